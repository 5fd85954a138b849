/** German wordings of the cleaning family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const cleaning: Wording = familyWording(
  [
    "Kundin oder Kunde",
    "Kundinnen und Kunden",
    "Betrieb",
    "vor Ort",
    "zu uns",
    "Reinigung und Pflege",
  ],
  ["Leistungen", "Vorher und nachher", "Termine"],
  {
    headlines: [
      "{Heimkommen|Eintreten}, {durchatmen|und es glänzt}",
      "{Saubere Ecken|Klare Fenster}, {klare Absprachen|klarer Kopf}",
      "{Staub|Flecken}: {unsere Sache|erledigt}",
    ],
    truths: [
      "{Sauber riecht nach nichts|Guter Duft ersetzt kein Putzen}, {man merkt es am Griff|frische Luft ist das beste Zeichen}.",
      "{Wer einen Schlüssel hat, braucht Vertrauen|Vertrauen zählt mehr als Glanz}, {darum gelten klare Regeln|deshalb sollten Sie wissen, wer kommt}.",
      "{Das richtige Tuch kann mehr als die scharfe Flasche|Wasser, Zeit und ein Tuch schaffen das meiste}, {das schont die Flächen|und die Hände danken es}.",
      "{Schmutz hat Gewohnheiten|Er kommt immer an denselben Stellen}, {darum beginnt es mit einem Rundgang|wer sie kennt, braucht weniger}.",
      "Sauberkeit {sieht man an den Kanten|beginnt in den Ecken}, {in der Mitte ist es immer leicht|darum fängt man dort an}.",
      "Ein fester Ablauf {spart Zeit und Worte|macht den Unterschied}, {jeder weiß dann, was wann dran ist|und nichts wird zweimal gemacht}.",
    ],
    offers: [
      [
        "house",
        "Wohnung und Haus",
        "{Küche, Bad, Böden, Staub|Regelmäßig oder einmal gründlich}: {sagen Sie, was wichtig ist und was niemand anfassen soll|die Liste bestimmen Sie}.",
        "Zu Hause {richten wir uns nach Ihrer Liste|arbeiten wir Raum für Raum}, {lassen liegen, was liegen bleiben soll|und fragen, bevor etwas verrückt wird}.",
      ],
      [
        "building",
        "Büro und Praxis",
        "{Vor der Öffnung oder danach|Schreibtische, Küche, Sanitär}: {nennen Sie Zeiten und Räume|ein Plan pro Raum schafft Klarheit}.",
        "In Büro und Praxis {kommen wir, wenn niemand gestört wird|gilt ein Plan für jeden Raum}, {auf Wunsch früh oder spät|so weiß jeder, was wann sauber ist}.",
      ],
      [
        "sparkles",
        "Grundreinigung",
        "{Nach Umzug, Umbau oder langer Pause|Bis hinter den Kühlschrank}: {Fotos helfen bei der Zeit|sagen Sie, woraus die Flächen sind}.",
        "Bei einer Grundreinigung {nehmen wir uns auch vor, was sonst verdeckt ist|geht es in Ecken und Fugen}, {vorher sagen wir, wie lange es dauert|das lohnt sich vor Einzug und nach Umbau}.",
      ],
      [
        "shirt",
        "Wäsche und Textilien",
        "{Flecken zeigen, Taschen leeren|Waschen, bügeln, ausbessern}: {nennen Sie den Tag, an dem Sie es brauchen|je frischer der Fleck, desto besser}.",
        "Textilien {prüfen wir zuerst auf Etikett und Fleck|behandeln wir nach Stoff}, {denn nicht alles verträgt Wasser|und sagen, wenn ein Fleck bleiben wird}.",
      ],
      [
        "droplets",
        "Fenster und Glas",
        "{Rahmen, Falz und Scheibe|Innen, außen, bis in die Ecken}: {sagen Sie, wie hoch und wie viele|trübes Licht ist bestes Putzwetter}.",
        "Fenster {putzen wir mit Rahmen und Falz|werden streifenfrei}, {auch dort, wo man selbst nicht hinkommt|wenn Sie die Bänke vorher frei räumen}.",
      ],
      [
        "building",
        "Treppenhäuser",
        "{Stufen, Geländer, Briefkästen|Wo alle gehen und keiner putzt}: {ein fester Tag für das ganze Haus|nennen Sie Etagen und Boden}.",
        "Im Treppenhaus {zählt der feste Tag|sieht man jede ausgelassene Woche}, {darum steht im Plan, wer was wann reinigt|Eigentümer und Mieter wissen dann Bescheid}.",
      ],
    ],
    process: [
      [
        "Räume nennen",
        "{Größe, Böden, Tiere, wie oft|Ein kurzer Rundgang oder Fotos}: {dann folgen Stunden und Preis|auch Empfindliches erwähnen}.",
        "Sie {nennen uns Räume und Größe|zeigen, worum es geht}, wir {schätzen die Stunden|fragen nach Böden und Tieren} und {nennen einen Preis|machen ein Angebot}.",
      ],
      [
        "Das erste Mal",
        "{Es dauert länger als später|Am besten sind Sie kurz dabei}; {Sie zeigen, wir notieren|danach läuft es}.",
        "Beim ersten Termin {gehen wir gemeinsam durch die Räume|lernen wir die Räume kennen}, {schreiben auf, was wichtig ist|und Sie sagen, was tabu ist}.",
      ],
      [
        "Regelmäßig",
        "{Gleicher Tag, gleiche Liste|Im festen Takt}; {ein Zettel genügt, wenn etwas fehlt|Änderungen jederzeit}.",
        "Danach {kommen wir im vereinbarten Takt|läuft es nach Plan}, {und was sich ändert, besprechen wir kurz|ein Anruf genügt für Änderungen}.",
      ],
    ],
    questions: [
      [
        "{Muss ich da sein|Was ist mit dem Schlüssel|Ich bin tagsüber unterwegs, geht das}?",
        "{Beim ersten Mal am besten ja, später nicht mehr|Viele sind dann bei der Arbeit}. {Schlüssel nur gegen Unterschrift|Ohne Adresse am Anhänger}.",
        "{Viele geben uns nach den ersten Terminen einen Schlüssel|Da sein müssen Sie nur am Anfang}, {er wird quittiert und ohne Namen aufbewahrt|für später finden wir eine Regelung}.",
      ],
      [
        "{Wer bringt die Mittel mit|Was muss da sein|Was muss ich bereitstellen}?",
        "{Das wird vorher vereinbart|Sagen Sie, was schon da ist}. {Bei Allergien bitte sagen|Oft reichen milde Mittel}.",
        "{Wir können alles mitbringen oder Ihre Mittel nehmen|Das halten Sie, wie Sie möchten}, {sagen Sie uns, wenn Sie einen Geruch nicht vertragen|Eimer und Strom sollten da sein}.",
      ],
      [
        "{Was, wenn etwas kaputtgeht|Wer haftet|Es ist etwas zu Bruch gegangen, was nun}?",
        "{Sagen Sie es am selben Tag|Gleich melden}. {Fragen Sie vorab nach der Haftung|Lassen Sie sich die Haftung schriftlich geben}.",
        "{Kleine Missgeschicke melden wir selbst|Sprechen Sie uns sofort an}, {dann klären wir den Schaden gemeinsam|wie das versichert ist, erklären wir vor dem ersten Termin}.",
      ],
      [
        "{Wie viele Stunden brauche ich|Wie oft ist sinnvoll|Welcher Rhythmus passt zu uns}?",
        "{Das zeigt der erste Besuch|Größe und Ordnung entscheiden}. {Jede oder jede zweite Woche passt vielen|Später lässt es sich ändern}.",
        "{Nach einem Rundgang wissen wir es genauer|Das hängt von Fläche und Alltag ab}, {die meisten fangen mit einem Termin alle zwei Wochen an|mehr oder weniger geht später auch}.",
      ],
      [
        "{Kommt immer dieselbe Person|Wer kommt zu mir|Habe ich eine feste Kraft}?",
        "{Möglichst, denn Vertrautes geht schneller|Fragen Sie beim ersten Gespräch}. {Bei Urlaub und Krankheit wird vorher Bescheid gesagt|Eine Liste hilft auch der Vertretung}.",
        "{Wir planen so, dass Sie die Gesichter kennen|In der Regel bleibt es bei einer Person}, {fällt sie aus, sagen wir vorher Bescheid|ihre Vertretung bekommt dieselbe Liste}.",
      ],
      [
        "{Muss ich vorher aufräumen|Was soll ich vorbereiten|Wie bereite ich den Termin vor}?",
        "{Boden frei, Papiere weg|Nur, was niemand anfassen soll}. {Schlüssel und Alarm besprechen wir|Haustiere haben ein Zimmer}.",
        "{Putzen müssen Sie vorher nicht|Herumliegendes kostet nur Zeit}, {freie Flächen helfen uns am meisten|Wertvolles räumen Sie bitte weg}.",
      ],
    ],
    qualities: [
      ["saubere Ecken", "klare Listen"],
      ["frische Böden", "faire Stunden"],
      ["leise Arbeit", "helle Fenster"],
      ["leise Schuhe", "klare Scheiben"],
      ["feste Tage", "gute Tücher"],
      ["glatte Flächen", "gute Absprachen"],
      ["klare Sicht", "frische Luft"],
    ],
    events: ["Frühjahrsputz", "Fleckensprechstunde", "Fenstertage"],
  },
);
