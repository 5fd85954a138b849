/** The builder's panels on the whole site: style, facts, tasks; and what becomes of the draft. */
import { beforeEach, describe, expect, test } from "bun:test";
import { joinAs } from "../../../../../test/fixtures/console.ts";
import { type SmallElement, SmallEvent, send } from "../../../../../test/fixtures/small-dom.ts";
import { useSmallScreen } from "../../../../../test/fixtures/small-screen.ts";
import { bakeryDocument, smallSite, storeSite } from "../../../../../test/fixtures/small-site.ts";

const on = useSmallScreen();
let siteId = "";
let sites = 0;
beforeEach(async () => {
  sites += 1;
  const { service, accountId } = on.full;
  const parts = { slug: `draft-${sites}`, files: smallSite("x"), document: bakeryDocument() };
  siteId = (await storeSite(service.ctx, { ...parts, accountId })).siteId;
  await open();
});
const open = (as: { cookie: string } = on.full.operator) =>
  on.screen.open(`/console/sites/${siteId}/edit`, as);
const read = async () => (await on.full.operator.call("builder.open", { siteId })).body;
const saving = () => on.screen.document.querySelector(".saving")?.textContent ?? "";
const press = (name: string | RegExp, within?: SmallElement) =>
  on.screen.wait(() => on.screen.get("button", name, within).click());
const pressInDialog = (name: string) => press(name, on.screen.get("dialog"));
const tab = (name: string | RegExp) => on.screen.press("tab", name);
const leave = (label: string) =>
  on.screen.wait(() => send(on.screen.field(label), new SmallEvent("blur")));

describe("style", () => {
  test.each([
    ["Ground", "ground"],
    ["Strength", "vividness"],
  ])("%s is chosen among what there is, and kept", async (label, key) => {
    await tab("Style");
    const select = on.screen.field(label);
    const other = select
      .querySelectorAll("option")
      .map(({ value }) => value)
      .find((value) => value !== select.value);
    await on.screen.choose(label, other ?? "");
    expect((await read()).document.tokens.palette[key]).toBe(other);
    expect(on.screen.field(label).value).toBe(other ?? "");
  });

  test("is another altogether by one press, every text stays, and one undo brings it back", async () => {
    await tab("Style");
    const { tokens, pages } = (await read()).document;
    await press("Surprise me");
    const after = (await read()).document;
    expect(JSON.stringify(after.tokens)).not.toBe(JSON.stringify(tokens));
    const texts = (of: { label: string; title: string }[]) =>
      of.map(({ label, title }) => [label, title]);
    expect(texts(after.pages)).toEqual(texts(pages));
    await press("Undo");
    expect((await read()).document.tokens).toEqual(tokens);
  });
});

describe("facts", () => {
  const facts = async (key: string) =>
    (await read()).document.facts
      .filter((fact: { key: string }) => fact.key === key)
      .map(({ value }: { value: string }) => value);
  const write = async (label: string, text: string) => {
    await on.screen.type(label, text);
    await leave(label);
  };

  test("are written, changed and taken away on leaving the field", async () => {
    await tab("Facts");
    await write("Telephone", " 555-0100 ");
    expect(await facts("phone")).toEqual(["555-0100"]);
    await write("Telephone", "555-0199");
    expect(await facts("phone")).toEqual(["555-0199"]);
    await write("Telephone", "");
    expect(await facts("phone")).toEqual([]);
    expect(saving()).toBe("Saved");
  });

  test("that cannot be are refused at the field, and stay in it", async () => {
    await tab("Facts");
    await write("Email", "no address");
    expect(on.screen.text()).toContain("Email must be an address like name@example.com.");
    expect([on.screen.field("Email").value, await facts("email")]).toEqual([
      "no address",
      (await read()).document.facts
        .filter((fact: { key: string }) => fact.key === "email")
        .map(({ value }: { value: string }) => value),
    ]);
    await write("Email", "bread@example.com");
    expect(await facts("email")).toEqual(["bread@example.com"]);
  });

  test("of which there may be several get another field when one is asked for", async () => {
    await tab("Facts");
    await write("Social link", "https://social.example/a");
    await press("Add social link");
    await write("Social link 2", "https://social.example/b");
    expect(await facts("social")).toEqual([
      ...["https://social.example/a", "https://social.example/b"],
    ]);
    expect(on.screen.field("Social link 1").value).toBe("https://social.example/a");
  });
});

