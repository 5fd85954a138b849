/** The texts of two trades under one roof as one list. */
import { keysOf } from "../reading/trade-index.ts";

/** Of two trades under one roof: together they say no more than one. */
const JOINED_MAX: Readonly<Record<string, number>> = { offers: 8, questions: 4, about: 2 };

/** However many kinds of one trade a business is: a longer list is a catalogue that nobody reads. */
const ALONE_MAX: Readonly<Record<string, number>> = { offers: 9, questions: 6 };

/** "Eggs" of the farm and "Eggs" of its hens: the first of them. */
const dropSameTitles = <T extends object>(list: readonly T[]): T[] => {
  const titles = list.map((entry) => titleKeys(entry).join(" "));
  return list.filter((_, at) => titles[at] === "" || titles.indexOf(titles[at] ?? "") === at);
};

/** `name` is the list's. No trade says what one before it has said. */
export function joinLists<T extends object>(name: string, lists: readonly (readonly T[])[]): T[] {
  const [first = [], ...others] = lists.map(dropSame);
  if (others.length === 0) return dropSameTitles(first).slice(0, ALONE_MAX[name]);
  const told = first.map(titleKeys);
  const unlike = others.map((list) =>
    list.filter((entry) => !told.some((keys) => isWithin(keys, titleKeys(entry)))),
  );
  return dropSame(interleave([first, ...unlike])).slice(0, JOINED_MAX[name]);
}

/** Kinds of a trade may have the same text, each under an id of its own. */
function dropSame<T extends object>(list: readonly T[]): T[] {
  const said = list.map(wordsOf);
  return list.filter((_, at) => said.indexOf(said[at] ?? "") === at);
}

const UNSAID: ReadonlySet<string> = new Set(["id", "source", "kinds", "voices", "icon", "actions"]);
const wordsOf = (entry: object): string =>
  JSON.stringify(Object.entries(entry).filter(([name]) => !UNSAID.has(name)));

/** Of an offer its name, of a question itself; nothing else has a title that could be the same. */
function titleKeys(entry: object): string[] {
  const title = "question" in entry ? entry.question : "name" in entry ? entry.name : undefined;
  return typeof title === "string" ? keysOf(title) : [];
}

/** "Haircuts" beside "Haircuts for children", whichever comes first. */
const isWithin = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 &&
  other.length > 0 &&
  (one.every((key) => other.includes(key)) || other.every((key) => one.includes(key)));

/** One of each list in turn. */
export function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();
}
