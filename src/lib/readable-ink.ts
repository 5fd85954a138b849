/** Which of black and white can be read on a colour: one of them has a contrast of 4.5:1 with any. */

/** `#rrggbb`, in either case. */
export const HEX_COLOUR = /^#[0-9a-f]{6}$/i;

const READABLE = 4.5;

/** `colour` is `#rrggbb`. */
export function readableInk(colour: string): "#ffffff" | "#000000" {
  return 1.05 / (luminanceOf(colour) + 0.05) >= READABLE ? "#ffffff" : "#000000";
}

/** WCAG's relative luminance, 0 to 1. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const toLinear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
