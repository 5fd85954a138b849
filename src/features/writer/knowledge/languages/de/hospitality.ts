/** German wordings of the hospitality family. A table of sentences, no logic. */
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
