import { expect, test } from "bun:test";
import fc from "fast-check";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import {
  dice,
  listAddresses,
  listBlockAddresses,
  rollOperation,
} from "../../../../test/fixtures/operations.ts";
import { fillDocument } from "../../../../test/fixtures/site-document.ts";
import { checkDocument, type SiteDocument } from "../document.ts";
import { findPlace, readPlace } from "./address.ts";
import {
  applyOperation,
  DOCUMENT_LENGTH_MAX,
  type OperationInput,
  operationSchema,
  readOperation,
} from "./apply-operation.ts";
import { EditRefused } from "./edit-refused.ts";
import { applyPatch } from "./patch.ts";

const BAKERY = {
  businessName: "Alder & Rye",
  industry: "Sourdough bakery in Leeds",
  audience: "Families in the neighbourhood, cafés",
  goals: "Sell bread, take orders for cakes",
  personality: "warm, plain",
};
const bakery = composeSite(BAKERY, "edit");
const DOCUMENTS = [fillDocument(), bakery];
const whichDocument = fc.constantFrom(...DOCUMENTS);

/** The edit, or undefined for one that was refused with a reason. */
function attempt(document: SiteDocument, operation: OperationInput) {
  try {
    return applyOperation(document, readOperation(operation));
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
    expect(error.message).toMatch(/[.:]/u);
    return undefined;
  }
}

test("an operation and its inverse give the same document, and every document is valid", () => {
  let done = 0;
  fc.assert(
    fc.property(whichDocument, fc.array(dice, { maxLength: 12 }), (start, rolls) => {
      let document = start;
      for (const roll of rolls) {
        const before = JSON.stringify(document);
        const edit = attempt(document, rollOperation(document, roll));
        expect(JSON.stringify(document)).toBe(before);
        if (edit === undefined) continue;
        done += 1;
        expect(checkDocument(edit.document)).toEqual(edit.document);
        expect(applyPatch(edit.document, edit.inverse)).toEqual(document);
        expect(edit.description.length).toBeGreaterThan(3);
        document = edit.document;
      }
    }),
    { numRuns: 60 },
  );
  expect(done).toBeGreaterThan(60);
}, 30_000);

test("every kind of operation can be done, and none of them only by accident", () => {
  const doneKinds = new Set<string>();
  fc.assert(
    fc.property(whichDocument, dice, (document, roll) => {
      for (let kind = 0; kind <= 24; kind += 1) {
        const text = roll.two % 2 === 0 ? "Plain words" : "de";
        const operation = rollOperation(document, { ...roll, kind, text });
        if (attempt(document, operation) !== undefined) doneKinds.add(operation.op);
      }
    }),
    { numRuns: 40 },
  );
  const kinds = operationSchema.options.map((option) => option.entries.op.literal);
  expect([...doneKinds].sort()).toEqual(kinds.sort());
}, 30_000);

test("what is locked never changes, whoever edits and whatever else is done", () => {
  const isUnlock = (operation: OperationInput) => operation.op === "set-lock";
  fc.assert(
    fc.property(
      whichDocument,
      fc.nat(1_000),
      fc.array(dice, { maxLength: 20 }),
      fc.constantFrom("owner" as const, "model" as const),
      (start, at, rolls, author) => {
        const addresses = [
          ...listBlockAddresses(start),
          ...listAddresses(start, (_value, key) => key === "heading" || key === "text"),
        ].filter((address) => !address.startsWith("#"));
        const lock = addresses[at % addresses.length] ?? "";
        let { document } = applyOperation(start, { op: "set-lock", address: lock, locked: true });
        const value = readPlace(start, findPlace(start, lock) ?? []);
        for (const roll of rolls) {
          const operation = rollOperation(document, roll);
          if (isUnlock(operation)) continue;
          try {
            document = applyOperation(document, readOperation(operation), author).document;
          } catch (error) {
            if (!(error instanceof EditRefused)) throw error;
          }
          const [address = ""] = document.locks ?? [];
          expect(readPlace(document, findPlace(document, address) ?? ["none"])).toEqual(value);
        }
      },
    ),
    { numRuns: 60 },
  );
}, 30_000);

test("origins and locks always name something that is there", () => {
  fc.assert(
    fc.property(whichDocument, fc.array(dice, { maxLength: 15 }), (start, rolls) => {
      let document = start;
      const dangling = ({ origins, locks = [] }: SiteDocument) =>
        [...Object.keys(origins), ...locks].filter(
          (address) => readPlace(document, findPlace(document, address) ?? ["none"]) === undefined,
        );
      const known = new Set(dangling(document));
      for (const roll of rolls) {
        document = attempt(document, rollOperation(document, roll))?.document ?? document;
        expect(dangling(document).filter((address) => !known.has(address))).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
}, 30_000);

/** The bakery with this many blocks of the longest answers on its page of questions. */
function withLongAnswers(count: number): SiteDocument {
  const pages = bakery.pages.map((page) => {
    const [opening, questions] = page.blocks;
    if (page.role !== "faq" || opening === undefined || questions?.kind !== "faq") return page;
    const items = Array.from({ length: 40 }, () => ({ question: "Q?", answer: "a".repeat(1_400) }));
    const blocks = Array.from({ length: count }, (_, at) => ({
      ...{ ...questions, items },
      id: `more-${at}`,
    }));
    return { ...page, path: "/faq", blocks: [opening, ...blocks] };
  });
  return checkDocument({ ...bakery, pages });
}

test("a site that is as large as one may be takes nothing more, and one that is larger gives back", () => {
  const lengthOf = (document: SiteDocument) => JSON.stringify(document).length;
  let counted = 1;
  while (lengthOf(withLongAnswers(counted + 1)) <= DOCUMENT_LENGTH_MAX) counted += 1;
  const grow: OperationInput = { op: "duplicate-block", address: "/faq#more-0" };
  const grown = applyOperation(withLongAnswers(counted - 1), readOperation(grow)).document;
  expect(() => applyOperation(grown, readOperation(grow))).toThrow("no room for more");
  const larger = withLongAnswers(counted + 2);
  const remove: OperationInput = { op: "remove-block", address: "/faq#more-0" };
  const smaller = applyOperation(larger, readOperation(remove)).document;
  expect(lengthOf(smaller)).toBeGreaterThan(DOCUMENT_LENGTH_MAX);
  expect(lengthOf(smaller)).toBeLessThan(lengthOf(larger));
});

test("a picture that is chosen is shown, whatever the arrangement was", () => {
  const [home] = bakery.pages;
  const opening = home?.blocks[0];
  if (opening?.kind !== "hero") throw new Error("a home page opens with its opening");
  const address = `${home?.path}#${opening.id}`;
  const arrange = (variant: string) =>
    applyOperation(bakery, readOperation({ op: "set-variant", address, variant })).document;
  const show = (document: SiteDocument) =>
    applyOperation(
      document,
      readOperation({
        ...{ op: "set-picture", address: `${address}/art` },
        show: { kind: "image", imageId: "img_1" },
      }),
    ).document.pages[0]?.blocks[0];
  expect(show(arrange("type"))).toMatchObject({ variant: "split", art: { imageId: "img_1" } });
  expect(show(arrange("index"))).toMatchObject({ variant: "split" });
  expect(show(arrange("banner"))).toMatchObject({ variant: "banner", art: { imageId: "img_1" } });
});
