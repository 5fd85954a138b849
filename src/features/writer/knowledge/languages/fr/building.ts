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
    ],
    truths: [
      "{Sur le papier, changer d’avis coûte peu|Un trait se déplace mieux qu’un mur|Ce qui se décide tôt coûte moins cher}, {alors gardez une soirée de plus pour le plan|et nous regardons deux fois|sur le chantier, chaque jour compte}.",
      "{Les vieilles maisons gardent des secrets|Derrière l’enduit, nul ne sait|Une rénovation apporte toujours une surprise}, {et un devis honnête le dit|alors gardez une réserve|nous ouvrons donc un peu avant}.",
      "{Les retards naissent entre les métiers|Attendre coûte plus que travailler|L’ordre des travaux décide de beaucoup}, {et quelqu’un doit tenir le calendrier|alors on se parle chaque semaine|les dates sont donc écrites}.",
      "{Le plus cher est de faire deux fois|Mesurer encore une fois prend une minute|Un centimètre peut arrêter un chantier}, {alors le mètre sort en premier|et nous posons une question de trop|on vérifie donc avant de couper}.",
    ],
    offers: [
      [
        "house",
        "Agrandissement",
        "{Quand la maison ne suffit plus, on peut l’agrandir|Une pièce de plus change toute la maison|Avant d’agrandir, on regarde le plan et les permis}, {et nous commençons par vos envies|pour que le neuf aille avec l’ancien|nous disons tôt ce qui est possible}.",
      ],
      [
        "hammer",
        "Rénovation",
        "{Avant de décider, nous vérifions l’état des lieux|L’humidité et les vieux réseaux se regardent en premier|Dans une rénovation, ce qui est sain reste}, {et il faut parfois ouvrir un peu|vous voyez ce qu’il faut changer|pour dépenser là où il le faut}.",
      ],
      [
        "ruler",
        "Ouvrages sur mesure",
        "{Pour l’angle où rien ne va, il y a une solution|Ce qui est fait pour le lieu utilise chaque recoin|Un ouvrage à vos mesures part toujours du lieu}, {et une photo suffit pour commencer|nous mesurons toujours nous-mêmes|dites-nous à quoi cela doit servir}.",
      ],
      [
        "clipboard-list",
        "Plans et suivi",
        "{Quelqu’un doit lire les plans et les factures|Nous comparons les offres et suivons les dates|Pendant le chantier, vous savez qui vient et quand}, {et tout changement est écrit|pour que vous restiez tranquille|un point se fait chaque semaine}.",
      ],
      [
        "ruler",
        "Chiffrage",
        "{Avant la première pierre, on compte mesures et quantités|Un calcul clair montre ce qui vient et quand|Bien mesurer évite des disputes}, {et chaque changement a son prix|vous pouvez comparer les offres|pour que la somme ne grandisse pas toute seule}.",
      ],
      [
        "wrench",
        "Réparations",
        "{Une fissure ou un joint ouvert se répare mieux tôt|Le temps abîme d’abord les bords et les gouttières|Les petits dégâts se regardent avant l’hiver}, {et deux photos sous deux angles aident|nous disons si cela presse|ainsi cela ne devient pas un chantier}.",
      ],
    ],
    process: [
      [
        "Visiter",
        "{Nous faisons le tour de la maison avec vous|On regarde le plan, les photos et vos envies|La première visite sert à poser des questions}, {et parlez argent franchement|les chiffres viennent plus tard|car il faut d’abord comprendre}.",
      ],
      [
        "Chiffrer",
        "{Chaque poste est chiffré à part|Vous recevez une liste de ce qui est compris|Les chiffres viennent avec leur explication}, {et vous pouvez demander chaque ligne|lisez-la un crayon en main|ce qui ne convient pas se change}.",
      ],
      [
        "Bâtir et remettre",
        "{On bâtit par étapes, avec des points réguliers|Le chantier suit l’ordre convenu|Pendant les travaux, on se voit régulièrement}, {et à la fin, on fait le tour avec une liste|ce qui manque est noté|jusqu’à votre accord}.",
      ],
    ],
    questions: [
      [
        "{Combien cela coûtera-t-il|Le devis est-il ferme} ?",
        "{Le devis est aussi ferme que le plan|Ce qui se mesure se chiffre, ce qui est caché s’estime|Cela dépend de ce qui est déjà décidé}, {et mieux vaut garder une réserve|fixez donc le prix des extras|l’incertain est marqué comme tel}.",
      ],
      [
        "{Faut-il un permis|Qui dépose la demande} ?",
        "{Pour la structure et la façade, presque toujours|Cela dépend du lieu et des travaux|Demandez d’abord à la mairie}, {et la démarche prend du temps|alors commencez tôt|on convient de qui dépose la demande}.",
      ],
      [
        "{Peut-on rester pendant les travaux|Y aura-t-il du bruit et de la poussière} ?",
        "{Souvent dans une partie de la maison|Cela dépend de la cuisine et de la salle de bains|Avec une bonne organisation, c’est souvent possible}, {même si la poussière vient toujours|videz alors les pièces voisines|le bruit est annoncé}.",
      ],
      [
        "{Combien de temps|Quand commencer les travaux} ?",
        "{Cela dépend de la taille et des livraisons|La météo et les choix donnent le rythme|On peut l’estimer quand le plan est clair}, {et les choix tardifs coûtent le plus|prévoyez donc de la marge|les étapes sont fixées avant}.",
      ],
      [
        "{Que peut-on faire soi-même|Peut-on participer aux travaux} ?",
        "{Vider, démonter ou peindre est souvent possible|Certaines tâches, oui, d’un commun accord|Dites-le avant le devis}, {car cela doit tenir dans le plan|mais d’autres restent au métier|et c’est alors déduit}.",
      ],
      [
        "{Le délai sera-t-il tenu|Et en cas de retard} ?",
        "{La météo et les livraisons s’en mêlent|Un plan avec de la marge tient mieux|Personne ne commande à la pluie}, {et vous apprenez tôt un retard|un point se fait chaque semaine|nous cherchons alors une solution avec vous}.",
      ],
    ],
    qualities: [
      ["des murs droits", "des mots clairs"],
      ["de bons plans", "des caves sèches"],
      ["un travail soigné", "des dates tenues"],
      ["un joint propre", "un chemin court"],
      ["une idée solide", "un chiffre honnête"],
    ],
    events: ["Chantier ouvert", "Soirée conseil", "Journée d’atelier"],
  },
);
