/**
 * German wordings of the finance family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
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

export const financeTrades: Record<string, Wording> = {
  accountant: familyWording(
    [
      "Mandantin oder Mandant",
      "Mandantinnen und Mandanten",
      "Kanzlei",
      "in der Kanzlei",
      "in die Kanzlei",
      "Steuern und Zahlen",
    ],
    ["Leistungen", "Die Kanzlei", "Vorträge"],
    {
      headlines: [
        "{Belege|Zahlen}, die {etwas sagen|aufgehen}",
        "Steuern {rechtzeitig|ohne Schublade}",
        "{Wissen|Sehen}, was {am Jahresende bleibt|übrig bleibt}",
      ],
      truths: [
        "Ein Beleg {ist nur so gut wie der Ort, an dem man ihn wiederfindet|im Handschuhfach hilft niemandem}. {Gleich abgelegt spart er im Frühjahr ein Wochenende|Ein Foto am selben Tag genügt}.",
        "Überraschungen {gehören auf Geburtstage und nicht in den Steuerbescheid|beim Finanzamt sind selten gute}, {darum rechnen wir im Herbst schon einmal vor|deshalb legen wir früh eine Zahl für die Rücklage fest}.",
        "Zahlen {erzählen, was im Betrieb geschieht|sehen trocken aus und sind es nicht}: {wann das Geld kommt, wohin es geht|eine Seite im Monat reicht, um mitzureden}.",
        "{Die beste Gestaltung kommt vor dem Vertrag|Vor der Unterschrift ist noch vieles möglich}, {danach kann man nur noch buchen|deshalb rufen gute Mandanten vorher an}.",
        "Nicht alles, {was man absetzen kann, sollte man kaufen|was erlaubt ist, lohnt sich}. {Ein Euro Ausgabe bleibt eine Ausgabe|Auch das sagen wir dazu}.",
        "{Geld auf dem Konto ist nicht immer Gewinn|Ein voller Kontostand kann täuschen}, {ein Teil gehört schon dem Finanzamt|die Umsatzsteuer ist nur geliehen}.",
        "{Der beste Monat ist der, in dem nichts nachzuholen war|Ordnung entsteht nicht im März}, {eine halbe Stunde in der Woche genügt|kleine Schritte schlagen lange Nächte}.",
        "{Fristen sind langweilig und teuer|Das Finanzamt ist geduldig bis zu einem Datum}, {darum stehen sie bei uns im Kalender|wer die Daten kennt, schläft besser}.",
        "{Eine Zahl allein sagt wenig|Erst der Vergleich mit dem Vorjahr macht klug}, {deshalb stellen wir sie nebeneinander|so fällt auf, was aus der Reihe tanzt}.",
        "{Manchmal ist der Rat, etwas zu lassen|Nicht jede Gestaltung ist ihre Mühe wert}, {wir sagen, ab wann sie sich lohnt|einfache Lösungen halten länger}.",
      ],
      offers: [
        [
          "book-open",
          "Buchhaltung",
          "{Sie liefern die Belege digital oder im Ordner|Fotos, Dateien oder Papier}: {wir buchen, fragen bei Lücken nach und melden die Umsatzsteuer|am Monatsende sehen Sie, wie es steht}.",
          "{Offene Rechnungen, Vorauszahlungen, Kontostand|Was kommt, was geht, was bleibt}: {die Auswertung passt auf eine Seite|wir erklären jede Zahl, die Ihnen fremd ist}.",
          "{Ein fester Tag im Monat hilft beiden Seiten|Wer Belege regelmäßig schickt, hat im Frühjahr nichts nachzuholen}. {Wir erinnern, wenn etwas fehlt|Womit Sie am liebsten arbeiten, richten wir ein}.",
        ],
        [
          "file-text",
          "Steuererklärung",
          "{Für Angestellte, Rentner und Selbstständige|Ob Lohn, Miete oder eigene Firma}: {zuerst bekommen Sie eine Liste, was wir brauchen|wir sehen auch, was im letzten Jahr vergessen wurde}.",
          "{Vor dem Absenden sehen Sie die Zahl|Sie wissen vorher, ob Sie nachzahlen oder etwas zurückbekommen}. {Danach prüfen wir den Bescheid|Weicht das Amt ab, legen wir Einspruch ein, wenn es sich lohnt}.",
          "{Fristen halten wir im Blick|Mit Beratung ist mehr Zeit, aber nicht unendlich}. {Schicken Sie Unterlagen lieber in Etappen|Was fehlt, reichen Sie nach}.",
        ],
        [
          "calculator",
          "Jahresabschluss",
          "{Bilanz oder Einnahmen und Überschuss|Der Abschluss zeigt, was das Jahr gebracht hat}: {wir gehen ihn mit Ihnen durch|was die Bank daraus liest, erklären wir auch}.",
          "{Bevor er fertig ist, reden wir|Im Entwurf lässt sich noch wählen}: {Abschreibung, Rücklage, Ausschüttung|welche Folgen das hat, rechnen wir nebeneinander}.",
          "{Ein Abschluss blickt zurück und soll nach vorn helfen|Wo ist das Geld geblieben}: {diese Frage beantworten wir in ganzen Sätzen|wir vergleichen mit dem Vorjahr und suchen die Ausreißer}.",
        ],
        [
          "users",
          "Lohnabrechnung",
          "{Neue Leute, Minijobs, Elternzeit|Eintritt, Krankheit, Kündigung}: {sagen Sie uns Änderungen bis zu einem festen Tag|wir melden an, rechnen ab und halten die Fristen}.",
          "Ihre Leute {bekommen ihre Abrechnung pünktlich|verstehen, was auf dem Zettel steht}, und {Sie wissen vorher, was eine Stelle kostet|Prüfungen der Kassen bereiten wir vor}.",
          "{Die erste Einstellung ist die schwierigste|Zuschläge, Dienstwagen, Pfändung}: {wir sagen, welche Angaben wir brauchen|danach läuft es jeden Monat gleich}.",
        ],
        [
          "trending-up",
          "Gründung",
          "{Rechtsform, Anmeldung, erste Rechnung|Vor dem Start}: {wir besprechen, was Sie brauchen und was Sie sich sparen können|eine Stunde am Anfang verhindert teure Umwege}.",
          "{Umsatzsteuer ja oder nein, Konto, Rücklage|Wie viel vom ersten Geld gehört Ihnen}: {das rechnen wir gemeinsam aus|danach können Sie ruhig Rechnungen schreiben}. {Ein Plan für die Bank gehört auf Wunsch dazu|Fragen kommen erst im Tun, und dann rufen Sie an}.",
          "{Viele gründen mit Mut und ohne Rücklage|Bevor die erste Rechnung hinausgeht}, {sprechen wir über Steuern, die erst später kommen|klären wir, was darauf stehen muss}.",
        ],
        [
          "search",
          "Betriebsprüfung",
          "{Ein Brief vom Prüfer ist kein Vorwurf|Eine Prüfung kann jeden treffen}. {Wir bereiten die Unterlagen vor und sitzen dabei|Vorher sehen wir nach, wo Fragen kommen könnten}.",
          "{Gesprochen wird über Zahlen und nicht über Gefühle|Der Prüfer fragt, und wir antworten mit Belegen}. {Am Ende prüfen wir den Bericht|Was strittig bleibt, wird besprochen, bevor ein Bescheid kommt}.",
          "{Wer geordnet hat, kann ruhig schlafen|Die meisten Fragen lassen sich mit einem Beleg beantworten}. {Wir wissen, was üblich ist und was zu weit geht|Während der Prüfung halten wir Ihnen den Rücken frei}.",
        ],
      ],
      process: [
        [
          "Kennenlernen",
          "{Erzählen Sie, was Sie tun und was liegen geblieben ist|Bringen Sie den letzten Bescheid mit}. {Wir sagen, was wir übernehmen und was es kostet|Danach wissen beide Seiten, ob es passt}.",
          "{Ein erstes Gespräch genügt meist|Am Telefon, am Bildschirm oder am Tisch}: {Sie hören, welche Unterlagen nötig sind|wir klären, wer was macht}.",
          "{Wir wollen verstehen, wovon Sie leben|Erzählen Sie ruhig auch, was Sie an Steuern ärgert}. {Danach sagen wir, wo wir helfen können und wo nicht|Unverbindlich ist dieses Gespräch auch}.",
        ],
        [
          "Einrichten",
          "{Am Anfang regeln wir Vollmacht, Zugang und einen festen Tag|Wir legen fest, wie Belege zu uns kommen}. {Den Wechsel vom alten Büro regeln wir|Altes holen wir nach}.",
          "{Sie bekommen eine kurze Liste und einen Ansprechpartner|Am Anfang üben wir es einmal zusammen}. {Nach zwei Monaten läuft es|Was unpraktisch ist, ändern wir}.",
          "{Ordner, Programm oder Foto mit dem Telefon|Ihr Weg zu den Belegen soll kurz sein}: {wir richten uns danach|die ersten Wochen begleiten wir enger}.",
        ],
        [
          "Erledigen",
          "{Wir buchen, melden und erklären, und Sie sehen, was geschieht|Fristen laufen bei uns im Kalender}. {Vor jeder Abgabe schauen Sie darüber|Fragen sammeln wir, statt Sie täglich anzurufen}.",
          "{Der Entwurf geht an Sie, bevor er ans Amt geht|Sie bestätigen, wir übermitteln}. {Kommt etwas zurück, lesen wir es zuerst|Bescheide prüfen wir Zeile für Zeile}.",
          "{Monat für Monat entsteht so das Jahr|Was fällig wird, wissen Sie einige Tage vorher}. {Zu jeder Meldung bekommen Sie eine Kopie|Bei Unklarem melden wir uns gesammelt}.",
        ],
        [
          "Vorausschauen",
          "{Im Herbst rechnen wir das Jahr hoch|Vor dem Jahresende sprechen wir noch einmal}: {so bleibt Zeit für Entscheidungen|was in die Rücklage gehört, wissen Sie dann}.",
          "{Kommt ein Auto, ein Haus oder ein Kind, rufen Sie an|Große Entscheidungen gehören vorher auf den Tisch}. {Eine Zahl auf Papier beruhigt|Dann reden wir über nächstes Jahr und nicht über letztes}.",
          "{Ein Blick nach vorn kostet wenig|Wir vergleichen Ihre Monate und sehen den Trend}. {So kommt die Nachzahlung nicht als Schreck|Investieren Sie nicht nur wegen der Steuer}.",
          "{Was im nächsten Jahr anders wird, besprechen wir im alten|Einmal im Jahr schauen wir gemeinsam über den Rand}: {Nachfolge, Anschaffungen, größere Pläne|ein Gespräch ohne Formular}.",
        ],
      ],
      questions: [
        [
          "{Was kostet die Steuerberatung|Wonach richtet sich das Honorar|Kann ich vorher wissen, was es kostet}?",
          "{Es gibt eine gesetzliche Gebührenordnung|Der Rahmen steht im Gesetz}. {Innerhalb davon zählt der Aufwand|Fragen Sie nach einer Schätzung für Ihren Fall}.",
          "{Für laufende Arbeit vereinbaren viele einen festen Betrag|Das hängt von Belegen und Umfang ab}. {Gut sortierte Unterlagen machen es günstiger|Was enthalten ist, steht im Auftrag}.",
          "{Sie bekommen vorab eine Rechnung im Kleinen, was auf Sie zukommt|Wenige, saubere Belege kosten weniger Zeit}. {Einzelne Fragen werden nach Zeit abgerechnet|Ein Wechsel der Preise wird vorher besprochen}.",
        ],
        [
          "{Welche Unterlagen brauchen Sie von mir|Was muss ich sammeln|Was gehört in den Ordner}?",
          "{Bescheide, Bescheinigungen, Rechnungen, Kontoauszüge|Das hängt davon ab, was Sie verdienen und ausgeben}. {Sie bekommen eine Liste|Im Zweifel lieber mitschicken}.",
          "{Alles, worauf Steuer, Zinsen oder Spenden stehen|Fangen Sie mit dem letzten Bescheid an}. {Fehlendes lässt sich nachreichen|Handwerkerrechnungen vergessen die meisten}.",
          "{Fürs Erste genügt ein Karton, sortieren können wir zusammen|Nehmen Sie die Liste vom letzten Jahr als Vorlage}. {Private Belege sortieren wir aus|Auch Versicherungen und Fahrten gehören oft dazu}.",
        ],
        [
          "{Bis wann muss die Erklärung abgegeben sein|Was, wenn ich zu spät bin|Ich habe Jahre nicht abgegeben, was nun}?",
          "{Mit Beratung gilt eine längere Frist|Die Frist steht im Gesetz und lässt sich manchmal verlängern}. {Melden Sie sich, bevor das Amt schätzt|Wer von sich aus kommt, hat es leichter}.",
          "{Verspätung kostet, Schweigen kostet mehr|Nachholen geht fast immer}. {Wir fangen mit dem ältesten Jahr an|Bringen Sie auch ungeöffnete Briefe mit}.",
          "{Das Amt nimmt auch späte Erklärungen an|Noch offene Jahre arbeiten wir der Reihe nach ab}. {Wer schweigt, wird geschätzt, und selten zu niedrig|Rufen Sie an, dann bitten wir um Aufschub}.",
        ],
        [
          "{Lohnt sich ein Steuerberater für mich|Brauche ich für die Steuer überhaupt Hilfe|Lohnt sich das bei meinem Einkommen}?",
          "{Bei einem einfachen Lohn oft nicht, und das sagen wir|Wer nur Lohn hat, kommt meist allein zurecht}. {Mit Miete, Firma oder Ausland wird es schnell eng|Rechnen Sie Ihre Abende mit}.",
          "{Sie dürfen viel selbst machen|Eine Stunde Beratung kann reichen}. {Beim Hausverkauf oder Erbe lohnt ein Gespräch vorher|Manche lassen nur den Abschluss machen}.",
          "{Fragen Sie sich, wie viele Stunden Sie darüber sitzen|Wer einmal im Jahr abgibt, hat wenig Übung}. {Auch ein einziges Gespräch kann Klarheit bringen|Bei Fotovoltaik, Erbe oder Vermietung sprechen Sie uns an}.",
        ],
        [
          "{Wie wechsle ich die Kanzlei|Was passiert mit meinen alten Daten|Muss ich beim Wechsel etwas beachten}?",
          "{Sie kündigen dort, wir holen die Unterlagen|Eine kurze Vollmacht genügt}. {Am einfachsten ist der Jahreswechsel|Daten lassen sich meist übertragen}.",
          "{Sagen Sie uns, was dort gerade läuft|Offene Fristen klären wir als Erstes}. {Den Ton halten wir freundlich|Mitten im Jahr geht es auch}.",
          "{Sie schreiben einen Satz, den Rest machen die Kanzleien untereinander|Fristen für die Kündigung stehen in Ihrem Auftrag}. {Verloren geht dabei nichts|Holen Sie Ihre Unterlagen vollständig zurück}.",
        ],
        [
          "{Wie lange muss ich Belege aufheben|Darf ich Belege wegwerfen, wenn sie gescannt sind|Reicht ein Foto vom Beleg}?",
          "{Für Betriebe gelten lange Fristen, je nach Art der Unterlage|Das Gesetz unterscheidet Rechnungen, Briefe und Bücher}. {Fragen Sie, bevor Sie den Keller leeren|Privat dürfen Sie das meiste früher wegwerfen}.",
          "{Gescannt ist gut, wenn es vollständig und lesbar ist|Ein Foto genügt oft, aber nicht für alles}. {Wie es richtig geht, richten wir einmal mit Ihnen ein|Kassenzettel verblassen, darum gleich fotografieren}.",
          "{Im Zweifel behalten|Bewahren Sie auf, was mit Haus und Handwerkern zu tun hat}. {Ein Ordner je Jahr genügt|Digital kostet es wenig Platz}.",
        ],
      ],
      qualities: [
        ["klare Zahlen", "gewahrte Fristen"],
        ["lesbare Auswertungen", "ruhige Bescheide"],
        ["geordnete Belege", "offene Preise"],
        ["früher Rat", "genaue Rechnung"],
        ["kurze Wege", "verständliche Worte"],
        ["gute Rücklagen", "freie Wochenenden"],
      ],
      events: ["Abend für Gründer", "Vortrag zur Steuererklärung", "Sprechstunde für Vereine"],
      actions: { bookings: ["Erstgespräch anfragen"], calls: ["In der Kanzlei anrufen"] },
    },
  ),
  "insurance-broker": familyWording(
    ["Kundin oder Kunde", "Kundinnen und Kunden", "Büro", "im Büro", "ins Büro", "Versicherungen"],
    ["Was wir betreuen", "Das Büro", "Termine"],
    {
      headlines: [
        "{Abgesichert|Geschützt}, wo es {zählt|wehtun würde}",
        "Das Kleingedruckte, {vorgelesen|erklärt}",
        "Wenn etwas passiert, {rufen Sie an|sind wir da}",
      ],
      truths: [
        "Versichern sollte man, was einen ruinieren würde, {nicht was einen ärgert|und nicht das kaputte Telefon}. {Darum beginnen wir mit den großen Risiken|Ein paar Verträge dürfen danach weg}.",
        "Einen Vertrag {lernt man am schlechtesten Tag kennen|prüft erst der Schaden}, {deshalb lesen wir ihn vorher|und dann ist es für Fragen zu spät}.",
        "Das Leben {ändert sich schneller als die Verträge|fragt nicht nach dem Ablaufdatum}: {ein Kind, ein Haus, ein neuer Beruf|jeder Umzug ist ein Grund, noch einmal hinzusehen}.",
        "Der Preis {steht vorn und die Lücken hinten|ist nur eine von zwei Spalten}. {Wir legen beides nebeneinander|Entscheiden können Sie erst, wenn Sie beides kennen}.",
      ],
      offers: [
        [
          "house",
          "Haus und Hausrat",
          "{Feuer, Wasser, Sturm, Einbruch|Was die Wände kosten und was darin steht}: {wir gehen die Räume mit Ihnen durch|sagen Sie, was seither angebaut wurde}.",
          "{Starkregen ist häufig nicht dabei|Am öftesten ist es Wasser}, {darum sehen wir genau dort nach|und auch Fahrräder fehlen oft im Vertrag}.",
        ],
        [
          "car",
          "Auto und Reise",
          "{Haftpflicht, Teilkasko, Vollkasko|Fahrer, Kilometer, Stellplatz}: {wir rechnen es mit Ihnen durch|ein altes Auto braucht selten alles}.",
          "{Im Ausland zählen ein paar Zeilen mehr als der Preis|Vor einer Reise lohnt der Blick auf die Krankenversicherung}. {Nehmen Sie die Nummer für Notfälle mit|Was Ihre Karte schon abdeckt, sagen wir Ihnen}.",
        ],
        [
          "heart-pulse",
          "Einkommen und Gesundheit",
          "{Ihr Einkommen ist das, was alles andere bezahlt|Die Miete läuft weiter, auch wenn man krank ist}. {Darüber reden wir zuerst|Wie lange Sie ohne Lohn auskämen, rechnen wir aus}.",
          "{Gesundheitsfragen müssen genau beantwortet werden|Eine vergessene Angabe kann den Schutz kosten}. {Nehmen Sie sich Zeit dafür|Fragen Sie vorher in der Praxis nach Ihrer Akte}.",
        ],
        [
          "users",
          "Familie und Vorsorge",
          "{Wer käme ohne Sie in Schwierigkeiten|Kinder, Kredit, Eltern}? {Dort fangen wir an|Daraus ergibt sich die Summe}.",
          "{Früh und klein schlägt spät und groß|Was Sie nicht erklären können, sollten Sie nicht unterschreiben}. {Aufhören können muss möglich sein|Wir zeigen auch einfache Wege}.",
        ],
        [
          "briefcase",
          "Betriebe",
          "{Haftung, Werkzeug, Fahrzeuge, Daten|Was könnte Sie morgen stilllegen}? {Wir kommen und sehen uns um|Die Risiken sortieren wir nach Gewicht}.",
          "{Ein Tag ohne Strom kostet mehr als eine Scheibe|Nicht alles muss versichert sein}. {Manches tragen Sie besser selbst|Wir sagen, was in Ihrer Branche üblich ist}.",
        ],
        [
          "file-text",
          "Hilfe im Schadenfall",
          "{Fotos machen, nichts wegwerfen, anrufen|Melden Sie es bald und bleiben Sie bei den Tatsachen}. {Die Meldung schreiben wir mit Ihnen|Wir bleiben dran, bis eine Antwort da ist}.",
          "{Ein Nein ist nicht immer das letzte Wort|Ist das Angebot zu niedrig, fragen wir nach}. {Wir lesen die Klausel noch einmal|Wo es sich lohnt, widersprechen wir}.",
        ],
      ],
      process: [
        [
          "Kennenlernen",
          "{Bringen Sie alle Verträge mit, auch ungeordnet|Erzählen Sie, wie Sie leben und was Ihnen Sorge macht}. {Wir sortieren und lesen|Wie wir bezahlt werden, sagen wir gleich am Anfang}.",
          "{An diesem Tag wird nichts verkauft|Eine Stunde reicht meist, um die Lücken zu sehen}. {Auch einfache Fragen sind gute Fragen|Danach wissen Sie, was doppelt ist}.",
        ],
        [
          "Vergleichen",
          "{Ein paar Angebote, mit ihren Lücken|Preis, Leistung und was ausgeschlossen ist}: {alles auf einer Seite|wir sagen, welches wir nehmen würden}.",
        ],
        [
          "Entscheiden",
          "{Unterschrieben wird, was Sie verstanden haben|Alte Verträge enden, wenn der neue sicher ist}. {Auf die Fristen achten wir|Zum Schluss bekommen Sie eine Übersicht}.",
        ],
        [
          "Dranbleiben",
          "{Einmal im Jahr ein kurzes Gespräch|Was hat sich geändert}? {Oft muss nichts geschehen|Manchmal kann ein Vertrag weg}.",
        ],
      ],
      questions: [
        [
          "{Wie werden Sie bezahlt|Kostet mich die Beratung etwas|Sind Sie an eine Gesellschaft gebunden}?",
          "{Das sollten Sie jeden zuerst fragen|Über Provision oder Honorar, und wir sagen, welches}. {Die Höhe dürfen Sie erfahren|Makler arbeiten für Sie, Vertreter für eine Gesellschaft}.",
        ],
        [
          "{Welche Versicherungen brauche ich wirklich|Worauf kann ich verzichten|Bin ich doppelt versichert}?",
          "{Zuerst die Haftpflicht, dann das Einkommen, dann der Rest|Alles, was Sie ruinieren könnte}. {Handy und Gepäck können meist warten|Doppeltes zeigt ein Blick auf die Liste}.",
        ],
        [
          "{Was tun nach einem Schaden|Wie melde ich einen Schaden|Wie schnell muss ich einen Schaden melden}?",
          "{Verhindern Sie Schlimmeres, fotografieren Sie und rufen Sie an|So bald wie möglich und schriftlich}. {Kaputtes heben Sie auf|Ein Schuldgeständnis geben Sie nicht ab}.",
        ],
        [
          "{Wann kann ich meinen Vertrag kündigen|Was, wenn der Beitrag steigt|Wie komme ich aus einem alten Vertrag}?",
          "{Meist einmal im Jahr mit Frist|Eine Erhöhung öffnet oft eine Tür}. {Kündigen Sie erst, wenn der neue Schutz sicher ist|Die Termine behalten wir im Blick}.",
        ],
        [
          "{Warum so viele Gesundheitsfragen|Muss ich alte Krankheiten angeben|Was, wenn ich etwas vergesse}?",
          "{Die Antworten gehören zum Vertrag|Ja, so weit gefragt wird}. {Sehen Sie vorher in Ihre Akte|Nachmelden ist besser als schweigen}.",
        ],
      ],
      qualities: [
        ["klare Worte", "offene Lücken"],
        ["faire Rechnung", "gelesene Seiten"],
        ["ruhige Schadenhilfe", "gewahrte Fristen"],
        ["ehrlicher Rat", "wenige Verträge"],
      ],
      events: ["Abend zur Vorsorge", "Sprechstunde für Gründer", "Vertragscheck"],
      actions: {
        bookings: ["Gespräch vereinbaren"],
        calls: ["Schaden melden"],
        quotes: ["Verträge prüfen lassen"],
      },
    },
  ),
};
