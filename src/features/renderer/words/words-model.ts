// The shape of a language's table, which `words.ts` collects.
import type { ChromeLanguage } from "../../design/room.ts";

export type LegalText = { heading: string; paragraphs: string[]; points?: string[] };

/** Facts the standard pages depend on. */
export type LegalInputs = {
  name: string;
  /** Address of the site, without scheme. */
  host: string;
  /** Ways to reach the business, already readable; may be empty. */
  contacts: readonly string[];
  hasForms: boolean;
  /** One of them takes pictures. */
  takesPictures: boolean;
  /** Google's script is loaded on pages with a form. */
  usesRecaptcha: boolean;
  /** There is an event that people can register for. */
  takesRegistrations: boolean;
  hasPhotographs: boolean;
  contactPath: string | undefined;
};

export type StandardPageWords = {
  label: string;
  title: string;
  description: string;
  heading: string;
  lede: string;
};

export type ChromeWords = {
  language: ChromeLanguage;
  skip: string;
  menu: string;
  mainNavigation: string;
  footerNavigation: string;
  breadcrumbs: string;
  home: string;
  readMore: string;
  included: string;
  step: (number: number) => string;
  figure: (number: number) => string;
  contactDetails: string;
  openingHours: string;
  factLabels: {
    phone: string;
    email: string;
    address: string;
    opening_hours: string;
    service_area: string;
    founded: string;
    legal_name: string;
    registration: string;
    vat_id: string;
    person: string;
    price: string;
    social: string;
    website: string;
    other: string;
  };
  form: {
    name: string;
    email: string;
    phone: string;
    message: string;
    optional: string;
    /** How many pictures a form takes. */
    upTo: (most: number) => string;
    choose: string;
    submit: string;
    /** Names the trap field for people whose software shows it. */
    leaveEmpty: string;
    privacy: string;
    heading: string;
  };
  /** Said on a contact page that has neither form nor any detail. */
  noContact: string;
  galleryEmpty: string;
  eventsEmpty: string;
  eventsPast: string;
  eventDetails: string;
  sitemapHeading: string;
  thankYou: StandardPageWords & { back: string };
  notFound: StandardPageWords & { back: string };
  privacy: PrivacyWords;
  accessibility: StandardPageWords & { sections: (inputs: LegalInputs) => LegalText[] };
};

export type PrivacyWords = StandardPageWords & {
  ledeWithRecaptcha: string;
  sections: (inputs: LegalInputs) => LegalText[];
};
