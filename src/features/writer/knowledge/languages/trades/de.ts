/** German wordings of trades that their family's words would not fit. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const GERMAN_TRADES: Record<string, Wording> = {
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
  bakery: familyWording(
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Bäckerei",
      "in der Bäckerei",
      "in die Bäckerei",
      "Brot und Kuchen",
    ],
    ["Brot und Kuchen", "Aus dem Ofen", "Backtage"],
    {
      headlines: [
        "{Warm|Frisch} aus dem Ofen, {früh am Morgen|bevor die Straße wach ist}",
        "Mehl, Wasser, Salz {und Zeit|und Geduld}",
        "{Kruste|Krume}, die {man hört|bleibt}",
      ],
      truths: [
        "{Gutes Brot braucht wenig und lange|Teig lässt sich nicht hetzen}: {über Nacht entsteht der Geschmack|darum beginnt der Tag am Abend}.",
        "{Die Kruste ist der Geschmack|Blasses Brot ist nach einem Tag langweilig}, {darum darf es länger im Ofen bleiben|fragen Sie nach einem kräftigen Laib}.",
        "{Teig spürt das Wetter|An heißen Tagen eilt die Hefe}: {kein Rezept bleibt im Sommer gleich|die Hand merkt es zuerst}.",
        "{Butter verzeiht keine Hast|Falten, kühlen, falten}: {gezählt werden die Schichten erst beim Beißen|das meiste daran ist Warten}.",
        "Mehl {ist nie gleich|trinkt jeden Tag anders}, {deshalb hilft Erfahrung mehr als die Waage|darum fühlt man den Teig}.",
        "Wer früh aufsteht, {hört die Stadt aufwachen|hat den Ofen für sich}, {das ist der Lohn der kurzen Nacht|und der Tag beginnt mit Wärme}.",
      ],
      offers: [
        [
          "croissant",
          "Brötchen",
          "{Brötchen, Hörnchen, etwas mit Körnern|Was um sieben auf den Tisch soll}: {am besten früh|oder am Abend vorher bestellt}.",
          "Brötchen {schmecken am besten, wenn sie noch knistern|backen wir nach und nach}, {wer viele braucht, bestellt am Vortag|für den Sonntag lohnt eine Vorbestellung}.",
        ],
        [
          "wheat",
          "Brot",
          "{Roggen, Dinkel, Weizen, mit und ohne Saat|Ganz, halb oder geschnitten}: {sagen Sie, wie lange es halten soll|im Tuch bleibt es gut}.",
          "Unser Brot {bekommt Zeit zum Reifen|hält sich gut, wenn es richtig liegt}, {fragen Sie nach einer Scheibe zum Probieren|wir schneiden es, wie Sie es mögen}.",
        ],
        [
          "cake",
          "Torten auf Bestellung",
          "{Geburtstag, Taufe, Hochzeit|Wie viele Stücke, welcher Geschmack}: {ein Bild hilft|Allergien bitte dazuschreiben}.",
          "Torten {entstehen nach Ihren Angaben|planen wir mit Ihnen}: {Anlass, Größe und was nicht hinein darf|am liebsten ein paar Tage im Voraus}.",
        ],
        [
          "cake-slice",
          "Kuchen und Gebäck",
          "{Blech, Obst, Plunder|Für den Nachmittag}: {was weg ist, ist weg|die Saison entscheidet mit}.",
          "Kuchen {gibt es nach Jahreszeit|backen wir in kleinen Mengen}, {im Sommer mit Obst, im Winter mit Nuss und Gewürz|nachmittags ist manches schon vergriffen}.",
        ],
        [
          "sandwich",
          "Belegtes für die Pause",
          "{Belegt, warm, zum Mitnehmen|Wenn die Mittagszeit kurz ist}: {auch für ein ganzes Büro|sagen Sie, wer kein Fleisch isst}.",
          "Für die Pause {belegen wir frisch|gibt es Herzhaftes auf die Hand}, {auch Platten für die Besprechung|mit und ohne Fleisch}.",
        ],
        [
          "store",
          "Brot für Cafés",
          "{Brot für Ihre Karte|Feste Mengen, feste Zeit}: {die Probe kommt zuerst|sprechen wir über den Weg zu Ihnen}.",
          "Cafés und Küchen {beliefern wir nach fester Absprache|bekommen ihr Brot zur vereinbarten Zeit}, {vorher probieren Sie in Ruhe|Mengen lassen sich von Woche zu Woche ändern}.",
        ],
      ],
      process: [
        [
          "Aussuchen",
          "{Schauen, fragen, riechen|Sagen Sie, was es dazu gibt}: {wir nennen das passende Brot|geschnitten oder am Stück}.",
          "An der Theke {sagen Sie, was es dazu geben soll|dürfen Sie fragen und kosten}, und wir {finden das passende Brot|empfehlen, was gerade gut ist}.",
        ],
        [
          "Vorbestellen",
          "{Ein Wort am Tag vorher|Mit Name und Uhrzeit}: {dann liegt es bereit|auch ein halbes}.",
          "Wer {sicher gehen will|etwas Bestimmtes möchte}, {bestellt am Tag davor|schreibt oder ruft kurz an}, {dann legen wir es zurück|auch kleine Mengen sind recht}.",
        ],
        [
          "Abholen",
          "{Früh für Brötchen, später für Brot|Beutel aus Stoff sind gern gesehen}; {erst auskühlen lassen|die Kruste nach oben}.",
          "Ihre Tüte {wartet mit Ihrem Namen hinter der Theke|steht zur vereinbarten Zeit bereit}, {Warmes lassen Sie zu Hause noch etwas atmen|bezahlt wird beim Abholen}.",
        ],
      ],
      questions: [
        [
          "{Wie bleibt Brot frisch|Wie lagere ich Brot|Was mag Brot am liebsten}?",
          "{Im Tuch oder im Kasten, nie im Kühlschrank|Schnittfläche nach unten}. {Eingefroren in Scheiben hält es Wochen|Älteres schmeckt getoastet}.",
          "{Am liebsten liegt es im Brotkasten oder in einem Tuch|Feuchtigkeit ist sein größter Feind}, {nach zwei, drei Tagen hilft der Toaster|in Scheiben lässt es sich gut einfrieren}.",
        ],
        [
          "{Wie früh bestelle ich eine Torte|Bis wann muss ich vorbestellen|Mit welchem Vorlauf soll ich bestellen}?",
          "{Torten einige Tage vorher, Brot bis zum Abend davor|Brot am Vortag, große Torten eher Wochen vorher}. {Nennen Sie Personen und Anlass|Ein Foto ist ein guter Anfang}.",
          "{Je aufwendiger die Torte, desto früher|Für Brot reicht meist der Vorabend}, {schreiben Sie uns Tag und Anzahl der Gäste|um Feiertage herum planen Sie besser länger}.",
        ],
        [
          "{Gibt es etwas ohne Weizen|Welches Brot ist ohne Weizen|Ich esse keinen Weizen, was gibt es}?",
          "{Dinkel und Roggen ja, doch Gluten steckt in beiden|Mehl fliegt in jeder Backstube}. {Bei Zöliakie raten wir zur Vorsicht|Fragen Sie, was zuerst gebacken wird}.",
          "{Einige Brote backen wir ohne Weizenmehl|Fragen Sie nach Roggen oder Dinkel}, {frei von Gluten sind sie deshalb nicht|bei einer Allergie erklären wir, was in der Backstube verwendet wird}.",
        ],
        [
          "{Was ist im Teig|Wo stehen die Zutaten|Welche Zutaten verwenden Sie}?",
          "{Mehl, Wasser, Salz und viel Zeit|Fragen Sie an der Theke}. {Saaten, Milch und Nüsse nennen wir|Sagen Sie, was Sie meiden}.",
          "{Die Zutatenliste zeigen wir Ihnen gern|Was im Brot steckt, darf jeder wissen}, {auch Allergene sind dort vermerkt|bei Unverträglichkeiten sehen wir lieber zweimal nach}.",
        ],
        [
          "{Warum Sauerteig|Was macht Sauerteig anders|Was bewirkt die lange Reife}?",
          "{Er arbeitet langsam und hinterlässt Geschmack|Wilde Hefe braucht die Nacht}. {Viele vertragen ihn besser|Er hält das Brot feucht}.",
          "{Wilde Hefen arbeiten langsam und geben Säure|Weil lange Reife Geschmack bringt}, {so bleibt die Krume länger saftig|ob er Ihnen bekommt, probieren Sie am besten selbst}.",
        ],
        [
          "{Was geschieht mit dem Rest|Was passiert mit altem Brot|Was wird aus dem, was übrig bleibt}?",
          "{Fragen Sie am Abend nach dem, was bleibt|Aus Altem werden Brösel}. {Wer vorbestellt, hilft beim Planen|Weggeworfen wird ungern}.",
          "{Wir backen lieber knapp als zu viel|Ganz vermeiden lässt sich ein Rest nicht}, {gegen Abend wird die Auswahl deshalb kleiner|Ihre Vorbestellung hilft uns beim Rechnen}.",
        ],
      ],
      qualities: [
        ["kräftige Kruste", "weiche Krume"],
        ["langer Teig", "kurze Zutatenliste"],
        ["warme Brötchen", "ein Lächeln"],
        ["frühe Stunden", "ehrliches Handwerk"],
        ["gutes Mehl", "ruhige Hände"],
        ["knusprige Ecken", "saftige Scheiben"],
        ["klare Zutaten", "volle Körbe"],
      ],
      events: ["{Brot|Torten}backkurs", "Backstube von innen", "Verkostung"],
      actions: { sales: ["Brot vorbestellen", "Torte bestellen"], visits: ["So finden Sie uns"] },
    },
  ),
  gardener: familyWording(
    [
      "Gartenbesitzerin oder Gartenbesitzer",
      "Gartenbesitzer",
      "Betrieb",
      "im Garten",
      "in den Garten",
      "Garten und Pflanzen",
    ],
    ["Leistungen", "Gärten", "Gartentage"],
    {
      headlines: [
        "{Viel Grün|Grün}, das {mit Ihnen wächst|Arbeit macht, wo es Freude macht}",
        "{Erst der Boden|Erst hinsehen}, dann {die Pflanze|der Spaten}",
        "Schneiden, wenn {es Zeit ist|der Strauch es will}",
      ],
      truths: [
        "{Was beim Nachbarn wächst, wächst auch hier|Der Boden entscheidet, nicht der Katalog}: {darum graben wir zuerst ein Loch|schauen Sie über den Zaun}.",
        "{Im ersten Jahr schläft ein Garten, im dritten springt er|Ein Garten hat Zeit}, {darum bleiben Lücken stehen|wer wartet, pflanzt weniger}.",
        "{Gegossen wird am Morgen, selten und viel|Selten gießen, dafür gründlich}: {so hält der Rasen auch den Juli aus|das gilt vom ersten Sommer an}.",
        "{Eine Hecke merkt sich jeden Schnitt|Zu spät geschnitten ist schlecht geschlafen}, {und die Vögel reden mit|darum gibt es einen Kalender}.",
        "Ein guter Boden {ist mehr wert als jede Pflanze|entsteht in Jahren}, {darum decken wir ihn zu, statt ihn zu hacken|kaufen kann man ihn kaum}.",
        "Schatten {ist kein Mangel|hat seine eigenen Pflanzen}, {man muss nur die richtigen setzen|an heißen Tagen sitzt dort jeder gern}.",
      ],
      offers: [
        [
          "scissors",
          "Pflege durchs Jahr",
          "{Rasen, Beete, Hecken, Laub|Alle paar Wochen oder nach Ruf}: {so bleibt es klein|Sie sagen, was Sie selbst tun möchten}.",
          "Bei der Pflege {kommen wir in festen Abständen|folgen wir dem Jahr}, {mähen, schneiden und räumen auf|und lassen Ihnen die Arbeiten, die Sie gern selbst tun}.",
        ],
        [
          "ruler",
          "Neuanlage",
          "{Plan, Boden, Pflanzen, Wege|Vom Bauschutt bis zum ersten Grün}: {in Schritten, die das Konto mag|mit Blick aus dem Küchenfenster}.",
          "Ein neuer Garten {beginnt auf Papier|wächst in Abschnitten}, {mit Licht, Wegen und einem Platz zum Sitzen|wir planen so, dass er nicht zu viel Arbeit macht}.",
        ],
        [
          "tree-deciduous",
          "Bäume und Gehölze",
          "{Schneiden, sichern, fällen|Mit Seil oder Leiter}: {erst prüfen, ob es erlaubt ist|Totes erkennt man im Sommer}.",
          "Bei Bäumen {prüfen wir zuerst, was erlaubt ist|geht Sicherheit vor}, {geschnitten wird zur richtigen Zeit|und wir sagen, wenn ein Baum stehen bleiben sollte}.",
        ],
        [
          "brick-wall",
          "Wege und Mauern",
          "{Platten, Stufen, Kanten, Holz|Was bei Frost liegen bleibt}: {den Unterbau sieht man nie und merkt ihn immer|Wasser braucht Gefälle}.",
          "Wege und Mauern {halten nur auf gutem Grund|legen wir mit Gefälle an}, {darum graben wir tiefer, als man denkt|Muster der Steine sehen Sie vorher}.",
        ],
        [
          "droplets",
          "Bewässerung",
          "{Tropfschlauch, Tonne, Teich|Gießen ohne Kanne}: {sparsam und leise|vor dem Urlaub fragen}.",
          "Bewässert wird {dort, wo es nötig ist|am besten ohne Verschwendung}, {mit Schläuchen am Boden oder einer Tonne|damit Sie im Urlaub nicht an die Kanne denken}.",
        ],
        [
          "leaf",
          "Naturnahe Gärten",
          "{Stauden, Wildes, ein Haufen Äste|Für Bienen und müde Rücken}: {weniger mähen|mehr schauen}.",
          "Naturnah {heißt nicht ungepflegt|gärtnern macht oft weniger Mühe}, {mit heimischen Stauden und ruhigen Ecken|Vögel und Insekten kommen von selbst}.",
        ],
      ],
      process: [
        [
          "Rundgang",
          "{Sonne, Wind, Boden, Nachbars Baum|Bei jedem Wetter}: {sagen Sie, wie Sie den Garten nutzen|zeigen Sie uns, wo der Tisch steht}.",
          "Bei einem Rundgang {zeigen Sie uns, was stört und was bleiben soll|sehen wir Boden und Licht an}, {wir fragen, wie viel Zeit Sie haben|auch der Blick aus dem Fenster zählt}.",
        ],
        [
          "Plan und Preis",
          "{Was jetzt, was nächstes Jahr|Skizze, Pflanzenliste, Summe}; {manches geht in Eigenarbeit|Sie streichen, was zu viel ist}.",
          "Danach {bekommen Sie einen Vorschlag mit Preis|zeichnen wir auf, was möglich ist}, {aufgeteilt in Schritte|Sie wählen, was zuerst kommt}.",
        ],
        [
          "Arbeiten",
          "{Werkzeug rein, Grünzeug raus, Tor zu|In trockenen Wochen, wenn es geht}: {Sie sehen die erste Reihe|der Weg wird gekehrt}.",
          "Gearbeitet wird {nach Absprache und Wetter|sauber und Stück für Stück}, {Abfälle nehmen wir auf Wunsch mit|am Abend ist der Weg wieder frei}.",
        ],
        [
          "Wachsen lassen",
          "{Gießen, warten, gucken|Der erste Sommer zählt}: {ein Zettel sagt, was wann|wir kommen wieder, wenn Sie mögen}.",
          "Dann {braucht der Garten Zeit|wächst es an}, {wir sagen, wie Sie gießen sollten|und auf Wunsch sehen wir wieder nach}.",
        ],
      ],
      questions: [
        [
          "{Wann darf die Hecke geschnitten werden|Bis wann muss ich schneiden|Was ist beim Heckenschnitt erlaubt}?",
          "{Starke Schnitte im Winter, Formen im Sommer|Das Gesetz schützt brütende Vögel}. {Wir kennen die Fristen hier|Vor dem Schnitt wird nachgesehen}.",
          "{Für den starken Rückschnitt gibt es gesetzliche Zeiten|Im Sommer sind nur leichte Formschnitte erlaubt}, {wir planen den Termin entsprechend|vorher sehen wir nach Nestern}.",
        ],
        [
          "{Wann ist Pflanzzeit|Wann sollte man pflanzen|Wann kommt was in die Erde}?",
          "{Im Herbst, wenn der Boden noch warm ist|Zartes im späten Frühling}. {Aus dem Topf fast immer, nur nicht bei Frost|Gießen ist wichtiger als der Monat}.",
          "{Der Herbst ist für vieles am besten|Das hängt von der Pflanze ab}, {im Frühjahr folgt, was Frost nicht mag|angießen muss man immer}.",
        ],
        [
          "{Was kostet Gartenpflege|Rechnen Sie nach Stunden|Was kostet ein Gartenjahr}?",
          "{Nach Zeit oder als Paket, mit oder ohne Abfuhr|Nach dem Rundgang gibt es eine Zahl}. {Regelmäßig ist günstiger als gerettet|Zufahrt und Grünschnitt zählen mit}.",
          "{Einen Preis nennen wir nach dem Rundgang|Das hängt von Fläche und Zustand ab}, {regelmäßige Pflege ist leichter zu planen|Abfuhr und Material stehen einzeln darin}.",
        ],
        [
          "{Welche Pflanzen machen wenig Arbeit|Gibt es Beete, die sich selbst helfen|Ich habe wenig Zeit, was raten Sie}?",
          "{Stauden, die den Boden mögen|Dicht gepflanzt statt gehackt}. {Im ersten Jahr braucht alles Wasser|Wenige Sorten, viele davon}.",
          "{Robuste Stauden, die zum Standort passen|Bodendecker und kleine Sträucher}, {nach zwei Jahren schließen sie die Fläche|am Anfang muss trotzdem gejätet werden}.",
        ],
        [
          "{Nehmen Sie das Grüngut mit|Was passiert mit dem Schnitt|Wohin kommt, was abgeschnitten wird}?",
          "{Abfahren, häckseln oder als Haufen lassen|Sagen Sie, ob ein Kompost da ist}. {Die Abfuhr steht im Angebot|Äste mögen Igel}.",
          "{Auf Wunsch laden wir alles auf|Einiges lässt sich im Garten weiterverwenden}, {was es kostet, steht vorher fest|gehäckselt wird daraus guter Mulch}.",
        ],
        [
          "{Warum wird der Rasen gelb|Wie oft muss ich gießen|Was fehlt meinem Rasen}?",
          "{Zu kurz gemäht und zu oft genippt|Selten und lang gießen}. {Im Hochsommer darf er schlafen|Wir sehen nach Moos und Boden}.",
          "{Meist fehlt Wasser in der Tiefe oder Nahrung|Oft liegt es an Schnitt oder Schatten}, {wir sehen uns den Boden an|gießen Sie lieber selten, aber lange}.",
        ],
      ],
      qualities: [
        ["scharfe Scheren", "gerade Kanten"],
        ["gesunder Boden", "ruhige Beete"],
        ["feste Termine", "sauberer Weg"],
        ["ein Plan fürs Jahr", "Platz für Wildes"],
        ["kräftige Wurzeln", "lichte Kronen"],
        ["klare Wege", "dichte Hecken"],
        ["feuchte Erde", "leise Arbeit"],
      ],
      events: ["{Obstbaum|Rosen}schnittkurs", "Offener Garten", "Pflanzentausch"],
      actions: { quotes: ["Garten zeigen", "Angebot anfragen"], calls: ["Rückruf für den Garten"] },
    },
  ),
  notary: familyWording(
    [
      "Mandantin oder Mandant",
      "Mandantinnen und Mandanten",
      "Notariat",
      "im Notariat",
      "ins Notariat",
      "Beratung und Beurkundung",
    ],
    ["Urkunden und Beratung", "Das Notariat", "Vorträge"],
    {
      headlines: [
        "{Vorgelesen|Erklärt}, {verstanden|besprochen}, unterschrieben",
        "Verträge, die {halten|beide verstehen}",
        "{Unparteiisch|Ruhig}, von {der ersten Frage an|Anfang bis Siegel}",
      ],
      truths: [
        "{Ein Notar steht auf keiner Seite|Beratung heißt hier: für beide}, {darum darf jede Seite fragen|darum wird nichts überhört}.",
        "{Vorlesen ist Pflicht und ein guter Brauch|Beim Vorlesen fällt das Kleingedruckte auf}: {unterbrechen Sie ruhig|erst verstehen, dann unterschreiben}.",
        "{Ein Testament ist ein Brief an später|Was nicht geschrieben steht, wird vermutet}, {Klarheit erspart später Streit|darum lohnt die Stunde}.",
        "{Die Gebühren stehen im Gesetz|Überall kostet dasselbe dasselbe}: {fragen Sie vorher|ein Entwurf gehört oft dazu}.",
        "Ein Vertrag {soll auch nach vielen Jahren noch klar sein|wird für den Tag geschrieben, an dem man sich nicht einig ist}, {darum ringen wir um jedes Wort|deshalb fragen wir nach dem Ungewohnten}.",
        "Wer {früh vorsorgt|seinen Willen festhält}, {nimmt der Familie eine Last ab|muss später nichts erklären}, {und kann es jederzeit ändern|das beruhigt alle Beteiligten}.",
      ],
      offers: [
        [
          "house",
          "Haus und Grund",
          "{Kauf, Schenkung, Grundschuld|Vom Entwurf bis zum Grundbuch}: {Sie lesen vorher|wir erklären, wann was gezahlt wird}.",
          "Rund um Haus und Grund {bereiten wir den Vertrag vor und erklären ihn|prüfen wir das Grundbuch}, {bezahlt wird erst, wenn alles gesichert ist|Sie bekommen den Entwurf rechtzeitig vorher}.",
        ],
        [
          "scroll-text",
          "Erbe und Testament",
          "{Wer bekommt was, wer kümmert sich|Testament, Erbvertrag, Ausschlagung}: {auf die Fristen achten wir|auch ein alter Wille lässt sich prüfen}.",
          "Beim Testament {geht es darum, dass Ihr Wille auch umgesetzt wird|fragen wir nach Familie und Vermögen}, {am Ende steht alles in klaren Sätzen|gemeinsam finden wir die Form, die trägt}.",
        ],
        [
          "users",
          "Ehe und Familie",
          "{Ehevertrag, Adoption, Unterhalt|Was zwei vereinbaren wollen}: {in Worten, die beide tragen|vor der Hochzeit oder danach}.",
          "Für Ehe und Familie {halten wir fest, was beide möchten|sprechen wir mit beiden Seiten}, {ohne Partei zu ergreifen|auch wenn sich später etwas ändert}.",
        ],
        [
          "briefcase",
          "Gründung und Register",
          "{Gründung, Anteile, Register|Vom Namen bis zur Eintragung}: {sagen Sie, wer entscheidet|Papiere gehen digital weiter}.",
          "Bei einer Gründung {beurkunden wir Vertrag und Anmeldung|klären wir vorher, welche Angaben fehlen}, {die Einreichung beim Register übernehmen wir|damit die Eintragung nicht hängen bleibt}.",
        ],
        [
          "shield-check",
          "Vorsorge",
          "{Vollmacht und Verfügung|Wer darf handeln, wenn Sie es nicht können}: {ein Gespräch genügt meist|die Familie weiß Bescheid}.",
          "Mit einer Vollmacht {bestimmen Sie selbst, wer für Sie spricht|sorgen Sie vor, solange es Ihnen gut geht}, {wir erklären, wie weit sie reicht|sie lässt sich später auch ändern}.",
        ],
        [
          "stamp",
          "Beglaubigungen",
          "{Unterschrift, Abschrift, Apostille|Mit Ausweis}: {oft ohne lange Wartezeit|sagen Sie, für welches Land}.",
          "Für Beglaubigungen {brauchen wir das Original und Ihren Ausweis|reicht meist ein kurzer Termin}, {für das Ausland gelten eigene Regeln|rufen Sie vorher kurz an}.",
        ],
      ],
      process: [
        [
          "Anfragen",
          "{Worum es geht, wer beteiligt ist, bis wann|Namen und Anschriften aller}: {Ausweis bereitlegen|Sie hören, welche Papiere fehlen}.",
          "Sie {schildern, was beurkundet werden soll|nennen uns alle Beteiligten}, und wir {sagen, welche Unterlagen nötig sind|stellen die Fragen, die noch offen sind}.",
        ],
        [
          "Entwurf lesen",
          "{In Ruhe, zu Hause|Mit Stift am Rand}; {Fragen vor dem Termin sind die besten|Änderungen sind üblich}.",
          "Den Entwurf {bekommen Sie, bevor es ernst wird|lesen Sie in Ruhe}, {was unklar ist, ändern oder erklären wir|gern auch zusammen mit Ihrer Beratung}.",
        ],
        [
          "Beurkunden",
          "{Vorlesen, erklären, unterschreiben|Alle an einem Tisch}: {mit Ausweis|danach melden wir an Ämter und Register}.",
          "Beim Termin {wird alles vorgelesen und erklärt|dürfen alle unterbrechen und fragen}, {dann wird unterschrieben|und wir erledigen, was danach zu tun ist}.",
        ],
      ],
      questions: [
        [
          "{Was kostet ein Notar|Kann ich die Gebühren vorher erfahren|Wonach richten sich die Gebühren}?",
          "{Die Höhe steht im Gesetz und richtet sich nach dem Wert|Überall gilt dieselbe Tabelle}. {Fragen Sie nach einer Schätzung|Der Entwurf ist meist enthalten}.",
          "{Es gilt ein gesetzlicher Tarif|Nach welchem Wert gerechnet wird, erklären wir}, {eine Schätzung bekommen Sie auf Anfrage|verhandeln dürfen wir darüber nicht}.",
        ],
        [
          "{Was muss ich mitbringen|Welche Unterlagen brauche ich|Was brauche ich für den Termin}?",
          "{Einen gültigen Ausweis und was es schriftlich gibt|Steuernummer und Grundbuchdaten, wenn ein Haus dabei ist}. {Sie bekommen vorab eine Liste|Fehlendes lässt sich anfordern}.",
          "{Das hängt vom Anliegen ab|Bitte bringen Sie einen gültigen Ausweis mit}, {eine genaue Liste schicken wir vor dem Termin|weitere Papiere nennen wir Ihnen rechtzeitig}.",
        ],
        [
          "{Vertritt der Notar mich oder die andere Seite|Wer berät mich|Für wen arbeitet das Notariat}?",
          "{Keine von beiden, das Amt ist unparteiisch|Er erklärt allen dasselbe}. {Für den eigenen Vorteil gibt es Anwälte|Fragen dürfen beide}.",
          "{Wir sind zur Neutralität verpflichtet|Der Notar berät alle Beteiligten gleich}, {wer eigenen Rat möchte, geht zusätzlich zum Anwalt|fragen dürfen Sie trotzdem alles}.",
        ],
        [
          "{Wie lange dauert ein Hauskauf|Wann gehört mir das Haus|Mit welcher Zeit muss ich beim Kauf rechnen}?",
          "{Der Termin ist der Anfang|Bank, Gemeinde und Grundbuch brauchen Wochen}. {Gezahlt wird erst, wenn es sicher ist|Wir sagen, was als Nächstes kommt}.",
          "{Vom Termin bis zur Eintragung vergehen meist Wochen|Das liegt vor allem an Bank und Ämtern}, {wir überwachen die einzelnen Schritte|wann Sie zahlen müssen, sagen wir Ihnen schriftlich}.",
        ],
        [
          "{Muss ein Testament zum Notar|Reicht ein handgeschriebenes Testament|Welche Form braucht mein Testament}?",
          "{Von Hand und mit Datum gilt es auch|Beim Notar wird geprüft, ob es trägt}. {Es wird verwahrt und gefunden|Der Erbschein kann entfallen}.",
          "{Handschriftlich geht es auch, es birgt aber Fehler|Nötig ist es nicht immer}, {beurkundet ist es sicher verwahrt|Ihre Erben ersparen sich damit oft Aufwand}.",
        ],
      ],
      qualities: [
        ["genaue Urkunden", "klare Worte"],
        ["offene Gebühren", "ruhige Termine"],
        ["gewahrte Fristen", "ein fester Platz im Register"],
        ["unparteiischer Rat", "lesbare Entwürfe"],
        ["klare Entwürfe", "sichere Verwahrung"],
        ["ruhige Beratung", "vollständige Papiere"],
        ["offene Fragen", "verständliche Verträge"],
      ],
      events: [
        "Abend zu Testament und Vollmacht",
        "Vortrag zum Hauskauf",
        "Sprechstunde für Gründer",
      ],
      actions: {
        bookings: ["Termin anfragen", "Beurkundung anfragen"],
        quotes: ["Entwurf anfragen", "Gebühren erfragen"],
        calls: ["Rückruf erbitten"],
      },
    },
  ),
};
