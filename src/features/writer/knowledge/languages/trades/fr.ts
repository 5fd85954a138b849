/** French wordings of trades that their family's words would not fit. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const FRENCH_TRADES: Record<string, Wording> = {
  bakery: familyWording(
    ["client", "clients", "boulangerie", "à la boulangerie", "à la boulangerie", "pain"],
    ["Pains et gâteaux", "Au fournil", "Dates"],
    {
      headlines: [
        "{Sorti du four|Encore chaud}, {tôt le matin|avant le réveil de la rue}",
        "De la farine, de l’eau, du sel {et du temps|et de la patience}",
        "Une croûte {qui chante|que l’on entend}",
      ],
      truths: [
        "{Le bon pain demande peu de choses et beaucoup d’heures|Une pâte ne se presse pas} : {la nuit fait la moitié du travail|voilà pourquoi le jour commence la veille}.",
        "{La croûte fait le goût|Un pain pâle s’ennuie dès le lendemain}, {alors on le cuit franchement|demandez-le bien cuit}.",
        "{La pâte sent le temps qu’il fait|La chaleur la presse, le froid la retient} : {la main le sait avant l’horloge|aucune recette ne tient tout l’été}.",
        "{Le beurre ne pardonne pas la hâte|Plier, attendre, plier encore} : {on compte les couches en mordant|l’essentiel est d’attendre}.",
      ],
      offers: [
        [
          "wheat",
          "Pains",
          "{Blé, seigle, graines, levain|Entier, en moitié, en tranches} : {dites combien de jours il doit tenir|dans un torchon, il se garde}.",
        ],
        [
          "croissant",
          "Viennoiseries",
          "{Croissants, pains au chocolat, brioches|Ce qu’il faut sur la table à sept heures} : {venez tôt|ou réservez la veille}.",
        ],
        [
          "cake",
          "Gâteaux sur commande",
          "{Anniversaire, baptême, mariage|Combien de parts, quel parfum} : {une photo aide|signalez les allergies}.",
        ],
        [
          "cake-slice",
          "Tartes et petits gâteaux",
          "{Fruits, crème, pâte fine|Pour le goûter ou le dimanche} : {la saison choisit avec vous|quand c’est parti, c’est parti}.",
        ],
        [
          "sandwich",
          "Sandwichs et salé",
          "{Garni, chaud, à emporter|Quand la pause est courte} : {pour un bureau entier aussi|dites qui ne mange pas de viande}.",
        ],
      ],
      process: [
        [
          "Choisir",
          "{Regardez, sentez, demandez|Dites ce qu’il y aura avec} : {nous nommons le pain qui va|tranché ou non}.",
        ],
        [
          "Réserver",
          "{Un mot la veille|Un nom et une heure} : {il vous attendra|même une moitié}.",
        ],
        [
          "Passer prendre",
          "{Tôt pour le petit déjeuner, plus tard pour le pain|Avec un sac en toile} ; {laissez-le refroidir avant de couper|la croûte vers le haut}.",
        ],
      ],
      questions: [
        [
          "{Comment garder le pain frais|Où ranger le pain} ?",
          "{Dans un torchon ou une boîte, jamais au froid|La coupe contre la planche}. {En tranches, il se congèle bien|Rassis, il se grille}.",
        ],
        [
          "{Quand commander un gâteau|Jusqu’à quand peut-on réserver} ?",
          "{Quelques jours, des semaines pour un mariage|Le pain, la veille au soir}. {Dites les parts et l’occasion|Une photo est un bon début}.",
        ],
        [
          "{Avez-vous du pain sans gluten|Et pour les intolérances} ?",
          "{L’épeautre et le seigle en contiennent aussi|La farine vole dans tout fournil}. {En cas de maladie cœliaque, prudence|Demandez ce qui cuit en premier}.",
        ],
        [
          "{Qu’y a-t-il dans la pâte|Où lire les ingrédients} ?",
          "{Farine, eau, sel, levain, la plupart des jours|Demandez au comptoir}. {Graines, lait et fruits à coque sont nommés|Dites ce que vous évitez}.",
        ],
        [
          "{Pourquoi le levain|Qu’est-ce que le levain change} ?",
          "{Il travaille lentement et laisse du goût|Il lui faut la nuit}. {Beaucoup le digèrent mieux|Le pain reste humide plus longtemps}.",
        ],
      ],
      qualities: [
        ["une croûte franche", "une mie tendre"],
        ["une longue pâte", "une liste courte"],
        ["un four chaud", "un bonjour"],
        ["du temps", "de bonnes farines"],
      ],
      events: ["Atelier pain", "Le fournil ouvert", "Dégustation"],
      actions: {
        sales: ["Réserver mon pain", "Commander un gâteau"],
        visits: ["Trouver la boulangerie"],
      },
    },
  ),
  florist: familyWording(
    ["client", "clients", "boutique", "à la boutique", "à la boutique", "fleurs"],
    ["Fleurs et occasions", "Fraîchement noué", "Ateliers"],
    {
      headlines: [
        "{Cueilli|Arrivé} ce matin, {noué devant vous|dans du papier}",
        "{Des fleurs|Un bouquet} {quand les mots manquent|sans raison aucune}",
        "Pour les jours {clairs|de fête} et les jours {lourds|de silence}",
      ],
      truths: [
        "{Le bouton tient, la fleur plaît|Une rose ouverte est pour ce soir, fermée pour la semaine} : {dites quand elle doit être belle|demandez en choisissant}.",
        "{L’eau propre est la moitié du métier|Les seaux se lavent plus que les tables}, {et cela se voit au cinquième jour|le bouquet le rend}.",
        "{La saison noue avec nous|Mai ne sent pas comme novembre} : {aucun bouquet ne ressemble au précédent|demandez le meilleur du jour}.",
        "{Le deuil veut peu de mots|Sur un ruban, chaque mot compte}, {alors nous prenons le temps|écrivez-le chez vous}.",
      ],
      offers: [
        [
          "flower",
          "Bouquets",
          "{Pour dire merci, pardon, bon anniversaire|Petit pour la cuisine, grand pour la scène} : {dites pour qui|une couleur, un parfum, un vase suffisent}.",
        ],
        [
          "heart",
          "Mariages",
          "{Bouquet, tables, boutonnières|En partant de la robe} : {un entretien, un essai|écrivez tôt, décidez tard}.",
        ],
        [
          "leaf",
          "Fleurs de deuil",
          "{Couronne, gerbe, coussin|Ce que la personne aimait} : {nous demandons à voix basse|ruban et livraison sont notre affaire}.",
        ],
        [
          "sprout",
          "Plantes",
          "{Pour la fenêtre, le balcon, la tombe|Beaucoup de lumière ou peu} : {nous disons ce qui survivra|on rempote ici}.",
        ],
        [
          "gift",
          "Fleurs séchées",
          "{Des couronnes pour l’année|Sans eau, avec un souvenir} : {aussi avec votre propre bouquet|demandez les ateliers}.",
        ],
      ],
      process: [
        [
          "Dire l’occasion",
          "{Pour qui, quand, à peu près combien|Une couleur, une humeur, un vase} : {le reste est du métier|un refus aide aussi}.",
        ],
        [
          "Laisser nouer",
          "{Avec ce qui est beau aujourd’hui|Vous pouvez regarder} ; {un veto est permis|le feuillage en fait partie}.",
        ],
        [
          "Emporter ou faire porter",
          "{Dans du papier, l’eau au pied|À la porte, à l’église, à la salle} : {dites qui sera là|recoupez les tiges chez vous}.",
        ],
      ],
      questions: [
        [
          "{Comment garder un bouquet|Que faire pour qu’il tienne} ?",
          "{Couper en biais, pas de feuille dans l’eau|De l’eau neuve tous les deux jours}. {Loin des fruits et du radiateur|Au frais la nuit}.",
        ],
        [
          "{Livrez-vous les fleurs|Peut-on faire porter un bouquet} ?",
          "{Près d’ici volontiers, sinon sur demande|Avec l’adresse et l’heure}. {Un numéro à la porte aide|Dites si c’est une surprise}.",
        ],
        [
          "{Quand parler du mariage|Faut-il s’y prendre tôt} ?",
          "{Quand la date et la robe sont sûres|Quelques mois avant}. {Les couleurs peuvent attendre|Pour une petite fête, moins suffit}.",
        ],
        [
          "{En combien de temps une couronne|Jusqu’à quand commander pour un enterrement} ?",
          "{Un jour ou deux, parfois moins|Appelez}. {Nous notons le texte|La livraison se règle avec la maison funéraire}.",
        ],
        [
          "{Quelles plantes sont sûres pour un chat|Qu’est-ce qui est dangereux pour les animaux} ?",
          "{Le lys est dangereux pour les chats|Dites-nous qui grignote chez vous}. {Orchidées et fougères sont calmes|Dans le doute, en hauteur}.",
        ],
      ],
      qualities: [
        ["des tiges fraîches", "une longue tenue"],
        ["des couleurs douces", "un parfum sauvage"],
        ["un beau lien", "une main légère"],
        ["des fleurs de saison", "un mot juste"],
      ],
      events: ["Atelier couronne", "{Marché|Fête} de printemps", "Cours de bouquet"],
      actions: {
        sales: ["Commander un bouquet", "Choisir des fleurs"],
        visits: ["Venir à la boutique"],
        quotes: ["Demander pour une occasion"],
      },
    },
  ),
  gardener: familyWording(
    ["client", "clients", "jardin", "au jardin", "au jardin", "travail du jardin"],
    ["Travaux", "Jardins", "Au jardin"],
    {
      headlines: [
        "Un jardin qui {grandit avec vous|ne pèse pas}",
        "{Le sol|Le regard} d’abord, {la plante|la bêche} ensuite",
        "{Tailler|Planter} quand {c’est l’heure|la plante le veut}",
      ],
      truths: [
        "{Ce qui pousse à côté poussera ici|Le sol décide, pas le catalogue} : {on creuse un trou avant de rêver|regardez par-dessus la haie}.",
        "{La première année il dort, la troisième il bondit|Un jardin prend son temps}, {alors on laisse des vides|qui attend plante moins}.",
        "{L’eau rare et longue fait de bonnes racines|Un peu chaque jour rend l’herbe paresseuse} : {le matin, une fois, à fond|c’est vrai dès le premier été}.",
        "{Une haie se souvient de chaque taille|Trop tard taillée, elle boude}, {et les oiseaux ont leur mot à dire|d’où un calendrier}.",
      ],
      offers: [
        [
          "scissors",
          "Entretien à l’année",
          "{Gazon, massifs, haies, feuilles|Toutes les quelques semaines ou à l’appel} : {rien ne déborde|gardez ce que vous aimez faire}.",
        ],
        [
          "ruler",
          "Création de jardin",
          "{Plan, terre, plantes, allées|Du chantier au premier vert} : {par étapes|vu de la fenêtre de la cuisine}.",
        ],
        [
          "tree-deciduous",
          "Arbres et arbustes",
          "{Tailler, alléger, abattre|À la corde ou à l’échelle} : {on vérifie d’abord si c’est permis|le bois mort se voit l’été}.",
        ],
        [
          "brick-wall",
          "Terrasses et murets",
          "{Dalles, marches, bordures, bois|Ce qui reste droit après le gel} : {le dessous compte le plus|l’eau veut une pente}.",
        ],
        [
          "droplets",
          "Arrosage",
          "{Goutte à goutte, cuve, bassin|Sans arrosoir} : {peu d’eau, bien placée|parlez-en avant les vacances}.",
        ],
      ],
      process: [
        [
          "Le tour du jardin",
          "{Soleil, vent, sol, arbre du voisin|Par tous les temps} : {dites comment vous y vivez|où sera la table} ?",
        ],
        [
          "Plan et devis",
          "{Maintenant, l’an prochain|Un croquis, des noms de plantes, une somme} ; {une part peut vous revenir|vous rayez ce qui est de trop}.",
        ],
        [
          "Les travaux",
          "{Outils dedans, déchets dehors, portail fermé|Au sec, si l’on peut choisir} : {vous voyez le premier rang|l’allée est balayée}.",
        ],
        [
          "Laisser pousser",
          "{Arroser, attendre, regarder|Le premier été compte} : {une feuille dit quoi faire et quand|nous repassons si vous voulez}.",
        ],
      ],
      questions: [
        [
          "{Quand tailler la haie|Jusqu’à quand peut-on tailler} ?",
          "{Les grosses tailles l’hiver, les légères l’été|Les nids passent avant}. {Nous connaissons les dates d’ici|On regarde avant de couper}.",
        ],
        [
          "{Quand planter|Quelle est la bonne saison} ?",
          "{À l’automne, quand la terre est tiède|Le fragile, tard au printemps}. {En pot, presque toujours, sauf gel|L’eau compte plus que le mois}.",
        ],
        [
          "{Combien coûte l’entretien|Comptez-vous à l’heure} ?",
          "{Au temps ou au forfait|Après le tour, vous avez un chiffre}. {L’accès et les déchets comptent|Régulier coûte moins que sauver}.",
        ],
        [
          "{Quelles plantes demandent peu|Un massif sans travail, est-ce possible} ?",
          "{Des vivaces qui aiment ce sol|Serrées, elles couvrent}. {La première année, il faut de l’eau|Peu d’espèces, beaucoup de chacune}.",
        ],
        [
          "{Emportez-vous les déchets verts|Que deviennent les branches} ?",
          "{Emporter, broyer ou laisser un tas|Dites s’il y a un compost}. {C’est écrit dans le devis|Les hérissons aiment les branches}.",
        ],
      ],
      qualities: [
        ["des lames nettes", "un bord droit"],
        ["un sol vivant", "un massif calme"],
        ["une date tenue", "une allée propre"],
        ["un plan pour l’année", "un coin sauvage"],
      ],
      events: ["Cours de taille", "Jardin ouvert", "Échange de plantes"],
      actions: { quotes: ["Montrer mon jardin", "Demander un devis"] },
    },
  ),
  notary: familyWording(
    ["client", "clients", "étude", "à l’étude", "à l’étude", "actes notariés"],
    ["Actes et conseil", "L’étude", "Conférences"],
    {
      headlines: [
        "{Lu|Expliqué}, {compris|discuté}, signé",
        "Des actes que {chacun comprend|le temps ne défait pas}",
        "{Impartial|Posé}, de {la première question|l’ébauche} au sceau",
      ],
      truths: [
        "{Le notaire n’est d’aucun camp|Ici, le conseil vaut pour tous}, {alors chacun peut demander|et rien ne reste sous la table}.",
        "{Lire à voix haute est une règle et une bonne habitude|En lisant, on entend les petites lignes} : {interrompez|on comprend, puis on signe}.",
        "{Un testament est une lettre à plus tard|Ce qui n’est pas écrit se suppose}, {et les suppositions fâchent|une heure suffit souvent}.",
        "{Les tarifs sont fixés par les textes|Le même acte coûte partout pareil} : {demandez avant|on vous donne un ordre de grandeur}.",
      ],
      offers: [
        [
          "house",
          "Immobilier",
          "{Achat, vente, prêt, donation|Du projet au titre} : {vous lisez avant|nous disons quand on paie}.",
        ],
        [
          "scroll-text",
          "Successions",
          "{Qui reçoit quoi, qui s’en occupe|Testament, partage, déclaration} : {avec les délais|un vieux testament peut se relire}.",
        ],
        [
          "users",
          "Couple et famille",
          "{Contrat, régime, adoption|Ce que deux personnes veulent écrire} : {avec des mots que chacun porte|avant ou après le mariage}.",
        ],
        [
          "briefcase",
          "Entreprises",
          "{Statuts, parts, baux|Du nom à l’inscription} : {dites qui décide|les papiers suivent}.",
        ],
        [
          "shield-check",
          "Mandats et précautions",
          "{Mandat, procuration, directives|Qui peut agir à votre place} : {un entretien suffit souvent|la famille le saura}.",
        ],
      ],
      process: [
        [
          "Écrire",
          "{De quoi il s’agit, avec qui, pour quand|Noms et adresses de chacun} : {une pièce d’identité|vous saurez ce qui manque}.",
        ],
        [
          "Lire le projet",
          "{Chez vous, crayon en main|Au calme} ; {posez vos questions avant|on change souvent un mot}.",
        ],
        [
          "Signer",
          "{Lecture, explications, signature|Tous à la même table} : {avec vos papiers|nous faisons ensuite les démarches}.",
        ],
      ],
      questions: [
        [
          "{Combien coûte un acte|Peut-on connaître les frais avant} ?",
          "{Une part est fixée par les textes, une part est de l’impôt|Cela dépend de la valeur}. {Demandez une estimation|Elle se donne par écrit}.",
        ],
        [
          "{Que faut-il apporter|Quels papiers préparer} ?",
          "{Une pièce d’identité et ce qui existe par écrit|Le livret de famille, les titres}. {Une liste vous est donnée|Ce qui manque se demande}.",
        ],
        [
          "{Le notaire est-il de mon côté|Peut-on avoir chacun le sien} ?",
          "{Il conseille tout le monde de la même façon|Chacun peut venir avec le sien}. {Les frais ne doublent pas|Demandez, des deux côtés}.",
        ],
        [
          "{Combien de temps pour un achat|Quand aura-t-on les clés} ?",
          "{Quelques mois du premier accord à l’acte|La banque et la mairie ont leurs délais}. {On paie quand tout est sûr|Nous disons la suite}.",
        ],
        [
          "{Un testament écrit à la main suffit-il|Faut-il un acte} ?",
          "{À la main, daté, signé, il vaut aussi|Chez nous, on vérifie qu’il tient}. {Il est gardé et retrouvé|On peut le changer}.",
        ],
      ],
      qualities: [
        ["des actes précis", "des mots clairs"],
        ["des frais connus", "un rendez-vous calme"],
        ["un délai tenu", "un projet lisible"],
        ["un conseil impartial", "une porte fermée"],
      ],
      events: ["Soirée succession", "Conférence sur l’achat", "Permanence pour créateurs"],
      actions: {
        bookings: ["Demander un rendez-vous", "Préparer un acte"],
        quotes: ["Estimer les frais", "Poser une question"],
      },
    },
  ),
};
