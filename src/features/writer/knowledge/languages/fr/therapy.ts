/**
 * French wordings of the therapy family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const therapy: Wording = familyWording(
  ["personne", "personnes", "cabinet", "au cabinet", "au cabinet", "accompagnement"],
  ["Accompagnement", "Le lieu", "Groupes"],
  {
    headlines: [
      "Un lieu {calme|sûr} pour {parler|souffler}",
      "{À votre rythme|Pas à pas}",
      "Ne restez pas {seul avec cela|sans en parler}",
      "{Poser|Dire} ce qui pèse",
      "Une heure {pour vous|au calme}",
      "{S’asseoir|Souffler}, {puis dire|puis chercher ses mots}",
      "{Un mot|Un silence} {à la fois|à son heure}",
    ],
    truths: [
      "{Il ne faut pas être à bout pour demander de l’aide|Une année lourde est déjà une raison|Venir tôt est souvent le plus sage}, {et un premier entretien n’engage à rien|car parler à temps soulage}.",
      "{La confiance compte plus que la méthode|Entre deux personnes, il faut que cela convienne|Sans confiance, aucune méthode n’aide}, {et c’est le sens de la première rencontre|et cela se sent assez vite|alors vous pouvez aussi dire non}.",
      "{Le changement va rarement en ligne droite|Les retours en arrière font partie du chemin|Une mauvaise semaine n’efface pas le reste}, {et c’est la direction qui compte|alors nous ne parlons pas d’échec}.",
      "{Le neuf arrive rarement d’un coup|Le changement fait souvent peu de bruit|Le mieux se voit d’abord dans les petites choses}, {et un jour quelque chose pèse moins|parfois un proche le remarque avant nous|alors on regarde de temps en temps en arrière}.",
      "Dire les choses à voix haute {change déjà un peu leur poids|les rend plus petites}, {même si rien n’est encore résolu|et cela se fait à votre rythme}.",
      "On peut aller mieux {sans avoir tout compris|avant d’avoir tout raconté}, {et certaines réponses viennent plus tard|et il n’y a pas d’ordre à suivre}.",
      "Un silence {n’est pas une gêne|fait aussi partie de l’entretien}, {et personne ne se hâte de le remplir|et ce qui compte vient souvent après}.",
      "Le corps {parle quand les mots manquent|garde la mémoire des jours difficiles}, {et le sommeil ou le ventre le montrent souvent|alors nous demandons aussi comment vous dormez}.",
    ],
    offers: [
      [
        "user",
        "Séances individuelles",
        "{Voici une heure qui n’appartient qu’à vous|Il y a du temps pour le sujet que vous apportez|Nous parlons en tête-à-tête et sans hâte}, {et vous choisissez par où commencer|aussi lentement qu’il le faut}.",
        "Une séance {vous appartient|commence où vous voulez}, {avec des mots ou des silences|et rien n’est trop petit}.",
        "Vous apportez {une question, une colère, un rêve|ce qui occupe vos nuits}, {puis nous écoutons et demandons|et nous regardons cela sous un autre angle} ; {la forme et le pas se décident avec vous|l’heure finit toujours par un moment calme}.",
        "Certains viennent {pour une décision|après une rupture ou un deuil}, d’autres {sans savoir pourquoi|avec une fatigue qui dure} : {les deux sont de bonnes raisons|on trouve souvent le sujet en parlant}.",
      ],
      [
        "users",
        "Séances à plusieurs",
        "{Quand chaque mot finit en dispute, un tiers peut aider|Nous nous asseyons tous autour d’une table|En couple ou en famille, chaque voix est entendue}, {avec quelques règles claires|et personne n’a besoin d’avoir raison|pour mieux s’entendre au quotidien}.",
        "À plusieurs, {chacun parle et chacun écoute|on apprend à s’entendre}, {avec quelqu’un qui tient le cadre|sans chercher de coupable}.",
        "Chacun dit {ce qu’il entend quand l’autre parle|ce qu’il n’ose pas dire à la maison}, {et l’on ralentit la conversation|et l’on s’exerce à répondre autrement} ; {nous ne prenons parti pour personne|une dispute peut aussi devenir une question}.",
        "Avec un adolescent, {un parent|un frère} ou {la famille entière|un couple en crise}, {nous convenons d’abord de qui vient et quand|chacun peut aussi avoir un moment à part}.",
      ],
      [
        "leaf",
        "Apaisement",
        "{Le mauvais sommeil, la tension et la fatigue se travaillent|Quand c’est trop, on commence par soulager|Nous cherchons d’abord un peu de repos}, {et nous essayons ensuite de comprendre|avec de petits pas pour chaque jour|le reste peut attendre un peu}.",
        "Avant de comprendre, {il faut parfois dormir|le corps veut du repos}, {on commence par là|de petits exercices aident}.",
        "Respirer, {marcher|écrire}, se coucher {autrement|plus tôt} : {nous essayons des gestes simples|un exercice se choisit selon vos journées}, {et l’on garde ce qui aide|et l’on laisse ce qui ne vous va pas}.",
        "Quand les pensées tournent la nuit, {on cherche ce qui l’entretient|on note les pensées qui reviennent}, {et l’on commence par une chose qui se change|puis l’on regarde la journée} ; {un médecin peut vérifier la part du corps|un avis médical complète parfois l’entretien}.",
      ],
      [
        "video",
        "Séances à distance",
        "{Si le chemin est long, nous pouvons parler à distance|Par téléphone ou à l’écran, on travaille aussi|Il n’est pas toujours nécessaire de se déplacer}, {et une pièce qui ferme suffit|nous disons dans quels cas cela convient|alors demandez ce qui est possible}.",
        "À distance, {le cadre reste le même|on garde ses habitudes}, {une pièce calme suffit|et l’on s’arrête si cela ne convient pas}.",
        "Installez-vous {là où personne n’entend|dans une pièce fermée}, {avec un casque et un verre d’eau|le téléphone posé et les alertes coupées} : {l’entretien ressemble alors à celui du cabinet|on s’y habitue en quelques minutes}.",
        "À distance, {l’heure se tient aussi en voyage|on garde le fil pendant un déplacement} ; {pour une crise, cela ne convient pas|si la liaison se coupe, nous reprenons par téléphone}.",
      ],
      [
        "footprints",
        "Premier entretien",
        "{La première fois est une conversation, rien de plus|Vous pouvez venir, vous asseoir et voir|Au premier entretien, on fait connaissance}, {et il n’y a rien à préparer|se taire est permis aussi|vous décidez ensuite tranquillement}.",
        "La première fois, {vous posez des questions aussi|on voit si l’on s’entend}, {et rien n’est décidé|ensuite vous choisissez}.",
        "Cette heure sert {à dire ce qui vous amène|à poser vos questions sur la méthode}, {et à entendre notre façon de faire|et à sentir si la parole est facile} ; {rien ne se décide sur le pas de la porte|vous pouvez comparer avec quelqu’un d’autre}.",
        "Nous demandons {ce que vous avez déjà essayé|depuis quand cela pèse}, {ce qui vous soutient aujourd’hui|et ce que vous espérez}, {et vous répondez à ce que vous voulez|puis nous disons si nous sommes la bonne adresse}.",
      ],
      [
        "calendar",
        "Accompagnement",
        "{On peut se voir chaque semaine ou plus rarement|Nous faisons un bout de chemin avec vous|Le travail suit un but que vous fixez}, {et nous faisons le point de temps en temps|sans le prolonger plus que nécessaire}.",
        "Un accompagnement a {un but et des pauses|un début et une fin}, {que l’on regarde ensemble|et il s’adapte à votre vie}.",
        "Un rythme {se choisit et se révise|soutenu au début s’espace souvent ensuite}, {et quelques mots à la fin disent ce qui a bougé|et entre deux, la vie fait sa part}.",
        "Pendant {une période difficile|un changement de travail ou de vie}, {un rendez-vous régulier fait un point d’appui|parler à heure fixe donne un repère} ; {quand le besoin passe, on s’arrête ensemble|la fin se prépare aussi}.",
      ],
    ],
    process: [
      [
        "Contact",
        "{Écrivez ou appelez avec une seule phrase|Pour le premier contact, un mot suffit|Vous n’avez encore rien à expliquer}, {et vous saurez quand une place est libre|la réponse vient avec discrétion|et nous proposons un jour}.",
        "Une phrase {suffit|ou votre prénom}, {par message ou au téléphone|le reste peut attendre}, et nous disons quand une place se libère.",
        "Laissez {un message et un moyen de vous joindre|votre prénom et vos heures libres} : {nous rappelons avec discrétion|la réponse dit les délais}, {et rien n’est à raconter par écrit|et si nous sommes complets, vous le saurez}.",
        "Si appeler {vous semble trop|vous coûte}, {écrivez quelques mots|demandez à un proche d’écrire}, {et nous proposerons un moment|même sans trop savoir quoi dire} ; {si votre sécurité est en jeu, les secours passent avant|pour un enfant, un parent prend contact}.",
      ],
      [
        "Rencontre",
        "{Au premier entretien, les questions vont dans les deux sens|Nous parlons de ce qui vous amène et de notre façon de travailler|On fait connaissance sans engagement}, {et vous décidez ensuite|pour voir si cela convient|prenez quelques jours pour y penser}.",
        "On parle {du cadre, des absences et du prix|de ce qui reste entre nous}, {puis de ce qui vous occupe|et de ce que vous attendez}, {et vous pouvez y réfléchir chez vous|et l’on s’arrête à l’heure}.",
        "La pièce est calme, {il y a de l’eau et des mouchoirs|vous choisissez votre siège} ; {on commence où vous voulez|si parler est difficile, nous posons des questions}.",
      ],
      [
        "Travail",
        "{On se voit régulièrement, avec un but|Le travail avance de séance en séance|Nous travaillons sur ce que vous avez choisi}, {et nous regardons ensemble si cela aide|jusqu’au jour où vous ferez sans nous}.",
        "De séance en séance, {on avance, on s’arrête, on reprend|le chemin se précise}, {et l’on vérifie que cela aide|avec votre accord}.",
        "Entre deux rendez-vous, {une observation ou un essai|un carnet} {peut prolonger le travail|aide parfois à voir}, {sans devoir ni note|si vous en avez envie}.",
        "Quand un sujet {devient trop lourd|revient sans cesse}, {on s’arrête et l’on respire|nous changeons de porte d’entrée} ; {au bilan, vous dites ce qui a changé|vous gardez la main sur le rythme}.",
      ],
    ],
    questions: [
      [
        "{Est-ce confidentiel|Et la discrétion|Qui sait ce que je dis} ?",
        "{Ce qui se dit ici reste ici|Le secret professionnel s’applique|Personne n’apprend rien sans votre accord}, {et la loi ne prévoit que de rares exceptions|ni votre famille ni votre employeur|nous vous l’expliquons volontiers avant}.",
        "Oui, {ce que vous dites vous appartient|le secret fait partie du métier} ; {les exceptions prévues par la loi vous sont expliquées|rien ne sort sans votre accord, hors danger grave}.",
        "Ce que vous confiez {n’est ni répété ni publié|est protégé}, {et vous pouvez demander comment les notes sont gardées|et l’on vous dit d’emblée les limites de cette règle} ; {pour un mineur, on explique ce que sauront les parents|avec un autre soignant, nous parlons seulement si vous le voulez}.",
        "Seul un danger {grave|pour vous ou pour un autre} {peut ouvrir une exception|change cela}, {et nous en parlerions d’abord avec vous si possible|dans le cadre de la loi} ; {le reste ne sort pas de la pièce|même un appel d’un proche reste sans réponse}.",
      ],
      [
        "{Qui paie les séances|Est-ce remboursé} ?",
        "{Cela dépend de la séance et de votre assurance|Demandez d’abord à votre assurance|Payer soi-même est souvent possible}, {et le prix est dit avant|et vous recevez les papiers utiles}.",
        "Selon {le métier et l’ordonnance|votre contrat}, {une part peut être prise en charge|la caisse ou la mutuelle aide ou non} : {appelez-les avec le nom exact de la consultation|nous vous donnons la facture que la caisse demande}.",
        "Le prix {se dit au premier contact|est connu avant de venir}, {ainsi que ce qui se passe en cas d’absence|et une difficulté peut se dire aussi} ; {des services publics reçoivent parfois sans avance|votre médecin connaît les dispositifs actuels}.",
      ],
      [
        "{Combien de séances|Est-ce long|Quelle durée prévoir} ?",
        "{Parfois quelques séances suffisent, parfois il en faut plus|Cela dépend de ce que vous voulez changer|Personne ne peut le dire avec certitude au départ}, {et vous pouvez arrêter quand vous voulez|nous en parlons en chemin|un bilan se fait de temps à autre}.",
        "Pour {une décision|un passage difficile}, {quelques rencontres font souvent du bien|cela peut être bref} ; pour {une histoire plus ancienne|des souffrances installées}, {le chemin est plus long|on prend le temps qu’il faut}.",
        "Nous convenons {d’un premier nombre de rencontres|d’un moment pour faire le point}, {et l’on continue seulement si c’est utile|puis vous choisissez la suite}.",
      ],
      [
        "{En cas de crise|Qui appeler en urgence|Et une urgence la nuit} ?",
        "{En cas de danger, composez le numéro d’urgence|Dans une crise, n’attendez pas notre réponse|Si une vie est en jeu, appelez tout de suite les secours}, {et des lignes d’écoute répondent aussi la nuit|car un site est trop lent pour cela|ou allez aux urgences les plus proches}.",
        "Appelez {les secours|un numéro d’urgence}, {maintenant|sans attendre}, ou {allez aux urgences|demandez à un proche de le faire} ; un message ici serait lu trop tard.",
        "Appelez {les urgences|le numéro de secours de votre pays}, {et ne restez pas seul|et demandez à quelqu’un de venir} ; {un proche, un voisin ou un médecin peut attendre avec vous|une ligne de prévention du suicide écoute jour et nuit dans beaucoup de pays}.",
        "Notre boîte {aux lettres ou de messages n’est pas surveillée en continu|n’est pas faite pour l’urgence} : {pour un danger, ce sont les secours|composez plutôt le numéro d’urgence}, {et reparlons-en ensuite, si vous le souhaitez|et prévenez-nous plus tard}.",
      ],
      [
        "{Cela aide-t-il|Comment savoir|Et si rien ne change} ?",
        "{Personne de sérieux ne peut le promettre|On le voit d’abord dans le quotidien|Cela n’aide pas tout le monde de la même façon}, {et après quelques séances on regarde ensemble|alors dites si rien ne bouge|en parler tôt évite de perdre du temps}.",
        "On le remarque {dans le sommeil, l’humeur ou les disputes|à de petites choses}, {parfois avant d’y penser|et un proche le dit quelquefois} ; {si rien ne change, nous changeons de voie|nous regardons régulièrement avec vous où vous en êtes}.",
        "Ce qui aide le plus, {c’est de se sentir en confiance|c’est de pouvoir tout dire, y compris un doute} ; {alors parlez-nous de ce qui vous gêne|une autre personne ou méthode convient parfois mieux}.",
      ],
      [
        "{Des séances le soir|Après le travail|Quelles heures} ?",
        "{Demandez les dernières heures de la journée|Quelques heures sont gardées pour ceux qui travaillent|À midi, il reste parfois une place}, {et une heure fixe aide à tenir|alors dites-nous quand vous pouvez|nous prévenons si une place se libère}.",
        "Les fins de journée {sont demandées|partent vite}, {alors donnez-nous plusieurs possibilités|et une liste d’attente existe parfois} ; {un entretien à distance évite le trajet|le début de matinée est souvent plus libre}.",
        "Selon {la semaine|vos horaires}, {une pause de midi peut suffire|nous cherchons un moment régulier} ; {en horaires décalés, dites-le tout de suite|si votre planning change, on peut alterner}.",
      ],
    ],
    qualities: [
      ["du temps", "de la confiance"],
      ["une oreille ouverte", "une porte fermée"],
      ["de petits pas", "un but clair"],
      ["une place à soi", "de la patience"],
      ["son propre pas", "un cadre clair"],
      ["un cadre sûr", "une parole libre"],
    ],
    events: ["Groupe de parole", "Atelier détente", "Conférence"],
  },
);

export const therapyTrades: Record<string, Wording> = {
  massage: familyWording(
    ["client", "clients", "cabinet", "au cabinet", "au cabinet", "massage"],
    ["Soins", "Le cabinet", "Rendez-vous"],
    {
      headlines: [
        "{Allongez-vous|Expirez}, {le reste attend|lâchez}",
        "Une heure {sans téléphone|pour votre dos}",
        "Des mains {chaudes|calmes}, {du silence|du temps}",
        "{La nuque|Le dos} {se tait|se dépose}",
        "{Rien à faire|Rien à dire}, {rien à prouver|juste respirer}",
        "{Une serviette chaude|De l’huile tiède} et {le silence|une pause}",
      ],
      truths: [
        "{On n’est presque jamais noué à un seul endroit|La tension vient lentement et se remarque d’un coup}, {alors nous avançons du bord vers le centre|et la mâchoire en sait parfois plus que la nuque}.",
        "{Un appui fort n’est pas toujours meilleur|Un muscle cède quand il se sent en sécurité}, {alors dites ce qui fait du bien|et rien n’oblige à serrer les dents}.",
        "{Le repos fait la moitié du soin|Le calme ne se commande pas}, {et l’on peut parler ou se taire|et s’endormir est permis}.",
        "{Un massage ne remplace pas un examen|Nous ne posons pas de diagnostic}, {alors une douleur forte ou nouvelle se montre d’abord à un médecin|et nous disons ce que nous remarquons}.",
        "Les épaules {montent sans qu’on le remarque|gardent ce que la journée n’a pas dit}, {et une longue expiration les fait déjà descendre|alors on commence souvent par le souffle}.",
        "Le bon moment {n’est pas celui où tout craque|se choisit avant la douleur}, {mais un peu plus tôt|et une heure calme y suffit parfois}.",
        "Une main {qui écoute change d’appui sans qu’on le demande|posée sans bouger compte aussi}, {et le corps le sent tout de suite|et bien des gens s’en souviennent plus que du reste}.",
      ],
      offers: [
        [
          "hand",
          "Massage classique",
          "{Le dos, les épaules et la nuque portent la journée|Le bureau, le volant et la caisse laissent des traces|Dites où cela tire}, {et nous commençons juste à côté|et l’appui suit ce que vous dites}.",
          "{Qui reste longtemps assis le sent le soir|Des épaules lourdes se déposent une à une}, {alors une séance régulière aide|et une pause suit toujours}.",
          "L’huile {se choisit avec vous|tiédit entre les mains}, {et le geste part du bas du dos|puis viennent la nuque et les bras} ; {une zone trop sensible se contourne|un mot suffit pour changer d’appui}.",
        ],
        [
          "waves-horizontal",
          "Massage détente",
          "{Ce massage est lent, avec de l’huile tiède et peu de mots|Il convient à ceux qui s’arrêtent difficilement|Ici, rien n’est à réparer}. {On peut rester allongé ensuite|Ne prévoyez rien d’urgent après}.",
          "Les mouvements sont {longs et réguliers|doux du début à la fin}, {sans point douloureux|et l’on n’attend rien de vous} ; {une couverture vous tient chaud|la lumière reste basse}.",
          "Venez {après une semaine pleine|avant des vacances}, {le téléphone éteint|sans programme}, {et laissez le temps passer|et prenez cette heure pour ce qu’elle est}.",
        ],
        [
          "footprints",
          "Réflexologie des pieds",
          "{Les pieds portent tout et reçoivent peu|De petits points aux pieds apportent un grand calme}. {Il suffit d’ôter ses chaussures|Beaucoup s’assoupissent}, {et cela ne doit pas chatouiller|et l’on repart plus léger}.",
          "Un bain chaud {ou une serviette ouvre la séance|détend d’abord les pieds}, puis {chaque orteil a sa minute|les pouces suivent la voûte} ; {en cas de plaie ou de grossesse, prévenez-nous|si c’est trop fort, dites-le}.",
          "Pour ceux qui {restent debout|marchent beaucoup}, {les pieds sont une bonne porte d’entrée|une demi-séance fait déjà du bien}, {et l’on garde ses vêtements|et les chevilles en profitent}.",
        ],
        [
          "leaf",
          "Conseil en naturopathie",
          "{Nous parlons d’abord de sommeil, de repas et de travail|Tout commence par une longue conversation}, {puis vient un plan que vous pouvez vérifier|et nous disons ce que nous ne traitons pas}. {N’arrêtez jamais seul un médicament|Nous parlons à votre médecin si vous le souhaitez}.",
          "On note {ce que vous mangez et quand vous dormez|vos habitudes d’une semaine ordinaire}, {puis l’on change une seule chose à la fois|et nous cherchons ce qui est tenable} ; {votre médecin garde la main sur les traitements|une plante peut gêner un remède, parlez-en au pharmacien}.",
          "Apportez {la liste de ce que vous prenez|vos questions}, {même les tisanes et les gouttes|et dites ce qui vous a déjà réussi} : {nous regardons ce qui va ensemble|le conseil part de là}.",
        ],
        [
          "activity",
          "Massage sportif",
          "{Avant l’effort, le geste est léger, et lent après|Les jambes lourdes et les mollets durs ont besoin de temps|Dites ce que vous préparez}, {et nous regardons où cela tire|mais une blessure fraîche se montre d’abord à un médecin}.",
          "Après {une course|un match}, {le geste reste léger|on laisse d’abord reposer}, {et les muscles lourds se travaillent le lendemain|et l’on boit avant de s’allonger}.",
          "Mollets, {cuisses|hanches}, épaules : {dites quel geste tire|montrez le mouvement qui coince}, {et nous travaillons autour|et l’appui monte peu à peu} ; {une douleur vive demande un avis médical|un étirement simple prolonge la séance}.",
        ],
      ],
      process: [
        [
          "Écrire",
          "{Dites ce qui tire et depuis quand|Une phrase suffit}. {Signalez grossesse, maladie et traitement|Nous proposons une durée}.",
          "Dites-nous {vos heures libres et la durée que vous aimeriez|si c’est la première fois}, {et ce que votre corps a traversé|et ce que vous ne souhaitez pas} : {nous répondons avec un créneau|la réponse vient avec quelques questions}.",
          "Un appel {permet de demander avant de choisir|est vite fait}, {et un massage offert se réserve de même|et vous saurez quoi prévoir} ; {mangez léger avant de venir|une douche avant suffit}.",
        ],
        [
          "Arriver",
          "{On parle un peu, puis vous vous installez|Vous ne découvrez que le nécessaire}, {et la table est chaude|et le reste est couvert}.",
          "Venez {quelques minutes plus tôt|sans courir}, {pour poser le manteau et la journée|et buvez un verre d’eau} ; {nous demandons ce qui fait mal et ce qui fait du bien|l’huile et l’appui se choisissent alors}.",
          "Vous vous installez {seul, sous une serviette|à votre rythme}, {et nous frappons avant d’entrer|pendant que nous sortons} ; {un coussin soutient les genoux|la tête trouve sa place}.",
        ],
        [
          "Recevoir",
          "{Vous dites si l’appui convient|Nous allons lentement}, {et le silence est le bienvenu|et ce qui gêne s’arrête aussitôt}.",
          "Les mains {commencent doucement|cherchent d’abord les tensions}, {puis l’appui s’adapte|puis elles s’attardent} ; {parlez si vous en avez envie|un geste de la main suffit pour dire moins fort}.",
          "On change {de côté une fois|de zone sans hâte}, {la serviette suit|et vous restez au chaud}, {et rien ne vous oblige à parler|et vous pouvez demander une pause}.",
        ],
        [
          "Se reposer",
          "{Restez encore un peu|Buvez un verre d’eau}, {puis levez-vous sans hâte|et gardez la soirée calme}.",
          "À la fin, {la main s’attarde puis se retire|nous vous laissons quelques minutes}, {et vous vous relevez par le côté|pour revenir tranquillement} ; {un peu de courbature le lendemain peut arriver|le corps travaille encore un moment}.",
          "Nous disons {ce que nous avons senti sous les mains|où cela tirait le plus}, {et un geste simple pour la semaine|sans vous presser de reprendre date}.",
        ],
      ],
      questions: [
        [
          "{Que faut-il enlever|Suis-je couvert pendant le massage} ?",
          "{Vous n’enlevez que ce que vous voulez|Seule la partie massée est découverte}. {On en parle avant|Tout peut changer en route}.",
          "Une serviette {couvre tout, sauf la zone travaillée|reste en place}, {et les sous-vêtements se gardent|et vous dites ce qui vous met à l’aise} ; {pour les pieds ou la nuque, on reste habillé|vous êtes seul pour vous préparer}.",
          "C’est vous {qui décidez|qui fixez la limite}, {et elle se respecte sans discuter|et vous n’avez rien à expliquer} ; {certains massages se font habillé|dites-le simplement en arrivant}.",
        ],
        [
          "{Quand faut-il éviter un massage|Peut-on se faire masser enceinte} ?",
          "{On attend en cas de fièvre ou de blessure récente|Enceinte, on en parle d’abord}. {Pour le cœur, un cancer ou une phlébite, demandez au médecin|Dites-nous tout ce qui compte}.",
          "Fièvre, {infection|plaie}, thrombose, {entorse fraîche|opération récente} : {mieux vaut attendre|demandez d’abord à votre médecin}, {et dites-nous ce qu’il en pense|et nous déplaçons le rendez-vous}.",
          "Pendant la grossesse, {l’accord de la sage-femme ou du médecin rassure|certaines positions et certaines huiles ne conviennent pas}, {alors parlez-en en réservant|et le premier trimestre demande de la prudence}.",
        ],
        [
          "{Est-ce remboursé|Combien coûte une séance} ?",
          "{En général, vous payez vous-même|Certaines mutuelles aident}. {Le prix est dit avant|Demandez une facture}.",
          "Un massage de bien-être {n’est pas un acte médical|se règle en général par vous-même}, {alors la caisse ne le rembourse pas d’ordinaire|et une mutuelle participe rarement} ; {le tarif par durée se dit avant|appelez votre mutuelle avec le nom exact du soin}.",
          "Demandez {le prix en réservant|les durées possibles}, {et un reçu pour vos papiers|et choisissez selon votre budget} ; {une séance courte coûte moins|pour des soins prescrits, voyez un kinésithérapeute}.",
        ],
        [
          "{Combien de séances faut-il|Faut-il revenir souvent} ?",
          "{Cela dépend d’où vient la tension|Parfois une seule suffit}. {Bouger entre deux aide beaucoup|Un jour fixe par mois convient à beaucoup}.",
          "Après la première, {vous sentirez ce qui a changé|on en parle}, {et nous vous disons franchement si revenir a du sens|puis vous choisissez} ; {une tension ancienne prend plus de temps|quelques gestes à la maison espacent les visites}.",
          "Certains viennent {quand ils y pensent|au changement de saison}, d’autres {avant que cela ne tire|à date fixe} : {votre corps donne la mesure|aucun rythme n’est obligatoire}, {et si rien ne change, voyez un médecin|et rien ne vous est imposé}.",
        ],
        [
          "{Puis-je dire que c’est trop fort|Est-ce gênant de s’endormir} ?",
          "{Dites-le tout de suite|Non, cela arrive souvent}. {Nous retenons ce qui vous convient|On parle seulement si vous en avez envie}.",
          "Un mot, {un signe de la main|un soupir}, {et l’appui diminue|et nous changeons} : {vous n’avez pas à serrer les dents|votre confort guide la séance}.",
          "S’endormir, {parler|se taire}, demander {plus doux|une pause} : {tout cela est normal|rien n’est gênant ici}, {même un ronflement|et l’heure est à vous}.",
        ],
      ],
      qualities: [
        ["des mains chaudes", "du silence"],
        ["un souffle calme", "des épaules souples"],
        ["du temps", "des limites claires"],
      ],
      events: ["Soirée nuque", "Cours à deux", "Heure de calme"],
      actions: { bookings: ["Demander un massage"] },
    },
  ),
};
