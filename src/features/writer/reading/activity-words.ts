/**
 * The nouns by which an industry says what its business does, in four languages: English and German end
 * in theirs, French and Spanish begin with it. A table, no logic.
 */
import type { Activity } from "./need-ids.ts";
import type { Phrasebook } from "./reading-model.ts";

type Words = Readonly<Partial<Record<Activity, string>>>;

const EN: Words = {
  repair:
    "repairs?|repairers?|repair service|restoration|restorers?|conservation|conservators?|mending|menders?|refurbishment|upholstery|upholsterers?|resoling|rewaxing|reproofing|(?:re-?|chair )?caning|rush seating|seat weaving|servicing",
  hire: "hire|rentals?|lending library|tool library|loans",
  course:
    "courses?|lessons?|classes|workshops|(?<!primary |secondary |nursery |forest |montessori |steiner |grammar |prep |boarding |special )school|academy|tuition|tutors?|tutoring|(?<!(?:personal|strength|fitness|weight) )training|teachers?|coaching|instructors?",
  tour: "tours?|guides?|walks|trips|excursions?|cruises?|safaris?|rides|guided visits",
  made: "makers?|making|carving|carvers?|weaving|weavers?|engraving|engravers?|bookbinding|bookbinders?|tailors?|tailoring|dressmakers?|dressmaking|potters?|goldsmiths?|silversmiths?|blacksmiths?|smiths?|luthiers?|saddlers?|saddlery|calligraphy|calligraphers?|embroidery|basketry|taxidermy|ropework|leatherwork|metalwork|ironwork|milliners?|millinery|glassblowing|stained glass|gilding|signwriting|signwriters?|sign writing|sign painting|shop signs|boatbuilders?|boatbuilding|sculptors?|letter ?cutting|letter ?cutters?|bladesmiths?|cobblers?|bespoke furniture",
  text: "translations?|translators?|proofreading|proofreaders?|editing|copy-?editing|copywriting|copywriters?|ghostwriting|ghostwriters?|transcription|subtitling|indexing|indexers?",
  software: "software|apps?|platforms?|saas|data|apis?|dashboards?|plug-?ins?|analytics",
  research:
    "research|researchers?|surveys|surveyors?|surveying|inspections?|inspectors?|audits?|auditors?|genealogy|genealogists?|testing|analysis|(?:research|test|testing|soil|water|food|asbestos|materials) lab(?:oratory)?|archivists?",
  advice:
    "solicitors?|lawyers?|barristers?|advice|advisers?|advisors?|consultancy|consultants?|consulting|accountants?|accountancy|bookkeeping|bookkeepers?|mediation|mediators?|brokers?|law firm|notary|planners?",
  care: "(?:psycho|hydro|physio|aroma|art |music |drama )?therapy|(?:psycho)?therapists?|clinics?|counselling|counsellors?|physiotherapy|physiotherapists?|osteopaths?|osteopathy|midwife|midwives|midwifery|doulas?|massage|acupuncture|acupuncturists?|(?<!(?:their|its|winter|garden|lawn|boat|car|shoe|leather|hoof|tree|wood|plant|grave|roof|floor|stone|carpet|bike|horse|dog|pet|animal) )care|carers?|podiatry|podiatrists?|audiology|audiologists?|prosthetics|orthotics|dietitians?|nutritionists?|hypnotherapy",
  performance:
    "bands?|(?:puppet|magic|theatre|circus|cabaret|comedy|variety|fire) shows?|musicians?|pianists?|singers?|quartets?|trios?|ensembles?|djs?|magicians?|storytellers?|storytelling|puppetry|puppeteers?|circus|performers?|entertainers?|celebrants?|organists?|clowns?|dancers?|pipers?|harpists?|fiddlers?|accompanists?|repetiteurs?|drummers?|toastmasters?",
  photo: "photography|photographers?|videography|videographers?|film-?makers?|film-?making",
  group:
    "clubs?|society|choirs?|associations?|support groups?|groups?|orchestras?|guilds?|leagues?|allotments?",
  lodging:
    "hotels?|b&b|b and b|guest ?houses?|hostels?|glamping|camp ?sites?|camping|lodges?|cottages?|cabins?|inns?|bunkhouses?|holiday (?:lets?|homes?)|yurts?|tree ?houses?|huts?",
  transport:
    "(?:house|home|office|furniture|piano|safe|student) removals|couriers?|haulage|taxis?|chauffeurs?|minibuses|shuttles?|freight|water taxis?|ferry|ferries|deliveries|transport",
  upkeep:
    "cleaning(?!,? [^,.]{0,30}(?:repair|restoration)\\b)|cleaners?|maintenance|gardening|gardeners?|sweeps?|sweeping|pest control|tree surgery|tree surgeons?|arborists?|landscaping|landscapers?|pruning|mowing|fencing|thatching|thatchers?|plumbers?|plumbing|electricians?|roofers?|roofing|decorators?|decorating|plasterers?|plastering|(?<!(?:art|light|sound|origami|paper|flower|floral|sculpture|sculptural|textile|video) )installations?|installers?|(?<!(?:tyre|exhaust|windscreen|towbar|bra|wig) )fitters?|fitting|glaziers?|glazing|stonemasons?|stonemasonry|walling|wallers?|drainage|insulation|hedge ?laying|hedge ?layers?",
  catering: "catering|caterers?|private chefs?|chefs?",
  table: "restaurants?|supper clubs?|bistros?|tea ?rooms?|tearooms?",
};

