// Where the embedded typeface files are. Each is the Latin subset of a variable font under the Open Font License.
import albertSans from "@fontsource-variable/albert-sans/files/albert-sans-latin-wght-normal.woff2" with {
  type: "file",
};
import archivo from "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2" with {
  type: "file",
};
import atkinsonHyperlegibleNext from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2" with {
  type: "file",
};
import bitter from "@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2" with {
  type: "file",
};
import bricolageGrotesque from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2" with {
  type: "file",
};
import cormorant from "@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2" with {
  type: "file",
};
import ebGaramond from "@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2" with {
  type: "file",
};
import epilogue from "@fontsource-variable/epilogue/files/epilogue-latin-wght-normal.woff2" with {
  type: "file",
};
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2" with {
  type: "file",
};
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2" with {
  type: "file",
};
import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2" with {
  type: "file",
};
import jetbrainsMono from "@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2" with {
  type: "file",
};
import karla from "@fontsource-variable/karla/files/karla-latin-wght-normal.woff2" with {
  type: "file",
};
import libreBaskerville from "@fontsource-variable/libre-baskerville/files/libre-baskerville-latin-wght-normal.woff2" with {
  type: "file",
};
import libreFranklin from "@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2" with {
  type: "file",
};
import lora from "@fontsource-variable/lora/files/lora-latin-wght-normal.woff2" with {
  type: "file",
};
import manrope from "@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2" with {
  type: "file",
};
import oswald from "@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2" with {
  type: "file",
};
import outfit from "@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2" with {
  type: "file",
};
import playfairDisplay from "@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2" with {
  type: "file",
};
import plusJakartaSans from "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2" with {
  type: "file",
};
import publicSans from "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2" with {
  type: "file",
};
import quicksand from "@fontsource-variable/quicksand/files/quicksand-latin-wght-normal.woff2" with {
  type: "file",
};
import redHatDisplay from "@fontsource-variable/red-hat-display/files/red-hat-display-latin-wght-normal.woff2" with {
  type: "file",
};
import sourceSans3 from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2" with {
  type: "file",
};
import spaceGrotesk from "@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2" with {
  type: "file",
};
import syne from "@fontsource-variable/syne/files/syne-latin-wght-normal.woff2" with {
  type: "file",
};
import urbanist from "@fontsource-variable/urbanist/files/urbanist-latin-wght-normal.woff2" with {
  type: "file",
};
import type { TypefaceId } from "../../design/typefaces.ts";

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
