/** Dutch: people are addressed as "je". */
import type { MailWords, PageWords } from "../words-model.ts";

export const DUTCH_PAGES: PageWords = {
  confirmed: {
    heading: "Je bent aangemeld",
    lede: "Je plaatsen zijn geboekt. We hebben je een e-mail gestuurd met een agenda-item en een link waarmee je kunt wijzigen of annuleren.",
  },
  waitlisted: {
    heading: "Je staat op de wachtlijst",
    lede: "Er zijn op dit moment niet genoeg plaatsen vrij. Zodra dat wel zo is, schuif je door en schrijven we je.",
  },
  cancelled: {
    heading: "Je aanmelding is geannuleerd",
    lede: "Bedankt voor het doorgeven. De plaatsen zijn nu vrij voor anderen.",
  },
  disabled: {
    heading: "De aanmelding is gesloten",
    lede: "Aanmelden voor dit evenement kan nu niet.",
  },
  past: { heading: "Dit evenement is voorbij", lede: "Aanmelden kan niet meer." },
  "no-room": {
    heading: "Zo veel plaatsen zijn er niet meer",
    lede: "Je aanmelding blijft zoals ze was.",
  },
  invalid: {
    heading: "Er ontbreekt iets",
    lede: "Ga terug en verbeter dit:",
    faults: {
      name: "We hebben een naam nodig van hoogstens 200 tekens.",
      email: "Het e-mailadres ontbreekt, of is geen adres waar we naartoe kunnen schrijven.",
      seats: "Het aantal plaatsen moet een heel getal van 1 tot 20 zijn.",
      phone: "Het telefoonnummer is te lang.",
      message: "Het bericht is langer dan de 5000 tekens die we kunnen ontvangen.",
      others: "Een van de andere velden bevat meer dan we kunnen ontvangen.",
      unreadable: "Je browser heeft iets gestuurd dat we niet konden lezen.",
    },
  },
  tooMany: {
    heading: "Te veel tegelijk",
    lede: "Er is te veel van je adres gekomen. Probeer het over een paar minuten opnieuw.",
  },
  unknown: {
    heading: "Deze link werkt niet",
    lede: "Open de link uit onze e-mail nog een keer, in zijn geheel.",
  },
  event: "Evenement",
  yours: "Je aanmelding",
  cancel: "Mijn aanmelding annuleren",
  change: "Je aanmelding wijzigen",
  save: "Opslaan",
  saved: "Je wijzigingen zijn opgeslagen.",
  name: "Naam",
  phone: "Telefoon",
  message: "Bericht",
  registerAgain: "Wil je toch komen, meld je dan opnieuw aan op de pagina van het evenement.",
  back: "Terug naar het evenement",
  goBack: "Terug",
};

export const DUTCH_MAILS: MailWords = {
  told: {
    confirmed: (title) => ({
      subject: `Je bent aangemeld: ${title}`,
      heading: "Je bent aangemeld",
      text: "Je plaatsen zijn geboekt. Een agenda-item zit in de bijlage.",
    }),
    waitlisted: (title) => ({
      subject: `Je staat op de wachtlijst: ${title}`,
      heading: "Je staat op de wachtlijst",
      text: "Er zijn op dit moment niet genoeg plaatsen voor je vrij. Zodra dat wel zo is, schuif je door en schrijven we je. Het agenda-item in de bijlage is als onzeker gemarkeerd.",
    }),
    promoted: (title) => ({
      subject: `Er zijn plaatsen voor je vrijgekomen: ${title}`,
      heading: "Je bent doorgeschoven",
      text: "Er zijn plaatsen vrijgekomen, en ze zijn voor jou. Een agenda-item zit in de bijlage. Kun je niet meer komen, annuleer dan, zodat een ander kan.",
    }),
    cancelled: (title) => ({
      subject: `Geannuleerd: ${title}`,
      heading: "Je aanmelding is geannuleerd",
      text: "Je aanmelding voor dit evenement geldt niet meer. Het bestand in de bijlage haalt het uit je agenda.",
    }),
    changed: (title) => ({
      subject: `Gewijzigd: ${title}`,
      heading: "Het evenement is gewijzigd",
      text: "Iets aan dit evenement is anders dan we je schreven. Zo is het nu.",
    }),
    reminder: (title) => ({
      subject: `Binnenkort: ${title}`,
      heading: "Tot binnenkort",
      text: "Dit evenement begint bijna. Kun je niet komen, annuleer dan, zodat een ander kan.",
    }),
    known: (title) => ({
      subject: `Je was al aangemeld: ${title}`,
      heading: "Je was al aangemeld",
      text: "Dit adres is nog een keer aangemeld. Er is niets veranderd: dit is je aanmelding. Met de link hieronder kun je haar wijzigen of annuleren. Was je het zelf niet, dan hoef je niets te doen.",
    }),
  },
  stillWaiting: "Je staat nog op de wachtlijst.",
  tooMany: (capacity) =>
    `Je vroeg om meer plaatsen dan dit evenement in totaal heeft (${capacity}).`,
  takeFewer: "Met de link hieronder kun je het aantal veranderen.",
  greeting: (name) => (name === undefined ? "Hallo," : `Hallo ${name},`),
  when: "Wanneer",
  where: "Waar",
  map: "Kaart",
  online: "Online meedoen",
  seats: "Plaatsen",
  price: "Prijs",
  manage: "Je aanmelding bekijken, wijzigen of annuleren",
  see: "Je aanmelding bekijken",
  event: "De pagina van het evenement",
  footer: (site) =>
    `Je krijgt deze e-mail omdat dit adres is aangemeld voor een evenement van ${site}.`,
};
