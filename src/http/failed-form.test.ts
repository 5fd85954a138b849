/** A form that fails by no fault of its sender's: what is answered, and that it can be asked after. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { type FormSite, openFormSite } from "../../test/fixtures/form-site.ts";

let site: FormSite;
beforeAll(async () => {
  site = await openFormSite();
  // As if the disk had lost a part of the file.
  await site.service.ctx.db.client.execute("alter table leads rename to elsewhere");
});
afterAll(() => site.close());

const fields = "name=Ann&message=Hello";
const send = {
  "the site's own form": (accept: string) => site.fill(fields, { accept }),
  "an exported site's form": (accept: string) =>
    site.service.visit(`localhost:${site.service.port}`, `/forms/${site.siteId}/contact`, {
      method: "POST",
      headers: { accept, "content-type": "application/x-www-form-urlencoded" },
      body: fields,
    }),
};

/** The ids under which the log has the fault. */
const loggedIds = (): unknown[] =>
  site.service.logLines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === "request failed")
    .map(({ requestId }) => requestId);

test.each(Object.keys(send) as (keyof typeof send)[])(
  "%s answers 500 with the id that the log has, a browser in words",
  async (form) => {
    const page = await send[form]("text/html,*/*;q=0.8");
    expect([page.status, page.headers.get("content-type")]).toEqual([
      500,
      "text/html; charset=utf-8",
    ]);
    const text = await page.text();
    expect(text).toContain("Your message was not sent");
    expect(text).toContain("Go back with your browser");
    const json = await send[form]("application/json");
    expect(json.status).toBe(500);
    expect(await json.json()).toMatchObject({ error: { code: "internal_error" } });
    const ids = [page, json].map(({ headers }) => headers.get("x-request-id"));
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) {
      expect(id).toMatch(/^req_[0-9a-z]+$/);
      expect(loggedIds()).toContain(id);
    }
    // Neither tells what is wrong inside.
    expect(text).not.toContain("leads");
  },
);
