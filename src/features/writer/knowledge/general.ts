/**
 * The treatment of a business whose trade is not in the tables: it speaks of asking, agreeing and
 * keeping in touch, in the owner's own words (`{industry}`), and never pretends to know the trade.
 */

import type { Motif } from "../../design/motifs.ts";
import { offer, question, step } from "./entries.ts";
import type { FieldId, Language, Wording } from "./model.ts";

export const GENERAL_MOTIFS: Motif[] = ["path", "grid", "spark", "page", "compass", "arch"];
export const GENERAL_FIELDS: FieldId[] = ["subject", "deadline", "phone"];

export const GENERAL: Record<Language, Wording> = {
  en: {
    vocabulary: {
      customer: "customer",
      customers: "customers",
      place: "office",
      atPlace: "with us",
      toPlace: "to us",
      work: "{industry}",
    },
    actions: {},
    pageNames: { services: "What we do", gallery: "Pictures", events: "Dates" },
    headlines: [
      "{industry}: {ask us|start here}",
      "{Questions|A question} about {industry}?",
      "{Talk|Speak} to us about {industry}",
      "{industry}, {explained plainly|in plain words}",
    ],
    truths: [
      "{Good work starts with a good question|A clear question saves everybody time}: {what is needed, by when, and what has been tried|so begin with what you need and why}.",
      "{You should know whom you are dealing with|People like to know who will answer}, {so ask who will do the work|so a name and a direct way to reach it come first}.",
      "{What is agreed in writing is remembered the same way by both sides|A short written summary settles most misunderstandings}, {before they begin|and takes little time}.",
      "{Not every request is a fit|Sometimes the honest answer is no}, {and hearing it early is worth something|and then you should hear it early}.",
    ],
    offers: [
      offer(
        "message-circle",
        "{A first talk|A first conversation}",
        "{Describe your situation in your own words|Write down what you know and what you do not}: {no special terms are needed|a few lines are enough to start}.",
        "{Questions may be half finished|You need not know what it is called}: {we sort out together what it is about|telling it once often makes it clearer}.",
        "{It costs a little time and decides a lot|Both sides learn whether they fit}: {come with notes, or with nothing|ask the awkward thing first}.",
      ),
      offer(
        "search",
        "Advice",
        "{See what can be done in your case|Talk through what you have in mind}, {and what cannot|and what it would take}.",
        "{Two or three ways, with what speaks for each|What we would do in your place, and why}: {the choice stays with you|sleep on it before you choose}.",
        "{Bring what you have been told elsewhere|A second opinion is welcome here}; {we say where we agree|we say it when something better exists}.",
      ),
      offer(
        "file-text",
        "{A written offer|A written proposal}",
        "{Ask for scope, time and cost on paper|See it in writing before you decide}: {then compare and sleep on it|you can strike out what you do not need}.",
        "{Every item has a line and a price of its own|What is in it stands there, and what is not}, {so that offers can be compared|so nothing has to be guessed}.",
        "{Words you can follow, sums you can add up|No small print to fear}; {ask about any line|we change it until it fits}.",
      ),
      offer(
        "wrench",
        "{The work itself|The whole task}",
        "{Agree on a start, a contact and the steps between|Know what happens when}, {and say how you want to be kept informed|and who tells you if something changes}.",
        "{One step follows the other, as agreed|It begins on the day that was named}; {you may look in at any time|you hear from us in between}.",
        "{If something turns out otherwise, you are asked first|Surprises are told, not hidden}, {and the next step waits for your word|then you decide how to go on}.",
      ),
      offer(
        "life-buoy",
        "Help later on",
        "{A question turns up weeks later|Something needs another look}? {Come back with it|Write again, with the old message attached}.",
        "{Papers and agreements stay on file|We keep notes of what was done}, {so that nobody starts from nothing|so a short message will do}.",
        "{Things change, and so may the plan|What worked last year may need a touch}: {tell us what is different now|a second look is quicker than the first}.",
      ),
    ],
    process: [
      step(
        "{Write or call|Get in touch}",
        "{Say what you need and by when|A few sentences and a way to reach you}; {photos or papers help if you have them|what you do not know yet can wait}.",
      ),
      step(
        "{Talk it through|A first talk}",
        "{We ask back until the task is clear|Questions go both ways}: {what matters most, what is fixed, what is open|so that both mean the same thing}.",
      ),
      step(
        "{Agree on it|Decide}",
        "{Scope, time and price in writing|You get it on paper}, {then the decision is yours|and you decide without pressure}.",
      ),
      step(
        "{Go ahead|Start}",
        "{You know who does what and when|One contact, clear dates}; {changes are talked about before they are made|ask at any time where things stand}.",
      ),
    ],
    questions: [
      question(
        "{How do I get started|Where do I begin|What is the first step}?",
        "{Send a message with a few lines|Call or write}. {What you need, by when, how to reach you|Your aim, your deadline and your number} {are enough|will do}.",
      ),
      question(
        "{What will it cost|How is the price worked out|Can I get a price first}?",
        "{That depends on the task|It depends on scope and time}. {Describe it as exactly as you can|The better the description, the firmer the figure}, {and ask for the price in writing|and ask what is included}.",
      ),
      question(
        "{How long does it take|When can you start|How soon can it be done}?",
        "{Tell us your deadline first|Name the date that matters}. {You will hear whether it can be met|Then we can say what is realistic}, {and what would make it quicker|and what it depends on}.",
      ),
      question(
        "{Do you take on jobs like mine|Is my request a fit|What if it is unusual}?",
        "{Ask|Write to us anyway}. {If it is not something for us, we say so|A clear no is better than a vague yes}, {and if we can, we name somebody else|and you lose no time}.",
      ),
      question(
        "{Who will I be dealing with|Who is my contact|Who answers my message}?",
        "{Ask for a name with the first reply|You may ask who will look after it}. {One person who knows the matter|A single contact} {saves you telling it twice|keeps things clear}.",
      ),
      question(
        "{What happens with my details|Is my message private|Who reads what I send}?",
        "{They are used to answer you|Only those who work on your request read it}. {The privacy page says what is kept and for how long|Details are on the privacy page}.",
      ),
    ],
    qualities: [
      ["plain answers", "clear terms"],
      ["open ears", "straight talk"],
      ["good questions", "kept agreements"],
    ],
    events: ["{Open|Information} evening", "{Talk|Demonstration}", "Open day"],
  },
  de: {
    vocabulary: {
      customer: "Kundin oder Kunde",
      customers: "Kundinnen und Kunden",
      place: "Büro",
      atPlace: "bei uns",
      toPlace: "zu uns",
      work: "unsere Arbeit",
    },
    actions: {},
    pageNames: { services: "Angebot", gallery: "Bilder", events: "Termine" },
    headlines: [
      "{industry}: {fragen Sie uns|fangen Sie hier an}",
      "{industry}? {Gern|Fragen Sie uns}",
      "{industry}, {klar erklärt|in klaren Worten}",
    ],
    truths: [
      "{Gute Arbeit beginnt mit einer guten Frage|Eine klare Frage spart allen Zeit}: {was gebraucht wird, bis wann und wozu|fangen Sie einfach mit dem Ziel an}.",
      "{Was schriftlich vereinbart ist, lesen beide Seiten gleich|Eine kurze schriftliche Zusammenfassung verhindert die meisten Missverständnisse}, {noch bevor sie entstehen|und kostet wenig Zeit}.",
      "{Nicht jede Anfrage passt|Manchmal ist ein ehrliches Nein die richtige Antwort}, {und dann sollten Sie es früh erfahren|und früh gesagt ist es etwas wert}.",
      "{Man sollte wissen, mit wem man es zu tun hat|Ein Name und ein direkter Draht helfen mehr als jede Broschüre}, {fragen Sie also ruhig danach|deshalb dürfen Sie danach fragen}.",
      "Wer {den Zweck kennt|weiß, wozu etwas dient}, {arbeitet genauer|macht weniger Umwege}, {darum fragen wir danach zuerst|und erklärt auch besser}.",
      "Ein {kurzes Gespräch|offenes Wort am Anfang} {erspart viele Korrekturen|klärt mehr als lange Briefe}, {deshalb nehmen wir uns dafür Zeit|gerade dann, wenn es eilt}.",
    ],
    offers: [
      offer(
        "message-circle",
        "Erstgespräche",
        "{Beschreiben Sie Ihre Lage mit eigenen Worten|Schreiben Sie auf, was Sie wissen und was nicht}: {Fachbegriffe braucht es nicht|ein paar Zeilen genügen für den Anfang}.",
        "Am Anfang {sortieren wir, worum es geht|steht Ihre Frage}, {und sagen, ob wir die Richtigen sind|auch wenn sie noch unfertig ist}.",
      ),
      offer(
        "search",
        "Beratung",
        "{Finden Sie heraus, was in Ihrem Fall möglich ist|Sprechen Sie durch, was Sie vorhaben}, {und was nicht|und was es dafür braucht}.",
        "In der Beratung {stellen wir Möglichkeiten nebeneinander|hören Sie auch, was dagegen spricht}, {damit Sie abwägen können|die Wahl treffen Sie}.",
      ),
      offer(
        "file-text",
        "Schriftliche Angebote",
        "{Umfang, Zeit und Kosten gehören schwarz auf weiß|Lassen Sie sich alles schriftlich geben}: {vergleichen Sie in Ruhe|streichen Sie, was Sie nicht brauchen}.",
        "Sie {erhalten eine Aufstellung|bekommen eine Kostenübersicht}, {in der jeder Posten einzeln steht|die man auch ohne Vorwissen versteht}.",
      ),
      offer(
        "wrench",
        "Ausführung",
        "{Beginn, Ansprechperson und Zwischenschritte werden vereinbart|Sie wissen, was wann geschieht}, {und auch, wer sich bei Änderungen meldet|und wie Sie auf dem Laufenden bleiben}.",
        "Während der Arbeit {berichten wir in kurzen Abständen|sehen Sie Zwischenstände}, {und Sie dürfen jederzeit eingreifen|bevor etwas endgültig wird}.",
      ),
      offer(
        "life-buoy",
        "Betreuung danach",
        "{Wochen später taucht noch eine Frage auf|Etwas soll noch einmal angesehen werden}? {Melden Sie sich einfach wieder|Schreiben Sie uns, am besten mit der alten Nachricht}.",
        "Auch {nach dem Abschluss|später} {bleiben wir ansprechbar|dürfen Sie nachfragen}, {etwa wenn sich etwas ändert|selbst wenn es nur eine Kleinigkeit ist}.",
      ),
    ],
    process: [
      step(
        "Melden",
        "{Sagen Sie, was Sie brauchen und bis wann|Ein paar Sätze und eine Nummer für Rückfragen}; {Fotos oder Unterlagen helfen, wenn es sie gibt|was noch offen ist, darf offen bleiben}.",
        "Sie {schreiben uns ein paar Sätze|rufen an oder schreiben}, und {wir melden uns mit Rückfragen|Sie hören, wie es weitergehen kann}.",
      ),
      step(
        "Besprechen",
        "{Wir fragen nach, bis die Aufgabe klar ist|Fragen gehen in beide Richtungen}: {was ist fest, was ist offen, was zählt am meisten|am Ende meinen beide dasselbe}.",
        "Gemeinsam {gehen wir Ziel und Grenzen durch|klären wir, was dazugehört}, {bis keine wichtige Frage mehr offen ist|und was Sie lieber selbst übernehmen}.",
      ),
      step(
        "Entscheiden",
        "{Umfang, Zeit und Preis stehen schriftlich fest|Sie bekommen es auf Papier}, {dann entscheiden Sie|die Entscheidung liegt bei Ihnen}.",
        "Mit {allen Angaben vor Augen|einem klaren Vorschlag} {überlegen Sie in Ruhe|sprechen Sie sich ab}, {ein Nein ist auch eine Antwort|wir warten auf Ihr Zeichen}.",
      ),
      step(
        "Loslegen",
        "{Sie wissen, wer was wann tut|Eine Ansprechperson, klare Termine}; {über Änderungen wird vorher gesprochen|fragen Sie jederzeit nach dem Stand}.",
        "Dann {beginnt die Arbeit zum vereinbarten Tag|setzen wir um, was abgesprochen ist}, {und Sie wissen, an wen Sie sich wenden|mit einem kurzen Bericht zwischendurch}.",
      ),
    ],
    questions: [
      question(
        "{Wie fange ich an|Was ist der erste Schritt|Womit beginnen wir}?",
        "{Schicken Sie uns ein paar Zeilen|Rufen Sie an oder schreiben Sie}. {Ziel, Frist und eine Nummer für Rückfragen genügen|Worum es geht und bis wann, mehr braucht es nicht}.",
        "{Erzählen Sie uns kurz, was Sie vorhaben|Mit einer formlosen Nachricht}, {den Rest fragen wir nach|Vorbereitung ist dafür nicht nötig}.",
      ),
      question(
        "{Was kostet das|Wie entsteht der Preis|Kann ich vorher einen Preis bekommen}?",
        "{Das hängt vom Umfang ab|Es kommt auf Aufwand und Zeit an}. {Je genauer die Beschreibung, desto fester die Zahl|Beschreiben Sie es möglichst genau}, {und fragen Sie, was enthalten ist|und lassen Sie sich den Preis schriftlich geben}.",
        "{Einen Preis nennen wir, sobald wir die Aufgabe kennen|Vorab geht nur eine Spanne}, {verbindlich wird er mit dem Angebot|ohne Ihre Zusage entstehen keine Kosten}.",
      ),
      question(
        "{Wie lange dauert es|Wann können Sie anfangen|Wie schnell geht das}?",
        "{Nennen Sie zuerst den Termin, der für Sie zählt|Sagen Sie uns Ihren Wunschtermin}. {Dann hören Sie, was machbar ist|Sie erfahren, ob er zu halten ist}, {und wovon es abhängt|und was es schneller machen würde}.",
        "{Das hängt davon ab, was alles dazugehört|Nach dem ersten Gespräch wissen wir mehr}, {einen Tag nennen wir erst, wenn wir ihn halten können|wenn es eilt, sagen Sie es bitte gleich}.",
      ),
      question(
        "{Passt meine Anfrage zu Ihnen|Was, wenn mein Fall ungewöhnlich ist|Übernehmen Sie so etwas}?",
        "{Fragen Sie|Schreiben Sie uns trotzdem}. {Ist es nichts für uns, sagen wir das|Ein klares Nein ist besser als ein vages Ja}, {dann verlieren Sie keine Zeit|und wenn möglich nennen wir jemand anderen}.",
        "{Beschreiben Sie Ihren Fall in wenigen Sätzen|Ungewöhnliches hören wir gern}, {wir antworten ehrlich|dann prüfen wir, ob wir helfen können}.",
      ),
      question(
        "{Was geschieht mit meinen Angaben|Wer liest meine Nachricht|Bleibt meine Anfrage vertraulich}?",
        "{Sie dienen der Antwort an Sie|Nur wer an Ihrer Anfrage arbeitet, liest sie}. {Einzelheiten stehen in der Datenschutzerklärung|Was gespeichert wird und wie lange, steht auf der Datenschutzseite}.",
        "{Wir nutzen sie, um Ihnen zu antworten|Ihre Nachricht bleibt bei denen, die sie bearbeiten}, {mehr dazu finden Sie beim Datenschutz|und Sie können um Löschung bitten}.",
      ),
    ],
    qualities: [
      ["klare Antworten", "klare Absprachen"],
      ["offene Ohren", "offene Worte"],
      ["gute Fragen", "gehaltene Zusagen"],
      ["ein klarer Plan", "ein fester Kontakt"],
      ["ruhige Planung", "offene Zahlen"],
      ["ehrlicher Rat", "kurze Wege"],
    ],
    events: ["Informationsabend", "{Vortrag|Vorführung}", "Tag der offenen Tür"],
  },
  fr: {
    vocabulary: {
      customer: "client",
      customers: "clients",
      place: "bureau",
      atPlace: "chez nous",
      toPlace: "chez nous",
      work: "notre travail",
    },
    actions: {},
    pageNames: { services: "Notre offre", gallery: "Images", events: "Dates" },
    headlines: [
      "{industry} : {posez votre question|commencez ici}",
      "{industry} : {une question|un projet} ?",
      "{industry}, {en mots simples|point par point}",
      "{industry}. {Parlons-en|Demandez-nous}.",
      "{industry} : {d’abord comprendre|ce qu’il faut savoir}",
    ],
    truths: [
      "{Un bon travail commence par une bonne question|Une question claire fait gagner du temps à tous}, {alors commencez par le but|et nous aimons en poser}.",
      "{Ce qui est écrit se lit de la même façon des deux côtés|Un court résumé écrit évite la plupart des malentendus}, {et cela prend peu de temps|surtout des mois plus tard}.",
      "{Toutes les demandes ne nous conviennent pas|Parfois la réponse honnête est non}, {et il vaut mieux l’entendre tôt|et nous le disons sans attendre}.",
      "{On aime savoir à qui l’on parle|Un nom aide plus qu’une brochure}, {alors demandez qui s’occupe de vous|et vous avez le droit de le demander}.",
      "Qui connaît {le but|la raison} d’un travail {fait moins de détours|voit plus vite ce qui manque}, {c’est pourquoi nous demandons à quoi il doit servir|alors dites-nous ce qui doit changer}.",
      "Une courte conversation {au début|avant de commencer} {épargne bien des corrections|vaut plusieurs longs messages}, {même quand le temps presse|et elle n’engage à rien}.",
      "Un prix sans {explication|détail} {ne veut pas dire grand-chose|se compare mal}, {alors demandez ce qu’il comprend|c’est pourquoi le nôtre s’accompagne de quelques lignes}.",
    ],
    offers: [
      offer(
        "message-circle",
        "Premières questions",
        "{Décrivez votre situation avec vos mots|Notez ce que vous savez et ce que vous ignorez} : {pas besoin de termes techniques|quelques lignes suffisent}.",
        "Au départ, {nous cherchons à comprendre|il y a votre question}, {et nous disons si nous sommes la bonne adresse|même si elle est encore floue}.",
        "Un premier échange sert à {trier|faire le point} : {ce qui presse, ce qui peut attendre|ce que vous avez déjà, ce qui manque}.",
      ),
      offer(
        "search",
        "Conseil",
        "{Voyez ce qui est possible dans votre cas|Parlons de ce que vous avez en tête}, {avant de dépenser quoi que ce soit|et de ce que cela demande}.",
        "Un conseil met {les solutions côte à côte|les avantages en face des limites}, {et c’est vous qui choisissez|pour que vous puissiez peser}.",
        "Vous entendez aussi {ce qui parle contre|quand il vaut mieux s’abstenir}, {car un conseil doit servir|et nos raisons avec}.",
      ),
      offer(
        "file-text",
        "Proposition écrite",
        "{Demandez le contenu, le délai et le prix par écrit|Lisez tout noir sur blanc avant de décider} : {comparez à tête reposée|rayez ce dont vous n’avez pas besoin}.",
        "Vous recevez {une liste|un document} où {chaque ligne a son prix|l’on voit ce qui est compris}, {facile à relire|sans jargon}.",
        "Avant tout accord, {le chiffre est posé|nous mettons sur papier ce qui a été dit}, {et rien ne commence sans votre oui|puis vous prenez le temps qu’il faut}.",
      ),
      offer(
        "wrench",
        "Réalisation",
        "{Un début, un interlocuteur et des étapes sont convenus|Vous savez ce qui se passe et quand}, {et qui vous prévient en cas de changement|et comment vous en recevrez des nouvelles}.",
        "Pendant le travail, {vous voyez où l’on en est|nous donnons des nouvelles régulièrement}, {et vous pouvez intervenir|avant que rien ne soit définitif}.",
        "Nous faisons {ce qui a été convenu|une étape après l’autre}, {puis nous vérifions avec vous|et nous signalons ce que nous découvrons}.",
      ),
      offer(
        "life-buoy",
        "Suivi",
        "{Une question surgit des semaines plus tard|Un point mérite un nouveau regard} ? {Revenez vers nous|Écrivez de nouveau, en joignant l’ancien message}.",
        "Une fois terminé, {nous restons joignables|vous pouvez encore demander}, {par exemple si votre besoin change|même pour un détail}.",
        "Ce qui a été fait {reste noté|garde sa trace}, {alors la suite va plus vite|et vous n’avez pas à tout répéter}.",
      ),
    ],
    process: [
      step(
        "Nous écrire",
        "Dites ce qu’il vous faut et pour quand, {avec un moyen de vous joindre|en quelques phrases} ; {des photos ou des documents aident|ce qui n’est pas décidé peut attendre}.",
        "Quelques phrases suffisent : {le but, la date, vos questions|ce qui ne va pas aujourd’hui}, {et nous revenons vers vous|puis nous demandons le reste}.",
      ),
      step(
        "En parler",
        "{Nous posons des questions jusqu’à ce que la demande soit claire|Les questions vont dans les deux sens} : {ce qui est fixe, ce qui est ouvert|pour parler de la même chose}.",
        "Ensemble, nous regardons {ce qui est possible|le but et les limites}, {et ce que vous préférez garder pour vous|jusqu’à ce qu’aucune question importante ne reste}.",
      ),
      step(
        "Décider",
        "{Contenu, délai et prix sont écrits|Vous recevez une proposition écrite}, {puis la décision vous revient|et vous décidez sans pression}.",
        "Avec tout {sous les yeux|sur une page}, {vous comparez, vous en parlez|vous prenez votre temps}, {et un non est aussi une réponse|nous attendons votre signe}.",
      ),
      step(
        "Commencer",
        "{Vous savez qui fait quoi et quand|Tout est clair, dates comprises} ; {tout changement se discute avant|demandez à tout moment où nous en sommes}.",
        "Le travail commence {au jour convenu|comme prévu}, {avec une personne à qui parler|et un point régulier}, jusqu’à {la vérification finale|ce que tout soit en ordre}.",
      ),
    ],
    questions: [
      question(
        "{Par où commencer|Quelle est la première étape|Comment démarrer} ?",
        "{Envoyez-nous quelques lignes|Appelez ou écrivez}. {Le but, le délai et un numéro suffisent|De quoi il s’agit et pour quand, cela suffit}.",
        "Racontez-nous {en deux phrases|simplement} ce que vous voulez faire, {nous demanderons le reste|sans rien préparer}.",
      ),
      question(
        "{Combien cela coûte-t-il|Comment le prix est-il calculé|Puis-je avoir un prix avant} ?",
        "{Cela dépend de la demande|Le prix suit le temps et l’ampleur}. Plus la description est précise, {plus le chiffre l’est|plus il est sûr}, {et vous le recevez par écrit|et demandez ce qui est compris}.",
        "Dès que nous connaissons {la tâche|vos besoins}, nous donnons un prix, {et rien n’est dû avant votre accord|avec ce qu’il comprend}.",
      ),
      question(
        "{Combien de temps faut-il|Quand pouvez-vous commencer|Est-ce rapide} ?",
        "{Donnez d’abord la date qui compte|Dites-nous votre délai}. {Vous saurez ce qui est réaliste|Nous vous dirons si c’est possible}, {et de quoi cela dépend|et ce qui irait plus vite}.",
        "Après un premier échange, {nous en savons plus|une durée peut se dire}, {et nous n’annonçons que ce que nous pouvons tenir|si cela presse, dites-le tout de suite}.",
      ),
      question(
        "{Prenez-vous des demandes comme la mienne|Et si mon cas est inhabituel|Ma demande vous convient-elle} ?",
        "{Demandez|Écrivez-nous quand même}. {Si ce n’est pas pour nous, nous le disons|Un non clair vaut mieux qu’un oui vague}, {et vous ne perdez pas de temps|et si possible nous indiquons quelqu’un d’autre}.",
        "Les cas à part {nous intéressent|sont plus fréquents qu’on ne croit} : {décrivez le vôtre|deux phrases suffisent}, et nous répondrons franchement.",
      ),
      question(
        "{Que deviennent mes données|Qui lit mon message|Ma demande reste-t-elle privée} ?",
        "Elles servent à vous répondre et {ne sont lues que par les personnes concernées|restent chez nous}. {La page de confidentialité précise ce qui est gardé|Le détail est sur la page de confidentialité}.",
        "Ce que vous écrivez reste {entre vous et ceux qui vous répondent|chez nous}, {et vous pouvez en demander l’effacement|pour le détail, lisez la page de confidentialité}.",
      ),
    ],
    qualities: [
      ["des réponses simples", "des termes clairs"],
      ["une écoute attentive", "des mots francs"],
      ["de bonnes questions", "des accords tenus"],
      ["un plan clair", "un seul contact"],
      ["des chiffres lisibles", "un avis franc"],
      ["du temps pour comprendre", "une parole tenue"],
    ],
    events: ["Soirée d’information", "{Conférence|Démonstration}", "Journée portes ouvertes"],
  },
  es: {
    vocabulary: {
      customer: "cliente",
      customers: "clientes",
      place: "oficina",
      atPlace: "con nosotros",
      toPlace: "a nuestra oficina",
      work: "nuestro trabajo",
    },
    actions: {},
    pageNames: { services: "Qué hacemos", gallery: "Imágenes", events: "Fechas" },
    headlines: [
      "{industry}: {pregunte|empiece aquí}",
      "¿{Preguntas|Dudas} sobre {industry}?",
      "{industry}, {con palabras claras|punto por punto}",
      "{industry}. {Hablemos|Pregúntenos}.",
      "{industry}: {primero entender|lo que conviene saber}",
    ],
    truths: [
      "{El buen trabajo empieza con una buena pregunta|Una pregunta clara ahorra tiempo}, {así que empiece por lo que quiere lograr|y nos gusta hacerlas}.",
      "{Lo que se acuerda por escrito se lee igual en los dos lados|Un resumen breve por escrito evita casi cualquier malentendido}, {y lleva poco tiempo|sobre todo meses después}.",
      "{No cada encargo encaja|A veces la respuesta honesta es no}, {y conviene saberlo pronto|y lo decimos sin esperar}.",
      "{A la gente le gusta saber con quién habla|Un nombre ayuda más que un folleto}, {así que pregunte quién se ocupa de lo suyo|y tiene derecho a preguntarlo}.",
      "Quien conoce {la meta|la razón} de un trabajo {da menos rodeos|ve antes lo que falta}, {por eso preguntamos para qué debe servir|así que díganos qué debe cambiar}.",
      "Una conversación corta {al principio|antes de empezar} {ahorra muchas correcciones|vale por varios mensajes largos}, {también cuando hay prisa|y no compromete a nada}.",
      "Un precio sin {explicación|detalle} {dice poco|se compara mal}, {así que pregunte qué incluye|por eso el nuestro va con unas líneas}.",
    ],
    offers: [
      offer(
        "message-circle",
        "Primeras preguntas",
        "{Describa su situación con sus palabras|Anote lo que sabe y lo que no}: {no hacen falta tecnicismos|bastan unas líneas para empezar}.",
        "Al principio {queremos entender|está su pregunta}, {y decimos si somos la dirección adecuada|aunque todavía esté confusa}.",
        "Un primer contacto sirve para {ordenar|ver dónde estamos}: {qué corre prisa y qué puede esperar|qué hay ya y qué falta}.",
      ),
      offer(
        "search",
        "Consejo",
        "{Averigüe qué es posible en su caso|Hablemos de lo que tiene en mente} {antes de gastar nada|y de lo que hace falta}.",
        "Un consejo pone {las soluciones una junto a otra|las ventajas frente a los límites}, {y elige usted|para que pueda pesarlas}.",
        "También oye {qué habla en contra|cuándo es mejor no hacerlo}, {porque un consejo debe servir|y con nuestras razones}.",
      ),
      offer(
        "file-text",
        "Propuesta por escrito",
        "{Pida alcance, plazo y precio en papel|Véalo por escrito antes de decidir}: {compare con calma|tache lo que no necesite}.",
        "Recibe {una lista|un documento} donde {cada línea tiene su precio|se ve qué está incluido}, {fácil de releer|sin jerga}.",
        "Antes de cualquier acuerdo {la cifra está en la mesa|ponemos por escrito lo hablado}, {y nada empieza sin su sí|y usted se toma su tiempo}.",
      ),
      offer(
        "wrench",
        "Ejecución",
        "{Se acuerdan el comienzo, la persona de contacto y los pasos|Usted sabe qué ocurre y cuándo}, {y quién avisa si algo cambia|y cómo tendrá noticias}.",
        "Durante el trabajo {ve cómo va|damos noticias con regularidad} {y puede intervenir|antes de que nada sea definitivo}.",
        "Hacemos {lo acordado|un paso tras otro}, {después lo revisamos con usted|y le contamos lo que descubrimos}.",
      ),
      offer(
        "life-buoy",
        "Ayuda posterior",
        "¿{Surge una duda semanas más tarde|Algo necesita otra mirada}? {Vuelva a escribirnos|Escriba de nuevo y adjunte el mensaje anterior}.",
        "Una vez terminado {seguimos al otro lado|puede seguir preguntando}, {por ejemplo si cambia lo que necesita|también por un detalle}.",
        "Lo que se hizo {queda anotado|deja su nota}, {así lo siguiente va más rápido|y no tiene que repetirlo todo}.",
      ),
    ],
    process: [
      step(
        "Escriba o llame",
        "Diga qué necesita y para cuándo, {con una forma de localizarle|en unas frases}; {las fotos o los papeles ayudan|lo que aún no sepa puede esperar}.",
        "Bastan unas frases: {la meta, la fecha, sus dudas|qué no va bien hoy}, {y le respondemos|y preguntamos lo demás}.",
      ),
      step(
        "Lo hablamos",
        "{Preguntamos hasta que el encargo esté claro|Las preguntas van en los dos sentidos}: {qué es fijo y qué está abierto|para hablar de lo mismo}.",
        "Juntos vemos {qué es posible|la meta y los límites}, {y qué prefiere hacer por su cuenta|hasta que no quede ninguna duda importante}.",
      ),
      step(
        "Decida",
        "{Alcance, plazo y precio quedan por escrito|Recibe una propuesta en papel}, {y la decisión es suya|y decide sin prisas}.",
        "Con todo {a la vista|en una hoja} {compara y lo comenta|se toma su tiempo}, {y un no también es respuesta|y esperamos su señal}.",
      ),
      step(
        "Empezamos",
        "{Sabe quién hace qué y cuándo|Todo está claro, también las fechas}; {los cambios se hablan antes|pregunte cuando quiera cómo va}.",
        "El trabajo empieza {el día acordado|como estaba previsto}, {con una persona con quien hablar|con noticias regulares}, hasta {la última revisión|que todo está en orden}.",
      ),
    ],
    questions: [
      question(
        "¿{Por dónde empiezo|Cuál es el primer paso|Cómo se empieza}?",
        "{Envíenos unas líneas|Llame o escriba}. {Con el objetivo, el plazo y un teléfono basta|De qué se trata y para cuándo: con eso basta}.",
        "Cuéntenos {en dos frases|sin más} qué quiere hacer, {lo demás lo preguntamos|no hay nada que preparar}.",
      ),
      question(
        "¿{Cuánto cuesta|Cómo se calcula el precio|Puedo saber antes el precio}?",
        "{Depende del encargo|Depende del alcance y del tiempo}. Cuanto mejor lo describa, {más firme será la cifra|más segura la cuenta}, {y la recibe por escrito|y pregunte qué incluye}.",
        "En cuanto conocemos {la tarea|lo que necesita} damos un precio, {y nada se cobra sin su acuerdo|con lo que incluye}.",
      ),
      question(
        "¿{Cuánto se tarda|Cuándo pueden empezar|Es rápido}?",
        "{Díganos primero la fecha que importa|Cuéntenos su plazo}. {Le diremos si es posible|Así sabrá qué es realista}, {y de qué depende|y qué lo haría más rápido}.",
        "Tras una primera conversación {sabemos más|se puede decir un tiempo}, {y solo anunciamos lo que podemos cumplir|si corre prisa, dígalo enseguida}.",
      ),
      question(
        "¿{Aceptan encargos como el mío|Y si mi caso es raro|Encaja mi consulta}?",
        "{Pregunte|Escríbanos igualmente}. {Si no es para nosotros, lo decimos|Un no claro es mejor que un sí vago}, {y no pierde tiempo|y si podemos, le indicamos a otra persona}.",
        "Los casos aparte {nos interesan|son más frecuentes de lo que parece}: {describa el suyo|bastan dos frases} y le responderemos con franqueza.",
      ),
      question(
        "¿{Qué pasa con mis datos|Quién lee mi mensaje|Es privada mi consulta}?",
        "Se usan para responderle y {solo los leen las personas que le atienden|se quedan aquí}. {La página de privacidad dice qué se guarda|Los detalles están en la página de privacidad}.",
        "Lo que escribe queda {entre usted y quien le responde|con nosotros}, {y puede pedir que se borre|y la página de privacidad lo explica}.",
      ),
    ],
    qualities: [
      ["respuestas claras", "acuerdos claros"],
      ["oídos abiertos", "palabras francas"],
      ["buenas preguntas", "promesas cumplidas"],
      ["plan claro", "un solo contacto"],
      ["cifras legibles", "opinión franca"],
      ["tiempo para entender", "palabra cumplida"],
    ],
    events: ["Tarde informativa", "{Charla|Demostración}", "Jornada de puertas abiertas"],
  },
};
