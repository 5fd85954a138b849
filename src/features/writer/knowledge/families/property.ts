/** Property: selling, letting, managing, sharing rooms. A table of sentences, no logic. */
import { offer, question, step } from "../entries.ts";
import type { Family, Trade } from "../model.ts";

export const property: Family = {
  id: "property",
  names: {
    en: ["property", "real estate", "housing"],
    de: ["Immobilien", "Wohnen", "Grundstück"],
    fr: ["immobilier", "logement"],
    es: ["inmobiliario", "vivienda", "propiedad"],
  },
  pages: ["services", "gallery", "about", "faq", "contact", "events"],
  emphasis: ["offers", "process", "pictures", "questions", "place", "events"],
  icons: ["house", "key", "building", "search", "file-text", "users"],
};

export const propertyTrades: Trade[] = [
  {
    id: "estate-agent",
    family: "property",
    names: {
      en: [
        "estate agent",
        "real estate agent",
        "real estate",
        "realtor",
        "real estate agency",
        "letting agent",
        "property management",
        "property manager",
        "property developer",
        "landlord",
        "apartments for rent",
        "housing association",
        "relocation service",
        "real estate developer",
        "property valuation",
        "lettings",
        "lettings agency",
        "student lettings",
        "valuer",
        "property valuer",
      ],
      de: [
        "Immobilienmakler",
        "Makler",
        "Immobilien",
        "Hausverwaltung",
        "Immobilienverwaltung",
        "Bauträger",
        "Wohnungsbaugesellschaft",
        "Maklerbüro",
        "Immobiliengutachter",
        "Wertgutachter",
      ],
      fr: [
        "agence immobilière",
        "agent immobilier",
        "immobilier",
        "gestion locative",
        "syndic",
        "promoteur immobilier",
      ],
      es: [
        "inmobiliaria",
        "agente inmobiliario",
        "bienes raíces",
        "administración de fincas",
        "administrador de fincas",
        "promotora inmobiliaria",
        "alquiler de pisos",
        "tasador",
        "tasación",
      ],
    },
    act: "quote",
    schemaType: "RealEstateAgent",
    motifs: ["house", "key", "window", "door", "tree"],
    fields: ["property", "address", "size", "phone", "deadline"],
    wording: {
      actions: {
        quotes: ["Ask what it is worth", "Tell us about your home"],
        bookings: ["Arrange a viewing"],
        calls: ["Call the office"],
      },
      pageNames: { services: "Buy, sell, let", gallery: "Homes", events: "Viewings" },
      vocabulary: {
        customer: "client",
        customers: "clients",
        place: "office",
        atPlace: "at the office",
        toPlace: "to the office",
        work: "property",
      },
      headlines: [
        "{Keys|Homes} {change|find new} hands",
        "{Sell|Let} {well|calmly}, {move|sleep} well",
        "A {home|house} is {more|bigger} than its {floor plan|square metres}",
        "{Find|Look for} the door {that fits|to your next years}",
      ],
      truths: [
        "{The first price decides the sale|Asked too high at the start, a home ends up below its worth}, {because the serious buyers look in the first weeks|since buyers ask why it has been on so long}.",
        "{Buyers decide in the hallway|A home is felt in the first minute}: {light, smell and order count more than square metres|so a tidy day before the photos pays}.",
        "{Papers sell houses|The bank wants papers before it wants pictures}: {plans, register, energy record, minutes|collect them before the first viewing}.",
        "{A house is sold in the first ten minutes|People decide in the hall}; {the rest of the viewing finds reasons|so the hall is where we begin}.",
        "{Honest flaws sell better than hidden ones|A damp corner named is half as bad}, {because trust is what buyers lack|and nothing comes back later}.",
      ],
      offers: [
        offer(
          "tag",
          "{Selling|Sell your home}",
          "{What is it worth, when is a good time, what should be mended first|Start with a walk through the rooms}: {then price, photos, viewings|we talk about price before we talk about photos}.",
        ),
        offer(
          "key",
          "{Letting|Find tenants}",
          "{Rent, tenants, handover|Somebody who stays and pays}: {say what matters to you in a neighbour|we look at papers and people}, {and write the handover record|and count the keys}.",
        ),
        offer(
          "search",
          "{Buying|Looking for a home}",
          "{Wishes, musts, limits|Bring your list and your bank's answer}: {we say what the area gives for it|tell us what you can do without}.",
        ),
        offer(
          "building",
          "{Managing|House management}",
          "{Bills, meetings, repairs|For owners who live elsewhere or have had enough}: {one number for tenants and trades|accounts you can follow}.",
        ),
        offer(
          "calculator",
          "{Valuation|What is it worth}",
          "{For a sale, an inheritance, a divorce|Area, state, land, rent}: {ask how the figure was found|bring plans and a list of repairs}.",
        ),
      ],
      process: [
        step(
          "{Walk round|See the place}",
          "{Rooms, papers, your plans|You tell us why and by when}: {then a price range|we look at cellar and roof too}.",
          "{With shoes off and eyes open|From cellar to roof}: {what you love and what you would hide|noise, light, neighbours}.",
        ),
        step(
          "{Get it ready|Prepare}",
          "{Tidy, mend, photograph|Papers and pictures}, {write what is true|faults are named, they come out anyway}.",
          "{Papers, pictures, a plan of the floors|A tidy hour saves a price talk}: {mend the tap, keep the charm|we say what is worth doing}.",
        ),
        step(
          "{Show it|Viewings}",
          "{Not everyone, the right ones|In groups of few}; {you hear what people said|questions are collected}.",
          "{To few who can, not many who might|In daylight and in order}: {questions get straight answers|you need not be there}.",
        ),
        step(
          "{Contract and keys|Hand over}",
          "{Draft, date, signature|Read the draft in time}, {then meters and keys|with a record of the state}.",
          "{Bank, notary, meters, keys|Word for word before you sign}: {we sit beside you|old bulbs stay, says the list}.",
        ),
      ],
      questions: [
        question(
          "{What does an agent cost|Who pays the commission|Is an agent worth it}?",
          "{Law and custom differ|It depends on country and on who ordered it}. {Ask for share, tax and who pays|Have it in writing}, {before you sign|and what you get for it}.",
          "{A share of the price, paid when it is signed|Who pays is set by law or by agreement}. {Get it in writing before the first viewing|Ask what is in it and what is not}.",
        ),
        question(
          "{How is the price of a house found|What is my home worth|Are online estimates right}?",
          "{By comparable sales, land and state|Portals do not see your kitchen}. {Online figures are a first guess|Use them as a start}, {a visit makes it firmer|a look inside corrects it}.",
          "{By place, size, state and what sold nearby|Three figures: hope, market, bank}. {Asking too much costs months|We show you how we got there}.",
        ),
        question(
          "{How long does a sale take|When should we start|How soon can we move}?",
          "{Weeks to find a buyer, weeks for bank and notary|Count in months}. {Price and papers set the pace|Ready papers save most time}.",
          "{Some weeks to find the buyer, some for bank and papers|The first weeks tell most}. {Good pictures and full papers shorten it|It rests on price more than on season}.",
        ),
        question(
          "{Which documents do I need to sell|What papers should I collect|What does the buyer want to see}?",
          "{Register, plans, energy record, insurance|For flats also minutes and accounts}. {Missing ones can be ordered|Offices take weeks}, {so begin with that|so order them first}.",
          "{Land register, plans, energy certificate, bills|For flats the minutes and the rules, too}. {Missing ones can be asked for|Start with these, they take longest}.",
        ),
        question(
          "{How do I apply for a flat|What do landlords want to see|How can I improve my chances}?",
          "{A short friendly letter and complete papers|Income, reference, who moves in}. {Answer quickly and come on time|Be honest about pets}, {and ask good questions|and bring copies}.",
          "{With proof of income, identity and a few honest lines|Bring the papers to the viewing}. {Ask what the owner wants to know|Answer soon, and say what speaks for you}.",
        ),
      ],
      qualities: [
        ["clear papers", "fair prices"],
        ["good light", "honest words"],
        ["short ways", "long views"],
      ],
      events: ["{Open|Viewing} day", "{Sellers'|Buyers'} evening", "Owners' meeting"],
    },
  },
  {
    id: "coworking",
    family: "property",
    names: {
      en: [
        "coworking",
        "coworking space",
        "shared office",
        "office space",
        "meeting rooms",
        "makerspace",
        "business centre",
        "startup hub",
        "incubator",
        "flexible workspace",
      ],
      de: [
        "Coworking",
        "Bürogemeinschaft",
        "Coworking Space",
        "Büroräume",
        "Besprechungsräume",
        "Gründerzentrum",
      ],
      fr: [
        "coworking",
        "espace de coworking",
        "bureaux partagés",
        "location de bureaux",
        "pépinière d'entreprises",
        "tiers-lieu",
      ],
      es: [
        "coworking",
        "espacio de coworking",
        "oficinas compartidas",
        "alquiler de oficinas",
        "centro de negocios",
        "vivero de empresas",
      ],
    },
    act: "book",
    schemaType: "LocalBusiness",
    motifs: ["grid", "window", "cup", "node", "lantern"],
    fields: ["team", "start", "company", "service"],
    wording: {
      actions: {
        bookings: ["Book a trial day", "Ask for a desk"],
        visits: ["Come for a tour"],
        signups: ["Become a member"],
      },
      pageNames: { services: "Desks and rooms", gallery: "The space", events: "Gatherings" },
      vocabulary: {
        customer: "member",
        customers: "members",
        place: "space",
        atPlace: "in the space",
        toPlace: "to the space",
        work: "desks and rooms",
      },
      headlines: [
        "A desk {away from|outside} the kitchen",
        "{Work|Sit} next to {people|others}, not {laundry|the fridge}",
        "{Quiet|Focus} in the morning, {company|talk} at lunch",
        "{Door|Laptop} open, {coffee|light} on",
      ],
      truths: [
        "{Working alone gets long by Thursday|Home is a good office until it is not}: {a walk to a desk draws a line under the day|others at work make it easier to begin}.",
        "{Noise is the question behind every shared office|A shared room lives by its rules}, {so quiet zones and phone booths matter more than a table football|where to call matters more than where to play}.",
        "{A firm that grows needs room that breathes|Leases are long, plans are short}, {so small steps in and out are worth paying for|and a desk more should not need a lawyer}.",
      ],
      offers: [
        offer(
          "laptop",
          "{Desks|A desk when you need it}",
          "{For a day, some days or all month|Come and go or leave your screen}: {try a day before you decide|look at light, chair and noise}.",
        ),
        offer(
          "door-closed",
          "{Team rooms|Your own room}",
          "{A door to close for a small team|Space for the team and a board on the wall}: {say how many you are and may become|ask how quickly you can grow or shrink}.",
        ),
        offer(
          "presentation",
          "{Meetings|Rooms by the hour}",
          "{Screen, board, coffee|For talks that need a door}: {book by the hour or the day|tell us seats and set-up}.",
        ),
        offer(
          "mail",
          "{Address and post|Business address}",
          "{A letter box that is not your home|For registers and parcels}: {ask what your authority accepts|we tell you when post comes}.",
        ),
        offer(
          "users",
          "{The community|Neighbours at work}",
          "{Lunch, talks, a hand with the printer|A designer, a lawyer, a baker's accountant}: {ask who else works here|help is often a desk away}.",
        ),
      ],
      process: [
        step(
          "{Come and look|A tour}",
          "{At the hour you would work|See it on a busy day}; {bring your questions about calls and keys|sit down and listen}.",
        ),
        step(
          "{Trial day|Try it}",
          "{Laptop, headphones, done|Test chair, net and noise}, {then say yes or no|and talk to a neighbour}.",
        ),
        step(
          "{Move in|Settle}",
          "{Agreement, access, a shelf|Short forms}, {a round of hellos|someone shows you the coffee machine}.",
        ),
      ],
      questions: [
        question(
          "{Can I make calls there|How loud is it|Is there a quiet area}?",
          "{Short ones at the desk, long ones behind a door|Ask for booths}. {Each room has its rules|The rules hang on the wall}, {come for a trial and listen|a trial day tells}.",
        ),
        question(
          "{Can I cancel every month|How long am I bound|What are the terms}?",
          "{Ask for notice and deposit|It depends on desk or room}. {Desks are usually short, rooms longer|Start small}, {you can change up later|and read the pause rules}.",
        ),
        question(
          "{Is it open at night|Can I come at weekends|When can I get in}?",
          "{Ask about keys and hours for your plan|It depends on the membership}. {Heating and light may be on a timer|At night you may be alone}.",
        ),
        question(
          "{Can I register my firm there|May I use the address|Does it work as a business address}?",
          "{Often, with a contract that says so|Ask register and tax office}. {A desk alone is not always enough|Some authorities want a real room}.",
        ),
        question(
          "{May I bring guests or my dog|Can clients visit|Are dogs allowed at the desk}?",
          "{Guests in meeting rooms, usually|Tell us ahead}. {Dogs depend on the neighbours|Ask the people beside you}, {and allergies win|and one calm dog is easier than several}.",
        ),
      ],
      qualities: [
        ["quiet desks", "good company"],
        ["fast net", "slow lunches"],
        ["short terms", "open doors"],
      ],
      events: [
        "{Members'|Community} lunch",
        "{Pitch|Founders'} evening",
        "Skill share",
        "Trial day",
      ],
    },
  },
];
