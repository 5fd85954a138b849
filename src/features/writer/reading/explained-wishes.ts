/**
 * English wishes that something be explained or made plain, by what is then told: "explain how to come: a bus from the
 * station, three hours" tells how to come. What is said of customers to whoever makes the site goes. A table;
 * `wish-rules.ts` reads it.
 */
import { capitaliseFirst } from "./slices.ts";
import type { Rule } from "./wishes-of-people.ts";

const WHOEVER =
  "(?:people|they|customers|visitors|clients|guests|parents|patients|everyone|folks?)";

const tell = (name: string, told: string): string =>
  `${capitaliseFirst(name.replace(/^(?:the|our|my|an?) /iu, ""))}: ${told}`;

/** Each of a sentence without its stop. */
export const EXPLAINED: readonly Rule[] = [
  // "Please state the cancellation rule in a kind manner: 24 hours or the lesson is charged".
  [
    /^(?:please |also |and )?(?:explain|say|show|state|describe|mention|put|give) ((?:how|what|where|when|why|who) [^:.]{2,50}|(?:the|our|my) [^:.]{3,50}?)(?:,? (?:in an? \p{L}{3,12} (?:manner|way|tone)|kindly|nicely|gently|clearly|plainly|politely|somewhere))?: (\p{L}.{6,240}|.{0,20}\p{N}.{0,240})$/iu,
    (_whole, name = "", told = "") => tell(name, told),
  ],
  // "People need to know how to measure up before they ring us, as half of them get it wrong: garter hole to floor".
  [
    new RegExp(
      `^${WHOEVER} (?:should|need to|must|have to) (?:know|understand|see) ((?:how|what|where|when) [^:,.]{3,40}?)(?: (?:before|when|if) ${WHOEVER} [^:,.]{3,30})?(?:, (?:as|because|since|cuz) [^:.]{3,60})?: (\\p{L}.{4,240})$`,
      "iu",
    ),
    (_whole, name = "", told = "") => tell(name, told),
  ],
  // "What families should learn is that you need no embalming", "…, I want that to be understood because …".
  [
    /^what [\p{L}]{3,14} (?:should|need to|must|have to) (?:learn|know|understand|hear) is (?:that )?/iu,
    "",
  ],
  [
    /, (?:and )?(?:i|we) want (?:that|this|it) to be (?:understood|clear|seen|known).{0,200}$/iu,
    "",
  ],
  [
    /^if (someone has died|it is urgent|it[’']s urgent|you are locked out): the (?:phone |telephone )?number, /iu,
    "If $1: ",
  ],
  // "See what a visit costs before they ask: €90 for the first horse".
  [
    new RegExp(
      `^(?:${WHOEVER} (?:should|need to|must) )?(?:see|know|find out) what (an? |the |our )?([\\p{L}’ -]{3,30}?) costs?(?: before ${WHOEVER} [^:,.]{2,30})?: (?=.{0,40}\\p{N})(.{4,240})$`,
      "iu",
    ),
    (_whole, article = "", name = "", told = "") =>
      `${capitaliseFirst(`${article}${name}`)}: ${told}`,
  ],
  // "Get regulars onto the bread club: $52 a month".
  [
    /^get (?:more |new )?[\p{L}-]{3,16} (?:onto|on to|on|into|to join) (?:the|our|my) ([\p{L}’ -]{3,30}): (.{4,240})$/iu,
    (_whole, name = "", told = "") => `Join the ${name}. ${capitaliseFirst(name)}: ${told}`,
  ],
  // "Order chanter reeds by strength: easy, medium, hard": a deed, and what there is to choose.
  [
    /^((?:order|book|reserve|buy|hire) (?!(?:in|ahead|early|online|now|by|direct|before|through|via) )((?:[\p{L}’-]{2,16} ){0,4}[\p{L}’-]{3,16})): ([^:,.]{2,60}, [^:.]{2,200})$/iu,
    (_whole, deed = "", name = "", told = "") => `${deed}. ${capitaliseFirst(name)}: ${told}`,
  ],
  // "Tell people when the bread comes out so they stop turning up at 8": the times are told by themselves.
  [new RegExp(`^tell ${WHOEVER} (?:when|what|how|where|why|which) [^:]{3,160}$`, "iu"), ""],
  // "We would also like a place for the notice about flour, customers ask all the time: it is from one grower".
  [
    /^(?:we|i)(?: would|[’']d) (?:also )?(?:like|love|need) an? (?:place|page|spot|section|line|box) (?:for|about|on) (?:(?:the|a|our) )?(?:(?:notice|note|bit) (?:about|on) )?([\p{L} ]{3,30})(?:, [^:]{3,60})?: (.{4,240})$/iu,
    (_whole, name = "", told = "") => tell(name, told),
  ],
  // "No dogs in the waiting room, people love that".
  [
    new RegExp(
      `, (?:and )?(?:${WHOEVER}|kids|we) (?:all )?(?:loves?|likes?|hates?|adores?) (?:that|it|this)(?:,? so (?:please )?(?:say|mention|put) (?:it|that|so))?$`,
      "iu",
    ),
    "",
  ],
  // "I want them to know how it goes: five visits over three weeks".
  [
    new RegExp(
      `^(?:i|we)(?: want|[’']d like| would like) (?:them|${WHOEVER}) to (?:know|understand|see) ((?:how|what|where|when) [^:,.]{2,40}): (\\p{L}.{6,240})$`,
      "iu",
    ),
    (_whole, name = "", told = "") => tell(name, told),
  ],
  // "First thing anyone should find is the number, 902-555-0117".
  [
    /^(?:the )?first thing (?:anyone|anybody|everyone|people|they|visitors) should (?:find|see) is (?:the|our) (?:phone |telephone )?number,? (?=[+(]?\p{N})/iu,
    "Phone ",
  ],
  // "We don't do laser tag anymore so please dont put it on there".
  [
    /^.{3,120} (?:so |and )?please do(?:n[’']?t| not) (?:put|mention|show|list|say|include) .{2,40}$/iu,
    "",
  ],
  // "Most visitors are frightened".
  [
    /^(?:most|many|some|half) (?:visitors|patients|customers|clients|people|guests|of them) (?:are|feel) (?:very |quite )?(?:frightened|scared|nervous|worried|afraid|anxious|lost|confused|embarrassed)$/iu,
    "",
  ],
  // "Individuals see the teas by flush", "Guests ask for a room by dates": what they are to do.
  [
    /^(?:individuals|guests|visitors|customers|importers|shops|tea lovers) (?:should )?(?=ask for (?:the |a |an |our )?\p{L})(\p{L})/iu,
    (_whole, first = "") => first.toUpperCase(),
  ],
  // "1: patients should understand what happens", "2: yearly polish, they forget".
  [/^\p{N}: (?=\p{L})/u, ""],
  [
    new RegExp(
      `^${WHOEVER} (?:should|need to|must|have to) (?:know|understand|see) (?:what|how|why) (?:happens|it works|this works|to expect|goes on|we do|i do)(?: (?:here|exactly|first|before|at|in|on)(?!\\p{L})[^:,.]{0,40})?$`,
      "iu",
    ),
    "",
  ],
  // "Lost towels are charged at $1.10, please state clearly, customers argue".
  [
    new RegExp(
      `,? (?:and |but |cos |because )?${WHOEVER} (?:always |all |often |just |keep |do )?(?:forget|argue|arguing|complain|complaining|moan|panic|worry|get it wrong|never know|don[’']t know|don[’']t realise|don[’']t realize|asking)(?: (?:it|this|that|about (?:it|this|that)))?$`,
      "iu",
    ),
    "",
  ],
  [
    /,? (?:so|and) (?:please )?explain (?:it|this|that) (?:very )?(?:simply|clearly|well|gently|kindly|properly)$/iu,
    "",
  ],
  [
    /,? (?<!you )(?:please )?(?:say|state|put|explain|write|mark) (?:so|this|that|it)?\s?(?:very )?(?:clearly|simply|kindly|nicely|plainly|politely|gently|loudly)$/iu,
    "",
  ],
  [/,? (?<!you )(?:please )?say so!?(?=\)|$)/giu, ""],
  [
    /,? (?:please )?put (?:that|this|it) (?:on|in|up|somewhere)(?: too| as well| please| but nice(?:ly)?)?$/iu,
    "",
  ],
  // "A price list would save me a lot of letters".
  [/^.{3,60} would (?:save|spare) (?:me|us) .{3,60}$/iu, ""],
  // "Opening times and where we are".
  [
    /^(?:(?:and |our |the )?(?:opening (?:times|hours)|hours|prices?|price list|map|directions|contact details|address|where (?:we are|to find us)|how to (?:find|reach|get to) us|photos?|pictures?|reviews?|faqs?)(?:, | and | & |$)){1,6}$/iu,
    "",
  ],
  [
    /^(?:two|three|four|five|a few|some|several) (?:things|points|jobs|goals)(?: really| mainly)?$/iu,
    "",
  ],
];
