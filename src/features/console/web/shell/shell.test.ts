/** What stands around every view: menus by pointer and by key, shortcuts, the way around, what is said and lost. */
import { beforeEach, describe, expect, test } from "bun:test";
import { joinAs } from "../../../../../test/fixtures/console.ts";
import { SmallEvent, send } from "../../../../../test/fixtures/small-dom.ts";
import { useSmallScreen } from "../../../../../test/fixtures/small-screen.ts";
import { invite } from "../../../people/links.ts";

const on = useSmallScreen();
const focused = () => on.screen.document.activeElement;
const focusedText = () => focused()?.textContent ?? "nothing";
const body = () => on.screen.document.body;
const key = (name: string, more: Readonly<Record<string, unknown>> = {}) =>
  on.screen.key(focused() ?? body(), name, more);
const open = (path = "/console/") => on.screen.open(path, on.full.operator);
beforeEach(() => {
  localStorage.clear();
  return open();
});

describe("a menu", () => {
  const name = "You: Marlow & Finch";
  const button = () => on.screen.get("button", name);
  const items = () => on.screen.all("menuitem").map((one) => one.textContent);

  test("opens by a press with its first entry in focus, and closes by a second", async () => {
    expect(button().getAttribute("aria-expanded")).toBe("false");
    await on.screen.wait(() => button().click());
    expect([items(), focusedText()]).toEqual([["Your account", "Sign out"], "Your account"]);
    const menu = on.screen.get("menu");
    expect([
      button().getAttribute("aria-expanded"),
      button().getAttribute("aria-controls"),
    ]).toEqual(["true", menu.getAttribute("id")]);
    await on.screen.wait(() => button().click());
    expect(items()).toEqual([]);
    expect(button().getAttribute("aria-controls")).toBeNull();
  });

  test.each([
    ["ArrowDown", "Your account"],
    ["ArrowUp", "Sign out"],
  ])("opens by %s at %p", async (opening, entry) => {
    await on.screen.wait(() => button().focus());
    const event = await key(opening);
    expect([focusedText(), event.defaultPrevented]).toEqual([entry, true]);
  });

  test("is gone through by arrows round and round, by Home, End and first letters", async () => {
    await on.screen.wait(() => button().focus());
    await key("ArrowDown");
    const way = ["ArrowDown", "ArrowDown", "ArrowUp", "Home", "End", "y", "S", "s"];
    const seen: string[] = [];
    for (const one of way) {
      await key(one);
      seen.push(focusedText());
    }
    expect(seen).toEqual([
      ...["Sign out", "Your account", "Sign out", "Your account", "Sign out"],
      ...["Your account", "Sign out", "Sign out"],
    ]);
  });

  test("leaves commands of the browser alone, and letters that no entry begins with", async () => {
    await on.screen.wait(() => button().focus());
    await key("ArrowDown");
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
      const event = await key("s", more);
      expect([event.defaultPrevented, focusedText()]).toEqual([false, "Your account"]);
    }
    await key("z");
    expect(focusedText()).toBe("Your account");
  });

  test("closes by Escape with the focus on its button, by Tab without, and by a press elsewhere", async () => {
    await on.screen.wait(() => button().focus());
    await key("ArrowDown");
    await key("Escape");
    expect([items(), focused() === button()]).toEqual([[], true]);
    await key("ArrowDown");
    const tab = await key("Tab");
    expect([items(), tab.defaultPrevented]).toEqual([[], false]);
    await on.screen.wait(() => button().click());
    await on.screen.wait(() => send(on.screen.get("main"), new SmallEvent("pointerdown")));
    expect(items()).toEqual([]);
  });

  test("stays open for a press within it", async () => {
    await on.screen.wait(() => button().click());
    const menu = on.screen.get("menu");
    await on.screen.wait(() => send(menu, new SmallEvent("pointerdown")));
    expect(items().length).toBe(2);
  });

  test("leads to where its entry says", async () => {
    await on.screen.wait(() => button().click());
    await on.screen.press("menuitem", "Your account");
    expect([on.screen.address, items()]).toEqual(["/console/you", []]);
  });
});

