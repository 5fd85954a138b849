/** Forms: what was typed is never lost, what is wrong is said where it is, nothing is sent twice. */
import { afterAll, beforeEach, expect, test } from "bun:test";
import { mountHook, settled } from "../../../../test/fixtures/mount-hook.ts";
import { openPageWorld } from "../../../../test/fixtures/page-world.ts";
import type { FormOptions } from "./form.ts";

const world = openPageWorld({ origin: "http://localhost:1" });
afterAll(() => world[Symbol.dispose]());
const { CallError } = await import("./call.ts");
const { hasDraft, moveDraft, required, useDraftDialog, useForm, writeDraft } = await import(
  "./form.ts"
);

type Values = { name: string; note: string };
const EMPTY: Values = { name: "", note: "" };
const DRAFT = "sitewright.draft.test";

/** What is sent, and when it is answered. */
function openDesk() {
  const sent: Values[] = [];
  const answers: PromiseWithResolvers<void>[] = [];
  return {
    sent,
    send(values: Values) {
      sent.push(values);
      const answer = Promise.withResolvers<void>();
      answers.push(answer);
      return answer.promise;
    },
    answer: (at: number) => settled(() => answers[at]?.resolve()),
    refuse: (at: number, error: unknown) => settled(() => answers[at]?.reject(error)),
  };
}

const mountForm = (options: Partial<FormOptions<Values>> = {}) =>
  mountHook(() => useForm<Values>({ initial: EMPTY, send: async () => undefined, ...options }));

beforeEach(() => sessionStorage.clear());

test("what is typed is there at once, also for two fields in one moment", async () => {
  const form = await mountForm();
  await settled(() => {
    form.now.set("name", "Ann");
    form.now.set("note", "Rye");
  });
  expect(form.now.values).toEqual({ name: "Ann", note: "Rye" });
});

test("a form that is opened again has what was typed, and what it has got since has its first value", async () => {
  const before = await mountForm({ draft: "test" });
  await settled(() => before.now.set("name", "Ann"));
  await before.unmount();
  const after = await mountForm({ draft: "test", initial: { name: "", note: "from the service" } });
  expect(after.now.values).toEqual({ name: "Ann", note: "" });
  sessionStorage.setItem(DRAFT, JSON.stringify({ name: "Ben" }));
  const later = await mountForm({ draft: "test", initial: { name: "", note: "from the service" } });
  expect(later.now.values).toEqual({ name: "Ben", note: "from the service" });
});

test("a draft that is no draft is none", async () => {
  for (const text of ["", "{", "null", "[]", "7"]) {
    sessionStorage.setItem(DRAFT, text);
    expect((await mountForm({ draft: "test" })).now.values).toEqual(EMPTY);
  }
});

test("without a name for it nothing is kept", async () => {
  const form = await mountForm();
  await settled(() => form.now.set("name", "secret"));
  expect(sessionStorage.length).toBe(0);
});

test("what was sent is kept until it is taken, and gone then", async () => {
  const desk = openDesk();
  const form = await mountForm({ draft: "test", send: desk.send });
  await settled(() => form.now.set("name", "Ann"));
  await settled(() => void form.now.submit());
  expect([form.now.isBusy, hasDraft("test")]).toEqual([true, true]);
  await desk.answer(0);
  expect([form.now.isBusy, hasDraft("test")]).toEqual([false, false]);
  expect(desk.sent).toEqual([{ name: "Ann", note: "" }]);
});

test("two submits in a row are one", async () => {
  const desk = openDesk();
  const form = await mountForm({ send: desk.send });
  await settled(() => {
    void form.now.submit();
    void form.now.submit();
  });
  await settled(() => void form.now.submit());
  expect(desk.sent.length).toBe(1);
  await desk.answer(0);
  await settled(() => void form.now.submit());
  expect(desk.sent.length).toBe(2);
});

test("a submit of the browser's own is held back", async () => {
  const form = await mountForm();
  const event = new Event("submit", { cancelable: true });
  await settled(() => form.now.submit(event));
  expect(event.defaultPrevented).toBe(true);
});

test("what is wrong before it is sent is said at its field, sent nowhere, and forgotten once it is written on", async () => {
  const desk = openDesk();
  const check = (values: Values) => required(values, { name: "a name", note: "a note" });
  const form = await mountForm({ check, send: desk.send });
  await settled(() => form.now.submit());
  expect(form.now.errors).toEqual({ name: "Enter a name.", note: "Enter a note." });
  await settled(() => form.now.set("name", "Ann"));
  expect(form.now.errors).toEqual({ note: "Enter a note." });
  await settled(() => form.now.set("note", "   "));
  await settled(() => form.now.submit());
  expect(form.now.errors).toEqual({ note: "Enter a note." });
  expect(desk.sent).toEqual([]);
});

