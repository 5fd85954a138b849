/** Where the pages are and what the menu calls them, in the page's language. */
import type { Language, PageId } from "../knowledge/model.ts";
import type { Reading } from "../reading/reading.ts";
import { capitalise } from "../speech/expand.ts";
import type { Speaker } from "../speech/speaker.ts";
import { countCharacters } from "../speech/tidy.ts";
import { knowledgeSlots } from "./slots.ts";

export type Place = { path: string; label: string };
export type Paths = Readonly<Record<PageId, Place>>;

const LABEL_LENGTH_MAX = 20;

/** The events page is always at /events: the service's own addresses for events lie below it. */
const PATHS: Readonly<Record<Language, Readonly<Record<PageId, string>>>> = {
  en: {
    services: "/services",
    about: "/about",
    gallery: "/gallery",
    events: "/events",
    faq: "/faq",
    contact: "/contact",
  },
  de: {
    services: "/leistungen",
    about: "/ueber-uns",
    gallery: "/galerie",
    events: "/events",
    faq: "/fragen",
    contact: "/kontakt",
  },
  fr: {
    services: "/prestations",
    about: "/a-propos",
    gallery: "/galerie",
    events: "/events",
    faq: "/questions",
    contact: "/contact",
  },
  es: {
    services: "/servicios",
    about: "/nosotros",
    gallery: "/galeria",
    events: "/events",
    faq: "/preguntas",
    contact: "/contacto",
  },
};

const LABELS: Readonly<Record<Language, Readonly<Record<PageId, readonly string[]>>>> = {
  en: {
    services: ["What we do", "Services"],
    about: ["About", "About us", "Who we are"],
    gallery: ["Gallery", "Pictures"],
    events: ["Events", "Dates"],
    faq: ["Questions", "Good to know"],
    contact: ["Contact"],
  },
  de: {
    services: ["Leistungen", "Angebot"],
    about: ["Über uns"],
    gallery: ["Galerie", "Einblicke"],
    events: ["Termine"],
    faq: ["Fragen", "Gut zu wissen"],
    contact: ["Kontakt"],
  },
  fr: {
    services: ["Prestations", "Notre offre"],
    about: ["À propos", "Qui sommes-nous"],
    gallery: ["Galerie", "En images"],
    events: ["Rendez-vous", "Agenda"],
    faq: ["Questions", "Bon à savoir"],
    contact: ["Contact"],
  },
  es: {
    services: ["Servicios", "Qué hacemos"],
    about: ["Nosotros", "Quiénes somos"],
    gallery: ["Galería", "Imágenes"],
    events: ["Agenda", "Fechas"],
    faq: ["Preguntas", "Conviene saber"],
    contact: ["Contacto"],
  },
};

export function choosePaths(reading: Reading, speaker: Speaker): Paths {
  const { language, treatment } = reading;
  const known = knowledgeSlots(reading);
  const place = (page: PageId): Place => {
    const named = page === "services" || page === "gallery" || page === "events";
    const own = named
      ? capitalise(speaker.tell(`label/${page}`, treatment.pageNames[page], known))
      : "";
    const fallback = speaker.tell(`label/${page}`, asGroup(LABELS[language][page]));
    const fits = own !== "" && countCharacters(own) <= LABEL_LENGTH_MAX;
    return { path: PATHS[language][page], label: fits ? own : fallback };
  };
  return {
    services: place("services"),
    about: place("about"),
    gallery: place("gallery"),
    events: place("events"),
    faq: place("faq"),
    contact: place("contact"),
  };
}

const asGroup = (labels: readonly string[]) =>
  labels.length > 1 ? `[${labels.join("|")}]` : (labels[0] ?? "");
