/** API keys as their page has them: made here, shown once, ended here. */
import { beforeEach, describe, expect, test } from "bun:test";
import { joinAs } from "../../../../../test/fixtures/console.ts";
import { useSmallScreen } from "../../../../../test/fixtures/small-screen.ts";

const on = useSmallScreen();
beforeEach(() => on.screen.open("/console/keys", on.full.operator));

const listKeys = async () => (await on.full.operator.call("keys.list")).body.items;
/** The row that begins with this label. */
const rowOf = (label: string) => {
  const [head] = on.screen.all("header").filter((one) => one.textContent.startsWith(label));
  const row = head?.closest("tr");
  if (!row) throw new Error(`no row ${label}: ${on.screen.text()}`);
  return row;
};

describe("a new key", () => {
  test("is shown once, whole, can be copied, and works", async () => {
    await on.screen.press("button", "New key");
    await on.screen.type("Label", "  Laptop ");
    await on.screen.choose("Scope", "read");
    await on.screen.choose("Expires", "30");
    await on.screen.press("button", "Create key");
    const dialog = on.screen.get("dialog", "Your new key");
    const key = /swk_\w{20,}/.exec(on.screen.text(dialog))?.[0] ?? "";
    await on.screen.press("button", "Copy");
    expect(on.screen.copied).toEqual([key]);
    expect((await on.full.service.call(key, "GET", "/me")).status).toBe(200);
    expect((await on.full.service.call(key, "POST", "/sites", { body: {} })).status).toBe(403);
    await on.screen.press("button", "Done");
    expect(on.screen.text()).not.toContain(key);
    const [made] = await listKeys();
    const days = (made.expiresAt - made.createdAt) / 86_400_000;
    expect([made.label, made.scope, days]).toEqual(["Laptop", "read", 30]);
    expect(on.screen.text(rowOf("Laptop"))).toContain("Read");
  });

  test("needs a label, which is said at the field, and nothing is sent", async () => {
    const before = (await listKeys()).length;
    await on.screen.press("button", "New key");
    await on.screen.press("button", "Create key");
    expect(on.screen.errorOf("Label")).toBe("Enter a label, so that you know it again.");
    await on.screen.type("Label", "   ");
    expect(on.screen.errorOf("Label")).toBe("");
    await on.screen.press("button", "Create key");
    expect(on.screen.errorOf("Label")).not.toBe("");
    expect((await listKeys()).length).toBe(before);
    await on.screen.press("button", "Cancel");
    expect(on.screen.all("dialog")).toEqual([]);
  });

  test("with a label that is too long is refused at that field, and what was typed stays", async () => {
    const label = "x".repeat(201);
    await on.screen.press("button", "New key");
    await on.screen.type("Label", label);
    await on.screen.press("button", "Create key");
    expect(on.screen.errorOf("Label")).toBe("Must be at most 200 characters.");
    expect(on.screen.field("Label").value).toBe(label);
    await on.screen.press("button", "Cancel");
  });

  test("that nobody lets be copied is said so, and stays to be copied by hand", async () => {
    on.screen.mayCopy = false;
    await on.screen.press("button", "New key");
    await on.screen.type("Label", "By hand");
    await on.screen.press("button", "Create key");
    await on.screen.press("button", "Copy");
    expect(on.screen.text(on.screen.get("status"))).toContain("copy it by key");
    expect(on.screen.text(on.screen.get("dialog"))).toMatch(/swk_\w{20,}/);
    on.screen.mayCopy = true;
  });
});

describe("a key that is revoked", () => {
  test("is asked about first; kept, it works on", async () => {
    const { key } = (await on.full.operator.call("keys.create", { label: "Kept" })).body;
    await on.screen.open("/console/keys", on.full.operator);
    on.screen.get("button", "Revoke", rowOf("Kept")).click();
    await on.screen.wait();
    expect(on.screen.text(on.screen.get("dialog", "Revoke Kept?"))).toContain(
      "from its next call on",
    );
    await on.screen.press("button", "Keep");
    expect((await on.full.service.call(key.key, "GET", "/me")).status).toBe(200);
    expect(on.screen.all("dialog")).toEqual([]);
  });

  test("is refused from its next call on, and its row says so", async () => {
    const { key } = (await on.full.operator.call("keys.create", { label: "Ended" })).body;
    await on.screen.open("/console/keys", on.full.operator);
    on.screen.get("button", "Revoke", rowOf("Ended")).click();
    await on.screen.wait();
    on.screen.get("button", "Revoke", on.screen.get("dialog")).click();
    await on.screen.wait();
    expect((await on.full.service.call(key.key, "GET", "/me")).status).toBe(401);
    expect(on.screen.text(rowOf("Ended"))).toContain("Revoked");
    expect(on.screen.all("button", "Revoke", rowOf("Ended"))).toEqual([]);
    expect(on.screen.text(on.screen.get("status"))).toBe("Ended was revoked.");
  });
});

test("a key that has run out says so, and one that has not says when it will", async () => {
  await on.full.operator.call("keys.create", { label: "Old", expiresInDays: 1 });
  await on.full.operator.call("keys.create", { label: "Young", expiresInDays: 3_650 });
  await on.screen.open("/console/keys", on.full.operator);
  expect(on.screen.text(rowOf("Old"))).toContain("Ran out ");
  expect(on.screen.text(rowOf("Young"))).not.toContain("Ran out");
});

test.each(["viewer", "editor"] as const)(
  "%s is told that this page is not for their role, and led to no such page",
  async (role) => {
    const member = await joinAs(on.full.service, on.full.accountId, role);
    await on.screen.open("/console/keys", member);
    expect(on.screen.text(on.screen.get("heading"))).toBe("Not allowed");
    expect(on.screen.text(on.screen.get("alert"))).toStartWith("403:");
    for (const name of ["API keys", "Webhooks", "Credits", "Members", "Accounts", "System"])
      expect(on.screen.all("link", name)).toEqual([]);
    expect(on.screen.world.asked.filter((name) => name.startsWith("keys."))).toEqual([]);
  },
);
