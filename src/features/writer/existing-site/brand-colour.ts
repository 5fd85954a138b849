/** The colour that a site is known by: the one it names for the browser, or the one it uses most. */
import { readHue } from "../../design/room.ts";

/** Hue in degrees OKLCH; undefined when all there is is grey. */
export function findBrandHue(
  themeColour: string | undefined,
  styles: readonly string[],
): number | undefined {
  const named = themeColour === undefined ? undefined : readHue(themeColour);
  if (named !== undefined) return named;
  const uses = new Map<string, number>();
  for (const [colour] of styles.join("\n").matchAll(/#(?:[\da-f]{6}|[\da-f]{3})(?![\da-f])/gi)) {
    const lowered = colour.toLowerCase();
    uses.set(lowered, (uses.get(lowered) ?? 0) + 1);
  }
  const byUse = [...uses].sort(([, one], [, other]) => other - one);
  for (const [colour] of byUse) {
    const hue = readHue(colour);
    if (hue !== undefined) return hue;
  }
  return undefined;
}
