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
        "{Le bon pain demande peu de choses et beaucoup d’heures|Une pâte ne se presse pas|Un pain commence la veille}, {et la nuit fait la moitié du travail|alors le fournil s’éveille tôt|attendre fait donc partie du métier}.",
        "{La croûte fait le goût du pain|Un pain pâle s’ennuie dès le lendemain|Un pain bien cuit chante et tient plus longtemps}, {alors demandez-le bien cuit|nous le cuisons donc franchement|et cela s’entend en le rompant}.",
        "{La pâte sent le temps qu’il fait|La chaleur la presse et le froid la retient|Chaque matin, la farine se conduit autrement}, {et la main le sait avant l’horloge|aucune recette ne vaut donc toute l’année|alors on pétrit avec les doigts}.",
        "{Le beurre ne pardonne pas la hâte|Une bonne pâte feuilletée se plie et se repose|En viennoiserie, le plus dur est d’attendre}, {et les couches se sentent en mordant|alors on commence très tôt|aucune machine n’y change rien}.",
      ],
      offers: [
        [
          "wheat",
          "Pains",
          "{Il y a des pains de blé, de seigle ou aux graines|On le prend entier, en moitié ou en tranches|Chaque pain a sa mie et sa croûte}, {alors dites combien de jours il doit tenir|nous disons avec quoi il va|et dans un torchon il se garde bien}.",
        ],
        [
          "croissant",
          "Viennoiseries",
          "{Croissants et brioches sont pour les lève-tôt|Le sucré du matin sort en premier|Pour une table du dimanche, il faut des viennoiseries}, {alors venez tôt|ou réservez-les la veille|ce qui est parti revient demain}.",
        ],
        [
          "cake",
          "Gâteaux sur commande",
          "{Pour un gâteau, dites l’occasion et le nombre de parts|Un anniversaire ou un mariage mérite son propre gâteau|Une photo et un parfum suffisent pour commencer}, {et signalez les allergies|la date se fixe ensemble|le décor suivra la fête}.",
        ],
        [
          "cake-slice",
          "Tartes et petits gâteaux",
          "{Aux fruits, à la crème ou feuilletés, selon la saison|Pour le goûter ou le café du dimanche, il y a du sucré|Les petits gâteaux changent avec le mois}, {et quand c’est parti, on attend|demandez ce qu’il y a aujourd’hui|une boîte les emporte}.",
        ],
        [
          "sandwich",
          "Sandwichs et salé",
          "{Quand la pause est courte, un sandwich aide|Il y a du salé à emporter|On peut aussi prévoir du salé pour tout un bureau}, {et dites qui ne mange pas de viande|les grandes commandes se font la veille|fait le jour même et bien emballé}.",
        ],
      ],
      process: [
        [
          "Choisir",
          "{Regardez, sentez et demandez sans hâte|Dites-nous ce qu’il y aura avec|Si vous hésitez, nous aidons à choisir}, {et nous nommons le pain qui convient|nous le tranchons si vous voulez|une moitié est aussi possible}.",
        ],
        [
          "Réserver",
          "{Pour réserver, un mot la veille suffit|Laissez-nous un nom et une heure|La commande se fait au comptoir ou par message}, {et il vous attendra|ainsi rien ne tient au hasard|même pour une moitié}.",
        ],
        [
          "Passer prendre",
          "{Venez tôt pour le sucré et plus tard pour le pain|Prenez un sac en toile si vous en avez un|Passez prendre votre pain quand cela vous arrange}, {et laissez-le refroidir avant de le couper|puis gardez-le dans un torchon|chez vous, la croûte vers le haut}.",
        ],
      ],
      questions: [
        [
          "{Comment garder le pain frais|Où ranger le pain} ?",
          "{Dans un torchon ou une boîte, jamais au réfrigérateur|Gardez-le la coupe contre la planche|Un gros pain se garde mieux qu’un petit}, {et en tranches, il se congèle bien|rassis, il se grille encore|ainsi il tient un jour de plus}.",
        ],
        [
          "{Quand commander un gâteau|Jusqu’à quand peut-on réserver} ?",
          "{Quelques jours avant, et des semaines pour un mariage|Pour le pain, la veille au soir suffit|Plus le gâteau est grand, plus il faut prévenir tôt}, {et dites les parts et l’occasion|une photo est un bon début|ainsi nous achetons le nécessaire}.",
        ],
        [
          "{Avez-vous du pain sans gluten|Et pour les intolérances} ?",
          "{La farine vole dans tout fournil|L’épeautre et le seigle contiennent aussi du gluten|Demandez d’abord les ingrédients}, {alors prudence en cas de maladie cœliaque|nous ne pouvons exclure des traces|nous disons franchement ce qui est possible}.",
        ],
        [
          "{Qu’y a-t-il dans la pâte|Où lire les ingrédients} ?",
          "{Le plus souvent de la farine, de l’eau, du sel et du levain|Demandez au comptoir et nous le disons|Chaque pain a les siens}, {et graines, lait et fruits à coque sont nommés|dites donc ce que vous évitez|la liste peut se voir}.",
        ],
        [
          "{Pourquoi le levain|Qu’est-ce que le levain change} ?",
          "{Le levain travaille lentement et laisse du goût|Il lui faut la nuit et un peu de patience|C’est de la farine, de l’eau et beaucoup de temps}, {et le pain reste tendre plus longtemps|beaucoup l’aiment pour son parfum|chaque levain a son caractère}.",
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
        "{Un bouton tient plus longtemps, une fleur ouverte plaît plus tôt|Une rose ouverte est pour ce soir, fermée pour la semaine|Les fleurs ont leur propre calendrier}, {alors dites quand elle doit être belle|nous demandons donc le jour|et cela se voit en choisissant}.",
        "{L’eau propre est la moitié du métier|Les seaux se lavent plus que les tables|Une tige fraîchement coupée boit mieux}, {et cela se voit au bout de quelques jours|le bouquet le rend bien|alors changez aussi l’eau chez vous}.",
        "{La saison choisit avec nous|Mai ne sent pas comme novembre|Chaque mois apporte d’autres couleurs}, {alors aucun bouquet ne ressemble au précédent|le plus beau est souvent d’ici|demandez donc le meilleur du jour}.",
        "{Le deuil veut peu de mots|Sur un ruban, chaque mot compte|Pour un adieu, il faut du calme}, {alors nous prenons le temps|vous pouvez les écrire chez vous|nous aidons à les trouver}.",
      ],
      offers: [
        [
          "flower",
          "Bouquets",
          "{Pour dire merci, pardon ou bon anniversaire|Un bouquet peut être petit pour la cuisine ou grand pour la scène|Dites-nous pour qui c’est et ce que la personne aime}, {et une couleur suffit pour commencer|nous le nouons avec le plus frais du jour|les fleurs se choisissent avec vous}.",
        ],
        [
          "heart",
          "Mariages",
          "{Pour un mariage, on pense au bouquet et aux tables|La robe et le lieu donnent les fleurs|Un mariage commence par une conversation sur les couleurs}, {alors écrivez tôt|un essai se fait avant|les boutonnières ne sont pas oubliées}.",
        ],
        [
          "leaf",
          "Fleurs de deuil",
          "{Pour un adieu, nous faisons couronnes et gerbes|Les fleurs de deuil parlent à voix basse|Dites-nous ce que la personne aimait}, {et le ruban et la livraison sont notre affaire|tout ne doit pas se décider aujourd’hui|pour que vous n’ayez pas à y penser}.",
        ],
        [
          "sprout",
          "Plantes",
          "{Pour une fenêtre, un balcon ou une tombe, il y a une plante|Dites-nous la lumière et la fréquence d’arrosage|Certaines plantes pardonnent plus que d’autres}, {et nous disons laquelle tiendra|le rempotage se fait ici|ainsi elle passe le premier mois}.",
        ],
        [
          "gift",
          "Fleurs séchées",
          "{Les fleurs séchées durent longtemps et sans eau|Une couronne séchée égaie la porte des mois|Votre propre bouquet peut aussi sécher}, {et demandez les ateliers|ainsi un souvenir reste|la couleur tient presque un an}.",
        ],
      ],
      process: [
        [
          "Dire l’occasion",
          "{Dites pour qui, quand et à peu près combien|Une couleur et une occasion suffisent|Racontez-nous le motif et le vase}, {et le reste est du métier|dites aussi ce que vous n’aimez pas|une idée vous est proposée}.",
        ],
        [
          "Laisser nouer",
          "{Nous nouons avec ce qui est beau aujourd’hui|Vous pouvez regarder pendant que nous nouons|Le bouquet grandit dans la main, fleur après fleur}, {et l’on peut encore changer|le feuillage en fait partie|une fleur s’enlève si elle déplaît}.",
        ],
        [
          "Emporter ou faire porter",
          "{Le bouquet part dans du papier, avec de l’eau au pied|Nous le portons à une porte, à une église ou à une salle|Passez le prendre ou faites-le porter}, {et dites-nous qui sera là|recoupez les tiges chez vous|le trajet ne lui fait rien}.",
        ],
      ],
      questions: [
        [
          "{Comment garder un bouquet|Que faire pour qu’il tienne} ?",
          "{Coupez les tiges en biais et retirez les feuilles de l’eau|Changez l’eau tous les deux jours|Posez-le loin des fruits et du radiateur}, {et la nuit, gardez-le au frais|ainsi il tient bien plus longtemps|évitez le plein soleil}.",
        ],
        [
          "{Livrez-vous les fleurs|Peut-on faire porter un bouquet} ?",
          "{Près d’ici volontiers, plus loin si on en parle|Donnez-nous l’adresse et l’heure|Oui, avec un numéro sur place}, {et dites si c’est une surprise|il vaut mieux que quelqu’un soit là|nous confirmons l’arrivée}.",
        ],
        [
          "{Quand parler du mariage|Faut-il s’y prendre tôt} ?",
          "{Quand la date et la robe sont sûres|Quelques mois avant est un bon moment|Pour une petite fête, moins de temps suffit}, {et les couleurs peuvent attendre|apportez quelques images|le premier entretien n’engage à rien}.",
        ],
        [
          "{En combien de temps une couronne|Jusqu’à quand commander pour un enterrement} ?",
          "{Un jour ou deux, parfois moins|Appelez et nous voyons tout de suite|Plus tôt nous le savons, mieux c’est}, {et la livraison se règle avec la maison funéraire|le texte se note au téléphone|ainsi vous n’avez pas à venir}.",
        ],
        [
          "{Quelles plantes sont sûres pour un chat|Qu’est-ce qui est dangereux pour les animaux} ?",
          "{Le lys est dangereux pour les chats|Dites-nous quels animaux vivent chez vous|Certaines plantes vont mal avec les bêtes}, {et nous montrons les plus calmes|dans le doute, placez-la en hauteur|orchidées ou fougères posent moins de problèmes}.",
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
        "{Ce qui pousse à côté poussera ici aussi|Le sol décide, pas le catalogue|Un jardin se prévoit les mains dans la terre}, {alors regardez par-dessus la haie|on creuse donc avant de rêver|le reste est de la patience}.",
        "{La première année un jardin dort, la troisième il bondit|Un jardin va toujours à son pas|Les petites plantes rattrapent vite les grandes}, {alors on laisse des vides|qui attend plante donc moins|et la hâte coûte cher}.",
        "{Une eau rare et longue fait de bonnes racines|Un peu chaque jour rend l’herbe paresseuse|Arroser peu et souvent aide moins qu’on ne croit}, {alors plutôt le matin et à fond|c’est vrai dès le premier été|et l’eau sert mieux}.",
        "{Une haie se souvient de chaque taille|Une taille tardive se paie l’année suivante|Les oiseaux ont aussi leur mot à dire}, {d’où le calendrier|on regarde donc avant de couper|alors nous demandons la date}.",
      ],
      offers: [
        [
          "scissors",
          "Entretien à l’année",
          "{Gazon, massifs et haies sont suivis toute l’année|Nous passons régulièrement ou quand vous appelez|Un jardin suivi donne moins de travail}, {et vous gardez ce que vous aimez faire|pour que rien ne déborde|les feuilles partent si vous voulez}.",
        ],
        [
          "ruler",
          "Création de jardin",
          "{Du chantier au premier vert, on va par étapes|Un jardin neuf commence par un plan et une bonne terre|Les allées viennent d’abord, les plantes ensuite}, {en pensant à la vue de la fenêtre|la dépense se répartit donc|et il grandit avec vous}.",
        ],
        [
          "tree-deciduous",
          "Arbres et arbustes",
          "{Nous taillons, allégeons et abattons au besoin|À la corde ou à l’échelle, selon l’arbre|Un arbre se regarde avant la coupe}, {et l’on vérifie d’abord si c’est permis|le bois mort se voit mieux l’été|le bois reste si vous le voulez}.",
        ],
        [
          "brick-wall",
          "Terrasses et murets",
          "{Dalles, marches et bordures ont besoin d’une bonne base|Dans une terrasse, le dessous compte le plus|Un muret tient la terre et sert de banc}, {et l’eau veut sa pente|pour que le gel ne bouge rien|les matières se regardent avec vous}.",
        ],
        [
          "droplets",
          "Arrosage",
          "{Un goutte-à-goutte porte l’eau au bon endroit|Avec une cuve, la pluie sert deux fois|Qui ne veut plus d’arrosoir pose un arrosage}, {alors parlez-en avant les vacances|il faut donc moins d’eau|le réglage prend un instant}.",
        ],
      ],
      process: [
        [
          "Le tour du jardin",
          "{On fait le tour et l’on regarde soleil, vent et sol|La première visite va par tous les temps|L’arbre du voisin compte aussi}, {et dites comment vous y vivez|où sera la table|ce que vous n’aimez pas}.",
        ],
        [
          "Plan et devis",
          "{Vous recevez un croquis, des noms de plantes et une somme|Le plan sépare maintenant et l’an prochain|Les chiffres viennent par parties}, {et une part peut vous revenir|rayez ce qui est de trop|tout se change avant le début}.",
        ],
        [
          "Les travaux",
          "{Les outils viennent et les déchets partent|Le travail se fait au sec si l’on peut choisir|Chaque soir, le portail est fermé}, {et l’allée est balayée|vous voyez vite le premier rang|la suite vous est dite}.",
        ],
        [
          "Laisser pousser",
          "{Ensuite, on arrose et l’on regarde|Le premier été compte le plus|Planter n’est que la moitié}, {et une feuille dit quoi faire et quand|nous repassons si vous voulez|le temps fait le reste}.",
        ],
      ],
      questions: [
        [
          "{Quand tailler la haie|Jusqu’à quand peut-on tailler} ?",
          "{Les grosses tailles l’hiver, les légères l’été|Cela dépend de la haie et des nids|On regarde d’abord si des oiseaux nichent}, {et les règles du lieu comptent aussi|on vérifie donc avant de couper|nous disons la bonne semaine}.",
        ],
        [
          "{Quand planter|Quelle est la bonne saison} ?",
          "{À l’automne, quand la terre est encore tiède|Le fragile, tard au printemps|En pot presque toujours, sauf en cas de gel}, {et l’eau compte plus que le mois|la pluie aide alors|ainsi il prend avant la chaleur}.",
        ],
        [
          "{Combien coûte l’entretien|Comptez-vous à l’heure} ?",
          "{Au temps ou au forfait|Après la visite, vous avez un chiffre|La taille et l’accès comptent}, {et les déchets se calculent aussi|un suivi régulier coûte moins qu’un sauvetage|vous savez ce qui est compris}.",
        ],
        [
          "{Quelles plantes demandent peu|Un massif sans travail, est-ce possible} ?",
          "{Des vivaces qui aiment ce sol|Celles qui poussent serrées et couvrent la terre|Plutôt peu d’espèces et beaucoup de chacune}, {mais la première année demande de l’eau|ensuite elles se suffisent presque|nous montrons des exemples}.",
        ],
        [
          "{Emportez-vous les déchets verts|Que deviennent les branches} ?",
          "{On peut les emporter, les broyer ou laisser un tas|Dites-nous s’il y a un compost|On en parle avant de commencer}, {et c’est écrit dans le devis|les hérissons aiment un coin de branches|les feuilles nourrissent le sol}.",
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
        "{Le notaire n’est d’aucun camp|Ici, le conseil vaut pour tous|À cette table, chacun peut demander}, {et rien ne reste sans explication|posez donc aussi les questions simples|cela rassure tout le monde}.",
        "{Lire à voix haute est une règle et une bonne habitude|En lisant, on entend aussi les petites lignes|Un acte se comprend avant la signature}, {alors interrompez quand vous voulez|on signe donc calmement|il y a du temps pour les questions}.",
        "{Un testament est une lettre à plus tard|Ce qui n’est pas écrit se suppose|Bien des disputes naissent d’un papier manquant}, {et une heure suffit souvent|mieux vaut donc l’écrire au calme|on peut le changer ensuite}.",
        "{Les tarifs des actes sont fixés par les textes|Le même acte se calcule partout de la même façon|Le coût d’un acte peut se connaître avant}, {alors demandez le calcul|posez donc la question sans gêne|une estimation se donne par écrit}.",
      ],
      offers: [
        [
          "house",
          "Immobilier",
          "{Pour acheter, vendre ou donner un bien|Du projet au titre, nous suivons chaque étape|Un prêt se comprend avant la signature}, {et vous lisez tout avant|nous disons quand on paie|les délais vous sont expliqués}.",
        ],
        [
          "scroll-text",
          "Successions",
          "{Un testament dit qui reçoit et qui s’en occupe|Un partage ou une déclaration a ses délais|Un vieux testament peut aussi se relire}, {et nous expliquons les étapes|on voit quels papiers il faut|ainsi la famille sait où elle en est}.",
        ],
        [
          "users",
          "Couple et famille",
          "{Un contrat de mariage se signe avant ou peut changer après|Ce que deux personnes veulent écrire se discute d’abord|Pour une famille aussi, certains papiers rassurent}, {avec des mots que chacun comprend|chacun peut poser ses questions|on signe quand tout est clair}.",
        ],
        [
          "briefcase",
          "Entreprises",
          "{Une société commence par un nom et des statuts|Parts et baux se mettent par écrit|Dites-nous qui décide dans l’entreprise}, {et les papiers suivent|nous expliquons ce qui vient après|pour un début solide}.",
        ],
        [
          "shield-check",
          "Mandats et précautions",
          "{Un mandat dit qui peut agir à votre place|Une procuration sert pour vendre ou pour partir|Une personne de confiance peut signer pour vous}, {et un entretien suffit souvent|la famille le saura|réfléchissez donc à ses limites}.",
        ],
      ],
      process: [
        [
          "Écrire",
          "{Écrivez de quoi il s’agit, avec qui et pour quand|Envoyez les noms et adresses de chacun|Gardez une pièce d’identité sous la main}, {et vous saurez ce qui manque|un rendez-vous vous est proposé|nous disons quoi apporter}.",
        ],
        [
          "Lire le projet",
          "{Lisez le projet chez vous, au calme|Le texte vous arrive avant le rendez-vous|Un crayon en main aide à lire}, {et posez vos questions avant|changer un mot est normal|parlez-en à qui vous voulez}.",
        ],
        [
          "Signer",
          "{On lit, on explique et l’on signe à la même table|Le jour de la signature, tout se relit à voix haute|Chacun entend le même texte}, {et les démarches suivent|on peut encore demander|une copie part avec vous}.",
        ],
      ],
      questions: [
        [
          "{Combien coûte un acte|Peut-on connaître les frais avant} ?",
          "{Une part est fixée par les textes, une part est de l’impôt|Cela dépend de la valeur|Cela dépend de l’acte et des copies}, {et une estimation peut se demander|vous l’avez par écrit|ainsi pas de surprise}.",
        ],
        [
          "{Que faut-il apporter|Quels papiers préparer} ?",
          "{Une pièce d’identité et ce qui existe par écrit|Les titres et le livret de famille, s’il y en a un|Cela dépend de l’acte}, {et une liste vous est donnée|ce qui manque se demande|ainsi un seul passage suffit}.",
        ],
        [
          "{Le notaire est-il de mon côté|Peut-on avoir chacun le sien} ?",
          "{Le notaire conseille tout le monde de la même façon|Pour défendre un seul côté, il y a les avocats|Chacun peut venir avec le sien}, {alors demandez, des deux côtés|les points douteux s’expliquent à tous|il ne prend pas parti}.",
        ],
        [
          "{Combien de temps pour un achat|Quand aura-t-on les clés} ?",
          "{De l’accord à l’acte, il faut souvent quelques mois|La banque et la mairie ont leurs délais|Cela dépend des papiers qui manquent}, {et l’on paie quand tout est sûr|nous disons la suite|les clés viennent à la fin}.",
        ],
        [
          "{Un testament écrit à la main suffit-il|Faut-il un acte} ?",
          "{À la main, daté et signé, il peut aussi valoir|Chez nous, on vérifie qu’il tient|À l’étude, il est gardé}, {et l’on peut le changer|on le retrouve ensuite|un entretien lève les doutes}.",
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
