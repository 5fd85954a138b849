/** Changes in plain words: proposed by a model, chosen one by one, applied or dropped, each once. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { type ConsoleBrowser, claimInstance } from "../../../../../test/fixtures/console.ts";
import { type ModelServer, startModelServer } from "../../../../../test/fixtures/model-server.ts";
import { openSmallScreen, type SmallScreen } from "../../../../../test/fixtures/small-screen.ts";
import { bakeryDocument, smallSite, storeSite } from "../../../../../test/fixtures/small-site.ts";
import { startTestService, type TestService } from "../../../../../test/harness.ts";

let model: ModelServer;
let service: TestService;
let screen: SmallScreen;
let operator: ConsoleBrowser;
let siteId = "";
let sites = 0;
beforeAll(async () => {
  model = startModelServer();
  service = await startTestService({
    runScheduler: true,
    environment: { SITEWRIGHT_AI_BASE_URL: model.url, SITEWRIGHT_AI_MODEL: "small" },
  });
  operator = await claimInstance(service);
  screen = await openSmallScreen({ service });
}, 60_000);
afterAll(async () => {
  await screen.close();
  await service.close();
  await model.close();
}, 60_000);
beforeEach(async () => {
  sites += 1;
  const { accountId } = (await operator.call("session.state")).body;
  const parts = { slug: `ask-${sites}`, files: smallSite("x"), document: bakeryDocument() };
  siteId = (await storeSite(service.ctx, { ...parts, accountId })).siteId;
  await screen.open(`/console/sites/${siteId}/edit`, operator);
  await screen.press("tab", "Ask for a change");
});

const HEADING = "/#top/heading";
const STATEMENT = "/#statement/text";
const read = async () => (await operator.call("builder.open", { siteId })).body;
const heading = async () => (await read()).document.pages[0].blocks[0].heading;
const boxes = () => screen.all("checkbox");
const proposedTexts = () =>
  screen.document.querySelectorAll(".proposed ins").map((one) => one.textContent);
/** Asks, and waits for what is proposed or refused. */
async function propose(wish: string, isOver: () => boolean): Promise<void> {
  await screen.type("What should change?", wish);
  await screen.press("button", "Propose");
  for (let turn = 0; turn < 200 && !isOver(); turn += 1) await screen.wait(() => Bun.sleep(25));
  if (!isOver()) throw new Error(screen.text(screen.get("complementary", "Inspector")));
}
const answer = (changes: readonly object[], cannot = "") => {
  model.answer = () => ({ text: JSON.stringify({ changes, cannot }) });
};
const TWO = [
  { op: "text", at: HEADING, value: "Bread, baked here" },
  { op: "style", at: "hue", value: "145" },
];
const areThere = () => screen.document.querySelector(".proposed li") !== null;

describe("what is proposed", () => {
  test("changes nothing before it is applied, shows old beside new, and says what cannot be done", async () => {
    answer(TWO, "Which cellar is meant?");
    const before = await read();
    await propose("Green, and say: Bread, baked here", areThere);
    expect(proposedTexts()).toContain("Bread, baked here");
    const old = screen.document.querySelectorAll(".proposed del").map((one) => one.textContent);
    expect(old).toContain(before.document.pages[0].blocks[0].heading);
    expect(screen.text()).toContain("Not done: Which cellar is meant?");
    expect((await read()).draft).toEqual(before.draft);
  });

  test("is applied in those parts that are left chosen, each an edit of its own", async () => {
    answer(TWO);
    const { hue } = (await read()).document.tokens.palette;
    await propose("Green", areThere);
    await screen.wait(() => boxes()[1]?.click());
    await screen.press("button", "Apply");
    expect([await heading(), (await read()).document.tokens.palette.hue]).toEqual([
      ...["Bread, baked here", hue],
    ]);
    expect([areThere(), screen.field("What should change?").value]).toEqual([false, ""]);
    await screen.press("button", "Undo");
    expect(await heading()).not.toBe("Bread, baked here");
  });

  test("is gone when it is dropped, and the wish stays", async () => {
    answer(TWO);
    await propose("Green", areThere);
    await screen.press("button", "Drop");
    expect([areThere(), screen.field("What should change?").value]).toEqual([false, "Green"]);
    expect((await read()).draft.edits).toBe(0);
  });

  test("is applied as far as it can be; what was made is not made again by the next press", async () => {
    answer([
      { op: "text", at: HEADING, value: "Bread, baked here" },
      { op: "text", at: STATEMENT, value: "Warm from six o’clock on." },
    ]);
    await propose("Two texts", areThere);
    if (boxes().length !== 2)
      throw new Error(screen.text(screen.get("complementary", "Inspector")));
    // Meanwhile the second is locked, by the same person.
    await screen.press("button", /^Statement/);
    await screen.press("button", "Lock");
    await screen.press("tab", "Ask for a change");
    await screen.press("button", "Apply");
    expect(await heading()).toBe("Bread, baked here");
    expect(screen.text()).toContain("1 of 2 changes were made; the next one was refused.");
    expect(proposedTexts()).toEqual(["Warm from six o’clock on."]);
    const { edits } = (await read()).draft;
    await screen.press("button", /^Statement/);
    await screen.press("button", "Unlock");
    await screen.press("tab", "Ask for a change");
    await screen.press("button", "Apply");
    expect([areThere(), (await read()).draft.edits]).toEqual([false, edits + 2]);
  });
});

describe("a wish", () => {
  test("that the model cannot fulfil says so, and nothing would change", async () => {
    answer([], "There is no cellar.");
    await propose("Open the cellar", () => /Nothing would change|Not done/.test(screen.text()));
    expect(screen.text()).toContain("There is no cellar.");
    expect(screen.all("button", "Apply")).toEqual([]);
  });

  test("is kept with why when the model is away, and can be asked again", async () => {
    model.answer = () => ({ status: 401, body: "{}" });
    await propose("Green", () => screen.all("alert").length > 0);
    expect(screen.field("What should change?").value).toBe("Green");
    answer(TWO);
    await screen.press("button", "Propose");
    for (let turn = 0; turn < 200 && !areThere(); turn += 1) await screen.wait(() => Bun.sleep(25));
    expect(proposedTexts()).toContain("Bread, baked here");
  });

  test("of one text alone names it, and is about the whole site again by one press", async () => {
    await screen.press("button", /^Opening/);
    const inspector = screen.get("complementary", "Inspector");
    await screen.wait(() => screen.get("button", "Rewrite this", inspector).click());
    expect(screen.field("What should change?").value).toBe("Rewrite this: say the same better.");
    expect(screen.text()).toContain("Only Opening on Home");
    await screen.press("button", "Whole site instead");
    expect(screen.text()).not.toContain("Only Opening on Home");
    expect(screen.field("What should change?").value).toBe("");
  });
});
