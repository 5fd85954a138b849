/**
 * French wordings of the cleaning family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const cleaning: Wording = familyWording(
  ["client", "clients", "bureau", "au bureau", "au bureau", "nettoyage"],
  ["Services", "Avant et après", "Dates"],
  {
    headlines: [
      "{Rentrer|Entrer} et {respirer|sourire}",
      "Des {coins|vitres} nets, des {accords|mots} clairs",
      "{La poussière|Les taches} ? {On s’en charge|Laissez-nous faire}",
      "{Du propre|De l’air}, et {du temps|de la place}",
      "{Brillant|Net}, sans y penser",
      "Un {chiffon|seau}, {de l’air|une liste}, c’est fait",
      "{Les fenêtres ouvertes|Le sol sec}, la {journée|maison} repart",
    ],
    truths: [
      "{Le propre ne sent rien|Un parfum ne remplace pas un bon chiffon|La propreté se sent en passant la main}, {et c’est le meilleur signe|alors nous ne la couvrons pas d’une odeur}.",
      "{Qui a la clé doit avoir votre confiance|La confiance vaut plus que l’éclat|Vous devez savoir qui entre chez vous}, {et c’est pourquoi les règles sont claires|alors demandez tout ce que vous voulez}.",
      "{Le bon chiffon fait plus que le flacon fort|L’eau, le temps et un chiffon suffisent souvent|Trop de produit laisse des traces}, {et les surfaces s’en portent mieux|alors nous préférons la douceur}.",
      "{La saleté a ses habitudes|La poussière revient aux mêmes endroits|Chaque pièce se salit à sa façon}, {et qui les connaît frotte moins|alors on fait d’abord le tour|la liste part de là}.",
      "On ne remarque la propreté {que lorsqu’elle manque|qu’en rentrant}, {et c’est bien notre métier|alors nous regardons les coins}.",
      "On nettoie {de haut en bas et du sec vers l’humide|d’abord ce qui tombe}, {sinon l’on refait deux fois le sol|et cette vieille règle épargne bien des pas}.",
      "Le calcaire {cède à un acide doux et à la patience|se gratte moins qu’il ne s’attend}, {mais le marbre ne le supporte pas|alors on lit toujours l’étiquette}.",
      "Un tapis à l’entrée {arrête le gros de la saleté|travaille toute la journée}, {et se secoue plus vite qu’un couloir ne se lave|à condition d’être secoué lui aussi}.",
    ],
    offers: [
      [
        "house",
        "Maison",
        "{Cuisine, salle de bains, sols et poussière, selon votre liste|Chaque semaine ou une bonne fois à fond|Chez vous, vous dites ce qui compte}, {et aussi ce qu’on ne touche pas|le rythme peut changer|pour rentrer dans un lieu soigné}.",
        "Le plan de travail, {les robinets|la douche}, le dessous {du lit|du canapé} : {nous suivons une tournée fixe|chaque pièce a sa minute}, {et un extra se note sur un papier|et l’on finit par le sol}.",
        "Chez vous, {les jouets et les lettres gardent leur place|on ne déplace que le nécessaire}, {et les produits restent hors de portée des petits|et les fenêtres s’ouvrent d’abord} ; {repassage ou four peuvent alterner|une semaine sur deux suffit parfois}.",
      ],
      [
        "building",
        "Bureaux",
        "{Nous passons avant l’ouverture ou après votre départ|Tables, cuisine et sanitaires ont chacun leur rythme|Au bureau, chaque pièce demande autre chose}, {et le plan est écrit|donnez-nous les heures et les pièces|pour ne déranger personne}.",
        "Au bureau, {nous venons quand personne n’appelle|les horaires s’adaptent}, {discrètement|et les poubelles sont vides le matin}.",
        "Poubelles, {poignées|claviers}, micro-ondes et {tapis|tableaux} : {ce que tout le monde touche passe en premier|une fiche pend dans le local}, {et vos remarques s’y écrivent|et l’alarme a sa procédure}.",
        "Un cabinet, {un atelier|une boutique} et {un open space|une salle d’attente} {ne se salissent pas pareil|ont chacun leurs heures}, {alors nous passons voir avant l’offre|et le plan s’écrit pièce par pièce}.",
      ],
      [
        "sparkles",
        "Grand nettoyage",
        "{Après des travaux ou un départ, on nettoie à fond|Il faut parfois aller jusque derrière le frigo|Un grand nettoyage commence par le haut}, {et des photos aident à calculer|dites-nous la matière des surfaces|l’entretien est ensuite plus facile}.",
        "Après des travaux ou {un déménagement|un hiver}, {on fait tout en une fois|une visite donne le prix}.",
        "Placards, {joints|radiateurs}, hotte et {dessus de portes|plinthes} : {ce qu’on ne fait jamais y passe|on prend une pièce à la fois}, {et la poussière de chantier demande plusieurs tours|puis tout se rince à l’eau claire}.",
        "Avant une remise des clés, {l’état des lieux dit ce qui compte|nous suivons la liste du bailleur}, {et la cuisine prend le plus de temps|alors prévoyez le courant et l’eau} ; {les trous et la peinture sont un autre métier|une pièce vide va plus vite}.",
      ],
      [
        "shirt",
        "Linge",
        "{Montrez-nous les taches avant le lavage|Nous lavons, repassons et réparons le petit|Une tache fraîche part mieux qu’une ancienne}, {et dites pour quel jour il vous le faut|ne frottez pas avant}.",
        "Chemises, {draps|nappes}, rideaux : {l’étiquette décide de l’eau et du fer|on trie par matière et par couleur}, {et les boutons se vérifient avant de plier|et ce qui est délicat se lave à part}.",
        "Vin, {herbe|gras}, encre : {dites ce que c’est et ce que vous avez déjà essayé|chaque tache a sa méthode}, {car l’eau chaude en fixe plusieurs|et le temps joue contre nous}.",
      ],
      [
        "droplets",
        "Vitres",
        "{Les vitres se lavent dedans et dehors|Cadres et rainures font partie de la fenêtre|Un jour gris est le meilleur pour les vitres}, {et dites-nous la hauteur et le nombre|ainsi il ne reste pas de traces|jusque dans les coins}.",
        "Sans traces, {même en haut|côté rue et côté cour}, {par temps sec de préférence|nous apportons l’échelle}.",
        "Raclette, {peau|eau claire} et {un peu de produit|un bon seau} : {le geste va d’un bord à l’autre|on commence par le cadre}, {et les appuis s’essuient à la fin|et le soleil attendra}.",
        "Vérandas, {vitrines|lucarnes}, volets : {l’accès décide du temps|il faut parfois une perche}, {alors une photo prise d’en bas nous aide|et les plantes se déplacent avant}.",
      ],
      [
        "building",
        "Cages d’escalier",
        "{Dans la cage d’escalier, tout le monde passe|Marches, rampes et boîtes aux lettres ont leur tour|Une entrée propre est le visage de l’immeuble}, {et un jour fixe est le plus simple|dites-nous combien d’étages|ainsi chacun sait quand}.",
        "On balaie, {on lave|on essuie la rampe}, on vide le cendrier {et la grille d’entrée|de la porte}, {sans bloquer le passage|puis l’on signe la feuille de passage} ; {les caves et les locaux à vélos alternent|l’hiver, le sel demande un tour de plus}.",
        "Une ampoule morte, {une poubelle pleine|un encombrant}, une porte qui {ferme mal|claque} : {nous le signalons au passage|un mot part au syndic ou au gardien}, {et l’immeuble reste sûr|car nous voyons l’escalier plus souvent que vous}.",
      ],
    ],
    process: [
      [
        "Décrire",
        "{Dites-nous la surface, les sols et le rythme|Une visite ou des photos montrent le travail|Signalez les animaux et ce qui est fragile}, {et vous recevez les heures et le prix|pour compter honnêtement|ce qui compte est noté}.",
        "Envoyez {quelques photos et la surface|le nombre de pièces}, {dites ce qui s’use ou se raye|avec vos jours possibles}, {et nous proposons une durée|puis une visite confirme le tout}.",
        "Que faut-il {absolument|en premier}, que peut-on {laisser|faire une fois par mois} ? {Ces deux réponses font une bonne liste|Votre ordre sera le nôtre}.",
      ],
      [
        "La première fois",
        "{La première fois dure plus longtemps|Le premier jour, mieux vaut être là|On commence par faire le tour ensemble}, {et cela roule ensuite|ainsi pas de malentendu}.",
        "La première fois, {nous faisons le tour avec vous|tout prend plus de temps}, {puis la liste est fixée|et les priorités se notent}.",
        "Ce jour-là, {montrez l’eau, les fusibles et les poubelles|dites ce qui colle, grince ou se démonte}, {et nous posons les questions de la maison|puis nous essayons les produits dans un coin}.",
        "Comptez {un peu plus large|une marge}, {car les vieilles couches prennent du temps|et la suivante sera plus courte} ; {à la fin, on fait le tour avec vous|un détail oublié se reprend aussitôt}.",
      ],
      [
        "Ensuite",
        "{Ensuite, on suit la même liste|Nous revenons le jour convenu|Le rythme est fixé}, {et pour un changement, un mot suffit|la liste peut s’ajuster|jusqu’à nouvel avis de votre part}.",
        "Ensuite, {le même jour et la même liste|cela tourne}, {et un mot sur la table suffit pour changer|dites-nous ce qui manque}.",
        "Un carnet {sur la table|ou un message} {suffit pour parler entre deux passages|garde vos remarques}, {et une tâche en remplace une autre|et les vacances s’y notent aussi}.",
        "De temps en temps, {nous refaisons le tour ensemble|la liste se relit}, {car une maison change|pour ajouter ou rayer une ligne} ; {un passage se déplace si vous prévenez tôt|les grands travaux se planifient à part}.",
      ],
    ],
    questions: [
      [
        "{Dois-je être présent|Et la clé|Faut-il être là} ?",
        "{Pas besoin, beaucoup sont au travail|Seulement le premier jour, ensuite comme vous voulez|C’est vous qui décidez} ; {et la clé se donne contre signature|la clé ne porte jamais d’adresse|on parle avant de l’alarme}.",
        "Beaucoup {nous laissent entrer seuls|partent pendant ce temps}, {une fois la confiance venue|avec une clé notée sous un numéro} ; {le premier passage se fait volontiers ensemble|on dit avant comment marche l’alarme}.",
        "Vous pouvez {rester, travailler, sortir|nous ouvrir et repartir}, {la clé peut attendre chez un voisin|et un code se change ensuite} ; {si quelque chose vous met mal à l’aise, dites-le|la remise se note par écrit}.",
      ],
      [
        "{Qui apporte les produits|Que faut-il prévoir} ?",
        "{Cela se convient avant, les deux existent|Nous pouvons les apporter ou prendre les vôtres|Selon ce que vous préférez}, {et des produits doux suffisent souvent|dites-nous s’il y a des allergies|c’est clair dès le début}.",
        "L’aspirateur {de la maison convient souvent|est souvent le vôtre}, {les chiffons se lavent à chaque fois|un seau et une serpillière aussi} ; {en cas d’allergie ou de parquet huilé, parlons-en|pour le reste, on s’accorde au premier rendez-vous}.",
        "Il faut {de l’eau chaude et une prise|un coin pour poser le matériel}, {et la liste de ce que vos sols supportent|et des sacs pour les déchets} ; {nous pouvons apporter le reste si c’est convenu|un produit par usage suffit}.",
      ],
      [
        "{Et en cas de casse|Si quelque chose casse|Qui paie la casse} ?",
        "{Dites-le-nous le jour même|Si quelque chose casse, vous le saurez|Le premier pas est d’en parler tout de suite}, {et la responsabilité est fixée par écrit|demandez avant ce qui est couvert|nous cherchons une solution juste}.",
        "Nous le disons {tout de suite|le jour même}, {et cela se règle selon l’accord|avec notre assurance si elle joue}.",
        "On photographie, {on vous prévient|on laisse un mot}, {et l’on ne cache rien|puis l’assurance dit la suite} ; {rangez à part ce qui n’a pas de prix|demandez à voir ce qui est couvert}.",
        "Un objet {fragile se montre avant|de famille mérite une étagère sûre}, {et nous le contournons|et nous n’y touchons alors pas} ; {en cas de malheur, nous en parlons le jour même|les conditions figurent dans l’accord}.",
      ],
      [
        "{Combien d’heures faut-il|Combien de temps prévoir} ?",
        "{La première visite le montre|Cela dépend de la taille et du nombre de personnes|C’est souvent chaque semaine ou une sur deux}, {et l’on peut changer au besoin|après un mois, on ajuste}.",
        "Cela dépend {de la surface et des habitudes|de l’état de départ} : {nous proposons, puis l’on ajuste|la première visite le montre}.",
        "Animaux, {escaliers|bibelots} et cuisine {ouverte|très utilisée} {comptent autant que la surface|rallongent le tour}, {alors nous regardons avant de chiffrer|et l’essai corrige l’estimation}.",
        "Un ménage {léger et fréquent|régulier} {fatigue moins les surfaces|prend moins de temps à chaque fois}, {un passage plus rare demande plus d’heures|et l’on peut garder les vitres pour plus tard} ; {vous réglez le curseur|dites votre limite, nous composons}.",
      ],
      [
        "{La même personne|Qui viendra|Toujours le même visage} ?",
        "{Autant que possible, car l’habitude fait gagner du temps|Nous essayons de garder un visage connu|Posez la question au premier entretien}, {et en cas d’absence, on vous prévient|une liste aide aussi les remplaçants|ainsi vous savez qui sonne}.",
        "Nous le voulons aussi, {car l’habitude aide|pour la confiance}, {pendant les congés un autre vient|et vous le savez avant}.",
        "Nous vous donnons {un nom avant le premier jour|la possibilité de faire connaissance}, {et en vacances, un remplacement s’annonce|et vous pouvez demander à changer} ; {le carnet de la maison garde les habitudes|un visage connu va plus vite}.",
        "Celui ou celle qui vient {a vu la liste|connaît les consignes}, {et vous savez comment l’appeler|et respecte ce qui est privé} ; {si l’entente manque, dites-le simplement|à deux, la première visite va mieux}.",
      ],
      [
        "{Faut-il ranger avant|Que préparer} ?",
        "{Un sol libre aide déjà|Mettez de côté ce que nul ne doit toucher|Il ne faut pas nettoyer avant le nettoyage}, {et un animal est mieux dans une autre pièce|ainsi le temps sert à nettoyer}.",
        "Ramassez {ce qui traîne par terre|jouets, câbles et linge}, {et libérez l’évier|et mettez l’argent et les bijoux à part} ; {le reste est notre travail|plus il y a de place, plus l’heure sert}.",
        "Un mot {sur la table|au mur} {dit ce qui compte ce jour-là|suffit}, {le chat a sa pièce|les portes interdites restent fermées} et {la fenêtre qui coince est signalée|l’on sait où est l’aspirateur}.",
      ],
    ],
    qualities: [
      ["des coins nets", "des listes claires"],
      ["des sols frais", "des heures justes"],
      ["un travail discret", "des vitres claires"],
      ["des pas discrets", "une vitre claire"],
      ["un jour fixe", "un bon chiffon"],
      ["des vitres nettes", "un pas discret"],
    ],
    events: ["Grand ménage de printemps", "Conseil taches", "Journées vitres"],
  },
);

export const cleaningTrades: Record<string, Wording> = {
  tailor: familyWording(
    ["client", "clients", "atelier", "à l’atelier", "à l’atelier", "couture et retouches"],
    ["Ce que nous cousons", "À l’atelier", "Rendez-vous"],
    {
      headlines: [
        "{Repris|Raccourci}, {à nouveau porté|comme neuf}",
        "Des vêtements {qui tombent bien|à votre taille}",
        "Un ourlet {change tout|sauve une robe}",
        "{Des épingles|Une craie}, {un miroir|deux essais}, c’est juste",
        "{La doublure|La poche} aussi {a son importance|se soigne}",
        "{Cousu|Repris} à la main {quand il le faut|et sans hâte}",
      ],
      truths: [
        "Un vêtement {tient d’abord aux épaules|se choisit aux épaules}, {car le reste se retouche|et la taille se reprend ensuite}.",
        "{La bonne longueur dépend des chaussures|Un talon change un ourlet}, {alors apportez la paire que vous porterez|et l’on épingle debout}.",
        "{Un beau tissu survit à sa doublure|Un bon manteau dure plus que sa fermeture}, {et le réparer coûte souvent moins qu’en acheter un autre|alors montrez-le avant de le ranger}.",
        "Un bouton {mal cousu|qui pend} {finit toujours par partir au mauvais moment|se recoud en quelques minutes}, {alors apportez-le avec le reste|et il vaut mieux garder le sien}.",
        "Une bonne couture {se regarde à l’envers|se voit du dedans}, {c’est là que l’on reconnaît le soin|alors retournez la manche}.",
        "Le fer {fait la moitié de la couture|donne la forme avant le fil}, {et une vapeur bien placée sauve une manche|et une pièce pressée trop vite se tord}.",
        "On porte {mieux ce qui ne gêne pas|plus souvent ce qui va bien}, {et quelques centimètres y suffisent|et une armoire se redécouvre ainsi}.",
      ],
      offers: [
        [
          "ruler",
          "Retouches",
          "{Raccourcir, reprendre, élargir|Trop long, trop large, trop juste} : {enfilez-le et nous épinglons|montrez où cela gêne}.",
          "{Tout ne se retouche pas|La couture dit ce qui est possible}, {et nous retournons le vêtement avant de promettre|alors nous donnons le prix avant de couper}. {Élargir demande une réserve de tissu|Reprendre est plus simple qu’élargir}.",
          "Manches, {jambes|taille}, encolure : {mettez ce que vous porterez dessous|nous regardons le vêtement sur vous}, {et l’on épingle des deux côtés|puis l’on discute du tombé}.",
        ],
        [
          "scissors",
          "Réparations",
          "{Fermeture, doublure, accroc|Un trou au genou, une poche percée} : {la reprise peut se voir ou se cacher|dites si elle doit rester discrète}.",
          "{Trous de mites et brûlures|Les accrocs dans la laine} {demandent du fil assorti et de la patience|se reprennent souvent assez bien}. {Apportez la pièce propre|Montrez tout en une fois}.",
          "Avant de jeter {un jean|un manteau}, {laissez-nous voir l’usure|demandez ce qui se fait}, {car une pièce posée dessous tient longtemps|et une reprise visible peut être belle} ; {une glissière grippée se change souvent|les coudes se renforcent}.",
        ],
        [
          "shirt",
          "Sur mesure",
          "{Du tissu au dernier bouton|Du croquis à la dernière couture}, {vous choisissez avec nous|on essaie plusieurs fois avant de finir}. {Comptez des semaines|Un vêtement que vous aimez sert de départ}.",
          "{Quand rien ne va en boutique|Pour un corps qu’aucune taille ne connaît}, {nous prenons vos mesures|tout commence par les mesures}, {et le patron naît de là|puis vient une toile d’essai}.",
          "On parle {de vos gestes et de vos saisons|d’abord de l’occasion}, {puis du tissu, de sa chute et de son entretien|et des poches dont vous avez besoin} ; {la toile se corrige sur vous|un premier essai se fait en coton simple}.",
        ],
        [
          "gem",
          "Robes de mariée et de fête",
          "{Une robe de mariée tombe rarement juste du premier coup|Une robe de fête doit tenir pour danser}. {Venez tôt, avec les chaussures du jour|Le dernier essayage se fait peu avant la fête}.",
          "{Traîne, bretelles, décolleté|Taille, ourlet et dos} : {on essaie debout, assis et en marchant|rien n’est cousu avant l’essayage}.",
          "Sous la robe, {mettez ce que vous porterez le jour même|pensez au bon dessous}, {puis marchez, dansez, asseyez-vous|et levez les bras} ; {une attache pour la traîne se coud à la fin|la marge laisse un peu de place aux changements}.",
        ],
        [
          "house",
          "Rideaux et linge de maison",
          "{Rideaux, coussins, nappes|Ce que la maison demande} : {donnez la largeur, la hauteur et la fixation|apportez le tissu ou choisissez-le avec nous}.",
          "{Un rideau bouge après le premier lavage|Mesurez de la tringle au sol}, {et nous gardons un peu d’ourlet|et nous calculons le métrage}.",
          "Lin, {velours|voile}, doublure {occultante|légère} : {la lumière de votre pièce aide à choisir|chaque tissu tombe autrement}, {et l’on prend les mesures deux fois|alors posez l’échantillon près de la fenêtre} ; {un coussin se fait aussi dans les chutes|l’entretien se décide avant de couper}.",
        ],
      ],
      process: [
        [
          "Montrer",
          "{Apportez la pièce et les chaussures|Une photo suffit pour une première idée}. {On enfile et on épingle|Nous regardons le tissu et les coutures}.",
          "Dites {quand vous le portez|avec quoi vous le portez}, {ce qui tire, ce qui bâille|ce que vous aimez et ce qui gêne} : {nous notons au bord du tissu|une épingle montre l’endroit}.",
          "Venez {à l’essai avec le bon soulier|en tenue simple}, {prenez le temps du miroir|marchez un peu}, {et le prix se dit avant que l’on coupe|puis vous choisissez la date}.",
        ],
        [
          "Coudre",
          "{On découd, on coud, on repasse|La pièce reste chez nous} {jusqu’au jour convenu|le temps qu’il faut}. {Le prix était dit avant|Les grandes pièces se bâtissent d’abord}.",
          "L’ourlet {se reporte d’un côté à l’autre|se trace à la craie}, {le fil se choisit au jour|la doublure se détache avec soin}, {puis vient la couture|et l’on finit à l’aiguille}.",
          "Si une surprise {apparaît sous la doublure|se cache dans le tissu}, {nous vous appelons|rien ne se fait sans vous}, {et l’on cherche la voie la plus simple|et vous avez le choix}.",
        ],
        [
          "Essayer",
          "{Avant de l’emporter, on l’essaie|Remettez les mêmes chaussures}. {Ce qui tire se reprend aussitôt|Bougez, asseyez-vous, levez les bras}.",
          "Debout, {assis|penché}, de profil : {le vêtement doit suivre|c’est au mouvement qu’il se juge}, {et une épingle règle les derniers millimètres|puis l’on repasse une fois encore}.",
          "Nous vous disons {comment le laver et le suspendre|ce que le tissu n’aime pas}, {et les chutes vous reviennent si vous voulez|et un bouton de réserve l’accompagne}.",
        ],
      ],
      questions: [
        [
          "{Combien coûte une retouche|Peut-on avoir le prix avant|Comment comptez-vous} ?",
          "{Un ourlet simple a son prix, une doublure demande plus|Cela dépend du tissu et du travail}. {Vous avez le prix avant les ciseaux|Demandez la pièce en main}.",
          "{Au téléphone, on ne donne qu’une idée|Un regard sur la couture suffit pour chiffrer}. {Si cela ne vaut pas la peine, nous le disons|Le sur mesure se compte en heures et en tissu}.",
          "Le travail {visible et le travail caché|de découdre et de remonter} {font le prix|comptent tous les deux}, {alors montrez-nous la pièce|et le tissu fragile demande plus d’heures} ; {une limite de budget se dit sans gêne|le chiffre reste écrit sur le ticket}.",
        ],
        [
          "{Combien de temps faut-il|Est-ce possible pour samedi|C’est urgent, que faire} ?",
          "{Dites le jour où vous le portez|Un ourlet va plus vite qu’une doublure}. {La saison des mariages est plus longue|Vous repartez avec une date}.",
          "Nous regardons {la pile de la semaine|ce qui est déjà promis}, {puis nous disons un jour tenable|et une petite chose se glisse parfois} ; {un mariage ou un deuil passe devant si nous le pouvons|prévenez dès que vous avez la pièce}.",
          "Pour {un essayage et une retouche|plusieurs pièces}, {prévoyez deux passages|mieux vaut échelonner} ; {une robe de fête se commence tôt|l’urgence se discute au comptoir}.",
        ],
        [
          "{Peut-on l’élargir|Y a-t-il assez de tissu|Peut-on gagner une taille} ?",
          "{Autant que la couture le permet|L’intérieur du vêtement le dit}. {Une pièce sur le côté donne de l’aisance|Aux épaules, il y a peu à gagner}.",
          "Il faut {de la réserve dans les coutures|voir le dedans}, {et parfois l’ancienne trace reste visible|et chaque marque a ses habitudes} ; {un empiècement peut devenir un détail voulu|pour le dos ou la taille, il y a souvent une solution}.",
          "Le gain {est plus facile à la taille qu’aux épaules|se compte en peu de chose}, {alors essayez avant d’espérer|et nous vous le dirons sans détour} ; {une fente, un soufflet ou un bouton déplacé aident parfois|sinon, on cherche un autre vêtement pour ce tissu}.",
        ],
        [
          "{Faut-il le laver avant|Dans quel état l’apporter|Le tissu neuf doit-il être lavé} ?",
          "{Propre, pour qu’il ne bouge plus|Lavé, comme vous le porterez}. {Un tissu neuf se lave une fois d’abord|Pensez à vider les poches}.",
          "Une pièce {sale garde des taches cuites sous le fer|propre se coud mieux}, {alors un passage au lavage d’abord|et les plis aussi nous trompent} ; {pour la laine, aérez et brossez|suivez l’étiquette avant de nous l’apporter}.",
          "Un tissu {acheté au mètre peut rétrécir|teint de fraîche date peut déteindre}, {et mieux vaut que ce soit avant la coupe|alors un lavage d’essai est prudent} ; {la soie reste comme elle est|dans le doute, montrez-nous l’étiquette}.",
        ],
        [
          "{Cousez-vous d’après une photo|Puis-je apporter mon tissu et mon idée|Peut-on partir d’une image} ?",
          "{Une photo est un bon début|Venez avec l’image et une pièce qui vous va}. {Le tissu décide du tombé|Demandez le métrage avant d’acheter}.",
          "Une image {donne l’envie|montre le style}, {votre corps donne la coupe|et le tissu change tout} ; {on en retient un col ou une manche|nous disons ce qui vous ira et ce qui se devra changer}.",
          "Apportez {le tissu avec sa largeur|une chute avant d’en acheter beaucoup}, {et une photo sous plusieurs angles|et une pièce que vous aimez porter} : {nous calculons le métrage|ensemble, ils font un bon départ}.",
        ],
      ],
      qualities: [
        ["des coutures nettes", "un bon tombé"],
        ["des points fins", "un avis franc"],
        ["des boutons solides", "des ourlets droits"],
        ["une main calme", "de beaux tissus"],
        ["un essayage tranquille", "un prix dit avant"],
      ],
      events: ["Soirée reprise", "Cours de couture", "Marché aux tissus"],
      actions: {
        bookings: ["Demander un essayage"],
        quotes: ["Envoyer une photo", "Demander un prix"],
      },
    },
  ),
  laundry: familyWording(
    ["client", "clients", "boutique", "à la boutique", "à la boutique", "entretien du linge"],
    ["Services", "À la boutique", "Rendez-vous"],
    {
      headlines: [
        "{Froissé|Taché} à l’aller, {net|lisse} au retour",
        "Des chemises {sur cintre|sans pli}",
        "{Laine|Soie}, {duvet|lin}, en bonnes mains",
      ],
      truths: [
        "{Une tache fraîche part mieux qu’une tache frottée|Frotter fait entrer la tache}, {alors tamponnez et apportez|et il vaut donc mieux ne rien essayer}.",
        "{Repasser commence par le col|Une chemise a des pièges de tissu}, {et la vapeur demande de la patience|et chaque pli se voit}.",
        "{L’étiquette dit ce que le tissu supporte|Sans étiquette, on essaie sur un endroit caché}, {et nous la lisons avant d’accepter|et nous disons le risque}.",
      ],
      offers: [
        [
          "shirt",
          "Chemises et linge courant",
          "{Vous apportez un sac et reprenez une pile|Les chemises reviennent pliées ou sur cintre|Qui déteste repasser est au bon endroit}. {Dites le jour qu’il vous faut|L’amidon se demande}.",
          "{Un jour fixe par semaine simplifie tout|Les boutons perdus se recousent}, {il suffit de le dire|et vous n’y pensez plus}.",
        ],
        [
          "sparkles",
          "Nettoyage à sec",
          "{Les costumes, la soie et les robes du soir ne voient pas l’eau|Montrez-nous chaque tache|Videz les poches avant de venir}, {et dites ce qui a été renversé|et signalez ce qui est fragile}.",
        ],
        [
          "bed",
          "Couettes et rideaux",
          "{Les couettes et les rideaux se lavent ici en grand|Ce qui ne tient pas dans votre machine tient dans la nôtre}. {Mesurez les rideaux avant|Prévoyez une couette de rechange}.",
        ],
        [
          "gem",
          "Robes de mariée",
          "{Après la fête, l’ourlet est gris|Plus tôt la robe vient, mieux elle se nettoie}, {et nous regardons chaque tache avec vous|et nous l’emballons pour qu’elle ne jaunisse pas}.",
        ],
        [
          "footprints",
          "Chaussures et cuir",
          "{Une bonne chaussure se ressemelle plusieurs fois|Apportez toujours les deux chaussures}, {avant que le clou ne paraisse|et le cuir aura le temps de sécher}.",
        ],
      ],
      process: [
        [
          "Déposer",
          "{Videz les poches et montrez les taches|Posez-le sur le comptoir}. {Nous lisons l’étiquette|Vous entendez tout de suite ce qui est risqué}.",
        ],
        [
          "Soigner",
          "{Le tissu et la tache décident de la méthode|Chaque pièce suit son chemin}, {puis on repasse et l’on vérifie|et certaines passent entre nos mains seulement}.",
        ],
        [
          "Reprendre",
          "{Venez avec le ticket, au jour dit|Regardez la pièce à la lumière du jour}. {Ôtez le plastique à la maison|S’il manque quelque chose, dites-le aussitôt}.",
        ],
      ],
      questions: [
        [
          "{La tache va-t-elle partir|Que faire d’une vieille tache} ?",
          "{Elle part souvent, mais jamais à coup sûr|Une tache fraîche part mieux qu’une vieille}. {Dites ce que c’était|Ne repassez pas, car la chaleur la fixe}.",
        ],
        [
          "{Combien de temps faut-il pour nettoyer|Peut-on l’avoir vite} ?",
          "{Il faut quelques jours pour presque tout|Les chemises vont plus vite}. {Dites le jour où vous le portez|Le cuir demande plus de temps}.",
        ],
        [
          "{Et si une pièce est abîmée|Qui paie si cela rétrécit} ?",
          "{Montrez les points faibles avant|Vérifiez en reprenant}. {Gardez la facture d’achat|Les vieilles teintures restent un risque}.",
        ],
        [
          "{La réparation en vaut-elle la peine|Peut-on ressemeler ces chaussures} ?",
          "{Si le tissu ou le cuir est bon, oui|Une belle matière le mérite}. {Le prix vient avant|Nous disons aussi quand c’est fini}.",
        ],
        [
          "{Comment ranger les vêtements|Que faire contre les mites} ?",
          "{Rangez-les propres, au sec et à l’ombre|Lavez avant de ranger}. {Une housse fermée vaut mieux que la lavande|Le cuir veut de l’air}.",
        ],
      ],
      qualities: [
        ["des cols nets", "des couleurs claires"],
        ["du linge frais", "des prix justes"],
        ["des semelles neuves", "des coutures propres"],
      ],
      events: ["Semaine des manteaux", "Journée du cuir", "Semaine des robes"],
      actions: { visits: ["Déposer du linge"] },
    },
  ),
};
