/**
 * French wordings of the legal family, and of its trades with words of
 * their own. A table of sentences, no logic.
 */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const legal: Wording = familyWording(
  ["client", "clients", "cabinet", "au cabinet", "au cabinet", "conseil juridique"],
  ["Domaines", "Le cabinet", "Conférences"],
  {
    headlines: [
      "{Lisez|Demandez} avant de {signer|répondre}",
      "Une {lettre|convocation} est arrivée ? {Lisons-la ensemble|La date compte}",
      "Le droit en {mots clairs|mots simples}",
      "{Avant|Après} le courrier, {un conseil|un avis}",
      "Un conflit, {une question de droit|un délai}, {parlons-en|une réponse}",
      "{Savoir|Comprendre} où vous en êtes",
    ],
    truths: [
      "{Les délais décident plus que les arguments|La date sur la lettre compte d’abord|Un bon argument ne sert plus après le délai}, {alors gardez aussi l’enveloppe|c’est donc ce que nous regardons en premier|et mieux vaut appeler le jour même}.",
      "{Beaucoup de litiges finissent sans juge|Une bonne lettre peut éviter un procès|Le tribunal vient souvent en dernier}, {car négocier est aussi du droit|et cela épargne du temps et des nerfs|alors on se parle d’abord}.",
      "{Ce que vous dites reste ici|Le secret est un devoir du métier|À votre avocat, vous pouvez tout dire}, {alors dites aussi ce qui gêne|alors ne gardez rien pour vous|et cela permet un vrai conseil}.",
      "{Une seule phrase peut coûter cher|Les petites lignes comptent autant que les grandes|Un contrat se comprend avant la signature}, {alors nous relisons|et demander du temps est permis|car ensuite tout se change difficilement}.",
      "Le droit parle {sa propre langue|en phrases longues}, {et la traduire fait partie du métier|vous avez droit à la version courte}.",
      "Avoir raison et {pouvoir le prouver|obtenir gain de cause} {sont deux choses|ne vont pas toujours ensemble}, alors nous regardons d’abord les pièces.",
      "Un conflit coûte {du sommeil|du temps} avant de coûter de l’argent, {et nous en tenons compte|ce qui pèse aussi dans le choix}.",
    ],
    offers: [
      [
        "file-text",
        "Contrats",
        "{Avant la signature, tout se change plus facilement|Envoyez le projet en notant ce qui est obscur|Un contrat se lit mieux à deux}, {et nous expliquons chaque phrase|pour savoir à quoi vous vous engagez|nous proposons au besoin d’autres mots}.",
        "Envoyez le texte {avant de signer|dès que vous l’avez} : {nous marquons ce qui vous engage|vous saurez ce qui manque}, {en langage courant|et ce que l’on peut négocier}.",
        "Un bon contrat prévoit {aussi la fin|les mauvais jours}, {et c’est là que nous regardons en premier|c’est ce que l’on oublie d’habitude}.",
      ],
      [
        "scale",
        "Litiges",
        "{Dites-nous qui demande quoi et avec quelles preuves|Dans un litige, il faut réunir lettres et dates|Quand la dispute est là, l’ordre aide}, {et vous entendez chances et risques|le chemin se choisit ensuite|avant de faire le premier pas}.",
        "Racontez {dans l’ordre|depuis le début}, {avec les dates|même les détails gênants}, et {nous disons ce que l’on peut espérer|vous connaîtrez les chemins possibles}.",
        "Parfois {une lettre bien tournée|un appel} suffit ; {sinon, nous préparons la suite|le procès reste la dernière carte}.",
      ],
      [
        "users",
        "Droit de la famille",
        "{Une séparation ou une succession se règle mieux au calme|Ce qu’une famille convient ne se plaide pas|Un testament à temps évite des disputes}, {et l’on cherche ce que chacun peut tenir|parlons-en avant que cela blesse|nous expliquons ce que dit la loi}.",
        "Séparation, enfants, héritage : {chaque décision touche des personnes|on y parle d’argent et de sentiments}, {alors nous avançons avec tact|et l’on cherche une issue tenable}.",
        "Mieux vaut {en parler tôt|une règle écrite}, {tant que l’on se parle encore|avant que les positions se durcissent}.",
      ],
      [
        "building-complex",
        "Droit des entreprises",
        "{Un contrat clair garde aussi les amis|Pour créer, s’associer ou transmettre, il faut des règles|Une petite entreprise a aussi besoin de papiers en ordre}, {alors demandez avant la première facture|nous disons ce qu’il vaut mieux écrire|des statuts jusqu’aux impayés}.",
        "Statuts, associés, factures impayées : {bien des questions se règlent sur papier|chaque entreprise a les siennes}, {et nous répondons à sa mesure|mieux vaut les poser avant qu’elles coûtent cher}.",
        "Demandez {avant de vous engager|au moment de l’idée}, {c’est là que tout reste ouvert|un conseil coûte alors moins cher}.",
      ],
      [
        "briefcase",
        "Droit du travail",
        "{Après un licenciement, les délais sont courts|Quand cela devient grave au travail, n’attendez pas|Avant de signer un départ, demandez}, {et apportez le contrat et les lettres|nous disons ce que vous pouvez demander|pour ne perdre aucun droit}.",
        "Un départ, un avertissement, des heures non payées : {les délais courent vite|notez les dates}, {et chaque papier compte|ne signez rien dans la hâte}.",
        "Que vous soyez {d’un côté ou de l’autre|salarié ou employeur}, {un avis avant la signature change beaucoup|il vaut mieux savoir où l’on met les pieds}.",
      ],
      [
        "handshake",
        "Accords sans procès",
        "{Un accord coûte souvent moins qu’un procès|On peut souvent se parler avant de plaider|Finir sans procès, c’est parfois gagner}, {et nous disons ce que vous cédez et recevez|tout est mis par écrit|nous disons aussi quand cela ne convient pas}.",
        "On peut s’entendre {à deux, avec un tiers|autour d’une table}, {et garder une relation vivable|sans attendre un jugement}.",
        "Un accord {se discute, puis s’écrit|tient quand il est précis} : {nous pesons avec vous chaque point|vous savez ce que vous cédez et ce que vous gagnez}.",
      ],
    ],
    process: [
      [
        "Demander",
        "{Dites-nous le sujet et le délai|Écrivez qui est en face et jusqu’à quand|Quelques phrases suffisent pour commencer}, {mais l’urgent se dit au téléphone|nous vérifions si nous pouvons agir|un rendez-vous vous est proposé}.",
        "Deux phrases suffisent : {le sujet et la date limite|qui, quoi, et avant quand} ; {nous disons si c’est notre domaine|nous vous proposons une heure}.",
        "Joignez {la dernière lettre reçue|ce que vous avez reçu}, {sans trier|même en photo}, nous regardons d’abord les délais.",
      ],
      [
        "Premier entretien",
        "{Au premier entretien, les papiers sont sur la table|Vous racontez et nous classons|Nous lisons et posons des questions}, {et vous décidez ensuite|les chances et les coûts sont dits|pour voir quel chemin convient}.",
        "Nous lisons, {vous racontez|nous posons des questions}, et {les chances se disent franchement|les coûts sont annoncés}.",
        "À la fin de l’entretien, vous savez {ce qui est possible|quelles voies existent} et {ce que cela coûterait|ce que nous conseillons}.",
      ],
      [
        "Agir",
        "{On écrit et l’on négocie d’abord|Nous agissons dans l’ordre convenu|On plaide seulement s’il le faut}, {et vous recevez copie de tout|chaque pas vous est dit avant|vous savez toujours où cela en est}.",
        "Chaque étape {vous est annoncée|se décide avec vous}, {et vous recevez copie de ce qui part|rien ne s’envoie sans votre accord}.",
        "On commence par {écrire et négocier|la voie la plus simple}, {et l’on plaide seulement si rien d’autre ne marche|le juge vient en dernier}.",
      ],
    ],
    questions: [
      [
        "{Et les honoraires|Que coûte un entretien|Comment facturez-vous} ?",
        "{Demandez-le avant, c’est normal|Ce peut être à l’heure ou au forfait|Cela dépend de l’affaire et du travail}, {et mieux vaut l’avoir par écrit|une assurance en paie parfois une partie|nous en parlons avant de commencer}.",
        "Posez la question {au premier appel|avant de venir} : {le tarif se dit d’avance|vous aurez le montant et ce qu’il comprend}.",
        "Selon le cas, {au temps passé ou au forfait|à l’heure ou pour un prix fixe}, {mais toujours par écrit|et une convention le fixe}.",
      ],
      [
        "{Que faut-il apporter|Quels documents|Et mes papiers} ?",
        "{Prenez les lettres, les contrats et les dates|Tout ce qui porte une date est utile|Apportez les lettres avec leur enveloppe}, {et une page de récit aide beaucoup|notez aussi votre but|même si ce n’est pas rangé}.",
        "Tout ce qui {porte une date ou une signature|raconte l’histoire}, {même en désordre|sans rien jeter}, et {une page avec les noms|vos questions}.",
        "Le contrat, {les courriers, les messages|les lettres et leurs enveloppes}, {et ce que vous voulez obtenir|plus un résumé en dix lignes}.",
      ],
      [
        "{Le délai est court|Et si c’est urgent|Un délai expire bientôt} ?",
        "{Appelez aujourd’hui, n’attendez pas le formulaire|Si le délai expire bientôt, téléphonez|Ne remettez pas à demain}, {car un délai manqué revient rarement|et parfois quelques lignes sauvent tout|et gardez la lettre sous la main}.",
        "Appelez {tout de suite|avant toute autre chose} et lisez-nous {la date|la dernière page} : {un acte peut parfois partir le jour même|nous dirons ce qui reste faisable}.",
        "Ne répondez pas {sans conseil|dans la hâte}, {gardez l’enveloppe|notez le jour de réception}, et {téléphonez|demandez un rendez-vous urgent}.",
      ],
      [
        "{Vais-je gagner|Quelles chances|Mon dossier est-il bon} ?",
        "{Personne ne peut le promettre|On en sait plus après lecture|Nous dirons franchement ce que nous en pensons}, {et la preuve compte plus que d’avoir raison|un accord vaut parfois mieux|et aussi quand il faut s’arrêter}.",
        "Un avocat sérieux ne promet pas {un jugement|de résultat} ; {il dit ce qui est solide et ce qui ne l’est pas|nous vous donnons nos raisons}.",
        "Après lecture, {nous vous donnons un avis franc|nous pesons le pour et le contre}, {y compris s’il vaut mieux renoncer|avec ce qui manque au dossier}.",
      ],
      [
        "{Est-ce long|Quelle durée|Quand en saurai-je plus} ?",
        "{Cela dépend du juge et de l’autre partie|Une lettre prend des jours, un procès des mois|Un accord va souvent plus vite}, {et vous apprenez chaque étape|demandez quand vous voulez où cela en est|nous disons tôt à quoi s’attendre}.",
        "{Quelques lettres prennent des semaines|Une négociation demande du temps}, {un procès bien davantage|et le tribunal a son propre rythme} ; nous vous tenons au courant.",
        "Nous vous donnons {une estimation|un ordre de grandeur} au départ, {corrigée si les choses changent|et chaque étape vous est signalée}.",
      ],
      [
        "{À distance, possible|Dois-je venir|Et par téléphone} ?",
        "{Beaucoup se fait par courrier et au téléphone|Pour bien des affaires, on n’a pas à venir|Certains actes veulent votre présence}, {et nous disons lesquels|un seul passage suffit souvent|les papiers peuvent s’envoyer}.",
        "Beaucoup se règle {par téléphone et par courrier|à distance} ; {pour certains actes, il faut venir|nous disons quand votre présence compte}.",
        "Envoyez {les pièces par voie sûre|vos documents}, {parlons par téléphone|un entretien à distance est possible}, et venez {seulement si c’est utile|pour signer}.",
      ],
    ],
    qualities: [
      ["des mots clairs", "des lettres fermes"],
      ["des coûts connus", "des délais tenus"],
      ["un avis calme", "une lecture précise"],
      ["un délai tenu", "un ton calme"],
      ["un contrat précis", "un tarif clair"],
      ["une lecture attentive", "un avis net"],
      ["des délais surveillés", "des mots courants"],
    ],
    events: ["Conférence", "Permanence", "Soirée prévoyance"],
  },
);

