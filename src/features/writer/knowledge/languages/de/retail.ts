/**
 * German wordings of the retail family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const retail: Wording = familyWording(
  [
    "Kundin oder Kunde",
    "Kundinnen und Kunden",
    "Laden",
    "im Laden",
    "in den Laden",
    "Beratung und Auswahl",
  ],
  ["Sortiment", "Eindrücke", "Termine"],
  {
    headlines: [
      "{Anschauen|Anfassen}, {fragen|ausprobieren}, mitnehmen",
      "Dinge, die man {gern behält|nicht zurückschickt}",
      "{Gut ausgesucht|Mit Rat gekauft}, lange {geliebt|benutzt}",
    ],
    truths: [
      "{Was man vorher in der Hand hatte, enttäuscht seltener|Anfassen ist der beste Test}, {darum lohnt der Weg|und das geht nur im Laden}.",
      "{Ein guter Laden lässt mehr weg, als er zeigt|Auswahl heißt auch weglassen}, {damit Sie nicht suchen müssen|und genau das ist der Dienst}.",
      "{Guter Rat beginnt mit einer Frage|Erst fragen, dann zeigen}: {wofür, für wen, wie oft|so wird aus vielem das Richtige}.",
      "{Das Teure ist nicht immer das Gute|Oft reicht die mittlere Größe}, {und das sagen wir auch|wer ehrlich rät, verkauft ein zweites Mal}.",
      "Im Laden {sieht man Farben, wie sie sind|merkt die Hand, was kein Bild zeigt}, {und oft wird es dann doch das andere|genau dafür sind wir da}.",
      "Ein Regal {ist schnell gefüllt|kann jeder füllen}, {auswählen dauert länger|die Kunst liegt im Weglassen}.",
    ],
    offers: [
      [
        "search",
        "Beratung",
        "{Sagen Sie, wofür Sie es brauchen|Beschreiben Sie, was Ihnen wichtig ist}: {dann wird die Auswahl klein und gut|wir zeigen Ihnen, was passt}.",
        "Wir fragen {erst nach dem Alltag|zuerst, wie Sie es benutzen}, und zeigen dann {zwei oder drei Stücke, die passen|lieber wenig, das dafür stimmt}.",
      ],
      [
        "gift",
        "Geschenke",
        "{Für wen ist es, was mag die Person|Ein paar Sätze über den Menschen reichen}: {wir legen Ideen auf den Tresen|und auf Wunsch wird es eingepackt}.",
        "Wenn {Ihnen die Idee fehlt|der Geburtstag morgen ist}, {beschreiben Sie den Menschen|reicht ein Stichwort}, und wir {suchen mit Ihnen|schlagen etwas vor}.",
      ],
      [
        "package",
        "Bestellungen und Reservierungen",
        "{Nicht da heißt nicht unmöglich|Schicken Sie Name oder Foto des Stücks}: {vieles lässt sich besorgen|wir sagen, ob und wann es kommt}.",
        "Was {gerade fehlt|nicht im Regal steht}, {bestellen wir auf Wunsch|fragen wir beim Hersteller an}, und Sie {erfahren vorher den Preis|entscheiden, wenn es da ist}.",
      ],
      [
        "wrench",
        "Pflege und Reparatur",
        "{Was gut ist, lässt sich oft retten|Bevor Sie es wegwerfen}: {fragen Sie nach Pflege, Ersatzteil oder Umtausch|bringen Sie es vorbei}.",
        "{Ein kleiner Schaden ist selten das Ende|Vieles hält länger, als man denkt}: wir {sehen es uns an|schätzen}, ob {Pflege, Ersatzteil oder Reparatur hilft|sich die Mühe lohnt}.",
      ],
      [
        "hand",
        "Zeit zum Ausprobieren",
        "{Anfassen, anprobieren, riechen|Bilder täuschen, Finger nicht}: {Zeit dafür ist da|sagen Sie, wenn Sie allein schauen möchten}.",
        "Nehmen Sie {in die Hand, was Ihnen gefällt|sich die Zeit, die Sie brauchen}, {vergleichen Sie in Ruhe|legen Sie es auch wieder weg}, {niemand rechnet mit|wir stören nicht}.",
      ],
      [
        "store",
        "Neuheiten",
        "{Was gerade gekommen ist|Vieles gibt es nur einmal}: {fragen Sie danach|ein Blick lohnt im Vorbeigehen}.",
        "{Regelmäßig kommt Neues herein|Zwischen Bekanntem steht immer etwas Neues}, {manches davon nur einmal|am besten sehen Sie selbst nach}.",
      ],
    ],
    process: [
      [
        "Umsehen",
        "{In Ruhe stöbern oder gleich fragen|Schauen Sie sich um}: {niemand drängt|alles darf in die Hand genommen werden}.",
        "Sie {sehen sich um|kommen herein}, und wir {sind da, wenn Sie etwas wissen möchten|lassen Sie erst einmal in Ruhe schauen}.",
      ],
      [
        "Ausprobieren",
        "{Anprobieren, vergleichen, eine Nacht darüber schlafen|Testen Sie, was Sie kaufen}: {gute Stücke halten das aus|so bleibt die Freude}.",
        "Was in die engere Wahl kommt, {dürfen Sie ausprobieren|vergleichen wir mit Ihnen}, {bis Sie sicher sind|auch mit dem günstigeren Stück daneben}.",
      ],
      [
        "Mitnehmen",
        "{Einpacken, zurücklegen oder bestellen|Gleich mit oder später abholen}: {wie es Ihnen passt|sagen Sie es an der Kasse}.",
        "Zum Schluss {packen wir ein|wird verpackt}, was {Ihnen gefällt|bleiben soll}, und {sagen Ihnen, wie es lange hält|erklären die Pflege}.",
      ],
    ],
    questions: [
      [
        "{Kann ich umtauschen|Was, wenn es nicht passt|Das Stück war doch nicht das richtige, was nun}?",
        "{Mit Beleg und unbenutzt ist es meist möglich|Bringen Sie es mit dem Beleg zurück}. {Fragen Sie beim Kauf nach der Frist|Für Bestelltes gelten oft andere Regeln}.",
        "{Das hängt davon ab, was Sie gekauft haben|Bringen Sie es bald und unbenutzt wieder mit}, {mit dem Beleg findet sich meist eine Lösung|alles Weitere klären wir im Laden}.",
      ],
      [
        "{Können Sie etwas zurücklegen|Kann ich reservieren|Ich brauche noch Bedenkzeit, geht das}?",
        "{Ja, schreiben Sie kurz, was es ist|Sagen Sie uns Stück und Namen}. {Fragen Sie, wie lange es liegen bleiben kann|Für ein paar Tage geht das meist}.",
        "Ein Stück, das {Ihnen nicht aus dem Kopf geht|Sie noch überschlafen möchten}, {legen wir gern kurz beiseite|bleibt mit Ihrem Namen liegen}, {sagen Sie nur, wie lange|danach fragen wir nach}.",
      ],
      [
        "{Bestellen Sie auch auf Wunsch|Was tun, wenn etwas fehlt|Sie haben es nicht da, was nun}?",
        "{In vielen Fällen|Oft geht das}. {Nennen Sie Marke, Größe oder Titel|Wir fragen nach und melden uns}.",
        "Wir {hören uns um|fragen bei unseren Quellen nach} und sagen {ehrlich, wenn es nichts wird|Ihnen, wie lange es dauern kann}.",
      ],
      [
        "{Liefern oder versenden Sie|Kann es verschickt werden|Kommt es auch zu mir nach Hause}?",
        "{Fragen Sie mit der Adresse an|Kleines geht gut auf Reisen}. {Wir nennen vorher die Kosten|Großes besser nach Absprache}.",
        "Ob {Versand oder Lieferung|ein Paket} sich lohnt, {hängt von Größe und Weg ab|sagen wir, sobald wir das Ziel kennen}. {Abholen geht immer|Den Preis dafür hören Sie vorher}.",
      ],
      [
        "{Gibt es Gutscheine|Kann ich einen Gutschein schenken|Ich weiß nicht, was gefällt, was raten Sie}?",
        "{Fragen Sie an der Kasse|Mit Betrag oder für ein bestimmtes Stück}. {Der Beschenkte sucht selbst aus|Ein Name und ein Datum stehen darauf}.",
        "Ein Gutschein {passt, wenn der Geschmack unbekannt ist|ist schnell geschrieben}, {den Betrag bestimmen Sie|einlösen lässt er sich auch in Teilen, wenn Sie es so möchten}.",
      ],
      [
        "{Wie pflege ich es richtig|Was hält länger|Worauf sollte ich nach dem Kauf achten}?",
        "{Fragen Sie beim Kauf|Das kommt auf das Stück an}. {Ein Satz erspart oft den Kummer|Weniger tun ist häufig mehr}.",
        "{Jedes Material mag etwas anderes|Das Etikett sagt nur die Hälfte}, {darum geben wir beim Kauf einen Rat mit|fragen Sie uns auch Monate später noch}.",
      ],
    ],
    qualities: [
      ["gute Stücke", "guter Rat"],
      ["kleine Auswahl", "große Freude"],
      ["ehrliche Worte", "faire Preise"],
      ["volle Regale", "freie Wege"],
      ["alte Bekannte", "neue Ideen"],
      ["ruhige Beratung", "klare Auswahl"],
      ["schöne Dinge", "ehrliche Preise"],
    ],
    events: ["Abendverkauf", "Vorführung", "Werkstatt im Laden"],
  },
);

export const retailTrades: Record<string, Wording> = {
  "bike-shop": familyWording(
    [
      "Radfahrerin oder Radfahrer",
      "Radlerinnen und Radler",
      "Werkstatt",
      "in der Werkstatt",
      "in die Werkstatt",
      "Fahrräder",
    ],
    ["Werkstatt und Laden", "Am Montageständer", "Ausfahrten"],
    {
      headlines: [
        "{Platten|Knarzen}? {Kommen Sie rein|Schieben Sie es her}",
        "Es {rollt|bremst} wieder, wie es soll",
        "Ein Rad, das {jeden Tag mitmacht|nicht klappert}",
      ],
      truths: [
        "{Eine geölte Kette läuft leichter und länger|Trockene Ketten verschleißen früh}, {darum schauen wir zuerst dorthin|ein paar Tropfen im Monat genügen}.",
        "{Die Sitzhöhe entscheidet über die Knie|Ein Zentimeter am Sattel ändert die ganze Fahrt}: {messen geht schnell|bringen Sie Ihre Schuhe mit}.",
        "{Luft ist das billigste Ersatzteil|Die meisten Platten beginnen mit zu wenig Druck}, {deshalb steht die Pumpe draußen|einmal im Monat genügt}.",
        "{Geräusche wandern im Rahmen|Was vorn knackt, sitzt oft hinten}: {wir fahren eine Runde|hören kommt vor dem Schrauben}.",
        "Ein leises Rad {ist meistens ein gesundes|fährt sich leichter}, {Knacken ist immer eine Nachricht|darum hören wir zuerst hin}.",
        "Bremsen {merkt man erst, wenn man sie braucht|nutzen sich still ab}, {darum kommen sie vor dem Glanz|ein Blick alle paar Monate genügt}.",
      ],
      offers: [
        [
          "wrench",
          "Inspektion",
          "{Bremsen, Schaltung, Speichen, Licht|Einmal durch, vom Lenker bis zum Ventil}: {Sie bekommen eine Liste|vor dem Frühling ist es ruhiger}.",
          "Bei der Inspektion {prüfen wir alles, was bremst, schaltet und leuchtet|geht das Rad einmal ganz durch unsere Hände}, {danach wissen Sie, was sofort sein muss und was warten kann|Teile tauschen wir erst nach Ihrer Zusage}.",
        ],
        [
          "circle-dot",
          "Reifen und Laufräder",
          "{Schlauch, Mantel, Speiche, Acht|Auch wenn das Loch keiner findet}: {Rad her, Rad zurück|oft noch am selben Tag, fragen Sie}.",
          "Ein Platten {ist schnell behoben, wenn der Mantel noch gut ist|kommt immer ungelegen}, {wir suchen auch die Ursache|und wir sehen gleich nach Felge und Speichen}.",
        ],
        [
          "zap",
          "Räder mit Motor",
          "{Akku, Anzeige, Antrieb|Fehler auslesen und erklären}: {bringen Sie Ladegerät und Schlüssel mit|wir sagen, was der Hersteller darf}.",
          "Bei Rädern mit Motor {lesen wir die Fehler aus und prüfen den Akku|geht es oft um Stecker und Software}, {nicht jedes System darf jeder öffnen|wir sagen offen, was der Hersteller selbst machen muss}.",
        ],
        [
          "bike",
          "Neue und gebrauchte Räder",
          "{Für den Weg zur Arbeit oder über den Berg|Probe fahren, dann reden}: {wir stellen es auf Sie ein|Altes nehmen wir nach Absprache}.",
          "Ein neues Rad {suchen wir nach Weg und Körpergröße aus|fahren Sie erst Probe}, {gebrauchte prüfen wir vor dem Verkauf|danach stellen wir Sattel und Lenker ein}.",
        ],
        [
          "baby",
          "Kinder- und Lastenräder",
          "{Anhänger, Sitz, Kiste, kleines Rad|Was das Leben eben mitbringt}: {mit Probefahrt ums Haus|Größe schlägt Farbe}.",
          "Für {Kinder und Einkauf|den Familienalltag} {zeigen wir, was stabil ist und trotzdem leicht rollt|lohnt eine Probefahrt mit Ladung}, {am besten bringen Sie das Kind gleich mit|auch der Abstellplatz entscheidet mit}.",
        ],
        [
          "lock",
          "Schlösser und Taschen",
          "{Weniger Zubehör, dafür passendes|Was nass und dunkel aushält}: {wir schrauben es an|sagen Sie, wo es nachts steht}.",
          "Ein gutes Schloss {sollte zum Wert des Rades passen|hilft nur, wenn man es gern benutzt}, {bei Taschen zählt, wie sie am Träger sitzen|wir zeigen Ihnen, woran man es sicher anschließt}.",
        ],
      ],
      process: [
        [
          "Hinstellen",
          "{Sagen Sie, was es tut und wann|Vorführen geht auch}: {wir hängen einen Zettel daran|Probefahrt inbegriffen}.",
          "Sie {bringen das Rad vorbei|erzählen, was nicht stimmt}, und wir {schreiben auf, was zu tun ist|sehen es uns gemeinsam an}.",
        ],
        [
          "Anrufen lassen",
          "{Erst der Blick, dann die Summe|Teurer wird es nur mit Ihrem Ja}; {Teile nennen wir beim Namen|billig und gut stehen nebeneinander}.",
          "Bevor wir {Teile bestellen|losschrauben}, {hören Sie den Preis|rufen wir kurz an}, {und Sie entscheiden, was gemacht wird|auch mit einer günstigeren Möglichkeit}.",
        ],
        [
          "Losfahren",
          "{Kurz draufsetzen, bremsen, schalten|Nachziehen nach den ersten Kilometern}: {das gehört dazu|klingelt es noch, kommen Sie zurück}.",
          "Beim Abholen {fahren Sie eine kleine Runde|stellen wir den Sattel noch einmal nach}, {und sagen, ob alles passt|dann kann es losgehen}.",
        ],
      ],
      questions: [
        [
          "{Wie schnell geht eine Reparatur|Kann ich darauf warten|Wann kann ich wieder fahren}?",
          "{Ein Platten oft gleich, eine Inspektion über Nacht|Im Frühling dauert es länger}. {Fragen Sie morgens|Mit Termin geht es am schnellsten}.",
          "{Das hängt davon ab, was am Ständer hängt|Kleine Schäden gehen oft zwischendurch}, {rufen Sie am Vormittag an, dann wissen wir mehr|im Winter sind Sie am schnellsten dran}.",
        ],
        [
          "{Lohnt sich das noch|Reparieren oder neu kaufen|Mein Rad ist alt, was raten Sie}?",
          "{Wir rechnen Teile gegen Rad|Am Rahmen entscheidet es sich}. {Viele alte Räder überleben drei neue|Wenn nicht, sagen wir es}.",
          "{Wir sagen, was die Teile kosten würden|Das hängt am Zustand von Rahmen und Antrieb}, {dann sehen Sie selbst, ob es sich rechnet|an manchem Rad hängt auch das Herz}.",
        ],
        [
          "{Reparieren Sie auch fremde Räder|Machen Sie alle Marken|Ich habe das Rad woanders gekauft, was nun}?",
          "{Was sich lösen lässt, sehen wir uns an|Bei manchen Motoren kommt es auf die Teile an}. {Rufen Sie mit Marke und Modell an|Ein Foto hilft}.",
          "{Die Marke ist uns gleich, der Zustand nicht|Fast alle Räder lassen sich reparieren}, {schicken Sie bei besonderen Teilen ein Bild|woanders gekauft ist kein Hindernis}.",
        ],
        [
          "{Was kostet eine Inspektion|Kenne ich vorher den Preis|Mit welchem Betrag muss ich rechnen}?",
          "{Die Arbeit hat einen festen Rahmen, Teile kommen dazu|Nach dem ersten Blick, ja}. {Sie hören die Summe, bevor wir schrauben|Liste zuerst, Schlüssel danach}.",
          "{Den Grundpreis nennen wir bei der Annahme|Nach der Durchsicht wissen Sie es genau}, {Verschleißteile kommen einzeln dazu|ohne Rückruf wird es nicht teurer}.",
        ],
        [
          "{Wie pflege ich die Kette|Was kann ich selbst tun|Wie halte ich das Rad in Schuss}?",
          "{Abwischen, ölen, wieder abwischen|Ein Lappen und drei Tropfen}. {Nach Regen am selben Abend|Pumpen nicht vergessen}.",
          "{Nach nassen Fahrten trocken reiben und sparsam ölen|Weniger Öl ist meistens mehr}, {den Luftdruck prüfen Sie einmal im Monat|den Rest zeigen wir beim Abholen}.",
        ],
        [
          "{Kann ich ein Rad mieten|Gibt es ein Ersatzrad|Was fahre ich solange}?",
          "{Fragen Sie bei der Annahme|Wenn eines frei ist}. {Sagen Sie Ihre Größe|Helm bitte mitbringen}.",
          "{Manchmal steht eines bereit|Das klären wir am besten vorab}, {schreiben Sie uns Größe und Zeitraum|für Touren fragen Sie bitte früh}.",
        ],
      ],
      qualities: [
        ["scharfe Bremsen", "leise Ketten"],
        ["saubere Arbeit", "schmutzige Hände"],
        ["ehrlicher Rat", "runde Räder"],
        ["schnelle Hilfe", "gutes Licht"],
        ["feste Speichen", "volle Reifen"],
        ["klare Preise", "gute Probefahrten"],
        ["runde Tritte", "dichte Taschen"],
      ],
      events: ["Flickkurs", "{Feierabendrunde|Sonntagsausfahrt}", "Lichttest im Herbst"],
      actions: {
        bookings: ["Werkstatttermin anfragen", "Rad anmelden"],
        visits: ["Rad vorbeibringen", "So finden Sie die Werkstatt"],
        quotes: ["Reparatur anfragen"],
      },
    },
  ),
  florist: familyWording(
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Blumenladen",
      "im Blumenladen",
      "in den Blumenladen",
      "Blumen",
    ],
    ["Blumen und Anlässe", "Frisch gebunden", "Termine"],
    {
      headlines: [
        "{Was heute blüht|Frisch vom Morgen}, {heute gebunden|in Papier}",
        "{Ein Strauß|Blumen}, {wo Worte fehlen|ganz ohne Grund}",
        "Für {frohe|helle} und für {schwere|stille} Tage",
      ],
      truths: [
        "{Knospen halten, Blüten gefallen|Eine offene Rose ist für heute, eine geschlossene für die Woche}: {sagen Sie, wann es schön sein soll|fragen Sie beim Aussuchen}.",
        "{Sauberes Wasser ist die halbe Arbeit|Eimer werden hier öfter geschrubbt als Tische}, {man sieht es an Tag fünf|der Strauß dankt es}.",
        "{Die Saison bindet mit|Im Mai riecht es anders als im November}: {darum sieht kein Strauß aus wie der letzte|wer fragt, bekommt das Beste von heute}.",
        "{Trauer braucht wenige Worte|Auf der Schleife zählt jedes Wort}, {darum nehmen wir uns Zeit|schreiben Sie es in Ruhe auf}.",
        "Ein Strauß {braucht Luft zwischen den Blüten|lebt vom Grün dazwischen}, {gedrängt verliert er schnell|das sieht man erst auf den zweiten Blick}.",
        "Blumen {sagen in einer Minute, was Briefe nicht schaffen|müssen nicht teuer sein}, {darum fragen wir nach dem Menschen|eine einzige kann reichen}.",
      ],
      offers: [
        [
          "flower",
          "Sträuße",
          "{Für Geburtstag, Dank, Verzeihung|Klein für den Küchentisch, groß für die Bühne}: {sagen Sie, für wen|Farbe, Duft, Vase, mehr brauchen wir nicht}.",
          "Ein Strauß {fängt mit einer Lieblingsfarbe an|entsteht vor Ihren Augen}, {wir wählen dazu, was heute am schönsten ist|und darf so wild oder schlicht sein wie sein Anlass}.",
        ],
        [
          "heart",
          "Hochzeit",
          "{Brautstrauß, Tische, Anstecker|Vom Kleid her gedacht}: {erst ein Gespräch, dann ein Muster|früh fragen, spät entscheiden}.",
          "Für die Hochzeit {sprechen wir über Kleid, Ort und Jahreszeit|planen wir mit Blüten, die es dann gibt}, {erst danach über einzelne Blumen|damit am Tag nichts schlappmacht}.",
        ],
        [
          "leaf",
          "Trauerfloristik",
          "{Kranz, Gesteck, Blumen für die Urne|Was er oder sie gern hatte}: {wir fragen leise|Schleife und Lieferung übernehmen wir}.",
          "Für den Abschied {binden wir, was zu dem Menschen gepasst hat|nehmen wir uns Zeit}, {Worte für die Schleife finden wir gemeinsam|und bringen die Blumen zur Trauerfeier, wenn Sie möchten}.",
        ],
        [
          "sprout",
          "Pflanzen",
          "{Fürs Fenster, für den Balkon, fürs Grab|Viel Licht oder wenig}: {wir sagen, was überlebt|umtopfen geht hier}.",
          "Pflanzen {suchen wir nach Licht und Gießlaune aus|sollen bei Ihnen weiterwachsen}, {erzählen Sie vom Standort|darum sagen wir, was sie brauchen}.",
        ],
        [
          "store",
          "Blumen für Betriebe",
          "{Empfang, Tische, Schaufenster|Jede Woche frisch}: {wir binden nach Budget und Farbe|Vasen werden gleich mit gewaschen}.",
          "Betrieben {liefern wir frische Blumen in festem Rhythmus|nehmen wir Auswahl und Pflege ab}, {abgestimmt auf Raum und Licht|zum Fest darf es auch mehr sein}.",
        ],
        [
          "gift",
          "Trockenblumen",
          "{Kränze, die ein Jahr hängen|Ohne Wasser, mit Erinnerung}: {auch aus Ihrem eigenen Strauß|fragen Sie nach Kursen}.",
          "Getrocknet {bleiben viele Blüten lange schön|wird aus Blumen ein Andenken}, {am liebsten fern von Sonne und Dampf|auch als kleines Geschenk}.",
        ],
      ],
      process: [
        [
          "Anlass nennen",
          "{Für wen, wann, wie viel ungefähr|Eine Farbe, ein Gefühl, eine Vase}: {der Rest ist Handwerk|Verbote sind auch willkommen}.",
          "Sie {erzählen, für wen die Blumen sind|nennen Anlass und Tag}, und wir {schlagen etwas vor|fragen nach Farben und Preisrahmen}.",
        ],
        [
          "Binden lassen",
          "{Aus dem, was heute gut ist|Sie dürfen zusehen}; {ein Veto ist erlaubt|Grün gehört dazu}.",
          "Dann {wählen wir aus und binden|stellen wir zusammen}, {was frisch hereingekommen ist|und Sie sagen, wenn etwas fehlt}.",
        ],
        [
          "Mitnehmen oder bringen lassen",
          "{In Papier, mit Wasser am Stiel|Zur Tür, zur Kirche, zur Halle}: {sagen Sie, wer da ist|zu Hause frisch anschneiden}.",
          "Zum Schluss {wird der Strauß gut eingepackt|bringen oder übergeben wir die Blumen}, {mit einem Satz zur Pflege|auf Wunsch mit einer Karte}.",
        ],
      ],
      questions: [
        [
          "{Wie halten Schnittblumen länger|Was tun, damit der Strauß hält|Was mögen frische Blumen}?",
          "{Schräg anschneiden, das Laub aus dem Wasser nehmen|Alle zwei Tage frisches Wasser}. {Nicht neben Obst und Heizung|Nachts kühl stellen}.",
          "{Sauberes Wasser und ein frischer Schnitt helfen am meisten|Stellen Sie den Strauß kühl und ohne Blätter im Wasser}, {das Pulver aus dem Tütchen wirkt wirklich|mit geschlossenen Knospen gekauft, halten Blumen am längsten}.",
        ],
        [
          "{Liefern Sie Blumen aus|Können Sie den Strauß bringen|Kommen die Blumen auch ins Haus}?",
          "{In der Nähe gern, sonst auf Anfrage|Mit Adresse und Zeit}. {Eine Nummer an der Tür hilft|Überraschung bitte dazusagen}.",
          "{Schreiben Sie uns Adresse und Wunschzeit|Ob wir hinkommen, sagen wir Ihnen gleich}, {für Überraschungen brauchen wir eine Nummer|eine Karte schreiben wir gern dazu}.",
        ],
        [
          "{Wann frage ich wegen der Hochzeit|Wie früh für den Brautstrauß|Wie planen wir die Blumen fürs Fest}?",
          "{Wenn Datum und Kleid feststehen|Einige Monate vorher}. {Farben dürfen später kommen|Für kleine Feste genügt weniger}.",
          "{Sobald Sie wissen, wann und wo gefeiert wird|Für große Feste lieber ein halbes Jahr vorher}, {Einzelheiten klären wir später|im Frühsommer ist die Auswahl am größten}.",
        ],
        [
          "{Wie schnell geht ein Trauerkranz|Bis wann muss ich für die Beerdigung bestellen|Wir brauchen Blumen zum Abschied, was ist zu tun}?",
          "{Ein, zwei Tage sind gut, weniger geht oft auch|Rufen Sie an}. {Den Text nehmen wir auf|Die Halle kennen wir meist}.",
          "{Melden Sie sich, sobald der Termin steht|Auch wenn es eilt, finden wir fast immer etwas}, {Worte und Farben besprechen wir am Telefon|mit der Trauerhalle stimmen wir uns ab}.",
        ],
        [
          "{Gibt es Rosen auch im Winter|Was blüht gerade|Welche Blumen passen jetzt}?",
          "{Fast alles gibt es, nicht alles ist gut|Fragen Sie nach dem, was hier wächst}. {Die Saison hält länger|Oft gibt es etwas Ähnliches}.",
          "{Vieles kommt das ganze Jahr, riecht aber nicht immer|Das ändert sich jede Woche}, {wer nach der Jahreszeit kauft, hat länger Freude|wir zeigen Ihnen, was ähnlich wirkt}.",
        ],
        [
          "{Welche Pflanzen sind giftig für Tiere|Was vertragen Katzen nicht|Wir haben ein Haustier, was ist zu beachten}?",
          "{Lilien sind für Katzen gefährlich|Sagen Sie uns, wer bei Ihnen knabbert}. {Orchideen und Farne sind meist harmlos|Im Zweifel hoch hängen}.",
          "{Nennen Sie uns Ihr Tier, dann lassen wir Heikles weg|Lilien und Oleander gehören nicht in Katzennähe}, {bei Unsicherheit fragt man besser die Tierarztpraxis|vieles andere ist unbedenklich}.",
        ],
      ],
      qualities: [
        ["frische Stiele", "langes Blühen"],
        ["leise Farben", "wilder Duft"],
        ["gute Bindung", "kurze Wege"],
        ["Blumen der Saison", "ein offenes Ohr"],
        ["feine Gräser", "kräftige Farben"],
        ["ruhige Worte", "schöne Schleifen"],
        ["lange Stiele", "kurze Wartezeit"],
      ],
      events: ["Kranzbinden", "{Frühlings|Advents}markt", "Straußkurs"],
      actions: {
        sales: ["Strauß bestellen", "Blumen bestellen"],
        visits: ["In den Laden kommen"],
        quotes: ["Für einen Anlass anfragen"],
      },
    },
  ),
};
