/** Those that the service calls: endpoints, mail servers, a model, a certificate authority, other people's sites. */
import { createServer, type Server, type Socket } from "node:net";
import { startProcess } from "../../test/fixtures/database-file.ts";
import { type Reply, startModelServer } from "../../test/fixtures/model-server.ts";
import { until } from "../../test/fixtures/server-process.ts";
import { type Fault, hold, holdWithin, megabytes, quantile, seconds, timed } from "./fault.ts";
import { furnish, type House, openHouse, type Place } from "./house.ts";

/** Ways of test/fixtures/processes/bad-peer.ts. */
const WAYS = [
  ...["gzip", "br", "endless", "endless-headers", "drip", "drip-headers", "silent"],
  ...["close", "nonsense", "broken"],
];

type BadPeer = { origin: string; close(): Promise<void> };

async function startBadPeer(): Promise<BadPeer> {
  const child = startProcess("bad-peer", []);
  const port = await child.nextLine();
  return { origin: `http://127.0.0.1:${port}`, close: () => child.kill() };
}

/** Answers that are well-formed and wrong. */
function startOddPeer() {
  return Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname === "/away") return Response.redirect("http://169.254.169.254/latest", 302);
      if (pathname === "/round") return Response.redirect(request.url, 307);
      if (pathname === "/gone") return new Response("gone", { status: 410 });
      return new Response("no", { status: 500 });
    },
  });
}

const ODD_WAYS = ["away", "round", "gone", "error"];

const endpoints: Fault = {
  name: "endpoints",
  fault:
    "15 endpoints that refuse, hang, drip, redirect, answer garbage, bombs, or without end, beside a good one",
  promise:
    "the good one gets every message as fast as alone; each attempt is over in 15 s; memory is bounded",
  async run(setting) {
    const [house, bad] = [await openHouse(setting), await startBadPeer()];
    const odd = startOddPeer();
    const { server, receiver } = house;
    try {
      await server.start();
      const place = await furnish(house);
      await house.listen(place.accountId, ["lead.created"]);
      const alone = await tellGood(house, place, "alone");
      const urls = [
        ...WAYS.map((way) => `${bad.origin}/${way}`),
        ...ODD_WAYS.map((way) => `http://127.0.0.1:${odd.port}/${way}`),
        "http://127.0.0.1:1/refused",
      ];
      const ids: string[] = [];
      for (const url of urls) {
        const created = await server.call("POST", "/webhooks", { url, types: ["lead.created"] });
        ids.push(created.webhook.id);
      }
      const before = house.residentBytes();
      const beside = await tellGood(house, place, "beside");
      const attempts = setting.isShort ? [] : await firstAttempts(house, ids);
      const slowest = Math.max(0, ...attempts.map(({ durationMs }) => durationMs));
      holdWithin(setting, slowest, 16_000, "an attempt");
      const growth = house.residentBytes() - before;
      hold(growth < 160 * 1024 * 1024, `memory grows by ${megabytes(growth)}`);
      await house.holdInvariants();
      return `${receiver.received.length} messages to the good one, each ${quantile(alone, 0.5).toFixed(0)} ms after the form alone and ${quantile(beside, 0.5).toFixed(0)} ms beside them (p50; worst ${quantile(beside, 1).toFixed(0)} ms); longest bad attempt ${seconds(slowest)}; memory +${megabytes(growth)}`;
    } finally {
      await house.close();
      await bad.close();
      await odd.stop(true);
    }
  },
};

/** 30 forms, one after the other; how long the good endpoint waited for the message of each. */
async function tellGood(house: House, place: Place, word: string): Promise<number[]> {
  const waits: number[] = [];
  for (let at = 0; at < 30; at += 1) {
    const count = house.receiver.received.length + 1;
    hold((await house.sendLead(place, `${word}${at}`)) === 200, "a form is not taken");
    waits.push((await timed(() => house.receiver.until(count)))[0]);
  }
  return waits;
}

/** The first attempt at each endpoint, once it has ended; none of them well. */
async function firstAttempts({ server }: House, ids: readonly string[]) {
  type Attempt = { durationMs: number; status: number | null };
  const attempts: Attempt[] = [];
  for (const id of ids) {
    const first = await until(`an attempt at ${id} has ended`, async () => {
      const list = await server.listAll<{ attempts: Attempt[] }>(
        `/webhooks/${id}/deliveries`,
        "deliveries",
      );
      return list.find((one) => one.attempts.length > 0)?.attempts[0];
    });
    hold(first.status === null || first.status >= 200, "an attempt has no outcome");
    attempts.push(first);
  }
  return attempts;
}

