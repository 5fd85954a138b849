/** French wordings of the craft family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const craft: Wording = familyWording(
  ["client", "clients", "ferme", "chez nous", "chez nous", "travail de la main"],
  ["Ce qu’il y a", "Au fil de l’an", "Fêtes et cours"],
  {
    headlines: [
      "{Terre|Argile}, {soleil|feu} et {matins|mains}",
      "{Cueilli|Fini} quand c’est {mûr|prêt}",
      "Fait {lentement|à la main}, {gardé|aimé} longtemps",
    ],
    truths: [
      "{Nulle année ne ressemble à l’autre|La pluie et le gel ont leur mot à dire|Le temps signe chaque récolte et chaque pièce}, {alors il n’y a pas toujours tout|demandez donc ce qui vient|et cela se voit dans le travail}.",
      "{La main laisse une trace|Une marque de pouce n’est pas un défaut|Deux pièces ne sont jamais pareilles}, {elle dit qu’une personne est passée|choisissez donc celle qui vous parle|une machine l’aurait effacée}.",
      "{Ce qui se répare peut rester|Les bonnes choses gagnent avec l’âge|Un objet usé raconte plus qu’un neuf}, {d’où l’entretien|demandez donc avant de jeter|et rien ne presse}.",
      "{La nature n’a pas d’agenda|Le bois et la terre décident|Ce qui pousse lentement a du caractère}, {et nous attendons avec elle|demandez donc avant|les dates sont alors approximatives}.",
    ],
    offers: [
      [
        "store",
        "Vente sur place",
        "{Demandez ce qu’il y a et venez voir|Ici, on peut voir, sentir et toucher|Ce qu’il y a change chaque semaine}, {alors prenez un panier|nous racontons comment c’est fait|vous repartez avec ce qui plaît}.",
      ],
      [
        "package",
        "Commandes",
        "{Dites-nous la quantité, le jour et le souhait|Sur commande, on travaille en pensant à vous|Un message suffit pour commencer}, {et nous disons si le délai va|le prix est connu avant|ce sera prêt à l’heure}.",
      ],
      [
        "users",
        "Visites et cours",
        "{Familles, écoles et curieux peuvent venir apprendre|En bottes ou en tablier, on touche à tout|Ici, un débutant peut se tromper tranquille}, {alors écrivez nombre et âge|on repart avec quelque chose|les dates sont sur ce site}.",
      ],
      [
        "truck",
        "Livraison aux cuisines",
        "{Pour une cuisine ou une boutique, on parle de quantités|Ce qu’il vous faut souvent se prévoit|Un échantillon peut se demander d’abord}, {et l’on fixe un jour de livraison|parlons-en tôt|nous disons ce qu’il y a selon la saison}.",
      ],
      [
        "gift",
        "Cadeaux",
        "{Un cadeau qui vient de quelque part a une histoire|Il y a de petites choses pour la poche|Dites-nous pour qui c’est}, {et l’emballage se passe de plastique|avec une carte si vous voulez|nous aidons à choisir}.",
      ],
      [
        "calendar-days",
        "Nouveautés de saison",
        "{Chaque saison apporte autre chose|Ce qui vient d’être fini passe devant|Selon le mois, il y a du différent}, {alors demandez ce qui vient|nous disons comment le garder|quand c’est parti, on attend}.",
      ],
    ],
    process: [
      [
        "Regarder",
        "{Passez et regardez ce qu’il y a|Voyez ce qui est fini ou mûr|Chaque pièce diffère, prenez le temps}, {et demandez ce que vous ne voyez pas|touchez si vous voulez|nous disons d’où cela vient}.",
      ],
      [
        "Commander",
        "{Dites-nous quoi, combien et pour quand|Un croquis ou une liste suffit|Pour commander, parlons un moment}, {et nous disons ce qui va|le prix est connu avant|tout est noté}.",
      ],
      [
        "Emporter",
        "{Vous l’emportez bien emballé|La remise se fait ici ou au point convenu|Venez le chercher à notre appel}, {avec un conseil d’entretien|la caisse peut revenir|ainsi tout arrive entier}.",
      ],
    ],
    questions: [
      [
        "{Quand venir|Peut-on visiter la ferme ou l’atelier} ?",
        "{Aux heures du site ou sur accord|Écrivez avant et nous disons quand|Une visite est presque toujours possible}, {mais le chien vient en laisse|quand le travail presse, il y a moins de temps|nous montrons comment nous faisons}.",
      ],
      [
        "{Comment travaillez-vous|D’où cela vient-il} ?",
        "{Demandez sur place et nous le disons|Venez voir de vos yeux|Nous le montrons volontiers}, {et expliquons d’où vient chaque chose|car il n’y a rien à cacher|aussi ce que nous ne faisons pas}.",
      ],
      [
        "{Expédiez-vous|Peut-on commander à distance} ?",
        "{Ce qui se garde peut voyager|Demandez le prix du port|Oui, selon la pièce}, {mais le frais se vient chercher|le fragile est bien emballé|le coût est connu avant}.",
      ],
      [
        "{Combien de temps pour une pièce|Sera-ce prêt pour une fête} ?",
        "{Sécher, mûrir ou cuire prend son temps|Il faut souvent des semaines|Cela dépend de la pièce et de la saison}, {alors dites d’abord le jour|nous disons franchement si cela va|mieux vaut demander tôt}.",
      ],
      [
        "{Comment l’entretenir|Combien de temps cela se garde-t-il} ?",
        "{Au sec et au frais, cela dure plus|Demandez en venant le chercher|Chaque matière veut son soin}, {et un mot l’accompagne|si cela casse, montrez-le-nous|ainsi rien ne s’abîme trop tôt}.",
      ],
      [
        "{Pourquoi est-ce plus cher|De quoi est fait le prix} ?",
        "{Ce sont bien des heures et peu de pièces|Fait à la main, cela va lentement|Le temps et la matière comptent}, {mais vous savez d’où cela vient|demandez les pièces imparfaites|nous montrons volontiers chaque étape}.",
      ],
    ],
    qualities: [
      ["une bonne terre", "un travail franc"],
      ["des mains rudes", "des pièces fines"],
      ["des caisses pleines", "un court trajet"],
      ["de bonnes chaussures", "un panier plein"],
      ["un vieux savoir", "une récolte neuve"],
    ],
    events: ["Fête à la ferme", "Dégustation", "Cours à l’atelier"],
  },
);
