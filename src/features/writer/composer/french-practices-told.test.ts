/** French practices, schools, clubs and hosts, as they write themselves or as marketing does. */
import { describe, expect, test } from "bun:test";
import { expectTold, readSite, type Telling } from "../../../../test/fixtures/told-site.ts";

const PRACTICES: readonly Telling[] = [
  {
    industry: "Dentiste",
    audience: "Familles, patients anxieux, seniors",
    goals:
      "Augmenter les prises de rendez-vous en ligne, attirer de nouveaux patients, rassurer les patients anxieux. Ouvert du lundi au vendredi de 9h à 19h",
    buttons: ["Prendre rendez-vous", "Plus de détails"],
    says: ["Familles", "Patients anxieux", "Seniors"],
    never: ["Augmenter", "attirer", "rassurer"],
    facts: { opening_hours: "Lundi au vendredi de 9h à 19h" },
  },
  {
    industry: "Conseil en cybersécurité pour PME industrielles",
    audience: "Dirigeants et DSI de PME industrielles (50 à 500 salariés)",
    goals:
      "Générer des leads qualifiés, faire réserver un audit découverte, démontrer notre expertise",
    buttons: ["Réserver un audit découverte"],
    says: ["Pour les dirigeants et DSI de PME industrielles."],
    never: ["Générer", "leads", "Démontrer", "Faire réserver"],
  },
  {
    industry: "Cabinet de kinésithérapie",
    audience: "Patients après une opération, sportifs, personnes âgées à domicile",
    goals:
      "Prise de rdv en ligne, conventionné, rééducation, drainage lymphatique, kiné respiratoire. Accès PMR, parking devant. On cherche un remplaçant pour cet été",
    buttons: ["Réserver"],
    says: [
      "Pour les patients après une opération, les sportifs et les personnes âgées à domicile.",
      "Conventionné, rééducation, drainage lymphatique, kiné respiratoire.",
      "Accès PMR, parking devant.",
      "On cherche un remplaçant pour cet été.",
    ],
    never: ["Prise de"],
  },
  {
    industry: "Pompes funèbres",
    audience: "Familles en deuil, personnes qui veulent prévoir leurs obsèques",
    goals:
      "Joignables jour et nuit 02 31 44 55 66. Proposer des contrats de prévoyance. Prix clairs: crémation simple à partir de 2 190 euros. Notre propre chambre funéraire.",
    buttons: ["Appeler"],
    says: [
      "Pour les familles en deuil et les personnes qui veulent prévoir leurs obsèques.",
      "Prix clairs: crémation simple à partir de 2 190 euros.",
      "Notre propre chambre funéraire.",
    ],
    never: ["Proposer"],
    facts: { phone: "02 31 44 55 66" },
  },
  {
    industry: "Coaching professionnel pour femmes dirigeantes",
    audience: "femmes cadres, entrepreneuses, retour de congé maternité",
    goals:
      "Réservation d'appels découverte gratuits; inscription à la newsletter; me positionner comme experte",
    says: [
      "une décision, d’un changement ou d’un nouveau rôle.",
      "Pour les femmes cadres et les entrepreneuses",
    ],
    never: ["me positionner", "Réservation d’appels"],
  },
  {
    industry: "Avocate en droit de la famille",
    audience: "personnes en instance de divorce, pères, grands-parents",
    goals:
      "Réserver une première consultation 150 euros, aussi en visio. Divorce, pension, garde des enfants. Je ne défends pas d'entreprises. Cabinet au 2e étage sans ascenseur.",
    buttons: ["Réserver une première consultation"],
    says: [
      "Pour les personnes en instance de divorce, les pères et les grands-parents.",
      "Première consultation : 150 euros, aussi en visio.",
      "Divorce, pension, garde des enfants.",
      "Je ne défends pas d’entreprises.",
      "Cabinet au 2e étage sans ascenseur.",
    ],
  },
  {
    industry: "Orthophoniste",
    audience: "Enfants dyslexiques, bègues, personnes après un AVC",
    goals:
      "Rendez-vous par téléphone uniquement, visites à domicile sur demande. Préciser le délai: environ 8 semaines. Lun-jeu 8h-18h, ven 8h-12h. 05 56 44 33 22",
    buttons: ["Appeler"],
    says: [
      "Pour les enfants dyslexiques, les bègues et les personnes après un AVC.",
      "Délai : environ 8 semaines.",
    ],
    never: ["Préciser"],
    facts: { phone: "05 56 44 33 22", opening_hours: "Lun-jeu 8h-18h, ven 8h-12h" },
  },
  {
    industry: "Notaire",
    audience: "acheteurs immobiliers, héritiers, créateurs de SARL",
    goals:
      "Demande de rendez-vous; liste des pièces à télécharger; communiquer les horaires lun-ven 9h-12h et 14h-17h",
    buttons: ["Prendre rendez-vous", "Plus de détails"],
    says: [
      "Pour les acheteurs immobiliers, les héritiers et les créateurs de SARL",
      "Horaires lun-ven 9h-12h et 14h-17h",
    ],
    never: ["Communiquer"],
    facts: { opening_hours: "Lun-ven 9h-12h et 14h-17h" },
  },
  {
    industry: "Avocat en droit du travail",
    audience: "salariés licenciés, délégués",
    goals:
      "Première réponse sous 24 h. Prud'hommes: 12 mois pour agir! Je ne défends que les salariés, jamais les employeurs. La protection juridique est réglée directement",
    buttons: ["Nous écrire"],
    says: [
      "Pour les salariés licenciés et les délégués.",
      "Première réponse sous 24 h.",
      "Prud’hommes: 12 mois pour agir.",
      "Je ne défends que les salariés, jamais les employeurs.",
      "La protection juridique est réglée directement.",
    ],
  },
  {
    industry: "Naturopathie",
    audience: "femmes en ménopause, personnes avec douleurs chroniques",
    goals:
      "Première séance 90 min 80 euros. Consultations mardi et jeudi. Ne remplace pas le médecin. Réflexologie, phytothérapie, massages. Pas de promesses de guérison sur le site svp",
    buttons: ["Réserver un premier rendez-vous"],
    says: [
      "Pour les femmes en ménopause et les personnes avec douleurs chroniques.",
      "Consultations mardi et jeudi.",
      "Ne remplace pas le médecin.",
      "Réflexologie, phytothérapie, massages.",
      "Première séance 90 min 80 euros.",
    ],
    never: ["promesses", "svp"],
  },
  {
    industry: "Service d'aide à domicile",
    audience: "proches aidants, personnes âgées, candidats",
    goals:
      "Demandes de visite gratuite, recruter des auxiliaires de vie, joignable 24h/24 au 03 20 33 44 55. Toilette, repas, ménage, garde de nuit. Secteur Roubaix et Tourcoing",
    buttons: ["Demander une visite gratuite", "Envoyer une candidature"],
    says: [
      "Pour les proches aidants, les personnes âgées et les candidats.",
      "Joignable 24h/24 au 03 20 33 44 55.",
      "Toilette, repas, ménage, garde de nuit.",
      "Secteur Roubaix et Tourcoing.",
    ],
    never: ["recruter", "Demandes de visite"],
    facts: { phone: "03 20 33 44 55" },
  },
  {
    industry: "Ergothérapie",
    audience: "enfants TDAH, blessés de la main",
    goals:
      "Les patients doivent pouvoir envoyer leur ordonnance et être rappelés. On rappelle sous 2 jours ouvrés. Nouveaux locaux depuis mars, ascenseur. Nous cherchons du renfort",
    buttons: ["Être rappelé"],
    says: [
      "Pour les enfants TDAH et les blessés de la main.",
      "On rappelle sous 2 jours ouvrés.",
      "Nouveaux locaux depuis mars, ascenseur.",
      "Nous cherchons du renfort.",
    ],
    never: ["Les patients doivent", "rappelés"],
  },
];

