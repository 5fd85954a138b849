/**
 * German wordings of the cleaning family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
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

export const cleaningTrades: Record<string, Wording> = {
  tailor: familyWording(
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Werkstatt",
      "in der Schneiderei",
      "in die Schneiderei",
      "Nähen und Ändern",
    ],
    ["Was wir nähen", "Aus der Schneiderei", "Termine"],
    {
      headlines: [
        "{Enger, weiter, kürzer|Gekürzt, geflickt}, {wieder gern getragen|wie neu}",
        "Kleider, die {zu Ihnen passen|sitzen}",
        "{Ein guter Saum|Eine saubere Naht} {rettet|verändert} ein Stück",
      ],
      truths: [
        "Ein Kleidungsstück {sitzt an den Schultern oder gar nicht|wird in der Taille gemacht und an den Schultern gekauft}. {Alles andere lässt sich ändern|Was dort nicht passt, ist schwer zu retten}.",
        "{Guter Stoff überlebt sein Futter|Ein Mantel hält länger als sein Reißverschluss}, {deshalb lohnt die Reparatur oft mehr als der Neukauf|und das Flicken ist älter als das Wegwerfen}.",
        "Die Länge {ist eine Frage der Schuhe|entscheidet der Absatz}, {darum bringen Sie das Paar mit, das Sie dazu tragen|und deshalb wird im Stehen gesteckt}.",
        "{Passform entsteht mit Nadeln und nicht mit dem Maßband|Auf der Stange sieht alles gerade aus}, {erst am Körper zeigt sich, wo es zieht|deshalb stecken wir am lebenden Menschen ab}.",
      ],
      offers: [
        [
          "ruler",
          "Änderungen",
          "{Hosen kürzen, Röcke enger machen, Ärmel anpassen|Zu lang, zu weit, zu eng}: {ziehen Sie es an, dann stecken wir ab|bringen Sie die passenden Schuhe mit}.",
          "Nicht jede Änderung {lohnt sich|geht}. {Wir sehen nach, wie viel Stoff in der Naht liegt|Die Nahtzugabe entscheidet, wie viel weiter es werden kann}, {und wir sagen vorher, was es kostet|und wir sagen auch, wenn es nichts wird}.",
          "{Wenn das Lieblingsstück nach einem Winter nicht mehr zugeht|Wenn die Hose kneift oder der Rock rutscht}, {reicht oft eine Naht|ist meist noch etwas zu machen}. {Das gilt auch für Geerbtes und Gefundenes|Kommen Sie damit vorbei, bevor es im Schrank verschwindet}.",
        ],
        [
          "scissors",
          "Reparaturen",
          "{Reißverschluss, Futter, Knopfloch|Eine aufgegangene Naht, ein Loch am Knie}: {was repariert ist, darf man sehen oder auch nicht|wir fragen, ob der Flicken unsichtbar sein soll}.",
          "{Mottenlöcher und Brandstellen|Risse im Wollmantel} {lassen sich oft so stopfen, dass man zweimal hinsehen muss|brauchen Geduld und passendes Garn}. {Bringen Sie das Stück gewaschen mit|Zeigen Sie alle Stellen auf einmal}.",
        ],
        [
          "shirt",
          "Maßanfertigung",
          "Vom {Stoff bis zum Knopf|ersten Entwurf bis zur letzten Naht} {entscheiden Sie mit|reden wir über jedes Detail}. {Dazwischen liegen mehrere Anproben|Bis dahin wird geheftet, probiert und wieder aufgetrennt}.",
          "{Wenn von der Stange nichts sitzt|Für einen Körper, den keine Größentabelle kennt}, {nähen wir nach Ihrem Maß|beginnt alles mit dem Maßnehmen}. {Planen Sie dafür Wochen und nicht Tage ein|Ein Foto oder ein altes Lieblingsstück hilft beim Anfang}.",
        ],
        [
          "gem",
          "Brautkleider und Festkleidung",
          "{Ein Brautkleid passt selten auf Anhieb|Das Festkleid soll auch beim Tanzen halten}. {Kommen Sie früh genug, am besten mit Schuhen und Unterwäsche für den Tag|Die letzte Anprobe liegt kurz vor dem Fest}.",
          "{Schleppe hochnehmen, Träger versetzen, Ausschnitt sichern|Taille, Saum und Rücken}: {gesteckt wird im Stehen, Sitzen und Gehen|wir prüfen auch, ob man darin sitzen kann}.",
        ],
        [
          "house",
          "Vorhänge und Heimtextilien",
          "{Vorhänge, Kissen, Tischdecken|Was in der Wohnung genäht werden soll}: {nennen Sie Breite, Höhe und Aufhängung|bringen Sie den Stoff mit oder suchen Sie ihn bei uns aus}.",
          "{Gardinen werden oft erst nach dem Waschen richtig lang|Messen Sie von der Stange bis zum Boden}, {wir geben lieber etwas Saum dazu|dann rechnen wir den Stoff aus}.",
        ],
      ],
      process: [
        [
          "Zeigen",
          "{Bringen Sie das Stück und die Schuhe dazu mit|Ein Foto reicht für die erste Frage}. {Anprobiert wird vor dem Spiegel|Wir sehen uns Stoff und Naht an}.",
          "Sie {ziehen an, was nicht passt|zeigen, was Sie stört}, und wir {stecken ab|markieren mit Kreide und Nadeln}, {bis es im Spiegel stimmt|im Stehen und im Sitzen}.",
        ],
        [
          "Nähen",
          "{Danach wird aufgetrennt, genäht und gebügelt|Jetzt liegt das Stück bei uns auf dem Tisch}. {Wann es fertig ist, wissen Sie schon|Den Preis haben wir vorher genannt}.",
          "{Von Hand, wo die Maschine zu grob ist|Mit passendem Garn und in Ruhe}; {größere Arbeiten heften wir zuerst|bei Maßarbeit gibt es eine Zwischenprobe}.",
        ],
        [
          "Anprobieren",
          "{Vor dem Mitnehmen ziehen Sie es noch einmal an|Zum Abholen bringen Sie die Schuhe wieder mit}. {Was zwickt, bessern wir gleich nach|Erst dann gilt es als fertig}.",
          "{Bewegen Sie sich darin, setzen Sie sich hin|Heben Sie die Arme, bücken Sie sich}. {Passt etwas nicht, bleibt es noch einen Tag hier|Auch kleine Dinge dürfen Sie sagen}.",
        ],
      ],
      questions: [
        [
          "{Was kostet eine Änderung|Kann ich den Preis vorher wissen|Wie wird abgerechnet}?",
          "{Einfache Säume haben einen festen Preis, bei Futter wird es mehr|Das hängt von Stoff und Aufwand ab}. {Sie hören den Preis, bevor wir die Schere nehmen|Fragen Sie mit dem Stück in der Hand}.",
          "{Am Telefon geht nur eine grobe Zahl|Nach einem Blick auf die Naht wissen wir es}. {Maßarbeit rechnen wir nach Stunden und Stoff|Wenn sich die Änderung nicht lohnt, sagen wir es}.",
        ],
        [
          "{Wie lange dauert es|Bekomme ich es bis zum Wochenende|Ich brauche es dringend, geht das}?",
          "{Nennen Sie den Tag, an dem Sie es tragen wollen|Ein Saum geht schneller als ein neues Futter}. {In der Hochzeitszeit dauert es länger|Eiliges sagen Sie bitte gleich}.",
          "{Das hängt davon ab, was schon auf dem Tisch liegt|Kleines geht oft in wenigen Tagen}. {Wir geben Ihnen ein Datum, auf das Sie sich verlassen können|Für Feste kommen Sie besser einige Wochen vorher}.",
        ],
        [
          "{Kann man das weiter machen|Lässt sich das noch retten|Geht auch eine Nummer größer}?",
          "{So weit, wie die Naht hergibt|Das zeigt ein Blick nach innen}. {Ein Einsatz an der Seite schafft zusätzlichen Platz|Enger geht fast immer leichter als weiter}.",
          "{Wir drehen das Stück um und sehen nach|In guten Stücken steckt oft Reserve}. {An den Schultern ist wenig zu machen|Alte Nähte können eine Spur hinterlassen}.",
        ],
        [
          "{Muss ich es vorher waschen|Wie soll ich das Stück bringen|Soll neuer Stoff erst gewaschen werden}?",
          "{Ja, gewaschen und getragen, wie Sie es tragen werden|Bitte sauber, dann läuft später nichts mehr ein}. {Neuen Stoff waschen Sie einmal vor|Leeren Sie die Taschen}.",
          "{Frisch gewaschen ist am besten|Neues läuft beim ersten Waschen oft ein}, {darum kürzen wir erst danach|deshalb warten wir mit dem Saum}. {Bei Wolle und Seide fragen Sie vorher|Anzüge bringen Sie gereinigt}.",
        ],
        [
          "{Nähen Sie nach einem Foto|Kann ich Bild und Stoff selbst mitbringen|Geht es auch nach meiner eigenen Idee}?",
          "{Ein Foto ist ein guter Anfang|Bringen Sie Bilder und gern auch ein Stück, das passt}. {Der Stoff entscheidet, wie es fällt|Wir sagen, ob der Stoff dafür taugt}.",
          "{Eigener Stoff ist willkommen|Fragen Sie uns vor dem Kauf nach der Menge}, {mit Muster braucht es etwas mehr|und denken Sie an das Futter}. {Danach legen wir den Schnitt fest|Aus einem Bild wird dann Ihr Schnitt}.",
        ],
      ],
      qualities: [
        ["saubere Nähte", "guter Sitz"],
        ["feine Stiche", "ehrlicher Rat"],
        ["feste Knöpfe", "gerade Säume"],
        ["passende Längen", "ruhige Hände"],
        ["gute Stoffe", "genug Zeit"],
      ],
      events: ["Flickabend", "Nähkurs für den Anfang", "Stoffmarkt"],
      actions: {
        bookings: ["Anprobe vereinbaren", "Termin zum Abstecken"],
        quotes: ["Foto schicken", "Preis anfragen"],
      },
    },
  ),
  "window-cleaner": familyWording(
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Betrieb",
      "vor Ort",
      "zu uns",
      "Fenster und Glas",
    ],
    ["Was wir reinigen", "Vorher und nachher", "Termine"],
    {
      headlines: [
        "Mehr {Licht|Himmel}, weniger {Staub|Streifen}",
        "{Klare|Saubere} Scheiben, {trockene|saubere} Rahmen",
        "Sie sehen {den Garten|die Straße} und nicht das Glas",
      ],
      truths: [
        "Regen {macht keine Fenster schmutzig, Staub schon|schadet sauberem Glas kaum}. {Ein grauer Tag ist der beste zum Putzen|In der Sonne trocknet das Wasser zu schnell}.",
        "Die Mitte einer Scheibe {kann jeder wischen|ist schnell sauber}. {Die Ecken zeigen, ob es gut gemacht ist|Sehen Sie sich den Rand an}.",
        "Schmutz, der langsam kommt, {sieht man nicht mehr|gewöhnt man sich an}. {Nach dem Putzen wirkt der Tag heller|Die Pflanzen merken es zuerst}.",
        "Altes Glas {hat Blasen und Wellen|verzeiht keine grobe Klinge}, {darum nehmen wir viel Wasser und wenig Druck|deshalb gehen wir dort langsamer vor}.",
      ],
      offers: [
        [
          "house",
          "Fenster in Haus und Wohnung",
          "{Scheiben, Rahmen, Bretter|Innen, außen oder beides}: {räumen Sie die Bretter frei, den Rest machen wir|sagen Sie, welche sich nicht öffnen lassen}.",
          "{Was unter dem Fenster steht, decken wir ab|Ein Haus ist meist an einem Vormittag fertig}. {Hinterherlaufen müssen Sie nicht|Schuhe bleiben sauber}.",
        ],
        [
          "store",
          "Schaufenster und Büros",
          "{Wir kommen vor dem Öffnen und an festen Tagen|Kunden sehen zuerst das Glas}. {Ein fester Takt hält den Preis niedrig|Sie wählen, ob jede Woche oder jeden Monat}.",
          "{Türen bekommen Finger, Fenster bekommen Regen|Hohe Stockwerke brauchen einen Plan}. {Wir sehen es uns vorher an|Nach Ihren Öffnungszeiten richten wir uns}.",
        ],
        [
          "sun",
          "Wintergärten und Glasdächer",
          "{Grüne Ränder, Laub, Blütenstaub|Auf ein Glasdach gehört keine eigene Leiter}: {wir arbeiten mit Stangen und Bohlen|mit weicher Bürste und klarem Wasser}.",
          "{Im Frühjahr möchte man dort sitzen|In den Dichtungen sitzt gern Moos}. {Gebürstet wird, nicht gekratzt|Die Rinne kann gleich mit}.",
        ],
        [
          "building",
          "Solaranlagen und Fassaden",
          "{Staub und Vögel kosten Ertrag|Module mögen klares Wasser und keine Seife}. {Wir erreichen sie möglichst vom Boden aus|Ob es sich bei Ihnen lohnt, sagen wir ehrlich}.",
          "{Blech, Platten, Schilder|Von der Stange, von der Bühne oder am Seil}: {was der Ort zulässt, sehen wir bei der Besichtigung|eine Genehmigung für die Straße braucht Vorlauf}.",
        ],
        [
          "frame",
          "Rahmen und Rollläden",
          "{In Rollläden sitzt der Staub von Jahren|Netze, Dichtungen, Griffe}: {sagen Sie es vorher, dann planen wir die Zeit|das geht meist im selben Besuch}.",
          "{Farbspritzer und Kleberreste brauchen Geduld|Eine Klinge nehmen wir nur, wo das Glas sie verträgt}. {Sagen Sie, was für Glas es ist|Vorher zeigen wir Ihnen das Risiko}.",
        ],
      ],
      process: [
        [
          "Zählen",
          "{Sagen Sie, wie viele Fenster es sind und wie hoch|Ein paar Fotos genügen}. {Sie bekommen einen Preis für innen und außen|Wie man herankommt, fragen wir nach}.",
        ],
        [
          "Putzen",
          "{Wir kommen mit Wasser, Stangen und Tüchern|Räumen Sie die Bretter frei und das Auto weg}. {Für außen muss niemand daheim sein|Haustiere bleiben so lange drinnen}.",
        ],
        [
          "Wiederkommen",
          "{Zweimal im Jahr genügt den meisten|Wer an der Straße wohnt, ruft uns öfter}. {Wir erinnern Sie|Aussetzen dürfen Sie auch}.",
        ],
      ],
      questions: [
        [
          "{Was kostet Fensterputzen|Wie rechnen Sie Fenster ab|Kann ich einen Preis für meine Fenster bekommen}?",
          "{Nach Zahl, Größe und Höhe|Schicken Sie die Anzahl und ein Foto}. {Regelmäßig ist günstiger als nach Jahren|Innen und außen stehen getrennt im Preis}.",
        ],
        [
          "{Muss ich beim Fensterputzen daheim sein|Wie kommen Sie an die Fenster|Geht es, wenn ich arbeite}?",
          "{Für außen nicht|Für innen sollte jemand öffnen}. {Ein Tor und ein Wasserhahn genügen|Das verabreden wir vorher}.",
        ],
        [
          "{Was ist, wenn es regnet|Putzen Sie auch bei Regen|Nach dem Putzen hat es geregnet, was nun}?",
          "{Leichter Regen macht nichts|Auf sauberem Glas hinterlässt er wenig}. {Bei Sturm suchen wir einen neuen Tag|Klares Wasser trocknet ohne Spuren}.",
        ],
        [
          "{Wie oft sollte man Fenster putzen|Wann ist die beste Zeit für die Fenster|Reicht einmal im Jahr fürs Fensterputzen}?",
          "{Im Frühling und im Herbst|Das hängt von Straße und Bäumen ab}. {Die Wetterseite braucht es öfter|Wenn die Sonne tief steht, sehen Sie es selbst}.",
        ],
        [
          "{Gehen Farbe und Zement wieder ab|Es sind Kratzer im Glas, woher kommen die|Wie bekommt man Aufkleber vom Fenster}?",
          "{Vieles geht mit Geduld|Zeigen Sie es uns vorher}. {Manches Glas ist empfindlich, auch gegen die richtige Klinge|Vor dem Anfangen sehen wir uns die Scheiben mit Ihnen an}.",
        ],
      ],
      qualities: [
        ["helle Räume", "trockene Bretter"],
        ["klare Ecken", "sichere Leitern"],
        ["weiche Tücher", "faire Preise"],
        ["offene Sicht", "ruhige Arbeit"],
      ],
      events: ["Frühjahrsrunde", "Herbstrunde", "Schaufenstertag"],
      actions: { quotes: ["Fenster zählen", "Preis anfragen"] },
    },
  ),
  laundry: familyWording(
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Laden",
      "im Laden",
      "in den Laden",
      "Wäsche und Textilpflege",
    ],
    ["Leistungen", "Im Laden", "Termine"],
    {
      headlines: [
        "{Zerknittert|Fleckig} hinein, {glatt|sauber} hinaus",
        "Hemden, die {auf dem Bügel|faltenfrei} warten",
        "{Wolle|Seide}, {Daunen|Leinen}, {in guten Händen|richtig gepflegt}",
      ],
      truths: [
        "Ein frischer Fleck {geht leichter als ein geriebener|ist schon halb entfernt}. {Tupfen, liegen lassen, bringen|Hausmittel machen oft mehr kaputt}.",
        "Bügeln {lernt man am Kragen|ist Geduld mit Dampf}. {Ein Hemd hat acht Kanten, und man sieht jede|Deshalb machen wir den Kragen zuerst}.",
        "Das Etikett {sagt, was der Stoff verträgt|hat meistens recht}. {Wo es fehlt, prüfen wir an einer verdeckten Stelle|Wir lesen es, bevor wir etwas annehmen}.",
        "Motten {mögen Schweiß lieber als Wolle|kommen nur in ungewaschene Sachen}. {Sauber weggehängt ist halb geschützt|Darum wird vor dem Sommer gereinigt}.",
      ],
      offers: [
        [
          "shirt",
          "Hemden und Alltagswäsche",
          "{Eine Tasche voll bringen, einen Stapel mitnehmen|Gefaltet oder auf dem Bügel}: {sagen Sie, wann Sie es brauchen|Stärke nur, wenn Sie möchten}.",
          "{Wer das Bügeln hasst, ist hier richtig|Arbeitskleidung und Hemden gehen jede Woche ihren Weg}. {Ein fester Tag spart Nachdenken|Fehlende Knöpfe nähen wir an, sagen Sie Bescheid}.",
          "{Am Montag gebracht, am Wochenende getragen|Ein frisch gebügeltes Hemd macht einen müden Morgen besser}: {sagen Sie, ob auf Bügel oder gelegt|die Manschetten bekommen besondere Mühe}.",
        ],
        [
          "sparkles",
          "Chemische Reinigung",
          "{Anzüge, Seide, Wolle, Abendkleider|Was kein Wasser sehen darf}: {zeigen Sie jeden Fleck und sagen Sie, wovon er ist|leeren Sie die Taschen}.",
          "{Pailletten und Leder brauchen einen eigenen Weg|Manche Farben bluten aus, das sagen wir vorher}. {Im Zweifel fragen wir nach|Versprechen machen wir erst nach der Probe}.",
          "{Was teuer war, gehört nicht in die Trommel|Feines braucht Lösungsmittel statt Wasser}. {Knöpfe decken wir ab|Nach dem Reinigen wird gedämpft und geformt}.",
        ],
        [
          "bed",
          "Bettwäsche und Daunen",
          "{Decken, Kissen, Vorhänge, Tischwäsche|Was nicht in Ihre Maschine passt}: {nach dem Trocknen wird aufgeschüttelt|Vorhänge messen Sie vorher aus}.",
          "{Daunen müssen ganz durchtrocknen|Einmal im Jahr tut es Bettdecken gut}. {Das dauert ein paar Tage|Für die Zeit dazwischen brauchen Sie Ersatz}.",
          "{Ein Kissen, das klumpt, ist selten verloren|Großes braucht große Trommeln}. {Nach dem Waschen kommt langes Trocknen|Allergiker waschen öfter und heißer}.",
        ],
        [
          "gem",
          "Brautkleider und Erbstücke",
          "{Nach dem Fest ist der Saum grau|Je früher es kommt, desto mehr geht heraus}. {Wir besprechen jede Stelle|Danach wird es so verpackt, dass es nicht vergilbt}.",
          "{Altes Leinen, Taufkleider, Trachten|Stücke mit Geschichte}: {oft geht es nur von Hand|wir sagen, was wir uns zutrauen}.",
        ],
        [
          "footprints",
          "Schuhe und Leder",
          "{Sohlen, Absätze, eine offene Naht|Bringen Sie beide Schuhe}: {bevor der Nagel durchkommt, ist es einfach|ein guter Schuh lässt sich mehrmals besohlen}.",
          "{Leder trocknet langsam und nie auf der Heizung|Wer cremt, kauft seltener neu}. {Jacken färben wir auf Wunsch nach|Für Flecken auf Wildleder gibt es eigene Bürsten}.",
        ],
      ],
      process: [
        [
          "Bringen",
          "{Leeren Sie die Taschen und zeigen Sie die Flecken|Legen Sie es auf den Tresen}. {Wir sehen Etikett und Stoff an|Was riskant ist, hören Sie gleich}.",
        ],
        [
          "Pflegen",
          "{Gewaschen, gereinigt oder von Hand behandelt wird nach Stoff und Fleck|Jedes Stück geht den Weg, den sein Stoff verträgt}, {danach wird gebügelt und geprüft|und getrocknet wird langsam}. {Was nicht herausgeht, sagen wir|Lose Knöpfe fallen uns auf}.",
        ],
        [
          "Abholen",
          "{Kommen Sie mit dem Zettel am vereinbarten Tag|Sehen Sie es bei Tageslicht an}. {Die Folie nehmen Sie daheim ab|Stimmt etwas nicht, sagen Sie es gleich}.",
        ],
      ],
      questions: [
        [
          "{Geht der Fleck heraus|Was tun bei alten Flecken|Kann ich den Fleck selbst behandeln}?",
          "{Oft, aber nicht immer|Frische leichter als alte}. {Sagen Sie, wovon er ist und was Sie schon versucht haben|Nicht bügeln, Hitze brennt ihn ein}.",
          "{Rotwein, Fett und Tinte brauchen jeweils etwas anderes|Wir versuchen es zuerst mit dem mildesten Mittel}. {Sagen Sie uns ehrlich, was schon probiert wurde|Bleibt ein Schatten, rufen wir vorher an}.",
        ],
        [
          "{Wie lange dauert die Reinigung|Wann kann ich es abholen|Geht es auch eilig}?",
          "{Ein paar Tage für das meiste|Hemden schneller, Leder langsamer}. {Nennen Sie den Tag, an dem Sie es tragen|Brautkleider brauchen länger}.",
          "{Für Hemden gibt es einen kurzen Weg, für Abendkleider einen langen|Eiliges hängen wir nach vorn}. {Fragen Sie am Tresen nach dem frühesten Tag|Vor Feiertagen planen Sie mehr Zeit ein}.",
        ],
        [
          "{Was, wenn etwas beschädigt wird|Wer zahlt, wenn es einläuft|Wie ist meine Kleidung abgesichert}?",
          "{Zeigen Sie schwache Stellen vorher|Prüfen Sie beim Abholen}. {Den Kaufbeleg heben Sie am besten auf|Alte Farben sind immer ein Risiko, das sagen wir vorher}.",
          "{Alte Nähte und mürbe Stoffe melden wir vor der Annahme|Ein Risiko bleibt bei manchen Färbungen}. {Schauen Sie das Stück im Laden an|Mit dem Beleg lässt sich der Wert klären}.",
        ],
        [
          "{Lohnt sich die Reparatur|Kann man die Schuhe neu besohlen|Ist der Mantel noch zu retten}?",
          "{Ist der Stoff gut, meistens ja|Gutes Leder ist es wert}. {Den Preis sagen wir vorher|Wir sagen auch, wann es genug ist}.",
          "{Fragen Sie sich, ob Sie es vermissen würden|Ein Absatz ist schnell ersetzt, ein Riss im Oberleder nicht}. {Wir rechnen es Ihnen vor|Nein sagen wir, bevor Arbeit entsteht}.",
        ],
        [
          "{Wie lagere ich Kleidung richtig|Was hilft gegen Motten|Wie bewahre ich Wolle auf}?",
          "{Sauber, trocken und dunkel|Erst reinigen, dann weghängen}. {Eine dichte Hülle hilft mehr als Lavendel|Leder braucht Luft}.",
          "{Erst lüften, dann bürsten, dann weghängen|Zedernholz hilft nur, solange es riecht}. {Breite Bügel schonen die Schultern|Pelz und Leder gehören nicht in Folie}.",
        ],
      ],
      qualities: [
        ["glatte Kragen", "klare Farben"],
        ["frische Wäsche", "faire Preise"],
        ["neue Sohlen", "saubere Nähte"],
        ["ruhige Hände", "warmer Dampf"],
      ],
      events: ["Mantelwochen", "Tag der Lederpflege", "Brautkleidwoche"],
      actions: { visits: ["Vorbeibringen", "So finden Sie uns"], bookings: ["Abholung anfragen"] },
    },
  ),
  "pest-control": familyWording(
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Betrieb",
      "vor Ort",
      "zu uns",
      "Schädlingsbekämpfung",
    ],
    ["Wobei wir helfen", "Vor Ort", "Termine"],
    {
      headlines: [
        "Erst {das Loch|der Weg hinein}, dann {die Maus|das Nest}",
        "Hilfe {ohne Aufsehen|in Ruhe}",
        "{Gesehen|Gehört}? {Fragen Sie|Wir sehen nach}",
      ],
      truths: [
        "Ein Schädling {ist ein Gast, der eine Tür gefunden hat|kommt wegen Futter, Wasser und Wärme}. {Darum zählt der Spalt mehr als das Gift|Die Tür zu schließen ist die halbe Arbeit}.",
        "Über so etwas {redet niemand gern|schweigt man zu lange}. {Bettwanzen kommen auch in saubere Wohnungen|Zu schämen braucht sich keiner}.",
        "Der richtige Name {ist die halbe Lösung|spart Zeit und Mittel}. {Nicht jeder Käfer ist eine Gefahr|Kleben Sie ein Tier unter Folie und zeigen Sie es uns}.",
        "Gift am falschen Ort {trifft das falsche Tier|schadet langsam}. {Deshalb beginnen wir mit Fallen und Abdichten|Kinder und Haustiere bestimmen den Weg}.",
      ],
      offers: [
        [
          "search",
          "Ursachensuche",
          "{Wir suchen Spuren, Spalten und Wege|Taschenlampe, Spiegel, Geduld}: {danach wissen Sie, was es ist|Sie bekommen einen Plan in Schritten}.",
          "{Sagen Sie, wann und wo Sie etwas hören|Ein Foto und eine Stelle helfen}. {Lassen Sie die Spuren liegen|Putzen Sie nicht, bevor wir da waren}.",
        ],
        [
          "rat",
          "Ratten und Mäuse",
          "{Wer tagsüber eine sieht, hat nachts mehrere|Ein Spalt von Daumenbreite genügt}. {Wir schließen, fangen und kontrollieren|Tonne und Vogelfutter gehören dazu}.",
          "{Mit Gift allein kommen sie wieder|Keller, Kanal, Nachbarhaus}: {wir sehen das ganze Haus an|mit der Verwaltung sprechen wir auf Wunsch}.",
        ],
        [
          "bug",
          "Insekten im Haus",
          "{Ameisen und Motten brauchen andere Mittel als Schaben|Jede Art hat ihre eigene schwache Stelle}. {Sprühen Sie nichts, bevor wir nachgesehen haben|Lassen Sie das Bett stehen, wo es steht}.",
          "{Manchmal hilft Wärme, manchmal ein Köder und manchmal Geduld|Bettwanzen brauchen mehr als einen Besuch}. {Was Sie waschen müssen, steht auf einer Liste|Die Räume prüfen wir später noch einmal}.",
        ],
        [
          "sun",
          "Wespennester",
          "{Halten Sie Abstand und das Fenster zu|Viele Nester dürfen bis zum Herbst bleiben}. {Manche Arten sind geschützt|Wenn es geht, wird umgesiedelt}.",
          "{Nach einem Stich im Mund gilt der Notruf|Verschließen Sie niemals das Flugloch}. {Rufen Sie danach an|Alles Weitere machen wir}.",
        ],
        [
          "building",
          "Küchen und Betriebe",
          "{Zum Betrieb gehören Kontrollen, Nachweise und ein Plan an der Wand|Die Lebensmittelaufsicht möchte Aufzeichnungen sehen}. {Wir kommen an festen Tagen|Jede Falle hat eine Nummer}.",
          "{Wir kommen früh am Morgen und durch die Hintertür|Gäste sollten davon nichts merken}. {Ihre Leute lernen, worauf sie achten|Auch Lieferungen sehen wir uns an}.",
        ],
      ],
      process: [
        [
          "Schildern",
          "{Sagen Sie, was Sie gesehen haben, wo und seit wann|Ein Foto ist besser als eine Vermutung}. {Wir sagen, ob es eilt|Kinder, Haustiere und Krankheiten erwähnen Sie bitte}.",
        ],
        [
          "Nachsehen",
          "{Wir stellen fest, was es ist und wie es hineinkommt|Wir gehen Raum für Raum vor}, {danach kennen Sie Schritte und Preis|und wir sagen, was Sie selbst tun können}.",
        ],
        [
          "Behandeln",
          "{Behandelt wird so mild wie möglich und so stark wie nötig|Welches Mittel es war, bekommen Sie schriftlich}. {Wir sagen, wie lange der Raum leer bleibt|Was niemand anfassen sollte, ist gekennzeichnet}.",
        ],
        [
          "Nachkontrollieren",
          "{Ein zweiter Besuch gehört dazu|Fallen werden gelesen, Spalten geschlossen}, {bis es ruhig bleibt|und die ersten Anzeichen kennen Sie dann}.",
        ],
      ],
      questions: [
        [
          "{Ist die Behandlung gefährlich für Kinder und Tiere|Welches Gift verwenden Sie|Müssen wir die Wohnung verlassen}?",
          "{Sagen Sie, wer im Haus lebt, danach richtet sich der Weg|Wir beginnen mit Fallen und Dichtungen}. {Wie lange Sie draußen bleiben, hören Sie vorher|Vögel und Fische sind besonders empfindlich}.",
        ],
        [
          "{Was kostet die Bekämpfung|Reicht ein Besuch|Wer zahlt, Mieter oder Vermieter}?",
          "{Das hängt von Art und Ausbreitung ab|Nach dem Nachsehen bekommen Sie einen Preis}. {Bettwanzen und Schaben brauchen mehrere|Melden Sie es der Vermietung sofort und schriftlich}.",
        ],
        [
          "{Sind Bettwanzen ein Zeichen von Schmutz|Woran erkenne ich Bettwanzen|Was tue ich bei Bettwanzen, bis Sie kommen}?",
          "{Nein, sie reisen im Gepäck|Stiche in einer Reihe, dunkle Punkte an der Naht}. {Schlafen Sie weiter in Ihrem Bett, sonst verteilen sie sich|Tragen Sie nichts in andere Zimmer}.",
        ],
        [
          "{Darf ein Wespennest entfernt werden|Sind Wespen geschützt|Wer entfernt ein Hornissennest}?",
          "{Fragen Sie zuerst, manche Arten sind geschützt|Stört es nicht, lassen Sie es hängen}. {Nach dem Frost ist es leer|Bei Hornissen braucht es meist eine Genehmigung}.",
        ],
        [
          "{Wie verhindere ich, dass sie wiederkommen|Wie kommen Mäuse ins Haus|Was lockt Ratten an}?",
          "{Spalten schließen, Vorräte dicht verpacken, Keller trocken halten|Rohre und Türen sind der übliche Weg}. {Keine Speisereste auf den Kompost|Vogelfutter ist für Ratten ein Fest}.",
        ],
      ],
      qualities: [
        ["dichte Spalten", "ruhige Nächte"],
        ["klare Berichte", "milde Mittel"],
        ["scharfe Augen", "diskrete Hilfe"],
        ["genaue Suche", "schnelle Ruhe"],
      ],
      events: ["Vorratscheck", "Wespenwochen", "Schulung für Küchen"],
      actions: { calls: ["Befall melden"], quotes: ["Foto schicken"] },
    },
  ),
};
