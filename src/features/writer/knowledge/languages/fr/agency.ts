/**
 * French wordings of the agency family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const agency: Wording = familyWording(
  ["client", "clients", "studio", "au studio", "au studio", "création et conseil"],
  ["Ce que nous faisons", "Travaux", "Rencontres"],
  {
    headlines: [
      "Dire {moins|mieux}, {montrer|obtenir} plus",
      "{Écouter|Demander}, {dessiner|trier}, {ôter|décider}",
      "Une idée {claire|simple}, bien {faite|dite}",
      "{Trouver|Garder} l’essentiel",
      "Un {mot|trait} juste, {puis un autre|au bon endroit}",
      "{Un crayon|Une feuille}, {une question|un silence}, une idée",
      "{Voir|Lire} et {comprendre|sourire} aussitôt",
    ],
    truths: [
      "{Les goûts se discutent, le but non|Avant de plaire, il faut servir|La première question est à quoi cela sert}, {et c’est le sens du brief écrit|alors nous commençons par demander|la couleur vient après}.",
      "{Bien créer, c’est souvent enlever|Le mot le plus dur est non|Ce qui reste doit mériter sa place}, {et le reste est de trop|alors nous effaçons beaucoup|il y faut un peu de courage}.",
      "{La réponse est souvent déjà dans la maison|Ceux qui font le travail en savent le plus|Un bon conseil commence par écouter} ; {alors nous demandons à vos gens|il ne reste parfois qu’à trier|nous parlons donc à tous}.",
      "{Une bonne idée supporte les questions|Ce qui ne s’explique pas ne marche pas|On parle avant de dessiner}, {alors nous montrons le chemin|demandez donc sans gêne|ainsi vous savez pourquoi}.",
      "Une bonne idée {se raconte en une phrase|survit à une nuit}, {sinon elle n’est pas finie|alors nous attendons le lendemain}.",
      "Un bon titre {se trouve souvent dans une phrase dite au téléphone|se cache dans les mots des clients}, {alors nous prenons des notes|et personne n’avait pensé à l’écrire}.",
      "Le lecteur {donne quelques secondes|passe vite}, {et rien ne l’oblige à rester|alors la première ligne doit porter}.",
      "Une charte {trop épaisse reste au placard|doit tenir dans les mains de ceux qui s’en servent}, {et quelques règles claires suffisent souvent|et un bon exemple vaut dix interdits}.",
    ],
    offers: [
      [
        "target",
        "Stratégie",
        "{Un bon plan tient sur une page|On fixe d’abord qui, quoi et pourquoi|La stratégie commence par une question gênante}, {et nous parlons aussi à vos clients|pour que chaque pas ait un sens}.",
        "Avant de dessiner, {il faut savoir à qui l’on parle|nous posons des questions}, {et ce que l’on veut changer|puis vient un plan court}.",
        "À qui parlez-vous, {que doit-il changer|que lui promettez-vous}, {et pourquoi vous croirait-on|et que fait le voisin} ? {Ces questions d’abord, les idées ensuite|Nous y répondons avec vous avant toute couleur}.",
        "Le plan dit {ce que l’on fait maintenant et ce que l’on laisse|les canaux, l’ordre et le budget}, {pour que vous puissiez refuser une bonne idée au mauvais moment|et chaque action a une raison et une date}.",
      ],
      [
        "pen-tool",
        "Création graphique",
        "{Nous cherchons un visage qui tient|Le signe, la lettre et la couleur doivent dire la même chose|Le dessin part du lieu où l’on vous voit}, {et les mots viennent avant les images|pour être reconnu de loin}.",
        "Un signe {doit tenir sur un stylo et sur une façade|se juge en petit et en noir}, {alors nous l’essayons partout|avant de parler de nuances} ; {les couleurs se choisissent aussi pour être lisibles|la lettre porte une bonne part du caractère}.",
        "Affiches, {cartes|menus}, écrans, {camions|sacs} : {le même air de famille se reconnaît|les règles sont simples à suivre}, {et vos équipes peuvent s’en servir sans nous|et rien n’a l’air copié}.",
      ],
      [
        "message-circle",
        "Textes",
        "{Vous racontez et nous écrivons|Les textes doivent sonner comme vous|Dire peu et bien demande du travail}, {et l’on corrige jusqu’à ce que cela aille|pour être lu jusqu’au bout|avec votre voix, sans décor}.",
        "Nous écrivons {après avoir écouté ceux qui vendent et ceux qui réparent|avec les mots de vos clients}, {puis nous coupons|et nous lisons à voix haute} ; {vous corrigez les faits, nous tenons le ton|il en reste ce qui sert}.",
        "Une page, {une lettre|une légende}, un mode d’emploi : {chaque texte a un lecteur pressé|chaque longueur a ses règles}, {alors la réponse vient en premier|et la fin dit quoi faire}.",
      ],
      [
        "settings",
        "Fabrication",
        "{Du projet à l’objet, il y a bien des étapes|L’échantillon dit la vérité|Avant d’imprimer, on essaie}, {alors donnez-nous quantité et date|nous suivons jusqu’à la livraison|pour que ce soit comme prévu}.",
        "Impression, site, enseigne : {nous suivons la fabrication|les détails techniques sont pour nous}, {et vous voyez une épreuve|jusqu’à la livraison}.",
        "Papier, {encre|reliure}, format et {pliage|finition} : {on touche avant de choisir|nous demandons des échantillons}, {puis l’on relit une dernière épreuve|car l’écran ment sur les couleurs}.",
        "Pour un site ou {une vidéo|un stand}, {nous parlons tôt avec ceux qui fabriquent|le plan de travail nomme chaque métier}, {afin que le dessin reste faisable|et vous voyez les étapes avant la fin}.",
      ],
      [
        "search",
        "État des lieux",
        "{Nous regardons l’existant avec des yeux neufs|Tout va sur un mur et se regarde ensemble|Il y a souvent plus qu’on ne croit}, {et l’on voit ce qui reste ou part|avant de faire du neuf|pour ne pas dépenser pour rien}.",
        "On réunit {vos brochures, vos pages et vos courriels|tout ce que le public voit}, {on les lit comme un inconnu|on note ce qui se contredit}, {et l’on rend un avis en clair|puis l’on classe par urgence}.",
        "Nous appelons {quelques clients avec votre accord|votre standard, comme le ferait un client}, {nous regardons les chiffres que vous avez déjà|nous suivons le chemin d’une commande}, {et les surprises ne manquent pas|et vous voyez où les gens se perdent}.",
      ],
      [
        "users",
        "Ateliers avec votre équipe",
        "{Vos gens savent presque tout ce qu’il faut|Autour d’une table, avec des stylos, on avance vite|Un atelier réunit ceux qui se voient peu}, {et nous demandons puis trions|à la fin, il y a un plan|pour repartir avec une décision}.",
        "Avec votre équipe, {on pense plus vite|une matinée peut suffire}, {et chacun porte ensuite l’idée|les réponses sont déjà dans la salle}.",
        "Une demi-journée, {un mur|une grande table} et {des gens de tous les métiers|une vraie question} : {chacun écrit avant de parler|les silencieux ont leur tour}, {et l’on finit par choisir|et le compte rendu part avec les photos du mur}.",
        "On teste {des noms, des phrases, des croquis|ce que vous diriez à un voisin}, {on rit, on raye, on garde|on défend, puis on vote} ; {les décisions sont écrites le jour même|le travail repart d’un accord commun}.",
      ],
    ],
    process: [
      [
        "Demander",
        "{On parle du but, des gens, du délai et du budget|Il faut d’abord savoir ce qui doit changer|Nous demandons et mettons par écrit}, {et vous corrigez|car parler d’argent gagne du temps|pour partir de la même idée}.",
        "Racontez {le problème plutôt que la solution|ce qui doit changer}, {avec une date|et un budget si possible}.",
        "Envoyez {ce que vous avez, même inachevé|vos anciens essais}, {avec ce qui vous plaît ailleurs|et dites ce qui n’a pas marché} : {nous préparons nos questions là-dessus|la première rencontre en sera plus courte}.",
        "Qui décide, {pour quand|avec quel budget}, {qui donne les photos et les textes|qui doit être consulté} ? {C’est le moment de le dire|Nous le notons avant de chiffrer}.",
      ],
      [
        "Esquisser",
        "{Nous montrons peu de pistes, encore brutes|Le croquis passe avant le détail|On dessine tôt, sans finir}, {et dites à quoi cela fait penser|à ce stade, jeter coûte peu}.",
        "Vous voyez {deux ou trois pistes|des esquisses}, {tôt et imparfaites|pour dire non à temps}.",
        "Au mur, {des croquis|des mots} et {des contre-exemples|des essais de couleur} : {vous réagissez à chaud|on voit vite ce qui vous ressemble}, {puis l’on laisse reposer une nuit|et une piste se détache}.",
        "Chaque piste {arrive avec sa raison|se défend en une phrase}, {et une faiblesse avouée|et l’on dit à qui elle parle} ; {vous pouvez en marier deux|un non bien expliqué nous fait avancer}.",
      ],
      [
        "Réaliser",
        "{Une voie se finit et se vérifie|On termine, on essaie, on remet|Ce qui est choisi va jusqu’au bout}, {avec les fichiers et quelques règles|pour que vous puissiez continuer|nous expliquons l’usage}.",
        "Nous réalisons, {vous relisez|vous testez}, {puis tout vous est remis|et l’on mesure ce qui a changé}.",
        "On décline, {on relit|on mesure}, {on fait vérifier par quelqu’un qui ne connaît pas le projet|on essaie dans les conditions réelles}, {puis l’on livre|et les fautes se cachent moins bien}.",
        "À la remise, {vous recevez les fichiers rangés et nommés|nous passons une heure avec vos équipes}, {avec un mode d’emploi court|afin que rien ne dorme dans un dossier} ; {un point se fait quelques mois après|la suite peut se faire sans nous}.",
      ],
    ],
    questions: [
      [
        "{Quel est le prix d’un projet|Comment facturez-vous} ?",
        "{Ce peut être au temps, par étape ou au forfait|L’ampleur et l’usage décident|Donnez un budget et nous voyons ce qui va}, {et vous l’aurez par écrit|avant de commencer}.",
        "Nous chiffrons {par étapes|après un échange}, {chacune se valide|et vous savez ce qu’elle comprend}.",
        "Le chiffre vient {du nombre de supports et d’allers-retours|du temps prévu}, {et l’offre dit ce qui n’est pas compris|étape par étape} ; {l’impression et les licences se comptent à part|un premier échange permet déjà de le situer}.",
        "Vous pouvez {commander une seule étape|fixer un plafond}, {voir le résultat, puis décider|et nous disons ce qui entre dedans} ; {les acomptes suivent l’avancement|les dates de facture sont dans l’accord}.",
      ],
      [
        "{Combien de propositions|Et si la proposition ne plaît pas} ?",
        "{Peu de pistes, mais réfléchies|Les retours sont fixés avant|Si cela ne plaît pas, dites pourquoi}, {car une critique motivée aide|nous repartons de là|ce qui doit changer change}.",
        "Le nombre {de pistes et de retouches figure dans l’offre|se fixe avant le début}, {et l’on en montre peu|afin que chacune soit aboutie} ; {dites ce qui vous gêne, non ce qu’il faut dessiner|un refus clair vaut mieux qu’un oui tiède}.",
        "Si aucune {ne convient|ne vous parle}, {on revient à la question de départ|on relit le brief ensemble}, {car c’est souvent là que le malentendu se cache|et la suite se décide selon l’accord}.",
      ],
      [
        "{À qui appartient le résultat|Aurons-nous les fichiers} ?",
        "{Les droits sont fixés dans l’offre|Cela dépend de l’usage que vous en ferez|Demandez-le dès le début} ; {et les fichiers ouverts se discutent à part|vous saurez ce que vous pouvez en faire|c’est mis par écrit}.",
        "L’accord {règle les droits|le dit}, {les fichiers vous sont remis|demandez les formats}, à la fin du projet.",
        "Vous recevez {les formats prêts à l’emploi|ce qu’il faut pour imprimer et publier}, {avec les droits écrits dans l’accord|dans l’étendue convenue} ; {les polices et les photos ont leurs propres licences|pour les fichiers de travail, parlons-en avant}.",
        "L’auteur {garde certains droits par la loi|cède ce que l’accord énumère}, {et l’usage vous est accordé par écrit|pour les lieux et la durée prévus} ; {demandez-nous de l’expliquer sans jargon|un juriste peut relire la clause}.",
      ],
      [
        "{Promettez-vous un succès|Quel effet peut-on attendre} ?",
        "{On peut promettre du travail et des dates|Nul honnête ne promet un rang|L’effet demande souvent une saison} ; {et l’on mesure ce qui rapporte|on convient donc de quoi regarder|nous le disons franchement}.",
        "Nous fixons {ce qui se mesure avant de commencer|un point de départ}, {puis l’on compare à dates fixes|puis nous lisons les chiffres avec vous}, {même quand ils déçoivent|et l’on change ce qui ne sert pas}.",
        "Une campagne {se remarque parfois vite|peut agir en quelques semaines}, alors qu’une image {se construit lentement|prend plus de temps} : {méfiez-vous de ceux qui jurent le contraire|le marché et la saison ont leur part}, {et les visites ne sont pas encore des ventes|alors gardons les attentes raisonnables}.",
      ],
      [
        "{Combien dure un projet|Combien de temps prévoir} ?",
        "{Des semaines ou des mois, selon la taille|Le rythme vient aussi de vos réponses|Cela dépend du nombre de décideurs} ; {alors dites-nous la date fixe|le calendrier va avec l’offre|nous prévenons si cela bouge}.",
        "Quelques semaines {pour un petit|au moins}, {davantage s’il faut beaucoup d’avis|selon vos réponses aussi}, et le calendrier est écrit.",
        "Donnez {la date de sortie|le jour où tout doit être visible}, {et nous remontons le temps|et l’on prévoit relecture, impression et congés} ; {les réponses rapides raccourcissent tout|un projet commence mieux avec une seule personne qui décide}.",
        "Entre {la première question et la livraison|le croquis et l’imprimeur}, {il y a des temps de réflexion|il faut compter les relectures} : {le calendrier les montre|tout figure au calendrier}, {et nous disons ce qui peut se raccourcir|et chacun sait quand répondre}.",
      ],
      [
        "{Et avec un petit budget|Que faire avec peu de moyens} ?",
        "{Dites la somme et nous voyons ce qui va|Une partie bien faite vaut mieux que tout à moitié|Un petit projet mérite aussi du soin} ; {et vous pouvez faire certaines choses vous-mêmes|nous conseillons parfois d’attendre|demandez sans engagement}.",
        "On peut commencer par {une page|le nom ou le signe}, {la faire bien, puis attendre|puis ajouter au fil des moyens} ; {un bon conseil est parfois de ne rien refaire|une seule chose juste change déjà le regard}.",
        "Une petite structure {décide vite|sait ce qu’elle veut}, {ce qui épargne bien des heures|et le projet avance d’autant} : {racontez-nous où vous en êtes|dites-nous la somme et le rêve}, {et nous dirons si nous sommes les bons|et une réponse franche viendra}.",
      ],
    ],
    qualities: [
      ["des lignes claires", "des chiffres ouverts"],
      ["de bonnes questions", "peu de détours"],
      ["des crayons taillés", "des dates tenues"],
      ["peu de diapositives", "du parler vrai"],
      ["une idée osée", "une date tenue"],
      ["une idée nette", "un mot juste"],
    ],
    events: ["Soirée au studio", "Atelier", "Permanence"],
  },
);

export const agencyTrades: Record<string, Wording> = {
  translator: familyWording(
    ["client", "clients", "bureau", "chez nous", "chez nous", "traduction"],
    ["Services", "Le bureau", "Rencontres"],
    {
      headlines: [
        "{Lu|Compris}, comme {écrit ici|un original}",
        "D’une langue {à l’autre|vers la vôtre}",
        "Chaque mot {à sa place|pesé}",
        "{Le sens|Le ton} {passe la frontière|arrive entier}",
        "{Entre les lignes|Mot après mot}, {sans rien perdre|avec soin}",
        "{Dit ici|Écrit ici}, {compris là-bas|lu ailleurs}",
      ],
      truths: [
        "{Une bonne traduction ne se remarque pas|Seule la mauvaise se voit}, {car elle se lit comme un original|et derrière il y a des phrases jetées}.",
        "{Un mot a des voisins|Un même mot change de métier}, {alors nous demandons à quoi sert le texte|et un contrat ne supporte pas l’à-peu-près}.",
        "{La machine va vite et ne sait pas ce qu’elle dit|La machine devine, souvent bien}, {mais quelqu’un doit répondre de ce qui compte|et les noms s’y perdent}.",
        "Une virgule {déplacée peut changer un contrat|peut coûter cher}, {alors nous relisons le lendemain|et un deuxième regard la retrouve}.",
        "L’humour {voyage mal sans bagage|se traduit rarement tel quel}, {alors il faut en trouver un autre|et il vaut parfois mieux le laisser à la maison}.",
        "Un texte clair {se traduit plus vite|fait gagner du temps aux deux côtés}, {alors nous signalons ce qui est ambigu|et une phrase trop longue se coupe volontiers}.",
        "Une langue {change d’un pays à l’autre|a plusieurs accents}, {alors nous demandons où le texte sera lu|et le mot juste ici fait sourire là-bas}.",
      ],
      offers: [
        [
          "file-text",
          "Traductions",
          "{Nous traduisons contrats, sites, notices et lettres|Envoyez le texte et dites qui le lira}, {et le ton suivra|puis vous avez un prix et une date}. {Une autre personne relit|Vos termes maison sont gardés}.",
          "Courriels, {catalogues|rapports}, modes d’emploi : {le registre se règle sur le lecteur|nous reprenons vos termes}, {et la mise en page est respectée autant que possible|et les doutes se notent en marge}.",
          "Donnez {un ancien texte que vous aimez|votre lexique s’il existe}, {et le style restera le même|et nous nous y tiendrons} ; {un nom de produit se garde ou se traduit, à vous de dire|la première page peut servir d’essai}.",
        ],
        [
          "stamp",
          "Traductions assermentées",
          "{Pour un acte ou un diplôme, demandez à l’administration la forme voulue|Il nous faut une copie bien lisible}. {Les noms s’écrivent comme sur la pièce d’identité|Les tampons aussi sont traduits}.",
          "Demandez à l’administration {si l’original est exigé|quelle forme elle accepte}, {et s’il faut une apostille|et dans quelle langue} ; {seul un traducteur habilité peut certifier|chaque cachet et chaque mention se rendent}.",
          "Actes, {jugements|diplômes}, permis : {une copie nette suffit souvent pour chiffrer|nous vérifions l’orthographe des noms avec vous}, {et l’envoi ou le retrait se convient|puis la traduction se joint à la copie}.",
        ],
        [
          "mic-vocal",
          "Interprétation",
          "{Nous interprétons en réunion, au tribunal ou chez le médecin|Pour que tous se comprennent, il faut se préparer}, {alors donnez le lieu, la durée et le sujet|et les documents nous aident beaucoup}. {Cela se fait à voix basse, à la suite ou en cabine|Ce qui se dit reste entre vous}.",
          "Avant la réunion, {envoyez l’ordre du jour et les noms|un court appel avec les orateurs aide}, {car un sigle inconnu arrête tout|et l’on prépare le vocabulaire} ; {une longue journée demande deux personnes|le matériel se prévoit selon la salle}.",
          "Au téléphone, {chez le notaire|à l’hôpital} ou {sur un chantier|à l’école}, {nous disons tout ce qui se dit|la discrétion est la règle}, {sans rien ajouter|et personne ne parle à votre place}.",
        ],
        [
          "pen-line",
          "Relecture",
          "{Votre texte est écrit et peut être meilleur|Nous cherchons les fautes, les longueurs et les répétitions}, {et vous voyez chaque changement|et votre ton reste le vôtre}.",
          "Nous corrigeons {l’accord et la ponctuation|ce qui accroche}, {puis nous proposons plus court|et nous demandons quand le sens hésite} ; {vous acceptez ou refusez chaque changement|une lettre importante mérite cette heure}.",
          "Traduit par {un outil ou un collègue|vous-même}, {le texte se compare à l’original|il se relit avec l’autre langue en face}, {et les faux amis sautent aux yeux|et vous savez ce qu’il vaut}.",
        ],
        [
          "languages",
          "Sites en plusieurs langues",
          "{On traduit les mots, mais aussi les boutons et les mesures|Un site doit sonner juste partout}, {et nous surveillons les longueurs|et un lexique garde l’unité}.",
          "Titres, {formulaires|messages d’erreur} et {mentions légales|descriptions} : {tout ce qui se lit se traduit|rien ne doit rester à moitié}, {et nous relisons une fois en ligne|car un bouton oublié se remarque} ; {un juriste local vérifie les mentions|dates et adresses changent de forme}.",
          "Les mots que l’on cherche {ne sont pas les mêmes ailleurs|changent d’un pays à l’autre}, {alors nous les vérifions|et une traduction littérale n’y suffit pas} ; {les mises à jour se suivent page par page|un lexique commun évite les surprises}.",
        ],
      ],
      process: [
        [
          "Envoyer",
          "{Envoyez le texte, les langues, l’usage et la date|Un fichier et une phrase suffisent}. {Le prix en découle|Un texte confidentiel peut être chiffré}.",
          "Dites {qui lira et pour quoi faire|si le texte sera publié ou signé}, {et joignez ce qui existe déjà|avec le format voulu} : {nous comptons, puis nous répondons|le prix et la date suivent}.",
          "Une photo {lisible|à plat} {suffit pour un acte|convient au début}, {si les bords y sont|et l’original vient plus tard} ; {un fichier modifiable coûte moins de temps|pour une réunion, donnez lieu et durée}.",
        ],
        [
          "Traduire",
          "{On traduit vers sa langue maternelle|Nous demandons quand c’est flou}, {et les termes se décident au début|et rien n’est deviné}.",
          "La première lecture {cherche le sens|se fait sans traduire}, {la seconde cherche les termes|puis vient le lexique}, {et une question vous parvient si un passage hésite|et nous notons nos choix}.",
          "Les passages {délicats|techniques} {se vérifient dans les sources du métier|se discutent avec vous}, {et rien ne s’invente|car un dictionnaire ne suffit pas}.",
        ],
        [
          "Relire",
          "{Quelqu’un d’autre relit|Noms et chiffres sont vérifiés}, {puis vous recevez la version finale|et vos remarques sont reprises}.",
          "La relecture {se fait à voix haute ou sur papier|compare ligne à ligne}, {et l’on y trouve toujours quelque chose|puis les chiffres se contrôlent} ; {vous recevez un texte prêt à servir|vos retouches sont les bienvenues}.",
          "Lisez {avec quelqu’un du métier si possible|à tête reposée}, {et signalez le mot qui vous gêne|et dites si le ton est juste} ; {nous corrigeons et gardons votre préférence|la fois suivante ira plus vite}.",
        ],
      ],
      questions: [
        [
          "{Combien coûte une traduction|Comment comptez-vous le texte} ?",
          "{Le prix suit la longueur, la langue et le domaine|On compte au mot ou à la ligne}. {Envoyez le texte et nous chiffrons|L’urgence coûte plus}.",
          "Un texte {répétitif coûte moins qu’un contrat|technique demande des recherches}, {alors un regard sur le fichier est nécessaire|et le délai compte aussi} ; {l’offre dit ce qui est inclus|un acte officiel a souvent un prix par page}.",
          "Nous comptons {les mots de l’original|la longueur et la difficulté}, {et vous avez le chiffre avant de commander|et la relecture figure dans l’offre} ; {l’interprétation se compte au temps|un minimum existe pour les très petits textes}.",
        ],
        [
          "{Combien de temps pour traduire|Est-ce possible pour demain} ?",
          "{Comptez quelques pages par jour|Cela dépend du texte}. {Dites la dernière date possible|On peut livrer par parties}.",
          "Une lettre {courte part vite|peut aller vite}, {mais un manuel demande des semaines|mais la relecture prend aussi son temps} ; {l’essentiel peut venir d’abord|dites ce qui presse vraiment}.",
          "Donnez-nous {la date où vous en avez besoin|votre vraie limite}, {et nous répondons oui ou non|et nous partageons le travail si nécessaire} ; {pour une certification, prévoyez l’envoi|un texte définitif évite de recommencer}.",
        ],
        [
          "{Une machine ne suffit-elle pas|Relisez-vous un texte de machine} ?",
          "{Pour comprendre, souvent oui|Pour un message, elle suffit}. {Ce que vous signez doit être relu|Corriger ne va pas toujours plus vite}.",
          "Elle {aide à saisir l’idée|rend service pour un brouillon}, {mais elle ne sait pas à qui vous parlez|et elle se trompe avec assurance} ; {pour un contrat, il faut une personne|nous pouvons relire si le texte s’y prête}.",
          "Montrez-nous {le résultat avec l’original|une page}, {et nous dirons si une correction suffit|et nous jugerons sur pièce} ; {parfois, repartir de zéro coûte moins|les données confidentielles n’ont rien à faire dans un outil ouvert}.",
        ],
        [
          "{Mes papiers restent-ils confidentiels|Qui lit mon texte} ?",
          "{Seul celui qui y travaille le voit|Nous signons un accord si vous voulez}. {Les fichiers sont effacés ensuite|Demandez avec quels outils}.",
          "L’accès {se limite à ceux qui traduisent et relisent|se règle avant l’envoi}, {et un accord écrit peut le préciser|et vous savez qui ils sont} ; {dites combien de temps les copies doivent être gardées|un envoi protégé se convient}.",
          "Les noms {peuvent se masquer avant l’envoi|restent entre nous}, {si le sens n’en souffre pas|et il en va de même des chiffres} ; {le secret fait partie du métier|pour un dossier de santé ou de justice, prévenez-nous}.",
        ],
      ],
      qualities: [
        ["des mots justes", "un ton calme"],
        ["des phrases claires", "des dates tenues"],
        ["une oreille fine", "une vraie discrétion"],
      ],
      events: ["Soirée des langues", "Heure des actes", "Lecture à deux voix"],
      actions: { quotes: ["Envoyer un texte"] },
    },
  ),
};