describe("the account that one works in", () => {
  test("is chosen among all that one is in, however many, with no way to a page of operators", async () => {
    const { service } = on.full;
    const email = "many@example.com";
    const first = await service.createAccount();
    const member = await joinAs(service, first.id, "viewer", email);
    const ids = [first.id];
    for (let at = 0; at < 14; at += 1) {
      const input = { name: `Number ${at}`, email: `n${at}@example.com`, plan: "pro" };
      const { account } = (await on.full.operator.call("accounts.create", input)).body;
      ids.push(account.id);
      const { link } = await invite(service.ctx, {
        email,
        account: { id: account.id, role: "owner" },
      });
      const token = link.slice(link.lastIndexOf("/") + 1);
      await member.call("join.accept", { token, password: "correct horse battery" });
    }
    const { accounts } = (await member.call("session.state")).body;
    expect(accounts.length).toBe(15);
    await on.screen.open("/console/", member);
    await on.screen.press("button", "Working in Acme");
    const entries = on.screen.all("menuitemradio");
    expect(entries.length).toBe(15);
    expect(on.screen.all("menuitem", "All accounts…")).toEqual([]);
    const checked = entries.filter((one) => one.getAttribute("aria-checked") === "true");
    expect(checked.map((one) => one.textContent)).toEqual(["Acme"]);
    await on.screen.press("menuitemradio", "Number 13");
    on.screen.get("button", "Working in Number 13");
    expect((await member.call("session.state")).body.accountId).toBe(ids.at(-1));
    expect(on.screen.all("link", "API keys").length).toBe(1);
  });

  test("is one of the first for an operator of very many, who finds the rest in their list", async () => {
    await on.screen.press("button", /^Working in /);
    const entries = on.screen.all("menuitemradio");
    expect(entries.length).toBe(12);
    await on.screen.press("menuitem", "All accounts…");
    expect(on.screen.address).toBe("/console/operator/accounts");
  });
});

describe("shortcuts", () => {
  const press = async (...keys: string[]) => {
    for (const one of keys) await on.screen.key(body(), one);
  };

  test.each([
    [["g", "y"], "/console/you"],
    [["g", "n"], "/console/sites/new"],
    [["g", "s"], "/console/"],
    // Of no site, and letters that lead nowhere.
    [["g", "l"], "/console/keys"],
    [["g", "x", "y"], "/console/keys"],
    [["y"], "/console/keys"],
  ])("%j lead from the keys to %s", async (keys, wanted) => {
    await open("/console/keys");
    await press(...keys);
    expect(on.screen.address).toBe(wanted);
  });

  test("lead to the leads and figures of the site that one is in", async () => {
    await open(`/console/sites/${on.full.siteId}/history`);
    await press("g", "l");
    expect(on.screen.address).toBe(`/console/sites/${on.full.siteId}/leads`);
    await press("g", "a");
    expect(on.screen.address).toBe(`/console/sites/${on.full.siteId}/analytics`);
  });

  test("are none while one types, in a dialog, or with a key of the browser's held", async () => {
    await open("/console/keys");
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
      await on.screen.key(body(), "g", more);
      await press("y");
    }
    await on.screen.press("button", "New key");
    await press("g", "y", "?");
    expect([on.screen.address, on.screen.all("dialog").length]).toEqual(["/console/keys", 1]);
    await open("/console/");
    const search = on.screen.field("Search");
    for (const one of ["g", "y", "?", "/"]) await on.screen.key(search, one);
    expect([on.screen.address, on.screen.all("dialog").length]).toEqual(["/console/", 0]);
  });

  test("are listed by ?, and switched off and on there", async () => {
    await press("?");
    const dialog = on.screen.get("dialog", "Keyboard shortcuts");
    expect(on.screen.text(dialog)).toContain("Go to this site's Leads");
    await on.screen.wait(() => on.screen.field("Single keys do something").click());
    await on.screen.wait(() => on.screen.get("button", "Close", dialog).click());
    await press("g", "y");
    expect(on.screen.address).toBe("/console/");
    await press("?");
    expect(on.screen.all("dialog")).toEqual([]);
    await on.screen.press("button", "Keyboard shortcuts");
    expect(on.screen.field("Single keys do something").checked).toBe(false);
    await on.screen.wait(() => on.screen.field("Single keys do something").click());
    await on.screen.press("button", "Close");
    await press("g", "y");
    expect(on.screen.address).toBe("/console/you");
  });

  test("/ is in the search, and j and k go through the rows and stop at their ends", async () => {
    const slash = await on.screen.key(body(), "/");
    expect([focused() === on.screen.field("Search"), slash.defaultPrevented]).toEqual([true, true]);
    await open(`/console/sites/${on.full.siteId}/leads`);
    const [row] = on.screen.document.querySelectorAll("[data-row]");
    for (const one of ["j", "j", "k", "k"]) {
      await press(one);
      expect(focused() === row).toBe(true);
    }
  });

  test("Ctrl S saves the form of the page, whose field one may be in", async () => {
    await open("/console/you");
    await on.screen.type("Name", "Saved by key");
    const event = await on.screen.key(on.screen.field("Name"), "s", { ctrlKey: true });
    expect(event.defaultPrevented).toBe(true);
    expect((await on.full.operator.call("you.get")).body.user.name).toBe("Saved by key");
    await on.screen.type("Name", "Marlow & Finch");
    await on.screen.key(body(), "s", { metaKey: true });
    expect((await on.full.operator.call("you.get")).body.user.name).toBe("Marlow & Finch");
    await open("/console/members");
    expect((await on.screen.key(body(), "s", { ctrlKey: true })).defaultPrevented).toBe(false);
  });
});

