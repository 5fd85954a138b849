/**
 * What an owner asks to be told to visitors: "explain that no dog is hurt, and that a refresher is needed every
 * year", "explain the three contracts: Veille, Accueil, Maison". The wish goes, what is told stays, as sentences.
 */
import { capitaliseFirst } from "./slices.ts";

/** The wish, up to the first "that". Bounded, so that no brief keeps it busy. */
const WISHED =
  /^(?:and |also |then |please )?(?:(?:explain|show|mention|say|stress|emphasi[sz]e|point out|state|be clear|make (?:it )?(?:very |really )?(?:clear|obvious|plain)|tell (?:people|them|everyone|customers|visitors|clients|parents)|let (?:people|them|everyone) know)(?:\s[^:;]{1,120}?)??,?\s(?:and )?that\s|(?:make (?:it )?(?:very |really )?(?:clear|obvious|plain)|(?:they|people|visitors|guests|customers|clients|everyone|parents) (?:should|must|need to|have to) (?:know|see|understand|hear|be told)|(?:must|should|needs? to|have to) (?:mention|say|tell|be clear|be said)|(?:(?:we|i) )?(?:want|need) \p{L}{3,14} to know)\s(?:that )?(?=(?:we|i|our|the|there|it|all|no|every|i[’']m|we[’']re|i[’']ve|we[’']ve)\s))/iu;
