/** French wordings of the pets family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const pets: Wording = familyWording(
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
);
