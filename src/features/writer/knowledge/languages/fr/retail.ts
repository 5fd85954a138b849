/**
 * French wordings of the retail family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const retail: Wording = familyWording(
  ["client", "clients", "boutique", "en boutique", "à la boutique", "sélection"],
  ["En boutique", "Trouvailles", "Rendez-vous"],
  {
    headlines: [
      "{Entrez|Touchez}, {regardez|essayez}, prenez votre temps",
      "Des choses {qu’on garde|qui servent}",
      "{Bien choisi|Bien conseillé}, longtemps aimé",
    ],
    truths: [
      "{Ce qu’on a eu en main déçoit moins|Toucher reste le meilleur des essais|Une photo ne dit pas le poids d’une chose}, {et c’est pourquoi le trajet vaut la peine|alors ici on peut presque tout essayer|et une boutique sert d’abord à cela}.",
      "{Une bonne boutique laisse beaucoup de choses dehors|Choisir, c’est aussi savoir écarter|Il n’est pas nécessaire de tout avoir}, {pour que vous cherchiez moins longtemps|et ce tri est notre travail|car le bon se voit mieux avec de l’espace}.",
      "{Un bon conseil commence par une question|Avant de montrer, nous demandons|Pour bien choisir, il faut d’abord écouter}, {et le choix devient plus simple|car chaque usage demande autre chose|et la moitié des options tombe d’elle-même}.",
      "{Le plus cher n’est pas toujours le bon choix|La taille moyenne suffit bien souvent|Tout le monde n’a pas besoin du plus grand}, {et nous le disons, même si nous vendons moins|et qui le sait revient en confiance|alors demandez sans gêne}.",
    ],
    offers: [
      [
        "search",
        "Conseil",
        "{Dites-nous à quoi cela doit servir|Expliquez ce qui compte pour vous|Racontez-nous comment vous allez l’utiliser}, {et nous montrons ce qui convient vraiment|et le choix se réduit vite|pour un avis franc et utile}.",
      ],
      [
        "gift",
        "Cadeaux",
        "{Dites-nous pour qui est le cadeau et ce que la personne aime|Si vous manquez d’idée, venez avec deux indices|Deux phrases sur la personne suffisent}, {et nous proposons plusieurs pistes|et nous cherchons ensemble|et nous pouvons l’emballer si vous voulez}.",
      ],
      [
        "package",
        "Commandes et réservations",
        "{Absent du rayon ne veut pas dire introuvable|Si vous ne le trouvez pas, envoyez-nous le nom ou une photo|Nous pouvons demander ce qui vous manque}, {et nous disons si cela se commande|et vous aurez de nos nouvelles dès que nous savons|pour vous éviter un trajet inutile}.",
      ],
      [
        "wrench",
        "Entretien et retouches",
        "{Avant de jeter une bonne pièce, montrez-la-nous|Bien des choses se sauvent avec peu|Ce qui est bien fait mérite une réparation}, {et nous disons si cela vaut la peine|et vous connaissez le prix avant|mais parfois un conseil d’entretien suffit}.",
      ],
      [
        "hand",
        "Essais",
        "{Ici, on peut toucher, essayer et comparer|Les images trompent et les doigts non|Essayez tranquillement avant de choisir}, {et dites-nous si vous préférez regarder sans aide|car il y a le temps pour cela|et nous restons à portée de voix}.",
      ],
      [
        "store",
        "Nouveautés",
        "{De ce qui vient d’entrer, il y a souvent très peu|Il y a toujours quelque chose de nouveau à voir|Les nouveautés se posent près de l’entrée}, {et un détour vaut donc la peine|et nous les montrons volontiers|alors demandez aussi ce qui va suivre}.",
      ],
    ],
    process: [
      [
        "Regarder",
        "{Flânez dans la boutique sans vous presser|Regardez à votre façon ou demandez tout de suite|Prenez le temps de faire le tour}, {tout peut se prendre en main|et si besoin, nous ne sommes pas loin|car c’est ainsi que l’on trouve l’inattendu}.",
      ],
      [
        "Essayer",
        "{Essayez et comparez avant d’acheter|Si vous hésitez, attendez demain|Prenez l’objet en main, ouvrez-le, essayez-le}, {une bonne pièce supporte une nuit de réflexion|et dites-nous ce qui manque|pour que le plaisir dure}.",
      ],
      [
        "Emporter",
        "{Vous l’emportez maintenant ou nous le gardons|Emballé ou tel quel, comme vous voulez|S’il n’est pas encore là, nous le commandons}, {comme cela vous arrange le mieux|et le ticket servira en cas d’échange|il suffit de le dire en caisse}.",
      ],
    ],
    questions: [
      [
        "{Puis-je échanger|Et si cela ne va pas} ?",
        "{Avec le ticket et sans usage, c’est souvent possible|Gardez le ticket et venez vite|Beaucoup d’articles s’échangent}, {mais les commandes spéciales suivent d’autres règles|et nous vous disons le délai en caisse|alors demandez au moment d’acheter}.",
      ],
      [
        "{Pouvez-vous mettre de côté|Peut-on réserver une pièce} ?",
        "{Oui, dites-nous quelle pièce et à quel nom|Écrivez-nous ce qu’il faut mettre de côté|Nous la gardons volontiers quelques jours}, {et nous vous disons jusqu’à quand|ainsi personne ne la prend avant vous|et si vous changez d’avis, prévenez-nous}.",
      ],
      [
        "{Commandez-vous sur demande|Que faire s’il n’y en a plus} ?",
        "{Souvent oui, donnez-nous la marque, la taille ou le titre|Nous demandons au fournisseur et vous répondons|Si l’article existe encore, il se commande en général}, {et vous connaissez le prix avant|et nous vous appelons à l’arrivée|et nous disons aussi si l’attente est longue}.",
      ],
      [
        "{Livrez-vous|Peut-on se faire expédier un article} ?",
        "{Donnez-nous l’adresse et nous regardons|Ce qui est petit voyage bien|Écrivez-nous de quoi il s’agit et où l’envoyer}, {et vous connaîtrez le coût avant|mais le fragile demande plus de soin|et nous indiquons les jours possibles}.",
      ],
      [
        "{Y a-t-il des bons cadeaux|Puis-je offrir un bon} ?",
        "{Demandez en caisse pour la somme de votre choix|Ce peut être une somme ou un article précis|Un nom et une date suffisent pour un bon}, {et la personne choisit tranquillement|ainsi personne ne se trompe de taille|et nous expliquons jusqu’à quand il sert}.",
      ],
      [
        "{Comment en prendre soin|Que faire pour que cela dure} ?",
        "{Demandez en achetant et nous vous l’expliquons|Cela dépend de la matière et de l’usage|Chaque pièce demande un soin différent}, {et une phrase à temps évite bien des soucis|mais il suffit souvent d’en faire moins|et nous le notons si besoin}.",
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
);

export const retailTrades: Record<string, Wording> = {
  florist: familyWording(
    ["client", "clients", "boutique", "à la boutique", "à la boutique", "fleurs"],
    ["Fleurs et occasions", "Fraîchement noué", "Ateliers"],
    {
      headlines: [
        "{Cueilli|Arrivé} ce matin, {noué devant vous|dans du papier}",
        "{Des fleurs|Un bouquet} {quand les mots manquent|sans raison aucune}",
        "Pour les jours {clairs|de fête} et les jours {lourds|de silence}",
      ],
      truths: [
        "{Un bouton tient plus longtemps, une fleur ouverte plaît plus tôt|Une rose ouverte est pour ce soir, fermée pour la semaine|Les fleurs ont leur propre calendrier}, {alors dites quand elle doit être belle|nous demandons donc le jour|et cela se voit en choisissant}.",
        "{L’eau propre est la moitié du métier|Les seaux se lavent plus que les tables|Une tige fraîchement coupée boit mieux}, {et cela se voit au bout de quelques jours|le bouquet le rend bien|alors changez aussi l’eau chez vous}.",
        "{La saison choisit avec nous|Mai ne sent pas comme novembre|Chaque mois apporte d’autres couleurs}, {alors aucun bouquet ne ressemble au précédent|le plus beau est souvent d’ici|demandez donc le meilleur du jour}.",
        "{Le deuil veut peu de mots|Sur un ruban, chaque mot compte|Pour un adieu, il faut du calme}, {alors nous prenons le temps|vous pouvez les écrire chez vous|nous aidons à les trouver}.",
      ],
      offers: [
        [
          "flower",
          "Bouquets",
          "{Pour dire merci, pardon ou bon anniversaire|Un bouquet peut être petit pour la cuisine ou grand pour la scène|Dites-nous pour qui c’est et ce que la personne aime}, {et une couleur suffit pour commencer|nous le nouons avec le plus frais du jour|les fleurs se choisissent avec vous}.",
        ],
        [
          "heart",
          "Mariages",
          "{Pour un mariage, on pense au bouquet et aux tables|La robe et le lieu donnent les fleurs|Un mariage commence par une conversation sur les couleurs}, {alors écrivez tôt|un essai se fait avant|les boutonnières ne sont pas oubliées}.",
        ],
        [
          "leaf",
          "Fleurs de deuil",
          "{Pour un adieu, nous faisons couronnes et gerbes|Les fleurs de deuil parlent à voix basse|Dites-nous ce que la personne aimait}, {et le ruban et la livraison sont notre affaire|tout ne doit pas se décider aujourd’hui|pour que vous n’ayez pas à y penser}.",
        ],
        [
          "sprout",
          "Plantes",
          "{Pour une fenêtre, un balcon ou une tombe, il y a une plante|Dites-nous la lumière et la fréquence d’arrosage|Certaines plantes pardonnent plus que d’autres}, {et nous disons laquelle tiendra|le rempotage se fait ici|ainsi elle passe le premier mois}.",
        ],
        [
          "gift",
          "Fleurs séchées",
          "{Les fleurs séchées durent longtemps et sans eau|Une couronne séchée égaie la porte des mois|Votre propre bouquet peut aussi sécher}, {et demandez les ateliers|ainsi un souvenir reste|la couleur tient presque un an}.",
        ],
      ],
      process: [
        [
          "Dire l’occasion",
          "{Dites pour qui, quand et à peu près combien|Une couleur et une occasion suffisent|Racontez-nous le motif et le vase}, {et le reste est du métier|dites aussi ce que vous n’aimez pas|une idée vous est proposée}.",
        ],
        [
          "Laisser nouer",
          "{Nous nouons avec ce qui est beau aujourd’hui|Vous pouvez regarder pendant que nous nouons|Le bouquet grandit dans la main, fleur après fleur}, {et l’on peut encore changer|le feuillage en fait partie|une fleur s’enlève si elle déplaît}.",
        ],
        [
          "Emporter ou faire porter",
          "{Le bouquet part dans du papier, avec de l’eau au pied|Nous le portons à une porte, à une église ou à une salle|Passez le prendre ou faites-le porter}, {et dites-nous qui sera là|recoupez les tiges chez vous|le trajet ne lui fait rien}.",
        ],
      ],
      questions: [
        [
          "{Comment garder un bouquet|Que faire pour qu’il tienne} ?",
          "{Coupez les tiges en biais et retirez les feuilles de l’eau|Changez l’eau tous les deux jours|Posez-le loin des fruits et du radiateur}, {et la nuit, gardez-le au frais|ainsi il tient bien plus longtemps|évitez le plein soleil}.",
        ],
        [
          "{Livrez-vous les fleurs|Peut-on faire porter un bouquet} ?",
          "{Près d’ici volontiers, plus loin si on en parle|Donnez-nous l’adresse et l’heure|Oui, avec un numéro sur place}, {et dites si c’est une surprise|il vaut mieux que quelqu’un soit là|nous confirmons l’arrivée}.",
        ],
        [
          "{Quand parler du mariage|Faut-il s’y prendre tôt} ?",
          "{Quand la date et la robe sont sûres|Quelques mois avant est un bon moment|Pour une petite fête, moins de temps suffit}, {et les couleurs peuvent attendre|apportez quelques images|le premier entretien n’engage à rien}.",
        ],
        [
          "{En combien de temps une couronne|Jusqu’à quand commander pour un enterrement} ?",
          "{Un jour ou deux, parfois moins|Appelez et nous voyons tout de suite|Plus tôt nous le savons, mieux c’est}, {et la livraison se règle avec la maison funéraire|le texte se note au téléphone|ainsi vous n’avez pas à venir}.",
        ],
        [
          "{Quelles plantes sont sûres pour un chat|Qu’est-ce qui est dangereux pour les animaux} ?",
          "{Le lys est dangereux pour les chats|Dites-nous quels animaux vivent chez vous|Certaines plantes vont mal avec les bêtes}, {et nous montrons les plus calmes|dans le doute, placez-la en hauteur|orchidées ou fougères posent moins de problèmes}.",
        ],
      ],
      qualities: [
        ["des tiges fraîches", "une longue tenue"],
        ["des couleurs douces", "un parfum sauvage"],
        ["un beau lien", "une main légère"],
        ["des fleurs de saison", "un mot juste"],
      ],
      events: ["Atelier couronne", "{Marché|Fête} de printemps", "Cours de bouquet"],
      actions: {
        sales: ["Commander un bouquet", "Choisir des fleurs"],
        visits: ["Venir à la boutique"],
        quotes: ["Demander pour une occasion"],
      },
    },
  ),
};
