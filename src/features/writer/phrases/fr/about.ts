/** French lines of the about page, of values, and of what sets a business apart. A table, no logic. `##` parts title and text. */
import type { Phrasebook } from "../../speech/speaker.ts";

export const about: Phrasebook = {
  "about.eyebrow": ["À propos", "Derrière le nom", "Qui nous sommes"],
  "about.heading": [
    "Notre façon de travailler",
    "Voici {name}",
    "À quoi nous tenons",
    "Derrière {name}",
    "{Quality1}, et pourquoi",
  ],
  "about.lede": [
    "{AtName}, {quality1} et {quality2} passent d’abord. [Voici pourquoi|Cette page dit pourquoi].",
    "Pour {quality1} et {quality2}, on veut d’abord savoir [à qui l’on parle|comment l’autre pense]. [D’où cette page|Voici notre part].",
    "Pas de grands mots : {quality1}, {quality2}, et [comment nous y arrivons|ce que cela change pour vous].",
    "Ce que nous faisons ? {Offer1}, {offer2} et plus. [Voici la manière|Ici, le comment].",
    "{Quality1}, {quality2} : quelques phrases sur [notre façon de faire|ce qui nous guide], et sur [ce que vous y gagnez|votre place].",
    "{Offer1}, {offer2} : il y a [mille façons|plus d’une façon] de s’y prendre. [Voici la nôtre|La nôtre est ici].",
  ],
  "about.start": [
    "Les demandes diffèrent, mais [presque tout le monde|la plupart] veut [au fond|en fin de compte] la même chose : {quality1} et [quelqu’un qui écoute|une réponse franche].",
    "Au départ, il y a {quality1} et {quality2}. Le reste [vient ensuite|en découle].",
    "Ce que nous faisons se dit vite : {offer1}, {offer2}, {offer3}. L’essentiel est ailleurs, dans [la manière|le moment où cela convient].",
    "{name} existe pour {audience}. Cela décide de [ce que nous proposons|notre façon d’expliquer], et de nos [refus|conseils].",
    "{Offer1}, {offer2} : vu de loin, cela paraît [simple|facile]. De près, il y faut {quality1}, {quality2} et [beaucoup de pratique|un œil attentif].",
    "Une longue histoire ? [Plutôt l’essentiel|Non, l’essentiel]. Mieux vaut dire ce que vous [y trouverez|remarquerez] : {quality1}, {quality2}, et du temps pour vos questions.",
    "{Offer1}, {offer2} : on peut [beaucoup promettre|parler longtemps]. Nous préférons [peu de mots|commencer petit] : {quality1}, {quality2}, [et tous les jours|et cela dure].",
  ],
  "about.way": [
    "Au quotidien, [nous demandons au lieu de deviner|nous posons plutôt une question de trop], avançons [pas à pas|calmement] et regardons encore une fois [à la fin|avant de finir].",
    "Si moins suffit, [nous vous le disons|vous le saurez par nous]. {Offer1}, {offer2} ou rien du tout : [nous disons ce qui convient|la réponse sera franche].",
    "Tout est dans le détail : le ton d’une réponse, [un appel avant|une note de la dernière fois], {quality1}, {quality2}.",
    "Si quelque chose va de travers, [nous sommes les premiers à le dire|vous l’apprenez par nous]. [Puis nous réparons avec vous|Ensuite vient la réparation].",
    "{Quality1} et {quality2} passent avant la vitesse, [et bien avant|et surtout avant] les grands mots.",
    "Un raccourci nous plaît [quand il vous sert|s’il ne gêne personne]. Sinon, [nous faisons un détour|nous prenons plus de temps], pour {quality1}.",
    "{Offer1} ou {offer2} : ce que nous promettons est [écrit|noté], pour que [chacun lise la même chose|l’on puisse vérifier].",
    "D’abord, nous [écoutons|posons des questions]. Ensuite vient [une proposition|le choix des chemins], avec {quality1} et {quality2}.",
  ],
  "about.way@warm": [
    "Ici, on [raconte|s’attarde]. {Offer1} ou {offer2}, l’important se cache souvent [dans une parenthèse|à la fin d’une phrase], et il faut [du temps|une oreille] pour l’entendre.",
  ],
  "about.way@precise": [
    "{Offer1} ou {offer2} : nous [vérifions|mesurons] avant de [promettre|commencer]. [Tout se relit|Cela évite les surprises].",
  ],
  "about.way@playful": [
    "Le travail, au sérieux. [Nous-mêmes, un peu moins|Nous, pas trop]. [Rire aide à réfléchir|Cela aide].",
  ],
  "about.way@refined": [
    "Plutôt [enlever|retirer] que [remplir|rajouter]. [Le reste doit être juste|Moins, et mieux].",
  ],
  "about.way@bold": [
    "{Offer1} ou {offer2}, nous [avons un avis|disons ce que nous pensons], [même sans qu’on le demande|dès le début]. [Vous décidez ensuite|On avance ainsi].",
  ],
  "about.way@plain": [
    "Pas de détours. [Pas de jargon|Pas de petites lignes]. [Vous demandez, nous répondons|Nous disons ce qui est].",
  ],
  "about.you": [
    "Et vous ? Une question [suffit|suffira].",
    "[Vous n’avez pas à connaître le métier|Les mots techniques ne sont pas nécessaires] : [c’est notre affaire|nous sommes là pour cela].",
    "Vous comparez ? [Vous avez raison|C’est une bonne idée]. [Un repère|Voici un repère] : {quality1}, {quality2}.",
    "Si vous n’avez encore qu’une idée, [même vague|ou une simple envie], [écrivez-nous quand même|c’est déjà un bon début|racontez-la].",
    "Si cela vous ressemble, [alors parlons-nous|écrivez-nous quelques lignes].",
    "{Offer1}, {offer2} ou autre chose, il n’y a rien à préparer : [venez avec vos questions|on commence par où vous voulez].",
  ],
  "about.audience": [
    "Nous pensons d’abord {toAudience}, [en préparant nos journées|dans tout ce que nous faisons].",
    "Cette page est écrite pour {audience}, [mais chacun est bienvenu|et aussi pour ceux qui viennent la première fois].",
    "Ces pages s’adressent d’abord {toAudience}. [Si votre cas diffère, demandez|Les autres sont aussi les bienvenus].",
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
    "[Peu de règles|Assez court]. [Vérifiez-les|À vérifier].",
    "Pas de slogans. [Vérifiez|Prenez-nous au mot].",
    "Les mots sont faciles. [Jugez|Regardez].",
    "{Offer1} ou {offer2}, [cela vaut toujours|rien n’y change].",
  ],
  "value.any": [
    "[Demander deux fois|Redemander]##[Aucune question n’est trop petite|{Offer1}, {offer2}, le reste : il n’y a pas de question bête|Même la troisième question est bienvenue|{AtPlace}, demander ne gêne personne], [alors demandez autant qu’il faut|et la réponse reste patiente].",
    "Parler d’argent##[Le prix se dit avant de commencer|{Offer1} ou {offer2}, le prix se dit tôt|Avant de décider, vous connaissez le prix], [avec ce qu’il comprend|sans que vous ayez à insister|et il peut se discuter].",
    "Dire non##[Quand cela ne vous convient pas|Si nous ne sommes pas la bonne adresse|Si {offer1} ou {offer2} ne vous sert à rien], [nous le disons sans détour|vous l’apprenez par nous|mieux vaut le dire à temps].",
    "[Rester simple|Commencer petit]##[Le nécessaire passe d’abord|{Offer1}, {offer2} : on fait un pas à la fois|On fait un pas à la fois|On commence par {offer1}, par exemple], [et le reste peut s’ajouter plus tard|puis on voit s’il en faut un autre|sans tout vouloir le premier jour].",
    "Votre temps##[Si une heure change|Quand nous prenons du retard|Si nous n’arrivons pas à temps], [vous le savez avant de partir de chez vous|nous prévenons dès que nous le savons|vous recevez un mot et des excuses].",
    "Regarder deux fois##[Avant de finir|À la fin|Quand tout semble prêt], [nous regardons encore avec vos yeux|nous relisons tout calmement|nous refaisons le tour], [et parfois un détail apparaît|même si nul ne le demande].",
    "Sans pression##[La nuit porte conseil|Nul ne doit décider sur-le-champ|{Offer1} ou {offer2} peut attendre demain], [et comparer nous semble juste|car un bon choix demande du calme|alors prenez votre temps].",
    "Entre nous##[Ce que vous dites reste ici|Nous ne parlons de vos affaires à personne|Vos mots ne sortent pas de la maison], [même les petites choses|et cela va de soi|pas même comme anecdote].",
    "Après##[Si une question vient plus tard|{Offer1}, {offer2} : une fois tout terminé|Une fois tout terminé], [nous restons joignables|vous pouvez encore écrire|la réponse vient avec le même soin].",
    "[Reconnaître|Assumer]##[Si nous faisons une erreur|Quand quelque chose échoue|Si nous nous trompons], [nous le disons et nous réparons|nous cherchons une solution plutôt qu’une excuse|vous êtes les premiers à le savoir].",
    "[Rien de trop|Assez suffit]##[Nous laissons de côté ce qui ne sert pas|Rien n’est là pour la façade|Nous enlevons ce qui prend seulement de la place], [quitte à faire plus court|et l’essentiel se voit mieux|pour garder {quality1} et {quality2}].",
    "[Noir sur blanc|Par écrit]##[Ce qui est convenu est noté|Il reste une trace de ce qui est dit|{Offer1} ou {offer2}, l’accord s’écrit], [et vous avez votre copie|pour que nul n’ait à s’en souvenir|et tout peut se relire].",
    "[Rester curieux|Apprendre encore]##[Le métier change et nous aussi|On n’a jamais fini d’apprendre|Entre {offer1} et {offer2}, il y a toujours à apprendre], [alors nous posons encore des questions|voilà pourquoi nous lisons et essayons|et cela nous plaît].",
  ],
  "value.warm": [
    "[Chaleureux|Un vrai accueil]##[Ici, vous n’êtes ni un dossier ni un numéro|Nous vous saluons par votre nom], [mais une personne avec son histoire|et nous retenons ce que vous avez dit].",
  ],
  "value.plain": [
    "[Franc|Parler vrai]##[Nous parlons comme à un ami|Nous prenons des mots simples], [dès le premier message|même quand le sujet est difficile].",
  ],
  "value.precise": [
    "[Précis|Exact]##[Nous vérifions avant de promettre|Nous mesurons avant de parler], [pour éviter les surprises|même si cela prend un peu plus de temps].",
  ],
  "value.playful": [
    "[Avec le sourire|Un peu de jeu]##[Rire est permis ici|Nous aimons rire], [et le travail reste sérieux|et l’on travaille mieux ainsi].",
  ],
  "value.refined": [
    "[Sobre|Moins, mais mieux]##[Nous enlevons ce qui distrait|Le superflu reste dehors], [et ce qui reste est pensé|pour que l’essentiel se voie].",
  ],
  "value.bold": [
    "[Un avis|Aller droit au but]##[Nous disons clairement ce que nous pensons|Nous avons un avis et le donnons], [même s’il dérange parfois|puis c’est vous qui décidez].",
  ],
  "value.calm": [
    "[Calme|Sans bruit]##[Nous faisons une chose à la fois|Il n’y a ni hâte ni bruit], [et chacune reçoit son temps|pour que vous puissiez respirer].",
  ],
  "value.technical": [
    "[Des raisons|Vérifiable]##[Nous donnons toujours nos raisons|Chaque conseil vient avec son pourquoi], [et vous pouvez le vérifier|sans cacher les doutes].",
  ],
  "value.traditional": [
    "[Éprouvé|Le métier]##[Ce qui a fait ses preuves reste|Nous gardons ce que le temps a éprouvé], [et nous disons volontiers pourquoi|sans nous fermer au neuf].",
  ],
  "value.modern": [
    "[De son temps|Curieux]##[Nous essayons le neuf avant de le conseiller|Le neuf se regarde calmement], [et seul l’utile reste|car tout ce qui est neuf n’est pas meilleur].",
  ],
  "value.natural": [
    "[Naturel|Près de la nature]##[Le naturel passe d’abord quand c’est possible|Nous choisissons le naturel quand il convient], [et sinon, nous le disons|avec nos raisons].",
  ],
  "value.urban": [
    "[Du caractère|Nos idées]##[Nous aimons ce qui a du caractère|Ce que nous faisons a son propre visage], [et aussi les gens qui en ont|sans copier personne].",
  ],
  "value.dramatic": [
    "[Marquer|Des contrastes]##[Ce que nous faisons se voit de loin|Les contrastes ne nous font pas peur], [et l’on s’en souvient le lendemain|et c’est voulu].",
  ],
  "value.luxurious": [
    "[Le luxe du temps|Discret]##[Ici, on a le temps de choisir|Nous prenons du temps pour vos questions], [et pour les petits détails|sans regarder l’heure].",
  ],
  "value.friendly": [
    "[Proche|Aimable]##[Parlez-nous comme chez vous|Avec nous, on parle sans cérémonie], [car nous faisons pareil|et les questions viennent seules].",
  ],
  "value.serious": [
    "[Fiable|Parole tenue]##[Ce qui est convenu est tenu|Notre parole compte], [jusqu’à ce qu’on en change ensemble|même quand cela nous coûte].",
  ],
  "contrast.eyebrow": ["La différence", "En comparaison", "Autrement"],
  "contrast.heading": ["Ce qui change ici", "Si vous comparez", "La différence", "Autrement"],
  "contrast.lede": [
    "Comparez comment d’autres [s’y prennent|font], puis [regardez ici|voyez chez nous].",
    "Nous ne disons pas de mal des autres : nous faisons [autrement|à notre façon].",
    "La différence s’appelle {quality1}, [et elle se voit ici|la voici].",
    "Il y a [plus d’un bon chemin|bien des chemins]. [Voici le nôtre|Voyez le nôtre].",
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
};
