/**
 * What a new block, entry or page says before its owner has written there: something in the site's language that says
 * what to write, known as an assumption for as long as it stands, and nothing made up of the business.
 */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { edit, read } from "../../../../test/fixtures/edits.ts";
import { fillDocument } from "../../../../test/fixtures/site-document.ts";
import { type Block, blockSchema } from "../blocks.ts";
import type { SiteDocument } from "../document.ts";
import { listAssumptions } from "../origins.ts";
import { CHROME_LANGUAGES } from "../vocabulary.ts";
import { ADDABLE_KINDS } from "./add-block.ts";
import { applyOperation, readOperation } from "./apply-operation.ts";
import { findBrokenLinks } from "./links.ts";
import { createBlock } from "./starter.ts";
import { STARTER_WORDS, type StarterWords } from "./starter-words.ts";
import { listTasks } from "./tasks.ts";

// The machine may do much else.
setDefaultTimeout(60_000);

const KEYS = Object.keys(STARTER_WORDS.en) as (keyof StarterWords)[];
const siteIn = (language: string): SiteDocument => fillDocument({ language });

/** Keys whose values nobody reads. */
const SILENT = new Set([
  "kind",
  "id",
  "variant",
  "href",
  "motif",
  "role",
  "type",
  "name",
  "factIds",
]);
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    SILENT.has(key) && !(key === "name" && !("type" in value)) ? [] : textsOf(inner),
  );
}

describe.each([...CHROME_LANGUAGES])("in %s", (language) => {
  const words = STARTER_WORDS[language];

  test("every word is there, whole and in the language's letters", () => {
    expect(Object.keys(words).sort()).toEqual([...KEYS].sort());
    const letters = { ar: /\p{Script=Arabic}/u, he: /\p{Script=Hebrew}/u } as const;
    for (const key of KEYS) {
      expect(words[key].trim()).toBe(words[key]);
      expect(words[key]).not.toBe("");
      if (language === "ar" || language === "he") {
        expect(words[key]).toMatch(letters[language]);
        expect(words[key]).not.toMatch(/[a-z]/iu);
      }
    }
  });

  test("sentences are sentences and labels are none", () => {
    const ends = /[.?!؟]$/u;
    for (const key of ["text", "question", "answer"] as const) expect(words[key]).toMatch(ends);
    for (const key of ["heading", "title", "button", "usual", "here", "page"] as const)
      expect(words[key]).not.toMatch(ends);
  });

  test("nothing is said as in English", () => {
    if (language === "en") return;
    for (const key of KEYS) expect([key, words[key]]).not.toEqual([key, STARTER_WORDS.en[key]]);
  });

  test("every kind of block begins with the language's own words, or with what is known", () => {
    const site = siteIn(language);
    const known = new Set([
      ...Object.values(words),
      ...site.pages.map(({ label }) => label),
      ...[site.identity.name, site.identity.summary, site.navigation.action?.label ?? ""],
    ]);
    for (const option of blockSchema.options) {
      const kind = option.entries.kind.literal;
      const block = createBlock(site, site.pages[1] ?? (site.pages[0] as never), kind);
      expect(textsOf(block).filter((text) => !known.has(text))).toEqual([]);
    }
  });

  test("an entry that is added to a list says so too", () => {
    const site = siteIn(language);
    for (const [address, key] of [
      ["/#offers/items", "name"],
      ["/#faq/items", "question"],
      ["/#comparison/rows", "subject"],
      ["/#story/chapters", "title"],
      ["/#hero/notes", undefined],
    ] as const) {
      const list = read(edit(site, { op: "add-item", address }), address) as unknown[];
      const added = list.at(-1);
      const said = key === undefined ? added : (added as Record<string, unknown>)[key];
      expect(Object.values(words)).toContain(said as string);
    }
  });
});

