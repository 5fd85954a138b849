/** What marketing promotes, "promote tasting evenings", as what visitors do about it. */
import { ofOne, withArticle } from "./named-objects.ts";

/** "Get people in for e-bike test rides" */
const BROUGHT_IN =
  /^(?:get|bring) (?:more )?(?:people|customers|riders|drivers|visitors|clients) in for (?:an? )?((?:[\p{L}-]{2,16} ){0,3}[\p{L}-]{3,16})$/iu;
/** Of what marketing promotes, what one books as one of several. */
const BOOKED =
  /^(?:promote|introduce|launch|advertise|push|market|fill|sell|sell out) (?:our |my |the )?((?:(?!new |upcoming )[\p{L}-]{2,16} ){1,3}(?:evening|workshop|tour|tasting|retreat|class|lesson|session|treatment|experience|camp|course|supper club|facial|massage))(?:e?s)$/iu;
/** And what one asks about. */
const ASKED =
  /^(?:promote|introduce|launch|advertise|push|market) ((?:our |my |the )?(?:[\p{L}-]{2,16} ){0,3}(?:rooms?|venues?|spaces?|hire|(?:private|corporate|company) events|(?:private|corporate|birthday|children[’']s) parties|catering|packages|packs|plans|program(?:me)?s?|service|rentals?|accommodation|suites?))$/iu;

/** What is had for a time or by agreement: nobody orders it by number. */
const AGREED =
  /^(?:sell|sign|win|secure|land) (?:more |new )?((?:(?!more |new |our |my )[\p{L}\p{N}-]{2,16} ){1,3}(?:contracts|agreements|plans?|retainers|accounts|packages?|blocks|partnerships|passes|breaks))$/iu;
/** "Sell our 8-week course": one signs up for it. */
const SIGNED_FOR =
  /^(?:sell|fill|promote) (?:the |our |my )?((?:[\p{L}\p{N}-]{2,16} ){1,3}(?:course|class|workshop|programme|program|bootcamp|camp))$/iu;
/** Things that are sent or handed over. */
const GOODS =
  /^sell ((?:[\p{L}-]{3,16} ){0,2}(?:boxes|hampers|baskets|kits|prints|cakes|bread|wine|beer|cheese|honey|eggs|meat|plants|bulbs|seeds|candles|soaps?|lumber|timber|firewood|compost|hay|yarn|wool|jams?|oils?|coffee|tea|spices|chocolates?|flowers|bouquets|posters|mugs|shirts|merchandise))$/iu;
/** "Sell the Sunday roast" */
const DISH = /^sell (the [\p{L}-]{3,16}(?: [\p{L}-]{3,16}){0,2})$/iu;
/** "Hire out our loan instruments": what the business does is the visitor's to ask for. */
const HIRED_OUT = /^(?:hire|rent) out ((?:our |my )?(?:[\p{L}-]{2,16} ){0,3}[\p{L}-]{3,16})$/iu;

/** What marketing promotes as what visitors do about it, where its kind says so; else undefined. */
export function sayPromoted(part: string): string | undefined {
  const [, ride] = BROUGHT_IN.exec(part) ?? [];
  if (ride !== undefined) return `Book ${withArticle(ofOne(ride))}`;
  const [, one] = BOOKED.exec(part) ?? [];
  if (one !== undefined) return `Book ${withArticle(one)}`;
  const [, signed] = SIGNED_FOR.exec(part) ?? [];
  if (signed !== undefined) return `Sign up for the ${signed}`;
  const [, goods] = GOODS.exec(part) ?? [];
  if (goods !== undefined) return `Buy ${goods}`;
  const [, dish] = DISH.exec(part) ?? [];
  if (dish !== undefined) return `Order ${dish}`;
  const [, hired] = HIRED_OUT.exec(part) ?? [];
  if (hired !== undefined) return `Hire ${hired}`;
  const [, agreed] = AGREED.exec(part) ?? [];
  if (agreed !== undefined)
    return `Enquire about ${agreed.endsWith("s") ? agreed : `the ${agreed}`}`;
  const [, asked] = ASKED.exec(part) ?? [];
  return asked === undefined || NO_NAME.test(asked)
    ? undefined
    : `Enquire about ${asked.endsWith("s") ? asked.replace(/^(?:my|the) /iu, "") : asked}`;
}
/** "Our new service" names none. */
const NO_NAME =
  /^(?:(?:our|my|the|new|full|online|upcoming|great|best|special|latest|other|quality|customer) )+\p{L}+$/iu;
