/** @jsxImportSource preact */
/** One lead: what was written, how it was told of, what was done about it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { useAddress } from "../address.ts";
import { type InboxLead, LEAD_STATUSES, type LeadStatus, type Role } from "../api-types.ts";
import { call } from "../call.ts";
import { useForm } from "../form.ts";
import { attempt, say } from "../notices.ts";
import { Button } from "../parts/button.tsx";
import { ConfirmDialog } from "../parts/dialog.tsx";
import { FormProblem, FormTextArea, Select } from "../parts/field.tsx";
import { Failed, Loading } from "../parts/page.tsx";
import { capitalise, Status } from "../parts/status.tsx";
import { Ago, Moment } from "../parts/time.tsx";
import { refresh, useQuery } from "../query.ts";
import { isAtLeast } from "../session.ts";
import { callTo, replyTo } from "./lead-links.ts";
import { tellSpamReason } from "./spam-reason.ts";

type Props = { siteId: string; leadId: string; items: readonly InboxLead[]; role: Role };

export function LeadDetail({ siteId, leadId, items, role }: Props) {
  const { hrefWith } = useAddress();
  const listed = items.find(({ id }) => id === leadId);
  // A mail leads to a lead whatever page of the list, folder or filter it is on by now.
  const own = useQuery("leads.get", { siteId, leadId }, listed === undefined);
  const lead = listed ?? (own.data?.lead.id === leadId ? own.data.lead : undefined);
  const list = useRef<HTMLElement>(null);
  useEffect(() => showCurrent(list.current), [leadId, lead === undefined]);
  return (
    <div class="mail">
      <nav class="mail-list wide" aria-label="Leads beside this one" ref={list}>
        <ul>
          {items.map(({ id, name, email, message }) => (
            <li key={id}>
              <a
                data-row
                href={hrefWith({ lead: id })}
                aria-current={id === leadId ? "true" : undefined}
              >
                <b>{name || email}</b>
                <span class="excerpt">{message}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div class="mail-open">
        <p>
          <a href={hrefWith({ lead: undefined })}>Back to all leads</a>
        </p>
        {lead ? (
          <Opened key={lead.id} siteId={siteId} lead={lead} mayEdit={isAtLeast(role, "editor")} />
        ) : own.error?.status === 404 ? (
          <p class="notice">This lead is not here any more: it was deleted.</p>
        ) : own.error ? (
          <Failed error={own.error} retry={() => void own.reload()} />
        ) : (
          <Loading />
        )}
      </div>
    </div>
  );
}

/** Scrolls the list alone: the page stays where it is. */
function showCurrent(list: HTMLElement | null): void {
  const row = list?.querySelector("[aria-current]")?.getBoundingClientRect();
  if (list === null || row === undefined) return;
  const above = row.top - list.getBoundingClientRect().top;
  if (above < 0 || above + row.height > list.clientHeight)
    list.scrollTop += above - list.clientHeight / 3;
}

type Opening = { siteId: string; lead: InboxLead; mayEdit: boolean };

function Opened({ siteId, lead, mayEdit }: Opening) {
  const isSpam = lead.spamReason !== null;
  return (
    <article class="panel letter" aria-labelledby="lead-name">
      <div class="panel-head">
        <h2 id="lead-name">{lead.name || lead.email}</h2>
        <span class="muted">
          <Moment at={lead.createdAt} />
        </span>
      </div>
      {lead.spamReason !== null && (
        <p class="notice">{tellSpamReason(lead.spamReason)}. It is kept out of the inbox.</p>
      )}
      <p class="message" dir="auto">
        {lead.message}
      </p>
      {lead.pictures.length > 0 && <Pictures siteId={siteId} lead={lead} />}
      <dl class="pairs">
        <Pair name="Email">
          <a href={`mailto:${encodeURIComponent(lead.email)}`}>{lead.email}</a>
        </Pair>
        {lead.phone && (
          <Pair name="Phone">
            <PhoneNumber text={lead.phone} />
          </Pair>
        )}
        {listFields(lead).map(([name, value]) => (
          <Pair key={name} name={name}>
            {value}
          </Pair>
        ))}
        <Pair name="Written on">{lead.source}</Pair>
      </dl>
      {!isSpam && <Deliveries lead={lead} />}
      <Actions siteId={siteId} lead={lead} mayEdit={mayEdit} />
      {!isSpam && <Notes siteId={siteId} lead={lead} mayEdit={mayEdit} />}
    </article>
  );
}

/** What the form asked beside its own fields; how many pictures came is seen. */
const listFields = ({ fields, pictures }: InboxLead): [name: string, value: string][] =>
  Object.entries(fields ?? {}).filter(
    ([name, value]) => name !== "photos" || value !== String(pictures.length),
  );

