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
import type { Charset } from "./charset.ts";
import albertSans from "./files/albert-sans.woff2" with { type: "file" };
import albertSansExtended from "./files/albert-sans-extended.woff2" with { type: "file" };
import albertSansPlain from "./files/albert-sans-plain.woff2" with { type: "file" };
import archivo from "./files/archivo.woff2" with { type: "file" };
import archivoExtended from "./files/archivo-extended.woff2" with { type: "file" };
import archivoPlain from "./files/archivo-plain.woff2" with { type: "file" };
import atkinsonHyperlegibleNext from "./files/atkinson-hyperlegible-next.woff2" with {
  type: "file",
};
import atkinsonHyperlegibleNextExtended from "./files/atkinson-hyperlegible-next-extended.woff2" with {
  type: "file",
};
import atkinsonHyperlegibleNextPlain from "./files/atkinson-hyperlegible-next-plain.woff2" with {
  type: "file",
};
import bitter from "./files/bitter.woff2" with { type: "file" };
import bitterPlain from "./files/bitter-plain.woff2" with { type: "file" };
import bricolageGrotesque from "./files/bricolage-grotesque.woff2" with { type: "file" };
import bricolageGrotesquePlain from "./files/bricolage-grotesque-plain.woff2" with { type: "file" };
import cormorant from "./files/cormorant.woff2" with { type: "file" };
import cormorantPlain from "./files/cormorant-plain.woff2" with { type: "file" };
import ebGaramond from "./files/eb-garamond.woff2" with { type: "file" };
import ebGaramondPlain from "./files/eb-garamond-plain.woff2" with { type: "file" };
import epilogue from "./files/epilogue.woff2" with { type: "file" };
import epilogueExtended from "./files/epilogue-extended.woff2" with { type: "file" };
import epiloguePlain from "./files/epilogue-plain.woff2" with { type: "file" };
import figtree from "./files/figtree.woff2" with { type: "file" };
import figtreeExtended from "./files/figtree-extended.woff2" with { type: "file" };
import figtreePlain from "./files/figtree-plain.woff2" with { type: "file" };
import fraunces from "./files/fraunces.woff2" with { type: "file" };
import frauncesPlain from "./files/fraunces-plain.woff2" with { type: "file" };
import instrumentSans from "./files/instrument-sans.woff2" with { type: "file" };
import instrumentSansExtended from "./files/instrument-sans-extended.woff2" with { type: "file" };
import instrumentSansPlain from "./files/instrument-sans-plain.woff2" with { type: "file" };
import jetbrainsMono from "./files/jetbrains-mono.woff2" with { type: "file" };
import jetbrainsMonoPlain from "./files/jetbrains-mono-plain.woff2" with { type: "file" };
import karla from "./files/karla.woff2" with { type: "file" };
import karlaExtended from "./files/karla-extended.woff2" with { type: "file" };
import karlaPlain from "./files/karla-plain.woff2" with { type: "file" };
import libreBaskerville from "./files/libre-baskerville.woff2" with { type: "file" };
import libreBaskervillePlain from "./files/libre-baskerville-plain.woff2" with { type: "file" };
import libreFranklin from "./files/libre-franklin.woff2" with { type: "file" };
import libreFranklinExtended from "./files/libre-franklin-extended.woff2" with { type: "file" };
import libreFranklinPlain from "./files/libre-franklin-plain.woff2" with { type: "file" };
import manrope from "./files/manrope.woff2" with { type: "file" };
import manropeExtended from "./files/manrope-extended.woff2" with { type: "file" };
import manropePlain from "./files/manrope-plain.woff2" with { type: "file" };
import oswald from "./files/oswald.woff2" with { type: "file" };
import oswaldPlain from "./files/oswald-plain.woff2" with { type: "file" };
import outfit from "./files/outfit.woff2" with { type: "file" };
import outfitPlain from "./files/outfit-plain.woff2" with { type: "file" };
import plusJakartaSans from "./files/plus-jakarta-sans.woff2" with { type: "file" };
import plusJakartaSansExtended from "./files/plus-jakarta-sans-extended.woff2" with {
  type: "file",
};
import plusJakartaSansPlain from "./files/plus-jakarta-sans-plain.woff2" with { type: "file" };
import publicSans from "./files/public-sans.woff2" with { type: "file" };
import publicSansExtended from "./files/public-sans-extended.woff2" with { type: "file" };
import publicSansPlain from "./files/public-sans-plain.woff2" with { type: "file" };
import redHatDisplay from "./files/red-hat-display.woff2" with { type: "file" };
import redHatDisplayPlain from "./files/red-hat-display-plain.woff2" with { type: "file" };
import sourceSans3 from "./files/source-sans-3.woff2" with { type: "file" };
import sourceSans3Extended from "./files/source-sans-3-extended.woff2" with { type: "file" };
import sourceSans3Plain from "./files/source-sans-3-plain.woff2" with { type: "file" };
import spaceGrotesk from "./files/space-grotesk.woff2" with { type: "file" };
import spaceGroteskExtended from "./files/space-grotesk-extended.woff2" with { type: "file" };
import spaceGroteskPlain from "./files/space-grotesk-plain.woff2" with { type: "file" };
import syne from "./files/syne.woff2" with { type: "file" };
import synePlain from "./files/syne-plain.woff2" with { type: "file" };
import urbanist from "./files/urbanist.woff2" with { type: "file" };
import urbanistPlain from "./files/urbanist-plain.woff2" with { type: "file" };

