/** @jsxImportSource preact */
// Published events, upcoming before past ones; and where there are none, the page says so.
import type { BlockOf } from "../../design/room.ts";
import type { EventEntry } from "../options.ts";
import { Actions, type BlockProps, Head, Link, markAction, Section } from "./parts.tsx";

export function EventsBlock({ block, mark, view, surface }: BlockProps<BlockOf<"events">>) {
  const events = view.options.events ?? [];
  const upcoming = events.filter((event) => !event.isPast);
  const past = events.filter((event) => event.isPast);
  const level = block.heading === undefined ? "h2" : "h3";
  return (
    <Section block={block} mark={mark} surface={surface}>
      <Head mark={mark} eyebrow={block.eyebrow} heading={block.heading} lede={block.lede} />
      <div class="body">
        {upcoming.length > 0 ? (
          <Entries events={upcoming} level={level} />
        ) : (
          <p class="empty" {...mark("emptyText")}>
            {block.emptyText ?? view.words.eventsEmpty}
          </p>
        )}
        {past.length > 0 && (
          <details class="past">
            <summary>{view.words.eventsPast}</summary>
            <Entries events={past} level={level} />
          </details>
        )}
      </div>
      <Actions actions={block.action && [block.action]} mark={markAction(mark)} />
    </Section>
  );
}

/** Where it is, as far as that is known. */
const namePlace = ({ venueName, address }: EventEntry): string =>
  [venueName, address].filter(Boolean).join(", ");

function Entries({ events, level }: { events: readonly EventEntry[]; level: "h2" | "h3" }) {
  const Title = level;
  return (
    <ul class="items">
      {events.map((event) => (
        <li key={event.path} class="item">
          <p class="when">
            <time dateTime={event.startsAtIso}>{event.when}</time>
          </p>
          <Title class="item-title">
            <Link href={event.path}>{event.title}</Link>
          </Title>
          <div class="item-text">
            {event.summary !== undefined && <p>{event.summary}</p>}
            {namePlace(event) !== "" && <p class="venue">{namePlace(event)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
