/** French wordings of the fitness family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const fitness: Wording = familyWording(
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
);
