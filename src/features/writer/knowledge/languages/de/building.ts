/**
 * German wordings of the building family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const building: Wording = familyWording(
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
      ["klare Zeichnungen", "solide Wände"],
      ["gute Dämmung", "ruhige Abläufe"],
    ],
    events: ["Offene Baustelle", "Bauherrenabend", "Werkstatttag"],
  },
);

export const buildingTrades: Record<string, Wording> = {
  tiler: familyWording(
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Betrieb",
      "vor Ort",
      "zu uns",
      "Böden und Fliesen",
    ],
    ["Böden und Fliesen", "Fertige Räume", "Termine"],
    {
      headlines: [
        "{Gerade|Enge} Fugen, {ruhige|trockene} Räume",
        "{Zweimal messen|Erst anlegen}, einmal schneiden",
        "Ein Boden, der {liegen bleibt|eben ist}",
      ],
      truths: [
        "Ein Boden {ist so gut wie das, worauf er liegt|verzeiht keinen schlechten Untergrund}. {Darum wird zuerst gemessen, ob alles trocken ist|Ausgleichen kommt vor Verlegen}.",
        "Fugen {entscheiden sich in der ersten Reihe|laufen durch den ganzen Raum}. {Ein Haar am Anfang ist ein Daumen an der Wand gegenüber|Deshalb legen wir erst trocken aus und sehen hin}.",
        "Ein Muster {sieht zu Hause anders aus als im Laden|braucht Ihr Licht}, {darum nehmen Sie es mit|legen Sie es also auf den Boden statt auf den Tisch}.",
        "Holz {arbeitet, Stein nicht|atmet mit den Jahreszeiten}. {Es braucht einen Rand, den man später nicht sieht|Ein paar Tage im Raum tun ihm vorher gut}.",
      ],
      offers: [
        [
          "grid-3x3",
          "Fliesen in Bad und Küche",
          "{Wände, Böden, Nischen|Große Platten, wenige Fugen}: {wir planen, wo die Schnitte liegen|sagen Sie, wo Hähne und Steckdosen hinkommen}.",
          "{Hinter der Fliese hält eine Dichtschicht das Wasser ab|Abgedichtet wird, bevor gefliest wird}. {Das sieht später keiner und zählt am meisten|Geprüft wird es vor der ersten Platte}.",
        ],
        [
          "layers",
          "Parkett und Dielen",
          "{Eiche, Esche oder was schon im Haus liegt|Lange Dielen oder ein Muster}: {gehen Sie barfuß darüber, bevor Sie wählen|fragen Sie, was Absätze und Hunde damit machen}.",
          "{Öl zeigt Leben, Lack hält es ab|Die Oberfläche entscheidet, wie Sie putzen}. {Wählen Sie nach Ihren Gewohnheiten|Für kleine Stellen lassen wir etwas zum Nachbessern da}.",
        ],
        [
          "brush",
          "Abschleifen und Reparieren",
          "{Kratzer, Knarren, matte Laufwege|Unter altem Teppich liegt oft ein guter Boden}: {wir heben eine Ecke an und sehen nach|schleifen lässt er sich meist mehr als einmal}.",
          "{Eine einzelne Diele kann man tauschen|Für eine gesprungene Fliese muss nicht der ganze Raum neu}. {Heben Sie darum Reste auf|Passendes zu finden, ist manchmal die größte Arbeit}.",
        ],
        [
          "square",
          "Vinyl, Kork und Teppich",
          "{Leise, warm und weich unter den Füßen|Für Räume, in denen viel gestanden wird}: {fühlen Sie mehrere Muster|sagen Sie, was für Rollen der Stuhl hat}.",
          "{Geklebt oder lose, beides hat seinen Sinn|Denken Sie an den Tag, an dem er wieder herausmuss}. {Für Mietwohnungen raten wir zum lösbaren|Billig gekauft kann teuer entfernt sein}.",
        ],
        [
          "sun",
          "Terrassen und Treppen",
          "{Draußen prüft der Frost jede Fuge|Wasser muss ablaufen können}. {Gefälle und Unterbau kommen deshalb zuerst|Platten liegen auf Splitt oder auf Füßen}.",
          "{Eine Treppe darf im November nicht rutschen|Glatt ist schön, rau ist sicher}. {Prüfen Sie das Muster nass|Auf die Kanten achten wir besonders}.",
        ],
      ],
      process: [
        [
          "Ansehen und messen",
          "{Wir messen, klopfen und prüfen die Feuchte|Für eine erste Zahl genügen Fotos}. {Sagen Sie, wie der Raum genutzt wird|Was bleiben soll, besprechen wir vor Ort}.",
        ],
        [
          "Aussuchen",
          "{Nehmen Sie Muster mit nach Hause|Legen Sie die Muster auf Ihren Boden}, {und lassen Sie sich Zeit damit|im Angebot hat dann alles seine eigene Zeile}. {Danach steht ein Starttag fest|Bestellt wird mit etwas Reserve}.",
        ],
        [
          "Verlegen",
          "{Erst kommt das Alte hinaus, dann der Untergrund, dann der Belag|Die Staubtüren sind zu und die Möbel draußen}. {Wann Sie wieder darauf gehen dürfen, sagen wir genau|Trocknen braucht seine Zeit}.",
        ],
        [
          "Übergeben",
          "{Wir gehen mit Ihnen im Streiflicht darüber|Sie bekommen einen Zettel zur Pflege}. {Reststücke bleiben bei Ihnen|Bewegt sich am Rand eine Fuge, wird sie erneuert}.",
        ],
      ],
      questions: [
        [
          "{Was kostet ein neuer Boden|Wie berechnen Sie den Quadratmeter|Reichen Fotos für ein Angebot}?",
          "{Nach Fläche, Untergrund und Muster|Material und Arbeit stehen getrennt darin}. {Schnitte und Treppen kosten mehr als freie Fläche|Für einen festen Preis müssen wir den Untergrund sehen}.",
        ],
        [
          "{Wann darf ich den Boden betreten|Wie lange dauert das Verlegen|Können wir währenddessen hier wohnen}?",
          "{Fliesen nach einem Tag etwa, Estrich nach Wochen|Das hängt vom Trocknen ab}. {Raum für Raum geht es meistens|Schwere Möbel warten länger}.",
        ],
        [
          "{Kann man Fliese auf Fliese legen|Muss der alte Boden heraus|Geht es ohne Abriss}?",
          "{Sitzt der alte Belag fest, oft ja|Wir klopfen ihn ab und sehen nach}. {Türen müssen vielleicht gekürzt werden|Was hohl klingt, kommt heraus}.",
        ],
        [
          "{Was passt besser, Holz oder Fliese|Welcher Boden passt zu Hund und Kindern|Was eignet sich für Fußbodenheizung}?",
          "{Fragen Sie sich, was herunterfällt und wer darüberläuft|Holz ist warm, Fliesen verzeihen Wasser}. {Manche Hölzer vertragen Wärme gut, manche nicht|Stein gibt Wärme langsam ab}.",
        ],
        [
          "{Wie pflege ich den neuen Boden|Womit reinige ich die Fugen|Wie oft wird Holz geölt}?",
          "{Mit weniger Wasser, als man denkt|Keine Säure auf Stein}. {Fugen mögen eine weiche Bürste|Dort, wo am meisten gelaufen wird, einmal im Jahr Öl}.",
        ],
      ],
      qualities: [
        ["gerade Linien", "trockene Ecken"],
        ["warmes Holz", "dichte Fugen"],
        ["ebene Böden", "saubere Baustellen"],
        ["genaue Schnitte", "offene Preise"],
      ],
      events: ["Mustertag", "Kurs zum Ölen", "Offene Werkstatt"],
      actions: { quotes: ["Raum beschreiben", "Angebot anfragen"] },
    },
  ),
  glazier: familyWording(
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Werkstatt",
      "in der Werkstatt",
      "in die Werkstatt",
      "Glas und Spiegel",
    ],
    ["Glas und Fenster", "Fertige Arbeiten", "Termine"],
    {
      headlines: [
        "{Scherben|Ein Sprung}? {Abstand halten|Schuhe an}, dann {anrufen|wir}",
        "{Licht|Sonne} herein, {Kälte|Lärm} hinaus",
        "Auf {Maß|den Millimeter} geschnitten",
      ],
      truths: [
        "Glas {bricht zur unpassenden Stunde|zerspringt nie an einem ruhigen Montag}. {Darum kommt zuerst das Brett und dann die Scheibe|Gesichert ist besser als schön}.",
        "Beschlag zwischen zwei Scheiben {lässt sich nicht wegwischen|heißt, dass die Dichtung aufgegeben hat}. {Der Rahmen kann meistens bleiben|Getauscht wird dann nur das Glas}.",
        "Altes Glas {hat Wellen und einen Wert|wirft ein anderes Licht}. {Fragen Sie, bevor Sie es wegwerfen|Passendes lässt sich oft noch finden}.",
        "Glas {lässt sich nicht dehnen|verzeiht keinen Millimeter}. {Deshalb messen wir selbst|Der Fehler beim Messen wäre dann unserer}.",
      ],
      offers: [
        [
          "shield-check",
          "Glasbruch",
          "{Kinder hinaus, Schuhe an, Scherben liegen lassen|Zuerst wird die Stelle gesichert}. {Schicken Sie ein Foto und die ungefähre Größe|Bis die neue Scheibe da ist, hält eine Platte}.",
          "{Ein Schaufenster kann über Nacht nicht offen bleiben|Fragen Sie Ihre Versicherung, was sie sehen will}. {Machen Sie zuerst Fotos|Ein Stück vom Glas heben Sie auf}.",
        ],
        [
          "app-window",
          "Fenster und Isolierglas",
          "{Neues Glas in alten Rahmen|Wärmer, leiser, klarer}: {oft darf der Rahmen bleiben|wir sagen, was der Flügel trägt}.",
          "{An der Straße zählt Ruhe, nach Norden Wärme|Glas ist nicht gleich Glas}. {Sagen Sie, was Sie stört|Zwei Sorten halten wir am Fenster nebeneinander}.",
        ],
        [
          "shower-head",
          "Duschen und Küchenrückwände",
          "{Türen, Wände, klare Kanten|Wenig Rahmen, wenig Fugen}: {gemessen wird, wenn die Fliesen sitzen|fragen Sie, welche Beschichtung sich lohnt}.",
          "{Hinter dem Herd wischt man Glas einfach ab|Die Farbe liegt hinten, und vorn ist alles glatt}. {Steckdosen schneiden wir aus|Sagen Sie, wo sie liegen}.",
        ],
        [
          "square",
          "Spiegel und Platten",
          "{Ein Spiegel für den Flur, eine Platte für den Tisch|Mit Bohrung, Rundung oder polierter Kante}: {bringen Sie eine Schablone aus Papier|sagen Sie, wie es befestigt wird}.",
          "{Wo man anstößt, gehört Sicherheitsglas hin|Alte Spiegel mit Flecken dürfen so bleiben}. {Welches nötig ist, sagen wir|Gebohrt wird bei uns}.",
        ],
        [
          "frame",
          "Bleiverglasung und Kitt",
          "{Kleine Scheiben in Blei oder Kitt lassen sich retten|Ein klapperndes Fenster braucht meist nur neuen Kitt}. {Scheibe für Scheibe wird repariert|Danach bleibt das Holz trocken}.",
          "{Bilder bekommen Glas, das nicht spiegelt|Farbiges Glas lässt sich ergänzen}. {Dafür braucht es Geduld|Bringen Sie das Stück gut eingepackt}.",
        ],
      ],
      process: [
        [
          "Beschreiben",
          "{Größe, Stockwerk, was passiert ist|Ein Foto mit einer Hand als Maßstab genügt oft}. {Wir sagen, wie schnell es geht und was es ungefähr kostet|Dringendes kommt zuerst}.",
        ],
        [
          "Messen",
          "{Wir messen und sehen uns den Rahmen an|Wir klären Stärke, Kante und Glasart}, {dann bekommen Sie einen Preis|und bestellt wird auf Maß}.",
        ],
        [
          "Einsetzen",
          "{Die alte Scheibe kommt heraus, der Falz wird sauber, dann kommt die neue hinein|Der Boden wird abgedeckt}. {Scherben nehmen wir mit|Wie lange der Kitt ruhen muss, sagen wir}.",
        ],
      ],
      questions: [
        [
          "{Was tun bei einer kaputten Scheibe|Können Sie das Fenster erst einmal verschließen|Die Scheibe hat einen Sprung, ist das gefährlich}?",
          "{Abstand halten und nicht hinausdrücken|Ein Klebeband über dem Sprung hilft eine Weile}. {Schicken Sie ein Foto|Kinder und Tiere fernhalten}.",
        ],
        [
          "{Wer zahlt den Glasbruch|Zahlt der Vermieter die Scheibe|Übernimmt die Versicherung das Glas}?",
          "{Das hängt von Ursache und Vertrag ab|Fragen Sie die Versicherung vor der Reparatur, wenn es warten kann}. {Fotos und Rechnung heben Sie auf|Vermieter haben oft eine Versicherung dafür}.",
        ],
        [
          "{Kann man nur das Glas tauschen|Warum ist zwischen den Scheiben Wasser|Muss das ganze Fenster neu}?",
          "{Ist der Rahmen gut, genügt das Glas|Die Dichtung ist undicht, die Scheibe wird getauscht}. {Den Rahmen prüfen wir|Alte Flügel tragen weniger Gewicht}.",
        ],
        [
          "{Wie lange dauert eine neue Scheibe|Geht es heute noch|Wann ist mein Glas fertig}?",
          "{Einfaches Glas geht schnell|Isolierglas wird auf Maß gefertigt und braucht seine Zeit}. {Bis dahin sichert eine Platte|Wir nennen Ihnen einen Tag}.",
        ],
      ],
      qualities: [
        ["klare Kanten", "dichte Rahmen"],
        ["saubere Schnitte", "ruhige Räume"],
        ["schnelle Sicherung", "ruhige Hände"],
        ["genaue Maße", "offene Preise"],
      ],
      events: ["Glastag", "Kittkurs", "Offene Werkstatt"],
      actions: { calls: ["Glasbruch melden"], quotes: ["Maße schicken"] },
    },
  ),
};
