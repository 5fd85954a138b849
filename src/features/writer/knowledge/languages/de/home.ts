/**
 * German wordings of the home family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const home: Wording = familyWording(
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
      ["saubere Leitungen", "ehrliche Auskunft"],
      ["feste Zusagen", "schonende Arbeit"],
    ],
    events: ["Beratungstag", "Infoabend", "Wartungswochen"],
  },
);

export const homeTrades: Record<string, Wording> = {
  gardener: familyWording(
    [
      "Gartenbesitzerin oder Gartenbesitzer",
      "Gartenbesitzer",
      "Betrieb",
      "im Garten",
      "in den Garten",
      "Garten und Pflanzen",
    ],
    ["Leistungen", "Gärten", "Gartentage"],
    {
      headlines: [
        "{Viel Grün|Grün}, das {mit Ihnen wächst|Arbeit macht, wo es Freude macht}",
        "{Erst der Boden|Erst hinsehen}, dann {die Pflanze|der Spaten}",
        "Schneiden, wenn {es Zeit ist|der Strauch es will}",
      ],
      truths: [
        "{Was beim Nachbarn wächst, wächst auch hier|Der Boden entscheidet, nicht der Katalog}: {darum graben wir zuerst ein Loch|schauen Sie über den Zaun}.",
        "{Im ersten Jahr schläft ein Garten, im dritten springt er|Ein Garten hat Zeit}, {darum bleiben Lücken stehen|wer wartet, pflanzt weniger}.",
        "{Gegossen wird am Morgen, selten und viel|Selten gießen, dafür gründlich}: {so hält der Rasen auch den Juli aus|das gilt vom ersten Sommer an}.",
        "{Eine Hecke merkt sich jeden Schnitt|Zu spät geschnitten ist schlecht geschlafen}, {und die Vögel reden mit|darum gibt es einen Kalender}.",
        "Ein guter Boden {ist mehr wert als jede Pflanze|entsteht in Jahren}, {darum decken wir ihn zu, statt ihn zu hacken|kaufen kann man ihn kaum}.",
        "Schatten {ist kein Mangel|hat seine eigenen Pflanzen}, {man muss nur die richtigen setzen|an heißen Tagen sitzt dort jeder gern}.",
      ],
      offers: [
        [
          "scissors",
          "Pflege durchs Jahr",
          "{Rasen, Beete, Hecken, Laub|Alle paar Wochen oder nach Ruf}: {so bleibt es klein|Sie sagen, was Sie selbst tun möchten}.",
          "Bei der Pflege {kommen wir in festen Abständen|folgen wir dem Jahr}, {mähen, schneiden und räumen auf|und lassen Ihnen die Arbeiten, die Sie gern selbst tun}.",
        ],
        [
          "ruler",
          "Neuanlage",
          "{Plan, Boden, Pflanzen, Wege|Vom Bauschutt bis zum ersten Grün}: {in Schritten, die das Konto mag|mit Blick aus dem Küchenfenster}.",
          "Ein neuer Garten {beginnt auf Papier|wächst in Abschnitten}, {mit Licht, Wegen und einem Platz zum Sitzen|wir planen so, dass er nicht zu viel Arbeit macht}.",
        ],
        [
          "tree-deciduous",
          "Bäume und Gehölze",
          "{Schneiden, sichern, fällen|Mit Seil oder Leiter}: {erst prüfen, ob es erlaubt ist|Totes erkennt man im Sommer}.",
          "Bei Bäumen {prüfen wir zuerst, was erlaubt ist|geht Sicherheit vor}, {geschnitten wird zur richtigen Zeit|und wir sagen, wenn ein Baum stehen bleiben sollte}.",
        ],
        [
          "brick-wall",
          "Wege und Mauern",
          "{Platten, Stufen, Kanten, Holz|Was bei Frost liegen bleibt}: {den Unterbau sieht man nie und merkt ihn immer|Wasser braucht Gefälle}.",
          "Wege und Mauern {halten nur auf gutem Grund|legen wir mit Gefälle an}, {darum graben wir tiefer, als man denkt|Muster der Steine sehen Sie vorher}.",
        ],
        [
          "droplets",
          "Bewässerung",
          "{Tropfschlauch, Tonne, Teich|Gießen ohne Kanne}: {sparsam und leise|vor dem Urlaub fragen}.",
          "Bewässert wird {dort, wo es nötig ist|am besten ohne Verschwendung}, {mit Schläuchen am Boden oder einer Tonne|damit Sie im Urlaub nicht an die Kanne denken}.",
        ],
        [
          "leaf",
          "Naturnahe Gärten",
          "{Stauden, Wildes, ein Haufen Äste|Für Bienen und müde Rücken}: {weniger mähen|mehr schauen}.",
          "Naturnah {heißt nicht ungepflegt|gärtnern macht oft weniger Mühe}, {mit heimischen Stauden und ruhigen Ecken|Vögel und Insekten kommen von selbst}.",
        ],
      ],
      process: [
        [
          "Rundgang",
          "{Sonne, Wind, Boden, Nachbars Baum|Bei jedem Wetter}: {sagen Sie, wie Sie den Garten nutzen|zeigen Sie uns, wo der Tisch steht}.",
          "Bei einem Rundgang {zeigen Sie uns, was stört und was bleiben soll|sehen wir Boden und Licht an}, {wir fragen, wie viel Zeit Sie haben|auch der Blick aus dem Fenster zählt}.",
        ],
        [
          "Plan und Preis",
          "{Was jetzt, was nächstes Jahr|Skizze, Pflanzenliste, Summe}; {manches geht in Eigenarbeit|Sie streichen, was zu viel ist}.",
          "Danach {bekommen Sie einen Vorschlag mit Preis|zeichnen wir auf, was möglich ist}, {aufgeteilt in Schritte|Sie wählen, was zuerst kommt}.",
        ],
        [
          "Arbeiten",
          "{Werkzeug rein, Grünzeug raus, Tor zu|In trockenen Wochen, wenn es geht}: {Sie sehen die erste Reihe|der Weg wird gekehrt}.",
          "Gearbeitet wird {nach Absprache und Wetter|sauber und Stück für Stück}, {Abfälle nehmen wir auf Wunsch mit|am Abend ist der Weg wieder frei}.",
        ],
        [
          "Wachsen lassen",
          "{Gießen, warten, gucken|Der erste Sommer zählt}: {ein Zettel sagt, was wann|wir kommen wieder, wenn Sie mögen}.",
          "Dann {braucht der Garten Zeit|wächst es an}, {wir sagen, wie Sie gießen sollten|und auf Wunsch sehen wir wieder nach}.",
        ],
      ],
      questions: [
        [
          "{Wann darf die Hecke geschnitten werden|Bis wann muss ich schneiden|Was ist beim Heckenschnitt erlaubt}?",
          "{Starke Schnitte im Winter, Formen im Sommer|Das Gesetz schützt brütende Vögel}. {Wir kennen die Fristen hier|Vor dem Schnitt wird nachgesehen}.",
          "{Für den starken Rückschnitt gibt es gesetzliche Zeiten|Im Sommer sind nur leichte Formschnitte erlaubt}, {wir planen den Termin entsprechend|vorher sehen wir nach Nestern}.",
        ],
        [
          "{Wann ist Pflanzzeit|Wann sollte man pflanzen|Wann kommt was in die Erde}?",
          "{Im Herbst, wenn der Boden noch warm ist|Zartes im späten Frühling}. {Aus dem Topf fast immer, nur nicht bei Frost|Gießen ist wichtiger als der Monat}.",
          "{Der Herbst ist für vieles am besten|Das hängt von der Pflanze ab}, {im Frühjahr folgt, was Frost nicht mag|angießen muss man immer}.",
        ],
        [
          "{Was kostet Gartenpflege|Rechnen Sie nach Stunden|Was kostet ein Gartenjahr}?",
          "{Nach Zeit oder als Paket, mit oder ohne Abfuhr|Nach dem Rundgang gibt es eine Zahl}. {Regelmäßig ist günstiger als gerettet|Zufahrt und Grünschnitt zählen mit}.",
          "{Einen Preis nennen wir nach dem Rundgang|Das hängt von Fläche und Zustand ab}, {regelmäßige Pflege ist leichter zu planen|Abfuhr und Material stehen einzeln darin}.",
        ],
        [
          "{Welche Pflanzen machen wenig Arbeit|Gibt es Beete, die sich selbst helfen|Ich habe wenig Zeit, was raten Sie}?",
          "{Stauden, die den Boden mögen|Dicht gepflanzt statt gehackt}. {Im ersten Jahr braucht alles Wasser|Wenige Sorten, viele davon}.",
          "{Robuste Stauden, die zum Standort passen|Bodendecker und kleine Sträucher}, {nach zwei Jahren schließen sie die Fläche|am Anfang muss trotzdem gejätet werden}.",
        ],
        [
          "{Nehmen Sie das Grüngut mit|Was passiert mit dem Schnitt|Wohin kommt, was abgeschnitten wird}?",
          "{Abfahren, häckseln oder als Haufen lassen|Sagen Sie, ob ein Kompost da ist}. {Die Abfuhr steht im Angebot|Äste mögen Igel}.",
          "{Auf Wunsch laden wir alles auf|Einiges lässt sich im Garten weiterverwenden}, {was es kostet, steht vorher fest|gehäckselt wird daraus guter Mulch}.",
        ],
        [
          "{Warum wird der Rasen gelb|Wie oft muss ich gießen|Was fehlt meinem Rasen}?",
          "{Zu kurz gemäht und zu oft genippt|Selten und lang gießen}. {Im Hochsommer darf er schlafen|Wir sehen nach Moos und Boden}.",
          "{Meist fehlt Wasser in der Tiefe oder Nahrung|Oft liegt es an Schnitt oder Schatten}, {wir sehen uns den Boden an|gießen Sie lieber selten, aber lange}.",
        ],
      ],
      qualities: [
        ["scharfe Scheren", "gerade Kanten"],
        ["gesunder Boden", "ruhige Beete"],
        ["feste Termine", "sauberer Weg"],
        ["ein Plan fürs Jahr", "Platz für Wildes"],
        ["kräftige Wurzeln", "lichte Kronen"],
        ["klare Wege", "dichte Hecken"],
        ["feuchte Erde", "leise Arbeit"],
      ],
      events: ["{Obstbaum|Rosen}schnittkurs", "Offener Garten", "Pflanzentausch"],
      actions: { quotes: ["Garten zeigen", "Angebot anfragen"], calls: ["Rückruf für den Garten"] },
    },
  ),
  plumber: familyWording(
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Werkstatt",
      "bei uns",
      "zu uns",
      "Wasser und Wärme",
    ],
    ["Leistungen", "Arbeiten", "Termine"],
    {
      headlines: [
        "Es tropft? {Zuerst das Hauptventil|Erst abdrehen}, {dann anrufen|dann wir}",
        "{Warmes Wasser|Wärme}, {auch im Januar|wenn man sie braucht}",
        "Bäder und Heizungen, {dicht|sauber} gemacht",
      ],
      truths: [
        "Wasser {findet jeden Weg|ist geduldig}: {Ein Tropfen am Tag reicht für einen Fleck an der Decke|Was heute feucht ist, kann morgen morsch sein}. {Darum sehen wir lieber früh nach|Deshalb lohnt der Anruf auch bei Kleinem}.",
        "Das Hauptventil {sollte jeder im Haus kennen|steckt oft hinter Kisten}. {Im Notfall zählen Minuten|Drehen Sie es einmal im Jahr, dann klemmt es nicht}.",
        "Eine Heizung {läuft Jahre, ohne dass jemand hinsieht|meldet sich erst, wenn es kalt wird}. {Eine Wartung im Herbst erspart den Ausfall an Weihnachten|Wer sie vorher ansehen lässt, friert nicht}.",
        "Die Arbeit hinter der Fliese {sieht nachher keiner mehr|muss stimmen, bevor sie verschwindet}, {deshalb wird vor dem Verfliesen auf Druck geprüft|darum machen wir Fotos, bevor zu ist}.",
        "{Abflussreiniger hilft selten und schadet oft|Aus der Flasche kommt bei Verstopfungen selten Hilfe}. {Eine Spirale ist langsamer im Regal und schneller im Rohr|Meist sitzt der Pfropfen da, wo keine Chemie hinkommt}.",
        "{Rohre hört man nur, wenn etwas nicht stimmt|Wenn es in der Wand klopft, will sie etwas sagen}. {Meist ist es Luft oder Druck|Nachsehen kostet weniger als Abwarten}.",
        "{Kalk ist der stille Mitbewohner|In hartem Wasser altert jedes Gerät schneller}, {ein Filter oder eine Entkalkung verlängert sein Leben|man sieht es zuerst am Duschkopf}.",
        "{Ein Bad wird einmal gebaut und tausendmal benutzt|Zentimeter entscheiden im kleinen Bad}, {deshalb stellen wir uns vor dem Bohren gedanklich hinein|darum wird vorher mit Klebeband angezeichnet}.",
        "{Wärme geht dort verloren, wo niemand hinsieht|Ein ungedämmtes Rohr im Keller heizt die Kartoffeln}, {oft genügt ein wenig Dämmung|das ist die billigste Einsparung im Haus}.",
      ],
      offers: [
        [
          "droplets",
          "Reparaturen an Wasserleitungen",
          "{Tropfende Hähne, laufende Spülungen, feuchte Wände|Was tropft, gluckert oder nass ist}: {sagen Sie, seit wann und wo|ein Foto hilft bei der Vorbereitung}. {Oft genügt eine Dichtung|Wir bringen mit, was meistens fehlt}.",
          "{Bei einem Rohrbruch drehen Sie zuerst das Wasser ab|Läuft Wasser aus, ist das Ventil wichtiger als der Eimer}. {Dann rufen Sie an|Strom in nassen Räumen lassen Sie aus}, {und wir sagen am Telefon, was als Nächstes hilft|und wir klären, wie schnell jemand da sein kann}.",
          "Ein Leck {muss nicht dort sein, wo der Fleck ist|wandert gern durch die Wand}. {Wir suchen erst und öffnen dann|Mit Messgerät und Geduld lässt es sich meist eingrenzen}.",
        ],
        [
          "flame",
          "Heizung und Warmwasser",
          "{Bei kalten Heizkörpern und rauschenden Rohren|Wird es gar nicht oder nur oben warm,} {hilft oft Entlüften und ein Blick auf den Druck|beginnen wir mit einfachen Dingen}. {Was es wirklich war, erklären wir Ihnen|Größeres besprechen wir, bevor wir anfangen}.",
          "{Einmal im Jahr sollte jemand hineinsehen|Bei der Wartung wird gereinigt, gemessen und eingestellt}: {das spart Gas und Ärger|danach wissen Sie, wie lange der Kessel noch gut ist}.",
          "{Vor einer neuen Heizung|Bevor der alte Kessel geht,} {rechnen wir, was Ihr Haus wirklich braucht|sehen wir uns Dämmung und Heizkörper an}. {Zu groß ist so schlecht wie zu klein|Nach Förderung fragen Sie, bevor Sie unterschreiben}.",
        ],
        [
          "bath",
          "Badsanierung",
          "{Von der alten Wanne zur flachen Dusche|Neues Bad im alten Raum}: {zuerst messen wir und sehen, wo die Leitungen liegen|am Anfang steht ein Plan mit Maßen}. {Danach wissen Sie, was geht und was es kostet|Vorher wählen Sie Fliesen, Becken und Hähne aus}.",
          "{Mehrere Gewerke, ein Raum, wenig Platz|Fliesen, Strom, Wasser, Maler}: {wir stimmen ab, wer wann kommt|der Ablauf steht, bevor der erste Hammer fällt}. {Wo Sie so lange duschen, klären wir mit|Staubtüren und Abdeckung gehören dazu}.",
          "{Ein Bad soll auch in zwanzig Jahren noch bequem sein|Griffe, Sitz und bodengleiche Dusche}: {was später hilft, lässt sich heute schon vorbereiten|Verstärkungen in der Wand kosten jetzt wenig}.",
        ],
        [
          "wrench",
          "Rohrreinigung",
          "{Das Wasser steht im Becken|Es gluckert in der Dusche, wenn die Spülung läuft}: {lassen Sie die Chemie stehen|dann sitzt etwas fest}. {Wir arbeiten mit Spirale oder Druck|Eine Kamera zeigt, was im Rohr los ist}.",
          "{Fett, Haare, Wurzeln|Ein Abfluss verstopft selten ohne Grund}: {wenn es wiederkommt, suchen wir die Ursache|wir sagen, wie es nicht noch einmal passiert}.",
          "{Wenn mehrere Abflüsse zugleich streiken, liegt es am Hauptrohr|Steht das Wasser im Keller, zählt jede Stunde}. {Sagen Sie uns, wo der Revisionsschacht ist|Spülen Sie nicht nach, bis wir da waren}.",
        ],
        [
          "leaf",
          "Wärmepumpen",
          "Ob {eine Wärmepumpe zu Ihrem Haus passt|es sich lohnt}, {hängt von Dämmung, Heizflächen und Platz ab|zeigt eine Berechnung Raum für Raum}. {Auch ältere Häuser kommen infrage|Manchmal sind erst ein paar größere Heizkörper dran}.",
          "{Der Standort draußen, der Schall, der Stromanschluss|Außengerät, Speicher, Regelung}: {das planen wir vorher|an die Nachbarn denken wir dabei mit}.",
          "{Wir wollen erst das Haus verstehen und dann das Gerät aussuchen|Eine Wärmepumpe ist so gut wie ihre Planung}. {Welche Vorlauftemperatur Ihre Räume brauchen, lässt sich messen|Photovoltaik auf dem Dach ändert die Rechnung}.",
        ],
        [
          "shield-check",
          "Wartung",
          "{Heizung, Wasserfilter, Hebeanlage|Filter spülen, Ventile drehen, Druck prüfen}: {kleine Arbeiten, die große ersparen|einmal im Jahr genügt meist}. {Wir erinnern auf Wunsch|Im Herbst sind die Tage schnell vergeben}.",
          "Sie bekommen {eine kurze Liste, was in Ordnung ist|ein Blatt mit den Messwerten} und {einen Hinweis, was bald fällig wird|wissen, was noch Zeit hat}.",
          "{Was sich dreht, fließt oder brennt, gehört ab und zu angesehen|Ein Ventil, das nie bewegt wird, sitzt irgendwann fest}. {Das dauert selten lange|Danach wissen Sie, worauf Sie sich verlassen können}.",
        ],
      ],
      process: [
        [
          "Anrufen",
          "{Was ist los, seit wann, in welchem Stockwerk|Sagen Sie, was tropft oder kalt bleibt}: {Fotos vom Typenschild helfen|ein Foto spart oft einen Weg}. {Wenn Wasser läuft, zuerst abdrehen|Dringendes kommt vor Geplantem}.",
          "{Am Telefon klären wir, ob es eilt|Wir fragen ein paar Dinge ab}, {dann bekommen Sie einen Termin|danach nennen wir ein Zeitfenster}. {Räumen Sie den Platz um die Stelle frei|Sagen Sie, wo man parken kann}.",
          "{Notieren Sie Hersteller und Baujahr, wenn Sie es finden|Wer mietet, fragt zuerst die Hausverwaltung}. {So kommt gleich das richtige Teil mit|Dann ist auch klar, wer den Auftrag gibt}.",
        ],
        [
          "Ansehen",
          "{Vor Ort suchen wir die Ursache|Wir sehen nach, bevor wir etwas ausbauen}. {Sie hören, was es ist und was es kosten wird|Gibt es einen einfachen Weg, nennen wir ihn zuerst}.",
          "{Bei größeren Arbeiten messen wir und machen ein Angebot|Für Bad und Heizung kommt danach ein schriftliches Angebot}. {Sie vergleichen in Ruhe|Was nicht enthalten ist, steht auch darin}.",
          "{Wir fragen nach, hören am Rohr und messen den Druck|Von der Stelle mit dem Fleck arbeiten wir uns zurück}. {Danach nennen wir Weg und Preis|Sie entscheiden, bevor etwas aufgemacht wird}.",
        ],
        [
          "Erledigen",
          "{Schuhe, Böden und Möbel werden geschützt|Wir decken ab, bevor wir anfangen}. {Am Ende wird auf Druck geprüft|Wenn wir gehen, ist es dicht und aufgeräumt}.",
          "{Wir zeigen Ihnen, was gemacht wurde|Zum Schluss läuft das Wasser, und Sie sehen zu}. {Das Altteil können Sie sehen|Wie alles bedient wird, erklären wir}.",
          "{Danach testen wir alles einmal durch|Bevor wir einpacken, läuft jede Leitung unter Druck}. {Was Sie künftig selbst tun können, zeigen wir|Den Müll nehmen wir mit}.",
        ],
      ],
      questions: [
        [
          "{Was tun bei einem Rohrbruch|Es läuft Wasser aus, was nun|Wo drehe ich das Wasser ab}?",
          "{Drehen Sie das Hauptventil zu, meist am Zähler oder im Keller|Schließen Sie zuerst das Hauptventil}. {Strom im nassen Bereich ausschalten|Danach rufen Sie an und machen Fotos für die Versicherung}.",
          "{Der Haupthahn sitzt dort, wo die Leitung ins Haus kommt|In Wohnungen gibt es oft ein Ventil hinter einer Klappe}. {Suchen Sie die Stelle, bevor Sie sie brauchen|Sagen Sie den Nachbarn darunter Bescheid}.",
          "{Schalten Sie auch die Pumpe aus, wenn es eine gibt|Öffnen Sie nach dem Absperren einen Hahn, damit der Rest abläuft}. {Handtücher und Eimer erst danach|Dann rufen Sie an und sagen, wo es austritt}.",
        ],
        [
          "{Was kostet der Einsatz|Wird auch die Anfahrt berechnet|Bekomme ich vorher einen Preis}?",
          "{Gerechnet wird nach Zeit, Material und Anfahrt|Das hängt von Aufwand und Uhrzeit ab}. {Eine Spanne nennen wir am Telefon|Nachts und am Wochenende gelten meist Zuschläge}.",
          "{Für Planbares gibt es ein Angebot|Nach dem ersten Blick können wir es schätzen}. {Wird es mehr, fragen wir vorher|Bewahren Sie die Rechnung für die Steuer auf}.",
          "{Kleine Arbeiten sind oft nach der ersten Stunde erledigt|Material rechnen wir nach Verbrauch ab}. {Fragen Sie nach dem Stundensatz, bevor jemand losfährt|Ein Teil des Lohns lässt sich bei der Steuer angeben}.",
        ],
        [
          "{Warum wird der Heizkörper nicht warm|Warum gluckert die Heizung|Kann ich die Heizung selbst entlüften}?",
          "{Meist ist Luft darin oder der Druck zu niedrig|Versuchen Sie zuerst das Entlüften}. {Bleibt er unten kalt, klemmt oft das Ventil|Steht der Zeiger zu tief, muss Wasser nach}.",
          "{Mit einem kleinen Schlüssel und einem Lappen geht das selbst|Drehen Sie langsam, bis Wasser kommt}. {Kommt es bald wieder, rufen Sie uns|Sinkt der Druck ständig, steckt mehr dahinter}.",
          "{Drehen Sie das Thermostat ganz auf und fühlen Sie nach|Sehen Sie am Kessel nach dem Druck}. {Sind alle Räume kalt, liegt es an der Anlage|Ist nur einer kalt, klemmt meist ein Stift im Ventil}.",
        ],
        [
          "{Wie oft muss die Heizung gewartet werden|Lohnt sich eine Wartung|Wann ist die beste Zeit für die Wartung}?",
          "{Einmal im Jahr, am besten vor dem Winter|Im Spätsommer sind Termine leichter zu bekommen}. {Sauber verbrennt sie sparsamer|Kleine Fehler fallen dabei auf}.",
          "{Der Hersteller gibt den Takt vor|Auch eine neue Anlage braucht sie}. {Für Gewährleistung und Förderung ist sie oft Bedingung|Ein Blatt mit Messwerten bleibt bei Ihnen}.",
          "{Eine vergessene Wartung merkt man am Verbrauch|Der Schornsteinfeger ersetzt sie nicht}. {Wir reinigen, stellen ein und schreiben die Werte auf|Melden Sie sich vor der Heizzeit}.",
        ],
        [
          "{Wie lange dauert ein neues Bad|Kann ich während des Umbaus duschen|Wie lange ist das Bad nicht benutzbar}?",
          "{Rechnen Sie mit Wochen|Je nach Größe dauert es einige Wochen}. {Trocknen braucht seine Zeit|Ein Waschbecken lässt sich oft bis zuletzt erhalten}.",
          "{Am Anfang wird es laut, dann langsam schön|Das hängt davon ab, ob Leitungen verlegt werden}. {Einen Plan mit Tagen bekommen Sie vorher|Klären Sie früh, wo Sie duschen können}.",
          "{Ausbau, Leitungen, Fliesen, Einbau, in dieser Reihenfolge|Der längste Teil ist das Warten, bis alles trocken ist}. {Wir planen so, dass Sie nur kurz ohne Toilette sind|Bestellen Sie Ihre Fliesen früh, daran hängt es oft}.",
        ],
        [
          "{Lohnt sich die Reparatur noch|Reparieren oder austauschen|Ist meine alte Heizung am Ende}?",
          "{Das hängt von Alter, Ersatzteilen und Verbrauch ab|Oft lohnt sie sich}. {Wir sagen, was sie noch vor sich hat|Fehlen Teile, rechnen wir beides}.",
          "{Ein einzelner Defekt ist kein Ende|Häufen sich die Ausfälle, lohnt das Rechnen}. {Entscheiden Sie im Sommer und nicht im Frost|Für einen Tausch gibt es häufig Zuschüsse}.",
          "{Fragen Sie nach beiden Preisen|Bei alten Geräten entscheidet das Ersatzteil}. {Läuft sie sparsam, darf sie bleiben|Wir rechnen den Verbrauch der nächsten Jahre dazu}.",
        ],
        [
          "{Soll ich bei Frost das Wasser abstellen|Wie schütze ich Leitungen vor dem Einfrieren|Was tun, wenn ein Rohr eingefroren ist}?",
          "{Leeren Sie die Außenhähne im Herbst und sperren Sie innen ab|Leitungen im Freien vertragen keinen Frost}. {Räume mit Rohren nie ganz auskühlen lassen|Den Schlauch ziehen Sie vorher ab}.",
          "{Wärmen Sie langsam, mit Tüchern und nie mit offener Flamme|Ein zugefrorenes Rohr taut man vom Hahn her auf}. {Den Haupthahn dabei schließen|Danach auf Tropfen achten}.",
          "{Im leeren Haus dreht man das Hauptventil zu|Ein wenig Heizung im Winter ist billiger als ein Bruch}. {Bei Unsicherheit rufen Sie vorher an|Nach dem Tauen sehen wir auf Wunsch nach}.",
        ],
      ],
      qualities: [
        ["dichte Leitungen", "saubere Böden"],
        ["warme Räume", "klare Preise"],
        ["ruhige Arbeit", "genaue Planung"],
        ["trockene Wände", "warme Füße"],
        ["ehrlicher Rat", "passende Teile"],
        ["kurze Wege", "dichte Fugen"],
      ],
      events: ["Heizungscheck", "Beratung zur Wärmepumpe", "Tag der offenen Werkstatt"],
      actions: {
        quotes: ["Schaden beschreiben", "Angebot anfragen"],
        calls: ["Bei Notfällen anrufen"],
      },
    },
  ),
  "chimney-sweep": familyWording(
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Betrieb",
      "bei uns",
      "zu uns",
      "Feuerstätten und Kamine",
    ],
    ["Leistungen", "Auf dem Dach", "Termine"],
    {
      headlines: [
        "{Freier|Sauberer} Kamin, {ruhiger|warmer} Winter",
        "{Ruß|Rauch} hinaus, {Wärme|Ruhe} herein",
        "Mit {Besen|Leiter} und {Lampe|Messgerät}",
      ],
      truths: [
        "Ruß {brennt heißer als Holz|ist der Anfang vom Kaminbrand}. {Darum wird vor dem Winter gekehrt|Wenn es im Schacht dröhnt, wählen Sie den Notruf}.",
        "Trockenes Holz {ist die halbe Kehrarbeit|spart mehr als jede neue Technik}. {Zwei Scheite aneinander geschlagen sollten klingen|Nasses wird im Kamin zu Teer}.",
        "Das gefährliche Gas {riecht nicht|bemerkt man erst, wenn es zu spät ist}. {Ein Melder gehört in die Nähe der Feuerstätte|Eine Dunstabzugshaube kann den Zug umdrehen}.",
        "{Wer uns die Hand gibt, soll Glück haben|Früher wartete man auf den schwarzen Mann mit der Leiter}. {Schaden kann es nicht|Uns gefällt dieser Teil des Berufs}.",
      ],
      offers: [
        [
          "brush",
          "Kehren",
          "{Vom Dach aus oder von unten|Besen, Ruten und ein guter Sauger}: {Tücher auf dem Boden, Ruß im Sack|räumen Sie vorher einen Meter um den Ofen frei}.",
          "{Wie oft gekehrt wird, hängt vom Brennstoff ab|Wer mit Holz heizt, sieht uns öfter}. {Auch Nester kommen heraus|Danach wissen Sie, in welchem Zustand der Schacht ist}.",
        ],
        [
          "search",
          "Feuerstättenschau",
          "{Wir sehen uns Anlage, Schacht und Abstände an|In festen Abständen ist die Schau vorgeschrieben}. {Das Ergebnis bekommen Sie schriftlich|Was zu tun ist und bis wann, steht darin}.",
          "{Vor dem Hauskauf lohnt ein Blick in den Kamin|Nach einem Dachumbau ändert sich oft der Zug}. {Das dauert nicht lange|So gibt es später keine Überraschung}.",
        ],
        [
          "flame",
          "Beratung zum Ofen",
          "{Fragen Sie uns, bevor Sie kaufen|Nicht jeder Ofen passt an jeden Kamin}: {Größe, Luft und Abstand entscheiden|im Geschäft sieht niemand Ihren Schacht}.",
          "{Ein zu großer Ofen glimmt vor sich hin|Klein und heiß brennt sauberer als groß und lau}. {Wir zeigen, wie man von oben anzündet|Messen Sie vorher den Raum}.",
        ],
        [
          "thermometer",
          "Messungen",
          "{Abgas, Zug, Kohlenmonoxid|Ob es gut brennt, zeigen Zahlen}: {wir messen und erklären|über die Schulter schauen ist erlaubt}.",
          "{Eine gelbe Flamme gehört angesehen|Beschlagen ständig die Fenster, kann es am Abzug liegen}. {Gemessen wird, bevor geraten wird|Werte aus dem Vorjahr vergleichen wir}.",
        ],
        [
          "house",
          "Energieberatung",
          "{Wo bleibt die Wärme|Heizung, Dämmung, Fenster}: {wir sehen das Haus von oben und von unten|in welcher Reihenfolge es sich lohnt, schreiben wir auf}.",
          "{Förderung gibt es meist nur, wenn man vorher fragt|Ein Ausweis fürs Haus braucht Daten und einen Rundgang}. {Was nötig ist, sagen wir beim ersten Gespräch|Unterlagen aus dem Keller helfen}.",
        ],
      ],
      process: [
        [
          "Termin",
          "{Wir kündigen uns an, Sie machen den Weg frei|Am Abend vorher lassen Sie das Feuer ausgehen}. {Passt der Tag nicht, verschieben wir ihn|Jemand sollte im Haus sein}.",
        ],
        [
          "Kehren und prüfen",
          "{Tücher hin, Besen durch, Ruß hinaus|Wir arbeiten und erklären dabei}, {und hinterher ist es sauber|und Fragen zum Holz sind willkommen}.",
        ],
        [
          "Bescheid",
          "{Sie bekommen einen Zettel mit dem Zustand|Was gut ist und was ansteht, schreiben wir auf}. {Den nächsten Termin nennen wir gleich|Für die Versicherung heben Sie den Zettel auf}.",
        ],
      ],
      questions: [
        [
          "{Wie oft muss gekehrt werden|Ich heize kaum, muss trotzdem gekehrt werden|Wer bestimmt die Termine fürs Kehren}?",
          "{Das steht im Bescheid und richtet sich nach dem Brennstoff|Das Gesetz gibt den Takt vor}. {Mit Holz öfter, mit Gas seltener|Auch ein kalter Kamin kann verstopft sein}.",
        ],
        [
          "{Macht das Kehren Schmutz|Was muss ich vor dem Kehren vorbereiten|Muss jemand zum Kehren da sein}?",
          "{Mit Tüchern und Sauger bleibt es sauber|Weniger, als Sie denken}. {Der Ofen sollte kalt sein|Öffnen sollte uns jemand}.",
        ],
        [
          "{Welches Holz darf ich verbrennen|Warum wird die Scheibe schwarz|Wie zünde ich richtig an}?",
          "{Trocken, gespalten und unbehandelt|Keine Farbe, kein Leim, nichts Nasses}. {Zünden Sie von oben an und geben Sie genug Luft|Eine schwarze Scheibe deutet auf zu wenig Luft oder feuchtes Holz}.",
        ],
        [
          "{Darf ich einen Ofen einbauen|Brauche ich für den Ofen eine Abnahme|Passt ein Ofen an meinen Kamin}?",
          "{Fragen Sie uns vor dem Kauf|Wir sehen uns Schacht und Abstände an}. {Vor dem ersten Feuer muss er abgenommen sein|Oft hilft ein Rohr, das man in den Schacht einzieht}.",
        ],
        [
          "{Was tun bei einem Kaminbrand|Woran erkenne ich einen Kaminbrand|Es riecht nach Rauch, was ist los}?",
          "{Wählen Sie den Notruf, schließen Sie die Türen und gießen Sie kein Wasser hinein|Dröhnen und Funken sind das Zeichen}. {Danach darf erst nach einer Prüfung wieder geheizt werden|Ein Geruch kann auch vom Wetter kommen, fragen Sie trotzdem}.",
        ],
      ],
      qualities: [
        ["freie Kamine", "warme Stuben"],
        ["saubere Tücher", "guter Zug"],
        ["trockenes Holz", "klare Bescheide"],
        ["sichere Feuer", "ruhige Nächte"],
      ],
      events: ["Abend zum richtigen Heizen", "Holzmesswoche", "Besuch im Advent"],
      actions: { bookings: ["Kehrtermin anfragen"], calls: ["Im Betrieb anrufen"] },
    },
  ),
};
