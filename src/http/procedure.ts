/**
 * What commands can do, by name: the same functions whether they arrive over the control socket or
 * run in the command's own process. Each checks its input, since the socket carries plain JSON.
 */
import * as v from "valibot";
import { UsageError } from "../lib/errors.ts";
import type { Context } from "../platform/context.ts";
import { describeIssue } from "./read-input.ts";

export type CommandProcedure = (ctx: Context, input: unknown) => Promise<unknown>;
export type CommandProcedures = Readonly<Record<string, CommandProcedure>>;

/** A procedure whose input is checked by a schema; it throws `UsageError` for any other. */
export function procedure<Schema extends v.GenericSchema<unknown, unknown>>(
  schema: Schema,
  run: (ctx: Context, input: v.InferOutput<Schema>) => Promise<unknown>,
): CommandProcedure {
  return (ctx, input) => {
    const result = v.safeParse(schema, input);
    if (!result.success) throw new UsageError(result.issues.map(describeIssue).join(" "));
    return run(ctx, result.output);
  };
}
