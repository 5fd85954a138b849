/**
 * German wordings of the legal family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const legal: Wording = familyWording(
  [
    "Mandantin oder Mandant",
    "Mandantinnen und Mandanten",
    "Kanzlei",
    "in der Kanzlei",
    "in die Kanzlei",
    "Recht und Verträge",
  ],
  ["Rechtsgebiete", "Die Kanzlei", "Vorträge"],
  {
    headlines: [
      "{Erst fragen|Erst lesen}, dann unterschreiben",
      "Ein {Brief|Schreiben} ist gekommen? {Lesen wir ihn zusammen|Die Frist zählt}",
      "Recht in {klaren|verständlichen} Worten",
    ],
    truths: [
      "{Fristen entscheiden mehr Fälle als Argumente|Das Datum auf dem Brief ist das Wichtigste}, {heben Sie den Umschlag auf|schauen Sie zuerst danach}.",
      "{Die meisten Streitfälle enden ohne Richter|Ein guter Brief erspart manchen Prozess}, {das Gericht ist die letzte Adresse|auch Verhandeln ist Arbeit am Recht}.",
      "{Was Sie hier sagen, bleibt hier|Verschwiegenheit ist Pflicht}, {also erzählen Sie auch das Unangenehme|gerade das ist oft entscheidend}.",
      "{Ein Satz kann teuer werden|Kleingedrucktes ist nicht klein gemeint}, {darum wird es vorher gelesen|darum fragen wir zweimal}.",
      "Wer {früh fragt|nichts unterschreibt, was er nicht versteht}, {hat mehr Möglichkeiten|bleibt freier}, {und zahlt am Ende oft weniger|so einfach ist das meistens}.",
      "Ein klarer Brief {wirkt oft mehr als ein lauter|bringt vieles in Bewegung}, {deshalb feilen wir an jedem Satz|drohen muss man dafür nicht}.",
    ],
    offers: [
      [
        "file-text",
        "Vertragsprüfung",
        "{Vor der Unterschrift ist es am günstigsten|Lesen lassen, bevor es gilt}: {markieren Sie, was unklar ist|schicken Sie den Entwurf}.",
        "Wir {lesen den Vertrag mit Ihnen|prüfen, was wirklich darin steht}, {markieren, was riskant ist|übersetzen ihn in klare Worte}, und {schlagen bessere Sätze vor|sagen, worüber sich verhandeln lässt}.",
      ],
      [
        "scale",
        "Hilfe im Streitfall",
        "{Wer, was, seit wann, welche Belege|Sammeln Sie Schreiben und Daten}: {dann hören Sie Chancen und Risiken|danach lässt sich der Weg wählen}.",
        "Im Streit {sortieren wir zuerst die Fakten|zählt, was sich belegen lässt}, {danach wissen Sie, was ein Weg bringt und kostet|dann wählen Sie, wie weit Sie gehen}.",
      ],
      [
        "users",
        "Familienrecht und Erbe",
        "{Trennung, Vorsorge, Testament|Wenn sich eine Familie neu ordnet}: {was man vereinbart, muss man nicht erstreiten|regeln Sie es, solange Ruhe ist}.",
        "Wenn es um {Trennung oder Nachlass|die Familie} geht, {suchen wir eine Lösung, die auch später hält|ist eine ruhige Regelung meist mehr wert als ein Sieg}.",
      ],
      [
        "building-complex",
        "Recht für Unternehmen",
        "{Gründen, beteiligen, übergeben|Von der Satzung bis zur Mahnung}: {klare Verträge erhalten Freundschaften|fragen Sie vor dem ersten Auftrag}.",
        "Unternehmen {begleiten wir von der Gründung bis zur Übergabe|brauchen Verträge, die im Alltag tragen}, {wir sagen früh, wo es eng wird|lieber kurz gefragt als lang gestritten}.",
      ],
      [
        "briefcase",
        "Arbeitsrecht",
        "{Abmahnung, Kündigung, Zeugnis|Wenn es am Arbeitsplatz ernst wird}: {die Fristen sind kurz|bringen Sie Vertrag und Schreiben mit}.",
        "Bei {einer Kündigung|Ärger mit dem Arbeitgeber} {zählt jeder Tag|gilt eine kurze Frist}, {melden Sie sich deshalb, bevor Sie etwas unterschreiben|darum prüfen wir zuerst das Datum}.",
      ],
      [
        "handshake",
        "Einigung ohne Gericht",
        "{Reden, schreiben, einigen|Ein Vergleich ist oft die halbe Zeit}: {wir sagen, was Sie dafür aufgeben|Sie hören, was für und was gegen ihn spricht}.",
        "{Ein Gespräch am Tisch|Eine Einigung} {kostet oft weniger als ein Urteil|lässt beide das Gesicht wahren}, {wir verhandeln für Sie|und wir sagen, wann sich das nicht lohnt}.",
      ],
    ],
    process: [
      [
        "Anfragen",
        "{Gegner, Thema, Frist|Wer gegen wen und bis wann}: {Eiliges bitte am Telefon|wir prüfen, ob wir tätig werden dürfen}.",
        "Sie {schildern uns den Fall|schreiben, wer beteiligt ist}, und wir {prüfen, ob wir Sie vertreten dürfen|sehen zuerst nach den Fristen}.",
      ],
      [
        "Erstgespräch",
        "{Unterlagen auf den Tisch|Sie erzählen, wir ordnen}; {Sie hören Chancen und Kosten|danach entscheiden Sie}.",
        "Im ersten Gespräch {hören wir zu und sortieren|gehen wir die Papiere durch}, {am Ende kennen Sie Möglichkeiten und Kosten|und Sie erfahren, was realistisch ist}.",
      ],
      [
        "Handeln",
        "{Schreiben, verhandeln, notfalls klagen|In dieser Reihenfolge}, {Sie sehen jeden Schritt|mit Kopie an Sie}.",
        "Erst {wenn Sie den Auftrag geben,|nach Ihrer Zusage} {werden wir tätig|schreiben wir der Gegenseite}, und {jede Antwort geht auch an Sie|über jeden Schritt entscheiden Sie mit}.",
      ],
    ],
    questions: [
      [
        "{Was kostet ein erstes Gespräch|Wie werden Gebühren berechnet|Was muss ich am Anfang bezahlen}?",
        "{Fragen Sie vorher, das ist üblich|Nach Gesetz, Stunde oder Vereinbarung}. {Eine Rechtsschutzversicherung kann zahlen|Lassen Sie es sich schriftlich geben}.",
        "{Die Kosten des ersten Gesprächs nennen wir vorab|Was es kostet, hören Sie vor dem Termin}, {danach entscheiden Sie, ob wir weitermachen|und ob eine Versicherung eintritt, fragen wir gern an}.",
      ],
      [
        "{Was soll ich mitbringen|Welche Unterlagen brauchen Sie|Welche Schriftstücke helfen weiter}?",
        "{Briefe mit Umschlag, Verträge, Daten|Alles mit einem Datum}. {Eine Seite mit dem Ablauf hilft|Schreiben Sie auf, was Sie erreichen wollen}.",
        "{Bringen Sie alles mit, was schriftlich vorliegt|Lieber ein Blatt zu viel}, {sortieren müssen Sie es nicht|nach Datum geordnet geht es schneller}.",
      ],
      [
        "{Die Frist läuft bald ab, was nun|Ist es schon zu spät|Der Stichtag ist nah, was soll ich tun}?",
        "{Rufen Sie heute an|Bitte nicht schreiben, anrufen}. {Manche Frist lässt sich mit wenigen Zeilen wahren|Versäumte Fristen kommen selten zurück}.",
        "{Melden Sie sich noch heute telefonisch|Jeder Tag kann zählen}, {das Datum auf dem Umschlag ist dabei wichtig|oft lässt sich zunächst die Frist sichern}.",
      ],
      [
        "{Habe ich gute Chancen|Werde ich gewinnen|Wie stehen meine Aussichten}?",
        "{Das kann niemand versprechen|Ehrlich beantworten lässt es sich erst nach den Unterlagen}. {Beweise zählen mehr als Recht haben|Manchmal ist ein Vergleich der bessere Sieg}.",
        "{Eine ehrliche Einschätzung bekommen Sie nach dem Lesen|Garantien gibt es vor Gericht nicht}, {und wir sagen auch, wenn wir abraten|wohl aber Erfahrung mit ähnlichen Fragen}.",
      ],
      [
        "{Wie lange dauert so etwas|Wann weiß ich mehr|Mit welcher Dauer ist zu rechnen}?",
        "{Ein Brief Tage, ein Verfahren Monate|Das hängt von Gericht und Gegner ab}. {Sie hören von jedem Schritt|Fragen Sie ruhig nach dem Stand}.",
        "{Ohne Gericht geht es meist in Wochen|Das Tempo bestimmen auch Gericht und Gegenseite}, {wir melden uns, sobald es Neues gibt|Zwischenstände bekommen Sie unaufgefordert}.",
      ],
      [
        "{Geht das auch schriftlich|Muss ich persönlich kommen|Kann das meiste aus der Ferne laufen}?",
        "{Vieles geht per Post und Telefon|Für manche Schritte verlangt es das Gesetz}. {Wir sagen, wofür|Dann genügt ein Termin}.",
        "{Das meiste lässt sich am Telefon und per Post klären|Unterlagen können Sie schicken}, {nur für manche Unterschrift müssen Sie kommen|ein Treffen schadet am Anfang trotzdem nicht}.",
      ],
    ],
    qualities: [
      ["klare Worte", "feste Briefe"],
      ["offene Kosten", "gewahrte Fristen"],
      ["ruhiger Rat", "genauer Blick"],
      ["feste Fristen", "ruhige Worte"],
      ["genaue Verträge", "offene Gebühren"],
      ["klare Schreiben", "kühle Köpfe"],
      ["saubere Verträge", "ehrliche Aussichten"],
    ],
    events: ["Vortragsabend", "Sprechstunde für Gründer", "Vorsorgeabend"],
  },
);

export const legalTrades: Record<string, Wording> = {
  notary: familyWording(
    [
      "Mandantin oder Mandant",
      "Mandantinnen und Mandanten",
      "Notariat",
      "im Notariat",
      "ins Notariat",
      "Beratung und Beurkundung",
    ],
    ["Urkunden und Beratung", "Das Notariat", "Vorträge"],
    {
      headlines: [
        "{Vorgelesen|Erklärt}, {verstanden|besprochen}, unterschrieben",
        "Verträge, die {halten|beide verstehen}",
        "{Unparteiisch|Ruhig}, von {der ersten Frage an|Anfang bis Siegel}",
      ],
      truths: [
        "{Ein Notar steht auf keiner Seite|Beratung heißt hier: für beide}, {darum darf jede Seite fragen|darum wird nichts überhört}.",
        "{Vorlesen ist Pflicht und ein guter Brauch|Beim Vorlesen fällt das Kleingedruckte auf}: {unterbrechen Sie ruhig|erst verstehen, dann unterschreiben}.",
        "{Ein Testament ist ein Brief an später|Was nicht geschrieben steht, wird vermutet}, {Klarheit erspart später Streit|darum lohnt die Stunde}.",
        "{Die Gebühren stehen im Gesetz|Überall kostet dasselbe dasselbe}: {fragen Sie vorher|ein Entwurf gehört oft dazu}.",
        "Ein Vertrag {soll auch nach vielen Jahren noch klar sein|wird für den Tag geschrieben, an dem man sich nicht einig ist}, {darum ringen wir um jedes Wort|deshalb fragen wir nach dem Ungewohnten}.",
        "Wer {früh vorsorgt|seinen Willen festhält}, {nimmt der Familie eine Last ab|muss später nichts erklären}, {und kann es jederzeit ändern|das beruhigt alle Beteiligten}.",
      ],
      offers: [
        [
          "house",
          "Haus und Grund",
          "{Kauf, Schenkung, Grundschuld|Vom Entwurf bis zum Grundbuch}: {Sie lesen vorher|wir erklären, wann was gezahlt wird}.",
          "Rund um Haus und Grund {bereiten wir den Vertrag vor und erklären ihn|prüfen wir das Grundbuch}, {bezahlt wird erst, wenn alles gesichert ist|Sie bekommen den Entwurf rechtzeitig vorher}.",
        ],
        [
          "scroll-text",
          "Erbe und Testament",
          "{Wer bekommt was, wer kümmert sich|Testament, Erbvertrag, Ausschlagung}: {auf die Fristen achten wir|auch ein alter Wille lässt sich prüfen}.",
          "Beim Testament {geht es darum, dass Ihr Wille auch umgesetzt wird|fragen wir nach Familie und Vermögen}, {am Ende steht alles in klaren Sätzen|gemeinsam finden wir die Form, die trägt}.",
        ],
        [
          "users",
          "Ehe und Familie",
          "{Ehevertrag, Adoption, Unterhalt|Was zwei vereinbaren wollen}: {in Worten, die beide tragen|vor der Hochzeit oder danach}.",
          "Für Ehe und Familie {halten wir fest, was beide möchten|sprechen wir mit beiden Seiten}, {ohne Partei zu ergreifen|auch wenn sich später etwas ändert}.",
        ],
        [
          "briefcase",
          "Gründung und Register",
          "{Gründung, Anteile, Register|Vom Namen bis zur Eintragung}: {sagen Sie, wer entscheidet|Papiere gehen digital weiter}.",
          "Bei einer Gründung {beurkunden wir Vertrag und Anmeldung|klären wir vorher, welche Angaben fehlen}, {die Einreichung beim Register übernehmen wir|damit die Eintragung nicht hängen bleibt}.",
        ],
        [
          "shield-check",
          "Vorsorge",
          "{Vollmacht und Verfügung|Wer darf handeln, wenn Sie es nicht können}: {ein Gespräch genügt meist|die Familie weiß Bescheid}.",
          "Mit einer Vollmacht {bestimmen Sie selbst, wer für Sie spricht|sorgen Sie vor, solange es Ihnen gut geht}, {wir erklären, wie weit sie reicht|sie lässt sich später auch ändern}.",
        ],
        [
          "stamp",
          "Beglaubigungen",
          "{Unterschrift, Abschrift, Apostille|Mit Ausweis}: {oft ohne lange Wartezeit|sagen Sie, für welches Land}.",
          "Für Beglaubigungen {brauchen wir das Original und Ihren Ausweis|reicht meist ein kurzer Termin}, {für das Ausland gelten eigene Regeln|rufen Sie vorher kurz an}.",
        ],
      ],
      process: [
        [
          "Anfragen",
          "{Worum es geht, wer beteiligt ist, bis wann|Namen und Anschriften aller}: {Ausweis bereitlegen|Sie hören, welche Papiere fehlen}.",
          "Sie {schildern, was beurkundet werden soll|nennen uns alle Beteiligten}, und wir {sagen, welche Unterlagen nötig sind|stellen die Fragen, die noch offen sind}.",
        ],
        [
          "Entwurf lesen",
          "{In Ruhe, zu Hause|Mit Stift am Rand}; {Fragen vor dem Termin sind die besten|Änderungen sind üblich}.",
          "Den Entwurf {bekommen Sie, bevor es ernst wird|lesen Sie in Ruhe}, {was unklar ist, ändern oder erklären wir|gern auch zusammen mit Ihrer Beratung}.",
        ],
        [
          "Beurkunden",
          "{Vorlesen, erklären, unterschreiben|Alle an einem Tisch}: {mit Ausweis|danach melden wir an Ämter und Register}.",
          "Beim Termin {wird alles vorgelesen und erklärt|dürfen alle unterbrechen und fragen}, {dann wird unterschrieben|und wir erledigen, was danach zu tun ist}.",
        ],
      ],
      questions: [
        [
          "{Was kostet ein Notar|Kann ich die Gebühren vorher erfahren|Wonach richten sich die Gebühren}?",
          "{Die Höhe steht im Gesetz und richtet sich nach dem Wert|Überall gilt dieselbe Tabelle}. {Fragen Sie nach einer Schätzung|Der Entwurf ist meist enthalten}.",
          "{Es gilt ein gesetzlicher Tarif|Nach welchem Wert gerechnet wird, erklären wir}, {eine Schätzung bekommen Sie auf Anfrage|verhandeln dürfen wir darüber nicht}.",
        ],
        [
          "{Was muss ich mitbringen|Welche Unterlagen brauche ich|Was brauche ich für den Termin}?",
          "{Einen gültigen Ausweis und was es schriftlich gibt|Steuernummer und Grundbuchdaten, wenn ein Haus dabei ist}. {Sie bekommen vorab eine Liste|Fehlendes lässt sich anfordern}.",
          "{Das hängt vom Anliegen ab|Bitte bringen Sie einen gültigen Ausweis mit}, {eine genaue Liste schicken wir vor dem Termin|weitere Papiere nennen wir Ihnen rechtzeitig}.",
        ],
        [
          "{Vertritt der Notar mich oder die andere Seite|Wer berät mich|Für wen arbeitet das Notariat}?",
          "{Keine von beiden, das Amt ist unparteiisch|Er erklärt allen dasselbe}. {Für den eigenen Vorteil gibt es Anwälte|Fragen dürfen beide}.",
          "{Wir sind zur Neutralität verpflichtet|Der Notar berät alle Beteiligten gleich}, {wer eigenen Rat möchte, geht zusätzlich zum Anwalt|fragen dürfen Sie trotzdem alles}.",
        ],
        [
          "{Wie lange dauert ein Hauskauf|Wann gehört mir das Haus|Mit welcher Zeit muss ich beim Kauf rechnen}?",
          "{Der Termin ist der Anfang|Bank, Gemeinde und Grundbuch brauchen Wochen}. {Gezahlt wird erst, wenn es sicher ist|Wir sagen, was als Nächstes kommt}.",
          "{Vom Termin bis zur Eintragung vergehen meist Wochen|Das liegt vor allem an Bank und Ämtern}, {wir überwachen die einzelnen Schritte|wann Sie zahlen müssen, sagen wir Ihnen schriftlich}.",
        ],
        [
          "{Muss ein Testament zum Notar|Reicht ein handgeschriebenes Testament|Welche Form braucht mein Testament}?",
          "{Von Hand und mit Datum gilt es auch|Beim Notar wird geprüft, ob es trägt}. {Es wird verwahrt und gefunden|Der Erbschein kann entfallen}.",
          "{Handschriftlich geht es auch, es birgt aber Fehler|Nötig ist es nicht immer}, {beurkundet ist es sicher verwahrt|Ihre Erben ersparen sich damit oft Aufwand}.",
        ],
      ],
      qualities: [
        ["genaue Urkunden", "klare Worte"],
        ["offene Gebühren", "ruhige Termine"],
        ["gewahrte Fristen", "ein fester Platz im Register"],
        ["unparteiischer Rat", "lesbare Entwürfe"],
        ["klare Entwürfe", "sichere Verwahrung"],
        ["ruhige Beratung", "vollständige Papiere"],
        ["offene Fragen", "verständliche Verträge"],
      ],
      events: [
        "Abend zu Testament und Vollmacht",
        "Vortrag zum Hauskauf",
        "Sprechstunde für Gründer",
      ],
      actions: {
        bookings: ["Termin anfragen", "Beurkundung anfragen"],
        quotes: ["Entwurf anfragen", "Gebühren erfragen"],
        calls: ["Rückruf erbitten"],
      },
    },
  ),
  lawyer: familyWording(
    [
      "Mandantin oder Mandant",
      "Mandantinnen und Mandanten",
      "Kanzlei",
      "in der Kanzlei",
      "in die Kanzlei",
      "Recht und Rat",
    ],
    ["Rechtsgebiete", "Die Kanzlei", "Vorträge"],
    {
      headlines: [
        "Erst {verstehen|lesen}, dann {antworten|schreiben}",
        "Recht, {auf Deutsch gesagt|das man versteht}",
        "{Fristen im Blick|Ruhe bewahren}, {Rücken frei|Schritt für Schritt}",
      ],
      truths: [
        "Ein Brief vom Gericht {liegt schwerer auf dem Tisch als andere|wird vom Liegenlassen nicht freundlicher}. {Das Datum darauf ist das Wichtigste|Wer ihn am selben Tag zeigt, hat mehr Möglichkeiten}.",
        "Recht haben {und Recht bekommen sind zweierlei|genügt nicht, man muss es belegen können}, {deshalb sammeln wir zuerst, was auf Papier steht|darum fragen wir nach Zeugen und Nachrichten}.",
        "Nicht jeder Streit {gehört vor Gericht|muss gewonnen werden}: {ein guter Vergleich spart Jahre|manchmal ist ein Brief genug}. {Auch davon raten wir|Wir rechnen vor, was ein Prozess kostet}.",
        "Ein guter Vertrag {wird in ruhigen Zeiten geschrieben|zeigt seinen Wert erst im Streit}. {Eine Stunde vorher ersetzt viele danach|Wer vor der Unterschrift fragt, braucht später seltener einen Anwalt}.",
        "Was Sie {uns erzählen, bleibt bei uns|hier sagen, geht niemanden sonst etwas an}. {Auch das Unangenehme gehört dazu|Überraschen sollte uns nur die Gegenseite}.",
        "{Wer schreit, hat selten die besseren Papiere|Ein ruhiger Brief erreicht mehr als ein böser}, {den Ton bestimmen wir mit Ihnen|sachlich bleiben ist auch eine Taktik}.",
        "{Gesetze sind lang, gute Antworten sind kurz|Das meiste lässt sich auf einer Seite sagen}, {und die bekommen Sie mit|dazu gehört, was dagegen spricht}.",
        "{Zeugen vergessen, Papier nicht|Was heute selbstverständlich ist, weiß in zwei Jahren niemand mehr}. {Schreiben Sie auf, solange es frisch ist|Ein Datum auf dem Foto kann viel wert sein}.",
        "{Ein Streit kostet auch Schlaf|Manchmal ist die schnelle Lösung die bessere}, {deshalb fragen wir, was Ihnen wirklich wichtig ist|das gehört mit in die Rechnung}.",
        "{Vor Gericht zählt, was man zeigen kann|Das Gericht war nicht dabei}, {also müssen Belege erzählen, was geschah|darum ordnen wir zuerst die Unterlagen}.",
      ],
      offers: [
        [
          "scale",
          "Erstberatung",
          "{Sie erzählen, wir fragen nach und lesen, was Sie mitbringen|In einem ersten Gespräch klären wir, worum es rechtlich geht}. {Am Ende wissen Sie, wie Ihre Aussichten sind|Danach entscheiden Sie, ob Sie weitergehen}.",
          "{Schreiben Sie vorher auf, was wann geschehen ist|Eine Seite mit Daten und Namen genügt}. {Verträge, Briefe und Nachrichten bringen Sie mit|Je geordneter die Papiere, desto kürzer das Gespräch}.",
          "{Manchmal endet es mit einem Rat, den Sie selbst umsetzen|Nicht aus jeder Beratung wird ein Mandat}. {Auch das ist ein gutes Ergebnis|Was die Beratung kostet, erfahren Sie vorher}.",
        ],
        [
          "briefcase",
          "Arbeitsrecht",
          "{Bei einer Kündigung läuft eine kurze Frist|Nach einer Kündigung bleiben nur wenige Wochen}. {Melden Sie sich gleich und unterschreiben Sie nichts|Ein Aufhebungsvertrag darf über Nacht liegen bleiben}.",
          "{Abmahnung, Zeugnis, Überstunden|Wenn es am Arbeitsplatz ernst wird}: {wir prüfen, was wirksam ist|oft lohnt zuerst ein Gespräch mit dem Betrieb}. {Auch Arbeitgeber beraten wir, aber nie beide Seiten|Heben Sie Pläne und Nachrichten auf}.",
          "{Wer ein Angebot zum Gehen bekommt, sollte rechnen, bevor er antwortet|Ein Zeugnis hat seine eigene Sprache}. {Wir übersetzen und sagen, was üblich ist|Sprechen Sie mit niemandem im Betrieb, bevor Sie Rat haben}.",
        ],
        [
          "house",
          "Mietrecht",
          "{Mängel, Nebenkosten, Eigenbedarf|Wenn Vermieter und Mieter streiten}: {vieles steht schon im Vertrag|zuerst lesen wir den Vertrag und die Übergabe}. {Mindern Sie nicht auf eigene Faust|Zeigen Sie einen Mangel schriftlich an}.",
          "{Eine Abrechnung lässt sich prüfen|Einwände gegen die Nebenkosten haben eine Frist}. {Bringen Sie die letzten beiden mit|Die Belege dürfen Sie einsehen}.",
          "{Schimmel, Lärm, ein Aufzug, der nicht fährt|Ein Brief mit Fristsetzung wirkt oft schon}: {führen Sie eine kleine Liste mit Tagen und Fotos|wir formulieren, was die Gegenseite versteht}.",
        ],
        [
          "heart",
          "Familienrecht",
          "{Trennung, Unterhalt, Sorge für die Kinder|Wenn eine Ehe endet}: {wir ordnen, was sofort nötig ist und was warten kann|wir suchen Lösungen, mit denen man sich noch begegnen kann}.",
          "{Nicht alles muss gestritten werden|Eine Vereinbarung spart Zeit und Nerven}. {Bei Kindern zählt, was im Alltag hält|Was fair ist, sieht für jede Familie anders aus}. {Sammeln Sie Unterlagen zu Einkommen und Vermögen|Wir vertreten eine Seite und bleiben trotzdem sachlich}.",
          "{In einer Trennung ist vieles gleichzeitig|Zuerst braucht es eine Ordnung für die nächsten Wochen}: {wohnen, zahlen, Zeit mit den Kindern|dann erst kommt alles Weitere}.",
        ],
        [
          "file-text",
          "Verträge",
          "{Kaufvertrag, Mietvertrag, Geschäftsbedingungen|Bevor Sie unterschreiben}: {wir lesen, was dasteht und was fehlt|lassen Sie jemanden lesen, der das Kleingedruckte kennt}.",
          "Einen Vertrag, {der passt, schreibt man nicht aus dem Netz ab|den beide verstehen, bricht man seltener}. {Wir fragen, was schiefgehen könnte|Am Ende steht, was gemeint war}.",
          "{Eine Vorlage kennt Ihren Fall nicht|Gute Klauseln erkennt man an kurzen Sätzen}. {Wir streichen, was niemand braucht|Auch bestehende Verträge prüfen wir auf Lücken}.",
        ],
        [
          "shield-check",
          "Vertretung vor Gericht",
          "{Klage erheben oder sich wehren|Wenn eine Klage kommt}: {wir prüfen Aussichten und Kosten, bevor es losgeht|zuerst sichern wir die Frist}. {Vor Gericht sprechen wir für Sie|Im Termin sitzen Sie nicht allein}.",
          "{Ein Verfahren dauert, das sagen wir gleich|Zwischen Klage und Urteil liegen oft Monate}. {Sie bekommen jeden Brief in Kopie|Was er bedeutet, erklären wir dazu}. {Ein Vergleich ist bis zuletzt möglich|Auch verlieren kann man, und darüber reden wir vorher}.",
          "{Nicht die lauteste Stimme überzeugt ein Gericht|Ein Prozess wird auf Papier vorbereitet}. {Darum kommt es auf Belege und Reihenfolge an|Was in der Verhandlung auf Sie zukommt, üben wir vorher}.",
        ],
      ],
      process: [
        [
          "Melden",
          "{Schreiben oder anrufen, worum es geht und welches Datum auf dem Brief steht|Nennen Sie die Namen aller Beteiligten}. {So prüfen wir, ob wir Sie vertreten dürfen|Die Frist sehen wir uns zuerst an}.",
          "{Schicken Sie den Brief als Foto|Sagen Sie, was eilt}. {Sie hören, was das Gespräch kostet|Danach bekommen Sie einen Termin}.",
          "{Am Telefon reichen zwei Sätze|Ein Anliegen, ein Datum, ein Name}: {dann sagen wir, ob das unser Gebiet ist|sonst nennen wir jemanden, der es besser kann}.",
        ],
        [
          "Besprechen",
          "{Am Tisch, am Telefon oder am Bildschirm|In Ruhe und unter vier Augen}: {Sie erzählen, wir ordnen|wir sagen, was rechtlich zählt}. {Welche Wege es gibt, steht am Ende auf einer Seite|Auch das Risiko sprechen wir aus}.",
          "{Gute Fragen sind erlaubt, dumme gibt es nicht|Unterbrechen Sie, wenn ein Wort fremd ist}. {Danach wissen Sie, was zu tun ist|Zu Hause überlegen Sie, ob Sie uns beauftragen}.",
          "{Wir lesen, bevor wir reden|Sie bringen die Papiere, wir bringen die Fragen}. {Zum Schluss fassen wir zusammen, was jetzt gilt|Ob ein Auftrag daraus wird, bestimmen Sie}.",
        ],
        [
          "Handeln",
          "{Wir schreiben, verhandeln oder klagen, wie besprochen|Jeder Schritt geht vorher über Ihren Tisch}. {Sie bekommen alles in Kopie|Über Neues informieren wir Sie, ohne dass Sie nachfragen müssen}.",
          "{Manches erledigt ein einziger Brief|Oft genügt es, dass jemand sachlich schreibt}. {Wenn nicht, gehen wir den nächsten Schritt|Die Kosten bleiben dabei im Blick}.",
          "{Zuerst versuchen wir es ohne Gericht|Ein sachlicher Brief öffnet oft eine Tür}. {Vor jedem neuen Schritt sprechen wir über Kosten und Chancen|Ihre Zustimmung brauchen wir jedes Mal}.",
        ],
        [
          "Abschließen",
          "{Am Ende erklären wir das Ergebnis und was noch zu tun ist|Zum Schluss bekommen Sie Ihre Unterlagen zurück}. {Fristen für danach schreiben wir auf|Die Abrechnung gehen wir mit Ihnen durch}.",
          "{Ein Urteil muss auch vollstreckt werden|Das Ergebnis lesen wir gemeinsam}. {Was Sie aufheben sollten, schreiben wir auf|Damit ist für die meisten endlich Ruhe}.",
        ],
      ],
      questions: [
        [
          "{Was kostet ein Anwalt|Womit muss ich bei den Kosten rechnen|Erfahre ich die Kosten vor dem Auftrag}?",
          "{Für eine erste Beratung gilt ein begrenzter Betrag|Viele Gebühren stehen im Gesetz und richten sich nach dem Streitwert}. {Fragen Sie vor dem Gespräch|Wir nennen sie, bevor Sie uns beauftragen}.",
          "{Abgerechnet wird nach Gesetz oder nach Vereinbarung|Ein Stundensatz wird schriftlich vereinbart}. {Wer verliert, zahlt vor Gericht oft auch die andere Seite|Bei kleinem Einkommen gibt es Beratungshilfe}.",
          "{Ein Blick auf den Streitwert gibt einen ersten Anhalt|Fragen Sie ruhig gleich am Telefon}. {Raten sind nach Absprache oft möglich|Vereinbarungen über Honorar machen wir nur schriftlich}.",
        ],
        [
          "{Zahlt die Rechtsschutzversicherung|Wie läuft es mit der Versicherung|Ich bin versichert, was muss ich tun}?",
          "{Fragen Sie dort vor dem ersten Schritt nach|Das hängt vom Vertrag und vom Zeitpunkt ab}. {Die Deckungsanfrage können wir übernehmen|Ein Selbstbehalt bleibt meist bei Ihnen}.",
          "{Sehen Sie nach, welche Bereiche versichert sind|Die Police bringen Sie am besten mit}. {Für manches gilt eine Wartezeit|Den Anwalt dürfen Sie selbst wählen}.",
          "{Das klärt eine kurze Anfrage beim Versicherer|Manche Verträge zahlen auch die Beratung}. {Vorsatz und alte Streitigkeiten sind meist ausgenommen|Wir sagen, wie wahrscheinlich eine Zusage ist}.",
        ],
        [
          "{Wie schnell muss ich handeln|Ich habe einen Brief vom Gericht, was nun|Welche Frist gilt für mich}?",
          "{Das Datum auf dem Brief entscheidet|Manche Fristen sind nur wenige Tage lang}. {Melden Sie sich am selben Tag|Heben Sie auch den Umschlag auf}.",
          "{Legen Sie ihn nicht beiseite|Fristen lassen sich selten verlängern}. {Schicken Sie uns ein Foto, wir sehen zuerst auf das Datum|Unterschreiben und antworten Sie noch nichts}.",
          "{So früh es geht, denn vergangene Fristen holt niemand zurück|Zählen Sie ab dem Tag, an dem der Brief im Kasten lag}. {Auch eine halbe Stunde hilft schon weiter|Notfalls sichern wir zuerst und prüfen danach}.",
        ],
        [
          "{Lohnt sich ein Prozess|Wie stehen meine Aussichten|Sollte ich klagen}?",
          "{Das hängt von Beweisen und Kosten ab|Vor einer Klage rechnen wir}. {Manchmal ist ein Vergleich klüger|Wir raten auch ab}.",
          "{Sicher ist vor Gericht nichts|Eine ehrliche Einschätzung bekommen Sie nach dem Lesen der Unterlagen}. {Zeit und Nerven zählen mit|Oft bewegt schon ein guter Brief etwas}.",
          "{Was ist Ihnen das Ergebnis wert|Recht und Risiko gehören auf dieselbe Waage}. {Wir schätzen Aussicht, Dauer und Kosten ein|Manchmal ist Loslassen die bessere Rechnung}.",
        ],
        [
          "{Was soll ich zum Termin mitbringen|Welche Unterlagen brauchen Sie für die Beratung|Wie bereite ich das Gespräch vor}?",
          "{Alles, was schriftlich ist, der Reihe nach|Verträge, Briefe, Nachrichten und eine Liste der Ereignisse}. {Auch Unangenehmes gehört dazu|Kopien genügen für den Anfang}.",
          "{Eine Seite mit Daten und Namen|Schreiben Sie auf, was Sie erreichen möchten}. {Notieren Sie Ihre Fragen|Die Police bringen Sie mit, falls Sie versichert sind}.",
          "{Am meisten hilft eine Liste, was wann geschehen ist|Ordnen Sie nach Datum, das Älteste zuerst}. {Originale behalten Sie zunächst|Auch Fotos und Sprachnachrichten zählen}.",
        ],
        [
          "{Bleibt vertraulich, was ich sage|Erfährt jemand von meinem Besuch|Muss ich alles erzählen}?",
          "{Ja, die Schweigepflicht gilt ab dem ersten Wort|Wir dürfen und werden nichts weitergeben}. {Auch wenn kein Auftrag daraus wird|Nur Sie können uns davon entbinden}.",
          "{Alles, was Sie sagen, bleibt hier|Erzählen Sie auch, was gegen Sie spricht}. {Wir können nur verteidigen, was wir kennen|Familie und Arbeitgeber erfahren nichts von uns}.",
          "{Ohne Vertrauen geht es nicht, darum schützt es das Gesetz|Nicht einmal vor Gericht müssen wir darüber reden}. {Sprechen Sie also frei|Je vollständiger das Bild, desto besser der Rat}.",
        ],
      ],
      qualities: [
        ["klare Worte", "gewahrte Fristen"],
        ["offene Kosten", "ehrliche Aussichten"],
        ["genaue Schriftsätze", "ruhige Gespräche"],
        ["verständliche Briefe", "gute Vorbereitung"],
        ["volle Aufmerksamkeit", "leise Töne"],
        ["sachliche Worte", "feste Haltung"],
      ],
      events: ["Abend zum Mietrecht", "Vortrag zum Testament", "Sprechstunde für Gründer"],
      actions: {
        bookings: ["Beratung anfragen", "Gespräch vereinbaren"],
        calls: ["In der Kanzlei anrufen"],
      },
    },
  ),
};
