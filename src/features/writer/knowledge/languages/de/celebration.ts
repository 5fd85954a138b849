/** German wordings of the celebration family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const celebration: Wording = familyWording(
  ["Gastgeberin oder Gastgeber", "Gastgeber", "Saal", "im Saal", "in den Saal", "Feste und Feiern"],
  ["Angebot", "Feste", "Programm"],
  {
    headlines: [
      "{Tanzen|Feiern}, {essen|lachen}, den Rest {machen wir|planen wir}",
      "Ein {langer Tisch|voller Saal} und {gutes Licht|gute Musik}",
      "{Ihr Tag|Ihr Fest}, unsere {Liste|Uhr}",
    ],
    truths: [
      "{Von einem Fest bleibt die Stimmung|An Servietten erinnert sich niemand}, {darum zählen Empfang und Musik|darum kommt die Gästeliste vor der Deko}.",
      "{Jeder Plan braucht Luft|Ein Ablauf ohne Lücken bricht bei der ersten Rede}, {planen Sie eine Viertelstunde für nichts|Tanten kommen zu spät}.",
      "{Die Gästeliste ist das Budget|Die Zahl der Gäste bestimmt den Rest}, {kürzen Sie dort zuerst|nicht bei der Musik}.",
      "{Niemand erinnert sich an die Servietten|Gäste vergessen Deko, nie den Empfang}: {darum steht jemand an der Tür|dort beginnt das Fest}.",
      "Gute Gastgeber {haben Zeit für ihre Gäste|sitzen selbst am Tisch}, {darum nehmen andere die Uhr in die Hand|die Arbeit passiert im Hintergrund}.",
      "Ein Fest {darf Pausen haben|wächst in den Stunden, die nicht verplant sind}, {dort entstehen die Geschichten|deshalb bleibt im Ablauf Luft}.",
    ],
    offers: [
      [
        "heart",
        "Hochzeiten",
        "{Vom ersten Wunsch bis zum letzten Tanz|Ganz oder nur ein Teil}: {sagen Sie, was Sie selbst machen wollen|bringen Sie Bilder mit}.",
        "Für Ihre Hochzeit {übernehmen wir so viel, wie Sie abgeben möchten|planen wir vom Ja bis zum letzten Lied}, {Sie behalten das letzte Wort|mit einer Liste, die alle kennen}.",
      ],
      [
        "briefcase",
        "Firmenfeste und Tagungen",
        "{Ziel und Zahl zuerst|Ein Abend, zu dem man gern kommt}: {was soll am Montag erzählt werden|Technik und Pausen gehören dazu}.",
        "Firmenfeste {brauchen einen Anlass und einen roten Faden|sollen verbinden}, {wir kümmern uns um Raum, Essen und Technik|damit Ihre Leute einfach Gäste sind}.",
      ],
      [
        "cake",
        "Private Feiern",
        "{Runde Geburtstage, Taufen, Abschiede|Im Garten, in der Scheune, im Saal}: {wie viele, wie alt, wie lange|wer soll neben wem sitzen}.",
        "Private Feiern {dürfen klein und trotzdem besonders sein|planen wir nach Ihren Gästen}, {sagen Sie uns, was Sie selbst machen möchten|vom Kaffee bis zum Tanz}.",
      ],
      [
        "eighth-notes",
        "Musik und Licht",
        "{Lieblingslieder und verbotene Lieder|Warm und nicht zu laut}: {wer soll tanzen|schicken Sie Ihre Liste}.",
        "Musik und Licht {machen aus einem Raum ein Fest|stimmen wir auf den Abend ab}, {leise beim Essen und lauter danach|mit Ihren Wünschen und ohne Peinlichkeiten}.",
      ],
      [
        "utensils",
        "Essen und Trinken",
        "{Lange Tafel oder Häppchen im Stehen|Für Kinder, Tanten, Hungrige um Mitternacht}: {nennen Sie, was nicht auf den Teller darf|probieren Sie vorher}.",
        "Beim Essen {richten wir uns nach Gästen und Jahreszeit|denken wir auch an Kinder und Allergien}, {und sprechen Mengen vorher durch|damit am Ende nichts fehlt}.",
      ],
      [
        "list-checks",
        "Ablaufplanung",
        "{Wer kommt wann, wer hält die Ringe|Eine Seite, die alle haben}: {damit Sie nichts im Kopf behalten|mit Luft für Reden}.",
        "Ein Ablaufplan {sagt jedem, wann was geschieht|nimmt Ihnen die Uhr ab}, {von der Anlieferung bis zum letzten Gast|mit Pausen, die man braucht}.",
      ],
    ],
    process: [
      [
        "Termin prüfen",
        "{Tag, Zahl, Anlass|Gern mit Ausweichtermin}: {Sie hören, was frei ist|und was dazugehört}.",
        "Sie {schreiben Datum und Gästezahl|fragen Ihren Tag an}, und wir {sagen, was frei ist|nennen, was möglich wäre}.",
      ],
      [
        "Planen",
        "{Ansehen, vergleichen, streichen|Ein Ablauf und ein Budget}; {alles schriftlich|mit Plan für Regen}.",
        "Bei {einem Treffen|der Besichtigung} {gehen wir Wünsche und Kosten durch|entsteht der Plan}, {und streichen, was niemand braucht|danach bekommen Sie ein Angebot}.",
      ],
      [
        "Feiern",
        "{Wir achten auf die Uhr|Aufbau, Fest, Abbau}, {Sie auf Ihre Gäste|Sie tanzen}.",
        "Am Tag selbst {bauen wir auf und behalten den Ablauf im Blick|sind wir vor den Gästen da}, {und Sie feiern|bis wieder alles abgebaut ist}.",
      ],
    ],
    questions: [
      [
        "{Wann sollten wir anfragen|Wie früh müssen wir planen|Wann legen wir uns am besten fest}?",
        "{Für den Sommer ein Jahr vorher|Sobald der Tag steht}. {Unter der Woche geht es oft kurzfristig|Winter und Werktage sind leichter}.",
        "{Beliebte Samstage sind früh vergeben|Sobald Sie ungefähr wissen, wann}, {fragen Sie gern auch ohne fertigen Plan|für Werktage reicht oft weniger Vorlauf}.",
      ],
      [
        "{Wie groß muss der Raum sein|Für wie viele Gäste reicht es|Passen alle unsere Gäste hinein}?",
        "{Sitzen, stehen und tanzen sind verschiedene Zahlen|Sagen Sie, wie gefeiert wird}. {Halb leer wirkt kalt|Etwas zu klein ist wärmer}.",
        "{Das hängt davon ab, ob gesessen oder getanzt wird|Am besten sehen Sie es mit eigenen Augen}, {wir stellen Ihnen verschiedene Tischpläne vor|Platz zum Tanzen rechnen wir mit ein}.",
      ],
      [
        "{Wie lange dürfen wir feiern|Wann muss die Musik leiser werden|Bis wann geht das Fest}?",
        "{Nachbarn und Vorschriften bestimmen es|Fragen Sie vor dem Vertrag}. {Später kostet oft mehr|Lassen Sie es sich schriftlich geben}.",
        "{Die Zeiten stehen im Vertrag|Das klären wir vorher mit dem Haus}, {damit niemand mitten im Lied aufhören muss|drinnen geht es meist länger als draußen}.",
      ],
      [
        "{Was ist bei Regen oder Absage|Können wir verschieben|Was gilt, wenn etwas dazwischenkommt}?",
        "{Der Regenplan gehört von Anfang an dazu|Lesen Sie die Bedingungen}. {Früh melden hilft|Ein neuer Termin geht leichter als Geld zurück}.",
        "{Für schlechtes Wetter gibt es einen zweiten Plan|Was bei einer Absage gilt, steht im Vertrag}, {verschieben ist oft möglich, wenn wir es früh wissen|sprechen Sie uns einfach an}.",
      ],
      [
        "{Können wir eigene Musik oder Speisen mitbringen|Dürfen wir selbst dekorieren|Wie viel dürfen wir selbst mitbringen}?",
        "{Vieles geht, manches regelt das Haus|Fragen Sie vor dem Vertrag}. {Wachs und Nägel sind heikel|Sagen Sie, wer aufbaut}.",
        "{Sagen Sie uns, was Sie mitbringen möchten|Eigene Deko ist meist kein Problem}, {dann klären wir, was erlaubt ist|für Musik und Speisen gelten manchmal Regeln}.",
      ],
      [
        "{Gibt es vorher eine Besichtigung|Können wir probieren|Dürfen wir uns vorher alles ansehen}?",
        "{Kommen Sie zur Stunde, in der Sie feiern|Nach Absprache gern}. {Bringen Sie den mit, der entscheidet|Zum Probieren genügen zwei Gabeln}.",
        "{Vereinbaren Sie einen Termin, dann zeigen wir alles|Kommen Sie gern mit der Familie}, {ein Probeessen planen wir auf Wunsch|am besten zur Uhrzeit Ihrer Feier}.",
      ],
    ],
    qualities: [
      ["lange Tische", "kurze Reden"],
      ["warmes Licht", "volle Tanzfläche"],
      ["ruhige Planung", "wilde Nacht"],
      ["volle Gläser", "freie Füße"],
      ["gute Laune", "ein Plan dahinter"],
      ["schöne Tafeln", "offene Türen"],
      ["gute Musik", "entspannte Gastgeber"],
    ],
    events: ["Besichtigung", "Hochzeitsmesse", "Tanzabend"],
  },
);
