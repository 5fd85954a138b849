/** French wordings of the childcare family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const childcare: Wording = familyWording(
  ["famille", "familles", "maison", "chez nous", "chez nous", "accueil des enfants"],
  ["Notre journée", "Petites œuvres", "Fêtes"],
  {
    headlines: [
      "Des {bottes|mains} pleines de {boue|couleurs}",
      "{Jouer|Creuser}, {manger|chanter}, {rêver|recommencer}",
      "Un {au revoir|bisou} et une bonne journée",
      "{Des rires|Des chansons} et {une sieste|un goûter}",
      "Grandir {à son pas|ensemble}",
    ],
    truths: [
      "{Jouer, c’est penser avec les mains|L’enfant qui joue répète le monde|Une tour qui tombe est aussi une leçon}, {alors nous lui laissons le temps|et rien ne presse|nous regardons de près}.",
      "{L’adaptation dure ce qu’elle dure|On apprend à se quitter peu à peu|Le premier au revoir coûte à tous}, {et une main est toujours là|alors personne ne fixe de date|les petits pas aident}.",
      "{Les parents confient ce qu’ils aiment le plus|La confiance commence à la porte|Des parents tranquilles rassurent l’enfant}, {alors nous racontons la journée avec franchise|demandez donc tout ce que vous voulez|et la vérité y aide}.",
      "{Un enfant apprend en répétant|La dixième fois est souvent la meilleure|Le même livre peut durer des semaines}, {alors la journée a son rythme|les grands apportent la patience|et cela rassure}.",
      "Un enfant qui joue {travaille|apprend sans le savoir}, {et on ne le dérange pas|alors nous laissons du temps}.",
    ],
    offers: [
      [
        "baby",
        "Les tout-petits",
        "{Les tout-petits dorment et mangent à leur heure|Avec des visages connus, la journée est plus douce|Pour un bébé, le rythme passe d’abord}, {alors dites-nous comment il s’endort|le doudou vient aussi|vous expliquez ses habitudes}.",
        "Les plus petits ont {leur rythme et leur doudou|besoin de bras}, {nous suivons leurs heures|et vous racontez leurs habitudes}.",
      ],
      [
        "blocks",
        "Les plus grands",
        "{Les plus grands bâtissent, se fâchent et se réconcilient|Avec des ciseaux et de la terre, on apprend beaucoup|À cet âge, on veut tout savoir}, {alors mettez des habits qui se salissent|chacun trouve son coin|les questions ne manquent pas}.",
        "Les grands veulent {essayer seuls|construire et demander}, {nous sommes à côté|et nous répondons aux pourquoi}.",
      ],
      [
        "trees",
        "Jeux dehors",
        "{Nous sortons par presque tous les temps|Flaques, bâtons et escargots font un bon programme|Dehors, on se dispute moins}, {et il faut des habits de rechange|écrivez le nom dans les bottes|on dort mieux ensuite}.",
        "Dehors, {il y a de la boue, des vers et des cabanes|tout devient un jeu}, {alors prévoyez des bottes|même quand il pleut}.",
      ],
      [
        "apple",
        "Repas et repos",
        "{On mange ensemble et personne ne finit de force|Goûter, oui, obliger, non|Après le repas vient un moment calme}, {et nul ne dort de force|dites-nous les allergies|le repos a son coin}.",
        "On mange {ensemble et lentement|ce qui est simple}, {on goûte sans forcer|puis vient le repos}.",
      ],
      [
        "eighth-notes",
        "Musique",
        "{On chante, on rime et l’on relit le même livre|Une chanson ouvre la journée|Sur le tapis, toutes les histoires ont leur place}, {et le livre préféré peut venir|qui ne chante pas tape des mains|ainsi on apprend sans le remarquer}.",
        "Une chanson, {une histoire, un tambour|un livre sur les genoux} : {les mots viennent ainsi|et chacun y va de sa voix}.",
      ],
      [
        "clock",
        "Vacances",
        "{Quand le travail commence tôt, parlons-en|Pour les ponts et les vacances, demandez|Les longues journées se prévoient aussi}, {alors donnez-nous vos heures|nous disons ce qui est possible|pour que la famille s’organise}.",
        "Pendant les vacances ou {tôt le matin|en fin de journée}, {demandez ce qui est possible|une place se cherche}.",
      ],
    ],
    process: [
      [
        "Visiter",
        "{Venez voir une matinée|Asseyez-vous un moment sur une petite chaise|Visitez-nous avec votre enfant}, {et demandez ce que vous voulez|vous verrez une journée normale|la première impression est la vôtre}.",
        "Venez {avec votre enfant|un matin}, {regardez comment on joue|posez toutes vos questions}.",
      ],
      [
        "Demander une place",
        "{Pour une place, il faut la date et les heures|Inscrivez-vous tôt en disant le début souhaité|Remplissez la demande tranquillement}, {et nous expliquons comment elles sont données|signalez les changements|nous disons ce qui manque}.",
        "Écrivez {l’âge, les jours, la date|quand vous en avez besoin}, {nous disons où vous en êtes|la réponse est franche}.",
      ],
      [
        "S’adapter",
        "{D’abord avec vous, puis un moment sans vous|L’adaptation va à petits pas|L’enfant donne le rythme}, {alors prévoyez quelques semaines|nous appelons si besoin|et rien ne presse}.",
        "Les premiers jours, {un parent reste|on vient peu}, {puis un peu moins|et l’enfant donne le rythme}.",
      ],
    ],
    questions: [
      [
        "{Comment se passe l’adaptation|Comment se passent les débuts} ?",
        "{Pas à pas, avec vous tout près|Pleurer au départ est normal|On commence par de courts moments}, {et s’il ne se console pas, nous appelons|car l’enfant donne le rythme|chaque jour dure un peu plus}.",
        "Elle dure {le temps qu’il faut|quelques jours ou quelques semaines}, {un adieu court aide|et nous appelons si les pleurs durent}.",
      ],
      [
        "{Comment avoir une place|Y a-t-il une liste d’attente} ?",
        "{Inscrivez-vous tôt, parfois avant la naissance|Cela dépend de la commune et des places|Une liste peut exister}, {et une place se libère parfois d’un coup|demandez donc de temps en temps|nous expliquons les règles}.",
        "Inscrivez-vous {tôt|dès que possible}, {nous disons si une liste existe|une place se libère parfois}.",
      ],
      [
        "{Quand garder un enfant malade à la maison|Que faites-vous en cas de fièvre} ?",
        "{Avec de la fièvre, mieux vaut la maison|S’il tombe malade ici, nous appelons|Un enfant malade se repose mieux chez lui}, {et quelqu’un doit être joignable|cela protège aussi les autres|jusqu’à ce qu’il aille mieux}.",
        "Avec de la fièvre, {il reste au chaud chez vous|on appelle un parent} ; {les règles sont écrites|demandez-les à l’inscription}.",
      ],
      [
        "{Combien coûte une place|Y a-t-il des aides pour payer} ?",
        "{Cela dépend des heures et des aides|Bien des familles sont aidées|Le prix s’explique avant la signature}, {et la commune renseigne|demandez ce qui est compris|nous disons quels papiers il faut}.",
        "Le prix dépend {des heures et de vos droits|de votre situation}, {la mairie ou la caisse renseigne|nous vous aidons à remplir les papiers}.",
      ],
      [
        "{Que faut-il mettre dans le sac|Que doit apporter mon enfant} ?",
        "{Un change, des chaussons et un objet connu|Une liste vous est donnée avant|Le nécessaire tient dans un petit sac}, {et le nom est écrit partout|le plus précieux reste à la maison|le doudou peut venir}.",
        "Des vêtements {de rechange|qui peuvent se salir}, {le doudou|des bottes}, et son nom sur chaque chose.",
      ],
      [
        "{Comment sait-on ce qu’il a fait|A-t-on des nouvelles du jour} ?",
        "{Le soir, nous racontons en quelques phrases|Vous pouvez demander chaque jour|On se parle un instant à la porte}, {et pour plus long, on prend un moment|l’important vous est toujours dit|les petites choses aussi}.",
        "Le soir, {on vous raconte|quelques mots à la porte}, {une note suit parfois|et vous pouvez demander}.",
      ],
    ],
    qualities: [
      ["des bras chauds", "des règles claires"],
      ["de la boue", "de bons repas"],
      ["des jeux fous", "des siestes calmes"],
      ["des bras ouverts", "une heure fixe"],
      ["des genoux sales", "une soupe chaude"],
      ["des mains tendres", "des journées rythmées"],
    ],
    events: ["Fête d’été", "Fête des lanternes", "Matinée ouverte"],
  },
);
