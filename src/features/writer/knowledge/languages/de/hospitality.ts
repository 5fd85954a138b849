/**
 * German wordings of the hospitality family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const hospitality: Wording = familyWording(
  ["Gast", "Gäste", "Haus", "im Haus", "ins Haus", "Unterkunft und Erholung"],
  ["Zimmer und Angebot", "Eindrücke", "Anlässe"],
  {
    headlines: [
      "{Ankommen|Tasche abstellen}, {durchatmen|Fenster auf}",
      "{Gut schlafen|Lange frühstücken}, {weit schauen|loslaufen}",
      "Ein {Bett|Schlüssel}, ein {Frühstück|Weg} und {Zeit|nichts geplant}",
    ],
    truths: [
      "{Eine Nacht misst man am Bett und am Frühstück|Ein kleines Zimmer verzeiht man, ein schlechtes Bett nicht}, {Ruhe kommt zuerst|Schlaf ist die Hauptsache}.",
      "{Gastgeber wissen, was auf keiner Karte steht|Der beste Tipp fällt beim Frühstück}, {fragen Sie danach|etwa, welcher Weg nach Regen trocken ist}.",
      "{Wetter gehört zur Reise|Irgendwann regnet es}, {dann zählt, was man drinnen tun kann|und das darf gemütlich sein}.",
      "{Klein darf das Zimmer sein, schlecht die Nacht nicht|Guter Schlaf beginnt beim Kissen}: {darum fragen wir, wie Sie liegen möchten|sagen Sie, ob Sie weich oder fest schlafen}.",
      "Ankommen {ist mehr als ein Schlüssel|beginnt mit einem freundlichen Wort}, {darum nehmen wir uns dafür Zeit|das Gepäck kann warten}.",
      "Die schönsten Tage {haben einen späten Morgen|stehen in keinem Plan}, {dafür lässt ein gutes Haus Raum|wir verraten gern, wo sie anfangen}.",
    ],
    offers: [
      [
        "bed-double",
        "Zimmer",
        "{Allein, zu zweit, mit Kindern|Zum Garten oder zur Straße}: {sagen Sie, wenn Sie leicht schlafen|Hund oder Kinderbett bitte nennen}.",
        "Die Zimmer {sind verschieden wie die Gäste|haben alle ihren eigenen Blick}, {sagen Sie uns, was Ihnen wichtig ist|wir suchen das passende aus}.",
      ],
      [
        "coffee",
        "Essen und Trinken",
        "{Früh für Wanderer, spät für Langschläfer|Brot, Obst, Kaffee}: {was Sie nicht vertragen, schreiben Sie vorher|fragen Sie nach einem Paket für unterwegs}.",
        "Morgens {beginnt der Tag in Ruhe|steht auf dem Tisch, was stärkt}, {Sonderwünsche notieren wir gern vorher|wer früh losmuss, sagt am Abend Bescheid}.",
      ],
      [
        "map",
        "Ausflüge",
        "{Zu Fuß, mit Rad, auf dem Wasser|Wege für Sonne und Regen}: {sagen Sie, wie weit Sie gern gehen|wir zeichnen es auf der Karte ein}.",
        "Für Ausflüge {kennen wir Wege, die nicht in jedem Führer stehen|geben wir gern einen Tipp}, {passend zu Wetter und Beinen|auch für einen halben Tag}.",
      ],
      [
        "users",
        "Gruppen und Anlässe",
        "{Feste, Seminare, Vereine|Ein paar Zimmer oder das ganze Haus}: {Termin, Zahl, Wünsche|früh schreiben lohnt sich}.",
        "Gruppen {bringen wir zusammen unter, so weit es geht|planen am besten früh}, {mit Zeiten für Essen und Programm|schreiben Sie uns, was Sie vorhaben}.",
      ],
      [
        "calendar",
        "Längere Aufenthalte",
        "{Eine Woche, ein Monat, ein Auftrag in der Nähe|Mit Schreibtisch und Schrank}: {fragen Sie nach dem Preis für länger|Wäsche und Post lassen sich regeln}.",
        "Wer länger bleibt, {soll sich einrichten können|bekommt mehr als ein Bett}, {über Preis und Wäsche sprechen wir vorher|mit Ruhe zum Arbeiten}.",
      ],
      [
        "baby",
        "Familienzimmer",
        "{Mehr Betten, kurze Wege|Mit Kinderstuhl und Nachtlicht}: {nennen Sie das Alter|sagen Sie, was Sie mitbringen und was nicht}.",
        "Familien {brauchen Platz und kurze Wege|dürfen bei uns laut ankommen}, {darum fragen wir nach dem Alter der Kinder|was fehlt, lässt sich oft leihen}.",
      ],
    ],
    process: [
      [
        "Anfragen",
        "{Anreise, Abreise, Personen|Ein paar Tage Spielraum helfen}: {Sie hören, was frei ist|mit Preis und Bedingungen}.",
        "Sie {schreiben uns, wann Sie kommen möchten|fragen Ihren Zeitraum an}, und wir {antworten mit freien Zimmern und Preis|sehen nach, was frei ist}.",
      ],
      [
        "Buchen",
        "{Bedingungen lesen, Ankunft nennen|Wünsche jetzt sagen}; {Fragen sind willkommen|alles schriftlich}.",
        "Mit der Buchung {bekommen Sie alles Wichtige schriftlich|halten wir Ihre Wünsche fest}, {Fragen beantworten wir gern vorher|auch Ankunftszeit und Parken}.",
      ],
      [
        "Ankommen",
        "{Schlüssel, Zimmer, kurzer Rundgang|Klingeln, hinsetzen}, {der Rest hat Zeit|und gut schlafen}.",
        "Bei der Ankunft {zeigen wir Ihnen das Haus|bekommen Sie den Schlüssel}, {danach ist Urlaub|und den einen oder anderen Tipp}.",
      ],
    ],
    questions: [
      [
        "{Wann können wir anreisen|Geht eine späte Ankunft|Ab welcher Stunde sind Sie für uns da}?",
        "{Die Zeiten stehen in der Bestätigung|Sagen Sie, wann Sie kommen}. {Später ist meist eine Frage der Absprache|Gepäck findet oft einen Platz}.",
        "{Schreiben Sie uns Ihre ungefähre Ankunft|Wenn es später wird, rufen Sie unterwegs an}, {dann wissen wir, wann wir Sie erwarten|und der Schlüssel findet zu Ihnen}.",
      ],
      [
        "{Können wir stornieren|Was, wenn sich etwas ändert|Unsere Pläne wackeln, was gilt dann}?",
        "{Das hängt von der Buchung ab|Lesen Sie es vorher}. {Verschieben ist oft leichter|Rufen Sie an, es findet sich ein Weg}.",
        "{Welche Fristen gelten, steht in Ihrer Bestätigung|Lesen Sie die Bedingungen, bevor Sie buchen}, {eine Reiseversicherung kann sich lohnen|über einen neuen Termin sprechen wir gern}.",
      ],
      [
        "{Dürfen Hunde mit|Ist es für Kinder geeignet|Wir reisen mit Kind oder Hund, passt das}?",
        "{Fragen Sie vor der Buchung|Nennen Sie Alter oder Größe}. {Nicht jedes Zimmer passt|Dann wählen wir das richtige}.",
        "{Schreiben Sie uns, wer mitreist|Das kommt auf das Zimmer an}, {dann sagen wir, welches sich eignet|auch ob Napf oder Kinderbett bereitstehen}.",
      ],
      [
        "{Ist es barrierefrei|Wie viele Stufen gibt es|Jemand von uns ist nicht gut zu Fuß, geht das}?",
        "{Sagen Sie, was Sie brauchen|Fragen Sie nach Türen und Stufen}. {Sie bekommen eine ehrliche Antwort|Fotos helfen beim Urteil}.",
        "{Beschreiben Sie, was Ihnen den Weg leichter macht|Wir schicken Ihnen Maße und Bilder}, {versprechen nur, was wirklich geht|damit Sie vor der Buchung Bescheid wissen}.",
      ],
      [
        "{Ist es ruhig|Hört man die Straße|Wie still sind die Nächte}?",
        "{Fragen Sie nach hinten oder oben|Alte Häuser erzählen ein wenig}. {Wer leicht schläft, sagt es bei der Buchung|Ohrstöpsel und ein dichter Vorhang helfen}.",
        "{Ganz still ist es selten irgendwo|Es gibt ruhigere und lebhaftere Seiten}, {darum fragen Sie nach einem Zimmer, das dazu passt|sagen Sie uns, wie leicht Sie aufwachen}.",
      ],
      [
        "{Wo können wir parken|Wie kommen wir ohne Auto hin|Wie erreichen wir Sie am besten}?",
        "{Fragen Sie vor der Anreise|Sagen Sie, womit Sie kommen}. {Wir beschreiben den letzten Weg|Gepäck lässt sich oft vorausschicken}.",
        "{Eine Wegbeschreibung bekommen Sie vor der Anreise|Mit dem Zug oder dem Auto, beides beschreiben wir}, {auch das letzte Stück zu Fuß|fragen Sie nach Stellplatz und Abholung}.",
      ],
    ],
    qualities: [
      ["ruhige Zimmer", "gutes Brot"],
      ["weite Wege", "warme Stube"],
      ["frische Laken", "offene Fenster"],
      ["dicke Decken", "offene Fenster"],
      ["stille Flure", "helle Morgen"],
      ["weiche Betten", "kurze Wege"],
      ["freundliche Gesichter", "starker Kaffee"],
    ],
    events: ["Genusswochenende", "Wandertage", "Hauskonzert"],
    actions: { bookings: ["Zeitraum anfragen", "Verfügbarkeit prüfen"] },
  },
);

export const hospitalityTrades: Record<string, Wording> = {
  campsite: familyWording(
    ["Gast", "Gäste", "Platz", "auf dem Platz", "zu uns auf den Platz", "Camping"],
    ["Stellplätze", "Rund um den Platz", "Termine"],
    {
      headlines: [
        "{Heringe|Zelt} rein, {Schuhe aus|Wasser aufsetzen}",
        "Aufwachen mit {Vögeln|Sonne} statt mit dem Wecker",
        "Platz für {Zelte, Busse und nackte Füße|große Wagen und kleine Leute}",
      ],
      truths: [
        "Im Urlaub im Zelt {fehlt immer ein Hering|vergisst jeder etwas}. {Der Nachbar hat einen, und schon kennt man sich|So kommt man ins Gespräch}.",
        "Regen auf der Zeltplane {ist eine Stunde lang gemütlich|gehört dazu}. {Danach zählt ein trockener Platz zum Sitzen|Darum sehen Sie vor dem Aufbauen nach dem Gefälle}.",
        "Nachtruhe {ist das Beste, was ein Platz bieten kann|hält eine Nachbarschaft zusammen}, {darum schweigen Motoren und Musik rechtzeitig|und daran erinnern wir freundlich}.",
        "Kinder {brauchen Wasser, Wiese und andere Kinder|finden hier schnell Freunde}, {der Rest ist Zugabe|und die Eltern finden ihren Stuhl wieder}.",
      ],
      offers: [
        [
          "tent",
          "Zeltplätze",
          "{Ebene Wiese, Schatten am Mittag|Sagen Sie, wie groß Ihr Zelt ist}: {wir suchen eine Stelle aus dem Wind|wer mit dem Rad kommt, findet auch spät noch einen Fleck}.",
          "{Die einen möchten nahe ans Waschhaus, die anderen weit weg|Am Waldrand ist es ruhig, vorn ist man schneller beim Brot}. {Schreiben Sie Ihren Wunsch dazu|Wir sehen nach, was frei ist}.",
        ],
        [
          "caravan",
          "Plätze für Wohnmobile",
          "{Nennen Sie Länge und Vorzelt|Strom, Wasser, Entsorgung}: {dann passt der Platz, ohne langes Rangieren|wir sagen, wie der Anschluss abgesichert ist}.",
          "{Einweisen helfen wir gern|Große Wagen brauchen eine gute Zufahrt}. {Mit Keilen steht er gerade|Welche Wege breit genug sind, zeigt der Plan}.",
        ],
        [
          "house",
          "Hütten und Mietzelte",
          "{Ein Dach aus Holz und trotzdem draußen|Für alle, die mit leichtem Gepäck kommen}: {fragen Sie, was in der Küche steht|Bettwäsche bringen Sie mit oder leihen sie}.",
          "{Wenn der Rücken eine Matratze möchte,|Bei unsicherem Wetter} {ist eine Hütte die bessere Wahl|schläft es sich unter einem Dach ruhiger}. {Kochen und sitzen können Sie trotzdem draußen|Fragen Sie, wie viele darin schlafen können}.",
        ],
        [
          "shower-head",
          "Waschhaus",
          "{Es gibt warmes Wasser, Haken und einen Platz für die Seife|Sauber und trocken, darauf kommt es an}. {Gereinigt wird nach Plan|Fehlt etwas, sagen Sie es an der Anmeldung}.",
          "{Für Töpfe und Badesachen ist auch gesorgt|Waschmaschine und Leine machen das Gepäck kleiner}. {Wie es funktioniert, steht an der Tür|Münzen gibt es an der Anmeldung}.",
        ],
        [
          "footprints",
          "Ausflüge in die Umgebung",
          "{Wege, Wasser, ein Ort mit Bäcker|Was ohne Auto zu erreichen ist}: {wir geben Ihnen eine Karte|fragen Sie, wo es ruhig ist}.",
          "{Für Regentage haben wir eine kurze Liste|Nicht jeder Tag braucht ein Programm}. {Manche bleiben einfach sitzen|Kinder wissen meist schon am zweiten Tag, wo es hingeht}.",
        ],
        [
          "users",
          "Gruppen",
          "{Für Klassen, Vereine und mehrere Familien|Viele kleine Zelte auf einer Wiese}: {nennen Sie Zahl und Alter|Feuerstelle und Kochplatz besprechen wir vorher}.",
          "{Ein Dach für den Regen sollte dabei sein|Gruppen melden sich am besten schon im Winter}. {Wir sagen offen, ab wann es den Nachbarn zu laut wird|Für die Ruhe am Abend braucht es eine Abmachung}.",
        ],
      ],
      process: [
        [
          "Anfragen",
          "{Reisetage, Personen, Zelt oder Wagen|Schreiben Sie, wann, wie viele und womit}: {wir sagen, was frei ist|Hunde bitte gleich erwähnen}.",
          "{Im Hochsommer wird es früh voll|In den Ferien lohnt sich eine frühe Anfrage}. {Im Mai und im September ist viel Platz|Ein Ausweichtermin hilft}.",
        ],
        [
          "Ankommen",
          "{An der Anmeldung bekommen Sie Plan und Nummer|Fahren Sie langsam und halten Sie kurz bei uns}. {Dann suchen Sie sich Ihre Ecke|Wasser und Strom zeigen wir Ihnen}.",
          "{Wer später kommt, ruft vorher an|Der Rest ist Heringe und Geduld}. {Auch im Dunkeln findet sich ein Platz für die Nacht|Umgezogen wird am Morgen}.",
        ],
        [
          "Bleiben",
          "{Brötchen bestellen Sie am Abend vorher|Am zweiten Tag kennen Sie die Wege}. {Wann Sie aufstehen, ist Ihre Sache|Wenn frei ist, dürfen Sie verlängern}.",
          "{Bei Fragen ist jemand an der Anmeldung|Abends sitzt man vor dem Wagen}. {Tipps geben auch die Nachbarn|Müll und Geschirr haben ihren festen Ort}.",
        ],
      ],
      questions: [
        [
          "{Muss ich einen Stellplatz reservieren|Können wir ohne Reservierung anreisen|Ist spontan noch etwas frei}?",
          "{In den Ferien lieber ja|Mit einem großen Wohnmobil ist es sicherer}. {Ein kleines Zelt passt fast immer noch hin|Rufen Sie von unterwegs an}.",
          "{Außerhalb der Ferien geht es oft ohne|Das hängt vom Monat ab}. {An langen Wochenenden wird es eng|Am Vormittag wird meist etwas frei}.",
        ],
        [
          "{Sind Hunde auf dem Platz erlaubt|Dürfen wir den Hund mitbringen|Was gilt für Hunde}?",
          "{An der Leine meist ja|Fragen Sie bei der Buchung}. {Einige Ecken bleiben hundefrei|Wo man gut laufen kann, zeigen wir}.",
          "{Schreiben Sie dazu, wie groß er ist|Das hängt vom Platz und von der Zeit ab}. {Beutel gibt es am Weg|Bellt er nachts viel, hilft ein Platz am Rand}.",
        ],
        [
          "{Darf man Feuer machen|Ist Grillen erlaubt|Dürfen wir ein Lagerfeuer machen}?",
          "{An den Feuerstellen, wenn es nicht zu trocken ist|Ein Grill mit Beinen ist meist kein Problem}. {Fragen Sie in heißen Wochen vorher|Wasser steht griffbereit}.",
        ],
        [
          "{Wann können wir anreisen|Bis wann muss der Platz frei sein|Können wir am letzten Tag länger bleiben}?",
          "{Die Zeiten stehen in Ihrer Bestätigung|Am Nachmittag an, am Vormittag ab}. {Ist der Platz nicht vergeben, bleiben Sie ruhig noch|In der Mittagsruhe wird nicht gefahren}.",
        ],
      ],
      qualities: [
        ["grüne Wiesen", "ruhige Nächte"],
        ["klares Wasser", "dunkler Himmel"],
        ["schattige Bäume", "ebene Plätze"],
        ["saubere Duschen", "kurze Wege"],
      ],
      events: ["Laternenabend", "Frühstück im Freien", "Kinderzeltlager"],
      actions: { bookings: ["Stellplatz anfragen", "Reisetage senden"] },
    },
  ),
  "tour-operator": familyWording(
    ["Gast", "Gäste", "Büro", "bei uns", "zu uns", "Reisen und Touren"],
    ["Reisen und Touren", "Unterwegs", "Termine"],
    {
      headlines: [
        "{Losgehen|Abfahren} und {staunen|ankommen}",
        "Wege, die {nicht im Netz stehen|man zu Fuß versteht}",
        "{Gut geplant|Leicht gepackt}, {weit|ruhig} gereist",
      ],
      truths: [
        "Eine Reise {beginnt mit einer guten Frage|wird am Küchentisch geboren}: {ausruhen oder entdecken|wer fährt mit und wer trägt was}. {Daraus ergibt sich das Ziel fast von selbst|Erst danach kommt die Karte}.",
        "Der schönste Teil {war selten geplant|liegt oft neben dem Weg}. {Darum lassen wir Luft im Programm|Deshalb gehört eine freie Stunde in jeden Tag}.",
        "Wer eine Gegend kennt, {weiß auch, wann man sie meidet|geht zur richtigen Stunde hin}. {Vor dem Frühstück gehört Ihnen jeder Platz allein|Nach den Bussen wird es still}.",
        "Wetter {lässt sich nicht buchen|gehört zum Programm}, darum {gibt es für jeden Tag eine Alternative|liegt ein zweiter Plan in der Tasche}.",
      ],
      offers: [
        [
          "map",
          "Geführte Touren",
          "{Zu Fuß durch Gassen oder hinauf auf den Berg|Mit jemandem, der hier zu Hause ist}: {kleine Gruppen, Zeit für Fragen|Tempo und Länge sagen wir vorher}.",
          "{Sie hören Geschichten statt Jahreszahlen|Am Ende wissen Sie, wo man gut isst}. {Feste Schuhe genügen meistens|Für eigene Gruppen wählen Sie die Uhrzeit}.",
        ],
        [
          "compass",
          "Reisen nach Maß",
          "{Erzählen Sie, was Sie mögen und was auf keinen Fall|Ein Wunsch, ein Rahmen, ein paar Daten}: {wir machen einen Vorschlag, den Sie ändern dürfen|danach steht alles auf einer Seite}.",
          "{Zur Reise gehören Bahn, Schiff, Zimmer und freie Tage|Wir verbinden, was zusammengehört}. {Umstiege rechnen wir großzügig|Bei Störungen haben Sie eine Nummer}.",
        ],
        [
          "users",
          "Gruppen und Vereine",
          "{Betriebe, Klassen, Chöre, Freundeskreise|Viele Köpfe, ein Plan}: {nennen Sie Zahl, Datum und Budget|wir kümmern uns um Wege, Essen und Regenplan}.",
          "{Nicht alle gehen gleich schnell|Es gibt immer zwei, die später kommen}. {Das ist eingeplant|Barrierearme Wege suchen wir auf Wunsch}.",
        ],
        [
          "ship",
          "Boote, Räder und Ausrüstung",
          "{Kanu, Rad, Ski oder Rucksack|Leihen statt schleppen}: {sagen Sie Größe und Erfahrung|eingewiesen wird vor dem Start}.",
          "{Auf dem Wasser gilt die Weste|Ein Rad muss passen wie ein Schuh}. {Wir zeigen gute Strecken|Bei Sturm bleibt alles an Land}.",
        ],
        [
          "file-text",
          "Beratung und Unterlagen",
          "{Einreise, Impfungen, Versicherung|Was ins Gepäck muss und was ins Konsulat}: {wir sagen, wo Sie Verbindliches erfahren|fangen Sie früh damit an}.",
          "{Tickets und Adressen bekommen Sie gesammelt|Sie haben alles auf Papier und auf dem Telefon}. {Namen prüfen wir Buchstabe für Buchstabe|Was sich ändert, melden wir Ihnen}.",
        ],
      ],
      process: [
        [
          "Erzählen",
          "{Sagen Sie, wohin, wann, mit wem und für wie viel|Ein paar Sätze genügen}. {Was Sie nicht mögen, hilft uns am meisten|Kinder, Knie und Flugangst erwähnen Sie bitte}.",
        ],
        [
          "Planen",
          "{Sie bekommen einen Vorschlag mit Preis|Wir stellen zwei Varianten nebeneinander}. {Streichen und tauschen ist erlaubt|Was nicht enthalten ist, steht auch da}.",
        ],
        [
          "Buchen",
          "{Nach Ihrem Ja reservieren wir|Mit der Bestätigung ist es fest}. {Anzahlung und Bedingungen lesen Sie vorher|Die Unterlagen kommen rechtzeitig}.",
        ],
        [
          "Unterwegs",
          "{Eine Nummer für alle Fälle haben Sie dabei|Am Treffpunkt wartet jemand}. {Danach hören wir gern, wie es war|Pläne dürfen sich ändern}.",
        ],
      ],
      questions: [
        [
          "{Was, wenn ich absagen muss|Wie kann ich umbuchen|Welche Fristen gelten für eine Absage}?",
          "{Das steht in den Bedingungen, lesen Sie sie vor der Buchung|Je früher Sie es sagen, desto günstiger}. {Eine Versicherung kann sich lohnen|Umbuchen geht oft leichter als absagen}.",
        ],
        [
          "{Findet die Tour bei Regen statt|Was passiert bei schlechtem Wetter|Wer entscheidet, ob wir gehen}?",
          "{Bei Regen meist ja, bei Gewitter nicht|Die Führung entscheidet am Morgen}. {Sicherheit geht vor|Einen Ersatz besprechen wir}.",
        ],
        [
          "{Wie fit muss ich für die Tour sein|Ist die Tour für Kinder geeignet|Gibt es leichte Wege}?",
          "{Länge und Höhenmeter nennen wir vorher|Fragen Sie nach dem leichteren Weg}. {Sagen Sie ehrlich, was geht|Mit Kindern planen wir mehr Pausen}.",
        ],
        [
          "{Wie groß sind die Gruppen|Kann ich eine Führung für uns allein haben|Was kostet eine eigene Gruppe}?",
          "{Kleine Gruppen hören mehr|Das hängt von der Tour ab}. {Für Sie allein geht es auch|Mit Zahl und Datum nennen wir den Preis}.",
        ],
        [
          "{Was muss ich einpacken|Welche Papiere brauche ich für die Reise|Ist eine Versicherung nötig}?",
          "{Eine Liste bekommen Sie mit der Bestätigung|Gültige Papiere und bequeme Schuhe}. {Visum und Impfungen klären Sie früh|Krankenschutz fürs Ausland ist fast immer sinnvoll}.",
        ],
      ],
      qualities: [
        ["kleine Gruppen", "gute Wege"],
        ["ehrliche Auskunft", "leichte Rucksäcke"],
        ["klare Pläne", "freie Stunden"],
        ["stille Orte", "offene Augen"],
      ],
      events: ["Reiseabend", "Probewanderung", "Vortrag mit Bildern"],
      actions: { bookings: ["Tour anfragen", "Reise planen"] },
    },
  ),
};
