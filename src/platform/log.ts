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

/** Opens the log on `destination` (standard output unless given). */
export function createLog(
  level: LogLevel,
  destination: NodeJS.WriteStream | { write(line: string): void } = process.stdout,
): Log {
  const readable = "isTTY" in destination && destination.isTTY === true;
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
