/**
 * French wordings of the logistics family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const logistics: Wording = familyWording(
  ["client", "clients", "dépôt", "au dépôt", "au dépôt", "transport"],
  ["Services", "En route", "Dates"],
  {
    headlines: [
      "De {porte|quai} à {porte|quai}",
      "{Emballer|Charger}, {rouler|porter}, poser",
      "{Bien calé|Bien parti}, {bien arrivé|entier}",
      "{Une liste|Un appel}, {un camion|une heure}, c’est parti",
      "Ce qui compte {arrive entier|se porte à deux}",
    ],
    truths: [
      "{L’escalier peut coûter plus que la route|Le plus long est entre la porte et le camion|Le temps se perd aux deux bouts}, {alors dites-nous l’étage|nous demandons donc la porte|et il faut mesurer le passage}.",
      "{Un envoi vaut ce que valent ses papiers|Le retard naît souvent sur le papier|Un numéro de plus sauve un jour}, {alors poids et taille d’abord|nous relisons donc deux fois|et cela prend une minute}.",
      "{L’emballage est la première étape|La marchandise penche et freine avec le camion|Un bon carton connaît les virages}, {alors emballez pour la route|nous sanglons donc calmement|et non pour l’étagère}.",
      "{Un jour de marge vaut mieux que la hâte|Les bonnes dates partent vite|Qui prévient tôt choisit l’heure}, {alors écrivez dès que vous le savez|nous comptons donc à rebours|et le prix s’en ressent souvent}.",
      "Un bon chargement {commence par une bonne liste|se pense à l’envers}, {ce qui sort en premier entre en dernier|alors notez tout}.",
    ],
    offers: [
      [
        "truck",
        "Transport",
        "{Dites-nous quoi, quel poids et vers où|Ce peut être une palette ou un camion entier|Deux adresses et un jour suffisent pour commencer}, {et dites si cela s’empile|nous calculons la route|vous savez tôt quand cela arrive}.",
        "Dites-nous {quoi, d’où et jusqu’où|le poids et les mesures}, {nous disons quel véhicule|et quand cela part}.",
      ],
      [
        "house",
        "Déménagement",
        "{De la chambre à la maison entière, on part d’une liste|Les pièces, les étages et les gros meubles font la journée|Avec quelques photos, on calcule mieux}, {et dites ce qui vous est cher|on convient de qui emballe|pour que rien ne reste derrière}.",
        "Meubles, cartons, plantes : {une visite montre ce qu’il y a|tout se compte}, {le jour venu chacun sait quoi porter|et les étages se disent avant}.",
      ],
      [
        "warehouse",
        "Stockage",
        "{Quand les dates ne se touchent pas, on peut garder|Vos affaires peuvent attendre des semaines ou des années|Un dépôt aide entre deux maisons}, {et demandez comment y accéder|tout est sur une liste|vous savez où est chaque carton}.",
        "Pour un mois ou {davantage|entre deux clés}, {vos affaires restent au sec|tout est noté à l’entrée}.",
      ],
      [
        "package",
        "Emballage",
        "{Les livres vont dans de petits cartons|Vous pouvez emballer, nous aussi, ou ensemble|Un carton bien marqué épargne une soirée}, {alors commandez tôt|écrivez sur plusieurs faces|le fragile s’emballe à part}.",
        "Bien emballé, {le verre voyage|rien ne bouge}, {nous apportons les cartons|le fragile se marque}.",
      ],
      [
        "package",
        "Objets lourds",
        "{Un piano ou un coffre demande un autre plan|Ce que deux personnes ne lèvent pas se mesure avant|Pour le lourd, il faut mesures et poids}, {et aussi le passage le plus étroit|dites ce qu’il y a sous le sol|des photos de l’escalier aident}.",
        "Piano, coffre, machine : {les escaliers se mesurent|il faut des bras et des sangles}, {envoyez une photo|et l’accès décide}.",
      ],
      [
        "clock",
        "Livraisons à heure fixe",
        "{Quand quelqu’un attend, l’heure compte|Quai, créneau et rendez-vous se fixent avant|Une livraison à l’heure a besoin de marge}, {et nous disons où nous sommes|ainsi nul n’attend pour rien|un retard se signale}.",
        "Une heure fixe {se prévoit|demande un trajet connu}, {nous appelons si la route bloque|et quelqu’un reçoit}.",
      ],
    ],
    process: [
      [
        "Envoyer la liste",
        "{Envoyez tailles, poids, adresses et jour|Envoyez la liste et des photos d’escalier|Dites-nous ce qui part et vers où}, {puis vient un prix|pour compter honnêtement|nous demandons ce qui manque}.",
        "Une liste, {même approximative|avec des photos}, {et les deux adresses|étages compris}, suffisent pour un prix.",
      ],
      [
        "Préparer",
        "{On emballe, on marque et l’on garde la place|Papiers et contacts se préparent|La veille, tout doit être prêt}, {et le précieux reste avec vous|avec un créneau fixe|la liste se relit}.",
        "Cartons, {stationnement, clés|démontage} : {nous disons qui fait quoi|tout se règle avant}.",
      ],
      [
        "Rouler",
        "{On charge, on sangle, on arrive|Le jour dit, tout va pas à pas|Chaque chose va à sa place}, {et vérifiez avant de signer|sans courir dans l’escalier|à la fin, on compte}.",
        "On charge, {on cale, on roule|on roule, on porte}, {et l’on vérifie avec la liste|puis chaque chose trouve sa pièce}.",
      ],
    ],
    questions: [
      [
        "{Comment chiffrer un transport|Comment se fait le prix} ?",
        "{Le volume, la route, l’étage et le jour comptent|Cela dépend du poids et de la place|Le prix vient de la liste}, {et le milieu du mois est plus doux|un peu de souplesse aide|vous l’avez par écrit}.",
        "Volume, {distance, étages|poids et accès} : {le prix en découle|chacun pèse sur le prix}, {une visite le rend sûr|et vous le recevez par écrit}.",
      ],
      [
        "{Est-ce assuré|Que se passe-t-il en cas de casse} ?",
        "{La responsabilité a ses limites|Demandez avant ce qui est couvert|Pour le précieux, mieux vaut une couverture à part}, {et une casse se note et se photographie aussitôt|nous l’expliquons avant le jour|dites donc ce qui est fragile}.",
        "Demandez-nous {ce qui est couvert|le détail par écrit} ; {signalez tout de suite ce qui est abîmé|des photos aident}, et gardez les emballages.",
      ],
      [
        "{Quand réserver un camion|Faut-il réserver tôt} ?",
        "{Quelques semaines avant, plus en été|Dès que le jour est sûr|C’est parfois possible très vite}, {et en semaine il reste souvent une place|un jour de marge aide|nous disons ce qui est libre}.",
        "Les fins de mois {partent vite|sont pleines} ; {en semaine, il reste du choix|demandez même tard}.",
      ],
      [
        "{Que ne transportez-vous pas|Qu’est-ce qui reste avec moi} ?",
        "{Le gaz, la peinture et le dangereux ne partent pas|Les animaux et l’argent voyagent avec vous|Le vivant et le dangereux restent dehors}, {et papiers et bijoux vont dans votre sac|les plantes se discutent|demandez dans le doute}.",
        "Papiers, bijoux, {clés et animaux|médicaments} restent avec vous, {le dangereux aussi|et le reste se demande}.",
      ],
      [
        "{Qui réserve le stationnement|Faut-il une autorisation} ?",
        "{Demandez d’abord à la mairie|Cela peut être convenu avec nous|Cela dépend de la rue}, {car sans place, le trajet s’allonge|mieux vaut le demander tôt|une entrée libre gagne des heures}.",
        "Le stationnement {se demande à la mairie|se réserve d’avance}, {nous disons qui s’en charge|et quelques jours avant}.",
      ],
      [
        "{Puis-je aider|Que puis-je faire moi-même} ?",
        "{Volontiers, si c’est convenu|Videz tout ce qui se vide|On peut aider, avec gants et bonnes chaussures}, {et le dernier carton est celui du café|le passage doit rester libre|ainsi tout va plus vite}.",
        "Oui, {faites les cartons et marquez-les|démontez ce que vous pouvez}, {le prix baisse|et laissez-nous le lourd}.",
      ],
    ],
    qualities: [
      ["des sangles serrées", "des papiers clairs"],
      ["des bras forts", "des couvertures"],
      ["peu de détours", "des heures tenues"],
      ["des bras solides", "un nœud sûr"],
      ["un camion plein", "une heure juste"],
      ["des cartons bien pleins", "des bras calmes"],
    ],
    events: ["Heure conseil", "Journée cartons", "Dépôt ouvert"],
  },
);

export const logisticsTrades: Record<string, Wording> = {
  taxi: familyWording(
    ["passager", "passagers", "centrale", "chez nous", "chez nous", "trajets"],
    ["Trajets", "En route", "Rendez-vous"],
    {
      headlines: [
        "{Montez|Attachez-vous}, {on s’occupe du chemin|la route est à nous}",
        "De porte à porte, {avec vos bagages|sans détour}",
        "À l’heure {dite|du train}",
      ],
      truths: [
        "Un trajet commence {devant votre porte|au moment où la voiture s’arrête chez vous}, {et dix minutes d’attente pèsent plus lourd que le détour|alors nous disons quand elle arrive}.",
        "{Le téléphone connaît le chemin le plus court|N’importe quel écran trace la route}. {Où s’arrêter avec trois valises, on l’apprend en conduisant|L’heure où ce chemin se bouche, seul celui qui conduit la connaît}.",
        "{Certains passagers racontent, d’autres regardent par la fenêtre|On peut parler ou se taire dans une voiture}, {et les deux nous conviennent|et cela se sent dès le premier virage}.",
      ],
      offers: [
        [
          "plane",
          "Transferts à l’aéroport",
          "{Donnez le numéro de vol et le nombre de valises|Avec l’heure du vol et votre adresse, nous calculons}, {et nous proposons une heure de départ qui laisse de la marge|et vous savez quand la voiture sera devant la porte}.",
          "Au retour, {nous regardons si l’avion a du retard|la voiture tient compte de l’heure réelle}, {pour que vous n’attendiez pas avec les bagages|et vous rentrez sans faire la queue}.",
        ],
        [
          "stethoscope",
          "Transports médicaux assis",
          "Pour {une dialyse, des soins ou un contrôle|l’hôpital ou le spécialiste}, {nous venons à la porte et accompagnons jusqu’à l’accueil|le chauffeur peut aider à monter et à descendre}.",
          "{La prise en charge dépend de la prescription|Le remboursement se règle avec un bon de transport}, {alors demandez-le à votre médecin avant le trajet|et nous disons quels papiers garder}.",
        ],
        [
          "clock",
          "Courses réservées",
          "{Un train tôt le matin, un rendez-vous, une fête|Ce qui ne peut pas attendre} se réserve {la veille|quelques heures avant}, {et la voiture est notée à votre nom|ainsi personne ne cherche un taxi au dernier moment}.",
          "Pour {l’école, le travail ou les soins réguliers|les trajets qui reviennent chaque semaine}, {on fixe l’horaire une fois pour toutes|un seul accord suffit}, {et vous ne rappelez qu’en cas de changement|avec le même point de rendez-vous}.",
        ],
        [
          "briefcase",
          "Courses pour entreprises",
          "{Invités à la gare, équipe au salon, visiteurs du soir|Vos visiteurs sont attendus à la sortie} : {les courses se regroupent sur une seule facture|chaque service peut avoir son nom sur la note}.",
          "{Donnez-nous un contact et un mode de paiement|On ouvre un compte une fois}, {puis chacun dans l’équipe peut commander|et un simple appel suffit ensuite}.",
        ],
        [
          "moon",
          "Courses de nuit",
          "{Après la fête ou le dernier bus|Quand les transports s’arrêtent}, {nous vous ramenons jusqu’à la porte|vous rentrez au chaud}, {et nous attendons que la lumière s’allume si vous le souhaitez|même pour quelques rues}.",
          "{Plusieurs amis, plusieurs adresses|Un groupe qui se disperse} : {donnez toutes les adresses au départ|nous déposons chacun à son tour}.",
        ],
        [
          "package",
          "Plis et colis",
          "{Une clé oubliée, une pièce, un dossier à signer|Même sans passager, la voiture part} : {nous prenons le pli et le remettons en main propre|dites qui donne et qui reçoit}.",
          "{Indiquez la taille, l’adresse et l’heure limite|Dites ce que c’est et pour quand}, {et vous avez le prix avant le départ|et nous prévenons quand c’est remis}.",
        ],
      ],
      process: [
        [
          "Commander",
          "{Lieu, heure, destination et nombre de personnes|D’où, vers où, à quelle heure et à combien} : {cela suffit presque toujours|ajoutez les bagages ou le siège enfant}.",
          "{Le téléphone va plus vite|Appelez si c’est pour tout de suite}, {un message suffit pour demain|et nous confirmons l’heure}.",
        ],
        [
          "Monter",
          "{La voiture s’arrête à l’endroit dit|Le chauffeur vous attend au point convenu}. {Les bagages, il s’en charge|Un passage plus calme est possible si vous le demandez}.",
          "{On vérifie l’adresse ensemble|Redites la destination en montant}, {puis on roule|et l’itinéraire peut se discuter}.",
        ],
        [
          "Arriver",
          "{On paie à l’arrivée, avec un reçu sur demande|Vous réglez, et le reçu indique le trajet}. {Un regard sur la banquette avant de fermer|Le retour peut se réserver aussitôt}.",
        ],
      ],
      questions: [
        [
          "{Combien coûte la course|Peut-on connaître le prix avant|Comment se calcule le prix} ?",
          "{En ville, le tarif est réglementé et le compteur tourne|Le compteur suit un tarif fixé par l’administration}. {Pour un long trajet, demandez un prix avant de partir|Une estimation se donne au téléphone}.",
          "Avec {le départ et l’arrivée|les deux adresses}, {on peut donner une fourchette|le prix se devine assez bien}. {La circulation et les suppléments peuvent le changer|Les suppléments sont annoncés}.",
        ],
        [
          "{Faut-il réserver longtemps avant|Peut-on avoir une voiture tout de suite|Quand faut-il commander} ?",
          "{En journée, une voiture se trouve souvent vite|Sans réservation, cela marche souvent}. {Pour un train ou un avion, réservez la veille|Tôt le matin, mieux vaut prévenir}.",
          "{Cela dépend de l’heure et du temps|La pluie et les soirs de fête changent tout}. {Appelez et vous saurez le délai|Réservez dès que vous connaissez l’heure}.",
        ],
        [
          "{Avez-vous des sièges enfant|Peut-on monter avec un fauteuil roulant|Y aura-t-il de la place pour mes bagages} ?",
          "{Dites-le à la commande|Donnez l’âge, le poids ou les dimensions}, {car toutes les voitures n’ont pas le même équipement|et nous envoyons une voiture qui convient}. {Ce qui n’est pas possible, nous le disons|Sur place, il est trop tard pour changer}.",
        ],
        [
          "{Peut-on payer par carte|Donnez-vous un reçu|Comment se fait le paiement} ?",
          "{Dites à la commande comment vous voulez payer|Demandez avant de monter}. {Le reçu est donné à l’arrivée|Pour une entreprise, nous faisons une facture}.",
        ],
        [
          "{J’ai oublié quelque chose, que faire|Où retrouver un objet perdu|Mon téléphone est resté dans la voiture, que faire} ?",
          "{Appelez vite avec l’heure et le trajet|Le numéro sur le reçu aide à trouver la voiture}. {Le chauffeur regarde et le garde pour vous|Ce qui est trouvé vous attend chez nous}.",
        ],
      ],
      qualities: [
        ["une conduite calme", "un prix clair"],
        ["des voitures propres", "des chauffeurs aimables"],
        ["peu d’attente", "des horaires tenus"],
        ["une main pour les bagages", "un mot aimable"],
        ["de la marge", "peu de détours"],
      ],
      events: ["Navettes de la fête", "Sortie des aînés", "Visite du garage"],
      actions: {
        bookings: ["Réserver une course", "Demander un trajet"],
        calls: ["Appeler un taxi"],
      },
    },
  ),
};
