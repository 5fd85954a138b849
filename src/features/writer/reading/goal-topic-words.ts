/** The words by which the goals of a site tell what they are about, in each language. */
import type { Phrasebook } from "./reading-model.ts";

export type TopicRules = {
  /** Who wishes it of whom, in front of a wish. */
  readonly lead: RegExp;
  /** A wish that is a button. */
  readonly pressed: RegExp;
  /** `name`, a paper, or `list` can be asked for as it is. */
  readonly asked: RegExp;
  /** Of `name` something is to be told or shown. */
  readonly told: RegExp;
  /** `name` is what others are to bring. */
  readonly won: RegExp;
  /** "Enquiries about …": what `name` stands for is what they are about. */
  readonly about: RegExp;
  /** `name` is counted by its views or downloads. */
  readonly counted: RegExp;
  /** How the name of something ends that people write about. */
  readonly matters: RegExp;
  /** Where such a name goes on: "partnerships with schools". */
  readonly behind: RegExp;
  /** Where the wish goes on with how, whom for, or what comes of it. */
  readonly tail: RegExp;
  /** Words before a name that tell nothing of it. */
  readonly praise: RegExp;
  /** Words behind it that count it. */
  readonly places: RegExp;
  /** What every site has, or what is nothing to write about. */
  readonly nothing: RegExp;
  /** Single words that name a matter. */
  readonly alone: RegExp;
  /** Words that make a name none. */
  readonly vague: RegExp;
};