const PLACES: readonly Telling[] = [
  {
    industry: "Éducatrice canine à domicile pour chiens réactifs",
    audience: "Maîtres de chiens de refuge, premiers chiens, autour de Rennes",
    goals:
      "Réserver un bilan (1h30, 75€). Je me déplace jusqu'à 30 km autour de Rennes. Je ne fais pas de dressage de défense. Je m'appelle Claire, diplômée BP éducateur canin. WhatsApp 06 12 34 56 78",
    buttons: ["Réserver un bilan"],
    says: [
      "Pour les maîtres de chiens de refuge et les premiers chiens.",
      "Bilan : 1h30, 75€.",
      "Je me déplace jusqu’à 30 km autour de Rennes.",
      "Je ne fais pas de dressage de défense.",
      "Je m’appelle Claire, diplômée BP éducateur canin.",
    ],
    facts: { phone: "06 12 34 56 78" },
  },
  {
    industry: "Studio de yoga à Toulouse",
    audience: "Débutants, femmes enceintes, personnes qui ont mal au dos",
    goals:
      "Réserver un cours d'essai (gratuit). Hatha lundi 18h, Yin mercredi 19h30, prénatal jeudi 17h. Carte 10 cours 140 euros. Pas de hot yoga",
    buttons: ["Réserver un cours d’essai"],
    says: [
      "Pour les débutants, les femmes enceintes et les personnes qui ont mal au dos.",
      "Carte 10 cours 140 euros.",
      "Pas de hot yoga.",
      "Hatha lundi 18h, Yin mercredi 19h30, prénatal jeudi 17h.",
    ],
  },
  {
    industry: "Crèche parentale associative",
    audience: "Parents d'enfants de 3 mois à 3 ans",
    goals:
      "Remplir les places de septembre, annoncer la porte ouverte du 14 mars, recruter une auxiliaire de puériculture",
    buttons: ["S’inscrire", "Envoyer une candidature"],
    says: ["Pour les parents d’enfants de 3 mois à 3 ans.", "Porte ouverte du 14 mars"],
    never: ["Remplir", "annoncer", "recruter"],
  },
  {
    industry: "Vigneron et chambres d'hôtes en Anjou",
    audience: "Amateurs de vin, randonneurs, couples",
    goals:
      "Réserver une dégustation à partir de 6 personnes, 15 € par personne. Deux chambres à 90 € la nuit petit-déjeuner compris. Livraison dès 12 bouteilles. Chenin, cabernet franc. Fermé en janvier.",
    buttons: ["Réserver une dégustation"],
    says: [
      "Pour les amateurs de vin, les randonneurs et les couples.",
      "Livraison dès 12 bouteilles.",
      "Chenin, cabernet franc.",
      "Fermé en janvier.",
      "Dégustation à partir de 6 personnes : 15 € par personne.",
      "Deux chambres à 90 € la nuit petit-déjeuner compris.",
    ],
  },
  {
    industry: "Club de sport",
    audience: "enfants, ados, adultes, seniors",
    goals:
      "Nouveaux adhérents, on cherche un entraîneur pour les U13. Foot, gym, ping-pong. Cotisation 95 euros par an, famille 180 euros. Baby-foot le mercredi à 10h au stade.",
    buttons: ["Nous rejoindre"],
    says: [
      "Pour les enfants, les ados, les adultes et les seniors.",
      "On cherche un entraîneur pour les U13.",
      "Foot, gym, ping-pong.",
      "Baby-foot le mercredi à 10h au stade.",
      "Cotisation 95 euros par an",
      "Famille 180 euros",
    ],
    never: ["Nouveaux adhérents"],
  },
  {
    industry: "École de musique",
    audience: "enfants dès 4 ans, ados, adultes débutants",
    goals:
      "Inscription à un cours d'essai. Piano, guitare, batterie, chant. 30 min de cours particulier 95 € par mois. Pas de cours pendant les vacances scolaires.",
    buttons: ["Réserver un premier rendez-vous"],
    says: [
      "Pour les enfants dès 4 ans, les ados et les adultes débutants.",
      "Piano, guitare, batterie, chant.",
      "Pas de cours pendant les vacances scolaires.",
      "30 min de cours particulier 95 € par mois.",
    ],
  },
  {
    industry: "Salon de coiffure à Namur",
    audience: "femmes, hommes, enfants",
    goals:
      "Prendre rendez-vous en ligne. Coupe femme dès 45 euros, homme 28 euros, enfant jusqu'à 10 ans 18 euros. Mardi à vendredi 9h-18h, samedi 8h-16h, fermé le lundi. On travaille avec des colorations végétales.",
    buttons: ["Réserver"],
    says: [
      "Pour les femmes, les hommes et les enfants.",
      "Coupe femme dès 45 euros, homme 28 euros, enfant jusqu’à 10 ans 18 euros.",
      "On travaille avec des colorations végétales.",
    ],
    facts: { opening_hours: "Mardi à vendredi 9h-18h, samedi 8h-16h, fermé le lundi" },
  },
  {
    industry: "AMAP, paniers de légumes",
    audience: "foyers de Grenoble, colocs",
    goals:
      "Trouver des adhérents, panier à partir de 12 euros par semaine. Retrait le jeudi de 18h à 20h. Réunion d'info le 12 février à 19h salle des fêtes. Aider à la ferme est libre.",
    buttons: ["Nous rejoindre"],
    says: [
      "Pour les foyers de Grenoble et les colocs.",
      "Panier à partir de 12 euros par semaine.",
      "Retrait le jeudi de 18h à 20h.",
      "Réunion d’info le 12 février à 19h salle des fêtes.",
      "Aider à la ferme est libre.",
    ],
    never: ["Trouver"],
  },
  {
    industry: "Hôtel restaurant familial",
    audience: "randonneurs, familles, skieurs",
    goals:
      "Réservations en direct plutôt que Booking. 12 chambres à partir de 78 euros. Chiens acceptés 8 euros. Restaurant ouvert le soir sauf mercredi. Navette pour les pistes devant la porte.",
    buttons: ["Réserver en direct"],
    says: [
      "Pour les randonneurs, les familles et les skieurs.",
      "12 chambres à partir de 78 euros",
      "Restaurant ouvert le soir sauf mercredi",
      "Chiens acceptés 8 euros.",
      "Navette pour les pistes devant la porte.",
    ],
    never: ["Booking"],
  },
  {
    industry: "Fabricant d'emballages écologiques",
    audience: "Acheteurs de l'agroalimentaire, jeunes marques e-commerce",
    goals:
      "Demander des échantillons, générer des demandes de devis, communiquer sur notre engagement RSE, minimum de commande 1 000 pièces",
    buttons: ["Demander des échantillons", "Demander un devis"],
    says: [
      "Pour les acheteurs de l’agroalimentaire et les jeunes marques e-commerce.",
      "Minimum de commande 1 000 pièces",
    ],
    never: ["générer", "communiquer"],
  },
  {
    industry: "École de danse",
    audience: "futurs mariés, ados, couples de plus de 50 ans",
    goals:
      "S'inscrire au cours débutant (8 soirées, 149 € le couple). Forfait ouverture de bal sur un week-end. Essai gratuit chaque premier vendredi. Pas besoin de partenaire pour la salsa. Stationnement dans la cour",
    buttons: ["S’inscrire au cours débutant", "Essai gratuit chaque premier vendredi"],
    says: [
      "Pour les futurs mariés, les ados et les couples de plus de 50 ans.",
      "Cours débutant : 8 soirées, 149 € le couple.",
      "Forfait ouverture de bal sur un week-end.",
      "Pas besoin de partenaire pour la salsa.",
      "Stationnement dans la cour.",
    ],
  },
  {
    industry: "Cours particuliers maths et physique",
    audience: "collégiens, lycéens, parents",
    goals:
      "Premier cours gratuit, ensuite 32 euros les 45 min, chez moi ou en visio. Je suis prof à la retraite. Je ne fais pas d'aide aux devoirs, seulement du vrai travail. Mail: bonjour@cours-einstein.fr",
    buttons: ["Premier cours gratuit"],
    says: [
      "Pour les collégiens, les lycéens et les parents.",
      "Je suis prof à la retraite.",
      "Je ne fais pas d’aide aux devoirs, seulement du vrai travail.",
      "Mail: bonjour@cours-einstein.fr.",
      "Premier cours gratuit, ensuite 32 euros les 45 min, chez moi ou en visio.",
    ],
    facts: { email: "bonjour@cours-einstein.fr" },
  },
  {
    industry: "Cérémonies laïques, mariages et funérailles",
    audience: "futurs mariés en Bretagne, familles endeuillées",
    goals:
      "Rencontre sans engagement. Cérémonie à partir de 1 150 euros, déplacement compris jusqu'à 50 km. 2026: encore 4 dates. Je n'écris jamais deux fois le même texte.",
    buttons: ["Nous écrire"],
    says: [
      "Pour les futurs mariés en Bretagne et les familles endeuillées.",
      "Rencontre sans engagement. 2026: encore 4 dates.",
      "Je n’écris jamais deux fois le même texte.",
      "Cérémonie à partir de 1 150 euros, déplacement compris jusqu’à 50 km.",
    ],
  },
  {
    industry: "École privée Montessori",
    audience: "parents d'enfants de 3 à 11 ans",
    goals:
      "Inscriptions rentrée 2026 jusqu'au 31 janvier, réunion d'information le 20 novembre à 19h30, dons pour le jardin, visites sur rendez-vous",
    buttons: ["S’inscrire", "Faire un don"],
    says: [
      "Pour les parents d’enfants de 3 à 11 ans.",
      "Réunion d’information le 20 novembre à 19h30",
    ],
  },
  {
    industry: "Institut de beauté",
    audience: "femmes, mariées, ados avec acné",
    goals:
      "Vendre des bons cadeaux, réservation en ligne, fidéliser les clientes, faire connaître le microneedling. Soin visage 75 min 79 €, microneedling 149 €",
    buttons: ["Offrir un bon cadeau", "Prendre rendez-vous"],
    says: [
      "Pour les femmes, les mariées et les ados avec acné",
      "Soin visage 75 min 79 €, microneedling 149 €.",
    ],
    never: ["fidéliser", "faire connaître"],
  },
  {
    industry: "Location de bateaux sur le lac d'Annecy",
    audience: "vacanciers, familles, groupes",
    goals:
      "Bateau électrique 45€/h, pédalo 18€/h, paddle 14€/h. D'avril à octobre par beau temps 10h-19h. Réservation seulement pour les groupes dès 8. Chiens acceptés. Gilets fournis",
    buttons: ["Nous écrire"],
    says: [
      "Pour les vacanciers, les familles et les groupes.",
      "D’avril à octobre par beau temps 10h-19h.",
      "Réservation seulement pour les groupes dès 8.",
      "Chiens acceptés.",
      "Gilets fournis.",
      "Bateau électrique 45€/h",
      "Pédalo 18€/h",
      "Paddle 14€/h",
    ],
  },
];

describe("a French practice, school, club or host", () => {
  test.each(PRACTICES)("a practice: $industry, $goals", expectTold);
  test.each(PLACES)("a school, club or host: $industry, $goals", expectTold);
});

test("every one of them is read in French", () => {
  const told = [...PRACTICES, ...PLACES];
  expect(told.map((one) => readSite(one).language)).toEqual(told.map(() => "fr"));
});
