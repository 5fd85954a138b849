/**
 * How each operation is called in the contract test: a path with ids that exist, and a body that is
 * accepted. An operation without an entry here fails the test.
 */
import { issuedAgo } from "./fixtures/issued.ts";
import { makePng } from "./fixtures/pictures.ts";
import type { TestAccount, TestService } from "./harness.ts";

export const BRIEF = { businessName: "Harbour Bakery", industry: "bakery" };

/** `form` is sent instead of a JSON body. */
export type Sample = { path: string; body?: unknown; form?: FormData };

/** Makes what the call needs, fresh for each call, as `owner`. */
type Prepare = (service: TestService, owner: TestAccount) => Promise<Sample>;

const fixed =
  (path: string, body?: unknown): Prepare =>
  async () => ({ path, body });

async function createJob(service: TestService, owner: TestAccount): Promise<string> {
  return (await service.call(owner.key, "POST", "/sites", { body: BRIEF })).body.jobId;
}

/** The owner's site, live; built when it is first needed. */
async function findSite(service: TestService, owner: TestAccount): Promise<string> {
  const list = async () => (await service.call(owner.key, "GET", "/sites")).body.sites;
  if ((await list()).length === 0) {
    await createJob(service, owner);
    await service.ctx.scheduler.step();
  }
  const [site] = await list();
  // The sample of an unpublish leaves it a draft.
  if (site.status === "draft") {
    await service.call(owner.key, "POST", `/sites/${site.id}/publish`);
    await service.ctx.scheduler.step();
  }
  return site.id;
}

/** A webhook of the owner's: an account may have only so many, so one is used again while it is there. */
async function findWebhook(service: TestService, owner: TestAccount): Promise<string> {
  const { webhooks } = (await service.call(owner.key, "GET", "/webhooks")).body;
  if (webhooks.length > 0) return webhooks[0].id;
  const body = { url: "https://hooks.example.com/sitewright" };
  return (await service.call(owner.key, "POST", "/webhooks", { body })).body.webhook.id;
}

const onWebhook =
  (path: string, body?: unknown): Prepare =>
  async (service, owner) => ({
    path: `/webhooks/${await findWebhook(service, owner)}${path}`,
    body,
  });

const EVENT = { title: "Sourdough evening", startsAt: 4_000_000_000_000, status: "published" };

/** A path below the owner's site. */
const onSite =
  (path: string, body?: unknown): Prepare =>
  async (service, owner) => ({
    path: `/sites/${await findSite(service, owner)}${path}`,
    body,
  });

/** A path below the domain of the owner's site. */
const onDomain =
  (path: string, body?: unknown): Prepare =>
  async (service, owner) => ({
    path: `/sites/${await findSite(service, owner)}/domain${path}`,
    body,
  });

/** A path below a new event of the owner's site. */
const onEvent =
  (path: string, body?: unknown): Prepare =>
  async (service, owner) => {
    const events = `/sites/${await findSite(service, owner)}/events`;
    const created = await service.call(owner.key, "POST", events, { body: EVENT });
    return { path: `${events}/${created.body.event.id}${path}`, body };
  };

/** A registration for a new event, as a visitor makes it, or as one without a signed time is kept. */
const onRegistration =
  (list: "registrations" | "spam", last: string, body?: unknown): Prepare =>
  async (service, owner) => {
    const { path } = await onEvent("")(service, owner);
    const { event } = (await service.call(owner.key, "GET", path)).body;
    const [site] = (await service.call(owner.key, "GET", "/sites")).body.sites;
    const action = `${event.url}/register`;
    const issued = list === "spam" ? "" : issuedAgo(service.ctx, { siteId: site.id, action });
    const party = { name: "Robin Vale", email: "robin@visitors.test", _issued: issued };
    await service.visit(new URL(site.url).host, action, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(party),
    });
    const [sent] = (await service.call(owner.key, "GET", `${path}/${list}`)).body[list];
    return { path: `${path}/${list}/${sent.id}${last}`, body };
  };

const onGallery = async (service: TestService, owner: TestAccount): Promise<Sample> => {
  const form = new FormData();
  form.set("file", new File([makePng(4, 3)], "photo.png"));
  return { path: `/sites/${await findSite(service, owner)}/gallery`, form };
};

const onImage =
  (body?: unknown): Prepare =>
  async (service, owner) => {
    const { path, form } = await onGallery(service, owner);
    const added = await service.call(owner.key, "POST", path, form ? { rawBody: form } : {});
    return { path: `${path}/${added.body.image.id}`, body };
  };

