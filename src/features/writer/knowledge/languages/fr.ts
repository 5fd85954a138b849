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
        "{On regarde d’abord et l’on commence ensuite|Chaque peau et chaque cheveu est différent|Ce qui va à une amie peut ne pas vous aller}, {et c’est pourquoi nous parlons avant|alors nous posons quelques questions|et cela se décide avec vous}.",
        "{Un bon résultat se voit des semaines plus tard|Le miroir du premier jour ne dit pas tout|Bien fait veut dire que cela vieillit bien}, {et nous y pensons dès le début|pour que les matins restent simples|alors nous ne nous pressons pas}.",
        "{Des outils propres sont le minimum|Poser la question de l’hygiène est votre droit|La propreté se voit dans les détails}, {et nous montrons volontiers comment nous faisons|ici comme partout ailleurs|alors demandez ce que vous voulez}.",
        "{La peau raconte la semaine passée|Le sommeil, l’eau et le vent laissent des traces|La fatigue se lit d’abord sur le visage}, {et c’est pourquoi nous demandons avant de conseiller|et un moment de calme aide déjà|alors chaque visite est un peu différente}.",
      ],
      offers: [
        [
          "sparkles",
          "Soins",
          "{Dites-nous ce qui vous gêne et ce qui doit rester|Parlez-nous de vos produits à la maison|Nous commençons par regarder et demander}, {et le soin en découle|pour ne rien faire de trop|et nous choisissons avec vous}.",
        ],
        [
          "heart",
          "Mariages et fêtes",
          "{Avant un mariage ou une fête, un essai est utile|Quand il y aura beaucoup de photos, on s’y prend tôt|Pour un grand jour, prévoyez une répétition}, {et le jour venu le trac est moins grand|pour que tout tienne jusqu’au bout|et apportez une image de la tenue}.",
        ],
        [
          "palette",
          "Conseil en style",
          "{Si vous avez envie de neuf, apportez des images|Plus court, plus clair ou simplement autrement|Un changement se discute avant de commencer}, {et nous disons franchement ce qui est possible|en pensant aussi aux semaines suivantes|et vous fixez la limite}.",
        ],
        [
          "gift",
          "Bons cadeaux",
          "{Un bon cadeau ne demande pas de taille|On peut offrir un soin ou une somme|Offrir un moment de calme fait plaisir}, {et la personne choisit son heure|et un nom nous suffit|nous le préparons joliment}.",
        ],
        [
          "scissors",
          "Coupe et forme",
          "{Nous cherchons une forme qui va avec vous et vos matins|Avant de couper, nous regardons comment le cheveu tombe|Dites-nous combien de temps vous avez pour vous coiffer}, {et apportez une image si vous en avez une|pour que cela marche aussi chez vous|la coupe part de là}.",
        ],
        [
          "hand-heart",
          "Petites pauses",
          "{Entre deux rendez-vous, une demi-heure suffit|Un moment court repose aussi|Il n’est pas nécessaire de réserver tout l’après-midi}, {pour le visage ou pour les mains|et nous choisissons ce qui vous fait du bien|dites-nous le temps que vous avez}.",
        ],
      ],
      process: [
        [
          "Parler",
          "{Nous parlons d’abord de vos envies et de ce que vous supportez mal|On commence par quelques questions|Parlez-nous de vos allergies et de vos habitudes}, {et le soin débute ensuite sans doute ni hâte|car ces minutes évitent des regrets|pour savoir dans quelle direction aller}.",
        ],
        [
          "Le soin",
          "{Nous travaillons calmement et expliquons chaque étape|Installez-vous pendant que nous racontons ce que nous faisons|Pendant le soin, posez toutes vos questions}, {et si quelque chose gêne, nous arrêtons|vous pouvez toujours dire stop|et rien ne commence sans vous}.",
        ],
        [
          "Chez vous",
          "{Vous rentrez avec deux gestes faciles à refaire|À la fin, nous disons ce qui fait du bien ensuite|Nous notons ce qu’il faut répéter ou éviter}, {et quand il vaut la peine de revenir|pour que le résultat tienne|et une question peut toujours s’écrire}.",
        ],
      ],
      questions: [
        [
          "{À quel rythme venir|Combien de temps cela tient-il} ?",
          "{Cela dépend de la peau, du cheveu et de l’envie|Beaucoup viennent toutes les quelques semaines|Selon le soin, quelques semaines ou davantage}, {et nous vous le dirons franchement|mais avant une fête, venez quelques jours plus tôt|nous en parlons à la fin du rendez-vous}.",
        ],
        [
          "{Et si je suis enceinte ou allergique|Est-ce adapté à ma peau} ?",
          "{Dites-le-nous avant le rendez-vous|Parlez-en d’abord avec nous|Signalez-le en réservant}, {et un petit test lève les doutes|car certains soins peuvent attendre|et au besoin, demandez à votre médecin}.",
        ],
        [
          "{Et si cela ne me plaît pas|Peut-on corriger} ?",
          "{Dites-le tout de suite, personne ne se vexe|Revenez dans les jours qui suivent|Prévenez-nous sans gêne}, {et un petit détail suffit souvent|car presque tout se reprend|et nous regardons ensemble devant le miroir}.",
        ],
        [
          "{Comment annuler|Puis-je déplacer mon rendez-vous} ?",
          "{Prévenez dès que vous le savez|Un appel la veille aide déjà|Écrivez ou appelez à temps}, {et une autre personne profitera de cette heure|et nous trouvons un nouveau moment|et le rendez-vous se déplace}.",
        ],
        [
          "{Combien de temps prévoir|Combien dure un rendez-vous} ?",
          "{Nous vous le disons en réservant|Cela dépend de ce que nous allons faire|Une couleur prend plus de temps qu’une coupe}, {et mieux vaut ne pas être pressé ensuite|ainsi vous organisez votre journée|et si vous avez peu de temps, dites-le}.",
        ],
        [
          "{Et à la maison, que faire|Quels soins me faut-il} ?",
          "{Presque toujours moins que ne dit la publicité|Deux produits bien choisis suffisent souvent|Nous montrons le geste et vous le répétez}, {alors demandez avant d’acheter|et nous ajustons à la visite suivante|le reste peut rester sur l’étagère}.",
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
        "{L’histoire d’une personne en dit plus que l’appareil|Soigner commence par écouter|Les meilleurs indices sont souvent dans votre récit}, {alors racontez à votre façon|et c’est pourquoi nous demandons depuis quand|et nous prenons des notes}.",
        "{Ce qu’on voit tôt se soigne mieux|La prévention fait peu de bruit et aide beaucoup|Venir sans douleur a aussi un sens}, {et un contrôle vaut donc la peine|alors notez-le dans l’agenda|et c’est souvent une courte visite}.",
        "{La peur du soin est très fréquente|Beaucoup de gens arrivent inquiets|Personne n’a à rougir de sa peur}, {et dite à voix haute, elle pèse moins|alors dites-le et nous irons plus doucement|on peut en parler avant de commencer}.",
        "{Ce que l’on comprend, on le suit mieux|Un soin bien expliqué aide davantage|Les mots compliqués ne soignent personne}, {et c’est pourquoi nous parlons simplement|alors demandez jusqu’à ce que ce soit clair|et l’important vous est noté}.",
      ],
      offers: [
        [
          "stethoscope",
          "Contrôle et prévention",
          "{Un contrôle est utile même quand rien ne fait mal|Nous regardons calmement ce qui convient à votre âge|La prévention commence avant les symptômes}, {et apportez vos anciens résultats si vous les avez|et vous saurez quand revenir|pour que les petites choses restent petites}.",
        ],
        [
          "heart-pulse",
          "Douleurs et troubles",
          "{Dites depuis quand cela fait mal et ce qui soulage|Décrivez les troubles avec vos propres mots|Dites-nous où se trouve la douleur}, {et nous voyons alors l’urgence|mais en cas grave, appelez les urgences|pour vous donner le bon rendez-vous}.",
        ],
        [
          "clipboard-list",
          "Plan de soins",
          "{Nous expliquons ce qui est possible et ce que cela implique|Avant de commencer, vous voyez les voies et les coûts|Un plan écrit montre chaque étape}, {et vous décidez à tête reposée|et vous pouvez l’emporter chez vous|avec ses avantages et ses limites}.",
        ],
        [
          "baby",
          "Enfants et familles",
          "{Avec les petits, on regarde d’abord et l’on touche ensuite|Nous allons au rythme de l’enfant|Les plus jeunes peuvent apporter leur doudou}, {et vous restez tout près|prenez le carnet de santé si vous l’avez|ainsi la première visite reste calme}.",
        ],
        [
          "stethoscope",
          "Suivi",
          "{Après un soin, nous regardons comment cela évolue|Quelques semaines plus tard, on se revoit|Le suivi montre si tout va bien}, {et apportez les questions venues entre-temps|et l’on corrige si besoin|vous savez alors quoi surveiller}.",
        ],
        [
          "clipboard-list",
          "Second avis",
          "{Avant une grande décision, un autre regard aide|Quand un point reste flou, demandez à quelqu’un d’autre|Un second avis peut rassurer}, {et il suffit d’apporter images et courriers|personne ne devrait s’en vexer|pour décider plus calmement}.",
        ],
      ],
      process: [
        [
          "Rendez-vous",
          "{Appelez ou écrivez en disant le motif|En prenant rendez-vous, dites si c’est urgent|Dites-nous en une phrase ce qui ne va pas}, {et nous prévoyons le temps nécessaire|car la douleur passe d’abord|et nous vous proposons une heure}.",
        ],
        [
          "Examen",
          "{Nous parlons, nous examinons et nous expliquons|D’abord la conversation, ensuite l’examen|Vous racontez et nous posons des questions}, {toujours avec des mots clairs|et vous pouvez nous interrompre|sans passer à une étape inconnue}.",
        ],
        [
          "Soin",
          "{Nous convenons du plan avant de commencer|Avant chaque étape, vous savez ce qui vient|On commence quand tout est clair pour vous}, {et les pauses sont toujours possibles|et à la fin, vous savez quoi surveiller|le rythme peut aussi se discuter}.",
        ],
      ],
      questions: [
        [
          "{Que faut-il apporter|Quels papiers prendre} ?",
          "{Prenez votre carte, la liste des médicaments et vos résultats|Vos anciens résultats et vos questions sont utiles|La liste de ce que vous prenez aide le plus}, {et notez avant ce que vous voulez savoir|ce qui manque se demande ensuite|ainsi rien d’important ne s’oublie}.",
        ],
        [
          "{Qu’est-ce qui est remboursé|Combien coûte le soin} ?",
          "{Cela dépend de votre assurance et du soin|Parfois tout est remboursé, parfois une partie|Chaque contrat est différent}, {alors demandez un devis écrit|mieux vaut poser la question avant|et nous donnons les indications à transmettre}.",
        ],
        [
          "{Comment avoir vite un rendez-vous|Que faire si j’ai très mal} ?",
          "{Appelez et dites que c’est urgent|Au téléphone, nous voyons le degré d’urgence|Si la douleur est forte, n’attendez pas le formulaire}, {et en danger, composez le numéro d’urgence|et la nuit, adressez-vous au service de garde|nous cherchons la première place possible}.",
        ],
        [
          "{J’ai peur, que faire|Prenez-vous en compte l’angoisse} ?",
          "{Dites-le déjà en prenant rendez-vous|C’est très courant et l’on peut en parler|Parlez-en et nous prévoyons plus de temps}, {car la première visite peut être une simple conversation|avec des pauses, beaucoup devient possible|et rien ne commence sans votre accord}.",
        ],
        [
          "{Faut-il attendre longtemps|Peut-on avoir une place bientôt} ?",
          "{En cas de douleur, dites-le au téléphone|Cela dépend de l’agenda et du motif|Une place se libère parfois au dernier moment}, {et nous indiquons les heures calmes|alors demandez la liste d’attente|ce qui presse moins attend un peu plus}.",
        ],
        [
          "{Puis-je venir accompagné|Quelqu’un peut-il entrer avec moi} ?",
          "{Oui, à deux on entend mieux|Bien sûr, la personne peut aussi entrer pour parler|Venez avec quelqu’un qui vous rassure}, {et vous dites ce qui peut être entendu|et vous pouvez demander un moment en tête-à-tête|les enfants, eux, peuvent dessiner}.",
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
        "{Il ne faut pas être à bout pour demander de l’aide|Une année lourde est déjà une raison|Venir tôt est souvent le plus sage}, {et un premier entretien n’engage à rien|personne ne vous demandera de preuve|car parler à temps soulage}.",
        "{La confiance compte plus que la méthode|Entre deux personnes, il faut que cela convienne|Sans confiance, aucune méthode n’aide}, {et c’est le sens de la première rencontre|et cela se sent assez vite|alors vous pouvez aussi dire non}.",
        "{Le changement va rarement en ligne droite|Les retours en arrière font partie du chemin|Une mauvaise semaine n’efface pas le reste}, {et c’est la direction qui compte|on en apprend aussi|alors nous ne parlons pas d’échec}.",
        "{Le neuf arrive rarement d’un coup|Le changement fait souvent peu de bruit|Le mieux se voit d’abord dans les petites choses}, {et un jour quelque chose pèse moins|parfois un proche le remarque avant nous|alors on regarde de temps en temps en arrière}.",
      ],
      offers: [
        [
          "user",
          "Séances individuelles",
          "{Voici une heure qui n’appartient qu’à vous|Il y a du temps pour le sujet que vous apportez|Nous parlons en tête-à-tête et sans hâte}, {et vous choisissez par où commencer|aussi lentement qu’il le faut|ce que vous ne voulez pas dire peut attendre}.",
        ],
        [
          "users",
          "Séances à plusieurs",
          "{Quand chaque mot finit en dispute, un tiers peut aider|Nous nous asseyons tous autour d’une table|En couple ou en famille, chaque voix est entendue}, {avec quelques règles claires|et personne n’a besoin d’avoir raison|pour mieux s’entendre au quotidien}.",
        ],
        [
          "leaf",
          "Apaisement",
          "{Le mauvais sommeil, la tension et la fatigue se travaillent|Quand c’est trop, on commence par soulager|Nous cherchons d’abord un peu de repos}, {et nous essayons ensuite de comprendre|avec de petits pas pour chaque jour|le reste peut attendre un peu}.",
        ],
        [
          "video",
          "Séances à distance",
          "{Si le chemin est long, nous pouvons parler à distance|Par téléphone ou à l’écran, on travaille aussi|Il n’est pas toujours nécessaire de se déplacer}, {et une pièce qui ferme suffit|nous disons dans quels cas cela convient|alors demandez ce qui est possible}.",
        ],
        [
          "footprints",
          "Premier entretien",
          "{La première fois est une conversation, rien de plus|Vous pouvez venir, vous asseoir et voir|Au premier entretien, on fait connaissance}, {et il n’y a rien à préparer|se taire est permis aussi|vous décidez ensuite tranquillement}.",
        ],
        [
          "calendar",
          "Accompagnement",
          "{On peut se voir chaque semaine ou plus rarement|Nous faisons un bout de chemin avec vous|Le travail suit un but que vous fixez}, {et nous faisons le point de temps en temps|vous pouvez arrêter avant|sans le prolonger plus que nécessaire}.",
        ],
      ],
      process: [
        [
          "Contact",
          "{Écrivez ou appelez avec une seule phrase|Pour le premier contact, un mot suffit|Vous n’avez encore rien à expliquer}, {et vous saurez quand une place est libre|la réponse vient avec discrétion|et nous proposons un jour}.",
        ],
        [
          "Rencontre",
          "{Au premier entretien, les questions vont dans les deux sens|Nous parlons de ce qui vous amène et de notre façon de travailler|On fait connaissance sans engagement}, {et vous décidez ensuite|pour voir si cela convient|prenez quelques jours pour y penser}.",
        ],
        [
          "Travail",
          "{On se voit régulièrement, avec un but|Le travail avance de séance en séance|Nous travaillons sur ce que vous avez choisi}, {et nous regardons ensemble si cela aide|jusqu’au jour où vous ferez sans nous|le cap peut se corriger}.",
        ],
      ],
      questions: [
        [
          "{Est-ce confidentiel|Qui l’apprend} ?",
          "{Ce qui se dit ici reste ici|Le secret professionnel s’applique|Personne n’apprend rien sans votre accord}, {et la loi ne prévoit que de rares exceptions|ni votre famille ni votre employeur|nous vous l’expliquons volontiers avant}.",
        ],
        [
          "{Qui paie les séances|Est-ce remboursé} ?",
          "{Cela dépend de la séance et de votre assurance|Demandez d’abord à votre assurance|Payer soi-même est souvent possible}, {et le prix est dit avant|nous en parlons au premier entretien|et vous recevez les papiers utiles}.",
        ],
        [
          "{Combien de temps cela dure-t-il|Combien de séances faut-il} ?",
          "{Parfois quelques séances suffisent, parfois il en faut plus|Cela dépend de ce que vous voulez changer|Personne ne peut le dire avec certitude au départ}, {et vous pouvez arrêter quand vous voulez|nous en parlons en chemin|un bilan se fait de temps à autre}.",
        ],
        [
          "{Que faire en cas de crise|Où appeler en urgence} ?",
          "{En cas de danger, composez le numéro d’urgence|Dans une crise, n’attendez pas notre réponse|Si une vie est en jeu, appelez tout de suite les secours}, {et des lignes d’écoute répondent aussi la nuit|car un site est trop lent pour cela|ou allez aux urgences les plus proches}.",
        ],
        [
          "{Cela marche-t-il vraiment|Comment savoir si cela aide} ?",
          "{Personne de sérieux ne peut le promettre|On le voit d’abord dans le quotidien|Cela n’aide pas tout le monde de la même façon}, {et après quelques séances on regarde ensemble|alors dites si rien ne bouge|en parler tôt évite de perdre du temps}.",
        ],
        [
          "{Peut-on venir le soir|Y a-t-il des heures après le travail} ?",
          "{Demandez les dernières heures de la journée|Quelques heures sont gardées pour ceux qui travaillent|À midi, il reste parfois une place}, {et une heure fixe aide à tenir|alors dites-nous quand vous pouvez|nous prévenons si une place se libère}.",
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
        "{Le meilleur plan est celui que l’on tient|Régulier vaut mieux que parfait|Une courte séance vaut mieux qu’aucune}, {il doit donc entrer dans votre semaine|et nous partons de votre agenda|même les jours où l’envie manque}.",
        "{La technique passe avant la vitesse|Un exercice léger et bien fait apporte davantage|Le corps retient la façon de bouger}, {et les genoux vous remercieront|alors nous corrigeons dès le premier jour|et cela vaut à tout âge}.",
        "{Le repos fait partie de l’effort|On progresse aussi en dormant|Un jour de pause n’est pas un jour perdu}, {même si c’est difficile à croire|et le plan en tient compte|alors inutile de venir chaque jour}.",
        "{Un peu chaque semaine vaut mieux que beaucoup d’un coup|Le corps ne compte pas les records|Qui commence doucement tient plus longtemps}, {et cela se voit au bout de quelques mois|alors la patience s’entraîne aussi|et à plusieurs c’est plus facile}.",
      ],
      offers: [
        [
          "users",
          "Cours collectifs",
          "{Chaque cours a son niveau et son rythme|En groupe, on commence et l’on tient plus facilement|Il y a des cours calmes et d’autres plus vifs}, {et chaque exercice a sa version douce|venez un peu plus tôt la première fois|demandez lequel vous convient}.",
        ],
        [
          "user",
          "Cours particuliers",
          "{Le plan se construit autour de vous|Nous partons de votre but, de votre temps et de votre corps|En séance particulière, l’attention est toute à vous}, {alors dites-nous ce qui a déjà fait mal|et tout s’adapte quand la vie change|chaque exercice a sa raison}.",
        ],
        [
          "heart-pulse",
          "Cours pour débuter",
          "{Si vous n’avez rien fait depuis longtemps, commencez ici|Pour débuter, il n’y a rien à savoir|Les premiers jours comptent le plus}, {et une séance d’accueil lève les doutes|nous allons lentement et expliquons tout|personne n’attend la perfection}.",
        ],
        [
          "calendar",
          "Stages",
          "{Un stage laisse plus de temps pour un seul thème|Un après-midi entier éclaire ce qui manquait|Les stages vont dans les détails}, {et demandez avant quel niveau il faut|les dates sont sur ce site|pour pratiquer sans hâte}.",
        ],
        [
          "alarm-clock",
          "Horaires tôt et tard",
          "{On peut venir avant le travail ou en fin de journée|Il y a des heures pour les lève-tôt et d’autres pour le soir|Venez quand il vous reste des forces}, {et nous disons quand il y a moins de monde|ainsi le plan tient dans la semaine|et cela peut changer d’un mois à l’autre}.",
        ],
        [
          "heart-pulse",
          "Reprise en douceur",
          "{Après une blessure ou une grossesse, on revient peu à peu|Après des années assises, le corps se souvient encore|Reprendre après une pause demande de la patience}, {au besoin avec l’accord de votre médecin|et l’on commence léger|nous regardons chaque semaine comment cela va}.",
        ],
      ],
      process: [
        [
          "Essayer",
          "{Une séance en dit plus qu’une brochure|Participez une fois avant de décider|Venez essayer en tenue souple}, {et prenez de l’eau et une serviette|puis dites-nous ce que vous en pensez|sans engagement}.",
        ],
        [
          "Trouver",
          "{Nous cherchons le cours et l’heure qui vont dans votre semaine|Nous vous aidons à choisir un rythme|Après l’essai, on voit ce qui convient}, {et l’on peut toujours changer|alors demandez à l’équipe|selon votre but et votre temps}.",
        ],
        [
          "Continuer",
          "{Des jours fixes aident à tenir|L’important est de revenir la semaine suivante|On avance semaine après semaine}, {et à deux c’est plus facile|avec un peu de neuf de temps en temps|même quand l’envie est petite}.",
        ],
      ],
      questions: [
        [
          "{Faut-il être en forme|Est-ce pour débutants} ?",
          "{Non, tout le monde a commencé un jour|Venez comme vous êtes, le début est là pour cela|Il n’est pas nécessaire d’être en forme}, {et chaque exercice existe en version douce|car personne ne regarde autant qu’on le croit|dites simplement que c’est votre première fois}.",
        ],
        [
          "{Que faut-il pour la première fois|Comment s’habiller pour un cours} ?",
          "{Une tenue souple, de l’eau et une serviette|Prenez de quoi bouger à l’aise|Les habits de la maison conviennent}, {et demandez ce qui se prête|c’est assez pour le premier jour|le reste se voit ensuite}.",
        ],
        [
          "{Puis-je venir malgré une douleur|Et avec un dos fragile} ?",
          "{Demandez d’abord à votre médecin|Avec une douleur, un avis médical passe avant|Cela dépend de la cause}, {et les exercices s’adaptent ensuite|dites-le-nous toujours avant la séance|car certains mouvements peuvent attendre}.",
        ],
        [
          "{Comment résilier|Peut-on faire une pause} ?",
          "{Les délais sont dans le contrat|Demandez les conditions avant de signer|On peut en parler si votre vie change}, {et une maladie ou un déménagement mérite une question|lisez-le donc calmement|nous disons comment l’écrire}.",
        ],
        [
          "{Peut-on changer d’heure|Faut-il venir toujours au même cours} ?",
          "{C’est souvent possible, demandez les places libres|Oui, quand un autre cours a de la place|Prévenez d’un mot et nous regardons}, {même si un jour fixe aide à tenir|et quelqu’un d’autre peut alors entrer|nous disons quelles heures restent}.",
        ],
        [
          "{Suis-je trop âgé|Peut-on venir avec le dos fragile} ?",
          "{On commence là où vous en êtes|Dites-nous ce qui est difficile|L’âge compte moins que l’habitude}, {et chaque exercice a sa forme douce|car lentement, c’est aussi un effort|au besoin, demandez à votre médecin}.",
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
        "{Les petits dégâts grandissent sans bruit|Ce qui goutte aujourd’hui coulera demain|Une tache au plafond part rarement seule}, {alors mieux vaut appeler tôt|et pris à temps, c’est peu de chose|attendre coûte presque toujours plus}.",
        "{Le bon travail ne se voit presque pas|L’important reste derrière le mur|Une réparation bien faite s’oublie vite}, {mais on en profite des années|alors rien n’est caché à moitié|et cela demande du soin}.",
        "{Une photo peut éviter un trajet|Plus le message est précis, plus la bonne pièce vient vite|La plaque de l’appareil en dit long}, {alors envoyez plusieurs images|et nous venons mieux préparés|même un peu floue, elle aide}.",
        "{L’urgent n’est pas toujours ce qui fait du bruit|Une maison prévient avant de tomber en panne|Un son nouveau mérite une question}, {et demander à temps coûte peu|alors fiez-vous à votre oreille|souvent la cause est simple}.",
      ],
      offers: [
        [
          "wrench",
          "Réparations",
          "{Dites-nous ce qui ne va pas, où et depuis quand|Avec une photo et deux phrases, on pense déjà à la pièce|Racontez-nous ce qui s’est arrêté}, {et nous venons avec le nécessaire|nous disons si cela presse|ainsi beaucoup se règle avant la visite}.",
        ],
        [
          "house",
          "Installations",
          "{Avant d’installer, nous faisons un plan|Nous partons de vos mesures, de vos envies et du budget|Une installation commence par un regard sur place}, {et vous comparez les solutions|dites-nous aussi qui va l’utiliser|pour que cela convienne dès le premier jour}.",
        ],
        [
          "calendar-check",
          "Entretien",
          "{Un contrôle par an prolonge la vie des appareils|Avant la saison, c’est le meilleur moment|Vérifier à temps évite bien des pannes}, {alors réservez-le tôt|et nous disons ce qui peut attendre|on voit ainsi ce qui fatigue}.",
        ],
        [
          "phone",
          "Urgences",
          "{Si vous pouvez, fermez d’abord la vanne ou le disjoncteur|En cas d’urgence, mettez en sécurité puis appelez|Quand cela presse, décrivez en peu de mots}, {et nous disons quoi faire en attendant|on voit ensemble ce qui peut attendre|pour que le dégât ne grandisse pas}.",
        ],
        [
          "search",
          "Diagnostic",
          "{C’est parfois moins grave qu’on ne croit|On regarde et l’on mesure d’abord|Avant de changer une pièce, nous cherchons la cause}, {et vous recevez un avis clair|vous saurez aussi ce qui peut attendre|une photo aide déjà}.",
        ],
        [
          "hammer",
          "Petits travaux",
          "{Un robinet, une poignée ou une lampe comptent aussi|Ce qui traîne sur la liste se fait en un moment|Pour les petits travaux, mieux vaut en réunir plusieurs}, {et une seule visite suffit|dites-nous tout en appelant|pour éviter un second trajet}.",
        ],
      ],
      process: [
        [
          "Décrire",
          "{Envoyez quelques photos et quelques phrases|Dites-nous ce qui se passe, où et depuis quand|Décrivez-le comme à un voisin}, {et dites si c’est urgent|cela suffit pour commencer|nous disons quel jour est possible}.",
        ],
        [
          "Voir et chiffrer",
          "{Nous cherchons la cause, puis le prix|Une visite montre ce qu’il faut|On regarde d’abord et l’on chiffre ensuite}, {et rien ne se fait sans votre accord|vous décidez tranquillement|vous savez ce qui est compris}.",
        ],
        [
          "Faire",
          "{Le jour dit, nous protégeons, travaillons et testons|Le travail se fait dans l’ordre et avec soin|Nous faisons ce qui est convenu et l’essayons devant vous}, {puis nous rangeons|avec une facture claire à la fin|et le lieu reste propre}.",
        ],
      ],
      questions: [
        [
          "{Que coûte une intervention|Comment est fait le prix} ?",
          "{Le trajet, le temps et les pièces comptent|Cela dépend du déplacement et des heures|Le prix vient du travail et du matériel}, {et la nuit coûte plus partout|alors demandez les tarifs avant|nous l’expliquons avant de venir}.",
        ],
        [
          "{Dois-je être là|Un voisin peut-il ouvrir} ?",
          "{Pas forcément, quelqu’un avec la clé suffit|Un voisin de confiance peut ouvrir|Au début, mieux vaut que quelqu’un soit là}, {et laissez-nous un numéro|un accès libre aide beaucoup|ainsi votre journée continue}.",
        ],
        [
          "{Locataire ou propriétaire, qui paie|L’assurance couvre-t-elle cela} ?",
          "{En location, prévenez d’abord le propriétaire|Cela dépend de la cause et du contrat|Signalez le dégât avant la réparation}, {et des photos aident auprès de l’assurance|gardez ensuite la facture|le contrat dit ce qui est couvert}.",
        ],
        [
          "{Sous quel délai venez-vous|Quand avez-vous une place} ?",
          "{L’urgent passe d’abord|Cela dépend de l’urgence et du lieu|Dites-nous ce qui est à l’arrêt}, {et proposez plusieurs moments|nous donnons la première heure possible|ainsi on trouve plus vite}.",
        ],
        [
          "{Y a-t-il un prix avant|Recevrai-je un devis} ?",
          "{Oui, après avoir vu le travail|Quand la tâche est claire, le prix peut être fixe|Des photos donnent une idée, la visite un chiffre}, {et ce qui reste incertain est dit|rien ne s’ajoute sans votre accord|vous pouvez comparer calmement}.",
        ],
        [
          "{Rangez-vous après|Est-ce propre à la fin} ?",
          "{On couvre avant et l’on balaie après|L’ancien matériel part avec nous si c’est convenu|Ranger fait partie du travail}, {et dites-nous ce qui est fragile|un passage libre aide tout le monde|ainsi il ne reste que le neuf}.",
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
        "{Sur le papier, changer d’avis coûte peu|Un trait se déplace mieux qu’un mur|Ce qui se décide tôt coûte moins cher}, {alors gardez une soirée de plus pour le plan|et nous regardons deux fois|sur le chantier, chaque jour compte}.",
        "{Les vieilles maisons gardent des secrets|Derrière l’enduit, nul ne sait|Une rénovation apporte toujours une surprise}, {et un devis honnête le dit|alors gardez une réserve|nous ouvrons donc un peu avant}.",
        "{Les retards naissent entre les métiers|Attendre coûte plus que travailler|L’ordre des travaux décide de beaucoup}, {et quelqu’un doit tenir le calendrier|alors on se parle chaque semaine|les dates sont donc écrites}.",
        "{Le plus cher est de faire deux fois|Mesurer encore une fois prend une minute|Un centimètre peut arrêter un chantier}, {alors le mètre sort en premier|et nous posons une question de trop|on vérifie donc avant de couper}.",
      ],
      offers: [
        [
          "house",
          "Agrandissement",
          "{Quand la maison ne suffit plus, on peut l’agrandir|Une pièce de plus change toute la maison|Avant d’agrandir, on regarde le plan et les permis}, {et nous commençons par vos envies|pour que le neuf aille avec l’ancien|nous disons tôt ce qui est possible}.",
        ],
        [
          "hammer",
          "Rénovation",
          "{Avant de décider, nous vérifions l’état des lieux|L’humidité et les vieux réseaux se regardent en premier|Dans une rénovation, ce qui est sain reste}, {et il faut parfois ouvrir un peu|vous voyez ce qu’il faut changer|pour dépenser là où il le faut}.",
        ],
        [
          "ruler",
          "Ouvrages sur mesure",
          "{Pour l’angle où rien ne va, il y a une solution|Ce qui est fait pour le lieu utilise chaque recoin|Un ouvrage à vos mesures part toujours du lieu}, {et une photo suffit pour commencer|nous mesurons toujours nous-mêmes|dites-nous à quoi cela doit servir}.",
        ],
        [
          "clipboard-list",
          "Plans et suivi",
          "{Quelqu’un doit lire les plans et les factures|Nous comparons les offres et suivons les dates|Pendant le chantier, vous savez qui vient et quand}, {et tout changement est écrit|pour que vous restiez tranquille|un point se fait chaque semaine}.",
        ],
        [
          "ruler",
          "Chiffrage",
          "{Avant la première pierre, on compte mesures et quantités|Un calcul clair montre ce qui vient et quand|Bien mesurer évite des disputes}, {et chaque changement a son prix|vous pouvez comparer les offres|pour que la somme ne grandisse pas toute seule}.",
        ],
        [
          "wrench",
          "Réparations",
          "{Une fissure ou un joint ouvert se répare mieux tôt|Le temps abîme d’abord les bords et les gouttières|Les petits dégâts se regardent avant l’hiver}, {et deux photos sous deux angles aident|nous disons si cela presse|ainsi cela ne devient pas un chantier}.",
        ],
      ],
      process: [
        [
          "Visiter",
          "{Nous faisons le tour de la maison avec vous|On regarde le plan, les photos et vos envies|La première visite sert à poser des questions}, {et parlez argent franchement|les chiffres viennent plus tard|car il faut d’abord comprendre}.",
        ],
        [
          "Chiffrer",
          "{Chaque poste est chiffré à part|Vous recevez une liste de ce qui est compris|Les chiffres viennent avec leur explication}, {et vous pouvez demander chaque ligne|lisez-la un crayon en main|ce qui ne convient pas se change}.",
        ],
        [
          "Bâtir et remettre",
          "{On bâtit par étapes, avec des points réguliers|Le chantier suit l’ordre convenu|Pendant les travaux, on se voit régulièrement}, {et à la fin, on fait le tour avec une liste|ce qui manque est noté|jusqu’à votre accord}.",
        ],
      ],
      questions: [
        [
          "{Combien cela coûtera-t-il|Le devis est-il ferme} ?",
          "{Le devis est aussi ferme que le plan|Ce qui se mesure se chiffre, ce qui est caché s’estime|Cela dépend de ce qui est déjà décidé}, {et mieux vaut garder une réserve|fixez donc le prix des extras|l’incertain est marqué comme tel}.",
        ],
        [
          "{Faut-il un permis|Qui dépose la demande} ?",
          "{Pour la structure et la façade, presque toujours|Cela dépend du lieu et des travaux|Demandez d’abord à la mairie}, {et la démarche prend du temps|alors commencez tôt|on convient de qui dépose la demande}.",
        ],
        [
          "{Peut-on rester pendant les travaux|Y aura-t-il du bruit et de la poussière} ?",
          "{Souvent dans une partie de la maison|Cela dépend de la cuisine et de la salle de bains|Avec une bonne organisation, c’est souvent possible}, {même si la poussière vient toujours|videz alors les pièces voisines|le bruit est annoncé}.",
        ],
        [
          "{Combien de temps|Quand commencer les travaux} ?",
          "{Cela dépend de la taille et des livraisons|La météo et les choix donnent le rythme|On peut l’estimer quand le plan est clair}, {et les choix tardifs coûtent le plus|prévoyez donc de la marge|les étapes sont fixées avant}.",
        ],
        [
          "{Que peut-on faire soi-même|Peut-on participer aux travaux} ?",
          "{Vider, démonter ou peindre est souvent possible|Certaines tâches, oui, d’un commun accord|Dites-le avant le devis}, {car cela doit tenir dans le plan|mais d’autres restent au métier|et c’est alors déduit}.",
        ],
        [
          "{Le délai sera-t-il tenu|Et en cas de retard} ?",
          "{La météo et les livraisons s’en mêlent|Un plan avec de la marge tient mieux|Personne ne commande à la pluie}, {et vous apprenez tôt un retard|un point se fait chaque semaine|nous cherchons alors une solution avec vous}.",
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
        "{Le propre ne sent rien|Un parfum ne remplace pas un bon chiffon|La propreté se sent en passant la main}, {et c’est le meilleur signe|alors nous ne la couvrons pas d’une odeur|l’eau et le temps y suffisent souvent}.",
        "{Qui a la clé doit avoir votre confiance|La confiance vaut plus que l’éclat|Vous devez savoir qui entre chez vous}, {et c’est pourquoi les règles sont claires|on en parle avant le premier jour|alors demandez tout ce que vous voulez}.",
        "{Le bon chiffon fait plus que le flacon fort|L’eau, le temps et un chiffon suffisent souvent|Trop de produit laisse des traces}, {et les surfaces s’en portent mieux|les mains aussi disent merci|alors nous préférons la douceur}.",
        "{La saleté a ses habitudes|La poussière revient aux mêmes endroits|Chaque pièce se salit à sa façon}, {et qui les connaît frotte moins|alors on fait d’abord le tour|la liste part de là}.",
      ],
      offers: [
        [
          "house",
          "Maison",
          "{Cuisine, salle de bains, sols et poussière, selon votre liste|Chaque semaine ou une bonne fois à fond|Chez vous, vous dites ce qui compte}, {et aussi ce qu’on ne touche pas|le rythme peut changer|pour rentrer dans un lieu soigné}.",
        ],
        [
          "building",
          "Bureaux",
          "{Nous passons avant l’ouverture ou après votre départ|Tables, cuisine et sanitaires ont chacun leur rythme|Au bureau, chaque pièce demande autre chose}, {et le plan est écrit|donnez-nous les heures et les pièces|pour ne déranger personne}.",
        ],
        [
          "sparkles",
          "Grand nettoyage",
          "{Après des travaux ou un départ, on nettoie à fond|Il faut parfois aller jusque derrière le frigo|Un grand nettoyage commence par le haut}, {et des photos aident à calculer|dites-nous la matière des surfaces|l’entretien est ensuite plus facile}.",
        ],
        [
          "shirt",
          "Linge",
          "{Montrez-nous les taches avant le lavage|Nous lavons, repassons et réparons le petit|Une tache fraîche part mieux qu’une ancienne}, {et dites pour quel jour il vous le faut|ne frottez pas avant|nous disons franchement à quoi s’attendre}.",
        ],
        [
          "droplets",
          "Vitres",
          "{Les vitres se lavent dedans et dehors|Cadres et rainures font partie de la fenêtre|Un jour gris est le meilleur pour les vitres}, {et dites-nous la hauteur et le nombre|ainsi il ne reste pas de traces|jusque dans les coins}.",
        ],
        [
          "building",
          "Cages d’escalier",
          "{Dans la cage d’escalier, tout le monde passe|Marches, rampes et boîtes aux lettres ont leur tour|Une entrée propre est le visage de l’immeuble}, {et un jour fixe est le plus simple|dites-nous combien d’étages|ainsi chacun sait quand}.",
        ],
      ],
      process: [
        [
          "Décrire",
          "{Dites-nous la surface, les sols et le rythme|Une visite ou des photos montrent le travail|Signalez les animaux et ce qui est fragile}, {et vous recevez les heures et le prix|pour compter honnêtement|ce qui compte est noté}.",
        ],
        [
          "La première fois",
          "{La première fois dure plus longtemps|Le premier jour, mieux vaut être là|On commence par faire le tour ensemble}, {vous montrez et nous notons|et cela roule ensuite|ainsi pas de malentendu}.",
        ],
        [
          "Ensuite",
          "{Ensuite, on suit la même liste|Nous revenons le jour convenu|Le rythme est fixé}, {et pour un changement, un mot suffit|la liste peut s’ajuster|jusqu’à nouvel avis de votre part}.",
        ],
      ],
      questions: [
        [
          "{Dois-je être présent|Et la clé} ?",
          "{Pas besoin, beaucoup sont au travail|Seulement le premier jour, ensuite comme vous voulez|C’est vous qui décidez}, {et la clé se donne contre signature|la clé ne porte jamais d’adresse|on parle avant de l’alarme}.",
        ],
        [
          "{Qui apporte les produits|Que faut-il prévoir} ?",
          "{Cela se convient avant, les deux existent|Nous pouvons les apporter ou prendre les vôtres|Selon ce que vous préférez}, {et des produits doux suffisent souvent|dites-nous s’il y a des allergies|c’est clair dès le début}.",
        ],
        [
          "{Et si quelque chose casse|Qui paie en cas de casse} ?",
          "{Dites-le-nous le jour même|Si quelque chose casse, vous le saurez|Le premier pas est d’en parler tout de suite}, {et la responsabilité est fixée par écrit|demandez avant ce qui est couvert|nous cherchons une solution juste}.",
        ],
        [
          "{Combien d’heures faut-il|À quel rythme} ?",
          "{La première visite le montre|Cela dépend de la taille et du nombre de personnes|C’est souvent chaque semaine ou une sur deux}, {et l’on peut changer au besoin|nous commençons par une proposition|après un mois, on ajuste}.",
        ],
        [
          "{Est-ce toujours la même personne|Qui viendra chez moi} ?",
          "{Autant que possible, car l’habitude fait gagner du temps|Nous essayons de garder un visage connu|Posez la question au premier entretien}, {et en cas d’absence, on vous prévient|une liste aide aussi les remplaçants|ainsi vous savez qui sonne}.",
        ],
        [
          "{Faut-il ranger avant|Que préparer} ?",
          "{Un sol libre aide déjà|Mettez de côté ce que nul ne doit toucher|Il ne faut pas nettoyer avant le nettoyage}, {et un animal est mieux dans une autre pièce|les papiers restent où vous dites|ainsi le temps sert à nettoyer}.",
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
        "{Les délais décident plus que les arguments|La date sur la lettre compte d’abord|Un bon argument ne sert plus après le délai}, {alors gardez aussi l’enveloppe|c’est donc ce que nous regardons en premier|et mieux vaut appeler le jour même}.",
        "{Beaucoup de litiges finissent sans juge|Une bonne lettre peut éviter un procès|Le tribunal vient souvent en dernier}, {car négocier est aussi du droit|et cela épargne du temps et des nerfs|alors on se parle d’abord}.",
        "{Ce que vous dites reste ici|Le secret est un devoir du métier|À votre avocat, vous pouvez tout dire}, {alors dites aussi ce qui gêne|car l’essentiel est souvent là|et cela permet un vrai conseil}.",
        "{Une seule phrase peut coûter cher|Les petites lignes comptent autant que les grandes|Un contrat se comprend avant la signature}, {alors nous relisons|et demander du temps est permis|car ensuite il se change difficilement}.",
      ],
      offers: [
        [
          "file-text",
          "Contrats et actes",
          "{Avant la signature, tout se change plus facilement|Envoyez le projet en notant ce qui est obscur|Un contrat se lit mieux à deux}, {et nous expliquons chaque phrase|pour savoir à quoi vous vous engagez|nous proposons au besoin d’autres mots}.",
        ],
        [
          "scale",
          "Litiges",
          "{Dites-nous qui demande quoi et avec quelles preuves|Dans un litige, il faut réunir lettres et dates|Quand la dispute est là, l’ordre aide}, {et vous entendez chances et risques|le chemin se choisit ensuite|avant de faire le premier pas}.",
        ],
        [
          "users",
          "Famille et succession",
          "{Une séparation ou une succession se règle mieux au calme|Ce qu’une famille convient ne se plaide pas|Un testament à temps évite des disputes}, {et l’on cherche ce que chacun peut tenir|parlons-en avant que cela blesse|nous expliquons ce que dit la loi}.",
        ],
        [
          "building-complex",
          "Droit des entreprises",
          "{Un contrat clair garde aussi les amis|Pour créer, s’associer ou transmettre, il faut des règles|Une petite entreprise a aussi besoin de papiers en ordre}, {alors demandez avant la première facture|nous disons ce qu’il vaut mieux écrire|des statuts jusqu’aux impayés}.",
        ],
        [
          "briefcase",
          "Droit du travail",
          "{Après un licenciement, les délais sont courts|Quand cela devient grave au travail, n’attendez pas|Avant de signer un départ, demandez}, {et apportez le contrat et les lettres|nous disons ce que vous pouvez demander|pour ne perdre aucun droit}.",
        ],
        [
          "handshake",
          "Accords sans procès",
          "{Un accord coûte souvent moins qu’un procès|On peut souvent se parler avant de plaider|Finir sans procès, c’est parfois gagner}, {et nous disons ce que vous cédez et recevez|tout est mis par écrit|nous disons aussi quand cela ne convient pas}.",
        ],
      ],
      process: [
        [
          "Demander",
          "{Dites-nous le sujet et le délai|Écrivez qui est en face et jusqu’à quand|Quelques phrases suffisent pour commencer}, {mais l’urgent se dit au téléphone|nous vérifions si nous pouvons agir|un rendez-vous vous est proposé}.",
        ],
        [
          "Premier entretien",
          "{Au premier entretien, les papiers sont sur la table|Vous racontez et nous classons|Nous lisons et posons des questions}, {et vous décidez ensuite|les chances et les coûts sont dits|pour voir quel chemin convient}.",
        ],
        [
          "Agir",
          "{On écrit et l’on négocie d’abord|Nous agissons dans l’ordre convenu|On plaide seulement s’il le faut}, {et vous recevez copie de tout|chaque pas vous est dit avant|vous savez toujours où cela en est}.",
        ],
      ],
      questions: [
        [
          "{Que coûte un premier entretien|Comment sont fixés les honoraires} ?",
          "{Demandez-le avant, c’est normal|Ce peut être à l’heure ou au forfait|Cela dépend de l’affaire et du travail}, {et mieux vaut l’avoir par écrit|une assurance en paie parfois une partie|nous en parlons avant de commencer}.",
        ],
        [
          "{Que faut-il apporter au cabinet|Quels documents vous faut-il} ?",
          "{Prenez les lettres, les contrats et les dates|Tout ce qui porte une date est utile|Apportez les lettres avec leur enveloppe}, {et une page de récit aide beaucoup|notez aussi votre but|même si ce n’est pas rangé}.",
        ],
        [
          "{Le délai expire bientôt, que faire|Est-il trop tard} ?",
          "{Appelez aujourd’hui, n’attendez pas le formulaire|Si le délai expire bientôt, téléphonez|Ne remettez pas à demain}, {car un délai manqué revient rarement|parfois quelques lignes le sauvent|et gardez la lettre sous la main}.",
        ],
        [
          "{Vais-je gagner|Ai-je de bonnes chances} ?",
          "{Personne ne peut le promettre|On en sait plus après lecture|Nous dirons franchement ce que nous en pensons}, {et la preuve compte plus que d’avoir raison|un accord vaut parfois mieux|et aussi quand il faut s’arrêter}.",
        ],
        [
          "{Est-ce long|Quand en saurai-je plus} ?",
          "{Cela dépend du juge et de l’autre partie|Une lettre prend des jours, un procès des mois|Un accord va souvent plus vite}, {et vous apprenez chaque étape|demandez quand vous voulez où cela en est|nous disons tôt à quoi s’attendre}.",
        ],
        [
          "{Peut-on le faire à distance|Dois-je venir} ?",
          "{Beaucoup se fait par courrier et au téléphone|Pour bien des affaires, on n’a pas à venir|Certains actes veulent votre présence}, {et nous disons lesquels|un seul passage suffit souvent|les papiers peuvent s’envoyer}.",
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
        "{L’impôt se prépare avant la fin de l’année|En décembre, on peut encore agir|Après la clôture, il reste peu de choix}, {alors parlons-en tôt|et nous regardons les chiffres dès l’automne|un appel à temps aide}.",
        "{Un bénéfice n’est pas de l’argent en banque|La date du paiement compte aussi|On peut travailler beaucoup avec une caisse vide}, {alors il faut regarder devant|c’est pourquoi nous suivons les paiements|cela se voit sur une seule feuille}.",
        "{Nul ne connaît l’avenir des marchés|Qui promet un rendement veut vendre|Le risque se choisit, pas le succès}, {alors nous regardons coûts et durée|c’est pourquoi nous parlons clair|et mieux vaut répartir}.",
        "{L’impôt grandit toute l’année|L’administration n’oublie rien|Tout ce qui entre n’est pas à vous}, {alors mieux vaut mettre de côté|qui regarde chaque mois n’a pas peur|et cela se prévoit}.",
      ],
      offers: [
        [
          "calculator",
          "Suivi mensuel",
          "{Envoyez les pièces et voyez comment va le mois|Les comptes se tiennent sur papier ou en numérique|Chaque mois, vous savez où vous en êtes}, {et les questions se règlent à temps|pour décider avec des chiffres récents|sans attendre la clôture}.",
        ],
        [
          "file-text",
          "Clôture de l’année",
          "{Pour la clôture, une liste dit ce qui manque|Les déclarations et les comptes se préparent tôt|La fin d’année arrive toujours trop vite}, {et les délais sont suivis|apportez le dernier avis|pour ne rien oublier}.",
        ],
        [
          "umbrella",
          "Assurance et prévoyance",
          "{Nous séparons ce qui ruine de ce qui agace|Apportez tous les contrats dans un sac|En assurance, le grave passe d’abord}, {et l’on voit quoi garder ou résilier|vous décidez sans hâte|pour ne pas payer deux fois}.",
        ],
        [
          "rocket",
          "Création d’entreprise",
          "{Avant de démarrer, il faut quelques chiffres|La forme, le compte et la première facture se pensent ensemble|Une heure au début en épargne beaucoup}, {et l’on voit ce que l’idée peut porter|vous saurez quelles démarches viennent|avant de signer quoi que ce soit}.",
        ],
        [
          "chart-line",
          "Tableaux lisibles",
          "{Une feuille claire vaut mieux qu’un classeur plein|Un tableau doit pouvoir se lire au petit déjeuner|Nous disons ce qui est à vous et ce qui est à l’État}, {en phrases plutôt qu’en sigles|chaque mois ou chaque trimestre|pour décider la tête froide}.",
        ],
        [
          "shield-check",
          "Relecture des contrats",
          "{Dans presque chaque maison, un classeur reste fermé|Certains contrats courent sans que personne les regarde|Nous relisons ce que vous avez et ce qui manque}, {alors apportez tout et nous trions ensemble|vous saurez ensuite ce que vous payez|le superflu se résilie}.",
        ],
      ],
      process: [
        [
          "Se connaître",
          "{Dites-nous votre activité et ce qui presse|On fait connaissance avec les papiers de l’an dernier|Au premier entretien, on regarde votre situation}, {et rien n’est trop en désordre|puis vous recevez une offre|pour savoir ce qu’il faut}.",
        ],
        [
          "Faire le point",
          "{Nous rangeons papiers, accès et buts|Nous disons ce qui manque et pour quand|Tout tient sur une page}, {et vous voyez où vous en êtes|pour que rien ne se perde|l’urgent passe en premier}.",
        ],
        [
          "Suivre",
          "{Ensuite, on suit mois après mois|Le travail prend un rythme fixe|Toute l’année, nous restons en contact}, {avec un bilan annuel|et ce qui doit changer change|pour éviter les mauvaises surprises}.",
        ],
      ],
      questions: [
        [
          "{Combien cela coûte au mois|Comment êtes-vous payé} ?",
          "{Ce peut être un forfait, des honoraires ou une commission|Cela dépend du travail à faire|Chaque cabinet a sa façon}, {alors demandez-le toujours par écrit|nous le disons avant de commencer|vous saurez ce qui est compris}.",
        ],
        [
          "{Mes papiers sont en désordre, est-ce grave|J’ai du retard, que faire} ?",
          "{Commencez aujourd’hui, vous n’êtes pas seul dans ce cas|Une pile de papiers convient aussi|Un retard se rattrape}, {et ouvrez d’abord les lettres|il suffit de trier par année|l’urgent se regarde tout de suite}.",
        ],
        [
          "{Comment changer de cabinet|Est-ce compliqué} ?",
          "{C’est plus simple qu’on ne croit|Les bureaux s’arrangent entre eux|Une procuration suffit souvent}, {et la fin d’année est un bon moment|vérifiez seulement le préavis|nous demandons les pièces}.",
        ],
        [
          "{Que puis-je déduire|Quels reçus garder} ?",
          "{Gardez tout ce qui touche au travail|Gardez d’abord et demandez ensuite|Cela dépend de votre activité et de la dépense}, {car les règles changent|une note sur le reçu aide|on le voit à la déclaration}.",
        ],
        [
          "{À quel rythme se voit-on|Que dois-je faire moi-même} ?",
          "{Cela dépend de vos questions et de votre activité|Vous gardez les pièces, guère plus|On convient au départ de qui fait quoi}, {et un appel entre deux est prévu|le reste se partage|au moins une fois par an, on s’assied}.",
        ],
        [
          "{Tout peut-il être numérique|Faut-il du papier} ?",
          "{Les deux vont, le mélange moins|Des photos de reçus suffisent souvent|Ce peut être numérique si vous préférez}, {mais gardez les originaux|un jour fixe par mois aide beaucoup|nous montrons comment les envoyer}.",
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
        "{Le premier prix décide de beaucoup|Trop haut au départ finit souvent trop bas|Les acheteurs sérieux regardent tôt}, {d’où l’intérêt d’une estimation honnête|alors nous expliquons chaque chiffre|et un prix juste gagne des mois}.",
        "{Un lieu se choisit dans l’entrée|La lumière et l’ordre comptent dès la porte|Les premières minutes pèsent plus que les mètres carrés}, {alors une journée de rangement vaut la peine|c’est pourquoi la visite se prépare|les raisons viennent ensuite}.",
        "{La banque veut les papiers avant les images|Un dossier complet aide à vendre|Ce qui manque se demande toujours trop tard}, {alors réunissez-le tôt|nous commençons donc par le dossier|et cela rassure les deux côtés}.",
        "{Chaque maison a un défaut|Ce qu’on tait à la visite se voit après|Une photo trop belle déçoit}, {alors nous le disons tout de suite|la franchise épargne des visites|qui le sait décide mieux}.",
      ],
      offers: [
        [
          "house",
          "Vente et achat",
          "{Pour vendre, il faut fixer valeur, moment et papiers|Dites-nous pourquoi vous vendez et pour quand|La visite vient avant le prix}, {et nous disons d’où vient le chiffre|pour décider à tête reposée|les étapes suivantes se fixent ensemble}.",
        ],
        [
          "key",
          "Location",
          "{À la location, on cherche qui convient à la maison|Un dossier et une conversation valent mieux qu’une intuition|Dites-nous ce qui compte chez un locataire}, {et l’état des lieux se fait par écrit|pour que chacun soit tranquille|les compteurs se lisent ensemble}.",
        ],
        [
          "building",
          "Gestion",
          "{Nous suivons comptes, assemblées et artisans|Un immeuble a besoin de quelqu’un qui réponde|Pour qui vit ailleurs, quelqu’un doit être sur place}, {avec des comptes lisibles|un numéro répond aux questions|chaque dépense a son papier}.",
        ],
        [
          "laptop",
          "Bureaux et salles",
          "{Une table, une salle ou seulement une adresse|Un lieu de travail s’essaie d’abord un jour|On peut louer à la journée ou plus longtemps}, {alors venez écouter le bruit|dites-nous combien vous êtes|nous voyons ce qui convient}.",
        ],
        [
          "camera",
          "Photos et plans",
          "{Avec de la lumière et de l’ordre, les photos disent vrai|Un plan juste évite des visites inutiles|Nous photographions la maison telle qu’elle est}, {et les défauts sont dits|pour que viennent les bonnes personnes|vous les voyez en premier}.",
        ],
        [
          "scale",
          "Estimation",
          "{La valeur tient au lieu et à l’état|Nous regardons les ventes voisines et les papiers|Une estimation honnête donne une fourchette}, {et les raisons sont expliquées|avant un partage ou un achat|vous décidez de la suite}.",
        ],
      ],
      process: [
        [
          "Visiter",
          "{Nous voyons les pièces, les papiers et vos projets|La cave et le toit se regardent aussi|À la visite, les questions passent d’abord}, {et vous recevez ensuite un avis|pour bien connaître la maison|vous racontez son histoire}.",
        ],
        [
          "Préparer",
          "{On range, on photographie, on décrit|Le dossier se réunit avant l’annonce|L’annonce se prépare avec vous}, {sans cacher les défauts|vous la lisez avant|pour que tout soit juste}.",
        ],
        [
          "Conclure",
          "{On lit, on signe et l’on remet les clés|Pour conclure, il faut un projet et une date|À la fin, on relève les compteurs}, {sans hâte et par écrit|nous sommes là jusqu’à la porte|rien ne se signe sans lecture}.",
        ],
      ],
      questions: [
        [
          "{Que coûte l’agence|Qui paie la commission} ?",
          "{Cela dépend du mandat|La loi et le contrat le disent|On en convient avant de commencer}, {alors demandez-le par écrit|et demandez ce qui est compris|vous saurez qui paie quoi}.",
        ],
        [
          "{Combien vaut mon bien|Les estimations en ligne sont-elles justes} ?",
          "{Un chiffre en ligne est un premier repère|Un site ne voit pas votre cuisine|Le lieu, l’état et les papiers comptent}, {et une visite précise|mieux vaut donc voir la maison|nous expliquons le calcul}.",
        ],
        [
          "{Quels papiers pour vendre|Que veut voir la banque} ?",
          "{Il faut souvent le titre, les plans et les diagnostics|Pour un appartement, aussi les procès-verbaux|La banque veut voir le titre et les charges}, {et certains papiers prennent des semaines|commandez-les donc tôt|une liste vous est donnée}.",
        ],
        [
          "{Combien de temps pour vendre|Quand pourrons-nous entrer} ?",
          "{Comptez en mois plutôt qu’en semaines|Le prix et le dossier donnent le rythme|Cela dépend du lieu et du moment}, {et un dossier complet gagne du temps|donnez-nous votre date|nous signalons chaque intérêt sérieux}.",
        ],
        [
          "{Dois-je être là pour les visites|Qui montre les lieux} ?",
          "{Plutôt non, on pose alors plus de questions|Comme vous préférez|Nous pouvons montrer les lieux sans vous}, {et vous saurez ce qui s’est dit|les clés se donnent contre signature|les heures se fixent avec vous}.",
        ],
        [
          "{Faut-il rénover avant|Que faire avant les visites} ?",
          "{En grand, c’est rarement utile|Laver, peindre et changer les ampoules suffit souvent|Cela dépend de l’état et du prix}, {car chacun verra le reste autrement|nous disons ce qui vaut la peine|demandez avant de dépenser}.",
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
        "{Peu et souvent vaut mieux que beaucoup et rarement|Quelques minutes par jour portent loin|L’habitude fait plus que le don}, {et cela vaut à tout âge|alors le plan doit entrer dans votre vie|les tâches restent donc courtes}.",
        "{Qui l’explique l’a compris|Une bonne leçon fait parler l’élève|Écouter n’est que la moitié d’apprendre}, {d’où toutes nos questions|alors venez avec l’envie d’essayer|et le professeur se tait parfois}.",
        "{L’erreur montre le chemin|La peur ralentit plus que la difficulté|De petits succès donnent du courage}, {alors on commence par ce qui réussit|ici, personne ne rit|se tromper fait donc partie du cours}.",
        "{Apprendre sonne faux au début|Qui se trompe a déjà essayé|La première semaine est la plus maladroite}, {puis un jour cela vient|alors il faut un peu de patience|et l’on en sourit plus tard}.",
      ],
      offers: [
        [
          "users",
          "Cours en groupe",
          "{En groupe, on apprend aussi des autres|Un groupe de même niveau aide à se lancer|Ensemble, on ose plus facilement parler}, {et un court test trouve la bonne place|demandez une séance d’essai|personne ne reste derrière}.",
        ],
        [
          "user",
          "Cours particuliers",
          "{Le cours suit votre but et votre rythme|On travaille là où cela bloque|En tête-à-tête, on avance où il faut}, {alors apportez ce qui résiste|nous partons de votre cas|chaque semaine, on voit ce qui a changé}.",
        ],
        [
          "graduation-cap",
          "Préparation aux examens",
          "{Pour un examen, on fait un plan à rebours|On s’exerce avec de vrais sujets et une montre|Avant un examen, on cherche d’abord les manques}, {et le repos en fait partie|pour arriver calme le jour venu|le plus lourd se répète}.",
        ],
        [
          "building-complex",
          "Formations en entreprise",
          "{En entreprise, on travaille sur vos propres thèmes|Une équipe apprend mieux avec ses exemples|Une formation commence par une question}, {alors dites ce qui doit changer|les dates se fixent avec vous|pour que cela serve dès le lendemain}.",
        ],
        [
          "sun",
          "Stages de vacances",
          "{Pendant les vacances, la tête a plus de place|Une semaine avec un seul thème porte loin|On apprend le matin et l’après-midi reste libre}, {et demandez l’âge et le niveau|mieux vaut réserver tôt|pour revenir avec envie}.",
        ],
        [
          "clock",
          "Cours du soir et du samedi",
          "{Après le travail ou le samedi, on apprend aussi|Il y a des heures pour les journées pleines|Les cours du soir tiennent à côté de la famille}, {et qui manque peut rattraper|dites-nous quand vous pouvez|pour avancer peu à peu}.",
        ],
      ],
      process: [
        [
          "Demander",
          "{Dites-nous votre but, votre niveau et votre temps|On commence par une courte conversation|Posez d’abord toutes vos questions}, {et vous recevez un avis franc|pour voir si cela convient|nous disons quel cours irait}.",
        ],
        [
          "Essayer",
          "{Venez à une séance et regardez|Essayez une fois avant l’inscription|Assistez à un cours sans engagement}, {puis vous décidez|ainsi vous voyez le groupe|et dites-nous ce que vous en pensez}.",
        ],
        [
          "Apprendre",
          "{On avance séance après séance, par petites tâches|Apprendre demande de la régularité|Ensuite, le rythme est fixe}, {et l’on regarde parfois en arrière|pour que le progrès se voie|le plan peut changer}.",
        ],
      ],
      questions: [
        [
          "{Quel cours choisir|Comment connaître mon niveau} ?",
          "{Un entretien ou un court test le montre|Dites ce que vous savez et à quoi cela doit servir|Vous n’avez pas à le savoir d’avance}, {et l’on peut changer ensuite|essayez donc une séance|nous conseillons un groupe}.",
        ],
        [
          "{Et si je manque un cours|Peut-on rattraper} ?",
          "{Prévenez et nous transmettons le contenu|Une autre date se trouve souvent|Une absence n’est pas grave}, {et le support peut s’envoyer|ainsi vous gardez le fil|demandez comment rattraper}.",
        ],
        [
          "{Suis-je trop âgé|Est-ce pour vrais débutants} ?",
          "{Non, on peut commencer à tout âge|L’adulte apprend autrement|On peut toujours partir de zéro}, {et la patience remplace la vitesse|car il sait à quoi cela sert|le cours va pas à pas}.",
        ],
        [
          "{Y a-t-il des aides|Qui paie la formation} ?",
          "{L’employeur ou un fonds paie parfois|Cela dépend de la formation et de votre situation|Demandez avant l’inscription}, {car les dossiers prennent du temps|nous fournissons les papiers utiles|n’attendez pas le dernier jour}.",
        ],
        [
          "{Combien sont-ils par groupe|Serai-je seul à mon niveau} ?",
          "{Assez peu pour que chacun parle|Cela dépend du cours et de l’heure|Demandez avant de vous inscrire}, {et un court test trouve la place|on change de groupe si besoin|pour que personne ne s’ennuie}.",
        ],
        [
          "{Y a-t-il une attestation|Que reçoit-on à la fin} ?",
          "{Oui, sur demande, avec heures et contenu|Nous pouvons écrire ce qui a été fait|Cela dépend de l’usage que vous en avez}, {mais l’examen officiel se passe souvent ailleurs|demandez donc ce qui est reconnu|dites-le dès le début}.",
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
        "{Jouer, c’est penser avec les mains|L’enfant qui joue répète le monde|Une tour qui tombe est aussi une leçon}, {alors nous lui laissons le temps|et rien ne presse|nous regardons de près}.",
        "{L’adaptation dure ce qu’elle dure|On apprend à se quitter peu à peu|Le premier au revoir coûte à tous}, {et une main est toujours là|alors personne ne fixe de date|les petits pas aident}.",
        "{Les parents confient ce qu’ils aiment le plus|La confiance commence à la porte|Des parents tranquilles rassurent l’enfant}, {alors nous racontons la journée avec franchise|demandez donc tout ce que vous voulez|et la vérité y aide}.",
        "{Un enfant apprend en répétant|La dixième fois est souvent la meilleure|Le même livre peut durer des semaines}, {alors la journée a son rythme|les grands apportent la patience|et cela rassure}.",
      ],
      offers: [
        [
          "baby",
          "Les tout-petits",
          "{Les tout-petits dorment et mangent à leur heure|Avec des visages connus, la journée est plus douce|Pour un bébé, le rythme passe d’abord}, {alors dites-nous comment il s’endort|le doudou vient aussi|vous expliquez ses habitudes}.",
        ],
        [
          "blocks",
          "Les plus grands",
          "{Les plus grands bâtissent, se fâchent et se réconcilient|Avec des ciseaux et de la terre, on apprend beaucoup|À cet âge, on veut tout savoir}, {alors mettez des habits qui se salissent|chacun trouve son coin|les questions ne manquent pas}.",
        ],
        [
          "trees",
          "Jeux dehors",
          "{Nous sortons par presque tous les temps|Flaques, bâtons et escargots font un bon programme|Dehors, on se dispute moins}, {et il faut des habits de rechange|écrivez le nom dans les bottes|on dort mieux ensuite}.",
        ],
        [
          "apple",
          "Repas et repos",
          "{On mange ensemble et personne ne finit de force|Goûter, oui, obliger, non|Après le repas vient un moment calme}, {et nul ne dort de force|dites-nous les allergies|le repos a son coin}.",
        ],
        [
          "eighth-notes",
          "Musique et histoires",
          "{On chante, on rime et l’on relit le même livre|Une chanson ouvre la journée|Sur le tapis, toutes les histoires ont leur place}, {et le livre préféré peut venir|qui ne chante pas tape des mains|ainsi on apprend sans le remarquer}.",
        ],
        [
          "clock",
          "Vacances et horaires larges",
          "{Quand le travail commence tôt, parlons-en|Pour les ponts et les vacances, demandez|Les longues journées se prévoient aussi}, {alors donnez-nous vos heures|nous disons ce qui est possible|pour que la famille s’organise}.",
        ],
      ],
      process: [
        [
          "Visiter",
          "{Venez voir une matinée|Asseyez-vous un moment sur une petite chaise|Visitez-nous avec votre enfant}, {et demandez ce que vous voulez|vous verrez une journée normale|la première impression est la vôtre}.",
        ],
        [
          "Demander une place",
          "{Pour une place, il faut la date et les heures|Inscrivez-vous tôt en disant le début souhaité|Remplissez la demande tranquillement}, {et nous expliquons comment elles sont données|signalez les changements|nous disons ce qui manque}.",
        ],
        [
          "S’adapter",
          "{D’abord avec vous, puis un moment sans vous|L’adaptation va à petits pas|L’enfant donne le rythme}, {alors prévoyez quelques semaines|nous appelons si besoin|et rien ne presse}.",
        ],
      ],
      questions: [
        [
          "{Comment se passe l’adaptation|Et si mon enfant pleure} ?",
          "{Pas à pas, avec vous tout près|Pleurer au départ est normal|On commence par de courts moments}, {et s’il ne se console pas, nous appelons|car l’enfant donne le rythme|chaque jour dure un peu plus}.",
        ],
        [
          "{Comment avoir une place|Y a-t-il une liste d’attente} ?",
          "{Inscrivez-vous tôt, parfois avant la naissance|Cela dépend de la commune et des places|Une liste peut exister}, {et une place se libère parfois d’un coup|demandez donc de temps en temps|nous expliquons les règles}.",
        ],
        [
          "{Quand garder un enfant malade à la maison|Que faites-vous en cas de fièvre} ?",
          "{Avec de la fièvre, mieux vaut la maison|S’il tombe malade ici, nous appelons|Un enfant malade se repose mieux chez lui}, {et quelqu’un doit être joignable|cela protège aussi les autres|jusqu’à ce qu’il aille mieux}.",
        ],
        [
          "{Combien coûte une place|Existe-t-il des aides} ?",
          "{Cela dépend des heures et des aides|Bien des familles sont aidées|Le prix s’explique avant la signature}, {et la commune renseigne|demandez ce qui est compris|nous disons quels papiers il faut}.",
        ],
        [
          "{Que faut-il mettre dans le sac|Que doit apporter mon enfant} ?",
          "{Un change, des chaussons et un objet connu|Une liste vous est donnée avant|Le nécessaire tient dans un petit sac}, {et le nom est écrit partout|le plus précieux reste à la maison|le doudou peut venir}.",
        ],
        [
          "{Comment sait-on ce qu’il a fait|A-t-on des nouvelles du jour} ?",
          "{Le soir, nous racontons en quelques phrases|Vous pouvez demander chaque jour|On se parle un instant à la porte}, {et pour plus long, on prend un moment|l’important vous est toujours dit|les petites choses aussi}.",
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
        "{L’outil doit suivre le travail|Un bon logiciel demande d’abord comment vous travaillez|Personne ne devrait travailler pour son logiciel}, {alors nous commençons par regarder|l’écran vient donc après|ce qui gêne s’enlève}.",
        "{Les données doivent pouvoir entrer et sortir|Demandez la sortie avant d’entrer|Pouvoir partir donne confiance}, {alors nous l’expliquons au début|testez-le donc avant de signer|c’est une forme d’honnêteté}.",
        "{Une sauvegarde jamais testée n’est qu’un espoir|Presque chacun croit avoir une copie|Le mauvais jour vient sans prévenir}, {alors récupérez un fichier aujourd’hui|on essaie donc un jour calme|un essai coûte peu}.",
        "{La bonne technique se fait oublier|Ce qui marche ne se remarque plus|Chaque clic devrait servir}, {alors nous préférons enlever|moins de boutons, c’est souvent mieux|cela vient en essayant}.",
      ],
      offers: [
        [
          "layout-dashboard",
          "Vue d’ensemble",
          "{En un seul lieu, on voit ce qui est ouvert et chez qui|Une vue claire remplace bien des listes|Le matin, on ouvre et l’on sait par où commencer}, {et c’est pensé pour ceux qui font le travail|personne ne demande deux fois|sans chercher dans les courriels}.",
        ],
        [
          "workflow",
          "Tâches automatiques",
          "{Les gestes de chaque semaine peuvent se faire seuls|Rappeler, copier et classer s’automatise|Ce qui vous ennuie, une machine le fait peut-être}, {alors dites-nous ce qui prend du temps|vous gardez l’important|et cela peut toujours s’arrêter}.",
        ],
        [
          "shield",
          "Sécurité",
          "{Qui voit quoi se décide avant de commencer|Les droits, les copies et un second facteur sont la base|La sécurité commence par les comptes}, {et vous pouvez le demander par écrit|nous regardons d’abord l’existant|sans faire peur à personne}.",
        ],
        [
          "life-buoy",
          "Aide",
          "{Dites-nous ce que montre l’écran et depuis quand|Une photo du message épargne des questions|Quand cela ne marche plus, n’effacez rien}, {et l’urgent passe d’abord|nous regardons ensemble|la cause se trouve plus vite}.",
        ],
        [
          "plug",
          "Liens entre vos outils",
          "{Le neuf doit parler avec ce que vous avez|Agenda, caisse et stock peuvent se relier|Un lien évite d’écrire tout deux fois}, {et nous disons ce qui marche ou non|les données passent après vérification|envoyez-nous la liste des outils}.",
        ],
        [
          "graduation-cap",
          "Formation",
          "{Un cours court évite que le neuf reste au placard|En petit groupe, on apprend en demandant|Votre équipe apprend avec ses propres exemples}, {alors envoyez vos questions avant|pour que cela marche le lendemain|nous restons ensuite joignables}.",
        ],
      ],
      process: [
        [
          "Regarder",
          "{Montrez-nous une journée de travail|On regarde avec votre exemple|On commence par voir comment vous faites}, {et posez les questions gênantes|car une démo est toujours belle|pour savoir ce qu’il faut}.",
        ],
        [
          "Petit début",
          "{On commence avec une équipe et une tâche|Les premières étapes sont courtes|On essaie d’abord en petit}, {et ce qui manque est noté|pour décider ensuite|le risque reste donc petit}.",
        ],
        [
          "Passer au neuf",
          "{On passe les données, les droits et les habitudes|L’ancien et le neuf vivent un temps côte à côte|Le changement a une date}, {puis l’ancien s’éteint|avec quelqu’un à qui demander|personne ne reste sans aide}.",
        ],
      ],
      questions: [
        [
          "{Où sont mes données|Qui les voit} ?",
          "{Demandez le lieu et l’hébergeur|C’est dans le contrat et nous le montrons|Les droits vont selon le rôle}, {et lisez la page de confidentialité|vous saurez qui voit quoi|cela peut se demander par écrit}.",
        ],
        [
          "{Combien coûte la solution|Comment est-ce facturé} ?",
          "{Cela dépend de l’ampleur et du nombre de personnes|Ce peut être au temps ou par étapes|Calculez toujours une année réelle}, {et demandez aussi préavis et extras|parlons d’abord de vos besoins|vous voyez le chiffre avant de décider}.",
        ],
        [
          "{La mise en place est-elle longue|Est-ce difficile à apprendre} ?",
          "{Voir est rapide, s’habituer prend des semaines|La première tâche devrait réussir vite|Cela dépend du nombre d’utilisateurs}, {et mieux vaut commencer à quelques-uns|invitez aussi les sceptiques|nous aidons au début}.",
        ],
        [
          "{Cela marche-t-il avec nos outils|Y a-t-il une interface} ?",
          "{Nommez les outils qui restent|Envoyez-nous la liste de vos programmes|Le lien existe parfois déjà}, {mais certains demandent du travail|nous disons ce qui est prêt ou non|ainsi le calcul est honnête}.",
        ],
        [
          "{Peut-on essayer avant|Y a-t-il une démonstration} ?",
          "{Oui, de préférence avec vos propres exemples|Une demi-heure suffit pour le montrer|Le voir en dit plus qu’une brochure}, {et demandez aussi ce qui ne marche pas|vous décidez ensuite|sans rien signer}.",
        ],
        [
          "{Et si nous partons ailleurs|Puis-je reprendre mes données} ?",
          "{Vos données sont à vous|Elles partent entières, dans un fichier|La sortie est dans le contrat}, {et mieux vaut l’essayer avant|demandez donc le format|personne ne devrait les retenir}.",
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
        "{Les goûts se discutent, le but non|Avant de plaire, il faut servir|La première question est à quoi cela sert}, {et c’est le sens du brief écrit|alors nous commençons par demander|la couleur vient après}.",
        "{Bien créer, c’est souvent enlever|Le mot le plus dur est non|Ce qui reste doit mériter sa place}, {et le reste est de trop|alors nous effaçons beaucoup|il y faut un peu de courage}.",
        "{La réponse est souvent déjà dans la maison|Ceux qui font le travail en savent le plus|Un bon conseil commence par écouter}, {alors nous demandons à vos gens|il ne reste parfois qu’à trier|nous parlons donc à tous}.",
        "{Une bonne idée supporte les questions|Ce qui ne s’explique pas ne marche pas|On parle avant de dessiner}, {alors nous montrons le chemin|demandez donc sans gêne|ainsi vous savez pourquoi}.",
      ],
      offers: [
        [
          "target",
          "Stratégie",
          "{Un bon plan tient sur une page|On fixe d’abord qui, quoi et pourquoi|La stratégie commence par une question gênante}, {et nous parlons aussi à vos clients|pour que chaque pas ait un sens|vous savez ce qui vient d’abord}.",
        ],
        [
          "pen-tool",
          "Création graphique",
          "{Nous cherchons un visage qui tient|Le signe, la lettre et la couleur doivent dire la même chose|Le dessin part du lieu où l’on vous voit}, {et les mots viennent avant les images|dites-nous où l’on vous croise|pour être reconnu de loin}.",
        ],
        [
          "message-circle",
          "Textes",
          "{Vous racontez et nous écrivons|Les textes doivent sonner comme vous|Dire peu et bien demande du travail}, {et l’on corrige jusqu’à ce que cela aille|pour être lu jusqu’au bout|avec votre voix, sans décor}.",
        ],
        [
          "settings",
          "Fabrication",
          "{Du projet à l’objet, il y a bien des étapes|L’échantillon dit la vérité|Avant d’imprimer, on essaie}, {alors donnez-nous quantité et date|nous suivons jusqu’à la livraison|pour que ce soit comme prévu}.",
        ],
        [
          "search",
          "État des lieux",
          "{Nous regardons l’existant avec des yeux neufs|Tout va sur un mur et se regarde ensemble|Il y a souvent plus qu’on ne croit}, {et l’on voit ce qui reste ou part|avant de faire du neuf|pour ne pas dépenser pour rien}.",
        ],
        [
          "users",
          "Ateliers avec votre équipe",
          "{Vos gens savent presque tout ce qu’il faut|Autour d’une table, avec des stylos, on avance vite|Un atelier réunit ceux qui se voient peu}, {et nous demandons puis trions|à la fin, il y a un plan|pour repartir avec une décision}.",
        ],
      ],
      process: [
        [
          "Demander",
          "{On parle du but, des gens, du délai et du budget|Il faut d’abord savoir ce qui doit changer|Nous demandons et mettons par écrit}, {et vous corrigez|car parler d’argent gagne du temps|pour partir de la même idée}.",
        ],
        [
          "Esquisser",
          "{Nous montrons peu de pistes, encore brutes|Le croquis passe avant le détail|On dessine tôt, sans finir}, {et dites à quoi cela fait penser|à ce stade, jeter coûte peu|nous choisissons ensemble}.",
        ],
        [
          "Réaliser",
          "{Une voie se finit et se vérifie|On termine, on essaie, on remet|Ce qui est choisi va jusqu’au bout}, {avec les fichiers et quelques règles|pour que vous puissiez continuer|nous expliquons l’usage}.",
        ],
      ],
      questions: [
        [
          "{Quel est le prix d’un projet|Comment facturez-vous} ?",
          "{Ce peut être au temps, par étape ou au forfait|L’ampleur et l’usage décident|Donnez un budget et nous voyons ce qui va}, {et vous l’aurez par écrit|demandez le prix par étape|avant de commencer}.",
        ],
        [
          "{Combien de propositions|Et si je n’aime pas} ?",
          "{Peu de pistes, mais réfléchies|Les retours sont fixés avant|Si cela ne plaît pas, dites pourquoi}, {car une critique motivée aide|nous repartons de là|ce qui doit changer change}.",
        ],
        [
          "{À qui appartient le résultat|Aurons-nous les fichiers} ?",
          "{Les droits sont fixés dans l’offre|Cela dépend de l’usage que vous en ferez|Demandez-le dès le début}, {et les fichiers ouverts se discutent à part|vous saurez ce que vous pouvez en faire|c’est mis par écrit}.",
        ],
        [
          "{Promettez-vous un succès|Quand voit-on un effet} ?",
          "{On peut promettre du travail et des dates|Nul honnête ne promet un rang|L’effet demande souvent une saison}, {et l’on mesure ce qui rapporte|on convient donc de quoi regarder|nous le disons franchement}.",
        ],
        [
          "{Combien dure un projet|Quand commencer} ?",
          "{Des semaines ou des mois, selon la taille|Le rythme vient aussi de vos réponses|Cela dépend du nombre de décideurs}, {alors dites-nous la date fixe|le calendrier va avec l’offre|nous prévenons si cela bouge}.",
        ],
        [
          "{Et avec un petit budget|Est-ce pour nous} ?",
          "{Dites la somme et nous voyons ce qui va|Une partie bien faite vaut mieux que tout à moitié|Un petit projet mérite aussi du soin}, {et vous pouvez faire certaines choses vous-mêmes|nous conseillons parfois d’attendre|demandez sans engagement}.",
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
        "{Presque personne n’aime poser|La plupart se disent peu photogéniques|Les premières minutes sont toujours bizarres}, {puis l’appareil s’oublie|alors on commence par faire quelque chose|et le rire vient ensuite}.",
        "{La lumière décide plus que l’appareil|Tôt ou tard vaut mieux que midi|Une bonne fenêtre est un demi-studio}, {alors l’heure compte|nous la choisissons donc avec vous|et il faut regarder le ciel}.",
        "{Les meilleures images viennent entre les poses|Celle qui reste n’était presque jamais prévue|Les mains racontent autant que les visages}, {alors nous laissons des vides|tout n’est donc pas réglé|il faut être attentif}.",
        "{Quand on croit que c’est fini, chacun se détend|L’image d’après est souvent la bonne|Le naturel ne se commande pas}, {alors l’appareil reste levé|nous attendons donc un peu|et ce moment compte}.",
      ],
      offers: [
        [
          "heart",
          "Mariages et fêtes",
          "{Nous suivons la fête des préparatifs à la dernière danse|Discours, larmes et confettis méritent de rester|À un mariage, tout n’arrive qu’une fois}, {alors envoyez-nous le déroulé|dites qui doit être sur l’image|et l’on nous remarque à peine}.",
        ],
        [
          "user",
          "Portraits",
          "{Pour un poste, un livre ou une grand-mère|Un bon portrait vous montre un bon jour|Avant l’appareil, nous parlons un moment}, {alors prenez plusieurs hauts|dites où l’image paraîtra|nous choisissons ensemble}.",
        ],
        [
          "baby",
          "Photos de famille",
          "{À la maison, sur le canapé connu, chacun est à l’aise|Le désordre est permis|Avec des enfants, les images viennent en jouant}, {alors mieux vaut manger avant|personne n’a à fixer l’objectif|le plan est de ne pas en avoir}.",
        ],
        [
          "briefcase",
          "Photos d’entreprise",
          "{Nous photographions les gens au vrai travail|L’équipe, le produit et l’atelier racontent une histoire|Une entreprise se voit mieux en mouvement}, {alors dites où cela paraîtra|une liste gagne du temps|nous gênons le moins possible}.",
        ],
        [
          "book-open",
          "Tirages et livres",
          "{Une image sur papier ne se cherche pas|Un livre sur la table s’ouvre plus qu’un disque dur|Ce qui est imprimé reste dans la famille}, {et les échantillons se touchent|demandez formats et papiers|nous aidons à choisir}.",
        ],
        [
          "house",
          "Lieux et objets",
          "{Une maison, une boutique ou une assiette a aussi son heure|Ce qui ne bouge pas demande de la patience|Un lieu se photographie par belle lumière}, {alors dites à quoi cela servira|le matin est souvent meilleur|on range un peu avant}.",
        ],
      ],
      process: [
        [
          "Écrire",
          "{Écrivez la date, le lieu et l’occasion|Quelques lignes et une image que vous aimez suffisent|Dites-nous ce que vous voulez garder}, {et vous saurez si le jour est possible|la réponse vient avec des questions|pour nous faire une idée}.",
        ],
        [
          "Préparer",
          "{On parle de lumière, d’heure et de tenue|Une conversation règle l’essentiel|Avant le jour, on voit ce qui ne doit pas manquer}, {avec un plan pour la pluie|le reste peut arriver seul|ainsi pas de doute le jour venu}.",
        ],
        [
          "Photographier",
          "{On commence doucement et l’on finit en jouant|Nous donnons peu de consignes et regardons beaucoup|Le jour venu, vous n’avez qu’à être là}, {puis vient le choix|et plus tard les tirages|nous vous montrons les meilleures}.",
        ],
      ],
      questions: [
        [
          "{Je ne suis pas photogénique, et alors|Comment être à l’aise} ?",
          "{Presque tout le monde le dit|Il ne faut pas savoir poser|On commence en marchant ou en parlant}, {et au bout de quelques minutes, c’est facile|vous n’avez donc rien à faire de spécial|le reste est notre affaire}.",
        ],
        [
          "{Quand réserver la date|Notre date est-elle libre} ?",
          "{Dès que la date est fixée|Pour un mariage d’été, très tôt|Un portrait se fixe souvent vite}, {alors demandez même si cela semble tard|nous disons si c’est libre|la date est tenue après accord}.",
        ],
        [
          "{Combien d’images|Quand les verrons-nous} ?",
          "{Vous recevez un choix et non chaque cliché|Cela dépend de la durée et de l’occasion|Les yeux fermés restent ici}, {et la date de remise est convenue|en saison, il faut quelques semaines|ainsi vous regardez tranquillement}.",
        ],
        [
          "{Pouvons-nous publier les images|Montrerez-vous nos photos} ?",
          "{Rien ne se montre sans votre accord|En privé, c’est souvent possible|Les droits sont au contrat}, {alors dites ce que vous refusez|nous l’expliquons avant|et c’est votre mot qui compte}.",
        ],
        [
          "{Et s’il pleut|Annule-t-on par mauvais temps} ?",
          "{La pluie donne une lumière très douce|Nous avons toujours un abri en tête|Un portrait peut changer de jour}, {et un parapluie clair aide|nous décidons ensemble|ce sont parfois les meilleures}.",
        ],
        [
          "{Peut-on demander certaines images|Faut-il une liste} ?",
          "{Pour les groupes, une liste aide|Dites-nous qui avec qui|Oui, quelques images peuvent se demander}, {mais trop de liste mange les instants|le reste, nous le voyons|ainsi personne ne manque}.",
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
        "{D’une fête, il reste surtout l’humeur|On oublie les serviettes, jamais l’accueil|Nul ne se souvient des nappes}, {alors quelqu’un attend à la porte|nous soignons donc le début|la musique fait le reste}.",
        "{Un plan a besoin d’air|Sans vide, le programme casse au premier discours|Quelqu’un sera toujours en retard}, {alors nous gardons un quart d’heure|tout n’est donc pas rempli|ainsi personne ne court}.",
        "{La liste des invités est le budget|Le nombre décide du reste|Chaque chaise compte deux fois}, {alors on commence par là|c’est notre première question|et couper là est le plus simple}.",
        "{Une fête se prépare avec des questions|Qui fête ne devrait pas regarder l’heure|Les hôtes aussi doivent s’amuser}, {alors nous parlons beaucoup avant|quelqu’un d’autre s’en charge donc|c’est notre affaire}.",
      ],
      offers: [
        [
          "heart",
          "Mariages",
          "{Nous suivons le mariage entier ou une partie|De la première idée à la dernière danse, il y a à faire|Dites-nous ce que vous gardez pour vous}, {et apportez des images que vous aimez|nous nous chargeons du reste|pour arriver tranquilles au grand jour}.",
        ],
        [
          "briefcase",
          "Soirées d’entreprise",
          "{Une soirée d’entreprise commence par son but|On fixe d’abord le but et le nombre|D’une bonne soirée, on parle encore le lundi}, {et technique et pauses sont au plan|dites-nous qui vient|pour qu’on y vienne volontiers}.",
        ],
        [
          "cake",
          "Fêtes privées",
          "{Un anniversaire, un baptême ou un adieu, au jardin ou en salle|Une fête privée peut être petite et soignée|Dites-nous combien vous êtes et de quel âge}, {et jusqu’à quelle heure on reste|nous pensons aux places|pour que chacun soit bien}.",
        ],
        [
          "eighth-notes",
          "Musique et lumière",
          "{Envoyez les chansons aimées et les interdites|Une lumière chaude anime plus qu’une forte|Au début, la musique doit laisser parler}, {et dites-nous qui doit danser|pour que nul ne parte tôt|le volume est convenu avant}.",
        ],
        [
          "utensils",
          "Table et buffet",
          "{On peut servir à une longue table ou debout|Nous pensons aux enfants et aux affamés de minuit|Le repas donne le rythme de la fête}, {alors dites ce qui ne doit pas être dans l’assiette|mieux vaut goûter avant|les allergies sont notées}.",
        ],
        [
          "list-checks",
          "Déroulé de la fête",
          "{Une page que chacun a évite bien des appels|Le déroulé dit qui vient quand|Quelqu’un doit savoir où sont les alliances}, {et il reste de l’air pour les discours|pour que vous n’ayez rien à retenir|on le relit la veille}.",
        ],
      ],
      process: [
        [
          "Vérifier la date",
          "{Donnez-nous le jour, le nombre et l’occasion|Une date et une seconde suffisent pour commencer|Écrivez-nous ce que vous voulez fêter}, {et vous saurez ce qui est libre|et ce qui est compris|puis on se rencontre}.",
        ],
        [
          "Préparer",
          "{On voit, on compare et l’on raye ensemble|Un déroulé et un budget s’écrivent|L’essentiel se décide avec vous}, {avec un plan pour la pluie|pour que tout soit clair|le reste suit peu à peu}.",
        ],
        [
          "Fêter",
          "{Nous montons, regardons l’heure et rangeons|Le jour venu, vous n’avez qu’à fêter|Quelqu’un de chez nous veille à tout}, {et vous regardez vos invités|pour que vous puissiez danser|personne ne vous demande rien}.",
        ],
      ],
      questions: [
        [
          "{Quand faut-il demander|Faut-il s’y prendre tôt} ?",
          "{Pour l’été, presque un an avant|Dès que le jour est fixé|Plus c’est tôt, plus il y a de dates}, {et en semaine c’est plus simple|même tard, demandez toujours|l’hiver ouvre des portes}.",
        ],
        [
          "{Combien de personnes tiennent|La salle est-elle assez grande} ?",
          "{Assis, debout ou dansant, les nombres changent|Cela dépend de votre façon de fêter|Dites combien vous êtes et si l’on danse}, {car une salle à moitié vide est froide|un peu juste est plus chaleureux|on le voit sur le plan}.",
        ],
        [
          "{Jusqu’à quelle heure|Quand baisser la musique} ?",
          "{Les voisins et les règles du lieu décident|Cela dépend du lieu et du jour|Demandez avant de signer}, {car plus tard coûte souvent plus|mieux vaut l’avoir par écrit|ainsi pas de surprise à minuit}.",
        ],
        [
          "{Et s’il pleut|Peut-on reporter la fête} ?",
          "{Le plan pour la pluie est là dès le début|Une autre date se trouve mieux qu’un remboursement|Cela dépend de ce qui est convenu}, {alors lisez les conditions avant|prévenez-nous au plus tôt|nous cherchons ensemble}.",
        ],
        [
          "{Peut-on apporter sa musique ou son gâteau|Peut-on décorer soi-même} ?",
          "{Beaucoup est possible, mais chaque lieu a ses règles|Demandez-le avant de signer|Le gâteau et la musique à vous se discutent}, {mais la cire et les clous posent problème|dites-nous qui installe|ainsi tout est clair ce jour-là}.",
        ],
        [
          "{Peut-on visiter avant|Peut-on goûter} ?",
          "{Bien sûr, sur rendez-vous|Venez à l’heure de votre fête|Oui, voir le lieu aide beaucoup}, {et amenez la personne qui décide|car la lumière change tout|deux fourchettes suffisent pour goûter}.",
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
        "{Une nuit se juge au lit et au petit déjeuner|On pardonne une petite chambre, pas un mauvais lit|Bien dormir est l’essentiel}, {alors le calme passe d’abord|nous parlons donc d’oreillers|et le reste est un cadeau}.",
        "{L’hôte sait ce qu’aucune carte ne dit|Le bon conseil tombe au petit déjeuner|Un lieu se découvre en demandant}, {alors posez la question|nous disons quel chemin est sec|et aucun guide ne l’écrit}.",
        "{Le temps fait partie du voyage|Il pleuvra bien un jour|Un jour gris ne gâche pas un séjour}, {alors prenez un bon livre|nous disons quoi faire à l’abri|le café est alors meilleur}.",
        "{On arrive avec des valises et l’on part avec des histoires|L’arrivée décide de la moitié du séjour|Qui vient de loin veut d’abord s’asseoir}, {et le reste peut attendre|les papiers ne pressent donc pas|alors la porte est ouverte}.",
      ],
      offers: [
        [
          "bed-double",
          "Chambres",
          "{Pour une personne, pour deux ou avec des enfants|Certains aiment le jardin et d’autres la rue|Dites-nous si vous dormez légèrement}, {et nous cherchons la bonne chambre|prévenez pour un chien ou un lit d’enfant|pour bien dormir dès la première nuit}.",
        ],
        [
          "coffee",
          "Repas",
          "{Tôt pour qui marche, tard pour qui dort|Le petit déjeuner commence par du pain, des fruits et du café|La table donne le rythme de la journée}, {et dites ce qui ne vous convient pas|un panier peut se demander|ainsi nul ne part le ventre vide}.",
        ],
        [
          "map",
          "Balades",
          "{À pied, à vélo ou sur l’eau, on voit autre chose|Il y a des balades pour le soleil et pour la pluie|Dites-nous jusqu’où vous marchez}, {et nous marquons la carte|nous disons ce que nous aimons|pour rentrer avec faim}.",
        ],
        [
          "users",
          "Groupes",
          "{Pour un groupe, plusieurs chambres se réunissent|Fêtes, séminaires et clubs demandent un plan|Voyager à plusieurs commence par compter les lits}, {alors donnez la date et le nombre|mieux vaut écrire tôt|les souhaits se disent avant}.",
        ],
        [
          "calendar",
          "Longs séjours",
          "{Une semaine, un mois ou un chantier tout près|Qui reste plus longtemps veut un bureau et une armoire|Pour un long séjour, le prix se discute}, {et le linge s’arrange aussi|demandez les conditions|nous faisons de la place}.",
        ],
        [
          "baby",
          "Chambres familiales",
          "{Pour une famille, les lits et les petits trajets comptent|Avec des enfants, on dort mieux tout près|Une chaise haute et une veilleuse aident beaucoup}, {alors dites-nous les âges|dites aussi ce que vous apportez|nous cherchons un coin calme}.",
        ],
      ],
      process: [
        [
          "Demander",
          "{Donnez-nous arrivée, départ et personnes|Quelques jours de marge rendent tout plus simple|Écrivez-nous vos dates}, {et vous saurez ce qui est libre|la réponse vient avec prix et conditions|nous proposons une chambre}.",
        ],
        [
          "Réserver",
          "{Lisez les conditions et dites votre heure|En réservant, dites vos souhaits|La réservation met tout par écrit}, {et demandez ce qui n’est pas clair|ainsi tout sera prêt|puis il ne reste qu’à se réjouir}.",
        ],
        [
          "Arriver",
          "{Sonnez et asseyez-vous un moment|Voici la clé et un petit tour|Arrivez sans hâte}, {le reste peut attendre|et reposez-vous|dites-nous s’il manque quelque chose}.",
        ],
      ],
      questions: [
        [
          "{À quelle heure arriver|Peut-on arriver tard} ?",
          "{C’est dans la confirmation et tard s’arrange souvent|Dites-nous votre heure et nous prévoyons|Si vous arrivez tard, prévenez}, {et les bagages trouvent un coin|nous expliquons comment entrer|ainsi personne ne court}.",
        ],
        [
          "{Peut-on annuler le séjour|Et si nos plans changent} ?",
          "{Cela dépend de la réservation|Les conditions sont écrites|Appelez-nous dès que vous le savez}, {et décaler est souvent plus simple|lisez-les donc avant|nous voyons ce qui est possible}.",
        ],
        [
          "{Les chiens sont-ils admis|Est-ce bien pour des enfants} ?",
          "{Demandez avant en disant l’âge ou la taille|Cela dépend de la chambre|Souvent oui, si nous le savons}, {et nous choisissons la bonne|car toutes ne conviennent pas|ainsi chacun dort bien}.",
        ],
        [
          "{Est-ce accessible|Combien de marches} ?",
          "{Dites ce qu’il vous faut et la réponse sera franche|Demandez les portes, les marches et la salle de bains|Chaque maison a ses recoins}, {et des photos peuvent s’envoyer|pour éviter les surprises|nous cherchons la chambre la plus commode}.",
        ],
        [
          "{Est-ce calme|Entend-on la rue} ?",
          "{Si vous dormez légèrement, demandez une chambre à l’arrière|Une vieille maison parle un peu|Dites-nous si le bruit vous gêne}, {et nous donnons la plus calme|la nuit, la porte est close|demandez donc avant de réserver}.",
        ],
        [
          "{Où se garer|Comment venir sans voiture} ?",
          "{Demandez avant d’arriver et nous l’expliquons|Dites-nous comment vous venez|Il y a plus d’un chemin}, {et nous décrivons le dernier bout|les bagages peuvent parfois partir devant|ainsi vous ne tournez pas}.",
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
        "{Un bruit est une information|Une voiture prévient souvent avant de s’arrêter|Ce qui sonne bizarre mérite une visite}, {alors notez quand cela arrive|d’où toutes nos questions|plus c’est tôt, moins c’est cher}.",
        "{La réparation la moins chère vient à temps|Des plaquettes usées mangent les disques|Le carnet d’entretien évite des ennuis}, {alors mieux vaut regarder tôt|nous rappelons donc la suite|cela se voit sur la facture}.",
        "{Vous pouvez voir l’ancienne pièce|Le bon travail se montre|Le changement se montre avant et après}, {alors demandez sans gêne|rien n’est donc jeté trop tôt|et la facture se comprend}.",
        "{Un bruit a son moment|L’un s’entend à froid, l’autre en tournant|Bien décrite, une panne se trouve plus vite}, {alors faites un tour avec nous|nous écoutons donc d’abord|et cela épargne des heures}.",
      ],
      offers: [
        [
          "wrench",
          "Réparation",
          "{Freins, embrayage ou électronique, on cherche d’abord la cause|Dites-nous depuis quand cela se sent|Si elle ne démarre pas ou fait du bruit, décrivez-le}, {et nous faisons un tour avec vous au besoin|le prix est dit avant|pour ne changer que le nécessaire}.",
        ],
        [
          "calendar-check",
          "Révision",
          "{Avant le contrôle ou un voyage, une révision est utile|Nous regardons l’huile, les filtres et les feux|Une révision à temps évite la dépanneuse}, {et apportez le carnet d’entretien|nous disons ce qui peut attendre|vous roulez plus tranquille}.",
        ],
        [
          "circle-dot",
          "Pneus et lavage",
          "{Quand les feuilles tombent, on regarde les pneus|Nous changeons, équilibrons et lavons|L’âge du pneu compte autant que le profil}, {alors prenez date tôt|nous montrons leur état|gardez bien les autres}.",
        ],
        [
          "car",
          "Achat et location",
          "{Essayez la voiture sur une route connue|Pour l’année ou pour un week-end|Avant d’acheter, on regarde calmement}, {et prenez le siège enfant|lisez bien les conditions|demandez son histoire}.",
        ],
        [
          "disc-3",
          "Freins et suspension",
          "{Si elle tire, cogne ou grince, venez tôt|Disques, plaquettes et ressorts s’usent peu à peu|Avant l’hiver ou les vacances, les freins se regardent}, {et nous montrons les pièces|le prix est connu avant|le but est de freiner droit et sans bruit}.",
        ],
        [
          "battery-charging",
          "Batterie et voyants",
          "{Un voyant allumé n’est pas toujours grave|Si rien ne démarre, on lit la panne|Un voyant dit seulement où regarder}, {et nous cherchons d’abord la cause|une photo du tableau aide|le prix vient ensuite}.",
        ],
      ],
      process: [
        [
          "Rendez-vous",
          "{Dites-nous la marque, l’année et le souci|Pour le rendez-vous, gardez les papiers sous la main|Racontez-nous ce qu’a la voiture}, {et nous prévoyons du temps|les freins passent en premier|ainsi la pièce se commande tôt}.",
        ],
        [
          "Diagnostic et prix",
          "{Nous regardons la voiture, puis nous appelons|On cherche la cause et l’on chiffre|Avant tout travail, vous savez le prix}, {et vous décidez|rien ne s’ajoute sans vous|pour éviter les surprises}.",
        ],
        [
          "Reprendre",
          "{Nous essayons la voiture et expliquons la facture|En la reprenant, vous voyez ce qui est fait|Nous montrons ce qui a été changé}, {et notons la prochaine date|bonne route ensuite|demandez ce qui n’est pas clair}.",
        ],
      ],
      questions: [
        [
          "{Que coûtera la réparation|Aurai-je un prix avant} ?",
          "{Oui, après examen|Demandez un devis écrit|Avant de réparer, nous donnons le chiffre}, {et si c’est plus, nous appelons d’abord|vous pouvez fixer une limite|c’est vous qui décidez}.",
        ],
        [
          "{Un voyant s’allume, puis-je rouler|Est-ce dangereux de rouler} ?",
          "{Avec un voyant rouge, mieux vaut s’arrêter|Si freins ou direction faiblissent, ne roulez plus|Un voyant jaune demande une visite bientôt}, {et dans le doute, appelez-nous|décrivez bien le signe|nous disons si vous pouvez venir en roulant}.",
        ],
        [
          "{Combien de temps au garage|Y a-t-il un prêt de voiture} ?",
          "{Des roues vont vite, une boîte de vitesses non|Cela dépend de la pièce et de l’agenda|Nous le disons en prenant date}, {et demandez alors un prêt de voiture|en saison, réservez tôt|nous prévenons si cela dure}.",
        ],
        [
          "{Faut-il encore réparer|Réparer ou vendre} ?",
          "{Comparez la réparation à la valeur pour vous|La rouille pèse plus que l’âge|Cela dépend de ce qui suivra}, {et nous disons où nous arrêterions|demandez donc franchement|avant de dépenser plus}.",
        ],
        [
          "{Puis-je apporter mes pièces|Neuf ou d’occasion} ?",
          "{Parlons-en avant la commande|Tout ce qui ressemble ne va pas|Une pièce d’occasion a parfois du sens}, {et les pièces apportées sont souvent sans garantie|nous disons prix et origine|ainsi vous choisissez}.",
        ],
        [
          "{Puis-je attendre sur place|Comment rentrer chez moi} ?",
          "{Pour un petit travail, vous pouvez attendre|Demandez le bus ou un prêt de voiture|Beaucoup la déposent le matin}, {et le soir elle est souvent prête|dites-nous quand il vous la faut|nous appelons à la fin}.",
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
        "{L’escalier peut coûter plus que la route|Le plus long est entre la porte et le camion|Le temps se perd aux deux bouts}, {alors dites-nous l’étage|nous demandons donc la porte|et il faut mesurer le passage}.",
        "{Un envoi vaut ce que valent ses papiers|Le retard naît souvent sur le papier|Un numéro de plus sauve un jour}, {alors poids et taille d’abord|nous relisons donc deux fois|et cela prend une minute}.",
        "{L’emballage est la première étape|La marchandise penche et freine avec le camion|Un bon carton connaît les virages}, {alors emballez pour la route|nous sanglons donc calmement|et non pour l’étagère}.",
        "{Un jour de marge vaut mieux que la hâte|Les bonnes dates partent vite|Qui prévient tôt choisit l’heure}, {alors écrivez dès que vous le savez|nous comptons donc à rebours|et le prix s’en ressent souvent}.",
      ],
      offers: [
        [
          "truck",
          "Transport",
          "{Dites-nous quoi, quel poids et vers où|Ce peut être une palette ou un camion entier|Deux adresses et un jour suffisent pour commencer}, {et dites si cela s’empile|nous calculons la route|vous savez tôt quand cela arrive}.",
        ],
        [
          "house",
          "Déménagement",
          "{De la chambre à la maison entière, on part d’une liste|Les pièces, les étages et les gros meubles font la journée|Avec quelques photos, on calcule mieux}, {et dites ce qui vous est cher|on convient de qui emballe|pour que rien ne reste derrière}.",
        ],
        [
          "warehouse",
          "Stockage",
          "{Quand les dates ne se touchent pas, on peut garder|Vos affaires peuvent attendre des semaines ou des années|Un dépôt aide entre deux maisons}, {et demandez comment y accéder|tout est sur une liste|vous savez où est chaque carton}.",
        ],
        [
          "package",
          "Emballage",
          "{Les livres vont dans de petits cartons|Vous pouvez emballer, nous aussi, ou ensemble|Un carton bien marqué épargne une soirée}, {alors commandez tôt|écrivez sur plusieurs faces|le fragile s’emballe à part}.",
        ],
        [
          "package",
          "Objets lourds",
          "{Un piano ou un coffre demande un autre plan|Ce que deux personnes ne lèvent pas se mesure avant|Pour le lourd, il faut mesures et poids}, {et aussi le passage le plus étroit|dites ce qu’il y a sous le sol|des photos de l’escalier aident}.",
        ],
        [
          "clock",
          "Livraisons à heure fixe",
          "{Quand quelqu’un attend, l’heure compte|Quai, créneau et rendez-vous se fixent avant|Une livraison à l’heure a besoin de marge}, {et nous disons où nous sommes|ainsi nul n’attend pour rien|un retard se signale}.",
        ],
      ],
      process: [
        [
          "Envoyer la liste",
          "{Envoyez tailles, poids, adresses et jour|Envoyez la liste et des photos d’escalier|Dites-nous ce qui part et vers où}, {puis vient un prix|pour compter honnêtement|nous demandons ce qui manque}.",
        ],
        [
          "Préparer",
          "{On emballe, on marque et l’on garde la place|Papiers et contacts se préparent|La veille, tout doit être prêt}, {et le précieux reste avec vous|avec un créneau fixe|la liste se relit}.",
        ],
        [
          "Rouler",
          "{On charge, on sangle, on arrive|Le jour dit, tout va pas à pas|Chaque chose va à sa place}, {et vérifiez avant de signer|sans courir dans l’escalier|à la fin, on compte}.",
        ],
      ],
      questions: [
        [
          "{Comment chiffrer un transport|Comment se fait le prix} ?",
          "{Le volume, la route, l’étage et le jour comptent|Cela dépend du poids et de la place|Le prix vient de la liste}, {et le milieu du mois est plus doux|un peu de souplesse aide|vous l’avez par écrit}.",
        ],
        [
          "{Est-ce assuré|Et en cas de casse en route} ?",
          "{La responsabilité a ses limites|Demandez avant ce qui est couvert|Pour le précieux, mieux vaut une couverture à part}, {et une casse se note et se photographie aussitôt|nous l’expliquons avant le jour|dites donc ce qui est fragile}.",
        ],
        [
          "{Quand réserver un camion|Est-ce possible vite} ?",
          "{Quelques semaines avant, plus en été|Dès que le jour est sûr|C’est parfois possible très vite}, {et en semaine il reste souvent une place|un jour de marge aide|nous disons ce qui est libre}.",
        ],
        [
          "{Que ne prenez-vous pas|Que dois-je porter moi-même} ?",
          "{Le gaz, la peinture et le dangereux ne partent pas|Les animaux et l’argent voyagent avec vous|Le vivant et le dangereux restent dehors}, {et papiers et bijoux vont dans votre sac|les plantes se discutent|demandez dans le doute}.",
        ],
        [
          "{Qui réserve le stationnement|Faut-il une autorisation} ?",
          "{Demandez d’abord à la mairie|Cela peut être convenu avec nous|Cela dépend de la rue}, {car sans place, le trajet s’allonge|mieux vaut le demander tôt|une entrée libre gagne des heures}.",
        ],
        [
          "{Puis-je aider|Comment se préparer} ?",
          "{Volontiers, si c’est convenu|Videz tout ce qui se vide|On peut aider, avec gants et bonnes chaussures}, {et le dernier carton est celui du café|le passage doit rester libre|ainsi tout va plus vite}.",
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
        "{Les animaux cachent leur douleur|Un chat qui souffre reste immobile|Manger moins est déjà un signe}, {alors observez ce qui change|nous demandons donc ses habitudes|et mieux vaut venir tôt}.",
        "{L’habitude rassure presque tous|La même heure et la même gamelle calment|Un animal veut savoir ce qui vient}, {alors nous demandons sa journée|notez-la donc pour nous|les changements vont doucement}.",
        "{Au dressage, c’est surtout le maître qui apprend|Le chien va vite, la main lentement|Clair et doux vaut mieux que fort}, {et le moment compte|on s’exerce donc ensemble|un peu chaque jour}.",
        "{Les animaux nous lisent mieux que nous eux|Ils sentent la hâte dans la main|Un animal nerveux a besoin de temps}, {alors on respire d’abord|nous ne courons donc pas|aucun geste sans regard}.",
      ],
      offers: [
        [
          "stethoscope",
          "Santé",
          "{Nous regardons les dents, le poids et les vaccins|Du nez à la queue, tout se regarde calmement|Un contrôle voit ce que l’animal tait}, {alors apportez le carnet|notez ce qui a changé|nous expliquons ce que nous voyons}.",
        ],
        [
          "scissors",
          "Toilette",
          "{Brosser, laver et couper les griffes prend du temps|Nous travaillons sans hâte, avec des pauses|Une bonne toilette commence par le calme}, {alors dites s’il mord|nous disons quelle brosse convient|l’animal donne le rythme}.",
        ],
        [
          "graduation-cap",
          "Éducation",
          "{La laisse et le rappel s’apprennent|Les chiots apprennent et les vieux têtus aussi|Rester seul peut s’exercer}, {alors racontez ce qui se passe|avec des friandises et de la patience|vous continuez à la maison}.",
        ],
        [
          "house",
          "Garde",
          "{Quand vous partez, quelqu’un est avec votre animal|Des jours, des nuits ou une promenade|Avant la première nuit, on se rencontre}, {et apportez sa couverture et sa nourriture|nous envoyons des nouvelles|ainsi chacun est plus tranquille}.",
        ],
        [
          "heart",
          "Soin des vieux animaux",
          "{Un vieil animal veut plus de pauses|Avec l’âge, l’envie et les os changent|Les anciens aiment leur routine}, {alors nous prenons le temps|vous dites ce qui a changé|nous cherchons ce qu’il aime encore}.",
        ],
        [
          "scale",
          "Alimentation",
          "{Quoi, combien et à quel rythme|Entre la gamelle et les friandises, il y a à voir|La nourriture se change en douceur}, {alors apportez le paquet|nous regardons aussi le poids|demandez ce que vous ne savez pas}.",
        ],
      ],
      process: [
        [
          "Raconter",
          "{Dites-nous l’âge, la race, les habitudes et les peurs|Dites depuis quand cela arrive|Décrivez votre animal en quelques phrases}, {aussi ce qui gêne|et l’urgent au téléphone|nous disons quand venir}.",
        ],
        [
          "Se rencontrer",
          "{Une visite calme sert à se connaître|L’animal peut d’abord sentir et regarder|Nous le laissons s’habituer}, {et vous restez tout près|chacun peut dire non|sans se presser}.",
        ],
        [
          "Prendre soin",
          "{Nous en prenons soin comme convenu|Tout va pas à pas|Nous suivons ce qui est dit}, {et racontons comment cela s’est passé|avec un conseil pour la maison|vous recevez des nouvelles}.",
        ],
      ],
      questions: [
        [
          "{Mon animal a peur, que faire|Et s’il se défend} ?",
          "{Dites-le avant et nous cherchons une heure calme|De courtes visites aident beaucoup|C’est fréquent et ce n’est pas grave}, {et un linge sur la caisse calme un chat|nous allons plus doucement|inutile de vous excuser}.",
        ],
        [
          "{Que faut-il apporter pour lui|Quels papiers pour un chien} ?",
          "{Le carnet, sa nourriture et une odeur de maison|Prenez les papiers que vous avez|Demandez la liste avant de venir}, {et sa couverture le calmera|ce qui manque se voit ensuite|notez ses habitudes}.",
        ],
        [
          "{Que faire en urgence|Il a avalé un poison, que faire} ?",
          "{Appelez tout de suite et gardez l’emballage|N’attendez pas le formulaire|S’il a avalé un produit dangereux, chaque minute compte}, {et ne le faites pas vomir de vous-même|gardez le nom du produit sous la main|allez aux urgences les plus proches}.",
        ],
        [
          "{Quel est le prix d’une visite|Une assurance est-elle utile} ?",
          "{Cela dépend de ce qu’il faut faire|Demandez avant et nous estimons|Le prix se dit avant de commencer}, {et pour une opération, une assurance aide parfois|demandez-le par écrit|vous décidez calmement}.",
        ],
        [
          "{À quel rythme venir avec lui|Quand revenir} ?",
          "{Cela dépend de l’âge et de l’animal|Les jeunes et les vieux viennent plus souvent|Nous le disons à la première visite}, {et c’est noté|entre deux, un appel suffit|on ajuste selon sa forme}.",
        ],
        [
          "{Puis-je rester près de lui|Est-ce que je gêne} ?",
          "{Souvent oui, car votre voix rassure|Cela dépend de l’animal|Certains sont plus calmes sans leur maître}, {et nous le voyons ensemble|demandez sans gêne|on décide sur le moment}.",
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
        "{Nulle année ne ressemble à l’autre|La pluie et le gel ont leur mot à dire|Le temps signe chaque récolte et chaque pièce}, {alors il n’y a pas toujours tout|demandez donc ce qui vient|et cela se voit dans le travail}.",
        "{La main laisse une trace|Une marque de pouce n’est pas un défaut|Deux pièces ne sont jamais pareilles}, {elle dit qu’une personne est passée|choisissez donc celle qui vous parle|une machine l’aurait effacée}.",
        "{Ce qui se répare peut rester|Les bonnes choses gagnent avec l’âge|Un objet usé raconte plus qu’un neuf}, {d’où l’entretien|demandez donc avant de jeter|et rien ne presse}.",
        "{La nature n’a pas d’agenda|Le bois et la terre décident|Ce qui pousse lentement a du caractère}, {et nous attendons avec elle|demandez donc avant|les dates sont alors approximatives}.",
      ],
      offers: [
        [
          "store",
          "Vente sur place",
          "{Demandez ce qu’il y a et venez voir|Ici, on peut voir, sentir et toucher|Ce qu’il y a change chaque semaine}, {alors prenez un panier|nous racontons comment c’est fait|vous repartez avec ce qui plaît}.",
        ],
        [
          "package",
          "Commandes",
          "{Dites-nous la quantité, le jour et le souhait|Sur commande, on travaille en pensant à vous|Un message suffit pour commencer}, {et nous disons si le délai va|le prix est connu avant|ce sera prêt à l’heure}.",
        ],
        [
          "users",
          "Visites et cours",
          "{Familles, écoles et curieux peuvent venir apprendre|En bottes ou en tablier, on touche à tout|Ici, un débutant peut se tromper tranquille}, {alors écrivez nombre et âge|on repart avec quelque chose|les dates sont sur ce site}.",
        ],
        [
          "truck",
          "Livraison aux cuisines",
          "{Pour une cuisine ou une boutique, on parle de quantités|Ce qu’il vous faut souvent se prévoit|Un échantillon peut se demander d’abord}, {et l’on fixe un jour de livraison|parlons-en tôt|nous disons ce qu’il y a selon la saison}.",
        ],
        [
          "gift",
          "Cadeaux",
          "{Un cadeau qui vient de quelque part a une histoire|Il y a de petites choses pour la poche|Dites-nous pour qui c’est}, {et l’emballage se passe de plastique|avec une carte si vous voulez|nous aidons à choisir}.",
        ],
        [
          "calendar-days",
          "Nouveautés de saison",
          "{Chaque saison apporte autre chose|Ce qui vient d’être fini passe devant|Selon le mois, il y a du différent}, {alors demandez ce qui vient|nous disons comment le garder|quand c’est parti, on attend}.",
        ],
      ],
      process: [
        [
          "Regarder",
          "{Passez et regardez ce qu’il y a|Voyez ce qui est fini ou mûr|Chaque pièce diffère, prenez le temps}, {et demandez ce que vous ne voyez pas|touchez si vous voulez|nous disons d’où cela vient}.",
        ],
        [
          "Commander",
          "{Dites-nous quoi, combien et pour quand|Un croquis ou une liste suffit|Pour commander, parlons un moment}, {et nous disons ce qui va|le prix est connu avant|tout est noté}.",
        ],
        [
          "Emporter",
          "{Vous l’emportez bien emballé|La remise se fait ici ou au point convenu|Venez le chercher à notre appel}, {avec un conseil d’entretien|la caisse peut revenir|ainsi tout arrive entier}.",
        ],
      ],
      questions: [
        [
          "{Quand venir|Peut-on visiter la ferme ou l’atelier} ?",
          "{Aux heures du site ou sur accord|Écrivez avant et nous disons quand|Une visite est presque toujours possible}, {mais le chien vient en laisse|quand le travail presse, il y a moins de temps|nous montrons comment nous faisons}.",
        ],
        [
          "{Comment travaillez-vous|D’où cela vient-il} ?",
          "{Demandez sur place et nous le disons|Venez voir de vos yeux|Nous le montrons volontiers}, {et expliquons d’où vient chaque chose|car il n’y a rien à cacher|aussi ce que nous ne faisons pas}.",
        ],
        [
          "{Expédiez-vous|Peut-on commander à distance} ?",
          "{Ce qui se garde peut voyager|Demandez le prix du port|Oui, selon la pièce}, {mais le frais se vient chercher|le fragile est bien emballé|le coût est connu avant}.",
        ],
        [
          "{Combien de temps pour une pièce|Sera-ce prêt pour une fête} ?",
          "{Sécher, mûrir ou cuire prend son temps|Il faut souvent des semaines|Cela dépend de la pièce et de la saison}, {alors dites d’abord le jour|nous disons franchement si cela va|mieux vaut demander tôt}.",
        ],
        [
          "{Comment l’entretenir|Combien de temps cela se garde-t-il} ?",
          "{Au sec et au frais, cela dure plus|Demandez en venant le chercher|Chaque matière veut son soin}, {et un mot l’accompagne|si cela casse, montrez-le-nous|ainsi rien ne s’abîme trop tôt}.",
        ],
        [
          "{Pourquoi est-ce plus cher|De quoi est fait le prix} ?",
          "{Ce sont bien des heures et peu de pièces|Fait à la main, cela va lentement|Le temps et la matière comptent}, {mais vous savez d’où cela vient|demandez les pièces imparfaites|nous montrons volontiers chaque étape}.",
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
        "{Nul n’a à tout voir|Une seule œuvre regardée longtemps suffit|Les yeux aussi se fatiguent}, {alors asseyez-vous un moment|on peut revenir un autre jour|partez quand les pieds le disent}.",
        "{Le public joue aussi|Aucun soir ne se répète|Une salle pleine change la pièce}, {et cela s’entend dans le silence|venez donc en faire partie|d’où toutes les répétitions}.",
        "{Le gros du travail ne se voit pas|Derrière chaque œuvre, il y a bien des essais|Avant les applaudissements, il y eut du thé froid}, {et cela aussi se raconte|demandez donc les répétitions|cela fait partie de ce qu’on voit}.",
        "{Qui reste un peu plus voit davantage|On n’a pas à tout comprendre|On n’a pas à tout aimer}, {et en parler après aide|regardez donc sans crainte|s’asseoir suffit parfois}.",
      ],
      offers: [
        [
          "ticket",
          "Programme",
          "{Voici les dates et jusqu’à quand|Au programme, on voit ce qui passe et pour qui|Le programme change au fil de l’année}, {et la dernière semaine est souvent pleine|mieux vaut réserver|nous conseillons volontiers}.",
        ],
        [
          "users",
          "Groupes et écoles",
          "{En groupe, on peut visiter, parler ou créer|Pour une école, le regard se prépare autrement|Ensemble, on voit d’autres choses}, {alors donnez nombre, âge et thème|un dossier peut se demander|l’heure se fixe avec vous}.",
        ],
        [
          "baby",
          "Visites en famille",
          "{Les enfants posent les vraies questions|Une visite en famille est courte et vive|Avec des enfants, on peut toucher et faire}, {et les pauses sont permises|demandez dès quel âge|les grands apprennent aussi}.",
        ],
        [
          "key",
          "Location et invitations",
          "{La salle peut se demander pour un soir|Donnez le lieu, le jour et l’occasion|Même une idée étrange a sa place}, {et nous disons ce qui est possible|on parle du son et de la lumière|nous voyons si cela va}.",
        ],
        [
          "ticket",
          "Billets",
          "{On peut les prendre d’avance ou à la porte|Il y a des billets pour chaque visite|Demandez aussi les réductions}, {et dites s’il vous faut une place sans marche|mieux vaut venir un peu tôt|ainsi on entre sans attendre}.",
        ],
        [
          "mic",
          "Rencontres",
          "{Avant ou après, on peut parler à ceux qui l’ont fait|Une rencontre ouvre une autre porte sur l’œuvre|Il ne faut rien savoir pour demander}, {et les questions font la soirée|restez donc un moment|chacun dit ce qu’il a vu}.",
        ],
      ],
      process: [
        [
          "Choisir",
          "{Choisissez par jour, thème ou humeur|Feuilletez le programme|Demandez conseil dans le doute}, {et laissez-vous surprendre|notez deux dates|nous disons ce qui peut plaire}.",
        ],
        [
          "Réserver",
          "{Le soir et en groupe, mieux vaut réserver|Dites-nous le nombre et les souhaits|Avec un fauteuil ou une poussette, dites-le}, {et une bonne place est gardée|une confirmation suit|ainsi l’entrée est simple}.",
        ],
        [
          "Venir",
          "{Venez un peu tôt, le téléphone éteint|Laissez le manteau et prenez le temps|Arrivez calmement}, {et parlez-en après|le reste commence tout seul|restez si vous en avez envie}.",
        ],
      ],
      questions: [
        [
          "{Faut-il un billet à l’avance|Y a-t-il des réductions} ?",
          "{Le soir, mieux vaut l’avoir avant|Il en reste souvent à la porte|Certains ont une réduction}, {alors demandez les tarifs|prenez votre carte|réserver évite un trajet pour rien}.",
        ],
        [
          "{La salle est-elle accessible|Y a-t-il un ascenseur} ?",
          "{Dites ce qu’il vous faut et nous expliquons le chemin|Demandez l’entrée sans marche|Les vieilles maisons ont leurs recoins}, {et nous venons à la porte au besoin|nous cherchons une bonne place|ainsi pas de surprise}.",
        ],
        [
          "{Est-ce pour les enfants|À partir de quel âge venir} ?",
          "{L’âge indiqué est un conseil|Vous connaissez votre enfant|Cela dépend de la pièce et de l’enfant}, {alors demandez dans le doute|nous disons de quoi il s’agit|sortir un moment est toujours permis}.",
        ],
        [
          "{Puis-je photographier|Peut-on filmer} ?",
          "{Sans flash souvent, pendant la représentation non|Voyez les signes de chaque salle|Cela dépend de l’œuvre et des prêts}, {et pour publier, il faut demander|parlez-en donc à l’équipe|les yeux gardent aussi}.",
        ],
        [
          "{Combien de temps prévoir|Y a-t-il une pause} ?",
          "{C’est indiqué avec la date|Cela dépend de ce que vous voulez voir|Autant que les yeux le veulent}, {et l’on peut toujours s’asseoir|il reste du temps pour parler|venez donc sans hâte}.",
        ],
        [
          "{Peut-on louer la salle|Peut-on y fêter} ?",
          "{Demandez avec la date et le nombre|Les jours libres, c’est souvent possible|On peut parler de presque tout}, {même si tout ne se déplace pas|quelqu’un de l’équipe tient la technique|nous montrons le lieu}.",
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
        "{Demander de l’aide est plus dur que d’en donner|Le pas le plus dur passe la porte|La première fois demande du courage}, {alors nous ne demandons que l’utile|après, c’est plus facile|et quelqu’un vous accueille}.",
        "{Cela vit par ceux qui rangent les chaises|Beaucoup font un peu et cela marche|L’essentiel se fait sans scène}, {et chaque main compte|il y a donc toujours une place|alors nous disons merci}.",
        "{La confiance veut des comptes ouverts|Qui donne peut demander où cela va|Ce qui est à tous s’explique à tous}, {et une réponse suit|demandez donc quand vous voulez|alors nous le racontons}.",
        "{La vie commune commence au rangement|Qui porte une chaise est déjà des nôtres|On se connaît en faisant la vaisselle}, {et le gâteau vient après|restez donc jusqu’au bout|les bonnes idées viennent de là}.",
      ],
      offers: [
        [
          "users",
          "Groupes et activités",
          "{Il y a des groupes pour bien des âges et des goûts|Venez une fois ou chaque semaine|Faire ensemble est la meilleure façon de se connaître}, {alors dites ce que vous aimez|essayez sans engagement|une nouvelle tête a toujours sa place}.",
        ],
        [
          "life-buoy",
          "Aide et conseil",
          "{Venez comme vous êtes et racontez|Pour des papiers ou pour le quotidien|Il suffit parfois de quelqu’un qui écoute}, {et apportez vos lettres s’il y en a|nous voyons qui peut aider|sans avoir à tout expliquer}.",
        ],
        [
          "calendar",
          "Fêtes et rencontres",
          "{Au fil de l’année, on mange, chante et parle|Les fêtes réunissent ceux qui ne se connaissent pas|Dans une rencontre, tout le quartier a sa place}, {et les dates sont sur ce site|amenez donc un voisin|il faut toujours quelqu’un pour ranger}.",
        ],
        [
          "hand-heart",
          "Soutien",
          "{On peut aider avec du temps, de l’argent ou un savoir|Peu et souvent porte loin|Chaque main offerte compte}, {alors demandez ce qui manque|vous dites combien vous pouvez|nous disons à quoi cela sert}.",
        ],
        [
          "megaphone",
          "Débats",
          "{Autour d’une table, on discute mieux|Idées et critiques ont ici leur chaise|Qui vient participe à la décision}, {et ce qui est convenu est noté|apportez donc votre avis|chaque voix est entendue}.",
        ],
        [
          "gift",
          "Dons",
          "{Un don peut être de l’argent, du temps ou des objets|Vous pouvez dire à quoi il doit servir|Peu et souvent aide beaucoup}, {et nous disons où il va|un reçu peut se demander|vous savez ce qu’il a permis}.",
        ],
      ],
      process: [
        [
          "Dire bonjour",
          "{Écrivez, appelez ou passez|Quelques mots suffisent pour commencer|Dites bonjour dans la langue que vous pouvez}, {et nous lisons avec soin|quelqu’un vous répond|nous disons quand venir}.",
        ],
        [
          "Se connaître",
          "{Venez une fois et regardez|Une conversation sert à se connaître|Faites un tour avec nous}, {et rien n’est à signer ce jour-là|demandez ce que vous voulez|pour voir si cela plaît}.",
        ],
        [
          "En être",
          "{Participez autant que vous voulez|On entre peu à peu|Cherchez votre place sans hâte}, {avec quelqu’un à côté|et faites moins si besoin|on peut toujours changer}.",
        ],
      ],
      questions: [
        [
          "{Faut-il être membre|Les visiteurs sont-ils bienvenus} ?",
          "{Non, on peut venir essayer|Les visiteurs sont bienvenus|Nul ne tend un formulaire d’abord}, {alors passez quand vous voulez|vous décidez ensuite|nous montrons ce que nous faisons}.",
        ],
        [
          "{Y a-t-il une cotisation à payer|Existe-t-il des réductions} ?",
          "{Certaines choses ne coûtent rien|Demandez la liste et nous l’expliquons|S’il y a une cotisation, nous le disons}, {et l’argent ne doit pas empêcher|parlez-nous si c’est serré|une solution se cherche}.",
        ],
        [
          "{Comment aider|Faut-il savoir quelque chose} ?",
          "{Avec du temps, des mains ou une voiture|Il ne faut rien savoir|Une heure aide déjà}, {et l’on vous montre le nécessaire|dites ce qui vous va|nous cherchons la bonne tâche}.",
        ],
        [
          "{À qui m’adresser|Est-ce que cela reste entre nous} ?",
          "{Écrivez et nous transmettons|Décrivez avec vos mots|Ce que vous dites est traité avec discrétion}, {mais en danger, appelez les secours|quelqu’un vous répond|nul autre n’a à le savoir}.",
        ],
        [
          "{Puis-je venir avec quelqu’un|Et si je viens seul} ?",
          "{Volontiers, en compagnie c’est plus facile|On peut aussi venir sans personne|Amenez qui vous voulez}, {et quelqu’un vous accueille à la porte|pour des enfants, dites un mot|ainsi nul ne reste dans un coin}.",
        ],
        [
          "{Combien de temps cela prend-il|Peut-on aider un peu} ?",
          "{Une heure par mois compte déjà|Vous dites ce que vous pouvez|On peut aider de temps en temps}, {et une pause est normale|nous cherchons une tâche qui va|personne ne compte}.",
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
