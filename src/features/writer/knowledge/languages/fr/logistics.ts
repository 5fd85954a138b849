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
      "{Sanglé|Étiqueté}, {compté|calé}, en route",
      "Le {dernier carton|piano} {aussi|compris}",
    ],
    truths: [
      "{L’escalier peut coûter plus que la route|Le plus long est entre la porte et le camion|Le temps se perd aux deux bouts}, {alors dites-nous l’étage|et il faut mesurer le passage}.",
      "{Un envoi vaut ce que valent ses papiers|Le retard naît souvent sur le papier|Un numéro de plus sauve un jour}, {alors poids et taille d’abord|et cela prend une minute}.",
      "{L’emballage est la première étape|La marchandise penche et freine avec le camion|Un bon carton connaît les virages}, {alors emballez pour la route|et non pour l’étagère}.",
      "{Un jour de marge vaut mieux que la hâte|Les bonnes dates partent vite|Qui prévient tôt choisit l’heure}, {alors écrivez dès que vous le savez|nous comptons donc à rebours|et le prix s’en ressent souvent}.",
      "Un bon chargement {commence par une bonne liste|se pense à l’envers} ; {ce qui sort en premier entre en dernier|alors notez tout}.",
      "Un carton trop plein {se déchire au deuxième étage|casse des dos}, {alors les livres voyagent en petites boîtes|et deux moitiés se portent plus vite}.",
      "Mesurer {la porte prend une minute|deux fois évite de démonter une fenêtre}, {et le canapé ne discute pas|et c’est par là que nous commençons}.",
      "Les vis et {les équerres|les clés} d’un meuble {se perdent toujours|aiment disparaître}, {alors ils voyagent dans un sachet collé dessus|et du ruban y suffit}.",
    ],
    offers: [
      [
        "truck",
        "Transport",
        "{Dites-nous quoi, quel poids et vers où|Ce peut être une palette ou un camion entier|Deux adresses et un jour suffisent pour commencer} ; {et dites si cela s’empile|nous calculons la route|vous savez tôt quand cela arrive}.",
        "Palettes, {caisses|rouleaux}, longueurs {ou sacs|ou machines} : {dites comment cela se charge|le hayon ou le quai décide du camion}, {alors précisez si la charge craint l’eau ou le froid|et il faut savoir si cela se gerbe}.",
        "L’enlèvement {a un créneau et un nom|se fait avec un bon signé}, {le chauffeur appelle avant d’arriver|et l’état se note} ; {à la livraison, ouvrez l’œil avant de signer|le reçu reste avec les papiers}.",
      ],
      [
        "house",
        "Déménagement",
        "{De la chambre à la maison entière, on part d’une liste|Les pièces, les étages et les gros meubles font la journée|Avec quelques photos, on calcule mieux}, {et dites ce qui vous est cher|on convient de qui emballe|pour que rien ne reste derrière}.",
        "La veille, {le réfrigérateur se vide et les lits se démontent|on garde draps et cafetière à part} ; le jour même, {les tapis protègent les sols|les pièces partent dans l’ordre}, {et l’on remonte ce qui doit servir le soir|et le camion se ferme sur une liste}.",
        "Un studio, {un bureau|une cave}, {un garage|un grenier} : {dites aussi ce qui ne part pas|le tri avant la date allège tout}, {et ce qui va à la déchetterie se compte à part|et le volume devient honnête}.",
      ],
      [
        "warehouse",
        "Stockage",
        "{Quand les dates ne se touchent pas, on peut garder|Vos affaires peuvent attendre des semaines ou des années|Un dépôt aide entre deux maisons}, {et demandez comment y accéder|tout est sur une liste|vous savez où est chaque carton}.",
        "Pour un mois ou {davantage|entre deux clés}, {vos affaires restent au sec|tout est noté à l’entrée}.",
        "Avant d’entrer, {tout doit être sec et propre|on filme les matelas}, {chaque caisse reçoit un numéro|l’inventaire se signe à deux}, {et ce qui sert bientôt se range devant|et l’assurance se choisit en connaissance de cause}.",
        "Gardez {les papiers et les photos avec vous|une copie de la liste}, {et dites combien de temps vous pensez rester|et prévenez avant de venir chercher} ; {l’accès suit les règles du lieu|le préavis figure au contrat}.",
      ],
      [
        "package",
        "Emballage",
        "{Les livres vont dans de petits cartons|Vous pouvez emballer, nous aussi, ou ensemble|Un carton bien marqué épargne une soirée} ; {alors commandez tôt|écrivez sur plusieurs faces|le fragile s’emballe à part}.",
        "Assiettes debout, {verres bourrés de papier|cadres sur chant}, fonds {doublés|croisés d’adhésif} : {de petites règles sauvent la vaisselle|nous montrons le geste}, {et l’on écrit la pièce d’arrivée|et le vide se remplit toujours}.",
        "Housses, {penderies|couvertures}, film et {coins de mousse|caisses à claire-voie} : {le bon emballage dépend de l’objet|dites ce qui est fragile ou ancien}, {et nous apportons ce qui convient|et le reste se prête ou s’achète}.",
      ],
      [
        "package",
        "Objets lourds",
        "{Un piano ou un coffre demande un autre plan|Ce que deux personnes ne lèvent pas se mesure avant|Pour le lourd, il faut mesures et poids}, {et aussi le passage le plus étroit|dites ce qu’il y a sous le sol|des photos de l’escalier aident}.",
        "Un coffre, {une cuve|un billard}, un {piano|bloc de pierre} : {on regarde le sol, les marches et les angles|on répartit le poids}, {puis l’on choisit sangles, chariot ou monte-meuble|et chacun sait sa place avant de lever}.",
        "Dites {la marque ou la matière|ce qu’il y a dessous et dessus}, {qui peut ouvrir le portail|si une fenêtre peut se retirer}, {et si l’objet se démonte|et ce que l’étage supporte}.",
      ],
      [
        "clock",
        "Livraisons à heure fixe",
        "{Quand quelqu’un attend, l’heure compte|Quai, créneau et rendez-vous se fixent avant|Une livraison à l’heure a besoin de marge}, {et nous disons où nous sommes|ainsi nul n’attend pour rien|un retard se signale}.",
        "Salon, {chantier|magasin}, tournage : {l’entrée a souvent un badge et une heure|on attend parfois au portail}, {alors le contact sur place compte autant que l’adresse|et nous prévoyons la marge}.",
        "Une tournée {suit toujours le même ordre|répétée se règle une fois}, {et les exceptions s’annoncent la veille|et chacun sait vers quelle heure nous passons} ; {en cas de bouchon, le chauffeur appelle|la preuve de remise vous revient}.",
      ],
    ],
    process: [
      [
        "Envoyer la liste",
        "{Envoyez tailles, poids, adresses et jour|Envoyez la liste et des photos d’escalier|Dites-nous ce qui part et vers où}, {puis vient un prix|pour compter honnêtement|nous demandons ce qui manque}.",
        "Une liste, {même approximative|avec des photos}, {et les deux adresses|étages compris}, suffisent pour un prix.",
        "Faites {le tour des pièces en vidéo|une photo par pièce}, {dites l’étage, l’ascenseur et la distance à pied|sans oublier cave et balcon} : {nous en tirons un volume|l’offre sera plus juste}.",
        "Notez {ce qui est lourd, cher ou vivant|ce qui se démonte}, {et ce qui doit arriver en premier|et la date qui ne bouge pas} ; {le reste se complète en route|une question suit s’il manque un chiffre}.",
      ],
      [
        "Préparer",
        "{On emballe, on marque et l’on garde la place|Papiers et contacts se préparent|La veille, tout doit être prêt}, {et le précieux reste avec vous|avec un créneau fixe}.",
        "Cartons, {stationnement, clés|démontage} : {nous disons qui fait quoi|tout se règle avant}.",
        "On fixe {l’équipe, le camion et l’ordre de chargement|l’heure et les clés}, {vous réservez l’ascenseur|le stationnement se demande}, {et chacun a le numéro de l’autre|et la météo se regarde la veille}.",
        "Cartons fermés, {lampes démontées|plantes arrosées peu}, sachets de vis {collés|étiquetés} : {ainsi la matinée commence bien|tout part plus vite}, {et une valise reste avec vous|et les enfants ont leur journée ailleurs}.",
      ],
      [
        "Rouler",
        "{On charge, on sangle, on arrive|Le jour dit, tout va pas à pas|Chaque chose va à sa place}, {et vérifiez avant de signer|sans courir dans l’escalier|à la fin, on compte}.",
        "On charge, {on cale, on roule|on roule, on porte}, {et l’on vérifie avec la liste|puis chaque chose trouve sa pièce}.",
        "On protège, {on porte|on charge}, on attache, {puis l’on ferme sur un dernier regard|et le lourd va contre la cabine}, {et la route se fait sans zigzags|et l’arrivée est annoncée}.",
        "À destination, {vous montrez les pièces|l’étiquette dit où poser}, {on déballe ce qui est convenu|le tri s’est fait au départ}, {et vous notez l’état avant de signer|et les couvertures repartent avec nous}.",
      ],
    ],
    questions: [
      [
        "{Comment chiffrer un transport|Comment se fait le prix} ?",
        "{Le volume, la route, l’étage et le jour comptent|Cela dépend du poids et de la place|Le prix vient de la liste} ; {et le milieu du mois est plus doux|un peu de souplesse aide|vous l’avez par écrit}.",
        "Envoyez {une liste et deux adresses|quelques photos et le jour}, {et l’offre sépare main-d’œuvre, route et matériel|et nous disons ce qui n’y est pas} ; {un inventaire honnête est le meilleur rabais|ce qui change ensuite se recalcule}.",
        "La hauteur, {la distance entre porte et camion|le retour à vide} et {l’emballage|l’attente} {comptent plus qu’on ne le croit|font souvent la différence}, {alors décrivez l’accès|et une date souple aide beaucoup}.",
      ],
      [
        "{Est-ce assuré|Que se passe-t-il en cas de casse} ?",
        "{La responsabilité a ses limites|Demandez avant ce qui est couvert|Pour le précieux, mieux vaut une couverture à part}, {et une casse se note et se photographie aussitôt|nous l’expliquons avant le jour|dites donc ce qui est fragile}.",
        "Demandez-nous {ce qui est couvert|le détail par écrit} ; {signalez tout de suite ce qui est abîmé|des photos aident}, et gardez les emballages.",
        "Lisez {la valeur couverte et les exclusions|ce que prévoit le contrat}, {et déclarez ce qui est précieux|et demandez une assurance en plus au besoin} ; {à l’arrivée, réserve écrite et photo|un délai court pour se plaindre est fréquent, vérifiez-le}.",
        "Ce que vous emballez {vous-même peut être traité autrement|engage parfois votre responsabilité}, {alors posez la question|et c’est écrit dans les conditions} ; {un objet de famille mérite sa caisse|prenez une image avant le départ}.",
      ],
      [
        "{Quand réserver un camion|Faut-il réserver tôt} ?",
        "{Quelques semaines avant, plus en été|Dès que le jour est sûr|C’est parfois possible très vite}, {et en semaine il reste souvent une place|un jour de marge aide|nous disons ce qui est libre}.",
        "Les fins de mois {partent vite|sont pleines} ; {en semaine, il reste du choix|demandez même tard}.",
        "Les fins de mois et {les vacances|les veilles de rentrée} {sont chargées|se remplissent d’abord}, {alors qu’un mardi en milieu de mois reste souvent libre|alors écrivez sans attendre} ; {pour un petit envoi, un retour à vide aide|une annulation libère parfois un camion}.",
        "Dites {la date idéale et la date limite|si vous pouvez bouger d’un jour}, {et nous cherchons entre les deux|et la réponse tient compte de l’équipe} ; {l’urgent se fait, si la rue et le volume le permettent|sans liste, on ne peut rien garantir}.",
      ],
      [
        "{Que ne transportez-vous pas|Qu’est-ce qui reste avec moi} ?",
        "{Le gaz, la peinture et le dangereux ne partent pas|Les animaux et l’argent voyagent avec vous|Le vivant et le dangereux restent dehors} ; {et papiers et bijoux vont dans votre sac|les plantes se discutent|demandez dans le doute}.",
        "Bouteilles de gaz, {solvants|batteries abîmées}, armes et {bêtes|denrées qui tournent} {restent en dehors|demandent une autre voie}, {et la liste figure au contrat|et la loi y tient} ; {papiers, clés et remèdes voyagent sur vous|pour le reste, demandez avant}.",
        "Gardez {sur vous l’argent, les bijoux et les disques|une valise pour deux jours}, {et videz la tondeuse|et donnez les restes aux voisins} ; {une plante fragile va mieux en voiture|certains liquides passent si l’on prévient}.",
      ],
      [
        "{Qui réserve le stationnement|Faut-il une autorisation} ?",
        "{Demandez d’abord à la mairie|Cela peut être convenu avec nous|Cela dépend de la rue} ; {car sans place, le trajet s’allonge|mieux vaut le demander tôt|une entrée libre gagne des heures}.",
        "La commune {demande souvent un formulaire|peut délivrer un arrêté}, {et il faut s’y prendre quelques semaines avant|et des panneaux sont parfois à poser} ; {dites-nous la largeur de la rue|on voit ensemble qui s’en charge}.",
        "Une cour, {un garage|une place privée} ou un voisin {arrangeant|prévenu} {peut suffire|rend parfois service}, {si le camion y entre|quand personne n’a besoin d’en sortir} ; {dans une rue étroite, il faut un véhicule plus petit|une amende vous reviendrait, alors demandez}.",
      ],
      [
        "{Puis-je aider|Que puis-je faire moi-même} ?",
        "{Volontiers, si c’est convenu|Videz tout ce qui se vide|On peut aider, avec gants et bonnes chaussures}, {et le dernier carton est celui du café|ainsi tout va plus vite}.",
        "Démontez {ce que vous connaissez|les lits et les étagères}, {fermez les cartons et libérez l’entrée|et rassemblez les vis} ; {le jour même, montrez le chemin|laissez porter ceux qui sont assurés pour cela}.",
        "Un plan {de la nouvelle maison|par pièces} {collé sur la porte évite cent questions|aide tout le monde}, {comme de l’eau fraîche|et un prénom pour chaque coin s’y ajoute} ; {si vous portez, dites-le avant|avec des gants, chacun a deux mains de plus}.",
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
        "{Une voiture|Un volant}, {une adresse|deux valises}, {allons-y|et du temps gagné}",
        "{Assis au sec|Bien au chaud}, {rendu à l’heure|jusqu’à la porte}",
        "La {gare|fête}, puis {le retour|la maison}",
      ],
      truths: [
        "Un trajet commence {devant votre porte|au moment où la voiture s’arrête chez vous}, {et dix minutes d’attente pèsent plus lourd que le détour|alors nous disons quand elle arrive}.",
        "{Le téléphone connaît le chemin le plus court|N’importe quel écran trace la route}. {Où s’arrêter avec trois valises, on l’apprend en conduisant|L’heure où ce chemin se bouche, seul celui qui conduit la connaît}.",
        "{Certains passagers racontent, d’autres regardent par la fenêtre|On peut parler ou se taire dans une voiture}, {et les deux nous conviennent|et cela se sent dès le premier virage}.",
        "La pluie {double les appels|remplit les trottoirs}, {alors réservez avant le premier nuage|et chaque minute se prévoit mieux quand on l’annonce}.",
        "Un bon chauffeur {freine tôt|anticipe}, {et le café reste dans la tasse|et vous pouvez lire en paix}.",
        "Les petites rues {changent de sens, les travaux aussi|ont leurs heures}, {et qui y roule chaque jour le sait|alors le plan du téléphone se corrige}.",
        "Une portière {ouverte au bon moment compte|tenue peut changer un matin}, {surtout avec un bras en écharpe|et une aide se propose avant qu’on la demande}.",
      ],
      offers: [
        [
          "plane",
          "Transferts à l’aéroport",
          "{Donnez le numéro de vol et le nombre de valises|Avec l’heure du vol et votre adresse, nous calculons}, {et nous proposons une heure de départ qui laisse de la marge|et vous savez quand la voiture sera devant la porte}.",
          "Au retour, {nous regardons si l’avion a du retard|la voiture tient compte de l’heure réelle}, {pour que vous n’attendiez pas avec les bagages|et vous rentrez sans faire la queue}.",
          "Pour un départ à l’aube, {préparez les papiers et l’adresse du terminal|dites combien vous êtes}, {et la voiture arrive en avance|et nous passons prendre vos amis en route} ; {un siège enfant se demande à la réservation|un bagage hors taille aussi}.",
        ],
        [
          "stethoscope",
          "Transports médicaux assis",
          "Pour {une dialyse, des soins ou un contrôle|l’hôpital ou le spécialiste}, {nous venons à la porte et accompagnons jusqu’à l’accueil|le chauffeur peut aider à monter et à descendre}.",
          "{La prise en charge dépend de la prescription|Le remboursement se règle avec un bon de transport}, {alors demandez-le à votre médecin avant le trajet|et nous disons quels papiers garder}.",
          "Une convocation, {un bon et votre carte|l’heure de fin estimée} : {avec cela, aller et retour s’organisent|nous savons quoi prévoir}, {et l’attente se discute|et quelqu’un vous rappelle le matin si vous voulez}.",
        ],
        [
          "clock",
          "Courses réservées",
          "{Un train tôt le matin, un rendez-vous, une fête|Ce qui ne peut pas attendre} se réserve {la veille|quelques heures avant}, {et la voiture est notée à votre nom|ainsi personne ne cherche un taxi au dernier moment}.",
          "Pour {l’école, le travail ou les soins réguliers|les trajets qui reviennent chaque semaine}, {on fixe l’horaire une fois pour toutes|un seul accord suffit}, {et vous ne rappelez qu’en cas de changement|avec le même point de rendez-vous}.",
          "Dites {l’heure à laquelle vous devez y être|ce qui vous attend au bout}, {et nous comptons la route à rebours|et nous laissons une marge pour les travaux} ; {un changement se signale par un appel|le nom du passager suffit}.",
        ],
        [
          "briefcase",
          "Courses pour entreprises",
          "{Invités à la gare, équipe au salon, visiteurs du soir|Vos visiteurs sont attendus à la sortie} : {les courses se regroupent sur une seule facture|chaque service peut avoir son nom sur la note}.",
          "{Donnez-nous un contact et un mode de paiement|On ouvre un compte une fois}, {puis chacun dans l’équipe peut commander|et un simple appel suffit ensuite}.",
          "Pour un congrès ou {un séminaire|un tournage}, {donnez la liste des arrivées|nous suivons les trains}, {et les véhicules se répartissent|et un panneau au nom attend} ; {les reçus se classent par service|un contact unique coordonne tout}.",
        ],
        [
          "moon",
          "Courses de nuit",
          "{Après la fête ou le dernier bus|Quand les transports s’arrêtent}, {nous vous ramenons jusqu’à la porte|vous rentrez au chaud}, {et nous attendons que la lumière s’allume si vous le souhaitez|même pour quelques rues}.",
          "{Plusieurs amis, plusieurs adresses|Un groupe qui se disperse} : {donnez toutes les adresses au départ|nous déposons chacun à son tour}.",
          "Le soir, {on monte devant la salle, sous la lumière|un point précis évite de se chercher}, {et le trajet se partage entre amis|et l’on attend que vous ayez ouvert} ; {réservez tôt les soirs de fête|notez notre numéro avant de sortir}.",
        ],
        [
          "package",
          "Plis et colis",
          "{Une clé oubliée, une pièce, un dossier à signer|Même sans passager, la voiture part} : {nous prenons le pli et le remettons en main propre|dites qui donne et qui reçoit}.",
          "{Indiquez la taille, l’adresse et l’heure limite|Dites ce que c’est et pour quand}, {et vous avez le prix avant le départ|et nous prévenons quand c’est remis}.",
          "Fleurs, {pièces d’atelier|échantillons}, papiers : {l’objet se remet contre un nom|dites s’il est fragile ou froid}, {et la personne reçoit un appel à l’arrivée|et le plus pressé part d’abord} ; {rien d’interdit ne voyage|le contenu se déclare}.",
        ],
      ],
      process: [
        [
          "Commander",
          "{Lieu, heure, destination et nombre de personnes|D’où, vers où, à quelle heure et à combien} : {cela suffit presque toujours|ajoutez les bagages ou le siège enfant}.",
          "{Le téléphone va plus vite|Appelez si c’est pour tout de suite} ; {un message suffit pour demain|et nous confirmons l’heure}.",
          "Dites où {nous trouver devant l’immeuble|le chauffeur peut s’arrêter}, {le numéro où vous joindre et le nombre de bagages|et s’il faut de l’aide pour marcher} : {la voiture vient en connaissance de cause|le reste se règle en route}.",
        ],
        [
          "Monter",
          "{La voiture s’arrête à l’endroit dit|Le chauffeur vous attend au point convenu}. {Les bagages, il s’en charge|Un passage plus calme est possible si vous le demandez}.",
          "{On vérifie l’adresse ensemble|Redites la destination en montant}, {puis on roule|et l’itinéraire peut se discuter}.",
          "Attachez {les ceintures|les enfants}, {dites si vous avez froid|choisissez la radio ou le silence}, {et signalez un arrêt en chemin|et le trajet commence}.",
        ],
        [
          "Arriver",
          "{On paie à l’arrivée, avec un reçu sur demande|Vous réglez, et le reçu indique le trajet}. {Un regard sur la banquette avant de fermer|Le retour peut se réserver aussitôt}.",
          "Le coffre s’ouvre {au plus près de la porte|avant le paiement}, {on compte les sacs|le chauffeur porte ce qui est lourd}, {et le reçu se donne sur demande|puis bonne route à vous}.",
          "Vérifiez {la banquette, le téléphone et l’écharpe|que rien n’a glissé}, {et convenez du retour si vous le connaissez|et gardez le reçu} ; {si un mot vous tient à cœur, dites-le|un compliment ou une remarque nous parvient}.",
        ],
      ],
      questions: [
        [
          "{Combien coûte la course|Peut-on connaître le prix avant|Comment se calcule le prix} ?",
          "{En ville, le tarif est réglementé et le compteur tourne|Le compteur suit un tarif fixé par l’administration}. {Pour un long trajet, demandez un prix avant de partir|Une estimation se donne au téléphone}.",
          "Avec {le départ et l’arrivée|les deux adresses}, {on peut donner une fourchette|le prix se devine assez bien}. {La circulation et les suppléments peuvent le changer|Les suppléments sont annoncés}.",
          "Le prix réunit {la prise en charge, la distance et l’attente|le parcours et l’heure}, {selon les règles locales|et les majorations de nuit existent souvent} ; {un forfait est parfois prévu vers l’aéroport|demandez-le en donnant la destination}.",
        ],
        [
          "{Faut-il réserver longtemps avant|Peut-on avoir une voiture tout de suite|Quand faut-il commander} ?",
          "{En journée, une voiture se trouve souvent vite|Sans réservation, cela marche souvent}. {Pour un train ou un avion, réservez la veille|Tôt le matin, mieux vaut prévenir}.",
          "{Cela dépend de l’heure et du temps|La pluie et les soirs de fête changent tout}. {Appelez et vous saurez le délai|Réservez dès que vous connaissez l’heure}.",
          "Une voiture {libre tout près vient vite|peut être au bout de la rue}, {mais une fête ou une grève peut tout allonger|mais un matin de pluie demande de la patience} ; {ce qui compte se réserve|un fauteuil ou un grand groupe se prévoit d’avance}.",
        ],
        [
          "{Avez-vous des sièges enfant|Peut-on monter avec un fauteuil roulant|Y aura-t-il de la place pour mes bagages} ?",
          "{Dites-le à la commande|Donnez l’âge, le poids ou les dimensions}, {car toutes les voitures n’ont pas le même équipement|et nous envoyons une voiture qui convient}. {Ce qui n’est pas possible, nous le disons|Sur place, il est trop tard pour changer}.",
          "Un siège {rehausseur ou coque|pour enfant} {se choisit selon le poids|n’est pas dans chaque voiture} ; {un fauteuil pliant entre presque partout|un fauteuil électrique demande un véhicule équipé}. {Comptez aussi les valises|Précisez-le à l’appel et nous cherchons}.",
          "Décrivez {les bagages et les passagers|ce qui roule, se plie ou aboie}, {et l’on vous dira quelle voiture vient|et nous envoyons assez de place} ; {un chien guide est bienvenu|un vélo peut demander un break}.",
        ],
        [
          "{Peut-on payer par carte|Donnez-vous un reçu|Comment se fait le paiement} ?",
          "{Dites à la commande comment vous voulez payer|Demandez avant de monter}. {Le reçu est donné à l’arrivée|Pour une entreprise, nous faisons une facture}.",
          "Carte, {espèces|téléphone} ou compte d’entreprise : {tout n’est pas possible dans chaque voiture|demandez au moment de l’appel}, {et le reçu indique date et parcours|et la note peut suivre}.",
          "Le montant {se lit au compteur ou sur l’accord|se voit avant de payer}, {et un justificatif se délivre toujours si vous le demandez|et le détail peut s’expliquer} ; {préparez la monnaie la nuit|un paiement par un tiers se prévoit}.",
        ],
        [
          "{J’ai oublié quelque chose, que faire|Où retrouver un objet perdu|Mon téléphone est resté dans la voiture, que faire} ?",
          "{Appelez vite avec l’heure et le trajet|Le numéro sur le reçu aide à trouver la voiture}. {Le chauffeur regarde et le garde pour vous|Ce qui est trouvé vous attend chez nous}.",
          "Notez {l’heure, le départ et l’arrivée|le numéro de la voiture}, {appelez ou écrivez|et décrivez l’objet}, {et nous demandons à chaque chauffeur|et nous vérifions le coffre et la banquette} ; {la remise se convient ensuite|un trajet de retour peut être facturé}.",
          "Téléphonez {depuis un autre appareil|tout de suite}, {car la voiture peut être encore proche|car quelqu’un l’a peut-être déjà remis} ; {s’il n’est pas chez nous, la police a souvent un service d’objets trouvés|gardez votre reçu, car il indique le trajet}.",
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
