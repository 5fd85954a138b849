/** Words by which people ask for a way of speaking, in four languages: stems at word starts. "~" halves a word's weight. */
import type { VoiceId } from "./reading-model.ts";

export const VOICE_WORDS: Readonly<Record<VoiceId, string>> = {
  plain: `plain simple simply honest straight straightforward down-to-earth no-nonsense unpretentious direct
    practical modest frank matter-of-fact dry~ jargon-free unfussy reliable dependable professional serious
    trustworthy clear sober factual blunt humble workmanlike solid functional understandable normal calm~
    schlicht ehrlich einfach klar bodenständig geradeaus direkt praktisch unkompliziert seriös sachlich
    verlässlich zuverlässig professionell solide ruhig~ nüchtern handfest verständlich unaufgeregt echt
    simple honnête clair franc direct sobre sérieu fiable professionnel concret sans-chichi terre-à-terre
    pragmatique sincère calme~ pédagogue
    sencill honest claro clara direct práctic seri fiable profesional sobri cercano-y-claro llano sincer tranquil~`,
  warm: `warm friendly cosy cozy homely hearty welcoming kind caring gentle personal human neighbourly
    neighborly family familial patient reassuring approachable generous hospitable loving hopeful
    compassionate empathetic cheerful-and-kind inclusive soft encouraging supportive open sympathetic
    comforting down-home nurturing mindful earthy soulful local traditional nostalgic
    herzlich gemütlich warm freundlich nahbar persönlich menschlich einfühlsam liebevoll geduldig familiär
    sanft offen gastfreundlich nachbarschaftlich mitfühlend fürsorglich urig zugewandt behutsam sympathisch achtsam
    chaleur accueillant sympathique bienveillant humain convivial familial proche doux douce rassurant
    généreu attentif attentionné à-l'écoute authentique engagé patient
    cálid acogedor cercan amable familiar human paciente generos cariños hospitalari entrañable tiern rústic comprometid empátic`,
  precise: `precise exact meticulous minimal minimalist structured clean sharp technical engineer scientific
    analytical expert authoritative rigorous data-driven modern contemporary sleek efficient competent
    knowledgeable methodical detailed thorough innovative swiss systematic nerdy geeky smart tidy accurate
    concise mono brutalist architectural
    präzise genau technisch wissenschaftlich strukturiert modern gründlich kompetent fachlich effizient
    analytisch minimalistisch exakt innovativ akribisch
    précis rigoureu technique scientifique moderne minimaliste expert efficace structuré méthodique innovant exigeant épuré
    precis exact técnic científic rigur modern minimalista expert eficient ordenad metódic innovador`,
  playful: `playful fun funny quirky whimsical cheeky witty humorous colourful colorful cheer silly
    mischievous lively joyful lighthearted light-hearted upbeat irreverent happy tongue-in-cheek bubbly
    zany offbeat curious wacky young youthful
    verspielt fröhlich bunt lustig frech witzig humorvoll heiter lebhaft lebendig jung
    ludique joyeu coloré drôle malicieu espiègle humoristique décalé gai fun impertinent pétillant
    divertid alegre colorid gracios juguet desenfadad simpátic fresc joven travies`,
  refined: `refined elegant sophisticated tasteful polished understated discreet luxurious luxury premium
    exclusive high-end upscale timeless classic classical quiet serene literary poetic romantic cultured
    restrained unhurried graceful delicate upmarket heritage stylish subtle contemplative fine old-world
    elegant fein edel stilvoll diskret hochwertig exklusiv luxuriös zeitlos klassisch leise gediegen poetisch vornehm dezent kultiviert
    élégan raffiné soigné discret luxueu haut-de-gamme exclusif intemporel classique poétique feutré délicat chic prestigieu
    elegan refinad cuidad discret lujos exclusiv atemporal clásic poétic delicad sofisticad distinguid`,
  bold: `bold loud strong confident brave daring energetic powerful sporty urban edgy raw punk rebellious
    fearless provocative fierce dynamic dramatic intense cinematic dark striking disruptive ambitious wild
    motivating gritty audacious passionate defiant unapologetic industrial rock
    mutig kräftig stark laut selbstbewusst energisch energiegeladen kantig rau dynamisch provokant
    sportlich wild rebellisch urban markant kraftvoll motivierend leidenschaftlich
    audacieu énergi dynamique puissant percutant brut rebelle urbain sportif intense passionné engageant affirmé
    atrevid fuerte audaz enérgic dinámic potent rebelde urban oscur intens valiente apasionad`,
};

/** "Not", "never": the word behind them is not asked for. */
export const VOICE_DENIALS: ReadonlySet<string> = new Set(
  `not never no without less nothing don't isn't avoid hardly anything but nicht kein keine keinen ohne nie weniger
  pas sans jamais moins ni sin nunca no menos nada`.split(/\s+/u),
);

/** Trades and situations that nobody jokes about, in four languages. */
export const GRAVE =
  /funeral|undertak|cremat|bereave|grie[fv]|mourn|hospice|palliative|cancer|oncolog|dement|alzheimer|addict|suicid|crisis|trauma|abuse|violence|refuge\b|asylum|prison|criminal|injur|emergenc|ambulance|fire (?:brigade|service)|rescue|lawyer|law firm|solicitor|attorney|legal|notar|probate|divorce|insolven|debt|psychotherap|counsell?ing|nursing home|care home|memorial|cemeter|grave|stillb|miscarr|bestatt|trauer|hospiz|palliativ|krebs|demenz|sucht|krise|gewalt|notfall|notdienst|feuerwehr|rettung|anwalt|anwält|kanzlei|rechtsanw|strafrecht|scheidung|insolvenz|schulden|psychotherap|pflegeheim|grabmal|steinmetz.{0,200}grab|funéraire|pompes funèbres|obsèques|deuil|soins palliatifs|addiction|urgence|pompiers|avocat|notaire|juridique|divorce|surendettement|ehpad|violences|funerari|tanatorio|duelo|paliativ|cáncer|adiccion|urgencia|emergencia|bomberos|abogad|notari|jurídic|divorcio|violencia/iu;
