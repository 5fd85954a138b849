/**
 * German wordings of the health family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
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

export const healthTrades: Record<string, Wording> = {
  optician: familyWording(
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Geschäft",
      "bei uns im Geschäft",
      "zu uns ins Geschäft",
      "Brillen und Kontaktlinsen",
    ],
    ["Sehen und Tragen", "Brillen", "Termine"],
    {
      headlines: [
        "Gut sehen, {auch am Abend|auch beim Lesen}",
        "Eine Brille, die {sitzt|nicht rutscht}",
        "{Scharf|Klar} sehen, gern {tragen|aufsetzen}",
      ],
      truths: [
        "Eine Brille {trägt man länger am Tag als jeden Schuh|sitzt mitten im Gesicht}, {darum darf die Auswahl dauern|deshalb lohnt das zweite Anprobieren}.",
        "Die Augen {verändern sich langsam|lassen sich Zeit}, {und man gewöhnt sich an das Unscharfe|sodass man es selbst oft zuletzt merkt}.",
        "{Das beste Glas nützt wenig, wenn die Fassung schief sitzt|Gläser und Sitz gehören zusammen}: {Ein paar Millimeter entscheiden, ob es bequem ist|gemessen wird deshalb am Gesicht und nicht nach Tabelle}.",
        "Müde Augen {haben oft eine einfache Ursache|kommen nicht immer von zu wenig Schlaf}: {der Abstand zum Bildschirm, das Licht, eine alte Stärke|manchmal passt nur die Brille nicht zur Arbeit}.",
        "{Ein Modell aus dem Schaufenster kennt Ihre Nase nicht|Gesichter sind schief, und das ist gut so}. {Darum biegen wir jede Brille nach|Zwei Ohren liegen selten gleich hoch}.",
        "{Kinder sagen selten, dass sie schlecht sehen|Wer nie scharf gesehen hat, vermisst nichts}. {Achten Sie auf Kopfweh und schiefe Köpfe|Ein Test vor der Schule schadet nie}.",
      ],
      offers: [
        [
          "eye",
          "Sehtest",
          "{In Ruhe und ohne Eile|Schritt für Schritt} prüfen wir, {was Sie in der Nähe und in der Ferne sehen|wie beide Augen zusammenarbeiten}. {Danach wissen Sie, ob sich etwas verändert hat|Das Ergebnis erklären wir so, dass man es versteht}.",
          "{Sie sagen, was besser ist, das eine oder das andere Glas|Beim Sehtest gibt es kein Richtig oder Falsch}. {Bringen Sie die alte Brille mit|Kommen Sie ausgeruht, am Abend sehen Augen anders}.",
          "{Bei Kopfweh am Bildschirm oder Blendung im Dunkeln|Wenn die Schrift verschwimmt oder die Arme zu kurz werden,} {ist ein Sehtest der erste Schritt|sehen wir nach, ob es an der Stärke liegt}. Auffälliges {gehört zum Augenarzt, und das sagen wir auch|klärt danach der Augenarzt}.",
        ],
        [
          "glasses",
          "Brillenfassungen",
          "{Rund oder kantig, leicht oder kräftig|Vor dem Spiegel entscheidet sich vieles}: {probieren Sie ruhig auch, was Sie nie nehmen würden|wir legen ein paar dazu, auf die man selbst nicht kommt}.",
          "Eine Fassung muss {zur Nase passen, bevor sie zum Gesicht passt|auch nach Stunden noch bequem sein}. {Deshalb achten wir auf Steg und Bügel|Wir prüfen, wo sie aufliegt und ob sie drückt}.",
          "Bringen Sie {jemanden mit, der ehrlich ist|eine zweite Meinung mit}, {oder machen Sie ein Foto und schlafen Sie darüber|denn ohne Gläser sieht man sich selbst schlecht}.",
        ],
        [
          "layers",
          "Brillengläser",
          "{Lesen, Autofahren, Werkbank|Arbeit, Sport, Abend auf dem Sofa}: {erzählen Sie, wo Sie die Brille tragen|danach richtet sich das Glas}. {Nicht jede Beschichtung ist nötig|Wir sagen, welcher Aufpreis sich lohnt und welcher nicht}.",
          "Bei Gleitsicht {kommt es auf genaue Maße an|braucht es ein paar Tage Gewöhnung}. {Wir messen mit der Fassung auf der Nase|Wenn es danach nicht passt, kommen Sie wieder}.",
          "{Dünne Gläser sind nicht immer die leichtesten|Entspiegelt, getönt, gehärtet}: {wir zeigen die Unterschiede nebeneinander|Sie sehen vorher, was es ausmacht}.",
        ],
        [
          "droplets",
          "Kontaktlinsen",
          "{Für jeden Tag oder nur zum Sport|Weich, formstabil, für einen Tag oder einen Monat}: {ob Linsen zu Ihren Augen passen, zeigt die Anpassung|zuerst prüfen wir, ob genug Tränen da sind}.",
          "Das Einsetzen {üben wir, bis es allein klappt|lernt man am Tisch mit Spiegel}. {Beim ersten Mal dauert es, und das ist normal|Niemand geht nach Hause, bevor es sitzt}.",
          "{Saubere Hände, Pausen, regelmäßige Kontrolle|Linsen sind bequem, solange man sie pflegt}: {rote Augen sind ein Grund, sie sofort herauszunehmen|wie das geht, schreiben wir Ihnen auf}.",
        ],
        [
          "wrench",
          "Brillenservice",
          "{Eine lockere Schraube, ein verbogener Bügel|Sie haben sich auf die Brille gesetzt}: {kommen Sie vorbei, vieles ist gleich gerichtet|oft lässt sich das retten}.",
          "Nasenpads, Schrauben, Ultraschallbad: {kleine Hilfe geht meist nebenbei|was rutscht, stellen wir nach}. {Auch wenn die Brille woanders gekauft ist, fragen Sie ruhig|Warten Sie nicht, bis sie bricht}.",
          "{Nach dem Kauf|In den ersten Wochen} {setzt sich eine Brille|merkt man, wo sie drückt}. {Schauen Sie wieder herein, dann richten wir sie nach|Das Nachstellen gehört für uns dazu}.",
          "{Gläser putzt man mit Wasser und einem weichen Tuch|Das T-Shirt ist der Feind der Brille}. {Ein Bad im Ultraschall macht sie klar|Lockere Schrauben ziehen wir gleich mit an}.",
        ],
        [
          "baby",
          "Kinderbrillen",
          "Kinder {rennen, toben und verlieren Schrauben|setzen die Brille auch beim Klettern auf}, {darum zählen weiche Bügel und gute Passform|darum suchen wir Fassungen, die das aushalten}.",
          "{Das Kind sucht die Farbe aus, wir achten auf den Sitz|Getragen wird nur, was gefällt}. {Mit der Verordnung vom Augenarzt kommen Sie zu uns|Wenn es wächst, stellen wir nach}.",
          "{Eine Kinderbrille lebt gefährlich|Sand, Ball und Bruder setzen ihr zu}. {Ersatzbügel haben wir im Blick|Gefallen muss sie trotzdem, sonst bleibt sie im Ranzen}.",
        ],
      ],
      process: [
        [
          "Prüfen",
          "{Am Anfang stehen Fragen und der Sehtest|Zuerst reden wir darüber, was schlecht zu sehen ist}. {Bringen Sie vorhandene Brillen und Rezepte mit|Dafür nehmen Sie sich am besten etwas Zeit}.",
          "Wir {messen beide Augen einzeln und zusammen|prüfen Nähe und Ferne}, und Sie {hören gleich, was herauskommt|sehen den Unterschied im Vergleich}.",
        ],
        [
          "Aussuchen",
          "{Fassungen probieren, Gläser vergleichen|Anprobieren, weglegen, wieder anprobieren}: {der Preis steht fest, bevor bestellt wird|Sie entscheiden ohne Eile}.",
          "{Wir legen eine kleine Auswahl zurecht|Aus vielen werden drei}, {dann sehen Sie sich in Ruhe im Spiegel an|und am Ende entscheidet das Gesicht}.",
        ],
        [
          "Abholen",
          "{Wenn die Brille fertig ist, passen wir sie an|Bei der Abholung wird gebogen und geprüft}, {bis nichts drückt und nichts rutscht|und Sie lesen gleich eine Zeile zur Probe}.",
          "{Geben Sie den Augen ein paar Tage|Am Anfang wirkt manches ungewohnt}. {Stört es dann noch, kommen Sie wieder|Für das Nachstellen braucht es keinen Termin}.",
        ],
      ],
      questions: [
        [
          "{Wie oft sollte ich die Augen prüfen lassen|Wann brauche ich eine neue Stärke|Woran merke ich, dass die Brille nicht mehr passt}?",
          "{Alle paar Jahre ist ein guter Takt, im Alter öfter|Sobald Sie die Augen zusammenkneifen}. {Bei plötzlichen Veränderungen gehen Sie zum Augenarzt|Kopfweh und müde Augen sind ein Hinweis}.",
          "{Wenn Sie das Handy weiter weghalten als früher|Spätestens, wenn nachts die Lichter Strahlen werfen}, {lohnt ein Termin|ist Zeit für einen Sehtest}. {Blitze oder Schatten gehören sofort in ärztliche Hände|Wer viel fährt, wartet besser nicht}.",
        ],
        [
          "{Zahlt die Kasse etwas dazu|Was kostet eine Brille|Woraus besteht der Preis}?",
          "{Für Kinder und bei starken Fehlsichtigkeiten gibt es oft einen Zuschuss|Das hängt von Alter, Stärke und Kasse ab}. {Den Rest rechnen wir vor, bevor Sie bestellen|Fassung und Gläser stehen einzeln auf dem Angebot}.",
          "Der Preis {besteht aus Fassung, Gläsern und dem, was Sie an Extras wählen|hängt vor allem an den Gläsern}. {Wir zeigen auch die einfache Variante|Fragen Sie nach dem Preis ohne Beschichtungen, dann sehen Sie den Unterschied}.",
        ],
        [
          "{Wie lange dauert es, bis die Brille fertig ist|Bekomme ich sie noch vor dem Urlaub|Geht es auch schneller}?",
          "{Das hängt vom Glas ab, einfache Stärken gehen schneller|Gleitsicht braucht meist länger als eine Lesebrille}. {Sagen Sie uns Ihr Reisedatum|Wir nennen einen Tag und melden uns, wenn sie da ist}.",
          "{Wir bestellen die Gläser nach Ihren Maßen|Jedes Glas wird für Sie gefertigt}, {das dauert einige Tage|darum planen Sie vor einer Reise etwas Luft ein}. {Die alte Brille behalten Sie so lange|Bis dahin hilft die alte Brille}.",
        ],
        [
          "{Ich komme mit Gleitsicht nicht zurecht, was nun|Warum ist mir mit der neuen Brille schwindlig|Wie lange dauert die Gewöhnung}?",
          "{Ein paar Tage sind normal|Das Gehirn muss umlernen}. {Tragen Sie sie durchgehend, auch wenn es ungewohnt ist|Hält es an, messen wir nach}.",
          "{Oft liegt es am Sitz und nicht am Glas|Manchmal fehlen zwei Millimeter}. {Kommen Sie vorbei, wir prüfen beides|Warten Sie nicht wochenlang}.",
        ],
        [
          "{Vertrage ich Kontaktlinsen|Sind Kontaktlinsen etwas für mich|Kann ich mit trockenen Augen Linsen tragen}?",
          "{Das zeigt die Anpassung|Ob es geht, hängt von Tränen, Alltag und Geduld ab}. {Probelinsen geben die ehrlichste Antwort|Wir sagen offen, wenn eine Brille besser ist}.",
          "{Viele vertragen sie, manche nur für ein paar Stunden|Trockene Augen sind kein sicheres Nein}. {Es gibt Materialien, die mehr Feuchtigkeit halten|Nach der Probezeit wissen Sie es genau}.",
        ],
      ],
      qualities: [
        ["gute Augen", "leichte Fassungen"],
        ["ehrlicher Rat", "genaue Maße"],
        ["bequemer Sitz", "klare Sicht"],
        ["ruhige Beratung", "schnelle Hilfe"],
        ["feste Schrauben", "freie Sicht"],
      ],
      events: ["Sehtestwoche", "Sonnenbrillentag", "Linsenabend"],
      actions: {
        bookings: ["Sehtest vereinbaren", "Termin anfragen"],
        visits: ["Brillen anprobieren", "So finden Sie uns"],
      },
    },
  ),
  pharmacy: familyWording(
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Apotheke",
      "in der Apotheke",
      "in die Apotheke",
      "Arzneimittel und Beratung",
    ],
    ["Leistungen", "Die Apotheke", "Termine"],
    {
      headlines: [
        "{Fragen|Nachfragen} hilft, {auch bei Kleinigkeiten|bevor es schlimmer wird}",
        "Das {richtige Mittel|Rezept} und {ein Satz dazu|jemand, der es erklärt}",
        "Gut beraten, {bevor Sie es einnehmen|am Tresen und am Telefon}",
      ],
      truths: [
        "Ein Mittel {wirkt nur so gut, wie es eingenommen wird|hilft, wenn man weiß, wie und wann}, {deshalb sagen wir lieber einen Satz mehr|darum steht es auf der Packung und wir sagen es noch einmal}.",
        "Wer mehrere Mittel nimmt, {verliert leicht den Überblick|weiß oft nicht, was sich verträgt}. {Eine Liste auf dem Tresen klärt in Minuten, was sonst Sorgen macht|Zusammen angesehen wird daraus wieder ein Plan}.",
        "{Nicht gegen alles hilft eine Tablette|Manchmal ist Ruhe das bessere Mittel}, {und auch das sagen wir|und dafür schicken wir niemanden mit einer Tüte nach Hause}.",
        "{Am Tresen wird leise gesprochen|Was Sie uns sagen, bleibt hier}, {denn manche Fragen stellt man ungern laut|für Heikles gehen wir zur Seite}.",
        "{Beipackzettel zählen alles auf, was je jemandem passiert ist|Eine lange Liste von Nebenwirkungen macht Angst}, {darum sagen wir dazu, was häufig ist und was selten|deshalb lesen wir sie auf Wunsch mit Ihnen}.",
        "{Pflanzlich heißt nicht harmlos|Auch Johanniskraut kann anderen Mitteln in die Quere kommen}. {Deshalb gehört es mit auf Ihre Liste|Fragen Sie, bevor Sie es dazunehmen}.",
        "{Fieber, Schnupfen und Husten gehen meist von selbst|Ein Infekt braucht vor allem Zeit}. {Wir helfen, sie erträglich zu machen|Wann jemand hinsehen sollte, sagen wir Ihnen}.",
      ],
      offers: [
        [
          "file-text",
          "Rezepte",
          "{Schicken Sie das Rezept vorab oder bringen Sie es mit|Ob Papier oder elektronisch}: {wir sehen nach, was da ist, und bestellen den Rest|was fehlt, ist meist bald lieferbar}.",
          "Zu jedem Mittel {sagen wir, wann, wie viel und womit|gehört ein Satz zur Einnahme}. {Fragen Sie nach, wenn der Beipackzettel mehr verwirrt als hilft|Auf Wunsch schreiben wir es auf die Schachtel}.",
          "Wer {ein Mittel dauernd nimmt|jeden Tag dasselbe einnimmt}, {meldet sich am besten, bevor die Packung leer ist|kann die nächste Packung früh bestellen}. {So entsteht keine Lücke|Dann liegt sie bereit, wenn Sie kommen}.",
        ],
        [
          "message-circle",
          "Beratung bei Beschwerden",
          "{Schnupfen, Sodbrennen, ein Stich, der juckt|Husten, Bauchweh, ein steifer Nacken}: {sagen Sie, seit wann und was Sie schon probiert haben|wir fragen kurz nach und raten dann}.",
          "Wir {empfehlen, was zu Ihnen und Ihren anderen Mitteln passt|sagen auch, wenn kein Mittel nötig ist}, und {nennen den Punkt, an dem ein Arzt hinsehen sollte|schicken Sie weiter, wenn es nach mehr aussieht}.",
          "{Für Kinder, Schwangere und ältere Menschen|Wenn Sie stillen oder noch anderes einnehmen,} {gelten eigene Regeln|ist manches Mittel ungeeignet}. {Sagen Sie es gleich dazu|Ein Hinweis genügt, dann suchen wir etwas Verträgliches}.",
        ],
        [
          "shield-check",
          "Medikationsprüfung",
          "Bringen Sie {alle Schachteln in einer Tüte mit|Ihren Medikationsplan mit}, {auch die Tropfen aus der Küche|auch das, was Sie ohne Rezept kaufen}. {Wir prüfen, was sich nicht verträgt|Danach haben Sie eine Liste, die stimmt}.",
          "{Doppelte Wirkstoffe, ungünstige Zeiten|Was morgens müde macht und abends wach}: {vieles lässt sich mit der Praxis einfach umstellen|oft hilft schon eine andere Uhrzeit}.",
          "{Ein Tablettenplan passt auf eine Karte im Geldbeutel|Mit den Jahren sammelt sich vieles an}. {Wir schreiben auf, was wofür ist und was wegfallen könnte|Änderungen besprechen wir mit Ihrer Praxis}.",
        ],
        [
          "truck",
          "Botendienst",
          "Wer {krank ist oder nicht gut laufen kann|zu Hause bleiben muss}, {bekommt seine Mittel gebracht|ruft an oder schreibt uns}. {Fragen Sie, bis wann Sie bestellen müssen|Der Bote erklärt auf Wunsch noch einmal, wie es eingenommen wird}.",
          "{Angehörige können für andere bestellen|Auch für Ihre Eltern können Sie bestellen}, {wenn Rezept und Vollmacht da sind|sagen Sie uns nur, wer es annimmt}.",
          "{Was am Vormittag fehlt, kommt oft noch am selben Tag|Nicht jeder kann nach der Operation aus dem Haus}. {Der Weg zu Ihnen gehört für uns dazu|Sagen Sie, ob geklingelt oder angerufen werden soll}.",
        ],
        [
          "flask-conical",
          "Salben und Rezepturen",
          "Manche {Salben und Kapseln gibt es nicht fertig|Mittel werden für eine einzige Person gemischt}. {Wir rühren sie nach ärztlicher Verordnung an|Dafür braucht es ein Rezept und etwas Zeit}.",
          "{Bei Kindern oder Allergien|Wenn die übliche Stärke nicht passt,} {hilft oft eine eigene Rezeptur|kann eine andere Zusammensetzung die Lösung sein}. {Wir sprechen das mit der Praxis ab|Wann sie fertig ist, sagen wir beim Bestellen}.",
          "{Haut braucht manchmal genau eine Mischung|Manches Mittel gibt es nur als Einzelstück}. {Im Labor wird gewogen, gerührt und geprüft|Wie lange die Salbe hält, steht auf dem Deckel}.",
        ],
        [
          "luggage",
          "Reiseapotheke",
          "{Wohin, wie lange, mit wem|Tropen, Berge oder Badesee}: {danach packen wir zusammen, was wirklich hineingehört|wir sagen, was daheim bleiben kann}.",
          "Denken Sie früh an {Impfungen und Bescheinigungen|Mittel, die ins Handgepäck müssen}. {Manches braucht Wochen Vorlauf|Für den Zoll hilft ein Schreiben der Praxis}.",
          "{Was bei dreißig Grad im Koffer liegt, leidet|Insulin und Zäpfchen mögen keine Hitze}. {Wir sagen, was gekühlt reisen muss|Eine kleine Tasche genügt meistens}.",
        ],
      ],
      process: [
        [
          "Fragen",
          "{Kommen Sie an den Tresen, rufen Sie an oder schreiben Sie|Sagen Sie, was Sie brauchen oder was Ihnen fehlt}. {Ein Rezept lässt sich auch vorab schicken|Für Persönliches treten wir zur Seite}.",
          "Sie {nennen Ihre Beschwerden oder reichen das Rezept herüber|erzählen, worum es geht}, und wir {fragen nach anderen Mitteln und Allergien|schauen, was vorrätig ist}.",
        ],
        [
          "Prüfen",
          "Wir {sehen nach, ob sich alles verträgt|vergleichen mit dem, was Sie sonst einnehmen}, {und rufen bei Unklarheiten in der Praxis an|bevor etwas über den Tisch geht}.",
          "{Wirkstoff, Menge, Wechselwirkung|Ein zweiter Blick auf jedes Rezept}: {das dauert einen Moment und ist ihn wert|Ungewöhnliches klären wir gleich}.",
        ],
        [
          "Mitnehmen",
          "{Sie bekommen das Mittel und einen klaren Satz zur Einnahme|Zum Schluss wissen Sie, wie, wann und wie lange}. {Was bestellt ist, holen Sie ab oder lassen es bringen|Fragen, die später kommen, beantworten wir am Telefon}.",
          "{Heben Sie den Beipackzettel auf|Lagern Sie alles trocken und außer Reichweite von Kindern}, {und melden Sie sich, wenn Sie etwas nicht vertragen|und bringen Sie Reste ruhig wieder mit}.",
        ],
      ],
      questions: [
        [
          "{Warum bekomme ich ein anderes Mittel als sonst|Ist das andere Präparat genauso gut|Weshalb sieht meine Packung anders aus}?",
          "{Der Wirkstoff ist derselbe, die Firma eine andere|Kassen haben Verträge mit bestimmten Herstellern}. {Wenn Sie es nicht vertragen, sagen Sie es uns oder der Praxis|Aussehen und Hilfsstoffe dürfen sich unterscheiden}.",
          "{Manchmal ist ein Mittel nicht lieferbar, dann gibt es einen Ersatz|Oft schreibt der Rabattvertrag der Kasse das vor}. {Wir erklären, was gleich ist und was nicht|In begründeten Fällen geht auch das gewohnte}.",
        ],
        [
          "{Darf ich die Tablette teilen|Kann ich die Tablette auch zerkleinern|Ist die Kerbe in der Tablette zum Teilen da}?",
          "{Das hängt vom Mittel ab, manche darf man nicht teilen|Fragen Sie, bevor Sie ein Messer nehmen}. {Für manche Mittel gibt es Tropfen oder eine kleinere Stärke|Wir sehen für Sie nach}.",
          "{Nicht jede Kerbe ist dafür gemacht|Bei manchen geht die Wirkung verloren, wenn die Hülle bricht}. {Rufen Sie mit der Packung in der Hand an|Nennen Sie uns den Namen, dann sagen wir es genau}.",
        ],
        [
          "{Was tun, wenn ich eine Dosis vergessen habe|Ich habe zu viel genommen, was nun|Soll ich die vergessene Tablette nachholen}?",
          "{Nicht einfach doppelt nehmen|Das ist von Mittel zu Mittel verschieden}. {Rufen Sie an und nennen Sie Namen und Uhrzeit|Bei einer Überdosis wählen Sie gleich den Giftnotruf}.",
          "{Sehen Sie im Beipackzettel nach oder fragen Sie uns|Oft geht es am nächsten Tag einfach normal weiter}. {Wer zu viel genommen hat, wartet nicht ab|Im Zweifel hilft der ärztliche Bereitschaftsdienst}.",
        ],
        [
          "{Wohin mit alten Medikamenten|Was mache ich mit abgelaufenen Mitteln|Wie werde ich alte Medikamente los}?",
          "{Nach Ablauf sollten Sie sie nicht mehr nehmen|Einmal im Jahr lohnt ein Blick auf die Daten}. {In den meisten Orten dürfen sie in den Restmüll|Nie in die Toilette, das Wasser trägt es weiter}.",
          "{Fragen Sie uns, wie Ihr Ort das regelt|Bringen Sie die Kiste mit, wir sortieren mit Ihnen}. {Geöffnete Augentropfen sind nur wenige Wochen gut|Nadeln und Spritzen gehören in einen festen Behälter}.",
        ],
        [
          "{Welche Apotheke hat nachts offen|Wo ist der Notdienst|Was, wenn ich am Sonntag etwas brauche}?",
          "{Der Notdienst wechselt unter den Apotheken|Eine Apotheke in der Nähe hat immer Dienst}. {Welche es ist, steht an jeder Apothekentür|Die Telefonauskunft der Apotheken nennt sie}.",
          "{Nachts klingeln Sie an der Notdienstapotheke|An der Tür hängt ein Plan}. {Bei Lebensgefahr wählen Sie den Notruf|Rufen Sie vorher an, ob das Mittel da ist}.",
        ],
      ],
      qualities: [
        ["klare Worte", "offene Ohren"],
        ["sichere Mittel", "leise Gespräche"],
        ["kurze Wege", "genaue Angaben"],
        ["ehrlicher Rat", "geprüfte Rezepte"],
        ["ein zweiter Blick", "volle Regale"],
      ],
      events: ["Blutdrucktag", "Vortrag zur Hausapotheke", "Reiseberatung"],
      actions: {
        sales: ["Rezept vorbestellen", "Mittel reservieren"],
        calls: ["In der Apotheke anrufen"],
      },
    },
  ),
  dentist: familyWording(
    [
      "Patientin oder Patient",
      "Patientinnen und Patienten",
      "Praxis",
      "in der Praxis",
      "in die Praxis",
      "Zähne und Zahnfleisch",
    ],
    ["Behandlungen", "Die Praxis", "Termine"],
    {
      headlines: [
        "Zähne, mit denen man {gern lacht|gut beißt}",
        "Erst {erklären|hinsehen}, dann {behandeln|bohren}",
        "{Ohne Angst|In Ruhe} auf {den Behandlungsstuhl|den Stuhl}",
      ],
      truths: [
        "Karies {beginnt zwischen den Zähnen, wo die Bürste nicht hinkommt|macht sich erst spät bemerkbar}. {Deshalb sehen wir lieber früh nach|Wenn es wehtut, ist das Loch meist schon älter}.",
        "Die Angst {vor dem Bohrer ist weiter verbreitet, als man denkt|sitzt bei vielen seit der Kindheit}. {Wer sie ausspricht, wird anders behandelt|Ein vereinbartes Handzeichen hilft mehr als gutes Zureden}.",
        "Zahnfleisch, das blutet, {braucht mehr Pflege und nicht weniger|ist ein Hinweis und kein Grund, die Stelle auszusparen}. {Nach ein paar Tagen wird es oft schon besser|Wie man es sanft macht, zeigen wir am Modell}.",
        "Ein Zahn {lässt sich nur einmal durch einen eigenen ersetzen|wächst beim Erwachsenen nicht nach}, {darum erhalten wir, was zu erhalten ist|deshalb ist das Ziehen der letzte Schritt}.",
        "Zähne putzen {lernt man mit den Augen|ist eine Frage der Technik und nicht der Kraft}. {Im Spiegel sieht man sofort, welche Stelle zu kurz kommt|Zu viel Druck schadet mehr, als er putzt}.",
        "{Zucker schadet am meisten zwischen den Mahlzeiten|Nicht die Menge, sondern die Häufigkeit entscheidet beim Zucker}. {Ein Glas Wasser danach hilft schon|Wer Süßes zum Nachtisch isst, macht es besser als der Nascher}.",
        "{Das Geräusch ist schlimmer als die Behandlung|Viele fürchten den Ton mehr als den Schmerz}, {deshalb sagen wir vorher, was gleich zu hören ist|Kopfhörer sind darum ausdrücklich erlaubt}.",
        "{Ein kleiner Schaden ist an einem Nachmittag behoben|Was wenig Mühe macht, macht auch wenig Kosten}, {warten verteuert jeden Zahn|darum lohnt es sich, bald zu kommen}.",
        "{Zwischen zwei Zähnen entscheidet sich mehr als auf der Kaufläche|Die schönste Vorderseite nützt wenig, wenn es dahinter fault}, {darum gehört das Bürstchen dazu|deshalb sehen wir zuerst dorthin}.",
      ],
      offers: [
        [
          "search",
          "Kontrolle und Vorsorge",
          "Wir {sehen uns Zähne, Zahnfleisch und Füllungen an|prüfen jeden Zahn und die Ränder der Füllungen} und sagen Ihnen, {was in Ordnung ist und was wir beobachten|wann der nächste Termin sinnvoll ist}.",
          "{Röntgenbilder machen wir nur, wenn sie etwas klären|Ein Bild zeigt, was zwischen den Zähnen verborgen bleibt}. {Ältere Aufnahmen bringen Sie am besten mit|Sie sehen es am Bildschirm und hören, was es bedeutet}.",
          "Zur Vorsorge kommen {Erwachsene meist zweimal im Jahr|auch Menschen, denen gar nichts fehlt}. {Der Termin ist kurz, und oft bleibt es beim Nachsehen|So bleibt Kleines klein}.",
        ],
        [
          "sparkles",
          "Zahnreinigung",
          "{Beläge, die fest sitzen, bekommt keine Bürste weg|Zahnstein entsteht auch bei guter Pflege}. Bei der Reinigung {entfernen wir sie auch unter dem Zahnfleischrand|wird alles gelöst und poliert}, {danach fühlt sich der Mund glatt an|und Sie erfahren, welche Stellen Sie übersehen}.",
          "{Tee, Kaffee und Wein hinterlassen Farbe|Manche Verfärbung verschwindet schon beim Polieren}. {Ob danach noch ein Bleichen lohnt, besprechen wir ehrlich|Wer empfindliche Hälse hat, sagt es vorher}.",
          "{Am Ende üben wir die Zwischenräume|Mit der Reinigung gehört das Üben zusammen}: {Bürstchen oder Faden, und welche Größe passt|die richtige Bürste ist wichtiger als die teure}.",
        ],
        [
          "shield-check",
          "Füllungen und Kronen",
          "Ein kleines Loch {wird gereinigt und gefüllt|braucht oft nur einen Termin}. {Über das Material entscheiden Sie mit|Welches Material hält und was die Kasse trägt, steht vorher auf dem Plan}.",
          "Wenn {vom Zahn wenig übrig ist|eine Füllung nicht mehr hält}, {schützt eine Krone den Rest|fassen wir ihn mit einer Krone}. {Dafür nehmen wir einen Abdruck und setzen für die Zwischenzeit etwas Vorläufiges ein|Bis sie fertig ist, tragen Sie ein Provisorium}.",
          "{Betäubt wird so, dass Sie nichts als Druck spüren|Gebohrt wird erst, wenn die Stelle taub ist}. {Sagen Sie es, wenn Sie doch etwas merken|Wir warten ab und fragen nach}.",
        ],
        [
          "heart-pulse",
          "Hilfe bei Zahnschmerzen",
          "{Rufen Sie an und beschreiben Sie den Schmerz|Klopft es, zieht es, ist die Wange dick}: {danach richtet sich, wie schnell Sie kommen sollten|so wissen wir, wie viel Zeit wir brauchen}.",
          "Zuerst {nehmen wir Ihnen den Schmerz|sorgen wir dafür, dass es aufhört wehzutun}. {Die eigentliche Behandlung folgt, wenn Sie wieder schlafen können|Was dann noch zu tun ist, besprechen wir in Ruhe}.",
          "{Bis zum Termin hilft Kühlen von außen|Wärme macht es meist schlimmer}. {Ein ausgeschlagener Zahn gehört in Milch, und Sie kommen sofort|Mit Fieber oder Schluckbeschwerden warten Sie bitte nicht}.",
        ],
        [
          "baby",
          "Kinderzähne",
          "Beim ersten Besuch {zählen wir nur die Zähne|darf das Kind den Stuhl ausprobieren}. {Es darf auf dem Schoß sitzen bleiben|Gebohrt wird da nichts}, {und am Ende gehört der Spiegel kurz ihm|und so wird der zweite leichter}.",
          "Milchzähne {halten den Platz für die nächsten frei|sind wichtiger, als viele glauben}. {Darum füllen wir auch sie|Ein früher Verlust lässt die Nachbarn wandern}.",
          "{Eltern putzen nach, bis ein Kind flüssig schreiben kann|Süßes zu den Mahlzeiten schadet weniger als Süßes zwischendurch}. {Wie das ohne Streit geht, dafür haben wir ein paar Tricks|Welche Zahnpasta in welchem Alter passt, sagen wir Ihnen}.",
        ],
        [
          "layers",
          "Zahnersatz",
          "{Brücke, Prothese oder Implantat|Für eine Lücke gibt es mehrere Wege}: {wir zeigen sie am Modell und rechnen sie vor|jeder Weg hat Vor- und Nachteile, die Sie vorher kennen sollten}.",
          "Ein Implantat {braucht genug Knochen und Geduld|ist nicht für jeden das Richtige}. {Bis es fest sitzt, vergehen Monate|Ein Bild zeigt, ob es überhaupt infrage kommt}.",
          "{Drückt eine Prothese, wird sie angepasst|Der Kiefer verändert sich, und was einmal saß, sitzt später locker}. {Feilen Sie nie selbst daran|Kommen Sie lieber früh, dann ist es schnell erledigt}.",
        ],
      ],
      process: [
        [
          "Anmelden",
          "{Sagen Sie am Telefon, ob etwas wehtut|Rufen Sie an oder schreiben Sie}, {dann planen wir genug Zeit ein|und nennen Sie Ihre Kasse}. {Angst dürfen Sie gleich miterwähnen|Neue Patienten füllen vorab einen Bogen aus}.",
          "{Am Morgen gibt es für Schmerzen oft noch Plätze|Für eine Kontrolle reicht eine kurze Nachricht}. {Bringen Sie Karte und Bonusheft mit|Eine Liste Ihrer Medikamente hilft uns}.",
          "{Wer zum ersten Mal kommt, erzählt am besten kurz die Vorgeschichte|Am Telefon fragen wir nach Beschwerden und nach der letzten Kontrolle}. {So liegt der Termin weder zu kurz noch zu spät|Notfälle kommen an diesem Tag zuerst dran}.",
        ],
        [
          "Nachsehen",
          "Wir {schauen uns alles an, bevor wir reden|untersuchen Zahn für Zahn}, {und Sie können im Spiegel mitschauen|dann zeigen wir Ihnen, was wir meinen}. {Erst danach geht es um eine Behandlung|Fragen dürfen Sie auch mit offenem Mund, per Handzeichen}.",
          "{Was ist dringend, was kann warten, was bleibt, wie es ist|Nicht jede dunkle Stelle ist ein Loch}: {das sagen wir offen|darüber reden wir, bevor etwas geschieht}.",
          "{Auf dem Bildschirm sehen Sie, was wir sehen|Mit einer kleinen Kamera zeigen wir die Stelle}. {Dann vergleichen wir mit früheren Aufnahmen|Danach sprechen wir über das, was nötig ist}.",
        ],
        [
          "Behandeln",
          "{Sie kennen den Plan und die Kosten, bevor es losgeht|Behandelt wird, wenn Sie Ja gesagt haben}. {Ein Handzeichen genügt für eine Pause|Betäubt wird, so viel Sie brauchen}.",
          "{Jeden Schritt kündigen wir an|Sie hören vorher, was gleich brummt}. {Zum Schluss wissen Sie, wann Sie wieder essen dürfen|Danach bekommen Sie ein paar Regeln für den Tag}.",
          "{Zwei kurze Termine sind leichter als ein langer|Wenn viel zu tun ist, teilen wir es auf}. {Sie bestimmen, wie schnell es vorangeht|Zwischendurch dürfen Sie ausspülen und durchatmen}.",
        ],
      ],
      questions: [
        [
          "{Ich war lange nicht beim Zahnarzt, ist das schlimm|Was, wenn meine Zähne in schlechtem Zustand sind|Ich schäme mich für meine Zähne, was nun}?",
          "{Nein, Sie sind damit nicht allein|Niemand hält Ihnen einen Vortrag}. {Der erste Termin kann ein Gespräch ohne Bohrer sein|Wir sehen nach und machen einen Plan in kleinen Schritten}.",
          "{Lange Pausen kommen oft vor|Wir haben wohl schon Ähnliches gesehen}. {Sagen Sie es am Telefon, dann planen wir mehr Zeit ein|Was zuerst drankommt, entscheiden wir zusammen}.",
          "{Schlimmer wird es nur durch weiteres Warten|Es zählt, dass Sie jetzt da sind}. {Meist beginnen wir mit dem, was schmerzt|Das Dringende kommt zuerst, der Rest hat Zeit}.",
        ],
        [
          "{Was zahlt die Kasse|Was kostet mich die Behandlung|Kann ich die Kosten vorher erfahren}?",
          "{Kontrollen und einfache Füllungen übernimmt die gesetzliche Kasse in der Regel|Das hängt von Behandlung und Material ab}. {Was Sie selbst zahlen, steht vorher im Plan|Für Zahnersatz gibt es einen Heil- und Kostenplan, den die Kasse prüft}.",
          "{Bei Zahnersatz zahlt die Kasse einen festen Zuschuss|Ein gepflegtes Bonusheft erhöht den Zuschuss}. {Wer wenig verdient, kann nach einem Härtefall fragen|Raten lassen sich oft vereinbaren, fragen Sie danach}.",
          "{Lassen Sie sich den Betrag schriftlich geben|Unterschreiben Sie erst, wenn Sie den Plan verstanden haben}. {Wir erklären jede Zeile|Eine günstigere Lösung gibt es häufig, und wir nennen sie}.",
        ],
        [
          "{Was hilft gegen die Angst|Ich habe Angst vor der Spritze, was geht|Kann ich zwischendurch Pause machen}?",
          "{Vereinbaren Sie ein Zeichen, bei dem wir sofort aufhören|Pausen sind jederzeit möglich}. {Vor der Spritze betäuben wir auf Wunsch die Stelle mit einem Gel|Musik im Ohr hilft manchen}.",
          "{Kurze Termine am Morgen fallen vielen leichter|Kommen Sie zum ersten Mal nur zum Reden}. {Jemand Vertrautes darf dabeisitzen|Was Ihnen früher Angst gemacht hat, erzählen Sie uns am besten}.",
          "{Gegen Angst hilft, zu wissen, was gleich kommt|Wir erklären vorher und arbeiten langsam}. {Reicht das nicht, sprechen wir über stärkere Mittel|Eine Behandlung im Schlaf ist für manche Fälle möglich}.",
        ],
        [
          "{Wie oft soll ich zur Kontrolle|Reicht einmal im Jahr|Wann ist der nächste Termin sinnvoll}?",
          "{Zweimal im Jahr ist für die meisten gut|Das hängt von Ihrem Zahnfleisch ab}. {Wer raucht oder schwanger ist, kommt besser öfter|Wir sagen Ihnen Ihren eigenen Abstand}.",
          "{Einmal im Jahr ist das Mindeste, auch für das Bonusheft|Auch ohne Schmerzen sollte jemand nachsehen}. {Bei Kindern lieber alle sechs Monate|Mit Prothese gilt das genauso}.",
          "{Das Zahnfleisch entscheidet mehr als der Kalender|Gesunde Zähne brauchen wenig, empfindliche mehr}. {Nach der ersten Untersuchung schlagen wir einen Rhythmus vor|Eine Erinnerung bekommen Sie auf Wunsch}.",
        ],
        [
          "{Warum blutet mein Zahnfleisch|Soll ich bei Zahnfleischbluten weiterputzen|Was tun, wenn es beim Putzen blutet}?",
          "{Meist ist es entzündet, weil sich Belag gesammelt hat|Oft liegt es am Belag am Rand}. {Putzen Sie sanft weiter, gerade dort|Nach einer Reinigung hört es häufig auf}.",
          "{Gesundes Zahnfleisch blutet nicht|Blut ist eine Bitte um Aufmerksamkeit}. {Hält es länger als ein paar Tage an, sehen wir nach|Auch Medikamente können der Grund sein, bringen Sie die Liste mit}.",
          "{Häufig hilft schon eine Woche gründliches Putzen|Lassen Sie die Stelle nicht aus}. {Wird es nicht besser, kommen Sie zur Kontrolle|Wer raucht, merkt es oft später}.",
        ],
        [
          "{Welche Zahnbürste ist die richtige|Soll ich elektrisch oder von Hand putzen|Womit putze ich am besten}?",
          "{Die, mit der Sie gründlich putzen|Beide reinigen gut, wenn man sich Zeit nimmt}. {Elektrische machen es vielen leichter|Weiche Borsten schonen den Rand}.",
          "{Zwischen den Zähnen kommt jede Bürste zu kurz|Ohne Zwischenraumpflege bleibt ein guter Teil ungeputzt}. {Ob Faden oder Bürstchen, probieren wir mit Ihnen aus|Einmal am Tag genügt dafür}.",
          "{Nehmen Sie eine mit kleinem Kopf und weichen Borsten|Wichtiger als das Modell ist die Zeit davor}. {Alle paar Monate darf eine neue her|Wir sehen an den Zähnen, was bei Ihnen wirkt}.",
        ],
        [
          "{Tut die Behandlung weh|Wie wird betäubt|Merke ich etwas von der Behandlung}?",
          "{Mit Betäubung spüren Sie Druck, aber keinen Schmerz|Erst wenn nichts mehr zu spüren ist, fangen wir an}. {Lippe und Wange bleiben noch eine Weile taub|Heißes trinken Sie danach besser nicht gleich}.",
          "{Bei vielen Behandlungen braucht es gar keine Spritze|Das hängt davon ab, wie tief es geht}. {Ein Zeichen von Ihnen genügt, und wir hören auf|Nachspritzen geht jederzeit}.",
          "{Den Einstich merkt man kurz, danach wird es ruhig|Ein Gel macht die Stelle vorher unempfindlich}. {Sagen Sie, wenn Sie auf ein Mittel schon einmal reagiert haben|Herzmittel und Allergien müssen wir kennen}.",
        ],
      ],
      qualities: [
        ["sanfte Hände", "klare Befunde"],
        ["ruhige Termine", "genaue Arbeit"],
        ["offene Kosten", "genug Betäubung"],
        ["kleine Schritte", "starke Zähne"],
        ["klare Pläne", "freundliche Worte"],
        ["kurze Wartezeiten", "gute Vorsorge"],
      ],
      events: ["Kindersprechtag", "Abend für Angstpatienten", "Putztraining"],
      actions: {
        bookings: ["Zahnarzttermin anfragen", "Kontrolle vereinbaren"],
        calls: ["Bei Schmerzen anrufen", "In der Praxis anrufen"],
      },
    },
  ),
  physiotherapist: familyWording(
    [
      "Patientin oder Patient",
      "Patientinnen und Patienten",
      "Praxis",
      "in der Praxis",
      "in die Praxis",
      "Bewegung und Behandlung",
    ],
    ["Behandlungen", "Die Praxis", "Kurse"],
    {
      headlines: [
        "Wieder {bücken|Treppen steigen}, {ohne daran zu denken|ohne Zögern}",
        "{Schritt für Schritt|Übung für Übung} zurück in den Alltag",
        "{Bewegen|Aufstehen}, {ohne Sorge|Stück für Stück}",
      ],
      truths: [
        "Schonen hilft {nur kurz|ein paar Tage}, {danach braucht der Körper Bewegung|und danach wird es dadurch meist schlechter}. {Wie viel, das finden wir zusammen heraus|Die richtige Dosis ist die halbe Behandlung}.",
        "Die Stelle, die wehtut, {ist oft nicht die, an der es anfing|ist nicht immer die Ursache}. {Darum sehen wir uns auch die Nachbarn an|Ein Knie erzählt manchmal von der Hüfte}.",
        "Zwanzig Minuten auf der Liege {ersetzen keine Woche daheim|reichen selten allein}. {Die Übung am Waschbecken zählt genauso|Was Sie zu Hause tun, entscheidet über das Ergebnis}.",
        "Schmerz {heißt nicht immer Schaden|ist ein Signal und kein Maß}. {Das zu verstehen, macht mutiger|Man darf sich bewegen, auch wenn es noch zieht}.",
        "{Angst macht steif|Wer sich vor einer Bewegung fürchtet, macht sie noch seltener}, {deshalb beginnen wir mit dem, was leicht geht|darum ist der erste Erfolg so wichtig}.",
        "{Muskeln lernen in jedem Alter|Auch mit achtzig wächst noch Kraft}, {man muss sie nur regelmäßig bitten|nur die Geduld muss mitwachsen}.",
        "{Ein Rücken will gebraucht werden|Der beste Sitz ist der nächste}, {Stillhalten ist für ihn die schwerste Arbeit|darum hilft Aufstehen mehr als jeder Stuhl}.",
        "{Nicht jedes Röntgenbild erklärt den Schmerz|Bilder zeigen Verschleiß auch bei Menschen, denen nichts wehtut}, {deshalb schauen wir auf das, was Sie können|wichtig ist, wie Sie sich bewegen}.",
      ],
      offers: [
        [
          "activity",
          "Krankengymnastik",
          "Wir {üben, was Ihnen im Alltag fehlt|arbeiten an Kraft und Beweglichkeit}: {aufstehen, greifen, tragen|die Treppe, der Griff nach oben, der lange Tag im Sitzen}. {Gesteigert wird langsam|Sie merken selbst, wann mehr geht}.",
          "{Am Anfang stehen einfache Bewegungen|Die ersten Übungen sehen harmlos aus}, {dann kommt Last dazu|und nach ein paar Wochen sind es richtige Aufgaben}. {Was zu viel ist, sagen Sie|Ein leichter Muskelkater gehört dazu}.",
          "{Auf dem Zettel stehen höchstens drei Übungen|Sie bekommen wenige Übungen und keine Mappe}, {damit Sie sie auch wirklich machen|die in den Tag passen}. {Beim nächsten Mal schauen wir, wie es ging|Wir ändern sie, wenn sie langweilig werden}.",
        ],
        [
          "hand",
          "Manuelle Therapie",
          "Mit {den Händen spüren wir, wo etwas klemmt|gezielten Griffen lösen wir Gelenke, die sich sperren}. {Das darf ziehen, aber nicht stechen|Danach fühlt sich vieles leichter an}, {und eine Übung hält das Ergebnis|damit es bleibt, gehört Bewegung dazu}.",
          "{Rücken, Nacken, Schulter|Wo ein Gelenk fest geworden ist}, {prüfen wir zuerst, was sich bewegen soll und was nicht|tasten wir uns langsam vor}. {Kräftiges Knacken gehört nicht dazu|Sie sagen, wie viel Druck gut ist}.",
          "{Ein festes Gelenk gibt selten auf einmal nach|Zuerst wird die Umgebung weich, dann das Gelenk beweglich}. {Atmen Sie ruhig weiter|Manchmal genügt ein kleiner Griff an der richtigen Stelle}.",
        ],
        [
          "bone",
          "Behandlung nach Operationen",
          "Nach {einem neuen Gelenk oder einem Kreuzbandriss|einer Operation} {richten wir uns nach dem Plan der Klinik|wissen wir gern, was genau gemacht wurde}. {Bringen Sie den Bericht mit|Was Sie schon belasten dürfen, steht im Entlassungsbrief}.",
          "{In den ersten Wochen geht es um Schwellung und Vertrauen|Zuerst soll das Gelenk wieder warm und beweglich werden}, {später um Kraft|danach üben wir für Garten, Arbeit oder Sport}.",
          "{Rückschläge gehören dazu|Nicht jede Woche geht es voran}. {Wir vergleichen mit dem Tag, an dem Sie angefangen haben|Dann passen wir die Übungen an}.",
        ],
        [
          "user-round",
          "Rücken und Nacken",
          "{Rückenschmerz ist meist harmlos und trotzdem lästig|Ein steifer Nacken hat selten nur einen Grund}. {Wir fragen nach Arbeit, Schlaf und Sorgen|Oft hilft es, anders zu sitzen und öfter aufzustehen}.",
          "{Den Stuhl, das Auto und die Matratze sehen wir uns in Gedanken mit an|Manchmal reicht eine andere Höhe des Bildschirms}. {Kleine Pausen helfen mehr als ein teurer Sessel|Eine Übung für zwischendurch nehmen Sie gleich mit}.",
          "{Langes Sitzen macht den Nacken kurz|Der Rücken mag Abwechslung}. {Wir suchen mit Ihnen Bewegungen, die im Büro niemand bemerkt|Drei Minuten am Fenster wirken mehr als ein Vorsatz}.",
        ],
        [
          "droplets",
          "Lymphdrainage",
          "Mit {leichten, langsamen Griffen|sanftem Druck} {kommt gestaute Flüssigkeit wieder in Bewegung|nimmt die Schwellung ab}. {Danach sollten Sie trinken und ruhen|Oft gehört ein Verband oder ein Strumpf dazu}.",
          "Nach {Operationen, Unfällen oder einer Krebsbehandlung|einem Eingriff} {wird sie häufig verordnet|hilft sie gegen das Spannungsgefühl}. {Bequeme Kleidung genügt|Nehmen Sie sich den Tag danach nicht zu viel vor}.",
          "{Das Bein ist schwer, der Arm spannt|Schwellungen kommen oft am Abend}: {sanfte Griffe bringen die Flüssigkeit auf den Weg|nach der Behandlung hilft Bewegung mit dem Strumpf}.",
        ],
        [
          "footprints",
          "Hausbesuche",
          "Wer {nicht in die Praxis kommen kann|nach einem Sturz unsicher ist}, {wird auf Verordnung daheim behandelt|übt mit uns in der eigenen Wohnung}. {Dort zeigt sich, wo Schwellen und Stufen stören|Geübt wird am eigenen Bett und an der eigenen Treppe}.",
          "{Auf dem Rezept muss der Hausbesuch vermerkt sein|Sprechen Sie die Arztpraxis darauf an}. {Wir stimmen die Zeiten mit Pflege und Familie ab|Angehörige dürfen zusehen und mitmachen}.",
          "{Der eigene Stuhl und der Weg ins Bad sind die besten Übungsgeräte|Daheim üben wir, was daheim gebraucht wird}. {Ein Griff oder ein anderer Teppich ändert manchmal alles|Nach einigen Wochen traut man sich wieder allein}.",
        ],
      ],
      process: [
        [
          "Anmelden",
          "{Bringen Sie die Verordnung und frühere Berichte mit|Rufen Sie mit dem Rezept in der Hand an}. {Dann finden wir Zeiten, die zueinander passen|Wir sagen Ihnen, bis wann die Behandlung begonnen haben muss}.",
          "{Sagen Sie, was wehtut und was Sie nicht mehr können|Ein Satz zu Ihrem Ziel hilft bei der Planung}. {Gleich mehrere Termine auf einmal zu legen, ist sinnvoll|Wer flexibel ist, kommt schneller dran}.",
          "{Beim ersten Anruf reichen Name, Kasse und ein Satz zu den Beschwerden|Schreiben Sie uns, an welchen Tagen Sie können}. {Wir melden uns mit Vorschlägen|Frei wird manchmal auch kurzfristig etwas}.",
        ],
        [
          "Untersuchen",
          "{Am Anfang reden wir, dann sehen wir zu, wie Sie sich bewegen|Wir prüfen Kraft, Beweglichkeit und was genau den Schmerz auslöst}. {Kommen Sie in bequemer Kleidung|Am Ende der ersten Stunde haben Sie einen Plan}.",
          "Schon {Bücken und Drehen|ein paar einfache Bewegungen} {verraten viel|zeigen, wo wir ansetzen}. {Was Sie vermeiden, interessiert uns besonders|Notiert wird, womit wir später vergleichen}.",
          "{Was geht leicht, was geht schwer, was geht gar nicht|Wir fragen auch nach Arbeit und Sport}: {daraus entsteht Ihr Ziel in einem Satz|danach wissen beide, woran gearbeitet wird}.",
        ],
        [
          "Üben",
          "{Behandlung und Übung wechseln sich ab|Auf der Liege und auf der Matte}: {Sie nehmen jedes Mal etwas mit nach Hause|nach und nach übernehmen Sie selbst}.",
          "{Zum Schluss wissen Sie, wie Sie allein weitermachen|Das Ziel ist, dass Sie uns nicht mehr brauchen}. {Für die Zeit danach zeigen wir Ihnen ein kleines Programm|Bei einem Rückfall wissen Sie, was zuerst hilft}.",
          "{Einiges machen wir für Sie, das meiste machen Sie selbst|Wir zeigen, Sie probieren, wir verbessern}. {So bleibt es auch nach dem letzten Termin|Jede Woche darf es etwas schwerer werden}.",
        ],
      ],
      questions: [
        [
          "{Brauche ich ein Rezept|Kann ich auch ohne Verordnung kommen|Wer verschreibt die Behandlung}?",
          "{Für die Kasse brauchen Sie eine ärztliche Verordnung|Mit Verordnung zahlt die Kasse den größten Teil}. {Selbst zahlen geht auch, fragen Sie uns nach den Bedingungen|Achten Sie auf die Frist, in der es losgehen muss}.",
          "{Hausarzt oder Facharzt stellen sie aus|Sprechen Sie mit Ihrer Arztpraxis}. {Ein Teil bleibt meist als Zuzahlung|Wer privat versichert ist, fragt vorher bei seiner Kasse}.",
          "{Mit Rezept rechnen wir mit der Kasse ab|Ohne Rezept zahlen Sie selbst}. {Auf dem Zettel steht, wie viele Behandlungen es sind|Läuft es aus, fragen Sie rechtzeitig nach einem neuen}.",
        ],
        [
          "{Was soll ich anziehen|Muss ich etwas mitbringen|Brauche ich Sportschuhe}?",
          "{Bequeme Kleidung, in der Sie sich bewegen können|Etwas Lockeres und ein Handtuch}. {Die Stelle, um die es geht, sollte gut erreichbar sein|Barfuß oder in Socken reicht}.",
          "{Verordnung, Befunde und vielleicht Ihre Alltagsschuhe|Bilder und Berichte, wenn es welche gibt}. {Wer Hilfsmittel benutzt, bringt sie mit|Alles andere ist da}.",
          "{Eine Hose, in der Sie sich bücken können|Was Sie auch auf dem Sofa tragen}. {Bei Knie oder Hüfte sind kurze Hosen praktisch|Ein großes Handtuch für die Liege ist gut}.",
        ],
        [
          "{Wie oft muss ich kommen|Wie viele Termine brauche ich|Wann merke ich etwas}?",
          "{Ein- oder zweimal in der Woche ist üblich|Das richtet sich nach Verordnung und Ziel}. {Wer daheim übt, merkt früher etwas|Nach einigen Terminen ziehen wir Bilanz}.",
          "{Manches wird in zwei Wochen besser, manches braucht Monate|Heilung hat ihr eigenes Tempo}. {Wir sagen offen, wenn wir nicht weiterkommen|Wenn sich gar nichts tut, sprechen wir mit der Arztpraxis}.",
          "{Am Anfang enger, später seltener|Zwischen den Terminen muss Zeit zum Üben bleiben}. {Was sich nach vier Wochen nicht ändert, gehört neu besprochen|Führen Sie ein paar Notizen, dann sieht man den Fortschritt}.",
        ],
        [
          "{Darf die Behandlung wehtun|Ist Schmerz beim Üben normal|Wie viel Ziehen ist in Ordnung}?",
          "{Ein Ziehen ist erlaubt, ein Stich nicht|Es darf anstrengend sein}. {Am nächsten Tag sollte es wieder ruhig sein|Sagen Sie es sofort, dann ändern wir den Griff}.",
          "{Sie geben die Grenze vor|Auf einer Skala im Kopf bleibt es im unteren Bereich}. {Nachts stärker werdende Schmerzen sollten Sie melden|Muskelkater ist kein schlechtes Zeichen}.",
          "{Unangenehm ja, schlimm nein|Manche Griffe spürt man noch am Abend}. {Sprechen Sie während der Behandlung mit uns|Nach zwei Tagen sollte davon nichts übrig sein}.",
        ],
        [
          "{Was kann ich zu Hause tun|Welche Übungen helfen daheim|Wie helfe ich mir zwischen den Terminen}?",
          "{Die Übungen vom Zettel, lieber kurz und täglich|Gehen ist für fast alles gut}. {Bauen Sie sie ins Zähneputzen ein|Wärme tut Muskeln gut, Kälte frischen Verletzungen}.",
          "{Weniger auf einmal, dafür öfter|Jeden Tag ein wenig}. {Wenn es schlechter wird, machen Sie die Hälfte|Fragen notieren Sie für das nächste Mal}.",
          "{Suchen Sie sich einen festen Anlass, etwa den Kaffee am Morgen|Hängen Sie den Zettel dorthin, wo Sie ihn sehen}. {Ein Spaziergang zählt auch|Besser ungenau geübt als gar nicht}.",
        ],
        [
          "{Wie lange dauert eine Behandlung|Wie läuft ein Termin ab|Was passiert beim ersten Mal}?",
          "{Meist sind es zwanzig bis dreißig Minuten, so steht es auf der Verordnung|Beim ersten Mal gehört die Untersuchung dazu}. {Kommen Sie ein wenig früher|Danach sollten Sie nicht gleich rennen müssen}.",
          "{Erst reden, dann bewegen, dann behandeln|Zuerst zeigen Sie uns, was nicht geht}. {Zum Schluss bekommen Sie eine Aufgabe|Die nächsten Termine legen wir gleich fest}.",
          "{Das hängt davon ab, was verordnet ist|Mal wird mehr geübt, mal mehr behandelt}. {Trinken Sie danach ein Glas Wasser|Pünktlichkeit hilft allen, denn der Nächste wartet schon}.",
        ],
      ],
      qualities: [
        ["ruhige Griffe", "klare Übungen"],
        ["kleine Schritte", "feste Termine"],
        ["genaue Untersuchung", "verständliche Pläne"],
        ["warme Hände", "ehrliche Worte"],
        ["genug Zeit", "gute Übungen"],
        ["sichere Schritte", "starke Muskeln"],
      ],
      events: ["Rückenkurs", "Sturzvorbeugung", "Kurs für Büromenschen"],
      actions: {
        bookings: ["Termin anfragen", "Behandlung vereinbaren"],
        calls: ["In der Praxis anrufen"],
      },
    },
  ),
  "hearing-care": familyWording(
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Geschäft",
      "bei uns",
      "zu uns",
      "Hören und Hörgeräte",
    ],
    ["Hören und Pflege", "Bei uns", "Termine"],
    {
      headlines: [
        "Wieder hören, {was am Tisch gesagt wird|wie die Amseln singen}",
        "Nicht {lauter|nur lauter}, sondern {klarer|deutlicher}",
        "{Kleine|Leichte} Geräte, {lange|gute} Gespräche",
      ],
      truths: [
        "Das Gehör {lässt langsam nach|schwindet so leise, dass andere es zuerst merken}. {Hören Sie auf die, die sagen, der Fernseher sei zu laut|Ein Test dauert nicht lange und schafft Klarheit}.",
        "Das Ohr hört, {das Gehirn versteht|und verstehen muss der Kopf}. {Nach stillen Jahren muss es Geräusche neu lernen|Darum lieber früher anfangen als später}.",
        "Ein Gerät in der Schublade {hilft niemandem|hat meist gedrückt oder gepfiffen}. {Kommen Sie wieder, bis es passt|Sagen Sie, was Sie stört}.",
        "In der stillen Kabine {hört fast jeder gut|klingt alles leicht}. {Der wahre Test ist das Café|Bringen Sie jemanden mit, mit dem Sie viel reden}.",
      ],
      offers: [
        [
          "ear",
          "Hörtest",
          "{Töne, Wörter, ein wenig Lärm|Eine ruhige Kabine und eine einfache Aufgabe}: {Sie drücken oder sprechen nach|danach sehen Sie Ihre Kurve und hören, was sie heißt}.",
          "{Ein plötzlicher Hörverlust gehört am selben Tag zum Arzt|Schmerzt oder läuft das Ohr, ist die Arztpraxis dran}. {Das sagen wir auch|Erst danach reden wir über Geräte}.",
        ],
        [
          "audio-lines",
          "Hörgeräte",
          "{Hinter dem Ohr oder darin|Das schlichte und das kluge}: {wir probieren mehrere in Ihrem Alltag|sagen Sie, was Sie am liebsten wieder hören möchten}.",
          "{Das teuerste ist nicht immer das richtige|Auch die Finger reden mit, wenn die Knöpfe klein sind}. {Akku oder Batterie, beides hat Vorteile|Ob es zum Telefon passt, prüfen wir gleich}.",
        ],
        [
          "settings",
          "Anpassung",
          "{Am Anfang klappert das Besteck|Woche für Woche darf es etwas mehr werden}. {Dann tritt es wieder zurück|Wir drehen und hören mit Ihnen}.",
          "{Notieren Sie, wo es gut war und wo nicht|Kirche, Auto, Café}: {danach stellen wir nach|es sind viele kleine Schritte}.",
        ],
        [
          "shield-check",
          "Gehörschutz",
          "{Für Werkstatt, Schlagzeug, Jagd oder Schlaf|Nach Maß für Ihr Ohr}: {Sprache kommt durch, der Knall nicht|fragen Sie nach Filtern}.",
          "{Was weg ist, wächst nicht nach|Pfeifen nach dem Konzert ist eine Warnung}. {Stecken Sie Stöpsel ein|Kinderohren brauchen ihn besonders}.",
        ],
        [
          "wrench",
          "Reinigung und Service",
          "{Schlauch, Schirmchen, Filter|Wird es schwach, ist es meistens Ohrenschmalz}: {wir reinigen es, während Sie warten|wie es daheim geht, zeigen wir}.",
          "{Lagern Sie das Gerät nachts trocken|Kommen Sie vor einer Reise vorbei}, {dann hält es länger|und nehmen Sie Ersatzteile mit}.",
        ],
      ],
      process: [
        [
          "Reden und messen",
          "{Wo fällt es schwer, mit wem, seit wann|Wir sehen ins Ohr und messen}. {Bringen Sie jemanden mit|Eine Verordnung bringen Sie mit, wenn es sie gibt}.",
        ],
        [
          "Ausprobieren",
          "{Nehmen Sie es mit nach Hause und leben Sie damit|Tragen Sie ein paar Tage das eine, dann das andere}. {Danach vergleichen wir|Schreiben Sie auf, was Sie hören}.",
        ],
        [
          "Entscheiden",
          "{Entschieden wird nach der Probe|Der Preis steht im Angebot}, {und den Anteil der Kasse nennen wir auch|und niemand drängt Sie}.",
        ],
        [
          "Nachstellen",
          "{Auch danach stellen wir weiter ein|Ein- bis zweimal im Jahr sehen wir nach}, {weil sich Ohren verändern|und kleine Teile werden erneuert}.",
        ],
      ],
      questions: [
        [
          "{Was kostet ein Hörgerät|Was zahlt die Kasse zum Hörgerät|Gibt es eines ohne Aufpreis}?",
          "{Das hängt vom Gerät und von der Kasse ab|Einen Teil übernimmt meist die Kasse}. {Hören Sie zuerst das einfache|Ihren Anteil kennen Sie, bevor Sie entscheiden}.",
        ],
        [
          "{Woran merke ich, dass ich eines brauche|Gibt es Anzeichen für schlechtes Hören|Bin ich zu jung für ein Hörgerät}?",
          "{Sie fragen öfter nach|In Gesellschaft verschwimmen die Stimmen}. {Ein Test gibt Klarheit|Ein Alter gibt es dafür nicht}.",
        ],
        [
          "{Sieht man das Gerät|Stört es die Brille|Drückt es hinter dem Ohr}?",
          "{Kaum, die meisten schauen in die Augen|Manche sitzen ganz im Ohr}. {Es darf nicht drücken, sagen Sie es|Mit der Brille stimmen wir es ab}.",
        ],
        [
          "{Wie lange dauert die Gewöhnung ans Hörgerät|Warum ist am Anfang alles so laut|Warum verstehe ich in Gruppen schlecht}?",
          "{Einige Wochen, wenn Sie es jeden Tag tragen|Ihr Kopf hat Geräusche vermisst}. {Beginnen Sie daheim in Ruhe|Volle Räume kommen zuletzt}.",
        ],
        [
          "{Brauche ich für das Hörgerät ein Rezept|Muss ich vorher zum Ohrenarzt|Was hilft gegen Pfeifen im Ohr}?",
          "{Für die Kasse meistens ja|Der Ohrenarzt sollte zuerst hineinsehen}. {Pfeifen lässt sich lindern, nicht immer stillen|Plötzliches gehört am selben Tag in ärztliche Hand}.",
        ],
      ],
      qualities: [
        ["klare Worte", "leise Geräte"],
        ["geduldige Anpassung", "ehrliche Probe"],
        ["ruhige Räume", "gute Gespräche"],
        ["feine Ohren", "bequemer Sitz"],
      ],
      events: ["Hörtesttag", "Musik mit Hörgerät", "Abend zum Gehörschutz"],
      actions: { bookings: ["Hörtest vereinbaren"], calls: ["Anrufen oder anrufen lassen"] },
    },
  ),
};
