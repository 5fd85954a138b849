/** Money: books, taxes, cover and plans. No returns are promised and no figures are named. */
import { offer, question, step } from "../entries.ts";
import type { Family, Trade } from "../model.ts";

export const finance: Family = {
  id: "finance",
  names: {
    en: ["finance", "financial", "money", "financial services"],
    de: ["Finanzen", "Geld", "Finanzdienstleistungen"],
    fr: ["finance", "argent"],
    es: ["finanzas", "financiero", "dinero"],
  },
  pages: ["services", "about", "faq", "contact", "events", "gallery"],
  emphasis: ["offers", "process", "questions", "place", "events", "pictures"],
  icons: ["calculator", "file-text", "piggy-bank", "umbrella", "chart-line", "handshake"],
};

const desk = {
  actions: {
    bookings: ["Arrange a first talk", "Ask for an appointment"],
    calls: ["Call the office"],
    quotes: ["Describe your situation"],
    trust: ["How we work together"],
  },
  pageNames: { services: "Services", gallery: "The office", events: "Talks" },
};

export const financeTrades: Trade[] = [
  {
    id: "accountant",
    family: "finance",
    names: {
      en: [
        "accountant",
        "accounting",
        "accounting firm",
        "bookkeeper",
        "bookkeeping",
        "tax adviser",
        "tax advisor",
        "tax consultant",
        "tax preparation",
        "payroll",
        "auditor",
        "audit",
        "cpa",
        "tax returns",
        "fiduciary",
      ],
      de: [
        "Steuerberater",
        "Steuerberatung",
        "Buchhaltung",
        "Buchhaltungsbüro",
        "Buchhaltungsservice",
        "Buchhalter",
        "Wirtschaftsprüfer",
        "Lohnbuchhaltung",
        "Steuerkanzlei",
        "Treuhand",
        "Treuhänder",
      ],
      fr: [
        "comptable",
        "expert-comptable",
        "comptabilité",
        "cabinet comptable",
        "fiscaliste",
        "fiduciaire",
        "commissaire aux comptes",
        "conseiller fiscal",
      ],
      es: [
        "contable",
        "contabilidad",
        "asesoría fiscal",
        "asesor fiscal",
        "contador",
        "asesoría",
        "auditor",
        "auditoría",
        "gestoría",
      ],
    },
    act: "book",
    schemaType: "AccountingService",
    motifs: ["page", "grid", "chart", "coin", "pen"],
    fields: ["company", "subject", "deadline", "phone"],
    wording: {
      ...desk,
      vocabulary: {
        customer: "client",
        customers: "clients",
        place: "office",
        atPlace: "at the office",
        toPlace: "to the office",
        work: "accounting and tax",
      },
      headlines: [
        "{Receipts|Papers} in, {order|clarity} out",
        "{Know|See} where the money {is|goes}",
        "{Tax|Year-end} without the {shoebox|panic}",
        "{Numbers|Figures} you can {read|act on}",
      ],
      truths: [
        "{Good books answer questions before the tax office asks them|Bookkeeping is memory with dates}: {who owes what, and since when|what is written down on time need not be searched for}.",
        "{Saving tax begins before the year ends|In December much can still be done, in May very little}, {so call before the big purchase|so talk about plans, not only about papers}.",
        "{A profit is not the same as money in the account|Many firms fail with full order books}: {what counts is when it comes in|watch the dates of payment}.",
        "{Order is cheaper than advice|A sorted folder halves the bill}: {so we show you how in an hour|and it takes ten minutes a week}.",
        "{Tax is never a surprise to those who look|The sum grows all year}, {so put a part aside|so you hear it while you can still act}.",
      ],
      offers: [
        offer(
          "book-open",
          "{Bookkeeping|The books}",
          "{Receipts, bank, open bills|Monthly or by quarter}: {photograph slips as you get them|send them digitally or in a folder}, {and see each month how you stand|and get figures you can read}.",
        ),
        offer(
          "file-text",
          "{Tax returns|Taxes}",
          "{Employed, self-employed, letting or all of it|For people and for firms}: {bring the letter from the tax office|a list tells you what to collect}, {and ask what you forgot last year|deadlines are kept in sight}.",
        ),
        offer(
          "users",
          "{Payroll|Wages}",
          "{New staff, mini jobs, sick days|Right, on time and reported}: {send changes before the cut-off day|tell us when someone starts or leaves}.",
        ),
        offer(
          "rocket",
          "{Starting up|Founders}",
          "{Which legal form, which number, which account|Before the first invoice goes out}: {an hour at the start saves a year of repair|ask what you must keep and for how long}.",
        ),
        offer(
          "chart-line",
          "{Year-end and planning|Figures for decisions}",
          "{Accounts, forecast, a talk about both|Hire, invest or wait}: {see what the numbers carry|the bank will ask the same questions}.",
        ),
      ],
      process: [
        step(
          "{Get to know each other|First talk}",
          "{What you do, what is late, what worries you|Bring last year's return}: {we say what is needed and what it costs|nothing is too messy to begin}.",
          "{What you do, how you bill, what worries you|One talk, with last year's papers}: {you hear what it would cost|we say if we fit}.",
        ),
        step(
          "{Hand over|Collect the papers}",
          "{Access, folders, the last accounts|Your old office passes on the data}; {a list shows what is missing|you sign who may see what}.",
          "{Box, folder or file|Logins, letters, old returns}: {we sort it once|the old office gets a letter}.",
        ),
        step(
          "{Month by month|In rhythm}",
          "{You send, we book, you get figures|Questions are asked when they come up}, {not a year later|short and on time}.",
          "{Papers in, figures out|By photo, by post}: {you see what is yours and what is the state's|questions in between}.",
        ),
        step(
          "{Year-end|Close the year}",
          "{Go through the draft together|Before it is filed you see it}; {then look ahead|talk about next year's instalments}.",
          "{Count, close, look ahead|A talk before, not after}: {what to buy, what to put by|sign when you have understood it}.",
        ),
      ],
      questions: [
        question(
          "{What does an accountant cost|How are fees worked out|Can I get a monthly price}?",
          "{By law, by hour or by month|It depends on country and volume}. {The number of receipts decides|Tidy papers cost less}, {ask for a written offer|you get it in writing first}.",
          "{By income, by hours or by a monthly sum|Tidy papers cost less}. {You get an offer after the first talk|Ask what is extra}.",
        ),
        question(
          "{My books are a mess, can you help|I am years behind, what now|Is a shoebox all right}?",
          "{Yes, begin now|You are not the first}. {Sort by year and by account|Do not throw anything away}, {and tell us about letters from the tax office|open letters first}.",
          "{Bring the box|We have seen worse}. {First what has a deadline|Then month by month}.",
        ),
        question(
          "{How do I change accountants|Can I switch in mid-year|Is changing difficult}?",
          "{Ask for your data and give notice|The offices arrange it between them}. {After year-end is easiest|Any month works with clean data}.",
          "{One letter, and we fetch the rest|Best at the end of a year}. {Your papers are yours|Nobody takes it badly}.",
        ),
        question(
          "{What can I deduct|Is my home office deductible|Which receipts should I keep}?",
          "{Keep it if it has to do with your work|Keep first, ask later}. {Rules differ and change|What counts depends on use}, {and proof decides|and a note on the slip helps}.",
          "{What you need for the work and can prove|Mixed things in part}. {Keep the slip, decide later|Ask before you buy big}.",
        ),
        question(
          "{The tax office wants an audit, what now|I got a letter from the tax office|What if I miss a deadline}?",
          "{Do not answer alone, do not ignore it|Send us the letter the same day}. {More time can often be asked for|An extension is often possible}, {late costs money|silence costs most}.",
          "{Keep calm, read the letter, call|Most are routine}. {We sort what is asked for|You answer through us}.",
        ),
      ],
      qualities: [
        ["clean books", "clear figures"],
        ["kept deadlines", "plain talk"],
        ["good order", "early warnings"],
      ],
      events: ["{Founders'|Tax} evening", "{Year-end|Digital books} workshop", "Question hour"],
    },
  },
  {
    id: "financial-adviser",
    family: "finance",
    names: {
      en: [
        "financial adviser",
        "financial advisor",
        "financial planner",
        "wealth management",
        "mortgage broker",
        "mortgages",
        "bank",
        "banking",
        "banker",
        "investment adviser",
        "pension advice",
        "credit union",
        "fintech",
        "debt advice",
        "asset management",
      ],
      de: [
        "Finanzberater",
        "Finanzberatung",
        "Vermögensberatung",
        "Baufinanzierung",
        "Bank",
        "Sparkasse",
        "Schuldnerberatung",
        "Altersvorsorge",
      ],
      fr: [
        "conseiller financier",
        "courtier",
        "gestion de patrimoine",
        "banque",
        "crédit immobilier",
        "surendettement",
      ],
      es: [
        "asesor financiero",
        "hipotecas",
        "banco",
        "gestión patrimonial",
        "asesor hipotecario",
        "asesoría de deudas",
      ],
    },
    act: "book",
    schemaType: "FinancialService",
    motifs: ["coin", "shield", "chart", "tree", "compass"],
    fields: ["subject", "phone", "date", "documents"],
    wording: {
      ...desk,
      vocabulary: {
        customer: "client",
        customers: "clients",
        place: "office",
        atPlace: "at the office",
        toPlace: "to the office",
        work: "financial advice",
      },
      headlines: [
        "{Money|Cover} that {fits|follows} your life",
        "{Sort|Untangle} it {once|together}, {sleep|breathe} better",
        "{Enough|Covered} for {a rainy day|what may come}",
        "{Understand|Read} it before you {sign|invest}",
      ],
      truths: [
        "{Nobody can know the markets|Whoever promises a return has not read the small print}: {spreading, time and low costs are what you can steer|you choose the risk, not the outcome}.",
        "{Insure what would ruin you, not what would annoy you|Cover is for the big blows}: {liability, health, income first|a phone is cheaper than its policy}.",
        "{Ask how an adviser is paid|Fees and commission both have a price}, {because that explains a lot of advice|and you have a right to know it}.",
      ],
      offers: [
        offer(
          "umbrella",
          "{Insurance|Insurance cover}",
          "{What is double, what is missing|Bring all policies in a bag}: {keep, change, cancel|first the risks that could ruin you}, {then the price|then the rest}.",
        ),
        offer(
          "house",
          "{Buying a home|Home finance}",
          "{What can you pay each month and still live|Before you fall in love with a house}: {count the side costs too|compare rate, term and early payment}, {and leave a reserve|and keep air for repairs}.",
        ),
        offer(
          "piggy-bank",
          "{Saving and investing|Building reserves}",
          "{A cushion first, then the rest|Aim, time and nerves}: {that gives the mix|money needed soon does not belong in shares}.",
        ),
        offer(
          "hourglass",
          "{Later on|Retirement}",
          "{What will come, what will be missing|State, work and your own savings in a single view}: {begin with the gap, not with a product|small and early beats large and late}.",
        ),
        offer(
          "life-buoy",
          "{When it gets tight|Debts and cuts}",
          "{Letters in a pile, accounts in red|Open all letters first}: {rent and power come before loans|public debt advice exists as well}.",
        ),
      ],
      process: [
        step(
          "{Take stock|Where you stand}",
          "{Income, costs, policies, loans|You bring the papers, we make a list}: {one page is enough|most people are surprised}.",
        ),
        step(
          "{Set aims|What is it for}",
          "{House, children, freedom, care|By when and how sure}; {order them|not everything fits at once}.",
        ),
        step(
          "{Options|Compare}",
          "{Several ways with cost and risk|Side by side on paper}, {no decision the same day|take it home}.",
        ),
        step(
          "{Look again|Review}",
          "{Child, job, move, divorce|Life changes}: {then the plan does too|once a year is enough}.",
        ),
      ],
      questions: [
        question(
          "{How are you paid|Is the advice independent|Who pays the adviser}?",
          "{Ask this first, everywhere|By fee, by commission or both}. {It should be told in writing|You get it in writing}, {before any advice|and then judge the advice by it}.",
        ),
        question(
          "{Which insurance do I really need|Do I have too much cover|What cover comes first}?",
          "{Liability and what protects health and income|What would be a disaster comes first}. {House and car by need|Many small policies can go}, {the rest is taste|cancel only when the new one is in force}.",
        ),
        question(
          "{How much house can I afford|What monthly rate is sensible|How much money of my own do I need}?",
          "{Take the rent you bear easily, minus upkeep|Count backwards from the month}. {Taxes, notary and moving come on top|Side costs come from your own money}, {and rates can change|and plan for worse times}.",
        ),
        question(
          "{Is my money safe|Can I lose money|What is the risk}?",
          "{Deposits are protected up to a limit, shares are not|Any return has its risk}. {Time and spreading soften it|Only invest what can stay}, {nobody can remove it|be wary of sure things}.",
        ),
        question(
          "{I do not understand my contract, can you look|Can you check my old policies|Should I cancel my old contract}?",
          "{Bring it|Do not cancel in anger}. {Old terms can be better than new ones|Some old contracts are worth keeping}, {we read it with you|ask what you lose by leaving}.",
        ),
      ],
      qualities: [
        ["plain terms", "open costs"],
        ["calm plans", "good sleep"],
        ["clear risks", "no rush"],
      ],
      events: [
        "{Home buyers'|Retirement} evening",
        "{Women and money|First salary} talk",
        "Policy check day",
      ],
    },
  },
  {
    id: "insurance-broker",
    family: "finance",
    names: {
      en: [
        "insurance broker",
        "insurance agency",
        "insurance",
        "insurance agent",
        "insurance adviser",
        "insurance office",
      ],
      de: [
        "Versicherungsmakler",
        "Versicherung",
        "Versicherungsbüro",
        "Versicherungsagentur",
        "Versicherungsvertreter",
        "Versicherungsberatung",
      ],
      fr: [
        "courtier en assurances",
        "assureur",
        "agent d'assurances",
        "cabinet d'assurances",
        "courtage en assurance",
      ],
      es: [
        "corredor de seguros",
        "correduría de seguros",
        "agente de seguros",
        "seguros",
        "asesor de seguros",
      ],
    },
    act: "book",
    schemaType: "InsuranceAgency",
    motifs: ["shield", "house", "page", "scale"],
    fields: ["subject", "phone", "date", "documents"],
    wording: {
      vocabulary: {
        customer: "client",
        customers: "clients",
        place: "office",
        atPlace: "in the office",
        toPlace: "to the office",
        work: "insurance",
      },
      actions: {
        bookings: ["Ask for a talk", "Find a time"],
        quotes: ["Send your policies", "Ask for a comparison"],
        calls: ["Report a claim"],
        trust: ["How we advise"],
      },
      pageNames: { services: "What we look after", gallery: "The office", events: "Dates" },
      headlines: [
        "{Covered|Looked after}, where it {counts|would hurt}",
        "{Read|Explained}: the {small print|page nobody reads}",
        "When {something happens|it rains in}, {call us|someone answers}",
      ],
      truths: [
        "{Insure what would ruin you, not what would annoy you|A broken phone is a pity, a broken back is a disaster}, {so we begin with the big risks|and some policies can go}.",
        "{A policy is tested on the worst day|You learn what is in a contract when you need it}, {so it should be read before|and we read it for you now}.",
        "{Life changes faster than contracts|A child, a house, a new job}: {each is a reason to look again|old papers rarely know about it}.",
        "{Cheap and good are two different columns|The price is on the front, the gaps are at the back}, {so we lay them side by side|and you choose with both in view}.",
      ],
      offers: [
        offer(
          "house",
          "{Home and contents|House and household}",
          "{Fire, water, storm, theft|What the walls cost and what is in them}: {we go through the rooms with you|say what has been built on since}.",
          "{Water is the usual trouble and flood is often left out|Check if heavy rain is in}, {and bikes too|so we look for the gaps}.",
        ),
        offer(
          "car",
          "{Car and travel|On the road}",
          "{Full, part or just the duty cover|The car, the driver, the miles}: {we do the sum with you|an old car rarely needs it all}.",
          "{Abroad a few lines matter more than the price|Before a trip, look at health cover}, {and take the number with you|and we say what your card covers}.",
        ),
        offer(
          "heart-pulse",
          "{Health and income|When you cannot work}",
          "{Your income is your biggest asset|Rent goes on when you are ill}, {so we talk about that first|and answer health questions with care}.",
          "{A wrong answer on a form can cost you the cover|Health questions must be exact}, {so take your time|so ask your doctor for the file}.",
        ),
        offer(
          "users",
          "{Family and provision|For those who depend on you}",
          "{Children, loans, parents|Who would be in trouble without you}? {That is where we look|The sum follows from it}.",
          "{Early and small beats late and large|What you put aside should be simple to explain}, {or leave it|and you should be able to stop}.",
        ),
        offer(
          "briefcase",
          "{Businesses|Trades and firms}",
          "{Liability, tools, vans, data|What could stop you tomorrow}? {We come and look|We know what your trade needs}.",
          "{A day without power costs more than a broken window|Staff, customers, machines}: {we rank the risks|you see which you can carry yourself}.",
        ),
        offer(
          "file-text",
          "{Help with claims|When it has happened}",
          "{Take pictures, throw nothing away, call|Report it soon and keep to the facts}: {we write it with you|we stay on it until there is an answer}.",
          "{A no from the insurer is not always the end|If the offer is too low, ask why}, {and we read the clause|and we object where it makes sense}.",
        ),
      ],
      process: [
        step(
          "{Bring it along|A first talk}",
          "{All policies in a bag will do|Tell us how you live and what you fear}, {we sort and read|and you hear what is double}.",
          "{An hour is enough to see the gaps|Nothing is sold that day}, {and you hear how we are paid|and you may ask all the naive questions}.",
        ),
        step(
          "{Compare|Look at offers}",
          "{A few offers, with their holes marked|Price, cover, what is left out}: {side by side on a page|we say which we would take}.",
        ),
        step(
          "{Decide|Sort it out}",
          "{You sign what you have understood|Old contracts are ended in time}, {and dates are ours to watch|and you get a list of it all}.",
        ),
        step(
          "{Keep it up|Once a year}",
          "{A short talk, a look at what changed|We ask, you tell}: {often nothing has to change|at times a contract can go}.",
        ),
      ],
      questions: [
        question(
          "{How are you paid|Does advice cost something|Are you tied to an insurer}?",
          "{Ask that first, of anyone|By commission or by fee, and we say which}. {You may see the amount|A broker acts for you, an agent for a company}.",
        ),
        question(
          "{Which cover do I really need|What can I do without|Do I pay for the same thing twice}?",
          "{Liability first, then your income, then the rest|What could ruin you}. {Glass, phones and luggage can mostly wait|A look at the list shows doubles}.",
        ),
        question(
          "{What do I do after damage|How do I report a claim|How quickly must I report damage}?",
          "{Stop it getting worse, take pictures, call|At once, and in writing}. {Keep the broken parts|Admit no blame before you have asked}.",
        ),
        question(
          "{Can I leave my old contract|When can I cancel|What if the price goes up}?",
          "{Mostly once a year, with notice|A price rise often opens a door}. {Never end the old before the new is sure|We watch the dates}.",
        ),
        question(
          "{Why so many health questions|Must I tell of old illnesses|What if I forget something on the form}?",
          "{The answers are part of the contract|Yes, as far as they ask}. {Look at your doctor's file first|A forgotten line can cost you the cover}.",
        ),
      ],
      qualities: [
        ["plain words", "clear gaps"],
        ["fair sums", "read pages"],
        ["calm claims", "watched dates"],
      ],
      events: ["{Home|Car} insurance evening", "Talk for founders", "Claims clinic"],
    },
  },
];
