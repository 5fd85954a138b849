/** What an owner tells of the business and its people where the brief asks how it should sound. */
import type { Brief } from "../brief.ts";
import { OWNER_TALK } from "./goal-word-tables.ts";
import { SAID_TO_MAKER } from "./said-to-maker.ts";
import { spanOf } from "./slices.ts";
import {
  listSentences,
  listSigns,
  SENTENCE_LENGTH_MAX,
  type Statement,
  TELEPHONE,
  toWords,
} from "./statement-signs.ts";
import { applyTable } from "./wishes-of-people.ts";

/** Where the business is told of beside what its owner was asked for. */
const ABOUT_FIELDS = ["personality", "competitors"] as const;

/** Founders, years, who does what: a sentence that the business says of itself. */
const OF_US =
  /^(?:we|our|founded|established|started|opened|run by|membership|support|doors|mum|dad|my|wir|unsere?|gegründet|nous|notre|nos|on|fondée?s?|créée?s?|somos|nuestr[oa]s?|fundad[oa]s?|abrimos|estamos|llevamos|mi)(?=[\s'’(])/iu;
/** "Helen Draycott and Sam Oyelaran are the vets". */
const NAMED_THERE = /(?<=\p{L}[\s:(]{1,3})\p{Lu}\p{Ll}{1,20}(?!\p{L})/u;
const FINITE =
  /\s(?:is|are|was|were|swam|started|runs?|does|teaches|leads|looks?|cooks?|bakes?|founded|has been|have been|have|opened|began|know|ist|sind|leitet|leiten|macht|gründete|hat|haben|est|sont|dirige|a|ont|es|son|dirige|lleva|llevan|fundó|empezó)(?=\s)/iu;
/** How an owner wants to sound, and what others are like. */
const NOT_OF_US =
  /(?<!\p{L})(?:competit\p{L}{0,12}|unlike|others?|they|them|their own|chains?|cheaper|than|people confuse|not|never|don['’]t|say|want|call it|website|site|konkurrenz|andere[nr]?|als|nicht|kein\p{L}{0,2}|autres?|concurren\p{L}{0,8}|pas|moins|plus|otr[oa]s?|competencia|más|menos|no)(?!\p{L})/iu;

/** "Planted by Graham and Tess Cobbler in 1991": whoever began it, and when. */
const BEGUN =
  /^(?:\p{L}{3,14} )?(?:founded|planted|running|run|set up|owned|built|opened|started|established|family[- ](?:run|owned),?|familial\p{L}{0,2} depuis|familiar desde|depuis|desde|seit|since)\s/iu;
const PERSON =
  "(?:owner|founders?|chef|head \\p{L}{3,12}|(?:\\p{L}{4,9} )?director|manager|inhaber(?:in)?|gründer(?:in)?|propriétaire|fondat\\p{L}{3,4}|dueñ[oa]|fundador[a]?)";
/** "Artistic director Wendell Pryce", "Third generation, Frank and Jo", "There's two of us". */
const WHO = new RegExp(
  `^${PERSON} \\p{Lu}\\p{Ll}|^two (?:partners|ropemakers|vets|sisters|brothers|friends|of us)|^(?:second|third|fourth|fifth|two|three|four|vierte|dritte|zweite|troisième|tercera) (?:generations?|brothers|sisters|friends|generación|génération)(?!\\p{L})|^(?:five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) (?:people|staff)(?: here)?, |^there(?:[’']?s| are| is) (?:just |only )?(?:two|three|four|five|\\d) of us`,
  "iu",
);
/** "Gareth, 58, ex prop forward, two new hips". */
const AGED = /^\p{Lu}\p{Ll}{1,20}, \p{N}{2}, \p{L}/u;
/** "I'm a former coastguard volunteer", "Both of us came from museum conservation", "Small workshop in Ludlow". */
const FIRST_PERSON =
  /^(?:i|i[’']m|i[’']ve|we|we[’']ve|my|our|both of us|the (?:food|cooking|bread) is|me and \p{L}{2,12}|(?:small|tiny|little|family) (?:workshop|team|firm|studio|shop|farm|business) (?:in|of|on|near)|workshop in|ich (?:bin|habe|komme|lernte)|bei (?:mir|uns)|meine?|j[’']ai|je suis|ma|mon|soy|aprendí|mis?|faccio|sono|ho imparato|aprendi|sou|ik (?:ben|heb)|wij zijn|jestem|firma rodzinna)(?!\p{L})/iu;
/** What is wished of the site, or noticed of others. */
const WISHED =
  /(?<!\p{L})(?:want|would|[’']d|like it|hate|love (?:a|it|the)|wish|hope|prefer|need|should|must|customers?|clients?|people|everyone|some parents|expect|laughed|think|sound|read|write|avoid|möchte|soll|hätte|voudrais|aimerais|veux|quiero|vorrei|quero|gostava|wil|graag|chcę|sin parecer|sans faire|ohne zu wirken|fun|jokes?|serious|friendly|warm|calm|honest)(?!\p{L})/iu;
/** "180 acres", "1,140 roofs since 2011": what is counted, and no fashion of a decade. */
const COUNTED = /(?<![\p{L}\p{N}])\p{N}(?!\p{N}{0,3}(?:0s|er)(?!\p{L}))/u;
/** "Helpful, a little old-fashioned, proud of the track (1,140 feet)": how to sound, and a number among it. */
const TRAITS = /^\p{L}[\p{L}-]{2,20}(?: \p{L}[\p{L}-]{2,20})?,\s/u;
/** Words of how a site should look and sound. */
const OF_STYLE =
  /(?<!\p{L})(?:styles?|feel|looks?|fonts?|lettering|colou?rs?|tones?|voice|vibes?|photos?|pictures?|pages?|screens?|sentences?|buttons?|obvious|phones?|computers?|browsers?|like|as if|bit|please|words?|stil|schrift|farben?|ton|fotos?|bitte|couleurs?|polices?|comme|colores?|letra|como)(?!\p{L})/iu;
/** What others do cannot be told of oneself; in how it began a "not" is no matter. */
const OF_OTHERS = /(?<!\p{L})(?:competit\p{L}{0,12}|unlike|website|site|say|call it)(?!\p{L})/iu;

/** "We opened in 2009", "Our head coach Marian Fisk swam for Wales". */
export function readAbout(brief: Brief): Statement[] {
  return ABOUT_FIELDS.flatMap((field) =>
    listSentences(brief[field] ?? "").flatMap((sentence) => {
      const text = leaveOutMaker(sentence.text);
      const signs = listSigns(text.replace(TELEPHONE, " "));
      if (!tellsOfUs(text, field, signs) || text.length > SENTENCE_LENGTH_MAX) return [];
      if (OWNER_TALK.test(text)) return [];
      // "You cried at the mirror? We've all seen it": nothing without its question.
      if (/\?\s{1,2}$/u.test((brief[field] ?? "").slice(0, sentence.start))) return [];
      return [
        {
          words: toWords(text.replace(TRAIT_LABEL, "").replace(TRAITS_BEFORE, "")),
          signs,
          isSentence: true,
          span: spanOf(field, sentence),
        },
      ];
    }),
  );
}

/** "Graceful and strict but warm, Founded 1968": how to sound, before what began. */
const TRAITS_BEFORE =
  /^[^,.]{3,60}, (?=(?:founded|established|started|opened|family[- ](?:run|owned)) )/iu;
/** "Proud: 1,140 women passed since 2017". */
const TRAIT_LABEL = /^\p{L}{4,12}: (?=\p{N})/u;

/** "We would like to look like …", "leave room for them", "We like how another site does its listings". */
const TO_DESIGNER =
  /(?<!\p{L})(?:(?:we|i)(?: would|[’']d) (?:like|love|prefer|want)|(?:we|i) like (?:how|the (?:way|look)|what)|(?:leave|make|keep) (?:some )?(?:room|space) for|i[’']d love (?:it|if)|if you can|our (?:sign|logo|shopfront|van) is|go wild|may use (?:photos?|photographs|pictures)|attached|insta(?:gram)?|humou?r|(?:says?|reckons?|thinks?) (?:it|we|the \p{L}{3,8}) needs?|mascot|scans|could it|serif|lettering|typeface)(?!\p{L})|(?<!\p{L})@\p{L}/iu;

/** "… and there is a photograph of the handcart which I would be glad to see used", "…, please mention it properly". */
const leaveOutMaker = (text: string): string =>
  applyTable(text, SAID_TO_MAKER).replace(
    /,? (?:and|but) (?:i|we)(?: (?:do not|don[’']t|never|would|won[’']t)|[’']d) (?:want|like|need|wish|say)(?!\p{L}).{2,160}$|,? and (?:that|this|it) (?:ought|should|has|needs|must)(?!\p{L}).{2,120}$|,? (?:and )?she[’']s the one writing .{2,60}$|,? which (?:i|we) (?:don[’']t|do not|would)(?!\p{L}).{2,120}$|,? and that is about as much .{2,80}$|,? and it still (?:has|feels|is) .{2,160}$|,? and (?:i|we)(?:[’'](?:m|re)| am| are) proud of (?:it|that)(?!\p{L}).{0,120}$|,? and that (?:difference|matters?) .{2,120}$|, (?:photographs?|photos?|pictures?) of (?:us|them|her|him)(?!\p{L}).{0,120}$|,? (?:so |and )?(?:please )?use (?:them|it|that|those)(?: somewhere| please)?$|,? (?:so |and )?please (?:mention|say|put|write|use|show|make|keep|add)(?!\p{L}).{0,80}$/iu,
    "",
  );

/** "It was started by four women from a mill choir". */
const STARTED_BY = /^it was (?:started|founded|set up|opened|begun) by \p{L}/iu;
/** Among competitors too: "We charge a fixed fee by phase", "I start with the people around the table". */
const DOES_SO =
  /^(?:we|i) (?:start|begin|charge|sell|make|offer|keep|use|buy|grow|bake|build|answer|come|visit|repair|teach|cook|roast|brew|print|mend) (?!it|this|that|them|more|less|better|cheaper)\p{L}.{8,120}$/iu;
const COMPARED =
  /(?<!\p{L})(?:than|unlike|they|them|theirs|others?|more|less|cheaper|better|smaller|bigger|too|compet\p{L}{2,8})(?!\p{L})/iu;

const ABOUT_WORDS_MIN = 4;
const COUNTED_WORDS_MIN = 3;

function tellsOfUs(
  text: string,
  field: (typeof ABOUT_FIELDS)[number],
  signs: readonly string[],
): boolean {
  if (TO_DESIGNER.test(text)) return false;
  const isNamed = NAMED_THERE.test(text);
  const length = text.split(" ").length;
  // Among competitors a name, a number and a year are theirs.
  const isOwnField = field === "personality";
  if (isOwnField && length >= COUNTED_WORDS_MIN && !OF_OTHERS.test(text)) {
    if (BEGUN.test(text) && (isNamed || signs.length > 0)) return true;
    if (WHO.test(text) || AGED.test(text)) return true;
    if (COUNTED.test(text) && !OF_STYLE.test(text)) return !TRAITS.test(text);
    if (STARTED_BY.test(text)) return true;
    if (FIRST_PERSON.test(text) && ![OF_STYLE, WISHED].some((form) => form.test(text))) return true;
  }
  if (!isOwnField && DOES_SO.test(text) && !COMPARED.test(text)) return true;
  if (NOT_OF_US.test(text)) return false;
  if (length < ABOUT_WORDS_MIN) return false;
  return (
    (OF_US.test(text) && (signs.length > 0 || isNamed)) ||
    (isOwnField && isNamed && FINITE.test(text) && !OF_STYLE.test(text))
  );
}
