/** German wordings of the photography family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const photography: Wording = familyWording(
  ["Kundin oder Kunde", "Kundinnen und Kunden", "Studio", "im Studio", "ins Studio", "Fotografie"],
  ["Aufträge", "Bilder", "Termine"],
  {
    headlines: [
      "{Licht|Fensterlicht}, {Menschen|Gesichter} und ein Augenblick",
      "Bleiben Sie, {wie Sie sind|ganz Sie selbst}",
      "Bilder, die man {später noch ansieht|in der Hand halten will}",
    ],
    truths: [
      "{Fast niemand lässt sich gern fotografieren|Die meisten halten sich nicht für fotogen}, {nach einer Weile ist die Kamera vergessen|das legt sich beim Tun}.",
      "{Das Licht entscheidet mehr als die Kamera|Früh oder spät ist besser als mittags}, {darum ist die Uhrzeit wichtiger als der Ort|ein Nordfenster ist ein halbes Studio}.",
      "{Die besten Bilder entstehen zwischen den Posen|Das Bild, das bleibt, ist selten geplant}, {lassen Sie Lücken im Ablauf|darum achten wir auf Hände, Blicke und das Lachen danach}.",
      "{Nach dem Auslösen entspannt sich jeder|Das Bild danach ist oft das bessere}, {darum bleibt die Kamera oben|darum lassen wir uns am Ende noch Zeit}.",
      "Ein gutes Bild {braucht Vertrauen und ein wenig Zeit|entsteht, wenn niemand mehr daran denkt}, {darum beginnt es ohne Kamera|wir warten gern darauf}.",
      "Schatten {sind kein Fehler|geben einem Gesicht Tiefe}, {man muss nur wissen, wo sie fallen|darum suchen wir sie}.",
    ],
    offers: [
      [
        "heart",
        "Hochzeiten und Feste",
        "{Vom Anziehen bis zum letzten Tanz|Reden, Tränen, Konfetti}: {schicken Sie den Ablauf|sagen Sie, wer unbedingt aufs Bild soll}.",
        "Bei {Hochzeiten und Festen|einem Fest} {bleiben wir im Hintergrund|begleiten wir den Tag}, {und halten fest, was man selbst verpasst|ohne ständig um ein Lächeln zu bitten}.",
      ],
      [
        "user",
        "Porträts",
        "{Für Bewerbung, Buch oder Großmutter|Sie an einem guten Tag}: {bringen Sie mehrere Oberteile mit|erst reden, dann fotografieren}.",
        "Ein Porträt {beginnt mit einem Gespräch|braucht ein wenig Zeit}, {damit das Gesicht entspannt|dann erst kommt die Kamera dazu}.",
      ],
      [
        "baby",
        "Familienbilder",
        "{Zu Hause, wo alle das Sofa kennen|Chaos ist erlaubt}: {erst essen, dann Bilder|niemand muss in die Linse schauen}.",
        "Familien {fotografieren wir dort, wo sie sich wohlfühlen|dürfen laut sein}, {mitten im Spiel entstehen die besten Bilder|auch im Park oder am Küchentisch}.",
      ],
      [
        "briefcase",
        "Bilder für Unternehmen",
        "{Menschen bei echter Arbeit, Dinge im guten Licht|Team, Produkt, Werkstatt}: {sagen Sie, wo die Bilder erscheinen|eine Liste spart Zeit}.",
        "Für Unternehmen {zeigen wir Menschen bei ihrer Arbeit|planen wir Motive nach Verwendung}, {ohne Kulisse und gestelltes Lachen|damit Bilder zu Seite und Druck passen}.",
      ],
      [
        "book-open",
        "Abzüge und Bücher",
        "{Papier, Rahmen, ein Buch auf dem Tisch|Bilder, die man nicht suchen muss}: {fragen Sie nach Größe und Papier|Muster dürfen angefasst werden}.",
        "Gedruckt {halten Bilder länger als auf dem Telefon|sieht man Bilder noch einmal anders}, {wir beraten zu Papier und Rahmen|ein Buch erzählt den ganzen Tag}.",
      ],
      [
        "house",
        "Orte und Räume",
        "{Haus, Laden, Garten, Teller|Dinge, die stillhalten}: {sagen Sie, wofür die Bilder sind|morgens ist das Licht am besten}.",
        "Räume und Orte {fotografieren wir, wenn das Licht stimmt|wirken erst im richtigen Licht}, {vorher räumen wir gemeinsam auf|gerade Linien gehören dazu}.",
      ],
    ],
    process: [
      [
        "Schreiben",
        "{Datum, Ort, Anlass|Ein paar Zeilen}: {Sie hören, ob der Tag frei ist|gern mit Bildern, die Sie mögen}.",
        "Sie {nennen Tag und Anlass|schreiben, was Sie sich wünschen}, und wir {sagen, ob die Zeit frei ist|antworten mit Preis und Ablauf}.",
      ],
      [
        "Planen",
        "{Licht, Uhrzeit, Kleidung|Ein Gespräch genügt}; {mit Plan für Regen|was muss sein, was darf passieren}.",
        "Vorher {sprechen wir über Orte, Licht und Kleidung|klären wir, welche Bilder wichtig sind}, {auch für schlechtes Wetter|damit der Tag entspannt bleibt}.",
      ],
      [
        "Fotografieren",
        "{Langsam anfangen, dann spielen|Wenig Anleitung, viel Beobachten}, {danach Auswahl und Galerie|und später Bilder zum Anfassen}.",
        "Am Tag {sagen wir wenig und sehen viel|fangen wir langsam an}, {danach suchen wir die besten Aufnahmen aus|und Sie bekommen eine Galerie zum Auswählen}.",
      ],
    ],
    questions: [
      [
        "{Ich bin nicht fotogen, geht das|Wie werden wir locker|Vor der Kamera werde ich steif, was hilft}?",
        "{So geht es fast allen|Am Anfang geben wir Ihnen etwas zu tun}. {Gehen, reden, lachen hilft|Nach ein paar Minuten wird es leicht}.",
        "{Posieren müssen Sie nicht|Das hören wir vor fast jedem Termin}, {wir geben Ihnen etwas zu tun|nach ein paar Aufnahmen ist die Scheu meist weg}.",
      ],
      [
        "{Wann sollten wir buchen|Ist unser Tag noch frei|Wie früh müssen wir uns festlegen}?",
        "{Hochzeiten im Sommer sehr früh|Sobald das Datum steht}. {Porträts oft kurzfristig|Fragen Sie einfach}.",
        "{Für Samstage im Sommer lieber früh|Fragen Sie an, auch wenn es knapp scheint}, {unter der Woche ist mehr möglich|ein kurzer Termin findet sich oft}.",
      ],
      [
        "{Wie viele Bilder bekommen wir|Wann sind die Bilder fertig|Was bekommen wir am Ende}?",
        "{Eine Auswahl, nicht jede Aufnahme|Geschlossene Augen bleiben hier}. {In der Saison dauert es Wochen|Der Termin steht in der Vereinbarung}.",
        "{Zahl und Lieferzeit stehen im Angebot|Sie bekommen alle guten Bilder, sobald sie bearbeitet sind}, {im Sommer dauert es meist etwas länger|ein paar schicken wir vorab, wenn es eilt}.",
      ],
      [
        "{Dürfen wir die Bilder veröffentlichen|Werden unsere Bilder gezeigt|Wer bekommt die Bilder zu sehen}?",
        "{Privat meist ja, gewerblich nach Absprache|Rechte stehen im Vertrag}. {Gezeigt wird nur mit Ihrem Ja|Ohne Zustimmung erscheint nichts}.",
        "{Für Familie und Freunde dürfen Sie sie gern teilen|Was erlaubt ist, schreiben wir auf}, {bevor wir etwas zeigen, fragen wir Sie|für Werbung braucht es eine Absprache}.",
      ],
      [
        "{Was, wenn es regnet|Fällt der Termin bei schlechtem Wetter aus|Das Wetter spielt nicht mit, was nun}?",
        "{Regen macht weiches Licht|Einen trockenen Ort planen wir immer mit ein}. {Für Porträts findet sich ein anderer Tag|Ein heller Schirm hilft}.",
        "{Wir sehen am Vortag gemeinsam nach dem Wetter|Ein Plan für drinnen gehört dazu}, {verschieben lässt sich ein Porträt leicht|auch Wolken geben schönes Licht}.",
      ],
      [
        "{Können wir bestimmte Bilder wünschen|Gibt es eine Liste|Uns sind einige Motive wichtig, geht das}?",
        "{Für Gruppen gern|Nennen Sie, wer mit wem}. {Den Rest sehen wir selbst|Zu lange Listen kosten Augenblicke}.",
        "{Schreiben Sie auf, was auf keinen Fall fehlen darf|Für Gruppenbilder hilft eine kurze Liste}, {für alles andere halten wir die Augen offen|jemand, der alle kennt, ruft sie zusammen}.",
      ],
    ],
    qualities: [
      ["weiches Licht", "echte Gesichter"],
      ["wenig Posen", "viele Augenblicke"],
      ["ruhiger Blick", "lautes Lachen"],
      ["echte Blicke", "gutes Licht"],
      ["ruhige Hände", "wache Augen"],
      ["leise Kamera", "lebendige Bilder"],
      ["klare Farben", "echte Nähe"],
    ],
    events: ["Porträttag", "Fotospaziergang", "Ausstellung"],
  },
);
