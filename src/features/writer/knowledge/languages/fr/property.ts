/** French wordings of the property family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const property: Wording = familyWording(
  ["client", "clients", "agence", "à l’agence", "à l’agence", "immobilier"],
  ["Nos services", "Biens", "Visites"],
  {
    headlines: [
      "Des clés {qui changent de main|pour la suite}",
      "{Entrer|Visiter}, sentir, décider",
      "Des lieux pour {vivre|travailler}",
    ],
    truths: [
      "{Le premier prix décide de beaucoup|Trop haut au départ finit souvent trop bas|Les acheteurs sérieux regardent tôt}, {d’où l’intérêt d’une estimation honnête|alors nous expliquons chaque chiffre|et un prix juste gagne des mois}.",
      "{Un lieu se choisit dans l’entrée|La lumière et l’ordre comptent dès la porte|Les premières minutes pèsent plus que les mètres carrés}, {alors une journée de rangement vaut la peine|c’est pourquoi la visite se prépare|les raisons viennent ensuite}.",
      "{La banque veut les papiers avant les images|Un dossier complet aide à vendre|Ce qui manque se demande toujours trop tard}, {alors réunissez-le tôt|nous commençons donc par le dossier|et cela rassure les deux côtés}.",
      "{Chaque maison a un défaut|Ce qu’on tait à la visite se voit après|Une photo trop belle déçoit}, {alors nous le disons tout de suite|la franchise épargne des visites|qui le sait décide mieux}.",
    ],
    offers: [
      [
        "house",
        "Vente et achat",
        "{Pour vendre, il faut fixer valeur, moment et papiers|Dites-nous pourquoi vous vendez et pour quand|La visite vient avant le prix}, {et nous disons d’où vient le chiffre|pour décider à tête reposée|les étapes suivantes se fixent ensemble}.",
      ],
      [
        "key",
        "Location",
        "{À la location, on cherche qui convient à la maison|Un dossier et une conversation valent mieux qu’une intuition|Dites-nous ce qui compte chez un locataire}, {et l’état des lieux se fait par écrit|pour que chacun soit tranquille|les compteurs se lisent ensemble}.",
      ],
      [
        "building",
        "Gestion",
        "{Nous suivons comptes, assemblées et artisans|Un immeuble a besoin de quelqu’un qui réponde|Pour qui vit ailleurs, quelqu’un doit être sur place}, {avec des comptes lisibles|un numéro répond aux questions|chaque dépense a son papier}.",
      ],
      [
        "laptop",
        "Bureaux et salles",
        "{Une table, une salle ou seulement une adresse|Un lieu de travail s’essaie d’abord un jour|On peut louer à la journée ou plus longtemps}, {alors venez écouter le bruit|dites-nous combien vous êtes|nous voyons ce qui convient}.",
      ],
      [
        "camera",
        "Photos et plans",
        "{Avec de la lumière et de l’ordre, les photos disent vrai|Un plan juste évite des visites inutiles|Nous photographions la maison telle qu’elle est}, {et les défauts sont dits|pour que viennent les bonnes personnes|vous les voyez en premier}.",
      ],
      [
        "scale",
        "Estimation",
        "{La valeur tient au lieu et à l’état|Nous regardons les ventes voisines et les papiers|Une estimation honnête donne une fourchette}, {et les raisons sont expliquées|avant un partage ou un achat|vous décidez de la suite}.",
      ],
    ],
    process: [
      [
        "Visiter",
        "{Nous voyons les pièces, les papiers et vos projets|La cave et le toit se regardent aussi|À la visite, les questions passent d’abord}, {et vous recevez ensuite un avis|pour bien connaître la maison|vous racontez son histoire}.",
      ],
      [
        "Préparer",
        "{On range, on photographie, on décrit|Le dossier se réunit avant l’annonce|L’annonce se prépare avec vous}, {sans cacher les défauts|vous la lisez avant|pour que tout soit juste}.",
      ],
      [
        "Conclure",
        "{On lit, on signe et l’on remet les clés|Pour conclure, il faut un projet et une date|À la fin, on relève les compteurs}, {sans hâte et par écrit|nous sommes là jusqu’à la porte|rien ne se signe sans lecture}.",
      ],
    ],
    questions: [
      [
        "{Que coûte l’agence|Qui paie la commission} ?",
        "{Cela dépend du mandat|La loi et le contrat le disent|On en convient avant de commencer}, {alors demandez-le par écrit|et demandez ce qui est compris|vous saurez qui paie quoi}.",
      ],
      [
        "{Combien vaut mon bien|Les estimations en ligne sont-elles justes} ?",
        "{Un chiffre en ligne est un premier repère|Un site ne voit pas votre cuisine|Le lieu, l’état et les papiers comptent}, {et une visite précise|mieux vaut donc voir la maison|nous expliquons le calcul}.",
      ],
      [
        "{Quels papiers pour vendre|Que veut voir la banque} ?",
        "{Il faut souvent le titre, les plans et les diagnostics|Pour un appartement, aussi les procès-verbaux|La banque veut voir le titre et les charges}, {et certains papiers prennent des semaines|commandez-les donc tôt|une liste vous est donnée}.",
      ],
      [
        "{Combien de temps pour vendre|Quand pourrons-nous entrer} ?",
        "{Comptez en mois plutôt qu’en semaines|Le prix et le dossier donnent le rythme|Cela dépend du lieu et du moment}, {et un dossier complet gagne du temps|donnez-nous votre date|nous signalons chaque intérêt sérieux}.",
      ],
      [
        "{Dois-je être là pour les visites|Qui montre les lieux} ?",
        "{Plutôt non, on pose alors plus de questions|Comme vous préférez|Nous pouvons montrer les lieux sans vous}, {et vous saurez ce qui s’est dit|les clés se donnent contre signature|les heures se fixent avec vous}.",
      ],
      [
        "{Faut-il rénover avant|Que faire avant les visites} ?",
        "{En grand, c’est rarement utile|Laver, peindre et changer les ampoules suffit souvent|Cela dépend de l’état et du prix}, {car chacun verra le reste autrement|nous disons ce qui vaut la peine|demandez avant de dépenser}.",
      ],
    ],
    qualities: [
      ["des papiers clairs", "un prix juste"],
      ["une bonne lumière", "des mots francs"],
      ["des lieux calmes", "de bons voisins"],
      ["des images vraies", "une parole tenue"],
      ["un prix sensé", "une liste courte"],
    ],
    events: ["Journée de visites", "Soirée propriétaires", "Journée d’essai"],
  },
);
