/**
 * Words of trades in each language, beside the names that `content/trades` has: they tell the language of
 * a brief that is little more than such a name, and nothing of which trade it is. A table, no logic.
 */
import type { Phrasebook } from "./reading-model.ts";

export const TRADE_WORDS: Readonly<Record<Phrasebook, string>> = {
  en: `
    accelerator acting actor administrator aesthetics alarm allotment alumni analytics animals
    antenatal apothecary appliance aquarium artificial asset audit auditor author automotive
    ayurveda babies babysitter babysitting bagels balloon banker banking basket bathroom bathrooms
    booking bootcamp booth botanical botox breakdown breastfeeding breathwork breeder bubble
    buddhist buildings camera canteen cardiologist caregiver carnival castle cats celebrant chain
    charter chauffeur chess chinese circus citizens civil classic clearance coding cold collection
    college comedian commerce composer concert concrete contact conversation conversion cosmetics
    court creamery creative credit criminal crm croissants cuisine cultural culture customs cyber
    cybersecurity dancing debt deep demolition dermatologist dermatology diet diocese disability
    dive divorce documents dogs donuts doors drain drawing drink drone drywall ecommerce
    electronics emergency ent enterprise entertainer equine esports exercise facade factory
    farming fertility festival fiduciary films finance fintech firewood fishing flight forestry
    forwarder forwarding freight friends fulfillment fulfilment fundraising glassblower gurdwara
    gutters gymnastics gynaecologist gynecologist hardware haulage healing healthcare homeopath
    hospitality hosting human hvac hygiene hygienist hypnotherapy immigration implants improvement
    incubator information injury inspection insulation intellectual intelligence internal internet
    irrigation janitor junk kennel key kids knife knitting lactation landlord last lavender lenses
    limousine linen logistics loss magazine magician makerspace manufacturer manufacturing
    marketplace marquee marriage mead meal meals mechanical mental mentor metalworking mile
    mindfulness ministry mirror monastery money motion nanny naturopath naturopathy newborn
    newspaper nightclub novelist opera ophthalmologist orchestra orthopaedics paediatrician
    parents parties patent paving pediatrician performing petrol pets photos pictures planetarium
    plasterer plastering platform playground podcast poet police political pool prep pressure
    procurement programmer psychiatrist publishing qigong radio rat rehabilitation reiki rent
    retail retreat returns rights robotics saddler safe sauna scaffolding scheduling scouts
    secondary security sharing shipping shooting smart soap songwriter source speaker spin stable
    staging staircases steam stones storyteller stove structural stucco student summer supplier
    supplies supply surveyor sustainable system systems talk tasting teaching team teeth
    telecommunications temple test things title toddlers toolmaker tools tourism tourist towing
    trade tradesman traditional transport trim trucking typography union urban utility valuation
    valuer volunteers warehousing washer water weaver weight weightlifting welfare wellbeing
    wheels whitening wind windscreen workout yacht yarn zoo`,
  de: `
    abschleppdienst achtsamkeit alarmanlagen altenpflege arbeitsrecht augenarzt autor
    autovermietung babysitter ballonfahrten bank bauen bauingenieur baumarkt bauträger
    bauunternehmer beglaubigung behindertenhilfe behörde berufsverband bewegung bilder bildung
    blaskapelle blasorchester bootsführerschein bootsverleih branchensoftware brennholz buffet
    bühne chauffeurservice chorleiterin computer consulting denkmal der dienstleistung digital
    drogerie eheberatung ehrenamt einzelhandel eisenwaren elternverein energieberater
    energieberatung englischkurs entrümpelung essen estrich fachgeschäft fahrdienst fahrzeug
    familienrecht fechten feier fensterbau ferienlager fertigung fest festival feuerstättenschau
    feuerwache film finanzdienstleistungen finanzen flugschule forstbetrieb foto fotos freibad
    fuhrunternehmen fulfillment förderverein führerschein gastgewerbe gastronomie
    geburtsvorbereitung geld gemeinnützig gemeinschaft gerüstbau geschäft gestaltung gesundheit
    gewerkschaft glasbläser grundschule grundstück gründerzentrum gymnasium hallenbad handarbeit
    handwerk handwerker hausgeräte haushalt haushaltsauflösung haustier heilpraktiker heilpraxis
    hersteller hochschule hochzeit hochzeitstanz hof home hund hunde hundefotografie hundezüchter
    hypnose immobiliengutachter ingenieurbüro intelligenz internist kantine kanuverleih kardiologe
    karnevalsverein katze kaufhaus kindercafé kinderfrau kleingartenverein kleinkinder
    klimatechnik klinik kloster komponist kontaktlinsen kreativ kreativagentur kultur kulturverein
    kulturzentrum kunstschule künstliche lagerlogistik lagerung lederwerkstatt leihbücherei
    lerncoach lieferung logistik logistikunternehmen malschule maschinenbau mathe medizin
    metallbearbeitung mietrecht molkerei motor motorradhändler museumsverein musiker musikkapelle
    musikverein nachbarschaftshilfe naturheilkunde naturheilpraxis näherei nähkurse onlinekurse
    onlineshop oper orchester orthopäde partei patentanwalt pfadfinder pferd pferdepension
    plattform privatschule produktdesign programmierer prüfstelle putzen putzfrau recht reha
    reifenhändler sanitätshaus sattlerei sauberkeit sauerteig schachclub schauspieler
    schauspielschule schloss schlosser schriftsteller schuldnerberatung schwimmbad schönheit
    schützenverein segelclub seifenmanufaktur selbsthilfegruppe sicherheit skiverleih smart
    softwarefirma sparkasse spedition spielcafé spieleentwickler sport stadtwerke statiker
    stillberatung strafverteidiger stuckateur studierendenvertretung systemadministrator sänger
    tankstelle tanzen tapezieren taubenabwehr technologie tempel tennisschule teppichreinigung
    therapeut therapie tiefbau tier tierbedarf tiere tierheim tierphysiotherapie tourismus
    transport transportunternehmen trauredner trinken trockenbau universität unterkunft unterricht
    veranstaltung veranstaltungstechnik verlag vermessung vermessungsbüro verputzer versicherung
    wanderverein wertgutachter wespennestentfernung wintergartenreinigung winzerei
    wohnmobilvermietung wohnungsbaugesellschaft wollladen wärmedämmung zauberer zeitung
    zeltverleih zirkus zoo zoohandlung`,
  fr: `
    agriculture alarmes amis animal animalerie application argent artificielle assureur auditive
    auteur baby bains bateaux bien botanique buffet bénévolat cardiologue chapiteaux chat cheval
    chien cirque classique climatisation colonie comité commerce compositeur comédien concert
    conduire congrès contact contrôle créative culturelle cybersécurité cérémonie dentaires dessin
    diocèse docteur domotique droit débarras dépanneuse enfance entraînement fait familiaux
    fanfare fauteuils fenêtres festival film finance fiscal fiscaliste fret fumiste fête gardien
    gardiennage géomètre harmonie herboristerie hospice huissier humaines hypnothérapeute
    hébergement image industrielle intelligence isolation journal justice lactation langue
    lentilles levain logement logistique lycée magicien matériel mercerie monastère naturopathe
    navette nounou officiant oléiculteur ophtalmologue optométriste opéra parapharmacie parti
    permis petite photos pilotage piscine plaquiste plateforme plâtrier politique poêle primaire
    privé privée promoteur propriété prothèse psychiatre pénal quincaillerie randonnée remorquage
    rempaillage ressources rock réfection rééducation santé savonnerie scouts sitting sophrologue
    soudure souffleur support surendettement syndicat technique technologie tiers transitaire
    transporteur université verre zoo échafaudage échecs édition électroménager études événement
    être`,
  es: `
    aceite acondicionado acristalamiento actor aduanas agricultura aislamiento ajedrez alarmas
    almacén almazara andamios animación animal animales aparejador aplicación artesanales
    artificial auditiva auditoría automoción barcos bienes bienestar botánico caballo caballos
    cambio campamento canalones canguro cardiólogo carnet carpas casal cesta chófer ciberseguridad
    circo climatización coche colegio comercio comisión compositor conciertos congregación
    conserje conserjería conservación contador copias creatividad criadero cuidadora cuidados
    deberes deporte derecho deudas dinero doctor doméstico domótica ecuestre ejercicio
    electrodomésticos energético escayolista escritor espectáculo estudiantes evento extranjería
    ferretería festival fiesta finanzas foto fotos furgonetas gas gasolinera gastronomía gato grúa
    hecho higiene hipotecas huertos humanos imagen inteligencia itv jabones laboral lactancia
    lechería legal lentillas llaves logística mago mascota mental mentor mercería metalurgia
    metalúrgico monasterio musculación músico naturópata niñera niños náutico oftalmólogo oliva
    ortopedia padres paliativos parafarmacia partido parto patentes periódico perro piscina pladur
    plataforma político preescolar preparación privado programador promotora propiedad protectora
    psiquiatra público raíces recursos registro salud seminarios sindicato soldadura soplador
    tapizado tasación tasador tecnología templo terapeuta topógrafo transitario transportista
    traslado universidad urbanos urgencias vaciado videojuegos vidrio vino voluntariado vuelo
    yesero zoo zoológico ópera`,
};
