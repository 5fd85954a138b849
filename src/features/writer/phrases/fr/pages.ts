/** French lines of single pages: about, values, differences, headers, titles and descriptions. A table, no logic. */
import type { Phrasebook } from "../../speech/speaker.ts";

export const pages: Phrasebook = {
  "about.eyebrow": ["À propos", "Derrière le nom", "Qui nous sommes"],
  "about.heading": [
    "Notre façon de travailler",
    "Voici {name}",
    "Ce qui compte ici",
    "Derrière {name}",
    "{Quality1}, et pourquoi",
  ],
  "about.lede": [
    "{AtName}, ce qui compte : {quality1}, {quality2}. [Voici comment|Voici pourquoi].",
    "Qui demande « {offer1} » veut savoir [à qui parler|à qui se fier]. [Voici notre part|D’où cette page].",
    "Pas de grands mots : {quality1}, {quality2} et [notre façon d’y arriver|ce que cela change].",
    "Ce que « {offer1} » et « {offer2} » ont en commun, [le voici|c’est ici].",
  ],
  "about.start": [
    "Certains demandent d’abord « {offer1} », d’autres « {offer2} ». [Presque tous|La plupart] veulent {quality1} et [quelqu’un qui écoute|une réponse franche].",
    "Au départ, il y a {quality1} et {quality2}. Le reste, de « {offer1} » à « {offer2} », [vient après|en découle].",
    "Ce que nous faisons ? On pourrait dire « {offer1} » et « {offer2} ». L’essentiel est ailleurs : {quality1}, {quality2} et [le moment où cela convient|ce qui en reste].",
    "{name} existe pour {audience}. Cela décide de notre façon d’aborder « {offer1} » et de [dire non|conseiller].",
    "Derrière « {offer1} », il y a plus qu’on ne croit : {quality1}, {quality2}, [beaucoup de pratique|un œil attentif].",
  ],
  "about.way": [
    "Au quotidien : demander au lieu de deviner, préparer « {offer1} » [pas à pas|calmement], et regarder encore une fois [à la fin|avant de finir].",
    "Si, pour « {offer1} », moins suffit, [nous le disons|vous l’apprendrez de nous]. Si « {offer2} » convient mieux, aussi.",
    "Tout est dans le détail : le ton d’une réponse, {quality1}, [un appel avant|une note de la dernière fois], {quality2}.",
    "Si « {offer1} » se passe mal, [nous le disons d’abord|vous le saurez par nous], puis [nous réparons|on répare].",
    "{Quality1} et {quality2} passent avant la vitesse, [et bien avant|et surtout avant] les grands mots.",
  ],
  "about.you": [
    "Et vous ? Une question sur « {offer1} » [suffit|est un bon début].",
    "Pour demander « {offer1} », nul besoin d’être du métier.",
    "Vous comparez ? [Très bien|Pourquoi pas] : demandez partout {quality1}.",
    "Écrivez-nous, même si « {offer1} » n’est encore [qu’une idée|qu’une envie].",
  ],
  "about.audience": [
    "Nous pensons d’abord {toAudience}, [pour « {offer1} » comme pour « {offer2} »|en préparant « {offer1} »].",
    "Écrit pour {audience}. [Les autres|Tous les autres] ? Bienvenue aussi.",
  ],
  "values.eyebrow": ["Nos règles", "Notre parole", "Dans les faits"],
  "values.heading": [
    "Vous pouvez y compter",
    "Nos règles",
    "Toujours valable",
    "La règle du jeu",
    "Notre parole",
  ],
  "values.lede": [
    "[Peu de règles|Assez court]. Vérifiez-les, [par exemple|d’abord] pour « {offer1} ».",
    "Pas de slogans : avec « {offer1} », vous pouvez [vérifier|nous prendre au mot].",
    "Les mots sont faciles. [Jugez|Regardez].",
  ],
  "value.any": [
    "[Demander deux fois|Redemander]##Aucune question sur « {offer1} » n’est [bête|trop petite].",
    "Parler d’argent##Le prix de « {offer1} », vous le [savez|connaissez] avant.",
    "Dire non##Si « {offer1} » n’est pas pour vous, [nous le disons|vous le saurez].",
    "[Rester simple|Commencer petit]##« {Offer1} » d’abord, « {offer2} » [plus tard|un jour]. On peut toujours ajouter.",
    "Votre temps##Si « {offer1} » change d’heure, [nous prévenons|vous le savez tôt].",
    "Regarder deux fois##Pour « {offer1} », nous regardons deux fois, [avec vos yeux|avant de finir].",
    "Sans pression##« {Offer1} » peut attendre [une nuit|demain]. Comparez.",
    "Entre nous##Ce que vous dites sur « {offer1} » [reste ici|ne va pas plus loin].",
    "Après##Une question sur « {offer1} » vient [souvent|parfois] plus tard. [Posez-la|Écrivez].",
  ],
  "value.warm": [
    "[Chaleureux|Un vrai accueil]##On vous reçoit comme une personne, pas comme un [dossier|numéro].",
  ],
  "value.plain": ["[Franc|Parler vrai]##Nous le disons [comme à un ami|avec des mots simples]."],
  "value.precise": [
    "[Précis|Exact]##Vérifier d’abord, [promettre|parler] ensuite : ainsi les plans tiennent.",
  ],
  "value.playful": [
    "[Avec le sourire|Un peu de jeu]##On travaille mieux en riant. Le travail, nous le prenons [au sérieux|sérieusement] quand même.",
  ],
  "value.refined": [
    "[Sobre|Moins, mais mieux]##Nous enlevons ce qui [distrait|gêne], jusqu’à voir l’essentiel.",
  ],
  "value.bold": [
    "[Un avis|Aller droit au but]##Vous voulez savoir ce que nous pensons ? Nous le disons [clairement|sans détour].",
  ],
  "value.calm": [
    "[Calme|Sans bruit]##Pas de hâte, pas de bruit. [Une chose à la fois|Chaque chose en son temps].",
  ],
  "value.technical": [
    "[Des raisons|Vérifiable]##Vous pouvez voir comment nous arrivons à une réponse, [dans le détail|étape par étape].",
  ],
  "value.traditional": [
    "[Éprouvé|Le métier]##Ce qui a fait ses preuves, nous le gardons, et nous disons pourquoi.",
  ],
  "value.modern": [
    "[De son temps|Curieux]##Nous essayons le neuf, gardons ce qui vous [aide|sert], et laissons le reste.",
  ],
  "value.natural": [
    "[Naturel|Près de la nature]##Là où c’est possible, nous choisissons le naturel. [Sinon, nous le disons|Et nous disons où sont les limites].",
  ],
  "value.urban": [
    "[Du caractère|Nos idées]##Nous aimons ce qui a du caractère, [et les gens aussi|chez les gens aussi].",
  ],
  "value.dramatic": [
    "[Marquer|Des contrastes]##Ce qui compte peut se voir [de loin|tout de suite].",
  ],
  "value.luxurious": [
    "[Le luxe du temps|Discret]##Il y a assez de temps pour vos questions et pour [les détails|le choix].",
  ],
  "value.friendly": ["[Proche|Aimable]##Parlez comme chez vous. [Nous faisons pareil|Nous aussi]."],
  "value.serious": [
    "[Fiable|Parole tenue]##Ce qui est convenu tient, jusqu’à ce que nous le changions [ensemble|à deux].",
  ],
  "contrast.eyebrow": ["La différence", "En comparaison", "Autrement"],
  "contrast.heading": ["Ce qui change ici", "Si vous comparez", "La différence", "Autrement"],
  "contrast.lede": [
    "Comparez comment d’autres font « {offer1} », puis [regardez ici|voyez chez nous].",
    "Nous ne disons pas de mal des autres : pour « {offer1} », nous faisons [autrement|à notre façon].",
    "La différence s’appelle {quality1}, [et elle se voit ici|la voici].",
  ],
  "contrast.usual": ["Souvent", "D’habitude", "Ailleurs"],
  "contrast.here": ["Chez nous", "Ici", "{AtName}"],
  "contrast.any": [
    "Première réponse##[Un texte tout fait|Une réponse automatique]##Une réponse à [votre question|ce que vous avez demandé]",
    "Conseil##[Toujours plus|Le plus grand]##Ce qu’il vous faut, même si c’est [moins|plus petit]",
    "Choix##[Des formules fixes|Une liste figée]##Une proposition que l’on peut [changer|adapter]",
    "Questions##[À la fin|Après la signature]##[D’abord|Au début], et à tout moment ensuite",
    "Changements##[Compliqués|Une gêne]##Normaux : [dites-le tôt|prévenez-nous]",
    "Prix##[Clair à la fin|Difficile à savoir]##[Dit|Discuté] avant de décider",
  ],
  "contrast.chain": [
    "Qui décide##[Un règlement|Un siège lointain]##Les gens à qui vous parlez",
    "L’offre##[Partout la même|La même dans chaque ville]##Ce qui convient aux gens d’ici",
  ],
  "contrast.platform": [
    "Choisir##[Des filtres sans fin|Des listes sans fin]##Une [vraie|courte] conversation",
    "En cas de souci##Un formulaire et de l’attente##Une personne à qui [écrire|le dire]",
  ],
  "contrast.agency": [
    "Qui fait le travail##[Quelqu’un que vous ne verrez pas|Qui est libre]##Des gens à qui vous pouvez parler",
    "Langage##[Du jargon|De grands mots]##Des phrases que l’on comprend",
  ],
  "contrast.cheap": [
    "Ce que vous payez##Le plus petit chiffre##Savoir ce qui est [compris|dedans]",
    "Après##[Payer deux fois|Recommencer]##Une fois, [bien faite|comme il faut]",
  ],
  "contrast.luxury": [
    "Accueil##[Un regard qui juge|Un sourcil levé]##Venez comme vous êtes",
    "Parler du prix##[À voix basse|Mieux vaut éviter]##Ouvertement et tôt",
  ],
  "contrast.supermarket": [
    "D’où cela vient##[Un code sur l’emballage|Difficile à dire]##Demandez, nous dirons ce que nous savons",
    "Conseil##Une étiquette##Quelqu’un à qui demander",
  ],
  "contrast.diy": [
    "Quand cela se complique##[Une vidéo|Encore une soirée]##Quelqu’un du métier",
    "Votre week-end##[Perdu|Occupé]##[Libre|À vous]",
  ],
  "contrast.dated": [
    "La raison##On a toujours fait ainsi##Le pourquoi, expliqué",
    "L’allure##[Comme tout le monde|Grise]##La nôtre, avec du caractère",
  ],
  "contrast.slow": [
    "Attendre##[Aucune nouvelle|Le silence]##Un signe, même quand cela prend du temps",
    "Les dates##[Un jour|Bientôt]##Un jour que les deux connaissent",
  ],
  "contrast.confusing": [
    "Conditions##[De petits caractères|Trois pages]##Quelques lignes claires",
    "Décider##[Aujourd’hui seulement|Signer tout de suite]##Demain, c’est bien aussi",
  ],
  "services.eyebrow": ["En détail", "Tout voir", "Notre offre"],
  "services.heading": [
    "Toute notre offre",
    "{Offer1}, {offer2} et plus",
    "En détail",
    "Notre offre",
  ],
  "services.lede": [
    "« {Offer1} » ou « {offer2} » ? [Demandez conseil|Demandez notre avis].",
    "De « {offer1} » à « {offer3} » : prenez ce qu’il vous faut, [laissez|sautez] le reste.",
    "Lisez, puis posez vos questions sur « {offer1} ».",
    "{Offer1}, {offer2}, {offer3} et [ce qui va avec|le reste].",
  ],
  "gallery.eyebrow": ["À regarder", "En images", "Aperçu"],
  "gallery.heading": ["En images", "Un coup d’œil", "Regardez", "Aperçu {atPlace}"],
  "gallery.lede": [
    "{Quality1}, cela se voit [mieux|plus] que cela ne se lit.",
    "« {Offer1} » et « {offer2} », en images [plutôt qu’en|et pas seulement en] mots.",
    "Quelque chose vous plaît ? Dites-le en demandant « {offer1} ».",
    "Regardez un peu avant de demander « {offer1} » ou « {offer2} ».",
  ],
  "gallery.empty": [
    "Les photos suivront.",
    "Des dessins, pour l’instant.",
    "Photos à venir.",
    "Dessiné, en attendant.",
  ],
  "events.eyebrow": ["Agenda", "Bientôt", "Rendez-vous"],
  "events.heading": ["Ce qui est prévu", "Des dates à noter", "Rencontrons-nous", "À l’agenda"],
  "events.lede": [
    "« {Offer1} », cela se montre [parfois|souvent] mieux que cela ne s’explique. [Les dates sont ici|D’où ces rendez-vous].",
    "Quelques heures {atPlace}, [sans hâte|avec du temps] : « {offer1} » vu de près.",
    "Dès qu’il y a une date pour « {offer1} » ou « {offer2} », elle est ici.",
    "Pour ceux qui veulent voir {quality1} [de près|par eux-mêmes].",
  ],
  "events.empty": [
    "Pas encore de date. « {Offer1} » vous tenterait ?",
    "Rien de prévu encore.",
    "Agenda ouvert.",
    "Rien n’est fixé. Écrivez, si « {offer1} » vous [tente|intéresse].",
  ],
  "events.kinds.heading": [
    "Quelques idées",
    "Qu’aimeriez-vous ?",
    "Ce qui serait possible",
    "Vos envies ?",
  ],
  "events.kinds.lede": ["Des idées, sans date.", "Laquelle vous tente ?", "Encore sans date."],
  "contact.eyebrow": ["Contact", "Écrivez-nous"],
  "contact.heading": [
    "Écrivez-nous",
    "Comment nous joindre",
    "Quelques lignes suffisent",
    "Une question ?",
  ],
  "contact.lede": [
    "Est-ce pour « {offer1} », pour « {offer2} » ou [pour autre chose|encore autre chose] ?",
    "Deux phrases sur « {offer1} » suffisent, [nous lisons tout|une personne lit].",
    "Par où commencer ? Par « {offer1} », [et pour quand|et pour qui].",
    "« {Offer1} » : dites ce que vous [savez déjà|imaginez], le reste [vient après|se demande].",
  ],
  "contact.form": ["Votre message", "De quoi s’agit-il ?", "Écrivez-nous", "Votre question"],
  "contact.note": [
    "Laissez vide au besoin.",
    "Seulement pour vous répondre.",
    "Plutôt parler ? Un numéro.",
  ],
  "faqpage.eyebrow": ["Questions", "Réponses", "Bon à savoir"],
  "faqpage.heading": [
    "Questions et réponses",
    "Ce qu’il faut savoir",
    "Bonnes questions, réponses honnêtes",
  ],
  "faqpage.lede": [
    "De « {offer1} » à « {offer2} » : ce qu’on veut savoir [avant|d’abord].",
    "Pas ici ? Sur « {offer1} », nous répondons [aussi|volontiers] une à une.",
    "Des réponses sur « {offer1} », sur « {offer2} » et [sur le reste|ce qui va avec].",
  ],
  "faq.any": [
    "« {Offer1} » : quand demander ?##Le plus tôt possible. Pour « {offer1} », tôt veut dire [plus de choix|moins de hâte].",
    "« {Offer1} » avec « {offer2} » ?##[Souvent, oui|En général, oui]. Dites dès le début que « {offer1} » et « {offer2} » vous intéressent.",
    "« {Offer1} » : à quel prix ?##[Cela dépend|C’est selon]. Décrivez « {offer1} » en deux lignes, et pour « {offer1} » vous aurez une réponse claire.",
    "Pour qui, « {offer1} » ?##Ceux qui cherchent {quality1}, [d’abord|surtout]. [Un doute ? Demandez|Demandez].",
    "« {Offer1} », est-ce pour moi ?##[On peut hésiter|Bonne question]. Dites ce qui devrait aller mieux : « {offer1} » ou « {offer2} », cela se verra.",
    "Changer « {offer1} » plus tard ?##[Dites-le tôt|Prévenez vite]. Ce que l’on peut changer à « {offer1} » dépend du jour.",
    "Qui lit mon message ?##[Nous seuls|Nous-mêmes]. Lisez la page confidentialité.",
  ],
  "title.home": [
    "{Offer1}, {offer2} et plus",
    "{Quality1}, {quality2}",
    "Pour {audience}",
    "{Offer1} et {offer2}",
    "Ce que nous faisons pour vous",
  ],
  "title.about": [
    "Qui nous sommes, comment nous travaillons",
    "Notre façon de travailler",
    "À propos de nous",
  ],
  "title.services": ["Ce que nous faisons", "Notre offre en détail", "{Offer1}, {offer2} et plus"],
  "title.gallery": ["Un aperçu en images", "Notre travail en images"],
  "title.events": ["Dates et rendez-vous", "Ce qui est prévu"],
  "title.contact": ["Nous contacter", "Comment nous joindre"],
  "title.faq": ["Questions et réponses", "Bonnes questions"],
  "description.home": [
    "{name} : {offer1}, {offer2} et plus encore, avec {quality1} et {quality2}. Posez-nous vos questions.",
    "{Offer1}, {offer2} et {offer3} : voyez ce que nous faisons, comment cela se passe, et écrivez-nous.",
    "Voyez ce que nous proposons, comment cela se passe et comment nous poser votre question en quelques lignes.",
  ],
  "description.about": [
    "Notre façon de travailler, ce sur quoi vous pouvez compter et pour qui nous sommes là. Faisons connaissance.",
    "Ce qui compte pour nous, comment nous répondons aux questions et ce que vous pouvez attendre, en quelques mots.",
  ],
  "description.services": [
    "Tout en un coup d’œil : {offer1}, {offer2}, {offer3} et plus. Et comment cela se passe, étape par étape.",
    "Ce que vous trouverez chez nous, pour qui c’est fait, et ce qui se passe quand vous écrivez ou demandez une date.",
  ],
  "description.gallery": [
    "Des images de {name} : un aperçu avant de demander ou de passer. Dites-nous ce qui vous plaît.",
    "Un regard sur notre travail en images, pour celles et ceux qui aiment voir avant de demander ou d’écrire.",
  ],
  "description.events": [
    "Ce qui est prévu, avec tous les détails et une inscription simple. Les nouvelles dates apparaissent sur cette page.",
    "Toutes les dates au même endroit, avec ce qu’il faut savoir et une façon simple de s’inscrire et de participer.",
  ],
  "description.contact": [
    "Comment nous joindre : un court formulaire, quelques conseils qui aident à répondre, et de la place pour vos questions.",
    "Une question, un souhait, une demande ? Quelques lignes suffisent. Voici comment nous écrire et ce qui nous aide.",
  ],
  "description.faq": [
    "Des réponses à ce que l’on demande souvent : déroulement, prix, changements. Il manque la vôtre ? Écrivez-nous.",
    "Ce que beaucoup veulent savoir avant de commencer, en quelques mots clairs, et comment poser votre question.",
  ],
};
