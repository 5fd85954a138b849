/** French shops and crafts as their owners type them: what their pages say and what they never do. */
import { describe, expect, test } from "bun:test";
import { expectTold, readSite, type Telling } from "../../../../test/fixtures/told-site.ts";

const CRAFTS: readonly Telling[] = [
  {
    industry: "Menuisier à Quimper",
    audience: "Propriétaires de maisons anciennes, commerçants, mairies",
    goals:
      "Recevoir des demandes de devis pour fenêtres bois et escaliers. Devis gratuit sous 8 jours. On est deux, Yann et son neveu Malo. Pas de PVC ! 02 98 55 66 77",
    buttons: ["Demander un devis"],
    says: [
      "Pour les propriétaires de maisons anciennes, les commerçants et les mairies.",
      "Devis gratuit sous 8 jours.",
      "On est deux, Yann et son neveu Malo.",
      "Pas de PVC.",
    ],
    never: ["Recevoir"],
    facts: { phone: "02 98 55 66 77" },
  },
  {
    industry: "électricien",
    audience: "Particuliers et agriculteurs du Beaujolais",
    goals:
      "Dépannage 24h/24 au 04 74 00 11 22. Bornes de recharge, tableaux, mise aux normes. Plus d'antennes télé. Entreprise familiale depuis 1985, 2e génération",
    buttons: ["Appeler"],
    says: [
      "Pour les particuliers et les agriculteurs du Beaujolais.",
      "Dépannage 24h/24 au 04 74 00 11 22.",
      "Bornes de recharge, tableaux, mise aux normes.",
      "Plus d’antennes télé.",
      "Entreprise familiale depuis 1985, 2e génération.",
    ],
    facts: { phone: "04 74 00 11 22" },
  },
  {
    industry: "Réparation et vente de vélos",
    audience: "Cyclistes du quotidien, familles avec vélo cargo, étudiants fauchés",
    goals:
      "Prendre rdv pour une révision. Révision 69 euros, crevaison 15 euros. On répare aussi les vélos achetés ailleurs. Électriques: Bosch et Shimano seulement. Le site doit être rapide et pas comme celui de Décathlon.",
    buttons: ["Prendre rendez-vous pour une révision"],
    says: [
      "Pour les cyclistes du quotidien, les familles avec vélo cargo, et les étudiants fauchés.",
      "On répare aussi les vélos achetés ailleurs.",
      "Électriques: Bosch et Shimano seulement.",
      "Révision 69 euros",
      "Crevaison 15 euros",
    ],
    never: ["Décathlon", "rapide"],
  },
  {
    industry: "Peintre en bâtiment",
    audience: "Propriétaires, syndics, locataires qui rendent leur appartement",
    goals:
      "Demander une visite gratuite. Devis ferme en 3 jours. Façades, intérieurs, traitement de l'humidité. Je parle français et arabe",
    buttons: ["Demander une visite gratuite", "Demander un devis"],
    says: [
      "Pour les propriétaires, les syndics et les locataires qui rendent leur appartement.",
      "Façades, intérieurs, traitement de l’humidité.",
      "Je parle français et arabe.",
    ],
  },
  {
    industry: "Serrurier Lyon",
    audience: "gens enfermés dehors",
    goals:
      "Appelez! 04 72 00 99 88, 24h sur 24. Forfait 90 € en journée, 150 € la nuit, déplacement compris. Nous ne sommes pas des arnaqueurs. Ouverture sans dégât dans 95 % des cas",
    buttons: ["Appeler"],
    says: [
      "Pour les gens enfermés dehors.",
      "Nous ne sommes pas des arnaqueurs.",
      "Ouverture sans dégât dans 95 % des cas.",
      "Forfait 90 € en journée, 150 € la nuit, déplacement compris.",
    ],
    facts: { phone: "04 72 00 99 88", opening_hours: "24h sur 24" },
  },
  {
    industry: "Paysagiste",
    audience: "particuliers, copropriétés, communes",
    goals:
      "Plus de chantiers de terrasses et jardins naturels, moins de tontes. Recruter un apprenti pour septembre.",
    buttons: ["Nous écrire"],
    says: [
      "Pour les particuliers, les copropriétés et les communes.",
      "Nous recrutons un apprenti pour septembre.",
    ],
    never: ["Plus de chantiers", "tontes", "Recruter"],
  },
  {
    industry: "Installateur de poêles à bois à Annecy",
    audience: "Propriétaires de chalets, gens qui rénovent",
    goals:
      "Demander une visite technique 90 euros, déduite si on fait les travaux. Tel +33 4 50 12 34 56. Nous n'installons pas les poêles achetés sur internet. Délai actuel 4 mois.",
    buttons: ["Demander une visite technique"],
    says: [
      "Pour les propriétaires de chalets et les gens qui rénovent.",
      "Visite technique : 90 euros, déduite si on fait les travaux.",
      "Nous n’installons pas les poêles achetés sur internet.",
      "Délai actuel 4 mois.",
    ],
    facts: { phone: "+33 4 50 12 34 56" },
  },
  {
    industry: "Bijoutier créateur à Lausanne",
    audience: "futurs mariés, personnes qui ont hérité de bijoux",
    goals:
      "Prendre rdv pour des alliances, transformation de vieil or, mise à taille dès CHF 80. Atelier ouvert me-ve 10h-18h30, sa 10h-16h. 021 312 20 30",
    buttons: ["Prendre rendez-vous pour des alliances"],
    says: [
      "Pour les futurs mariés et les personnes qui ont hérité de bijoux.",
      "Transformation de vieil or, mise à taille dès CHF 80.",
    ],
    facts: { phone: "021 312 20 30", opening_hours: "Me-ve 10h-18h30, sa 10h-16h" },
  },
  {
    industry: "Couturière retouches",
    audience: "tous ceux qui ont quelque chose à retoucher, mariées",
    goals:
      "Ourlet 12, fermeture 18, robe de mariée dès 120. Lu ma je 9-13 et 14-18, me et ve le matin seulement. Express 24h supplément 10 euros. On peut venir sans rendez-vous",
    buttons: ["Nous écrire"],
    says: [
      "Pour tous ceux qui ont quelque chose à retoucher, et les mariées.",
      "Lu ma je 9-13 et 14-18, me et ve le matin seulement.",
      "On peut venir sans rendez-vous.",
      "Ourlet 12",
      "Fermeture 18",
      "Robe de mariée dès 120",
      "Express 24h supplément 10 euros.",
    ],
  },
  {
    industry: "Garage automobile indépendant",
    audience: "automobilistes de Béthune et environs",
    goals:
      "Révision, contrôle technique préparé, pneus montés 15 euros pièce. Véhicule de prêt gratuit. On annonce le prix avant. Rdv de préférence par téléphone 03 21 66 77 88. On ne vend plus de voitures !!",
    buttons: ["Appeler"],
    says: [
      "Pour les automobilistes de Béthune et environs.",
      "Véhicule de prêt gratuit.",
      "On annonce le prix avant.",
      "On ne vend plus de voitures.",
      "Révision, contrôle technique préparé, pneus montés 15 euros pièce.",
    ],
    never: ["!!", "les environs"],
    facts: { phone: "03 21 66 77 88" },
  },
  {
    industry: "Ramoneur",
    audience: "propriétaires autour de Chartres",
    goals:
      "Prendre rdv en ligne pour le ramonage, 75 euros avec certificat. Débistrage. Joignable du lundi au vendredi de 7h à 8h: 02 37 99 87 70",
    buttons: ["Prendre rendez-vous"],
    says: [
      "Pour les propriétaires autour de Chartres.",
      "Rendez-vous en ligne pour le ramonage : 75 euros avec certificat.",
      "Joignable du lundi au vendredi de 7h à 8h: 02 37 99 87 70.",
    ],
    facts: { phone: "02 37 99 87 70" },
  },
  {
    industry: "Couvreur",
    audience: "propriétaires, architectes, assurances",
    goals:
      "Urgence tempête 24h/24 02 33 55 44 30. Contrôle de toiture 119 euros. Ardoise, tuile, zinc, Velux. Pas de façades. On a un drone",
    buttons: ["Appeler"],
    says: [
      "Pour les propriétaires, les architectes et les assurances.",
      "Urgence tempête 24h/24 02 33 55 44 30.",
      "Ardoise, tuile, zinc, Velux.",
      "Pas de façades.",
      "On a un drone.",
      "Contrôle de toiture 119 euros.",
    ],
    facts: { phone: "02 33 55 44 30" },
  },
];

