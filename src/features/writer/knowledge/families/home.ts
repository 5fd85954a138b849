/** Home services: what people need when something drips, sparks or grows. A table of sentences. */
import { offer, question, step } from "../entries.ts";
import type { Family, Trade } from "../model.ts";

export const home: Family = {
  id: "home",
  names: {
    en: ["home services", "household", "repairs", "installation", "tradesman"],
    de: ["Handwerker", "Haushalt", "Reparatur", "Installation", "Notdienst"],
    fr: ["artisan", "dépannage", "installation", "réparation"],
    es: ["reparaciones", "instalaciones", "hogar", "urgencias"],
  },
  pages: ["services", "contact", "about", "faq", "gallery", "events"],
  emphasis: ["offers", "process", "questions", "pictures", "place", "events"],
  icons: ["wrench", "house", "phone", "clock", "clipboard-list", "hammer"],
};

const callOut = {
  actions: {
    calls: ["Call now", "Call about it"],
    quotes: ["Describe the problem", "Send photos"],
    bookings: ["Ask for a visit", "Ask for a date"],
  },
  pageNames: { services: "Services", gallery: "Jobs", events: "Dates" },
};

export const homeTrades: Trade[] = [
  {
    id: "plumber",
    family: "home",
    names: {
      en: [
        "plumber",
        "plumbing",
        "plumbing and heating",
        "heating engineer",
        "heating",
        "hvac",
        "air conditioning",
        "boiler repair",
        "drain cleaning",
        "bathroom fitter",
        "bathroom renovation",
        "heat pumps",
        "gas engineer",
        "sanitary",
        "emergency plumber",
        "bathrooms",
      ],
      de: [
        "Klempner",
        "Installateur",
        "Sanitär",
        "Heizungsbau",
        "Sanitär und Heizung",
        "Heizungsbauer",
        "Klimatechnik",
        "Badsanierung",
        "Wärmepumpe",
        "Rohrreinigung",
        "Spengler",
      ],
      fr: [
        "plombier",
        "plomberie",
        "chauffagiste",
        "chauffage",
        "climatisation",
        "débouchage",
        "salle de bains",
        "pompe à chaleur",
      ],
      es: [
        "fontanero",
        "fontanería",
        "calefacción",
        "plomero",
        "aire acondicionado",
        "climatización",
        "desatascos",
        "instalador de gas",
      ],
    },
    act: "quote",
    schemaType: "Plumber",
    motifs: ["drop", "wave", "tool", "ring", "tile"],
    fields: ["urgency", "address", "phone", "access", "property"],
    wording: {
      ...callOut,
      vocabulary: {
        customer: "customer",
        customers: "customers",
        place: "workshop",
        atPlace: "in the house",
        toPlace: "to the workshop",
        work: "plumbing and heating",
      },
      headlines: [
        "{Water|Heat} where it {belongs|should be}",
        "{It drips|Something drips}? {Write it down and call|Call before it runs}",
        "{Warm|Hot} water, dry {cellar|floors}",
        "{Pipes|Taps and pipes}, {put right|sorted out}",
      ],
      truths: [
        "{Water finds the smallest gap|A small leak is patient}, {so a slow drip deserves a quick look|and a damp patch tells on it weeks later}.",
        "{Good pipework is work you never see|What is behind the tiles should last longer than the tiles}, {so it pays to do it properly once|which is why the joints matter more than the tap}.",
        "{A heating system is a circle|In a heating system everything hangs together}: {a cold radiator may have its cause in the cellar|what is cold upstairs may be wrong below}.",
      ],
      offers: [
        offer(
          "droplet",
          "{Leaks and blocked drains|Drips and blockages}",
          "{Turn off the main tap first, then call|Know where your main tap is}: {tell us what runs, where, and since when|say whether it drips, runs or smells}.",
          "{A drain that gurgles is giving notice|Slow drains rarely get better by themselves}: {say which sink and which floor|leave the chemicals in the bottle, they harm pipes}.",
        ),
        offer(
          "flame",
          "{Heating and boilers|Heating}",
          "{Cold radiators, odd noises, a code on the display|The heating is off or the pressure falls}: {photograph the type plate and the error code|note the code before you switch it off}.",
          "{Service before winter|A check in late summer}: {autumn is when every boiler wants attention|by the first frost the diary is full}.",
        ),
        offer(
          "bath",
          "{Bathrooms|A new bathroom}",
          "{From a new tap to a walk-in shower|A bath that can grow old with you}: {start with who uses it and how|think of grab rails and steps now}, {then tiles and basins|then come pipes, tiles and taps}.",
        ),
        offer(
          "thermometer-sun",
          "{Heat pumps and renewal|A new heating system}",
          "{Old boiler, new rules|What suits your house depends on insulation and radiators}: {bring the last bills and a plan of the house|ask for the options side by side}, {and ask about grants before you sign|with running costs}.",
        ),
        offer(
          "wrench",
          "{Small jobs|Taps, toilets, valves}",
          "{A running cistern, a loose tap, a washing machine to connect|Small things that annoy you every day}: {collect them into a single visit|make a list and have them all done}.",
        ),
        offer(
          "shower-head",
          "{Water quality and safety|Water in the house}",
          "{Limescale, old lead pipes, long unused taps|Brown water or a strange taste}: {ask what should be tested|old houses deserve a look at their pipes}.",
        ),
      ],
      process: [
        step(
          "{Say what is wrong|Describe it}",
          "{Photos, floor, how fast it drips|What, where, since when}: {the right part can come along|then the van is loaded accordingly}.",
          "{In an emergency, call|Urgent means phone}; {for everything else, write with photos|otherwise a message does}.",
        ),
        step(
          "{A look and a price|Find the cause}",
          "{First the cause, then the price|The fault is found before a wall is opened}; {you decide whether it is done|ask what happens if more turns up}.",
        ),
        step(
          "{The repair|Put it right}",
          "{Floors covered, water off, work done|You hear how long the water is off}, {then tested under pressure|then everything runs once before anyone leaves}.",
        ),
        step(
          "{Papers|Afterwards}",
          "{A clear bill with hours and parts|The bill names time and material}; {keep it, it helps with insurance|ask what to watch in the next days}.",
        ),
      ],
      questions: [
        question(
          "{What do I do when a pipe bursts|What is first when water runs|A pipe has burst, what now}?",
          "{Close the main tap, switch off power near the water|Main tap off, electricity off where it is wet}. {Then call, then photograph for the insurer|Then call us, then move what can be moved}, {and leave the tap closed|and take pictures before you mop}.",
        ),
        question(
          "{What does a call-out cost|How are plumbers' prices made up|What will I pay}?",
          "{Travel, hours and parts make up the bill|It is time, way and material}. {Nights and weekends cost more with everyone|Ask about surcharges at night}; {ask for the rates before you agree|get the rate on the phone}.",
        ),
        question(
          "{How often should a boiler be serviced|Is a yearly service needed|When is a heating check due}?",
          "{Once a year for most|Yearly is the usual advice}. {It keeps it safe and saves fuel|Makers often ask for it}, {and late summer is the best time|and your papers should show it}.",
        ),
        question(
          "{Do I have to be at home|Must someone be there|Can a neighbour let you in}?",
          "{Someone must open and decide|A person with the keys is enough}. {Keep the way to tap and meter clear|Clear the cupboard under the sink}, {and leave a number|and be reachable for questions}.",
        ),
        question(
          "{Can a drain be cleared without digging|Do you have to break the wall|Will you open the floor}?",
          "{Often a camera finds the spot|Most blockages give way to a spiral or water pressure}. {Opening up is the last step|Walls are opened only where the fault is}, {and never without your word|and you are asked first}.",
        ),
        question(
          "{Who pays, tenant or landlord|Does insurance pay for water damage|Is this the landlord's job}?",
          "{In a rented home, tell the landlord first|Tenants should report it at once}. {Insurers want photos and a report|Policies often pay for burst pipes, seldom for old seals}, {so ask before repairs begin, unless it is urgent|so read the policy}.",
        ),
      ],
      qualities: [
        ["dry floors", "warm rooms"],
        ["clean work", "clear bills"],
        ["quick help", "lasting joints"],
      ],
      events: [
        "{Heating|Heat pump} information evening",
        "Bathroom planning day",
        "Winter check weeks",
      ],
    },
  },
  {
    id: "electrician",
    family: "home",
    names: {
      en: [
        "electrician",
        "electrical contractor",
        "electrical services",
        "electrical",
        "electrical installation",
        "smart home",
        "ev charger installation",
        "solar panels",
        "solar installer",
        "solar energy",
        "photovoltaics",
        "security systems",
        "alarm systems",
        "appliance repair",
      ],
      de: [
        "Elektriker",
        "Elektroinstallation",
        "Elektrobetrieb",
        "Elektrotechnik",
        "Photovoltaik",
        "Solaranlagen",
        "Solarteur",
        "Smart Home",
        "Alarmanlagen",
        "Wallbox",
      ],
      fr: [
        "électricien",
        "électricité",
        "panneaux solaires",
        "photovoltaïque",
        "domotique",
        "alarmes",
        "borne de recharge",
      ],
      es: [
        "electricista",
        "electricidad",
        "instalaciones eléctricas",
        "placas solares",
        "energía solar",
        "domótica",
        "alarmas",
      ],
    },
    act: "quote",
    schemaType: "Electrician",
    motifs: ["spark", "node", "grid", "sun", "signal"],
    fields: ["urgency", "address", "phone", "property", "service"],
    wording: {
      ...callOut,
      vocabulary: {
        customer: "customer",
        customers: "customers",
        place: "workshop",
        atPlace: "in the house",
        toPlace: "to the workshop",
        work: "electrical work",
      },
      headlines: [
        "{Light|Power}, {safe and steady|where you need it}",
        "{No power|Dark}? {One call|Start with the fuse box}",
        "{Sockets|Power} {where you live|in the right place}",
        "{Current|Power} from {the wall, the roof or the car|your own roof}",
      ],
      truths: [
        "{Electricity is dangerous because it makes no noise|You cannot see a loose wire}: {warm sockets and flickering lamps are its only warning|so a smell or a flicker is a reason to call}.",
        "{Wires last long, habits change fast|A house wired for lamps now feeds cars and stoves}: {old circuits carry more than they were made for|that is why old boards deserve a check}.",
        "{Every socket too few becomes an extension lead|Plan sockets by furniture}: {walk through the room in your head first|the best ones are where you would stretch out a hand}.",
      ],
      offers: [
        offer(
          "zap",
          "{Faults|When the power is gone}",
          "{A fuse that keeps jumping, a dead socket|Half the flat is dark}: {unplug everything on that circuit, then call|note what was switched on at the time}.",
        ),
        offer(
          "plug",
          "{Sockets and lights|Around the house}",
          "{Another socket, a lamp in the right place, a dimmer|Small changes with big comfort}: {collect the wishes room by room|mark the spots with tape}.",
        ),
        offer(
          "house",
          "{Rewiring|New wiring}",
          "{Old house, new kitchen, extension|Before the plaster goes on}: {plan circuits with room to spare|think of network cables too}.",
        ),
        offer(
          "sun",
          "{Solar|Power from the roof}",
          "{Which way the roof looks, how much you use|Shade, slope and your bills}: {send a photo of roof and meter board|with that the sums can be done}, {with or without storage|before anyone climbs up}.",
        ),
        offer(
          "plug-zap",
          "{Charging at home|A charger for the car}",
          "{Where the car stands and what the board can carry|Garage, drive or shared yard}: {the cable route decides the price|ask about permits and the landlord}.",
        ),
      ],
      process: [
        step(
          "{Send the facts|Tell us the problem}",
          "{Photo of the fuse box, what happened, what is affected|What works, what does not}; {do not open anything yourself|keep hands off open wires}.",
        ),
        step(
          "{Measure and price|Check on site}",
          "{Circuits are tested|First measure}, {then you hear what it takes|and then there is a figure to decide on}.",
        ),
        step(
          "{Install|Do the work}",
          "{Power off for a while, dust sheets down|You know when the fridge is without power}; {all of it tested before it goes live|and labels on the board at the end}.",
        ),
      ],
      questions: [
        question(
          "{The fuse keeps tripping, what should I do|Why does the breaker jump|What if the fuse blows again}?",
          "{Unplug all devices, switch it on, plug in one after another|Find the device by adding them back singly}. {If it trips with nothing plugged in, leave it off and call|If it stays down, hands off and call}.",
        ),
        question(
          "{When should wiring be checked|Is my old wiring safe|How do I know if wiring is old}?",
          "{When you buy, let or rebuild|Before you move in is the best moment}. {Cloth cables, no earth, warm switches are warning signs|Old boards without modern breakers need a look}.",
        ),
        question(
          "{Can I do electrical work myself|May I change a socket myself|What am I allowed to do}?",
          "{Change bulbs, yes; touch fixed wiring, no|Leave fixed wiring alone}. {Mistakes burn houses and void insurance|It is often against the law}, {and the saving is small|so have it done}.",
        ),
        question(
          "{Is solar worth it for my house|Does a solar roof pay|Will panels work on my roof}?",
          "{Roof, shade and use during the day decide|South is good, east and west can be better for daily use}. {Ask for a sum with your own numbers|Put your bills into the sum}, {with cautious assumptions|and distrust wonder figures}.",
        ),
        question(
          "{How long is the power off|Will the whole house be dark|Can I work at home meanwhile}?",
          "{For a socket, minutes; for a new board, most of a day|Depends on the job}. {You are told beforehand|We say which circuits and when}, {so freezers and computers can be planned|so charge what must run}.",
        ),
      ],
      qualities: [
        ["safe circuits", "tidy cables"],
        ["bright rooms", "clear labels"],
        ["quick fixes", "good plans"],
      ],
      events: [
        "{Solar|Charging} information evening",
        "{Safety|Old house} check week",
        "{Smart home|Light} demonstration",
      ],
    },
  },
  {
    id: "locksmith",
    family: "home",
    names: {
      en: ["locksmith", "locks", "key cutting", "door repair", "safe opening"],
      de: ["Schlüsseldienst", "Schlosser", "Schlosserei", "Schließtechnik"],
      fr: ["serrurier", "serrurerie", "dépannage serrurerie"],
      es: ["cerrajero", "cerrajería", "copias de llaves"],
    },
    act: "quote",
    schemaType: "Locksmith",
    motifs: ["key", "door", "shield", "ring", "gear"],
    fields: ["urgency", "address", "phone", "access"],
    wording: {
      ...callOut,
      vocabulary: {
        customer: "customer",
        customers: "customers",
        place: "workshop",
        atPlace: "at the door",
        toPlace: "to the workshop",
        work: "locks and doors",
      },
      headlines: [
        "{Locked out|The door fell shut}? {Stay calm, call|Call, wait, done}",
        "{Doors|Locks} that {close|open and close} properly",
        "{Keys|Your keys}, {locks|doors} and {quiet nights|good sleep}",
        "Back in, {door|lock} {intact|unharmed}",
      ],
      truths: [
        "{A door that has only fallen shut can usually be opened without damage|Fallen shut is not locked}: {drills are for the rare case|who drills at once should be asked why}.",
        "{Ask for the full price before anyone drives off|The price belongs on the phone}, {travel and surcharges included|in this trade more than in any other}.",
        "{Burglars look for the easy window|A lock is as strong as the door around it}: {frame, hinges and habit count as well|shut and fully turned stops many}.",
      ],
      offers: [
        offer(
          "door-open",
          "{Locked out|Opening doors}",
          "{Say if the door fell shut or was locked|Name floor, street and kind of door}: {have papers ready that show you live there|a neighbour or an identity card helps}.",
        ),
        offer(
          "key",
          "{New cylinders and keys|Changing locks}",
          "{Moved in, lost keys, old tenants|Nobody knows who still has a key}: {a new cylinder settles it|measure inside and outside or send a photo}.",
        ),
        offer(
          "shield",
          "{Against burglars|Making doors safer}",
          "{Start with the weakest spot|Bars, plates, hinges, window locks}: {ask for a walk around the house|often a small change does most}.",
        ),
        offer(
          "building",
          "{Houses and firms|Locking systems}",
          "{Which person opens which door|A key for the yard, the cellar and the own flat}: {draw a plan of rooms and people|we turn a list into a system}.",
        ),
        offer(
          "wrench",
          "{Repairs|Doors that stick}",
          "{It scrapes, sticks, needs a kick|A handle hangs down}: {a small repair saves the lock|before the key breaks off}.",
        ),
      ],
      process: [
        step(
          "{Call|Tell us the door}",
          "{Fallen shut or locked, key inside or lost|Where you are and what kind of lock}: {then you get a price|ask for the whole sum}.",
        ),
        step(
          "{Show who you are|Identify yourself}",
          "{Papers may lie inside, then after the door is open|We must know it is your door}: {that protects you too|a serious locksmith asks}.",
        ),
        step(
          "{Open and check|In again}",
          "{Opened gently if it can be|First without drill}, {then test the lock|pay against a proper bill}.",
        ),
      ],
      questions: [
        question(
          "{What does opening a door cost|How do I avoid being overcharged|How can I spot a rip-off}?",
          "{Ask for a fixed total on the phone|Get the final sum named first}. {Nights and holidays cost more, but not a fantasy price|Do not sign under pressure}, {and never pay without a bill|and call the police if you are threatened}.",
        ),
        question(
          "{Will the door be damaged|Do you have to drill|Is the lock ruined afterwards}?",
          "{If it only fell shut, mostly not|Usually there is a way without damage}. {Locked doors with safety cylinders may need drilling|A locked safety lock is harder}, {you are told first|and you decide}.",
        ),
        question(
          "{I lost my keys, what should I do|My keys were stolen, what next|Who must I tell about lost keys}?",
          "{Change the cylinder if your address was with them|With the address in the bag, change it the same day}. {In rented houses, tell the landlord|A house key may concern the whole building}; {report theft|and the insurer may want a police report}.",
        ),
        question(
          "{How can I make my door safer|Which lock is good|What stops burglars}?",
          "{A solid plate, a good cylinder, no gap|Cylinder flush with the plate}, {and turning the key when you leave|plus locked windows}. {The police often advise without charge|Ask your police about advice}.",
        ),
        question(
          "{Can you copy this key|Do you need the key card|Can safety keys be copied}?",
          "{Plain keys at once, protected ones only with card|For protected keys we need the card}. {Cars and old chests take longer|Bring the original, not a copy}.",
        ),
      ],
      qualities: [
        ["open doors", "safe locks"],
        ["clear prices", "gentle hands"],
        ["fast help", "whole doors"],
      ],
      events: ["{Burglary|Home safety} advice day", "Key day", "{Open|Lock} workshop"],
    },
  },
  {
    id: "gardener",
    family: "home",
    names: {
      en: [
        "gardener",
        "gardening",
        "landscaping",
        "landscaper",
        "landscape gardener",
        "garden design",
        "lawn care",
        "tree surgeon",
        "arborist",
        "tree care",
        "garden maintenance",
        "irrigation",
        "swimming pool builder",
        "pool maintenance",
        "fencing contractor",
        "paving",
        "landscape architect",
      ],
      de: [
        "Gärtner",
        "Gartenbau",
        "Landschaftsbau",
        "Gartengestaltung",
        "Gartenpflege",
        "Baumpflege",
        "Garten- und Landschaftsbau",
        "Landschaftsgärtner",
      ],
      fr: [
        "jardinier",
        "paysagiste",
        "jardinage",
        "entretien de jardin",
        "élagueur",
        "élagage",
        "aménagement paysager",
      ],
      es: [
        "jardinero",
        "jardinería",
        "paisajismo",
        "paisajista",
        "mantenimiento de jardines",
        "poda",
        "diseño de jardines",
      ],
    },
    act: "quote",
    schemaType: "HomeAndConstructionBusiness",
    motifs: ["leaf", "tree", "sun", "path", "flower"],
    fields: ["size", "address", "start", "budget", "service"],
    wording: {
      ...callOut,
      actions: {
        quotes: ["Describe your garden", "Send photos of the garden"],
        bookings: ["Ask for a walk round"],
        calls: ["Call about the garden"],
      },
      pageNames: { services: "Garden work", gallery: "Gardens", events: "Through the year" },
      vocabulary: {
        customer: "customer",
        customers: "customers",
        place: "yard",
        atPlace: "in the garden",
        toPlace: "to the yard",
        work: "gardening",
      },
      headlines: [
        "{Dig|Plant} {now|today}, sit in {the shade|it} later",
        "A garden {you use|for slippers and bare feet}",
        "{Green|Something green} in {every|each} month",
        "{Soil|Hands in the soil}, {stone|sun} and {patience|time}",
      ],
      truths: [
        "{The right plant in the right place needs little help|Plants do not read plans}: {sun, soil and wind decide first|where it likes to stand it looks after itself}.",
        "{A garden is planned for the summers to come|Gardens look bare at first}: {leave room, because shrubs grow|patience is the cheapest material}.",
        "{Work in winter pays in May|The best time to cut is rarely when you notice}: {much is done while nothing seems to happen|each shrub has its own month}.",
      ],
      offers: [
        offer(
          "leaf",
          "{Regular care|Garden care}",
          "{Lawn, hedges, beds, leaves|Mown, cut, weeded, raked}: {agree on a rhythm through the year|weekly in summer, rarely in winter}, {or just for the weeks when it gets too much|and say which corner may stay wild}.",
        ),
        offer(
          "shovel",
          "{New gardens|Planning and planting}",
          "{Bare earth or a jungle|After building or after years of neglect}: {say where you sit, play and hang the washing|a sketch of sun and shade is a good start}.",
        ),
        offer(
          "brick-wall",
          "{Paths, walls, terraces|Stone and wood}",
          "{A dry terrace, a path that does not wobble|Steps, walls, fences}: {the base under it matters most|good drainage comes before pretty stone}.",
        ),
        offer(
          "tree-deciduous",
          "{Trees and hedges|Tree care}",
          "{Dead wood, storms, a neighbour's light|Cut with a plan, not with rage}: {mind nesting time and local rules|ask about permits before a trunk falls}.",
        ),
        offer(
          "droplets",
          "{Water|Watering and ponds}",
          "{Hoses, drip lines, a rain barrel|For hot weeks and holidays}: {less and deeper is better than daily sprinkling|roots should search for water}.",
        ),
      ],
      process: [
        step(
          "{Show us the garden|Walk round together}",
          "{Photos from several corners help|Say what annoys you and what must stay}; {soil and sun show on site|tell us about dogs, children and hours to spare}.",
        ),
        step(
          "{Plan and price|Proposal}",
          "{What, when, with which plants|Work in stages if the purse asks for it}: {you get a list to cross things out|decide on the bones first, flowers later}.",
        ),
        step(
          "{Do the work|In the garden}",
          "{In the right season|Dig, lay, plant, water in}, {and tidy up behind us|with the street swept at the end}.",
        ),
        step(
          "{Let it grow|After planting}",
          "{Water well in the first summer|The first year is for roots}; {ask which weeds are really weeds|call before you cut}.",
        ),
      ],
      questions: [
        question(
          "{When is the right time to plant|What is the best season for a new garden|Can you plant in summer}?",
          "{Autumn and spring are kind to roots|From autumn until spring, if the ground is open}. {Pots can go in later with a lot of water|Summer works with a hose at hand}, {but it costs more care|though roots like it cooler}.",
        ),
        question(
          "{When may hedges be cut|Am I allowed to cut down a tree|Do I need permission to fell a tree}?",
          "{Nesting birds come first|Many places forbid hard cuts in the breeding season}. {Trees may be protected by your town|Ask the town before a tree is felled}, {so ask, fines are real|light trims are usually fine}.",
        ),
        question(
          "{What does garden work cost|How is it priced|Can I get a rough price}?",
          "{By hour for care, by plan for building|It depends on access, soil and waste}. {Send photos and rough sizes|With photos and steps to the gate described}, {and you get an estimate|a first figure is possible}.",
        ),
        question(
          "{Which plants need little work|How do I get an easy garden|What grows without care}?",
          "{Shrubs, ground cover, perennials that fit your soil|Fewer pots, denser beds}. {Gravel is not easier in the long run|Bare gravel grows weeds too}, {and a small lawn is an easy lawn|and mulch saves hours}.",
        ),
        question(
          "{What happens with the cuttings|Do you take the waste away|Who gets rid of the leaves}?",
          "{Compost, chip or take away|Agree on it first}. {Chips are good under hedges|Leaves may stay under shrubs}, {removal costs by volume|transport is a line of its own}.",
        ),
      ],
      qualities: [
        ["healthy soil", "shady seats"],
        ["clean edges", "wild corners"],
        ["good roots", "long summers"],
      ],
      events: ["{Pruning|Planting} day", "Plant swap", "{Open|Autumn} garden"],
    },
  },
  {
    id: "handyman",
    family: "home",
    names: {
      en: [
        "handyman",
        "handyperson",
        "odd jobs",
        "home repair",
        "property maintenance",
        "facility management",
        "caretaker",
        "janitor service",
        "furniture assembly",
        "home improvement",
        "waste removal",
        "junk removal",
        "house clearance",
      ],
      de: [
        "Hausmeisterservice",
        "Hausmeister",
        "Kleinreparaturen",
        "Entrümpelung",
        "Facility Management",
        "Allrounder",
      ],
      fr: [
        "homme à tout faire",
        "petits travaux",
        "bricolage",
        "multi-services",
        "conciergerie d'immeuble",
        "débarras",
      ],
      es: [
        "manitas",
        "pequeñas reparaciones",
        "mantenimiento de edificios",
        "conserjería",
        "multiservicios",
      ],
    },
    act: "quote",
    schemaType: "HomeAndConstructionBusiness",
    motifs: ["tool", "house", "gear", "block", "hand"],
    fields: ["service", "address", "date", "phone", "access"],
    wording: {
      ...callOut,
      vocabulary: {
        customer: "customer",
        customers: "customers",
        place: "workshop",
        atPlace: "in the house",
        toPlace: "to the workshop",
        work: "jobs around the house",
      },
      headlines: [
        "{The list|That list} on the {fridge|door}, {done|crossed off}",
        "{Drill|Hang}, {fix|mend}, {tidy|sweep}",
        "{Small|Odd} jobs {taken seriously|have a number to call}",
        "{Someone|A pair of hands} for the {things you put off|wobbly things}",
      ],
      truths: [
        "{Most homes have a list that nobody ever starts|Small repairs wait the longest}: {a loose rail, a dripping gutter, a shelf still in its box|because each is too small for a firm}.",
        "{A bundle of small jobs is cheaper than many visits|The way costs as much as the screw}, {so collect them before you call|so write all of them down}.",
        "{Small damage in a house grows quietly|A cracked tile lets in more than rain}, {and is cheapest when it is still small|and looks harmless until winter}.",
      ],
      offers: [
        offer(
          "hammer",
          "{Repairs|Small repairs}",
          "{Doors that stick, taps that drip, blinds that hang|What squeaks, sags or no longer closes}: {send the list with photos|go from room to room and note it down}.",
        ),
        offer(
          "sofa",
          "{Put up and put together|Assembly}",
          "{Shelves, curtain rails, flat packs, lamps|From the box to the wall}: {say what kind of wall it is|tell us weight and wall}.",
        ),
        offer(
          "building-complex",
          "{Looking after buildings|House care}",
          "{Stairs, bulbs, bins, winter service|For landlords and owners' groups}: {agree who checks what and how often|a list of duties keeps neighbours friendly}.",
        ),
        offer(
          "bug",
          "{Pests|Mice, wasps, ants}",
          "{Say what you saw and where|Photograph droppings, nests or tracks}: {food locked away, gaps noted|first find the way in}, {then the right means|poison is not the first answer}.",
        ),
        offer(
          "trash",
          "{Clearing out|House clearance}",
          "{A cellar, a flat, a whole house|After a move or a death}: {set aside what must be kept|walk through it with us}, {then it is sorted and taken away|with things to give away kept apart}.",
        ),
      ],
      process: [
        step(
          "{Send the list|Make a list}",
          "{Rooms, photos, urgent ones first|What, where, how bad}: {we say what is for us and what needs a specialist|gas and mains power are for others}.",
        ),
        step(
          "{Agree day and price|Fix a date}",
          "{Hours or fixed sum|By the hour or by the job}, {parts bought by you or us|and who gets the material}.",
        ),
        step(
          "{Tick it off|Done}",
          "{Work through the list|Top to bottom}, {sweep up, show you|and go through it together}.",
        ),
      ],
      questions: [
        question(
          "{Which jobs do you take on|What is too big or too small|Is my job too small}?",
          "{Small is the point|Hardly anything is too small}. {Gas, mains wiring and load-bearing walls go to specialists|Anything that needs a permit goes to the right trade}, {and we say so|we tell you straight away}.",
        ),
        question(
          "{Do you charge by the hour|How much does a handyman cost|What will a small job cost}?",
          "{Time, travel and parts|Usually by the hour}. {A list with photos lets us estimate|Send the list for a guess at the hours}, {bundled jobs save travel|and do several things in one visit}.",
        ),
        question(
          "{Who buys the material|Should I buy parts myself|Do you bring tools and screws}?",
          "{Tools and screws come along|Standard parts we bring}. {Lamps and taps are a matter of taste, so choose them yourself|Choose visible parts yourself}, {and keep the receipt|and check the size with us first}.",
        ),
        question(
          "{What if I have mice or wasps|How do I get rid of pests|Is the treatment dangerous for pets}?",
          "{Close food away and do not stir a nest|Keep away from the nest}. {Tell us about children and pets|Mention pets and children}, {so the means can be chosen to suit|then traps or sealing come before poison}.",
        ),
        question(
          "{Can I hand over the key|Do I have to be there|Is it enough if I leave the key}?",
          "{For outside work, no; inside, the first time yes|Meet once, then decide}. {A key against a signature is common|Keys are handed over in writing}, {and photos show what was done|and you get pictures afterwards}.",
        ),
      ],
      qualities: [
        ["short lists", "straight shelves"],
        ["neat work", "swept floors"],
        ["small jobs", "big relief"],
      ],
      events: ["{Repair|Fix-it} café", "{Tool|DIY} course", "Autumn house check"],
    },
  },
];
