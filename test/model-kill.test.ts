/**
 * kill -9 while a model is being asked, once at each step: the job is taken up again, nothing that was
 * answered is asked again, and the credits are spent once.
 */
import { afterEach, expect, setDefaultTimeout, test } from "bun:test";
import {
  type ModelCall,
  type ModelServer,
  type Reply,
  startModelServer,
} from "./fixtures/model-server.ts";
import { answerWell, fillSlots } from "./fixtures/model-words.ts";
import { openServerProcess, type ServerProcess } from "./fixtures/server-process.ts";

setDefaultTimeout(120_000);

const open: (ModelServer | ServerProcess)[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

/** With enough in it for a page about the business. */
const BRIEF = {
  ...{ businessName: "Harbour Bakery", industry: "bakery" },
  ...{ audience: "families", goals: "Orders for bread. Family-run since 1952." },
};
/** The first slot of each step tells it apart; "lede" is asked for by itself once it was refused. */
const PAGES = ["heading", "about_1", "services_heading", "offer_4_text"];
const STEPS = ["reader", ...PAGES, "lede", "corrections"];

/** Well, but for one claim that no fact bears out. */
function answerWithClaim(call: ModelCall): Reply {
  if (!call.keys.includes("lede") || call.keys[0] === "lede") return answerWell(call);
  const value = fillSlots(call.keys);
  if (value.lede !== undefined) value.lede.text += " Open since 1950.";
  return { text: JSON.stringify(value) };
}

async function until(isReached: () => boolean | Promise<boolean>) {
  while (!(await isReached())) await Bun.sleep(20);
}

test.each(STEPS)("kill -9 while the step that begins with %s is being answered", async (step) => {
  const model = startModelServer();
  const server = openServerProcess({
    ...{ SITEWRIGHT_AI_BASE_URL: model.url, SITEWRIGHT_AI_MODEL: "small" },
  });
  open.push(model, server);
  model.answer = (call) =>
    call.keys[0] === step ? { hang: "in the middle", text: '{"' } : answerWithClaim(call);
  await server.start();
  await server.createOwner("owner@acme.test");
  const { jobId } = await server.call("POST", "/sites", BRIEF);
  // What goes before it, and every other step of the same wave, is answered and kept before the process dies.
  const others = { reader: 0, lede: 5, corrections: 6 }[step] ?? 4;
  await until(async () => {
    if (!model.calls.some(({ keys }) => keys[0] === step)) return false;
    const { steps } = await server.command("job", "show", jobId);
    return steps.length === others;
  });
  await server.kill();
  const asked = model.calls.length;
  model.answer = answerWithClaim;
  await server.start();
  await until(async () => (await server.call("GET", `/jobs/${jobId}`)).job.status === "completed");
  const again = model.calls.slice(asked).map(({ keys }) => keys[0] ?? "");
  const after = step === "reader" ? STEPS : [...new Set([step, "lede", "corrections"])];
  if (step === "corrections") after.splice(after.indexOf("lede"), 1);
  expect(again.sort()).toEqual([...after].sort());
  expect((await server.call("GET", "/me")).usage.used).toBe(5);
  await server.stop();
});
