/** @jsxImportSource preact */
// The opening of the home page. One set of slots, twelve arrangements; the art comes after the text in
// reading order, whatever the eye sees first.
import { type BlockOf, VARIANTS_WITH_ART } from "../../design/room.ts";
import { Picture } from "../art-slot.tsx";
import type { MarkSlot } from "../slot-mark.ts";
import { Actions, anchorOf, type BlockProps, Link, markActions, measureHeading } from "./parts.tsx";

const ASPECTS = {
  split: "tall",
  full: "wide",
  poster: "square",
  column: "wide",
  stacked: "wide",
  frame: "wide",
  offset: "square",
  index: "wide",
  bleed: "square",
  card: "wide",
  banner: "wide",
  type: "wide",
} as const;

const INITIAL_LETTERS_MIN = 80;
/**
 * Whether a text may begin with a large initial: letters of many scripts are joined to the next one, and
 * beside a single line it would hang into nothing.
 */
const hasInitial = (text: string) =>
  text.length >= INITIAL_LETTERS_MIN && /^[\p{Lu}\p{Ll}]/u.test(text);

const INDEX_ENTRIES_MIN = 3;
/** One or two ways into a site are no index: without one the opening is its words. */
export function settleVariant({
  variant,
  entries = [],
}: BlockOf<"hero">): BlockOf<"hero">["variant"] {
  return variant === "index" && entries.length < INDEX_ENTRIES_MIN ? "type" : variant;
}

/** Variants in which the picture may stand on either side of the words. */
const TWO_SIDED = new Set(["split", "bleed", "card", "offset"]);

export function Hero({ block, mark, view, surface }: BlockProps<BlockOf<"hero">>) {
  const length = measureHeading(block.heading.length);
  const variant = settleVariant(block);
  const hasArt = block.art !== undefined && VARIANTS_WITH_ART.hero?.includes(variant) === true;
  const classes = ["b", "b-hero", `v-${variant}`, `s-${surface}`, length];
  if (hasArt) classes.push("has-art");
  if (hasArt && view.frame.isFlipped && TWO_SIDED.has(variant)) classes.push("flip");
  return (
    <section id={anchorOf(block.id)} class={classes.join(" ")} {...mark()}>
      <div class="w">
        <div class="hero-text">
          {block.eyebrow !== undefined && (
            <p class="eyebrow" {...mark("eyebrow")}>
              {block.eyebrow}
            </p>
          )}
          <h1 {...mark("heading")}>{block.heading}</h1>
        </div>
        <div class="hero-side">
          {block.lede !== undefined && (
            <p class={hasInitial(block.lede) ? "lede has-initial" : "lede"} {...mark("lede")}>
              {block.lede}
            </p>
          )}
          <Actions actions={block.actions} mark={markActions(mark)} />
          <Notes notes={block.notes} mark={mark} />
        </div>
        {variant === "index" && <Entries entries={block.entries} mark={mark} />}
        {hasArt && block.art !== undefined && (
          <Picture
            slot={block.art}
            mark={mark("art")}
            place={block.id}
            view={view}
            aspect={ASPECTS[variant]}
            class="hero-art"
            isFirst
          />
        )}
      </div>
    </section>
  );
}

function Notes({ notes, mark }: { notes: BlockOf<"hero">["notes"]; mark: MarkSlot }) {
  if (notes === undefined || notes.length === 0) return null;
  return (
    <ul class="notes">
      {notes.map((note, at) => (
        <li key={note} {...mark("notes", at)}>
          {note}
        </li>
      ))}
    </ul>
  );
}

type EntriesProps = { entries: BlockOf<"hero">["entries"]; mark: MarkSlot };

function Entries({ entries, mark }: EntriesProps) {
  if (entries === undefined || entries.length === 0) return null;
  return (
    <ul class="entries">
      {entries.map((entry, at) => (
        <li key={entry.href}>
          <Link href={entry.href}>
            <span class="entry-label" {...mark("entries", at, "label")}>
              {entry.label}
            </span>
            {entry.text !== undefined && (
              <span class="entry-text" {...mark("entries", at, "text")}>
                {entry.text}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
