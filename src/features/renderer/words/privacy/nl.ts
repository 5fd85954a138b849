import { definePrivacy } from "./write-privacy.ts";

export const DUTCH_PRIVACY = definePrivacy({
  label: "Privacy",
  title: "Privacyverklaring",
  description: "Welke gegevens deze website verwerkt, waarvoor, en wat je rechten zijn.",
  heading: "Privacyverklaring",
  lede: "Deze website doet het zonder cookies, zonder trackers en zonder diensten van derden. Wat overblijft, lees je hier.",
  ledeWithRecaptcha:
    "Deze website doet het zonder eigen cookies en zonder trackers. Op pagina’s met een formulier gebruikt ze één dienst van een derde. Alles daarover lees je hier.",
  responsible: {
    heading: "Wie verantwoordelijk is",
    who: (name, host) => `${name} is de verwerkingsverantwoordelijke voor deze website (${host}).`,
    contacts: "Je bereikt ons hier:",
  },
  visit: {
    heading: "Als je de website bezoekt",
    paragraphs: [
      "Om je een pagina te sturen, verwerkt de server heel even je internetadres. Het wordt niet bewaard.",
      "Bezoeken worden geteld zonder cookies en zonder je op een andere dag te herkennen. Om bezoekers uit elkaar te houden, maakt de server een code van je adres, de naam van je browser en een geheim dat elke dag verandert. Code en geheim worden na uiterlijk 48 uur gewist; daarna kan niemand meer nagaan welk bezoek van jou was.",
      "Wat blijft, zijn totalen per dag: bekeken pagina’s, waar bezoekers vandaan kwamen, soort apparaat, taal, land, klikken op opvallende links, en formulieren die bekeken en verstuurd zijn. Landen en talen van minder dan drie bezoekers worden niet getoond.",
    ],
    ownOnly:
      "Lettertypen, afbeeldingen en scripts komen allemaal van deze website zelf. Je browser maakt met niemand anders contact.",
    exceptRecaptcha:
      "Lettertypen en afbeeldingen komen allemaal van deze website zelf. Je browser maakt alleen op pagina’s met een formulier contact met een ander: Google, zoals hieronder staat.",
  },
  forms: {
    heading: "Als je ons schrijft",
    paragraphs: [
      "Wat je in een formulier invult, wordt bewaard, met het tijdstip en de pagina waar het vandaan komt, en per e-mail naar ons gestuurd, zodat we kunnen antwoorden. Het kan ook worden doorgegeven aan software waarmee we antwoorden; wat daarvan wordt vastgelegd, is na 30 dagen gewist. We gebruiken het nergens anders voor en geven het aan niemand die het niet nodig heeft voor het antwoord.",
      "Om reclame buiten te houden, wordt elk bericht automatisch gecontroleerd: op een veld dat mensen niet zien, op de tijd die het invullen kostte, op het aantal links en op hoeveel berichten er binnen enkele minuten van één adres komen. Dat adres wordt niet bewaard. Wat voor reclame wordt aangezien, wordt apart gezet en na 30 dagen gewist.",
      "We wissen je bericht als het niet meer nodig is, tenzij de wet ons verplicht het te bewaren.",
    ],
    pictures:
      "Foto’s die je met een formulier meestuurt, worden bij je bericht bewaard en daarmee gewist. De gegevens die camera’s erin verbergen, zoals waar en wanneer ze zijn gemaakt, worden er eerst uit gehaald. Ze staan nooit op deze website.",
    recaptcha:
      "Onze formulieren worden ook beschermd door Google reCAPTCHA. Pagina’s met een formulier laden een script van Google, dat bijhoudt hoe de pagina wordt gebruikt. Als je het formulier verstuurt, geeft onze server je internetadres door aan Google, en Google antwoordt hoe waarschijnlijk het is dat een mens het verstuurde. We bewaren alleen of dat is bevestigd. Zonder scripts werkt het formulier ook, en komt Google niets te weten.",
  },
  registrations: {
    heading: "Als je je aanmeldt voor een evenement",
    paragraphs: [
      "We bewaren je naam, je e-mailadres, het aantal plaatsen en wat je ons verder vertelt: een telefoonnummer, een bericht, antwoorden op andere vragen. We gebruiken het om je plaatsen vast te houden en je over het evenement te schrijven: een bevestiging, wijzigingen en de dag ervoor een herinnering.",
      "In elk van die berichten staat een link waarmee je je aanmelding kunt bekijken en annuleren. Aanmeldingen worden twaalf maanden na het evenement gewist.",
    ],
  },
  photographs: {
    heading: "Foto’s",
    paragraphs: [
      "Foto’s op deze website worden bewaard zonder de gegevens die camera’s erin verbergen, zoals waar en wanneer ze zijn gemaakt.",
    ],
  },
  rights: {
    heading: "Je rechten",
    paragraphs: [
      "Je kunt altijd vragen wat er over je bewaard is, het laten verbeteren of wissen, of bezwaar maken tegen het gebruik. Je kunt ook een klacht indienen bij een toezichthouder voor gegevensbescherming.",
    ],
  },
});