const ENGLISH: TopicRules = {
  lead: /^(?:and |also |then |please )?(?:(?:we|i) (?:want|need|would like|aim|hope)(?: (?:\p{L}{2,16} ){0,2}(?:people|visitors|customers|clients|owners|parents|guests|families|patients|residents|members))? to |to )?/iu,
  pressed:
    /^(?:book|schedule|request|arrange|call|ring|sign|order|reserve|visit|come|send|buy|register|apply|ask|tell|text|join us|join the club|recruit|hire|rank|look|feel|see|let|let them|store visits?)(?!\p{L})/iu,
  asked: /^(?:download (?<name>.+)|join (?<list>(?:\p{L}{2,16} ){1,3}list))$/iu,
  told: /^(?:(?:check|compare|explain|clarify|describe|outline|document|provide|publicise|publish|present|show|list|announce|open|track|display|promote|introduce|launch|highlight|understand|answer questions (?:about|on)|raise awareness (?:of|about)|inform (?:\p{L}{2,16} ){0,2}about|educate (?:(?:\p{L}{2,16} )?(?:about|on) )?|guide \p{L}{2,16} through|help \p{L}{2,16} (?:understand|find|check)|make it easy to (?:find|understand|track|check)) (?<name>.+)|(?<explained>.+) explained|make (?<easy>.+) (?:easy|easier|simple|clear|obvious)(?: to find)?)$/iu,
  won: /^(?:generate|get|win|gain|capture|take|increase|grow|boost|secure|receive|drive|encourage|attract|collect|sell|fill|push|raise) (?<name>.+)$/iu,
  about:
    /^(?:(?:more|new|online|qualified|free|regular|local|direct|inbound|quote|estimate|proposal|information|demo|appointment|booking) )*(?:enquiries|inquiries|requests|leads|bookings|sales|orders|calls|quotes|sign-?ups|interest|appointments|applications) (?:for|about|on|in|from people wanting) (?<name>.+)$/iu,
  counted:
    /^(?<name>\S+ \S.*?) (?:views?|downloads?|sign-?ups?|completions?|submissions?|access|registrations?|visibility|sales)$/iu,
  matters:
    /(?:enquir(?:y|ies)|inquir(?:y|ies)|referrals?|accounts?|contracts?|call-?outs?|applications?|orders?|subscriptions?|partnerships?|commissions?|consultations?|assessments?|memberships?|retainers?|plans?|courses?|class(?:es)?|workshops?|tournaments?|rentals?|hire|events?|part(?:y|ies)|packages?|follow-ups?|booths?|deposits?|installations?|inspections?|repairs?|services?|lessons?|sessions?|visits?|tours?|passes|vouchers?|cards?|certificates?|shares|boxes|catering|collections?|deliver(?:y|ies)|trials?|fittings?|surveys?|audits?|placements?|franchises?|information|guidance|advice|schedules?|timetables?|calendars?|training|tickets|hours|allergens|restoration|refurbishment|maintenance|permits?|deadlines?|windows|statements?|eligibility check|scheme)$/iu,
  behind: /\s(?:with|for|from|of)\s/iu,
  tail: /\s(?:(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: to|-|–)|so (?=\p{L})|to (?=\p{L})|without |in plain |in an? |via |through |online |easy to |easier to |before |instead |who |that |which |with (?:our|a|an|the) |on (?:the|our|my) |for (?:our )?(?:customers|clients|visitors|everyone) |simply |clearly |tastefully |properly |prominently |nicely |neatly |honestly |openly |easily |from (?=\p{L})|up front |front and centre |at a glance |by (?=\p{L})|within )/iu,
  praise:
    /^(?:(?:more|new|our|my|the|a|an|some|qualified|online|direct|local|high-value|repeat|regular|steady|additional|inbound|easy|clear|upfront|full|current|latest|free|bespoke|custom|downloadable|ten|five|three|two)(?: |$)){1,4}/iu,
  places: / (?:slots|spots|places|seats)$/iu,
  nothing:
    /(?<!\p{L})(?:portfolios?|galler(?:y|ies)|reviews?|testimonials?|ratings?|stor(?:y|ies)|photos?|pictures?|images?|videos?|works?|projects?|team|staff|instructors?|trainers?|speakers?|artists?|accreditations?|certifications?|credentials?|qualifications?|awards?|values?|mission|philosophy|heritage|history|quality|differences?|benefits?|impact|results?|expertise|experience|leads?|customers?|clients?|patients?|visitors?|people|traffic|sales|revenue|trust|awareness|stud(?:y|ies)|guides?|content|blog|news|community|brand|loyalty|followers?|visibility|presence|reputation|spend|money|funds|funding|budget|savings|members?|volunteers?|donors?|mentors?|sponsors|tutors|machinists|cleaners|homes|ranking|seo|wcag|aa|aaa|accessibility|season|conversions?|footfall|walk-ins?|credibility|confidence|interest|demand|everything|nothing|things?|feedback|days?|weeks?|mornings?|afternoons?|evenings?|nights?|beds?|rooms?|tables?|menus?|elopements?|weddings|launches|look|style|range|products?|transparency|forms?|pages?|uploads?|grid|finder|maps?|portal|login|listings?|samples?|leadership|message|recruitment|gallery|traffic|calculators?)$/iu,
  alone:
    /^(?:prices|pricing|fees|costs|rates|allergens|financing|eligibility|delivery|insurance|admissions|enrolment|scholarships|bursaries|timetables?|warranty|warranties|returns|shipping|memberships|vouchers|catering|aligners)$/iu,
  vague:
    /(?<!\p{L})(?:fewer|less|our|my|your|their|his|her|we|i|you|they|them|it|us|this|that|not|no|is|are|be|will|can|how|why|what|who|where|when|whether|each|every|other|others|real|past|recent|finished|provide|lower|booking|ordering|emails?|e-mails?)(?!\p{L})|^(?:bookings?|orders?|appointments?|calls?|visits?|enquiries|inquiries|requests?|leads?|services?|events?|sessions?|courses?|class(?:es)?|hours|information|consultations?|plans?|packages?|newsletters?)$|^(?:store|site|showroom|shop|school|new patient|date|general|website|contact|pickup|product|social|sample kit) (?:visits?|enquir(?:y|ies)|inquir(?:y|ies)|orders?|information|media|registrations?)$/iu,
};

/** None yet but in English. */
const NONE: TopicRules = {
  lead: /(?!)/u,
  pressed: /^/u,
  asked: /(?!)/u,
  told: /(?!)/u,
  won: /(?!)/u,
  about: /(?!)/u,
  counted: /(?!)/u,
  matters: /(?!)/u,
  behind: /(?!)/u,
  tail: /(?!)/u,
  praise: /(?!)/u,
  places: /(?!)/u,
  nothing: /(?!)/u,
  alone: /(?!)/u,
  vague: /(?!)/u,
};

export const TOPIC_RULES: Readonly<Record<Phrasebook, TopicRules>> = {
  en: ENGLISH,
  de: NONE,
  fr: NONE,
  es: NONE,
};
