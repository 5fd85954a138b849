/**
 * German wordings of the agency family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const agency: Wording = familyWording(
  [
    "Auftraggeberin oder Auftraggeber",
    "Auftraggeber",
    "Büro",
    "im Büro",
    "ins Büro",
    "Gestaltung und Beratung",
  ],
  ["Leistungen", "Arbeiten", "Termine"],
  {
    headlines: [
      "{Weniger|Klarer} sagen, mehr {meinen|erreichen}",
      "{Fragen|Zuhören}, {zeichnen|ordnen}, {weglassen|entscheiden}",
      "{Gute Form|Ein klarer Gedanke}, {klarer Zweck|gut gemacht}",
    ],
    truths: [
      "{Über Geschmack lässt sich streiten, über den Zweck nicht|Fragen Sie zuerst, was es leisten soll}, {dann, ob es gefällt|dafür gibt es das Briefing}.",
      "{Gute Arbeit besteht aus Weglassen|Das schwierigste Wort heißt Nein}, {was bleibt, muss es verdienen|der Rest ist Mut}.",
      "{Die Antwort ist oft schon im Haus|Die Leute an der Sache wissen viel}, {man muss nur fragen|darum beginnt Rat mit Zuhören}.",
      "{Eine gute Idee verträgt Fragen|Was man nicht erklären kann, wirkt nicht}, {darum zeigen wir den Weg mit|darum reden wir vor dem Zeichnen}.",
      "Ein guter Satz {spart drei Seiten|macht den zweiten überflüssig}, {deshalb streichen wir gern|daran arbeiten wir am längsten}.",
      "Gestaltung {fällt auf, wenn sie fehlt|soll helfen und nicht glänzen}, {sonst nimmt man sie für selbstverständlich|dann bleibt sie lange frisch}.",
    ],
    offers: [
      [
        "target",
        "Strategie",
        "{Wer, was, warum, wo|Ein Plan auf einer Seite}: {die unbequeme Frage zuerst|wir sprechen auch mit Ihren Kunden}.",
        "Eine Strategie {klärt zuerst, für wen etwas gut ist|beginnt mit Zuhören}, {erst danach reden wir über Mittel und Wege|und passt am Ende auf eine Seite}.",
      ],
      [
        "pen-tool",
        "Gestaltung",
        "{Zeichen, Schrift, Farbe, Seite|Ein Gesicht, das hält}: {sagen Sie, wo man Sie zuerst sieht|Worte kommen vor Bildern}.",
        "Gestaltung {soll man wiedererkennen|ordnet, was Sie sagen wollen}, {auf dem Schild wie auf dem Telefon|wir probieren sie dort aus, wo man sie sieht}.",
      ],
      [
        "message-circle",
        "Text und Kommunikation",
        "{Texte, Kanäle, Anzeigen|In Ihrer Stimme, ohne Nebel}: {Sie erzählen, wir schreiben|wenig und gut statt täglich Lärm}.",
        "Wir {schreiben so, wie Ihre Leute sprechen|finden Worte, die man versteht}, {und streichen, was keiner liest|auf allen Wegen, die zu Ihnen passen}.",
      ],
      [
        "settings",
        "Herstellung und Umsetzung",
        "{Daten, Muster, Termin|Vom Entwurf zum fertigen Stück}: {ein Muster sagt die Wahrheit|nennen Sie Menge und Datum}.",
        "Vom {Entwurf|ersten Muster} bis {zum fertigen Stück|zur Auslieferung} {behalten wir Termine und Qualität im Blick|sprechen wir mit Druck und Technik}, {Sie geben frei, bevor es teuer wird|damit nichts zweimal gemacht wird}.",
      ],
      [
        "search",
        "Bestandsaufnahme",
        "{Was Sie schon haben, mit frischen Augen|Alles an eine Wand}: {was bleibt, was geht, was fehlt|oft ist mehr da, als man denkt}.",
        "Wir {sehen uns an, was es schon gibt|legen alles nebeneinander}, {und sagen offen, was wirkt und was nicht|damit Gutes bleiben darf}.",
      ],
      [
        "users",
        "Workshops mit Ihrem Team",
        "{An einem Tisch, mit Stiften|Ihre Leute wissen das meiste}: {wir fragen und ordnen|am Ende steht ein Plan}.",
        "In einem Workshop {sitzen die richtigen Leute am Tisch|kommt zusammen, was verstreut ist}, {wir stellen Fragen und halten fest|und am Abend gibt es Entscheidungen}.",
      ],
    ],
    process: [
      [
        "Fragen",
        "{Ziel, Leute, Frist, Budget|Was soll danach anders sein}: {wir schreiben es auf, Sie korrigieren|ein offenes Wort zum Geld spart Zeit}.",
        "Wir {fragen nach Ziel, Publikum und Grenzen|hören zu, bevor wir vorschlagen}, und {Sie bekommen eine kurze Zusammenfassung|schreiben auf, woran wir Erfolg messen}.",
      ],
      [
        "Entwerfen",
        "{Wenige Richtungen, grob|Skizze vor Feinschliff}; {Sie sagen, woran es Sie erinnert|verwerfen ist billig}.",
        "Sie sehen {wenige Entwürfe, die wir begründen|erste Ideen früh und unfertig}, {damit Ändern leicht bleibt|und sagen, was stimmt und was stört}.",
      ],
      [
        "Umsetzen",
        "{Ausarbeiten, prüfen, übergeben|Ein Weg, gut gemacht}, {mit Dateien und Regeln|so dass Sie weiterarbeiten können}.",
        "Was {freigegeben ist|überzeugt}, {arbeiten wir aus und prüfen es|setzen wir um}, {zum Schluss bekommen Sie alle Dateien|mit einer kurzen Anleitung}.",
      ],
    ],
    questions: [
      [
        "{Was kostet das|Wie rechnen Sie ab|Mit welchem Betrag sollten wir planen}?",
        "{Nach Aufwand, Etappe oder Festpreis|Umfang und Nutzung bestimmen es}. {Nennen Sie ein Budget|Fragen Sie nach Etappen}.",
        "{Nennen Sie eine Größenordnung, dann rechnen wir zurück|Ein Angebot zeigt jede Etappe mit Preis}, {so bleibt die Summe steuerbar|Überraschungen mögen wir auch nicht}.",
      ],
      [
        "{Wie viele Entwürfe gibt es|Was, wenn uns der Entwurf nicht gefällt|Wie viel Auswahl haben wir}?",
        "{Wenige, dafür durchdachte|Runden werden vorher vereinbart}. {Sagen Sie, warum etwas nicht passt|Kritik mit Grund hilft am meisten}.",
        "{Wir zeigen lieber wenige, die wir vertreten können|Das steht im Angebot}, {nach Ihrer Kritik wird überarbeitet|trifft keiner, reden wir noch einmal über das Ziel}.",
      ],
      [
        "{Wem gehört das Ergebnis|Bekommen wir die offenen Dateien|Was dürfen wir später damit machen}?",
        "{Nutzungsrechte stehen im Angebot|Das wird vorher vereinbart}. {Fragen Sie gleich danach|Offene Daten sind verhandelbar}.",
        "{Das regeln wir vor dem ersten Entwurf|Sie bekommen die Rechte, die Sie brauchen}, {für wie lange und wofür, steht im Angebot|Quelldateien sprechen wir ausdrücklich an}.",
      ],
      [
        "{Versprechen Sie Erfolg|Wann sehen wir Ergebnisse|Woran erkennen wir, dass es wirkt}?",
        "{Versprechen kann man Arbeit und Termine|Niemand Ehrliches verspricht einen Rang}. {Vieles braucht eine Saison|Gemessen wird, was Geschäft bringt}.",
        "{Zusagen können wir Sorgfalt, nicht den Markt|Wir vereinbaren, woran wir Wirkung ablesen}, {und prüfen nach einiger Zeit gemeinsam|dann sieht man, was sich lohnt}.",
      ],
      [
        "{Wie lange dauert ein Projekt|Wann können wir anfangen|Mit welcher Zeit sollten wir rechnen}?",
        "{Kleines Wochen, Großes Monate|Das entscheidet meist, wie schnell Antworten kommen}. {Nennen Sie den festen Tag|Ein Zeitplan steht im Angebot}.",
        "{Das hängt vom Umfang und von Ihren Freigaben ab|Einen Zeitplan bekommen Sie mit dem Angebot}, {eilige Teile ziehen wir vor|nennen Sie uns Messen oder feste Termine}.",
      ],
      [
        "{Arbeiten Sie auch mit kleinen Budgets|Lohnt sich das für uns|Wir sind klein, passt das trotzdem}?",
        "{Sagen Sie die Summe, wir sagen, was geht|Ein Teil, gut gemacht, ist mehr als alles halb}. {Manches können Sie selbst|Manchmal raten wir zu warten}.",
        "{Ja, wenn der Auftrag klein genug geschnitten ist|Wir sagen, was für die Summe sinnvoll ist}, {lieber eine Sache richtig|der Rest kann später folgen}.",
      ],
    ],
    qualities: [
      ["klare Linien", "offene Zahlen"],
      ["gute Fragen", "kurze Wege"],
      ["scharfe Stifte", "feste Termine"],
      ["wenig Folien", "viel Klartext"],
      ["freche Ideen", "feste Termine"],
      ["starke Bilder", "kurze Sätze"],
      ["ehrliche Kritik", "saubere Dateien"],
    ],
    events: ["Studioabend", "Werkstattgespräch", "Sprechstunde"],
  },
);

export const agencyTrades: Record<string, Wording> = {
  translator: familyWording(
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Büro",
      "bei uns",
      "zu uns",
      "Übersetzen und Dolmetschen",
    ],
    ["Leistungen", "Das Büro", "Termine"],
    {
      headlines: [
        "{Gelesen|Verstanden}, als wäre es {so geschrieben|hier entstanden}",
        "Von einer Sprache {in die andere|zur anderen}, {ohne Umweg|Satz für Satz}",
        "Jedes Wort {an seinem Platz|überlegt}",
      ],
      truths: [
        "Eine gute Übersetzung {merkt man nicht|liest sich wie ein Original}. {Auffällig wird nur die schlechte|Dahinter stecken viele verworfene Sätze}.",
        "Wörter {haben Nachbarn, und auf die kommt es an|bedeuten je nach Fach etwas anderes}. {Deshalb fragen wir, wofür der Text ist|Ein Vertrag verträgt keine Synonyme}.",
        "Die Maschine {ist schnell und weiß nicht, was sie sagt|rät, und oft rät sie gut}. {Wo es zählt, muss jemand geradestehen|Namen, Zahlen und Scherze gehen dabei gern verloren}.",
        "Dolmetschen {heißt zuhören und sprechen zugleich|ist wie Seiltanz mit Vokabeln}, {darum braucht es Vorbereitung und Pausen|deshalb wechseln sich bei langen Terminen zwei ab}.",
      ],
      offers: [
        [
          "file-text",
          "Übersetzungen",
          "{Verträge, Webseiten, Anleitungen, Briefe|Schicken Sie den Text und sagen Sie, wer ihn lesen soll}: {danach richten sich Ton und Begriffe|Sie bekommen Preis und Termin}.",
          "{Zwei Augen übersetzen, zwei andere lesen|Vor der Abgabe wird noch einmal gegen das Original geprüft}. {Ihre eigenen Fachwörter übernehmen wir|Fragen sammeln wir in einer Liste}.",
        ],
        [
          "stamp",
          "Beglaubigte Übersetzungen",
          "{Zeugnisse, Urkunden, Führerscheine|Was ein Amt anerkennen soll}: {fragen Sie dort, welche Form verlangt wird|wir brauchen eine gut lesbare Vorlage}.",
          "{Namen schreiben wir wie im Ausweis|Auch Stempel werden mit übersetzt}. {Manchmal gehört das Original dazu|Für das Ausland gelten eigene Regeln}.",
        ],
        [
          "mic-vocal",
          "Dolmetschen",
          "{Verhandlung, Arzttermin, Gericht, Trauung|Damit sich alle verstehen}: {nennen Sie Ort, Dauer und Thema|Unterlagen schicken Sie bitte vorher}.",
          "{Gedolmetscht wird flüsternd, nacheinander oder in der Kabine|Welche Art passt, hängt vom Raum ab}. {Wir bleiben neutral|Was gesagt wird, bleibt vertraulich}.",
        ],
        [
          "pen-line",
          "Lektorat und Korrektur",
          "{Ihr Text ist fertig und soll besser werden|Fehler, Brüche, lange Sätze}: {Sie sehen jede Änderung|Ihr Ton bleibt erhalten}.",
          "{Wir lesen Bewerbungen, Bücher und Berichte|Wer selbst geschrieben hat, liest über Fehler hinweg}. {Ein fremder Blick findet sie|Wie tief wir eingreifen, sagen Sie}.",
        ],
        [
          "languages",
          "Webseiten in mehreren Sprachen",
          "{Übersetzt werden nicht nur Wörter, auch Knöpfe, Maße und Höflichkeit|Eine Seite muss in jeder Sprache wie zu Hause klingen}. {Wir achten auf Längen|Suchwörter prüfen wir im Zielland}.",
          "{Neue Texte kommen nach und nach dazu|Ein gemeinsames Wortverzeichnis hält alles zusammen}. {So klingt es auch in zwei Jahren noch einheitlich|Ihre Technik bekommt fertige Dateien}.",
        ],
      ],
      process: [
        [
          "Schicken",
          "{Schicken Sie Text, Sprache, Zweck und Termin|Eine Datei und ein Satz dazu genügen}. {Daraus ergibt sich der Preis|Vertrauliches schicken Sie verschlüsselt, wenn Sie möchten}.",
        ],
        [
          "Übersetzen",
          "{Wer die Sprache als Muttersprache hat und das Fach kennt, übersetzt|Wir arbeiten in Ruhe und fragen nach}. {Unklare Stellen klären wir mit Ihnen|Begriffe stimmen wir am Anfang ab}.",
        ],
        [
          "Prüfen",
          "{Jemand anderes liest gegen|Zahlen und Namen prüfen wir einzeln}, {dann bekommen Sie die fertige Fassung|und Ihre Anmerkungen arbeiten wir ein}.",
        ],
      ],
      questions: [
        [
          "{Was kostet eine Übersetzung|Wie wird beim Übersetzen abgerechnet|Kann ich vorab einen Preis bekommen}?",
          "{Nach Umfang, Sprache und Fach|Üblich ist der Preis je Zeile oder Wort}. {Schicken Sie den Text, dann nennen wir ihn|Eiliges kostet mehr}.",
        ],
        [
          "{Wie lange dauert eine Übersetzung|Geht es bis morgen|Wie schnell ist mein Text fertig}?",
          "{Einige Seiten am Tag sind ein gutes Maß|Das hängt von Länge und Fach ab}. {Nennen Sie den letzten möglichen Tag|Bei viel Text vereinbaren wir Teile}.",
        ],
        [
          "{Genügt nicht auch eine Maschine|Wozu noch übersetzen lassen|Lesen Sie Maschinentexte gegen}?",
          "{Zum Verstehen oft ja|Für eine Mail reicht sie meistens}. {Was Sie unterschreiben oder drucken, sollte jemand verantworten|Nachbessern ist möglich, spart aber nicht immer Zeit}.",
        ],
        [
          "{Bleiben meine Unterlagen vertraulich|Wer liest meinen Text|Was geschieht mit meinen Dateien}?",
          "{Nur wer daran arbeitet, sieht sie|Auf Wunsch unterschreiben wir eine Erklärung}. {Nach der Frist wird gelöscht|Fragen Sie, womit wir arbeiten}.",
        ],
        [
          "{Brauche ich eine beglaubigte Übersetzung|Was verlangt das Amt|Wer darf Übersetzungen beglaubigen}?",
          "{Fragen Sie die Stelle, die sie verlangt|Für Behörden meistens ja}. {Beglaubigen dürfen nur ermächtigte Personen|Sagen Sie uns das Land, dann wissen wir mehr}.",
        ],
      ],
      qualities: [
        ["genaue Worte", "ruhiger Ton"],
        ["klare Sätze", "feste Termine"],
        ["feine Ohren", "volle Verschwiegenheit"],
        ["lesbare Texte", "geprüfte Zahlen"],
      ],
      events: ["Sprachabend", "Sprechstunde zu Urkunden", "Lesung in zwei Sprachen"],
      actions: { quotes: ["Text schicken", "Preis anfragen"], bookings: ["Dolmetscher anfragen"] },
    },
  ),
};
