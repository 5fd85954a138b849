/** The hourly check sees what is broken and says it once; it mends nothing. */
import { afterEach, expect, test } from "bun:test";
import { startTestService, type TestService } from "../../../test/harness.ts";
import { creditBalances } from "../credits/table.ts";

const HOUR_MS = 60 * 60_000;
let service: TestService;
afterEach(() => service.close());

const said = (text: string) => service.logLines.filter((line) => line.includes(text));

async function scrape(): Promise<string> {
  return (await service.visit("localhost", "/metrics")).text();
}

test("a balance that its entries do not add up to is logged once and counted until it is mended", async () => {
  service = await startTestService();
  await service.createAccount();
  const set = (bonus: number) =>
    service.ctx.db.write([service.ctx.db.orm.update(creditBalances).set({ bonus })]);
  await service.ctx.scheduler.step();
  expect(said("an invariant is broken")).toEqual([]);
  await set(99);
  for (let hour = 0; hour < 2; hour += 1) {
    service.clock.advance(HOUR_MS);
    await service.ctx.scheduler.step();
  }
  expect(said("an invariant is broken")).toHaveLength(1);
  expect(said("an invariant is broken")[0]).toContain("its entries add up to");
  expect(await scrape()).toContain("sitewright_invariant_ledger_breaches 1");
  await set(0);
  service.clock.advance(HOUR_MS);
  await service.ctx.scheduler.step();
  expect(said("an invariant holds again")).toHaveLength(1);
});
