/** French wordings of the photography family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const photography: Wording = familyWording(
  ["client", "clients", "studio", "au studio", "au studio", "photographie"],
  ["Séances", "Images", "Dates"],
  {
    headlines: [
      "{Une lumière|Une fenêtre}, {des visages|des gens}, un instant",
      "Restez {comme vous êtes|vous-mêmes}",
      "Des images {à garder|à tenir en main}",
      "{Ne bougez pas|Bougez donc}, c’est {bien|vous}",
      "{Une image|Un regard} que l’on garde",
    ],
    truths: [
      "{Presque personne n’aime poser|La plupart se disent peu photogéniques|Les premières minutes sont toujours bizarres}, {puis l’appareil s’oublie|alors on commence par faire quelque chose|et le rire vient ensuite}.",
      "{La lumière décide plus que l’appareil|Tôt ou tard vaut mieux que midi|Une bonne fenêtre est un demi-studio}, {alors l’heure compte|nous la choisissons donc avec vous|et il faut regarder le ciel}.",
      "{Les meilleures images viennent entre les poses|Celle qui reste n’était presque jamais prévue|Les mains racontent autant que les visages}, {alors nous laissons des vides|tout n’est donc pas réglé|il faut être attentif}.",
      "{Quand on croit que c’est fini, chacun se détend|L’image d’après est souvent la bonne|Le naturel ne se commande pas}, {alors l’appareil reste levé|nous attendons donc un peu|et ce moment compte}.",
      "La meilleure image {vient souvent entre deux poses|arrive quand on oublie l’appareil}, {alors nous attendons|c’est pourquoi nous parlons beaucoup}.",
    ],
    offers: [
      [
        "heart",
        "Mariages et fêtes",
        "{Nous suivons la fête des préparatifs à la dernière danse|Discours, larmes et confettis méritent de rester|À un mariage, tout n’arrive qu’une fois}, {alors envoyez-nous le déroulé|dites qui doit être sur l’image|et l’on nous remarque à peine}.",
        "Le jour de la fête, {nous sommes là sans gêner|l’appareil se fait discret}, {et les vraies émotions viennent seules|dites-nous qui compte}.",
      ],
      [
        "user",
        "Portraits",
        "{Pour un poste, un livre ou une grand-mère|Un bon portrait vous montre un bon jour|Avant l’appareil, nous parlons un moment}, {alors prenez plusieurs hauts|dites où l’image paraîtra|nous choisissons ensemble}.",
        "Un portrait demande {un peu de lumière et une conversation|quelques minutes pour oublier l’objectif}, {le reste suit|puis vous choisissez}.",
      ],
      [
        "baby",
        "Photos de famille",
        "{À la maison, sur le canapé connu, chacun est à l’aise|Le désordre est permis|Avec des enfants, les images viennent en jouant}, {alors mieux vaut manger avant|personne n’a à fixer l’objectif|le plan est de ne pas en avoir}.",
        "Enfants, chien, grands-parents : {nous jouons d’abord|personne ne reste immobile}, {et la photo se prend en chemin|c’est très bien ainsi}.",
      ],
      [
        "briefcase",
        "Photos d’entreprise",
        "{Nous photographions les gens au vrai travail|L’équipe, le produit et l’atelier racontent une histoire|Une entreprise se voit mieux en mouvement}, {alors dites où cela paraîtra|une liste gagne du temps|nous gênons le moins possible}.",
        "Votre équipe {au travail dit plus qu’un mur blanc|se montre comme elle est}, {une demi-journée suffit souvent|nous préparons l’ordre avec vous}.",
      ],
      [
        "book-open",
        "Tirages et livres",
        "{Une image sur papier ne se cherche pas|Un livre sur la table s’ouvre plus qu’un disque dur|Ce qui est imprimé reste dans la famille}, {et les échantillons se touchent|demandez formats et papiers|nous aidons à choisir}.",
        "Une image imprimée {se regarde autrement|trouve sa place au mur}, {le papier se choisit ensemble|et un livre se feuillette longtemps}.",
      ],
      [
        "house",
        "Lieux et objets",
        "{Une maison, une boutique ou une assiette a aussi son heure|Ce qui ne bouge pas demande de la patience|Un lieu se photographie par belle lumière}, {alors dites à quoi cela servira|le matin est souvent meilleur|on range un peu avant}.",
        "Un lieu change {avec l’heure|selon la lumière}, {nous venons quand il est beau|un objet aussi a son bon côté}.",
      ],
    ],
    process: [
      [
        "Écrire",
        "{Écrivez la date, le lieu et l’occasion|Quelques lignes et une image que vous aimez suffisent|Dites-nous ce que vous voulez garder}, {et vous saurez si le jour est possible|la réponse vient avec des questions|pour nous faire une idée}.",
        "Écrivez-nous {la date et l’occasion|ce que vous imaginez}, {nous disons si nous sommes libres|une réponse suit avec le prix}.",
      ],
      [
        "Préparer",
        "{On parle de lumière, d’heure et de tenue|Une conversation règle l’essentiel|Avant le jour, on voit ce qui ne doit pas manquer}, {avec un plan pour la pluie|le reste peut arriver seul|ainsi pas de doute le jour venu}.",
        "Nous parlons {du lieu, de la lumière, des gens|de ce que vous aimez}, {et des images à ne pas manquer|une courte liste aide}.",
      ],
      [
        "Photographier",
        "{On commence doucement et l’on finit en jouant|Nous donnons peu de consignes et regardons beaucoup|Le jour venu, vous n’avez qu’à être là}, {puis vient le choix|et plus tard les tirages|nous vous montrons les meilleures}.",
        "Nous photographions, {vous vivez|vous oubliez l’appareil}, {puis vient le tri|et les images vous parviennent}.",
      ],
    ],
    questions: [
      [
        "{Je ne suis pas photogénique, et alors|Et si je ne suis pas à l’aise} ?",
        "{Presque tout le monde le dit|Il ne faut pas savoir poser|On commence en marchant ou en parlant}, {et au bout de quelques minutes, c’est facile|vous n’avez donc rien à faire de spécial|le reste est notre affaire}.",
        "Presque tout le monde {le dit|commence ainsi}, {on parle, on marche, et cela passe|les premières images ne comptent pas}.",
      ],
      [
        "{Quand réserver la date|Faut-il réserver tôt} ?",
        "{Dès que la date est fixée|Pour un mariage d’été, très tôt|Un portrait se fixe souvent vite}, {alors demandez même si cela semble tard|nous disons si c’est libre|la date est tenue après accord}.",
        "Pour une fête, {dès que le jour est sûr|plusieurs mois avant} ; {un portrait se cale plus vite|demandez toujours, une date se libère parfois}.",
      ],
      [
        "{Combien d’images recevrons-nous|Combien de photos livrez-vous} ?",
        "{Vous recevez un choix et non chaque cliché|Cela dépend de la durée et de l’occasion|Les yeux fermés restent ici}, {et la date de remise est convenue|en saison, il faut quelques semaines|ainsi vous regardez tranquillement}.",
        "Cela dépend {de la durée|de ce qui se passe} : {nous l’écrivons dans l’accord|vous aurez un nombre et une date}.",
      ],
      [
        "{Pouvons-nous publier les images|Qui peut montrer les photos} ?",
        "{Rien ne se montre sans votre accord|En privé, c’est souvent possible|Les droits sont au contrat}, {alors dites ce que vous refusez|nous l’expliquons avant|et c’est votre mot qui compte}.",
        "L’accord le dit {noir sur blanc|avant la séance}, {et sans votre oui rien n’est montré|vous décidez de ce qui paraît}.",
      ],
      [
        "{Et s’il pleut|Annule-t-on par mauvais temps} ?",
        "{La pluie donne une lumière très douce|Nous avons toujours un abri en tête|Un portrait peut changer de jour}, {et un parapluie clair aide|nous décidons ensemble|ce sont parfois les meilleures}.",
        "Une pluie fine {fait de belles images|n’arrête rien}, {sous l’orage on décale|et un plan de secours existe}.",
      ],
      [
        "{Peut-on demander certaines images|Faut-il une liste} ?",
        "{Pour les groupes, une liste aide|Dites-nous qui avec qui|Oui, quelques images peuvent se demander}, {mais trop de liste mange les instants|le reste, nous le voyons|ainsi personne ne manque}.",
        "Quelques-unes, {oui|notez-les}, {les personnes surtout|mais laissez de la place à l’imprévu}.",
      ],
    ],
    qualities: [
      ["une lumière douce", "de vrais visages"],
      ["de vrais instants", "peu de poses"],
      ["un regard calme", "des rires"],
      ["un regard vrai", "une bonne lumière"],
      ["une main calme", "un œil ouvert"],
      ["un œil patient", "des images sans fard"],
    ],
    events: ["Journée portrait", "Balade photo", "Exposition"],
  },
);
