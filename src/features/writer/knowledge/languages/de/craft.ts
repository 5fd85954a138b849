/**
 * German wordings of the craft family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const craft: Wording = familyWording(
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
      ["ehrliches Material", "kleine Mengen"],
      ["frühe Stunden", "gute Ware"],
    ],
    events: ["Hoffest", "Verkostung", "Werkstattkurs"],
  },
);

export const craftTrades: Record<string, Wording> = {
  winery: familyWording(
    ["Gast", "Gäste", "Weingut", "auf dem Weingut", "auf das Weingut", "Wein"],
    ["Unsere Weine", "Im Weinberg", "Termine"],
    {
      headlines: [
        "Ein Jahr im {Glas|Keller}",
        "{Kommen Sie dorthin|Probieren Sie dort}, wo er wächst",
        "Erst {der Boden|der Hang}, dann {das Fass|der Keller}",
      ],
      truths: [
        "Eine Rebe {braucht ein wenig Mühsal|wächst gern dort, wo sonst wenig wächst}. {Darum ist karger Boden hier kein Makel|Ihre Wurzeln suchen sich das Wasser in der Tiefe}.",
        "Das Wetter {schreibt mit am Etikett|entscheidet über die Hälfte des Geschmacks}, {deshalb schmeckt derselbe Wein jedes Jahr anders|und niemand kann es überstimmen}.",
        "Die meiste Arbeit {geschieht im Winter und von Hand|macht der Weinberg, nicht der Keller}. {Wer schneidet, entscheidet schon über den Herbst|Gute Stiefel sind dabei wichtiger als schöne Fässer}.",
        "Niemand muss {Brombeeren im Glas finden|die richtigen Worte kennen}. {Schmeckt er oder schmeckt er nicht, das genügt|Die Worte kommen mit dem zweiten Schluck}.",
        "{Im Keller wird mehr gewartet als getan|Guter Wein lässt sich nicht drängen}, {und das Warten ist die schwerste Arbeit|darum ist Geduld hier ein Werkzeug}.",
        "{Ein Weinberg schläft nie ganz|Im Januar wird geschnitten, im August geschattet}, {und zwischen zwei Jahren liegen nur ein paar Wochen|darum kennt man am Ende jeden Stock}.",
        "{Kalk, Schiefer und Lehm schmecken verschieden|Zehn Schritte weiter wächst ein anderer Wein}. {Deshalb füllen wir manches getrennt ab|Wer es nicht glaubt, probiert zwei nebeneinander}.",
        "{Ein Korken sagt nichts über den Wein|Den Preis schmeckt man nicht heraus, wenn das Etikett verdeckt ist}. {Vertrauen Sie Ihrer Zunge|Die ehrlichste Probe ist eine ohne Namen}.",
      ],
      offers: [
        [
          "glass-water",
          "Weinproben",
          "{Auf Sie warten ein paar Gläser, etwas Brot und Zeit zum Vergleichen|Wir fangen leicht an und enden mit dem, was lange bleibt}. {Sie sagen, was Ihnen gefällt, danach richten wir uns|Fahrer bekommen Traubensaft}.",
          "{Zwischen den Fässern ist es kühl, bringen Sie eine Jacke mit|Sie sitzen dort, wo der Wein entsteht}. {Gekauft werden muss nichts|Fragen sind der beste Teil}.",
          "{Schreiben Sie, wie viele Sie sind und was Sie sonst gern trinken|Nennen Sie Tag und Personenzahl}, {dann stellen wir die Reihe zusammen|damit genug Gläser und Stühle da sind}.",
        ],
        [
          "wine",
          "Weine aus dem Keller",
          "{Weiß, Rot und was dazwischen liegt|Ein Wein für den Dienstag und einer für das Fest}: {sagen Sie, was auf den Teller kommt|fragen Sie, welcher schon trinkreif ist}.",
          "{Manche Flaschen mögen Jahre, andere wollen gleich getrunken werden|Nicht jeder Wein wird mit dem Alter besser}. {Zu jeder sagen wir, wann ihre Zeit ist|Entscheidend ist, wo sie bei Ihnen liegt}.",
          "{Trocken, fruchtig oder mit etwas Süße|Für den Alltag gibt es andere Flaschen als für das Fest}. {Beschreiben Sie, was Ihnen zuletzt geschmeckt hat|Zwei Gläser nebeneinander sagen mehr als jede Beschreibung}.",
        ],
        [
          "package",
          "Versand",
          "{Stellen Sie sich einen Karton zusammen|Bestellen Sie gemischt oder sortenrein}, {wir verpacken bruchsicher|und wir nennen Ihnen Porto und Termin}. {Geschenken legen wir eine Karte bei|Im Hochsommer verschicken wir nur an kühlen Tagen}.",
          "{Nach der Probe muss niemand schwer tragen|Was Ihnen geschmeckt hat, kommt auf Wunsch zu Ihnen nach Hause}. {Notieren Sie die Namen|Nachbestellen genügt mit einer kurzen Nachricht}.",
          "{Ein Karton kommt auch ohne Auto bis vor Ihre Tür|Wein mag keine Hitze und kein langes Warten im Wagen}. {Darum wählen wir den Versandtag mit Bedacht|Schreiben Sie, wann jemand daheim ist}.",
        ],
        [
          "footprints",
          "Wanderungen im Weinberg",
          "{Durch die Zeilen hinauf, oben ein Glas|Feste Schuhe und eine Stunde Zeit}: {unterwegs sehen Sie, wo welcher Wein herkommt|Sie lernen den Boden kennen, den man später schmeckt}.",
          "{Im Frühling treibt es, im Herbst raschelt es|Jeder Monat sieht anders aus}. {Zur Lese dürfen Sie zuschauen|Fragen Sie, was gerade zu tun ist}.",
          "{Wir gehen langsam und bleiben oft stehen|Der Hang ist steiler, als er aussieht}. {Unterwegs gibt es Wasser und Geschichten|Oben sieht man, warum hier Reben stehen}.",
        ],
        [
          "users",
          "Feste und Gruppen",
          "{Geburtstag, Betriebsausflug, Vereinstreffen|Lange Tische zwischen den Fässern}: {nennen Sie Datum, Zahl und Anlass|wir sagen, was an Essen möglich ist}.",
          "{Ein Fest im Weingut braucht einen Plan für Regen und für den Heimweg|Gefeiert wird drinnen oder unter Reben}. {Schreiben Sie früh genug|In der Lesezeit geht es meistens nicht}.",
          "{Ein Tisch unter den Bäumen, Brot, Käse und gute Flaschen|Wer bei uns feiert, hat den Keller gleich nebenan}. {Über Musik und Uhrzeit reden wir vorher|Für die Fahrer halten wir Saft bereit}.",
        ],
      ],
      process: [
        [
          "Melden",
          "{Tag, Uhrzeit und Zahl der Gäste|Schreiben Sie, ob Sie probieren oder abholen möchten}: {wir antworten mit einem Vorschlag|in der Lese fragen Sie besser früh}.",
          "{Ein Anruf genügt meistens|Kommen Sie zu Fuß, mit dem Rad oder mit dem Auto}, {Hauptsache, jemand ist da|dann steht das Tor offen}.",
        ],
        [
          "Probieren",
          "{Kleine Schlucke, dazwischen Wasser und Brot|Vom Leichten zum Kräftigen}, {und Sie machen sich ein Kreuz an das, was gefällt|ohne dass jemand mitschreibt}.",
          "{Wir erzählen von Boden, Jahr und Fass, wenn Sie mögen|Sie riechen, schmecken und reden}. {Falsche Worte gibt es nicht|Sie sagen, was Sie denken}.",
        ],
        [
          "Mitnehmen",
          "{Sie nehmen eine Flasche mit, einen Karton oder nur die Erinnerung|Entschieden wird nach dem letzten Glas}. {Wir tragen es zum Auto|Den Rest schicken wir}.",
          "{Zu jeder Flasche sagen wir, wie sie liegen und wann sie auf den Tisch soll|Ein Zettel mit Ihren Favoriten geht mit}. {Beim nächsten Mal wissen Sie schon mehr|Offen gebliebene Fragen beantworten wir später}.",
        ],
      ],
      questions: [
        [
          "{Muss man sich zur Weinprobe anmelden|Können wir spontan zum Probieren kommen|Geht eine Probe ohne Anmeldung}?",
          "{Eine kurze Nachricht vorher ist besser|Für Gruppen bitte immer}. {Zu zweit klappt es oft auch so|In der Lese sind alle draußen}.",
          "{Rufen Sie an, dann wissen Sie, ob jemand im Haus ist|Es kommt darauf an, wer gerade da ist}. {Am Wochenende sind die Plätze schneller weg|Feste Zeiten sagen wir Ihnen gern}.",
        ],
        [
          "{Müssen wir nach der Probe etwas kaufen|Was kostet eine Weinprobe|Wird die Probe berechnet}?",
          "{Niemand wird gedrängt|Das hängt von der Zahl der Weine ab}. {Fragen Sie beim Anmelden|Manchmal wird der Betrag beim Kauf angerechnet}.",
          "{Den Preis nennen wir bei der Anmeldung|Kleine Proben sind einfacher als große}. {Gekauft wird nur, was schmeckt|Ein Glas zu viel ist kein Grund für einen Karton}.",
        ],
        [
          "{Wie lagere ich Wein|Wie lange hält eine offene Flasche|Welcher Wein darf liegen}?",
          "{Dunkel, kühl, liegend und in Ruhe|Nicht in der Küche über dem Herd}. {Offen hält er ein paar Tage im Kühlschrank|Zu jedem Wein sagen wir, wie lange}.",
          "{Junge Weiße trinkt man bald, kräftige Rote dürfen warten|Der Verschluss macht weniger aus als die Wärme}. {Unter dem Bett ist es besser als im Regal am Fenster|Im Zweifel fragen Sie, bevor Sie ihn vergessen}.",
        ],
        [
          "{Welcher Wein passt zum Essen|Was trinke ich zu Fisch oder Braten|Helfen Sie bei der Auswahl fürs Fest}?",
          "{Nennen Sie das Gericht und vor allem die Soße|Die Soße entscheidet öfter als das Fleisch}. {Zu Salzigem passt Säure|Am Ende passt, was Ihnen schmeckt}.",
          "{Schreiben Sie uns das Menü|Drei Weine genügen meist für einen Abend}. {Wir schlagen etwas vor und nennen die Menge|Was übrig bleibt, hält sich}.",
        ],
      ],
      qualities: [
        ["alte Reben", "kühle Keller"],
        ["lange Geduld", "ehrliche Weine"],
        ["steile Hänge", "ruhige Fässer"],
        ["gute Böden", "offene Gläser"],
      ],
      events: ["Offener Keller", "Abend bei der Lese", "Frühlingsprobe"],
      actions: {
        visits: ["Weinprobe planen", "Weingut besuchen"],
        sales: ["Weine ansehen", "Karton bestellen"],
      },
    },
  ),
  upholsterer: familyWording(
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Werkstatt",
      "in der Werkstatt",
      "in die Werkstatt",
      "Polstern und Beziehen",
    ],
    ["Was wir polstern", "Auf der Werkbank", "Termine"],
    {
      headlines: [
        "{Gut|Weich} sitzen, {gut|leicht} wieder aufstehen",
        "{Neuer Stoff|Neue Federn}, {alte Freunde|gute Gestelle}",
        "Ein Sessel fürs {zweite Leben|nächste Leben}",
      ],
      truths: [
        "{Was man sieht, ist Stoff, und was man spürt, liegt darunter|Ein Sessel hat ein Skelett}, {darum öffnen wir ihn, bevor wir rechnen|und das entscheidet, ob sich die Arbeit lohnt}.",
        "Früher {wurden Möbel so gebaut, dass man sie wieder öffnen kann|hielt ein Gestell mehrere Bezüge aus}. {Nägel lassen sich ziehen, Klammern reißen|Deshalb ist ein altes Stück die Stunden oft wert}.",
        "Ein Muster {wirkt auf dem Sofa größer als auf der Karte|sieht abends anders aus als im Laden}, {darum nehmen Sie den Stoff mit nach Hause|deshalb legen wir ihn erst einmal locker darüber}.",
        "Ein schweres Möbel {ist meistens ein gutes|verrät sich beim Anheben}: {massives Holz wiegt, Spanplatte nicht|heben Sie einmal die Ecke an}.",
      ],
      offers: [
        [
          "armchair",
          "Sessel und Stühle",
          "{Der Sitz hängt durch, die Lehne ist durchgescheuert, ein Bein wackelt|Schicken Sie ein Foto von vorn und von der Seite}: {wir sagen, ob das Gestell es wert ist|danach wissen Sie eine Spanne}.",
          "{Vom Küchenstuhl bis zum Ohrensessel|Gurte, Federn, Füllung, Stoff}: {manchmal alles, manchmal nur der Bezug|die Sitzhöhe lässt sich dabei ein wenig ändern}.",
        ],
        [
          "sofa",
          "Sofas",
          "{Neuer Schaumstoff macht ein müdes Sofa wieder jung|Lose Kissen sind der leichte Teil}. {Ob weich oder fest, probieren Sie an Mustern|Wir schneiden erst, wenn Sie Probe gesessen haben}.",
          "{Nicht jedes Sofa lohnt sich, und das sagen wir|Bei Pappe und Klammern raten wir ab}. {Ein gutes Gestell trägt auch den dritten Bezug|Rechnen Sie mit dem Preis eines neuen in gleicher Qualität}.",
        ],
        [
          "palette",
          "Stoffe und Leder",
          "{Wolle, Leinen, Samt oder Leder|Bücher voller Stoff und ein Fenster zum Ansehen}: {erzählen Sie von Katze, Sonne und Rotwein|wir sagen, was das aushält}.",
          "{Eigener Stoff ist willkommen, wenn er fest genug ist|Vorhangstoff ist selten zum Sitzen gemacht}. {Fragen Sie vor dem Kauf nach der Menge|Mit Muster braucht es mehr Meter}.",
        ],
        [
          "hammer",
          "Aufarbeitung alter Möbel",
          "{Leimen, dübeln, ein wenig Politur|Wurm, Wackeln, ein fehlender Knopf}: {so wenig wie nötig|das Alter darf man sehen}.",
          "{Zur Wahl stehen Wachs, Öl oder der alte Glanz|Nicht jeder Kratzer ist ein Schaden}. {Wir fragen, wie es am Ende aussehen soll|Probiert wird an einer Stelle, die niemand sieht}.",
        ],
        [
          "grid-3x3",
          "Flechtarbeiten",
          "{Wiener Geflecht, Binsen, Papierkordel|Ein gerissener Strang ist der Anfang vom Loch}: {geflochten wird von Hand|das dauert ein paar ruhige Tage}.",
          "{Geflecht mag keine trockene Heizungsluft|Wer sich daraufstellt, tritt durch}, {ein feuchtes Tuch tut ihm gut|erneuern lässt es sich im alten Muster}.",
        ],
        [
          "blinds",
          "Vorhänge und Kissen",
          "{Vorhänge, Sitzkissen, Kopfteile|Messen Sie die Stange und nicht das Fenster}: {auf Wunsch kommen wir und messen selbst|genäht wird mit ordentlichem Saum}.",
          "{Schwerer Stoff fällt, leichter schwebt|Ein Futter hält Farbe und Wärme}. {Halten Sie ihn vorher vor das Fenster|Sagen Sie, wann die Sonne hereinscheint}.",
        ],
      ],
      process: [
        [
          "Anfragen",
          "{Fotos von vorn, von der Seite und von unten|Maße und was Sie stört}: {wir schätzen, was nötig ist|dann wissen Sie, ob sich der Weg lohnt}.",
          "{Schreiben Sie, woher das Stück kommt|Auch ein ungefähres Alter hilft}. {Wir sagen, ob wir es ansehen sollten|Danach vereinbaren wir einen Termin}.",
        ],
        [
          "Aussuchen",
          "{Sie sitzen, fühlen und vergleichen|In einer Hand der Stoff, in der anderen der Preis}, {dann steht alles auf dem Angebot|und eine Woche wird festgelegt}.",
        ],
        [
          "Polstern",
          "{Wir nehmen es auseinander, richten das Gestell und bauen neu auf|Gepolstert wird Schicht für Schicht}. {Zuschauen dürfen Sie gern|Was sich dabei zeigt, sagen wir Ihnen}.",
          "{Erst das Holz, dann die Gurte, zuletzt der Stoff|Gearbeitet wird von innen nach außen}, {und das meiste sieht man später nicht|deshalb machen wir unterwegs Fotos}.",
        ],
        [
          "Zurückbringen",
          "{Sie setzen sich hinein, bevor Sie zustimmen|Wir bringen es, oder Sie holen es ab}. {Stoffreste gehören Ihnen|In den ersten Wochen wird es noch etwas weicher}.",
        ],
      ],
      questions: [
        [
          "{Lohnt sich das Aufpolstern|Neu kaufen oder neu beziehen|Ist mein Sessel die Arbeit wert}?",
          "{Ist das Gestell aus Holz und fest, oft ja|Schwer ist ein gutes Zeichen}. {Es kann so viel kosten wie ein neuer und hält dann länger|Bei Spanplatte raten wir meist ab}.",
          "{Fragen Sie auch Ihr Gefühl|An manchen Stücken hängt mehr als Stoff}. {Wir nennen den Preis, entscheiden dürfen Sie|Mit einem Foto lässt sich vieles sagen}.",
        ],
        [
          "{Was kostet ein neuer Bezug|Kann ich mit Fotos einen Preis bekommen|Wie rechnen Sie beim Polstern}?",
          "{Stunden, Füllung und Stoff|Ein Foto ergibt eine Spanne}. {Alte Federn können überraschen|Der Stoff macht einen großen Teil aus}.",
        ],
        [
          "{Wie lange ist mein Möbel weg|Wann haben Sie Zeit für meinen Sessel|Geht es bis zu einem bestimmten Tag}?",
          "{Auf der Werkbank liegt meist schon etwas|Rechnen Sie mit einigen Wochen Wartezeit}. {Bei uns steht es dann kürzer|Nennen Sie uns den Tag, auf den es ankommt}.",
        ],
        [
          "{Welcher Stoff hält am längsten|Was passt zu Katzen und Kindern|Ist Leder besser als Stoff}?",
          "{Dicht gewebt und ohne Schlingen|Flacher Wollstoff ist zäh}. {Leder wird schöner, Katzen werden es nicht|Waschbare Bezüge sind bei Kindern Gold wert}.",
        ],
        [
          "{Holen Sie große Stücke ab|Wie kommt das Sofa zu Ihnen|Kommen Sie auch ins Haus}?",
          "{Fragen Sie, meist findet sich ein Weg|Messen Sie Türen und Treppen}. {Kleines bringen Sie selbst|Für Vorhänge kommen wir zu Ihnen}.",
        ],
      ],
      qualities: [
        ["feste Sitze", "weiche Lehnen"],
        ["alte Gestelle", "neue Stoffe"],
        ["dichte Nähte", "gute Federn"],
        ["ruhige Hände", "ehrlicher Rat"],
      ],
      events: ["Stoffabend", "Flechtkurs", "Offene Werkstatt"],
      actions: { quotes: ["Foto schicken", "Preis anfragen"], visits: ["Stoffe ansehen"] },
    },
  ),
};
