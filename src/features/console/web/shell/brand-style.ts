/** An account's own colour, and what can be read on it. */
import { readableInk } from "../../../../lib/readable-ink.ts";

/** `colour` is `#rrggbb`. */
export const brandStyle = (colour: string) => ({
  "--brand": colour,
  "--on-brand": readableInk(colour),
});
