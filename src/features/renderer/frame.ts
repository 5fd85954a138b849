/** How a site's pages are framed: what the seed chose, as far as its words have room in it. */

import {
  chooseFrame,
  DIRECTIONS,
  type Frame,
  type LineLetters,
  type SiteDocument,
} from "../design/room.ts";

/** Names up to this length have room in every header, on two lines where it is narrow. */
const NAME_LENGTH_MAX = 44;

export function chooseShortName({ name, shortName }: SiteDocument["identity"]): string {
  return [...name].length <= NAME_LENGTH_MAX ? name : (shortName ?? name);
}

export function frameSite(document: SiteDocument): Frame {
  return chooseFrame(document.tokens.direction, document.meta.seed, measureHeader(document));
}

/** A letter of the name, and the space around a link and a button, in letters of a link. */
const NAME_LETTER = 1.5;
const LINK_SPACE = 3.5;
const BUTTON_SPACE = 8;

function measureHeader({ identity, navigation, tokens }: SiteDocument): LineLetters {
  const { action } = navigation;
  const hasButton = DIRECTIONS[tokens.direction].header.action && action !== undefined;
  const name = chooseShortName(identity).length * NAME_LETTER;
  const links = navigation.items.reduce((sum, { label }) => sum + label.length + LINK_SPACE, 0);
  const button = hasButton ? action.label.length + BUTTON_SPACE : 0;
  // With the name in the middle both sides are as wide as the wider one.
  return { bar: name + links + button, split: name + 2 * Math.max(links, button) };
}
