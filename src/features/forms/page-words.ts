/** What a browser reads when a form was not taken, in each language that the pages' own words exist in. */

import type { Fault, PictureFault } from "../../http/form-refused.ts";
import { type ChromeLanguage, chromeLanguageOf } from "../design/room.ts";
import { PICTURE_FAULTS } from "./picture-words.ts";

type Said = { heading: string; lede: string };

export type FormPageWords = {
  /** For an exported site, whose own thank-you page we do not know. */
  thanks: (site: string) => Said;
  /** Its heading stands over every fault; what was written is still in the browser. */
  refused: string;
  faults: Readonly<Record<FormFault | PictureFault, string>>;
  goBack: string;
  unknown: Said;
  home: string;
};

type FormFault = Fault | "too-many";
type OwnWords = Omit<FormPageWords, "faults"> & { faults: Readonly<Record<FormFault, string>> };

const WORDS: Readonly<Record<ChromeLanguage, OwnWords>> = {
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
  it: {
    thanks: (site) => ({ heading: "Grazie", lede: `Il tuo messaggio è arrivato a ${site}.` }),
    refused: "Il tuo messaggio non è stato inviato",
    faults: {
      empty: "Non era compilato nulla.",
      "too-long": "Uno dei campi contiene più testo di quanto possiamo ricevere.",
      file: "Il modulo non accetta file.",
      unreadable: "Il tuo browser ha inviato qualcosa che non siamo riusciti a leggere.",
      "too-many": "Dal tuo indirizzo sono arrivati troppi messaggi. Riprova tra qualche minuto.",
    },
    goBack: "Torna indietro con il browser: quello che hai scritto dovrebbe essere ancora lì.",
    unknown: {
      heading: "Questo modulo non esiste",
      lede: "L’indirizzo è sbagliato, o il modulo non c’è più.",
    },
    home: "Vai alla home",
  },
  nl: {
    thanks: (site) => ({ heading: "Bedankt", lede: `Je bericht is aangekomen bij ${site}.` }),
    refused: "Je bericht is niet verstuurd",
    faults: {
      empty: "Er was niets ingevuld.",
      "too-long": "In een van de velden staat meer tekst dan we kunnen ontvangen.",
      file: "Het formulier neemt geen bestanden aan.",
      unreadable: "Je browser heeft iets gestuurd dat we niet konden lezen.",
      "too-many":
        "Er zijn te veel berichten van je adres gekomen. Probeer het over een paar minuten opnieuw.",
    },
    goBack: "Ga terug in je browser: wat je schreef, zou er nog moeten staan.",
    unknown: {
      heading: "Dit formulier bestaat niet",
      lede: "Het adres klopt niet, of het formulier is weg.",
    },
    home: "Naar de homepage",
  },
  pt: {
    thanks: (site) => ({ heading: "Mensagem enviada", lede: `A sua mensagem chegou a ${site}.` }),
    refused: "A sua mensagem não foi enviada",
    faults: {
      empty: "Nada estava preenchido.",
      "too-long": "Um dos campos tem mais texto do que podemos receber.",
      file: "O formulário não aceita arquivos nem ficheiros.",
      unreadable: "O seu navegador enviou algo que não foi possível ler.",
      "too-many":
        "Chegaram mensagens demais do seu endereço. Tente outra vez daqui a alguns minutos.",
    },
    goBack: "Volte atrás no navegador: o que escreveu ainda deve estar lá.",
    unknown: {
      heading: "Este formulário não existe",
      lede: "O endereço está errado, ou o formulário já não existe.",
    },
    home: "Ir para o início",
  },
  pl: {
    thanks: (site) => ({ heading: "Dziękujemy", lede: `Wiadomość dotarła (${site}).` }),
    refused: "Wiadomość nie została wysłana",
    faults: {
      empty: "Nic nie zostało wpisane.",
      "too-long": "W jednym z pól jest więcej tekstu, niż możemy przyjąć.",
      file: "Formularz nie przyjmuje plików.",
      unreadable: "Przeglądarka wysłała coś, czego nie udało się odczytać.",
      "too-many":
        "Z tego adresu przyszło zbyt wiele wiadomości. Prosimy spróbować ponownie za kilka minut.",
    },
    goBack: "Po cofnięciu się w przeglądarce wpisany tekst powinien tam jeszcze być.",
    unknown: {
      heading: "Nie ma takiego formularza",
      lede: "Adres jest błędny albo formularza już nie ma.",
    },
    home: "Na stronę główną",
  },
};

/** The words of the site's language, English for languages without a table. */
export function findFormWords(language: string): FormPageWords {
  const known = chromeLanguageOf(language);
  const { faults, ...words } = WORDS[known];
  return { ...words, faults: { ...faults, ...PICTURE_FAULTS[known] } };
}
