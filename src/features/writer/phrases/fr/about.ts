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
    "Au quotidien : demander au lieu de deviner, avancer [pas à pas|calmement], et regarder encore une fois [à la fin|avant de finir].",
    "Moins suffit ? [Nous le disons|Vous le saurez]. {Offer1}, {offer2} ou rien du tout : [nous disons ce qui convient|la réponse sera franche].",
    "Tout est dans le détail : le ton d’une réponse, [un appel avant|une note de la dernière fois], {quality1}, {quality2}.",
    "Un faux pas ? [Nous le disons d’abord|Vous le saurez]. [Puis nous réparons|Ensuite on répare].",
    "{Quality1} et {quality2} passent avant la vitesse, [et bien avant|et surtout avant] les grands mots.",
    "Un raccourci ? [S’il vous sert|S’il ne gêne personne]. [Sinon|Ou bien] un détour, pour {quality1}.",
    "{Offer1} ou {offer2} : ce que nous promettons est [écrit|noté], pour que [chacun lise la même chose|l’on puisse vérifier].",
    "D’abord [écouter|des questions]. Ensuite [une proposition|les chemins possibles]. Avec {quality1}, et {quality2} [toujours|au bout].",
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
    "Le métier ? [C’est notre affaire|Pas besoin].",
    "Vous comparez ? [Très bien|Pourquoi pas]. [Un repère|Voici un repère] : {quality1}, {quality2}.",
    "[Une idée|Une envie], rien de plus ? [Écrivez|Écrivez-nous].",
    "Cela vous ressemble ? [Alors parlons-nous|Écrivez-nous].",
    "Rien à préparer. [Une phrase suffit|Venez simplement].",
  ],
  "about.audience": [
    "Nous pensons d’abord {toAudience}, [en préparant nos journées|dans tout ce que nous faisons].",
    "Écrit pour {audience}. [Les autres|Tous les autres] ? Bienvenue aussi.",
    "Ces pages s’adressent d’abord {toAudience}. [Votre cas diffère ? Demandez|Les autres, demandez].",
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
    "[Demander deux fois|Redemander]##Aucune n’est [bête|trop petite]. [Pas même la troisième|Allez-y].",
    "Parler d’argent##Le prix ? [Avant|Toujours avant]. [Et ce qu’il comprend|Sans calcul].",
    "Dire non##Pas pour vous ? [Nous le disons|Vous le saurez].",
    "[Rester simple|Commencer petit]##[Le nécessaire d’abord|Un pas d’abord], [le reste plus tard|un autre ensuite]. On peut toujours ajouter.",
    "Votre temps##Une heure change ? [Nous prévenons|Vous le savez].",
    "Regarder deux fois##Nous regardons deux fois. [Avec vos yeux|Avant de finir].",
    "Sans pression##[La nuit porte conseil|Demain suffira]. Comparez.",
    "Entre nous##Cela [reste ici|reste entre nous].",
    "Après##Une question, plus tard ? [Posez-la|Écrivez].",
    "[Reconnaître|Assumer]##[Un souci|Une erreur] ? [Nous en parlons|Nous le disons]. [Puis nous réparons|Ensemble].",
    "[Rien de trop|Assez suffit]##Rien [pour faire joli|pour la façade].",
    "[Noir sur blanc|Par écrit]##Une page, deux copies. [Chacun la sienne|La vôtre d’abord].",
    "[Rester curieux|Apprendre encore]##[On apprend toujours|Tout bouge]. Nous [lisons|demandons] encore.",
  ],
  "value.warm": [
    "[Chaleureux|Un vrai accueil]##Ni dossier, ni numéro. [Une personne|Vous, simplement].",
  ],
  "value.plain": [
    "[Franc|Parler vrai]##[Comme à un ami|Des mots simples]. [Toujours|Dès le début].",
  ],
  "value.precise": ["[Précis|Exact]##Vérifier d’abord. [Promettre ensuite|Parler ensuite]."],
  "value.playful": [
    "[Avec le sourire|Un peu de jeu]##Rire est [permis|utile]. [Le travail reste sérieux|Et le travail aussi].",
  ],
  "value.refined": [
    "[Sobre|Moins, mais mieux]##[Le superflu s’en va|Nous enlevons le superflu]. [L’essentiel reste|Le reste est juste].",
  ],
  "value.bold": [
    "[Un avis|Aller droit au but]##Notre avis ? [Clair|Sans détour]. [Dès le début|Même s’il dérange].",
  ],
  "value.calm": ["[Calme|Sans bruit]##Ni hâte, ni bruit. [Chaque chose son tour|Une à une]."],
  "value.technical": [
    "[Des raisons|Vérifiable]##Les raisons ? [Toujours données|Vous les verrez].",
  ],
  "value.traditional": [
    "[Éprouvé|Le métier]##[L’éprouvé reste|Nous gardons l’éprouvé]. [Demandez pourquoi|Avec ses raisons].",
  ],
  "value.modern": [
    "[De son temps|Curieux]##Le neuf, [à l’essai|testé d’abord]. [L’utile reste|Le reste s’en va].",
  ],
  "value.natural": [
    "[Naturel|Près de la nature]##Le naturel [d’abord|de préférence]. [Sinon, nous le disons|Avec franchise].",
  ],
  "value.urban": [
    "[Du caractère|Nos idées]##Du caractère, [partout|chez chacun]. [Gens compris|Objets et gens].",
  ],
  "value.dramatic": ["[Marquer|Des contrastes]##Cela peut se voir. [De loin|Tout de suite]."],
  "value.luxurious": [
    "[Le luxe du temps|Discret]##Du temps [pour choisir|pour vos questions]. [Et les détails|Sans compter].",
  ],
  "value.friendly": ["[Proche|Aimable]##Parlez comme chez vous. [Nous faisons pareil|Nous aussi]."],
  "value.serious": [
    "[Fiable|Parole tenue]##Convenu, c’est [convenu|tenu]. [Sauf accord commun|Jusqu’à nouvel accord].",
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
