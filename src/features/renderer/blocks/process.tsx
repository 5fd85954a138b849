/** @jsxImportSource preact */
// How the work goes, in order: an ordered list whose numbers are drawn by the style sheet.
import type { BlockOf } from "../../design/room.ts";
import { Actions, type BlockProps, Head, markAction, Section } from "./parts.tsx";

export function Process({ block, mark, surface }: BlockProps<BlockOf<"process">>) {
  return (
    <Section
      block={block}
      mark={mark}
      surface={surface}
      extra={`n-${Math.min(block.steps.length, 9)}`}
    >
      <Head mark={mark} eyebrow={block.eyebrow} heading={block.heading} lede={block.lede} />
      <ol class="body items">
        {block.steps.map((step, at) => (
          <li key={step.title} class="item">
            <h3 {...mark("steps", at, "title")}>{step.title}</h3>
            <div class="item-text">
              {step.when !== undefined && (
                <p class="when" {...mark("steps", at, "when")}>
                  {step.when}
                </p>
              )}
              <p {...mark("steps", at, "text")}>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Actions
        actions={block.action && [{ ...block.action, weight: "secondary" }]}
        mark={markAction(mark)}
      />
    </Section>
  );
}
