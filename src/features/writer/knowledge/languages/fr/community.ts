/** French wordings of the community family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const community: Wording = familyWording(
  ["membre", "gens", "maison", "chez nous", "chez nous", "vie commune"],
  ["Ce que nous faisons", "Images", "Dates"],
  {
    headlines: [
      "{Venez|Passez} {nous voir|quand vous voulez}",
      "{Ensemble|À plusieurs}, {c’est plus facile|on va plus loin}",
      "Une {porte|heure}, une {chaise|main}, un début",
    ],
    truths: [
      "{Demander de l’aide est plus dur que d’en donner|Le pas le plus dur passe la porte|La première fois demande du courage}, {alors nous ne demandons que l’utile|après, c’est plus facile|et quelqu’un vous accueille}.",
      "{Cela vit par ceux qui rangent les chaises|Beaucoup font un peu et cela marche|L’essentiel se fait sans scène}, {et chaque main compte|il y a donc toujours une place|alors nous disons merci}.",
      "{La confiance veut des comptes ouverts|Qui donne peut demander où cela va|Ce qui est à tous s’explique à tous}, {et une réponse suit|demandez donc quand vous voulez|alors nous le racontons}.",
      "{La vie commune commence au rangement|Qui porte une chaise est déjà des nôtres|On se connaît en faisant la vaisselle}, {et le gâteau vient après|restez donc jusqu’au bout|les bonnes idées viennent de là}.",
    ],
    offers: [
      [
        "users",
        "Groupes et activités",
        "{Il y a des groupes pour bien des âges et des goûts|Venez une fois ou chaque semaine|Faire ensemble est la meilleure façon de se connaître}, {alors dites ce que vous aimez|essayez sans engagement|une nouvelle tête a toujours sa place}.",
      ],
      [
        "life-buoy",
        "Aide et conseil",
        "{Venez comme vous êtes et racontez|Pour des papiers ou pour le quotidien|Il suffit parfois de quelqu’un qui écoute}, {et apportez vos lettres s’il y en a|nous voyons qui peut aider|sans avoir à tout expliquer}.",
      ],
      [
        "calendar",
        "Fêtes et rencontres",
        "{Au fil de l’année, on mange, chante et parle|Les fêtes réunissent ceux qui ne se connaissent pas|Dans une rencontre, tout le quartier a sa place}, {et les dates sont sur ce site|amenez donc un voisin|il faut toujours quelqu’un pour ranger}.",
      ],
      [
        "hand-heart",
        "Soutien",
        "{On peut aider avec du temps, de l’argent ou un savoir|Peu et souvent porte loin|Chaque main offerte compte}, {alors demandez ce qui manque|vous dites combien vous pouvez|nous disons à quoi cela sert}.",
      ],
      [
        "megaphone",
        "Débats",
        "{Autour d’une table, on discute mieux|Idées et critiques ont ici leur chaise|Qui vient participe à la décision}, {et ce qui est convenu est noté|apportez donc votre avis|chaque voix est entendue}.",
      ],
      [
        "gift",
        "Dons",
        "{Un don peut être de l’argent, du temps ou des objets|Vous pouvez dire à quoi il doit servir|Peu et souvent aide beaucoup}, {et nous disons où il va|un reçu peut se demander|vous savez ce qu’il a permis}.",
      ],
    ],
    process: [
      [
        "Dire bonjour",
        "{Écrivez, appelez ou passez|Quelques mots suffisent pour commencer|Dites bonjour dans la langue que vous pouvez}, {et nous lisons avec soin|quelqu’un vous répond|nous disons quand venir}.",
      ],
      [
        "Se connaître",
        "{Venez une fois et regardez|Une conversation sert à se connaître|Faites un tour avec nous}, {et rien n’est à signer ce jour-là|demandez ce que vous voulez|pour voir si cela plaît}.",
      ],
      [
        "En être",
        "{Participez autant que vous voulez|On entre peu à peu|Cherchez votre place sans hâte}, {avec quelqu’un à côté|et faites moins si besoin|on peut toujours changer}.",
      ],
    ],
    questions: [
      [
        "{Faut-il être membre|Les visiteurs sont-ils bienvenus} ?",
        "{Non, on peut venir essayer|Les visiteurs sont bienvenus|Nul ne tend un formulaire d’abord}, {alors passez quand vous voulez|vous décidez ensuite|nous montrons ce que nous faisons}.",
      ],
      [
        "{Y a-t-il une cotisation à payer|Existe-t-il des réductions} ?",
        "{Certaines choses ne coûtent rien|Demandez la liste et nous l’expliquons|S’il y a une cotisation, nous le disons}, {et l’argent ne doit pas empêcher|parlez-nous si c’est serré|une solution se cherche}.",
      ],
      [
        "{Comment aider|Faut-il savoir quelque chose} ?",
        "{Avec du temps, des mains ou une voiture|Il ne faut rien savoir|Une heure aide déjà}, {et l’on vous montre le nécessaire|dites ce qui vous va|nous cherchons la bonne tâche}.",
      ],
      [
        "{À qui m’adresser|Est-ce que cela reste entre nous} ?",
        "{Écrivez et nous transmettons|Décrivez avec vos mots|Ce que vous dites est traité avec discrétion}, {mais en danger, appelez les secours|quelqu’un vous répond|nul autre n’a à le savoir}.",
      ],
      [
        "{Puis-je venir avec quelqu’un|Et si je viens seul} ?",
        "{Volontiers, en compagnie c’est plus facile|On peut aussi venir sans personne|Amenez qui vous voulez}, {et quelqu’un vous accueille à la porte|pour des enfants, dites un mot|ainsi nul ne reste dans un coin}.",
      ],
      [
        "{Combien de temps cela prend-il|Peut-on aider un peu} ?",
        "{Une heure par mois compte déjà|Vous dites ce que vous pouvez|On peut aider de temps en temps}, {et une pause est normale|nous cherchons une tâche qui va|personne ne compte}.",
      ],
    ],
    qualities: [
      ["des portes ouvertes", "des mots clairs"],
      ["beaucoup de mains", "de petits pas"],
      ["de vieux amis", "des visages neufs"],
      ["une porte ouverte", "un café fort"],
      ["beaucoup de mains", "un seul but"],
    ],
    events: ["Soirée ouverte", "Fête d’été", "Assemblée"],
    actions: { signups: ["Participer", "Nous rejoindre"] },
  },
);
