// How the work goes, in order: an ordered list whose numbers are drawn by the style sheet.
import type { BlockOf } from "../../design/blocks.ts";
import { Actions, type BlockProps, Head, Section } from "./parts.tsx";

export function Process({ block, surface }: BlockProps<BlockOf<"process">>) {
  return (
    <Section block={block} surface={surface} extra={`n-${Math.min(block.steps.length, 9)}`}>
      <Head eyebrow={block.eyebrow} heading={block.heading} lede={block.lede} />
      <ol class="body items">
        {block.steps.map((step) => (
          <li key={step.title} class="item">
            <h3>{step.title}</h3>
            <div class="item-text">
              {step.when !== undefined && <p class="when">{step.when}</p>}
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Actions actions={block.action && [{ ...block.action, weight: "secondary" }]} />
    </Section>
  );
}
