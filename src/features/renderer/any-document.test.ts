/**
 * Whatever the schema lets pass becomes a sound site: the documents here are made by reading the schema, with letters
 * of any script, markup, one letter or as many as there may be in each slot, and any number of entries in each list.
 */
import { expect, setDefaultTimeout, test } from "bun:test";
import { createHash } from "node:crypto";
import fc from "fast-check";
import { type ParserError, parse } from "parse5";
import { arbitraryDocument } from "../../../test/fixtures/arbitrary-document.ts";
import {
  attribute,
  findFaults,
  listElements,
  readText,
} from "../../../test/fixtures/page-structure.ts";
import type { SiteDocument } from "../design/document.ts";
import type { RenderOptions } from "./options.ts";
import { renderPreviewPage } from "./preview.ts";
import { renderSite } from "./render-site.ts";
import type { RenderedFile } from "./rendered-file.ts";

setDefaultTimeout(300_000);

const RUNS = { numRuns: 80, seed: 20_261_127 };
const OPTIONS: RenderOptions = {
  origin: "http://x.localhost",
  siteId: "site_1",
  features: { forms: true },
};
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

const textOf = (file: RenderedFile | undefined) => decoder.decode(file?.bytes);
const isPage = ({ kind }: RenderedFile) => kind === "page";
const isText = ({ contentType }: RenderedFile) => !contentType.startsWith("font/");

/** Runs `list` over the files of any document and expects it to find nothing. */
function expectNoneOf(list: (files: RenderedFile[], document: SiteDocument) => unknown[]): void {
  fc.assert(
    fc.property(arbitraryDocument, (document) => {
      expect(list([...renderSite(document, OPTIONS)], document)).toEqual([]);
    }),
    RUNS,
  );
}

/** What `list` finds on each page, with the page's path before it. */
const onPages =
  (list: (html: string, file: RenderedFile, document: SiteDocument) => string[]) =>
  (files: RenderedFile[], document: SiteDocument) =>
    files
      .filter(isPage)
      .flatMap((file) =>
        list(textOf(file), file, document).map((finding) => `${file.path}: ${finding}`),
      );

test("pages are sound: one h1, headings in order, ids once, fields with labels, links that lead somewhere", () => {
  expectNoneOf((files, document) => {
    const paths = new Set(files.map(({ path }) => path));
    return onPages((html) => findFaults(html, paths))(files, document);
  });
});

test("pages parse without an error", () => {
  expectNoneOf(
    onPages((html) => {
      const errors: ParserError[] = [];
      parse(html, { onParseError: (error) => errors.push(error) });
      return errors.map(({ code, startOffset }) => `${code} at ${html.slice(startOffset - 40)}`);
    }),
  );
});

test("no heading, button, link, label or item of a list is without words, unless a picture stands in it", () => {
  const named = new Set(["h1", "h2", "h3", "a", "button", "label", "summary", "dt", "th", "title"]);
  expectNoneOf(
    onPages((html) =>
      listElements(html)
        .filter(({ tagName, namespaceURI }) => named.has(tagName) && namespaceURI.endsWith("xhtml"))
        // Some characters take no room; they are the owner's, and no element's fault.
        .filter((element) => readText(element).length === 0)
        .map(({ tagName, attrs }) => `${tagName} ${JSON.stringify(attrs)}`),
    ),
  );
});

test("a fragment leads to something on its page", () => {
  expectNoneOf(
    onPages((html) => {
      const elements = listElements(html);
      const ids = new Set(["top", ...elements.map((element) => attribute(element, "id"))]);
      return elements
        .map((element) => (element.tagName === "a" ? attribute(element, "href") : undefined))
        .filter((href) => href?.startsWith("#") === true && !ids.has(href.slice(1)))
        .map(String);
    }),
  );
});

test("pictures have an alternative text, and drawings none that is read out", () => {
  expectNoneOf(
    onPages((html) =>
      listElements(html)
        .filter((element) =>
          element.tagName === "img"
            ? attribute(element, "alt") === undefined
            : element.tagName === "svg" &&
              attribute(element, "aria-hidden") !== "true" &&
              attribute(element, "role") !== "img",
        )
        .map(({ tagName, attrs }) => `${tagName} ${JSON.stringify(attrs)}`),
    ),
  );
});

test("the style element is the one whose hash the policy gets, and no script stands in the page but its data", () => {
  expectNoneOf(
    onPages((html, file) => {
      const elements = listElements(html);
      const styles = elements.filter(({ tagName }) => tagName === "style").map(readText);
      const hashes = styles.map(
        (css) => `sha256-${createHash("sha256").update(css).digest("base64")}`,
      );
      const scripts = elements.filter(
        (element) =>
          element.tagName === "script" &&
          attribute(element, "src") === undefined &&
          attribute(element, "type") !== "application/ld+json",
      );
      return Bun.deepEquals(hashes, file.styleHashes ?? []) && scripts.length === 0
        ? []
        : [`${hashes.length} styles, ${scripts.length} scripts`];
    }),
  );
});

