// The kinds of block a page is built from, as schemas. Each slot says what it is for, in which tone
// and length; a writer reads this file to know what to fill. No slot takes markup.
import * as v from "valibot";
import {
  actionSchema,
  anchor,
  artSlotSchema,
  href,
  icon,
  paragraphs,
  pointSchema,
  text,
} from "./slots.ts";
import { BLOCK_VARIANTS, type BlockKind } from "./vocabulary.ts";

const list = <Entry extends v.GenericSchema>(entry: Entry, countMin: number, countMax: number) =>
  v.pipe(v.array(entry), v.minLength(countMin), v.maxLength(countMax));

/** What every block has. `id` is its anchor on the page; `surface` overrides the direction's rhythm. */
const base = <Kind extends BlockKind>(kind: Kind) => ({
  kind: v.literal(kind),
  id: anchor,
  variant: v.picklist(BLOCK_VARIANTS[kind]),
  surface: v.optional(v.picklist(["plain", "tint", "strong"])),
  /** Kept in the document and shown to nobody; never a page's opening. */
  hidden: v.optional(v.boolean()),
});

/** Heading group of a section. Eyebrow: 1 to 4 words of context. Heading: 2 to 10 words, says the point,
 * not the category ("What we bake", never "Our services"). Lede: one or two sentences. */
const headings = { eyebrow: v.optional(text(80)), heading: text(200), lede: v.optional(text(500)) };
const optionalHeadings = { ...headings, heading: v.optional(text(200)) };
const actions = v.optional(v.pipe(v.array(actionSchema), v.maxLength(3)));

/** The opening of the home page; its heading is the page's h1. */
export const heroSchema = v.object({
  ...base("hero"),
  eyebrow: v.optional(text(80)),
  /**
   * The promise, 3 to 12 words. In `poster` and `full` keep it under 8. Where there is none it is the
   * business's name, so it holds 200 characters of two units each.
   */
  heading: text(400),
  /** One to three sentences: what, for whom, and what to do next. */
  lede: v.optional(text(600)),
  actions,
  /** Two to five words each, true without proof: "Baked daily", "By appointment". Shown as a quiet row. */
  notes: v.optional(list(text(140), 0, 5)),
  /** For `index`: entry points into the site, shown as a numbered list. 3 to 6. Ignored by other variants. */
  entries: v.optional(list(v.object({ label: text(80), href, text: v.optional(text(160)) }), 0, 6)),
  art: v.optional(artSlotSchema),
});

/** The opening of every other page; its heading is the page's h1. */
export const pageHeaderSchema = v.object({
  ...base("pageHeader"),
  eyebrow: v.optional(text(80)),
  heading: text(300),
  lede: v.optional(text(600)),
  actions,
  art: v.optional(artSlotSchema),
});

/** One thought in large type, 15 to 45 words, first person plural or the owner's voice. */
export const statementSchema = v.object({
  ...base("statement"),
  eyebrow: v.optional(text(80)),
  /** Small heading above it; without one the statement itself is not a heading. */
  heading: v.optional(text(200)),
  text: text(700),
  /** A quieter second paragraph; `columns` and `margin` show it beside. */
  aside: v.optional(text(700)),
  action: v.optional(actionSchema),
});

/** What can be bought, booked or asked for. 2 to 8 suit every variant. Without a heading where the page's own
 * says what they are. */
export const offersSchema = v.object({
  ...base("offers"),
  ...optionalHeadings,
  items: list(
    v.object({
      id: v.optional(anchor),
      /** 1 to 5 words, as a customer would call it. */
      name: text(120),
      /** One real sentence (8 to 22 words) on what it is and who it suits. */
      text: text(500),
      /** A second paragraph with how it works; shown on the services page by `alternating` and `rows`. */
      detail: v.optional(text(900)),
      /** What is included, 2 to 5 short entries of 2 to 6 words. */
      includes: v.optional(list(text(120), 0, 8)),
      /** Only a price the brief or the owner gave, as they wrote it. */
      price: v.optional(text(60)),
      icon: v.optional(icon),
      href: v.optional(href),
      art: v.optional(artSlotSchema),
    }),
    1,
    24,
  ),
  action: v.optional(actionSchema),
});

/** How the work goes, in order. 3 to 5 steps. */
export const processSchema = v.object({
  ...base("process"),
  ...headings,
  steps: list(
    v.object({
      /** A verb first: "Send us your plans". 2 to 6 words. */
      title: text(120),
      text: text(500),
      /** How long or when, only if true for any business of the trade or given: "Before your visit". */
      when: v.optional(text(60)),
    }),
    2,
    8,
  ),
  action: v.optional(actionSchema),
});

/** Arguments: why this way of working is good for the customer. 3 to 6. */
export const featuresSchema = v.object({
  ...base("features"),
  ...headings,
  items: list(pointSchema, 2, 12),
  art: v.optional(artSlotSchema),
});

/** Questions customers really ask. Answers of one to four sentences that hold for an honest business.
 * Without a heading where the page's own says what they are; the composer's are then `accordion`. */
