/** German wordings of the technology family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const technology: Wording = familyWording(
  [
    "Anwenderin oder Anwender",
    "Anwenderinnen und Anwender",
    "Büro",
    "bei uns",
    "zu uns",
    "Software und Technik",
  ],
  ["Leistungen", "Einblicke", "Termine"],
  {
    headlines: [
      "Technik, die {läuft|sich zurückhält}",
      "{Weniger abtippen|Weniger suchen}, mehr {schaffen|Ruhe}",
      "{Klare Worte|Einfache Schirme} für {knifflige Technik|volle Tage}",
    ],
    truths: [
      "{Ein Werkzeug soll sich der Arbeit anpassen|Gute Software fragt zuerst, wie Sie arbeiten}, {darum beginnen wir bei Ihrem Alltag|der Bildschirm kommt zuletzt}.",
      "{Daten brauchen einen Weg hinein und einen hinaus|Fragen Sie nach dem Export, bevor Sie einsteigen}, {das ist eine Form von Ehrlichkeit|gehen können gehört dazu}.",
      "{Eine Sicherung, die nie geprüft wurde, ist nur eine Hoffnung|Alle haben ein Backup, bis sie es brauchen}, {also an einem ruhigen Tag testen|holen Sie heute eine Datei zurück}.",
      "{Gute Technik fällt nicht auf|Am besten merkt man sie nicht}: {deshalb lassen wir weg|jeder Klick muss sich lohnen}.",
      "Der beste Klick {ist der, den man sich spart|ist der überflüssige, den wir streichen}, {darum fragen wir nach jedem Schritt|genau dort fangen wir an}.",
      "Technik {altert, gute Gewohnheiten bleiben|löst selten ein Problem, das niemand benennt}, {deshalb reden wir zuerst über die Arbeit|darum schreiben wir alles auf}.",
    ],
    offers: [
      [
        "layout-dashboard",
        "Überblick",
        "{Was ist offen, bei wem, bis wann|Ein Ort statt vieler Listen}: {für die, die die Arbeit tun|morgens öffnen und wissen, womit es beginnt}.",
        "Auf einer Übersicht {steht, was heute zu tun ist|sieht jeder, was offen ist}, {statt in fünf Listen und zwanzig Mails|und niemand muss nachfragen}.",
      ],
      [
        "workflow",
        "Automatische Abläufe",
        "{Erinnern, kopieren, ablegen|Immer dieselben Schritte}: {beschreiben Sie, was am meisten nervt|einmal aufschreiben, dann laufen lassen}.",
        "Abläufe, die {sich jeden Tag wiederholen|Zeit fressen}, {lassen sich oft automatisieren|übernimmt die Technik}, {wir beginnen mit dem Lästigsten|mit einer Kontrolle durch Menschen}.",
      ],
      [
        "shield",
        "Sicherheit",
        "{Rechte, Sicherung, zweiter Faktor|Wer darf was sehen}: {lassen Sie es sich schriftlich geben|beginnen Sie mit den Konten}.",
        "Bei der Sicherheit {fangen wir mit Zugängen und Sicherungen an und prüfen, ob sie im Ernstfall halten|geht es um einfache Regeln, die jeder im Team versteht}.",
      ],
      [
        "life-buoy",
        "Hilfe",
        "{Was steht auf dem Schirm, seit wann|Ein Foto der Meldung hilft}: {Dringendes zuerst|nichts löschen, erst anrufen}.",
        "Wenn {etwas klemmt|nichts mehr geht}, {melden Sie sich mit Bild und Uhrzeit|sagen Sie, wie viele betroffen sind}, {dann ordnen wir es ein|wir sagen, was Sie bis dahin tun können}.",
      ],
      [
        "plug",
        "Anbindung an Ihre Programme",
        "{An das, was Sie schon nutzen|Kalender, Kasse, Lager}: {wir sagen, was passt und was nicht|Daten wandern geprüft}.",
        "Ihre Programme {sollen miteinander sprechen|bleiben, wo sie gut sind}, {wir prüfen, welche Schnittstellen es gibt|doppeltes Eintippen fällt dann weg}.",
      ],
      [
        "graduation-cap",
        "Schulung",
        "{In kleinen Runden, am eigenen Gerät|Damit das Neue nicht liegen bleibt}: {mit Ihren Beispielen|Fragen sammeln wir vorher}.",
        "In der Schulung {arbeiten alle an ihren eigenen Aufgaben|geht es um den echten Alltag}, {danach klappt es auch ohne uns|Fragen kommen vor Folien}.",
      ],
    ],
    process: [
      [
        "Ansehen",
        "{Mit Ihrem eigenen Beispiel|Zeigen Sie einen Arbeitstag}: {stellen Sie die unbequemen Fragen|Musterdaten sehen immer gut aus}.",
        "Zuerst {sehen wir Ihnen bei der Arbeit zu|zeigen Sie uns einen echten Fall}, {dann sprechen wir über Lösungen|und wir sagen, ob wir helfen können}.",
      ],
      [
        "Klein anfangen",
        "{Ein Team, eine Aufgabe|In kurzen Etappen}; {notieren, was fehlt|dann entscheiden}.",
        "Wir {beginnen mit einer kleinen Gruppe|setzen einen ersten Teil um}, {sammeln, was stört|lassen alles im Alltag prüfen} und {bessern nach|entscheiden gemeinsam, ob es weitergeht}.",
      ],
      [
        "Umstellen",
        "{Daten, Rechte, Einweisung|Alt und neu eine Weile nebeneinander}, {dann abschalten|mit einem festen Tag}.",
        "Ist {alles geprüft|die Probe bestanden}, {ziehen die Daten um|schulen wir das Team}, {und das Alte bleibt noch eine Weile lesbar|mit einem Plan für den Rückweg}.",
      ],
    ],
    questions: [
      [
        "{Wo liegen meine Daten|Wer kann sie sehen|Wie gehen Sie mit unseren Daten um}?",
        "{Fragen Sie nach Ort, Anbieter und Vertrag|Das steht im Vertrag zur Datenverarbeitung}. {Rechte nach Rolle sind das Mindeste|Lesen Sie die Datenschutzseite}.",
        "{Den Ort der Daten nennen wir schriftlich|Sie bekommen es im Vertrag zu lesen}, {ebenso, wer darauf zugreifen darf|und Ihre Datenschutzleute dürfen nachfragen}.",
      ],
      [
        "{Was kostet es|Wie wird abgerechnet|Mit welchen Kosten müssen wir rechnen}?",
        "{Nach Umfang, Personen oder Zeit|Rechnen Sie ein Jahr mit Ihrer echten Zahl}. {Fragen Sie nach Kündigung und Extras|Ein Preis in Etappen schützt}.",
        "{Vor dem Start bekommen Sie eine Rechnung für ein ganzes Jahr|Das hängt von Umfang und Nutzern ab}, {auch mit den Kosten, die später kommen können|so lassen sich Angebote vergleichen}.",
      ],
      [
        "{Wie lange dauert die Einführung|Ist es schwer zu lernen|Wie schnell findet man sich zurecht}?",
        "{Ein erster Blick dauert kurz, Gewohnheit Wochen|Die erste Aufgabe sollte schnell gelingen}. {Nehmen Sie die Skeptiker mit|Ein kleiner Kreis beginnt}.",
        "{Die ersten Handgriffe sitzen meist bald|Planen Sie ein paar Wochen zum Umgewöhnen ein}, {wir begleiten den Anfang|eine feste Ansprechperson im Team hilft}.",
      ],
      [
        "{Funktioniert es mit dem, was wir haben|Gibt es Schnittstellen|Verträgt es sich mit unseren Programmen}?",
        "{Nennen Sie die Programme, die bleiben|Schicken Sie eine Liste}. {Fertig oder erst zu bauen ist ein großer Unterschied|Manches passt sofort, anderes braucht Arbeit}.",
        "{Das prüfen wir, bevor Sie unterschreiben|Schreiben Sie uns, womit Sie heute arbeiten}, {dann wissen Sie, was sofort geht und was nicht|und welche Verbindung erst gebaut werden muss}.",
      ],
      [
        "{Kann ich es vorher ausprobieren|Gibt es eine Vorführung|Wie lernen wir es vor dem Kauf kennen}?",
        "{Mit Ihren eigenen Beispielen am besten|Eine kurze Runde, ohne Folien}. {Fragen Sie nach dem, was nicht geht|Danach entscheiden Sie in Ruhe}.",
        "{Am besten mit einem Fall aus Ihrem Alltag|Wir zeigen es Ihnen gern}, {so sehen Sie auch die Grenzen|bringen Sie die kritischste Person mit}.",
      ],
      [
        "{Was, wenn wir wieder wechseln|Komme ich an meine Daten|Wie kommen wir notfalls wieder heraus}?",
        "{Sie gehören Ihnen|Als Datei, vollständig}. {Testen Sie den Weg hinaus zuerst|Das steht im Vertrag}.",
        "{Ihre Daten bekommen Sie in einem lesbaren Format zurück|Darüber sprechen wir am Anfang, nicht am Ende}, {Fristen und Ablauf stehen im Vertrag|niemand soll bleiben, weil er muss}.",
      ],
    ],
    qualities: [
      ["klare Schirme", "schnelle Antworten"],
      ["sichere Daten", "einfache Worte"],
      ["wenig Klicks", "wenig Listen"],
      ["ruhige Nächte", "klare Knöpfe"],
      ["offene Daten", "kurze Tickets"],
      ["klare Abläufe", "verlässliche Sicherungen"],
      ["einfache Schritte", "gute Einweisung"],
    ],
    events: ["Vorführung", "Anwendertreffen", "Sicherheitsstunde"],
  },
);
