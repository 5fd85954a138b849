/** French wordings of the hospitality family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const hospitality: Wording = familyWording(
  ["hôte", "hôtes", "maison", "chez nous", "chez nous", "accueil"],
  ["Chambres et séjours", "Images", "Occasions"],
  {
    headlines: [
      "{Arriver|Poser le sac}, {souffler|ouvrir la fenêtre}",
      "{Bien dormir|Flâner}, {partir à pied|regarder loin}",
      "Un {lit|chemin}, un {petit déjeuner|silence}, rien de prévu",
    ],
    truths: [
      "{Une nuit se juge au lit et au petit déjeuner|On pardonne une petite chambre, pas un mauvais lit|Bien dormir est l’essentiel}, {alors le calme passe d’abord|nous parlons donc d’oreillers|et le reste est un cadeau}.",
      "{L’hôte sait ce qu’aucune carte ne dit|Le bon conseil tombe au petit déjeuner|Un lieu se découvre en demandant}, {alors posez la question|nous disons quel chemin est sec|et aucun guide ne l’écrit}.",
      "{Le temps fait partie du voyage|Il pleuvra bien un jour|Un jour gris ne gâche pas un séjour}, {alors prenez un bon livre|nous disons quoi faire à l’abri|le café est alors meilleur}.",
      "{On arrive avec des valises et l’on part avec des histoires|L’arrivée décide de la moitié du séjour|Qui vient de loin veut d’abord s’asseoir}, {et le reste peut attendre|les papiers ne pressent donc pas|alors la porte est ouverte}.",
    ],
    offers: [
      [
        "bed-double",
        "Chambres",
        "{Pour une personne, pour deux ou avec des enfants|Certains aiment le jardin et d’autres la rue|Dites-nous si vous dormez légèrement}, {et nous cherchons la bonne chambre|prévenez pour un chien ou un lit d’enfant|pour bien dormir dès la première nuit}.",
      ],
      [
        "coffee",
        "Repas",
        "{Tôt pour qui marche, tard pour qui dort|Le petit déjeuner commence par du pain, des fruits et du café|La table donne le rythme de la journée}, {et dites ce qui ne vous convient pas|un panier peut se demander|ainsi nul ne part le ventre vide}.",
      ],
      [
        "map",
        "Balades",
        "{À pied, à vélo ou sur l’eau, on voit autre chose|Il y a des balades pour le soleil et pour la pluie|Dites-nous jusqu’où vous marchez}, {et nous marquons la carte|nous disons ce que nous aimons|pour rentrer avec faim}.",
      ],
      [
        "users",
        "Groupes",
        "{Pour un groupe, plusieurs chambres se réunissent|Fêtes, séminaires et clubs demandent un plan|Voyager à plusieurs commence par compter les lits}, {alors donnez la date et le nombre|mieux vaut écrire tôt|les souhaits se disent avant}.",
      ],
      [
        "calendar",
        "Longs séjours",
        "{Une semaine, un mois ou un chantier tout près|Qui reste plus longtemps veut un bureau et une armoire|Pour un long séjour, le prix se discute}, {et le linge s’arrange aussi|demandez les conditions|nous faisons de la place}.",
      ],
      [
        "baby",
        "Chambres familiales",
        "{Pour une famille, les lits et les petits trajets comptent|Avec des enfants, on dort mieux tout près|Une chaise haute et une veilleuse aident beaucoup}, {alors dites-nous les âges|dites aussi ce que vous apportez|nous cherchons un coin calme}.",
      ],
    ],
    process: [
      [
        "Demander",
        "{Donnez-nous arrivée, départ et personnes|Quelques jours de marge rendent tout plus simple|Écrivez-nous vos dates}, {et vous saurez ce qui est libre|la réponse vient avec prix et conditions|nous proposons une chambre}.",
      ],
      [
        "Réserver",
        "{Lisez les conditions et dites votre heure|En réservant, dites vos souhaits|La réservation met tout par écrit}, {et demandez ce qui n’est pas clair|ainsi tout sera prêt|puis il ne reste qu’à se réjouir}.",
      ],
      [
        "Arriver",
        "{Sonnez et asseyez-vous un moment|Voici la clé et un petit tour|Arrivez sans hâte}, {le reste peut attendre|et reposez-vous|dites-nous s’il manque quelque chose}.",
      ],
    ],
    questions: [
      [
        "{À quelle heure arriver|Peut-on arriver tard} ?",
        "{C’est dans la confirmation et tard s’arrange souvent|Dites-nous votre heure et nous prévoyons|Si vous arrivez tard, prévenez}, {et les bagages trouvent un coin|nous expliquons comment entrer|ainsi personne ne court}.",
      ],
      [
        "{Peut-on annuler le séjour|Et si nos plans changent} ?",
        "{Cela dépend de la réservation|Les conditions sont écrites|Appelez-nous dès que vous le savez}, {et décaler est souvent plus simple|lisez-les donc avant|nous voyons ce qui est possible}.",
      ],
      [
        "{Les chiens sont-ils admis|Est-ce bien pour des enfants} ?",
        "{Demandez avant en disant l’âge ou la taille|Cela dépend de la chambre|Souvent oui, si nous le savons}, {et nous choisissons la bonne|car toutes ne conviennent pas|ainsi chacun dort bien}.",
      ],
      [
        "{Est-ce accessible|Combien de marches} ?",
        "{Dites ce qu’il vous faut et la réponse sera franche|Demandez les portes, les marches et la salle de bains|Chaque maison a ses recoins}, {et des photos peuvent s’envoyer|pour éviter les surprises|nous cherchons la chambre la plus commode}.",
      ],
      [
        "{Est-ce calme|Entend-on la rue} ?",
        "{Si vous dormez légèrement, demandez une chambre à l’arrière|Une vieille maison parle un peu|Dites-nous si le bruit vous gêne}, {et nous donnons la plus calme|la nuit, la porte est close|demandez donc avant de réserver}.",
      ],
      [
        "{Où se garer|Comment venir sans voiture} ?",
        "{Demandez avant d’arriver et nous l’expliquons|Dites-nous comment vous venez|Il y a plus d’un chemin}, {et nous décrivons le dernier bout|les bagages peuvent parfois partir devant|ainsi vous ne tournez pas}.",
      ],
    ],
    qualities: [
      ["des chambres calmes", "du bon pain"],
      ["de longs chemins", "une salle chaude"],
      ["des draps frais", "des fenêtres ouvertes"],
      ["une couette épaisse", "une fenêtre ouverte"],
      ["un couloir calme", "un matin clair"],
    ],
    events: ["Week-end gourmand", "Jours de marche", "Concert à la maison"],
  },
);
