/** Those who call: gone in the middle, slow, too many, or owners of domains that lead nowhere. */
import { connect, type Socket } from "node:net";
import { startDnsServer } from "../../test/fixtures/dns-server.ts";
import { until } from "../../test/fixtures/server-process.ts";
import { type Fault, hold, holdWithin, megabytes, quantile, seconds, timed } from "./fault.ts";
import { furnish, type House, leadOf, openHouse, type Place } from "./house.ts";

type Call = { path: string; host: string; headers: readonly string[]; body: object };

const textOf = ({ path, host, headers, body }: Call): string => {
  const json = JSON.stringify(body);
  const length = Buffer.byteLength(json);
  return [
    ...[`POST ${path} HTTP/1.1`, `Host: ${host}`, "Content-Type: application/json"],
    ...[...headers, `Content-Length: ${length}`, "", json],
  ].join("\r\n");
};

const buildCall = (house: House, place: Place, businessName: string): Call => ({
  ...{ path: "/v1/sites", host: `localhost:${house.server.port}` },
  headers: [`Authorization: Bearer ${place.key}`],
  body: { businessName, industry: "bakery" },
});

const formCall = (place: Place, name: string): Call => ({
  ...{ path: "/_forms/contact", host: place.host, headers: [] },
  body: leadOf(place, name),
});

/** Sends part of a request, and resets the connection. */
function breakOff(port: number, text: string, waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" }, () => {
      socket.write(text, () => {
        setTimeout(() => socket.resetAndDestroy(), waitMs);
      });
    });
    socket.on("error", () => {});
    socket.once("close", () => resolve());
  });
}

const goneClients: Fault = {
  name: "gone-clients",
  fault:
    "clients that reset their connection at any byte of a build's or a form's request, or before its answer",
  promise:
    "the effect is whole or absent, credits are right, and nothing of it is an error of the service",
  async run(setting) {
    const house = await openHouse(setting, { SITEWRIGHT_LOG: "info" });
    const { server } = house;
    try {
      await server.start();
      const place = await furnish(house);
      const logged = server.readLog().length;
      const rounds = setting.isShort ? 60 : 600;
      let whole = 0;
      for (let at = 0; at < rounds; at += 1) {
        const isForm = at % 4 !== 0;
        const text = textOf(
          isForm ? formCall(place, `gone${at}`) : buildCall(house, place, `Gone ${at}`),
        );
        const isWhole = at % 2 === 0;
        if (isWhole) whole += 1;
        const cut = isWhole ? text.length : Math.floor(Math.random() * text.length);
        await breakOff(server.port, text.slice(0, cut), isWhole ? Math.random() * 5 : 0);
      }
      const found = await holdWhole(house, place);
      const lines = server.readLog().slice(logged).split("\n");
      const faults = lines.filter((line) => /"level":"(error|fatal)"/.test(line));
      hold(faults.length === 0, `the log has ${faults[0]}`);
      await house.holdInvariants();
      return `${rounds} broken off, ${whole} of them after the last byte: ${found.leads} forms and ${found.jobs} builds took effect, all whole; no error in the log`;
    } finally {
      await house.close();
    }
  },
};

/** What took effect is as it was sent; answers how much of it there is. */
async function holdWhole({ server }: House, { siteId }: Place) {
  type Lead = { name: string; email: string; message: string };
  const leads = await server.listAll<Lead>(`/sites/${siteId}/leads`, "leads");
  for (const { name, email, message } of leads)
    hold(email === `${name}@visitors.test` && message === "Hello", `the lead of ${name} is cut`);
  type Job = { status: string };
  const jobs = await until(
    "all builds have ended",
    async () => {
      const list = await server.listAll<Job>("/jobs", "jobs");
      return list.every(({ status }) => status === "completed") && list;
    },
    300_000,
  );
  const { used } = (await server.call("GET", "/me")).usage;
  hold(used === 5 * jobs.length, `${jobs.length} jobs cost ${used} credits`);
  // One of the jobs has built the site that forms are sent to.
  return { leads: leads.length, jobs: jobs.length - 1 };
}

