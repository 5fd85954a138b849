// Answers what a site asks its owner: a task, or a text that the site assumed and nobody has said.
import * as v from "valibot";
import type { SiteDocument } from "../document.ts";
import { listAssumptions } from "../origins.ts";
import { FACT_KEYS } from "../vocabulary.ts";
import { findPlace } from "./address.ts";
import { EditRefused } from "./edit-refused.ts";
import { labelAddress } from "./labels.ts";
import { removablePlace, withoutPart } from "./links.ts";
import { defineOperation } from "./operation.ts";
import { setFact } from "./set-fact.ts";
import { setText } from "./set-text.ts";

const schema = v.object({
  op: v.literal("answer-task"),
  /** Id of an owner task, or the address of an assumed text. */
  taskId: v.pipe(v.string(), v.maxLength(300)),
  /** Confirm: it is so, or done. Change: `text` holds instead. Remove: it is not so, or not wanted. */
  action: v.picklist(["confirm", "change", "remove"]),
  text: v.optional(v.pipe(v.string(), v.maxLength(100_000))),
});
type Answer = v.InferOutput<typeof schema>;

export const answerTask = defineOperation({
  schema,
  change(document, answer, author) {
    if (author !== "owner") throw new EditRefused("Only the owner answers.", answer.taskId);
    if (answer.action === "change" && (answer.text ?? "").trim() === "")
      throw new EditRefused("Write what shall stand there instead.", answer.taskId);
    const isTask = document.ownerTasks.some(({ id }) => id === answer.taskId);
    return isTask ? answerOwnerTask(document, answer) : answerAssumption(document, answer);
  },
  describe(document, { taskId, action }) {
    const task = document.ownerTasks.find(({ id }) => id === taskId);
    const what = task?.title ?? labelAddress(document, taskId);
    const confirmed = task === undefined ? "Confirmed" : "Done";
    return `${{ confirm: confirmed, change: "Answered", remove: "Removed" }[action]}: ${what}`;
  },
});

function answerOwnerTask(document: SiteDocument, { taskId, action, text }: Answer): SiteDocument {
  const task = document.ownerTasks.find(({ id }) => id === taskId);
  const key = FACT_KEYS.find((one) => one === task?.topic);
  const answered = {
    ...document,
    ownerTasks: document.ownerTasks.map((one) =>
      one.id === taskId ? { ...one, done: true } : one,
    ),
  };
  if (action !== "change") return answered;
  if (key === undefined)
    throw new EditRefused(
      "This is done in the page itself; then say here that it is done.",
      taskId,
    );
  const value = v.safeParse(FACT_VALUE, text);
  if (!value.success) throw new EditRefused(`The answer ${value.issues[0].message}.`, taskId);
  return setFact.change(answered, { op: "set-fact", key, value: value.output }, "owner");
}

const FACT_VALUE = setFact.schema.entries.value;

function answerAssumption(document: SiteDocument, { taskId, action, text }: Answer): SiteDocument {
  const isOpen = listAssumptions(document.origins).some(({ address }) => address === taskId);
  const place = findPlace(document, taskId);
  if (!isOpen || place === undefined) throw new EditRefused("This was answered already.", taskId);
  if (action === "confirm")
    return { ...document, origins: { ...document.origins, [taskId]: { from: "owner" } } };
  if (action === "change" && text !== undefined)
    return setText.change(document, { op: "set-text", address: taskId, value: text }, "owner");
  const removable = removablePlace(document, place);
  if (removable === undefined)
    throw new EditRefused("Nothing would be left here without it. Change it instead.", taskId);
  return withoutPart(document, removable);
}
