/** French wordings of the logistics family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const logistics: Wording = familyWording(
  ["client", "clients", "dépôt", "au dépôt", "au dépôt", "transport"],
  ["Services", "En route", "Dates"],
  {
    headlines: [
      "De {porte|quai} à {porte|quai}",
      "{Emballer|Charger}, {rouler|porter}, poser",
      "{Bien calé|Bien parti}, {bien arrivé|entier}",
    ],
    truths: [
      "{L’escalier peut coûter plus que la route|Le plus long est entre la porte et le camion|Le temps se perd aux deux bouts}, {alors dites-nous l’étage|nous demandons donc la porte|et il faut mesurer le passage}.",
      "{Un envoi vaut ce que valent ses papiers|Le retard naît souvent sur le papier|Un numéro de plus sauve un jour}, {alors poids et taille d’abord|nous relisons donc deux fois|et cela prend une minute}.",
      "{L’emballage est la première étape|La marchandise penche et freine avec le camion|Un bon carton connaît les virages}, {alors emballez pour la route|nous sanglons donc calmement|et non pour l’étagère}.",
      "{Un jour de marge vaut mieux que la hâte|Les bonnes dates partent vite|Qui prévient tôt choisit l’heure}, {alors écrivez dès que vous le savez|nous comptons donc à rebours|et le prix s’en ressent souvent}.",
    ],
    offers: [
      [
        "truck",
        "Transport",
        "{Dites-nous quoi, quel poids et vers où|Ce peut être une palette ou un camion entier|Deux adresses et un jour suffisent pour commencer}, {et dites si cela s’empile|nous calculons la route|vous savez tôt quand cela arrive}.",
      ],
      [
        "house",
        "Déménagement",
        "{De la chambre à la maison entière, on part d’une liste|Les pièces, les étages et les gros meubles font la journée|Avec quelques photos, on calcule mieux}, {et dites ce qui vous est cher|on convient de qui emballe|pour que rien ne reste derrière}.",
      ],
      [
        "warehouse",
        "Stockage",
        "{Quand les dates ne se touchent pas, on peut garder|Vos affaires peuvent attendre des semaines ou des années|Un dépôt aide entre deux maisons}, {et demandez comment y accéder|tout est sur une liste|vous savez où est chaque carton}.",
      ],
      [
        "package",
        "Emballage",
        "{Les livres vont dans de petits cartons|Vous pouvez emballer, nous aussi, ou ensemble|Un carton bien marqué épargne une soirée}, {alors commandez tôt|écrivez sur plusieurs faces|le fragile s’emballe à part}.",
      ],
      [
        "package",
        "Objets lourds",
        "{Un piano ou un coffre demande un autre plan|Ce que deux personnes ne lèvent pas se mesure avant|Pour le lourd, il faut mesures et poids}, {et aussi le passage le plus étroit|dites ce qu’il y a sous le sol|des photos de l’escalier aident}.",
      ],
      [
        "clock",
        "Livraisons à heure fixe",
        "{Quand quelqu’un attend, l’heure compte|Quai, créneau et rendez-vous se fixent avant|Une livraison à l’heure a besoin de marge}, {et nous disons où nous sommes|ainsi nul n’attend pour rien|un retard se signale}.",
      ],
    ],
    process: [
      [
        "Envoyer la liste",
        "{Envoyez tailles, poids, adresses et jour|Envoyez la liste et des photos d’escalier|Dites-nous ce qui part et vers où}, {puis vient un prix|pour compter honnêtement|nous demandons ce qui manque}.",
      ],
      [
        "Préparer",
        "{On emballe, on marque et l’on garde la place|Papiers et contacts se préparent|La veille, tout doit être prêt}, {et le précieux reste avec vous|avec un créneau fixe|la liste se relit}.",
      ],
      [
        "Rouler",
        "{On charge, on sangle, on arrive|Le jour dit, tout va pas à pas|Chaque chose va à sa place}, {et vérifiez avant de signer|sans courir dans l’escalier|à la fin, on compte}.",
      ],
    ],
    questions: [
      [
        "{Comment chiffrer un transport|Comment se fait le prix} ?",
        "{Le volume, la route, l’étage et le jour comptent|Cela dépend du poids et de la place|Le prix vient de la liste}, {et le milieu du mois est plus doux|un peu de souplesse aide|vous l’avez par écrit}.",
      ],
      [
        "{Est-ce assuré|Et en cas de casse en route} ?",
        "{La responsabilité a ses limites|Demandez avant ce qui est couvert|Pour le précieux, mieux vaut une couverture à part}, {et une casse se note et se photographie aussitôt|nous l’expliquons avant le jour|dites donc ce qui est fragile}.",
      ],
      [
        "{Quand réserver un camion|Est-ce possible vite} ?",
        "{Quelques semaines avant, plus en été|Dès que le jour est sûr|C’est parfois possible très vite}, {et en semaine il reste souvent une place|un jour de marge aide|nous disons ce qui est libre}.",
      ],
      [
        "{Que ne prenez-vous pas|Que dois-je porter moi-même} ?",
        "{Le gaz, la peinture et le dangereux ne partent pas|Les animaux et l’argent voyagent avec vous|Le vivant et le dangereux restent dehors}, {et papiers et bijoux vont dans votre sac|les plantes se discutent|demandez dans le doute}.",
      ],
      [
        "{Qui réserve le stationnement|Faut-il une autorisation} ?",
        "{Demandez d’abord à la mairie|Cela peut être convenu avec nous|Cela dépend de la rue}, {car sans place, le trajet s’allonge|mieux vaut le demander tôt|une entrée libre gagne des heures}.",
      ],
      [
        "{Puis-je aider|Comment se préparer} ?",
        "{Volontiers, si c’est convenu|Videz tout ce qui se vide|On peut aider, avec gants et bonnes chaussures}, {et le dernier carton est celui du café|le passage doit rester libre|ainsi tout va plus vite}.",
      ],
    ],
    qualities: [
      ["des sangles serrées", "des papiers clairs"],
      ["des bras forts", "des couvertures"],
      ["peu de détours", "des heures tenues"],
      ["des bras solides", "un nœud sûr"],
      ["un camion plein", "une heure juste"],
    ],
    events: ["Heure conseil", "Journée cartons", "Dépôt ouvert"],
  },
);
