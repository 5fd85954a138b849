/** German words that are written small, and what stands before a noun. Tables, no logic. */

/** Neither nouns nor adjectives: what ends a group of words that a noun would end. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  `ich du er sie es wir ihr mich dich sich uns euch ihn ihm ihnen mir dir man wer was wen wem wessen
  der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines
  mein meine meinen meinem meiner meines dein deine deinen deinem deiner unser unsere unseren unserem unserer unsre
  ihre ihren ihrem ihrer ihres euer eure euren eurem eurer sein seine seinen seinem seiner seines dieser diese dieses
  diesen diesem jeder jede jedes jeden jedem alle allen aller alles beide beiden beides viele vielen viel mehr mehrere
  wenig wenige wenigen weniger einige einigen einiges etwas nichts jemand niemand manche manchen solche solchen welche
  welcher welches welchen selbst selber anderes andere anderen anderer andern ander übrigen
  und oder aber sondern denn weil dass daß ob wenn als wie sowie sobald bevor nachdem damit obwohl falls bis seit
  auch nur schon noch nicht sehr so zu ganz gar eher fast etwa ungefähr circa genau gerne gern lieber liebsten meist
  meistens oft öfter manchmal selten immer nie niemals wieder nochmal einmal zweimal dreimal mal bisher sonst
  heute morgen gestern hier da dort hin her wo wohin woher drin draußen drinnen drüben oben unten vorne hinten links
  rechts daheim unterwegs überall nirgends zuhause weg raus rein rauf runter vorbei zurück zusammen allein alleine
  jetzt dann danach davor dabei dazu dafür dagegen darauf daran darum davon darin darüber später früher früh spät bald
  sofort gleich eben halt eben doch ja nein bitte danke mit ohne für gegen um durch in im an am auf aus bei beim von
  vom vor nach zum zur über unter neben zwischen hinter während wegen trotz statt außer per pro je inkl inklusive exkl
  ab ans ins aufs vors übers fürs ums mittels innerhalb außerhalb rund nähe samt nebst gegenüber entlang
  ist sind war waren bin bist wird werden wurde wurden worden werde hat haben habe hatte hatten kann können könnte
  könnten muss müssen musste soll sollen sollte sollten will wollen wollte darf dürfen mag möchte möchten lassen lässt
  macht machen mache mach gibt geben gebe geht gehen gehe kommt kommen komme sieht sehen seh steht stehen bleibt
  bleiben tun tut nimmt nehmen nehme bringt bringen bekommt bekommen kriegt kriegen braucht brauchen brauche sucht
  suchen suche kostet kosten findet finden arbeitet arbeiten arbeite backt backen fährt fahren fahre liefert liefern
  liefere holt holen verkauft verkaufen kaufen bucht buchen bestellt bestellen ruft rufen anrufen schreibt schreiben
  melden meldet zahlen zahlt bezahlen sagt sagen heißt heißen weiß wissen geht läuft laufen gilt gelten
  gut gute schlecht neu alt jung groß gross klein kurz lang hoch tief breit warm kalt heiß frisch bio regional saisonal
  lokal vegan vegetarisch glutenfrei laktosefrei digital online live mobil privat gewerblich analog manuell individuell
  persönlich telefonisch schriftlich mündlich elektrisch klassisch modern traditionell günstig billig teuer gratis frei
  kostenlos umsonst bar blind taub schwanger krank gesund müde fit offen zu geschlossen fertig bereit extra fix
  maximal minimal mindestens höchstens zirka circa deutsch englisch französisch italienisch spanisch türkisch arabisch
  rot blau grün gelb schwarz weiß weiss braun grau rosa lila pur roh einzeln doppelt einfach zweifach mehrfach
  wöchentlich täglich monatlich jährlich stündlich halbtags ganztags vormittags nachmittags abends morgens mittags
  nachts montags dienstags mittwochs donnerstags freitags samstags sonntags werktags feiertags wochentags
  zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig hundert tausend halb halbe halben ganze
  bisschen paar wenig lange besten meisten liebsten ehesten allem allgemeinen voraus folgenden weiteren einzelnen ersten
  zweiten dritten letzten nächsten anderem anderer klar sicher unklar leicht schwer voll leer echt wirklich dringend
  kurzfristig langfristig spontan`
    .trim()
    .split(/\s+/u),
);

/** What only a group of words that ends in a noun follows: articles, pronouns and prepositions that are nothing else. */
export const NOUN_FOLLOWS: ReadonlySet<string> = new Set(
  `ein eine einen einem einer eines kein keine keinen keinem keiner keines mein meine meinen meinem meiner unser
  unsere unseren unserem unserer eure euren eurem ihren ihrem seinen seinem im am beim zum zur vom ins dem des mit
  ohne für gegen bei von aus nach durch per pro inklusive wegen zwischen seit in auf jede jeden jedem jedes dieser
  dieses diesen diesem diese`
    .trim()
    .split(/\s+/u),
);

