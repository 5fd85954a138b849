/** Who belongs to an account, as its owners have it: invited, given another role, removed. */
import { beforeEach, describe, expect, test } from "bun:test";
import { joinAs, openBrowser, PASSWORD, tokenOf } from "../../../../../test/fixtures/console.ts";
import { useSmallScreen } from "../../../../../test/fixtures/small-screen.ts";

const on = useSmallScreen();
beforeEach(() => on.screen.open("/console/members", on.full.operator));

const listMembers = async () => (await on.full.operator.call("members.list")).body;
/** The row whose head has this text. */
const rowOf = (text: string) => {
  const [head] = on.screen.all("header").filter((one) => one.textContent.includes(text));
  const row = head?.closest("tr");
  if (!row) throw new Error(`no row ${text}: ${on.screen.text()}`);
  return row;
};
const pressIn = (text: string, name: string) =>
  on.screen.wait(() => on.screen.get("button", name, rowOf(text)).click());
const pressInDialog = (name: string) =>
  on.screen.wait(() => on.screen.get("button", name, on.screen.get("dialog")).click());

describe("an invitation", () => {
  test("is a link that is shown once, and lets that person in with that role", async () => {
    await on.screen.type("Email", " kim@example.com ");
    await on.screen.choose("Role", "viewer");
    await on.screen.press("button", "Invite");
    const dialog = on.screen.get("dialog", "The invitation");
    const link = /http\S+\/console\/join\/[\w-]+/.exec(on.screen.text(dialog))?.[0] ?? "";
    expect(on.screen.field("Email").value).toBe("");
    await pressInDialog("Done");
    expect(on.screen.text()).not.toContain(link);
    expect(on.screen.text(rowOf("kim@example.com"))).toContain("Viewer");
    const kim = openBrowser(on.full.service);
    await kim.call("join.accept", { token: tokenOf(link), name: "Kim", password: PASSWORD });
    const { accounts } = (await kim.call("session.state")).body;
    expect(accounts.map(({ role }: { role: string }) => role)).toEqual(["viewer"]);
  });

  test.each([
    ["", "Enter an email address."],
    ["kim", "Must be an e-mail address, such as owner@example.com."],
    ["a@b.example, c@d.example", "Must be an e-mail address, such as owner@example.com."],
    ["OLGA@example.com", "This person is a member already; change their role instead."],
  ])("to %p is refused at its field, and nobody is invited", async (email, fault) => {
    const before = (await listMembers()).invitations.length;
    await on.screen.type("Email", email);
    await on.screen.press("button", "Invite");
    expect(on.screen.errorOf("Email")).toBe(fault);
    expect(on.screen.field("Email").value).toBe(email);
    expect((await listMembers()).invitations.length).toBe(before);
    await on.screen.type("Email", "");
  });

  test("is asked about before it is revoked, and lets nobody in after that", async () => {
    const wanted = { email: "gone@example.com", role: "editor" };
    const { link } = (await on.full.operator.call("members.invite", wanted)).body;
    await on.screen.open("/console/members", on.full.operator);
    await pressIn("gone@example.com", "Revoke");
    await pressInDialog("Keep");
    expect(on.screen.text()).toContain("gone@example.com");
    await pressIn("gone@example.com", "Revoke");
    await pressInDialog("Revoke");
    expect(on.screen.text(on.screen.get("main"))).not.toContain("gone@example.com ");
    const joining = { token: tokenOf(link), name: "Gone", password: PASSWORD };
    const { status } = await openBrowser(on.full.service).call("join.accept", joining);
    expect(status).toBe(400);
  });

  test("that ran out says so, and a new link takes its place", async () => {
    const wanted = { email: "late@example.com", role: "editor" };
    const { link } = (await on.full.operator.call("members.invite", wanted)).body;
    on.full.service.clock.advance(25 * 3_600_000);
    await on.screen.open("/console/members", on.full.operator);
    expect(on.screen.text(rowOf("late@example.com"))).toContain("Ran out");
    await pressIn("late@example.com", "New link");
    const said = on.screen.text(on.screen.get("dialog", "The invitation"));
    const next = /http\S+\/console\/join\/[\w-]+/.exec(said)?.[0] ?? "";
    expect(tokenOf(next)).not.toBe(tokenOf(link));
    const look = (of: string) =>
      openBrowser(on.full.service).call("join.look", { token: tokenOf(of) });
    expect([(await look(link)).status, (await look(next)).status]).toEqual([400, 200]);
  });
});

