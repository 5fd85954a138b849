/** Changes that a language model is asked for: they go on, and are kept, while another panel is open. */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Proposed } from "../../builder-model.ts";
import { CallError, messageOf } from "../call.ts";
import { callBuilder } from "./call-builder.ts";

const LOOK_EVERY_MS = 700;

const ENDED: Readonly<Record<string, string>> = { cancelled: "It was cancelled." };
const NOTHING = "Nothing came of it. Ask again.";

export type Asking = {
  readonly isBusy: ReadonlySignal<boolean>;
  readonly stage: ReadonlySignal<string>;
  readonly failure: Signal<string>;
  readonly proposed: Signal<Proposed | undefined>;
  /** One at a time: each is paid for. `within` is the address of a block or slot. */
  propose(instruction: string, within: string | undefined): Promise<void>;
  /** Looks what has become of it, until the function that it answers is called. */
  watch(): () => void;
};

export function createAsking(siteId: string): Asking {
  const isSending = signal(false);
  const jobId = signal<string | undefined>(undefined);
  const stage = signal("");
  const failure = signal("");
  const proposed = signal<Proposed | undefined>(undefined);
  const isBusy = computed(() => isSending.value || jobId.value !== undefined);

  const look = async (id: string) => {
    try {
      const { job, proposal } = await callBuilder("proposal", { jobId: id });
      if (jobId.peek() !== id) return;
      stage.value = job.stage;
      if (job.status === "pending" || job.status === "running") return;
      jobId.value = undefined;
      if (job.status === "completed" && proposal !== null) proposed.value = proposal;
      else failure.value = job.error?.message ?? ENDED[job.status] ?? NOTHING;
    } catch (error) {
      // It is being worked on, and paid for: without a connection one looks on.
      if (error instanceof CallError && error.status === 0) {
        stage.value = "The service cannot be reached. Looking again…";
        return;
      }
      jobId.value = undefined;
      failure.value = messageOf(error);
    }
  };
  return {
    ...{ isBusy, stage, failure, proposed },
    async propose(instruction, within) {
      if (isBusy.peek()) return;
      isSending.value = true;
      failure.value = "";
      proposed.value = undefined;
      stage.value = "Asking";
      try {
        const asked = { siteId, instruction, ...(within !== undefined && { within }) };
        ({ jobId: jobId.value } = await callBuilder("propose", asked));
      } catch (error) {
        failure.value = messageOf(error);
      }
      isSending.value = false;
    },
    watch() {
      const timer = setInterval(() => {
        const id = jobId.peek();
        if (id !== undefined) void look(id);
      }, LOOK_EVERY_MS);
      return () => clearInterval(timer);
    },
  };
}
