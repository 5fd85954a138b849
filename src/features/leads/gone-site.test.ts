/** A form that is on its way in while its site is removed: it is told so, and nothing of it stays. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { connect } from "node:net";
import { type ConsoleBrowser, joinAs } from "../../../test/fixtures/console.ts";
import { type FormSite, openFormSite } from "../../../test/fixtures/form-site.ts";
import { issuedAgo } from "../../../test/fixtures/issued.ts";
import { smallSite, storeSite } from "../../../test/fixtures/small-site.ts";
import { examine } from "../upkeep/doctor.ts";

let site: FormSite;
let browser: ConsoleBrowser;
beforeAll(async () => {
  site = await openFormSite();
  browser = await joinAs(site.service, site.owner.id, "owner");
});
afterAll(() => site.close());

/** Sends a form's head and half of its body; `finish` sends the rest and answers what was answered. */
async function begin(
  host: string,
  path: string,
  fields: Record<string, string>,
  accept = "application/json",
) {
  const body = new URLSearchParams(fields).toString();
  const half = Math.floor(body.length / 2);
  const socket = connect(site.service.port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  const head = [
    ...[`POST ${path} HTTP/1.1`, `Host: ${host}`, `Accept: ${accept}`, "Connection: close"],
    ...["Content-Type: application/x-www-form-urlencoded", `Content-Length: ${body.length}`],
  ];
  await new Promise<void>((resolve) =>
    socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, half)}`, () => resolve()),
  );
  // Another request that is answered after it has been seen.
  await site.service.visit(`localhost:${site.service.port}`, "/healthz");
  return async () => {
    socket.write(body.slice(half));
    await closed;
    return answer;
  };
}

test.each([
  ["a lead", "sent by a script", {}, "application/json"],
  ["spam", "sent by a script", { _gotcha: "x" }, "application/json"],
  ["a lead", "sent by a browser", {}, "text/html"],
])("%s, %s, is not taken for a site that is removed meanwhile", async (...given) => {
  const [what, by, more, accept] = given;
  const { service, owner, mail } = site;
  const slug = `${what} ${by}`.replaceAll(" ", "-");
  const files = smallSite(slug);
  const { siteId, host } = await storeSite(service.ctx, { slug, files, accountId: owner.id });
  const action = "/_forms/contact";
  const fields = { name: "Ann", message: "Hello", ...more };
  const issued = issuedAgo(service.ctx, { siteId, action });
  const finish = await begin(host, action, { ...fields, _issued: issued }, accept);
  expect((await browser.call("sites.delete", { siteId, name: slug })).status).toBe(200);
  const answer = await finish();
  expect(answer).toStartWith("HTTP/1.1 404");
  expect(answer).toContain(accept === "text/html" ? "There is no page" : "not_found");
  await service.ctx.scheduler.step();
  expect(mail.received).toEqual([]);
  expect((await examine(service.ctx)).filter(({ ok }) => !ok)).toEqual([]);
});

test("of a crowd, only those are refused whose site is gone", async () => {
  const { service, owner, siteId } = site;
  const files = smallSite("crowd");
  const other = await storeSite(service.ctx, { slug: "crowd", files, accountId: owner.id });
  const own = `localhost:${service.port}`;
  const fields = { name: "Ann", message: "Hello" };
  const begun = await Promise.all(
    [siteId, other.siteId, siteId, other.siteId].map((id) =>
      begin(own, `/forms/${id}/contact`, fields),
    ),
  );
  await browser.call("sites.delete", { siteId: other.siteId, name: "crowd" });
  const answers = await Promise.all(begun.map((finish) => finish()));
  expect(answers.map((answer) => answer.slice(9, 12))).toEqual(["200", "404", "200", "404"]);
  expect((await site.leads()).total).toBe(2);
});
