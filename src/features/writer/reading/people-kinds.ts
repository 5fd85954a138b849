/**
 * Kinds of people and bodies that a site may speak to, with the nouns that name them in four
 * languages. Singular or plural, either form will do. A table, no logic.
 */

/** Entries are separated by commas; several words are a phrase. */
export const PEOPLE_KINDS: Readonly<Record<string, string>> = {
  families: "family, families, Familie, famille, familia, young family, Großfamilie",
  parents:
    "parent, parents, mother, father, mum, mom, dad, grandparent, carer of children, guardian, Eltern, Mutter, Mütter, Vater, Väter, Großeltern, Elternteil, Alleinerziehende, mère, père, grands-parents, padre, madre, papá, mamá, abuelo, parent d'élève",
  children:
    "child, children, kid, toddler, baby, infant, pupil, schoolchild, schoolchildren, boy, girl, preschooler, Kind, Kinder, Kleinkind, Schulkind, Schüler, Schülerin, Enkel, enfant, bambin, écolier, élève, bébé, niño, niña, bebé, alumno, escolar, peque, hijo, nieto",
  teenagers:
    "teenager, teen, adolescent, youth, young people, young person, Jugendliche, Teenager, Jugend, Heranwachsende, ado, adolescente, jeune, joven, young adult, junge Leute, junge Menschen, junge Erwachsene, jeunes adultes",
  students:
    "student, undergraduate, postgraduate, graduate, learner, apprentice, trainee, Student, Studierende, Studentin, Studenten, Azubi, Auszubildende, Lernende, étudiant, apprenti, lycéen, estudiante, universitario, aprendiz",
  seniors:
    "senior, pensioner, retiree, elderly people, older people, older adult, the elderly, retired people, over-sixties, Senior, Senioren, Rentner, Rentnerin, ältere Menschen, alte Menschen, Ruheständler, retraité, personne âgée, aîné, jubilado, mayores, persona mayor, tercera edad, pensionista",
  beginners:
    "beginner, novice, newbie, starter, first-timer, Anfänger, Einsteiger, Neuling, Wiedereinsteiger, débutant, novice, principiante",
  professionals:
    "professional, operations manager, logistics manager, warehouse manager, plant manager, safety officer, office worker, commuter, worker, employee, shift worker, specialist, practitioner, working people, Berufstätige, Angestellte, Arbeitnehmer, Pendler, Fachkraft, Fachkräfte, Fachleute, Beschäftigte, salarié, professionnel, actif, employé, travailleur, profesional, trabajador, empleado, oficinista, executive, manager, leader, director, Führungskraft, Führungskräfte, cadre, dirigeant, directivo, ejecutivo, responsable",
  companies:
    "Tagungsgast, Tagungsgäste, Messegast, Messegäste, Geschäftsreisende, Geschäftsreisender, company, companies, business, businesses, firm, corporation, enterprise, employer, business client, corporate client, business customer, organisation, organization, employer, brand, manufacturer, supplier, agency, Unternehmen, Firma, Firmen, Geschäftskunde, Gewerbekunde, Gewerbe, Konzern, Arbeitgeber, Industrie, Industriebetrieb, Organisation, Hersteller, Agentur, entreprise, société, employeur, marque, fabricant, agence, empresa, compañía, marca, fabricante, agencia, B2B client, industrial client, industriel, gewerbliche Kunden, client professionnel, cliente de empresa",
  "small-businesses":
    "small business, small businesses, small company, small firm, SME, SMEs, local business, family business, small and medium-sized business, small to medium business, sole trader, kleine Unternehmen, kleine Firmen, kleine Betriebe, Mittelstand, Mittelständler, mittelständische Unternehmen, mittelständische Betriebe, KMU, Kleinunternehmen, Handwerksbetrieb, Kleinbetrieb, Betrieb, Familienunternehmen, Familienbetrieb, PME, TPE, petite entreprise, petites et moyennes entreprises, pyme, pymes, pequeña empresa, pequeño negocio, negocio local, small business owner, business owner, shop owner, Unternehmer, Unternehmerin, Inhaber, entrepreneur, commerçant, artisan, empresario, dueño de negocio, entrepreneur, tradespeople, tradesperson, Handwerker, stallholder, market trader, trader, workshop, autoentrepreneur",
  startups:
    "startup, start-up, founder, scale-up, Gründer, Gründerin, Start-up, jeune pousse, fondateur, créateur d'entreprise, emprendedor, fundador, porteur de projet, Existenzgründer",
  freelancers:
    "freelancer, self-employed, self-employed people, contractor, creative, independent consultant, Freiberufler, Selbstständige, Selbständige, Freelancer, Solo-Selbstständige, indépendant, auto-entrepreneur, micro-entrepreneur, freelance, autónomo, Kreative",
  restaurants:
    "restaurant, café, cafe, bar, pub, bistro, chef, caterer, coffee shop, kitchen, restaurateur, diner, Gastronom, Gastronomie, Gastronomiebetrieb, Gaststätte, Koch, Köche, Köchin, Lokal, Wirt, Wirte, Gastwirt, Küchenchef, cuisinier, brasserie, traiteur, restaurante, cafetería, hostelería, hostelero, cocinero, canteen, Kantine, cantine, bakery, bakeries, Bäckerei, boulangerie, brewery, breweries, winery",
  hotels:
    "hotel, guesthouse, guest house, B&B, inn, hotelier, hostel, Hotel, Pension, Hotelier, Ferienhausvermieter, hôtel, gîte, chambre d'hôtes, hôtelier, hotelero, casa rural, holiday let owner, airbnb host, host, Gastgeber, anfitrión",
  shops:
    "shop, store, retailer, boutique, wholesaler, reseller, delicatessen, deli, grocer, supermarket, Geschäft, Laden, Läden, Händler, Einzelhändler, Einzelhandel, Fachhändler, Großhändler, magasin, commerce, détaillant, épicerie, revendeur, grossiste, tienda, comercio, minorista, comerciante, distribuidor, distributor, mayorista, florist",
  schools:
    "school, school group, school class, Schulklasse, scolaire, groupe scolaire, grupo escolar, comedor escolar, nursery, nurseries, kindergarten, teacher, headteacher, educator, Schule, Kindergarten, Kita, Lehrer, Lehrerin, Lehrkraft, Lehrkräfte, Erzieher, école, crèche, enseignant, professeur, lycée, collège, instituteur, colegio, escuela, profesor, docente, maestro, guardería, instituto",
  universities:
    "university, universities, college, researcher, scientist, lab, laboratory, research group, research institute, academic, Universität, Hochschule, Forscher, Wissenschaftler, Forschungsinstitut, Forschende, Labor, Labore, université, chercheur, laboratoire, scientifique, universidad, investigador, laboratorio, científico",
  "public-bodies":
    "council, municipality, municipalities, public body, local authority, local authorities, public sector, government, government department, town, city, police force, Gemeinde, Kommune, Behörde, Stadtverwaltung, öffentliche Hand, öffentliche Auftraggeber, collectivité, mairie, commune, administration, collectivité locale, collectivité territoriale, ayuntamiento, administración pública, administración, municipio, organismo público, hospital, care home, nursing home, foster home, children's home, NHS trust, Krankenhaus, Krankenhäuser, hôpital, Klinik, clinic, clinique, clínica",
  charities:
    "charity, charities, non-profit, nonprofit, NGO, foundation, club, society, community group, Verein, Vereine, Stiftung, NGO, gemeinnützige Organisation, association, fondation, ONG, asociación, fundación, club, sports club, Sportverein, choir, Chor",
  museums:
    "museum, gallery, galleries, heritage site, archive, curator, Museum, Museen, Galerie, Archiv, musée, galerie, conservateur, museo, galería, archivo, auction house, cathedral, historic house, stately home, theatre, Theater, théâtre, teatro,  venue",
  libraries:
    "library, libraries, librarian, Bibliothek, Bücherei, Bibliothekar, bibliothèque, médiathèque, bibliothécaire, biblioteca, bibliotecario",
  architects:
    "architect, architecture practice, architecture firm, interior designer, interior architect, landscape architect, Architekt, Architektin, Architekturbüro, Planer, Innenarchitekt, Raumplaner, architecte, décorateur, architecte d'intérieur, arquitecto, arquitecta, interiorista, estudio de arquitectura",
  developers:
    "property developer, developer, real estate developer, housing developer, housing association, investor, property investor, Bauträger, Projektentwickler, Investor, Immobilieninvestor, Wohnungsbaugesellschaft, Wohnungsgenossenschaft, promoteur, promoteur immobilier, investisseur, bailleur social, promotor, promotora, inversor, promotor inmobiliario",
  builders:
    "builder, building firm, construction company, contractor firm, tradesman, tradesmen, electrician, plumber, joiner, carpenter, Bauunternehmen, Baufirma, Schreiner, Tischler, Elektriker, constructeur, maçon, menuisier, constructor, constructora, albañil, carpintero, general contractor",
  landlords:
    "landlord, property manager, letting agent, estate agent, facility manager, facilities manager, block manager, Vermieter, Hausverwaltung, Hausverwalter, Immobilienverwaltung, Makler, Immobilienmakler, Eigentümergemeinschaft, WEG, bailleur, syndic, copropriété, gestionnaire, propriétaire bailleur, agence immobilière, casero, arrendador, administrador de fincas, comunidad de vecinos, comunidad de propietarios, inmobiliaria",
  tenants: "tenant, renter, lodger, Mieter, Mieterin, locataire, inquilino, arrendatario",
  homeowners:
    "homeowner, Bauherr, Bauherrin, Häuslebauer, self-builder, maître d'ouvrage, autopromotor, home owner, house owner, property owner, householder, owner of house, owner of home, owner of garden, owner of old house, owner of flat, Hausbesitzer, Hauseigentümer, Eigenheimbesitzer, Wohnungseigentümer, Immobilieneigentümer, Immobilienbesitzer, Eigentümer, Eigenheimbesitzerin, Gartenbesitzer, propriétaire, propriétaire de maison, propietario, propietario de vivienda, dueño de casa",
  "home-buyers":
    "home buyer, homebuyer, house buyer, house hunter, first-time buyer, house-hunter, Hauskäufer, Wohnungskäufer, Kaufinteressent, acquéreur, primo-accédant, comprador de vivienda",
  drivers:
    "driver, motorist, car owner, motorcyclist, biker, fleet manager, fleet operator, van owner, camper owner, Fahrer, Autofahrer, Autobesitzer, Motorradfahrer, Fahrschüler, Flottenbetreiber, conducteur, automobiliste, motard, conductor, automovilista, motero, motorista, learner driver, Fahranfänger, taxi driver, classic car owner, Oldtimerbesitzer",
  cyclists:
    "cyclist, rider of bikes, bike owner, bike commuter, mountain biker, Radfahrer, Radler, Radfahrerin, Fahrradfahrer, Radpendler, cycliste, vététiste, ciclista",
  "pet-owners":
    "pet owner, cat owner, owner of cat, owner of nervous cat, owner of pet, owner of animal, animal lover, Tierhalter, Tierbesitzer, Haustierbesitzer, Katzenbesitzer, Katzenhalter, Tierfreund, propriétaire d'animaux, propriétaire de chat, maître de chat, dueño de mascota, dueño de animal, dueño de gato, breeder, Züchter, éleveur, criador, rescue",
  "dog-owners":
    "dog owner, dog walker, puppy owner, owner of dog, owner of puppy, owner of puppies, Hundebesitzer, Hundehalter, Hundehalterin, Frauchen, Herrchen, Welpenbesitzer, propriétaire de chien, maître de chien, dueño de perro",
  "horse-owners":
    "horse owner, equestrian, owner of horse, Pferdebesitzer, Pferdehalter, Reiter, Reiterin, propriétaire de chevaux, propriétaire de cheval, cavalier, dueño de caballo, jinete",
  gardeners:
    "gardener, allotment holder, plot holder, allotment gardener, garden owner, landscaper, Gärtner, Hobbygärtner, Kleingärtner, Gartenfreund, Gartenliebhaber, jardinier, paysagiste, jardinero, hortelano, aficionado a la jardinería",
  couples:
    "couple, bride, groom, newlywed, engaged couple, wedding couple, Paar, Paare, Brautpaar, Hochzeitspaar, Braut, Verlobte, couple, marié, mariée, futurs mariés, fiancé, pareja, novio, novia",
  tourists:
    "tourist, visitor, traveller, traveler, holidaymaker, holiday maker, guest, walker, hiker, backpacker, day tripper, weekender, tour group, Tourist, Touristin, Urlauber, Reisende, Ausflügler, Wanderer, Gast, Gäste, Feriengast, Feriengäste, Kurzurlauber, Tagesgast, vacancier, touriste, voyageur, randonneur, visiteur, promeneur, turista, viajero, visitante, excursionista, senderista, veraneante, caminante, cruise passenger, business traveller, Geschäftsreisende, pilger, pilgrim, peregrino, pèlerin",
  locals:
    "local, resident, Bewohner, résident, residente, neighbour, neighbor, local resident, resident of street, villager, local people, citizen, townspeople, Nachbar, Nachbarin, Anwohner, Einheimische, Bürger, Bürgerin, Stammgast, Stammgäste, Leute aus dem Viertel, habitant, riverain, voisin, citoyen, gens du quartier, vecino, vecina, ciudadano, gente del barrio, regular, commuter town resident",
  newcomers:
    "newcomer, immigrant, migrant, refugee, expat, expatriate, foreigner, international student, Neuankömmling, Zugezogene, Migrant, Geflüchtete, Zuwanderer, Auswanderer, nouvel arrivant, immigré, réfugié, expatrié, étranger, nouveau venu, recién llegado, inmigrante, refugiado, expatriado, extranjero, Expat",
  expectant:
    "expectant parent, expectant mother, pregnant woman, pregnant women, pregnant people, mum-to-be, mother-to-be, parents-to-be, werdende Eltern, Schwangere, Erstgebärende, Wöchnerinnen, futurs parents, future mère, femme enceinte, embarazada, mujer embarazada",
  anxious:
    "anxious patient, nervous patient, anxious people, nervous people, people afraid of dentist, people scared of dentist, Angstpatient, Angstpatienten, ängstlicher Patient, ängstliche Patienten, ängstliche Menschen, patient anxieux, patient inquiet, personne anxieuse, paciente con miedo, persona con miedo al dentista, personas con miedo al dentista, persona con miedo, paciente nervioso, paciente ansioso",
  patients:
    "patient, people in pain, chronic pain patient, Patient, Patientin, Kranke, malade, paciente, enfermo, sufferer",
  collectors:
    "collector, antiquarian, enthusiast, connoisseur, dealer, hobbyist, aficionado, fan, Sammler, Sammlerin, Liebhaber, Kenner, Enthusiast, Fan, Antiquar, collectionneur, amateur, passionné, connaisseur, amateur de, coleccionista, aficionado, entusiasta, geek, gamer",
  artists:
    "artist, painter, sculptor, illustrator, craftsperson, craftspeople, actor, dancer, performer, filmmaker, photographer, Künstler, Künstlerin, Maler, Kunstschaffende, Schauspieler, Schauspielerin, Tänzer, Fotograf, artiste, peintre, créateur, comédien, danseur, photographe, artista, creador, actor, actriz, bailarín, fotógrafo, potter",
  musicians:
    "musician, band, singer, orchestra, violinist, cellist, pianist, guitarist, player, string player, Musiker, Musikerin, Sänger, Sängerin, Orchester, Geiger, Pianist, Gitarrist, musicien, chanteur, pianiste, guitariste, violoniste, músico, cantante, orquesta, guitarrista, audiophile, vinyl lover, songwriter",
  readers:
    "reader, bookworm, book lover, book club, Leser, Leserin, Leseratte, Bücherfreund, lecteur, lectrice, lector, lectora, bibliophile",
  farmers:
    "farmer, grower, smallholder, farm, winegrower, estate owner, landowner, forester, Landwirt, Landwirtin, Bauer, Bauern, Winzer, Hof, Höfe, Waldbesitzer, agriculteur, exploitant, vigneron, paysan, maraîcher, agricultor, ganadero, viticultor, granja, Imker, beekeeper, apiculteur",
  engineers:
    "engineer, developer team, software engineer, firmware engineer, programmer, technician, operator, machine operator, station operator, mechanic, Ingenieur, Ingenieurin, Techniker, Entwickler, Programmierer, Betreiber, Maschinenbauer, Konstrukteur, ingénieur, technicien, développeur, ingeniero, técnico, desarrollador, programador, software developer, software team, development team, product team, data scientist, surveyor, Monteur, inspector",
  "office-teams":
    "team, office, department, HR team, HR manager, office manager, marketing team, sales team, HR department, staff, Team, Büro, Büros, Abteilung, Personalabteilung, Belegschaft, équipe, bureau, service RH, DRH, equipo, oficina, departamento, coworker, remote worker, law firm, Kanzlei, Praxis, Praxen, Arztpraxis, practice, Steuerberater, accountant, lawyer, Anwalt, Anwälte, avocat, cabinet, despacho, abogado, doctor, dentist, Arzt, Ärzte, Ärztin, Zahnarzt, Zahnärzte, médecin, dentiste, médico, dentista, therapist, Therapeut, nurse, notary",
  members:
    "member, supporter, alumni, fan of club, Mitglied, Mitglieder, Ehemalige, Förderer, adhérent, membre, sympathisant, socio, simpatizante, miembro",
  volunteers:
    "volunteer, helper, Ehrenamtliche, Freiwillige, Helfer, Helferin, bénévole, volontaire, voluntario, firefighter",
  donors:
    "donor, sponsor, benefactor, funder, philanthropist, Spender, Spenderin, Sponsor, Förderin, donateur, mécène, donante, patrocinador, mecenas, patron",
};

