/** What a browser reads when a form was not taken, in each language that the pages' own words exist in. */

import type { Fault } from "../../http/form-refused.ts";
import { type ChromeLanguage, chromeLanguageOf } from "../design/room.ts";

type Said = { heading: string; lede: string };

export type FormPageWords = {
  /** For an exported site, whose own thank-you page we do not know. */
  thanks: (site: string) => Said;
  /** Its heading stands over every fault; what was written is still in the browser. */
  refused: string;
  faults: Readonly<Record<Fault | "too-many", string>>;
  goBack: string;
  unknown: Said;
  home: string;
};

const WORDS: Readonly<Record<ChromeLanguage, FormPageWords>> = {
  en: {
    thanks: (site) => ({ heading: "Thank you", lede: `Your message has reached ${site}.` }),
    refused: "Your message was not sent",
    faults: {
      empty: "Nothing was filled in.",
      "too-long": "One of the fields holds more text than we can take.",
      file: "The form takes no files.",
      unreadable: "Your browser sent something that we could not read.",
      "too-many":
        "Too many messages have come from your address. Please try again in a few minutes.",
    },
    goBack: "Go back with your browser: what you wrote should still be there.",
    unknown: {
      heading: "There is no such form",
      lede: "The address is wrong, or the form is gone.",
    },
    home: "To the home page",
  },
  de: {
    thanks: (site) => ({ heading: "Vielen Dank", lede: `${site} hat die Nachricht erhalten.` }),
    refused: "Die Nachricht wurde nicht gesendet",
    faults: {
      empty: "Es war nichts ausgefüllt.",
      "too-long": "Eines der Felder enthält mehr Text, als wir annehmen können.",
      file: "Das Formular nimmt keine Dateien an.",
      unreadable: "Der Browser hat etwas geschickt, das wir nicht lesen konnten.",
      "too-many":
        "Von dieser Adresse kamen zu viele Nachrichten. In ein paar Minuten geht es wieder.",
    },
    goBack: "Im Browser zurückgehen: Das Geschriebene sollte noch da sein.",
    unknown: {
      heading: "Dieses Formular gibt es nicht",
      lede: "Die Adresse ist falsch, oder das Formular ist nicht mehr da.",
    },
    home: "Zur Startseite",
  },
  fr: {
    thanks: (site) => ({ heading: "Merci", lede: `Votre message est bien parvenu à ${site}.` }),
    refused: "Votre message n’a pas été envoyé",
    faults: {
      empty: "Rien n’était rempli.",
      "too-long": "Un des champs contient plus de texte que nous ne pouvons en recevoir.",
      file: "Le formulaire n’accepte pas de fichiers.",
      unreadable: "Votre navigateur a envoyé quelque chose que nous n’avons pas pu lire.",
      "too-many":
        "Trop de messages sont venus de votre adresse. Merci de réessayer dans quelques minutes.",
    },
    goBack: "Revenez en arrière dans le navigateur : votre texte devrait encore y être.",
    unknown: {
      heading: "Ce formulaire n’existe pas",
      lede: "L’adresse est fausse, ou le formulaire n’est plus là.",
    },
    home: "Vers la page d’accueil",
  },
  es: {
    thanks: (site) => ({ heading: "Gracias", lede: `El mensaje ha llegado a ${site}.` }),
    refused: "El mensaje no se ha enviado",
    faults: {
      empty: "No había nada rellenado.",
      "too-long": "Uno de los campos contiene más texto del que podemos recibir.",
      file: "El formulario no admite archivos.",
      unreadable: "El navegador ha enviado algo que no hemos podido leer.",
      "too-many":
        "Han llegado demasiados mensajes desde esta dirección. En unos minutos se puede intentar de nuevo.",
    },
    goBack: "Al volver atrás en el navegador, lo escrito debería seguir ahí.",
    unknown: {
      heading: "Este formulario no existe",
      lede: "La dirección no es correcta, o el formulario ya no está.",
    },
    home: "A la página de inicio",
  },
  ar: {
    thanks: (site) => ({ heading: "شكرًا لكم", lede: `وصلت رسالتكم إلى ${site}.` }),
    refused: "لم تُرسل رسالتكم",
    faults: {
      empty: "لم يُملأ أي حقل.",
      "too-long": "في أحد الحقول نص أطول مما يمكننا استلامه.",
      file: "لا يقبل النموذج ملفات.",
      unreadable: "أرسل متصفحكم شيئًا لم نتمكن من قراءته.",
      "too-many": "وصلت من عنوانكم رسائل كثيرة. يُرجى المحاولة مرة أخرى بعد بضع دقائق.",
    },
    goBack: "ارجعوا بزر الرجوع في المتصفح: ينبغي أن تجدوا ما كتبتموه في مكانه.",
    unknown: { heading: "لا يوجد نموذج كهذا", lede: "العنوان غير صحيح أو أُزيل النموذج." },
    home: "إلى الصفحة الرئيسية",
  },
  he: {
    thanks: (site) => ({ heading: "תודה", lede: `ההודעה שלכם הגיעה אל ${site}.` }),
    refused: "ההודעה שלכם לא נשלחה",
    faults: {
      empty: "לא מולא שום שדה.",
      "too-long": "באחד השדות יש טקסט ארוך ממה שאפשר לקבל.",
      file: "הטופס אינו מקבל קבצים.",
      unreadable: "הדפדפן שלכם שלח משהו שלא הצלחנו לקרוא.",
      "too-many": "הגיעו יותר מדי הודעות מהכתובת שלכם. נא לנסות שוב בעוד כמה דקות.",
    },
    goBack: "חזרו אחורה בדפדפן: מה שכתבתם אמור עדיין להיות שם.",
    unknown: { heading: "אין טופס כזה", lede: "הכתובת שגויה, או שהטופס הוסר." },
    home: "לדף הבית",
  },
};

/** The words of the site's language, English for languages without a table. */
export const findFormWords = (language: string): FormPageWords => WORDS[chromeLanguageOf(language)];
