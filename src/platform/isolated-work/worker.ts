/** One child process that does isolated work, an order at a time. */
import { parse } from "node:path";
import { ownCommand } from "../own-command.ts";
import {
  type IsolatedKind,
  IsolatedWorkFailed,
  type WorkAnswer,
  type WorkMessage,
} from "./kind.ts";
import { ISOLATED_WORK_ARGUMENT } from "./take-orders.ts";
import { residentBytes, watchProcess, yieldToService } from "./watch-process.ts";

export class IsolatedWorker {
  readonly #child: Bun.Subprocess<"ignore", "ignore", "ignore">;
  #answer: PromiseWithResolvers<WorkAnswer> | undefined;

  constructor() {
    this.#child = Bun.spawn({
      cmd: [...ownCommand(), ISOLATED_WORK_ARGUMENT],
      // Nothing of the service's settings and secrets.
      env: { BUN_OPTIONS: "--smol" },
      // Where nobody but the administrator could leave a file that configures a runtime.
      cwd: parse(process.execPath).root,
      stdio: ["ignore", "ignore", "ignore"],
      serialization: "advanced",
      ipc: (message: WorkAnswer) => this.#answer?.resolve(message),
      onExit: () => this.#answer?.reject(new IsolatedWorkFailed("broken", "the process has ended")),
    });
    yieldToService(this.#child);
    // A resting worker keeps no process from ending.
    this.#child.unref();
  }

  get isUsable(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** 0 where the system does not tell. */
  get memoryBytes(): number {
    return residentBytes(this.#child.pid) ?? 0;
  }

  /** Throws `IsolatedWorkFailed`, or the signal's reason; the process is gone then. */
  async run<Input, Output>(
    kind: IsolatedKind<Input, Output>,
    input: Input,
    signal?: AbortSignal,
  ): Promise<Output> {
    const answer = Promise.withResolvers<WorkAnswer>();
    this.#answer = answer;
    const abort = () => this.end();
    signal?.addEventListener("abort", abort);
    this.#child.ref();
    const stopWatching = watchProcess(this.#child, kind);
    try {
      this.#send({ kind: kind.name, input });
      const told = await answer.promise;
      if ("fault" in told) throw new IsolatedWorkFailed("broken", `${kind.name}: ${told.fault}`);
      return told.output as Output;
    } catch (error) {
      this.end();
      signal?.throwIfAborted();
      const overrun = stopWatching();
      if (overrun === undefined) throw error;
      throw new IsolatedWorkFailed(overrun, `${kind.name} took too much ${overrun}`);
    } finally {
      stopWatching();
      signal?.removeEventListener("abort", abort);
      this.#answer = undefined;
      this.#child.unref();
    }
  }

  #send(order: WorkMessage): void {
    try {
      this.#child.send(order);
    } catch (cause) {
      // It has ended, and nobody has told us yet.
      throw new IsolatedWorkFailed("broken", "the process takes no order", { cause });
    }
  }

  end(): void {
    this.#child.kill("SIGKILL");
  }
}
