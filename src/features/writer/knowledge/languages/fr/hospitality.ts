/**
 * French wordings of the hospitality family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const hospitality: Wording = familyWording(
  ["hôte", "hôtes", "maison", "chez nous", "chez nous", "accueil"],
  ["Chambres et séjours", "Images", "Occasions"],
  {
    headlines: [
      "{Arriver|Poser le sac}, {souffler|ouvrir la fenêtre}",
      "{Bien dormir|Flâner}, {partir à pied|regarder loin}",
      "Un {lit|chemin}, un {petit déjeuner|silence}, rien de prévu",
      "{Une clé|Une lampe allumée}, {un lit frais|du calme}",
      "{Bonjour|Bonsoir}, {votre chambre est prête|posez vos valises}",
      "Le matin, {rien ne presse|la fenêtre ouverte}",
    ],
    truths: [
      "{Une nuit se juge au lit et au petit déjeuner|On pardonne une petite chambre, pas un mauvais lit|Bien dormir est l’essentiel}, {alors le calme passe d’abord|nous parlons donc d’oreillers|et le reste est un cadeau}.",
      "{L’hôte sait ce qu’aucune carte ne dit|Le bon conseil tombe au petit déjeuner|Un lieu se découvre en demandant}, {alors posez la question|nous disons quel chemin est sec|et aucun guide ne l’écrit}.",
      "{Le temps fait partie du voyage|Il pleuvra bien un jour|Un jour gris ne gâche pas un séjour}, {alors prenez un bon livre|nous disons quoi faire à l’abri|le café est alors meilleur}.",
      "{On arrive avec des valises et l’on part avec des histoires|L’arrivée décide de la moitié du séjour|Qui vient de loin veut d’abord s’asseoir}, {et le reste peut attendre|les papiers ne pressent donc pas|alors la porte est ouverte}.",
      "Le meilleur moment d’un séjour {n’est jamais prévu|arrive souvent le matin}, {alors laissez un peu de vide|il suffit de ne rien remplir}.",
      "On se souvient {d’un accueil|d’une odeur de café} plus que {d’une liste d’équipements|du nombre de coussins}, et nous y pensons.",
      "Bien dormir tient {au lit et au silence|à peu de choses}, {et à une couette à la bonne épaisseur|le reste est du décor}.",
    ],
    offers: [
      [
        "bed-double",
        "Chambres",
        "{Pour une personne, pour deux ou avec des enfants|Certains aiment le jardin et d’autres la rue|Dites-nous si vous dormez légèrement}, {et nous cherchons la bonne chambre|prévenez pour un chien ou un lit d’enfant|alors dites ce que vous préférez}.",
        "Dites-nous {si vous préférez le calme ou la vue|comment vous dormez}, {et nous choisissons la chambre avec vous|il y en a pour les deux}.",
        "Un bon lit, {une lampe pour lire|une fenêtre qui s’ouvre}, {du linge frais|une porte qui ferme bien} : c’est l’essentiel.",
      ],
      [
        "coffee",
        "Repas",
        "{On mange tôt si l’on marche, tard si l’on dort|Le petit déjeuner commence par du pain, des fruits et du café|La table donne le rythme de la journée}, {et dites ce qui ne vous convient pas|un panier peut se demander|ainsi nul ne part le ventre vide}.",
        "Le matin, {prenez le temps|le café est chaud}, {et le soir, demandez ce qui se cuisine|dites vos goûts la veille}.",
        "Une allergie ou un régime ? {Prévenez-nous en réservant|Un mot avant}, {et la table s’y adapte|la cuisine en tient compte}.",
      ],
      [
        "map",
        "Balades",
        "{À pied, à vélo ou sur l’eau, on voit autre chose|Il y a des balades pour le soleil et pour la pluie|Dites-nous jusqu’où vous marchez}, {et nous marquons la carte|nous disons ce que nous aimons|pour rentrer avec faim}.",
        "Nous connaissons les chemins, {les courts et les longs|ceux pour la pluie aussi}, {demandez avant de partir|une carte vous attend}.",
        "Dites {combien de temps vous avez|si vous aimez monter}, {nous proposons une balade|et où s’arrêter en route}.",
      ],
      [
        "users",
        "Groupes",
        "{Pour un groupe, plusieurs chambres se réunissent|Fêtes, séminaires et clubs demandent un plan|Voyager à plusieurs commence par compter les lits}, {alors donnez la date et le nombre|mieux vaut écrire tôt|les souhaits se disent avant}.",
        "À plusieurs, {on réserve tôt|une seule personne de contact suffit}, {et nous répartissons les chambres avec vous|le reste se règle par message}.",
        "Fête de famille, réunion, randonnée : {dites-nous le but|le nombre suffit pour commencer}, {nous prévoyons les repas et les horaires|et une proposition suit}.",
      ],
      [
        "calendar",
        "Longs séjours",
        "{On reste une semaine, un mois ou le temps d’un chantier|Qui reste plus longtemps veut un bureau et une armoire|Pour un long séjour, le prix se discute}, {et le linge s’arrange aussi|demandez les conditions|nous faisons de la place}.",
        "Quand on reste longtemps, {on prend ses habitudes|la chambre devient un chez-soi}, {alors parlons linge, cuisine et bureau|et le prix se discute}.",
        "Pour un chantier ou une mission, {écrivez-nous les dates|dites-nous le motif} : {nous réglons ensemble le rythme du ménage|il y a de quoi travailler}.",
      ],
      [
        "baby",
        "Chambres familiales",
        "{Pour une famille, les lits et les petits trajets comptent|Avec des enfants, on dort mieux tout près|Une chaise haute et une veilleuse aident beaucoup}, {alors dites-nous les âges|dites aussi ce que vous apportez|nous cherchons un coin calme}.",
        "Avec des enfants, {on demande un lit de plus|la place compte}, {dites leur âge|et le coucher se fait tôt}.",
        "Une famille a besoin {de deux espaces|d’un coin pour jouer}, {nous disons quelle chambre convient|le lit d’enfant se réserve}.",
      ],
    ],
    process: [
      [
        "Demander",
        "{Donnez-nous arrivée, départ et personnes|Quelques jours de marge rendent tout plus simple|Écrivez-nous vos dates}, {et vous saurez ce qui est libre|la réponse vient avec prix et conditions|nous proposons une chambre}.",
        "Écrivez {vos dates et combien vous êtes|ce que vous cherchez}, {nous disons ce qui est libre|une réponse vient avec le prix}.",
        "Une question avant de choisir ? {Appelez|Demandez}, {nous connaissons chaque chambre|cela évite bien des erreurs}.",
      ],
      [
        "Réserver",
        "{Lisez les conditions et dites votre heure|En réservant, dites vos souhaits|La réservation met tout par écrit}, {et demandez ce qui n’est pas clair|ainsi tout sera prêt|puis il ne reste qu’à se réjouir}.",
        "La réservation {se confirme par écrit|tient en quelques lignes}, {avec les conditions d’annulation|et vous savez tout d’avance}.",
        "Notez {l’heure d’arrivée|ce qu’il vous faut}, {un lit de bébé ou une place pour le vélo|le chien ou la voiture}, et tout est prêt.",
      ],
      [
        "Arriver",
        "{Sonnez et asseyez-vous un moment|Voici la clé et un petit tour|Arrivez sans hâte}, {le reste peut attendre|et reposez-vous|dites-nous s’il manque quelque chose}.",
        "À l’arrivée, {quelqu’un vous montre la maison|la clé vous attend}, {et vous dit où dîner|puis vous êtes chez vous}.",
        "Posez les sacs, {ouvrez la fenêtre|prenez une douche}, {le reste attendra|demandez ce qui vous manque}.",
      ],
    ],
    questions: [
      [
        "{À quelle heure arriver|Peut-on arriver tard} ?",
        "{C’est dans la confirmation et tard s’arrange souvent|Dites-nous votre heure et nous prévoyons|Si vous arrivez tard, prévenez}, {et les bagages trouvent un coin|nous expliquons comment entrer|ainsi personne ne court}.",
        "L’heure habituelle {figure sur la confirmation|vous est indiquée}, {mais prévenez si le train est tard|et une arrivée tardive s’arrange souvent}.",
        "Dites-nous {quand vous pensez arriver|votre train ou votre route}, {nous laisserons la lumière|la clé peut vous attendre}.",
      ],
      [
        "{Peut-on annuler le séjour|Et si nos plans changent} ?",
        "{Cela dépend de la réservation|Les conditions sont écrites|Appelez-nous dès que vous le savez}, {et décaler est souvent plus simple|lisez-les donc avant|nous voyons ce qui est possible}.",
        "Les conditions {sont écrites dans la réservation|vous sont dites avant} ; {écrivez vite si les plans changent|une autre date se trouve parfois}.",
        "Plus vous prévenez tôt, {plus c’est simple|mieux nous pouvons aider}, {et un report se demande toujours|les frais dépendent du délai}.",
      ],
      [
        "{Les chiens sont-ils admis|Peut-on venir avec un animal} ?",
        "Demandez-nous {avant de réserver|d’abord}, {dites la taille et les habitudes de l’animal|car cela dépend de la chambre}, {et nous répondons franchement|certaines chambres conviennent mieux}.",
        "Parfois oui, {avec sa couverture|selon la chambre} ; {écrivez-nous quel animal c’est|les autres hôtes comptent aussi}.",
      ],
      [
        "{Est-ce accessible|Combien de marches} ?",
        "{Dites ce qu’il vous faut et la réponse sera franche|Demandez les portes, les marches et la salle de bains|Chaque maison a ses recoins}, {et des photos peuvent s’envoyer|pour éviter les surprises|nous cherchons la chambre la plus commode}.",
        "Dites-nous {ce qui est difficile pour vous|combien de marches restent faciles}, {nous décrivons l’accès honnêtement|et nous choisissons la chambre en conséquence}.",
        "Une vieille maison {a ses escaliers|n’est pas toujours plane} : {demandez des mesures|nous envoyons des photos de l’accès}.",
      ],
      [
        "{Est-ce calme|Entend-on la rue} ?",
        "{Si vous dormez légèrement, demandez une chambre à l’arrière|Une vieille maison parle un peu|Dites-nous si le bruit vous gêne}, {et nous donnons la plus calme|la nuit, la porte est close|demandez donc avant de réserver}.",
        "La nuit, {cela dépend du côté|on entend surtout le dehors} : {demandez une chambre sur l’arrière|dites-nous que vous dormez léger}.",
        "Nous disons {où passe la route|d’où vient le bruit}, {sans embellir|pour que vous choisissiez bien}, et le calme se réserve.",
      ],
      [
        "{Où se garer|Comment venir sans voiture} ?",
        "{Demandez avant d’arriver et nous l’expliquons|Dites-nous comment vous venez|Il y a plus d’un chemin}, {et nous décrivons le dernier bout|les bagages peuvent parfois partir devant|ainsi vous ne tournez pas}.",
        "Demandez-nous {où laisser la voiture|la gare la plus proche}, {nous envoyons le plan|le chemin s’explique en deux lignes}.",
        "Sans voiture, {le train puis un bus ou un taxi|nous expliquons la route} ; {avec, une place se trouve|en voiture, nous dirons où vous garer}.",
      ],
    ],
    qualities: [
      ["des chambres calmes", "du bon pain"],
      ["de longs chemins", "une salle chaude"],
      ["des draps frais", "des fenêtres ouvertes"],
      ["une couette épaisse", "une fenêtre ouverte"],
      ["un couloir calme", "un matin clair"],
      ["une clé qui tourne", "un lit frais"],
      ["un accueil simple", "du café chaud"],
    ],
    events: ["Week-end gourmand", "Jours de marche", "Concert à la maison"],
  },
);

export const hospitalityTrades: Record<string, Wording> = {
  "tour-operator": familyWording(
    ["voyageur", "voyageurs", "agence", "à l’agence", "à l’agence", "voyages et visites"],
    ["Voyages et visites", "En route", "Départs"],
    {
      headlines: [
        "{Partir|Marcher} et {regarder|revenir content}",
        "Des chemins {qu’on ne trouve pas seul|à pied}",
        "{Bien préparé|Sac léger}, {loin|sans hâte}",
      ],
      truths: [
        "{Un voyage commence par une bonne question|Se reposer ou découvrir, tout part de là}, {et la carte vient après|et la destination en découle souvent}.",
        "{Le plus beau moment n’était pas prévu|Le meilleur se trouve à côté du chemin}, {alors nous laissons du temps libre|et le programme respire}.",
        "{Qui connaît un lieu sait aussi quand l’éviter|Avant le petit déjeuner, une place est à vous}, {et après les cars, le calme revient|et nous choisissons l’heure}.",
      ],
      offers: [
        [
          "map",
          "Visites guidées",
          "{On va à pied, dans les ruelles ou vers un sommet|Quelqu’un d’ici vous emmène|Les groupes restent petits}, {et la longueur est dite avant|et à la fin vous savez où bien manger}.",
        ],
        [
          "compass",
          "Voyages sur mesure",
          "{Dites ce que vous aimez et ce que vous fuyez|Il nous faut un souhait, un budget et quelques dates}. {Nous proposons un trajet que l’on peut corriger|Tout tient ensuite sur une page}.",
        ],
        [
          "users",
          "Groupes",
          "{Une entreprise, une classe ou une chorale voyage autrement|Pour beaucoup de monde, il faut un seul plan}, {alors donnez le nombre et la date|et nous pensons aux repas et à la pluie}.",
        ],
        [
          "ship",
          "Bateaux, vélos et matériel",
          "{Un canoë, un vélo ou des skis se louent sur place|Louer vaut mieux que porter}, {et l’on explique avant le départ|alors dites la taille et l’expérience}. {En cas de vent fort, tout reste à terre|Le gilet se met toujours}.",
        ],
        [
          "file-text",
          "Conseil et papiers",
          "{Pour l’entrée, les vaccins et l’assurance, nous disons où vérifier|Mieux vaut s’occuper tôt des papiers}, {et les noms sont relus lettre par lettre|et les billets arrivent ensemble}.",
        ],
      ],
      process: [
        [
          "Raconter",
          "{Dites-nous où, quand, avec qui et pour combien|Quelques phrases suffisent}. {Ce que vous n’aimez pas nous aide le plus|Les enfants et les genoux fragiles comptent aussi}.",
        ],
        [
          "Préparer",
          "{Vous recevez une proposition chiffrée|Nous mettons deux variantes côte à côte}, {et l’on peut barrer et échanger|et ce qui n’est pas compris y figure aussi}.",
        ],
        [
          "Partir",
          "{Vous partez avec un numéro pour les imprévus|Quelqu’un attend au rendez-vous}, {et le plan peut changer|et nous aimons savoir comment c’était}.",
        ],
      ],
      questions: [
        [
          "{Et si je dois annuler|Peut-on changer la date} ?",
          "{Les conditions le disent, lisez-les avant|Plus tôt vous le dites, mieux c’est}. {Une assurance peut aider|Changer est souvent plus simple}.",
        ],
        [
          "{Que se passe-t-il s’il pleut|La visite a-t-elle lieu par mauvais temps} ?",
          "{La pluie n’empêche rien, l’orage oui|Le guide décide le matin}. {La sécurité passe d’abord|On convient d’un remplacement}.",
        ],
        [
          "{Faut-il être en forme|Est-ce possible avec des enfants} ?",
          "{Longueur et dénivelé sont annoncés|Demandez le chemin facile}. {Avec des enfants, plus de pauses|Dites franchement ce qui va}.",
        ],
        [
          "{Combien de personnes par groupe|Peut-on avoir un guide pour nous seuls} ?",
          "{En petit groupe, on entend mieux|Cela dépend de la sortie}. {Pour vous seuls, c’est possible|Avec le nombre et la date, nous donnons un prix}.",
        ],
      ],
      qualities: [
        ["de petits groupes", "de bons chemins"],
        ["un avis franc", "un sac léger"],
        ["un plan clair", "des heures libres"],
      ],
      events: ["Soirée voyage", "Marche d’essai", "Récit en images"],
      actions: { bookings: ["Demander une visite", "Préparer un voyage"] },
    },
  ),
};
