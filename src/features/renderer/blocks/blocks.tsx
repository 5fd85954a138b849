/** @jsxImportSource preact */
// Which component draws which kind of block; the compiler holds the table complete.
import type { Block, Surface } from "../../design/room.ts";
import type { MarkSlot } from "../slot-mark.ts";
import type { RenderView } from "../view.ts";
import { CallToAction } from "./call-to-action.tsx";
import { ComparisonBlock } from "./comparison.tsx";
import { Contact } from "./contact.tsx";
import { EventsBlock } from "./events.tsx";
import { Faq } from "./faq.tsx";
import { GalleryBlock } from "./gallery.tsx";
import { Hero } from "./hero.tsx";
import { Facts, Links } from "./links.tsx";
import { Offers } from "./offers.tsx";
import { PageHeader } from "./page-header.tsx";
import { Audience, FeatureRows, Principles } from "./points.tsx";
import { Process } from "./process.tsx";
import { Notice, PictureBand, StatementBlock } from "./statement.tsx";
import { Legal, Story } from "./story.tsx";

type Props = { block: Block; view: RenderView; surface: Surface; pagePath: string; mark: MarkSlot };

export function BlockView({ block, ...rest }: Props) {
  switch (block.kind) {
    case "hero":
      return <Hero block={block} {...rest} />;
    case "pageHeader":
      return <PageHeader block={block} {...rest} />;
    case "statement":
      return <StatementBlock block={block} {...rest} />;
    case "offers":
      return <Offers block={block} {...rest} />;
    case "process":
      return <Process block={block} {...rest} />;
    case "features":
      return <FeatureRows block={block} {...rest} />;
    case "faq":
      return <Faq block={block} {...rest} />;
    case "callToAction":
      return <CallToAction block={block} {...rest} />;
    case "contact":
      return <Contact block={block} {...rest} />;
    case "gallery":
      return <GalleryBlock block={block} {...rest} />;
    case "events":
      return <EventsBlock block={block} {...rest} />;
    case "story":
      return <Story block={block} {...rest} />;
    case "principles":
      return <Principles block={block} {...rest} />;
    case "audience":
      return <Audience block={block} {...rest} />;
    case "comparison":
      return <ComparisonBlock block={block} {...rest} />;
    case "links":
      return <Links block={block} {...rest} />;
    case "facts":
      return <Facts block={block} {...rest} />;
    case "picture":
      return <PictureBand block={block} {...rest} />;
    case "notice":
      return <Notice block={block} {...rest} />;
    case "legal":
      return <Legal block={block} {...rest} />;
    default:
      return block satisfies never;
  }
}