/** What a visitor sent: a lead, or, with something in the trap, one for the spam folder. */
const onSent =
  (list: "leads" | "spam", path: string, body?: unknown): Prepare =>
  async (service, owner) => {
    const siteId = await findSite(service, owner);
    const fields = { name: "Robin Vale", message: "Hello", _gotcha: list === "spam" ? "x" : "" };
    await service.visit(`localhost:${service.port}`, `/forms/${siteId}/contact`, {
      method: "POST",
      body: new URLSearchParams(fields),
    });
    const base = `/sites/${siteId}/${list}`;
    const sent = (await service.call(owner.key, "GET", base)).body[list];
    return { path: `${base}/${sent[0].id}${path}`, body };
  };

export const SAMPLES: Readonly<Record<string, Prepare>> = {
  getMe: fixed("/me"),
  listSites: fixed("/sites"),
  createSite: fixed("/sites", BRIEF),
  getSite: async (service, owner) => ({ path: `/sites/${await findSite(service, owner)}` }),
  listVersions: onSite("/versions"),
  restoreVersion: async (service, owner) => {
    const { path } = await onSite("/versions")(service, owner);
    const { versions } = (await service.call(owner.key, "GET", path)).body;
    return { path: `${path}/${versions[0].id}/restore` };
  },
  exportSite: onSite("/export"),
  reviseSite: onSite("/revisions", { instruction: "We are closed on Mondays." }),
  publishSite: onSite("/publish"),
  unpublishSite: onSite("/unpublish"),
  listJobs: fixed("/jobs"),
  getJob: async (service, owner) => ({ path: `/jobs/${await createJob(service, owner)}` }),
  cancelJob: async (service, owner) => ({ path: `/jobs/${await createJob(service, owner)}` }),
  listWebhooks: fixed("/webhooks"),
  createWebhook: fixed("/webhooks", { url: "https://hooks.example.com/sitewright" }),
  getWebhook: onWebhook(""),
  changeWebhook: onWebhook("", { enabled: false }),
  deleteWebhook: onWebhook(""),
  rotateWebhook: onWebhook("/rotate"),
  testWebhook: onWebhook("/test"),
  listDeliveries: onWebhook("/deliveries"),
  redeliver: onWebhook("/redeliver", { since: 0 }),
  listImages: async (service, owner) => ({ path: (await onGallery(service, owner)).path }),
  addImage: onGallery,
  getDomain: onDomain(""),
  setDomain: onDomain("", { domain: "www.try.localhost" }),
  checkDomain: async (service, owner) => {
    const { path } = await onDomain("")(service, owner);
    await service.call(owner.key, "PUT", path, { body: { domain: "www.try.localhost" } });
    return { path: `${path}/check` };
  },
  removeDomain: onDomain(""),
  changeImage: onImage({ caption: "Saturday's loaves" }),
  deleteImage: onImage(),
  getAnalytics: async (service, owner) => ({
    path: `/sites/${await findSite(service, owner)}/analytics`,
  }),
  listLeads: async (service, owner) => ({ path: `/sites/${await findSite(service, owner)}/leads` }),
  setLeadStatus: onSent("leads", "", { status: "contacted" }),
  listSpam: async (service, owner) => ({ path: `/sites/${await findSite(service, owner)}/spam` }),
  restoreSpam: onSent("spam", "/restore"),
  getFormSettings: async (service, owner) => ({
    path: `/sites/${await findSite(service, owner)}/form-settings`,
  }),
  setFormSettings: async (service, owner) => ({
    path: `/sites/${await findSite(service, owner)}/form-settings`,
    body: { redirectOrigins: ["https://shop.example"] },
  }),
  listEvents: async (service, owner) => ({
    path: `/sites/${await findSite(service, owner)}/events`,
  }),
  createEvent: async (service, owner) => ({
    path: `/sites/${await findSite(service, owner)}/events`,
    body: EVENT,
  }),
  getEvent: onEvent(""),
  changeEvent: onEvent("", { capacity: 10 }),
  deleteEvent: onEvent(""),
  listRegistrations: onEvent("/registrations"),
  changeRegistration: onRegistration("registrations", "", { status: "cancelled" }),
  listSpamRegistrations: onEvent("/spam"),
  restoreSpamRegistration: onRegistration("spam", "/restore"),
};