/** Words for people that say no kind: a group is told by what is said of them. */
export const GENERIC_PEOPLE =
  "people, person, folk, folks, those, anyone, anybody, someone, everybody, adult, woman, women, man, men, lady, ladies, gentleman, gentlemen, individual, individuals, grown-up, client, customer, shopper, buyer, user, owner, lover, seeker, audience, public, community, communities, group, twin, survivor, veteran, soldier, single, divorcee, widow, executor, heir, creditor, Menschen, Mensch, Leute, Person, Personen, Erwachsene, Frau, Frauen, Mann, Männer, Kunde, Kundin, Kunden, Publikum, Gruppe, Besitzer, Interessierte, Interessent, Meister, Meisterin, Erben, Witwe, Single, gens, personne, adulte, femme, homme, client, clientèle, public, groupe, celui, celle, ceux, celles, quiconque, gourmand, gourmet, utilisateur, usager, veuf, héritier, gente, persona, adulto, mujer, hombre, cliente, público, grupo, quien, quienes, usuario, dueño, amante, interesado, heredero";

/** People all the same, of none of the kinds above. */
export const OTHER_PEOPLE =
  "Kundschaft, Stammkundschaft, Nachbarschaft, Laufkundschaft, agent, designer, writer, translator, author, athlete, runner, swimmer, climber, Sportler, Sportlerin, Läufer, Schwimmer, Kletterer, sportif, coureur, deportista, corredor, atleta, escalador, footballer, golfer, sailor, surfer, skier, rider, parish, church, churches, Kirche, Kirchengemeinde, paroisse, parroquia, congregation, believer, Gläubige, fidèle, carer, relative, Angehörige, Pflegende, Betroffene, Trauernde, Hinterbliebene, aidant, proche, cuidador, familiar, household, Haushalt, particulier, foyer, ménage, hogar, particular, Privatpersonen, seller, Verkäufer, vendeur, vendedor, Erbengemeinschaft, Autor, auteur, escritor, diseñador, traductor, graphiste, Berater, consultant, consultor, diabetic, nourrisson, adopter";