const DE: Words = {
  repair:
    "reparatur(?:en|werkstatt)?|stuhlflechterei|restaurierung(?:en)?|restaurator(?:in)?|uhrmacher(?:in|ei)?|aufarbeitung|instandsetzung|polsterei|schleiferei|schleifservice|schleifdienst",
  hire: "verleih|vermietung(?:en)?|ausleihe",
  course:
    "kurse?|unterricht|schulung(?:en)?|seminare?|lehrer(?:in)?|nachhilfe|workshops?|(?<!grund|haupt|real|hoch|wald|privat|ober|berufs|förder|baum)schule|(?:musik|tanz|segel|surf|kletter|reit|ski|flug|sprach|näh|koch|fahr|mal|kunst|fecht|bogen|imker|gesangs|schwimm|tauch)schule|trainer(?:in)?|lehrgänge",
  tour: "führung(?:en)?|touren|wanderungen|ausflüge|fahrten|führer(?:in)?|rundgänge",
  made: "bauer(?:in)?|baumeister(?:in)?|binderei|schneiderei|schneider(?:in)?|schmied(?:e|in)?|tischlerei|schreinerei|drechslerei|drechsler(?:in)?|weberei|macher(?:in)?|sattlerei|schnitzer(?:in)?|flechterei|kalligrafie|bildhauer(?:in)?|bau(?=werkstatt)|gravuren|schildermaler(?:in)?",
  text: "übersetzung(?:en)?|übersetzer(?:in)?|lektorat|lektor(?:in)?|korrektorat|texter(?:in)?|ghostwriting|transkription|büro für leichte sprache",
  software: "software|apps?|plattform|daten|prognosen",
  research:
    "forschung|gutachten|gutachter(?:in)?|sachverständige[rn]?|prüfung(?:en)?|vermessung|analysen?|(?:forschungs|prüf|umwelt|wasser|boden|analyse)labor|recherchen?",
  advice:
    "beratung|berater(?:in)?|anwalt|anwältin|anwaltskanzlei|kanzlei|mediation|mediator(?:in)?|makler(?:in)?|buchhaltung",
  care: "therapie|therapeut(?:in)?|pflege|pflegedienst|hebamme|hebammenpraxis|massage|osteopathie|logopädie|physiotherapie|akustiker(?:in)?",
  performance:
    "musiker(?:in)?|pianist(?:in)?|sänger(?:in)?|kapelle|(?:big|jazz|rock|party|blues|cover)-?band|quartett|trio|ensemble|zauberer|zauberkünstler(?:in)?|erzähler(?:in)?|redner(?:in)?|clown|puppentheater|figurentheater|organist(?:in)?",
  photo: "fotografie|fotograf(?:in)?|filmproduktion|videografie",
  group: "verein|chor|gruppe|orchester|klub|club",
  lodging:
    "hotel|hotel|pension|gasthof|herberge|ferienwohnung(?:en)?|ferienhaus|ferienhäuser|campingplatz|hütten?|baumhäuser",
  transport: "umzüge|spedition|kurier|kurierdienst|taxi|transporte?|fahrdienst",
  upkeep:
    "reinigung|wartung|gartenpflege|gärtner(?:in)?|baumpflege|schädlingsbekämpfung|dachdecker(?:ei)?|malerbetrieb|installateur(?:in)?|klempner(?:ei)?|elektriker(?:in)?|montage|dämmung|schornsteinfeger(?:in)?|trockenmauern",
  catering: "catering|partyservice|mietk(?:och|öchin)",
  table: "restaurant|gasthaus|bistro",
};