test("what the service refuses stands at its field, and at none as the whole form's", async () => {
  const desk = openDesk();
  const form = await mountForm({ draft: "test", send: desk.send });
  await settled(() => form.now.set("name", "Ann"));
  await settled(() => void form.now.submit());
  await desk.refuse(0, new CallError("invalid_request", 400, "No.", { name: "Is taken." }));
  expect(form.now.errors).toEqual({ name: "Is taken." });
  // What was refused is still there, here and after a reload.
  expect([form.now.values.name, form.now.isBusy, hasDraft("test")]).toEqual(["Ann", false, true]);
  await settled(() => void form.now.submit());
  expect([form.now.errors, form.now.problem]).toEqual([{}, ""]);
  await desk.refuse(1, new CallError("conflict", 409, "Somebody was faster."));
  expect(form.now.problem).toBe("Somebody was faster.");
  await settled(() => void form.now.submit());
  await desk.refuse(2, "thrown");
  expect(form.now.problem).toBe("Something went wrong. Try again.");
});

test("a fault at a field that is not shown is said of the whole form", async () => {
  const desk = openDesk();
  const form = await mountForm({ send: desk.send });
  await settled(() => void form.now.submit());
  await desk.refuse(0, new CallError("invalid_request", 400, "It cannot be.", { hidden: "No." }));
  // Two turns of the browser later it is known that no field has it.
  await settled(() => Bun.sleep(20));
  expect(form.now.problem).toBe("It cannot be.");
});

test("what is written while it is sent stays, and so does its draft", async () => {
  const desk = openDesk();
  const form = await mountForm({ draft: "test", send: desk.send });
  await settled(() => form.now.set("note", "first"));
  await settled(() => void form.now.submit());
  await settled(() => form.now.set("note", "first and second"));
  await desk.answer(0);
  expect([form.now.values.note, hasDraft("test")]).toEqual(["first and second", true]);
});

test("a form that empties itself once it is sent keeps what was written meanwhile", async () => {
  const desk = openDesk();
  const form = await mountForm({
    draft: "test",
    async send(values) {
      await desk.send(values);
      form.now.reset(EMPTY);
    },
  });
  await settled(() => form.now.set("note", "first"));
  await settled(() => void form.now.submit());
  await settled(() => form.now.set("note", "first and second"));
  await desk.answer(0);
  expect([form.now.values.note, hasDraft("test")]).toEqual(["first and second", true]);
  await settled(() => void form.now.submit());
  await desk.answer(1);
  expect([form.now.values.note, hasDraft("test")]).toEqual(["", false]);
  await settled(() => form.now.set("note", "third"));
  await settled(() => form.now.reset({ name: "Ann", note: "" }));
  expect(form.now.values).toEqual({ name: "Ann", note: "" });
});

test("a form that is saved on leaving a field sends what came meanwhile after it, once", async () => {
  const desk = openDesk();
  const form = await mountForm({ draft: "test", isSavedOnLeaving: true, send: desk.send });
  await settled(() => form.now.set("name", "one"));
  await settled(() => void form.now.submit());
  await settled(() => form.now.set("name", "two"));
  await settled(() => void form.now.submit());
  expect(desk.sent.map(({ name }) => name)).toEqual(["one"]);
  await desk.answer(0);
  expect(desk.sent.map(({ name }) => name)).toEqual(["one", "two"]);
  await desk.answer(1);
  expect([desk.sent.length, form.now.isBusy, hasDraft("test")]).toEqual([2, false, false]);
});

test("what one form kept becomes another's, unless that has something of its own", async () => {
  writeDraft("from", { name: "sent" });
  moveDraft("from", "to");
  expect([hasDraft("from"), sessionStorage.getItem("sitewright.draft.to")]).toEqual([
    false,
    '{"name":"sent"}',
  ]);
  writeDraft("from", { name: "older" });
  moveDraft("from", "to");
  expect([hasDraft("from"), sessionStorage.getItem("sitewright.draft.to")]).toEqual([
    false,
    '{"name":"sent"}',
  ]);
  moveDraft("from", "elsewhere");
  expect(hasDraft("elsewhere")).toBe(false);
});

test("a dialog with something typed opens by itself, and closed it forgets it", async () => {
  expect((await mountHook(() => useDraftDialog("test"))).now.isOpen).toBe(false);
  writeDraft("test", { name: "Ann" });
  const dialog = await mountHook(() => useDraftDialog("test"));
  expect(dialog.now.isOpen).toBe(true);
  await settled(() => dialog.now.close());
  expect([dialog.now.isOpen, hasDraft("test")]).toEqual([false, false]);
  await settled(() => dialog.now.open());
  expect(dialog.now.isOpen).toBe(true);
});
