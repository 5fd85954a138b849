/**
 * German wordings of the logistics family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
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

export const logisticsTrades: Record<string, Wording> = {
  taxi: familyWording(
    ["Fahrgast", "Fahrgäste", "Zentrale", "bei uns", "zu uns", "Fahrten"],
    ["Fahrten", "Unterwegs", "Termine"],
    {
      headlines: [
        "{Einsteigen|Anschnallen} und {ankommen|losfahren}",
        "Von Tür zu Tür, {mit Gepäck und Geduld|ohne Umweg}",
        "{Abgeholt|Gefahren}, wann {Sie es brauchen|Sie es sagen}",
      ],
      truths: [
        "Eine Fahrt fängt {mit der Abholung an|vor der Haustür an}: {Wer pünktlich dasteht, nimmt die halbe Aufregung weg|Wer wartet, zählt die Minuten, deshalb sagen wir, wann der Wagen kommt}.",
        "Den kürzesten Weg {zeigt heute jedes Telefon|kennt das Gerät}. {Wann er verstopft ist, weiß, wer ihn täglich fährt|Wo man mit Gepäck gut halten kann, weiß nur, wer dort schon gehalten hat}.",
        "Manche Fahrgäste {möchten erzählen|plaudern gern}, andere {schauen lieber aus dem Fenster|brauchen ihre Ruhe}, {und beides ist uns recht|und das merkt man meist nach der ersten Kurve}.",
        "{Auf dem Weg zum Bahnhof|Vor einem Flug} zählt {der Puffer mehr als das Tempo|ein ruhiger Fahrstil mehr als Eile}, {darum rechnen wir lieber etwas Zeit dazu|darum fragen wir nach der Abfahrt}.",
        "{Ein Navigationsgerät kennt keine Baustelle, die seit heute Morgen da ist|Jede Stadt hat Straßen, die nur zu bestimmten Stunden schnell sind}. {Das lernt man im Dienst|Darum zählt, wer am Steuer sitzt}.",
        "{Die Tür aufzuhalten kostet nichts|Kleine Gesten machen die Fahrt}, {und manche Fahrgäste warten den ganzen Tag darauf|darum steigen wir aus, wenn jemand Hilfe braucht}.",
      ],
      offers: [
        [
          "plane",
          "Fahrten zum Flughafen",
          "{Nennen Sie uns die Flugnummer und die Zahl der Koffer|Mit Flugzeit und Adresse können wir rechnen}. {Dann schlagen wir vor, wann wir vor der Tür stehen|Daraus ergibt sich, wann Sie los sollten}.",
          "Bei der Rückkehr {wartet der Wagen, auch wenn die Maschine später landet|schauen wir nach, ob Ihr Flug Verspätung hat}, damit Sie {nach der Reise nicht noch anstehen müssen|mit dem Gepäck gleich einsteigen können}.",
          "{Familien mit Kindersitzen und viel Gepäck|Gruppen und Reisende mit Ski oder Rad} sagen bitte {bei der Bestellung|gleich bei der Anfrage} Bescheid, {weil nicht jeder Wagen gleich viel fasst|damit der passende Wagen kommt}.",
        ],
        [
          "stethoscope",
          "Krankenfahrten",
          "Zur Dialyse, zur Bestrahlung oder zur Kontrolle: {Wir holen Sie an der Wohnungstür ab und bringen Sie bis zur Anmeldung|Auf Wunsch begleiten wir Sie bis in die Praxis}.",
          "{Ob die Kasse eine Fahrt übernimmt|Ob Sie etwas zuzahlen müssen}, hängt von der Verordnung ab. {Fragen Sie vorher in der Praxis nach dem Schein|Heben Sie den Transportschein für uns auf}.",
          "Wer {schlecht zu Fuß ist|mit Rollator oder Rollstuhl unterwegs ist}, {bekommt beim Ein- und Aussteigen eine Hand|sagt uns am besten vorher Bescheid}. {Die Zeit dafür ist eingerechnet|Wir richten den Wagen danach}.",
        ],
        [
          "clock",
          "Vorbestellte Fahrten",
          "{Ein früher Zug|Ein wichtiger Termin} {verträgt kein Warten|lässt sich nicht verschieben}. Bestellen Sie den Wagen {am Tag davor|ein paar Stunden vorher}, dann {ist er eingeplant|steht er rechtzeitig da}.",
          "Für {regelmäßige Wege zur Arbeit oder zur Schule|Fahrten, die jede Woche wiederkehren,} {legen wir feste Zeiten an|genügt eine einzige Absprache}, und Sie {melden sich nur noch, wenn etwas ausfällt|müssen nicht jedes Mal neu bestellen}.",
          "Am Tag selbst {meldet sich der Fahrer, sobald er da ist|genügt es, wenn Sie erreichbar sind}. {Verschiebt sich etwas, reicht ein kurzer Anruf|Einmal umplanen ist kein Problem, solange wir davon hören}.",
          "{Wer den Termin schon kennt, muss sich nicht am Morgen darum kümmern|Heute bestellen, morgen einsteigen}. {Nennen Sie Zeit und Ort, wir schreiben es ein|Ein Anruf am Vorabend zur Sicherheit ist möglich}.",
        ],
        [
          "briefcase",
          "Fahrten für Firmen",
          "{Gäste vom Bahnhof abholen, Mitarbeitende zur Messe bringen|Besuch empfangen oder Unterlagen überbringen}: {die Fahrten lassen sich sammeln und zusammen abrechnen|auf Wunsch bekommen Sie eine Rechnung im Monat}.",
          "Ihre Gäste {erkennen den Wagen am Namensschild|werden am Ausgang erwartet} und {kommen ohne Umweg ins Büro|haben unterwegs Ruhe für ein Telefonat}.",
          "{Hinterlegen Sie Kostenstelle und Ansprechpartner|Legen Sie einmal ein Firmenkonto an}, danach {kann jeder im Team bestellen|reicht für jede Fahrt ein Anruf}.",
          "{Zur Messe, zum Bahnhof, ins Hotel|Geschäftsleute rechnen ungern mit dem Zufall}: {ein fester Fahrer findet den Eingang auch beim zweiten Mal|am Monatsende haben Sie alle Fahrten auf einem Blatt}.",
        ],
        [
          "moon",
          "Nachtfahrten",
          "{Wenn der letzte Bus weg ist,|Nach dem Fest oder der Spätschicht} {bringen wir Sie bis vor die Haustür|kommen Sie mit uns sicher heim}, {und wir warten gern, bis das Licht angeht|auch wenn es nur ein paar Straßen sind}.",
          "{Eine Runde mit mehreren Zielen|Freunde, die an verschiedenen Ecken wohnen}: {sagen Sie die Adressen zu Beginn, dann passt die Reihenfolge|wir setzen alle nacheinander ab}.",
          "{An Silvester und bei großen Festen|An Wochenenden} {sind die Wagen schnell vergeben|wird es nachts eng}. {Bestellen Sie die Heimfahrt am besten schon am Nachmittag|Eine Vorbestellung erspart das Warten im Kalten}.",
          "{Der Abend ist lang, die Füße sind müde|Ein Glas Wein zum Essen und das Auto bleibt stehen}: {rufen Sie an, wenn die Rechnung kommt|wir holen Sie an der Tür ab}.",
        ],
        [
          "package",
          "Kurierfahrten",
          "{Der vergessene Schlüssel, das Ersatzteil, die Medikamente|Ein Brief, der heute noch ankommen muss}: {wir holen ab und übergeben persönlich|auch ohne Fahrgast fahren wir los}.",
          "{Nennen Sie uns Größe, Abholort und Empfänger|Sagen Sie, wo es liegt und wer es annimmt}, und wir {nennen Ihnen Preis und Zeit|geben Bescheid, wann es da ist}.",
          "{Blumen, Proben, Dokumente|Manche Dinge wollen ohne Umweg ans Ziel}: {am Empfang lassen wir unterschreiben|wer es annimmt, wird vorher angerufen}.",
        ],
      ],
      process: [
        [
          "Bestellen",
          "{Abholort, Ziel, Uhrzeit und Zahl der Personen|Woher, wohin, wann und zu wievielt}: {mehr brauchen wir meist nicht|dazu Gepäck oder Kindersitz, falls nötig}.",
          "Sie {rufen an oder schreiben uns|melden sich kurz}, und wir {sagen, wann ein Wagen bei Ihnen sein kann|bestätigen die Zeit}.",
          "Am schnellsten geht es {am Telefon|mit einem Anruf}. {Für spätere Fahrten reicht eine Nachricht|Was erst morgen ist, schreiben Sie uns}.",
        ],
        [
          "Einsteigen",
          "Der Wagen hält {dort, wo Sie es gesagt haben|vor der Tür}. {Koffer laden wir ein|Um das Gepäck müssen Sie sich nicht kümmern}, {und auf Wunsch hilft eine Hand|und dann geht es los}.",
          "{Nennen Sie dem Fahrer noch einmal das Ziel|Prüfen Sie mit dem Fahrer das Ziel}, {dann ist alles klar|und wenn Sie einen bestimmten Weg möchten, sagen Sie es}.",
        ],
        [
          "Ankommen",
          "{Am Ziel bezahlen Sie und bekommen auf Wunsch eine Quittung|Bezahlt wird bei der Ankunft}. {Ein Blick auf den Sitz lohnt, bevor die Tür zufällt|Vergessenes heben wir auf}.",
          "{Wir halten so, dass Sie gut aussteigen können|Aussteigen dürfen Sie in Ruhe}. {Die Rückfahrt lässt sich gleich mitbestellen|Wer zurück muss, verabredet die Zeit sofort}.",
        ],
      ],
      questions: [
        [
          "{Was kostet die Fahrt|Kann ich den Preis vorher erfahren|Wonach richtet sich der Preis}?",
          "{Im Stadtgebiet gilt meist ein amtlicher Tarif, und das Taxameter läuft mit|In vielen Orten setzt die Behörde den Tarif fest}. {Für lange Strecken fragen Sie nach einem Preis, bevor es losgeht|Eine Schätzung bekommen Sie schon am Telefon}.",
          "Mit {Start und Ziel|den beiden Adressen} {lässt sich der Preis gut schätzen|nennen wir Ihnen eine Spanne}. {Verkehr und Umwege können ihn verändern|Zuschläge sagen wir dazu}.",
        ],
        [
          "{Wie lange vorher sollte ich bestellen|Kommt der Wagen auch sofort|Muss ich vorbestellen}?",
          "{Meist geht es ohne Vorlauf|Am Tag ist oft gleich etwas frei}. {Wer einen Zug oder Flug erreichen muss, bestellt besser am Vortag|Für frühe Stunden ist eine Vorbestellung sicherer}.",
          "Das hängt {von Tageszeit und Wetter ab|davon ab, was in der Stadt los ist}. {Rufen Sie an, dann hören Sie, wie lange es dauert|Bei Schnee und Messen planen Sie mehr Zeit ein}.",
        ],
        [
          "{Haben Sie Kindersitze|Kann ich mit Rollstuhl mitfahren|Passt mein Gepäck in den Wagen}?",
          "{Sagen Sie es bei der Bestellung|Geben Sie Alter, Gewicht oder Maße an}, {denn nicht jeder Wagen hat alles dabei|dann schicken wir den passenden Wagen}. {Was nicht geht, sagen wir gleich|Vor Ort lässt sich das kaum noch ändern}.",
          "Für {Kinder, Rollstühle und sperrige Dinge|besondere Wünsche} brauchen wir {eine kurze Angabe vorab|etwas Vorlauf}. {So steht keiner vor einem zu kleinen Kofferraum|Dann ist alles im Wagen, wenn er kommt}.",
        ],
        [
          "{Kann ich mit Karte zahlen|Bekomme ich eine Quittung|Wie wird bezahlt}?",
          "{Fragen Sie bei der Bestellung, was im Wagen möglich ist|Bar geht immer, Karte sagen Sie bitte vorher an}. {Eine Quittung gibt es auf Wunsch|Für Firmen schreiben wir eine Rechnung}.",
          "{Eine Quittung mit Strecke und Betrag bekommen Sie gleich im Wagen|Sagen Sie vor dem Aussteigen, dass Sie einen Beleg brauchen}. {Kartenzahlung melden Sie am besten mit der Bestellung an|Regelmäßige Fahrten lassen sich auch gesammelt abrechnen}.",
        ],
        [
          "{Ich habe etwas im Wagen vergessen, was nun|Wohin mit Fundsachen|Mein Telefon liegt noch im Taxi, was tun}?",
          "{Rufen Sie gleich an und nennen Sie Uhrzeit und Strecke|Mit Tag, Uhrzeit und Ziel finden wir den Wagen}. {Der Fahrer sieht nach und hebt es auf|Dann fragen wir im Wagen nach}.",
          "{Je früher Sie sich melden, desto besser|Die Nummer auf der Quittung hilft}. {Gefundenes bleibt bei uns liegen, bis Sie es holen|Wir sagen, wo Sie es abholen können}.",
        ],
      ],
      qualities: [
        ["ruhige Fahrweise", "klare Preise"],
        ["freundliche Fahrer", "saubere Wagen"],
        ["kurze Wartezeiten", "feste Zusagen"],
        ["ein Lächeln am Morgen", "eine Hand beim Gepäck"],
        ["genug Puffer", "wenig Umwege"],
      ],
      events: ["Fahrten zum Stadtfest", "Tag der offenen Garage", "Seniorenfahrt"],
      actions: {
        bookings: ["Fahrt anfragen", "Wagen vorbestellen"],
        calls: ["Taxi rufen", "In der Zentrale anrufen"],
      },
    },
  ),
};
