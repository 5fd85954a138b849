/** German nouns that owners type most often and that are nothing but nouns, in small letters. A table, no logic. */
export const GERMAN_NOUNS: ReadonlySet<string> = new Set(
  `fußpflege fusspflege presse liter obst fallobst ende umland speicher kasse kassa brautmode kommission subunternehmer einfamilienhaus dauer eigner jollen sportler sportlerin sportlerinnen feinschmecker genießer biker reifen mathe physik mathematik latein gärtner naturfreunde znüni zvieri
  jause brotzeit vesper winterlager besenbeiz besenwirtschaft buschenschank einsteiger singles teenager azubis hausmeister makler damen herren erben biene bienen läden kapellen ranzen honig musikkapellen schützen ausflügler reisende knödel radler ruhetag ruhetage einheimische einheimischen radlerinnen zecken abdichtung abdruck abend abende abendessen abfahrt abfluss abflüsse abholort abholtag abholung ablauf abläufe
  abnahme abrechnung abrechnungen abreise absage abschied abschluss abschlüsse abschnitten absprache absprachen
  abstand abständen adresse adressen akte alkohol allergie allergien alltag alm altbau amt ämter anbau änderung
  änderungen anfahrt anfang anfänger anfängerinnen anfrage angaben angebot angebote angeboten angehörige angehörigen
  angestellte angst anhänger ankunft ankunftszeit anlage anlagen anlass anlässe anleitung anleitungen anmeldung
  anmeldungen anmerkungen anprobe anreise anruf anrufe anschlüsse anschlüssen anschrift anstrich anteil antipasti
  antrag antwort anwalt anwälte anwältin anzahlung anzahlungen anzeige anzug anzüge äpfel apotheke appetit april
  arbeit arbeitgeber arbeitsalltag arbeitskleidung arbeitsplatte arbeitsplätze architekt architekten architektin
  architektinnen armaturen ärmel artikel arzt ärztin asbest äste atelier atem atemnot atmung aufbau aufenthalt
  aufenthalte aufgabe aufgaben auflage aufmerksamkeit aufnahmen aufschnitt aufsicht auftrag aufträge aufwand aufzug
  augen augenblick augenbrauen august ausbau ausbildung außenwand auskunft ausland ausrichtung ausrüstung aussage
  ausschlag ausstellung ausstellungen auswahl ausweis auszug auto autobahn autor autos baby babys bach bäcker bäckerei
  bad bäder bahn bahnhof balayage balkon bänder bank bänke barbier bargeld bart bass batterie batterien bauamt bauch
  bauer bauherr bauherren bauherrin baujahr baum bäume bäumen baumwolle baustelle becher bedingungen beeren beet beete
  befund befunde begleitperson begriffe behälter behandlung behandlungen behörde beilage beilagen bein beine beinen
  beisl beispiel beitrag beiträge belag belastung beleg belege bepflanzung beratung berg berge bericht berichte beruf
  berufstätige bescheid bescheide bescheinigung bescheinigungen beschlüsse besichtigung besichtigungen besprechung
  besprechungen bestattung besteck bestellung bestellungen besuch besuche beton betrag betrieb betriebe betrieben
  betriebsfest bett betten bettwäsche bewegung bewegungen bewerber bewerberinnen bezirk bier biere biergarten bild
  bilder bildern bildschirm bildschirme blatt blätter blech bleistift blick blöcke blumen blut blüten blutung
  blutverdünner boden böden bohne bohnen bohrmehl bohrungen boot boote brandgeruch brauer brauerei braut bräute
  brautpaar brautpaare brautpaaren brennstoff brett bretter brief briefe briefen brille brot brötchen brote brühe bub
  buben buch bücher buchhandlung buchstaben buchung buchungen budget buffet bühne bund burnout büro büros bursche
  bürste bus butter café camping cappuccino carport catering chemie chor coaching coiffeur container couchtisch creme
  cremes crêpes dach dachdecker dächer dächern dachfenster dämmung dampf datei dateien datum decke deckel deckung
  dessert desserts details dezember diabetes dichtungen dienstag dienstleister dirndl donnerstag dorf dose dosen dosis
  draht drinks drittel dübel duft durst dusche ecken ehrenamt eier eigentümer einbau einbruch einfahrten eingang
  einheiten einkauf einlage einrichtung einsatz einsätze einschätzung einschulung eintragung einzelheiten
  einzelsitzung einzelstück einzelstücke einzelunterricht einzug eis eiweiß elektriker eltern elternteil empfang
  entfernung entscheidung entsorgung entwässerung entwurf erbe erdbeere erfahrung erfolg ergotherapie erklärung
  erklärungen erlaubnis ernährung ernte eröffnung ersatz erstberatung erstgespräch erwachsene erwachsenen esel
  espresso esstisch estrich etage etikett euro fach fächer fahrer fahrrad fahrräder fahrschule fahrt fahrten fahrzeug
  fahrzeuge fahrzeugpapiere familie familien familienbetrieb familienfest fans farbe fass fassade fassaden fassung
  fassungen februar feder federn fehler feier feierabend feiertag feiertage feiertagen feingebäck feld felder feldern
  fenster fenstern ferien ferienwohnung ferienwohnungen fernglas ferse feuchtigkeit feuer feuerwehr fieber filet film
  filter filterkaffee filz finger firma firmen fisch fixpreis flachdach fläche flächen fladenbrot flasche flaschen
  fleck fleisch fliesen fliesenleger flug flügel flur fluss flüssigkeit föhn folie fonds format formate formaten
  formular fortgeschrittene foto fotos frau frauen freigabe freitag freude freund freunde freunden freundin friedhof
  friseur friseurin frist fristen frisur fronten frost frucht früchten frühjahr frühling frühstück führerschein
  führung führungen füllung füllungen fundament funk furnier fuß fußbodenheizung füße füßen futter galerie gänge
  garage gärkeller garten gärten gas gast gäste gästehaus gästen gästezahl gastgeber gasthaus gasthof gastronomie
  gebäck gebäude geburt geburtshaus geburtstag geburtstage geburtstagen geburtstagstorte geburtsvorbereitung geduld
  gefahr gefälle geflügel gefühl gegend gegenseite gehölze gehweg geige gelände geländer geld gelenke gemeinde
  gemeinden gemüse genehmigung generation gepäck gerät geräte geräten geräusch geräusche gericht gerichte geruch
  gerüche gerüst gerüstbau geschäft geschenk geschenke geschichte geschichten geschirr geschwister gesellschaft
  gesellschafter gesetz gesicht gespräch gespräche gesprächen gestecke gestell getränk getränke getränken getreide
  gewalt gewebe gewicht gewichte gewohnheiten gewürz gewürze gitarre gitter glas gläser gläsern glasur gleichgewicht
  gnocchi gold grabstein gramm gravur grenze grill größe großeltern größen gründer gründerinnen grundriss grundstück
  gründung grünschnitt gruppe gruppen gulasch gürtel gutschein gutscheine gutscheinen haar haare hackfleisch hafer
  haftpflicht hälfte hals haltung hand handarbeit hände händen handgriff handgriffe händler handschuhe handschuhen
  handtuch handtücher handwerk handwerker handwerkerin handy haselnuss hauptgericht haus hausbesitzer hausbesitzerin
  hausbesuch hausbesuche hause häuser häusern hausrat haustiere haustür hausverwaltung hausverwaltungen haut hauttyp
  hebamme hecke hecken hefe hefte heilpraktiker heilung heimweg heizkörper heizung heizungen helfer helferinnen helm
  hemden herbst herd herde herkunft hersteller herstellern heuriger hilfe himbeere himmel hinweis hirse hochdruck
  hochstuhl hochzeit hochzeiten hochzeitstag hof höfe höfen hofladen höhe holz homöopathie honig honorar hornhaut
  hörtest hose hosen hotel hotels hüfte hüften huhn hühner hülsenfrüchte hund hunde hunden hundeschule hunger hut hüte
  hütte hütten idee ideen imker imkerei impfausweis impfpass impfungen ingwer installateur instrument internet jacke
  jacken jäger jahr jahre jahren jahreszeit jahrgang jahrzehnte jalousien januar joghurt jugendliche jugendlichen juli
  jungs juni kabel kabine kaffee kaffeemaschine kaffeetafel kalb kalender kalk kalkstein kälte kamera kameras kamin
  kammer kanne kanten kanzlei kapital karamell karotte karte karten kartenzahlung karton kartons käse kasse kassenbon
  katze katzen keks kekse keller keramik kette ketten keule kiefer kieferorthopädie kilometer kilometern kind kinder
  kinderbett kindergärten kindergarten kindergeburtstag kindern kindersitz kindersitze kinderwunsch kirche kirchen
  kiste kisten kita kitas klasse klassen klassenstufe klavier kleid kleider kleidung kleingebäck kleinigkeit
  kleinkinder kleinserie klient klienten klinik knöchel knöpfe koffein koffer kofferraum kohlensäure kokos kollegen
  kommission konditor konditorei kontrolle konzert kopf kopfhörer kopfschmuck korb korn körnern körper körpergröße
  kosmetik krankenhaus krankenkasse krankenkassen krankheit krankheiten kranz kränze kratzer kräuter kräutern küche
  kuchen küchen küchentisch kugel kühlschrank kühltasche kunde kunden kündigung kundin kundinnen kunst künstler
  künstlerin künstlerinnen kunststoff kurs kurse kursen kurven lack ladung lagen lageplan laie laien lamm lampe lampen
  lampenlicht land landstraße landwirt landwirte länge laptop lärm lattung laub läufer läuferinnen laufkundschaft
  laufzeit laune lautstärke leasing lebensmittel leckerli leder lehrer lehrerin lehrerinnen lehrling leim leinen
  leistung leitung leitungen leute leuten licht lichtschalter liebhaber lieblingstier lied lieder liedern liefertermin
  lieferung lieferungen linie linien linsen lippe liste löcher löchern löffel logo logopädie löhne lücke lücken luft
  mädchen malerei mandant mandanten mandel mandeln mängel mangel maniküre mann männer mäntel marke markisen markt
  märkte märz maschine maschinen massage massagen massivholz maßstab material materialien matten mauer mauern maurer
  mediation medikament medikamente medikamenten medikamentenplan meditation meeresfrüchte mehl meister meisterin
  melder meldung meldungen menge mengen mensch menschen menü messer metall metzgerei mieter mietern mietvertrag
  mikrofon milch milcheis millimetern minute minuten mischung mitarbeiter mitglied mitglieder mitgliedern mittag
  mittagessen mittagstisch mittwoch möbel möbeln modell modellage mohn monat monate monaten montag montage motorrad
  motorräder mühle müll mund muscheln museum musik musiker musikerinnen musikschule muskel muskeln müsli muster
  mustern mutter mütter mützen nachbar nachbarn nachbarschaft nachmittag nachricht nachrichten nacht nächte nachweise
  nadeln nagel nägel nagelhaut nähe nähte name namen nase naturstein neigung netz neubau neukunden neumodellage
  newsletter notar notarin notdienst noten notfall notfälle notruf nougat november nudeln nummer nuss nüsse nüssen
  nutzung oberfläche oberflächen objekt objekte obst ofen öfen öffnung öffnungen öffnungszeiten ohr ohren oktober öl
  oldtimer olivenöl oma opa operation operationen opfer orchester ordner ordnung orgel orgeln original ort osteopath
  osteopathie osteopathin ostern paare paaren packung papier papiere papieren pappe park parkett parkplatz parkplätze
  partner pass pasta paten patient patienten patientin patientinnen pause pediküre pendler pendlerinnen pensionisten
  person personal personen personenzahl pfanne pfarre pfarren pfarrer pferd pferde pferden pflanze pflanzendrink
  pflanzenmilch pflaster pfoten physiotherapie piercing pilates pils pistazie plan pläne planung platz plätze plätzen
  plunder policen polizei polster pommes portion portionen praxen praxis preis preise preisen preisliste
  privatpatienten probefahrt probesitzung probestunde probetraining profi profis programm programme projekt projekte
  protokoll provision prüfbericht prüfung prüfungen publikum punkte putz qualität rad räder rädern radfahrer
  radfahrerinnen rahmen ränder rändern rasen rasse raum räume rechner rechnung rechnungen rechtsform
  rechtsschutzversicherung regal regale region reichweite reihe reihenfolge reinigung reis reißverschluss reiter
  reiterinnen reitschule rente rentner reparatur reparaturen reserve reservierung restaurant restaurants restaurierung
  rezept rezepte rhabarber richtung richtungen rind ring ringe risiko rollator rollo rollos rollstuhl röntgenbilder
  röster rösterei röstung röstungen rücken rückenschmerzen rückfragen rücklage rückruf rucksack ruhe rundgang saal
  sachen saft sahne saison salat salate salz sammler sammlerinnen sammlung samstag sand sandstein sanierung sarg
  sattel sätze sätzen sauce saucen sauerteig sauna säure schablone schachtel schachteln schadensfall schaf schafe
  schalter schaltung scharniere schaufenster schaum scheibe scheiben scheidung scheunen schichten schiefer schiene
  schiff schiffe schild schilder schinken schlaf schlafstörungen schlaganfall schlange schleife schloss schlösser
  schlosser schlüssel schmerz schmerzen schmied schmiede schmuck schnaps schnäpse schnitt schnitte schnitten
  schnittfläche schnitzel schnupperkurs schnupperstunde schnur schokolade schokoladenküche schornstein schrank
  schränke schränken schreibtisch schreiner schreinerei schrift schriften schriftwechsel schritt schritte schritten
  schubladen schuh schuhe schuhen schulart schule schulen schüler schülerin schülerinnen schulfest schulter schultern
  schutz schwangere schwangerschaft schwierigkeiten sehtest seide seife seil seite seitenzahl selbständige
  selbstständige seminar seminare semmel semmeln senf senioren seniorinnen september service serviceheft sesam sessel
  sicherheit sicherung silber sitz sitzung sitzungen skikurs skikurse skischule skizze sofa sohle soja soli sommer
  sommerfest sonne sonntag sorte sorten soße soßen spalt spange spangen spannung speisekarte speisenfolge spende
  spenglerei spiegel spiel spiele spielplatz spielzeug spitzen sprache sprachen sprachschule stadt stahl stall
  stammkunden stammtisch stammtische standort stange staub steckdose steckdosen stecker stein steine steinen
  stellplatz stellplätze steuer steuerbehörde stiefel stillberatung stimme stimmung stockwerk stockwerke stoff
  stornierung störungen strähnen straße strauß sträuße strecke streit stress strom stück stücke stücken stückzahl
  student studenten studentinnen studio stuhl stühle stühlen stunde stunden summe supervision suppe tabelle tafel
  tafeln tag tage tagen tageslicht tageszeit tagung tanz tanzfläche tanzschule tarif tasche taschen tasse tassen täter
  tätigkeit tattoo tattoos taufe taufen team teams technik tee teer teestube teig telefon telefonnummer teller
  temperatur tempo teppich termin termindruck termine terminen terrasse terrassen test testament tests text textart
  texte texten theater theke thema theorie therapie tier tiere tieren tisch tische tischler tischlerei tischwäsche
  titel tod todesfall tofu tomate topf töpfe torte torten tour tourist touristen tracht trachten tradition träger
  training traktor traktoren trauerfeier trauma trauring trauringe trauung trennung treppe treppen treppenhaus trommel
  tuch tücher tür türe türen tüte tüten typenschild übergabe übergang übergängen übersetzung übersetzungen überweisung
  übung übungen übungsabend uhr uhren uhrzeit uhrzeiten umbau umfang umgang umgebung umkreis umschlag umschläge umzug
  umzüge unfall unikat unikate unruhe unterbau untergrund unterlage unterlagen unternehmen unterricht unterschied
  unterschrift untersuchung untersuchungsheft unverträglichkeiten urkunde urkunden urlaub urlauber urne ursache
  vanille vater väter velo velos veranstaltungen verband verbände verbrauch verein vereinbarung vereine vergiftung
  vergleich verhandlung verkauf verkehr verlängerung verletzung verletzungen verlobung vermieter vermittlung
  verordnung verpackung versammlung versand verschluss versicherung verspannung verspannungen verteidigung verteiler
  vertrag verträge verzierung video videos vitrine vögel vollautomat vorabend vorbestellung vorführung vorgabe
  vorgeschichte vorhänge vorkenntnisse vorlage vorlauf vormittag vorrat vorräte vorschlag vorsorge vorspeise
  vorspeisen vorstellung vortag waffel wagen wald wand wände wänden wanderer wanderinnen ware wärme warteliste
  wartezeit wartezimmer wartung wäsche waschmittel wasser website websites weihnachten wein weine weingut welpe welpen
  werkstatt werkzeug wetter wettkampf wiese wimpern winter winzer wirbel wirbelsäule wirt wirte wirtin wirtshaus woche
  wochen wochenbett wochenende wochenenden wochenmarkt wohnung wohnungen wohnungsbesitzer wolle workshop workshops
  worte worten wörter wuchs wunden wunsch wünsche wurst würste wurzel wurzeln yoga zähler zählerschrank zahlung zahn
  zahnarzt zahnärzte zähne zahnfleisch zahnheilkunde zaun zäune zehen zeichnung zeichnungen zeile zeilen zeit zeiten
  zeitpunkt zeitraum zeitung zelt zelte zement zettel zeugnisse ziege ziegel ziegeln ziegen ziel zimmer zimmerei
  zimmerer zimmertemperatur zitrone zollstock zubehör zucker zufahrt zugang zugänge züge zunge zusage zustand
  zustellung zustimmung zutat zutaten zutatenliste zweck zwiebeln zylinder
  gemeindesaal pfarrsaal bässe sopran tenor tenöre winterdienst mwst stockwerkeigentümer verwaltungen umzugsreinigung
  gartenunterhalt hauswartung stundenansatz dachboden tore garagen wiesen strauch sträucher schnee wind eisen stoffe
  faden nadel schere klinge werkzeuge motor motoren lkw zug haltestelle gasse marktplatz heime altenheim seniorenheim
  pflegekasse attest sport turnen konzerte kino filme farben pinsel töpferei schale schalen apfel birnen marmelade
  säfte suppen bedienung teppiche vorhang matratze kissen hemd mantel sohlen absatz absätze brillen perle perlen kerze
  kerzen seifen blume pflanzen samen erde kompost pony ponys kuh kühe ställe hufe krallen fell nacken knie auge
  stimmen herz paar städte dörfer kanton orte email paket pakete gebühr gebühren rabatt offerte offerten anfragen
  frage probe gesellen erfahrungen fest feste beerdigung trauer grab gräber reise ausflug touren wanderung wanderungen
  wälder garantie solar pumpe pumpen rohr rohre wasserhahn toilette wanne fliese alarm drucker computer handys
  software daten mitgliedschaft vorstand spenden`.split(/\s+/u),
);
