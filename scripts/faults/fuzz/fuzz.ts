/** The fuzzer as a trial: two accounts, thousands of calls in sequences, and what has to hold throughout. */
import fc from "fast-check";
import { openConsoleSession } from "../../../test/fixtures/console-session.ts";
import { startDnsServer } from "../../../test/fixtures/dns-server.ts";
import { openForm } from "../../../test/fixtures/issued.ts";
import { makePng } from "../../../test/fixtures/pictures.ts";
import { until } from "../../../test/fixtures/server-process.ts";
import { type Fault, hold, megabytes, type Setting } from "../fault.ts";
import { type House, openHouse, postForm } from "../house.ts";
import { readDocument } from "./document.ts";
import { type Fuzz, giveKey, runTurn } from "./run-turn.ts";
import { type EditStep, turnsOf } from "./steps.ts";
import { type Actor, learn, newActor } from "./world.ts";

/** Words of nobody's language, in lower case as they are looked for. */
const CANARIES = ["qanarizephyr", "qanarivoltaic"] as const;
const CASES = 10_000;
const SHORT_CASES = 160;

export const FUZZ: Fault = {
  name: "fuzz",
  fault:
    "two accounts call every operation in made-up sequences, several at once: good, bad and hostile values, foreign and deleted ids, cancellations at any stage, stale edits, keys revoked and plans changed meanwhile",
  promise:
    "no 5xx, the envelope, answers as documented, the same process, bounded memory, no word of one account in an answer, export, mail, message or log of the other",
  async run(setting) {
    const dns = await startDnsServer({});
    const pictures = Bun.serve({
      ...{ hostname: "127.0.0.1", port: 0 },
      fetch: () => new Response(makePng(40, 30), { headers: { "content-type": "image/png" } }),
    });
    const settings = { SITEWRIGHT_DNS_SERVERS: dns.address, SITEWRIGHT_LOG: "info" };
    const house = await openHouse(setting, settings);
    try {
      await house.server.start();
      const fuzz = await openFuzz(house, `http://127.0.0.1:${pictures.port}/picture.png`);
      const pid = house.server.pid();
      const before = house.residentBytes();
      const seed = chooseSeed(setting);
      const wanted = setting.rounds ?? (setting.isShort ? SHORT_CASES : CASES);
      await play(fuzz, wanted, seed);
      const growth = house.residentBytes() - before;
      await holdAfterwards(fuzz);
      hold(house.server.pid() === pid, "the process is another");
      hold(growth < 512 * 1024 * 1024, `memory grows by ${megabytes(growth)}`);
      return `${fuzz.cases} calls in sequences (seed ${seed}), ${describeCounts(fuzz)}; ${countSucceeded(fuzz)} of ${fuzz.document.operations.length} operations succeeded: 0 answers of 5xx, 0 differences to the document, 0 foreign words in ${house.mail.received.length} mails and ${house.receiver.received.length} messages; same process, memory +${megabytes(growth)}`;
    } finally {
      await house.close();
      await pictures.stop(true);
      dns.close();
    }
  },
};

/** A test is the same each time; at length, each run tries others unless one is asked for. */
function chooseSeed({ isShort }: Setting): number {
  const given = process.env.SITEWRIGHT_FUZZ_SEED;
  if (given !== undefined) return Number(given);
  return isShort ? 1 : Date.now() & 0x7fffffff;
}

async function openFuzz(house: House, picture: string): Promise<Fuzz> {
  const actors: Actor[] = [];
  for (const canary of CANARIES) {
    const { accountId } = await house.server.createOwner(`${canary}@owners.test`);
    const actor = newActor(accountId, canary);
    await giveKey(house, actor);
    house.server.useKey(actor.key);
    await plant(house, actor);
    actors.push(actor);
  }
  const [one, two] = actors;
  hold(one !== undefined && two !== undefined, "there are no two accounts");
  const siteId = one.known.get("sites")?.[0]?.id ?? "";
  return {
    ...{ house, actors: [one, two], cases: 0, counts: new Map() },
    document: await readDocument(`http://127.0.0.1:${house.server.port}`),
    names: { hook: house.receiver.url, picture },
    edit: await openStaleEditor(house, one, siteId),
  };
}