const SHOPS: readonly Telling[] = [
  {
    industry: "salon de thé et épicerie fine",
    audience: "gens du quartier, touristes, mamans",
    goals:
      "Qu'ils sachent qu'on est ouvert mardi à samedi 10h-18h30 fermé dim et lundi. Le midi une seule formule à 16,50. On ne prend pas de réservation. Gâteaux sur commande 48h avant. Pas de photos de macarons svp",
    buttons: ["Nous écrire"],
    says: [
      "Pour les gens du quartier, les touristes et les mamans.",
      "Le midi une seule formule à 16,50.",
      "On ne prend pas de réservation.",
      "Gâteaux sur commande 48h avant.",
      "On est ouvert mardi à samedi 10h-18h30 fermé dim et lundi.",
    ],
    never: ["Qu’ils sachent", "macarons", "svp"],
  },
  {
    industry: "fleuriste",
    audience: "mariés, familles en deuil, habitués",
    goals:
      "plus de mariages! bouquets à partir de 25 euros, livraison en ville 7 euros. mar-sam 9h-19h dim 9h-13h. commandes de préférence par téléphone 04 76 11 22 33",
    buttons: ["Appeler"],
    says: [
      "Pour les mariés, les familles en deuil et les habitués.",
      "Bouquets à partir de 25 euros, livraison en ville 7 euros.",
    ],
    never: ["plus de mariages"],
    facts: { phone: "04 76 11 22 33", opening_hours: "Mar-sam 9h-19h dim 9h-13h" },
  },
  {
    industry: "Apicultrice bio",
    audience: "amateurs de miel, épiceries, apiculteurs débutants",
    goals:
      "Vendre le miel à la ferme, vendredi 15h-18h. Pot de 500 g 8,50 euros. Stage d'initiation en mai, 110 euros, 8 participants maximum. Parrainage d'une ruche 60 euros par an. Pas d'envoi.",
    buttons: ["Passer commande"],
    says: [
      "Pour les amateurs de miel, les épiceries et les apiculteurs débutants.",
      "Miel à la ferme, vendredi 15h-18h.",
      "Pas d’envoi.",
      "Pot de 500 g 8,50 euros.",
      "Stage d’initiation en mai, 110 euros, 8 participants maximum.",
      "Parrainage d’une ruche 60 euros par an.",
    ],
    never: ["Vendre le"],
  },
  {
    industry: "Déménageur Bruxelles",
    audience: "particuliers, bureaux, seniors qui partent en maison de repos",
    goals:
      "Demander un devis. Visite gratuite. Piano, monte-meubles, débarras. On roule aussi vers la France. Pas le dimanche",
    buttons: ["Demander un devis", "Visite gratuite"],
    says: [
      "Pour les particuliers, les bureaux et les seniors qui partent en maison de repos.",
      "Piano, monte-meubles, débarras.",
      "On roule aussi vers la France.",
      "Pas le dimanche.",
    ],
  },
  {
    industry: "Boucherie charcuterie traiteur",
    audience: "habitués, artisans le midi, amateurs de barbecue",
    goals:
      "Menu du midi en ligne, commandes de Noël (chapons avant le 10 décembre), traiteur à partir de 15 personnes. Ouvert mar-ven 7h-19h, sam 7h-13h. Parking derrière. CB à partir de 10 euros",
    buttons: ["Nous écrire"],
    says: [
      "Pour les habitués, les artisans le midi et les amateurs de barbecue.",
      "Parking derrière.",
      "CB à partir de 10 euros.",
    ],
    facts: { opening_hours: "Mar-ven 7h-19h, sam 7h-13h" },
  },
  {
    industry: "Magasin à la ferme, asperges et fraises",
    audience: "familles, restaurants, cyclotouristes",
    goals:
      "Que tout le monde sache qu'on a des asperges à partir du 15 avril, tous les jours 9h-18h. Cueillette de fraises dès juin. Commander par téléphone ou WhatsApp 06 09 98 87 76. Salon de thé le dimanche seulement",
    buttons: ["Commander"],
    says: [
      "Pour les familles, les restaurants et les cyclotouristes.",
      "On a des asperges à partir du 15 avril, tous les jours 9h-18h.",
      "Cueillette de fraises dès juin.",
      "Salon de thé le dimanche seulement.",
    ],
    never: ["sache"],
    facts: { phone: "06 09 98 87 76" },
  },
  {
    industry: "Brasserie artisanale",
    audience: "amateurs de bière, restaurateurs, entreprises",
    goals:
      "Réserver une visite (samedi 15h, 18 € avec 5 dégustations). Vente directe vendredi 14h-18h. Fûts sur commande. Pas d'alcool aux moins de 18 ans. On ne met pas en canette",
    buttons: ["Réserver une visite"],
    says: [
      "Pour les amateurs de bière, les restaurateurs et les entreprises.",
      "Visite : samedi 15h, 18 € avec 5 dégustations.",
      "Vente directe vendredi 14h-18h.",
      "Fûts sur commande.",
      "Pas d’alcool aux moins de 18 ans.",
      "On ne met pas en canette.",
    ],
  },
  {
    industry: "Location de tentes de réception",
    audience: "associations, fêtes privées, entreprises",
    goals:
      "Demandes avec date et nombre de personnes. Tente 5x10 m 280 euros le week-end montage compris dans un rayon de 30 km. Banc de brasserie 9 euros. On a aussi des chauffages. Pas de châteaux gonflables",
    buttons: ["Nous écrire"],
    says: [
      "Pour les associations, les fêtes privées et les entreprises.",
      "On a aussi des chauffages.",
      "Pas de châteaux gonflables.",
      "Tente 5x10 m 280 euros le week-end montage compris dans un rayon de 30 km.",
      "Banc de brasserie 9 euros.",
    ],
  },
];

describe("a French shop or craft", () => {
  test.each(CRAFTS)("a craft: $industry, $goals", expectTold);
  test.each(SHOPS)("a shop: $industry, $goals", expectTold);
});

test("every one of them is read in French", () => {
  const told = [...CRAFTS, ...SHOPS];
  expect(told.map((one) => readSite(one).language)).toEqual(told.map(() => "fr"));
});
