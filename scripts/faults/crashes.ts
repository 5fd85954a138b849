/** The process is gone, or told to go, while everybody uses it. */
import { until } from "../../test/fixtures/server-process.ts";
import { type Editor, openEditor } from "./editor.ts";
import {
  type Fault,
  hold,
  holdWithin,
  lacksLinux,
  quantile,
  type Setting,
  timed,
} from "./fault.ts";
import { furnish, type House, openHouse, type Place } from "./house.ts";
import {
  type Books,
  countAcknowledged,
  holdBooks,
  holdMessages,
  loadUntilDead,
  openBooks,
} from "./load.ts";

type Trial = { house: House; place: Place; books: Books; editor: Editor; webhookId: string };

async function openTrial(setting: Setting): Promise<Trial> {
  const house = await openHouse(setting);
  await house.server.start();
  const place = await furnish(house);
  // Messages of what was before are none of the trial's.
  const { id } = await house.listen(place.accountId, ["lead.created", "registration.created"]);
  const editor = await openEditor(house, place.accountId, place.siteId);
  return { house, place, books: openBooks(), editor, webhookId: id };
}

/** A life under load that ends by `end` once some more has been acknowledged. */
async function live(trial: Trial, life: string, end: () => Promise<unknown>): Promise<void> {
  const { house, place, books, editor } = trial;
  const dying = loadUntilDead(house, place, books, { life, editor });
  const enough = countAcknowledged(books) + 1 + Math.random() * 30;
  await until("some are answered", async () => countAcknowledged(books) >= enough, 60_000);
  await Bun.sleep(Math.random() * 30);
  await end();
  await dying;
}

const killing: Fault = {
  name: "kill",
  fault:
    "kill -9 at random moments under builds, cancellations, forms, registrations, webhooks, changes and edits",
  promise:
    "nothing acknowledged is lost, nothing is there twice, every invariant holds, ready again within 1 s",
  async run(setting) {
    const kills = setting.rounds ?? (setting.isShort ? 5 : 50);
    const trial = await openTrial(setting);
    const { house, place, books, editor, webhookId } = trial;
    try {
      const ready: number[] = [];
      for (let kill = 0; kill < kills; kill += 1) {
        await live(trial, String(kill), () => house.server.kill());
        ready.push((await timed(() => house.server.start()))[0]);
        await editor.holdEdits();
        if (kill % 50 === 49) await house.holdInvariants();
      }
      const kept = await holdBooks(house, place, books);
      const messages = await holdMessages(house, webhookId);
      await house.holdInvariants();
      hold((await house.server.stop()) === 0, "the last one did not stop well");
      holdWithin(setting, quantile(ready, 0.99), 1_000, "the start after a kill");
      const figures = [0.5, 0.99, 1].map((share) => quantile(ready, share).toFixed(0));
      return `${kills} kills, ${countAcknowledged(books)} effects acknowledged (${kept}), ${messages} messages delivered: 0 lost, 0 invariants broken; ready again in ${figures[0]} ms (p50), ${figures[1]} ms (p99), ${figures[2]} ms (worst)`;
    } finally {
      await house.close();
    }
  },
};

const killedAtStart: Fault = {
  name: "kill-at-start",
  fault: "kill -9 while it starts, and while it makes its database",
  promise: "the next start succeeds",
  async run(setting) {
    const house = await openHouse(setting);
    try {
      const rounds = setting.isShort ? 6 : 40;
      for (let at = 0; at < rounds; at += 1) {
        const starting = house.server.start().catch(() => undefined);
        await Bun.sleep(Math.random() * 150);
        await house.server.kill();
        await starting;
      }
      const [ms] = await timed(() => house.server.start());
      await furnish(house);
      await house.holdInvariants();
      return `${rounds} kills within 150 ms of the start; the next start was ready in ${ms.toFixed(0)} ms`;
    } finally {
      await house.close();
    }
  },
};

const stopping: Fault = {
  name: "stop",
  fault: "SIGTERM under the same load",
  promise: "exits 0 within 10 s, nothing acknowledged is lost, jobs in hand are handed back",
  async run(setting) {
    const trial = await openTrial(setting);
    const { house, place, books, editor } = trial;
    try {
      const rounds = setting.isShort ? 2 : 20;
      const took: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await live(trial, String(round), async () => {
          const [ms, exitCode] = await timed(() => house.server.stop());
          hold(exitCode === 0, `it exits ${exitCode}`);
          holdWithin(setting, ms, 10_000, "the stop");
          took.push(ms);
        });
        await house.server.start();
        await editor.holdEdits();
      }
      await holdBooks(house, place, books);
      await house.holdInvariants();
      return `${rounds} times, ${countAcknowledged(books)} effects acknowledged, 0 lost; gone in ${quantile(took, 0.5).toFixed(0)} ms (p50), ${quantile(took, 1).toFixed(0)} ms (worst), exit code 0`;
    } finally {
      await house.close();
    }
  },
};

const poison: Fault = {
  name: "poison",
  fault: "a job that ends the process each time it is worked on",
  promise: "it fails after three attempts and is refunded once; other jobs go on",
  lacks: lacksLinux,
  async run(setting) {
    const { startModelServer } = await import("../../test/fixtures/model-server.ts");
    const { answerWell } = await import("../../test/fixtures/model-words.ts");
    const model = startModelServer();
    const settings = { SITEWRIGHT_AI_BASE_URL: model.url, SITEWRIGHT_AI_MODEL: "small" };
    const house = await openHouse(setting, settings);
    const { server } = house;
    try {
      model.answer = (call) => {
        if (!JSON.stringify(call.body).includes("Arsenic")) return answerWell(call);
        process.kill(server.pid(), "SIGKILL");
        return { hang: "before headers" };
      };
      await server.start();
      await server.createOwner("owner@acme.test");
      const post = (businessName: string) =>
        server.call("POST", "/sites", { businessName, industry: "bakery" });
      const bad = (await post("Arsenic Bakery")).jobId;
      const read = async (id: string) => (await server.call("GET", `/jobs/${id}`)).job;
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await server.exited();
        await server.start();
      }
      const ended = await until("the poison job has failed", async () => {
        const job = await read(bad);
        return job.status === "failed" && job;
      });
      const good = (await post("Harbour Bakery")).jobId;
      await until("a good job completes", async () => (await read(good)).status === "completed");
      const { used } = (await server.call("GET", "/me")).usage;
      hold(used === 5, `${used} credits are used`);
      await house.holdInvariants();
      return `failed (${ended.error.code}) after 3 deaths of the process, refunded once; the next job completed`;
    } finally {
      await house.close();
      await model.close();
    }
  },
};

export const CRASHES: readonly Fault[] = [killing, killedAtStart, stopping, poison];
