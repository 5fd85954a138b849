/** What is asked of a site that is removed before it is done says so, and costs nothing. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type ModelServer, startModelServer } from "../../../test/fixtures/model-server.ts";
import { bakeryDocument, smallSite, storeSite } from "../../../test/fixtures/small-site.ts";
import { startTestService, type TestAccount, type TestService } from "../../../test/harness.ts";
import { removeSiteStatements } from "../sites/removal.ts";
import { removeVersionsStatements } from "../versions/removal.ts";
import { requestProposal, requestRevision } from "./revisions.ts";

let model: ModelServer;
let service: TestService;
let owner: TestAccount;
beforeAll(async () => {
  model = startModelServer();
  service = await startTestService({
    environment: { SITEWRIGHT_AI_BASE_URL: model.url, SITEWRIGHT_AI_MODEL: "small" },
  });
  owner = await service.createAccount();
});
afterAll(async () => {
  await model.close();
  await service.close();
});

const instruction = "Say hello";
const ASKS: Record<string, (siteId: string) => Promise<string>> = {
  "a revision": (siteId) => {
    const whose = { accountId: owner.id, plan: "pro", origin: "api" } as const;
    return requestRevision(service.ctx, { ...whose, siteId, instruction });
  },
  "a proposal": (siteId) => {
    const document = bakeryDocument();
    const whose = { accountId: owner.id, plan: "pro" } as const;
    return requestProposal(service.ctx, { ...whose, siteId, document, instruction });
  },
};

test.each([
  ["a revision", "before it is begun"],
  ["a revision", "while the model thinks"],
  ["a proposal", "before it is begun"],
  ["a proposal", "while the model thinks"],
])("%s for a site that is removed %s", async (what, when) => {
  const { ctx } = service;
  const site = { slug: `${what} ${when}`.replaceAll(" ", "-"), document: bakeryDocument() };
  const { siteId } = await storeSite(ctx, { ...site, accountId: owner.id, files: smallSite("a") });
  const remove = () =>
    ctx.db.write([...removeVersionsStatements(siteId), ...removeSiteStatements(siteId)]);
  model.answer = async () => {
    if (when === "while the model thinks") await remove();
    return {
      text: JSON.stringify({ changes: [{ op: "style", at: "hue", value: "145" }], cannot: "" }),
    };
  };
  const jobId = await ASKS[what]?.(siteId);
  if (when === "before it is begun") await remove();
  await ctx.scheduler.step();
  const { job } = (await service.call(owner.key, "GET", `/jobs/${jobId}`)).body;
  expect(job).toMatchObject({ status: "failed", siteId: null });
  expect(job.error).toMatchObject({ code: "generation_failed" });
  expect(job.error.message).toStartWith("The site was removed");
  expect((await service.call(owner.key, "GET", "/me")).body.usage.used).toBe(0);
});
