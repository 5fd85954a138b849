import { definePrivacy } from "./write-privacy.ts";

export const ENGLISH_PRIVACY = definePrivacy({
  label: "Privacy",
  title: "Privacy",
  description: "Which details this website processes, what for, and what your rights are.",
  heading: "Privacy",
  lede: "This website does without cookies, trackers and services of third parties. What remains is explained here.",
  ledeWithRecaptcha:
    "This website does without cookies of its own and without trackers. It uses one service of a third party, on pages with a form. All of it is explained here.",
  responsible: {
    heading: "Who is responsible",
    who: (name, host) => `${name} is responsible for this website (${host}).`,
    contacts: "You can reach us here:",
  },
  visit: {
    heading: "When you visit",
    paragraphs: [
      "To send you a page, the server has to process your internet address for a moment. It is not stored.",
      "Visits are counted without cookies and without recognising you on another day. To tell visitors apart, the server makes a code from your address, the name of your browser and a secret that changes daily. Code and secret are deleted after 48 hours at most; after that nobody can find out which visit was yours.",
      "What stays are totals for each day: pages viewed, where visitors came from, kind of device, language, country, clicks on prominent links, and forms seen and sent. Countries and languages of fewer than three visitors are not shown.",
    ],
    ownOnly:
      "All type, pictures and scripts come from this website itself. Your browser contacts nobody else.",
    exceptRecaptcha:
      "All type and pictures come from this website itself. Your browser contacts somebody else only on pages with a form: Google, as explained below.",
  },
  forms: {
    heading: "When you write to us",
    paragraphs: [
      "What you enter in a form is stored, with the time and the page it was sent from, and sent to us by e-mail, so that we can answer you. It may also be passed on to software of ours that we answer from; the record of that is deleted after 30 days. We use it for nothing else and give it to nobody who does not need it for the answer.",
      "To keep advertising out, each message is checked automatically: by a field that people do not see, by the time it took to fill in the form, by the number of links, and by how many messages come from one address within minutes. That address is not stored. What is taken for advertising is kept apart and deleted after 30 days.",
      "We delete your message when it is no longer needed, unless the law requires us to keep it.",
    ],
    pictures:
      "Pictures that you send with a form are kept with your message and deleted with it. The details that cameras hide in them, such as where and when they were taken, are removed first. They are never shown on this website.",
    recaptcha:
      "Our forms are also protected by Google reCAPTCHA. Pages with a form load a script from Google, which observes how the page is used. When you send the form, our server tells Google your internet address, and Google answers how likely a person sent it. We store only whether that was confirmed. Without scripts the form works as well, and Google learns nothing.",
  },
  registrations: {
    heading: "When you register for an event",
    paragraphs: [
      "We store your name, your e-mail address, how many seats you need, and what else you tell us: a telephone number, a message, answers to further questions. We use it to keep your seats and to write to you about the event: a confirmation, changes, and a reminder the day before.",
      "Each of these mails has a link by which you can see and cancel your registration. Registrations are deleted twelve months after the event.",
    ],
  },
  photographs: {
    heading: "Photographs",
    paragraphs: [
      "Photographs on this website are stored without the details that cameras hide in them, such as where and when they were taken.",
    ],
  },
  rights: {
    heading: "Your rights",
    paragraphs: [
      "You may ask at any time what is stored about you, have it corrected or deleted, or object to its use. You may also complain to a data protection authority.",
    ],
  },
});
