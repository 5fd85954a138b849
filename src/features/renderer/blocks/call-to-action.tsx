// The one thing to do next.
import type { BlockOf } from "../../design/blocks.ts";
import { Picture } from "../art-slot.tsx";
import { Actions, type BlockProps, Head, Section } from "./parts.tsx";

/** Arrangements with room for a picture. */
const WITH_ART = new Set(["split", "panel"]);

export function CallToAction({ block, view, surface }: BlockProps<BlockOf<"callToAction">>) {
  const hasArt = block.art !== undefined && WITH_ART.has(block.variant);
  return (
    <Section block={block} surface={surface} {...(hasArt ? { extra: "has-art" } : {})}>
      <div class="cta">
        <Head eyebrow={block.eyebrow} heading={block.heading} lede={block.lede} />
        <Actions actions={block.actions} />
        {hasArt && block.art !== undefined && (
          <Picture slot={block.art} place={block.id} view={view} aspect="square" />
        )}
      </div>
    </Section>
  );
}
