/**
 * German wordings of the beauty family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const beauty: Wording = familyWording(
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
      ["feine Schnitte", "weiche Haut"],
      ["kurze Wege", "lange Wirkung"],
    ],
    events: ["Pflegeabend", "Probetag", "Beratungstag"],
  },
);

export const beautyTrades: Record<string, Wording> = {
  hairdresser: familyWording(
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Salon",
      "im Salon",
      "in den Salon",
      "Haare und Schnitt",
    ],
    ["Schnitt und Farbe", "Frisuren", "Termine"],
    {
      headlines: [
        "Haare, die {auch am Montag sitzen|von selbst fallen}",
        "{Hinsetzen|Erzählen}, {durchatmen|zurücklehnen}, {gut aussehen|anders aufstehen}",
        "Ein Schnitt, der {gut herauswächst|zu Ihrem Morgen passt}",
      ],
      truths: [
        "Einen guten Schnitt {erkennt man nach vier Wochen|sieht man nicht am ersten Tag}: {dann fällt er immer noch, wie er soll|erst beim Herauswachsen zeigt sich, ob er stimmt}.",
        "Haare {haben ihren eigenen Willen|wachsen, wie sie wollen}: {gegen einen Wirbel gewinnt niemand|wer mit dem Wirbel schneidet, hat morgens Ruhe}.",
        "Bei Farbe {zählt die Vorgeschichte|entscheidet, was vorher auf dem Haar war}. {Auch die Tönung aus dem Drogeriemarkt gehört dazu|Darum fragen wir so genau}.",
        "Die meisten {haben morgens fünf Minuten|wollen nicht jeden Tag föhnen}, {also muss der Schnitt die Arbeit machen|und genau darauf schneiden wir}.",
        "Der Kopf {ist nicht symmetrisch|hat zwei verschiedene Seiten}. {Deshalb schauen wir trocken, bevor wir nass schneiden|Ein gerader Pony ist also eher Handwerk als Lineal}.",
        "{Im Spiegel sieht man sich anders als auf Fotos|Niemand kennt seinen eigenen Hinterkopf}, {darum zeigen wir ihn|auch deshalb fragt man besser jemanden, der von außen schaut}.",
        "{Ein Pony ist ein Versprechen an die eigene Bürste|Kurzes Haar macht weniger Arbeit und mehr Termine}. {Beides sollte man vorher wissen|Überlegen Sie, was Ihnen lieber ist}.",
        "{Grau ist keine Farbe, sondern viele|Kein Haar auf dem Kopf hat den gleichen Ton}, {das macht es lebendig|gute Farbe lässt davon etwas übrig}.",
        "{Auf dem Stuhl wird viel erzählt|Manche kommen zum Reden, manche zum Schweigen}, {was gesagt wird, bleibt im Raum|beides gehört zum Handwerk}.",
      ],
      offers: [
        [
          "scissors",
          "Haarschnitte",
          "{Erzählen Sie, wie viel Zeit Sie morgens haben|Sagen Sie, was Sie an Ihren Haaren stört}. {Danach richtet sich die Länge|Daraus wird ein Schnitt, den Sie selbst hinbekommen}.",
          "Wir {sehen uns erst an, wie das Haar trocken fällt, und schneiden dann|waschen, schneiden und föhnen}. {Dabei zeigen wir, wie Sie es daheim nachmachen|Wie Sie es selbst föhnen, sehen Sie nebenbei}. {Spitzen, Stufen oder alles ab, das entscheiden Sie am Spiegel|Bei großen Änderungen gehen wir schrittweise vor}.",
          "{Feines Haar braucht andere Linien als dickes|Dickes Haar darf ausgedünnt werden, feines eher nicht}. {Wir sagen, was bei Ihrem Haar hält|Ein Foto hilft uns zu verstehen, was Ihnen gefällt}.",
        ],
        [
          "palette",
          "Farbe und Strähnen",
          "{Von einem Hauch bis zur ganz neuen Farbe|Grau abdecken oder Grau zeigen}: {wir sprechen vorher darüber, wie oft Sie nachfärben möchten|der Ansatz entscheidet, wie viel Pflege danach nötig ist}.",
          "{Helle Strähnen brauchen Zeit und manchmal mehr als einen Termin|Von Dunkel auf Hell geht es nur in Schritten}. {Das Haar soll danach noch glänzen|Wir testen lieber an einer Strähne}.",
          "{Farbe steht nur, wenn sie zur Haut passt|Warm oder kühl, das sieht man am Tuch vor dem Spiegel}. {Allergien sagen Sie uns bitte vorher|Auf Wunsch machen wir einen Tag davor einen Test}.",
        ],
        [
          "sparkles",
          "Hochsteckfrisuren",
          "Für {die Hochzeit, den Ball oder das Foto|den großen Tag} {stecken wir so, dass es den Tanz übersteht|probieren wir die Frisur vorher aus}. {Bringen Sie Schleier oder Ohrringe mit|Ein Bild vom Kleid und vom Ausschnitt hilft}.",
          "{Locken, Knoten, halb offen|Streng oder so, als wäre es von allein passiert}: {wie lange es dauert, wissen wir nach der Probe|am Tag selbst kommen Sie mit trockenem Haar}.",
          "{Ein Fest dauert lange, und die Frisur soll mithalten|Feines Haar hält anders als schweres}. {Darum üben wir sie einmal mit Ihnen|Nach der Probe wissen Sie, wie viele Nadeln es braucht}.",
        ],
        [
          "droplets",
          "Pflege und Kopfhaut",
          "{Trockene Spitzen und eine juckende Kopfhaut haben selten denselben Grund|Sonne, Chlor und heiße Luft hinterlassen Spuren}. {Wir sagen, was davon Pflege heilt und was die Schere|Oft genügt ein anderes Waschen}.",
          "Eine Kur {glättet und bringt Glanz|hilft für einige Wäschen}, {kaputte Spitzen bleiben aber kaputt|ersetzt jedoch keinen Schnitt}. {Für daheim empfehlen wir wenig und erklären warum|Fragen Sie ruhig, was Sie weglassen können}.",
          "{Waschen, massieren, einwirken lassen|Ein paar Minuten Ruhe am Waschbecken}: {das tut dem Haar gut und dem Kopf auch|wir sehen dabei, wie es der Kopfhaut geht}. {Weniger Produkte sind oft mehr|Bei Schuppen oder Ausfall raten wir zum Hautarzt}.",
        ],
        [
          "baby",
          "Kinderschnitte",
          "Kinder {dürfen erst zuschauen|wissen meist genau, was sie nicht wollen}. {Ein Buch oder eine Geschichte hilft beim Stillsitzen|Wir schneiden zügig und machen Pausen}.",
          "{Der erste Schnitt geht auch auf dem Schoß|Wer nicht sitzen mag, steht eben}. {Kommen Sie zu einer ruhigen Stunde|Eine Locke zum Aufheben bekommen Sie mit}.",
          "{Lange Geduld darf man von Kindern nicht erwarten|Mit Löwenmähne herein, mit Haarschnitt hinaus}: {wir sind flink, und ein Platz für Mama oder Papa ist daneben|am besten ist das Kind satt und ausgeschlafen}.",
        ],
        [
          "wind",
          "Locken",
          "Locken {werden geschnitten, wie sie fallen|springen hoch, wenn sie trocknen}, {deshalb arbeiten wir lieber am trockenen Haar|darum nehmen wir nie zu viel auf einmal weg}. {Kommen Sie so, wie Sie sie tragen|Sagen Sie, ob Sie sie auch glätten}.",
          "{Wenig Hitze, viel Feuchtigkeit, ein grober Kamm|Kneten statt Rubbeln}: {wie Ihre Locken daheim halten, zeigen wir am Waschbecken|das richtige Trocknen macht den Unterschied}.",
          "{Glätten, färben, heiß föhnen, das merken Locken sich|Locken sind durstig}. {Ein passender Schnitt nimmt ihnen das Dreieck|Wir zeigen, wie wenig Produkt genügt}.",
        ],
      ],
      process: [
        [
          "Besprechen",
          "{Vor dem Waschen reden wir|Zuerst sitzen Sie mit trockenem Haar vor dem Spiegel}: {was soll bleiben, was stört, was war zuletzt drauf|zeigen Sie, was Sie mögen, und auch, was Sie nie wieder wollen}.",
          "{Ein Bild sagt mehr als Zentimeter|Bringen Sie ein Foto mit, wenn Ihnen die Worte fehlen}. {Wir sagen, was Ihr Haar daraus macht|Auch der Preis wird vorher genannt}.",
          "{Wie viel Zeit haben Sie morgens, und was benutzen Sie schon|Bürste, Föhn oder gar nichts}: {Ihre Antwort bestimmt den Schnitt|wer ehrlich ist, hat länger Freude daran}.",
        ],
        [
          "Schneiden",
          "{Sie sehen jederzeit, wie weit wir sind|Wir schneiden in kleinen Schritten}, {und Sie dürfen Stopp sagen|denn kürzer geht danach immer noch}. {Reden ist erlaubt, Schweigen auch|Wer die Augen schließen möchte, tut das}.",
          "{Waschen, schneiden, färben, trocknen|Erst das Waschbecken, dann die Schere}: {die Reihenfolge hängt vom Haar ab|wir erklären, was gerade passiert}.",
          "{Erst die große Form, dann das Feine|Lieber zu lang beginnen}: {abnehmen lässt sich immer noch|Sie sehen im Spiegel, was sich verändert}.",
        ],
        [
          "Mitnehmen",
          "{Zum Schluss sehen Sie auch den Hinterkopf|Mit dem Handspiegel zeigen wir die Rückseite}. {Wir führen vor, wie Sie es selbst machen|Stimmt etwas nicht, greifen wir noch einmal zur Schere}.",
          "{Nach ein paar Tagen kennen Sie den Schnitt|Schlafen Sie eine Nacht darüber}. {Fällt eine Strähne falsch, kommen Sie kurz vorbei|Den nächsten Termin können Sie gleich mitnehmen}.",
          "{Sie probieren selbst einmal mit der Bürste|Ein Griff, zwei Minuten, fertig}: {so soll es auch am nächsten Morgen gehen|was Sie dafür brauchen, haben Sie meist schon}.",
        ],
      ],
      questions: [
        [
          "{Wie oft sollte ich kommen|Wie lange hält ein Schnitt|Wann ist Nachschneiden dran}?",
          "{Kurzes Haar alle paar Wochen, langes ein paarmal im Jahr|Das hängt von Länge und Form ab}. {Ein Pony darf zwischendurch gekürzt werden|Gespaltene Spitzen wandern nach oben, also warten Sie nicht zu lange}.",
          "{Wenn es morgens nicht mehr von selbst fällt|Sobald Sie länger brauchen als sonst}, {ist es Zeit|lohnt sich ein Termin}. {Wir schneiden so, dass Sie nicht müssen, sondern wollen|Wer wachsen lässt, kommt nur für die Spitzen}.",
          "{Nach sechs Wochen sieht man einen kurzen Schnitt herauswachsen|Farbe am Ansatz meldet sich früher als die Spitzen}. {Einen festen Takt gibt es nicht|Verabreden Sie gleich beim Gehen, dann passt der Tag}.",
        ],
        [
          "{Kann mein Haar aussehen wie auf dem Foto|Kann ich ein Bild mitbringen|Geht diese Frisur auch bei mir}?",
          "{Bringen Sie das Bild mit, es hilft sehr|Ein Foto ist ein guter Anfang}. {Wir sagen Ihnen, was bei Ihrer Dichte und Ihrem Wirbel möglich ist|Manches auf Bildern ist Styling von einer Stunde}.",
          "{Selten genau, oft sehr nah|Ihr Haar macht daraus etwas Eigenes}. {Zwei Bilder zeigen mehr als eines|Sagen Sie dazu, was Ihnen daran gefällt}.",
          "{Bilder helfen, weil jeder unter kurz etwas anderes versteht|Auch ein Bild von sich selbst ist gut}. {Wir reden über Dichte, Wirbel und Ihre Geduld|Vielleicht wird es eine Verwandte der Frisur auf dem Foto}.",
        ],
        [
          "{Schadet Färben dem Haar|Was macht Blondieren mit den Haaren|Verträgt mein Haar eine neue Farbe}?",
          "{Aufhellen kostet immer etwas Kraft|Blondieren öffnet das Haar, und das spürt man}. {In kleinen Schritten bleibt der Schaden gering|Mit guter Pflege lässt sich viel auffangen}.",
          "{Tönen schont mehr als Färben|Das hängt davon ab, was schon alles drauf war}. {Manchmal raten wir zum Warten|Ein Test an einer Strähne gibt Klarheit}.",
          "{Gesundes Haar verträgt einiges, trockenes wenig|Entscheidend ist, wie weit Sie weg wollen von Ihrer Farbe}. {Pflanzenfarbe ist nicht für jeden Wunsch die Antwort|Zwischen zwei Aufhellungen braucht es Ruhe}.",
        ],
        [
          "{Was, wenn mir der Schnitt nicht gefällt|Ich bin mit dem Schnitt nicht glücklich, was nun|Kann man noch etwas ändern}?",
          "{Sagen Sie es gleich, am besten noch im Stuhl|Melden Sie sich in den ersten Tagen}. {Fast immer lässt sich noch etwas richten|Wir sehen es uns noch einmal an}.",
          "{Niemand ist beleidigt|Das kommt vor, und darüber kann man reden}. {Farbe lässt sich korrigieren, Länge braucht Geduld|Oft ist es nur eine Stelle, die stört}.",
          "{Rufen Sie an, statt zu Hause selbst zu schneiden|Geben Sie ihm zwei Wäschen, danach wissen Sie mehr}. {Eine Korrektur dauert meist nur Minuten|Wir hören zu und suchen den Weg zurück}.",
        ],
        [
          "{Was kostet ein Besuch|Wovon hängt der Preis im Salon ab|Was sollte ich für einen Besuch rechnen}?",
          "{Länge, Dicke und Farbe machen den Unterschied|Ein Schnitt kostet weniger als Schnitt und Farbe}. {Fragen Sie vor dem Waschen|Wir nennen den Betrag, bevor die Schere klappert}.",
          "{Für Farbe schätzen wir nach einem Blick auf Ihr Haar|Am Telefon geht nur eine Spanne}. {Kommen Sie kurz zur Beratung vorbei|Wird es mehr, sagen wir es, bevor wir weitermachen}.",
          "{Auf der Preisliste stehen Spannen, weil Haare verschieden sind|Bei langem, dickem Haar dauert alles länger}. {Sagen Sie, was Sie ausgeben möchten|Pflege und Föhnen sind nicht überall inbegriffen, fragen Sie danach}.",
        ],
        [
          "{Muss ich mit gewaschenem Haar kommen|Wie soll ich zum Termin kommen|Soll ich vorher etwas beachten}?",
          "{Kommen Sie so, wie Sie Ihr Haar sonst tragen|Ungewaschen ist kein Problem}. {Für Farbe ist ein Tag ohne Wäsche eher gut|Viel Haarlack erschwert die Arbeit}.",
          "{Am liebsten trocken und ohne viel Styling|Gewaschen wird hier}. {So sehen wir, wie es wirklich fällt|Nur für eine Hochsteckfrisur waschen Sie am Abend davor}.",
          "{Lassen Sie Ihr Haar zwei Tage in Ruhe, wenn Farbe geplant ist|Alltag ist am besten}. {Bringen Sie Fotos mit|Erzählen Sie, was Sie zuletzt benutzt haben}.",
        ],
        [
          "{Kann ich ohne Termin kommen|Wie bekomme ich kurzfristig einen Platz|Muss ich vorher anrufen}?",
          "{An ruhigen Tagen klappt es manchmal|Für einen Ponyschnitt findet sich oft eine Lücke}. {Sicherer ist ein kurzer Anruf|Farbe braucht immer einen Termin}.",
          "{Rufen Sie am Morgen an|Am besten sagen Sie, was gemacht werden soll}. {Fällt jemand aus, wird ein Stuhl frei|Wochentags ist mehr Luft als am Samstag}.",
          "{Wer spontan kommt, wartet vielleicht ein wenig|Kommt darauf an, wie voll es ist}. {Lassen Sie sich auf die Liste setzen|Eine Nachricht mit zwei möglichen Zeiten hilft uns}.",
        ],
      ],
      qualities: [
        ["scharfe Scheren", "ehrlicher Rat"],
        ["weiches Licht", "gute Schnitte"],
        ["ruhige Hände", "klare Farben"],
        ["schöne Längen", "starke Spitzen"],
        ["Zeit für Sie", "keine Eile"],
        ["freche Schnitte", "sanfte Töne"],
      ],
      events: ["Lockentag", "Abend für Brautfrisuren", "Farbberatung"],
      actions: {
        bookings: ["Termin anfragen", "Schnitt vereinbaren"],
        calls: ["Im Salon anrufen"],
      },
    },
  ),
  tattoo: familyWording(
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Studio",
      "im Studio",
      "ins Studio",
      "Tätowierungen",
    ],
    ["Was wir stechen", "Arbeiten", "Termine"],
    {
      headlines: [
        "Erst {zeichnen|überlegen}, dann {stechen|Nadel}",
        "Bilder, die {bleiben|mitgehen}",
        "{Gut überlegt|In Ruhe entworfen}, {sauber|ruhig} gestochen",
      ],
      truths: [
        "Haut {ist kein Papier|lebt und verändert sich}. {Darum zeichnen wir etwas größer, als manche es sich denken|Feine Linien brauchen Platz, damit sie lesbar bleiben}.",
        "Eine Nacht darüber schlafen {hat noch keinem Motiv geschadet|gehört dazu}. {Was in einem halben Jahr noch gefällt, ist das Richtige|Wir drängen niemanden}.",
        "Der Schmerz {ist an jeder Stelle anders|lässt sich aushalten, das Stillhalten ist schwerer}. {Rippen und Füße spüren mehr als der Oberarm|Pausen machen wir, so oft Sie möchten}.",
        "Ein gutes Motiv {passt zur Stelle und nicht nur ins Bild|folgt dem Körper}. {Deshalb legen wir es vorher auf|Im Spiegel sieht man, ob es sich mitbewegt}.",
        "Manchmal {raten wir ab|ist das ehrliche Nein die beste Beratung}. {Hände und Hals wollen gut überlegt sein|Lieber ein Kunde weniger als ein Bild, das später stört}.",
        "{Trends stehen heute jedem und in zehn Jahren keinem|Was alle tragen, trägt man ungern lange}. {Wir fragen deshalb nach Ihrem Grund|Zeitlos ist meistens schlicht}.",
        "{Die Nadel ist nur ein Werkzeug|Ruhe in der Hand lernt man über Jahre}, {gesehen wird am Ende die Zeichnung|den Unterschied sieht man an der Linie}.",
      ],
      offers: [
        [
          "pen-tool",
          "Eigene Entwürfe",
          "{Bringen Sie Bilder, Wörter oder nur ein Gefühl mit|Erzählen Sie, was es bedeuten soll}: {daraus zeichnen wir etwas, das nur für Sie entsteht|die erste Skizze besprechen wir zusammen}.",
          "{Kopiert wird bei uns nicht, verändert schon|Fremde Arbeiten sind Anregung und keine Vorlage}. {Größe und Stelle bestimmen, was geht|Änderungen gehören zum Entwurf dazu}.",
          "{Manche bringen ein Gedicht, manche eine Kinderzeichnung|Am Anfang steht selten ein fertiges Bild}. {Wir hören zu und zeichnen|Aus drei Skizzen bleibt eine}.",
        ],
        [
          "brush",
          "Überarbeitungen",
          "{Verblasste Linien, ein alter Name, ein Fehler aus der Jugend|Aus Altem lässt sich oft Neues machen}: {zeigen Sie es uns bei Tageslicht|wir sagen, was sich verdecken lässt}.",
          "{Überdecken braucht mehr Fläche und dunklere Töne|Manchmal hilft vorher etwas Aufhellen}. {Wunder versprechen wir nicht|Am Entwurf sehen Sie, was verschwindet}.",
          "{Mit den Jahren wandern Linien und verlieren Farbe|Nicht alles muss unter Schwarz verschwinden}. {Manchmal genügt ein neuer Rahmen darum|Auffrischen ist oft der bessere Weg}.",
        ],
        [
          "feather",
          "Feine Linien und Schrift",
          "{Je kleiner die Schrift, desto größer die Gefahr, dass sie verläuft|Kleine Motive brauchen eine ruhige Hand}. {Wir raten zu einer Größe, die hält|Lesen Sie jeden Buchstaben noch einmal}.",
          "{Ein Wort ist schnell gestochen und lange da|Fremde Sprachen lassen wir prüfen}. {Die Vorlage kleben wir zuerst auf|Danach sehen Sie es aus dem Abstand}.",
          "{Ein Datum, ein Name, ein Halbsatz|Handschrift lässt sich übertragen}: {bringen Sie das Original mit|wir scannen sie und prüfen, was lesbar bleibt}.",
        ],
        [
          "palette",
          "Größere Arbeiten",
          "{Arm, Rücken, Bein|Was über mehrere Sitzungen wächst}: {zuerst entsteht ein Plan für das Ganze|dazwischen braucht die Haut Wochen zum Heilen}.",
          "{Farbe oder Schwarz, das entscheidet auch Ihre Haut|Helle Töne verblassen früher}. {Sonne ist der größte Feind|Nachgestochen wird, wenn alles verheilt ist}.",
          "{Große Flächen brauchen einen Fluss|Ein Rücken ist kein Blatt mit Rändern}. {Wir planen von den Muskeln aus|Zwischen zwei Terminen sieht man, wohin es will}.",
        ],
        [
          "circle-dot",
          "Piercing",
          "{Am häufigsten sind Ohr, Nase und Lippe|Gestochen wird mit der Nadel und nicht mit der Pistole}. {Der erste Schmuck bleibt bis zur Heilung|Welches Metall Sie vertragen, fragen wir vorher}.",
          "{Die Pflege danach entscheidet|Jede Stelle heilt in ihrem Tempo}. {Wir schreiben sie Ihnen auf|Nicht drehen, nicht drücken, Geduld haben}.",
        ],
      ],
      process: [
        [
          "Besprechen",
          "{Schicken Sie Idee, Stelle, Größe und ein paar Bilder|Schreiben Sie, was Sie vorhaben}. {Wir sagen, was möglich ist und was es ungefähr kostet|Über Krankheiten und Medikamente reden wir auch}.",
          "{Kommen Sie auf einen Kaffee vorbei und bringen Sie Ihre Sammlung mit|Zwei Sätze und drei Bilder sagen uns genug}. {Wir fragen nach dem Platz und dem Warum|Dann wissen beide, ob es passt}.",
        ],
        [
          "Entwerfen",
          "{Wir zeichnen, Sie sagen, was stimmt und was nicht|Der Entwurf liegt vor dem Termin auf dem Tisch}. {Manches braucht zwei Anläufe|Eine Anzahlung hält den Tag frei}.",
        ],
        [
          "Stechen",
          "{Kommen Sie ausgeschlafen und mit etwas im Magen|Am Abend davor kein Alkohol}, {dann hält man länger still|und ziehen Sie etwas Bequemes an}. {Nadeln sind einzeln verpackt und werden danach entsorgt|Pause ist, wann Sie wollen}.",
          "{Zuerst kommt die Vorlage auf die Haut, und Sie sehen sich im Spiegel|Wir fangen erst an, wenn Sie sicher sind}. {Reden lenkt ab, Musik auch|Bringen Sie etwas zu trinken mit}.",
        ],
        [
          "Heilen",
          "{Waschen, dünn eincremen, in Ruhe lassen|Die erste Woche entscheidet}. {Keine Sonne, kein Bad, kein Kratzen|Nach einigen Wochen sehen wir es uns noch einmal an}.",
        ],
      ],
      questions: [
        [
          "{Was kostet ein Tattoo|Wie wird der Preis für ein Tattoo berechnet|Womit muss ich bei einem Tattoo rechnen}?",
          "{Nach Größe, Stelle und Zeit|Kleines hat einen Mindestpreis, Großes geht nach Stunden}. {Mit Bild und Maß können wir schätzen|Eine Anzahlung wird angerechnet}.",
          "{Ein guter Entwurf kostet Zeit, bevor die Nadel läuft|Erzählen Sie uns die Idee und den Platz}. {Danach nennen wir eine Summe, auf die Sie sich einstellen können|Billig wird es selten, dafür bleibt es lange}.",
        ],
        [
          "{Wie weh tut ein Tattoo|Wo ist es am schlimmsten|Was hilft gegen den Schmerz}?",
          "{Es brennt und kratzt, man gewöhnt sich daran|Über Knochen spürt man mehr}. {Essen, schlafen und ruhig atmen hilft|Vor langen Sitzungen reden wir über Pausen}.",
          "{Jeder empfindet es anders|Die Innenseiten sind empfindlicher als außen}. {Nach einer Weile stellt sich der Körper darauf ein|Sagen Sie es, dann legen wir eine Pause ein}.",
        ],
        [
          "{Wie pflege ich das Tattoo|Darf ich nach dem Tattoo schwimmen|Wann darf ich wieder in die Sonne}?",
          "{Sauber halten, dünn eincremen, nicht kratzen|Einen Zettel dazu bekommen Sie mit}. {Bad und Sauna warten einige Wochen|Später hilft Sonnenschutz, damit es klar bleibt}.",
          "{Mit sauberen Händen und wenig Creme|In den ersten Tagen spannt und juckt es}. {Lassen Sie Schorf in Ruhe abfallen|Enge Kleidung an der Stelle vermeiden Sie besser}.",
        ],
        [
          "{Wie sauber wird gearbeitet|Woran erkenne ich ein gutes Studio|Sind die Nadeln frisch}?",
          "{Nadeln werden vor Ihren Augen ausgepackt|Handschuhe, Folie, frische Farbe in kleinen Kappen}. {Fragen Sie, wir zeigen es Ihnen|Sehen Sie sich verheilte Arbeiten an}.",
          "{Ein Arbeitsplatz soll aussehen wie in einer Praxis|Alles, was Haut berührt, ist frisch oder keimfrei gemacht}. {Schauen Sie sich um, bevor Sie zusagen|Wer Fragen ausweicht, ist der falsche}.",
        ],
        [
          "{Ab welchem Alter wird tätowiert|Darf ich mit Allergien zum Tätowieren|Geht es in der Schwangerschaft}?",
          "{Erst mit der Volljährigkeit, mit Ausweis|In Schwangerschaft und Stillzeit nicht}. {Bei Hautkrankheiten und Blutverdünnern fragen Sie Ihren Arzt|Allergien sagen Sie uns vorher}.",
          "{Bei Minderjährigen sagen wir nein, auch mit Eltern|Nach einer Krankheit sollte man warten}. {Wer Medikamente nimmt, sagt es bitte|Im Zweifel fragen Sie zuerst die Hautärztin}.",
        ],
      ],
      qualities: [
        ["ruhige Linien", "saubere Nadeln"],
        ["eigene Entwürfe", "ehrlicher Rat"],
        ["klare Schwärzen", "feine Punkte"],
        ["viel Geduld", "sichere Hände"],
      ],
      events: ["Offenes Studio", "Tag der kleinen Motive", "Gast am Stuhl"],
      actions: { bookings: ["Termin anfragen", "Idee schicken"], quotes: ["Motiv schildern"] },
    },
  ),
};
