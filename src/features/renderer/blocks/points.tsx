// Lists of titled points: arguments, principles and kinds of customer. They share their markup and
// differ in how the style sheet sets them.
import type { BlockOf } from "../../design/blocks.ts";
import type { Point } from "../../design/slots.ts";
import { Picture } from "../art-slot.tsx";
import { type BlockProps, Head, Icon, Link, Section } from "./parts.tsx";

function Points({ items, showsIcons }: { items: readonly Point[]; showsIcons: boolean }) {
  return (
    <ul class="body items">
      {items.map((item) => (
        <li key={item.title} class="item">
          {showsIcons && <Icon name={item.icon} />}
          <h3>
            {item.href === undefined ? item.title : <Link href={item.href}>{item.title}</Link>}
          </h3>
          {item.text !== undefined && <p class="item-text">{item.text}</p>}
        </li>
      ))}
    </ul>
  );
}

export function FeatureRows({ block, view, surface }: BlockProps<BlockOf<"features">>) {
  const size = `n-${Math.min(block.items.length, 9)}`;
  return (
    <Section
      block={block}
      surface={surface}
      extra={block.art === undefined ? size : `${size} has-art`}
    >
      <Head eyebrow={block.eyebrow} heading={block.heading} lede={block.lede} />
      {block.art !== undefined && (
        <Picture slot={block.art} place={block.id} view={view} aspect="tall" />
      )}
      <Points items={block.items} showsIcons />
    </Section>
  );
}

export function Principles({ block, surface }: BlockProps<BlockOf<"principles">>) {
  return (
    <Section block={block} surface={surface} extra={`n-${Math.min(block.items.length, 9)}`}>
      <Head eyebrow={block.eyebrow} heading={block.heading} lede={block.lede} />
      <Points items={block.items} showsIcons={false} />
    </Section>
  );
}

/** Kinds of customer of whom nothing but the name is said are set as a line, not as empty cards. */
export function Audience({ block, surface }: BlockProps<BlockOf<"audience">>) {
  const size = `n-${Math.min(block.items.length, 9)}`;
  const isBare = block.items.every(({ text }) => text === undefined);
  return (
    <Section block={block} surface={surface} extra={isBare ? `${size} bare` : size}>
      <Head eyebrow={block.eyebrow} heading={block.heading} lede={block.lede} />
      <Points items={block.items} showsIcons />
    </Section>
  );
}
