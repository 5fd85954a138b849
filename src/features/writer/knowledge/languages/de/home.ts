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
};
