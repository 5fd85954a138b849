/** @jsxImportSource preact */
// A page that answers what a visitor did: thanks, a refusal, a question. It is rendered when it is asked
// for, in the look of the site, and search engines are told to leave it alone.

import { shorten } from "../../lib/shorten.ts";
import { type Page, type SiteDocument, safeHref } from "../design/room.ts";
import { BlockView } from "./blocks/blocks.tsx";
import { ActionLink, Link } from "./blocks/parts.tsx";
import { EVENT_PAGE_STYLES } from "./events/event-files.ts";
import type { RenderOptions } from "./options.ts";
import { type PageHtml, renderFrame } from "./page/render-page.tsx";
import { createPageStyler } from "./page-styles.ts";
import { readSite } from "./read-site.ts";
import { noMark } from "./slot-mark.ts";
import { loadSiteFonts } from "./typefaces/load-fonts.ts";
import { FormSection, type VisitorPageForm } from "./visitor-page-form.tsx";

export type VisitorPageContent = {
  heading: string;
  lede: string;
  rows?: readonly { label: string; value: string; href?: string }[];
  button?: { label: string; action: string; fields: Readonly<Record<string, string>> };
  links?: readonly { label: string; href: string }[];
  form?: VisitorPageForm;
};

/** The page's HTML, and the hash of its style element for the policy. `path` is where it is shown. */
export function renderVisitorPage(
  document: SiteDocument,
  options: RenderOptions,
  path: string,
  content: VisitorPageContent,
): PageHtml {
  const view = readSite(document, options);
  const fonts = loadSiteFonts(document);
  const page = describePage(path, content);
  const stylesFor = createPageStyler(view, fonts);
  return renderFrame(
    { view, page, stylesFor, extraStyles: EVENT_PAGE_STYLES, fonts, ogPath: undefined },
    <>
      {page.blocks.map((block) => (
        <BlockView
          key={block.id}
          block={block}
          view={view}
          surface="plain"
          mark={noMark}
          pagePath={path}
        />
      ))}
      <Answer content={content} />
      {content.form !== undefined && <FormSection form={content.form} />}
    </>,
  );
}

const DESCRIPTION_LENGTH_MAX = 300;

const describePage = (path: string, { heading, lede }: VisitorPageContent): Page => ({
  role: "custom",
  path,
  label: heading,
  title: heading,
  description: shorten(lede.replace(/\s+/gu, " "), DESCRIPTION_LENGTH_MAX),
  hidden: true,
  blocks: [{ kind: "pageHeader", variant: "plain", id: "top", heading, lede }],
});

function Answer({ content }: { content: VisitorPageContent }) {
  const { rows = [], button, links = [] } = content;
  return (
    <div class="b b-contact b-event-page s-plain">
      <div class="w">
        <div class="body answer">
          {rows.length > 0 && (
            <dl class="details">
              {rows.map((row) => (
                <div key={row.label}>
                  <dt>{row.label}</dt>
                  <dd>
                    {row.href === undefined ? row.value : <Link href={row.href}>{row.value}</Link>}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {button !== undefined && safeHref(button.action) !== undefined && (
            <form method="post" action={button.action}>
              {Object.entries(button.fields).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <button type="submit" class="button">
                {button.label}
              </button>
            </form>
          )}
          {links.length > 0 && (
            <p class="actions">
              {links.map((link) => (
                <ActionLink key={link.href} action={link} isPrimary={false} mark={noMark()} />
              ))}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
