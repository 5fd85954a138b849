// Changes how the whole site looks. Colours are solved from these choices when it is rendered, for contrast
// by day and by night, so that no choice can make a text hard to read.
import * as v from "valibot";
import { DIRECTIONS } from "../directions.ts";
import { tokensSchema } from "../document.ts";
import { defineOperation } from "./operation.ts";

const { direction, typePair, palette, scheme, density, radius } = tokensSchema.entries;
const { hue, vividness, ground } = palette.entries;

const schema = v.object({
  op: v.literal("set-style"),
  direction: v.optional(direction),
  typePair: v.optional(typePair),
  hue: v.optional(hue),
  /** Null goes back to the second colour that the direction chooses. */
  accentHue: v.optional(v.nullable(hue)),
  vividness: v.optional(vividness),
  ground: v.optional(ground),
  scheme: v.optional(v.picklist(scheme.wrapped.options)),
  density: v.optional(density),
  radius: v.optional(radius),
});

export const setStyle = defineOperation({
  schema,
  change(document, { op: _, hue, accentHue, vividness, ground, ...choices }) {
    const { accentHue: accentBefore, ...before } = document.tokens.palette;
    const accent = accentHue === undefined ? accentBefore : accentHue;
    const palette = {
      ...before,
      ...(accent !== undefined && accent !== null && { accentHue: accent }),
      ...(hue !== undefined && { hue }),
      ...(vividness !== undefined && { vividness }),
      ...(ground !== undefined && { ground }),
    };
    const tokens = { ...document.tokens, ...withoutGaps(choices), palette };
    // A direction that lives from one scheme keeps it, unless the owner says otherwise.
    const fixed =
      choices.direction === undefined ? undefined : DIRECTIONS[choices.direction].scheme;
    const isOpen = fixed !== undefined && choices.scheme === undefined;
    return { ...document, tokens: isOpen ? { ...tokens, scheme: fixed } : tokens };
  },
  describe: (_document, { op: _, ...choices }) =>
    `Changed the style: ${Object.keys(withoutGaps(choices))
      .map((key) => NAMES[key] ?? key)
      .join(", ")}`,
});

const NAMES: Readonly<Record<string, string>> = {
  typePair: "typefaces",
  hue: "colour",
  accentHue: "second colour",
  vividness: "strength of colour",
  radius: "corners",
};

const withoutGaps = <Choices extends object>(
  choices: Choices,
): { [Key in keyof Choices]?: Exclude<Choices[Key], undefined> } =>
  Object.fromEntries(Object.entries(choices).filter(([, choice]) => choice !== undefined)) as {
    [Key in keyof Choices]?: Exclude<Choices[Key], undefined>;
  };
