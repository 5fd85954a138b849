/** German lines of single pages: about, values, differences, headers, titles and descriptions. A table, no logic. */
import type { Phrasebook } from "../../speech/speaker.ts";

export const pages: Phrasebook = {
  "about.eyebrow": ["Über uns", "Hinter dem Namen", "Wer wir sind"],
  "about.heading": [
    "Wie wir [denken|arbeiten]",
    "Das ist {name}",
    "Warum wir tun, was wir tun",
    "{Quality1}, mit Absicht",
    "Was uns [wichtig|am Herzen] ist",
    "Ein paar Worte über uns",
  ],
  "about.lede": [
    "Bei {name} zählen {quality1} und {quality2}. Hier steht, wie wir [dahin kommen|es angehen].",
    "Bevor man jemandem [vertraut|etwas anvertraut], will man wissen, [wie er denkt|was ihn antreibt]. [Hier ist unser Teil|Darum diese Seite].",
    "[Keine lange Geschichte|Keine großen Worte], nur das, [was uns wichtig ist|wie wir arbeiten] und [was Sie erwarten können|was das für Sie heißt].",
  ],
  "about.start": [
    "[Am Anfang|Zuerst] steht eine Frage: Was [brauchen Sie wirklich|führt Sie zu uns]? [Manche|Einige] fragen nach „{offer1}“, [andere|viele] nach „{offer2}“. Die meisten wollen [zuerst|vor allem] jemanden, der zuhört.",
    "Es gibt mehr als einen Weg. Am Anfang von [unserem|dem unseren] stehen {quality1} und {quality2}, und [alles andere folgt|der Rest baut darauf auf].",
    "[Fragt man uns, was wir tun|Was wir tun]? [Man könnte|Wir könnten] eine Liste [zeigen|vorlesen]. [Lieber|Viel lieber] reden wir über das, was am Ende zählt: {quality1}, {quality2} und [der Moment, in dem es passt|ein gutes Gefühl].",
    "{name} ist für {audience} da. [Das klingt einfach|Das sagt sich leicht], und es [entscheidet vieles|klärt einiges]: was wir anbieten, wie wir es erklären und [wann wir abraten|wozu wir auch einmal Nein sagen].",
  ],
  "about.way": [
    "Im Alltag heißt das: [fragen statt vermuten|erst fragen], [erklären, was kommt|sagen, was als Nächstes geschieht], und [noch einmal hinsehen|am Ende prüfen], bevor etwas [fertig ist|aus der Hand geht].",
    "Wir mögen klare Worte. Wenn [weniger reicht|etwas Kleineres genügt], [sagen wir das|hören Sie das von uns]. Wenn wir [die Falschen sind|etwas nicht können], auch.",
    "Es sind die [Kleinigkeiten|Einzelheiten]: [der Ton einer Antwort|wie eine Frage beantwortet wird], [was geschieht, wenn sich Pläne ändern|wer an das denkt, was Sie vergessen haben]. [Das alles zählt|Auch das ist Arbeit].",
    "Fehler [gibt es überall|passieren]. [Wichtig ist|Es zählt], dass sie [ausgesprochen|benannt] und [in Ordnung gebracht|behoben] werden. [Bei uns erfahren Sie es zuerst|Darüber reden wir offen].",
  ],
  "about.you": [
    "Und Sie? [Bringen Sie eine Frage mit|Eine Frage genügt]. [Alles andere|Der Rest] [ergibt sich|lässt sich besprechen].",
    "Sie müssen nicht vom Fach sein. [Sagen Sie|Es reicht zu sagen], was am Ende [anders|besser] sein soll.",
    "[Schreiben Sie uns|Melden Sie sich], wenn es Ihnen passt, auch wenn der Plan noch [unfertig|grob] ist.",
    "Vielleicht wollen Sie nur vergleichen. [Auch gut|Das ist in Ordnung]: nehmen Sie unsere Antworten als [Maßstab|Vergleich].",
  ],
  "about.audience": [
    "Vor allem denken wir an {audience}. [Ihre Fragen bestimmen|Daran richten wir aus], was wir [anbieten|tun] und [in welcher Reihenfolge|wie wir es erklären].",
    "Diese Seite ist für {audience} geschrieben. [Alle anderen sind genauso willkommen|Wer anders ist, ist genauso willkommen].",
  ],
  "values.eyebrow": ["Woran wir uns halten", "Unser Wort", "Hausregeln"],
  "values.heading": [
    "Worauf Sie [zählen|sich verlassen] können",
    "Woran Sie uns messen können",
    "Unsere Hausregeln",
    "Was immer gilt",
  ],
  "values.lede": [
    "[Keine Sprüche für die Wand|Das sind keine Sprüche]: Sie können jeden Punkt [prüfen|einfordern].",
    "Wenig genug, um es zu [behalten|merken], klar genug, um es zu [prüfen|messen].",
    "Worte sind leicht. [Darum steht hier nur|Also nur], was Sie {atPlace} [merken|sehen] können.",
  ],
  "value.any": [
    "[Zweimal fragen|Noch einmal fragen]##Es gibt keine dummen Fragen, auch beim [zweiten|dritten] Mal nicht. Wir [erklären|antworten], bis es klar ist.",
    "[Über Geld reden|Erst der Preis]##Sie [hören|wissen], was es kosten wird, bevor Sie sich [entscheiden|festlegen].",
    "[Ehrliches Nein|Abraten dürfen]##Wenn wir [nicht die Richtigen|die Falschen] sind, sagen wir es [früh|gleich].",
    "[Einfach halten|Klein anfangen]##Wir [beginnen|fangen] mit dem [an, was reicht|Kleinsten an, das hilft]. Mehr geht immer noch.",
    "[Ihre Zeit|Zeit]##Wir gehen [achtsam|sorgsam] damit um. Wenn sich etwas [ändert|verschiebt], [sagen wir Bescheid|hören Sie es von uns].",
    "[Zweiter Blick|Genau hinsehen]##Bevor wir fertig sind, sehen wir [noch einmal|ein zweites Mal] hin, [mit Ihren Augen|so wie Sie es täten].",
    "[Kein Druck|In Ruhe entscheiden]##[Schlafen Sie darüber|Vergleichen Sie], fragen Sie andere. Unsere Antwort [bleibt dieselbe|ändert sich nicht].",
    "[Vertraulich|Unter uns]##Was Sie uns [erzählen|sagen], dient nur [Ihrem Anliegen|der Sache] und geht [nicht weiter|niemanden sonst an].",
  ],
  "value.warm": [
    "[Herzlich|Warm]##Sie werden [begrüßt|empfangen] wie ein Mensch, nicht wie ein [Fall|Vorgang].",
  ],
  "value.plain": [
    "[Klartext|Ehrlich]##Wir [sagen|erklären] es so, wie man es [Freunden|Nachbarn] sagt.",
  ],
  "value.precise": [
    "[Genau|Präzise]##Erst [prüfen|messen], dann [sprechen|zusagen]: so [halten|stimmen] Pläne.",
  ],
  "value.playful": [
    "[Mit Spaß|Spielraum]##Mit einem Lachen geht es [leichter|besser]. Die Arbeit nehmen wir [trotzdem|dennoch] ernst.",
  ],
  "value.refined": [
    "[Zurückhaltung|Weniger, aber besser]##Wir lassen weg, was [ablenkt|stört], bis man [das Wesentliche|die Sache selbst] sieht.",
  ],
  "value.bold": [
    "[Haltung|Klare Kante]##Sie wollen wissen, was wir [denken|täten]? Wir sagen es, [ohne Umwege|deutlich].",
  ],
  "value.calm": ["[Ruhe|Gelassen]##Kein [Drängen|Hetzen], kein Lärm. Eines nach dem anderen."],
  "value.technical": [
    "[Nachvollziehbar|Mit Gründen]##Sie können [sehen|fragen], wie wir zu einer Antwort kommen, [bis ins Detail|Schritt für Schritt].",
  ],
  "value.traditional": [
    "[Bewährt|Handwerk]##Was sich [bewährt|gehalten] hat, [behalten|pflegen] wir, und wir sagen, warum.",
  ],
  "value.modern": [
    "[Auf der Höhe|Offen für Neues]##Wir probieren Neues, behalten, was [Ihnen hilft|nützt], und [lassen|sparen uns] den Rest.",
  ],
  "value.natural": [
    "[Naturnah|Natürlich]##Wo es [geht|sinnvoll ist], wählen wir das Natürliche, und sagen offen, wo es [nicht geht|Grenzen hat].",
  ],
  "value.urban": [
    "[Ecken und Kanten|Eigener Kopf]##Wir mögen Dinge mit [Charakter|Eigensinn], und Menschen auch.",
  ],
  "value.dramatic": [
    "[Mut zum Kontrast|Wirkung]##Was wichtig ist, darf man [sehen|spüren], [auf den ersten Blick|gleich].",
  ],
  "value.luxurious": [
    "[Zeit als Luxus|Diskret]##Für Ihre Fragen und [für das Detail|die Einzelheiten] ist [genug|reichlich] Zeit eingeplant.",
  ],
  "value.friendly": [
    "[Freundlich|Nahbar]##[Fragen|Reden] Sie, wie Ihnen der Schnabel gewachsen ist. Wir [tun es auch|halten es genauso].",
  ],
  "value.serious": [
    "[Verlässlich|Wort halten]##Was [abgemacht|vereinbart] ist, gilt, bis wir es [gemeinsam|zusammen] ändern.",
  ],
  "contrast.eyebrow": ["Der Unterschied", "Im Vergleich", "Anders"],
  "contrast.heading": [
    "Was hier anders ist",
    "Wenn Sie vergleichen",
    "[Oft|Üblich] so, [bei uns|hier] so",
    "Was wir anders machen",
  ],
  "contrast.lede": [
    "Es gibt [andere|weitere] gute Adressen. [Das hilft|So lässt es sich] beim [Vergleichen|Vergleich].",
    "Wir reden niemanden schlecht. [Manches|Einiges] machen wir einfach anders.",
    "[Vergleichen Sie|Sehen Sie hin], in Ruhe. [Hier|An diesen Stellen] [merkt|sieht] man es.",
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
  "services.eyebrow": ["Im Einzelnen", "Alles auf einen Blick", "Das Angebot"],
  "services.heading": [
    "Alles, was wir tun",
    "{Offer1}, {offer2} und mehr",
    "[Im Einzelnen|Eins nach dem anderen]",
    "Was Sie bei uns finden",
  ],
  "services.lede": [
    "[Lesen|Schauen] Sie in Ruhe. [Wenn zwei Dinge passen|Wenn Sie schwanken], fragen Sie, was wir [nehmen|wählen] würden.",
    "[Jeder Eintrag sagt|Hier steht], was es ist und für wen. [Der Rest|Alles Weitere] ist eine [Nachricht|Frage] entfernt.",
    "[Nichts davon ist in Stein gemeißelt|Das ist eine Liste, keine Vorschrift]. Sagen Sie, was Sie brauchen.",
  ],
  "gallery.eyebrow": ["Zum Ansehen", "In Bildern", "Einblicke"],
  "gallery.heading": [
    "Ein Blick [hinein|auf unsere Arbeit]",
    "In Bildern",
    "Sehen Sie sich um",
    "So sieht es {atPlace} aus",
  ],
  "gallery.lede": [
    "Bilder sagen [oft|manchmal] mehr als eine Liste. [Schauen Sie|Sehen Sie sich um], dann fragen Sie.",
    "[In aller Ruhe|Ohne Eile]: Wenn Ihnen etwas [gefällt|auffällt], [erwähnen|sagen] Sie es, wenn Sie schreiben.",
  ],
  "gallery.empty": [
    "Hier [hängen bald|stehen bald] Fotos. Bis dahin [fragen Sie uns|schreiben Sie uns], wenn Sie etwas [sehen|Bestimmtes sehen] möchten.",
    "Die Fotos für diese Seite [wählen wir noch aus|fehlen noch]. [Fragen Sie gern|Schreiben Sie uns], wir [beschreiben|zeigen] es Ihnen.",
  ],
  "events.eyebrow": ["Termine", "Demnächst", "Im Kalender"],
  "events.heading": [
    "Was ansteht",
    "Termine zum [Vormerken|Mitmachen]",
    "[Lernen|Treffen] Sie uns kennen",
    "Im Kalender",
  ],
  "events.lede": [
    "[Ab und zu|Von Zeit zu Zeit] gibt es einen [Anlass|Grund], sich zu treffen. [Termine stehen|Was geplant ist, steht] auf dieser Seite.",
    "Sobald ein Termin feststeht, finden Sie ihn hier, mit allem, was Sie zum [Mitmachen|Anmelden] brauchen.",
  ],
  "events.empty": [
    "[Gerade|Im Moment] ist kein Termin geplant. [Schreiben|Sagen] Sie uns, wofür Sie kommen würden.",
    "Der Kalender ist [noch|gerade] offen. [Fragen Sie uns|Melden Sie sich], dann sagen wir Bescheid.",
  ],
  "events.kinds.heading": [
    "[Ideen|Ein paar Ideen] für Termine",
    "Was würde Sie [reizen|interessieren]?",
    "Wofür würden Sie kommen?",
  ],
  "events.kinds.lede": [
    "Das sind noch keine Termine, nur Ideen. Sagen Sie uns, [was Ihnen gefällt|wofür Sie kämen].",
  ],
  "events.kind.text": [
    "Für alle, die [mehr sehen|mehr wissen] möchten.",
    "[Gelegenheit|Zeit], in kleiner Runde zu [fragen|reden].",
    "[Interesse|Neugierig]? [Schreiben Sie uns|Sagen Sie Bescheid], mit einem guten Tag.",
    "Offen für [Neue|Neugierige] und [alte Bekannte|alle, die uns kennen].",
  ],
  "contact.eyebrow": ["Kontakt", "Schreiben Sie uns"],
  "contact.heading": [
    "[Schreiben|Fragen] Sie uns",
    "Wie Sie uns erreichen",
    "Was können wir für Sie tun?",
    "[Ein paar Zeilen|Eine Nachricht] genügt uns",
  ],
  "contact.lede": [
    "Zwei, drei Sätze [genügen|reichen]. Sagen Sie, worum es geht und wie wir Sie [erreichen|finden].",
    "Das Formular kommt direkt zu uns. Jede Nachricht [wird gelesen|liest ein Mensch].",
    "[Unsicher|Nicht sicher], was Sie schreiben sollen? Beginnen Sie mit dem, was Sie [möchten|brauchen], und [bis wann|wann].",
  ],
  "contact.form": ["Ihre Nachricht an uns", "Worum geht es?", "Schreiben Sie uns ein paar Zeilen"],
  "contact.note": [
    "Felder, bei denen Sie [unsicher|nicht sicher] sind, lassen Sie einfach leer.",
    "Ihre Angaben nutzen wir nur, um Ihnen zu [antworten|schreiben].",
    "[Hinterlassen|Schreiben] Sie eine Nummer, wenn Sie lieber [sprechen|telefonieren].",
  ],
  "contact.tips.heading": [
    "Was uns beim Antworten hilft",
    "Gut zu erwähnen",
    "Bevor Sie schreiben",
  ],
  "contact.tips.lede": [
    "Nichts davon muss sein. [Jeder Punkt|Jede Zeile] spart aber eine Rückfrage.",
    "Was Sie [schon wissen|wissen], schreiben Sie dazu. [Den Rest|Alles andere] fragen wir.",
  ],
  "contact.tip": [
    "Worum es geht##Ein, zwei Worte genügen: „{offer1}“ oder [etwas Eigenes|Ihre eigenen Worte].",
    "Bis wann##[Ein Tag, eine Woche|Bald oder später]: sagen Sie, wie [frei|beweglich] Sie sind.",
    "Für wen##[Für Sie, für Freunde, für ein Team|Für Sie oder andere]: das ändert, was wir [fragen|vorschlagen].",
    "Ihre Antwort##[Per Nachricht oder Telefon|Schriftlich oder am Telefon], und zu [welcher Zeit|welcher Stunde] es passt.",
  ],
  "faqpage.eyebrow": ["Fragen", "Antworten", "Gut zu wissen"],
  "faqpage.heading": [
    "Fragen und Antworten",
    "Was Sie wissen sollten",
    "Gute Fragen, ehrliche Antworten",
    "Gefragt und beantwortet",
  ],
  "faqpage.lede": [
    "[Hier steht|Das ist], was [oft|gern] gefragt wird. Ihre Frage fehlt? [Schreiben Sie uns|Stellen Sie sie].",
    "Antworten, die [meistens|in der Regel] gelten. Für Ihren Fall [fragen Sie uns|schreiben Sie eine Zeile].",
  ],
  "faq.any": [
    "[Wie erreiche ich Sie|Wie nehme ich Kontakt auf]?##[Nutzen Sie|Schreiben Sie über] das Formular auf der Kontaktseite. [Sagen Sie|Schreiben Sie dazu], worum es geht und wie wir antworten können.",
    "[Was wird es kosten|Was kostet das]?##Das hängt davon ab, was Sie brauchen. [Beschreiben Sie es|Schildern Sie es], und Sie bekommen [eine klare Antwort|eine Zahl], bevor Sie sich entscheiden.",
    "[Gehen auch besondere Wünsche|Kann ich es anders haben]?##[Fragen Sie|Sagen Sie es uns]. [Manches geht|Vieles geht], [anderes nicht|einiges nicht]. Wir sagen offen, was.",
    "[Was, wenn ich noch keinen Plan habe|Ich weiß noch nicht genau, was ich brauche]##Das macht nichts. [Sagen Sie|Erzählen Sie], was besser werden soll, und wir [nennen einen ersten Schritt|machen einen Vorschlag].",
    "[Was passiert mit meinen Daten|Wer liest meine Nachricht]?##Wir nutzen alles nur, um Ihnen zu antworten. Die Datenschutzseite sagt, was [gespeichert|aufbewahrt] wird.",
    "[Kann ich es mir anders überlegen|Was, wenn sich etwas ändert]?##[Sagen|Schreiben] Sie es so früh wie möglich. [Was geht|Was möglich ist], hängt davon ab, wie weit alles ist.",
  ],
  "title.home": [
    "{Offer1}, {offer2} und mehr",
    "{Quality1}, {quality2}",
    "{Work} für {audience}",
    "Für {audience}",
    "{Offer1} und {offer2}",
  ],
  "title.about": ["Wer wir sind und wie wir arbeiten", "Wie wir arbeiten", "Über uns"],
  "title.services": ["Was wir für Sie tun", "Unser Angebot", "{Offer1}, {offer2} und mehr"],
  "title.gallery": ["Einblicke in Bildern", "Ein Blick auf unsere Arbeit"],
  "title.events": ["Termine und Treffen", "Was ansteht"],
  "title.contact": ["Kontakt aufnehmen", "Schreiben Sie uns", "So erreichen Sie uns"],
  "title.faq": ["Fragen und Antworten", "Gute Fragen, klare Antworten"],
  "description.home": [
    "{name}: „{offer1}“, „{offer2}“ und mehr. Dazu {quality1} und {quality2}. [Fragen Sie uns|Schreiben Sie uns].",
    "„{offer1}“, „{offer2}“ und „{offer3}“: [sehen Sie, was wir tun|so arbeiten wir], und stellen Sie Ihre Fragen.",
    "[Sehen Sie|Lesen Sie], was wir anbieten, wie es abläuft und wie Sie uns am [einfachsten|schnellsten] Ihre Frage stellen.",
  ],
  "description.about": [
    "Wie wir [denken|arbeiten], woran Sie uns messen können und für wen wir da sind. [Lernen Sie|Hier lernen Sie] uns kennen.",
    "Was uns wichtig ist, wie wir mit Fragen umgehen und was Sie {atPlace} erwarten können, in wenigen Worten.",
  ],
  "description.services": [
    "Alles im Überblick: „{offer1}“, „{offer2}“, „{offer3}“ und mehr. Dazu, wie es abläuft, Schritt für Schritt.",
    "Was Sie bei uns finden, für wen es gedacht ist und wie es weitergeht, wenn Sie fragen oder einen Termin möchten.",
  ],
  "description.gallery": [
    "Bilder von {name}: ein Eindruck, bevor Sie fragen oder vorbeikommen. Sehen Sie, was Ihnen gefällt.",
    "Ein Blick auf unsere Arbeit in Bildern, für alle, die lieber erst schauen und dann fragen oder schreiben.",
  ],
  "description.events": [
    "Was geplant ist, mit allen Angaben und einer kurzen Anmeldung. Neue Termine stehen zuerst auf dieser Seite.",
    "Alle Termine an einem Ort, mit dem, was Sie wissen müssen, und einem einfachen Weg, sich anzumelden.",
  ],
  "description.contact": [
    "So erreichen Sie uns: ein kurzes Formular, ein paar Hinweise, was beim Antworten hilft, und Platz für Ihre Frage.",
    "Fragen, Wünsche, eine Anfrage? Ein paar Zeilen genügen. Hier steht, wie Sie uns schreiben und was uns hilft.",
  ],
  "description.faq": [
    "Antworten auf das, was oft gefragt wird: Ablauf, Kosten, Änderungen und mehr. Ihre Frage fehlt? Schreiben Sie uns.",
    "Was viele vor dem ersten Schritt wissen möchten, kurz und verständlich beantwortet, mit einem Weg für eigene Fragen.",
  ],
};
