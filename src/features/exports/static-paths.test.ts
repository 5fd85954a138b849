/** References of an exported site: rewritten, each leads to the file that it led to, in whatever folder that lies. */
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import {
  relativeManifest,
  relativeReference,
  relativeSourceSet,
  relativeStylesheet,
  staticName,
} from "./static-paths.ts";

const HTML = "text/html; charset=utf-8";
const FILES = [
  { path: "/", contentType: HTML },
  { path: "/about", contentType: HTML },
  { path: "/events", contentType: HTML },
  { path: "/events/rye-morning", contentType: HTML },
  { path: "/events/rye-morning.ics", contentType: "text/calendar" },
  { path: "/events.md", contentType: "text/markdown" },
  { path: "/_assets/style-bread.css", contentType: "text/css" },
  { path: "/_assets/photo-1.webp", contentType: "image/webp" },
  { path: "/favicon.ico", contentType: "image/x-icon" },
];
const names = new Map(FILES.map((file) => [file.path, staticName(file)]));
const paths = fc.constantFrom(...FILES.map(({ path }) => path));
const behind = fc.constantFrom("", "#top", "?a=1", "?a=1#b", "?next=/about", "#/about?x");

/** Where a browser goes from a file in a folder of some host. */
const follow = (reference: string, from: string) =>
  new URL(reference, `https://host.test/any/folder/${from}`).href.slice(
    "https://host.test/any/folder/".length,
  );

describe("a path", () => {
  test.each([
    ["/", HTML, "index.html"],
    ["/about", HTML, "about/index.html"],
    ["/events/rye", HTML, "events/rye/index.html"],
    ["/about.md", "text/markdown", "about.md"],
    ["/_assets/a.css", "text/css", "_assets/a.css"],
  ])("%s of the type %s is the file %s", (path, contentType, name) => {
    expect(staticName({ path, contentType })).toBe(name);
  });
});

describe("a reference", () => {
  test("from any file to any other leads there, with what stands behind it", () => {
    fc.assert(
      fc.property(paths, paths, behind, (from, to, rest) => {
        const file = names.get(from) ?? "";
        const written = relativeReference(to + rest, file, names);
        expect(written.startsWith("/")).toBe(false);
        expect(follow(written, file)).toBe((names.get(to) ?? "") + rest);
      }),
    );
  });

  test.each([
    ["https://elsewhere.test/about"],
    ["//elsewhere.test/about"],
    ["mailto:hello@loaf.test"],
    ["tel:+49401234"],
    ["#top"],
    ["about"],
    ["?a=1"],
    [""],
    ["/nowhere"],
    ["/about/"],
    ["/About"],
    ["data:image/png;base64,AAAA"],
  ])("to %p stays as it is", (reference) => {
    expect(relativeReference(reference, "events/index.html", names)).toBe(reference);
  });
});

describe("a set of sources", () => {
  test("has each of its candidates rewritten, and their widths kept", () => {
    fc.assert(
      fc.property(
        paths,
        fc.array(fc.tuple(paths, fc.constantFrom("480w", "2x", "")), {
          minLength: 1,
          maxLength: 4,
        }),
        (from, candidates) => {
          const file = names.get(from) ?? "";
          const value = candidates.map(([path, size]) => `${path} ${size}`.trim()).join(",\n  ");
          const written = relativeSourceSet(value, file, names).split(", ");
          expect(
            written.map((candidate) => {
              const [reference = "", size = ""] = candidate.split(" ");
              return [follow(reference, file), size];
            }),
          ).toEqual(candidates.map(([path, size]) => [names.get(path) ?? "", size]));
        },
      ),
    );
  });
});

describe("a style sheet", () => {
  const from = "_assets/style-bread.css";

  test.each([
    ["url(/_assets/photo-1.webp)", "url(photo-1.webp)"],
    ['url("/_assets/photo-1.webp")', 'url("photo-1.webp")'],
    ["url( '/_assets/photo-1.webp' )", "url('photo-1.webp')"],
    ["url(/favicon.ico#x)", "url(../favicon.ico#x)"],
    ["url(data:font/woff2;base64,AA/about)", "url(data:font/woff2;base64,AA/about)"],
    ["url(https://elsewhere.test/about)", "url(https://elsewhere.test/about)"],
    ["url(#clip)", "url(#clip)"],
    ["content:'/about'", "content:'/about'"],
  ])("%s becomes %s", (css, written) => {
    const around = (inner: string) => `a{background:${inner};color:red}`;
    expect(relativeStylesheet(around(css), from, names)).toBe(around(written));
  });
});

test("a manifest leads to the same start and icons, and keeps what else it says", () => {
  const manifest = {
    ...{ name: "Loaf / about", start_url: "/", theme_color: "#fff" },
    icons: [{ src: "/favicon.ico", sizes: "48x48" }, { src: "https://elsewhere.test/i.png" }],
  };
  const written = JSON.parse(relativeManifest(JSON.stringify(manifest), "site.webmanifest", names));
  expect(written).toEqual({
    ...{ ...manifest, start_url: "index.html" },
    icons: [{ src: "favicon.ico", sizes: "48x48" }, { src: "https://elsewhere.test/i.png" }],
  });
  expect(JSON.parse(relativeManifest("{}", "site.webmanifest", names))).toEqual({});
});
