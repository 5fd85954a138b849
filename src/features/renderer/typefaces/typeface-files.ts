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
import type { TypefaceId } from "../../design/room.ts";
import type { Charset } from "./charset.ts";
import albertSans from "./files/albert-sans.woff2" with { type: "file" };
import albertSansExtended from "./files/albert-sans-extended.woff2" with { type: "file" };
import albertSansPlain from "./files/albert-sans-plain.woff2" with { type: "file" };
import albertSansWestern from "./files/albert-sans-western.woff2" with { type: "file" };
import archivo from "./files/archivo.woff2" with { type: "file" };
import archivoExtended from "./files/archivo-extended.woff2" with { type: "file" };
import archivoPlain from "./files/archivo-plain.woff2" with { type: "file" };
import archivoWestern from "./files/archivo-western.woff2" with { type: "file" };
import atkinsonHyperlegibleNext from "./files/atkinson-hyperlegible-next.woff2" with {
  type: "file",
};
import atkinsonHyperlegibleNextExtended from "./files/atkinson-hyperlegible-next-extended.woff2" with {
  type: "file",
};
import atkinsonHyperlegibleNextPlain from "./files/atkinson-hyperlegible-next-plain.woff2" with {
  type: "file",
};
import atkinsonHyperlegibleNextWestern from "./files/atkinson-hyperlegible-next-western.woff2" with {
  type: "file",
};
import bitter from "./files/bitter.woff2" with { type: "file" };
import bitterPlain from "./files/bitter-plain.woff2" with { type: "file" };
import bitterWestern from "./files/bitter-western.woff2" with { type: "file" };
import bricolageGrotesque from "./files/bricolage-grotesque.woff2" with { type: "file" };
import bricolageGrotesquePlain from "./files/bricolage-grotesque-plain.woff2" with { type: "file" };
import bricolageGrotesqueWestern from "./files/bricolage-grotesque-western.woff2" with {
  type: "file",
};
import cormorant from "./files/cormorant.woff2" with { type: "file" };
import cormorantPlain from "./files/cormorant-plain.woff2" with { type: "file" };
import cormorantWestern from "./files/cormorant-western.woff2" with { type: "file" };
import ebGaramond from "./files/eb-garamond.woff2" with { type: "file" };
import ebGaramondPlain from "./files/eb-garamond-plain.woff2" with { type: "file" };
import ebGaramondWestern from "./files/eb-garamond-western.woff2" with { type: "file" };
import epilogue from "./files/epilogue.woff2" with { type: "file" };
import epilogueExtended from "./files/epilogue-extended.woff2" with { type: "file" };
import epiloguePlain from "./files/epilogue-plain.woff2" with { type: "file" };
import epilogueWestern from "./files/epilogue-western.woff2" with { type: "file" };
import figtree from "./files/figtree.woff2" with { type: "file" };
import figtreeExtended from "./files/figtree-extended.woff2" with { type: "file" };
import figtreePlain from "./files/figtree-plain.woff2" with { type: "file" };
import figtreeWestern from "./files/figtree-western.woff2" with { type: "file" };
import fraunces from "./files/fraunces.woff2" with { type: "file" };
import frauncesPlain from "./files/fraunces-plain.woff2" with { type: "file" };
import frauncesWestern from "./files/fraunces-western.woff2" with { type: "file" };
import instrumentSans from "./files/instrument-sans.woff2" with { type: "file" };
import instrumentSansExtended from "./files/instrument-sans-extended.woff2" with { type: "file" };
import instrumentSansPlain from "./files/instrument-sans-plain.woff2" with { type: "file" };
import instrumentSansWestern from "./files/instrument-sans-western.woff2" with { type: "file" };
import jetbrainsMono from "./files/jetbrains-mono.woff2" with { type: "file" };
import jetbrainsMonoPlain from "./files/jetbrains-mono-plain.woff2" with { type: "file" };
import jetbrainsMonoWestern from "./files/jetbrains-mono-western.woff2" with { type: "file" };
import karla from "./files/karla.woff2" with { type: "file" };
import karlaExtended from "./files/karla-extended.woff2" with { type: "file" };
import karlaPlain from "./files/karla-plain.woff2" with { type: "file" };
import karlaWestern from "./files/karla-western.woff2" with { type: "file" };
import libreBaskerville from "./files/libre-baskerville.woff2" with { type: "file" };
import libreBaskervillePlain from "./files/libre-baskerville-plain.woff2" with { type: "file" };
import libreBaskervilleWestern from "./files/libre-baskerville-western.woff2" with { type: "file" };
import libreBodoni from "./files/libre-bodoni.woff2" with { type: "file" };
import libreBodoniPlain from "./files/libre-bodoni-plain.woff2" with { type: "file" };
import libreBodoniWestern from "./files/libre-bodoni-western.woff2" with { type: "file" };
import libreFranklin from "./files/libre-franklin.woff2" with { type: "file" };
import libreFranklinExtended from "./files/libre-franklin-extended.woff2" with { type: "file" };
import libreFranklinPlain from "./files/libre-franklin-plain.woff2" with { type: "file" };
import libreFranklinWestern from "./files/libre-franklin-western.woff2" with { type: "file" };
import manrope from "./files/manrope.woff2" with { type: "file" };
import manropeExtended from "./files/manrope-extended.woff2" with { type: "file" };
import manropePlain from "./files/manrope-plain.woff2" with { type: "file" };
import manropeWestern from "./files/manrope-western.woff2" with { type: "file" };
import martianMono from "./files/martian-mono.woff2" with { type: "file" };
import martianMonoPlain from "./files/martian-mono-plain.woff2" with { type: "file" };
import martianMonoWestern from "./files/martian-mono-western.woff2" with { type: "file" };
import newsreader from "./files/newsreader.woff2" with { type: "file" };
import newsreaderPlain from "./files/newsreader-plain.woff2" with { type: "file" };
import newsreaderWestern from "./files/newsreader-western.woff2" with { type: "file" };
import nunito from "./files/nunito.woff2" with { type: "file" };
import nunitoPlain from "./files/nunito-plain.woff2" with { type: "file" };
import nunitoWestern from "./files/nunito-western.woff2" with { type: "file" };
import oswald from "./files/oswald.woff2" with { type: "file" };
import oswaldPlain from "./files/oswald-plain.woff2" with { type: "file" };
import oswaldWestern from "./files/oswald-western.woff2" with { type: "file" };
import outfit from "./files/outfit.woff2" with { type: "file" };
import outfitPlain from "./files/outfit-plain.woff2" with { type: "file" };
import outfitWestern from "./files/outfit-western.woff2" with { type: "file" };
import plusJakartaSans from "./files/plus-jakarta-sans.woff2" with { type: "file" };
import plusJakartaSansExtended from "./files/plus-jakarta-sans-extended.woff2" with {
  type: "file",
};
import plusJakartaSansPlain from "./files/plus-jakarta-sans-plain.woff2" with { type: "file" };
import plusJakartaSansWestern from "./files/plus-jakarta-sans-western.woff2" with { type: "file" };
import publicSans from "./files/public-sans.woff2" with { type: "file" };
import publicSansExtended from "./files/public-sans-extended.woff2" with { type: "file" };
import publicSansPlain from "./files/public-sans-plain.woff2" with { type: "file" };
import publicSansWestern from "./files/public-sans-western.woff2" with { type: "file" };
import redHatDisplay from "./files/red-hat-display.woff2" with { type: "file" };
import redHatDisplayPlain from "./files/red-hat-display-plain.woff2" with { type: "file" };
import redHatDisplayWestern from "./files/red-hat-display-western.woff2" with { type: "file" };
import sourceSans3 from "./files/source-sans-3.woff2" with { type: "file" };
import sourceSans3Extended from "./files/source-sans-3-extended.woff2" with { type: "file" };
import sourceSans3Plain from "./files/source-sans-3-plain.woff2" with { type: "file" };
import sourceSans3Western from "./files/source-sans-3-western.woff2" with { type: "file" };
import spaceGrotesk from "./files/space-grotesk.woff2" with { type: "file" };
import spaceGroteskExtended from "./files/space-grotesk-extended.woff2" with { type: "file" };
import spaceGroteskPlain from "./files/space-grotesk-plain.woff2" with { type: "file" };
import spaceGroteskWestern from "./files/space-grotesk-western.woff2" with { type: "file" };
import splineSansMono from "./files/spline-sans-mono.woff2" with { type: "file" };
import splineSansMonoPlain from "./files/spline-sans-mono-plain.woff2" with { type: "file" };
import splineSansMonoWestern from "./files/spline-sans-mono-western.woff2" with { type: "file" };
import syne from "./files/syne.woff2" with { type: "file" };
import synePlain from "./files/syne-plain.woff2" with { type: "file" };
import syneWestern from "./files/syne-western.woff2" with { type: "file" };
import urbanist from "./files/urbanist.woff2" with { type: "file" };
import urbanistPlain from "./files/urbanist-plain.woff2" with { type: "file" };
import urbanistWestern from "./files/urbanist-western.woff2" with { type: "file" };

