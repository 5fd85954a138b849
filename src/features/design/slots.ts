// The small content slots blocks are made of: bounded plain text, links, icons, pictures. Text here
// is never HTML or Markdown: it is escaped where it is shown.
import * as v from "valibot";
import { limitCombiningRuns } from "../../lib/combining-marks.ts";
import { safeHref } from "./safe-href.ts";
import { ART_KINDS } from "./vocabulary.ts";

const UNSHOWN = /\p{Cc}|\p{Noncharacter_Code_Point}/gu;
/** Line breaks of old word processors and mainframes. */
const BREAKS = "\u000b\u000c\u0085";
/** Kept, or refused by `isSound`. */
const KEPT = "\t\n\r\u0000";

/**
 * The text without characters that nothing shows and that no HTML or XML may have. They come along with what is
 * pasted; nobody would know what to correct.
 */
const dropUnshown = (text: string): string =>
  text.replace(UNSHOWN, (character) =>
    KEPT.includes(character) ? character : BREAKS.includes(character) ? " " : "",
  );

const isSound = (value: string) => value.isWellFormed() && !value.includes("\u0000");

/** Letters may become several marks: what is in bounds before need not be so afterwards. */
const normalise = (text: string): string =>
  limitCombiningRuns(limitCombiningRuns(text).normalize("NFC"));

/**
 * Plain text of 1 to `lengthMax` UTF-16 units, trimmed, NFC. It is measured as it is kept, for some letters take more
 * room once they are normalised: what was stored must be taken again.
 */
export const text = (lengthMax: number) =>
  v.pipe(
    v.string(),
    v.transform((value) => normalise(dropUnshown(value))),
    v.trim(),
    v.nonEmpty("must not be empty"),
    v.maxLength(lengthMax, `must have at most ${lengthMax} characters`),
    v.check(isSound, "must be well-formed text without NUL"),
  );

/** Several paragraphs of plain text, in order. */
export const paragraphs = (countMax: number, lengthMax = 1_200) =>
  v.pipe(v.array(text(lengthMax)), v.maxLength(countMax, `must have at most ${countMax} entries`));

/** An identifier that also serves as an anchor: `a-z 0-9 -`. */
export const anchor = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,63}$/u, "must be a short slug"),
);

/** A link target: a path of this site, a fragment, a web address, mail or telephone. */
export const href = v.pipe(
  v.string(),
  v.maxLength(2_048),
  v.check((value) => safeHref(value) !== undefined, "must be a path, http(s), mailto or tel link"),
);

/** A button or strong link. Labels are verbs a visitor would say: "Book a table" (2 to 5 words). */
export const actionSchema = v.object({
  label: text(80),
  href,
  /** Primary is drawn as the button of its block; at most one a block. Default: the first is primary. */
  weight: v.optional(v.picklist(["primary", "secondary"])),
});
export type Action = v.InferOutput<typeof actionSchema>;

/** Name of a Lucide icon (kebab-case); one the renderer does not carry is left out. */
export const icon = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,47}$/u));

/** A place for a picture: procedural art until the owner puts a gallery image there. */
export const artSlotSchema = v.object({
  /** Stable within the document; gallery images are assigned to it. */
  id: anchor,
  kind: v.picklist(ART_KINDS),
  /** What is drawn, as a slug of the trade's motifs: "wheat", "bread", "scissors", "leaf". */
  motif: icon,
  /** Lead fills a hero, support sits beside text, texture lies behind or between. */
  role: v.picklist(["lead", "support", "texture"]),
  /** Describes an owner's image. Empty or absent: decorative, hidden from assistive technology. */
  alt: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(300),
      v.check(isSound, "must be well-formed text without NUL"),
      v.transform(dropUnshown),
    ),
  ),
  /** A short line under the picture, only where it says something true. */
  caption: v.optional(text(200)),
  /** The gallery image shown instead of art (`img_…`). */
  imageId: v.optional(v.pipe(v.string(), v.regex(/^img_[0-9A-Za-z]{1,64}$/u))),
  /** The owner wants the drawing: no gallery image is put here by itself. */
  keepsDrawing: v.optional(v.boolean()),
  /** Point that must stay in view when cropped, as fractions of width and height; default the middle. */
  focalX: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  focalY: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
});
export type ArtSlot = v.InferOutput<typeof artSlotSchema>;

/** A titled piece of text; the unit of lists of arguments, values and audiences. */
export const pointSchema = v.object({
  title: text(200),
  /** One to three plain sentences. */
  text: v.optional(text(600)),
  icon: v.optional(icon),
  href: v.optional(href),
});
export type ListPoint = v.InferOutput<typeof pointSchema>;
