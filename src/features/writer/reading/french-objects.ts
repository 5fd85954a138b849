/**
 * One of the things that an owner names in the plural, with its article: "stages du week-end" is "un stage du week-end".
 * The gender of a noun is known by a table alone; of any other noun nothing is said.
 */

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

const MASCULINE = listed(`
  abonnement abri accompagnement album aménagement anniversaire apéritif appareil appartement atelier audit baptême bateau bien
  bijou bilan bon bouquet box buffet  cadeau café canapé canoë carport chalet chantier chat chauffe-eau chien chiot
  circuit coaching cocktail code coffret colis concert contrat contrôle costume cours débouchage déjeuner déménagement
  dépannage détartrage devis diagnostic diplôme dîner dressing emplacement entretien escalier essai événement examen
  fauteuil forfait gâteau gîte goûter groupe implant jardin jeu kayak local logement logiciel logo mariage massage matelas menu mobil-home mur
  meuble nettoyage ordinateur pack paddle panier permis piercing placard plan plateau-repas projet poêle poney portail portrait
  programme ramonage ravalement rendez-vous repas rideau sapin scooter séjour séminaire service site smartphone soin spectacle
  stage suivi tableau tatouage téléphone terrain test toit tour traitement vélo véhicule week-end weekend voyage plat`);

const FEMININE = listed(`
  adhésion alliance analyse assurance bague balade benne borne box brochure buche bûche caravane carte cérémonie chambre chaudière
  cheminée climatisation clôture coloration commande construction consultation coupe création croisière cuisine cure
  dégustation demi-journée démonstration douche enseigne épilation estimation étude expertise extension façade fête formation
  formule fuite garde initiation inscription installation intervention isolation journée leçon licence location machine maison
  manucure mise mensualité montre moto mutuelle nuit offre option pédicure pergola pièce piscine piste pizza place pompe pose
  prestation prothèse randonnée réception réfection remorque rénovation réparation restauration retraite révision robe salle séance soirée
  sortie structure suite table tarte tente terrasse tondeuse tonte trottinette véranda vidange villa visite vitrine voiture`);

/** Nobody has or wants but one of these. */
const SEVERAL = listed(`
  abricot asperge bière billet bijou biscuit bougie bougies bûche canard céréale champignon chocolat croissant croquette dragée
  bureau carton fenêtre fleur fraise fromage fruit granulé huile huître jouet légume lentille livre lunette macaron miel œuf pain panneau pâte
  pâtisserie pellet photo place plant plante plat pneu pomme poulet produit savon thé tirage vêtement viande viennoiserie vin volet`);

const UNCHANGED = listed(
  "cours colis repas rendez-vous devis permis bois dos puits tapis prix avis noix",
);

/** What stands before its noun. */
const BEFORE =
  /^(premi(?:er|ère)|petite?|grande?|nouve(?:l|lle|au)|bonne?|jolie?|belle|vieux|vieille)s?x?$/iu;
const PREPOSITION =
  /^(?:d[’']|l[’'])|^(?:de|du|des|à|au|aux|en|pour|sur|sans|avec|chez|par|dans|le|la|les|et|ou|entre|sous|après|avant|pendant|hors|plus|moins)$/iu;
const ARTICLE = /^(?:(?:les|des|nos|mes|ces|de|leurs) |d[’'])/iu;
const SINGLE = /^(?:(?:le|la|une?|notre|votre|mon|ma) |l[’'])/iu;

/** "Gâteaux" is "gâteau", "chevaux" "cheval"; a word in the singular stays. */
export function singular(word: string): string {
  if (/^(?:essai|délai|balai)s$/iu.test(word)) return word.slice(0, -1);
  if (
    UNCHANGED.has(word.toLowerCase()) ||
    /(?:ais|ois|eux|oux|gris|bas|gros|hors|plus|moins|sans|très)$/iu.test(word)
  )
    return word;
  if (/(?:eau|eu)x$/iu.test(word)) return word.slice(0, -1);
  if (/[^e]aux$/iu.test(word)) return `${word.slice(0, -2)}l`;
  return word.replace(/s$/iu, "");
}

const isPlural = (word: string): boolean => singular(word) !== word;

const OF_ALL =
  /(?<= )(?:gratuit|annuel|mensuel|individuel|collecti|intensi|linguistique|privé|personnalisé|offert|guidé|régulier|saisonnier|complet|découverte)(?:e|le|ve|f|ère|ète)?s$/iu;

type Phrase = { head: string; before: string | undefined; behind: readonly string[] };

function readPhrase(object: string): Phrase | undefined {
  const [first = "", second, ...rest] = object.split(" ");
  if (first === "") return undefined;
  if (!BEFORE.test(first) || second === undefined)
    return {
      head: first,
      before: undefined,
      behind: second === undefined ? [] : [second, ...rest],
    };
  return { head: second, before: first, behind: rest };
}

/** Adjectives agree with what is now one; what stands behind a preposition is left as it is. */
function agree(behind: readonly string[]): string[] {
  const end = behind.findIndex((word) => PREPOSITION.test(word));
  return behind.map((word, at) => {
    if (end >= 0 && at >= end) return word;
    return /^\p{N}{4}$/u.test(word) ? `en ${word}` : singular(word);
  });
}

/** The noun of a phrase, in the singular and without its article: "stage" of "les stages du week-end". */
export const nounOf = (object: string): string =>
  singular(readPhrase(object.replace(ARTICLE, "").replace(SINGLE, ""))?.head ?? "").toLowerCase();

/** "Stages du week-end" as "un stage du week-end"; undefined where the noun is not known. */
export function oneOf(object: string): string | undefined {
  if (SINGLE.test(object)) return object;
  const phrase = readPhrase(object.replace(ARTICLE, ""));
  if (phrase === undefined) return undefined;
  const noun = singular(phrase.head);
  const key = noun.toLowerCase();
  const article = MASCULINE.has(key) ? "un" : FEMININE.has(key) ? "une" : undefined;
  if (article === undefined) return undefined;
  const before = phrase.before === undefined ? [] : [singular(phrase.before)];
  const said = [article, ...before, noun, ...agree(phrase.behind)].join(" ");
  // "Contrats d’entretien annuels": the last word is said of them all.
  return said.replace(OF_ALL, (word) => singular(word));
}

/** One of them, or several where nobody wants but one; undefined where a noun in the singular is not known. */
export function askedFor(object: string): string | undefined {
  const bare = object.replace(ARTICLE, "");
  const [head = ""] = bare.split(" ");
  if (SEVERAL.has(singular(head).toLowerCase()) && isPlural(head)) return `des ${bare}`;
  return oneOf(object) ?? (isPlural(head) ? `des ${bare}` : undefined);
}

/** Whether the noun is one of which we know how to speak. */
export const isKnown = (object: string): boolean => {
  const noun = nounOf(object);
  return MASCULINE.has(noun) || FEMININE.has(noun) || SEVERAL.has(noun);
};
