/** French wordings of the finance family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const finance: Wording = familyWording(
  ["client", "clients", "bureau", "au bureau", "au bureau", "chiffres et conseil"],
  ["Services", "Le bureau", "Conférences"],
  {
    headlines: [
      "Des {papiers|reçus} à la {clarté|bonne case}",
      "Des chiffres {lisibles|qui parlent}",
      "{Comprendre|Compter} avant de signer",
      "{Un chiffre|Une question} à la fois",
      "Savoir {où l’on en est|ce qui reste}, chaque mois",
    ],
    truths: [
      "{L’impôt se prépare avant la fin de l’année|En décembre, on peut encore agir|Après la clôture, il reste peu de choix}, {alors parlons-en tôt|et nous regardons les chiffres dès l’automne|un appel à temps aide}.",
      "{Un bénéfice n’est pas de l’argent en banque|La date du paiement compte aussi|On peut travailler beaucoup avec une caisse vide}, {alors il faut regarder devant|c’est pourquoi nous suivons les paiements|cela se voit sur une seule feuille}.",
      "{Nul ne connaît l’avenir des marchés|Qui promet un rendement veut vendre|Le risque se choisit, pas le succès}, {alors nous regardons coûts et durée|c’est pourquoi nous parlons clair|et mieux vaut répartir}.",
      "{L’impôt grandit toute l’année|L’administration n’oublie rien|Tout ce qui entre n’est pas à vous}, {alors mieux vaut mettre de côté|qui regarde chaque mois n’a pas peur|et cela se prévoit}.",
      "Les chiffres {racontent une histoire|ne sont pas une matière scolaire}, {encore faut-il savoir la lire|alors nous les disons en phrases}.",
    ],
    offers: [
      [
        "calculator",
        "Suivi mensuel",
        "{Envoyez les pièces et voyez comment va le mois|Les comptes se tiennent sur papier ou en numérique|Chaque mois, vous savez où vous en êtes}, {et les questions se règlent à temps|pour décider avec des chiffres récents|sans attendre la clôture}.",
        "Chaque mois, {vous déposez ou envoyez vos pièces|nous mettons vos pièces en ordre}, et {une page vous dit l’essentiel|vous savez ce qui reste à payer}.",
      ],
      [
        "file-text",
        "Clôture de l’année",
        "{Pour la clôture, une liste dit ce qui manque|Les déclarations et les comptes se préparent tôt|La fin d’année arrive toujours trop vite}, {et les délais sont suivis|apportez le dernier avis|pour ne rien oublier}.",
        "La clôture se passe mieux {quand elle commence tôt|avec une liste}, {nous rappelons les dates|et nous vous disons ce qui manque}.",
      ],
      [
        "umbrella",
        "Assurance et prévoyance",
        "{Nous séparons ce qui ruine de ce qui agace|Apportez tous les contrats dans un sac|En assurance, le grave passe d’abord}, {et l’on voit quoi garder ou résilier|vous décidez sans hâte|pour ne pas payer deux fois}.",
        "Posez vos contrats {sur la table|dans une seule pile} : {nous regardons ce qui se recoupe|le vrai risque passe avant le petit}, et vous choisissez.",
      ],
      [
        "rocket",
        "Création d’entreprise",
        "{Avant de démarrer, il faut quelques chiffres|La forme, le compte et la première facture se pensent ensemble|Une heure au début en épargne beaucoup}, {et l’on voit ce que l’idée peut porter|vous saurez quelles démarches viennent|avant de signer quoi que ce soit}.",
        "Forme, compte, première facture : {un ordre évite les détours|nous avançons point par point}, {avec des chiffres prudents|et votre idée se mesure}.",
      ],
      [
        "chart-line",
        "Tableaux lisibles",
        "{Une feuille claire vaut mieux qu’un classeur plein|Un tableau doit pouvoir se lire au petit déjeuner|Nous disons ce qui est à vous et ce qui est à l’État}, {en phrases plutôt qu’en sigles|chaque mois ou chaque trimestre|pour décider la tête froide}.",
        "Un bon tableau {tient sur une page|répond à une question}, {et vous le lisez sans nous|nous le relisons avec vous}.",
      ],
      [
        "shield-check",
        "Relecture des contrats",
        "{Dans presque chaque maison, un classeur reste fermé|Certains contrats courent sans que personne les regarde|Nous relisons ce que vous avez et ce qui manque}, {alors apportez tout et nous trions ensemble|vous saurez ensuite ce que vous payez|le superflu se résilie}.",
        "Relire un contrat {prend une heure|demande de la patience}, {et peut éviter de payer deux fois|puis vous décidez quoi garder}.",
      ],
    ],
    process: [
      [
        "Se connaître",
        "{Dites-nous votre activité et ce qui presse|On fait connaissance avec les papiers de l’an dernier|Au premier entretien, on regarde votre situation}, {et rien n’est trop en désordre|puis vous recevez une offre|pour savoir ce qu’il faut}.",
        "Venez avec {vos questions et quelques papiers|ce que vous avez}, {nous disons ce que nous pouvons faire|une offre écrite suit}.",
      ],
      [
        "Faire le point",
        "{Nous rangeons papiers, accès et buts|Nous disons ce qui manque et pour quand|Tout tient sur une page}, {et vous voyez où vous en êtes|pour que rien ne se perde|l’urgent passe en premier}.",
        "Nous faisons l’inventaire, {du plus pressé au reste|date par date}, {et vous avez une liste courte|chacun sait ce qu’il doit faire}.",
      ],
      [
        "Suivre",
        "{Ensuite, on suit mois après mois|Le travail prend un rythme fixe|Toute l’année, nous restons en contact}, {avec un bilan annuel|et ce qui doit changer change|pour éviter les mauvaises surprises}.",
        "Ensuite, {un rythme s’installe|une date revient chaque mois}, {et une question n’attend pas la clôture|avec un point quand vous le souhaitez}.",
      ],
    ],
    questions: [
      [
        "{Combien cela coûte au mois|Comment êtes-vous payé} ?",
        "{Ce peut être un forfait, des honoraires ou une commission|Cela dépend du travail à faire|Chaque cabinet a sa façon}, {alors demandez-le toujours par écrit|nous le disons avant de commencer|vous saurez ce qui est compris}.",
        "Le tarif {dépend du volume et des tâches|suit le travail à faire} : {vous le recevez par écrit|nous le détaillons ligne par ligne}.",
      ],
      [
        "{Mes papiers sont en désordre, est-ce grave|Que faire si j’ai du retard} ?",
        "{Commencez aujourd’hui, vous n’êtes pas seul dans ce cas|Une pile de papiers convient aussi|Un retard se rattrape}, {et ouvrez d’abord les lettres|il suffit de trier par année|l’urgent se regarde tout de suite}.",
        "Apportez tout {comme c’est|en vrac} : {nous trions par année et par urgence|ce qui presse se voit vite}, et personne ne vous juge.",
      ],
      [
        "{Comment changer de cabinet|Est-ce compliqué} ?",
        "{C’est plus simple qu’on ne croit|Les bureaux s’arrangent entre eux|Une procuration suffit souvent}, {et la fin d’année est un bon moment|vérifiez seulement le préavis|nous demandons les pièces}.",
        "Une lettre {suffit souvent|à l’ancien cabinet}, {nous demandons les dossiers|nous vous aidons à l’écrire}, et la date se choisit.",
      ],
      [
        "{Que puis-je déduire|Quels reçus garder} ?",
        "{Gardez tout ce qui touche au travail|Gardez d’abord et demandez ensuite|Cela dépend de votre activité et de la dépense}, {car les règles changent|une note sur le reçu aide|on le voit à la déclaration}.",
        "Ce qui est {payé pour le travail|lié à votre activité} {peut compter|mérite une question} ; {gardez le reçu|notez à quoi cela a servi}.",
      ],
      [
        "{À quel rythme se voit-on|Qui fait quoi} ?",
        "{Cela dépend de vos questions et de votre activité|Vous gardez les pièces, guère plus|On convient au départ de qui fait quoi}, {et un appel entre deux est prévu|le reste se partage|au moins une fois par an, on s’assied}.",
        "Nous convenons {au début|dès la première heure} de {ce que vous préparez et de ce que nous faisons|nos rendez-vous et de vos tâches}.",
      ],
      [
        "{Tout peut-il être numérique|Faut-il du papier} ?",
        "{Les deux vont, le mélange moins|Des photos de reçus suffisent souvent|Ce peut être numérique si vous préférez}, {mais gardez les originaux|un jour fixe par mois aide beaucoup|nous montrons comment les envoyer}.",
        "Vous pouvez {photographier vos reçus|tout envoyer en ligne}, {ou venir avec un classeur|et le papier reste possible}, pourvu que rien ne se perde.",
      ],
    ],
    qualities: [
      ["des chiffres clairs", "des coûts connus"],
      ["un bon ordre", "un bon sommeil"],
      ["des alertes tôt", "des mots simples"],
      ["un classeur en ordre", "une somme claire"],
      ["un seul contact", "une réserve"],
      ["une page claire", "des dates sûres"],
    ],
    events: ["Soirée créateurs", "Soirée impôts", "Heure des questions"],
  },
);
