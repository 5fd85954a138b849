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
      "Une heure {pour vous|sans écran}",
      "{Plus souple|Plus fort} qu’hier",
    ],
    truths: [
      "{Le meilleur plan est celui que l’on tient|Régulier vaut mieux que parfait|Une courte séance vaut mieux qu’aucune}, {il doit donc entrer dans votre semaine|et nous partons de votre agenda|même les jours où l’envie manque}.",
      "{La technique passe avant la vitesse|Un exercice léger et bien fait apporte davantage|Le corps retient la façon de bouger}, {et les genoux vous remercieront|alors nous corrigeons dès le premier jour|et cela vaut à tout âge}.",
      "{Le repos fait partie de l’effort|On progresse aussi en dormant|Un jour de pause n’est pas un jour perdu}, {même si c’est difficile à croire|et le plan en tient compte|alors inutile de venir chaque jour}.",
      "{Un peu chaque semaine vaut mieux que beaucoup d’un coup|Le corps ne compte pas les records|Qui commence doucement tient plus longtemps}, {et cela se voit au bout de quelques mois|alors la patience s’entraîne aussi|et à plusieurs c’est plus facile}.",
      "Le plus dur est {la porte|de sortir de chez soi}, {ensuite le corps se souvient|le reste se fait ensemble}.",
    ],
    offers: [
      [
        "users",
        "Cours collectifs",
        "{Chaque cours a son niveau et son rythme|En groupe, on commence et l’on tient plus facilement|Il y a des cours calmes et d’autres plus vifs}, {et chaque exercice a sa version douce|venez un peu plus tôt la première fois|demandez lequel vous convient}.",
        "En groupe, {on tient mieux|on rit aussi}, {chacun à son niveau|et l’on vous montre une version plus facile}.",
      ],
      [
        "user",
        "Cours particuliers",
        "{Le plan se construit autour de vous|Nous partons de votre but, de votre temps et de votre corps|En séance particulière, l’attention est toute à vous}, {alors dites-nous ce qui a déjà fait mal|et tout s’adapte quand la vie change|chaque exercice a sa raison}.",
        "En tête-à-tête avec un coach, {chaque geste se corrige|on part de votre corps}, {votre but fixe le programme|à l’heure qui vous va}.",
      ],
      [
        "heart-pulse",
        "Cours pour débuter",
        "{Si vous n’avez rien fait depuis longtemps, commencez ici|Pour débuter, il n’y a rien à savoir|Les premiers jours comptent le plus}, {et une séance d’accueil lève les doutes|nous allons lentement et expliquons tout|personne n’attend la perfection}.",
        "Le cours des débuts {explique tout|va lentement}, {on peut s’arrêter|et personne ne regarde les autres}.",
      ],
      [
        "calendar",
        "Stages",
        "{Un stage laisse plus de temps pour un seul thème|Un après-midi entier éclaire ce qui manquait|Les stages vont dans les détails}, {et demandez avant quel niveau il faut|les dates sont sur ce site|pour pratiquer sans hâte}.",
        "Un stage permet {d’aller plus loin|d’essayer autre chose}, {avec du temps pour les questions|sans s’engager pour l’année}.",
      ],
      [
        "alarm-clock",
        "Horaires tôt et tard",
        "{On peut venir avant le travail ou en fin de journée|Il y a des heures pour les lève-tôt et d’autres pour le soir|Venez quand il vous reste des forces}, {et nous disons quand il y a moins de monde|ainsi le plan tient dans la semaine|et cela peut changer d’un mois à l’autre}.",
        "Avant le travail ou {tard le soir|à la nuit tombée}, {il reste une heure pour bouger|la salle est plus calme}.",
      ],
      [
        "heart-pulse",
        "Reprise en douceur",
        "{Après une blessure ou une grossesse, on revient peu à peu|Après des années assises, le corps se souvient encore|Reprendre après une pause demande de la patience}, {au besoin avec l’accord de votre médecin|et l’on commence léger|nous regardons chaque semaine comment cela va}.",
        "Après une blessure ou {une longue pause|une naissance}, {on reprend à petits pas|dites ce que le médecin a dit}.",
      ],
    ],
    process: [
      [
        "Essayer",
        "{Une séance en dit plus qu’une brochure|Participez une fois avant de décider|Venez essayer en tenue souple}, {et prenez de l’eau et une serviette|puis dites-nous ce que vous en pensez|sans engagement}.",
        "Venez {en tenue souple|une fois}, {essayez un cours|regardez}, et {dites comment c’était|posez vos questions}.",
      ],
      [
        "Trouver",
        "{Nous cherchons le cours et l’heure qui vont dans votre semaine|Nous vous aidons à choisir un rythme|Après l’essai, on voit ce qui convient}, {et l’on peut toujours changer|alors demandez à l’équipe|selon votre but et votre temps}.",
        "Nous cherchons {le cours et l’heure|ce qui vous convient}, {selon votre but|et l’on peut changer}.",
      ],
      [
        "Continuer",
        "{Des jours fixes aident à tenir|L’important est de revenir la semaine suivante|On avance semaine après semaine}, {et à deux c’est plus facile|avec un peu de neuf de temps en temps|même quand l’envie est petite}.",
        "Revenez {chaque semaine|régulièrement}, {le progrès se voit tard et reste longtemps|nous ajustons avec vous}.",
      ],
    ],
    questions: [
      [
        "{Faut-il être en forme|Est-ce pour débutants} ?",
        "{Non, tout le monde a commencé un jour|Venez comme vous êtes, le début est là pour cela|Il n’est pas nécessaire d’être en forme}, {et chaque exercice existe en version douce|car personne ne regarde autant qu’on le croit|dites simplement que c’est votre première fois}.",
        "Non, {on vient pour cela|chacun commence quelque part}, {dites-nous d’où vous partez|et une version plus douce existe toujours}.",
      ],
      [
        "{Que faut-il pour la première fois|Comment s’habiller pour un cours} ?",
        "{Une tenue souple, de l’eau et une serviette|Prenez de quoi bouger à l’aise|Les habits de la maison conviennent}, {et demandez ce qui se prête|c’est assez pour le premier jour|le reste se voit ensuite}.",
        "Une tenue {où l’on bouge|simple}, {une bouteille d’eau|une serviette}, et {dix minutes d’avance|de quoi vous changer}.",
      ],
      [
        "{Puis-je venir malgré une douleur|Que faire si j’ai mal} ?",
        "{Demandez d’abord à votre médecin|Avec une douleur, un avis médical passe avant|Cela dépend de la cause}, {et les exercices s’adaptent ensuite|dites-le-nous toujours avant la séance|car certains mouvements peuvent attendre}.",
        "Parlez-en {à votre médecin|avant le cours}, {puis à nous|nous changeons l’exercice}, et arrêtez dès que cela pique.",
      ],
      [
        "{Comment résilier|Peut-on faire une pause} ?",
        "{Les délais sont dans le contrat|Demandez les conditions avant de signer|On peut en parler si votre vie change}, {et une maladie ou un déménagement mérite une question|lisez-le donc calmement|nous disons comment l’écrire}.",
        "Les délais {sont dans le contrat|se disent à l’inscription}, {écrivez-nous pour le reste|une pause se demande, par écrit de préférence}.",
      ],
      [
        "{Peut-on changer d’heure|Faut-il venir toujours au même cours} ?",
        "{C’est souvent possible, demandez les places libres|Oui, quand un autre cours a de la place|Prévenez d’un mot et nous regardons}, {même si un jour fixe aide à tenir|et quelqu’un d’autre peut alors entrer|nous disons quelles heures restent}.",
        "Oui, {selon les places|si un autre horaire vous va}, {prévenez simplement|et vous garderez votre rythme}.",
      ],
      [
        "{Suis-je trop âgé|Y a-t-il un âge limite} ?",
        "{On commence là où vous en êtes|Dites-nous ce qui est difficile|L’âge compte moins que l’habitude}, {et chaque exercice a sa forme douce|car lentement, c’est aussi un effort|au besoin, demandez à votre médecin}.",
        "Le corps apprend {à tout âge|plus lentement mais aussi bien}, {dites ce qui est fragile|et l’on choisit les exercices avec soin}.",
      ],
    ],
    qualities: [
      ["des consignes claires", "une bonne humeur"],
      ["un dos solide", "une tête légère"],
      ["un plan", "du plaisir"],
      ["de l’air", "un petit groupe"],
      ["une voix calme", "un but simple"],
      ["un souffle régulier", "un geste juste"],
    ],
    events: ["Journée d’essai", "Stage", "Sortie course"],
  },
);
