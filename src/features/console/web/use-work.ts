/** What a button of a dialog does: whether it is under way, and what went wrong, to be said in the dialog. */
import { useRef, useState } from "preact/hooks";
import { messageOf } from "./call.ts";

export type Work = {
  readonly isBusy: boolean;
  /** Empty when nothing is wrong. */
  readonly problem: string;
  /** Does one thing at a time; what is asked for meanwhile is not done. True when it went well. */
  run(work: () => Promise<unknown>): Promise<boolean>;
};

export function useWork(): Work {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const isRunning = useRef(false);
  const run = async (work: () => Promise<unknown>) => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    setProblem("");
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(messageOf(error));
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, problem, run };
}
