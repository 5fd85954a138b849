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
      "{Un geste|Un sillon}, puis {le suivant|cent autres}",
      "{Venez tôt|Venez voir}, {ça sent bon|la porte est ouverte}",
    ],
    truths: [
      "{Nulle année ne ressemble à l’autre|La pluie et le gel ont leur mot à dire|Le temps signe chaque récolte et chaque pièce}, {alors il n’y a pas toujours tout|et cela se voit dans le travail}.",
      "{La main laisse une trace|Une marque de pouce n’est pas un défaut|Deux pièces ne sont jamais pareilles} ; {elle dit qu’une personne est passée|choisissez donc celle qui vous parle|une machine l’aurait effacée}.",
      "{Ce qui se répare peut rester|Les bonnes choses gagnent avec l’âge|Un objet usé raconte plus qu’un neuf}, {d’où l’entretien|demandez donc avant de jeter|et rien ne presse}.",
      "{La nature n’a pas d’agenda|Le bois et la terre décident|Ce qui pousse lentement a du caractère}, {et nous attendons avec elle|demandez donc avant|les dates sont alors approximatives}.",
      "Ce qui est fait à la main {n’est jamais deux fois pareil|porte une trace}, {et c’est son charme|alors choisissez la vôtre}.",
      "Une main {sait des choses que la tête ignore|apprend en recommençant}, {et c’est pourquoi l’on reste des années au même établi|et un jour le geste vient seul}.",
      "Un outil {bien affûté fait la moitié du travail|qui a servi longtemps épouse la main}, {alors on en prend soin le soir|et on le prête rarement}.",
      "Les défauts {se voient mieux à la lumière rasante|se cachent sous le vernis}, {alors tournez la pièce avant de choisir|et nous préférons les montrer}.",
    ],
    offers: [
      [
        "store",
        "Vente sur place",
        "{Demandez ce qu’il y a et venez voir|Ici, on peut voir, sentir et toucher|Ce qu’il y a change chaque semaine}, {alors prenez un panier|nous racontons comment c’est fait|vous repartez avec ce qui plaît}.",
        "Sur place, {vous voyez d’où cela vient|on goûte ou on touche}, {et l’on prend le temps d’en parler|demandez ce qui est beau en ce moment}.",
        "Sur l’étal, {il y a ce qui vient d’être cueilli ou fini|les gros paniers côtoient les petites pièces} : {prenez en main, comparez, demandez|nous disons à quoi chaque chose convient}.",
        "Passez {avec un sac solide et un peu de temps|sans liste}, {car ce qui est beau aujourd’hui n’était pas prévu|et laissez la semaine décider} ; {le reste de la maison se visite du regard|les questions sont bienvenues entre deux clients}.",
        "Ce qui est prêt {attend sur la table|se prend tout de suite} ; {le reste se commande|et chaque semaine apporte autre chose}.",
      ],
      [
        "package",
        "Commandes",
        "{Dites-nous la quantité, le jour et le souhait|Sur commande, on travaille en pensant à vous|Un message suffit pour commencer}, {et nous disons si le délai va|le prix est connu avant|ce sera prêt à l’heure}.",
        "Un mariage, {une table de fête|une naissance}, une pièce {à une mesure précise|pour un coin étroit} : {on en parle avant de choisir la matière|un dessin à main levée suffit}, {et l’on fixe le jour ensemble|puis vient un prix écrit}.",
        "Pour de {grosses quantités|longues séries}, {prévenez une saison à l’avance si possible|parlez-nous du stockage et du transport} ; {un petit lot d’essai évite bien des regrets|nous disons où est notre limite}.",
        "Pour une taille, une couleur ou {une quantité précise|un nom gravé}, {parlons-en avant|un dessin suffit}, {puis il faut le temps de faire|et nous annonçons un mois plutôt qu’un jour}.",
      ],
      [
        "users",
        "Visites et cours",
        "{Familles, écoles et curieux peuvent venir apprendre|En bottes ou en tablier, on touche à tout|Ici, un débutant peut se tromper tranquille}, {alors écrivez nombre et âge|on repart avec quelque chose|les dates sont sur ce site}.",
        "On montre {comment cela pousse ou se façonne|les outils et les bêtes}, {on essaie|on pose les mains dedans}, {et personne ne rentre tout à fait propre|et l’on emporte un premier essai}.",
        "Un cours {se fait à petit nombre|commence par les outils}, {au rythme de chacun|pour que tout le monde ait sa place à la table} ; {les vieux habits sont les bons|ce qui doit sécher se reprend plus tard}.",
        "Les mains dans la terre ou {autour de l’établi|près du four}, {on comprend le prix des choses|on apprend plus en une heure qu’en lisant}.",
      ],
      [
        "truck",
        "Livraison aux cuisines",
        "{Pour une cuisine ou une boutique, on parle de quantités|Ce qu’il vous faut souvent se prévoit|Un échantillon peut se demander d’abord}, {et l’on fixe un jour de livraison|parlons-en tôt|nous disons ce qu’il y a selon la saison}.",
        "Pour votre cuisine, {nous apportons ce que la saison donne|un jour fixe se convient}, {dites ce qui se vend|et la carte peut suivre}.",
        "Les cuisiniers et les commerces {reçoivent la liste de la semaine|goûtent d’abord}, {puis commandent à temps pour la récolte ou la cuisson|et l’on règle ensuite jour et caisses}.",
        "Une commande {régulière nous aide à prévoir|tient si chacun prévient}, {et vous pouvez mieux compter sur votre part|et les surplus se proposent en premier} ; {le mauvais temps peut tout décaler|nous appelons quand quelque chose manque}.",
        "Un restaurant ou une boutique {passe quand la saison est là|reçoit ce qui est mûr}, {avec une liste courte|à l’heure convenue}.",
      ],
      [
        "gift",
        "Cadeaux",
        "{Un cadeau qui vient de quelque part a une histoire|Il y a de petites choses pour la poche|Dites-nous pour qui c’est}, {et l’emballage se passe de plastique|avec une carte si vous voulez}.",
        "Un panier, {une pièce signée|un bon pour un cours}, une boîte {de petites choses|à composer} : {vous donnez un budget et un caractère|nous connaissons ce qui voyage bien}.",
        "Racontez-nous {qui est la personne|ce que la personne aime cuisiner ou toucher}, {et nous choisissons deux ou trois idées|et le reste vient en regardant} ; {un mot sur la fabrication s’ajoute|l’emballage est simple et solide}.",
        "Pour remercier ou {fêter quelqu’un|marquer un départ}, {une pièce simple suffit|nous écrivons un mot si vous voulez}.",
      ],
      [
        "calendar-days",
        "Nouveautés de saison",
        "{Chaque saison apporte autre chose|Ce qui vient d’être fini passe devant|Selon le mois, il y a du différent}, {alors demandez ce qui vient|nous disons comment le garder|quand c’est parti, on attend}.",
        "Au printemps, {les premières pousses|les premières fournées} ; à l’automne, {les couleurs et les réserves|les pièces lentes} : {l’année fait la vitrine|rien ne reste longtemps au même endroit}.",
        "Les arrivages se disent {sur place|de bouche à oreille}, {alors passez en voisin|et l’on peut mettre quelque chose de côté} ; {certaines années, il y en a peu|le meilleur moment dure souvent quelques jours}.",
        "Au printemps, {tout arrive en même temps|les étagères se remplissent}, en hiver, {on prépare|c’est plus calme}, et il reste de belles choses.",
      ],
    ],
    process: [
      [
        "Regarder",
        "{Passez et regardez ce qu’il y a|Voyez ce qui est fini ou mûr|Chaque pièce diffère, prenez le temps}, {et demandez ce que vous ne voyez pas|touchez si vous voulez|nous disons d’où cela vient}.",
        "Faites le tour {sans hâte|les mains libres}, {respirez|soulevez}, comparez {deux pièces voisines|les tailles}, {et dites à quoi la pièce doit servir|puis parlez-nous de votre cuisine ou de votre salon}.",
        "Si vous ne pouvez venir, {écrivez ce que vous imaginez|envoyez une photo du lieu}, {et nous répondons avec quelques images|et nous disons ce qui existe déjà}.",
        "Prenez une pièce {dans la main|à la lumière}, {sentez son poids|comparez-la à sa voisine}, et posez vos questions.",
      ],
      [
        "Commander",
        "{Dites-nous quoi, combien et pour quand|Un croquis ou une liste suffit|Pour commander, parlons un moment}, {et nous disons ce qui va|le prix est connu avant|tout est noté}.",
        "On note {la quantité, la taille et le jour|la matière et l’usage}, {vous recevez une confirmation|un acompte se convient parfois}, {puis le travail trouve sa place dans la saison|et nous gardons votre croquis}.",
        "En cours de route, {un doute se règle par téléphone|nous montrons une étape si cela aide}, {et un retard du temps ou du four se dit aussitôt|et vous pouvez encore changer un détail}.",
        "Une commande tient en {quelques mots|trois points} : {quoi, combien, pour quand|l’usage, la taille, la date}, et nous confirmons.",
      ],
      [
        "Emporter",
        "{Vous l’emportez bien emballé|La remise se fait ici ou au point convenu|Venez le chercher à notre appel}, {avec un conseil d’entretien|ainsi tout arrive entier}.",
        "Prévoyez {une couverture ou une caisse|de la place à plat}, {ou laissez-nous emballer|et un coin à l’ombre pour le frais} : {la route fait plus de dégâts que l’usage|un virage a vite fait de renverser un panier}.",
        "À la remise, {regardez la pièce au jour|ouvrez la caisse avec nous}, {et dites tout de suite ce qui vous gêne|puis écoutez comment garder la pièce} ; {une idée de recette ou d’usage s’ajoute volontiers|les emballages consignés reviennent quand vous voulez}.",
        "Vous repartez {avec un paquet bien calé|les bras chargés}, {et l’histoire de ce que vous emportez|sans plastique si possible}.",
      ],
    ],
    questions: [
      [
        "{Quand venir|Peut-on visiter} ?",
        "{Aux heures du site ou sur accord|Écrivez avant et nous disons quand|Une visite est presque toujours possible}, {mais le chien vient en laisse|quand le travail presse, il y a moins de temps|nous montrons comment nous faisons}.",
        "Passez {quand la porte est ouverte|un jour de vente}, {ou fixons un moment|ou appelez la veille} ; {en pleine récolte ou en pleine cuisson, on regarde sans déranger|avec des enfants, dites leur âge}.",
        "On peut {voir les champs, l’établi ou les bêtes selon le jour|suivre une étape du travail}, {si quelqu’un est là pour expliquer|en restant sur les allées} ; {pour un groupe, mieux vaut un rendez-vous|mettez des chaussures fermées}.",
      ],
      [
        "{Comment travaillez-vous|D’où cela vient-il} ?",
        "{Demandez sur place et nous le disons|Venez voir de vos yeux|Nous le montrons volontiers}, {et expliquons d’où vient chaque chose|car il n’y a rien à cacher|aussi ce que nous ne faisons pas}.",
        "Nous nommons {la parcelle, la terre, le bois ou la ferme d’à côté|ce que nous faisons et ce que nous achetons}, {et la façon de faire se montre sur l’établi|et vous pouvez suivre le chemin jusqu’au bout}.",
        "Posez {la question du traitement, du vernis ou de l’aliment|même la question qui fâche} : {la réponse sera simple|nous disons aussi nos compromis}, {et si nous changeons quelque chose, nous le dirons|car chaque saison nous fait choisir}.",
      ],
      [
        "{Expédiez-vous|Peut-on commander à distance} ?",
        "{Ce qui se garde peut voyager|Demandez le prix du port|Oui, selon la pièce}, {mais le frais se vient chercher|le fragile est bien emballé|le coût est connu avant}.",
        "Ce qui supporte la route, {oui|s’envoie}, {bien calé|le port se dit avant} ; {le reste se retire ici|le frais voyage mal}.",
        "Un paquet {bien calé part en quelques jours|demande du papier, du temps et un bon carton}, {s’il ne craint ni la chaleur ni les chocs|quand la météo le permet} ; {un retrait en route ou au marché peut se convenir|le coût dépend du poids et de la distance}.",
        "Écrivez {ce que vous désirez et où l’envoyer|votre adresse et la date}, {et nous disons si cela supporte le voyage|et le port est indiqué à part} ; {les grandes pièces se cherchent sur place|en cas de casse, une photo à l’arrivée suffit}.",
      ],
      [
        "{Combien de temps pour une pièce|Combien de temps pour une commande} ?",
        "{Sécher, mûrir ou cuire prend son temps|Il faut souvent des semaines|Cela dépend de la pièce et de la saison} ; {alors dites d’abord le jour|nous disons franchement si cela va|mieux vaut demander tôt}.",
        "Ce qui {sèche, cuit ou mûrit|se tourne ou se tisse} {ne se presse pas|garde son propre temps}, {alors comptez large pour une fête|et les saisons ajoutent les leurs} ; {une pièce prête peut aussi faire un beau cadeau|un délai vous est donné avec la commande}.",
        "Donnez {la date de la fête et la quantité|l’occasion}, {et nous remontons les étapes|et nous disons oui ou non sans tourner autour} ; {un bon d’attente se glisse dans une enveloppe|si le temps manque, on choisit plus simple}.",
      ],
      [
        "{Comment l’entretenir|Comment bien le garder} ?",
        "{Au sec et au frais, cela dure plus|Demandez en venant le chercher|Chaque matière veut son soin}, {et un mot l’accompagne|si cela casse, montrez-le-nous|ainsi rien ne s’abîme trop tôt}.",
        "Un chiffon doux, {de l’huile|de l’eau tiède} ou {un torchon sec|un bocal fermé} : {chaque matière a son ami|le bon soin tient en une phrase}, {et nous vous le disons à la remise|et l’excès fait plus de mal que l’oubli}.",
        "Au réfrigérateur, {au cellier|à l’ombre} ou simplement {sur une étagère|à l’air} : {nous expliquons ce qui convient|cela dépend de la matière}, {et l’odeur ou la couleur vous avertit|et une petite fêlure se répare parfois}.",
      ],
      [
        "{Pourquoi est-ce plus cher|De quoi est fait le prix} ?",
        "{Ce sont bien des heures et peu de pièces|Fait à la main, cela va lentement|Le temps et la matière comptent} ; {mais vous savez d’où cela vient|demandez les pièces imparfaites|nous montrons volontiers chaque étape}.",
        "Des heures, {de la matière, peu de pièces|du soin et parfois de la casse} : {le prix se compose ainsi|nous l’expliquons}.",
        "Il y a {la matière, les ratés et les semaines sans vente|les heures que l’on ne voit pas}, {et nous les comptons honnêtement|puis l’atelier ou la terre à entretenir} ; {une pièce de second choix coûte moins|comparez aussi le temps que la pièce durera}.",
        "Une machine {fait mille pièces pendant que nous en faisons une|ne regarde pas la pièce}, {et cela se paie|et c’est ce regard que vous achetez} ; {demandez-nous le détail, il n’a rien de secret|venez passer une heure à l’établi et vous verrez}.",
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
        "{Crin|Laine}, {sangles|ressorts}, {semences|ficelle} : un siège renaît",
        "Un {vieux fauteuil|canapé fatigué} {se relève|reprend forme}",
        "{Touchez|Choisissez} le tissu, {asseyez-vous|on s’occupe du reste}",
      ],
      truths: [
        "{On voit le tissu, on sent ce qui est dessous|Un fauteuil a un squelette}, {alors nous l’ouvrons avant de chiffrer|et c’est lui qui décide}.",
        "{Les meubles d’autrefois étaient faits pour être rouverts|Une bonne carcasse supporte plusieurs tissus}, {et les heures en valent la peine|et les clous s’enlèvent}.",
        "{Un motif paraît plus grand sur un canapé|Un tissu change à la lumière du soir}, {alors emportez l’échantillon|et posez-le sur le siège}.",
        "Un siège {se juge assis, pas debout|doit plaire au dos avant de plaire aux yeux}, {alors essayez longtemps|et chacun a sa hauteur}.",
        "La poussière {sous la toile raconte la maison|d’un vieux siège cache des trésors}, {et l’on y trouve des pièces, des épingles et des lettres|alors nous gardons ce qui en tombe}.",
        "Un clou {enlevé sans hâte sauve le bois|arraché laisse une plaie}, {alors le dégarnissage prend du temps|et c’est pour cela que l’on commence lentement}.",
        "Le soleil {mange les couleurs|blanchit un dossier en peu d’étés}, {alors un fauteuil près d’une vitre demande un autre tissu|et une housse le protège bien}.",
      ],
      offers: [
        [
          "armchair",
          "Fauteuils et chaises",
          "{Une assise creuse ou un bras usé se reprennent|De la chaise de cuisine à la bergère, tout commence par la carcasse|Envoyez une photo de face et de côté}, {et nous disons si le bois le mérite|et vous aurez une fourchette}.",
          "Le siège {s’ouvre et se vide|est d’abord dégarni}, {puis viennent les sangles et le crin|et l’on voit enfin les assemblages} ; {les bras et le dossier suivent|un pied qui bouge se recolle avant}.",
          "Une série de chaises {se refait à la suite|gagne à venir ensemble}, {pour que l’assise ait partout la même hauteur|et il en reste toujours quelques-unes à table} ; {montrez-nous la plus abîmée|un galon ou des clous dessinent le bord}.",
        ],
        [
          "sofa",
          "Canapés",
          "{Une mousse neuve rajeunit un canapé|On essaie d’abord du ferme et du souple|Certains canapés n’en valent pas la peine}, {et nous le disons franchement|alors soulevez un coin avant de décider}.",
          "Coussins, {dossier|accoudoirs}, sangles : {tout n’est pas à refaire d’un coup|on cherche ce qui a lâché}, {et une housse neuve suffit parfois|et le confort se règle couche par couche}.",
          "Mesurez {la porte et l’escalier|l’ascenseur} avant {le départ|le retour}, {car un canapé garni ne plie pas|et dites s’il se démonte} ; {les pieds se dévissent souvent|les coussins voyagent à part}.",
        ],
        [
          "palette",
          "Tissus et cuirs",
          "{Nous avons de la laine, du lin, du velours et du cuir à toucher|Parlez-nous du chat, du soleil et du vin|Un tissu se choisit près d’une fenêtre}, {et nous disons ce qui tient|puis vous emportez un morceau}.",
          "Trame, {envers|poids}, {frottement|lavage} : {ces mots se sentent sous les doigts|nous traduisons les fiches}, {et un rapport de motif change le métrage|et l’usage de tous les jours décide}.",
          "Posez {plusieurs échantillons sur le siège|le morceau chez vous}, {le matin et le soir|près du mur et du tapis}, {et vivez avec une semaine|avant de vous décider}.",
        ],
        [
          "hammer",
          "Restauration",
          "{On colle, on cheville et l’on cire|Un ver, un pied perdu ou un tiroir dur ont leur remède}, {et l’on en fait le moins possible|et l’âge a le droit de se voir}.",
          "Un placage {soulevé|fendu}, une moulure {manquante|cassée}, un vernis {terni|collant} : {on nettoie d’abord, on voit ensuite|nous essayons dans un coin}, {et la pièce neuve se teinte comme l’ancienne|et la réparation doit pouvoir se défaire}.",
          "Avant de poncer, {demandez l’âge et la matière|laissez-nous regarder}, {car une patine ne se refait pas|car une vieille couche peut contenir du plomb} ; {la cire se nourrit plus qu’elle ne s’ajoute|un meuble de famille mérite cette prudence}.",
        ],
        [
          "grid-3x3",
          "Cannage et paillage",
          "{La canne et la paille se refont à la main|Un brin cassé annonce un trou}, {et il faut quelques jours calmes|alors mieux vaut venir à temps}.",
          "La canne {se trempe avant de se tisser|arrive en longs brins}, {puis elle se tend en séchant|et chaque trou a son tour} ; {le motif suit l’ancien|on refait tout le panneau pour une tension égale}.",
          "Une assise paillée {aime un peu d’humidité|craint les genoux et les chats}, {alors un chiffon humide lui fait du bien|et l’on évite d’y monter} ; {seigle ou jonc se choisissent à la couleur|le cadre se recolle pendant qu’il est nu}.",
        ],
        [
          "blinds",
          "Rideaux et coussins",
          "{Nous cousons rideaux, galettes et têtes de lit|Mesurez la tringle et non la fenêtre}, {et nous venons voir si vous voulez|puis tout est cousu avec un bel ourlet}.",
          "Doublure, {ruban|plis}, {poids dans l’ourlet|embrasses} : {le tombé tient à ces détails|chaque choix change la lumière}, {et les motifs se raccordent|et nous le montrons sur un petit pan}.",
          "Un coussin {neuf peut venir d’une chute|se regarnit en plumes ou en mousse}, {avec ou sans passepoil|et la fermeture se cache dessous} ; {donnez la forme sur un papier|une tête de lit se mesure avec le matelas}.",
        ],
      ],
      process: [
        [
          "Demander",
          "{Envoyez des photos de face, de côté et de dessous|Donnez les mesures et dites ce qui vous gêne}. {Nous disons ce qu’il faudrait|Vous savez si cela vaut le voyage}.",
          "Une photo {de l’étiquette ou du dessous aide|près d’une règle donne l’échelle}, {comme l’histoire du meuble|et dites si le meuble grince} : {nous répondons avec une première idée|la visite confirme ensuite}.",
          "Racontez {qui s’assied, combien de temps et avec quel animal|ce qu’il doit supporter}, {et où il se trouve|et ce que vous voulez garder} : {le conseil en dépend|un croquis peut suivre}.",
        ],
        [
          "Choisir",
          "{On s’assied, on touche et l’on compare|Le tissu est d’un côté, le prix de l’autre}, {puis tout est écrit|et une semaine est fixée}.",
          "On décide {de la fermeté, de la hauteur et des finitions|du galon, des clous et du sens du tissu}, {vous emportez un échantillon|nous notons tout}, {puis la commande part|et la date se fixe alors}.",
          "Si le budget {serre|est compté}, {on garde la garniture qui tient|un autre tissu change beaucoup}, {et l’on refait le reste plus tard|sans toucher au confort}.",
        ],
        [
          "Couvrir",
          "{On démonte, on répare et l’on remonte|Le siège se refait couche après couche}, {et vous pouvez passer voir|et ce que l’on trouve, on vous le dit}.",
          "La toile, {le crin|la mousse}, la ouate, {puis le tissu|enfin l’étoffe} : {chaque couche se tend à son tour|le siège prend sa forme}, {et les angles se finissent à la main|et le motif se centre avant d’agrafer}.",
          "Au retour, {asseyez-vous avant de payer|regardez les coutures au jour}, {et dites si quelque chose gêne|et écoutez deux conseils d’entretien} ; {un siège neuf se fait en quelques semaines|les restes de tissu vous reviennent}.",
        ],
      ],
      questions: [
        [
          "{Est-ce que cela vaut la peine|Neuf ou recouvert} ?",
          "{Si le bois est solide, souvent oui|Un meuble lourd est bon signe}. {Cela peut coûter comme un neuf et durer plus|Pour de l’aggloméré, plutôt non}.",
          "Retournez le siège, {secouez-le|appuyez sur les bras} : {si rien ne craque, il a de l’avenir|des chevilles et du bois massif sont de bons signes}, {et le souvenir compte aussi|mais un cadre mou ne vaut pas les heures}.",
          "Comparez {avec un siège de même qualité|le prix et la durée}, {non avec le moins cher du magasin|et la joie de le garder} ; {nous vous dirons aussi quand c’est non|une estimation aide à trancher}.",
        ],
        [
          "{Combien coûte un fauteuil à recouvrir|Peut-on chiffrer sur photo} ?",
          "{Le prix tient aux heures, à la garniture et au tissu|Une photo donne une fourchette}. {Les ressorts réservent des surprises|Le tissu pèse beaucoup}.",
          "Trois choses comptent : {les heures, le métrage et l’état du dessous|le bois, la garniture et l’étoffe}. {On les sépare sur l’offre|Vous pouvez apporter votre tissu}, {et un supplément se demande avant|et rien ne s’ajoute sans votre accord}.",
          "Par image, {nous donnons un bas et un haut|une idée est possible}, {et le chiffre ferme vient à l’atelier|car l’intérieur ne se voit pas} ; {dites votre limite|un capiton ou un motif demande plus d’heures}.",
        ],
        [
          "{Combien de temps sans mon fauteuil|Quand pouvez-vous le prendre} ?",
          "{Quelques semaines d’attente en général|L’établi a sa liste}. {Chez nous, il reste moins longtemps|Dites la date qui compte}.",
          "Le tissu {se commande et arrive à son heure|fait souvent attendre plus que nous}, {alors gardez votre siège jusque-là|et nous appelons quand tout est prêt} ; {avant les fêtes, la liste est longue|un siège seul va plus vite qu’un salon}.",
          "Nous fixons {une semaine d’entrée|un tour dans la liste}, {et vous n’êtes privé de siège que le temps du travail|puis la sortie se confirme} ; {une chaise d’appoint aide|un anniversaire se signale d’emblée}.",
        ],
        [
          "{Quel tissu tient le mieux|Que choisir avec un chat} ?",
          "{Un tissage serré, sans boucles|Une laine plate résiste}. {Le cuir embellit|Une housse lavable rassure}.",
          "Passez {l’ongle sur l’échantillon|une fermeture sur le tissu} : {s’il accroche, le chat l’aimera aussi|on voit vite ce qui file}, {et les couleurs mêlées cachent mieux|et un velours ras résiste souvent bien}.",
          "Pour {une salle à manger|des enfants}, {prenez un tissu qui s’essuie|choisissez une teinte moyenne}, {car les taches viendront|et gardez de quoi refaire une assise} ; {demandez l’indice de frottement|un traitement antitache ne dure pas toujours}.",
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
