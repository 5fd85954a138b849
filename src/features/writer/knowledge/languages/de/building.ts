/** German wordings of the building family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const building: Wording = familyWording(
  [
    "Bauherrin oder Bauherr",
    "Bauherrschaft",
    "Betrieb",
    "auf der Baustelle",
    "in den Betrieb",
    "Bauen und Planen",
  ],
  ["Leistungen", "Projekte", "Offene Baustellen"],
  {
    headlines: [
      "Vom {Plan|Strich} bis zum {Schlüssel|letzten Brett}",
      "{Gut geplant|Gut gemessen}, {gerade gebaut|solide gemacht}",
      "Mehr {Raum|Licht} im {eigenen Haus|alten Haus}",
    ],
    truths: [
      "{Auf dem Papier ist Ändern billig|Eine Linie lässt sich leichter verschieben als eine Wand}, {also lieber einen Abend länger planen|darum lohnt ein zweiter Blick}.",
      "{Alte Häuser haben Überraschungen|Hinter altem Putz weiß niemand alles}, {eine Reserve gehört ins Budget|ein ehrliches Angebot sagt das}.",
      "{Zwischen den Gewerken geht am meisten schief|Warten kostet mehr als Arbeiten}, {einer muss den Kalender halten|die Reihenfolge ist die halbe Arbeit}.",
      "{Der teuerste Bau ist der zweimal gebaute|Nachmessen kostet Minuten}, {darum steht der Zollstock am Anfang|darum fragen wir lieber nach}.",
      "Ein gutes Detail {sieht man selten|fällt erst auf, wenn es fehlt}, {Wind und Regen finden es sofort|darum zeichnen wir es auf}.",
      "Auf der Baustelle {spart ein Gespräch am Morgen viele am Abend|entscheidet die Vorbereitung}, {darum reden wir früh|dann geht am Nachmittag alles leichter}.",
    ],
    offers: [
      [
        "house",
        "Umbau",
        "{Ein Zimmer mehr, ein Dach, ein Bad|Wenn das Haus nicht mehr passt}: {beginnen Sie mit Plan und Wunschliste|nach Genehmigungen fragen wir zuerst}.",
        "Ein Umbau {beginnt mit der Frage, wie Sie wohnen wollen|will geplant sein}, {danach zeichnen und rechnen wir|über Wände reden wir erst danach}.",
      ],
      [
        "hammer",
        "Sanierung",
        "{Erst prüfen, dann entscheiden|Feuchte, Zug, alte Leitungen}: {was gesund ist, darf bleiben|wir öffnen an wenigen Stellen und sehen nach}.",
        "Im alten Haus {prüfen wir, bevor etwas herausgerissen wird|schauen wir hinter die Oberfläche}, {und sagen, was sich erhalten lässt|damit die Kosten nicht davonlaufen}.",
      ],
      [
        "ruler",
        "Maßarbeit",
        "{Für die Ecke, für die es nichts zu kaufen gibt|Genau auf den Ort gemacht}: {Foto und grobe Maße genügen|gemessen wird vor Ort}.",
        "{Schräge Wände und krumme Ecken|Nischen, Treppen, Dachschrägen} {sind der Grund für Maßarbeit|verlangen ein genaues Aufmaß}, {gezeichnet wird, bevor gesägt wird|ein Muster zeigt Holz und Farbe}.",
      ],
      [
        "clipboard-list",
        "Planung und Begleitung",
        "{Angebote vergleichen, Termine halten|Jemand, der Pläne und Rechnungen liest}: {Änderungen nur schriftlich|Sie wissen, wer wann kommt}.",
        "Wir {halten Termine und Gewerke zusammen|behalten den Überblick}, {prüfen Rechnungen mit|sprechen mit allen Beteiligten}, und {Sie haben eine Person zum Fragen|Sie treffen nur die Entscheidungen}.",
      ],
      [
        "ruler",
        "Kostenplanung",
        "{Maße, Mengen, Reihenfolge|Bevor der erste Stein liegt}: {Sie sehen, was wann kommt|Änderungen haben einen Preis, den Sie kennen}.",
        "Eine Kostenplanung {zeigt früh, was machbar ist|rechnet durch, bevor es ernst wird}, {mit Reserve für Unerwartetes|Posten für Posten nachvollziehbar}.",
      ],
      [
        "wrench",
        "Reparaturen am Bau",
        "{Riss, Fuge, Stufe, Traufe|Was das Wetter angerichtet hat}: {klein angefasst bleibt es klein|Fotos aus zwei Winkeln helfen}.",
        "{Kleine Schäden am Bau|Risse, lose Steine, undichte Stellen} {sehen wir uns an, bevor Wasser eindringt|sind früh behoben am günstigsten}, {ein Bild vorab hilft beim Einschätzen|dann reicht oft ein Tag}.",
      ],
    ],
    process: [
      [
        "Besichtigen",
        "{Plan, Fotos, Wünsche, Budget|Ein Gang durch das Haus}: {Fragen kommen vor Zahlen|sagen Sie offen, was es kosten darf}.",
        "Wir {gehen mit Ihnen durch die Räume|sehen uns den Ort an}, {hören uns die Wünsche an|messen nach}, und {sagen, was möglich wäre|notieren, was zu klären ist}.",
      ],
      [
        "Angebot",
        "{Posten für Posten|Mit dem, was nicht enthalten ist}; {lesen Sie mit dem Stift|fragen Sie nach jeder Zeile}.",
        "Sie {bekommen ein Angebot, das man vergleichen kann|sehen jede Leistung einzeln}, {auch mit dem, was noch offen ist|und wir erklären es am Tisch}.",
      ],
      [
        "Bauen und übergeben",
        "{Etappe für Etappe|Mit festen Gesprächen auf der Baustelle}, {am Ende ein Gang mit Liste|Mängel werden notiert und behoben}.",
        "Gebaut wird {nach Zeitplan|in Abschnitten}, {mit einem Rundgang nach jedem Abschnitt|und Sie wissen, wer wann kommt}, {bis zur gemeinsamen Abnahme|bis die letzte Liste leer ist}.",
      ],
    ],
    questions: [
      [
        "{Was wird es kosten|Wie fest ist ein Angebot|Mit welcher Summe sollten wir rechnen}?",
        "{So fest wie der Plan|Gemessenes lässt sich rechnen, Verborgenes schätzen}. {Vereinbaren Sie Preise für Zusätzliches|Halten Sie eine Reserve}.",
        "{Für eine Zahl brauchen wir Pläne und einen Blick vor Ort|Eine erste Spanne nennen wir nach der Besichtigung}, {fest wird sie mit dem Angebot|Überraschungen im Altbau bleiben möglich}.",
      ],
      [
        "{Brauche ich eine Genehmigung|Wer stellt den Bauantrag|Müssen wir etwas beantragen}?",
        "{Bei Statik, Fassade und Nutzung meist|Fragen Sie zuerst das Bauamt}. {Das braucht Zeit, also früh beginnen|Unterschreiben darf nur, wer dazu berechtigt ist}.",
        "{Das entscheidet die Gemeinde|Kleinere Arbeiten gehen oft ohne}, {wir sagen, wonach Sie fragen sollten|klären Sie es, bevor Sie beauftragen}.",
      ],
      [
        "{Können wir währenddessen wohnen bleiben|Wie laut und staubig wird es|Kann man im Haus bleiben, während gebaut wird}?",
        "{Oft in einem Teil des Hauses|Es kommt auf Bad und Küche an}. {Staub kommt immer|Räumen Sie die Nachbarzimmer}.",
        "{Das hängt davon ab, welche Räume betroffen sind|Viele bleiben im Haus wohnen}, {wir trennen den Bereich mit Folie ab|ein paar Nächte woanders schaden trotzdem nicht}.",
      ],
      [
        "{Wie lange dauert es|Wann kann es losgehen|Mit welcher Bauzeit müssen wir rechnen}?",
        "{Wetter, Lieferung und Entscheidungen bestimmen es|Planen Sie mit Luft}. {Vereinbaren Sie Etappen|Späte Entscheidungen kosten am meisten Zeit}.",
        "{Einen Zeitplan bekommen Sie mit dem Angebot|Das richtet sich nach Umfang und Jahreszeit}, {je eher Material gewählt ist, desto ruhiger läuft es|Lieferzeiten nennen wir vorher}.",
      ],
      [
        "{Was können wir selbst machen|Geht Eigenleistung|Wo dürfen wir mithelfen}?",
        "{Räumen, streichen, abreißen nach Absprache|Sagen Sie es vor dem Angebot}. {Es muss zum Plan passen|Für manches haftet nur, wer es gelernt hat}.",
        "{Einiges lässt sich gut selbst erledigen|Wer helfen will, darf helfen}, {wir legen vorher fest, was und bis wann|nur Statik und Strom gehören in Fachhände}.",
      ],
      [
        "{Können Sie den Termin halten|Was passiert bei Verzug|Wie verlässlich ist der Zeitplan}?",
        "{Wetter und Lieferungen reden mit|Ein Plan mit Luft hält eher}. {Sie hören früh, wenn es klemmt|Jede Woche ein Stand}.",
        "{Ganz sicher ist auf einer Baustelle wenig|Wir planen mit Reserve}, {verschiebt sich etwas, erfahren Sie Grund und neuen Tag|was im Vertrag steht, gilt für beide}.",
      ],
    ],
    qualities: [
      ["gerade Wände", "klare Worte"],
      ["gute Pläne", "trockene Keller"],
      ["sauberes Handwerk", "feste Termine"],
      ["saubere Fugen", "kurze Wege"],
      ["tragende Ideen", "ehrliche Zahlen"],
      ["klare Zeichnungen", "solide Wände"],
      ["gute Dämmung", "ruhige Abläufe"],
    ],
    events: ["Offene Baustelle", "Bauherrenabend", "Werkstatttag"],
  },
);
