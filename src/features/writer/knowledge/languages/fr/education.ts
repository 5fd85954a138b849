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
);
