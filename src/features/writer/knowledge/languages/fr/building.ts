/** French wordings of the building family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const building: Wording = familyWording(
  ["client", "clients", "atelier", "sur le chantier", "à l’atelier", "construction"],
  ["Savoir-faire", "Projets", "Chantiers ouverts"],
  {
    headlines: [
      "Du {plan|trait} à la {clé|dernière planche}",
      "{Bien mesuré|Bien pensé}, bien bâti",
      "Plus {d’espace|de lumière} {chez vous|dans l’ancien}",
      "{Un mur|Une idée}, un plan, {un chantier|une équipe}",
      "{Rénover|Agrandir} sans {mauvaise surprise|perdre le fil}",
      "Ce que {vous imaginez|l’on dessine}, bâti",
    ],
    truths: [
      "{Sur le papier, changer d’avis coûte peu|Un trait se déplace mieux qu’un mur|Ce qui se décide tôt coûte moins cher}, {alors gardez une soirée de plus pour le plan|et nous regardons deux fois|sur le chantier, chaque jour compte}.",
      "{Les vieilles maisons gardent des secrets|Derrière l’enduit, nul ne sait|Une rénovation apporte toujours une surprise}, {et un devis honnête le dit|alors gardez une réserve|nous ouvrons donc un peu avant}.",
      "{Les retards naissent entre les métiers|Attendre coûte plus que travailler|L’ordre des travaux décide de beaucoup}, {et quelqu’un doit tenir le calendrier|alors on se parle chaque semaine|les dates sont donc écrites}.",
      "{Le plus cher est de faire deux fois|Mesurer encore une fois prend une minute|Un centimètre peut arrêter un chantier}, {alors le mètre sort en premier|et nous posons une question de trop|on vérifie donc avant de couper}.",
      "Les économies {du premier jour|sur ce qui ne se voit pas} {se paient plus tard|finissent dans les murs}, {alors nous en parlons avant|et nous le disons}.",
      "Un chantier est {un long travail à plusieurs|une affaire de voisins aussi}, {et il tient à ce que chacun se parle|où l’ordre du jour compte}.",
      "Le bois, la pierre et la maison ancienne {ont leurs habitudes|bougent encore}, {et l’on fait avec|mieux vaut les écouter avant de couper}.",
    ],
    offers: [
      [
        "house",
        "Agrandissement",
        "{Quand la maison ne suffit plus, on peut l’agrandir|Une pièce de plus change toute la maison|Avant d’agrandir, on regarde le plan et les permis}, {et nous commençons par vos envies|pour que le neuf aille avec l’ancien|nous disons tôt ce qui est possible}.",
        "Gagner une pièce, c’est {un projet de famille|plus que quelques murs} : {nous regardons lumière, accès et règles|commençons par ce que permet le terrain}.",
        "Avant d’agrandir, {nous vérifions ce qui porte|nous mesurons l’existant}, {puis le plan se dessine avec vous|et le budget se fixe}.",
      ],
      [
        "hammer",
        "Rénovation",
        "{Avant de décider, nous vérifions l’état des lieux|L’humidité et les vieux réseaux se regardent en premier|Dans une rénovation, ce qui est sain reste}, {et il faut parfois ouvrir un peu|vous voyez ce qu’il faut changer|pour dépenser là où il le faut}.",
        "Dans l’ancien, {on découvre en ouvrant|les murs gardent des surprises} : {nous prévoyons une marge|et nous vous appelons avant de continuer}.",
        "Rénover pièce par pièce {est possible|permet de rester chez soi}, {si l’ordre est bon|et nous vous dirons par où commencer}.",
      ],
      [
        "ruler",
        "Ouvrages sur mesure",
        "{Pour l’angle où rien ne va, il y a une solution|Ce qui est fait pour le lieu utilise chaque recoin|Un ouvrage à vos mesures part toujours du lieu}, {et une photo suffit pour commencer|nous mesurons toujours nous-mêmes|dites-nous à quoi cela doit servir}.",
        "Un escalier, un placard, un coin difficile : {nous prenons les mesures|apportez vos idées}, {le dessin vient avant le bois|et vous le voyez avant la fabrication}.",
        "Ce qui est fait {pour un lieu précis|à la main} {tombe juste|dure longtemps}, {mais demande un peu de patience|et l’atelier vous montre où il en est}.",
      ],
      [
        "clipboard-list",
        "Plans et suivi",
        "{Quelqu’un doit lire les plans et les factures|Nous comparons les offres et suivons les dates|Pendant le chantier, vous savez qui vient et quand}, {et tout changement est écrit|pour que vous restiez tranquille|un point se fait chaque semaine}.",
        "Un plan répond {aux questions avant le chantier|à ce que les mots laissent flou}, {et se corrige d’un trait|on y voit ce qui ne passera pas}.",
        "Pendant les travaux, {quelqu’un garde l’œil sur l’ensemble|nous passons régulièrement}, {et vous avez une seule personne à appeler|les comptes rendus restent courts}.",
      ],
      [
        "ruler",
        "Chiffrage",
        "{Avant la première pierre, on compte mesures et quantités|Un calcul clair montre ce qui vient et quand|Bien mesurer évite des disputes}, {et chaque changement a son prix|vous pouvez comparer les offres|pour que la somme ne grandisse pas toute seule}.",
        "Un chiffre juste se fait {sur place|avec des mesures}, {poste par poste|en disant ce qui n’est pas compris}.",
        "Envoyez {plans et photos|ce que vous avez}, {nous donnons un premier ordre de grandeur|puis une visite affine le prix}.",
      ],
      [
        "wrench",
        "Réparations",
        "{Une fissure ou un joint ouvert se répare mieux tôt|Le temps abîme d’abord les bords et les gouttières|Les petits dégâts se regardent avant l’hiver}, {et deux photos sous deux angles aident|nous disons si cela presse|ainsi cela ne devient pas un chantier}.",
        "Une fissure, une fuite, une planche pourrie : {la cause d’abord|nous cherchons d’où cela vient}, {la réparation ensuite|sinon cela revient}.",
        "Avant de remplacer, {nous regardons ce qui se sauve|on répare ce qui peut l’être}, {et nous disons quand ce n’est plus raisonnable|cela coûte souvent moins}.",
      ],
    ],
    process: [
      [
        "Visiter",
        "{Nous faisons le tour de la maison avec vous|On regarde le plan, les photos et vos envies|La première visite sert à poser des questions}, {et parlez argent franchement|les chiffres viennent plus tard|car il faut d’abord comprendre}.",
        "Nous venons {voir et mesurer|avec un mètre et des questions}, {vous racontez ce que vous voulez|et vous montrez ce qui gêne}.",
        "La visite montre {ce que les photos cachent|les accès et les murs}, {alors nous prenons notre temps|et vous pouvez tout demander}.",
      ],
      [
        "Chiffrer",
        "{Chaque poste est chiffré à part|Vous recevez une liste de ce qui est compris|Les chiffres viennent avec leur explication}, {et vous pouvez demander chaque ligne|lisez-la un crayon en main|ce qui ne convient pas se change}.",
        "Le devis détaille {chaque poste|ce qui est compris et ce qui ne l’est pas}, {vous rayez, vous ajoutez|et nous le parcourons ensemble}.",
        "Vous recevez {un plan et un prix|des chiffres lisibles}, {à comparer tranquillement|avec un calendrier}.",
      ],
      [
        "Bâtir et remettre",
        "{On bâtit par étapes, avec des points réguliers|Le chantier suit l’ordre convenu|Pendant les travaux, on se voit régulièrement}, {et à la fin, on fait le tour avec une liste|ce qui manque est noté|jusqu’à votre accord}.",
        "Le chantier avance {dans l’ordre prévu|par étapes}, {vous savez qui vient quand|un point régulier dit où l’on en est}, et à la fin nous faisons le tour ensemble.",
        "On protège, {on bâtit, on nettoie|on travaille, on range}, {puis vous vérifiez avec nous|et la liste des retouches se fait à deux}.",
      ],
    ],
    questions: [
      [
        "{Combien cela coûtera|Comment chiffrez-vous|Et le budget} ?",
        "{Le devis est aussi ferme que le plan|Ce qui se mesure se chiffre, ce qui est caché s’estime|Cela dépend de ce qui est déjà décidé}, {et mieux vaut garder une réserve|fixez donc le prix des extras|l’incertain est marqué comme tel}.",
        "Un ordre de grandeur {vient vite|se donne au téléphone}, {un prix sûr demande une visite|le chiffre ferme suit les mesures}.",
        "Le devis dit {ce qui est fixe|poste par poste} et {ce qui peut varier|ce qui n’est pas compris}, {posez donc vos questions|pour que tout soit clair}.",
      ],
      [
        "{Faut-il un permis|Qui dépose la demande} ?",
        "{Pour la structure et la façade, presque toujours|Cela dépend du lieu et des travaux|Demandez d’abord à la mairie}, {et la démarche prend du temps|alors commencez tôt|on convient de qui dépose la demande}.",
        "Cela dépend {de l’ouvrage et de la commune|des règles locales} : {la mairie répond|nous regardons avec vous}, {et le dossier se prépare tôt|nous dirons qui le dépose}.",
        "Parfois {une déclaration suffit|rien n’est exigé}, {parfois il faut un permis|mais mieux vaut demander}, et cela prend du temps.",
      ],
      [
        "{Rester pendant les travaux|Vivre dans le chantier|Et le bruit} ?",
        "{Souvent dans une partie de la maison|Cela dépend de la cuisine et de la salle de bains|Avec une bonne organisation, c’est souvent possible}, {même si la poussière vient toujours|videz alors les pièces voisines|le bruit est annoncé}.",
        "Bien souvent oui, {pièce par pièce|si l’on protège le reste} ; {pour la cuisine ou la salle d’eau, prévoyez une solution|nous disons quels jours seront pénibles}.",
        "Il y aura {du bruit et de la poussière|des jours bruyants} : {nous bâchons et balayons|vous connaissez les horaires}, {et cela finit|prévenez aussi les voisins}.",
      ],
      [
        "{Quelle durée|Combien de temps prévoir|Quand serait-ce fini} ?",
        "{Cela dépend de la taille et des livraisons|La météo et les choix donnent le rythme|On peut l’estimer quand le plan est clair}, {et les choix tardifs coûtent le plus|prévoyez donc de la marge|les étapes sont fixées avant}.",
        "Entre l’idée et {le premier coup de marteau|le début}, il passe {du temps pour les plans et les commandes|souvent plus que l’on croit} ; le calendrier est joint au devis.",
        "Dites-nous {votre date|ce qui doit être prêt en premier}, {nous répondrons si elle tient|et l’ordre se fait autour}.",
      ],
      [
        "{Que peut-on faire soi-même|Participer aux travaux|Et nos propres mains} ?",
        "{Vider, démonter ou peindre est souvent possible|Certaines tâches, oui, d’un commun accord|Dites-le avant le devis}, {car cela doit tenir dans le plan|mais d’autres restent au métier|et c’est alors déduit}.",
        "Vider, démonter, peindre : {c’est possible|cela baisse la facture}, {si la limite est claire|à condition de tenir le calendrier}.",
        "Parlons-en {avant le devis|au début}, {pour que chacun sache ce qu’il fait|certains travaux restent à un professionnel}.",
      ],
      [
        "{Et le délai|En cas de retard|Tiendrez-vous la date} ?",
        "{La météo et les livraisons s’en mêlent|Un plan avec de la marge tient mieux|Personne ne commande à la pluie}, {et vous apprenez tôt un retard|un point se fait chaque semaine|nous cherchons alors une solution avec vous}.",
        "Un retard peut venir {du temps ou d’une livraison|de ce que l’on découvre} : {vous l’apprenez tôt|nous appelons dès que nous le savons}, {avec une nouvelle date|et la suite se réorganise}.",
        "La date figure {dans l’accord|sur le papier}, {et tout écart s’explique|parlons de ce qui pourrait la faire bouger}.",
      ],
    ],
    qualities: [
      ["des murs droits", "des mots clairs"],
      ["de bons plans", "des caves sèches"],
      ["un travail soigné", "des dates tenues"],
      ["un joint propre", "un chemin court"],
      ["une idée solide", "un chiffre honnête"],
      ["un plan lisible", "un chantier rangé"],
      ["des mesures justes", "des comptes clairs"],
    ],
    events: ["Chantier ouvert", "Soirée conseil", "Journée d’atelier"],
  },
);
