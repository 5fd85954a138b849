/** The mail that tells a site's owner of a new lead; an answer to it goes to the visitor. */
import { eq } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import type { MailKind } from "../../platform/mail.ts";
import { type Letter, type Row, renderLetter, writeLetter } from "../../platform/mail-layout.tsx";
import {
  isMailAddress,
  type MailMessage,
  plainLine,
  plainName,
} from "../../platform/mail-message.ts";
import { findLetterBrand } from "../accounts/room.ts";
import { getSiteRecord, siteOrigin } from "../sites/room.ts";
import { type LeadRow, parseFields } from "./model.ts";
import { listNotified } from "./notified.ts";
import { leads } from "./table.ts";

export const LEAD_NOTICE = "leads.notice";

export const leadNotice: MailKind = { name: LEAD_NOTICE, compose: composeNotice };

/** Undefined when the lead is gone, such as after its person was erased. */
async function composeNotice(ctx: Context, leadId: string): Promise<MailMessage | undefined> {
  const [lead] = await ctx.db.orm.select().from(leads).where(eq(leads.id, leadId));
  if (!lead) return undefined;
  const [to, ...alsoTo] = await listNotified(ctx, lead);
  if (to === undefined) return undefined;
  const site = await getSiteRecord(ctx, lead.siteId);
  const origin = siteOrigin(ctx.config, site);
  const brand = await findLetterBrand(ctx, lead.accountId);
  const letter = { ...writeNotice(lead, { name: site.name, origin }), brand };
  const { email } = lead;
  return {
    to,
    alsoTo,
    senderName: site.name,
    ...(isMailAddress(email) && { replyTo: { name: plainName(lead.name) ?? "", address: email } }),
    subject: plainLine(lead.subject ?? "") ?? `New message from ${nameOf(lead)} – ${site.name}`,
    html: renderLetter(letter),
    text: writeLetter(letter),
  };
}

function writeNotice(lead: LeadRow, site: { name: string; origin: string }): Letter {
  const { message, verification } = lead;
  const asked = Object.entries(parseFields(lead.fields));
  const known: Row[] = [
    { label: "Name", value: lead.name },
    { label: "E-mail", value: lead.email },
    { label: "Phone", value: lead.phone },
    ...asked.map(([label, value]) => ({ label, value })),
    { label: "Page", value: `${site.origin}${lead.source}` },
    { label: "Sent", value: writeTime(lead.createdAt) },
  ];
  const doubt =
    verification === "unverified" ? ["It could not be verified that a person wrote this."] : [];
  return {
    heading: `New message from ${nameOf(lead)}`,
    preview: message === "" ? `Sent on ${site.name}` : message.slice(0, 140),
    paragraphs: [`It was sent through the ${lead.form} form of ${site.name}.`, ...doubt],
    rows: known.filter(({ value }) => value !== ""),
    ...(message !== "" && { quotation: { label: "Message", value: message } }),
    footer: [
      isMailAddress(lead.email)
        ? "Answer this mail to write to the sender."
        : "The sender left no e-mail address that could be answered.",
      `You get it because your account owns ${site.origin}.`,
    ],
  };
}

/** In our own words only what is a name or an address: anybody can write into either field. */
const nameOf = ({ name, email }: LeadRow): string =>
  plainName(name) ?? (isMailAddress(email) ? email : "a visitor");

const writeTime = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
