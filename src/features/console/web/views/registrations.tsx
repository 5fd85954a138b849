/** @jsxImportSource preact */
/** Who comes to an event; at the door it is used on a phone, with one thumb. */
import { useAddress } from "../address.ts";
import type { Instant, Registration, SiteEvent } from "../api-types.ts";
import { call } from "../call.ts";
import { count, showNumber } from "../format.ts";
import { attempt } from "../notices.ts";
import { Button, LinkButton } from "../parts/button.tsx";
import { Empty } from "../parts/empty.tsx";
import { SearchFilter, SelectFilter } from "../parts/filters.tsx";
import { Failed, Loading } from "../parts/page.tsx";
import { PAGE_SIZE, Paging } from "../parts/paging.tsx";
import { capitalise, Status, type StatusTone } from "../parts/status.tsx";
import { Ago } from "../parts/time.tsx";
import { type Query, refresh, useQuery } from "../query.ts";

const STATUSES = [
  { value: "", text: "All" },
  { value: "confirmed", text: "Confirmed" },
  { value: "waitlisted", text: "Waiting list" },
  { value: "cancelled", text: "Cancelled" },
];
const TONES: Readonly<Record<Registration["status"], StatusTone>> = {
  confirmed: "good",
  waitlisted: "wait",
  cancelled: "idle",
};

type Props = { siteId: string; event: SiteEvent; mayEdit: boolean };
type List = { items: Registration[]; total: number; confirmedSeats?: number };

export function Registrations({ siteId, event, mayEdit }: Props) {
  const { query, skip } = useAddress();
  const list = useQuery("registrations.list", {
    siteId,
    eventId: event.id,
    ...(query.q ? { q: query.q } : {}),
    ...(query.status ? { status: query.status } : {}),
    limit: PAGE_SIZE,
    skip,
  });
  const items = list.data?.items ?? [];
  const isFiltered = Boolean(query.q || query.status);
  return (
    <>
      <search class="filters">
        <SearchFilter />
        <SelectFilter label="Status" name="status" options={STATUSES} />
        <p class="filters-count">
          {showNumber(event.confirmedSeats)}
          {event.capacity !== null && ` of ${showNumber(event.capacity)}`} seats taken
        </p>
        {(isFiltered || items.length > 0) && <ExportCsv siteId={siteId} eventId={event.id} />}
      </search>
      {list.error && !list.data ? (
        <Failed error={list.error} retry={() => void list.reload()} />
      ) : !list.data ? (
        <Loading />
      ) : list.data.total === 0 ? (
        <Nobody isFiltered={isFiltered} event={event} />
      ) : (
        <ul class="people">
          {items.map((one) => (
            <Person
              key={one.id}
              ids={{ siteId, eventId: event.id, registrationId: one.id }}
              one={one}
              event={event}
              list={list}
              mayEdit={mayEdit}
            />
          ))}
        </ul>
      )}
      <Paging total={list.data?.total ?? 0} />
    </>
  );
}

function ExportCsv({ siteId, eventId }: { siteId: string; eventId: string }) {
  const href = `/console/api/download/registrations?siteId=${siteId}&eventId=${eventId}`;
  return (
    <LinkButton href={href} download>
      Export CSV
    </LinkButton>
  );
}

function Nobody({ isFiltered, event }: { isFiltered: boolean; event: SiteEvent }) {
  const { hrefWith } = useAddress();
  if (isFiltered)
    return (
      <Empty title="Nobody matches.">
        <p>
          <a href={hrefWith({ q: undefined, status: undefined })}>Show everybody</a>
        </p>
      </Empty>
    );
  return (
    <Empty title="Nobody has registered yet.">
      <p>
        {event.status !== "published"
          ? "People can once the event is published."
          : event.registrationEnabled
            ? "Its page on the site has the form."
            : "Registration is closed: open it under Details."}
      </p>
    </Empty>
  );
}

type PersonProps = {
  ids: { siteId: string; eventId: string; registrationId: string };
  one: Registration;
  event: SiteEvent;
  list: Query<List>;
  mayEdit: boolean;
};

/** At once: there is a queue behind this person. What fails is taken back. */
async function checkIn({ ids, one, list }: PersonProps, here: boolean): Promise<void> {
  const mark = (checkedInAt: Instant | null) =>
    list.change((data) => ({
      ...data,
      items: data.items.map((item) => (item.id === one.id ? { ...item, checkedInAt } : item)),
    }));
  const before = one.checkedInAt ?? null;
  mark(here ? Date.now() : null);
  const went = await attempt(
    () => call("registrations.checkIn", { ...ids, here }),
    here ? `${one.name} is checked in.` : `${one.name} is not checked in any more.`,
  );
  if (!went) mark(before);
  void list.reload();
}

const changeStatus = (
  { ids, one, event }: PersonProps,
  name: "registrations.cancel" | "registrations.confirm",
) =>
  attempt(
    async () => {
      await call(name, ids);
      await refresh("registrations.", "events.");
    },
    name === "registrations.confirm"
      ? "Confirmed."
      : one.status === "confirmed" && (event.waiting ?? 0) > 0
        ? "Cancelled. Who waits moves up where there is room."
        : "Cancelled.",
  );

function Person(props: PersonProps) {
  const { one, mayEdit } = props;
  const isHere = Boolean(one.checkedInAt);
  return (
    <li class={isHere ? "here" : ""}>
      <div class="row-main">
        <b dir="auto">{one.name}</b>
        {one.seats > 1 && <span class="muted"> {count(one.seats, "seat")}</span>}
        <span class="sub">
          {one.email}
          {one.phone && `, ${one.phone}`}
        </span>
        {one.message && (
          <span class="sub" dir="auto">
            “{one.message}”
          </span>
        )}
      </div>
      <Status tone={TONES[one.status]}>
        {one.status === "waitlisted" ? "Waiting list" : capitalise(one.status)}
      </Status>
      {mayEdit && one.status === "confirmed" && (
        <Button look={isHere ? "plain" : "main"} onClick={() => checkIn(props, !isHere)}>
          {isHere ? "Undo check-in" : "Check in"}
        </Button>
      )}
      {isHere && one.checkedInAt && (
        <span class="muted">
          here <Ago at={one.checkedInAt} />
        </span>
      )}
      {mayEdit && one.status === "waitlisted" && (
        <Button onClick={() => changeStatus(props, "registrations.confirm")}>Confirm</Button>
      )}
      {mayEdit && one.status !== "cancelled" && (
        <Button look="quiet" onClick={() => changeStatus(props, "registrations.cancel")}>
          Cancel registration
        </Button>
      )}
    </li>
  );
}
