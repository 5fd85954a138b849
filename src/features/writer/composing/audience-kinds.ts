/** Kinds of customer that need words of their own, recognised in four languages. */

const KINDS: readonly (readonly [kind: string, sign: RegExp])[] = [
  [
    "families",
    /\b(?:famil|parents?|mothers?|fathers?|kids|children|toddlers?)|eltern|kinder|parents|enfants|padres|niñ[oa]s/iu,
  ],
  [
    "seniors",
    /\b(?:senior|elder|older|retire|pension)|senior|rentner|ältere|retraité|aînés|mayores|jubilad/iu,
  ],
  [
    "couples",
    /\b(?:couples?|bride|groom|newlyweds?|engaged)|braut|paare|mariés|couples|parejas|novi[oa]s/iu,
  ],
  [
    "visitors",
    /\b(?:tourist|travell?er|visitor|holiday|guest)|touristen|reisende|urlaub|gäste|touristes|voyageurs|vacanciers|turistas|viajeros/iu,
  ],
  [
    "beginners",
    /\b(?:beginner|first[- ]time|newcomer|novice|starter)|anfänger|einsteiger|débutant|principiante/iu,
  ],
  [
    "homeowners",
    /\b(?:home ?owner|landlord|tenant|house ?hold|property owner)|eigentümer|hausbesitzer|mieter|propriétaire|locataire|propietari/iu,
  ],
  [
    "companies",
    /\b(?:compan|business|startups?|start-ups?|teams?|firms?|employers?|manufacturers?|retailers?|offices?|smes?|restaurants?|hotels?|clinics?)|unternehmen|betriebe|firmen|entreprises|pme|empresas|pymes|negocios/iu,
  ],
  [
    "professionals",
    /\b(?:professional|executive|manager|commuter|freelancer|busy|founders?|engineers?)|berufstätig|pendler|selbstständig|cadres|indépendants|profesionales|autónomos/iu,
  ],
];

/** The kind of the group, or undefined for one without words of its own. */
export const groupKind = (group: string): string | undefined =>
  KINDS.find(([, sign]) => sign.test(group))?.[0];