const WISHED_FR =
  /^(?:et )?(?:expliquer|montrer|dire|prévenir|signaler|préciser|rappeler|indiquer|mentionner|faire (?:savoir|comprendre)) (?:bien )?qu(?:e |['’])/iu;
const WISHED_ES =
  /^(?:y )?(?:explicar|mostrar|decir|aclarar|indicar|mencionar|dejar claro|que (?:sepan|se vea|quede claro)) (?:bien )?que /iu;

const BETWEEN =
  /(?:,\s(?:and |but )?|\s(?:and|but)\s)that\s|,?\set qu(?:e\s|['’])(?=(?:je|nous|on|le|la|les|nos|rien|tout|aucune?|chaque|une?|il (?:ne )?faut)\s|[jl]['’])|,?\sy que\s(?=(?:no|los|las|el|la|solo|sólo|siempre|todo|hay|se|cada|una?)\s|nuestr|\p{L}{2,12}[aei]mos\s)/giu;
/** Each of these can stand by itself; "it works" speaks of what only the wish names. */
const STANDS =
  /^(?:nothing|no|il faut|il ne faut|il y a|hay que|no hace falta|hace falta) \p{L}|^(?!(?:it|they|he|she|this|that|these|those|people|elle|elles|ils|il|ça|cela)\s)\S+\s\S+\s\S/iu;
const OWN =
  /^(?:(?:i[’']m|i[’']ve|we[’']re|we[’']ve|i|we|you|our|my|the|there|no|all|every|each|nobody|nothing)\s|[jl]['’]\p{L}|(?:nous|je|on|nos|mes|le|la|les|tout|toutes?|rien|aucune?|chaque|il (?:ne )?faut|il y a|hay que|(?:no )?hace falta)\s|\p{L}{3,14}(?:mos|amos|emos|imos)\s|(?:nuestr[oa]s?|mis?|los|las|el|la|todo|no|sí)\s|\p{L}[\p{L}\s-]{2,40}\s(?:is|are|was|were|have|has|can|do|does|need)\s)/iu;
/** Behind the clause the owner goes on about the business: "…, I get three calls a week". */
const REMARK =
  /,\s(?:(?:i|we) (?:get|have had|keep|lose|hear|am|are)|(?:people|they|some|everybody|everyone) (?:keep|always|still|think))\s.{1,120}$/iu;
const ASIDES = /\s\((?:video|photos?|pictures?|with photos?|map|vidéo|fotos?)\)/giu;
/** What is not to be told in the clause itself. */
const UNTOLD =
  /(?<!\p{L})(?:site|website|page|google|competitors?|they should|want|konkurrenz|concurrents?|competencia)(?!\p{L})/iu;

/** "Explain the three contracts: …", "Publish the rates: …". */
const NAMED_LIST =
  /^(?:and |also |please )?(?:explain|show|list|describe|present|publish|mention|give) (?:clearly |openly )?(?:(?:the |our |my )|(?=how (?:an?|the|our|my) ))([^:.;]{3,40}): (.{12,420})$/iu;

/** "Say what I do: lithium swaps, solar", "Let people see every price: plot £1,450, digging £480". */
const BARE_LIST =
  /^(?:please )?(?:say|list|show|explain) what (?:i|we) (?:do|make|sell|repair|offer|fix|treat): (.{12,420})$|^(?:let (?:people|them|visitors|everyone) )?(?:see|know|show|put|list|publish|post|give|have) (?:every|all(?: the| our)?|our|the|full|fixed)(?: \p{L}{3,12})? (?:prices?|rates?|fees?|costs?)(?:\s[^:;]{1,40})?: (.{8,300})$/iu;
/** "Poner los horarios: cancha de bochas todos los días". */
const NAMED_LIST_ES =
  /^(?:y )?(?:poner|mostrar|publicar|indicar|explicar) (?:bien )?(?:los|las|el|la|nuestr[oa]s?|mis?) ([^:.;]{3,40}): (.{12,420})$/iu;

/** "Services: rewires, dust-tight fixtures", "They need to know: fences need a top barb". */
const TOLD_BEHIND =
  /^(?:facts?|services?|what (?:i|we) do|good to know|note|n\.?b\.?|(?:what )?(?:they|people|visitors|guests|customers|clients) (?:should|must|need to|have to) know|leistungen|gut zu wissen|hinweis|prestations|services|bon à savoir|servicios|a saber|importante): (.{8,420})$/iu;

/** "Tell them turnaround is 8 weeks". */
const TOLD_THEM =
  /^(?:please )?tell (?:people|them|everyone|customers|visitors|clients) (?=\p{L}[\p{L} ]{1,30} (?:is|are|takes?|costs?|starts?|has|have|can|travels?|comes?|goes?|stays?) )/iu;

const NAMED_LIST_FR =
  /^(?:et )?(?:faire comprendre|expliquer|montrer|présenter|détailler) (?:bien )?(?:les?|la|nos|notre|mes|mon|ma) ([^:.;]{3,40}?)\s?: (.{12,420})$/iu;

/** The sentences that are to be told; empty where the sentence wishes something else. `sentence` without its stop. */
export function readToldClauses(sentence: string): string[] {
  const text = sentence.replace(/[.!]$/u, "").replace(ASIDES, "");
  const [, done, priced] = BARE_LIST.exec(text) ?? [];
  const bare = done ?? priced;
  if (bare !== undefined) return [capitaliseFirst(bare)];
  const [, behind] = TOLD_BEHIND.exec(text) ?? [];
  if (behind !== undefined) return UNTOLD.test(behind) ? [] : [capitaliseFirst(behind)];
  if (TOLD_THEM.test(text)) return text.replace(TOLD_THEM, "").split(BETWEEN).map(capitaliseFirst);
  const [, shown, times] = NAMED_LIST_ES.exec(text) ?? [];
  if (shown !== undefined && times !== undefined) return [`${capitaliseFirst(shown)}: ${times}`];
  const french = NAMED_LIST_FR.exec(text);
  const [, name, listed] = french ?? NAMED_LIST.exec(text) ?? [];
  const colon = french === null ? ":" : "\u00a0:";
  if (name !== undefined && listed !== undefined)
    return UNTOLD.test(name)
      ? []
      : [`${capitaliseFirst(name.replace(/ because .{1,60}$/u, ""))}${colon} ${listed}`];
  const wish = [WISHED, WISHED_FR, WISHED_ES].map((form) => form.exec(text)?.[0]).find(Boolean);
  if (wish === undefined) return [];
  const clauses = text.slice(wish.length).replace(REMARK, "").split(BETWEEN);
  return clauses
    .map((clause) => clause.replace(/[,\s]{1,4}$/u, ""))
    .filter((clause) => STANDS.test(clause) && OWN.test(clause) && !UNTOLD.test(clause))
    .map(capitaliseFirst);
}
