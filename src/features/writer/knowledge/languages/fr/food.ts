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
      "{Bien manger|Bien boire}, sans chichis",
      "Ce soir, {on ne cuisine pas|d’autres cuisinent}",
      "{À table|Servez-vous}, c’est prêt",
      "{Goûtez|Sentez} d’abord, choisissez ensuite",
    ],
    truths: [
      "{La saison écrit la moitié de la carte|Le marché décide d’une bonne part du menu|Ce qui est mûr donne le ton en cuisine}, {et cela se goûte dès la première bouchée|si bien que les plats changent au fil de l’année|et nous cuisinons avec ce qu’il y a}.",
      "{Une carte courte est plutôt bon signe|Nous préférons peu de plats, mais bien faits|Un plat devient meilleur quand on le refait souvent}, {car chacun reçoit alors le temps qu’il lui faut|et cela se sent dans l’assiette|et la cuisine travaille plus calmement}.",
      "{On se souvient de l’accueil autant que du plat|Un repas commence déjà à la porte|Le meilleur moment est parfois le bonjour}, {et c’est pour cela que l’on revient|avant même d’ouvrir la carte|même si personne ne l’écrit au menu}.",
      "{Qui goûte en cuisinant se trompe moins|À la fin, c’est la cuillère qui décide|La recette n’est que le début}, {alors nous goûtons avant de servir|et le reste vient avec la pratique}.",
      "Un plat simple {ne cache rien|se juge à la première bouchée}, {et c’est ce qui le rend difficile|c’est pourquoi nous y passons du temps}.",
      "Le meilleur assaisonnement reste {l’appétit|la faim}, {et nous n’y sommes pour rien|le deuxième, c’est la bonne humeur}.",
      "Derrière chaque assiette, il y a {un matin de préparation|des heures que personne ne voit}, {et c’est là que tout se joue|même quand le service va vite}.",
    ],
    offers: [
      [
        "utensils",
        "Repas sur place",
        "{Le midi, on peut manger vite et bien|Venez pour une seule assiette ou pour toute la soirée|Le soir, on a davantage de temps à table}, {et nous vous disons volontiers ce qui est bon aujourd’hui|et si vous hésitez, nous vous aidons à choisir|dites-nous simplement en arrivant si vous êtes pressé}.",
        "Le service commence {par un bonjour|dès la porte}, et {la suite va à votre rythme|vous choisissez sans vous presser}.",
        "Dites-nous si vous avez {une heure|toute la soirée} : {nous servons en conséquence|la cuisine s’y adapte}.",
      ],
      [
        "users",
        "Fêtes et groupes",
        "{Pour un anniversaire, un baptême ou un repas d’équipe, les tables se rapprochent|Si vous êtes nombreux, mieux vaut nous prévenir tôt|Une fête se prépare plus facilement à deux voix}, {et il suffit d’indiquer le jour, le nombre et l’occasion|afin que chacun ait sa place|et nous pensons le menu avec vous}.",
        "Dites-nous {combien vous serez|qui vous invitez} et ce que vous fêtez : {nous préparons la table|un menu se compose avec vous}.",
        "Une grande tablée demande {un peu de préparation|quelques réponses à l’avance}, {surtout pour le menu|et le jour venu tout est plus simple}.",
      ],
      [
        "leaf",
        "Attention aux allergies",
        "{S’il y a quelque chose que vous ne mangez pas|En cas d’allergie ou de régime|Si vous préférez manger sans viande ou sans lait}, {dites-le en commandant et nous vous expliquons chaque plat|prévenez-nous tôt et nous cherchons autre chose|parlez-en avec nous avant de choisir}.",
        "Lait, œufs, noix ou gluten : {dites ce qui vous gêne|prévenez la personne qui vous sert}, et {nous vous répondons plat par plat|nous disons ce qui reste possible}.",
        "Nous préférons une question de trop {à une mauvaise surprise|à un repas gâché} ; {alors demandez ce qu’il y a dans chaque plat|les ingrédients se demandent à tout moment}.",
      ],
      [
        "package",
        "Plats à emporter",
        "{Vous pouvez commander avant de venir|Bien des plats s’emportent à la maison|Si vous préférez manger chez vous, dites-le-nous}, {et votre sac vous attendra|pour ne pas avoir à patienter|et nous préparons tout pour l’heure convenue}.",
        "Choisissez {sur la carte|au comptoir}, passez commande et {venez à l’heure dite|prenez votre sac en rentrant}.",
        "Ce qui s’emporte est {emballé pour la route|préparé au dernier moment}, {avec un mot pour le réchauffer|et reste bon jusqu’à votre table}.",
      ],
      [
        "coffee",
        "Café et douceurs",
        "{Après le repas ou au milieu de l’après-midi|Entre deux courses ou avec un ami|Quand on a envie d’un petit quelque chose}, {un café et une douceur font toujours du bien|on peut s’asseoir un moment devant une tasse|demandez ce qui vient d’être préparé}.",
        "Un café se prend {debout ou assis|en deux gorgées ou avec un journal} ; {ici, tout est permis|le reste dépend de votre après-midi}.",
        "Pour le sucré, laissez-vous {tenter par ce qui est frais|guider par l’odeur}, et {demandez ce qui sort du four|partagez à deux si vous hésitez}.",
      ],
      [
        "chef-hat",
        "Cuisine maison",
        "{Ici, on cuisine à la main et en petite quantité|Les plats mijotent le temps qu’il faut|Nous cuisinons comme pour nos proches}, {et quand il n’y en a plus, il faut revenir demain|sans grands décors dans l’assiette|et c’est pourquoi la carte change souvent}.",
        "Peu de boîtes, {beaucoup d’épluchures|un vrai couteau} : {la cuisine se fait ici|nous partons de produits bruts quand nous le pouvons}.",
        "Les recettes {bougent avec la saison|restent simples}, et {la carte suit|nous en parlons volontiers}.",
      ],
    ],
    process: [
      [
        "Réserver ou commander",
        "{Donnez-nous le jour, l’heure et le nombre de convives|Écrivez ou appelez avec la date qui vous convient|Dites-nous ce que vous désirez et pour quand}, {et nous confirmons si c’est possible|le reste se voit ensuite|et nous vous répondons vite}.",
        "Un appel ou un message suffit : {combien vous êtes, quel jour, à quelle heure|ce que vous voulez et pour quand}.",
        "Dites-nous {vos envies|votre heure}, {nous regardons ce qui est libre|et une réponse vous arrive}.",
      ],
      [
        "Préciser",
        "{Signalez les allergies, les enfants ou une occasion particulière|Une phrase sur ce qui compte nous aide déjà|S’il y a quelque chose à savoir, c’est le moment}, {et nous en tenons compte en cuisine|pour éviter les surprises|afin de bien préparer votre venue}.",
        "C’est le moment de dire {qui mange quoi|ce que vous fêtez}, {même si cela paraît un détail|pour que la cuisine s’y prépare}.",
        "{Une allergie, une poussette, un gâteau d’anniversaire|Un enfant, un régime, une surprise} : {mieux vaut le savoir avant|nous le notons à côté de votre nom}.",
      ],
      [
        "Savourer",
        "{Asseyez-vous et oubliez l’heure|Venez avec de l’appétit et un peu de temps|Passez prendre votre commande ou restez un moment}, {nous nous occupons du reste|et dites-nous s’il manque quelque chose|car l’essentiel est déjà prêt}.",
        "Le jour venu, {tout est prêt|une place ou un sac vous attend}, et {vous n’avez plus qu’à goûter|nous sommes là si quelque chose manque}.",
        "Il ne reste qu’à {goûter|s’installer}, et à {nous dire ce que vous en pensez|demander si quelque chose vous fait envie}.",
      ],
    ],
    questions: [
      [
        "{Faut-il réserver|Sans réserver, possible|Et sans réservation} ?",
        "{Le week-end, mieux vaut réserver|Pour un groupe, prévenez-nous avant|Aux heures d’affluence, appelez d’abord}, {et les jours calmes, il reste souvent une place|mais à deux on trouve presque toujours une solution|même si l’on peut aussi demander en arrivant}.",
        "Un coup de fil {vous évite d’attendre|garantit votre place} ; {sans cela, venez et demandez|les jours de semaine, on peut souvent passer}.",
        "Pour une grande table, {réservez|mieux vaut réserver} ; {à deux, tentez votre chance|à une ou deux personnes, on trouve souvent un coin}.",
      ],
      [
        "{Et en cas d’allergie|Où trouver les allergènes} ?",
        "{Dites-le avant de commander et nous détaillons chaque plat|Demandez les ingrédients à la personne qui vous sert|Dites-nous ce qu’il faut éviter et nous cherchons avec vous}, {mais des traces restent possibles dans une cuisine|et si un plat n’est pas sûr, nous vous le disons|en sachant que nous ne pouvons exclure toute trace}.",
        "Montrez-nous {la liste de ce que vous évitez|ce qui vous est interdit}, {et nous parcourons la carte avec vous|nous dirons quels plats conviennent}.",
        "Chaque plat a {sa liste d’ingrédients|ses ingrédients}, que {vous pouvez demander|nous vous lisons volontiers} ; les traces, elles, ne s’excluent jamais tout à fait.",
      ],
      [
        "{Avec des enfants|Et les enfants|Les enfants, bienvenus} ?",
        "{Bien sûr, et tôt le soir c’est plus calme|Oui, dites-nous leur âge en réservant|Les enfants sont les bienvenus à toute heure}, {et l’on peut demander une petite portion|nous leur trouverons une bonne place|et leur assiette peut sortir en premier}.",
        "Oui, et {une chaise haute se demande|une poussette trouve sa place} {quand vous réservez|si nous le savons avant}.",
        "Les petits mangent {tôt et vite|à leur façon}, {et nous le savons|alors leur assiette part en premier}.",
      ],
      [
        "{Annuler ou décaler|Et en retard|Une autre heure} ?",
        "{Appelez-nous dès que vous le savez|Un court appel suffit|Ce n’est pas grave si nous le savons}, {et quelqu’un d’autre profitera de la table|et nous cherchons une autre heure avec vous|car une table peut souvent attendre un peu}.",
        "Un imprévu arrive : {prévenez-nous par téléphone|un message suffit}, {et nous changeons l’heure ou le nombre|la table servira à d’autres}.",
        "Si vous avez du retard, {appelez en route|dites-le-nous}, {nous gardons la table un moment|et nous verrons comment faire}.",
      ],
      [
        "{Que conseillez-vous|Qu’y a-t-il de bon|Votre avis aujourd’hui} ?",
        "{Cela dépend de ce que le marché a donné|Demandez à la personne derrière le comptoir|C’est un peu différent chaque jour}, {et nous vous dirons ce qui est réussi|et vous aurez un avis sincère|mais le meilleur part souvent en premier}.",
        "Ce qui vient {d’arriver ce matin|du marché}, le plus souvent ; {demandez, nous sommes francs|la personne qui sert l’a goûté}.",
        "Cela change {avec la saison|selon les arrivages}, {alors la bonne réponse se trouve sur place|demandez-nous le jour même}.",
      ],
      [
        "{Commander pour beaucoup|De grandes commandes|Et pour un groupe} ?",
        "{Oui, donnez-nous le jour, l’heure et la quantité|C’est possible, de préférence quelques jours avant|Avec assez de temps, presque tout se prépare}, {et nous confirmons ce qui est faisable|et tout sera prêt à l’heure dite|ainsi nous achetons et cuisinons sans hâte}.",
        "Pour {un buffet ou un repas d’équipe|une fête ou un bureau}, {prévenez quelques jours avant|parlons d’abord des quantités}, et nous disons ce qui tient la route.",
        "Donnez-nous {le nombre de personnes|votre budget} et l’occasion : {une proposition suit|nous conseillons sur les quantités}.",
      ],
    ],
    qualities: [
      ["de bons plats", "une lumière chaude"],
      ["une carte courte", "une longue soirée"],
      ["des produits frais", "une cuisine franche"],
      ["de bons produits", "des assiettes pleines"],
      ["une porte ouverte", "une petite pause"],
      ["un accueil simple", "une cuisine du jour"],
      ["le goût juste", "des portions généreuses"],
      ["une table bien mise", "un service attentif"],
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
        "{Bien cuit|Bien doré}, comme on l’aime",
        "Le pain {d’aujourd’hui|de ce matin}",
        "Prenez {une baguette|un pain} et {le temps de choisir|un bonjour}",
      ],
      truths: [
        "Le bon pain demande {peu de choses|trois ingrédients} et beaucoup d’heures : {la nuit fait la moitié du travail|une pâte ne se presse pas}.",
        "La croûte {fait le goût du pain|garde la mie tendre}, {voilà pourquoi nous cuisons franchement|alors n’hésitez pas à le demander bien cuit}.",
        "La pâte sent {le temps qu’il fait|l’orage avant nous} : {aucune recette ne vaut pour toute l’année|le boulanger la corrige à la main}.",
        "Le beurre ne pardonne pas {la hâte|la chaleur} : {une pâte feuilletée se plie, se repose et recommence|en viennoiserie, le plus dur est d’attendre}.",
        "Un pain entier {se garde mieux|vieillit mieux} qu’un pain tranché, {et une moitié suffit souvent|un détail que l’on oublie en le coupant}.",
        "L’odeur d’un fournil {se sent de loin|réveille une rue}, {et elle dit presque tout|aucune enseigne ne fait mieux}.",
      ],
      offers: [
        [
          "wheat",
          "Pains",
          "{Blé, seigle ou graines|Au levain ou à la levure} : chaque pain a sa mie, {et nous disons avec quoi il va|et sa façon de se garder}.",
          "Entier, en moitié ou tranché : {dites combien de jours il doit tenir|dites ce que vous mangez avec}, {nous vous conseillons|il y en a un pour cela}.",
          "Un pain pour {le fromage|la soupe} n’est pas un pain pour {les tartines|le petit-déjeuner} ; demandez, nous avons un avis.",
          "De la miche à la tranche, {nous vendons la quantité qu’il vous faut|rien n’oblige à prendre un pain entier}, {et demain il y en aura d’autre|pour manger frais}.",
        ],
        [
          "croissant",
          "Viennoiseries",
          "Croissants et brioches {sortent tôt|sont pour les lève-tôt}, {alors mieux vaut les réserver la veille|et ce qui est parti revient le lendemain}.",
          "Le beurre, le repos, le tour de pâte : {une viennoiserie se prépare longtemps|cela prend des heures}, {et se mange en quelques bouchées|alors mangez-la tiède}.",
          "Pour une table du dimanche, {dites-nous combien vous serez|commandez la veille} : {un sac vous attendra|tout sera prêt à votre heure}.",
          "Feuilletées ou briochées, {nature ou au chocolat|avec ou sans garniture}, {elles se mangent le jour même|elles partent tôt}.",
        ],
        [
          "cake",
          "Gâteaux sur commande",
          "Dites-nous {l’occasion et le nombre de parts|le parfum et la date} : {le décor suivra la fête|le reste se choisit ensemble}.",
          "Un anniversaire, un baptême, un départ : {apportez une photo|racontez la fête}, et {nous dirons ce qui tient debout|signalez les allergies dès le début}.",
          "Le gâteau se commande {quelques jours avant|à l’avance}, et se retire {le jour même|juste avant la fête}, {bien emballé|dans sa boîte}.",
          "Pour un grand jour, {le gâteau se dessine avec vous|venez en parler au calme}, {la taille suit les invités|et l’on goûte un parfum si c’est possible}.",
        ],
        [
          "cake-slice",
          "Tartes",
          "Aux fruits, à la crème ou feuilletés, {ils changent avec la saison|selon le mois}, {demandez ce qu’il y a aujourd’hui|et une boîte les emporte}.",
          "Pour {le goûter|le café du dimanche}, {une tarte se partage|de petits gâteaux se choisissent à la pièce}, et {la vitrine aide à décider|on en prend souvent un de plus}.",
          "Ce qui est en vitrine {est du jour|vient du fournil d’à côté} : {quand c’est parti, on attend demain|mettez de côté par téléphone si vous y tenez}.",
          "Une part pour soi ou {une tarte entière|une boîte à partager}, {le dimanche se réserve|dites-le la veille}, le reste se choisit à l’œil.",
        ],
        [
          "sandwich",
          "Sandwichs et salé",
          "Quand la pause est courte, {un sandwich sauve midi|un salé à emporter suffit}, {fait le jour même|bien emballé}.",
          "Pour {un bureau|une réunion}, commandez {la veille|à l’avance} et dites {qui ne mange pas de viande|combien vous êtes}.",
          "Quiches, fougasses, sandwichs : {le salé suit le four|il y a du chaud vers midi}, {et demandez ce qui reste|premier arrivé, premier servi}.",
          "Vers midi, {le comptoir sent le fromage|le salé prend la place du sucré}, {on mange sur le pouce|tout est prêt à emporter}.",
        ],
      ],
      process: [
        [
          "Choisir",
          "{Regardez, sentez et demandez sans hâte|Dites-nous ce qu’il y aura avec|Si vous hésitez, nous aidons à choisir}, {et nous nommons le pain qui convient|nous le tranchons si vous voulez|une moitié est aussi possible}.",
          "Regardez, sentez, demandez : {nous ne sommes pas pressés|on vous coupe volontiers une tranche}, {et le choix se fait tout seul|même quand il y a la queue}.",
          "Dites {pour combien et pour quand|ce qu’il y aura à table}, {le bon pain se trouve vite|nous pensons à la cuisson aussi}.",
        ],
        [
          "Réserver",
          "{Pour réserver, un mot la veille suffit|Laissez-nous un nom et une heure|La commande se fait au comptoir ou par message}, {et il vous attendra|ainsi rien ne tient au hasard|même pour une moitié}.",
          "Un mot {au comptoir|par message} avec {votre nom et l’heure|le pain et le jour}, et il vous attend.",
          "Réservez {votre pain de la semaine|le dimanche dès le vendredi}, {d’un mot en passant|par téléphone}, et il porte votre nom.",
        ],
        [
          "Passer prendre",
          "{Venez tôt pour le sucré et plus tard pour le pain|Prenez un sac en toile si vous en avez un|Passez prendre votre pain quand cela vous arrange}, {et laissez-le refroidir avant de le couper|puis gardez-le dans un torchon|chez vous, la croûte vers le haut}.",
          "Venez {tôt pour le sucré|à votre heure}, {avec un sac en toile|les mains libres}, et gardez le pain dans un torchon.",
          "Le pain sort, {vous arrivez|vous passez}, {le sac est tiède|on vous le tend avec le sourire}, et la journée commence.",
        ],
      ],
      questions: [
        [
          "{Comment garder le pain|Où ranger le pain|Et pour le conserver} ?",
          "{Dans un torchon ou une boîte, jamais au réfrigérateur|Gardez-le la coupe contre la planche|Un gros pain se garde mieux qu’un petit}, {et en tranches, il se congèle bien|rassis, il se grille encore|ainsi il tient un jour de plus}.",
          "Au frais, il {sèche|durcit} plus vite : {un torchon et une boîte valent mieux|laissez-le plutôt à température de la pièce}.",
        ],
        [
          "{Quand commander un gâteau|Commander, jusqu’à quand|Et pour réserver} ?",
          "{Quelques jours avant, et des semaines pour un mariage|Pour le pain, la veille au soir suffit|Plus le gâteau est grand, plus il faut prévenir tôt}, {et dites les parts et l’occasion|une photo est un bon début|ainsi nous achetons le nécessaire}.",
          "Pour un gâteau de fête, {comptez quelques jours|prévenez dès que la date est sûre} ; {le pain, lui, se réserve la veille|pour du pain, un soir suffit}.",
        ],
        [
          "{Et sans gluten|Pour les intolérances|Du pain sans gluten} ?",
          "{La farine vole dans tout fournil|L’épeautre et le seigle contiennent aussi du gluten|Demandez d’abord les ingrédients}, {alors prudence en cas de maladie cœliaque|nous ne pouvons exclure des traces|nous disons franchement ce qui est possible}.",
          "Dans un fournil, {la farine est partout|tout se touche} : {nous ne promettons donc pas l’absence de traces|en cas de maladie cœliaque, mieux vaut s’abstenir}.",
        ],
        [
          "{Les ingrédients|Où lire la liste|Et dans la pâte} ?",
          "{Le plus souvent de la farine, de l’eau, du sel et du levain|Demandez au comptoir et nous le disons|Chaque pain a les siens}, {et graines, lait et fruits à coque sont nommés|dites donc ce que vous évitez|la liste peut se voir}.",
          "Demandez la liste : {farine, eau, sel, levain et ce qui s’y ajoute|elle est courte}, {et nous la lisons avec vous|chaque ingrédient y est nommé}.",
        ],
        [
          "{Pourquoi le levain|Que change le levain|Levain ou levure} ?",
          "{Le levain travaille lentement et laisse du goût|Il lui faut la nuit et un peu de patience|C’est de la farine, de l’eau et beaucoup de temps}, {et le pain reste tendre plus longtemps|beaucoup l’aiment pour son parfum|chaque levain a son caractère}.",
          "Il donne {du goût|une mie plus souple} et {un pain qui se garde|une croûte qui parle}, {en échange de patience|au prix d’une nuit d’attente}.",
        ],
      ],
      qualities: [
        ["une croûte franche", "une mie tendre"],
        ["une longue pâte", "une liste courte"],
        ["un four chaud", "un mot aimable"],
        ["du temps", "de bonnes farines"],
        ["du levain", "de la patience"],
        ["un pain bien cuit", "une brioche légère"],
      ],
      events: ["Atelier pain", "Le fournil ouvert", "Dégustation"],
      actions: {
        sales: ["Réserver mon pain", "Commander un gâteau"],
        visits: ["Trouver la boulangerie"],
      },
    },
  ),
};
