/**
 * German wordings of the food family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const food: Wording = familyWording(
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
      ["klare Aromen", "freie Plätze"],
      ["offene Küche", "gute Gespräche"],
    ],
    events: ["Verkostung", "Themenabend", "Kochkurs"],
    actions: {
      bookings: ["Tisch reservieren", "Platz anfragen"],
      sales: ["Vorbestellen", "Karte ansehen"],
    },
  },
);

export const foodTrades: Record<string, Wording> = {
  bakery: familyWording(
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Bäckerei",
      "in der Bäckerei",
      "in die Bäckerei",
      "Brot und Kuchen",
    ],
    ["Brot und Kuchen", "Aus dem Ofen", "Backtage"],
    {
      headlines: [
        "{Warm|Frisch} aus dem Ofen, {früh am Morgen|bevor die Straße wach ist}",
        "Mehl, Wasser, Salz {und Zeit|und Geduld}",
        "{Kruste|Krume}, die {man hört|bleibt}",
      ],
      truths: [
        "{Gutes Brot braucht wenig und lange|Teig lässt sich nicht hetzen}: {über Nacht entsteht der Geschmack|darum beginnt der Tag am Abend}.",
        "{Die Kruste ist der Geschmack|Blasses Brot ist nach einem Tag langweilig}, {darum darf es länger im Ofen bleiben|fragen Sie nach einem kräftigen Laib}.",
        "{Teig spürt das Wetter|An heißen Tagen eilt die Hefe}: {kein Rezept bleibt im Sommer gleich|die Hand merkt es zuerst}.",
        "{Butter verzeiht keine Hast|Falten, kühlen, falten}: {gezählt werden die Schichten erst beim Beißen|das meiste daran ist Warten}.",
        "Mehl {ist nie gleich|trinkt jeden Tag anders}, {deshalb hilft Erfahrung mehr als die Waage|darum fühlt man den Teig}.",
        "Wer früh aufsteht, {hört die Stadt aufwachen|hat den Ofen für sich}, {das ist der Lohn der kurzen Nacht|und der Tag beginnt mit Wärme}.",
      ],
      offers: [
        [
          "croissant",
          "Brötchen",
          "{Brötchen, Hörnchen, etwas mit Körnern|Was um sieben auf den Tisch soll}: {am besten früh|oder am Abend vorher bestellt}.",
          "Brötchen {schmecken am besten, wenn sie noch knistern|backen wir nach und nach}, {wer viele braucht, bestellt am Vortag|für den Sonntag lohnt eine Vorbestellung}.",
        ],
        [
          "wheat",
          "Brot",
          "{Roggen, Dinkel, Weizen, mit und ohne Saat|Ganz, halb oder geschnitten}: {sagen Sie, wie lange es halten soll|im Tuch bleibt es gut}.",
          "Unser Brot {bekommt Zeit zum Reifen|hält sich gut, wenn es richtig liegt}, {fragen Sie nach einer Scheibe zum Probieren|wir schneiden es, wie Sie es mögen}.",
        ],
        [
          "cake",
          "Torten auf Bestellung",
          "{Geburtstag, Taufe, Hochzeit|Wie viele Stücke, welcher Geschmack}: {ein Bild hilft|Allergien bitte dazuschreiben}.",
          "Torten {entstehen nach Ihren Angaben|planen wir mit Ihnen}: {Anlass, Größe und was nicht hinein darf|am liebsten ein paar Tage im Voraus}.",
        ],
        [
          "cake-slice",
          "Kuchen und Gebäck",
          "{Blech, Obst, Plunder|Für den Nachmittag}: {was weg ist, ist weg|die Saison entscheidet mit}.",
          "Kuchen {gibt es nach Jahreszeit|backen wir in kleinen Mengen}, {im Sommer mit Obst, im Winter mit Nuss und Gewürz|nachmittags ist manches schon vergriffen}.",
        ],
        [
          "sandwich",
          "Belegtes für die Pause",
          "{Belegt, warm, zum Mitnehmen|Wenn die Mittagszeit kurz ist}: {auch für ein ganzes Büro|sagen Sie, wer kein Fleisch isst}.",
          "Für die Pause {belegen wir frisch|gibt es Herzhaftes auf die Hand}, {auch Platten für die Besprechung|mit und ohne Fleisch}.",
        ],
        [
          "store",
          "Brot für Cafés",
          "{Brot für Ihre Karte|Feste Mengen, feste Zeit}: {die Probe kommt zuerst|sprechen wir über den Weg zu Ihnen}.",
          "Cafés und Küchen {beliefern wir nach fester Absprache|bekommen ihr Brot zur vereinbarten Zeit}, {vorher probieren Sie in Ruhe|Mengen lassen sich von Woche zu Woche ändern}.",
        ],
      ],
      process: [
        [
          "Aussuchen",
          "{Schauen, fragen, riechen|Sagen Sie, was es dazu gibt}: {wir nennen das passende Brot|geschnitten oder am Stück}.",
          "An der Theke {sagen Sie, was es dazu geben soll|dürfen Sie fragen und kosten}, und wir {finden das passende Brot|empfehlen, was gerade gut ist}.",
        ],
        [
          "Vorbestellen",
          "{Ein Wort am Tag vorher|Mit Name und Uhrzeit}: {dann liegt es bereit|auch ein halbes}.",
          "Wer {sicher gehen will|etwas Bestimmtes möchte}, {bestellt am Tag davor|schreibt oder ruft kurz an}, {dann legen wir es zurück|auch kleine Mengen sind recht}.",
        ],
        [
          "Abholen",
          "{Früh für Brötchen, später für Brot|Beutel aus Stoff sind gern gesehen}; {erst auskühlen lassen|die Kruste nach oben}.",
          "Ihre Tüte {wartet mit Ihrem Namen hinter der Theke|steht zur vereinbarten Zeit bereit}, {Warmes lassen Sie zu Hause noch etwas atmen|bezahlt wird beim Abholen}.",
        ],
      ],
      questions: [
        [
          "{Wie bleibt Brot frisch|Wie lagere ich Brot|Was mag Brot am liebsten}?",
          "{Im Tuch oder im Kasten, nie im Kühlschrank|Schnittfläche nach unten}. {Eingefroren in Scheiben hält es Wochen|Älteres schmeckt getoastet}.",
          "{Am liebsten liegt es im Brotkasten oder in einem Tuch|Feuchtigkeit ist sein größter Feind}, {nach zwei, drei Tagen hilft der Toaster|in Scheiben lässt es sich gut einfrieren}.",
        ],
        [
          "{Wie früh bestelle ich eine Torte|Bis wann muss ich vorbestellen|Mit welchem Vorlauf soll ich bestellen}?",
          "{Torten einige Tage vorher, Brot bis zum Abend davor|Brot am Vortag, große Torten eher Wochen vorher}. {Nennen Sie Personen und Anlass|Ein Foto ist ein guter Anfang}.",
          "{Je aufwendiger die Torte, desto früher|Für Brot reicht meist der Vorabend}, {schreiben Sie uns Tag und Anzahl der Gäste|um Feiertage herum planen Sie besser länger}.",
        ],
        [
          "{Gibt es etwas ohne Weizen|Welches Brot ist ohne Weizen|Ich esse keinen Weizen, was gibt es}?",
          "{Dinkel und Roggen ja, doch Gluten steckt in beiden|Mehl fliegt in jeder Backstube}. {Bei Zöliakie raten wir zur Vorsicht|Fragen Sie, was zuerst gebacken wird}.",
          "{Einige Brote backen wir ohne Weizenmehl|Fragen Sie nach Roggen oder Dinkel}, {frei von Gluten sind sie deshalb nicht|bei einer Allergie erklären wir, was in der Backstube verwendet wird}.",
        ],
        [
          "{Was ist im Teig|Wo stehen die Zutaten|Welche Zutaten verwenden Sie}?",
          "{Mehl, Wasser, Salz und viel Zeit|Fragen Sie an der Theke}. {Saaten, Milch und Nüsse nennen wir|Sagen Sie, was Sie meiden}.",
          "{Die Zutatenliste zeigen wir Ihnen gern|Was im Brot steckt, darf jeder wissen}, {auch Allergene sind dort vermerkt|bei Unverträglichkeiten sehen wir lieber zweimal nach}.",
        ],
        [
          "{Warum Sauerteig|Was macht Sauerteig anders|Was bewirkt die lange Reife}?",
          "{Er arbeitet langsam und hinterlässt Geschmack|Wilde Hefe braucht die Nacht}. {Viele vertragen ihn besser|Er hält das Brot feucht}.",
          "{Wilde Hefen arbeiten langsam und geben Säure|Weil lange Reife Geschmack bringt}, {so bleibt die Krume länger saftig|ob er Ihnen bekommt, probieren Sie am besten selbst}.",
        ],
        [
          "{Was geschieht mit dem Rest|Was passiert mit altem Brot|Was wird aus dem, was übrig bleibt}?",
          "{Fragen Sie am Abend nach dem, was bleibt|Aus Altem werden Brösel}. {Wer vorbestellt, hilft beim Planen|Weggeworfen wird ungern}.",
          "{Wir backen lieber knapp als zu viel|Ganz vermeiden lässt sich ein Rest nicht}, {gegen Abend wird die Auswahl deshalb kleiner|Ihre Vorbestellung hilft uns beim Rechnen}.",
        ],
      ],
      qualities: [
        ["kräftige Kruste", "weiche Krume"],
        ["langer Teig", "kurze Zutatenliste"],
        ["warme Brötchen", "ein Lächeln"],
        ["frühe Stunden", "ehrliches Handwerk"],
        ["gutes Mehl", "ruhige Hände"],
        ["knusprige Ecken", "saftige Scheiben"],
        ["klare Zutaten", "volle Körbe"],
      ],
      events: ["{Brot|Torten}backkurs", "Backstube von innen", "Verkostung"],
      actions: { sales: ["Brot vorbestellen", "Torte bestellen"], visits: ["So finden Sie uns"] },
    },
  ),
};
