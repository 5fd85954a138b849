/** French wordings of the celebration family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const celebration: Wording = familyWording(
  ["hôte", "hôtes", "salle", "dans la salle", "à la salle", "fêtes"],
  ["Notre offre", "Fêtes", "Programme"],
  {
    headlines: [
      "{Dansez|Riez}, {mangez|trinquez}, on compte les chaises",
      "Une {grande table|salle pleine} et {une bonne lumière|de la musique}",
      "Votre {jour|fête}, notre {liste|montre}",
    ],
    truths: [
      "{D’une fête, il reste surtout l’humeur|On oublie les serviettes, jamais l’accueil|Nul ne se souvient des nappes}, {alors quelqu’un attend à la porte|nous soignons donc le début|la musique fait le reste}.",
      "{Un plan a besoin d’air|Sans vide, le programme casse au premier discours|Quelqu’un sera toujours en retard}, {alors nous gardons un quart d’heure|tout n’est donc pas rempli|ainsi personne ne court}.",
      "{La liste des invités est le budget|Le nombre décide du reste|Chaque chaise compte deux fois}, {alors on commence par là|c’est notre première question|et couper là est le plus simple}.",
      "{Une fête se prépare avec des questions|Qui fête ne devrait pas regarder l’heure|Les hôtes aussi doivent s’amuser}, {alors nous parlons beaucoup avant|quelqu’un d’autre s’en charge donc|c’est notre affaire}.",
    ],
    offers: [
      [
        "heart",
        "Mariages",
        "{Nous suivons le mariage entier ou une partie|De la première idée à la dernière danse, il y a à faire|Dites-nous ce que vous gardez pour vous}, {et apportez des images que vous aimez|nous nous chargeons du reste|pour arriver tranquilles au grand jour}.",
      ],
      [
        "briefcase",
        "Soirées d’entreprise",
        "{Une soirée d’entreprise commence par son but|On fixe d’abord le but et le nombre|D’une bonne soirée, on parle encore le lundi}, {et technique et pauses sont au plan|dites-nous qui vient|pour qu’on y vienne volontiers}.",
      ],
      [
        "cake",
        "Fêtes privées",
        "{Un anniversaire, un baptême ou un adieu, au jardin ou en salle|Une fête privée peut être petite et soignée|Dites-nous combien vous êtes et de quel âge}, {et jusqu’à quelle heure on reste|nous pensons aux places|pour que chacun soit bien}.",
      ],
      [
        "eighth-notes",
        "Musique et lumière",
        "{Envoyez les chansons aimées et les interdites|Une lumière chaude anime plus qu’une forte|Au début, la musique doit laisser parler}, {et dites-nous qui doit danser|pour que nul ne parte tôt|le volume est convenu avant}.",
      ],
      [
        "utensils",
        "Table et buffet",
        "{On peut servir à une longue table ou debout|Nous pensons aux enfants et aux affamés de minuit|Le repas donne le rythme de la fête}, {alors dites ce qui ne doit pas être dans l’assiette|mieux vaut goûter avant|les allergies sont notées}.",
      ],
      [
        "list-checks",
        "Déroulé de la fête",
        "{Une page que chacun a évite bien des appels|Le déroulé dit qui vient quand|Quelqu’un doit savoir où sont les alliances}, {et il reste de l’air pour les discours|pour que vous n’ayez rien à retenir|on le relit la veille}.",
      ],
    ],
    process: [
      [
        "Vérifier la date",
        "{Donnez-nous le jour, le nombre et l’occasion|Une date et une seconde suffisent pour commencer|Écrivez-nous ce que vous voulez fêter}, {et vous saurez ce qui est libre|et ce qui est compris|puis on se rencontre}.",
      ],
      [
        "Préparer",
        "{On voit, on compare et l’on raye ensemble|Un déroulé et un budget s’écrivent|L’essentiel se décide avec vous}, {avec un plan pour la pluie|pour que tout soit clair|le reste suit peu à peu}.",
      ],
      [
        "Fêter",
        "{Nous montons, regardons l’heure et rangeons|Le jour venu, vous n’avez qu’à fêter|Quelqu’un de chez nous veille à tout}, {et vous regardez vos invités|pour que vous puissiez danser|personne ne vous demande rien}.",
      ],
    ],
    questions: [
      [
        "{Quand faut-il demander|Faut-il s’y prendre tôt} ?",
        "{Pour l’été, presque un an avant|Dès que le jour est fixé|Plus c’est tôt, plus il y a de dates}, {et en semaine c’est plus simple|même tard, demandez toujours|l’hiver ouvre des portes}.",
      ],
      [
        "{Combien de personnes tiennent|La salle est-elle assez grande} ?",
        "{Assis, debout ou dansant, les nombres changent|Cela dépend de votre façon de fêter|Dites combien vous êtes et si l’on danse}, {car une salle à moitié vide est froide|un peu juste est plus chaleureux|on le voit sur le plan}.",
      ],
      [
        "{Jusqu’à quelle heure|Quand baisser la musique} ?",
        "{Les voisins et les règles du lieu décident|Cela dépend du lieu et du jour|Demandez avant de signer}, {car plus tard coûte souvent plus|mieux vaut l’avoir par écrit|ainsi pas de surprise à minuit}.",
      ],
      [
        "{Et s’il pleut|Peut-on reporter la fête} ?",
        "{Le plan pour la pluie est là dès le début|Une autre date se trouve mieux qu’un remboursement|Cela dépend de ce qui est convenu}, {alors lisez les conditions avant|prévenez-nous au plus tôt|nous cherchons ensemble}.",
      ],
      [
        "{Peut-on apporter sa musique ou son gâteau|Peut-on décorer soi-même} ?",
        "{Beaucoup est possible, mais chaque lieu a ses règles|Demandez-le avant de signer|Le gâteau et la musique à vous se discutent}, {mais la cire et les clous posent problème|dites-nous qui installe|ainsi tout est clair ce jour-là}.",
      ],
      [
        "{Peut-on visiter avant|Peut-on goûter} ?",
        "{Bien sûr, sur rendez-vous|Venez à l’heure de votre fête|Oui, voir le lieu aide beaucoup}, {et amenez la personne qui décide|car la lumière change tout|deux fourchettes suffisent pour goûter}.",
      ],
    ],
    qualities: [
      ["de longues tables", "de courts discours"],
      ["une lumière chaude", "une piste pleine"],
      ["un plan calme", "une nuit folle"],
      ["des verres pleins", "des pieds légers"],
      ["de la bonne humeur", "un plan derrière"],
    ],
    events: ["Visite", "Salon du mariage", "Soirée dansante"],
  },
);
