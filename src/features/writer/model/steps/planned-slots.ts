/** The slots that the plan fills by itself: names, titles and questions stand on the site as it has them. */
import type { SiteOutline } from "../outline.ts";
import type { Slot } from "../slots.ts";

export const BUTTON_KEY = "action_label";
export const BUTTON_LENGTH_MAX = 30;

export const NAME_SLOT: Slot = { key: "name", form: "heading", guide: "", lengthMax: 48 };
export const STEP_SLOT: Slot = { key: "step", form: "heading", guide: "", lengthMax: 60 };
export const QUESTION_SLOT: Slot = { key: "question", form: "text", guide: "", lengthMax: 120 };
export const buttonSlot = ({ action: { kinds, isDialled }, photographs }: SiteOutline): Slot => ({
  ...{ key: BUTTON_KEY, form: "heading", guide: "", lengthMax: BUTTON_LENGTH_MAX },
  deed: { kinds, isDialled, isSubmit: false, takesPhotos: photographs === "sent" },
});

/** By the key under which a planned text is used: "offer_2_name". */
export function plannedSlotOf(key: string, outline: SiteOutline): Slot | undefined {
  if (key === BUTTON_KEY) return buttonSlot(outline);
  if (/^offer_\d{1,2}_name$/u.test(key)) return NAME_SLOT;
  if (/^step_\d{1,2}_title$/u.test(key)) return STEP_SLOT;
  return /^question_\d{1,2}$/u.test(key) ? QUESTION_SLOT : undefined;
}
