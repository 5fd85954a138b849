/**
 * French wordings of the food family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const food: Wording = familyWording(
  ["client", "clients", "maison", "chez nous", "chez nous", "cuisine"],
  ["La carte", "À table", "Rendez-vous"],
  {
    headlines: [
      "{Installez-vous|Prenez place}, la cuisine s’occupe du reste",
      "{Du bon pain|Une bonne table} et {du temps|de bons amis}",
      "{Chaud|Frais}, simple et bien fait",
    ],
    truths: [
      "{La saison écrit la moitié de la carte|Le marché décide d’une bonne part du menu|Ce qui est mûr donne le ton en cuisine}, {et cela se goûte dès la première bouchée|si bien que les plats changent au fil de l’année|et nous cuisinons avec ce qu’il y a}.",
      "{Une carte courte est plutôt bon signe|Nous préférons peu de plats, mais bien faits|Un plat devient meilleur quand on le refait souvent}, {car chacun reçoit alors le temps qu’il lui faut|et cela se sent dans l’assiette|et la cuisine travaille plus calmement}.",
      "{On se souvient de l’accueil autant que du plat|Un repas commence déjà à la porte|Le meilleur moment est parfois le bonjour}, {et c’est pour cela que l’on revient|avant même d’ouvrir la carte|même si personne ne l’écrit au menu}.",
      "{Qui goûte en cuisinant se trompe moins|À la fin, c’est la cuillère qui décide|La recette n’est que le début}, {alors nous goûtons avant de servir|et le reste vient avec la pratique|voilà pourquoi elle n’est jamais loin du feu}.",
    ],
    offers: [
      [
        "utensils",
        "Repas sur place",
        "{Le midi, on peut manger vite et bien|Venez pour une seule assiette ou pour toute la soirée|Le soir, on a davantage de temps à table}, {et nous vous disons volontiers ce qui est bon aujourd’hui|et si vous hésitez, nous vous aidons à choisir|dites-nous simplement en arrivant si vous êtes pressé}.",
      ],
      [
        "users",
        "Groupes et fêtes",
        "{Pour un anniversaire, un baptême ou un repas d’équipe, les tables se rapprochent|Si vous êtes nombreux, mieux vaut nous prévenir tôt|Une fête se prépare plus facilement à deux voix}, {et il suffit d’indiquer le jour, le nombre et l’occasion|afin que chacun ait sa place|et nous pensons le menu avec vous}.",
      ],
      [
        "leaf",
        "Attention aux allergies",
        "{S’il y a quelque chose que vous ne mangez pas|En cas d’allergie ou de régime|Si vous préférez manger sans viande ou sans lait}, {dites-le en commandant et nous vous expliquons chaque plat|prévenez-nous tôt et nous cherchons autre chose|parlez-en avec nous avant de choisir}.",
      ],
      [
        "package",
        "Plats à emporter",
        "{Vous pouvez commander avant de venir|Bien des plats s’emportent à la maison|Si vous préférez manger chez vous, dites-le-nous}, {et votre sac vous attendra|pour ne pas avoir à patienter|et nous préparons tout pour l’heure convenue}.",
      ],
      [
        "coffee",
        "Café et douceurs",
        "{Après le repas ou au milieu de l’après-midi|Entre deux courses ou avec un ami|Quand on a envie d’un petit quelque chose}, {un café et une douceur font toujours du bien|on peut s’asseoir un moment devant une tasse|demandez ce qui vient d’être préparé}.",
      ],
      [
        "chef-hat",
        "Cuisine maison",
        "{Ici, on cuisine à la main et en petite quantité|Les plats mijotent le temps qu’il faut|Nous cuisinons comme pour nos proches}, {et quand il n’y en a plus, il faut revenir demain|sans grands décors dans l’assiette|et c’est pourquoi la carte change souvent}.",
      ],
    ],
    process: [
      [
        "Réserver ou commander",
        "{Donnez-nous le jour, l’heure et le nombre de convives|Écrivez ou appelez avec la date qui vous convient|Dites-nous ce que vous désirez et pour quand}, {et nous confirmons si c’est possible|le reste se voit ensuite|et nous vous répondons vite}.",
      ],
      [
        "Préciser",
        "{Signalez les allergies, les enfants ou une occasion particulière|Une phrase sur ce qui compte nous aide déjà|S’il y a quelque chose à savoir, c’est le moment}, {et nous en tenons compte en cuisine|pour éviter les surprises|afin de bien préparer votre venue}.",
      ],
      [
        "Savourer",
        "{Asseyez-vous et oubliez l’heure|Venez avec de l’appétit et un peu de temps|Passez prendre votre commande ou restez un moment}, {nous nous occupons du reste|et dites-nous s’il manque quelque chose|car l’essentiel est déjà prêt}.",
      ],
    ],
    questions: [
      [
        "{Faut-il réserver|Peut-on venir sans réserver} ?",
        "{Le week-end, mieux vaut réserver|Pour un groupe, prévenez-nous avant|Aux heures d’affluence, appelez d’abord}, {et les jours calmes, il reste souvent une place|mais à deux on trouve presque toujours une solution|même si l’on peut aussi demander en arrivant}.",
      ],
      [
        "{Et en cas d’allergie|Où trouver les allergènes} ?",
        "{Dites-le avant de commander et nous détaillons chaque plat|Demandez les ingrédients à la personne qui vous sert|Dites-nous ce qu’il faut éviter et nous cherchons avec vous}, {mais des traces restent possibles dans une cuisine|et si un plat n’est pas sûr, nous vous le disons|en sachant que nous ne pouvons exclure toute trace}.",
      ],
      [
        "{Les enfants sont-ils bienvenus|Peut-on venir avec des enfants} ?",
        "{Bien sûr, et tôt le soir c’est plus calme|Oui, dites-nous leur âge en réservant|Les enfants sont les bienvenus à toute heure}, {et l’on peut demander une petite portion|nous leur trouverons une bonne place|et leur assiette peut sortir en premier}.",
      ],
      [
        "{Peut-on annuler ou décaler|Que faire si nous sommes en retard} ?",
        "{Appelez-nous dès que vous le savez|Un court appel suffit|Ce n’est pas grave si nous le savons}, {et quelqu’un d’autre profitera de la table|et nous cherchons une autre heure avec vous|car une table peut souvent attendre un peu}.",
      ],
      [
        "{Que conseillez-vous aujourd’hui|Qu’est-ce qui est bon en ce moment} ?",
        "{Cela dépend de ce que le marché a donné|Demandez à la personne derrière le comptoir|C’est un peu différent chaque jour}, {et nous vous dirons ce qui est réussi|et vous aurez un avis sincère|mais le meilleur part souvent en premier}.",
      ],
      [
        "{Peut-on commander pour beaucoup|Faites-vous de grandes commandes} ?",
        "{Oui, donnez-nous le jour, l’heure et la quantité|C’est possible, de préférence quelques jours avant|Avec assez de temps, presque tout se prépare}, {et nous confirmons ce qui est faisable|et tout sera prêt à l’heure dite|ainsi nous achetons et cuisinons sans hâte}.",
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
);

export const foodTrades: Record<string, Wording> = {
  bakery: familyWording(
    ["client", "clients", "boulangerie", "à la boulangerie", "à la boulangerie", "pain"],
    ["Pains et gâteaux", "Au fournil", "Dates"],
    {
      headlines: [
        "{Sorti du four|Encore chaud}, {tôt le matin|avant le réveil de la rue}",
        "De la farine, de l’eau, du sel {et du temps|et de la patience}",
        "Une croûte {qui chante|que l’on entend}",
      ],
      truths: [
        "{Le bon pain demande peu de choses et beaucoup d’heures|Une pâte ne se presse pas|Un pain commence la veille}, {et la nuit fait la moitié du travail|alors le fournil s’éveille tôt|attendre fait donc partie du métier}.",
        "{La croûte fait le goût du pain|Un pain pâle s’ennuie dès le lendemain|Un pain bien cuit chante et tient plus longtemps}, {alors demandez-le bien cuit|nous le cuisons donc franchement|et cela s’entend en le rompant}.",
        "{La pâte sent le temps qu’il fait|La chaleur la presse et le froid la retient|Chaque matin, la farine se conduit autrement}, {et la main le sait avant l’horloge|aucune recette ne vaut donc toute l’année|alors on pétrit avec les doigts}.",
        "{Le beurre ne pardonne pas la hâte|Une bonne pâte feuilletée se plie et se repose|En viennoiserie, le plus dur est d’attendre}, {et les couches se sentent en mordant|alors on commence très tôt|aucune machine n’y change rien}.",
      ],
      offers: [
        [
          "wheat",
          "Pains",
          "{Il y a des pains de blé, de seigle ou aux graines|On le prend entier, en moitié ou en tranches|Chaque pain a sa mie et sa croûte}, {alors dites combien de jours il doit tenir|nous disons avec quoi il va|et dans un torchon il se garde bien}.",
        ],
        [
          "croissant",
          "Viennoiseries",
          "{Croissants et brioches sont pour les lève-tôt|Le sucré du matin sort en premier|Pour une table du dimanche, il faut des viennoiseries}, {alors venez tôt|ou réservez-les la veille|ce qui est parti revient demain}.",
        ],
        [
          "cake",
          "Gâteaux sur commande",
          "{Pour un gâteau, dites l’occasion et le nombre de parts|Un anniversaire ou un mariage mérite son propre gâteau|Une photo et un parfum suffisent pour commencer}, {et signalez les allergies|la date se fixe ensemble|le décor suivra la fête}.",
        ],
        [
          "cake-slice",
          "Tartes et petits gâteaux",
          "{Aux fruits, à la crème ou feuilletés, selon la saison|Pour le goûter ou le café du dimanche, il y a du sucré|Les petits gâteaux changent avec le mois}, {et quand c’est parti, on attend|demandez ce qu’il y a aujourd’hui|une boîte les emporte}.",
        ],
        [
          "sandwich",
          "Sandwichs et salé",
          "{Quand la pause est courte, un sandwich aide|Il y a du salé à emporter|On peut aussi prévoir du salé pour tout un bureau}, {et dites qui ne mange pas de viande|les grandes commandes se font la veille|fait le jour même et bien emballé}.",
        ],
      ],
      process: [
        [
          "Choisir",
          "{Regardez, sentez et demandez sans hâte|Dites-nous ce qu’il y aura avec|Si vous hésitez, nous aidons à choisir}, {et nous nommons le pain qui convient|nous le tranchons si vous voulez|une moitié est aussi possible}.",
        ],
        [
          "Réserver",
          "{Pour réserver, un mot la veille suffit|Laissez-nous un nom et une heure|La commande se fait au comptoir ou par message}, {et il vous attendra|ainsi rien ne tient au hasard|même pour une moitié}.",
        ],
        [
          "Passer prendre",
          "{Venez tôt pour le sucré et plus tard pour le pain|Prenez un sac en toile si vous en avez un|Passez prendre votre pain quand cela vous arrange}, {et laissez-le refroidir avant de le couper|puis gardez-le dans un torchon|chez vous, la croûte vers le haut}.",
        ],
      ],
      questions: [
        [
          "{Comment garder le pain frais|Où ranger le pain} ?",
          "{Dans un torchon ou une boîte, jamais au réfrigérateur|Gardez-le la coupe contre la planche|Un gros pain se garde mieux qu’un petit}, {et en tranches, il se congèle bien|rassis, il se grille encore|ainsi il tient un jour de plus}.",
        ],
        [
          "{Quand commander un gâteau|Jusqu’à quand peut-on réserver} ?",
          "{Quelques jours avant, et des semaines pour un mariage|Pour le pain, la veille au soir suffit|Plus le gâteau est grand, plus il faut prévenir tôt}, {et dites les parts et l’occasion|une photo est un bon début|ainsi nous achetons le nécessaire}.",
        ],
        [
          "{Avez-vous du pain sans gluten|Et pour les intolérances} ?",
          "{La farine vole dans tout fournil|L’épeautre et le seigle contiennent aussi du gluten|Demandez d’abord les ingrédients}, {alors prudence en cas de maladie cœliaque|nous ne pouvons exclure des traces|nous disons franchement ce qui est possible}.",
        ],
        [
          "{Qu’y a-t-il dans la pâte|Où lire les ingrédients} ?",
          "{Le plus souvent de la farine, de l’eau, du sel et du levain|Demandez au comptoir et nous le disons|Chaque pain a les siens}, {et graines, lait et fruits à coque sont nommés|dites donc ce que vous évitez|la liste peut se voir}.",
        ],
        [
          "{Pourquoi le levain|Qu’est-ce que le levain change} ?",
          "{Le levain travaille lentement et laisse du goût|Il lui faut la nuit et un peu de patience|C’est de la farine, de l’eau et beaucoup de temps}, {et le pain reste tendre plus longtemps|beaucoup l’aiment pour son parfum|chaque levain a son caractère}.",
        ],
      ],
      qualities: [
        ["une croûte franche", "une mie tendre"],
        ["une longue pâte", "une liste courte"],
        ["un four chaud", "un bonjour"],
        ["du temps", "de bonnes farines"],
      ],
      events: ["Atelier pain", "Le fournil ouvert", "Dégustation"],
      actions: {
        sales: ["Réserver mon pain", "Commander un gâteau"],
        visits: ["Trouver la boulangerie"],
      },
    },
  ),
};
