/** French wordings of the health family. A table of sentences, no logic. */
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
);
