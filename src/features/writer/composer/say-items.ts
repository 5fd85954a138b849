/** What an owner wants to be told, in telegraph style, as things of a sentence: "photo of label, number of panes". English alone. */

const DETERMINED =
  /^(?:an?|the|your|their|any|some|both|each|all|our|my|\p{N}+|one|two|three|something|anything|how|what|which|where|when|whether|if|who)(?!\p{L})/iu;
const SEVERAL = /^(?:[\p{L}-]{3,16} )?[\p{L}-]{2,20}(?<!s)s(?: |$)/iu;
/** "What piano, which floor": said, and no things that are included. */
const ASKED = /^(?:how|what|which|where|when|whether|if|who)(?!\p{L})/iu;
const PICTURE = /^(?:an? |the )?(photo|picture|photograph|scan|drawing|sketch) of (?=\p{L})/iu;
const ITEMS_MAX = 6;
const ITEM_WORDS_MAX = 7;

const isWhole = (thing: string): boolean => DETERMINED.test(thing) || SEVERAL.test(thing);

function sayItem(item: string): string {
  const picture = PICTURE.exec(item);
  if (picture !== null) {
    const of = item.slice(picture[0].length);
    return `a ${picture[1]?.toLowerCase()} of ${isWhole(of) ? of : `the ${of}`}`;
  }
  return isWhole(item) ? item : `the ${item}`;
}

/** With their articles, and "and" before the last; undefined where they are no short list. */
export function sayItems(wishes: string): string | undefined {
  const items = wishes.split(/,? and |, /u).map((item) => item.trim());
  const isList =
    !ASKED.test(wishes) &&
    items.length <= ITEMS_MAX &&
    items.every((item) => item !== "" && item.split(" ").length <= ITEM_WORDS_MAX) &&
    !/[:;()/]/u.test(wishes);
  if (!isList) return undefined;
  const said = items.map(sayItem);
  const last = said.pop();
  return said.length === 0 ? last : `${said.join(", ")} and ${last}`;
}
