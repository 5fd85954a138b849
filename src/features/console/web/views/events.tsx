/** @jsxImportSource preact */
/** A site's events; one of them opened; a new one. */
import { useAddress } from "../address.ts";
import type { SiteEvent } from "../api-types.ts";
import { count, showNumber } from "../format.ts";
import { LinkButton } from "../parts/button.tsx";
import { Empty } from "../parts/empty.tsx";
import { SelectFilter } from "../parts/filters.tsx";
import { PageFrame } from "../parts/page.tsx";
import { PAGE_SIZE, Paging } from "../parts/paging.tsx";
import { Moment } from "../parts/time.tsx";
import { useQuery } from "../query.ts";
import { isAtLeast } from "../session.ts";
import type { ViewProps } from "../view.ts";
import { EventDetail, NewEventView } from "./event-detail.tsx";
import { EventStatus } from "./event-status.tsx";

const WHEN = [
  { value: "", text: "All" },
  { value: "upcoming", text: "Upcoming" },
  { value: "past", text: "Past" },
];

export function Events({ params }: ViewProps) {
  const siteId = params.siteId ?? "";
  const { query, skip, hrefWith } = useAddress();
  const site = useQuery("sites.get", { siteId });
  const list = useQuery("events.list", {
    siteId,
    ...(query.when ? { when: query.when } : {}),
    limit: PAGE_SIZE,
    skip,
  });
  const role = site.data?.role ?? "viewer";
  const mayEdit = isAtLeast(role, "editor");
  const isOpen = Boolean(query.event || query.new);
  return (
    <PageFrame
      title="Events"
      loads={[list, site]}
      actions={
        mayEdit &&
        !isOpen && (
          <LinkButton href={hrefWith({ new: "1" })} look="main">
            New event
          </LinkButton>
        )
      }
    >
      {() => {
        if (query.new && mayEdit) return <NewEventView siteId={siteId} copyOf={query.copy} />;
        if (query.event)
          return (
            <EventDetail
              key={query.event}
              siteId={siteId}
              eventId={query.event}
              mayEdit={mayEdit}
            />
          );
        return <EventList list={list.data} mayEdit={mayEdit} />;
      }}
    </PageFrame>
  );
}

type ListProps = { list: { items: SiteEvent[]; total: number } | undefined; mayEdit: boolean };

function EventList({ list: { items, total } = { items: [], total: 0 }, mayEdit }: ListProps) {
  const { query } = useAddress();
  return (
    <>
      {(items.length > 0 || query.when) && (
        <search class="filters">
          <SelectFilter label="When" name="when" options={WHEN} />
          <p class="filters-count">{count(total, "event")}</p>
        </search>
      )}
      {items.length > 0 && <EventTable items={items} />}
      {total === 0 && <Nothing mayEdit={mayEdit} />}
      <Paging total={total} />
    </>
  );
}

function EventTable({ items }: { items: readonly SiteEvent[] }) {
  const { query, hrefWith } = useAddress();
  // Registrations are paged as well; the way back leads to this part of the list.
  const open = (event: string) => hrefWith({ event, skip: undefined, from: query.skip });
  return (
    <table class="table">
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col" class="wide">
            Status
          </th>
          <th scope="col" class="number">
            Seats
          </th>
          <th scope="col" class="number">
            Waiting list
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((event) => (
          <tr key={event.id}>
            <th scope="row">
              <a class="row-link" data-row href={open(event.id)}>
                {event.title}
              </a>
              <span class="sub">
                <Moment at={event.startsAt} />
                {event.venueName && `, ${event.venueName}`}
              </span>
              <span class="sub slim">
                <EventStatus event={event} />
              </span>
            </th>
            <td class="wide">
              <EventStatus event={event} />
            </td>
            <td class="number">
              {showNumber(event.confirmedSeats)}
              {event.capacity !== null && ` of ${showNumber(event.capacity)}`}
            </td>
            <td class="number">{showNumber(event.waiting ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Nothing({ mayEdit }: { mayEdit: boolean }) {
  const { query, hrefWith } = useAddress();
  if (query.when) return <Empty title="No events at that time." />;
  return (
    <Empty title="No events yet.">
      <p>A published event gets a page, a calendar file and a registration form on the site.</p>
      {mayEdit && (
        <LinkButton href={hrefWith({ new: "1" })} look="main">
          Plan the first event
        </LinkButton>
      )}
    </Empty>
  );
}