const FR: Words = {
  repair:
    "réparations?|réparat(?:eur|rice)|restauration (?:de|d['’])|restaurat(?:eur|rice) (?:de|d['’])|rénovation (?:de|d['’]) ?(?:meubles?|fauteuils|instruments)|tapissi(?:er|ère)|rempaillage|affûtage|remise en état",
  hire: "locations?|prêt",
  course:
    "cours|stages?|ateliers (?:de|d['’])|atelier (?:de|d['’]) ?(?:cuisine|peinture|dessin|danse|théâtre|écriture|chant|yoga|arts? plastiques|langues?|musique|cirque)|leçons|école (?:de|d['’])|formations?|professeure?|monit(?:eur|rice)",
  tour: "visites guidées|guides?|balades|randonnées|excursions|croisières|promenades|sorties",
  made: "atelier (?:de|d['’]) ?(?:vitrail|couture|lutherie|reliure|menuiserie|céramique|poterie|tapisserie|ferronnerie|sculpture|bijouterie|gravure|maroquinerie)|luthi(?:er|ère)|fabrication|fabricante?|fact(?:eur|rice)|reli(?:eur|euse)|relieur|couturi(?:er|ère)|tailleur|ébéniste|ébénisterie|coutell(?:ier|ière|erie)|forgeron(?:ne)?|céramiste|poti(?:er|ère)|vanni(?:er|ère)|vannerie|vitrailliste|sculpt(?:eur|rice)|maroquini(?:er|ère)|sell(?:ier|ière)|bijouti(?:er|ère)|grav(?:eur|euse)|calligraphe|chapeli(?:er|ère)|brod(?:eur|euse)|broderie|verri(?:er|ère)|souffl(?:eur|euse) de verre",
  text: "traductions?|traduct(?:eur|rice)|relecture|correction|correct(?:eur|rice)|rédact(?:eur|rice)|transcription|écrivain public|écrivaine publique",
  software: "logiciels?|applications?|plateforme|données|outil de",
  research:
    "recherches?|expertises?|experte?|diagnostics?|diagnostiqu(?:eur|euse)|géomètre|analyses?|laboratoire (?:d['’]analyses|d['’]essais|de recherche)|généalogiste|audits?",
  advice:
    "avocate?s?|conseils?|conseill(?:er|ère)|cabinet d['’]avocats|médiation|médiat(?:eur|rice)|courtier|courtage|comptable|expert-comptable",
  care: "orthophoniste|kinésithérapeute|psychologue|psychothérapeute|ostéopathe|sage-femme|infirmi(?:er|ère)|thérapeute|sophrologue|massages?|aide à domicile|soins|diététicienne?|ergothérapeute|hypnothérapeute|doula",
  performance:
    "musiciens?|musicienne|pianiste|orchestre|fanfare|groupe de musique|quatuor|trio|magicienne?|cont(?:eur|euse)|marionnettistes?|clowns?|chant(?:eur|euse)|comédienne?|officiante?|compagnie de (?:cirque|théâtre|danse)|spectacles?|accordéoniste",
  photo: "photographes?|photographie|vidéaste",
  group: "association|club|chorale|chœur|amicale|collectif|groupe de parole",
  lodging: "hôtel|gîtes?|chambres? d['’]hôtes|camping|auberge|cabanes?|refuge|roulottes?",
  transport: "déménagements?|coursi(?:er|ère)|transports?|taxi|navettes?|livraison",
  upkeep:
    "nettoyage|entretien|ménage|jardini(?:er|ère)|paysagiste|élagage|élagueur|ramonage|ramoneur|plombi(?:er|ère)|plomberie|électricienne?|couvreur|peintre en bâtiment|isolation|maçon(?:nerie)?|pose (?:de|d['’])|dératisation",
  catering: "traiteur|chef(?:fe)? à domicile|cuisini(?:er|ère) à domicile",
  table: "restaurant|bistrot|table d['’]hôtes|crêperie",
};

