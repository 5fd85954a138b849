// Polish words of the renderer: buttons as everywhere ("Napisz"), otherwise without "Pan" and "Pani".
import { POLISH_PRIVACY } from "./privacy/pl.ts";
import type { ChromeWords, LegalInputs } from "./words-model.ts";

const listContacts = ({ contacts }: LegalInputs) =>
  contacts.length === 0 ? {} : { points: [...contacts] };

export const POLISH: ChromeWords = {
  language: "pl",
  skip: "Przejdź do treści",
  menu: "Menu",
  mainNavigation: "Menu główne",
  footerNavigation: "Stopka",
  breadcrumbs: "Jesteś tutaj",
  home: "Strona główna",
  readMore: "Czytaj dalej",
  included: "W cenie",
  step: (number) => `Krok ${number}`,
  figure: (number) => `Rys. ${number}`,
  contactDetails: "Dane kontaktowe",
  openingHours: "Godziny otwarcia",
  factLabels: {
    phone: "Telefon",
    email: "E-mail",
    address: "Adres",
    opening_hours: "Godziny otwarcia",
    service_area: "Obszar działania",
    founded: "Rok założenia",
    legal_name: "Nazwa firmy",
    registration: "Rejestr",
    vat_id: "NIP",
    person: "O nas",
    price: "Ceny",
    social: "Inne miejsca w sieci",
    website: "Strona internetowa",
    other: "Warto wiedzieć",
  },
  form: {
    name: "Imię i nazwisko",
    email: "Adres e-mail",
    phone: "Telefon",
    message: "Wiadomość",
    optional: "nieobowiązkowe",
    upTo: (most) => `najwyżej ${most}`,
    choose: "Wybierz",
    submit: "Wyślij wiadomość",
    leaveEmpty: "Zostaw to pole puste",
    privacy: "Prywatność i dane osobowe",
    heading: "Napisz do nas",
  },
  noContact: "Wkrótce pojawią się tu dane kontaktowe.",
  galleryEmpty: "Zdjęcia pojawią się później. Na razie te rysunki dają pierwsze wyobrażenie.",
  eventsEmpty:
    "Na razie nie ma zaplanowanych terminów. Gdy pojawi się termin, będzie podany tutaj.",
  eventsPast: "Minione terminy",
  eventDetails: "Szczegóły",
  sitemapHeading: "Na tej stronie",
  thankYou: {
    label: "Dziękujemy",
    title: "Dziękujemy",
    description: "Wiadomość została wysłana i przeczyta ją człowiek.",
    heading: "Dziękujemy, wiadomość do nas dotarła",
    lede: "Mamy już tę wiadomość i odpowiemy na nią osobiście.",
    back: "Wróć na stronę główną",
  },
  notFound: {
    label: "Nie ma takiej strony",
    title: "Nie ma takiej strony",
    description: "Pod tym adresem nie ma strony; tu widać, dokąd można przejść.",
    heading: "Nie ma takiej strony",
    lede: "W adresie może być błąd albo strona została przeniesiona. Być może chodzi o jedną z tych stron.",
    back: "Na stronę główną",
  },
  privacy: POLISH_PRIVACY,
  accessibility: {
    label: "Dostępność",
    title: "Deklaracja dostępności",
    description:
      "Co zrobiono, żeby z tej strony mogło korzystać jak najwięcej osób, i komu zgłosić przeszkodę.",
    heading: "Deklaracja dostępności",
    lede: "Z tej strony powinien móc korzystać każdy, niezależnie od urządzenia, wzroku, słuchu i sposobu poruszania się.",
    sections: (inputs) => [
      {
        heading: "Do czego dążymy",
        paragraphs: [
          "Ta strona powstała zgodnie z wytycznymi dostępności treści internetowych (WCAG) 2.2 na poziomie AA.",
        ],
        points: [
          "Tekst ma duży kontrast, także w trybie ciemnym, i można go dowolnie powiększać.",
          "Do wszystkiego można dotrzeć klawiaturą, a zaznaczony element zawsze widać.",
          "Nagłówki, części strony i opisy pól są czytelne dla czytników ekranu.",
          "Ruch znika, jeśli urządzenie prosi o jego ograniczenie.",
          "Nic tutaj nie wymaga JavaScriptu.",
        ],
      },
      {
        heading: "Jeśli coś przeszkadza",
        paragraphs: [
          inputs.contacts.length > 0
            ? `Prosimy o informację, co nie zadziałało i na której stronie (${inputs.name}). Kontakt:`
            : `Prosimy o informację, co nie zadziałało i na której stronie (${inputs.name}).`,
        ],
        ...listContacts(inputs),
      },
    ],
  },
};
