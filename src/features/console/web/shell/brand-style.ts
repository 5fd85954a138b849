/** An account's own colour, and what can be read on it. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { readableInk } from "../../../../lib/readable-ink.ts";

/** Of those who chose a name and no colour. */
export const OWN_COLOUR = "#12474f";

/** `colour` is `#rrggbb`. */
export const brandStyle = (colour: string) => ({
  "--brand": colour,
  "--on-brand": readableInk(colour),
});

/**
 * For what the service may have rendered: a style attribute in a page breaks the policy, and
 * hydrating adds none. There the page's own style has the colour until this sets it.
 */
export function useBrandColour<Target extends HTMLElement>(
  colour: string | undefined,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useLayoutEffect(() => {
    if (colour === undefined) return;
    for (const [name, value] of Object.entries(brandStyle(colour)))
      target.current?.style.setProperty(name, value);
  }, [colour]);
  return target;
}
