// Questions and answers: as disclosures that work without scripts, or all open.
import type { BlockOf } from "../../design/blocks.ts";
import { Actions, type BlockProps, Head, Section, toParagraphs } from "./parts.tsx";

export function Faq({ block, surface }: BlockProps<BlockOf<"faq">>) {
  return (
    <Section block={block} surface={surface}>
      <Head eyebrow={block.eyebrow} heading={block.heading} lede={block.lede} />
      <div class="body items">
        {block.items.map((item) =>
          block.variant === "accordion" ? (
            <details key={item.question} class="item">
              <summary>{item.question}</summary>
              <Answer text={item.answer} />
            </details>
          ) : (
            <div key={item.question} class="item">
              <h3>{item.question}</h3>
              <Answer text={item.answer} />
            </div>
          ),
        )}
      </div>
      <Actions actions={block.action && [{ ...block.action, weight: "secondary" }]} />
    </Section>
  );
}

function Answer({ text }: { text: string }) {
  return (
    <div class="item-text">
      {toParagraphs(text).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
