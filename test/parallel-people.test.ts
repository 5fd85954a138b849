/** What several people do in the console at the same moment: none of it is lost, or undoes the other. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type ConsoleBrowser, joinAs } from "./fixtures/console.ts";
import { type FormSite, openFormSite } from "./fixtures/form-site.ts";
import { makePng } from "./fixtures/pictures.ts";

let site: FormSite;
beforeAll(async () => {
  site = await openFormSite();
});
afterAll(() => site.close());

const ask = async (browser: ConsoleBrowser, name: string, input: object = {}) => {
  const { status, body } = await browser.call(name, input);
  if (status !== 200) throw new Error(`${name} answered ${JSON.stringify(body)}`);
  return body;
};

test("owners who remove or demote each other at the same moment leave the account one of them", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id: accountId } = await site.service.createAccount();
    const owners = await Promise.all([
      joinAs(site.service, accountId, "owner", `left.${round}@example.com`),
      joinAs(site.service, accountId, "owner", `right.${round}@example.com`),
    ]);
    const ids = await Promise.all(
      owners.map(async (one) => (await ask(one, "you.get")).user.id as string),
    );
    const [name, more] =
      round % 2 ? ["members.remove", {}] : ["members.setRole", { role: "viewer" }];
    const answers = await Promise.all(
      owners.map((one, at) =>
        one.call(name as string, { userId: ids[1 - at], ...(more as object) }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
    const members = await Promise.all(owners.map((one) => one.call("members.list", { accountId })));
    const shown = members.find(({ status }) => status === 200)?.body.items ?? [];
    expect(shown.filter(({ role }: { role: string }) => role === "owner")).toHaveLength(1);
  }
});

test("pictures that are moved at the same moment all stay where they were put", async () => {
  const { siteId, owner, service } = site;
  const editor = await joinAs(service, owner.id, "editor");
  const ids: string[] = [];
  for (let at = 0; at < 6; at += 1) {
    const form = new FormData();
    form.set("file", new File([makePng(40 + at, 30)], "a.png"));
    const response = await fetch(`http://localhost:${service.port}/v1/sites/${siteId}/gallery`, {
      ...{ method: "POST", body: form },
      headers: { authorization: `Bearer ${owner.key}` },
    });
    const { image } = (await response.json()) as { image: { id: string } };
    ids.push(image.id);
  }
  const list = async () =>
    (await ask(editor, "gallery.list", { siteId })).items.map(({ id }: { id: string }) => id);
  for (let round = 0; round < ids.length; round += 1) {
    const [first, last] = [ids[round], ids[(round + 3) % ids.length]];
    await Promise.all([
      ask(editor, "gallery.save", { siteId, imageId: first, order: 0 }),
      ask(editor, "gallery.save", { siteId, imageId: last, order: 500 }),
    ]);
    const order = await list();
    expect([order[0], order.at(-1), order.length]).toEqual([first, last, ids.length]);
  }
  // And where it is put in the middle, the others close up around it.
  const before = await list();
  await ask(editor, "gallery.save", { siteId, imageId: before[0], order: 2 });
  const [a, b, c, ...rest] = before;
  expect(await list()).toEqual([b, c, a, ...rest]);
});
