/** The mail that tells a site's owner of a new lead; an answer to it goes to the visitor. */
import { eq, inArray } from "drizzle-orm";
import { emailKeyOf } from "../../lib/email-key.ts";
import { PICTURES_FIELD } from "../../lib/form-pictures.ts";
import { shorten } from "../../lib/shorten.ts";
import type { Context } from "../../platform/context.ts";
import type { MailKind } from "../../platform/mail/mail.ts";
import {
  type Letter,
  type MailRow,
  renderLetter,
  writeLetter,
} from "../../platform/mail/mail-layout.tsx";
import {
  isMailAddress,
  type MailMessage,
  plainLine,
  plainName,
} from "../../platform/mail/mail-message.ts";
import { findLetterBrand } from "../accounts/room.ts";
import { listMailWishes, unsubscribeUrl } from "../people/room.ts";
import { getSiteRecord, siteOrigin } from "../sites/room.ts";
import { type LeadRow, parseFields } from "./model.ts";
import { findNotified, type Notified, readNotificationEmails } from "./notified.ts";
import { listPictures } from "./pictures.ts";
import { leads } from "./table.ts";

export const LEAD_NOTICE = "leads.notice";

/** What mail programs show beside the subject. */
const PREVIEW_LENGTH_MAX = 140;

/** To the first of the addresses named for the site; where there are none, to the first of the people. */
export const leadNotice: MailKind = {
  name: LEAD_NOTICE,
  async compose(ctx, leadId) {
    const lead = await findLead(ctx, leadId);
    const { addresses, people } = lead ? await findNotified(ctx, lead) : NOBODY;
    if (lead === undefined) return undefined;
    const [to] = addresses;
    if (to !== undefined) return composeNotice(ctx, lead, { to });
    return people[0] && composeNotice(ctx, lead, readerOf(ctx, people[0]));
  },
  /**
   * Each has their own mail: people can unsubscribe from theirs, and an address that the mail server refuses,
   * or puts off, is tried again by itself.
   */
  async copies(ctx, leadId) {
    const lead = await findLead(ctx, leadId);
    const { addresses, people } = lead ? await findNotified(ctx, lead) : NOBODY;
    const others = addresses.length > 0 ? people : people.slice(1);
    const order = (kind: string, reader: string) => ({
      ...{ kind, reference: `${leadId} ${reader}` },
      ...{ lane: lead?.accountId ?? leadId, id: copyIdOf(leadId, reader) },
    });
    return [
      ...addresses.slice(1).map((address) => order(LEAD_ADDRESS, keyOf(address))),
      ...others.map(({ userId }) => order(LEAD_COPY, userId)),
    ];
  },
};

const LEAD_ADDRESS = "leads.notice-address";
const LEAD_COPY = "leads.notice-copy";
const NOBODY: Notified = { addresses: [], people: [] };

/** `reader` is a user's id, or the key of an address. */
const copyIdOf = (leadId: string, reader: string): string => `${leadId}.${reader}`;

const KEY_LENGTH = 16;

/** What stands for an address in rows of the outbox, which outlive the list that it was named in. */
const keyOf = (address: string): string =>
  new Bun.CryptoHasher("sha256").update(emailKeyOf(address)).digest("hex").slice(0, KEY_LENGTH);

/** The reference is the lead's id and the key of an address that is still named for the site. */
export const leadNoticeAddress: MailKind = {
  name: LEAD_ADDRESS,
  async compose(ctx, reference) {
    const [leadId = "", key] = reference.split(" ");
    const lead = await findLead(ctx, leadId);
    const { addresses } = lead ? await findNotified(ctx, lead) : NOBODY;
    const to = addresses.find((address) => keyOf(address) === key);
    if (lead === undefined || to === undefined) return undefined;
    return composeNotice(ctx, lead, { to });
  },
};

/** The reference is the lead's id and the person's. */
export const leadNoticeCopy: MailKind = {
  name: LEAD_COPY,
  async compose(ctx, reference) {
    const [leadId = "", userId] = reference.split(" ");
    const lead = await findLead(ctx, leadId);
    const { people } = lead ? await findNotified(ctx, lead) : NOBODY;
    const person = people.find((one) => one.userId === userId);
    return lead && person && composeNotice(ctx, lead, readerOf(ctx, person));
  },
};

