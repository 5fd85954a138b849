/** @jsxImportSource preact */
/**
 * A page as the service renders it, for its readers to see before any script has come. What is rendered is
 * what `main.tsx` begins with: the same components, with the answers that the page brings along. Rendering
 * is done in one go and leaves nothing of a reader behind.
 */
import { LocationProvider } from "preact-iso";
import { renderToString } from "preact-render-to-string";
import { Console } from "./app.tsx";
import { entranceTo } from "./entrance.ts";
import { bringAnswers, type FirstAnswers } from "./first-answers.ts";
import { FIRST_VIEWS } from "./first-views.ts";
import { writeNumbersAs } from "./format.ts";
import { findView } from "./paths.ts";
import { forgetAll } from "./query.ts";
import { readSession, session } from "./session.ts";

export type FirstPage = {
  readonly html: string;
  /** Markup, as it stands in the heading; empty for a page that shows nothing yet. */
  readonly heading: string;
  /** Whether the view itself is in it, and not only what stands around it. */
  readonly isWhole: boolean;
};

export function renderFirstPage(of: {
  /** Path and query, as the reader asked for them. */
  url: string;
  answers: FirstAnswers;
  /** The reader's, best first. */
  languages: readonly string[];
}): FirstPage {
  bringAnswers(of.answers);
  writeNumbersAs(of.languages);
  session.value = readSession();
  try {
    const url = entranceTo(of.url, session.value) ?? of.url;
    const html = renderToString(
      <LocationProvider.ctx.Provider value={locationAt(url)}>
        <Console laterViews={{}} />
      </LocationProvider.ctx.Provider>,
    );
    const view = findView(url.split("?", 1)[0] ?? "")?.view;
    return {
      html,
      heading: /<h1[^>]{0,400}>([^<]{0,400})/.exec(html)?.[1] ?? "",
      isWhole: view !== undefined && FIRST_VIEWS[view] !== undefined,
    };
  } finally {
    session.value = undefined;
    bringAnswers({});
    forgetAll();
  }
}

/** As `LocationProvider` has it in the browser. */
function locationAt(url: string) {
  const { pathname, searchParams } = new URL(url, "http://console.invalid");
  const nowhere = () => undefined;
  return {
    url,
    path: pathname.replace(/\/{1,20}$/, "") || "/",
    query: Object.fromEntries(searchParams),
    route: nowhere,
    back: nowhere,
    forward: nowhere,
  };
}
