/**
 * Structured logs: JSON lines, or readable ones on a terminal. Secrets and personal data are
 * removed by field name before anything is written.
 */
import pino from "pino";
import pretty from "pino-pretty";

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

export type LogDestination = { write(line: string): unknown; isTTY?: boolean };

/** Opens the log on `destination` (standard output unless given). */
export function createLog(level: LogLevel, destination: LogDestination = process.stdout): Log {
  const readable = destination.isTTY === true;
  const stream = readable
    ? pretty({ sync: true, colorize: true, ignore: "pid,hostname" })
    : destination;
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
    stream,
  );
}
