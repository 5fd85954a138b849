/** `sitewright user …` and what the first start prints, by the commands as a shell runs them. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { claimInstance, openBrowser, PASSWORD, tokenOf } from "./fixtures/console.ts";
import { startTestService, type TestService } from "./harness.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ environment: { SITEWRIGHT_LIMITS: "signin=2/1h" } });
});
afterAll(() => service.close());

const main = join(import.meta.dir, "../src/main.ts");

async function run(args: readonly string[], data = service.directory) {
  const { SITEWRIGHT_DATA: _, ...environment } = process.env;
  const child = Bun.spawn([process.execPath, main, ...args, "--data", data], {
    env: environment,
    stdout: "pipe",
    stderr: "pipe",
  });
  const [stdout, stderr, exitCode] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { stdout, stderr, exitCode };
}

const runJson = async (args: readonly string[]) => {
  const { stdout, stderr, exitCode } = await run([...args, "--json"]);
  expect([exitCode, stderr]).toEqual([0, ""]);
  return JSON.parse(stdout);
};

test("people are invited, listed, reset and removed while the server runs", async () => {
  const operator = await claimInstance(service);
  const { id } = await service.createAccount();
  const email = "Ann@example.com";
  const invited = await runJson([
    ...["user", "invite", "--email", email, "--account", id, "--role", "editor"],
  ]);
  expect(Object.keys(invited)).toEqual(["id", "link", "email", "expiresAt"]);
  expect(invited.expiresAt - service.clock.now()).toBe(24 * 60 * 60_000);
  const browser = openBrowser(service);
  const join = { token: tokenOf(invited.link), name: "Ann", password: PASSWORD };
  expect((await browser.call("join.accept", join)).status).toBe(200);
  const people = await runJson(["user", "list"]);
  expect(people).toMatchObject([
    { email: "olga@example.com", isOperator: true },
    { email, isOperator: false, memberships: [{ accountId: id, role: "editor" }] },
  ]);
  expect(JSON.stringify(people)).not.toContain("argon2");

  const wrong = { email, password: "wrong wrong wrong" };
  for (let time = 0; time < 3; time += 1) await browser.call("session.signIn", wrong);
  const right = { email: "ann@EXAMPLE.com", password: PASSWORD };
  expect((await browser.call("session.signIn", right)).status).toBe(429);
  const { link } = await runJson(["user", "reset", "--email", email]);
  expect(tokenOf(link)).toMatch(/^[\w-]{43}$/);
  expect((await openBrowser(service).call("session.signIn", right)).status).toBe(200);

  await runJson(["user", "remove", "--email", email]);
  expect((await browser.call("you.get")).status).toBe(401);
  const { items } = (await operator.call("audit.list", {})).body;
  const commands = items.filter(({ by }: { by: string }) => by === "command line");
  expect(commands.map(({ action }: { action: string }) => action)).toEqual([
    ...["user.remove", "user.reset", "user.invite"],
  ]);
}, 60_000);

test("what is not enough or unknown is said with the exit code that belongs to it", async () => {
  const cases: [string[], number, RegExp][] = [
    [["user", "invite", "--email", "a@example.com"], 2, /--account and --role, or --operator/],
    [["user", "invite", "--email", "nobody", "--operator"], 2, /e-mail address/],
    [["user", "invite", "--email", "a@example.com", "--account", "acc_x"], 2, /together/],
    [
      ["user", "invite", "--email", "a@b.cc", "--account", "acc_x", "--role", "owner"],
      ...([1, /No such account/] as const),
    ],
    [["user", "reset", "--email", "nobody@example.com"], 1, /No such person/],
  ];
  for (const [args, code, text] of cases) {
    const { exitCode, stdout, stderr } = await run(args);
    expect([args, exitCode, stdout]).toEqual([args, code, ""]);
    expect(stderr).toMatch(text);
  }
}, 60_000);

test.each(["export", "erase"])(
  "person %s takes an address, not any word that stands in messages",
  async (command) => {
    const { id } = await service.createAccount();
    const asked = await run(["person", command, "--account", id, "--email", "new"]);
    expect([asked.exitCode, asked.stderr.includes("e-mail address")]).toEqual([2, true]);
    const odd = await run(["person", command, "--account", id, "--email", "ann @ home", "--json"]);
    expect(odd.exitCode).toBe(0);
  },
);

test("the first start prints the claim on a line of its own, and a second start nothing", async () => {
  const data = mkdtempSync(join(tmpdir(), "sitewright-claim-"));
  const start = async () => {
    const { SITEWRIGHT_DATA: _, ...environment } = process.env;
    const child = Bun.spawn([process.execPath, main, "serve", "--data", data, "--port", "0"], {
      env: environment,
      stdout: "pipe",
      stderr: "ignore",
    });
    let text = "";
    const decoder = new TextDecoder();
    for await (const chunk of child.stdout) {
      text += decoder.decode(chunk);
      if (text.includes('"ready"')) child.kill();
    }
    await child.exited;
    return text;
  };
  const link = /^Claim .*: (http:\/\/localhost:\d+\/console\/claim\/[\w-]{43})$/m;
  const first = await start();
  expect(first).toMatch(link);
  expect(first).not.toContain("nobody can sign in yet");
  const second = await start();
  expect(second).not.toContain("/console/claim/");
  expect(second).toContain("nobody can sign in yet: sitewright user invite --operator");
  rmSync(data, { recursive: true, force: true });
}, 60_000);
