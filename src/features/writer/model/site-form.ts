/** What a site that a model writes leads its visitors to, and what its form asks: as its prompts say, so its pages have it. */
import { describeGoal, type SiteAction } from "../composer/actions.ts";
import type { Composition } from "../composer/composition.ts";
import { type ContactField, listContactFields } from "../composer/contact-fields.ts";

export const isDialled = ({ href }: SiteAction): boolean => href.startsWith("tel:");

/** No goal has to name it. */
const CALL = {
  ...{ kind: "phone" as const, modifiers: [], words: undefined },
  span: { field: "goals" as const, start: 0, end: 0 },
};

/** A call, where the number is known. */
export function findCall({ actions, reading, facts, material }: Composition) {
  const call = actions.find(isDialled) ?? describeGoal(CALL, reading, facts, material);
  return isDialled(call) ? call : undefined;
}

/** Goals that begin with a call lead to the telephone first: "Report a swarm by phone" opens no form. */
export function leadingAction(site: Composition): SiteAction {
  const isCallFirst = site.reading.goals[0]?.modifiers.includes("phone") === true;
  const [first] = site.actions;
  return (
    (isCallFirst ? findCall(site) : undefined) ??
    (first.kind === "send-photos" && !takesPictures(listContactFields(site))
      ? asEnquiry(first, site)
      : first)
  );
}

export const takesPictures = (fields: readonly ContactField[]): boolean =>
  fields.some(({ type }) => type === "photos");

/** "Send photographs" on a button promises more than a form without a place for them keeps. */
const asEnquiry = (action: SiteAction, { reading, facts, material }: Composition): SiteAction => ({
  ...action,
  label: describeGoal(ENQUIRY, reading, facts, material).label,
});

/** Any message. */
export const ENQUIRY = {
  ...{ kind: "enquire" as const, modifiers: [], words: undefined },
  span: { field: "goals" as const, start: 0, end: 0 },
};

/**
 * The form's fields, settled before anything is written. Its texts say what the visit is about, so that it does not ask
 * for that again among the owner's goals.
 */
export const listWrittenFields = (site: Composition): ContactField[] =>
  listContactFields(site).filter(({ name }) => name !== "request");
