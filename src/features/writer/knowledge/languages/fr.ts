/** French wordings by family. A table of sentences, no logic. */
import { familyWording } from "../entries.ts";
import type { Wording } from "../model.ts";

export const FRENCH: Record<string, Wording> = {
  food: familyWording(
    ["client", "clients", "maison", "chez nous", "chez nous", "cuisine"],
    ["La carte", "À table", "Rendez-vous"],
    {
      headlines: [
        "{Installez-vous|Prenez place}, la cuisine s’occupe du reste",
        "{Du bon pain|Une bonne table} et {du temps|de bons amis}",
        "{Chaud|Frais}, simple et bien fait",
      ],
      truths: [
        "{La saison écrit la moitié de la carte|Ce qui est mûr décide du menu}, {et cela se goûte|bien plus que la recette}.",
        "{Une carte courte est bon signe|Peu de plats, souvent refaits, deviennent meilleurs}, {car chacun reçoit son temps|cela se sent dans l’assiette}.",
        "{On se souvient de l’accueil autant que du plat|Le repas commence à la porte}, {et l’on revient pour cela|avant même la carte}.",
        "{Qui goûte cuisine autrement|À la fin, la cuillère décide}, {pas la recette|et elle n’est jamais loin}.",
      ],
      offers: [
        [
          "utensils",
          "Repas sur place",
          "{Vite le midi, tranquillement le soir|Une assiette ou une soirée entière} : {demandez ce qui est bon aujourd’hui|dites ce qui vous ferait plaisir}.",
        ],
        [
          "users",
          "Groupes et fêtes",
          "{Anniversaire, baptême, repas d’équipe|Une grande table pour plusieurs} : {donnez la date, le nombre et l’occasion|prévenez-nous tôt}.",
        ],
        [
          "leaf",
          "Attention aux allergies",
          "{Sans viande, sans lait, sans gluten|Ce que vous ne mangez pas} : {dites-le en commandant|plus tôt nous le savons, mieux c’est}.",
        ],
        [
          "package",
          "Plats à emporter",
          "{Commandez avant de venir|Un message suffit} : {rien ne manquera|votre sac sera prêt}.",
        ],
        [
          "coffee",
          "Café et douceurs",
          "{L’après-midi ou juste après|Un petit quelque chose} : {demandez ce qui sort du four|la meilleure place est près de la fenêtre}.",
        ],
        [
          "chef-hat",
          "Cuisine maison",
          "{Cuit, dressé, servi quand vous êtes là|À la main, sans avance} : {quand il n’y en a plus, revenez demain|cela se sent}.",
        ],
      ],
      process: [
        [
          "Réserver ou commander",
          "{Jour, heure, nombre de convives|Dites-nous quoi et pour quand}.",
        ],
        [
          "Préciser",
          "{Allergies, enfants, occasion|Ce qu’il faut et ce qu’il ne faut pas} : {une phrase suffit|nous en tenons compte}.",
        ],
        [
          "Savourer",
          "{Venez, mangez, restez|Passez prendre ou prenez place}, {le reste est notre affaire|sans regarder l’heure}.",
        ],
      ],
      questions: [
        [
          "{Faut-il réserver|Peut-on venir sans réserver} ?",
          "{Le week-end, c’est plus sûr|Pour un groupe, oui}. {Les jours calmes, tentez votre chance|Pour deux, un appel suffit souvent}.",
        ],
        [
          "{Et en cas d’allergie|Où trouver les allergènes} ?",
          "{Demandez avant de commander|Dites-le dès le début}. {Des traces restent possibles dans une cuisine|Nous indiquons ingrédients et traces}.",
        ],
        [
          "{Les enfants sont-ils bienvenus|Peut-on venir avec des enfants} ?",
          "{Oui, dites-nous leur âge|Volontiers}. {Tôt le soir, c’est plus calme|Une petite assiette se prépare vite}.",
        ],
        [
          "{Peut-on annuler ou décaler|Que faire si nous sommes en retard} ?",
          "{Appelez dès que vous le savez|Un court appel suffit}. {La table peut souvent attendre|Quelqu’un d’autre en profitera}.",
        ],
        [
          "{Que conseillez-vous aujourd’hui|Qu’est-ce qui est bon en ce moment} ?",
          "{Demandez à la personne derrière le comptoir|Cela change avec le marché}. {Elle sait ce qui est réussi|C’est souvent ce qui part en premier}.",
        ],
        [
          "{Peut-on commander pour beaucoup|Faites-vous de grandes commandes} ?",
          "{Donnez le jour, l’heure, le nombre|Quelques jours avant, c’est bien}. {Tout sera prêt|Les grandes quantités demandent un accord}.",
        ],
      ],
      qualities: [
        ["de bons plats", "une lumière chaude"],
        ["une carte courte", "une longue soirée"],
        ["des produits frais", "une cuisine franche"],
        ["de bons produits", "des assiettes pleines"],
        ["une porte ouverte", "une petite pause"],
      ],
      events: ["Dégustation", "Soirée à thème", "Cours de cuisine"],
      actions: {
        bookings: ["Réserver une table", "Demander une table"],
        sales: ["Commander", "Voir la carte"],
      },
    },
  ),
  retail: familyWording(
    ["client", "clients", "boutique", "en boutique", "à la boutique", "sélection"],
    ["En boutique", "Trouvailles", "Rendez-vous"],
    {
      headlines: [
        "{Entrez|Touchez}, {regardez|essayez}, prenez votre temps",
        "Des choses {qu’on garde|qui servent}",
        "{Bien choisi|Bien conseillé}, longtemps aimé",
      ],
      truths: [
        "{Ce qu’on a eu en main déçoit moins|Toucher reste le meilleur essai}, {voilà pourquoi le trajet vaut la peine|et cela ne se fait qu’ici}.",
        "{Une bonne boutique dit souvent non|Choisir, c’est laisser de côté}, {pour que vous n’ayez pas à chercher|c’est là tout le service}.",
        "{Un bon conseil commence par une question|On demande avant de montrer} : {pour qui, pour quoi, combien de fois|et le choix devient simple}.",
        "{Le plus cher n’est pas toujours le bon|Souvent, la taille moyenne suffit}, {et nous le disons|c’est ainsi qu’on revient}.",
      ],
      offers: [
        [
          "search",
          "Conseil",
          "{Dites à quoi cela doit servir|Décrivez ce qui compte pour vous} : {le choix se réduit vite|nous montrons ce qui convient}.",
        ],
        [
          "gift",
          "Cadeaux",
          "{Pour qui, et qu’aime cette personne|Deux phrases suffisent} : {quelques idées sur le comptoir|emballage sur demande}.",
        ],
        [
          "package",
          "Commandes et réservations",
          "{Absent du rayon ne veut pas dire impossible|Envoyez le nom ou une photo} : {nous disons si cela se trouve|et quand cela arrive}.",
        ],
        [
          "wrench",
          "Entretien et retouches",
          "{Ce qui est bon se répare souvent|Avant de jeter} : {apportez-le|demandez le prix d’abord}.",
        ],
        [
          "hand",
          "Essais",
          "{Toucher, essayer, sentir|Les images trompent, pas les doigts} : {prenez le temps|dites si vous préférez regarder seul}.",
        ],
        [
          "store",
          "Nouveautés",
          "{Ce qui vient d’entrer|Souvent, il n’y en a qu’un} : {demandez|un détour suffit}.",
        ],
      ],
      process: [
        [
          "Regarder",
          "{Flâner ou demander tout de suite|Sans se presser} : {tout peut se prendre en main|personne ne vous pousse}.",
        ],
        [
          "Essayer",
          "{Essayer, comparer, dormir dessus|Testez avant d’acheter} : {une bonne pièce supporte l’attente|et l’envie reste}.",
        ],
        [
          "Emporter",
          "{Emballé, mis de côté ou commandé|Maintenant ou plus tard} : {comme cela vous arrange|dites-le à la caisse}.",
        ],
      ],
      questions: [
        [
          "{Puis-je échanger|Et si cela ne va pas} ?",
          "{Avec le ticket et non utilisé, c’est souvent possible|Gardez le ticket}. {Demandez le délai en caisse|Les commandes suivent d’autres règles}.",
        ],
        [
          "{Pouvez-vous mettre de côté|Peut-on réserver une pièce} ?",
          "{Oui, écrivez-nous laquelle|Donnez-nous votre nom et la pièce}. {Demandez pour combien de temps|Quelques jours, en général}.",
        ],
        [
          "{Commandez-vous sur demande|Que faire s’il n’y en a plus} ?",
          "{Souvent, oui|Dans bien des cas}. {Donnez marque, taille ou titre|Nous cherchons et vous répondons}.",
        ],
        [
          "{Livrez-vous|Peut-on se faire expédier un article} ?",
          "{Demandez avec l’adresse|Le petit voyage bien}. {Le coût est dit avant|Le fragile demande plus de soin}.",
        ],
        [
          "{Y a-t-il des bons cadeaux|Puis-je offrir un bon} ?",
          "{Demandez en caisse|Pour une somme ou pour une pièce}. {La personne choisit elle-même|Un nom et une date suffisent}.",
        ],
        [
          "{Comment en prendre soin|Que faire pour que cela dure} ?",
          "{Demandez en achetant|Selon la pièce}. {Une phrase évite bien des soucis|Souvent, moins en faire suffit}.",
        ],
      ],
      qualities: [
        ["de belles pièces", "un bon conseil"],
        ["le bon choix", "un bon conseil"],
        ["des mots francs", "des prix clairs"],
        ["des mains libres", "un œil sûr"],
        ["une trouvaille", "un sourire"],
      ],
      events: ["Nocturne", "Démonstration", "Atelier en boutique"],
    },
  ),
  beauty: familyWording(
    ["cliente ou client", "clients", "salon", "au salon", "au salon", "soin"],
    ["Prestations", "Résultats", "Rendez-vous"],
    {
      headlines: [
        "{Asseyez-vous|Respirez}, on s’occupe de vous",
        "{Une heure|Un moment} rien que pour vous",
        "Beau {aujourd’hui|ce soir}, facile {demain|lundi aussi}",
      ],
      truths: [
        "{On regarde avant de commencer|Chaque peau et chaque cheveu diffère}, {d’où la conversation du début|ce qui va à une amie peut ne pas vous aller}.",
        "{Un bon résultat se voit des semaines plus tard|Bien fait, c’est bien vieilli}, {pas seulement dans le miroir du jour|sans lutte le matin}.",
        "{Des outils propres sont le minimum|On a le droit de poser la question de l’hygiène}, {et la réponse en dit long|partout}.",
        "{La peau raconte la semaine|Le sommeil, l’eau, le vent se voient}, {alors nous demandons|avant de conseiller}.",
      ],
      offers: [
        [
          "sparkles",
          "Soins",
          "{Dites ce qui vous gêne et ce qui doit rester|Parlez de vos produits à la maison} : {le soin en découle|nous partons de là}.",
        ],
        [
          "heart",
          "Mariages et fêtes",
          "{Mariage, bal, séance photo|Quand il y aura des photos} : {un essai enlève le trac|prévoyez une répétition}.",
        ],
        [
          "palette",
          "Conseil en style",
          "{Plus court, plus clair, autrement|Envie de neuf} : {apportez des images|nous disons ce qui est possible}.",
        ],
        [
          "gift",
          "Bons cadeaux",
          "{Un cadeau sans taille|Offrir du temps} : {la personne choisit son heure|un soin ou une somme}.",
        ],
        [
          "scissors",
          "Coupe et forme",
          "{Ce qui va avec vous et vos matins|Regarder, puis couper} : {apportez une image|dites combien de temps vous avez}.",
        ],
        [
          "hand-heart",
          "Petites pauses",
          "{Une demi-heure suffit|Entre deux rendez-vous} : {le visage, les mains ou juste une serviette chaude|dites ce qui fait du bien}.",
        ],
      ],
      process: [
        [
          "Parler",
          "{Envies, allergies, passé|Dites ce que vous ne supportez pas} : {quelques minutes utiles|on commence après}.",
        ],
        [
          "Le soin",
          "{Tranquillement, en expliquant|Étape par étape} ; {dire stop est permis|posez vos questions}.",
        ],
        [
          "Chez vous",
          "{Deux gestes à refaire soi-même|Ce qui fait du bien ensuite}, {et ce qu’il vaut mieux éviter|et quand revenir}.",
        ],
      ],
      questions: [
        [
          "{À quel rythme venir|Combien de temps cela tient-il} ?",
          "{Selon la peau, le cheveu et l’envie|Une fois par mois ou moins, pour beaucoup}. {Avant une fête, venez quelques jours plus tôt|Nous vous dirons franchement}.",
        ],
        [
          "{Et si je suis enceinte ou allergique|Est-ce adapté à ma peau} ?",
          "{Dites-le avant le rendez-vous|Parlez-en d’abord}. {Un petit test rassure|Certains soins sont alors laissés de côté}.",
        ],
        [
          "{Et si cela ne me plaît pas|Peut-on corriger} ?",
          "{Dites-le vite|Revenez dans les jours qui suivent}. {Un détail suffit souvent|Beaucoup de choses se reprennent}.",
        ],
        [
          "{Comment annuler|Puis-je déplacer mon rendez-vous} ?",
          "{Le plus tôt possible|Un appel la veille aide}. {Cette heure vous était gardée|Quelqu’un attend peut-être}.",
        ],
        [
          "{Combien de temps prévoir|Combien dure un rendez-vous} ?",
          "{Nous le disons en réservant|La couleur prend plus de temps}. {Gardez un peu d’air après|Venez sans course derrière vous}.",
        ],
        [
          "{Et à la maison, que faire|Quels soins me faut-il} ?",
          "{Moins que ne dit la publicité|Deux bons produits suffisent souvent}. {Nous montrons le geste|Demandez avant d’acheter}.",
        ],
      ],
      qualities: [
        ["des mains calmes", "un regard juste"],
        ["des outils propres", "des serviettes chaudes"],
        ["un avis franc", "une bonne humeur"],
        ["un geste sûr", "une musique douce"],
        ["un miroir honnête", "une bonne main"],
      ],
      events: ["Soirée soin", "Journée d’essai", "Journée conseil"],
    },
  ),
  health: familyWording(
    ["patient", "patients", "cabinet", "au cabinet", "au cabinet", "soins"],
    ["Soins", "Le cabinet", "Rencontres"],
    {
      headlines: [
        "{Écouter|Examiner}, expliquer, soigner",
        "La santé {en mots simples|avec du temps}",
        "{Venez tôt|Demandez}, avant que cela {fasse mal|empire}",
      ],
      truths: [
        "{L’histoire en dit souvent plus que l’appareil|Soigner commence par écouter} : {depuis quand, où, comment|racontez dans votre ordre}.",
        "{Ce qu’on voit tôt se soigne mieux|La prévention est discrète et utile}, {d’où la visite sans douleur|mettez-la à l’agenda}.",
        "{La peur du soin est fréquente|Beaucoup viennent inquiets}, {dite à voix haute, elle reçoit du temps|et l’on peut en parler}.",
        "{Ce que l’on comprend, on le suit mieux|Un soin expliqué aide davantage}, {alors nous parlons simplement|et nous l’écrivons}.",
      ],
      offers: [
        [
          "stethoscope",
          "Contrôle et prévention",
          "{Même quand rien ne fait mal|Régulièrement et calmement} : {demandez ce qui est prévu à votre âge|apportez vos anciens résultats}.",
        ],
        [
          "heart-pulse",
          "Douleurs et troubles",
          "{Depuis quand, à quel point|Décrivez avec vos mots} : {cela fixe l’urgence|en cas grave, appelez les urgences}.",
        ],
        [
          "clipboard-list",
          "Plan de soins",
          "{Voies, coûts, autres choix|Ce qui est possible et ce que cela implique} : {vous décidez à tête reposée|emportez le plan chez vous}.",
        ],
        [
          "baby",
          "Enfants et familles",
          "{Regarder d’abord, toucher ensuite|Pour petits et grands} : {prenez le carnet de santé|le doudou peut venir}.",
        ],
        [
          "stethoscope",
          "Suivi",
          "{Après un soin, après une opération|Quelques semaines plus tard} : {nous regardons comment cela guérit|apportez les questions venues depuis}.",
        ],
        [
          "clipboard-list",
          "Second avis",
          "{Avant une grande décision|Quand un point reste flou} : {avec images et lettres|personne ne le prend mal}.",
        ],
      ],
      process: [
        [
          "Rendez-vous",
          "{Appelez ou écrivez|Dites le motif et l’urgence} : {le temps sera prévu|la douleur passe d’abord}.",
        ],
        [
          "Examen",
          "{Parler, examiner, expliquer|Vous entendez ce que nous voyons}, {en mots clairs|et demandez ce que vous voulez}.",
        ],
        [
          "Soin",
          "{Le plan, puis le début|Vous connaissez les étapes} ; {les pauses sont possibles|et les signes à surveiller}.",
        ],
      ],
      questions: [
        [
          "{Que faut-il apporter|Quels papiers prendre} ?",
          "{Carte, traitements, anciens résultats|Vos documents et vos questions}. {La liste des médicaments aide beaucoup|Notez ce que vous voulez demander}.",
        ],
        [
          "{Qu’est-ce qui est remboursé|Combien coûte le soin} ?",
          "{Selon l’assurance et le soin|Parfois en entier, parfois en partie}. {Demandez un devis écrit|Posez la question avant}.",
        ],
        [
          "{Comment avoir vite un rendez-vous|Que faire si j’ai très mal} ?",
          "{Appelez et dites que c’est urgent|Au téléphone, on voit le délai}. {En danger, composez le numéro d’urgence|La nuit, voyez la garde}.",
        ],
        [
          "{J’ai peur, que faire|Prenez-vous en compte l’angoisse} ?",
          "{Dites-le en prenant rendez-vous|Parlez-en}. {La première visite peut être une conversation|Avec des pauses, beaucoup devient possible}.",
        ],
        [
          "{Faut-il attendre longtemps|Peut-on avoir une place bientôt} ?",
          "{Avec une douleur, dites-le au téléphone|Sinon selon l’agenda}. {Une place se libère parfois|Nous indiquons les heures calmes}.",
        ],
        [
          "{Puis-je venir accompagné|Quelqu’un peut-il entrer avec moi} ?",
          "{Volontiers, à deux on entend mieux|Oui, aussi pour parler}. {Dites ce qui peut être entendu|Les enfants peuvent dessiner}.",
        ],
      ],
      qualities: [
        ["une écoute", "des mots clairs"],
        ["des mains calmes", "un suivi sérieux"],
        ["peu d’attente", "assez de temps"],
        ["des phrases courtes", "de bonnes mains"],
        ["une salle calme", "un mot franc"],
      ],
      events: ["Journée prévention", "Soirée d’information", "Heure des questions"],
    },
  ),
  therapy: familyWording(
    ["personne", "personnes", "cabinet", "au cabinet", "au cabinet", "accompagnement"],
    ["Accompagnement", "Le lieu", "Groupes"],
    {
      headlines: [
        "Un lieu {calme|sûr} pour {parler|souffler}",
        "{À votre rythme|Pas à pas}",
        "Ne restez pas {seul avec cela|sans en parler}",
      ],
      truths: [
        "{Il ne faut pas être à bout pour demander de l’aide|Une année lourde suffit comme raison}, {un entretien n’engage à rien|venir tôt est sage}.",
        "{La confiance compte plus que la méthode|Il faut que cela convienne}, {d’où la première rencontre|on le sent vite}.",
        "{Le changement va rarement droit|Les retours en arrière en font partie}, {la direction compte|ce ne sont pas des échecs}.",
        "{Le changement fait peu de bruit|Le neuf arrive rarement d’un coup} : {un autre le voit avant nous|un jour, quelque chose pèse moins}.",
      ],
      offers: [
        [
          "user",
          "Séances individuelles",
          "{Une heure qui vous appartient|Du temps pour votre sujet} : {vous choisissez par où commencer|aussi lentement qu’il faut}.",
        ],
        [
          "users",
          "Séances à plusieurs",
          "{Quand chaque mot finit en dispute|À plusieurs autour d’une table} : {chaque voix compte|avec des règles claires}.",
        ],
        [
          "leaf",
          "Apaisement",
          "{Sommeil, tension, fatigue|Quand c’est trop} : {d’abord soulager, puis comprendre|de petits pas chaque jour}.",
        ],
        [
          "video",
          "Séances à distance",
          "{Si le chemin est long|Par téléphone ou écran} : {une porte qui ferme suffit|demandez ce qui est possible}.",
        ],
        [
          "footprints",
          "Premier entretien",
          "{Un entretien, rien de plus|Venir, s’asseoir, voir} : {rien à préparer|se taire est permis}.",
        ],
        [
          "calendar",
          "Accompagnement",
          "{Chaque semaine ou moins|Avec un but, le vôtre} : {nous faisons le point|on peut s’arrêter avant}.",
        ],
      ],
      process: [
        [
          "Contact",
          "{Une phrase suffit|Écrivez ou appelez} : {rien à justifier|vous saurez quand une place est libre}.",
        ],
        [
          "Rencontre",
          "{Des questions dans les deux sens|Un premier entretien}, {puis vous décidez|sans engagement}.",
        ],
        [
          "Travail",
          "{Régulier, avec un but|Séance après séance} ; {nous regardons si cela aide|jusqu’à faire sans}.",
        ],
      ],
      questions: [
        [
          "{Est-ce confidentiel|Qui l’apprend} ?",
          "{Ce qui est dit reste ici|Le secret s’applique}. {La loi prévoit de rares exceptions|La famille n’apprend rien sans vous}.",
        ],
        [
          "{Qui paie les séances|Est-ce remboursé} ?",
          "{Selon l’offre et l’assurance|Demandez à votre assurance}. {Le prix est dit avant|Payer soi-même est souvent possible}.",
        ],
        [
          "{Combien de temps cela dure-t-il|Combien de séances faut-il} ?",
          "{Parfois peu, parfois longtemps|Selon le but}. {Vous pouvez arrêter quand vous voulez|Nous en parlons en chemin}.",
        ],
        [
          "{Que faire en cas de crise|Où appeler en urgence} ?",
          "{En danger, composez le numéro d’urgence|Si une vie est en jeu, appelez les secours}. {Des lignes d’écoute répondent jour et nuit|Un site est trop lent pour cela}.",
        ],
        [
          "{Cela marche-t-il vraiment|Comment savoir si cela aide} ?",
          "{Personne ne peut le promettre|Le quotidien le montre d’abord}. {Après quelques séances, on regarde ensemble|Dites si rien ne bouge}.",
        ],
        [
          "{Peut-on venir le soir|Y a-t-il des heures après le travail} ?",
          "{Demandez les heures tardives|Quelques-unes sont gardées pour cela}. {À midi, il reste parfois une place|Une heure fixe aide beaucoup}.",
        ],
      ],
      qualities: [
        ["du temps", "de la confiance"],
        ["une oreille ouverte", "une porte fermée"],
        ["de petits pas", "un but clair"],
        ["une place à soi", "de la patience"],
        ["son propre pas", "un cadre clair"],
      ],
      events: ["Groupe de parole", "Atelier détente", "Conférence"],
    },
  ),
  fitness: familyWording(
    ["membre", "membres", "salle", "à la salle", "à la salle", "entraînement"],
    ["Cours", "À l’entraînement", "Dates"],
    {
      headlines: [
        "{Commencez|Partez} de là où vous êtes",
        "{Bouger|Transpirer}, {respirer|rire}, revenir",
        "Plus {fort|souple}, {pas à pas|ensemble}",
      ],
      truths: [
        "{Le meilleur plan est celui qu’on tient|Régulier vaut mieux que parfait}, {il doit entrer dans la semaine|même court}.",
        "{La technique avant la vitesse|Léger et bien fait vaut mieux que lourd}, {le corps retient la manière|les articulations disent merci}.",
        "{Le repos fait partie de l’effort|On progresse en dormant aussi}, {une pause compte|même si cela ne se voit pas}.",
        "{Souvent vaut mieux que fort|Un peu, mais chaque semaine} : {c’est ainsi que l’on tient|le corps ne compte pas les records}.",
      ],
      offers: [
        [
          "users",
          "Cours collectifs",
          "{Par niveau et par rythme|Pour débuter ou aller plus loin} : {venez un peu plus tôt la première fois|chaque exercice a sa version douce}.",
        ],
        [
          "user",
          "Cours particuliers",
          "{Un plan autour de vous|But, temps, genoux, dos} : {dites ce qui a déjà fait mal|le plan part de là}.",
        ],
        [
          "heart-pulse",
          "Cours pour débuter",
          "{Rien fait depuis longtemps|Sans connaissance} : {le début est là pour cela|une séance d’accueil aide}.",
        ],
        [
          "calendar",
          "Stages",
          "{Un thème et plus de temps|Un après-midi pour les détails} : {les dates sont sur ce site|demandez le niveau}.",
        ],
        [
          "alarm-clock",
          "Horaires tôt et tard",
          "{Avant le travail, à midi, après le coucher des petits|Quand vous avez de la force} : {demandez les heures calmes|le plan suit}.",
        ],
        [
          "heart-pulse",
          "Reprise en douceur",
          "{Blessure, grossesse, années assises|Le corps se souvient} : {on commence léger|avec un avis médical au besoin}.",
        ],
      ],
      process: [
        [
          "Essayer",
          "{Une séance dit plus qu’une brochure|Participez une fois}, {en tenue souple|avec de l’eau et une serviette}.",
        ],
        [
          "Trouver",
          "{Cours, heure, rythme|Ce qui va dans votre semaine} : {demandez à l’équipe|nous vous orientons}.",
        ],
        [
          "Continuer",
          "{Des jours fixes aident|Semaine après semaine} ; {à deux c’est plus facile|avec un peu de neuf parfois}.",
        ],
      ],
      questions: [
        [
          "{Faut-il être en forme|Est-ce pour débutants} ?",
          "{Non, chacun a commencé|Venez comme vous êtes}. {Il existe une version douce|Personne ne vous juge}.",
        ],
        [
          "{Que faut-il pour la première fois|Comment s’habiller pour un cours} ?",
          "{Tenue souple, eau, serviette|De quoi bouger}. {Demandez ce qui se prête|C’est assez}.",
        ],
        [
          "{Puis-je venir malgré une douleur|Et avec un dos fragile} ?",
          "{Demandez d’abord à votre médecin|Un avis médical avant}. {Les exercices s’adaptent ensuite|Dites-le avant la séance}.",
        ],
        [
          "{Comment résilier|Peut-on faire une pause} ?",
          "{Les délais sont au contrat|Lisez-le avant de signer}. {Demandez pour maladie et déménagement|On peut en parler}.",
        ],
        [
          "{Peut-on changer d’heure|Faut-il venir toujours au même cours} ?",
          "{On peut souvent changer|Demandez les places libres}. {Un jour fixe aide à tenir|Prévenez d’un mot}.",
        ],
        [
          "{Suis-je trop âgé|Peut-on venir avec le dos fragile} ?",
          "{On part d’où vous êtes|Dites ce qui tire}. {Chaque exercice a sa version douce|Lentement, c’est aussi un effort}.",
        ],
      ],
      qualities: [
        ["des consignes claires", "une bonne humeur"],
        ["un dos solide", "une tête légère"],
        ["un plan", "du plaisir"],
        ["de l’air", "un petit groupe"],
        ["une voix calme", "un but simple"],
      ],
      events: ["Journée d’essai", "Stage", "Sortie course"],
    },
  ),
  home: familyWording(
    ["client", "clients", "atelier", "sur place", "à l’atelier", "dépannage"],
    ["Services", "Travaux", "Dates"],
    {
      headlines: [
        "Ça {fuit|coince} ? {Écrivez-nous|Appelez}",
        "{Voir|Comprendre}, {chiffrer|expliquer}, réparer",
        "Du travail {propre|soigné}, {un prix clair|rien qui traîne}",
      ],
      truths: [
        "{Les petits dégâts grandissent sans bruit|Ce qui goutte aujourd’hui coulera demain}, {pris tôt, cela reste petit|appelez donc tôt}.",
        "{Le bon travail ne se voit pas|L’important est derrière le mur}, {mais on le sent des années|d’où le soin}.",
        "{Une photo évite souvent un trajet|Plus c’est précis, plus la bonne pièce vient vite}, {pensez à la plaque|envoyez-en plusieurs}.",
        "{Les petits dégâts parlent bas|Une tache au plafond est un message} : {lu tôt, il coûte moins|attendre l’agrandit}.",
      ],
      offers: [
        [
          "wrench",
          "Réparations",
          "{Quoi, où, depuis quand|Photo, lieu, urgence} : {la bonne pièce vient avec nous|beaucoup se règle avant}.",
        ],
        [
          "house",
          "Installations",
          "{Le plan avant l’outil|Mesures, envies, budget} : {comparez les solutions|dites qui l’utilise}.",
        ],
        [
          "calendar-check",
          "Entretien",
          "{Avant la saison, c’est plus calme|Un contrôle par an} : {l’appareil vit plus longtemps|prévoyez-le tôt}.",
        ],
        [
          "phone",
          "Urgences",
          "{Vanne ou disjoncteur d’abord|Mettez en sécurité, puis appelez} : {nous disons quoi faire|décrivez en peu de mots}.",
        ],
        [
          "search",
          "Diagnostic",
          "{Un coup d’œil, une mesure, puis un avis|C’est parfois moins grave qu’on ne croit} : {une photo aide|vous saurez ce qui peut attendre}.",
        ],
        [
          "hammer",
          "Petits travaux",
          "{Un robinet, une poignée, une lampe|Ce qui attend depuis longtemps} : {faites une liste|une visite pour plusieurs choses évite des trajets}.",
        ],
      ],
      process: [
        [
          "Décrire",
          "{Des photos et quelques phrases|Quoi, où, depuis quand} : {cela suffit pour commencer|dites si c’est urgent}.",
        ],
        [
          "Voir et chiffrer",
          "{La cause, puis le prix|Une visite} ; {vous décidez|rien sans votre accord}.",
        ],
        [
          "Faire",
          "{Protéger, travailler, tester|Le jour dit}, {puis ranger|avec une facture claire}.",
        ],
      ],
      questions: [
        [
          "{Que coûte une intervention|Comment est fait le prix} ?",
          "{Trajet, temps et pièces|Déplacement et heures}. {La nuit coûte plus partout|Demandez les tarifs avant}.",
        ],
        [
          "{Dois-je être là|Un voisin peut-il ouvrir} ?",
          "{Quelqu’un avec la clé suffit|Pas forcément}. {Laissez un numéro|Dégagez l’accès}.",
        ],
        [
          "{Locataire ou propriétaire, qui paie|L’assurance couvre-t-elle cela} ?",
          "{En location, prévenez le propriétaire|Signalez-le d’abord}. {Photos et facture aident l’assurance|Le contrat dit ce qui est couvert}.",
        ],
        [
          "{Sous quel délai venez-vous|Quand avez-vous une place} ?",
          "{Selon l’urgence|L’urgent passe d’abord}. {Dites ce qui est à l’arrêt|Donnez plusieurs moments possibles}.",
        ],
        [
          "{Y a-t-il un prix avant|Recevrai-je un devis} ?",
          "{Après avoir vu, oui|Une somme fixe quand c’est clair}. {Ce qui reste incertain est écrit|Rien de plus sans votre accord}.",
        ],
        [
          "{Rangez-vous après|Est-ce propre à la fin} ?",
          "{On couvre avant, on balaie après|Le vieux part avec nous, si vous voulez}. {Dites ce qui est fragile|Un passage libre aide tout le monde}.",
        ],
      ],
      qualities: [
        ["un travail propre", "un prix clair"],
        ["une aide rapide", "une main sûre"],
        ["un bon plan", "peu de poussière"],
        ["une date tenue", "un sol propre"],
        ["un bon outil", "une parole nette"],
      ],
      events: ["Journée conseil", "Soirée d’information", "Semaines d’entretien"],
    },
  ),
  building: familyWording(
    ["client", "clients", "atelier", "sur le chantier", "à l’atelier", "construction"],
    ["Savoir-faire", "Projets", "Chantiers ouverts"],
    {
      headlines: [
        "Du {plan|trait} à la {clé|dernière planche}",
        "{Bien mesuré|Bien pensé}, bien bâti",
        "Plus {d’espace|de lumière} {chez vous|dans l’ancien}",
      ],
      truths: [
        "{Sur le papier, changer coûte peu|Un trait se déplace mieux qu’un mur}, {prenez une soirée de plus|regardez deux fois}.",
        "{Les vieilles maisons gardent des secrets|Derrière l’enduit, nul ne sait}, {gardez une réserve|un devis honnête le dit}.",
        "{Entre les métiers naissent les retards|Attendre coûte plus que travailler}, {quelqu’un doit tenir le calendrier|l’ordre compte}.",
        "{Le plus cher est de bâtir deux fois|Mesurer encore prend une minute}, {alors le mètre sort en premier|alors nous demandons}.",
      ],
      offers: [
        [
          "house",
          "Agrandissement",
          "{Une pièce, un toit, une salle de bains|Quand la maison ne suffit plus} : {commencez par le plan et vos envies|les permis d’abord}.",
        ],
        [
          "hammer",
          "Rénovation",
          "{Vérifier avant de décider|Humidité, courants d’air, vieux réseaux} : {ce qui est sain reste|nous ouvrons un peu et regardons}.",
        ],
        [
          "ruler",
          "Ouvrages sur mesure",
          "{Pour l’angle où rien ne va|Fait pour le lieu} : {une photo et des mesures|nous mesurons sur place}.",
        ],
        [
          "clipboard-list",
          "Plans et suivi",
          "{Comparer les offres, tenir les dates|Quelqu’un qui lit plans et factures} : {tout changement par écrit|vous savez qui vient}.",
        ],
        [
          "ruler",
          "Chiffrage",
          "{Mesures, quantités, ordre|Avant la première pierre} : {vous voyez ce qui vient quand|chaque changement a son prix}.",
        ],
        [
          "wrench",
          "Réparations",
          "{Fissure, joint, marche, gouttière|Ce que le temps a abîmé} : {pris tôt, cela reste petit|des photos sous deux angles aident}.",
        ],
      ],
      process: [
        [
          "Visiter",
          "{Plan, photos, envies, budget|Un tour de la maison} : {les questions avant les chiffres|parlez argent franchement}.",
        ],
        [
          "Chiffrer",
          "{Poste par poste|Avec ce qui n’est pas compris} ; {lisez crayon en main|demandez chaque ligne}.",
        ],
        [
          "Bâtir et remettre",
          "{Étape par étape|Avec des points réguliers}, {et une liste à la fin|les défauts sont notés}.",
        ],
      ],
      questions: [
        [
          "{Combien cela coûtera-t-il|Le devis est-il ferme} ?",
          "{Aussi ferme que le plan|Le mesuré se chiffre, le caché s’estime}. {Fixez le prix des extras|Gardez une réserve}.",
        ],
        [
          "{Faut-il un permis|Qui dépose la demande} ?",
          "{Pour structure et façade, souvent|Demandez d’abord en mairie}. {Cela prend du temps|Commencez tôt}.",
        ],
        [
          "{Peut-on rester pendant les travaux|Y aura-t-il du bruit et de la poussière} ?",
          "{Souvent dans une partie|Selon cuisine et bain}. {La poussière vient toujours|Videz les pièces voisines}.",
        ],
        [
          "{Combien de temps|Quand commencer les travaux} ?",
          "{Météo, livraisons et choix décident|Prévoyez de la marge}. {Fixez des étapes|Les choix tardifs coûtent le plus}.",
        ],
        [
          "{Que peut-on faire soi-même|Peut-on participer aux travaux} ?",
          "{Vider, peindre, démonter, d’un commun accord|Dites-le avant le devis}. {Il faut que cela tienne dans le plan|Certaines choses restent au métier}.",
        ],
        [
          "{Le délai sera-t-il tenu|Et en cas de retard} ?",
          "{Le temps et les livraisons s’en mêlent|Un plan avec de l’air tient mieux}. {Vous l’apprenez tôt|Un point chaque semaine}.",
        ],
      ],
      qualities: [
        ["des murs droits", "des mots clairs"],
        ["de bons plans", "des caves sèches"],
        ["un travail soigné", "des dates tenues"],
        ["un joint propre", "un chemin court"],
        ["une idée solide", "un chiffre honnête"],
      ],
      events: ["Chantier ouvert", "Soirée conseil", "Journée d’atelier"],
    },
  ),
  cleaning: familyWording(
    ["client", "clients", "bureau", "sur place", "nous voir", "nettoyage"],
    ["Services", "Avant et après", "Dates"],
    {
      headlines: [
        "{Rentrer|Entrer} et {respirer|sourire}",
        "Des {coins|vitres} nets, des {accords|mots} clairs",
        "{La poussière|Les taches} ? {On s’en charge|Laissez-nous faire}",
      ],
      truths: [
        "{Le propre ne sent rien|Un parfum ne remplace pas le soin}, {cela se sent au toucher|c’est le meilleur signe}.",
        "{Qui a la clé doit avoir votre confiance|La confiance vaut plus que l’éclat}, {d’où des règles claires|vous savez qui vient}.",
        "{Le bon chiffon fait plus que le flacon fort|Eau, temps et chiffon suffisent souvent}, {et ménagent les surfaces|et les mains}.",
        "{La saleté a ses habitudes|Elle revient aux mêmes endroits}, {alors on fait d’abord le tour|qui les connaît frotte moins}.",
      ],
      offers: [
        [
          "house",
          "Maison",
          "{Cuisine, bain, sols, poussière|Chaque semaine ou une bonne fois} : {dites ce qui compte et ce qu’on ne touche pas|la liste est à vous}.",
        ],
        [
          "building",
          "Bureaux",
          "{Avant l’ouverture ou après|Tables, cuisine, sanitaires} : {donnez heures et pièces|un plan par pièce}.",
        ],
        [
          "sparkles",
          "Grand nettoyage",
          "{Après travaux ou départ|Jusque derrière le frigo} : {des photos aident|dites la matière des surfaces}.",
        ],
        [
          "shirt",
          "Linge",
          "{Montrez les taches|Laver, repasser, réparer} : {dites pour quel jour|le plus frais part le mieux}.",
        ],
        [
          "droplets",
          "Vitres",
          "{Cadres, rainures et carreaux|Dedans, dehors, jusque dans les coins} : {dites la hauteur et le nombre|un ciel gris est le meilleur temps}.",
        ],
        [
          "building",
          "Cages d’escalier",
          "{Marches, rampes, boîtes aux lettres|Là où tous passent} : {un jour fixe pour tout l’immeuble|dites les étages et le sol}.",
        ],
      ],
      process: [
        [
          "Décrire",
          "{Surface, sols, animaux, rythme|Une visite ou des photos} : {puis heures et prix|le fragile aussi}.",
        ],
        [
          "La première fois",
          "{Plus longue que les suivantes|Soyez là au début} ; {vous montrez, nous notons|après, cela roule}.",
        ],
        ["Ensuite", "{Même jour, même liste|En rythme} ; {un mot suffit|vous pouvez changer}."],
      ],
      questions: [
        [
          "{Dois-je être présent|Et la clé} ?",
          "{Non, une fois la confiance là|Beaucoup travaillent}. {La clé contre signature|Sans adresse dessus}.",
        ],
        [
          "{Qui apporte les produits|Que faut-il prévoir} ?",
          "{Cela se convient avant|Les deux existent}. {Dites vos allergies|Des produits doux suffisent souvent}.",
        ],
        [
          "{Et si quelque chose casse|Qui paie en cas de casse} ?",
          "{Dites-le le jour même|Signalez vite}. {Demandez la garantie de responsabilité|Demandez-le par écrit avant}.",
        ],
        [
          "{Combien d’heures faut-il|À quel rythme} ?",
          "{La première visite le montre|Selon la taille}. {Chaque semaine ou une sur deux|Cela se change}.",
        ],
        [
          "{Est-ce toujours la même personne|Qui viendra chez moi} ?",
          "{Autant que possible, l’habitude fait gagner du temps|Demandez au premier entretien}. {En cas d’absence, on prévient|Une liste aide aussi les remplaçants}.",
        ],
        [
          "{Faut-il ranger avant|Que préparer} ?",
          "{Le sol libre, les papiers de côté|Seulement ce que nul ne doit toucher}. {Clé et alarme, nous en parlons|Un animal ? Une pièce pour lui}.",
        ],
      ],
      qualities: [
        ["des coins nets", "des listes claires"],
        ["des sols frais", "des heures justes"],
        ["un travail discret", "des vitres claires"],
        ["des pas discrets", "une vitre claire"],
        ["un jour fixe", "un bon chiffon"],
      ],
      events: ["Grand ménage de printemps", "Conseil taches", "Journées vitres"],
    },
  ),
  legal: familyWording(
    ["client", "clients", "cabinet", "au cabinet", "au cabinet", "conseil juridique"],
    ["Domaines", "Le cabinet", "Conférences"],
    {
      headlines: [
        "{Lisez|Demandez} avant de {signer|répondre}",
        "Une {lettre|convocation} est arrivée ? {Lisons-la ensemble|La date compte}",
        "Le droit en {mots clairs|mots simples}",
      ],
      truths: [
        "{Les délais décident plus que les arguments|La date sur la lettre compte d’abord}, {gardez l’enveloppe|regardez-la en premier}.",
        "{La plupart des litiges finissent sans juge|Une bonne lettre évite un procès}, {le tribunal vient en dernier|négocier est aussi du droit}.",
        "{Ce que vous dites reste ici|Le secret est un devoir}, {dites donc aussi ce qui gêne|c’est souvent l’essentiel}.",
        "{Une phrase peut coûter cher|Les petites lignes comptent}, {alors on lit avant|alors nous relisons}.",
      ],
      offers: [
        [
          "file-text",
          "Contrats et actes",
          "{Avant la signature, c’est plus simple|Faites lire avant d’accepter} : {notez ce qui est obscur|envoyez le projet}.",
        ],
        [
          "scale",
          "Litiges",
          "{Qui, quoi, quand, quelles preuves|Réunissez lettres et dates} : {vous entendez chances et risques|puis vient le choix}.",
        ],
        [
          "users",
          "Famille et succession",
          "{Séparation, prévoyance, testament|Quand une famille se réorganise} : {ce qui se convient ne se plaide pas|réglez-le au calme}.",
        ],
        [
          "building-complex",
          "Droit des entreprises",
          "{Créer, s’associer, transmettre|Des statuts au rappel} : {un contrat clair garde les amis|demandez avant la première facture}.",
        ],
        [
          "briefcase",
          "Droit du travail",
          "{Avertissement, licenciement, contrat|Quand cela devient grave au travail} : {les délais sont courts|apportez contrat et lettres}.",
        ],
        [
          "handshake",
          "Accords sans procès",
          "{Parler, écrire, s’accorder|Un accord prend souvent moitié moins de temps} : {nous disons ce que vous cédez|et ce que vous gagnez}.",
        ],
      ],
      process: [
        [
          "Demander",
          "{Qui, contre qui, jusqu’à quand|Adversaire, sujet, délai} : {l’urgent par téléphone|nous vérifions si nous pouvons agir}.",
        ],
        [
          "Premier entretien",
          "{Les papiers sur la table|Vous racontez, nous classons} ; {chances et coûts sont dits|puis vous décidez}.",
        ],
        [
          "Agir",
          "{Écrire, négocier, plaider s’il le faut|Dans cet ordre}, {avec copie|et vous voyez chaque pas}.",
        ],
      ],
      questions: [
        [
          "{Que coûte un premier entretien|Comment sont fixés les honoraires} ?",
          "{Demandez avant, c’est normal|À l’heure, au forfait ou selon la loi}. {Une assurance peut aider|Obtenez-le par écrit}.",
        ],
        [
          "{Que faut-il apporter au cabinet|Quels documents vous faut-il} ?",
          "{Lettres avec enveloppe, contrats, dates|Ce qui porte une date}. {Une page avec le récit aide|Notez votre but}.",
        ],
        [
          "{Le délai expire bientôt, que faire|Est-il trop tard} ?",
          "{Appelez aujourd’hui|N’écrivez pas, appelez}. {Parfois quelques lignes sauvent le délai|Un délai manqué revient rarement}.",
        ],
        [
          "{Vais-je gagner|Ai-je de bonnes chances} ?",
          "{Personne ne peut le promettre|On ne le sait qu’après lecture}. {La preuve compte plus que d’avoir raison|Un accord vaut parfois mieux}.",
        ],
        [
          "{Est-ce long|Quand en saurai-je plus} ?",
          "{Une lettre, des jours ; un procès, des mois|Cela dépend du juge et de l’autre partie}. {Vous apprenez chaque étape|Demandez où cela en est}.",
        ],
        [
          "{Peut-on le faire à distance|Dois-je venir} ?",
          "{Beaucoup passe par courrier et téléphone|Certains actes veulent votre présence}. {Nous disons lesquels|Un seul passage suffit alors}.",
        ],
      ],
      qualities: [
        ["des mots clairs", "des lettres fermes"],
        ["des coûts connus", "des délais tenus"],
        ["un avis calme", "une lecture précise"],
        ["un délai tenu", "un ton calme"],
        ["un contrat précis", "un tarif clair"],
      ],
      events: ["Conférence", "Permanence", "Soirée prévoyance"],
    },
  ),
  finance: familyWording(
    ["client", "clients", "bureau", "au bureau", "au bureau", "chiffres et conseil"],
    ["Services", "Le bureau", "Conférences"],
    {
      headlines: [
        "Des {papiers|reçus} à la {clarté|bonne case}",
        "Des chiffres {lisibles|qui parlent}",
        "{Comprendre|Compter} avant de signer",
      ],
      truths: [
        "{L’impôt se prépare avant la fin de l’année|En décembre on peut encore agir}, {après, peu|parlons tôt}.",
        "{Un bénéfice n’est pas de l’argent en banque|La date du paiement compte}, {regardez devant|bien des carnets pleins en souffrent}.",
        "{Nul ne connaît les marchés|Qui promet un rendement vend}, {on choisit coûts, durée et partage des risques|le risque se choisit, pas le succès}.",
        "{L’administration n’oublie rien|L’impôt grandit toute l’année}, {alors on met de côté avant|qui regarde n’a pas peur}.",
      ],
      offers: [
        [
          "calculator",
          "Suivi mensuel",
          "{Envoyez, voyez le mois|Papier ou numérique} : {vous savez où vous en êtes|les questions viennent tout de suite}.",
        ],
        [
          "file-text",
          "Clôture de l’année",
          "{Déclarations, bilans, avis|Une liste dit ce qui manque} : {apportez le dernier avis|les délais sont suivis}.",
        ],
        [
          "umbrella",
          "Assurance et prévoyance",
          "{Ce qui ruine, ce qui agace|Tous les contrats dans un sac} : {garder, changer, résilier|d’abord le grave}.",
        ],
        [
          "rocket",
          "Création d’entreprise",
          "{Forme, compte, première facture|Avant de démarrer} : {une heure au début en épargne beaucoup|que portent les chiffres}.",
        ],
        [
          "chart-line",
          "Tableaux lisibles",
          "{Ce qui est à vous, ce qui est à l’État|Une feuille au lieu d’un classeur} : {chaque mois ou chaque trimestre|en phrases, pas en sigles}.",
        ],
        [
          "shield-check",
          "Relecture des contrats",
          "{Ce qui court, ce qui fait double, ce qui manque|Le classeur que personne n’ouvre} : {apportez-le|vous saurez ensuite ce que vous avez}.",
        ],
      ],
      process: [
        [
          "Se connaître",
          "{Votre activité, ce qui presse|Apportez l’an dernier} : {rien n’est trop en désordre|puis une offre}.",
        ],
        [
          "Faire le point",
          "{Papiers, accès, buts|Sur une page} ; {les manques sont nommés|vous voyez où vous êtes}.",
        ],
        [
          "Suivre",
          "{Mois après mois|En rythme}, {avec un bilan annuel|et des changements au besoin}.",
        ],
      ],
      questions: [
        [
          "{Combien cela coûte au mois|Comment êtes-vous payé} ?",
          "{Barème, honoraires ou commission|Cela doit être dit avant}. {Demandez-le par écrit|Posez la question partout}.",
        ],
        [
          "{Mes papiers sont en désordre, est-ce grave|J’ai du retard, que faire} ?",
          "{Commencez aujourd’hui|Vous n’êtes pas le seul}. {Ouvrez d’abord les lettres|Triez par année}.",
        ],
        [
          "{Comment changer de cabinet|Est-ce compliqué} ?",
          "{Les bureaux s’arrangent entre eux|Une procuration suffit}. {Au changement d’année, c’est simple|Vérifiez le préavis}.",
        ],
        [
          "{Que puis-je déduire|Quels reçus garder} ?",
          "{Gardez ce qui touche au travail|Gardez d’abord, demandez ensuite}. {Les règles changent|Une note sur le reçu aide}.",
        ],
        [
          "{À quel rythme se voit-on|Que dois-je faire moi-même} ?",
          "{Selon vos questions|Garder les pièces, guère plus}. {Un appel entre deux est prévu|Le reste se partage}.",
        ],
        [
          "{Tout peut-il être numérique|Faut-il du papier} ?",
          "{Les deux vont, le mélange moins|Des photos de reçus suffisent souvent}. {Un jour fixe compte plus|Gardez les originaux}.",
        ],
      ],
      qualities: [
        ["des chiffres clairs", "des coûts connus"],
        ["un bon ordre", "un bon sommeil"],
        ["des alertes tôt", "des mots simples"],
        ["un classeur en ordre", "une somme claire"],
        ["un seul contact", "une réserve"],
      ],
      events: ["Soirée créateurs", "Soirée impôts", "Heure des questions"],
    },
  ),
  property: familyWording(
    ["client", "clients", "agence", "à l’agence", "à l’agence", "immobilier"],
    ["Nos services", "Biens", "Visites"],
    {
      headlines: [
        "Des clés {qui changent de main|pour la suite}",
        "{Entrer|Visiter}, sentir, décider",
        "Des lieux pour {vivre|travailler}",
      ],
      truths: [
        "{Le premier prix décide|Trop haut au départ finit souvent trop bas}, {d’où une estimation honnête|les sérieux regardent tôt}.",
        "{On choisit un lieu dans l’entrée|Lumière et ordre comptent dès la porte}, {rangez une journée|avant les mètres carrés}.",
        "{La banque veut les papiers avant les images|Un dossier complet vend}, {réunissez-le tôt|ce qui manque se commande}.",
        "{On décide dans l’entrée|Les premières minutes comptent} : {ensuite on cherche des raisons|c’est là que nous commençons}.",
      ],
      offers: [
        [
          "house",
          "Vente et achat",
          "{Valeur, moment, papiers|La visite avant le prix} : {dites pour quand et pourquoi|demandez d’où vient le chiffre}.",
        ],
        [
          "key",
          "Location",
          "{Qui convient à la maison|Un dossier et une conversation} : {état des lieux écrit|dites ce qui compte}.",
        ],
        [
          "building",
          "Gestion",
          "{Comptes, assemblées, artisans|Un numéro pour les questions} : {des comptes lisibles|pour qui vit ailleurs}.",
        ],
        [
          "laptop",
          "Bureaux et salles",
          "{Une table, une salle, une adresse|À la journée ou plus} : {essayez un jour|écoutez le bruit}.",
        ],
        [
          "camera",
          "Photos et plans",
          "{De la lumière, de l’ordre, des photos vraies|Un plan juste} : {moins de visites, mais les bonnes|les défauts y sont}.",
        ],
        [
          "scale",
          "Estimation",
          "{Lieu, état, ventes voisines|Trois chiffres au lieu d’un} : {avec les raisons|avant un partage ou un achat}.",
        ],
      ],
      process: [
        [
          "Visiter",
          "{Pièces, papiers, projets|La cave et le toit aussi} : {puis un avis|questions d’abord}.",
        ],
        [
          "Préparer",
          "{Ranger, photographier, décrire|Réunir le dossier} ; {les défauts sont dits|sans rien cacher}.",
        ],
        [
          "Conclure",
          "{Projet, date, remise des clés|Lire, signer, transmettre}, {avec les compteurs|sans hâte}.",
        ],
      ],
      questions: [
        [
          "{Que coûte l’agence|Qui paie la commission} ?",
          "{La loi et le contrat le disent|Selon le mandat}. {Demandez-le par écrit|Demandez ce qui est compris}.",
        ],
        [
          "{Combien vaut mon bien|Les estimations en ligne sont-elles justes} ?",
          "{C’est un premier repère|Un site ne voit pas votre cuisine}. {Une visite précise|Lieu, état et papiers comptent}.",
        ],
        [
          "{Quels papiers pour vendre|Que veut voir la banque} ?",
          "{Titre, plans, diagnostics|Pour un appartement, aussi les procès-verbaux}. {Les offices prennent des semaines|Commandez tôt}.",
        ],
        [
          "{Combien de temps pour vendre|Quand pourrons-nous entrer} ?",
          "{Comptez en mois|Prix et dossier donnent le rythme}. {Un dossier complet gagne du temps|Donnez-nous votre date}.",
        ],
        [
          "{Dois-je être là pour les visites|Qui montre les lieux} ?",
          "{Plutôt non, on pose alors plus de questions|Comme vous préférez}. {Vous saurez ce qui s’est dit|Les clés contre signature}.",
        ],
        [
          "{Faut-il rénover avant|Que faire avant les visites} ?",
          "{Rarement en grand|Laver, peindre, changer les ampoules}. {Chacun verra le reste autrement|Nous dirons ce qui vaut la peine}.",
        ],
      ],
      qualities: [
        ["des papiers clairs", "un prix juste"],
        ["une bonne lumière", "des mots francs"],
        ["des lieux calmes", "de bons voisins"],
        ["des images vraies", "une parole tenue"],
        ["un prix sensé", "une liste courte"],
      ],
      events: ["Journée de visites", "Soirée propriétaires", "Journée d’essai"],
    },
  ),
  education: familyWording(
    ["élève", "élèves", "école", "en cours", "à l’école", "apprentissage"],
    ["Cours", "En classe", "Dates"],
    {
      headlines: [
        "{Questions|Erreurs} permises",
        "{Apprendre ici|Essayer ici}, {s’en servir dehors|oser dehors}",
        "{Comprendre|Faire} plutôt que {réciter|regarder}",
      ],
      truths: [
        "{Peu et souvent vaut mieux que beaucoup et rarement|Quelques minutes par jour portent loin}, {à tout âge|l’habitude fait plus que le don}.",
        "{Qui l’explique l’a compris|Une bonne leçon fait parler l’élève}, {d’où les questions|pas seulement le maître}.",
        "{L’erreur montre le chemin|La peur ralentit}, {de petits succès donnent du courage|on commence par ce qui réussit}.",
        "{Qui se trompe est dans le jeu|Apprendre sonne faux au début}, {puis cela vient|alors ici personne ne rit}.",
      ],
      offers: [
        [
          "users",
          "Cours en groupe",
          "{Même niveau, beaucoup d’échange|Ensemble c’est plus facile} : {un court test trouve le groupe|demandez une séance d’essai}.",
        ],
        [
          "user",
          "Cours particuliers",
          "{Votre but, votre rythme|Là où cela bloque} : {apportez ce qui résiste|on part de votre cas}.",
        ],
        [
          "graduation-cap",
          "Préparation aux examens",
          "{Un plan à rebours|De vrais sujets en temps réel} : {le sommeil en fait partie|les manques d’abord}.",
        ],
        [
          "building-complex",
          "Formations en entreprise",
          "{Vos thèmes, vos salles|Une journée pour une équipe} : {dites ce qui doit changer|avec vos exemples}.",
        ],
        [
          "sun",
          "Stages de vacances",
          "{Une semaine, un thème|Quand la tête a de la place} : {apprendre le matin, libre ensuite|demandez âge et niveau}.",
        ],
        [
          "clock",
          "Cours du soir et du samedi",
          "{Après le travail, à côté de la famille|Quand la maison se tait} : {peu, mais souvent|qui manque rattrape}.",
        ],
      ],
      process: [
        [
          "Demander",
          "{But, niveau, temps|Une courte conversation} : {puis un avis franc|nous disons si cela convient}.",
        ],
        ["Essayer", "{Une séance|Assister une fois}, {puis vous décidez|sans engagement}."],
        [
          "Apprendre",
          "{Régulièrement, par petites tâches|Séance après séance} ; {et un regard en arrière|le progrès se voit}.",
        ],
      ],
      questions: [
        [
          "{Quel cours choisir|Comment connaître mon niveau} ?",
          "{Un entretien ou un test le montre|Dites ce que vous savez}. {On peut changer|Essayez une séance}.",
        ],
        [
          "{Et si je manque un cours|Peut-on rattraper} ?",
          "{Prévenez avant|Demandez le contenu}. {Une autre date se trouve souvent|Le support est transmis}.",
        ],
        [
          "{Suis-je trop âgé|Est-ce pour vrais débutants} ?",
          "{Non|L’adulte apprend autrement}. {La patience remplace la vitesse|On peut toujours commencer}.",
        ],
        [
          "{Y a-t-il des aides|Qui paie la formation} ?",
          "{Employeur ou fonds, parfois|Demandez avant l’inscription}. {Les dossiers prennent du temps|Nous disons ce que vaut l’attestation}.",
        ],
        [
          "{Combien sont-ils par groupe|Serai-je seul à mon niveau} ?",
          "{Assez peu pour que chacun parle|Demandez avant de vous inscrire}. {Un court test trouve la place|On peut changer}.",
        ],
        [
          "{Y a-t-il une attestation|Que reçoit-on à la fin} ?",
          "{Sur demande, avec heures et contenu|Demandez ce qui est reconnu}. {L’examen se passe ailleurs|Dites à quoi elle sert}.",
        ],
      ],
      qualities: [
        ["de petits groupes", "de grandes questions"],
        ["des étapes claires", "du courage"],
        ["de bons maîtres", "un rythme calme"],
        ["de petits pas", "une tête curieuse"],
        ["une bonne question", "une chaise libre"],
      ],
      events: ["Séance d’essai", "Portes ouvertes", "Stage de vacances"],
      actions: {
        signups: ["S’inscrire", "Demander une place"],
        bookings: ["Réserver un cours d’essai"],
      },
    },
  ),
  childcare: familyWording(
    ["famille", "familles", "maison", "chez nous", "chez nous", "accueil des enfants"],
    ["Notre journée", "Petites œuvres", "Fêtes"],
    {
      headlines: [
        "Des {bottes|mains} pleines de {boue|couleurs}",
        "{Jouer|Creuser}, {manger|chanter}, {rêver|recommencer}",
        "Un {au revoir|bisou} et une bonne journée",
      ],
      truths: [
        "{Jouer, c’est penser avec les mains|L’enfant ne joue pas pour passer le temps}, {une tour qui tombe est une leçon|il répète le monde}.",
        "{L’adaptation dure ce qu’elle dure|On apprend à se quitter comme à marcher}, {avec une main à tenir|à petits pas}.",
        "{Les parents confient ce qu’ils aiment le plus|La confiance commence à la porte}, {d’où des mots vrais le soir|et se nourrit de franchise}.",
        "{Un enfant apprend en répétant|La dixième fois est la meilleure}, {alors la journée a un rythme|les grands ont de la patience}.",
      ],
      offers: [
        [
          "baby",
          "Les tout-petits",
          "{Dormir, câliner, ramper à leur heure|Des visages connus} : {dites comment il s’endort|le doudou vient aussi}.",
        ],
        [
          "blocks",
          "Les plus grands",
          "{Bâtir, se fâcher, se réconcilier|Ciseaux, boue, chiffres} : {des habits qui se salissent|chacun trouve son coin}.",
        ],
        [
          "trees",
          "Jeux dehors",
          "{Flaques, bâtons, escargots|Par presque chaque temps} : {un nom dans les bottes|des habits de rechange}.",
        ],
        [
          "apple",
          "Repas et repos",
          "{Goûter, sans finir de force|Une table pour tous} : {dites les allergies|personne ne dort de force}.",
        ],
        [
          "eighth-notes",
          "Musique et histoires",
          "{Chanter, rimer, relire le même livre|Un tapis, une chanson, un coussin} : {le livre préféré peut venir|qui ne chante pas tape des mains}.",
        ],
        [
          "clock",
          "Vacances et horaires larges",
          "{Quand le travail commence tôt|Ponts, vacances, longues journées} : {demandez ce qui est possible|donnez vos heures}.",
        ],
      ],
      process: [
        [
          "Visiter",
          "{Une matinée pour voir|Asseyez-vous sur une petite chaise} : {demandez ce que vous voulez|votre enfant montrera}.",
        ],
        [
          "Demander une place",
          "{Formulaire, début, heures|Tôt, c’est mieux} ; {demandez comment elles sont données|signalez les changements}.",
        ],
        [
          "S’adapter",
          "{D’abord avec vous, puis un peu sans|À petits pas}, {au rythme de l’enfant|prévoyez des semaines}.",
        ],
      ],
      questions: [
        [
          "{Comment se passe l’adaptation|Et si mon enfant pleure} ?",
          "{Pas à pas, avec vous tout près|Pleurer au départ est normal}. {S’il ne se console pas, nous appelons|L’enfant donne le rythme}.",
        ],
        [
          "{Comment avoir une place|Y a-t-il une liste d’attente} ?",
          "{Inscrivez-vous tôt|Parfois avant la naissance}. {Les règles viennent aussi de la commune|Une place se libère parfois d’un coup}.",
        ],
        [
          "{Quand garder un enfant malade à la maison|Que faites-vous en cas de fièvre} ?",
          "{Fièvre ou contagion : à la maison|Jusqu’à guérison}. {Quelqu’un doit être joignable|Nous appelons}.",
        ],
        [
          "{Combien coûte une place|Existe-t-il des aides} ?",
          "{Selon heures et revenus|Demandez ce qui est compris}. {Bien des familles sont aidées|La commune renseigne}.",
        ],
        [
          "{Que faut-il mettre dans le sac|Que doit apporter mon enfant} ?",
          "{Un change, des chaussons, un objet connu|Vous recevez une liste}. {Le nom partout|Le plus précieux reste à la maison}.",
        ],
        [
          "{Comment sait-on ce qu’il a fait|A-t-on des nouvelles du jour} ?",
          "{En le reprenant, en quelques phrases|Au mur et de vive voix}. {Pour plus long, prenons un moment|Vous pouvez toujours demander}.",
        ],
      ],
      qualities: [
        ["des bras chauds", "des règles claires"],
        ["de la boue", "de bons repas"],
        ["des jeux fous", "des siestes calmes"],
        ["des bras ouverts", "une heure fixe"],
        ["des genoux sales", "une soupe chaude"],
      ],
      events: ["Fête d’été", "Fête des lanternes", "Matinée ouverte"],
    },
  ),
  technology: familyWording(
    ["utilisateur", "utilisateurs", "bureau", "chez nous", "chez nous", "logiciel et technique"],
    ["Ce que nous faisons", "Aperçus", "Sessions"],
    {
      headlines: [
        "Une technique qui {marche|se fait oublier}",
        "Moins {de copies|de listes}, plus {de temps|de calme}",
        "Des {mots clairs|écrans simples} pour des {jours pleins|sujets ardus}",
      ],
      truths: [
        "{L’outil doit suivre le travail|Un bon logiciel demande d’abord comment vous travaillez}, {pas l’inverse|l’écran vient après}.",
        "{Les données doivent pouvoir entrer et sortir|Demandez l’export avant de commencer}, {c’est une forme d’honnêteté|pouvoir partir en fait partie}.",
        "{Une sauvegarde jamais testée n’est qu’un espoir|Chacun a une copie jusqu’au jour où il en faut une}, {testez un jour calme|récupérez un fichier aujourd’hui}.",
        "{La bonne technique se fait oublier|On ne la remarque pas}, {alors nous enlevons|chaque clic doit servir}.",
      ],
      offers: [
        [
          "layout-dashboard",
          "Vue d’ensemble",
          "{Ce qui est ouvert, chez qui|Un lieu au lieu de dix listes} : {pour ceux qui font le travail|ouvrez le matin et commencez}.",
        ],
        [
          "workflow",
          "Tâches automatiques",
          "{Rappeler, copier, classer|Les mêmes gestes chaque semaine} : {décrivez ce qui agace|notez une fois, laissez tourner}.",
        ],
        [
          "shield",
          "Sécurité",
          "{Droits, copies, second facteur|Qui voit quoi} : {demandez-le par écrit|commencez par les comptes}.",
        ],
        [
          "life-buoy",
          "Aide",
          "{Que dit l’écran, depuis quand|Une photo du message} : {l’urgent d’abord|n’effacez rien}.",
        ],
        [
          "plug",
          "Liens entre vos outils",
          "{À ce que vous avez déjà|Agenda, caisse, stock} : {nous disons ce qui marche ou non|les données passent, vérifiées}.",
        ],
        [
          "graduation-cap",
          "Formation",
          "{En petit comité, sur votre appareil|Pour que le neuf ne reste pas au placard} : {avec vos exemples|envoyez vos questions avant}.",
        ],
      ],
      process: [
        [
          "Regarder",
          "{Avec votre exemple|Montrez une journée} : {posez les questions gênantes|les démos sont toujours belles}.",
        ],
        [
          "Petit début",
          "{Une équipe, une tâche|Par courtes étapes} ; {notez ce qui manque|puis décidez}.",
        ],
        [
          "Passer au neuf",
          "{Données, droits, formation|L’ancien et le neuf côte à côte}, {puis on éteint|avec une date}.",
        ],
      ],
      questions: [
        [
          "{Où sont mes données|Qui les voit} ?",
          "{Demandez lieu, hébergeur, contrat|C’est au contrat}. {Des droits par rôle sont le minimum|Lisez la page de confidentialité}.",
        ],
        [
          "{Combien coûte la solution|Comment est-ce facturé} ?",
          "{Selon ampleur, personnes ou temps|Calculez une année réelle}. {Demandez préavis et extras|Un prix par étapes protège}.",
        ],
        [
          "{La mise en place est-elle longue|Est-ce difficile à apprendre} ?",
          "{Un coup d’œil est rapide, l’habitude prend des semaines|La première tâche doit réussir vite}. {Prenez les sceptiques avec vous|Un petit cercle commence}.",
        ],
        [
          "{Cela marche-t-il avec nos outils|Y a-t-il une interface} ?",
          "{Nommez ceux qui restent|Envoyez la liste}. {Prêt ou à construire, la différence est grande|Certains liens demandent du travail}.",
        ],
        [
          "{Peut-on essayer avant|Y a-t-il une démonstration} ?",
          "{Avec vos propres exemples, de préférence|Une demi-heure, sans diapositives}. {Demandez ce qui ne marche pas|Décidez ensuite}.",
        ],
        [
          "{Et si nous partons ailleurs|Puis-je reprendre mes données} ?",
          "{Elles sont à vous|En fichier, entières}. {Testez la sortie d’abord|C’est dans le contrat}.",
        ],
      ],
      qualities: [
        ["des écrans clairs", "des réponses rapides"],
        ["des données sûres", "des mots simples"],
        ["moins de clics", "moins de listes"],
        ["des nuits calmes", "un bouton clair"],
        ["des données ouvertes", "peu de tickets"],
      ],
      events: ["Démonstration", "Rencontre d’utilisateurs", "Heure sécurité"],
    },
  ),
  agency: familyWording(
    ["client", "clients", "studio", "au studio", "au studio", "création et conseil"],
    ["Ce que nous faisons", "Travaux", "Rencontres"],
    {
      headlines: [
        "Dire {moins|mieux}, {montrer|obtenir} plus",
        "{Écouter|Demander}, {dessiner|trier}, {ôter|décider}",
        "Une idée {claire|simple}, bien {faite|dite}",
      ],
      truths: [
        "{Les goûts se discutent, le but non|Demandez d’abord à quoi cela sert}, {puis si cela plaît|le brief est là pour cela}.",
        "{Bien créer, c’est enlever|Le mot le plus dur est non}, {ce qui reste doit le mériter|le reste est du courage}.",
        "{La réponse est souvent dans la maison|Ceux qui font le travail savent}, {il faut leur demander|le conseil commence par écouter}.",
        "{Une bonne idée supporte les questions|Ce qui ne s’explique pas ne marche pas}, {alors nous montrons le chemin|on parle avant de dessiner}.",
      ],
      offers: [
        [
          "target",
          "Stratégie",
          "{Qui, quoi, pourquoi, où|Un plan sur une page} : {la question gênante d’abord|nous parlons aussi à vos clients}.",
        ],
        [
          "pen-tool",
          "Création graphique",
          "{Signe, lettre, couleur, page|Un visage qui tient} : {dites où l’on vous voit d’abord|les mots avant les images}.",
        ],
        [
          "message-circle",
          "Textes",
          "{Textes, canaux, annonces|Avec votre voix} : {vous racontez, nous écrivons|peu et bien}.",
        ],
        [
          "settings",
          "Fabrication",
          "{Fichiers, échantillon, date|Du projet à l’objet} : {l’échantillon dit vrai|donnez quantité et date}.",
        ],
        [
          "search",
          "État des lieux",
          "{Ce que vous avez déjà, avec des yeux neufs|Tout sur un mur} : {ce qui reste, ce qui part, ce qui manque|il y a souvent plus qu’on ne croit}.",
        ],
        [
          "users",
          "Ateliers avec votre équipe",
          "{Autour d’une table, avec des stylos|Vos gens en savent le plus} : {nous demandons et trions|à la fin, un plan}.",
        ],
      ],
      process: [
        [
          "Demander",
          "{But, gens, délai, budget|Ce qui doit changer} : {nous l’écrivons, vous corrigez|parler d’argent gagne du temps}.",
        ],
        [
          "Esquisser",
          "{Peu de pistes, brutes|Le croquis avant le fin} ; {dites à quoi cela fait penser|jeter coûte peu}.",
        ],
        [
          "Réaliser",
          "{Finir, vérifier, remettre|Une voie, bien faite}, {avec fichiers et règles|pour que vous continuiez}.",
        ],
      ],
      questions: [
        [
          "{Quel est le prix d’un projet|Comment facturez-vous} ?",
          "{Au temps, par étape ou au forfait|Ampleur et usage décident}. {Donnez un budget|Demandez des étapes}.",
        ],
        [
          "{Combien de propositions|Et si je n’aime pas} ?",
          "{Peu, mais réfléchies|Les retours sont fixés avant}. {Dites pourquoi|Une critique motivée aide}.",
        ],
        [
          "{À qui appartient le résultat|Aurons-nous les fichiers} ?",
          "{Les droits sont dans l’offre|Cela se convient avant}. {Demandez dès le début|Les fichiers ouverts se négocient}.",
        ],
        [
          "{Promettez-vous un succès|Quand voit-on un effet} ?",
          "{On promet du travail et des dates|Nul honnête ne promet un rang}. {Il faut souvent une saison|On mesure ce qui rapporte}.",
        ],
        [
          "{Combien dure un projet|Quand commencer} ?",
          "{Des semaines ou des mois, selon la taille|Le rythme vient surtout des réponses}. {Dites la date fixe|Un calendrier va avec le devis}.",
        ],
        [
          "{Et avec un petit budget|Est-ce pour nous} ?",
          "{Dites la somme, nous dirons ce qui va|Une partie bien faite vaut mieux que tout à moitié}. {Vous pouvez faire certaines choses vous-mêmes|Parfois nous conseillons d’attendre}.",
        ],
      ],
      qualities: [
        ["des lignes claires", "des chiffres ouverts"],
        ["de bonnes questions", "peu de détours"],
        ["des crayons taillés", "des dates tenues"],
        ["peu de diapositives", "du parler vrai"],
        ["une idée osée", "une date tenue"],
      ],
      events: ["Soirée au studio", "Atelier", "Permanence"],
    },
  ),
  photography: familyWording(
    ["client", "clients", "studio", "au studio", "au studio", "photographie"],
    ["Séances", "Images", "Dates"],
    {
      headlines: [
        "{Une lumière|Une fenêtre}, {des visages|des gens}, un instant",
        "Restez {comme vous êtes|vous-mêmes}",
        "Des images {à garder|à tenir en main}",
      ],
      truths: [
        "{Presque personne n’aime poser|La plupart se disent peu photogéniques}, {au bout d’un moment on oublie|cela passe en faisant autre chose}.",
        "{La lumière décide plus que l’appareil|Tôt ou tard vaut mieux que midi}, {d’où l’importance de l’heure|une fenêtre au nord est un demi-studio}.",
        "{Les meilleures images viennent entre les poses|Celle qui reste n’était pas prévue}, {laissez des vides|mains, regards, rires}.",
        "{Après le déclic, chacun se détend|L’image d’après est souvent la bonne}, {alors l’appareil reste levé|alors nous ne disons jamais fini}.",
      ],
      offers: [
        [
          "heart",
          "Mariages et fêtes",
          "{De l’habillage à la dernière danse|Discours, larmes, confettis} : {envoyez le déroulé|dites qui doit être sur l’image}.",
        ],
        [
          "user",
          "Portraits",
          "{Pour un poste, un livre, une grand-mère|Vous, un bon jour} : {plusieurs hauts|on parle avant}.",
        ],
        [
          "baby",
          "Photos de famille",
          "{À la maison, sur le canapé connu|Le désordre est permis} : {d’abord manger|personne n’a à fixer l’objectif}.",
        ],
        [
          "briefcase",
          "Photos d’entreprise",
          "{Des gens au vrai travail|Équipe, produit, atelier} : {dites où cela paraîtra|une liste gagne du temps}.",
        ],
        [
          "book-open",
          "Tirages et livres",
          "{Papier, cadre, un livre sur la table|Des images que l’on n’a pas à chercher} : {demandez formats et papiers|les échantillons se touchent}.",
        ],
        [
          "house",
          "Lieux et objets",
          "{Maison, boutique, jardin, assiette|Ce qui ne bouge pas} : {dites à quoi serviront les images|le matin donne la meilleure lumière}.",
        ],
      ],
      process: [
        [
          "Écrire",
          "{Date, lieu, occasion|Quelques lignes} : {vous saurez si c’est libre|avec des images que vous aimez}.",
        ],
        [
          "Préparer",
          "{Lumière, heure, tenue|Une conversation} ; {avec un plan de pluie|ce qui doit, ce qui peut arriver}.",
        ],
        [
          "Photographier",
          "{Doucement, puis en jouant|Peu de consignes, beaucoup d’attention}, {ensuite choix et galerie|et des tirages}.",
        ],
      ],
      questions: [
        [
          "{Je ne suis pas photogénique, et alors|Comment être à l’aise} ?",
          "{Presque tous le disent|On commence par faire quelque chose}. {Marcher, parler, rire|Au bout de quelques minutes, c’est facile}.",
        ],
        [
          "{Quand réserver la date|Notre date est-elle libre} ?",
          "{Un mariage d’été, très tôt|Dès que la date est fixée}. {Un portrait, souvent vite|Demandez}.",
        ],
        [
          "{Combien d’images|Quand les verrons-nous} ?",
          "{Un choix, pas chaque cliché|Les yeux fermés restent ici}. {En saison, des semaines|La date est convenue}.",
        ],
        [
          "{Pouvons-nous publier les images|Montrerez-vous nos photos} ?",
          "{En privé souvent, sinon on en convient|Les droits sont au contrat}. {Rien sans votre accord|Seulement avec votre oui}.",
        ],
        [
          "{Et s’il pleut|Annule-t-on par mauvais temps} ?",
          "{La pluie donne une lumière douce|Nous avons un abri en tête}. {Un portrait peut changer de jour|Un parapluie clair aide}.",
        ],
        [
          "{Peut-on demander certaines images|Faut-il une liste} ?",
          "{Pour les groupes, volontiers|Dites qui avec qui}. {Le reste, nous le voyons|Trop de liste mange les instants}.",
        ],
      ],
      qualities: [
        ["une lumière douce", "de vrais visages"],
        ["de vrais instants", "peu de poses"],
        ["un regard calme", "des rires"],
        ["un regard vrai", "une bonne lumière"],
        ["une main calme", "un œil ouvert"],
      ],
      events: ["Journée portrait", "Balade photo", "Exposition"],
    },
  ),
  celebration: familyWording(
    ["hôte", "hôtes", "salle", "dans la salle", "à la salle", "fêtes"],
    ["Notre offre", "Fêtes", "Programme"],
    {
      headlines: [
        "{Dansez|Riez}, {mangez|trinquez}, on compte les chaises",
        "Une {grande table|salle pleine} et {une bonne lumière|de la musique}",
        "Votre {jour|fête}, notre {liste|montre}",
      ],
      truths: [
        "{D’une fête il reste l’humeur|On oublie les serviettes}, {pas l’accueil|jamais la musique}.",
        "{Un plan a besoin d’air|Sans vide, le programme casse au premier discours}, {gardez un quart d’heure pour rien|une tante sera en retard}.",
        "{La liste des invités est le budget|Le nombre décide du reste}, {coupez là d’abord|pas dans la musique}.",
        "{Nul ne se souvient des serviettes|On oublie le décor, jamais l’accueil} : {alors quelqu’un est à la porte|la fête commence là}.",
      ],
      offers: [
        [
          "heart",
          "Mariages",
          "{De la première idée à la dernière danse|En entier ou en partie} : {dites ce que vous gardez|apportez des images}.",
        ],
        [
          "briefcase",
          "Soirées d’entreprise",
          "{Le but et le nombre d’abord|Une soirée où l’on vient volontiers} : {de quoi parlera-t-on lundi|technique et pauses comprises}.",
        ],
        [
          "cake",
          "Fêtes privées",
          "{Anniversaires, baptêmes, adieux|Au jardin ou en salle} : {combien, quel âge, jusqu’à quand|qui à côté de qui}.",
        ],
        [
          "eighth-notes",
          "Musique et lumière",
          "{Chansons aimées, chansons interdites|Chaud, pas trop fort} : {qui doit danser|envoyez votre liste}.",
        ],
        [
          "utensils",
          "Table et buffet",
          "{Longue table ou bouchées debout|Pour les enfants, les tantes, les affamés de minuit} : {dites ce qui ne doit pas être dans l’assiette|goûtez avant}.",
        ],
        [
          "list-checks",
          "Déroulé de la fête",
          "{Qui vient quand, qui tient les alliances|Une page que chacun a} : {rien à garder en tête|avec de l’air pour les discours}.",
        ],
      ],
      process: [
        [
          "Vérifier la date",
          "{Jour, nombre, occasion|Avec une seconde date} : {vous saurez ce qui est libre|et ce qui est compris}.",
        ],
        [
          "Préparer",
          "{Voir, comparer, rayer|Un déroulé et un budget} ; {par écrit|avec un plan de pluie}.",
        ],
        [
          "Fêter",
          "{Nous regardons l’heure|Monter, fêter, ranger}, {vous regardez vos invités|vous dansez}.",
        ],
      ],
      questions: [
        [
          "{Quand faut-il demander|Faut-il s’y prendre tôt} ?",
          "{Pour l’été, un an avant|Dès que le jour est fixé}. {En semaine c’est plus simple|L’hiver ouvre des portes}.",
        ],
        [
          "{Combien de personnes tiennent|La salle est-elle assez grande} ?",
          "{Assis, debout, dansant : autant de nombres|Dites comment on fête}. {À moitié vide, c’est froid|Un peu petit, c’est chaud}.",
        ],
        [
          "{Jusqu’à quelle heure|Quand baisser la musique} ?",
          "{Voisins et règles décident|Demandez avant de signer}. {Tard coûte souvent plus|Faites-le écrire}.",
        ],
        [
          "{Et s’il pleut|Peut-on reporter la fête} ?",
          "{Le plan de pluie est prévu d’emblée|Lisez les conditions}. {Prévenez tôt|Une autre date est plus facile qu’un remboursement}.",
        ],
        [
          "{Peut-on apporter sa musique ou son gâteau|Peut-on décorer soi-même} ?",
          "{Beaucoup est possible, le lieu a ses règles|Demandez avant de signer}. {La cire et les clous posent problème|Dites qui installe}.",
        ],
        [
          "{Peut-on visiter avant|Peut-on goûter} ?",
          "{Venez à l’heure de votre fête|Sur rendez-vous, volontiers}. {Amenez la personne qui décide|Deux fourchettes suffisent pour goûter}.",
        ],
      ],
      qualities: [
        ["de longues tables", "de courts discours"],
        ["une lumière chaude", "une piste pleine"],
        ["un plan calme", "une nuit folle"],
        ["des verres pleins", "des pieds légers"],
        ["de la bonne humeur", "un plan derrière"],
      ],
      events: ["Visite", "Salon du mariage", "Soirée dansante"],
    },
  ),
  hospitality: familyWording(
    ["hôte", "hôtes", "maison", "chez nous", "chez nous", "accueil"],
    ["Chambres et séjours", "Images", "Occasions"],
    {
      headlines: [
        "{Arriver|Poser le sac}, {souffler|ouvrir la fenêtre}",
        "{Bien dormir|Flâner}, {partir à pied|regarder loin}",
        "Un {lit|chemin}, un {petit déjeuner|silence}, rien de prévu",
      ],
      truths: [
        "{Une nuit se juge au lit et au petit déjeuner|On pardonne une petite chambre, pas un mauvais lit}, {le calme d’abord|dormir est l’essentiel}.",
        "{L’hôte sait ce qu’aucune carte ne dit|Le bon conseil tombe au petit déjeuner}, {demandez-le|quel chemin est sec, par exemple}.",
        "{Le temps fait partie du voyage|Il pleuvra un jour}, {ce qu’on fait dedans compte|et cela peut être doux}.",
        "{On pardonne une petite chambre, pas une mauvaise nuit|Un bon lit fait la maison} : {alors nous parlons d’oreillers|il y en a de fermes}.",
      ],
      offers: [
        [
          "bed-double",
          "Chambres",
          "{Seul, à deux, avec enfants|Côté jardin ou rue} : {dites si vous dormez mal|chien ou lit d’enfant, prévenez}.",
        ],
        [
          "coffee",
          "Repas",
          "{Tôt pour marcher, tard pour dormir|Pain, fruits, café} : {dites ce qui ne passe pas|demandez un panier}.",
        ],
        [
          "map",
          "Balades",
          "{À pied, à vélo, sur l’eau|Pour soleil et pluie} : {dites jusqu’où vous marchez|nous marquons la carte}.",
        ],
        [
          "users",
          "Groupes",
          "{Fêtes, séminaires, clubs|Quelques chambres ou la maison} : {date, nombre, souhaits|écrivez tôt}.",
        ],
        [
          "calendar",
          "Longs séjours",
          "{Une semaine, un mois, un chantier tout près|Avec un bureau et une armoire} : {demandez le prix pour plus longtemps|linge et courrier s’arrangent}.",
        ],
        [
          "baby",
          "Chambres familiales",
          "{Plus de lits, peu de pas|Avec chaise haute et veilleuse} : {dites l’âge des enfants|dites ce que vous apportez}.",
        ],
      ],
      process: [
        [
          "Demander",
          "{Arrivée, départ, personnes|Quelques jours de marge} : {vous saurez ce qui est libre|avec prix et conditions}.",
        ],
        [
          "Réserver",
          "{Lire les conditions, dire l’heure|Vos souhaits maintenant} ; {vos questions aussi|par écrit}.",
        ],
        [
          "Arriver",
          "{Clé, chambre, petit tour|Sonner, s’asseoir}, {le reste attend|et bien dormir}.",
        ],
      ],
      questions: [
        [
          "{À quelle heure arriver|Peut-on arriver tard} ?",
          "{C’est dans la confirmation|Dites votre heure}. {Tard, cela s’arrange souvent|Les bagages trouvent un coin}.",
        ],
        [
          "{Peut-on annuler le séjour|Et si nos plans changent} ?",
          "{Selon la réservation|Lisez avant}. {Décaler est souvent plus simple|Appelez-nous}.",
        ],
        [
          "{Les chiens sont-ils admis|Est-ce bien pour des enfants} ?",
          "{Demandez avant|Dites l’âge ou la taille}. {Pas chaque chambre convient|Nous choisissons la bonne}.",
        ],
        [
          "{Est-ce accessible|Combien de marches} ?",
          "{Dites ce qu’il vous faut|Demandez portes et marches}. {La réponse sera franche|Des photos aident}.",
        ],
        [
          "{Est-ce calme|Entend-on la rue} ?",
          "{Demandez côté cour ou en haut|Une vieille maison parle un peu}. {Dites si vous dormez léger|La nuit, la porte est close}.",
        ],
        [
          "{Où se garer|Comment venir sans voiture} ?",
          "{Demandez avant d’arriver|Dites comment vous venez}. {Nous décrivons le dernier bout|Les bagages peuvent souvent partir devant}.",
        ],
      ],
      qualities: [
        ["des chambres calmes", "du bon pain"],
        ["de longs chemins", "une salle chaude"],
        ["des draps frais", "des fenêtres ouvertes"],
        ["une couette épaisse", "une fenêtre ouverte"],
        ["un couloir calme", "un matin clair"],
      ],
      events: ["Week-end gourmand", "Jours de marche", "Concert à la maison"],
    },
  ),
  automotive: familyWording(
    ["client", "clients", "garage", "au garage", "au garage", "véhicules"],
    ["Services", "Au garage", "Dates"],
    {
      headlines: [
        "Ça {grince|clignote} ? {Passez|Prenez date}",
        "Le {prix|diagnostic} avant la clé",
        "{Freins|Pneus}, {huile|feux}, bonne route",
      ],
      truths: [
        "{Un bruit est une information|Une voiture parle avant de s’arrêter}, {à froid, à gauche, en freinant|notez quand}.",
        "{La réparation la moins chère est faite à temps|De vieilles plaquettes mangent les disques}, {le carnet fait économiser|regardez tôt}.",
        "{Vous pouvez voir l’ancienne pièce|Le bon travail se montre}, {demandez-le|avant et après}.",
        "{Un bruit a une adresse|À froid, à chaud, à gauche} : {bien décrit, il se trouve plus vite|faites un tour avec nous}.",
      ],
      offers: [
        [
          "wrench",
          "Réparation",
          "{Freins, embrayage, électronique|Elle ne démarre pas} : {dites depuis quand|faites un tour avec nous}.",
        ],
        [
          "calendar-check",
          "Révision",
          "{Huile, filtres, feux|Avant le contrôle ou le voyage} : {apportez le carnet|demandez ce qui peut attendre}.",
        ],
        [
          "circle-dot",
          "Pneus et lavage",
          "{Changer, équilibrer, laver|Quand les feuilles tombent} : {prenez date tôt|faites voir l’âge}.",
        ],
        [
          "car",
          "Achat et location",
          "{Essai sur votre route|Pour l’année ou un week-end} : {prenez le siège enfant|lisez les conditions}.",
        ],
        [
          "disc-3",
          "Freins et suspension",
          "{Elle tire, cogne ou grince|Disques, plaquettes, ressorts} : {avant l’hiver et les vacances|on vous montre les pièces}.",
        ],
        [
          "battery-charging",
          "Batterie et voyants",
          "{Un voyant, rien ne démarre, cela sonne|Lire, chercher, dire} : {la panne d’abord, le prix ensuite|une photo aide}.",
        ],
      ],
      process: [
        [
          "Rendez-vous",
          "{Marque, année, souci|Papiers prêts} : {le temps et la pièce seront là|les freins d’abord}.",
        ],
        [
          "Diagnostic et prix",
          "{Nous regardons, puis appelons|Le prix avant} ; {vous décidez|rien de plus sans vous}.",
        ],
        [
          "Reprendre",
          "{Essai, facture, explication|Vous voyez ce qui est fait}, {bonne route|avec la prochaine date}.",
        ],
      ],
      questions: [
        [
          "{Que coûtera la réparation|Aurai-je un prix avant} ?",
          "{Oui, après examen|Demandez un devis}. {Si c’est plus, nous appelons|Fixez une limite}.",
        ],
        [
          "{Un voyant s’allume, puis-je rouler|Est-ce dangereux de rouler} ?",
          "{Rouge : arrêt ; jaune : bientôt|Freins, direction, huile : ne roulez pas}. {Dans le doute, appelez|Décrivez le signe}.",
        ],
        [
          "{Combien de temps au garage|Y a-t-il un prêt de voiture} ?",
          "{Des roues, vite ; une boîte, non|Selon la pièce}. {Demandez en prenant date|En saison, réservez tôt}.",
        ],
        [
          "{Faut-il encore réparer|Réparer ou vendre} ?",
          "{Comparez à sa valeur pour vous|La rouille pèse plus que l’âge}. {Nous disons où nous arrêterions|Demandez la suite}.",
        ],
        [
          "{Puis-je apporter mes pièces|Neuf ou d’occasion} ?",
          "{Parlons-en avant|Tout ce qui ressemble ne va pas}. {Les pièces apportées sont souvent sans garantie|Nous disons prix et origine}.",
        ],
        [
          "{Puis-je attendre sur place|Comment rentrer chez moi} ?",
          "{Pour un petit travail, oui|Demandez bus, vélo ou prêt}. {Déposée le matin, souvent reprise le soir|Dites quand il vous la faut}.",
        ],
      ],
      qualities: [
        ["de bons freins", "une facture juste"],
        ["des mots clairs", "des mains propres"],
        ["peu d’attente", "longue route"],
        ["une bonne huile", "une liste claire"],
        ["un garage sec", "un mot honnête"],
      ],
      events: ["Contrôle d’hiver", "Journée d’essai", "Garage ouvert"],
    },
  ),
  logistics: familyWording(
    ["client", "clients", "dépôt", "au dépôt", "au dépôt", "transport"],
    ["Services", "En route", "Dates"],
    {
      headlines: [
        "De {porte|quai} à {porte|quai}",
        "{Emballer|Charger}, {rouler|porter}, poser",
        "{Bien calé|Bien parti}, {bien arrivé|entier}",
      ],
      truths: [
        "{L’escalier coûte plus que la route|Le plus long est entre porte et camion}, {dites l’étage|mesurez le passage}.",
        "{Un envoi vaut ses papiers|Le retard naît sur le papier}, {un numéro de plus sauve un jour|poids et taille d’abord}.",
        "{L’emballage est la première étape|La marchandise penche et freine}, {emballez pour le virage|le carton doit le savoir}.",
        "{L’escalier coûte plus que la route|Le temps se perd aux deux bouts}, {alors nous demandons la porte|pas en chemin}.",
      ],
      offers: [
        [
          "truck",
          "Transport",
          "{Quoi, quel poids, d’où, vers où|Une palette ou un camion} : {adresses et heures suffisent|dites si cela s’empile}.",
        ],
        [
          "house",
          "Déménagement",
          "{Pièces, étages, encombrants|De la chambre à la maison} : {une liste et des photos|dites ce qui vous est cher}.",
        ],
        [
          "warehouse",
          "Stockage",
          "{Quand les dates ne se touchent pas|Semaines ou années} : {demandez l’accès|au sec et en liste}.",
        ],
        [
          "package",
          "Emballage",
          "{Les livres en petits cartons|Vous, nous ou ensemble} : {commandez tôt|étiquetez plusieurs faces}.",
        ],
        [
          "package",
          "Objets lourds",
          "{Piano, machine, coffre|Ce que deux personnes ne lèvent pas} : {mesures, poids, passage le plus étroit|dites ce qu’il y a sous le sol}.",
        ],
        [
          "clock",
          "Livraisons à heure fixe",
          "{Quai, créneau, rendez-vous|Qui attend paie} : {nous disons où nous sommes|avec une marge}.",
        ],
      ],
      process: [
        [
          "Envoyer la liste",
          "{Tailles, poids, adresses, jour|Photos d’escalier} : {puis un prix|compté honnêtement}.",
        ],
        [
          "Préparer",
          "{Emballer, étiqueter, stationner|Papiers et contacts} ; {le précieux reste avec vous|un créneau fixe}.",
        ],
        [
          "Rouler",
          "{Charger, sangler, arriver|Pas à pas}, {vérifiez avant de signer|chaque chose à sa place}.",
        ],
      ],
      questions: [
        [
          "{Comment chiffrer un transport|Comment se fait le prix} ?",
          "{Volume, route, étage, jour|Poids, place et temps}. {Le milieu du mois est plus doux|La souplesse aide}.",
        ],
        [
          "{Est-ce assuré|Et en cas de casse en route} ?",
          "{La responsabilité a des limites|Demandez la limite}. {Notez et photographiez tout de suite|Pour le précieux, une couverture}.",
        ],
        [
          "{Quand réserver un camion|Est-ce possible vite} ?",
          "{Des semaines avant, plus en été|Dès que le jour est sûr}. {En semaine, souvent|Un jour de marge aide}.",
        ],
        [
          "{Que ne prenez-vous pas|Que dois-je porter moi-même} ?",
          "{Gaz, peinture, animaux, argent|Le dangereux et le vivant}. {Papiers et bijoux avec vous|Plantes à vos risques}.",
        ],
        [
          "{Qui réserve le stationnement|Faut-il une autorisation} ?",
          "{Demandez d’abord à la mairie|Cela peut être convenu avec nous}. {Sans place, le trajet s’allonge|Une entrée libre gagne des heures}.",
        ],
        [
          "{Puis-je aider|Comment se préparer} ?",
          "{Volontiers, si c’est convenu|Videz tout ce qui se vide}. {De bonnes chaussures et des gants|Le premier carton est celui du café}.",
        ],
      ],
      qualities: [
        ["des sangles serrées", "des papiers clairs"],
        ["des bras forts", "des couvertures"],
        ["peu de détours", "des heures tenues"],
        ["des bras solides", "un nœud sûr"],
        ["un camion plein", "une heure juste"],
      ],
      events: ["Heure conseil", "Journée cartons", "Dépôt ouvert"],
    },
  ),
  pets: familyWording(
    ["maître", "maîtres", "maison", "chez nous", "chez nous", "animaux"],
    ["Pour votre animal", "Quatre pattes", "Dates"],
    {
      headlines: [
        "Des {pattes|museaux}, des {mains douces|voix calmes}",
        "Un animal ne dit pas {où il a mal|ce qu’il a}",
        "{Une voix calme|Une main douce}, une {queue qui bat|oreille dressée}",
      ],
      truths: [
        "{L’animal cache sa douleur|Un chat qui souffre reste assis}, {manger moins est un signe|une habitude qui change suffit}.",
        "{Même heure, même gamelle|L’habitude rassure}, {nous la demandons d’abord|notez la journée}.",
        "{Au dressage, c’est le maître qui apprend|Le chien va vite, la main lentement}, {clair et doux vaut mieux que fort|le moment compte}.",
        "{Les animaux nous lisent|Ils sentent la hâte dans la main}, {alors on respire d’abord|aucun geste sans regard}.",
      ],
      offers: [
        [
          "stethoscope",
          "Santé",
          "{Dents, poids, vaccins|Du nez à la queue} : {apportez le carnet|notez ce qui change}.",
        ],
        [
          "scissors",
          "Toilette",
          "{Brosser, laver, griffes|Sans hâte, avec pauses} : {dites s’il mord|demandez la bonne brosse}.",
        ],
        [
          "graduation-cap",
          "Éducation",
          "{Laisse, rappel, solitude|Chiots et vieux têtus} : {des friandises molles|racontez ce qui se passe}.",
        ],
        [
          "house",
          "Garde",
          "{Quand vous partez|Jours, nuits, promenades} : {d’abord une rencontre|sa couverture, sa nourriture}.",
        ],
        [
          "heart",
          "Soin des vieux animaux",
          "{Plus de pauses, un sol doux|Ce qu’ils aiment encore} : {nous prenons le temps|dites ce qui a changé}.",
        ],
        [
          "scale",
          "Alimentation",
          "{Quoi, combien, à quel rythme|Entre la gamelle et les friandises} : {apportez le paquet|on change en douceur}.",
        ],
      ],
      process: [
        [
          "Raconter",
          "{Âge, race, habitudes, peurs|Depuis quand} : {aussi ce qui gêne|l’urgent au téléphone}.",
        ],
        [
          "Se rencontrer",
          "{Sentir, regarder, attendre|Une première visite calme} ; {chacun peut dire non|vous restez}.",
        ],
        ["Prendre soin", "{Comme convenu|Pas à pas}, {avec des nouvelles|et des conseils}."],
      ],
      questions: [
        [
          "{Mon animal a peur, que faire|Et s’il se défend} ?",
          "{Dites-le avant|Demandez une heure calme}. {Un linge sur la caisse aide les chats|De courtes visites aident}.",
        ],
        [
          "{Que faut-il apporter pour lui|Quels papiers pour un chien} ?",
          "{Carnet, numéros, nourriture|Demandez la liste}. {Une odeur de maison|Sa couverture}.",
        ],
        [
          "{Que faire en urgence|Il a avalé un poison, que faire} ?",
          "{Appelez tout de suite, gardez l’emballage|N’attendez pas}. {Ne le faites pas vomir|Chaque minute compte}.",
        ],
        [
          "{Quel est le prix d’une visite|Une assurance est-elle utile} ?",
          "{Demandez avant|Selon le travail}. {Pour une opération, parfois|Demandez une estimation}.",
        ],
        [
          "{À quel rythme venir avec lui|Quand revenir} ?",
          "{Selon l’âge et l’espèce|Les jeunes et les vieux, plus souvent}. {Nous le notons|Entre deux, un appel suffit}.",
        ],
        [
          "{Puis-je rester près de lui|Est-ce que je gêne} ?",
          "{Souvent oui, votre voix rassure|Certains sont plus calmes sans nous}. {Nous le verrons ensemble|Demandez ce que vous voulez}.",
        ],
      ],
      qualities: [
        ["des mains calmes", "des paniers doux"],
        ["des mots clairs", "de longues balades"],
        ["des gamelles pleines", "des truffes fraîches"],
        ["une voix basse", "des mains douces"],
        ["une gamelle pleine", "un long tour"],
      ],
      events: ["Heure des chiots", "Balade commune", "Journée prévention"],
    },
  ),
  craft: familyWording(
    ["client", "clients", "ferme", "chez nous", "chez nous", "travail de la main"],
    ["Ce qu’il y a", "Au fil de l’an", "Fêtes et cours"],
    {
      headlines: [
        "{Terre|Argile}, {soleil|feu} et {matins|mains}",
        "{Cueilli|Fini} quand c’est {mûr|prêt}",
        "Fait {lentement|à la main}, {gardé|aimé} longtemps",
      ],
      truths: [
        "{Le temps signe chaque facture|Nulle année ne ressemble à l’autre}, {et c’est ainsi|gel et pluie ont leur mot}.",
        "{La main laisse une trace|Une marque de pouce n’est pas un défaut}, {elle dit qu’une personne est passée|la machine l’aurait effacée}.",
        "{Ce qui se répare reste|Les bonnes choses gagnent avec l’âge}, {voilà la différence|d’où l’entretien}.",
        "{La nature n’a pas d’agenda|La pluie, le bois, la terre décident}, {alors il n’y a pas toujours tout|et cela se voit}.",
      ],
      offers: [
        [
          "store",
          "Vente sur place",
          "{Demandez ce qu’il y a|Voir, sentir, toucher} : {la liste change chaque semaine|prenez un panier}.",
        ],
        [
          "package",
          "Commandes",
          "{Quantité, jour, souhait|Jusqu’à la veille} : {on cueille ou fait pour vous|un message suffit}.",
        ],
        [
          "users",
          "Visites et cours",
          "{En bottes ou tablier|Familles, écoles, curieux} : {écrivez nombre et âge|le débutant se trompe bien}.",
        ],
        [
          "truck",
          "Livraison aux cuisines",
          "{Quantités, jours, sortes|Ce qu’il vous faut souvent} : {parlons avant de semer|demandez un échantillon}.",
        ],
        [
          "gift",
          "Cadeaux",
          "{Quelque chose qui vient de quelque part|Assez petit pour la poche} : {avec une carte|dites pour qui}.",
        ],
        [
          "calendar-days",
          "Nouveautés de saison",
          "{Ce qui pousse ou vient d’être fini|Chaque semaine autre chose} : {demandez ce qui vient|nous montrons comment le garder}.",
        ],
      ],
      process: [
        [
          "Regarder",
          "{Ce qui est mûr ou fini|Passez} : {certaines choses durent des jours|chaque pièce diffère}.",
        ],
        [
          "Commander",
          "{Quoi, combien, quand|Avec croquis ou liste} ; {nous disons ce qui va|et le prix}.",
        ],
        [
          "Emporter",
          "{À la porte ou au point convenu|Bien emballé}, {avec un conseil|rendez la caisse}.",
        ],
      ],
      questions: [
        [
          "{Quand venir|Peut-on visiter la ferme ou l’atelier} ?",
          "{Aux heures du site ou sur accord|Écrivez avant}. {Chien en laisse|En récolte, il y a du monde}.",
        ],
        [
          "{Comment travaillez-vous|D’où cela vient-il} ?",
          "{Demandez sur place|Venez voir}. {Nous expliquons le label|Nous montrons volontiers}.",
        ],
        [
          "{Expédiez-vous|Peut-on commander à distance} ?",
          "{Ce qui se garde voyage|Demandez le port}. {Le frais se vient chercher|Le fragile est bien emballé}.",
        ],
        [
          "{Combien de temps pour une pièce|Sera-ce prêt pour une fête} ?",
          "{Sécher, mûrir, cuire prend son temps|Souvent des semaines}. {Dites d’abord le jour|Demandez tôt}.",
        ],
        [
          "{Comment l’entretenir|Combien de temps cela se garde-t-il} ?",
          "{Demandez en venant le chercher|Au sec et au frais, le plus souvent}. {Un mot l’accompagne|Si cela casse, montrez-le-nous}.",
        ],
        [
          "{Pourquoi est-ce plus cher|De quoi est fait le prix} ?",
          "{Du temps, peu de pièces, deux mains|Beaucoup se fait lentement}. {Vous savez d’où cela vient|Demandez les pièces imparfaites}.",
        ],
      ],
      qualities: [
        ["une bonne terre", "un travail franc"],
        ["des mains rudes", "des pièces fines"],
        ["des caisses pleines", "un court trajet"],
        ["de bonnes chaussures", "un panier plein"],
        ["un vieux savoir", "une récolte neuve"],
      ],
      events: ["Fête à la ferme", "Dégustation", "Cours à l’atelier"],
    },
  ),
  culture: familyWording(
    ["visiteur", "public", "maison", "chez nous", "chez nous", "art et culture"],
    ["Votre visite", "Images", "Programme"],
    {
      headlines: [
        "{Lumières éteintes|Rideau}, {yeux ouverts|silence}",
        "{Regardez|Écoutez} plus {longtemps|près}",
        "{Venez seul|Venez à plusieurs}, {repartez en parlant|discutez après}",
      ],
      truths: [
        "{Nul n’a à tout voir|Une image longtemps vaut mieux que cent en passant}, {asseyez-vous|partez quand les pieds le disent}.",
        "{Le public joue aussi|Aucun soir ne se répète}, {le rire est dans la partition|une salle pleine change la pièce}.",
        "{Le gros du travail ne se voit pas|Derrière chaque œuvre, des essais}, {répétitions, erreurs, thé froid|et c’est bien}.",
        "{Qui reste voit davantage|S’asseoir une fois suffit} : {on n’a pas à tout aimer|partez quand les yeux sont pleins}.",
      ],
      offers: [
        [
          "ticket",
          "Programme",
          "{Ce qui passe et jusqu’à quand|Les dates sont ici} : {la dernière semaine est pleine|réserver aide}.",
        ],
        [
          "users",
          "Groupes et écoles",
          "{Visite, échange, atelier|Ensemble on voit plus} : {nombre, âge, thème|demandez le dossier}.",
        ],
        [
          "baby",
          "Visites en famille",
          "{Court, vif, à faire|Les enfants posent les vraies questions} : {les pauses sont permises|demandez l’âge}.",
        ],
        [
          "key",
          "Location et invitations",
          "{Un soir chez vous ou chez nous|Lieu, jour, occasion} : {dites comment sonne la salle|même une idée étrange}.",
        ],
        [
          "ticket",
          "Billets",
          "{D’avance ou à la porte|Réduits, si vous demandez} : {dites ce qu’il vous faut|des places sans marche sont gardées}.",
        ],
        [
          "mic",
          "Rencontres",
          "{Avant, après, entre deux|Avec ceux qui l’ont fait} : {sans rien savoir|les questions font la soirée}.",
        ],
      ],
      process: [
        [
          "Choisir",
          "{Par jour, thème ou humeur|Feuilletez le programme} : {demandez conseil|laissez-vous surprendre}.",
        ],
        [
          "Réserver",
          "{Le soir et en groupe, avant|Avec nombre et souhaits} ; {fauteuil ou poussette, dites-le|la place est là}.",
        ],
        [
          "Venir",
          "{Un peu tôt, téléphone éteint|Manteau au vestiaire}, {et parler après|prenez le temps}.",
        ],
      ],
      questions: [
        [
          "{Faut-il un billet à l’avance|Y a-t-il des réductions} ?",
          "{Le soir, plutôt|Souvent il en reste}. {Prenez votre carte|Demandez les tarifs}.",
        ],
        [
          "{La salle est-elle accessible|Y a-t-il un ascenseur} ?",
          "{Dites ce qu’il vous faut|Demandez l’entrée sans marche}. {Les vieilles maisons ont des coins|Nous venons à la porte}.",
        ],
        [
          "{Est-ce pour les enfants|À partir de quel âge venir} ?",
          "{L’âge est un conseil|C’est au programme}. {Vous connaissez votre enfant|Demandez}.",
        ],
        [
          "{Puis-je photographier|Peut-on filmer} ?",
          "{Sans flash souvent, en scène non|Voyez les signes}. {Pour publier, demandez|Certains prêts l’interdisent}.",
        ],
        [
          "{Combien de temps prévoir|Y a-t-il une pause} ?",
          "{Autant que les yeux veulent|C’est indiqué avec la date}. {On peut s’asseoir|Il reste du temps pour parler}.",
        ],
        [
          "{Peut-on louer la salle|Peut-on y fêter} ?",
          "{Demandez avec date et nombre|Les jours libres}. {Tout ne se touche pas|Un technicien vient avec}.",
        ],
      ],
      qualities: [
        ["de vieilles histoires", "des yeux neufs"],
        ["des salles calmes", "des idées fortes"],
        ["des portes ouvertes", "des soirs tardifs"],
        ["une salle pleine", "un silence"],
        ["une voix neuve", "une image à soi"],
      ],
      events: ["Vernissage", "Visite guidée", "Concert", "Lecture"],
      actions: { sales: ["Demander des billets", "Voir le programme"] },
    },
  ),
  community: familyWording(
    ["membre", "gens", "maison", "chez nous", "chez nous", "vie commune"],
    ["Ce que nous faisons", "Images", "Dates"],
    {
      headlines: [
        "{Venez|Passez} {nous voir|quand vous voulez}",
        "{Ensemble|À plusieurs}, {c’est plus facile|on va plus loin}",
        "Une {porte|heure}, une {chaise|main}, un début",
      ],
      truths: [
        "{Demander de l’aide est plus dur que d’en donner|Le pas le plus dur passe la porte}, {on ne demande donc que l’utile|après, c’est plus facile}.",
        "{Cela vit par ceux qui rangent les chaises|Beaucoup font un peu}, {ainsi cela marche|sans applaudissements}.",
        "{La confiance veut des comptes ouverts|Qui donne peut demander}, {et reçoit une réponse|où va son don}.",
        "{La vie commune commence au rangement|Qui porte une chaise est des nôtres}, {le gâteau vient après|et l’on parle}.",
      ],
      offers: [
        [
          "users",
          "Groupes et activités",
          "{Un groupe pour chaque âge|Une fois ou chaque semaine} : {venez essayer|dites ce que vous aimez faire}.",
        ],
        [
          "life-buoy",
          "Aide et conseil",
          "{Venez comme vous êtes|Papiers, quotidien, écoute} : {apportez vos lettres|rien à justifier}.",
        ],
        [
          "calendar",
          "Fêtes et rencontres",
          "{Au fil de l’année|Manger, chanter, parler} : {les dates sont ici|les voisins sont bienvenus}.",
        ],
        [
          "hand-heart",
          "Soutien",
          "{Temps, argent, savoir|Peu et souvent porte loin} : {demandez ce qui manque|chaque main compte}.",
        ],
        [
          "megaphone",
          "Débats",
          "{Idées, critiques, une chaise libre|Autour d’une table} : {qui est là décide|c’est noté}.",
        ],
        [
          "gift",
          "Dons",
          "{Argent, temps, objets|Peu et souvent aide le plus} : {vous dites pour quoi|un reçu sur demande}.",
        ],
      ],
      process: [
        [
          "Dire bonjour",
          "{Quelques mots suffisent|Écrire, appeler, passer} : {dans votre langue si vous pouvez|nous lisons avec soin}.",
        ],
        [
          "Se connaître",
          "{Une conversation, un tour|Assister une fois} ; {rien à signer ce jour-là|demandez ce que vous voulez}.",
        ],
        [
          "En être",
          "{Autant que vous voulez|Pas à pas}, {avec quelqu’un à côté|et moins si besoin}.",
        ],
      ],
      questions: [
        [
          "{Faut-il être membre|Les visiteurs sont-ils bienvenus} ?",
          "{Non, passez|Oui}. {On peut toujours essayer|Nul ne tend un formulaire d’abord}.",
        ],
        [
          "{Y a-t-il une cotisation à payer|Existe-t-il des réductions} ?",
          "{Demandez la liste|Certaines choses sont sans frais}. {L’argent ne doit pas empêcher|Parlez-nous si c’est serré}.",
        ],
        [
          "{Comment aider|Faut-il savoir quelque chose} ?",
          "{Du temps, des mains, un trajet|Non, on vous montre}. {Une heure aide|Dites ce qui vous va}.",
        ],
        [
          "{À qui m’adresser|Est-ce que cela reste entre nous} ?",
          "{Écrivez, nous transmettons|Décrivez avec vos mots}. {Ce que vous dites reste ici|En danger, appelez les secours}.",
        ],
        [
          "{Puis-je venir avec quelqu’un|Et si je viens seul} ?",
          "{Volontiers, à deux le début est plus facile|Seul aussi}. {Quelqu’un vous accueille à la porte|Enfants et chiens, dites un mot}.",
        ],
        [
          "{Combien de temps cela prend-il|Peut-on aider un peu} ?",
          "{Une heure par mois compte|Dites ce que vous pouvez}. {On trouve la tâche qui va|Les pauses sont normales}.",
        ],
      ],
      qualities: [
        ["des portes ouvertes", "des mots clairs"],
        ["beaucoup de mains", "de petits pas"],
        ["de vieux amis", "des visages neufs"],
        ["une porte ouverte", "un café fort"],
        ["beaucoup de mains", "un seul but"],
      ],
      events: ["Soirée ouverte", "Fête d’été", "Assemblée"],
      actions: { signups: ["Participer", "Nous rejoindre"] },
    },
  ),
};
