/** The builder's procedures, with what a conflict tells beside its message. */
import type { OperationInput } from "../../../design/room.ts";
import type {
  DraftChanged,
  OpenedBuilder,
  OtherChange,
  Proposed,
  ShownPage,
} from "../../builder-model.ts";
import type { Job } from "../api-types.ts";
import { CallError, isConnected, readError, sessionEnded } from "../call.ts";

type OfDraft = { siteId: string; revision: number };
type Edited = OfDraft & { shows: ShownPage };
type Calls = {
  open: [{ siteId: string }, OpenedBuilder];
  apply: [Edited & { operation: OperationInput; continues: boolean }, DraftChanged];
  undo: [Edited, DraftChanged];
  redo: [Edited, DraftChanged];
  discard: [OfDraft, unknown];
  unplan: [{ siteId: string }, unknown];
  publish: [OfDraft & { at?: string }, unknown];
  propose: [{ siteId: string; instruction: string; within?: string }, { jobId: string }];
  proposal: [{ jobId: string }, { job: Job; proposal: Proposed | null }];
};

/** Somebody else was faster; `changes` says with what. */
export class ConflictError extends CallError {
  readonly changes: readonly OtherChange[];
  constructor(message: string, changes: readonly OtherChange[]) {
    super("conflict", 409, message);
    this.changes = changes;
  }
}

const NOT_REACHED = "The service cannot be reached.";
const NOT_READ = "The service's answer could not be read.";
/** An edit without an answer for so long is sent once more; the service knows it again. */
const APPLY_MS_MAX = 15_000;

/** Throws `CallError`; of them `ConflictError` when the draft has changed since. */
export async function callBuilder<Name extends keyof Calls>(
  name: Name,
  input: Calls[Name][0],
): Promise<Calls[Name][1]> {
  const response = await reach(`/console/api/builder.${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(input),
    // A line that went dead tells nobody.
    ...(name === "apply" && { signal: AbortSignal.timeout(APPLY_MS_MAX) }),
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body as Calls[Name][1];
  // Cut short, or by something in between: as good as no answer, and what asks again asks again.
  if (response.ok) throw new CallError("offline", 0, NOT_READ);
  const error = readError(response.status, body);
  if (error.status === 401) sessionEnded.value += 1;
  // Other things may be in the way as well, such as a publishing that is under way.
  const changes = error.status === 409 ? readChanges(body) : undefined;
  throw changes === undefined ? error : new ConflictError(error.message, changes);
}

function readChanges(body: unknown): readonly OtherChange[] | undefined {
  if (typeof body !== "object" || body === null || !("changes" in body)) return undefined;
  return Array.isArray(body.changes) ? body.changes : undefined;
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, { ...init, credentials: "same-origin" });
    isConnected.value = true;
    return response;
  } catch {
    // What is on its way is tried again by the builder itself.
    throw new CallError("offline", 0, NOT_REACHED);
  }
}