describe("another page", () => {
  test("begins at its heading, and what went wrong on the last one is not told there", async () => {
    await open("/console/you");
    on.screen.world.isOffline = true;
    await on.screen.wait(() => on.screen.field("A report each week").click());
    on.screen.world.isOffline = false;
    expect(on.screen.all("alert").length).toBeGreaterThan(0);
    await on.screen.goto("/console/keys");
    await on.screen.wait(() => Bun.sleep(20));
    expect(focused() === on.screen.get("heading", "API keys")).toBe(true);
    expect(on.screen.all("alert")).toEqual([]);
  });

  test("is marked in the way around, which is unfolded on a phone and folds again", async () => {
    await open("/console/keys");
    const current = () =>
      on.screen.all("link").filter((one) => one.getAttribute("aria-current") === "page");
    expect(current().map((one) => one.textContent)).toEqual(["API keys"]);
    await on.screen.press("button", "Menu");
    expect(on.screen.get("button", "Menu").getAttribute("aria-expanded")).toBe("true");
    await on.screen.press("link", "Members");
    expect(on.screen.get("button", "Menu").getAttribute("aria-expanded")).toBe("false");
    expect(current().map((one) => one.textContent)).toEqual(["Members"]);
  });

  test.each(["/console/nothing", "/console/sites", "/console/operator", "/console/keys/more"])(
    "that there is not (%s) says so, and leads to the sites",
    async (path) => {
      await open(path);
      expect(on.screen.text(on.screen.get("heading"))).toBe("Page not found");
      expect(on.screen.document.title).toBe("Page not found · Sitewright");
      await on.screen.press("link", "Go to your sites");
      expect(on.screen.address).toBe("/console/");
    },
  );
});

test("a line that is lost is said, and said no more once it is back; what was shown is asked for anew", async () => {
  await open("/console/keys");
  on.screen.world.isOffline = true;
  await on.screen.goto("/console/credits");
  expect(on.screen.text()).toContain("Connection lost.");
  on.screen.world.isOffline = false;
  on.screen.world.tell("online");
  for (let turn = 0; turn < 200 && on.screen.text().includes("Connection lost."); turn += 1)
    await on.screen.wait(() => Bun.sleep(5));
  await on.screen.wait();
  expect(on.screen.text()).not.toContain("Connection lost.");
  expect(on.screen.text()).toContain("Remaining");
});
