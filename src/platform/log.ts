/**
 * Structured logs: JSON lines, or readable ones on a terminal. Secrets and personal data are
 * removed by field name before anything is written.
 */
import pino from "pino";

export type Log = pino.Logger;

const LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof LEVELS)[number];
export const LOG_LEVELS: readonly LogLevel[] = LEVELS;

const PRIVATE_FIELDS = [
  "authorization",
  "cookie",
  "email",
  "key",
  "password",
  "phone",
  "secret",
  "token",
];

export type LogDestination = { write(line: string): unknown };

/** The log of a command: readable on a terminal, JSON lines elsewhere. */
export async function openLog(level: LogLevel, destination: NodeJS.WriteStream): Promise<Log> {
  if (!destination.isTTY) return createLog(level, destination);
  const { default: pretty } = await import("pino-pretty");
  return createLog(
    level,
    pretty({ sync: true, colorize: true, ignore: "pid,hostname", destination }),
  );
}

/** What stands in front of a failed query's values in the database library's messages. */
const PARAMS = "\nparams: ";
/** A line of a stack ends with a place in a file, unlike what people write. */
const FRAME = /^ {4}at .{1,500}:\d{1,9}:\d{1,9}\)?$/;

/** An error as it is logged: a query's values are what people have written, and are left out. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return withoutValues(pino.stdSerializers.err(error) as unknown as Record<string, unknown>);
}

function withoutValues({ params: _, message, stack, ...rest }: Record<string, unknown>): unknown {
  const { aggregateErrors } = rest;
  return {
    ...rest,
    ...(Array.isArray(aggregateErrors) && { aggregateErrors: aggregateErrors.map(withoutValues) }),
    message: withoutParams(message),
    stack: withoutParams(stack),
  };
}

function withoutParams(text: unknown): unknown {
  if (typeof text !== "string") return text;
  const at = text.indexOf(PARAMS);
  if (at < 0) return text;
  const frames = text
    .slice(at)
    .split("\n")
    .filter((line) => FRAME.test(line));
  return [text.slice(0, at), ...frames].join("\n");
}

/** A log that writes one JSON line for each entry. */
export function createLog(level: LogLevel, destination: LogDestination): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: PRIVATE_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: "[redacted]",
      },
    },
    destination,
  );
}
