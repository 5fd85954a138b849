/** `sitewright healthcheck`: asks the running server if it is ready; for containers, which have no curl. */
import type { Command } from "commander";
import { OperatorError } from "../lib/errors.ts";
import { canonicalAddress } from "../lib/ip-address.ts";
import { type Config, type Environment, parseConfig } from "../platform/config.ts";
import { addServiceFlags, applyFlags } from "./settings-flags.ts";

/** Below the container's own limit, so that the reason is still printed. */
const TIMEOUT_MS = 4_000;

export function addHealthcheckCommand(program: Command, environment: Environment): void {
  addServiceFlags(program.command("healthcheck", { hidden: true }))
    .description("exit 0 if the server on this machine is ready")
    .action(async (options) => {
      await checkHealth(healthUrl(parseConfig(applyFlags(environment, options))));
    });
}

/** With TLS on, the plain port answers this one path itself, also before there is a certificate. */
export function healthUrl({ host, port, tls }: Pick<Config, "host" | "port" | "tls">): string {
  const name = reachableHost(host);
  return tls ? `http://${name}:${tls.httpPort}/healthz` : `http://${name}:${port}/readyz`;
}

/** Throws `OperatorError` unless the address answers with success. */
export async function checkHealth(url: string): Promise<void> {
  const answer = await fetch(url, {
    redirect: "manual",
    // A proxy in the environment is for other machines.
    proxy: false,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new OperatorError(`Nothing answers on ${url}; is the server running?`, { cause });
  });
  if (!answer.ok) throw new OperatorError(`${url} answers ${answer.status}; its log says why.`);
}

/** A server that listens on every address is asked on the loopback one. */
export function reachableHost(host: string): string {
  const bare = host.replace(/^\[|\]$/g, "");
  const address = canonicalAddress(bare) ?? bare;
  if (address === "0.0.0.0") return "127.0.0.1";
  if (address === "::") return "[::1]";
  return address.includes(":") ? `[${address}]` : address;
}
