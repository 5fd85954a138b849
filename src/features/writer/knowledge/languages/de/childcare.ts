/** German wordings of the childcare family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const childcare: Wording = familyWording(
  ["Familie", "Familien", "Haus", "bei uns", "zu uns", "Spiel und Betreuung"],
  ["Unser Tag", "Kleine Werke", "Feste und Termine"],
  {
    headlines: [
      "{Matschige|Bunte} {Stiefel|Hände}, volle Tage",
      "{Spielen|Buddeln}, {essen|singen}, {träumen|noch einmal}",
      "Ein {guter Abschied|Winken} und ein guter Tag",
    ],
    truths: [
      "{Spielen ist Denken mit den Händen|Kinder spielen nicht zum Zeitvertreib}, {ein Turm, der fällt, ist Physik|so lernt man die Welt kennen}.",
      "{Eingewöhnung dauert so lange, wie sie dauert|Abschied lernt man wie Laufen}, {mit einer Hand zum Festhalten|am besten in kleinen Schritten}.",
      "{Eltern geben das Liebste ab|Vertrauen beginnt an der Tür}, {darum erfahren Eltern ehrlich, wie der Tag war|dafür braucht es offene Worte}.",
      "{Kinder lernen beim Wiederholen|Zum zehnten Mal ist es erst richtig schön}, {darum hat der Tag einen Rhythmus|und Erwachsene brauchen Geduld}.",
      "Langeweile {ist der Anfang vieler guter Spiele|darf sein}, {man muss sie nur aushalten|danach kommt meist eine Idee}.",
      "Kinder {sehen, wie wir miteinander reden|machen nach, was sie erleben}, {das ist der heimliche Lehrplan|darum achten wir auf unseren Ton}.",
    ],
    offers: [
      [
        "baby",
        "Die Kleinsten",
        "{Schlafen, kuscheln, krabbeln nach eigener Uhr|Feste Gesichter, warme Arme}: {erzählen Sie, wie Ihr Kind einschläft|das Kuscheltier darf mit}.",
        "Für die Kleinsten {gibt es feste Bezugspersonen|zählt Nähe}, {damit Trösten und Schlafen leichter fallen|und ein Tag, der sich nach ihnen richtet}.",
      ],
      [
        "blocks",
        "Die Großen",
        "{Bauen, streiten, vertragen|Schere, Matsch und Zahlen}: {Kleidung, die schmutzig werden darf|jedes Kind findet seine Ecke}.",
        "Die Großen {planen mit, was am Tag geschieht|probieren aus, verhandeln und bauen}, {wir sind da, wenn es knifflig wird|und bereiten sich nebenbei auf die Schule vor}.",
      ],
      [
        "trees",
        "Zeit im Freien",
        "{Pfützen, Stöcke, Schnecken|Bei fast jedem Wetter}: {Namen in die Stiefel|Wechselsachen einpacken}.",
        "Draußen {wird gerannt, gesammelt und gematscht|lernen Kinder mit dem ganzen Körper}, {darum braucht es Kleidung, die das aushält|auch wenn der Himmel grau ist}.",
      ],
      [
        "apple",
        "Essen und Ruhe",
        "{Probieren ja, aufessen muss niemand|Ein Tisch für alle}: {Allergien bitte nennen|schlafen muss keiner}.",
        "Gegessen wird {gemeinsam und in Ruhe|an einem Tisch}, {danach darf schlafen, wer müde ist|was Ihr Kind nicht verträgt, merken wir uns}.",
      ],
      [
        "eighth-notes",
        "Musik und Geschichten",
        "{Singen, reimen, immer dasselbe Buch|Ein Teppich, ein Lied, ein Kissen}: {das Lieblingsbuch darf mit|wer nicht singt, trommelt}.",
        "Mit {Liedern und Büchern|Musik} {wachsen Wörter fast von selbst|beginnt und endet unser Tag}, {und jedes Kind darf sich etwas wünschen|auch wer leise ist, findet seinen Platz}.",
      ],
      [
        "clock",
        "Ferien und Randzeiten",
        "{Wenn die Arbeit früher beginnt|Brückentage, Ferien, lange Tage}: {fragen Sie, was möglich ist|nennen Sie Ihre Zeiten}.",
        "Für {Ferien und frühe Stunden|besondere Zeiten} {suchen wir nach einer Lösung|sagen Sie uns, was Ihre Arbeit verlangt}, {so weit es die Gruppe erlaubt|je früher, desto besser}.",
      ],
    ],
    process: [
      [
        "Besuchen",
        "{Einen Vormittag ansehen|Setzen Sie sich auf einen kleinen Stuhl}: {alle Fragen sind erlaubt|Ihr Kind zeigt Ihnen den Rest}.",
        "Sie {besuchen uns mit Ihrem Kind|sehen sich einen Vormittag an}, {fragen, was Ihnen am Herzen liegt|und erleben, wie der Tag läuft}.",
      ],
      [
        "Platz anfragen",
        "{Formular, Beginn, Stunden|Je früher, desto besser}; {fragen Sie, wie vergeben wird|Änderungen bitte melden}.",
        "Für den Platz {füllen Sie eine Anfrage aus|brauchen wir Startmonat und Stunden}, {danach hören Sie, wie es steht|wir erklären, wie entschieden wird}.",
      ],
      [
        "Eingewöhnen",
        "{Erst mit Ihnen, dann kurz ohne|In kleinen Schritten}, {nach der Uhr des Kindes|planen Sie einige Wochen}.",
        "Die Eingewöhnung {beginnt gemeinsam|richtet sich nach dem Kind}, {erst bleiben Sie dabei, dann gehen Sie kurz|und dauert so lange, wie sie braucht}.",
      ],
    ],
    questions: [
      [
        "{Wie läuft die Eingewöhnung|Was, wenn mein Kind weint|Was hilft beim Ankommen}?",
        "{Schritt für Schritt, mit Ihnen in der Nähe|Weinen beim Abschied ist normal}. {Lässt es sich nicht trösten, rufen wir an|Ihr Kind gibt das Tempo vor}.",
        "{Sie bleiben am Anfang mit im Raum|Wir lassen uns Zeit}, {verabschiedet wird sich immer|und wenn es nicht geht, holen wir Sie zurück}.",
      ],
      [
        "{Wie bekomme ich einen Platz|Gibt es eine Warteliste|Wann sollten wir uns anmelden}?",
        "{Melden Sie sich früh|Oft schon vor der Geburt}. {Regeln kommen teils von Stadt oder Land|Plätze werden manchmal plötzlich frei}.",
        "{Fragen Sie an, auch wenn der Wunschmonat noch weit ist|Schreiben Sie uns Alter und gewünschten Beginn}, {wir sagen, wie die Aussichten stehen|wird ein Platz frei, melden wir uns}.",
      ],
      [
        "{Wann muss ein krankes Kind zu Hause bleiben|Was passiert bei Krankheit|Mein Kind ist krank, was gilt}?",
        "{Bei Fieber, Erbrechen und Ansteckendem|Bis es wieder gesund ist}. {Jemand muss erreichbar sein|Wir rufen an}.",
        "{Wer Fieber hat, bleibt zu Hause|Ansteckende Kinder gehören ins eigene Bett}, {wird ein Kind bei uns krank, rufen wir gleich an|halten Sie bitte jemanden bereit, der abholen kann}.",
      ],
      [
        "{Was kostet ein Platz|Gibt es Zuschüsse|Mit welchem Beitrag müssen wir rechnen}?",
        "{Das hängt von Stunden und Einkommen ab|Fragen Sie, was enthalten ist}. {Viele Familien bekommen Unterstützung|Das Jugendamt berät}.",
        "{Die Beiträge richten sich oft nach Stunden und Einkommen|Fragen Sie zuerst bei der Gemeinde}, {Essen und Ausflüge nennen wir gesondert|wir zeigen Ihnen, was zusammenkommt}.",
      ],
      [
        "{Was soll mein Kind mitbringen|Was gehört in den Rucksack|Was braucht mein Kind bei Ihnen}?",
        "{Wechselkleidung, Hausschuhe, etwas Vertrautes|Sie bekommen eine Liste}. {Überall den Namen hinein|Das Beste bleibt besser daheim}.",
        "{Vor dem ersten Tag bekommen Sie eine Liste|Wichtig sind Ersatzkleidung und ein Tröster}, {bitte alles mit Namen|Spielzeug von zu Hause darf an ruhigen Tagen mit}.",
      ],
      [
        "{Wie erfahre ich vom Tag|Sehe ich, was mein Kind macht|Wie halten Sie uns auf dem Laufenden}?",
        "{Beim Abholen, in ein paar Sätzen|An der Wand und im Gespräch}. {Für Längeres gibt es einen Termin|Fragen dürfen Sie immer}.",
        "{Beim Abholen erzählen wir das Wichtigste|An der Tür bleibt Zeit für zwei, drei Sätze}, {wer mehr wissen will, bekommt ein Gespräch|größere Themen besprechen wir in Ruhe}.",
      ],
    ],
    qualities: [
      ["warme Arme", "klare Regeln"],
      ["viel Matsch", "gutes Essen"],
      ["wildes Spiel", "ruhiger Schlaf"],
      ["offene Arme", "feste Zeiten"],
      ["dreckige Knie", "warme Suppe"],
      ["bunte Bilder", "leise Lieder"],
      ["offene Ohren", "kleine Abenteuer"],
    ],
    events: ["Sommerfest", "Laternenfest", "Offener Vormittag"],
  },
);
