/** German wordings of the health family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const health: Wording = familyWording(
  [
    "Patientin oder Patient",
    "Patientinnen und Patienten",
    "Praxis",
    "in der Praxis",
    "in die Praxis",
    "Vorsorge und Behandlung",
  ],
  ["Leistungen", "Die Praxis", "Termine"],
  {
    headlines: [
      "{Zuhören|Fragen}, untersuchen, {erklären|helfen}",
      "In {klaren|einfachen} Worten gesund werden",
      "{Kommen Sie früh|Fragen Sie}, bevor es {weh tut|schlimmer wird}",
    ],
    truths: [
      "{Die Vorgeschichte sagt oft mehr als das Gerät|Am Anfang steht das Zuhören}: {seit wann, wobei, wie stark|erzählen Sie in Ihrer Reihenfolge}.",
      "{Was früh erkannt wird, lässt sich leichter behandeln|Vorsorge ist unspektakulär und wirkt}, {deshalb lohnt der Termin ohne Beschwerden|darum lohnt ein fester Platz im Kalender}.",
      "{Angst vor der Behandlung ist häufig|Viele kommen mit Sorge}, {wer sie ausspricht, bekommt Zeit und Pausen|und darüber darf man reden}.",
      "{Wer fragt, heilt leichter|Verstandene Medizin wirkt besser}, {darum reden wir ohne Latein|darum schreiben wir es auf}.",
      "Eine Untersuchung {beruhigt oft mehr als jede Suche im Netz|dauert meist kürzer als die Sorge davor}, {deshalb lohnt sich der Anruf|und Fragen gehören dazu}.",
      "Gesundheit {braucht Zeit zum Erklären|lässt sich nicht verordnen}, {darum planen wir Gespräche ein|ein Plan hilft nur, wenn man ihn mitträgt}.",
    ],
    offers: [
      [
        "stethoscope",
        "Untersuchung und Vorsorge",
        "{Auch wenn nichts weh tut|Regelmäßig und in Ruhe}: {fragen Sie, was in Ihrem Alter ansteht|bringen Sie alte Befunde mit}.",
        "Zur Vorsorge {schauen wir in Ruhe nach|nehmen wir uns Zeit}, {sagen, was unauffällig ist|erklären die Befunde} und {wann der nächste Blick sinnvoll wäre|was Sie selbst tun können}.",
      ],
      [
        "heart-pulse",
        "Hilfe bei Beschwerden",
        "{Seit wann, wie stark, was hilft|Beschreiben Sie es mit eigenen Worten}: {danach richtet sich, wie bald Sie kommen|bei Notfällen wählen Sie den Notruf}.",
        "Wenn {etwas weh tut|sich etwas verändert hat}, {fragen wir erst nach und untersuchen dann|hören wir zuerst zu}, und Sie erfahren, {woran es liegen kann|welche Schritte infrage kommen}.",
      ],
      [
        "clipboard-list",
        "Klare Behandlungspläne",
        "{Wege, Kosten und Alternativen|Was möglich ist und was es bedeutet}: {Sie entscheiden in Ruhe|nehmen Sie den Plan mit nach Hause}.",
        "Bevor {etwas beginnt|Sie zustimmen}, {besprechen wir den Plan|liegt der Plan auf dem Tisch}: {Nutzen, Aufwand und was es kostet|was nötig ist und was warten darf}.",
      ],
      [
        "baby",
        "Kinder und Familien",
        "{Für kleine und große Menschen|Erst schauen, dann anfassen}: {bringen Sie das Kinderheft mit|das Lieblingstier darf mit}.",
        "Kinder {dürfen erst schauen und alles anfassen|bestimmen das Tempo mit}, {und ein Elternteil bleibt dabei|so wird der erste Besuch kein Schreck}.",
      ],
      [
        "stethoscope",
        "Kontrolle und Nachsorge",
        "{Nach der Behandlung, nach der Operation|Ein paar Wochen später}: {wir sehen nach, wie es heilt|bringen Sie die Fragen mit, die seither kamen}.",
        "Nach {einem Eingriff|einer Behandlung} {sehen wir, wie es verheilt|prüfen wir das Ergebnis} und {klären, was jetzt erlaubt ist|besprechen, wie es weitergeht}.",
      ],
      [
        "clipboard-list",
        "Zweite Meinung",
        "{Vor einem großen Schritt|Wenn Ihnen etwas unklar bleibt}: {mit Bildern und Briefen|ohne dass jemand gekränkt ist}.",
        "Wer {vor einer Entscheidung steht|Zweifel hat}, {darf Befunde mitbringen|bekommt eine zweite Einschätzung}, {und wir sagen offen, was wir anders sehen|ganz ohne Verpflichtung}.",
      ],
    ],
    process: [
      [
        "Termin",
        "{Rufen Sie an oder schreiben Sie|Sagen Sie, worum es geht und ob es eilt}: {so wird genug Zeit eingeplant|Schmerzen zuerst}.",
        "Sie {melden sich|rufen an}, {beschreiben kurz die Beschwerden|nennen den Grund}, und wir {planen die passende Zeit ein|suchen einen Termin}.",
      ],
      [
        "Untersuchung",
        "{Gespräch, Untersuchung, Befund|Sie hören, was wir sehen}, {in Worten, die man versteht|und dürfen alles fragen}.",
        "Wir {untersuchen in Ruhe|sehen genau hin} und {zeigen Ihnen, was wir finden|erklären jeden Befund}, {bevor über eine Behandlung gesprochen wird|auf Wunsch auch mit Bild}.",
      ],
      [
        "Behandlung",
        "{Erst der Plan, dann der Beginn|Sie kennen die Schritte}; {Pausen sind möglich|und wissen, worauf zu achten ist}.",
        "{Behandelt wird erst, wenn Sie zugestimmt haben|Sie entscheiden, wir behandeln}, und {danach wissen Sie, was zu Hause hilft|für Fragen danach bleiben wir erreichbar}.",
      ],
    ],
    questions: [
      [
        "{Was muss ich mitbringen|Welche Unterlagen brauche ich|Woran sollte ich vor dem Termin denken}?",
        "{Versichertenkarte, Medikamentenliste, frühere Befunde|Karte, Befunde und Ihre Fragen}. {Eine Liste der Mittel hilft sehr|Notieren Sie, was Sie fragen möchten}.",
        "{Bringen Sie die Karte Ihrer Kasse mit|Denken Sie an die Versichertenkarte} und, {falls vorhanden, Röntgenbilder oder Arztbriefe|wenn Sie mögen, einen Zettel mit Fragen}.",
      ],
      [
        "{Was zahlt die Kasse|Was kostet die Behandlung|Mit welchen Kosten muss ich rechnen}?",
        "{Das hängt von Versicherung und Behandlung ab|Manches ganz, manches teilweise}. {Lassen Sie sich die Kosten vorher schriftlich geben|Fragen Sie vor Beginn nach}.",
        "{Welche Kosten die Kasse trägt, klären wir vorab|Vor jeder Behandlung mit Eigenanteil bekommen Sie einen Plan}, {fragen Sie dazu auch Ihre Kasse|und Sie überlegen in Ruhe}.",
      ],
      [
        "{Wie bekomme ich schnell einen Termin|Was tun bei starken Schmerzen|Es tut plötzlich weh, was soll ich tun}?",
        "{Rufen Sie an und sagen Sie, dass es eilt|Am Telefon lässt sich klären, wie bald}. {Bei Lebensgefahr gilt der Notruf|Nachts hilft der Bereitschaftsdienst}.",
        "{Melden Sie sich gleich am Morgen|Rufen Sie an, statt zu schreiben}, {dann schieben wir Sie ein, so gut es geht|damit wir die Dringlichkeit einschätzen können}. {Im Notfall wählen Sie den Notruf|Außerhalb der Sprechzeiten hilft der Bereitschaftsdienst}.",
      ],
      [
        "{Ich habe Angst, was kann ich tun|Nehmen Sie Rücksicht auf ängstliche Menschen|Mir ist mulmig vor der Behandlung, was hilft}?",
        "{Sagen Sie es bei der Anmeldung|Sprechen Sie es an}. {Der erste Termin kann ein Gespräch sein|Mit Pausen und klaren Zeichen geht vieles}.",
        "{Mit dieser Sorge sind Sie nicht allein|Darüber darf man offen reden}. {Wir erklären jeden Schritt vorher und machen Pausen|Vereinbaren Sie ein Handzeichen, dann hören wir sofort auf}.",
      ],
      [
        "{Wie lange muss ich warten|Bekomme ich bald einen Termin|Wann kann ich kommen}?",
        "{Mit Schmerzen früh, sonst nach Plan|Sagen Sie am Telefon, wie eilig es ist}. {Manchmal wird ein Platz frei|Ruhige Stunden nennen wir Ihnen}.",
        "{Wie lange es dauert, hängt von der Dringlichkeit ab|Akutes hat Vorrang}, {für Vorsorge planen Sie am besten weit voraus|für alles andere nennen wir den nächsten freien Tag}.",
      ],
      [
        "{Darf jemand mitkommen|Kann ich eine Begleitung mitbringen|Darf ich zu zweit kommen}?",
        "{Gern, vier Ohren hören mehr|Ja, auch ins Gespräch}. {Sagen Sie, was gehört werden darf|Kinder können draußen malen}.",
        "{Selbstverständlich|Eine vertraute Person beruhigt}, {sagen Sie uns nur, ob sie mit ins Zimmer soll|sie darf auch Fragen stellen}.",
      ],
    ],
    qualities: [
      ["offene Ohren", "klare Worte"],
      ["ruhige Hände", "gute Vorsorge"],
      ["kurze Wege", "genug Zeit"],
      ["kurze Sätze", "gute Hände"],
      ["ruhige Räume", "ein offenes Wort"],
      ["sanfte Hände", "verständliche Befunde"],
      ["klare Pläne", "ruhige Termine"],
    ],
    events: ["Vorsorgetag", "Infoabend", "Sprechstunde für Fragen"],
  },
);
