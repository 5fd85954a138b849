/** German wordings of the craft family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const craft: Wording = familyWording(
  ["Kundin oder Kunde", "Kundinnen und Kunden", "Hof", "bei uns", "zu uns", "Handwerk und Natur"],
  ["Was es gibt", "Durch das Jahr", "Hoftage und Kurse"],
  {
    headlines: [
      "{Erde|Ton}, {Sonne|Feuer} und {frühe Morgen|geduldige Hände}",
      "{Geerntet|Gemacht}, wenn es {reif|so weit} ist",
      "{Langsam|Von Hand} gemacht, lange {genossen|benutzt}",
    ],
    truths: [
      "{Das Wetter schreibt an jedem Plan mit|Kein Jahr ist wie das letzte}, {und das gehört dazu|Regen und Frost reden mit}.",
      "{Handarbeit hinterlässt Spuren|Ein Daumenabdruck ist kein Fehler}, {so sieht man, dass ein Mensch hier war|eine Maschine hätte alles geglättet}.",
      "{Was sich reparieren lässt, bleibt|Gute Dinge werden mit der Zeit schöner}, {darum lohnt die Pflege|wegwerfen kann jeder}.",
      "{Natur hält keinen Termin|Regen, Holz und Ton haben eigene Pläne}, {darum steht nicht immer alles da|und das schmeckt und sieht man}.",
      "Gutes Material {macht die halbe Arbeit|verzeiht trotzdem keine Eile}, {deshalb suchen wir lange danach|die andere Hälfte ist Übung}.",
      "Die Jahreszeit {bestimmt, was gerade da ist|arbeitet immer mit}, {dagegen hilft kein Plan|das macht jedes Stück ein wenig anders}.",
    ],
    offers: [
      [
        "store",
        "Verkauf ab Hof und Werkstatt",
        "{Fragen Sie, was gerade da ist|Schauen, riechen, anfassen}: {die Liste wechselt mit der Woche|bringen Sie einen Korb mit}.",
        "Im Verkauf {finden Sie, was gerade fertig oder reif ist|wechselt das Angebot}, {fragen Sie nach dem, was Sie nicht sehen|Probieren und Anfassen gehören dazu}.",
      ],
      [
        "package",
        "Bestellungen",
        "{Menge, Tag, Wunsch|Bis zum Vortag}: {dann wird für Sie geerntet oder gemacht|eine Nachricht genügt}.",
        "Auf Bestellung {machen wir, was es so nicht im Regal gibt|legen wir Gewünschtes zurück}, {nennen Sie uns Menge und Tag|ein Vorgespräch klärt Form und Preis}.",
      ],
      [
        "users",
        "Besuche und Kurse",
        "{Mit Stiefeln oder Schürze|Familien, Schulen, Neugierige}: {schreiben Sie mit Zahl und Alter|Anfänger machen gute Fehler}.",
        "Bei einem Besuch {sehen Sie, wie es entsteht|dürfen Sie mit anpacken}, {für Gruppen planen wir Zeit ein|melden Sie sich bitte vorher an}.",
      ],
      [
        "truck",
        "Lieferung an Läden und Küchen",
        "{Mengen, Tage, Sorten|Was Sie regelmäßig brauchen}: {reden wir vor der Aussaat|fragen Sie nach Mustern}.",
        "Läden und Küchen {beliefern wir nach Absprache|bekommen feste Mengen}, {schreiben Sie uns, was Sie brauchen|ein Muster hilft beim Entscheiden}.",
      ],
      [
        "gift",
        "Geschenke",
        "{Etwas mit Herkunft|Klein genug für die Tasche}: {mit Karte, ohne Plastik|sagen Sie, für wen}.",
        "Als Geschenk {passt, was man benutzt und gern zeigt|findet sich für jeden Geldbeutel etwas}, {wir packen es schlicht ein|mit einem Satz zur Herkunft}.",
      ],
      [
        "calendar-days",
        "Saisonales",
        "{Was gerade wächst oder fertig ist|Jede Woche etwas anderes}: {fragen Sie, was kommt|haltbar machen zeigen wir}.",
        "Mit der Jahreszeit {ändert sich, was es gibt|kommt immer Neues}, {auf Wunsch sagen wir Bescheid|manches ist nach wenigen Tagen vergriffen}.",
      ],
    ],
    process: [
      [
        "Anschauen",
        "{Was reif oder fertig ist|Kommen Sie vorbei}: {manches gibt es nur Tage|jedes Stück ist etwas anders}.",
        "Sie {kommen vorbei oder fragen nach|sehen sich um}, und wir {zeigen, was gerade da ist|erklären, wie es gemacht wird}.",
      ],
      [
        "Bestellen",
        "{Was, wie viel, wann|Mit Skizze oder Liste}; {wir sagen, was geht|und was es kostet}.",
        "Für Bestellungen {schreiben wir Wunsch, Menge und Tag auf|sprechen wir alles kurz durch}, {dann wissen Sie, wann es fertig ist|und was es kosten wird}.",
      ],
      [
        "Abholen",
        "{Am Tor oder Treffpunkt|Gut verpackt}, {mit Rat zur Pflege|Kisten bitte zurück}.",
        "Beim Abholen {sehen Sie alles in Ruhe an|geben wir einen Rat zur Pflege mit}, {verpackt wird für den Heimweg|Kiste oder Korb bringen Sie am besten mit}.",
      ],
    ],
    questions: [
      [
        "{Wann kann ich kommen|Darf man den Betrieb besuchen|Wann passt ein Besuch}?",
        "{Zu den Zeiten auf dieser Seite oder nach Absprache|Schreiben Sie vorher}. {Hunde bitte an die Leine|In der Ernte ist viel los}.",
        "{Schreiben Sie kurz, wann Sie kommen möchten|Besuche sind nach Absprache willkommen}, {dann nimmt sich jemand Zeit|mitten in der Arbeit geht es nicht immer}.",
      ],
      [
        "{Wie wird gearbeitet|Woher kommt das|Was steckt in der Arbeit}?",
        "{Fragen Sie vor Ort|Sehen Sie es sich an}. {Was ein Siegel sagt, erklären wir|Wir zeigen es gern}.",
        "{Wir erzählen gern, wie und womit wir arbeiten|Das zeigen wir am liebsten vor Ort}, {auch, was wir zukaufen|kritische Fragen sind erlaubt}.",
      ],
      [
        "{Verschicken Sie|Kann ich online bestellen|Kommt es auch per Post}?",
        "{Haltbares reist gut|Fragen Sie nach dem Versand}. {Frisches holt man besser|Zerbrechliches wird gut gepackt}.",
        "{Was den Weg verträgt, schicken wir nach Absprache|Schreiben Sie uns, wohin es gehen soll}, {die Versandkosten nennen wir vorher|für den Rest lohnt die Fahrt}.",
      ],
      [
        "{Wie lange dauert eine Bestellung|Geht es bis zum Geburtstag|Bis wann könnte es fertig sein}?",
        "{Trocknen, reifen und brennen haben ihre Zeit|Oft Wochen}. {Nennen Sie zuerst den Tag|Fragen Sie früh}.",
        "{Sagen Sie uns den Tag, an dem Sie es brauchen|Das hängt davon ab, was gerade in Arbeit ist}, {dann antworten wir ehrlich, ob es klappt|ein paar Wochen Vorlauf sind gut}.",
      ],
      [
        "{Wie pflege ich es|Wie lange hält es|Was tut ihm gut}?",
        "{Fragen Sie beim Abholen|Trocken und kühl ist selten falsch}. {Ein Zettel liegt bei|Was kaputtgeht, zeigen Sie uns}.",
        "{Das hängt vom Stück ab|Einen Hinweis geben wir immer mit}, {bei Fragen melden Sie sich auch später|wenig und behutsam ist meist richtig}.",
      ],
      [
        "{Warum kostet es mehr als im Markt|Woraus besteht der Preis|Wofür bezahle ich}?",
        "{Zeit, kleine Mengen, eigene Hände|Vieles geht nur langsam}. {Dafür wissen Sie, woher es kommt|Fragen Sie nach Stücken mit Macken}.",
        "{Sie zahlen Zeit und Material, keine Werbung|In kleinen Mengen ist jeder Handgriff teurer}, {gern zeigen wir, wie viele Stunden darin stecken|dafür hält es lange oder schmeckt nach etwas}.",
      ],
    ],
    qualities: [
      ["gute Erde", "ehrliche Arbeit"],
      ["raue Hände", "feine Stücke"],
      ["volle Kisten", "kurze Wege"],
      ["feste Schuhe", "volle Körbe"],
      ["altes Wissen", "neue Ernte"],
      ["ehrliches Material", "kleine Mengen"],
      ["frühe Stunden", "gute Ware"],
    ],
    events: ["Hoffest", "Verkostung", "Werkstattkurs"],
  },
);
