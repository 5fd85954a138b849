/** What a browser reads when the pictures of a form were not taken, in each language of the pages' own words. A table. */
import type { PictureFault } from "../../http/form-refused.ts";
import type { ChromeLanguage } from "../design/room.ts";

export const PICTURE_FAULTS: Readonly<
  Record<ChromeLanguage, Readonly<Record<PictureFault, string>>>
> = {
  en: {
    "pictures-many": "At most 5 pictures can be sent with a message.",
    "picture-large":
      "A picture is larger than 10 MB. Please choose a smaller one, or leave it out.",
    "no-picture":
      "One of the files is not a picture that we can read. Please send photographs as JPEG or PNG.",
    "pictures-busy":
      "Too many pictures are on their way at the moment. Please send the message without them now, or again later.",
  },
  de: {
    "pictures-many": "Mit einer Nachricht lassen sich höchstens 5 Bilder senden.",
    "picture-large": "Ein Bild ist größer als 10 MB. Bitte ein kleineres wählen oder es weglassen.",
    "no-picture":
      "Eine der Dateien ist kein Bild, das wir lesen können. Bitte Fotos als JPEG oder PNG senden.",
    "pictures-busy":
      "Gerade sind zu viele Bilder unterwegs. Bitte die Nachricht jetzt ohne sie oder später noch einmal senden.",
  },
  fr: {
    "pictures-many": "Un message peut être accompagné de 5 images au plus.",
    "picture-large":
      "Une image dépasse 10 Mo. Merci d’en choisir une plus petite, ou de ne pas la joindre.",
    "no-picture":
      "Un des fichiers n’est pas une image que nous pouvons lire. Merci d’envoyer les photos en JPEG ou en PNG.",
    "pictures-busy":
      "Trop d’images sont en cours d’envoi. Merci d’envoyer le message sans elles, ou de le renvoyer plus tard.",
  },
  es: {
    "pictures-many": "Con un mensaje se pueden enviar 5 imágenes como máximo.",
    "picture-large":
      "Una imagen ocupa más de 10 MB. Se puede elegir una más pequeña o enviar el mensaje sin ella.",
    "no-picture":
      "Uno de los archivos no es una imagen que podamos leer. Las fotos se pueden enviar en JPEG o PNG.",
    "pictures-busy":
      "En este momento se están enviando demasiadas imágenes. El mensaje se puede enviar ahora sin ellas o de nuevo más tarde.",
  },
  ar: {
    "pictures-many": "يمكن إرسال 5 صور على الأكثر مع الرسالة.",
    "picture-large":
      "حجم إحدى الصور أكبر من 10 ميغابايت. يُرجى اختيار صورة أصغر أو الإرسال من دونها.",
    "no-picture": "أحد الملفات ليس صورة يمكننا قراءتها. يُرجى إرسال الصور بصيغة JPEG أو PNG.",
    "pictures-busy":
      "تُرسل الآن صور كثيرة في الوقت نفسه. يُرجى إرسال الرسالة الآن من دونها أو مرة أخرى لاحقًا.",
  },
  he: {
    "pictures-many": "אפשר לשלוח עד 5 תמונות עם הודעה.",
    "picture-large": "אחת התמונות גדולה מ־10 מגה־בייט. נא לבחור תמונה קטנה יותר או לשלוח בלעדיה.",
    "no-picture": "אחד הקבצים אינו תמונה שאפשר לקרוא. נא לשלוח תמונות בפורמט JPEG או PNG.",
    "pictures-busy":
      "נשלחות כרגע יותר מדי תמונות. נא לשלוח את ההודעה עכשיו בלעדיהן, או שוב מאוחר יותר.",
  },
  it: {
    "pictures-many": "Con un messaggio si possono inviare al massimo 5 immagini.",
    "picture-large": "Un’immagine supera i 10 MB. Scegline una più piccola o invia senza.",
    "no-picture":
      "Uno dei file non è un’immagine che possiamo leggere. Invia le foto in JPEG o PNG.",
    "pictures-busy":
      "In questo momento stanno arrivando troppe immagini. Invia il messaggio senza, oppure di nuovo più tardi.",
  },
  nl: {
    "pictures-many": "Met een bericht kun je hoogstens 5 foto’s meesturen.",
    "picture-large": "Een foto is groter dan 10 MB. Kies een kleinere of laat hem weg.",
    "no-picture":
      "Een van de bestanden is geen afbeelding die we kunnen lezen. Stuur foto’s als JPEG of PNG.",
    "pictures-busy":
      "Er zijn op dit moment te veel foto’s onderweg. Verstuur het bericht nu zonder foto’s, of later opnieuw.",
  },
  pt: {
    "pictures-many": "Com uma mensagem podem ser enviadas no máximo 5 imagens.",
    "picture-large": "Uma imagem tem mais de 10 MB. Escolha uma mais pequena ou envie sem ela.",
    "no-picture":
      "Um dos anexos não é uma imagem que seja possível ler. Envie as fotografias em JPEG ou PNG.",
    "pictures-busy":
      "Há demasiadas imagens a caminho neste momento. Envie a mensagem agora sem elas, ou outra vez mais tarde.",
  },
  pl: {
    "pictures-many": "Z wiadomością można wysłać najwyżej 5 zdjęć.",
    "picture-large":
      "Jedno ze zdjęć ma więcej niż 10 MB. Prosimy wybrać mniejsze albo wysłać bez niego.",
    "no-picture":
      "Jeden z plików nie jest obrazem, który możemy odczytać. Prosimy wysłać zdjęcia jako JPEG lub PNG.",
    "pictures-busy":
      "W tej chwili przesyłanych jest zbyt wiele zdjęć. Prosimy wysłać wiadomość teraz bez nich albo ponownie później.",
  },
};
