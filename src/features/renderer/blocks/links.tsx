/** @jsxImportSource preact */
// Indexes: of pages and places to go on, and of known facts.
import { type BlockOf, type Fact, safeHref } from "../../design/room.ts";
import { emailHref, phoneHref } from "../contact-facts.ts";
import type { ChromeWords } from "../words/words-model.ts";
import { type BlockProps, Head, Icon, Link, Section } from "./parts.tsx";

export function Links({ block, mark, surface }: BlockProps<BlockOf<"links">>) {
  return (
    <Section
      block={block}
      mark={mark}
      surface={surface}
      extra={`n-${Math.min(block.items.length, 9)}`}
    >
      <Head mark={mark} eyebrow={block.eyebrow} heading={block.heading} lede={block.lede} />
      <ul class="body items">
        {block.items.map((item, at) => (
          <li key={item.href} class="item">
            <Link href={item.href}>
              {block.variant === "tiles" && <Icon name={item.icon} />}
              <span class="item-title" {...mark("items", at, "label")}>
                {item.label}
              </span>
              {item.text !== undefined && (
                <span class="item-text" {...mark("items", at, "text")}>
                  {item.text}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Facts({ block, mark, view, surface }: BlockProps<BlockOf<"facts">>) {
  const facts = block.factIds
    .map((id) => view.document.facts.find((fact) => fact.id === id))
    .filter((fact): fact is Fact => fact !== undefined);
  if (facts.length === 0) return null;
  return (
    <Section block={block} mark={mark} surface={surface}>
      <Head mark={mark} eyebrow={block.eyebrow} heading={block.heading} lede={block.lede} />
      <dl class="body items">
        {facts.map((fact) => (
          <div key={fact.id} class="item">
            <dt>{fact.label ?? labelFact(fact, view.words)}</dt>
            <dd>
              <FactValue fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const ADDRESS_KEYS = new Set(["street", "postal_code", "city", "region", "country"]);

export function labelFact(fact: Fact, words: ChromeWords): string {
  if (ADDRESS_KEYS.has(fact.key)) return words.factLabels.address;
  return (
    Object.entries(words.factLabels).find(([key]) => key === fact.key)?.[1] ??
    words.factLabels.other
  );
}

function FactValue({ fact }: { fact: Fact }) {
  const href =
    fact.key === "phone"
      ? phoneHref(fact.value)
      : fact.key === "email"
        ? emailHref(fact.value)
        : linkOf(fact);
  return href === undefined ? fact.value : <a href={href}>{fact.value}</a>;
}

const linkOf = (fact: Fact) =>
  fact.key === "social" || fact.key === "website"
    ? /^https?:/u.test(fact.value)
      ? safeHref(fact.value)
      : undefined
    : undefined;
