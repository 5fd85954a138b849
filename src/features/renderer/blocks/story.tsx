/** @jsxImportSource preact */
// Running text: the about text and legal text.
import type { ComponentChildren } from "preact";
import type { BlockOf } from "../../design/room.ts";
import { Picture } from "../art-slot.tsx";
import type { MarkSlot } from "../slot-mark.ts";
import { type BlockProps, Head, Section } from "./parts.tsx";

export function Story({ block, mark, view, surface }: BlockProps<BlockOf<"story">>) {
  const chapters = block.chapters ?? [];
  const level = block.heading === undefined ? "h2" : "h3";
  const showsChapters = block.variant === "chapters" && chapters.length > 0;
  const isFlipped = view.frame.isFlipped && block.variant === "split";
  const classes =
    block.art === undefined ? [nameLength(block)] : ["has-art", isFlipped ? "flip" : undefined];
  return (
    <Section
      block={block}
      mark={mark}
      surface={surface}
      extra={classes.filter((name) => name !== undefined).join(" ")}
    >
      <Head mark={mark} eyebrow={block.eyebrow} heading={block.heading} lede={block.lede} />
      <div class="body prose">
        {!showsChapters && (
          <Told isBeside={chapters.length > 0}>
            {block.paragraphs.map((paragraph, at) => (
              <p key={paragraph} {...mark("paragraphs", at)}>
                {paragraph}
              </p>
            ))}
          </Told>
        )}
        {chapters.length > 0 && <Chapters chapters={chapters} level={level} mark={mark} />}
      </div>
      {block.art !== undefined && (
        <Picture
          slot={block.art}
          mark={mark("art")}
          place={block.id}
          view={view}
          aspect={block.variant === "split" ? "tall" : "wide"}
        />
      )}
    </Section>
  );
}

/** So many letters stand beside their heading in a few lines. */
const SHORT_LETTERS_MAX = 260;

/** What words alone are, by which they are arranged: a few under a heading, or several paragraphs without one. */
function nameLength({ heading, lede, chapters = [], paragraphs }: BlockOf<"story">) {
  if (chapters.length > 0 || paragraphs.length === 0) return undefined;
  if (heading === undefined)
    return lede === undefined && paragraphs.length > 1 ? "untitled" : undefined;
  const letters = paragraphs.reduce((sum, paragraph) => sum + paragraph.length, 0);
  return letters <= SHORT_LETTERS_MAX ? "short" : undefined;
}

/** Chapters stand beside the paragraphs where there is room, so that these are one. */
const Told = ({ isBeside, children }: { isBeside: boolean; children: ComponentChildren }) =>
  isBeside ? <div class="told">{children}</div> : children;

type ChaptersProps = {
  chapters: NonNullable<BlockOf<"story">["chapters"]>;
  level: "h2" | "h3";
  mark: MarkSlot;
};

function Chapters({ chapters, level, mark }: ChaptersProps) {
  const Title = level;
  return (
    <div class="chapters">
      {chapters.map((chapter, at) => (
        <div key={chapter.title} class="chapter">
          <Title {...mark("chapters", at, "title")}>{chapter.title}</Title>
          <div class="chapter-text">
            {chapter.paragraphs.map((paragraph, index) => (
              <p key={paragraph} {...mark("chapters", at, "paragraphs", index)}>
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

export function Legal({ block, mark, surface }: BlockProps<BlockOf<"legal">>) {
  return (
    <Section block={block} mark={mark} surface={surface}>
      <div class="body prose">
        {block.sections.map((section, at) => (
          <div key={section.heading} class="chapter">
            <h2 {...mark("sections", at, "heading")}>{section.heading}</h2>
            <div class="chapter-text">
              {section.paragraphs.map((paragraph, index) => (
                <p key={paragraph} {...mark("sections", at, "paragraphs", index)}>
                  {paragraph}
                </p>
              ))}
              {section.points !== undefined && section.points.length > 0 && (
                <ul>
                  {section.points.map((point, index) => (
                    <li key={point} {...mark("sections", at, "points", index)}>
                      {point}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
