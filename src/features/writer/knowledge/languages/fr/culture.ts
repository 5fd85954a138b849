/** French wordings of the culture family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const culture: Wording = familyWording(
  ["visiteur", "public", "maison", "chez nous", "chez nous", "art et culture"],
  ["Votre visite", "Images", "Programme"],
  {
    headlines: [
      "{Lumières éteintes|Rideau}, {yeux ouverts|silence}",
      "{Regardez|Écoutez} plus {longtemps|près}",
      "{Venez seul|Venez à plusieurs}, {repartez en parlant|discutez après}",
      "Ce qui se voit {une fois|ici}, {s’emporte|reste}",
      "{Une heure|Un soir} ailleurs",
    ],
    truths: [
      "{Nul n’a à tout voir|Une seule œuvre regardée longtemps suffit|Les yeux aussi se fatiguent}, {alors asseyez-vous un moment|on peut revenir un autre jour|partez quand les pieds le disent}.",
      "{Le public joue aussi|Aucun soir ne se répète|Une salle pleine change la pièce}, {et cela s’entend dans le silence|venez donc en faire partie|d’où toutes les répétitions}.",
      "{Le gros du travail ne se voit pas|Derrière chaque œuvre, il y a bien des essais|Avant les applaudissements, il y eut du thé froid}, {et cela aussi se raconte|demandez donc les répétitions|cela fait partie de ce qu’on voit}.",
      "{Qui reste un peu plus voit davantage|On n’a pas à tout comprendre|On n’a pas à tout aimer}, {et en parler après aide|regardez donc sans crainte|s’asseoir suffit parfois}.",
      "On n’a pas besoin {de tout comprendre|de connaître}, {regarder suffit pour commencer|une émotion vaut une explication}.",
    ],
    offers: [
      [
        "ticket",
        "Programme",
        "{Voici les dates et jusqu’à quand|Au programme, on voit ce qui passe et pour qui|Le programme change au fil de l’année}, {et la dernière semaine est souvent pleine|mieux vaut réserver|nous conseillons volontiers}.",
        "Le programme se lit {en quelques minutes|page par page}, {et l’on choisit selon l’humeur|demandez ce qui vous irait}.",
      ],
      [
        "users",
        "Groupes et écoles",
        "{En groupe, on peut visiter, parler ou créer|Pour une école, le regard se prépare autrement|Ensemble, on voit d’autres choses}, {alors donnez nombre, âge et thème|un dossier peut se demander|l’heure se fixe avec vous}.",
        "Pour une classe, {dites l’âge et le sujet|nous préparons la visite avec vous}, {le reste s’adapte|et les questions des enfants mènent la marche}.",
      ],
      [
        "baby",
        "Visites en famille",
        "{Les enfants posent les vraies questions|Une visite en famille est courte et vive|Avec des enfants, on peut toucher et faire}, {et les pauses sont permises|demandez dès quel âge|les grands apprennent aussi}.",
        "En famille, {on regarde moins et l’on parle plus|une heure suffit}, {et personne ne dit chut trop fort|avec de quoi chercher et dessiner}.",
      ],
      [
        "key",
        "Location et invitations",
        "{La salle peut se demander pour un soir|Donnez le lieu, le jour et l’occasion|Même une idée étrange a sa place}, {et nous disons ce qui est possible|on parle du son et de la lumière|nous voyons si cela va}.",
        "Les murs peuvent accueillir {une soirée|une réunion}, {dites le nombre et l’heure|demandez ce que le lieu permet}.",
      ],
      [
        "ticket",
        "Billets",
        "{On peut les prendre d’avance ou à la porte|Il y a des billets pour chaque visite|Demandez aussi les réductions}, {et dites s’il vous faut une place sans marche|mieux vaut venir un peu tôt|ainsi on entre sans attendre}.",
        "Un billet se prend {en ligne ou à l’entrée|d’avance ou le soir même}, {et se change dans certaines limites|demandez les tarifs réduits}.",
      ],
      [
        "mic",
        "Rencontres",
        "{Avant ou après, on peut parler à ceux qui l’ont fait|Une rencontre ouvre une autre porte sur l’œuvre|Il ne faut rien savoir pour demander}, {et les questions font la soirée|restez donc un moment|chacun dit ce qu’il a vu}.",
        "Après, {on parle avec ceux qui ont fait|les chaises restent}, {et les questions simples sont les meilleures|un verre aide à commencer}.",
      ],
    ],
    process: [
      [
        "Choisir",
        "{Choisissez par jour, thème ou humeur|Feuilletez le programme|Demandez conseil dans le doute}, {et laissez-vous surprendre|notez deux dates|nous disons ce qui peut plaire}.",
        "Lisez, {hésitez|laissez-vous attirer}, {demandez un avis|et dites combien de temps vous avez}.",
      ],
      [
        "Réserver",
        "{Le soir et en groupe, mieux vaut réserver|Dites-nous le nombre et les souhaits|Avec un fauteuil ou une poussette, dites-le}, {et une bonne place est gardée|une confirmation suit|ainsi l’entrée est simple}.",
        "Réservez {une place|pour votre groupe}, {la confirmation suit|et dites-nous vos besoins}.",
      ],
      [
        "Venir",
        "{Venez un peu tôt, le téléphone éteint|Laissez le manteau et prenez le temps|Arrivez calmement}, {et parlez-en après|le reste commence tout seul|restez si vous en avez envie}.",
        "Venez {un peu tôt|tranquillement}, {le vestiaire et le calme aident|et gardez du temps pour après}.",
      ],
    ],
    questions: [
      [
        "{Faut-il un billet à l’avance|Peut-on prendre son billet sur place} ?",
        "{Le soir, mieux vaut l’avoir avant|Il en reste souvent à la porte|Certains ont une réduction}, {alors demandez les tarifs|prenez votre carte|réserver évite un trajet pour rien}.",
        "Pour une soirée très demandée, {mieux vaut l’avoir|prenez-le tôt} ; {sinon, l’entrée suffit souvent|les réductions se disent à la caisse}.",
      ],
      [
        "{La salle est-elle accessible|Y a-t-il un ascenseur} ?",
        "{Dites ce qu’il vous faut et nous expliquons le chemin|Demandez l’entrée sans marche|Les vieilles maisons ont leurs recoins}, {et nous venons à la porte au besoin|nous cherchons une bonne place|ainsi pas de surprise}.",
        "Dites-nous {ce qu’il vous faut|comment vous vous déplacez}, {nous décrivons le chemin exactement|une place se garde}.",
      ],
      [
        "{Est-ce pour les enfants|À partir de quel âge venir} ?",
        "{L’âge indiqué est un conseil|Vous connaissez votre enfant|Cela dépend de la pièce et de l’enfant}, {alors demandez dans le doute|nous disons de quoi il s’agit|sortir un moment est toujours permis}.",
        "Chaque proposition a {son âge conseillé|son public}, {mais les enfants varient|alors demandez-nous}.",
      ],
      [
        "{Puis-je photographier|Peut-on filmer} ?",
        "{Sans flash souvent, pendant la représentation non|Voyez les signes de chaque salle|Cela dépend de l’œuvre et des prêts}, {et pour publier, il faut demander|parlez-en donc à l’équipe|les yeux gardent aussi}.",
        "Sans flash et pour soi, {souvent oui|c’est en général permis} ; {certaines œuvres disent non|regardez les panneaux}.",
      ],
      [
        "{Combien de temps prévoir|Y a-t-il une pause} ?",
        "{C’est indiqué avec la date|Cela dépend de ce que vous voulez voir|Autant que les yeux le veulent}, {et l’on peut toujours s’asseoir|il reste du temps pour parler|venez donc sans hâte}.",
        "Comptez {une bonne heure|le temps indiqué}, {plus si vous lisez tout|et un moment pour en parler}.",
      ],
      [
        "{Peut-on louer la salle|Les lieux se louent-ils} ?",
        "{Demandez avec la date et le nombre|Les jours libres, c’est souvent possible|On peut parler de presque tout}, {même si tout ne se déplace pas|quelqu’un de l’équipe tient la technique|nous montrons le lieu}.",
        "Certains jours, {oui|c’est possible} : {dites-nous la date et le nombre|envoyez votre idée}, {et nous répondons franchement|le lieu a ses règles}.",
      ],
    ],
    qualities: [
      ["de vieilles histoires", "des yeux neufs"],
      ["des salles calmes", "des idées fortes"],
      ["des portes ouvertes", "des soirs tardifs"],
      ["une salle pleine", "un silence"],
      ["une voix neuve", "une image à soi"],
      ["des œuvres vraies", "un regard libre"],
    ],
    events: ["Vernissage", "Visite guidée", "Concert", "Lecture"],
    actions: { sales: ["Demander des billets", "Voir le programme"] },
  },
);
