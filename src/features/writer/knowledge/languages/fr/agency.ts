/** French wordings of the agency family. A table of sentences, no logic. */
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
    ],
    truths: [
      "{Les goûts se discutent, le but non|Avant de plaire, il faut servir|La première question est à quoi cela sert}, {et c’est le sens du brief écrit|alors nous commençons par demander|la couleur vient après}.",
      "{Bien créer, c’est souvent enlever|Le mot le plus dur est non|Ce qui reste doit mériter sa place}, {et le reste est de trop|alors nous effaçons beaucoup|il y faut un peu de courage}.",
      "{La réponse est souvent déjà dans la maison|Ceux qui font le travail en savent le plus|Un bon conseil commence par écouter}, {alors nous demandons à vos gens|il ne reste parfois qu’à trier|nous parlons donc à tous}.",
      "{Une bonne idée supporte les questions|Ce qui ne s’explique pas ne marche pas|On parle avant de dessiner}, {alors nous montrons le chemin|demandez donc sans gêne|ainsi vous savez pourquoi}.",
    ],
    offers: [
      [
        "target",
        "Stratégie",
        "{Un bon plan tient sur une page|On fixe d’abord qui, quoi et pourquoi|La stratégie commence par une question gênante}, {et nous parlons aussi à vos clients|pour que chaque pas ait un sens|vous savez ce qui vient d’abord}.",
      ],
      [
        "pen-tool",
        "Création graphique",
        "{Nous cherchons un visage qui tient|Le signe, la lettre et la couleur doivent dire la même chose|Le dessin part du lieu où l’on vous voit}, {et les mots viennent avant les images|dites-nous où l’on vous croise|pour être reconnu de loin}.",
      ],
      [
        "message-circle",
        "Textes",
        "{Vous racontez et nous écrivons|Les textes doivent sonner comme vous|Dire peu et bien demande du travail}, {et l’on corrige jusqu’à ce que cela aille|pour être lu jusqu’au bout|avec votre voix, sans décor}.",
      ],
      [
        "settings",
        "Fabrication",
        "{Du projet à l’objet, il y a bien des étapes|L’échantillon dit la vérité|Avant d’imprimer, on essaie}, {alors donnez-nous quantité et date|nous suivons jusqu’à la livraison|pour que ce soit comme prévu}.",
      ],
      [
        "search",
        "État des lieux",
        "{Nous regardons l’existant avec des yeux neufs|Tout va sur un mur et se regarde ensemble|Il y a souvent plus qu’on ne croit}, {et l’on voit ce qui reste ou part|avant de faire du neuf|pour ne pas dépenser pour rien}.",
      ],
      [
        "users",
        "Ateliers avec votre équipe",
        "{Vos gens savent presque tout ce qu’il faut|Autour d’une table, avec des stylos, on avance vite|Un atelier réunit ceux qui se voient peu}, {et nous demandons puis trions|à la fin, il y a un plan|pour repartir avec une décision}.",
      ],
    ],
    process: [
      [
        "Demander",
        "{On parle du but, des gens, du délai et du budget|Il faut d’abord savoir ce qui doit changer|Nous demandons et mettons par écrit}, {et vous corrigez|car parler d’argent gagne du temps|pour partir de la même idée}.",
      ],
      [
        "Esquisser",
        "{Nous montrons peu de pistes, encore brutes|Le croquis passe avant le détail|On dessine tôt, sans finir}, {et dites à quoi cela fait penser|à ce stade, jeter coûte peu|nous choisissons ensemble}.",
      ],
      [
        "Réaliser",
        "{Une voie se finit et se vérifie|On termine, on essaie, on remet|Ce qui est choisi va jusqu’au bout}, {avec les fichiers et quelques règles|pour que vous puissiez continuer|nous expliquons l’usage}.",
      ],
    ],
    questions: [
      [
        "{Quel est le prix d’un projet|Comment facturez-vous} ?",
        "{Ce peut être au temps, par étape ou au forfait|L’ampleur et l’usage décident|Donnez un budget et nous voyons ce qui va}, {et vous l’aurez par écrit|demandez le prix par étape|avant de commencer}.",
      ],
      [
        "{Combien de propositions|Et si je n’aime pas} ?",
        "{Peu de pistes, mais réfléchies|Les retours sont fixés avant|Si cela ne plaît pas, dites pourquoi}, {car une critique motivée aide|nous repartons de là|ce qui doit changer change}.",
      ],
      [
        "{À qui appartient le résultat|Aurons-nous les fichiers} ?",
        "{Les droits sont fixés dans l’offre|Cela dépend de l’usage que vous en ferez|Demandez-le dès le début}, {et les fichiers ouverts se discutent à part|vous saurez ce que vous pouvez en faire|c’est mis par écrit}.",
      ],
      [
        "{Promettez-vous un succès|Quand voit-on un effet} ?",
        "{On peut promettre du travail et des dates|Nul honnête ne promet un rang|L’effet demande souvent une saison}, {et l’on mesure ce qui rapporte|on convient donc de quoi regarder|nous le disons franchement}.",
      ],
      [
        "{Combien dure un projet|Quand commencer} ?",
        "{Des semaines ou des mois, selon la taille|Le rythme vient aussi de vos réponses|Cela dépend du nombre de décideurs}, {alors dites-nous la date fixe|le calendrier va avec l’offre|nous prévenons si cela bouge}.",
      ],
      [
        "{Et avec un petit budget|Est-ce pour nous} ?",
        "{Dites la somme et nous voyons ce qui va|Une partie bien faite vaut mieux que tout à moitié|Un petit projet mérite aussi du soin}, {et vous pouvez faire certaines choses vous-mêmes|nous conseillons parfois d’attendre|demandez sans engagement}.",
      ],
    ],
    qualities: [
      ["des lignes claires", "des chiffres ouverts"],
      ["de bonnes questions", "peu de détours"],
      ["des crayons taillés", "des dates tenues"],
      ["peu de diapositives", "du parler vrai"],
      ["une idée osée", "une date tenue"],
    ],
    events: ["Soirée au studio", "Atelier", "Permanence"],
  },
);
