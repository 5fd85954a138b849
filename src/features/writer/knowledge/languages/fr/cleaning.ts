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
    ],
    truths: [
      "{Le propre ne sent rien|Un parfum ne remplace pas un bon chiffon|La propreté se sent en passant la main}, {et c’est le meilleur signe|alors nous ne la couvrons pas d’une odeur|l’eau et le temps y suffisent souvent}.",
      "{Qui a la clé doit avoir votre confiance|La confiance vaut plus que l’éclat|Vous devez savoir qui entre chez vous}, {et c’est pourquoi les règles sont claires|on en parle avant le premier jour|alors demandez tout ce que vous voulez}.",
      "{Le bon chiffon fait plus que le flacon fort|L’eau, le temps et un chiffon suffisent souvent|Trop de produit laisse des traces}, {et les surfaces s’en portent mieux|les mains aussi disent merci|alors nous préférons la douceur}.",
      "{La saleté a ses habitudes|La poussière revient aux mêmes endroits|Chaque pièce se salit à sa façon}, {et qui les connaît frotte moins|alors on fait d’abord le tour|la liste part de là}.",
      "On ne remarque la propreté {que lorsqu’elle manque|qu’en rentrant}, {et c’est bien notre métier|alors nous regardons les coins}.",
    ],
    offers: [
      [
        "house",
        "Maison",
        "{Cuisine, salle de bains, sols et poussière, selon votre liste|Chaque semaine ou une bonne fois à fond|Chez vous, vous dites ce qui compte}, {et aussi ce qu’on ne touche pas|le rythme peut changer|pour rentrer dans un lieu soigné}.",
        "Cuisine, bains, sols : {vous dites ce qui compte|une liste fixe l’ordre}, {le reste tourne de semaine en semaine|et vous rentrez dans du propre}.",
      ],
      [
        "building",
        "Bureaux",
        "{Nous passons avant l’ouverture ou après votre départ|Tables, cuisine et sanitaires ont chacun leur rythme|Au bureau, chaque pièce demande autre chose}, {et le plan est écrit|donnez-nous les heures et les pièces|pour ne déranger personne}.",
        "Au bureau, {nous venons quand personne n’appelle|les horaires s’adaptent}, {discrètement|et les poubelles sont vides le matin}.",
      ],
      [
        "sparkles",
        "Grand nettoyage",
        "{Après des travaux ou un départ, on nettoie à fond|Il faut parfois aller jusque derrière le frigo|Un grand nettoyage commence par le haut}, {et des photos aident à calculer|dites-nous la matière des surfaces|l’entretien est ensuite plus facile}.",
        "Après des travaux ou {un déménagement|un hiver}, {on fait tout en une fois|une visite donne le prix}.",
      ],
      [
        "shirt",
        "Linge",
        "{Montrez-nous les taches avant le lavage|Nous lavons, repassons et réparons le petit|Une tache fraîche part mieux qu’une ancienne}, {et dites pour quel jour il vous le faut|ne frottez pas avant|nous disons franchement à quoi s’attendre}.",
        "Le linge {se trie, se lave, se repasse|revient plié}, {dites ce qui est fragile|au jour convenu}.",
      ],
      [
        "droplets",
        "Vitres",
        "{Les vitres se lavent dedans et dehors|Cadres et rainures font partie de la fenêtre|Un jour gris est le meilleur pour les vitres}, {et dites-nous la hauteur et le nombre|ainsi il ne reste pas de traces|jusque dans les coins}.",
        "Sans traces, {même en haut|côté rue et côté cour}, {par temps sec de préférence|nous apportons l’échelle}.",
      ],
      [
        "building",
        "Cages d’escalier",
        "{Dans la cage d’escalier, tout le monde passe|Marches, rampes et boîtes aux lettres ont leur tour|Une entrée propre est le visage de l’immeuble}, {et un jour fixe est le plus simple|dites-nous combien d’étages|ainsi chacun sait quand}.",
        "L’entrée est {la première impression|à tout le monde}, {nous passons à jour fixe|et une ampoule grillée se signale}.",
      ],
    ],
    process: [
      [
        "Décrire",
        "{Dites-nous la surface, les sols et le rythme|Une visite ou des photos montrent le travail|Signalez les animaux et ce qui est fragile}, {et vous recevez les heures et le prix|pour compter honnêtement|ce qui compte est noté}.",
        "Dites-nous {les pièces et la fréquence|ce qui vous pèse}, {une visite ou des photos suffisent|et nous chiffrons}.",
      ],
      [
        "La première fois",
        "{La première fois dure plus longtemps|Le premier jour, mieux vaut être là|On commence par faire le tour ensemble}, {vous montrez et nous notons|et cela roule ensuite|ainsi pas de malentendu}.",
        "La première fois, {nous faisons le tour avec vous|tout prend plus de temps}, {puis la liste est fixée|et les priorités se notent}.",
      ],
      [
        "Ensuite",
        "{Ensuite, on suit la même liste|Nous revenons le jour convenu|Le rythme est fixé}, {et pour un changement, un mot suffit|la liste peut s’ajuster|jusqu’à nouvel avis de votre part}.",
        "Ensuite, {le même jour et la même liste|cela tourne}, {et un mot sur la table suffit pour changer|dites-nous ce qui manque}.",
      ],
    ],
    questions: [
      [
        "{Dois-je être présent|Faut-il que je sois là} ?",
        "{Pas besoin, beaucoup sont au travail|Seulement le premier jour, ensuite comme vous voulez|C’est vous qui décidez}, {et la clé se donne contre signature|la clé ne porte jamais d’adresse|on parle avant de l’alarme}.",
      ],
      [
        "{Qui apporte les produits|Que faut-il prévoir} ?",
        "{Cela se convient avant, les deux existent|Nous pouvons les apporter ou prendre les vôtres|Selon ce que vous préférez}, {et des produits doux suffisent souvent|dites-nous s’il y a des allergies|c’est clair dès le début}.",
        "Comme vous préférez : {vos produits ou les nôtres|nous apportons ce qu’il faut}, {dites-nous les matières fragiles|et prévenez en cas d’allergie}.",
      ],
      [
        "{Et si quelque chose casse|Qui paie en cas de casse} ?",
        "{Dites-le-nous le jour même|Si quelque chose casse, vous le saurez|Le premier pas est d’en parler tout de suite}, {et la responsabilité est fixée par écrit|demandez avant ce qui est couvert|nous cherchons une solution juste}.",
        "Nous le disons {tout de suite|le jour même}, {et cela se règle selon l’accord|avec notre assurance si elle joue}.",
      ],
      [
        "{Combien d’heures faut-il|Combien de temps prévoir} ?",
        "{La première visite le montre|Cela dépend de la taille et du nombre de personnes|C’est souvent chaque semaine ou une sur deux}, {et l’on peut changer au besoin|nous commençons par une proposition|après un mois, on ajuste}.",
        "Cela dépend {de la surface et des habitudes|de l’état de départ} : {nous proposons, puis l’on ajuste|la première visite le montre}.",
      ],
      [
        "{Est-ce toujours la même personne|Qui viendra chez moi} ?",
        "{Autant que possible, car l’habitude fait gagner du temps|Nous essayons de garder un visage connu|Posez la question au premier entretien}, {et en cas d’absence, on vous prévient|une liste aide aussi les remplaçants|ainsi vous savez qui sonne}.",
        "Nous le voulons aussi, {car l’habitude aide|pour la confiance}, {pendant les congés un autre vient|et vous le savez avant}.",
      ],
      [
        "{Faut-il ranger avant|Que préparer} ?",
        "{Un sol libre aide déjà|Mettez de côté ce que nul ne doit toucher|Il ne faut pas nettoyer avant le nettoyage}, {et un animal est mieux dans une autre pièce|les papiers restent où vous dites|ainsi le temps sert à nettoyer}.",
        "Dégagez {le sol et les tables|ce qui traîne}, {cela laisse du temps pour nettoyer|et rangez ce qui est précieux}.",
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
      ],
      truths: [
        "Un vêtement {tient d’abord aux épaules|se choisit aux épaules}, {car le reste se retouche|et la taille se reprend ensuite}.",
        "{La bonne longueur dépend des chaussures|Un talon change un ourlet}, {alors apportez la paire que vous porterez|et l’on épingle debout}.",
        "{Un beau tissu survit à sa doublure|Un bon manteau dure plus que sa fermeture}, {et le réparer coûte souvent moins qu’en acheter un autre|alors montrez-le avant de le ranger}.",
      ],
      offers: [
        [
          "ruler",
          "Retouches",
          "{Raccourcir, reprendre, élargir|Trop long, trop large, trop juste} : {enfilez-le et nous épinglons|montrez où cela gêne}.",
          "{Tout ne se retouche pas|La couture dit ce qui est possible}, {et nous retournons le vêtement avant de promettre|alors nous donnons le prix avant de couper}. {Élargir demande une réserve de tissu|Reprendre est plus simple qu’élargir}.",
        ],
        [
          "scissors",
          "Réparations",
          "{Fermeture, doublure, accroc|Un trou au genou, une poche percée} : {la reprise peut se voir ou se cacher|dites si elle doit rester discrète}.",
          "{Trous de mites et brûlures|Les accrocs dans la laine} {demandent du fil assorti et de la patience|se reprennent souvent assez bien}. {Apportez la pièce propre|Montrez tout en une fois}.",
        ],
        [
          "shirt",
          "Sur mesure",
          "{Du tissu au dernier bouton|Du croquis à la dernière couture}, {vous choisissez avec nous|on essaie plusieurs fois avant de finir}. {Comptez des semaines|Un vêtement que vous aimez sert de départ}.",
          "{Quand rien ne va en boutique|Pour un corps qu’aucune taille ne connaît}, {nous prenons vos mesures|tout commence par les mesures}, {et le patron naît de là|puis vient une toile d’essai}.",
        ],
        [
          "gem",
          "Robes de mariée et de fête",
          "{Une robe de mariée tombe rarement juste du premier coup|Une robe de fête doit tenir pour danser}. {Venez tôt, avec les chaussures du jour|Le dernier essayage se fait peu avant la fête}.",
          "{Traîne, bretelles, décolleté|Taille, ourlet et dos} : {on essaie debout, assis et en marchant|rien n’est cousu avant l’essayage}.",
        ],
        [
          "house",
          "Rideaux et linge de maison",
          "{Rideaux, coussins, nappes|Ce que la maison demande} : {donnez la largeur, la hauteur et la fixation|apportez le tissu ou choisissez-le avec nous}.",
          "{Un rideau bouge après le premier lavage|Mesurez de la tringle au sol}, {et nous gardons un peu d’ourlet|et nous calculons le métrage}.",
        ],
      ],
      process: [
        [
          "Montrer",
          "{Apportez la pièce et les chaussures|Une photo suffit pour une première idée}. {On enfile et on épingle|Nous regardons le tissu et les coutures}.",
        ],
        [
          "Coudre",
          "{On découd, on coud, on repasse|La pièce reste chez nous} {jusqu’au jour convenu|le temps qu’il faut}. {Le prix était dit avant|Les grandes pièces se bâtissent d’abord}.",
        ],
        [
          "Essayer",
          "{Avant de l’emporter, on l’essaie|Remettez les mêmes chaussures}. {Ce qui tire se reprend aussitôt|Bougez, asseyez-vous, levez les bras}.",
        ],
      ],
      questions: [
        [
          "{Combien coûte une retouche|Peut-on avoir le prix avant|Comment comptez-vous} ?",
          "{Un ourlet simple a son prix, une doublure demande plus|Cela dépend du tissu et du travail}. {Vous avez le prix avant les ciseaux|Demandez la pièce en main}.",
          "{Au téléphone, on ne donne qu’une idée|Un regard sur la couture suffit pour chiffrer}. {Si cela ne vaut pas la peine, nous le disons|Le sur mesure se compte en heures et en tissu}.",
        ],
        [
          "{Combien de temps faut-il|Est-ce possible pour samedi|C’est urgent, que faire} ?",
          "{Dites le jour où vous le portez|Un ourlet va plus vite qu’une doublure}. {La saison des mariages est plus longue|Vous repartez avec une date}.",
        ],
        [
          "{Peut-on l’élargir|Y a-t-il assez de tissu|Peut-on gagner une taille} ?",
          "{Autant que la couture le permet|L’intérieur du vêtement le dit}. {Une pièce sur le côté donne de l’aisance|Aux épaules, il y a peu à gagner}.",
        ],
        [
          "{Faut-il le laver avant|Dans quel état l’apporter|Le tissu neuf doit-il être lavé} ?",
          "{Propre, pour qu’il ne bouge plus|Lavé, comme vous le porterez}. {Un tissu neuf se lave une fois d’abord|Pensez à vider les poches}.",
        ],
        [
          "{Cousez-vous d’après une photo|Puis-je apporter mon tissu et mon idée|Peut-on partir d’une image} ?",
          "{Une photo est un bon début|Venez avec l’image et une pièce qui vous va}. {Le tissu décide du tombé|Demandez le métrage avant d’acheter}.",
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
        "{Une tache fraîche part mieux qu’une tache frottée|Frotter fait entrer la tache}, {alors tamponnez et apportez|il vaut donc mieux ne rien essayer}.",
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
