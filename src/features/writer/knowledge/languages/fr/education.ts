/** French wordings of the education family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const education: Wording = familyWording(
  ["élève", "élèves", "école", "en cours", "à l’école", "apprentissage"],
  ["Cours", "En classe", "Dates"],
  {
    headlines: [
      "{Questions|Erreurs} permises",
      "{Apprendre ici|Essayer ici}, {s’en servir dehors|oser dehors}",
      "{Comprendre|Faire} plutôt que {réciter|regarder}",
      "{Une question|Un essai}, puis {une autre|le déclic}",
      "{À votre rythme|Pas à pas}, avec quelqu’un",
      "{Oser parler|Se tromper}, {recommencer|comprendre}",
    ],
    truths: [
      "{Peu et souvent vaut mieux que beaucoup et rarement|Quelques minutes par jour portent loin|L’habitude fait plus que le don}, {et cela vaut à tout âge|alors le plan doit entrer dans votre vie|les tâches restent donc courtes}.",
      "{Qui l’explique l’a compris|Une bonne leçon fait parler l’élève|Écouter n’est que la moitié d’apprendre}, {d’où toutes nos questions|alors venez avec l’envie d’essayer|et le professeur se tait parfois}.",
      "{L’erreur montre le chemin|La peur ralentit plus que la difficulté|De petits succès donnent du courage}, {alors on commence par ce qui réussit|ici, personne ne rit|se tromper fait donc partie du cours}.",
      "{Apprendre sonne faux au début|Qui se trompe a déjà essayé|La première semaine est la plus maladroite}, {puis un jour cela vient|alors il faut un peu de patience|et l’on en sourit plus tard}.",
      "Se tromper {devant quelqu’un de patient|sans honte} {fait avancer plus vite|vaut une leçon}, {et c’est permis ici|alors osez}.",
      "On retient ce que l’on {utilise|fait soi-même}, {bien plus que ce que l’on entend|et chaque cours en tient compte}.",
      "Chacun apprend {par un autre chemin|à son heure}, {et le trouver fait partie du cours|alors nous changeons de méthode s’il le faut}.",
    ],
    offers: [
      [
        "users",
        "Cours en groupe",
        "{En groupe, on apprend aussi des autres|Un groupe de même niveau aide à se lancer|Ensemble, on ose plus facilement parler}, {et un court test trouve la bonne place|demandez une séance d’essai|personne ne reste derrière}.",
        "En groupe, {les questions des autres servent aussi|on se corrige l’un l’autre}, {et l’on rit davantage|le courage se partage}.",
        "Un groupe se forme {par niveau|selon l’objectif}, {nous vous aidons à trouver le bon|et l’on change si ce n’est pas le vôtre}.",
      ],
      [
        "user",
        "Cours particuliers",
        "{Le cours suit votre but et votre rythme|On travaille là où cela bloque|En tête-à-tête, on avance où il faut}, {alors apportez ce qui résiste|nous partons de votre cas|chaque semaine, on voit ce qui a changé}.",
        "En tête-à-tête avec un professeur, {on avance sur ce qui bloque|chaque minute est pour vous}, {à l’heure qui vous va|et le programme suit votre but}.",
        "Un cours particulier se construit {autour de vos questions|à partir de votre niveau}, {quelques séances suffisent parfois|puis on ajuste}.",
      ],
      [
        "graduation-cap",
        "Préparation aux examens",
        "{Pour un examen, on fait un plan à rebours|On s’exerce avec de vrais sujets et une montre|Avant un examen, on cherche d’abord les manques}, {et le repos en fait partie|pour arriver calme le jour venu|le plus lourd se répète}.",
        "Un examen se prépare {avec d’anciens sujets|en connaissant ses règles}, {et un calendrier réaliste|nous travaillons d’abord ce qui rapporte}.",
        "Dites-nous {la date et ce que l’on vous demande|l’épreuve}, {nous partons de la fin|puis l’ordre des leçons se fait}.",
      ],
      [
        "building-complex",
        "Formations en entreprise",
        "{En entreprise, on travaille sur vos propres thèmes|Une équipe apprend mieux avec ses exemples|Une formation commence par une question}, {alors dites ce qui doit changer|les dates se fixent avec vous|pour que cela serve dès le lendemain}.",
        "Pour une équipe, {nous partons de ses tâches|les exemples viennent de chez vous}, {et le cours se passe sur place ou à distance|chacun repart avec de quoi pratiquer}.",
        "Dites-nous {ce que vos collègues doivent savoir faire|le but et le temps disponible}, {nous proposons un programme|un court test montre d’où partir}.",
      ],
      [
        "sun",
        "Stages de vacances",
        "{Pendant les vacances, la tête a plus de place|Une semaine avec un seul thème porte loin|On apprend le matin et l’après-midi reste libre}, {et demandez l’âge et le niveau|mieux vaut réserver tôt|pour revenir avec envie}.",
        "Pendant les vacances, {on apprend d’un trait|il y a le temps}, {sans la fatigue de la semaine|et l’on se souvient du rire}.",
        "Un stage convient {pour rattraper|pour découvrir}, {quelques jours font beaucoup|avec des pauses et de l’air}.",
      ],
      [
        "clock",
        "Cours du soir",
        "{Après le travail ou le samedi, on apprend aussi|Il y a des heures pour les journées pleines|Les cours du soir tiennent à côté de la famille}, {et qui manque peut rattraper|dites-nous quand vous pouvez|pour avancer peu à peu}.",
        "Après le travail ou le samedi, {le cours commence par du concret|le cours tient compte de la fatigue}, {et les places partent vite|alors réservez tôt}.",
        "Une heure {le soir|par semaine} {suffit pour garder le rythme|vaut mieux que rien}, {si l’on revient|et l’on avance sans y penser}.",
      ],
    ],
    process: [
      [
        "Demander",
        "{Dites-nous votre but, votre niveau et votre temps|On commence par une courte conversation|Posez d’abord toutes vos questions}, {et vous recevez un avis franc|pour voir si cela convient|nous disons quel cours irait}.",
        "Dites-nous {votre but et vos heures|ce que vous savez déjà}, {nous proposons un cours|un petit test aide à choisir}.",
        "Une question {par message ou par téléphone|suffit}, {et nous disons quel groupe convient|on parle d’abord du but}.",
      ],
      [
        "Essayer",
        "{Venez à une séance et regardez|Essayez une fois avant l’inscription|Assistez à un cours sans engagement}, {puis vous décidez|ainsi vous voyez le groupe|et dites-nous ce que vous en pensez}.",
        "Venez {une fois|assister à une séance}, {voyez si le ton vous plaît|posez vos questions}, {décidez ensuite|et changez de groupe s’il le faut}.",
        "Le premier cours {sert à se connaître|montre la méthode}, {sans note|rien n’est attendu de vous}.",
      ],
      [
        "Apprendre",
        "{On avance séance après séance, par petites tâches|Apprendre demande de la régularité|Ensuite, le rythme est fixe}, {et l’on regarde parfois en arrière|pour que le progrès se voie|le plan peut changer}.",
        "Vous avancez {semaine après semaine|par petites étapes}, {avec des exercices courts|et vous voyez ce qui a changé}.",
        "Entre deux cours, {peu suffit, mais souvent|quelques minutes par jour}, {et les questions s’envoient|on reprend là où l’on s’était arrêté}.",
      ],
    ],
    questions: [
      [
        "{Quel cours choisir|Comment connaître mon niveau} ?",
        "{Un entretien ou un court test le montre|Dites ce que vous savez et à quoi cela doit servir|Vous n’avez pas à le savoir d’avance}, {et l’on peut changer ensuite|essayez donc une séance|nous conseillons un groupe}.",
        "Un court entretien {ou un test|suffit} : {nous regardons ce que vous savez faire|vous nous dites votre but}, et un cours vous est proposé.",
        "Si le niveau ne va pas, {on en change|dites-le vite}, {c’est prévu|personne ne vous en voudra}.",
      ],
      [
        "{Une absence|Si je manque|Comment rattraper} ?",
        "{Prévenez et nous transmettons le contenu|Une autre date se trouve souvent|Une absence n’est pas grave}, {et le support peut s’envoyer|ainsi vous gardez le fil|demandez comment rattraper}.",
        "Prévenez-nous {avant, si possible|dès que vous savez}, {nous vous donnons ce qui a été fait|et une place dans un autre groupe se trouve parfois}.",
        "Une absence {arrive à tous|n’arrête rien}, {le contenu vous est envoyé|la séance suivante commence par un rappel}.",
      ],
      [
        "{À tout âge|Pour vrais débutants|Et pour débuter} ?",
        "{Non, on peut commencer à tout âge|L’adulte apprend autrement|On peut toujours partir de zéro}, {et la patience remplace la vitesse|car l’on sait à quoi cela sert|le cours va pas à pas}.",
        "On peut commencer {à tout âge|sans rien savoir}, {le cours part de là où vous êtes|et l’expérience aide}.",
        "Il existe {un groupe pour débuter|un rythme pour chacun} : {dites-nous d’où vous partez|essayez une séance}, vous verrez.",
      ],
      [
        "{Des aides|Qui paie la formation|Et le financement} ?",
        "{L’employeur ou un fonds paie parfois|Cela dépend de la formation et de votre situation|Demandez avant l’inscription}, {car les dossiers prennent du temps|nous fournissons les papiers utiles|n’attendez pas le dernier jour}.",
        "Cela dépend {de votre situation|du cours} : {l’employeur ou un organisme paie parfois|demandez à votre employeur ou à l’organisme}, et nous fournissons les papiers.",
        "Renseignez-vous {avant de vous inscrire|tôt}, {nous disons quels documents il faut|certaines aides demandent un délai}.",
      ],
      [
        "{Combien par groupe|Des petits groupes|Quelle taille de groupe} ?",
        "{Assez peu pour que chacun parle|Cela dépend du cours et de l’heure|Demandez avant de vous inscrire}, {et un court test trouve la place|on change de groupe si besoin|pour que personne ne s’ennuie}.",
        "Demandez {pour le cours qui vous intéresse|la taille exacte} : {nous la disons avant l’inscription|elle varie d’un cours à l’autre}, et chacun doit pouvoir parler.",
        "Assez petits {pour que chacun ait la parole|pour corriger chacun}, {assez grands pour échanger|et si vous préférez, il y a les cours particuliers}.",
      ],
      [
        "{Une attestation|Que reçoit-on|Et à la fin} ?",
        "{Sur demande, un papier avec heures et contenu|Nous pouvons écrire ce qui a été fait|Cela dépend de l’usage que vous en avez}, {mais l’examen officiel se passe souvent ailleurs|demandez donc ce qui est reconnu|dites-le dès le début}.",
        "Sur demande, {une attestation de présence|un papier avec le contenu et les heures} ; {pour un diplôme, il faut l’examen|dites-nous ce qu’il vous faut}.",
        "Vous repartez {avec ce que vous savez faire|avec une attestation si vous la demandez}, {un examen officiel se passe ailleurs|et nous expliquons ce qu’elle vaut}.",
      ],
    ],
    qualities: [
      ["de petits groupes", "de grandes questions"],
      ["des étapes claires", "du courage"],
      ["de bons maîtres", "un rythme calme"],
      ["de petits pas", "une tête curieuse"],
      ["une bonne question", "une chaise libre"],
      ["une explication de plus", "de la patience"],
      ["un bon rythme", "des exemples vrais"],
    ],
    events: ["Séance d’essai", "Portes ouvertes", "Stage de vacances"],
    actions: {
      signups: ["S’inscrire", "Demander une place"],
      bookings: ["Réserver un cours d’essai"],
    },
  },
);
