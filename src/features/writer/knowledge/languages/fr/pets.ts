/**
 * French wordings of the pets family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const pets: Wording = familyWording(
  ["maître", "maîtres", "maison", "chez nous", "chez nous", "animaux"],
  ["Pour votre animal", "Quatre pattes", "Dates"],
  {
    headlines: [
      "Des {pattes|museaux}, des {mains douces|voix calmes}",
      "Un animal ne dit pas {où il a mal|ce qu’il a}",
      "{Une voix calme|Une main douce}, une {queue qui bat|oreille dressée}",
      "Du {calme|temps} pour {chaque poil|chaque patte}",
      "{Bien soigné|Bien brossé}, {bien dormi|bien promené}",
    ],
    truths: [
      "{Les animaux cachent leur douleur|Un chat qui souffre reste immobile|Manger moins est déjà un signe}, {alors observez ce qui change|nous demandons donc ses habitudes|et mieux vaut venir tôt}.",
      "{L’habitude rassure presque tous|La même heure et la même gamelle calment|Un animal veut savoir ce qui vient}, {alors nous demandons sa journée|notez-la donc pour nous|les changements vont doucement}.",
      "{Au dressage, c’est surtout le maître qui apprend|Le chien va vite, la main lentement|Clair et doux vaut mieux que fort}, {et le moment compte|on s’exerce donc ensemble|un peu chaque jour}.",
      "{Les animaux nous lisent mieux que nous eux|Ils sentent la hâte dans la main|Un animal nerveux a besoin de temps}, {alors on respire d’abord|nous ne courons donc pas|aucun geste sans regard}.",
      "Chaque animal a {sa peur et sa friandise|son heure et son coin}, {et vous les connaissez|alors dites-les-nous}.",
    ],
    offers: [
      [
        "stethoscope",
        "Santé",
        "{Nous regardons les dents, le poids et les vaccins|Du nez à la queue, tout se regarde calmement|Un contrôle voit ce que l’animal tait}, {alors apportez le carnet|notez ce qui a changé|nous expliquons ce que nous voyons}.",
        "Un contrôle {se fait sans hâte|commence par regarder}, {vous racontez, nous examinons|et vos questions ont leur place}.",
      ],
      [
        "scissors",
        "Toilette",
        "{Brosser, laver et couper les griffes prend du temps|Nous travaillons sans hâte, avec des pauses|Une bonne toilette commence par le calme}, {alors dites s’il mord|nous disons quelle brosse convient|l’animal donne le rythme}.",
        "Poils, griffes, oreilles : {nous faisons des pauses|tout en douceur}, {et disons ce que vous pouvez faire chez vous|l’animal reste le chef}.",
      ],
      [
        "graduation-cap",
        "Éducation",
        "{La laisse et le rappel s’apprennent|Les chiots apprennent et les vieux têtus aussi|Rester seul peut s’exercer}, {alors racontez ce qui se passe|avec des friandises et de la patience|vous continuez à la maison}.",
        "Nous travaillons {là où cela coince|dans la vraie rue}, {avec des récompenses|et vous repartez avec des exercices}.",
      ],
      [
        "house",
        "Garde",
        "{Quand vous partez, quelqu’un est avec votre animal|Des jours, des nuits ou une promenade|Avant la première nuit, on se rencontre}, {et apportez sa couverture et sa nourriture|nous envoyons des nouvelles|ainsi chacun est plus tranquille}.",
        "Pendant votre absence, {ses habitudes restent|quelqu’un lui parle}, {et une photo vous rassure|laissez-nous sa couverture}.",
      ],
      [
        "heart",
        "Soin des vieux animaux",
        "{Un vieil animal veut plus de pauses|Avec l’âge, l’envie et les os changent|Les anciens aiment leur routine}, {alors nous prenons le temps|vous dites ce qui a changé|nous cherchons ce qu’il aime encore}.",
        "Un vieil animal {se fatigue plus vite|a droit à ses manies}, {nous adaptons le rythme|et cherchons ce qui le soulage}.",
      ],
      [
        "scale",
        "Alimentation",
        "{Quoi, combien et à quel rythme|Entre la gamelle et les friandises, il y a à voir|La nourriture se change en douceur}, {alors apportez le paquet|nous regardons aussi le poids|demandez ce que vous ne savez pas}.",
        "Apportez {l’étiquette du sac|ce qu’il mange}, {nous regardons quantité et rythme|on change doucement}.",
      ],
    ],
    process: [
      [
        "Raconter",
        "{Dites-nous l’âge, la race, les habitudes et les peurs|Dites depuis quand cela arrive|Décrivez votre animal en quelques phrases}, {aussi ce qui gêne|et l’urgent au téléphone|nous disons quand venir}.",
        "Racontez {l’âge, le caractère, le souci|ce que vous avez remarqué}, {nous proposons une heure|et l’urgent passe devant}.",
      ],
      [
        "Se rencontrer",
        "{Une visite calme sert à se connaître|L’animal peut d’abord sentir et regarder|Nous le laissons s’habituer}, {et vous restez tout près|chacun peut dire non|sans se presser}.",
        "Au premier contact, {l’animal renifle, nous attendons|personne ne se presse}, {et la confiance commence là|vous restez près de lui}.",
      ],
      [
        "Prendre soin",
        "{Nous en prenons soin comme convenu|Tout va pas à pas|Nous suivons ce qui est dit}, {et racontons comment cela s’est passé|avec un conseil pour la maison|vous recevez des nouvelles}.",
        "Le soin se fait {calmement|à son rythme}, {nous expliquons|nous le racontons ensuite}, et vous savez quoi surveiller.",
      ],
    ],
    questions: [
      [
        "{Mon animal a peur, que faire|Comment calmer mon animal} ?",
        "{Dites-le avant et nous cherchons une heure calme|De courtes visites aident beaucoup|C’est fréquent et ce n’est pas grave}, {et un linge sur la caisse calme un chat|nous allons plus doucement|inutile de vous excuser}.",
      ],
      [
        "{Que faut-il apporter pour lui|Quels papiers pour un chien} ?",
        "{Le carnet, sa nourriture et une odeur de maison|Prenez les papiers que vous avez|Demandez la liste avant de venir}, {et sa couverture le calmera|ce qui manque se voit ensuite|notez ses habitudes}.",
        "Son carnet, {sa couverture et une friandise|ce qu’il mange}, {et vos questions|le numéro où vous joindre}.",
      ],
      [
        "{Que faire en urgence|Qui appeler en urgence} ?",
        "{Appelez tout de suite et gardez l’emballage|N’attendez pas le formulaire|S’il a avalé un produit dangereux, chaque minute compte}, {et ne le faites pas vomir de vous-même|gardez le nom du produit sous la main|allez aux urgences les plus proches}.",
        "Téléphonez {d’abord|en route}, {dites ce qui s’est passé et quand|suivez ce que l’on vous dit}, et venez avec l’emballage s’il y en a un.",
      ],
      [
        "{Quel est le prix d’une visite|Combien cela coûte-t-il} ?",
        "{Cela dépend de ce qu’il faut faire|Demandez avant et nous estimons|Le prix se dit avant de commencer}, {et pour une opération, une assurance aide parfois|demandez-le par écrit|vous décidez calmement}.",
        "Nous l’annonçons {avant de commencer|au téléphone quand c’est possible}, {et si cela change, nous demandons|les soins plus longs se chiffrent par écrit}.",
      ],
      [
        "{À quel rythme venir avec lui|Quand revenir} ?",
        "{Cela dépend de l’âge et de l’animal|Les jeunes et les vieux viennent plus souvent|Nous le disons à la première visite}, {et c’est noté|entre deux, un appel suffit|on ajuste selon sa forme}.",
        "Cela dépend {de l’espèce et de l’âge|de son poil et de sa santé} : {nous notons la prochaine date|un rappel peut vous être envoyé}.",
      ],
      [
        "{Puis-je rester près de lui|Est-ce que je gêne} ?",
        "{Souvent oui, car votre voix rassure|Cela dépend de l’animal|Certains sont plus calmes sans leur maître}, {et nous le voyons ensemble|demandez sans gêne|on décide sur le moment}.",
        "Bien souvent oui, {votre voix l’aide|restez à sa tête}, {et parfois il est plus calme sans vous|nous le voyons tout de suite}.",
      ],
    ],
    qualities: [
      ["des mains calmes", "des paniers doux"],
      ["des mots clairs", "de longues balades"],
      ["des gamelles pleines", "des truffes fraîches"],
      ["une voix basse", "des mains douces"],
      ["une gamelle pleine", "un long tour"],
      ["une main sûre", "une voix basse"],
    ],
    events: ["Heure des chiots", "Balade commune", "Journée prévention"],
  },
);

export const petsTrades: Record<string, Wording> = {
  "dog-groomer": familyWording(
    ["maître", "maîtres", "salon", "au salon", "au salon", "toilettage"],
    ["Soins du poil", "Avant et après", "Rendez-vous"],
    {
      headlines: [
        "{Brossé|Baigné}, {séché|coupé} avec patience",
        "Un poil qui {respire|ne feutre pas}",
        "Avec {patience|des friandises}, sans {forcer|hâte}",
      ],
      truths: [
        "{Un chien sent quand on est pressé|Un chien lit la main avant de se laisser toucher}, {alors nous commençons doucement|et il peut d’abord renifler}.",
        "{Un nœud tire à chaque pas|Le feutre naît derrière les oreilles}, {et parfois court est le plus doux|et deux coups de brosse par semaine l’évitent}.",
        "{Tous les poils ne se tondent pas|Le sous-poil protège aussi du chaud}, {si bien que certains s’épilent|et nous en parlons avant}.",
      ],
      offers: [
        [
          "droplets",
          "Bain et séchage",
          "{Le bain se fait à l’eau tiède, avec un savon doux|Après la boue ou la mer, un bain s’impose|Le bain suit la peau et le poil}, {et le séchoir vient quand le chien le connaît|et les oreilles restent au sec}.",
        ],
        [
          "scissors",
          "Coupe et tonte",
          "{Le poil peut être court pour l’été ou rond au museau|Dites combien vous brossez|Une photo de la dernière fois aide}, {car la longueur en dépend|et nous montrons ensuite l’entretien}.",
        ],
        [
          "brush",
          "Épilation et mue",
          "{Le poil dur s’épile au lieu de se couper|À la mue, un bon peigne change tout}, {et le poil mort part sans douleur|et votre canapé le remarque}. {Comptez du temps|Beaucoup somnolent pendant le soin}.",
        ],
        [
          "paw-print",
          "Griffes et oreilles",
          "{Les griffes et les oreilles s’oublient facilement|Des griffes trop longues changent la marche}, {alors on peut venir seulement pour cela|et une rougeur se montre au vétérinaire}.",
        ],
        [
          "heart",
          "Chiots et chiens craintifs",
          "{La première visite sert à renifler|Une table, un bruit et une friandise suffisent au début}, {et vous pouvez rester si cela l’aide|puis on avance d’un pas à la fois}. {Les vieux chiens ont des pauses|On peut partager en deux jours}.",
        ],
      ],
      process: [
        [
          "Écrire",
          "{Donnez la race, l’âge, la taille et l’état du poil|Une photo montre les nœuds}. {Dites s’il mord ou s’il a peur|Nous prévoyons le temps}.",
        ],
        [
          "Rencontrer",
          "{Il renifle et nous regardons la peau|Nous décidons ensemble de la longueur}. {Une promenade avant aide|Dites comment vous joindre}.",
        ],
        [
          "Soigner",
          "{On brosse, on baigne, on sèche et l’on coupe|L’ordre suit ce qu’il accepte}, {avec des pauses|et ce qu’il ne supporte pas, on le laisse}.",
        ],
      ],
      questions: [
        [
          "{Tous les combien faut-il le toiletter|Quand faut-il le tondre} ?",
          "{Un poil bouclé revient toutes les quelques semaines|Cela dépend de la race et de la brosse}. {On vient plus souvent à la mue|Brosser à la maison espace les visites}.",
        ],
        [
          "{Puis-je rester avec mon chien|Et s’il a peur du séchoir} ?",
          "{Certains sont plus calmes seuls|La première fois, volontiers}. {On avance à son rythme|Une serviette et du temps font l’affaire}.",
        ],
        [
          "{Combien coûte un toilettage|Les nœuds coûtent-ils plus} ?",
          "{Le prix suit la taille, le poil et le temps|Une photo donne une fourchette}. {Les nœuds demandent plus de travail|Le prix est dit avant}.",
        ],
        [
          "{Tondre aide-t-il contre la chaleur|Peut-on tondre tous les chiens} ?",
          "{Avec un sous-poil dense, plutôt non|Le poil protège aussi du soleil}. {Démêler aide davantage|Certaines races s’épilent}.",
        ],
      ],
      qualities: [
        ["des mains calmes", "un poil souple"],
        ["de petites pauses", "de grandes serviettes"],
        ["des mots doux", "des ciseaux affûtés"],
      ],
      events: ["Heure des chiots", "Cours de brossage", "Jour de mue"],
      actions: { bookings: ["Demander un toilettage"] },
    },
  ),
};
