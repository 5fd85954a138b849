/**
 * Words of an industry that do not change which trade it is: how the business is run, its legal form,
 * small words. What is not here, and neither a name nor a kind of the trade, is a reason for doubt.
 */

/** Between words; they hold nothing. */
export const SMALL_WORDS = `a an the and or of in at by on from to for with our my your we i are is am us plus also
  near around based as its
  und oder der die das den dem des ein eine einen einem einer mit von vom zum zur zu im am aus auf für unser unsere
  wir sind bei auch sowie
  le la les l un une des du de d et ou au aux avec pour en dans sur notre nos nous sommes à
  el los las uno una unos unas y e o u con para del al nuestro nuestra somos s`;

/** Entries are separated by commas. */
export const NEUTRAL_PHRASES = `bilingual, multilingual, veteran owned, black owned, minority owned, latina owned, latino owned, immigrant owned, lgbtq owned,
  employee owned, worker owned, member owned, locally owned, upscale, innovative, trendy, hip, top rated, five star, low cost, inclusive, bespoke,
  boutique, budget, urban, custom, pet friendly, kid friendly, child friendly, family friendly, same-day, next-day, state of the art, cutting edge,
  women led, woman led, female led, female owned, female run, queer owned, indigenous owned, aboriginal owned, community owned, community led,
  community run, student led, student run, peer led, parent led, nurse run, farmer owned, artist owned, locally run, owner managed, indie, small batch,
  second generation, third generation, fourth generation, fifth generation, multi-generational, board certified, fully qualified, fully insured,
  time served, evening, weekend, weekday, daytime, saturday, sunday, drop in, after hours, out of hours, appointment only, cash only,
  results driven, customer focused, client focused, community focused, tech savvy, forward thinking, zweisprachig, zweisprachige, innovativ, innovative,
  innovatives, innovativer, bilingue, bilingües, innovant, innovante, innovador, innovadora,
  family run, family owned, family led, family business, family firm, family company,
  owner run, owner operated, woman owned, women owned, woman run, husband and wife, father and son, father and daughter,
  mother and daughter, independent, independently owned, local, micro, small, little, tiny, big, large, modern, contemporary,
  traditional, old fashioned, artisan, artisanal, organic, craft, bio, professional, friendly, personal,
  affordable, cheap, premium, luxury, high end, quality, high quality, award winning, best, leading, certified, qualified,
  experienced, registered, chartered, licensed, insured, accredited, trusted, reliable, self employed, freelance,
  sustainable, eco, eco friendly, environmentally friendly, green, ethical, cosy, cozy, neighbourhood, neighborhood,
  star, stars, men and women, ladies and gentlemen, unisex, women only, ladies only, femme homme enfant, femme homme enfants, hommes femmes enfants, night-time, late-night, all-night, farm to table, farm to fork, regional, national, nationwide, new, young, old, established, long established, since, founded, est, full service,
  mobile, amateur, volunteer run, run by volunteers, volunteer led, ehrenamtlich, ehrenamtliche, ehrenamtlicher, ehrenamtliches, passionate, creative, lovely, charming, homemade, home made, hausgemacht, hausgemachte, hausgemachten, fait maison, seaside, by the sea, by the harbour, by the river, by the lake, on the harbour, harbourside, riverside, am hafen, am fluss, am see, am waldrand, am wald, am stadtrand, am marktplatz, am dorfplatz, in der altstadt, am berg, sea, coast, coastal, lakeside,
  créateur, créatrice, village, town, city, city centre, city center, town centre, downtown, high street, old town, rural,
  company, companies, firm, firms, services, service, specialist, specialists, specialising,
  specializing, expert, experts, professionals, contractor, contractors, ltd, limited, llp, llc, gmbh, co, inc, plc, ug, kg,
  ag, ev, sarl, sas, sl, slu, enterprise, craft, everyone, everybody, all ages, all, hour,
  hours, people, private, customers, clients,
  sterne, damen und herren, inhabergeführt, inhabergeführte, inhabergeführter, inhabergeführtes, familiengeführt, familiengeführte,
  familiengeführter, familiengeführtes, familienbetrieb, familienunternehmen, betrieb, firma, unternehmen, meisterbetrieb,
  fachbetrieb, fachgeschäft, traditionsbetrieb, handwerksbetrieb, handwerk, meister, dienstleistungen, dienstleister,
  dienstleistung, traditionell, traditionelle, traditioneller, traditionelles, moderne, moderner, modernes, klein, kleine,
  kleiner, kleines, regionale, regionaler, lokal, lokale, lokaler, unabhängig, unabhängige, unabhängiger, selbstständig,
  selbstständige, selbstständiger, freiberuflich, freiberufliche, freiberuflicher, freie, freier, mobil, mobile, mobiler,
  seit, gegründet, nachhaltig, nachhaltige, nachhaltiges, handwerklich, handwerkliche, privat, private,
  mit schwerpunkt, schwerpunkt, spezialisiert auf, spezialist für, spezialistin für, spezialisten für,
  jedermann, alle, kunden, stadt, dorf, gemütlich, gemütliche, gemütliches, ländlich, ökologisch, ökologische,
  ausgezeichnet, zertifiziert, zertifizierte, zertifizierter, erfahrene, erfahrener, staatlich anerkannt,
  étoiles, hommes et femmes, mixte, entreprise, société, artisan, artisanal, artisanale, artisanaux, familial, familiale, indépendant, indépendante, locale,
  spécialisé, spécialisée, spécialisés, spécialisées, spécialiste, spécialistes,
  petit, petite, petits, petites, moderne, traditionnel, traditionnelle, professionnel, professionnelle, services,
  libéral, libérale, depuis, fondée, engagé, engagée, écologique, éthique, responsable, de quartier, de village, quartier, village, ville,
  centre ville, bord de mer, bord de rivière, bord de lac, bord de l'eau, agréé, agréée, diplômé, diplômée, certifié, certifiée, qualifié, qualifiée, tous, particuliers,
  à taille humaine, haut de gamme, créatif, créative, biologique, rural,
  estrellas, hombres y mujeres, empresa, negocio, familiar, independiente, pequeño, pequeña, moderno, moderna, tradicional, artesanal, artesano, artesana,
  profesional, servicios, servicio, especializado, especializada, especializados, especializadas, especialista,
  especialistas, desde, fundada, fundado, ecológico, ecológica, sostenible, autónomo, autónoma, barrio,
  de barrio, del barrio, pueblo, de pueblo, ciudad, titulado, titulada, certificado, certificada, colegiado, colegiada,
  particulares, todos, gestión familiar, de toda la vida, de confianza, casero, casera`;

