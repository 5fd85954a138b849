/** Pages that answer a visitor: in the site's look, as sound as its other pages, and with nothing of theirs in the markup. */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { createHash } from "node:crypto";
import { checkHtml } from "../../../test/browser/html.ts";
import { HOSTILE_TEXTS } from "../../../test/fixtures/hostile-texts.ts";
import {
  attribute,
  findFaults,
  listElements,
  readText,
} from "../../../test/fixtures/page-structure.ts";
import { fillDocument } from "../../../test/fixtures/site-document.ts";
import { withoutRefusedCharacters } from "../../lib/markup-characters.ts";
import { CHROME_LANGUAGES, DIRECTION_IDS } from "../design/vocabulary.ts";
import { renderVisitorPage, type VisitorPageContent } from "./visitor-page.tsx";

// The machine may do much else.
setDefaultTimeout(60_000);

const OPTIONS = { origin: "http://x.localhost", siteId: "site_1", features: { forms: true } };
const PATH = "/events/open-day/registration";
const filled = fillDocument();
const PATHS = new Set([
  ...filled.pages.map(({ path }) => path),
  ...["/privacy", "/accessibility", "/thank-you", "/404", PATH, "/events/open-day"],
]);

const FULL: VisitorPageContent = {
  heading: "You are registered",
  lede: "We look forward to seeing you.",
  rows: [
    { label: "Event", value: "Open day", href: "/events/open-day" },
    { label: "Seats", value: "2" },
  ],
  button: { label: "Cancel", action: `${PATH}/cancel`, fields: { token: "abc", step: "1" } },
  links: [
    { label: "Back to the event", href: "/events/open-day" },
    { label: "Home", href: "/" },
  ],
  form: {
    heading: "Change it",
    action: `${PATH}/change`,
    hidden: { token: "abc" },
    fields: [
      { name: "name", label: "Name", kind: "line", value: "Ada", isRequired: true, lengthMax: 200 },
      { name: "phone", label: "Telephone", kind: "tel", value: "" },
      { name: "seats", label: "Seats", kind: "number", value: "2", range: [1, 20] },
      { name: "message", label: "Message", kind: "text", value: "Hello\nthere" },
    ],
    submit: "Save",
  },
};

const render = (content: VisitorPageContent, document = filled) =>
  renderVisitorPage(document, OPTIONS, PATH, content);
const elementsOf = (content: VisitorPageContent) => listElements(render(content).html);

describe("a page with everything on it", () => {
  test("is sound and valid HTML in every direction", async () => {
    for (const direction of DIRECTION_IDS) {
      const { html } = render(FULL, fillDocument({ direction }));
      expect([direction, ...findFaults(html, PATHS)]).toEqual([direction]);
    }
    expect(await checkHtml(render(FULL).html)).toEqual([]);
  });

  test("is kept from search engines, and its styles are those that the policy gets", () => {
    const { html, styleHash } = render(FULL);
    const elements = listElements(html);
    const robots = elements.find((one) => attribute(one, "name") === "robots");
    expect(attribute(robots as never, "content")).toBe("noindex");
    expect(elements.some((one) => attribute(one, "rel") === "canonical")).toBe(false);
    const styles = elements.filter(({ tagName }) => tagName === "style").map(readText);
    const hashes = styles.map((css) => createHash("sha256").update(css).digest("base64"));
    expect(hashes).toEqual([styleHash.replace("sha256-", "")]);
  });

  test("says each row once, as a link where it is one", () => {
    const rows = elementsOf(FULL).filter(({ tagName }) => tagName === "dd");
    expect(rows.map(readText)).toEqual(["Open day", "2"]);
    expect(rows.map((row) => listTags(row))).toEqual([["a"], []]);
  });

  test("sends by its button what it was given, and nothing else", () => {
    const forms = elementsOf(FULL).filter(({ tagName }) => tagName === "form");
    expect(forms.map((form) => attribute(form, "action"))).toEqual([
      ...[`${PATH}/cancel`, `${PATH}/change`],
    ]);
    const sent = forms.map((form) =>
      listInside(form)
        .filter(({ tagName }) => ["input", "textarea"].includes(tagName))
        .map((one) => attribute(one, "name")),
    );
    expect(sent).toEqual([
      ["token", "step"],
      ["token", "name", "phone", "seats", "message"],
    ]);
  });

  test("shows in its form what is known, each under its label and within its bounds", () => {
    const find = (name: string) =>
      elementsOf(FULL).find((one) => attribute(one, "name") === name && one.tagName !== "meta");
    expect(attribute(find("name") as never, "value")).toBe("Ada");
    expect(attribute(find("name") as never, "required")).toBeDefined();
    expect(attribute(find("name") as never, "maxlength")).toBe("200");
    expect(attribute(find("phone") as never, "required")).toBeUndefined();
    expect([
      attribute(find("seats") as never, "min"),
      attribute(find("seats") as never, "max"),
    ]).toEqual(["1", "20"]);
    expect(readText(find("message") as never)).toBe("Hello\nthere");
  });
});

