/**
 * German wordings of the automotive family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const automotive: Wording = familyWording(
  [
    "Kundin oder Kunde",
    "Kundinnen und Kunden",
    "Werkstatt",
    "in der Werkstatt",
    "in die Werkstatt",
    "Fahrzeuge",
  ],
  ["Leistungen", "Im Betrieb", "Termine"],
  {
    headlines: [
      "Es {klappert|quietscht|leuchtet}? {Vorbeikommen|Termin machen}",
      "Erst der {Preis|Befund}, dann der Schraubenschlüssel",
      "{Bremsen|Reifen}, {Öl|Licht}, {gute Fahrt|los}",
    ],
    truths: [
      "{Ein Geräusch ist eine Auskunft|Autos reden, bevor sie stehen bleiben}, {kalt oder warm, links oder rechts|notieren Sie, wann es auftritt}.",
      "{Die billigste Reparatur ist die rechtzeitige|Alte Beläge fressen Scheiben}, {das Serviceheft ist ein Sparbuch|darum lohnt ein früher Blick}.",
      "{Das alte Teil dürfen Sie sehen|Gute Arbeit lässt sich zeigen}, {fragen Sie danach|vorher und nachher}.",
      "{Geräusche haben eine Adresse|Kalt oder warm, links oder rechts}: {wer es beschreibt, spart Suchzeit|fahren Sie eine Runde mit uns}.",
      "Ein sauberer Befund {spart mehr als jeder Rabatt|kommt vor dem ersten Teil}, {weil nichts auf Verdacht getauscht wird|raten wird immer teuer}.",
      "Bremsen, Licht und Reifen {dulden keinen Aufschub|sind keine Ansichtssache}, {bei allem anderen lässt sich reden|da sagen wir deutlich, was sein muss}.",
    ],
    offers: [
      [
        "wrench",
        "Reparatur",
        "{Bremse, Kupplung, Elektronik|Es springt nicht an oder raucht}: {sagen Sie, wann es begann|fahren Sie mit uns eine Runde}.",
        "Bei einer Reparatur {suchen wir zuerst den Fehler|wird nichts auf Verdacht getauscht}, {dann hören Sie Preis und Dauer|und Sie entscheiden, bevor es losgeht}.",
      ],
      [
        "calendar-check",
        "Inspektion",
        "{Öl, Filter, Licht|Vor der Prüfung oder der großen Reise}: {Serviceheft mitbringen|fragen, was warten kann}.",
        "Bei der Inspektion {gehen wir den Plan des Herstellers durch|sehen wir nach, was bald fällig ist}, {mit einem Bericht, den man versteht|und trennen Dringendes von Später}.",
      ],
      [
        "circle-dot",
        "Reifen und Pflege",
        "{Wechseln, wuchten, waschen|Wenn das Laub fällt}: {früh Termin machen|Profil und Alter prüfen lassen}.",
        "{Zum Reifenwechsel|Vor dem Winter} {prüfen wir Profil, Alter und Druck|sehen wir auch nach Licht und Bremsen}, {einlagern geht nach Absprache|damit Sie sicher unterwegs sind}.",
      ],
      [
        "car",
        "Kauf und Miete",
        "{Probefahrt auf Ihrer Strecke|Für Alltag, Umzug, Urlaub}: {Kindersitz mitbringen|lesen Sie die Bedingungen}.",
        "Wer ein Auto {sucht|kaufen oder mieten möchte}, {fährt es vorher selbst|sieht alle Papiere}, {bekannte Mängel nennen wir|und fragt, so viel er will}.",
      ],
      [
        "disc-3",
        "Bremsen und Fahrwerk",
        "{Zieht, schlägt, quietscht|Beläge, Scheiben, Federn}: {vor Winter und Urlaub|wir zeigen die Teile}.",
        "Wenn {die Bremse quietscht|das Auto schwimmt}, {warten Sie nicht lange|sehen wir uns das gleich an}, {denn hier geht es um Sicherheit|verschlissene Teile zeigen wir Ihnen}.",
      ],
      [
        "battery-charging",
        "Elektrik und Warnlampen",
        "{Lampe an, nichts geht, es piept|Auslesen, suchen, sagen}: {erst der Fehler, dann der Preis|Fotos helfen}.",
        "Leuchtet {eine Lampe|etwas im Cockpit}, {lesen wir den Speicher aus|sagt der Speicher nur die halbe Wahrheit}, {geprüft wird danach von Hand|erst die Ursache, dann das Teil}.",
      ],
    ],
    process: [
      [
        "Termin",
        "{Marke, Baujahr, Problem|Papiere bereithalten}: {so ist Zeit und Teil da|Bremsen gehen vor}.",
        "Sie {nennen Fahrzeug und Problem|schicken uns den Fahrzeugschein}, und wir {sagen, wann Platz ist|planen Zeit und Teile ein}.",
      ],
      [
        "Befund und Preis",
        "{Wir sehen nach und rufen an|Erst hören Sie, was es kostet}; {dann entscheiden Sie|nichts darüber hinaus}.",
        "Nach {der Durchsicht|dem ersten Blick} {rufen wir an|hören Sie von uns}, {mit Befund und Preis|mit allem, was sofort sein muss}, {repariert wird nach Ihrer Zusage|der Rest darf warten}.",
      ],
      [
        "Abholen",
        "{Probefahrt, Rechnung, Erklärung|Sie sehen, was gemacht wurde}, {dann heißt es gute Fahrt|und der nächste Termin steht im Heft}.",
        "Beim Abholen {erklären wir die Rechnung|zeigen wir, was gemacht wurde}, {und worauf Sie achten sollten|auf Wunsch mit den alten Teilen}.",
      ],
    ],
    questions: [
      [
        "{Was kostet die Reparatur|Bekomme ich vorher einen Preis|Wie teuer wird es ungefähr}?",
        "{Nach dem Ansehen ja|Lassen Sie sich einen Kostenvoranschlag geben}. {Wird es mehr, rufen wir an|Vereinbaren Sie eine Grenze}.",
        "{Eine Schätzung geben wir nach der Durchsicht|Am Telefon geht nur eine grobe Zahl}, {verbindlich wird sie mit Ihrer Zusage|kommt etwas hinzu, fragen wir vorher}.",
      ],
      [
        "{Die Lampe leuchtet, darf ich weiterfahren|Ist das gefährlich|Ein Warnzeichen ist an, was nun}?",
        "{Rot heißt anhalten, Gelb heißt bald prüfen lassen|Bei Bremse, Lenkung und Öl nicht weiterfahren}. {Im Zweifel anrufen|Beschreiben Sie das Zeichen}.",
        "{Rufen Sie an und beschreiben Sie das Symbol|Halten Sie bei roten Lampen sicher an}, {dann sagen wir, ob Sie noch fahren dürfen|die Anleitung im Handschuhfach hilft auch}.",
      ],
      [
        "{Wie lange dauert es|Gibt es einen Ersatzwagen|Wann habe ich mein Auto wieder}?",
        "{Räder schnell, Getriebe nicht|Es hängt vom Teil ab}. {Fragen Sie beim Termin danach|In der Reifenzeit früh buchen}.",
        "{Das sagen wir bei der Annahme|Kleines geht oft am selben Tag}, {fehlt ein Teil, hören Sie es gleich|wer einen Wagen braucht, sagt es am besten beim Anruf}.",
      ],
      [
        "{Lohnt sich die Reparatur noch|Reparieren oder verkaufen|Ab wann rechnet es sich nicht mehr}?",
        "{Rechnen Sie gegen den Wert für Sie|Rost zählt mehr als Alter}. {Wir sagen, wann wir aufhören würden|Fragen Sie, was als Nächstes kommt}.",
        "{Wir stellen Reparatur und Restwert nebeneinander|Manchmal lohnt nur das Nötigste}, {die Entscheidung bleibt bei Ihnen|und wir drängen zu nichts}.",
      ],
      [
        "{Kann ich eigene Teile mitbringen|Neu oder gebraucht|Ich habe das Teil schon, geht das}?",
        "{Besprechen Sie es vorher|Nicht alles passt, was passend aussieht}. {Für fremde Teile gilt meist keine Gewähr|Wir nennen Preis und Herkunft}.",
        "{Sprechen Sie uns an, bevor Sie bestellen|Möglich ist manches}, {wir sagen, ob das Teil taugt|geprüft wird es vor dem Einbau trotzdem}.",
      ],
      [
        "{Kann ich auf das Auto warten|Wie komme ich nach Hause|Wie bleibe ich solange mobil}?",
        "{Bei kleinen Arbeiten ja|Fragen Sie nach Bus, Rad oder Ersatzwagen}. {Morgens gebracht, abends geholt, klappt oft|Sagen Sie, wann Sie es brauchen}.",
        "{Ein Radwechsel dauert nicht lange|Das kommt auf die Arbeit an}, {für Längeres planen wir mit Ihnen den Heimweg|rufen Sie vorher an, dann halten wir Zeit frei}.",
      ],
    ],
    qualities: [
      ["feste Bremsen", "faire Rechnung"],
      ["klare Worte", "saubere Hände"],
      ["kurze Wartezeit", "lange Fahrt"],
      ["gutes Öl", "klare Listen"],
      ["trockene Garagen", "ehrliche Worte"],
      ["klare Befunde", "sichere Reifen"],
      ["saubere Arbeit", "pünktliche Übergabe"],
    ],
    events: ["Wintercheck", "Probefahrttag", "Offene Werkstatt"],
  },
);

export const automotiveTrades: Record<string, Wording> = {
  "car-repair": familyWording(
    [
      "Kundin oder Kunde",
      "Kundinnen und Kunden",
      "Werkstatt",
      "in der Werkstatt",
      "in die Werkstatt",
      "Autos und Reparaturen",
    ],
    ["Leistungen", "Die Werkstatt", "Termine"],
    {
      headlines: [
        "{Es klappert|Die Lampe leuchtet}? {Wir hören hin|Wir sehen nach}",
        "Erst {nachsehen|suchen}, dann {schrauben|tauschen}",
        "Ein Auto, das {anspringt|fährt}, {auch im Winter|wenn Sie losmüssen}",
      ],
      truths: [
        "Ein Auto {sagt meist vorher Bescheid|geht selten ohne Vorwarnung kaputt}: {ein Quietschen, ein Ruckeln, ein Geruch|erst leise, dann teuer}. {Je früher wir es hören, desto kleiner ist die Rechnung|Darum fragen wir so genau, wann es auftritt}.",
        "Eine Warnlampe {ist eine Frage und noch keine Antwort|nennt ein Kapitel und nicht den Satz}. {Das Gerät liest den Speicher aus, der Mensch muss ihn deuten|Wer nur tauscht, was der Speicher nennt, tauscht oft das Falsche}.",
        "Ein kaputtes Teil {sieht meist auch kaputt aus|kann man in die Hand nehmen}. {Wir legen es Ihnen hin|Sie dürfen es sehen, bevor es in den Schrott geht}.",
        "{Bremsen, Reifen, Licht|Reifen und Bremsen} {entscheiden über die nächste Sekunde|sind kein Ort zum Sparen}, {der Rest darf manchmal warten|alles andere lässt sich planen}. {Wir sortieren das mit Ihnen|Auf der Liste steht deshalb, was eilt}.",
        "Auch ein altes Auto {hat seinen Wert|fährt noch weit, wenn man es pflegt}, {wenn man rechnet, bevor man schraubt|solange der Rost nicht gewinnt}.",
        "{Das Radio ist der größte Feind der Früherkennung|Manche Geräusche hört man nur mit offenem Fenster}, {fahren Sie ab und zu ohne Musik|das Ohr merkt mehr, als man glaubt}.",
        "{Ein sauberes Auto hält länger|Salz ist schlimmer als Regen}, {ein Schwall Wasser unter das Auto hilft im Winter|darum gehört auch der Unterboden gewaschen}.",
        "{Reifen sind das Einzige, was die Straße berührt|Vier Handflächen Gummi tragen alles}, {der Luftdruck verdient eine Minute im Monat|deshalb sehen wir dort zuerst hin}.",
        "{Kurze Wege sind für einen Motor die weitesten|Ein kalter Motor altert schneller als ein warmer}, {einmal in der Woche sollte er richtig warm werden|das Öl merkt es zuerst}.",
      ],
      offers: [
        [
          "search",
          "Fehlersuche",
          "{Beschreiben Sie, wann es auftritt, kalt oder warm, beim Lenken oder Bremsen|Machen Sie eine Aufnahme vom Geräusch}. {Das spart uns Zeit und Ihnen Geld|Dann fahren wir eine Runde und hören selbst}.",
          "{Zuerst wird geprüft und gemessen|Wir lesen den Fehlerspeicher aus und messen nach}, {dann reden wir über Teile|bevor etwas ausgebaut wird}. {Manchmal ist es nur ein Stecker|Für die Suche vereinbaren wir eine Grenze, bis zu der es kosten darf}.",
          "{Was nur ab und zu kommt, ist am schwersten zu finden|Fehler haben die Angewohnheit, in der Werkstatt zu verschwinden}. {Lassen Sie das Auto dann einen Tag hier|Ein Zettel mit Datum und Uhrzeit hilft sehr}.",
        ],
        [
          "disc",
          "Bremsen und Reifen",
          "{Wenn es schleift, zittert oder zieht,|Nach einem langen Winter} {sehen wir uns Beläge und Scheiben an|gehören die Bremsen geprüft}. {Was noch hält, bleibt drin|Sie sehen, wie viel Belag übrig ist}.",
          "{Reifen wechseln, wuchten, einlagern|Im Frühjahr und im Herbst}: {Profil und Alter prüfen wir gleich mit|früh anmelden erspart die Schlange}. {Nach einigen Kilometern ziehen wir die Schrauben nach|Sagen Sie, ob die Räder bei uns liegen oder bei Ihnen}.",
          "{Ein Reifen erzählt, wie das Fahrwerk steht|Fährt sich das Profil schief ab, stimmt die Spur nicht}. {Wir messen nach, bevor neue darauf kommen|Beim Wechsel sehen wir auch die Bremse}.",
        ],
        [
          "calendar-check",
          "Inspektion",
          "{Öl, Filter, Licht, Flüssigkeiten|Nach Plan des Herstellers oder nach Zustand}: {gemacht wird, was fällig ist|wir zeigen, was im Heft steht und was wirklich nötig ist}.",
          "Sie bekommen {eine Liste in drei Farben: gleich, bald, später|einen Bericht, den man ohne Fachwörter versteht}. {Dann entscheiden Sie, was gemacht wird|So lässt sich auch einmal etwas verschieben}.",
          "{Vor dem Urlaub lohnt ein kurzer Blick|Wer wenig fährt, braucht die Inspektion trotzdem}: {Öl altert auch im Stehen|Reifen, Wasser und Bremsen sind schnell geprüft}.",
        ],
        [
          "shield-check",
          "Vorbereitung auf die Hauptuntersuchung",
          "{Wir sehen vorher nach, woran es scheitern könnte|Licht, Bremsen, Achsen, Abgas}: {was nötig ist, wird gemacht, anderes nicht|so klappt es meist ohne zweiten Anlauf}.",
          "{Stehen Mängel im Bericht|Hat es beim ersten Mal nicht geklappt}, {kommen Sie bald und bringen den Bericht mit|reparieren wir, was darin steht}. {Für die Nachprüfung gilt eine Frist|Wir sagen, was sicherheitsrelevant ist und was Kosmetik}.",
          "{Wer den Termin verschläft, zahlt drauf|Schreiben Sie sich den Monat auf der Plakette auf}. {Ein Blick ein paar Wochen vorher lässt Zeit für Teile|Verbandskasten und Warndreieck prüfen Sie am besten selbst}.",
        ],
        [
          "car",
          "Unfall und Karosserie",
          "{Nach einem Unfall fotografieren Sie alles und unterschreiben nichts|Atmen Sie durch, machen Sie Fotos und notieren Sie Namen}. {Rufen Sie uns an, bevor die Versicherung jemanden schickt|Wer den Schaden zahlt, klären wir mit Ihnen}.",
          "{Eine Beule lässt sich oft herausdrücken|Kleine Kratzer brauchen keine neue Tür}. {Ob lackiert werden muss, sehen wir am Licht|Bei Leasing fragen Sie vorher den Vertrag}.",
          "{Steinschlag in der Scheibe lässt sich oft füllen|Lack, Blech und Kunststoff brauchen verschiedene Wege}. {Je früher, desto kleiner bleibt es|Wir zeigen, was man sieht und was nur Sie sehen}.",
        ],
        [
          "snowflake",
          "Klimaanlage und Batterie",
          "{Kühlt sie nicht mehr, fehlt oft Kältemittel|Riecht es muffig, ist der Filter fällig}: {wir prüfen auch auf Undichtes|einmal im Sommer laufen lassen tut ihr gut}.",
          "{Springt der Wagen morgens schlecht an,|Vor dem ersten Frost} {messen wir die Batterie|lohnt ein Test der Batterie}. {Alte Autos verzeihen, neue müssen angelernt werden|Kurze Strecken leeren sie am schnellsten}.",
          "{Im Stau merkt man, ob die Kühlung noch kann|Heizung und Kühlung teilen sich mehr, als man denkt}. {Ein Filter für die Innenluft ist schnell gewechselt|Wird sie nur langsam kalt, lassen Sie nachsehen}.",
        ],
      ],
      process: [
        [
          "Anmelden",
          "{Nennen Sie Modell, Kilometer und was auffällt|Sagen Sie, was das Auto tut und seit wann}. {Der Fahrzeugschein hilft bei den Teilen|Wie dringend Sie das Auto brauchen, planen wir ein}.",
          "{Rufen Sie an oder schreiben Sie|Eine Nachricht mit Foto vom Cockpit genügt}. {Fährt es nicht mehr, besprechen wir das Abschleppen|Ob es noch sicher fährt, sagen wir am Telefon}.",
          "{Wir fragen, wie viel Sie fahren und was Sie noch vorhaben|Sagen Sie auch, was zuletzt gemacht wurde}. {Daraus ergibt sich, wie viel Aufwand sinnvoll ist|Das Serviceheft bringen Sie mit}.",
        ],
        [
          "Nachsehen",
          "{Wir prüfen und rufen an, bevor es Geld kostet|Nach der Prüfung hören Sie, was es ist}. {Sie erfahren den Preis und entscheiden dann|Ohne Ihr Wort wird nichts getauscht}.",
          "{Manches geht sofort, manches braucht Teile|Gibt es gebrauchte oder günstigere Teile, sagen wir es}. {Wann das Auto fertig ist, nennen wir mit Uhrzeit|Dauert es länger, melden wir uns}.",
          "{Auf der Bühne sehen Sie selbst, was los ist|Wir schicken Ihnen ein Foto, wenn Sie nicht da sind}. {Was muss, was kann, was darf warten, das sagen wir getrennt|Erst danach bestellen wir Teile}.",
        ],
        [
          "Abholen",
          "{Auf der Rechnung steht, was gemacht wurde und was bald ansteht|Wir gehen die Rechnung mit Ihnen durch}. {Alte Teile zeigen wir gern|Danach fahren Sie eine Runde, und wenn etwas stört, kommen Sie zurück}.",
          "{Vor der Übergabe fahren wir selbst ein Stück|Zum Schluss folgen Probefahrt und ein Blick unter das Auto}. {Beim Abholen erklären wir, worauf Sie achten sollten|Fragen sind auch eine Woche später recht}.",
          "{Der Schlüssel hängt bereit, die Rechnung liegt daneben|Kommen Sie zur vereinbarten Zeit}. {Was wir nebenbei gesehen haben, steht auf einem Zettel|Nach einem Radwechsel ziehen wir die Schrauben gern noch einmal nach}.",
        ],
      ],
      questions: [
        [
          "{Was kostet die Reparatur|Bekomme ich vorher einen Kostenvoranschlag|Wie weiß ich, was auf mich zukommt}?",
          "{Nach der Prüfung nennen wir einen Betrag|Vor der Reparatur gibt es eine Schätzung}. {Wird es mehr, rufen wir an|Teile und Arbeit stehen getrennt darin}.",
          "{Am Telefon geht nur eine Spanne|Ohne Nachsehen wäre es geraten}. {Setzen Sie ruhig eine Obergrenze|Sagen Sie, was Sie ausgeben möchten}.",
          "{Wir rechnen Arbeitszeit und Teile einzeln vor|Bei älteren Autos weiß man es erst beim Zerlegen}. {Sie bekommen einen Anruf, bevor mehr daraus wird|Eine Obergrenze schreiben wir auf Wunsch dazu}.",
        ],
        [
          "{Darf ich mit leuchtender Lampe weiterfahren|Die Motorleuchte ist an, was bedeutet das|Was tun, wenn eine Warnlampe leuchtet}?",
          "{Rot heißt anhalten, Gelb heißt bald kommen|Bei Rot stellen Sie ab}. {Blinkt sie, fahren Sie nicht weiter|Rufen Sie an und sagen Sie, welches Symbol es ist}.",
          "{Schauen Sie ins Handbuch, dort steht die Farbe erklärt|Ein Foto vom Symbol hilft uns}. {Bei Öl und Temperatur zählt jede Minute|Bei Gelb reicht meist ein Termin in den nächsten Tagen}.",
          "{Halten Sie an, wenn zugleich etwas qualmt oder klopft|Eine gelbe Lampe lässt Ihnen meist ein paar Tage}. {Schreiben Sie auf, wann sie anging|Löschen Sie nichts, wir brauchen den Eintrag}.",
        ],
        [
          "{Lohnt sich das noch|Soll ich reparieren oder verkaufen|Ist mein Auto die Reparatur noch wert}?",
          "{Wir rechnen es mit Ihnen durch|Das hängt von Rost, Motor und Ihren Plänen ab}. {Ein ehrliches Nein kommt auch vor|Oft reicht das Nötige für ein weiteres Jahr}.",
          "{Vergleichen Sie mit dem Preis eines Ersatzwagens|Der Wert auf dem Papier ist nicht alles}. {Ein bekanntes Auto hat weniger Überraschungen|Wir sagen, was als Nächstes käme}.",
          "{Fragen Sie sich, was ein anderes Auto wirklich kostet|Manche Reparatur bringt noch viele Winter}. {Bei durchgerostetem Rahmen raten wir ab|Wir sehen uns das ganze Auto an und nicht nur das Teil}.",
        ],
        [
          "{Verliere ich die Garantie, wenn ich zu Ihnen komme|Darf ich die Inspektion frei wählen|Muss ich zur Vertragswerkstatt}?",
          "{Inspektionen dürfen Sie machen lassen, wo Sie möchten|Nach Herstellervorgabe gemacht, zählt sie überall}. {Heben Sie die Rechnungen auf|Bei Garantie und Kulanz lesen Sie vorher die Bedingungen}.",
          "{Für Leasingwagen gelten eigene Verträge|Während der Garantie lohnt ein Blick ins Heft}. {Wir tragen alles ins Serviceheft ein|Fragen Sie uns, wir lesen es mit Ihnen}.",
          "{Entscheidend ist, dass nach Vorgabe gearbeitet und alles eingetragen wird|Das Gesetz lässt Ihnen die Wahl}. {Für Rückrufe fahren Sie zum Händler|Kulanz ist freiwillig, da zählt oft das Heft}.",
        ],
        [
          "{Bekomme ich einen Ersatzwagen|Wie komme ich nach Hause|Kann ich während der Arbeit warten}?",
          "{Fragen Sie bei der Anmeldung|Sagen Sie es, wenn Sie den Termin ausmachen}. {Für Kleines können Sie warten|Wer früh bringt, holt oft am selben Tag ab}.",
          "{Das hängt vom Tag ab|Wir sagen ehrlich, was frei ist}. {Bus und Rad sind manchmal schneller|Nach einem Unfall zahlt häufig die Versicherung}.",
          "{Bus, Fahrrad oder eine Runde spazieren|Manches ist in einer Stunde erledigt}. {Bei langen Arbeiten finden wir vorher eine Lösung|Reden Sie mit uns, bevor Sie Urlaub nehmen}.",
        ],
        [
          "{Darf ich eigene Teile mitbringen|Verwenden Sie Originalteile|Welche Teile bauen Sie ein}?",
          "{Wir bauen ein, was zum Auto passt und hält|Es gibt Originalteile und gute Teile anderer Hersteller}. {Sie wählen, wir nennen den Unterschied|Für mitgebrachte Teile können wir nicht einstehen}.",
          "{Fragen Sie vorher|Darüber reden wir vor der Bestellung}. {Bei Bremsen raten wir zu geprüften Teilen|Gebrauchtes lohnt sich bei manchen Karosserieteilen}.",
          "{Gut ist, was geprüft und lieferbar ist|Vom Hersteller, vom Zulieferer oder aufgearbeitet}. {Bei Fremdteilen bleibt das Risiko bei Ihnen|Wir schreiben auf die Rechnung, was eingebaut wurde}.",
        ],
      ],
      qualities: [
        ["klare Preise", "saubere Arbeit"],
        ["offene Motorhaube", "offene Worte"],
        ["genaue Suche", "passende Teile"],
        ["gute Bremsen", "ruhiger Lauf"],
        ["feste Schrauben", "frisches Öl"],
        ["pünktliche Abholung", "verständliche Rechnung"],
      ],
      events: ["Lichttest", "Radwechseltage", "Urlaubscheck"],
      actions: {
        bookings: ["Werkstatttermin anfragen"],
        calls: ["In der Werkstatt anrufen"],
        quotes: ["Problem schildern"],
      },
    },
  ),
  "car-wash": familyWording(
    ["Fahrerin oder Fahrer", "Fahrerinnen und Fahrer", "Anlage", "bei uns", "zu uns", "Autopflege"],
    ["Wäsche und Pflege", "Vorher und nachher", "Termine"],
    {
      headlines: [
        "{Salz|Staub} herunter, {Farbe|Glanz} wieder da",
        "{Krümel|Hundehaare} hinaus, {frische Luft|klare Sicht} hinein",
        "Zeit für {Lack und Leder|Felgen und Fugen}",
      ],
      truths: [
        "Vogelkot {wartet nicht|frisst sich in den Lack}. {Spülen Sie ihn am selben Tag ab|Reiben macht es schlimmer, einweichen hilft}.",
        "Die meisten Kratzer {kommen vom Waschen|entstehen mit einem trockenen Tuch}. {Darum kommt zuerst viel Wasser|Der Schmutz muss schwimmen, bevor man wischt}.",
        "Salz {arbeitet dort, wo man nicht hinsieht|sitzt nach dem Winter unter dem Auto}. {Deshalb ist der Unterboden wichtiger als das Dach|Eine Wäsche im März spart Rost}.",
        "Die Scheiben innen {sind meistens das Schmutzigste|sieht man erst bei Gegenlicht}. {Nachts merkt man es am deutlichsten|Danach fährt es sich ruhiger}.",
      ],
      offers: [
        [
          "droplets",
          "Außenwäsche",
          "{Zuerst kommt Schaum, dann Wasser, dann die Luft|Mit weichen Bürsten oder von Hand}: {sagen Sie, wenn Sie ein Stoffdach haben|Felgen und Schweller kommen zuerst dran}.",
          "{Nach dem Winter gehört auch der Unterboden dazu|Eine kurze Wäsche ist besser als keine}. {Antenne ab, Spiegel an|Nach Küste oder Baustelle lohnt sie sich gleich}.",
        ],
        [
          "spray-can",
          "Innenreinigung",
          "{Saugen, wischen, Scheiben, Matten|Krümel, Sand, Hund}: {räumen Sie Kofferraum und Fächer aus|Flecken zeigen Sie uns am Anfang}.",
          "{Polster lassen sich schamponieren, Leder mag Pflegemilch|Nasse Sitze brauchen Stunden zum Trocknen}. {Bringen Sie das Auto am Vormittag|Gerüche sitzen oft in der Lüftung}.",
        ],
        [
          "sparkles",
          "Politur und Wachs",
          "{Stumpfer Lack hat feine Kratzer, die man herauspolieren kann|Wachs lässt den Regen abperlen}: {wir sehen ihn uns bei hartem Licht an|probiert wird an einer kleinen Stelle}.",
          "{Eine Versiegelung hält länger und kostet mehr|Nicht jeder Lack ist die Arbeit wert}. {Das sagen wir auch|Fragen Sie, was man danach wirklich sieht}.",
        ],
        [
          "car",
          "Aufbereitung vor dem Verkauf",
          "{Käufer sehen zuerst hinein|Geruch, Sitze, Motorraum, Scheinwerfer}: {wir machen, was sich rechnet|danach gelingen auch die Fotos}.",
          "{Bei der Rückgabe aus dem Leasing werden kleine Spuren teuer|Sauber ist billiger als diskutiert}. {Bringen Sie die Liste mit|Eine Woche vorher reicht}.",
        ],
        [
          "truck",
          "Transporter und Wohnmobile",
          "{Höhe und Länge entscheiden|Fenster am Wohnmobil zerkratzen leicht}: {fragen Sie, bevor Sie hineinfahren|Dächer reinigen wir von Hand}.",
          "{Für Betriebe gibt es einen festen Tag|Eine Beschriftung soll man lesen können}. {Abgerechnet wird auf Wunsch im Monat|Früh oder spät, wie es in die Tour passt}.",
        ],
      ],
      process: [
        [
          "Ankommen",
          "{Schließen Sie die Fenster und leeren Sie den Kofferraum|Sagen Sie, was Sie am meisten stört}. {Wir nennen Dauer und Preis|Für innen lassen Sie den Schlüssel da}.",
        ],
        [
          "Reinigen",
          "{Von oben nach unten, Räder für sich|Zuerst der grobe Schmutz}, {danach die Pflege|und in den Ecken von Hand}.",
        ],
        [
          "Ansehen",
          "{Wir gehen mit Ihnen einmal herum|Sehen Sie es bei Tageslicht an}. {Was vergessen wurde, holen wir gleich nach|Fahren Sie die ersten Minuten mit offenem Fenster}.",
        ],
      ],
      questions: [
        [
          "{Wie oft sollte ich das Auto waschen|Ist Waschen im Winter sinnvoll|Schadet Waschen dem Lack}?",
          "{Alle paar Wochen, nach Salz öfter|Sobald es nicht mehr friert}. {Schmutz schadet mehr als Wasser|Bürsten müssen sauber und nass sein}.",
        ],
        [
          "{Was kostet die Innenreinigung|Wie lange dauert eine Aufbereitung|Richtet sich der Preis nach der Größe}?",
          "{Nach Größe und Zustand|Waschen dauert Minuten, Aufbereiten Stunden}. {Hundehaare und Sand kosten Zeit|Den Preis hören Sie vorher}.",
        ],
        [
          "{Geht dieser Fleck aus dem Polster|Verschwindet der Rauchgeruch|Was hilft gegen Gerüche im Auto}?",
          "{Oft, aber selten ganz|Sagen Sie, wovon es ist}. {Geruch sitzt in Stoff und Lüftung|Alte Milch ist am hartnäckigsten}.",
        ],
        [
          "{Darf ein Cabrio in die Anlage|Was ist mit Folien und Dachboxen|Passt mein Transporter hinein}?",
          "{Fragen Sie, bevor Sie hineinfahren|Von Hand geht es fast immer}. {Boxen und Träger nehmen Sie ab|Die Höhe steht am Schild}.",
        ],
      ],
      qualities: [
        ["klare Scheiben", "trockene Schweller"],
        ["saubere Felgen", "frische Sitze"],
        ["weiche Tücher", "glatter Lack"],
        ["kurze Wartezeiten", "faire Preise"],
      ],
      events: ["Frühjahrswäsche", "Tag der Lederpflege", "Winterschutz"],
      actions: { bookings: ["Aufbereitung anfragen"], visits: ["So finden Sie uns"] },
    },
  ),
};
