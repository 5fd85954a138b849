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

/** A log that writes one JSON line for each entry. */
export function createLog(level: LogLevel, destination: LogDestination): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: PRIVATE_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: "[redacted]",
      },
    },
    destination,
  );
}
