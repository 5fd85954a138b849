// The first words of a new block, until its owner has written there. They say what to write and nothing of
// the business; the document lists them as assumptions for as long as they stand.
import type { ChromeLanguage } from "../vocabulary.ts";

export type StarterWords = {
  heading: string;
  text: string;
  title: string;
  question: string;
  answer: string;
  button: string;
  usual: string;
  here: string;
  pages: string;
  contact: string;
  facts: string;
  pictures: string;
  page: string;
};

/** By which origins know such a text. */
export const STARTER_ID = "starter";

export const STARTER_WORDS: Readonly<Record<ChromeLanguage, StarterWords>> = {
  en: {
    heading: "A new section",
    text: "Write here what visitors should know.",
    title: "A point of its own",
    question: "What do customers ask you often?",
    answer: "Write your answer here.",
    button: "Get in touch",
    usual: "Often",
    here: "With us",
    pages: "Where to go from here",
    contact: "Get in touch",
    facts: "At a glance",
    pictures: "Pictures",
    page: "New page",
  },
  de: {
    heading: "Ein neuer Abschnitt",
    text: "Hier steht, was Besucher wissen sollten.",
    title: "Ein eigener Punkt",
    question: "Was fragen Kunden oft?",
    answer: "Hier steht die Antwort.",
    button: "Kontakt aufnehmen",
    usual: "Oft",
    here: "Bei uns",
    pages: "Wie es weitergeht",
    contact: "Kontakt",
    facts: "Auf einen Blick",
    pictures: "Bilder",
    page: "Neue Seite",
  },
  fr: {
    heading: "Une nouvelle section",
    text: "Écrivez ici ce que les visiteurs doivent savoir.",
    title: "Un point à part",
    question: "Que vous demandent souvent vos clients ?",
    answer: "Écrivez ici votre réponse.",
    button: "Nous contacter",
    usual: "Souvent",
    here: "Chez nous",
    pages: "Pour continuer",
    contact: "Contact",
    facts: "En bref",
    pictures: "Images",
    page: "Nouvelle page",
  },
  es: {
    heading: "Una sección nueva",
    text: "Aquí va lo que deben saber los visitantes.",
    title: "Un punto aparte",
    question: "¿Qué preguntan a menudo los clientes?",
    answer: "Aquí va la respuesta.",
    button: "Contactar",
    usual: "A menudo",
    here: "Con nosotros",
    pages: "Para seguir",
    contact: "Contacto",
    facts: "De un vistazo",
    pictures: "Imágenes",
    page: "Página nueva",
  },
  ar: {
    heading: "قسم جديد",
    text: "اكتب هنا ما ينبغي أن يعرفه الزوار.",
    title: "نقطة مستقلة",
    question: "ما الذي يسأل عنه العملاء كثيرًا؟",
    answer: "اكتب الإجابة هنا.",
    button: "تواصل معنا",
    usual: "غالبًا",
    here: "لدينا",
    pages: "إلى أين بعد ذلك",
    contact: "تواصل معنا",
    facts: "لمحة سريعة",
    pictures: "صور",
    page: "صفحة جديدة",
  },
  he: {
    heading: "מקטע חדש",
    text: "כתבו כאן מה שהמבקרים צריכים לדעת.",
    title: "נקודה נוספת",
    question: "מה לקוחות שואלים לעתים קרובות?",
    answer: "כתבו כאן את התשובה.",
    button: "צרו קשר",
    usual: "לרוב",
    here: "אצלנו",
    pages: "לאן ממשיכים מכאן",
    contact: "צרו קשר",
    facts: "במבט מהיר",
    pictures: "תמונות",
    page: "עמוד חדש",
  },
  it: {
    heading: "Una nuova sezione",
    text: "Scrivi qui quello che i visitatori devono sapere.",
    title: "Un punto a sé",
    question: "Che cosa chiedono spesso i clienti?",
    answer: "Scrivi qui la risposta.",
    button: "Scrivici",
    usual: "Di solito",
    here: "Da noi",
    pages: "Per continuare",
    contact: "Contatti",
    facts: "In breve",
    pictures: "Immagini",
    page: "Nuova pagina",
  },
  nl: {
    heading: "Een nieuw onderdeel",
    text: "Schrijf hier wat bezoekers moeten weten.",
    title: "Een eigen punt",
    question: "Wat vragen klanten vaak?",
    answer: "Schrijf hier het antwoord.",
    button: "Neem contact op",
    usual: "Vaak",
    here: "Bij ons",
    pages: "Verder lezen",
    contact: "Contact",
    facts: "In het kort",
    pictures: "Foto’s",
    page: "Nieuwe pagina",
  },
  pt: {
    heading: "Uma nova parte",
    text: "Escreva aqui o que os visitantes devem saber.",
    title: "Um ponto à parte",
    question: "O que perguntam muitas vezes os clientes?",
    answer: "Escreva aqui a resposta.",
    button: "Enviar mensagem",
    usual: "Muitas vezes",
    here: "Aqui",
    pages: "Para continuar",
    contact: "Escreva-nos",
    facts: "Em resumo",
    pictures: "Imagens",
    page: "Nova página",
  },
  pl: {
    heading: "Nowa część",
    text: "Tu wpisz, co powinni wiedzieć odwiedzający.",
    title: "Osobny punkt",
    question: "O co często pytają klienci?",
    answer: "Tu wpisz odpowiedź.",
    button: "Napisz do nas",
    usual: "Często",
    here: "U nas",
    pages: "Co dalej",
    contact: "Kontakt",
    facts: "W skrócie",
    pictures: "Zdjęcia",
    page: "Nowa strona",
  },
};
