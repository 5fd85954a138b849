/**
 * Whether a sentence tells readers what to do. Tables for the four languages that texts are written in; where a
 * form may be another verb as well, only verbs that begin such sentences are listed.
 */

const ENGLISH =
  /^(?:please |always |never |first |don['’]t )?(?:add|agree|air|allow|ask|avoid|begin|bend|bring|call|check|choose|clean|close|compare|cook|count|cover|cross|cut|describe|do|draw|drink|dry|empty|feed|fill|find|fold|get|give|go|hang|have|heat|hold|hook|hose|keep|label|lay|learn|leave|let|lift|list|listen|lock|look|loosen|lower|make|mark|measure|mention|move|note|oil|open|pack|phone|photograph|pick|plan|plant|practise|press|pull|push|put|read|remove|ring|rinse|roll|run|say|scrape|scratch|see|send|set|shake|show|sketch|slice|soak|sort|stand|start|store|switch|take|tell|test|think|tighten|try|turn|unhook|use|wait|walk|warm|wash|watch|water|wear|weigh|wind|wipe|wrap|write)(?![\p{L}’'])/iu;
/** Infinitives stand at the end, where a verb of "they" looks the same: only what comes before them tells. */
const GERMAN =
  /^(?:(?:bitte|am besten|besser) |(?:bitte |zuerst )?\p{L}{2,20}(?:e?n) sie(?!\p{L}))/iu;
const FRENCH =
  /^(?:ne |n['’]|d['’]abord |ensuite )?(?!(?:chez|assez|rez|nez|vous)(?!\p{L}))(?:\p{L}{2,20}ez|faites|dites)(?:-(?:nous|le|la|les|vous))?(?!\p{L})/iu;
const SPANISH =
  /^(?:no |antes |primero |mejor no )?(?:conviene|hay que|\p{L}{1,18}[aei]r(?:se|se?l[aeo]s?)?|abra|acuda|afloje|anote|apunte|aparte|avise|avísenos|beba|busque|calcule|cambie|cierre|cocine|coja|coloque|compare|compruebe|conserve|corte|cubra|cuelgue|cuente|cuéntenos|deje|describa|diga|díganos|doble|elija|empiece|envíe|envíenos|envuelva|escoja|escriba|escríbanos|escuche|espere|estire|evite|fíjese|fotografíe|gire|guarde|haga|indique|lave|lea|limpie|llame|llámenos|lleve|mande|mantenga|marque|meta|mida|mire|observe|pase|pida|piense|ponga|póngase|pregunte|prepare|procure|pruebe|quite|recuerde|repase|retire|reúna|revise|riegue|saque|seque|separe|señale|suba|tenga|toque|traiga|tráiganos|use|utilice|vacíe|venga)(?!\p{L})/iu;

/** "Before you ring, …": what such a clause comes before is looked at as well. */
const CLAUSE =
  /^(?:before|when|if|after|once|bevor|wenn|sobald|ehe|nachdem|vor|avant|si|quand|lorsque|après|antes|cuando|después)(?!\p{L})[^,.!?]{2,90}, /iu;

const FORMS: Readonly<Record<string, RegExp>> = {
  ...{ en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH },
};

export function isInstruction(sentence: string, language: string): boolean {
  const form = FORMS[language.slice(0, 2).toLowerCase()];
  return form?.test(sentence.trim().replace(CLAUSE, "")) === true;
}
