/**
 * The last look at what is told of a business in English: every sentence has to be one that it would say to visitors. What
 * owners say of the site, their plans and troubles, and those who look at it, is cut off behind a fact, or goes whole.
 */
import { tellOrder } from "./prose-facts.ts";
import { capitaliseFirst } from "./slices.ts";
import type { Statement } from "./statement-signs.ts";

/** Behind a fact, up to the end of its sentence. */
const TAILS: readonly RegExp[] = [
  /,? (?:and|but) (?:currently |at present |at the moment |still |now |mostly )(?:e-?mail|ring|call|phone|text|message|write to)s? (?:me|us)$/iu,
  /,? and (?:i|we)(?:[’']m|[’']re| am| are) (?:fed up|sick|tired|bored)(?!\p{L}).{0,60}$/iu,
  /,? (?:and|but) (?:we |i )?(?:need|want|are after|could do with) (?:more|new|some|better|extra)(?!\p{L}).{0,80}$/iu,
  /,? so (?:each|every|the|all) [\p{L} ]{3,30} (?:has to|have to|must|needs? to|should)(?!\p{L}).{0,160}$/iu,
  /, (?:and )?(?:an?|some) (?:photo |picture )?(?:gallery|page|section|form|map|list|calendar|way)(?: of| for| with| to)(?!\p{L}).{0,240}$/iu,
  /,? but (?:we|i) don[’']t (?:go on|shout|make a fuss) about it$/iu,
  /,? (?:and|but|so) (?:i |we )?(?:(?:would|[’']d) (?:like|love)|want) (?:that|this|it|folks?|people|them|those|everyone|visitors|customers)(?!\p{L}).{0,120}$/iu,
  /,? (?:so|and) (?:we|i|there|the site|it) (?:needs?|must|should|has to|have to)(?: to be)? (?:an? |some |the )?(?:page|section|bit|place|list|form|calendar|button|gallery|map)(?!\p{L}).{0,160}$/iu,
  /,? (?:and|which) (?:that |this |it )?(?:should|must|needs? to|has to|ought to) be (?:said|mentioned|shown|clear|stated|obvious|understood|visible)(?!\p{L}).{0,160}$/iu,
  /,? because (?:that|this|it)(?:[’']s| is) what (?:buys|keeps|pays|feeds|funds|brings)(?!\p{L}).{0,120}$/iu,
  /,? which is (?:now |currently |about )?(?:an? (?:third|quarter|half)|half|most|the bulk|\p{N}{1,2} ?%) of (?:our|my|the) [^,.]{3,40}/iu,
  /,? (?:and|so) (?:the )?(?:phone|phones) (?:rings?|never stops|doesn[’']t stop)(?!\p{L}).{0,160}$/iu,
  /,? so (?:that )?(?:people|they|customers|visitors|chefs|parents|everyone|folks?) (?:can )?(?:trust|stop|quit|know|understand|see|realise|realize|don[’']t|do not|won[’']t)(?!\p{L}).{0,120}$/iu,
  /,? because (?:i|we) (?:answer|get|explain|repeat|take) the same(?!\p{L}).{0,120}$/iu,
  /,? and i never know (?!\p{L}{0,3}$).{3,80}$/iu,
];

/** Said for whoever makes the site, or to oneself. */
const OWNERS: readonly RegExp[] = [
  /(?<!\p{L})number (?:one|two|three) (?:is|are)(?!\p{L})/iu,
  /^an? (?:[\p{L}-]{3,14},? ){1,4}page(?!\p{L})|(?<!\p{L})(?:number|phone|name|logo|address|prices?|hours) (?:has|have|needs?) to be (?:big|large|first|bigger|seen|on top|at the top)/iu,
  /(?<!\p{L})the the(?!\p{L})/iu,
  /(?<!\p{L})so (?:that )?(?:we|i) (?:can )?(?:stop|quit|don[’']t|never|no longer)(?!\p{L})/iu,
  /^(?:(?:urgent|more|new|online|direct|survey|repeat|wholesale|trade|catering|confidential|wedding) )?(?:calls|bookings|enquiries|inquiries|orders|sign-?ups|sales|leads|reorders|referrals|(?:case )?(?:evaluations|reviews|consultations))(?: (?:in|from|for|by|on|before) [^.]{3,60})?(?:,|$)/iu,
  /^fill (?:in|out) (?:the|our|an?|your) (?:\p{L}{2,14} ){0,2}form$/iu,
  /^(?:before and after|sound clips?|photos?|pictures?|pics|videos?|an? (?:map|gallery|video))(?!\p{L})[^.]{0,60}(?:,|$)(?![^.]{0,120}(?<!\p{L})(?:is|are|we|i|you|can)(?!\p{L}))/iu,
  /^(?:make|get|stop|help|let) (?:people|them|customers|clients|parents|folks?) (?!who|with|in|from)/iu,
  /^(?:build|earn|win|gain|create|establish|raise|improve|boost|position|stand out|attract|drive|rank|compete|differentiate|be (?:seen|known|found|taken)|become (?:the|known)|stop people|cut down on|get rid of)(?!\p{L})/iu,
  /^(?:our|my|the) [\p{L} ]{3,30} (?:is|are) (?:(?:dark|light|bright|deep|pale) )?(?:red|green|blue|yellow|white|black|grey|gray|brown|orange|purple|pink|cream|navy)(?: and (?:red|green|blue|yellow|white|black|grey|gray|brown|orange|gold|cream|navy))?$/iu,
  /(?<!\p{L})(?:a growing number of|who want to see|a lot of them|some of them|most of them|a surprising number|(?:it|that|this) should (?:be|come|stand)|not allowed to (?:advertise|say|promise|claim|use)|(?:my|our) (?:wife|husband|mum|mom|dad|son|daughter|partner|boss|sister|brother|accountant|nephew) says)(?!\p{L})/iu,
  /^(?:people|those|anyone|families|customers) (?:selling|buying|looking|wanting|who|with)(?!\p{L})(?!.{0,80} (?:are|can|get|pay|come) )/iu,
  /^(?:days|times|areas|places|dates|prices|hours) (?:i|we|that|of|for) /iu,
  /(?<!\p{L})(?:to be (?:frank|honest|blunt)|frankly|make-or-break|every day of my life|never know who|who to talk to|pulling (?:my|our) hair|bread and butter|word of mouth (?:only|alone))(?!\p{L})/iu,
  /(?<!\p{L})(?:our |my |an? |the )?(?:secondary|main|primary|first|second|other|real|big|overall) (?:aim|goal|purpose|objective|priority|ambition)(?:s)?(?!\p{L})/iu,
  /(?<!\p{L})(?:i|we)(?:[’']d| would)? (?:(?:really|also|badly|just|mainly|only|mostly|do) )?(?:want|wish|hope|aim|plan|hate|love it when|like more)(?!\p{L})|(?<!\p{L})(?:i|we) would like(?!\p{L})/iu,
  /(?<!\p{L})(?:i|we) (?:(?:really|also|badly|just|do) )?need (?:more|new|some|to (?:be|get|find|grow|fill|keep|reach|sell|stop)|the (?:calendar|site|page))(?!\p{L})/iu,
  /(?<!\p{L})(?:i|we) need an? (?!(?:photo|few|minimum|day|week|deposit|little|copy|rough|clear)(?!\p{L}))/iu,
  /(?<!\p{L})(?:i|we) need (?:[\p{L}]{3,10} ){0,2}(?:members|volunteers|customers|clients|players|drivers|people)(?!\p{L})/iu,
  /(?<!\p{L})(?:needs?|has|have|ought) to be able to(?!\p{L})/iu,
  /(?<!\p{L})(?:web ?sites?|home ?page|landing page|the site|this site|the page|a page|pages|section|header|footer|pop-?ups?|search engines?|google|seo|menu item|password|domain name)(?!\p{L})/iu,
  /(?<!\p{L})(?:would be (?:wonderful|great|good|nice|lovely|ideal|handy|perfect|a dream|brilliant)|would save (?:me|us|my|our)|save my |quit asking|stop (?:ringing|calling|asking|emailing)|not looking to|don[’']t need a|so (?:chefs|people|they|customers) (?:quit|stop)|nobody (?:reads|knows|finds|visits|wants)|before they panic)(?!\p{L})/iu,
  /(?<!\p{L})(?:grow|growing|increase|double|get) (?:from|to|up to|the number|our|my)(?: about| around)? .{0,30}(?:a (?:month|week|year)|this year|next year|by next)(?!\p{L})/iu,
  /^(?:more|fewer|better|new) (?:members|customers|clients|bookings|enquiries|inquiries|sales|visitors|pupils|students|volunteers|players|younger|people)(?!\p{L})/iu,
  /^(?:there are (?:really )?(?:two|three|four|several) (?:groups|kinds|types|sorts|audiences)|two things|three things|(?:the )?(?:other|second|third|last) (?:group|half|lot|audience|thing)(?!\p{L}))/iu,
  /(?<!\p{L})(?:as an? audience|an audience|audiences|target|demographic|conversion|stakeholders?|personas?)(?!\p{L})/iu,
  /(?<!\p{L})(?:they|those|people) (?:also )?(?:need|want|expect|deserve|get) (?:an? )?(?:\p{L}{3,12} )?(?:tone|look|feel|voice|language|treatment)(?!\p{L})|you need an? (?:\p{L}{3,12} )?tone/iu,
  /^(?:keep|fill|get|sell|grow|win|attract|increase|drive|reach|land) (?:\p{L}{2,14} ){0,4}(?:full|busy|going|sold out|booked|customers|members|clients|contracts|bookings|sales|numbers|traffic)(?!\p{L})/iu,
  /^(?:hours|opening (?:hours|times)|directions|prices|photos|address)(?:, | and )[^.]{0,60}(?:hours|directions|prices|photos|in stock|map|contact|what[’']s)/iu,
  /^(?:such as|like|for example|e\.g\.|and also|which is why)(?!\p{L})/iu,
  /^an? (?:[\p{L}-]{2,14},? ){0,5}(?:quote|timeline|explanation|description|overview|summary|list|gallery|form|waitlist|calendar|diagram|chart|section)(?: of| that| which| showing| with|,|$)/iu,
];

/** Owners who want to change the pages themselves: "Speisekarte soll ich selber ändern können". */
const SELF_SERVICE =
  /(?:ich|man|wir) (?:\p{L}{3,20} ){0,2}sel(?:ber|bst) (?:\p{L}{3,12} )?(?:ändern|pflegen|eintragen|aktualisieren|austauschen)|puiss(?:e|ions) .{0,40}(?:moi|nous)-même|(?:poder|pueda|podamos) (?:cambiar|actualizar|editar|modificar)/iu;

/** "Öffnungszeiten groß". */
const SHOWN_BIG =
  /^(?:öffnungszeiten|telefonnummer|nummer|adresse|preise|speisekarte|horaires|téléphone|tarifs|horarios?|teléfono|precios) (?:bitte )?(?:groß|gut sichtbar|sichtbar|deutlich|oben|bien visibles?|en grand|visibles?|en grande|bien grandes?)(?!\p{L})/iu;

/** In a language without a table of its own: what can be known by this alone. */
export const isForOwners = ({ words }: Statement): boolean =>
  [SELF_SERVICE, SHOWN_BIG, TO_DO, SHALL_BE].some((form) => form.test(words));

/** "Spendenkonto soll auffindbar sein", "il faut que les tarifs soient visibles". */
const SHALL_BE =
  /(?<!\p{L})(?:soll(?:en|te|ten)?|muss|müssen) (?:\p{L}{2,16} ){0,3}(?:sein|werden|stehen)[.!]?$|(?<!\p{L})(?:doit|doivent|faut que|debe|deben|tiene que) (?:\p{L}{2,16} ){0,4}(?:être|soient?|estar|ser|verse) /iu;

/** "Ablauf und Kosten verständlich machen", "Anrufe und Fotos vom Schaden per WhatsApp": what the site is to do or to bring in. */
const TO_DO =
  /^[^,;:]{3,60} (?:verständlich|sichtbar|leicht|klar|transparent|bekannt) (?:machen|zeigen|finden|erklären|darstellen)[.!]?$|^(?:anrufe|anfragen|bewerbungen|buchungen|bestellungen|ein erstes gespräch|appels|demandes|réservations|commandes|llamadas|reservas|pedidos|citas)(?!\p{L})[^:\d]{0,120}$/iu;

const SENTENCES = /(?<=[\p{L}\p{N})’”"]{2}[.!?])\s+(?=[\p{Lu}\p{N}£$€“"(])/u;

/** The statement as visitors may read it; none where none of it is for them. */
export function sayToVisitors(statement: Statement): Statement[] {
  const isGoal = statement.span.field === "goals";
  const kept = statement.words.split(SENTENCES).flatMap((sentence) => {
    const stop = /[.!?]{0,2}$/u.exec(sentence)?.[0] ?? "";
    const bare = sentence.slice(0, sentence.length - stop.length);
    const cut = TAILS.reduce((left, tail) => left.replace(tail, ""), bare).replace(
      /[\s,;:–-]{1,6}$/u,
      "",
    );
    const told = isGoal ? tellOrder(cut) : [cut];
    // Two clauses of one sentence are two sentences, of which the first ends as well.
    return told
      .filter((one) => !isOwners(one, statement.span.field))
      .map((one, at, all) => one + (at < all.length - 1 && stop === "" ? "." : stop));
  });
  if (kept.length === 0) return [];
  const words = capitaliseFirst(kept.join(" "));
  return [words === statement.words ? statement : { ...statement, words }];
}

/** Of those whom a site is for "no plan" tells what they lack. */
const isOwners = (told: string, field: Statement["span"]["field"]): boolean =>
  told === "" ||
  OWNERS.some((form) => form.test(told)) ||
  (field === "audience" && /^no \p{L}{3,12}$/iu.test(told));
