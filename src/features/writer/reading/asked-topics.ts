/**
 * What English goals want a page to explain and the brief does not explain: "explain the grant program", "loaner bikes
 * explained". It is no request that a form is sent for: nobody chooses it there.
 */

const LEAD =
  /^(?:and |also |please |then |\p{N}[.)] )?(?:information(?= (?:on|about) )(?: on)?|explain|answer|cover|clarify|spell out|set out|tell (?:people|them|visitors|customers|clients|parents)(?= (?:about|the) ))(?: (?:clearly|openly|up front|upfront|briefly|honestly|properly))? (?:about )?/iu;
/** Behind the name: how it is to be shown, why, and to whom. */
const BEHIND =
  /\s(?:up front|upfront|clearly|openly|without|so (?:that )?|because|since|for (?:people|them|everyone|anyone|whoever|those)|(?:questions|stuff|bits?)(?!\p{L})|(?:that |which )?(?:we|i|they|people|everyone|everybody|usually)\s|before they|\(|with (?:a|the|photos)|in (?:plain|one|simple)|and what it|and how|and why|and who|and when).{0,200}$/iu;
const EXPLAINED = /^(.{4,40}) (?:explained|info|information|made (?:clear|simple|easy))$/iu;
/** "What species we sow". */
const WHICH = /(?:what|which) (\p{L}[\p{L}’-]{2,20}) (we|i) (\p{L}{2,12})(?!\p{L})/giu;
/** "What an annual service includes", "what regulation is". */
const INVOLVED =
  /^what (?:an?|the) ((?:[\p{L}’-]{2,16} ){0,2}[\p{L}’-]{3,20}) (?:includes?|involves?|covers?|means|entails|looks like)(?!\p{L})/iu;
const MEANT =
  /^what ((?:[\p{L}’-]{3,16} )?(?!it|this|that)[\p{L}’-]{4,20}) (?:is|are|means?)(?!\p{L})/iu;
/** How it is to be explained, and the next number of a list. */
const HOW = /\s(?:honestly|properly|clearly|head on|openly|well|simply|\p{N})$/iu;
/** Shown by pictures, by the form or by the facts, and asked about by nobody. */
const SHOWN =
  /(?<!\p{L})(?:photos?|pictures?|images|gallery|designs?|reviews?|testimonials?|licen[cs]es?|before|after|real|cases?|case stud(?:y|ies)|results?|examples?|portfolio|projects?|jobs?|team|story|hours|location|phone|number|map|address|opening|accreditations?|credentials|experience|quality|work|projects|past|difference|why|how|who|where|when|that|is|are|can|cannot|isn[’']t|not|no|sally|style|benefits|value|it|what|we(?!~)|they|people|question|buildings?|site|page)(?!\p{L})/iu;
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}~’'&/-]*(?: [\p{L}\p{N}&][\p{L}\p{N}~’'&/-]*){0,4}$/u;
const TOPICS_MAX = 3;

function nameTopics(part: string): string[] {
  const [, explained] = EXPLAINED.exec(part) ?? [];
  const isLed = LEAD.test(part);
  if (explained === undefined && !isLed) return [];
  const whole = (explained ?? part.replace(LEAD, "")).replace(WHICH, "the $1~$2~$3");
  const said = whole.replace(INVOLVED, "the $1").replace(MEANT, "$1").replace(BEHIND, "");
  // "The family reunification questions we get": the questions are about family reunification.
  const bare = /^\squestions/iu.test(whole.slice(said.length)) ? said.replace(/^the /iu, "") : said;
  const named = bare.split(/\sand\s/iu).map((one) => one.replace(HOW, "").trim());
  // "The difference between human captions and auto captions" is one thing, and none of it is named.
  // "Explain Medicare coverage" names it as it is written; "Loaner bikes explained" begins large.
  const write = (one: string) =>
    (explained === undefined ? one : startSmall(one)).replaceAll("~", " ");
  return named.every((one) => NAME.test(one) && !SHOWN.test(one)) ? named.map(write) : [];
}

/** At most three, as they stand behind "about": "the grant program", "shipping", "the species we sow". */
export function listAskedTopics(goals: string): string[] {
  const parts = goals
    .split(/[;\n]|,\s|[.!?]\s|[.!?]$/u)
    .map((part) => part.trim().replace(/^[-–•*]\s/u, ""));
  // "Explain what species we sow and survival rates", but "explain shipping, take orders" are two goals.
  return [...new Set(parts.flatMap(nameTopics))].slice(0, TOPICS_MAX);
}

const startSmall = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
