/** Law: careful sentences about asking, papers and deadlines; never legal advice for one case. */
import { offer, question, step } from "../entries.ts";
import type { Family, Trade } from "../model.ts";

export const legal: Family = {
  id: "legal",
  names: {
    en: ["legal", "law", "legal services"],
    de: ["Recht", "Rechtsberatung", "Kanzlei"],
    fr: ["droit", "juridique"],
    es: ["derecho", "jurídico", "legal"],
  },
  pages: ["services", "about", "faq", "contact", "events", "gallery"],
  emphasis: ["offers", "process", "questions", "place", "events", "pictures"],
  icons: ["scale", "file-text", "gavel", "users", "shield", "briefcase"],
};

const chambers = {
  actions: {
    bookings: ["Arrange a first talk", "Ask for an appointment"],
    calls: ["Call the office"],
    quotes: ["Describe your matter"],
    trust: ["How a case goes", "What a first talk costs"],
  },
  pageNames: { services: "Areas of law", gallery: "The office", events: "Talks" },
};

export const legalTrades: Trade[] = [
  {
    id: "lawyer",
    family: "legal",
    names: {
      en: [
        "lawyer",
        "law firm",
        "attorney",
        "solicitor",
        "barrister",
        "legal practice",
        "immigration lawyer",
        "family law",
        "employment law",
        "tax law",
        "criminal defense",
        "criminal defence",
        "personal injury",
        "intellectual property",
        "patent attorney",
        "divorce lawyer",
        "estate planning",
        "business law",
        "corporate law",
        "tenancy law",
        "mediator",
        "mediation",
        "law office",
        "legal advice",
        "advocate",
        "immigration law",
        "family law",
        "employment law",
        "tax law",
      ],
      de: [
        "Rechtsanwalt",
        "Anwalt",
        "Anwaltskanzlei",
        "Rechtsanwältin",
        "Anwältin",
        "Kanzlei",
        "Familienrecht",
        "Arbeitsrecht",
        "Strafverteidiger",
        "Fachanwalt",
        "Patentanwalt",
        "Mietrecht",
      ],
      fr: [
        "avocat",
        "avocate",
        "cabinet d'avocats",
        "droit de la famille",
        "droit du travail",
        "droit pénal",
        "médiateur",
        "médiation",
        "propriété industrielle",
      ],
      es: [
        "abogado",
        "abogada",
        "bufete",
        "despacho de abogados",
        "abogados",
        "derecho de familia",
        "derecho laboral",
        "extranjería",
        "mediador",
        "agente de patentes",
        "patentes",
      ],
    },
    act: "book",
    schemaType: "LegalService",
    motifs: ["scale", "column", "page", "seal", "pen"],
    fields: ["subject", "urgency", "phone", "documents"],
    wording: {
      ...chambers,
      vocabulary: {
        customer: "client",
        customers: "clients",
        place: "office",
        atPlace: "at the office",
        toPlace: "to the office",
        work: "legal advice",
      },
      headlines: [
        "{A letter came|The letter is here}? {Read it with us|Do not answer yet}",
        "{Law|Your rights}, in {plain words|words you can use}",
        "{Ask|Talk} before you {sign|answer}",
        "{Clear|Straight} answers to {hard|tangled} questions",
      ],
      truths: [
        "{Deadlines decide more cases than arguments|The best argument is worth nothing after the deadline}: {look for the date on the letter first|so keep the envelope, it may prove the date}.",
        "{Most disputes end without a judge|A court is the last address, not the first}, {and a good letter can save a trial|often at a table, with both sides a little unhappy}.",
        "{A lawyer is bound to secrecy|What you tell your lawyer stays there}, {so tell the bad parts too|and the awkward detail is often the one that matters}.",
        "{Deadlines are stronger than arguments|The best case dies of a missed date}, {so dates come first|open your post}.",
        "{A settlement leaves both a little unhappy|Winning costs time, too}: {so we reckon what a fight is worth|so we ask what you need, not who is right}.",
      ],
      offers: [
        offer(
          "briefcase",
          "{Employment law|Employment}",
          "{Notice, warnings, pay that does not come|Dismissed or about to sign an exit deal}: {deadlines are short, so bring the letter at once|sign nothing before somebody has read it with you}.",
          "{Contracts, references, time off|Employer or employee}: {have the contract read before the quarrel|a look beforehand is cheaper than a trial after}.",
        ),
        offer(
          "users",
          "{Family law|Family and inheritance}",
          "{Separation, children, a will|When a family has to sort itself anew}: {what can be agreed need not be fought over|begin with the children, then the house, then the money}.",
          "{Wills, gifts, care powers|Put it in writing while all is well}: {ask what happens without a will|forms from the internet rarely fit your family}.",
        ),
        offer(
          "house",
          "{Home and rent|Tenancy and property}",
          "{Damp walls, a raised rent, notice for own use|Landlord or tenant}: {write, date, photograph|collect letters and pictures before you come}.",
          "{Buying, building, neighbours|A contract for the biggest purchase of a life}: {let someone read it who is not paid by the seller|ask before you sign the reservation}.",
        ),
        offer(
          "building-complex",
          "{Companies|Business law}",
          "{Founding, partners, terms, unpaid bills|From the first agreement between founders to the last reminder}: {put it down while you still like each other|clear contracts keep friends}.",
          "{Suppliers, staff, data, brands|Somebody copies you or does not pay}: {save the proof first|tell us what you want to achieve, not only what is owed}.",
        ),
        offer(
          "gavel",
          "{Criminal matters and fines|Accused or summoned}",
          "{Say nothing, sign nothing, call|You may be silent, and it is wise}: {first the file is read, then you speak|a summons is not yet a verdict}.",
        ),
      ],
      process: [
        step(
          "{First contact|Write or call}",
          "{Who against whom, about what, until when|Name the other side and the deadline}: {we check if we may take it|we must rule out a conflict first}.",
          "{Who, what, by when|Names first, so that we can rule out conflicts}: {add the letter with the date|you hear if we can help}.",
        ),
        step(
          "{First talk|Sort it out}",
          "{Papers on the table|Bring letters, contracts, dates}; {you hear chances, risks and cost|we say where you stand and what it may cost}.",
          "{The story in order, with papers|What you want at the end}: {we sketch two or three ways|fees are named}.",
        ),
        step(
          "{Mandate|Your decision}",
          "{You decide whether we act|A power of attorney, if you want us to go on}; {until then nothing is sent|fees are agreed in writing}.",
          "{On paper: task, fee, limits|You sign what you have read}, {we ask for the files|then letters come to us, not to you}.",
        ),
        step(
          "{Act|Carry it through}",
          "{Letter, talk, lawsuit, in that order|We write, negotiate, go to court if need be}, {and you see every letter|with copies to you}.",
          "{Letters, talks, if need be the court|Step by step, with your yes}: {copies come to you|we say when to stop}.",
        ),
      ],
      questions: [
        question(
          "{What does a first consultation cost|How much does a lawyer cost|Who pays the lawyer}?",
          "{Ask before the talk|You may ask for the fee at once}. {By law, by hour or as a fixed sum|It depends on country, matter and value}, {and legal insurance may pay|check your insurance and legal aid}.",
          "{Ask when you call, the fee is told before|It is agreed ahead and capped for private people in many places}. {You leave with a plan, not a bill alone|Say if you have legal cover}.",
        ),
        question(
          "{What should I bring to the first appointment|Which papers do you need|How do I prepare}?",
          "{Letters with envelopes, contracts, a list of dates|Everything with a date on it}. {A page with the story in order helps|Write down what happened when}, {and what you want to achieve|and the question you want answered}.",
          "{Letters, contracts, dates, names|Everything with a stamp or a deadline}. {Write down the story in order|Half a page is enough}.",
        ),
        question(
          "{I have a deadline in a few days, what now|Is it too late to ask|What if it is urgent}?",
          "{Call, do not write|Say the date on the phone}. {Some deadlines can be kept with a short letter|A short objection may stop the clock}, {missed ones seldom come back|so act today}.",
          "{Call today and say the date|Put the envelope aside, its date counts}. {Do not answer by yourself yet|A short letter can stop the clock}.",
        ),
        question(
          "{Do I have a good case|What are my chances|Can you promise I will win}?",
          "{Nobody honest can promise it|No lawyer can promise an outcome}. {After the papers we can weigh risk and cost|Proof counts more than being right}, {and sometimes the advice is to let it be|and settling can be the better win}.",
          "{Nobody can promise you a result|We say what speaks for and against}. {Being right and proving it are two things|A weak case may still settle}.",
        ),
        question(
          "{Will it go to court|Can we settle it out of court|Is mediation possible}?",
          "{Usually not|Most matters end before that}. {A talk or a mediator can be quicker|Both sides must want it}, {a lawsuit stays possible|and deadlines must be watched meanwhile}.",
          "{Most end before|A letter or a talk often does it}. {You decide how far to go|Costs are told at each fork}.",
        ),
        question(
          "{Is what I tell you confidential|Who learns of my case|May I be open with you}?",
          "{Yes, even if you do not become a client|Secrecy begins with the first call}. {Please do not send secrets by open mail|For delicate papers, ask for a safe way}.",
          "{Yes, by law, from the first word|It stays here, whether you hire us or not}. {Even the bad parts belong here|We ask before we write to anyone}.",
        ),
      ],
      qualities: [
        ["plain words", "firm letters"],
        ["clear risks", "clear fees"],
        ["calm advice", "kept deadlines"],
        ["close reading", "straight answers"],
      ],
      events: [
        "{Evening|Lunch} talk",
        "{Founders'|Tenants'} question hour",
        "{Evening on wills and care powers|Talk on wills and inheritance|Open hour on wills and powers}",
      ],
    },
  },
  {
    id: "notary",
    family: "legal",
    names: {
      en: [
        "notary",
        "notary public",
        "notarial services",
        "certified translations",
        "title company",
        "legal documents",
      ],
      de: ["Notar", "Notariat", "Notarin", "Beglaubigung"],
      fr: ["notaire", "étude notariale", "office notarial", "huissier", "commissaire de justice"],
      es: ["notario", "notaría", "notaria", "registro"],
    },
    act: "book",
    schemaType: "Notary",
    motifs: ["seal", "page", "pen", "column", "key"],
    fields: ["subject", "date", "documents", "phone"],
    wording: {
      ...chambers,
      pageNames: { services: "Deeds and documents", gallery: "The office", events: "Talks" },
      vocabulary: {
        customer: "client",
        customers: "clients",
        place: "office",
        atPlace: "at the office",
        toPlace: "to the office",
        work: "notarial work",
      },
      headlines: [
        "{Read aloud|Explained}, {understood|read}, {signed|sealed}",
        "{Deeds|Signatures} that {hold|stand}",
        "{House|Will}, {marriage|company}, {estate|power of attorney}: {in due form|put in order}",
        "{Sign|Decide} with {open eyes|a clear head}",
      ],
      truths: [
        "{A notary belongs to neither side|Neutral is the first word of this office}: {buyer and seller hear the same explanation|both may ask, and both get the same answer}.",
        "{Deeds are read aloud for a reason|Reading aloud slows everyone down}, {because a question asked before the signature is cheap|and that is the point of it}.",
        "{Form protects the hasty|Some promises need a form}: {land, inheritance and companies change hands for a lifetime|so that nobody gives away a house over dinner}.",
      ],
      offers: [
        offer(
          "house",
          "{Buying and selling property|Property}",
          "{Draft, land register, payment when it is safe|The contract comes well before the signing}: {read it at home and mark what is unclear|send us your questions before the date}.",
        ),
        offer(
          "scroll-text",
          "{Wills and inheritance|Inheritance}",
          "{Who shall have what, and who decides|A will that can be read and found}: {bring a family tree and a rough list|blended families need it most}.",
        ),
        offer(
          "heart-handshake",
          "{Marriage and family|Family contracts}",
          "{Before the wedding, after a separation|Property, children, names}: {talk about it while you agree|both should understand it}.",
        ),
        offer(
          "hand-helping",
          "{Powers of attorney|If you cannot decide}",
          "{Who speaks for you when you cannot|Illness, age, accident}: {name a person you trust and a second one|talk to that person first}.",
        ),
        offer(
          "building-complex",
          "{Company law|Founding and changing}",
          "{Found, join, leave, pass on|Articles, register, new managers}: {name, seat, purpose and partners are enough to begin|send the names and shares}.",
        ),
      ],
      process: [
        step(
          "{Send the facts|Tell us the matter}",
          "{Names as in the identity card, addresses, the aim|A form or a short call}: {from that a draft is made|missing papers are named}.",
        ),
        step(
          "{Read the draft|Draft at home}",
          "{In your own time, with a pencil|With your bank or adviser}; {every question is allowed|changes are still easy}.",
        ),
        step(
          "{Read and sign|The appointment}",
          "{Identity cards, reading, questions|It is read out and explained}, {then signatures|nobody is hurried}.",
        ),
        step(
          "{Carry out|Afterwards}",
          "{Registers and offices are informed|The filing is done for you}; {you get copies|keep yours in a safe place}.",
        ),
      ],
      questions: [
        question(
          "{What does a notary cost|Are notary fees fixed|Can I compare prices}?",
          "{In many countries the law sets the fee|Fees often follow a public table}. {It depends on the value of the matter|Value decides}, {and you may ask for an estimate|you can hear the sum before}.",
        ),
        question(
          "{What do I need to bring|Which papers for the signing|What identification do I need}?",
          "{A valid identity card or passport|Identification that has not run out}. {Tax numbers and register extracts are asked for before|The office sends a list}, {powers of attorney in the original|copies are not enough}.",
        ),
        question(
          "{How soon can we have an appointment|How long does it take|When can we sign}?",
          "{A signature alone is quick|Simple matters within days}; {property needs drafts and a time to think|a sale needs weeks of preparation}. {Tell us about deadlines|Name the date of the bank}.",
        ),
        question(
          "{Does the notary advise me|Whose side is the notary on|Do I also need a lawyer}?",
          "{The notary explains, for both sides|Impartial advice on the law}. {If you want someone on your side only, ask a lawyer too|Tactics are for your own lawyer}.",
        ),
        question(
          "{Can I sign from abroad|What if I cannot come|Can somebody sign for me}?",
          "{Through a power of attorney, often|Sometimes by proxy, sometimes at a consulate}. {Ask early, stamps take time|Papers for abroad need extra stamps}, {and some acts need you in person|not everything can be done that way}.",
        ),
      ],
      qualities: [
        ["clear deeds", "calm hours"],
        ["neutral advice", "firm form"],
        ["plain reading", "safe keeping"],
      ],
      events: ["{Inheritance|Property} evening", "Care powers talk", "Open office day"],
    },
  },
];
