// The files that published events add to a site: a page and a calendar file each, and one feed of all.
import { withoutRefusedCharacters } from "../../../lib/markup-characters.ts";
import { shorten } from "../../../lib/shorten.ts";
import type { Page } from "../../design/room.ts";
import { openGraphPath } from "../art/site-pictures.ts";
import type { EventEntry } from "../options.ts";
import { writeTitle } from "../page/head.tsx";
import type { StylesFor } from "../page-styles.ts";
import type { RenderedFile } from "../rendered-file.ts";
import eventPageStyles from "../styles/event-page.css" with { type: "text" };
import { StyleSheet } from "../styles/style-sheet.ts";
import type { LoadedFont } from "../typefaces/load-fonts.ts";
import type { RenderView } from "../view.ts";
import { findEventWords } from "./event-words.ts";
import { renderEventPage } from "./render-event-page.tsx";

/** Where all dates lie as one calendar. */
export const CALENDAR_FEED_PATH = "/events.ics";

/** What a page about an event, or one that answers a visitor, adds to the styles of forms. */
export const EVENT_PAGE_STYLES = new StyleSheet(eventPageStyles);

const CALENDAR = "text/calendar; charset=utf-8";
const DESCRIPTION_LENGTH_MAX = 300;
const encoder = new TextEncoder();

export function* eventFiles(
  view: RenderView,
  fonts: readonly LoadedFont[],
  stylesFor: StylesFor,
): Generator<RenderedFile> {
  if (!view.features.events) return;
  // A page of the document at the same path was there first.
  const taken = new Set(view.pages.map((page) => page.path));
  for (const event of view.options.events ?? []) {
    const { details } = event;
    if (details === undefined || taken.has(event.path)) continue;
    const page = describePage(view, event);
    const ogPath = view.options.hasPictures === true ? openGraphPath("/") : undefined;
    const { html, styleHash } = renderEventPage(
      { view, page, stylesFor, extraStyles: EVENT_PAGE_STYLES, fonts, ogPath, event },
      details,
    );
    yield {
      path: event.path,
      contentType: "text/html; charset=utf-8",
      bytes: encoder.encode(html),
      kind: "page",
      title: writeTitle(view, page),
      inSitemap: true,
      styleHashes: [styleHash],
    };
    yield calendarFile(`${event.path}.ics`, details.calendar);
  }
  const { calendarFeed } = view.options;
  if (calendarFeed !== undefined) yield calendarFile(CALENDAR_FEED_PATH, calendarFeed);
}

/** What the frame around an event has to know of its page. */
function describePage(view: RenderView, event: EventEntry): Page {
  const words = findEventWords(view.words.language);
  const description = event.summary ?? words.describe(event.title, event.when);
  return {
    role: "custom",
    path: event.path,
    label: event.title,
    title: event.title,
    description: shorten(description.replace(/\s+/gu, " "), DESCRIPTION_LENGTH_MAX),
    blocks: [
      {
        kind: "pageHeader",
        variant: "plain",
        id: "top",
        eyebrow: event.when,
        heading: event.title,
        ...(event.summary === undefined ? {} : { lede: event.summary }),
      },
    ],
  };
}

const calendarFile = (path: string, text: string): RenderedFile => ({
  path,
  contentType: CALENDAR,
  kind: "feed",
  bytes: encoder.encode(withoutRefusedCharacters(text)),
});
