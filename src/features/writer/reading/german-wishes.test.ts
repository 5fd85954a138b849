/** German wishes of somebody are told as the deed, or as what visitors should know. */
import { expect, test } from "bun:test";
import { tellGermanWishes } from "./german-wishes.ts";

test.each([
  [
    "Die Gemeinden sollen einen Wartungsvertrag anfragen können (zweimal im Jahr). Ab 390 Euro.",
    "Wartungsvertrag anfragen (zweimal im Jahr). Ab 390 Euro.",
  ],
  [
    "Bitte schreiben, dass die Kirche 24 Stunden vorher temperiert sein muss, sonst fahre ich umsonst.",
    "Die Kirche muss 24 Stunden vorher temperiert sein, sonst fahre ich umsonst.",
  ],
  [
    "Die Kunden sollen sehen, dass wir alles können.",
    "Die Kunden sollen sehen, dass wir alles können.",
  ],
])("%s", (typed, told) => {
  expect(tellGermanWishes(typed)).toBe(told);
});