const ES: Words = {
  repair:
    "reparaci(?:ón|ones)|relojer[oa]|relojería|taller de reparaci(?:ón|ones)|restauraci(?:ón|ones) de|restaurador(?:a|es)?|tapicería|tapicer[oa]|afilado|arreglos?",
  hire: "alquiler(?:es)?|préstamo",
  course:
    "clases|cursos?|talleres de(?! (?:reparación|restauración))|escuela de|academia|formación|profesor(?:a|es)?|monitor(?:a|es)?",
  tour: "visitas guiadas|guías?|rutas|excursiones|paseos|tours?|senderismo",
  made: "lut(?:hier|ier)s?|fabricación|fabricante|encuadernación|encuadernador(?:a)?|sastrería|sastre|modista|ebanista|ebanistería|cuchiller[oa]|herrer[oa]|herrería artística|ceramista|alfarer[oa]|alfarería|cester[oa]|cestería|escultor(?:a)?|guarnicioner[oa]|guarnicionería|joyer[oa]|grabador(?:a)?|calígraf[oa]|sombrerer[oa]|bordador(?:a)?|bordados|vidrier[oa]|rotulista|abanicos artesanos",
  text: "traducci(?:ón|ones)|traductor(?:a|es)?|corrección de textos|corrector(?:a)?|redactor(?:a)?|transcripci(?:ón|ones)",
  software: "software|aplicaci(?:ón|ones)|plataforma|programa para|datos|herramienta",
  research:
    "investigación|peritajes?|perit[oa]s?|inspecci(?:ón|ones)|análisis|laboratorio de (?:análisis|ensayos|investigación)|topógraf[oa]|topografía|genealogista|auditorías?",
  advice:
    "abogad[oa]s?|asesoría|asesores?|asesor|asesora|consultoría|consultor(?:a|es)?|gestoría|mediación|mediador(?:a|es)?|despacho de abogados|bufete",
  care: "fisioterapeuta|fisioterapia|psicólog[oa]s?|psicología|logopeda|logopedia|osteópata|matrona|enfermer[oa]|terapia|terapeuta|masajes?|cuidados|ayuda a domicilio|podólog[oa]|nutricionista|doula",
  performance:
    "músicos?|pianista|charanga|banda|orquesta|cuarteto|trío|mag[oa]|cuentacuentos|titiriter[oa]s?|payas[oa]s?|cantante|maestr[oa] de ceremonias|compañía de (?:teatro|circo|danza)|espectáculos?|grupo de música",
  photo: "fotógraf[oa]s?|fotografía|videógraf[oa]",
  group: "asociación|club|coro|peña|colectivo|grupo de apoyo",
  lodging:
    "hotel|hostal|casa rural|casas rurales|camping|albergue|cabañas?|apartamentos turísticos|pensión",
  transport: "mudanzas|mensajería|transportes?|taxi|traslados",
  upkeep:
    "limpieza|mantenimiento|jardiner[oa]s?|jardinería|poda|control de plagas|fontaner[oa]s?|fontanería|electricistas?|pintor(?:es)?|instalaci(?:ón|ones)|instalador(?:es)?|tejados|deshollinador",
  catering: "catering|chef a domicilio|cociner[oa] a domicilio",
  table: "restaurante|mesón|casa de comidas|taberna",
};

const atEnd = (words: string): RegExp => new RegExp(`(?<![\\p{L}-])(?:${words})$`, "iu");
const atStart = (words: string): RegExp => new RegExp(`^(?:${words})(?![\\p{L}])`, "iu");

/** German writes what narrows a noun in one word with it. */
const asEnding = (words: string): RegExp => new RegExp(`(?:${words})$`, "iu");

const compile = (words: Words, pin: (words: string) => RegExp): readonly [Activity, RegExp][] =>
  Object.entries(words).map(([id, said]) => [id as Activity, pin(said)]);

