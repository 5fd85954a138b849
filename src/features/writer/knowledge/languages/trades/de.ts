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
        "{Eine geölte Kette hält dreimal so gern|Ketten sterben trocken}, {und nehmen das Ritzel mit|darum schauen wir zuerst dorthin}.",
        "{Die Sitzhöhe entscheidet über die Knie|Ein Zentimeter am Sattel ändert die ganze Fahrt}: {messen geht schnell|bringen Sie Ihre Schuhe mit}.",
        "{Luft ist das billigste Ersatzteil|Die meisten Platten beginnen mit zu wenig Druck}, {deshalb steht die Pumpe draußen|einmal im Monat genügt}.",
        "{Geräusche wandern im Rahmen|Was vorn knackt, sitzt oft hinten}: {wir fahren eine Runde|hören kommt vor dem Schrauben}.",
      ],
      offers: [
        [
          "wrench",
          "Inspektion",
          "{Bremsen, Schaltung, Speichen, Licht|Einmal durch, vom Lenker bis zum Ventil}: {Sie bekommen eine Liste|vor dem Frühling ist es ruhiger}.",
        ],
        [
          "circle-dot",
          "Reifen und Laufräder",
          "{Schlauch, Mantel, Speiche, Acht|Auch wenn das Loch keiner findet}: {Rad her, Rad zurück|oft noch am selben Tag, fragen Sie}.",
        ],
        [
          "zap",
          "Räder mit Motor",
          "{Akku, Anzeige, Antrieb|Fehler auslesen und erklären}: {bringen Sie Ladegerät und Schlüssel mit|wir sagen, was der Hersteller darf}.",
        ],
        [
          "bike",
          "Neue und gebrauchte Räder",
          "{Für den Weg zur Arbeit oder über den Berg|Probe fahren, dann reden}: {wir stellen es auf Sie ein|Altes nehmen wir nach Absprache}.",
        ],
        [
          "baby",
          "Kinder- und Lastenräder",
          "{Anhänger, Sitz, Kiste, kleines Rad|Was das Leben eben mitbringt}: {mit Probefahrt ums Haus|Größe schlägt Farbe}.",
        ],
        [
          "lock",
          "Schlösser und Taschen",
          "{Weniger Zubehör, dafür passendes|Was nass und dunkel aushält}: {wir schrauben es an|sagen Sie, wo es nachts steht}.",
        ],
      ],
      process: [
        [
          "Hinstellen",
          "{Sagen Sie, was es tut und wann|Vorführen geht auch}: {wir hängen einen Zettel daran|Probefahrt inbegriffen}.",
        ],
        [
          "Anrufen lassen",
          "{Erst der Blick, dann die Summe|Teurer wird es nur mit Ihrem Ja}; {Teile nennen wir beim Namen|billig und gut stehen nebeneinander}.",
        ],
        [
          "Losfahren",
          "{Kurz draufsetzen, bremsen, schalten|Nachziehen nach den ersten Kilometern}: {das gehört dazu|klingelt es noch, kommen Sie zurück}.",
        ],
      ],
      questions: [
        [
          "{Wie schnell geht eine Reparatur|Kann ich darauf warten}?",
          "{Ein Platten oft gleich, eine Inspektion über Nacht|Im Frühling dauert es länger}. {Fragen Sie morgens|Mit Termin geht es am schnellsten}.",
        ],
        [
          "{Lohnt sich das noch|Reparieren oder neu kaufen}?",
          "{Wir rechnen Teile gegen Rad|Am Rahmen entscheidet es sich}. {Manches alte Rad überlebt drei neue|Wenn nicht, sagen wir es}.",
        ],
        [
          "{Reparieren Sie auch fremde Räder|Machen Sie alle Marken}?",
          "{Was sich lösen lässt, sehen wir uns an|Bei manchen Motoren kommt es auf die Teile an}. {Rufen Sie mit Marke und Modell an|Ein Foto hilft}.",
        ],
        [
          "{Was kostet eine Inspektion|Kenne ich vorher den Preis}?",
          "{Die Arbeit hat einen festen Rahmen, Teile kommen dazu|Nach dem ersten Blick, ja}. {Sie hören die Summe, bevor wir schrauben|Liste zuerst, Schlüssel danach}.",
        ],
        [
          "{Wie pflege ich die Kette|Was kann ich selbst tun}?",
          "{Abwischen, ölen, wieder abwischen|Ein Lappen und drei Tropfen}. {Nach Regen am selben Abend|Pumpen nicht vergessen}.",
        ],
        [
          "{Kann ich ein Rad mieten|Gibt es ein Ersatzrad}?",
          "{Fragen Sie bei der Annahme|Wenn eines frei ist}. {Sagen Sie Ihre Größe|Helm bitte mitbringen}.",
        ],
      ],
      qualities: [
        ["scharfe Bremsen", "leise Ketten"],
        ["saubere Arbeit", "schmutzige Hände"],
        ["ehrlicher Rat", "runde Räder"],
        ["schnelle Hilfe", "gutes Licht"],
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
      ],
      offers: [
        [
          "flower",
          "Sträuße",
          "{Für Geburtstag, Dank, Verzeihung|Klein für den Küchentisch, groß für die Bühne}: {sagen Sie, für wen|Farbe, Duft, Vase, mehr brauchen wir nicht}.",
        ],
        [
          "heart",
          "Hochzeit",
          "{Brautstrauß, Tische, Anstecker|Vom Kleid her gedacht}: {ein Gespräch, ein Muster|früh fragen, spät entscheiden}.",
        ],
        [
          "leaf",
          "Trauerfloristik",
          "{Kranz, Gesteck, Blumen für die Urne|Was er oder sie gern hatte}: {wir fragen leise|Schleife und Lieferung übernehmen wir}.",
        ],
        [
          "sprout",
          "Pflanzen",
          "{Fürs Fenster, für den Balkon, fürs Grab|Viel Licht oder wenig}: {wir sagen, was überlebt|umtopfen geht hier}.",
        ],
        [
          "store",
          "Blumen für Betriebe",
          "{Empfang, Tische, Schaufenster|Jede Woche frisch}: {nach Budget und Farbe|Vasen werden gleich mit gewaschen}.",
        ],
        [
          "gift",
          "Trockenblumen",
          "{Kränze, die ein Jahr hängen|Ohne Wasser, mit Erinnerung}: {auch aus Ihrem eigenen Strauß|fragen Sie nach Kursen}.",
        ],
      ],
      process: [
        [
          "Anlass nennen",
          "{Für wen, wann, wie viel ungefähr|Eine Farbe, ein Gefühl, eine Vase}: {der Rest ist Handwerk|Verbote sind auch willkommen}.",
        ],
        [
          "Binden lassen",
          "{Aus dem, was heute gut ist|Sie dürfen zusehen}; {ein Veto ist erlaubt|Grün gehört dazu}.",
        ],
        [
          "Mitnehmen oder bringen lassen",
          "{In Papier, mit Wasser am Stiel|Zur Tür, zur Kirche, zur Halle}: {sagen Sie, wer da ist|zu Hause frisch anschneiden}.",
        ],
      ],
      questions: [
        [
          "{Wie halten Schnittblumen länger|Was tun, damit der Strauß hält}?",
          "{Schräg anschneiden, Laub weg vom Wasser|Alle zwei Tage neu}. {Nicht neben Obst und Heizung|Nachts kühl stellen}.",
        ],
        [
          "{Liefern Sie Blumen aus|Können Sie den Strauß bringen}?",
          "{In der Nähe gern, sonst auf Anfrage|Mit Adresse und Zeit}. {Eine Nummer an der Tür hilft|Überraschung bitte dazusagen}.",
        ],
        [
          "{Wann frage ich wegen der Hochzeit|Wie früh für den Brautstrauß}?",
          "{Wenn Datum und Kleid feststehen|Einige Monate vorher}. {Farben dürfen später kommen|Für kleine Feste genügt weniger}.",
        ],
        [
          "{Wie schnell geht ein Trauerkranz|Bis wann muss ich für die Beerdigung bestellen}?",
          "{Ein, zwei Tage sind gut, weniger geht oft auch|Rufen Sie an}. {Den Text nehmen wir auf|Die Halle kennen wir meist}.",
        ],
        [
          "{Gibt es Rosen auch im Winter|Was blüht gerade}?",
          "{Fast alles gibt es, nicht alles ist gut|Fragen Sie nach dem, was hier wächst}. {Die Saison hält länger|Oft gibt es etwas Ähnliches}.",
        ],
        [
          "{Welche Pflanzen sind giftig für Tiere|Was vertragen Katzen nicht}?",
          "{Lilien sind für Katzen gefährlich|Sagen Sie uns, wer bei Ihnen knabbert}. {Orchideen und Farne sind meist harmlos|Im Zweifel hoch hängen}.",
        ],
      ],
      qualities: [
        ["frische Stiele", "langes Blühen"],
        ["leise Farben", "wilder Duft"],
        ["gute Bindung", "kurze Wege"],
        ["Blumen der Saison", "ein offenes Ohr"],
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
      "Brot",
    ],
    ["Brot und Kuchen", "Aus dem Ofen", "Backtage"],
    {
      headlines: [
        "{Warm|Frisch} aus dem Ofen, {früh am Morgen|bevor die Straße wach ist}",
        "Mehl, Wasser, Salz {und Zeit|und Geduld}",
        "{Kruste|Krume}, die {man hört|bleibt}",
      ],
      truths: [
        "{Gutes Brot braucht wenig und lange|Teig lässt sich nicht hetzen}: {über Nacht wird er bekömmlich|darum beginnt der Tag am Abend}.",
        "{Die Kruste ist der Geschmack|Blasses Brot ist nach einem Tag langweilig}, {darum darf es dunkel sein|fragen Sie nach dem kräftigen}.",
        "{Teig spürt das Wetter|An heißen Tagen eilt die Hefe}: {kein Rezept bleibt im Sommer gleich|die Hand merkt es zuerst}.",
        "{Butter verzeiht keine Hast|Falten, kühlen, falten}: {gezählt werden die Schichten erst beim Beißen|das meiste daran ist Warten}.",
      ],
      offers: [
        [
          "croissant",
          "Brötchen",
          "{Brötchen, Hörnchen, etwas mit Körnern|Was um sieben auf den Tisch soll}: {am besten früh|oder am Abend vorher bestellt}.",
        ],
        [
          "wheat",
          "Brot",
          "{Roggen, Dinkel, Weizen, mit und ohne Saat|Ganz, halb oder geschnitten}: {sagen Sie, wie lange es halten soll|im Tuch bleibt es gut}.",
        ],
        [
          "cake",
          "Torten auf Bestellung",
          "{Geburtstag, Taufe, Hochzeit|Wie viele Stücke, welcher Geschmack}: {ein Bild hilft|Allergien bitte dazuschreiben}.",
        ],
        [
          "cake-slice",
          "Kuchen und Gebäck",
          "{Blech, Obst, Plunder|Für den Nachmittag}: {was weg ist, ist weg|die Saison entscheidet mit}.",
        ],
        [
          "sandwich",
          "Belegtes für die Pause",
          "{Belegt, warm, zum Mitnehmen|Wenn die Mittagszeit kurz ist}: {auch für ein ganzes Büro|sagen Sie, wer kein Fleisch isst}.",
        ],
        [
          "store",
          "Brot für Cafés",
          "{Brot für Ihre Karte|Feste Mengen, feste Zeit}: {Probe zuerst|sprechen wir über den Weg zu Ihnen}.",
        ],
      ],
      process: [
        [
          "Aussuchen",
          "{Schauen, fragen, riechen|Sagen Sie, was es dazu gibt}: {wir nennen das passende Brot|geschnitten oder am Stück}.",
        ],
        [
          "Vorbestellen",
          "{Ein Wort am Tag vorher|Mit Name und Uhrzeit}: {dann liegt es bereit|auch ein halbes}.",
        ],
        [
          "Abholen",
          "{Früh für Brötchen, später für Brot|Beutel aus Stoff sind gern gesehen}; {erst auskühlen lassen|die Kruste nach oben}.",
        ],
      ],
      questions: [
        [
          "{Wie bleibt Brot frisch|Wie lagere ich Brot}?",
          "{Im Tuch oder im Kasten, nie im Kühlschrank|Schnittfläche nach unten}. {Eingefroren in Scheiben hält es Wochen|Altes toasten}.",
        ],
        [
          "{Wie früh bestelle ich eine Torte|Bis wann muss ich vorbestellen}?",
          "{Für Torten einige Tage, für Hochzeiten Wochen|Brot bis zum Abend vorher}. {Nennen Sie Personen und Anlass|Ein Foto ist ein guter Anfang}.",
        ],
        [
          "{Gibt es etwas ohne Weizen|Backen Sie glutenfrei}?",
          "{Dinkel und Roggen ja, doch Gluten steckt in beiden|Mehl fliegt in jeder Backstube}. {Bei Zöliakie raten wir zur Vorsicht|Fragen Sie, was zuerst gebacken wird}.",
        ],
        [
          "{Was ist im Teig|Wo stehen die Zutaten}?",
          "{Mehl, Wasser, Salz, Zeit, an den meisten Tagen|Fragen Sie an der Theke}. {Saaten, Milch und Nüsse nennen wir|Sagen Sie, was Sie meiden}.",
        ],
        [
          "{Warum Sauerteig|Was macht Sauerteig anders}?",
          "{Er arbeitet langsam und hinterlässt Geschmack|Wilde Hefe braucht die Nacht}. {Viele vertragen ihn besser|Er hält das Brot feucht}.",
        ],
        [
          "{Was geschieht mit dem Rest|Was passiert mit altem Brot}?",
          "{Am Abend fragen Sie nach dem, was bleibt|Aus Altem werden Brösel}. {Wer vorbestellt, hilft beim Planen|Weggeworfen wird ungern}.",
        ],
      ],
      qualities: [
        ["kräftige Kruste", "weiche Krume"],
        ["langer Teig", "kurze Zutatenliste"],
        ["warme Brötchen", "ein Lächeln"],
        ["frühe Stunden", "ehrliches Handwerk"],
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
      "Gartenarbeit",
    ],
    ["Leistungen", "Gärten", "Gartentage"],
    {
      headlines: [
        "{Ein Garten|Grün}, das {mit Ihnen wächst|Arbeit macht, wo es Freude macht}",
        "{Erst der Boden|Erst hinsehen}, dann {die Pflanze|der Spaten}",
        "Schneiden, wenn {es Zeit ist|der Strauch es will}",
      ],
      truths: [
        "{Was beim Nachbarn wächst, wächst auch hier|Der Boden entscheidet, nicht der Katalog}: {darum graben wir zuerst ein Loch|schauen Sie über den Zaun}.",
        "{Im ersten Jahr schläft er, im dritten springt er|Ein Garten hat Zeit}, {darum bleiben Lücken stehen|wer wartet, pflanzt weniger}.",
        "{Wasser am Morgen, selten und viel|Täglich ein Schluck macht Wurzeln faul}: {so hält der Rasen auch den Juli aus|das gilt vom ersten Sommer an}.",
        "{Eine Hecke merkt sich jeden Schnitt|Zu spät geschnitten ist schlecht geschlafen}, {und die Vögel reden mit|darum gibt es einen Kalender}.",
      ],
      offers: [
        [
          "scissors",
          "Pflege durchs Jahr",
          "{Rasen, Beete, Hecken, Laub|Alle paar Wochen oder nach Ruf}: {so bleibt es klein|Sie sagen, was Sie selbst tun möchten}.",
        ],
        [
          "ruler",
          "Neuanlage",
          "{Plan, Boden, Pflanzen, Wege|Vom Bauschutt bis zum ersten Grün}: {in Schritten, die das Konto mag|mit Blick aus dem Küchenfenster}.",
        ],
        [
          "tree-deciduous",
          "Bäume und Gehölze",
          "{Schneiden, sichern, fällen|Mit Seil oder Leiter}: {erst prüfen, ob es erlaubt ist|Totes erkennt man im Sommer}.",
        ],
        [
          "brick-wall",
          "Wege und Mauern",
          "{Platten, Stufen, Kanten, Holz|Was bei Frost liegen bleibt}: {der Unterbau sieht man nie und merkt ihn immer|Wasser braucht Gefälle}.",
        ],
        [
          "droplets",
          "Bewässerung",
          "{Tropfschlauch, Tonne, Teich|Gießen ohne Kanne}: {sparsam und leise|vor dem Urlaub fragen}.",
        ],
        [
          "leaf",
          "Naturnahe Gärten",
          "{Stauden, Wildes, ein Haufen Äste|Für Bienen und müde Rücken}: {weniger mähen|mehr schauen}.",
        ],
      ],
      process: [
        [
          "Rundgang",
          "{Sonne, Wind, Boden, Nachbars Baum|Bei jedem Wetter}: {sagen Sie, wie Sie ihn nutzen|wo steht der Tisch}?",
        ],
        [
          "Plan und Preis",
          "{Was jetzt, was nächstes Jahr|Skizze, Pflanzenliste, Summe}; {manches geht in Eigenarbeit|Sie streichen, was zu viel ist}.",
        ],
        [
          "Arbeiten",
          "{Werkzeug rein, Grünzeug raus, Tor zu|In trockenen Wochen, wenn es geht}: {Sie sehen die erste Reihe|der Weg wird gekehrt}.",
        ],
        [
          "Wachsen lassen",
          "{Gießen, warten, gucken|Der erste Sommer zählt}: {ein Zettel sagt, was wann|wir kommen wieder, wenn Sie mögen}.",
        ],
      ],
      questions: [
        [
          "{Wann darf die Hecke geschnitten werden|Bis wann muss ich schneiden}?",
          "{Starke Schnitte im Winter, Formen im Sommer|Das Gesetz schützt brütende Vögel}. {Wir kennen die Fristen hier|Vor dem Schnitt wird nachgesehen}.",
        ],
        [
          "{Wann ist Pflanzzeit|Wann sollte man pflanzen}?",
          "{Im Herbst, wenn der Boden noch warm ist|Zartes im späten Frühling}. {Aus dem Topf fast immer, nur nicht bei Frost|Gießen ist wichtiger als der Monat}.",
        ],
        [
          "{Was kostet Gartenpflege|Rechnen Sie nach Stunden}?",
          "{Nach Zeit oder als Paket, mit oder ohne Abfuhr|Nach dem Rundgang gibt es eine Zahl}. {Regelmäßig ist günstiger als gerettet|Zufahrt und Grünschnitt zählen mit}.",
        ],
        [
          "{Welche Pflanzen machen wenig Arbeit|Gibt es Beete, die sich selbst helfen}?",
          "{Stauden, die den Boden mögen|Dicht gepflanzt statt gehackt}. {Im ersten Jahr braucht alles Wasser|Wenige Sorten, viele davon}.",
        ],
        [
          "{Nehmen Sie das Grüngut mit|Was passiert mit dem Schnitt}?",
          "{Abfahren, häckseln oder als Haufen lassen|Sagen Sie, ob ein Kompost da ist}. {Die Abfuhr steht im Angebot|Äste mögen Igel}.",
        ],
        [
          "{Warum wird der Rasen gelb|Wie oft muss ich gießen}?",
          "{Zu kurz gemäht und zu oft genippt|Selten und lang gießen}. {Im Hochsommer darf er schlafen|Wir sehen nach Moos und Boden}.",
        ],
      ],
      qualities: [
        ["scharfe Scheren", "gerade Kanten"],
        ["gesunder Boden", "ruhige Beete"],
        ["feste Termine", "sauberer Weg"],
        ["ein Plan fürs Jahr", "Platz für Wildes"],
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
      "Beurkundung",
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
        "{Ein Testament ist ein Brief an später|Was nicht geschrieben steht, wird vermutet}, {und Vermutungen machen Streit|darum lohnt die Stunde}.",
        "{Die Gebühren stehen im Gesetz|Überall kostet dasselbe dasselbe}: {fragen Sie vorher|ein Entwurf gehört oft dazu}.",
      ],
      offers: [
        [
          "house",
          "Haus und Grund",
          "{Kauf, Schenkung, Grundschuld|Vom Entwurf bis zum Grundbuch}: {Sie lesen vorher|wir erklären, wann was gezahlt wird}.",
        ],
        [
          "scroll-text",
          "Erbe und Testament",
          "{Wer bekommt was, wer kümmert sich|Testament, Erbvertrag, Ausschlagung}: {mit Fristen, die wir nennen|auch ein alter Wille lässt sich prüfen}.",
        ],
        [
          "users",
          "Ehe und Familie",
          "{Ehevertrag, Adoption, Unterhalt|Was zwei vereinbaren wollen}: {in Worten, die beide tragen|vor der Hochzeit oder danach}.",
        ],
        [
          "briefcase",
          "Gründung und Register",
          "{Gründung, Anteile, Register|Vom Namen bis zur Eintragung}: {sagen Sie, wer entscheidet|Papiere gehen digital weiter}.",
        ],
        [
          "shield-check",
          "Vorsorge",
          "{Vollmacht und Verfügung|Wer darf handeln, wenn Sie es nicht können}: {ein Gespräch genügt meist|die Familie weiß Bescheid}.",
        ],
        [
          "stamp",
          "Beglaubigungen",
          "{Unterschrift, Abschrift, Apostille|Mit Ausweis}: {oft ohne lange Wartezeit|sagen Sie, für welches Land}.",
        ],
      ],
      process: [
        [
          "Anfragen",
          "{Worum es geht, wer beteiligt ist, bis wann|Namen und Anschriften aller}: {Ausweis bereitlegen|Sie hören, welche Papiere fehlen}.",
        ],
        [
          "Entwurf lesen",
          "{In Ruhe, zu Hause|Mit Stift am Rand}; {Fragen vor dem Termin sind die besten|Änderungen sind üblich}.",
        ],
        [
          "Beurkunden",
          "{Vorlesen, erklären, unterschreiben|Alle an einem Tisch}: {mit Ausweis|danach melden wir an Ämter und Register}.",
        ],
      ],
      questions: [
        [
          "{Was kostet ein Notar|Kann ich die Gebühren vorher erfahren}?",
          "{Die Höhe steht im Gesetz und richtet sich nach dem Wert|Überall gilt dieselbe Tabelle}. {Fragen Sie nach einer Schätzung|Der Entwurf ist meist enthalten}.",
        ],
        [
          "{Was muss ich mitbringen|Welche Unterlagen brauche ich}?",
          "{Einen gültigen Ausweis und was es schriftlich gibt|Steuernummer und Grundbuchdaten, wenn ein Haus dabei ist}. {Sie bekommen vorab eine Liste|Fehlendes lässt sich anfordern}.",
        ],
        [
          "{Vertritt der Notar mich oder die andere Seite|Wer berät mich}?",
          "{Keine von beiden, das Amt ist unparteiisch|Er erklärt allen dasselbe}. {Für den eigenen Vorteil gibt es Anwälte|Fragen dürfen beide}.",
        ],
        [
          "{Wie lange dauert ein Hauskauf|Wann gehört mir das Haus}?",
          "{Der Termin ist der Anfang|Bank, Gemeinde und Grundbuch brauchen Wochen}. {Gezahlt wird erst, wenn es sicher ist|Wir sagen, was als Nächstes kommt}.",
        ],
        [
          "{Muss ein Testament zum Notar|Reicht ein handgeschriebenes Testament}?",
          "{Von Hand und mit Datum gilt es auch|Beim Notar wird geprüft, ob es trägt}. {Es wird verwahrt und gefunden|Der Erbschein kann entfallen}.",
        ],
      ],
      qualities: [
        ["genaue Urkunden", "klare Worte"],
        ["offene Gebühren", "ruhige Termine"],
        ["gewahrte Fristen", "ein fester Platz im Register"],
        ["unparteiischer Rat", "lesbare Entwürfe"],
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
