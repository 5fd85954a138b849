/** @jsxImportSource preact */
// The one thing to do next.
import { type BlockOf, VARIANTS_WITH_ART } from "../../design/room.ts";
import { Picture } from "../art-slot.tsx";
import { Actions, type BlockProps, Head, markActions, Section } from "./parts.tsx";

export function CallToAction({ block, mark, view, surface }: BlockProps<BlockOf<"callToAction">>) {
  const hasArt =
    block.art !== undefined && VARIANTS_WITH_ART.callToAction?.includes(block.variant) === true;
  return (
    <Section block={block} mark={mark} surface={surface} {...(hasArt ? { extra: "has-art" } : {})}>
      <div class="cta">
        <Head mark={mark} eyebrow={block.eyebrow} heading={block.heading} lede={block.lede} />
        <Actions actions={block.actions} mark={markActions(mark)} />
        {hasArt && block.art !== undefined && (
          <Picture
            slot={block.art}
            mark={mark("art")}
            place={block.id}
            view={view}
            aspect="square"
          />
        )}
      </div>
    </Section>
  );
}