/** Talks SMTP up to a point, and then does what it is told. */
const MAIL_WAYS: Readonly<Record<string, (socket: Socket) => void>> = {
  refuses: (socket) => socket.end("554 no\r\n"),
  "says nothing": () => {},
  drips: (socket) => {
    const timer = setInterval(() => socket.write("2"), 500);
    socket.once("close", () => clearInterval(timer));
  },
  "answers garbage": (socket) => socket.write("\0\xff garbage\r\n".repeat(1_000)),
  "pours without end": (socket) => pour(socket, Buffer.alloc(65_536, "a")),
  "hangs after the greeting": (socket) => socket.write("220 hello\r\n"),
  "closes after DATA": (socket) => answerUntilData(socket),
};

function pour(socket: Socket, block: Buffer): void {
  while (!socket.destroyed && socket.write(block));
  if (!socket.destroyed) socket.once("drain", () => pour(socket, block));
}

function answerUntilData(socket: Socket): void {
  socket.write("220 hello\r\n");
  socket.on("data", (bytes) => {
    const line = bytes.toString();
    if (/^DATA/m.test(line)) socket.write("354 go on\r\n");
    else if (/\r\n\.\r\n$/.test(line)) socket.destroy();
    else socket.write("250 ok\r\n");
  });
}

async function startBadMail(): Promise<{ server: Server; port: number; be(way: string): void }> {
  let way = "refuses";
  const server = createServer((socket) => {
    socket.on("error", () => {});
    MAIL_WAYS[way]?.(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const be = (next: string) => {
    way = next;
  };
  return { server, port, be };
}

const mail: Fault = {
  name: "mail",
  fault: `a mail server that ${Object.keys(MAIL_WAYS).join(", ")}`,
  promise: "forms are answered as ever, mail waits in the outbox, memory is bounded",
  async run(setting) {
    const bad = await startBadMail();
    const house = await openHouse(setting, { SITEWRIGHT_SMTP_URL: `smtp://127.0.0.1:${bad.port}` });
    try {
      await house.server.start();
      const place = await furnish(house);
      const before = house.residentBytes();
      const waits: number[] = [];
      let count = 0;
      for (const way of Object.keys(MAIL_WAYS)) {
        bad.be(way);
        for (let at = 0; at < 20; at += 1) {
          const [ms, status] = await timed(() => house.sendLead(place, `m${count++}`));
          hold(status === 200, `a form is answered ${status} while the mail server ${way}`);
          waits.push(ms);
        }
        await Bun.sleep(setting.isShort ? 100 : 2_000);
      }
      const growth = house.residentBytes() - before;
      hold(growth < 128 * 1024 * 1024, `memory grows by ${megabytes(growth)}`);
      const { total } = await house.server.call("GET", `/sites/${place.siteId}/leads?limit=1`);
      hold(total === count, `${total} of ${count} leads are there`);
      await house.holdInvariants();
      const [ms, exitCode] = await timed(() => house.server.stop());
      hold(exitCode === 0, `it exits ${exitCode}`);
      holdWithin(setting, ms, 10_000, "the stop");
      return `${count} forms, all kept, answered in ${quantile(waits, 0.5).toFixed(0)} ms (p50), ${quantile(waits, 1).toFixed(0)} ms (worst); memory +${megabytes(growth)}; stopped in ${ms.toFixed(0)} ms with mail under way`;
    } finally {
      await house.close();
      bad.server.close();
    }
  },
};

const model: Fault = {
  name: "model",
  fault:
    "a model that refuses, hangs before and in its answer, breaks off, answers garbage, HTML, 401, 429 and 500, a bomb, or without end",
  promise:
    "each job ends within its bounds, failed and refunded, or, where that is wanted, completed by the composer when the model is away",
  async run(setting) {
    const peer = startModelServer();
    const bad = await startBadPeer();
    try {
      const lines: string[] = [];
      for (const fallback of ["", "composer"])
        lines.push(await tryModel(setting, { peer, bad, fallback }));
      return lines.join("; ");
    } finally {
      await bad.close();
      await peer.close();
    }
  },
};

type Models = { peer: ReturnType<typeof startModelServer>; bad: BadPeer; fallback: string };

/** One job with each way of answering badly; with and without the composer to fall back to. */
async function tryModel(
  setting: Parameters<Fault["run"]>[0],
  { peer, bad, fallback }: Models,
): Promise<string> {
  const replies: readonly Reply[] = [
    { status: 401 },
    { status: 500 },
    { status: 429, headers: { "retry-after": "1" } },
    { status: 200, body: "<html>hello</html>", headers: { "content-type": "text/html" } },
    { status: 200, body: '{"choices":[{"delta":{"content":' },
    { status: 200, body: "\xff\xfe\0garbage" },
    { text: "I cannot do that." },
    { broken: '{"a' },
    { hang: "before headers" },
    { hang: "in the middle", text: "{" },
  ];
  const settings = {
    SITEWRIGHT_AI_MODEL: "small",
    SITEWRIGHT_AI_PATIENCE: "1s/1s",
    SITEWRIGHT_AI_JOB_LIMIT: "30s",
    ...(fallback !== "" && { SITEWRIGHT_AI_FALLBACK: fallback }),
  };
  const house = await openHouse(setting, { ...settings, SITEWRIGHT_AI_BASE_URL: peer.url });
  const { server } = house;
  const took: number[] = [];
  const endings = new Map<string, number>();
  const attempt = async () => {
    const brief = { businessName: "Harbour Bakery", industry: "bakery" };
    const [ms, job] = await timed(async () => {
      const { jobId } = await server.call("POST", "/sites", brief);
      return until(
        "the job ends",
        async () => {
          const { job } = await server.call("GET", `/jobs/${jobId}`);
          return (job.status === "failed" || job.status === "completed") && job;
        },
        60_000,
      );
    });
    took.push(ms);
    const ending = job.error?.code ?? job.status;
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
    const isAway = ending === "provider_unavailable" || ending === "timed_out";
    hold(fallback === "" || !isAway, `a job ends ${ending} though there is a fallback`);
  };
  try {
    await server.start();
    await server.createOwner("owner@acme.test");
    for (const reply of setting.isShort ? replies.slice(3, 7) : replies) {
      peer.answer = () => reply;
      await attempt();
    }
    const ways = setting.isShort ? ["gzip", "close"] : WAYS;
    for (const way of ways) {
      await server.stop();
      await server.start({ settings: { SITEWRIGHT_AI_BASE_URL: `${bad.origin}/${way}#` } });
      await attempt();
    }
    const { used } = (await server.call("GET", "/me")).usage;
    hold(used === 5 * (endings.get("completed") ?? 0), `${used} credits are used`);
    await house.holdInvariants();
    const list = [...endings].map(([ending, count]) => `${count} ${ending}`).join(", ");
    return `${fallback === "" ? "no fallback" : "fallback to the composer"}: ${took.length} jobs, ${list}, the slowest after ${seconds(Math.max(...took))}, credits right`;
  } finally {
    await house.close();
  }
}

const crawled: Fault = {
  name: "crawled",
  fault: "existing sites that refuse, hang, drip, redirect, answer garbage, bombs, or without end",
  promise: "each brief becomes a site without them, within a minute; memory is bounded",
  async run(setting) {
    const [house, bad] = [await openHouse(setting), await startBadPeer()];
    const odd = startOddPeer();
    const { server } = house;
    try {
      await server.start();
      await server.createOwner("owner@acme.test");
      const before = house.residentBytes();
      const urls = [
        ...WAYS.map((way) => `${bad.origin}/${way}`),
        ...ODD_WAYS.map((way) => `http://127.0.0.1:${odd.port}/${way}`),
        "http://127.0.0.1:1/refused",
      ];
      const wanted = setting.isShort ? urls.slice(0, 3) : urls;
      const took = await Promise.all(wanted.map((existingUrl) => buildFrom(house, existingUrl)));
      const growth = house.residentBytes() - before;
      hold(growth < 256 * 1024 * 1024, `memory grows by ${megabytes(growth)}`);
      const { used } = (await server.call("GET", "/me")).usage;
      hold(used === 5 * wanted.length, `${used} credits are used`);
      await house.holdInvariants();
      return `${wanted.length} briefs at once, all completed, the last after ${seconds(Math.max(...took))}; memory +${megabytes(growth)}`;
    } finally {
      await house.close();
      await bad.close();
      await odd.stop(true);
    }
  },
};

/** How long the build took; throws when it does not complete. */
async function buildFrom({ server }: House, existingUrl: string): Promise<number> {
  const brief = { businessName: "Harbour Bakery", industry: "bakery", existingUrl };
  const { jobId } = await server.call("POST", "/sites", brief);
  const startedAt = performance.now();
  await until(
    `the build from ${existingUrl} completes`,
    async () => {
      const { job } = await server.call("GET", `/jobs/${jobId}`);
      hold(job.status !== "failed", `the build from ${existingUrl} fails: ${job.error?.code}`);
      return job.status === "completed";
    },
    240_000,
  );
  return performance.now() - startedAt;
}

export const PEERS: readonly Fault[] = [endpoints, mail, model, crawled];