/** A site with something of everything, so that there is an id of each kind from the start. */
async function plant(house: House, actor: Actor): Promise<void> {
  const { server, receiver } = house;
  const { siteId, origin } = await house.buildSite();
  const site = `/sites/${siteId}`;
  const { event } = await server.call("POST", `${site}/events`, {
    ...{ title: actor.canary, startsAt: Date.now() + 864_000_000, status: "published" },
  });
  await server.call("POST", "/webhooks", { url: `${receiver.url}/${actor.canary}` });
  const picture = new FormData();
  picture.set("file", new File([makePng(40, 30)], "loaf.png"));
  await server.upload(`${site}/gallery`, picture);
  const email = `${actor.canary}@visitors.test`;
  const { host } = new URL(origin);
  const visit = (path: string) => server.visit(host, path);
  for (const [path, action] of [
    [`/_forms/contact`, "/_forms/contact"],
    [`${event.url}/register`, `${event.url}/register`],
  ] as const)
    for (const _issued of ["", await openForm(visit, action)])
      await postForm(house, host, path, { name: "Robin", email, message: "Hello", _issued });
  const lists = ["leads", "spam", "events", "gallery", "versions"].map((name) => `${site}/${name}`);
  const ofEvent = ["registrations", "spam"].map((name) => `${site}/events/${event.id}/${name}`);
  for (const path of ["/sites", "/jobs", "/webhooks", ...lists, ...ofEvent])
    learn(actor, path, await server.call("GET", path));
}

/** Edits a draft, with the revision of now or with the first that there was. */
async function openStaleEditor(house: House, { accountId }: Actor, siteId: string) {
  const call = await openConsoleSession(house.server, accountId);
  const { body } = await call("builder.open", { siteId });
  const address = `/#${body.document.pages[0].blocks[0].id}/heading`;
  const first = body.draft.revision;
  let revision = first;
  return async ({ isStale, value }: EditStep): Promise<number> => {
    const operation = { op: "set-text", address, value };
    const sent = { siteId, operation, revision: isStale ? first : revision };
    const answer = await call("builder.apply", sent);
    revision = answer.body.revision ?? revision;
    return answer.status;
  };
}

/** Sequences until there were enough calls; a failure is told with its seed, and not made smaller. */
async function play(fuzz: Fuzz, wanted: number, seed: number): Promise<void> {
  const turns = turnsOf(fuzz.document.operations);
  for (let round = 0; fuzz.cases < wanted; round += 1) {
    const [sequence = []] = fc.sample(turns, { numRuns: 1, seed: seed + round });
    for (const turn of sequence)
      await runTurn(fuzz, turn).catch((error: Error) => {
        throw new Error(`seed ${seed}, sequence ${round}: ${error.message}`);
      });
  }
}

/** What went out, what was logged, and what must hold. */
async function holdAfterwards({ house, actors }: Fuzz): Promise<void> {
  for (const actor of actors) {
    house.server.useKey(actor.key);
    await until(
      "all jobs have ended",
      async () => {
        const lists = ["pending", "running"].map((status) =>
          house.server.call("GET", `/jobs?status=${status}&limit=1`),
        );
        return (await Promise.all(lists)).every(({ total }) => total === 0);
      },
      300_000,
    );
  }
  const both = (text: string) => CANARIES.every((canary) => text.toLowerCase().includes(canary));
  for (const { parsed, recipients } of house.mail.received)
    hold(!both(JSON.stringify([parsed, recipients])), "a mail has words of both accounts");
  for (const { body, path } of house.receiver.received)
    hold(!both(body + path), "a message has words of both accounts");
  const lines = house.server.readLog().split("\n");
  hold(!lines.some(both), "a line of the log has words of both accounts");
  const faults = lines.filter((line) => /"level":"(error|fatal)"/.test(line));
  hold(faults.length === 0, `the log has ${faults[0]}`);
  await house.holdInvariants();
}

function describeCounts({ counts }: Fuzz): string {
  const byStatus = new Map<string, number>();
  for (const [name, count] of counts) {
    const status = name.slice(-3);
    byStatus.set(status, (byStatus.get(status) ?? 0) + count);
  }
  const list = [...byStatus].toSorted().map(([status, count]) => `${count} × ${status}`);
  return list.join(", ");
}

const countSucceeded = ({ document, counts }: Fuzz): number =>
  document.operations.filter(({ id }) =>
    ["200", "201", "202"].some((status) => counts.has(`${id} ${status}`)),
  ).length;
