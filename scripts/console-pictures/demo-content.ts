/** What the demonstration instance is filled with. All people, places and numbers are made up. */

export const OPERATOR = {
  name: "Olga Marin",
  email: "olga@studio.example",
  password: "correct horse battery",
};

export type DemoBrief = {
  readonly businessName: string;
  readonly industry: string;
  readonly audience?: string;
  readonly goals?: string;
  readonly personality?: string;
};

/** The first one is what most pictures show. */
export const BRIEFS: readonly DemoBrief[] = [
  {
    businessName: "Marlow & Finch",
    industry: "sourdough bakery",
    audience: "People of the harbour quarter, cafés that order bread for the week",
    goals: "Order bread for the weekend, enquiries from cafés",
    personality: "Warm, unhurried, made by hand. Everything is baked in one oven before six.",
  },
  {
    businessName: "Dr. Amara Osei & Partners, Paediatric and Family Dentistry Northgate",
    industry: "dentist",
    audience: "Families with small children",
    goals: "Book an appointment by phone",
    personality: "Calm, clear, kind",
  },
  {
    businessName: "Vale Guitars",
    industry: "guitar repair workshop",
    goals: "Drop off an instrument",
    personality: "Precise, dry humour",
  },
  {
    businessName: "Tischlerei Brandt",
    industry: "Tischlerei",
    audience: "Bauherren und Architekten",
    goals: "Anfragen für Küchen und Treppen",
    personality: "Sachlich, handwerklich",
  },
  { businessName: "Old Mill Theatre", industry: "theatre", goals: "Sell tickets" },
  { businessName: "Lark Yoga", industry: "yoga studio", personality: "Quiet, light" },
];

export const CUSTOMERS = [
  { name: "Northgate Dental", email: "practice@northgate.example", plan: "pro" },
  { name: "Tischlerei Brandt", email: "brandt@werkstatt.example", plan: "starter" },
] as const;

export type DemoLead = {
  readonly daysAgo: number;
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly message: string;
  readonly source?: string;
  readonly status?: string;
  readonly note?: string;
};

export const LEADS: readonly DemoLead[] = [
  {
    daysAgo: 24,
    name: "Tom Ashdown",
    email: "tom@ashdown.example",
    message: "Do you have gluten-free bread on Saturdays?",
    status: "won",
  },
  {
    daysAgo: 19,
    name: "Mehmet Kaya",
    email: "mehmet@cafe-ufer.example",
    phone: "+44 113 496 0147",
    message: "We run a café by the lock and need 30 loaves a day, delivered before seven.",
    status: "won",
    note: "Trial week from Monday, invoice monthly.",
  },
  {
    daysAgo: 12,
    name: "Ines Carvalho",
    email: "ines@carvalho.example",
    message: "Lovely bread! Could I reserve two olive loaves for Friday, late afternoon?",
    status: "won",
  },
  {
    daysAgo: 8,
    name: "Jonathan Whitcombe-Fairweather",
    email: "jonathan.whitcombe-fairweather@harbour-residents-association.example",
    message: "For our summer fair on the quay we are looking for a stall with bread and pastries.",
    status: "contacted",
  },
  {
    daysAgo: 5,
    name: "Sofia Lindqvist",
    email: "sofia@lindqvist.example",
    message: "Is the course on rye also for beginners?",
    source: "/events",
    status: "contacted",
  },
  {
    daysAgo: 2,
    name: "Priya Nair",
    email: "priya@nair.example",
    phone: "+44 113 496 0192",
    message: "We are moving in next door and would love a tour of the oven with our children.",
  },
  {
    daysAgo: 1,
    name: "Daniel Osei",
    email: "daniel@osei.example",
    message: "Can I order for Sunday until Saturday noon?",
  },
  {
    daysAgo: 0.05,
    name: "Anna Vogel",
    email: "anna@vogel.example",
    phone: "+44 113 496 0118",
    message:
      "We are getting married on the quay in September and would like a table of bread instead of a cake: " +
      "about eighty guests, something with walnuts, something for the children.\n\nCould we come by on a weekday to taste?",
  },
];

export const SPAM = [
  { name: "SEO Team", email: "growth@rank-first.example", message: "Rank first in 7 days!!!" },
  { name: "Robert", email: "rob@cheap-hosting.example", message: "Cheap hosting, click here" },
] as const;

export const GUESTS = [
  ["Anna Vogel", 2],
  ["Mehmet Kaya", 1],
  ["Priya Nair", 4],
  ["Daniel Osei", 2],
  ["Sofia Lindqvist", 1],
  ["Ines Carvalho", 2],
  ["Tom Ashdown", 2],
  ["Ruth Adeyemi", 3],
] as const;

/** Path of a page → how often it is looked at, next to the others. */
export const PAGES = [
  ["/", 10],
  ["/services", 5],
  ["/contact", 4],
  ["/about", 3],
  ["/events", 2],
] as const;

/** Where visitors come from. */
export const REFERRERS = [
  "",
  "https://www.google.com/",
  "https://www.google.com/",
  "https://www.instagram.com/",
  "https://harbour-quarter.example/eat",
  "https://duckduckgo.com/",
] as const;

export const AGENTS = [
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0",
] as const;