/** What makes an article of "der", "die" and "das", which stand for people as well: "in der oststeiermark". */
export const BEFORE_ARTICLE: ReadonlySet<string> = new Set(
  "in bei mit auf an von aus nach für über um hinter neben vor zu durch gegen unter ab".split(" "),
);
export const ARTICLES: ReadonlySet<string> = new Set("der die das den".split(" "));
/** "Raum krems", "bezirk liezen": the name of the place follows. */
export const PLACE_FOLLOWS: ReadonlySet<string> = new Set(
  "raum großraum bezirk landkreis kreis region nähe kanton umgebung".split(" "),
);

/** "Beim kochen", "zum mitnehmen": only there a verb is a noun. */
export const VERB_IS_NOUN: ReadonlySet<string> = new Set("beim zum vom".split(" "));

/** Nouns that are verbs or adjectives as well: large only where an article or a preposition says so. */
export const ALSO_SMALL: ReadonlySet<string> = new Set(
  `paar fest feste fester anfragen reifen stimmen dauern schützen blättern schildern spenden pflanzen reisen wolle
  wagen überweisen turnen ehren scheinen proben wachsen planen kosten trauen angeboten speisen zelten tanzen rosten
  transportiere satteln frühstücken anreisen abreisen auspumpen zurücklassen rollen sparen weinen vorschlagen
  ausschlagen beurkunden farben mauern folgen sorgen fragen bitten gefallen vertrauen liebe dank laut
  einladen absagen zusagen aussagen ansagen klagen lagen sagen tragen verlagen polstern scheren lagern stapeln bügeln rudern steigern
  filtern hobeln feilen klettern segeln rodeln radeln basteln wandern bohren`
    .trim()
    .split(/\s+/u),
);

/** Short last parts of compounds: "Geigenbau", "Sommerhaus". */
export const SHORT_TAILS: ReadonlySet<string> = new Set(
  `bau haus hof tag kurs kurse rad saft obst wein brot käse mehl buch boot berg zeug mann frau welt markt werk land
  feld holz wand band platz hund hunde stadt dorf kraft luft satz fahrt bahn film foto team club shop raum baum geld
  kind bett brett post lied jahr öfen ofen zaun zäune tor tür kuh kühe fest feste ring seil tour kost chor golf yoga uhr
  angst tuch hose rock jahr zeit haar lift saal teig fett salz nuss senf wurst eis tee bier most korb glas teil teile
  teilen tore toren kreuz kreuze import export modell modelle thema themen figur figuren urlaub gang hase hasen`
    .trim()
    .split(/\s+/u),
);
/** "Durchaus", "daheim", "fürs Erste": they only end like one. */
export const NO_COMPOUNDS: ReadonlySet<string> = new Set(
  `durchaus durchweg geheim insgeheim überaus reihum jederzeit derzeit zurzeit seinerzeit allezeit zuzeiten bisweilen
  allerhand überhand kurzerhand zeitlebens vermarkt verkauft unterband standfest rutschfest wetterfest winterfest
  trittfest handfest ortsfest bibelfest sattelfest krisenfest bissfest feuerfest wasserfest standfeste rutschfeste wetterfeste
  winterfeste feuerfeste wasserfeste unverschuldet verband überland hausgemacht beiderhand beurteile beurteilen auspumpen abpumpen verteilen zuteilen mitteilen mitteile`
    .trim()
    .split(/\s+/u),
);
