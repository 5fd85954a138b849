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
export const NEUTRAL_PHRASES = `family run, family owned, family led, family business, family firm, family company,
  owner run, owner operated, woman owned, women owned, woman run, husband and wife, father and son, father and daughter,
  mother and daughter, independent, independently owned, local, small, little, tiny, big, large, modern, contemporary,
  traditional, old fashioned, artisan, artisanal, organic, craft, bio, professional, friendly, personal,
  affordable, cheap, premium, luxury, high end, quality, high quality, award winning, best, leading, certified, qualified,
  experienced, registered, chartered, licensed, insured, accredited, trusted, reliable, self employed, freelance,
  sustainable, eco, eco friendly, environmentally friendly, green, ethical, cosy, cozy, neighbourhood, neighborhood,
  star, stars, men and women, ladies and gentlemen, unisex, regional, national, nationwide, new, young, old, established, long established, since, founded, est, full service,
  mobile, passionate, creative, lovely, charming, seaside, by the sea, sea, coast, coastal, lakeside,
  village, town, city, city centre, city center, town centre, downtown, high street, old town, rural,
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
  centre ville, bord de mer, agréé, agréée, diplômé, diplômée, certifié, certifiée, qualifié, qualifiée, tous, particuliers,
  à taille humaine, haut de gamme, créatif, créative, biologique, rural,
  estrellas, hombres y mujeres, empresa, negocio, familiar, independiente, pequeño, pequeña, moderno, moderna, tradicional, artesanal, artesano, artesana,
  profesional, servicios, servicio, especializado, especializada, especializados, especializadas, especialista,
  especialistas, desde, fundada, fundado, ecológico, ecológica, sostenible, autónomo, autónoma, barrio,
  de barrio, del barrio, pueblo, de pueblo, ciudad, titulado, titulada, certificado, certificada, colegiado, colegiada,
  particulares, todos, gestión familiar, de toda la vida, de confianza, casero, casera`;

/** Neutral behind a name ("plumbing business") and not before one ("business lawyer"). */
export const CLOSING_PHRASES = "business, businesses";