/** Each opens large, in a tab of its own. */
function Pictures({ siteId, lead }: { siteId: string; lead: InboxLead }) {
  const { pictures } = lead;
  return (
    <ul class="lead-pictures" aria-label="Photographs">
      {pictures.map(({ id, width, height }, at) => {
        const href = `/console/api/lead-picture?siteId=${siteId}&pictureId=${id}`;
        return (
          <li key={id}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              <img
                src={`${href}&size=thumbnail`}
                alt={`Photograph ${at + 1} of ${pictures.length}, opens in a new tab`}
                width={width}
                height={height}
                loading="lazy"
              />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Pair({ name, children }: { name: string; children: preact.ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

/** Called by whoever reads it on a phone. What is more than a number stays a text. */
function PhoneNumber({ text }: { text: string }) {
  const href = callTo(text);
  return href === undefined ? <span>{text}</span> : <a href={href}>{text}</a>;
}

function Deliveries({ lead }: { lead: InboxLead }) {
  return (
    <ul class="deliveries" aria-label="What became of it">
      {lead.deliveries.map(({ kind, text, ok }) => (
        <li key={kind + text}>
          <Status tone={ok ? "good" : "bad"}>{text}</Status>
        </li>
      ))}
    </ul>
  );
}

function Actions({ siteId, lead, mayEdit }: Opening) {
  const [isAsking, setAsking] = useState(false);
  const { change } = useAddress();
  const ids = { siteId, leadId: lead.id };
  const setStatus = (status: string) =>
    attempt(
      async () => {
        await call("leads.status", { ...ids, status: status as LeadStatus });
        await refresh("leads.", "sites.");
      },
      `Status: ${capitalise(status)}.`,
    );
  const restore = () =>
    attempt(async () => {
      await call("leads.restore", ids);
      await refresh("leads.", "sites.");
      change({ lead: undefined });
    }, "Moved to the inbox.");
  return (
    <div class="letter-actions">
      {lead.spamReason === null ? (
        <>
          <a class="button main" href={replyTo(lead)}>
            Reply
          </a>
          <Select
            label="Status"
            value={lead.status}
            isDisabled={!mayEdit}
            options={LEAD_STATUSES.map((value) => ({ value, text: capitalise(value) }))}
            onChoose={setStatus}
          />
        </>
      ) : (
        mayEdit && (
          <Button look="main" onClick={() => restore()}>
            Not spam
          </Button>
        )
      )}
      {mayEdit && (
        <Button look="quiet" onClick={() => setAsking(true)}>
          Delete
        </Button>
      )}
      {isAsking && <DeleteDialog siteId={siteId} lead={lead} onClose={() => setAsking(false)} />}
    </div>
  );
}

function DeleteDialog(props: { siteId: string; lead: InboxLead; onClose: () => void }) {
  const { siteId, lead, onClose } = props;
  const { change } = useAddress();
  const remove = async () => {
    await call("leads.delete", { siteId, leadId: lead.id });
    change({ lead: undefined });
    await refresh("leads.", "sites.");
  };
  return (
    <ConfirmDialog
      title={`Delete what ${lead.name || lead.email} wrote?`}
      action="Delete"
      done={`What ${lead.name || lead.email} wrote was deleted.`}
      onClose={onClose}
      onConfirm={remove}
    >
      <p>The message, its notes and its mails are gone for good.</p>
    </ConfirmDialog>
  );
}

function Notes({ siteId, lead, mayEdit }: Opening) {
  const form = useForm({
    draft: `note.${lead.id}`,
    initial: { text: "" },
    check: ({ text }) => (text.trim() ? {} : { text: "Write something first." }),
    async send({ text }) {
      await call("leads.note", { siteId, leadId: lead.id, text: text.trim() });
      form.reset({ text: "" });
      say("Saved.");
      await refresh("leads.");
    },
  });
  return (
    <section class="stack">
      {lead.notes.length > 0 && (
        <>
          <h3>Notes</h3>
          <ul class="notes">
            {lead.notes.map(({ id, text, by, createdAt }) => (
              <li key={id}>
                <p dir="auto">{text}</p>
                <p class="where">
                  {by ?? "Somebody who has left"}, <Ago at={createdAt} />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      {mayEdit && (
        <form class="stack" onSubmit={form.submit} data-save>
          <FormProblem text={form.problem} />
          <FormTextArea form={form} name="text" label="Note" rows={2} maxLength={5_000} />
          <div class="actions">
            <Button type="submit" isBusy={form.isBusy}>
              Save note
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
