/** German wordings of the finance family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const finance: Wording = familyWording(
  [
    "Mandantin oder Mandant",
    "Mandantinnen und Mandanten",
    "Büro",
    "im Büro",
    "ins Büro",
    "Zahlen und Rat",
  ],
  ["Leistungen", "Das Büro", "Vorträge"],
  {
    headlines: [
      "{Belege|Papier} rein, {Ordnung|Klarheit} raus",
      "Zahlen, die man {lesen|verstehen} kann",
      "{Erst verstehen|Erst rechnen}, dann {unterschreiben|entscheiden}",
    ],
    truths: [
      "{Steuern spart man vor dem Jahresende|Im Dezember geht noch viel}, {danach wenig|also früh reden}.",
      "{Ein Gewinn ist noch kein Geld auf dem Konto|Wann das Geld eingeht, zählt}, {darum hilft ein Blick nach vorn|daran scheitern volle Auftragsbücher}.",
      "{Niemand kennt die Märkte|Wer eine Rendite verspricht, verkauft}, {steuern lassen sich Kosten, Zeit und Streuung|Risiko lässt sich wählen, Erfolg nicht}.",
      "{Das Amt vergisst nichts|Steuern wachsen übers Jahr}, {darum legt man beiseite, bevor man ausgibt|wer hinsieht, erschrickt nicht}.",
      "Zahlen {erzählen, was im Alltag untergeht|sind geduldig, Fristen sind es nicht}, {man muss sie nur rechtzeitig lesen|darum sehen wir früh nach}.",
      "Ein guter Plan {passt auf ein Blatt|verträgt ein schlechtes Jahr}, {alles andere ist Beiwerk|sonst war er nur eine Hoffnung}.",
    ],
    offers: [
      [
        "calculator",
        "Laufende Zahlen",
        "{Belege schicken, Monat sehen|Digital oder im Ordner}: {so wissen Sie, wie Sie stehen|Fragen kommen gleich, nicht ein Jahr später}.",
        "Mit laufenden Zahlen {sehen Sie jeden Monat, was übrig bleibt|entscheiden Sie leichter}, {wir buchen und erklären, was auffällt|ohne auf den Jahresabschluss zu warten}.",
      ],
      [
        "file-text",
        "Jahresabschluss",
        "{Bescheide, Erklärungen, Abschlüsse|Eine Liste sagt, was fehlt}: {bringen Sie den letzten Bescheid mit|Fristen bleiben im Blick}.",
        "Für den Abschluss {sammeln wir, was fehlt|gehen wir die Liste mit Ihnen durch}, {erklären jede größere Zahl|reichen alles ein} und {behalten die Fristen im Auge|prüfen später den Bescheid}.",
      ],
      [
        "umbrella",
        "Vorsorge",
        "{Was würde Sie ruinieren, was nur ärgern|Alle Verträge in eine Tüte}: {behalten, ändern, kündigen|erst das Große, dann der Preis}.",
        "Bei der Vorsorge {ordnen wir, was schon da ist|fragen wir zuerst, was Sie wirklich brauchen}, {und streichen, was doppelt ist|danach erst reden wir über Neues}.",
      ],
      [
        "rocket",
        "Gründungsberatung",
        "{Rechtsform, Konto, erste Rechnung|Vor dem Start fragen}: {eine Stunde am Anfang erspart viel Ärger|wir rechnen durch, was die Zahlen tragen}.",
        "Vor der Gründung {rechnen wir den Plan durch|klären wir Rechtsform und Steuern}, {damit die erste Rechnung stimmt|und sagen, wo der Plan wackelt}.",
      ],
      [
        "chart-line",
        "Verständliche Auswertungen",
        "{Was verdient ist, was dem Amt gehört|Ein Blatt statt eines Ordners}: {jeden Monat oder im Quartal|in Sätzen, nicht in Kürzeln}.",
        "Auswertungen {nützen nur, wenn man sie versteht|bekommen Sie mit ein paar klaren Sätzen}, {also besprechen wir sie mit Ihnen|damit Sie wissen, was zu tun ist}.",
      ],
      [
        "shield-check",
        "Durchsicht alter Verträge",
        "{Was läuft, was doppelt ist, was fehlt|Der Ordner, den niemand öffnet}: {bringen Sie ihn mit|danach wissen Sie, was Sie haben}.",
        "Alte Verträge {legen wir nebeneinander|lesen wir mit frischem Blick}: {was lohnt noch, was kann weg|Sie sehen Kosten und Leistung auf einen Blick}.",
      ],
    ],
    process: [
      [
        "Kennenlernen",
        "{Was Sie tun, was drängt|Bringen Sie die Papiere vom letzten Jahr mit}: {nichts ist zu unordentlich|dann folgt ein Angebot}.",
        "Wir {lernen Ihren Betrieb oder Haushalt kennen|fragen, was Sie tun und was drückt}, und {Sie erfahren, was unsere Arbeit kosten würde|sagen, ob wir helfen können}.",
      ],
      [
        "Bestandsaufnahme",
        "{Unterlagen, Zugänge, Ziele|Auf einer Seite}; {Lücken werden benannt|Sie sehen, wo Sie stehen}.",
        "Dann {sichten wir, was vorhanden ist|kommen die Unterlagen auf den Tisch}, {wir schreiben auf, was fehlt|und Sie bekommen eine kurze Übersicht}.",
      ],
      [
        "Begleiten",
        "{Monat für Monat|Im festen Takt}, {mit einem Gespräch zum Jahr|angepasst, wenn sich etwas ändert}.",
        "Im Alltag {erinnern wir an Termine|bleiben wir ansprechbar}, {zum Jahresende setzen wir uns zusammen|und was sich verändert, werten wir aus}.",
      ],
    ],
    questions: [
      [
        "{Was kostet das|Wie werden Sie bezahlt|Womit muss ich für Ihre Arbeit rechnen}?",
        "{Nach Gebührenordnung, Honorar oder Provision|Das gehört vorher gesagt}. {Lassen Sie es sich schriftlich geben|Fragen Sie überall danach}.",
        "{Das steht vor dem ersten Auftrag fest|Vor Beginn bekommen Sie die Kosten in Zahlen}, {nach welcher Regel gerechnet wird, erklären wir|fragen Sie ruhig nach jedem Posten}.",
      ],
      [
        "{Meine Unterlagen sind ein Chaos, geht das trotzdem|Ich bin im Rückstand, was nun|Bei mir herrscht Durcheinander, nehmen Sie mich trotzdem}?",
        "{Ja, fangen Sie heute an|Sie sind nicht der Erste}. {Erst Briefe öffnen|Nach Jahren sortieren genügt}.",
        "{Damit sind Sie nicht allein|Unordnung ist kein Hindernis}, {bringen Sie die Kiste einfach mit|wir fangen mit dem Dringendsten an}.",
      ],
      [
        "{Wie wechsle ich zu Ihnen|Ist ein Wechsel schwierig|Ich habe schon ein Büro, was wäre zu tun}?",
        "{Meist regeln das die Büros unter sich|Mit einer Vollmacht geht es leicht}. {Zum Jahreswechsel ist es am einfachsten|Kündigungsfrist beachten}.",
        "{Mit Ihrer Vollmacht fordern wir die Unterlagen an|Ein Wechsel ist weniger Arbeit, als man denkt}, {Sie müssen mit dem alten Büro nicht selbst verhandeln|nur der Zeitpunkt sollte passen}.",
      ],
      [
        "{Was kann ich absetzen|Welche Belege soll ich aufheben|Was lohnt sich aufzuheben}?",
        "{Aufheben, was mit der Arbeit zu tun hat|Erst aufheben, dann fragen}. {Regeln ändern sich|Eine Notiz auf dem Beleg hilft}.",
        "{Das kommt auf Ihre Lage an|Pauschal lässt sich das kaum sagen}, {im Zweifel heben Sie den Beleg auf|schicken Sie uns die Frage, bevor Sie kaufen}.",
      ],
      [
        "{Wie oft sehen wir uns|Wie viel muss ich selbst machen|Wie läuft die Zusammenarbeit im Alltag}?",
        "{So oft, wie es Fragen gibt|Belege sammeln, mehr kaum}. {Ein Anruf zwischendurch ist eingeplant|Den Rest teilen wir auf}.",
        "{Meist genügt ein festes Gespräch im Quartal|Das richtet sich danach, wie viel sich bewegt}, {dazwischen rufen Sie einfach an|Ihre Aufgabe bleibt das Sammeln}.",
      ],
      [
        "{Geht alles digital|Muss ich Papier bringen|In welcher Form bringe ich die Belege}?",
        "{Beides geht, gemischt am schlechtesten|Fotos der Belege reichen oft}. {Wichtig ist ein fester Tag|Originale bitte aufheben}.",
        "{Sie können fotografieren, hochladen oder den Ordner bringen|Wir arbeiten mit dem, was Sie haben}, {Hauptsache, es bleibt bei einem Weg|die Originale behalten Sie}.",
      ],
    ],
    qualities: [
      ["klare Zahlen", "offene Kosten"],
      ["gute Ordnung", "ruhiger Schlaf"],
      ["frühe Warnung", "einfache Worte"],
      ["volle Ordner", "klare Summen"],
      ["ein fester Kontakt", "ein gutes Polster"],
      ["saubere Bücher", "pünktliche Abgaben"],
      ["kurze Berichte", "verständliche Steuern"],
    ],
    events: ["Gründerabend", "Steuerabend", "Fragestunde"],
  },
);
