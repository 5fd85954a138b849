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
      "{Venez voir|Prenez en main} avant de choisir",
      "{Petite boutique|Peu de rayons}, {grand choix|bonnes trouvailles}",
      "Pour {offrir|soi}, pour {longtemps|demain}",
    ],
    truths: [
      "{Ce qu’on a eu en main déçoit moins|Toucher reste le meilleur des essais|Une photo ne dit pas le poids d’une chose}, {et c’est pourquoi le trajet vaut la peine|alors ici on peut presque tout essayer|alors venez voir par vous-même}.",
      "{Une bonne boutique laisse beaucoup de choses dehors|Choisir, c’est aussi savoir écarter|Il n’est pas nécessaire de tout avoir}, {pour que vous cherchiez moins longtemps|et ce tri est notre travail|car le bon se voit mieux avec de l’espace}.",
      "{Un bon conseil commence par une question|Avant de montrer, nous demandons|Pour bien choisir, il faut d’abord écouter}, {et le choix devient plus simple|car chaque usage demande autre chose|et la moitié des options tombe d’elle-même}.",
      "{Le plus cher n’est pas toujours le bon choix|La taille moyenne suffit bien souvent|Tout le monde n’a pas besoin du plus grand}, {et nous le disons, même si nous vendons moins|et qui le sait revient en confiance|alors demandez sans gêne}.",
      "Acheter moins {et mieux|mais garder longtemps} {n’est pas une mode|revient souvent moins cher}, alors nous aimons conseiller peu de choses.",
      "Une boutique, c’est aussi {quelqu’un qui se souvient|un visage}, {ce qu’aucun écran ne remplace|et l’on y revient pour parler}.",
      "Les choses s’usent {plus lentement quand on les soigne|selon la façon dont on s’en sert}, {d’où nos conseils d’entretien|alors demandez comment}.",
    ],
    offers: [
      [
        "search",
        "Conseil",
        "{Dites-nous à quoi cela doit servir|Expliquez ce qui compte pour vous|Racontez-nous comment vous allez l’utiliser}, {et nous montrons ce qui convient vraiment|et le choix se réduit vite|pour un avis franc et utile}.",
        "Racontez {l’usage, la place, le goût|ce que vous cherchez}, {nous sortons deux ou trois pièces|et nous disons ce que nous prendrions}, le reste se fait en comparant.",
        "Un bon conseil {commence par vos questions|tient en quelques phrases}, {et il arrive que la réponse soit d’attendre|même quand il fait vendre moins}.",
      ],
      [
        "gift",
        "Cadeaux",
        "{Dites-nous pour qui est le cadeau et ce que la personne aime|Si vous manquez d’idée, venez avec deux indices|Deux phrases sur la personne suffisent}, {et nous proposons plusieurs pistes|et nous cherchons ensemble|et nous pouvons l’emballer si vous voulez}.",
        "Pour quelqu’un {de difficile|que l’on connaît peu}, {deux indices nous suffisent|dites l’âge et ce qui lui plaît}, et nous emballons.",
        "Nous aidons à {trouver l’idée|rester dans le budget}, {puis le papier et le ruban font le reste|et l’échange reste possible}.",
      ],
      [
        "package",
        "Commandes",
        "{Absent du rayon ne veut pas dire introuvable|Si vous ne le trouvez pas, envoyez-nous le nom ou une photo|Nous pouvons demander ce qui vous manque}, {et nous disons si cela se commande|et vous aurez de nos nouvelles dès que nous savons|pour vous éviter un trajet inutile}.",
        "Dites-nous {la référence ou montrez une image|ce que vous avez vu}, {nous demandons si cela existe encore|et vous recevez un mot dès l’arrivée}.",
        "Mettre de côté {prend une minute|se fait par message}, {le temps de passer|et rien ne vous oblige}.",
      ],
      [
        "wrench",
        "Retouches",
        "{Avant de jeter une bonne pièce, montrez-la-nous|Bien des choses se sauvent avec peu|Ce qui est bien fait mérite une réparation}, {et nous disons si cela vaut la peine|et vous connaissez le prix avant|mais parfois un conseil d’entretien suffit}.",
        "Une couture, une vis, une pile : {peu de chose sauve souvent l’objet|montrez-nous la pièce}, {et nous disons le prix avant|si cela vaut la peine}.",
        "Pour que cela dure, {un geste simple suffit parfois|demandez comment l’entretenir}, {nous l’expliquons sur place|c’est vite montré}.",
      ],
      [
        "hand",
        "Essais",
        "{Ici, on peut toucher, essayer et comparer|Les images trompent et les doigts non|Essayez tranquillement avant de choisir}, {et dites-nous si vous préférez regarder sans aide|car il y a le temps pour cela|et nous restons à portée de voix}.",
        "Prenez, {tournez, essayez|comparez} : {personne ne vous presse|c’est fait pour}, {et demandez une autre taille ou une autre couleur|on décide mieux avec les mains}.",
        "Ce qui va {sur l’étagère|sur la photo} ne va pas toujours {chez vous|sur vous}, {essayez donc ici|alors prenez le temps}.",
      ],
      [
        "store",
        "Nouveautés",
        "{De ce qui vient d’entrer, il y a souvent très peu|Il y a toujours quelque chose de nouveau à voir|Les nouveautés se posent près de l’entrée}, {et un détour vaut donc la peine|et nous les montrons volontiers|alors demandez aussi ce qui va suivre}.",
        "Les nouveautés arrivent {par petites quantités|sans bruit}, {le mieux est de passer|suivez la vitrine}.",
        "Il y a toujours {une chose que vous n’avez pas vue|du nouveau dans un coin}, {et nous vous en racontons l’origine|posez-nous la question}.",
      ],
    ],
    process: [
      [
        "Regarder",
        "{Flânez dans la boutique sans vous presser|Regardez à votre façon ou demandez tout de suite|Prenez le temps de faire le tour}, {tout peut se prendre en main|et si besoin, nous ne sommes pas loin|car c’est ainsi que l’on trouve l’inattendu}.",
        "Entrez, {regardez sans but|dites ce que vous cherchez}, {nous répondons quand vous demandez|et laissez-vous surprendre}.",
        "Faites un tour, {revenez en arrière|touchez} : {rien ne presse|on ne vous suit pas}, {et une question suffit pour avoir de l’aide|le conseil vient à la demande}.",
      ],
      [
        "Essayer",
        "{Essayez et comparez avant d’acheter|Si vous hésitez, attendez demain|Prenez l’objet en main, ouvrez-le, essayez-le}, {une bonne pièce supporte une nuit de réflexion|et dites-nous ce qui manque|pour que le plaisir dure}.",
        "Comparez deux pièces {à la lumière|côte à côte}, {la différence saute aux yeux|et dites-nous laquelle vous tente}.",
        "Un doute ? {Posez l’objet et revenez demain|Demandez l’histoire de la pièce}, {nous la gardons un moment|et le choix devient plus clair}.",
      ],
      [
        "Emporter",
        "{Vous l’emportez maintenant ou nous le gardons|Emballé ou tel quel, comme vous voulez|S’il n’est pas encore là, nous le commandons}, {comme cela vous arrange le mieux|et le ticket servira en cas d’échange|il suffit de le dire en caisse}.",
        "Emballé, {réservé|commandé} ou {sous le bras|livré}, {dites ce qui vous arrange|comme vous préférez}, et gardez le ticket.",
        "En caisse, {demandez l’entretien et l’échange|nous expliquons comment en prendre soin}, {c’est vite dit|puis l’objet est à vous}.",
      ],
    ],
    questions: [
      [
        "{Puis-je échanger|Rendre un article|Et les retours} ?",
        "{Avec le ticket et sans usage, c’est souvent possible|Gardez le ticket et venez vite|Beaucoup d’articles s’échangent}, {mais les commandes spéciales suivent d’autres règles|et nous vous disons le délai en caisse|alors demandez au moment d’acheter}.",
        "Revenez {avec le ticket|dans les jours qui suivent}, {l’article non utilisé|tel que vous l’avez pris}, {et nous cherchons une solution|en général, cela s’arrange}.",
        "Demandez {en payant|avant d’acheter} : {nous disons jusqu’à quand|certaines pièces ne se reprennent pas}, {comme cela tout est clair|surtout pour un cadeau}.",
      ],
      [
        "{Mettre de côté|Réserver une pièce|Gardez-vous un article} ?",
        "{Oui, dites-nous quelle pièce et à quel nom|Écrivez-nous ce qu’il faut mettre de côté|Nous gardons volontiers une pièce quelques jours}, {et nous vous disons jusqu’à quand|ainsi personne ne la prend avant vous|et si vous changez d’avis, prévenez-nous}.",
        "Oui, {un nom et un numéro suffisent|par message ou de vive voix}, {et nous convenons d’un jour|le temps que vous passiez}.",
        "Dites-nous {laquelle|ce que vous hésitez à prendre}, {nous la gardons quelques jours|elle vous attend}, puis elle retourne en rayon.",
      ],
      [
        "{Commandez-vous sur demande|Commander un article|Et en rupture} ?",
        "{Souvent oui, donnez-nous la marque, la taille ou le titre|Nous demandons au fournisseur et vous répondons|Si l’article existe encore, il se commande en général}, {et vous connaissez le prix avant|et nous vous appelons à l’arrivée|et nous disons aussi si l’attente est longue}.",
        "Donnez-nous {le nom, la taille ou une photo|ce que vous savez}, {nous demandons au fournisseur|nous cherchons}, et vous décidez une fois le prix connu.",
        "Si cela se fabrique encore, {cela se commande|nous le faisons venir} ; {sinon nous proposons autre chose|l’attente vous est annoncée}.",
      ],
      [
        "{Livrez-vous|Expédiez-vous les articles|Et la livraison} ?",
        "{Donnez-nous l’adresse et nous regardons|Ce qui est petit voyage bien|Écrivez-nous de quoi il s’agit et où l’envoyer}, {et vous connaîtrez le coût avant|mais le fragile demande plus de soin|et nous indiquons les jours possibles}.",
        "Pour un petit article, {c’est souvent possible|un colis suffit} ; {le grand ou le fragile se discute|dites-nous l’adresse}, et le coût se dit avant.",
        "Nous emballons, {vous choisissez le jour|vous donnez l’adresse}, {et le prix du port est annoncé|puis vous recevez un mot}.",
      ],
      [
        "{Des bons cadeaux|Offrir un bon|Et pour offrir} ?",
        "{Demandez en caisse pour la somme de votre choix|Ce peut être une somme ou un article précis|Un nom et une date suffisent pour un bon}, {et la personne choisit tranquillement|ainsi personne ne se trompe de taille|et nous expliquons jusqu’à quand il sert}.",
        "Oui, {du montant que vous voulez|pour une somme ou un article}, {prêt en quelques minutes|joliment présenté}.",
        "Un bon évite {de se tromper de taille|un cadeau à échanger}, {la personne choisit elle-même|et demandez-nous sa durée}.",
      ],
      [
        "{Comment en prendre soin|Et pour l’entretien|Comment le garder beau} ?",
        "{Demandez en achetant et nous vous l’expliquons|Cela dépend de la matière et de l’usage|Chaque pièce demande un soin différent}, {et une phrase à temps évite bien des soucis|mais il suffit souvent d’en faire moins|et nous le notons si besoin}.",
        "Lisez l’étiquette, {puis demandez-nous le reste|et ménagez la matière}, {un bon geste vaut un produit|souvent, moins suffit}.",
        "Chaque matière {a ses règles|vieillit à sa façon}, {nous vous les disons en deux phrases|notez-les sur le ticket}.",
      ],
    ],
    qualities: [
      ["de belles pièces", "un bon conseil"],
      ["le bon choix", "un bon conseil"],
      ["des mots francs", "des prix clairs"],
      ["des mains libres", "un œil sûr"],
      ["une trouvaille", "un sourire"],
      ["des pièces choisies", "un accueil tranquille"],
      ["du temps pour toucher", "une réponse franche"],
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
        "Une fleur {en bouton|encore fermée} {tient plus longtemps|réserve la surprise}, {une fleur ouverte plaît tout de suite|alors dites pour quel jour}.",
        "La saison choisit avec nous, {alors demandez le meilleur du jour|et aucun bouquet ne ressemble au précédent}.",
        "Sur un ruban, {chaque mot compte|peu de mots suffisent}, {nous vous aidons à les trouver|vous pouvez les écrire tranquillement chez vous}.",
        "Pour un adieu, il faut {du calme|de la douceur}, {alors nous prenons le temps de vous écouter|et nous nous chargeons du reste}.",
        "Un bouquet {se parle avant de se nouer|raconte celui qui le reçoit}, {alors dites-nous pour qui|c’est pourquoi nous posons des questions}.",
        "Les fleurs ne durent pas, {et c’est un peu leur charme|c’est même ce qui les rend précieuses}, {mais de l’eau fraîche aide beaucoup|un bon geste leur donne quelques jours}.",
      ],
      offers: [
        [
          "flower",
          "Bouquets",
          "Petit pour la cuisine ou grand pour une fête, {une couleur suffit pour commencer|les fleurs se choisissent avec vous}.",
          "Dites {pour qui et pour quand|ce que la personne aime}, {nous composons devant vous|un bouquet se noue en quelques minutes}.",
          "Avec {trois tiges ou une brassée|peu de fleurs bien choisies}, {un bouquet peut dire beaucoup|l’essentiel est que cela vous ressemble}.",
        ],
        [
          "heart",
          "Mariages",
          "Un mariage commence par une conversation {sur les couleurs|sur la robe et le lieu}, {alors écrivez tôt|et un essai peut se faire avant}.",
          "Bouquet, boutonnières, tables : {tout part d’une même idée|la saison donne le ton}, {apportez quelques images|nous dessinons l’ensemble avec vous}.",
          "Le jour venu, {nous livrons et nous installons|tout arrive à l’heure dite}, {et vous n’y pensez plus|si la salle est connue d’avance}.",
        ],
        [
          "leaf",
          "Fleurs de deuil",
          "Couronne, gerbe ou simple bouquet, {nous trouvons le ton avec vous|nous parlons à voix basse}, {et le ruban porte vos mots|nous joignons la maison funéraire}.",
          "Dites-nous {le nom, le jour et le lieu|ce que la personne aimait}, {nous nous occupons du reste|la livraison se règle avec la cérémonie}.",
          "On peut choisir {les fleurs qu’elle aimait|sa couleur}, {c’est souvent le plus juste|même si la saison commande}.",
        ],
        [
          "sprout",
          "Plantes",
          "Certaines plantes {pardonnent plus que d’autres|demandent peu}, {dites-nous la lumière que vous avez|nous vous montrons les plus faciles}.",
          "Un pot, de la terre, de l’eau au bon moment : {nous rempotons ici|nous expliquons le rythme}, {et la plante passe bien le premier mois|puis elle s’habitue à chez vous}.",
          "Montrez-nous {une photo de la pièce|votre fenêtre}, {nous dirons ce qui s’y plaira|il y a une plante pour presque chaque coin}.",
        ],
        [
          "gift",
          "Fleurs séchées",
          "Une couronne séchée {égaie une porte pendant des mois|demande seulement de l’ombre}, {et garde longtemps sa couleur|sans une goutte d’eau}.",
          "Votre propre bouquet peut sécher aussi : {apportez-le à temps|nous expliquons comment faire}, {et un souvenir reste|la tête en bas, à l’ombre}.",
          "Les fleurs séchées {se marient aux fraîches|se composent à la main}, {pour un vase que l’on n’arrose plus|dans des tons qui vont avec la pièce}.",
        ],
      ],
      process: [
        [
          "Dire l’occasion",
          "Une couleur et une occasion suffisent ; {dites aussi ce que vous n’aimez pas|le budget aide à choisir}.",
          "Racontez-nous {le motif et le vase|pour qui c’est}, {et le reste est notre métier|nous proposons}.",
          "Appelez, écrivez ou passez, {avec le jour et l’adresse|même sans idée}, {nous dirons ce qui est beau en ce moment|on trouve toujours}.",
        ],
        [
          "Laisser nouer",
          "Le bouquet grandit dans la main, fleur après fleur, {et l’on peut encore changer|le feuillage en fait partie}.",
          "Nous nouons {devant vous|pendant que vous regardez}, {vous dites stop quand c’est assez|une tige de plus ou de moins, c’est vous qui voyez}.",
        ],
        [
          "Emporter ou faire porter",
          "Le bouquet part dans du papier, {avec de l’eau au pied|bien à l’abri}, {et dites-nous qui sera là|pour rester frais jusqu’au vase}.",
          "Emportez-le {ou donnez-nous une adresse|dans son papier}, {nous écrivons la carte|un mot l’accompagne}.",
        ],
      ],
      questions: [
        [
          "{Garder un bouquet|Comment le faire tenir|Et pour qu’il dure} ?",
          "{Coupez les tiges en biais et retirez les feuilles de l’eau|Changez l’eau tous les deux jours|Posez-le loin des fruits et du radiateur}, {et la nuit, gardez-le au frais|ainsi il tient bien plus longtemps|évitez le plein soleil}.",
        ],
        [
          "{Livrez-vous les fleurs|Faire porter un bouquet|Et la livraison} ?",
          "{Près d’ici volontiers, plus loin si on en parle|Donnez-nous l’adresse et l’heure|Oui, avec un numéro sur place}, {et dites si c’est une surprise|il vaut mieux que quelqu’un soit là|nous confirmons l’arrivée}.",
        ],
        [
          "{Quand parler du mariage|Et pour un mariage|Un mariage, quand demander} ?",
          "Dès que la date {est sûre|et le lieu sont connus} : {apportez quelques images|parlons d’abord des couleurs}, et le reste suit.",
          "Quelques mois avant, {c’est plus confortable|le choix est plus grand} ; {un petit bouquet se décide plus tard|au dernier moment, la saison choisira}.",
        ],
        [
          "{Une couronne, quel délai|Commander pour un enterrement|Et pour un deuil} ?",
          "Appelez-nous {dès que vous connaissez le jour|sans attendre}, {nous dirons ce qui est possible|une couronne demande un peu de temps}, et la livraison se règle avec la maison funéraire.",
          "La veille {reste souvent possible|suffit pour un bouquet} ; {pour une grande pièce, prévenez plus tôt|une couronne se commande avant}.",
        ],
        [
          "{Des plantes sans danger|Et avec un chat|Quelles plantes éviter} ?",
          "{Le lys est dangereux pour les chats|Dites-nous quels animaux vivent chez vous|Certaines plantes vont mal avec les bêtes}, {et nous montrons les plus calmes|dans le doute, placez-la en hauteur|orchidées ou fougères posent moins de problèmes}.",
        ],
      ],
      qualities: [
        ["des tiges fraîches", "une main légère"],
        ["des couleurs douces", "un parfum sauvage"],
        ["des fleurs de saison", "un mot juste"],
        ["un beau nœud", "de l’eau claire"],
        ["un vase simple", "une brassée libre"],
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