test("every script, picture, style and form belongs to the site itself", () => {
  const isOwn = (address: string) => address.startsWith("/") && !address.startsWith("//");
  const read: Record<string, string> = { script: "src", img: "src", form: "action", link: "href" };
  expectNoneOf((files, document) => {
    const paths = new Set(files.map(({ path }) => path));
    return onPages((html) =>
      listElements(html).flatMap((element) => {
        const name = read[element.tagName];
        const address = name === undefined ? undefined : attribute(element, name);
        if (address === undefined || address.startsWith(OPTIONS.origin)) return [];
        if (!isOwn(address)) return [`${element.tagName} ${address}`];
        const isThere = paths.has(address) || address.startsWith("/_forms/");
        return isThere ? [] : [`${element.tagName} ${address} is not there`];
      }),
    )(files, document);
  });
});

test("a page says its language and direction, and a title and description of its own", () => {
  expectNoneOf(
    onPages((html, file, { meta }) => {
      const [root] = listElements(html);
      if (root === undefined) return ["no root"];
      const faults: string[] = [];
      if (attribute(root, "lang") !== meta.language) faults.push(`lang ${attribute(root, "lang")}`);
      if (attribute(root, "dir") !== meta.direction) faults.push(`dir ${attribute(root, "dir")}`);
      if ((file.title ?? "").trim() === "") faults.push("no title");
      return faults;
    }),
  );
});

test("structured data is JSON that says the business's name, and holds no closing tag", () => {
  expectNoneOf(
    onPages((html, _, { identity }) => {
      const data = listElements(html).filter(
        (element) => attribute(element, "type") === "application/ld+json",
      );
      const [graph] = data.map((element) => JSON.parse(readText(element))["@graph"]);
      const isWhole = data.length === 1 && graph[0].name === identity.name;
      return isWhole ? [] : [JSON.stringify(graph)];
    }),
  );
});

test("no file has half a character, and none that no XML or HTML may have", () => {
  const strange = /\ufffd|(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}/gu;
  expectNoneOf((files) =>
    files.filter(isText).flatMap((file) => {
      const found = textOf(file).match(strange);
      return found === null ? [] : [`${file.path}: ${JSON.stringify(found)}`];
    }),
  );
});

test("manifest, sitemap and drawings are well-formed", () => {
  const entity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/iu;
  expectNoneOf((files, { identity }) =>
    files.flatMap((file) => {
      if (file.path === "/site.webmanifest") {
        const { name, short_name } = JSON.parse(textOf(file));
        const isSound = name === identity.name && short_name.isWellFormed();
        return isSound ? [] : [`manifest: ${name} ${short_name}`];
      }
      if (!/xml/u.test(file.contentType)) return [];
      const text = textOf(file);
      const faults = entity.test(text) ? [`${file.path}: bare &`] : [];
      return isBalanced(text) ? faults : [...faults, `${file.path}: tags do not match`];
    }),
  );
});

/** Whether every tag of an XML text is closed in turn. */
function isBalanced(xml: string): boolean {
  const open: string[] = [];
  for (const [, slash, name, , self] of xml.matchAll(
    /<(\/?)([\w:]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/gu,
  )) {
    if (slash === "/") {
      if (open.pop() !== name) return false;
    } else if (self === "" && name !== undefined) open.push(name);
  }
  return open.length === 0;
}

test("each file has a path of its own", () => {
  expectNoneOf((files) => {
    const paths = files.map(({ path }) => path);
    return paths.filter((path, at) => paths.indexOf(path) !== at);
  });
});

test("the same document gives the same bytes", () => {
  fc.assert(
    fc.property(arbitraryDocument, (document) => {
      const read = (one: SiteDocument) =>
        [...renderSite(one, OPTIONS)].map(({ path, bytes }) => [path, Bun.hash(bytes)]);
      expect(read(structuredClone(document))).toEqual(read(document));
    }),
    { ...RUNS, numRuns: 30 },
  );
});

test("a preview marks each block that is shown, once, and sends nothing anywhere", () => {
  const place = { pages: "/preview", assets: "/assets" };
  fc.assert(
    fc.property(arbitraryDocument, (document) => {
      for (const { path, blocks } of document.pages) {
        const elements = listElements(renderPreviewPage(document, OPTIONS, path, place) ?? "");
        const marked = elements.flatMap((element) => attribute(element, "data-block") ?? []);
        const known = new Set(document.facts.map(({ id }) => id));
        const shown = blocks.filter(
          (block) =>
            block.hidden !== true &&
            // Facts that nobody knows are nothing that could be shown.
            (block.kind !== "facts" || block.factIds.some((id) => known.has(id))),
        );
        expect(marked).toEqual(shown.map(({ id }) => `${path}#${id}`));
        const acting = elements.filter(
          (element) =>
            attribute(element, "action") !== undefined ||
            (element.tagName === "script" && attribute(element, "src") !== undefined),
        );
        expect(acting).toEqual([]);
      }
    }),
    RUNS,
  );
});
