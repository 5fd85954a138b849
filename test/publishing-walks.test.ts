/**
 * Sites that are published, taken away, brought back, moved and changed in any order: after each act the
 * API, the address, the sitemap and the messages say the same of them.
 */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type Receiver, startReceiver, typesOf } from "./fixtures/webhook-receiver.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

const DAY_MS = 86_400_000;
const ACTS_A_WALK = 40;

let service: TestService;
let receiver: Receiver;
beforeAll(async () => {
  receiver = startReceiver();
  service = await startTestService({
    environment: { SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1/32" },
  });
});
afterAll(async () => {
  await service.close();
  await receiver.close();
});

type Site = { status: string; url: string | null; pages: number };

class Walk {
  readonly #owner: TestAccount;
  readonly #path: string;
  readonly #host: string;
  #made = 0;

  private constructor(owner: TestAccount, id: string, host: string) {
    this.#owner = owner;
    this.#path = `/sites/${id}`;
    this.#host = host;
  }

  static async begin(name: string): Promise<Walk> {
    const owner = await service.createAccount();
    const endpoint = { url: receiver.url, types: ["site.published"] };
    const made = await service.call(owner.key, "POST", "/webhooks", { body: endpoint });
    expect([made.status, made.text]).toEqual([201, expect.any(String)]);
    const brief = { businessName: name, industry: "bakery" };
    await service.call(owner.key, "POST", "/sites", { body: brief });
    await settle();
    const [site] = (await service.call(owner.key, "GET", "/sites")).body.sites;
    return new Walk(owner, site.id, new URL(site.url).host);
  }

  #count(): number {
    this.#made += 1;
    return this.#made;
  }

  async #call(method: string, path: string, body?: unknown) {
    const answer = await service.call(this.#owner.key, method, this.#path + path, { body });
    expect([method, path, answer.status < 300, answer.text]).toEqual([
      ...[method, path, true, expect.any(String)],
    ]);
    return answer.body;
  }

  /** Each is one that an owner may do at any time; `choose` picks one of a list. */
  readonly acts: Readonly<Record<string, (choose: Choose) => Promise<unknown>>> = {
    publish: () => this.#call("POST", "/publish"),
    unpublish: () => this.#call("POST", "/unpublish"),
    restore: async (choose) => {
      const { versions } = await this.#call("GET", "/versions");
      await this.#call("POST", `/versions/${choose(versions as { id: string }[]).id}/restore`);
    },
    "add an event": (choose) =>
      this.#call("POST", "/events", {
        title: `Evening ${this.#count()}`,
        startsAt: service.clock.now() + 30 * DAY_MS,
        status: choose(["published", "draft"]),
      }),
    "set a domain": () =>
      this.#call("PUT", "/domain", {
        domain: `own-${this.#count()}.${this.#host.split(":")[0]}`,
      }),
    "remove the domain": () => this.#call("DELETE", "/domain"),
    wait: async (choose) => {
      service.clock.advance(choose([1_000, 60_000, 15 * 60_000]));
      await settle();
    },
  };

  async read(): Promise<Site & { live: string | undefined }> {
    const { site } = await this.#call("GET", "");
    const { versions } = await this.#call("GET", "/versions");
    const live = (versions as { id: string; isLive: boolean }[]).find(({ isLive }) => isLive);
    return { ...site, live: live?.id };
  }

  /**
   * What visitors have of it agrees with what the API says. That its pages name another address is mended by
   * the next release, for which `isSettled` says that it has been waited.
   */
  async check({ status, url, pages }: Site, isSettled: boolean): Promise<void> {
    const visit = (host: string, path: string) => service.visit(host, path);
    const first = await visit(this.#host, "/");
    if (status !== "live") expect(url).toBeNull();
    if (status === "draft") expect(first.status).toBe(421);
    if (status !== "live") return;
    const { host, origin } = new URL(url ?? "");
    if (host !== this.#host) {
      expect([first.status, first.headers.get("location")]).toEqual([308, `${origin}/`]);
    }
    const home = await visit(host, "/");
    expect(home.status).toBe(200);
    if (!isSettled) return;
    expect(await home.text()).toContain(`<link rel="canonical" href="${origin}/"`);
    const sitemap = await (await visit(host, "/sitemap.xml")).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
    expect(listed).toHaveLength(pages);
    for (const address of listed) {
      expect(address).toStartWith(`${origin}/`);
      expect([address, (await visit(host, new URL(address).pathname)).status]).toEqual([
        ...[address, 200],
      ]);
    }
  }
}

type Choose = <Item>(items: readonly Item[]) => Item;

function chooserFrom(seed: number): Choose {
  let state = seed;
  return (items) => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    const item = items[Math.floor((state / 2 ** 32) * items.length)];
    if (item === undefined) throw new Error("there is nothing to choose from");
    return item;
  };
}

/** Releases, and what is to be told of them. */
async function settle(): Promise<void> {
  for (let round = 0; round < 6; round += 1) await service.ctx.scheduler.step();
}

test.each([1, 2, 3])(
  "walk %i",
  async (seed) => {
    const walk = await Walk.begin(`Harbour Bakery ${seed}`);
    const choose = chooserFrom(seed);
    const names = [...Object.keys(walk.acts), "wait", "wait", "wait"];
    let told = await walk.read();
    await walk.check(told, true);
    /** Whether visitors have had nothing at some moment since. */
    let wasAway = false;
    for (let at = 0; at < ACTS_A_WALK; at += 1) {
      const name = choose(names);
      const count = receiver.received.length;
      await walk.acts[name]?.(choose);
      const after = await walk.read();
      await walk.check(after, name === "wait");
      const messages = receiver.received.slice(count).map(({ body }) => JSON.parse(body).data.site);
      if (name === "unpublish") expect(after.status).toBe("draft");
      if (name === "publish") expect(after.status).not.toBe("draft");
      wasAway ||= after.status !== "live";
      // Nothing is released but by the tasks.
      if (name !== "wait") expect([at, name, messages]).toEqual([at, name, []]);
      if (name !== "wait") continue;
      expect(after.status).not.toBe("provisioning");
      const isNews =
        after.status === "live" && (wasAway || told.live !== after.live || told.url !== after.url);
      expect({ at, isTold: messages.length > 0 }).toEqual({ at, isTold: isNews });
      for (const { status } of messages) expect(status).toBe("live");
      // In one wait a version may go out first, and then its new address.
      if (isNews) expect(messages.map(({ url }) => url)).toContain(after.url);
      told = after;
      wasAway = after.status !== "live";
    }
    expect(new Set(typesOf(receiver.received))).toEqual(new Set(["site.published"]));
  },
  120_000,
);

test("no fault of the service was logged", () => {
  expect(service.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
