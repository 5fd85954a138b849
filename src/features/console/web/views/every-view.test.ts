/**
 * Every view, as each role sees it, with names that people make long, odd and hostile: one heading, everything named,
 * every reference resolved, and nothing shown that is no word of anybody's.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { joinAs } from "../../../../../test/fixtures/console.ts";
import {
  type FullConsole,
  openFullConsole,
  viewsOf,
} from "../../../../../test/fixtures/full-console.ts";
import type { SmallElement } from "../../../../../test/fixtures/small-dom.ts";
import {
  nameOf,
  openSmallScreen,
  type SmallScreen,
} from "../../../../../test/fixtures/small-screen.ts";

const NAMES = [
  "Marlow & Finch",
  `"><img src=x onerror=alert(1)>'{{7*7}}\${7*7}`,
  "مخبز المرفأ 🥖 — Bäckerei",
  `Line\tone ${"w".repeat(180)}`,
];

let full: FullConsole;
let screen: SmallScreen;

const elements = (selector: string): SmallElement[] => screen.document.querySelectorAll(selector);
const isShown = (one: SmallElement) =>
  one.closest("[hidden]") === null && one.closest("[aria-hidden=true]") === null;

/** Sentences about what is wrong with what is shown; none for a sound page. */
function findFaults(): string[] {
  const ids = elements("[id]").map((one) => one.getAttribute("id") ?? "");
  const known = new Set(ids);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  const references = [
    "aria-labelledby",
    "aria-describedby",
    "aria-controls",
    "for",
    "list",
  ].flatMap((name) =>
    elements(`[${name}]`).flatMap((one) =>
      (one.getAttribute(name) ?? "").split(" ").map((id) => `${name} ${id}`),
    ),
  );
  const dangling = references.filter((one) => !known.has(one.split(" ")[1] ?? ""));
  const named = [
    ...elements("button"),
    ...elements("a[href]"),
    ...elements("input"),
    ...elements("select"),
    ...elements("textarea"),
    ...elements("dialog"),
    ...elements("iframe"),
  ].filter(isShown);
  const nameless = named.filter(
    (one) => nameOf(one) === "" && one.getAttribute("title") === null && one.textContent === "",
  );
  const unlabelled = elements("img").filter((one) => one.getAttribute("alt") === null);
  const [levels, main] = [elements("h1"), elements("main")];
  return [
    ...twice.map((id) => `id ${id} twice`),
    ...dangling.map((one) => `${one} leads nowhere`),
    ...nameless.map((one) => `<${one.localName} class=${one.getAttribute("class")}> has no name`),
    ...unlabelled.map((one) => `an image without alt: ${one.getAttribute("src")}`),
    ...(levels.length === 1 ? [] : [`${levels.length} × h1`]),
    ...(main.length === 1 ? [] : [`${main.length} × main`]),
    ...elements("table")
      .filter((one) => one.querySelector("th") === null)
      .map(() => "a table without headings"),
    ...elements("time")
      .filter((one) => Number.isNaN(Date.parse(one.getAttribute("datetime") ?? "")))
      .map((one) => `a time that is none: ${one.textContent}`),
    ...elements("a[href]")
      .filter((one) => !/^(?:\/|#|https?:|mailto:|tel:)/.test(one.getAttribute("href") ?? ""))
      .map((one) => `a link to ${one.getAttribute("href")}`),
  ];
}

/** What a page never says: what a program says where a word is missing. */
const NO_WORDS = /undefined|\bNaN\b|\[object |Invalid Date|\bnull\b/;

async function look(address: string, as: { cookie: string }): Promise<void> {
  await screen.open(address, as);
  const said = screen.text();
  expect({ address, faults: findFaults(), words: NO_WORDS.exec(said)?.[0] }).toEqual({
    ...{ address, faults: [], words: undefined },
  });
  expect(elements("[onerror]")).toEqual([]);
  expect(elements("img").filter((one) => one.getAttribute("src") === "x")).toEqual([]);
}

describe.each(NAMES)("called %p", (name) => {
  let guests: { cookie: string }[] = [];
  beforeAll(async () => {
    full = await openFullConsole(name);
    screen = await openSmallScreen(full);
    guests = [
      full.operator,
      await joinAs(full.service, full.accountId, "owner"),
      await joinAs(full.service, full.accountId, "editor"),
      await joinAs(full.service, full.accountId, "viewer"),
    ];
  }, 60_000);
  afterAll(async () => {
    await screen.close();
    await full.close();
  });

  test("every view is sound, whoever looks at it", async () => {
    const shown = name.trim().replace(/\s+/g, " ");
    for (const [address, heading] of Object.entries(viewsOf(full, name))) {
      for (const guest of name === NAMES[0] ? guests : guests.slice(0, 1))
        await look(address, guest);
      await screen.open(address, full.operator);
      const said = screen.text(screen.get("main")).slice(0, 400);
      expect([address, said.includes(heading === name ? shown : heading)]).toEqual([address, true]);
    }
  }, 60_000);

  test("the builder and the page for readers of a preview are sound", async () => {
    await look(`/console/sites/${full.siteId}/edit`, full.operator);
    for (const tab of screen.all("tab").map((one) => one.textContent)) {
      await screen.press("tab", tab);
      expect([tab, findFaults(), NO_WORDS.exec(screen.text())?.[0]]).toEqual([tab, [], undefined]);
    }
    await look(`/console/review/${full.reviewToken}`, { cookie: "" });
  });

  test("whatever opens a dialog or menu opens a sound one", async () => {
    for (const [address, buttons] of Object.entries({
      [`/console/sites/${full.siteId}/settings`]: ["Delete site"],
      [`/console/sites/${full.siteId}/history`]: ["Share"],
      [`/console/sites/${full.siteId}/events?event=${full.eventId}`]: ["Delete"],
      [`/console/sites/${full.siteId}/leads?lead=${full.leadId}`]: ["Delete"],
      "/console/keys": ["New key", "Revoke"],
      "/console/webhooks": ["New endpoint", "Rotate secret", "Delete"],
      "/console/members": ["Change role", "Remove", "Revoke"],
      "/console/you": ["Set up second factor", "Keyboard shortcuts"],
      [`/console/operator/accounts?account=${full.brandedId}`]: ["Suspend"],
      "/console/operator/accounts": ["New account"],
    }))
      for (const button of buttons) {
        await screen.open(address, full.operator);
        const [first] = screen.all("button", button);
        await screen.wait(() => first?.click());
        expect([address, button, screen.all("dialog").length, findFaults()]).toEqual([
          ...[address, button, 1],
          [],
        ]);
      }
  }, 30_000);
});
