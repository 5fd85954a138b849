/** From a brief to a site: what is asked, what is sent, how far it is, and what remains when it ends. */
import { beforeEach, describe, expect, test } from "bun:test";
import { joinAs } from "../../../../../test/fixtures/console.ts";
import { useSmallScreen } from "../../../../../test/fixtures/small-screen.ts";

const on = useSmallScreen();
const VIEW = "/console/sites/new";
const open = (query = "") => on.screen.open(VIEW + query, on.full.operator);
beforeEach(() => {
  sessionStorage.clear();
  return open();
});

const { liveJobs } = await import("../live.ts");
const fill = async (fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) await on.screen.type(label, text);
};
const NEEDED = { "Business name": "Rye & Co", Industry: "bakery" };
const listJobs = async () => (await on.full.operator.call("jobs.list")).body.items;
const order = async () => {
  await fill(NEEDED);
  await on.screen.press("button", "Generate site");
  const jobId = new URLSearchParams(on.screen.address.split("?")[1]).get("job") ?? "";
  return jobId;
};
const bar = () => on.screen.document.querySelector("[role=progressbar]");

describe("a brief", () => {
  test.each([
    [{ Industry: "bakery" }, "Business name", "Enter the business’s name."],
    [{ "Business name": "Rye" }, "Industry", "Enter what it does."],
    [{ ...NEEDED, "Business name": "   " }, "Business name", "Enter the business’s name."],
    [
      { ...NEEDED, "Existing website": "my old site" },
      "Existing website",
      "Enter a whole address, such as https://www.example.com",
    ],
  ])("%j is not sent: what is wrong with %s is said there", async (fields, label, fault) => {
    const before = (await listJobs()).length;
    await fill(fields);
    await on.screen.press("button", "Generate site");
    expect(on.screen.errorOf(label)).toBe(fault);
    expect((await listJobs()).length).toBe(before);
    expect(on.screen.address).toBe(VIEW);
  });

  test("has every field of the contract by its name, and marks those that are not needed", () => {
    const optional = on.screen.document
      .querySelectorAll("div")
      .filter((one) => one.getAttribute("class") === "label" && /optional$/.test(one.textContent))
      .map((one) => one.querySelector("label")?.textContent);
    expect(optional).toEqual([
      ...["Audience", "Goals", "Personality", "Competitors", "Existing website"],
    ]);
    for (const label of ["Business name", "Industry", "Account"]) on.screen.field(label);
  });

  test("is sent trimmed, without what was left empty, for the account that was chosen", async () => {
    const account = { name: "Chosen", email: "chosen@example.com", plan: "pro" };
    const { id } = (await on.full.operator.call("accounts.create", account)).body.account;
    await open();
    await fill({ "Business name": "  Rye  ", Industry: " bakery ", Goals: "  " });
    await on.screen.choose("Account", id);
    await on.screen.press("button", "Generate site");
    const { items } = (await on.full.operator.call("jobs.list", { accountId: id })).body;
    expect(items.map((job: { status: string }) => job.status)).toEqual(["pending"]);
    expect(items[0].subject).toMatchObject({ kind: "site" });
  });

  test("survives a reload and a detour; of one that was sent nothing is left for the next", async () => {
    await fill({ ...NEEDED, Goals: "order bread" });
    await on.screen.goto("/console/you");
    await open();
    expect([on.screen.field("Business name").value, on.screen.field("Goals").value]).toEqual([
      ...["Rye & Co", "order bread"],
    ]);
    await on.screen.press("button", "Generate site");
    await open();
    expect(on.screen.field("Business name").value).toBe("");
  });

  test("is asked of editors for their own account, and of viewers not at all", async () => {
    const editor = await joinAs(on.full.service, on.full.accountId, "editor");
    await on.screen.open(VIEW, editor);
    expect(on.screen.document.querySelectorAll("select")).toEqual([]);
    const viewer = await joinAs(on.full.service, on.full.accountId, "viewer");
    await on.screen.open(VIEW, viewer);
    expect(on.screen.text(on.screen.get("alert"))).toStartWith("403:");
    await on.screen.open("/console/", viewer);
    expect(on.screen.all("link", "New site")).toEqual([]);
  });

  test("beyond the account's credits is refused in words, and stays as it was written", async () => {
    const account = { name: "Poor", email: "poor@example.com", plan: "starter" };
    const { id } = (await on.full.operator.call("accounts.create", account)).body.account;
    const owner = await joinAs(on.full.service, id, "owner");
    for (let turn = 0; turn < 300; turn += 1) {
      const { status } = await owner.call("sites.create", {
        businessName: "R",
        industry: "bakery",
      });
      if (status !== 200) break;
    }
    await on.screen.open(VIEW, owner);
    await fill(NEEDED);
    await on.screen.press("button", "Generate site");
    expect(on.screen.text(on.screen.get("alert"))).toMatch(/credits/i);
    expect(on.screen.field("Business name").value).toBe("Rye & Co");
    expect(on.screen.address).toBe(VIEW);
  });
});

