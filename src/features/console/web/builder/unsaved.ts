/**
 * What was written in the builder and is not stored. It stays in its field, with what was said against it,
 * whichever panel or view is opened meanwhile, until it is saved or discarded.
 */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { findPlace, labelAddress, type OperationInput } from "../../../design/room.ts";
import type { OpenedBuilder } from "../../builder-model.ts";

export type Unsaved = {
  /** Undefined where something was asked for without a text. */
  readonly text: string | undefined;
  /** Why it was not saved; empty while it was not sent. */
  readonly refusal: string;
};
/** By place: the address of a slot, or what the functions below answer. */
export type UnsavedTexts = Readonly<Record<string, Unsaved>>;

export type UnsavedStore = {
  readonly texts: ReadonlySignal<UnsavedTexts>;
  /** Keeps what was written and is not to be sent yet. */
  keep(place: string, text: string): void;
  drop(place: string): void;
  dropAll(): void;
  /** An edit is on its way; what becomes of it is told by one of the two below. */
  send(operation: OperationInput): void;
  settle(operation: OperationInput): void;
  refuse(operation: OperationInput, why: string): void;
};

export const factPlace = (key: string, id: string | undefined): string =>
  id === undefined ? `fact ${key}` : `fact #${id}`;
export const taskPlace = (taskId: string): string => `task ${taskId}`;
export const wishPlace = (target: string | undefined): string => `wish ${target ?? ""}`;

/** As long as the console is open, for one person each. */
const kept = new Map<string, Signal<UnsavedTexts>>();

export function openUnsaved(siteId: string, userId: string): UnsavedStore {
  const key = `${siteId} ${userId}`;
  const texts = kept.get(key) ?? signal<UnsavedTexts>({});
  kept.set(key, texts);
  /** What is on its way to each place: what was discarded or written anew since is not put back. */
  const latest = new Map<string, OperationInput>();
  const set = (place: string, now: Unsaved) => {
    texts.value = { ...texts.peek(), [place]: now };
  };
  const drop = (place: string) => {
    latest.delete(place);
    const { [place]: gone, ...others } = texts.peek();
    if (gone !== undefined) texts.value = others;
  };
  return {
    texts,
    keep: (place, text) => set(place, { text, refusal: "" }),
    drop,
    dropAll() {
      latest.clear();
      texts.value = {};
    },
    send(operation) {
      const written = readWritten(operation);
      if (written !== undefined) latest.set(written.place, operation);
    },
    settle(operation) {
      const written = readWritten(operation);
      if (written !== undefined && latest.get(written.place) === operation) drop(written.place);
    },
    refuse(operation, refusal) {
      const written = readWritten(operation);
      if (written === undefined || latest.get(written.place) !== operation) return;
      set(written.place, { text: written.text, refusal });
    },
  };
}

/** Where an edit puts which text; undefined for those that put none. */
function readWritten(
  operation: OperationInput,
): { place: string; text: string | undefined } | undefined {
  switch (operation.op) {
    case "set-text":
      return typeof operation.value === "boolean"
        ? undefined
        : { place: operation.address, text: operation.value ?? "" };
    case "set-fact":
      return { place: factPlace(operation.key, operation.id), text: operation.value };
    case "remove-fact":
      return { place: factPlace("", operation.id), text: "" };
    case "answer-task":
      return {
        place: taskPlace(operation.taskId),
        text: operation.action === "change" ? operation.text : undefined,
      };
    default:
      return undefined;
  }
}

/** What the first text is called that was refused and still waits in its field. */
export function findRefused(opened: OpenedBuilder, texts: UnsavedTexts): string | undefined {
  for (const [place, { text, refusal }] of Object.entries(texts)) {
    const label = text !== undefined && refusal !== "" ? labelPlace(opened, place) : undefined;
    if (label !== undefined) return label;
  }
  return undefined;
}

/** Undefined for what is not there any more. */
function labelPlace(opened: OpenedBuilder, place: string): string | undefined {
  const { document, catalogue, tasks } = opened;
  const at = place.indexOf(" ");
  const [kind, rest] = [place.slice(0, at), place.slice(at + 1)];
  if (kind === "task") return tasks.find(({ id }) => id === rest) && "an answer under Tasks";
  if (kind === "fact") {
    const key = rest.startsWith("#")
      ? document.facts.find(({ id }) => id === rest.slice(1))?.key
      : rest;
    return catalogue.facts.find(({ id }) => id === key)?.title;
  }
  return findPlace(document, place) && labelAddress(document, place);
}
