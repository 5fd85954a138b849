// Running text: the about text and legal text.
import type { BlockOf } from "../../design/blocks.ts";
import { Picture } from "../art-slot.tsx";
import { type BlockProps, Head, Section } from "./parts.tsx";

export function Story({ block, view, surface }: BlockProps<BlockOf<"story">>) {
  const chapters = block.chapters ?? [];
  const level = block.heading === undefined ? "h2" : "h3";
  const showsChapters = block.variant === "chapters" && chapters.length > 0;
  const isFlipped = view.frame.isFlipped && block.variant === "split";
  return (
    <Section
      block={block}
      surface={surface}
      {...(block.art === undefined ? {} : { extra: isFlipped ? "has-art flip" : "has-art" })}
    >
      <Head eyebrow={block.eyebrow} heading={block.heading} lede={block.lede} />
      <div class="body prose">
        {!showsChapters && block.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        {chapters.length > 0 && <Chapters chapters={chapters} level={level} />}
      </div>
      {block.art !== undefined && (
        <Picture
          slot={block.art}
          place={block.id}
          view={view}
          aspect={block.variant === "split" ? "tall" : "wide"}
        />
      )}
    </Section>
  );
}

type ChaptersProps = { chapters: NonNullable<BlockOf<"story">["chapters"]>; level: "h2" | "h3" };

function Chapters({ chapters, level }: ChaptersProps) {
  const Title = level;
  return (
    <div class="chapters">
      {chapters.map((chapter) => (
        <div key={chapter.title} class="chapter">
          <Title>{chapter.title}</Title>
          <div class="chapter-text">
            {chapter.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

export function Legal({ block, surface }: BlockProps<BlockOf<"legal">>) {
  return (
    <Section block={block} surface={surface}>
      <div class="body prose">
        {block.sections.map((section) => (
          <div key={section.heading} class="chapter">
            <h2>{section.heading}</h2>
            <div class="chapter-text">
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {section.points !== undefined && section.points.length > 0 && (
                <ul>
                  {section.points.map((point) => (
                    <li key={point}>{point}</li>
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
