/** What takes a while to be made for a site is not stored once the site has been removed. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { createEvent } from "../src/features/events/service.ts";
import { addImage } from "../src/features/gallery/room.ts";
import { removeSiteStatements } from "../src/features/sites/removal.ts";
import { openTestContext, type TestContext } from "./fixtures/context.ts";
import { makeNoise } from "./fixtures/pictures.ts";
import { smallSite, storeSite } from "./fixtures/small-site.ts";

let opened: TestContext;
let accountId: string;
beforeAll(async () => {
  opened = await openTestContext();
  accountId = await opened.createAccount();
});
afterAll(() => opened.close());

type Site = { accountId: string; siteId: string };

const MAKERS: Record<string, (site: Site) => Promise<unknown>> = {
  "an event with a description": (site) =>
    createEvent(opened.ctx, site, {
      ...{ title: "Wine", startsAt: opened.clock.now(), registrationEnabled: true },
      ...{ status: "published", descriptionMarkdown: "# All of it" },
    }),
  "an image": (site) => addImage(opened.ctx, site, makeNoise(1_200), {}),
};

test.each(Object.keys(MAKERS))("%s", async (what) => {
  const files = smallSite("a");
  const slug = what.replaceAll(" ", "-");
  const { siteId } = await storeSite(opened.ctx, { slug, accountId, files });
  const made = MAKERS[what]?.({ accountId, siteId }).then(
    () => "made",
    (error) => error.code,
  );
  // By then the site has been found, and a process of its own is at work.
  for (let turn = 0; turn < 30; turn += 1) await new Promise(setImmediate);
  await opened.ctx.db.write(removeSiteStatements(siteId));
  expect(await made).toBe("not_found");
});
