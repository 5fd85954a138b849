// The style sheets, embedded as text. Base serves every page, blocks only where they occur, one direction a site.

import type { BlockKind, DirectionId, HeaderLayout } from "../../design/room.ts";
import base from "./base.css" with { type: "text" };
import audience from "./blocks/audience.css" with { type: "text" };
import callToAction from "./blocks/call-to-action.css" with { type: "text" };
import comparison from "./blocks/comparison.css" with { type: "text" };
import contact from "./blocks/contact.css" with { type: "text" };
import events from "./blocks/events.css" with { type: "text" };
import facts from "./blocks/facts.css" with { type: "text" };
import faq from "./blocks/faq.css" with { type: "text" };
import features from "./blocks/features.css" with { type: "text" };
import gallery from "./blocks/gallery.css" with { type: "text" };
import hero from "./blocks/hero.css" with { type: "text" };
import legal from "./blocks/legal.css" with { type: "text" };
import links from "./blocks/links.css" with { type: "text" };
import notice from "./blocks/notice.css" with { type: "text" };
import offers from "./blocks/offers.css" with { type: "text" };
import pageHeader from "./blocks/page-header.css" with { type: "text" };
import picture from "./blocks/picture.css" with { type: "text" };
import principles from "./blocks/principles.css" with { type: "text" };
import process from "./blocks/process.css" with { type: "text" };
import statement from "./blocks/statement.css" with { type: "text" };
import story from "./blocks/story.css" with { type: "text" };
import atelier from "./directions/atelier.css" with { type: "text" };
import bands from "./directions/bands.css" with { type: "text" };
import botanical from "./directions/botanical.css" with { type: "text" };
import brutalist from "./directions/brutalist.css" with { type: "text" };
import cinema from "./directions/cinema.css" with { type: "text" };
import civic from "./directions/civic.css" with { type: "text" };
import cutout from "./directions/cutout.css" with { type: "text" };
import deco from "./directions/deco.css" with { type: "text" };
import editorial from "./directions/editorial.css" with { type: "text" };
import ledger from "./directions/ledger.css" with { type: "text" };
import letter from "./directions/letter.css" with { type: "text" };
import letterpress from "./directions/letterpress.css" with { type: "text" };
import linedButtons from "./directions/lined-buttons.css" with { type: "text" };
import mono from "./directions/mono.css" with { type: "text" };
import monograph from "./directions/monograph.css" with { type: "text" };
import panel from "./directions/panel.css" with { type: "text" };
import poster from "./directions/poster.css" with { type: "text" };
import quiet from "./directions/quiet.css" with { type: "text" };
import route from "./directions/route.css" with { type: "text" };
import storefront from "./directions/storefront.css" with { type: "text" };
import swiss from "./directions/swiss.css" with { type: "text" };
import terrain from "./directions/terrain.css" with { type: "text" };
import tiles from "./directions/tiles.css" with { type: "text" };
import workshop from "./directions/workshop.css" with { type: "text" };
import barHeader from "./headers/bar.css" with { type: "text" };
import centredHeader from "./headers/centred.css" with { type: "text" };
import farHeader from "./headers/far.css" with { type: "text" };
import ownCentredHeader from "./headers/own-centred.css" with { type: "text" };
import sideHeader from "./headers/side.css" with { type: "text" };
import splitHeader from "./headers/split.css" with { type: "text" };
import stackedHeader from "./headers/stacked.css" with { type: "text" };
import tabsHeader from "./headers/tabs.css" with { type: "text" };
import bareCells from "./shared/bare-cells.css" with { type: "text" };
import bareLine from "./shared/bare-line.css" with { type: "text" };
import bareRoll from "./shared/bare-roll.css" with { type: "text" };
import beside from "./shared/beside.css" with { type: "text" };
import formAlone from "./shared/form-alone.css" with { type: "text" };
import formColumns from "./shared/form-columns.css" with { type: "text" };
import offerPairs from "./shared/offer-pairs.css" with { type: "text" };
import { StyleSheet } from "./style-sheet.ts";

export const BASE_STYLES = new StyleSheet(base);

export const BLOCK_STYLES: Readonly<Record<BlockKind, StyleSheet>> = {
  hero: new StyleSheet(hero),
  pageHeader: new StyleSheet(pageHeader),
  statement: new StyleSheet(statement),
  offers: new StyleSheet(offers),
  process: new StyleSheet(process),
  features: new StyleSheet(features),
  faq: new StyleSheet(faq),
  callToAction: new StyleSheet(callToAction),
  contact: new StyleSheet(contact),
  gallery: new StyleSheet(gallery),
  events: new StyleSheet(events),
  story: new StyleSheet(story),
  principles: new StyleSheet(principles),
  audience: new StyleSheet(audience),
  comparison: new StyleSheet(comparison),
  links: new StyleSheet(links),
  facts: new StyleSheet(facts),
  picture: new StyleSheet(picture),
  notice: new StyleSheet(notice),
  legal: new StyleSheet(legal),
};

/** What several directions have in common stands behind what is their own. */
export const DIRECTION_STYLES: Readonly<Record<DirectionId, StyleSheet>> = {
  editorial: new StyleSheet(editorial + bareLine + offerPairs + formAlone + formColumns),
  swiss: new StyleSheet(swiss + bareRoll + formAlone + formColumns),
  letterpress: new StyleSheet(letterpress + bareLine + linedButtons + ownCentredHeader),
  botanical: new StyleSheet(botanical + beside + bareLine + offerPairs + formAlone),
  quiet: new StyleSheet(quiet + bareLine),
  civic: new StyleSheet(civic + beside + bareCells + offerPairs + formAlone),
  brutalist: new StyleSheet(brutalist + bareCells + formAlone),
  cutout: new StyleSheet(cutout + beside + bareCells + formAlone),
  cinema: new StyleSheet(cinema + beside + bareRoll + offerPairs + formAlone),
  mono: new StyleSheet(mono + bareRoll + formAlone + formColumns),
  storefront: new StyleSheet(storefront + bareCells + ownCentredHeader),
  monograph: new StyleSheet(monograph + bareLine + offerPairs),
  poster: new StyleSheet(poster + beside + bareRoll + formAlone),
  atelier: new StyleSheet(atelier + beside + bareLine + offerPairs + formAlone),
  ledger: new StyleSheet(ledger + bareRoll + formAlone + formColumns),
  workshop: new StyleSheet(workshop + beside + bareCells + formAlone),
  tiles: new StyleSheet(tiles + beside + bareCells + formAlone),
  bands: new StyleSheet(bands + bareRoll + formAlone + formColumns),
  letter: new StyleSheet(letter + bareLine),
  terrain: new StyleSheet(terrain + beside + bareLine + offerPairs + formAlone),
  deco: new StyleSheet(deco + bareLine + linedButtons),
  panel: new StyleSheet(panel + beside + bareRoll + offerPairs + formAlone),
  route: new StyleSheet(route + beside + bareCells + offerPairs + formAlone),
};

/** Behind a direction's own styles: what a shared arrangement of the header changes of them. */
export const HEADER_STYLES: Readonly<Record<HeaderLayout, StyleSheet>> = {
  own: new StyleSheet(""),
  bar: new StyleSheet(barHeader),
  centred: new StyleSheet(centredHeader),
  split: new StyleSheet(splitHeader),
  stacked: new StyleSheet(stackedHeader),
  tabs: new StyleSheet(tabsHeader),
  side: new StyleSheet(sideHeader),
  far: new StyleSheet(farHeader),
};
