/**
 * German wordings of the community family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const community: Wording = familyWording(
  ["Mitglied", "Menschen", "Haus", "bei uns", "zu uns", "Begegnung und Hilfe"],
  ["Was wir tun", "Bilder", "Termine"],
  {
    headlines: [
      "{Kommen Sie dazu|Schauen Sie vorbei}",
      "{Zusammen|Zu mehreren} geht {mehr|es leichter}",
      "Eine {offene Tür|Stunde}, ein {Gespräch|Stuhl}, {ein Anfang|viel bewegt}",
    ],
    truths: [
      "{Um Hilfe zu bitten ist schwerer, als sie zu geben|Der schwerste Schritt ist der durch die Tür}, {darum fragt niemand mehr als nötig|drinnen wird es leichter}.",
      "{Es lebt von denen, die die Stühle wegräumen|Viele tun ein wenig}, {so geht es|das meiste ohne Applaus}.",
      "{Vertrauen braucht offene Bücher|Wer gibt, darf fragen}, {darum dürfen Sie uns fragen|darum sagen wir, wofür etwas gebraucht wird}.",
      "{Gemeinschaft beginnt beim Aufräumen|Wer Stühle stellt, gehört dazu}, {darum gibt es Kuchen danach|Reden folgt von selbst}.",
      "Kleine Gesten {halten einen Ort zusammen|sind selten laut}, {ein Gruß, ein Kuchen, eine Fahrt|aber ohne sie ginge nichts}.",
      "Wer {zuhört|fragt, statt zu raten}, {hat schon geholfen|erfährt, was wirklich fehlt}, {manchmal braucht es nicht mehr|damit beginnt bei uns alles}.",
    ],
    offers: [
      [
        "users",
        "Gruppen und Kreise",
        "{Für jedes Alter eine Gruppe|Einmal oder jede Woche}: {kommen Sie zum Schnuppern|sagen Sie, was Sie gern tun}.",
        "In unseren Gruppen {trifft man sich regelmäßig und ohne Druck|ist Platz für Neue}, {kommen Sie einfach einmal dazu|wer mag, bleibt}.",
      ],
      [
        "life-buoy",
        "Hilfe und Rat",
        "{Kommen Sie, wie Sie sind|Papiere, Alltag, ein offenes Ohr}: {bringen Sie Briefe mit|Sie müssen nichts begründen}.",
        "Wer {Hilfe sucht|nicht weiterweiß}, {findet hier jemanden, der zuhört|muss nichts erklären, was er nicht will}, {wir sehen gemeinsam, welcher Schritt passt|und wir vermitteln weiter, wenn andere mehr wissen}.",
      ],
      [
        "calendar",
        "Feste und Treffen",
        "{Im Lauf des Jahres|Gemeinsam essen, singen, reden}: {Termine stehen hier|Nachbarn sind willkommen}.",
        "Bei Festen und Treffen {kommen Menschen zusammen, die sich sonst verpassen|darf jeder mitbringen, wen er mag}, {ein Kuchen oder eine helfende Hand freut alle|am Anfang steht meist ein Kaffee}.",
      ],
      [
        "hand-heart",
        "Unterstützung",
        "{Zeit, Geld, Können|Klein und regelmäßig trägt weit}: {fragen Sie, was gerade fehlt|jede Hand zählt}.",
        "Unterstützen {können Sie mit einer Stunde im Monat|heißt oft nur: da sein}, {wir sagen, wo gerade jemand fehlt|sagen Sie uns, was Sie gern tun}.",
      ],
      [
        "megaphone",
        "Mitsprache",
        "{Ideen, Kritik, ein freier Stuhl|Am Tisch statt im Netz}: {wer da ist, entscheidet|Protokolle zum Nachlesen}.",
        "Mitreden {kann, wer dabei ist|dürfen alle}, {Vorschläge besprechen wir offen|und Entscheidungen lassen sich nachlesen}.",
      ],
      [
        "gift",
        "Spenden",
        "{Geld, Zeit, Dinge|Klein und oft hilft am meisten}: {Sie sagen, wofür|eine Bescheinigung auf Wunsch}.",
        "Spenden {helfen am meisten, wenn man sie planen kann|dürfen klein sein}, {wir sagen, wofür sie verwendet werden|fragen Sie, was gerade gebraucht wird}.",
      ],
    ],
    process: [
      [
        "Melden",
        "{Ein paar Worte genügen|Schreiben, anrufen, vorbeikommen}: {in jeder Sprache, die Sie können|wir lesen mit Sorgfalt}.",
        "Sie {melden sich, wie es Ihnen am leichtesten fällt|schreiben ein paar Zeilen}, und jemand {antwortet persönlich|ruft zurück, wenn Sie möchten}.",
      ],
      [
        "Kennenlernen",
        "{Ein Gespräch, ein Rundgang|Einmal dabei sein}; {nichts wird am selben Tag unterschrieben|fragen Sie alles}.",
        "Beim ersten Besuch {sehen Sie sich um und lernen Leute kennen|trinken wir zusammen etwas}, {ganz unverbindlich|Fragen sind ausdrücklich erwünscht}.",
      ],
      [
        "Dabei sein",
        "{So viel Sie möchten|Schritt für Schritt}, {mit jemandem an der Seite|und jederzeit weniger}.",
        "Dann {finden Sie Ihren Platz|machen Sie mit, so weit es passt}, {mal mehr, mal weniger|am Anfang mit jemandem, der alles zeigt}.",
      ],
    ],
    questions: [
      [
        "{Muss ich Mitglied sein|Sind Gäste willkommen|Darf ich einfach einmal hereinschauen}?",
        "{Kommen Sie einfach vorbei|Gäste sind immer willkommen}. {Ausprobieren geht immer|Niemand fragt gleich nach einem Formular}.",
        "{Schauen Sie erst einmal unverbindlich herein|Die Tür steht auch ohne Mitgliedschaft offen}, {über alles Weitere reden wir später|viele kommen jahrelang einfach so}.",
      ],
      [
        "{Was kostet es|Gibt es Ermäßigungen|Was muss ich bezahlen}?",
        "{Fragen Sie nach der Übersicht|Manches ist ohne Beitrag}. {Am Geld soll es nicht scheitern|Sprechen Sie uns an, wenn es eng ist}.",
        "{Die Beiträge nennen wir Ihnen gern|Das hängt vom Angebot ab}, {wer wenig hat, spricht uns an|dann finden wir gemeinsam einen Weg}.",
      ],
      [
        "{Wie kann ich helfen|Womit kann ich mich einbringen|Wo werde ich gebraucht}?",
        "{Mit Zeit, Händen oder einer Fahrt|Vorkenntnisse braucht es nicht, wir zeigen alles}. {Eine Stunde hilft schon|Sagen Sie, was Ihnen liegt}.",
        "{Erzählen Sie, wofür Sie Zeit und Lust haben|Es gibt Aufgaben mit und ohne viele Menschen}, {wir suchen etwas, das passt|eingearbeitet werden Sie in jedem Fall}.",
      ],
      [
        "{An wen wende ich mich|Bleibt mein Anliegen vertraulich|Mit wem kann ich reden}?",
        "{Schreiben Sie, wir leiten es weiter|Beschreiben Sie es mit eigenen Worten}. {Was Sie sagen, bleibt hier|Bei Gefahr wählen Sie den Notruf}.",
        "{Schreiben Sie an die Adresse auf dieser Seite|Ein erster Satz genügt}, {wer zuständig ist, finden wir heraus|was vertraulich ist, bleibt es auch}.",
      ],
      [
        "{Kann ich jemanden mitbringen|Komme ich allein zurecht|Ich kenne dort niemanden, ist das schlimm}?",
        "{Gern, zu zweit ist der Anfang leichter|Auch allein}. {Jemand begrüßt Sie an der Tür|Kinder und Hunde bitte kurz erwähnen}.",
        "{Bringen Sie mit, wen Sie möchten|Viele kommen beim ersten Mal allein}, {an der Tür wartet jemand auf Neue|nach einer Stunde kennt man die ersten Namen}.",
      ],
      [
        "{Wie viel Zeit kostet es|Kann ich auch wenig helfen|Ich habe wenig Zeit, lohnt sich das}?",
        "{Eine Stunde im Monat zählt|Sagen Sie, was geht}. {Wir suchen die passende Aufgabe|Pausen sind normal}.",
        "{So viel, wie Sie geben möchten|Auch wenige Stunden helfen}, {und wenn das Leben dazwischenkommt, machen Sie Pause|wir planen lieber mit vielen kleinen Zusagen}.",
      ],
    ],
    qualities: [
      ["offene Türen", "klare Worte"],
      ["viele Hände", "kleine Schritte"],
      ["alte Freunde", "neue Gesichter"],
      ["offene Türen", "starker Kaffee"],
      ["viele Hände", "ein Ziel"],
      ["gemeinsame Feste", "offene Worte"],
      ["helfende Hände", "freie Stühle"],
    ],
    events: ["Offener Abend", "Sommerfest", "Versammlung"],
    actions: { signups: ["Mitmachen", "Dazukommen"] },
  },
);

export const communityTrades: Record<string, Wording> = {
  "funeral-director": familyWording(
    ["Angehörige", "Angehörige", "Haus", "bei uns", "zu uns", "Abschied und Bestattung"],
    ["Hilfe im Trauerfall", "Unser Haus", "Termine"],
    {
      headlines: [
        "{Wir sind da|Jemand ist da}, wenn {jemand gestorben ist|ein Mensch fehlt}",
        "Abschied {in Ruhe|auf Ihre Weise}",
        "{Schritt für Schritt|Eins nach dem anderen}, {und nicht allein|mit jemandem an der Seite}",
      ],
      truths: [
        "In den ersten Stunden {muss kaum etwas sofort geschehen|ist fast nichts so eilig, wie es scheint}. {Sie dürfen sitzen bleiben und Abschied nehmen|Rufen Sie an, wenn Sie so weit sind}.",
        "Abschied {braucht einen Ort und Zeit|geht nicht nach Vorschrift}. {Manche möchten viele Menschen um sich, andere nur eine Kerze|Wie er aussieht, entscheiden Sie und niemand sonst}.",
        "{Ein offenes Gespräch über Kosten nimmt eine Sorge ab|Auch über Geld muss man reden dürfen}, {und dafür braucht sich niemand zu schämen|deshalb bekommen Sie alles schriftlich}.",
        "Wer {zu Lebzeiten sagt, was er sich wünscht|seine Wünsche aufschreibt}, {nimmt den Angehörigen schwere Entscheidungen ab|macht es den anderen leichter}. {Ein Zettel in der Schublade ist ein Anfang|Das Gespräch darüber ist oft leichter als gedacht}.",
      ],
      offers: [
        [
          "phone",
          "Hilfe im Trauerfall",
          "{Rufen Sie an, wenn jemand gestorben ist, zu Hause, in der Klinik oder im Heim|Sie brauchen dafür keine Worte vorzubereiten}. {Wir sagen, was jetzt zu tun ist und was warten kann|Zuerst hören wir zu}.",
          "Stirbt jemand daheim, {rufen Sie zuerst den Arzt, der den Tod feststellt|kommt erst der Arzt}. {Danach kommen wir, sobald Sie es möchten|Es darf dauern, bis Sie uns rufen}.",
          "{In Heim und Klinik sprechen wir mit dem Personal|Die Überführung stimmen wir mit Klinik oder Heim ab}, {damit Sie vorher in Ruhe Abschied nehmen können|Sie sagen nur, wann es Ihnen recht ist}.",
        ],
        [
          "flower",
          "Erd- und Feuerbestattung",
          "{Sarg oder Urne, Friedhof, Wald oder See|Welche Formen es gibt und was sie bedeuten}: {wir erklären es ohne Eile|Sie müssen sich nicht am ersten Tag entscheiden}.",
          "{Manches ist gesetzlich geregelt, vieles ist frei|Die Regeln sind von Land zu Land verschieden}. {Wir sagen, was möglich ist, auch wenn der Wunsch ungewohnt klingt|Fragen Sie ruhig nach dem Ungewöhnlichen}.",
          "Ein Grab {wird über viele Jahre gepflegt|bindet die Familie für lange Zeit}. {Darum sprechen wir auch über Lagen ohne Pflege|Das gehört zur Entscheidung dazu}.",
        ],
        [
          "flame",
          "Trauerfeiern",
          "{Mit Pfarrer, Rednerin oder den eigenen Worten|Kirche, Kapelle oder unter freiem Himmel}: {die Feier soll zu dem Menschen passen|vieles lässt sich selbst gestalten}.",
          "{Musik, Blumen, Bilder, eine Rede|Das Lieblingslied, Kinder, die etwas malen}: {wir stimmen alles aufeinander ab|Sie sagen, was Ihnen wichtig ist, und wir kümmern uns um den Ablauf}.",
          "{Karten, Anzeige und Gästebuch|Die Einladung, der Text, der Raum danach}: {wir zeigen Muster und lassen Ihnen Zeit|was Sie selbst machen möchten, machen Sie selbst}.",
        ],
        [
          "file-text",
          "Behörden und Formalitäten",
          "{Sterbeurkunde, Krankenkasse, Rentenstelle|Standesamt, Friedhof, Versicherungen}: {viele Wege nehmen wir Ihnen ab|Sie bekommen eine Liste, was noch offen ist}.",
          "{Für die Urkunden brauchen wir einige Papiere|Stammbuch, Ausweis und Versicherungskarte helfen am Anfang}. {Was fehlt, besorgen wir mit Ihnen|Es reicht, wenn Sie sie nach und nach finden}.",
        ],
        [
          "heart",
          "Abschied am Sarg",
          "{Noch einmal am Sarg sitzen, eine Hand halten, einen Brief dazulegen|Auch Kinder dürfen mitkommen}: {so lange, wie Sie es brauchen|wir bereiten den Raum vor}.",
          "{Möchten Sie den Menschen noch einmal sehen|Möchten Sie selbst beim Ankleiden helfen}, {sagen Sie es uns|ist das möglich}. {Niemand wird gedrängt, und niemand muss|Viele sind danach ruhiger}.",
        ],
        [
          "pen-line",
          "Bestattungsvorsorge",
          "{Zu Lebzeiten festlegen, was einmal gelten soll|Wer die eigenen Wünsche aufschreiben möchte}: {ein Gespräch genügt für den Anfang|das nimmt den Kindern später vieles ab}.",
          "{Wünsche lassen sich jederzeit ändern|Sie bestimmen Ort, Form und Musik}. {Auf Wunsch wird auch das Geld sicher hinterlegt|Ein Vertrag ist dafür nicht immer nötig}.",
        ],
      ],
      process: [
        [
          "Anrufen",
          "{Sie müssen nichts vorbereiten|Ein Name und ein Ort genügen}. {Wir sagen, was als Nächstes kommt|Weinen ist erlaubt, und Stille auch}.",
          "{Am Telefon klären wir nur das Nötigste|Wir fragen wenig und hören zu}. {Der Rest hat Zeit bis zum Gespräch|Ob wir gleich oder später kommen, bestimmen Sie}.",
        ],
        [
          "Besprechen",
          "{Bei Ihnen zu Hause oder bei uns|In Ruhe, gern mit der Familie} {sprechen wir über Form, Feier und Kosten|gehen wir durch, was zu entscheiden ist}. {Am Ende steht alles auf Papier|Entscheidungen dürfen über Nacht liegen bleiben}.",
          "{Erzählen Sie, wer da gestorben ist|Am Anfang steht der Mensch und nicht der Katalog}. {Daraus ergibt sich vieles von selbst|Danach sprechen wir über Wege und Preise}.",
        ],
        [
          "Abschied nehmen",
          "{Am Tag der Feier ist alles vorbereitet|Wir sind vor Ihnen da und achten auf alles}. {Sie müssen an nichts denken|Sie dürfen einfach Abschied nehmen}.",
          "{Auch danach sind wir erreichbar|Nach der Feier bleiben Briefe, Rechnungen und stille Tage}. {Wir sagen, was noch zu erledigen ist|Fragen dürfen Wochen später kommen}.",
        ],
        [
          "Begleiten",
          "{Trauer hält sich an keinen Kalender|Manche Fragen kommen erst später}. {Wir nennen Gruppen und Beratungsstellen|Wer reden möchte, darf wiederkommen}.",
        ],
      ],
      questions: [
        [
          "{Was muss ich als Erstes tun|Jemand ist zu Hause gestorben, was nun|Wen rufe ich zuerst an}?",
          "{Rufen Sie einen Arzt, er stellt den Totenschein aus|Zuerst kommt der Arzt, nachts der Bereitschaftsdienst}. {Danach rufen Sie uns an|Alles Weitere hat Zeit}.",
          "{In Klinik und Heim übernimmt das Personal die ersten Schritte|Sie müssen nichts überstürzen}. {Setzen Sie sich, rufen Sie jemanden an, der Ihnen nah ist|Wir sagen Ihnen am Telefon, wie es weitergeht}.",
        ],
        [
          "{Was kostet eine Bestattung|Welche Kosten kommen auf uns zu|Kann man den Preis vorher wissen}?",
          "{Das hängt von Form, Friedhof und Feier ab|Ein Teil sind unsere Leistungen, ein Teil Gebühren von Friedhof und Amt}. {Sie bekommen eine Aufstellung, bevor Sie zusagen|Fragen Sie auch nach dem einfachen Weg}.",
          "{Sagen Sie offen, was möglich ist|Nennen Sie einen Rahmen, wir planen darin}. {Wenn das Geld fehlt, kann unter Umständen das Sozialamt helfen|Kein Abschied wird würdiger, weil er teurer ist}.",
        ],
        [
          "{Welche Papiere brauchen Sie|Was soll ich mitbringen|Welche Unterlagen sind nötig}?",
          "{Ausweis, Geburts- oder Heiratsurkunde, Versicherungskarte|Was Sie finden, genügt für den Anfang}. {Fehlendes lässt sich beim Amt anfordern|Wir geben Ihnen eine Liste}.",
          "{Auch eine Vorsorge oder ein Grabbrief ist wichtig|Sehen Sie im Familienbuch nach}. {Suchen Sie in Ruhe, es eilt nicht am ersten Tag|Kopien reichen zunächst}.",
        ],
        [
          "{Wie viel Zeit haben wir|Bis wann muss die Beisetzung sein|Können wir auf Verwandte aus dem Ausland warten}?",
          "{Für Sarg und Urne gelten je nach Land Fristen|Die Fristen sind länger, als die meisten glauben}. {Wir sagen Ihnen, wie viel Zeit bleibt|Auf weit gereiste Gäste lässt sich oft warten}.",
          "{Eine Urne kann meist länger warten als ein Sarg|Das regelt das Land, in dem Sie wohnen}. {Den Termin legen wir mit Friedhof und Familie fest|In begründeten Fällen wird die Frist verlängert}.",
        ],
        [
          "{Sollen Kinder mitkommen|Wie sage ich es den Kindern|Darf ein Kind den Toten sehen}?",
          "{Kinder dürfen dabei sein, wenn sie es möchten|Fragen Sie das Kind und erklären Sie vorher, was es sehen wird}. {Jemand sollte nur für das Kind da sein|Es darf jederzeit hinausgehen}.",
          "{Sagen Sie das Wort gestorben, und nicht eingeschlafen|Klare Worte ängstigen weniger als Umschreibungen}. {Malen und einen Brief mitgeben hilft vielen|Wir sind beim Erklären gern dabei}.",
        ],
      ],
      qualities: [
        ["leise Worte", "genug Zeit"],
        ["offene Kosten", "klare Schritte"],
        ["ruhige Räume", "freundliche Menschen"],
        ["ein ruhiges Gespräch", "eine helfende Hand"],
        ["Zeit für Tränen", "Raum für Stille"],
      ],
      events: ["Abend zur Vorsorge", "Gedenkfeier", "Trauercafé"],
      actions: {
        calls: ["Im Trauerfall anrufen", "Mit uns sprechen"],
        bookings: ["Gespräch vereinbaren"],
      },
    },
  ),
  library: familyWording(
    [
      "Leserin oder Leser",
      "Leserinnen und Leser",
      "Bibliothek",
      "in der Bibliothek",
      "in die Bibliothek",
      "Lesen und Lernen",
    ],
    ["Angebote", "In der Bibliothek", "Lesungen"],
    {
      headlines: [
        "{Ausleihen|Aufschlagen}, {weiterlesen|weiterdenken}",
        "Regale, die {allen|der ganzen Stadt} gehören",
        "{Hereinkommen|Hinsetzen}, {lesen|bleiben}",
      ],
      truths: [
        "Eine Bibliothek {ist ein Raum, in dem man nichts kaufen muss|kostet niemanden ein Getränk}. {Das ist selten geworden|Sie dürfen den ganzen Tag bleiben}.",
        "Das beste Buch {steht oft neben dem, das man gesucht hat|findet man beim Umsehen}, {darum lohnt sich ein wenig Zeit|und dafür gibt es Regale zum Anfassen}.",
        "Wem vorgelesen wurde, {der liest später selbst|der hat einen Vorsprung}. {Angefangen wird auf dem Schoß|Bilderbücher vertragen auch Marmelade}.",
        "Nicht jede Frage {lässt sich am Bildschirm klären|passt in ein Suchfeld}. {Am Tisch vorn sitzt jemand, der gern nachschlägt|Auch seltsame Fragen sind uns recht}.",
      ],
      offers: [
        [
          "book-open",
          "Ausleihe",
          "{Romane, Sachbücher, Filme, Spiele|Eine Tasche voll zum Ausprobieren}: {nehmen Sie mit, was gefällt, und bringen Sie es wieder|ist etwas verliehen, merken wir Sie vor}.",
          "{Was nicht im Regal steht, lässt sich oft beschaffen|Andere Bibliotheken leihen uns ihre Bücher}. {Fragen Sie danach|Wir melden uns, wenn es da ist}.",
        ],
        [
          "baby",
          "Angebote für Kinder",
          "{Kissen, Bilderbücher und Vorlesestunden|Hier dürfen kleine Leute laut sein}: {kommen Sie ruhig mit dem Kinderwagen|wann die nächste Stunde ist, steht bei den Terminen}.",
          "{Sagen Sie das Alter und was Ihr Kind gerade liebt|Vom Pappbuch bis zum ersten dicken Band}: {wir legen fünf Bücher hin, ausgesucht wird selbst|die Auswahl macht das Kind}.",
        ],
        [
          "graduation-cap",
          "Lernplätze",
          "{Ein Tisch, eine Lampe und Ruhe|Für Prüfungen, Bewerbungen und lange Gedanken}: {bringen Sie Ihr Gerät mit oder nutzen Sie unseres|für Gruppen fragen Sie nach einem Raum}.",
          "{Suchen kann man lernen|Wir zeigen, wie man gute Quellen erkennt}, {für Schule, Studium oder Beruf|gern auch einer ganzen Klasse}.",
        ],
        [
          "tablet",
          "Lesen zu Hause",
          "{Mit dem Ausweis leihen Sie auch vom Sofa aus|Elektronische Bücher und Zeitungen gibt es rund um die Uhr}. {Beim ersten Mal helfen wir|Bringen Sie Gerät und Passwort mit}.",
          "{Kurse, Filme, Nachschlagewerke|Hinter der Karte steckt mehr, als man denkt}: {lassen Sie es sich zeigen|vieles ist im Beitrag schon enthalten}.",
        ],
        [
          "languages",
          "Bücher in vielen Sprachen",
          "{Wer neu hier ist, findet Bücher in der eigenen Sprache|Deutsch lernen und die eigene Sprache nicht vergessen}: {fragen Sie, was da ist|sagen Sie uns, was fehlt}.",
          "{In einer Runde wird gesprochen, ganz ohne Noten|Fehler sind dabei willkommen}. {Tee hilft|Andere waren auch einmal neu}.",
        ],
        [
          "users",
          "Lesungen und Kreise",
          "{Autorinnen, Lesekreise, Spieleabende|Wer dasselbe Buch gelesen hat, hat sich etwas zu sagen}: {kommen Sie, auch wenn Sie nicht fertig geworden sind|die nächsten Abende stehen auf dieser Seite}.",
          "{Sie haben eine Idee und brauchen einen Raum|Stricken, schreiben, diskutieren}? {Sprechen Sie uns an|Wir suchen eine Ecke dafür}.",
        ],
      ],
      process: [
        [
          "Hereinkommen",
          "{Zum Sitzen und Lesen braucht es keinen Ausweis|Die Tür steht allen offen}. {Lassen Sie sich kurz herumführen|Gehen Sie, wohin die Füße wollen}.",
          "{Jacke aufhängen, umsehen, fragen|Beim ersten Mal zeigen wir Ihnen alles}, {und Sie nehmen sich Zeit|danach finden Sie allein hinein}.",
        ],
        [
          "Anmelden",
          "{Mit Ausweis und wenigen Minuten ist die Karte da|Für Kinder unterschreibt ein Elternteil}. {Nach Ermäßigung darf man fragen|Die Gebühren sagen wir Ihnen gleich}.",
        ],
        [
          "Ausleihen",
          "{Nehmen Sie einen Stapel und merken Sie sich das Datum|An der Theke oder am Gerät}, {verlängern geht auch von zu Hause|wir erinnern auf Wunsch}.",
          "{Wird es später, melden Sie sich|Zurückgeben können Sie meist auch, wenn geschlossen ist}. {Vielleicht wartet jemand darauf|Fragen Sie nach dem Rückgabekasten}.",
        ],
      ],
      questions: [
        [
          "{Was kostet der Ausweis|Wer darf ausleihen|Muss ich hier wohnen}?",
          "{Fragen Sie an der Theke, für viele kostet er wenig oder nichts|Das hängt von Alter und Ort ab}. {Lesen vor Ort steht allen offen|Kinder zahlen meistens nichts}.",
          "{Ein Ausweis mit Anschrift genügt in der Regel|Auch Gäste bekommen oft eine Karte}. {Ermäßigungen gibt es, ohne dass man viel erklären muss|Bringen Sie mit, was Ihre Anschrift zeigt}.",
        ],
        [
          "{Wie lange darf ich ein Buch behalten|Kann ich die Leihfrist verlängern|Was ist, wenn ich zu spät dran bin}?",
          "{Das Datum steht auf dem Zettel|Einige Wochen, bei Filmen kürzer}. {Wartet niemand, können Sie verlängern|Das geht im Netz oder am Telefon}.",
          "{Rufen Sie an, bevor es teuer wird|Für Verspätungen fallen kleine Gebühren an}. {Wir finden eine Lösung|Eine Erinnerung per Nachricht lässt sich einrichten}.",
        ],
        [
          "{Was passiert, wenn ein Buch kaputtgeht|Ich habe ein Buch verloren, was nun|Das Kind hat eine Seite zerrissen, was tun}?",
          "{Sagen Sie es einfach|Bitte nicht selbst kleben}. {Kleines reparieren wir|Oft genügt ein neues Exemplar}.",
        ],
        [
          "{Nehmen Sie Bücher an|Wohin mit alten Büchern|Kann ich der Bibliothek Bücher schenken}?",
          "{Fragen Sie, bevor Sie schleppen|Manches ja, wenn es sauber ist und gebraucht wird}. {Alles können wir nicht behalten|Vielleicht passt es in den Bücherflohmarkt}.",
        ],
      ],
      qualities: [
        ["ruhige Tische", "offene Regale"],
        ["gutes Licht", "freie Stühle"],
        ["alte Bücher", "neue Fragen"],
        ["stille Ecken", "freundliche Hilfe"],
      ],
      events: ["Vorlesestunde", "Lesekreis", "Spieleabend"],
      actions: { visits: ["Bibliothek besuchen"], signups: ["Ausweis holen", "Mitlesen"] },
    },
  ),
  "fire-brigade": familyWording(
    [
      "Nachbarin oder Nachbar",
      "Nachbarinnen und Nachbarn",
      "Gerätehaus",
      "im Gerätehaus",
      "ins Gerätehaus",
      "Brandschutz und Hilfe",
    ],
    ["Aufgaben", "Die Wehr", "Termine"],
    {
      headlines: [
        "Nachbarn, die {nachts aufstehen|alles stehen lassen}",
        "Im Notfall {zuerst|immer} den Notruf wählen",
        "Heute {üben|lernen}, morgen {helfen|da sein}",
      ],
      truths: [
        "Wenn es brennt, {schließen Sie diese Seite|lesen Sie nicht weiter} und {wählen Sie den Notruf|gehen Sie hinaus}.",
        "Rauch {ist schneller als Feuer|tötet, bevor die Flammen da sind}. {Ein Melder an der Decke kostet wenig und weckt rechtzeitig|Geschlossene Türen halten ihn erstaunlich lange auf}.",
        "Eine Stunde Übung {spart später Minuten|ist nie umsonst}. {Die Hände wissen dann, was der Kopf vergisst|Darum wird auch bei Regen geprobt}.",
        "Die Wehr besteht {aus Nachbarn|aus Leuten von hier}. {Jemand backt, jemand unterrichtet, jemand repariert Heizungen|Auch wer nicht auf Leitern steigt, findet eine Aufgabe}.",
      ],
      offers: [
        [
          "flame",
          "Brandbekämpfung und Rettung",
          "{Brände, Stürme, Wasser im Keller, Unfälle|Was nicht warten kann}: {alarmiert wird über den Notruf|niemals über das Formular auf dieser Seite}.",
          "{Sagen Sie zuerst, wo es ist|Nennen Sie Ort, Ereignis und Verletzte und warten Sie auf Rückfragen}. {Legen Sie nicht gleich auf|Schicken Sie danach jemanden an die Straße}.",
        ],
        [
          "shield-check",
          "Beratung zum Brandschutz",
          "{Melder, Löscher, Fluchtwege|Wohin ein Rauchmelder gehört und wohin nicht}: {fragen Sie uns|wir gehen es mit Ihnen durch}.",
          "{Brennendes Fett braucht einen Deckel und niemals Wasser|Akkus, Kerzen, Trockner}: {ein paar Gewohnheiten schützen mehr als Geräte|wie man richtig reagiert, lässt sich üben}.",
        ],
        [
          "users",
          "Mitmachen",
          "{Kommen Sie zu einem Übungsabend und sehen Sie zu|Muskeln sind nicht die Bedingung, Zeit und Verlass schon}. {Ausgebildet wird Schritt für Schritt|Auch wer kocht, schraubt oder schreibt, wird gebraucht}.",
          "{Am Anfang stehen Knoten, Schläuche und die eigene Sicherheit|Niemand geht am ersten Tag ins Feuer}. {Erfahrene nehmen Sie mit|Die Kleidung bekommen Sie}.",
        ],
        [
          "baby",
          "Jugendfeuerwehr",
          "{Es gibt Spiele, Zeltlager, Erste Hilfe und Wasser aus echten Schläuchen|Zuerst wird gespielt und dann gelernt}. {Ab welchem Alter es losgeht, sagen wir Ihnen|Freunde dürfen mitkommen}.",
          "{Mut ist meistens Zusammenarbeit|Hier lernt man, sich aufeinander zu verlassen}. {Eltern sehen gern zu|Schmutzige Hosen gehören dazu}.",
        ],
        [
          "graduation-cap",
          "Besuche und Übungen",
          "{Klassen und Kindergärten dürfen den Helm aufsetzen|Betriebe üben mit uns das Verlassen des Hauses}: {nennen Sie Tag und Gruppe|kommt ein Alarm, sind wir weg}.",
          "{Den Weg hinaus sollte jeder kennen|Ein falscher Alarm ist besser als keiner}. {Wir gehen ihn mit Ihnen ab|Am Ende wird durchgezählt}.",
        ],
      ],
      process: [
        [
          "Fragen",
          "{Was nicht eilt, schreiben Sie uns|Für Besuche und Fragen genügt eine Nachricht}. {Wir antworten nach Feierabend, denn die meisten haben einen Beruf|Im Notfall gilt nur der Notruf}.",
        ],
        [
          "Vorbeikommen",
          "{Kommen Sie mit festen Schuhen und alter Jacke|Beim Übungsabend sehen Sie Geräte und Menschen}. {Unterschreiben muss niemand|Fragen dürfen Sie alles}.",
          "{Sie schauen zu oder packen schon mit an|Ein Abend zeigt mehr als ein Faltblatt}, {danach wissen Sie, ob es passt|und wir lernen Sie kennen}.",
        ],
        [
          "Dabei sein",
          "{Lehrgang für Lehrgang|Zuerst kommt die Erste Hilfe}, {dann fahren Sie mit|und jemand Erfahrenes bleibt neben Ihnen}. {Zu Hause sollte man davon wissen|Der Chef auch, am besten vorher}.",
        ],
      ],
      questions: [
        [
          "{Was tun, wenn es brennt|Was sage ich am Notruf|Was mache ich zuerst, wenn ich Rauch sehe}?",
          "{Gehen Sie hinaus, schließen Sie die Tür und wählen Sie den Notruf|Warnen Sie andere und verlassen Sie das Haus}. {Nennen Sie zuerst den Ort|Gehen Sie niemals zurück}.",
          "{Wo ist es, was ist passiert, wie viele sind verletzt|Ort, Ereignis, Verletzte}. {Warten Sie auf Rückfragen|Stellen Sie sich dann so, dass man Sie sieht}.",
        ],
        [
          "{Kann ich mitmachen|Muss man für die Feuerwehr besonders stark sein|Was, wenn ich wenig Zeit habe}?",
          "{Kommen Sie vorbei und reden Sie mit uns|Alter und Gesundheit spielen eine Rolle, alles andere lernt man}. {Es gibt auch Aufgaben am Boden|Sagen Sie ehrlich, wie viel Zeit Sie haben}.",
        ],
        [
          "{Wohin gehört ein Rauchmelder|Wie oft prüfe ich den Rauchmelder|Wie viele Melder brauche ich}?",
          "{An die Decke, in Schlafräume und Flure|Mindestens dorthin, wo geschlafen wird}. {Einmal im Monat auf den Knopf drücken|Alte Geräte tauscht man aus}.",
        ],
        [
          "{Welcher Feuerlöscher passt für zu Hause|Brauche ich einen Feuerlöscher|Wie lösche ich brennendes Fett}?",
          "{Für die Wohnung reicht meist ein kleiner mit Schaum|Fragen Sie vor dem Kauf}. {Auf brennendes Fett gehört ein Deckel|Gelingt es nicht sofort, gehen Sie hinaus}.",
        ],
      ],
      qualities: [
        ["schnelle Stiefel", "ruhige Hände"],
        ["klare Kommandos", "warmer Tee"],
        ["trockene Schläuche", "offene Tore"],
        ["gute Übung", "feste Knoten"],
      ],
      events: ["Tag der offenen Tür", "Übungsabend", "Fest am Gerätehaus"],
      actions: { signups: ["Zum Übungsabend kommen", "Mitmachen"] },
    },
  ),
  "care-service": familyWording(
    [
      "Klientin oder Klient",
      "Klientinnen und Klienten",
      "Dienst",
      "bei uns",
      "zu uns",
      "Pflege und Begleitung",
    ],
    ["Pflege und Hilfe", "Unser Haus", "Termine"],
    {
      headlines: [
        "Daheim {bleiben|wohnen}, mit {Hilfe|vertrauten Gesichtern}",
        "{Pflege|Hilfe}, die {Zeit lässt|zuhört}",
        "{Anklopfen|Guten Morgen sagen}, {helfen|zuhören}, wiederkommen",
      ],
      truths: [
        "Wer Hilfe braucht, {hat trotzdem seinen eigenen Kopf|bleibt derselbe Mensch}. {Darum fragen wir, bevor wir anfassen|Wie der Tag beginnt, entscheiden Sie}.",
        "Angehörige {tragen oft mehr, als man sieht|dürfen auch müde sein}. {Eine freie Stunde ist kein Luxus|Mit ihnen zu reden gehört zur Pflege}.",
        "Vertrautheit {ist halbe Pflege|entsteht durch Wiederkommen}. {Deshalb sollen möglichst wenige Gesichter wechseln|Man merkt sich, wie der Kaffee getrunken wird}.",
        "Selbst tun dürfen, {was noch geht, hält gesund|was man kann, ist Würde}. {Das dauert länger und ist die Zeit wert|Wir helfen dort, wo es hakt}.",
      ],
      offers: [
        [
          "heart-handshake",
          "Körperpflege",
          "{Waschen, anziehen, aufstehen|Am Morgen oder am Abend}: {in Ihrem Tempo und nach Ihren Gewohnheiten|Sie sagen, wobei Sie Hilfe möchten}.",
          "{Scham hat hier Platz und wird ernst genommen|Türen werden geschlossen, Handtücher gewärmt}. {Wer etwas selbst kann, macht es selbst|Was sich verändert, besprechen wir}.",
          "{Manche brauchen nur jemanden neben der Dusche|Ein frisches Hemd ist ein guter Anfang}: {wir lassen uns zeigen, wie Sie es gewohnt sind|an schlechten Tagen geht es eben langsamer}.",
        ],
        [
          "pill",
          "Medikamente und Verbände",
          "{Auf ärztliche Verordnung|Spritzen, Verbände, Medikamente}: {wir richten sie und schreiben alles auf|bei Veränderungen sprechen wir mit der Praxis}.",
          "{Nach einem Aufenthalt in der Klinik ändert sich der Plan oft|Viele Mittel, viele Uhrzeiten}: {wir gleichen die Liste ab|die Mappe liegt bei Ihnen}.",
        ],
        [
          "house",
          "Hilfe im Haushalt",
          "{Einkaufen, kochen, Wäsche, ein frisches Bett|Was im Alltag schwer geworden ist}: {wir machen es mit Ihnen oder für Sie|ein fester Tag gibt Ruhe}.",
          "{Ein gefüllter Kühlschrank ist auch Pflege|Kleine Dinge halten ein Zuhause zusammen}. {Sagen Sie, was Ihnen wichtig ist|Die Blumen vergessen wir nicht}.",
          "{Frisches Brot, saubere Wäsche, ein gelüftetes Zimmer|Ein Haushalt steht nicht still, nur weil man es muss}. {Was Sie selbst tun möchten, bleibt Ihre Sache|Wir fragen, bevor wir etwas wegräumen}.",
        ],
        [
          "users",
          "Begleitung und Entlastung",
          "{Zum Arzt, zum Friedhof, auf die Bank am Fluss|Spazieren, vorlesen, Karten spielen}: {Gesellschaft ist kein Beiwerk|für eine Stunde oder einen Nachmittag}.",
          "{Wer pflegt, braucht freie Zeit|Angehörige können beruhigt weggehen}. {Wir springen stundenweise ein|Im Urlaub übernehmen wir mehr, wenn es geplant ist}.",
          "{Reden ist manchmal die wichtigste Hilfe|Alte Fotos, ein Lied, ein kurzer Weg um den Block}. {Wer zu Hause pflegt, kann so lange verschnaufen|Gern kommt immer dieselbe Person}.",
        ],
        [
          "message-circle",
          "Beratung zur Pflege",
          "{Pflegegrad, Anträge, Hilfsmittel|Was steht mir zu}: {wir erklären es am Küchentisch|die Formulare füllen wir mit Ihnen aus}.",
          "{Vor der Begutachtung hilft ein Tagebuch|Ein Griff im Bad ist schnell montiert}. {Was die Kasse zahlt, klären wir vorher|Auch ein Nein lässt sich prüfen}.",
        ],
      ],
      process: [
        [
          "Anrufen",
          "{Erzählen Sie, wem wobei geholfen werden soll|Ein Anruf genügt, auch von Angehörigen}. {Wenn es eilt, etwa nach der Klinik, sagen Sie es gleich|Wir hören zuerst zu}.",
        ],
        [
          "Besuchen",
          "{Wir kommen und lernen uns kennen|Am Küchentisch sehen wir, was gebraucht wird}. {Gewohnheiten schreiben wir auf|Unterschrieben wird an diesem Tag noch nichts}.",
        ],
        [
          "Planen",
          "{Sie wissen vorher, wann, wie oft und zu welchem Preis|Sie bekommen einen Plan auf Papier}, {samt dem Anteil der Kasse|und einen Namen für Fragen dazu}.",
        ],
        [
          "Begleiten",
          "{Wir kommen zur vereinbarten Zeit|Die ersten Tage dienen dem Eingewöhnen}, {danach passen wir an, was sich ändert|und wir reden regelmäßig mit der Familie}.",
        ],
      ],
      questions: [
        [
          "{Was zahlt die Pflegekasse|Wie bekomme ich einen Pflegegrad|Was muss ich selbst zahlen}?",
          "{Das hängt vom Pflegegrad ab|Zuerst steht der Antrag bei der Kasse}. {Wir helfen dabei|Vor dem Beginn sehen Sie, was für Sie bleibt}.",
          "{Der Medizinische Dienst sieht sich an, was Sie brauchen|Geld gibt es erst ab dem Antrag}. {Stellen Sie ihn also früh|Kostenanteile rechnen wir Ihnen vor}.",
        ],
        [
          "{Kommt immer dieselbe Person|Wer kommt zu uns ins Haus|Kann ich jemanden ablehnen}?",
          "{Möglichst wenige, aber Urlaub und Krankheit gibt es|Sie lernen alle vorher kennen, wenn es geht}. {Passt jemand nicht, sagen Sie es offen|Wir versuchen zu tauschen}.",
          "{Vertraute Gesichter sind uns wichtig|Die Einsätze planen wir in kleinen Gruppen}. {Ein Wechsel wird angekündigt|Stimmt die Chemie nicht, reden wir darüber}.",
        ],
        [
          "{Wie schnell kann die Pflege beginnen|Was ist nach dem Krankenhaus|Wir brauchen kurzfristig Hilfe, geht das}?",
          "{Rufen Sie früh an, am besten noch aus der Klinik|Das hängt von freien Zeiten ab}. {Wir sagen ehrlich, was möglich ist|Der Sozialdienst dort hilft mit Papieren}.",
          "{Ein Anruf vor der Entlassung spart Tage|Manchmal haben wir sofort Platz, manchmal erst später}. {Bis dahin nennen wir andere Wege|Rezepte und Hilfsmittel klären Sie am besten schon in der Klinik}.",
        ],
        [
          "{Was ist, wenn sich der Bedarf ändert|Können wir die Pflege pausieren|Wie kündige ich}?",
          "{Der Plan wird angepasst, ein Anruf genügt|Bedarf ändert sich oft}. {Bei Klinik oder Urlaub sagen Sie Bescheid|Fristen stehen im Vertrag}.",
          "{Nach einem Sturz oder einer Kur sieht vieles anders aus|Sagen Sie, was zu viel oder zu wenig ist}. {Wir besprechen es beim nächsten Besuch|Pausen lassen sich vereinbaren}.",
        ],
        [
          "{Meine Mutter will keine Hilfe, was tun|Wie spreche ich das Thema an|Wie fängt man am besten an}?",
          "{Beginnen Sie klein, etwa mit dem Haushalt|Oft nimmt man von Fremden leichter etwas an}. {Ein erster Besuch zum Kaffee bindet niemanden|Lassen Sie ihr die Entscheidungen, die sie treffen kann}.",
          "{Hilfe anzunehmen ist schwerer, als sie zu geben|Reden Sie über Entlastung und nicht über Pflege}. {Bitten Sie den Hausarzt um ein Wort|Manchmal genügt ein Handwerker im Bad für den Anfang}.",
        ],
      ],
      qualities: [
        ["vertraute Gesichter", "ruhige Hände"],
        ["genug Zeit", "klare Absprachen"],
        ["offene Ohren", "warme Handtücher"],
        ["feste Tage", "freie Stunden"],
      ],
      events: ["Nachmittag für Angehörige", "Sprechstunde zum Pflegegrad", "Kaffeerunde"],
      actions: {
        calls: ["Pflege besprechen", "Zurückrufen lassen"],
        bookings: ["Besuch vereinbaren"],
      },
    },
  ),
  "community-centre": familyWording(
    [
      "Nachbarin oder Nachbar",
      "Nachbarinnen und Nachbarn",
      "Haus",
      "im Haus",
      "ins Haus",
      "Nachbarschaft",
    ],
    ["Was läuft", "Im Haus", "Termine"],
    {
      headlines: [
        "{Kommen Sie herein|Setzen Sie sich}, {der Kaffee läuft|ein Stuhl ist frei}",
        "Ein {Haus|Tisch} für {alle|die ganze Straße}",
        "{Ausprobieren|Anklopfen}, {mitbringen|dableiben}",
      ],
      truths: [
        "Menschen brauchen einen Ort, {der weder Wohnung noch Arbeit ist|an dem niemand fragt, was man verdient}. {Darum geht die Tür hier leicht auf|Eine Küche macht aus einer Straße ein Dorf}.",
        "Die besten Ideen {kamen beim Abtrocknen|begannen zu zweit}. {Sprechen Sie also mit dem, der das Handtuch hält|Sagen Sie Ihre ruhig laut}.",
        "Niemand muss {etwas besonders gut können|gleich mitmachen}. {Manche sitzen ein Jahr lang nur dabei|Das Mitmachen kommt von selbst}.",
        "Ein Haus wie dieses {lebt von kleinen Stunden|braucht viele Hände}. {Eine Stunde im Monat hält eine Tür offen|Wenige Helden machen es nicht}.",
      ],
      offers: [
        [
          "coffee",
          "Offener Treff",
          "{Kaffee, Zeitung, jemand zum Reden|Ohne Anmeldung und ohne Kurs}: {kommen Sie allein oder mit dem Kinderwagen|an der Tafel steht, was läuft}.",
          "{Hier wird Karten gespielt, gestrickt und Zeitung gelesen|Mittags gibt es manchmal Suppe}. {Gezahlt wird, was geht|Beim Abräumen helfen alle}.",
        ],
        [
          "users",
          "Gruppen und Kurse",
          "{Tanz, Sprache, Reparatur, Chor|Altes und neues Können}: {probieren Sie es einmal aus|fragen Sie, ob es Ihre Gruppe schon gibt}.",
          "{Gibt es sie nicht, gründen Sie eine|Zwei Leute und ein Schlüssel genügen}. {Den Raum stellen wir|Es kommt an die Tafel}.",
        ],
        [
          "baby",
          "Familien",
          "{Krabbeln, malen, Hausaufgaben|Eine Spielecke und andere Eltern}: {nennen Sie das Alter|etwas zu essen dürfen Sie mitbringen}.",
          "{Es gibt Ferientage, Kleidertausch und einen Laternenumzug|Kinder füllen ein Haus am besten}. {Laut sein ist erlaubt|Väter sind ausdrücklich gemeint}.",
        ],
        [
          "message-circle",
          "Beratung",
          "{Formulare, Briefe, die richtige Stelle|Hier ist jemand, der die Ämter kennt}: {bringen Sie den Brief notfalls ungeöffnet mit|was Sie erzählen, bleibt hier}.",
          "{Alles lösen können wir nicht, aber wir wissen, wer hilft|Wir hören zu, ob es um Sprache, Arbeit oder einen schweren Monat geht}. {Auf Wunsch gehen wir mit|Sie sind nicht der Erste, der fragt}.",
        ],
        [
          "key-round",
          "Räume",
          "{Geburtstag, Versammlung, Trauerkaffee|Großer Saal, kleines Zimmer, Küche}: {schreiben Sie Tag und Personenzahl|fragen Sie, bis wann Musik erlaubt ist}.",
          "{Stühle und Tassen sind da|Hinterlassen wird es, wie es war}. {Der Beitrag hängt vom Anlass ab|Gruppen aus dem Haus zahlen weniger}.",
        ],
      ],
      process: [
        [
          "Hereinschauen",
          "{Brennt Licht, kommen Sie herein|Lassen Sie sich herumführen}. {Unterschreiben muss niemand|Nehmen Sie einen Zettel für die Nachbarn mit}.",
        ],
        [
          "Ausprobieren",
          "{Lesen Sie die Tafel, suchen Sie einen Tag aus und bringen Sie jemanden mit|Setzen Sie sich einmal dazu}. {Sagen Sie, wenn es zu laut oder zu voll ist|Danach wissen Sie es}.",
        ],
        [
          "Dazugehören",
          "{Kommen Sie, wann Sie mögen|Manche kochen, manche lehren, manche stapeln Stühle}, {und einige haben den Schlüssel|und einmal im Jahr wird über alles gesprochen}.",
        ],
      ],
      questions: [
        [
          "{Für wen ist das Haus gedacht|Muss ich hier im Viertel wohnen|Brauche ich eine Mitgliedschaft}?",
          "{Für die ganze Nachbarschaft und für Gäste|Nein, die Tür ist offen}. {Bei manchen Kursen haben Mitglieder Vorrang|Kommen Sie und sehen Sie es sich an}.",
        ],
        [
          "{Was kosten die Angebote|Gibt es im Haus etwas umsonst|Kann ich auch wenig zahlen}?",
          "{Vieles kostet wenig|Das hängt vom Kurs ab}. {Ist das Geld knapp, sagen Sie es leise|Deshalb bleibt niemand draußen}.",
        ],
        [
          "{Kann ich einen Raum mieten|Wie buche ich den Saal|Was ist in den Räumen erlaubt}?",
          "{Fragen Sie mit Tag, Uhrzeit und Zahl|Das hängt davon ab, was sonst läuft}. {Die Hausregeln kommen mit dem Schlüssel|Die Nachbarn möchten schlafen}.",
        ],
        [
          "{Wie kann ich im Haus mithelfen|Suchen Sie Ehrenamtliche|Ich habe wenig Zeit, kann ich trotzdem helfen}?",
          "{Sagen Sie, was Sie gern tun|Eine Stunde ist eine Stunde}. {Wir finden etwas Passendes|Wird das Leben voll, hören Sie auf}.",
        ],
        [
          "{Ich kenne im Haus niemanden, darf ich trotzdem kommen|Kann ich ohne Begleitung kommen|Ist das nur für Ältere}?",
          "{Die meisten kommen beim ersten Mal allein|Alle Jahrgänge, nur zu verschiedenen Stunden}. {Jemand bietet Ihnen eine Tasse an|Sagen Sie, dass Sie neu sind}.",
        ],
      ],
      qualities: [
        ["offene Türen", "volle Kannen"],
        ["viele Hände", "lange Tische"],
        ["alte Bekannte", "neue Ideen"],
        ["warme Suppe", "freie Stühle"],
      ],
      events: ["Offenes Haus", "Reparaturtag", "Straßenfest"],
      actions: { visits: ["Vorbeikommen"], bookings: ["Raum anfragen"] },
    },
  ),
};
