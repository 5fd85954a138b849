/** German wordings of the fitness family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const fitness: Wording = familyWording(
  ["Mitglied", "Mitglieder", "Studio", "im Studio", "ins Studio", "Bewegung und Training"],
  ["Kurse", "Im Training", "Termine"],
  {
    headlines: [
      "{Anfangen|Los}, wo Sie {stehen|heute sind}",
      "{Bewegen|Schwitzen}, {atmen|lachen}, wiederkommen",
      "{Stärker|Beweglicher} wird man {mit der Zeit|in Gesellschaft}",
    ],
    truths: [
      "{Der Plan, den man einhält, ist der beste|Regelmäßig schlägt perfekt}, {darum muss das Training in die Woche passen|auch eine kurze Einheit zählt}.",
      "{Erst die Technik, dann das Tempo|Sauber ausgeführt bringt leicht mehr als schwer}, {der Körper merkt sich, wie man es macht|das schont die Gelenke}.",
      "{Pausen gehören zum Training|Fortschritt entsteht in der Ruhe}, {Schlaf zählt mit|auch wenn man nichts davon sieht}.",
      "{Regelmäßig schlägt heftig|Wenig, aber jede Woche}: {so bleibt man dabei|der Körper zählt nicht die Rekorde}.",
      "Der Körper {lernt in kleinen Portionen|vergisst eine Pause schneller, als man fürchtet}, {deshalb ist der zweite Besuch der wichtigste|und belohnt alle, die wiederkommen}.",
      "Bewegung {soll man danach spüren, nicht bereuen|darf Freude machen}, {sonst bleibt man nicht dabei|das ist der beste Trainingsplan}.",
    ],
    offers: [
      [
        "users",
        "Kurse",
        "{Nach Stufe und Tempo|Für Anfang und Fortgeschrittene}: {beim ersten Mal bitte etwas früher kommen|jede Übung gibt es auch leichter}.",
        "In der Gruppe {findet jede und jeder das eigene Tempo|trägt man sich gegenseitig}, und {die Leitung zeigt leichtere Formen|niemand muss vorn stehen}.",
      ],
      [
        "user",
        "Einzeltraining",
        "{Ein Plan um Ihren Körper herum|Ziel, Zeit, Knie und Rücken}: {sagen Sie, was schon einmal weh tat|danach richtet sich der Plan}.",
        "Allein mit {Trainerin oder Trainer|fachkundiger Begleitung} {geht es genau um Ihr Ziel|bleibt Zeit für jede Bewegung}, {auch wenn etwas schmerzt oder zwickt|und der Plan wächst mit}.",
      ],
      [
        "heart-pulse",
        "Einstieg",
        "{Lange nichts gemacht|Ohne Vorkenntnisse}: {genau dafür ist der Anfang da|eine Einführung nimmt die Scheu}.",
        "Für den Anfang {genügt bequeme Kleidung|braucht es keine Vorkenntnisse}, {alles andere zeigen wir in der ersten Stunde|und wer außer Atem kommt, macht Pause}.",
      ],
      [
        "calendar",
        "Workshops",
        "{Ein Thema, mehr Zeit|Ein Nachmittag für die Einzelheiten}: {Termine stehen auf dieser Seite|fragen Sie nach der Stufe}.",
        "In einem Workshop {bleibt Zeit für Einzelheiten, die im Kurs zu kurz kommen|üben wir ein Thema gründlich, und Fragen dürfen den Ablauf ändern}.",
      ],
      [
        "alarm-clock",
        "Frühe und späte Stunden",
        "{Vor der Arbeit, in der Pause, nach dem Zubettbringen|Wann Sie Kraft haben}: {fragen Sie nach ruhigen Stunden|der Plan richtet sich danach}.",
        "{Wer früh aufsteht oder spät Feierabend hat|Auch mit vollem Kalender}, {findet eine Stunde, die passt|fragt am besten nach den Randzeiten}.",
      ],
      [
        "heart-pulse",
        "Training nach einer Pause",
        "{Verletzt, schwanger gewesen, lange gesessen|Der Körper erinnert sich}: {leicht beginnen|mit ärztlichem Rat, wenn nötig}.",
        "Nach {einer Verletzung|einer längeren Pause} {steigen wir vorsichtig ein|beginnt es sanft}, {abgestimmt auf das, was die Ärztin erlaubt|und gesteigert wird erst, wenn es sich gut anfühlt}.",
      ],
    ],
    process: [
      [
        "Probieren",
        "{Eine Probestunde sagt mehr als ein Prospekt|Einmal mitmachen}, {in bequemer Kleidung|mit Handtuch und Wasser}.",
        "Sie {kommen zu einer Probestunde|melden sich kurz an}, {ziehen bequeme Sachen an|machen mit, so weit es geht}, und {danach sprechen wir darüber|sehen, ob es Ihnen gefällt}.",
      ],
      [
        "Finden",
        "{Kurs, Uhrzeit, Tempo|Was passt in Ihre Woche}: {fragen Sie das Team|wir sagen, wo Sie gut aufgehoben sind}.",
        "Gemeinsam {suchen wir heraus|finden wir}, {welcher Kurs zu Ziel und Woche passt|wo Sie sich wohlfühlen}, {wechseln dürfen Sie später immer noch|ohne gleich alles festzulegen}.",
      ],
      [
        "Dranbleiben",
        "{Feste Tage helfen|Woche für Woche}; {zu zweit fällt es leichter|und ab und zu etwas Neues}.",
        "Aus {einer Stunde|dem ersten Mal} wird {Gewohnheit|ein fester Tag}, {wenn der Termin im Kalender steht|am leichtesten mit jemandem, der mitkommt}.",
      ],
    ],
    questions: [
      [
        "{Muss ich fit sein|Ist das etwas für Anfänger|Ich bin ganz untrainiert, passt das}?",
        "{Angefangen haben alle einmal|Kommen Sie, wie Sie sind}. {Jede Übung hat eine leichte Form|Niemand schaut so genau hin, wie man fürchtet}.",
        "{Fit werden Sie hier, vorher müssen Sie es nicht sein|Die Stunden sind so gebaut, dass man leicht hineinfindet}, {sagen Sie der Leitung einfach, dass Sie neu sind|Pausen macht jeder, wann er sie braucht}.",
      ],
      [
        "{Was brauche ich zum ersten Mal|Was ziehe ich an|Womit komme ich zur ersten Stunde}?",
        "{Bequeme Kleidung, Wasser, Handtuch|Etwas, worin Sie sich bewegen können}. {Fragen Sie, was geliehen werden kann|Mehr braucht es nicht}.",
        "{Turnschuhe oder Socken, je nach Kurs|Kleidung, in der Sie sich gern bewegen}, {dazu etwas zu trinken|eine Matte können Sie oft leihen, fragen Sie kurz}.",
      ],
      [
        "{Kann ich trotz Beschwerden mitmachen|Was ist mit einem kranken Rücken|Mir tut etwas weh, darf ich trotzdem kommen}?",
        "{Fragen Sie zuerst Ihre Ärztin oder Ihren Arzt|Klären Sie es ärztlich}. {Dann lassen sich Übungen anpassen|Sagen Sie es vor der Stunde}.",
        "{Mit ärztlichem Einverständnis meistens|Vieles geht, manches besser nicht}, {darum sprechen wir vor der ersten Stunde darüber|zeigen Sie uns, wo es schmerzt}.",
      ],
      [
        "{Wie kündige ich|Kann ich pausieren|Was gilt, wenn ich aussetzen muss}?",
        "{Fristen stehen im Vertrag|Lesen Sie das vor der Unterschrift}. {Fragen Sie nach Krankheit und Umzug|Über Pausen lässt sich reden}.",
        "{Wie lange ein Vertrag läuft, steht vor der Unterschrift fest|Die Bedingungen bekommen Sie zum Nachlesen}, {fragen Sie gleich nach Pausen bei Krankheit|für längere Ausfälle suchen wir eine Lösung}.",
      ],
      [
        "{Kann ich in der Woche wechseln|Muss ich immer zur selben Stunde kommen|Mir passt ein anderer Tag besser, was nun}?",
        "{Meist ist Wechseln möglich|Fragen Sie nach freien Plätzen}. {Ein fester Tag hilft beim Dranbleiben|Sagen Sie kurz Bescheid}.",
        "{Das kommt auf den Kurs an|Solange Plätze frei sind}, {dann wechseln Sie nach kurzer Nachricht|melden Sie sich einfach für einen anderen Tag an}.",
      ],
      [
        "{Bin ich zu alt dafür|Kann ich auch mit Rücken kommen|Passt das auch für Ältere}?",
        "{Es beginnt dort, wo Sie stehen|Sagen Sie, was zwickt}. {Jede Übung hat eine leichte Form|Langsam ist auch Training}.",
        "{Das Alter spielt kaum eine Rolle|Hier trainieren Menschen, die ganz verschieden anfangen}, {wichtig ist, was Ihr Körper heute kann|wir passen die Übungen an}.",
      ],
    ],
    qualities: [
      ["klare Anleitung", "gute Laune"],
      ["starker Rücken", "leichter Kopf"],
      ["fester Plan", "freie Zeit"],
      ["gute Luft", "kleine Gruppen"],
      ["ein klarer Plan", "ein lockerer Ton"],
      ["kleine Schritte", "starke Schultern"],
      ["freie Matten", "freundliche Gesichter"],
    ],
    events: ["Probetag", "Workshop", "Lauftreff"],
  },
);
