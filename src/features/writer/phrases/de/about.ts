/** German lines of the about page, of values, and of what sets a business apart. A table, no logic. `##` parts title and text. */
import type { Phrasebook } from "../../speech/speaker.ts";

export const about: Phrasebook = {
  "about.eyebrow": ["Über uns", "Hinter dem Namen", "Wer wir sind"],
  "about.heading": [
    "Wie wir arbeiten",
    "Das ist {name}",
    "{Quality1}, mit Absicht",
    "Was uns wichtig ist",
    "Über {name}",
    "Wer dahintersteht",
  ],
  "about.lede": [
    "Bei {name} zählen {quality1} und {quality2}. [Hier steht, warum|Was das für {offer1} heißt, lesen Sie hier|Was wir damit meinen, steht auf dieser Seite].",
    "Ob {offer1} oder {offer2}: vorher möchte man wissen, [mit wem man spricht|wie der andere denkt]. [Darum diese Seite|Hier ist unser Teil].",
    "[Keine großen Worte|Keine lange Geschichte]: {quality1}, {quality2} und wie wir [dahin kommen|es damit halten].",
    "Was wir tun? {Offer1}, {offer2} und mehr. [Hier lesen Sie, wie|Das Wie steht hier].",
    "Ein paar Sätze rund um {work}: [wie wir arbeiten|was uns antreibt], und [was Sie davon haben|wo Sie ins Spiel kommen].",
    "{Offer1}, {offer2}: das kann man [so oder so|auf viele Arten] machen. [Hier steht, wie wir es halten|Das ist unsere Art].",
  ],
  "about.start": [
    "Die Anliegen sind verschieden, [aber|doch] am Ende zählt [für fast alle|meistens] dasselbe: {quality1} und [jemand, der zuhört|eine ehrliche Antwort].",
    "Am Anfang stehen bei uns {quality1} und {quality2}. [Alles andere|Der Rest] [baut darauf auf|kommt danach].",
    "Was wir tun, ist schnell gesagt: {offer1}, {offer2}, {offer3}. [Wichtiger ist das Wie|Das Wie zählt mehr].",
    "{name} ist für {audience} da. Das entscheidet, [was wir anbieten|wie wir erklären], und [wann|wo] wir [abraten|Nein sagen].",
    "{Offer1}, {offer2}: [von außen|auf den ersten Blick] sieht es einfach aus. [Dahinter|Darin] stecken {quality1}, {quality2} und [viel Übung|ein genauer Blick].",
    "[Wir hätten hier gern eine lange Geschichte erzählt|Hier könnte eine lange Geschichte stehen]. [Wichtiger ist|Uns ist wichtiger], was Sie [heute davon haben|davon merken]: {quality1}, {quality2}, und [jemand, der zurückruft|Zeit für Ihre Fragen].",
    "Rund um {work} kann man [vieles versprechen|große Worte machen]. Wir [fangen lieber klein an|bleiben lieber beim Machbaren]: {quality1}, {quality2}, [und das verlässlich|Tag für Tag].",
  ],
  "about.start/goods": [
    "Wer {offer1} oder {offer2} sucht, hat viele Möglichkeiten. [Hier geht es darum|Wir möchten], dass Sie [zu Hause noch zufrieden sind|gern wiederkommen].",
    "Manche kommen für {offer1}, andere nur [auf einen Blick|mit einer Frage]. [Beides ist uns recht|Wir freuen uns über beide], denn aus Fragen [wird oft mehr|lernt man die Menschen kennen].",
  ],
  "about.start/service": [
    "Meist beginnt es mit einem [Anruf|Satz], und am Ende soll etwas [besser sein als vorher|erledigt sein, das lange lag]. [Dazwischen liegt unsere Arbeit|Das ist unsere Aufgabe].",
    "Für {offer1} sowie {offer2} braucht es [Fachwissen und Geduld|mehr als Werkzeug]. [Ebenso wichtig ist|Vor allem aber braucht es], dass man [sich versteht|miteinander redet].",
  ],
  "about.start/group": [
    "Zu uns kommen Menschen mit [ganz verschiedenen Gründen|sehr verschiedenem Alltag]. [Was sie verbindet|Was ihnen gemeinsam ist], ist [die Lust, etwas anzufangen|ein fester Platz in der Woche].",
    "Allein fällt vieles [schwerer|schwer]. [Deshalb gibt es uns|Darum sind wir da]: {quality1}, {quality2} und [Menschen, die mitmachen|ein Platz, der frei ist].",
  ],
  "about.way": [
    "Im Alltag heißt das: [fragen statt vermuten|erst fragen], [Schritt für Schritt|in Ruhe] vorgehen und [am Ende|zum Schluss] noch einmal hinsehen.",
    "Weniger [reicht|genügt]? [Wir sagen es|Das hören Sie]. Ob {offer1}, {offer2} oder [gar nichts|etwas ganz anderes] besser [passt|wäre], auch.",
    "Es sind die Kleinigkeiten: [der Ton einer Antwort|eine Notiz vom letzten Mal], [ein Anruf vorher|ein Blick zurück], {quality1}, {quality2}.",
    "Etwas ging schief? [Wir sagen es zuerst|Sie hören es zuerst]. [Dann folgt die Lösung|Reden hilft].",
    "{Quality1} und {quality2} stehen [vorn|an erster Stelle], dann kommt das Tempo, [dann erst|zuletzt] die großen Worte.",
    "Abkürzungen? [Nur, wenn sie nützen|Nur, wo niemand stolpert]. [Vorrang haben|Wichtiger sind uns] {quality1} und {quality2}.",
    "Was wir für {offer1} oder {offer2} zusagen, [schreiben wir auf|steht auf Papier], damit [beide dasselbe meinen|man später nachsehen kann].",
    "[Ob {offer1} oder {offer2}|Ganz gleich, worum es geht]: zuerst [hören wir zu|fragen wir], dann [kommt ein Vorschlag|reden wir über Wege].",
  ],
  "about.way@warm": [
    "Hier darf man [erzählen|ausholen]. Rund um {work} liegt [die Lösung|das Wichtige] oft in einem Nebensatz, [und dafür braucht man Zeit|den man leicht überhört].",
  ],
  "about.way@precise": [
    "Ob {offer1} oder {offer2}: wir [prüfen|messen], bevor wir [zusagen|anfangen]. [So bleibt es nachvollziehbar|Das erspart Überraschungen].",
  ],
  "about.way@playful": [
    "Rund um {work} sind wir ernst, [mit uns selbst etwas weniger|mit der Krawatte nicht]. [Das hilft|Lachen hilft denken].",
  ],
  "about.way@refined": [
    "{Offer1} oder {offer2}: wir lassen lieber etwas weg, als es [zu überladen|vollzustellen]. [Der Rest soll stimmen|Was bleibt, zählt].",
  ],
  "about.way@bold": [
    "Rund um {work} haben wir eine Meinung, [auch ungefragt|und sagen sie gleich]. [Damit kommt man weiter|Danach entscheiden Sie].",
  ],
  "about.way@plain": [
    "[Kein Drumherum|Keine Fachsprache], kein Kleingedrucktes. [Sie fragen, wir antworten|Ja heißt ja]. [In ganzen Sätzen|Den Rest klären wir].",
  ],
  "about.you": [
    "Und Sie? Eine Frage [genügt|reicht schon].",
    "Fachwissen? [Nicht nötig|Brauchen Sie nicht].",
    "Sie vergleichen nur? [Auch gut|Gern]. [Fragen Sie überall dasselbe|Hier ein Maßstab]: {quality1}, {quality2}.",
    "[Nur eine vage Idee|Erst ein halber Plan]? [Melden Sie sich|Schreiben Sie trotzdem].",
    "Passt das zu Ihnen? [Dann lassen Sie uns reden|Wir sind gespannt].",
    "[Nichts vorzubereiten|Ganz ohne Anlass]. [Ein Satz reicht|Kommen Sie einfach].",
  ],
  "about.audience": [
    "Vor allem denken wir an {audience}, [wenn wir einen Tag planen|bei allem, was wir vorbereiten].",
    "Für {audience} [geschrieben|gedacht]. [Alle anderen|Wer anders ist]? Genauso willkommen.",
    "[Der Alltag|Ein Tag] sieht für {audience} [anders aus|nie gleich aus]. [Darauf|Danach] richten wir uns.",
    "[Was wir hier beschreiben, gilt|Das alles gilt] zuerst für {audience}. [Fragen Sie uns, wenn es bei Ihnen anders ist|Andere fragen einfach].",
  ],
  "values.eyebrow": ["Woran wir uns halten", "Unser Wort", "Hausregeln"],
  "values.heading": [
    "Worauf Sie zählen können",
    "Unsere Hausregeln",
    "Was immer gilt",
    "Hausordnung",
    "Unser Wort",
  ],
  "values.lede": [
    "[Kurz genug zum Merken|Wenige Regeln]. Prüfen Sie [sie ruhig, am besten gleich|uns daran, bei der ersten Gelegenheit|ruhig nach, ob wir sie halten].",
    "[Keine Sprüche|Nichts für die Wand]. [Messen Sie uns daran|Prüfen Sie es nach].",
    "Worte sind leicht. [Fragen Sie nach|Sehen Sie hin].",
    "Das [gilt immer|versprechen wir], ob es um {offer1} geht oder um {offer2}.",
  ],
  "value.any": [
    "[Zweimal fragen|Noch einmal fragen]##Keine Frage ist [lästig|dumm]. [Auch die dritte nicht|Fragen Sie ruhig].",
    "[Ehrliches Nein|Abraten dürfen]##Passt es nicht? [Wir sagen es|Wir raten ab].",
    "[Einfach halten|Klein anfangen]##[Erst das Nötige|Zuerst ein Schritt], dann [vielleicht mehr|der nächste]. [Niemand muss alles|Mehr geht immer].",
    "[Ihre Zeit|Zeit]##Etwas verschiebt sich? [Sie erfahren es früh|Wir melden uns gleich].",
    "[Zweiter Blick|Genau hinsehen]##Ob {offer1} oder {offer2}: wir sehen [zweimal hin|lieber einmal mehr hin], [am Anfang und am Schluss|gerade dann, wenn es eilt|auch wenn niemand fragt].",
    "[Kein Druck|In Ruhe entscheiden]##Ob {offer1} oder {offer2}: [schlafen Sie darüber|überlegen Sie in Ruhe], [auch zweimal, wenn es hilft|wir drängen Sie zu nichts].",
    "[Vertraulich|Unter uns]##Es bleibt [hier|unter uns]. [Alles|Jedes Wort].",
    "[Danach|Hinterher]##Manche Frage kommt [später|danach]. [Schreiben Sie dann|Fragen Sie trotzdem].",
    "[Fehler zugeben|Geradestehen]##[Etwas stimmt nicht|Etwas ist misslungen]? [Wir sagen es zuerst|Reden wir darüber].",
    "[Nichts zu viel|Genug ist genug]##Nichts zum Schein. [Nur, was nützt|Nur, was Sie brauchen].",
    "[Schwarz auf weiß|Aufgeschrieben]##[Vereinbartes|Zugesagtes] steht auf Papier. [Sie behalten eine Kopie|Beide haben es].",
    "[Neugierig bleiben|Dazulernen]##Rund um {work} [lernt man nie aus|ändert sich manches]. [Wir lesen nach|Wir fragen weiter].",
  ],
  "value.any/goods": [
    "[Über Geld reden|Erst der Preis]##Der Preis? [Steht vorher fest|Den hören Sie zuerst]. [Ohne Rechenkünste|Mit allem, was dazugehört].",
    "[Lieber weniger|Gut ausgesucht]##Wir [empfehlen|zeigen] nur, was wir selbst [nehmen würden|gern behalten].",
    "[Ehrliche Auskunft|Offen gesagt]##Was wir über {offer1} nicht wissen, [sagen wir auch|fragen wir nach].",
  ],
  "value.any/service": [
    "[Über Geld reden|Erst der Preis]##Die Kosten? [Vorher|Vor Ihrem Ja]. [Ohne Rechenkünste|Mit allem, was dazugehört].",
    "[Bescheid geben|Auf dem Laufenden]##Dauert etwas länger als gedacht, [sagen wir es von selbst|erfahren Sie es gleich], [nicht erst am Schluss|auch wenn es unbequem ist].",
    "[Sorgfalt|Gründlich]##Ob {offer1} oder etwas anderes, es gilt: [lieber einmal mehr prüfen|erst fertig, wenn es stimmt].",
  ],
  "value.any/group": [
    "[Alle zählen|Platz für alle]##Wer neu ist, wird [begrüßt und mitgenommen|nicht allein gelassen].",
    "[Jedes Tempo|Ohne Vergleich]##Hier [misst sich niemand|muss niemand mithalten]. [Wichtig ist, dass Sie gern kommen|Jeder Schritt zählt].",
    "[Mitreden|Offenes Ohr]##Wünsche und Kritik [hören wir gern|gehören dazu], [am liebsten gleich|auch unbequeme].",
  ],
  "value.warm": [
    "[Herzlich|Warm]##Sie sind [kein Fall|keine Nummer]. [Sondern willkommen|Sondern ein Gast].",
  ],
  "value.plain": [
    "[Klartext|Ehrlich]##[Gesagt wie unter Freunden|Worte wie unter Nachbarn]. [Mehr nicht|Von Anfang an].",
  ],
  "value.precise": ["[Genau|Präzise]##Erst [prüfen|messen]. Dann [sprechen|zusagen]."],
  "value.playful": [
    "[Mit Spaß|Spielraum]##Lachen [hilft|ist erlaubt]. Rund um {work} sind wir [trotzdem|dennoch] ernst.",
  ],
  "value.refined": [
    "[Zurückhaltung|Weniger, aber besser]##[Was stört, fällt weg|Weglassen ist Arbeit]. [Das Wesentliche bleibt|Der Rest stimmt].",
  ],
  "value.bold": [
    "[Haltung|Klare Kante]##Unsere Meinung? [Deutlich|Ohne Umwege]. [Auch ungefragt|Und sofort].",
  ],
  "value.calm": ["[Ruhe|Gelassen]##Kein [Drängen|Hetzen], kein Lärm. Eines nach dem anderen."],
  "value.technical": [
    "[Nachvollziehbar|Mit Gründen]##Jede Antwort hat Gründe. [Fragen Sie danach|Sie sehen sie].",
  ],
  "value.traditional": [
    "[Bewährt|Handwerk]##[Bewährtes bleibt|Bewährtes behalten wir]. [Fragen Sie, warum|Aus gutem Grund].",
  ],
  "value.modern": [
    "[Auf der Höhe|Offen für Neues]##Neues [probieren wir|wird geprüft]. [Was nützt, bleibt|Nur Nützliches bleibt].",
  ],
  "value.natural": [
    "[Naturnah|Natürlich]##[Natürliches geht vor|Zuerst das Natürliche]. [Grenzen nennen wir offen|Wo es geht].",
  ],
  "value.urban": [
    "[Ecken und Kanten|Eigener Kopf]##[Charakter|Eigensinn] darf sein. [Bei Dingen und Menschen|Überall].",
  ],
  "value.dramatic": [
    "[Mut zum Kontrast|Wirkung]##Wichtiges darf man [sehen|spüren]. [Sofort|Von weitem].",
  ],
  "value.luxurious": [
    "[Zeit als Luxus|Diskret]##Zeit ist [eingeplant|da]. [Für Fragen und Details|Auch für Kleinigkeiten].",
  ],
  "value.friendly": [
    "[Freundlich|Nahbar]##[Fragen|Reden] Sie frei heraus. [Wir tun es auch|Wir auch].",
  ],
  "value.serious": [
    "[Verlässlich|Wort halten]##[Abgemacht ist abgemacht|Vereinbart ist vereinbart]. [Bis beide es ändern|Auch nächste Woche].",
  ],
  "contrast.eyebrow": ["Der Unterschied", "Im Vergleich", "Anders"],
  "contrast.heading": [
    "Was hier anders ist",
    "Wenn Sie vergleichen",
    "Oft anders als üblich",
    "Was wir anders machen",
  ],
  "contrast.lede": [
    "[Vergleichen Sie|Sehen Sie hin], wie andere es [angehen|anbieten], und dann uns.",
    "Kein böses Wort über andere. [Wir gehen nur anders vor|Wir sehen es nur anders].",
    "Der Unterschied heißt {quality1}, und er zeigt sich [hier|an diesen Stellen].",
    "[Es gibt viele gute Wege|Andere haben ihre Gründe]. [Das ist unserer|Hier sind unsere].",
  ],
  "contrast.usual": ["Oft", "Üblich", "Anderswo"],
  "contrast.here": ["Bei uns", "Hier", "Bei {name}"],
  "contrast.any": [
    "Erste Antwort##[Ein fertiger Text|Eine Standardantwort]##Eine Antwort auf [Ihre Frage|das, was Sie wissen wollten]",
    "Rat##[Mehr ist besser|Immer das Größere]##So viel, wie Sie brauchen, [auch wenn es weniger ist|nicht mehr]",
    "Auswahl##[Feste Pakete|Eine starre Liste]##Ein Vorschlag, der sich [ändern|anpassen] lässt",
    "Fragen##[Am Ende|Nach der Unterschrift]##[Am Anfang|Zuerst], und [jederzeit danach|später wieder]",
    "Änderungen##[Lästig|Schwierig]##[Normal|Gehören dazu]: [sagen Sie es früh|einfach Bescheid geben]",
    "Kosten##[Klar am Schluss|Schwer zu erfahren]##[Besprochen|Genannt], bevor Sie [entscheiden|zusagen]",
  ],
  "contrast.chain": [
    "Wer entscheidet##[Ein Regelbuch|Eine Zentrale]##[Die Menschen, mit denen Sie sprechen|Wer vor Ihnen steht]",
    "Das Angebot##[Überall gleich|In jeder Stadt dasselbe]##[Das, was hier gebraucht wird|An die Menschen hier angepasst]",
  ],
  "contrast.platform": [
    "Aussuchen##[Filter und endlose Listen|Klicken und Scrollen]##Ein [kurzes|gutes] Gespräch",
    "Bei Problemen##[Ein Formular|Ein Ticket] und Warten##Ein Mensch, dem Sie [schreiben|das sagen] können",
  ],
  "contrast.agency": [
    "Wer die Arbeit macht##[Jemand, den Sie nie treffen|Wer gerade frei ist]##Menschen, die Sie [direkt|selbst] fragen können",
    "Sprache##[Fachbegriffe und Folien|Große Worte]##Sätze, die [man versteht|jeder versteht]",
  ],
  "contrast.cheap": [
    "Wofür Sie zahlen##[Die kleinste Zahl|Hauptsache billig]##Klarheit, was [enthalten ist|Sie bekommen]",
    "Danach##[Noch einmal zahlen|Noch einmal von vorn]##[Einmal, dafür richtig|Gleich richtig], so gut es geht",
  ],
  "contrast.luxury": [
    "Empfang##[Hochgezogene Brauen|Ein prüfender Blick]##Kommen Sie, wie Sie sind",
    "Über Preise reden##[Lieber nicht|Hinter vorgehaltener Hand]##[Offen|Laut] und früh",
  ],
  "contrast.supermarket": [
    "Herkunft##[Schwer zu sagen|Ein Code auf der Packung]##Fragen Sie, wir sagen, was wir [wissen|können]",
    "Beratung##[Ein Schild am Regal|Das Kleingedruckte]##[Jemand|Ein Mensch], den Sie fragen können",
  ],
  "contrast.diy": [
    "Wenn es schwierig wird##[Ein Video|Noch ein Abend]##[Jemand|Ein Mensch] vom Fach",
    "Ihr Wochenende##[Dahin|Verplant]##[Ihres|Frei]",
  ],
  "contrast.dated": [
    "Begründung##[Das war schon immer so|Haben wir immer so gemacht]##[Der Grund, erklärt|Warum so], und offen für Neues",
    "Auftreten##[Wie alle|Grau]##Eigen, mit [Charakter|Haltung]",
  ],
  "contrast.slow": [
    "Warten##[Funkstille|Tagelang nichts]##[Ein Zeichen|Bescheid], auch wenn es [dauert|länger dauert]",
    "Termine##[Irgendwann|Demnächst]##Ein Tag, den beide kennen",
  ],
  "contrast.confusing": [
    "Bedingungen##[Kleingedrucktes|Drei Seiten]##[Wenige klare Zeilen|Ein paar Zeilen], die man [lesen|verstehen] kann",
    "Entscheiden##[Nur heute|Sofort unterschreiben]##[Schlafen Sie darüber|Morgen ist auch gut]",
  ],
};
