/** What a running service is told by signals: to stop, and when the terminal that it runs in is gone. */
import { isatty } from "node:tty";
import { machineMs } from "../lib/machine-time.ts";

/**
 * A signal that comes so soon after the first is the same one: a terminal's Ctrl-C goes to `bun run`
 * too, which hands it on.
 */
const SAME_SIGNAL_MS = 1_000;

/** stdin, stdout, stderr. */
const STANDARD_FILES = [0, 1, 2];

/**
 * Resolves with the first SIGTERM or SIGINT, or with the SIGHUP of a terminal that is closed; a later one
 * ends the process at once. Any other SIGHUP, as of `systemctl kill` or to a service behind `nohup`, stops
 * nothing: `onHangup` is told of it. To be called before the start, or a signal that comes during it would
 * end the process half way.
 */
export function awaitStopSignal(onHangup: () => void = () => undefined): Promise<void> {
  const terminals = STANDARD_FILES.filter((file) => isatty(file));
  return new Promise((resolve) => {
    let stoppedAtMs: number | undefined;
    const stop = () => {
      stoppedAtMs ??= machineMs();
      if (machineMs() - stoppedAtMs > SAME_SIGNAL_MS) process.exit(1);
      resolve();
    };
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);
    // A terminal that was hung up is none any more by the time the signal comes.
    process.on("SIGHUP", () => (terminals.some((file) => !isatty(file)) ? stop() : onHangup()));
  });
}
