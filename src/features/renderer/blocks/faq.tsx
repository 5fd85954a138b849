/** @jsxImportSource preact */
// Questions and answers: as disclosures that work without scripts, or all open.
import type { BlockOf } from "../../design/room.ts";
import type { MarkAttributes } from "../slot-mark.ts";
import {
  Actions,
  type BlockProps,
  Head,
  markAction,
  PageHeading,
  Section,
  toParagraphs,
} from "./parts.tsx";

export function Faq({ block, mark, view, surface }: BlockProps<BlockOf<"faq">>) {
  return (
    <Section
      block={block}
      mark={mark}
      surface={surface}
      {...(block.heading === undefined && { extra: "headless" })}
    >
      <PageHeading block={block} view={view} />
      <Head mark={mark} eyebrow={block.eyebrow} heading={block.heading} lede={block.lede} />
      <div class="body items">
        {block.items.map((item, at) =>
          block.variant === "accordion" ? (
            <details key={item.question} class="item">
              <summary {...mark("items", at, "question")}>{item.question}</summary>
              <Answer text={item.answer} mark={mark("items", at, "answer")} />
            </details>
          ) : (
            <div key={item.question} class="item">
              <h3 {...mark("items", at, "question")}>{item.question}</h3>
              <Answer text={item.answer} mark={mark("items", at, "answer")} />
            </div>
          ),
        )}
      </div>
      <Actions
        actions={block.action && [{ ...block.action, weight: "secondary" }]}
        mark={markAction(mark)}
      />
    </Section>
  );
}

function Answer({ text, mark }: { text: string; mark: MarkAttributes }) {
  return (
    <div class="item-text" {...mark}>
      {toParagraphs(text).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
