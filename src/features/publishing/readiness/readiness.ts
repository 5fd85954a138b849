/** Whether a version of a site is ready to go live: five checks, each with evidence for a person. */

import { type CheckedSite, checkServedContent, type Fetcher } from "./check-content.ts";
import { CHECK_NAMES, type CheckName, type CheckResult } from "./check-result.ts";
import type { OwnSiteClient } from "./own-site-client.ts";

export type { CheckedSite };

/** Runs all checks over the public address; rejects only when `signal` aborts. */
export async function checkReadiness(
  client: OwnSiteClient,
  subject: CheckedSite,
  signal: AbortSignal,
): Promise<CheckResult[]> {
  const url = new URL(subject.origin);
  let addresses: readonly string[];
  try {
    addresses = await client.resolve(url.hostname);
  } catch (error) {
    return giveUp([failed("host", `${url.hostname} does not resolve (${wordsOf(error)}).`)]);
  }
  const host: CheckResult = {
    name: "host",
    outcome: "passed",
    evidence: `${url.hostname} resolves to ${addresses.join(", ")}.`,
  };
  const tls = await checkCertificate(client, url, addresses);
  if (tls.outcome === "failed") return giveUp([host, tls]);
  const fetcher: Fetcher = (method, target) => client.request(method, target, addresses, signal);
  const content = await checkServedContent(fetcher, subject);
  signal.throwIfAborted();
  return [host, tls, ...content];
}

export const isReady = (results: readonly CheckResult[]): boolean =>
  results.every(({ outcome }) => outcome !== "failed");

async function checkCertificate(
  client: OwnSiteClient,
  url: URL,
  addresses: readonly string[],
): Promise<CheckResult> {
  if (url.protocol !== "https:")
    return {
      name: "tls",
      outcome: "not_applicable",
      evidence: "The site's address is plain http.",
    };
  try {
    const { isValid, description } = await client.inspectCertificate(url, addresses);
    return { name: "tls", outcome: isValid ? "passed" : "failed", evidence: description };
  } catch (error) {
    return failed("tls", `The TLS handshake failed (${wordsOf(error)}).`);
  }
}

/** What could not be tried counts as failed: nothing is ready by default. */
function giveUp(results: readonly CheckResult[]): CheckResult[] {
  const done = new Set(results.map(({ name }) => name));
  const untried = CHECK_NAMES.filter((name) => !done.has(name));
  return [
    ...results,
    ...untried.map((name) => failed(name, "Not tried yet: the address is not reachable.")),
  ];
}

const failed = (name: CheckName, evidence: string): CheckResult => ({
  name,
  outcome: "failed",
  evidence,
});

const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
