/**
 * The markup of a page of the console, as the browser gets it: what its reader sees before any script has
 * come, what the script would ask for first, and the names of the files it takes.
 */
import { HEX_COLOUR, readableInk } from "../../../lib/readable-ink.ts";
import { ANSWERS_ATTRIBUTE, type FirstAnswers } from "../web/first-answers.ts";
import { renderFirstPage } from "../web/first-page.tsx";
import { ASSETS_PATH, type ConsoleAssets } from "./console-assets.ts";
import type { DescribedPage } from "./describe-page.ts";

export type WrittenPage = {
  readonly html: string;
  /** Of a style in the page, for the policy's style-src; undefined when there is none. */
  readonly styleHash: string | undefined;
};

type Reader = { readonly url: string; readonly languages: readonly string[] };

export function writePage(assets: ConsoleAssets, page: DescribedPage, reader: Reader): WrittenPage {
  const { answers, brandColour } = page;
  const first = renderFirstPage({ ...reader, answers });
  const style = brandColour === undefined ? undefined : writeBrandStyle(brandColour);
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${first.heading && `${first.heading} · `}Sitewright</title>
<link rel="icon" type="image/svg+xml" href="${ASSETS_PATH}${assets.icon}">
<link rel="stylesheet" href="${ASSETS_PATH}${assets.style}">
${style === undefined ? "" : `<style>${style}</style>\n`}${writeScripts(assets, page, first)}</head>
<body>
<noscript>The console needs JavaScript. Everything in it can also be done with the <code>sitewright</code> command and the API.</noscript>
<div id="console" ${ANSWERS_ATTRIBUTE}='${writeAnswers(answers)}'>${first.html}</div>
</body>
</html>
`;
  return { html, styleHash: style && hashOf(style) };
}

/** Names are of the build's own making, and need no escaping. */
function writeScripts(
  { script, preloads }: ConsoleAssets,
  { view }: DescribedPage,
  { isWhole }: { isWhole: boolean },
): string {
  // Where the page can be read without it, script gives way to the style and the typefaces.
  const priority = isWhole ? ' fetchpriority="low"' : "";
  const others = ((view !== undefined && preloads[fileOf(view)]) || [])
    .concat(preloads.main ?? [])
    .filter((name, at, all) => name !== script && all.indexOf(name) === at);
  return [
    `<script type="module" src="${ASSETS_PATH}${script}"${priority}></script>\n`,
    ...others.map((name) => `<link rel="modulepreload" href="${ASSETS_PATH}${name}"${priority}>\n`),
  ].join("");
}

/** `newSite` begins in `new-site.tsx`. */
const fileOf = (view: string): string => view.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`);

/** For single quotes, since JSON is full of double ones. */
const writeAnswers = (answers: FirstAnswers): string =>
  JSON.stringify(answers).replaceAll("&", "&amp;").replaceAll("'", "&#39;").replaceAll("<", "&lt;");

/** As the script sets it a moment later, on the element itself. */
function writeBrandStyle(colour: string): string {
  if (!HEX_COLOUR.test(colour)) throw new Error("A brand's colour is not #rrggbb.");
  return `:root{--brand:${colour};--on-brand:${readableInk(colour)}}`;
}

const hashOf = (text: string): string =>
  `sha256-${new Bun.CryptoHasher("sha256").update(text).digest("base64")}`;
