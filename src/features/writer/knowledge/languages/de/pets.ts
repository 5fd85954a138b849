/**
 * German wordings of the pets family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const pets: Wording = familyWording(
  ["Tierhalterin oder Tierhalter", "Tierhalter", "Haus", "bei uns", "zu uns", "Tierpflege und Rat"],
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
      ["viel Geduld", "sanfte Worte"],
      ["frisches Wasser", "ruhige Ecken"],
    ],
    events: ["Welpenstunde", "Gemeinsamer Spaziergang", "Vorsorgetag"],
  },
);

export const petsTrades: Record<string, Wording> = {
  "dog-groomer": familyWording(
    [
      "Hundehalterin oder Hundehalter",
      "Hundehalterinnen und Hundehalter",
      "Salon",
      "im Salon",
      "in den Salon",
      "Fellpflege",
    ],
    ["Pflege", "Vorher und nachher", "Termine"],
    {
      headlines: [
        "{Gebürstet|Gebadet}, {getrocknet|geschnitten}, {fröhlich|wie neu}",
        "Fell, das {atmet|nicht filzt}",
        "{Mit Geduld|Mit Leckerli} statt mit Zwang",
      ],
      truths: [
        "Ein Hund {merkt, ob man es eilig hat|liest die Hand, bevor sie ihn berührt}, {darum beginnen wir langsam|deshalb darf er erst schnuppern}.",
        "Filz {zieht bei jedem Schritt an der Haut|entsteht hinter den Ohren zuerst}. {Manchmal ist kurz die freundlichste Länge|Wer zweimal in der Woche bürstet, erspart ihm viel}.",
        "Geschoren {wird nicht jedes Fell|heißt nicht immer kühler}. {Manche Rassen werden getrimmt|Unterwolle schützt auch vor Hitze}.",
        "Krallen {hört man auf dem Parkett|verändern den Gang, wenn sie zu lang sind}. {Kürzen dauert nur Minuten|Angst davor lässt sich abgewöhnen}.",
        "{Ein gebürsteter Hund hat weniger Zecken und mehr Streicheln|Beim Bürsten findet man, was im Fell steckt}. {Es ist auch eine Untersuchung|Was uns auffällt, sagen wir}.",
        "{Die Nase entscheidet, ob ein Ort gut ist|Wer den Salon mag, geht von allein hinein}. {Deshalb riecht es hier nicht nach Parfüm|Dafür sorgen Zeit und Leckerli}.",
      ],
      offers: [
        [
          "droplets",
          "Baden und Föhnen",
          "{Mildes Mittel, warmes Wasser, viel Handtuch|Gebadet wird nach Haut und Fell}: {der Föhn kommt erst, wenn der Hund ihn kennt|sagen Sie, was er nicht mag}.",
          "{Nach Schlamm oder Misthaufen hilft nur ein richtiges Bad|Vor dem Schneiden muss das Fell sauber sein}. {Ohren halten wir trocken|Trocknen dauert oft länger als Baden}.",
          "{Wasser in Körperwärme und eine Matte gegen das Rutschen|Zwischen den Zehen sitzt der meiste Dreck}. {Danach wird sanft getrocknet|Wer bellt, bekommt eine Pause}.",
        ],
        [
          "scissors",
          "Scheren und Schneiden",
          "{Kurz für den Sommer, rund im Gesicht oder nach Rasse|Sagen Sie, wie viel Pflege Sie selbst machen}: {danach richtet sich die Länge|ein Foto vom letzten Mal hilft}.",
          "{Verfilztes wird nicht gerissen|Wir schneiden, was sich nicht mehr bürsten lässt}. {Das wächst nach|Wie es nicht wieder so weit kommt, zeigen wir}.",
          "{Ein Schnitt soll dem Hund helfen und dann erst gefallen|Augen frei, Pfoten kurz, Bauch gepflegt}. {Schleifen gibt es nur auf Wunsch|Wie es im Regen aussieht, bedenken wir mit}.",
        ],
        [
          "brush",
          "Trimmen und Entwollen",
          "{Drahtiges Fell wird gezupft und nicht geschoren|Im Fellwechsel hilft eine gute Bürste}: {das tote Haar geht, das gesunde bleibt|danach liegt weniger auf dem Sofa}.",
          "{Richtig gemacht tut es nicht weh|Viele Hunde schlafen dabei fast ein}. {Einige Stunden sollte man einplanen|Welche Bürste daheim passt, sagen wir}.",
          "{Zweimal im Jahr wechselt der Pelz|Lose Haare wollen hinaus}. {Mit dem richtigen Griff geht das leicht|Danach atmet die Haut wieder}.",
        ],
        [
          "paw-print",
          "Krallen, Ohren und Pfoten",
          "{Kleine Dinge, die man gern vergisst|Haare zwischen den Ballen, Wachs in den Ohren}: {wir sehen nach und sagen, was uns auffällt|bei Entzündungen schicken wir Sie zum Tierarzt}.",
          "{Es muss nicht das ganze Programm sein|Kommen Sie nur für die Krallen}. {Das geht oft kurzfristig|Zu zweit hält es sich leichter}.",
        ],
        [
          "heart",
          "Welpen und ängstliche Hunde",
          "{Der erste Besuch ist zum Schnuppern da|Ein Tisch, ein Geräusch, ein Leckerli}: {mehr muss nicht gelingen|so wird der Salon kein Schreckort}.",
          "{Alte Hunde stehen nicht mehr lange|Wer schlechte Erfahrungen hat, braucht kleine Schritte}. {Wir machen Pausen oder verteilen es auf zwei Tage|Sie dürfen dabeibleiben, wenn es ihm hilft}.",
          "{Die erste Maschine hört er aus der Ferne|Ein alter Hund hat seinen eigenen Takt}. {Wir hören auf, bevor es ihm zu viel wird|Lieber zwei kurze Besuche als ein langer}.",
        ],
      ],
      process: [
        [
          "Melden",
          "{Nennen Sie Rasse, Alter, Größe und den Zustand des Fells|Ein Foto sagt, wie verfilzt es ist}. {Beißt er oder hat er Angst, sagen Sie es bitte|Danach wissen wir, wie viel Zeit er braucht}.",
          "{Beschreiben Sie sein Wesen in zwei Sätzen|Sagen Sie, wann er zuletzt geschnitten wurde}. {Dann wissen wir, ob ein kurzer Termin genügt|Impfpass und Allergien erwähnen Sie bitte}.",
        ],
        [
          "Kennenlernen",
          "{Er schnuppert, wir sehen uns Haut und Fell an|Am Tisch besprechen wir die Länge}. {Ein kurzer Spaziergang vorher hilft|Sie sagen, wie Sie ihn erreichen möchten, wenn Sie gehen}.",
          "{Zuerst darf er sich umsehen und uns kennenlernen|Auf dem Tisch liegt eine Matte, damit nichts rutscht}. {Wir tasten nach Knoten und Krusten|Danach sagen wir, was nötig ist}.",
        ],
        [
          "Pflegen",
          "{Bürsten, baden, trocknen, schneiden|In einer Reihenfolge, die ihm liegt}, {ohne Hetze|mit Lob zwischendurch}. {Was er nicht aushält, lassen wir|Wenn etwas an der Haut ist, zeigen wir es}.",
          "{Was laut ist, kommt zuletzt|Erst der Rücken, dann Beine und Kopf}, {mit Lob an jeder Ecke|und zwischendurch wird geschüttelt}.",
        ],
        [
          "Abholen",
          "{Sie sehen ihn vorher und nachher|Wir zeigen, wo Sie daheim bürsten sollten}. {Den nächsten Termin richten wir nach dem Fell|Zum Schluss gibt es ein Leckerli}.",
        ],
      ],
      questions: [
        [
          "{Wie oft muss mein Hund zur Fellpflege|Wann ist Scheren nötig|Reicht es, wenn ich selbst bürste}?",
          "{Lockiges alle paar Wochen, kurzes selten|Das hängt von Rasse und Bürste ab}. {Im Fellwechsel öfter|Wer daheim bürstet, kommt seltener}.",
          "{Fühlen Sie hinter den Ohren nach, dort beginnt es|Drahthaar wird im Frühling und im Herbst getrimmt}. {Wir nennen Ihnen seinen Takt|Ältere Hunde kommen lieber öfter und kürzer}.",
        ],
        [
          "{Darf ich bei der Fellpflege dabeibleiben|Was, wenn mein Hund Angst hat|Mein Hund hasst den Föhn, was nun}?",
          "{Manche sind ohne Halter ruhiger|Beim ersten Mal gern}. {Wir gehen so weit, wie es ihm gut geht|Es geht auch mit Handtuch und Geduld}.",
          "{Viele beruhigen sich, sobald Sie zur Tür hinaus sind|Beim ersten Besuch bleiben Sie einfach da}. {Lärm üben wir aus der Entfernung|Mit Angst kann man arbeiten, nicht gegen sie}.",
        ],
        [
          "{Was kostet die Hundepflege|Wonach richtet sich der Preis für meinen Hund|Kostet Filz extra}?",
          "{Nach Größe, Fell und Zeit|Ein Foto ergibt eine Spanne}. {Starker Filz dauert länger|Vor dem Anfang nennen wir den Preis}.",
          "{Ein Dackel braucht weniger als ein Neufundländer|Gepflegtes Fell ist schneller fertig}. {Am Telefon schätzen wir, am Tisch wissen wir es|Krallen allein kosten wenig}.",
        ],
        [
          "{Soll ich Unterwolle scheren lassen|Hilft Scheren gegen Hitze|Darf man jeden Hund scheren}?",
          "{Bei dichter Unterwolle besser nicht|Das Fell schützt auch vor Sonne}. {Auskämmen hilft mehr|Für manche Rassen ist Trimmen das Richtige}.",
          "{Fell ist Kleidung und Sonnenschirm zugleich|Wer Unterwolle abrasiert, bekommt sie oft fleckig zurück}. {Gründliches Bürsten kühlt besser|Bei verfilztem Fell gibt es manchmal keine Wahl}.",
        ],
        [
          "{Muss mein Hund geimpft sein|Was ist mit Flöhen|Nehmen Sie auch läufige oder alte Hunde}?",
          "{Eine Impfung ist sinnvoll, fragen Sie uns|Flöhe behandeln Sie bitte vorher}. {Sagen Sie es uns offen|Alte Hunde bekommen mehr Zeit}.",
          "{Rufen Sie bei Hautkrankheiten vorher an|Zecken und Flöhe gehören erst behandelt}. {So bleibt der Salon für alle sicher|Für alte Herren nehmen wir uns eine ruhige Stunde}.",
        ],
      ],
      qualities: [
        ["ruhige Hände", "weiches Fell"],
        ["kleine Pausen", "große Handtücher"],
        ["kurze Krallen", "saubere Ohren"],
        ["freundliche Worte", "scharfe Scheren"],
      ],
      events: ["Welpenstunde", "Bürstenkurs", "Tag im Fellwechsel"],
      actions: { bookings: ["Termin für den Hund anfragen"], quotes: ["Foto vom Fell schicken"] },
    },
  ),
};
