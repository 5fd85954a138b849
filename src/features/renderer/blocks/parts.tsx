/** @jsxImportSource preact */
// The pieces blocks share: section frame, heading group, actions, icons, pictures. Text arrives as plain
// strings and leaves escaped; link targets pass `safeHref` or the link becomes plain text.
import type { ComponentChildren } from "preact";
import { type Action, type Block, type Surface, safeHref } from "../../design/room.ts";
import { drawIcon } from "../icons/icons.ts";
import type { MarkAttributes, MarkSlot } from "../slot-mark.ts";
import { entriesHeading, type RenderView } from "../view.ts";

export type BlockProps<Shape extends Block> = {
  block: Shape;
  view: RenderView;
  surface: Surface;
  pagePath: string;
  mark: MarkSlot;
};

type SectionProps = {
  block: Block;
  mark: MarkSlot;
  surface: Surface;
  children: ComponentChildren;
  extra?: string;
};

/** An id of the document as it stands in the page, where `main` is the frame's own; none in a document has such a line in it. */
export const anchorOf = <Id extends string | undefined>(id: Id) =>
  id === "main" ? "main_block" : id;

/** The frame of a block: a section under its heading, a plain box without one. */
export function Section({ block, mark, surface, children, extra }: SectionProps) {
  const Frame = "heading" in block && block.heading !== undefined ? "section" : "div";
  const classes = ["b", `b-${block.kind}`, `v-${block.variant}`, `s-${surface}`, extra];
  return (
    <Frame id={anchorOf(block.id)} class={classes.filter(Boolean).join(" ")} {...mark()}>
      <div class="w">{children}</div>
    </Frame>
  );
}

type HeadProps = {
  mark: MarkSlot;
  eyebrow?: string | undefined;
  heading?: string | undefined;
  lede?: string | undefined;
};

/** Eyebrow, heading and lede of a section; nothing when it has none of them. */
export function Head({ mark, eyebrow, heading, lede }: HeadProps) {
  if (eyebrow === undefined && heading === undefined && lede === undefined) return null;
  return (
    <div class="head">
      {eyebrow !== undefined && (
        <p class="eyebrow" {...mark("eyebrow")}>
          {eyebrow}
        </p>
      )}
      {heading !== undefined && <h2 {...mark("heading")}>{heading}</h2>}
      {lede !== undefined && (
        <p class="lede" {...mark("lede")}>
          {lede}
        </p>
      )}
    </div>
  );
}

/**
 * For those who go from heading to heading by ear: what the entries of a block without a heading stand under.
 * The page's own heading says it to the others.
 */
export function PageHeading({ block, view }: { block: Block; view: RenderView }) {
  const heading = entriesHeading(block, view);
  return heading === undefined ? null : <h2 class="unseen">{heading}</h2>;
}

/** Classes by the number of letters: large type is set by them. */
export function measureHeading(letters: number): string {
  if (letters <= 24) return "h-short";
  if (letters > 64) return "h-long";
  return letters > 40 ? "h-middle h-full" : "h-middle";
}

/** A link, or its text alone when the target is not safe. */
export function Link(props: {
  href: string;
  class?: string;
  children: ComponentChildren;
  current?: boolean;
  mark?: MarkAttributes;
}) {
  const href = safeHref(props.href);
  if (href === undefined)
    return (
      <span class={props.class} {...props.mark}>
        {props.children}
      </span>
    );
  return (
    <a
      href={href}
      class={props.class}
      aria-current={props.current === true ? "page" : undefined}
      rel={/^https?:/u.test(href) ? "noopener" : undefined}
      {...props.mark}
    >
      {props.children}
    </a>
  );
}

type ActionsProps = {
  actions: readonly Action[] | undefined;
  /** Of one button by its place. */
  mark: (at: number) => MarkAttributes;
};

/** The marks of a block's list of buttons, and of its only one. */
export const markActions =
  (mark: MarkSlot) =>
  (at: number): MarkAttributes =>
    mark("actions", at, "label");
export const markAction = (mark: MarkSlot) => (): MarkAttributes => mark("action", "label");

/** Buttons of a block. The first is primary unless one says so itself. */
export function Actions({ actions, mark }: ActionsProps) {
  if (actions === undefined || actions.length === 0) return null;
  const primary =
    actions.find((action) => action.weight === "primary") ??
    actions.find((action) => action.weight === undefined);
  return (
    <p class="actions">
      {actions.map((action, at) => (
        <ActionLink
          key={action.href}
          action={action}
          isPrimary={action === primary}
          mark={mark(at)}
        />
      ))}
    </p>
  );
}

/** One call to action; `data-cta` is what visits of it are counted under. */
export function ActionLink(props: { action: Action; isPrimary: boolean; mark: MarkAttributes }) {
  const { action, isPrimary, mark } = props;
  const href = safeHref(action.href);
  if (href === undefined) return null;
  return (
    <a
      href={href}
      class={isPrimary ? "button" : "button button-quiet"}
      data-cta={action.label}
      {...mark}
    >
      {action.label}
    </a>
  );
}

/** A decorative icon, or nothing when the renderer does not carry it. */
export function Icon({ name }: { name: string | undefined }) {
  const svg = name === undefined ? undefined : drawIcon(name);
  // The markup comes from the embedded icon table, never from a document.
  return svg === undefined ? null : <span class="icon" dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** Splits a text at blank lines into paragraphs. */
export const toParagraphs = (text: string): string[] =>
  text.split(/\n\s*\n/u).filter((part) => part.trim() !== "");

/**
 * Each on a line of its own. Whoever copies them, or reads them without their style, has a number and hours, and
 * not both in one.
 */
export const Lines = ({ lines }: { lines: readonly string[] }) => (
  <>{lines.map((line) => [<span key={line}>{line}</span>, " "])}</>
);