/** Faces that may not be changed have one file for everything. */
export const TYPEFACE_FILES: Readonly<Record<TypefaceId, Readonly<Record<Charset, string>>>> = {
  "albert-sans": { plain: albertSansPlain, western: albertSansWestern, full: albertSans },
  archivo: { plain: archivoPlain, western: archivoWestern, full: archivo },
  "atkinson-hyperlegible-next": {
    plain: atkinsonHyperlegibleNextPlain,
    western: atkinsonHyperlegibleNextWestern,
    full: atkinsonHyperlegibleNext,
  },
  bitter: { plain: bitterPlain, western: bitterWestern, full: bitter },
  "bricolage-grotesque": {
    plain: bricolageGrotesquePlain,
    western: bricolageGrotesqueWestern,
    full: bricolageGrotesque,
  },
  cormorant: { plain: cormorantPlain, western: cormorantWestern, full: cormorant },
  "eb-garamond": { plain: ebGaramondPlain, western: ebGaramondWestern, full: ebGaramond },
  epilogue: { plain: epiloguePlain, western: epilogueWestern, full: epilogue },
  figtree: { plain: figtreePlain, western: figtreeWestern, full: figtree },
  fraunces: { plain: frauncesPlain, western: frauncesWestern, full: fraunces },
  "instrument-sans": {
    plain: instrumentSansPlain,
    western: instrumentSansWestern,
    full: instrumentSans,
  },
  "jetbrains-mono": {
    plain: jetbrainsMonoPlain,
    western: jetbrainsMonoWestern,
    full: jetbrainsMono,
  },
  karla: { plain: karlaPlain, western: karlaWestern, full: karla },
  "libre-baskerville": {
    plain: libreBaskervillePlain,
    western: libreBaskervilleWestern,
    full: libreBaskerville,
  },
  "libre-bodoni": { plain: libreBodoniPlain, western: libreBodoniWestern, full: libreBodoni },
  "libre-franklin": {
    plain: libreFranklinPlain,
    western: libreFranklinWestern,
    full: libreFranklin,
  },
  lora: { plain: lora, western: lora, full: lora },
  manrope: { plain: manropePlain, western: manropeWestern, full: manrope },
  "martian-mono": { plain: martianMonoPlain, western: martianMonoWestern, full: martianMono },
  newsreader: { plain: newsreaderPlain, western: newsreaderWestern, full: newsreader },
  nunito: { plain: nunitoPlain, western: nunitoWestern, full: nunito },
  oswald: { plain: oswaldPlain, western: oswaldWestern, full: oswald },
  outfit: { plain: outfitPlain, western: outfitWestern, full: outfit },
  "playfair-display": { plain: playfairDisplay, western: playfairDisplay, full: playfairDisplay },
  "plus-jakarta-sans": {
    plain: plusJakartaSansPlain,
    western: plusJakartaSansWestern,
    full: plusJakartaSans,
  },
  "public-sans": { plain: publicSansPlain, western: publicSansWestern, full: publicSans },
  quicksand: { plain: quicksand, western: quicksand, full: quicksand },
  "red-hat-display": {
    plain: redHatDisplayPlain,
    western: redHatDisplayWestern,
    full: redHatDisplay,
  },
  "source-sans-3": { plain: sourceSans3Plain, western: sourceSans3Western, full: sourceSans3 },
  "space-grotesk": { plain: spaceGroteskPlain, western: spaceGroteskWestern, full: spaceGrotesk },
  "spline-sans-mono": {
    plain: splineSansMonoPlain,
    western: splineSansMonoWestern,
    full: splineSansMono,
  },
  syne: { plain: synePlain, western: syneWestern, full: syne },
  urbanist: { plain: urbanistPlain, western: urbanistWestern, full: urbanist },
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
