/** What is a person's own: name, mail, password, second factor, sessions. */
import { beforeEach, describe, expect, test } from "bun:test";
import { Secret, TOTP } from "otpauth";
import {
  type ConsoleBrowser,
  joinAs,
  openBrowser,
  PASSWORD,
} from "../../../../../test/fixtures/console.ts";

import { useSmallScreen } from "../../../../../test/fixtures/small-screen.ts";

const on = useSmallScreen();
let person: ConsoleBrowser;
let email = "";
let people = 0;
beforeEach(async () => {
  people += 1;
  email = `person${people}@example.com`;
  person = await joinAs(on.full.service, on.full.accountId, "editor", email);
  await open();
});
const open = () => on.screen.open("/console/you", person);
const pressInDialog = (name: string) =>
  on.screen.wait(() => on.screen.get("button", name, on.screen.get("dialog")).click());
const signIn = (more: object = {}) =>
  openBrowser(on.full.service).call("session.signIn", { email, password: PASSWORD, ...more });

describe("a name", () => {
  test("is saved, and is the one in the header and in initials", async () => {
    await on.screen.type("Name", " Zoë van der Berg ");
    await on.screen.press("button", "Save");
    expect((await person.call("you.get")).body.user.name).toBe("Zoë van der Berg");
    const menu = on.screen.get("button", "You: Zoë van der Berg");
    expect(menu.querySelector("[data-initials]")?.getAttribute("data-initials")).toBe("ZV");
  });

  test("that is none is refused at its field", async () => {
    await on.screen.type("Name", " ");
    await on.screen.press("button", "Save");
    expect(on.screen.errorOf("Name")).toBe("Enter your name.");
  });
});

describe("mail", () => {
  test("is chosen at once, each sort by itself", async () => {
    const read = async () => (await person.call("you.get")).body.notifications;
    const before = await read();
    await on.screen.choose("New leads", "daily");
    await on.screen.wait(() => on.screen.field("A report each week").click());
    expect(await read()).toEqual({ ...before, leads: "daily", weekly: !before.weekly });
    await on.screen.wait(() => on.screen.field("New notes on previews").click());
    expect((await read()).notes).toBe(!before.notes);
  });

  test("that could not be chosen is not shown as if it were", async () => {
    const weekly = on.screen.field("A report each week");
    const { checked } = weekly;
    on.screen.world.isOffline = true;
    await on.screen.wait(() => weekly.click());
    on.screen.world.isOffline = false;
    await on.screen.wait();
    expect(on.screen.field("A report each week").checked).toBe(checked);
    expect(on.screen.text()).toContain("The service cannot be reached.");
  });
});

describe("a password", () => {
  const change = async (current: string, next: string) => {
    await on.screen.type("Current password", current);
    await on.screen.type("New password", next);
    await on.screen.press("button", "Change password");
  };

  test("is changed by whoever knows the old one; all other sessions end, and this one does not", async () => {
    const elsewhere = openBrowser(on.full.service);
    await elsewhere.call("session.signIn", { email, password: PASSWORD });
    await change(PASSWORD, "another long sentence");
    expect(on.screen.text(on.screen.get("status"))).toContain("Changed.");
    const fields = ["Current password", "New password"].map((name) => on.screen.field(name).value);
    expect(fields).toEqual(["", ""]);
    expect((await elsewhere.call("you.get")).status).toBe(401);
    expect((await person.call("you.get")).status).toBe(200);
    expect((await signIn()).status).toBe(400);
    expect((await signIn({ password: "another long sentence" })).status).toBe(200);
  });

  test.each([
    ["", "long enough it is", "Current password", "Enter the password you have now."],
    [PASSWORD, "", "New password", "Enter a new password."],
    [PASSWORD, "short", "New password", /^Must have at least 10/],
    ["not this one", "long enough it is", "Current password", "The current password is wrong."],
  ])("from %p to %p is refused at the field", async (current, next, label, fault) => {
    await change(current, next);
    expect(on.screen.errorOf(label)).toMatch(fault);
    expect((await signIn()).status).toBe(200);
  });

  test("is kept nowhere: nothing of it is in the tab's store", async () => {
    await on.screen.type("Current password", "secret one");
    await on.screen.type("New password", "secret two");
    const kept = Array.from({ length: sessionStorage.length }, (_, at) =>
      sessionStorage.getItem(sessionStorage.key(at) ?? ""),
    );
    expect(JSON.stringify(kept)).not.toContain("secret");
  });
});

