import { afterEach, beforeEach, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { openTestContext, type TestContext } from "../../../test/fixtures/context.ts";
import { smallSite, storeSite } from "../../../test/fixtures/small-site.ts";
import type { Context } from "../../platform/context.ts";
import { type CapturedForm, captureLead, captureSpam } from "./capture.ts";
import { searchLeads } from "./inbox.ts";
import { eraseLeads, exportLeads } from "./person.ts";
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

async function openForm() {
  const accountId = await house.createAccount();
  const { siteId } = await storeSite(house.ctx, { slug: "a", accountId, files: smallSite("a") });
  const form: CapturedForm = {
    ...{ siteId, accountId, form: "contact", name: "Ada", email: "", phone: "", message: "" },
    ...{ fields: {}, subject: undefined, source: "/", verification: undefined },
  };
  return { accountId, siteId, form };
}

/** Two entries of the spam folder, the first with one picture and the second with two. */
async function storeSpam(): Promise<{ accountId: string; ids: string[] }> {
  const { accountId, form } = await openForm();
  for (const kept of [[picture(1)], [picture(2), picture(3)]])
    await captureSpam(house.ctx, { ...form, email }, "links", { sent: kept.length, kept });
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

test("a person is found by their address wherever it stands in a form, and nobody by a part of theirs", async () => {
  const { accountId, siteId, form } = await openForm();
  const theirs: Partial<CapturedForm>[] = [
    { email: "ADA@Example.com" },
    { email: `${email}, ${email}` },
    { name: email },
    { phone: `or ${email}` },
    { message: `Write to me.\nAda <${email}>` },
    { subject: `From ${email}` },
    { fields: { "Where to write": `mailto:${email}` } },
  ];
  const others = ["grande-ada@example.com", "ada@example.com.au", "", "example.com"];
  for (const one of theirs) await captureLead(house.ctx, { ...form, ...one });
  for (const other of others)
    await captureLead(house.ctx, { ...form, email: other, message: `I am ${other}` });
  expect(await exportLeads(house.ctx, accountId, email)).toHaveLength(theirs.length);
  expect(await eraseLeads(house.ctx, accountId, email)).toBe(theirs.length);
  const { items, total } = await searchLeads(house.ctx, { siteId, limit: 50, skip: 0 });
  expect(total).toBe(others.length);
  expect(items.map((lead) => lead.email).toSorted()).toEqual(others.toSorted());
});
