import { definePrivacy } from "./write-privacy.ts";

export const FRENCH_PRIVACY = definePrivacy({
  label: "Confidentialité",
  title: "Confidentialité",
  description: "Quelles données ce site traite, dans quel but, et quels sont vos droits.",
  heading: "Confidentialité",
  lede: "Ce site se passe de cookies, de pistage et de services tiers. Voici ce qui reste.",
  ledeWithRecaptcha:
    "Ce site se passe de cookies propres et de pistage. Sur les pages avec un formulaire, il utilise un service tiers. Tout est expliqué ici.",
  responsible: {
    heading: "Responsable",
    who: (name, host) => `Le responsable de ce site (${host}) est : ${name}.`,
    contacts: "Vous pouvez nous joindre ainsi :",
  },
  visit: {
    heading: "Lors de votre visite",
    paragraphs: [
      "Pour vous envoyer une page, le serveur traite votre adresse internet un court instant. Elle n’est pas enregistrée.",
      "Les visites sont comptées sans cookies et sans vous reconnaître un autre jour. Pour distinguer les visiteurs, le serveur forme un code à partir de votre adresse, du nom de votre navigateur et d’un secret qui change chaque jour. Code et secret sont effacés après 48 heures au plus ; ensuite, personne ne peut savoir quelle visite était la vôtre.",
      "Il ne reste que des totaux par jour : pages vues, provenance des visiteurs, type d’appareil, langue, pays, clics sur les liens mis en avant, formulaires vus et envoyés. Les pays et les langues de moins de trois visiteurs ne sont pas affichés.",
    ],
    ownOnly:
      "Les caractères, images et scripts viennent tous de ce site. Votre navigateur ne contacte personne d’autre.",
    exceptRecaptcha:
      "Les caractères et les images viennent tous de ce site. Votre navigateur ne contacte quelqu’un d’autre que sur les pages avec un formulaire : Google, comme expliqué plus bas.",
  },
  forms: {
    heading: "Quand vous nous écrivez",
    paragraphs: [
      "Ce que vous saisissez dans un formulaire est enregistré, avec l’heure et la page d’envoi, et nous est envoyé par e-mail, afin que nous puissions répondre. Ces données peuvent aussi être transmises aux logiciels avec lesquels nous répondons ; la trace en est effacée après 30 jours. Nous ne les utilisons pour rien d’autre et ne les donnons à personne qui n’en ait besoin pour la réponse.",
      "Pour écarter la publicité, chaque message est contrôlé automatiquement : par un champ que personne ne voit, le temps mis à remplir le formulaire, le nombre de liens et le nombre de messages venus d’une même adresse en quelques minutes. Cette adresse n’est pas enregistrée. Ce qui est pris pour de la publicité est mis à part et effacé après 30 jours.",
      "Nous effaçons votre message dès qu’il n’est plus utile, sauf si la loi impose de le conserver.",
    ],
    pictures:
      "Les images que vous envoyez avec un formulaire sont enregistrées avec votre message et effacées avec lui. Les indications que les appareils y cachent, comme le lieu et l’heure de la prise de vue, en sont d’abord retirées. Elles ne paraissent jamais sur ce site.",
    recaptcha:
      "Nos formulaires sont aussi protégés par Google reCAPTCHA. Les pages avec un formulaire chargent un script de Google, qui observe l’utilisation de la page. Quand vous envoyez le formulaire, notre serveur communique votre adresse internet à Google, qui répond avec quelle probabilité une personne l’a envoyé. Nous enregistrons seulement si cela a été confirmé. Sans scripts, le formulaire fonctionne aussi, et Google n’apprend rien.",
  },
  registrations: {
    heading: "Quand vous vous inscrivez à un événement",
    paragraphs: [
      "Nous enregistrons votre nom, votre adresse e-mail, le nombre de places et ce que vous nous indiquez en plus : un numéro de téléphone, un message, des réponses à d’autres questions. Nous nous en servons pour garder vos places et pour vous écrire au sujet de l’événement : une confirmation, des changements et un rappel la veille.",
      "Chacun de ces messages contient un lien pour voir et annuler votre inscription. Les inscriptions sont effacées douze mois après l’événement.",
    ],
  },
  photographs: {
    heading: "Photographies",
    paragraphs: [
      "Les photographies de ce site sont enregistrées sans les indications que les appareils y cachent, comme le lieu et l’heure de la prise de vue.",
    ],
  },
  rights: {
    heading: "Vos droits",
    paragraphs: [
      "Vous pouvez à tout moment demander ce qui est enregistré à votre sujet, le faire corriger ou effacer, ou vous opposer à son usage. Vous pouvez aussi saisir une autorité de protection des données.",
    ],
  },
});
