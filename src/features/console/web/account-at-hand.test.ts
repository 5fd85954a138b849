/** Two windows of one person, each with an account of its own: what is done in one is done to what it shows. */
import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import {
  type ConsoleBrowser,
  joinAs,
  openBrowser,
  PASSWORD,
} from "../../../../test/fixtures/console.ts";
import { mountHook, settled } from "../../../../test/fixtures/mount-hook.ts";
import { openPageWorld, type PageWorld } from "../../../../test/fixtures/page-world.ts";
import { startTestService, type TestService } from "../../../../test/harness.ts";
import { invite } from "../../people/links.ts";
import { consoleProcedures } from "../api/procedures.ts";

let service: TestService;
let world: PageWorld;
let ann: ConsoleBrowser;
let accounts: [string, string];
let web: typeof import("./session.ts") & typeof import("./call.ts") & typeof import("./query.ts");

beforeAll(async () => {
  service = await startTestService();
  accounts = [(await service.createAccount()).id, (await service.createAccount()).id];
  await joinAs(service, accounts[0], "owner", "ann@example.com");
  const second = { email: "ann@example.com", account: { id: accounts[1], role: "owner" } } as const;
  const { link } = await invite(service.ctx, second);
  ann = openBrowser(service);
  await ann.call("session.signIn", { email: "ann@example.com", password: PASSWORD });
  await ann.call("join.accept", {
    token: link.slice(link.lastIndexOf("/") + 1),
    password: PASSWORD,
  });
  await ann.call("session.signIn", { email: "ann@example.com", password: PASSWORD });
  world = openPageWorld({ origin: `http://localhost:${service.port}`, as: ann });
  web = {
    ...(await import("./call.ts")),
    ...(await import("./query.ts")),
    ...(await import("./session.ts")),
  };
});
afterAll(async () => {
  world?.[Symbol.dispose]();
  await service?.close();
});
beforeEach(async () => {
  await web.switchAccount(accounts[0]);
});
/** What somebody does in the other window. */
const switchElsewhere = () => ann.call("session.switchAccount", { accountId: accounts[1] });
const labelsOf = async (accountId: string) => {
  const { body } = await ann.call("keys.list", { accountId });
  return body.items.map(({ label }: { label: string }) => label);
};

test("a key is made for the account that is shown, whichever was chosen in the other window since", async () => {
  await switchElsewhere();
  await web.call("keys.create", { label: "Mine", scope: "read", expiresInDays: null });
  expect(await labelsOf(accounts[0])).toContain("Mine");
  expect(await labelsOf(accounts[1])).not.toContain("Mine");
});

test("a list is of the account that is shown, until the page knows of the other; then all of it is", async () => {
  const keys = await mountHook(() => web.useQuery("keys.list", {}));
  const until = async (isThere: () => boolean) => {
    for (let turn = 0; !isThere() && turn < 1_000; turn += 1) await settled(() => Bun.sleep(2));
    expect(isThere()).toBe(true);
  };
  await until(() => keys.now.data !== undefined);
  const shown = () => keys.now.data?.items.length;
  const first = (await labelsOf(accounts[0])).length;
  const other = (await labelsOf(accounts[1])).length;
  expect(first).not.toBe(other);
  await switchElsewhere();
  await settled(() => keys.now.reload());
  expect(shown()).toBe(first);
  await settled(() => web.loadSession());
  await until(() => shown() === other);
  expect(web.session.value?.accountId).toBe(accounts[1]);
  await keys.unmount();
});

test("whatever is about an account says which, and nothing else is told", () => {
  const named = Object.entries(consoleProcedures).flatMap(([name, { scope }]) =>
    // Those of operators name the account that they are about.
    scope === "account" && !name.startsWith("accounts.") ? [name] : [],
  );
  const told = Object.keys(consoleProcedures).filter(web.isOfAccount);
  expect(told.sort()).toEqual(named.sort());
});
