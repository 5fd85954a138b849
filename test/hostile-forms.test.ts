import { afterAll, beforeAll, expect, test } from "bun:test";
import { type FormSite, openFormSite } from "./fixtures/form-site.ts";
import { HOSTILE_TEXTS } from "./fixtures/hostile-texts.ts";

let site: FormSite;
beforeAll(async () => {
  site = await openFormSite();
});
afterAll(() => site.close());

/** What a text becomes at rest: Unicode and line ends in one form, no space around it. */
const atRest = (text: string) => text.normalize("NFC").replaceAll("\r\n", "\n").trim();

test("there are at least 300 hostile texts", () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(300);
});

test("in every field of a form, a hostile text comes back as the text it is", async () => {
  const sent: string[] = [];
  for (const text of HOSTILE_TEXTS) {
    if (atRest(text) === "") continue;
    const fields = { name: text, phone: text.slice(0, 90), message: text, extra: text };
    const body = new URLSearchParams({ ...fields, email: text, _subject: text, source: text });
    body.append(text.slice(0, 150), text);
    const answer = await site.fill(body.toString(), { accept: "text/html", referer: "http://x/" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/thank-you");
    sent.push(text);
  }
  const found = await readAll();
  const messages = new Set(found.map(({ message }) => message));
  for (const text of sent) expect(messages).toContain(atRest(text));
  for (const { name, message, email, source } of found) {
    expect(name).toBe(message);
    expect(email).toBe(message);
    expect(source).toMatch(/^\/(?!\/)[^?#\\\s]*$/);
  }
}, 60_000);

async function readAll() {
  const { leads, total } = await site.leads("?limit=200");
  for (let skip = 200; skip < total; skip += 200)
    leads.push(...(await site.leads(`?limit=200&skip=${skip}`)).leads);
  return leads.concat((await site.spam()).spam);
}

test("the mails about them go to the owner alone and hold no markup of theirs", async () => {
  await site.service.ctx.scheduler.step();
  const { total } = await site.leads();
  expect(site.mail.received).toHaveLength(total);
  expect(total).toBeGreaterThan(280);
  for (const { recipients, parsed, raw } of site.mail.received) {
    expect(recipients).toEqual(["owner@acme.test"]);
    expect(parsed.to).toEqual([{ name: "", address: "owner@acme.test" }]);
    expect(parsed.from?.address).toBe("sites@host.test");
    const names = parsed.headers.map(({ key }) => key);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => /^(bcc|cc|x-evil)$/.test(name))).toEqual([]);
    expect(raw.slice(0, raw.indexOf("\r\n\r\n"))).not.toMatch(/^(Bcc|X-Evil):/im);
    for (const { address } of parsed.replyTo ?? [])
      expect(address).toMatch(/^[^\s@,;<>]+@[^\s@,;<>]+$/);
    expect(elementsOf(parsed.html ?? "")).toEqual(OUR_ELEMENTS);
  }
}, 60_000);

/** What our own mails about a lead are made of. */
const OUR_ELEMENTS = [
  "body",
  "div",
  "h1",
  "head",
  "html",
  "meta",
  "p",
  "table",
  "tbody",
  "td",
  "th",
  "title",
  "tr",
];

/** The kinds of element in a page, none of which may fetch, lead or do anything. */
function elementsOf(html: string): string[] {
  const kinds = new Set<string>();
  const faults: string[] = [];
  new HTMLRewriter()
    .on("*", {
      element(element) {
        kinds.add(element.tagName);
        for (const [name = ""] of element.attributes)
          if (/^(on|src|href|action|background|http-equiv)/.test(name)) faults.push(name);
      },
    })
    .transform(html);
  expect(faults).toEqual([]);
  return [...kinds].sort();
}
