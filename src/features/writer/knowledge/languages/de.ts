/** German wordings by family. A table of sentences, no logic. */
import { familyWording } from "../entries.ts";
import type { Wording } from "../model.ts";

export const GERMAN: Record<string, Wording> = {
  food: familyWording(
    ["Gast", "Gäste", "Haus", "bei uns", "zu uns", "Küche"],
    ["Speisen und Getränke", "Eindrücke", "Termine"],
    {
      headlines: [
        "{Setzen Sie sich|Kommen Sie herein}, es ist angerichtet",
        "Gutes Essen braucht {Zeit und Hunger|Ruhe und Gesellschaft}",
        "{Frisch|Warm} auf den Tisch",
      ],
      truths: [
        "{Was gerade reif ist, schreibt die halbe Karte|Die Saison kocht mit}, {und man schmeckt es|und das ist gut so}.",
        "{Eine kurze Karte ist ein gutes Zeichen|Wenige Gerichte, oft gekocht, werden besser}, {weil jedes seine Zeit bekommt|denn Übung schmeckt man}.",
        "{An den Empfang erinnert man sich so lange wie an das Essen|Gäste merken sich die Begrüßung}, {deshalb beginnt alles an der Tür|und kommen ihretwegen wieder}.",
        "{Wer selbst probiert, kocht anders|Am Ende entscheidet der Löffel}, {nicht das Rezept|und der liegt immer bereit}.",
      ],
      offers: [
        [
          "utensils",
          "Warme Küche",
          "{Mittags schnell, abends in Ruhe|Vom kleinen Teller bis zum ganzen Abend}: {fragen Sie, was heute besonders gut ist|sagen Sie, worauf Sie Lust haben}.",
        ],
        [
          "users",
          "Feiern in großer Runde",
          "{Geburtstag, Taufe, Betriebsfeier|Viele an einem Tisch}: {nennen Sie Tag, Zahl und Anlass|schreiben Sie früh, wie viele kommen}.",
        ],
        [
          "leaf",
          "Rücksicht auf Allergien",
          "{Ohne Fleisch, ohne Milch, ohne Weizen|Was Sie nicht essen dürfen}: {sagen Sie es bei der Bestellung|je früher wir es wissen, desto leichter geht es}.",
        ],
        [
          "package",
          "Essen zum Mitnehmen",
          "{Vorbestellen und abholen|Rufen Sie an, bevor Sie losgehen}: {so ist nichts ausverkauft|dann steht alles bereit}.",
        ],
        [
          "coffee",
          "Kaffee und Süßes",
          "{Zum Nachmittag oder gleich danach|Etwas Kleines geht immer}: {fragen Sie, was heute frisch ist|der beste Platz ist am Fenster}.",
        ],
        [
          "chef-hat",
          "Hausgemachtes",
          "{Gebacken, gekocht, angerichtet, wenn Sie da sind|Von Hand und nicht auf Vorrat}: {was aus ist, ist aus|morgen gibt es wieder davon}.",
        ],
      ],
      process: [
        ["Melden", "{Tag, Uhrzeit und Zahl der Gäste genügen|Sagen Sie, was Sie wann brauchen}."],
        [
          "Wünsche nennen",
          "{Allergien, Kinder, Anlass|Was es sein soll und was nicht}: {kurz erwähnt, gut geplant|ein Satz reicht}.",
        ],
        [
          "Genießen",
          "{Kommen, essen, bleiben|Abholen oder Platz nehmen}, {alles Weitere ist unsere Sache|und nachbestellen ist erlaubt}.",
        ],
      ],
      questions: [
        [
          "{Muss ich reservieren oder vorbestellen|Geht es auch ohne Reservierung}?",
          "{An Wochenenden und Feiertagen ist es sicherer|Für Gruppen bitte, sonst hilft ein kurzer Anruf}. {An ruhigen Tagen klappt es oft auch so|Für zwei Personen findet sich oft noch etwas}.",
        ],
        [
          "{Was tun bei Allergien|Wo erfahre ich die Allergene}?",
          "{Fragen Sie vor der Bestellung|Sagen Sie es bitte gleich am Anfang}. {Spuren lassen sich in einer Küche nie ganz ausschließen|Wir nennen die Zutaten und auch mögliche Spuren}.",
        ],
        [
          "{Sind Kinder willkommen|Können wir mit Kindern kommen}?",
          "{Ja, sagen Sie uns das Alter|Gern}. {Dann steht der richtige Stuhl bereit|Früh am Abend ist es am ruhigsten}.",
        ],
        [
          "{Kann ich absagen oder verschieben|Was ist, wenn wir später kommen}?",
          "{Rufen Sie an, sobald Sie es wissen|Ein kurzer Anruf genügt}. {Meist lässt sich der Platz halten oder tauschen|Jemand anderes freut sich über den Platz}.",
        ],
        [
          "{Was empfehlen Sie heute|Was ist gerade besonders gut}?",
          "{Fragen Sie den Menschen hinter der Theke|Das wechselt mit dem Markt}. {Der sagt, was heute am besten geworden ist|Meist ist es das, was zuerst ausgeht}.",
        ],
        [
          "{Kann ich für viele vorbestellen|Geht auch eine große Bestellung}?",
          "{Nennen Sie Tag, Uhrzeit und Zahl|Ein paar Tage vorher ist gut}. {Dann steht alles gepackt bereit|Große Mengen brauchen eine Zusage}.",
        ],
      ],
      qualities: [
        ["gutes Essen", "warmes Licht"],
        ["kurze Karte", "langer Abend"],
        ["frische Ware", "ehrliche Küche"],
        ["gute Zutaten", "volle Teller"],
        ["offene Tür", "kleine Pausen"],
      ],
      events: ["Verkostung", "Themenabend", "Kochkurs"],
      actions: {
        bookings: ["Tisch reservieren", "Platz anfragen"],
        sales: ["Vorbestellen", "Karte ansehen"],
      },
    },
  ),
  retail: familyWording(
    ["Kundin oder Kunde", "Kundinnen und Kunden", "Laden", "im Laden", "in den Laden", "Auswahl"],
    ["Sortiment", "Eindrücke", "Termine"],
    {
      headlines: [
        "{Anschauen|Anfassen}, {fragen|ausprobieren}, mitnehmen",
        "Dinge, die man {gern behält|nicht zurückschickt}",
        "{Gut ausgesucht|Mit Rat gekauft}, lange {geliebt|benutzt}",
      ],
      truths: [
        "{Was man vorher in der Hand hatte, enttäuscht seltener|Anfassen ist der beste Test}, {darum lohnt der Weg|und den gibt es nur im Laden}.",
        "{Ein guter Laden lässt mehr weg, als er zeigt|Auswahl heißt auch weglassen}, {damit Sie nicht suchen müssen|und genau das ist der Dienst}.",
        "{Guter Rat beginnt mit einer Frage|Erst fragen, dann zeigen}: {wofür, für wen, wie oft|so wird aus vielem das Richtige}.",
        "{Das Teure ist nicht immer das Gute|Oft reicht die mittlere Größe}, {und das sagen wir auch|wer ehrlich rät, verkauft ein zweites Mal}.",
      ],
      offers: [
        [
          "search",
          "Beratung",
          "{Sagen Sie, wofür Sie es brauchen|Beschreiben Sie, was Ihnen wichtig ist}: {dann wird die Auswahl klein und gut|wir zeigen Ihnen, was passt}.",
        ],
        [
          "gift",
          "Geschenke",
          "{Für wen ist es, was mag die Person|Ein paar Sätze über den Menschen reichen}: {wir legen Ideen auf den Tresen|und auf Wunsch wird es eingepackt}.",
        ],
        [
          "package",
          "Bestellungen und Reservierungen",
          "{Nicht da heißt nicht unmöglich|Schicken Sie Name oder Foto des Stücks}: {vieles lässt sich besorgen|wir sagen, ob und wann es kommt}.",
        ],
        [
          "wrench",
          "Pflege und Reparatur",
          "{Was gut ist, lässt sich oft retten|Bevor Sie es wegwerfen}: {fragen Sie nach Pflege, Ersatzteil oder Umtausch|bringen Sie es vorbei}.",
        ],
        [
          "hand",
          "Zeit zum Ausprobieren",
          "{Anfassen, anprobieren, riechen|Bilder täuschen, Finger nicht}: {Zeit dafür ist da|sagen Sie, wenn Sie allein schauen möchten}.",
        ],
        [
          "store",
          "Neuheiten",
          "{Was gerade gekommen ist|Vieles gibt es nur einmal}: {fragen Sie danach|ein Blick lohnt im Vorbeigehen}.",
        ],
      ],
      process: [
        [
          "Umsehen",
          "{In Ruhe stöbern oder gleich fragen|Schauen Sie sich um}: {niemand drängt|alles darf in die Hand genommen werden}.",
        ],
        [
          "Ausprobieren",
          "{Anprobieren, vergleichen, eine Nacht darüber schlafen|Testen Sie, was Sie kaufen}: {gute Stücke halten das aus|so bleibt die Freude}.",
        ],
        [
          "Mitnehmen",
          "{Einpacken, zurücklegen oder bestellen|Gleich mit oder später abholen}: {wie es Ihnen passt|sagen Sie es an der Kasse}.",
        ],
      ],
      questions: [
        [
          "{Kann ich umtauschen|Was, wenn es nicht passt}?",
          "{Mit Beleg und unbenutzt ist es meist möglich|Bringen Sie es mit dem Beleg zurück}. {Fragen Sie beim Kauf nach der Frist|Für Bestelltes gelten oft andere Regeln}.",
        ],
        [
          "{Können Sie etwas zurücklegen|Kann ich reservieren}?",
          "{Ja, schreiben Sie kurz, was es ist|Sagen Sie uns Stück und Namen}. {Fragen Sie, wie lange es liegen bleiben kann|Für ein paar Tage geht das meist}.",
        ],
        [
          "{Bestellen Sie auch auf Wunsch|Was tun, wenn etwas fehlt}?",
          "{In vielen Fällen|Oft geht das}. {Nennen Sie Marke, Größe oder Titel|Wir fragen nach und melden uns}.",
        ],
        [
          "{Liefern oder versenden Sie|Kann es verschickt werden}?",
          "{Fragen Sie mit der Adresse an|Kleines geht gut auf Reisen}. {Wir nennen vorher die Kosten|Großes besser nach Absprache}.",
        ],
        [
          "{Gibt es Gutscheine|Kann ich einen Gutschein schenken}?",
          "{Fragen Sie an der Kasse|Mit Betrag oder für ein bestimmtes Stück}. {Der Beschenkte sucht selbst aus|Ein Name und ein Datum stehen darauf}.",
        ],
        [
          "{Wie pflege ich es richtig|Was hält länger}?",
          "{Fragen Sie beim Kauf|Das kommt auf das Stück an}. {Ein Satz erspart oft den Kummer|Weniger tun ist häufig mehr}.",
        ],
      ],
      qualities: [
        ["gute Stücke", "guter Rat"],
        ["kleine Auswahl", "große Freude"],
        ["ehrliche Worte", "faire Preise"],
        ["volle Regale", "freie Wege"],
        ["alte Bekannte", "neue Ideen"],
      ],
      events: ["Abendverkauf", "Vorführung", "Werkstatt im Laden"],
    },
  ),
  beauty: familyWording(
    ["Kundin oder Kunde", "Kundinnen und Kunden", "Studio", "im Studio", "ins Studio", "Pflege"],
    ["Leistungen", "Ergebnisse", "Termine"],
    {
      headlines: [
        "{Hinsetzen|Ankommen}, {durchatmen|erzählen}, schön",
        "{Eine Stunde|Zeit} nur für {Sie|sich}",
        "Steht Ihnen {auch morgen|auch am Montag noch}",
      ],
      truths: [
        "{Erst hinsehen, dann anfangen|Jede Haut und jedes Haar ist anders}, {darum beginnt es mit einem Gespräch|und was der Freundin steht, muss nicht passen}.",
        "{Ein gutes Ergebnis zeigt sich nach Wochen|Gut gemacht heißt auch gut herausgewachsen}, {nicht nur beim Blick in den Spiegel|und ohne Kampf am Morgen}.",
        "{Sauberes Werkzeug ist das Mindeste|Nach Hygiene darf man überall fragen}, {und sollte es auch|und die Antwort sagt viel}.",
        "{Haut und Haar erzählen vom Alltag|Schlaf, Wasser, Wind: man sieht es}, {darum fragen wir danach|bevor wir etwas empfehlen}.",
      ],
      offers: [
        [
          "sparkles",
          "Behandlungen",
          "{Sagen Sie, was Sie stört und was bleiben soll|Erzählen Sie, was Sie zu Hause benutzen}: {danach richtet sich die Behandlung|daraus ergibt sich der Rest}.",
        ],
        [
          "heart",
          "Styling für Hochzeiten",
          "{Hochzeit, Ball, Fototermin|Wenn viele Bilder entstehen}: {ein Probetermin nimmt die Aufregung|planen Sie eine Probe ein}.",
        ],
        [
          "palette",
          "Typberatung",
          "{Kürzer, heller, anders|Etwas Neues wagen}: {Fotos helfen, auch von dem, was Sie nicht wollen|wir sagen offen, was möglich ist}.",
        ],
        [
          "gift",
          "Gutscheine",
          "{Ein Geschenk ohne Größe|Zeit verschenken}: {die Stunde sucht sich der Beschenkte aus|Betrag oder Behandlung wählen}.",
        ],
        [
          "scissors",
          "Schnitt",
          "{Was zu Ihnen und Ihrem Morgen passt|Erst sehen, dann schneiden}: {bringen Sie ein Bild mit|sagen Sie, wie viel Zeit Sie täglich haben}.",
        ],
        [
          "hand-heart",
          "Kleine Auszeiten",
          "{Eine halbe Stunde genügt|Zwischen zwei Terminen}: {Gesicht, Hände oder nur ein warmes Tuch|sagen Sie, was guttut}.",
        ],
      ],
      process: [
        [
          "Gespräch",
          "{Wünsche, Allergien, Vorgeschichte|Sagen Sie, was Sie nicht vertragen}: {das dauert kurz und spart Ärger|dann erst fangen wir an}.",
        ],
        [
          "Behandlung",
          "{In Ruhe und mit Erklärung|Schritt für Schritt}; {Stopp sagen ist immer erlaubt|fragen Sie jederzeit nach}.",
        ],
        [
          "Für zu Hause",
          "{Ein paar Handgriffe, die Sie selbst können|Was in den nächsten Tagen gut tut}, {und was Sie besser lassen|und wann Sie wiederkommen sollten}.",
        ],
      ],
      questions: [
        [
          "{Wie oft sollte ich kommen|Wie lange hält das Ergebnis}?",
          "{Das hängt von Haut, Haar und Wunsch ab|Viele kommen alle paar Wochen}. {Vor einem Fest lieber ein paar Tage früher|Sie bekommen einen ehrlichen Rat dazu}.",
        ],
        [
          "{Was ist bei Allergien oder Schwangerschaft|Vertrage ich die Behandlung}?",
          "{Sagen Sie es vor dem Termin|Bitte unbedingt vorher ansprechen}. {Ein kleiner Test schafft Klarheit|Manches lassen wir dann weg}.",
        ],
        [
          "{Was, wenn es mir nicht gefällt|Kann man nachbessern}?",
          "{Sagen Sie es gleich oder in den nächsten Tagen|Melden Sie sich bald}. {Meist hilft eine Kleinigkeit|Vieles lässt sich richten}.",
        ],
        [
          "{Kann ich absagen|Wie verschiebe ich einen Termin}?",
          "{Bitte so früh wie möglich|Ein Anruf am Tag davor hilft}. {Die Zeit war für Sie frei gehalten|Jemand anderes freut sich darüber}.",
        ],
        [
          "{Wie lange dauert ein Termin|Wie viel Zeit soll ich einplanen}?",
          "{Das sagen wir bei der Buchung|Farbe braucht länger als Form}. {Kommen Sie ohne Termin danach im Nacken|Planen Sie etwas Luft ein}.",
        ],
        [
          "{Was mache ich zu Hause|Welche Pflege brauche ich}?",
          "{Weniger, als die Werbung sagt|Zwei gute Dinge reichen oft}. {Wir zeigen Ihnen den Handgriff|Fragen Sie vor dem Kauf}.",
        ],
      ],
      qualities: [
        ["ruhige Hände", "klarer Blick"],
        ["saubere Arbeit", "warme Tücher"],
        ["ehrlicher Rat", "gute Laune"],
        ["sichere Griffe", "leise Musik"],
        ["ein ehrlicher Spiegel", "eine gute Hand"],
      ],
      events: ["Pflegeabend", "Probetag", "Beratungstag"],
    },
  ),
  health: familyWording(
    [
      "Patientin oder Patient",
      "Patientinnen und Patienten",
      "Praxis",
      "in der Praxis",
      "in die Praxis",
      "Behandlung",
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
        "{Was früh erkannt wird, lässt sich leichter behandeln|Vorsorge ist unspektakulär und wirkt}, {deshalb lohnt der Termin ohne Beschwerden|darum gehört Vorsorge in den Kalender}.",
        "{Angst vor der Behandlung ist häufig|Viele kommen mit Sorge}, {wer sie ausspricht, bekommt Zeit und Pausen|und darüber darf man reden}.",
        "{Wer fragt, heilt leichter|Verstandene Medizin wirkt besser}, {darum reden wir ohne Latein|und schreiben es auf}.",
      ],
      offers: [
        [
          "stethoscope",
          "Untersuchung und Vorsorge",
          "{Auch wenn nichts weh tut|Regelmäßig und in Ruhe}: {fragen Sie, was in Ihrem Alter ansteht|bringen Sie alte Befunde mit}.",
        ],
        [
          "heart-pulse",
          "Hilfe bei Beschwerden",
          "{Seit wann, wie stark, was hilft|Beschreiben Sie es mit eigenen Worten}: {danach richtet sich, wie bald Sie kommen|bei Notfällen wählen Sie den Notruf}.",
        ],
        [
          "clipboard-list",
          "Klare Behandlungspläne",
          "{Wege, Kosten und Alternativen|Was möglich ist und was es bedeutet}: {Sie entscheiden in Ruhe|nehmen Sie den Plan mit nach Hause}.",
        ],
        [
          "baby",
          "Kinder und Familien",
          "{Für kleine und große Menschen|Erst schauen, dann anfassen}: {bringen Sie das Kinderheft mit|das Lieblingstier darf mit}.",
        ],
        [
          "stethoscope",
          "Kontrolle und Nachsorge",
          "{Nach der Behandlung, nach der Operation|Ein paar Wochen später}: {wir sehen nach, wie es heilt|bringen Sie die Fragen mit, die seither kamen}.",
        ],
        [
          "clipboard-list",
          "Zweite Meinung",
          "{Vor einem großen Schritt|Wenn Ihnen etwas unklar bleibt}: {mit Bildern und Briefen|ohne dass jemand gekränkt ist}.",
        ],
      ],
      process: [
        [
          "Termin",
          "{Rufen Sie an oder schreiben Sie|Sagen Sie, worum es geht und ob es eilt}: {so wird genug Zeit eingeplant|Schmerzen zuerst}.",
        ],
        [
          "Untersuchung",
          "{Gespräch, Untersuchung, Befund|Sie hören, was wir sehen}, {in Worten, die man versteht|und dürfen alles fragen}.",
        ],
        [
          "Behandlung",
          "{Erst der Plan, dann der Beginn|Sie kennen die Schritte}; {Pausen sind möglich|und wissen, worauf zu achten ist}.",
        ],
      ],
      questions: [
        [
          "{Was muss ich mitbringen|Welche Unterlagen brauche ich}?",
          "{Versichertenkarte, Medikamentenliste, frühere Befunde|Karte, Befunde und Ihre Fragen}. {Eine Liste der Mittel hilft sehr|Notieren Sie, was Sie fragen möchten}.",
        ],
        [
          "{Was zahlt die Kasse|Was kostet die Behandlung}?",
          "{Das hängt von Versicherung und Behandlung ab|Manches ganz, manches teilweise}. {Lassen Sie sich die Kosten vorher schriftlich geben|Fragen Sie vor Beginn nach}.",
        ],
        [
          "{Wie bekomme ich schnell einen Termin|Was tun bei starken Schmerzen}?",
          "{Rufen Sie an und sagen Sie, dass es eilt|Am Telefon lässt sich klären, wie bald}. {Bei Lebensgefahr gilt der Notruf|Nachts hilft der Bereitschaftsdienst}.",
        ],
        [
          "{Ich habe Angst, was kann ich tun|Nehmen Sie Rücksicht auf ängstliche Menschen}?",
          "{Sagen Sie es bei der Anmeldung|Sprechen Sie es an}. {Der erste Termin kann ein Gespräch sein|Mit Pausen und klaren Zeichen geht vieles}.",
        ],
        [
          "{Wie lange muss ich warten|Bekomme ich bald einen Termin}?",
          "{Mit Schmerzen früh, sonst nach Plan|Sagen Sie am Telefon, wie eilig es ist}. {Manchmal wird ein Platz frei|Ruhige Stunden nennen wir Ihnen}.",
        ],
        [
          "{Darf jemand mitkommen|Kann ich eine Begleitung mitbringen}?",
          "{Gern, vier Ohren hören mehr|Ja, auch ins Gespräch}. {Sagen Sie, was gehört werden darf|Kinder können draußen malen}.",
        ],
      ],
      qualities: [
        ["offene Ohren", "klare Worte"],
        ["ruhige Hände", "gute Vorsorge"],
        ["kurze Wege", "genug Zeit"],
        ["kurze Sätze", "gute Hände"],
        ["ruhige Räume", "ein offenes Wort"],
      ],
      events: ["Vorsorgetag", "Infoabend", "Sprechstunde für Fragen"],
    },
  ),
  therapy: familyWording(
    [
      "Klientin oder Klient",
      "Klientinnen und Klienten",
      "Praxis",
      "in der Praxis",
      "in die Praxis",
      "Begleitung",
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
        "{Veränderung geht selten geradeaus|Rückschritte gehören dazu}, {wichtig ist die Richtung|und sind kein Scheitern}.",
        "{Veränderung ist leise|Das Neue kommt selten mit einem Knall}: {meist merkt es zuerst ein anderer|eines Tages geht etwas leichter}.",
      ],
      offers: [
        [
          "user",
          "Einzeltermine",
          "{Eine Stunde, die Ihnen gehört|Zeit für Ihr Thema}: {Sie bestimmen, womit wir beginnen|so tief und so langsam, wie Sie möchten}.",
        ],
        [
          "users",
          "Gespräche zu mehreren",
          "{Wenn jedes Gespräch im selben Streit endet|Zu mehreren an einen Tisch}: {jede Stimme wird gehört|mit klaren Regeln}.",
        ],
        [
          "leaf",
          "Entlastung",
          "{Schlaf, Anspannung, Erschöpfung|Wenn alles zu viel wird}: {erst Erleichterung, dann Ursachen|kleine Schritte für jeden Tag}.",
        ],
        [
          "video",
          "Termine aus der Ferne",
          "{Wenn der Weg weit ist|Am Telefon oder Bildschirm}: {eine Tür, die sich schließen lässt, genügt|fragen Sie, was möglich ist}.",
        ],
        [
          "footprints",
          "Erstgespräche",
          "{Ein Gespräch, mehr nicht|Kommen, sitzen, sehen, ob es passt}: {Sie müssen nichts vorbereiten|Schweigen ist auch erlaubt}.",
        ],
        [
          "calendar",
          "Begleitung auf Zeit",
          "{Wöchentlich oder seltener|Mit einem Ziel, das Sie setzen}: {wir schauen zwischendurch zurück|aufhören darf man auch früher}.",
        ],
      ],
      process: [
        [
          "Kontakt",
          "{Ein Satz reicht|Schreiben oder anrufen}: {Sie müssen nichts begründen|Sie hören, wann etwas frei ist}.",
        ],
        [
          "Kennenlernen",
          "{Fragen in beide Richtungen|Ein erstes Gespräch}, {danach entscheiden Sie in Ruhe|ohne Verpflichtung}.",
        ],
        [
          "Gemeinsam arbeiten",
          "{Regelmäßig und mit Ziel|Termin für Termin}; {wir schauen immer wieder, ob es hilft|bis es ohne geht}.",
        ],
      ],
      questions: [
        [
          "{Bleibt das vertraulich|Wer erfährt davon}?",
          "{Was Sie sagen, bleibt hier|Es gilt Schweigepflicht}. {Die wenigen Ausnahmen stehen im Gesetz|Auch Angehörige erfahren nichts ohne Ihr Wort}.",
        ],
        [
          "{Wer übernimmt die Kosten|Zahlt die Kasse}?",
          "{Das hängt von Angebot und Versicherung ab|Fragen Sie Ihre Kasse vorab}. {Der Preis wird vor Beginn genannt|Selbst zahlen ist meist möglich}.",
        ],
        [
          "{Wie lange dauert es|Wie viele Termine brauche ich}?",
          "{Manchmal wenige Gespräche, manchmal länger|Das richtet sich nach dem Ziel}. {Aufhören dürfen Sie jederzeit|Wir besprechen es zwischendurch}.",
        ],
        [
          "{Was tun im Notfall|Wohin in einer Krise}?",
          "{Wählen Sie bei Gefahr den Notruf|Bei Lebensgefahr sofort den Notruf}. {Die Telefonseelsorge ist rund um die Uhr da|Eine Webseite ist dafür zu langsam}.",
        ],
        [
          "{Hilft das wirklich|Woran merke ich, dass es wirkt}?",
          "{Versprechen kann das niemand|Oft zeigt es sich im Alltag zuerst}. {Nach einigen Stunden ziehen wir gemeinsam Bilanz|Sagen Sie, wenn nichts geschieht}.",
        ],
        [
          "{Kann ich auch abends kommen|Gibt es Termine nach der Arbeit}?",
          "{Fragen Sie nach den späten Stunden|Manche sind dafür reserviert}. {Mittags ist oft etwas frei|Feste Zeiten helfen vielen}.",
        ],
      ],
      qualities: [
        ["Zeit", "Vertrauen"],
        ["offene Ohren", "geschlossene Türen"],
        ["kleine Schritte", "klare Ziele"],
        ["ein fester Platz", "viel Geduld"],
        ["eigenes Tempo", "klare Absprachen"],
      ],
      events: ["Gesprächskreis", "Entspannungskurs", "Vortrag"],
    },
  ),
  fitness: familyWording(
    ["Mitglied", "Mitglieder", "Studio", "im Studio", "ins Studio", "Training"],
    ["Kurse", "Im Training", "Termine"],
    {
      headlines: [
        "{Anfangen|Los}, wo Sie {stehen|heute sind}",
        "{Bewegen|Schwitzen}, {atmen|lachen}, wiederkommen",
        "{Stärker|Beweglicher} wird man {mit der Zeit|in Gesellschaft}",
      ],
      truths: [
        "{Der Plan, den man einhält, ist der beste|Regelmäßig schlägt perfekt}, {darum muss er in die Woche passen|auch wenn er kurz ist}.",
        "{Erst die Technik, dann das Tempo|Sauber ausgeführt bringt leicht mehr als schwer}, {der Körper merkt sich, wie man es macht|das schont die Gelenke}.",
        "{Pausen gehören zum Training|Fortschritt entsteht in der Ruhe}, {Schlaf zählt mit|auch wenn man nichts davon sieht}.",
        "{Regelmäßig schlägt heftig|Wenig, aber jede Woche}: {so bleibt man dabei|der Körper zählt nicht die Rekorde}.",
      ],
      offers: [
        [
          "users",
          "Kurse",
          "{Nach Stufe und Tempo|Für Anfang und Fortgeschrittene}: {beim ersten Mal bitte etwas früher kommen|jede Übung gibt es auch leichter}.",
        ],
        [
          "user",
          "Einzeltraining",
          "{Ein Plan um Ihren Körper herum|Ziel, Zeit, Knie und Rücken}: {sagen Sie, was schon einmal weh tat|danach richtet sich der Plan}.",
        ],
        [
          "heart-pulse",
          "Einstieg",
          "{Lange nichts gemacht|Ohne Vorkenntnisse}: {genau dafür ist der Anfang da|eine Einführung nimmt die Scheu}.",
        ],
        [
          "calendar",
          "Workshops",
          "{Ein Thema, mehr Zeit|Ein Nachmittag für die Einzelheiten}: {Termine stehen auf dieser Seite|fragen Sie nach der Stufe}.",
        ],
        [
          "alarm-clock",
          "Frühe und späte Stunden",
          "{Vor der Arbeit, in der Pause, nach dem Zubettbringen|Wann Sie Kraft haben}: {fragen Sie nach ruhigen Stunden|der Plan richtet sich danach}.",
        ],
        [
          "heart-pulse",
          "Training nach einer Pause",
          "{Verletzt, schwanger gewesen, lange gesessen|Der Körper erinnert sich}: {leicht beginnen|mit ärztlichem Rat, wenn nötig}.",
        ],
      ],
      process: [
        [
          "Probieren",
          "{Eine Probestunde sagt mehr als ein Prospekt|Einmal mitmachen}, {in bequemer Kleidung|mit Handtuch und Wasser}.",
        ],
        [
          "Finden",
          "{Kurs, Uhrzeit, Tempo|Was passt in Ihre Woche}: {fragen Sie das Team|wir sagen, wo Sie gut aufgehoben sind}.",
        ],
        [
          "Dranbleiben",
          "{Feste Tage helfen|Woche für Woche}; {zu zweit fällt es leichter|und ab und zu etwas Neues}.",
        ],
      ],
      questions: [
        [
          "{Muss ich fit sein|Ist das etwas für Anfänger}?",
          "{Nein, angefangen haben alle einmal|Kommen Sie, wie Sie sind}. {Jede Übung hat eine leichte Form|Niemand schaut so genau hin, wie man fürchtet}.",
        ],
        [
          "{Was brauche ich zum ersten Mal|Was ziehe ich an}?",
          "{Bequeme Kleidung, Wasser, Handtuch|Etwas, worin Sie sich bewegen können}. {Fragen Sie, was geliehen werden kann|Mehr braucht es nicht}.",
        ],
        [
          "{Kann ich trotz Beschwerden mitmachen|Was ist mit einem kranken Rücken}?",
          "{Fragen Sie zuerst Ihre Ärztin oder Ihren Arzt|Klären Sie es ärztlich}. {Dann lassen sich Übungen anpassen|Sagen Sie es vor der Stunde}.",
        ],
        [
          "{Wie kündige ich|Kann ich pausieren}?",
          "{Fristen stehen im Vertrag|Lesen Sie das vor der Unterschrift}. {Fragen Sie nach Krankheit und Umzug|Über Pausen lässt sich reden}.",
        ],
        [
          "{Kann ich in der Woche wechseln|Muss ich immer zur selben Stunde kommen}?",
          "{Meist ist Wechseln möglich|Fragen Sie nach freien Plätzen}. {Ein fester Tag hilft beim Dranbleiben|Sagen Sie kurz Bescheid}.",
        ],
        [
          "{Bin ich zu alt dafür|Kann ich auch mit Rücken kommen}?",
          "{Es beginnt dort, wo Sie stehen|Sagen Sie, was zwickt}. {Jede Übung hat eine leichte Form|Langsam ist auch Training}.",
        ],
      ],
      qualities: [
        ["klare Anleitung", "gute Laune"],
        ["starker Rücken", "leichter Kopf"],
        ["fester Plan", "freie Zeit"],
        ["gute Luft", "kleine Gruppen"],
        ["ein klarer Plan", "ein lockerer Ton"],
      ],
      events: ["Probetag", "Workshop", "Lauftreff"],
    },
  ),
  home: familyWording(
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Werkstatt",
      "vor Ort",
      "in die Werkstatt",
      "Handwerk",
    ],
    ["Leistungen", "Arbeiten", "Termine"],
    {
      headlines: [
        "Es {tropft|klemmt|wackelt}? {Schreiben Sie uns|Rufen Sie an}",
        "{Kommen|Ansehen}, {klären|erklären}, richten",
        "{Sauber|Ordentlich} gemacht, {sauber|besenrein} verlassen",
      ],
      truths: [
        "{Kleine Schäden wachsen leise|Was heute tropft, läuft morgen}, {früh gerichtet bleibt es klein|darum lohnt der frühe Anruf}.",
        "{Gute Arbeit sieht man oft nicht|Das Wichtigste liegt hinter der Wand}, {aber man merkt sie Jahre später|deshalb zählt Sorgfalt}.",
        "{Ein Foto erspart oft einen Weg|Je genauer die Beschreibung, desto eher passt das Teil}, {Typenschild nicht vergessen|schicken Sie ruhig mehrere Bilder}.",
        "{Kleine Schäden reden leise|Ein Fleck an der Decke ist ein Brief}: {wer ihn früh liest, zahlt weniger|aufschieben macht ihn länger}.",
      ],
      offers: [
        [
          "wrench",
          "Reparaturen",
          "{Was ist kaputt, seit wann, wo|Foto, Ort, Dringlichkeit}: {so kommt gleich das richtige Teil mit|dann lässt sich vieles vorab klären}.",
        ],
        [
          "house",
          "Neueinbau",
          "{Erst der Plan, dann das Werkzeug|Maße, Wünsche, Budget}: {fragen Sie nach Wegen und Kosten im Vergleich|sagen Sie, wer es nutzt}.",
        ],
        [
          "calendar-check",
          "Wartung",
          "{Vor der Saison ist es am ruhigsten|Einmal im Jahr nachsehen}: {das verlängert das Leben der Anlage|planen Sie es früh}.",
        ],
        [
          "phone",
          "Schnelle Hilfe",
          "{Haupthahn oder Sicherung zuerst|Erst sichern, dann anrufen}: {am Telefon sagen wir, was zu tun ist|beschreiben Sie die Lage kurz}.",
        ],
        [
          "search",
          "Prüfung und Rat",
          "{Ein Blick, eine Messung, dann der Rat|Manches ist kleiner, als es klingt}: {Fotos helfen vorab|Sie hören auch, was warten kann}.",
        ],
        [
          "hammer",
          "Kleine Arbeiten",
          "{Ein Hahn, ein Griff, eine Lampe|Was lange auf der Liste steht}: {sammeln Sie ein paar Dinge|ein Besuch für mehreres spart Wege}.",
        ],
      ],
      process: [
        [
          "Schildern",
          "{Fotos und ein paar Sätze|Was, wo, seit wann}: {mehr braucht es am Anfang nicht|sagen Sie, ob es eilt}.",
        ],
        [
          "Ansehen und Preis",
          "{Erst die Ursache, dann der Preis|Ein Blick vor Ort}; {Sie entscheiden|nichts ohne Ihr Wort}.",
        ],
        [
          "Ausführen",
          "{Abdecken, arbeiten, prüfen|Termin, Arbeit, Probe}, {danach wird aufgeräumt|mit klarer Rechnung}.",
        ],
      ],
      questions: [
        [
          "{Was kostet ein Einsatz|Wie setzt sich der Preis zusammen}?",
          "{Weg, Zeit und Material|Anfahrt, Stunden, Teile}. {Nachts und am Wochenende ist es überall teurer|Fragen Sie vorher nach den Sätzen}.",
        ],
        [
          "{Muss ich zu Hause sein|Kann jemand anderes öffnen}?",
          "{Jemand mit Schlüssel genügt|Nicht unbedingt}. {Für Rückfragen brauchen wir eine Nummer|Machen Sie bitte den Zugang frei}.",
        ],
        [
          "{Mieter oder Vermieter, wer zahlt|Ist das Sache der Versicherung}?",
          "{In der Mietwohnung zuerst den Vermieter fragen|Melden Sie es zuerst dem Vermieter}. {Fotos und Rechnung helfen bei der Versicherung|Die Police sagt, was gedeckt ist}.",
        ],
        [
          "{Wie schnell können Sie kommen|Wann ist ein Termin frei}?",
          "{Das hängt davon ab, wie dringend es ist|Dringendes geht vor}. {Sagen Sie, was stillsteht|Nennen Sie zwei, drei mögliche Zeiten}.",
        ],
        [
          "{Bekomme ich vorher einen Preis|Kommt ein Angebot, bevor Sie anfangen}?",
          "{Nach dem Ansehen, ja|Für klare Arbeiten als feste Summe}. {Was unklar ist, steht als unklar darin|Mehr wird erst nach Ihrem Ja gemacht}.",
        ],
        [
          "{Räumen Sie danach auf|Wie sauber ist es hinterher}?",
          "{Abgedeckt wird vorher, gefegt danach|Altes nehmen wir auf Wunsch mit}. {Sagen Sie, was empfindlich ist|Ein freier Weg hilft allen}.",
        ],
      ],
      qualities: [
        ["saubere Arbeit", "klare Preise"],
        ["schnelle Hilfe", "ruhige Hand"],
        ["gute Planung", "wenig Dreck"],
        ["ein fester Termin", "ein sauberer Boden"],
        ["gutes Werkzeug", "ein klares Wort"],
      ],
      events: ["Beratungstag", "Infoabend", "Wartungswochen"],
    },
  ),
  building: familyWording(
    [
      "Bauherrin oder Bauherr",
      "Bauherrschaft",
      "Betrieb",
      "auf der Baustelle",
      "in den Betrieb",
      "Bauen",
    ],
    ["Leistungen", "Projekte", "Offene Baustellen"],
    {
      headlines: [
        "Vom {Plan|Strich} bis zum {Schlüssel|letzten Brett}",
        "{Gut geplant|Gut gemessen}, {gerade gebaut|solide gemacht}",
        "Mehr {Raum|Licht} im {eigenen Haus|alten Haus}",
      ],
      truths: [
        "{Auf dem Papier ist Ändern billig|Eine Linie lässt sich leichter verschieben als eine Wand}, {also lieber einen Abend länger planen|darum lohnt ein zweiter Blick}.",
        "{Alte Häuser haben Überraschungen|Hinter altem Putz weiß niemand alles}, {eine Reserve gehört ins Budget|ein ehrliches Angebot sagt das}.",
        "{Zwischen den Gewerken geht am meisten schief|Warten kostet mehr als Arbeiten}, {einer muss den Kalender halten|die Reihenfolge ist die halbe Arbeit}.",
        "{Der teuerste Bau ist der zweimal gebaute|Nachmessen kostet Minuten}, {darum steht der Zollstock am Anfang|darum fragen wir lieber nach}.",
      ],
      offers: [
        [
          "house",
          "Umbau",
          "{Ein Zimmer mehr, ein Dach, ein Bad|Wenn das Haus nicht mehr passt}: {beginnen Sie mit Plan und Wunschliste|Genehmigungen zuerst}.",
        ],
        [
          "hammer",
          "Sanierung",
          "{Erst prüfen, dann entscheiden|Feuchte, Zug, alte Leitungen}: {was gesund ist, darf bleiben|wir öffnen an wenigen Stellen und sehen nach}.",
        ],
        [
          "ruler",
          "Maßarbeit",
          "{Für die Ecke, für die es nichts zu kaufen gibt|Genau auf den Ort gemacht}: {Foto und grobe Maße genügen|gemessen wird vor Ort}.",
        ],
        [
          "clipboard-list",
          "Planung und Begleitung",
          "{Angebote vergleichen, Termine halten|Jemand, der Pläne und Rechnungen liest}: {Änderungen nur schriftlich|Sie wissen, wer wann kommt}.",
        ],
        [
          "ruler",
          "Kostenplanung",
          "{Maße, Mengen, Reihenfolge|Bevor der erste Stein liegt}: {Sie sehen, was wann kommt|Änderungen haben einen Preis, den Sie kennen}.",
        ],
        [
          "wrench",
          "Reparaturen am Bau",
          "{Riss, Fuge, Stufe, Traufe|Was das Wetter angerichtet hat}: {klein angefasst bleibt es klein|Fotos aus zwei Winkeln helfen}.",
        ],
      ],
      process: [
        [
          "Besichtigen",
          "{Plan, Fotos, Wünsche, Budget|Ein Gang durch das Haus}: {Fragen kommen vor Zahlen|sagen Sie offen, was es kosten darf}.",
        ],
        [
          "Angebot",
          "{Posten für Posten|Mit dem, was nicht enthalten ist}; {lesen Sie mit dem Stift|fragen Sie nach jeder Zeile}.",
        ],
        [
          "Bauen und übergeben",
          "{Etappe für Etappe|Mit festen Gesprächen auf der Baustelle}, {am Ende ein Gang mit Liste|Mängel werden notiert und behoben}.",
        ],
      ],
      questions: [
        [
          "{Was wird es kosten|Wie fest ist ein Angebot}?",
          "{So fest wie der Plan|Gemessenes lässt sich rechnen, Verborgenes schätzen}. {Vereinbaren Sie Preise für Zusätzliches|Halten Sie eine Reserve}.",
        ],
        [
          "{Brauche ich eine Genehmigung|Wer stellt den Bauantrag}?",
          "{Bei Statik, Fassade und Nutzung meist|Fragen Sie zuerst das Bauamt}. {Das braucht Zeit, also früh beginnen|Unterschreiben darf nur, wer dazu berechtigt ist}.",
        ],
        [
          "{Können wir währenddessen wohnen bleiben|Wie laut und staubig wird es}?",
          "{Oft in einem Teil des Hauses|Es kommt auf Bad und Küche an}. {Staub kommt immer|Räumen Sie die Nachbarzimmer}.",
        ],
        [
          "{Wie lange dauert es|Wann kann es losgehen}?",
          "{Wetter, Lieferung und Entscheidungen bestimmen es|Planen Sie mit Luft}. {Vereinbaren Sie Etappen|Späte Entscheidungen kosten am meisten Zeit}.",
        ],
        [
          "{Was können wir selbst machen|Geht Eigenleistung}?",
          "{Räumen, streichen, abreißen nach Absprache|Sagen Sie es vor dem Angebot}. {Es muss zum Plan passen|Für manches haftet nur, wer es gelernt hat}.",
        ],
        [
          "{Können Sie den Termin halten|Was passiert bei Verzug}?",
          "{Wetter und Lieferungen reden mit|Ein Plan mit Luft hält eher}. {Sie hören früh, wenn es klemmt|Jede Woche ein Stand}.",
        ],
      ],
      qualities: [
        ["gerade Wände", "klare Worte"],
        ["gute Pläne", "trockene Keller"],
        ["sauberes Handwerk", "feste Termine"],
        ["saubere Fugen", "kurze Wege"],
        ["tragende Ideen", "ehrliche Zahlen"],
      ],
      events: ["Offene Baustelle", "Bauherrenabend", "Werkstatttag"],
    },
  ),
  cleaning: familyWording(
    ["Kundin oder Kunde", "Kundinnen und Kunden", "Betrieb", "vor Ort", "zu uns", "Reinigung"],
    ["Leistungen", "Vorher und nachher", "Termine"],
    {
      headlines: [
        "{Heimkommen|Eintreten}, {durchatmen|und es glänzt}",
        "{Saubere Ecken|Klare Fenster}, {klare Absprachen|klarer Kopf}",
        "{Staub|Flecken}: {unsere Sache|erledigt}",
      ],
      truths: [
        "{Sauber riecht nach nichts|Guter Duft ersetzt kein Putzen}, {man merkt es am Griff|das ist das beste Zeichen}.",
        "{Wer einen Schlüssel hat, braucht Vertrauen|Vertrauen zählt mehr als Glanz}, {darum gelten klare Regeln|deshalb sollten Sie wissen, wer kommt}.",
        "{Das richtige Tuch kann mehr als die scharfe Flasche|Wasser, Zeit und ein Tuch schaffen das meiste}, {und schonen die Flächen|und die Hände}.",
        "{Schmutz hat Gewohnheiten|Er kommt immer an denselben Stellen}, {darum beginnt es mit einem Rundgang|wer sie kennt, braucht weniger}.",
      ],
      offers: [
        [
          "house",
          "Wohnung und Haus",
          "{Küche, Bad, Böden, Staub|Regelmäßig oder einmal gründlich}: {sagen Sie, was wichtig ist und was niemand anfassen soll|die Liste bestimmen Sie}.",
        ],
        [
          "building",
          "Büro und Praxis",
          "{Vor der Öffnung oder danach|Schreibtische, Küche, Sanitär}: {nennen Sie Zeiten und Räume|ein Plan pro Raum schafft Klarheit}.",
        ],
        [
          "sparkles",
          "Grundreinigung",
          "{Nach Umzug, Umbau oder langer Pause|Bis hinter den Kühlschrank}: {Fotos helfen bei der Zeit|sagen Sie, woraus die Flächen sind}.",
        ],
        [
          "shirt",
          "Wäsche und Textilien",
          "{Flecken zeigen, Taschen leeren|Waschen, bügeln, ausbessern}: {nennen Sie den Tag, an dem Sie es brauchen|je frischer der Fleck, desto besser}.",
        ],
        [
          "droplets",
          "Fenster und Glas",
          "{Rahmen, Falz und Scheibe|Innen, außen, bis in die Ecken}: {sagen Sie, wie hoch und wie viele|trübes Licht ist bestes Putzwetter}.",
        ],
        [
          "building",
          "Treppenhäuser",
          "{Stufen, Geländer, Briefkästen|Wo alle gehen und keiner putzt}: {ein fester Tag für das ganze Haus|nennen Sie Etagen und Boden}.",
        ],
      ],
      process: [
        [
          "Räume nennen",
          "{Größe, Böden, Tiere, wie oft|Ein kurzer Rundgang oder Fotos}: {dann folgen Stunden und Preis|auch Empfindliches erwähnen}.",
        ],
        [
          "Das erste Mal",
          "{Es dauert länger als später|Am besten sind Sie kurz dabei}; {Sie zeigen, wir notieren|danach läuft es}.",
        ],
        [
          "Regelmäßig",
          "{Gleicher Tag, gleiche Liste|Im festen Takt}; {ein Zettel genügt, wenn etwas fehlt|Änderungen jederzeit}.",
        ],
      ],
      questions: [
        [
          "{Muss ich da sein|Was ist mit dem Schlüssel}?",
          "{Nein, sobald Vertrauen da ist|Viele sind bei der Arbeit}. {Schlüssel nur gegen Unterschrift|Ohne Adresse am Anhänger}.",
        ],
        [
          "{Wer bringt die Mittel mit|Was muss da sein}?",
          "{Das wird vorher vereinbart|Beides ist möglich}. {Bei Allergien bitte sagen|Oft reichen milde Mittel}.",
        ],
        [
          "{Was, wenn etwas kaputtgeht|Wer haftet}?",
          "{Sagen Sie es am selben Tag|Gleich melden}. {Fragen Sie vorab nach der Haftung|Lassen Sie sich die Haftung schriftlich geben}.",
        ],
        [
          "{Wie viele Stunden brauche ich|Wie oft ist sinnvoll}?",
          "{Das zeigt der erste Besuch|Größe und Ordnung entscheiden}. {Jede oder jede zweite Woche passt vielen|Später lässt es sich ändern}.",
        ],
        [
          "{Kommt immer dieselbe Person|Wer kommt zu mir}?",
          "{Möglichst, denn Vertrautes geht schneller|Fragen Sie beim ersten Gespräch}. {Bei Urlaub und Krankheit wird vorher Bescheid gesagt|Eine Liste hilft auch der Vertretung}.",
        ],
        [
          "{Muss ich vorher aufräumen|Was soll ich vorbereiten}?",
          "{Boden frei, Papiere weg|Nur, was niemand anfassen soll}. {Schlüssel und Alarm besprechen wir|Haustiere haben ein Zimmer}.",
        ],
      ],
      qualities: [
        ["saubere Ecken", "klare Listen"],
        ["frische Böden", "faire Stunden"],
        ["leise Arbeit", "helle Fenster"],
        ["leise Schuhe", "klare Scheiben"],
        ["feste Tage", "gute Tücher"],
      ],
      events: ["Frühjahrsputz", "Fleckensprechstunde", "Fenstertage"],
    },
  ),
  legal: familyWording(
    [
      "Mandantin oder Mandant",
      "Mandantinnen und Mandanten",
      "Kanzlei",
      "in der Kanzlei",
      "in die Kanzlei",
      "Rechtsberatung",
    ],
    ["Rechtsgebiete", "Die Kanzlei", "Vorträge"],
    {
      headlines: [
        "{Erst fragen|Erst lesen}, dann unterschreiben",
        "Ein {Brief|Schreiben} ist gekommen? {Lesen wir ihn zusammen|Die Frist zählt}",
        "Recht in {klaren|verständlichen} Worten",
      ],
      truths: [
        "{Fristen entscheiden mehr Fälle als Argumente|Das Datum auf dem Brief ist das Wichtigste}, {heben Sie den Umschlag auf|schauen Sie zuerst danach}.",
        "{Die meisten Streitfälle enden ohne Richter|Ein guter Brief erspart manchen Prozess}, {das Gericht ist die letzte Adresse|auch Verhandeln ist Arbeit am Recht}.",
        "{Was Sie hier sagen, bleibt hier|Verschwiegenheit ist Pflicht}, {also erzählen Sie auch das Unangenehme|gerade das ist oft entscheidend}.",
        "{Ein Satz kann teuer werden|Kleingedrucktes ist nicht klein gemeint}, {darum wird es vorher gelesen|darum fragen wir zweimal}.",
      ],
      offers: [
        [
          "file-text",
          "Vertragsprüfung",
          "{Vor der Unterschrift ist es am günstigsten|Lesen lassen, bevor es gilt}: {markieren Sie, was unklar ist|schicken Sie den Entwurf}.",
        ],
        [
          "scale",
          "Hilfe im Streitfall",
          "{Wer, was, seit wann, welche Belege|Sammeln Sie Schreiben und Daten}: {dann hören Sie Chancen und Risiken|danach lässt sich der Weg wählen}.",
        ],
        [
          "users",
          "Familienrecht und Erbe",
          "{Trennung, Vorsorge, Testament|Wenn sich eine Familie neu ordnet}: {was man vereinbart, muss man nicht erstreiten|regeln Sie es, solange Ruhe ist}.",
        ],
        [
          "building-complex",
          "Recht für Unternehmen",
          "{Gründen, beteiligen, übergeben|Von der Satzung bis zur Mahnung}: {klare Verträge erhalten Freundschaften|fragen Sie vor dem ersten Auftrag}.",
        ],
        [
          "briefcase",
          "Arbeitsrecht",
          "{Abmahnung, Kündigung, Zeugnis|Wenn es am Arbeitsplatz ernst wird}: {die Fristen sind kurz|bringen Sie Vertrag und Schreiben mit}.",
        ],
        [
          "handshake",
          "Einigung ohne Gericht",
          "{Reden, schreiben, einigen|Ein Vergleich ist oft die halbe Zeit}: {wir sagen, was Sie aufgeben|und was Sie dafür bekommen}.",
        ],
      ],
      process: [
        [
          "Anfragen",
          "{Gegner, Thema, Frist|Wer gegen wen und bis wann}: {Eiliges bitte am Telefon|wir prüfen, ob wir tätig werden dürfen}.",
        ],
        [
          "Erstgespräch",
          "{Unterlagen auf den Tisch|Sie erzählen, wir ordnen}; {Sie hören Chancen und Kosten|danach entscheiden Sie}.",
        ],
        [
          "Handeln",
          "{Schreiben, verhandeln, notfalls klagen|In dieser Reihenfolge}, {Sie sehen jeden Schritt|mit Kopie an Sie}.",
        ],
      ],
      questions: [
        [
          "{Was kostet ein erstes Gespräch|Wie werden Gebühren berechnet}?",
          "{Fragen Sie vorher, das ist üblich|Nach Gesetz, Stunde oder Vereinbarung}. {Eine Rechtsschutzversicherung kann zahlen|Lassen Sie es sich schriftlich geben}.",
        ],
        [
          "{Was soll ich mitbringen|Welche Unterlagen brauchen Sie}?",
          "{Briefe mit Umschlag, Verträge, Daten|Alles mit einem Datum}. {Eine Seite mit dem Ablauf hilft|Schreiben Sie auf, was Sie erreichen wollen}.",
        ],
        [
          "{Die Frist läuft bald ab, was nun|Ist es schon zu spät}?",
          "{Rufen Sie heute an|Bitte nicht schreiben, anrufen}. {Manche Frist lässt sich mit wenigen Zeilen wahren|Versäumte Fristen kommen selten zurück}.",
        ],
        [
          "{Habe ich gute Chancen|Werde ich gewinnen}?",
          "{Das kann niemand versprechen|Ehrlich beantworten lässt es sich erst nach den Unterlagen}. {Beweise zählen mehr als Recht haben|Manchmal ist ein Vergleich der bessere Sieg}.",
        ],
        [
          "{Wie lange dauert so etwas|Wann weiß ich mehr}?",
          "{Ein Brief Tage, ein Verfahren Monate|Das hängt von Gericht und Gegner ab}. {Sie hören von jedem Schritt|Fragen Sie ruhig nach dem Stand}.",
        ],
        [
          "{Geht das auch schriftlich|Muss ich persönlich kommen}?",
          "{Vieles geht per Post und Telefon|Für manche Schritte verlangt es das Gesetz}. {Wir sagen, wofür|Dann genügt ein Termin}.",
        ],
      ],
      qualities: [
        ["klare Worte", "feste Briefe"],
        ["offene Kosten", "gewahrte Fristen"],
        ["ruhiger Rat", "genauer Blick"],
        ["feste Fristen", "ruhige Worte"],
        ["genaue Verträge", "offene Gebühren"],
      ],
      events: ["Vortragsabend", "Sprechstunde für Gründer", "Vorsorgeabend"],
    },
  ),
  finance: familyWording(
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
      ],
      offers: [
        [
          "calculator",
          "Laufende Zahlen",
          "{Belege schicken, Monat sehen|Digital oder im Ordner}: {so wissen Sie, wie Sie stehen|Fragen kommen gleich, nicht ein Jahr später}.",
        ],
        [
          "file-text",
          "Jahresabschluss",
          "{Bescheide, Erklärungen, Abschlüsse|Eine Liste sagt, was fehlt}: {bringen Sie den letzten Bescheid mit|Fristen bleiben im Blick}.",
        ],
        [
          "umbrella",
          "Vorsorge",
          "{Was würde Sie ruinieren, was nur ärgern|Alle Verträge in eine Tüte}: {behalten, ändern, kündigen|erst das Große, dann der Preis}.",
        ],
        [
          "rocket",
          "Gründungsberatung",
          "{Rechtsform, Konto, erste Rechnung|Vor dem Start fragen}: {eine Stunde am Anfang spart ein Jahr|was tragen die Zahlen}.",
        ],
        [
          "chart-line",
          "Verständliche Auswertungen",
          "{Was verdient ist, was dem Amt gehört|Ein Blatt statt eines Ordners}: {jeden Monat oder im Quartal|in Sätzen, nicht in Kürzeln}.",
        ],
        [
          "shield-check",
          "Durchsicht alter Verträge",
          "{Was läuft, was doppelt ist, was fehlt|Der Ordner, den niemand öffnet}: {bringen Sie ihn mit|danach wissen Sie, was Sie haben}.",
        ],
      ],
      process: [
        [
          "Kennenlernen",
          "{Was Sie tun, was drängt|Bringen Sie die Papiere vom letzten Jahr mit}: {nichts ist zu unordentlich|dann folgt ein Angebot}.",
        ],
        [
          "Bestandsaufnahme",
          "{Unterlagen, Zugänge, Ziele|Auf einer Seite}; {Lücken werden benannt|Sie sehen, wo Sie stehen}.",
        ],
        [
          "Begleiten",
          "{Monat für Monat|Im festen Takt}, {mit einem Gespräch zum Jahr|angepasst, wenn sich etwas ändert}.",
        ],
      ],
      questions: [
        [
          "{Was kostet das|Wie werden Sie bezahlt}?",
          "{Nach Gebührenordnung, Honorar oder Provision|Das gehört vorher gesagt}. {Lassen Sie es sich schriftlich geben|Fragen Sie überall danach}.",
        ],
        [
          "{Meine Unterlagen sind ein Chaos, geht das trotzdem|Ich bin im Rückstand, was nun}?",
          "{Ja, fangen Sie heute an|Sie sind nicht der Erste}. {Erst Briefe öffnen|Nach Jahren sortieren genügt}.",
        ],
        [
          "{Wie wechsle ich zu Ihnen|Ist ein Wechsel schwierig}?",
          "{Meist regeln das die Büros unter sich|Mit einer Vollmacht geht es leicht}. {Zum Jahreswechsel ist es am einfachsten|Kündigungsfrist beachten}.",
        ],
        [
          "{Was kann ich absetzen|Welche Belege soll ich aufheben}?",
          "{Aufheben, was mit der Arbeit zu tun hat|Erst aufheben, dann fragen}. {Regeln ändern sich|Eine Notiz auf dem Beleg hilft}.",
        ],
        [
          "{Wie oft sehen wir uns|Wie viel muss ich selbst machen}?",
          "{So oft, wie es Fragen gibt|Belege sammeln, mehr kaum}. {Ein Anruf zwischendurch ist eingeplant|Den Rest teilen wir auf}.",
        ],
        [
          "{Geht alles digital|Muss ich Papier bringen}?",
          "{Beides geht, gemischt am schlechtesten|Fotos der Belege reichen oft}. {Wichtig ist ein fester Tag|Originale bitte aufheben}.",
        ],
      ],
      qualities: [
        ["klare Zahlen", "offene Kosten"],
        ["gute Ordnung", "ruhiger Schlaf"],
        ["frühe Warnung", "einfache Worte"],
        ["volle Ordner", "klare Summen"],
        ["ein fester Kontakt", "ein gutes Polster"],
      ],
      events: ["Gründerabend", "Steuerabend", "Fragestunde"],
    },
  ),
  property: familyWording(
    ["Kundin oder Kunde", "Kundinnen und Kunden", "Büro", "im Büro", "ins Büro", "Immobilien"],
    ["Angebot", "Objekte", "Besichtigungen"],
    {
      headlines: [
        "Schlüssel, die {passen|den Besitzer wechseln}",
        "{Ansehen|Hineingehen}, {fühlen|prüfen}, entscheiden",
        "Räume für die {nächsten Jahre|nächste Idee}",
      ],
      truths: [
        "{Der erste Preis entscheidet|Zu hoch angefangen endet oft zu niedrig}, {darum zählt eine ehrliche Schätzung|denn Ernsthafte schauen am Anfang}.",
        "{Räume entscheidet man im Flur|Licht und Ordnung zählen vom ersten Schritt an}, {ein aufgeräumter Tag lohnt sich|noch vor den Quadratmetern}.",
        "{Die Bank will Papiere vor Bildern|Unterlagen verkaufen Häuser}, {sammeln Sie sie früh|fehlende lassen sich beschaffen}.",
        "{Im Flur fällt die Entscheidung|Die ersten Minuten zählen}: {danach sucht man Gründe|darum fangen wir dort an}.",
      ],
      offers: [
        [
          "house",
          "Kauf und Verkauf",
          "{Wert, Zeitpunkt, Unterlagen|Erst der Rundgang, dann der Preis}: {sagen Sie, bis wann und warum|fragen Sie, wie die Zahl zustande kommt}.",
        ],
        [
          "key",
          "Vermietung",
          "{Wer passt ins Haus|Unterlagen und ein offenes Gespräch}: {Übergabe mit Protokoll|sagen Sie, was Ihnen wichtig ist}.",
        ],
        [
          "building",
          "Verwaltung",
          "{Abrechnung, Versammlung, Handwerker|Eine Nummer für alle Fragen}: {Zahlen, die man nachlesen kann|für Eigentümer, die woanders wohnen}.",
        ],
        [
          "laptop",
          "Büros und Tagungsräume",
          "{Ein Tisch, ein Raum, eine Adresse|Tageweise oder länger}: {probieren Sie einen Tag|hören Sie, wie laut es ist}.",
        ],
        [
          "camera",
          "Gute Bilder und Pläne",
          "{Licht, Ordnung, ehrliche Bilder|Ein Plan, der stimmt}: {so kommen weniger, aber die Richtigen|Mängel stehen dabei}.",
        ],
        [
          "scale",
          "Wertermittlung",
          "{Lage, Zustand, was nebenan verkauft wurde|Drei Zahlen statt einer}: {mit Begründung|vor Erbe, Kauf und Trennung}.",
        ],
      ],
      process: [
        [
          "Rundgang",
          "{Räume, Papiere, Pläne|Zeigen Sie auch Keller und Dach}: {dann folgt eine Einschätzung|Fragen zuerst}.",
        ],
        [
          "Vorbereiten",
          "{Ordnen, fotografieren, beschreiben|Unterlagen zusammentragen}; {Mängel werden genannt|ehrlich und vollständig}.",
        ],
        [
          "Abschließen",
          "{Entwurf lesen, Termin, Übergabe|Vertrag und Schlüssel}, {mit Zählerständen|nichts in Eile}.",
        ],
      ],
      questions: [
        [
          "{Was kostet die Vermittlung|Wer zahlt die Provision}?",
          "{Das regeln Gesetz und Vertrag|Es kommt auf den Auftrag an}. {Lassen Sie es sich vorher schriftlich geben|Fragen Sie, was enthalten ist}.",
        ],
        [
          "{Was ist meine Immobilie wert|Stimmen Schätzungen im Internet}?",
          "{Sie sind ein erster Anhalt|Portale sehen Ihre Küche nicht}. {Ein Besuch macht die Zahl fester|Lage, Zustand und Papiere zählen}.",
        ],
        [
          "{Welche Unterlagen brauche ich|Was will die Bank sehen}?",
          "{Grundbuch, Pläne, Energieausweis|Bei Wohnungen auch Protokolle}. {Ämter brauchen Wochen|Bestellen Sie Fehlendes früh}.",
        ],
        [
          "{Wie lange dauert es|Wann können wir einziehen}?",
          "{Rechnen Sie in Monaten|Preis und Papiere bestimmen das Tempo}. {Vollständige Unterlagen sparen die meiste Zeit|Nennen Sie uns Ihren Termin}.",
        ],
        [
          "{Muss ich bei Besichtigungen dabei sein|Wer zeigt die Räume}?",
          "{Besser nicht, Gäste fragen dann freier|Das richtet sich nach Ihnen}. {Sie hören danach, was gesagt wurde|Schlüssel gegen Unterschrift}.",
        ],
        [
          "{Muss ich renovieren|Lohnt es sich, vorher etwas zu machen}?",
          "{Selten im Großen|Putzen, streichen, Lampen}. {Alles andere sieht jeder anders|Wir sagen, was sich rechnet}.",
        ],
      ],
      qualities: [
        ["klare Papiere", "faire Preise"],
        ["gutes Licht", "ehrliche Worte"],
        ["ruhige Räume", "gute Nachbarn"],
        ["ehrliche Bilder", "feste Zusagen"],
        ["kluge Preise", "kurze Listen"],
      ],
      events: ["Besichtigungstag", "Eigentümerabend", "Probetag"],
    },
  ),
  education: familyWording(
    [
      "Teilnehmerin oder Teilnehmer",
      "Lernende",
      "Schule",
      "im Unterricht",
      "in den Unterricht",
      "Lernen",
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
        "{Wer es erklären kann, hat es verstanden|Gute Stunden lassen die Lernenden reden}, {darum wird viel gefragt|nicht nur die Lehrkraft}.",
        "{Fehler zeigen, wohin es geht|Angst macht langsam}, {kleine Erfolge machen mutig|deshalb fängt es mit Lösbarem an}.",
        "{Wer Fehler macht, ist dabei|Lernen klingt zuerst falsch}, {und genau da wird es richtig|darum lacht hier niemand aus}.",
      ],
      offers: [
        [
          "users",
          "Gruppenkurse",
          "{Gleiche Stufe, viel Gespräch|Gemeinsam lernt es sich leichter}: {eine kurze Einstufung findet die passende Gruppe|Probestunde möglich, fragen Sie}.",
        ],
        [
          "user",
          "Einzelunterricht",
          "{Ihr Ziel, Ihr Tempo|Genau da, wo es hakt}: {bringen Sie mit, woran Sie scheitern|wir beginnen mit Ihrem Fall}.",
        ],
        [
          "graduation-cap",
          "Prüfungsvorbereitung",
          "{Rückwärts vom Termin geplant|Alte Aufgaben unter echten Bedingungen}: {Schlaf gehört zum Plan|erst die Lücken, dann das Tempo}.",
        ],
        [
          "building-complex",
          "Kurse für Schulen und Betriebe",
          "{Ihre Themen, Ihre Räume|Ein Tag für ein ganzes Team}: {sagen Sie, was danach anders sein soll|mit Beispielen aus dem Alltag}.",
        ],
        [
          "sun",
          "Ferienkurse",
          "{Eine Woche, ein Thema|Wenn der Kopf Platz hat}: {vormittags lernen, danach frei|fragen Sie nach Alter und Stufe}.",
        ],
        [
          "clock",
          "Abend- und Wochenendkurse",
          "{Nach der Arbeit, neben der Familie|Lernen, wenn der Tag still wird}: {kurz, dafür regelmäßig|wer fehlt, holt nach}.",
        ],
      ],
      process: [
        [
          "Fragen",
          "{Ziel, Vorwissen, Zeit|Ein kurzes Gespräch}: {dann ein ehrlicher Rat|wir sagen, ob es passt}.",
        ],
        [
          "Ausprobieren",
          "{Eine Probestunde|Einmal dabeisein}, {danach entscheiden Sie|ohne Verpflichtung}.",
        ],
        [
          "Lernen",
          "{Regelmäßig, mit kleinen Aufgaben|Stunde für Stunde}; {und ab und zu ein Blick zurück|Fortschritt wird sichtbar}.",
        ],
      ],
      questions: [
        [
          "{Welcher Kurs passt zu mir|Woher weiß ich meine Stufe}?",
          "{Ein Gespräch oder ein kurzer Test zeigt es|Sagen Sie, was Sie schon können}. {Wechseln ist möglich|Im Zweifel eine Stunde schnuppern}.",
        ],
        [
          "{Was, wenn ich eine Stunde verpasse|Kann ich nachholen}?",
          "{Sagen Sie vorher Bescheid|Fragen Sie nach dem Stoff}. {Oft lässt sich ein anderer Termin finden|Material gibt es nachträglich}.",
        ],
        [
          "{Bin ich zu alt dafür|Ist es für Anfänger}?",
          "{Nein|Erwachsene lernen anders, nicht schlechter}. {Geduld ersetzt Tempo|Anfangen darf man immer}.",
        ],
        [
          "{Gibt es Zuschüsse|Wer bezahlt den Kurs}?",
          "{Oft helfen Betrieb oder Staat|Fragen Sie vor der Anmeldung}. {Anträge brauchen Zeit|Wir nennen, was auf der Bescheinigung steht}.",
        ],
        [
          "{Wie groß sind die Gruppen|Bin ich allein mit meinem Stand}?",
          "{So groß, dass jede Person drankommt|Fragen Sie vor der Anmeldung}. {Ein kurzer Test findet den Platz|Wechseln ist möglich}.",
        ],
        [
          "{Bekomme ich eine Bescheinigung|Gibt es am Ende etwas Schriftliches}?",
          "{Auf Wunsch, mit Stunden und Inhalt|Fragen Sie, was anerkannt wird}. {Prüfungen nehmen andere ab|Sagen Sie, wofür Sie es brauchen}.",
        ],
      ],
      qualities: [
        ["kleine Gruppen", "große Fragen"],
        ["klare Schritte", "echter Mut"],
        ["gute Lehrer", "ruhiges Tempo"],
        ["kleine Schritte", "wache Köpfe"],
        ["gute Fragen", "freie Stühle"],
      ],
      events: ["Probestunde", "Tag der offenen Tür", "Ferienkurs"],
      actions: { signups: ["Platz anfragen", "Anmelden"], bookings: ["Probestunde vereinbaren"] },
    },
  ),
  childcare: familyWording(
    ["Familie", "Familien", "Haus", "bei uns", "zu uns", "Kinderbetreuung"],
    ["Unser Tag", "Kleine Werke", "Feste und Termine"],
    {
      headlines: [
        "{Matschige|Bunte} {Stiefel|Hände}, volle Tage",
        "{Spielen|Buddeln}, {essen|singen}, {träumen|noch einmal}",
        "Ein {guter Abschied|Winken} und ein guter Tag",
      ],
      truths: [
        "{Spielen ist Denken mit den Händen|Kinder spielen nicht zum Zeitvertreib}, {ein Turm, der fällt, ist Physik|sie üben die Welt}.",
        "{Eingewöhnung dauert so lange, wie sie dauert|Abschied lernt man wie Laufen}, {mit einer Hand zum Festhalten|und in kleinen Schritten}.",
        "{Eltern geben das Liebste ab|Vertrauen beginnt an der Tür}, {darum hören sie ehrlich, wie der Tag war|und braucht offene Worte}.",
        "{Kinder lernen beim Wiederholen|Zum zehnten Mal ist es erst richtig schön}, {darum hat der Tag einen Rhythmus|und Erwachsene brauchen Geduld}.",
      ],
      offers: [
        [
          "baby",
          "Die Kleinsten",
          "{Schlafen, kuscheln, krabbeln nach eigener Uhr|Feste Gesichter, warme Arme}: {erzählen Sie, wie Ihr Kind einschläft|das Kuscheltier darf mit}.",
        ],
        [
          "blocks",
          "Die Großen",
          "{Bauen, streiten, vertragen|Schere, Matsch und Zahlen}: {Kleidung, die schmutzig werden darf|jedes Kind findet seine Ecke}.",
        ],
        [
          "trees",
          "Zeit im Freien",
          "{Pfützen, Stöcke, Schnecken|Bei fast jedem Wetter}: {Namen in die Stiefel|Wechselsachen einpacken}.",
        ],
        [
          "apple",
          "Essen und Ruhe",
          "{Probieren ja, aufessen muss niemand|Ein Tisch für alle}: {Allergien bitte nennen|schlafen muss keiner}.",
        ],
        [
          "eighth-notes",
          "Musik und Geschichten",
          "{Singen, reimen, immer dasselbe Buch|Ein Teppich, ein Lied, ein Kissen}: {das Lieblingsbuch darf mit|wer nicht singt, trommelt}.",
        ],
        [
          "clock",
          "Ferien und Randzeiten",
          "{Wenn die Arbeit früher beginnt|Brückentage, Ferien, lange Tage}: {fragen Sie, was möglich ist|nennen Sie Ihre Zeiten}.",
        ],
      ],
      process: [
        [
          "Besuchen",
          "{Einen Vormittag ansehen|Setzen Sie sich auf einen kleinen Stuhl}: {alle Fragen sind erlaubt|Ihr Kind zeigt Ihnen den Rest}.",
        ],
        [
          "Platz anfragen",
          "{Formular, Beginn, Stunden|Je früher, desto besser}; {fragen Sie, wie vergeben wird|Änderungen bitte melden}.",
        ],
        [
          "Eingewöhnen",
          "{Erst mit Ihnen, dann kurz ohne|In kleinen Schritten}, {nach der Uhr des Kindes|planen Sie einige Wochen}.",
        ],
      ],
      questions: [
        [
          "{Wie läuft die Eingewöhnung|Was, wenn mein Kind weint}?",
          "{Schritt für Schritt, mit Ihnen in der Nähe|Weinen beim Abschied ist normal}. {Lässt es sich nicht trösten, rufen wir an|Ihr Kind gibt das Tempo vor}.",
        ],
        [
          "{Wie bekomme ich einen Platz|Gibt es eine Warteliste}?",
          "{Melden Sie sich früh|Oft schon vor der Geburt}. {Regeln kommen teils von Stadt oder Land|Plätze werden manchmal plötzlich frei}.",
        ],
        [
          "{Wann muss ein krankes Kind zu Hause bleiben|Was passiert bei Krankheit}?",
          "{Bei Fieber, Erbrechen und Ansteckendem|Bis es wieder gesund ist}. {Jemand muss erreichbar sein|Wir rufen an}.",
        ],
        [
          "{Was kostet ein Platz|Gibt es Zuschüsse}?",
          "{Das hängt von Stunden und Einkommen ab|Fragen Sie, was enthalten ist}. {Viele Familien bekommen Unterstützung|Das Jugendamt berät}.",
        ],
        [
          "{Was soll mein Kind mitbringen|Was gehört in den Rucksack}?",
          "{Wechselkleidung, Hausschuhe, etwas Vertrautes|Sie bekommen eine Liste}. {Überall den Namen hinein|Das Beste bleibt besser daheim}.",
        ],
        [
          "{Wie erfahre ich vom Tag|Sehe ich, was mein Kind macht}?",
          "{Beim Abholen, in ein paar Sätzen|An der Wand und im Gespräch}. {Für Längeres gibt es einen Termin|Fragen dürfen Sie immer}.",
        ],
      ],
      qualities: [
        ["warme Arme", "klare Regeln"],
        ["viel Matsch", "gutes Essen"],
        ["wildes Spiel", "ruhiger Schlaf"],
        ["offene Arme", "feste Zeiten"],
        ["dreckige Knie", "warme Suppe"],
      ],
      events: ["Sommerfest", "Laternenfest", "Offener Vormittag"],
    },
  ),
  technology: familyWording(
    [
      "Anwenderin oder Anwender",
      "Anwenderinnen und Anwender",
      "Büro",
      "bei uns",
      "zu uns",
      "Software und Technik",
    ],
    ["Leistungen", "Einblicke", "Termine"],
    {
      headlines: [
        "Technik, die {läuft|sich zurückhält}",
        "{Weniger abtippen|Weniger suchen}, mehr {schaffen|Ruhe}",
        "{Klare Worte|Einfache Schirme} für {knifflige Technik|volle Tage}",
      ],
      truths: [
        "{Ein Werkzeug soll sich der Arbeit anpassen|Gute Software fragt zuerst, wie Sie arbeiten}, {nicht umgekehrt|dann erst kommt der Bildschirm}.",
        "{Daten brauchen einen Weg hinein und einen hinaus|Fragen Sie nach dem Export, bevor Sie einsteigen}, {das ist eine Form von Ehrlichkeit|gehen können gehört dazu}.",
        "{Eine Sicherung, die nie geprüft wurde, ist nur eine Hoffnung|Alle haben ein Backup, bis sie es brauchen}, {also an einem ruhigen Tag testen|holen Sie heute eine Datei zurück}.",
        "{Gute Technik fällt nicht auf|Am besten merkt man sie nicht}: {deshalb lassen wir weg|jeder Klick muss sich lohnen}.",
      ],
      offers: [
        [
          "layout-dashboard",
          "Überblick",
          "{Was ist offen, bei wem, bis wann|Ein Ort statt vieler Listen}: {für die, die die Arbeit tun|morgens öffnen und wissen, womit es beginnt}.",
        ],
        [
          "workflow",
          "Automatische Abläufe",
          "{Erinnern, kopieren, ablegen|Immer dieselben Schritte}: {beschreiben Sie, was am meisten nervt|einmal aufschreiben, dann laufen lassen}.",
        ],
        [
          "shield",
          "Sicherheit",
          "{Rechte, Sicherung, zweiter Faktor|Wer darf was sehen}: {lassen Sie es sich schriftlich geben|beginnen Sie mit den Konten}.",
        ],
        [
          "life-buoy",
          "Hilfe",
          "{Was steht auf dem Schirm, seit wann|Ein Foto der Meldung hilft}: {Dringendes zuerst|nichts löschen, erst anrufen}.",
        ],
        [
          "plug",
          "Anbindung an Ihre Programme",
          "{An das, was Sie schon nutzen|Kalender, Kasse, Lager}: {wir sagen, was passt und was nicht|Daten wandern geprüft}.",
        ],
        [
          "graduation-cap",
          "Schulung",
          "{In kleinen Runden, am eigenen Gerät|Damit das Neue nicht liegen bleibt}: {mit Ihren Beispielen|Fragen sammeln wir vorher}.",
        ],
      ],
      process: [
        [
          "Ansehen",
          "{Mit Ihrem eigenen Beispiel|Zeigen Sie einen Arbeitstag}: {stellen Sie die unbequemen Fragen|Musterdaten sehen immer gut aus}.",
        ],
        [
          "Klein anfangen",
          "{Ein Team, eine Aufgabe|In kurzen Etappen}; {notieren, was fehlt|dann entscheiden}.",
        ],
        [
          "Umstellen",
          "{Daten, Rechte, Einweisung|Alt und neu eine Weile nebeneinander}, {dann abschalten|mit einem festen Tag}.",
        ],
      ],
      questions: [
        [
          "{Wo liegen meine Daten|Wer kann sie sehen}?",
          "{Fragen Sie nach Ort, Anbieter und Vertrag|Das steht im Vertrag zur Datenverarbeitung}. {Rechte nach Rolle sind das Mindeste|Lesen Sie die Datenschutzseite}.",
        ],
        [
          "{Was kostet es|Wie wird abgerechnet}?",
          "{Nach Umfang, Personen oder Zeit|Rechnen Sie ein Jahr mit Ihrer echten Zahl}. {Fragen Sie nach Kündigung und Extras|Ein Preis in Etappen schützt}.",
        ],
        [
          "{Wie lange dauert die Einführung|Ist es schwer zu lernen}?",
          "{Ein erster Blick dauert kurz, Gewohnheit Wochen|Die erste Aufgabe sollte schnell gelingen}. {Nehmen Sie die Skeptiker mit|Ein kleiner Kreis beginnt}.",
        ],
        [
          "{Funktioniert es mit dem, was wir haben|Gibt es Schnittstellen}?",
          "{Nennen Sie die Programme, die bleiben|Schicken Sie eine Liste}. {Fertig oder erst zu bauen ist ein großer Unterschied|Manches passt sofort, anderes braucht Arbeit}.",
        ],
        [
          "{Kann ich es vorher ausprobieren|Gibt es eine Vorführung}?",
          "{Mit Ihren eigenen Beispielen am besten|Eine kurze Runde, ohne Folien}. {Fragen Sie nach dem, was nicht geht|Danach entscheiden Sie in Ruhe}.",
        ],
        [
          "{Was, wenn wir wieder wechseln|Komme ich an meine Daten}?",
          "{Sie gehören Ihnen|Als Datei, vollständig}. {Testen Sie den Weg hinaus zuerst|Das steht im Vertrag}.",
        ],
      ],
      qualities: [
        ["klare Schirme", "schnelle Antworten"],
        ["sichere Daten", "einfache Worte"],
        ["wenig Klicks", "wenig Listen"],
        ["ruhige Nächte", "klare Knöpfe"],
        ["offene Daten", "kurze Tickets"],
      ],
      events: ["Vorführung", "Anwendertreffen", "Sicherheitsstunde"],
    },
  ),
  agency: familyWording(
    [
      "Auftraggeberin oder Auftraggeber",
      "Auftraggeber",
      "Büro",
      "im Büro",
      "ins Büro",
      "Gestaltung und Beratung",
    ],
    ["Leistungen", "Arbeiten", "Termine"],
    {
      headlines: [
        "{Weniger|Klarer} sagen, mehr {meinen|erreichen}",
        "{Fragen|Zuhören}, {zeichnen|ordnen}, {weglassen|entscheiden}",
        "{Gute Form|Ein klarer Gedanke}, {klarer Zweck|gut gemacht}",
      ],
      truths: [
        "{Über Geschmack lässt sich streiten, über den Zweck nicht|Fragen Sie zuerst, was es leisten soll}, {dann, ob es gefällt|dafür gibt es das Briefing}.",
        "{Gute Arbeit besteht aus Weglassen|Das schwierigste Wort heißt Nein}, {was bleibt, muss es verdienen|der Rest ist Mut}.",
        "{Die Antwort ist oft schon im Haus|Die Leute an der Sache wissen viel}, {man muss sie nur fragen|darum beginnt Rat mit Zuhören}.",
        "{Eine gute Idee verträgt Fragen|Was man nicht erklären kann, wirkt nicht}, {darum zeigen wir den Weg mit|darum reden wir vor dem Zeichnen}.",
      ],
      offers: [
        [
          "target",
          "Strategie",
          "{Wer, was, warum, wo|Ein Plan auf einer Seite}: {die unbequeme Frage zuerst|wir sprechen auch mit Ihren Kunden}.",
        ],
        [
          "pen-tool",
          "Gestaltung",
          "{Zeichen, Schrift, Farbe, Seite|Ein Gesicht, das hält}: {sagen Sie, wo man Sie zuerst sieht|Worte kommen vor Bildern}.",
        ],
        [
          "message-circle",
          "Text und Kommunikation",
          "{Texte, Kanäle, Anzeigen|In Ihrer Stimme, ohne Nebel}: {Sie erzählen, wir schreiben|wenig und gut statt täglich Lärm}.",
        ],
        [
          "settings",
          "Herstellung und Umsetzung",
          "{Daten, Muster, Termin|Vom Entwurf zum fertigen Stück}: {ein Muster sagt die Wahrheit|nennen Sie Menge und Datum}.",
        ],
        [
          "search",
          "Bestandsaufnahme",
          "{Was Sie schon haben, mit frischen Augen|Alles an eine Wand}: {was bleibt, was geht, was fehlt|oft ist mehr da, als man denkt}.",
        ],
        [
          "users",
          "Workshops mit Ihrem Team",
          "{An einem Tisch, mit Stiften|Ihre Leute wissen das meiste}: {wir fragen und ordnen|am Ende steht ein Plan}.",
        ],
      ],
      process: [
        [
          "Fragen",
          "{Ziel, Leute, Frist, Budget|Was soll danach anders sein}: {wir schreiben es auf, Sie korrigieren|ein offenes Wort zum Geld spart Zeit}.",
        ],
        [
          "Entwerfen",
          "{Wenige Richtungen, grob|Skizze vor Feinschliff}; {Sie sagen, woran es Sie erinnert|verwerfen ist billig}.",
        ],
        [
          "Umsetzen",
          "{Ausarbeiten, prüfen, übergeben|Ein Weg, gut gemacht}, {mit Dateien und Regeln|so dass Sie weiterarbeiten können}.",
        ],
      ],
      questions: [
        [
          "{Was kostet das|Wie rechnen Sie ab}?",
          "{Nach Aufwand, Etappe oder Festpreis|Umfang und Nutzung bestimmen es}. {Nennen Sie ein Budget|Fragen Sie nach Etappen}.",
        ],
        [
          "{Wie viele Entwürfe gibt es|Was, wenn uns der Entwurf nicht gefällt}?",
          "{Wenige, dafür durchdachte|Runden werden vorher vereinbart}. {Sagen Sie, warum etwas nicht passt|Kritik mit Grund hilft am meisten}.",
        ],
        [
          "{Wem gehört das Ergebnis|Bekommen wir die offenen Dateien}?",
          "{Nutzungsrechte stehen im Angebot|Das wird vorher vereinbart}. {Fragen Sie gleich danach|Offene Daten sind verhandelbar}.",
        ],
        [
          "{Versprechen Sie Erfolg|Wann sehen wir Ergebnisse}?",
          "{Versprechen kann man Arbeit und Termine|Niemand Ehrliches verspricht einen Rang}. {Vieles braucht eine Saison|Gemessen wird, was Geschäft bringt}.",
        ],
        [
          "{Wie lange dauert ein Projekt|Wann können wir anfangen}?",
          "{Kleines Wochen, Großes Monate|Das entscheidet meist, wie schnell Antworten kommen}. {Nennen Sie den festen Tag|Ein Zeitplan steht im Angebot}.",
        ],
        [
          "{Arbeiten Sie auch mit kleinen Budgets|Lohnt sich das für uns}?",
          "{Sagen Sie die Summe, wir sagen, was geht|Ein Teil, gut gemacht, ist mehr als alles halb}. {Manches können Sie selbst|Manchmal raten wir zu warten}.",
        ],
      ],
      qualities: [
        ["klare Linien", "offene Zahlen"],
        ["gute Fragen", "kurze Wege"],
        ["scharfe Stifte", "feste Termine"],
        ["wenig Folien", "viel Klartext"],
        ["freche Ideen", "feste Termine"],
      ],
      events: ["Studioabend", "Werkstattgespräch", "Sprechstunde"],
    },
  ),
  photography: familyWording(
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Studio",
      "im Studio",
      "ins Studio",
      "Fotografie",
    ],
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
        "{Die besten Bilder entstehen zwischen den Posen|Das Bild, das bleibt, ist selten geplant}, {lassen Sie Lücken im Ablauf|Hände, Blicke, das Lachen danach}.",
        "{Nach dem Auslösen entspannt sich jeder|Das Bild danach ist oft das bessere}, {darum bleibt die Kamera oben|darum sagen wir nie, wann Schluss ist}.",
      ],
      offers: [
        [
          "heart",
          "Hochzeiten und Feste",
          "{Vom Anziehen bis zum letzten Tanz|Reden, Tränen, Konfetti}: {schicken Sie den Ablauf|sagen Sie, wer unbedingt aufs Bild soll}.",
        ],
        [
          "user",
          "Porträts",
          "{Für Bewerbung, Buch oder Großmutter|Sie an einem guten Tag}: {bringen Sie mehrere Oberteile mit|erst reden, dann fotografieren}.",
        ],
        [
          "baby",
          "Familienbilder",
          "{Zu Hause, wo alle das Sofa kennen|Chaos ist erlaubt}: {erst essen, dann Bilder|niemand muss in die Linse schauen}.",
        ],
        [
          "briefcase",
          "Bilder für Unternehmen",
          "{Menschen bei echter Arbeit, Dinge im guten Licht|Team, Produkt, Werkstatt}: {sagen Sie, wo die Bilder erscheinen|eine Liste spart Zeit}.",
        ],
        [
          "book-open",
          "Abzüge und Bücher",
          "{Papier, Rahmen, ein Buch auf dem Tisch|Bilder, die man nicht suchen muss}: {fragen Sie nach Größe und Papier|Muster dürfen angefasst werden}.",
        ],
        [
          "house",
          "Orte und Räume",
          "{Haus, Laden, Garten, Teller|Dinge, die stillhalten}: {sagen Sie, wofür die Bilder sind|morgens ist das Licht am besten}.",
        ],
      ],
      process: [
        [
          "Schreiben",
          "{Datum, Ort, Anlass|Ein paar Zeilen}: {Sie hören, ob der Tag frei ist|gern mit Bildern, die Sie mögen}.",
        ],
        [
          "Planen",
          "{Licht, Uhrzeit, Kleidung|Ein Gespräch genügt}; {mit Plan für Regen|was muss sein, was darf passieren}.",
        ],
        [
          "Fotografieren",
          "{Langsam anfangen, dann spielen|Wenig Anleitung, viel Beobachten}, {danach Auswahl und Galerie|und später Bilder zum Anfassen}.",
        ],
      ],
      questions: [
        [
          "{Ich bin nicht fotogen, geht das|Wie werden wir locker}?",
          "{Das sagen fast alle|Wir fangen mit etwas zu tun an}. {Gehen, reden, lachen hilft|Nach ein paar Minuten wird es leicht}.",
        ],
        [
          "{Wann sollten wir buchen|Ist unser Tag noch frei}?",
          "{Hochzeiten im Sommer sehr früh|Sobald das Datum steht}. {Porträts oft kurzfristig|Fragen Sie einfach}.",
        ],
        [
          "{Wie viele Bilder bekommen wir|Wann sind die Bilder fertig}?",
          "{Eine Auswahl, nicht jede Aufnahme|Geschlossene Augen bleiben hier}. {In der Saison dauert es Wochen|Der Termin steht in der Vereinbarung}.",
        ],
        [
          "{Dürfen wir die Bilder veröffentlichen|Werden unsere Bilder gezeigt}?",
          "{Privat meist ja, gewerblich nach Absprache|Rechte stehen im Vertrag}. {Gezeigt wird nur mit Ihrem Ja|Ohne Zustimmung erscheint nichts}.",
        ],
        [
          "{Was, wenn es regnet|Fällt der Termin bei schlechtem Wetter aus}?",
          "{Regen macht weiches Licht|Wir haben einen Platz im Kopf}. {Für Porträts findet sich ein anderer Tag|Ein heller Schirm hilft}.",
        ],
        [
          "{Können wir bestimmte Bilder wünschen|Gibt es eine Liste}?",
          "{Für Gruppen gern|Nennen Sie, wer mit wem}. {Den Rest sehen wir selbst|Zu lange Listen kosten Augenblicke}.",
        ],
      ],
      qualities: [
        ["weiches Licht", "echte Gesichter"],
        ["wenig Posen", "viele Augenblicke"],
        ["ruhiger Blick", "lautes Lachen"],
        ["echte Blicke", "gutes Licht"],
        ["ruhige Hände", "wache Augen"],
      ],
      events: ["Porträttag", "Fotospaziergang", "Ausstellung"],
    },
  ),
  celebration: familyWording(
    ["Gastgeberin oder Gastgeber", "Gastgeber", "Saal", "im Saal", "in den Saal", "Feste"],
    ["Angebot", "Feste", "Programm"],
    {
      headlines: [
        "{Tanzen|Feiern}, {essen|lachen}, den Rest {machen wir|planen wir}",
        "Ein {langer Tisch|voller Saal} und {gutes Licht|gute Musik}",
        "{Ihr Tag|Ihr Fest}, unsere {Liste|Uhr}",
      ],
      truths: [
        "{Von einem Fest bleibt die Stimmung|An Servietten erinnert sich niemand}, {an den Empfang schon|an Musik und Menschen alle}.",
        "{Jeder Plan braucht Luft|Ein Ablauf ohne Lücken bricht bei der ersten Rede}, {planen Sie eine Viertelstunde für nichts|Tanten kommen zu spät}.",
        "{Die Gästeliste ist das Budget|Die Zahl der Gäste bestimmt den Rest}, {kürzen Sie dort zuerst|nicht bei der Musik}.",
        "{Niemand erinnert sich an die Servietten|Gäste vergessen Deko, nie den Empfang}: {darum steht jemand an der Tür|dort beginnt das Fest}.",
      ],
      offers: [
        [
          "heart",
          "Hochzeiten",
          "{Vom ersten Wunsch bis zum letzten Tanz|Ganz oder nur ein Teil}: {sagen Sie, was Sie selbst machen wollen|bringen Sie Bilder mit}.",
        ],
        [
          "briefcase",
          "Firmenfeste und Tagungen",
          "{Ziel und Zahl zuerst|Ein Abend, zu dem man gern kommt}: {was soll am Montag erzählt werden|Technik und Pausen gehören dazu}.",
        ],
        [
          "cake",
          "Private Feiern",
          "{Runde Geburtstage, Taufen, Abschiede|Im Garten, in der Scheune, im Saal}: {wie viele, wie alt, wie lange|wer soll neben wem sitzen}.",
        ],
        [
          "eighth-notes",
          "Musik und Licht",
          "{Lieblingslieder und verbotene Lieder|Warm und nicht zu laut}: {wer soll tanzen|schicken Sie Ihre Liste}.",
        ],
        [
          "utensils",
          "Essen und Trinken",
          "{Lange Tafel oder Häppchen im Stehen|Für Kinder, Tanten, Hungrige um Mitternacht}: {nennen Sie, was nicht auf den Teller darf|probieren Sie vorher}.",
        ],
        [
          "list-checks",
          "Ablaufplanung",
          "{Wer kommt wann, wer hält die Ringe|Eine Seite, die alle haben}: {damit Sie nichts im Kopf behalten|mit Luft für Reden}.",
        ],
      ],
      process: [
        [
          "Termin prüfen",
          "{Tag, Zahl, Anlass|Gern mit Ausweichtermin}: {Sie hören, was frei ist|und was dazugehört}.",
        ],
        [
          "Planen",
          "{Ansehen, vergleichen, streichen|Ein Ablauf und ein Budget}; {alles schriftlich|mit Plan für Regen}.",
        ],
        [
          "Feiern",
          "{Wir achten auf die Uhr|Aufbau, Fest, Abbau}, {Sie auf Ihre Gäste|Sie tanzen}.",
        ],
      ],
      questions: [
        [
          "{Wann sollten wir anfragen|Wie früh müssen wir planen}?",
          "{Für den Sommer ein Jahr vorher|Sobald der Tag steht}. {Unter der Woche geht es oft kurzfristig|Winter und Werktage sind leichter}.",
        ],
        [
          "{Wie groß muss der Raum sein|Für wie viele Gäste reicht es}?",
          "{Sitzen, stehen und tanzen sind verschiedene Zahlen|Sagen Sie, wie gefeiert wird}. {Halb leer wirkt kalt|Etwas zu klein ist wärmer}.",
        ],
        [
          "{Wie lange dürfen wir feiern|Wann muss die Musik leiser werden}?",
          "{Nachbarn und Vorschriften bestimmen es|Fragen Sie vor dem Vertrag}. {Später kostet oft mehr|Lassen Sie es sich schriftlich geben}.",
        ],
        [
          "{Was ist bei Regen oder Absage|Können wir verschieben}?",
          "{Der Regenplan gehört von Anfang an dazu|Lesen Sie die Bedingungen}. {Früh melden hilft|Ein neuer Termin geht leichter als Geld zurück}.",
        ],
        [
          "{Können wir eigene Musik oder Speisen mitbringen|Dürfen wir selbst dekorieren}?",
          "{Vieles geht, manches regelt das Haus|Fragen Sie vor dem Vertrag}. {Wachs und Nägel sind heikel|Sagen Sie, wer aufbaut}.",
        ],
        [
          "{Gibt es vorher eine Besichtigung|Können wir probieren}?",
          "{Kommen Sie zur Stunde, in der Sie feiern|Nach Absprache gern}. {Bringen Sie den mit, der entscheidet|Zum Probieren genügen zwei Gabeln}.",
        ],
      ],
      qualities: [
        ["lange Tische", "kurze Reden"],
        ["warmes Licht", "volle Tanzfläche"],
        ["ruhige Planung", "wilde Nacht"],
        ["volle Gläser", "freie Füße"],
        ["gute Laune", "ein Plan dahinter"],
      ],
      events: ["Besichtigung", "Hochzeitsmesse", "Tanzabend"],
    },
  ),
  hospitality: familyWording(
    ["Gast", "Gäste", "Haus", "im Haus", "ins Haus", "Gastfreundschaft"],
    ["Zimmer und Angebot", "Eindrücke", "Anlässe"],
    {
      headlines: [
        "{Ankommen|Tasche abstellen}, {durchatmen|Fenster auf}",
        "{Gut schlafen|Lange frühstücken}, {weit schauen|loslaufen}",
        "Ein {Bett|Schlüssel}, ein {Frühstück|Weg} und {Zeit|nichts geplant}",
      ],
      truths: [
        "{Eine Nacht misst man am Bett und am Frühstück|Ein kleines Zimmer verzeiht man, ein schlechtes Bett nicht}, {Ruhe kommt zuerst|Schlaf ist die Hauptsache}.",
        "{Gastgeber wissen, was auf keiner Karte steht|Der beste Tipp fällt beim Frühstück}, {fragen Sie danach|welcher Weg trocken ist zum Beispiel}.",
        "{Wetter gehört zur Reise|Irgendwann regnet es}, {dann zählt, was man drinnen tun kann|und das darf gemütlich sein}.",
        "{Ein gutes Bett verzeiht man nicht nur, man sucht es|Klein darf das Zimmer sein, schlecht nicht die Nacht}: {darum fragen wir nach dem Kissen|darum gibt es auch feste}.",
      ],
      offers: [
        [
          "bed-double",
          "Zimmer",
          "{Allein, zu zweit, mit Kindern|Zum Garten oder zur Straße}: {sagen Sie, wenn Sie leicht schlafen|Hund oder Kinderbett bitte nennen}.",
        ],
        [
          "coffee",
          "Essen und Trinken",
          "{Früh für Wanderer, spät für Langschläfer|Brot, Obst, Kaffee}: {was Sie nicht vertragen, schreiben Sie vorher|fragen Sie nach einem Paket für unterwegs}.",
        ],
        [
          "map",
          "Ausflüge",
          "{Zu Fuß, mit Rad, auf dem Wasser|Wege für Sonne und Regen}: {sagen Sie, wie weit Sie gern gehen|wir zeichnen es auf der Karte ein}.",
        ],
        [
          "users",
          "Gruppen und Anlässe",
          "{Feste, Seminare, Vereine|Ein paar Zimmer oder das ganze Haus}: {Termin, Zahl, Wünsche|früh schreiben lohnt sich}.",
        ],
        [
          "calendar",
          "Längere Aufenthalte",
          "{Eine Woche, ein Monat, ein Auftrag in der Nähe|Mit Schreibtisch und Schrank}: {fragen Sie nach dem Preis für länger|Wäsche und Post lassen sich regeln}.",
        ],
        [
          "baby",
          "Familienzimmer",
          "{Mehr Betten, kurze Wege|Mit Kinderstuhl und Nachtlicht}: {nennen Sie das Alter|sagen Sie, was Sie mitbringen und was nicht}.",
        ],
      ],
      process: [
        [
          "Anfragen",
          "{Anreise, Abreise, Personen|Ein paar Tage Spielraum helfen}: {Sie hören, was frei ist|mit Preis und Bedingungen}.",
        ],
        [
          "Buchen",
          "{Bedingungen lesen, Ankunft nennen|Wünsche jetzt sagen}; {Fragen sind willkommen|alles schriftlich}.",
        ],
        [
          "Ankommen",
          "{Schlüssel, Zimmer, kurzer Rundgang|Klingeln, hinsetzen}, {der Rest hat Zeit|und gut schlafen}.",
        ],
      ],
      questions: [
        [
          "{Wann können wir anreisen|Geht eine späte Ankunft}?",
          "{Die Zeiten stehen in der Bestätigung|Sagen Sie, wann Sie kommen}. {Später ist meist eine Frage der Absprache|Gepäck findet oft einen Platz}.",
        ],
        [
          "{Können wir stornieren|Was, wenn sich etwas ändert}?",
          "{Das hängt von der Buchung ab|Lesen Sie es vorher}. {Verschieben ist oft leichter|Rufen Sie an, es findet sich ein Weg}.",
        ],
        [
          "{Dürfen Hunde mit|Ist es für Kinder geeignet}?",
          "{Fragen Sie vor der Buchung|Nennen Sie Alter oder Größe}. {Nicht jedes Zimmer passt|Dann wählen wir das richtige}.",
        ],
        [
          "{Ist es barrierefrei|Wie viele Stufen gibt es}?",
          "{Sagen Sie, was Sie brauchen|Fragen Sie nach Türen und Stufen}. {Sie bekommen eine ehrliche Antwort|Fotos helfen beim Urteil}.",
        ],
        [
          "{Ist es ruhig|Hört man die Straße}?",
          "{Fragen Sie nach hinten oder oben|Alte Häuser erzählen ein wenig}. {Wer leicht schläft, sagt es bei der Buchung|Nachts ist die Tür zu}.",
        ],
        [
          "{Wo können wir parken|Wie kommen wir ohne Auto hin}?",
          "{Fragen Sie vor der Anreise|Sagen Sie, womit Sie kommen}. {Wir beschreiben den letzten Weg|Gepäck lässt sich oft vorausschicken}.",
        ],
      ],
      qualities: [
        ["ruhige Zimmer", "gutes Brot"],
        ["weite Wege", "warme Stube"],
        ["frische Laken", "offene Fenster"],
        ["dicke Decken", "offene Fenster"],
        ["stille Flure", "helle Morgen"],
      ],
      events: ["Genusswochenende", "Wandertage", "Hauskonzert"],
      actions: { bookings: ["Zeitraum anfragen", "Verfügbarkeit prüfen"] },
    },
  ),
  automotive: familyWording(
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Werkstatt",
      "in der Werkstatt",
      "in die Werkstatt",
      "Fahrzeuge",
    ],
    ["Leistungen", "Im Betrieb", "Termine"],
    {
      headlines: [
        "Es {klappert|quietscht|leuchtet}? {Vorbeikommen|Termin machen}",
        "Erst der {Preis|Befund}, dann der Schraubenschlüssel",
        "{Bremsen|Reifen}, {Öl|Licht}, {gute Fahrt|los}",
      ],
      truths: [
        "{Ein Geräusch ist eine Auskunft|Autos reden, bevor sie stehen bleiben}, {kalt oder warm, links oder rechts|notieren Sie, wann es auftritt}.",
        "{Die billigste Reparatur ist die rechtzeitige|Alte Beläge fressen Scheiben}, {das Serviceheft ist ein Sparbuch|darum lohnt ein früher Blick}.",
        "{Das alte Teil dürfen Sie sehen|Gute Arbeit lässt sich zeigen}, {fragen Sie danach|vorher und nachher}.",
        "{Geräusche haben eine Adresse|Kalt oder warm, links oder rechts}: {wer es beschreibt, spart Suchzeit|fahren Sie eine Runde mit uns}.",
      ],
      offers: [
        [
          "wrench",
          "Reparatur",
          "{Bremse, Kupplung, Elektronik|Es springt nicht an oder raucht}: {sagen Sie, wann es begann|fahren Sie mit uns eine Runde}.",
        ],
        [
          "calendar-check",
          "Inspektion",
          "{Öl, Filter, Licht|Vor der Prüfung oder der großen Reise}: {Serviceheft mitbringen|fragen, was warten kann}.",
        ],
        [
          "circle-dot",
          "Reifen und Pflege",
          "{Wechseln, wuchten, waschen|Wenn das Laub fällt}: {früh Termin machen|Profil und Alter prüfen lassen}.",
        ],
        [
          "car",
          "Kauf und Miete",
          "{Probefahrt auf Ihrer Strecke|Für Alltag, Umzug, Urlaub}: {Kindersitz mitbringen|lesen Sie die Bedingungen}.",
        ],
        [
          "disc-3",
          "Bremsen und Fahrwerk",
          "{Zieht, schlägt, quietscht|Beläge, Scheiben, Federn}: {vor Winter und Urlaub|wir zeigen die Teile}.",
        ],
        [
          "battery-charging",
          "Elektrik und Warnlampen",
          "{Lampe an, nichts geht, es piept|Auslesen, suchen, sagen}: {erst der Fehler, dann der Preis|Fotos helfen}.",
        ],
      ],
      process: [
        [
          "Termin",
          "{Marke, Baujahr, Problem|Papiere bereithalten}: {so ist Zeit und Teil da|Bremsen gehen vor}.",
        ],
        [
          "Befund und Preis",
          "{Wir sehen nach und rufen an|Erst hören Sie, was es kostet}; {dann entscheiden Sie|nichts darüber hinaus}.",
        ],
        [
          "Abholen",
          "{Probefahrt, Rechnung, Erklärung|Sie sehen, was gemacht wurde}, {gute Fahrt|mit dem nächsten Termin im Heft}.",
        ],
      ],
      questions: [
        [
          "{Was kostet die Reparatur|Bekomme ich vorher einen Preis}?",
          "{Nach dem Ansehen ja|Lassen Sie sich einen Kostenvoranschlag geben}. {Wird es mehr, rufen wir an|Vereinbaren Sie eine Grenze}.",
        ],
        [
          "{Die Lampe leuchtet, darf ich weiterfahren|Ist das gefährlich}?",
          "{Rot heißt anhalten, Gelb heißt bald|Bei Bremse, Lenkung und Öl nicht weiterfahren}. {Im Zweifel anrufen|Beschreiben Sie das Zeichen}.",
        ],
        [
          "{Wie lange dauert es|Gibt es einen Ersatzwagen}?",
          "{Räder schnell, Getriebe nicht|Es hängt vom Teil ab}. {Fragen Sie beim Termin danach|In der Reifenzeit früh buchen}.",
        ],
        [
          "{Lohnt sich die Reparatur noch|Reparieren oder verkaufen}?",
          "{Rechnen Sie gegen den Wert für Sie|Rost zählt mehr als Alter}. {Wir sagen, wann wir aufhören würden|Fragen Sie, was als Nächstes kommt}.",
        ],
        [
          "{Kann ich eigene Teile mitbringen|Neu oder gebraucht}?",
          "{Besprechen Sie es vorher|Nicht alles passt, was passend aussieht}. {Für fremde Teile gilt meist keine Gewähr|Wir nennen Preis und Herkunft}.",
        ],
        [
          "{Kann ich auf das Auto warten|Wie komme ich nach Hause}?",
          "{Bei kleinen Arbeiten ja|Fragen Sie nach Bus, Rad oder Ersatzwagen}. {Morgens gebracht, abends geholt, klappt oft|Sagen Sie, wann Sie es brauchen}.",
        ],
      ],
      qualities: [
        ["feste Bremsen", "faire Rechnung"],
        ["klare Worte", "saubere Hände"],
        ["kurze Wartezeit", "lange Fahrt"],
        ["gutes Öl", "klare Listen"],
        ["trockene Garagen", "ehrliche Worte"],
      ],
      events: ["Wintercheck", "Probefahrttag", "Offene Werkstatt"],
    },
  ),
  logistics: familyWording(
    ["Kundin oder Kunde", "Kundinnen und Kunden", "Lager", "im Lager", "ins Lager", "Transport"],
    ["Leistungen", "Unterwegs", "Termine"],
    {
      headlines: [
        "Von {Tür|Rampe} zu {Tür|Rampe}",
        "{Packen|Laden}, {fahren|tragen}, {abstellen|fertig}",
        "{Heute verladen|Gut verpackt}, {heil angekommen|sicher unterwegs}",
      ],
      truths: [
        "{Treppen kosten mehr als Kilometer|Der längste Weg ist der zur Haustür}, {Stockwerk und Aufzug bitte nennen|messen Sie die engste Stelle}.",
        "{Eine Sendung ist so gut wie ihre Papiere|Verspätung beginnt auf dem Papier}, {eine Telefonnummer mehr spart einen Tag|Gewicht und Maß zuerst}.",
        "{Verpackung ist die erste Strecke|Ware wird gekippt und gebremst}, {packen Sie für die Kurve|das muss der Karton wissen}.",
        "{Die Treppe kostet mehr als die Strecke|Am Rand geht die Zeit verloren}, {darum fragen wir nach Tür und Parkplatz|nicht auf der Straße}.",
      ],
      offers: [
        [
          "truck",
          "Transport",
          "{Was, wie schwer, woher, wohin|Ein Stück oder eine Ladung}: {Adressen und Zeiten genügen|sagen Sie, ob gestapelt werden darf}.",
        ],
        [
          "house",
          "Umzug",
          "{Zimmer, Stockwerke, Sperriges|Von der Kammer bis zum Haus}: {eine Liste mit Fotos hilft|nennen Sie, was Ihnen lieb ist}.",
        ],
        [
          "warehouse",
          "Lagerung",
          "{Wenn alt und neu nicht zusammenpassen|Für Wochen oder Jahre}: {fragen Sie, wann Sie heran dürfen|trocken und gelistet}.",
        ],
        [
          "package",
          "Verpackung",
          "{Bücher in kleine Kartons|Sie packen, wir packen oder halb und halb}: {Kartons früh bestellen|beschriften Sie zwei Seiten}.",
        ],
        [
          "package",
          "Sperriges und Schweres",
          "{Klavier, Maschine, Tresor|Was zwei Leute nicht heben}: {Maße, Gewicht, engste Stelle|sagen Sie, was unter dem Boden liegt}.",
        ],
        [
          "clock",
          "Termintransporte",
          "{Rampe, Fenster, Termin|Wer wartet, zahlt}: {wir sagen, wo wir stehen|mit Puffer gerechnet}.",
        ],
      ],
      process: [
        [
          "Liste schicken",
          "{Maße, Gewicht, Adressen, Tag|Fotos von Treppe und Möbeln}: {dann folgt ein Preis|ehrlich gezählt}.",
        ],
        [
          "Vorbereiten",
          "{Packen, beschriften, Parkplatz|Papiere und Ansprechpersonen}; {Wertvolles bleibt bei Ihnen|mit festem Zeitfenster}.",
        ],
        [
          "Fahren",
          "{Laden, sichern, ankommen|Schritt für Schritt}, {prüfen vor der Unterschrift|alles an seinen Platz}.",
        ],
      ],
      questions: [
        [
          "{Was kostet es|Wie entsteht der Preis}?",
          "{Menge, Weg, Stockwerk, Tag|Gewicht, Platz und Zeit}. {Mitte des Monats ist günstiger|Flexible Tage helfen}.",
        ],
        [
          "{Ist die Ware versichert|Was, wenn etwas kaputtgeht}?",
          "{Die Haftung hat Grenzen|Fragen Sie nach der Grenze}. {Schäden sofort notieren und fotografieren|Für Wertvolles eine Deckung vereinbaren}.",
        ],
        [
          "{Wann sollte ich buchen|Geht es kurzfristig}?",
          "{Wochen vorher, im Sommer mehr|Sobald der Tag feststeht}. {Unter der Woche geht oft noch etwas|Ein Tag Spielraum hilft}.",
        ],
        [
          "{Was darf nicht mit|Was soll ich selbst fahren}?",
          "{Gas, Farben, Tiere, Geld|Gefährliches und Lebendiges}. {Papiere und Schmuck bleiben bei Ihnen|Pflanzen auf eigene Gefahr}.",
        ],
        [
          "{Wer sorgt für den Parkplatz|Brauchen wir ein Halteverbot}?",
          "{Fragen Sie zuerst die Gemeinde|Das lässt sich mit vereinbaren}. {Ohne Platz wird der Weg lang|Ein freier Eingang spart Stunden}.",
        ],
        [
          "{Kann ich selbst mit anpacken|Wie bereite ich mich vor}?",
          "{Gern, nach Absprache|Alles leeren, was sich leeren lässt}. {Schuhe mit Halt, Handschuhe|Die erste Kiste ist die mit dem Kaffee}.",
        ],
      ],
      qualities: [
        ["feste Gurte", "klare Papiere"],
        ["starke Arme", "weiche Decken"],
        ["kurze Wege", "feste Zeiten"],
        ["starke Arme", "feste Knoten"],
        ["volle Wagen", "genaue Zeiten"],
      ],
      events: ["Beratungsstunde", "Kartontag", "Offenes Lager"],
    },
  ),
  pets: familyWording(
    ["Tierhalterin oder Tierhalter", "Tierhalter", "Haus", "bei uns", "zu uns", "Tiere"],
    ["Für Ihr Tier", "Vierbeiner", "Termine"],
    {
      headlines: [
        "{Pfoten|Felle}, {Ohren|Krallen}, {kalte Nasen|warme Hände}",
        "Tiere können nicht {sagen, wo es weh tut|reden}",
        "{Ruhige Stimme|Sanfte Hände}, {volles Vertrauen|wedelnder Schwanz}",
      ],
      truths: [
        "{Tiere verbergen Schmerz|Eine Katze, die leidet, sitzt einfach still}, {weniger Fressen ist ein Zeichen|eine neue Gewohnheit ist Grund genug}.",
        "{Gleiche Stunde, gleicher Napf|Gewohnheit tröstet}, {darum fragen wir zuerst danach|schreiben Sie den Tageslauf auf}.",
        "{Beim Hundetraining lernt meist der Mensch|Der Hund lernt schnell, die Hand an der Leine langsam}, {klar und freundlich schlägt laut|es kommt auf den Augenblick an}.",
        "{Tiere lesen uns besser als wir sie|Sie merken die Eile in der Hand}, {darum atmen wir erst einmal|darum kein Griff ohne Blick}.",
      ],
      offers: [
        [
          "stethoscope",
          "Gesundheitsvorsorge",
          "{Zähne, Gewicht, Impfung|Ein Blick von der Nase bis zum Schwanz}: {Impfpass mitbringen|notieren, was sich verändert hat}.",
        ],
        [
          "scissors",
          "Pflege",
          "{Bürsten, baden, Krallen|Ohne Hast und mit Pausen}: {sagen Sie ehrlich, ob es schnappt|fragen Sie nach der richtigen Bürste}.",
        ],
        [
          "graduation-cap",
          "Erziehung",
          "{Leine, Rückruf, Alleinbleiben|Für Welpen und alte Dickköpfe}: {weiche Leckerli mitbringen|beschreiben Sie, was passiert}.",
        ],
        [
          "house",
          "Betreuung",
          "{Wenn Sie reisen oder arbeiten|Tage, Nächte, Spaziergänge}: {erst kennenlernen|eigene Decke, eigenes Futter}.",
        ],
        [
          "heart",
          "Hilfe für alte Tiere",
          "{Mehr Pausen, weiche Plätze|Was sie noch gern tun}: {wir nehmen uns Zeit|Sie sagen, was neu ist}.",
        ],
        [
          "scale",
          "Futter und Gewicht",
          "{Was, wie viel, wie oft|Zwischen Napf und Leckerli}: {bringen Sie die Packung mit|langsam umstellen}.",
        ],
      ],
      process: [
        [
          "Erzählen",
          "{Alter, Art, Gewohnheiten, Sorgen|Seit wann und wie oft}: {auch das Unangenehme|Notfälle am Telefon}.",
        ],
        [
          "Kennenlernen",
          "{Schnuppern, ansehen, Zeit lassen|Ein ruhiger erster Besuch}; {beide Seiten dürfen Nein sagen|Sie bleiben dabei}.",
        ],
        [
          "Versorgen",
          "{Wie vereinbart|Schritt für Schritt}, {mit Nachricht an Sie|und Rat für zu Hause}.",
        ],
      ],
      questions: [
        [
          "{Mein Tier hat Angst, was hilft|Was, wenn es sich wehrt}?",
          "{Sagen Sie es vorher|Fragen Sie nach ruhigen Zeiten}. {Ein Tuch über dem Korb hilft Katzen|Kurze erste Besuche wirken am besten}.",
        ],
        [
          "{Was muss ich mitbringen|Welche Papiere brauchen wir}?",
          "{Impfpass, Nummern, Futter|Fragen Sie nach der Liste}. {Etwas, das nach zu Hause riecht|Die eigene Decke}.",
        ],
        [
          "{Was tun im Notfall|Es hat etwas Giftiges gefressen, was nun}?",
          "{Sofort anrufen, Packung aufheben|Nicht abwarten}. {Nicht selbst erbrechen lassen|Bei Schokolade und Köder zählt jede Minute}.",
        ],
        [
          "{Was kostet es|Lohnt eine Versicherung}?",
          "{Fragen Sie vorher|Der Aufwand entscheidet}. {Für Operationen kann sie sinnvoll sein|Lassen Sie sich eine Schätzung geben}.",
        ],
        [
          "{Wie oft sollten wir kommen|Wann ist der nächste Besuch}?",
          "{Das hängt von Alter und Art ab|Junge und alte Tiere öfter}. {Wir schreiben es auf|Dazwischen genügt ein Anruf}.",
        ],
        [
          "{Darf ich dabeibleiben|Bin ich im Weg}?",
          "{Meist ja, Ihre Stimme beruhigt|Manche Tiere sind ohne uns ruhiger}. {Das sehen wir zusammen|Sie dürfen jederzeit fragen}.",
        ],
      ],
      qualities: [
        ["ruhige Hände", "weiche Decken"],
        ["klare Worte", "lange Wege"],
        ["volle Näpfe", "nasse Nasen"],
        ["leise Stimmen", "weiche Hände"],
        ["volle Näpfe", "lange Runden"],
      ],
      events: ["Welpenstunde", "Gemeinsamer Spaziergang", "Vorsorgetag"],
    },
  ),
  craft: familyWording(
    ["Kundin oder Kunde", "Kundinnen und Kunden", "Hof", "bei uns", "zu uns", "Handarbeit"],
    ["Was es gibt", "Durch das Jahr", "Hoftage und Kurse"],
    {
      headlines: [
        "{Erde|Ton}, {Sonne|Feuer} und {frühe Morgen|geduldige Hände}",
        "{Geerntet|Gemacht}, wenn es {reif|so weit} ist",
        "{Langsam|Von Hand} gemacht, lange {genossen|benutzt}",
      ],
      truths: [
        "{Das Wetter unterschreibt jede Rechnung|Kein Jahr schmeckt wie das letzte}, {und das gehört dazu|Regen und Frost reden mit}.",
        "{Handarbeit hinterlässt Spuren|Ein Daumenabdruck ist kein Fehler}, {er sagt, dass ein Mensch hier war|eine Maschine hätte ihn geglättet}.",
        "{Was sich reparieren lässt, bleibt|Gute Dinge werden mit der Zeit schöner}, {das unterscheidet sie|darum lohnt die Pflege}.",
        "{Natur hält keinen Termin|Regen, Holz und Ton haben eigene Pläne}, {darum steht nicht immer alles da|und das schmeckt und sieht man}.",
      ],
      offers: [
        [
          "store",
          "Verkauf ab Hof und Werkstatt",
          "{Fragen Sie, was gerade da ist|Schauen, riechen, anfassen}: {die Liste wechselt mit der Woche|bringen Sie einen Korb mit}.",
        ],
        [
          "package",
          "Bestellungen",
          "{Menge, Tag, Wunsch|Bis zum Vortag}: {dann wird für Sie geerntet oder gemacht|eine Nachricht genügt}.",
        ],
        [
          "users",
          "Besuche und Kurse",
          "{Mit Stiefeln oder Schürze|Familien, Schulen, Neugierige}: {schreiben Sie mit Zahl und Alter|Anfänger machen gute Fehler}.",
        ],
        [
          "truck",
          "Lieferung an Läden und Küchen",
          "{Mengen, Tage, Sorten|Was Sie regelmäßig brauchen}: {reden wir vor der Aussaat|fragen Sie nach Mustern}.",
        ],
        [
          "gift",
          "Geschenke",
          "{Etwas mit Herkunft|Klein genug für die Tasche}: {mit Karte, ohne Plastik|sagen Sie, für wen}.",
        ],
        [
          "calendar-days",
          "Saisonales",
          "{Was gerade wächst oder fertig ist|Jede Woche etwas anderes}: {fragen Sie, was kommt|haltbar machen zeigen wir}.",
        ],
      ],
      process: [
        [
          "Anschauen",
          "{Was reif oder fertig ist|Kommen Sie vorbei}: {manches gibt es nur Tage|jedes Stück ist etwas anders}.",
        ],
        [
          "Bestellen",
          "{Was, wie viel, wann|Mit Skizze oder Liste}; {wir sagen, was geht|und was es kostet}.",
        ],
        [
          "Abholen",
          "{Am Tor oder Treffpunkt|Gut verpackt}, {mit Rat zur Pflege|Kisten bitte zurück}.",
        ],
      ],
      questions: [
        [
          "{Wann kann ich kommen|Darf man den Betrieb besuchen}?",
          "{Zu den Zeiten auf dieser Seite oder nach Absprache|Schreiben Sie vorher}. {Hunde bitte an die Leine|In der Ernte ist viel los}.",
        ],
        [
          "{Wie wird gearbeitet|Woher kommt das}?",
          "{Fragen Sie vor Ort|Sehen Sie es sich an}. {Was ein Siegel sagt, erklären wir|Wir zeigen es gern}.",
        ],
        [
          "{Verschicken Sie|Kann ich online bestellen}?",
          "{Haltbares reist gut|Fragen Sie nach dem Versand}. {Frisches holt man besser|Zerbrechliches wird gut gepackt}.",
        ],
        [
          "{Wie lange dauert eine Bestellung|Geht es bis zum Geburtstag}?",
          "{Trocknen, reifen und brennen haben ihre Zeit|Oft Wochen}. {Nennen Sie zuerst den Tag|Fragen Sie früh}.",
        ],
        [
          "{Wie pflege ich es|Wie lange hält es}?",
          "{Fragen Sie beim Abholen|Trocken und kühl ist selten falsch}. {Ein Zettel liegt bei|Was kaputtgeht, zeigen Sie uns}.",
        ],
        [
          "{Warum kostet es mehr als im Markt|Woraus besteht der Preis}?",
          "{Zeit, kleine Mengen, eigene Hände|Vieles geht nur langsam}. {Dafür wissen Sie, woher es kommt|Fragen Sie nach Stücken mit Macken}.",
        ],
      ],
      qualities: [
        ["gute Erde", "ehrliche Arbeit"],
        ["raue Hände", "feine Stücke"],
        ["volle Kisten", "kurze Wege"],
        ["feste Schuhe", "volle Körbe"],
        ["altes Wissen", "neue Ernte"],
      ],
      events: ["Hoffest", "Verkostung", "Werkstattkurs"],
    },
  ),
  culture: familyWording(
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
      ],
      offers: [
        [
          "ticket",
          "Programm",
          "{Was läuft und wie lange|Termine stehen auf dieser Seite}: {die letzte Woche ist die vollste|reservieren hilft}.",
        ],
        [
          "users",
          "Gruppen und Schulen",
          "{Führung, Gespräch, Werkstatt|Zusammen sieht man mehr}: {Zahl, Alter, Thema|fragen Sie nach Material}.",
        ],
        [
          "baby",
          "Familienangebote",
          "{Kurz, lebendig, zum Mitmachen|Kinder stellen die besten Fragen}: {Pausen sind erlaubt|fragen Sie nach dem Alter}.",
        ],
        [
          "key",
          "Gastspiele und Vermietung",
          "{Ein Auftritt bei Ihnen, ein Abend bei uns|Ort, Tag, Anlass}: {sagen Sie, wie der Raum klingt|auch ungewöhnliche Ideen}.",
        ],
        [
          "ticket",
          "Karten",
          "{Früh gekauft oder an der Tür|Mit Ermäßigung, wenn Sie fragen}: {nennen Sie, was Sie brauchen|Rollstuhlplätze werden frei gehalten}.",
        ],
        [
          "mic",
          "Gespräche",
          "{Vorher, nachher, dazwischen|Mit denen, die es gemacht haben}: {ohne Vorwissen|Fragen sind der halbe Abend}.",
        ],
      ],
      process: [
        [
          "Aussuchen",
          "{Nach Tag, Thema oder Laune|Blättern Sie im Programm}: {fragen Sie um Rat|oder lassen Sie sich überraschen}.",
        ],
        [
          "Reservieren",
          "{Abends und für Gruppen besser vorher|Mit Zahl und Wünschen}; {Rollstuhl und Kinderwagen bitte nennen|dann ist Platz}.",
        ],
        ["Kommen", "{Etwas früher, Handy aus|Mantel ab}, {und danach noch reden|Zeit lassen}."],
      ],
      questions: [
        [
          "{Brauche ich vorher eine Karte|Gibt es Ermäßigung}?",
          "{Für Abende besser vorher|Oft gibt es noch etwas an der Kasse}. {Ausweise für Ermäßigungen mitbringen|Fragen Sie nach den Preisen}.",
        ],
        [
          "{Ist es barrierefrei|Gibt es einen Aufzug}?",
          "{Sagen Sie, was Sie brauchen|Fragen Sie nach dem Weg ohne Stufen}. {Alte Häuser haben Ecken|Wir holen Sie an der Tür ab}.",
        ],
        [
          "{Ist es für Kinder geeignet|Ab welchem Alter}?",
          "{Das Alter ist ein Rat|Es steht im Programm}. {Sie kennen Ihr Kind|Fragen Sie uns}.",
        ],
        [
          "{Darf ich fotografieren|Darf man filmen}?",
          "{Ohne Blitz meist, auf der Bühne nicht|Achten Sie auf die Zeichen}. {Für Veröffentlichung bitte fragen|Manche Leihgabe verbietet es}.",
        ],
        [
          "{Wie lange dauert ein Besuch|Gibt es eine Pause}?",
          "{So lange, wie die Augen mögen|Es steht beim Termin}. {Sitzen darf man zwischendurch|Danach ist noch Zeit zum Reden}.",
        ],
        [
          "{Kann man den Raum mieten|Dürfen wir dort feiern}?",
          "{Fragen Sie mit Datum und Zahl|An freien Tagen}. {Manches muss an der Wand bleiben|Technik kommt mit jemandem}.",
        ],
      ],
      qualities: [
        ["alte Geschichten", "neue Augen"],
        ["leise Räume", "laute Gedanken"],
        ["offene Türen", "späte Abende"],
        ["volle Reihen", "stille Momente"],
        ["fremde Stimmen", "eigene Bilder"],
      ],
      events: ["Eröffnung", "Führung", "Konzert", "Lesung"],
      actions: { sales: ["Karten anfragen", "Programm ansehen"], visits: ["Besuch planen"] },
    },
  ),
  community: familyWording(
    ["Mitglied", "Menschen", "Haus", "bei uns", "zu uns", "Gemeinschaft"],
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
        "{Vertrauen braucht offene Bücher|Wer gibt, darf fragen}, {und bekommt eine Antwort|wohin es geht}.",
        "{Gemeinschaft beginnt beim Aufräumen|Wer Stühle stellt, gehört dazu}, {darum gibt es Kuchen danach|Reden folgt von selbst}.",
      ],
      offers: [
        [
          "users",
          "Gruppen und Kreise",
          "{Für jedes Alter eine Gruppe|Einmal oder jede Woche}: {kommen Sie zum Schnuppern|sagen Sie, was Sie gern tun}.",
        ],
        [
          "life-buoy",
          "Hilfe und Rat",
          "{Kommen Sie, wie Sie sind|Papiere, Alltag, ein offenes Ohr}: {bringen Sie Briefe mit|Sie müssen nichts begründen}.",
        ],
        [
          "calendar",
          "Feste und Treffen",
          "{Im Lauf des Jahres|Gemeinsam essen, singen, reden}: {Termine stehen hier|Nachbarn sind willkommen}.",
        ],
        [
          "hand-heart",
          "Unterstützung",
          "{Zeit, Geld, Können|Klein und regelmäßig trägt weit}: {fragen Sie, was gerade fehlt|jede Hand zählt}.",
        ],
        [
          "megaphone",
          "Mitsprache",
          "{Ideen, Kritik, ein freier Stuhl|Am Tisch statt im Netz}: {wer da ist, entscheidet|Protokolle zum Nachlesen}.",
        ],
        [
          "gift",
          "Spenden",
          "{Geld, Zeit, Dinge|Klein und oft hilft am meisten}: {Sie sagen, wofür|eine Bescheinigung auf Wunsch}.",
        ],
      ],
      process: [
        [
          "Melden",
          "{Ein paar Worte genügen|Schreiben, anrufen, vorbeikommen}: {in jeder Sprache, die Sie können|wir lesen mit Sorgfalt}.",
        ],
        [
          "Kennenlernen",
          "{Ein Gespräch, ein Rundgang|Einmal dabeisein}; {nichts wird am selben Tag unterschrieben|fragen Sie alles}.",
        ],
        [
          "Dabei sein",
          "{So viel Sie möchten|Schritt für Schritt}, {mit jemandem an der Seite|und jederzeit weniger}.",
        ],
      ],
      questions: [
        [
          "{Muss ich Mitglied sein|Sind Gäste willkommen}?",
          "{Nein, kommen Sie vorbei|Ja}. {Ausprobieren geht immer|Niemand fragt gleich nach einem Formular}.",
        ],
        [
          "{Was kostet es|Gibt es Ermäßigungen}?",
          "{Fragen Sie nach der Übersicht|Manches ist ohne Beitrag}. {Am Geld soll es nicht scheitern|Sprechen Sie uns an, wenn es eng ist}.",
        ],
        [
          "{Wie kann ich helfen|Brauche ich Vorkenntnisse}?",
          "{Mit Zeit, Händen oder einer Fahrt|Nein, Sie werden eingearbeitet}. {Eine Stunde hilft schon|Sagen Sie, was Ihnen liegt}.",
        ],
        [
          "{An wen wende ich mich|Bleibt mein Anliegen vertraulich}?",
          "{Schreiben Sie, wir leiten es weiter|Beschreiben Sie es mit eigenen Worten}. {Was Sie sagen, bleibt hier|Bei Gefahr wählen Sie den Notruf}.",
        ],
        [
          "{Kann ich jemanden mitbringen|Komme ich allein zurecht}?",
          "{Gern, zu zweit ist der Anfang leichter|Auch allein}. {Jemand begrüßt Sie an der Tür|Kinder und Hunde bitte kurz erwähnen}.",
        ],
        [
          "{Wie viel Zeit kostet es|Kann ich auch wenig helfen}?",
          "{Eine Stunde im Monat zählt|Sagen Sie, was geht}. {Wir suchen die passende Aufgabe|Pausen sind normal}.",
        ],
      ],
      qualities: [
        ["offene Türen", "klare Worte"],
        ["viele Hände", "kleine Schritte"],
        ["alte Freunde", "neue Gesichter"],
        ["offene Türen", "starker Kaffee"],
        ["viele Hände", "ein Ziel"],
      ],
      events: ["Offener Abend", "Sommerfest", "Versammlung"],
      actions: { signups: ["Mitmachen", "Dazukommen"] },
    },
  ),
};
