import { afterEach, beforeEach, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { smallSite, storeSite } from "../../../test/fixtures/small-site.ts";
import type { Context } from "../../platform/context.ts";
import { captureSpam } from "./capture.ts";
import { exportLeads } from "./person.ts";
import { removePictures } from "./pictures.ts";
import { leadPictures } from "./table.ts";

let house: TestContext;
beforeEach(async () => {
  house = await openTestContext();
});
afterEach(() => house.close());

const email = "ada@example.com";
const picture = (byte: number) => ({
  ...{ width: 30, height: 20, bytes: new Uint8Array([byte]), thumbnail: undefined },
});

/** Two entries of the spam folder, the first with one picture and the second with two. */
async function storeSpam(): Promise<{ accountId: string; ids: string[] }> {
  const accountId = await house.createAccount();
  const site = { slug: "a", accountId, files: smallSite("a") };
  const { siteId } = await storeSite(house.ctx, site);
  for (const kept of [[picture(1)], [picture(2), picture(3)]]) {
    const form = {
      ...{ siteId, accountId, form: "contact", name: "Ada", email, phone: "", message: "" },
      ...{ fields: {}, subject: undefined, source: "/", verification: undefined },
    };
    await captureSpam(house.ctx, form, "links", { sent: kept.length, kept });
  }
  const stored = await exportLeads(house.ctx, accountId, email);
  expect(stored.map(({ pictures }) => (pictures as object[]).length)).toEqual([1, 2]);
  return { accountId, ids: stored.map(({ id }) => String(id)) };
}

/** A context in which `happens` is over before the first picture's bytes are read. */
function beforeFirstPicture({ ctx }: TestContext, happens: () => Promise<void>): Context {
  const { orm } = ctx.db;
  let over: Promise<void> | undefined;
  const select = ((fields: object) => {
    if (fields === undefined || !("bytes" in fields)) return orm.select(fields as never);
    return {
      from: (table: typeof leadPictures) => ({
        where: async (which: ReturnType<typeof eq>) => {
          over ??= happens();
          await over;
          return orm
            .select(fields as { bytes: typeof leadPictures.bytes })
            .from(table)
            .where(which);
        },
      }),
    };
  }) as unknown as typeof orm.select;
  const watched = new Proxy(orm, {
    get: (target, name) => (name === "select" ? select : Reflect.get(target, name, target)),
  });
  return {
    ...ctx,
    db: new Proxy(ctx.db, {
      get: (db, name) => (name === "orm" ? watched : Reflect.get(db, name, db)),
    }),
  };
}

test("a picture that is removed while a person is exported is left out, and the rest is there", async () => {
  const { accountId, ids } = await storeSpam();
  const [first = "", second = ""] = ids;
  const ctx = beforeFirstPicture(house, async () => {
    await removePictures(house.ctx, { leadIds: [first] });
    await house.ctx.db.write([
      house.ctx.db.orm.delete(leadPictures).where(eq(leadPictures.position, 1)),
    ]);
  });
  const found = await exportLeads(ctx, accountId, email);
  expect(found.map(({ id }) => id)).toEqual([first, second]);
  expect(found[0]).not.toHaveProperty("pictures");
  expect(found[1]?.pictures).toMatchObject([{ base64: Buffer.from([2]).toString("base64") }]);
});
