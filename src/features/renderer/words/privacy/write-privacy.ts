// The privacy page, put together from what is really on: a site without registrations says nothing of
// them, and one with reCAPTCHA names it. Each language brings its sentences; which of them stand on the
// page is decided here, once for all.
import type { LegalInputs, LegalText, PrivacyWords, StandardPageWords } from "../words-model.ts";

type Part = { heading: string; paragraphs: string[] };

export type PrivacyTexts = StandardPageWords & {
  /** Where reCAPTCHA is on, the site does not do without services of third parties. */
  ledeWithRecaptcha: string;
  responsible: { heading: string; who: (name: string, host: string) => string; contacts: string };
  visit: Part & { ownOnly: string; exceptRecaptcha: string };
  /** `pictures` stands in front of the last paragraph, which says when messages are deleted. */
  forms: Part & { pictures: string; recaptcha: string };
  registrations: Part;
  photographs: Part;
  rights: Part;
};

export function definePrivacy(texts: PrivacyTexts): PrivacyWords {
  const { responsible, visit, forms, registrations, photographs, rights, ...page } = texts;
  const sections = (inputs: LegalInputs): LegalText[] => {
    const hasContacts = inputs.contacts.length > 0;
    const who = responsible.who(inputs.name, inputs.host);
    const others = inputs.usesRecaptcha ? visit.exceptRecaptcha : visit.ownOnly;
    return [
      {
        heading: responsible.heading,
        paragraphs: [hasContacts ? `${who} ${responsible.contacts}` : who],
        ...(hasContacts ? { points: [...inputs.contacts] } : {}),
      },
      { heading: visit.heading, paragraphs: [...visit.paragraphs, others] },
      ...(inputs.hasForms
        ? [
            {
              heading: forms.heading,
              paragraphs: [
                ...forms.paragraphs.slice(0, -1),
                ...(inputs.takesPictures ? [forms.pictures] : []),
                ...forms.paragraphs.slice(-1),
                ...(inputs.usesRecaptcha ? [forms.recaptcha] : []),
              ],
            },
          ]
        : []),
      ...(inputs.takesRegistrations ? [registrations] : []),
      ...(inputs.hasPhotographs ? [photographs] : []),
      rights,
    ];
  };
  return { ...page, sections };
}
