/** @jsxImportSource preact */
// Ways to get in touch: details from the document's facts and, where forms work, a form that needs no
// script. Without forms and without details it says so, instead of showing a form that cannot be sent.
import type { BlockOf } from "../../design/room.ts";
import { emailHref, phoneHref } from "../contact-facts.ts";
import type { RenderView } from "../view.ts";
import { ContactForm } from "./contact-form.tsx";
import { type BlockProps, Head, Section } from "./parts.tsx";

export function Contact({ block, mark, view, surface, pagePath }: BlockProps<BlockOf<"contact">>) {
  const hasForm = view.features.forms;
  const isBare = block.heading === undefined && !hasDetails(view);
  const classes = [hasForm ? "has-form" : "no-form", isBare && "headless"].filter(Boolean);
  return (
    <Section block={block} mark={mark} surface={surface} extra={classes.join(" ")}>
      <Head mark={mark} eyebrow={block.eyebrow} heading={block.heading} lede={block.lede} />
      <div class="body">
        <Details view={view} hasForm={hasForm} />
        {hasForm && <ContactForm block={block} mark={mark} view={view} pagePath={pagePath} />}
      </div>
    </Section>
  );
}

function Details({ view, hasForm }: { view: RenderView; hasForm: boolean }) {
  const { contact, words } = view;
  const entries = listDetails(view);
  if (!hasDetails(view)) {
    return hasForm ? null : <p class="no-details">{words.noContact}</p>;
  }
  return (
    <dl class="details">
      {entries.map((entry) => (
        <div key={entry.label}>
          <dt>{entry.label}</dt>
          <dd>
            {entry.href === undefined ? (
              entry.lines.map((line) => [<span key={line}>{line}</span>, " "])
            ) : (
              <a href={entry.href}>{entry.lines[0]}</a>
            )}
          </dd>
        </div>
      ))}
      {contact.openingHours.length > 0 && (
        <div>
          <dt>{words.openingHours}</dt>
          <dd>{contact.openingHours.map((line) => [<span key={line}>{line}</span>, " "])}</dd>
        </div>
      )}
    </dl>
  );
}

const hasDetails = (view: RenderView): boolean =>
  listDetails(view).length > 0 || view.contact.openingHours.length > 0;

type Detail = { label: string; lines: readonly string[]; href?: string | undefined };

function listDetails({ contact, words }: RenderView): Detail[] {
  const { factLabels } = words;
  const details: Detail[] = [];
  const { phone, phoneLabel, email, addressLines, serviceArea } = contact;
  if (phone !== undefined)
    details.push({
      ...{ label: phoneLabel ?? factLabels.phone, lines: [phone], href: phoneHref(phone) },
    });
  if (email !== undefined)
    details.push({ label: factLabels.email, lines: [email], href: emailHref(email) });
  if (addressLines.length > 0) details.push({ label: factLabels.address, lines: addressLines });
  if (serviceArea !== undefined)
    details.push({ label: factLabels.service_area, lines: [serviceArea] });
  return details;
}