export const faqSchema = v.object({
  ...base("faq"),
  ...optionalHeadings,
  items: list(v.object({ question: text(250), answer: text(1_500) }), 1, 40),
  action: v.optional(actionSchema),
});

/** The one thing to do next. Heading 3 to 9 words, text one sentence. */
export const callToActionSchema = v.object({
  ...base("callToAction"),
  ...headings,
  actions: list(actionSchema, 1, 3),
  art: v.optional(artSlotSchema),
});

/** Ways to get in touch: details come from the document's facts, the form from `fields`.
 * Without a heading where the page's own says what it is. */
export const contactSchema = v.object({
  ...base("contact"),
  ...optionalHeadings,
  /** Extra form fields of the trade, beside name, e-mail, telephone and message. At most 4 are kind. */
  fields: v.optional(
    list(
      v.object({
        /** Control name as it is stored on the lead: `party_size`. */
        name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/u)),
        label: text(120),
        /** `photos` takes picture files, a few of them, and is sent under that name whatever `name` says. */
        type: v.picklist(["text", "date", "time", "number", "select", "textarea", "photos"]),
        options: v.optional(list(text(120), 1, 20)),
        required: v.optional(v.boolean()),
      }),
      0,
      8,
    ),
  ),
  /** Over the message; default in the page's language: "Message". */
  messageLabel: v.optional(text(60)),
  /** The send button; default in the page's language: "Send message". */
  submitLabel: v.optional(text(60)),
  /** Said before the form: when to expect an answer, only if it is true. */
  note: v.optional(text(300)),
});

/** Pictures. Slots show art until the owner uploads; uploaded images come before the slots. */
export const gallerySchema = v.object({
  ...base("gallery"),
  ...optionalHeadings,
  slots: v.pipe(v.array(artSlotSchema), v.maxLength(24)),
  /** Said while nothing was uploaded, honest and useful. Default in the page's language. */
  emptyText: v.optional(text(400)),
  action: v.optional(actionSchema),
});

/** Published events, newest first; entries come at render time, never from the document. */
export const eventsSchema = v.object({
  ...base("events"),
  ...optionalHeadings,
  emptyText: v.optional(text(400)),
  action: v.optional(actionSchema),
});

/** The about text: how the business thinks and works. No invented history, people or dates. */
export const storySchema = v.object({
  ...base("story"),
  ...optionalHeadings,
  /** 2 to 6 paragraphs of 30 to 80 words. */
  paragraphs: paragraphs(12),
  /** Beside the paragraphs; instead of them in the variant `chapters`. */
  chapters: v.optional(list(v.object({ title: text(120), paragraphs: paragraphs(12) }), 0, 6)),
  art: v.optional(artSlotSchema),
});

/** Values as promises that can be kept and checked. 3 to 6, title 1 to 4 words. */
export const principlesSchema = v.object({
  ...base("principles"),
  ...headings,
  items: list(pointSchema, 2, 10),
});

/** Who it is for: two to four kinds of customer, each addressed directly. */
export const audienceSchema = v.object({
  ...base("audience"),
  ...headings,
  items: list(pointSchema, 1, 6),
});

/** What is different here. Never names a competitor; `usual` is the common experience, fairly put. */
export const comparisonSchema = v.object({
  ...base("comparison"),
  ...headings,
  /** Column titles: "Often" and "With us". */
  usualLabel: text(60),
  hereLabel: text(60),
  rows: list(v.object({ subject: text(100), usual: text(300), here: text(300) }), 2, 8),
});

/** An index of pages or places to go on. */
export const linksSchema = v.object({
  ...base("links"),
  ...headings,
  items: list(
    v.object({ label: text(100), href, text: v.optional(text(250)), icon: v.optional(icon) }),
    1,
    12,
  ),
});

/** Known facts, from the document's `facts` by id; ids that no longer exist are skipped. */
export const factsSchema = v.object({
  ...base("facts"),
  ...headings,
  factIds: list(anchor, 0, 24),
});

/** A picture between sections. */
export const pictureSchema = v.object({ ...base("picture"), art: artSlotSchema });

/** A short remark a visitor needs: closed days, a deadline, where to park. */
export const noticeSchema = v.object({
  ...base("notice"),
  heading: v.optional(text(160)),
  text: text(700),
  action: v.optional(actionSchema),
});

/** Running text with headings: terms, imprint, policies. */
export const legalSchema = v.object({
  ...base("legal"),
  sections: list(
    v.object({
      heading: text(200),
      paragraphs: paragraphs(20, 4_000),
      points: v.optional(list(text(1_000), 0, 30)),
    }),
    1,
    40,
  ),
});

export const blockSchema = v.variant("kind", [
  heroSchema,
  pageHeaderSchema,
  statementSchema,
  offersSchema,
  processSchema,
  featuresSchema,
  faqSchema,
  callToActionSchema,
  contactSchema,
  gallerySchema,
  eventsSchema,
  storySchema,
  principlesSchema,
  audienceSchema,
  comparisonSchema,
  linksSchema,
  factsSchema,
  pictureSchema,
  noticeSchema,
  legalSchema,
]);
export type Block = v.InferOutput<typeof blockSchema>;
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>;
