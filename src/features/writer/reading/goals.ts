/** What the owner wants visitors to do, read from the goals in four languages, strongest first. */
import type { Act, Goal } from "../knowledge/model.ts";

const SIGNS: readonly (readonly [Goal, RegExp])[] = [
  [
    "bookings",
    /\b(?:book|appointment|reserv|schedul|consultation|viewing)|termin|buchung|reservier|rendez-vous|réserv|\bcitas?\b/iu,
  ],
  [
    "calls",
    /\b(?:calls?|phone|telephone|ring)\b|anruf|telefon|\bappels?\b|téléphon|llamad|teléfon/iu,
  ],
  [
    "visits",
    /\b(?:visit|foot ?fall|foot traffic|walk-?in|come in|store traffic|into the shop|through the door)|laufkundschaft|besuch|\bvisites?\b|passage en|\bvisitas?\b|afluencia/iu,
  ],
  [
    "sales",
    /\b(?:sell|sale|order|buy|purchas|shop online|revenue|e-?commerce|checkout|wholesale)|verkauf|bestell|umsatz|\bvent(?:e|es|a|as)\b|vendre|command|vender|pedido/iu,
  ],
  [
    "signups",
    /\b(?:sign[- ]?ups?|subscri|newsletter|member|enrol|register|registration|join|donat|donor|volunteer|waiting list|download|demo|trial)|anmeld|mitglied|abonn|spende|inscri|adhér|\bdons?\b|suscri|socios?\b|donaci|voluntari/iu,
  ],
  [
    "quotes",
    /\b(?:quot|estimate|enquir|inquir|leads?|requests?|rfp|tender|proposal|new clients|new customers|more clients|more customers|new business)|angebot|anfrage|kostenvoranschlag|neukunden|neue kunden|devis|demandes?\b|prospects?|presupuest|solicitud|consultas|clientes nuevos|nuevos clientes|nouveaux clients/iu,
  ],
  [
    "trust",
    /\b(?:trust|credib|reputation|confidence|explain|educat|inform|awareness|brand|show (?:our|what|how)|known|recogni|transparen|professional)|vertrau|bekannt|glaubwürd|image|confiance|notoriété|crédib|faire connaître|confianza|credib|conocer|reputaci/iu,
  ],
];

const DEFAULTS: Readonly<Record<Act, readonly Goal[]>> = {
  visit: ["visits", "calls"],
  order: ["sales", "visits"],
  book: ["bookings", "calls"],
  enrol: ["signups", "trust"],
  quote: ["quotes", "calls"],
  join: ["signups", "visits"],
  give: ["signups", "trust"],
};

/** One or more goals, in the order the brief names them; without any, what the trade usually wants. */
export function readGoals(text: string | undefined, act: Act): Goal[] {
  const found = SIGNS.map(([goal, sign]) => ({ goal, at: text?.search(sign) ?? -1 }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ goal }) => goal);
  return [...new Set([...found, ...DEFAULTS[act]])];
}

const EMPTY_WORDS =
  /^(?:more|people|want|with|from|that|their|this|website|online|customers?|clients?|business|local|and|the|for|get|make|our|new|mehr|kunden|über|unsere|plus|clients|notre|nos|más|clientes|nuestr\p{L}+|show|help|grow|increase|promote)$/iu;

/** Words of the goals that may name a particular offer: "sell more wedding cakes" → wedding, cakes. */
export function readTopics(text: string | undefined): string[] {
  const words = text?.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return [...new Set(words)].filter((word) => !EMPTY_WORDS.test(word)).slice(0, 12);
}