const slowClients: Fault = {
  name: "slow-clients",
  fault: "300 connections that send a byte a second of a header or a body",
  promise: "others wait no longer, memory is bounded, and the slow ones are closed",
  async run(setting) {
    const house = await openHouse(setting);
    const sockets: Socket[] = [];
    const timers: ReturnType<typeof setInterval>[] = [];
    try {
      await house.server.start();
      const place = await furnish(house);
      const alone = await timeForms(house, place, "alone");
      const before = house.residentBytes();
      for (let at = 0; at < 300; at += 1) {
        const text = textOf(at % 2 === 0 ? formCall(place, "slow") : buildCall(house, place, "S"));
        // From the head on, or with the head whole and the body slow.
        const cut = at % 4 < 2 ? 10 : text.indexOf("\r\n\r\n") + 6;
        const socket = connect({ port: house.server.port, host: "127.0.0.1" });
        socket.on("error", () => {});
        socket.write(text.slice(0, cut));
        let next = cut;
        timers.push(
          setInterval(() => socket.destroyed || socket.write(text[next++] ?? " "), 1_000),
        );
        sockets.push(socket);
      }
      const beside = await timeForms(house, place, "beside");
      const isClosed = async () => sockets.every(({ destroyed }) => destroyed);
      const closedMs = setting.isShort
        ? undefined
        : (await timed(() => until("all slow ones are closed", isClosed, 180_000)))[0];
      const growth = house.residentBytes() - before;
      hold(growth < 64 * 1024 * 1024, `memory grows by ${megabytes(growth)}`);
      await house.holdInvariants();
      const [p50, p99] = [0.5, 0.99].map((share) =>
        [alone, beside].map((list) => quantile(list, share).toFixed(1)).join(" → "),
      );
      return `forms of others alone → beside: ${p50} ms (p50), ${p99} ms (p99); memory +${megabytes(growth)}; the last slow one closed after ${seconds(closedMs ?? 0)}`;
    } finally {
      for (const timer of timers) clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      await house.close();
    }
  },
};

/** Ms for each of 200 forms, one after the other. */
export async function timeForms(house: House, place: Place, word: string): Promise<number[]> {
  const took: number[] = [];
  for (let at = 0; at < 200; at += 1) {
    const [ms, status] = await timed(() => house.sendLead(place, `${word}${at}`));
    hold(status === 200, `a form is answered ${status}`);
    took.push(ms);
  }
  return took;
}

const flood: Fault = {
  name: "flood",
  fault:
    "3,000 builds asked for at once within the usual limits; then 10^5 messages and mails queued for peers that are away, and kill -9",
  promise:
    "what is over the limits is refused with Retry-After, memory is bounded; ready again within 2 s with the queue",
  async run(setting) {
    const limits = "generation=5/10h,key=20/120m,ip=60/600m";
    const settings = { SITEWRIGHT_SMTP_URL: "smtp://127.0.0.1:1" };
    const house = await openHouse(setting, settings);
    const { server } = house;
    try {
      await server.start();
      const place = await furnish(house);
      await server.stop();
      await server.start({ settings: { SITEWRIGHT_LIMITS: limits } });
      const before = house.residentBytes();
      const accepted = await floodBuilds(house, place, setting.isShort ? 300 : 3_000);
      await server.stop();
      await server.start();
      const queued = await floodMessages(house, place, setting.isShort ? 200 : 9_100);
      const growth = house.residentBytes() - before;
      await server.kill();
      const [ms] = await timed(() => server.start());
      holdWithin(setting, ms, 2_000, "the start with the queue");
      const { total } = await server.call("GET", `/sites/${place.siteId}/leads?limit=1`);
      hold(total === queued.leads, `${total} of ${queued.leads} leads are there`);
      await house.holdInvariants();
      return `${accepted} builds accepted, the others 429 with Retry-After; ${queued.leads} forms in ${seconds(queued.ms)} left ${queued.messages} messages and mails, memory +${megabytes(growth)}; ready again in ${ms.toFixed(0)} ms, 0 lost`;
    } finally {
      await house.close();
    }
  },
};

