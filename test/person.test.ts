import { afterEach, expect, test } from "bun:test";
import { erasePerson, exportPerson } from "../src/features/people/every-room.ts";
import { addReviewNote, createReviewLink } from "../src/features/reviews/room.ts";
import { type FormSite, openFormSite } from "./fixtures/form-site.ts";

let site: FormSite | undefined;
afterEach(() => site?.close());

const encode = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

async function openWithTwoPeople(): Promise<FormSite> {
  site = await openFormSite();
  await site.service.call(site.owner.key, "POST", "/webhooks", {
    body: { url: "https://hooks.example.com/x" },
  });
  for (const email of ["Robin@Example.com", "kim@example.com"]) {
    const fields = { name: "N", email, message: `secret of ${email}` };
    await site.fill(encode({ ...fields, hobby: "chess" }));
    await site.fill(encode({ ...fields, _gotcha: "x" }));
  }
  const { service, siteId } = site;
  const wanted = { siteId, shows: "draft", userId: "usr_1" };
  const { id } = await createReviewLink(service.ctx, wanted);
  const link = { ...{ id, siteId, shows: "draft", createdBy: null }, createdAt: 0, expiresAt: 0 };
  for (const text of ["Write to ROBIN@example.com, please", "Write to kim@example.com, please"])
    await addReviewNote(service.ctx, link, "127.0.0.1", {
      page: "/",
      block: null,
      author: "Ann",
      text,
    });
  return site;
}

test("a person gets everything that is kept of them, and nothing of others", async () => {
  const { service, owner } = await openWithTwoPeople();
  const found = await exportPerson(service.ctx, { account: owner.id, email: "robin@example.com" });
  expect(found).toMatchObject({
    leads: [
      { message: "secret of Robin@Example.com", status: "new", fields: { hobby: "chess" } },
      { message: "secret of Robin@Example.com", reason: "honeypot" },
    ],
    registrations: [],
    reviewNotes: [{ text: "Write to ROBIN@example.com, please" }],
    webhookMessages: [{ type: "lead.created" }],
  });
  expect(JSON.stringify(found)).not.toContain("kim");
});

test("an erased person is in no table, no list and no mail", async () => {
  const { service, owner, mail, leads, spam } = await openWithTwoPeople();
  const erased = await erasePerson(service.ctx, { account: owner.id, email: "ROBIN@example.com" });
  expect(erased).toEqual({
    ...{ audit: 0, users: 0, leads: 2, leadNotes: 0, registrations: 0 },
    ...{ reviewNotes: 1, webhookMessages: 1 },
  });
  expect(await leads()).toMatchObject({ total: 1, leads: [{ email: "kim@example.com" }] });
  expect((await spam()).total).toBe(1);
  await service.ctx.scheduler.step();
  expect(mail.received.map(({ parsed }) => parsed.replyTo?.[0]?.address)).toEqual([
    "kim@example.com",
  ]);
  const tables = await service.ctx.db.orm.all<{ name: string }>(
    "select name from sqlite_schema where type = 'table'",
  );
  for (const { name } of tables) {
    const rows = await service.ctx.db.orm.all(`select * from "${name}"`);
    expect(JSON.stringify(rows).toLowerCase()).not.toContain("robin");
  }
});

test("an unknown account has no people", async () => {
  const { service } = await openWithTwoPeople();
  const nobody = exportPerson(service.ctx, { account: "acc_none", email: "kim@example.com" });
  expect(nobody).rejects.toMatchObject({ code: "not_found" });
});
