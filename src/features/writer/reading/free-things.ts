/** What is free as a deed: on a button stands what one does for it. */
import type { Phrasebook } from "./reading-model.ts";
import { capitaliseFirst } from "./slices.ts";

/** A button that is longer is cut. */
const PRESSED_LENGTH_MAX = 40;

/** "Free taster night", "free trial lesson": one comes, or books it. */
const COME_TO =
  /(?<!\p{L})(?:night|evening|morning|afternoon|(?:open|taster|trial|family|fun) day|talk|walk|concert|event)$/iu;
const BOOKED_FREE =
  /(?<!\p{L})(?:lesson|class|session|tour|workshop|assessment|consultation|call|visit|fitting|appointment|review|survey)$/iu;

/** "Free check from a photo" as a deed: "Get a free check from a photo". Other languages press on the noun. */
export function invite(noun: string, language: Phrasebook): string {
  const [, thing = ""] = /^free (.{3,80})$/iu.exec(noun) ?? [];
  if (language !== "en" || thing === "") return capitaliseFirst(noun);
  const isMass =
    /^(?:[\p{L}-]{2,14} )?(?:advice|admission|entry|shipping|access|training|pick-?up|collection|parking|help|information|support|postage|insurance|storage)(?!\p{L})/iu;
  const verb = COME_TO.test(thing) ? "Come to" : BOOKED_FREE.test(thing) ? "Book" : "Get";
  const deed = `${verb} ${isMass.test(thing) ? "" : "a "}free ${thing}`;
  return deed.length > PRESSED_LENGTH_MAX ? capitaliseFirst(noun) : deed;
}
