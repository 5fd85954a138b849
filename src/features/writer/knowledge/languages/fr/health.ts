/**
 * French wordings of the health family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const health: Wording = familyWording(
  ["patient", "patients", "cabinet", "au cabinet", "au cabinet", "soins"],
  ["Soins", "Le cabinet", "Rencontres"],
  {
    headlines: [
      "{Écouter|Examiner}, expliquer, soigner",
      "La santé {en mots simples|avec du temps}",
      "{Venez tôt|Demandez}, avant que cela {fasse mal|empire}",
      "Un problème, {des mots pour le comprendre|une étape après l’autre}",
      "{Prenons le temps|On regarde}, on explique, on décide",
      "Votre santé, {vos questions|votre rythme}",
      "{Venez|Parlez-en} avant d’avoir mal",
    ],
    truths: [
      "{L’histoire d’une personne en dit plus que l’appareil|Soigner commence par écouter|Les meilleurs indices sont souvent dans votre récit}, {alors racontez à votre façon|et c’est pourquoi nous demandons depuis quand|et nous prenons des notes}.",
      "{Ce qu’on voit tôt se soigne mieux|La prévention fait peu de bruit et aide beaucoup|Venir sans douleur a aussi un sens}, {et un contrôle vaut donc la peine|alors notez-le dans l’agenda|et c’est souvent une courte visite}.",
      "{La peur du soin est très fréquente|Beaucoup de gens arrivent inquiets|Personne n’a à rougir de sa peur}, {et le dire à voix haute soulage déjà|alors dites-le et nous irons plus doucement|on peut en parler avant de commencer}.",
      "{Ce que l’on comprend, on le suit mieux|Un soin bien expliqué aide davantage|Les mots compliqués ne soignent personne}, {et c’est pourquoi nous parlons simplement|alors demandez jusqu’à ce que ce soit clair|et l’important vous est noté}.",
      "Un bon soin commence {par une question simple|avant l’examen} : {depuis quand, et comment|qu’est-ce qui a changé}.",
      "Deux personnes avec le même mal {n’ont pas la même histoire|ne guérissent pas au même rythme}, {alors le soin se règle pour chacune|d’où nos questions}.",
      "Comprendre ce qui se passe {calme déjà un peu|aide à tenir dans la durée}, {et nous y consacrons du temps|c’est pourquoi nous dessinons parfois}.",
    ],
    offers: [
      [
        "stethoscope",
        "Contrôles",
        "{Un contrôle est utile même quand rien ne fait mal|Nous regardons calmement ce qui convient à votre âge|La prévention commence avant les symptômes}, {et apportez vos anciens résultats si vous les avez|et vous saurez quand revenir|pour que les petites choses restent petites}.",
        "Un contrôle régulier {prend peu de temps|rassure} et {montre ce qui commence|évite de plus gros soins}.",
        "Dites-nous {quand était le dernier contrôle|ce qui vous inquiète}, {et nous proposons un rythme|le reste se voit à l’examen}.",
      ],
      [
        "heart-pulse",
        "Douleurs",
        "{Dites depuis quand cela fait mal et ce qui soulage|Décrivez les troubles avec vos propres mots|Dites-nous où se trouve la douleur}, {et nous voyons alors l’urgence|mais en cas grave, appelez les urgences|pour vous donner le bon rendez-vous}.",
        "Vous avez mal ? {Appelez plutôt que d’attendre|Dites-le dès le premier mot} : {nous cherchons une heure proche|et en cas d’urgence vitale, composez le numéro des secours}.",
        "Une gêne qui {revient|dure} mérite {un regard|une vraie réponse}, {même si elle est supportable|surtout si vous vous y êtes habitué}.",
      ],
      [
        "clipboard-list",
        "Plan de soins",
        "{Nous expliquons ce qui est possible et ce que cela implique|Avant de commencer, vous voyez les voies et les coûts|Un plan écrit montre chaque étape}, {et vous décidez à tête reposée|et vous pouvez l’emporter chez vous|avec ses avantages et ses limites}.",
        "Avant un soin long, {tout est posé sur papier|vous recevez un plan}, {étape par étape, avec les coûts|pour y réfléchir à la maison}.",
        "Il y a souvent {plus d’un chemin|plusieurs solutions} : {nous les comparons avec vous|vous entendez ce que chacune demande}.",
      ],
      [
        "baby",
        "Enfants et familles",
        "{Avec les petits, on regarde d’abord et l’on touche ensuite|Nous allons au rythme de l’enfant|Les plus jeunes peuvent apporter leur doudou}, {et vous restez tout près|prenez le carnet de santé si vous l’avez|ainsi la première visite reste calme}.",
        "Avec un enfant, {on commence par faire connaissance|la première visite sert à regarder}, {et rien n’est forcé|le soin vient quand la confiance est là}.",
        "Petits et grands {ont d’autres questions|n’ont pas la même patience}, {nous parlons donc à chacun|et un parent reste toujours près}.",
      ],
      [
        "stethoscope",
        "Suivi",
        "{Après un soin, nous regardons comment cela évolue|Quelques semaines plus tard, on se revoit|Le suivi montre si tout va bien}, {et apportez les questions venues entre-temps|et l’on corrige si besoin|vous savez alors quoi surveiller}.",
        "Après un soin, {nous voulons savoir comment cela va|une visite de contrôle suit}, {et vos questions ont leur place|pour ajuster si besoin}.",
        "Un suivi {se planifie ensemble|tient en quelques visites}, {avec des dates qui vous conviennent|et s’espace quand tout va bien}.",
      ],
      [
        "clipboard-list",
        "Second avis",
        "{Avant une grande décision, un autre regard aide|Quand un point reste flou, demandez à quelqu’un d’autre|Un second avis peut rassurer}, {et il suffit d’apporter images et courriers|personne ne devrait s’en vexer|pour décider plus calmement}.",
        "Un doute sur {un diagnostic|un traitement proposé} ? {Apportez les documents|Venez avec vos questions}, nous les lisons avec vous.",
        "Entendre un autre avis {est votre droit|aide à décider}, {et n’offense personne|même s’il confirme le premier}.",
      ],
    ],
    process: [
      [
        "Rendez-vous",
        "{Appelez ou écrivez en disant le motif|En prenant rendez-vous, dites si c’est urgent|Dites-nous en une phrase ce qui ne va pas}, {et nous prévoyons le temps nécessaire|car la douleur passe d’abord|et nous vous proposons une heure}.",
        "Dites-nous {ce qui vous amène|où cela fait mal} et depuis quand, {et un rendez-vous vous est proposé|nous voyons si cela peut attendre}.",
        "Un appel ou un message : {le motif suffit|deux phrases suffisent}, {et nous disons quoi apporter|pour réserver assez de temps}.",
      ],
      [
        "Examen",
        "{Nous parlons, nous examinons et nous expliquons|D’abord la conversation, ensuite l’examen|Vous racontez et nous posons des questions}, {toujours avec des mots clairs|et vous pouvez nous interrompre|sans passer à une étape inconnue}.",
        "Nous écoutons, {nous examinons|nous posons des questions}, puis {nous disons ce que nous voyons|vous entendez ce que nous en pensons}.",
        "L’examen se fait {calmement|sans hâte}, {chaque geste est annoncé|et vous pouvez l’interrompre}.",
      ],
      [
        "Soin",
        "{Nous convenons du plan avant de commencer|Avant chaque étape, vous savez ce qui vient|On commence quand tout est clair pour vous}, {et les pauses sont toujours possibles|et à la fin, vous savez quoi surveiller|le rythme peut aussi se discuter}.",
        "Vous savez {ce qui vient ensuite|quoi faire chez vous} et {quand revenir|à qui demander}.",
        "Le soin se fait {par étapes|comme convenu}, et {vous sortez avec l’essentiel noté|la suite est expliquée}.",
      ],
    ],
    questions: [
      [
        "{Que faut-il apporter|Quels papiers prendre} ?",
        "{Prenez votre carte, la liste des médicaments et vos résultats|Vos anciens résultats et vos questions sont utiles|La liste de ce que vous prenez aide le plus}, {et notez avant ce que vous voulez savoir|ce qui manque se demande ensuite|ainsi rien d’important ne s’oublie}.",
        "Vos {anciens résultats|derniers courriers}, {la liste de vos médicaments|ce que vous prenez}, et vos questions sur un papier.",
        "Prenez {votre carte d’assurance et vos ordonnances|ce que vous avez déjà}, {même incomplet|le reste se retrouve}, et {dites-nous vos allergies|notez ce que vous voulez demander}.",
      ],
      [
        "{Et le remboursement|Combien coûte le soin|Que paie l’assurance} ?",
        "{Cela dépend de votre assurance et du soin|Parfois tout est remboursé, parfois une partie|Chaque contrat est différent}, {alors demandez un devis écrit|mieux vaut poser la question avant|et nous donnons les indications à transmettre}.",
        "Avant de commencer, {vous recevez le prix par écrit|nous vous disons ce que cela coûte}, et {votre caisse vous confirme sa part|ce qui reste à votre charge}.",
        "Cela dépend {du soin et de votre assurance|de votre couverture} : {demandez-nous un devis|nous préparons le devis, votre caisse répond}.",
      ],
      [
        "{Un rendez-vous rapide|Et en cas de douleur|Qui appeler en urgence} ?",
        "{Appelez et dites que c’est urgent|Au téléphone, nous voyons le degré d’urgence|Si la douleur est forte, n’attendez pas le formulaire}, {et en danger, composez le numéro d’urgence|et la nuit, adressez-vous au service de garde|nous cherchons la première place possible}.",
        "Téléphonez {dès l’ouverture|plutôt que d’écrire} et dites {où cela fait mal|que cela presse} : nous cherchons une heure, {et en cas de danger, appelez les secours|la vraie urgence passe devant}.",
        "Décrivez {ce que vous ressentez|la douleur} en deux phrases, {nous vous dirons quoi faire en attendant|nous jugeons ensemble de l’urgence}.",
      ],
      [
        "{J’ai peur, que faire|Et avec l’angoisse|Comment calmer la peur} ?",
        "{Dites-le déjà en prenant rendez-vous|C’est très courant et l’on peut en parler|Parlez-en et nous prévoyons plus de temps}, {car la première visite peut être une simple conversation|avec des pauses, beaucoup devient possible|et rien ne commence sans votre accord}.",
        "Dites-le-nous {en prenant rendez-vous|à l’arrivée}, {nous irons par petits pas|on s’arrête quand vous levez la main}, et rien ne se fait sans prévenir.",
        "Vous n’avez {pas à vous en excuser|rien à cacher} : {beaucoup le disent après coup|cela aide de le savoir}, {et nous gardons du temps pour vous rassurer|nous expliquons avant chaque geste}.",
      ],
      [
        "{Faut-il attendre longtemps|Une place bientôt|Quels délais} ?",
        "{En cas de douleur, dites-le au téléphone|Cela dépend de l’agenda et du motif|Une place se libère parfois au dernier moment}, {et nous indiquons les heures calmes|alors demandez la liste d’attente|ce qui presse moins attend un peu plus}.",
        "Cela varie {avec la saison|d’une semaine à l’autre} : {demandez la liste des places libérées|dites si vous pouvez venir au pied levé}, et ce qui fait mal passe d’abord.",
        "Pour un contrôle, {prévoyez un peu d’avance|réservez tôt} ; {pour une douleur, appelez|avec une douleur, on n’attend pas son tour}.",
      ],
      [
        "{Venir à deux|Un proche peut entrer|Et mon accompagnant} ?",
        "{Oui, à deux on entend mieux|Bien sûr, la personne peut aussi entrer pour parler|Venez avec quelqu’un qui vous rassure}, {et vous dites ce qui peut être entendu|et vous pouvez demander un moment en tête-à-tête|les enfants, eux, peuvent dessiner}.",
        "Oui, {une personne de confiance peut entrer|venez à deux} : {à deux, on retient mieux|d’autres questions viennent}, et {un moment seul reste possible|c’est vous qui décidez}.",
        "Venez avec {quelqu’un qui vous rassure|un proche ou un interprète} ; {prévenez-nous seulement|dites-le en arrivant}, {une chaise l’attend|tout le monde s’y retrouve mieux}.",
      ],
    ],
    qualities: [
      ["une écoute", "des mots clairs"],
      ["des mains calmes", "un suivi sérieux"],
      ["peu d’attente", "assez de temps"],
      ["des phrases courtes", "de bonnes mains"],
      ["une salle calme", "un mot franc"],
      ["un examen attentif", "des mots simples"],
      ["du respect", "du temps"],
      ["un plan clair", "une voix calme"],
    ],
    events: ["Journée prévention", "Soirée d’information", "Heure des questions"],
  },
);

export const healthTrades: Record<string, Wording> = {
  optician: familyWording(
    ["client", "clients", "magasin", "au magasin", "au magasin", "lunettes et lentilles"],
    ["Voir et porter", "Montures", "Rendez-vous"],
    {
      headlines: [
        "Bien voir, {le soir aussi|de près comme de loin}",
        "Des lunettes qui {tiennent|ne glissent pas}",
        "{Net|Clair}, léger, {à votre nez|bien ajusté}",
      ],
      truths: [
        "{On porte ses lunettes plus longtemps que n’importe quelle chaussure|Les lunettes se voient avant le sourire}, {alors le choix peut prendre du temps|et un second essayage n’est jamais de trop}.",
        "{Les yeux changent lentement|On s’habitue au flou}, {et l’on est souvent le dernier à s’en rendre compte|si bien qu’un contrôle étonne parfois}.",
        "{Un bon verre dans une monture de travers ne sert à rien|Quelques millimètres font le confort}, {c’est pourquoi nous mesurons sur le visage|et le réglage compte autant que le verre}.",
      ],
      offers: [
        [
          "eye",
          "Contrôle de la vue",
          "{De près, de loin, un œil puis l’autre|Sans hâte, lettre après lettre} : {vous dites ce qui est plus net, et il n’y a pas de mauvaise réponse|vous repartez avec une explication que l’on comprend}.",
          "{Maux de tête devant l’écran, phares qui éblouissent|Quand les bras deviennent trop courts pour lire}, {un contrôle dit si la correction est en cause|commencez par là}. {Ce qui sort de l’ordinaire revient à l’ophtalmologue|Apportez vos lunettes actuelles et votre ordonnance}.",
        ],
        [
          "glasses",
          "Montures",
          "{Ronde, carrée, fine ou épaisse|Devant le miroir, on a des surprises} : {essayez aussi celle que vous ne prendriez jamais|nous en sortons quelques-unes auxquelles on ne pense pas}.",
          "Une monture doit {convenir au nez avant de plaire|rester légère après des heures}, {et nous regardons où elle appuie|nous vérifions donc le pont et les branches}. {Venez avec quelqu’un de franc|Une photo permet d’y réfléchir le soir}.",
        ],
        [
          "layers",
          "Verres",
          "{Lecture, volant, atelier, écran|Dites où vous les portez} : {le verre se choisit d’après vos journées|nous disons quels traitements servent et lesquels non}.",
          "Avec des progressifs, {les mesures comptent plus que la marque|il faut quelques jours pour s’habituer}, {et nous les prenons la monture sur le nez|revenez si cela ne va pas après ce temps}.",
        ],
        [
          "droplets",
          "Lentilles",
          "{Pour le sport, pour tous les jours ou pour une fête|Souples ou rigides, d’un jour ou d’un mois} : {l’essai montre si elles vous conviennent|on vérifie d’abord vos yeux et vos larmes}.",
          "{Les poser s’apprend au miroir, sans se presser|La première pose est toujours la plus longue}, {et l’on recommence jusqu’à ce que ce soit simple|puis les gestes viennent tout seuls}. {Un œil rouge veut dire qu’on les enlève|Nous vous notons les règles d’entretien}.",
        ],
        [
          "wrench",
          "Réglages et réparations",
          "{Une vis perdue, une branche tordue|Quelqu’un s’est assis dessus} : {passez, beaucoup se redresse sur place|avant de les jeter, montrez-les}.",
          "{Des lunettes bougent avec le temps|Après quelques semaines, une monture se détend}, {alors un réglage de temps en temps suffit|et il vaut mieux venir avant qu’elle glisse}.",
        ],
        [
          "baby",
          "Lunettes d’enfant",
          "Un enfant {court, grimpe et perd des vis|n’enlève pas ses lunettes pour jouer}, {il lui faut donc des branches souples|nous cherchons une monture qui supporte tout cela}.",
          "{L’enfant choisit la couleur et nous veillons au maintien|Des lunettes qui plaisent sont des lunettes portées}. {Venez avec l’ordonnance du médecin|On les réajuste à mesure qu’il grandit}.",
        ],
      ],
      process: [
        [
          "Contrôler",
          "{On commence par vos questions, puis la vue|Dites d’abord ce que vous voyez mal}. {Apportez vos anciennes lunettes|Prévoyez un moment tranquille}.",
          "{Chaque œil seul, puis les deux ensemble|Nous comparons avec votre correction actuelle}, {et vous entendez le résultat tout de suite|et vous voyez vous-même la différence}.",
        ],
        [
          "Choisir",
          "{On essaie, on repose, on reprend|D’une grande étagère, il en reste trois}. {Le prix est clair avant la commande|Monture et verres sont chiffrés à part}.",
        ],
        [
          "Retirer",
          "{Quand elles sont prêtes, on les ajuste sur vous|À la remise, on plie et on vérifie}, {jusqu’à ce que rien n’appuie|et vous lisez une ligne pour essayer}. {Laissez quelques jours à vos yeux|Si cela gêne encore, revenez}.",
        ],
      ],
      questions: [
        [
          "{Quand refaire contrôler sa vue|Comment savoir si mes lunettes ne vont plus|À quel rythme faut-il venir} ?",
          "{Tous les deux ou trois ans, plus souvent avec l’âge|Dès que vous plissez les yeux}. {Un changement soudain se montre à un médecin|Les maux de tête sont un signe}.",
          "{Quand le téléphone s’éloigne pour être lu|Si la route du soir vous fatigue}, {il est temps de venir|un contrôle vaut la peine}. {Des éclairs ou une ombre sont une urgence|Mieux vaut un peu trop tôt}.",
        ],
        [
          "{Combien coûtent des lunettes|Que rembourse la mutuelle|De quoi se compose le prix} ?",
          "{Il y a la monture, les verres et les options|Le prix tient surtout aux verres}. {Nous montrons aussi la version simple|Le devis sépare chaque poste}.",
          "{Le remboursement dépend de votre contrat et de l’ordonnance|Chaque mutuelle a ses règles}. {Nous préparons un devis à lui envoyer|Demandez-lui avant de commander}.",
        ],
        [
          "{Combien de temps avant de les avoir|Les aurai-je avant les vacances|Peut-on aller plus vite} ?",
          "{Cela dépend des verres, les progressifs sont plus longs|Les verres simples vont plus vite}. {Donnez-nous votre date de départ|Nous appelons quand elles sont prêtes}.",
        ],
        [
          "{Je ne m’habitue pas aux progressifs, que faire|Pourquoi ai-je le vertige avec mes nouvelles lunettes|Combien de temps pour s’y faire} ?",
          "{Quelques jours sont normaux|Le cerveau doit réapprendre}. {Portez-les sans alterner|Si cela dure, nous mesurons de nouveau}.",
          "{C’est souvent le réglage et non le verre|Deux millimètres suffisent parfois}. {Passez, nous vérifions les deux|N’attendez pas des semaines}.",
        ],
        [
          "{Puis-je porter des lentilles|Est-ce possible avec des yeux secs|Les lentilles sont-elles faites pour moi} ?",
          "{L’essai le dira|Cela dépend des larmes, du travail et de la patience}. {Nous disons franchement si des lunettes valent mieux|Certains ne les portent que quelques heures}.",
        ],
      ],
      qualities: [
        ["des yeux reposés", "une monture légère"],
        ["un avis franc", "des mesures précises"],
        ["un bon réglage", "une vue nette"],
        ["du temps pour choisir", "des prix clairs"],
        ["une main sûre", "un regard franc"],
      ],
      events: ["Semaine de la vue", "Journée solaires", "Soirée lentilles"],
      actions: { bookings: ["Demander un contrôle de la vue"], visits: ["Venir essayer"] },
    },
  ),
  pharmacy: familyWording(
    [
      "client",
      "clients",
      "pharmacie",
      "à la pharmacie",
      "à la pharmacie",
      "médicaments et conseil",
    ],
    ["Services", "La pharmacie", "Rendez-vous"],
    {
      headlines: [
        "{Demandez|Posez la question}, {même pour peu de chose|avant que cela empire}",
        "Le bon {remède|médicament} et {une phrase simple|une explication}",
        "Un conseil {au comptoir|avant la première prise}",
      ],
      truths: [
        "Un médicament {n’aide que s’il est bien pris|demande un mode d’emploi clair}, {alors nous ajoutons toujours une phrase|et nous l’écrivons sur la boîte si vous voulez}.",
        "{Qui prend plusieurs médicaments s’y perd vite|Trois ordonnances ne se parlent pas entre elles}, {mais une liste posée sur le comptoir éclaire beaucoup|et quelques minutes ensemble remettent de l’ordre}.",
        "{Tout ne se soigne pas avec un comprimé|Parfois, le repos suffit}, {et nous le disons aussi|et vous repartez alors sans sachet}.",
      ],
      offers: [
        [
          "file-text",
          "Ordonnances",
          "{Envoyez l’ordonnance avant de venir ou apportez-la|Sur papier ou au téléphone, une ordonnance se prépare} : {nous regardons ce qui est en rayon et commandons le reste|vous savez quand revenir}.",
          "Pour chaque boîte, {nous disons quand, combien et avec quoi|une phrase explique la prise}, {et la notice se relit à deux si elle inquiète|demandez tant que ce n’est pas clair}.",
        ],
        [
          "message-circle",
          "Conseil au comptoir",
          "{Un rhume, une piqûre, un estomac qui brûle|Toux, mal de dos, nuit trop courte} : {dites depuis quand et ce que vous avez déjà pris|nous posons deux ou trois questions d’abord}.",
          "Nous {conseillons ce qui va avec vos autres traitements|disons aussi quand rien n’est nécessaire}, {et à partir de quand voir un médecin|et nous vous envoyons plus loin si le cas l’exige}. {Enfants, grossesse, grand âge ont leurs règles|Dites si vous allaitez ou attendez un enfant}.",
        ],
        [
          "shield-check",
          "Bilan de médication",
          "Apportez {toutes vos boîtes dans un sac|votre liste et vos ordonnances}, {y compris les gouttes et les plantes|même ce qui s’achète sans ordonnance}. {Nous cherchons ce qui ne va pas ensemble|Vous repartez avec une liste à jour}.",
          "{Deux noms pour un même produit, une heure mal choisie|Ce qui endort le matin et réveille le soir} : {souvent, un appel au médecin suffit à corriger|bien des choses s’arrangent en changeant l’heure}.",
        ],
        [
          "truck",
          "Livraison à domicile",
          "{Si vous ne pouvez pas sortir|Quand la fièvre vous retient au lit}, {demandez jusqu’à quand commander|appelez, et nous disons ce qui peut être apporté}. {L’explication vient avec le sac|Un proche peut aussi passer commande}.",
          "{Pour vos parents ou un voisin|Pour quelqu’un d’autre}, {il suffit de l’ordonnance et de son accord|nous notons à qui remettre le sac}.",
        ],
        [
          "flask-conical",
          "Préparations",
          "{Certaines crèmes n’existent pas toutes faites|Un dosage d’enfant manque parfois en boîte}, {et nous les préparons sur ordonnance|on le prépare alors pour une seule personne}. {Il faut un peu de temps|Nous disons quand c’est prêt}.",
        ],
        [
          "luggage",
          "Trousse de voyage",
          "{Où, combien de temps, avec qui|Mer, montagne ou pays chaud} : {nous composons une trousse qui ne déborde pas|on écarte ce qui reste à la maison}.",
          "{Vaccins et certificats demandent des semaines|Certains traitements passent la douane avec une lettre}, {alors parlez-en tôt|demandez-la à votre médecin}.",
        ],
      ],
      process: [
        [
          "Demander",
          "{Venez au comptoir, appelez ou écrivez|Dites ce qu’il vous faut ou ce qui ne va pas}. {Pour parler à voix basse, on s’écarte|L’ordonnance peut partir avant vous}.",
        ],
        [
          "Vérifier",
          "{Nous regardons si tout va ensemble|Chaque ordonnance reçoit un second regard}, {et nous appelons le médecin en cas de doute|avant que la boîte change de main}.",
        ],
        [
          "Emporter",
          "{Vous repartez en sachant comment, quand et combien de temps|La boîte vient avec une phrase claire}. {Ce qui est commandé s’annonce à l’arrivée|Une question plus tard se règle au téléphone}.",
        ],
      ],
      questions: [
        [
          "{Pourquoi ma boîte a-t-elle changé|Le générique est-il aussi bon|Pourquoi un autre nom sur la boîte} ?",
          "{La substance est la même, le fabricant change|Le nom change, le principe actif reste}. {Dites-le si vous le supportez mal|L’aspect et les excipients peuvent différer}.",
          "{Parfois, le médicament habituel manque|La règle demande souvent le générique}. {Nous expliquons ce qui reste pareil|Votre médecin peut l’exclure pour une bonne raison}.",
        ],
        [
          "{Puis-je couper un comprimé|Peut-on écraser ce comprimé|La rainure sert-elle à le partager} ?",
          "{Cela dépend, certains ne se coupent pas|Demandez avant de prendre un couteau}. {Il existe parfois des gouttes|Nous regardons pour vous}.",
        ],
        [
          "{J’ai oublié une prise, que faire|Faut-il rattraper une dose oubliée|J’en ai trop pris, que faire} ?",
          "{Ne doublez pas sans demander|La réponse change d’un médicament à l’autre}. {Appelez avec le nom et l’heure|En cas d’excès, joignez le centre antipoison}.",
          "{La notice le dit, et nous aussi|Souvent, on reprend simplement à l’heure suivante}. {Qui en a trop pris n’attend pas|Dans le doute, appelez un médecin}.",
        ],
        [
          "{Que faire des vieux médicaments|Où rapporter les boîtes entamées|Que faire des médicaments périmés} ?",
          "{Rapportez-les à la pharmacie, sans l’emballage en carton|Ne les jetez ni à l’évier ni aux toilettes}. {Les aiguilles vont dans une boîte à part|Nous trions avec vous}.",
        ],
        [
          "{Quelle pharmacie est de garde|Où aller la nuit|Que faire un dimanche} ?",
          "{La garde tourne entre les officines|Une pharmacie de garde se trouve toujours dans le secteur}. {L’affiche sur la porte l’indique|Un appel dit laquelle}. {En danger, appelez les urgences|Téléphonez avant de partir}.",
        ],
      ],
      qualities: [
        ["des mots clairs", "une oreille discrète"],
        ["un conseil franc", "des doses vérifiées"],
        ["un second regard", "peu d’attente"],
        ["une voix basse", "du temps pour vous"],
        ["des rayons bien tenus", "des réponses simples"],
      ],
      events: ["Journée tension", "Conseil voyage", "Trousse d’été"],
      actions: {
        sales: ["Envoyer une ordonnance", "Réserver un produit"],
        calls: ["Appeler la pharmacie"],
      },
    },
  ),
};