describe("tasks", () => {
  test("are answered, and gone from the list and from its count", async () => {
    await tab(/^Tasks/);
    const { tasks } = await read();
    const task = tasks.find(
      (one: { kind: string; canChange: boolean }) => one.kind === "task" && one.canChange,
    );
    const itemOf = () =>
      on.screen.document
        .querySelectorAll("li")
        .find((one) => one.querySelector("p")?.textContent === task.text);
    await press("Answer", itemOf());
    await on.screen.type("Answer", "12 Quay Street");
    await press("Save", itemOf());
    expect(itemOf()).toBeUndefined();
    const left = (await read()).tasks;
    expect(left.map(({ id }: { id: string }) => id)).not.toContain(task.id);
  });

  test("an answer that is begun and left is there again, also after a reload, until it is cancelled", async () => {
    await tab(/^Tasks/);
    await on.screen.wait(() => on.screen.all("button", "Answer")[0]?.click());
    await on.screen.type("Answer", "Half an ans");
    await tab("Style");
    await open();
    await tab(/^Tasks/);
    expect(on.screen.field("Answer").value).toBe("Half an ans");
    await press("Cancel");
    expect(on.screen.document.querySelectorAll("textarea")).toEqual([]);
  });
});

describe("the draft", () => {
  const edit = async () => {
    await tab("Facts");
    await on.screen.type("Telephone", "555-0100");
    await leave("Telephone");
  };

  test("is discarded after a question that says how much goes", async () => {
    await edit();
    await press("Discard draft");
    expect(on.screen.text(on.screen.get("dialog"))).toContain(
      "One change that no visitor has seen",
    );
    await pressInDialog("Keep");
    expect((await read()).draft.edits).toBe(1);
    await press("Discard draft");
    await pressInDialog("Discard draft");
    expect((await read()).draft.edits).toBe(0);
    expect(on.screen.field("Telephone").value).toBe("");
  });

  test("is published at a chosen time, which is shown, and called off", async () => {
    await edit();
    await press("Publish later");
    await pressInDialog("Plan");
    expect(on.screen.all("dialog").length).toBe(1);
    await on.screen.type("Publish at", "2001-01-01T10:00");
    await pressInDialog("Plan");
    expect(on.screen.text(on.screen.get("alert", undefined, on.screen.get("dialog")))).toContain(
      "Choose a time that is still to come.",
    );
    const at = new Date(on.full.service.clock.now() + 2 * 86_400_000);
    await on.screen.type("Publish at", at.toISOString().slice(0, 16));
    await pressInDialog("Plan");
    expect(on.screen.all("dialog")).toEqual([]);
    expect((await read()).plannedAt).not.toBeNull();
    expect(on.screen.text()).toContain("Publishes ");
    await press("Do not");
    expect((await read()).plannedAt).toBeNull();
  });

  test("of two people is nobody's alone: the slower one is told, and may put theirs on top", async () => {
    const { draft } = await read();
    const editor = await joinAs(
      on.full.service,
      on.full.accountId,
      "editor",
      `ed${sites}@x.example`,
    );
    const operation = { op: "set-fact", key: "street", value: "Quay 4" };
    await editor.call("builder.apply", { siteId, revision: draft.revision, operation });
    await edit();
    const dialog = on.screen.get("dialog", "Somebody else edited this site");
    expect(on.screen.text(dialog)).toContain("Some editor");
    const [mine] = on.screen.all("button", undefined, dialog);
    await on.screen.wait(() => mine?.click());
    const values = (await read()).document.facts.map(({ value }: { value: string }) => value);
    expect([values.includes("Quay 4"), on.screen.all("dialog").length]).toEqual([true, 0]);
  });
});
