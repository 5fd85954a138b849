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
    const part = [...slots.values()].find(({ text }) => isPartOf(description, text));
    if (part !== undefined) origins[`${path}#/description`] = entryOf(part.slot, part.facts);
  }
  return { ...document, origins };
}

const entryOf = (slot: string, facts: readonly string[]): OriginEntry => ({
  from: "model",
  id: [slot, ...facts].join(" ").slice(0, 200),
});

/** Descriptions are made of whole sentences of the page. */
const isPartOf = (description: string, text: string): boolean =>
  text.split(/(?<=[.!?]) /u).some((sentence) => sentence !== "" && description.includes(sentence));

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
