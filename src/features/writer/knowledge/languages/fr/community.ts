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
    ],
    truths: [
      "{Demander de l’aide est plus dur que d’en donner|Le pas le plus dur passe la porte|La première fois demande du courage}, {alors nous ne demandons que l’utile|après, c’est plus facile|et quelqu’un vous accueille}.",
      "{Cela vit par ceux qui rangent les chaises|Beaucoup font un peu et cela marche|L’essentiel se fait sans scène}, {et chaque main compte|il y a donc toujours une place|alors nous disons merci}.",
      "{La confiance veut des comptes ouverts|Qui donne peut demander où cela va|Ce qui est à tous s’explique à tous}, {et une réponse suit|demandez donc quand vous voulez|alors nous le racontons}.",
      "{La vie commune commence au rangement|Qui porte une chaise est déjà des nôtres|On se connaît en faisant la vaisselle}, {et le gâteau vient après|restez donc jusqu’au bout|les bonnes idées viennent de là}.",
      "On vient souvent {pour une chose précise|par hasard}, {et l’on reste pour les gens|puis l’on connaît des prénoms}.",
    ],
    offers: [
      [
        "users",
        "Groupes et activités",
        "{Il y a des groupes pour bien des âges et des goûts|Venez une fois ou chaque semaine|Faire ensemble est la meilleure façon de se connaître}, {alors dites ce que vous aimez|essayez sans engagement|une nouvelle tête a toujours sa place}.",
        "Un groupe existe {pour ce qui vous plaît|peut-être déjà}, {venez une fois voir|sinon, on en commence un}.",
      ],
      [
        "life-buoy",
        "Aide et conseil",
        "{Venez comme vous êtes et racontez|Pour des papiers ou pour le quotidien|Il suffit parfois de quelqu’un qui écoute}, {et apportez vos lettres s’il y en a|nous voyons qui peut aider|sans avoir à tout expliquer}.",
        "Un papier, {une lettre, une démarche|une question} : {quelqu’un s’assied avec vous|on regarde ensemble}, sans jugement.",
      ],
      [
        "calendar",
        "Fêtes et rencontres",
        "{Au fil de l’année, on mange, chante et parle|Les fêtes réunissent ceux qui ne se connaissent pas|Dans une rencontre, tout le quartier a sa place}, {et les dates sont sur ce site|amenez donc un voisin|il faut toujours quelqu’un pour ranger}.",
        "Une fête se prépare {à plusieurs|en cuisinant}, {et chacun apporte un peu|c’est déjà la fête}.",
      ],
      [
        "hand-heart",
        "Soutien",
        "{On peut aider avec du temps, de l’argent ou un savoir|Peu et souvent porte loin|Chaque main offerte compte}, {alors demandez ce qui manque|vous dites combien vous pouvez|nous disons à quoi cela sert}.",
        "Quand cela devient lourd, {parler à quelqu’un aide|il y a une chaise libre}, {et ce qui se dit reste là|on cherche avec vous qui peut aider}.",
      ],
      [
        "megaphone",
        "Débats",
        "{Autour d’une table, on discute mieux|Idées et critiques ont ici leur chaise|Qui vient participe à la décision}, {et ce qui est convenu est noté|apportez donc votre avis|chaque voix est entendue}.",
        "On n’est pas d’accord, {et c’est tout l’intérêt|on s’écoute quand même}, {chacun a la parole|puis on boit quelque chose}.",
      ],
      [
        "gift",
        "Dons",
        "{Un don peut être de l’argent, du temps ou des objets|Vous pouvez dire à quoi il doit servir|Peu et souvent aide beaucoup}, {et nous disons où il va|un reçu peut se demander|vous savez ce qu’il a permis}.",
        "Un don, {petit ou grand|d’argent ou d’heures}, {sert à quelque chose de précis|et vous pouvez demander à quoi}.",
      ],
    ],
    process: [
      [
        "Dire bonjour",
        "{Écrivez, appelez ou passez|Quelques mots suffisent pour commencer|Dites bonjour dans la langue que vous pouvez}, {et nous lisons avec soin|quelqu’un vous répond|nous disons quand venir}.",
        "Passez, {dites votre prénom|regardez}, {quelqu’un vous montre la maison|personne ne vous fera signer}.",
      ],
      [
        "Se connaître",
        "{Venez une fois et regardez|Une conversation sert à se connaître|Faites un tour avec nous}, {et rien n’est à signer ce jour-là|demandez ce que vous voulez|pour voir si cela plaît}.",
        "On parle {de ce que vous aimez|autour d’un café}, {de ce que vous savez faire ou non|et le reste vient}.",
      ],
      [
        "En être",
        "{Participez autant que vous voulez|On entre peu à peu|Cherchez votre place sans hâte}, {avec quelqu’un à côté|et faites moins si besoin|on peut toujours changer}.",
        "Venez {quand vous pouvez|une fois par mois ou plus}, {il n’y a pas de feuille de présence|chaque heure compte}.",
      ],
    ],
    questions: [
      [
        "{Faut-il être membre|Peut-on venir sans être membre} ?",
        "{Non, on peut venir essayer|Les visiteurs sont bienvenus|Nul ne tend un formulaire d’abord}, {alors passez quand vous voulez|vous décidez ensuite|nous montrons ce que nous faisons}.",
        "Pour venir voir, {non|il suffit de venir} ; {l’adhésion se décide plus tard|on en parle ensuite}.",
      ],
      [
        "{Y a-t-il une cotisation à payer|Combien coûte l’adhésion} ?",
        "{Certaines choses ne coûtent rien|Demandez la liste et nous l’expliquons|S’il y a une cotisation, nous le disons}, {et l’argent ne doit pas empêcher|parlez-nous si c’est serré|une solution se cherche}.",
        "Demandez-nous {le montant|comment cela marche} : {il se dit ouvertement|une réduction existe souvent}, {et l’argent ne doit empêcher personne|parlez-en sans gêne}.",
      ],
      [
        "{Comment aider|Que puis-je faire} ?",
        "{Avec du temps, des mains ou une voiture|Il ne faut rien savoir|Une heure aide déjà}, {et l’on vous montre le nécessaire|dites ce qui vous va|nous cherchons la bonne tâche}.",
        "Deux heures et {de la bonne humeur|une envie} {suffisent|font un bon début}, {nous montrons le reste|il y a des tâches pour tous}.",
      ],
      [
        "{À qui m’adresser|Est-ce que cela reste entre nous} ?",
        "{Écrivez et nous transmettons|Décrivez avec vos mots|Ce que vous dites est traité avec discrétion}, {mais en danger, appelez les secours|quelqu’un vous répond|nul autre n’a à le savoir}.",
        "À {la personne qui vous accueille|n’importe lequel d’entre nous}, {qui ne répète rien|elle vous dira qui peut aider}, {et vous parlez quand vous voulez|et cela reste ici}.",
      ],
      [
        "{Puis-je venir avec quelqu’un|Et si je viens seul} ?",
        "{Volontiers, en compagnie c’est plus facile|On peut aussi venir sans personne|Amenez qui vous voulez}, {et quelqu’un vous accueille à la porte|pour des enfants, dites un mot|ainsi nul ne reste dans un coin}.",
        "Oui, {amenez un ami ou vos enfants|à deux, c’est plus facile}, {et si vous venez sans personne, on vous présente|vous ne resterez pas longtemps à l’écart}.",
      ],
      [
        "{Combien de temps cela prend-il|Peut-on aider un peu} ?",
        "{Une heure par mois compte déjà|Vous dites ce que vous pouvez|On peut aider de temps en temps}, {et une pause est normale|nous cherchons une tâche qui va|personne ne compte}.",
        "{Une heure de temps en temps|Ce que vous pouvez} {aide déjà|suffit}, {et l’on peut s’arrêter|sans promesse pour la vie}.",
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
      ],
      truths: [
        "{Dans les premières heures, presque rien ne presse|Vous avez plus de temps qu’il ne semble}, {alors asseyez-vous et prenez un moment|appelez quand vous êtes prêts}.",
        "Un adieu {n’a pas de règle|ressemble à la personne}. {Certains veulent du monde, d’autres une bougie|C’est vous qui dites comment il sera}.",
        "{Parler des prix n’enlève rien au respect|On peut parler d’argent sans gêne}, {c’est pourquoi tout est écrit|et vous n’avez pas à décider sur l’heure}.",
      ],
      offers: [
        [
          "phone",
          "Premières démarches",
          "{À la maison, à l’hôpital ou en résidence|Où que la personne soit décédée}, {appelez et nous disons ce qu’il faut faire|nous expliquons ce qui presse et ce qui peut attendre}.",
          "À domicile, {le médecin vient d’abord constater le décès|appelez d’abord un médecin}. {Nous venons ensuite, quand vous le souhaitez|Après lui, il reste du temps pour un adieu}.",
        ],
        [
          "flower",
          "Inhumation et crémation",
          "{Cercueil ou urne, cimetière ou jardin du souvenir|Les possibilités et ce qu’elles demandent} : {nous expliquons sans presser|rien n’oblige à choisir le premier jour}.",
          "{La loi fixe certaines choses et en laisse d’autres libres|Tout n’est pas permis, mais plus qu’on ne croit}. {Dites votre souhait, même inhabituel|Nous disons ce qui est possible}. {Une tombe engage pour des années|On parle aussi de l’entretien}.",
        ],
        [
          "flame",
          "Cérémonies",
          "{À l’église, au crématorium ou dehors|Avec un prêtre, un officiant ou vos propres mots} : {la cérémonie doit ressembler à la personne|beaucoup peut venir de la famille}.",
          "{Musique, fleurs, photos, lecture|Une chanson, un texte, un dessin d’enfant} : {nous réglons l’ordre et le temps|vous dites ce qui compte, nous tenons le reste}.",
        ],
        [
          "file-text",
          "Démarches administratives",
          "{Mairie, caisse, banque, assurance|Actes, retraites, contrats} : {nous faisons une partie des démarches|vous recevez la liste de ce qui reste}.",
          "{Livret de famille et pièce d’identité suffisent au début|Quelques papiers sont nécessaires}. {Le reste se demande en mairie|On les cherche tranquillement}.",
        ],
        [
          "heart",
          "Recueillement",
          "{S’asseoir, tenir une main, laisser une lettre|Les enfants peuvent venir aussi} : {prenez le temps qu’il vous faut|nous préparons la pièce}.",
          "{Si vous souhaitez voir la personne une dernière fois|Si vous voulez choisir ses vêtements}, {dites-le-nous|c’est possible}. {Personne n’est obligé|Beaucoup en sortent plus calmes}.",
        ],
        [
          "pen-line",
          "Prévoyance",
          "{Dire de son vivant ce que l’on souhaite|Écrire ses volontés} {évite des choix difficiles aux proches|allège le jour venu}. {Un entretien suffit pour commencer|Tout peut se modifier plus tard}.",
        ],
      ],
      process: [
        [
          "Appeler",
          "{Vous n’avez rien à préparer|Un nom et un lieu suffisent}. {Nous disons la suite|On peut pleurer au téléphone, et se taire aussi}.",
        ],
        [
          "Parler",
          "{Chez vous ou chez nous|En famille, sans hâte}, {nous parlons de la forme, de la cérémonie et du prix|on regarde ce qui est à décider}. {À la fin, tout est écrit|Une nuit de réflexion est permise}.",
        ],
        [
          "Dire adieu",
          "{Le jour même, tout est prêt|Nous sommes là avant vous}. {Vous n’avez à penser à rien|Vous pouvez simplement être là}.",
          "{Après, il reste des lettres et des jours silencieux|Ensuite, nous restons joignables}. {Nous disons ce qui reste à faire|Les questions peuvent venir des semaines plus tard}.",
        ],
      ],
      questions: [
        [
          "{Que faire en premier|Quelqu’un est mort à la maison, que faire|Qui appeler d’abord} ?",
          "{Un médecin, pour constater le décès|D’abord le médecin}. {Ensuite, vous nous appelez|Le reste peut attendre}.",
          "{À l’hôpital, le personnel fait les premiers gestes|Rien n’est à faire dans la minute}. {Appelez un proche et asseyez-vous|Nous vous guidons au téléphone}.",
        ],
        [
          "{Combien coûtent des obsèques|Peut-on avoir un devis d’avance|Que comprend le prix} ?",
          "{Cela dépend de la forme, du lieu et de la cérémonie|Une part est pour nous, une part pour le cimetière et la ville}. {Un devis écrit est remis avant tout accord|Demandez aussi la formule simple}.",
          "{Dites franchement ce qui est possible|Donnez une limite, nous cherchons dedans}. {Des aides existent parfois|Le prix ne mesure pas l’affection}.",
        ],
        [
          "{Quels papiers faut-il|Que dois-je apporter|Quels documents sont nécessaires} ?",
          "{Pièce d’identité, livret de famille, carte d’assuré|Ce que vous trouvez suffit pour commencer}. {Le reste se demande|Nous donnons une liste}.",
        ],
        [
          "{De combien de temps disposons-nous|Peut-on attendre de la famille lointaine|Quand doivent avoir lieu les obsèques} ?",
          "{La loi fixe un délai, et des dérogations existent|Le délai dépend du pays}. {Nous vous disons combien il reste|On peut souvent attendre un proche}.",
        ],
        [
          "{Faut-il emmener les enfants|Comment le dire à un enfant|Un enfant peut-il venir} ?",
          "{Oui, s’il le souhaite et si on lui explique avant|Demandez-lui et dites ce qu’il verra}. {Quelqu’un doit être là pour lui seul|Il peut sortir à tout moment}.",
          "{Dites le mot mort, il fait moins peur qu’une image|Des mots simples aident}. {Un dessin à déposer aide beaucoup|Nous pouvons aider à l’expliquer}.",
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
    ["personne aidée", "personnes aidées", "service", "chez vous", "chez vous", "aide et soins"],
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
