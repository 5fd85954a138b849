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
      "Une {visite|lumière}, et l’on sait",
      "{Vendre|Louer} sans {se presser|se tromper}",
    ],
    truths: [
      "{Le premier prix décide de beaucoup|Trop haut au départ finit souvent trop bas|Les acheteurs sérieux regardent tôt}, {d’où l’intérêt d’une estimation honnête|alors nous expliquons chaque chiffre|et un prix juste gagne des mois}.",
      "{Un lieu se choisit dans l’entrée|La lumière et l’ordre comptent dès la porte|Les premières minutes pèsent plus que les mètres carrés}, {alors une journée de rangement vaut la peine|c’est pourquoi la visite se prépare|les raisons viennent ensuite}.",
      "{La banque veut les papiers avant les images|Un dossier complet aide à vendre|Ce qui manque se demande toujours trop tard}, {alors réunissez-le tôt|nous commençons donc par le dossier|et cela rassure les deux côtés}.",
      "{Chaque maison a un défaut|Ce qu’on tait à la visite se voit après|Une photo trop belle déçoit}, {alors nous le disons tout de suite|la franchise épargne des visites|qui le sait décide mieux}.",
      "On n’achète pas {des murs|une surface}, {on choisit un quotidien|mais une façon de vivre}, {et cela ne se lit pas sur une annonce|alors visitez à deux heures différentes}.",
    ],
    offers: [
      [
        "house",
        "Vente et achat",
        "{Pour vendre, il faut fixer valeur, moment et papiers|Dites-nous pourquoi vous vendez et pour quand|La visite vient avant le prix}, {et nous disons d’où vient le chiffre|pour décider à tête reposée|les étapes suivantes se fixent ensemble}.",
        "Vendre demande {de bonnes photos et un prix juste|de la préparation}, {acheter demande des questions|et de la franchise sur les défauts}.",
      ],
      [
        "key",
        "Location",
        "{À la location, on cherche qui convient à la maison|Un dossier et une conversation valent mieux qu’une intuition|Dites-nous ce qui compte chez un locataire}, {et l’état des lieux se fait par écrit|pour que chacun soit tranquille|les compteurs se lisent ensemble}.",
        "Entre loueur et locataire, {un état des lieux soigné évite des disputes|la clarté du départ compte}, {et nous la préparons|alors tout se note}.",
      ],
      [
        "building",
        "Gestion",
        "{Nous suivons comptes, assemblées et artisans|Un immeuble a besoin de quelqu’un qui réponde|Pour qui vit ailleurs, quelqu’un doit être sur place}, {avec des comptes lisibles|un numéro répond aux questions|chaque dépense a son papier}.",
        "Un robinet, une lettre, un loyer : {nous suivons ce qui arrive|la gestion, ce sont de petites choses}, {et vous recevez un compte clair|dites-nous ce que vous voulez décider}.",
      ],
      [
        "laptop",
        "Bureaux et salles",
        "{Une table, une salle ou seulement une adresse|Un lieu de travail s’essaie d’abord un jour|On peut louer à la journée ou plus longtemps}, {alors venez écouter le bruit|dites-nous combien vous êtes|nous voyons ce qui convient}.",
        "Un bureau se choisit {avec les pieds|à l’heure de pointe}, {et avec l’équipe|l’accès compte autant que la surface}.",
      ],
      [
        "camera",
        "Photos et plans",
        "{Avec de la lumière et de l’ordre, les photos disent vrai|Un plan juste évite des visites inutiles|Nous photographions la maison telle qu’elle est}, {et les défauts sont dits|pour que viennent les bonnes personnes|vous les voyez en premier}.",
        "Une pièce photographiée {à la bonne heure|rangée et claire} {paraît ce qu’elle est|attire les bons visiteurs}, et un plan répond au reste.",
      ],
      [
        "scale",
        "Estimation",
        "{La valeur tient au lieu et à l’état|Nous regardons les ventes voisines et les papiers|Une estimation honnête donne une fourchette}, {et les raisons sont expliquées|avant un partage ou un achat|vous décidez de la suite}.",
        "Une estimation {s’appuie sur la visite|se défend avec des exemples}, {pas sur un rêve|et dit aussi ce qui pèse sur le prix}.",
      ],
    ],
    process: [
      [
        "Visiter",
        "{Nous voyons les pièces, les papiers et vos projets|La cave et le toit se regardent aussi|À la visite, les questions passent d’abord}, {et vous recevez ensuite un avis|pour bien connaître la maison|vous racontez son histoire}.",
        "Nous visitons, {mesurons|regardons} et {posons des questions|notons ce qui plaît et ce qui gêne}.",
      ],
      [
        "Préparer",
        "{On range, on photographie, on décrit|Le dossier se réunit avant l’annonce|L’annonce se prépare avec vous}, {sans cacher les défauts|vous la lisez avant|pour que tout soit juste}.",
        "Papiers, photos, prix : {tout se prépare avant la première visite|l’ordre fait gagner des semaines}, {et vous relisez l’annonce|rien ne paraît sans vous}.",
      ],
      [
        "Conclure",
        "{On lit, on signe et l’on remet les clés|Pour conclure, il faut un projet et une date|À la fin, on relève les compteurs}, {sans hâte et par écrit|nous sommes là jusqu’à la porte|rien ne se signe sans lecture}.",
        "Une offre arrive, {nous la lisons avec vous|vous prenez le temps}, {puis viennent les signatures|et la remise des clés se prépare}.",
      ],
    ],
    questions: [
      [
        "{Que coûte l’agence|Comment l’agence est-elle payée} ?",
        "{Cela dépend du mandat|La loi et le contrat le disent|On en convient avant de commencer}, {alors demandez-le par écrit|et demandez ce qui est compris|vous saurez qui paie quoi}.",
        "Les honoraires {figurent sur le mandat|se disent avant}, {avec ce qu’ils comprennent|et qui les règle}.",
      ],
      [
        "{Combien vaut mon bien|Les estimations en ligne sont-elles justes} ?",
        "{Un chiffre en ligne est un premier repère|Un site ne voit pas votre cuisine|Le lieu, l’état et les papiers comptent}, {et une visite précise|mieux vaut donc voir la maison|nous expliquons le calcul}.",
        "Un calcul en ligne {ne voit ni la lumière ni la cave|donne une idée}, {une visite l’affine|alors comparez-le à des ventes proches}.",
      ],
      [
        "{Quels papiers pour vendre|Que veut voir la banque} ?",
        "{Il faut souvent le titre, les plans et les diagnostics|Pour un appartement, aussi les procès-verbaux|La banque veut voir le titre et les charges}, {et certains papiers prennent des semaines|commandez-les donc tôt|une liste vous est donnée}.",
        "Titre, {diagnostics, charges|plans et factures} : {nous donnons la liste|rassemblez-les tôt}, {et certains demandent du temps|la banque voudra les lire aussi}.",
      ],
      [
        "{Combien de temps pour vendre|Combien de temps prévoir pour vendre} ?",
        "{Comptez en mois plutôt qu’en semaines|Le prix et le dossier donnent le rythme|Cela dépend du lieu et du moment}, {et un dossier complet gagne du temps|donnez-nous votre date|nous signalons chaque intérêt sérieux}.",
        "Entre l’annonce et les clés {passent des semaines ou des mois|il faut de la patience}, {le prix de départ y est pour beaucoup|et l’acte a ses propres délais}.",
      ],
      [
        "{Dois-je être là pour les visites|Qui fait les visites} ?",
        "{Plutôt non, on pose alors plus de questions|Comme vous préférez|Nous pouvons montrer les lieux sans vous}, {et vous saurez ce qui s’est dit|les clés se donnent contre signature|les heures se fixent avec vous}.",
        "Ce n’est pas {nécessaire|obligatoire} : {les visiteurs parlent plus librement sans vous|nous avons la clé}, et nous vous racontons ensuite.",
      ],
      [
        "{Faut-il rénover avant|Que faire avant les visites} ?",
        "{En grand, c’est rarement utile|Laver, peindre et changer les ampoules suffit souvent|Cela dépend de l’état et du prix}, {car chacun verra le reste autrement|nous disons ce qui vaut la peine|demandez avant de dépenser}.",
        "Ranger, {réparer ce qui saute aux yeux|ouvrir les rideaux}, {et c’est souvent assez|le reste se discute} ; {gros travaux, demandez-nous d’abord|on ne récupère pas toujours la dépense}.",
      ],
    ],
    qualities: [
      ["des papiers clairs", "un prix juste"],
      ["une bonne lumière", "des mots francs"],
      ["des lieux calmes", "de bons voisins"],
      ["des images vraies", "une parole tenue"],
      ["un prix sensé", "une liste courte"],
      ["une visite honnête", "des plans justes"],
    ],
    events: ["Journée de visites", "Soirée propriétaires", "Journée d’essai"],
  },
);