describe("a build", () => {
  const tell = (jobId: string, news: object) =>
    on.screen.wait(() => {
      liveJobs.value = { ...liveJobs.value, [jobId]: { id: jobId, error: null, ...news } as never };
    });

  test("shows how far it is and what is done, as the stream tells", async () => {
    const jobId = await order();
    expect(bar()?.getAttribute("aria-valuenow")).toBe("0");
    await tell(jobId, { status: "running", progress: 40, stage: "writing" });
    expect([bar()?.getAttribute("aria-valuenow"), bar()?.getAttribute("aria-valuetext")]).toEqual([
      ...["40", "40 %: writing"],
    ]);
    expect(on.screen.text()).toContain("writing");
  });

  test("is there again for whoever comes back, and listed with the sites until it is over", async () => {
    const jobId = await order();
    await on.screen.open("/console/", on.full.operator);
    const link = on.screen
      .all("link", "A site is being built")
      .find((one) => one.getAttribute("href")?.endsWith(jobId));
    expect(link).toBeDefined();
    await on.screen.wait(() => link?.click());
    expect(bar()).not.toBeNull();
    await on.full.operator.call("jobs.cancel", { jobId });
    // The stream has told of it as running, and broke off before its end.
    await tell(jobId, { status: "running", progress: 40, stage: "writing" });
    await on.screen.open("/console/", on.full.operator);
    const listed = on.screen.all("link", "A site is being built");
    expect(listed.map((one) => one.getAttribute("href"))).not.toContain(`${VIEW}?job=${jobId}`);
  });

  test("that is cancelled says that its credits are back, and has the brief for another try", async () => {
    const jobId = await order();
    await on.screen.press("button", "Cancel");
    expect(on.screen.text()).toContain("You cancelled this build.");
    expect(on.screen.text()).toContain("Its credits are back in the account.");
    const { job } = (await on.full.operator.call("jobs.get", { jobId })).body;
    expect(job.status).toBe("cancelled");
    await on.screen.press("link", "Back to the brief");
    expect(on.screen.field("Business name").value).toBe("Rye & Co");
  });

  test("that has failed says why, in an alert", async () => {
    const jobId = await order();
    await tell(jobId, {
      ...{ status: "failed", progress: 20, stage: "writing" },
      error: { code: "model_failed", message: "The model is away." },
    });
    expect(on.screen.text(on.screen.get("alert"))).toBe(
      "The site could not be built. The model is away.",
    );
  });

  test("that is done leads to its site", async () => {
    const jobId = await order();
    const { siteId } = on.full;
    await tell(jobId, { status: "completed", progress: 100, stage: "", siteId });
    expect(on.screen.address).toBe(`/console/sites/${siteId}`);
  });

  test.each(["job_01k9zj4c8h0a1b2c3d4e5f6g7h", "nonsense", "%00"])(
    "that there is not (%s) is the one page for what is not there",
    async (jobId) => {
      await open(`?job=${jobId}`);
      expect(on.screen.text(on.screen.get("heading"))).toBe("Page not found");
    },
  );
});