export const ACTIVITY_SIGNS: Readonly<Record<Phrasebook, readonly [Activity, RegExp][]>> = {
  en: compile(EN, atEnd),
  de: compile(DE, asEnding),
  fr: compile(FR, atStart),
  es: compile(ES, atStart),
};

/** Work on animals asks for the animal, whatever the work is. */
export const ANIMALS =
  /(?<!\p{L})(?:dogs?|pupp(?:y|ies)|cats?|kittens?|horses?|pon(?:y|ies)|equine|canine|feline|rabbits?|pets?|small mammals|reptiles|parrots?|hens?|vets?|veterinary|farriers?|hunde?n?|welpen|katzen?|pferden?|pferde|tierarzt|tierärztin|tierarztpraxis|tier(?:en|e)?|kaninchen|hufschmied(?:in)?|chiens?|chiots?|chats?|chevaux|cheval|lapins?|animaux|vétérinaires?|maréchal-ferrant|perros?|gatos?|caballos?|conejos?|mascotas|veterinari[oa]s?|herrador(?:a)?|animales)(?!\p{L})|hunde(?:schule|trainer|pension|betreuung|physio)|pferde(?:osteo|physio|pension|zahn)|katzen(?:pension|betreuung)/iu;

/** Animals that are kept in flocks and herds. */
export const LIVESTOCK =
  /(?<!\p{L})(?:sheep|cattle|cows|dairy herds?|flocks?|herds?|pigs|poultry|livestock|farm (?:vets?|animals)|rinder\p{L}{0,12}|schafe\p{L}{0,12}|schweine\p{L}{0,12}|nutztiere?\p{L}{0,12}|großtier\p{L}{0,12}|moutons|brebis|bovins|vaches|élevages?|ovejas|vacas|ganado|ganader[oa]s?)(?!\p{L})/iu;

/** Who learns in these is a dog. */
export const DOG_CLASSES =
  /\b(?:dog|puppy|gundog) (?:[\p{L}-]{2,12} ){0,2}(?:class(?:es)?|lessons?|school|courses?|agility|training)\b|hunde(?:kurse?|sport|training)(?!\p{L})|\b(?:cours|école|club) (?:de |pour )?(?:chiens|chiots|agility)|\b(?:clases|escuela|curso) (?:de |para )(?:perros|cachorros|agility)/iu;

/** Whose business is dogs alone says so. */
export const DOGS =
  /(?<!\p{L})(?:dogs?|pupp(?:y|ies)|canine|hunde?n?|welpen|chiens?|chiots?|perros?|cachorros?)(?!\p{L})|hunde(?:schule|trainer|pension|betreuung|physio)/iu;
export const OTHER_ANIMALS =
  /(?<!\p{L})(?:cats?|kittens?|horses?|pon(?:y|ies)|rabbits?|pets?|animals?|vets?|veterinary|katzen?|pferden?|pferde|tier\p{L}{0,12}|haustiere?n?|chats?|chevaux|cheval|animaux|vétérinaires?|gatos?|caballos?|mascotas|animales|veterinari[oa]s?)(?!\p{L})/iu;

/** What is done with an animal, as against "dog beds" and "horse riding holidays". */
export const ANIMAL_WORK =
  /(?<!\p{L})(?:practices?|trainers?|training|behaviou?r\p{L}{0,12}|groom\p{L}{0,12}|walk(?:er|ers|ing)|(?<=dog )walks|sitt(?:er|ers|ing)|boarding|physio\p{L}{0,12}|hydrotherap\p{L}{1,3}|massage|osteopath\p{L}{0,12}|vets?|veterinary|clinics?|dent(?:ist|istry)|kennels?|cattery|livery|farriers?|tierarzt\p{L}{0,12}|tierärztin|praxis|trainer(?:in)?|osteopath(?:in|ie)?|hufschmied(?:in)?|ostéopathe|vétérinaires?|éduca(?:teur|trice)|toilett(?:age|eur|euse)|pension|garde|maréchal-ferrant|comportementaliste|veterinari[oa]s?|adiestra\p{L}{0,12}|educador(?:a)?|peluquería|residencia|guardería|herrador(?:a)?|etólog[oa])(?!\p{L})|hunde(?:schule|trainer|pension|betreuung|physio)|pferde(?:osteo|physio|pension|zahn)|katzen(?:pension|betreuung)/iu;
