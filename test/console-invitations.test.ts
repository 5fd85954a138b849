/** Invitations that nobody has accepted: owners see them, make a new link, or take them back. */
import { afterEach, beforeEach, expect, test } from "bun:test";
import { browserTest, useBrowser } from "./fixtures/browser-of-file.ts";
import {
  type ConsoleBrowser,
  claimInstance,
  openBrowser,
  PASSWORD,
  tokenOf,
} from "./fixtures/console.ts";
import { openSignedIn, settle } from "./fixtures/full-console.ts";
import { startTestService, type TestService } from "./harness.ts";

const TIMEOUT_MS = 120_000;
const DAY_MS = 24 * 60 * 60_000;

const browser = useBrowser();
let service: TestService;
let owner: ConsoleBrowser;
beforeEach(async () => {
  service = await startTestService();
  owner = await claimInstance(service);
});
afterEach(() => service.close());

const ask = async (name: string, input: object = {}) => {
  const { status, body } = await owner.call(name, input);
  if (status !== 200) throw new Error(`${name} answered ${JSON.stringify(body)}`);
  return body;
};
type Shown = { id: string; email: string; role: string; expiresAt: number };
const invitations = async (): Promise<Shown[]> => (await ask("members.list")).invitations;

const accept = (link: string) =>
  openBrowser(service).call("join.accept", {
    ...{ token: tokenOf(link), name: "Eva Editor", password: PASSWORD },
  });

test("an invitation is listed until it is accepted", async () => {
  expect(await invitations()).toEqual([]);
  const { link } = await ask("members.invite", { email: "eva@example.com", role: "editor" });
  const [shown, ...others] = await invitations();
  expect(others).toEqual([]);
  expect(shown).toMatchObject({ email: "eva@example.com", role: "editor" });
  expect(shown?.expiresAt).toBe(service.clock.now() + DAY_MS);
  expect(JSON.stringify(shown)).not.toContain(tokenOf(link));
  expect((await accept(link)).status).toBe(200);
  expect(await invitations()).toEqual([]);
});

test("one that ran out stays listed, and a new link takes its place", async () => {
  const { link } = await ask("members.invite", { email: "eva@example.com", role: "editor" });
  service.clock.advance(DAY_MS + 1);
  const [old] = await invitations();
  expect(old?.email).toBe("eva@example.com");
  const again = await ask("members.invite", { email: "eva@example.com", role: "editor" });
  expect(await invitations()).toHaveLength(1);
  expect((await accept(link)).status).toBe(400);
  expect((await accept(again.link)).status).toBe(200);
});

test("one that is taken back lets nobody in, and another account's is nobody's business", async () => {
  const { link } = await ask("members.invite", { email: "eva@example.com", role: "editor" });
  const [shown] = await invitations();
  const { account } = await ask("accounts.create", {
    ...{ name: "Other", email: "other@example.com", plan: "pro" },
  });
  const elsewhere = { accountId: account.id, invitationId: shown?.id };
  expect((await owner.call("members.revoke", elsewhere)).status).toBe(404);
  expect(await invitations()).toHaveLength(1);
  await ask("members.revoke", { invitationId: shown?.id });
  expect(await invitations()).toEqual([]);
  expect((await accept(link)).status).toBe(400);
  expect((await owner.call("members.revoke", { invitationId: shown?.id })).status).toBe(404);
});

browserTest(
  "on the page Members",
  async () => {
    await ask("members.invite", { email: "eva@example.com", role: "editor" });
    const screen = await openSignedIn(browser(), { service, operator: owner });
    const { page } = screen;
    try {
      await screen.goto("/console/members");
      const row = page.getByRole("row", { name: /eva@example\.com/u });
      await row.getByRole("button", { name: "New link" }).click();
      const link = await page.getByRole("dialog").getByRole("code").textContent();
      expect(link).toContain("/console/join/");
      await page.getByRole("button", { name: "Done" }).click();
      await row.getByRole("button", { name: "Revoke" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
      await row.waitFor({ state: "detached" });
      await settle(screen);
      expect(await invitations()).toEqual([]);
      expect((await accept(link ?? "")).status).toBe(400);
      expect(screen.faults).toEqual([]);
    } finally {
      await screen.close();
    }
  },
  TIMEOUT_MS,
);
