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
        "{Ein Ofen hat seine warmen Ecken|Kein Laib liegt im Ofen wie der andere}, {deshalb wird gedreht und umgesetzt|darum kennt man ihn nach Jahren auswendig}.",
        "{Am Tresen kennt man bald die Namen|Manche kaufen seit Jahren das gleiche Brot}, {und manche probieren jede Woche ein anderes|und doch fragen sie jeden Morgen, was es Neues gibt}.",
        "{Ein Brötchen ist schwerer zu backen als eine Torte|An hellem Kleingebäck lässt sich nichts verstecken}, {darum sieht man dort zuerst, ob gut gearbeitet wird|deshalb messen wir uns am Einfachsten}.",
        "{Was gestern übrig blieb, war in alten Küchen das Beste|Aus hartem Brot wurden Suppen, Klöße und Aufläufe}, {und geschmeckt hat es auch|fragen Sie ruhig nach einem Rezept}.",
        "{Salz bremst, Wärme treibt, Zeit macht den Rest|Vier Zutaten und doch jeden Tag eine Rechnung}: {der Teig hat das letzte Wort|ohne Gefühl in den Händen geht es nicht}.",
      ],
      offers: [
        [
          "croissant",
          "Brötchen",
          "{Brötchen, Hörnchen, etwas mit Körnern|Was um sieben auf den Tisch soll}: {am besten früh|oder am Abend vorher bestellt}.",
          "Brötchen {schmecken am besten, wenn sie noch knistern|backen wir nach und nach}, {wer viele braucht, bestellt am Vortag|für den Sonntag lohnt eine Vorbestellung}.",
          "{Außen knusprig, innen weich|Ein gutes Brötchen erkennt man am Geräusch}: {es lebt nur einen Vormittag|es will am selben Tag gegessen werden}. {Was Sie mittags noch brauchen, backen Sie kurz auf|Nehmen Sie für später lieber ein Brot}.",
          "{Mohn, Sesam, Kürbiskern oder ganz ohne alles|Mal hell, mal mit Roggen, mal süß}: {sagen Sie, wie viele am Tisch sitzen|eine gemischte Tüte ist schnell gepackt}.",
        ],
        [
          "wheat",
          "Brot",
          "{Roggen, Dinkel, Weizen, mit und ohne Saat|Ganz, halb oder geschnitten}: {sagen Sie, wie lange es halten soll|im Tuch bleibt es gut}.",
          "Unser Brot {bekommt Zeit zum Reifen|hält sich gut, wenn es richtig liegt}, {fragen Sie nach einer Scheibe zum Probieren|wir schneiden es, wie Sie es mögen}.",
          "{Roggen, Dinkel oder Weizen, ein Brot muss zum Belag passen|Sagen Sie, was darauf kommen soll}. {Wir nennen Ihnen den Laib, der dazu schmeckt|Fragen Sie auch, welches mehrere Tage hält}. {Geschnitten wird auf Wunsch|Ein halbes gibt es auch}.",
          "{Ein kräftiger Laib schmeckt am zweiten Tag am besten|Frisches Brot lässt sich schlecht schneiden}. {Geduld zahlt sich aus|Lassen Sie ihn nach dem Kauf noch eine Stunde ruhen}.",
        ],
        [
          "cake",
          "Torten auf Bestellung",
          "{Geburtstag, Taufe, Hochzeit|Wie viele Stücke, welcher Geschmack}: {ein Bild hilft|Allergien bitte dazuschreiben}.",
          "Torten {entstehen nach Ihren Angaben|planen wir mit Ihnen}: {Anlass, Größe und was nicht hinein darf|am liebsten ein paar Tage im Voraus}.",
          "{Für den Geburtstag, die Hochzeit oder den Abschied im Büro|Wenn es etwas zu feiern gibt}: {nennen Sie Anlass, Datum und Gästezahl|bringen Sie gern ein Bild mit}. {Was gekühlt werden muss, sagen wir dazu|Die Schrift darauf lesen wir mit Ihnen noch einmal}.",
          "{Sahne, Buttercreme oder Frucht|Hoch oder flach, schlicht oder bunt}: {wir besprechen, was den Weg und die Wärme aushält|manches sieht gut aus und schmeckt nach nichts, davon raten wir ab}.",
        ],
        [
          "cake-slice",
          "Kuchen und Gebäck",
          "{Blech, Obst, Plunder|Für den Nachmittag}: {was weg ist, ist weg|die Saison entscheidet mit}.",
          "Kuchen {gibt es nach Jahreszeit|backen wir in kleinen Mengen}, {im Sommer mit Obst, im Winter mit Nuss und Gewürz|nachmittags ist manches schon vergriffen}.",
          "{Am Nachmittag riecht es nach Zwetschgen, Zimt und Butter|Vom Blech, aus der Form oder von Hand geflochten}: {was es gibt, entscheidet die Jahreszeit|Sie finden jeden Tag etwas anderes in der Auslage}.",
        ],
        [
          "sandwich",
          "Belegtes für die Pause",
          "{Belegt, warm, zum Mitnehmen|Wenn die Mittagszeit kurz ist}: {auch für ein ganzes Büro|sagen Sie, wer kein Fleisch isst}.",
          "Für die Pause {belegen wir frisch|gibt es Herzhaftes auf die Hand}, {auch Platten für die Besprechung|mit und ohne Fleisch}.",
          "{Wer keine Zeit zum Schmieren hat|Für den Zug, das Büro oder die Baustelle}: {hier ist schon belegt|greifen Sie zu, bevor die Pause vorbei ist}. {Ohne Fleisch gibt es das auch|Für viele bestellen Sie besser vor}.",
        ],
        [
          "store",
          "Brot für Cafés",
          "{Brot für Ihre Karte|Feste Mengen, feste Zeit}: {die Probe kommt zuerst|sprechen wir über den Weg zu Ihnen}.",
          "Cafés und Küchen {beliefern wir nach fester Absprache|bekommen ihr Brot zur vereinbarten Zeit}, {vorher probieren Sie in Ruhe|Mengen lassen sich von Woche zu Woche ändern}.",
          "{Cafés und kleine Küchen fragen nach Brot, das sich gut schneiden lässt|Wer Gäste bewirtet, braucht jeden Tag die gleiche Menge}: {nennen Sie Menge, Tage und Uhrzeit|wir sprechen ab, wann geliefert oder geholt wird}.",
        ],
      ],
      process: [
        [
          "Aussuchen",
          "{Schauen, fragen, riechen|Sagen Sie, was es dazu gibt}: {wir nennen das passende Brot|geschnitten oder am Stück}.",
          "An der Theke {sagen Sie, was es dazu geben soll|dürfen Sie fragen und kosten}, und wir {finden das passende Brot|empfehlen, was gerade gut ist}.",
          "Fragen Sie, {was noch warm ist|was heute aus dem Ofen kam}, {probieren Sie, wenn Sie sich nicht sicher sind|und nehmen Sie lieber zwei kleine als ein großes}.",
        ],
        [
          "Vorbestellen",
          "{Ein Wort am Tag vorher|Mit Name und Uhrzeit}: {dann liegt es bereit|auch ein halbes}.",
          "Wer {sicher gehen will|etwas Bestimmtes möchte}, {bestellt am Tag davor|schreibt oder ruft kurz an}, {dann legen wir es zurück|auch kleine Mengen sind recht}.",
          "{Rufen Sie am Vortag an|Eine Nachricht am Abend genügt}, {dann liegt die Tüte mit Ihrem Namen bereit|und wir backen Ihren Laib mit}.",
        ],
        [
          "Abholen",
          "{Früh für Brötchen, später für Brot|Beutel aus Stoff sind gern gesehen}; {erst auskühlen lassen|die Kruste nach oben}.",
          "Ihre Tüte {wartet mit Ihrem Namen hinter der Theke|steht zur vereinbarten Zeit bereit}, {Warmes lassen Sie zu Hause noch etwas atmen|bezahlt wird beim Abholen}.",
          "{Ohne Anstehen geht es, wenn vorbestellt ist|Nennen Sie nur Ihren Namen}. {Torten tragen Sie waagrecht und kühl|Brot packen wir in Papier, damit die Kruste bleibt}.",
        ],
      ],
      questions: [
        [
          "{Wie bleibt Brot frisch|Wie lagere ich Brot|Was mag Brot am liebsten}?",
          "{Im Tuch oder im Kasten, nie im Kühlschrank|Schnittfläche nach unten}. {Eingefroren in Scheiben hält es Wochen|Älteres schmeckt getoastet}.",
          "{Am liebsten liegt es im Brotkasten oder in einem Tuch|Feuchtigkeit ist sein größter Feind}, {nach zwei, drei Tagen hilft der Toaster|in Scheiben lässt es sich gut einfrieren}.",
          "{In Papier, in einem Topf aus Ton oder in einem sauberen Tuch|Die Schnittfläche nach unten, mehr braucht es nicht}. {Plastik macht die Kruste weich|Was zu viel ist, frieren Sie in Scheiben ein}.",
        ],
        [
          "{Wie früh bestelle ich eine Torte|Bis wann muss ich vorbestellen|Mit welchem Vorlauf soll ich bestellen}?",
          "{Torten einige Tage vorher, Brot bis zum Abend davor|Brot am Vortag, große Torten eher Wochen vorher}. {Nennen Sie Personen und Anlass|Ein Foto ist ein guter Anfang}.",
          "{Je aufwendiger die Torte, desto früher|Für Brot reicht meist der Vorabend}, {schreiben Sie uns Tag und Anzahl der Gäste|um Feiertage herum planen Sie besser länger}.",
          "{Ein paar Tage vorher ist gut, für große Feste früher|Je mehr Stockwerke, desto früher}. {Brötchen reichen am Abend davor|Zu Feiertagen ist die Backstube voll}.",
        ],
        [
          "{Gibt es etwas ohne Weizen|Welches Brot ist ohne Weizen|Ich esse keinen Weizen, was gibt es}?",
          "{Dinkel und Roggen ja, doch Gluten steckt in beiden|Mehl fliegt in jeder Backstube}. {Bei Zöliakie raten wir zur Vorsicht|Fragen Sie, was zuerst gebacken wird}.",
          "{Einige Brote backen wir ohne Weizenmehl|Fragen Sie nach Roggen oder Dinkel}, {frei von Gluten sind sie deshalb nicht|bei einer Allergie erklären wir, was in der Backstube verwendet wird}.",
          "{Es gibt Brote nur aus Roggen oder Dinkel, Gluten haben auch sie|Fragen Sie, was wir heute ohne Weizen haben}. {Bei Zöliakie ist eine Backstube mit Mehl in der Luft nicht der richtige Ort|Spuren lassen sich nicht vermeiden}.",
        ],
        [
          "{Was ist im Teig|Wo stehen die Zutaten|Welche Zutaten verwenden Sie}?",
          "{Mehl, Wasser, Salz und viel Zeit|Fragen Sie an der Theke}. {Saaten, Milch und Nüsse nennen wir|Sagen Sie, was Sie meiden}.",
          "{Die Zutatenliste zeigen wir Ihnen gern|Was im Brot steckt, darf jeder wissen}, {auch Allergene sind dort vermerkt|bei Unverträglichkeiten sehen wir lieber zweimal nach}.",
          "{Im Laden liegt eine Liste mit Zutaten und Allergenen|Fragen Sie an der Theke, wir schlagen nach}. {Nüsse und Milch kommen in vielem vor|Bei Allergien fragen Sie jedes Mal neu, denn Rezepte ändern sich}.",
        ],
        [
          "{Warum Sauerteig|Was macht Sauerteig anders|Was bewirkt die lange Reife}?",
          "{Er arbeitet langsam und hinterlässt Geschmack|Wilde Hefe braucht die Nacht}. {Viele vertragen ihn besser|Er hält das Brot feucht}.",
          "{Wilde Hefen arbeiten langsam und geben Säure|Weil lange Reife Geschmack bringt}, {so bleibt die Krume länger saftig|ob er Ihnen bekommt, probieren Sie am besten selbst}.",
          "{Er lässt dem Teig Zeit, von selbst aufzugehen|Im Sauerteig arbeiten Hefen und Bakterien über viele Stunden}. {Das Brot hält länger und schmeckt kräftiger|Eilig darf man es damit nicht haben}.",
        ],
        [
          "{Was geschieht mit dem Rest|Was passiert mit altem Brot|Was wird aus dem, was übrig bleibt}?",
          "{Fragen Sie am Abend nach dem, was bleibt|Aus Altem werden Brösel}. {Wer vorbestellt, hilft beim Planen|Weggeworfen wird ungern}.",
          "{Wir backen lieber knapp als zu viel|Ganz vermeiden lässt sich ein Rest nicht}, {gegen Abend wird die Auswahl deshalb kleiner|Ihre Vorbestellung hilft uns beim Rechnen}.",
          "{Manches wird zu Bröseln, manches darf weitergegeben werden|Am besten bleibt wenig übrig, darum ist abends nicht mehr alles da}. {Brot von gestern ist kein schlechtes Brot|Fragen Sie nach dem Rest vom Vortag}.",
        ],
        [
          "{Kann das Brot geschnitten werden|Gibt es auch halbe Laibe|Schneiden Sie mir das Brot auf}?",
          "{Sagen Sie an der Theke, wie dick die Scheiben werden sollen|Aufgeschnitten wird auf Wunsch}. {Frische Laibe müssen vorher abkühlen|Am Stück hält es allerdings länger}.",
          "{Die meisten Sorten gibt es auch halb|Einen halben Laib bekommen Sie gern}. {In Scheiben lässt es sich gut einfrieren|Der Anschnitt schützt die andere Hälfte}.",
          "{Dick für die Suppe, dünn für den Toaster|Die Maschine ist schnell eingestellt}. {Warmes Brot reißt beim Schneiden|Warten Sie bei ofenfrischem lieber eine Stunde}.",
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
  restaurant: familyWording(
    ["Gast", "Gäste", "Restaurant", "bei uns", "zu uns", "Küche und Keller"],
    ["Speisekarte", "Aus der Küche", "Abende"],
    {
      headlines: [
        "{Platz nehmen|Jacke aus}, {Brot brechen|Glas in die Hand}, {bleiben|ankommen}",
        "Aus dem {Topf|Ofen} auf {den Teller|Ihren Tisch}",
        "Ein {Tisch|Abend} für {zwei|alle}, {ohne Eile|bis es spät wird}",
      ],
      truths: [
        "Eine kurze Karte {ist kein Mangel|hat einen Grund}: {was wenig ist, wird frisch gekocht|so kennt die Küche jedes Gericht auswendig}.",
        "Was der Markt hergibt, {steht am Abend auf dem Tisch|entscheidet über die Karte}, {darum fehlt manchmal ein Liebling|und im Winter schmeckt es anders als im Sommer}.",
        "Eine gute Soße {fängt am Morgen an|lässt sich nicht beschleunigen}. {Die Knochen brauchen ihre Stunden|Wer abends kommt, riecht, dass früh jemand am Herd stand}.",
        "Am Tisch {wird gestritten, gelacht und versöhnt|bleibt man länger, als man wollte}, {deshalb bringen wir die Rechnung erst, wenn Sie darum bitten|darum stehen die Stühle bequem}.",
        "Salz {kommt zum Schluss und doch die ganze Zeit|macht den Unterschied zwischen satt und zufrieden}, {also wird ständig probiert|und dafür gibt es Löffel in jeder Tasche}.",
        "{Wer kocht, isst im Stehen|In der Küche wird den ganzen Tag probiert}, {vertrauen Sie also dem, was der Koch gern mag|deshalb stimmt am Abend das Salz}.",
        "{Ein Messer muss scharf sein und ein Teller warm|Kleinigkeiten merkt man erst, wenn sie fehlen}, {auf solche Dinge achten wir|ein kalter Teller verdirbt die beste Soße}.",
        "{Brot auf dem Tisch ist ein Versprechen|Mit Brot und Butter fängt ein guter Abend an}, {was folgt, braucht ein paar Minuten|dann darf die Küche sich Zeit lassen}.",
        "{Reste sind in guten Küchen ein Anfang|Aus Schalen wird Brühe, aus Brot werden Knödel}, {weggeworfen wird wenig|das ist Sparsamkeit, die schmeckt}.",
      ],
      offers: [
        [
          "utensils",
          "Mittagstisch",
          "Wenn {die Pause kurz ist|es mittags schnell gehen soll}, {sagen Sie es einfach beim Hinsetzen|bringen wir das Gericht des Tages ohne langes Warten}. {Es wechselt mit dem Einkauf|Was es gibt, steht morgens auf der Tafel}.",
          "{Etwas Warmes, ein Glas Wasser, ein Kaffee danach|Suppe, ein Teller, fertig}: {in der Zeit, die Sie haben|und niemand drängt, wenn es doch länger wird}.",
          "{Wer öfter mittags kommt, kennt bald die Küche|Kolleginnen und Kollegen sitzen gern beisammen}. {Für mehr als vier rücken wir Tische zusammen|Rufen Sie kurz vorher an, dann ist gedeckt}.",
        ],
        [
          "chef-hat",
          "Abendkarte",
          "{Am Abend darf es ein Gang mehr sein|Vorspeise, Hauptgang, etwas Süßes}: {teilen Sie sich ruhig, was Sie neugierig macht|die Reihenfolge bestimmen Sie}.",
          "Fragen Sie, {was heute besonders gelungen ist|was die Küche selbst am liebsten isst}. {Die ehrliche Antwort steht nicht auf der Karte|Manches gibt es nur, solange der Vorrat reicht}.",
          "{Auf der Karte stehen wenige Gerichte|Die Karte ist kurz}, {dafür wechselt sie mit der Jahreszeit|und zu jedem Gericht erzählen wir, woher es kommt, wenn Sie fragen}.",
        ],
        [
          "users",
          "Feiern im Restaurant",
          "Für {Geburtstage, Taufen oder das Essen nach der Trauung|eine größere Runde} {stellen wir ein Menü zusammen|besprechen wir Tisch, Zeit und Menü}. {Nennen Sie früh die Zahl der Gäste|Kinder und Allergien planen wir gleich ein}.",
          "{Eine lange Tafel statt vieler kleiner Tische|Alle an einem Tisch}: {so hört jeder die Rede|und das Essen kommt in Schüsseln, wenn Sie es so mögen}.",
          "{Kuchen dürfen Sie nach Absprache mitbringen|Blumen, Karten und Musik besprechen wir vorher}. {Sagen Sie, wann die Reden kommen|Am Tag selbst müssen Sie nur noch begrüßen}.",
        ],
        [
          "leaf",
          "Vegetarische und vegane Gerichte",
          "{Gemüse ist hier keine Beilage|Ohne Fleisch heißt nicht ohne Geschmack}: {es wird gegrillt, geschmort und gewürzt wie alles andere|fragen Sie, was sich auch ganz ohne Milch und Ei kochen lässt}.",
          "Was Sie {nicht essen möchten oder dürfen|weglassen wollen}, {sagen Sie gleich bei der Bestellung|schreiben Sie schon bei der Reservierung dazu}. {Dann ändert die Küche das Gericht|So ist noch Zeit, etwas Passendes zu kochen}.",
          "{Wer kein Fleisch isst, bekommt mehr als Beilagen|Bohnen, Pilze, Wurzeln, Kraut}: {die Küche kocht sie mit derselben Geduld|fragen Sie nach dem Gericht, das gerade Saison hat}.",
        ],
        [
          "wine",
          "Wein und Getränke",
          "{Ein Glas zum Gang oder die Flasche für den Abend|Rot, weiß oder etwas ohne Alkohol}: {sagen Sie, was Sie sonst gern trinken|wir lassen Sie probieren, bevor Sie entscheiden}.",
          "{Auch wer fährt, soll etwas Gutes im Glas haben|Säfte, Schorlen und Selbstgemachtes stehen gleich neben dem Wein}. {Fragen Sie, was zum Essen passt|Leitungswasser bringen wir auf Wunsch}.",
          "{Zum Essen empfehlen wir gern etwas|Manchmal passt ein Bier besser als ein Wein}. {Sie müssen keine Rebsorten kennen|Sagen Sie herb, fruchtig oder leicht, das genügt}.",
        ],
        [
          "package",
          "Essen zum Mitnehmen",
          "{Bestellen Sie vor, dann steht es warm bereit|Rufen Sie an und nennen Sie die Uhrzeit}. {Was auf dem Weg leidet, sagen wir dazu|Verpackt wird so, dass auch die Soße heil ankommt}.",
          "{Nicht jedes Gericht mag eine Schachtel|Gebratenes verliert unterwegs, Geschmortes gewinnt}. {Wir raten, was sich gut aufwärmen lässt|Eigene Behälter bringen Sie gern mit}.",
          "{Für den Abend auf dem Sofa|Wenn keiner kochen mag}: {nennen Sie Gericht und Abholzeit|wir sagen, wann Sie losgehen sollten}.",
        ],
      ],
      process: [
        [
          "Reservieren",
          "{Tag, Uhrzeit und wie viele|Schreiben Sie, wann und mit wem Sie kommen}: {wir bestätigen oder schlagen etwas anderes vor|Allergien und Kinderstuhl gleich dazu}.",
          "{An ruhigen Tagen finden Sie auch so einen Platz|Am Wochenende ist eine Reservierung sicherer}. {Ein Anruf geht am schnellsten|Wird es später, sagen Sie kurz Bescheid}.",
          "{Wer einen besonderen Platz möchte, schreibt ihn gleich dazu|Fenster, Ecke oder draußen}: {wenn es geht, halten wir ihn frei|versprechen können wir ihn nicht immer}.",
        ],
        [
          "Ankommen",
          "{Wir nehmen die Jacke und zeigen den Tisch|Der Tisch ist gedeckt, wenn Sie kommen}. {Etwas zu trinken, dann die Karte|Fragen Sie, was heute neu ist}.",
          "{Niemand muss sofort wissen, was er will|Lesen Sie in Ruhe}. {Wir erklären, was sich hinter einem Namen verbirgt|Halbe Portionen sind oft möglich}.",
          "{Am Anfang stehen Brot und etwas zu trinken|Erst einmal sitzen}: {die Karte läuft nicht davon|Zeit zum Reden bleibt genug}.",
        ],
        [
          "Essen",
          "{Die Küche schickt, wenn es fertig ist|Das Tempo bestimmen Sie}. {Stimmt etwas nicht, sagen Sie es gleich|Dann lässt es sich noch ändern}.",
          "{Vielleicht gibt es Nachtisch und einen Löffel für alle|Danach ist noch Zeit für Kaffee oder ein letztes Glas}. {Die Rechnung kommt, wenn Sie winken|Sitzen bleiben ist ausdrücklich erlaubt}.",
          "{Wir sehen nach Ihnen, ohne zu stören|Teilen, tauschen, probieren}: {Sie winken, wenn etwas fehlt|am Tisch gelten Ihre Regeln}.",
        ],
      ],
      questions: [
        [
          "{Muss ich einen Tisch reservieren|Bekomme ich auch spontan einen Tisch|Wie früh sollte ich reservieren}?",
          "{Für das Wochenende besser ja|Für größere Runden bitten wir darum}. {Unter der Woche klappt es oft spontan|Mittags findet sich meist ein Platz}.",
          "{Ein Anruf am selben Tag reicht häufig|Versuchen Sie es ruhig auch kurzfristig}. {Manchmal wird etwas frei|Für Feiertage planen Sie früher}.",
          "{Ohne Anmeldung ist es Glückssache|Bei schönem Wetter füllt sich alles früher}. {Mit einer Nachricht sind Sie auf der sicheren Seite|Zu zweit findet sich oft noch eine Ecke}.",
        ],
        [
          "{Kocht die Küche auch bei Allergien|Gibt es etwas ohne Gluten oder Milch|Ich vertrage vieles nicht, was kann ich essen}?",
          "{Sagen Sie es bei der Reservierung und noch einmal am Tisch|Wir nennen zu jedem Gericht die Allergene}. {Spuren können wir in einer kleinen Küche nicht ausschließen|Bei starken Allergien rufen Sie vorher an}.",
          "{Vieles lässt sich weglassen oder tauschen|Einiges auf der Karte passt von Haus aus}. {Die Küche sagt offen, was nicht geht|Fragen kostet nichts und schützt}.",
          "{Schreiben Sie uns die Liste vorab|Nennen Sie das Wichtigste zuerst}. {Dann überlegt die Küche vor dem Trubel|Kreuzen sich Pfannen, sagen wir es Ihnen ehrlich}.",
        ],
        [
          "{Können Kinder mitkommen|Gibt es etwas für Kinder|Passt ein Abend mit der ganzen Familie}?",
          "{Sehr gern, sagen Sie uns nur das Alter|Kinder essen hier, was sie mögen}. {Am frühen Abend ist es ruhiger|Kleine Portionen macht die Küche auf Wunsch}.",
          "{Ein Hochstuhl lässt sich bereitstellen|Stifte und Papier helfen beim Warten}. {Bestellen Sie für Kinder zuerst|Kinder bekommen ihr Essen auf Wunsch vor allen anderen}.",
          "{Wo Erwachsene lange sitzen, brauchen Kinder etwas zu tun|Nudeln ohne alles gehen immer}. {Rücken Sie ruhig die Stühle zusammen|Ein Kinderwagen passt an den Rand}.",
        ],
        [
          "{Was passiert, wenn wir uns verspäten|Kann ich die Reservierung ändern|Wie sage ich ab}?",
          "{Rufen Sie kurz an, dann halten wir den Tisch|Eine Viertelstunde ist kein Drama}. {Bei großen Runden brauchen wir früher Bescheid|Andere warten vielleicht auf den Platz}.",
          "{Eine Nachricht genügt|Das geht am Telefon am besten}. {Wird die Runde größer, sagen Sie es bald|Je früher, desto eher lässt sich umstellen}.",
          "{Melden Sie sich, sobald es absehbar ist|Pläne ändern sich nun einmal}. {Wir schieben den Tisch, wenn es geht|Wer nicht kommen kann, macht mit einem Anruf anderen Platz}.",
        ],
        [
          "{Können wir bei Ihnen feiern|Wie viele Gäste haben Platz|Gibt es Menüs für Gruppen}?",
          "{Schreiben Sie Datum, Zahl und Anlass|Das hängt von Tag und Gästezahl ab}. {Dann schlagen wir Menü und Sitzordnung vor|Wir sagen offen, ab wann es eng wird}.",
          "{Für Gruppen ist ein Menü am einfachsten|Vorab wählen hilft der Küche}. {Zwei Gerichte zur Wahl gehen fast immer|Ein Gespräch vor Ort klärt das Übrige}.",
          "{Mit etwas Vorlauf lässt sich vieles einrichten|Vom Kaffee nach der Taufe bis zum langen Abend}. {Reden wir über Ablauf, Speisen und die Uhrzeit|Am schnellsten geht es bei einem Besuch am Nachmittag}.",
        ],
        [
          "{Darf ein Hund mit|Können wir den Hund mitbringen|Ist mein Hund willkommen}?",
          "{Fragen Sie bei der Reservierung|Sagen Sie kurz Bescheid}, {dann finden wir eine ruhige Ecke|damit niemand über die Leine stolpert}. {Wasser bringen wir|Draußen geht es am leichtesten}.",
          "{Ruhige Hunde unter dem Tisch stören selten|Das kommt auf den Tag und den Tisch an}. {Fragen Sie vorher nach einem Platz am Rand|Nehmen Sie eine Decke für ihn mit}.",
        ],
      ],
      qualities: [
        ["volle Teller", "kurze Karte"],
        ["warme Küche", "lange Abende"],
        ["frische Ware", "ehrliche Preise"],
        ["gutes Brot", "offene Küche"],
        ["gute Laune", "ein freier Tisch"],
        ["gute Weine", "langsame Soßen"],
      ],
      events: ["Abend am langen Tisch", "Weinabend", "Kochen mit der Küche"],
      actions: {
        bookings: ["Tisch reservieren", "Tisch anfragen"],
        sales: ["Karte ansehen", "Vorbestellen"],
      },
    },
  ),
};
