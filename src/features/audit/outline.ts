/**
 * Reads a rendered page as far as the audit needs it. It knows the HTML that this service writes
 * (every attribute in double quotes, every element closed) and takes anything else for a fault.
 */

export type Heading = { level: number; text: string };
export type PageLink = { href: string; tag: string };

export type Outline = {
  language: string;
  direction: string;
  title: string;
  /** `content` of meta elements by name or property. */
  meta: ReadonlyMap<string, string>;
  canonical: string | undefined;
  headings: readonly Heading[];
  /** How often each element occurs, drawings left out. */
  counts: ReadonlyMap<string, number>;
  ids: ReadonlySet<string>;
  /** Where the page leads, and what it loads: everything with an address. */
  links: readonly PageLink[];
  structuredData: readonly string[];
  /** What a visitor reads, one text an element. */
  texts: readonly string[];
  faults: readonly string[];
};

const TAG = /<!doctype html>|<(\/?)([a-z][a-z0-9-]*)((?: [^\s"'<>=]+(?:="[^"]*")?)*) ?(\/?)>/gu;
const ATTRIBUTE = / ([^\s"'<>=]+)(?:="([^"]*)")?/gu;
const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
/** Their contents are no markup, or markup that is drawn by this service and says nothing. */
const OPAQUE = new Set(["style", "script", "svg", "title", "textarea"]);
const FIELDS = new Set(["input", "select", "textarea"]);

type Reading = {
  -readonly [Key in keyof Outline]: Outline[Key] extends ReadonlyMap<infer K, infer V>
    ? Map<K, V>
    : Outline[Key] extends ReadonlySet<infer E>
      ? Set<E>
      : Outline[Key] extends readonly (infer E)[]
        ? E[]
        : Outline[Key];
} & { open: string[]; references: string[]; labelled: Set<string>; fields: string[] };

export function readOutline(html: string): Outline {
  const page = emptyReading();
  if (!html.startsWith("<!doctype html>")) page.faults.push("no doctype");
  let at = 0;
  TAG.lastIndex = 0;
  for (let tag = TAG.exec(html); tag !== null; tag = TAG.exec(html)) {
    noteText(page, html.slice(at, tag.index));
    at = TAG.lastIndex;
    const [, slash = "", name, attributes = "", isClosed = ""] = tag;
    if (name === undefined) continue;
    if (slash !== "") {
      closeElement(page, name);
      continue;
    }
    const read = readAttributes(attributes);
    openElement(page, name, read);
    if (VOID.has(name) || isClosed !== "") continue;
    if (OPAQUE.has(name)) {
      const end = html.indexOf(`</${name}>`, at);
      if (end === -1) page.faults.push(`${name} is not closed`);
      readOpaque(page, name, read, html.slice(at, end === -1 ? at : end));
      at = end === -1 ? at : end + name.length + 3;
      TAG.lastIndex = at;
    } else page.open.push(name);
  }
  noteText(page, html.slice(at));
  return finish(page);
}

const emptyReading = (): Reading => ({
  language: "",
  direction: "",
  title: "",
  meta: new Map(),
  canonical: undefined,
  headings: [],
  counts: new Map(),
  ids: new Set(),
  links: [],
  structuredData: [],
  texts: [],
  faults: [],
  open: [],
  references: [],
  labelled: new Set(),
  fields: [],
});

type Attributes = ReadonlyMap<string, string>;

function readAttributes(text: string): Attributes {
  const read = new Map<string, string>();
  if (text === "") return read;
  for (const [, name = "", value = ""] of text.matchAll(ATTRIBUTE))
    read.set(name, decodeText(value));
  return read;
}

const SIGNS: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
};

const decodeText = (text: string): string =>
  text.includes("&")
    ? text.replace(/&(amp|lt|gt|quot|#39);/gu, (_, name) => SIGNS[name] ?? "")
    : text;

function openElement(page: Reading, name: string, read: Attributes): void {
  page.counts.set(name, (page.counts.get(name) ?? 0) + 1);
  const heading = /^h([1-6])$/u.exec(name);
  if (heading !== null) page.headings.push({ level: Number(heading[1]), text: "" });
  noteAttributes(page, name, read);
  if (name === "html") {
    page.language = read.get("lang") ?? "";
    page.direction = read.get("dir") ?? "";
  } else if (name === "meta") {
    page.meta.set(read.get("name") ?? read.get("property") ?? "", read.get("content") ?? "");
  } else if (name === "link" && read.get("rel") === "canonical") {
    page.canonical = read.get("href");
  } else if (name === "img") {
    if (!read.has("alt")) page.faults.push("a picture without alt");
    if (!read.has("width") || !read.has("height")) page.faults.push("a picture without its size");
  } else if (name === "nav" && !read.has("aria-label")) {
    page.faults.push("a navigation without a name");
  } else if (FIELDS.has(name) && read.get("type") !== "hidden") {
    page.fields.push(read.get("id") ?? "");
  }
}

function noteAttributes(page: Reading, name: string, read: Attributes): void {
  for (const [attribute, value] of read) {
    if (attribute === "style" || attribute.startsWith("on"))
      page.faults.push(`${name} has ${attribute}, which the pages' policy refuses`);
    else if (attribute === "id") noteId(page, value);
    else if (attribute === "href" || attribute === "src")
      page.links.push({ href: value, tag: name });
    else if (attribute === "for" || attribute === "aria-labelledby") {
      page.references.push(value);
      if (attribute === "for") page.labelled.add(value);
    }
  }
}

function noteId(page: Reading, id: string): void {
  if (page.ids.has(id)) page.faults.push(`the id ${id} occurs twice`);
  page.ids.add(id);
}

function closeElement(page: Reading, name: string): void {
  const last = page.open.pop();
  if (last === name) return;
  page.faults.push(`${last ?? "nothing"} was open where ${name} ends`);
  if (last !== undefined && page.open.includes(name))
    page.open.length = page.open.lastIndexOf(name);
}

function readOpaque(page: Reading, name: string, read: Attributes, content: string): void {
  if (name === "title") page.title = decodeText(content);
  else if (name === "script" && read.get("type") === "application/ld+json")
    page.structuredData.push(content);
}

function noteText(page: Reading, markup: string): void {
  const text = decodeText(markup);
  if (text.trim() === "") return;
  if (markup.includes("<")) page.faults.push(`markup that cannot be read: ${markup.slice(0, 60)}`);
  page.texts.push(text);
  const heading = page.headings.at(-1);
  if (heading !== undefined && page.open.some((name) => /^h[1-6]$/u.test(name)))
    heading.text += text;
}

function finish(page: Reading): Outline {
  const { open, references, labelled, fields, ...outline } = page;
  for (const name of open) page.faults.push(`${name} is not closed`);
  for (const id of references)
    if (!page.ids.has(id)) page.faults.push(`something refers to the id ${id}, which is missing`);
  for (const id of fields) if (!labelled.has(id)) page.faults.push(`the field ${id} has no label`);
  return outline;
}