describe("the words of a new part are assumptions", () => {
  const site = siteIn("en");
  const starters = (document: SiteDocument) =>
    listAssumptions(document.origins).filter(({ id }) => id === "starter");

  test.each(ADDABLE_KINDS)("of %s each one is listed with what it says, and none twice", (kind) => {
    const document = edit(site, { op: "add-block", page: "/", kind });
    const added = document.pages[0]?.blocks.at(-1) as Block;
    const generic = new Set<string>(
      (["heading", "text", "title", "question", "answer"] as const).map(
        (key) => STARTER_WORDS.en[key],
      ),
    );
    const listed = starters(document).map(({ address }) => read(document, address));
    expect(listed).toEqual(textsOf(added).filter((text) => generic.has(text)));
    const tasks = listTasks(document).filter(({ kind: of }) => of === "assumption");
    expect(tasks.map(({ text }) => text)).toEqual(listed as string[]);
    for (const { where } of tasks) expect(where).not.toMatch(/#|undefined/u);
  });

  test("until each was confirmed, changed or taken out", () => {
    let document = edit(site, { op: "add-block", page: "/page-2", kind: "features" });
    const all = starters(document).map(({ address }) => address);
    expect(all.length).toBeGreaterThan(3);
    const answers = ["confirm", "change", "remove"] as const;
    for (let at = 0; starters(document).length > 0 && at < 30; at += 1) {
      const open = starters(document);
      const action = answers[at % answers.length] ?? "confirm";
      const taskId = open[at % open.length]?.address ?? "";
      try {
        document = edit(document, { op: "answer-task", taskId, action, text: "Ours." });
      } catch {
        // What a block cannot be without is only changed.
        document = edit(document, { op: "answer-task", taskId, action: "change", text: "Ours." });
      }
      expect(starters(document).length).toBeLessThan(open.length);
    }
    expect(starters(document)).toEqual([]);
    expect(listTasks(document).filter(({ kind }) => kind === "assumption")).toEqual([]);
  });

  test("one that was answered is answered once", () => {
    const document = edit(site, { op: "add-block", page: "/", kind: "statement" });
    const [open] = starters(document);
    const answer = { op: "answer-task", taskId: open?.address ?? "", action: "confirm" } as const;
    const answered = edit(document, answer);
    expect(() => applyOperation(answered, readOperation(answer))).toThrow("answered already");
    expect(read(answered, answer.taskId)).toBe(read(document, answer.taskId));
  });
});

describe("a new part leads somewhere", () => {
  const broken = (document: SiteDocument) =>
    findBrokenLinks(document).map(({ address }) => address);

  test.each(ADDABLE_KINDS)("%s adds no broken link, on any page", (kind) => {
    const site = siteIn("en");
    for (const { path } of site.pages.slice(0, 3)) {
      const document = edit(site, { op: "add-block", page: path, kind });
      expect(broken(document)).toEqual(broken(site));
    }
  });

  test("a button leads to where the header's does, else to the contact page, else home", () => {
    const site = siteIn("en");
    const address = "/#hero/actions";
    const added = (document: SiteDocument) =>
      (read(edit(document, { op: "add-item", address }), address) as object[]).at(-1);
    expect(added(site)).toEqual({
      label: site.navigation.action?.label,
      href: site.navigation.action?.href,
    });
    const { action: _, ...navigation } = site.navigation;
    const plain = { ...site, navigation };
    expect(added(plain)).toEqual({ label: "Get in touch", href: "/" });
    const withContact = edit(plain, { op: "add-page", label: "Contact", role: "contact" });
    expect(added(withContact)).toEqual({ label: "Get in touch", href: "/contact" });
  });

  test("an index of pages names those that visitors may find, and not the one that it is on", () => {
    const site = edit(siteIn("en"), { op: "hide-page", page: "/page-3", hidden: true });
    const document = edit(site, { op: "add-block", page: "/page-2", kind: "links" });
    const block = document.pages[2]?.blocks.at(-1);
    const hrefs = block?.kind === "links" ? block.items.map(({ href }) => href) : [];
    expect(hrefs).toEqual(["/", "/page-1", "/page-4", "/page-5", "/page-6", "/page-7"]);
  });
});

test("a site in a language without words of ours begins in English", () => {
  const document = edit(siteIn("fi"), { op: "add-block", page: "/", kind: "statement" });
  expect(read(document, "/#statement-2/text")).toBe(STARTER_WORDS.en.text);
});