export const legalTrades: Record<string, Wording> = {
  notary: familyWording(
    ["client", "clients", "étude", "à l’étude", "à l’étude", "actes notariés"],
    ["Actes et conseil", "L’étude", "Conférences"],
    {
      headlines: [
        "{Lu|Expliqué}, {compris|discuté}, signé",
        "Des actes que {chacun comprend|le temps ne défait pas}",
        "{Impartial|Posé}, de {la première question|l’ébauche} au sceau",
        "{Acheter|Transmettre}, {donner|prévoir}, en sachant ce qu’on signe",
        "Un acte, {des explications|du temps pour lire}",
      ],
      truths: [
        "{Le notaire n’est d’aucun camp|Ici, le conseil vaut pour tous|À cette table, chacun peut demander}, {et rien ne reste sans explication|posez donc aussi les questions simples|cela rassure tout le monde}.",
        "{Lire à voix haute est une règle et une bonne habitude|En lisant, on entend aussi les petites lignes|Un acte se comprend avant la signature}, {alors interrompez quand vous voulez|on signe donc calmement|il y a du temps pour les questions}.",
        "{Un testament est une lettre à plus tard|Ce qui n’est pas écrit se suppose|Bien des disputes naissent d’un papier manquant}, {et une heure suffit souvent|mieux vaut donc écrire au calme|et un testament se change toujours}.",
        "{Les tarifs des actes sont fixés par les textes|Le même acte se calcule partout de la même façon|Le coût d’un acte peut se connaître avant}, {alors demandez le calcul|posez donc la question sans gêne|une estimation se donne par écrit}.",
        "Un acte {dure plus longtemps que nous|se relira dans des années}, {alors chaque mot se pèse|c’est pourquoi on le lit à voix haute}.",
        "On vient {pour les grandes étapes|quand la vie change}, {un logement, un mariage, un départ|et l’on a peu l’habitude}, alors nous expliquons depuis le début.",
      ],
      offers: [
        [
          "house",
          "Immobilier",
          "{Pour acheter, vendre ou donner un bien|Du projet au titre, nous suivons chaque étape|Un prêt se comprend avant la signature}, {et vous lisez tout avant|nous disons quand on paie|les délais vous sont expliqués}.",
          "Vendre ou acheter demande {des pièces et des vérifications|de la patience}, {nous réunissons les unes et surveillons les autres|vous saurez ce qui manque}.",
          "Avant la signature, {nous relisons tout avec vous|chaque ligne s’explique}, {charges et servitudes comprises|et vous pouvez demander pourquoi}.",
        ],
        [
          "scroll-text",
          "Successions",
          "{Un testament dit qui reçoit et qui s’en occupe|Un partage ou une déclaration a ses délais|Un vieux testament peut aussi se relire}, {et nous expliquons les étapes|on voit quels papiers il faut|ainsi la famille sait où elle en est}.",
          "Après un décès, {beaucoup de papiers arrivent d’un coup|on ne sait par où commencer} ; {nous les mettons en ordre|nous disons ce qui presse}.",
          "Une succession se prépare aussi {de son vivant|calmement}, {pour éviter des questions aux proches|et cela soulage ceux qui restent}.",
        ],
        [
          "users",
          "Couple et famille",
          "{Un contrat de mariage se signe avant ou peut changer après|Ce que deux personnes veulent écrire se discute d’abord|Pour une famille aussi, certains papiers rassurent}, {avec des mots que chacun comprend|chacun peut poser ses questions|on signe quand tout est clair}.",
          "Se marier, se séparer, protéger l’autre : {chaque couple a sa solution|le bon régime dépend de votre vie}, {parlons-en avant|et nous en montrons les effets}.",
          "Un testament ou une donation {se réfléchit en famille|demande du temps}, {et se change encore|nous en expliquons les suites}.",
        ],
        [
          "briefcase",
          "Entreprises",
          "{Une société commence par un nom et des statuts|Parts et baux se mettent par écrit|Dites-nous qui décide dans l’entreprise}, {et les papiers suivent|nous expliquons ce qui vient après|pour un début solide}.",
          "Créer, céder ou transmettre, {un acte clair évite des querelles|mieux vaut poser les règles tôt}, {et les associés respirent|puis chacun sait à quoi il s’engage}.",
          "Venez {avec votre projet|avant de signer}, {nous dirons quelle forme convient|et nous rédigeons ensemble}.",
        ],
        [
          "shield-check",
          "Mandats",
          "{Un mandat dit qui peut agir à votre place|Une procuration sert pour vendre ou pour partir|Une personne de confiance peut signer pour vous}, {et un entretien suffit souvent|et la famille sait à qui s’adresser|réfléchissez donc à ses limites}.",
          "Un mandat dit {qui décide pour vous|à qui vous faites confiance} {si vous ne pouviez plus le faire|le jour où il le faudrait}, et cela se règle en bonne santé.",
          "{Un mandat, une procuration, une directive|Ce que vous ne voulez pas laisser au hasard} : {nous expliquons la différence|tout peut être révoqué}.",
        ],
      ],
      process: [
        [
          "Écrire",
          "{Écrivez de quoi il s’agit, avec qui et pour quand|Envoyez les noms et adresses de chacun|Gardez une pièce d’identité sous la main}, {et vous saurez ce qui manque|un rendez-vous vous est proposé|nous disons quoi apporter}.",
        ],
        [
          "Lire le projet",
          "{Lisez le projet chez vous, au calme|Le texte vous arrive avant le rendez-vous|Un crayon en main aide à lire}, {et posez vos questions avant|changer un mot est normal|parlez-en à qui vous voulez}.",
        ],
        [
          "Signer",
          "{On lit, on explique et l’on signe à la même table|Le jour de la signature, tout se relit à voix haute|Chacun entend le même texte}, {et les démarches suivent|on peut encore demander|une copie part avec vous}.",
        ],
      ],
      questions: [
        [
          "{Combien coûte un acte|Et les frais|Les frais d’avance} ?",
          "{Une part est fixée par les textes, une part est de l’impôt|Cela dépend de la valeur|Cela dépend de l’acte et des copies}, {et une estimation peut se demander|vous l’avez par écrit|ainsi pas de surprise}.",
        ],
        [
          "{Que faut-il apporter|Quels papiers préparer} ?",
          "{Une pièce d’identité et ce qui existe par écrit|Les titres et le livret de famille, s’il y en a un|Cela dépend de l’acte}, {et une liste vous est donnée|ce qui manque se demande|ainsi un seul passage suffit}.",
        ],
        [
          "{Est-il de mon côté|Deux notaires, possible|Le notaire est-il neutre} ?",
          "{Le notaire conseille tout le monde de la même façon|Pour défendre un seul côté, il y a les avocats|Chacun peut venir avec le sien}, {alors demandez, des deux côtés|les points douteux s’expliquent à tous|il ne prend pas parti}.",
        ],
        [
          "{Quelle durée|Quand aura-t-on les clés|Un achat, combien de temps} ?",
          "{De l’accord à l’acte, il faut souvent quelques mois|La banque et la mairie ont leurs délais|Cela dépend des papiers qui manquent}, {et l’on paie quand tout est sûr|nous disons la suite|les clés viennent à la fin}.",
        ],
        [
          "{Un testament à la main|Faut-il un acte|Et un simple papier} ?",
          "{À la main, daté et signé, il peut aussi valoir|Chez nous, on vérifie qu’il tient|À l’étude, il est gardé}, {et l’on peut le changer|on le retrouve ensuite|un entretien lève les doutes}.",
        ],
      ],
      qualities: [
        ["des actes précis", "des mots clairs"],
        ["des frais connus", "un rendez-vous calme"],
        ["un délai tenu", "un projet lisible"],
        ["un conseil impartial", "une porte fermée"],
      ],
      events: ["Soirée succession", "Conférence sur l’achat", "Permanence pour créateurs"],
      actions: {
        bookings: ["Demander un rendez-vous", "Préparer un acte"],
        quotes: ["Estimer les frais", "Poser une question"],
      },
    },
  ),
};
