/** @jsxImportSource preact */
/** One event: its fields, whether it is on the site, and who comes. */
import { useEffect, useRef, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { useAddress } from "../address.ts";
import type { SiteEvent } from "../api-types.ts";
import { type CallError, call } from "../call.ts";
import { isSame } from "../first-answers.ts";
import { dropDraft, type Form, useForm } from "../form.ts";
import { attempt, say } from "../notices.ts";
import { Button, LinkButton } from "../parts/button.tsx";
import { ConfirmDialog } from "../parts/dialog.tsx";
import { Empty } from "../parts/empty.tsx";
import { Checkbox, FormProblem } from "../parts/field.tsx";
import { Failed, Loading } from "../parts/page.tsx";
import { refresh, useQuery } from "../query.ts";
import {
  changesOf,
  checkEvent,
  EMPTY_EVENT,
  EventFieldset,
  type EventValues,
  fieldsOf,
  ownZone,
  valuesOf,
} from "./event-form.tsx";
import { EventStatus } from "./event-status.tsx";
import { Registrations } from "./registrations.tsx";

type Ids = { siteId: string; eventId: string };

export function EventDetail({ siteId, eventId, mayEdit }: Ids & { mayEdit: boolean }) {
  const { data, error, reload } = useQuery("events.get", { siteId, eventId });
  const back = <BackToList />;
  // What is shown, and perhaps being written in, stays when it cannot be asked for again.
  if (error && (!data || error.status === 404))
    return (
      <>
        {back}
        <Unread error={error} retry={() => void reload()} />
      </>
    );
  if (!data)
    return (
      <>
        {back}
        <Loading />
      </>
    );
  return (
    <>
      {back}
      <EventPage siteId={siteId} event={data.event} mayEdit={mayEdit} />
    </>
  );
}

function BackToList() {
  const { query, hrefWith } = useAddress();
  return (
    <p>
      <a href={hrefWith(listIn(query))}>Back to all events</a>
    </p>
  );
}

/** What leads from an event back to the part of the list that it was opened from. */
const listIn = ({ from }: Readonly<Record<string, string>>) => ({
  ...{ event: undefined, q: undefined, status: undefined, from: undefined, skip: from },
});

function Unread({ error, retry }: { error: CallError; retry: () => void }) {
  if (error.status === 404)
    return (
      <Empty title="This event is not here.">
        <p>It may have been deleted.</p>
      </Empty>
    );
  return <Failed error={error} retry={retry} />;
}

/** Once it is on the site, whoever comes stands before what it is. */
function EventPage(props: { siteId: string; event: SiteEvent; mayEdit: boolean }) {
  const { siteId, event, mayEdit } = props;
  const people = (
    <section class="stack">
      <h3 class="section-title">Registrations</h3>
      <Registrations siteId={siteId} event={event} mayEdit={mayEdit} />
    </section>
  );
  const details = (
    <section class="stack">
      <h3 class="section-title">Details</h3>
      <EventEditor siteId={siteId} event={event} mayEdit={mayEdit} />
    </section>
  );
  return (
    <>
      <div class="panel-head">
        <h2 class="event-title">
          {event.title} <EventStatus event={event} />
        </h2>
        {mayEdit && <EventActions siteId={siteId} event={event} />}
      </div>
      {event.status === "published" ? (
        <>
          {people}
          {details}
        </>
      ) : (
        <>
          {details}
          {people}
        </>
      )}
    </>
  );
}

function EventActions({ siteId, event }: { siteId: string; event: SiteEvent }) {
  const [isAsking, setAsking] = useState(false);
  const { query, change, hrefWith } = useAddress();
  const ids = { siteId, eventId: event.id };
  const isDraft = event.status === "draft";
  const publish = () =>
    attempt(
      async () => {
        await call("events.publish", { ...ids, status: isDraft ? "published" : "draft" });
        await refresh("events.");
      },
      isDraft ? "Published. Its page is on the site." : "Taken off the site.",
    );
  return (
    <div class="page-actions">
      <Button look={isDraft ? "main" : "plain"} onClick={() => publish()}>
        {isDraft ? "Publish" : "Take off the site"}
      </Button>
      <LinkButton href={hrefWith({ event: undefined, new: "1", copy: event.id })}>
        Duplicate
      </LinkButton>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Delete
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${event.title}?`}
          action="Delete"
          done={`${event.title} was deleted.`}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await call("events.delete", ids);
            await refresh("events.");
            change(listIn(query));
          }}
        >
          <p>Its page leaves the site, and its registrations are gone. Nobody is mailed.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Whoever may not change it reads the same fields. */
function EventEditor(props: { siteId: string; event: SiteEvent; mayEdit: boolean }) {
  const { siteId, event, mayEdit } = props;
  const form = useForm<EventValues>({
    draft: `event.${event.id}`,
    initial: valuesOf(event),
    check: checkEvent,
    async send(values) {
      const changes = changesOf(values, event);
      if (Object.keys(changes).length > 0) {
        const answer = await call("events.save", { siteId, eventId: event.id, ...changes });
        form.reset(valuesOf(answer.event));
        await refresh("events.");
      }
      say("Saved.");
    },
  });
  useStored(form, event);
  const fields = <AllFields form={form} />;
  if (!mayEdit)
    return (
      <fieldset class="panel form" disabled aria-label="Details">
        {fields}
      </fieldset>
    );
  return (
    <form class="panel form" onSubmit={form.submit} noValidate data-save>
      <FormProblem text={form.problem} />
      {fields}
      <div class="actions">
        <Button look="main" type="submit" isBusy={form.isBusy}>
          Save
        </Button>
      </div>
    </form>
  );
}

function AllFields({ form }: { form: Form<EventValues> }) {
  return (
    <>
      <EventFieldset form={form} />
      <Checkbox
        label="Registration is open"
        isChecked={form.values.registrationEnabled !== ""}
        onChange={(isOn) => form.set("registrationEnabled", isOn ? "yes" : "")}
      />
    </>
  );
}

/** What somebody else has changed is shown, unless something is being written. */
function useStored(form: Form<EventValues>, event: SiteEvent): void {
  const last = useRef(event);
  useEffect(() => {
    const isWritten = !isSame(form.values, valuesOf(last.current));
    last.current = event;
    if (!isWritten) form.reset(valuesOf(event));
  }, [event.updatedAt]);
}

/** A new event, or the next of a series, which takes all but the time. */
export function NewEventView({ siteId, copyOf }: { siteId: string; copyOf: string | undefined }) {
  const source = useQuery("events.get", { siteId, eventId: copyOf ?? "" }, copyOf !== undefined);
  if (copyOf && !source.data)
    return source.error ? (
      <Unread error={source.error} retry={() => void source.reload()} />
    ) : (
      <Loading />
    );
  const initial = source.data
    ? { ...valuesOf(source.data.event), startsAt: "", endsAt: "" }
    : { ...EMPTY_EVENT, timezone: ownZone() };
  const draft = ["event.new", siteId, copyOf].filter(Boolean).join(".");
  return <NewEventForm key={draft} siteId={siteId} draft={draft} initial={initial} />;
}

function NewEventForm(props: { siteId: string; draft: string; initial: EventValues }) {
  const { siteId, draft, initial } = props;
  const { path, route } = useLocation();
  const cancel = () => {
    dropDraft(draft);
    route(path);
  };
  const form = useForm<EventValues>({
    ...{ draft, initial },
    check: checkEvent,
    async send(values) {
      const { event } = await call("events.create", { siteId, ...fieldsOf(values) });
      say("Saved as a draft. Publish it when it is ready.");
      await refresh("events.");
      route(`${path}?event=${event.id}`);
    },
  });
  return (
    <form class="panel form" onSubmit={form.submit} noValidate data-save>
      <h2>New event</h2>
      <FormProblem text={form.problem} />
      <AllFields form={form} />
      <div class="actions">
        <Button look="main" type="submit" isBusy={form.isBusy}>
          Save
        </Button>
        <Button look="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
