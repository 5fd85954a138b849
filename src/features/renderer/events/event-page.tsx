/** @jsxImportSource preact */
// The content of an event's own page: when and where, the description, and the form to register by. The
// form works without scripts and says what happens when seats run out.
import type { ComponentChildren } from "preact";
import { safeHref } from "../../design/room.ts";
import { Trap } from "../blocks/contact-form.tsx";
import { Link } from "../blocks/parts.tsx";
import { findPageByRole } from "../find-page.ts";
import { FORM_SCRIPT } from "../form-script.ts";
import type { EventDetails, EventEntry } from "../options.ts";
import type { RenderView } from "../view.ts";
import { type EventWords, findEventWords } from "./event-words.ts";

type Props = { view: RenderView; event: EventEntry; details: EventDetails };

/** A party may be as large as this; the service refuses more. */
const SEATS_MAX = 20;

export function EventBody({ view, event, details }: Props) {
  const { descriptionHtml } = details;
  return (
    <div class="b b-contact b-event-page s-plain">
      <div class="w">
        <div class={descriptionHtml === undefined ? "body" : "body has-text"}>
          {descriptionHtml !== undefined && (
            // Made from Markdown by the caller, who lets only a short list of elements through.
            <div class="prose" dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
          )}
          <Facts view={view} event={event} details={details} />
        </div>
      </div>
    </div>
  );
}

function Facts({ view, event, details }: Props) {
  const words = findEventWords(view.words.language);
  const place = [event.venueName, event.address].filter(Boolean).join(", ");
  const mapHref = details.mapUrl === undefined ? undefined : safeHref(details.mapUrl);
  const list = findPageByRole(view.pages, "events");
  return (
    <dl class="details">
      <Fact label={words.when}>
        <time dateTime={event.startsAtIso}>{event.when}</time>
      </Fact>
      {place !== "" && <Fact label={words.where}>{place}</Fact>}
      {mapHref !== undefined && (
        <Fact label={words.map}>
          <a href={mapHref} rel="noopener">
            {words.openMap}
          </a>
        </Fact>
      )}
      {details.isOnline && <Fact label={words.online}>{words.onlineText}</Fact>}
      {details.priceLabel !== undefined && <Fact label={words.price}>{details.priceLabel}</Fact>}
      {!event.isPast && (
        <Fact label={words.calendar}>
          <a href={`${event.path}.ics`}>{words.addToCalendar}</a>
        </Fact>
      )}
      {list !== undefined && (
        <Fact label={list.label}>
          <Link href={list.path}>{words.allEvents}</Link>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function RegistrationSection({ view, event, details }: Props) {
  const words = findEventWords(view.words.language);
  const note = event.isPast ? words.past : details.takesRegistrations ? undefined : words.closed;
  return (
    <section id="register" class="b b-contact v-stacked has-form b-event-page s-plain">
      <div class="w">
        <div class="head">
          <h2>{words.register}</h2>
        </div>
        <div class="body">
          {note === undefined ? (
            <RegisterForm view={view} event={event} details={details} words={words} />
          ) : (
            <p class="note">{note}</p>
          )}
        </div>
      </div>
    </section>
  );
}

function RegisterForm({ view, event, details, words }: Props & { words: EventWords }) {
  const { form } = view.words;
  const privacy = findPageByRole(view.pages, "privacy");
  const hint =
    details.capacity !== undefined
      ? `${words.registerHint} ${words.waitlistHint}`
      : words.registerHint;
  return (
    <form
      class="form"
      method="post"
      action={`${event.path}/register`}
      aria-label={words.register}
      data-script={view.features.forms ? FORM_SCRIPT.path : undefined}
      data-recaptcha={view.options.recaptchaKey}
    >
      <p class="form-note">{hint}</p>
      <RegisterInputs view={view} words={words} capacity={details.capacity} />
      <Trap id="register-gotcha" label={form.leaveEmpty} />
      <p class="field-wide form-end">
        <button type="submit" class="button">
          {words.submit}
        </button>
        {privacy !== undefined && <a href={privacy.path}>{form.privacy}</a>}
      </p>
    </form>
  );
}

type InputsProps = Pick<Props, "view"> & { words: EventWords; capacity: number | undefined };

function RegisterInputs({ view, words, capacity }: InputsProps) {
  const { form } = view.words;
  return (
    <>
      <p class="field">
        <label for="register-name">{form.name}</label>
        <input id="register-name" name="name" autocomplete="name" maxLength={200} required />
      </p>
      <p class="field">
        <label for="register-email">{form.email}</label>
        <input
          id="register-email"
          name="email"
          type="email"
          autocomplete="email"
          maxLength={254}
          required
        />
      </p>
      <p class="field">
        <label for="register-phone">{`${form.phone} (${form.optional})`}</label>
        <input id="register-phone" name="phone" type="tel" autocomplete="tel" maxLength={200} />
      </p>
      <p class="field">
        <label for="register-seats">{words.seats}</label>
        <input
          id="register-seats"
          name="seats"
          type="number"
          min={1}
          max={Math.min(SEATS_MAX, capacity ?? SEATS_MAX)}
          value={1}
          required
        />
      </p>
      <p class="field field-wide">
        <label for="register-message">{`${form.message} (${form.optional})`}</label>
        <textarea id="register-message" name="message" rows={4} maxLength={5_000} />
      </p>
    </>
  );
}
