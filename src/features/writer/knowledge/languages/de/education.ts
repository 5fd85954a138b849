/** German wordings of the education family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const education: Wording = familyWording(
  [
    "Teilnehmerin oder Teilnehmer",
    "Lernende",
    "Schule",
    "im Unterricht",
    "in den Unterricht",
    "Lernen und Üben",
  ],
  ["Kurse", "Im Unterricht", "Termine"],
  {
    headlines: [
      "{Fragen|Fehler} erlaubt",
      "{Heute üben|Hier lernen}, {morgen können|draußen anwenden}",
      "{Verstehen|Probieren} statt {pauken|zuschauen}",
    ],
    truths: [
      "{Wenig und oft schlägt viel und selten|Kurze tägliche Übung trägt am weitesten}, {das gilt für jedes Alter|Gewohnheit hilft mehr als Talent}.",
      "{Wer es erklären kann, hat es verstanden|Gute Stunden lassen die Lernenden reden}, {darum wird hier viel gefragt|darum reden vor allem die Lernenden}.",
      "{Fehler zeigen, wohin es geht|Angst macht langsam}, {kleine Erfolge machen mutig|deshalb fängt es mit Lösbarem an}.",
      "{Wer Fehler macht, ist dabei|Lernen klingt zuerst falsch}, {und genau da wird es richtig|darum lacht hier niemand aus}.",
      "Verstehen {lässt sich nicht beschleunigen|kommt oft erst beim Wiederholen}, {wohl aber erleichtern|darum kehren wir zu Wichtigem zurück}.",
      "Eine gute Frage {bringt alle weiter|ist mehr wert als die schnelle Antwort}, {auch die, die sich nicht trauen|darum lassen wir ihr Zeit}.",
    ],
    offers: [
      [
        "users",
        "Gruppenkurse",
        "{Gleiche Stufe, viel Gespräch|Gemeinsam lernt es sich leichter}: {eine kurze Einstufung findet die passende Gruppe|Probestunde möglich, fragen Sie}.",
        "In der Gruppe {spricht und übt man voreinander|lernt man auch von den Fragen der anderen}, {und merkt, dass alle stolpern|die Stufe bestimmen wir vorher gemeinsam}.",
      ],
      [
        "user",
        "Einzelunterricht",
        "{Ihr Ziel, Ihr Tempo|Genau da, wo es hakt}: {bringen Sie mit, woran Sie scheitern|wir beginnen mit Ihrem Fall}.",
        "Im Einzelunterricht {bestimmt Ihr Ziel den Plan|geht keine Minute an anderen vorbei}, {wir üben, was Ihnen gerade fehlt|und das Tempo geben Sie vor}.",
      ],
      [
        "graduation-cap",
        "Prüfungsvorbereitung",
        "{Rückwärts vom Termin geplant|Alte Aufgaben unter echten Bedingungen}: {Schlaf gehört zum Plan|erst die Lücken, dann das Tempo}.",
        "Vor einer Prüfung {sehen wir zuerst, was schon sitzt|üben wir mit echten Aufgaben}, {danach verteilen wir den Rest auf die Wochen|damit am Tag selbst nichts fremd ist}.",
      ],
      [
        "building-complex",
        "Kurse für Schulen und Betriebe",
        "{Ihre Themen, Ihre Räume|Ein Tag für ein ganzes Team}: {sagen Sie, was danach anders sein soll|mit Beispielen aus dem Alltag}.",
        "Für {Schulen und Betriebe|Ihr Team} {bauen wir den Kurs aus Ihrem Alltag|kommen wir auch zu Ihnen}, {mit Übungen, die man am nächsten Tag braucht|der Zeitplan richtet sich nach der Arbeit}.",
      ],
      [
        "sun",
        "Ferienkurse",
        "{Eine Woche, ein Thema|Wenn der Kopf Platz hat}: {vormittags lernen, danach frei|fragen Sie nach Alter und Stufe}.",
        "In den Ferien {bleibt Zeit, eine Sache richtig zu lernen|geht vieles leichter}, {mit Pausen und ohne Noten|weil nichts anderes drängt}.",
      ],
      [
        "clock",
        "Abend- und Wochenendkurse",
        "{Nach der Arbeit, neben der Familie|Lernen, wenn der Tag still wird}: {kurz, dafür regelmäßig|wer fehlt, holt nach}.",
        "Abends und am Wochenende {lernen Menschen, die tagsüber anderes tun|halten wir die Stunden kurz}, {darum zählt jede Minute|verpasste Themen lassen sich nachholen}.",
      ],
    ],
    process: [
      [
        "Fragen",
        "{Ziel, Vorwissen, Zeit|Ein kurzes Gespräch}: {dann ein ehrlicher Rat|wir sagen, ob es passt}.",
        "Sie {erzählen, was Sie lernen möchten|sagen uns Ziel und Zeit}, und wir {empfehlen einen Kurs oder raten ab|schlagen den passenden Einstieg vor}.",
      ],
      [
        "Ausprobieren",
        "{Eine Probestunde|Einmal dabei sein}, {danach entscheiden Sie|ohne Verpflichtung}.",
        "In einer Probestunde {sehen Sie, wie wir unterrichten|merken Sie, ob Tempo und Ton stimmen}, {bezahlt und entschieden wird danach|und wir sehen, wo Sie stehen}.",
      ],
      [
        "Lernen",
        "{Regelmäßig, mit kleinen Aufgaben|Stunde für Stunde}; {und ab und zu ein Blick zurück|Fortschritt wird sichtbar}.",
        "Dann {geht es regelmäßig weiter|üben wir Woche für Woche}, {mit Rückmeldung, die hilft|mit kleinen Aufgaben für zwischendurch}.",
      ],
    ],
    questions: [
      [
        "{Welcher Kurs passt zu mir|Woher weiß ich meine Stufe|Wo sollte ich einsteigen}?",
        "{Ein Gespräch oder ein kurzer Test zeigt es|Sagen Sie, was Sie schon können}. {Wechseln ist möglich|Im Zweifel eine Stunde schnuppern}.",
        "{Schildern Sie, was Sie können und wohin Sie wollen|Nach ein paar Fragen wissen wir es}, {dann nennen wir die Gruppe, die passt|und falls wir uns irren, wechseln Sie}.",
      ],
      [
        "{Was, wenn ich eine Stunde verpasse|Kann ich nachholen|Ich kann einmal nicht kommen, was nun}?",
        "{Sagen Sie vorher Bescheid|Fragen Sie nach dem Stoff}. {Oft lässt sich ein anderer Termin finden|Material gibt es nachträglich}.",
        "{Das passiert jedem einmal|Geben Sie uns kurz Bescheid}, {wir schicken, was dran war|die nächste Stunde knüpft trotzdem an}.",
      ],
      [
        "{Bin ich zu alt dafür|Ist es zu spät zum Anfangen|Ich habe lange nichts gelernt, geht das}?",
        "{Nein, Neugier kennt kein Alter|Erwachsene lernen anders, nicht schlechter}. {Geduld ersetzt Tempo|Anfangen darf man immer}.",
        "{Wer fragt, ist schon halb dabei|Angefangen wird dort, wo Sie stehen}, {und niemand muss sich blamieren|mehr als Lust und etwas Zeit braucht es nicht}.",
      ],
      [
        "{Gibt es Zuschüsse|Wer bezahlt den Kurs|Wer hilft bei den Kosten}?",
        "{Oft helfen Betrieb oder Staat|Fragen Sie vor der Anmeldung}. {Anträge brauchen Zeit|Wir nennen, was auf der Bescheinigung steht}.",
        "{Manche Kurse werden gefördert|Das hängt von Kurs und Lebenslage ab}, {fragen Sie bei Arbeitgeber oder Amt nach|wir stellen aus, was dafür nötig ist}.",
      ],
      [
        "{Wie groß sind die Gruppen|Bin ich allein mit meinem Stand|Wie viele lernen zusammen}?",
        "{So groß, dass jede Person drankommt|Fragen Sie vor der Anmeldung}. {Ein kurzer Test findet den Platz|Wechseln ist möglich}.",
        "{Wir achten darauf, dass Stufe und Größe stimmen|Die Zahl nennen wir Ihnen vor der Anmeldung}, {damit alle zu Wort kommen|wird es zu voll, teilen wir lieber}.",
      ],
      [
        "{Bekomme ich eine Bescheinigung|Gibt es am Ende etwas Schriftliches|Was habe ich am Ende in der Hand}?",
        "{Auf Wunsch, mit Stunden und Inhalt|Fragen Sie, was anerkannt wird}. {Prüfungen nehmen andere ab|Sagen Sie, wofür Sie es brauchen}.",
        "{Eine Teilnahmebestätigung stellen wir gern aus|Sagen Sie vorher, wofür Sie den Nachweis brauchen}, {ob sie anerkannt wird, entscheidet die andere Stelle|dann achten wir auf die nötigen Angaben}.",
      ],
    ],
    qualities: [
      ["kleine Gruppen", "große Fragen"],
      ["klare Schritte", "echter Mut"],
      ["gute Lehrer", "ruhiges Tempo"],
      ["kleine Schritte", "wache Köpfe"],
      ["gute Fragen", "freie Stühle"],
      ["klare Erklärungen", "freundliche Runden"],
      ["echte Gespräche", "sichtbare Fortschritte"],
    ],
    events: ["Probestunde", "Tag der offenen Tür", "Ferienkurs"],
    actions: { signups: ["Platz anfragen", "Anmelden"], bookings: ["Probestunde vereinbaren"] },
  },
);
