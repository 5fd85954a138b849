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
    ],
    truths: [
      "{Les goûts se discutent, le but non|Avant de plaire, il faut servir|La première question est à quoi cela sert}, {et c’est le sens du brief écrit|alors nous commençons par demander|la couleur vient après}.",
      "{Bien créer, c’est souvent enlever|Le mot le plus dur est non|Ce qui reste doit mériter sa place}, {et le reste est de trop|alors nous effaçons beaucoup|il y faut un peu de courage}.",
      "{La réponse est souvent déjà dans la maison|Ceux qui font le travail en savent le plus|Un bon conseil commence par écouter}, {alors nous demandons à vos gens|il ne reste parfois qu’à trier|nous parlons donc à tous}.",
      "{Une bonne idée supporte les questions|Ce qui ne s’explique pas ne marche pas|On parle avant de dessiner}, {alors nous montrons le chemin|demandez donc sans gêne|ainsi vous savez pourquoi}.",
      "Une bonne idée {se raconte en une phrase|survit à une nuit}, {sinon elle n’est pas finie|alors nous attendons le lendemain}.",
    ],
    offers: [
      [
        "target",
        "Stratégie",
        "{Un bon plan tient sur une page|On fixe d’abord qui, quoi et pourquoi|La stratégie commence par une question gênante}, {et nous parlons aussi à vos clients|pour que chaque pas ait un sens|vous savez ce qui vient d’abord}.",
        "Avant de dessiner, {il faut savoir à qui l’on parle|nous posons des questions}, {et ce que l’on veut changer|puis vient un plan court}.",
      ],
      [
        "pen-tool",
        "Création graphique",
        "{Nous cherchons un visage qui tient|Le signe, la lettre et la couleur doivent dire la même chose|Le dessin part du lieu où l’on vous voit}, {et les mots viennent avant les images|dites-nous où l’on vous croise|pour être reconnu de loin}.",
        "Un signe doit {se reconnaître de loin|tenir en petit}, {nous le testons dans la vraie vie|et il vous ressemble}.",
      ],
      [
        "message-circle",
        "Textes",
        "{Vous racontez et nous écrivons|Les textes doivent sonner comme vous|Dire peu et bien demande du travail}, {et l’on corrige jusqu’à ce que cela aille|pour être lu jusqu’au bout|avec votre voix, sans décor}.",
        "Un texte clair {fait gagner des appels|se lit jusqu’au bout}, {nous écoutons comment vous parlez|sans grands mots}.",
      ],
      [
        "settings",
        "Fabrication",
        "{Du projet à l’objet, il y a bien des étapes|L’échantillon dit la vérité|Avant d’imprimer, on essaie}, {alors donnez-nous quantité et date|nous suivons jusqu’à la livraison|pour que ce soit comme prévu}.",
        "Impression, site, enseigne : {nous suivons la fabrication|les détails techniques sont pour nous}, {et vous voyez une épreuve|jusqu’à la livraison}.",
      ],
      [
        "search",
        "État des lieux",
        "{Nous regardons l’existant avec des yeux neufs|Tout va sur un mur et se regarde ensemble|Il y a souvent plus qu’on ne croit}, {et l’on voit ce qui reste ou part|avant de faire du neuf|pour ne pas dépenser pour rien}.",
        "Nous regardons {ce qui existe|vos pages et vos papiers}, {ce qui marche reste|et disons quoi changer d’abord}.",
      ],
      [
        "users",
        "Ateliers avec votre équipe",
        "{Vos gens savent presque tout ce qu’il faut|Autour d’une table, avec des stylos, on avance vite|Un atelier réunit ceux qui se voient peu}, {et nous demandons puis trions|à la fin, il y a un plan|pour repartir avec une décision}.",
        "Avec votre équipe, {on pense plus vite|une matinée peut suffire}, {et chacun porte ensuite l’idée|les réponses sont déjà dans la salle}.",
      ],
    ],
    process: [
      [
        "Demander",
        "{On parle du but, des gens, du délai et du budget|Il faut d’abord savoir ce qui doit changer|Nous demandons et mettons par écrit}, {et vous corrigez|car parler d’argent gagne du temps|pour partir de la même idée}.",
        "Racontez {le problème plutôt que la solution|ce qui doit changer}, {avec une date|et un budget si possible}.",
      ],
      [
        "Esquisser",
        "{Nous montrons peu de pistes, encore brutes|Le croquis passe avant le détail|On dessine tôt, sans finir}, {et dites à quoi cela fait penser|à ce stade, jeter coûte peu|nous choisissons ensemble}.",
        "Vous voyez {deux ou trois pistes|des esquisses}, {tôt et imparfaites|pour dire non à temps}.",
      ],
      [
        "Réaliser",
        "{Une voie se finit et se vérifie|On termine, on essaie, on remet|Ce qui est choisi va jusqu’au bout}, {avec les fichiers et quelques règles|pour que vous puissiez continuer|nous expliquons l’usage}.",
        "Nous réalisons, {vous relisez|vous testez}, {puis tout vous est remis|et l’on mesure ce qui a changé}.",
      ],
    ],
    questions: [
      [
        "{Quel est le prix d’un projet|Comment facturez-vous} ?",
        "{Ce peut être au temps, par étape ou au forfait|L’ampleur et l’usage décident|Donnez un budget et nous voyons ce qui va}, {et vous l’aurez par écrit|demandez le prix par étape|avant de commencer}.",
        "Nous chiffrons {par étapes|après un échange}, {chacune se valide|et vous savez ce qu’elle comprend}.",
      ],
      [
        "{Combien de propositions|Et si la proposition ne plaît pas} ?",
        "{Peu de pistes, mais réfléchies|Les retours sont fixés avant|Si cela ne plaît pas, dites pourquoi}, {car une critique motivée aide|nous repartons de là|ce qui doit changer change}.",
        "Dites-le {tôt et simplement|avec vos raisons}, {nous repartons de là|les retouches prévues sont dans l’accord}.",
      ],
      [
        "{À qui appartient le résultat|Aurons-nous les fichiers} ?",
        "{Les droits sont fixés dans l’offre|Cela dépend de l’usage que vous en ferez|Demandez-le dès le début}, {et les fichiers ouverts se discutent à part|vous saurez ce que vous pouvez en faire|c’est mis par écrit}.",
        "L’accord {règle les droits|le dit}, {les fichiers vous sont remis|demandez les formats}, à la fin du projet.",
      ],
      [
        "{Promettez-vous un succès|Quel effet peut-on attendre} ?",
        "{On peut promettre du travail et des dates|Nul honnête ne promet un rang|L’effet demande souvent une saison}, {et l’on mesure ce qui rapporte|on convient donc de quoi regarder|nous le disons franchement}.",
        "Nous promettons {du travail soigné|une méthode}, {pas des chiffres|l’effet se mesure avec vous}.",
      ],
      [
        "{Combien dure un projet|Combien de temps prévoir} ?",
        "{Des semaines ou des mois, selon la taille|Le rythme vient aussi de vos réponses|Cela dépend du nombre de décideurs}, {alors dites-nous la date fixe|le calendrier va avec l’offre|nous prévenons si cela bouge}.",
        "Quelques semaines {pour un petit|au moins}, {davantage s’il faut beaucoup d’avis|selon vos réponses aussi}, et le calendrier est écrit.",
      ],
      [
        "{Et avec un petit budget|Que faire avec peu de moyens} ?",
        "{Dites la somme et nous voyons ce qui va|Une partie bien faite vaut mieux que tout à moitié|Un petit projet mérite aussi du soin}, {et vous pouvez faire certaines choses vous-mêmes|nous conseillons parfois d’attendre|demandez sans engagement}.",
        "Un petit budget {oblige à choisir|va à l’essentiel}, {et c’est souvent une bonne chose|nous disons ce qui compte le plus}.",
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
      ],
      truths: [
        "{Une bonne traduction ne se remarque pas|Seule la mauvaise se voit}, {car elle se lit comme un original|et derrière il y a des phrases jetées}.",
        "{Un mot a des voisins|Un même mot change de métier}, {alors nous demandons à quoi sert le texte|et un contrat ne supporte pas l’à-peu-près}.",
        "{La machine va vite et ne sait pas ce qu’elle dit|La machine devine, souvent bien}, {mais quelqu’un doit répondre de ce qui compte|et les noms s’y perdent}.",
      ],
      offers: [
        [
          "file-text",
          "Traductions",
          "{Nous traduisons contrats, sites, notices et lettres|Envoyez le texte et dites qui le lira}, {et le ton suivra|puis vous avez un prix et une date}. {Une autre personne relit|Vos termes maison sont gardés}.",
        ],
        [
          "stamp",
          "Traductions assermentées",
          "{Pour un acte ou un diplôme, demandez à l’administration la forme voulue|Il nous faut une copie bien lisible}. {Les noms s’écrivent comme sur la pièce d’identité|Les tampons aussi sont traduits}.",
        ],
        [
          "mic-vocal",
          "Interprétation",
          "{Nous interprétons en réunion, au tribunal ou chez le médecin|Pour que tous se comprennent, il faut se préparer}, {alors donnez le lieu, la durée et le sujet|et les documents nous aident beaucoup}. {Cela se fait à voix basse, à la suite ou en cabine|Ce qui se dit reste entre vous}.",
        ],
        [
          "pen-line",
          "Relecture",
          "{Votre texte est écrit et peut être meilleur|Nous cherchons les fautes, les longueurs et les répétitions}, {et vous voyez chaque changement|et votre ton reste le vôtre}.",
        ],
        [
          "languages",
          "Sites en plusieurs langues",
          "{On traduit les mots, mais aussi les boutons et les mesures|Un site doit sonner juste partout}, {et nous surveillons les longueurs|et un lexique garde l’unité}.",
        ],
      ],
      process: [
        [
          "Envoyer",
          "{Envoyez le texte, les langues, l’usage et la date|Un fichier et une phrase suffisent}. {Le prix en découle|Un texte confidentiel peut être chiffré}.",
        ],
        [
          "Traduire",
          "{On traduit vers sa langue maternelle|Nous demandons quand c’est flou}, {et les termes se décident au début|et rien n’est deviné}.",
        ],
        [
          "Relire",
          "{Quelqu’un d’autre relit|Noms et chiffres sont vérifiés}, {puis vous recevez la version finale|et vos remarques sont reprises}.",
        ],
      ],
      questions: [
        [
          "{Combien coûte une traduction|Comment comptez-vous le texte} ?",
          "{Le prix suit la longueur, la langue et le domaine|On compte au mot ou à la ligne}. {Envoyez le texte et nous chiffrons|L’urgence coûte plus}.",
        ],
        [
          "{Combien de temps pour traduire|Est-ce possible pour demain} ?",
          "{Comptez quelques pages par jour|Cela dépend du texte}. {Dites la dernière date possible|On peut livrer par parties}.",
        ],
        [
          "{Une machine ne suffit-elle pas|Relisez-vous un texte de machine} ?",
          "{Pour comprendre, souvent oui|Pour un message, elle suffit}. {Ce que vous signez doit être relu|Corriger ne va pas toujours plus vite}.",
        ],
        [
          "{Mes papiers restent-ils confidentiels|Qui lit mon texte} ?",
          "{Seul celui qui y travaille le voit|Nous signons un accord si vous voulez}. {Les fichiers sont effacés ensuite|Demandez avec quels outils}.",
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
