import { definePrivacy } from "./write-privacy.ts";

export const GERMAN_PRIVACY = definePrivacy({
  label: "Datenschutz",
  title: "Datenschutz",
  description:
    "Welche Angaben diese Website verarbeitet, wozu das nötig ist und welche Rechte Sie haben.",
  heading: "Datenschutz",
  lede: "Diese Website kommt ohne Cookies, ohne Verfolgung und ohne fremde Dienste aus. Was übrig bleibt, steht hier.",
  ledeWithRecaptcha:
    "Diese Website kommt ohne eigene Cookies und ohne Verfolgung aus. Auf Seiten mit einem Formular nutzt sie einen fremden Dienst. Alles dazu steht hier.",
  responsible: {
    heading: "Wer verantwortlich ist",
    who: (name, host) => `Verantwortlich für diese Website (${host}) ist ${name}.`,
    contacts: "So erreichen Sie uns:",
  },
  visit: {
    heading: "Wenn Sie die Website besuchen",
    paragraphs: [
      "Um Ihnen eine Seite zu schicken, muss der Server Ihre Internetadresse einen Augenblick lang verarbeiten. Gespeichert wird sie nicht.",
      "Besuche werden ohne Cookies gezählt und ohne Sie an einem anderen Tag wiederzuerkennen. Um Besucher zu unterscheiden, bildet der Server aus Ihrer Adresse, dem Namen Ihres Browsers und einem täglich wechselnden Geheimnis einen Code. Code und Geheimnis werden nach höchstens 48 Stunden gelöscht; danach kann niemand mehr herausfinden, welcher Besuch Ihrer war.",
      "Was bleibt, sind Summen für jeden Tag: aufgerufene Seiten, woher Besucher kamen, Art des Geräts, Sprache, Land, Klicks auf hervorgehobene Links sowie gesehene und abgeschickte Formulare. Länder und Sprachen von weniger als drei Besuchern werden nicht angezeigt.",
    ],
    ownOnly:
      "Alle Schriften, Bilder und Skripte kommen von dieser Website selbst. Ihr Browser fragt niemand anderen.",
    exceptRecaptcha:
      "Alle Schriften und Bilder kommen von dieser Website selbst. Nur auf Seiten mit einem Formular fragt Ihr Browser auch jemand anderen: Google, wie unten beschrieben.",
  },
  forms: {
    heading: "Wenn Sie uns schreiben",
    paragraphs: [
      "Was Sie in ein Formular eintragen, wird mit der Uhrzeit und der Seite, von der es kam, gespeichert und uns per E-Mail geschickt, damit wir antworten können. Es kann auch an Programme weitergegeben werden, mit denen wir antworten; der Vermerk darüber wird nach 30 Tagen gelöscht. Wir verwenden es zu nichts anderem und geben es niemandem, der es für die Antwort nicht braucht.",
      "Um Werbung fernzuhalten, wird jede Nachricht selbsttätig geprüft: anhand eines Feldes, das Menschen nicht sehen, der Zeit für das Ausfüllen, der Zahl der Links und der Zahl der Nachrichten, die innerhalb von Minuten von einer Adresse kommen. Diese Adresse wird nicht gespeichert. Was für Werbung gehalten wird, liegt getrennt und wird nach 30 Tagen gelöscht.",
      "Wir löschen Ihre Nachricht, sobald sie nicht mehr gebraucht wird, sofern kein Gesetz eine Aufbewahrung verlangt.",
    ],
    pictures:
      "Bilder, die Sie mit einem Formular senden, werden bei Ihrer Nachricht gespeichert und mit ihr gelöscht. Die Angaben, die Kameras in ihnen verbergen, etwa wo und wann sie aufgenommen wurden, werden vorher entfernt. Auf dieser Website erscheinen sie nie.",
    recaptcha:
      "Unsere Formulare schützt außerdem Google reCAPTCHA. Seiten mit einem Formular laden ein Skript von Google, das beobachtet, wie die Seite benutzt wird. Wenn Sie das Formular abschicken, nennt unser Server Google Ihre Internetadresse, und Google antwortet, wie wahrscheinlich ein Mensch es geschickt hat. Wir speichern nur, ob das bestätigt wurde. Ohne Skripte geht das Formular ebenso, und Google erfährt nichts.",
  },
  registrations: {
    heading: "Wenn Sie sich zu einer Veranstaltung anmelden",
    paragraphs: [
      "Wir speichern Ihren Namen, Ihre E-Mail-Adresse, die Zahl der Plätze und was Sie uns sonst mitteilen: eine Telefonnummer, eine Nachricht, Antworten auf weitere Fragen. Wir verwenden es, um Ihre Plätze freizuhalten und Ihnen zur Veranstaltung zu schreiben: eine Bestätigung, Änderungen und eine Erinnerung am Tag davor.",
      "In jeder dieser E-Mails steht ein Link, über den Sie Ihre Anmeldung ansehen, ändern und absagen können. Anmeldungen werden zwölf Monate nach der Veranstaltung gelöscht.",
    ],
  },
  photographs: {
    heading: "Fotos",
    paragraphs: [
      "Fotos auf dieser Website werden ohne die Angaben gespeichert, die Kameras in ihnen verbergen, etwa wo und wann sie aufgenommen wurden.",
    ],
  },
  rights: {
    heading: "Ihre Rechte",
    paragraphs: [
      "Sie können jederzeit erfahren, was über Sie gespeichert ist, es berichtigen oder löschen lassen und der Verwendung widersprechen. Außerdem können Sie sich bei einer Datenschutzbehörde beschweren.",
    ],
  },
});
