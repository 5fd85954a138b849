/** German lines of single pages: about, values, differences, headers, titles and descriptions. A table, no logic. */
import type { Phrasebook } from "../../speech/speaker.ts";

export const pages: Phrasebook = {
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
    "Bei {name} zählen {quality1} und {quality2}. [Hier steht, warum|So kam es dazu].",
    "Wer nach „{offer1}“ fragt, will wissen, [mit wem er spricht|wem er vertraut]. [Darum diese Seite|Hier ist unser Teil].",
    "[Keine großen Worte|Keine lange Geschichte]: {quality1}, {quality2} und wie wir [dahin kommen|es damit halten].",
    "Was „{offer1}“ und „{offer2}“ bei uns [verbindet|gemeinsam haben], [steht hier|lesen Sie hier].",
  ],
  "about.start": [
    "Manche fragen zuerst nach „{offer1}“, andere nach „{offer2}“. [Fast alle|Die meisten] wollen [dabei|am Ende] dasselbe: {quality1} und [jemanden, der zuhört|eine ehrliche Antwort].",
    "Am Anfang stehen bei uns {quality1} und {quality2}. [Alles andere|Der Rest], von „{offer1}“ bis „{offer2}“, [baut darauf auf|kommt danach].",
    "Was wir tun? Man könnte „{offer1}“ sagen und „{offer2}“. [Lieber|Viel lieber] reden wir über {quality1}, {quality2} und [den Moment, in dem es passt|das gute Gefühl danach].",
    "{name} ist für {audience} da. Das entscheidet, wie wir „{offer1}“ [angehen|erklären], und [wann|wo] wir [abraten|Nein sagen].",
    "Hinter „{offer1}“ steckt mehr, als man [von außen sieht|denkt]: {quality1}, {quality2} und [viel Übung|ein genauer Blick].",
  ],
  "about.way": [
    "Im Alltag heißt das: [fragen statt vermuten|erst fragen], „{offer1}“ [Schritt für Schritt|in Ruhe] angehen und [am Ende|zum Schluss] noch einmal hinsehen.",
    "Wenn bei „{offer1}“ weniger [reicht|genügt], [sagen wir das|hören Sie es von uns]. Wenn „{offer2}“ besser [passt|wäre], auch.",
    "Es sind die Kleinigkeiten: [der Ton einer Antwort|eine Notiz vom letzten Mal], {quality1}, [ein Anruf vorher|ein Blick zurück], {quality2}.",
    "Geht bei „{offer1}“ etwas schief, [sagen wir es zuerst|erfahren Sie es von uns]. [Dann bringen wir es in Ordnung|Reden hilft].",
    "{Quality1} und {quality2} stehen [vorn|an erster Stelle], dann kommt das Tempo, [dann erst|zuletzt] die großen Worte.",
  ],
  "about.you": [
    "Und Sie? Eine Frage zu „{offer1}“ [genügt|ist ein guter Anfang].",
    "Vom Fach müssen Sie [für „{offer1}“ nicht sein|nicht sein, um „{offer1}“ zu verstehen].",
    "Sie vergleichen nur? [Auch gut|Gern]: fragen Sie überall, wie „{offer1}“ abläuft.",
    "[Melden Sie sich|Schreiben Sie uns], auch wenn „{offer1}“ noch [eine vage Idee|weit weg] ist.",
  ],
  "about.audience": [
    "Vor allem denken wir an {audience}, [bei „{offer1}“ ebenso wie bei „{offer2}“|wenn wir „{offer1}“ planen].",
    "Für {audience} [geschrieben|gedacht]. [Alle anderen|Wer anders ist]? Genauso willkommen.",
    "[Der Alltag|Ein Tag] sieht für {audience} [anders aus|nie gleich aus]. [Darauf|Danach] richten wir uns.",
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
    "[Kurz genug zum Merken|Wenige Regeln]. Prüfen Sie sie ruhig, [am besten bei|zum Beispiel bei] „{offer1}“.",
    "[Keine Sprüche|Nichts für die Wand]: bei „{offer1}“ können Sie uns [daran messen|beim Wort nehmen].",
    "Worte sind leicht. [Fragen Sie nach|Sehen Sie hin].",
  ],
  "value.any": [
    "[Zweimal fragen|Noch einmal fragen]##Keine Frage zu „{offer1}“ ist [zu klein|dumm]. [Auch die dritte nicht|Fragen Sie ruhig].",
    "[Über Geld reden|Erst der Preis]##Was „{offer1}“ kostet, [hören|wissen] Sie vorher.",
    "[Ehrliches Nein|Abraten dürfen]##Passt „{offer1}“ nicht zu Ihnen, [sagen wir das|raten wir ab].",
    "[Einfach halten|Klein anfangen]##[Erst „{offer1}“|Zuerst „{offer1}“], dann vielleicht „{offer2}“. [Niemand muss alles|Mehr geht immer].",
    "[Ihre Zeit|Zeit]##Verschiebt sich „{offer1}“, [sagen wir früh Bescheid|melden wir uns gleich].",
    "[Zweiter Blick|Genau hinsehen]##Bei „{offer1}“ sehen wir [zweimal|noch einmal] hin, [mit Ihren Augen|bevor es fertig ist].",
    "[Kein Druck|In Ruhe entscheiden]##[Über „{offer1}“ darf man|Über „{offer1}“ kann man] eine Nacht schlafen.",
    "[Vertraulich|Unter uns]##Was Sie zu „{offer1}“ erzählen, [bleibt hier|bleibt unter uns].",
    "[Danach|Hinterher]##Manche Frage zu „{offer1}“ kommt [später|erst danach]. [Schreiben Sie dann|Fragen Sie trotzdem].",
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
    "Oft anders als üblich",
    "Was wir anders machen",
  ],
  "contrast.lede": [
    "[Vergleichen Sie|Sehen Sie hin], wie andere „{offer1}“ [angehen|anbieten], und dann uns.",
    "Kein böses Wort. Bei „{offer1}“ [gehen wir anders vor|sehen wir es anders].",
    "Der Unterschied heißt {quality1}, und er zeigt sich [hier|an diesen Stellen].",
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
    "Im Einzelnen",
    "Unser Angebot",
  ],
  "services.lede": [
    "„{Offer1}“ oder „{offer2}“? [Wir sagen gern|Fragen Sie], was wir [nehmen|wählen] würden.",
    "Von „{offer1}“ bis „{offer3}“: [suchen Sie|nehmen Sie], was Sie brauchen, den Rest [lassen Sie weg|überspringen Sie].",
    "[In Ruhe lesen|Erst lesen], dann nach „{offer1}“ [fragen|erkundigen].",
    "{Offer1}, {offer2}, {offer3} und [was dazugehört|alles Weitere].",
  ],
  "gallery.eyebrow": ["Zum Ansehen", "In Bildern", "Einblicke"],
  "gallery.heading": ["Ein Blick hinein", "In Bildern", "Sehen Sie sich um", "Eindrücke {atPlace}"],
  "gallery.lede": [
    "{Quality1}, {quality2}: das [sieht|erkennt] man [eher|besser], als man davon liest.",
    "„{Offer1}“ und „{offer2}“, in Bildern [statt in|und nicht nur in] Worten.",
    "Gefällt Ihnen etwas? [Erwähnen Sie es|Sagen Sie es], wenn Sie nach „{offer1}“ fragen.",
    "[Schauen Sie|Blättern Sie] in Ruhe, bevor Sie nach „{offer1}“ fragen.",
  ],
  "gallery.empty": [
    "Fotos folgen.",
    "Noch sind es Zeichnungen.",
    "Fotos kommen noch.",
    "Gezeichnet, bis Fotos kommen.",
  ],
  "events.eyebrow": ["Termine", "Demnächst", "Im Kalender"],
  "events.heading": [
    "Was ansteht",
    "Termine zum [Vormerken|Mitmachen]",
    "Lernen Sie uns kennen",
    "Im Kalender",
  ],
  "events.lede": [
    "[Manches|Einiges], etwa „{offer1}“, zeigt man besser, als man es [beschreibt|erklärt]. [Termine dazu stehen hier|Dafür gibt es Termine].",
    "[Ein Abend|Ein paar Stunden] {atPlace}, [mit Fragen und Zeit|ohne Eile]: [so ist es gedacht|das ist die Idee].",
    "Sobald etwas zu „{offer1}“ oder „{offer2}“ [geplant ist|feststeht], steht es hier.",
    "Für alle, die „{offer1}“ [aus der Nähe sehen|kennenlernen] möchten.",
  ],
  "events.empty": [
    "Noch kein Termin. [Reizt Sie|Wie wäre] etwas zu „{offer1}“?",
    "Gerade nichts geplant.",
    "Der Kalender ist offen.",
    "Noch steht nichts fest. [Fragen Sie|Schreiben Sie], wenn „{offer1}“ Sie [reizt|interessiert].",
  ],
  "events.kinds.heading": [
    "Ein paar Ideen",
    "Was würde Sie reizen?",
    "Was wäre möglich?",
    "Wünsche?",
  ],
  "events.kinds.lede": ["Ideen, noch keine Termine.", "Welche wäre Ihre?", "Noch ohne Datum."],
  "contact.eyebrow": ["Kontakt", "Schreiben Sie uns"],
  "contact.heading": [
    "Schreiben Sie uns",
    "Fragen Sie uns",
    "So erreichen Sie uns",
    "Ein paar Zeilen genügen",
  ],
  "contact.lede": [
    "Geht es um „{offer1}“, um „{offer2}“ oder [um etwas anderes|noch etwas Drittes]?",
    "[Wenige Sätze|Zwei Sätze] zu „{offer1}“ [reichen|genügen]. [Wir lesen selbst|Eine Person liest sie].",
    "[Unsicher, was hineingehört|Nicht sicher, was]? Beginnen Sie mit „{offer1}“, [und bis wann|und für wen].",
    "[Eine Frage|Ein Wunsch] zu „{offer1}“ oder „{offer2}“? [Hier ist Platz|Nur zu].",
  ],
  "contact.form": ["Ihre Nachricht", "Worum geht es?", "Fragen Sie {atPlace}", "Schreiben Sie uns"],
  "contact.note": [
    "Unsicheres lassen Sie leer.",
    "Nur für unsere Antwort.",
    "Lieber telefonieren? Nummer dazu.",
  ],
  "faqpage.eyebrow": ["Fragen", "Antworten", "Gut zu wissen"],
  "faqpage.heading": [
    "Fragen und Antworten",
    "Was Sie wissen sollten",
    "Gute Fragen, ehrliche Antworten",
    "Gefragt und beantwortet",
  ],
  "faqpage.lede": [
    "Von „{offer1}“ bis „{offer2}“: was man [vorher|zuerst] wissen möchte.",
    "Nicht dabei? Fragen zu „{offer1}“ [beantworten wir|nehmen wir] gern [einzeln|persönlich].",
    "[Kurze Antworten|Klare Antworten] zu „{offer1}“, zu „{offer2}“ und [dem Drumherum|allem dazwischen].",
  ],
  "faq.any": [
    "„{Offer1}“: wie früh fragen?##[Möglichst früh|Lieber bald]. Bei „{offer1}“ [ist dann mehr möglich|plant es sich dann leichter].",
    "„{Offer1}“ und „{offer2}“ zusammen?##[Oft ja|Meistens]. Sagen Sie gleich, dass Sie an „{offer1}“ und „{offer2}“ denken.",
    "„{Offer1}“: und der Preis?##[Es kommt darauf an|Das hängt davon ab]. Beschreiben Sie „{offer1}“ kurz, dann bekommen Sie für „{offer1}“ eine klare Antwort, bevor Sie zusagen.",
    "Für wen ist „{offer1}“?##Für alle, die wissen möchten, ob „{offer1}“ oder „{offer2}“ [ihnen hilft|zu ihnen passt]. Im Zweifel: fragen.",
    "Passt „{offer1}“ zu mir?##[Macht nichts, wenn Sie zweifeln|Gute Frage]. Sagen Sie, was besser werden soll, dann zeigt sich, ob „{offer1}“ oder „{offer2}“ hilft.",
    "Lässt sich „{offer1}“ noch ändern?##[Sagen Sie es früh|Melden Sie sich gleich]. Wie viel sich bei „{offer1}“ ändern lässt, [hängt vom Stand ab|zeigt sich dann].",
    "Wer liest meine Nachricht?##[Nur wir|Wir selbst]. Mehr steht unter Datenschutz.",
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
