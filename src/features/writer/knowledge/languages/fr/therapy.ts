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
    ],
    truths: [
      "{Il ne faut pas être à bout pour demander de l’aide|Une année lourde est déjà une raison|Venir tôt est souvent le plus sage}, {et un premier entretien n’engage à rien|personne ne vous demandera de preuve|car parler à temps soulage}.",
      "{La confiance compte plus que la méthode|Entre deux personnes, il faut que cela convienne|Sans confiance, aucune méthode n’aide}, {et c’est le sens de la première rencontre|et cela se sent assez vite|alors vous pouvez aussi dire non}.",
      "{Le changement va rarement en ligne droite|Les retours en arrière font partie du chemin|Une mauvaise semaine n’efface pas le reste}, {et c’est la direction qui compte|on en apprend aussi|alors nous ne parlons pas d’échec}.",
      "{Le neuf arrive rarement d’un coup|Le changement fait souvent peu de bruit|Le mieux se voit d’abord dans les petites choses}, {et un jour quelque chose pèse moins|parfois un proche le remarque avant nous|alors on regarde de temps en temps en arrière}.",
      "Dire les choses à voix haute {change déjà un peu leur poids|les rend plus petites}, {même si rien n’est encore résolu|et cela se fait à votre rythme}.",
    ],
    offers: [
      [
        "user",
        "Séances individuelles",
        "{Voici une heure qui n’appartient qu’à vous|Il y a du temps pour le sujet que vous apportez|Nous parlons en tête-à-tête et sans hâte}, {et vous choisissez par où commencer|aussi lentement qu’il le faut|ce que vous ne voulez pas dire peut attendre}.",
        "Une séance {vous appartient|commence où vous voulez}, {avec des mots ou des silences|et rien n’est trop petit}.",
      ],
      [
        "users",
        "Séances à plusieurs",
        "{Quand chaque mot finit en dispute, un tiers peut aider|Nous nous asseyons tous autour d’une table|En couple ou en famille, chaque voix est entendue}, {avec quelques règles claires|et personne n’a besoin d’avoir raison|pour mieux s’entendre au quotidien}.",
        "À plusieurs, {chacun parle et chacun écoute|on apprend à s’entendre}, {avec quelqu’un qui tient le cadre|sans chercher de coupable}.",
      ],
      [
        "leaf",
        "Apaisement",
        "{Le mauvais sommeil, la tension et la fatigue se travaillent|Quand c’est trop, on commence par soulager|Nous cherchons d’abord un peu de repos}, {et nous essayons ensuite de comprendre|avec de petits pas pour chaque jour|le reste peut attendre un peu}.",
        "Avant de comprendre, {il faut parfois dormir|le corps veut du repos}, {on commence par là|de petits exercices aident}.",
      ],
      [
        "video",
        "Séances à distance",
        "{Si le chemin est long, nous pouvons parler à distance|Par téléphone ou à l’écran, on travaille aussi|Il n’est pas toujours nécessaire de se déplacer}, {et une pièce qui ferme suffit|nous disons dans quels cas cela convient|alors demandez ce qui est possible}.",
        "À distance, {le cadre reste le même|on garde ses habitudes}, {une pièce calme suffit|et l’on s’arrête si cela ne convient pas}.",
      ],
      [
        "footprints",
        "Premier entretien",
        "{La première fois est une conversation, rien de plus|Vous pouvez venir, vous asseoir et voir|Au premier entretien, on fait connaissance}, {et il n’y a rien à préparer|se taire est permis aussi|vous décidez ensuite tranquillement}.",
        "La première fois, {vous posez des questions aussi|on voit si l’on s’entend}, {et rien n’est décidé|ensuite vous choisissez}.",
      ],
      [
        "calendar",
        "Accompagnement",
        "{On peut se voir chaque semaine ou plus rarement|Nous faisons un bout de chemin avec vous|Le travail suit un but que vous fixez}, {et nous faisons le point de temps en temps|vous pouvez arrêter avant|sans le prolonger plus que nécessaire}.",
        "Un accompagnement a {un but et des pauses|un début et une fin}, {que l’on regarde ensemble|et il s’adapte à votre vie}.",
      ],
    ],
    process: [
      [
        "Contact",
        "{Écrivez ou appelez avec une seule phrase|Pour le premier contact, un mot suffit|Vous n’avez encore rien à expliquer}, {et vous saurez quand une place est libre|la réponse vient avec discrétion|et nous proposons un jour}.",
        "Une phrase {suffit|ou votre prénom}, {par message ou au téléphone|le reste peut attendre}, et nous disons quand une place se libère.",
      ],
      [
        "Rencontre",
        "{Au premier entretien, les questions vont dans les deux sens|Nous parlons de ce qui vous amène et de notre façon de travailler|On fait connaissance sans engagement}, {et vous décidez ensuite|pour voir si cela convient|prenez quelques jours pour y penser}.",
        "On se rencontre {sans engagement|une première fois}, {vous dites ce qui vous amène|nous expliquons comment nous travaillons}.",
      ],
      [
        "Travail",
        "{On se voit régulièrement, avec un but|Le travail avance de séance en séance|Nous travaillons sur ce que vous avez choisi}, {et nous regardons ensemble si cela aide|jusqu’au jour où vous ferez sans nous|le cap peut se corriger}.",
        "De séance en séance, {on avance, on s’arrête, on reprend|le chemin se précise}, {et l’on vérifie que cela aide|avec votre accord}.",
      ],
    ],
    questions: [
      [
        "{Est-ce confidentiel|Cela reste-t-il entre nous} ?",
        "{Ce qui se dit ici reste ici|Le secret professionnel s’applique|Personne n’apprend rien sans votre accord}, {et la loi ne prévoit que de rares exceptions|ni votre famille ni votre employeur|nous vous l’expliquons volontiers avant}.",
        "Oui, {ce que vous dites vous appartient|le secret fait partie du métier} ; {les exceptions prévues par la loi vous sont expliquées|rien ne sort sans votre accord, hors danger grave}.",
      ],
      [
        "{Qui paie les séances|Est-ce remboursé} ?",
        "{Cela dépend de la séance et de votre assurance|Demandez d’abord à votre assurance|Payer soi-même est souvent possible}, {et le prix est dit avant|nous en parlons au premier entretien|et vous recevez les papiers utiles}.",
        "Demandez {à votre assurance|à votre caisse} ce qu’elle prend en charge, {le tarif vous est dit avant|et nous fournissons les justificatifs}.",
      ],
      [
        "{Combien de temps cela dure-t-il|Combien de séances faut-il} ?",
        "{Parfois quelques séances suffisent, parfois il en faut plus|Cela dépend de ce que vous voulez changer|Personne ne peut le dire avec certitude au départ}, {et vous pouvez arrêter quand vous voulez|nous en parlons en chemin|un bilan se fait de temps à autre}.",
        "Certains viennent {quelques fois|plusieurs mois}, {et l’on en reparle régulièrement|vous décidez de la fin}.",
      ],
      [
        "{Que faire en cas de crise|Qui appeler en urgence} ?",
        "{En cas de danger, composez le numéro d’urgence|Dans une crise, n’attendez pas notre réponse|Si une vie est en jeu, appelez tout de suite les secours}, {et des lignes d’écoute répondent aussi la nuit|car un site est trop lent pour cela|ou allez aux urgences les plus proches}.",
        "Appelez {les secours|un numéro d’urgence}, {maintenant|sans attendre}, ou {allez aux urgences|demandez à un proche de le faire} ; un message ici serait lu trop tard.",
      ],
      [
        "{Comment savoir si cela aide|Cela aide-t-il vraiment} ?",
        "{Personne de sérieux ne peut le promettre|On le voit d’abord dans le quotidien|Cela n’aide pas tout le monde de la même façon}, {et après quelques séances on regarde ensemble|alors dites si rien ne bouge|en parler tôt évite de perdre du temps}.",
        "On le remarque {dans les petites choses|au sommeil, à l’humeur}, {parlons-en après quelques séances|et si rien ne change, nous cherchons autre chose}.",
      ],
      [
        "{Peut-on venir le soir|Y a-t-il des heures après le travail} ?",
        "{Demandez les dernières heures de la journée|Quelques heures sont gardées pour ceux qui travaillent|À midi, il reste parfois une place}, {et une heure fixe aide à tenir|alors dites-nous quand vous pouvez|nous prévenons si une place se libère}.",
        "Dites-nous {vos heures possibles|quand vous finissez}, {une place fixe se cherche|le soir est demandé, il faut parfois attendre}.",
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
      ],
      truths: [
        "{On n’est presque jamais noué à un seul endroit|La tension vient lentement et se remarque d’un coup}, {alors nous avançons du bord vers le centre|et la mâchoire en sait parfois plus que la nuque}.",
        "{Un appui fort n’est pas toujours meilleur|Un muscle cède quand il se sent en sécurité}, {alors dites ce qui fait du bien|et rien n’oblige à serrer les dents}.",
        "{Le repos fait la moitié du soin|Le calme ne se commande pas}, {et l’on peut parler ou se taire|et s’endormir est permis}.",
        "{Un massage ne remplace pas un examen|Nous ne posons pas de diagnostic}, {alors une douleur forte ou nouvelle se montre d’abord à un médecin|et nous disons ce que nous remarquons}.",
      ],
      offers: [
        [
          "hand",
          "Massage classique",
          "{Le dos, les épaules et la nuque portent la journée|Le bureau, le volant et la caisse laissent des traces|Dites où cela tire}, {et nous commençons juste à côté|et l’appui suit ce que vous dites}.",
          "{Qui reste longtemps assis le sent le soir|Des épaules lourdes se déposent une à une}, {alors une séance régulière aide|et une pause suit toujours}.",
        ],
        [
          "waves-horizontal",
          "Massage détente",
          "{Ce massage est lent, avec de l’huile tiède et peu de mots|Il convient à ceux qui s’arrêtent difficilement|Ici, rien n’est à réparer}. {On peut rester allongé ensuite|Ne prévoyez rien d’urgent après}.",
        ],
        [
          "footprints",
          "Réflexologie des pieds",
          "{Les pieds portent tout et reçoivent peu|De petits points aux pieds apportent un grand calme}. {Il suffit d’ôter ses chaussures|Beaucoup s’assoupissent}, {et cela ne doit pas chatouiller|et l’on repart plus léger}.",
        ],
        [
          "leaf",
          "Conseil en naturopathie",
          "{Nous parlons d’abord de sommeil, de repas et de travail|Tout commence par une longue conversation}, {puis vient un plan que vous pouvez vérifier|et nous disons ce que nous ne traitons pas}. {N’arrêtez jamais seul un médicament|Nous parlons à votre médecin si vous le souhaitez}.",
        ],
        [
          "activity",
          "Massage sportif",
          "{Avant l’effort, le geste est léger, et lent après|Les jambes lourdes et les mollets durs ont besoin de temps|Dites ce que vous préparez}, {et nous regardons où cela tire|mais une blessure fraîche se montre d’abord à un médecin}.",
        ],
      ],
      process: [
        [
          "Écrire",
          "{Dites ce qui tire et depuis quand|Une phrase suffit}. {Signalez grossesse, maladie et traitement|Nous proposons une durée}.",
        ],
        [
          "Arriver",
          "{On parle un peu, puis vous vous installez|Vous ne découvrez que le nécessaire}, {et la table est chaude|et le reste est couvert}.",
        ],
        [
          "Recevoir",
          "{Vous dites si l’appui convient|Nous allons lentement}, {et le silence est le bienvenu|et ce qui gêne s’arrête aussitôt}.",
        ],
        [
          "Se reposer",
          "{Restez encore un peu|Buvez un verre d’eau}, {puis levez-vous sans hâte|et gardez la soirée calme}.",
        ],
      ],
      questions: [
        [
          "{Que faut-il enlever|Suis-je couvert pendant le massage} ?",
          "{Vous n’enlevez que ce que vous voulez|Seule la partie massée est découverte}. {On en parle avant|Tout peut changer en route}.",
        ],
        [
          "{Quand faut-il éviter un massage|Peut-on se faire masser enceinte} ?",
          "{On attend en cas de fièvre ou de blessure récente|Enceinte, on en parle d’abord}. {Pour le cœur, un cancer ou une phlébite, demandez au médecin|Dites-nous tout ce qui compte}.",
        ],
        [
          "{Est-ce remboursé|Combien coûte une séance} ?",
          "{En général, vous payez vous-même|Certaines mutuelles aident}. {Le prix est dit avant|Demandez une facture}.",
        ],
        [
          "{Combien de séances faut-il|Faut-il revenir souvent} ?",
          "{Cela dépend d’où vient la tension|Parfois une seule suffit}. {Bouger entre deux aide beaucoup|Un jour fixe par mois convient à beaucoup}.",
        ],
        [
          "{Puis-je dire que c’est trop fort|Est-ce gênant de s’endormir} ?",
          "{Dites-le tout de suite|Non, cela arrive souvent}. {Nous retenons ce qui vous convient|On parle seulement si vous en avez envie}.",
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
