/** Facts as owners write them: kept in the form that pages show, answered for once, and shown where there is room. */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import fc from "fast-check";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import { blocksOf, edit, read } from "../../../../test/fixtures/edits.ts";
import { fillDocument } from "../../../../test/fixtures/site-document.ts";
import { checkDocument, type Fact, type SiteDocument } from "../document.ts";
import { safeHref } from "../safe-href.ts";
import { FACT_KEYS, type FactKey } from "../vocabulary.ts";
import { applyOperation, readOperation } from "./apply-operation.ts";
import { EditRefused } from "./edit-refused.ts";
import { FACT_TITLES, REPEATED_KEYS, readFact } from "./fact-rules.ts";

// The machine may do much else.
setDefaultTimeout(60_000);

const filled = fillDocument();
const bakery = composeSite(
  { businessName: "Alder & Rye", industry: "Sourdough bakery in Leeds" },
  "facts",
);

const VALUES: Readonly<Partial<Record<FactKey, string>>> = {
  phone: "+44 113 496 0000",
  email: "hello@alder.example",
  social: "https://social.example/alder",
  website: "https://alder.example/",
};
const exampleOf = (key: FactKey) => VALUES[key] ?? `Some ${key}`;
const factsOf = (document: SiteDocument, key: FactKey) =>
  document.facts.filter((fact) => fact.key === key);
const shownIds = (document: SiteDocument) =>
  document.pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "facts" ? block.factIds : [])),
  );

