/** German wordings of the agency family. A table of sentences, no logic. */
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
