/** All commands but `serve`, which runs for months and has no use for them. */
import type { Command } from "commander";
import type { Environment } from "../platform/config.ts";
import { addAccountCommands } from "./account.ts";
import { addBackupCommands } from "./backup.ts";
import { addCellCommands } from "./cell.ts";
import { addContentCommands } from "./content.ts";
import { addDemoCommand } from "./demo.ts";
import { addDoctorCommand } from "./doctor.ts";
import { addGenerateCommand } from "./generate.ts";
import { addHealthcheckCommand } from "./healthcheck.ts";
import { addHelpCommand } from "./help.ts";
import { addJobCommands } from "./job.ts";
import { addKeyCommands } from "./key.ts";
import { addOpenApiCommand } from "./openapi.ts";
import { addPersonCommands } from "./person.ts";
import { addSiteCommands } from "./site.ts";
import { addUserCommands } from "./user.ts";
import { addVersionCommand } from "./version.ts";
import { addWebhookCommands } from "./webhook.ts";

/** In the order in which the help shows them. */
export function addOtherCommands(program: Command, environment: Environment): void {
  addDemoCommand(program, environment);
  addAccountCommands(program, environment);
  addKeyCommands(program, environment);
  addGenerateCommand(program, environment);
  addSiteCommands(program, environment);
  addJobCommands(program, environment);
  addWebhookCommands(program, environment);
  addUserCommands(program, environment);
  addPersonCommands(program, environment);
  addContentCommands(program);
  addBackupCommands(program, environment);
  addCellCommands(program, environment);
  addDoctorCommand(program, environment);
  addHealthcheckCommand(program, environment);
  addOpenApiCommand(program, environment);
  addVersionCommand(program);
  addHelpCommand(program);
}
