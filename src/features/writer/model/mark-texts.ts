/** Marks which texts of a document a model wrote, and which facts each of them rests on. */
import type { OriginEntry, SiteDocument } from "../../design/room.ts";
import type { Written } from "./slots.ts";

export function markModelTexts(
  document: SiteDocument,
  words: ReadonlyMap<string, Written>,
): SiteDocument {
  const slots = new Map([...words].map(([slot, written]) => [written.text, { slot, ...written }]));
  const origins: Record<string, OriginEntry> = { ...document.origins };
  const mark = (address: string, text: unknown) => {
    const slot = typeof text === "string" ? slots.get(text) : undefined;
    if (slot !== undefined) origins[address] = entryOf(slot.slot, slot.facts);
  };
  for (const [address, text] of listAddressed(document)) mark(address, text);
  for (const { path, description } of document.pages) {
    const parts = [...slots.values()].filter(({ text }) => isPartOf(description, text));
    const [first] = parts;
    const isWhole = restOf(description, parts) === "";
    if (first !== undefined && isWhole)
      origins[`${path}#/description`] = entryOf(first.slot, first.facts);
  }
  return { ...document, origins };
}

const entryOf = (slot: string, facts: readonly string[]): OriginEntry => ({
  from: "model",
  id: [slot, ...facts].join(" ").slice(0, 200),
});

const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.!?]) /u).filter((sentence) => sentence !== "");

/** Descriptions are made of whole sentences of the page. */
const isPartOf = (description: string, text: string): boolean =>
  splitSentences(text).some((sentence) => description.includes(sentence));

/** What of a description no model wrote: the owner's words for the trade, which may stand beside its own. */
const restOf = (description: string, parts: readonly Written[]): string =>
  parts
    .flatMap(({ text }) => splitSentences(text))
    .reduce((rest, sentence) => rest.replace(sentence, ""), description)
    .replace(/[\s.!?]{1,200}/gu, "");

/** Every text with its address, as `origins` names them. */
function* listAddressed({
  identity,
  navigation,
  pages,
}: SiteDocument): Generator<[string, unknown]> {
  yield* walk("#/identity", identity);
  yield* walk("#/navigation", navigation);
  for (const { blocks, ...page } of pages) {
    yield* walk(`${page.path}#`, page);
    for (const block of blocks) yield* walk(`${page.path}#${block.id}`, block);
  }
}

function* walk(address: string, value: unknown): Generator<[string, unknown]> {
  if (typeof value === "string") yield [address, value];
  else if (typeof value === "object" && value !== null)
    for (const [key, entry] of Object.entries(value)) yield* walk(`${address}/${key}`, entry);
}
