/** The ways in: sign-in, its second factor, claiming, joining; and what leads back to where one was. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { TOTP } from "otpauth";
import {
  type ConsoleBrowser,
  claimInstance,
  openBrowser,
  PASSWORD,
  tokenOf,
} from "../../../../../test/fixtures/console.ts";
import { openSmallScreen, type SmallScreen } from "../../../../../test/fixtures/small-screen.ts";
import { startTestService, type TestService } from "../../../../../test/harness.ts";
import { createReset, invite } from "../../../people/links.ts";

let service: TestService;
let screen: SmallScreen;
let operator: ConsoleBrowser;
beforeAll(async () => {
  service = await startTestService();
  screen = await openSmallScreen({ service });
}, 60_000);
afterAll(async () => {
  await screen.close();
  await service.close();
});

const heading = () => screen.text(screen.get("heading"));
const signIn = async (email: string, password: string) => {
  await screen.type("Email", email);
  await screen.type("Password", password);
  await screen.press("button", "Sign in");
};
const alertText = () => screen.text(screen.get("alert"));

describe("an instance that nobody has claimed", () => {
  test("says so at its sign-in, with the command that helps", async () => {
    await screen.open("/console/sign-in");
    expect(screen.text()).toContain("Nobody can sign in yet.");
    expect(screen.text()).toContain("sitewright user invite --operator");
  });

  test("is claimed with name, address and password, each wrong one told at its field", async () => {
    await screen.open(`/console/claim/${tokenOf(service.firstLink ?? "")}`);
    expect([heading(), screen.document.title]).toEqual([
      "Set up Sitewright",
      "Set up Sitewright · Sitewright",
    ]);
    await screen.press("button", "Create operator");
    expect(["Name", "Email", "Password"].map((label) => screen.errorOf(label))).toEqual([
      ...["Enter your name.", "Enter your email address.", "Enter a password."],
    ]);
    await screen.type("Name", "Olga");
    await screen.type("Email", "olga at home");
    await screen.type("Password", "short");
    await screen.press("button", "Create operator");
    expect(screen.errorOf("Email")).toStartWith("Must be an e-mail address");
    expect(screen.errorOf("Password")).toMatch(/at least 10 characters/);
    expect(screen.errorOf("Name")).toBe("");
    expect((await openBrowser(service).call("session.state")).body.setUp).toBe(false);
  });

  test("is claimed once: the link says that it was used, and names the command that makes a new one", async () => {
    operator = await claimInstance(service);
    for (const token of [tokenOf(service.firstLink ?? ""), "x".repeat(43), "nonsense"]) {
      await screen.open(`/console/claim/${token}`);
      expect(alertText()).toBe("This link has been used or is too old.");
      expect(screen.text()).toContain("sitewright user invite --operator --email you@example.com");
      expect(screen.document.querySelectorAll("input")).toEqual([]);
    }
    await screen.open("/console/sign-in");
    expect(screen.text()).not.toContain("Nobody can sign in yet.");
  });
});

describe("whoever signs in", () => {
  beforeEach(() => screen.open("/console/sign-in"));

  test.each([
    ["olga@example.com", "not this one at all"],
    ["nobody@example.com", PASSWORD],
    ["", ""],
    ["olga", PASSWORD],
    ["olga@example.com", ""],
    ["olga@example.com", "x".repeat(5_000)],
  ])(
    "as %p with the wrong password is told the same, whatever was wrong",
    async (email, password) => {
      await signIn(email, password);
      expect(alertText()).toBe("Email or password is wrong.");
      expect([screen.errorOf("Email"), screen.errorOf("Password")]).toEqual(["", ""]);
      expect(screen.field("Email").value).toBe(email);
    },
  );

  test("is in with the right ones, and told nothing of how; the address may be written in any case", async () => {
    await signIn(" OLGA@example.com ", PASSWORD);
    expect([screen.address, heading()]).toEqual(["/console/", "Sites"]);
    expect(screen.all("alert")).toEqual([]);
  });

  test.each([
    ["/console/you", "/console/you"],
    ["/console/keys?skip=0", "/console/keys?skip=0"],
    ["https://elsewhere.example/console/", "/console/"],
    ["//elsewhere.example/console", "/console/"],
    ["/consolelike", "/console/"],
    ["/docs", "/console/"],
    ["javascript:alert(1)", "/console/"],
  ])("in the middle of %s goes on at %s", async (next, wanted) => {
    await screen.open(`/console/sign-in?next=${encodeURIComponent(next)}`);
    await signIn("olga@example.com", PASSWORD);
    expect(screen.address).toBe(wanted);
  });

  test("and out again leaves nothing of themselves on the page", async () => {
    await signIn("olga@example.com", PASSWORD);
    await screen.press("button", "You: Olga Operator");
    await screen.press("menuitem", "Sign out");
    expect(screen.opened).toEqual(["/console/sign-in"]);
    await screen.open("/console/");
    expect(heading()).toBe("Sign in");
  });

  test("where there is no line is told that, and what was typed stays", async () => {
    screen.world.isOffline = true;
    await signIn("olga@example.com", PASSWORD);
    screen.world.isOffline = false;
    expect(screen.text()).toContain("The service cannot be reached.");
    expect(screen.field("Password").value).toBe(PASSWORD);
    await screen.wait();
  });

  test("with a second factor is asked for its code after the password, and in with it", async () => {
    const kim = await joinNew("kim@example.com");
    const { secret } = (await kim.call("you.secondFactorStart")).body;
    const code = () => new TOTP({ secret }).generate({ timestamp: service.clock.now() });
    await kim.call("you.secondFactorConfirm", { code: code() });
    service.clock.advance(60_000);
    await screen.open("/console/sign-in");
    await signIn("kim@example.com", PASSWORD);
    expect(screen.field("Code").value).toBe("");
    expect(screen.field("Password").getAttribute("readonly")).not.toBeNull();
    await screen.type("Code", "000000");
    await screen.press("button", "Sign in");
    expect(screen.errorOf("Code") || alertText()).not.toBe("");
    await screen.type("Code", `${code().slice(0, 3)} ${code().slice(3)}`);
    await screen.press("button", "Sign in");
    expect([screen.address, heading()]).toEqual(["/console/", "Sites"]);
    expect(screen.all("alert")).toEqual([]);
  });
});

async function joinNew(email: string): Promise<ConsoleBrowser> {
  const { id } = await service.createAccount();
  const { link } = await invite(service.ctx, { email, account: { id, role: "owner" } });
  const browser = openBrowser(service);
  await browser.call("join.accept", { token: tokenOf(link), name: "Kim", password: PASSWORD });
  return browser;
}

describe("an address within", () => {
  test.each(["/console/keys", "/console/sites/site_1/leads?q=anna&status=new", "/console/nothing"])(
    "%s leads whoever is out to the sign-in, and says where from",
    async (address) => {
      await screen.open(address);
      expect(heading()).toBe("Sign in");
      expect(screen.address).toBe(`/console/sign-in?next=${encodeURIComponent(address)}`);
    },
  );

  test("whose session ends while it is looked at leads there too, with why", async () => {
    const lea = await joinNew("lea@example.com");
    await screen.open("/console/you", lea);
    screen.get("heading", "Your account");
    await lea.call("session.signOut");
    await screen.goto("/console/keys");
    expect(screen.address).toBe("/console/sign-in?next=%2Fconsole%2Fkeys");
    expect(screen.text()).toContain("Your session has ended.");
  });
});

describe("an invitation", () => {
  test("names who is invited to what, and lets them in with a name and password", async () => {
    const { id: accountId } = await service.createAccount();
    const account = { id: accountId, role: "editor" as const };
    const { link } = await invite(service.ctx, { email: "mia@example.com", account });
    await screen.open(`/console/join/${tokenOf(link)}`);
    expect(screen.text()).toContain("You are invited to Acme as mia@example.com.");
    await screen.press("button", "Continue");
    expect([screen.errorOf("Name"), screen.errorOf("Password")]).toEqual([
      ...["Enter your name.", "Enter a password."],
    ]);
    await screen.type("Name", "Mia");
    await screen.type("Password", PASSWORD);
    await screen.press("button", "Continue");
    const mia = openBrowser(service);
    const answer = await mia.call("session.signIn", {
      email: "mia@example.com",
      password: PASSWORD,
    });
    expect(answer.body.user.name).toBe("Mia");
    await screen.open(`/console/join/${tokenOf(link)}`);
    expect(alertText()).toBe("This link has been used or is too old.");
  });

  test("to set a new password asks for nothing else, and says what ends", async () => {
    const nora = await joinNew("nora@example.com");
    const { link } = await createReset(service.ctx, "nora@example.com");
    await screen.open(`/console/join/${tokenOf(link)}`);
    expect(screen.text()).toContain("Choose a new password for nora@example.com.");
    expect(screen.document.querySelectorAll("input").length).toBe(1);
    await screen.type("Password", "a very new sentence");
    await screen.press("button", "Continue");
    expect((await nora.call("you.get")).status).toBe(401);
    const again = { email: "nora@example.com", password: "a very new sentence" };
    expect((await openBrowser(service).call("session.signIn", again)).status).toBe(200);
  });

  test("that cannot be looked at now is not called used: it is looked at again", async () => {
    const { link } = await createReset(service.ctx, "olga@example.com");
    await screen.open("/console/sign-in");
    screen.world.isOffline = true;
    await screen.goto(`/console/join/${tokenOf(link)}`);
    screen.world.isOffline = false;
    expect(screen.text()).not.toContain("has been used");
    await screen.open(`/console/join/${tokenOf(link)}`);
    expect(screen.text()).toContain("Choose a new password for olga@example.com.");
  });
});

test("nobody who came by a link is shown the way around of somebody else", async () => {
  const { link } = await createReset(service.ctx, "olga@example.com");
  await screen.open(`/console/join/${tokenOf(link)}`, operator);
  expect(screen.all("navigation")).toEqual([]);
  expect(screen.all("main").length).toBe(1);
});
