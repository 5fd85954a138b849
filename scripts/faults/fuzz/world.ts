/**
 * What the fuzzer knows of the two accounts: their ids by kind, what was deleted, how their jobs
 * ended, and the word that all their texts carry and that nobody else may ever be shown.
 */
import { hold } from "../fault.ts";
import type { IdChoice } from "./steps.ts";

type Known = {
  id: string;
  parents: readonly string[];
  /** Of a live site, and the path of an event on its site. */
  url: string | undefined;
};

export type Actor = {
  readonly accountId: string;
  readonly canary: string;
  key: string;
  keyId: string;
  readonly known: Map<string, Known[]>;
  readonly deleted: Map<string, Known[]>;
  /** Jobs that have ended, and how. */
  readonly ended: Map<string, string>;
};

export const newActor = (accountId: string, canary: string): Actor => ({
  ...{ accountId, canary, key: "", keyId: "" },
  ...{ known: new Map(), deleted: new Map(), ended: new Map() },
});

const NONSENSE = ["nothing", "%00", "site_00000000000000000000000000", "..%2f..%2fv1", "🍞"];
/** What is in a list is asked for below another name. */
const SEGMENTS: Readonly<Record<string, string>> = { images: "gallery", image: "gallery" };
const SINGULAR: Readonly<Record<string, string>> = {
  ...{ site: "sites", job: "jobs", event: "events", webhook: "webhooks", lead: "leads" },
  registration: "registrations",
};

/** Notes every id that an answer names, with those in the path that was asked. */
export function learn(actor: Actor, path: string, body: unknown): void {
  if (typeof body !== "object" || body === null) return;
  const parents = path.split("/").filter((part) => /^[a-z]+_[0-9a-z]{26}$/.test(part));
  for (const [name, value] of Object.entries(body)) {
    if (name === "jobId") note(actor, "jobs", { id: String(value), parents: [], url: undefined });
    const kind = SEGMENTS[name] ?? SINGULAR[name] ?? name;
    const items = Array.isArray(value) ? value : [value];
    const isSpam = /\/spam(\?|$)/.test(path) && Array.isArray(value);
    for (const item of items)
      if (typeof item?.id === "string") {
        const of = isSpam ? parents : ownParents(kind, parents);
        const url = typeof item.url === "string" ? item.url : undefined;
        note(actor, isSpam ? "spam" : kind, { id: item.id, parents: of, url });
      }
  }
}

const LEVELS: Readonly<Record<string, number>> = {
  sites: 0,
  jobs: 0,
  webhooks: 0,
  registrations: 2,
};
const ownParents = (kind: string, parents: readonly string[]) =>
  parents.slice(0, LEVELS[kind] ?? 1);

const KEPT_MAX = 60;

function note(actor: Actor, kind: string, known: Known): void {
  const list = actor.known.get(kind) ?? [];
  actor.known.set(kind, list);
  const there = list.find(({ id }) => id === known.id);
  if (there !== undefined) {
    there.url = known.url;
    return;
  }
  if (actor.deleted.get(kind)?.some(({ id }) => id === known.id)) return;
  if (list.length >= KEPT_MAX) list.shift();
  list.push(known);
}

export function forget(actor: Actor, kind: string, id: string): void {
  const list = actor.known.get(kind) ?? [];
  const at = list.findIndex((one) => one.id === id);
  if (at < 0) return;
  const gone = actor.deleted.get(kind) ?? [];
  actor.deleted.set(kind, gone);
  gone.push(...list.splice(at, 1));
}

export type Target = {
  path: string;
  /** True where every id is the caller's own, and was not deleted before. */
  isOwn: boolean;
  isDeleted: boolean;
  last: { kind: string; id: string } | undefined;
};

/** The path with its ids filled in, from the last one backwards: what it belongs to goes with it. */
export function fillPath(
  template: string,
  ids: readonly IdChoice[],
  { own, other }: { own: Actor; other: Actor },
): Target {
  const parts = template.split("/");
  const places = parts.flatMap((part, at) => (part.startsWith("{") ? [at] : []));
  const target: Target = { path: "", isOwn: true, isDeleted: false, last: undefined };
  const lastPlace = places.at(-1);
  if (lastPlace !== undefined) {
    const kind = parts[lastPlace - 1] ?? "";
    const choice = ids[0] ?? { of: "nonsense", at: 0 };
    const found = choose(kind, choice, own, other);
    target.isOwn = choice.of === "own" && found !== undefined;
    target.isDeleted = choice.of === "deleted" && found !== undefined;
    const chosen = found ?? {
      id: NONSENSE[choice.at % NONSENSE.length] ?? "",
      parents: [],
      url: undefined,
    };
    parts[lastPlace] = chosen.id;
    target.last = { kind, id: chosen.id };
    for (const [at, place] of places.slice(0, -1).entries()) {
      const parentKind = parts[place - 1] ?? "";
      const parent =
        chosen.parents[at] ?? choose(parentKind, { of: "own", at: choice.at }, own, other)?.id;
      parts[place] = parent ?? "nothing";
    }
  }
  target.path = parts.join("/");
  return target;
}

function choose(kind: string, { of, at }: IdChoice, own: Actor, other: Actor): Known | undefined {
  const from = { own: own.known, foreign: other.known, deleted: own.deleted, nonsense: undefined };
  const list = from[of]?.get(kind) ?? [];
  return list[at % Math.max(1, list.length)];
}

/** A job that has ended stays as it ended; `before` is what was known when it was asked for. */
export function holdEnded(before: ReadonlyMap<string, string>, actor: Actor, body: unknown): void {
  type Job = { id: string; status: string };
  const answer = body as { job?: Job; jobs?: Job[] };
  for (const { id, status } of [...(answer.jobs ?? []), ...(answer.job ? [answer.job] : [])]) {
    const known = before.get(id);
    hold(known === undefined || known === status, `job ${id} was ${known} and is ${status}`);
    if (status !== "pending" && status !== "running") actor.ended.set(id, status);
  }
}
