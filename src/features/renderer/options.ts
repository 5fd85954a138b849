// What a caller hands the renderer beside the document: where the site lives, which parts work, and the
// entries that are not part of the document. Plain data; the renderer fetches nothing.

/** A published event as the site shows it. Times are ready to read and ready for machines. */
export type EventEntry = {
  /** Path on the site: "/events/open-day". */
  path: string;
  title: string;
  /** Local start (and end) in ISO 8601 with offset, for `<time>` and JSON-LD. */
  startsAtIso: string;
  endsAtIso?: string;
  /** As a person reads it, in the site's language: "Saturday 5 December 2026, 10:00". */
  when: string;
  venueName?: string;
  address?: string;
  summary?: string;
  isPast: boolean;
  /** With them the event has a page of its own at `path`. */
  details?: EventDetails;
};

/** What only an event's own page shows. */
export type EventDetails = {
  /** Sanitised by the caller; it stands in the page as it is. */
  descriptionHtml?: string;
  priceLabel?: string;
  /** A web address. */
  mapUrl?: string;
  /** People join from anywhere; where, only the confirmed are told. */
  isOnline: boolean;
  /** Whether the page has a form to register by. */
  takesRegistrations: boolean;
  /** All seats that there are, if they are counted: whoever comes too late is put on a waiting list. */
  capacity?: number;
  /** The event alone, as iCalendar text. */
  calendar: string;
};

/** An uploaded picture; URLs are paths of the site. */
export type ShownImage = {
  id: string;
  url: string;
  /** The picture in all its sizes, in px; `url` is one of them. */
  sizes: readonly { url: string; width: number }[];
  alt: string;
  caption?: string;
  width: number;
  height: number;
};

/** The candidates of `srcset`. */
export const sourceSet = ({ sizes }: ShownImage): string =>
  sizes.map(({ url, width }) => `${url} ${width}w`).join(", ");

export type Features = { forms: boolean; events: boolean; gallery: boolean };

export type RenderOptions = {
  /** Scheme and host without a trailing slash: canonical links, feeds, JSON-LD. */
  origin: string;
  siteId: string;
  /** What works on this site. With forms off the contact page shows details, and no form that could not be sent. */
  features?: Partial<Features>;
  /** Upcoming first, then past, in the order to be shown. */
  events?: readonly EventEntry[];
  /** All published events as iCalendar text, for those who subscribe to them. */
  calendarFeed?: string;
  galleryImages?: readonly ShownImage[];
  /** Whether there are any, for pages that only lead to them and are handed neither. */
  has?: { events: boolean; galleryImages: boolean };
  /**
   * The caller answers for the pictures of `art/site-pictures.ts` (raster icons, sharing pictures).
   * Without it pages name only what `renderSite` itself yields.
   */
  hasPictures?: boolean;
  /** For the builder: blocks and slots carry their address in the document, and no script runs. */
  isPreview?: boolean;
  /** reCAPTCHA's site key: whoever begins to fill a form in loads its script. */
  recaptchaKey?: string;
};
