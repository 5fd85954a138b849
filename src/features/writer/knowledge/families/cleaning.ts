/** Cleaning: homes, offices, clothes. A table of sentences, no logic. */
import { offer, question, step } from "../entries.ts";
import type { Family, Trade } from "../model.ts";

export const cleaning: Family = {
  id: "cleaning",
  names: {
    en: ["cleaning", "cleaners", "hygiene"],
    de: ["Reinigung", "Sauberkeit", "Putzen"],
    fr: ["nettoyage", "propreté", "ménage"],
    es: ["limpieza", "higiene"],
  },
  pages: ["services", "faq", "about", "contact", "gallery", "events"],
  emphasis: ["offers", "process", "questions", "place", "pictures", "events"],
  icons: ["spray-can", "sparkles", "house", "building", "shirt", "calendar-check"],
};

export const cleaningTrades: Trade[] = [
  {
    id: "cleaner",
    family: "cleaning",
    names: {
      en: [
        "cleaning company",
        "cleaning service",
        "house cleaning",
        "cleaner",
        "cleaners",
        "office cleaning",
        "commercial cleaning",
        "carpet cleaning",
        "maid service",
        "domestic cleaning",
        "end of tenancy cleaning",
        "pressure washing",
        "deep cleaning",
        "housekeeping",
        "janitorial",
      ],
      de: [
        "Reinigungsfirma",
        "Gebäudereinigung",
        "Putzfirma",
        "Reinigungsdienst",
        "Büroreinigung",
        "Putzfrau",
        "Haushaltshilfe",
        "Teppichreinigung",
      ],
      fr: [
        "entreprise de nettoyage",
        "nettoyage",
        "femme de ménage",
        "ménage à domicile",
        "nettoyage de bureaux",
      ],
      es: [
        "empresa de limpieza",
        "limpieza",
        "limpieza de oficinas",
        "limpieza de casas",
        "servicio doméstico",
      ],
    },
    act: "quote",
    schemaType: "HomeAndConstructionBusiness",
    motifs: ["drop", "window", "spark", "brush", "tile"],
    fields: ["size", "rooms", "date", "address", "access"],
    wording: {
      vocabulary: {
        customer: "customer",
        customers: "customers",
        place: "office",
        atPlace: "at the office",
        toPlace: "to the office",
        work: "cleaning",
      },
      actions: {
        quotes: ["Ask for a price", "Describe your rooms"],
        bookings: ["Ask for a cleaning day"],
        calls: ["Call about cleaning"],
      },
      pageNames: { services: "Cleaning", gallery: "Before and after", events: "Dates" },
      headlines: [
        "{Come home|Walk in} to {clean floors|a clean kitchen}",
        "{Dust|Limescale}, {gone|off}, {door|window} {open|ajar}",
        "{Clear|Clean} {desks|windows}, {clear|fresh} {heads|air}",
        "{Leave|Hand over} the {bathroom|windows} to us",
      ],
      truths: [
        "{Clean is something you smell less than you think|A clean room smells of nothing}: {strong scent often covers what was left|the best sign is that nothing sticks or smells}.",
        "{Trust weighs more than polish when somebody has your key|A cleaner has your key}, {so the same face and clear rules matter most|so you should know who comes}.",
        "{The right cloth does more than the strong bottle|Water, time and a cloth do most of it}, {and surfaces live longer for it|too much acid ruins stone}.",
        "{The bathroom shows who cleans and who wipes|Dust has a favourite shelf in each home}, {so we start where you do not look|and after two visits we know yours}.",
        "{Chalk is stronger than scrubbing|Time does half the work of any cleaner}, {so it has to soak first|and no stone is scratched}.",
        "{A tidy list beats a strong arm|Cleaning well is knowing the order}: {top to bottom, dry to wet|windows before floors}.",
        "{A home is private|We see unmade beds and full sinks}, {and it stays where it is|and nobody talks about it}.",
      ],
      offers: [
        offer(
          "house",
          "{Home cleaning|Regular cleaning}",
          "{Kitchen, bath, floors, dust|The weekly round}: {say what matters most to you and what to leave alone|walk us through the rooms once}, {and the list is yours|then it runs by itself}.",
          "{Show us once how you like it|Which drawer, which shelf, which cat}, {and we keep to it|and it goes on a list}.",
          "{Every week, every other, or before guests|Some like the kitchen first}, {you set the rhythm|you say what may be left}.",
          "{Coming home to a made bed is a small joy|An hour in the bath, an hour in the kitchen}, {that is most of it|and the rest is dusting}.",
        ),
        offer(
          "building",
          "{Offices and practices|Workplaces}",
          "{Before opening or after closing|Desks, kitchens, toilets, floors}: {tell us the hours and the alarm rules|a plan by room and day keeps it clear}.",
          "{When the last one leaves, we come|Phones, desks, handles, cups}, {quietly and by a plan|and the alarm is set again}.",
          "{A waiting room speaks for you|People notice the washroom first}, {so it gets the most care|so we look there twice}.",
          "{Keys, codes and hours are settled first|A book by the sink is for wishes}, {so nobody has to wait|and small things get done}.",
        ),
        offer(
          "app-window",
          "{Window cleaning|Glass and frames}",
          "{Panes, frames, sills|Up high and round corners}: {count the windows and say which open|clear the sills and leave the rest}, {spring and autumn suit most|the weather side more often}.",
          "{Rain is not what makes panes dirty|Sun shows each streak}, {so we wash on grey days|so frames and sills come along}.",
          "{High glass needs a pole and a calm hand|Count the wings before you call}, {so we bring the right ladder|and say which do not open}.",
          "{Clear the sill and we do the rest|Nets down, plants aside}, {and light comes in|it takes less time than you think}.",
        ),
        offer(
          "key-round",
          "{Moving out|The last clean}",
          "{Oven, limescale, inside the cupboards|So the keys can be handed over}: {book it for the day after the furniture has gone|bring the list of the landlord}.",
          "{The last day is always too short|Boxes out, buckets in}, {so book us for the day after|and we bring the lamp for dark corners}.",
          "{Landlords look in the oven|Behind the boiler, under the sink}: {we know where they look|we clean by their list}.",
          "{An empty flat shows each mark|You have enough to carry}, {so leave the floors to us|then hand over the keys}.",
        ),
        offer(
          "sparkles",
          "{Deep cleaning|Once, thoroughly}",
          "{After building work, illness or a long pause|Behind the fridge and on top of the shelves}: {send photos so hours can be planned|tell us what the surfaces are made of}.",
          "{Builders leave dust in the dust|Fine dust comes back three times}, {so it is done in rounds|and wet work comes last}.",
          "{After a long illness or a bad year|Sometimes a home gets on top of you}, {nobody judges|we go room by room}.",
          "{Once a year the cupboards move|The hood, the blinds, the tops of doors}, {and it smells of nothing at all|so plan a day for it}.",
        ),
      ],
      process: [
        step(
          "{Rooms and wishes|Tell us the rooms}",
          "{Size, floors, pets, how often|Photos or a short walk through}: {we name hours and price|also say what is delicate}.",
          "{A walk through says it all|Tell us what is dear and what is fragile}, {and how many legs live there|then you get hours and a price}.",
          "{Photos will do to begin with|Say which days suit you}, {and who has the key|so we can make a plan}.",
        ),
        step(
          "{First time|The first round}",
          "{Longer than later ones|The first clean takes more time}; {be there at the start if you can|you show, we note}.",
          "{Somebody should be there at the start|On day one we learn your home}, {so ask for a longer slot|then it gets quicker}.",
          "{We clean, you look, we talk|The first time is for finding out}, {and the list is put right|and products are agreed}.",
        ),
        step(
          "{Then regularly|In rhythm}",
          "{Same day, same list|It gets quicker}; {say when something was missed|a note on the table is enough}.",
          "{The same day and the same person if it can be done|Soon it runs without words}, {a note is enough|and holidays are told ahead}.",
          "{If something is missed, say so|Lists change with the seasons}, {it is put right next time|so we go through it now and then}.",
        ),
      ],
      questions: [
        question(
          "{Must I stay at home|What about keys|How do you handle my key}?",
          "{No, once you trust us|Many customers are at work}. {Keys are handed over against a signature|Agree in writing who holds the key}, {without an address on the tag|and how it is kept}.",
          "{At the start it helps, later you need not|No, many are out all day}. {A key is signed for|Tags carry a number and no name}.",
          "{That is up to you|We can come while you work}. {Codes can be changed when you like|Two people should know who has the key}.",
        ),
        question(
          "{Who brings cleaning products|Do you bring the vacuum cleaner|What must be there}?",
          "{Agree on it first|Both ways exist}. {Your own vacuum suits your floors|Say if you want certain products}, {and allergies decide the rest|mild ones do for most things}.",
          "{Yours or ours, it is agreed|Tell us what you like to smell}. {Your vacuum knows your floor|Mild soap does for most}.",
          "{For stone and wood we ask first|We can bring cloths and soap}. {Allergies go on the list|Less is more with most of them}.",
        ),
        question(
          "{What if something breaks|Who pays for damage|What if I am not satisfied}?",
          "{Tell each other at once|Say it the same day}. {Ask whether the firm has liability cover|Ask about liability before you begin}, {and missed spots are put right|and how complaints are handled}.",
          "{Tell us the same day|Things happen}. {Ask about cover for damage before we start|A missed spot is done again}.",
          "{We tell you if something breaks|Say it openly}. {Put dear things out of the way|A photo helps to settle it}.",
        ),
        question(
          "{How many hours will it take|How often should someone come|How long does a flat take}?",
          "{Size, pets and clutter decide|A first visit shows it}. {Every week or every other week suits most|Most homes choose weekly or fortnightly}, {you can change it later|try it for a month}.",
          "{Pets and children add an hour|The first visit shows it}. {Weekly is easier than rarely|You can change it after a month}.",
          "{It depends on rooms and on shelves|A small flat is a morning}. {Start with more, then less|We say if the time does not do}.",
        ),
        question(
          "{Is it all above board|Do I have to register a cleaner|Is cleaning tax deductible}?",
          "{Ask for a proper bill|Insist on a bill}. {Many countries give tax relief for help at home|Part of it may count for tax}, {only with papers and bank transfer|so pay by transfer and keep it}.",
          "{There is a bill for each month|Pay by transfer and keep the paper}. {Ask your tax office what counts|It is safer for both sides}.",
          "{Yes, with papers|A bill protects you too}. {Some of it may come back with your tax|Cash in hand helps nobody when something breaks}.",
        ),
      ],
      qualities: [
        ["clean corners", "clear lists"],
        ["fresh floors", "fair hours"],
        ["quiet work", "bright windows"],
      ],
      events: ["Spring cleaning weeks", "{Stain|Cleaning} clinic", "Window days"],
    },
  },
  {
    id: "laundry",
    family: "cleaning",
    names: {
      en: [
        "laundry",
        "dry cleaner",
        "dry cleaning",
        "laundrette",
        "laundromat",
        "ironing service",
        "linen service",
        "shoe repair",
        "cobbler",
        "shoemaker",
      ],
      de: ["Wäscherei", "Textilreinigung", "Waschsalon", "Bügelservice", "Schuster", "Schuhmacher"],
      fr: ["blanchisserie", "pressing", "laverie", "repassage", "cordonnier", "cordonnerie"],
      es: ["lavandería", "tintorería", "planchado", "zapatero", "reparación de calzado"],
    },
    act: "visit",
    schemaType: "DryCleaningOrLaundry",
    motifs: ["cloth", "thread", "drop", "needle"],
    fields: ["service", "pickup", "deadline", "delivery"],
    wording: {
      vocabulary: {
        customer: "customer",
        customers: "customers",
        place: "shop",
        atPlace: "in the shop",
        toPlace: "to the shop",
        work: "care for clothes",
      },
      actions: {
        visits: ["Bring it in", "Find the shop"],
        bookings: ["Ask for a fitting", "Ask for a pick-up"],
        quotes: ["Send a photo of it"],
      },
      pageNames: { services: "Clothes care", gallery: "Repairs", events: "Dates" },
      headlines: [
        "{Stains|Hems}, {soles|seams} and {Sunday shirts|second chances}",
        "{Bring|Drop} it {in|off} {crumpled|torn}, {fetch|take} it {crisp|mended}",
        "{Good|Worn} clothes {deserve|want} {a second life|mending}",
        "{Washed|Sewn}, {pressed|fitted}, {on the hanger|ready}",
      ],
      truths: [
        "{A stain is easier fresh than rubbed|Rubbing makes a stain at home in the cloth}: {blot it, leave it, bring it|leave the home recipes in the kitchen}.",
        "{Mending is older than buying new|A good coat can be relined and a good shoe resoled}, {and mostly cheaper|and the thing you love stays}.",
        "{Fit is made with pins|A garment fits when it has been pinned on you}, {standing straight, in the right shoes|so bring the shoes you will wear with it}.",
      ],
      offers: [
        offer(
          "shirt",
          "{Shirts and everyday wash|Washing and ironing}",
          "{Folded or on hangers|A bag of laundry in, a stack out}: {say if you like starch|tell us what must not shrink}, {and when you need it|and name the day}.",
        ),
        offer(
          "sparkles",
          "{Dry cleaning|Delicate things}",
          "{Suits, silk, wool, wedding dresses|What must not see water}: {point out every stain and say what it was|read the label with us}.",
        ),
        offer(
          "scissors",
          "{Alterations|Made to fit}",
          "{Shorter, narrower, a new zip|A waist let out, a sleeve taken up}: {try it on here|wear the right shoes to the fitting}.",
        ),
        offer(
          "footprints",
          "{Shoes and leather|Soles and heels}",
          "{New soles, new heels, a seam closed|Before the heel is down to the nail}: {bring both shoes|a half sole in time saves the pair}.",
        ),
        offer(
          "bed",
          "{Linen and curtains|Large pieces}",
          "{Duvets, curtains, tablecloths|What does not fit your machine}: {measure curtains before and after|ask about pick-up for heavy bags}.",
        ),
      ],
      process: [
        step(
          "{Bring it|At the counter}",
          "{Empty pockets, show stains|Say what worries you}; {we look at label and cloth|you hear what is risky}.",
        ),
        step(
          "{Care and repair|In our hands}",
          "{By cloth and stain|Cleaned, mended, pressed}, {slowly if it is delicate|by hand where it must be}.",
        ),
        step(
          "{Collect|Fetch it}",
          "{With the ticket|On the day agreed}; {look it over in daylight|take it out of the plastic at home}.",
        ),
      ],
      questions: [
        question(
          "{Will the stain come out|Can you remove this stain|What about old stains}?",
          "{Often, never surely|Fresh ones more often than old ones}. {Tell us what it was and what you tried|Heat sets stains, so do not iron}, {then we say our honest guess|honesty helps most}.",
        ),
        question(
          "{How long does it take|When can I collect it|Is there an express service}?",
          "{A few days for most things|Shirts are quicker than gowns}. {Ask if you need it for a date|Name the event}, {leather and wedding dresses need longer|special pieces go to specialists}.",
        ),
        question(
          "{What if something is damaged|Who pays if it shrinks|Is there cover for my clothes}?",
          "{Labels and receipts matter|Show weak spots before}. {Check it when you collect|Report it at once}, {and old dyes are always a risk|some risks we name before we start}.",
        ),
        question(
          "{Is it worth repairing|Can this coat be saved|Should I have these shoes resoled}?",
          "{If the cloth or the upper is sound, yes|Good material is worth it}. {We tell you the price before|Ask first}, {and say when the thread would hold but the cloth would not|and when to let go}.",
        ),
        question(
          "{How should I store clothes|What helps against moths|How do I keep wool well}?",
          "{Clean, dry, dark|Moths love sweat, not wool}. {Wash before you put it away|Cedar helps a little, a closed bag helps more}, {no plastic for leather|and give leather air}.",
        ),
      ],
      qualities: [
        ["crisp collars", "clean cuffs"],
        ["neat seams", "new soles"],
        ["fresh linen", "fair prices"],
      ],
      events: ["{Mending|Darning} evening", "{Shoe|Leather} care day", "Wedding dress week"],
    },
  },
  {
    id: "tailor",
    family: "cleaning",
    names: {
      en: [
        "tailor",
        "tailoring",
        "dressmaker",
        "seamstress",
        "alterations",
        "alteration tailor",
        "sewing service",
        "bespoke tailor",
      ],
      de: ["Schneiderei", "Schneider", "Maßschneider", "Änderungsschneiderei", "Näherei"],
      fr: ["couturière", "tailleur", "retouches", "atelier de couture", "retoucherie"],
      es: ["modista", "sastre", "sastrería", "arreglos de ropa", "taller de costura"],
    },
    act: "book",
    schemaType: "LocalBusiness",
    motifs: ["needle", "cloth", "frame"],
    fields: ["date", "deadline", "service"],
    wording: {
      vocabulary: {
        customer: "customer",
        customers: "customers",
        place: "workroom",
        atPlace: "in the workroom",
        toPlace: "to the workroom",
        work: "sewing",
      },
      actions: {
        bookings: ["Ask for a fitting", "Find a fitting time"],
        visits: ["Bring it in"],
        quotes: ["Ask what it costs"],
        sales: ["See what we sew"],
      },
      pageNames: { services: "What we sew", gallery: "On the dummy", events: "Dates" },
      headlines: [
        "{Taken in|Let out}, {worn again|like new}",
        "{Cut|Sewn} for {one body|you}, {yours|not for a size}",
        "{A hem|A seam} can {change|save} {a lot|a dress}",
        "{Good cloth|A good coat} {deserves|gets} a {second|new} life",
      ],
      truths: [
        "{Clothes fit in the shoulders first|A shoulder is hard to change, a hem is not}; {so buy for the shoulders|bring it before you cut the label}.",
        "{The mirror lies less with the right shoes|Length is a matter of shoes}, {so bring the pair you will wear|heel or flat decides}.",
        "{A moth hole is not the end|Good cloth outlives its lining}: {mending can hide or show|ask before you throw it out}.",
      ],
      offers: [
        offer(
          "ruler",
          "{Taking in and letting out|Alterations}",
          "{Waist, sleeves, length|After a diet or before a feast}: {put it on and stand as you always stand|pins first, scissors later}.",
          "{Trousers, skirts, jackets, coats|Too wide, too long, nearly right}: {we say what is worth doing|some changes move a pocket}.",
        ),
        offer(
          "shirt",
          "{Made to measure|From cloth to coat}",
          "{Cloth, lining, buttons: you choose|Drawn on paper for your body}: {two fittings, sometimes three|bring a piece you love}.",
          "{A suit, a dress, a shirt|For people between two sizes}: {ask how long it takes|the pattern stays for the next one}.",
        ),
        offer(
          "gem",
          "{Wedding and evening|For the big day}",
          "{Bought, inherited or still a sketch|Veil, train, bodice}: {come months ahead|bring shoes and what goes under it}.",
          "{For mothers, fathers, ring bearers, too|The whole party can come}: {dates are held for fittings|last stitches close to the day}.",
        ),
        offer(
          "scissors",
          "{Repairs|Mending}",
          "{Zips, linings, torn seams|Moths, bikes, nails}: {see if it can be saved|some mends are better shown than hidden}.",
          "{The favourite that nobody makes now|Leather, wool, silk, down}: {ask which cloth can be mended|we match thread by daylight}.",
        ),
        offer(
          "blinds",
          "{For the home|Curtains and covers}",
          "{Curtains, cushions, a bench by the window|Cut to your sills}: {measure twice or ask us to|bring the cloth or choose here}.",
          "{Old covers, new life|A chair that looks tired}: {the old cover is the pattern|ask how much cloth it takes}.",
        ),
      ],
      process: [
        step(
          "{Bring it|Show us}",
          "{Washed, with the right shoes|As you want to wear it}; {say by when you need it|say what bothers you}.",
        ),
        step(
          "{Pin it|Try it on}",
          "{In front of the mirror|Sit, bend, lift an arm}: {what pinches is marked|you hear the price before a stitch}.",
        ),
        step(
          "{Wear it|Pick it up}",
          "{Try it once more here|Put it on before you pay}; {small changes are part of the job|a thread is cut in a minute}.",
        ),
      ],
      questions: [
        question(
          "{What does it cost|Is it worth changing|What do alterations cost}?",
          "{It depends on the cloth and the seams behind it|Lined pieces take longer}. {Bring it and you hear a price first|We say so when it is not worth it}.",
        ),
        question(
          "{How long does it take|I need it by the weekend, can it be done|When can I pick it up}?",
          "{Hems are quick, jackets are not|Before feasts it takes longer}. {Name your day when you bring it|Ask what is possible by then}.",
        ),
        question(
          "{Can it be made larger|Is there enough cloth to let it out|It shrank, what now}?",
          "{Look at the seams inside|Some makers leave a little, some none}. {A strip of cloth can help|We show you where it would sit}.",
        ),
        question(
          "{When should I come with the wedding dress|How many fittings are there|Who may come along}?",
          "{As soon as you have it|Some months ahead is calm}. {Bring one person with honest eyes|Shoes and underwear come, too}.",
        ),
        question(
          "{Should I wash it first|Do I need an appointment|Can I just bring it in}?",
          "{Clean, please; ironed need not be|Washed cloth has shrunk already}. {For fittings ask for a time|A hem can be dropped off}.",
        ),
      ],
      qualities: [
        ["straight seams", "steady hands"],
        ["good cloth", "fine thread"],
        ["honest mirrors", "quick pins"],
      ],
      events: ["Sewing evening", "{Mending|Darning} class", "{Cloth|Button} sale"],
    },
  },
  {
    id: "window-cleaner",
    family: "cleaning",
    names: {
      en: [
        "window cleaner",
        "window cleaning",
        "window washer",
        "glass cleaning",
        "conservatory cleaning",
      ],
      de: [
        "Fensterputzer",
        "Fensterreinigung",
        "Glasreinigung",
        "Glasreiniger",
        "Wintergartenreinigung",
      ],
      fr: ["laveur de vitres", "lavage de vitres", "nettoyage de vitres", "laveur de carreaux"],
      es: ["limpiacristales", "limpieza de cristales", "limpieza de ventanas"],
    },
    act: "quote",
    schemaType: "HomeAndConstructionBusiness",
    motifs: ["window", "drop", "sun", "frame"],
    fields: ["size", "address", "access", "date"],
    wording: {
      vocabulary: {
        customer: "customer",
        customers: "customers",
        place: "office",
        atPlace: "at the office",
        toPlace: "to the office",
        work: "window cleaning",
      },
      actions: {
        quotes: ["Count your windows", "Ask for a price"],
        bookings: ["Ask for a day"],
        calls: ["Call about your windows"],
      },
      pageNames: { services: "What we clean", gallery: "Before and after", events: "Dates" },
      headlines: [
        "{Let|More} light {in|comes in}",
        "{Clear|Clean} {panes|glass}, {dry|clean} {sills|frames}",
        "You see {the garden|the sky}, not the {glass|streaks}",
      ],
      truths: [
        "{Rain does not make windows dirty, dust does|A grey day is a good day for it}, {since sun dries it too fast|and streaks come from hurry}.",
        "{The frame tells if it was done well|Anyone can wipe the middle of a pane}, {the corners show it|so look at the edge}.",
        "{You stop seeing dirt that comes slowly|After cleaning, people think the day got brighter}, {and they are right|and the plants think so too}.",
      ],
      offers: [
        offer(
          "house",
          "{Windows at home|Homes}",
          "{Panes, frames, sills|Inside, outside or both}: {clear the sill and we do the rest|say which do not open}.",
          "{A house takes a morning|We cover what stands below}, {and you need not follow us round|and shoes stay clean}.",
        ),
        offer(
          "store",
          "{Shops and offices|Shop fronts}",
          "{Before opening, on a fixed day|Customers look at the glass first}: {a rhythm keeps the price down|you choose weekly or monthly}.",
          "{Doors get hands, windows get rain|High floors need a plan}, {so we come and look|and we work round your hours}.",
        ),
        offer(
          "sun",
          "{Conservatories and roofs|Glass roofs}",
          "{Green edges, leaves, last year's pollen|A glass roof is not for ladders of your own}: {we use poles and boards|with soft brushes and clear water}.",
          "{In spring you want to sit there|Moss sits in the seals}, {so it is brushed and not scraped|and the gutter can be done too}.",
        ),
        offer(
          "building",
          "{Solar panels and facades|High and hard to reach}",
          "{Dust and birds take away yield|Panels like clear water and no soap}: {we reach them from below if we can|ask if it is worth it for yours}.",
          "{Steel, panels, signs|From a pole, a lift or a rope}, {with the right permit|we see what the place allows}.",
        ),
        offer(
          "frame",
          "{Frames, blinds and nets|Round the window}",
          "{Flies, webs, grey seals|Shutters keep the dust of years}: {tell us and we plan the time|often it is done in the same visit}.",
          "{Nets can come down and go up again|Marks from paint and tape need patience}, {and a blade is used with care|so say what glass it is}.",
        ),
      ],
      process: [
        step(
          "{Count|Tell us}",
          "{How many, how high, how long since the last time|A few photos will do}: {you get a price for inside and out|we ask about access}.",
        ),
        step(
          "{A day|The visit}",
          "{We come with water, poles and cloths|Clear the sills, move the car}, {for the rest nobody has to be home outside|and pets stay in}.",
        ),
        step(
          "{Again|Next time}",
          "{Twice a year suits most homes|By the street more often}, {we remind you|and you may skip one}.",
        ),
      ],
      questions: [
        question(
          "{What does window cleaning cost|How do you price glass|Can I get a price for my windows}?",
          "{By number, size and height|Send the count and a photo}. {Regular visits cost less than rescue|Inside and out are priced apart}.",
        ),
        question(
          "{Must I be in when you clean the glass|Can you clean when I am out|How do you get to the windows}?",
          "{For outside, no|For inside, someone should open}. {A gate and a tap are enough|We agree on it beforehand}.",
        ),
        question(
          "{What if it rains|Do you come in the rain|It rained after cleaning, what now}?",
          "{Light rain does no harm|Rain on clean glass leaves little}. {In a storm we find another day|Clear water dries without marks}.",
        ),
        question(
          "{How often should windows be cleaned|When is the best time|Is once a year enough}?",
          "{Spring and autumn for most homes|It depends on the street and trees}. {The weather side needs it more|See when the sun shows it}.",
        ),
        question(
          "{Can paint and cement be removed|There are scratches, is that you|What about stickers on the glass}?",
          "{Much of it, with care|Show it to us first}. {Some glass scratches even with the right blade|We look and tell you the risk before we start}.",
        ),
      ],
      qualities: [
        ["bright rooms", "dry sills"],
        ["clear corners", "steady ladders"],
        ["soft cloths", "fair prices"],
      ],
      events: ["Spring round", "Autumn round", "{Shop front|Street} day"],
    },
  },
  {
    id: "pest-control",
    family: "cleaning",
    names: {
      en: [
        "pest control",
        "exterminator",
        "pest management",
        "rat control",
        "wasp nest removal",
        "bed bug treatment",
        "rodent control",
      ],
      de: [
        "Schädlingsbekämpfung",
        "Schädlingsbekämpfer",
        "Kammerjäger",
        "Wespennestentfernung",
        "Taubenabwehr",
      ],
      fr: [
        "dératisation",
        "désinsectisation",
        "lutte contre les nuisibles",
        "dératiseur",
        "désinfection",
      ],
      es: ["control de plagas", "desinsectación", "desratización", "exterminador de plagas"],
    },
    act: "quote",
    schemaType: "HomeAndConstructionBusiness",
    motifs: ["shield", "house", "eye", "lens"],
    fields: ["urgency", "property", "address", "phone"],
    wording: {
      vocabulary: {
        customer: "customer",
        customers: "customers",
        place: "office",
        atPlace: "at the office",
        toPlace: "to the office",
        work: "pest control",
      },
      actions: {
        calls: ["Call us now"],
        quotes: ["Describe what you saw", "Send a photo"],
        bookings: ["Ask for a visit"],
      },
      pageNames: { services: "What we treat", gallery: "On site", events: "Dates" },
      headlines: [
        "{First|Find} the {hole|way in}, then the {mouse|nest}",
        "{Quiet|Calm} help, {no van with a rat on it|in a plain van}",
        "{Seen|Heard} something? {Ask|Look closer}",
      ],
      truths: [
        "{A pest is a guest that found a door|They come for food, water and warmth}, {so the hole matters more than the poison|and closing it is half the work}.",
        "{Nobody likes to speak of it|Clean homes get bed bugs too}, {so there is no need for shame|and we say nothing to the street}.",
        "{The right name is half the cure|Not each beetle is a threat}, {so put one under tape and show us|and some we tell you to leave alone}.",
        "{What kills quickly can do harm slowly|Poison in the wrong place finds the wrong animal}, {so traps and gaps come first|and children and pets decide the method}.",
      ],
      offers: [
        offer(
          "search",
          "{Finding the cause|Inspection}",
          "{We look for droppings, gaps and paths|Torch, mirror, patience}: {then you hear what it is|and you get a plan with steps}.",
          "{Say when you hear it, night or day|A photo and a place help}, {leave what you found|and do not clean before we come}.",
        ),
        offer(
          "rat",
          "{Rats and mice|Rodents}",
          "{One seen by day means several by night|A gap as wide as a thumb will do}: {we close, trap and check|bins and bird food belong to it}.",
          "{Poison alone brings them back|The cellar, the drain, the neighbour}, {so we look at the whole house|and talk to the landlord if you like}.",
        ),
        offer(
          "bug",
          "{Insects in the house|Crawling things}",
          "{Ants, moths, cockroaches, bed bugs|Each has its own weak spot}: {do not spray before we have looked|bag the clothes and keep the bed where it is}.",
          "{Heat, gel or patience|Bed bugs take more than a visit}, {and you get a list of what to wash|and rooms are checked again}.",
        ),
        offer(
          "sun",
          "{Wasps and nests|Nests}",
          "{Keep your distance and shut the window|Many nests can stay until autumn}: {some kinds are protected|we move it if there is a way}.",
          "{Stung in the mouth or feeling ill means the emergency number|Never block the hole at night}, {then call|the rest is our job}.",
        ),
        offer(
          "building",
          "{Shops and kitchens|For businesses}",
          "{Checks, papers, a plan on the wall|Your inspector wants to see records}: {we come on fixed days|traps are numbered and read}.",
          "{A calm word before guests notice|Early in the morning, by the back door}, {and staff learn what to look for|and deliveries are checked}.",
        ),
      ],
      process: [
        step(
          "{Tell us|Describe it}",
          "{What, where, since when|A photo beats a guess}: {we say if it is urgent|children, pets, illness, please say}.",
        ),
        step(
          "{Look|On site}",
          "{We find out what it is and how it gets in|Room by room}, {then you know steps and price|and what you must do yourself}.",
        ),
        step(
          "{Act|Treatment}",
          "{As mild as possible, as strong as needed|You get it in writing which stuff was used}, {and how long to stay out|and where nobody should touch}.",
        ),
        step(
          "{Check|Come back}",
          "{A second look is part of it|Traps are read, gaps are closed}, {until it stays quiet|and you know the early signs}.",
        ),
      ],
      questions: [
        question(
          "{Is it safe for children and pets|What poison do you use|Must we leave the house}?",
          "{Tell us who lives there, that decides the way|We begin with traps and seals}. {You hear how long to stay out|Birds and fish are easily harmed}.",
        ),
        question(
          "{What does pest control cost|Do I need more than a visit|Who pays, landlord or tenant}?",
          "{It depends on kind and spread|After a look you get a price}. {Bed bugs and roaches take several|Tell your landlord at once, in writing}.",
        ),
        question(
          "{Are bed bugs a sign of dirt|How do I know it is bed bugs|What do I do until you come}?",
          "{No, they travel in bags|Bites in a row, dark dots on the seam}. {Stay in your bed, or they spread|Do not carry things to other rooms}.",
        ),
        question(
          "{May a wasp nest be removed|Are wasps protected|Who removes a hornet nest}?",
          "{Ask first, some are protected|If it does not disturb, leave it}. {By frost it is empty|Hornets often need a permit}.",
        ),
        question(
          "{How do I keep them from coming back|How do mice get in|What draws rats}?",
          "{Close gaps, lift food, dry the cellar|Pipes and doors are the usual way}. {No scraps in the compost|Bird food is a party for rats}.",
        ),
      ],
      qualities: [
        ["closed gaps", "quiet nights"],
        ["clear reports", "mild means"],
        ["sharp eyes", "plain vans"],
      ],
      events: ["Pantry check", "Wasp weeks", "Talk for kitchens"],
    },
  },
];
