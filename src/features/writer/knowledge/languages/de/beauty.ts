/** German wordings of the beauty family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const beauty: Wording = familyWording(
  [
    "Kundin oder Kunde",
    "Kundinnen und Kunden",
    "Studio",
    "im Studio",
    "ins Studio",
    "Schönheit und Pflege",
  ],
  ["Leistungen", "Ergebnisse", "Termine"],
  {
    headlines: [
      "{Hinsetzen|Ankommen}, {durchatmen|erzählen}, schön",
      "{Eine Stunde|Zeit} nur für {Sie|sich}",
      "Steht Ihnen {auch morgen|auch am Montag noch}",
    ],
    truths: [
      "{Erst hinsehen, dann anfangen|Jede Haut und jedes Haar ist anders}, {darum beginnt es mit einem Gespräch|darum fragen wir, bevor wir raten}.",
      "{Ein gutes Ergebnis zeigt sich nach Wochen|Gut gemacht heißt auch gut herausgewachsen}, {nicht nur beim Blick in den Spiegel|und ohne Kampf am Morgen}.",
      "{Sauberes Werkzeug ist das Mindeste|Hygiene ist keine Nebensache}, {und danach dürfen Sie fragen|fragen Sie ruhig, wie gereinigt wird}.",
      "{Haut und Haar erzählen vom Alltag|Schlaf, Wasser, Wind: man sieht es}, {darum fragen wir danach|darum fragen wir, bevor wir etwas empfehlen}.",
      "Eine gute Beratung {lebt davon, auch einmal abzuraten|braucht Tageslicht und einen Spiegel}, {denn nicht jeder Trend steht jedem|erst danach kommt das Werkzeug}.",
      "Pflege {wirkt, wenn man sie regelmäßig macht|muss in den Morgen passen}, {deshalb raten wir lieber zu wenig als zu viel|sonst bleibt der Tiegel voll}.",
    ],
    offers: [
      [
        "sparkles",
        "Behandlungen",
        "{Sagen Sie, was Sie stört und was bleiben soll|Erzählen Sie, was Sie zu Hause benutzen}: {danach richtet sich die Behandlung|daraus ergibt sich der Rest}.",
        "Am Anfang steht {ein Blick auf Haut oder Haar|ein kurzes Gespräch}, {erst dann wählen wir, was guttut|und danach entscheiden wir gemeinsam}.",
      ],
      [
        "heart",
        "Styling für Hochzeiten",
        "{Hochzeit, Ball, Fototermin|Wenn viele Bilder entstehen}: {ein Probetermin nimmt die Aufregung|planen Sie eine Probe ein}.",
        "Für {den großen Tag|ein Fest} {proben wir vorher|legen wir einen Probetermin fest}, damit {am Morgen alles sitzt|Sie wissen, wie es aussehen wird}.",
      ],
      [
        "palette",
        "Typberatung",
        "{Kürzer, heller, anders|Etwas Neues wagen}: {Fotos helfen, auch von dem, was Sie nicht wollen|wir sagen offen, was möglich ist}.",
        "Wer {etwas verändern möchte|sich nach Neuem umsieht}, bekommt {eine ehrliche Einschätzung, auch wenn sie Nein lautet|Vorschläge, die zum Alltag passen}.",
      ],
      [
        "gift",
        "Gutscheine",
        "{Ein Geschenk ohne Größe|Zeit verschenken}: {die Stunde sucht sich der Beschenkte aus|Betrag oder Behandlung wählen}.",
        "Ein Gutschein {ist schnell ausgestellt|hilft, wenn Ihnen die Idee fehlt}, {den Termin macht die beschenkte Person selbst|wir schreiben ein paar Worte dazu}.",
      ],
      [
        "scissors",
        "Schnitt und Form",
        "{Was zu Ihnen und Ihrem Morgen passt|Erst sehen, dann schneiden}: {bringen Sie ein Bild mit|sagen Sie, wie viel Zeit Sie täglich haben}.",
        "Ein guter Schnitt {fällt auch am dritten Tag noch|muss ohne viel Mühe sitzen}, {deshalb fragen wir nach Ihrem Morgen|darum sehen wir erst, wie das Haar fällt}.",
      ],
      [
        "hand-heart",
        "Kleine Auszeiten",
        "{Eine halbe Stunde genügt|Zwischen zwei Terminen}: {Gesicht, Hände oder nur ein warmes Tuch|sagen Sie, was guttut}.",
        "{Manchmal reicht eine kleine Behandlung|Zwischendurch hilft schon wenig}, um {den Kopf frei zu bekommen|wieder aufzutanken}, {ganz ohne großes Programm|auch in der Mittagspause}.",
      ],
    ],
    process: [
      [
        "Gespräch",
        "{Wünsche, Allergien, Vorgeschichte|Sagen Sie, was Sie nicht vertragen}: {das dauert kurz und spart Ärger|dann erst fangen wir an}.",
        "Wir {setzen uns erst zusammen|sprechen kurz}: {was gefällt, was stört, was soll bleiben|was Sie vertragen und was Sie sich wünschen}.",
      ],
      [
        "Behandlung",
        "{In Ruhe und mit Erklärung|Schritt für Schritt}; {Stopp sagen ist immer erlaubt|fragen Sie jederzeit nach}.",
        "Sie {lehnen sich zurück|dürfen abschalten}, und wir {sagen, was wir gerade tun|fragen nach, bevor etwas endgültig ist}.",
      ],
      [
        "Für zu Hause",
        "{Ein paar Handgriffe, die Sie selbst können|Was in den nächsten Tagen gut tut}, {und was Sie besser lassen|und wann Sie wiederkommen sollten}.",
        "Zum Schluss {zeigen wir|erklären wir}, wie {es auch morgen noch gut aussieht|Sie es zu Hause selbst hinbekommen}.",
      ],
    ],
    questions: [
      [
        "{Wie oft sollte ich kommen|Wie lange hält das Ergebnis|Wann sollte ich wiederkommen}?",
        "{Das hängt von Haut, Haar und Wunsch ab|Viele kommen alle paar Wochen}. {Vor einem Fest lieber ein paar Tage früher|Sie bekommen einen ehrlichen Rat dazu}.",
        "{Nach dem ersten Termin lässt es sich genau sagen|Als Faustregel dienen einige Wochen}, {denn jeder Kopf und jede Haut ist anders|vor einem Fest planen wir rückwärts}.",
      ],
      [
        "{Was ist bei Allergien oder Schwangerschaft|Vertrage ich die Behandlung|Ich reagiere empfindlich, geht das trotzdem}?",
        "{Sagen Sie es vor dem Termin|Bitte unbedingt vorher ansprechen}. {Ein kleiner Test schafft Klarheit|Manches lassen wir dann weg}.",
        "Sagen Sie uns, {was Sie nicht vertragen|wenn Sie schwanger sind}, {dann wählen wir etwas Mildes|und wir prüfen vorher an einer kleinen Stelle}.",
      ],
      [
        "{Was, wenn es mir nicht gefällt|Kann man nachbessern|Ich bin nicht ganz zufrieden, was nun}?",
        "{Sagen Sie es gleich oder in den nächsten Tagen|Melden Sie sich bald}. {Meist hilft eine Kleinigkeit|Vieles lässt sich richten}.",
        "{Bitte sagen Sie es noch im Stuhl|Rufen Sie in den nächsten Tagen an}, {dann sehen wir es uns gemeinsam an|eine Nachbesserung ist oft schnell gemacht}.",
      ],
      [
        "{Kann ich absagen|Wie verschiebe ich einen Termin|Mir kommt etwas dazwischen, was tun}?",
        "{Bitte so früh wie möglich|Ein Anruf am Tag davor hilft}. {Die Zeit war für Sie frei gehalten|Jemand anderes freut sich darüber}.",
        "{Eine kurze Nachricht reicht|Melden Sie sich, sobald Sie es wissen}, {dann findet sich ein neuer Tag|und wir geben den Platz weiter}.",
      ],
      [
        "{Wie lange dauert ein Termin|Wie viel Zeit soll ich einplanen|Mit wie viel Zeit sollte ich rechnen}?",
        "{Das sagen wir bei der Buchung|Farbe braucht länger als Form}. {Legen Sie den nächsten Termin nicht zu knapp dahinter|Planen Sie etwas Luft ein}.",
        "{Für den ersten Besuch planen wir mehr Zeit ein|Das hängt davon ab, was gemacht wird}, {die Dauer nennen wir beim Vereinbaren|und gehetzt wird nicht}.",
      ],
      [
        "{Was mache ich zu Hause|Welche Pflege brauche ich|Was hilft zwischen zwei Besuchen}?",
        "{Weniger, als die Werbung sagt|Zwei gute Dinge reichen oft}. {Wir zeigen Ihnen den Handgriff|Fragen Sie vor dem Kauf}.",
        "{Fragen Sie uns nach zwei, drei Handgriffen|Eine einfache Routine genügt}, {mehr macht man selten regelmäßig|teure Tiegel sind dafür nicht nötig}.",
      ],
    ],
    qualities: [
      ["ruhige Hände", "klarer Blick"],
      ["saubere Arbeit", "warme Tücher"],
      ["ehrlicher Rat", "gute Laune"],
      ["sichere Griffe", "leise Musik"],
      ["ein ehrlicher Spiegel", "eine gute Hand"],
      ["feine Schnitte", "weiche Haut"],
      ["kurze Wege", "lange Wirkung"],
    ],
    events: ["Pflegeabend", "Probetag", "Beratungstag"],
  },
);
