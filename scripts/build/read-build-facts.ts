/** Finds out what is being built, for `src/platform/build-facts.ts` inside the executable. */
import manifest from "../../package.json" with { type: "json" };
import type { BuildFacts } from "../../src/platform/build-facts.ts";

/**
 * The commit is the checkout's own. Where there is no git, as in a container build,
 * `SITEWRIGHT_COMMIT` may say it; else it is `unknown`.
 */
export function readBuildFacts(root: string, target: string): BuildFacts {
  const commit = process.env.SITEWRIGHT_COMMIT || readCommit(root) || "unknown";
  return { version: manifest.version, commit, target };
}

function readCommit(root: string): string | undefined {
  const commit = runGit(root, ["rev-parse", "--short=12", "HEAD"]);
  if (commit === undefined) return undefined;
  const isModified = runGit(root, ["status", "--porcelain", "--untracked-files=no"]) !== "";
  return isModified ? `${commit}-modified` : commit;
}

/** Trimmed output, or undefined if git is missing or refuses. */
function runGit(root: string, args: string[]): string | undefined {
  if (Bun.which("git") === null) return undefined;
  const run = Bun.spawnSync(["git", "-C", root, ...args], { stdin: "ignore", stderr: "ignore" });
  return run.success ? run.stdout.toString().trim() : undefined;
}
