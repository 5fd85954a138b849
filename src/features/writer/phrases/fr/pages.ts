/** French lines of single pages: about, values, differences, headers, titles and descriptions. A table, no logic. */
import type { Phrasebook } from "../../speech/speaker.ts";

export const pages: Phrasebook = {
  "about.eyebrow": ["À propos", "Derrière le nom", "Qui nous sommes"],
  "about.heading": [
    "Notre façon de [voir|travailler]",
    "Voici {name}",
    "Pourquoi nous faisons ce métier",
    "Ce qui compte pour nous",
    "Quelques mots sur nous",
  ],
  "about.lede": [
    "{AtName}, tout tourne autour de l’essentiel : {quality1}, {quality2}. [Voici comment|Cette page dit comment] nous y arrivons.",
    "Avant de faire confiance, on veut savoir [comment les gens pensent|à qui l’on a affaire]. Voici notre part.",
    "Pas de longue histoire, juste ce qui nous tient à cœur et [ce que vous pouvez attendre|ce que cela change pour vous].",
  ],
  "about.start": [
    "Au début, il y a une question : [que vous faut-il vraiment|qu’est-ce qui vous amène] ? Certains demandent « {offer1} », d’autres « {offer2} ». Presque tous veulent d’abord [quelqu’un qui écoute|être écoutés].",
    "Il y a plus d’une façon de faire. La nôtre met {quality1} [au début|en premier], et le reste [suit|vient après].",
    "Si l’on nous demande ce que nous faisons, nous pourrions [lire une liste|montrer une liste]. Nous préférons parler de l’essentiel : {quality1}, {quality2}, et le moment où [tout tombe juste|cela convient].",
    "{name} existe pour {audience}. Cela semble simple, et cela décide de beaucoup : ce que nous proposons, notre façon d’expliquer, et [quand nous disons non|ce que nous déconseillons].",
  ],
  "about.way": [
    "Au quotidien, cela veut dire : demander [au lieu de deviner|avant de supposer], [expliquer la suite|dire ce qui vient], et regarder encore une fois [avant de finir|à la fin].",
    "Nous aimons les mots clairs. Si [moins suffit|une petite chose suffit], nous le disons. Si nous ne sommes pas les bons, [aussi|vous l’apprendrez de nous].",
    "Tout est dans le détail : [le ton d’une réponse|la façon de répondre], ce qui se passe quand les plans changent, [qui pense à ce que vous avez oublié|qui voit ce qui manque].",
    "Des erreurs, il y en a partout. Ce qui compte, c’est de les [dire|nommer] et de les [réparer|corriger]. [Nous en parlons ouvertement|Vous le saurez par nous].",
  ],
  "about.you": [
    "Et vous ? Venez avec une question. [Le reste|Tout le reste] [se discute|viendra].",
    "Pas besoin d’être du métier. Dites ce qui devrait être [différent|mieux] à la fin.",
    "Écrivez-nous quand cela vous convient, même si l’idée est encore [vague|à moitié faite].",
    "Peut-être voulez-vous seulement comparer. [C’est très bien|Aucun problème] : prenez nos réponses comme [repère|mesure].",
  ],
  "about.audience": [
    "Nous pensons d’abord à {audience}. [Ces questions-là|Leurs questions] décident de ce que nous faisons et [dans quel ordre|comment nous l’expliquons].",
    "Cette page est écrite pour {audience}. Les autres sont [tout aussi|également] bienvenus.",
  ],
  "values.eyebrow": ["Nos règles", "Notre parole", "Dans les faits"],
  "values.heading": [
    "Ce sur quoi vous pouvez compter",
    "Nos règles de la maison",
    "Ce qui ne change pas",
    "Des promesses que l’on peut tenir",
  ],
  "values.lede": [
    "Pas de slogans : vous pouvez [vérifier|nous rappeler] chaque point.",
    "Assez court pour s’en souvenir, assez clair pour [vérifier|juger].",
    "Les mots sont faciles. Voici seulement ce que vous [verrez|remarquerez] {atPlace}.",
  ],
  "value.any": [
    "Demander deux fois##Il n’y a pas de question bête, [même répétée|même la deuxième fois]. Nous répondons jusqu’à ce que ce soit clair.",
    "Parler d’argent##Vous [savez|apprenez] ce que cela coûte avant de [décider|vous engager].",
    "Dire non##Si nous ne sommes pas les bons, nous le disons [tôt|tout de suite].",
    "[Rester simple|Commencer petit]##Nous commençons par [le plus petit pas utile|ce qui suffit]. On peut toujours ajouter.",
    "Votre temps##Nous y faisons attention. Si quelque chose change, [vous le saurez par nous|nous prévenons].",
    "Regarder deux fois##Avant de finir, nous regardons [encore|une fois de plus], avec vos yeux.",
    "Sans pression##[Réfléchissez|Laissez passer une nuit], comparez, demandez ailleurs. Notre réponse [restera la même|ne change pas].",
    "Entre nous##Ce que vous nous dites sert à votre demande, [et à rien d’autre|et reste ici].",
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
  "contrast.heading": [
    "Ce qui est différent ici",
    "Si vous comparez",
    "Souvent comme ceci, chez nous comme cela",
    "Ce que nous faisons autrement",
  ],
  "contrast.lede": [
    "Il y a d’autres bonnes adresses. Voici de quoi [comparer|choisir].",
    "Nous ne disons pas de mal des autres. Nous faisons [certaines choses|quelques choses] autrement.",
    "Comparez, tranquillement. Voici [où cela se voit|les points qui comptent].",
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
    "Tout ce que nous faisons",
    "{Offer1}, {offer2} et plus encore",
    "Une chose après l’autre",
    "Ce que vous trouverez ici",
  ],
  "services.lede": [
    "Lisez tranquillement. Si vous hésitez entre deux choses, demandez ce que nous [prendrions|choisirions].",
    "Chaque point dit ce que c’est et pour qui. [Le reste|La suite] tient dans un message.",
    "Rien n’est figé : c’est une liste, pas une règle. Dites-nous ce qu’il vous faut.",
  ],
  "gallery.eyebrow": ["À regarder", "En images", "Aperçu"],
  "gallery.heading": [
    "Un regard sur notre travail",
    "En images",
    "Regardez autour de vous",
    "À quoi cela ressemble",
  ],
  "gallery.lede": [
    "Les images en disent souvent plus qu’une liste. Regardez, puis [demandez|écrivez].",
    "Prenez votre temps. Si quelque chose vous plaît, [dites-le|parlez-en] en écrivant.",
  ],
  "gallery.empty": [
    "Des photos viendront ici. En attendant, [demandez-nous|écrivez-nous] si vous voulez voir quelque chose.",
    "Nous choisissons encore les photos de cette page. [Demandez|Écrivez], nous vous raconterons.",
  ],
  "events.eyebrow": ["Agenda", "Bientôt", "Rendez-vous"],
  "events.heading": ["Ce qui est prévu", "Des dates à noter", "Rencontrons-nous", "À l’agenda"],
  "events.lede": [
    "De temps en temps, il y a une occasion de se voir. Ce qui est prévu [apparaît|se trouve] sur cette page.",
    "Dès qu’une date est fixée, vous la trouverez ici, avec ce qu’il faut pour [participer|s’inscrire].",
  ],
  "events.empty": [
    "Aucune date pour le moment. Dites-nous pour quoi vous viendriez.",
    "L’agenda est encore ouvert. [Écrivez-nous|Faites signe] et nous vous préviendrons.",
  ],
  "events.kinds.heading": [
    "Quelques idées de rendez-vous",
    "Qu’aimeriez-vous ?",
    "Pour quoi viendriez-vous ?",
  ],
  "events.kinds.lede": [
    "Ce ne sont pas encore des dates, seulement des idées. Dites-nous [ce qui vous tente|laquelle vous plaît].",
  ],
  "events.kind.text": [
    "Pour ceux qui veulent [en voir|en savoir] plus.",
    "L’occasion de [demander|parler] en petit comité.",
    "Cela vous tente ? [Écrivez-nous|Dites-le], avec un bon jour.",
    "Ouvert aux nouveaux et [aux habitués|aux curieux].",
  ],
  "contact.eyebrow": ["Contact", "Écrivez-nous"],
  "contact.heading": [
    "Écrivez-nous",
    "Comment nous joindre",
    "Que pouvons-nous faire pour vous ?",
    "Quelques lignes suffisent",
  ],
  "contact.lede": [
    "Deux ou trois phrases suffisent. Dites de quoi il s’agit et comment vous [répondre|joindre].",
    "Le formulaire arrive directement chez nous. Chaque message est lu par une personne.",
    "Vous ne savez pas quoi écrire ? Commencez par ce que vous voulez, et [pour quand|quand].",
  ],
  "contact.form": ["Votre message", "De quoi s’agit-il ?", "Écrivez-nous quelques lignes"],
  "contact.note": [
    "Les champs dont vous n’êtes pas sûrs peuvent rester vides.",
    "Vos données servent seulement à vous répondre.",
    "Laissez un numéro si vous préférez parler.",
  ],
  "contact.tips.heading": ["Ce qui nous aide à répondre", "Bon à préciser", "Avant d’écrire"],
  "contact.tips.lede": [
    "Rien n’est obligatoire. Mais chaque point évite [une question|un message] de plus.",
    "Ce que vous savez déjà, écrivez-le. Le reste, nous le demanderons.",
  ],
  "contact.tip": [
    "Le sujet##Un ou deux mots suffisent : « {offer1} », ou [vos propres mots|autre chose].",
    "Pour quand##Un jour, une semaine, une saison : dites si vous êtes [libre|souple].",
    "Pour qui##Pour vous, un ami, une équipe : cela change [nos questions|notre réponse].",
    "Votre réponse##Par message ou par téléphone, et à quelle heure cela [vous va|convient].",
  ],
  "faqpage.eyebrow": ["Questions", "Réponses", "Bon à savoir"],
  "faqpage.heading": [
    "Questions et réponses",
    "Ce qu’il faut savoir",
    "Bonnes questions, réponses honnêtes",
  ],
  "faqpage.lede": [
    "Voici ce que l’on nous demande. Il manque la vôtre ? [Écrivez-nous|Posez-la].",
    "Des réponses qui valent en général. Pour votre cas, [demandez-nous|écrivez une ligne].",
  ],
  "faq.any": [
    "[Comment vous joindre|Comment vous écrire] ?##Par le formulaire de la page de contact. Dites de quoi il s’agit et comment [répondre|vous joindre].",
    "[Combien cela coûte-t-il|Quel est le prix] ?##Cela dépend de ce qu’il vous faut. Décrivez-le, et vous aurez une réponse claire avant de décider.",
    "[Peut-on demander autre chose|Et si je veux autrement] ?##Demandez. Beaucoup est possible, tout ne l’est pas. Nous dirons franchement quoi.",
    "Et si je n’ai pas encore d’idée précise ?##Ce n’est pas grave. Dites ce qui devrait être mieux, nous proposerons [un premier pas|une suite].",
    "[Que deviennent mes données|Qui lit mon message] ?##Tout sert à vous répondre. La page de confidentialité dit ce qui est conservé.",
    "[Puis-je changer d’avis|Et si mes plans changent] ?##Dites-le dès que possible. La suite dépend de l’avancement.",
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
