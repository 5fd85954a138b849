/** @jsxImportSource preact */
// The head of a page: title, description, canonical, icons, fonts, sharing, structured data, styles.
import type { Page } from "../../design/room.ts";
import type { EventEntry } from "../options.ts";
import { writeStructuredData } from "../structured-data.ts";
import type { Styles } from "../stylesheet.ts";
import type { LoadedFont } from "../typefaces/load-fonts.ts";
import type { RenderView } from "../view.ts";
import { VISIT_SCRIPT } from "../visit-script.ts";

type HeadProps = {
  view: RenderView;
  page: Page;
  styles: Styles;
  fonts: readonly LoadedFont[];
  ogPath: string | undefined;
  event?: EventEntry | undefined;
};

/** What a tab or a list of results needs to tell a page from others; shorter ones get the name too. */
const TITLE_LENGTH_MIN = 10;

/** The title as shown in a tab: the page's own, then the business, which the home page puts first. */
export function writeTitle(view: RenderView, page: Page): string {
  const { name } = view.document.identity;
  if ([...page.title].length >= TITLE_LENGTH_MIN && namesWhole(page.title, name)) return page.title;
  return page.role === "home" ? `${name} – ${page.title}` : `${page.title} – ${name}`;
}

/** Whether the title has the name as words of its own: "Thank you" does not name the firm "hank". */
function namesWhole(title: string, name: string): boolean {
  const isJoined = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  for (let at = title.indexOf(name); at >= 0; at = title.indexOf(name, at + 1))
    if (!isJoined(title[at - 1]) && !isJoined(title[at + name.length])) return true;
  return false;
}

export function PageHead({ view, page, styles, fonts, ogPath, event }: HeadProps) {
  const title = writeTitle(view, page);
  const address = `${view.options.origin}${page.path}`;
  const hasPictures = view.options.hasPictures === true;
  const isHidden = page.hidden === true;
  const isPreview = view.options.isPreview === true;
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {isHidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={address} />
      )}
      <meta name="color-scheme" content={styles.colorScheme} />
      {styles.themeColours.map(({ colour, media }) => (
        <meta key={media} name="theme-color" content={colour} media={media} />
      ))}
      <Preloads fonts={fonts} />
      {/* The text is our own style sheet and the solved colours; nothing of a document's text is in it. */}
      <style dangerouslySetInnerHTML={{ __html: styles.text }} />
      {!isPreview && <SiteFiles hasPictures={hasPictures} />}
      {!isPreview && !isHidden && event === undefined && (
        <link rel="alternate" type="text/markdown" href={markdownPath(page.path)} />
      )}
      <ShareTags view={view} page={page} title={title} ogPath={ogPath} />
      {!isPreview && <script src={VISIT_SCRIPT.path} defer />}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: writeStructuredData(view, page, event) }}
      />
    </head>
  );
}

/** The larger first: it gets the connection that is already open, and both arrive together. */
function Preloads({ fonts }: Pick<HeadProps, "fonts">) {
  const largestFirst = fonts.toSorted(
    (one, other) => other.bytes.byteLength - one.bytes.byteLength,
  );
  return (
    <>
      {largestFirst.map((font) => (
        <link
          key={font.path}
          rel="preload"
          href={font.path}
          as="font"
          type="font/woff2"
          crossorigin="anonymous"
        />
      ))}
    </>
  );
}

type ShareProps = Pick<HeadProps, "view" | "page" | "ogPath"> & { title: string };

/** What a link to the page looks like where people share it. */
function ShareTags({ view, page, title, ogPath }: ShareProps) {
  const { origin } = view.options;
  const { meta, identity } = view.document;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={identity.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      {/* That page stands for addresses where nothing is, and has none of its own. */}
      {page.role !== "not-found" && <meta property="og:url" content={`${origin}${page.path}`} />}
      <meta property="og:locale" content={writeLocale(meta.language)} />
      {ogPath !== undefined && <meta property="og:image" content={`${origin}${ogPath}`} />}
      {ogPath !== undefined && <meta property="og:image:width" content="1200" />}
      {ogPath !== undefined && <meta property="og:image:height" content="630" />}
      <meta
        name="twitter:card"
        content={ogPath === undefined ? "summary" : "summary_large_image"}
      />
    </>
  );
}

/** "pt-br" as Open Graph writes it: "pt_BR". What else a tag says has no place there. */
function writeLocale(tag: string): string {
  const [language = "", ...others] = tag.toLowerCase().split("-");
  const region = others.find((part) => /^[a-z]{2}$/u.test(part));
  return region === undefined ? language : `${language}_${region.toUpperCase()}`;
}

/** Icons and manifest. */
function SiteFiles({ hasPictures }: { hasPictures: boolean }) {
  return (
    <>
      {hasPictures && <link rel="icon" href="/favicon.ico" sizes="32x32" />}
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      {hasPictures && <link rel="apple-touch-icon" href="/apple-touch-icon.png" />}
      <link rel="manifest" href="/site.webmanifest" />
    </>
  );
}

/** Where the Markdown twin of a page lies. */
export const markdownPath = (path: string): string => (path === "/" ? "/index.md" : `${path}.md`);
