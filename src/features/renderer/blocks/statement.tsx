/** @jsxImportSource preact */
// One thought in large type, and the picture and notice that stand between sections.
import type { BlockOf } from "../../design/room.ts";
import { Picture } from "../art-slot.tsx";
import { Actions, type BlockProps, Head, markAction, Section, toParagraphs } from "./parts.tsx";

export function StatementBlock({ block, mark, surface }: BlockProps<BlockOf<"statement">>) {
  return (
    <Section block={block} mark={mark} surface={surface}>
      <Head mark={mark} eyebrow={block.eyebrow} heading={block.heading} />
      <div class="body">
        <p class="say" {...mark("text")}>
          {block.text}
        </p>
        {block.aside !== undefined && (
          <p class="aside" {...mark("aside")}>
            {block.aside}
          </p>
        )}
        <Actions
          actions={block.action && [{ ...block.action, weight: "secondary" }]}
          mark={markAction(mark)}
        />
      </div>
    </Section>
  );
}

export function PictureBand({ block, mark, view, surface }: BlockProps<BlockOf<"picture">>) {
  return (
    <Section block={block} mark={mark} surface={surface}>
      <Picture slot={block.art} mark={mark("art")} place={block.id} view={view} aspect="wide" />
    </Section>
  );
}

export function Notice({ block, mark, surface }: BlockProps<BlockOf<"notice">>) {
  return (
    <Section block={block} mark={mark} surface={surface}>
      <Head mark={mark} heading={block.heading} />
      <div class="body prose">
        {toParagraphs(block.text).map((paragraph, _, { length }) => (
          <p key={paragraph} {...(length === 1 ? mark("text") : {})}>
            {paragraph}
          </p>
        ))}
        <Actions actions={block.action && [block.action]} mark={markAction(mark)} />
      </div>
    </Section>
  );
}