type Element = ReturnType<typeof listElements>[number];
const listInside = (element: Element): Element[] =>
  element.childNodes.flatMap((node) => ("tagName" in node ? [node, ...listInside(node)] : []));
const listTags = (element: Element) => listInside(element).map(({ tagName }) => tagName);

test("a page of the least words is sound as well", async () => {
  const { html } = render({ heading: "x", lede: "y" });
  expect(findFaults(html, PATHS)).toEqual([]);
  expect(await checkHtml(html)).toEqual([]);
  expect(html).not.toContain("<form");
  expect(html).not.toContain("<dl");
});

describe("what a visitor wrote is text", () => {
  test.each(HOSTILE_TEXTS.map((text) => [text]))("%j", (text) => {
    const hostile: VisitorPageContent = {
      heading: text,
      lede: text,
      rows: [{ label: text, value: text }],
      button: { label: text, action: "/x", fields: { [text]: text } },
      links: [{ label: text, href: "/" }],
      form: {
        ...{ heading: text, action: "/x", hidden: { [text]: text }, submit: text },
        fields: [
          { name: text, label: text, kind: "line", value: text },
          { name: `${text}2`, label: text, kind: "text", value: text },
        ],
      },
    };
    const plain = JSON.parse(
      JSON.stringify(hostile).replaceAll(JSON.stringify(text).slice(1, -1), "plain"),
    ) as VisitorPageContent;
    const tags = (content: VisitorPageContent) => elementsOf(content).map(({ tagName }) => tagName);
    expect(tags(hostile)).toEqual(tags(plain));
    const [area] = elementsOf(hostile).filter(({ tagName }) => tagName === "textarea");
    const shown = withoutRefusedCharacters(text).replace(/\r\n?/gu, "\n");
    expect(readText(area as never).replace(/^\n/u, "")).toBe(shown.replace(/^\n/u, ""));
  });

  test("a description is never cut within a character", () => {
    for (let before = 0; before < 4; before += 1) {
      const lede = `${"a".repeat(before)}${"👩".repeat(200)}`;
      const [description] = elementsOf({ heading: "x", lede }).filter(
        (one) => attribute(one, "name") === "description",
      );
      const said = attribute(description as never, "content") ?? "";
      expect(said.isWellFormed()).toBe(true);
      expect(said).not.toContain("\ufffd");
      expect(said.length).toBeLessThanOrEqual(300);
      expect(lede.startsWith(said.replace(/…$/u, ""))).toBe(true);
    }
  });

  test.each(["javascript:alert(1)", "//evil.example/x", "data:text/html,x", "", "x y"])(
    "nothing is sent or led to %j",
    (target) => {
      const elements = elementsOf({
        heading: "x",
        lede: "y",
        rows: [{ label: "a", value: "shown all the same", href: target }],
        button: { label: "b", action: target, fields: {} },
        links: [{ label: "c", href: target }],
        form: { heading: "d", action: target, hidden: {}, fields: [], submit: "e" },
      });
      const targets = elements.flatMap((one) => [attribute(one, "href"), attribute(one, "action")]);
      expect(targets).not.toContain(target);
      expect(elements.filter(({ tagName }) => tagName === "form")).toEqual([]);
      expect(elements.map(readText)).toContain("shown all the same");
    },
  );
});

test.each([...CHROME_LANGUAGES])(
  "the frame in %s speaks its language and runs its way",
  (language) => {
    const isRightToLeft = language === "ar" || language === "he";
    const document = fillDocument({ language, isRightToLeft });
    const [root, ...elements] = listElements(render(FULL, document).html);
    expect(attribute(root as never, "lang")).toBe(language);
    expect(attribute(root as never, "dir")).toBe(isRightToLeft ? "rtl" : "ltr");
    const skip = elements.find((one) => attribute(one, "class") === "skip");
    const english = language === "en";
    expect(readText(skip as never) === "Skip to content").toBe(english);
  },
);
