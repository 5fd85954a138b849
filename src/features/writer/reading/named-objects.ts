/** What a wish is for, as the words of a button name it: one of them, or several. */
import { oneOf, severalOf } from "./english-number.ts";

const UNCOUNTED =
  /(?:(?<!wedd|even|paint|draw|build|view|meet|carv|tast|earr|spr|(?<!\p{L})r|k)ing|ion(?<!station|session|audition|inspection|valuation|consultation|commission|decision|mission|extension|conversion|excursion|exhibition|installation)|care|space|storage|therapy|yoga|pilates|furniture|jewell?ery|artwork|music|hire|tuition|membership|bread|meat|beef|lamb|pork|fish|cheese|coffee|tea|honey|wine|beer|milk|wood|firewood|compost|timber|stone|gravel|soap|pasta|fruit|veg|food|takeaway|takeout|(?<!s)s)$/iu;

export const withArticle = (name: string): string =>
  UNCOUNTED.test(name) ? name : `${/^[aeiou]/iu.test(name) ? "an" : "a"} ${name}`;

export const ofSeveral = (name: string): string => (UNCOUNTED.test(name) ? name : severalOf(name));

/** "Hen parties" as "hen party"; as it is where several may be meant. */
export function ofOne(name: string): string {
  // "Our summer camps": each visitor books one of them.
  const bare = name.endsWith("s") ? name.replace(/^(?:our|my) /iu, "") : name;
  return /^(?:the|our|my|an?|two|three|four|five|six|seven|eight|nine|ten|twelve) |^\p{N}|\s\p{N}+(?:\s|$)/iu.test(
    bare,
  ) ||
    !/(?<!s|u|i)s$/iu.test(bare) ||
    /\sand\s/iu.test(bare)
    ? name
    : oneOf(bare);
}
