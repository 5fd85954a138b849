/** @jsxImportSource preact */
// One event's page as HTML: the site's frame around the event.

import { BlockView } from "../blocks/blocks.tsx";
import type { EventDetails, EventEntry } from "../options.ts";
import { type PageHtml, type PageInputs, renderFrame } from "../page/render-page.tsx";
import { noMark } from "../slot-mark.ts";
import { EventBody, RegistrationSection } from "./event-page.tsx";

export function renderEventPage(
  inputs: PageInputs & { event: EventEntry },
  details: EventDetails,
): PageHtml {
  const { view, page, event } = inputs;
  return renderFrame(
    inputs,
    <>
      {page.blocks.map((block) => (
        <BlockView
          key={block.id}
          block={block}
          view={view}
          surface="plain"
          mark={noMark}
          pagePath={page.path}
        />
      ))}
      <EventBody view={view} event={event} details={details} />
      <RegistrationSection view={view} event={event} details={details} />
    </>,
  );
}
