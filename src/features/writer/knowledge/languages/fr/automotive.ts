/** French wordings of the automotive family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const automotive: Wording = familyWording(
  ["client", "clients", "garage", "au garage", "au garage", "véhicules"],
  ["Services", "Au garage", "Dates"],
  {
    headlines: [
      "Ça {grince|clignote} ? {Passez|Prenez date}",
      "Le {prix|diagnostic} avant la clé",
      "{Freins|Pneus}, {huile|feux}, bonne route",
      "{Un bruit|Un voyant}, une réponse",
      "{Réparé|Vérifié}, expliqué, essayé",
    ],
    truths: [
      "{Un bruit est une information|Une voiture prévient souvent avant de s’arrêter|Ce qui sonne bizarre mérite une visite}, {alors notez quand cela arrive|d’où toutes nos questions|plus c’est tôt, moins c’est cher}.",
      "{La réparation la moins chère vient à temps|Des plaquettes usées mangent les disques|Le carnet d’entretien évite des ennuis}, {alors mieux vaut regarder tôt|nous rappelons donc la suite|cela se voit sur la facture}.",
      "{Vous pouvez voir l’ancienne pièce|Le bon travail se montre|Le changement se montre avant et après}, {alors demandez sans gêne|rien n’est donc jeté trop tôt|et la facture se comprend}.",
      "{Un bruit a son moment|L’un s’entend à froid, l’autre en tournant|Bien décrite, une panne se trouve plus vite}, {alors faites un tour avec nous|nous écoutons donc d’abord|et cela épargne des heures}.",
      "Une voiture parle {par les bruits et les odeurs|bien avant la panne}, {et vous l’entendez tous les jours|alors racontez-nous ce qui a changé}.",
    ],
    offers: [
      [
        "wrench",
        "Réparation",
        "{Freins, embrayage ou électronique, on cherche d’abord la cause|Dites-nous depuis quand cela se sent|Si elle ne démarre pas ou fait du bruit, décrivez-le}, {et nous faisons un tour avec vous au besoin|le prix est dit avant|pour ne changer que le nécessaire}.",
        "Décrivez {le bruit et le moment|ce qui ne va plus}, {nous cherchons avant de démonter|et vous avez un prix avant la pièce}.",
      ],
      [
        "calendar-check",
        "Révision",
        "{Avant le contrôle ou un voyage, une révision est utile|Nous regardons l’huile, les filtres et les feux|Une révision à temps évite la dépanneuse}, {et apportez le carnet d’entretien|nous disons ce qui peut attendre|vous roulez plus tranquille}.",
        "Une révision suit {le carnet|une liste}, {vous recevez ce qui a été vu|et ce qui tiendra encore est dit aussi}.",
      ],
      [
        "circle-dot",
        "Pneus et lavage",
        "{Quand les feuilles tombent, on regarde les pneus|Nous changeons, équilibrons et lavons|L’âge du pneu compte autant que le profil}, {alors prenez date tôt|nous montrons leur état|gardez bien les autres}.",
        "Pneus d’hiver, d’été, {crevaison|lavage} : {prenez date avant tout le monde|nous regardons l’usure avec vous}.",
      ],
      [
        "car",
        "Achat et location",
        "{Essayez la voiture sur une route connue|Pour l’année ou pour un week-end|Avant d’acheter, on regarde calmement}, {et prenez le siège enfant|lisez bien les conditions|demandez son histoire}.",
        "Acheter ou louer, {essayez d’abord|cela dépend de vos trajets}, {et lisez le contrat avec nous|posez la question des frais}.",
      ],
      [
        "disc-3",
        "Freins et suspension",
        "{Si elle tire, cogne ou grince, venez tôt|Disques, plaquettes et ressorts s’usent peu à peu|Avant l’hiver ou les vacances, les freins se regardent}, {et nous montrons les pièces|le prix est connu avant|le but est de freiner droit et sans bruit}.",
        "Une pédale molle, {un bruit au virage|une trace au sol} : {n’attendez pas|cela se vérifie vite}, la sécurité passe d’abord.",
      ],
      [
        "battery-charging",
        "Batterie et voyants",
        "{Un voyant allumé n’est pas toujours grave|Si rien ne démarre, on lit la panne|Un voyant dit seulement où regarder}, {et nous cherchons d’abord la cause|une photo du tableau aide|le prix vient ensuite}.",
        "Elle ne démarre plus ? {Un test dit si la batterie est en cause|Nous mesurons avant de changer}, {et vous voyez le résultat|un voyant se lit aussi}.",
      ],
    ],
    process: [
      [
        "Rendez-vous",
        "{Dites-nous la marque, l’année et le souci|Pour le rendez-vous, gardez les papiers sous la main|Racontez-nous ce qu’a la voiture}, {et nous prévoyons du temps|les freins passent en premier|ainsi la pièce se commande tôt}.",
        "Donnez {le modèle et le souci|l’immatriculation}, {une heure vous est proposée|et dites si vous devez rouler ce jour-là}.",
      ],
      [
        "Diagnostic et prix",
        "{Nous regardons la voiture, puis nous appelons|On cherche la cause et l’on chiffre|Avant tout travail, vous savez le prix}, {et vous décidez|rien ne s’ajoute sans vous|pour éviter les surprises}.",
        "Nous cherchons, {nous appelons|nous expliquons}, {et vous décidez|rien n’est changé sans votre accord}.",
      ],
      [
        "Reprendre",
        "{Nous essayons la voiture et expliquons la facture|En la reprenant, vous voyez ce qui est fait|Nous montrons ce qui a été changé}, {et notons la prochaine date|bonne route ensuite|demandez ce qui n’est pas clair}.",
        "La voiture est essayée, {la facture expliquée|les pièces montrées si vous voulez}, {et vous repartez|avec une note pour la prochaine fois}.",
      ],
    ],
    questions: [
      [
        "{Que coûtera la réparation|Aurai-je un prix avant} ?",
        "{Oui, après examen|Demandez un devis écrit|Avant de réparer, nous donnons le chiffre}, {et si c’est plus, nous appelons d’abord|vous pouvez fixer une limite|c’est vous qui décidez}.",
        "Après le diagnostic, {vous avez un devis|le prix se dit}, {pièces et heures séparées|et nous appelons avant tout supplément}.",
      ],
      [
        "{Un voyant s’allume, puis-je rouler|Que faire si un voyant s’allume} ?",
        "{Avec un voyant rouge, mieux vaut s’arrêter|Si freins ou direction faiblissent, ne roulez plus|Un voyant jaune demande une visite bientôt}, {et dans le doute, appelez-nous|décrivez bien le signe|nous disons si vous pouvez venir en roulant}.",
        "Rouge : {arrêtez-vous|ne roulez plus} ; orange : {venez bientôt|appelez-nous}, {une photo du tableau aide|et notez quand il s’allume}.",
      ],
      [
        "{Combien de temps au garage|Quand récupérer la voiture} ?",
        "{Des roues vont vite, une boîte de vitesses non|Cela dépend de la pièce et de l’agenda|Nous le disons en prenant date}, {et demandez alors un prêt de voiture|en saison, réservez tôt|nous prévenons si cela dure}.",
        "Un entretien {se fait souvent dans la journée|prend quelques heures}, {une pièce à commander plus longtemps|et nous prévenons si cela dure}.",
      ],
      [
        "{Faut-il encore réparer|Réparer ou vendre} ?",
        "{Comparez la réparation à la valeur pour vous|La rouille pèse plus que l’âge|Cela dépend de ce qui suivra}, {et nous disons où nous arrêterions|demandez donc franchement|avant de dépenser plus}.",
        "Nous mettons {le prix et la valeur côte à côte|les chiffres devant vous}, {et disons ce que nous ferions|la décision reste la vôtre}.",
      ],
      [
        "{Puis-je apporter mes pièces|Posez-vous mes pièces} ?",
        "{Parlons-en avant la commande|Tout ce qui ressemble ne va pas|Une pièce d’occasion a parfois du sens}, {et les pièces apportées sont souvent sans garantie|nous disons prix et origine|ainsi vous choisissez}.",
        "Demandez-nous {d’abord|laquelle}, {toutes ne conviennent pas|et la responsabilité s’explique}, nous répondons franchement.",
      ],
      [
        "{Puis-je attendre sur place|Que faire pendant l’attente} ?",
        "{Pour un petit travail, vous pouvez attendre|Demandez le bus ou un prêt de voiture|Beaucoup la déposent le matin}, {et le soir elle est souvent prête|dites-nous quand il vous la faut|nous appelons à la fin}.",
        "Pour une petite chose, {asseyez-vous|restez} ; {pour une longue, on vous dit comment rentrer|sinon laissez-nous la clé}.",
      ],
    ],
    qualities: [
      ["de bons freins", "une facture juste"],
      ["des mots clairs", "des mains propres"],
      ["peu d’attente", "longue route"],
      ["une bonne huile", "une liste claire"],
      ["un garage sec", "un mot honnête"],
      ["un diagnostic clair", "une route sûre"],
    ],
    events: ["Contrôle d’hiver", "Journée d’essai", "Garage ouvert"],
  },
);
