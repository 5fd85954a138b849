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
      "{Doucement|Tout doux}, {on se connaît déjà un peu|on prend le temps}",
      "Pour {poils, plumes et moustaches|petites et grandes pattes}",
      "{La laisse|Le panier} à la main, {venez|poussez la porte}",
    ],
    truths: [
      "{Les animaux cachent leur douleur|Un chat qui souffre reste immobile|Manger moins est déjà un signe}, {alors observez ce qui change|et mieux vaut venir tôt}.",
      "{L’habitude rassure presque tous|La même heure et la même gamelle calment|Un animal veut savoir ce qui vient} ; {alors nous demandons sa journée|notez-la donc pour nous|les changements vont doucement}.",
      "{Au dressage, c’est surtout le maître qui apprend|Le chien va vite, la main lentement|Clair et doux vaut mieux que fort}, {et le moment compte|on s’exerce donc ensemble|un peu chaque jour}.",
      "{Les animaux nous lisent mieux que nous eux|Ils sentent la hâte dans la main|Un animal nerveux a besoin de temps} ; {alors on respire d’abord|nous ne courons donc pas|aucun geste sans regard}.",
      "Chaque animal a {sa peur et sa friandise|son heure et son coin}, {et vous les connaissez|alors dites-les-nous}.",
      "Un animal {regarde d’abord vos épaules|lit le corps avant d’écouter}, {puis seulement votre voix|et une main lente lui parle mieux qu’un long discours}.",
      "Les petites rations {de trop|données à table} {pèsent vite sur un petit corps|finissent par compter}, {et une gamelle mesurée rend service|alors que le jeu remplace très bien une friandise}.",
      "L’ennui {abîme plus de chaussons que la malice|fait aboyer plus que le caractère}, {et une promenade où l’on renifle fatigue mieux qu’une course|et un peu de travail pour le nez y change beaucoup}.",
    ],
    offers: [
      [
        "stethoscope",
        "Santé",
        "{Nous regardons les dents, le poids et les vaccins|Du nez à la queue, tout se regarde calmement|Un contrôle voit ce que l’animal tait}, {alors apportez le carnet|notez ce qui a changé|nous expliquons ce que nous voyons}.",
        "Dents, {oreilles|yeux}, peau et cœur : {un examen suit un ordre tranquille|nous regardons tout, puis nous vous expliquons}, {et vos observations comptent autant|et vous dites ce que vous voyez à la maison}.",
        "Vaccins et {vermifuges|protection contre les tiques} {se règlent sur sa vie|dépendent de l’âge et des sorties} ; {un chat d’appartement n’a pas les besoins d’un chien de campagne|dites-nous où il dort et où il court}.",
        "Yeux, dents, poids, {articulations|peau et poil} : {un tour complet se fait en douceur|nous comparons avec la dernière fois}, et vous savez où il en est.",
      ],
      [
        "scissors",
        "Toilette",
        "{Brosser, laver et couper les griffes prend du temps|Nous travaillons sans hâte, avec des pauses|Une bonne toilette commence par le calme} ; {alors dites s’il mord|nous disons quelle brosse convient|l’animal donne le rythme}.",
        "Le poil {se démêle avant le bain|demande parfois plusieurs passages}, {et les nœuds serrés se coupent plutôt que de faire mal|et le séchage se fait sans forcer} ; {une race n’est pas l’autre|la coupe suit sa vie de tous les jours}.",
        "Un chiot {découvre d’abord la table et les bruits|vient une première fois pour faire connaissance} ; {les oreilles, les coussinets et les griffes suivent|un petit morceau de toilette suffit ce jour-là}, {et la visite suivante lui fait moins peur|et il repart sur une bonne note}.",
        "Un bain, {un brossage, une coupe|les griffes, les oreilles} : {nous commençons par ce qu’il accepte|l’ordre dépend de lui}, et rien ne se fait de force.",
      ],
      [
        "graduation-cap",
        "Éducation",
        "{La laisse et le rappel s’apprennent|Les chiots apprennent et les vieux têtus aussi|Rester seul peut s’exercer}, {alors racontez ce qui se passe|avec des friandises et de la patience}.",
        "Nous travaillons {là où cela coince|dans la vraie rue}, {avec des récompenses|et vous repartez avec des exercices}.",
        "Tirer, sauter, {aboyer à la fenêtre|fuir au parc} : {on cherche d’abord ce que l’animal y gagne|chaque habitude a une raison}, puis {on lui apprend autre chose|on s’exerce là où cela se passe}.",
        "Les séances sont {courtes et gaies|faites de petits exercices}, {car un animal fatigué n’apprend plus|et les devoirs tiennent en quelques minutes par jour} ; {toute la maison doit dire les mêmes mots|la régularité fait le reste}.",
        "Tirer, aboyer, {sauter sur les gens|ne pas revenir} : {chaque habitude a sa raison|cela se change par petits pas}, avec vous au bout de la laisse.",
      ],
      [
        "house",
        "Garde",
        "{Quand vous partez, quelqu’un est avec votre animal|Des jours, des nuits ou une promenade|Avant la première nuit, on se rencontre}, {et apportez sa couverture et sa nourriture|nous envoyons des nouvelles|ainsi chacun est plus tranquille}.",
        "Pendant votre absence, {ses habitudes restent|quelqu’un lui parle}, {et une photo vous rassure|laissez-nous sa couverture}.",
        "Dites-nous {ce qui le rassure|comment il s’endort}, {ses horaires, ses remèdes, ses cachettes|ce qu’il mange et ce qui l’effraie} : {la journée suit ses habitudes|nous gardons son rythme autant que possible}.",
        "Le numéro de {votre vétérinaire|la personne à prévenir} et {une clé de rechange|un mot d’accord pour les soins} {restent chez nous pendant votre absence|se remettent avant le départ} : {on espère n’en avoir pas besoin|c’est une prudence simple}.",
        "Une journée ou {des vacances|un week-end}, {il garde ses repas et ses heures|quelqu’un s’occupe de lui seul}, {et vous recevez des nouvelles|alors parlons d’abord de ses habitudes}.",
      ],
      [
        "heart",
        "Soin des vieux animaux",
        "{Un vieil animal veut plus de pauses|Avec l’âge, l’envie et les os changent|Les anciens aiment leur routine}, {alors nous prenons le temps|vous dites ce qui a changé|nous cherchons ce qu’il aime encore}.",
        "Un tapis {antidérapant|épais}, une marche devant le canapé, {une gamelle plus haute|des sorties plus courtes} : {de petits changements l’aident beaucoup|nous regardons avec vous ce qui lui facilite la journée}.",
        "S’il {boit plus|hésite à sauter} ou {dort autrement|maigrit}, {cela ne vient pas toujours de l’âge|parlez-en sans attendre} ; {certaines gênes se soulagent|le vétérinaire peut souvent l’aider}.",
        "Quand il dort plus et {marche moins|joue moins}, {de petites aides changent ses jours|on cherche où cela tire}, tapis, massage ou ration.",
      ],
      [
        "scale",
        "Alimentation",
        "{Quoi, combien et à quel rythme|Entre la gamelle et les friandises, il y a à voir|La nourriture se change en douceur}, {alors apportez le paquet|nous regardons aussi le poids|demandez ce que vous ne savez pas}.",
        "Croquettes, pâtée ou {ration ménagère|un peu des deux} : {l’âge, l’activité et la santé décident|il n’y a pas une seule bonne réponse}, {et l’étiquette se lit à deux|et un changement se fait sur plusieurs jours}.",
        "Une balance, {un verre doseur|une main sur les côtes} : {on sait vite s’il en faut moins|c’est ainsi que l’on suit sa ligne}, {et le vétérinaire tranche en cas de maladie|et les friandises comptent dans la journée}.",
        "Trop, trop peu ou {trop varié|au mauvais moment} : {la gamelle explique bien des soucis|nous regardons ce qu’il mange vraiment}, friandises comprises.",
      ],
    ],
    process: [
      [
        "Raconter",
        "{Dites-nous l’âge, la race, les habitudes et les peurs|Dites depuis quand cela arrive|Décrivez votre animal en quelques phrases}, {aussi ce qui gêne|et l’urgent au téléphone}.",
        "Appelez avec {son nom, son âge et son histoire|ce qui vous inquiète ou vous amène} : {une courte vidéo aide parfois|dites aussi comment il se comporte en voiture}, {et nous réservons le temps qu’il faut|et nous préparons sa venue}.",
        "Est-il {vacciné|castré}, {habitué aux autres|à l’aise avec les inconnus} ? {Ces réponses évitent bien des surprises|Nous posons ces questions avant de prendre date}.",
        "Quelques lignes {sur lui|par message} : {son nom, son âge, ce qui vous inquiète|ce qui a changé et depuis quand}, et nous répondons.",
      ],
      [
        "Se rencontrer",
        "{Une visite calme sert à se connaître|L’animal peut d’abord sentir et regarder|Nous le laissons s’habituer}, {et vous restez tout près|sans se presser}.",
        "Au premier contact, {l’animal renifle, nous attendons|personne ne se presse}, {et la confiance commence là|vous restez près de lui}.",
        "Pas de caresse {forcée|avant l’heure} : {on s’accroupit, on attend, il vient|nous le laissons choisir la distance}, {pendant que vous racontez ses habitudes|et la conversation se fait entre nous}.",
        "Pour la première rencontre, {une odeur de maison et un jouet aident|laissez-le en laisse ou dans sa caisse jusqu’à notre signe} ; {quelques minutes calmes suffisent souvent|nous voyons alors comment nous y prendre}.",
        "La première visite {laisse le temps de flairer|se passe sans table ni gants}, {et vous racontez pendant qu’il explore|et il vient quand il veut}.",
      ],
      [
        "Prendre soin",
        "{Nous en prenons soin comme convenu|Tout va pas à pas|Nous suivons ce qui est dit}, {et racontons comment cela s’est passé|avec un conseil pour la maison}.",
        "Le soin se fait {calmement|à son rythme}, {nous expliquons|nous le racontons ensuite}, et vous savez quoi surveiller.",
        "Un geste, {une pause|une friandise}, un geste : {c’est ainsi que l’on avance|on s’arrête avant qu’il n’en ait assez}, {et il garde un bon souvenir|et la fois suivante est plus facile}.",
        "À la fin, {nous vous montrons ce que nous avons vu|vous apprenez s’il a mangé, joué ou boudé}, {et ce qu’il faut surveiller|avec ce qui peut se continuer chez vous}.",
        "Nous faisons {ce qui est utile, rien de plus|une chose après l’autre}, {et il se repose entre deux|avec vous si cela l’aide}.",
      ],
    ],
    questions: [
      [
        "{Mon animal a peur, que faire|Comment calmer mon animal} ?",
        "{Dites-le avant et nous cherchons une heure calme|De courtes visites aident beaucoup|C’est fréquent et ce n’est pas grave}, {et un linge sur la caisse calme un chat|nous allons plus doucement|inutile de vous excuser}.",
        "Prévenez-nous {au téléphone|en prenant rendez-vous} : {une salle calme, une muselière douce ou une pause peuvent aider|nous choisissons une heure sans autres animaux}, {et personne ne le grondera|et le temps prévu sera plus long}.",
        "Un animal qui {grogne ou se cache|se débat} {dit seulement qu’il a peur|prévient à sa façon}, {alors on ralentit|et nous nous arrêtons à temps} ; {à la maison, la caisse peut rester ouverte quelques jours avant|des exercices tout simples le préparent d’une visite à l’autre}.",
      ],
      [
        "{Que faut-il apporter pour lui|Quels papiers pour un chien} ?",
        "{Le carnet, sa nourriture et une odeur de maison|Prenez les papiers que vous avez|Demandez la liste avant de venir} ; {et sa couverture le calmera|ce qui manque se voit ensuite|notez ses habitudes}.",
        "Son carnet {ou son passeport|de santé}, {sa laisse ou sa caisse|l’identification} et {la liste de ses remèdes|le nom de son vétérinaire} : {avec cela, tout commence bien|le reste se demande}.",
        "Pour un séjour, {ajoutez sa nourriture et un tissu qui sent la maison|les vaccins sont souvent exigés} ; {pour une simple visite, le carnet suffit|certaines races demandent des papiers à part, renseignez-vous}.",
      ],
      [
        "{Que faire en urgence|Qui appeler en urgence} ?",
        "{Appelez tout de suite et gardez l’emballage|N’attendez pas le formulaire|S’il a avalé un produit dangereux, chaque minute compte}, {et ne le faites pas vomir de vous-même|gardez le nom du produit sous la main|allez aux urgences les plus proches}.",
        "Téléphonez {d’abord|en route}, {dites ce qui s’est passé et quand|suivez ce que l’on vous dit}, et venez avec l’emballage s’il y en a un.",
        "Téléphonez {à un vétérinaire|au service de garde} {en route|avant de partir}, {et dites ce qui s’est passé et depuis quand|et suivez ce que l’on vous dit} ; {ne donnez rien à boire ni à manger sans avis|ne donnez jamais un remède pour humains}.",
        "Souffle court, {convulsions|ventre gonflé}, sang ou produit avalé : {partez sans attendre|c’est le moment d’appeler un vétérinaire}, {avec l’emballage ou une photo de la plante|et transportez l’animal au calme et au chaud}.",
      ],
      [
        "{Quel est le prix d’une visite|Combien cela coûte-t-il} ?",
        "{Cela dépend de ce qu’il faut faire|Demandez avant et nous estimons|Le prix se dit avant de commencer} ; {et pour une opération, une assurance aide parfois|demandez-le par écrit|vous décidez calmement}.",
        "Le tarif {se donne en prenant rendez-vous|dépend du temps et des soins}, {et un devis se demande pour ce qui est plus lourd|et chaque étape peut être chiffrée} ; {pour une assurance, lisez ce qu’elle exclut|les contrats d’assurance se comparent quand l’animal est jeune}.",
        "Dites {votre limite|ce que vous pouvez mettre} {sans gêne|dès le début}, {et nous voyons ce qui vient d’abord|et les choix seront plus clairs} ; {une cagnotte mise de côté aide aussi|regardez aussi le délai et la franchise d’une assurance}.",
      ],
      [
        "{À quel rythme venir avec lui|Quand revenir} ?",
        "{Cela dépend de l’âge et de l’animal|Les jeunes et les vieux viennent plus souvent|Nous le disons à la première visite}, {et c’est noté|entre deux, un appel suffit}.",
        "Cela dépend {de l’espèce et de l’âge|de son poil et de sa santé} : {nous notons la prochaine date|un rappel peut vous être envoyé}.",
        "Le poil, {les dents|l’âge} et la saison {donnent le rythme|comptent plus que le calendrier} : {nous proposons une date en fin de visite|un rappel peut vous être envoyé}, {et vous l’avancez si quelque chose change|que vous êtes libre de déplacer}.",
        "Revenez {plus tôt si vous remarquez un changement|sans attendre s’il mange ou bouge autrement} ; {sinon, à l’intervalle dit ensemble|s’il va bien, on garde le rythme prévu}.",
      ],
      [
        "{Puis-je rester près de lui|Est-ce que je gêne} ?",
        "{Souvent oui, car votre voix rassure|Cela dépend de l’animal|Certains sont plus calmes sans leur maître} ; {et nous le voyons ensemble|demandez sans gêne|on décide sur le moment}.",
        "Votre présence {aide certains et agite d’autres|se décide au cas par cas} : {nous essayons d’abord avec vous|on le voit dès les premières minutes}, {puis chacun fait au mieux pour l’animal|et vous n’êtes jamais loin}.",
        "Asseyez-vous {à sa hauteur|là où il vous voit}, {et parlez-lui comme d’habitude|et respirez lentement} ; {s’il vous cherche trop, attendez à côté|si c’est plus simple sans vous, nous vous le dirons gentiment}.",
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
