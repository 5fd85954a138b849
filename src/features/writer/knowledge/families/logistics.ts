/** Logistics: moving, carrying and storing. A table of sentences, no logic. */
import { offer, question, step } from "../entries.ts";
import type { Family, Trade } from "../model.ts";

export const logistics: Family = {
  id: "logistics",
  names: {
    en: ["logistics", "transport", "haulage", "delivery"],
    de: ["Logistik", "Transport", "Lieferung"],
    fr: ["logistique", "transport", "livraison"],
    es: ["logística", "transporte", "reparto"],
  },
  pages: ["services", "about", "faq", "contact", "gallery", "events"],
  emphasis: ["offers", "process", "questions", "place", "pictures", "events"],
  icons: ["truck", "package", "warehouse", "map", "clock", "clipboard-list"],
};

const carry = {
  actions: {
    quotes: ["Ask for a price", "Send your list"],
    bookings: ["Ask for a date"],
    calls: ["Call dispatch"],
  },
};

export const logisticsTrades: Trade[] = [
  {
    id: "mover",
    family: "logistics",
    names: {
      en: [
        "moving company",
        "movers",
        "removals",
        "removal company",
        "house moves",
        "relocation",
        "man and van",
        "storage",
        "self storage",
        "piano movers",
        "office moves",
        "storage units",
      ],
      de: [
        "Umzugsunternehmen",
        "Umzug",
        "Umzüge",
        "Umzugsfirma",
        "Lagerung",
        "Selfstorage",
        "Möbelspedition",
      ],
      fr: [
        "déménagement",
        "déménageur",
        "entreprise de déménagement",
        "garde-meubles",
        "self-stockage",
      ],
      es: ["mudanzas", "empresa de mudanzas", "mudanza", "guardamuebles", "trasteros"],
    },
    act: "quote",
    schemaType: "MovingCompany",
    motifs: ["box", "truck", "door", "key", "house"],
    fields: ["date", "address", "rooms", "access", "phone"],
    wording: {
      ...carry,
      pageNames: { services: "Moves", gallery: "On the road", events: "Dates" },
      vocabulary: {
        customer: "customer",
        customers: "customers",
        place: "depot",
        atPlace: "at the depot",
        toPlace: "to the depot",
        work: "moving homes",
      },
      headlines: [
        "{Boxes|Sofas} first, {kettle|beds} next",
        "{Carry|Lift} {nothing|less}, {point|label} {a lot|more}",
        "{Old|Last} door {shut|locked}, {new|next} door {open|wide open}",
        "{Pack|Label} it {tonight|tidily}, {sleep|wake up} {there|elsewhere} tomorrow",
      ],
      truths: [
        "{Stairs decide the price more than miles|A move is measured in steps and corners}: {say which floor and whether the lift works|the longest way is from door to van}.",
        "{Everyone owns more than they think|Cellars and lofts are where estimates go wrong}, {so open every cupboard on the walk round|so count them too}.",
        "{The box you need first should be loaded last|Pack a box for the first evening}: {kettle, sheets, charger, screwdriver|toothbrush, sheets and something to eat}.",
      ],
      offers: [
        offer(
          "house",
          "{Private moves|Moving house}",
          "{From a room to a whole house|Sofas, pianos, plants}: {a list by room and photos of the stairs|say what is heavy and what is dear to you}.",
        ),
        offer(
          "building",
          "{Office moves|Moving a firm}",
          "{Desks, servers, files|Over a weekend if it must be}: {labels by room and person|power off first, power on last}.",
        ),
        offer(
          "package",
          "{Packing|Boxes and packing}",
          "{Glasses, books, lamps|You pack, we pack, or half and half}: {books in small boxes|order boxes early}.",
        ),
        offer(
          "warehouse",
          "{Storage|In between}",
          "{When old and new do not meet in time|For a month or a year abroad}: {dry, listed, locked|ask when you can get at it}.",
        ),
        offer(
          "trash",
          "{Clearing|What stays behind}",
          "{Take apart, carry down, give away|The wardrobe nobody wants}: {say what goes where|sort before the day}.",
        ),
      ],
      process: [
        step(
          "{List and look|Estimate}",
          "{Rooms, floors, both addresses|A walk by video or in person}: {then a price|with date and crew}.",
        ),
        step(
          "{Prepare|Pack}",
          "{Boxes, labels, parking|Ask the town for a no-parking sign}; {empty the fridge|keep papers with you}.",
        ),
        step(
          "{Move|The day}",
          "{You show, they carry|Blankets, straps, van}, {then all in its room|check before they leave}.",
        ),
      ],
      questions: [
        question(
          "{What does a move cost|What makes the price of a move|Fixed price or by the hour}?",
          "{Volume, floors, distance, date|Ask for a fixed price after a look}. {Month ends are dear|Weekdays in mid-month are kinder}.",
        ),
        question(
          "{What if something breaks|Is there cover for my furniture|How do I report damage}?",
          "{Ask about liability and its limits|Get it in writing}. {Check on the day, note it, photograph|Report at once}, {valuables travel with you|self-packed boxes are often excluded}.",
        ),
        question(
          "{When should I book|How far ahead must I plan a move|Is short notice possible}?",
          "{Weeks ahead, more in summer|As soon as you have the keys' date}. {Short notice: ask for weekdays|Be flexible by a day}.",
        ),
        question(
          "{What may not go in the van|Do you take plants and pets|What should I carry myself}?",
          "{Gas, paint, animals, money|Pets travel with you}. {Plants at your own risk|Papers and jewellery stay with you}.",
        ),
        question(
          "{Who takes the kitchen apart|Do you connect lamps|Who puts up the furniture}?",
          "{Agree on it before|It can be part of the order}. {Gas and power are for trades|Mark screws in bags}.",
        ),
      ],
      qualities: [
        ["strong backs", "soft blankets"],
        ["clear lists", "kept dates"],
        ["careful hands", "fair prices"],
      ],
      events: ["Box day", "{Moving|Packing} advice hour", "Open depot"],
    },
  },
  {
    id: "freight",
    family: "logistics",
    names: {
      en: [
        "courier",
        "courier service",
        "freight",
        "freight forwarder",
        "freight forwarding",
        "shipping company",
        "trucking",
        "haulage company",
        "logistics company",
        "bike courier",
        "warehousing",
        "fulfilment",
        "fulfillment",
        "parcel service",
        "customs broker",
        "last mile delivery",
        "transport company",
        "cold chain logistics",
      ],
      de: [
        "Kurier",
        "Kurierdienst",
        "Spedition",
        "Logistikunternehmen",
        "Transportunternehmen",
        "Fahrradkurier",
        "Lagerlogistik",
        "Fuhrunternehmen",
        "Fulfillment",
      ],
      fr: [
        "coursier",
        "transporteur",
        "entreprise de transport",
        "transitaire",
        "messagerie",
        "entreprise de logistique",
        "fret",
        "coursier à vélo",
      ],
      es: [
        "mensajería",
        "empresa de transporte",
        "transportista",
        "paquetería",
        "empresa de logística",
        "agente de aduanas",
        "transitario",
        "mensajero",
      ],
    },
    act: "quote",
    schemaType: "LocalBusiness",
    motifs: ["truck", "box", "path", "compass", "wheel"],
    fields: ["goods", "pickup", "delivery", "deadline", "company"],
    wording: {
      ...carry,
      pageNames: { services: "Transport", gallery: "On the road", events: "Dates" },
      vocabulary: {
        customer: "shipper",
        customers: "shippers",
        place: "depot",
        atPlace: "at the depot",
        toPlace: "to the depot",
        work: "transport",
      },
      headlines: [
        "From {ramp|door} to {ramp|door}",
        "{Load|Ship} today, {know|see} where it is",
        "{Weight|Size}, {route|date}, {signature|done}",
        "{Goods|Freight} that {arrive|get there} {dry|whole}",
      ],
      truths: [
        "{A shipment is as good as its papers|Most delays begin on paper}: {weight, size, contact, customs|an extra phone number saves a day}.",
        "{Waiting costs more than driving|Empty ramps cost money}, {so a time slot is worth a call|so tell the driver who opens}.",
        "{Packing is the first leg of the journey|Goods are dropped, tilted and braked for}, {so pack for the bend, not for the shelf|and the box has to know it}.",
      ],
      offers: [
        offer(
          "truck",
          "{Road freight|Loads}",
          "{A pallet, a part load, a full truck|Regular or once}: {addresses, hours, ramp or not|say weight and whether it may be stacked}.",
        ),
        offer(
          "bike",
          "{Courier|Today}",
          "{Papers, samples, a forgotten laptop|By bike, van or car}: {from whom, to whom, until when|someone must sign}.",
        ),
        offer(
          "warehouse",
          "{Storage and packing|Store and send}",
          "{Stock, pick, pack, label|Your goods, our shelves}: {how many items and how many orders|ask what happens with returns}.",
        ),
        offer(
          "globe",
          "{Freight abroad|Cross-border freight}",
          "{Invoices, codes, customs|Sea, air or road}: {what is it, what is it worth, who pays duty|ask which papers come first}.",
        ),
        offer(
          "thermometer-snowflake",
          "{Special goods|Delicate loads}",
          "{Cold, fragile, long, dangerous|Things that need more than a van}: {tell us before, not at the ramp|rules come first}.",
        ),
      ],
      process: [
        step(
          "{Send the facts|Enquire}",
          "{What, weight, size, from, to, by when|Photos for odd shapes}: {you get a price|with the conditions}.",
        ),
        step(
          "{Book|Plan}",
          "{Slot, papers, contact|Names at both ends}; {pack and label|mark what must stay upright}.",
        ),
        step(
          "{Carry|On the way}",
          "{Loaded, secured, driven|You can ask where it is}, {signed for|check before you sign}.",
        ),
      ],
      questions: [
        question(
          "{What does transport cost|How is freight priced|Why do prices change}?",
          "{Weight, space, distance, time|The bigger of weight and space counts}. {Fuel and season move prices|Flexible dates are cheaper}.",
        ),
        question(
          "{Is there cover for my shipment|What if goods are damaged|Who is liable}?",
          "{By law often only up to a limit per kilo|Carriers' liability has limits}. {For value, ask for cover|Note damage on the paper before you sign}.",
        ),
        question(
          "{Can I see where it is|How do I track a shipment|What if nobody is there}?",
          "{Ask for the number|You get a contact}. {Leave a second name|A failed delivery costs twice}.",
        ),
        question(
          "{How should I pack|What packing is needed|May pallets be stacked}?",
          "{Strong, tight, nothing loose|Pack for a drop}. {Labels on more than one side|Say clearly if nothing may stand on it}.",
        ),
        question(
          "{Which papers does customs want|How long does customs take|Who pays duty}?",
          "{Invoice, code, origin|An exact description}. {Vague words cost days|The agreed terms say who pays}.",
        ),
      ],
      qualities: [
        ["tight straps", "clear papers"],
        ["kept slots", "dry loads"],
        ["short ways", "straight answers"],
      ],
      events: ["{Drivers'|Open} day", "Customs talk", "Route planning hour"],
    },
  },
  {
    id: "taxi",
    family: "logistics",
    names: {
      en: [
        "taxi",
        "taxi company",
        "cab company",
        "chauffeur service",
        "limousine service",
        "airport transfer",
        "private hire",
        "minicab",
        "coach hire",
      ],
      de: [
        "Taxi",
        "Taxiunternehmen",
        "Fahrdienst",
        "Chauffeurservice",
        "Flughafentransfer",
        "Krankenfahrten",
        "Mietwagen mit Fahrer",
      ],
      fr: [
        "taxi",
        "compagnie de taxis",
        "chauffeur privé",
        "transfert aéroport",
        "vtc",
        "navette aéroport",
      ],
      es: [
        "taxi",
        "empresa de taxis",
        "chófer privado",
        "traslado al aeropuerto",
        "servicio de chófer",
      ],
    },
    act: "book",
    schemaType: "TaxiService",
    motifs: ["wheel", "path", "compass"],
    fields: ["date", "time", "pickup", "delivery"],
    wording: {
      vocabulary: {
        customer: "passenger",
        customers: "passengers",
        place: "car",
        atPlace: "in the car",
        toPlace: "to the car",
        work: "driving people",
      },
      actions: {
        bookings: ["Book a ride", "Ask for a ride"],
        calls: ["Call a car", "Ring for a car"],
        quotes: ["Ask for a fare"],
      },
      pageNames: { services: "Rides", gallery: "On the road", events: "Dates" },
      headlines: [
        "{At the door|Outside}, {engine warm|on the dot}",
        "{You|Somebody} {pack|packs}, we {drive|wait}",
        "{There|Home} {by day|early}, {back|home} {by night|late}",
        "{A seat|A ride} for {you|two} and {room for the bags|the big case}",
      ],
      truths: [
        "{A ride begins with the meeting point|Most rides go wrong at the kerb}: {which door, which side, which floor|a clear place saves ten calls}.",
        "{A calm drive is an early drive|Hurry is made before the trip}, {so the time is reckoned backwards from the gate|so we ask when you must be there}.",
        "{Some passengers want to talk, some to look out|Silence is a service, too}, {and a good driver hears the difference|one nod is enough}.",
      ],
      offers: [
        offer(
          "plane",
          "{To the airport|Airport and station}",
          "{Flight number, bags, how many you are|Early, late, with pram or skis}: {we plan the way back from the gate|say how much time you like to spare}.",
          "{Met at arrivals|A sign, a hand with the case}: {send the flight and we watch for delays|no wait at the rank}.",
        ),
        offer(
          "clock",
          "{Booked ahead|A fixed time}",
          "{Meetings, dinners, a train that will not wait|Name the door and the minute}: {the ride stands in the book|you hear who comes}.",
          "{Every week the same way|School, dialysis, the market}: {one talk, then it runs|changes by message}.",
        ),
        offer(
          "heart-pulse",
          "{To the doctor|Rides for patients}",
          "{From the flat to the ward|With a walker or a folded wheelchair}: {say what you need at both ends|somebody takes your arm}.",
          "{Ask your insurer before the ride|Some trips are paid for with a form}: {we tell you which paper|bring it signed}.",
        ),
        offer(
          "users",
          "{Groups|Many people, one way}",
          "{A wedding, a team, a night out|Several cars or one large one}: {number, bags, route|seats for small children on request}.",
          "{There together, home one by one|Out by eight, back when you like}: {agree a time window|the driver waits or returns}.",
        ),
        offer(
          "map",
          "{Longer trips|From town to town}",
          "{Over the hills or to another city|One way or with a wait}: {ask for a fixed fare|stops are no trouble}.",
          "{See three places in an afternoon|For guests who do not drive}: {tell us what they like|breaks are up to you}.",
        ),
      ],
      process: [
        step(
          "{Say from where to where|Send the ride}",
          "{Address, time, people, bags|The door as well as the street}; {add the flight or train|say what has to fit in}.",
        ),
        step(
          "{Get the answer|Hear the fare}",
          "{Time of pick-up and what it costs|A yes, a fare and a way to reach the driver}; {change it by message|ask now if something is unclear}.",
        ),
        step(
          "{Ride|Get in}",
          "{Bags in, belt on, off we go|Sit where you like}: {warm, cool, quiet, just say|the driver knows where you must be}.",
        ),
      ],
      questions: [
        question(
          "{How early should I book|Can I get a car at once|What about early mornings}?",
          "{For fixed times the day before|Early rides are best booked in the evening}. {At short notice, call and ask|Often a car is nearer than you think}.",
        ),
        question(
          "{What does the ride cost|Is there a fixed fare|Who sets the price}?",
          "{In town the meter counts, by local rules|Long ways can be agreed ahead}. {Ask before you get in|You hear what is included}.",
        ),
        question(
          "{Do you carry a wheelchair|Is there room for a pram|Can the dog come}?",
          "{Tell us when you book|Say the size}, {so the right car comes|so there is room and a cover}.",
        ),
        question(
          "{What if my plane is late|My train has a delay, what now|I am running late}?",
          "{Send the number and we can look it up|A short message helps}. {Waiting time is talked about, not sprung on you|The driver knows where to wait}.",
        ),
        question(
          "{How can I pay|Can I have a receipt|Do you send a bill to firms}?",
          "{Ask which cards are taken|Cash or card, say it when you book}. {A receipt is written at the end|Regular rides can go on one bill}.",
        ),
      ],
      qualities: [
        ["punctual wheels", "quiet seats"],
        ["clear fares", "clean cars"],
        ["warm cars", "strong arms"],
      ],
      events: [
        "{Road safety|Senior travel} talk",
        "{Open day|Look under the bonnet}",
        "{City lights|Old town} ride",
      ],
    },
  },
];
