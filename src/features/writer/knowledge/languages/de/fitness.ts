/**
 * German wordings of the fitness family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const fitness: Wording = familyWording(
  ["Mitglied", "Mitglieder", "Studio", "im Studio", "ins Studio", "Bewegung und Training"],
  ["Kurse", "Im Training", "Termine"],
  {
    headlines: [
      "{Anfangen|Los}, wo Sie {stehen|heute sind}",
      "{Bewegen|Schwitzen}, {atmen|lachen}, wiederkommen",
      "{Stärker|Beweglicher} wird man {mit der Zeit|in Gesellschaft}",
    ],
    truths: [
      "{Der Plan, den man einhält, ist der beste|Regelmäßig schlägt perfekt}, {darum muss das Training in die Woche passen|auch eine kurze Einheit zählt}.",
      "{Erst die Technik, dann das Tempo|Sauber ausgeführt bringt leicht mehr als schwer}, {der Körper merkt sich, wie man es macht|das schont die Gelenke}.",
      "{Pausen gehören zum Training|Fortschritt entsteht in der Ruhe}, {Schlaf zählt mit|auch wenn man nichts davon sieht}.",
      "{Regelmäßig schlägt heftig|Wenig, aber jede Woche}: {so bleibt man dabei|der Körper zählt nicht die Rekorde}.",
      "Der Körper {lernt in kleinen Portionen|vergisst eine Pause schneller, als man fürchtet}, {deshalb ist der zweite Besuch der wichtigste|und belohnt alle, die wiederkommen}.",
      "Bewegung {soll man danach spüren, nicht bereuen|darf Freude machen}, {sonst bleibt man nicht dabei|das ist der beste Trainingsplan}.",
    ],
    offers: [
      [
        "users",
        "Kurse",
        "{Nach Stufe und Tempo|Für Anfang und Fortgeschrittene}: {beim ersten Mal bitte etwas früher kommen|jede Übung gibt es auch leichter}.",
        "In der Gruppe {findet jede und jeder das eigene Tempo|trägt man sich gegenseitig}, und {die Leitung zeigt leichtere Formen|niemand muss vorn stehen}.",
      ],
      [
        "user",
        "Einzeltraining",
        "{Ein Plan um Ihren Körper herum|Ziel, Zeit, Knie und Rücken}: {sagen Sie, was schon einmal weh tat|danach richtet sich der Plan}.",
        "Allein mit {Trainerin oder Trainer|fachkundiger Begleitung} {geht es genau um Ihr Ziel|bleibt Zeit für jede Bewegung}, {auch wenn etwas schmerzt oder zwickt|und der Plan wächst mit}.",
      ],
      [
        "heart-pulse",
        "Einstieg",
        "{Lange nichts gemacht|Ohne Vorkenntnisse}: {genau dafür ist der Anfang da|eine Einführung nimmt die Scheu}.",
        "Für den Anfang {genügt bequeme Kleidung|braucht es keine Vorkenntnisse}, {alles andere zeigen wir in der ersten Stunde|und wer außer Atem kommt, macht Pause}.",
      ],
      [
        "calendar",
        "Workshops",
        "{Ein Thema, mehr Zeit|Ein Nachmittag für die Einzelheiten}: {Termine stehen auf dieser Seite|fragen Sie nach der Stufe}.",
        "In einem Workshop {bleibt Zeit für Einzelheiten, die im Kurs zu kurz kommen|üben wir ein Thema gründlich, und Fragen dürfen den Ablauf ändern}.",
      ],
      [
        "alarm-clock",
        "Frühe und späte Stunden",
        "{Vor der Arbeit, in der Pause, nach dem Zubettbringen|Wann Sie Kraft haben}: {fragen Sie nach ruhigen Stunden|der Plan richtet sich danach}.",
        "{Wer früh aufsteht oder spät Feierabend hat|Auch mit vollem Kalender}, {findet eine Stunde, die passt|fragt am besten nach den Randzeiten}.",
      ],
      [
        "heart-pulse",
        "Training nach einer Pause",
        "{Verletzt, schwanger gewesen, lange gesessen|Der Körper erinnert sich}: {leicht beginnen|mit ärztlichem Rat, wenn nötig}.",
        "Nach {einer Verletzung|einer längeren Pause} {steigen wir vorsichtig ein|beginnt es sanft}, {abgestimmt auf das, was die Ärztin erlaubt|und gesteigert wird erst, wenn es sich gut anfühlt}.",
      ],
    ],
    process: [
      [
        "Probieren",
        "{Eine Probestunde sagt mehr als ein Prospekt|Einmal mitmachen}, {in bequemer Kleidung|mit Handtuch und Wasser}.",
        "Sie {kommen zu einer Probestunde|melden sich kurz an}, {ziehen bequeme Sachen an|machen mit, so weit es geht}, und {danach sprechen wir darüber|sehen, ob es Ihnen gefällt}.",
      ],
      [
        "Finden",
        "{Kurs, Uhrzeit, Tempo|Was passt in Ihre Woche}: {fragen Sie das Team|wir sagen, wo Sie gut aufgehoben sind}.",
        "Gemeinsam {suchen wir heraus|finden wir}, {welcher Kurs zu Ziel und Woche passt|wo Sie sich wohlfühlen}, {wechseln dürfen Sie später immer noch|ohne gleich alles festzulegen}.",
      ],
      [
        "Dranbleiben",
        "{Feste Tage helfen|Woche für Woche}; {zu zweit fällt es leichter|und ab und zu etwas Neues}.",
        "Aus {einer Stunde|dem ersten Mal} wird {Gewohnheit|ein fester Tag}, {wenn der Termin im Kalender steht|am leichtesten mit jemandem, der mitkommt}.",
      ],
    ],
    questions: [
      [
        "{Muss ich fit sein|Ist das etwas für Anfänger|Ich bin ganz untrainiert, passt das}?",
        "{Angefangen haben alle einmal|Kommen Sie, wie Sie sind}. {Jede Übung hat eine leichte Form|Niemand schaut so genau hin, wie man fürchtet}.",
        "{Fit werden Sie hier, vorher müssen Sie es nicht sein|Die Stunden sind so gebaut, dass man leicht hineinfindet}, {sagen Sie der Leitung einfach, dass Sie neu sind|Pausen macht jeder, wann er sie braucht}.",
      ],
      [
        "{Was brauche ich zum ersten Mal|Was ziehe ich an|Womit komme ich zur ersten Stunde}?",
        "{Bequeme Kleidung, Wasser, Handtuch|Etwas, worin Sie sich bewegen können}. {Fragen Sie, was geliehen werden kann|Mehr braucht es nicht}.",
        "{Turnschuhe oder Socken, je nach Kurs|Kleidung, in der Sie sich gern bewegen}, {dazu etwas zu trinken|eine Matte können Sie oft leihen, fragen Sie kurz}.",
      ],
      [
        "{Kann ich trotz Beschwerden mitmachen|Was ist mit einem kranken Rücken|Mir tut etwas weh, darf ich trotzdem kommen}?",
        "{Fragen Sie zuerst Ihre Ärztin oder Ihren Arzt|Klären Sie es ärztlich}. {Dann lassen sich Übungen anpassen|Sagen Sie es vor der Stunde}.",
        "{Mit ärztlichem Einverständnis meistens|Vieles geht, manches besser nicht}, {darum sprechen wir vor der ersten Stunde darüber|zeigen Sie uns, wo es schmerzt}.",
      ],
      [
        "{Wie kündige ich|Kann ich pausieren|Was gilt, wenn ich aussetzen muss}?",
        "{Fristen stehen im Vertrag|Lesen Sie das vor der Unterschrift}. {Fragen Sie nach Krankheit und Umzug|Über Pausen lässt sich reden}.",
        "{Wie lange ein Vertrag läuft, steht vor der Unterschrift fest|Die Bedingungen bekommen Sie zum Nachlesen}, {fragen Sie gleich nach Pausen bei Krankheit|für längere Ausfälle suchen wir eine Lösung}.",
      ],
      [
        "{Kann ich in der Woche wechseln|Muss ich immer zur selben Stunde kommen|Mir passt ein anderer Tag besser, was nun}?",
        "{Meist ist Wechseln möglich|Fragen Sie nach freien Plätzen}. {Ein fester Tag hilft beim Dranbleiben|Sagen Sie kurz Bescheid}.",
        "{Das kommt auf den Kurs an|Solange Plätze frei sind}, {dann wechseln Sie nach kurzer Nachricht|melden Sie sich einfach für einen anderen Tag an}.",
      ],
      [
        "{Bin ich zu alt dafür|Kann ich auch mit Rücken kommen|Passt das auch für Ältere}?",
        "{Es beginnt dort, wo Sie stehen|Sagen Sie, was zwickt}. {Jede Übung hat eine leichte Form|Langsam ist auch Training}.",
        "{Das Alter spielt kaum eine Rolle|Hier trainieren Menschen, die ganz verschieden anfangen}, {wichtig ist, was Ihr Körper heute kann|wir passen die Übungen an}.",
      ],
    ],
    qualities: [
      ["klare Anleitung", "gute Laune"],
      ["starker Rücken", "leichter Kopf"],
      ["fester Plan", "freie Zeit"],
      ["gute Luft", "kleine Gruppen"],
      ["ein klarer Plan", "ein lockerer Ton"],
      ["kleine Schritte", "starke Schultern"],
      ["freie Matten", "freundliche Gesichter"],
    ],
    events: ["Probetag", "Workshop", "Lauftreff"],
  },
);

export const fitnessTrades: Record<string, Wording> = {
  yoga: familyWording(
    [
      "Teilnehmerin oder Teilnehmer",
      "Teilnehmende",
      "Studio",
      "im Studio",
      "ins Studio",
      "Atem und Bewegung",
    ],
    ["Kurse", "Im Raum", "Termine"],
    {
      headlines: [
        "{Matte ausrollen|Schuhe aus}, {ausatmen|ankommen}",
        "Eine Stunde, in der {nichts klingelt|niemand etwas will}",
        "{Langsam|Ruhig} werden, {beweglich|wach} bleiben",
      ],
      truths: [
        "Yoga {beginnt nicht mit Beweglichkeit|verlangt keine Spagate}. {Wer steif ist, merkt als Erster, dass sich etwas tut|Es genügt, atmen zu können}.",
        "Der Atem {ist das Einzige, das man immer dabeihat|lässt sich nicht erzwingen}. {Wird er ruhig, folgt der Rest|Wenn er stockt, ist die Haltung zu viel}.",
        "Eine Haltung {sieht bei jedem anders aus|ist kein Foto}: {Hilfsmittel sind kein Schummeln|ein Block unter der Hand macht sie nicht kleiner}.",
        "{Einmal in der Woche verändert wenig auf einmal und über ein Jahr viel|Regelmäßigkeit schlägt Ehrgeiz}, {darum lieber kurz und oft|und darum zählt, dass man wiederkommt}.",
        "Stille {ist am Anfang ungewohnt|muss man erst aushalten lernen}. {Nach einigen Stunden freut man sich darauf|Am Ende bleiben viele gern noch liegen}.",
        "{Niemand sieht in einer Haltung gleich aus|Es gibt keinen Spiegel, und das ist Absicht}, {schauen Sie also nach innen|Vergleiche bleiben draußen}.",
        "{Dehnen ohne Atem ist nur Ziehen|Die Luft anhalten hilft nirgends weiter}, {deshalb sagen wir so oft, dass Sie ausatmen sollen|wenn der Atem fließt, gibt der Körper nach}.",
        "{Wackeln heißt, dass etwas arbeitet|Wer im Baum umfällt, fängt eben neu an}, {gelacht werden darf auch|das gehört zum Üben}.",
        "{Zehn Minuten am Morgen ändern den Tag|Eine Matte im Flur ist eine gute Erinnerung}, {dafür genügt der Platz neben dem Bett|und danach wartet der Kaffee}.",
      ],
      offers: [
        [
          "sunrise",
          "Kurse für den Anfang",
          "{Sie brauchen keine Vorkenntnisse|Hier fängt jede und jeder vorn an}: {wir zeigen die Grundhaltungen und den Atem|alles wird langsam erklärt und vorgemacht}. {Wer müde ist, ruht sich aus|Matten und Decken lassen sich meist leihen, fragen Sie danach}.",
          "In der ersten Stunde {geht es ums Ankommen|lernen Sie, wie man steht, sitzt und liegt}. {Niemand schaut, wie weit Sie kommen|Fragen dürfen mitten in der Übung kommen}.",
          "{Der Kurs baut aufeinander auf|Von Woche zu Woche kommt etwas dazu}, {ein Einstieg später ist nach Absprache möglich|und am Ende kennen Sie eine Folge, die Sie daheim üben können}.",
        ],
        [
          "wind",
          "Fließende Stunden",
          "{Bewegung und Atem im gleichen Takt|Von einer Haltung in die nächste, ohne Hast}: {hier wird Ihnen warm|das ist gut für alle, die schwer stillsitzen können}.",
          "{Wer die Grundhaltungen kennt, ist hier richtig|Etwas Erfahrung hilft}. {Jede Folge gibt es auch in einer leichteren Fassung|Sie bestimmen, wie tief Sie gehen}.",
          "{Sonnengruß, Krieger, Hund|Die Folgen bleiben ein paar Wochen gleich}: {so wird aus Nachdenken allmählich Bewegung|dann kommen neue Übergänge dazu}. {Schwitzen ist möglich, Wettkampf nicht|Am Schluss wird es ruhig}.",
        ],
        [
          "moon",
          "Ruhige Stunden",
          "Wir {halten wenige Haltungen lange|bleiben einige Minuten in jeder Haltung} {und stützen uns mit Decken und Kissen|und lassen das Gewicht die Arbeit machen}. {Am Abend schläft man danach gut|Für Menschen mit viel Kopfarbeit ist das oft genau richtig}.",
          "{Gedehnt wird hier, ohne zu drücken|Hier wird nichts geleistet}. {Wer einschläft, hat auch etwas davon|Man lernt, nichts zu tun, und das ist schwerer, als es klingt}.",
          "{Ein Kissen unter die Knie, das Licht gedimmt|Nach einem lauten Tag}: {hier darf der Atem langsamer werden|mehr Anstrengung braucht es nicht}.",
        ],
        [
          "heart",
          "Yoga in der Schwangerschaft",
          "{Platz für den Bauch, Kraft für den Rücken|Sanfte Haltungen und viel Atem}: {vieles davon hilft auch bei der Geburt|abgestimmt auf jeden Monat}. {Fragen Sie vorher Ihre Hebamme|Sagen Sie uns, in welcher Woche Sie sind}.",
          "Nach der Geburt {beginnt es mit dem Beckenboden|wird langsam wieder aufgebaut}, {das Kind darf auf der Matte liegen|und Unterbrechungen gehören dazu}.",
          "{Der Körper verändert sich jede Woche|Was gestern guttat, kann heute zu viel sein}. {Darum gibt es zu jeder Haltung eine Ausweichhaltung|Sie hören auf das, was sich richtig anfühlt}.",
        ],
        [
          "users",
          "Einzelstunden",
          "{Nach einer Verletzung, mit einem Ziel oder aus Neugier|Wer nicht in eine Gruppe möchte}: {wir stellen Übungen zusammen, die zu Ihrem Körper passen|in einer Einzelstunde geht es nur um Ihre Fragen}.",
          "Danach {haben Sie eine kurze Folge für daheim|nehmen Sie ein Blatt mit Ihren Übungen mit}. {Zwei oder drei Stunden genügen oft|Später schauen wir, was sich verändert hat}.",
          "{Sie stellen die Fragen, wir stellen die Stunde zusammen|Schulter, Schlaf oder der erste Kopfstand}: {gearbeitet wird an dem, was Sie mitbringen|eine Gruppe gibt selten so viel Antwort}.",
        ],
        [
          "leaf",
          "Meditation",
          "{Sitzen, atmen, merken, dass man denkt|Auf dem Kissen oder auf dem Stuhl}: {mehr ist es am Anfang nicht|fünf Minuten sind ein guter Beginn}.",
          "Gedanken {verschwinden nicht, sie werden leiser|kommen und gehen}. {Wir leiten an und schweigen dann|Wer unruhig ist, darf sich bewegen}.",
          "{Wir sitzen zusammen, weil es leichter fällt als allein|Eine Glocke läutet, dann ist es still, dann läutet sie wieder}. {Danach trinken manche noch Tee|Zu Hause genügt dafür eine Ecke}.",
        ],
      ],
      process: [
        [
          "Ausprobieren",
          "{Schreiben Sie uns, was Sie suchen und was Ihr Körper mitbringt|Sagen Sie, ob Sie schon einmal auf der Matte waren}. {Wir nennen die Stunde, die passt|Dann finden wir den richtigen Kurs}.",
          "{Eine Probestunde zeigt mehr als jede Beschreibung|Kommen Sie einfach einmal dazu}. {Bequeme Kleidung genügt|Essen Sie davor nicht zu viel}.",
          "{Lesen Sie den Plan und suchen Sie sich einen ruhigen Tag aus|Ein Satz von Ihnen genügt}: {wir schlagen eine Stunde vor|Vorwissen ist nicht nötig}.",
        ],
        [
          "Ankommen",
          "{Seien Sie ein paar Minuten früher da|Das Telefon bleibt draußen}. {Wir zeigen Ihnen Raum und Matte|Sagen Sie kurz, wo es zwickt}.",
          "{Suchen Sie sich einen Platz, hinten ist beliebt|Eine Decke, ein Kissen, dann wird es still}, {und schon geht es los|den Rest sagen wir an}.",
          "{Schuhe und Jacke bleiben draußen, das Wasser steht neben der Matte|Die ersten Minuten liegen oder sitzen alle}. {Reden kann man später|Wer neu ist, bekommt einen Platz mit guter Sicht}.",
        ],
        [
          "Üben",
          "{Wir machen vor, sagen an und gehen herum|Jede Haltung gibt es in leicht und schwer}. {Berührt wird nur, wer möchte|Aufhören ist jederzeit erlaubt}.",
          "{Am Ende liegen alle still|Die letzten Minuten gehören der Ruhe}. {Danach gibt es Zeit für Fragen|Und dann geht jeder in seinem Tempo}.",
          "{Zwischen den Haltungen ist Pause|Es gibt keinen Spiegel und keine Noten}. {Sie entscheiden bei jedem Atemzug neu|Wer lacht, wenn er wackelt, macht es richtig}.",
        ],
      ],
      questions: [
        [
          "{Bin ich zu steif für Yoga|Kann ich ohne Erfahrung mitmachen|Ist Yoga auch etwas für Unsportliche}?",
          "{Steife Menschen haben am meisten davon|Beweglichkeit ist das Ergebnis und nicht die Bedingung}. {Mit Blöcken und Decken passt fast jede Haltung|Der Kurs für den Anfang beginnt wirklich vorn}.",
          "{Alle haben einmal so angefangen|Niemand muss die Zehen erreichen}. {Sie üben, so weit es heute geht|Nach ein paar Wochen merken Sie den Unterschied beim Schuhebinden}.",
          "{Fangen Sie so an, wie Sie heute sind|Gerade wer viel sitzt, ist hier gut aufgehoben}. {Nach kurzer Zeit geht das Bücken leichter|Die anderen haben mit sich selbst genug zu tun}.",
        ],
        [
          "{Was brauche ich für die erste Stunde|Muss ich eine Matte mitbringen|Was ziehe ich an}?",
          "{Kleidung, die nicht drückt, und warme Socken|Etwas Bequemes, barfuß wird geübt}. {Fragen Sie, ob Matten da sind|Eine eigene Matte ist schön, aber am Anfang nicht nötig}.",
          "{Ein Handtuch und etwas zu trinken|Nicht viel}. {Kommen Sie mit leichtem Magen|Schmuck und Uhr legen Sie am besten ab}.",
          "{Fast nichts, eine bequeme Hose und ein Oberteil, das nicht rutscht|Kommen Sie, wie Sie am Sonntag auf dem Sofa sitzen}. {Eine Decke wärmt am Ende|Matten kann man vor Ort meist leihen}.",
        ],
        [
          "{Darf ich mit Rückenschmerzen mitmachen|Was ist bei Verletzungen|Ich bin schwanger, geht Yoga}?",
          "{Sagen Sie es vor der Stunde|Fragen Sie zuerst Ihre Ärztin oder Ihren Arzt}. {Wir zeigen eine Fassung, die passt|Manche Haltungen lassen Sie dann weg}.",
          "{Oft hilft es, wenn man es richtig dosiert|Das hängt davon ab, was es ist}. {Was wehtut, machen Sie nicht|Für manche ist eine Einzelstunde der bessere Anfang}.",
          "{Das besprechen wir vor dem ersten Mal|Manches geht gut, manches gar nicht}. {Im Zweifel entscheidet die Praxis, die Sie behandelt|Bleiben Sie unter der Grenze, an der es zieht}.",
        ],
        [
          "{Wie oft sollte ich üben|Reicht einmal in der Woche|Wann merke ich etwas}?",
          "{Einmal in der Woche und daheim ein paar Minuten|Lieber kurz und regelmäßig}. {Nach einigen Wochen schlafen viele besser|Der Rücken merkt es meist zuerst}.",
          "{So oft, wie es in Ihre Woche passt|Zweimal ist schön, einmal ist gut}. {Ein fester Tag hilft beim Dranbleiben|Pausen schaden nicht, Aufhören schon}.",
          "{Zehn Minuten am Morgen sind mehr wert als eine gute Absicht|Finden Sie einen Takt, der auch in vollen Wochen hält}. {Mit der Zeit freut sich der Körper darauf|Nach dem Urlaub fängt man leicht wieder an}.",
        ],
        [
          "{Ist Yoga religiös|Muss ich singen oder meditieren|Wird in der Stunde gechantet}?",
          "{Es hat alte Wurzeln, aber niemand muss etwas glauben|Sie können es einfach als Bewegung nehmen}. {Still sitzen ist ein Angebot|Wer nicht mitsingen mag, hört zu}.",
          "{Das hängt von der Stunde ab|In vielen Stunden geht es nur um Atem und Haltung}. {Fragen Sie vorher, wenn Ihnen das wichtig ist|Jeder nimmt mit, was passt}.",
          "{Manchmal wird am Ende ein Ton gesungen|Die Namen der Haltungen sind indisch, geglaubt wird hier nichts}. {Mitmachen ist freiwillig|Sitzen und atmen steht allen offen}.",
        ],
        [
          "{Kann ich eine verpasste Stunde nachholen|Was, wenn ich krank bin|Wie melde ich mich ab}?",
          "{Sagen Sie kurz Bescheid, dann wird Ihr Platz frei|Eine Nachricht genügt}. {Fragen Sie, welche Stunde als Ersatz passt|Die Regeln dazu bekommen Sie mit der Anmeldung}.",
          "{Wer krank ist, bleibt im Bett|Je früher Sie es wissen, desto besser}. {Oft gibt es in derselben Woche eine ähnliche Stunde|Andere freuen sich über den Platz}.",
          "{Melden Sie sich, sobald Sie es wissen|Das kommt vor}. {Dann rückt jemand von der Warteliste nach|Wie viele Stunden sich schieben lassen, steht in den Bedingungen}.",
        ],
        [
          "{Welche Stunde passt zu mir|Mit welchem Kurs fange ich an|Soll ich eher ruhig oder fließend üben}?",
          "{Wer müde ist, nimmt die ruhige, wer zappelt, die fließende|Fragen Sie sich, wie es Ihnen danach gehen soll}. {Der Kurs für den Anfang passt fast immer|Probieren Sie zwei verschiedene aus}.",
          "{Schreiben Sie uns zwei Sätze über sich|Das sieht man am besten nach einer Probestunde}. {Wir schlagen etwas vor|Wechseln ist jederzeit möglich}.",
          "{Es kommt mehr auf den Menschen vorn an als auf den Namen der Stunde|Am Abend tun langsame Haltungen gut}. {Hören Sie auf Ihren Rücken|Nach drei Wochen wissen Sie mehr}.",
        ],
      ],
      qualities: [
        ["ruhiger Atem", "weite Schultern"],
        ["warme Decken", "stille Minuten"],
        ["kleine Gruppen", "klare Ansagen"],
        ["tiefe Ruhe", "wache Muskeln"],
        ["ein freier Kopf", "starke Mitte"],
        ["langsame Übungen", "leichte Schritte"],
      ],
      events: ["Morgen der Stille", "Wochenende am Stück", "Offene Stunde"],
      actions: {
        bookings: ["Probestunde anfragen", "Platz sichern"],
        signups: ["Stundenplan erhalten"],
      },
    },
  ),
  "riding-school": familyWording(
    [
      "Reiterin oder Reiter",
      "Reiterinnen und Reiter",
      "Hof",
      "auf dem Hof",
      "auf den Hof",
      "Reiten",
    ],
    ["Unterricht", "Auf dem Hof", "Termine"],
    {
      headlines: [
        "{Absätze|Schultern} tief, {Blick|Kinn} nach vorn",
        "Erst {die Bürste|der Huf}, dann {der Sattel|die Zügel}",
        "{Große|Ruhige} Pferde, {kleine|sichere} Schritte",
      ],
      truths: [
        "Ein Pferd {merkt Ihre Laune vor Ihnen|liest, was Sie nicht sagen}. {Deshalb beginnt jede Stunde langsam|Wer ruhig ist, reitet schon halb}.",
        "Die Arbeit am Boden {ist die Hälfte vom Reiten|kommt vor dem Aufsteigen}. {Wer führen kann, kann später lenken|Darum wird zuerst geputzt}.",
        "Herunterfallen {ist selten und gehört dazu|übersteht man mit Helm und Humor}. {Wir fangen klein an|Ein braves Pferd nimmt die meiste Angst}.",
        "Ein Schulpferd {ist ein Kollege und hat freie Tage|braucht Ruhe wie jeder}. {Deshalb sind die Stunden begrenzt|Wie schwer jemand sein darf, richtet sich nach seinem Rücken}.",
      ],
      offers: [
        [
          "footprints",
          "Erste Reitstunden",
          "{An der Longe, mit jemandem an der Seite|Sitzen, atmen, anhalten, losgehen}: {eigene Stiefel brauchen Sie noch nicht|das Pferd suchen wir nach Geduld aus}.",
          "{Auch Erwachsene dürfen anfangen|Für die erste Stunde ist es nie zu spät}. {Der Muskelkater vergeht nach einem Tag|Das Lächeln bleibt länger}.",
        ],
        [
          "baby",
          "Ponystunden für Kinder",
          "{Putzen, führen, sitzen, wackeln|Kinder lernen mit den Händen}: {sagen Sie, wie alt und wie mutig|Eltern schauen vom Zaun aus zu}.",
          "{Wer ein Pony versorgt, lernt mehr als Reiten|Die halbe Stunde findet im Stroh statt}. {So soll es sein|Ziehen Sie alte Sachen an}.",
        ],
        [
          "users",
          "Gruppenunterricht",
          "{Sie üben Schritt, Trab und Abstand halten|Man lernt von denen, die vorausreiten}. {Die Gruppen gehen nach Können|Fragen Sie, an welchem Tag Platz ist}.",
          "{Geritten wird über Stangen, im Gelände und zur Musik|In einer guten Gruppe wird gelacht}. {Auf die Langsamen wird gewartet|Die Pferde wechseln}.",
        ],
        [
          "map",
          "Ausritte",
          "{Es geht über Feldwege und durch den Wald|Wer anhalten kann, darf hinaus}. {Das Tempo bestimmt, wer am unsichersten ist|Eine Stunde oder einen halben Tag}.",
          "{Auch den Pferden tut Abwechslung gut|Im Sommer reiten wir früh aus und im Winter mittags}. {Helm und Telefon sind dabei|Hunde bleiben daheim}.",
        ],
        [
          "heart",
          "Pension für Pferde",
          "{Ein Pferd braucht Box, Weide und Gesellschaft|Was das Pferd braucht, geht vor}. {Fragen Sie, was frei ist|Kommen Sie zur Fütterung, dann sehen Sie den Alltag}.",
          "{Zur Pension gehören Füttern, Misten und Urlaubspflege|Wer was übernimmt, steht auf Papier}. {Tierarzt und Schmied werden abgesprochen|Eigene Wünsche hören wir gern}.",
        ],
      ],
      process: [
        [
          "Melden",
          "{Alter, Gewicht und was Sie schon geritten sind|Ein paar Zeilen und ein Wunschtag genügen}. {Das Gewicht ist wichtig für den Pferderücken|Angst dürfen Sie erwähnen}.",
        ],
        [
          "Probieren",
          "{Ein Helm lässt sich leihen, Schuhe mit kleinem Absatz genügen|Sie lernen das Pferd kennen, bevor Sie aufsitzen}. {Danach geht es an die Longe|So sehen Sie, wie es hier zugeht}.",
        ],
        [
          "Dranbleiben",
          "{Ein fester Tag, eine feste Gruppe|Schritt für Schritt}, {mit wechselnden Pferden|und mit Putzen davor und danach}.",
        ],
      ],
      questions: [
        [
          "{Was brauche ich für die erste Reitstunde|Kann ich einen Helm leihen|Was ziehe ich zum Reiten an}?",
          "{Lange Hose, geschlossene Schuhe mit Absatz, kein Schal|Ein Helm lässt sich meist leihen}. {Handschuhe sind angenehm|Haare bindet man zusammen}.",
        ],
        [
          "{Ab welchem Alter kann ein Kind reiten|Ist mein Kind schon alt genug zum Reiten|Gibt es eine Gewichtsgrenze}?",
          "{Das hängt mehr vom Kind ab als von der Zahl|Kurze Beine, kurze Stunden}. {Für jedes Pferd gibt es eine Grenze|Fragen Sie, wir antworten ehrlich}.",
        ],
        [
          "{Ist Reiten gefährlich|Was, wenn ich herunterfalle|Ich habe Angst vor Pferden, geht das}?",
          "{Ein Risiko gibt es, wir halten es klein|Helm, ruhiges Pferd und Regeln helfen}. {Die Angst darf mitkommen|Eine Unfallversicherung ist sinnvoll}.",
        ],
        [
          "{Was kosten die Reitstunden|Muss ich gleich eine Zehnerkarte nehmen|Wie sage ich eine Reitstunde ab}?",
          "{Einzeln oder mit Karte|Fragen Sie nach der Liste}. {Eine Probestunde bindet niemanden|Absagen bitte am Tag vorher, das Pferd ist eingeplant}.",
        ],
      ],
      qualities: [
        ["ruhige Hände", "tiefes Stroh"],
        ["brave Pferde", "klare Worte"],
        ["glänzendes Fell", "schmutzige Stiefel"],
        ["sichere Schritte", "frische Luft"],
      ],
      events: ["Offener Stall", "Ponynachmittag", "Ferienkurs"],
      actions: { bookings: ["Probestunde anfragen"], visits: ["Hof besuchen"] },
    },
  ),
};
