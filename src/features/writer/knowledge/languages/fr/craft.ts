/**
 * French wordings of the craft family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
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
      "{La main|La saison} décide",
      "Une pièce {à la fois|après l’autre}",
    ],
    truths: [
      "{Nulle année ne ressemble à l’autre|La pluie et le gel ont leur mot à dire|Le temps signe chaque récolte et chaque pièce}, {alors il n’y a pas toujours tout|demandez donc ce qui vient|et cela se voit dans le travail}.",
      "{La main laisse une trace|Une marque de pouce n’est pas un défaut|Deux pièces ne sont jamais pareilles}, {elle dit qu’une personne est passée|choisissez donc celle qui vous parle|une machine l’aurait effacée}.",
      "{Ce qui se répare peut rester|Les bonnes choses gagnent avec l’âge|Un objet usé raconte plus qu’un neuf}, {d’où l’entretien|demandez donc avant de jeter|et rien ne presse}.",
      "{La nature n’a pas d’agenda|Le bois et la terre décident|Ce qui pousse lentement a du caractère}, {et nous attendons avec elle|demandez donc avant|les dates sont alors approximatives}.",
      "Ce qui est fait à la main {n’est jamais deux fois pareil|porte une trace}, {et c’est son charme|alors choisissez la vôtre}.",
    ],
    offers: [
      [
        "store",
        "Vente sur place",
        "{Demandez ce qu’il y a et venez voir|Ici, on peut voir, sentir et toucher|Ce qu’il y a change chaque semaine}, {alors prenez un panier|nous racontons comment c’est fait|vous repartez avec ce qui plaît}.",
        "Sur place, {vous voyez d’où cela vient|on goûte ou on touche}, {et l’on prend le temps d’en parler|demandez ce qui est beau en ce moment}.",
      ],
      [
        "package",
        "Commandes",
        "{Dites-nous la quantité, le jour et le souhait|Sur commande, on travaille en pensant à vous|Un message suffit pour commencer}, {et nous disons si le délai va|le prix est connu avant|ce sera prêt à l’heure}.",
        "Une commande commence par {une idée et une date|un croquis}, {nous disons si c’est faisable|puis vient la patience}.",
      ],
      [
        "users",
        "Visites et cours",
        "{Familles, écoles et curieux peuvent venir apprendre|En bottes ou en tablier, on touche à tout|Ici, un débutant peut se tromper tranquille}, {alors écrivez nombre et âge|on repart avec quelque chose|les dates sont sur ce site}.",
        "Venez voir {comment cela se fait|les mains à l’œuvre}, {et essayez vous-même|les enfants aussi}.",
      ],
      [
        "truck",
        "Livraison aux cuisines",
        "{Pour une cuisine ou une boutique, on parle de quantités|Ce qu’il vous faut souvent se prévoit|Un échantillon peut se demander d’abord}, {et l’on fixe un jour de livraison|parlons-en tôt|nous disons ce qu’il y a selon la saison}.",
        "Pour votre cuisine, {nous apportons ce que la saison donne|un jour fixe se convient}, {dites ce qui se vend|et la carte peut suivre}.",
      ],
      [
        "gift",
        "Cadeaux",
        "{Un cadeau qui vient de quelque part a une histoire|Il y a de petites choses pour la poche|Dites-nous pour qui c’est}, {et l’emballage se passe de plastique|avec une carte si vous voulez|nous aidons à choisir}.",
        "Un cadeau fait ici {raconte quelque chose|se garde}, {dites pour qui|nous l’emballons simplement}.",
      ],
      [
        "calendar-days",
        "Nouveautés de saison",
        "{Chaque saison apporte autre chose|Ce qui vient d’être fini passe devant|Selon le mois, il y a du différent}, {alors demandez ce qui vient|nous disons comment le garder|quand c’est parti, on attend}.",
        "La saison apporte {du neuf|peu de pièces à la fois}, {passez voir|demandez qu’on vous prévienne}.",
      ],
    ],
    process: [
      [
        "Regarder",
        "{Passez et regardez ce qu’il y a|Voyez ce qui est fini ou mûr|Chaque pièce diffère, prenez le temps}, {et demandez ce que vous ne voyez pas|touchez si vous voulez|nous disons d’où cela vient}.",
        "Regardez, {touchez|goûtez}, {demandez comment c’est fait|prenez votre temps}.",
      ],
      [
        "Commander",
        "{Dites-nous quoi, combien et pour quand|Un croquis ou une liste suffit|Pour commander, parlons un moment}, {et nous disons ce qui va|le prix est connu avant|tout est noté}.",
        "Commandez {avec une date large|par message}, {nous disons ce qui est possible|un acompte se convient parfois}.",
      ],
      [
        "Emporter",
        "{Vous l’emportez bien emballé|La remise se fait ici ou au point convenu|Venez le chercher à notre appel}, {avec un conseil d’entretien|la caisse peut revenir|ainsi tout arrive entier}.",
        "Emportez-le {bien emballé|avec un conseil}, {l’entretien est simple|et revenez nous dire}.",
      ],
    ],
    questions: [
      [
        "{Quand venir|Peut-on visiter} ?",
        "{Aux heures du site ou sur accord|Écrivez avant et nous disons quand|Une visite est presque toujours possible}, {mais le chien vient en laisse|quand le travail presse, il y a moins de temps|nous montrons comment nous faisons}.",
        "Écrivez {avant de venir|le jour qui vous va}, {le travail dehors n’a pas d’horaire|et quelqu’un vous attendra}.",
      ],
      [
        "{Comment travaillez-vous|D’où cela vient-il} ?",
        "{Demandez sur place et nous le disons|Venez voir de vos yeux|Nous le montrons volontiers}, {et expliquons d’où vient chaque chose|car il n’y a rien à cacher|aussi ce que nous ne faisons pas}.",
        "Nous vous montrons {volontiers|sur place}, {les matières et leur origine|étape par étape}.",
      ],
      [
        "{Expédiez-vous|Peut-on commander à distance} ?",
        "{Ce qui se garde peut voyager|Demandez le prix du port|Oui, selon la pièce}, {mais le frais se vient chercher|le fragile est bien emballé|le coût est connu avant}.",
        "Ce qui supporte la route, {oui|s’envoie}, {bien calé|le port se dit avant} ; {le reste se retire ici|le frais voyage mal}.",
      ],
      [
        "{Combien de temps pour une pièce|Combien de temps pour une commande} ?",
        "{Sécher, mûrir ou cuire prend son temps|Il faut souvent des semaines|Cela dépend de la pièce et de la saison}, {alors dites d’abord le jour|nous disons franchement si cela va|mieux vaut demander tôt}.",
        "Le séchage, la cuisson ou la récolte {ont leur temps|ne se pressent pas}, {dites votre date|et nous répondrons honnêtement}.",
      ],
      [
        "{Comment l’entretenir|Comment bien le garder} ?",
        "{Au sec et au frais, cela dure plus|Demandez en venant le chercher|Chaque matière veut son soin}, {et un mot l’accompagne|si cela casse, montrez-le-nous|ainsi rien ne s’abîme trop tôt}.",
        "Un conseil {va avec chaque pièce|suffit}, {demandez-le en partant|il tient en deux phrases}.",
      ],
      [
        "{Pourquoi est-ce plus cher|De quoi est fait le prix} ?",
        "{Ce sont bien des heures et peu de pièces|Fait à la main, cela va lentement|Le temps et la matière comptent}, {mais vous savez d’où cela vient|demandez les pièces imparfaites|nous montrons volontiers chaque étape}.",
        "Des heures, {de la matière, peu de pièces|du soin et parfois de la casse} : {le prix se compose ainsi|nous l’expliquons}.",
      ],
    ],
    qualities: [
      ["une bonne terre", "un travail franc"],
      ["des mains rudes", "des pièces fines"],
      ["des caisses pleines", "un court trajet"],
      ["de bonnes chaussures", "un panier plein"],
      ["un vieux savoir", "une récolte neuve"],
      ["des gestes sûrs", "une matière vraie"],
    ],
    events: ["Fête à la ferme", "Dégustation", "Cours à l’atelier"],
  },
);

export const craftTrades: Record<string, Wording> = {
  upholsterer: familyWording(
    ["client", "clients", "atelier", "à l’atelier", "à l’atelier", "tapisserie"],
    ["Ce que nous couvrons", "Sur l’établi", "Rendez-vous"],
    {
      headlines: [
        "{S’asseoir|S’enfoncer} et {se relever|y rester} bien",
        "{Tissu neuf|Ressorts neufs}, {bon vieux bois|belle carcasse}",
        "Un fauteuil {repart pour longtemps|retrouve sa place}",
      ],
      truths: [
        "{On voit le tissu, on sent ce qui est dessous|Un fauteuil a un squelette}, {alors nous l’ouvrons avant de chiffrer|et c’est lui qui décide}.",
        "{Les meubles d’autrefois étaient faits pour être rouverts|Une bonne carcasse supporte plusieurs tissus}, {et les heures en valent la peine|et les clous s’enlèvent}.",
        "{Un motif paraît plus grand sur un canapé|Un tissu change à la lumière du soir}, {alors emportez l’échantillon|et posez-le sur le siège}.",
      ],
      offers: [
        [
          "armchair",
          "Fauteuils et chaises",
          "{Une assise creuse ou un bras usé se reprennent|De la chaise de cuisine à la bergère, tout commence par la carcasse|Envoyez une photo de face et de côté}, {et nous disons si le bois le mérite|et vous aurez une fourchette}.",
        ],
        [
          "sofa",
          "Canapés",
          "{Une mousse neuve rajeunit un canapé|On essaie d’abord du ferme et du souple|Certains canapés n’en valent pas la peine}, {et nous le disons franchement|alors soulevez un coin avant de décider}.",
        ],
        [
          "palette",
          "Tissus et cuirs",
          "{Nous avons de la laine, du lin, du velours et du cuir à toucher|Parlez-nous du chat, du soleil et du vin|Un tissu se choisit près d’une fenêtre}, {et nous disons ce qui tient|puis vous emportez un morceau}.",
        ],
        [
          "hammer",
          "Restauration",
          "{On colle, on cheville et l’on cire|Un ver, un pied perdu ou un tiroir dur ont leur remède}, {et l’on en fait le moins possible|et l’âge a le droit de se voir}.",
        ],
        [
          "grid-3x3",
          "Cannage et paillage",
          "{La canne et la paille se refont à la main|Un brin cassé annonce un trou}, {et il faut quelques jours calmes|alors mieux vaut venir à temps}.",
        ],
        [
          "blinds",
          "Rideaux et coussins",
          "{Nous cousons rideaux, galettes et têtes de lit|Mesurez la tringle et non la fenêtre}, {et nous venons voir si vous voulez|puis tout est cousu avec un bel ourlet}.",
        ],
      ],
      process: [
        [
          "Demander",
          "{Envoyez des photos de face, de côté et de dessous|Donnez les mesures et dites ce qui vous gêne}. {Nous disons ce qu’il faudrait|Vous savez si cela vaut le voyage}.",
        ],
        [
          "Choisir",
          "{On s’assied, on touche et l’on compare|Le tissu est d’un côté, le prix de l’autre}, {puis tout est écrit|et une semaine est fixée}.",
        ],
        [
          "Couvrir",
          "{On démonte, on répare et l’on remonte|Le siège se refait couche après couche}, {et vous pouvez passer voir|et ce que l’on trouve, on vous le dit}.",
        ],
      ],
      questions: [
        [
          "{Est-ce que cela vaut la peine|Neuf ou recouvert} ?",
          "{Si le bois est solide, souvent oui|Un meuble lourd est bon signe}. {Cela peut coûter comme un neuf et durer plus|Pour de l’aggloméré, plutôt non}.",
        ],
        [
          "{Combien coûte un fauteuil à recouvrir|Peut-on chiffrer sur photo} ?",
          "{Le prix tient aux heures, à la garniture et au tissu|Une photo donne une fourchette}. {Les ressorts réservent des surprises|Le tissu pèse beaucoup}.",
        ],
        [
          "{Combien de temps sans mon fauteuil|Quand pouvez-vous le prendre} ?",
          "{Quelques semaines d’attente en général|L’établi a sa liste}. {Chez nous, il reste moins longtemps|Dites la date qui compte}.",
        ],
        [
          "{Quel tissu tient le mieux|Que choisir avec un chat} ?",
          "{Un tissage serré, sans boucles|Une laine plate résiste}. {Le cuir embellit|Une housse lavable rassure}.",
        ],
      ],
      qualities: [
        ["une assise ferme", "des bras doux"],
        ["du bois ancien", "du tissu neuf"],
        ["des coutures serrées", "de bons ressorts"],
      ],
      events: ["Soirée tissus", "Cours de cannage", "Atelier ouvert"],
      actions: { quotes: ["Envoyer une photo"] },
    },
  ),
};
