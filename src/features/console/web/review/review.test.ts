/** A preview as somebody reads it who has only its link: pages, parts, notes, and what becomes of them. */
import { beforeEach, describe, expect, test } from "bun:test";
import { tokenOf } from "../../../../../test/fixtures/console.ts";
import { SmallEvent } from "../../../../../test/fixtures/small-dom.ts";
import { useSmallScreen } from "../../../../../test/fixtures/small-screen.ts";
import { bakeryDocument, smallSite, storeSite } from "../../../../../test/fixtures/small-site.ts";

const on = useSmallScreen();
let siteId = "";
let token = "";
let linkId = "";
let sites = 0;
const ask = async (name: string, input: object = {}) => {
  const { status, body } = await on.full.operator.call(name, { siteId, ...input });
  if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`);
  return body;
};
const open = () => on.screen.open(`/console/review/${token}`);
beforeEach(async () => {
  sites += 1;
  sessionStorage.clear();
  const { service, accountId } = on.full;
  const parts = { slug: `review-${sites}`, files: smallSite("x"), document: bakeryDocument() };
  siteId = (await storeSite(service.ctx, { ...parts, accountId })).siteId;
  const { link } = await ask("reviews.share", { shows: "draft" });
  [token, linkId] = [tokenOf(link.url), link.id];
  await open();
});
const note = async (text: string, author = "Ann") => {
  await on.screen.type("Note", text);
  await on.screen.type("Your name", author);
  await on.screen.press("button", "Send note");
};
const listNotes = async () => (await ask("reviews.notes")).items;
const page = (label: string) =>
  on.screen.get("button", label, on.screen.get("navigation", "Pages"));
const frame = () => {
  const found = on.screen.document.querySelector("iframe");
  if (!found) throw new Error("no frame");
  return found;
};
/** What the page in the frame tells, as if it had been loaded. */
const tell = (data: object, source: unknown = frame()) =>
  on.screen.wait(() => {
    Object.assign(frame(), { contentWindow: frame() });
    on.screen.document.window.tell(
      new SmallEvent("message", { source, data: { from: "preview", ...data } }),
    );
  });

test("it says what it is and until when, shows each page, and has nothing of the console", async () => {
  expect(on.screen.document.title).toMatch(/^Preview of .+ · Sitewright$/);
  expect(on.screen.text()).toContain("A draft that visitors do not see yet. Open until ");
  const { pages } = (await on.full.operator.call("review.look", { token })).body;
  const tabs = on.screen.all("button", undefined, on.screen.get("navigation", "Pages"));
  expect(tabs.map((one) => one.textContent)).toEqual(
    pages.map(({ label }: { label: string }) => label),
  );
  expect(on.screen.all("navigation", "Main")).toEqual([]);
  expect(frame().getAttribute("sandbox")).toBe("allow-scripts");
  expect(on.screen.world.asked).toContain("review.look");
  expect(on.screen.world.asked.filter((name) => /^(?:sites|leads|builder)\./.test(name))).toEqual(
    [],
  );
});

describe("a note", () => {
  test("is about the page that is looked at, with the name of who wrote it, and is there at once", async () => {
    await on.screen.wait(() => page("Contact").click());
    expect(page("Contact").getAttribute("aria-current")).toBe("page");
    await note(" Warmer, please ");
    expect(on.screen.text()).toContain("Notes so far 1");
    const [kept] = await listNotes();
    expect([kept.page, kept.block, kept.text, kept.author]).toEqual([
      ...["/contact", null, "Warmer, please", "Ann"],
    ]);
    expect([on.screen.field("Note").value, on.screen.field("Your name").value]).toEqual([
      "",
      "Ann",
    ]);
    expect(on.screen.text(on.screen.get("status"))).toBe("Noted. Thank you.");
  });

  test("is about the part that was chosen in the list, or in the page itself", async () => {
    const choices = on.screen.field("About").querySelectorAll("option");
    expect(choices[0]?.textContent).toBe("The whole page");
    const [, first, second] = choices.map(({ value }) => value);
    await on.screen.choose("About", first ?? "");
    await note("Shorter");
    expect((await listNotes())[0].block).toBe(first);
    await tell({ type: "select", block: second });
    expect(on.screen.field("About").value).toBe(second ?? "");
    await note("Longer");
    const blocks = (await listNotes()).map(({ block }: { block: string }) => block);
    expect(blocks.sort()).toEqual([first, second].sort());
  });

  test.each([
    ["", "Ann", "Note", "Enter your note."],
    ["  ", "Ann", "Note", "Enter your note."],
    ["Nice", "", "Your name", "Enter your name."],
    ["x".repeat(2_001), "Ann", "Note", "Must be at most 2,000 characters."],
    ["Nice", "x".repeat(81), "Your name", "Must be at most 80 characters."],
  ])(
    "%# that is not whole, or too long, is refused at its field and kept there",
    async (text, author, label, fault) => {
      await note(text, author);
      expect(on.screen.errorOf(label)).toBe(fault);
      expect(on.screen.field("Note").value).toBe(text);
      expect(await listNotes()).toEqual([]);
    },
  );

  test("that is begun is there again after a reload", async () => {
    await on.screen.type("Note", "Half a no");
    await open();
    expect(on.screen.field("Note").value).toBe("Half a no");
  });

  test("about what was taken away meanwhile is refused in words, and is not lost", async () => {
    const address = on.screen.field("About").querySelectorAll("option").at(-1)?.value ?? "";
    await on.screen.choose("About", address);
    const { draft } = await ask("builder.open");
    const operation = { op: "remove-block", address };
    await ask("builder.apply", { revision: draft.revision, operation });
    await note("Where is it?");
    expect(on.screen.text(on.screen.get("alert"))).toContain("no longer there");
    expect(on.screen.field("Note").value).toBe("Where is it?");
  });

  test("that somebody has done says so, and leads to what it is about", async () => {
    await on.screen.wait(() => page("Contact").click());
    await note("Bigger");
    const [{ id, where }] = await listNotes();
    await ask("reviews.settle", { noteId: id, isDone: true });
    await open();
    expect(on.screen.text()).toContain("· Done");
    const list = on.screen.get("complementary", "Notes");
    await on.screen.wait(() => on.screen.get("button", where, list).click());
    expect(page("Contact").getAttribute("aria-current")).toBe("page");
    expect(await listNotes()).toEqual([]);
  });
});

describe("what the page in the frame tells", () => {
  test("is followed to another page of the site, and nowhere else", async () => {
    const base = `/console/api/shared-preview/${token}`;
    await tell({ type: "open", href: `${base}/contact#form` });
    expect(page("Contact").getAttribute("aria-current")).toBe("page");
    for (const href of ["https://elsewhere.example/", `${base}/nothing`, "/console/keys", base]) {
      await tell({ type: "open", href });
      expect(on.screen.text(on.screen.get("status"))).toBe(
        "Links that lead elsewhere are not followed in a preview.",
      );
      expect(page("Contact").getAttribute("aria-current")).toBe("page");
    }
    expect(on.screen.address).toBe(`/console/review/${token}`);
  });

  test("counts only from the frame itself, and in its own form", async () => {
    const second = on.screen.field("About").querySelectorAll("option")[1]?.value ?? "";
    await tell({ type: "select", block: second }, {});
    await tell({ type: "select", block: second }, null);
    await tell({ type: "select", block: 5 });
    await tell({ from: "elsewhere", type: "select", block: second });
    expect(on.screen.field("About").value).toBe("");
  });

  test("by Enter on a part leads into the note", async () => {
    await tell({ type: "inspect" });
    expect(on.screen.document.activeElement === on.screen.field("Note")).toBe(true);
  });
});