/** Lead → the ids of all mails about it, as the account's people and the named addresses stand now. */
export async function listNoticeIds(
  ctx: Context,
  accountId: string,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const people = (await listMailWishes(ctx, accountId)).map(({ userId }) => userId);
  const found = await ctx.db.orm
    .select({ id: leads.id, siteId: leads.siteId })
    .from(leads)
    .where(inArray(leads.id, [...leadIds]));
  const keys = new Map<string, string[]>();
  for (const siteId of new Set(found.map((lead) => lead.siteId)))
    keys.set(siteId, (await readNotificationEmails(ctx, siteId)).map(keyOf));
  return new Map(
    found.map(({ id, siteId }) => {
      const readers = [...people, ...(keys.get(siteId) ?? [])];
      return [id, [id, ...readers.map((reader) => copyIdOf(id, reader))]];
    }),
  );
}

/** Undefined when the lead is gone, such as after its person was erased. */
async function findLead(ctx: Context, leadId: string): Promise<LeadRow | undefined> {
  const [lead] = await ctx.db.orm.select().from(leads).where(eq(leads.id, leadId));
  return lead;
}

type To = Pick<MailMessage, "to" | "unsubscribeUrl">;

const readerOf = (ctx: Context, { userId, email }: { userId: string; email: string }): To => ({
  to: email,
  unsubscribeUrl: unsubscribeUrl(ctx, userId, "leads"),
});

async function composeNotice(ctx: Context, lead: LeadRow, to: To): Promise<MailMessage> {
  const site = await getSiteRecord(ctx, lead.siteId);
  const origin = siteOrigin(ctx.config, site);
  const brand = await findLetterBrand(ctx, lead.accountId);
  const url = to.unsubscribeUrl;
  const pictures = (await listPictures(ctx, [lead.id])).get(lead.id) ?? [];
  const letter = {
    ...writeNotice(lead, { name: site.name, origin }, pictures.length),
    brand,
    // Only people can sign in; an address that was named for the site may belong to none.
    ...(url !== undefined && {
      actions: [{ label: "Open in the console", url: addressOf(ctx, lead) }],
      unsubscribe: { label: "Stop these mails", url },
    }),
  };
  const { email } = lead;
  return {
    ...to,
    senderName: site.name,
    ...(isMailAddress(email) && { replyTo: { name: plainName(lead.name) ?? "", address: email } }),
    subject: plainLine(lead.subject ?? "") ?? `New message from ${nameOf(lead)} – ${site.name}`,
    html: renderLetter(letter),
    text: writeLetter(letter),
  };
}

const addressOf = (ctx: Context, { siteId, id }: LeadRow): string =>
  `${ctx.config.publicUrl}/console/sites/${siteId}/leads?lead=${id}`;

function writeNotice(
  lead: LeadRow,
  site: { name: string; origin: string },
  pictureCount: number,
): Letter {
  const { message, verification } = lead;
  const asked = Object.entries(parseFields(lead.fields)).filter(
    // Said in a line of its own.
    ([name, value]) => name !== PICTURES_FIELD || value !== String(pictureCount),
  );
  const known: MailRow[] = [
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
    preview: message === "" ? `Sent on ${site.name}` : shorten(message, PREVIEW_LENGTH_MAX),
    paragraphs: [
      `It was sent through the ${lead.form} form of ${site.name}.`,
      ...tellPictures(pictureCount),
      ...doubt,
    ],
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

/** They are not in the mail itself: an inbox is no place for large files of strangers. */
function tellPictures(count: number): string[] {
  if (count === 0) return [];
  const are = count === 1 ? "1 photograph is" : `${count} photographs are`;
  return [`${are} with the enquiry in the inbox.`];
}

/** In our own words only what is a name or an address: anybody can write into either field. */
const nameOf = ({ name, email }: LeadRow): string =>
  plainName(name) ?? (isMailAddress(email) ? email : "a visitor");

const writeTime = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
