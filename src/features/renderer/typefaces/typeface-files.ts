// Where the embedded typeface files are: subsets made by scripts/subset-typefaces.ts, and three faces as published.

import lora from "@fontsource-variable/lora/files/lora-latin-wght-normal.woff2" with {
  type: "file",
};
import playfairDisplay from "@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2" with {
  type: "file",
};
import quicksand from "@fontsource-variable/quicksand/files/quicksand-latin-wght-normal.woff2" with {
  type: "file",
};
import type { TypefaceId } from "../../design/typefaces.ts";
import albertSans from "./files/albert-sans.woff2" with { type: "file" };
import archivo from "./files/archivo.woff2" with { type: "file" };
import atkinsonHyperlegibleNext from "./files/atkinson-hyperlegible-next.woff2" with {
  type: "file",
};
import bitter from "./files/bitter.woff2" with { type: "file" };
import bricolageGrotesque from "./files/bricolage-grotesque.woff2" with { type: "file" };
import cormorant from "./files/cormorant.woff2" with { type: "file" };
import ebGaramond from "./files/eb-garamond.woff2" with { type: "file" };
import epilogue from "./files/epilogue.woff2" with { type: "file" };
import figtree from "./files/figtree.woff2" with { type: "file" };
import fraunces from "./files/fraunces.woff2" with { type: "file" };
import instrumentSans from "./files/instrument-sans.woff2" with { type: "file" };
import jetbrainsMono from "./files/jetbrains-mono.woff2" with { type: "file" };
import karla from "./files/karla.woff2" with { type: "file" };
import libreBaskerville from "./files/libre-baskerville.woff2" with { type: "file" };
import libreFranklin from "./files/libre-franklin.woff2" with { type: "file" };
import manrope from "./files/manrope.woff2" with { type: "file" };
import oswald from "./files/oswald.woff2" with { type: "file" };
import outfit from "./files/outfit.woff2" with { type: "file" };
import plusJakartaSans from "./files/plus-jakarta-sans.woff2" with { type: "file" };
import publicSans from "./files/public-sans.woff2" with { type: "file" };
import redHatDisplay from "./files/red-hat-display.woff2" with { type: "file" };
import sourceSans3 from "./files/source-sans-3.woff2" with { type: "file" };
import spaceGrotesk from "./files/space-grotesk.woff2" with { type: "file" };
import syne from "./files/syne.woff2" with { type: "file" };
import urbanist from "./files/urbanist.woff2" with { type: "file" };

export const TYPEFACE_FILES: Readonly<Record<TypefaceId, string>> = {
  "albert-sans": albertSans,
  archivo: archivo,
  "atkinson-hyperlegible-next": atkinsonHyperlegibleNext,
  bitter: bitter,
  "bricolage-grotesque": bricolageGrotesque,
  cormorant: cormorant,
  "eb-garamond": ebGaramond,
  epilogue: epilogue,
  figtree: figtree,
  fraunces: fraunces,
  "instrument-sans": instrumentSans,
  "jetbrains-mono": jetbrainsMono,
  karla: karla,
  "libre-baskerville": libreBaskerville,
  "libre-franklin": libreFranklin,
  lora: lora,
  manrope: manrope,
  outfit: outfit,
  oswald: oswald,
  "playfair-display": playfairDisplay,
  "plus-jakarta-sans": plusJakartaSans,
  "public-sans": publicSans,
  quicksand: quicksand,
  "red-hat-display": redHatDisplay,
  "source-sans-3": sourceSans3,
  "space-grotesk": spaceGrotesk,
  syne: syne,
  urbanist: urbanist,
};
