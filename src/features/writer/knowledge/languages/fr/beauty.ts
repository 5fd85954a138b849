/**
 * French wordings of the beauty family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const beauty: Wording = familyWording(
  ["cliente ou client", "clients", "salon", "au salon", "au salon", "soin"],
  ["Prestations", "Résultats", "Rendez-vous"],
  {
    headlines: [
      "{Asseyez-vous|Respirez}, on s’occupe de vous",
      "{Une heure|Un moment} rien que pour vous",
      "Beau {aujourd’hui|ce soir}, facile {demain|lundi aussi}",
      "{Sortez|Repartez} plus léger",
      "Un rendez-vous {avec vous-même|pour souffler}",
      "{Moins de produits|Moins de gestes}, plus de soin",
      "{Le miroir|La lumière} en dit plus qu’une photo",
    ],
    truths: [
      "{On regarde d’abord et l’on commence ensuite|Chaque peau et chaque cheveu est différent|Ce qui va à une amie peut ne pas vous aller}, {et c’est pourquoi nous parlons avant|alors nous posons quelques questions|et cela se décide avec vous}.",
      "{Un bon résultat se voit des semaines plus tard|Le miroir du premier jour ne dit pas tout|Bien fait veut dire que cela vieillit bien}, {et nous y pensons dès le début|pour que les matins restent simples|alors nous ne nous pressons pas}.",
      "{Des outils propres sont le minimum|Poser la question de l’hygiène est votre droit|La propreté se voit dans les détails}, {et nous montrons volontiers comment nous faisons|ici comme partout ailleurs|alors demandez ce que vous voulez}.",
      "{La peau raconte la semaine passée|Le sommeil, l’eau et le vent laissent des traces|La fatigue se lit d’abord sur le visage}, {et c’est pourquoi nous demandons avant de conseiller|et un moment de calme aide déjà|alors chaque visite est un peu différente}.",
      "Une belle coupe ou un beau soin {se remarque à peine|ne crie pas}, {on trouve seulement que vous avez bonne mine|et c’est à cela qu’on les reconnaît}.",
      "Ce que vous faites {chez vous chaque jour|le matin} compte plus que {ce que nous faisons en une heure|n’importe quel produit}, alors nous en parlons.",
      "Une photo aide à se comprendre, {mais un visage n’est pas une photo|à condition d’en parler}, {et c’est là que le conseil commence|il faut donc l’adapter}.",
    ],
    offers: [
      [
        "sparkles",
        "Soins",
        "{Dites-nous ce qui vous gêne et ce qui doit rester|Parlez-nous de vos produits à la maison|Nous commençons par regarder et demander}, {et le soin en découle|pour ne rien faire de trop|et nous choisissons avec vous}.",
        "Avant de choisir un soin, {nous regardons la peau ou le cheveu|nous vous demandons vos habitudes}, {et nous disons ce qui a du sens|ce qui est inutile reste au placard}.",
        "Un soin réussi {apaise tout de suite|se sent encore le lendemain} ; {dites-nous ce que vous supportez mal|prévenez-nous de vos allergies}.",
      ],
      [
        "heart",
        "Mariages et fêtes",
        "{Avant un mariage ou une fête, un essai est utile|Quand il y aura beaucoup de photos, on s’y prend tôt|Pour un grand jour, prévoyez une répétition}, {et le jour venu le trac est moins grand|pour que tout tienne jusqu’au bout|et apportez une image de la tenue}.",
        "Un essai {quelques semaines avant|avant le grand jour} {vous évite de douter le matin même|laisse le temps de changer d’avis}.",
        "Le jour de la fête, {chaque minute est prévue|l’horaire est serré} : {nous le planifions avec vous|dites-nous l’heure de la photo}.",
      ],
      [
        "palette",
        "Conseil en style",
        "{Si vous avez envie de neuf, apportez des images|Plus court, plus clair ou simplement autrement|Un changement se discute avant de commencer}, {et nous disons franchement ce qui est possible|en pensant aussi aux semaines suivantes|et vous fixez la limite}.",
        "Envie de changer ? {Apportez deux ou trois images|Dites ce que vous ne voulez plus}, et {nous dirons ce qui vous ira au quotidien|parlons aussi de l’entretien}.",
        "Un changement peut se faire {en une fois|par étapes}, {nous vous dirons ce qui est raisonnable|et rien ne vous oblige à aller jusqu’au bout}.",
      ],
      [
        "gift",
        "Bons cadeaux",
        "{Un bon cadeau ne demande pas de taille|On peut offrir un soin ou une somme|Offrir un moment de calme fait plaisir}, {et la personne choisit son heure|et un nom nous suffit|nous le préparons joliment}.",
        "Un bon se prépare {en quelques minutes|au comptoir ou par message}, {au nom de la personne|avec le montant que vous voulez}.",
        "Offrir un soin, c’est offrir {du temps|une heure de calme}, {et la personne choisit le jour|sans se tromper de taille}.",
      ],
      [
        "scissors",
        "Coupe",
        "{Nous cherchons une forme qui va avec vous et vos matins|Avant de couper, nous regardons comment le cheveu tombe|Dites-nous combien de temps vous avez pour vous coiffer}, {et apportez une image si vous en avez une|pour que cela marche aussi chez vous|la coupe part de là}.",
        "La coupe doit {tenir entre deux visites|se coiffer facilement} : {montrez-nous vos gestes du matin|nous coupons en pensant à cela}.",
        "Court ou long, {la nature du cheveu décide|l’implantation compte}, {alors nous regardons d’abord à sec|nous vous montrons avant de couper}.",
      ],
      [
        "hand-heart",
        "Petites pauses",
        "{Entre deux rendez-vous, une demi-heure suffit|Un moment court repose aussi|Il n’est pas nécessaire de réserver tout l’après-midi}, {pour le visage ou pour les mains|et nous choisissons ce qui vous fait du bien|dites-nous le temps que vous avez}.",
        "Une courte pause {entre deux courses|à midi} suffit pour {un petit soin|souffler un peu}, {sans grande organisation|et vous repartez à l’heure}.",
        "Les mains, le visage, la nuque : {un quart de la séance fait déjà du bien|peu de temps suffit parfois}, {dites-nous ce qui est tendu|choisissez ce qui en a besoin}.",
      ],
    ],
    process: [
      [
        "Parler",
        "{Nous parlons d’abord de vos envies et de ce que vous supportez mal|On commence par quelques questions|Parlez-nous de vos allergies et de vos habitudes}, {et le soin débute ensuite sans doute ni hâte|car ces minutes évitent des regrets|pour savoir dans quelle direction aller}.",
        "Nous commençons {assis, devant le miroir|par vos questions} : {vos envies, vos habitudes, ce que vous évitez|ce qui vous plaît et ce qui vous gêne}.",
        "Dites-nous {ce qui s’est bien passé ailleurs|ce que vous n’aimez pas}, {cela oriente tout le reste|et nous éviterons de le refaire}.",
      ],
      [
        "Le soin",
        "{Nous travaillons calmement et expliquons chaque étape|Installez-vous pendant que nous racontons ce que nous faisons|Pendant le soin, posez toutes vos questions}, {et si quelque chose gêne, nous arrêtons|vous pouvez toujours dire stop|et rien ne commence sans vous}.",
        "Nous annonçons {chaque geste|ce qui vient}, {et vous pouvez vous taire ou parler|arrêtez-nous quand vous voulez}.",
        "Le soin avance {tranquillement|à votre rythme} ; {si l’eau est trop chaude ou le geste trop fort, dites-le|un mot suffit pour changer quelque chose}.",
      ],
      [
        "Chez vous",
        "{Vous rentrez avec deux gestes faciles à refaire|À la fin, nous disons ce qui fait du bien ensuite|Nous notons ce qu’il faut répéter ou éviter}, {et quand il vaut la peine de revenir|pour que le résultat tienne|et une question peut toujours s’écrire}.",
        "Vous repartez avec {un conseil simple|un geste à refaire}, {pas avec un sac de produits|et une idée de la prochaine fois}.",
        "Regardez-vous {à la lumière du jour|tranquillement} : {une retouche se fait tout de suite|s’il manque un détail, nous le reprenons}.",
      ],
    ],
    questions: [
      [
        "{À quel rythme venir|Quand revenir|Cela tient longtemps} ?",
        "{Cela dépend de la peau, du cheveu et de l’envie|Beaucoup viennent toutes les quelques semaines|Selon le soin, quelques semaines ou davantage}, {et nous vous le dirons franchement|mais avant une fête, venez quelques jours plus tôt|nous en parlons à la fin du rendez-vous}.",
        "La bonne fréquence {se voit au miroir|dépend de votre quotidien} ; {nous vous donnons un repère, vous décidez|rien ne sert de venir trop souvent}.",
        "Tant que {cela vous plaît|cela se coiffe bien}, {inutile de revenir|vous pouvez attendre}, et nous vous dirons ce qui use le résultat.",
      ],
      [
        "{Allergie ou grossesse|Et ma peau sensible|Avec une allergie} ?",
        "{Dites-le-nous avant le rendez-vous|Parlez-en d’abord avec nous|Signalez-le en réservant}, {et un petit test lève les doutes|car certains soins peuvent attendre|et au besoin, demandez à votre médecin}.",
        "Parlez-nous de {vos traitements et allergies|votre grossesse ou de votre peau} {au moment de réserver|dès le premier message} : certains soins se remplacent, d’autres attendent.",
        "Une peau sensible {demande un essai|se prépare} : {nous testons sur une petite zone|un test d’abord, le soin ensuite}.",
      ],
      [
        "{Et en cas de déception|Peut-on corriger|Une retouche, possible} ?",
        "{Dites-le tout de suite, personne ne se vexe|Revenez dans les jours qui suivent|Prévenez-nous sans gêne}, {et un petit détail suffit souvent|car presque tout se reprend|et nous regardons ensemble devant le miroir}.",
        "Dites-le {avant de partir|dès que vous le voyez} : {nous préférons reprendre un détail|une retouche vaut mieux qu’un regret}.",
        "Une remarque {nous aide|ne vexe personne} ; {souvent quelques minutes suffisent|nous cherchons d’où cela vient}.",
      ],
      [
        "{Comment annuler|Déplacer un rendez-vous|Changer d’heure} ?",
        "{Prévenez dès que vous le savez|Un appel la veille aide déjà|Écrivez ou appelez à temps}, {et une autre personne profitera de cette heure|et nous trouvons un nouveau moment|et le rendez-vous se déplace}.",
        "Un message {la veille|dès que possible} suffit, {et nous trouvons un autre jour|l’heure servira à quelqu’un}.",
        "Un imprévu ? {Appelez-nous|Prévenez-nous}, {même tard|même le matin}, et nous décalons si nous le pouvons.",
      ],
      [
        "{Combien de temps prévoir|Quelle durée|Est-ce long} ?",
        "{Nous vous le disons en réservant|Cela dépend de ce que nous allons faire|Une couleur prend plus de temps qu’une coupe}, {et mieux vaut ne pas être pressé ensuite|ainsi vous organisez votre journée|et si vous avez peu de temps, dites-le}.",
        "Demandez {en réservant|avant de choisir} : {nous donnons une durée honnête|un premier rendez-vous dure un peu plus}.",
        "Une petite chose {va vite|se glisse à midi}, {un grand changement prend l’après-midi|une couleur, non} ; prévoyez large.",
      ],
      [
        "{Que faire chez soi|Quels soins choisir|Et entre deux visites} ?",
        "{Presque toujours moins que ne dit la publicité|Deux produits bien choisis suffisent souvent|Nous montrons le geste et vous le répétez}, {alors demandez avant d’acheter|et nous ajustons à la visite suivante|le reste peut rester sur l’étagère}.",
        "Montrez-nous {ce que vous utilisez déjà|votre étagère en photo} : {bien souvent, cela suffit|nous dirons ce qui fait double emploi}.",
        "Peu de produits, {mais les bons gestes|bien choisis} : {nous vous les montrons une fois|refaites-les chez vous}.",
      ],
    ],
    qualities: [
      ["des mains calmes", "un regard juste"],
      ["des outils propres", "des serviettes chaudes"],
      ["un avis franc", "une bonne humeur"],
      ["un geste sûr", "une musique douce"],
      ["un miroir honnête", "une bonne main"],
      ["une oreille attentive", "des ciseaux sûrs"],
      ["un conseil juste", "une heure tranquille"],
      ["un soin doux", "des mots simples"],
    ],
    events: ["Soirée soin", "Journée d’essai", "Journée conseil"],
  },
);

export const beautyTrades: Record<string, Wording> = {
  tattoo: familyWording(
    ["client", "clients", "studio", "au studio", "au studio", "tatouages"],
    ["Ce que nous piquons", "Travaux", "Rendez-vous"],
    {
      headlines: [
        "D’abord {le dessin|l’idée}, ensuite {l’aiguille|la peau}",
        "Un dessin qui {reste|vous suit}",
        "{Bien réfléchi|Dessiné avec vous}, {bien piqué|posé calmement}",
      ],
      truths: [
        "La peau {n’est pas du papier|vit et change}, {alors nous dessinons un peu plus grand|et les traits fins ont besoin de place}.",
        "{Une nuit de réflexion n’a jamais abîmé un motif|Ce qui plaît encore dans six mois est le bon choix}, {et personne ne vous presse|et nous aimons mieux attendre}.",
        "{La douleur change d’un endroit à l’autre|Rester immobile est souvent le plus dur}, {et les pauses sont permises|et le bras se supporte mieux que les côtes}.",
        "{Il nous arrive de déconseiller|Les mains et le cou demandent réflexion}, {car un non franc vaut mieux qu’un regret|et nous le disons avant de dessiner}.",
      ],
      offers: [
        [
          "pen-tool",
          "Dessins sur mesure",
          "{Apportez des images, un mot ou un souvenir|Racontez ce que cela doit dire|Une idée vague suffit pour commencer}. {Nous en tirons une esquisse que l’on corrige ensemble|L’esquisse vient de là, et elle peut changer}.",
          "{Nous ne copions pas le travail d’un autre|Les photos servent d’inspiration}, {mais nous partons de ce qui vous touche|et la taille dépend de l’endroit}.",
        ],
        [
          "brush",
          "Recouvrements",
          "{Une ligne pâlie ou un vieux prénom ne sont pas une fatalité|D’un vieux motif peut naître un neuf|Montrez-nous le vieux motif à la lumière du jour}. {Nous disons ce qui peut se cacher|L’esquisse montre ce qui va disparaître}.",
          "{Recouvrir demande plus de place et des tons plus sombres|Parfois, il faut d’abord éclaircir}, {alors nous ne promettons pas de miracle|et mieux vaut le savoir avant}.",
        ],
        [
          "feather",
          "Lettres et traits fins",
          "{Plus la lettre est petite, plus elle risque de couler|Un petit motif demande une main sûre}, {alors nous conseillons une taille qui tient|et nous relisons chaque lettre avec vous}.",
          "{Un mot se pique vite et reste longtemps|Une langue étrangère se fait vérifier}, {alors regardez le calque de loin|alors dormez une nuit dessus}.",
        ],
        [
          "palette",
          "Grandes pièces",
          "Une grande pièce {commence par un plan d’ensemble|se fait en plusieurs séances|demande qu’on y pense longtemps}. {La peau guérit entre deux rendez-vous|Comptez des semaines d’intervalle}.",
        ],
        [
          "circle-dot",
          "Piercing",
          "{L’oreille, le nez ou la lèvre se percent à l’aiguille|On perce à l’aiguille et non au pistolet}, {et le premier bijou reste jusqu’à la guérison|et nous parlons d’abord des métaux}. {Les soins sont notés pour vous|Ne tournez pas le bijou et n’y touchez pas}.",
        ],
      ],
      process: [
        [
          "Parler",
          "{Écrivez-nous l’idée, l’endroit et la taille|Dites ce que vous avez en tête, avec quelques images} : {nous répondons ce qui est possible|vous recevez une fourchette de prix}.",
        ],
        [
          "Dessiner",
          "{Vous voyez l’esquisse avant le jour même|Nous dessinons et vous corrigez}, {et un acompte garde la place|et il faut parfois s’y reprendre à deux fois}.",
        ],
        [
          "Piquer",
          "{Venez après une bonne nuit et un repas|Évitez l’alcool la veille}, {et dites quand il vous faut une pause|car on tient alors mieux en place}. {Les aiguilles sont neuves|Tout est ouvert devant vous}.",
        ],
        [
          "Guérir",
          "{Lavez, mettez un peu de crème et soyez patient|La première semaine compte le plus}. {Évitez le soleil, le bain et le grattage|Nous regardons le résultat quelques semaines après}.",
        ],
      ],
      questions: [
        [
          "{Combien coûte un tatouage|Comment se calcule le prix d’un tatouage} ?",
          "{Le prix suit la taille, l’endroit et le temps|Les petits ont un minimum, les grands se comptent en heures}. {Une image et une mesure suffisent pour estimer|L’acompte est déduit}.",
        ],
        [
          "{Est-ce que cela fait mal|Où cela fait-il le plus mal} ?",
          "{Cela brûle et gratte, on s’y habitue|Sur l’os, on sent davantage}. {Manger et dormir avant aide|Respirez et demandez une pause}.",
        ],
        [
          "{Comment soigner un tatouage|Quand puis-je me baigner} ?",
          "{Gardez-le propre, avec un peu de crème|Une feuille de soins part avec vous}. {Le bain et le sauna attendent quelques semaines|Plus tard, protégez-le du soleil}.",
        ],
        [
          "{Comment est l’hygiène|Les aiguilles sont-elles neuves} ?",
          "{Les aiguilles s’ouvrent devant vous|Nous travaillons avec des gants et de l’encre en petits godets}. {Demandez, nous montrons tout|Regardez aussi des travaux guéris}.",
        ],
        [
          "{À partir de quel âge se faire tatouer|Peut-on se faire tatouer avec une allergie} ?",
          "{Il faut être majeur, avec une pièce d’identité|Nous attendons toujours la fin d’une grossesse}. {En cas de maladie de peau, demandez au médecin|Dites vos allergies avant}.",
        ],
      ],
      qualities: [
        ["des lignes calmes", "des aiguilles neuves"],
        ["des dessins à vous", "un avis franc"],
        ["une main sûre", "de la patience"],
      ],
      events: ["Portes ouvertes", "Jour des petits motifs", "Tatoueur invité"],
      actions: { bookings: ["Demander un rendez-vous", "Envoyer une idée"] },
    },
  ),
};
