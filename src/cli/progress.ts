/** Shows how far a job is: a bar on a terminal, a line per stage elsewhere. */
import { printLine } from "./print.ts";

export type JobProgress = { status: string; progress: number; stage: string };

export type ProgressDisplay = {
  show(job: JobProgress): void;
  /** Ends the display with a last line. */
  end(text: string, succeeded: boolean): void;
};

/** `quiet` shows nothing at all, for output that is read by programs. */
export async function showProgress(
  title: string,
  options: { quiet: boolean },
): Promise<ProgressDisplay> {
  if (options.quiet) return { show() {}, end() {} };
  return process.stdout.isTTY ? showBar(title) : showLines(title);
}

async function showBar(title: string): Promise<ProgressDisplay> {
  const { progress } = await import("@clack/prompts");
  const bar = progress({ style: "heavy", max: 100, size: 32 });
  let shown = 0;
  bar.start(title);
  return {
    show(job) {
      bar.advance(job.progress - shown, job.stage);
      shown = job.progress;
    },
    end(text, succeeded) {
      if (succeeded) bar.stop(text);
      else bar.error(text);
    },
  };
}

function showLines(title: string): ProgressDisplay {
  let stage = "";
  printLine(title);
  return {
    show(job) {
      if (job.stage !== stage) printLine(`${String(job.progress).padStart(3)} %  ${job.stage}`);
      stage = job.stage;
    },
    end: (text) => printLine(text),
  };
}
