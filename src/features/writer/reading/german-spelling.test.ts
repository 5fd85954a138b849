/** German as it is typed in a hurry, and as visitors read it. */
import { expect, test } from "bun:test";
import { spellOut } from "./typed-words.ts";

test.each<[string, string]>([
  ["eltern mit kindern ab 7, ka wartezimmer", "Eltern mit Kindern ab 7, kein Wartezimmer"],
  ["motivtorten ab 85 euro, brautpaare in graz", "Motivtorten ab 85 Euro, Brautpaare in Graz"],
  ["gasthaus mit 6 zimmern, zum mitnehmen", "Gasthaus mit 6 Zimmern, zum Mitnehmen"],
  ["leute die einen hund suchen", "Leute, die einen Hund suchen"],
  [
    "physiotherapie und lymphdrainage, frauen nach brustkrebs, keine notenkenntnisse nötig",
    "Physiotherapie und Lymphdrainage, Frauen nach Brustkrebs, keine Notenkenntnisse nötig",
  ],
  [
    "kunstschmiede im raum krems, grabkreuze, direktimport aus peru",
    "Kunstschmiede im Raum Krems, Grabkreuze, Direktimport aus Peru",
  ],
  [
    "wir kochen mit frischen zutaten, für große und kleine nähte, am liebsten ohne lange zu warten",
    "wir kochen mit frischen Zutaten, für große und kleine Nähte, am liebsten ohne lange zu warten",
  ],
  [
    "klasse b, theorie mo und mi, unterricht auf türkisch",
    "Klasse B, Theorie Mo und Mi, Unterricht auf Türkisch",
  ],
  // One sentence in small letters among others.
  [
    "Termine gibt es bei der Kasse und am Telefon. 45 min 78 euro, per sms, keine onlinebuchung.",
    "Termine gibt es bei der Kasse und am Telefon. 45 Minuten 78 Euro, per SMS, keine Onlinebuchung.",
  ],
  // What is no noun here, what is an address, and what its owner wrote with capitals.
  ["das schmecken sie, praktisch, gelungen", "das schmecken sie, praktisch, gelungen"],
  ["praxis.de oder praxis@beispiel.de", "praxis.de oder praxis@beispiel.de"],
  ["Der Bund für Kinder und das haus der Kunst", "Der Bund für Kinder und das haus der Kunst"],
])("“%s” is “%s”", (typed, printed) => {
  expect(spellOut(typed, "de")).toBe(printed);
});

test.each<[string, string]>([
  ["mind. 3 Wochen vorher", "mindestens 3 Wochen vorher"],
  ["90 min, 2 std", "90 Minuten, 2 Stunden"],
  ["Erstgespräch buchen 65 Euro", "Erstgespräch buchen (65 Euro)"],
])("“%s” ends no sentence and no deed: “%s”", (typed, printed) => {
  expect(spellOut(typed, "de")).toBe(printed);
});

test("another language keeps its small letters", () => {
  expect(spellOut("kind service in berlin", "en")).toBe("kind service in berlin");
});
