/** What has to be said on the pages and in the mails around registrations, in whatever language. */

type Said = { heading: string; lede: string };

/** The fields whose faults have sentences of their own. */
export const NAMED_FIELDS = ["name", "email", "seats", "phone", "message"] as const;

export type FaultWords = Readonly<
  Record<(typeof NAMED_FIELDS)[number] | "others" | "unreadable", string>
>;

export type PageWords = {
  confirmed: Said;
  waitlisted: Said;
  cancelled: Said;
  disabled: Said;
  past: Said;
  "no-room": Said;
  /** With `faults` the lede is followed by what is wrong. */
  invalid: Said & { faults?: FaultWords };
  tooMany: Said;
  unknown: Said;
  event: string;
  yours: string;
  cancel: string;
  /** Over the form by which it is changed, on its button, and once that is done. */
  change: string;
  save: string;
  saved: string;
  /** What the form asks beside the seats. */
  name: string;
  phone: string;
  message: string;
  /** Of a registration that stands no longer. */
  registerAgain: string;
  back: string;
  /** Away from a refusal. */
  goBack: string;
};

export type NoticeKind =
  | "confirmed"
  | "waitlisted"
  | "promoted"
  | "cancelled"
  | "changed"
  | "reminder"
  | "known";

type Told = { subject: string; heading: string; text: string };

export type MailWords = {
  /** `title` is the event's. */
  told: Readonly<Record<NoticeKind, (title: string) => Told>>;
  /** For somebody on the waiting list whose event has changed. */
  stillWaiting: string;
  /** For a party that waits and is larger than the event, which has `capacity` seats. */
  tooMany: (capacity: number) => string;
  /** What such a party can do, above the link. */
  takeFewer: string;
  /** Without a name where the one given is none that can stand in a letter. */
  greeting: (name: string | undefined) => string;
  when: string;
  where: string;
  map: string;
  online: string;
  seats: string;
  price: string;
  manage: string;
  /** In place of `manage` where nothing can be changed any more. */
  see: string;
  event: string;
  /** Why this mail came, under everything else. */
  footer: (site: string) => string;
};
