/** @jsxImportSource preact */
/** All fields of an event, for making and for changing one. Times are of the event's own zone. */
import type { EventFields, SiteEvent } from "../api-types.ts";
import { type Form, required } from "../form.ts";
import { FormInput, FormTextArea } from "../parts/field.tsx";

export const EMPTY_EVENT = {
  title: "",
  startsAt: "",
  endsAt: "",
  timezone: "",
  venueName: "",
  address: "",
  mapUrl: "",
  onlineUrl: "",
  summary: "",
  descriptionMarkdown: "",
  priceLabel: "",
  capacity: "",
  registrationEnabled: "yes",
};
export type EventValues = typeof EMPTY_EVENT;

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** As the fields show an event. */
export function valuesOf(event: SiteEvent): EventValues {
  const zone = event.timezone ?? "UTC";
  const local = (at: SiteEvent["endsAt"]) => (at === null ? "" : toLocal(at, zone));
  return {
    title: event.title,
    startsAt: local(event.startsAt),
    endsAt: local(event.endsAt),
    timezone: zone,
    venueName: event.venueName ?? "",
    address: event.address ?? "",
    mapUrl: event.mapUrl ?? "",
    onlineUrl: event.onlineUrl ?? "",
    summary: event.summary ?? "",
    descriptionMarkdown: event.descriptionMarkdown ?? "",
    priceLabel: event.priceLabel ?? "",
    capacity: event.capacity === null ? "" : String(event.capacity),
    registrationEnabled: event.registrationEnabled ? "yes" : "",
  };
}

/** As the API takes them; what is empty is cleared. */
export function fieldsOf(values: EventValues): EventFields {
  const text = (value: string) => value.trim() || null;
  return {
    title: values.title.trim(),
    // Without an offset: local time in the event's zone.
    startsAt: values.startsAt,
    endsAt: text(values.endsAt),
    timezone: text(values.timezone),
    venueName: text(values.venueName),
    address: text(values.address),
    mapUrl: text(values.mapUrl),
    onlineUrl: text(values.onlineUrl),
    summary: text(values.summary),
    descriptionMarkdown: text(values.descriptionMarkdown),
    priceLabel: text(values.priceLabel),
    capacity: values.capacity.trim() === "" ? null : Number(values.capacity),
    registrationEnabled: values.registrationEnabled !== "",
  };
}

const TIMES: readonly string[] = ["startsAt", "endsAt", "timezone"];

/** What was changed of an event, and nothing else: what others have written meanwhile stays. Times are one. */
export function changesOf(values: EventValues, event: SiteEvent): Partial<EventFields> {
  const now = Object.entries(fieldsOf(values));
  const before = new Map(Object.entries(fieldsOf(valuesOf(event))));
  const changed = now.filter(([name, value]) => before.get(name) !== value);
  const areTimesChanged = changed.some(([name]) => TIMES.includes(name));
  const times = areTimesChanged ? now.filter(([name]) => TIMES.includes(name)) : [];
  return Object.fromEntries([...changed, ...times]);
}

export function checkEvent(values: EventValues): Record<string, string> {
  const { startsAt, endsAt } = values;
  return {
    // Both are of one zone, and written alike.
    ...(endsAt !== "" && endsAt < startsAt ? { endsAt: "It must not end before it starts." } : {}),
    ...required(values, { title: "a title", startsAt: "when it starts" }),
  };
}

/** `2026-12-01T19:00` in `zone`. */
function toLocal(at: number | string, zone: string): string {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(new Date(at));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "00";
  return `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
}

type Fields = { form: Form<EventValues> };

export function EventFieldset({ form }: Fields) {
  return (
    <>
      <FormInput form={form} name="title" label="Title" maxLength={200} />
      <TimeFields form={form} />
      <PlaceFields form={form} />
      <TextFields form={form} />
      <SeatFields form={form} />
    </>
  );
}

function TimeFields({ form }: Fields) {
  return (
    <>
      <div class="fields-2">
        <FormInput form={form} name="startsAt" label="Starts" type="datetime-local" />
        <FormInput form={form} name="endsAt" label="Ends" isOptional type="datetime-local" />
      </div>
      <FormInput
        form={form}
        name="timezone"
        label="Time zone"
        list="time-zones"
        hint="Of start and end, such as Europe/Berlin"
      />
      <datalist id="time-zones">
        {Intl.supportedValuesOf("timeZone").map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}

function PlaceFields({ form }: Fields) {
  return (
    <>
      <div class="fields-2">
        <FormInput form={form} name="venueName" label="Venue" isOptional maxLength={200} />
        <FormInput form={form} name="address" label="Address" isOptional maxLength={2000} />
      </div>
      <div class="fields-2">
        <FormInput
          form={form}
          name="mapUrl"
          label="Map link"
          isOptional
          type="url"
          hint="Where a map shows the way"
        />
        <FormInput
          form={form}
          name="onlineUrl"
          label="Join link"
          isOptional
          type="url"
          hint="Told to confirmed people only"
        />
      </div>
    </>
  );
}

function TextFields({ form }: Fields) {
  return (
    <>
      <FormTextArea
        form={form}
        name="summary"
        label="Summary"
        isOptional
        rows={2}
        hint="One or two lines for lists"
      />
      <FormTextArea
        form={form}
        name="descriptionMarkdown"
        label="Description"
        isOptional
        rows={6}
        hint="Markdown: **bold**, - lists, [links](https://…)"
      />
    </>
  );
}

function SeatFields({ form }: Fields) {
  return (
    <div class="fields-2">
      <FormInput
        form={form}
        name="priceLabel"
        label="Price"
        isOptional
        hint="In your words: £65, lunch included"
      />
      <FormInput
        form={form}
        name="capacity"
        label="Capacity"
        isOptional
        type="number"
        min="1"
        hint="Seats; empty is unlimited"
      />
    </div>
  );
}