async function floodBuilds({ server }: House, { key }: Place, count: number): Promise<number> {
  let accepted = 0;
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/v1/sites`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ businessName: "Flood", industry: "bakery" }),
    });
    await answer.text();
    if (answer.status === 202) accepted += 1;
    else
      hold(
        answer.status === 429 && Number(answer.headers.get("retry-after")) > 0,
        `a build too many is answered ${answer.status}`,
      );
  };
  for (let at = 0; at < count; at += 100) await Promise.all(Array.from({ length: 100 }, ask));
  return accepted;
}

const ENDPOINTS = 10;

async function floodMessages(house: House, place: Place, leads: number) {
  for (let at = 0; at < ENDPOINTS; at += 1)
    await house.server.call("POST", "/webhooks", {
      ...{ url: `http://127.0.0.1:1/${at}`, types: ["lead.created"] },
    });
  const [ms] = await timed(async () => {
    for (let at = 0; at < leads; at += 100)
      await Promise.all(
        Array.from({ length: 100 }, async (_, each) => {
          const status = await house.sendLead(place, `flood${at + each}`);
          hold(status === 200, `a form is answered ${status}`);
        }),
      );
  });
  return { ms, leads, messages: leads * (ENDPOINTS + 1) };
}

const domains: Fault = {
  name: "domains",
  fault:
    "300 custom domains of an account whose name servers hang, beside another account's publish and one domain that is good",
  promise: "the publish is live as fast as without them; the good domain is found",
  async run(setting) {
    const zone = { "*.hanging.example": { fault: "silence" as const } };
    const dns = await startDnsServer({ ...zone, "good.example": { A: ["127.0.0.1"] } });
    const house = await openHouse(setting, { SITEWRIGHT_DNS_SERVERS: dns.address });
    const { server } = house;
    try {
      await server.start();
      const place = await furnish(house);
      const alone = await publish(house, place, "alone");
      const count = setting.isShort ? 12 : 300;
      await server.createOwner("crowd@elsewhere.test");
      await claimHanging(house, count);
      server.useKey(place.key);
      const beside = await publish(house, place, "beside");
      await server.call("PUT", `/sites/${place.siteId}/domain`, { domain: "good.example" });
      const [foundMs] = await timed(() =>
        until("the good domain is looked at", async () => {
          const { checks } = await server.call("GET", `/sites/${place.siteId}/domain`);
          return checks.length > 0;
        }),
      );
      await house.holdInvariants();
      return `${count} hanging: a publish is seen after ${alone.toFixed(0)} ms alone and ${beside.toFixed(0)} ms beside them; the good domain was looked at after ${foundMs.toFixed(0)} ms`;
    } finally {
      await house.close();
      dns.close();
    }
  },
};

/** Publishes an event; how long until visitors see it. */
async function publish({ server }: House, { siteId, host }: Place, title: string) {
  const [ms] = await timed(async () => {
    const { event } = await server.call("POST", `/sites/${siteId}/events`, {
      ...{ title, startsAt: Date.now() + 864_000_000, status: "published" },
    });
    await until("the event is seen", async () => {
      const page = await server.visit(host, event.url);
      return page.status === 200 && (await page.text()).includes(title);
    });
  });
  return ms;
}

async function claimHanging({ server }: House, count: number): Promise<void> {
  const list = () => server.call("GET", "/sites");
  for (let at = 0; at < count; at += 1)
    await server.call("POST", "/sites", { businessName: `Hang ${at}`, industry: "bakery" });
  await until("all are built", async () => (await list()).sites.length === count, 300_000);
  const hanging = (await list()).sites.filter(({ name }: { name: string }) => /^Hang /.test(name));
  const left: { id: string }[] = [...hanging];
  const claim = async () => {
    for (let site = left.pop(); site !== undefined; site = left.pop())
      await server.call("PUT", `/sites/${site.id}/domain`, {
        domain: `d${left.length}.hanging.example`,
      });
  };
  await Promise.all(Array.from({ length: 20 }, claim));
}

export const CLIENTS: readonly Fault[] = [goneClients, slowClients, flood, domains];