describe.each([...FACT_KEYS])("%s", (key) => {
  test("is added by its owner, changed in place, and removed", () => {
    const bare = checkDocument({ ...bakery, facts: [] });
    const added = edit(bare, { op: "set-fact", key, value: exampleOf(key) });
    const [fact] = factsOf(added, key);
    expect(fact).toMatchObject({ key, value: exampleOf(key), source: "owner" });
    const label = "Of old";
    const labelled = edit(added, {
      ...{ op: "set-fact", id: fact?.id ?? "", key, value: exampleOf(key), label },
    });
    expect(factsOf(labelled, key)).toEqual([{ ...(fact as Fact), label }]);
    const removed = edit(labelled, { op: "remove-fact", id: fact?.id ?? "" });
    expect(removed.facts).toEqual([]);
  });

  test(
    REPEATED_KEYS.has(key)
      ? "may be there several times"
      : "is there once: a second takes its place",
    () => {
      const once = edit(bakery, { op: "set-fact", key, value: exampleOf(key) });
      const again = edit(once, { op: "set-fact", key, value: exampleOf(key) });
      const grown = factsOf(again, key).length - factsOf(once, key).length;
      expect(grown).toBe(REPEATED_KEYS.has(key) ? 1 : 0);
      const ids = again.facts.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  test("is called something that people know", () => {
    expect(FACT_TITLES[key]).toMatch(/^[A-Z][A-Za-z ]+$/u);
  });
});

describe("a value is kept as a page can show it", () => {
  test.each([
    ["website", "alder.example", "https://alder.example"],
    ["website", "http://alder.example/a?b=c", "http://alder.example/a?b=c"],
    ["social", "www.social.example/@alder", "https://www.social.example/@alder"],
    ["phone", "٠٥٠ ١٢٣ ٤٥٦٧", "٠٥٠ ١٢٣ ٤٥٦٧"],
    ["phone", "۰۲۱ ۱۲۳۴ ۵۶۷۸", "۰۲۱ ۱۲۳۴ ۵۶۷۸"],
    ["phone", "112", "112"],
    ["email", "büro@müller.example", "büro@müller.example"],
    ["opening_hours", "Mon–Fri 9–17", "Mon–Fri 9–17"],
  ] as const)("%s %s", (key, said, kept) => {
    expect(readFact(key, said)).toBe(kept);
  });

  test.each([
    ["phone", "call us", "must be a number"],
    ["phone", "12", "must be a number"],
    ["email", "hello", "must be an address"],
    ["email", "hello@alder", "must be an address"],
    ["email", "a@b.example?bcc=c@d.example", "must be an address"],
    ["website", "alder", "must be a web address"],
    ["website", "https://user:pass@alder.example/", "must be a web address"],
    ["website", "//alder.example", "must be a web address"],
    ["social", "@alder", "must be a web address"],
    ["social", "ftp://alder.example/", "must be a web address"],
    ["social", "javascript:alert(1)//a.b", "must be a web address"],
  ] as const)("%s %s is refused", (key, said, says) => {
    expect(() => readFact(key, said)).toThrow(EditRefused);
    expect(() => readFact(key, said)).toThrow(says);
  });

  test("whatever is written as a web address is refused, or may stand in a link", () => {
    const written = fc.oneof(
      fc.webUrl(),
      fc.string({ maxLength: 40 }),
      fc
        .tuple(fc.constantFrom("http:", "data:", "//", "x:1", "https://"), fc.string())
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(written, fc.constantFrom("website" as const, "social" as const), (said, key) => {
        try {
          const kept = readFact(key, said);
          expect(safeHref(kept)).toBe(kept.trim());
          expect(kept).toMatch(/^https?:\/\//iu);
        } catch (error) {
          if (!(error instanceof EditRefused)) throw error;
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("a fact that no part of a page shows by itself", () => {
  const person = { op: "set-fact", key: "person", value: "Ann Rye, baker" } as const;

  test("stands in the first block of facts with room", () => {
    const after = edit(filled, person);
    expect(read(after, "/#facts/factIds")).toContain("person");
    expect(shownIds(after).filter((id) => id === "person")).toHaveLength(1);
  });

  test("makes a block of its own where there is none, before the last call to action", () => {
    const pages = filled.pages.map((page) => ({
      ...page,
      blocks: page.blocks.filter(({ kind }) => kind !== "facts"),
    }));
    const bare = checkDocument({ ...filled, pages });
    const [opening, ...others] = blocksOf(bare);
    const last = others.find(({ kind }) => kind === "callToAction");
    const [, ...further] = pages;
    const few = [opening, others.find(({ kind }) => kind === "story"), last];
    const ending = checkDocument({ ...bare, pages: [{ ...pages[0], blocks: few }, ...further] });
    expect(blocksOf(edit(ending, person)).map(({ kind }) => kind)).toEqual([
      "hero",
      "story",
      "facts",
      "callToAction",
    ]);
  });

  test("passes by a block that is locked, and one that is full", () => {
    const locked = edit(filled, { op: "set-lock", address: "/#facts", locked: true });
    const after = edit(locked, person);
    expect(read(after, "/#facts/factIds")).not.toContain("person");
    expect(read(after, "/page-1#facts/factIds")).toContain("person");
    const full = Array.from({ length: 24 }, (_, at) => `fact-${at}`);
    const pages = filled.pages.map((page, at) => ({
      ...page,
      blocks: page.blocks.map((block) =>
        block.kind === "facts" && at === 0 ? { ...block, factIds: full } : block,
      ),
    }));
    const crowded = edit(checkDocument({ ...filled, pages }), person);
    expect(read(crowded, "/#facts/factIds")).toEqual(full);
    expect(read(crowded, "/page-1#facts/factIds")).toContain("person");
  });

  test("is not put there twice by a change of its words", () => {
    const once = edit(filled, { ...person, id: undefined });
    const again = edit(once, { ...person, id: "person", value: "Ann Rye" });
    expect(shownIds(again)).toEqual(shownIds(once));
  });
});

test("a site takes a hundred facts, and still changes one of them then", () => {
  const facts = Array.from({ length: 100 }, (_, at) => ({
    ...{ id: `hours-${at}`, key: "opening_hours" as const, value: `Day ${at}` },
    source: "owner" as const,
  }));
  const full = checkDocument({ ...bakery, facts });
  const more = readOperation({ op: "set-fact", key: "phone", value: "+44 113 496 0000" });
  expect(() => applyOperation(full, more)).toThrow("100 facts at most");
  const changed = edit(full, {
    ...{ op: "set-fact", id: "hours-3", key: "opening_hours", value: "Never" },
  });
  expect(changed.facts[3]?.value).toBe("Never");
  expect(changed.facts).toHaveLength(100);
});

describe("an owner's task", () => {
  const phone = bakery.ownerTasks.find(({ topic }) => topic === "phone");
  const isDone = (document: SiteDocument, id = phone?.id) =>
    document.ownerTasks.find((task) => task.id === id)?.done === true;

  test("about a fact is answered in place, as the fact itself would be", () => {
    const answer = { op: "answer-task", taskId: phone?.id ?? "", action: "change" } as const;
    const after = edit(bakery, { ...answer, text: " +44 113 496 0000 " });
    expect(factsOf(after, "phone")).toMatchObject([{ value: "+44 113 496 0000" }]);
    expect(isDone(after)).toBe(true);
    for (const [text, says] of [
      ["call me", "must be a number"],
      ["5".repeat(501), "at most 500 characters"],
      ["", "Write what shall stand there"],
      ["  ", "Write what shall stand there"],
    ] as const)
      expect(() => applyOperation(bakery, { ...answer, text })).toThrow(says);
  });

  test("is done by saying so, or by saying that it is not wanted, and says nothing then", () => {
    for (const action of ["confirm", "remove"] as const) {
      const after = edit(bakery, { op: "answer-task", taskId: phone?.id ?? "", action });
      expect(isDone(after)).toBe(true);
      expect(after.facts).toEqual(bakery.facts);
      expect(after.pages).toEqual(bakery.pages);
    }
  });

  test("about something else than a fact is done on the page", () => {
    const other = { id: "add-photo", topic: "photo" as const, title: "Add photographs." };
    const document = checkDocument({ ...bakery, ownerTasks: [other] });
    expect(() =>
      applyOperation(document, {
        ...{ op: "answer-task", taskId: "add-photo", action: "change", text: "There" },
      }),
    ).toThrow("done in the page itself");
    expect(
      isDone(
        edit(document, { op: "answer-task", taskId: "add-photo", action: "confirm" }),
        "add-photo",
      ),
    ).toBe(true);
  });
});