/** Faces that may not be changed have one file for everything. */
export const TYPEFACE_FILES: Readonly<Record<TypefaceId, Readonly<Record<Charset, string>>>> = {
  "albert-sans": { full: albertSans, plain: albertSansPlain },
  archivo: { full: archivo, plain: archivoPlain },
  "atkinson-hyperlegible-next": {
    full: atkinsonHyperlegibleNext,
    plain: atkinsonHyperlegibleNextPlain,
  },
  bitter: { full: bitter, plain: bitterPlain },
  "bricolage-grotesque": { full: bricolageGrotesque, plain: bricolageGrotesquePlain },
  cormorant: { full: cormorant, plain: cormorantPlain },
  "eb-garamond": { full: ebGaramond, plain: ebGaramondPlain },
  epilogue: { full: epilogue, plain: epiloguePlain },
  figtree: { full: figtree, plain: figtreePlain },
  fraunces: { full: fraunces, plain: frauncesPlain },
  "instrument-sans": { full: instrumentSans, plain: instrumentSansPlain },
  "jetbrains-mono": { full: jetbrainsMono, plain: jetbrainsMonoPlain },
  karla: { full: karla, plain: karlaPlain },
  "libre-baskerville": { full: libreBaskerville, plain: libreBaskervillePlain },
  "libre-franklin": { full: libreFranklin, plain: libreFranklinPlain },
  lora: { full: lora, plain: lora },
  manrope: { full: manrope, plain: manropePlain },
  outfit: { full: outfit, plain: outfitPlain },
  oswald: { full: oswald, plain: oswaldPlain },
  "playfair-display": { full: playfairDisplay, plain: playfairDisplay },
  "plus-jakarta-sans": { full: plusJakartaSans, plain: plusJakartaSansPlain },
  "public-sans": { full: publicSans, plain: publicSansPlain },
  quicksand: { full: quicksand, plain: quicksand },
  "red-hat-display": { full: redHatDisplay, plain: redHatDisplayPlain },
  "source-sans-3": { full: sourceSans3, plain: sourceSans3Plain },
  "space-grotesk": { full: spaceGrotesk, plain: spaceGroteskPlain },
  syne: { full: syne, plain: synePlain },
  urbanist: { full: urbanist, plain: urbanistPlain },
};

/** The further Latin letters of every face that sets text. */
export const EXTENDED_FILES: Readonly<Partial<Record<TypefaceId, string>>> = {
  "albert-sans": albertSansExtended,
  archivo: archivoExtended,
  "atkinson-hyperlegible-next": atkinsonHyperlegibleNextExtended,
  epilogue: epilogueExtended,
  figtree: figtreeExtended,
  "instrument-sans": instrumentSansExtended,
  karla: karlaExtended,
  "libre-franklin": libreFranklinExtended,
  manrope: manropeExtended,
  "plus-jakarta-sans": plusJakartaSansExtended,
  "public-sans": publicSansExtended,
  "source-sans-3": sourceSans3Extended,
  "space-grotesk": spaceGroteskExtended,
};