describe("a member", () => {
  test("gets another role, which counts from their next call on", async () => {
    const member = await joinAs(on.full.service, on.full.accountId, "viewer", "vera@example.com");
    await on.screen.open("/console/members", on.full.operator);
    await pressIn("vera@example.com", "Change role");
    await on.screen.wait();
    const dialog = on.screen.get("dialog", "Role of Some viewer");
    expect(on.screen.field("New role", dialog).value).toBe("viewer");
    await on.screen.choose("New role", "owner");
    await pressInDialog("Save role");
    expect(on.screen.text(rowOf("vera@example.com"))).toContain("Owner");
    expect((await member.call("keys.list")).status).toBe(200);
  });

  test("is removed after a question, and has lost the account", async () => {
    const member = await joinAs(on.full.service, on.full.accountId, "editor", "rex@example.com");
    await on.screen.open("/console/members", on.full.operator);
    await pressIn("rex@example.com", "Remove");
    await pressInDialog("Keep");
    expect((await member.call("jobs.list")).status).toBe(200);
    await pressIn("rex@example.com", "Remove");
    await pressInDialog("Remove");
    expect(on.screen.text()).not.toContain("rex@example.com");
    expect(on.screen.text(on.screen.get("status"))).toBe("Some editor was removed.");
    const input = { accountId: on.full.accountId };
    expect((await member.call("jobs.list", input)).status).toBe(404);
  });

  test("who takes a role from themselves is shown no more than the rest from then on", async () => {
    const { id } = await on.full.service.createAccount();
    await joinAs(on.full.service, id, "owner", "stays@example.com");
    const owner = await joinAs(on.full.service, id, "owner", "steps-down@example.com");
    await on.screen.open("/console/members", owner);
    await pressIn("steps-down@example.com", "Change role");
    await on.screen.choose("New role", "editor");
    await pressInDialog("Save role");
    expect(on.screen.text(on.screen.get("alert"))).toStartWith("403:");
    for (const name of ["API keys", "Webhooks", "Credits", "Members"])
      expect([name, on.screen.all("link", name)]).toEqual([name, []]);
    await on.screen.press("link", "Go to your sites");
    on.screen.get("link", "New site");
  });

  test("who leaves the account is in it no more, in the page as well", async () => {
    const { id } = await on.full.service.createAccount();
    await joinAs(on.full.service, id, "owner", "stays2@example.com");
    const owner = await joinAs(on.full.service, id, "owner", "leaves@example.com");
    await on.screen.open("/console/members", owner);
    await pressIn("leaves@example.com", "Remove");
    await pressInDialog("Remove");
    expect(on.screen.all("link", "Members")).toEqual([]);
    expect(on.screen.text()).not.toContain("stays2@example.com");
  });

  test("who is the last owner stays one, and the dialog says why", async () => {
    const { id } = await on.full.service.createAccount();
    const lone = await joinAs(on.full.service, id, "owner", "lone@example.com");
    await on.screen.open("/console/members", lone);
    await pressIn("lone@example.com", "Change role");
    await on.screen.choose("New role", "viewer");
    await pressInDialog("Save role");
    const dialog = on.screen.get("dialog");
    expect(on.screen.text(on.screen.get("alert", undefined, dialog))).toMatch(/owner/i);
    await pressInDialog("Cancel");
    await pressIn("lone@example.com", "Remove");
    expect(on.screen.text(on.screen.get("dialog"))).toContain("You lose this account at once.");
    await pressInDialog("Remove");
    expect(on.screen.all("dialog").length).toBe(1);
    const { items } = (await lone.call("members.list")).body;
    expect(items.map(({ role }: { role: string }) => role)).toEqual(["owner"]);
  });
});
