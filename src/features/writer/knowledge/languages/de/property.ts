/** German wordings of the property family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const property: Wording = familyWording(
  ["Kundin oder Kunde", "Kundinnen und Kunden", "Büro", "im Büro", "ins Büro", "Immobilien"],
  ["Angebot", "Objekte", "Besichtigungen"],
  {
    headlines: [
      "Schlüssel, die {passen|den Besitzer wechseln}",
      "{Ansehen|Hineingehen}, {fühlen|prüfen}, entscheiden",
      "Räume für die {nächsten Jahre|nächste Idee}",
    ],
    truths: [
      "{Der erste Preis entscheidet|Zu hoch angefangen endet oft zu niedrig}, {darum zählt eine ehrliche Schätzung|denn Ernsthafte schauen am Anfang}.",
      "{Räume entscheidet man im Flur|Licht und Ordnung zählen vom ersten Schritt an}, {ein aufgeräumter Tag lohnt sich|noch vor den Quadratmetern}.",
      "{Die Bank will Papiere vor Bildern|Unterlagen verkaufen Häuser}, {sammeln Sie sie früh|fehlende lassen sich beschaffen}.",
      "{Im Flur fällt die Entscheidung|Die ersten Minuten zählen}: {danach sucht man Gründe|darum fangen wir dort an}.",
      "Ein Haus {verkauft sich über Vertrauen|hat mehr Seiten als jedes Inserat}, {darum sagen wir auch, was fehlt|das meiste zeigt erst ein Rundgang}.",
      "Der richtige Käufer {stellt die schwierigen Fragen|kommt selten zuerst}, {gute Unterlagen beantworten sie|Geduld gehört zum Preis}.",
    ],
    offers: [
      [
        "house",
        "Kauf und Verkauf",
        "{Wert, Zeitpunkt, Unterlagen|Erst der Rundgang, dann der Preis}: {sagen Sie, bis wann und warum|fragen Sie, wie die Zahl zustande kommt}.",
        "Ob {Kauf oder Verkauf|Sie suchen oder abgeben}, {wir sehen uns das Objekt zuerst an und begründen jede Zahl|am Anfang steht ein Rundgang, danach sagen wir, was es wert sein dürfte}.",
      ],
      [
        "key",
        "Vermietung",
        "{Wer passt ins Haus|Unterlagen und ein offenes Gespräch}: {Übergabe mit Protokoll|sagen Sie, was Ihnen wichtig ist}.",
        "Bei der Vermietung {prüfen wir Unterlagen und sprechen mit den Leuten|suchen wir jemanden, der bleibt}, {die Auswahl treffen Sie|zur Übergabe wird alles notiert}.",
      ],
      [
        "building",
        "Verwaltung",
        "{Abrechnung, Versammlung, Handwerker|Eine Nummer für alle Fragen}: {Zahlen, die man nachlesen kann|für Eigentümer, die woanders wohnen}.",
        "In der Verwaltung {kümmern wir uns um Abrechnung, Post und Reparaturen|haben Eigentümer eine feste Ansprechperson}, {und legen offen, was es gekostet hat|auch aus der Ferne}.",
      ],
      [
        "laptop",
        "Büros und Tagungsräume",
        "{Ein Tisch, ein Raum, eine Adresse|Tageweise oder länger}: {probieren Sie einen Tag|hören Sie, wie laut es ist}.",
        "{Arbeitsplätze und Räume|Büro, Besprechung, Lager}: {sehen Sie sich alles zur üblichen Arbeitszeit an|mieten Sie, was Sie wirklich brauchen}, {dann wissen Sie, wie es sich arbeitet|die Bedingungen lesen Sie vorher}.",
      ],
      [
        "camera",
        "Gute Bilder und Pläne",
        "{Licht, Ordnung, ehrliche Bilder|Ein Plan, der stimmt}: {so kommen weniger, aber die Richtigen|Mängel stehen dabei}.",
        "Bilder {zeigen die Räume, wie sie sind|entstehen bei gutem Licht}, {damit niemand umsonst anreist|ein Grundriss gehört immer dazu}.",
      ],
      [
        "scale",
        "Wertermittlung",
        "{Lage, Zustand, was nebenan verkauft wurde|Drei Zahlen statt einer}: {mit Begründung|vor Erbe, Kauf und Trennung}.",
        "Für eine Wertermittlung {vergleichen wir Lage, Zustand und Verkäufe in der Nähe|nehmen wir uns Zeit vor Ort}, {und erklären, wie die Spanne entsteht|geschönt wird nichts}.",
      ],
    ],
    process: [
      [
        "Rundgang",
        "{Räume, Papiere, Pläne|Zeigen Sie auch Keller und Dach}: {dann folgt eine Einschätzung|Fragen zuerst}.",
        "Wir {sehen uns alles an|gehen durch jedes Zimmer}, {fragen nach Alter, Umbauten und Papieren|hören, was Sie vorhaben}, und {geben eine erste Einschätzung|sagen, was noch fehlt}.",
      ],
      [
        "Vorbereiten",
        "{Ordnen, fotografieren, beschreiben|Unterlagen zusammentragen}; {Mängel werden genannt|ehrlich und vollständig}.",
        "Danach {stellen wir die Unterlagen zusammen|bereiten wir eine Mappe vor}, {machen Bilder|beschreiben das Objekt} und {nennen auch, was nicht perfekt ist|stimmen jeden Satz mit Ihnen ab}.",
      ],
      [
        "Abschließen",
        "{Entwurf lesen, Termin, Übergabe|Vertrag und Schlüssel}, {mit Zählerständen|nichts in Eile}.",
        "Ist {die Entscheidung gefallen|man sich einig}, {begleiten wir Sie bis zur Schlüsselübergabe|lesen alle den Entwurf in Ruhe}, {mit Protokoll und Zählerstand|danach wird unterschrieben}.",
      ],
    ],
    questions: [
      [
        "{Was kostet die Vermittlung|Wer zahlt die Provision|Welche Kosten kommen auf mich zu}?",
        "{Das regeln Gesetz und Vertrag|Es kommt auf den Auftrag an}. {Lassen Sie es sich vorher schriftlich geben|Fragen Sie, was enthalten ist}.",
        "{Das steht im Auftrag, bevor wir anfangen|Die Höhe nennen wir beim ersten Gespräch}, {wer welchen Teil trägt, hängt vom Fall ab|lesen Sie den Vertrag in Ruhe}.",
      ],
      [
        "{Was ist meine Immobilie wert|Stimmen Schätzungen im Internet|Welcher Preis ist realistisch}?",
        "{Sie sind ein erster Anhalt|Portale sehen Ihre Küche nicht}. {Ein Besuch macht die Zahl fester|Lage, Zustand und Papiere zählen}.",
        "{Rechner im Netz kennen weder Zustand noch Nachbarschaft|Eine Spanne nennen wir nach dem Rundgang}, {darum lohnt der Blick vor Ort|wir zeigen, womit wir verglichen haben}.",
      ],
      [
        "{Welche Unterlagen brauche ich|Was will die Bank sehen|Was muss ich zusammensuchen}?",
        "{Grundbuch, Pläne, Energieausweis|Bei Wohnungen auch Protokolle}. {Ämter brauchen Wochen|Bestellen Sie Fehlendes früh}.",
        "{Eine Liste bekommen Sie gleich zu Beginn|Das hängt davon ab, ob Haus oder Wohnung}, {was fehlt, lässt sich bei Ämtern anfordern|einiges liegt beim Verwalter}.",
      ],
      [
        "{Wie lange dauert es|Wann können wir einziehen|Mit welcher Zeit sollte ich rechnen}?",
        "{Rechnen Sie in Monaten|Preis und Papiere bestimmen das Tempo}. {Vollständige Unterlagen sparen die meiste Zeit|Nennen Sie uns Ihren Termin}.",
        "{Zwischen Entschluss und Schlüssel liegen meist Monate|Das hängt von Nachfrage und Bank ab}, {mit kompletten Papieren geht es schneller|Ihren Wunschtermin planen wir ein}.",
      ],
      [
        "{Muss ich bei Besichtigungen dabei sein|Wer zeigt die Räume|Wer führt durch das Haus}?",
        "{Besser nicht, Gäste fragen dann freier|Das richtet sich nach Ihnen}. {Sie hören danach, was gesagt wurde|Schlüssel gegen Unterschrift}.",
        "{Wir führen die Besichtigungen, wenn Sie möchten|Das entscheiden Sie}, {danach berichten wir Ihnen|manche zeigen ihr Haus auch gern selbst}.",
      ],
      [
        "{Muss ich renovieren|Lohnt es sich, vorher etwas zu machen|Was sollte ich vor dem Anbieten noch tun}?",
        "{Selten im Großen|Putzen, streichen, Lampen}. {Alles andere sieht jeder anders|Wir sagen, was sich rechnet}.",
        "{Oft reichen Ordnung und frische Farbe|Große Arbeiten zahlen sich selten aus}, {vor einem Auftrag fragen Sie uns lieber|wir sagen, worauf Interessenten achten}.",
      ],
    ],
    qualities: [
      ["klare Papiere", "faire Preise"],
      ["gutes Licht", "ehrliche Worte"],
      ["ruhige Räume", "gute Nachbarn"],
      ["ehrliche Bilder", "feste Zusagen"],
      ["kluge Preise", "kurze Listen"],
      ["genaue Pläne", "offene Worte"],
      ["klare Verträge", "pünktliche Übergaben"],
    ],
    events: ["Besichtigungstag", "Eigentümerabend", "Probetag"],
  },
);
