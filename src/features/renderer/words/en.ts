// English words of the renderer.
import { ENGLISH_PRIVACY } from "./privacy/en.ts";
import type { ChromeWords, LegalInputs } from "./words-model.ts";

const listContacts = ({ contacts }: LegalInputs) =>
  contacts.length === 0 ? {} : { points: [...contacts] };

export const ENGLISH: ChromeWords = {
  language: "en",
  skip: "Skip to content",
  menu: "Menu",
  mainNavigation: "Main",
  footerNavigation: "Footer",
  breadcrumbs: "You are here",
  home: "Home",
  readMore: "Read more",
  included: "Included",
  step: (number) => `Step ${number}`,
  figure: (number) => `Fig. ${number}`,
  contactDetails: "Contact details",
  openingHours: "Opening hours",
  factLabels: {
    phone: "Telephone",
    email: "E-mail",
    address: "Address",
    opening_hours: "Opening hours",
    service_area: "Area",
    founded: "Founded",
    legal_name: "Company",
    registration: "Registration",
    vat_id: "VAT number",
    person: "People",
    price: "Prices",
    social: "Elsewhere",
    website: "Website",
    other: "Good to know",
  },
  form: {
    name: "Your name",
    email: "E-mail address",
    phone: "Telephone",
    message: "Your message",
    optional: "optional",
    upTo: (most) => `up to ${most}`,
    choose: "Please choose",
    submit: "Send message",
    leaveEmpty: "Please leave this field empty",
    privacy: "Privacy and your details",
    heading: "Write to us",
  },
  noContact: "Our contact details will be shown here soon.",
  galleryEmpty: "Photographs will follow. Until then, these drawings give you a first idea.",
  eventsEmpty: "No dates are planned at the moment. When there is one, you will find it here.",
  eventsPast: "Past dates",
  eventDetails: "Details",
  sitemapHeading: "On this site",
  thankYou: {
    label: "Thank you",
    title: "Thank you",
    description: "Your message has been sent and will be read by a person.",
    heading: "Thank you, your message is with us",
    lede: "We have received what you wrote and will answer you in person.",
    back: "Back to the home page",
  },
  notFound: {
    label: "Page not found",
    title: "Page not found",
    description: "There is no page at this address; here is where you can go instead.",
    heading: "This page is not here",
    lede: "The address may have a typing error, or the page has moved. One of these pages may be what you were looking for.",
    back: "To the home page",
  },
  privacy: ENGLISH_PRIVACY,
  accessibility: {
    label: "Accessibility",
    title: "Accessibility statement",
    description:
      "How this website was made usable for as many people as possible, and whom to tell about barriers.",
    heading: "Accessibility statement",
    lede: "Everybody should be able to use this website, whatever their device, sight, hearing or way of moving.",
    sections: (inputs) => [
      {
        heading: "What we aim for",
        paragraphs: [
          "This website is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.",
        ],
        points: [
          "Text has strong contrast, by day and in dark mode, and can be enlarged freely.",
          "Everything can be reached with the keyboard, and the focus is always visible.",
          "Headings, landmarks and form labels are there for screen readers.",
          "Movement is left out when your device asks for less of it.",
          "Nothing here needs JavaScript.",
        ],
      },
      {
        heading: "If something is in your way",
        paragraphs: [
          inputs.contacts.length > 0
            ? `Please tell ${inputs.name} what did not work and on which page. You can reach us here:`
            : `Please tell ${inputs.name} what did not work and on which page.`,
        ],
        ...listContacts(inputs),
      },
    ],
  },
};
