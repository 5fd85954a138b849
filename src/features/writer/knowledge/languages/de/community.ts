/** German wordings of the community family. A table of sentences, no logic. */
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
