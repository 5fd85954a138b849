/**
 * German wordings of the therapy family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const therapy: Wording = familyWording(
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
        "{Was hier besprochen wird, geben wir nicht weiter|Ohne Ihr Einverständnis spricht hier niemand mit anderen}, {das gilt auch gegenüber der Familie|selbst auf Nachfrage nicht}.",
      ],
      [
        "{Wer übernimmt die Kosten|Zahlt die Kasse|Was müsste ich selbst bezahlen}?",
        "{Das hängt von Angebot und Versicherung ab|Fragen Sie Ihre Kasse vorab}. {Der Preis wird vor Beginn genannt|Selbst zahlen ist meist möglich}.",
        "{Fragen Sie zuerst bei Ihrer Versicherung nach|Das regeln Kassen sehr verschieden}, {die Kosten einer Stunde sagen wir Ihnen vor dem ersten Termin|den Preis nennen wir, bevor Sie zusagen}.",
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
      ["stille Räume", "klare Grenzen"],
      ["viel Ruhe", "wenig Druck"],
    ],
    events: ["Gesprächskreis", "Entspannungskurs", "Vortrag"],
  },
);

export const therapyTrades: Record<string, Wording> = {
  massage: familyWording(
    [
      "Klientin oder Klient",
      "Klientinnen und Klienten",
      "Praxis",
      "in der Praxis",
      "in die Praxis",
      "Massage und Ruhe",
    ],
    ["Behandlungen", "Die Praxis", "Termine"],
    {
      headlines: [
        "{Hinlegen|Ausatmen}, {loslassen|schwer werden}",
        "Eine Stunde {ohne Telefon|nur für den Rücken}",
        "{Warme|Ruhige} Hände, {stiller Raum|langer Atem}",
      ],
      truths: [
        "Verspannt {ist man selten nur an einer Stelle|wird man langsam und merkt es plötzlich}. {Deshalb tasten wir uns vom Rand her vor|Der Kiefer weiß oft mehr als der Nacken}.",
        "Fester Druck {ist nicht immer besser|muss nicht wehtun, um zu wirken}. {Der Muskel gibt nach, wenn er sich sicher fühlt|Sie sagen, was guttut}.",
        "Ruhe {ist die halbe Behandlung|lässt sich nicht erzwingen}. {Reden dürfen Sie trotzdem|Manche schlafen ein, und das ist ein Kompliment}.",
        "{Massage ersetzt keine Untersuchung|Wir stellen keine Diagnosen}. {Bei starken oder neuen Schmerzen ist zuerst eine Arztpraxis dran|Was uns auffällt, sagen wir Ihnen}.",
        "Ein Körper {merkt sich lange Tage|trägt, was man ihm aufbürdet}. {Eine Stunde im Monat ist ihm lieber als keine|Oft genügt ein freier Nachmittag nicht}.",
        "{Schultern wandern im Lauf des Tages zu den Ohren|Wer den Atem anhält, wird hart}. {Beides merkt man erst, wenn es nachlässt|Ein langer Atemzug ist der Anfang}.",
        "{Berührung ist Vertrauenssache|Nicht jeder mag jede Art von Griff}. {Darum fragen wir vorher|Ein Nein gilt sofort und ohne Erklärung}.",
      ],
      offers: [
        [
          "hand",
          "Klassische Massage",
          "{Rücken, Schultern, Nacken|Streichen, kneten, halten}: {Sie sagen, wo es sitzt, und wir beginnen daneben|der Druck richtet sich nach Ihnen}.",
          "Wer {lange am Schreibtisch sitzt|viel steht oder trägt}, {spürt danach, wie schwer die Schultern waren|kommt am besten regelmäßig}.",
          "{Am Anfang finden die Hände, was der Kopf nicht weiß|Ein Muskel erzählt, wie gearbeitet wird}. {Danach wird gezielt gelockert|Zum Schluss streichen wir alles noch einmal aus}.",
        ],
        [
          "waves-horizontal",
          "Entspannungsmassage",
          "{Langsam, mit warmem Öl und wenig Worten|Für Menschen, die schlecht abschalten}: {hier muss nichts gelöst werden|die Hände machen den Takt}.",
          "{Nehmen Sie sich für danach nichts Dringendes vor|Kommen Sie mit leerem Kopf oder mit vollem}. {Ein Tee wartet|Liegen bleiben dürfen Sie noch eine Weile}.",
          "{Kein Ziel, keine Aufgabe, nur Ruhe|Gedämpftes Licht und warme Tücher}: {so finden auch unruhige Menschen Schlaf|oft genügt dafür eine Stunde}.",
        ],
        [
          "footprints",
          "Fußreflexzonen",
          "{Die Füße tragen uns und bekommen wenig dafür|Druck an kleinen Punkten bringt Ruhe in den ganzen Körper}. {Viele werden dabei schläfrig|Kitzeln soll es nicht, dafür sorgt der richtige Griff}.",
          "{Bequeme Hosen genügen|Ausziehen müssen Sie nur Schuhe und Strümpfe}. {Danach geht man leichter|Für alle, die sonst nicht gern berührt werden, ist es ein Anfang}.",
          "{Barfuß beginnt manches leichter|Unter der Sohle sammelt sich der Tag}. {Gehalten wird auch der Knöchel|Kalte Füße werden zuerst gewärmt}.",
        ],
        [
          "leaf",
          "Naturheilkundliche Beratung",
          "{Ein langes Gespräch, eine Untersuchung, ein Plan|Wir fragen nach Schlaf, Essen, Arbeit und Sorgen}: {daraus wird ein Vorschlag, den Sie prüfen können|was wir nicht behandeln, sagen wir offen}.",
          "{Wir arbeiten ergänzend und nicht anstelle der Medizin|Ihre Medikamente setzen Sie nie allein ab}. {Mit Ihrer Arztpraxis reden wir auf Wunsch|Erwartungen besprechen wir am Anfang}.",
        ],
        [
          "activity",
          "Sportmassage",
          "{Vor dem Wettkampf locker, danach langsam und tief|Müde Beine, harte Waden}: {sagen Sie, was Sie trainieren|wir sehen uns an, wo es zieht}.",
          "{Am Tag nach einem langen Lauf braucht der Muskel Zeit|Eine Zerrung wird nicht geknetet}. {Frische Verletzungen gehören erst angesehen|Eine Übung für daheim gibt es dazu}.",
          "{Training macht Muskeln stark und kurz|Nach dem Wettkampf ist vor der Massage}. {Wir lockern, was blockiert|Dehnen üben wir gleich mit}.",
        ],
      ],
      process: [
        [
          "Anmelden",
          "{Schreiben Sie, was drückt und wie lange schon|Ein Satz zu Beschwerden und Wunsch genügt}. {Schwangerschaft, Krankheiten und Medikamente nennen Sie bitte gleich|Wir schlagen Dauer und Art vor}.",
          "{Rufen Sie an oder schreiben Sie, wann es Ihnen am liebsten ist|Beim ersten Mal planen wir etwas mehr Zeit ein}. {Was Sie sich wünschen, dürfen Sie einfach sagen|Wenn Ihnen etwas unangenehm ist, notieren wir es}.",
        ],
        [
          "Ankommen",
          "{Ein paar Minuten reden, dann hinlegen|Ausgezogen wird nur, was nötig ist}, {dabei bleiben Sie zugedeckt|und die Liege ist warm}.",
        ],
        [
          "Behandeln",
          "{Sie sagen, ob der Druck stimmt|Wir arbeiten langsam}, {und Stille ist in Ordnung|und wir fragen ab und zu nach}. {Was unangenehm ist, hört sofort auf|Musik läuft nur, wenn Sie mögen}.",
          "{Die Hände beginnen breit und werden dann genauer|Zwischendurch atmen Sie tief durch}. {Gesprochen wird nur das Nötige|Bei jedem Griff dürfen Sie Stopp sagen}.",
        ],
        [
          "Nachruhen",
          "{Bleiben Sie noch liegen|Trinken Sie etwas}, {und stehen Sie langsam auf|und gehen Sie ohne Eile}. {Am nächsten Tag kann es sich wie Muskelkater anfühlen|Eine kleine Übung nehmen Sie mit}.",
        ],
      ],
      questions: [
        [
          "{Was muss ich ausziehen|Bin ich dabei zugedeckt|Wie läuft eine Massage ab}?",
          "{Nur so weit, wie Sie möchten|Unbedeckt ist immer nur die Stelle, an der gearbeitet wird}. {Über Tücher und Öl sprechen wir vorher|Sie können jederzeit etwas ändern}.",
          "{Sie ziehen sich in Ruhe und allein um|Unterwäsche bleibt an, wenn Sie möchten}. {Tücher decken alles ab, was gerade ruht|Bei der Fußmassage bleibt sogar die Hose an}.",
        ],
        [
          "{Wann sollte man nicht massiert werden|Geht Massage in der Schwangerschaft|Was ist bei Krankheit}?",
          "{Bei Fieber, Entzündung oder frischen Verletzungen besser nicht|In der Schwangerschaft nach Absprache}. {Bei Krebs, Thrombose oder Herzkrankheit fragen Sie zuerst Ihren Arzt|Sagen Sie uns alles, was wir wissen müssen}.",
          "{Am Tag einer Erkältung bleiben Sie besser daheim|Frisch operiert ist zu früh}. {Schwangere liegen auf der Seite, und nicht jeder Griff ist erlaubt|Wer Blutverdünner nimmt, fragt zuerst in der Praxis nach}.",
        ],
        [
          "{Zahlt die Kasse die Massage|Was kostet eine Behandlung|Gibt es die Massage auf Rezept}?",
          "{Meist zahlen Sie selbst|Auf Rezept nur in zugelassenen Praxen}. {Private Kassen erstatten manchmal etwas|Fragen Sie vorher, der Preis steht fest}.",
          "{Wohlfühlen zahlt man in der Regel selbst|Eine Verordnung löst nur eine zugelassene Praxis ein}. {Zusatzversicherungen machen manchmal eine Ausnahme|Eine Rechnung schreiben wir Ihnen gern}.",
        ],
        [
          "{Wie oft sollte ich kommen|Reicht eine Massage|Wann lässt die Verspannung nach}?",
          "{Das hängt davon ab, woher es kommt|Bei hartnäckigen Stellen ein paarmal hintereinander}. {Wer sich dazwischen bewegt, braucht weniger|Danach genügt den meisten ein fester Tag im Monat}.",
          "{Einmal lockert, mehrmals verändert|Nach zwei oder drei Terminen sieht man weiter}. {Danach entscheidet Ihr Rücken|Abstände werden mit der Zeit größer}.",
        ],
        [
          "{Ist es schlimm, wenn ich einschlafe|Muss ich mich unterhalten|Darf ich sagen, wenn es zu fest ist}?",
          "{Sagen Sie es sofort, nur so stimmt es|Einschlafen dürfen Sie gern}. {Geredet wird nur, wenn Sie möchten|Wir merken uns, was Ihnen guttut}.",
          "{Schnarchen stört niemanden|Rückmeldungen sind willkommen, auch mitten in der Stunde}. {Ein Wort genügt, und der Griff wird leichter|Stille ist für die meisten das Schönste}.",
        ],
      ],
      qualities: [
        ["warme Hände", "stille Räume"],
        ["ruhiger Atem", "weiche Schultern"],
        ["genug Zeit", "leise Worte"],
        ["ehrliche Grenzen", "gutes Öl"],
      ],
      events: ["Abend für den Nacken", "Kurs für Paare", "Ruhestunde"],
      actions: { bookings: ["Massage anfragen", "Zeit aussuchen"] },
    },
  ),
};