describe("a link that is over", () => {
  const expectOver = async () => {
    await open();
    expect(on.screen.text(on.screen.get("heading"))).toBe("This preview is over");
    expect(on.screen.document.querySelector("iframe")).toBeNull();
    expect(on.screen.document.querySelectorAll("textarea")).toEqual([]);
  };

  test("because it was taken back says so, and shows nothing", async () => {
    await ask("reviews.revoke", { linkId });
    await expectOver();
  });

  test("or never was one says the same", async () => {
    token = `${token.slice(0, -2)}xx`;
    await expectOver();
    token = "nonsense";
    await expectOver();
  });

  test("that cannot be looked at now is not called over", async () => {
    on.screen.world.isOffline = true;
    await on.screen.goto(`/console/review/${token}x`);
    on.screen.world.isOffline = false;
    expect(on.screen.text()).not.toContain("This preview is over");
    expect(on.screen.text()).toContain("The service cannot be reached.");
  });

  // The last one: sessions do not last that long either.
  test("because it is older than 30 days says so, and not before", async () => {
    on.full.service.clock.advance(29 * 86_400_000);
    await open();
    expect(on.screen.document.querySelectorAll("textarea").length).toBe(1);
    on.full.service.clock.advance(2 * 86_400_000);
    await expectOver();
  });
});
