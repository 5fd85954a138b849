/** `sitewright openapi` */
import type { Command } from "commander";
import { operations } from "../app.ts";
import { type Environment, parseConfig } from "../platform/config.ts";
import { asJson, printLine } from "./print.ts";
import { addServiceFlags, applyFlags } from "./settings-flags.ts";

export function addOpenApiCommand(program: Command, environment: Environment): void {
  addServiceFlags(program.command("openapi"))
    .description("print the API as an OpenAPI 3.1 document")
    .action(async (options) => {
      const { buildOpenApi } = await import("../app/openapi.ts");
      const config = parseConfig(applyFlags(environment, options));
      printLine(asJson(buildOpenApi(operations, `${config.publicUrl}/v1`), 2));
    });
}
