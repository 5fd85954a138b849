// Starter words are assumptions: they are listed for the owner for as long as they stand.
import type { OriginEntry } from "../origins.ts";
import { STARTER_ID, STARTER_WORDS } from "./starter-words.ts";

const STARTERS: ReadonlySet<string> = new Set(
  Object.values(STARTER_WORDS).flatMap(({ heading, text, title, question, answer }) => [
    ...[heading, text, title, question, answer],
  ]),
);

/** The origins of the starter texts in a new value, by address. */
export function listStarterTexts(value: unknown, address: string): Record<string, OriginEntry> {
  if (typeof value === "string")
    return STARTERS.has(value) ? { [address]: { from: "trade", id: STARTER_ID } } : {};
  if (typeof value !== "object" || value === null) return {};
  const entries = Object.entries(value).map(([key, entry]) =>
    listStarterTexts(entry, `${address}/${key}`),
  );
  return Object.assign({}, ...entries);
}
