/** Weddings and events: planning, rooms, music. A table of sentences, no logic. */
import { offer, question, step } from "../entries.ts";
import type { Family, Trade } from "../model.ts";

export const celebration: Family = {
  id: "celebration",
  names: {
    en: ["wedding", "weddings", "event", "events", "party", "celebration"],
    de: ["Hochzeit", "Veranstaltung", "Feier", "Event", "Fest"],
    fr: ["mariage", "événement", "fête", "événementiel"],
    es: ["boda", "bodas", "evento", "eventos", "fiesta"],
  },
  pages: ["gallery", "services", "about", "faq", "contact", "events"],
  emphasis: ["pictures", "offers", "process", "questions", "place", "events"],
  icons: ["party-popper", "heart", "eighth-notes", "calendar-heart", "users", "lightbulb"],
};

const feast = {
  actions: {
    bookings: ["Ask for your date", "Check your date"],
    quotes: ["Tell us about your day", "Describe the party"],
    visits: ["Arrange a viewing"],
  },
};

export const celebrationTrades: Trade[] = [
  {
    id: "event-planner",
    family: "celebration",
    names: {
      en: [
        "wedding planner",
        "event planner",
        "event planning",
        "event management",
        "wedding planning",
        "party planner",
        "event agency",
        "wedding celebrant",
        "event decor",
        "event rental",
        "party rental",
        "marquee hire",
        "balloon decoration",
        "conference organiser",
        "children's parties",
        "event technology",
        "photo booth",
        "tent hire",
      ],
      de: [
        "Hochzeitsplaner",
        "Hochzeitsplanung",
        "Eventagentur",
        "Veranstaltungsplanung",
        "Trauredner",
        "Zeltverleih",
        "Eventmanagement",
        "Veranstaltungstechnik",
        "Dekoration",
      ],
      fr: [
        "organisateur de mariage",
        "wedding planner",
        "agence événementielle",
        "organisation d'événements",
        "location de matériel de fête",
        "officiant de cérémonie",
        "location de chapiteaux",
        "organisatrice de mariage",
        "organisation de mariages",
      ],
      es: [
        "organizador de bodas",
        "wedding planner",
        "organización de eventos",
        "agencia de eventos",
        "alquiler de carpas",
        "decoración de eventos",
        "animación infantil",
        "organizadora de eventos",
        "organización de bodas",
      ],
    },
    act: "quote",
    schemaType: "ProfessionalService",
    motifs: ["ribbon", "balloon", "ring", "flower", "lantern"],
    fields: ["date", "people", "occasion", "budget", "address"],
    wording: {
      ...feast,
      pageNames: { services: "Planning", gallery: "Feasts", events: "Dates" },
      vocabulary: {
        customer: "host",
        customers: "hosts",
        place: "office",
        atPlace: "at the office",
        toPlace: "to the office",
        work: "planning feasts",
      },
      headlines: [
        "{Dance|Cry}, {eat|laugh}, {and let us count chairs|the list is with us}",
        "{Your|The} day, {our|a} {list|clipboard}",
        "{Somebody|Someone} else {has|holds} the {keys|schedule}",
        "From {yes|the idea} to {the last guest|sweeping up}",
      ],
      truths: [
        "{A feast is remembered for its moods, not its napkins|Guests forget the napkins}: {a warm welcome, food in time, music to dance to|what stays is how they were received}.",
        "{Every plan needs air|A schedule without gaps breaks at the first speech}, {so build in a quarter of an hour for nothing|so leave room for late aunts}.",
        "{Money disappears in the number of guests|The guest list is the budget}: {everything else follows from it|cut there before you cut the music}.",
      ],
      offers: [
        offer(
          "heart",
          "{Weddings|Planning your wedding}",
          "{From the first list to the last dance|All of it, or only the weeks before}: {say what you want to do yourselves|tell us what you dread}, {we take what remains|that is where we begin}.",
        ),
        offer(
          "briefcase",
          "{Company events|For companies}",
          "{Summer parties, fairs, conferences|An evening people come to by choice}: {aim and head count come first|say what should be talked about on Monday}.",
        ),
        offer(
          "cake",
          "{Birthdays and feasts|Private parties}",
          "{Round birthdays, christenings, farewells|In a garden, a barn, a living room}: {how many, how old, how late|who should meet whom}.",
        ),
        offer(
          "lamp",
          "{Decor and hire|Tables, light, tents}",
          "{Chairs, lanterns, a roof in case of rain|Bring the place to life}: {measure and photograph the room|ask what is there already}.",
        ),
        offer(
          "clipboard-check",
          "{On the day|The day itself}",
          "{Deliveries, timing, the lost ring|Someone who answers all calls}: {you keep your phone off|hand over the list the evening before}.",
        ),
      ],
      process: [
        step(
          "{Dream and count|First talk}",
          "{Wishes, guests, budget, date|What must be, what must not}: {honest figures save weeks|bring pictures you both like}.",
        ),
        step(
          "{Concept|Plan}",
          "{Place, food, music, order of the day|A plan and a budget to cross out}; {you decide the big things|we write to the rest}.",
        ),
        step(
          "{Book and check|Arrange}",
          "{Contracts, tastings, samples|Dates are held}, {lists are kept|you get reminders, not surprises}.",
        ),
        step(
          "{Celebrate|The feast}",
          "{Set up, steer, clear away|We watch the clock}; {you watch each other|you dance}.",
        ),
      ],
      questions: [
        question(
          "{When should we start planning|How early is early enough|Is half a year enough}?",
          "{Place and date first, a year ahead for summer|As soon as you have a date}. {Short notice works with compromises|Weekdays and winter open doors}.",
        ),
        question(
          "{What does a planner cost|How are planners paid|Does a planner save money}?",
          "{Fixed sum, share or by hour|Ask how, and for commissions}. {Time is what you save|It saves wrong bookings}, {money sometimes|ask what is included}.",
        ),
        question(
          "{Can you take over just a part|We only need help on the day|What if we have planned most of it}?",
          "{Yes, ask for it|Handing over the last weeks is common}. {We need the list and all contracts|Bring contracts and phone numbers}.",
        ),
        question(
          "{What happens if it rains|What is plan B|What if a supplier drops out}?",
          "{Plan the wet version as if it were the real one|Each outdoor plan has an indoor twin}. {For suppliers, keep a second name|Contracts say who steps in}.",
        ),
        question(
          "{How do we set a budget|Where does the money go|How can we save}?",
          "{Food and place take most|Start with a sum per guest}. {Fewer guests save more than fewer flowers|Save where nobody looks}.",
        ),
      ],
      qualities: [
        ["calm lists", "wild dancing"],
        ["clear budgets", "warm light"],
        ["long tables", "short speeches"],
      ],
      events: ["{Wedding|Planning} fair", "{Couples'|Budget} workshop", "Table setting evening"],
    },
  },
  {
    id: "venue-music",
    family: "celebration",
    names: {
      en: [
        "event venue",
        "wedding venue",
        "venue",
        "conference centre",
        "banquet hall",
        "function room",
        "dj",
        "wedding dj",
        "wedding band",
        "live band",
        "magician",
        "entertainer",
        "karaoke",
        "party venue",
        "barn venue",
        "concert hall",
      ],
      de: [
        "Eventlocation",
        "Hochzeitslocation",
        "Veranstaltungsort",
        "Festsaal",
        "DJ",
        "Hochzeits-DJ",
        "Partyband",
        "Zauberer",
        "Tagungszentrum",
      ],
      fr: [
        "salle de réception",
        "lieu de mariage",
        "salle des fêtes",
        "DJ",
        "groupe de musique",
        "magicien",
        "centre de congrès",
        "domaine de mariage",
      ],
      es: [
        "salón de bodas",
        "finca para bodas",
        "espacio para eventos",
        "DJ",
        "grupo de música",
        "mago",
        "salón de celebraciones",
        "sala de fiestas",
      ],
    },
    act: "book",
    schemaType: "EventVenue",
    motifs: ["lantern", "arch", "note", "star", "tent"],
    fields: ["date", "people", "occasion", "time"],
    wording: {
      ...feast,
      pageNames: { services: "Rooms and sound", gallery: "Nights", events: "Programme" },
      vocabulary: {
        customer: "guest",
        customers: "guests",
        place: "hall",
        atPlace: "in the hall",
        toPlace: "to the hall",
        work: "feasts",
      },
      headlines: [
        "{Doors|Lights} {open|on}, {shoes|ties} off {later|by midnight}",
        "{Room|Space} to {dance|toast}",
        "{Fill|Light} the {room|floor}",
        "{Long|Late} night, {high|open} {ceiling|doors}",
      ],
      truths: [
        "{A room makes a party before anybody arrives|Half of a party is the room}: {people stand where it is warm|you feel it when you walk in empty}.",
        "{A full floor is read, not planned|Nobody dances to a playlist that ignores them}, {so somebody must watch faces|so whoever plays must watch the room}.",
        "{Neighbours decide how long a night lasts|Sound has a law}: {ask about closing time before you ask about the decoration|know the hour when music goes down}.",
      ],
      offers: [
        offer(
          "heart",
          "{Weddings|Wedding nights}",
          "{Vows, dinner, dance under one roof|Arrive, toast, stay}: {walk the rooms at the hour of your feast|ask where grandparents can sit in peace}.",
        ),
        offer(
          "presentation",
          "{Meetings|Conferences}",
          "{Stage, screen, coffee|Rows, tables or a circle}: {send the agenda and head count|say who needs power and a quiet corner}.",
        ),
        offer(
          "cake",
          "{Birthdays|Private parties}",
          "{From candles to the last song|Cake, games, noise}: {name the ages and the hour|ask what you may bring yourself}.",
        ),
        offer(
          "eighth-notes",
          "{Music|Sound for the night}",
          "{First dance, dinner, dance floor|Records, band or both}: {send songs you love and songs that are banned|tell us who should dance}.",
        ),
        offer(
          "lightbulb",
          "{Light and technology|Sound and light}",
          "{Microphones that do not whistle|Warm light, dark corners}: {check power and times|bring the file beforehand}.",
        ),
      ],
      process: [
        step(
          "{Check the date|Ask}",
          "{Day, number, kind of feast|Name a second date}: {you hear if it is open|and your start and end}.",
        ),
        step(
          "{Look and listen|Visit}",
          "{Stand in the middle|See it lit}; {ask about kitchen, noise and beds nearby|bring a tape measure}.",
        ),
        step(
          "{Fix it|Book}",
          "{Contract, deposit, plan|Everything in writing}; {final count later|with who brings what}.",
        ),
        step(
          "{Celebrate|Go}",
          "{Doors, light, music|Set up, feast, sweep}, {then home|with keys back as agreed}.",
        ),
      ],
      questions: [
        question(
          "{How many people fit in|Is the room big enough|What is the right size}?",
          "{Seated, standing and dancing are different numbers|Say how they will sit}. {A half-empty hall feels cold|Too small is warmer than too large}.",
        ),
        question(
          "{May we bring our own caterer|Can we bring drinks|Are we free to choose food}?",
          "{Ask first|Every house has rules}. {Some charge for it|Kitchen and licence decide}.",
        ),
        question(
          "{How long may we celebrate|When must the music stop|Is there a closing time}?",
          "{Local rules and neighbours decide|Ask for the hour in writing}. {Later often costs more|Quiet music may go on longer}.",
        ),
        question(
          "{What happens if we must cancel|Can we move the date|Is the deposit lost}?",
          "{Read that part first|It is in the contract}. {Early notice helps|A new date is often easier than money back}.",
        ),
        question(
          "{Is there parking and a bed|Can guests sleep there|How do guests get home}?",
          "{Ask about taxis, beds and lots|Plan the way home}. {A shuttle saves arguments|Tell guests beforehand}.",
        ),
      ],
      qualities: [
        ["high rooms", "low light"],
        ["full floors", "cold drinks"],
        ["good sound", "kind neighbours"],
      ],
      events: ["{Open|Viewing} day", "{Concert|Club} night", "Dance evening", "Wedding fair"],
    },
  },
];
