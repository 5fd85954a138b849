/** German wordings by family. A table of sentences, no logic. */
import { familyWording } from "../entries.ts";
import type { Wording } from "../model.ts";

export const GERMAN: Record<string, Wording> = {
  food: familyWording(
    ["Gast", "Gäste", "Haus", "bei uns", "zu uns", "Essen und Trinken"],
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
        "{An die Begrüßung erinnert man sich so lange wie an das Essen|Gäste merken sich die Begrüßung}, {deshalb beginnt alles an der Tür|und die kostet nur ein Lächeln}.",
        "{Wer selbst probiert, kocht anders|Am Ende entscheidet der Löffel}, {darum wird hier viel gekostet|das Rezept kommt danach}.",
        "Ein voller Tisch {macht aus Essen einen Abend|braucht kein Programm}, {darum haben wir es mit der Rechnung nie eilig|und niemand steht gern als Erster auf}.",
        "Salz, Hitze und Zeit {entscheiden mehr als jedes Rezept|sind das halbe Handwerk}, {und geübt wird jeden Tag|der Rest ist gutes Einkaufen}.",
      ],
      offers: [
        [
          "utensils",
          "Warme Küche",
          "{Mittags schnell, abends in Ruhe|Vom kleinen Teller bis zum ganzen Abend}: {fragen Sie, was heute besonders gut ist|sagen Sie, worauf Sie Lust haben}.",
          "Aus der Küche kommt, {was gerade Saison hat|was sich frisch kochen lässt}. {Wer unsicher ist, bekommt eine Empfehlung|Die Tageskarte verrät das Übrige}.",
        ],
        [
          "users",
          "Feiern in großer Runde",
          "{Geburtstag, Taufe, Betriebsfeier|Viele an einem Tisch}: {nennen Sie Tag, Zahl und Anlass|schreiben Sie früh, wie viele kommen}.",
          "Für {ein Jubiläum|eine Familienfeier} stellen wir {die Tische zusammen, damit alle beieinandersitzen|ein Menü zusammen, das zum Anlass passt}.",
        ],
        [
          "leaf",
          "Rücksicht auf Allergien",
          "{Ohne Fleisch, ohne Milch, ohne Weizen|Was Sie nicht essen dürfen}: {sagen Sie es bei der Bestellung|je früher wir es wissen, desto leichter geht es}.",
          "Viele Gerichte lassen sich {ändern|anders zubereiten}, wenn wir {vor dem Kochen|rechtzeitig} wissen, {was nicht hinein darf|worauf Sie verzichten müssen}.",
        ],
        [
          "package",
          "Essen zum Mitnehmen",
          "{Vorbestellen und abholen|Rufen Sie an, bevor Sie losgehen}: {so ist nichts ausverkauft|dann steht alles bereit}.",
          "{Zum Mitnehmen packen wir|Für unterwegs packen wir}, was {warm und ganz|gut} zu Hause ankommt, und raten von dem ab, {was unterwegs leidet|was den Weg nicht verträgt}.",
        ],
        [
          "coffee",
          "Kaffee und Süßes",
          "{Zum Nachmittag oder gleich danach|Etwas Kleines geht immer}: {fragen Sie, was heute frisch ist|der beste Platz ist am Fenster}.",
          "{Kaffee und ein Stück dazu|Eine Tasse und etwas Süßes} reichen {oft für eine halbe Stunde Pause|völlig aus}, {gern auch am Tresen|und niemand schaut auf die Uhr}.",
        ],
        [
          "chef-hat",
          "Hausgemachtes",
          "{Gebacken, gekocht, angerichtet, wenn Sie da sind|Von Hand und nicht auf Vorrat}: {was aus ist, ist aus|morgen gibt es wieder davon}.",
          "Manches {steht nur kurz auf der Karte|wird nur in kleinen Mengen gemacht}, weil {von Hand gearbeitet wird|Zutaten ihre Zeit haben}.",
        ],
      ],
      process: [
        [
          "Melden",
          "{Tag, Uhrzeit und Zahl der Gäste genügen|Sagen Sie, was Sie wann brauchen}.",
          "Sie {schreiben uns den Tag und die Personenzahl|rufen an oder schreiben}, und wir {sagen, was noch frei ist|bestätigen, sobald es passt}.",
        ],
        [
          "Wünsche nennen",
          "{Allergien, Kinder, Anlass|Was es sein soll und was nicht}: {kurz erwähnt, gut geplant|ein Satz reicht}.",
          "Wir {gehen mit Ihnen durch|fragen nach}, {wer etwas nicht verträgt|was auf den Tisch soll} und {wann es losgehen soll|wie lange Sie bleiben möchten}.",
        ],
        [
          "Genießen",
          "{Kommen, essen, bleiben|Abholen oder Platz nehmen}, {alles Weitere ist unsere Sache|und nachbestellen ist erlaubt}.",
          "Am Tag selbst {müssen Sie an nichts denken|steht alles bereit}, {außer an den Appetit|wie wir es besprochen haben}.",
        ],
      ],
      questions: [
        [
          "{Muss ich reservieren oder vorbestellen|Geht es auch ohne Reservierung|Wie sicher ist ein Platz ohne Anmeldung}?",
          "{An Wochenenden und Feiertagen ist es sicherer|Für Gruppen bitte, sonst hilft ein kurzer Anruf}. {An ruhigen Tagen klappt es oft auch so|Für zwei Personen findet sich oft noch etwas}.",
          "{Spontan klappt es an ruhigen Tagen|Ohne Anmeldung haben Sie mittags gute Aussichten}, {für größere Runden melden Sie sich lieber vorher|abends ist eine Nachricht sicherer}.",
        ],
        [
          "{Was tun bei Allergien|Wo erfahre ich die Allergene|Ich vertrage nicht alles, was nun}?",
          "{Fragen Sie vor der Bestellung|Sagen Sie es bitte gleich am Anfang}. {Spuren lassen sich in einer Küche nie ganz ausschließen|Wir nennen die Zutaten und auch mögliche Spuren}.",
          "Unser Team {kennt die Zutaten|sieht bei jedem Gericht nach}, {fragen Sie einfach, bevor Sie wählen|und sagt Ihnen, was passt}. {Ganz ausschließen lassen sich Spuren leider nicht|Bei starken Allergien rufen Sie bitte vorher an}.",
        ],
        [
          "{Sind Kinder willkommen|Können wir mit Kindern kommen|Passt ein Besuch mit der ganzen Familie}?",
          "{Ja, sagen Sie uns das Alter|Gern}. {Dann steht der richtige Stuhl bereit|Früh am Abend ist es am ruhigsten}.",
          "Kinder {gehören an den Tisch|essen gern mit}, {kleine Portionen lassen sich machen|und für Geduldsproben gibt es etwas zum Malen, wenn Sie fragen}.",
        ],
        [
          "{Kann ich absagen oder verschieben|Was ist, wenn wir später kommen|Unsere Pläne ändern sich, geht das}?",
          "{Rufen Sie an, sobald Sie es wissen|Ein kurzer Anruf genügt}. {Meist lässt sich der Platz halten oder tauschen|Jemand anderes freut sich über den Platz}.",
          "Pläne ändern sich, {das kennen wir|das ist kein Drama}. {Sagen Sie uns nur bald, wie viele nun kommen|Je früher wir es hören, desto leichter wird der Tisch neu vergeben}.",
        ],
        [
          "{Was empfehlen Sie heute|Was ist gerade besonders gut|Worauf sollte ich heute Lust haben}?",
          "{Fragen Sie den Menschen hinter der Theke|Das wechselt mit dem Markt}. {Der sagt, was heute am besten geworden ist|Meist ist es das, was zuerst ausgeht}.",
          "{Die ehrlichste Antwort gibt es am Tisch|Am besten fragen Sie bei der Bestellung}, denn {die Karte ändert sich mit dem Einkauf|manches ist mittags schon weg}.",
        ],
        [
          "{Kann ich für viele vorbestellen|Geht auch eine große Bestellung|Wir sind eine größere Runde, was ist zu beachten}?",
          "{Nennen Sie Tag, Uhrzeit und Zahl|Ein paar Tage vorher ist gut}. {Dann steht alles gepackt bereit|Große Mengen brauchen eine Zusage}.",
          "Für {viele Gäste|größere Mengen} brauchen wir {etwas Vorlauf|eine frühe Nachricht}, {damit Küche und Einkauf planen können|dann wird nichts knapp}.",
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
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Laden",
      "im Laden",
      "in den Laden",
      "Beratung und Auswahl",
    ],
    ["Sortiment", "Eindrücke", "Termine"],
    {
      headlines: [
        "{Anschauen|Anfassen}, {fragen|ausprobieren}, mitnehmen",
        "Dinge, die man {gern behält|nicht zurückschickt}",
        "{Gut ausgesucht|Mit Rat gekauft}, lange {geliebt|benutzt}",
      ],
      truths: [
        "{Was man vorher in der Hand hatte, enttäuscht seltener|Anfassen ist der beste Test}, {darum lohnt der Weg|und das geht nur im Laden}.",
        "{Ein guter Laden lässt mehr weg, als er zeigt|Auswahl heißt auch weglassen}, {damit Sie nicht suchen müssen|und genau das ist der Dienst}.",
        "{Guter Rat beginnt mit einer Frage|Erst fragen, dann zeigen}: {wofür, für wen, wie oft|so wird aus vielem das Richtige}.",
        "{Das Teure ist nicht immer das Gute|Oft reicht die mittlere Größe}, {und das sagen wir auch|wer ehrlich rät, verkauft ein zweites Mal}.",
        "Im Laden {sieht man Farben, wie sie sind|merkt die Hand, was kein Bild zeigt}, {und oft wird es dann doch das andere|genau dafür sind wir da}.",
        "Ein Regal {ist schnell gefüllt|kann jeder füllen}, {auswählen dauert länger|die Kunst liegt im Weglassen}.",
      ],
      offers: [
        [
          "search",
          "Beratung",
          "{Sagen Sie, wofür Sie es brauchen|Beschreiben Sie, was Ihnen wichtig ist}: {dann wird die Auswahl klein und gut|wir zeigen Ihnen, was passt}.",
          "Wir fragen {erst nach dem Alltag|zuerst, wie Sie es benutzen}, und zeigen dann {zwei oder drei Stücke, die passen|lieber wenig, das dafür stimmt}.",
        ],
        [
          "gift",
          "Geschenke",
          "{Für wen ist es, was mag die Person|Ein paar Sätze über den Menschen reichen}: {wir legen Ideen auf den Tresen|und auf Wunsch wird es eingepackt}.",
          "Wenn {Ihnen die Idee fehlt|der Geburtstag morgen ist}, {beschreiben Sie den Menschen|reicht ein Stichwort}, und wir {suchen mit Ihnen|schlagen etwas vor}.",
        ],
        [
          "package",
          "Bestellungen und Reservierungen",
          "{Nicht da heißt nicht unmöglich|Schicken Sie Name oder Foto des Stücks}: {vieles lässt sich besorgen|wir sagen, ob und wann es kommt}.",
          "Was {gerade fehlt|nicht im Regal steht}, {bestellen wir auf Wunsch|fragen wir beim Hersteller an}, und Sie {erfahren vorher den Preis|entscheiden, wenn es da ist}.",
        ],
        [
          "wrench",
          "Pflege und Reparatur",
          "{Was gut ist, lässt sich oft retten|Bevor Sie es wegwerfen}: {fragen Sie nach Pflege, Ersatzteil oder Umtausch|bringen Sie es vorbei}.",
          "{Ein kleiner Schaden ist selten das Ende|Vieles hält länger, als man denkt}: wir {sehen es uns an|schätzen}, ob {Pflege, Ersatzteil oder Reparatur hilft|sich die Mühe lohnt}.",
        ],
        [
          "hand",
          "Zeit zum Ausprobieren",
          "{Anfassen, anprobieren, riechen|Bilder täuschen, Finger nicht}: {Zeit dafür ist da|sagen Sie, wenn Sie allein schauen möchten}.",
          "Nehmen Sie {in die Hand, was Ihnen gefällt|sich die Zeit, die Sie brauchen}, {vergleichen Sie in Ruhe|legen Sie es auch wieder weg}, {niemand rechnet mit|wir stören nicht}.",
        ],
        [
          "store",
          "Neuheiten",
          "{Was gerade gekommen ist|Vieles gibt es nur einmal}: {fragen Sie danach|ein Blick lohnt im Vorbeigehen}.",
          "{Regelmäßig kommt Neues herein|Zwischen Bekanntem steht immer etwas Neues}, {manches davon nur einmal|am besten sehen Sie selbst nach}.",
        ],
      ],
      process: [
        [
          "Umsehen",
          "{In Ruhe stöbern oder gleich fragen|Schauen Sie sich um}: {niemand drängt|alles darf in die Hand genommen werden}.",
          "Sie {sehen sich um|kommen herein}, und wir {sind da, wenn Sie etwas wissen möchten|lassen Sie erst einmal in Ruhe schauen}.",
        ],
        [
          "Ausprobieren",
          "{Anprobieren, vergleichen, eine Nacht darüber schlafen|Testen Sie, was Sie kaufen}: {gute Stücke halten das aus|so bleibt die Freude}.",
          "Was in die engere Wahl kommt, {dürfen Sie ausprobieren|vergleichen wir mit Ihnen}, {bis Sie sicher sind|auch mit dem günstigeren Stück daneben}.",
        ],
        [
          "Mitnehmen",
          "{Einpacken, zurücklegen oder bestellen|Gleich mit oder später abholen}: {wie es Ihnen passt|sagen Sie es an der Kasse}.",
          "Zum Schluss {packen wir ein|wird verpackt}, was {Ihnen gefällt|bleiben soll}, und {sagen Ihnen, wie es lange hält|erklären die Pflege}.",
        ],
      ],
      questions: [
        [
          "{Kann ich umtauschen|Was, wenn es nicht passt|Das Stück war doch nicht das richtige, was nun}?",
          "{Mit Beleg und unbenutzt ist es meist möglich|Bringen Sie es mit dem Beleg zurück}. {Fragen Sie beim Kauf nach der Frist|Für Bestelltes gelten oft andere Regeln}.",
          "{Das hängt davon ab, was Sie gekauft haben|Bringen Sie es bald und unbenutzt wieder mit}, {mit dem Beleg findet sich meist eine Lösung|den Rest klären wir im Laden}.",
        ],
        [
          "{Können Sie etwas zurücklegen|Kann ich reservieren|Ich brauche noch Bedenkzeit, geht das}?",
          "{Ja, schreiben Sie kurz, was es ist|Sagen Sie uns Stück und Namen}. {Fragen Sie, wie lange es liegen bleiben kann|Für ein paar Tage geht das meist}.",
          "Ein Stück, das {Ihnen nicht aus dem Kopf geht|Sie noch überschlafen möchten}, {legen wir gern kurz beiseite|bleibt mit Ihrem Namen liegen}, {sagen Sie nur, wie lange|danach fragen wir nach}.",
        ],
        [
          "{Bestellen Sie auch auf Wunsch|Was tun, wenn etwas fehlt|Sie haben es nicht da, was nun}?",
          "{In vielen Fällen|Oft geht das}. {Nennen Sie Marke, Größe oder Titel|Wir fragen nach und melden uns}.",
          "Wir {hören uns um|fragen bei unseren Quellen nach} und sagen {ehrlich, wenn es nichts wird|Ihnen, wie lange es dauern kann}.",
        ],
        [
          "{Liefern oder versenden Sie|Kann es verschickt werden|Kommt es auch zu mir nach Hause}?",
          "{Fragen Sie mit der Adresse an|Kleines geht gut auf Reisen}. {Wir nennen vorher die Kosten|Großes besser nach Absprache}.",
          "Ob {Versand oder Lieferung|ein Paket} sich lohnt, {hängt von Größe und Weg ab|sagen wir, sobald wir das Ziel kennen}. {Abholen geht immer|Den Preis dafür hören Sie vorher}.",
        ],
        [
          "{Gibt es Gutscheine|Kann ich einen Gutschein schenken|Ich weiß nicht, was gefällt, was raten Sie}?",
          "{Fragen Sie an der Kasse|Mit Betrag oder für ein bestimmtes Stück}. {Der Beschenkte sucht selbst aus|Ein Name und ein Datum stehen darauf}.",
          "Ein Gutschein {passt, wenn der Geschmack unbekannt ist|ist schnell geschrieben}, {den Betrag bestimmen Sie|einlösen lässt er sich auch in Teilen, wenn Sie es so möchten}.",
        ],
        [
          "{Wie pflege ich es richtig|Was hält länger|Worauf sollte ich nach dem Kauf achten}?",
          "{Fragen Sie beim Kauf|Das kommt auf das Stück an}. {Ein Satz erspart oft den Kummer|Weniger tun ist häufig mehr}.",
          "{Jedes Material mag etwas anderes|Das Etikett sagt nur die Hälfte}, {darum geben wir beim Kauf einen Rat mit|fragen Sie uns auch Monate später noch}.",
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
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Studio",
      "im Studio",
      "ins Studio",
      "Schönheit und Pflege",
    ],
    ["Leistungen", "Ergebnisse", "Termine"],
    {
      headlines: [
        "{Hinsetzen|Ankommen}, {durchatmen|erzählen}, schön",
        "{Eine Stunde|Zeit} nur für {Sie|sich}",
        "Steht Ihnen {auch morgen|auch am Montag noch}",
      ],
      truths: [
        "{Erst hinsehen, dann anfangen|Jede Haut und jedes Haar ist anders}, {darum beginnt es mit einem Gespräch|darum fragen wir, bevor wir raten}.",
        "{Ein gutes Ergebnis zeigt sich nach Wochen|Gut gemacht heißt auch gut herausgewachsen}, {nicht nur beim Blick in den Spiegel|und ohne Kampf am Morgen}.",
        "{Sauberes Werkzeug ist das Mindeste|Hygiene ist keine Nebensache}, {und danach dürfen Sie fragen|fragen Sie ruhig, wie gereinigt wird}.",
        "{Haut und Haar erzählen vom Alltag|Schlaf, Wasser, Wind: man sieht es}, {darum fragen wir danach|darum fragen wir, bevor wir etwas empfehlen}.",
        "Eine gute Beratung {lebt davon, auch einmal abzuraten|braucht Tageslicht und einen Spiegel}, {denn nicht jeder Trend steht jedem|erst danach kommt das Werkzeug}.",
        "Pflege {wirkt, wenn man sie regelmäßig macht|muss in den Morgen passen}, {deshalb raten wir lieber zu wenig als zu viel|sonst bleibt der Tiegel voll}.",
      ],
      offers: [
        [
          "sparkles",
          "Behandlungen",
          "{Sagen Sie, was Sie stört und was bleiben soll|Erzählen Sie, was Sie zu Hause benutzen}: {danach richtet sich die Behandlung|daraus ergibt sich der Rest}.",
          "Am Anfang steht {ein Blick auf Haut oder Haar|ein kurzes Gespräch}, {erst dann wählen wir, was guttut|und danach entscheiden wir gemeinsam}.",
        ],
        [
          "heart",
          "Styling für Hochzeiten",
          "{Hochzeit, Ball, Fototermin|Wenn viele Bilder entstehen}: {ein Probetermin nimmt die Aufregung|planen Sie eine Probe ein}.",
          "Für {den großen Tag|ein Fest} {proben wir vorher|legen wir einen Probetermin fest}, damit {am Morgen alles sitzt|Sie wissen, wie es aussehen wird}.",
        ],
        [
          "palette",
          "Typberatung",
          "{Kürzer, heller, anders|Etwas Neues wagen}: {Fotos helfen, auch von dem, was Sie nicht wollen|wir sagen offen, was möglich ist}.",
          "Wer {etwas verändern möchte|sich nach Neuem umsieht}, bekommt {eine ehrliche Einschätzung, auch wenn sie Nein lautet|Vorschläge, die zum Alltag passen}.",
        ],
        [
          "gift",
          "Gutscheine",
          "{Ein Geschenk ohne Größe|Zeit verschenken}: {die Stunde sucht sich der Beschenkte aus|Betrag oder Behandlung wählen}.",
          "Ein Gutschein {ist schnell ausgestellt|hilft, wenn Ihnen die Idee fehlt}, {den Termin macht die beschenkte Person selbst|wir schreiben ein paar Worte dazu}.",
        ],
        [
          "scissors",
          "Schnitt und Form",
          "{Was zu Ihnen und Ihrem Morgen passt|Erst sehen, dann schneiden}: {bringen Sie ein Bild mit|sagen Sie, wie viel Zeit Sie täglich haben}.",
          "Ein guter Schnitt {fällt auch am dritten Tag noch|muss ohne viel Mühe sitzen}, {deshalb fragen wir nach Ihrem Morgen|darum sehen wir erst, wie das Haar fällt}.",
        ],
        [
          "hand-heart",
          "Kleine Auszeiten",
          "{Eine halbe Stunde genügt|Zwischen zwei Terminen}: {Gesicht, Hände oder nur ein warmes Tuch|sagen Sie, was guttut}.",
          "{Manchmal reicht eine kleine Behandlung|Zwischendurch hilft schon wenig}, um {den Kopf frei zu bekommen|wieder aufzutanken}, {ganz ohne großes Programm|auch in der Mittagspause}.",
        ],
      ],
      process: [
        [
          "Gespräch",
          "{Wünsche, Allergien, Vorgeschichte|Sagen Sie, was Sie nicht vertragen}: {das dauert kurz und spart Ärger|dann erst fangen wir an}.",
          "Wir {setzen uns erst zusammen|sprechen kurz}: {was gefällt, was stört, was soll bleiben|was Sie vertragen und was Sie sich wünschen}.",
        ],
        [
          "Behandlung",
          "{In Ruhe und mit Erklärung|Schritt für Schritt}; {Stopp sagen ist immer erlaubt|fragen Sie jederzeit nach}.",
          "Sie {lehnen sich zurück|dürfen abschalten}, und wir {sagen, was wir gerade tun|fragen nach, bevor etwas endgültig ist}.",
        ],
        [
          "Für zu Hause",
          "{Ein paar Handgriffe, die Sie selbst können|Was in den nächsten Tagen gut tut}, {und was Sie besser lassen|und wann Sie wiederkommen sollten}.",
          "Zum Schluss {zeigen wir|erklären wir}, wie {es auch morgen noch gut aussieht|Sie es zu Hause selbst hinbekommen}.",
        ],
      ],
      questions: [
        [
          "{Wie oft sollte ich kommen|Wie lange hält das Ergebnis|Wann sollte ich wiederkommen}?",
          "{Das hängt von Haut, Haar und Wunsch ab|Viele kommen alle paar Wochen}. {Vor einem Fest lieber ein paar Tage früher|Sie bekommen einen ehrlichen Rat dazu}.",
          "{Nach dem ersten Termin lässt es sich genau sagen|Als Faustregel dienen einige Wochen}, {denn jeder Kopf und jede Haut ist anders|vor einem Fest planen wir rückwärts}.",
        ],
        [
          "{Was ist bei Allergien oder Schwangerschaft|Vertrage ich die Behandlung|Ich reagiere empfindlich, geht das trotzdem}?",
          "{Sagen Sie es vor dem Termin|Bitte unbedingt vorher ansprechen}. {Ein kleiner Test schafft Klarheit|Manches lassen wir dann weg}.",
          "Sagen Sie uns, {was Sie nicht vertragen|wenn Sie schwanger sind}, {dann wählen wir etwas Mildes|und wir prüfen vorher an einer kleinen Stelle}.",
        ],
        [
          "{Was, wenn es mir nicht gefällt|Kann man nachbessern|Ich bin nicht ganz zufrieden, was nun}?",
          "{Sagen Sie es gleich oder in den nächsten Tagen|Melden Sie sich bald}. {Meist hilft eine Kleinigkeit|Vieles lässt sich richten}.",
          "{Bitte sagen Sie es noch im Stuhl|Rufen Sie in den nächsten Tagen an}, {dann sehen wir es uns gemeinsam an|eine Nachbesserung ist oft schnell gemacht}.",
        ],
        [
          "{Kann ich absagen|Wie verschiebe ich einen Termin|Mir kommt etwas dazwischen, was tun}?",
          "{Bitte so früh wie möglich|Ein Anruf am Tag davor hilft}. {Die Zeit war für Sie frei gehalten|Jemand anderes freut sich darüber}.",
          "{Eine kurze Nachricht reicht|Melden Sie sich, sobald Sie es wissen}, {dann findet sich ein neuer Tag|und wir geben den Platz weiter}.",
        ],
        [
          "{Wie lange dauert ein Termin|Wie viel Zeit soll ich einplanen|Mit wie viel Zeit sollte ich rechnen}?",
          "{Das sagen wir bei der Buchung|Farbe braucht länger als Form}. {Legen Sie den nächsten Termin nicht zu knapp dahinter|Planen Sie etwas Luft ein}.",
          "{Für den ersten Besuch planen wir mehr Zeit ein|Das hängt davon ab, was gemacht wird}, {die Dauer nennen wir beim Vereinbaren|und gehetzt wird nicht}.",
        ],
        [
          "{Was mache ich zu Hause|Welche Pflege brauche ich|Was hilft zwischen zwei Besuchen}?",
          "{Weniger, als die Werbung sagt|Zwei gute Dinge reichen oft}. {Wir zeigen Ihnen den Handgriff|Fragen Sie vor dem Kauf}.",
          "{Fragen Sie uns nach zwei, drei Handgriffen|Eine einfache Routine genügt}, {mehr macht man selten regelmäßig|teure Tiegel sind dafür nicht nötig}.",
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
          "{Was hier besprochen wird, geben wir nicht weiter|Ohne Ihr Einverständnis spricht hier niemand mit anderen}, {auch nicht mit der Familie|selbst auf Nachfrage nicht}.",
        ],
        [
          "{Wer übernimmt die Kosten|Zahlt die Kasse|Was müsste ich selbst bezahlen}?",
          "{Das hängt von Angebot und Versicherung ab|Fragen Sie Ihre Kasse vorab}. {Der Preis wird vor Beginn genannt|Selbst zahlen ist meist möglich}.",
          "{Fragen Sie zuerst bei Ihrer Versicherung nach|Das regeln Kassen sehr verschieden}, {die Kosten einer Stunde sagen wir Ihnen vor dem ersten Termin|so gibt es keine Überraschung}.",
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
      ],
      events: ["Gesprächskreis", "Entspannungskurs", "Vortrag"],
    },
  ),
  fitness: familyWording(
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
      "Handwerk und Reparatur",
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
        "{Gute Arbeit sieht man oft nicht|Das Wichtigste liegt hinter der Wand}, {aber man merkt es Jahre später|deshalb zählt Sorgfalt}.",
        "{Ein Foto erspart oft einen Weg|Je genauer die Beschreibung, desto eher passt das Teil}, {Typenschild nicht vergessen|schicken Sie ruhig mehrere Bilder}.",
        "{Kleine Schäden reden leise|Ein Fleck an der Decke ist eine Nachricht}: {wer früh hinhört, zahlt weniger|durch Aufschieben wird es selten billiger}.",
        "Wer {die Ursache findet|zuerst misst}, {muss nur einmal kommen|repariert nicht am Fehler vorbei}, {darum nehmen wir uns am Anfang Zeit|auch wenn das Ergebnis unscheinbar aussieht}.",
        "Ordentliches Werkzeug {hinterlässt keine Spuren|ist die halbe Arbeit}, {und ein Besen gehört dazu|den Rest macht die Übung}.",
      ],
      offers: [
        [
          "wrench",
          "Reparaturen",
          "{Was ist kaputt, seit wann, wo|Foto, Ort, Dringlichkeit}: {so kommt gleich das richtige Teil mit|dann lässt sich vieles vorab klären}.",
          "Wir {suchen erst die Ursache|sehen nach, woran es liegt}, {sagen Ihnen, was die Reparatur kostet|nennen den Preis}, und {legen dann los|reparieren, wenn Sie zustimmen}.",
        ],
        [
          "house",
          "Neueinbau",
          "{Erst der Plan, dann das Werkzeug|Maße, Wünsche, Budget}: {fragen Sie nach Wegen und Kosten im Vergleich|sagen Sie, wer es nutzt}.",
          "Bevor {etwas Neues eingebaut wird|wir einbauen}, {messen wir nach und zeichnen es auf|vergleichen wir mit Ihnen, was passt}, {damit später nichts klemmt|auch preislich}.",
        ],
        [
          "calendar-check",
          "Wartung",
          "{Vor der Saison ist es am ruhigsten|Einmal im Jahr nachsehen}: {das verlängert das Leben der Anlage|planen Sie es früh}.",
          "Bei der Wartung {prüfen wir, reinigen und stellen ein|sehen wir nach, was verschleißt}, {und Sie hören, was bald fällig wird|damit der Ausfall nicht im Winter kommt}.",
        ],
        [
          "phone",
          "Schnelle Hilfe",
          "{Haupthahn oder Sicherung zuerst|Erst sichern, dann anrufen}: {am Telefon sagen wir, was zu tun ist|beschreiben Sie die Lage kurz}.",
          "Wenn {es nicht warten kann|es eilt}, {sagen wir am Telefon die ersten Handgriffe|schildern Sie uns kurz die Lage}, {und wann jemand kommen kann|dann planen wir um, so gut es geht}.",
        ],
        [
          "search",
          "Prüfung und Rat",
          "{Ein Blick, eine Messung, dann der Rat|Manches ist kleiner, als es klingt}: {Fotos helfen vorab|Sie hören auch, was warten kann}.",
          "Wer {unsicher ist|erst wissen will, woran er ist}, {lässt prüfen und bekommt eine Einschätzung|bekommt von uns einen ehrlichen Rat}, {auch wenn die Antwort lautet: noch nichts tun|mit Dringendem zuerst}.",
        ],
        [
          "hammer",
          "Kleine Arbeiten",
          "{Ein Hahn, ein Griff, eine Lampe|Was lange auf der Liste steht}: {sammeln Sie ein paar Dinge|ein Besuch für mehreres spart Wege}.",
          "{Für Kleinigkeiten muss man sich nicht entschuldigen|Auch ein kurzer Einsatz ist ein Auftrag}, {am besten kommt gleich die ganze Liste mit|mehreres auf einmal spart Ihnen die Anfahrt}.",
        ],
      ],
      process: [
        [
          "Schildern",
          "{Fotos und ein paar Sätze|Was, wo, seit wann}: {mehr braucht es am Anfang nicht|sagen Sie, ob es eilt}.",
          "Sie {schicken ein Foto oder rufen an|beschreiben, was los ist}, und wir {fragen nach, was fehlt|sagen, wie es weitergehen kann}.",
        ],
        [
          "Ansehen und Preis",
          "{Erst die Ursache, dann der Preis|Ein Blick vor Ort}; {Sie entscheiden|nichts ohne Ihr Wort}.",
          "Vor Ort {sehen wir es uns an|klären wir, was nötig ist}, und {Sie bekommen einen Preis, bevor wir beginnen|dann haben Sie die Wahl}.",
        ],
        [
          "Ausführen",
          "{Abdecken, arbeiten, prüfen|Termin, Arbeit, Probe}, {danach wird aufgeräumt|mit klarer Rechnung}.",
          "Wir {decken ab, arbeiten und prüfen|erledigen die Arbeit zum vereinbarten Termin}, {zum Schluss gehen wir es mit Ihnen durch|und nehmen unseren Abfall mit}.",
        ],
      ],
      questions: [
        [
          "{Was kostet ein Einsatz|Wie setzt sich der Preis zusammen|Wie wird die Arbeit abgerechnet}?",
          "{Weg, Zeit und Material|Anfahrt, Stunden, Teile}. {Nachts und am Wochenende ist es überall teurer|Fragen Sie vorher nach den Sätzen}.",
          "{Abgerechnet wird nach Zeit und Material|Die Rechnung zeigt Anfahrt, Arbeitszeit und Teile einzeln}, {bei größeren Arbeiten vereinbaren wir vorab eine Summe|so sehen Sie, wofür Sie zahlen}.",
        ],
        [
          "{Muss ich zu Hause sein|Kann jemand anderes öffnen|Ich bin tagsüber nicht da, geht das}?",
          "{Jemand mit Schlüssel genügt|Nicht unbedingt}. {Für Rückfragen brauchen wir eine Nummer|Machen Sie bitte den Zugang frei}.",
          "{Zum Ansehen ja, während der Arbeit nicht immer|Am Anfang wäre es gut}, {später reicht es, wenn wir Sie erreichen|ein Nachbar mit Schlüssel tut es auch}.",
        ],
        [
          "{Mieter oder Vermieter, wer zahlt|Ist das Sache der Versicherung|Wer kommt für den Schaden auf}?",
          "{In der Mietwohnung zuerst den Vermieter fragen|Melden Sie es zuerst dem Vermieter}. {Fotos und Rechnung helfen bei der Versicherung|Die Police sagt, was gedeckt ist}.",
          "{Das hängt vom Mietvertrag und von der Ursache ab|Rechtlich beraten dürfen wir nicht}, {aber wir schreiben auf, was wir vorgefunden haben|unsere Rechnung können Sie einreichen}.",
        ],
        [
          "{Wie schnell können Sie kommen|Wann ist ein Termin frei|Es ist dringend, was nun}?",
          "{Das hängt davon ab, wie dringend es ist|Dringendes geht vor}. {Sagen Sie, was stillsteht|Nennen Sie zwei, drei mögliche Zeiten}.",
          "{Notfälle ziehen wir vor|Das richtet sich nach der Dringlichkeit}, {für alles andere nennen wir den nächsten freien Tag|schreiben Sie uns, wann Sie da sind}.",
        ],
        [
          "{Bekomme ich vorher einen Preis|Kommt ein Angebot, bevor Sie anfangen|Weiß ich vor Beginn, was es kostet}?",
          "{Nach dem Ansehen, ja|Für klare Arbeiten als feste Summe}. {Was unklar ist, steht als unklar darin|Mehr wird erst nach Ihrem Ja gemacht}.",
          "{In den meisten Fällen ja|Sobald wir es gesehen haben}, {unklare Posten benennen wir vorher|und ohne Ihre Zusage wird nichts teurer}.",
        ],
        [
          "{Räumen Sie danach auf|Wie sauber ist es hinterher|Bleibt hinterher viel Schmutz}?",
          "{Erst wird abgedeckt, am Ende gefegt|Altes nehmen wir auf Wunsch mit}. {Sagen Sie, was empfindlich ist|Ein freier Weg hilft allen}.",
          "{Staub lässt sich nicht immer vermeiden|Wir legen aus und decken ab}, {aber wir hinterlassen den Raum besenrein|Empfindliches stellen Sie bitte vorher zur Seite}.",
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
      "Bauen und Planen",
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
        "Ein gutes Detail {sieht man selten|fällt erst auf, wenn es fehlt}, {Wind und Regen finden es sofort|darum zeichnen wir es auf}.",
        "Auf der Baustelle {spart ein Gespräch am Morgen viele am Abend|entscheidet die Vorbereitung}, {darum reden wir früh|dann geht am Nachmittag alles leichter}.",
      ],
      offers: [
        [
          "house",
          "Umbau",
          "{Ein Zimmer mehr, ein Dach, ein Bad|Wenn das Haus nicht mehr passt}: {beginnen Sie mit Plan und Wunschliste|nach Genehmigungen fragen wir zuerst}.",
          "Ein Umbau {beginnt mit der Frage, wie Sie wohnen wollen|will geplant sein}, {danach zeichnen und rechnen wir|über Wände reden wir erst danach}.",
        ],
        [
          "hammer",
          "Sanierung",
          "{Erst prüfen, dann entscheiden|Feuchte, Zug, alte Leitungen}: {was gesund ist, darf bleiben|wir öffnen an wenigen Stellen und sehen nach}.",
          "Im alten Haus {prüfen wir, bevor etwas herausgerissen wird|schauen wir hinter die Oberfläche}, {und sagen, was sich erhalten lässt|damit die Kosten nicht davonlaufen}.",
        ],
        [
          "ruler",
          "Maßarbeit",
          "{Für die Ecke, für die es nichts zu kaufen gibt|Genau auf den Ort gemacht}: {Foto und grobe Maße genügen|gemessen wird vor Ort}.",
          "{Schräge Wände und krumme Ecken|Nischen, Treppen, Dachschrägen} {sind der Grund für Maßarbeit|verlangen ein genaues Aufmaß}, {gezeichnet wird, bevor gesägt wird|ein Muster zeigt Holz und Farbe}.",
        ],
        [
          "clipboard-list",
          "Planung und Begleitung",
          "{Angebote vergleichen, Termine halten|Jemand, der Pläne und Rechnungen liest}: {Änderungen nur schriftlich|Sie wissen, wer wann kommt}.",
          "Wir {halten Termine und Gewerke zusammen|behalten den Überblick}, {prüfen Rechnungen mit|sprechen mit allen Beteiligten}, und {Sie haben eine Person zum Fragen|Sie treffen nur die Entscheidungen}.",
        ],
        [
          "ruler",
          "Kostenplanung",
          "{Maße, Mengen, Reihenfolge|Bevor der erste Stein liegt}: {Sie sehen, was wann kommt|Änderungen haben einen Preis, den Sie kennen}.",
          "Eine Kostenplanung {zeigt früh, was machbar ist|rechnet durch, bevor es ernst wird}, {mit Reserve für Unerwartetes|Posten für Posten nachvollziehbar}.",
        ],
        [
          "wrench",
          "Reparaturen am Bau",
          "{Riss, Fuge, Stufe, Traufe|Was das Wetter angerichtet hat}: {klein angefasst bleibt es klein|Fotos aus zwei Winkeln helfen}.",
          "{Kleine Schäden am Bau|Risse, lose Steine, undichte Stellen} {sehen wir uns an, bevor Wasser eindringt|sind früh behoben am günstigsten}, {ein Bild vorab hilft beim Einschätzen|dann reicht oft ein Tag}.",
        ],
      ],
      process: [
        [
          "Besichtigen",
          "{Plan, Fotos, Wünsche, Budget|Ein Gang durch das Haus}: {Fragen kommen vor Zahlen|sagen Sie offen, was es kosten darf}.",
          "Wir {gehen mit Ihnen durch die Räume|sehen uns den Ort an}, {hören uns die Wünsche an|messen nach}, und {sagen, was möglich wäre|notieren, was zu klären ist}.",
        ],
        [
          "Angebot",
          "{Posten für Posten|Mit dem, was nicht enthalten ist}; {lesen Sie mit dem Stift|fragen Sie nach jeder Zeile}.",
          "Sie {bekommen ein Angebot, das man vergleichen kann|sehen jede Leistung einzeln}, {auch mit dem, was noch offen ist|und wir erklären es am Tisch}.",
        ],
        [
          "Bauen und übergeben",
          "{Etappe für Etappe|Mit festen Gesprächen auf der Baustelle}, {am Ende ein Gang mit Liste|Mängel werden notiert und behoben}.",
          "Gebaut wird {nach Zeitplan|in Abschnitten}, {mit einem Rundgang nach jedem Abschnitt|und Sie wissen, wer wann kommt}, {bis zur gemeinsamen Abnahme|bis die letzte Liste leer ist}.",
        ],
      ],
      questions: [
        [
          "{Was wird es kosten|Wie fest ist ein Angebot|Mit welcher Summe sollten wir rechnen}?",
          "{So fest wie der Plan|Gemessenes lässt sich rechnen, Verborgenes schätzen}. {Vereinbaren Sie Preise für Zusätzliches|Halten Sie eine Reserve}.",
          "{Für eine Zahl brauchen wir Pläne und einen Blick vor Ort|Eine erste Spanne nennen wir nach der Besichtigung}, {fest wird sie mit dem Angebot|Überraschungen im Altbau bleiben möglich}.",
        ],
        [
          "{Brauche ich eine Genehmigung|Wer stellt den Bauantrag|Müssen wir etwas beantragen}?",
          "{Bei Statik, Fassade und Nutzung meist|Fragen Sie zuerst das Bauamt}. {Das braucht Zeit, also früh beginnen|Unterschreiben darf nur, wer dazu berechtigt ist}.",
          "{Das entscheidet die Gemeinde|Kleinere Arbeiten gehen oft ohne}, {wir sagen, wonach Sie fragen sollten|klären Sie es, bevor Sie beauftragen}.",
        ],
        [
          "{Können wir währenddessen wohnen bleiben|Wie laut und staubig wird es|Kann man im Haus bleiben, während gebaut wird}?",
          "{Oft in einem Teil des Hauses|Es kommt auf Bad und Küche an}. {Staub kommt immer|Räumen Sie die Nachbarzimmer}.",
          "{Das hängt davon ab, welche Räume betroffen sind|Viele bleiben im Haus wohnen}, {wir trennen den Bereich mit Folie ab|ein paar Nächte woanders schaden trotzdem nicht}.",
        ],
        [
          "{Wie lange dauert es|Wann kann es losgehen|Mit welcher Bauzeit müssen wir rechnen}?",
          "{Wetter, Lieferung und Entscheidungen bestimmen es|Planen Sie mit Luft}. {Vereinbaren Sie Etappen|Späte Entscheidungen kosten am meisten Zeit}.",
          "{Einen Zeitplan bekommen Sie mit dem Angebot|Das richtet sich nach Umfang und Jahreszeit}, {je eher Material gewählt ist, desto ruhiger läuft es|Lieferzeiten nennen wir vorher}.",
        ],
        [
          "{Was können wir selbst machen|Geht Eigenleistung|Wo dürfen wir mithelfen}?",
          "{Räumen, streichen, abreißen nach Absprache|Sagen Sie es vor dem Angebot}. {Es muss zum Plan passen|Für manches haftet nur, wer es gelernt hat}.",
          "{Einiges lässt sich gut selbst erledigen|Wer helfen will, darf helfen}, {wir legen vorher fest, was und bis wann|nur Statik und Strom gehören in Fachhände}.",
        ],
        [
          "{Können Sie den Termin halten|Was passiert bei Verzug|Wie verlässlich ist der Zeitplan}?",
          "{Wetter und Lieferungen reden mit|Ein Plan mit Luft hält eher}. {Sie hören früh, wenn es klemmt|Jede Woche ein Stand}.",
          "{Ganz sicher ist auf einer Baustelle wenig|Wir planen mit Reserve}, {verschiebt sich etwas, erfahren Sie Grund und neuen Tag|was im Vertrag steht, gilt für beide}.",
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
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Betrieb",
      "vor Ort",
      "zu uns",
      "Reinigung und Pflege",
    ],
    ["Leistungen", "Vorher und nachher", "Termine"],
    {
      headlines: [
        "{Heimkommen|Eintreten}, {durchatmen|und es glänzt}",
        "{Saubere Ecken|Klare Fenster}, {klare Absprachen|klarer Kopf}",
        "{Staub|Flecken}: {unsere Sache|erledigt}",
      ],
      truths: [
        "{Sauber riecht nach nichts|Guter Duft ersetzt kein Putzen}, {man merkt es am Griff|frische Luft ist das beste Zeichen}.",
        "{Wer einen Schlüssel hat, braucht Vertrauen|Vertrauen zählt mehr als Glanz}, {darum gelten klare Regeln|deshalb sollten Sie wissen, wer kommt}.",
        "{Das richtige Tuch kann mehr als die scharfe Flasche|Wasser, Zeit und ein Tuch schaffen das meiste}, {das schont die Flächen|und die Hände danken es}.",
        "{Schmutz hat Gewohnheiten|Er kommt immer an denselben Stellen}, {darum beginnt es mit einem Rundgang|wer sie kennt, braucht weniger}.",
        "Sauberkeit {sieht man an den Kanten|beginnt in den Ecken}, {in der Mitte ist es immer leicht|darum fängt man dort an}.",
        "Ein fester Ablauf {spart Zeit und Worte|macht den Unterschied}, {jeder weiß dann, was wann dran ist|und nichts wird zweimal gemacht}.",
      ],
      offers: [
        [
          "house",
          "Wohnung und Haus",
          "{Küche, Bad, Böden, Staub|Regelmäßig oder einmal gründlich}: {sagen Sie, was wichtig ist und was niemand anfassen soll|die Liste bestimmen Sie}.",
          "Zu Hause {richten wir uns nach Ihrer Liste|arbeiten wir Raum für Raum}, {lassen liegen, was liegen bleiben soll|und fragen, bevor etwas verrückt wird}.",
        ],
        [
          "building",
          "Büro und Praxis",
          "{Vor der Öffnung oder danach|Schreibtische, Küche, Sanitär}: {nennen Sie Zeiten und Räume|ein Plan pro Raum schafft Klarheit}.",
          "In Büro und Praxis {kommen wir, wenn niemand gestört wird|gilt ein Plan für jeden Raum}, {auf Wunsch früh oder spät|so weiß jeder, was wann sauber ist}.",
        ],
        [
          "sparkles",
          "Grundreinigung",
          "{Nach Umzug, Umbau oder langer Pause|Bis hinter den Kühlschrank}: {Fotos helfen bei der Zeit|sagen Sie, woraus die Flächen sind}.",
          "Bei einer Grundreinigung {nehmen wir uns auch vor, was sonst verdeckt ist|geht es in Ecken und Fugen}, {vorher sagen wir, wie lange es dauert|das lohnt sich vor Einzug und nach Umbau}.",
        ],
        [
          "shirt",
          "Wäsche und Textilien",
          "{Flecken zeigen, Taschen leeren|Waschen, bügeln, ausbessern}: {nennen Sie den Tag, an dem Sie es brauchen|je frischer der Fleck, desto besser}.",
          "Textilien {prüfen wir zuerst auf Etikett und Fleck|behandeln wir nach Stoff}, {denn nicht alles verträgt Wasser|und sagen, wenn ein Fleck bleiben wird}.",
        ],
        [
          "droplets",
          "Fenster und Glas",
          "{Rahmen, Falz und Scheibe|Innen, außen, bis in die Ecken}: {sagen Sie, wie hoch und wie viele|trübes Licht ist bestes Putzwetter}.",
          "Fenster {putzen wir mit Rahmen und Falz|werden streifenfrei}, {auch dort, wo man selbst nicht hinkommt|wenn Sie die Bänke vorher frei räumen}.",
        ],
        [
          "building",
          "Treppenhäuser",
          "{Stufen, Geländer, Briefkästen|Wo alle gehen und keiner putzt}: {ein fester Tag für das ganze Haus|nennen Sie Etagen und Boden}.",
          "Im Treppenhaus {zählt der feste Tag|sieht man jede ausgelassene Woche}, {darum steht im Plan, wer was wann reinigt|Eigentümer und Mieter wissen dann Bescheid}.",
        ],
      ],
      process: [
        [
          "Räume nennen",
          "{Größe, Böden, Tiere, wie oft|Ein kurzer Rundgang oder Fotos}: {dann folgen Stunden und Preis|auch Empfindliches erwähnen}.",
          "Sie {nennen uns Räume und Größe|zeigen, worum es geht}, wir {schätzen die Stunden|fragen nach Böden und Tieren} und {nennen einen Preis|machen ein Angebot}.",
        ],
        [
          "Das erste Mal",
          "{Es dauert länger als später|Am besten sind Sie kurz dabei}; {Sie zeigen, wir notieren|danach läuft es}.",
          "Beim ersten Termin {gehen wir gemeinsam durch die Räume|lernen wir die Räume kennen}, {schreiben auf, was wichtig ist|und Sie sagen, was tabu ist}.",
        ],
        [
          "Regelmäßig",
          "{Gleicher Tag, gleiche Liste|Im festen Takt}; {ein Zettel genügt, wenn etwas fehlt|Änderungen jederzeit}.",
          "Danach {kommen wir im vereinbarten Takt|läuft es nach Plan}, {und was sich ändert, besprechen wir kurz|ein Anruf genügt für Änderungen}.",
        ],
      ],
      questions: [
        [
          "{Muss ich da sein|Was ist mit dem Schlüssel|Ich bin tagsüber unterwegs, geht das}?",
          "{Beim ersten Mal am besten ja, später nicht mehr|Viele sind dann bei der Arbeit}. {Schlüssel nur gegen Unterschrift|Ohne Adresse am Anhänger}.",
          "{Viele geben uns nach den ersten Terminen einen Schlüssel|Da sein müssen Sie nur am Anfang}, {er wird quittiert und ohne Namen aufbewahrt|für später finden wir eine Regelung}.",
        ],
        [
          "{Wer bringt die Mittel mit|Was muss da sein|Was muss ich bereitstellen}?",
          "{Das wird vorher vereinbart|Sagen Sie, was schon da ist}. {Bei Allergien bitte sagen|Oft reichen milde Mittel}.",
          "{Wir können alles mitbringen oder Ihre Mittel nehmen|Das halten Sie, wie Sie möchten}, {sagen Sie uns, wenn Sie einen Geruch nicht vertragen|Eimer und Strom sollten da sein}.",
        ],
        [
          "{Was, wenn etwas kaputtgeht|Wer haftet|Es ist etwas zu Bruch gegangen, was nun}?",
          "{Sagen Sie es am selben Tag|Gleich melden}. {Fragen Sie vorab nach der Haftung|Lassen Sie sich die Haftung schriftlich geben}.",
          "{Kleine Missgeschicke melden wir selbst|Sprechen Sie uns sofort an}, {dann klären wir den Schaden gemeinsam|wie das versichert ist, erklären wir vor dem ersten Termin}.",
        ],
        [
          "{Wie viele Stunden brauche ich|Wie oft ist sinnvoll|Welcher Rhythmus passt zu uns}?",
          "{Das zeigt der erste Besuch|Größe und Ordnung entscheiden}. {Jede oder jede zweite Woche passt vielen|Später lässt es sich ändern}.",
          "{Nach einem Rundgang wissen wir es genauer|Das hängt von Fläche und Alltag ab}, {die meisten fangen mit einem Termin alle zwei Wochen an|mehr oder weniger geht später auch}.",
        ],
        [
          "{Kommt immer dieselbe Person|Wer kommt zu mir|Habe ich eine feste Kraft}?",
          "{Möglichst, denn Vertrautes geht schneller|Fragen Sie beim ersten Gespräch}. {Bei Urlaub und Krankheit wird vorher Bescheid gesagt|Eine Liste hilft auch der Vertretung}.",
          "{Wir planen so, dass Sie die Gesichter kennen|In der Regel bleibt es bei einer Person}, {fällt sie aus, sagen wir vorher Bescheid|ihre Vertretung bekommt dieselbe Liste}.",
        ],
        [
          "{Muss ich vorher aufräumen|Was soll ich vorbereiten|Wie bereite ich den Termin vor}?",
          "{Boden frei, Papiere weg|Nur, was niemand anfassen soll}. {Schlüssel und Alarm besprechen wir|Haustiere haben ein Zimmer}.",
          "{Putzen müssen Sie vorher nicht|Herumliegendes kostet nur Zeit}, {freie Flächen helfen uns am meisten|Wertvolles räumen Sie bitte weg}.",
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
      "Recht und Verträge",
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
        "Wer {früh fragt|nichts unterschreibt, was er nicht versteht}, {hat mehr Möglichkeiten|bleibt freier}, {und zahlt am Ende oft weniger|so einfach ist das meistens}.",
        "Ein klarer Brief {wirkt oft mehr als ein lauter|bringt vieles in Bewegung}, {deshalb feilen wir an jedem Satz|drohen muss man dafür nicht}.",
      ],
      offers: [
        [
          "file-text",
          "Vertragsprüfung",
          "{Vor der Unterschrift ist es am günstigsten|Lesen lassen, bevor es gilt}: {markieren Sie, was unklar ist|schicken Sie den Entwurf}.",
          "Wir {lesen den Vertrag mit Ihnen|prüfen, was wirklich darin steht}, {markieren, was riskant ist|übersetzen ihn in klare Worte}, und {schlagen bessere Sätze vor|sagen, worüber sich verhandeln lässt}.",
        ],
        [
          "scale",
          "Hilfe im Streitfall",
          "{Wer, was, seit wann, welche Belege|Sammeln Sie Schreiben und Daten}: {dann hören Sie Chancen und Risiken|danach lässt sich der Weg wählen}.",
          "Im Streit {sortieren wir zuerst die Fakten|zählt, was sich belegen lässt}, {danach wissen Sie, was ein Weg bringt und kostet|dann wählen Sie, wie weit Sie gehen}.",
        ],
        [
          "users",
          "Familienrecht und Erbe",
          "{Trennung, Vorsorge, Testament|Wenn sich eine Familie neu ordnet}: {was man vereinbart, muss man nicht erstreiten|regeln Sie es, solange Ruhe ist}.",
          "Wenn es um {Trennung oder Nachlass|die Familie} geht, {suchen wir eine Lösung, die auch später hält|ist eine ruhige Regelung meist mehr wert als ein Sieg}.",
        ],
        [
          "building-complex",
          "Recht für Unternehmen",
          "{Gründen, beteiligen, übergeben|Von der Satzung bis zur Mahnung}: {klare Verträge erhalten Freundschaften|fragen Sie vor dem ersten Auftrag}.",
          "Unternehmen {begleiten wir von der Gründung bis zur Übergabe|brauchen Verträge, die im Alltag tragen}, {wir sagen früh, wo es eng wird|lieber kurz gefragt als lang gestritten}.",
        ],
        [
          "briefcase",
          "Arbeitsrecht",
          "{Abmahnung, Kündigung, Zeugnis|Wenn es am Arbeitsplatz ernst wird}: {die Fristen sind kurz|bringen Sie Vertrag und Schreiben mit}.",
          "Bei {einer Kündigung|Ärger mit dem Arbeitgeber} {zählt jeder Tag|gilt eine kurze Frist}, {melden Sie sich deshalb, bevor Sie etwas unterschreiben|darum prüfen wir zuerst das Datum}.",
        ],
        [
          "handshake",
          "Einigung ohne Gericht",
          "{Reden, schreiben, einigen|Ein Vergleich ist oft die halbe Zeit}: {wir sagen, was Sie dafür aufgeben|Sie hören, was für und was gegen ihn spricht}.",
          "{Ein Gespräch am Tisch|Eine Einigung} {kostet oft weniger als ein Urteil|lässt beide das Gesicht wahren}, {wir verhandeln für Sie|und wir sagen, wann sich das nicht lohnt}.",
        ],
      ],
      process: [
        [
          "Anfragen",
          "{Gegner, Thema, Frist|Wer gegen wen und bis wann}: {Eiliges bitte am Telefon|wir prüfen, ob wir tätig werden dürfen}.",
          "Sie {schildern uns den Fall|schreiben, wer beteiligt ist}, und wir {prüfen, ob wir Sie vertreten dürfen|sehen zuerst nach den Fristen}.",
        ],
        [
          "Erstgespräch",
          "{Unterlagen auf den Tisch|Sie erzählen, wir ordnen}; {Sie hören Chancen und Kosten|danach entscheiden Sie}.",
          "Im ersten Gespräch {hören wir zu und sortieren|gehen wir die Papiere durch}, {am Ende kennen Sie Möglichkeiten und Kosten|und Sie erfahren, was realistisch ist}.",
        ],
        [
          "Handeln",
          "{Schreiben, verhandeln, notfalls klagen|In dieser Reihenfolge}, {Sie sehen jeden Schritt|mit Kopie an Sie}.",
          "Erst {wenn Sie den Auftrag geben,|nach Ihrer Zusage} {werden wir tätig|schreiben wir der Gegenseite}, und {jede Antwort geht auch an Sie|über jeden Schritt entscheiden Sie mit}.",
        ],
      ],
      questions: [
        [
          "{Was kostet ein erstes Gespräch|Wie werden Gebühren berechnet|Was muss ich am Anfang bezahlen}?",
          "{Fragen Sie vorher, das ist üblich|Nach Gesetz, Stunde oder Vereinbarung}. {Eine Rechtsschutzversicherung kann zahlen|Lassen Sie es sich schriftlich geben}.",
          "{Die Kosten des ersten Gesprächs nennen wir vorab|Was es kostet, hören Sie vor dem Termin}, {danach entscheiden Sie, ob wir weitermachen|und ob eine Versicherung eintritt, fragen wir gern an}.",
        ],
        [
          "{Was soll ich mitbringen|Welche Unterlagen brauchen Sie|Welche Schriftstücke helfen weiter}?",
          "{Briefe mit Umschlag, Verträge, Daten|Alles mit einem Datum}. {Eine Seite mit dem Ablauf hilft|Schreiben Sie auf, was Sie erreichen wollen}.",
          "{Bringen Sie alles mit, was schriftlich vorliegt|Lieber ein Blatt zu viel}, {sortieren müssen Sie es nicht|nach Datum geordnet geht es schneller}.",
        ],
        [
          "{Die Frist läuft bald ab, was nun|Ist es schon zu spät|Der Stichtag ist nah, was soll ich tun}?",
          "{Rufen Sie heute an|Bitte nicht schreiben, anrufen}. {Manche Frist lässt sich mit wenigen Zeilen wahren|Versäumte Fristen kommen selten zurück}.",
          "{Melden Sie sich noch heute telefonisch|Jeder Tag kann zählen}, {das Datum auf dem Umschlag ist dabei wichtig|oft lässt sich zunächst die Frist sichern}.",
        ],
        [
          "{Habe ich gute Chancen|Werde ich gewinnen|Wie stehen meine Aussichten}?",
          "{Das kann niemand versprechen|Ehrlich beantworten lässt es sich erst nach den Unterlagen}. {Beweise zählen mehr als Recht haben|Manchmal ist ein Vergleich der bessere Sieg}.",
          "{Eine ehrliche Einschätzung bekommen Sie nach dem Lesen|Garantien gibt es vor Gericht nicht}, {und wir sagen auch, wenn wir abraten|wohl aber Erfahrung mit ähnlichen Fragen}.",
        ],
        [
          "{Wie lange dauert so etwas|Wann weiß ich mehr|Mit welcher Dauer ist zu rechnen}?",
          "{Ein Brief Tage, ein Verfahren Monate|Das hängt von Gericht und Gegner ab}. {Sie hören von jedem Schritt|Fragen Sie ruhig nach dem Stand}.",
          "{Ohne Gericht geht es meist in Wochen|Das Tempo bestimmen auch Gericht und Gegenseite}, {wir melden uns, sobald es Neues gibt|Zwischenstände bekommen Sie unaufgefordert}.",
        ],
        [
          "{Geht das auch schriftlich|Muss ich persönlich kommen|Kann das meiste aus der Ferne laufen}?",
          "{Vieles geht per Post und Telefon|Für manche Schritte verlangt es das Gesetz}. {Wir sagen, wofür|Dann genügt ein Termin}.",
          "{Das meiste lässt sich am Telefon und per Post klären|Unterlagen können Sie schicken}, {nur für manche Unterschrift müssen Sie kommen|ein Treffen schadet am Anfang trotzdem nicht}.",
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
        "Ein Haus {verkauft sich über Vertrauen|hat mehr Seiten als jedes Inserat}, {darum sagen wir auch, was fehlt|das meiste zeigt erst ein Rundgang}.",
        "Der richtige Käufer {stellt die schwierigen Fragen|kommt selten zuerst}, {gute Unterlagen beantworten sie|Geduld gehört zum Preis}.",
      ],
      offers: [
        [
          "house",
          "Kauf und Verkauf",
          "{Wert, Zeitpunkt, Unterlagen|Erst der Rundgang, dann der Preis}: {sagen Sie, bis wann und warum|fragen Sie, wie die Zahl zustande kommt}.",
          "Ob {Kauf oder Verkauf|Sie suchen oder abgeben}, {wir sehen uns das Objekt zuerst an und begründen jede Zahl|am Anfang steht ein Rundgang, danach sagen wir, was es wert sein dürfte}.",
        ],
        [
          "key",
          "Vermietung",
          "{Wer passt ins Haus|Unterlagen und ein offenes Gespräch}: {Übergabe mit Protokoll|sagen Sie, was Ihnen wichtig ist}.",
          "Bei der Vermietung {prüfen wir Unterlagen und sprechen mit den Leuten|suchen wir jemanden, der bleibt}, {die Auswahl treffen Sie|zur Übergabe wird alles notiert}.",
        ],
        [
          "building",
          "Verwaltung",
          "{Abrechnung, Versammlung, Handwerker|Eine Nummer für alle Fragen}: {Zahlen, die man nachlesen kann|für Eigentümer, die woanders wohnen}.",
          "In der Verwaltung {kümmern wir uns um Abrechnung, Post und Reparaturen|haben Eigentümer eine feste Ansprechperson}, {und legen offen, was es gekostet hat|auch aus der Ferne}.",
        ],
        [
          "laptop",
          "Büros und Tagungsräume",
          "{Ein Tisch, ein Raum, eine Adresse|Tageweise oder länger}: {probieren Sie einen Tag|hören Sie, wie laut es ist}.",
          "{Arbeitsplätze und Räume|Büro, Besprechung, Lager}: {sehen Sie sich alles zur üblichen Arbeitszeit an|mieten Sie, was Sie wirklich brauchen}, {dann wissen Sie, wie es sich arbeitet|die Bedingungen lesen Sie vorher}.",
        ],
        [
          "camera",
          "Gute Bilder und Pläne",
          "{Licht, Ordnung, ehrliche Bilder|Ein Plan, der stimmt}: {so kommen weniger, aber die Richtigen|Mängel stehen dabei}.",
          "Bilder {zeigen die Räume, wie sie sind|entstehen bei gutem Licht}, {damit niemand umsonst anreist|ein Grundriss gehört immer dazu}.",
        ],
        [
          "scale",
          "Wertermittlung",
          "{Lage, Zustand, was nebenan verkauft wurde|Drei Zahlen statt einer}: {mit Begründung|vor Erbe, Kauf und Trennung}.",
          "Für eine Wertermittlung {vergleichen wir Lage, Zustand und Verkäufe in der Nähe|nehmen wir uns Zeit vor Ort}, {und erklären, wie die Spanne entsteht|geschönt wird nichts}.",
        ],
      ],
      process: [
        [
          "Rundgang",
          "{Räume, Papiere, Pläne|Zeigen Sie auch Keller und Dach}: {dann folgt eine Einschätzung|Fragen zuerst}.",
          "Wir {sehen uns alles an|gehen durch jedes Zimmer}, {fragen nach Alter, Umbauten und Papieren|hören, was Sie vorhaben}, und {geben eine erste Einschätzung|sagen, was noch fehlt}.",
        ],
        [
          "Vorbereiten",
          "{Ordnen, fotografieren, beschreiben|Unterlagen zusammentragen}; {Mängel werden genannt|ehrlich und vollständig}.",
          "Danach {stellen wir die Unterlagen zusammen|bereiten wir eine Mappe vor}, {machen Bilder|beschreiben das Objekt} und {nennen auch, was nicht perfekt ist|stimmen jeden Satz mit Ihnen ab}.",
        ],
        [
          "Abschließen",
          "{Entwurf lesen, Termin, Übergabe|Vertrag und Schlüssel}, {mit Zählerständen|nichts in Eile}.",
          "Ist {die Entscheidung gefallen|man sich einig}, {begleiten wir Sie bis zur Schlüsselübergabe|lesen alle den Entwurf in Ruhe}, {mit Protokoll und Zählerstand|danach wird unterschrieben}.",
        ],
      ],
      questions: [
        [
          "{Was kostet die Vermittlung|Wer zahlt die Provision|Welche Kosten kommen auf mich zu}?",
          "{Das regeln Gesetz und Vertrag|Es kommt auf den Auftrag an}. {Lassen Sie es sich vorher schriftlich geben|Fragen Sie, was enthalten ist}.",
          "{Das steht im Auftrag, bevor wir anfangen|Die Höhe nennen wir beim ersten Gespräch}, {wer welchen Teil trägt, hängt vom Fall ab|lesen Sie den Vertrag in Ruhe}.",
        ],
        [
          "{Was ist meine Immobilie wert|Stimmen Schätzungen im Internet|Welcher Preis ist realistisch}?",
          "{Sie sind ein erster Anhalt|Portale sehen Ihre Küche nicht}. {Ein Besuch macht die Zahl fester|Lage, Zustand und Papiere zählen}.",
          "{Rechner im Netz kennen weder Zustand noch Nachbarschaft|Eine Spanne nennen wir nach dem Rundgang}, {darum lohnt der Blick vor Ort|wir zeigen, womit wir verglichen haben}.",
        ],
        [
          "{Welche Unterlagen brauche ich|Was will die Bank sehen|Was muss ich zusammensuchen}?",
          "{Grundbuch, Pläne, Energieausweis|Bei Wohnungen auch Protokolle}. {Ämter brauchen Wochen|Bestellen Sie Fehlendes früh}.",
          "{Eine Liste bekommen Sie gleich zu Beginn|Das hängt davon ab, ob Haus oder Wohnung}, {was fehlt, lässt sich bei Ämtern anfordern|einiges liegt beim Verwalter}.",
        ],
        [
          "{Wie lange dauert es|Wann können wir einziehen|Mit welcher Zeit sollte ich rechnen}?",
          "{Rechnen Sie in Monaten|Preis und Papiere bestimmen das Tempo}. {Vollständige Unterlagen sparen die meiste Zeit|Nennen Sie uns Ihren Termin}.",
          "{Zwischen Entschluss und Schlüssel liegen meist Monate|Das hängt von Nachfrage und Bank ab}, {mit kompletten Papieren geht es schneller|Ihren Wunschtermin planen wir ein}.",
        ],
        [
          "{Muss ich bei Besichtigungen dabei sein|Wer zeigt die Räume|Wer führt durch das Haus}?",
          "{Besser nicht, Gäste fragen dann freier|Das richtet sich nach Ihnen}. {Sie hören danach, was gesagt wurde|Schlüssel gegen Unterschrift}.",
          "{Wir führen die Besichtigungen, wenn Sie möchten|Das entscheiden Sie}, {danach berichten wir Ihnen|manche zeigen ihr Haus auch gern selbst}.",
        ],
        [
          "{Muss ich renovieren|Lohnt es sich, vorher etwas zu machen|Was sollte ich vor dem Anbieten noch tun}?",
          "{Selten im Großen|Putzen, streichen, Lampen}. {Alles andere sieht jeder anders|Wir sagen, was sich rechnet}.",
          "{Oft reichen Ordnung und frische Farbe|Große Arbeiten zahlen sich selten aus}, {vor einem Auftrag fragen Sie uns lieber|wir sagen, worauf Interessenten achten}.",
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
      ],
      events: ["Probestunde", "Tag der offenen Tür", "Ferienkurs"],
      actions: { signups: ["Platz anfragen", "Anmelden"], bookings: ["Probestunde vereinbaren"] },
    },
  ),
  childcare: familyWording(
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
        "{Ein Werkzeug soll sich der Arbeit anpassen|Gute Software fragt zuerst, wie Sie arbeiten}, {darum beginnen wir bei Ihrem Alltag|der Bildschirm kommt zuletzt}.",
        "{Daten brauchen einen Weg hinein und einen hinaus|Fragen Sie nach dem Export, bevor Sie einsteigen}, {das ist eine Form von Ehrlichkeit|gehen können gehört dazu}.",
        "{Eine Sicherung, die nie geprüft wurde, ist nur eine Hoffnung|Alle haben ein Backup, bis sie es brauchen}, {also an einem ruhigen Tag testen|holen Sie heute eine Datei zurück}.",
        "{Gute Technik fällt nicht auf|Am besten merkt man sie nicht}: {deshalb lassen wir weg|jeder Klick muss sich lohnen}.",
        "Der beste Klick {ist der, den man sich spart|ist der überflüssige, den wir streichen}, {darum fragen wir nach jedem Schritt|genau dort fangen wir an}.",
        "Technik {altert, gute Gewohnheiten bleiben|löst selten ein Problem, das niemand benennt}, {deshalb reden wir zuerst über die Arbeit|darum schreiben wir alles auf}.",
      ],
      offers: [
        [
          "layout-dashboard",
          "Überblick",
          "{Was ist offen, bei wem, bis wann|Ein Ort statt vieler Listen}: {für die, die die Arbeit tun|morgens öffnen und wissen, womit es beginnt}.",
          "Auf einer Übersicht {steht, was heute zu tun ist|sieht jeder, was offen ist}, {statt in fünf Listen und zwanzig Mails|und niemand muss nachfragen}.",
        ],
        [
          "workflow",
          "Automatische Abläufe",
          "{Erinnern, kopieren, ablegen|Immer dieselben Schritte}: {beschreiben Sie, was am meisten nervt|einmal aufschreiben, dann laufen lassen}.",
          "Abläufe, die {sich jeden Tag wiederholen|Zeit fressen}, {lassen sich oft automatisieren|übernimmt die Technik}, {wir beginnen mit dem Lästigsten|mit einer Kontrolle durch Menschen}.",
        ],
        [
          "shield",
          "Sicherheit",
          "{Rechte, Sicherung, zweiter Faktor|Wer darf was sehen}: {lassen Sie es sich schriftlich geben|beginnen Sie mit den Konten}.",
          "Bei der Sicherheit {fangen wir mit Zugängen und Sicherungen an und prüfen, ob sie im Ernstfall halten|geht es um einfache Regeln, die jeder im Team versteht}.",
        ],
        [
          "life-buoy",
          "Hilfe",
          "{Was steht auf dem Schirm, seit wann|Ein Foto der Meldung hilft}: {Dringendes zuerst|nichts löschen, erst anrufen}.",
          "Wenn {etwas klemmt|nichts mehr geht}, {melden Sie sich mit Bild und Uhrzeit|sagen Sie, wie viele betroffen sind}, {dann ordnen wir es ein|wir sagen, was Sie bis dahin tun können}.",
        ],
        [
          "plug",
          "Anbindung an Ihre Programme",
          "{An das, was Sie schon nutzen|Kalender, Kasse, Lager}: {wir sagen, was passt und was nicht|Daten wandern geprüft}.",
          "Ihre Programme {sollen miteinander sprechen|bleiben, wo sie gut sind}, {wir prüfen, welche Schnittstellen es gibt|doppeltes Eintippen fällt dann weg}.",
        ],
        [
          "graduation-cap",
          "Schulung",
          "{In kleinen Runden, am eigenen Gerät|Damit das Neue nicht liegen bleibt}: {mit Ihren Beispielen|Fragen sammeln wir vorher}.",
          "In der Schulung {arbeiten alle an ihren eigenen Aufgaben|geht es um den echten Alltag}, {danach klappt es auch ohne uns|Fragen kommen vor Folien}.",
        ],
      ],
      process: [
        [
          "Ansehen",
          "{Mit Ihrem eigenen Beispiel|Zeigen Sie einen Arbeitstag}: {stellen Sie die unbequemen Fragen|Musterdaten sehen immer gut aus}.",
          "Zuerst {sehen wir Ihnen bei der Arbeit zu|zeigen Sie uns einen echten Fall}, {dann sprechen wir über Lösungen|und wir sagen, ob wir helfen können}.",
        ],
        [
          "Klein anfangen",
          "{Ein Team, eine Aufgabe|In kurzen Etappen}; {notieren, was fehlt|dann entscheiden}.",
          "Wir {beginnen mit einer kleinen Gruppe|setzen einen ersten Teil um}, {sammeln, was stört|lassen alles im Alltag prüfen} und {bessern nach|entscheiden gemeinsam, ob es weitergeht}.",
        ],
        [
          "Umstellen",
          "{Daten, Rechte, Einweisung|Alt und neu eine Weile nebeneinander}, {dann abschalten|mit einem festen Tag}.",
          "Ist {alles geprüft|die Probe bestanden}, {ziehen die Daten um|schulen wir das Team}, {und das Alte bleibt noch eine Weile lesbar|mit einem Plan für den Rückweg}.",
        ],
      ],
      questions: [
        [
          "{Wo liegen meine Daten|Wer kann sie sehen|Wie gehen Sie mit unseren Daten um}?",
          "{Fragen Sie nach Ort, Anbieter und Vertrag|Das steht im Vertrag zur Datenverarbeitung}. {Rechte nach Rolle sind das Mindeste|Lesen Sie die Datenschutzseite}.",
          "{Den Ort der Daten nennen wir schriftlich|Sie bekommen es im Vertrag zu lesen}, {ebenso, wer darauf zugreifen darf|und Ihre Datenschutzleute dürfen nachfragen}.",
        ],
        [
          "{Was kostet es|Wie wird abgerechnet|Mit welchen Kosten müssen wir rechnen}?",
          "{Nach Umfang, Personen oder Zeit|Rechnen Sie ein Jahr mit Ihrer echten Zahl}. {Fragen Sie nach Kündigung und Extras|Ein Preis in Etappen schützt}.",
          "{Vor dem Start bekommen Sie eine Rechnung für ein ganzes Jahr|Das hängt von Umfang und Nutzern ab}, {auch mit den Kosten, die später kommen können|so lassen sich Angebote vergleichen}.",
        ],
        [
          "{Wie lange dauert die Einführung|Ist es schwer zu lernen|Wie schnell findet man sich zurecht}?",
          "{Ein erster Blick dauert kurz, Gewohnheit Wochen|Die erste Aufgabe sollte schnell gelingen}. {Nehmen Sie die Skeptiker mit|Ein kleiner Kreis beginnt}.",
          "{Die ersten Handgriffe sitzen meist bald|Planen Sie ein paar Wochen zum Umgewöhnen ein}, {wir begleiten den Anfang|eine feste Ansprechperson im Team hilft}.",
        ],
        [
          "{Funktioniert es mit dem, was wir haben|Gibt es Schnittstellen|Verträgt es sich mit unseren Programmen}?",
          "{Nennen Sie die Programme, die bleiben|Schicken Sie eine Liste}. {Fertig oder erst zu bauen ist ein großer Unterschied|Manches passt sofort, anderes braucht Arbeit}.",
          "{Das prüfen wir, bevor Sie unterschreiben|Schreiben Sie uns, womit Sie heute arbeiten}, {dann wissen Sie, was sofort geht und was nicht|und welche Verbindung erst gebaut werden muss}.",
        ],
        [
          "{Kann ich es vorher ausprobieren|Gibt es eine Vorführung|Wie lernen wir es vor dem Kauf kennen}?",
          "{Mit Ihren eigenen Beispielen am besten|Eine kurze Runde, ohne Folien}. {Fragen Sie nach dem, was nicht geht|Danach entscheiden Sie in Ruhe}.",
          "{Am besten mit einem Fall aus Ihrem Alltag|Wir zeigen es Ihnen gern}, {so sehen Sie auch die Grenzen|bringen Sie die kritischste Person mit}.",
        ],
        [
          "{Was, wenn wir wieder wechseln|Komme ich an meine Daten|Wie kommen wir notfalls wieder heraus}?",
          "{Sie gehören Ihnen|Als Datei, vollständig}. {Testen Sie den Weg hinaus zuerst|Das steht im Vertrag}.",
          "{Ihre Daten bekommen Sie in einem lesbaren Format zurück|Darüber sprechen wir am Anfang, nicht am Ende}, {Fristen und Ablauf stehen im Vertrag|niemand soll bleiben, weil er muss}.",
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
        "{Die Antwort ist oft schon im Haus|Die Leute an der Sache wissen viel}, {man muss nur fragen|darum beginnt Rat mit Zuhören}.",
        "{Eine gute Idee verträgt Fragen|Was man nicht erklären kann, wirkt nicht}, {darum zeigen wir den Weg mit|darum reden wir vor dem Zeichnen}.",
        "Ein guter Satz {spart drei Seiten|macht den zweiten überflüssig}, {deshalb streichen wir gern|daran arbeiten wir am längsten}.",
        "Gestaltung {fällt auf, wenn sie fehlt|soll helfen und nicht glänzen}, {sonst nimmt man sie für selbstverständlich|dann bleibt sie lange frisch}.",
      ],
      offers: [
        [
          "target",
          "Strategie",
          "{Wer, was, warum, wo|Ein Plan auf einer Seite}: {die unbequeme Frage zuerst|wir sprechen auch mit Ihren Kunden}.",
          "Eine Strategie {klärt zuerst, für wen etwas gut ist|beginnt mit Zuhören}, {erst danach reden wir über Mittel und Wege|und passt am Ende auf eine Seite}.",
        ],
        [
          "pen-tool",
          "Gestaltung",
          "{Zeichen, Schrift, Farbe, Seite|Ein Gesicht, das hält}: {sagen Sie, wo man Sie zuerst sieht|Worte kommen vor Bildern}.",
          "Gestaltung {soll man wiedererkennen|ordnet, was Sie sagen wollen}, {auf dem Schild wie auf dem Telefon|wir probieren sie dort aus, wo man sie sieht}.",
        ],
        [
          "message-circle",
          "Text und Kommunikation",
          "{Texte, Kanäle, Anzeigen|In Ihrer Stimme, ohne Nebel}: {Sie erzählen, wir schreiben|wenig und gut statt täglich Lärm}.",
          "Wir {schreiben so, wie Ihre Leute sprechen|finden Worte, die man versteht}, {und streichen, was keiner liest|auf allen Wegen, die zu Ihnen passen}.",
        ],
        [
          "settings",
          "Herstellung und Umsetzung",
          "{Daten, Muster, Termin|Vom Entwurf zum fertigen Stück}: {ein Muster sagt die Wahrheit|nennen Sie Menge und Datum}.",
          "Vom {Entwurf|ersten Muster} bis {zum fertigen Stück|zur Auslieferung} {behalten wir Termine und Qualität im Blick|sprechen wir mit Druck und Technik}, {Sie geben frei, bevor es teuer wird|damit nichts zweimal gemacht wird}.",
        ],
        [
          "search",
          "Bestandsaufnahme",
          "{Was Sie schon haben, mit frischen Augen|Alles an eine Wand}: {was bleibt, was geht, was fehlt|oft ist mehr da, als man denkt}.",
          "Wir {sehen uns an, was es schon gibt|legen alles nebeneinander}, {und sagen offen, was wirkt und was nicht|damit Gutes bleiben darf}.",
        ],
        [
          "users",
          "Workshops mit Ihrem Team",
          "{An einem Tisch, mit Stiften|Ihre Leute wissen das meiste}: {wir fragen und ordnen|am Ende steht ein Plan}.",
          "In einem Workshop {sitzen die richtigen Leute am Tisch|kommt zusammen, was verstreut ist}, {wir stellen Fragen und halten fest|und am Abend gibt es Entscheidungen}.",
        ],
      ],
      process: [
        [
          "Fragen",
          "{Ziel, Leute, Frist, Budget|Was soll danach anders sein}: {wir schreiben es auf, Sie korrigieren|ein offenes Wort zum Geld spart Zeit}.",
          "Wir {fragen nach Ziel, Publikum und Grenzen|hören zu, bevor wir vorschlagen}, und {Sie bekommen eine kurze Zusammenfassung|schreiben auf, woran wir Erfolg messen}.",
        ],
        [
          "Entwerfen",
          "{Wenige Richtungen, grob|Skizze vor Feinschliff}; {Sie sagen, woran es Sie erinnert|verwerfen ist billig}.",
          "Sie sehen {wenige Entwürfe, die wir begründen|erste Ideen früh und unfertig}, {damit Ändern leicht bleibt|und sagen, was stimmt und was stört}.",
        ],
        [
          "Umsetzen",
          "{Ausarbeiten, prüfen, übergeben|Ein Weg, gut gemacht}, {mit Dateien und Regeln|so dass Sie weiterarbeiten können}.",
          "Was {freigegeben ist|überzeugt}, {arbeiten wir aus und prüfen es|setzen wir um}, {zum Schluss bekommen Sie alle Dateien|mit einer kurzen Anleitung}.",
        ],
      ],
      questions: [
        [
          "{Was kostet das|Wie rechnen Sie ab|Mit welchem Betrag sollten wir planen}?",
          "{Nach Aufwand, Etappe oder Festpreis|Umfang und Nutzung bestimmen es}. {Nennen Sie ein Budget|Fragen Sie nach Etappen}.",
          "{Nennen Sie eine Größenordnung, dann rechnen wir zurück|Ein Angebot zeigt jede Etappe mit Preis}, {so bleibt die Summe steuerbar|Überraschungen mögen wir auch nicht}.",
        ],
        [
          "{Wie viele Entwürfe gibt es|Was, wenn uns der Entwurf nicht gefällt|Wie viel Auswahl haben wir}?",
          "{Wenige, dafür durchdachte|Runden werden vorher vereinbart}. {Sagen Sie, warum etwas nicht passt|Kritik mit Grund hilft am meisten}.",
          "{Wir zeigen lieber wenige, die wir vertreten können|Das steht im Angebot}, {nach Ihrer Kritik wird überarbeitet|trifft keiner, reden wir noch einmal über das Ziel}.",
        ],
        [
          "{Wem gehört das Ergebnis|Bekommen wir die offenen Dateien|Was dürfen wir später damit machen}?",
          "{Nutzungsrechte stehen im Angebot|Das wird vorher vereinbart}. {Fragen Sie gleich danach|Offene Daten sind verhandelbar}.",
          "{Das regeln wir vor dem ersten Entwurf|Sie bekommen die Rechte, die Sie brauchen}, {für wie lange und wofür, steht im Angebot|Quelldateien sprechen wir ausdrücklich an}.",
        ],
        [
          "{Versprechen Sie Erfolg|Wann sehen wir Ergebnisse|Woran erkennen wir, dass es wirkt}?",
          "{Versprechen kann man Arbeit und Termine|Niemand Ehrliches verspricht einen Rang}. {Vieles braucht eine Saison|Gemessen wird, was Geschäft bringt}.",
          "{Zusagen können wir Sorgfalt, nicht den Markt|Wir vereinbaren, woran wir Wirkung ablesen}, {und prüfen nach einiger Zeit gemeinsam|dann sieht man, was sich lohnt}.",
        ],
        [
          "{Wie lange dauert ein Projekt|Wann können wir anfangen|Mit welcher Zeit sollten wir rechnen}?",
          "{Kleines Wochen, Großes Monate|Das entscheidet meist, wie schnell Antworten kommen}. {Nennen Sie den festen Tag|Ein Zeitplan steht im Angebot}.",
          "{Das hängt vom Umfang und von Ihren Freigaben ab|Einen Zeitplan bekommen Sie mit dem Angebot}, {eilige Teile ziehen wir vor|nennen Sie uns Messen oder feste Termine}.",
        ],
        [
          "{Arbeiten Sie auch mit kleinen Budgets|Lohnt sich das für uns|Wir sind klein, passt das trotzdem}?",
          "{Sagen Sie die Summe, wir sagen, was geht|Ein Teil, gut gemacht, ist mehr als alles halb}. {Manches können Sie selbst|Manchmal raten wir zu warten}.",
          "{Ja, wenn der Auftrag klein genug geschnitten ist|Wir sagen, was für die Summe sinnvoll ist}, {lieber eine Sache richtig|der Rest kann später folgen}.",
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
      ],
      events: ["Porträttag", "Fotospaziergang", "Ausstellung"],
    },
  ),
  celebration: familyWording(
    [
      "Gastgeberin oder Gastgeber",
      "Gastgeber",
      "Saal",
      "im Saal",
      "in den Saal",
      "Feste und Feiern",
    ],
    ["Angebot", "Feste", "Programm"],
    {
      headlines: [
        "{Tanzen|Feiern}, {essen|lachen}, den Rest {machen wir|planen wir}",
        "Ein {langer Tisch|voller Saal} und {gutes Licht|gute Musik}",
        "{Ihr Tag|Ihr Fest}, unsere {Liste|Uhr}",
      ],
      truths: [
        "{Von einem Fest bleibt die Stimmung|An Servietten erinnert sich niemand}, {darum zählen Empfang und Musik|darum kommt die Gästeliste vor der Deko}.",
        "{Jeder Plan braucht Luft|Ein Ablauf ohne Lücken bricht bei der ersten Rede}, {planen Sie eine Viertelstunde für nichts|Tanten kommen zu spät}.",
        "{Die Gästeliste ist das Budget|Die Zahl der Gäste bestimmt den Rest}, {kürzen Sie dort zuerst|nicht bei der Musik}.",
        "{Niemand erinnert sich an die Servietten|Gäste vergessen Deko, nie den Empfang}: {darum steht jemand an der Tür|dort beginnt das Fest}.",
        "Gute Gastgeber {haben Zeit für ihre Gäste|sitzen selbst am Tisch}, {darum nehmen andere die Uhr in die Hand|die Arbeit passiert im Hintergrund}.",
        "Ein Fest {darf Pausen haben|wächst in den Stunden, die nicht verplant sind}, {dort entstehen die Geschichten|deshalb bleibt im Ablauf Luft}.",
      ],
      offers: [
        [
          "heart",
          "Hochzeiten",
          "{Vom ersten Wunsch bis zum letzten Tanz|Ganz oder nur ein Teil}: {sagen Sie, was Sie selbst machen wollen|bringen Sie Bilder mit}.",
          "Für Ihre Hochzeit {übernehmen wir so viel, wie Sie abgeben möchten|planen wir vom Ja bis zum letzten Lied}, {Sie behalten das letzte Wort|mit einer Liste, die alle kennen}.",
        ],
        [
          "briefcase",
          "Firmenfeste und Tagungen",
          "{Ziel und Zahl zuerst|Ein Abend, zu dem man gern kommt}: {was soll am Montag erzählt werden|Technik und Pausen gehören dazu}.",
          "Firmenfeste {brauchen einen Anlass und einen roten Faden|sollen verbinden}, {wir kümmern uns um Raum, Essen und Technik|damit Ihre Leute einfach Gäste sind}.",
        ],
        [
          "cake",
          "Private Feiern",
          "{Runde Geburtstage, Taufen, Abschiede|Im Garten, in der Scheune, im Saal}: {wie viele, wie alt, wie lange|wer soll neben wem sitzen}.",
          "Private Feiern {dürfen klein und trotzdem besonders sein|planen wir nach Ihren Gästen}, {sagen Sie uns, was Sie selbst machen möchten|vom Kaffee bis zum Tanz}.",
        ],
        [
          "eighth-notes",
          "Musik und Licht",
          "{Lieblingslieder und verbotene Lieder|Warm und nicht zu laut}: {wer soll tanzen|schicken Sie Ihre Liste}.",
          "Musik und Licht {machen aus einem Raum ein Fest|stimmen wir auf den Abend ab}, {leise beim Essen und lauter danach|mit Ihren Wünschen und ohne Peinlichkeiten}.",
        ],
        [
          "utensils",
          "Essen und Trinken",
          "{Lange Tafel oder Häppchen im Stehen|Für Kinder, Tanten, Hungrige um Mitternacht}: {nennen Sie, was nicht auf den Teller darf|probieren Sie vorher}.",
          "Beim Essen {richten wir uns nach Gästen und Jahreszeit|denken wir auch an Kinder und Allergien}, {und sprechen Mengen vorher durch|damit am Ende nichts fehlt}.",
        ],
        [
          "list-checks",
          "Ablaufplanung",
          "{Wer kommt wann, wer hält die Ringe|Eine Seite, die alle haben}: {damit Sie nichts im Kopf behalten|mit Luft für Reden}.",
          "Ein Ablaufplan {sagt jedem, wann was geschieht|nimmt Ihnen die Uhr ab}, {von der Anlieferung bis zum letzten Gast|mit Pausen, die man braucht}.",
        ],
      ],
      process: [
        [
          "Termin prüfen",
          "{Tag, Zahl, Anlass|Gern mit Ausweichtermin}: {Sie hören, was frei ist|und was dazugehört}.",
          "Sie {schreiben Datum und Gästezahl|fragen Ihren Tag an}, und wir {sagen, was frei ist|nennen, was möglich wäre}.",
        ],
        [
          "Planen",
          "{Ansehen, vergleichen, streichen|Ein Ablauf und ein Budget}; {alles schriftlich|mit Plan für Regen}.",
          "Bei {einem Treffen|der Besichtigung} {gehen wir Wünsche und Kosten durch|entsteht der Plan}, {und streichen, was niemand braucht|danach bekommen Sie ein Angebot}.",
        ],
        [
          "Feiern",
          "{Wir achten auf die Uhr|Aufbau, Fest, Abbau}, {Sie auf Ihre Gäste|Sie tanzen}.",
          "Am Tag selbst {bauen wir auf und behalten den Ablauf im Blick|sind wir vor den Gästen da}, {und Sie feiern|bis wieder alles abgebaut ist}.",
        ],
      ],
      questions: [
        [
          "{Wann sollten wir anfragen|Wie früh müssen wir planen|Wann legen wir uns am besten fest}?",
          "{Für den Sommer ein Jahr vorher|Sobald der Tag steht}. {Unter der Woche geht es oft kurzfristig|Winter und Werktage sind leichter}.",
          "{Beliebte Samstage sind früh vergeben|Sobald Sie ungefähr wissen, wann}, {fragen Sie gern auch ohne fertigen Plan|für Werktage reicht oft weniger Vorlauf}.",
        ],
        [
          "{Wie groß muss der Raum sein|Für wie viele Gäste reicht es|Passen alle unsere Gäste hinein}?",
          "{Sitzen, stehen und tanzen sind verschiedene Zahlen|Sagen Sie, wie gefeiert wird}. {Halb leer wirkt kalt|Etwas zu klein ist wärmer}.",
          "{Das hängt davon ab, ob gesessen oder getanzt wird|Am besten sehen Sie es mit eigenen Augen}, {wir stellen Ihnen verschiedene Tischpläne vor|Platz zum Tanzen rechnen wir mit ein}.",
        ],
        [
          "{Wie lange dürfen wir feiern|Wann muss die Musik leiser werden|Bis wann geht das Fest}?",
          "{Nachbarn und Vorschriften bestimmen es|Fragen Sie vor dem Vertrag}. {Später kostet oft mehr|Lassen Sie es sich schriftlich geben}.",
          "{Die Zeiten stehen im Vertrag|Das klären wir vorher mit dem Haus}, {damit niemand mitten im Lied aufhören muss|drinnen geht es meist länger als draußen}.",
        ],
        [
          "{Was ist bei Regen oder Absage|Können wir verschieben|Was gilt, wenn etwas dazwischenkommt}?",
          "{Der Regenplan gehört von Anfang an dazu|Lesen Sie die Bedingungen}. {Früh melden hilft|Ein neuer Termin geht leichter als Geld zurück}.",
          "{Für schlechtes Wetter gibt es einen zweiten Plan|Was bei einer Absage gilt, steht im Vertrag}, {verschieben ist oft möglich, wenn wir es früh wissen|sprechen Sie uns einfach an}.",
        ],
        [
          "{Können wir eigene Musik oder Speisen mitbringen|Dürfen wir selbst dekorieren|Wie viel dürfen wir selbst mitbringen}?",
          "{Vieles geht, manches regelt das Haus|Fragen Sie vor dem Vertrag}. {Wachs und Nägel sind heikel|Sagen Sie, wer aufbaut}.",
          "{Sagen Sie uns, was Sie mitbringen möchten|Eigene Deko ist meist kein Problem}, {dann klären wir, was erlaubt ist|für Musik und Speisen gelten manchmal Regeln}.",
        ],
        [
          "{Gibt es vorher eine Besichtigung|Können wir probieren|Dürfen wir uns vorher alles ansehen}?",
          "{Kommen Sie zur Stunde, in der Sie feiern|Nach Absprache gern}. {Bringen Sie den mit, der entscheidet|Zum Probieren genügen zwei Gabeln}.",
          "{Vereinbaren Sie einen Termin, dann zeigen wir alles|Kommen Sie gern mit der Familie}, {ein Probeessen planen wir auf Wunsch|am besten zur Uhrzeit Ihrer Feier}.",
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
    ["Gast", "Gäste", "Haus", "im Haus", "ins Haus", "Unterkunft und Erholung"],
    ["Zimmer und Angebot", "Eindrücke", "Anlässe"],
    {
      headlines: [
        "{Ankommen|Tasche abstellen}, {durchatmen|Fenster auf}",
        "{Gut schlafen|Lange frühstücken}, {weit schauen|loslaufen}",
        "Ein {Bett|Schlüssel}, ein {Frühstück|Weg} und {Zeit|nichts geplant}",
      ],
      truths: [
        "{Eine Nacht misst man am Bett und am Frühstück|Ein kleines Zimmer verzeiht man, ein schlechtes Bett nicht}, {Ruhe kommt zuerst|Schlaf ist die Hauptsache}.",
        "{Gastgeber wissen, was auf keiner Karte steht|Der beste Tipp fällt beim Frühstück}, {fragen Sie danach|etwa, welcher Weg nach Regen trocken ist}.",
        "{Wetter gehört zur Reise|Irgendwann regnet es}, {dann zählt, was man drinnen tun kann|und das darf gemütlich sein}.",
        "{Klein darf das Zimmer sein, schlecht die Nacht nicht|Guter Schlaf beginnt beim Kissen}: {darum fragen wir, wie Sie liegen möchten|sagen Sie, ob Sie weich oder fest schlafen}.",
        "Ankommen {ist mehr als ein Schlüssel|beginnt mit einem freundlichen Wort}, {darum nehmen wir uns dafür Zeit|das Gepäck kann warten}.",
        "Die schönsten Tage {haben einen späten Morgen|stehen in keinem Plan}, {dafür lässt ein gutes Haus Raum|wir verraten gern, wo sie anfangen}.",
      ],
      offers: [
        [
          "bed-double",
          "Zimmer",
          "{Allein, zu zweit, mit Kindern|Zum Garten oder zur Straße}: {sagen Sie, wenn Sie leicht schlafen|Hund oder Kinderbett bitte nennen}.",
          "Die Zimmer {sind verschieden wie die Gäste|haben alle ihren eigenen Blick}, {sagen Sie uns, was Ihnen wichtig ist|wir suchen das passende aus}.",
        ],
        [
          "coffee",
          "Essen und Trinken",
          "{Früh für Wanderer, spät für Langschläfer|Brot, Obst, Kaffee}: {was Sie nicht vertragen, schreiben Sie vorher|fragen Sie nach einem Paket für unterwegs}.",
          "Morgens {beginnt der Tag in Ruhe|steht auf dem Tisch, was stärkt}, {Sonderwünsche notieren wir gern vorher|wer früh losmuss, sagt am Abend Bescheid}.",
        ],
        [
          "map",
          "Ausflüge",
          "{Zu Fuß, mit Rad, auf dem Wasser|Wege für Sonne und Regen}: {sagen Sie, wie weit Sie gern gehen|wir zeichnen es auf der Karte ein}.",
          "Für Ausflüge {kennen wir Wege, die nicht in jedem Führer stehen|geben wir gern einen Tipp}, {passend zu Wetter und Beinen|auch für einen halben Tag}.",
        ],
        [
          "users",
          "Gruppen und Anlässe",
          "{Feste, Seminare, Vereine|Ein paar Zimmer oder das ganze Haus}: {Termin, Zahl, Wünsche|früh schreiben lohnt sich}.",
          "Gruppen {bringen wir zusammen unter, so weit es geht|planen am besten früh}, {mit Zeiten für Essen und Programm|schreiben Sie uns, was Sie vorhaben}.",
        ],
        [
          "calendar",
          "Längere Aufenthalte",
          "{Eine Woche, ein Monat, ein Auftrag in der Nähe|Mit Schreibtisch und Schrank}: {fragen Sie nach dem Preis für länger|Wäsche und Post lassen sich regeln}.",
          "Wer länger bleibt, {soll sich einrichten können|bekommt mehr als ein Bett}, {über Preis und Wäsche sprechen wir vorher|mit Ruhe zum Arbeiten}.",
        ],
        [
          "baby",
          "Familienzimmer",
          "{Mehr Betten, kurze Wege|Mit Kinderstuhl und Nachtlicht}: {nennen Sie das Alter|sagen Sie, was Sie mitbringen und was nicht}.",
          "Familien {brauchen Platz und kurze Wege|dürfen bei uns laut ankommen}, {darum fragen wir nach dem Alter der Kinder|was fehlt, lässt sich oft leihen}.",
        ],
      ],
      process: [
        [
          "Anfragen",
          "{Anreise, Abreise, Personen|Ein paar Tage Spielraum helfen}: {Sie hören, was frei ist|mit Preis und Bedingungen}.",
          "Sie {schreiben uns, wann Sie kommen möchten|fragen Ihren Zeitraum an}, und wir {antworten mit freien Zimmern und Preis|sehen nach, was frei ist}.",
        ],
        [
          "Buchen",
          "{Bedingungen lesen, Ankunft nennen|Wünsche jetzt sagen}; {Fragen sind willkommen|alles schriftlich}.",
          "Mit der Buchung {bekommen Sie alles Wichtige schriftlich|halten wir Ihre Wünsche fest}, {Fragen beantworten wir gern vorher|auch Ankunftszeit und Parken}.",
        ],
        [
          "Ankommen",
          "{Schlüssel, Zimmer, kurzer Rundgang|Klingeln, hinsetzen}, {der Rest hat Zeit|und gut schlafen}.",
          "Bei der Ankunft {zeigen wir Ihnen das Haus|bekommen Sie den Schlüssel}, {danach ist Urlaub|und den einen oder anderen Tipp}.",
        ],
      ],
      questions: [
        [
          "{Wann können wir anreisen|Geht eine späte Ankunft|Ab welcher Stunde sind Sie für uns da}?",
          "{Die Zeiten stehen in der Bestätigung|Sagen Sie, wann Sie kommen}. {Später ist meist eine Frage der Absprache|Gepäck findet oft einen Platz}.",
          "{Schreiben Sie uns Ihre ungefähre Ankunft|Wenn es später wird, rufen Sie unterwegs an}, {dann wissen wir, wann wir Sie erwarten|und der Schlüssel findet zu Ihnen}.",
        ],
        [
          "{Können wir stornieren|Was, wenn sich etwas ändert|Unsere Pläne wackeln, was gilt dann}?",
          "{Das hängt von der Buchung ab|Lesen Sie es vorher}. {Verschieben ist oft leichter|Rufen Sie an, es findet sich ein Weg}.",
          "{Welche Fristen gelten, steht in Ihrer Bestätigung|Lesen Sie die Bedingungen, bevor Sie buchen}, {eine Reiseversicherung kann sich lohnen|über einen neuen Termin sprechen wir gern}.",
        ],
        [
          "{Dürfen Hunde mit|Ist es für Kinder geeignet|Wir reisen mit Kind oder Hund, passt das}?",
          "{Fragen Sie vor der Buchung|Nennen Sie Alter oder Größe}. {Nicht jedes Zimmer passt|Dann wählen wir das richtige}.",
          "{Schreiben Sie uns, wer mitreist|Das kommt auf das Zimmer an}, {dann sagen wir, welches sich eignet|auch ob Napf oder Kinderbett bereitstehen}.",
        ],
        [
          "{Ist es barrierefrei|Wie viele Stufen gibt es|Jemand von uns ist nicht gut zu Fuß, geht das}?",
          "{Sagen Sie, was Sie brauchen|Fragen Sie nach Türen und Stufen}. {Sie bekommen eine ehrliche Antwort|Fotos helfen beim Urteil}.",
          "{Beschreiben Sie, was Ihnen den Weg leichter macht|Wir schicken Ihnen Maße und Bilder}, {versprechen nur, was wirklich geht|damit Sie vor der Buchung Bescheid wissen}.",
        ],
        [
          "{Ist es ruhig|Hört man die Straße|Wie still sind die Nächte}?",
          "{Fragen Sie nach hinten oder oben|Alte Häuser erzählen ein wenig}. {Wer leicht schläft, sagt es bei der Buchung|Ohrstöpsel und ein dichter Vorhang helfen}.",
          "{Ganz still ist es selten irgendwo|Es gibt ruhigere und lebhaftere Seiten}, {darum fragen Sie nach einem Zimmer, das dazu passt|sagen Sie uns, wie leicht Sie aufwachen}.",
        ],
        [
          "{Wo können wir parken|Wie kommen wir ohne Auto hin|Wie erreichen wir Sie am besten}?",
          "{Fragen Sie vor der Anreise|Sagen Sie, womit Sie kommen}. {Wir beschreiben den letzten Weg|Gepäck lässt sich oft vorausschicken}.",
          "{Eine Wegbeschreibung bekommen Sie vor der Anreise|Mit dem Zug oder dem Auto, beides beschreiben wir}, {auch das letzte Stück zu Fuß|fragen Sie nach Stellplatz und Abholung}.",
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
        "Ein sauberer Befund {spart mehr als jeder Rabatt|kommt vor dem ersten Teil}, {weil nichts auf Verdacht getauscht wird|raten wird immer teuer}.",
        "Bremsen, Licht und Reifen {dulden keinen Aufschub|sind keine Ansichtssache}, {bei allem anderen lässt sich reden|da sagen wir deutlich, was sein muss}.",
      ],
      offers: [
        [
          "wrench",
          "Reparatur",
          "{Bremse, Kupplung, Elektronik|Es springt nicht an oder raucht}: {sagen Sie, wann es begann|fahren Sie mit uns eine Runde}.",
          "Bei einer Reparatur {suchen wir zuerst den Fehler|wird nichts auf Verdacht getauscht}, {dann hören Sie Preis und Dauer|und Sie entscheiden, bevor es losgeht}.",
        ],
        [
          "calendar-check",
          "Inspektion",
          "{Öl, Filter, Licht|Vor der Prüfung oder der großen Reise}: {Serviceheft mitbringen|fragen, was warten kann}.",
          "Bei der Inspektion {gehen wir den Plan des Herstellers durch|sehen wir nach, was bald fällig ist}, {mit einem Bericht, den man versteht|und trennen Dringendes von Später}.",
        ],
        [
          "circle-dot",
          "Reifen und Pflege",
          "{Wechseln, wuchten, waschen|Wenn das Laub fällt}: {früh Termin machen|Profil und Alter prüfen lassen}.",
          "{Zum Reifenwechsel|Vor dem Winter} {prüfen wir Profil, Alter und Druck|sehen wir auch nach Licht und Bremsen}, {einlagern geht nach Absprache|damit Sie sicher unterwegs sind}.",
        ],
        [
          "car",
          "Kauf und Miete",
          "{Probefahrt auf Ihrer Strecke|Für Alltag, Umzug, Urlaub}: {Kindersitz mitbringen|lesen Sie die Bedingungen}.",
          "Wer ein Auto {sucht|kaufen oder mieten möchte}, {fährt es vorher selbst|sieht alle Papiere}, {bekannte Mängel nennen wir|und fragt, so viel er will}.",
        ],
        [
          "disc-3",
          "Bremsen und Fahrwerk",
          "{Zieht, schlägt, quietscht|Beläge, Scheiben, Federn}: {vor Winter und Urlaub|wir zeigen die Teile}.",
          "Wenn {die Bremse quietscht|das Auto schwimmt}, {warten Sie nicht lange|sehen wir uns das gleich an}, {denn hier geht es um Sicherheit|verschlissene Teile zeigen wir Ihnen}.",
        ],
        [
          "battery-charging",
          "Elektrik und Warnlampen",
          "{Lampe an, nichts geht, es piept|Auslesen, suchen, sagen}: {erst der Fehler, dann der Preis|Fotos helfen}.",
          "Leuchtet {eine Lampe|etwas im Cockpit}, {lesen wir den Speicher aus|sagt der Speicher nur die halbe Wahrheit}, {geprüft wird danach von Hand|erst die Ursache, dann das Teil}.",
        ],
      ],
      process: [
        [
          "Termin",
          "{Marke, Baujahr, Problem|Papiere bereithalten}: {so ist Zeit und Teil da|Bremsen gehen vor}.",
          "Sie {nennen Fahrzeug und Problem|schicken uns den Fahrzeugschein}, und wir {sagen, wann Platz ist|planen Zeit und Teile ein}.",
        ],
        [
          "Befund und Preis",
          "{Wir sehen nach und rufen an|Erst hören Sie, was es kostet}; {dann entscheiden Sie|nichts darüber hinaus}.",
          "Nach {der Durchsicht|dem ersten Blick} {rufen wir an|hören Sie von uns}, {mit Befund und Preis|mit allem, was sofort sein muss}, {repariert wird nach Ihrer Zusage|der Rest darf warten}.",
        ],
        [
          "Abholen",
          "{Probefahrt, Rechnung, Erklärung|Sie sehen, was gemacht wurde}, {dann heißt es gute Fahrt|und der nächste Termin steht im Heft}.",
          "Beim Abholen {erklären wir die Rechnung|zeigen wir, was gemacht wurde}, {und worauf Sie achten sollten|auf Wunsch mit den alten Teilen}.",
        ],
      ],
      questions: [
        [
          "{Was kostet die Reparatur|Bekomme ich vorher einen Preis|Wie teuer wird es ungefähr}?",
          "{Nach dem Ansehen ja|Lassen Sie sich einen Kostenvoranschlag geben}. {Wird es mehr, rufen wir an|Vereinbaren Sie eine Grenze}.",
          "{Eine Schätzung geben wir nach der Durchsicht|Am Telefon geht nur eine grobe Zahl}, {verbindlich wird sie mit Ihrer Zusage|kommt etwas hinzu, fragen wir vorher}.",
        ],
        [
          "{Die Lampe leuchtet, darf ich weiterfahren|Ist das gefährlich|Ein Warnzeichen ist an, was nun}?",
          "{Rot heißt anhalten, Gelb heißt bald prüfen lassen|Bei Bremse, Lenkung und Öl nicht weiterfahren}. {Im Zweifel anrufen|Beschreiben Sie das Zeichen}.",
          "{Rufen Sie an und beschreiben Sie das Symbol|Halten Sie bei roten Lampen sicher an}, {dann sagen wir, ob Sie noch fahren dürfen|die Anleitung im Handschuhfach hilft auch}.",
        ],
        [
          "{Wie lange dauert es|Gibt es einen Ersatzwagen|Wann habe ich mein Auto wieder}?",
          "{Räder schnell, Getriebe nicht|Es hängt vom Teil ab}. {Fragen Sie beim Termin danach|In der Reifenzeit früh buchen}.",
          "{Das sagen wir bei der Annahme|Kleines geht oft am selben Tag}, {fehlt ein Teil, hören Sie es gleich|wer einen Wagen braucht, sagt es am besten beim Anruf}.",
        ],
        [
          "{Lohnt sich die Reparatur noch|Reparieren oder verkaufen|Ab wann rechnet es sich nicht mehr}?",
          "{Rechnen Sie gegen den Wert für Sie|Rost zählt mehr als Alter}. {Wir sagen, wann wir aufhören würden|Fragen Sie, was als Nächstes kommt}.",
          "{Wir stellen Reparatur und Restwert nebeneinander|Manchmal lohnt nur das Nötigste}, {die Entscheidung bleibt bei Ihnen|und wir drängen zu nichts}.",
        ],
        [
          "{Kann ich eigene Teile mitbringen|Neu oder gebraucht|Ich habe das Teil schon, geht das}?",
          "{Besprechen Sie es vorher|Nicht alles passt, was passend aussieht}. {Für fremde Teile gilt meist keine Gewähr|Wir nennen Preis und Herkunft}.",
          "{Sprechen Sie uns an, bevor Sie bestellen|Möglich ist manches}, {wir sagen, ob das Teil taugt|geprüft wird es vor dem Einbau trotzdem}.",
        ],
        [
          "{Kann ich auf das Auto warten|Wie komme ich nach Hause|Wie bleibe ich solange mobil}?",
          "{Bei kleinen Arbeiten ja|Fragen Sie nach Bus, Rad oder Ersatzwagen}. {Morgens gebracht, abends geholt, klappt oft|Sagen Sie, wann Sie es brauchen}.",
          "{Ein Radwechsel dauert nicht lange|Das kommt auf die Arbeit an}, {für Längeres planen wir mit Ihnen den Heimweg|rufen Sie vorher an, dann halten wir Zeit frei}.",
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
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Lager",
      "im Lager",
      "ins Lager",
      "Transport und Logistik",
    ],
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
        "{Die Treppe kostet mehr als die Strecke|Am Rand geht die Zeit verloren}, {darum fragen wir nach Tür und Parkplatz|deshalb zählen wir die Stufen mit}.",
        "Gut gepackt {ist halb gefahren|trägt sich alles leichter}, {darum beginnen wir mit den Kartons|das merkt man spätestens im dritten Stock}.",
        "Pünktlichkeit {fängt beim Beladen an|ist eine Frage der Planung}, {unterwegs lässt sich wenig aufholen|darum rechnen wir Stau mit ein}.",
      ],
      offers: [
        [
          "truck",
          "Transport",
          "{Was, wie schwer, woher, wohin|Ein Stück oder eine Ladung}: {Adressen und Zeiten genügen|sagen Sie, ob gestapelt werden darf}.",
          "Für einen Transport {brauchen wir Maße, Gewicht und zwei Adressen|planen wir Weg und Fahrzeug}, {dann nennen wir Tag und Preis|damit alles in einem Zug ankommt}.",
        ],
        [
          "house",
          "Umzug",
          "{Zimmer, Stockwerke, Sperriges|Von der Kammer bis zum Haus}: {eine Liste mit Fotos hilft|nennen Sie, was Ihnen lieb ist}.",
          "Beim Umzug {sehen wir uns die Menge vorher an|zählen gute Vorbereitung und starke Arme}, {damit Wagen und Leute reichen|was zerbrechlich ist, packen wir zuletzt ein und zuerst aus}.",
        ],
        [
          "warehouse",
          "Lagerung",
          "{Wenn alt und neu nicht zusammenpassen|Für Wochen oder Jahre}: {fragen Sie, wann Sie heran dürfen|trocken und gelistet}.",
          "Im Lager {steht alles trocken und auf einer Liste|bleibt Ihr Gut, solange Sie es brauchen}, {wann Sie Zugang haben, klären wir vorher|auch nur für ein paar Wochen}.",
        ],
        [
          "package",
          "Verpackung",
          "{Bücher in kleine Kartons|Sie packen, wir packen oder halb und halb}: {Kartons früh bestellen|beschriften Sie zwei Seiten}.",
          "Wir {bringen Kartons und Decken mit|packen auf Wunsch alles ein}, {oder zeigen, wie man Porzellan sicher legt|und beschriften, in welches Zimmer es gehört}.",
        ],
        [
          "package",
          "Sperriges und Schweres",
          "{Klavier, Maschine, Tresor|Was zwei Leute nicht heben}: {Maße, Gewicht, engste Stelle|sagen Sie, was unter dem Boden liegt}.",
          "Schweres {tragen wir mit dem passenden Gerät|planen wir Stufe für Stufe}, {vorher messen wir Türen und Kurven|damit Boden und Rücken heil bleiben}.",
        ],
        [
          "clock",
          "Termintransporte",
          "{Rampe, Fenster, Termin|Wer wartet, zahlt}: {wir sagen, wo wir stehen|mit Puffer gerechnet}.",
          "Wenn {die Zeit fest ist|es auf die Stunde ankommt}, {planen wir mit Puffer|sagen wir unterwegs Bescheid}, {Verkehr lässt sich nicht wegplanen, aber einrechnen|damit an der Rampe niemand wartet}.",
        ],
      ],
      process: [
        [
          "Liste schicken",
          "{Maße, Gewicht, Adressen, Tag|Fotos von Treppe und Möbeln}: {dann folgt ein Preis|ehrlich gezählt}.",
          "Sie {schicken Liste oder Bilder|nennen uns, was wohin soll}, und wir {rechnen Fahrzeug und Zeit aus|antworten mit einem Angebot}.",
        ],
        [
          "Vorbereiten",
          "{Packen, beschriften, Parkplatz|Papiere und Ansprechpersonen}; {Wertvolles bleibt bei Ihnen|mit festem Zeitfenster}.",
          "Vor dem Tag {klären wir Zufahrt, Kartons und Schlüssel|gehen wir den Ablauf durch}, {damit keiner vor verschlossener Tür steht|Zerbrechliches wird markiert}.",
        ],
        [
          "Fahren",
          "{Laden, sichern, ankommen|Schritt für Schritt}, {prüfen vor der Unterschrift|alles an seinen Platz}.",
          "Am Tag {laden, sichern und fahren wir|läuft es nach Plan}, {beim Ausladen sagen Sie, wohin|und zum Schluss sehen wir gemeinsam nach}.",
        ],
      ],
      questions: [
        [
          "{Was kostet es|Wie entsteht der Preis|Wonach richtet sich der Preis}?",
          "{Menge, Weg, Stockwerk, Tag|Gewicht, Platz und Zeit}. {Mitte des Monats ist günstiger|Flexible Tage helfen}.",
          "{Ein Angebot machen wir nach Liste oder Besichtigung|Je genauer die Angaben, desto fester der Preis}, {Treppen und lange Wege nennen Sie bitte gleich|was darin enthalten ist, steht Zeile für Zeile}.",
        ],
        [
          "{Ist die Ware versichert|Was, wenn etwas kaputtgeht|Wie sind meine Sachen abgesichert}?",
          "{Die Haftung hat Grenzen|Fragen Sie nach der Grenze}. {Schäden sofort notieren und fotografieren|Für Wertvolles eine Deckung vereinbaren}.",
          "{Wie weit die Haftung reicht, erklären wir vor dem Auftrag|Das steht im Vertrag}, {besonders Wertvolles melden Sie bitte vorher|sehen Sie alles durch, bevor Sie unterschreiben}.",
        ],
        [
          "{Wann sollte ich buchen|Geht es kurzfristig|Wie viel Vorlauf brauchen Sie}?",
          "{Wochen vorher, im Sommer mehr|Sobald der Tag feststeht}. {Unter der Woche geht oft noch etwas|Ein Tag Spielraum hilft}.",
          "{Monatsende und Sommer sind schnell voll|Je früher, desto freier ist die Wahl}, {manchmal wird kurzfristig ein Wagen frei|fragen lohnt sich trotzdem}.",
        ],
        [
          "{Was darf nicht mit|Was soll ich selbst fahren|Was sollte nicht auf den Wagen}?",
          "{Gas, Farben, Tiere, Geld|Gefährliches und Lebendiges}. {Papiere und Schmuck bleiben bei Ihnen|Pflanzen auf eigene Gefahr}.",
          "{Gasflaschen und Lacke dürfen nicht auf den Wagen|Eine Liste bekommen Sie mit dem Angebot}, {Ausweise und Schmuck nehmen Sie besser selbst|für Pflanzen finden wir einen Platz, aber ohne Gewähr}.",
        ],
        [
          "{Wer sorgt für den Parkplatz|Brauchen wir ein Halteverbot|Wie kommt der Wagen nah an die Tür}?",
          "{Fragen Sie zuerst die Gemeinde|Das lässt sich mit vereinbaren}. {Ohne Platz wird der Weg lang|Ein freier Eingang spart Stunden}.",
          "{Die Erlaubnis gibt die Stadt|Auf Wunsch beantragen wir die Schilder}, {das braucht ein paar Tage Vorlauf|sonst tragen alle doppelt so weit}.",
        ],
        [
          "{Kann ich selbst mit anpacken|Wie bereite ich mich vor|Was können wir selbst erledigen}?",
          "{Gern, nach Absprache|Alles leeren, was sich leeren lässt}. {Schuhe mit Halt, Handschuhe|Die erste Kiste ist die mit dem Kaffee}.",
          "{Wer mithilft, spart manchmal Zeit|Am meisten hilft, wenn alles gepackt ist}, {wir sprechen vorher ab, wer was trägt|schwere Stücke überlassen Sie lieber uns}.",
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
    [
      "Tierhalterin oder Tierhalter",
      "Tierhalter",
      "Haus",
      "bei uns",
      "zu uns",
      "Tierpflege und Rat",
    ],
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
        "{In der Erziehung lernt meist der Mensch|Das Tier lernt schnell, der Mensch braucht länger}, {klar und freundlich schlägt laut|es kommt auf den Augenblick an}.",
        "{Tiere lesen uns besser als wir sie|Sie merken die Eile in der Hand}, {darum atmen wir erst einmal|darum kein Griff ohne Blick}.",
        "Ein Tier {vergisst selten, wie man mit ihm umging|zeigt Vertrauen in kleinen Gesten}, {darum zählt der erste Besuch besonders|man muss nur hinsehen}.",
        "Geduld {ist bei Tieren kein Umweg|spart später viel Mühe}, {darum lassen wir Tiere zuerst ankommen|das gilt für Jung und Alt}.",
      ],
      offers: [
        [
          "stethoscope",
          "Gesundheitsvorsorge",
          "{Zähne, Gewicht, Impfung|Ein Blick von der Nase bis zum Schwanz}: {Impfpass mitbringen|notieren, was sich verändert hat}.",
          "Bei der Vorsorge {sehen wir das Tier von Kopf bis Pfote an|fällt früh auf, was sich verändert}, {und besprechen, was ansteht|ganz in Ruhe}.",
        ],
        [
          "scissors",
          "Pflege",
          "{Bürsten, baden, Krallen|Ohne Hast und mit Pausen}: {sagen Sie ehrlich, ob es schnappt|fragen Sie nach der richtigen Bürste}.",
          "Bei der Pflege {geben wir dem Tier Zeit|hören wir auf, bevor es zu viel wird}, {und zeigen, was Sie zu Hause tun können|Verfilztes lösen wir vorsichtig}.",
        ],
        [
          "graduation-cap",
          "Erziehung",
          "{Leine, Rückruf, Alleinbleiben|Für Welpen und alte Dickköpfe}: {weiche Leckerli mitbringen|beschreiben Sie, was passiert}.",
          "In der Erziehung {üben wir, was im Alltag zählt|lernen Mensch und Tier gemeinsam}, {mit Lob statt mit Lautstärke|kurz, dafür oft}.",
        ],
        [
          "house",
          "Betreuung",
          "{Wenn Sie reisen oder arbeiten|Tage, Nächte, Spaziergänge}: {erst kennenlernen|eigene Decke, eigenes Futter}.",
          "Während Ihrer Reise {bleibt der gewohnte Ablauf|kümmern wir uns um Futter und Nähe}, {und Sie bekommen zwischendurch ein Bild|vorher lernen wir uns kennen}.",
        ],
        [
          "heart",
          "Hilfe für alte Tiere",
          "{Mehr Pausen, weiche Plätze|Was sie noch gern tun}: {wir nehmen uns Zeit|Sie sagen, was neu ist}.",
          "Alte Tiere {brauchen mehr Zeit und weniger Treppen|zeigen Schmerzen oft nur leise}, {wir sehen genau hin|kleine Hilfen machen den Tag leichter}.",
        ],
        [
          "scale",
          "Futter und Gewicht",
          "{Was, wie viel, wie oft|Zwischen Napf und Leckerli}: {bringen Sie die Packung mit|langsam umstellen}.",
          "Beim Futter {rechnen wir nach, was wirklich im Napf landet|kommt es auf Alter und Bewegung an}, {umgestellt wird langsam|damit Gewicht und Bauch stimmen}.",
        ],
      ],
      process: [
        [
          "Erzählen",
          "{Alter, Art, Gewohnheiten, Sorgen|Seit wann und wie oft}: {auch das Unangenehme|Notfälle am Telefon}.",
          "Sie {erzählen uns von Ihrem Tier|schreiben Alter, Art und Anlass}, und wir {fragen nach, was wir wissen müssen|sagen, wie der erste Besuch abläuft}.",
        ],
        [
          "Kennenlernen",
          "{Schnuppern, ansehen, Zeit lassen|Ein ruhiger erster Besuch}; {beide Seiten dürfen Nein sagen|Sie bleiben dabei}.",
          "Beim Kennenlernen {darf das Tier schnuppern|bestimmt das Tier das Tempo mit}, {wir drängen es zu nichts|Sie bleiben an seiner Seite}.",
        ],
        [
          "Versorgen",
          "{Wie vereinbart|Schritt für Schritt}, {mit Nachricht an Sie|und Rat für zu Hause}.",
          "Danach {halten wir uns an das Vereinbarte|sorgen wir für alles Besprochene}, {und berichten, wie es lief|mit einem Tipp für zu Hause}.",
        ],
      ],
      questions: [
        [
          "{Mein Tier hat Angst, was hilft|Was, wenn es sich wehrt|Wie nehmen Sie auf ängstliche Tiere Rücksicht}?",
          "{Sagen Sie es vorher|Fragen Sie nach ruhigen Zeiten}. {Ein Tuch über dem Korb hilft Katzen|Kurze erste Besuche wirken am besten}.",
          "{Sagen Sie uns, wovor es sich fürchtet|Wir nehmen uns dann mehr Zeit}, {oft hilft ein ruhiger Raum ohne andere Tiere|ein kurzer Besuch zum Gewöhnen wirkt Wunder}.",
        ],
        [
          "{Was muss ich mitbringen|Welche Papiere brauchen wir|Woran sollten wir am ersten Tag denken}?",
          "{Impfpass, Nummern, Futter|Fragen Sie nach der Liste}. {Etwas, das nach zu Hause riecht|Die eigene Decke}.",
          "{Den Impfausweis und, was das Tier gerade frisst|Denken Sie an Ausweis und Medikamente}, {eine vertraute Decke beruhigt|Leine oder Transportkorb gehören dazu}.",
        ],
        [
          "{Was tun im Notfall|Es hat etwas Giftiges gefressen, was nun|Es ist etwas passiert, was tun}?",
          "{Sofort anrufen, Packung aufheben|Nicht abwarten}. {Nicht selbst erbrechen lassen|Bei Schokolade und Ködern zählt jede Minute}.",
          "{Rufen Sie sofort in der nächsten Tierklinik oder Praxis an|Warten Sie nicht auf eine Mail}, {sagen Sie, was und wie viel es war|nehmen Sie die Verpackung mit}.",
        ],
        [
          "{Was kostet es|Lohnt eine Versicherung|Was müssten wir bezahlen}?",
          "{Fragen Sie vorher|Der Aufwand entscheidet}. {Für Operationen kann sie sinnvoll sein|Lassen Sie sich eine Schätzung geben}.",
          "{Den Preis nennen wir, bevor etwas gemacht wird|Das hängt vom Aufwand ab}, {Zusätzliches sprechen wir vorher ab|ob eine Versicherung passt, hängt vom Tier ab}.",
        ],
        [
          "{Wie oft sollten wir kommen|Wann ist der nächste Besuch|In welchem Abstand ist ein Besuch sinnvoll}?",
          "{Das hängt von Alter und Art ab|Junge und alte Tiere öfter}. {Wir schreiben es auf|Dazwischen genügt ein Anruf}.",
          "{Das besprechen wir beim ersten Besuch|Es kommt auf Rasse, Alter und Fell an}, {eine Erinnerung schreiben wir gern auf|Auffälliges zeigen Sie bitte gleich}.",
        ],
        [
          "{Darf ich dabeibleiben|Bin ich im Weg|Kann ich bei meinem Tier bleiben}?",
          "{Meist ja, Ihre Stimme beruhigt|Manche Tiere sind ohne uns ruhiger}. {Das sehen wir zusammen|Sie dürfen jederzeit fragen}.",
          "{Die meisten bleiben dabei|Das entscheiden wir gemeinsam}, {manche Tiere machen allein besser mit|sagen Sie uns, was Ihnen lieber ist}.",
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
    ["Kundin oder Kunde", "Kundinnen und Kunden", "Hof", "bei uns", "zu uns", "Handwerk und Natur"],
    ["Was es gibt", "Durch das Jahr", "Hoftage und Kurse"],
    {
      headlines: [
        "{Erde|Ton}, {Sonne|Feuer} und {frühe Morgen|geduldige Hände}",
        "{Geerntet|Gemacht}, wenn es {reif|so weit} ist",
        "{Langsam|Von Hand} gemacht, lange {genossen|benutzt}",
      ],
      truths: [
        "{Das Wetter schreibt an jedem Plan mit|Kein Jahr ist wie das letzte}, {und das gehört dazu|Regen und Frost reden mit}.",
        "{Handarbeit hinterlässt Spuren|Ein Daumenabdruck ist kein Fehler}, {so sieht man, dass ein Mensch hier war|eine Maschine hätte alles geglättet}.",
        "{Was sich reparieren lässt, bleibt|Gute Dinge werden mit der Zeit schöner}, {darum lohnt die Pflege|wegwerfen kann jeder}.",
        "{Natur hält keinen Termin|Regen, Holz und Ton haben eigene Pläne}, {darum steht nicht immer alles da|und das schmeckt und sieht man}.",
        "Gutes Material {macht die halbe Arbeit|verzeiht trotzdem keine Eile}, {deshalb suchen wir lange danach|die andere Hälfte ist Übung}.",
        "Die Jahreszeit {bestimmt, was gerade da ist|arbeitet immer mit}, {dagegen hilft kein Plan|das macht jedes Stück ein wenig anders}.",
      ],
      offers: [
        [
          "store",
          "Verkauf ab Hof und Werkstatt",
          "{Fragen Sie, was gerade da ist|Schauen, riechen, anfassen}: {die Liste wechselt mit der Woche|bringen Sie einen Korb mit}.",
          "Im Verkauf {finden Sie, was gerade fertig oder reif ist|wechselt das Angebot}, {fragen Sie nach dem, was Sie nicht sehen|Probieren und Anfassen gehören dazu}.",
        ],
        [
          "package",
          "Bestellungen",
          "{Menge, Tag, Wunsch|Bis zum Vortag}: {dann wird für Sie geerntet oder gemacht|eine Nachricht genügt}.",
          "Auf Bestellung {machen wir, was es so nicht im Regal gibt|legen wir Gewünschtes zurück}, {nennen Sie uns Menge und Tag|ein Vorgespräch klärt Form und Preis}.",
        ],
        [
          "users",
          "Besuche und Kurse",
          "{Mit Stiefeln oder Schürze|Familien, Schulen, Neugierige}: {schreiben Sie mit Zahl und Alter|Anfänger machen gute Fehler}.",
          "Bei einem Besuch {sehen Sie, wie es entsteht|dürfen Sie mit anpacken}, {für Gruppen planen wir Zeit ein|melden Sie sich bitte vorher an}.",
        ],
        [
          "truck",
          "Lieferung an Läden und Küchen",
          "{Mengen, Tage, Sorten|Was Sie regelmäßig brauchen}: {reden wir vor der Aussaat|fragen Sie nach Mustern}.",
          "Läden und Küchen {beliefern wir nach Absprache|bekommen feste Mengen}, {schreiben Sie uns, was Sie brauchen|ein Muster hilft beim Entscheiden}.",
        ],
        [
          "gift",
          "Geschenke",
          "{Etwas mit Herkunft|Klein genug für die Tasche}: {mit Karte, ohne Plastik|sagen Sie, für wen}.",
          "Als Geschenk {passt, was man benutzt und gern zeigt|findet sich für jeden Geldbeutel etwas}, {wir packen es schlicht ein|mit einem Satz zur Herkunft}.",
        ],
        [
          "calendar-days",
          "Saisonales",
          "{Was gerade wächst oder fertig ist|Jede Woche etwas anderes}: {fragen Sie, was kommt|haltbar machen zeigen wir}.",
          "Mit der Jahreszeit {ändert sich, was es gibt|kommt immer Neues}, {auf Wunsch sagen wir Bescheid|manches ist nach wenigen Tagen vergriffen}.",
        ],
      ],
      process: [
        [
          "Anschauen",
          "{Was reif oder fertig ist|Kommen Sie vorbei}: {manches gibt es nur Tage|jedes Stück ist etwas anders}.",
          "Sie {kommen vorbei oder fragen nach|sehen sich um}, und wir {zeigen, was gerade da ist|erklären, wie es gemacht wird}.",
        ],
        [
          "Bestellen",
          "{Was, wie viel, wann|Mit Skizze oder Liste}; {wir sagen, was geht|und was es kostet}.",
          "Für Bestellungen {schreiben wir Wunsch, Menge und Tag auf|sprechen wir alles kurz durch}, {dann wissen Sie, wann es fertig ist|und was es kosten wird}.",
        ],
        [
          "Abholen",
          "{Am Tor oder Treffpunkt|Gut verpackt}, {mit Rat zur Pflege|Kisten bitte zurück}.",
          "Beim Abholen {sehen Sie alles in Ruhe an|geben wir einen Rat zur Pflege mit}, {verpackt wird für den Heimweg|Kiste oder Korb bringen Sie am besten mit}.",
        ],
      ],
      questions: [
        [
          "{Wann kann ich kommen|Darf man den Betrieb besuchen|Wann passt ein Besuch}?",
          "{Zu den Zeiten auf dieser Seite oder nach Absprache|Schreiben Sie vorher}. {Hunde bitte an die Leine|In der Ernte ist viel los}.",
          "{Schreiben Sie kurz, wann Sie kommen möchten|Besuche sind nach Absprache willkommen}, {dann nimmt sich jemand Zeit|mitten in der Arbeit geht es nicht immer}.",
        ],
        [
          "{Wie wird gearbeitet|Woher kommt das|Was steckt in der Arbeit}?",
          "{Fragen Sie vor Ort|Sehen Sie es sich an}. {Was ein Siegel sagt, erklären wir|Wir zeigen es gern}.",
          "{Wir erzählen gern, wie und womit wir arbeiten|Das zeigen wir am liebsten vor Ort}, {auch, was wir zukaufen|kritische Fragen sind erlaubt}.",
        ],
        [
          "{Verschicken Sie|Kann ich online bestellen|Kommt es auch per Post}?",
          "{Haltbares reist gut|Fragen Sie nach dem Versand}. {Frisches holt man besser|Zerbrechliches wird gut gepackt}.",
          "{Was den Weg verträgt, schicken wir nach Absprache|Schreiben Sie uns, wohin es gehen soll}, {die Versandkosten nennen wir vorher|für den Rest lohnt die Fahrt}.",
        ],
        [
          "{Wie lange dauert eine Bestellung|Geht es bis zum Geburtstag|Bis wann könnte es fertig sein}?",
          "{Trocknen, reifen und brennen haben ihre Zeit|Oft Wochen}. {Nennen Sie zuerst den Tag|Fragen Sie früh}.",
          "{Sagen Sie uns den Tag, an dem Sie es brauchen|Das hängt davon ab, was gerade in Arbeit ist}, {dann antworten wir ehrlich, ob es klappt|ein paar Wochen Vorlauf sind gut}.",
        ],
        [
          "{Wie pflege ich es|Wie lange hält es|Was tut ihm gut}?",
          "{Fragen Sie beim Abholen|Trocken und kühl ist selten falsch}. {Ein Zettel liegt bei|Was kaputtgeht, zeigen Sie uns}.",
          "{Das hängt vom Stück ab|Einen Hinweis geben wir immer mit}, {bei Fragen melden Sie sich auch später|wenig und behutsam ist meist richtig}.",
        ],
        [
          "{Warum kostet es mehr als im Markt|Woraus besteht der Preis|Wofür bezahle ich}?",
          "{Zeit, kleine Mengen, eigene Hände|Vieles geht nur langsam}. {Dafür wissen Sie, woher es kommt|Fragen Sie nach Stücken mit Macken}.",
          "{Sie zahlen Zeit und Material, keine Werbung|In kleinen Mengen ist jeder Handgriff teurer}, {gern zeigen wir, wie viele Stunden darin stecken|dafür hält es lange oder schmeckt nach etwas}.",
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
      ],
      events: ["Eröffnung", "Führung", "Konzert", "Lesung"],
      actions: { sales: ["Karten anfragen", "Programm ansehen"], visits: ["Besuch planen"] },
    },
  ),
  community: familyWording(
    ["Mitglied", "Menschen", "Haus", "bei uns", "zu uns", "Begegnung und Hilfe"],
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
        "{Vertrauen braucht offene Bücher|Wer gibt, darf fragen}, {darum dürfen Sie uns fragen|darum sagen wir, wofür etwas gebraucht wird}.",
        "{Gemeinschaft beginnt beim Aufräumen|Wer Stühle stellt, gehört dazu}, {darum gibt es Kuchen danach|Reden folgt von selbst}.",
        "Kleine Gesten {halten einen Ort zusammen|sind selten laut}, {ein Gruß, ein Kuchen, eine Fahrt|aber ohne sie ginge nichts}.",
        "Wer {zuhört|fragt, statt zu raten}, {hat schon geholfen|erfährt, was wirklich fehlt}, {manchmal braucht es nicht mehr|damit beginnt bei uns alles}.",
      ],
      offers: [
        [
          "users",
          "Gruppen und Kreise",
          "{Für jedes Alter eine Gruppe|Einmal oder jede Woche}: {kommen Sie zum Schnuppern|sagen Sie, was Sie gern tun}.",
          "In unseren Gruppen {trifft man sich regelmäßig und ohne Druck|ist Platz für Neue}, {kommen Sie einfach einmal dazu|wer mag, bleibt}.",
        ],
        [
          "life-buoy",
          "Hilfe und Rat",
          "{Kommen Sie, wie Sie sind|Papiere, Alltag, ein offenes Ohr}: {bringen Sie Briefe mit|Sie müssen nichts begründen}.",
          "Wer {Hilfe sucht|nicht weiterweiß}, {findet hier jemanden, der zuhört|muss nichts erklären, was er nicht will}, {wir sehen gemeinsam, welcher Schritt passt|und wir vermitteln weiter, wenn andere mehr wissen}.",
        ],
        [
          "calendar",
          "Feste und Treffen",
          "{Im Lauf des Jahres|Gemeinsam essen, singen, reden}: {Termine stehen hier|Nachbarn sind willkommen}.",
          "Bei Festen und Treffen {kommen Menschen zusammen, die sich sonst verpassen|darf jeder mitbringen, wen er mag}, {ein Kuchen oder eine helfende Hand freut alle|am Anfang steht meist ein Kaffee}.",
        ],
        [
          "hand-heart",
          "Unterstützung",
          "{Zeit, Geld, Können|Klein und regelmäßig trägt weit}: {fragen Sie, was gerade fehlt|jede Hand zählt}.",
          "Unterstützen {können Sie mit einer Stunde im Monat|heißt oft nur: da sein}, {wir sagen, wo gerade jemand fehlt|sagen Sie uns, was Sie gern tun}.",
        ],
        [
          "megaphone",
          "Mitsprache",
          "{Ideen, Kritik, ein freier Stuhl|Am Tisch statt im Netz}: {wer da ist, entscheidet|Protokolle zum Nachlesen}.",
          "Mitreden {kann, wer dabei ist|dürfen alle}, {Vorschläge besprechen wir offen|und Entscheidungen lassen sich nachlesen}.",
        ],
        [
          "gift",
          "Spenden",
          "{Geld, Zeit, Dinge|Klein und oft hilft am meisten}: {Sie sagen, wofür|eine Bescheinigung auf Wunsch}.",
          "Spenden {helfen am meisten, wenn man sie planen kann|dürfen klein sein}, {wir sagen, wofür sie verwendet werden|fragen Sie, was gerade gebraucht wird}.",
        ],
      ],
      process: [
        [
          "Melden",
          "{Ein paar Worte genügen|Schreiben, anrufen, vorbeikommen}: {in jeder Sprache, die Sie können|wir lesen mit Sorgfalt}.",
          "Sie {melden sich, wie es Ihnen am leichtesten fällt|schreiben ein paar Zeilen}, und jemand {antwortet persönlich|ruft zurück, wenn Sie möchten}.",
        ],
        [
          "Kennenlernen",
          "{Ein Gespräch, ein Rundgang|Einmal dabei sein}; {nichts wird am selben Tag unterschrieben|fragen Sie alles}.",
          "Beim ersten Besuch {sehen Sie sich um und lernen Leute kennen|trinken wir zusammen etwas}, {ganz unverbindlich|Fragen sind ausdrücklich erwünscht}.",
        ],
        [
          "Dabei sein",
          "{So viel Sie möchten|Schritt für Schritt}, {mit jemandem an der Seite|und jederzeit weniger}.",
          "Dann {finden Sie Ihren Platz|machen Sie mit, so weit es passt}, {mal mehr, mal weniger|am Anfang mit jemandem, der alles zeigt}.",
        ],
      ],
      questions: [
        [
          "{Muss ich Mitglied sein|Sind Gäste willkommen|Darf ich einfach einmal hereinschauen}?",
          "{Kommen Sie einfach vorbei|Gäste sind immer willkommen}. {Ausprobieren geht immer|Niemand fragt gleich nach einem Formular}.",
          "{Schauen Sie erst einmal unverbindlich herein|Die Tür steht auch ohne Mitgliedschaft offen}, {über alles Weitere reden wir später|viele kommen jahrelang einfach so}.",
        ],
        [
          "{Was kostet es|Gibt es Ermäßigungen|Was muss ich bezahlen}?",
          "{Fragen Sie nach der Übersicht|Manches ist ohne Beitrag}. {Am Geld soll es nicht scheitern|Sprechen Sie uns an, wenn es eng ist}.",
          "{Die Beiträge nennen wir Ihnen gern|Das hängt vom Angebot ab}, {wer wenig hat, spricht uns an|dann finden wir gemeinsam einen Weg}.",
        ],
        [
          "{Wie kann ich helfen|Womit kann ich mich einbringen|Wo werde ich gebraucht}?",
          "{Mit Zeit, Händen oder einer Fahrt|Vorkenntnisse braucht es nicht, wir zeigen alles}. {Eine Stunde hilft schon|Sagen Sie, was Ihnen liegt}.",
          "{Erzählen Sie, wofür Sie Zeit und Lust haben|Es gibt Aufgaben mit und ohne viele Menschen}, {wir suchen etwas, das passt|eingearbeitet werden Sie in jedem Fall}.",
        ],
        [
          "{An wen wende ich mich|Bleibt mein Anliegen vertraulich|Mit wem kann ich reden}?",
          "{Schreiben Sie, wir leiten es weiter|Beschreiben Sie es mit eigenen Worten}. {Was Sie sagen, bleibt hier|Bei Gefahr wählen Sie den Notruf}.",
          "{Schreiben Sie an die Adresse auf dieser Seite|Ein erster Satz genügt}, {wer zuständig ist, finden wir heraus|was vertraulich ist, bleibt es auch}.",
        ],
        [
          "{Kann ich jemanden mitbringen|Komme ich allein zurecht|Ich kenne dort niemanden, ist das schlimm}?",
          "{Gern, zu zweit ist der Anfang leichter|Auch allein}. {Jemand begrüßt Sie an der Tür|Kinder und Hunde bitte kurz erwähnen}.",
          "{Bringen Sie mit, wen Sie möchten|Viele kommen beim ersten Mal allein}, {an der Tür wartet jemand auf Neue|nach einer Stunde kennt man die ersten Namen}.",
        ],
        [
          "{Wie viel Zeit kostet es|Kann ich auch wenig helfen|Ich habe wenig Zeit, lohnt sich das}?",
          "{Eine Stunde im Monat zählt|Sagen Sie, was geht}. {Wir suchen die passende Aufgabe|Pausen sind normal}.",
          "{So viel, wie Sie geben möchten|Auch wenige Stunden helfen}, {und wenn das Leben dazwischenkommt, machen Sie Pause|wir planen lieber mit vielen kleinen Zusagen}.",
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
