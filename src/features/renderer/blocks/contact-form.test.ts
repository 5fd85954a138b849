/** The contact form as it stands on a page: what it asks, under which names it is sent, and what it says of each. */
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import {
  attribute,
  listElements,
  type PageElement,
  readText,
} from "../../../../test/fixtures/page-structure.ts";
import { fillDocument } from "../../../../test/fixtures/site-document.ts";
import type { BlockOf } from "../../design/blocks.ts";
import { checkDocument } from "../../design/document.ts";
import { CHROME_LANGUAGES } from "../../design/vocabulary.ts";
import { readSubmission } from "../../forms/read-submission.ts";
import type { RenderOptions } from "../options.ts";
import { renderSite } from "../render-site.ts";

// The machine may do much else.
setDefaultTimeout(60_000);

type Field = NonNullable<BlockOf<"contact">["fields"]>[number];

const OPTIONS: RenderOptions = {
  ...{ origin: "http://x.localhost", siteId: "site_1" },
  features: { forms: true },
};

/** The home page of a site with a contact block of these fields, or of several such blocks. */
function renderForms(blocks: readonly Partial<BlockOf<"contact">>[], language = "en"): string {
  const filled = fillDocument({ language });
  const [home, ...others] = filled.pages;
  const contacts = blocks.map((block, at) => ({
    ...{ kind: "contact", id: `contact-${at}`, variant: "split", heading: "Write to us" },
    ...block,
  }));
  const document = checkDocument({
    ...filled,
    pages: [{ ...home, blocks: [home?.blocks[0], ...contacts] }, ...others],
  });
  for (const { bytes } of renderSite(document, OPTIONS)) return new TextDecoder().decode(bytes);
  return "";
}

const renderFields = (...fields: Field[]) => renderForms([{ fields }]);

const CONTROLS = new Set(["input", "select", "textarea"]);
const controlsOf = (html: string): PageElement[] =>
  listElements(html).filter(({ tagName }) => CONTROLS.has(tagName));
const namesOf = (html: string) => controlsOf(html).map((control) => attribute(control, "name"));
const find = (html: string, name: string): PageElement => {
  const control = controlsOf(html).find((one) => attribute(one, "name") === name);
  if (control === undefined) throw new Error(`no control ${name}`);
  return control;
};
const isRequired = (control: PageElement) => attribute(control, "required") !== undefined;
/** The text of the label that is for the control. */
function labelOf(html: string, name: string): string {
  const id = attribute(find(html, name), "id");
  const label = listElements(html).find(
    (one) => one.tagName === "label" && attribute(one, "for") === id,
  );
  return label === undefined ? "" : readText(label);
}

describe("the fields of every form", () => {
  const html = renderForms([{}]);

  test("are name, mail and message, which must be filled in, and a telephone number, which need not be", () => {
    expect(namesOf(html)).toEqual(["name", "email", "phone", "message", "_gotcha", "source"]);
    const required = controlsOf(html)
      .filter(isRequired)
      .map((one) => attribute(one, "name"));
    expect(required).toEqual(["name", "email", "message"]);
    expect(labelOf(html, "phone")).toBe("Telephone (optional)");
  });

  test("let browsers fill in what they know, and nobody write more than is kept", () => {
    const kept = { name: "200", email: "254", phone: "100", message: "5000" };
    for (const [name, lengthMax] of Object.entries(kept))
      expect([name, attribute(find(html, name), "maxlength")]).toEqual([name, lengthMax]);
    for (const [name, token] of [
      ["name", "name"],
      ["email", "email"],
      ["phone", "tel"],
    ] as const)
      expect(attribute(find(html, name), "autocomplete")).toBe(token);
  });

  test("have a trap that nobody reaches by keyboard, hears or has filled in", () => {
    const trap = find(html, "_gotcha");
    expect(attribute(trap, "tabindex")).toBe("-1");
    expect(attribute(trap, "autocomplete")).toBe("off");
    expect(attribute(trap, "required")).toBeUndefined();
    expect(labelOf(html, "_gotcha")).toBe("Please leave this field empty");
  });

  test("tell where they were sent from", () => {
    expect(attribute(find(html, "source"), "value")).toBe("/");
    expect(attribute(find(html, "source"), "type")).toBe("hidden");
  });

  test.each([...CHROME_LANGUAGES])(
    "are called in %s, and none as in another language",
    (language) => {
      const page = renderForms([{}], language);
      const labels = ["name", "email", "phone", "message", "_gotcha"].map((name) =>
        labelOf(page, name),
      );
      expect(new Set(labels).size).toBe(5);
      for (const label of labels) expect(label.trim()).not.toBe("");
      if (language === "en") return;
      const english = [
        "Your name",
        "E-mail address",
        "Your message",
        "Please leave this field empty",
      ];
      expect(labels.filter((label) => english.includes(label))).toEqual([]);
    },
  );
});

