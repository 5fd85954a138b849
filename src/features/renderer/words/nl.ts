// Dutch words of the renderer: visitors are addressed as "je".
import { DUTCH_PRIVACY } from "./privacy/nl.ts";
import type { ChromeWords, LegalInputs } from "./words-model.ts";

const listContacts = ({ contacts }: LegalInputs) =>
  contacts.length === 0 ? {} : { points: [...contacts] };

export const DUTCH: ChromeWords = {
  language: "nl",
  skip: "Naar de inhoud",
  menu: "Menu",
  mainNavigation: "Hoofdmenu",
  footerNavigation: "Voettekst",
  breadcrumbs: "Je bent hier",
  home: "Home",
  readMore: "Lees verder",
  included: "Inbegrepen",
  step: (number) => `Stap ${number}`,
  figure: (number) => `Afb. ${number}`,
  contactDetails: "Contactgegevens",
  openingHours: "Openingstijden",
  factLabels: {
    phone: "Telefoon",
    email: "E-mail",
    address: "Adres",
    opening_hours: "Openingstijden",
    service_area: "Werkgebied",
    founded: "Opgericht",
    legal_name: "Bedrijfsnaam",
    registration: "Handelsregister",
    vat_id: "Btw-nummer",
    person: "Wie we zijn",
    price: "Prijzen",
    social: "Elders",
    website: "Website",
    other: "Goed om te weten",
  },
  form: {
    name: "Naam",
    email: "E-mailadres",
    phone: "Telefoon",
    message: "Bericht",
    optional: "niet verplicht",
    upTo: (most) => `hoogstens ${most}`,
    choose: "Maak een keuze",
    submit: "Bericht versturen",
    leaveEmpty: "Laat dit veld leeg",
    privacy: "Privacy en je gegevens",
    heading: "Schrijf ons",
  },
  noContact: "Onze contactgegevens komen hier binnenkort te staan.",
  galleryEmpty: "Foto’s volgen nog. Tot die tijd geven deze tekeningen een eerste indruk.",
  eventsEmpty: "Er staat op dit moment niets gepland. Zodra er een datum is, vind je die hier.",
  eventsPast: "Eerdere data",
  eventDetails: "Details",
  sitemapHeading: "Op deze website",
  thankYou: {
    label: "Bedankt",
    title: "Bedankt",
    description: "Je bericht is verstuurd en wordt door iemand gelezen.",
    heading: "Bedankt, je bericht is aangekomen",
    lede: "We hebben je bericht ontvangen en antwoorden je persoonlijk.",
    back: "Terug naar de homepage",
  },
  notFound: {
    label: "Pagina niet gevonden",
    title: "Pagina niet gevonden",
    description: "Op dit adres staat geen pagina; hier zie je waar je wel terechtkunt.",
    heading: "Deze pagina is er niet",
    lede: "Misschien zit er een typefout in het adres, of is de pagina verplaatst. Wellicht zocht je een van deze.",
    back: "Naar de homepage",
  },
  privacy: DUTCH_PRIVACY,
  accessibility: {
    label: "Toegankelijkheid",
    title: "Toegankelijkheidsverklaring",
    description:
      "Hoe deze website voor zo veel mogelijk mensen bruikbaar is gemaakt, en bij wie je een drempel meldt.",
    heading: "Toegankelijkheidsverklaring",
    lede: "Iedereen moet deze website kunnen gebruiken, met welk apparaat, welk zicht, welk gehoor of welke manier van bewegen dan ook.",
    sections: (inputs) => [
      {
        heading: "Wat we nastreven",
        paragraphs: [
          "Deze website is gebouwd volgens de richtlijnen voor toegankelijkheid van webcontent (WCAG) 2.2, niveau AA.",
        ],
        points: [
          "Tekst heeft veel contrast, ook in de donkere modus, en kan vrij worden vergroot.",
          "Alles is met het toetsenbord te bereiken, en je ziet altijd waar je bent.",
          "Koppen, paginadelen en labels van velden zijn er voor schermlezers.",
          "Beweging blijft weg als je apparaat daarom vraagt.",
          "Niets hier heeft JavaScript nodig.",
        ],
      },
      {
        heading: "Als iets niet lukt",
        paragraphs: [
          inputs.contacts.length > 0
            ? `Laat ${inputs.name} weten wat niet werkte en op welke pagina. Je bereikt ons hier:`
            : `Laat ${inputs.name} weten wat niet werkte en op welke pagina.`,
        ],
        ...listContacts(inputs),
      },
    ],
  },
};
