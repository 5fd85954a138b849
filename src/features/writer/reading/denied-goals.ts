/** What stands in goals and is not done, not wanted or not offered. A table, no logic. */

export const DENIED =
  /^(?:no|not|(?:please )?(?:do not|don[’']t|never)|less|fewer|stop|without|avoid|(?:(?:wir|ich) (?:haben?|brauchen?|suchen?|nehmen?|machen?|verkaufen?|wollen|bieten?) |(?:hier )?gibt es |es gibt )?(?:leider |noch |aber |auch |derzeit |zurzeit |im moment )?keine?n?|bitte (?:auch |nur )?(?:keine?n?|nicht)|por favor,? (?:no|sin)|s[’']il vous plaît,? (?:pas|ne)|weniger|ohne|pas|moins|sans|sin|menos|no\smás)\s|\s(?:haben|machen|wollen|bieten|verkaufen|nehmen) (?:wir|ich) (?:auch |leider |noch )?nicht(?:\s|$)|^[\p{L}\s-]{4,60}\s(?:no|nicht|non|pas)$|\s(?:kann|können|könnt) (?:man|wir|ihr|sie) (?:\p{L}{3,12} ){0,2}nicht(?:\s|$)/iu;

export const UNWANTED =
  /(?:^|\s)(?:do not|don[’']t|never) (?:want|need)\s|(?:^|[—–-]\s?|\s)not to (?:book|order|buy|visit)(?!\p{L})|(?:^|\s)(?:wollen|möchten) (?:nicht|keine?n?)\s|(?:^|\s)no quer(?:emos|ía)/iu;

/** "The minimum order is 40". */
export const LEAST =
  /^(?:the )?(?:minimum|maximum|least|most)\s(?:\p{L}{2,20}\s){1,2}(?:(?:is|are)\s|[£$€]?\p{N})/iu;

/** "I offer no valuations", "Hausbesuche mach ich nicht mehr". */
export const OFFERS_NONE =
  /^(?:we|i) (?:offer|do|give|make|take|sell|have) no \p{L}|^(?:we|i) (?:do not|don['’]t|never|can['’]t|cannot|will not|won['’]t) |(?<!\p{L})(?:to )?be shown(?!\p{L})|\s(?:mache?n?|mach) (?:ich|wir) nicht/iu;