describe("a field of the trade", () => {
  test.each([
    ["text", "input", "text", "254"],
    ["date", "input", "date", undefined],
    ["time", "input", "time", undefined],
    ["number", "input", "number", undefined],
    ["textarea", "textarea", undefined, "1000"],
  ] as const)("of the type %s is a %s", (type, tagName, inputType, lengthMax) => {
    const html = renderFields({ name: "more", label: "More", type });
    const control = find(html, "more");
    expect(control.tagName).toBe(tagName);
    expect(attribute(control, "type")).toBe(inputType);
    expect(attribute(control, "maxlength")).toBe(lengthMax);
    expect(labelOf(html, "more")).toBe("More (optional)");
  });

  test("that offers a choice begins with none, and without choices is a line to write on", () => {
    const options = ["For two", "For <four>"];
    const html = renderFields({ name: "table", label: "Table", type: "select", options });
    const select = find(html, "table");
    const listed = select.childNodes.flatMap((node) => ("tagName" in node ? [node] : []));
    expect(listed.map(readText)).toEqual(["Please choose", ...options]);
    expect(attribute(listed[0] as PageElement, "value")).toBe("");
    const bare = renderFields({ name: "table", label: "Table", type: "select" });
    expect(find(bare, "table").tagName).toBe("input");
  });

  test("that must be filled in says so to browsers, and is not called optional", () => {
    for (const type of ["text", "select", "textarea", "date", "photos"] as const) {
      const options = ["One"];
      const html = renderFields({ name: "more", label: "More", type, options, required: true });
      const name = type === "photos" ? "photos" : "more";
      expect([type, isRequired(find(html, name))]).toEqual([type, true]);
      expect(labelOf(html, name)).not.toContain("optional");
    }
  });

  test("under a name of the form's own is the form's own; as a required telephone it makes that required", () => {
    const fields = ["name", "email", "phone", "message"].map((name) => ({
      ...{ name, label: `Other ${name}`, type: "text" as const },
      ...(name === "phone" && { required: true }),
    }));
    const html = renderFields(...fields);
    expect(namesOf(html)).toEqual(namesOf(renderForms([{}])));
    expect(isRequired(find(html, "phone"))).toBe(true);
    expect(labelOf(html, "phone")).toBe("Telephone");
    expect(html).not.toContain("Other");
  });

  test("that asks how somebody found us is answered by the visitor, and the page is told beside it", () => {
    const html = renderFields({ name: "source", label: "How did you find us?", type: "text" });
    expect(namesOf(html).filter((name) => name === "source")).toHaveLength(1);
    expect(attribute(find(html, "_source"), "value")).toBe("/");
    for (const answer of ["A friend", "https://search.example/"]) {
      const sent = namesOf(html).map((name = ""): [string, string] => [
        ...([name, name === "source" ? answer : name === "_source" ? "/" : ""] as [string, string]),
      ]);
      const { answers, controls } = readSubmission(sent);
      expect(answers.fields).toEqual({ source: answer });
      expect(controls.source).toBe("/");
    }
  });

  test("that takes pictures takes several, and is sent under one name", () => {
    const html = renderFields(
      { name: "room", label: "Your room", type: "photos" },
      { name: "garden", label: "Your garden", type: "photos" },
      { name: "photos", label: "Links to photographs", type: "text" },
    );
    const files = controlsOf(html).filter((one) => attribute(one, "type") === "file");
    expect(files.map((one) => attribute(one, "name"))).toEqual(["photos"]);
    expect(attribute(files[0] as PageElement, "multiple")).toBeDefined();
    expect(labelOf(html, "photos")).toBe("Your room (optional, up to 5)");
    const form = listElements(html).find(({ tagName }) => tagName === "form") as PageElement;
    expect(attribute(form, "enctype")).toBe("multipart/form-data");
  });
});

describe("several forms on one page", () => {
  const fields = [{ name: "more", label: "More", type: "textarea" as const }];
  const html = renderForms([
    { fields, submitLabel: "Book", messageLabel: "Wishes", note: "We answer within a day." },
    { fields },
  ]);

  test("have labels of their own, each for a control of its own", () => {
    const ids = listElements(html).flatMap((one) => attribute(one, "id") ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = listElements(html)
      .filter(({ tagName }) => tagName === "label")
      .map((label) => attribute(label, "for"));
    expect(new Set(targets).size).toBe(targets.length);
    for (const target of targets) expect(ids).toContain(target ?? "");
  });

  test("say what was chosen for each, and the language's own words where nothing was", () => {
    const buttons = listElements(html)
      .filter((one) => one.tagName === "button" && attribute(one, "type") === "submit")
      .map(readText);
    expect(buttons).toEqual(["Book", "Send message"]);
    expect(html).toContain("Wishes</label>");
    expect(html.match(/class="form-note"/gu)).toHaveLength(1);
  });

  test("name themselves to those who do not see them, and lead to what becomes of the words", () => {
    const forms = listElements(html).filter(({ tagName }) => tagName === "form");
    for (const form of forms) {
      expect(attribute(form, "aria-label")).toBe("Write to us");
      expect(attribute(form, "action")).toBe("/_forms/contact");
      expect(attribute(form, "method")).toBe("post");
    }
    expect(html.match(/<a href="\/privacy">Privacy and your details<\/a>/gu)).toHaveLength(2);
  });
});
