/** German wordings of the automotive family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const automotive: Wording = familyWording(
  [
    "Kundin oder Kunde",
    "Kundinnen und Kunden",
    "Werkstatt",
    "in der Werkstatt",
    "in die Werkstatt",
    "Fahrzeuge",
  ],
  ["Leistungen", "Im Betrieb", "Termine"],
  {
    headlines: [
      "Es {klappert|quietscht|leuchtet}? {Vorbeikommen|Termin machen}",
      "Erst der {Preis|Befund}, dann der Schraubenschlüssel",
      "{Bremsen|Reifen}, {Öl|Licht}, {gute Fahrt|los}",
    ],
    truths: [
      "{Ein Geräusch ist eine Auskunft|Autos reden, bevor sie stehen bleiben}, {kalt oder warm, links oder rechts|notieren Sie, wann es auftritt}.",
      "{Die billigste Reparatur ist die rechtzeitige|Alte Beläge fressen Scheiben}, {das Serviceheft ist ein Sparbuch|darum lohnt ein früher Blick}.",
      "{Das alte Teil dürfen Sie sehen|Gute Arbeit lässt sich zeigen}, {fragen Sie danach|vorher und nachher}.",
      "{Geräusche haben eine Adresse|Kalt oder warm, links oder rechts}: {wer es beschreibt, spart Suchzeit|fahren Sie eine Runde mit uns}.",
      "Ein sauberer Befund {spart mehr als jeder Rabatt|kommt vor dem ersten Teil}, {weil nichts auf Verdacht getauscht wird|raten wird immer teuer}.",
      "Bremsen, Licht und Reifen {dulden keinen Aufschub|sind keine Ansichtssache}, {bei allem anderen lässt sich reden|da sagen wir deutlich, was sein muss}.",
    ],
    offers: [
      [
        "wrench",
        "Reparatur",
        "{Bremse, Kupplung, Elektronik|Es springt nicht an oder raucht}: {sagen Sie, wann es begann|fahren Sie mit uns eine Runde}.",
        "Bei einer Reparatur {suchen wir zuerst den Fehler|wird nichts auf Verdacht getauscht}, {dann hören Sie Preis und Dauer|und Sie entscheiden, bevor es losgeht}.",
      ],
      [
        "calendar-check",
        "Inspektion",
        "{Öl, Filter, Licht|Vor der Prüfung oder der großen Reise}: {Serviceheft mitbringen|fragen, was warten kann}.",
        "Bei der Inspektion {gehen wir den Plan des Herstellers durch|sehen wir nach, was bald fällig ist}, {mit einem Bericht, den man versteht|und trennen Dringendes von Später}.",
      ],
      [
        "circle-dot",
        "Reifen und Pflege",
        "{Wechseln, wuchten, waschen|Wenn das Laub fällt}: {früh Termin machen|Profil und Alter prüfen lassen}.",
        "{Zum Reifenwechsel|Vor dem Winter} {prüfen wir Profil, Alter und Druck|sehen wir auch nach Licht und Bremsen}, {einlagern geht nach Absprache|damit Sie sicher unterwegs sind}.",
      ],
      [
        "car",
        "Kauf und Miete",
        "{Probefahrt auf Ihrer Strecke|Für Alltag, Umzug, Urlaub}: {Kindersitz mitbringen|lesen Sie die Bedingungen}.",
        "Wer ein Auto {sucht|kaufen oder mieten möchte}, {fährt es vorher selbst|sieht alle Papiere}, {bekannte Mängel nennen wir|und fragt, so viel er will}.",
      ],
      [
        "disc-3",
        "Bremsen und Fahrwerk",
        "{Zieht, schlägt, quietscht|Beläge, Scheiben, Federn}: {vor Winter und Urlaub|wir zeigen die Teile}.",
        "Wenn {die Bremse quietscht|das Auto schwimmt}, {warten Sie nicht lange|sehen wir uns das gleich an}, {denn hier geht es um Sicherheit|verschlissene Teile zeigen wir Ihnen}.",
      ],
      [
        "battery-charging",
        "Elektrik und Warnlampen",
        "{Lampe an, nichts geht, es piept|Auslesen, suchen, sagen}: {erst der Fehler, dann der Preis|Fotos helfen}.",
        "Leuchtet {eine Lampe|etwas im Cockpit}, {lesen wir den Speicher aus|sagt der Speicher nur die halbe Wahrheit}, {geprüft wird danach von Hand|erst die Ursache, dann das Teil}.",
      ],
    ],
    process: [
      [
        "Termin",
        "{Marke, Baujahr, Problem|Papiere bereithalten}: {so ist Zeit und Teil da|Bremsen gehen vor}.",
        "Sie {nennen Fahrzeug und Problem|schicken uns den Fahrzeugschein}, und wir {sagen, wann Platz ist|planen Zeit und Teile ein}.",
      ],
      [
        "Befund und Preis",
        "{Wir sehen nach und rufen an|Erst hören Sie, was es kostet}; {dann entscheiden Sie|nichts darüber hinaus}.",
        "Nach {der Durchsicht|dem ersten Blick} {rufen wir an|hören Sie von uns}, {mit Befund und Preis|mit allem, was sofort sein muss}, {repariert wird nach Ihrer Zusage|der Rest darf warten}.",
      ],
      [
        "Abholen",
        "{Probefahrt, Rechnung, Erklärung|Sie sehen, was gemacht wurde}, {dann heißt es gute Fahrt|und der nächste Termin steht im Heft}.",
        "Beim Abholen {erklären wir die Rechnung|zeigen wir, was gemacht wurde}, {und worauf Sie achten sollten|auf Wunsch mit den alten Teilen}.",
      ],
    ],
    questions: [
      [
        "{Was kostet die Reparatur|Bekomme ich vorher einen Preis|Wie teuer wird es ungefähr}?",
        "{Nach dem Ansehen ja|Lassen Sie sich einen Kostenvoranschlag geben}. {Wird es mehr, rufen wir an|Vereinbaren Sie eine Grenze}.",
        "{Eine Schätzung geben wir nach der Durchsicht|Am Telefon geht nur eine grobe Zahl}, {verbindlich wird sie mit Ihrer Zusage|kommt etwas hinzu, fragen wir vorher}.",
      ],
      [
        "{Die Lampe leuchtet, darf ich weiterfahren|Ist das gefährlich|Ein Warnzeichen ist an, was nun}?",
        "{Rot heißt anhalten, Gelb heißt bald prüfen lassen|Bei Bremse, Lenkung und Öl nicht weiterfahren}. {Im Zweifel anrufen|Beschreiben Sie das Zeichen}.",
        "{Rufen Sie an und beschreiben Sie das Symbol|Halten Sie bei roten Lampen sicher an}, {dann sagen wir, ob Sie noch fahren dürfen|die Anleitung im Handschuhfach hilft auch}.",
      ],
      [
        "{Wie lange dauert es|Gibt es einen Ersatzwagen|Wann habe ich mein Auto wieder}?",
        "{Räder schnell, Getriebe nicht|Es hängt vom Teil ab}. {Fragen Sie beim Termin danach|In der Reifenzeit früh buchen}.",
        "{Das sagen wir bei der Annahme|Kleines geht oft am selben Tag}, {fehlt ein Teil, hören Sie es gleich|wer einen Wagen braucht, sagt es am besten beim Anruf}.",
      ],
      [
        "{Lohnt sich die Reparatur noch|Reparieren oder verkaufen|Ab wann rechnet es sich nicht mehr}?",
        "{Rechnen Sie gegen den Wert für Sie|Rost zählt mehr als Alter}. {Wir sagen, wann wir aufhören würden|Fragen Sie, was als Nächstes kommt}.",
        "{Wir stellen Reparatur und Restwert nebeneinander|Manchmal lohnt nur das Nötigste}, {die Entscheidung bleibt bei Ihnen|und wir drängen zu nichts}.",
      ],
      [
        "{Kann ich eigene Teile mitbringen|Neu oder gebraucht|Ich habe das Teil schon, geht das}?",
        "{Besprechen Sie es vorher|Nicht alles passt, was passend aussieht}. {Für fremde Teile gilt meist keine Gewähr|Wir nennen Preis und Herkunft}.",
        "{Sprechen Sie uns an, bevor Sie bestellen|Möglich ist manches}, {wir sagen, ob das Teil taugt|geprüft wird es vor dem Einbau trotzdem}.",
      ],
      [
        "{Kann ich auf das Auto warten|Wie komme ich nach Hause|Wie bleibe ich solange mobil}?",
        "{Bei kleinen Arbeiten ja|Fragen Sie nach Bus, Rad oder Ersatzwagen}. {Morgens gebracht, abends geholt, klappt oft|Sagen Sie, wann Sie es brauchen}.",
        "{Ein Radwechsel dauert nicht lange|Das kommt auf die Arbeit an}, {für Längeres planen wir mit Ihnen den Heimweg|rufen Sie vorher an, dann halten wir Zeit frei}.",
      ],
    ],
    qualities: [
      ["feste Bremsen", "faire Rechnung"],
      ["klare Worte", "saubere Hände"],
      ["kurze Wartezeit", "lange Fahrt"],
      ["gutes Öl", "klare Listen"],
      ["trockene Garagen", "ehrliche Worte"],
      ["klare Befunde", "sichere Reifen"],
      ["saubere Arbeit", "pünktliche Übergabe"],
    ],
    events: ["Wintercheck", "Probefahrttag", "Offene Werkstatt"],
  },
);
