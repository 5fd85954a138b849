/**
 * A site is removed while its owner does everything in the console that one can do to a site: each call gets
 * an answer of its own, none is a fault, and nothing of the site is left.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { deleteSite } from "../../src/features/console/api/delete-site.ts";
import type { ProcedureName } from "../../src/features/console/api/procedures.ts";
import { type ConsoleBrowser, joinAs } from "../fixtures/console.ts";
import { CASES, type World } from "../fixtures/console-calls.ts";
import { countRowsOf } from "../fixtures/site-leftovers.ts";
import { bakeryDocument, smallSite, storeSite } from "../fixtures/small-site.ts";
import { faultsIn, startTestService, type TestAccount, type TestService } from "../harness.ts";

/** In each the removal comes at another moment among the calls. */
const ROUNDS = 8;

let service: TestService;
let account: TestAccount;
let owner: ConsoleBrowser;
beforeAll(async () => {
  service = await startTestService({
    environment: { SITEWRIGHT_ALLOW_PRIVATE_TARGETS: "127.0.0.1:9" },
  });
  account = await service.createAccount();
  owner = await joinAs(service, account.id, "owner");
}, 60_000);
afterAll(() => service.close());

type Call = readonly [name: ProcedureName, input: object];

async function newWorld(slug: string): Promise<World> {
  const { siteId } = await storeSite(service.ctx, {
    ...{ slug, accountId: account.id, files: smallSite(slug), document: bakeryDocument() },
  });
  return { ctx: service.ctx, accountId: account.id, siteId, member: async () => "usr_none" };
}

/** Every call that is about the site, or about a link to its preview, with what it needs. */
async function listCalls(world: World): Promise<Call[]> {
  const calls: Call[] = [];
  for (const name of Object.keys(CASES) as ProcedureName[]) {
    const isOfPreview = name === "review.look" || name === "review.note";
    if (!isOfPreview && !CASES[name].isPlaced) continue;
    const input = await CASES[name].input(world);
    if (isOfPreview || "siteId" in input) calls.push([name, input]);
  }
  return calls;
}

/** Refusals are answers as well: of what is gone, of what another call has changed, of one too many. */
const WITHOUT_FAULT = [200, 400, 404, 409, 429];

describe("a site that is removed", () => {
  test.each(Array.from({ length: ROUNDS }, (_, round) => round))("in round %d", async (round) => {
    const world = await newWorld(`console-${round}`);
    const calls = await listCalls(world);
    expect(calls.length).toBeGreaterThan(45);
    const before = service.logLines.length;
    const at = Math.floor((round / ROUNDS) * calls.length);
    const begun: Promise<{ status: number }>[] = [];
    let removed: Promise<void> = Promise.resolve();
    for (const [index, [name, input]] of calls.entries()) {
      if (index === at) removed = deleteSite(service.ctx, world.siteId);
      begun.push(owner.call(name, input));
      if ((index + round) % 3 === 0) await new Promise(setImmediate);
    }
    const statuses = (await Promise.all(begun)).map(({ status }, index) => [
      calls[index]?.[0],
      status,
    ]);
    await removed;
    expect(statuses.filter(([, status]) => !WITHOUT_FAULT.includes(Number(status)))).toEqual([]);
    await service.ctx.scheduler.step();
    expect(faultsIn(service.logLines.slice(before))).toEqual([]);
    expect(await countRowsOf(service.ctx, world.siteId)).toEqual({});
    for (const [name, input] of calls)
      expect([name, (await owner.call(name, input)).status]).toEqual([name, 404]);
  });
});