describe("a second factor", () => {
  const setUp = async () => {
    await on.screen.press("button", "Set up second factor");
    const dialog = on.screen.get("dialog", "Set up second factor");
    await on.screen.press("button", "Copy the secret");
    const secret = on.screen.copied.at(-1) ?? "";
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: on.full.service.clock.now(),
      });
    return { dialog, code, secret };
  };

  test("is on once a code was right, whatever spaces are in it; its recovery codes are shown once", async () => {
    const { dialog, code, secret } = await setUp();
    expect(dialog.querySelector("img")?.getAttribute("src")).toStartWith("data:image/svg+xml,");
    await on.screen.type("Code", `${code().slice(0, 3)} ${code().slice(3)}`);
    await on.screen.press("button", "Confirm");
    await on.screen.press("button", "Copy all codes");
    const codes = on.screen.copied.at(-1)?.split("\n") ?? [];
    expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
    await pressInDialog("I have kept them");
    expect(on.screen.text()).toContain("Second factor On");
    for (const one of [...codes, secret]) expect(on.screen.text()).not.toContain(one);
    expect((await signIn()).body).toEqual({ needs: "code" });
    expect((await signIn({ code: codes[0] })).status).toBe(200);
  });

  test("is not on while no code was right, which is said at the field", async () => {
    await setUp();
    await on.screen.press("button", "Confirm");
    expect(on.screen.errorOf("Code")).toBe("Enter the six digits it shows.");
    await on.screen.type("Code", "12345");
    await on.screen.press("button", "Confirm");
    expect(on.screen.errorOf("Code")).toBe("Must be 6 digits.");
    await on.screen.type("Code", "000000");
    await on.screen.press("button", "Confirm");
    expect(on.screen.errorOf("Code")).toStartWith("The code is wrong or too old.");
    await pressInDialog("Cancel");
    expect(on.screen.text()).toContain("Second factor Off");
    expect((await signIn()).body.user.email).toBe(email);
  });

  test("is off again for whoever has the password", async () => {
    const { code } = await setUp();
    await on.screen.type("Code", code());
    await on.screen.press("button", "Confirm");
    await pressInDialog("I have kept them");
    await on.screen.press("button", "Remove second factor");
    await on.screen.type("Your password", "not this one");
    await pressInDialog("Remove");
    expect(on.screen.errorOf("Your password")).toBe("The current password is wrong.");
    await on.screen.type("Your password", PASSWORD);
    await pressInDialog("Remove");
    expect(on.screen.text()).toContain("Second factor Off");
    expect((await signIn()).body.user.email).toBe(email);
  });
});

describe("sessions", () => {
  test("are each known by their browser, and another one ends by its button", async () => {
    const elsewhere = openBrowser(on.full.service);
    const agent =
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15";
    const origin = `http://localhost:${on.full.service.port}`;
    await elsewhere.call(
      "session.signIn",
      { email, password: PASSWORD },
      { origin, "user-agent": agent },
    );
    await open();
    const rows = () =>
      on.screen.document
        .querySelectorAll("li")
        .filter((one) => one.textContent.includes("End session"));
    expect(rows().length).toBe(2);
    const other = rows().find((one) => one.textContent.includes("Safari"));
    if (!other) throw new Error(on.screen.text());
    expect(other.textContent).not.toContain("(this one)");
    await on.screen.wait(() => on.screen.get("button", "End session", other).click());
    expect(rows().length).toBe(1);
    expect((await elsewhere.call("you.get")).status).toBe(401);
  });

  test("the one that one is in leads to the sign-in when it ends, and back", async () => {
    await on.screen.press("button", "End session");
    expect(on.screen.address).toBe("/console/sign-in?next=%2Fconsole%2Fyou");
    expect(on.screen.text()).toContain("Your session has ended.");
  });
});
