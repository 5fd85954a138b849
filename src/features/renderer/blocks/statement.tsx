// One thought in large type, and the picture and notice that stand between sections.
import type { BlockOf } from "../../design/blocks.ts";
import { Picture } from "../art-slot.tsx";
import { Actions, type BlockProps, Head, Section, toParagraphs } from "./parts.tsx";

export function Statement({ block, surface }: BlockProps<BlockOf<"statement">>) {
  return (
    <Section block={block} surface={surface}>
      <Head eyebrow={block.eyebrow} heading={block.heading} />
      <div class="body">
        <p class="say">{block.text}</p>
        {block.aside !== undefined && <p class="aside">{block.aside}</p>}
        <Actions actions={block.action && [{ ...block.action, weight: "secondary" }]} />
      </div>
    </Section>
  );
}

export function PictureBand({ block, view, surface }: BlockProps<BlockOf<"picture">>) {
  return (
    <Section block={block} surface={surface}>
      <Picture slot={block.art} place={block.id} view={view} aspect="wide" />
    </Section>
  );
}

export function Notice({ block, surface }: BlockProps<BlockOf<"notice">>) {
  return (
    <Section block={block} surface={surface}>
      <Head heading={block.heading} />
      <div class="body prose">
        {toParagraphs(block.text).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Actions actions={block.action && [block.action]} />
      </div>
    </Section>
  );
}
