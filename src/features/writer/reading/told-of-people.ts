/** What an owner tells of the people that a site is for, beside who they are. */

/** "Families because we have a grass yard", "six landscapers on accounts": a remark, and no group to speak to. */
export const TOLD_BY_OWNER =
  /(?<!\p{L})(?:because|it['’]s|we|i|our|us|weil|wir|parce que|nous|porque)(?!\p{L})|^(?:on|at|in|also|about|around|roughly|half)\s|^(?:two|three|four|five|six|seven|eight|nine|ten|\d+)\s/iu;

/** "People travel quite far" says what they do. */
export const COMES =
  /^(?:people|they|we|many|most|some|folk)\s(?:travel|come|drive|walk|fly|visit|live)(?:\s|$)/iu;

/** "Funeral directors who pass on our card": who they are, without what is told of them. */
export function cutTold(words: string, longest: number): string {
  const at = words.search(
    /,? (?:where|which|who|whose|that) (?!.{0,160} (?:where|which|who|whose|that) )/u,
  );
  const isTooMuch = words.length > longest || TOLD_BY_OWNER.test(words);
  return isTooMuch && at > 0
    ? cutTold(words.slice(0, at).replace(/,? and \p{L}+$/u, ""), longest)
    : words;
}
