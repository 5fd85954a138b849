/** Whom a German, French or Spanish brief speaks to, without how often each of them comes and how few some are. */

/** "Et de plus en plus de plombiers", "dazu drei Bioläden und ein paar Gasthöfe". */
const GUESSES: Readonly<Record<"de" | "fr" | "es", readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/, (?:meist|meistens|oft|vor allem|hauptsächlich|überwiegend) [^,.;]{5,60},/giu, ","],
    [/, dazu (?:noch )?(?=\p{L})/giu, ", "],
    [
      /(?<=^|, |\s(?:und|sowie) )(?:immer öfter|immer mehr|zunehmend|gelegentlich|ab und zu|manchmal|vor allem|hauptsächlich) (?=\p{L})/giu,
      "",
    ],
    [
      /(?<=^|, |\s(?:und|sowie) )(?:ein paar|einige|zwei|drei|vier|unsere rund \p{N}{1,4}|rund \p{N}{1,4}) (?=\p{Lu})/gu,
      "",
    ],
    [/, die (?:wir beliefern|bei uns (?:kaufen|einkaufen|bestellen))(?=$|[.,;])/giu, ""],
  ],
  fr: [
    [/, souvent [^.;]{3,90}(?=[.;]|$)/giu, ""],
    [/, mais (?:aussi|également) (?:des |les |d[’'])?/giu, ", "],
    [/(?<=^|, |\set )de plus en plus (?:souvent )?(?:de |d[’'])/giu, ""],
    [/(?<=^|, |\set )(?:parfois|surtout|principalement|souvent) (?:des |les )?(?=\p{L})/giu, ""],
  ],
  es: [
    [/(?<=^|, |\s[ye] )cada vez más (?=\p{L})/giu, ""],
    [/(?<=^|, |\s[ye] )(?:a veces|sobre todo|principalmente|a menudo) (?=\p{L})/giu, ""],
    [/(?<=^|, |\s[ye] )(?:algun[oa]s?|un par de) (?=\p{L})/giu, ""],
  ],
};

/** `audience` as a list, in its own language. */
export const listAudienceAbroad = (audience: string, language: "de" | "fr" | "es"): string =>
  GUESSES[language].reduce((left, [guess, instead]) => left.replace(guess, instead), audience);
