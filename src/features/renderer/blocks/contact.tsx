/** @jsxImportSource preact */
// Ways to get in touch: details from the document's facts and, where forms work, a form that needs no
// script. Without forms and without details it says so, instead of showing a form that cannot be sent.
import type { BlockOf } from "../../design/room.ts";
import { emailHref, phoneHref } from "../contact-facts.ts";
import type { RenderView } from "../view.ts";
import { ContactForm } from "./contact-form.tsx";
import { type BlockProps, Head, Lines, Section } from "./parts.tsx";

export function Contact({ block, mark, view, surface, pagePath }: BlockProps<BlockOf<"contact">>) {
  const hasForm = view.features.forms;
  const details = listDetails(view);
  const classes = [hasForm ? "has-form" : "no-form"];
  if (block.heading === undefined) classes.push(details.length === 0 ? "headless" : "no-heading");
  return (
    <Section block={block} mark={mark} surface={surface} extra={classes.join(" ")}>
      <Head mark={mark} eyebrow={block.eyebrow} heading={block.heading} lede={block.lede} />
      <div class="body">
        {details.length > 0 && <Details details={details} />}
        {details.length === 0 && !hasForm && <p class="no-details">{view.words.noContact}</p>}
        {hasForm && <ContactForm block={block} mark={mark} view={view} pagePath={pagePath} />}
      </div>
    </Section>
  );
}

const Details = ({ details }: { details: readonly Detail[] }) => (
  <dl class="details">
    {details.map((detail) => (
      <div key={detail.label}>
        <dt>{detail.label}</dt>
        <dd>
          {detail.href === undefined ? (
            <Lines lines={detail.lines} />
          ) : (
            <a href={detail.href}>{detail.lines[0]}</a>
          )}
        </dd>
      </div>
    ))}
  </dl>
);

type Detail = { label: string; lines: readonly string[]; href?: string | undefined };

function listDetails({ contact, words }: RenderView): Detail[] {
  const { factLabels } = words;
  const details: Detail[] = [];
  const { phone, phoneLabel, email, addressLines, serviceArea, openingHours } = contact;
  if (phone !== undefined)
    details.push({
      ...{ label: phoneLabel ?? factLabels.phone, lines: [phone], href: phoneHref(phone) },
    });
  if (email !== undefined)
    details.push({ label: factLabels.email, lines: [email], href: emailHref(email) });
  if (addressLines.length > 0) details.push({ label: factLabels.address, lines: addressLines });
  if (serviceArea !== undefined)
    details.push({ label: factLabels.service_area, lines: [serviceArea] });
  if (openingHours.length > 0) details.push({ label: words.openingHours, lines: openingHours });
  return details;
}
