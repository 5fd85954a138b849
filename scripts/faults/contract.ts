/**
 * The service held against its own OpenAPI document by somebody else's eyes: the contract's calls go
 * through Prism's validation proxy, which is fetched from npm when it is asked for.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { operations } from "../../src/app.ts";
import { createKey, revokeKey } from "../../src/features/accounts/keys.ts";
import { suspendAccount } from "../../src/features/accounts/service.ts";
import type { Operation } from "../../src/http/operation.ts";
import type { Sample } from "../../test/contract-samples.ts";
import { until } from "../../test/fixtures/server-process.ts";
import type { TestService } from "../../test/harness.ts";
import { type ContractService, openContractService } from "./contract-service.ts";
import { type Fault, hold, lacksProgram } from "./fault.ts";

const PRISM = "@stoplight/prism-cli@5.16.0";

export const CONTRACT: Fault = {
  name: "contract",
  fault:
    "every operation is called through Prism's validation proxy: as it should be, without a key, for what is missing, with a body that is none, by an account below Pro, by one that is suspended",
  promise: "no difference between the document and the service",
  lacks: lacksProgram("npx"),
  async run() {
    const contract = await openContractService();
    const { service } = contract;
    const prism = await startPrism(service);
    try {
      const trial: Trial = { contract, prism, differences: [], calls: 0 };
      for (const operation of operations) await tryOperation(trial, operation);
      const { calls, differences } = trial;
      hold(
        differences.length === 0,
        `${differences.length}: ${differences.slice(0, 8).join("; ")}`,
      );
      return `${operations.length} operations, ${calls} calls: 0 differences`;
    } finally {
      await prism.close();
      await contract.close();
    }
  },
};

type Prism = { origin: string; close(): Promise<void> };

/** Passes calls on to the service, and says in a header what differed from the document. */
async function startPrism(service: TestService): Promise<Prism> {
  const directory = mkdtempSync(join(tmpdir(), "sitewright-prism-"));
  const path = join(directory, "openapi.json");
  const document = await service.visit(`localhost:${service.port}`, "/openapi.json");
  writeFileSync(path, await document.text());
  const port = 32_000 + Math.floor(Math.random() * 700);
  const upstream = `http://localhost:${service.port}/v1`;
  const child = Bun.spawn(
    ["npx", "--yes", PRISM, "proxy", path, upstream, "--port", String(port), "--host", "127.0.0.1"],
    {
      cwd: directory,
      stdio: ["ignore", Bun.file(join(directory, "log")), "ignore"],
      detached: true,
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  const close = async () => {
    // Of npx and what it has started.
    process.kill(-child.pid, "SIGTERM");
    await child.exited;
    rmSync(directory, { recursive: true, force: true });
  };
  const answers = () =>
    fetch(`${origin}/me`)
      .then(() => true)
      .catch(() => false);
  await until("Prism answers", answers, 240_000).catch(async (error) => {
    await close();
    throw error;
  });
  return { origin, close };
}

type Trial = { contract: ContractService; prism: Prism; differences: string[]; calls: number };

async function tryOperation(trial: Trial, operation: Operation): Promise<void> {
  const { service, account } = trial.contract;
  const prepare = () => trial.contract.prepare(operation.id);
  const { success } = operation;
  await call(trial, operation, { ...(await prepare()), key: account.key, status: success.status });
  await call(trial, operation, { ...(await prepare()), key: undefined, status: 401 });
  const free = await service.createAccount({ plan: "free" });
  await call(trial, operation, { ...(await prepare()), key: free.key, status: 402 });
  await suspendAccount(service.ctx, free.id);
  await call(trial, operation, { ...(await prepare()), key: free.key, status: 403 });
  const revoked = await createKey(service.ctx, { accountId: account.id, scope: "full" });
  await revokeKey(service.ctx, revoked.id);
  await call(trial, operation, { ...(await prepare()), key: revoked.key, status: 401 });
  if (operation.path.includes(":id")) {
    const sample = await prepare();
    const path = sample.path.replaceAll(/([a-z]+)_[0-9a-z]{26}/g, `$1_${"0".repeat(26)}`);
    await call(trial, operation, { ...sample, path, key: account.key, status: 404 });
  }
  if (operation.body === undefined) return;
  const { path } = await prepare();
  await call(trial, operation, { path, body: [], key: account.key, status: 400 });
}

type Wanted = Sample & { key: string | undefined; status: number };
type Violation = { location: string[]; message: string };

async function call(trial: Trial, operation: Operation, wanted: Wanted): Promise<void> {
  const { path, body, key, status } = wanted;
  const answer = await fetch(`${trial.prism.origin}${path}`, {
    method: operation.method,
    headers: {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  trial.calls += 1;
  const what = `${operation.id} ${status}`;
  if (answer.status !== status) trial.differences.push(`${what} is answered ${answer.status}`);
  const found = JSON.parse(answer.headers.get("sl-violations") ?? "[]") as Violation[];
  // Also a proof that it looks.
  if (Array.isArray(body)) hold(found.length > 0, `Prism lets a list pass as the body of ${what}`);
  for (const { location, message } of found) {
    // A call that is wrong on purpose is not as the document says, and is answered as it says.
    if (location[0] === "request" && status !== operation.success.status) continue;
    trial.differences.push(`${what}, ${location.join(".")}: ${message}`);
  }
}
