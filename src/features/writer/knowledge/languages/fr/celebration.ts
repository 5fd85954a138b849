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
      "{Un toast|Un pas de danse}, et c’est parti",
      "{La table|La musique} est prête",
    ],
    truths: [
      "{D’une fête, il reste surtout l’humeur|On oublie les serviettes, jamais l’accueil|Nul ne se souvient des nappes}, {alors quelqu’un attend à la porte|nous soignons donc le début|la musique fait le reste}.",
      "{Un plan a besoin d’air|Sans vide, le programme casse au premier discours|Quelqu’un sera toujours en retard}, {alors nous gardons un quart d’heure|tout n’est donc pas rempli|ainsi personne ne court}.",
      "{La liste des invités est le budget|Le nombre décide du reste|Chaque chaise compte deux fois}, {alors on commence par là|c’est notre première question|et couper là est le plus simple}.",
      "{Une fête se prépare avec des questions|Qui fête ne devrait pas regarder l’heure|Les hôtes aussi doivent s’amuser}, {alors nous parlons beaucoup avant|quelqu’un d’autre s’en charge donc|c’est notre affaire}.",
      "Une fête réussie {se prépare longtemps|tient à l’accueil et au rythme}, {et ne se voit pas|puis on l’oublie en dansant}.",
    ],
    offers: [
      [
        "heart",
        "Mariages",
        "{Nous suivons le mariage entier ou une partie|De la première idée à la dernière danse, il y a à faire|Dites-nous ce que vous gardez pour vous}, {et apportez des images que vous aimez|nous nous chargeons du reste|pour arriver tranquilles au grand jour}.",
        "Un mariage a {mille détails|son propre tempo}, {nous gardons la liste|et vous gardez la joie}.",
      ],
      [
        "briefcase",
        "Soirées d’entreprise",
        "{Une soirée d’entreprise commence par son but|On fixe d’abord le but et le nombre|D’une bonne soirée, on parle encore le lundi}, {et technique et pauses sont au plan|dites-nous qui vient|pour qu’on y vienne volontiers}.",
        "Une soirée d’équipe {ne doit pas ressembler au bureau|commence par une table}, {dites-nous l’ambiance|nous prévoyons de quoi parler}.",
      ],
      [
        "cake",
        "Fêtes privées",
        "{Un anniversaire, un baptême ou un adieu, au jardin ou en salle|Une fête privée peut être petite et soignée|Dites-nous combien vous êtes et de quel âge}, {et jusqu’à quelle heure on reste|nous pensons aux places|pour que chacun soit bien}.",
        "Anniversaire, retrouvailles, {petit comité|grande famille} : {dites qui vient|nous partons de vos invités}, le reste se dessine.",
      ],
      [
        "eighth-notes",
        "Musique et lumière",
        "{Envoyez les chansons aimées et les interdites|Une lumière chaude anime plus qu’une forte|Au début, la musique doit laisser parler}, {et dites-nous qui doit danser|pour que nul ne parte tôt|le volume est convenu avant}.",
        "La bonne lumière {fait danser|rend tout plus doux}, {et la musique suit la soirée|un essai se fait avant}.",
      ],
      [
        "utensils",
        "Table et buffet",
        "{On peut servir à une longue table ou debout|Nous pensons aux enfants et aux affamés de minuit|Le repas donne le rythme de la fête}, {alors dites ce qui ne doit pas être dans l’assiette|mieux vaut goûter avant|les allergies sont notées}.",
        "Assis ou debout, {on mange mieux quand c’est simple|le buffet raconte la fête}, {signalez les régimes|et comptez large}.",
      ],
      [
        "list-checks",
        "Déroulé de la fête",
        "{Une page que chacun a évite bien des appels|Le déroulé dit qui vient quand|Quelqu’un doit savoir où sont les alliances}, {et il reste de l’air pour les discours|pour que vous n’ayez rien à retenir|on le relit la veille}.",
        "Qui parle quand, {quand on mange, quand on danse|et combien de temps} : {un fil évite les trous|nous tenons l’heure pour vous}.",
      ],
    ],
    process: [
      [
        "Vérifier la date",
        "{Donnez-nous le jour, le nombre et l’occasion|Une date et une seconde suffisent pour commencer|Écrivez-nous ce que vous voulez fêter}, {et vous saurez ce qui est libre|et ce qui est compris|puis on se rencontre}.",
        "Donnez-nous {la date et le nombre|deux dates possibles}, {nous disons ce qui est libre|et une visite suit}.",
      ],
      [
        "Préparer",
        "{On voit, on compare et l’on raye ensemble|Un déroulé et un budget s’écrivent|L’essentiel se décide avec vous}, {avec un plan pour la pluie|pour que tout soit clair|le reste suit peu à peu}.",
        "Menu, {musique, plan de table|lumière, horaires} : {tout se règle en quelques rencontres|une liste avance avec vous}.",
      ],
      [
        "Fêter",
        "{Nous montons, regardons l’heure et rangeons|Le jour venu, vous n’avez qu’à fêter|Quelqu’un de chez nous veille à tout}, {et vous regardez vos invités|pour que vous puissiez danser|personne ne vous demande rien}.",
        "Le jour venu, {quelqu’un veille|nous sommes là avant vous}, {et vous n’avez qu’à profiter|le rangement n’est pas pour vous}.",
      ],
    ],
    questions: [
      [
        "{Quand faut-il demander|Faut-il s’y prendre tôt} ?",
        "{Pour l’été, presque un an avant|Dès que le jour est fixé|Plus c’est tôt, plus il y a de dates}, {et en semaine c’est plus simple|même tard, demandez toujours|l’hiver ouvre des portes}.",
        "Dès que {la date est sûre|vous avez une saison en tête}, {les samedis partent d’abord|et la semaine laisse du choix}.",
      ],
      [
        "{Combien de personnes tiennent|La salle est-elle assez grande} ?",
        "{Assis, debout ou dansant, les nombres changent|Cela dépend de votre façon de fêter|Dites combien vous êtes et si l’on danse}, {car une salle à moitié vide est froide|un peu juste est plus chaleureux|on le voit sur le plan}.",
        "Dites-nous {le nombre, enfants compris|assis ou debout}, {nous montrons un plan|et disons ce qui reste confortable}.",
      ],
      [
        "{Jusqu’à quelle heure|À quelle heure finit la fête} ?",
        "{Les voisins et les règles du lieu décident|Cela dépend du lieu et du jour|Demandez avant de signer}, {car plus tard coûte souvent plus|mieux vaut l’avoir par écrit|ainsi pas de surprise à minuit}.",
        "Cela dépend {du lieu et des voisins|des règles locales}, {c’est écrit dans l’accord|nous le disons d’avance}.",
      ],
      [
        "{Et s’il pleut|Peut-on reporter la fête} ?",
        "{Le plan pour la pluie est là dès le début|Une autre date se trouve mieux qu’un remboursement|Cela dépend de ce qui est convenu}, {alors lisez les conditions avant|prévenez-nous au plus tôt|nous cherchons ensemble}.",
        "Il y a {un plan pour la pluie|une salle ou un toit}, {et pour un report, parlons vite|les conditions sont écrites}.",
      ],
      [
        "{Peut-on apporter sa musique ou son gâteau|Peut-on décorer soi-même} ?",
        "{Beaucoup est possible, mais chaque lieu a ses règles|Demandez-le avant de signer|Le gâteau et la musique à vous se discutent}, {mais la cire et les clous posent problème|dites-nous qui installe|ainsi tout est clair ce jour-là}.",
        "Souvent oui, {dites-nous quoi|demandez avant}, {certaines choses ont leurs règles|et nous faisons de la place}.",
      ],
      [
        "{Peut-on visiter avant|Peut-on voir le lieu} ?",
        "{Bien sûr, sur rendez-vous|Venez à l’heure de votre fête|Oui, voir le lieu aide beaucoup}, {et amenez la personne qui décide|car la lumière change tout|deux fourchettes suffisent pour goûter}.",
        "Venez voir {à l’heure de la fête|un jour calme}, {une dégustation se convient|et posez toutes vos questions}.",
      ],
    ],
    qualities: [
      ["de longues tables", "de courts discours"],
      ["une lumière chaude", "une piste pleine"],
      ["un plan calme", "une nuit folle"],
      ["des verres pleins", "des pieds légers"],
      ["de la bonne humeur", "un plan derrière"],
      ["une salle claire", "des rires"],
    ],
    events: ["Visite", "Salon du mariage", "Soirée dansante"],
  },
);
