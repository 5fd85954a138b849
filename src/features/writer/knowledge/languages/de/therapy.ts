/** German wordings of the therapy family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const therapy: Wording = familyWording(
  [
    "Klientin oder Klient",
    "Klientinnen und Klienten",
    "Praxis",
    "in der Praxis",
    "in die Praxis",
    "Beratung und Begleitung",
  ],
  ["Angebot", "Der Raum", "Gruppen"],
  {
    headlines: [
      "Ein {ruhiger|geschützter} Ort zum {Reden|Durchatmen}",
      "{In Ihrem Tempo|Schritt für Schritt}",
      "Sie müssen das nicht {allein|auf einmal} schaffen",
    ],
    truths: [
      "{Man muss nicht am Ende sein, um sich Hilfe zu holen|Ein schweres Jahr ist Grund genug}, {ein Gespräch verpflichtet zu nichts|früh zu kommen ist klug}.",
      "{Vertrauen zählt mehr als die Methode|Es muss zwischen Menschen passen}, {deshalb gibt es ein Kennenlernen|und das merkt man beim ersten Treffen}.",
      "{Veränderung geht selten geradeaus|Rückschritte gehören dazu}, {wichtig ist die Richtung|ein Scheitern ist das nicht}.",
      "{Veränderung ist leise|Das Neue kommt selten mit einem Knall}: {meist merkt es zuerst ein anderer|eines Tages geht etwas leichter}.",
      "Manches {wird leichter, sobald es ausgesprochen ist|verliert an Schrecken, wenn jemand zuhört}, {auch wenn die Worte erst fehlen|dafür ist hier der Ort}.",
      "Das eigene Tempo {ist meistens das richtige|führt weiter als jeder Druck}, {deshalb drängt hier niemand|und Pausen gehören zum Weg}.",
    ],
    offers: [
      [
        "user",
        "Einzeltermine",
        "{Eine Stunde, die Ihnen gehört|Zeit für Ihr Thema}: {Sie bestimmen, womit wir beginnen|so tief und so langsam, wie Sie möchten}.",
        "Im Einzeltermin {geht es um das, was Sie mitbringen|ist Platz für ein einziges Thema}, und {Sie entscheiden, wie weit wir gehen|nichts davon verlässt den Raum}.",
      ],
      [
        "users",
        "Gespräche zu mehreren",
        "{Wenn jedes Gespräch im selben Streit endet|Zu mehreren an einen Tisch}: {jede Stimme wird gehört|mit klaren Regeln}.",
        "Zu mehreren {hört man oft, was sonst untergeht|lässt sich klären, was allein festgefahren ist}, {wir achten darauf, dass alle zu Wort kommen|mit Regeln, die vorher feststehen}.",
      ],
      [
        "leaf",
        "Entlastung",
        "{Schlaf, Anspannung, Erschöpfung|Wenn alles zu viel wird}: {erst Erleichterung, dann Ursachen|kleine Schritte für jeden Tag}.",
        "Wenn {die Kraft fehlt|der Kopf nicht zur Ruhe kommt}, {suchen wir zuerst nach Erleichterung|beginnen wir mit dem, was heute hilft}, {Erklärungen folgen später|ganz ohne Druck}.",
      ],
      [
        "video",
        "Termine aus der Ferne",
        "{Wenn der Weg weit ist|Am Telefon oder Bildschirm}: {eine Tür, die sich schließen lässt, genügt|fragen Sie, was möglich ist}.",
        "Ein Gespräch {am Bildschirm|aus der Ferne} {trägt oft genauso weit|spart den Weg}, {wenn Sie ungestört sprechen können|sofern die Verbindung hält}.",
      ],
      [
        "footprints",
        "Erstgespräche",
        "{Ein Gespräch, mehr nicht|Kommen, sitzen, sehen, ob es passt}: {Sie müssen nichts vorbereiten|Schweigen ist auch erlaubt}.",
        "Im ersten Gespräch {lernen wir uns kennen|prüfen beide Seiten, ob es passt}, {und danach dürfen Sie in Ruhe überlegen|eine Entscheidung braucht es noch nicht}.",
      ],
      [
        "calendar",
        "Begleitung auf Zeit",
        "{Wöchentlich oder seltener|Mit einem Ziel, das Sie setzen}: {wir schauen zwischendurch zurück|aufhören darf man auch früher}.",
        "Wir {vereinbaren ein Ziel|legen gemeinsam fest, woran wir arbeiten}, {sehen nach einigen Terminen zurück|prüfen unterwegs, ob es stimmt} und {beenden es, wenn es gut ist|ändern den Weg, wenn nötig}.",
      ],
    ],
    process: [
      [
        "Kontakt",
        "{Ein Satz reicht|Schreiben oder anrufen}: {Sie müssen nichts begründen|Sie hören, wann etwas frei ist}.",
        "{Eine kurze Nachricht genügt|Schreiben Sie ein paar Worte}, {ohne Vorgeschichte|auch ohne genaues Thema}, und wir {schlagen eine Zeit vor|melden uns mit einem Vorschlag}.",
      ],
      [
        "Kennenlernen",
        "{Fragen in beide Richtungen|Ein erstes Gespräch}, {danach entscheiden Sie in Ruhe|ohne Verpflichtung}.",
        "Beim ersten Treffen {fragen wir, was sich ändern soll|geht es darum, was Sie sich erhoffen}, und {Sie fragen uns nach der Arbeitsweise|beide merken, ob es trägt}.",
      ],
      [
        "Gemeinsam arbeiten",
        "{Regelmäßig und mit Ziel|Termin für Termin}; {wir schauen immer wieder, ob es hilft|bis es ohne geht}.",
        "In den folgenden Terminen {gehen wir Schritt für Schritt vor|bleiben wir an Ihrem Ziel}, {so oft, wie es Ihnen guttut|und halten fest, was sich verändert}.",
      ],
    ],
    questions: [
      [
        "{Bleibt das vertraulich|Wer erfährt davon|Was geschieht mit dem, was ich erzähle}?",
        "{Was Sie sagen, bleibt hier|Wir behandeln alles vertraulich}. {Die wenigen Ausnahmen stehen im Gesetz|Auch Angehörige erfahren nichts ohne Ihr Wort}.",
        "{Was hier besprochen wird, geben wir nicht weiter|Ohne Ihr Einverständnis spricht hier niemand mit anderen}, {das gilt auch gegenüber der Familie|selbst auf Nachfrage nicht}.",
      ],
      [
        "{Wer übernimmt die Kosten|Zahlt die Kasse|Was müsste ich selbst bezahlen}?",
        "{Das hängt von Angebot und Versicherung ab|Fragen Sie Ihre Kasse vorab}. {Der Preis wird vor Beginn genannt|Selbst zahlen ist meist möglich}.",
        "{Fragen Sie zuerst bei Ihrer Versicherung nach|Das regeln Kassen sehr verschieden}, {die Kosten einer Stunde sagen wir Ihnen vor dem ersten Termin|den Preis nennen wir, bevor Sie zusagen}.",
      ],
      [
        "{Wie lange dauert es|Wie viele Termine brauche ich|Mit welcher Dauer sollte ich rechnen}?",
        "{Manchmal wenige Gespräche, manchmal länger|Das richtet sich nach dem Ziel}. {Aufhören dürfen Sie jederzeit|Wir besprechen es zwischendurch}.",
        "{Eine ehrliche Zahl gibt es erst nach dem Kennenlernen|Manches klärt sich rasch, anderes braucht Monate}, {und Sie können jederzeit aufhören|wir sprechen unterwegs darüber}.",
      ],
      [
        "{Was tun im Notfall|Wohin in einer Krise|Was, wenn es plötzlich schlimmer wird}?",
        "{Wählen Sie bei Gefahr den Notruf|Bei Lebensgefahr sofort den Notruf}. {Die Telefonseelsorge ist rund um die Uhr da|Eine Webseite ist dafür zu langsam}.",
        "{Bei Gefahr für Leib und Leben rufen Sie den Notruf|Warten Sie in einer akuten Krise nicht auf unsere Antwort}, {auch die nächste Klinik hilft sofort|die Telefonseelsorge hört Tag und Nacht zu}.",
      ],
      [
        "{Hilft das wirklich|Woran merke ich, dass es wirkt|Was darf ich erwarten}?",
        "{Versprechen kann das niemand|Oft zeigt es sich im Alltag zuerst}. {Nach einigen Stunden ziehen wir gemeinsam Bilanz|Sagen Sie, wenn nichts geschieht}.",
        "{Ein Versprechen wäre unseriös|Sicher ist es nie}, {aber Sie merken meist nach einigen Terminen, ob sich etwas bewegt|darum fragen wir regelmäßig nach, was sich verändert hat}.",
      ],
      [
        "{Kann ich auch abends kommen|Gibt es Termine nach der Arbeit|Ich habe tagsüber keine Zeit, was nun}?",
        "{Fragen Sie nach den späten Stunden|Manche sind dafür reserviert}. {Mittags ist oft etwas frei|Feste Zeiten helfen vielen}.",
        "{Nennen Sie uns Zeiten, die in Ihre Woche passen|Sagen Sie uns, wann Sie frei haben}, {dann suchen wir einen festen Platz|auf Abendtermine wartet man manchmal etwas länger}.",
      ],
    ],
    qualities: [
      ["Zeit", "Vertrauen"],
      ["offene Ohren", "geschlossene Türen"],
      ["kleine Schritte", "klare Ziele"],
      ["ein fester Platz", "viel Geduld"],
      ["eigenes Tempo", "klare Absprachen"],
      ["stille Räume", "klare Grenzen"],
      ["viel Ruhe", "wenig Druck"],
    ],
    events: ["Gesprächskreis", "Entspannungskurs", "Vortrag"],
  },
);
