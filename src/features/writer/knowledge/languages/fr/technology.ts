/** French wordings of the technology family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const technology: Wording = familyWording(
  ["utilisateur", "utilisateurs", "bureau", "chez nous", "chez nous", "logiciel et technique"],
  ["Ce que nous faisons", "Aperçus", "Sessions"],
  {
    headlines: [
      "Une technique qui {marche|se fait oublier}",
      "Moins {de copies|de listes}, plus {de temps|de calme}",
      "Des {mots clairs|écrans simples} pour des {jours pleins|sujets ardus}",
      "{Un outil|Un écran} qui {aide|répond}",
      "Moins de {clics|courriels}, plus de {calme|travail fait}",
    ],
    truths: [
      "{L’outil doit suivre le travail|Un bon logiciel demande d’abord comment vous travaillez|Personne ne devrait travailler pour son logiciel}, {alors nous commençons par regarder|l’écran vient donc après|ce qui gêne s’enlève}.",
      "{Les données doivent pouvoir entrer et sortir|Demandez la sortie avant d’entrer|Pouvoir partir donne confiance}, {alors nous l’expliquons au début|testez-le donc avant de signer|c’est une forme d’honnêteté}.",
      "{Une sauvegarde jamais testée n’est qu’un espoir|Presque chacun croit avoir une copie|Le mauvais jour vient sans prévenir}, {alors récupérez un fichier aujourd’hui|on essaie donc un jour calme|un essai coûte peu}.",
      "{La bonne technique se fait oublier|Ce qui marche ne se remarque plus|Chaque clic devrait servir}, {alors nous préférons enlever|moins de boutons, c’est souvent mieux|cela vient en essayant}.",
      "Un logiciel se juge {un lundi matin|quand tout va mal}, {et non pendant la démonstration|alors essayez-le dans la vraie vie}.",
    ],
    offers: [
      [
        "layout-dashboard",
        "Vue d’ensemble",
        "{En un seul lieu, on voit ce qui est ouvert et chez qui|Une vue claire remplace bien des listes|Le matin, on ouvre et l’on sait par où commencer}, {et c’est pensé pour ceux qui font le travail|personne ne demande deux fois|sans chercher dans les courriels}.",
        "Tout ce qui est en cours {se lit d’un regard|tient sur un écran}, {avec un nom à côté|et les retards se voient tôt}.",
      ],
      [
        "workflow",
        "Tâches automatiques",
        "{Les gestes de chaque semaine peuvent se faire seuls|Rappeler, copier et classer s’automatise|Ce qui vous ennuie, une machine le fait peut-être}, {alors dites-nous ce qui prend du temps|vous gardez l’important|et cela peut toujours s’arrêter}.",
        "Ce que vous recopiez {chaque semaine|d’un outil à l’autre} {peut se faire seul|mérite une règle}, {et vous gardez le contrôle|nous commençons par le plus ennuyeux}.",
      ],
      [
        "shield",
        "Sécurité",
        "{Qui voit quoi se décide avant de commencer|Les droits, les copies et un second facteur sont la base|La sécurité commence par les comptes}, {et vous pouvez le demander par écrit|nous regardons d’abord l’existant|sans faire peur à personne}.",
        "Des droits clairs, {une copie testée|un second facteur} : {la base protège déjà de beaucoup|cela se règle en quelques heures}.",
      ],
      [
        "life-buoy",
        "Aide",
        "{Dites-nous ce que montre l’écran et depuis quand|Une photo du message épargne des questions|Quand cela ne marche plus, n’effacez rien}, {et l’urgent passe d’abord|nous regardons ensemble|la cause se trouve plus vite}.",
        "Décrivez {ce que vous faisiez|le message}, {sans rien effacer|avec une photo}, et nous regardons avec vous.",
      ],
      [
        "plug",
        "Liens entre vos outils",
        "{Le neuf doit parler avec ce que vous avez|Agenda, caisse et stock peuvent se relier|Un lien évite d’écrire tout deux fois}, {et nous disons ce qui marche ou non|les données passent après vérification|envoyez-nous la liste des outils}.",
        "Deux programmes peuvent {se parler|échanger leurs données}, {nous disons ce que cela demande|et plus rien ne s’écrit deux fois}.",
      ],
      [
        "graduation-cap",
        "Formation",
        "{Un cours court évite que le neuf reste au placard|En petit groupe, on apprend en demandant|Votre équipe apprend avec ses propres exemples}, {alors envoyez vos questions avant|pour que cela marche le lendemain|nous restons ensuite joignables}.",
        "On apprend {en faisant|sur ses propres dossiers}, {par petites séances|et les questions continuent ensuite}.",
      ],
    ],
    process: [
      [
        "Regarder",
        "{Montrez-nous une journée de travail|On regarde avec votre exemple|On commence par voir comment vous faites}, {et posez les questions gênantes|car une démo est toujours belle|pour savoir ce qu’il faut}.",
        "Nous regardons {comment vous travaillez aujourd’hui|une vraie journée}, {et ce qui vous ralentit|avant de parler d’outils}.",
      ],
      [
        "Petit début",
        "{On commence avec une équipe et une tâche|Les premières étapes sont courtes|On essaie d’abord en petit}, {et ce qui manque est noté|pour décider ensuite|le risque reste donc petit}.",
        "On commence par {une tâche qui agace|un petit groupe}, {le résultat se voit vite|et l’on corrige}.",
      ],
      [
        "Passer au neuf",
        "{On passe les données, les droits et les habitudes|L’ancien et le neuf vivent un temps côte à côte|Le changement a une date}, {puis l’ancien s’éteint|avec quelqu’un à qui demander|personne ne reste sans aide}.",
        "On bascule {à une date choisie|par étapes}, {avec quelqu’un près de vous|l’ancien reste lisible un temps}.",
      ],
    ],
    questions: [
      [
        "{Où sont mes données|Qui voit mes données} ?",
        "{Demandez le lieu et l’hébergeur|C’est dans le contrat et nous le montrons|Les droits vont selon le rôle}, {et lisez la page de confidentialité|vous saurez qui voit quoi|cela peut se demander par écrit}.",
        "Nous vous disons {où elles sont gardées|chez qui elles dorment} et {qui y a accès|pour combien de temps}, par écrit.",
      ],
      [
        "{Combien coûte la solution|Comment est-ce facturé} ?",
        "{Cela dépend de l’ampleur et du nombre de personnes|Ce peut être au temps ou par étapes|Calculez toujours une année réelle}, {et demandez aussi préavis et extras|parlons d’abord de vos besoins|vous voyez le chiffre avant de décider}.",
        "Le prix suit {le nombre de personnes et l’ampleur|ce qu’il faut faire}, {extras compris|et vous le voyez avant}.",
      ],
      [
        "{La mise en place est-elle longue|Combien de temps pour démarrer} ?",
        "{Voir est rapide, s’habituer prend des semaines|La première tâche devrait réussir vite|Cela dépend du nombre d’utilisateurs}, {et mieux vaut commencer à quelques-uns|invitez aussi les sceptiques|nous aidons au début}.",
        "Les premières choses {marchent vite|prennent quelques jours}, {les habitudes demandent des semaines|et l’on avance équipe par équipe}.",
      ],
      [
        "{Cela marche-t-il avec nos outils|Peut-on relier nos outils} ?",
        "{Nommez les outils qui restent|Envoyez-nous la liste de vos programmes|Le lien existe parfois déjà}, {mais certains demandent du travail|nous disons ce qui est prêt ou non|ainsi le calcul est honnête}.",
        "Donnez-nous {la liste|leurs noms} : {nous disons ce qui se relie|certains liens existent déjà}, {et ce qui ne se fera pas|le reste se chiffre}.",
      ],
      [
        "{Peut-on essayer avant|Y a-t-il une démonstration} ?",
        "{Oui, de préférence avec vos propres exemples|Une demi-heure suffit pour le montrer|Le voir en dit plus qu’une brochure}, {et demandez aussi ce qui ne marche pas|vous décidez ensuite|sans rien signer}.",
        "Oui, {avec vos données si vous voulez|sur un exemple à vous}, {posez vos questions gênantes|et sans engagement}.",
      ],
      [
        "{Puis-je reprendre mes données|Que deviennent les données si nous partons} ?",
        "{Vos données sont à vous|Elles partent entières, dans un fichier|La sortie est dans le contrat}, {et mieux vaut l’essayer avant|demandez donc le format|personne ne devrait les retenir}.",
        "Elles vous suivent, {dans un format lisible|toutes}, {et nous l’écrivons au contrat|un essai de sortie est permis}.",
      ],
    ],
    qualities: [
      ["des écrans clairs", "des réponses rapides"],
      ["des données sûres", "des mots simples"],
      ["moins de clics", "moins de listes"],
      ["des nuits calmes", "un bouton clair"],
      ["des données ouvertes", "peu de tickets"],
      ["un écran net", "une réponse humaine"],
    ],
    events: ["Démonstration", "Rencontre d’utilisateurs", "Heure sécurité"],
  },
);
