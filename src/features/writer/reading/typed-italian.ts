/** Italian as it is typed on a telephone: days without accents, towns and names of services in small letters. */
import type { Brief } from "../brief.ts";
import { capitaliseFirst } from "./slices.ts";

const ACCENTED: Readonly<Record<string, string>> = {
  ...{ lunedi: "lunedì", martedi: "martedì", mercoledi: "mercoledì", giovedi: "giovedì" },
  ...{
    venerdi: "venerdì",
    perche: "perché",
    piu: "più",
    citta: "città",
    qualita: "qualità",
    universita: "università",
  },
  ...{ novita: "novità", cosi: "così", puo: "può", caffe: "caffè", attivita: "attività" },
  ...{ disponibilita: "disponibilità", whatsapp: "WhatsApp", instagram: "Instagram" },
};
const TYPED = new RegExp(
  `(?<![\\p{L}@/.])(?:${Object.keys(ACCENTED).join("|")})(?![\\p{L}@.])`,
  "gu",
);
/** Nothing else than a place in small letters, behind a word of place. */
const TOWNS =
  /(?<=(?:^|[\s,])(?:a|ad|in|di|da|e|zona|provincia di) )(?:roma|milano|torino|napoli|bari|palermo|catania|bologna|firenze|genova|verona|padova|venezia|trieste|brescia|bergamo|parma|modena|ravenna|rimini|perugia|ancona|pescara|lecce|taranto|foggia|salerno|caserta|cagliari|sassari|messina|siracusa|trento|bolzano|udine|vicenza|treviso|pisa|livorno|lucca|siena|arezzo|cosenza|matera|ortigia|como|varese|monza|lugano|puglia|sicilia|sardegna|toscana|lombardia|veneto|piemonte|liguria|umbria|campania|calabria)(?!\p{L})/gu;

const write = (text: string): string =>
  text.replace(TYPED, (typed) => ACCENTED[typed] ?? typed).replace(TOWNS, capitaliseFirst);

export function writeItalianFields(brief: Brief): Brief {
  const { industry, audience, goals } = brief;
  return {
    ...brief,
    industry: write(industry),
    audience: audience && write(audience),
    goals: goals && write(goals),
  };
}
