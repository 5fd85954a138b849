/**
 * The contract as an Arazzo document, a workflow for each operation with a call that is accepted, run
 * by Redocly's respect, which is fetched from npm when it is asked for.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { operations } from "../../src/app.ts";
import type { Operation } from "../../src/http/operation.ts";
import { type ContractService, openContractService } from "./contract-service.ts";
import { type Fault, hold, lacksProgram } from "./fault.ts";

const REDOCLY = "@redocly/cli@2.77.0";
/** What takes away comes after what needs it. */
const ORDER = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const LAST = new Set(["unpublishSite", "deleteWebhook"]);

export const RESPECT: Fault = {
  name: "respect",
  fault:
    "every operation is called by `redocly respect`, from an Arazzo document that is made of the contract",
  promise: "status, media type and schema of every answer are the document's",
  lacks: lacksProgram("npx"),
  async run() {
    const contract = await openContractService();
    const directory = mkdtempSync(join(tmpdir(), "sitewright-respect-"));
    try {
      const { service } = contract;
      const document = await service.visit(`localhost:${service.port}`, "/openapi.json");
      writeFileSync(join(directory, "openapi.json"), await document.text());
      const workflows = [];
      for (const operation of operations.toSorted((a, b) => rankOf(a) - rankOf(b)))
        workflows.push(await describe(contract, operation));
      const arazzo = {
        ...{ arazzo: "1.0.1", info: { title: "Contract", version: "1" }, workflows },
        sourceDescriptions: [{ name: "openapi", type: "openapi", url: "openapi.json" }],
      };
      writeFileSync(join(directory, "arazzo.json"), JSON.stringify(arazzo));
      const { exitCode, text } = await runRespect(directory, service.port);
      hold(exitCode === 0, text.slice(-3_000));
      return `${workflows.length} workflows, one for each operation: all passed`;
    } finally {
      await contract.close();
      rmSync(directory, { recursive: true, force: true });
    }
  },
};

const rankOf = ({ id, method }: Operation): number =>
  LAST.has(id) ? ORDER.length : ORDER.indexOf(method);

async function describe({ account, prepare }: ContractService, operation: Operation) {
  const { path, body } = await prepare(operation.id);
  const values = path.split("/");
  const parameters = operation.path
    .split("/")
    .flatMap((part, at) =>
      part.startsWith(":") ? [{ in: "path", name: part.slice(1), value: values[at] ?? "" }] : [],
    );
  return {
    workflowId: operation.id,
    steps: [
      {
        stepId: `${operation.id}-step`,
        operationId: `$sourceDescriptions.openapi.${operation.id}`,
        parameters: [
          ...parameters,
          { in: "header", name: "Authorization", value: `Bearer ${account.key}` },
        ],
        ...(body !== undefined && {
          requestBody: { contentType: "application/json", payload: body },
        }),
        successCriteria: [{ condition: `$statusCode == ${operation.success.status}` }],
      },
    ],
  };
}

async function runRespect(directory: string, port: number) {
  const server = `openapi=http://localhost:${port}/v1`;
  const child = Bun.spawn(["npx", "--yes", REDOCLY, "respect", "arazzo.json", "--server", server], {
    cwd: directory,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { exitCode: await child.exited, text: stdout + stderr };
}
