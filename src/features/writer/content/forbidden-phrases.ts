/** What `check-texts.ts` looks for, by language. */
import type { TextLanguage } from "./read-texts.ts";

const anyOf = (...parts: string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${parts.join("|")})(?!\\p{L})`, "iu");

/** Promises, postponements and talk about the website, by language. */
export const FORBIDDEN: Readonly<Record<TextLanguage, readonly RegExp[]>> = {
  en: [
    anyOf("we (?:always|never|guarantee|promise)", "guaranteed?", "certified", "licensed"),
    anyOf("free of charge", "no obligation", "same[- ]day", "round the clock"),
    anyOf(
      "can wait",
      "ask (?:others|elsewhere|around)",
      "passion(?:ate)?",
      "tailor(?:ed|-made) to",
    ),
    anyOf("this (?:site|website|page)", "your needs", "high[- ]quality", "trusted", "solutions?"),
    anyOf("for us", "that is (?:all|it|the whole point)", "what matters is"),
  ],
  de: [
    anyOf(
      "garant\\p{L}{0,30}",
      "zertifizier\\p{L}{0,30}",
      "kostenlos\\p{L}{0,30}",
      "unverbindlich\\p{L}{0,30}",
    ),
    anyOf(
      "leidenschaft\\p{L}{0,30}",
      "rund um die uhr",
      "diese (?:website|seite)",
      "maßgeschneidert\\p{L}{0,30}",
    ),
    anyOf("ihre bedürfnisse", "wir versprechen", "höchste\\p{L}{0,30} qualität", "lösungen"),
  ],
  fr: [
    anyOf(
      "garanti\\p{L}{0,30}",
      "certifi\\p{L}{0,30}",
      "gratuit\\p{L}{0,30}",
      "sans engagement",
      "passion\\p{L}{0,30}",
    ),
    anyOf("ce site", "vos besoins", "sur[- ]mesure pour vous", "solutions?", "nous promettons"),
  ],
  es: [
    anyOf(
      "garantiza\\p{L}{0,30}",
      "garantías?",
      "certificad\\p{L}{0,30}",
      "gratis",
      "gratuit\\p{L}{0,30}",
    ),
    // Visitors are "usted"; a familiar word or two for teenagers is another matter.
    anyOf("tienes", "puedes", "eres", "contigo", "tus", "traes", "llevas", "vienes"),
    anyOf("sin compromiso", "pasión", "esta (?:web|página)", "sus necesidades", "soluciones"),
  ],
  ar: [
    anyOf("مضمون\\p{L}{0,30}", "نضمن", "معتمد\\p{L}{0,30}", "بلا التزام", "على مدار الساعة"),
    anyOf("شغف\\p{L}{0,30}", "هذه الصفحة", "احتياجاتكم", "حلول", "أعلى جودة"),
  ],
  he: [
    anyOf("מובטח\\p{L}{0,30}", "אנו מתחייבים", "מוסמכ\\p{L}{0,30}", "ללא התחייבות", "מסביב לשעון"),
    anyOf("תשוקה", "האתר הזה", "הצרכים שלכם", "פתרונות", "איכות ללא פשרות"),
  ],
  it: [
    anyOf(
      "garanti\\p{L}{0,30}",
      "certificat[oaie]",
      "gratis",
      "gratuit\\p{L}{0,30}",
      "senza impegno",
    ),
    anyOf(
      "passione",
      "soluzioni?",
      "le (?:tue|vostre|sue) esigenze",
      "su misura per te",
      "questo sito",
    ),
  ],
  nl: [
    anyOf("garan\\p{L}{0,30}", "gecertificeerd", "gratis", "vrijblijvend", "dag en nacht"),
    anyOf("passie", "oplossingen?", "(?:jouw|uw) wensen", "op maat", "deze (?:website|pagina)"),
  ],
  pt: [
    anyOf("garanti\\p{L}{0,30}", "certificad\\p{L}{0,30}", "grátis", "gratuit\\p{L}{0,30}"),
    anyOf("sem compromisso", "paixão", "soluç(?:ão|ões)", "suas necessidades", "este site"),
    anyOf("você", "tu", "conosco", "connosco", "contactos?", "contatos?"),
  ],
  pl: [
    anyOf(
      "gwaranc\\p{L}{0,30}",
      "gwarantuj\\p{L}{0,30}",
      "certyfik\\p{L}{0,30}",
      "bezpłatn\\p{L}{0,30}",
    ),
    anyOf(
      "darmow\\p{L}{0,30}",
      "niezobowiązując\\p{L}{0,30}",
      "pasj\\p{L}{0,30}",
      "rozwiąza(?:nia|ń)",
    ),
    anyOf("ta strona", "tej stronie", "całodobow\\p{L}{0,30}"),
  ],
};

/**
 * Papers, offices, taxes and insurers of one country. A text is read wherever its language is
 * spoken, so the reader's own country has to be left open.
 */
export const COUNTRY: Readonly<Record<TextLanguage, readonly RegExp[]>> = {
  en: [
    anyOf("HMRC", "PAYE", "NHS", "A&E", "national insurance", "companies house", "DVLA", "IRS"),
    anyOf("land registry", "self[- ]assessment", "gift aid", "stamp duty", "council tax"),
    anyOf("medicare", "medicaid", "identity cards?", "in (?:england|scotland|wales)"),
  ],
  de: [
    anyOf("finanz(?:amt|ämter)\\p{L}{0,10}", "bonusheft\\p{L}{0,10}", "buchpreisbindung", "TÜV"),
    anyOf("fahrzeug(?:brief|schein)\\p{L}{0,10}", "pflege(?:grad|kasse)\\p{L}{0,10}", "schufa"),
    anyOf("krankenkassenkarte", "gesundheitskarte", "elster", "riester\\p{L}{0,20}", "BAföG"),
    anyOf("amtsgericht\\p{L}{0,10}", "rürup\\p{L}{0,20}", "handwerkskammer", "beihilfestelle"),
  ],
  fr: [
    anyOf("carte vitale", "carte grise", "urssaf", "siret", "sécurité sociale", "CPAM", "DPE"),
    anyOf("impôts? foncier", "relevé d.information", "pôle emploi", "lettre de voiture"),
    anyOf("(?:le )?brevet,? (?:et |ou )?(?:le )?bac", "bac (?:ou|et) (?:le )?brevet"),
  ],
  es: [
    anyOf("hacienda", "seguridad social", "IRPF", "NIE", "ITV", "nota simple", "arras"),
    anyOf("autónomos?", "registro mercantil", "plusvalía", "etiqueta energética", "arraigo"),
    anyOf("tarjeta sanitaria", "últimas voluntades", "permiso de circulación", "unión europea"),
    // Where it is summer in one country it is winter in another.
    anyOf("enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto"),
    anyOf("septiembre", "octubre", "noviembre", "diciembre"),
  ],
  ar: [],
  he: [],
  it: [anyOf("agenzia delle entrate", "INPS", "SPID", "codice fiscale", "ISEE")],
  nl: [anyOf("belastingdienst", "DigiD", "BSN", "KvK", "eigen risico", "mutualiteit")],
  pt: [anyOf("NIF", "CPF", "CNPJ", "receita federal", "segurança social", "INSS", "SUS")],
  pl: [anyOf("ZUS", "NFZ", "PESEL", "PIT", "urząd skarbowy", "BLIK")],
};

/** Sentences without a content of their own, and promises of how a business deals with people. */
export const FRAMES: Readonly<Record<TextLanguage, readonly RegExp[]>> = {
  en: [
    anyOf("in more detail", "the rest is quickly", "say that (?:it is|you are) new"),
    anyOf("don['’]t hesitate", "feel free", "at your service"),
    anyOf("(?:is|are) shown to you", "between the two of you", "in (?:strict )?confidence"),
    anyOf("no hidden", "fixed prices?", "money back", "at no (?:extra )?cost"),
    anyOf("without (?:any )?obligation", "free parking", "card payments?", "family[- ]run"),
  ],
  de: [
    anyOf("mehr dazu", "zögern sie nicht", "für sie da", "alles weitere"),
    anyOf("vertraulich\\p{L}{0,10}", "unter uns", "festpreis\\p{L}{0,10}"),
    anyOf(
      "familienbetrieb\\p{L}{0,10}",
      "seit generationen",
      "kartenzahlung",
      "liegt? dann bereit",
    ),
  ],
  fr: [
    anyOf("plus en détail", "n.hésitez pas", "à votre écoute", "à votre service"),
    anyOf("confidentialité", "prix fixes?", "(?:est|sont) remise?s? (?:avant|d.abord)"),
    anyOf("vous attend(?:ent)? en arrivant", "entreprise familiale", "depuis des générations"),
  ],
  es: [
    anyOf("con más detalle", "no dude", "a su disposición", "lo demás se habla"),
    anyOf("confidencial\\p{L}{0,10}", "precio cerrado", "empresa familiar"),
    anyOf("desde hace generaciones", "tarjeta de crédito"),
  ],
  ar: [anyOf("تفاصيل أكثر", "لا تترددوا")],
  he: [anyOf("לפרטים נוספים", "אל תהססו")],
  it: [anyOf("più in dettaglio", "non esitare", "a (?:tua|vostra|sua) disposizione")],
  nl: [anyOf("meer hierover", "aarzel niet", "voor je klaar", "familiebedrijf")],
  pt: [anyOf("mais detalhes", "não hesite", "à (?:sua )?disposição", "empresa familiar")],
  pl: [anyOf("więcej szczegółów", "nie wahaj się", "do dyspozycji", "firma rodzinna")],
};

/** "Ask" stands in for information that the text could give. */
export const ASK: Readonly<Record<TextLanguage, RegExp>> = {
  en: anyOf("asks?", "asking"),
  de: anyOf("fragen sie", "nachfragen"),
  fr: anyOf("demandez(?:-nous)?"),
  es: anyOf("pregunt\\p{L}{1,30}"),
  ar: anyOf("اسألوا\\p{L}{0,30}"),
  he: anyOf("שאלו", "תשאלו"),
  it: anyOf("chiedi", "chiedete", "domanda(?:te)?"),
  nl: anyOf("vraag(?: het)?"),
  pt: anyOf("pergunte"),
  pl: anyOf("zapytaj", "pytaj"),
};
