/** What operators see: accounts with plan, bonus, look and state, and the instance itself. */
import { beforeEach, describe, expect, test } from "bun:test";
import { joinAs } from "../../../../../test/fixtures/console.ts";
import { makePng } from "../../../../../test/fixtures/pictures.ts";
import { SmallEvent, send } from "../../../../../test/fixtures/small-dom.ts";
import { useSmallScreen } from "../../../../../test/fixtures/small-screen.ts";

const on = useSmallScreen();
const VIEW = "/console/operator/accounts";
let id = "";
let made = 0;
const ask = async (name: string, input: object = {}) => {
  const { status, body } = await on.full.operator.call(name, input);
  if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`);
  return body;
};
const open = (query = `?account=${id}`) => on.screen.open(VIEW + query, on.full.operator);
const read = () => ask("accounts.get", { accountId: id });
const pressInDialog = (name: string) =>
  on.screen.wait(() => on.screen.get("button", name, on.screen.get("dialog")).click());
beforeEach(async () => {
  made += 1;
  const account = { name: `Client ${made}`, email: `client${made}@example.com`, plan: "pro" };
  id = (await ask("accounts.create", account)).account.id;
  await open();
});

describe("a new account", () => {
  test("is made with a name, an address and a plan, and is opened", async () => {
    await open("");
    await on.screen.press("button", "New account");
    await on.screen.press("button", "Create account");
    expect([on.screen.errorOf("Name"), on.screen.errorOf("Email")]).toEqual([
      ...["Enter a name.", "Enter the owner’s email address."],
    ]);
    await on.screen.type("Name", " Newcomer ");
    await on.screen.type("Email", "no address");
    await on.screen.press("button", "Create account");
    expect(on.screen.errorOf("Email")).toStartWith("Must be an e-mail address");
    await on.screen.type("Email", "new@example.com");
    await on.screen.choose("Plan", "agency");
    await on.screen.press("button", "Create account");
    const accountId = new URLSearchParams(on.screen.address.split("?")[1]).get("account");
    const { account } = await ask("accounts.get", { accountId });
    expect([account.name, account.plan]).toEqual(["Newcomer", "agency"]);
    expect(on.screen.text(on.screen.get("status"))).toBe("Made. Invite its owner next.");
  });
});

describe("the list", () => {
  test("finds an account and leads to it; what there is none of is said", async () => {
    await open(`?q=client ${made}`);
    await on.screen.press("link", `Client ${made}`);
    expect(on.screen.address).toContain(`account=${id}`);
    await on.screen.press("link", "Back to all accounts");
    expect(on.screen.address).toBe(`${VIEW}?q=client+${made}`);
    await open("?q=nobody at all");
    expect(on.screen.text()).toContain("No account matches.");
    await open("?account=acc_01k9zj4c8h0a1b2c3d4e5f6g7h");
    expect(on.screen.text()).toContain("There is no such account.");
  });
});

describe("an account", () => {
  test("gets a plan at once, and a bonus that is a whole number of credits", async () => {
    await on.screen.choose("Plan", "agency");
    expect((await read()).account.plan).toBe("agency");
    for (const [amount, fault] of [
      ["", "Enter how many credits."],
      ["0", "Must be a whole number from 1 to 1000000."],
      ["2.5", "Must be a whole number from 1 to 1000000."],
    ]) {
      await on.screen.type("Bonus credits", amount ?? "");
      await on.screen.press("button", "Grant bonus");
      expect(on.screen.errorOf("Bonus credits")).toBe(fault ?? "");
    }
    await on.screen.type("Bonus credits", "1500");
    await on.screen.press("button", "Grant bonus");
    expect((await read()).account.usage.bonusTokens).toBe(1_500);
    expect(on.screen.text()).toContain("Bonus 1,500");
    expect(on.screen.field("Bonus credits").value).toBe("");
  });

  test("is suspended after a question, says so, and works again by one press", async () => {
    const owner = await joinAs(on.full.service, id, "owner");
    await on.screen.press("button", "Suspend");
    expect(on.screen.text(on.screen.get("dialog"))).toContain("Its sites stay up.");
    await pressInDialog("Keep");
    expect((await read()).account.suspendedAt).toBeNull();
    await on.screen.press("button", "Suspend");
    await pressInDialog("Suspend");
    expect(on.screen.text(on.screen.get("heading", /^Client/))).toBe(`Client ${made} Suspended`);
    expect((await owner.call("credits.get")).status).toBe(403);
    await on.screen.open("/console/credits", owner);
    expect(on.screen.text()).not.toContain("Remaining");
    await open();
    await on.screen.press("button", "Resume");
    expect((await owner.call("credits.get")).status).toBe(200);
  });

  test("can be worked in, and one is then shown its members", async () => {
    await on.screen.press("button", "Work in this account");
    expect(on.screen.address).toBe("/console/members");
    expect((await ask("session.state")).accountId).toBe(id);
    expect(on.screen.all("link", "Members").length).toBe(1);
    on.screen.get("button", `Working in Client ${made}`);
    await ask("session.switchAccount", { accountId: on.full.accountId });
  });

  test("shows who is in it, and its sites, or that there are none", async () => {
    expect(on.screen.text()).toContain("Work in this account to invite its owner.");
    await joinAs(on.full.service, id, "editor", `ed${made}@example.com`);
    await open();
    expect(on.screen.text()).toContain(`ed${made}@example.com Editor`);
  });
});

describe("its look", () => {
  const chooseLogo = (bytes: Uint8Array<ArrayBuffer>, type = "image/png") =>
    on.screen.wait(async () => {
      const input = on.screen.field("Logo");
      Object.assign(input, { files: [new File([bytes], "logo", { type })] });
      send(input, new SmallEvent("change"));
      await Bun.sleep(5);
    });

  test("is saved with its logo, is what its people see, and is taken away again", async () => {
    await on.screen.type("Name shown", " Corner ");
    await on.screen.type("Colour", "#a33b20");
    await chooseLogo(makePng(40, 20));
    const picture = on.screen.get("img", "");
    expect(picture.getAttribute("src")).toStartWith("data:image/png;base64,");
    await on.screen.press("button", "Save look");
    const { brand } = await read();
    expect([brand.name, brand.colour, brand.logoUrl === null]).toEqual([
      "Corner",
      "#a33b20",
      false,
    ]);
    await on.screen.open("/console/", await joinAs(on.full.service, id, "owner"));
    expect(on.screen.text(on.screen.get("link", "Corner"))).toBe("Corner");
    await open();
    await on.screen.press("button", "Use Sitewright’s");
    expect((await read()).brand).toBeNull();
    expect(on.screen.field("Name shown").value).toBe("");
  });

  test("without a name is not saved; a logo that is too large, or is none, is refused in words", async () => {
    await on.screen.press("button", "Save look");
    expect(on.screen.errorOf("Name shown")).toBe("Enter the name to show.");
    await on.screen.type("Name shown", "Corner");
    await chooseLogo(new Uint8Array(150_000));
    await on.screen.press("button", "Save look");
    expect(on.screen.text(on.screen.get("alert"))).toMatch(/100 KB/);
    await chooseLogo(new TextEncoder().encode("<svg/>"));
    await on.screen.press("button", "Save look");
    expect(on.screen.text(on.screen.get("alert"))).toMatch(/PNG or a JPEG/);
    expect((await read()).brand).toBeNull();
  });
});

describe("the instance", () => {
  beforeEach(() => on.screen.open("/console/operator/system", on.full.operator));

  test("says what the doctor says, one line for each check, and its version", async () => {
    const { checks, version } = await ask("system.get");
    const shown = on.screen.document
      .querySelectorAll(".checks li")
      .map((one) => on.screen.text(one));
    expect(shown.length).toBe(checks.length);
    for (const { text } of checks) expect(shown.join("\n")).toContain(text.replace(/\s+/g, " "));
    expect(on.screen.text()).toContain(`Version ${version}`);
  });

  test("has a backup made at once, named, with its size and a way to it", async () => {
    await on.screen.press("button", "Back up now");
    const { backups } = await ask("system.get");
    const [{ name }] = backups;
    expect(on.screen.text()).toContain(name);
    const [link] = on.screen.all("link", "Download");
    const file = await on.full.operator.get(link?.getAttribute("href") ?? "");
    expect([file.status, (await file.arrayBuffer()).byteLength > 10_000]).toEqual([200, true]);
  });

  test("says that mail and model are not set, with what sets them", async () => {
    expect(on.screen.text()).toContain("None: the composer writes every site.");
    expect(on.screen.field("Send to").value).toBe("olga@example.com");
    await on.screen.press("button", "Send test mail");
    expect(on.screen.text(on.screen.get("alert"))).toContain("SITEWRIGHT_SMTP_URL");
    await on.screen.type("Send to", "");
    await on.screen.press("button", "Send test mail");
    expect(on.screen.errorOf("Send to")).toBe("Enter an email address.");
  });

  test("has a log in words: who, what, and of which site or account", async () => {
    await ask("accounts.bonus", { accountId: id, amount: 1 });
    await ask("sites.rename", { siteId: on.full.siteId, name: "Marlow & Finch" });
    await on.screen.open("/console/operator/system", on.full.operator);
    const rows = on.screen.document.querySelectorAll("tbody tr").map((row) => on.screen.text(row));
    expect(rows[0]).toStartWith("Marlow & Finch Renamed a site");
    expect(rows[1]).toContain(`Granted bonus creditsClient ${made}`);
    const [account] = on.screen.all("link", `Client ${made}`);
    await on.screen.wait(() => account?.click());
    expect(on.screen.address).toBe(`${VIEW}?account=${id}`);
  });

  test("is nobody's but an operator's", async () => {
    const owner = await joinAs(on.full.service, on.full.accountId, "owner");
    for (const path of [VIEW, "/console/operator/system"]) {
      await on.screen.open(path, owner);
      expect(on.screen.text(on.screen.get("alert"))).toStartWith("403:");
    }
  });
});
