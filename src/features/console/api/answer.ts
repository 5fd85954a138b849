/** What the console's API answers: JSON, or the API's envelope with the wrong fields beside it. */
import * as v from "valibot";
import { type AnswerHeaders, errorResponse, jsonResponse } from "../../../http/envelope.ts";
import { describeIssue } from "../../../http/read-input.ts";
import { ApiError, ERRORS } from "../../../lib/errors.ts";
import type { Log } from "../../../platform/log.ts";

/** Fields of a form that are wrong, by their names. */
export class FieldsRefused extends ApiError {
  readonly fields: Readonly<Record<string, string>>;
  constructor(message: string, fields: Readonly<Record<string, string>>) {
    super("invalid_request", message);
    this.fields = fields;
  }
}

/** Somebody else was faster; `detail` stands beside the error and shows what they did. */
export class EditConflict extends Error {
  override readonly name = "Conflict";
  readonly detail: Readonly<Record<string, unknown>>;
  constructor(message: string, detail: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.detail = detail;
  }
}

/** What the schema makes of the input. Throws `FieldsRefused`. */
export function readInput(schema: v.GenericSchema<unknown, unknown>, sent: unknown): unknown {
  const result = v.safeParse(schema, sent, { abortPipeEarly: true });
  if (result.success) return result.output;
  const fields: Record<string, string> = {};
  for (const issue of result.issues.slice(0, 20)) {
    const name = String(issue.path?.[0]?.key ?? "");
    if (name !== "") fields[name] ??= explain(issue);
  }
  const message = result.issues.slice(0, 5).map(describeIssue).join(" ");
  throw new FieldsRefused(message, fields);
}

const explain = (issue: v.BaseIssue<unknown>): string => withoutName(describeIssue(issue));

/** The sentence without the field's name, which stands beside it. */
function withoutName(sentence: string): string {
  const text = sentence.replace(/^(?:`[^`]{1,200}`|The body) /, "");
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/**
 * What `work` refuses is about one field of a form: services name inputs of their own, or none. Throws
 * `FieldsRefused` in its place.
 */
export async function aboutField<Output>(field: string, work: Promise<Output>): Promise<Output> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "invalid_request") throw error;
    throw new FieldsRefused(error.message, { [field]: withoutName(error.message) });
  }
}

/** Fields that are wrong; a service's own refusal names the field that it is about. */
function wrongFields(error: ApiError): Readonly<Record<string, string>> | undefined {
  if (error instanceof FieldsRefused) return error.fields;
  const [, name] = /^`(\w{1,60})` /.exec(error.message) ?? [];
  return name === undefined ? undefined : { [name]: withoutName(error.message) };
}

export function failureResponse(error: unknown, log: Log, headers: AnswerHeaders): Response {
  if (error instanceof EditConflict) {
    const { message, detail } = error;
    return jsonResponse(
      409,
      JSON.stringify({ error: { code: "conflict", message }, ...detail }),
      headers,
    );
  }
  const fields = error instanceof ApiError ? wrongFields(error) : undefined;
  if (error instanceof ApiError && fields) {
    const { code, message } = error;
    const body = { error: { code, message, fields } };
    return jsonResponse(ERRORS[code].status, JSON.stringify(body), headers);
  }
  const response = errorResponse(error, log, headers);
  // That is how keys are asked for; here there are none.
  response.headers.delete("www-authenticate");
  return response;
}
