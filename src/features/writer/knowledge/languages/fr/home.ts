/**
 * French wordings of the home family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const home: Wording = familyWording(
  ["client", "clients", "atelier", "à l’atelier", "à l’atelier", "dépannage"],
  ["Services", "Travaux", "Dates"],
  {
    headlines: [
      "Ça {fuit|coince} ? {Écrivez-nous|Appelez}",
      "{Voir|Comprendre}, {chiffrer|expliquer}, réparer",
      "Du travail {propre|soigné}, {un prix clair|rien qui traîne}",
      "{Une panne|Une fuite} ? {Une photo, et on voit|Dites-nous où}",
      "{Réparer|Installer}, {essayer|vérifier}, ranger",
      "{Chez vous|À la maison}, avec soin",
    ],
    truths: [
      "{Les petits dégâts grandissent sans bruit|Ce qui goutte aujourd’hui coulera demain|Une tache au plafond part rarement seule}, {alors mieux vaut appeler tôt|et pris à temps, c’est peu de chose|attendre coûte presque toujours plus}.",
      "{Le bon travail ne se voit presque pas|L’important reste derrière le mur|Une réparation bien faite s’oublie vite}, {mais on en profite des années|alors rien n’est caché à moitié|et cela demande du soin}.",
      "{Une photo peut éviter un trajet|Plus le message est précis, plus la bonne pièce vient vite|La plaque de l’appareil en dit long}, {alors envoyez plusieurs images|et nous venons mieux préparés|même un peu floue, elle aide}.",
      "{L’urgent n’est pas toujours ce qui fait du bruit|Une maison prévient avant de tomber en panne|Un son nouveau mérite une question}, {et demander à temps coûte peu|alors fiez-vous à votre oreille|souvent la cause est simple}.",
      "Une panne arrive {rarement au bon moment|le soir ou le dimanche}, {alors la première aide se donne au téléphone|et quelques gestes évitent le pire}.",
      "Ce qui est caché {dans un mur|derrière un meuble} {mérite du bon travail|doit tenir longtemps}, {car on n’y revient pas volontiers|même si personne ne le voit}.",
      "Un outil bien choisi {fait la moitié du travail|ménage le mur}, {l’autre moitié est de l’attention|et de l’habitude}.",
    ],
    offers: [
      [
        "wrench",
        "Réparations",
        "{Dites-nous ce qui ne va pas, où et depuis quand|Avec une photo et deux phrases, on pense déjà à la pièce|Racontez-nous ce qui s’est arrêté}, {et nous venons avec le nécessaire|nous disons si cela presse|ainsi beaucoup se règle avant la visite}.",
        "Montrez-nous {ce qui ne marche plus|la panne en photo}, {nous apportons ce qu’il faut|et nous disons si réparer a du sens}.",
        "Avant de changer une pièce, {nous cherchons la cause|nous vérifions le reste}, {pour que cela ne revienne pas|parfois un réglage suffit}.",
      ],
      [
        "house",
        "Installations",
        "{Avant d’installer, nous faisons un plan|Nous partons de vos mesures, de vos envies et du budget|Une installation commence par un regard sur place}, {et vous comparez les solutions|dites-nous aussi qui va l’utiliser|pour que cela convienne dès le premier jour}.",
        "Vous voulez du neuf ? {Dites ce qui doit changer|Montrez l’endroit}, {nous mesurons|nous proposons}, {nous posons|nous raccordons} et nous expliquons.",
        "Une installation se prépare {sur papier|avec un plan}, {pour percer une seule fois|et le jour venu tout va plus vite}.",
      ],
      [
        "calendar-check",
        "Entretien",
        "{Un contrôle par an prolonge la vie des appareils|Avant la saison, c’est le meilleur moment|Vérifier à temps évite bien des pannes}, {alors réservez-le tôt|et nous disons ce qui peut attendre|on voit ainsi ce qui fatigue}.",
        "Un entretien régulier {coûte moins qu’une panne|prolonge la vie de l’appareil}, {et nous vous rappelons la date|une visite suffit souvent}.",
        "Filtres, joints, robinets : {de petites choses à regarder|un tour complet prend peu de temps}, {et vous recevez une liste claire|nous disons ce qui peut attendre}.",
      ],
      [
        "phone",
        "Urgences",
        "{Si vous pouvez, fermez d’abord la vanne ou le disjoncteur|En cas d’urgence, mettez en sécurité puis appelez|Quand cela presse, décrivez en peu de mots}, {et nous disons quoi faire en attendant|on voit ensemble ce qui peut attendre|pour que le dégât ne grandisse pas}.",
        "Coupez {l’eau ou le courant|l’arrivée} si vous le pouvez, puis {appelez|décrivez-nous la situation}, {nous disons quoi faire en attendant|et nous voyons quand venir}.",
        "Ce qui menace {la maison|la sécurité} {passe avant le reste|ne s’écrit pas}, {téléphonez|dites-le tout de suite}, et le définitif vient ensuite.",
      ],
      [
        "search",
        "Diagnostic",
        "{C’est parfois moins grave qu’on ne croit|On regarde et l’on mesure d’abord|Avant de changer une pièce, nous cherchons la cause}, {et vous recevez un avis clair|vous saurez aussi ce qui peut attendre|une photo aide déjà}.",
        "D’où cela vient-il ? {Nous mesurons, nous écoutons, nous ouvrons s’il le faut|On cherche avant de démonter}, {et vous avez la réponse|puis nous disons ce qu’il faut}.",
        "Un bruit, une odeur, une tache : {décrivez quand cela arrive|notez l’heure}, {c’est déjà la moitié de l’enquête|cela nous fait gagner du temps}.",
      ],
      [
        "hammer",
        "Petits travaux",
        "{Un robinet, une poignée ou une lampe comptent aussi|Ce qui traîne sur la liste se fait en un moment|Pour les petits travaux, mieux vaut en réunir plusieurs}, {et une seule visite suffit|dites-nous tout en appelant|pour éviter un second trajet}.",
        "Une étagère, un joint, une prise : {notez tout sur une liste|gardez-les pour une même visite}, {un seul déplacement suffira|et nous les prenons dans l’ordre}.",
        "Les petites choses {traînent parce que personne ne vient|agacent chaque jour}, {nous, nous venons|alors demandez sans gêne}.",
      ],
    ],
    process: [
      [
        "Décrire",
        "{Envoyez quelques photos et quelques phrases|Dites-nous ce qui se passe, où et depuis quand|Décrivez-le comme à un voisin}, {et dites si c’est urgent|cela suffit pour commencer|nous disons quel jour est possible}.",
        "Une photo, {une phrase|l’adresse} et {ce que vous avez déjà essayé|l’heure où vous êtes là} : {nous savons vite quoi apporter|cela suffit pour commencer}.",
        "Appelez ou écrivez, {nous posons quelques questions|nous demandons ce qui presse}, {et une heure vous est proposée|puis nous disons quand venir}.",
      ],
      [
        "Voir et chiffrer",
        "{Nous cherchons la cause, puis le prix|Une visite montre ce qu’il faut|On regarde d’abord et l’on chiffre ensuite}, {et rien ne se fait sans votre accord|vous décidez tranquillement|vous savez ce qui est compris}.",
        "Sur place, {nous regardons et expliquons|nous cherchons la cause}, {puis vous avez un prix|et vous dites oui ou non}.",
        "Le prix se dit {avant le premier coup de tournevis|avant de commencer}, {matériel et temps séparés|avec une autre solution s’il y en a une}.",
      ],
      [
        "Faire",
        "{Le jour dit, nous protégeons, travaillons et testons|Le travail se fait dans l’ordre et avec soin|Nous faisons ce qui est convenu et l’essayons devant vous}, {puis nous rangeons|avec une facture claire à la fin|et le lieu reste propre}.",
        "Nous protégeons le sol, {travaillons|réparons}, essayons {devant vous|deux fois} et {remportons ce qui traîne|balayons}.",
        "À la fin, {vous essayez vous-même|nous vous montrons ce qui a changé}, {les restes partent avec nous|et le sol est comme avant}.",
      ],
    ],
    questions: [
      [
        "{Que coûte une intervention|Combien coûte un passage|Et le tarif} ?",
        "{Le trajet, le temps et les pièces comptent|Cela dépend du déplacement et des heures|Le prix vient du travail et du matériel}, {et la nuit coûte plus partout|alors demandez les tarifs avant|nous l’expliquons avant de venir}.",
        "Le prix se compose {du déplacement, du temps et des pièces|de trois lignes}, {chacune vous est dite avant|et nous vous l’expliquons au téléphone}.",
        "Envoyez {une photo|une description} : {nous donnons une fourchette|c’est plus sûr}, {et le chiffre exact se fait sur place|confirmée avant de commencer}.",
      ],
      [
        "{Dois-je être là|Faut-il être présent} ?",
        "{Pas forcément, quelqu’un avec la clé suffit|Un voisin de confiance peut ouvrir|Au début, mieux vaut que quelqu’un soit là}, {et laissez-nous un numéro|un accès libre aide beaucoup|et la suite peut se faire sans vous}.",
        "Au début, {c’est mieux|oui, si possible} : {vous montrez l’endroit|on se met d’accord}, ensuite {vous pouvez sortir|un voisin peut prendre le relais}.",
        "Une personne de confiance {peut ouvrir|suffit}, {si nous pouvons vous joindre|avec votre numéro}, et {nous fermons derrière nous|la clé revient le jour même}.",
      ],
      [
        "{Et l’assurance|Que dit l’assurance|Qui paie le dégât} ?",
        "{En location, prévenez d’abord le propriétaire|Cela dépend de la cause et du contrat|Signalez le dégât avant la réparation}, {et des photos aident auprès de l’assurance|gardez ensuite la facture|le contrat dit ce qui est couvert}.",
        "Prenez des photos, {prévenez votre assureur|gardez ce qui est abîmé}, {puis faites réparer|et demandez ce qu’il lui faut}, nous fournissons une facture détaillée.",
        "Cela dépend {de votre contrat|de la cause du dégât} ; {si vous louez, prévenez aussi le propriétaire|l’assureur répond vite à une photo}.",
      ],
      [
        "{Quand venez-vous|Sous quel délai|Une place bientôt} ?",
        "{L’urgent passe d’abord|Cela dépend de l’urgence et du lieu|Dites-nous ce qui est à l’arrêt}, {et proposez plusieurs moments|nous donnons la première heure possible|ainsi on trouve plus vite}.",
        "L’urgence {passe devant|se traite d’abord} ; {pour le reste, nous proposons une date|un petit travail attend parfois son tour}, et nous l’annonçons franchement.",
        "Dites-nous {quand vous êtes là|vos heures}, {nous donnons un créneau|et nous appelons avant d’arriver}.",
      ],
      [
        "{Un prix avant|Et le devis|Recevrai-je un devis} ?",
        "{Oui, après avoir vu le travail|Quand la tâche est claire, le prix peut être fixe|Des photos donnent une idée, la visite un chiffre}, {et ce qui reste incertain est dit|rien ne s’ajoute sans votre accord|vous pouvez comparer calmement}.",
        "Oui, {rien ne commence sans prix|vous le recevez avant} : {par écrit pour ce qui est grand|de vive voix pour ce qui est petit}.",
        "Pour une petite chose, {le prix se dit de vive voix|on s’entend devant la panne}, {pour une grande, sur papier|un devis dès que c’est plus long}.",
      ],
      [
        "{Rangez-vous après|Et la poussière|Est-ce propre ensuite} ?",
        "{On couvre avant et l’on balaie après|L’ancien matériel part avec nous si c’est convenu|Ranger fait partie du travail}, {et dites-nous ce qui est fragile|un passage libre aide tout le monde|ainsi il ne reste que le neuf}.",
        "Le sol est protégé, {les gravats partent|la poussière s’aspire}, {et vous ne passez pas derrière|nous rangeons avant de partir}.",
        "Percer salit toujours un peu, {mais nous couvrons|nous aspirons pendant}, {et nous balayons à la fin|il n’en reste rien}.",
      ],
    ],
    qualities: [
      ["un travail propre", "un prix clair"],
      ["une aide rapide", "une main sûre"],
      ["un bon plan", "peu de poussière"],
      ["une date tenue", "un sol propre"],
      ["un bon outil", "une parole nette"],
      ["une heure annoncée", "un travail rangé"],
      ["des explications simples", "une réparation qui tient"],
    ],
    events: ["Journée conseil", "Soirée d’information", "Semaines d’entretien"],
  },
);

export const homeTrades: Record<string, Wording> = {
  gardener: familyWording(
    ["client", "clients", "jardin", "au jardin", "au jardin", "travail du jardin"],
    ["Travaux", "Jardins", "Au jardin"],
    {
      headlines: [
        "Un jardin qui {grandit avec vous|ne pèse pas}",
        "{Le sol|Le regard} d’abord, {la plante|la bêche} ensuite",
        "{Tailler|Planter} quand {c’est l’heure|la plante le veut}",
        "{Un coin d’ombre|Une haie droite}, {un banc|de l’air}",
        "{Moins d’arrosage|Moins de tonte}, plus de jardin",
      ],
      truths: [
        "{Ce qui pousse à côté poussera ici aussi|Le sol décide, pas le catalogue|Un jardin se prévoit les mains dans la terre}, {alors regardez par-dessus la haie|on creuse donc avant de rêver|le reste est de la patience}.",
        "{La première année un jardin dort, la troisième il bondit|Un jardin va toujours à son pas|Les petites plantes rattrapent vite les grandes}, {alors on laisse des vides|qui attend plante donc moins|et la hâte coûte cher}.",
        "{Une eau rare et longue fait de bonnes racines|Un peu chaque jour rend l’herbe paresseuse|Arroser peu et souvent aide moins qu’on ne croit}, {alors plutôt le matin et à fond|c’est vrai dès le premier été|et l’eau sert mieux}.",
        "{Une haie se souvient de chaque taille|Une taille tardive se paie l’année suivante|Les oiseaux ont aussi leur mot à dire}, {d’où le calendrier|on regarde donc avant de couper|alors nous demandons la date}.",
        "Un jardin {n’est jamais fini|change chaque semaine}, {et c’est ce qui le rend vivant|alors on le guide plus qu’on ne le commande}.",
        "Une plante au mauvais endroit {demande sans cesse|boude longtemps}, {au bon, elle se débrouille|c’est pourquoi nous regardons d’abord le sol}.",
      ],
      offers: [
        [
          "scissors",
          "Entretien à l’année",
          "{Gazon, massifs et haies sont suivis toute l’année|Nous passons régulièrement ou quand vous appelez|Un jardin suivi donne moins de travail}, {et vous gardez ce que vous aimez faire|pour que rien ne déborde|les feuilles partent si vous voulez}.",
          "Tondre, tailler, désherber : {un rythme régulier demande moins d’efforts|chaque mois a ses gestes}, {et vous gardez vos samedis|nous passons quand il le faut}.",
          "Nous venons {selon la saison|aux dates fixées ensemble}, {l’herbe n’attend pas, vous oui|et le jardin reste en ordre}.",
        ],
        [
          "ruler",
          "Création de jardin",
          "{Du chantier au premier vert, on va par étapes|Un jardin neuf commence par un plan et une bonne terre|Les allées viennent d’abord, les plantes ensuite}, {en pensant à la vue de la fenêtre|la dépense se répartit donc|et le jardin grandit avec vous}.",
          "Avant de planter, {nous regardons soleil, sol et vent|on dessine}, {le reste suit|puis vient le choix des plantes}.",
          "Un nouveau jardin se fait {en une fois ou par morceaux|selon votre budget}, {et il sera beau dans quelques années|il faut lui laisser le temps}.",
        ],
        [
          "tree-deciduous",
          "Arbres",
          "{Nous taillons, allégeons et abattons au besoin|À la corde ou à l’échelle, selon l’arbre|Un arbre se regarde avant la coupe}, {et l’on vérifie d’abord si c’est permis|le bois mort se voit mieux l’été|le bois reste si vous le voulez}.",
          "Un arbre se taille {au bon moment|avec retenue}, {on enlève peu|mieux vaut trop peu que trop}, et on le laisse respirer.",
          "Branches mortes, arbre trop grand : {nous regardons avant de couper|un avis vient avant la scie}, {et nous évacuons si vous voulez|car certains méritent de rester}.",
        ],
        [
          "brick-wall",
          "Terrasses et murets",
          "{Dalles, marches et bordures ont besoin d’une bonne base|Dans une terrasse, le dessous compte le plus|Un muret tient la terre et sert de banc}, {et l’eau veut sa pente|pour que le gel ne bouge rien|les matières se regardent avec vous}.",
          "Une terrasse doit {rester plane|laisser filer l’eau}, {donc tout commence dessous|la base compte plus que la dalle}.",
          "Un muret {tient la terre|dessine un coin pour s’asseoir}, {la pierre se choisit ensemble|et le lieu décide de la matière}.",
        ],
        [
          "droplets",
          "Arrosage",
          "{Un goutte-à-goutte porte l’eau au bon endroit|Avec une cuve, la pluie sert deux fois|Qui ne veut plus d’arrosoir pose un arrosage}, {alors parlez-en avant les vacances|il faut donc moins d’eau|le réglage prend un instant}.",
          "Un bon arrosage {donne moins, mais mieux|vise les racines}, {le matin ou le soir|et se règle selon la saison}.",
          "Récupérer la pluie, {pailler, arroser la nuit|régler les minuteries} : {nous cherchons ce qui économise l’eau|chaque jardin a sa solution}.",
        ],
      ],
      process: [
        [
          "Le tour du jardin",
          "{On fait le tour et l’on regarde soleil, vent et sol|La première visite va par tous les temps|L’arbre du voisin compte aussi}, {et dites comment vous y vivez|où sera la table|ce que vous n’aimez pas}.",
        ],
        [
          "Plan et devis",
          "{Vous recevez un croquis, des noms de plantes et une somme|Le plan sépare maintenant et l’an prochain|Les chiffres viennent par parties}, {et une part peut vous revenir|rayez ce qui est de trop|tout se change avant le début}.",
        ],
        [
          "Les travaux",
          "{Les outils viennent et les déchets partent|Le travail se fait au sec si l’on peut choisir|Chaque soir, le portail est fermé}, {et l’allée est balayée|vous voyez vite le premier rang|la suite vous est dite}.",
        ],
        [
          "Laisser pousser",
          "{Ensuite, on arrose et l’on regarde|Le premier été compte le plus|Planter n’est que la moitié}, {et une feuille dit quoi faire et quand|nous repassons si vous voulez|le temps fait le reste}.",
        ],
      ],
      questions: [
        [
          "{Quand tailler la haie|Et la taille|La haie, quand} ?",
          "{Les grosses tailles l’hiver, les légères l’été|Cela dépend de la haie et des nids|On regarde d’abord si des oiseaux nichent}, {et les règles du lieu comptent aussi|on vérifie donc avant de couper|nous disons la bonne semaine}.",
        ],
        [
          "{Quand planter|Quelle saison|Le bon moment pour planter} ?",
          "{À l’automne, quand la terre est encore tiède|Le fragile, tard au printemps|En pot presque toujours, sauf en cas de gel}, {et l’eau compte plus que le mois|la pluie aide alors|ainsi les racines prennent avant la chaleur}.",
        ],
        [
          "{Combien coûte l’entretien|Comptez-vous à l’heure} ?",
          "{On compte au temps ou au forfait|Après la visite, vous avez un chiffre|La taille et l’accès comptent}, {et les déchets se calculent aussi|un suivi régulier coûte moins qu’un sauvetage|vous savez ce qui est compris}.",
        ],
        [
          "{Quelles plantes demandent peu|Un massif sans travail|Et sans entretien} ?",
          "{Des vivaces qui aiment ce sol|Celles qui poussent serrées et couvrent la terre|Plutôt peu d’espèces et beaucoup de chacune}, {mais la première année demande de l’eau|ensuite elles se suffisent presque|nous montrons des exemples}.",
        ],
        [
          "{Et les déchets verts|Que deviennent les branches|Emportez-vous les feuilles} ?",
          "{On peut les emporter, les broyer ou laisser un tas|Dites-nous s’il y a un compost|On en parle avant de commencer}, {et c’est écrit dans le devis|les hérissons aiment un coin de branches|les feuilles nourrissent le sol}.",
        ],
      ],
      qualities: [
        ["des lames nettes", "un bord droit"],
        ["un sol vivant", "un massif calme"],
        ["une date tenue", "une allée propre"],
        ["un plan pour l’année", "un coin sauvage"],
      ],
      events: ["Cours de taille", "Jardin ouvert", "Échange de plantes"],
      actions: { quotes: ["Montrer mon jardin", "Demander un devis"] },
    },
  ),
};
