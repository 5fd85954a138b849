/**
 * German wordings of the culture family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const culture: Wording = familyWording(
  ["Besucherin oder Besucher", "Publikum", "Haus", "im Haus", "ins Haus", "Kunst und Kultur"],
  ["Ihr Besuch", "Bilder", "Programm"],
  {
    headlines: [
      "{Licht aus|Handy aus}, {Vorhang auf|Augen auf}",
      "{Länger hinsehen|Näher kommen}, {später reden|weiterdenken}",
      "{Hören|Schauen} Sie {selbst|zuerst}",
    ],
    truths: [
      "{Niemand muss alles sehen|Ein Bild lange angesehen schlägt hundert im Vorbeigehen}, {setzen Sie sich|gehen Sie, wenn die Füße es sagen}.",
      "{Das Publikum spielt mit|Kein Abend gleicht dem anderen}, {Lachen gehört zur Partitur|ein voller Raum verändert ein Stück}.",
      "{Die meiste Arbeit sieht niemand|Hinter jedem Werk liegen Versuche}, {Proben, Irrtümer, kalter Tee|und das ist gut so}.",
      "{Wer länger schaut, sieht mehr|Einmal sitzen bleiben genügt}: {man muss nicht alles mögen|gehen Sie, wenn die Augen voll sind}.",
      "Ein Werk {fragt mehr, als es beantwortet|verändert sich mit dem, der davorsteht}, {deshalb lohnt der zweite Blick|darum hört man anderen gern zu}.",
      "Stille {gehört zur Aufführung|vor dem ersten Ton ist ein eigener Moment}, {danach darf man umso lauter klatschen|man erkennt sie erst im vollen Saal}.",
    ],
    offers: [
      [
        "ticket",
        "Programm",
        "{Was läuft und wie lange|Termine stehen auf dieser Seite}: {die letzte Woche ist die vollste|reservieren hilft}.",
        "Das Programm {mischt Bekanntes mit Neuem|wechselt regelmäßig}, {zu jedem Termin steht ein kurzer Text|wer unschlüssig ist, fragt uns}.",
      ],
      [
        "users",
        "Gruppen und Schulen",
        "{Führung, Gespräch, Werkstatt|Zusammen sieht man mehr}: {Zahl, Alter, Thema|fragen Sie nach Material}.",
        "Gruppen und Klassen {bekommen eine Führung, die zu ihnen passt|dürfen Fragen stellen und selbst etwas tun}, {sagen Sie uns Alter und Thema|auf Wunsch mit Material für danach}.",
      ],
      [
        "baby",
        "Familienangebote",
        "{Kurz, lebendig, zum Mitmachen|Kinder stellen die besten Fragen}: {Pausen sind erlaubt|fragen Sie nach dem Alter}.",
        "Für Familien {gibt es Formate, bei denen niemand still sitzen muss|denken wir in kurzen Stücken}, {mit Zeit zum Fragen|Erwachsene haben meist genauso viel davon}.",
      ],
      [
        "key",
        "Gastspiele und Vermietung",
        "{Ein Auftritt bei Ihnen, ein Abend bei uns|Ort, Tag, Anlass}: {sagen Sie, wie der Raum klingt|auch ungewöhnliche Ideen}.",
        "Räume und Auftritte {vermitteln wir auf Anfrage|passen auch zu Ihrem Anlass}, {schreiben Sie Datum, Zahl und Idee|was technisch geht, klären wir zusammen}.",
      ],
      [
        "ticket",
        "Karten",
        "{Früh gekauft oder an der Tür|Mit Ermäßigung, wenn Sie fragen}: {nennen Sie, was Sie brauchen|Rollstuhlplätze werden frei gehalten}.",
        "Karten {reservieren Sie am einfachsten vorher|bekommen Sie auf mehreren Wegen}, {Ermäßigungen nennen wir auf Nachfrage|dann wartet Ihr Platz auf Sie}.",
      ],
      [
        "mic",
        "Gespräche",
        "{Vorher, nachher, dazwischen|Mit denen, die es gemacht haben}: {ohne Vorwissen|Fragen sind der halbe Abend}.",
        "In Gesprächen {erzählen die Menschen hinter dem Werk|darf man nachfragen}, {ohne Vortrag und ohne Vorwissen|oft wird es danach erst richtig interessant}.",
      ],
    ],
    process: [
      [
        "Aussuchen",
        "{Nach Tag, Thema oder Laune|Blättern Sie im Programm}: {fragen Sie um Rat|oder lassen Sie sich überraschen}.",
        "Sie {suchen sich einen Termin aus|sehen ins Programm}, {nach Thema, Tag oder Neugier|und fragen, wenn Sie zögern}.",
      ],
      [
        "Reservieren",
        "{Abends und für Gruppen besser vorher|Mit Zahl und Wünschen}; {Rollstuhl und Kinderwagen bitte nennen|dann ist Platz}.",
        "Mit einer Reservierung {ist Ihr Platz sicher|können wir besser planen}, {schreiben Sie Zahl und besondere Wünsche dazu|Rollstühle und Gruppen am besten früh}.",
      ],
      [
        "Kommen",
        "{Etwas früher, Handy aus|Mantel ab}, {und danach noch reden|Zeit lassen}.",
        "Am Abend {kommen Sie in Ruhe an|bleibt Zeit für die Garderobe}, {danach darf man noch bleiben und reden|das Handy hat Pause}.",
      ],
    ],
    questions: [
      [
        "{Brauche ich vorher eine Karte|Muss ich Karten vorbestellen|Soll ich vorher reservieren}?",
        "{Für Abende besser vorher|Oft gibt es noch etwas an der Kasse}. {Ausweise für Ermäßigungen mitbringen|Fragen Sie nach den Preisen}.",
        "{Wer sichergehen will, reserviert|An ruhigen Tagen reicht es, einfach zu kommen}, {beliebte Abende sind früh voll|Nachweise für den ermäßigten Preis zeigen Sie an der Kasse}.",
      ],
      [
        "{Ist es barrierefrei|Gibt es einen Aufzug|Wie komme ich ohne Stufen hinein}?",
        "{Sagen Sie, was Sie brauchen|Fragen Sie nach dem Weg ohne Stufen}. {Alte Häuser haben Ecken|Wir holen Sie an der Tür ab}.",
        "{Schreiben Sie uns, worauf wir achten sollen|Wir beschreiben Ihnen den Weg Schritt für Schritt}, {dann finden wir gemeinsam den besten Zugang|auch Begleitpersonen planen wir ein}.",
      ],
      [
        "{Ist es für Kinder geeignet|Ab welchem Alter|Kann ich mit Kindern kommen}?",
        "{Das Alter ist ein Rat|Es steht im Programm}. {Sie kennen Ihr Kind|Fragen Sie uns}.",
        "{Zu jedem Termin nennen wir eine Empfehlung|Rufen Sie an, wenn Sie unsicher sind}, {laute oder lange Stücke sind gekennzeichnet, fragen Sie sonst nach|kleine Pausen vor der Tür sind in Ordnung}.",
      ],
      [
        "{Darf ich fotografieren|Darf man filmen|Sind Aufnahmen erlaubt}?",
        "{Ohne Blitz meist, auf der Bühne nicht|Achten Sie auf die Zeichen}. {Für Veröffentlichung bitte fragen|Manche Leihgabe verbietet es}.",
        "{Das ist von Werk zu Werk verschieden|Schilder zeigen, wo es erlaubt ist}, {fragen Sie im Zweifel das Personal|Blitz und Stativ bleiben bitte zu Hause}.",
      ],
      [
        "{Wie lange dauert ein Besuch|Gibt es eine Pause|Muss ich viel Zeit mitbringen}?",
        "{Das steht beim Termin|Rechnen Sie lieber etwas mehr Zeit ein}. {Sitzen darf man zwischendurch|Danach ist noch Zeit zum Reden}.",
        "{Die Dauer finden Sie beim jeweiligen Termin|Viele bleiben länger als gedacht}, {setzen dürfen Sie sich jederzeit|danach lässt es sich gut noch reden}.",
      ],
      [
        "{Kann man den Raum mieten|Dürfen wir dort feiern|Ist das Haus auch für eigene Anlässe offen}?",
        "{Fragen Sie mit Datum und Zahl|An freien Tagen}. {Manches muss an der Wand bleiben|Technik kommt mit jemandem}.",
        "{Schreiben Sie uns Anlass, Tag und Personenzahl|Außerhalb des Programms ist manches möglich}, {wir sagen, was im Haus geht und was nicht|ein Rundgang vorab lohnt sich}.",
      ],
    ],
    qualities: [
      ["alte Geschichten", "neue Augen"],
      ["leise Räume", "laute Gedanken"],
      ["offene Türen", "späte Abende"],
      ["volle Reihen", "stille Momente"],
      ["fremde Stimmen", "eigene Bilder"],
      ["neue Stücke", "alte Meister"],
      ["wache Augen", "offene Fragen"],
    ],
    events: ["Eröffnung", "Führung", "Konzert", "Lesung"],
    actions: { sales: ["Karten anfragen", "Programm ansehen"], visits: ["Besuch planen"] },
  },
);

export const cultureTrades: Record<string, Wording> = {
  choir: familyWording(
    [
      "Sängerin oder Musiker",
      "Singende und Spielende",
      "Proberaum",
      "in der Probe",
      "in die Probe",
      "Singen und Musizieren",
    ],
    ["Musik und Proben", "Auf der Bühne", "Konzerte"],
    {
      headlines: [
        "Viele {Stimmen|Töne}, ein {Atem|Klang}",
        "{Einatmen|Zuhören} und {anfangen|einsetzen}",
        "{Singen|Spielen} Sie {mit|bei uns}",
      ],
      truths: [
        "Allein {hört man sich selbst|klingt eine Stimme wie eine Stimme}. {Zusammen wird Musik daraus|Deshalb kommt Zuhören vor Lautsein}.",
        "Ein Konzert {entsteht an verregneten Wochentagen|wird lange vorher gemacht, wenn niemand zusieht}. {Dort wird auch am meisten gelacht|Der Applaus ist nur der Schluss}.",
        "Den meisten {wurde einmal gesagt, sie könnten nicht singen|fehlt nicht die Stimme, sondern der Mut}. {Oft stimmte es nicht|Wer summt, kann auch singen}.",
        "Alte und neue Stücke {vertragen sich an einem Abend|gehören in dasselbe Programm}. {Ein schweres hält uns wach|Eines sollte man auf dem Heimweg noch summen}.",
      ],
      offers: [
        [
          "users",
          "Proben",
          "{Wir atmen ein, singen uns ein und nehmen ein Stück auseinander|Einmal in der Woche bleibt der Tag draußen}. {Sie bekommen Noten und jemanden, der die Stelle kennt|Zuhören ist am Anfang erlaubt}.",
          "{Man kommt müde und geht wach nach Hause|Zwischen zwei Stücken wird erzählt}. {Die Pause gehört dazu|Zum Geburtstag gibt es Kuchen}.",
        ],
        [
          "mic-vocal",
          "Konzerte",
          "{Im Saal, in der Kirche, im Park|Einige Male im Jahr}: {die Termine stehen auf dieser Seite|bringen Sie jemanden mit, der Konzerte eigentlich nicht mag}.",
          "{Zu jedem Stück sagen wir ein paar Worte|Jedes Programm hat einen roten Faden}, {damit man weiß, worauf man hören kann|und danach ist Stille erlaubt}.",
        ],
        [
          "heart",
          "Musik für Ihr Fest",
          "{Zur Trauung, zum Jubiläum, zum Abschied|Nennen Sie Tag, Ort und Anlass}: {wir sagen, was wir spielen können|wir schlagen Stücke vor, die den Raum tragen}.",
          "{In kleiner Besetzung oder alle zusammen|Im Freien klingt es anders als unter einem Gewölbe}. {Sprechen Sie mit uns über den Ort|Auch die Uhrzeit spielt eine Rolle}.",
        ],
        [
          "sprout",
          "Einstieg",
          "{Noten brauchen Sie nicht, Ohren genügen|Stellen Sie sich in die Mitte und summen Sie mit}. {Wir finden zusammen Ihre Stimme|Zum Üben gibt es Aufnahmen}.",
          "{Wer früher gespielt hat, staunt, wie viel zurückkommt|Instrumente lassen sich oft leihen}. {Fragen Sie danach|Neben Erfahrenen lernt man schnell}.",
        ],
        [
          "baby",
          "Kinder und Jugend",
          "{Spiele, Kanons, erste Stücke|Kinder singen höher, als man denkt}: {Alter und Uhrzeit sagen wir gern|Eltern dürfen nebenan warten}.",
          "{Die erste Bühne vergisst man nicht|Junge sitzen neben Alten und lernen beim Zusehen}. {Der Applaus ist echt|Geübt wird mit Lachen}.",
        ],
      ],
      process: [
        [
          "Melden",
          "{Schreiben Sie, was Sie singen oder spielen, oder dass Sie es nicht wissen|Eine Zeile genügt}: {wir nennen Abend und Tür|wir sagen, welche Stimmen gerade fehlen}.",
        ],
        [
          "Ausprobieren",
          "{Kommen Sie ein paar Abende zum Zuhören|Setzen Sie sich dazu}. {Vorsingen muss niemand allein|Danach wissen Sie, ob es passt}.",
          "{In der Mitte hört man am besten, was die anderen tun|Am ersten Abend versteht man wenig und hat trotzdem Freude}. {Das ist bei allen so|Beim dritten Mal kennt man die Stelle}.",
        ],
        [
          "Dazugehören",
          "{Sie bekommen eine Mappe und einen Platz, bald auch einen Auftritt|Meist gibt es einen kleinen Beitrag}. {Stühle tragen gehört dazu|Nach einem Konzert ist man angekommen}.",
        ],
      ],
      questions: [
        [
          "{Muss ich Noten lesen können|Gibt es ein Vorsingen|Kann ich ohne Erfahrung mitsingen}?",
          "{Es hilft, aber mit den Ohren geht viel|Viele haben ohne angefangen}. {Bei uns fragen Sie am besten direkt nach|Man lernt es nebenbei}.",
          "{Meist hören wir nur kurz hin, welche Lage passt|Kommen Sie und probieren Sie es}. {Niemand wird bloßgestellt|Die passende Stimme findet sich}.",
        ],
        [
          "{Wie viel Zeit kostet das Mitmachen|Muss ich zu jeder Probe kommen|Was, wenn ich eine Probe verpasse}?",
          "{Einen Abend in der Woche und ein paar Wochenenden|Vor Konzerten wird es mehr}. {Wer fehlt, übt die Stelle daheim|Sagen Sie Bescheid, dann wissen wir es}.",
        ],
        [
          "{Kann man Sie buchen|Spielen Sie auch bei Hochzeiten|Was kostet ein Auftritt}?",
          "{Fragen Sie mit Datum, Ort und Dauer an|Das hängt davon ab, wie viele kommen}. {Üblich ist eine Spende oder eine Gage|Ob der Tag frei ist, hören Sie bald}.",
        ],
        [
          "{Was singen oder spielen Sie|Welche Stücke stehen auf dem Programm|Dürfen Mitglieder Stücke vorschlagen}?",
          "{Altes und Neues, gemischt|Das wechselt von Programm zu Programm}. {Ideen werden gehört, gespielt wird nicht jede|Am besten hören Sie einmal zu}.",
        ],
        [
          "{Bin ich zu alt zum Anfangen|Suchen Sie auch tiefe Stimmen|Für welches Alter ist das Singen gedacht}?",
          "{Dafür gibt es kein Alter|Stimmen ändern sich, sie hören nicht auf}. {Tiefe Stimmen sind immer gesucht|Atmen und Gesellschaft tun jedem gut}.",
        ],
      ],
      qualities: [
        ["volle Klänge", "offene Türen"],
        ["langer Atem", "lautes Lachen"],
        ["klare Stimmen", "alte Lieder"],
        ["warme Töne", "feste Freundschaften"],
      ],
      events: ["Frühlingskonzert", "Offene Probe", "Liederabend"],
      actions: { signups: ["Zur Probe kommen", "Mitsingen"], bookings: ["Auftritt anfragen"] },
    },
  ),
};
