/**
 * French wordings of the community family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const community: Wording = familyWording(
  ["membre", "gens", "maison", "chez nous", "chez nous", "vie commune"],
  ["Ce que nous faisons", "Images", "Dates"],
  {
    headlines: [
      "{Venez|Passez} {nous voir|quand vous voulez}",
      "{Ensemble|À plusieurs}, {c’est plus facile|on va plus loin}",
      "Une {porte|heure}, une {chaise|main}, un début",
      "Il y a {une place|un café} pour vous",
      "{Un peu de temps|Deux mains}, et cela avance",
      "{Une place|Une tasse} de plus {sur la table|pour vous}",
      "{Un mardi|Un dimanche}, {une porte|une table}, des gens",
    ],
    truths: [
      "{Demander de l’aide est plus dur que d’en donner|Le pas le plus dur passe la porte|La première fois demande du courage}, {alors nous ne demandons que l’utile|après, c’est plus facile|et quelqu’un vous accueille}.",
      "{Cela vit par ceux qui rangent les chaises|Beaucoup font un peu et cela marche|L’essentiel se fait sans scène}, {et chaque main compte|alors nous disons merci}.",
      "{La confiance veut des comptes ouverts|Qui donne peut demander où cela va|Ce qui est à tous s’explique à tous}, {et une réponse suit|demandez donc quand vous voulez|alors nous le racontons}.",
      "{La vie commune commence au rangement|Qui porte une chaise est déjà des nôtres|On se connaît en faisant la vaisselle} ; {et le gâteau vient après|restez donc jusqu’au bout|les bonnes idées viennent de là}.",
      "On vient souvent {pour une chose précise|par hasard}, {et l’on reste pour les gens|puis l’on connaît des prénoms}.",
      "Les idées {ne manquent jamais|viennent en marchant}, {mais les bras du jeudi soir manquent parfois|et une personne qui note en sauve la moitié}.",
      "Un merci {dit au bon moment|écrit à la main} {garde plus de monde qu’un règlement|vaut bien un discours}, {et il ne coûte rien|alors nous essayons de ne pas l’oublier}.",
      "On vient {pour une activité|pour aider}, {puis on revient pour les gens|et l’on reste parfois pour la conversation}.",
    ],
    offers: [
      [
        "users",
        "Activités",
        "{Il y a des groupes pour bien des âges et des goûts|Venez une fois ou chaque semaine|Faire ensemble est la meilleure façon de se connaître} ; {alors dites ce que vous aimez|essayez sans engagement|une nouvelle tête a toujours sa place}.",
        "Chaque groupe a {son heure, sa salle et ses habitudes|quelqu’un qui l’anime} : {demandez lequel accueille des nouveaux|regardez d’abord, vous jouerez ou parlerez ensuite}.",
        "Chanter, {marcher|cuisiner}, lire, {réparer|jouer} : {on apprend les uns des autres|il n’y a ni examen ni niveau à avoir}, {et une idée nouvelle peut devenir un groupe|et celui qui sait montre à l’autre}.",
      ],
      [
        "life-buoy",
        "Aide",
        "{Venez comme vous êtes et racontez|Pour des papiers ou pour le quotidien|Il suffit parfois de quelqu’un qui écoute}, {et apportez vos lettres s’il y en a|nous voyons qui peut aider|sans avoir à tout expliquer}.",
        "Un papier, {une lettre, une démarche|une question} : {quelqu’un s’assied avec vous|on regarde ensemble}, sans jugement.",
        "Une lettre {incompréhensible|administrative}, un formulaire, {une amende|une facture} : {on lit tout ensemble|posez tout sur la table}, {puis on cherche qui peut aider|et l’on écrit avec vous la réponse}.",
        "Quand la question {dépasse nos forces|demande un juriste ou un médecin}, {nous vous indiquons où aller|nous cherchons avec vous la bonne porte}, {et nous pouvons préparer l’appel avec vous|pour que vous ne repartiez pas les mains vides}.",
      ],
      [
        "calendar",
        "Fêtes et rencontres",
        "{Au fil de l’année, on mange, chante et parle|Les fêtes réunissent ceux qui ne se connaissent pas|Dans une rencontre, tout le quartier a sa place}, {et les dates sont sur ce site|amenez donc un voisin|il faut toujours quelqu’un pour ranger}.",
        "Une longue table, {des plats apportés|une soupe} et {des chansons|des jeux} : {il n’en faut pas plus pour une belle soirée|c’est ainsi que les voisins se parlent}.",
        "Avant la fête, {il faut des listes et des rallonges|on monte les bancs} ; après, {on plie et l’on rit encore|les restes se partagent} : {les deux moments ont besoin de bras|venez à celui qui vous plaît}.",
      ],
      [
        "hand-heart",
        "Soutien",
        "{On peut aider avec du temps, de l’argent ou un savoir|Peu et souvent porte loin|Chaque main offerte compte}, {alors demandez ce qui manque|vous dites combien vous pouvez|nous disons à quoi cela sert}.",
        "Quand cela devient lourd, {parler à quelqu’un aide|il y a une chaise libre}, {et ce qui se dit reste là|on cherche avec vous qui peut aider}.",
        "Conduire quelqu’un, {tenir un stand|relire un texte}, prêter une remorque : {chacun aide avec ce qu’il sait faire|les petites tâches ne manquent pas}, {et vous choisissez quand|et personne ne vous en demandera plus}.",
        "Parler de nous {autour de vous|à un collègue} {aide déjà|compte aussi}, {car beaucoup ne savent pas que nous existons|et une affiche trouve toujours un mur} ; {demandez ce dont nous avons besoin cette saison|demandez la liste des coups de main}.",
      ],
      [
        "megaphone",
        "Débats",
        "{Autour d’une table, on discute mieux|Idées et critiques ont ici leur chaise|Qui vient participe à la décision}, {et ce qui est convenu est noté|apportez donc votre avis|chaque voix est entendue}.",
        "On pose une question, {on écoute, on répond|chacun parle à son tour}, {et l’on peut changer d’avis|et l’on s’arrête à l’heure} ; {une personne veille à la parole|les timides parlent parfois en dernier et disent l’essentiel}.",
        "Un sujet vous tient à cœur, {une rue, une école, un projet|même petit} ? {Proposez-le pour une prochaine rencontre|Apportez-le, nous lui ferons une place}.",
      ],
      [
        "gift",
        "Dons",
        "{Un don peut être de l’argent, du temps ou des objets|Vous pouvez dire à quoi il doit servir|Peu et souvent aide beaucoup} ; {et nous disons où il va|un reçu peut se demander|vous savez ce qu’il a permis}.",
        "Un don, {petit ou grand|d’argent ou d’heures}, {sert à quelque chose de précis|et vous pouvez demander à quoi}.",
        "Vêtements, {jeux|livres} et meubles : {demandez d’abord ce qui sert|une photo évite un trajet}, {car la place est comptée|et apportez-les propres et complets}.",
        "Pour un don en argent, {indiquez l’action que vous voulez soutenir|un virement avec un mot suffit} ; {les règles du reçu se demandent à l’administration ou à nous|nous expliquons ce qu’il a rendu possible}.",
      ],
    ],
    process: [
      [
        "Dire bonjour",
        "{Écrivez, appelez ou passez|Quelques mots suffisent pour commencer|Dites bonjour dans la langue que vous pouvez} ; {et nous lisons avec soin|quelqu’un vous répond|nous disons quand venir}.",
        "Un appel, {un message|une main levée à la sortie} : {c’est ainsi que tout commence|dites votre prénom et ce qui vous amène}, {et nous vous disons quel jour passer|et quelqu’un vous attendra}.",
        "Poussez la porte {un jour d’activité|à l’heure d’une rencontre} : {demandez la personne de l’accueil|on vous montrera où vous asseoir}, {et un café aide à faire le premier pas|et vous pouvez rester le temps que vous voulez}.",
      ],
      [
        "Se connaître",
        "{Venez une fois et regardez|Une conversation sert à se connaître|Faites un tour avec nous}, {et rien n’est à signer ce jour-là|pour voir si cela plaît}.",
        "On parle {de ce que vous aimez|autour d’un café}, {de ce que vous savez faire ou non|et le reste vient}.",
        "On vous présente {à deux ou trois personnes|au groupe}, {et les prénoms viendront avec le temps|sans vous faire parler devant tous} ; {écoutez, demandez, repartez|il n’y a rien à préparer}.",
        "Dites-nous {ce que vous cherchez|de quoi vous avez envie} et {le temps dont vous disposez|ce que vous ne voulez pas} : {nous vous montrons ce qui existe|on voit ensemble quel groupe vous irait}.",
      ],
      [
        "En être",
        "{Participez autant que vous voulez|On entre peu à peu|Cherchez votre place sans hâte}, {avec quelqu’un à côté|et faites moins si besoin|on peut toujours changer}.",
        "Au début, {une petite chose suffit|on vient en voisin}, {ensuite on prend une tâche ou non|puis la place se trouve} ; {une absence s’annonce d’un mot|on peut toujours dire non}.",
        "Vous avez {une idée|une envie} ? {Parlez-en à la prochaine réunion|Trouvez quelqu’un qui la partage}, {et nous aidons à la mettre debout|et commencez tout petit}.",
      ],
    ],
    questions: [
      [
        "{Faut-il être membre|Peut-on venir sans être membre} ?",
        "{Non, on peut venir essayer|Les visiteurs sont bienvenus|Nul ne tend un formulaire d’abord} ; {alors passez quand vous voulez|vous décidez ensuite|nous montrons ce que nous faisons}.",
        "Pour venir voir, {non|il suffit de venir} ; {l’adhésion se décide plus tard|on en parle ensuite}.",
        "Pour {une première visite|regarder}, {aucune carte n’est demandée|il suffit d’entrer} ; {certaines activités sont pour les membres, et c’est écrit|ceux qui se plaisent décident plus tard}.",
        "Venez {à une rencontre ouverte|un jour ordinaire} : {vous verrez qui nous sommes|c’est la meilleure façon de savoir}, {et l’adhésion peut attendre|et l’on ne vous fera rien signer}.",
      ],
      [
        "{Y a-t-il une cotisation à payer|Combien coûte l’adhésion} ?",
        "{Certaines choses ne coûtent rien|Demandez la liste et nous l’expliquons|S’il y a une cotisation, nous le disons}, {et l’argent ne doit pas empêcher|parlez-nous si c’est serré|une solution se cherche}.",
        "S’il y en a une, {le montant est affiché ou se demande|elle se dit avant l’inscription}, {et l’on peut parler en confiance d’un budget serré|et ce qu’elle permet de faire se raconte}.",
        "Demandez {à l’accueil|à la personne qui tient les comptes} : {elle vous dira ce qui se paie et ce qui est ouvert à tous|une conversation discrète suffit}, {pour que personne ne reste dehors à cause de cela|et un arrangement est souvent possible}.",
      ],
      [
        "{Comment aider|Que puis-je faire} ?",
        "{Avec du temps, des mains ou une voiture|Il ne faut rien savoir|Une heure aide déjà}, {et l’on vous montre le nécessaire|dites ce qui vous va|nous cherchons la bonne tâche}.",
        "Cela commence par {une heure et une tâche claire|un essai à côté de quelqu’un} : {servir, trier, accompagner, appeler|plier des chaises ou tenir la caisse}, {et l’on vous explique avant|et vous verrez si cela vous plaît}.",
        "Dites {ce que vous aimez faire|ce que vous faites au travail ou chez vous}, {et nous chercherons où cela manque|même si cela vous paraît banal} ; {une bonne humeur est déjà un savoir-faire|avec des enfants, certains papiers sont demandés}.",
      ],
      [
        "{À qui m’adresser|Est-ce que cela reste entre nous} ?",
        "{Écrivez et nous transmettons|Décrivez avec vos mots|Ce que vous dites est traité avec discrétion}, {mais en danger, appelez les secours|quelqu’un vous répond|nul autre n’a à le savoir}.",
        "À {la personne qui vous accueille|n’importe lequel d’entre nous}, {qui ne répète rien|elle vous dira qui peut aider}, {et vous parlez quand vous voulez|et cela reste ici}.",
        "Demandez à parler {à une seule personne|à une personne de l’équipe}, {au téléphone ou dans une pièce fermée|à l’heure qui vous convient} : {elle garde pour elle ce que vous confiez|elle vous dira aussi ce qu’elle ne peut pas taire}.",
        "Un mot {à l’accueil|par message} suffit, {sans raconter l’histoire entière|avec un numéro où vous joindre} ; {la bonne personne vous rappelle|vous parlerez ensuite à quelqu’un de confiance}, {et en cas de danger immédiat, ce sont les secours qu’il faut appeler|et rien ne se répète sans votre accord, sauf si quelqu’un est en danger}.",
      ],
      [
        "{Puis-je venir avec quelqu’un|Et si je viens seul} ?",
        "{Volontiers, en compagnie c’est plus facile|On peut aussi venir sans personne|Amenez qui vous voulez}, {et quelqu’un vous accueille à la porte|pour des enfants, dites un mot|ainsi nul ne reste dans un coin}.",
        "Un ami, {un parent|un voisin}, {un enfant qui dort dans sa poussette|ou personne du tout} : {toutes les façons de venir sont bonnes|il y aura une chaise}, {et l’on vous présentera|et vous repartez quand vous voulez}.",
        "Prévenez-nous {si c’est votre première fois|de votre venue}, {et quelqu’un vous attendra à l’entrée|et nous vous gardons une place près d’une personne aimable}.",
      ],
      [
        "{Combien de temps cela prend-il|Peut-on aider un peu} ?",
        "{Une heure par mois compte déjà|Vous dites ce que vous pouvez|On peut aider de temps en temps} ; {et une pause est normale|nous cherchons une tâche qui va|personne ne compte}.",
        "{Une heure de temps en temps|Ce que vous pouvez} {aide déjà|suffit}, {et l’on peut s’arrêter|sans promesse pour la vie}.",
        "Certains viennent {une fois par an|pour une seule fête}, d’autres {chaque semaine|presque tous les jours} : {les deux nous vont|chacun mesure ses forces}, {et cela peut changer avec la vie|et il n’y a pas de liste d’appel}.",
        "Choisissez {une tâche qui a une fin|un seul jour pour commencer}, {par exemple une fête ou une collecte|puis voyez si l’envie reste} ; {donner peu, mais quand on l’a dit, aide beaucoup|mieux vaut une heure tenue qu’une longue promesse}.",
      ],
    ],
    qualities: [
      ["des portes ouvertes", "des mots clairs"],
      ["beaucoup de mains", "de petits pas"],
      ["de vieux amis", "des visages neufs"],
      ["une porte ouverte", "un café fort"],
      ["beaucoup de mains", "un seul but"],
      ["une table ouverte", "du temps partagé"],
    ],
    events: ["Soirée ouverte", "Fête d’été", "Assemblée"],
    actions: { signups: ["Participer", "Nous rejoindre"] },
  },
);

export const communityTrades: Record<string, Wording> = {
  "funeral-director": familyWording(
    ["famille", "familles", "maison", "chez nous", "chez nous", "obsèques"],
    ["Nous aider", "La maison", "Rencontres"],
    {
      headlines: [
        "{Quelqu’un vous répond|Nous sommes là} quand il le faut",
        "Un adieu {à votre façon|sans hâte}",
        "{Pas à pas|Une chose après l’autre}, {et pas seuls|avec quelqu’un à côté}",
        "Le temps {de se souvenir|d’un dernier geste}",
        "{Une voix|Quelqu’un} au téléphone, {du calme|du temps}",
        "{Dire adieu|Se quitter} {comme il lui ressemblait|avec ses mots}",
      ],
      truths: [
        "{Dans les premières heures, presque rien ne presse|Vous avez plus de temps qu’il ne semble}, {alors asseyez-vous et prenez un moment|appelez quand vous êtes prêts}.",
        "Un adieu {n’a pas de règle|ressemble à la personne}. {Certains veulent du monde, d’autres une bougie|C’est vous qui dites comment il sera}.",
        "{Parler des prix n’enlève rien au respect|On peut parler d’argent sans gêne}, {c’est pourquoi tout est écrit|et vous n’avez pas à décider sur l’heure}.",
        "Le chagrin {n’a pas d’agenda|va et vient}, {et rire en racontant un souvenir n’est pas manquer de respect|et personne ne doit dire à un autre comment pleurer}.",
        "{Une photo|Une chanson|Une écharpe} {en dit parfois plus qu’un discours|suffit à faire entrer quelqu’un dans la pièce}, {alors apportez ce qui lui ressemble|et ces petites choses trouvent toujours leur place}.",
        "{Les vivants ont besoin d’un lieu|Un nom sur une pierre aide certains} et {d’autres préfèrent un arbre ou une lettre|d’autres gardent un objet}, {et il n’y a pas de bonne façon|alors on en parle sans se presser}.",
        "Dans une famille, {on n’est pas toujours d’accord|chacun a sa manière}, {et une tierce personne peut apaiser la discussion|et tout n’a pas à se décider le même soir}.",
      ],
      offers: [
        [
          "phone",
          "Premières démarches",
          "{À la maison, à l’hôpital ou en résidence|Où que la personne soit décédée}, {appelez et nous disons ce qu’il faut faire|nous expliquons ce qui presse et ce qui peut attendre}.",
          "À domicile, {le médecin vient d’abord constater le décès|appelez d’abord un médecin}. {Nous venons ensuite, quand vous le souhaitez|Après lui, il reste du temps pour un adieu}.",
          "Nous convenons {du moment de notre venue|de ce qui se fait aujourd’hui et demain}, {nous expliquons le transport|nous notons les personnes à prévenir} et {vous pouvez poser toutes les questions|vous gardez un seul numéro à appeler}.",
        ],
        [
          "flower",
          "Inhumation et crémation",
          "{Cercueil ou urne, cimetière ou jardin du souvenir|Les possibilités et ce qu’elles demandent} : {nous expliquons sans presser|rien n’oblige à choisir le premier jour}.",
          "{La loi fixe certaines choses et en laisse d’autres libres|Tout n’est pas permis, mais plus qu’on ne croit}. {Dites votre souhait, même inhabituel|Nous disons ce qui est possible}. {Une tombe engage pour des années|On parle aussi de l’entretien}.",
          "Le choix entre {la terre et le feu|une tombe et une urne} {revient d’abord à ce que la personne voulait|se fait en famille} ; {s’il n’y a rien d’écrit, on en parle|nous disons ce que chaque voie demande ensuite}.",
        ],
        [
          "flame",
          "Cérémonies",
          "{À l’église, au crématorium ou dehors|Avec un prêtre, un officiant ou vos propres mots} : {la cérémonie doit ressembler à la personne|beaucoup peut venir de la famille}.",
          "{Musique, fleurs, photos, lecture|Une chanson, un texte, un dessin d’enfant} : {nous réglons l’ordre et le temps|vous dites ce qui compte, nous tenons le reste}.",
          "Qui {parlera|portera}, {quelle musique ouvrira, où l’on se retrouvera après|dans quel ordre, avec quelles fleurs} : {nous l’écrivons avec vous|le déroulé tient sur une feuille}, {et un silence y a aussi sa place|et quelqu’un prend le relais si la voix manque}.",
        ],
        [
          "file-text",
          "Démarches administratives",
          "{Mairie, caisse, banque, assurance|Actes, retraites, contrats} : {nous faisons une partie des démarches|vous recevez la liste de ce qui reste}.",
          "{Livret de famille et pièce d’identité suffisent au début|Quelques papiers sont nécessaires}. {Le reste se demande en mairie|On les cherche tranquillement}.",
          "Nous disons {à qui écrire en premier|quels organismes prévenir} et {quels actes joindre|ce qui a un délai} ; {pour une succession, le notaire vous renseignera|demandez plusieurs copies de l’acte de décès}.",
        ],
        [
          "heart",
          "Recueillement",
          "{S’asseoir, tenir une main, laisser une lettre|Les enfants peuvent venir aussi} : {prenez le temps qu’il vous faut|nous préparons la pièce}.",
          "{Si vous souhaitez voir la personne une dernière fois|Si vous voulez choisir ses vêtements}, {dites-le-nous|c’est possible}. {Personne n’est obligé|Beaucoup en sortent plus calmes}.",
          "La pièce est {calme, avec des chaises et une lumière douce|ouverte à ceux que vous souhaitez}, {et l’on peut y rester seul ou à plusieurs|et une bougie peut brûler} ; {nous sommes à côté|nous vous laissons tranquilles}.",
        ],
        [
          "pen-line",
          "Prévoyance",
          "{Dire de son vivant ce que l’on souhaite|Écrire ses volontés} {évite des choix difficiles aux proches|allège le jour venu}. {Un entretien suffit pour commencer|Tout peut se modifier plus tard}.",
          "On note {la musique, le lieu, les personnes à appeler|ce que l’on veut et ce que l’on refuse}, {puis la feuille se garde avec les papiers importants|et un proche sait où trouver la feuille}.",
          "Pour {un contrat d’obsèques|mettre de l’argent de côté}, {lisez ce qui est compris et ce qui ne l’est pas|demandez ce qui arrive si vous déménagez}, {et prenez votre temps avant de signer|et parlez-en à ceux qui restent}.",
        ],
      ],
      process: [
        [
          "Appeler",
          "{Vous n’avez rien à préparer|Un nom et un lieu suffisent}. {Nous disons la suite|On peut pleurer au téléphone, et se taire aussi}.",
          "Dites {où se trouve la personne|ce qui s’est passé}, {et qui est sur place|et si un médecin est venu} : {nous expliquons le premier pas|la suite se règle au fil de l’appel}.",
          "Un proche {peut appeler à votre place|peut rester près du téléphone}, {si c’est trop lourd|pour noter ce qui est dit} ; {les questions reviennent souvent deux fois et c’est normal|rien ne vous oblige à décider pendant l’appel}.",
        ],
        [
          "Parler",
          "{Chez vous ou chez nous|En famille, sans hâte}, {nous parlons de la forme, de la cérémonie et du prix|on regarde ce qui est à décider}. {À la fin, tout est écrit|Une nuit de réflexion est permise}.",
          "Nous demandons {qui était la personne|ce que la personne aimait}, {avant de parler de bois et de fleurs|puis nous présentons les choix l’un après l’autre} ; {chaque choix a son prix devant vous|vous pouvez en remettre une partie à demain}.",
          "Venez {à deux si possible|avec quelqu’un qui écoute aussi}, {avec les papiers que vous avez|avec une photo si vous le souhaitez}, et {posez même la question qui vous gêne|dites aussi ce que vous ne voulez pas}.",
        ],
        [
          "Dire adieu",
          "{Le jour même, tout est prêt|Nous sommes là avant vous}. {Vous n’avez à penser à rien|Vous pouvez simplement être là}.",
          "{Après, il reste des lettres et des jours silencieux|Ensuite, nous restons joignables}. {Nous disons ce qui reste à faire|Les questions peuvent venir des semaines plus tard}.",
          "Nous accueillons {la famille et les amis|ceux qui arrivent}, {nous veillons à l’heure et à la musique|nous guidons les porteurs et les proches}, {et vous pouvez rester tout à votre peine|sans que vous ayez à regarder la montre}.",
        ],
      ],
      questions: [
        [
          "{Que faire en premier|Quelqu’un est mort à la maison, que faire|Qui appeler d’abord} ?",
          "{Un médecin, pour constater le décès|D’abord le médecin}. {Ensuite, vous nous appelez|Le reste peut attendre}.",
          "{À l’hôpital, le personnel fait les premiers gestes|Rien n’est à faire dans la minute}. {Appelez un proche et asseyez-vous|Nous vous guidons au téléphone}.",
          "Un décès attendu ou {soudain|brutal} {ne demande pas les mêmes gestes|change le premier appel} : {si quelqu’un peut encore être secouru, appelez les secours|en cas de doute, ce sont les secours qui viennent d’abord} ; {sinon, un médecin, puis nous|après le médecin, appelez-nous quand vous voulez}.",
        ],
        [
          "{Combien coûtent des obsèques|Peut-on avoir un devis d’avance|Que comprend le prix} ?",
          "{Cela dépend de la forme, du lieu et de la cérémonie|Une part est pour nous, une part pour le cimetière et la ville}. {Un devis écrit est remis avant tout accord|Demandez aussi la formule simple}.",
          "{Dites franchement ce qui est possible|Donnez une limite, nous cherchons dedans}. {Des aides existent parfois|Le prix ne mesure pas l’affection}.",
          "Le devis sépare {ce qui est obligatoire de ce qui se choisit|nos services des frais de tiers}, {si bien que vous pouvez comparer|et rien ne vous oblige à accepter sur-le-champ} ; {la banque ou une assurance peut parfois aider|demandez à la mutuelle ou à la caisse si elle participe}.",
        ],
        [
          "{Quels papiers faut-il|Que dois-je apporter|Quels documents sont nécessaires} ?",
          "{Pièce d’identité, livret de famille, carte d’assuré|Ce que vous trouvez suffit pour commencer}. {Le reste se demande|Nous donnons une liste}.",
          "Commencez par {ce qui est dans le tiroir ou le portefeuille|les papiers d’identité et le certificat du médecin}, {et laissez le reste|et ne fouillez pas toute la maison} ; {un contrat d’obsèques se cherche s’il y en avait un|des vêtements et une photo peuvent suivre plus tard}.",
          "La mairie {demande surtout l’état civil|a besoin de l’identité et du certificat}, {et nous vous disons quoi lui remettre|et nous pouvons souvent déposer le dossier} ; {la concession familiale a aussi un titre, s’il en existe une|une absence de papier se règle presque toujours}.",
        ],
        [
          "{De combien de temps disposons-nous|Peut-on attendre de la famille lointaine|Quand doivent avoir lieu les obsèques} ?",
          "{La loi fixe un délai, et des dérogations existent|Le délai dépend du pays}. {Nous vous disons combien il reste|On peut souvent attendre un proche}.",
          "Entre {le voyage des proches, le cimetière et la cérémonie|les démarches et les disponibilités}, {on trouve une date en quelques appels|le jour se cherche dès le premier entretien} ; {si quelqu’un vient de loin, dites-le aussitôt|la mairie ou la préfecture peut accorder plus de temps dans certains cas}.",
          "Cela {ne se décide pas dans la première heure|laisse le temps de respirer} ; {nous connaissons les règles en vigueur et nous vous les expliquons|nous demandons au lieu choisi ce qui est libre}, {puis la famille choisit|avec un jour ou deux de réserve si possible}.",
        ],
        [
          "{Faut-il emmener les enfants|Comment le dire à un enfant|Un enfant peut-il venir} ?",
          "{Oui, s’il le souhaite et si on lui explique avant|Demandez-lui et dites ce qu’il verra}. {Quelqu’un doit être là pour lui seul|Il peut sortir à tout moment}.",
          "{Dites le mot mort, il fait moins peur qu’une image|Des mots simples aident}. {Un dessin à déposer aide beaucoup|Nous pouvons aider à l’expliquer}.",
          "Montrez-lui {le lieu en photo|comment cela se passera}, {et laissez-le poser ses questions|et répondez simplement} ; {s’il préfère rester chez un voisin, c’est bien aussi|son choix peut changer jusqu’au dernier moment}.",
        ],
      ],
      qualities: [
        ["des mots doux", "du temps"],
        ["un prix clair", "des étapes simples"],
        ["une pièce calme", "des gens attentifs"],
        ["une voix posée", "une main tendue"],
        ["de la place pour le silence", "des réponses franches"],
      ],
      events: ["Rencontre prévoyance", "Temps du souvenir", "Café du deuil"],
      actions: { calls: ["Appeler en cas de décès"], bookings: ["Demander un entretien"] },
    },
  ),
  "care-service": familyWording(
    ["personne aidée", "personnes aidées", "service", "chez nous", "chez nous", "aide et soins"],
    ["Aide et soins", "Notre service", "Rencontres"],
    {
      headlines: [
        "Rester {chez soi|à la maison}, {bien entouré|avec de l’aide}",
        "Une aide qui {prend le temps|écoute}",
        "{Frapper|Dire bonjour}, {aider|écouter}, revenir",
      ],
      truths: [
        "{Qui a besoin d’aide garde sa volonté|On reste la même personne}, {alors nous demandons avant de faire|et vous dites comment commence le jour}.",
        "{Les proches portent plus qu’on ne voit|Un aidant a le droit d’être fatigué}, {et une heure libre n’est pas un luxe|et leur parler fait partie du soin}.",
        "{La confiance vient avec les mêmes visages|On soigne mieux quand on se connaît}, {alors nous changeons le moins possible|et l’on retient comment vous prenez le café}.",
      ],
      offers: [
        [
          "heart-handshake",
          "Aide à la toilette",
          "{Nous aidons à se laver, à s’habiller et à se lever|Nous venons le matin ou le soir|Rien ne presse pendant la toilette}, {et vos habitudes comptent|et ce que vous pouvez faire reste à vous}.",
        ],
        [
          "pill",
          "Soins et médicaments",
          "{Les pansements et les piluliers se font sur ordonnance|Après l’hôpital, le traitement change souvent}, {et nous notons tout|et nous parlons au médecin si quelque chose change}.",
        ],
        [
          "house",
          "Aide au ménage",
          "{Les courses, les repas et le linge se font avec vous ou pour vous|Ce qui devient lourd retrouve un jour fixe}. {Dites ce qui compte|Les fleurs ne sont pas oubliées}.",
        ],
        [
          "users",
          "Compagnie et répit",
          "{Nous vous accompagnons chez le médecin ou au marché|On se promène, on lit, on joue aux cartes}, {pour une heure ou un après-midi|pendant que les proches soufflent}.",
        ],
        [
          "message-circle",
          "Conseil et démarches",
          "{Nous expliquons vos droits à la table de la cuisine|Les dossiers et le matériel font peur à tort}, {et les formulaires se remplissent ensemble|et nous disons à qui s’adresser}.",
        ],
      ],
      process: [
        [
          "Appeler",
          "{Dites qui a besoin de quoi|Un appel suffit, aussi d’un proche}. {Si cela presse, dites-le|Nous écoutons d’abord}.",
        ],
        [
          "Visiter",
          "{Nous venons faire connaissance|À la cuisine, on voit ce qu’il faut}. {Vos habitudes sont notées|Rien n’est signé ce jour-là}.",
        ],
        [
          "Accompagner",
          "{Vous avez un plan écrit, des heures et un nom|On commence par quelques jours d’essai}, {puis on ajuste|et l’on reparle avec la famille}.",
        ],
      ],
      questions: [
        [
          "{Qui paie l’aide à domicile|Quelles aides existent} ?",
          "{Cela dépend de la situation et du dossier|Une part peut être prise en charge}. {Nous aidons aux demandes|Vous voyez le reste à payer avant}.",
        ],
        [
          "{Est-ce que la même personne revient|Peut-on refuser quelqu’un} ?",
          "{Nous envoyons le moins de visages possible|Les congés et les maladies existent}. {Dites franchement si cela ne va pas|Nous cherchons à changer}.",
        ],
        [
          "{En combien de temps commencer|Que faire au retour de l’hôpital} ?",
          "{Appelez tôt, même depuis l’hôpital|Cela dépend des heures libres}. {Nous disons ce qui est possible|Le service social aide aux papiers}.",
        ],
        [
          "{Ma mère refuse de l’aide, que faire|Comment en parler} ?",
          "{Commencez petit, par le ménage|D’un inconnu, on accepte parfois mieux}. {Une première visite n’engage à rien|Laissez-lui choisir ce qu’elle peut}.",
        ],
      ],
      qualities: [
        ["des visages connus", "des mains calmes"],
        ["du temps", "un plan clair"],
        ["une écoute", "des jours fixes"],
      ],
      events: ["Après-midi des aidants", "Heure des dossiers", "Café du jeudi"],
      actions: { calls: ["Parler de l’aide"] },
    },
  ),
};
