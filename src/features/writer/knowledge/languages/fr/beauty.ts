/** French wordings of the beauty family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const beauty: Wording = familyWording(
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
);
