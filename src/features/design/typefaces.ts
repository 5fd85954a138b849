// The embedded typefaces: names, weight ranges and the numbers that make a system font take the same
// room until the real one has arrived. A table of data; the files themselves belong to the renderer.

export type Typeface = {
  family: string;
  /** Weights kept of the variable axis; headings may be set in one of them alone. */
  weights: readonly [lightest: number, boldest: number];
  /** Class of the generic family that ends the stack. */
  generic: "serif" | "sans-serif" | "monospace";
  /** Percentages for the fallback's @font-face: ascent, descent and size, from the faces' own metrics. */
  fallback: readonly [ascent: number, descent: number, size: number];
};

const face = (
  family: string,
  generic: Typeface["generic"],
  weights: readonly [number, number],
  fallback: readonly [number, number, number],
): Typeface => ({ family, generic, weights, fallback });

export const TYPEFACES = {
  "albert-sans": face("Albert Sans", "sans-serif", [400, 700], [91.471, 24.0713, 103.8581]),
  archivo: face("Archivo", "sans-serif", [400, 800], [88.9575, 21.2769, 98.6988]),
  "atkinson-hyperlegible-next": face(
    "Atkinson Hyperlegible Next",
    "sans-serif",
    [400, 700],
    [98.7991, 31.7282, 99.5961],
  ),
  bitter: face("Bitter", "serif", [400, 800], [81.6868, 23.1519, 114.4615]),
  "bricolage-grotesque": face(
    "Bricolage Grotesque",
    "sans-serif",
    [400, 800],
    [88.2116, 25.6098, 105.4283],
  ),
  cormorant: face("Cormorant", "serif", [400, 700], [95.5153, 29.6676, 96.7385]),
  "eb-garamond": face("EB Garamond", "serif", [400, 800], [106.2581, 31.4448, 94.7692]),
  epilogue: face("Epilogue", "sans-serif", [400, 800], [71.148, 21.1643, 111.0361]),
  figtree: face("Figtree", "sans-serif", [400, 700], [94.3231, 24.8219, 100.7176]),
  fraunces: face("Fraunces", "serif", [400, 800], [84.7148, 22.0882, 115.4462]),
  "instrument-sans": face(
    "Instrument Sans",
    "sans-serif",
    [400, 700],
    [94.4163, 24.3341, 102.7365],
  ),
  "jetbrains-mono": face("JetBrains Mono", "monospace", [400, 800], [102.0166, 30.0049, 99.9837]),
  karla: face("Karla", "sans-serif", [400, 700], [89.5508, 24.6094, 102.4]),
  "libre-baskerville": face("Libre Baskerville", "serif", [400, 700], [76.221, 21.2162, 127.2615]),
  "libre-bodoni": face("Libre Bodoni", "serif", [400, 700], [83.4167, 29.4306, 110.7692]),
  "libre-franklin": face("Libre Franklin", "sans-serif", [400, 700], [92.6115, 23.5843, 104.3067]),
  lora: face("Lora", "serif", [400, 700], [87.3264, 23.7847, 115.2]),
  "martian-mono": face("Martian Mono", "monospace", [400, 800], [85.7282, 17.1456, 116.6477]),
  newsreader: face("Newsreader", "serif", [400, 800], [69.6835, 25.124, 105.4769]),
  nunito: face("Nunito", "sans-serif", [400, 800], [99.7134, 34.8159, 101.3906]),
  manrope: face("Manrope", "sans-serif", [400, 700], [103.3095, 29.074, 103.1851]),
  outfit: face("Outfit", "sans-serif", [400, 800], [100.18, 26.0468, 99.8204]),
  oswald: face("Oswald", "sans-serif", [400, 700], [146.5125, 35.4921, 81.4265]),
  "playfair-display": face("Playfair Display", "serif", [400, 800], [97.2483, 22.5595, 111.2615]),
  "plus-jakarta-sans": face(
    "Plus Jakarta Sans",
    "sans-serif",
    [400, 800],
    [98.8763, 21.147, 104.9796],
  ),
  "public-sans": face("Public Sans", "sans-serif", [400, 700], [90.5905, 21.4557, 104.8675]),
  quicksand: face("Quicksand", "sans-serif", [400, 700], [95.8711, 23.9678, 104.3067]),
  "red-hat-display": face(
    "Red Hat Display",
    "sans-serif",
    [400, 800],
    [102.6754, 30.7623, 99.1474],
  ),
  "source-sans-3": face("Source Sans 3", "sans-serif", [400, 700], [109.2105, 42.6604, 93.7639]),
  "space-grotesk": face("Space Grotesk", "sans-serif", [400, 700], [89.7072, 26.6204, 109.6903]),
  "spline-sans-mono": face(
    "Spline Sans Mono",
    "monospace",
    [400, 700],
    [96.3657, 23.6538, 99.9837],
  ),
  syne: face("Syne", "sans-serif", [400, 800], [93.933, 27.926, 98.4745]),
  urbanist: face("Urbanist", "sans-serif", [400, 800], [95.9254, 25.2435, 99.0353]),
} as const satisfies Record<string, Typeface>;
export type TypefaceId = keyof typeof TYPEFACES;

/** Reserved Font Names of the Open Font License: these files are embedded exactly as published. */
export const RESERVED_TYPEFACES: ReadonlySet<TypefaceId> = new Set([
  "lora",
  "playfair-display",
  "quicksand",
]);
