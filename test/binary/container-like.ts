/**
 * The container's constraints without a container: a root of its own that holds the executable,
 * the shared libraries it names and /proc, all read-only; no temp directory; one writable /data;
 * an unprivileged user. Made of the kernel's own means, so it needs root and a few Linux tools.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Installation, type Outcome, runToEnd, startServing } from "./installation.ts";

const USER = "65532";
/** Some of the tools are only on an administrator's path. */
const PATH = `${process.env.PATH ?? ""}:/usr/sbin:/sbin`;
const TOOLS = ["unshare", "nsenter", "mount", "chroot", "ldd", "cp"];

/** Why this machine cannot do it, or undefined. */
export async function whyNotContainerLike(): Promise<string | undefined> {
  if (process.platform !== "linux") return "it needs Linux";
  if (process.getuid?.() !== 0) return "it needs root";
  const missing = TOOLS.filter((tool) => Bun.which(tool, { PATH }) === null);
  if (missing.length > 0) return `it needs ${missing.join(", ")}`;
  const attempt = await runToEnd({
    command: ["unshare", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"],
    cwd: "/",
    environment: { PATH },
  });
  return attempt.exitCode === 0 ? undefined : `this machine refuses: ${attempt.stderr.trim()}`;
}

/** Runs in a mount namespace of its own, so nothing has to be undone when the service has ended. */
const BUILD_ROOT = `
set -eu
root=$1 executable=$2 addon=$3
mount -t tmpfs -o mode=755 tmpfs "$root"
cd "$root"
mkdir proc data
cp "$executable" sitewright
for library in $(ldd "$executable" "$addon" | grep -o '/[^ :]*\\.so[^ :]*' | sort -u); do
  mkdir -p "./$(dirname "$library")"
  cp -L "$library" "./$library"
done
mount --rbind /proc proc
mount -t tmpfs -o mode=700,uid=${USER},gid=${USER} tmpfs data
mount -o remount,ro "$root"
exec chroot --userspec=${USER}:${USER} "$root" /sitewright serve
`;

/** `folder` must be empty; commands run inside the service's own root, as `docker exec` does. */
export function installContainerLike(options: {
  executable: string;
  addon: string;
  folder: string;
  port: number;
}): Installation {
  const { executable, addon, folder, port } = options;
  const root = join(folder, "root");
  mkdirSync(root);
  const environment = {
    PATH,
    HOST: "0.0.0.0",
    PORT: String(port),
    SITEWRIGHT_DATA: "/data",
    TMPDIR: "/nowhere",
  };
  const service = { pid: 0 };
  return {
    port,
    async run(...args: string[]): Promise<Outcome> {
      const inside = ["--mount", "--root", "--wd", "--setuid", USER, "--setgid", USER];
      const command = [
        "nsenter",
        "--target",
        String(service.pid),
        ...inside,
        "/sitewright",
        ...args,
      ];
      return runToEnd({ command, cwd: "/", environment });
    },
    async serve() {
      const script = ["sh", "-c", BUILD_ROOT, "build-root", root, executable, addon];
      const command = ["unshare", "--mount", ...script];
      const running = await startServing({ command, cwd: "/", environment }, port);
      service.pid = running.pid;
      return running;
    },
  };
}
