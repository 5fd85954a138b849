/**
 * What English owners wish of the page in sentences that tell something besides ("show we can recoat 24 lanes in three
 * nights"), by what is told; targets of the business ("open ten wholesale accounts by Christmas") by what visitors do about
 * them; and what the page is not to have, by nothing. A table; `wish-rules.ts` reads it.
 */
import { capitaliseFirst } from "./slices.ts";
import type { Rule } from "./wishes-of-people.ts";

const WHOEVER = "(?:people|visitors|customers|members|clients|guests|parents|they|everyone|owners)";

/** "The late fee of a dollar a day", "the sliding scale ($20 to $120)": each named with what is told of it. */
function tellNamed(part: string): string | undefined {
  const bare = part.replace(/^(?:and )?(?:the |our |my )/iu, "");
  const [, name, inner] = /^([^()]{3,40}) \(([^()]{3,80})\)$/u.exec(bare) ?? [];
  if (name !== undefined) return `${capitaliseFirst(name)}: ${inner}`;
  const [, fee, amount] =
    /^([\p{L} -]{3,30}? (?:fee|charge|deposit|price|cost|minimum|limit)) of (.{3,40})$/iu.exec(
      bare,
    ) ?? [];
  if (fee !== undefined) return `${capitaliseFirst(fee)}: ${amount}`;
  return /^(?:\p{N}{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)-\p{L}{3,8} \p{L}/iu.test(
    bare,
  )
    ? capitaliseFirst(bare)
    : undefined;
}

/** "Visitors should understand the sliding scale (…), the seven-day loan and the late fee of …": every one, or the sentence. */
function tellUnderstood(whole: string, list = ""): string {
  const parts = list.split(/,\s(?:and )?|\sand (?=the |our )/u).map((part) => part.trim());
  const told = parts.map(tellNamed);
  return told.every((one) => one !== undefined) ? told.join(". ") : whole;
}

const CASES = /help (?:visitors|people|families|clients) find out [^:;.]{5,120}: /iu;
const CAN = /whether (we|i) can (take|help with|do|treat|repair)(?!\p{L})/iu;
const YES = ", yes; ";
const NO = /, no(?=[.;]|$)/iu;

/** "Help visitors find out whether we can take their case: asylum, yes; work visas, no", as two sentences within the goals. */
export function tellCases(goals: string): string {
  const asked = CASES.exec(goals);
  const [, who, deed] = CAN.exec(asked?.[0] ?? "") ?? [];
  if (asked === null || who === undefined) return goals;
  const list = goals.slice(asked.index + asked[0].length);
  const yesAt = list.indexOf(YES);
  const behind = list.slice(yesAt + YES.length);
  const noAt = behind.search(NO);
  if (yesAt < 0 || noAt < 0) return goals;
  const we = capitaliseFirst(who.toLowerCase());
  const told = `${we} ${deed}: ${list.slice(0, yesAt)}. ${we} do not ${deed}: ${behind.slice(0, noAt)}`;
  return goals.slice(0, asked.index) + told + behind.slice(noAt + ", no".length);
}

/** Each of a sentence without its stop. */
export const OWNER_TARGETS: readonly Rule[] = [
  // "Show we can screen 24 lanes over three nights".
  [
    /^(?:please )?(?:show|prove|get across|make (?:it )?clear) (?:that )?((?:we|i) (?:can|do|have|are|never|only|always|use|work|make|don[’']t) .{3,200})$/iu,
    (_whole, told = "") => capitaliseFirst(told),
  ],
  // "They should see my face straight away, and that I'm a trained nurse".
  [
    new RegExp(
      `^${WHOEVER} (?:should|need to|must) (?:see|know) [^.:]{3,80}?,? and that ((?:i|we|it|the|our|there)(?:[’'](?:m|re|ve|s))? .{5,140})$`,
      "iu",
    ),
    (_whole, told = "") => capitaliseFirst(told),
  ],
  // "Get new people to turn up on a Tuesday at 7.15 at the hall".
  [
    new RegExp(
      `^get (?:new |more )?(?:${WHOEVER}|faces|members|singers|players) to (?:turn up|come along|show up|come) (?=(?:on |at |every |to )?.{0,40}\\p{N})`,
      "iu",
    ),
    "Come along ",
  ],
  // "See how long the wait is: about nine weeks", of two sentences.
  [
    /(?:,? and )?(?:see|know|show|say) how long (?:the|our) (wait|waiting list|lead time|turnaround) is: (.{3,60})$/iu,
    (_whole, name = "", told = "") => `. The ${name.toLowerCase()}: ${told}`,
  ],
  // "What it costs by the hour, which is $85".
  [
    /^(.{0,160}?)(?:,? and )?what (?:it|this|everything) costs (by the (?:hour|day|week)|per (?:hour|day|week|head|night)|an hour|a (?:day|week|night|head)),? (?:which is|it[’']s|that[’']s|at|is) ([£$€]\s?\p{N}[\p{N}.,]{0,9})$/iu,
    (_whole, before = "", per = "", sum = "") =>
      `${/^(?:i |we )?(?:want )?(?:them |people |folks )?(?:to )?see /iu.test(before) ? "" : `${before}. `}Price: ${sum} ${per}`,
  ],
  [
    new RegExp(
      `^${WHOEVER} (?:should|need to|must|have to) (?:understand|know|see) ((?:the|our) .{10,240})$`,
      "iu",
    ),
    tellUnderstood,
  ],
  // "We want people to skirt their fleeces before they send them, so there must be pictures".
  [
    new RegExp(
      `^(?:we|i) (?:want|need|would like) ${WHOEVER} to ((?:(?!see|know|feel|understand|find)[\\p{L}]{3,12}) their .{5,120}?)(?:,? so (?:there|the page|it|the site) (?:must|should|has to|needs?) .{3,120})?$`,
      "iu",
    ),
    (_whole, deed = "") =>
      capitaliseFirst(
        deed
          .replace(/(?<!\p{L})their(?!\p{L})/giu, "your")
          .replace(/(?<!\p{L})they(?!\p{L})/giu, "you"),
      ),
  ],
  // "I want owners to tell me about the dog before they book".
  [
    new RegExp(
      `^(?:we|i) (?:want|need|would like|['’]d like) ${WHOEVER} to tell (?:me|us) about (?:the|their) ([\\p{L} ]{3,30}?)(?: (?:before|first|when|so) ?.{0,60})?$`,
      "iu",
    ),
    (_whole, thing = "") => `Tell us about your ${thing}`,
  ],
  // "Three dogs a day, so no instant booking please": said to whoever makes the site.
  [
    /,? so no (?:instant|online|direct|automatic) bookings?(?: (?:please|thanks|thank you|on the site))?$/iu,
    "",
  ],
  // "Present the three cheeses (Fellbeck, Old Garth) with tasting notes"; without a bracket only a page could.
  [
    /^(?:present|introduce|describe|feature) (?:the|our) ((?:(?:two|three|four|five|six|seven) )[\p{L} ]{3,30}) \(([^()]{3,120})\)(?: with .{3,80})?$/iu,
    (_whole, name = "", told = "") => `${capitaliseFirst(name)}: ${told}`,
  ],
  [/^(?:present|feature) (?:the|our|all|each) [^():\p{N}]{3,120}$/iu, ""],
  [
    /^explain (?!how|what|why|that|to )[\p{L}][^():\p{N}]{3,60}(?: in (?:plain|simple|clear) \p{L}{3,10})?(?:, including .{3,60})?$/iu,
    "",
  ],
  // "Open ten new wholesale accounts before Christmas".
  [
    /^(?:open|win|get|sign|secure|land|find|gain) (?:\p{N}{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen|twenty) (?:more |new |further )*((?:[\p{L}-]{3,14} ){0,2}(?:accounts|contracts|stockists))(?: (?:by|before|within|this|next) .{3,40})?$/iu,
    (_whole, name = "") =>
      /stockists/iu.test(name) ? "Become a stockist" : `Enquire about ${name}`,
  ],
  // "…, and the site must say that notaries are not lawyers".
  [
    /(?:,? and |^)(?:the |this |our )?(?:site|page|website) (?:must|should|has to|needs to) (?:clearly )?(?:say|state|make clear) (?:that )?(.{5,160})$/iu,
    (whole, told = "") => `${/^,? and /iu.test(whole) ? ". " : ""}${capitaliseFirst(told)}`,
  ],
  // "Promote the free Wednesday clinic at 4pm, first 15 people".
  [
    /^(?:promote|push|advertise|publicise) (?:the|our) ([^,.:]{5,50}?) (?:at|on|from) (?=[^.]{0,60}\p{N})(.{3,160})$/iu,
    (_whole, name = "", told = "") => `${capitaliseFirst(name)}: ${told}`,
  ],
  // "Fill the five trips we do each year: San Juan Islands, Methow".
  [
    /^(?:fill|sell|promote) (?:the|our) ([^,.:]{5,50}): (\p{L}[^:]{5,240})$/iu,
    (_whole, name = "", told = "") => `${capitaliseFirst(name)}: ${told}`,
  ],
  // "I want people to know it's real glass": what is made there is understood.
  [
    /^(?:i|we)(?:[’']d)? (?:want|like|need) (?:people|them|folks?|customers|everyone) to (?:know|understand|see) (?:that )?it[’']s (?!not |about |the |my |our )(.{5,160})$/iu,
    (_whole, told = "") => capitaliseFirst(told),
  ],
  [/^encourage (?:first )?contact (?=by )/iu, "Get in touch "],
  [
    /,? and to (?=(?:put|give|join|buy|book|send|bring|come|try|sign) (?:their|your|a|an|the|up|us|in) )/iu,
    " or ",
  ],
  [
    /^make it (?:(?:dead|really|very|super|as) )?easy (?:as possible )?(?:for \p{L}{3,14} )?to (?=see |find |check )/iu,
    "They should ",
  ],
  [
    /^(?:generate|drive|increase|get|win) (?:more )?((?:consultations|inspections|assessments|lessons|sessions|visits|surveys|tours) (?:with|for|of) [^()]{3,50}) \((?=[^()]{0,40}\p{N})([^()]{3,80})\)$/iu,
    (_whole, name = "", told = "") => `${capitaliseFirst(name)}: ${told}`,
  ],
  [
    /^educate (?:(?:people|homeowners|visitors|clients|owners|families) )?(?:on|about) ([^:.]{3,40}): (.{5,240})$/iu,
    (_whole, name = "", told = "") => `${capitaliseFirst(name)}: ${told}`,
  ],
  [/^prove (?:that )?(?:we|i)[’'](?:re|m) [^.]{3,40}$/iu, ""],
  [/^names, faces(?:,.{0,120})?$/iu, ""],
  [
    /^(?:then )?let [\p{L}]{4,16}s ((?:send|refer|book|order|request|apply|join|register) .{3,60})$/iu,
    (_whole, deed = "") => capitaliseFirst(deed),
  ],
  // "No online retail shop is required".
  [
    /^(?:no|we (?:don[’']t|do not) (?:need|want)) (?:an? )?(?:online )?(?:[\p{L}-]{3,12} ){0,3}(?:shop|store|booking|bookings|payments?|blog|login|checkout|gallery|newsletter|cart|basket|chat|pop-?ups?)(?: system| page| section)?(?: (?:is|are) (?:required|needed|necessary|wanted)|,? (?:please|thanks|thank you))?$/iu,
    "",
  ],
];
