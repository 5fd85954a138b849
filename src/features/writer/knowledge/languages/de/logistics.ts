/** German wordings of the logistics family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const logistics: Wording = familyWording(
  [
    "Kundin oder Kunde",
    "Kundinnen und Kunden",
    "Lager",
    "im Lager",
    "ins Lager",
    "Transport und Logistik",
  ],
  ["Leistungen", "Unterwegs", "Termine"],
  {
    headlines: [
      "Von {Tür|Rampe} zu {Tür|Rampe}",
      "{Packen|Laden}, {fahren|tragen}, {abstellen|fertig}",
      "{Heute verladen|Gut verpackt}, {heil angekommen|sicher unterwegs}",
    ],
    truths: [
      "{Treppen kosten mehr als Kilometer|Der längste Weg ist der zur Haustür}, {Stockwerk und Aufzug bitte nennen|messen Sie die engste Stelle}.",
      "{Eine Sendung ist so gut wie ihre Papiere|Verspätung beginnt auf dem Papier}, {eine Telefonnummer mehr spart einen Tag|Gewicht und Maß zuerst}.",
      "{Verpackung ist die erste Strecke|Ware wird gekippt und gebremst}, {packen Sie für die Kurve|das muss der Karton wissen}.",
      "{Die Treppe kostet mehr als die Strecke|Am Rand geht die Zeit verloren}, {darum fragen wir nach Tür und Parkplatz|deshalb zählen wir die Stufen mit}.",
      "Gut gepackt {ist halb gefahren|trägt sich alles leichter}, {darum beginnen wir mit den Kartons|das merkt man spätestens im dritten Stock}.",
      "Pünktlichkeit {fängt beim Beladen an|ist eine Frage der Planung}, {unterwegs lässt sich wenig aufholen|darum rechnen wir Stau mit ein}.",
    ],
    offers: [
      [
        "truck",
        "Transport",
        "{Was, wie schwer, woher, wohin|Ein Stück oder eine Ladung}: {Adressen und Zeiten genügen|sagen Sie, ob gestapelt werden darf}.",
        "Für einen Transport {brauchen wir Maße, Gewicht und zwei Adressen|planen wir Weg und Fahrzeug}, {dann nennen wir Tag und Preis|damit alles in einem Zug ankommt}.",
      ],
      [
        "house",
        "Umzug",
        "{Zimmer, Stockwerke, Sperriges|Von der Kammer bis zum Haus}: {eine Liste mit Fotos hilft|nennen Sie, was Ihnen lieb ist}.",
        "Beim Umzug {sehen wir uns die Menge vorher an|zählen gute Vorbereitung und starke Arme}, {damit Wagen und Leute reichen|was zerbrechlich ist, packen wir zuletzt ein und zuerst aus}.",
      ],
      [
        "warehouse",
        "Lagerung",
        "{Wenn alt und neu nicht zusammenpassen|Für Wochen oder Jahre}: {fragen Sie, wann Sie heran dürfen|trocken und gelistet}.",
        "Im Lager {steht alles trocken und auf einer Liste|bleibt Ihr Gut, solange Sie es brauchen}, {wann Sie Zugang haben, klären wir vorher|auch nur für ein paar Wochen}.",
      ],
      [
        "package",
        "Verpackung",
        "{Bücher in kleine Kartons|Sie packen, wir packen oder halb und halb}: {Kartons früh bestellen|beschriften Sie zwei Seiten}.",
        "Wir {bringen Kartons und Decken mit|packen auf Wunsch alles ein}, {oder zeigen, wie man Porzellan sicher legt|und beschriften, in welches Zimmer es gehört}.",
      ],
      [
        "package",
        "Sperriges und Schweres",
        "{Klavier, Maschine, Tresor|Was zwei Leute nicht heben}: {Maße, Gewicht, engste Stelle|sagen Sie, was unter dem Boden liegt}.",
        "Schweres {tragen wir mit dem passenden Gerät|planen wir Stufe für Stufe}, {vorher messen wir Türen und Kurven|damit Boden und Rücken heil bleiben}.",
      ],
      [
        "clock",
        "Termintransporte",
        "{Rampe, Fenster, Termin|Wer wartet, zahlt}: {wir sagen, wo wir stehen|mit Puffer gerechnet}.",
        "Wenn {die Zeit fest ist|es auf die Stunde ankommt}, {planen wir mit Puffer|sagen wir unterwegs Bescheid}, {Verkehr lässt sich nicht wegplanen, aber einrechnen|damit an der Rampe niemand wartet}.",
      ],
    ],
    process: [
      [
        "Liste schicken",
        "{Maße, Gewicht, Adressen, Tag|Fotos von Treppe und Möbeln}: {dann folgt ein Preis|ehrlich gezählt}.",
        "Sie {schicken Liste oder Bilder|nennen uns, was wohin soll}, und wir {rechnen Fahrzeug und Zeit aus|antworten mit einem Angebot}.",
      ],
      [
        "Vorbereiten",
        "{Packen, beschriften, Parkplatz|Papiere und Ansprechpersonen}; {Wertvolles bleibt bei Ihnen|mit festem Zeitfenster}.",
        "Vor dem Tag {klären wir Zufahrt, Kartons und Schlüssel|gehen wir den Ablauf durch}, {damit keiner vor verschlossener Tür steht|Zerbrechliches wird markiert}.",
      ],
      [
        "Fahren",
        "{Laden, sichern, ankommen|Schritt für Schritt}, {prüfen vor der Unterschrift|alles an seinen Platz}.",
        "Am Tag {laden, sichern und fahren wir|läuft es nach Plan}, {beim Ausladen sagen Sie, wohin|und zum Schluss sehen wir gemeinsam nach}.",
      ],
    ],
    questions: [
      [
        "{Was kostet es|Wie entsteht der Preis|Wonach richtet sich der Preis}?",
        "{Menge, Weg, Stockwerk, Tag|Gewicht, Platz und Zeit}. {Mitte des Monats ist günstiger|Flexible Tage helfen}.",
        "{Ein Angebot machen wir nach Liste oder Besichtigung|Je genauer die Angaben, desto fester der Preis}, {Treppen und lange Wege nennen Sie bitte gleich|was darin enthalten ist, steht Zeile für Zeile}.",
      ],
      [
        "{Ist die Ware versichert|Was, wenn etwas kaputtgeht|Wie sind meine Sachen abgesichert}?",
        "{Die Haftung hat Grenzen|Fragen Sie nach der Grenze}. {Schäden sofort notieren und fotografieren|Für Wertvolles eine Deckung vereinbaren}.",
        "{Wie weit die Haftung reicht, erklären wir vor dem Auftrag|Das steht im Vertrag}, {besonders Wertvolles melden Sie bitte vorher|sehen Sie alles durch, bevor Sie unterschreiben}.",
      ],
      [
        "{Wann sollte ich buchen|Geht es kurzfristig|Wie viel Vorlauf brauchen Sie}?",
        "{Wochen vorher, im Sommer mehr|Sobald der Tag feststeht}. {Unter der Woche geht oft noch etwas|Ein Tag Spielraum hilft}.",
        "{Monatsende und Sommer sind schnell voll|Je früher, desto freier ist die Wahl}, {manchmal wird kurzfristig ein Wagen frei|fragen lohnt sich trotzdem}.",
      ],
      [
        "{Was darf nicht mit|Was soll ich selbst fahren|Was sollte nicht auf den Wagen}?",
        "{Gas, Farben, Tiere, Geld|Gefährliches und Lebendiges}. {Papiere und Schmuck bleiben bei Ihnen|Pflanzen auf eigene Gefahr}.",
        "{Gasflaschen und Lacke dürfen nicht auf den Wagen|Eine Liste bekommen Sie mit dem Angebot}, {Ausweise und Schmuck nehmen Sie besser selbst|für Pflanzen finden wir einen Platz, aber ohne Gewähr}.",
      ],
      [
        "{Wer sorgt für den Parkplatz|Brauchen wir ein Halteverbot|Wie kommt der Wagen nah an die Tür}?",
        "{Fragen Sie zuerst die Gemeinde|Das lässt sich mit vereinbaren}. {Ohne Platz wird der Weg lang|Ein freier Eingang spart Stunden}.",
        "{Die Erlaubnis gibt die Stadt|Auf Wunsch beantragen wir die Schilder}, {das braucht ein paar Tage Vorlauf|sonst tragen alle doppelt so weit}.",
      ],
      [
        "{Kann ich selbst mit anpacken|Wie bereite ich mich vor|Was können wir selbst erledigen}?",
        "{Gern, nach Absprache|Alles leeren, was sich leeren lässt}. {Schuhe mit Halt, Handschuhe|Die erste Kiste ist die mit dem Kaffee}.",
        "{Wer mithilft, spart manchmal Zeit|Am meisten hilft, wenn alles gepackt ist}, {wir sprechen vorher ab, wer was trägt|schwere Stücke überlassen Sie lieber uns}.",
      ],
    ],
    qualities: [
      ["feste Gurte", "klare Papiere"],
      ["starke Arme", "weiche Decken"],
      ["kurze Wege", "feste Zeiten"],
      ["starke Arme", "feste Knoten"],
      ["volle Wagen", "genaue Zeiten"],
      ["sichere Ladung", "pünktliche Ankunft"],
      ["gute Planung", "heile Möbel"],
    ],
    events: ["Beratungsstunde", "Kartontag", "Offenes Lager"],
  },
);