/** Neutral behind a name ("plumbing business") and not before one ("business lawyer"). */
export const CLOSING_PHRASES = "business, businesses";

/** Whose kitchen it is: the food differs, what is said of a restaurant does not. */
export const NATION_PHRASES = `afghan, african, albanian, algerian, american, arabic, argentinian, armenian, australian, austrian, balkan,
  bangladeshi, bavarian, belgian, bolivian, brazilian, british, bulgarian, burmese, cambodian, cameroonian, canadian,
  caribbean, chilean, colombian, congolese, creole, croatian, cuban, cypriot, czech, danish, dutch, ecuadorian, egyptian,
  english, eritrean, ethiopian, filipino, finnish, georgian, ghanaian, hawaiian, hungarian, indonesian, iranian, iraqi,
  irish, ivorian, jamaican, jewish, jordanian, kenyan, kurdish, laotian, latvian, lebanese, lithuanian, malaysian,
  moldovan, mongolian, moroccan, new zealand, nepalese, nepali, nigerian, norwegian, pakistani, palestinian, persian, peruvian, polish,
  portuguese, puerto rican, romanian, russian, salvadoran, scandinavian, scottish, senegalese, serbian, singaporean,
  slovak, slovenian, somali, south african, sri lankan, sudanese, swedish, swiss, syrian, taiwanese, tanzanian, tibetan,
  tunisian, turkish, ukrainian, uzbek, venezuelan, vietnamese, welsh, west african`;

/** What is done in most trades that build, mend and look after things; it says nothing of which trade. */
export const WORK_PHRASES = `repair, repairs, maintenance, installation, installations, servicing, fitting, fitted, renewal, emergency,
  reparatur, reparaturen, wartung, einbau, montage, instandsetzung, instandhaltung, pflege, aller art,
  réparation, réparations, entretien, pose, installation, rénovation, dépannage, restauration, neuf,
  reparación, reparaciones, mantenimiento, instalación, instalaciones, colocación, montaje, reformas, en general,
  own workshop, own studio, werkstatt, eigener werkstatt, eigener meisterwerkstatt, eigenem studio, eigenem salon,
  atelier propre, taller propio`;

/** By family: what a house has that its texts say nothing of, named behind a "with". */
export const HOUSE_PHRASES: Readonly<Record<string, string>> = {
  food: `garden, gardens, terrace, courtyard, sea view, sea views, open fire, wood-fired oven, wood oven, small shop, shop, own oven, tasting room, taproom,
    homemade cakes, homemade food, own production, eigener herstellung, eigener produktion, eigener schlachtung,
    fabrication maison, elaboración propia, producción propia,
    garten, biergarten, terrasse, sonnenterrasse, innenhof, seeblick, holzofen, steinofen, gutbürgerlicher küche,
    regionaler küche, laden, eigener backstube, hausgemachten kuchen,
    jardin, cour, vue mer, vue sur mer, four à bois, feu de bois, cuisine du marché, boutique, cuisine maison,
    terraza, jardín, patio, vistas al mar, horno de leña, cocina casera, obrador propio, obrador, tienda, brasa`,
  hospitality: `shop, tienda, garden, gardens, terrace, sea view, sea views, lake view, lake views, mountain views, pool, swimming pool, sauna, parking,
    breakfast, hot tub, garten, terrasse, seeblick, meerblick, bergblick, pool, sauna, whirlpool, parkplatz, frühstück,
    jardin, vue mer, vue sur mer, piscine, petit déjeuner, jacuzzi, parking,
    jardín, terraza, vistas, vistas al mar, piscina, jacuzzi, desayuno, desayunos`,
  craft: `shop, small shop, laden, ladengeschäft, boutique, tienda`,
};

/** By family: other words for the firm; "Praxis für Psychotherapie" says no more than "Psychotherapie". */
const PRACTICE = "practice, praxis, cabinet, consulta, gabinete";
/** The houses that the work is done on; it is the same work. */
const HOUSES = `residential, domestic, old houses, old homes, older houses, older homes, period houses, period homes,
  period properties, houses, homes, flats, apartments, cottages, altbau, altbauten, altbauwohnungen, häuser,
  wohnungen, einfamilienhäuser, alte häuser, maisons, maisons anciennes, appartements, logements, maisons de ville,
  casas, casas antiguas, pisos, pisos antiguos, viviendas, casas viejas`;
const OFFICE = "office, büro, kanzlei, cabinet, despacho, bufete";
export const FIRM_PHRASES: Readonly<Record<string, string>> = {
  health: PRACTICE,
  therapy: PRACTICE,
  legal: OFFICE,
  building: HOUSES,
  home: HOUSES,
  fitness: "classes, lessons, kurse, stunden, cours, clases",
  finance: OFFICE,
};
