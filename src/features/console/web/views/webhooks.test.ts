/** Webhook endpoints as their page has them: made, tested, looked into, switched off, deleted. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { claimInstance } from "../../../../../test/fixtures/console.ts";
import { openSmallScreen, type SmallScreen } from "../../../../../test/fixtures/small-screen.ts";
import { startWebhookService, type WebhookService } from "../../../../../test/fixtures/webhooks.ts";

let service: WebhookService;
let screen: SmallScreen;
let operator: Awaited<ReturnType<typeof claimInstance>>;
let status = 200;
const told: { id: string; body: string }[] = [];
const receiver = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  async fetch(request) {
    told.push({ id: request.headers.get("webhook-id") ?? "", body: await request.text() });
    return new Response(`answer ${status}`, { status });
  },
});
const url = `http://127.0.0.1:${receiver.port}/hook`;

beforeAll(async () => {
  const environment = { SITEWRIGHT_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${receiver.port}` };
  service = await startWebhookService({ environment });
  operator = await claimInstance(service);
  screen = await openSmallScreen({ service });
});
afterAll(async () => {
  await screen.close();
  await service.close();
  await receiver.stop(true);
});
beforeEach(async () => {
  status = 200;
  for (const { id } of await listEndpoints())
    await operator.call("webhooks.delete", { webhookId: id });
  await screen.open("/console/webhooks", operator);
});

const listEndpoints = async () => (await operator.call("webhooks.list")).body.items;
const make = async (more: object = {}) =>
  (await operator.call("webhooks.create", { url, ...more })).body.webhook;
const open = (webhookId: string) =>
  screen.open(`/console/webhooks?endpoint=${webhookId}`, operator);
const pressInDialog = (name: string) =>
  screen.wait(() => screen.get("button", name, screen.get("dialog")).click());

describe("a new endpoint", () => {
  test("is told of all events unless some are chosen; its secret is shown once", async () => {
    expect(screen.text()).toContain("No endpoints yet.");
    await screen.press("button", "New endpoint");
    await screen.type("URL", ` ${url} `);
    await screen.press("button", "Create endpoint");
    const dialog = screen.get("dialog", "The endpoint’s secret");
    const secret = /whsec_[\w+/=]+/.exec(screen.text(dialog))?.[0] ?? "";
    await screen.press("button", "Copy");
    expect(screen.copied).toEqual([secret]);
    await pressInDialog("Done");
    expect(screen.text()).not.toContain("whsec_");
    expect(screen.text()).toContain("All events of all sites");
    const [endpoint] = await listEndpoints();
    expect([endpoint.url, endpoint.types, endpoint.siteIds]).toEqual([url, null, null]);
  });

  test("is told of those that are chosen, and of none that was chosen and let go", async () => {
    await screen.press("button", "New endpoint");
    await screen.type("URL", url);
    const dialog = screen.get("dialog");
    const tick = (name: string) => screen.wait(() => screen.field(name, dialog).click());
    await tick("lead.created");
    await tick("site.published");
    await tick("lead.created");
    await screen.press("button", "Create endpoint");
    await pressInDialog("Done");
    expect((await listEndpoints())[0].types).toEqual(["site.published"]);
    expect(screen.text()).toContain("site.published of all sites");
  });

  test.each([
    ["", "Enter an address, such as https://www.example.com/hook."],
    ["my hook", /^Must be/],
    ["ftp://example.com/x", /^Must be/],
    ["http://10.1.2.3/hook", /^Cannot be used: /],
  ])("at %p is refused at its field, and is not made", async (text, fault) => {
    await screen.press("button", "New endpoint");
    await screen.type("URL", text);
    await screen.press("button", "Create endpoint");
    expect(screen.errorOf("URL")).toMatch(fault);
    expect(await listEndpoints()).toEqual([]);
    await pressInDialog("Cancel");
  });

  test("that was being made is there again after a detour, and gone once it is cancelled", async () => {
    await screen.press("button", "New endpoint");
    await screen.type("URL", "https://half.example/");
    await screen.open("/console/webhooks", operator);
    expect(screen.field("URL", screen.get("dialog")).value).toBe("https://half.example/");
    await pressInDialog("Cancel");
    await screen.open("/console/webhooks", operator);
    expect(screen.all("dialog")).toEqual([]);
  });
});

describe("a delivery", () => {
  test("of a test says what was sent and what came back, and is sent again by its button", async () => {
    const { id } = await make();
    await open(id);
    expect(screen.text()).toContain("Nothing was sent yet.");
    status = 418;
    await screen.press("button", "Send test");
    expect(screen.text(screen.get("status"))).toBe("Sent. Its delivery says what came back.");
    await screen.press("button", /^ping/);
    const sent = told.at(-1);
    const said = screen.text();
    expect(said).toContain(`webhook-id: ${sent?.id}`);
    expect(said).toContain("418, after");
    expect(said).toContain("answer 418");
    expect(said).toContain(String(JSON.parse(sent?.body ?? "{}").type));
    const before = told.length;
    await screen.press("button", "Redeliver");
    await service.step();
    expect(told.length).toBeGreaterThan(before);
    expect(told.at(-1)).toEqual(sent as never);
  });

  test("is shown with its endpoint alone, and hidden again", async () => {
    const { id } = await make();
    await make({ url: `${url}/other` });
    await screen.open("/console/webhooks", operator);
    expect(screen.all("link", "Deliveries").length).toBe(2);
    await screen.goto(`/console/webhooks?endpoint=${id}`);
    expect(screen.all("link", "Deliveries").length).toBe(1);
    await screen.press("link", "Hide deliveries");
    expect(screen.address).toBe("/console/webhooks");
  });
});

describe("an endpoint", () => {
  test("that is switched off says so, and is on again by the same button", async () => {
    await make();
    await screen.open("/console/webhooks", operator);
    await screen.press("button", "Switch off");
    expect(screen.text()).toContain("Switched off");
    expect((await listEndpoints())[0].status).toBe("disabled");
    await screen.press("button", "Switch on");
    expect((await listEndpoints())[0].status).toBe("enabled");
    expect(screen.all("button", "Switch off").length).toBe(1);
  });

  test("that answered 410 says that this is why it is off", async () => {
    await make();
    status = 410;
    await service.tell((await operator.call("session.state")).body.accountId, null);
    await service.step();
    await screen.open("/console/webhooks", operator);
    expect(screen.text()).toContain("Off: it answered 410");
  });

  test("gets another secret, which is shown once, and only after a question", async () => {
    await make();
    await screen.open("/console/webhooks", operator);
    await screen.press("button", "Rotate secret");
    expect(screen.text(screen.get("dialog"))).toContain("both signatures");
    await pressInDialog("Rotate secret");
    expect(screen.text(screen.get("dialog", "The endpoint’s secret"))).toMatch(/whsec_/);
  });

  test("is deleted after a question, and nothing of it is left on the page", async () => {
    await make();
    await screen.open("/console/webhooks", operator);
    await screen.press("button", "Delete");
    await pressInDialog("Keep");
    expect((await listEndpoints()).length).toBe(1);
    await screen.press("button", "Delete");
    await pressInDialog("Delete");
    expect(await listEndpoints()).toEqual([]);
    expect(screen.text(screen.get("main"))).toContain("No endpoints yet.");
    expect(screen.text(screen.get("status"))).toBe("The endpoint was deleted.");
  });
});
