/** More German nouns, of trades, homes and bodies: each is nothing but a noun. In small letters. A table, no logic. */
export const MORE_GERMAN_NOUNS: readonly string[] = `
  pumpen wärmepumpe wärmepumpen antrag anträge förderanträge mitarbeitende mitarbeitenden studierende studierenden
  alleinerziehende lernende trauernde mehlspeise mehlspeisen süßspeisen hausmannskost solaranlage solaranlagen mai holz wachs abbau abbruch abenden abfahrtsort abfall abflug abgabe abgaben abholtage abitur abläufen abrechnungstag abreisetag
  abreisezeit absatzhöhe abschiede abschnitt absender absprunghöhe abstände abstandswarner abszess abwasch abwasser
  abwassertank abzieher abzug achseln achsen achslast advent affäre affogato airbag akkord akkordeon akku akne akten
  aktien akupunktur akustik album algen allergiepass allergiker allrad alp alpkäse altstädten aluminium ameisen
  amerika anbauteile anbauten anbieter andacht andrang anfallsleiden anfängerkurs angabe angel angler ängste ankauf
  anker anklage anlässen anleihen anliegen anproben anreisezeit anrufbeantworter ansage anschaffungswerten anschluss
  anschlussraum ansprache ansprachen anspruch anstecker anstich anstriche anteilen antenne antrieb anzahl anzündholz
  apostille applaus aprikose aprikosen aquarien aquarium arbeitslosengeld arbeitsort arbeitstag arbeitszeit
  architektur areal ärger armatur armlehnen aroma arten arthrose arzneien arzneimittel ärzte ärzten arztes asche
  assistenten asthma astring asyl atemzüge aufdrucke aufmaß aufnahme aufstellort aufstieg augenarzt augenform
  augenhöhe augentropfen ausfall ausfälle ausflüge ausgang aushub auskünfte auslöser auslösezeit ausnahme ausnahmen
  aussaat ausschlüsse ausschlüssen außenhahn aussichten ausweise auszüge autoglas autohaus autokauf äxte bademode
  bagger bahnen balken balkone ball bälle ballen ballons balsam bananen bände banderole bands banken bänken
  bankkonten bankomat banner bartkonturen basilikum bastelset batteriewechsel bauart bauchspalte bauchweh bäuerin
  bauernhof baukosten baumart bausatz baustellen bauteilen bauwerk beckenrand bedienteil beere beginn behörden
  beispielen beiträgen bekanntgabe beläge belägen belegen berufsleben beschlag beschläge beschluss beschnitt
  beschwerden besen besitzer bestand bestätigungsvermerk besucher betreuungskraft betriebsflotten bettenzahl bettzeug
  beulen beutel bewohner bezüge bienenschwarm bienenstöcken bike bikes bikinizone bildband birke blase blätterteig
  blechdose bleche blei blicke blickfeld blitz blitze block blockflöte blumenladen bluse blusen blutbild blutdruck
  blüte body böen bogen bögen bohlen bohrern bord bouldern brackets branche brand brände bränden bratsche braue
  bräutigam brei bremse brennholz bringdienst brosche broschen broschüren brotrinden bruch brüche brüchen bruchteil
  brücke brücken brunnen brust brustgurt brutzeit buche buchhaltungsbüro buchsen buchstabe buffets bügel bühnen
  bühnenbild burger camper cello cent champagner chauffeur chip chiropraktik choreografien cocktails code cornrows
  couch courtage croissants dachüberstand dahlien daiquiri darlehen darlehensstände darm dauerregen daumen deckplan
  defekt denkmal denkmälern depot destillat deutschkurs diagnose diamant dielen dienstrad dinge dingen dinkel diplome
  discofox display disteln dolmetscher dolmetscherin domain döner doppel doppelbett drachen drainage dreh drehachse
  drehorte drohne druckstellen dünger durchfall durchgang durchlauferhitzer echthaar eckbank ecke ehegatten ehen
  eheversprechen eigentum eimer einband eindruck eingriffen einkäufe einkommen einnahme einnahmen einstellrad
  einstieg eintrag eintritt einzugs eisheiligen ekzeme elektroauto elektrofachkraft elemente empfänger endmaße
  ensemble entlassungstag entwässerungsplan entwürfe entzug equidenpass erbfällen erblasser erdarbeiten erdfeuchte
  erdgeschoss ergebnis ergebnisse erhaltungskosten erker erlebnisse erlebnissen eröffnungstanz ersatzrad ersatzteil
  erscheinungsbild erscheinungsjahr ertrag esche essig essige etagen etappen exemplar expos fachliteratur fäden
  fahrdienst fahrradladen fahrverbot falafel falz falze farbkasten farbton farbtöne fasching fasern fassreife faust
  fehlalarme fehlalarmen feinkost feldenkrais feldwegen felgen fellwechsel fensterbank ferienpass ferienzeit
  fernseher festnahme festsaal feuerstellen fichte figur figuren fingerabdrücke fingerfood firmenfeiern firmenhof
  fischer flanke flechten flecken flöhe flor florist floristik floristin flügeltore flughafen flughäfen flugloch
  flugsteig fluorid flure folien formeln formulare förster fortgeschrittenenkurs fotograf fotografie fotografien
  fotografin fracht fräse fräser freilandeier freizeit friedhofs frischkäse früchte fruchteis fruchtstände
  frühjahrsblüher frühstücksraum fuge fugen fugenplan fuhrpark füller füllfederhalter fundamente furchen fußleisten
  gabel gaben galopp gängen gans gänse gardinen garnelen garnituren gartentor gaststube gaube geäst gebäuden gebet
  gebinde gebläse geburtstagskind gedächtnis gedanken gedenken gedränge gefährten gefäß gefäßen gefrierfach
  gegenstand gegenstände gegenständen gehalt gehirn gehörgang gehwege geigen geigenbau geistlichen gelenk gelenken
  gemüsefach geräuschen gerichten gerüste geschäfte geschäftsessen geschenkladen geschmack gesichter gesichtsform
  gesichtspflege gespinst gestelle gesundheitsfragen getriebe gewächshaus gewände gewerk gewerke gewerken gewinde
  gewitter gezeiten gicht gins gips girlanden glanz glanzruß glaser glasuren glitzer glühbirne glut gottesdienst
  grafiker grafikerin grammatik granit gras gräser gravuren greifling greiflinge griff griffe gruben grundbuch
  grundkurs grundlage grüntee gruß gummi gurke gurken gurt gurte gurten gutachten gütern gymnasium haaransatz
  haarbezug haaren haartyp häcksel haferdrink haft haftrichter hahn hähnchen hähne hallen halsband haltephase hammer
  hämmer handbreite handbuch handel handvoll handyfoto hantel häppchen harmonie harmonika harn härte hartholz haube
  haufen haupthahn hausbar hausrecht haustier hautton haxe hebammen hebel heber hefeteig heft heilpraktikerin
  heizlast heizlüfter heizraum helium helix helme helmen heringe herzleiden hexenschuss hilfsmittel hindernisse
  hintergrund hinterhof hinterkopf hinterrad hinweise hitze hobel hochbeet hochzeitsauto hochzeitsfest hochzeitszeit
  hocker höhen höhenmeter höhepunkt holzart holzbau holzofen holzwurm honigduft hopfen horizont hörnchen hornissen
  hufpflege hühnerauge hülle hüllen hundesalon hüpfburg hüpfburgen husten hüttenschlafsack hygiene hygieneplan
  imkerin implantat inhalt inhalte inhalten innenmaß innenwand inschrift inschriften insektenstich inserat inseraten
  instrumente instrumenten insulin interessen interessenten inventar inventare inventur inzahlungnahme isolierglas
  jäckchen jahresende jahreslauf jahrestag jahrestage jahreszahlen jahrhunderte jawort joghurts jubiläen jubiläum
  jugend jugendfeuerwehren jugendromane juwelier kabelweg käfer kaffees kakao kalorien kaltstart kamine kaminen kamm
  kampagne kanal kanäle kännchen kannen kante kapitel kapseln kartenrat kartuschen kasko kassen kassette kästen
  katalysator käufer kaufladen kebab keile keimlinge kerb kerker kernbohrer kessel kettensäge kettensägen keyboard
  kies kilometerstand kindergartenalter kinderzahl kinn kirchenjahr kirchweih kirschen kirtag klage klammern klang
  klappen klarinetten klassiker klatsch klauseln klaviere klavieren kleber klee kleinkind kleinteile kletterer klick
  klischees klotz klötzen klumpen kneipe kniekehlen knien knochen knopf knopfdruck knoten kochfeld köchin köder
  köderstellen kohl kohle kohlenmonoxid kohlrabi kokosbasis kolik kollegien kombis kommode kommunion komödien
  komplexmittel konferenzen konkurrenz konserven konsolen kontakt konto kontrabass kontrast kontrollen köpfen
  kopfhaut koppeln körbe koriander korken körpermaß körpermitte korpus korpusse korrektorat korrektur
  kostenvoranschlag kostüme kragen kram krämpfe krämpfen kran kränzen kräutertees krawatten krebs kredit kreidegrund
  kreis krematorium kreuzheben krimi kriminalfälle kriterien kritik krokant krone kronen krüge krümel kruste kübel
  küchenplan küchenteile küchentür kühlmittel kulissen kunsthaar kürbis kurier kurve kurzbraten kürze kurzhanteln
  kuscheltier labor lacke ladezeit lager länder längen lanze lasten lastenrad latex latte latten laubfang läufe
  laufwege lautsprecher lebenslauf lebensumstände lebensweise leberkäse leck lecks lederwaren lehrkraft leihrad leine
  leinwand leiste leiter leitplanke leitungsweg lenker leser lettern leuchte lexika lichter lidstrich lieblingslied
  lieblingsort lieblingswein lieferschein liefertag liefertage lift lifter liga liköre limette limonaden lineal
  linoleum linse lippen liquid liquids lizenz locken lohn longe lösungsmittel luftbefeuchter luftfeuchte luke luken
  lupe lymphe lymphödem macarons machart magen magnet mahlgrad mahlwerk mahlzeit mail mails mais makronen maler malz
  mandat mandeldrink manga mango manuskript markise marmor marzipan mascara maske masken maßband maße maßen matratzen
  matschhose matte matura mauerwerk medien meer mehrfamilienhaus mehrzweckhalle meißel melodie memory meniskus menüs
  messerspitze messing metalle metern metzger miete mieterwechsel mietrecht migräne mikrowelle milchhof milchzahn
  millimeter mindestalter mindestbestellwert minen minze mischpult mitarbeiterzahl mitbringsel mitteln
  mitternachtssnack modul module mofa mofas molke moment monatsende monitor montageständer moorbeet moos moped mopeds
  mortadella mörtel motetten motiv motive motorteile motten mühe mulch mulde mulden münze münzen muskelkater
  musterbuch muttermale mütze nabel nachbarhaus nachbarin nachdrucke nachfolge nachkauf nachlässe nachschau nächten
  nachweis nagellack nagelpilz nagelrand nähkurs naht napf narben narkose nasenstege nassbereich nässe nebenabreden
  nebenkosten nest nester netzbetreiber netze neugeborene neugeborenen neugeborenes nieren nische noppen norden
  notariat notariate note notfällen notizen nutzer oberarm obergeschoss oberschenkel oberstufe objekten öffner
  öffnungszeit ohrenarzt ohrstöpsel ölen oliven onlineverkäufe optik oratorien originale ornament ortgang ösen
  paartanz panik pappbuch parasiten parfum parks pässe passepartout passepartouts passformen passfoto passionen patty
  pausen pausenzeit pecorino pedal pedale peeling peelings pellets pendel pendeluhr pension percussion personalien
  pfand pfandrecht pfeiler pfingsten pfingstrosen pflanzzeit pflegegeld pflegemittel pflegeplan pflegestufe pflicht
  pflichtteil pflöcke pfosten pfote pfütze pfützen phasen pigment pikett pille pilling pilz pinne pizza pizzateig
  pizzen plakat plakate plastiktüte platin plattform podeste podologie podologin pods polenta police politur pollen
  polsterer pool poolbau pools poren porträts porzellan posaune post pralinen pratzen prise probedruck probetag
  probezeit problem probleme produkt profile programmen prospekt prothese prothesen protokolle prüfexemplare
  prüftaste psalmen pullover puls pulver punkten puppe puppen putzmittel qigong quadratmeter quark quiche rädchen
  radfahren radieschen radio radsatz rahm rahmenhöhe raku rampe rampen ranunkeln raps rasenmäher rasierer rassen
  rasur ratgeber rätsel ratten rauch raucher raummaße raummeter raummitte ravioli rechtslage rede regalen regensensor
  regenzeug regionen register regler rehe reihen reiki reime reiniger reiseführer reisenden reiseplan reisetag
  reisezeit reithelm renntag rentnerin requisiten rest restmüll restschuldstand restsüße rezeptur rheuma rhythmus
  riegel rinde rinne rippen risiken risse ritte rituale röcke roggen roggenlaib rohbau rohren rolle roller roman
  röntgenbild rooibos röstduft roste rotwein roulade route router rückens rückgabe rückkehr rucksäcke rückstände
  rückweg ruder rufweite ruhezeit rumpf saaten sachbuch sache säcken säge saisonende saisonstart saite saiten
  saitenlage sakko sakkos salami salaten salben säle salsa salzrand samstage sandkasten sandsack sanitär
  sardellenpaste sashimi sattler satzbau saugglocke säugling säule säulen saum säuregrad schäden schafkäse schall
  schals schamotte schärfe schatten schaufel schaumwein scheinwerfern scheite scheitel scheitholz schellack scheren
  scherz scheune scheunenfunde schicht schiebetor schiebetore schienen schimmel schirme schlafsaal schlaganfalls
  schläge schlaghand schlagwerk schlagzeug schlamm schlauch schläuche schläuchen schleier schleimhäute schleppe
  schließfach schlingen schlitten schlitz schlucke schlüsseldienst schlüsselkasten schlussrate schmerzmittel
  schmetterling schmutz schnallen schneider schneiderin schnittgut schnüre schonkost schornsteinfeger schoß schoten
  schotter schottland schrammen schranktür schraube schrauben schriftsatz schrott schubkarre schubkarren schublade
  schuhmacher schuhspanner schulchor schulden schulheft schulhof schulhose schulkind schulweg schuppen schürzen
  schüssel schuster schutt schwäche schwangerschaftstest schwanz schwefel schwerpunkt schwierigkeitsgraden
  schwimmkurs seestern segel segen segler sehnen seile seiten sekt sekunden sekundenbruchteilen selbstbehalt sense
  sensen sensoren septum serie serien servietten sets shampoo shiatsu sicherheitsglas sicherungskasten sicht
  sichtweite sickerschächte silben silbertuch silikon simse siphon siphons sitze skandalen skiern slips sms sockel
  socken sodbrennen sofas solisten solo sonderproben sonntagsbraten sorbet sorbets sorgfalt sortiment sortimente
  sozialdienst späne sparren spaß spätzle spaziergang speck speicherofen speicheröfen speisen spengler spielecke
  spieler spielfeldrand spielweise spielzeit spieße spirale spliss splitter sportart spritzen spruch sprünge spüle
  spülkasten spülmittel spuren stäbe stadtrad stadtrand stammfuß stampfer ständerwerk standesamt standpunkt stangen
  stapel stapler stärke statik statiker statistik staubkorn staubsauger stauden stauraum steak stearin stehparty
  steiger steinobst steinschlag stelle stempel steuerberater steuerberaterin stichtag stichwort stiel stiele stift
  stifte stillstand stock stöcke stoffen storno stracciatella strähne strampler strand strang straßen straßenrand
  sträußen streicher streitwert strichen strick strophe strudel struktur strümpfe strümpfen studium stufen
  stundenplan sturm substanz suche suchkonsole süden sudhaus suizid sushi system systeme szene szenen tabellen
  tablette tageskurs tageslauf taille takt tango tank tanks tänzer tapas tapes taschenbuch taschentuch tastatur
  tausch taxi techniken tees teige teilnehmer teilnehmerzahl tellerrand temperament textes textil theken themen
  therapeut therapeuten therapeutin thermometer thrombose thrombosen ticket tiefe tierarzt tierheim tierzahl tinte
  tipps tischen tischmitte toaster toiletten tomaten töne tonhöhe tonic tonleitern tonnen tontopf topfen töpfer
  töpferin toren tortillas totholz tourenrad tragus trainingstage transportbox transporte transporter traube trauben
  trauerrede trauerredner trauerrednerin traufe trauort traurednerin treffer treffpunkt trennschleifer treppenbreite
  treppenlift treppensteigen tresore trikot trinkgeld trockenbox trompete tropfstellen trost truhe tube tumoren
  türbreiten türgummis türklingel turm turnhalle türspalten twint twists übergabetag übergangszeit übersetzer
  übersetzerin überzug überzüge übungsplan umbaus umbauten umhang umsatz umsätze umtausch umweg umzugstag unfälle
  unkraut unschärfe unterkunft unterkünfte unterkünften unterschiede unterstufe unwetter urin urnengräbern urteil
  urteile varianten vase vasen vegetariern ventil ventile ventilen verbote verdeck vereinsheim verfahren verlag
  verlage verlass verlauf verleih verlust vermieterin vermögen verschleiß verschleißteile verschlüsse versionen
  versorger verteilers vertikutierer verträgen vertrieb verwandten verweise verzehr verzeichnis verzeichnisse vinyl
  visa visum vitrinen vogelkot vollmacht vollmachten volumen voluten vordach vorfälle vorhaben vorhersage vorliebe
  vorlieben vorrang vorsatz vorschlägen vorteile vortrag vorträge vorwissen wachmann wacholder wachs wachstum wade
  wallbox wange wangen wanzen wärmetauscher warnblinker warnweste waschhaus wasserbad wasserglas wasserkocher
  wasserschaden watte webdesign wechselrichter wege wegerechte weichspüler weihnachtsessen weihnachtsfeiern weinberg
  weinbergen weißbrot weißgold weißwein weizen weizenmehl wellenschliff welpenkurs welt werk werkbank werke werken
  werkstätten wermut werte wespen wettkämpfe wickel widerstand wiedersehen wimper windel winkel wintermantels
  winzerin winzersekt wischmopp wochenenddienst wochentag wohnmobil wohnmobile wohnort wohnrecht wohnungstür wortlaut
  wortwahl wunde wunschlied würfel wurmkuren würstel xylit zahlenstrahl zählerkasten zählerstand zählerstände
  zählerständen zähnen zahnrettungsbox zange zangen zapfhahn zecke zeichen zeiger zeitraffer zelle zentimeter
  zeremonie zeremonien zeugen zeugnis ziegenkäse ziele zimmertür zimmerzahl zimt zink zinsen zirkel zitrus zöliakie
  zöpfe zuckerguss zuckerpaste zugabe zügen zulagen zuluft zuschläge zuschuss zuschüsse zustellbett zutritt zweifel
  zweig zweige zweigen zwetschge zwetschgen zwiebel zwinge zyklus
`
  .trim()
  .split(/\s+/u);
