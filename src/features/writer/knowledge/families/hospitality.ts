/** Hospitality and travel: beds, keys and paths. A table of sentences, no logic. */
import { offer, question, step } from "../entries.ts";
import type { Family, Trade } from "../model.ts";

export const hospitality: Family = {
  id: "hospitality",
  names: {
    en: ["hospitality", "travel", "tourism", "accommodation", "holiday"],
    de: ["Tourismus", "Reisen", "Unterkunft", "Urlaub", "Gastgewerbe"],
    fr: ["tourisme", "voyage", "hébergement", "vacances"],
    es: ["turismo", "viajes", "alojamiento", "vacaciones"],
  },
  pages: ["services", "gallery", "about", "contact", "faq", "events"],
  emphasis: ["pictures", "offers", "place", "questions", "process", "events"],
  icons: ["bed-double", "key", "sun", "map", "coffee", "luggage"],
};

const stay = {
  actions: {
    bookings: ["Ask for your dates", "Check your dates"],
    visits: ["Plan your trip", "See the way here"],
    calls: ["Call the front desk"],
  },
};

export const hospitalityTrades: Trade[] = [
  {
    id: "hotel",
    family: "hospitality",
    names: {
      en: [
        "hotel",
        "boutique hotel",
        "inn",
        "hostel",
        "bed and breakfast",
        "b&b",
        "guesthouse",
        "guest house",
        "motel",
        "resort",
        "wellness hotel",
        "mountain hut",
        "lodge",
        "pension",
      ],
      de: [
        "Hotel",
        "Pension",
        "Gästehaus",
        "Hostel",
        "Landhotel",
        "Berghütte",
        "Wellnesshotel",
        "Gasthof",
        "Jugendherberge",
      ],
      fr: [
        "hôtel",
        "chambre d'hôtes",
        "chambres d'hôtes",
        "maison d'hôtes",
        "auberge de jeunesse",
        "refuge",
      ],
      es: [
        "hotel",
        "hostal",
        "pensión",
        "casa rural",
        "casa de huéspedes",
        "albergue",
        "posada",
        "parador",
      ],
    },
    act: "book",
    schemaType: "Hotel",
    motifs: ["bed", "key", "window", "moon", "mountain"],
    fields: ["dates", "people", "rooms", "allergies"],
    wording: {
      ...stay,
      pageNames: { services: "Rooms", gallery: "The house", events: "Occasions" },
      vocabulary: {
        customer: "guest",
        customers: "guests",
        place: "house",
        atPlace: "in the house",
        toPlace: "to the house",
        work: "hosting guests",
      },
      headlines: [
        "{Arrive|Come in}, {drop|put down} the {bag|keys}, {breathe|sit}",
        "{Sleep|Wake} {with the window open|somewhere else}",
        "{A bed|Clean sheets}, {a key|breakfast} and {nothing planned|a door to close}",
        "{Late|Slow} {breakfast|mornings}, {long|early} nights",
      ],
      truths: [
        "{A night away is judged by the bed and the breakfast|Guests forgive a small room, not a bad bed}: {quiet, dark and clean come before everything|sleep is what is really being sold}.",
        "{The first minutes set the tone|Arriving is tiring}: {a light in the window and a name remembered|so a key, a glass of water and few forms}.",
        "{A host knows what no map tells|The best tip is not in the guide}: {which path is dry, which bakery opens first|so ask at breakfast}.",
        "{A good bed is most of a hotel|People forgive a small room, never a bad night}: {so pillows are a serious matter|ask for a harder one}.",
        "{Guests remember the first and the last minute|A bag carried at the door stays in mind}, {so somebody is there for both|whatever the hour}.",
      ],
      offers: [
        offer(
          "bed-double",
          "{Rooms|Rooms and beds}",
          "{For one, two or the whole family|To the garden or to the street}: {tell us if you sleep lightly|say if stairs are hard}, {and whether you travel with a cot or a dog|we pick the room for it}.",
        ),
        offer(
          "coffee",
          "{Breakfast|The breakfast table}",
          "{Bread, eggs, fruit, coffee|Early for walkers, late for sleepers}: {tell us what you cannot eat|ask for a bag if you leave at dawn}.",
        ),
        offer(
          "map",
          "{Days out|Around the house}",
          "{Paths, water, towns, rain plans|On foot, by bike or by bus}: {we mark a map with you|ask about hire and drying room}.",
        ),
        offer(
          "heart",
          "{Occasions|Feasts and meetings}",
          "{Anniversaries, workshops, small weddings|Some rooms or the house for yourselves}: {date, heads, wishes|write early for long weekends}.",
        ),
        offer(
          "calendar-days",
          "{Longer stays|Staying on}",
          "{A week, a month, a project nearby|When a night is not enough}: {ask for kitchen, desk and washing|tell us what you need to feel at home}.",
        ),
      ],
      process: [
        step(
          "{Send your dates|Ask}",
          "{Arrival, departure, who comes|A few days either way help}: {you hear what is open|with price and terms}.",
          "{When, how many, what for|With a cot, a dog, a bike}: {we say which room|two dates are better than one}.",
        ),
        step(
          "{Book|Confirm}",
          "{Read the cancelling terms|Tell us when you arrive}; {a late arrival is fine if we know|name your wishes now}.",
          "{A line from us and it is yours|Rate and rules on one page}: {ask for a late key|no portal in between}.",
        ),
        step(
          "{Arrive|Come}",
          "{Key, room, a short tour|Park, ring, sit down}, {the rest can wait|and sleep well}.",
          "{Bags down, shoes off, a glass of something|The key, the map, the hour of breakfast}: {tell us how you slept|the rest is quiet}.",
        ),
      ],
      questions: [
        question(
          "{When can we check in and out|Can we arrive late|May we leave our bags}?",
          "{The hours are in your confirmation|Tell us your time}. {Late arrival is mostly a matter of telling us|Bags can usually wait in a corner}.",
          "{The room is ready in the afternoon|Mornings without haste, within reason}. {Bags can stay before and after|Write when you come}.",
        ),
        question(
          "{Can we cancel|What are the cancelling terms|What if plans change}?",
          "{It depends on the rate you chose|Read it before you book}. {Moving is often easier than cancelling|Call us, we look for a way}.",
          "{It depends on the rate, so read it when you book|Up to a day, often free of charge}. {Call rather than not come|Dates can mostly be moved}.",
        ),
        question(
          "{Are pets welcome|May the dog come|Do you take dogs}?",
          "{Ask before you book|Some rooms suit, some do not}. {Tell us size and habits|Allergic guests come too}.",
          "{Ask with size and kind|In some rooms}. {A blanket and a lead help|Breakfast is for people}.",
        ),
        question(
          "{Is it quiet|Which room is the quietest|I sleep badly, what do you advise}?",
          "{Ask for the back|Tell us}. {We say honestly which side hears the street|No house is silent, some rooms are close}.",
          "{Ask for the back or the top|Old houses talk a little}. {Say if you sleep lightly|At night the door is shut}.",
        ),
        question(
          "{Is it suitable for wheelchairs|Is there a lift|How many steps are there}?",
          "{Tell us what you need|Ask for door widths and steps}. {You get a straight answer|Photos of bath and entry help you judge}.",
          "{Tell us width and steps you can take|Not each room, so ask}. {We measure a door for you|Parking near the door can be kept}.",
        ),
      ],
      qualities: [
        ["quiet rooms", "good bread"],
        ["fresh sheets", "old beams"],
        ["warm light", "cool nights"],
      ],
      events: ["{Wine|Dinner} weekend", "{Walking|Yoga} days", "House concert"],
    },
  },
  {
    id: "holiday-home",
    family: "hospitality",
    names: {
      en: [
        "holiday home",
        "holiday apartment",
        "vacation rental",
        "holiday cottage",
        "cabin rental",
        "glamping",
        "farm stay",
        "serviced apartments",
        "treehouse",
        "airbnb",
        "chalet",
      ],
      de: ["Ferienwohnung", "Ferienhaus", "Chalet", "Urlaub auf dem Bauernhof", "Ferienhof"],
      fr: [
        "gîte",
        "location de vacances",
        "chalet",
        "appartement de vacances",
        "cabane dans les arbres",
        "gîte rural",
      ],
      es: [
        "apartamento turístico",
        "casa de vacaciones",
        "alquiler vacacional",
        "cabañas",
        "apartamentos turísticos",
      ],
    },
    act: "book",
    schemaType: "LodgingBusiness",
    motifs: ["tent", "house", "flame", "tree", "star"],
    fields: ["dates", "people", "pet", "phone"],
    wording: {
      ...stay,
      pageNames: { services: "Where you stay", gallery: "Around here", events: "Seasons" },
      vocabulary: {
        customer: "guest",
        customers: "guests",
        place: "place",
        atPlace: "at the place",
        toPlace: "to the place",
        work: "holidays",
      },
      headlines: [
        "{Cook|Eat} when you {like|wake}",
        "{Your own|A} door, {your own|a} {fire|table}, {no rush|no clock}",
        "{Boots|Towels} by the {door|stove}",
        "{Unzip|Open} {the morning|the door} and {there is grass|step outside}",
      ],
      truths: [
        "{A holiday home is borrowed daily life|On holiday the kitchen table is the living room}: {sharp knives and enough chairs matter|so look at pans and lamps, not only at the view}.",
        "{Weather is part of the stay|It will rain at some point}, {so a stove and a shelf of games earn their place|so ask what there is to do indoors}.",
        "{Children ask for a stream, not for a programme|Small guests need mud, sticks and water}, {and parents need a chair beside it|and a table from which you can see them}.",
      ],
      offers: [
        offer(
          "house",
          "{The house or flat|The rooms inside}",
          "{Beds, kitchen, bath, heating|Count beds and doors}: {ask for the plan|say who snores}, {so nobody sleeps in the passage|and who needs a cot}.",
        ),
        offer(
          "tent",
          "{Pitches|With tent or van}",
          "{Shade or sun, near the water tap or far from all|Grass, power, quiet}: {tell us length and height|ask which side stays dry}.",
        ),
        offer(
          "trees",
          "{The outdoors|The grounds}",
          "{Paths, water, stars|Bikes at the door, boots by the stove}: {we tell you what is near on foot|ask for the walk after supper}.",
        ),
        offer(
          "paw-print",
          "{With children and dogs|Families and dogs}",
          "{High chair, fence, lake|What you need not bring}: {ask for a list|say how old and how lively}.",
        ),
        offer(
          "snowflake",
          "{Out of season|Quiet months}",
          "{Fire, soup, empty paths|When the place belongs to you}: {ask about heating and roads|bring books}.",
        ),
      ],
      process: [
        step(
          "{Ask for dates|Choose your days}",
          "{Who, when, how long|With children, dogs, van}: {you get a yes or another week|prices with all extras}.",
        ),
        step(
          "{Book and pay|Confirm it}",
          "{Contract, deposit, the rest later|Read it through}; {beds and towels are named there|ask what to bring}.",
        ),
        step(
          "{Arrive|Unpack}",
          "{Key, tour, numbers|Ring us from the road}, {then quiet|and put the kettle on}.",
        ),
      ],
      questions: [
        question(
          "{What must we bring|Are towels and sheets there|Is there coffee and salt}?",
          "{Ask for the list of the house|It stands in the booking}. {Pack slippers, tea towels and spices|Bring your pillow if you love it}.",
        ),
        question(
          "{Who cleans at the end|Is cleaning included|How do we leave the place}?",
          "{Look at the terms|Agreed in the booking}. {Swept, washed up, rubbish out is the usual|Leave it as you would like to find it}.",
        ),
        question(
          "{How do we get there without a car|Is there a bus|Where do we shop}?",
          "{Ask before you book|We tell you the stop and the way}. {In the country, shop on the way|The nearest shop may be a bike ride off}.",
        ),
        question(
          "{May we light a fire|Is barbecue allowed|Can we make a campfire}?",
          "{Only where there is a place for it|Ask on the day}. {In drought, not at all|Dry weeks forbid it}, {water beside it|someone stays with it}.",
        ),
        question(
          "{Is there internet|Can we work from there|Is there phone signal}?",
          "{Ask if you depend on it|We say what it can do}. {Valleys swallow signal|For video calls, ask for a test}.",
        ),
      ],
      qualities: [
        ["quiet nights", "starry skies"],
        ["big tables", "small worries"],
        ["wood fires", "wet boots"],
      ],
      events: ["{Season|Summer} opening", "Campfire evening", "Harvest days"],
    },
  },
  {
    id: "tour-operator",
    family: "hospitality",
    names: {
      en: [
        "travel agency",
        "tour operator",
        "tour guide",
        "city tours",
        "walking tours",
        "boat tours",
        "boat rental",
        "yacht charter",
        "mountain guide",
        "safari",
        "adventure travel",
        "sightseeing",
        "whale watching",
        "wine tours",
        "kayak tours",
        "hiking tours",
        "bike tours",
        "ski rental",
        "tourist information",
        "surf camp",
        "cruises",
        "hot air balloon",
        "boat hire",
      ],
      de: [
        "Reisebüro",
        "Reiseveranstalter",
        "Stadtführer",
        "Stadtführungen",
        "Bergführer",
        "Bootsverleih",
        "Wandertouren",
        "Skiverleih",
        "Ballonfahrten",
        "Kanuverleih",
      ],
      fr: [
        "agence de voyages",
        "guide touristique",
        "visites guidées",
        "guide de montagne",
        "location de bateaux",
        "croisières",
        "voyagiste",
        "excursions",
      ],
      es: [
        "agencia de viajes",
        "guía turístico",
        "visitas guiadas",
        "tours",
        "guía de montaña",
        "excursiones",
        "alquiler de barcos",
        "turismo activo",
      ],
    },
    act: "book",
    schemaType: "TravelAgency",
    motifs: ["compass", "path", "wave", "mountain", "sun"],
    fields: ["dates", "people", "level", "languages", "phone"],
    wording: {
      ...stay,
      pageNames: { services: "Tours", gallery: "On the way", events: "Departures" },
      vocabulary: {
        customer: "traveller",
        customers: "travellers",
        place: "meeting point",
        atPlace: "at the meeting point",
        toPlace: "to the meeting point",
        work: "tours",
      },
      headlines: [
        "{Look up|Lace up}, {listen|follow}, {walk on|off we go}",
        "{Leave|Miss} the {bus|queue}, {take|find} the {path|side street}",
        "{Go|Travel} with {someone who knows|a local}",
        "{Small|Quiet} group, {big|wide} {view|sky}",
      ],
      truths: [
        "{A guide is a host without walls|Facts can be read, stories must be told}: {a good tour ends with new questions|people remember the joke and the smell}.",
        "{The mountain, the sea and the weather have the last word|Turning back is part of the craft}, {and a good guide says so without shame|the summit will still be there}.",
        "{Fewer stops make a better journey|Seeing less is seeing more}: {leave an afternoon empty|the café between two sights is often the best hour}.",
      ],
      offers: [
        offer(
          "footprints",
          "{On foot|Walks}",
          "{Alleys, markets, coast, woods|At the pace of the slowest}: {comfortable shoes and a bottle|say if stairs or heat are hard}.",
        ),
        offer(
          "ship",
          "{On water|Boats and boards}",
          "{Paddle, sail or let yourself be driven|Early, when the water is flat}: {tell us if you can swim|life vests are not a question of style}.",
        ),
        offer(
          "mountain",
          "{Up high|Mountains}",
          "{Paths, ropes, snow|Honest words about fitness}: {weather decides at dawn|bring layers and boots that know you}.",
        ),
        offer(
          "users",
          "{Groups|Schools and companies}",
          "{A class, a team, a family|Everyone the same way or in two speeds}: {say ages and the aim of the day|with a stop for lunch}.",
        ),
        offer(
          "luggage",
          "{Made for you|Your own route}",
          "{Days, budget, what you love and what bores you|Trips that are not in a brochure}: {we put together, you cross out|ask what is easy to change on the way}.",
        ),
      ],
      process: [
        step(
          "{Choose|Pick a tour}",
          "{Length, level, language|Read what it asks of you}: {write to us if you are unsure|in doubt take the easier one}.",
        ),
        step(
          "{Reserve|Book a place}",
          "{Names, number, phone|Say ages and limits}; {weather rules are in the terms|you get place and hour}.",
        ),
        step(
          "{Meet|Off we go}",
          "{A few minutes early|Look for the guide}, {water, layers, shoes|and switch the phone to silent}.",
        ),
      ],
      questions: [
        question(
          "{How fit do I have to be|Is the tour hard|Can beginners join}?",
          "{Look at hours and height, not at the photo|Tell us what you usually walk}. {We say honestly|There is mostly an easier one}.",
        ),
        question(
          "{What happens in bad weather|Do tours go ahead in rain|Who decides to cancel}?",
          "{Rain alone stops few walks|Wind and thunder do}. {The guide decides|Safety first, then fun}, {then you get another date or what the terms say|read the terms}.",
        ),
        question(
          "{What goes in the bag|What should I wear|Is equipment included}?",
          "{Shoes, water, a layer more than you think|A list comes with the booking}. {Ask what can be lent|Borrow before you buy}.",
        ),
        question(
          "{Can children come|How old must children be|Is it fun for teenagers}?",
          "{It depends on the tour|Ages are given as advice}. {You know your child|Tell us and we suggest one}.",
        ),
        question(
          "{Which languages are the tours in|Is there a private tour|Can we have our own guide}?",
          "{Ask for yours|Write in your language}. {Private tours can start when you like|With your own guide you set the pace}.",
        ),
      ],
      qualities: [
        ["small groups", "good stories"],
        ["clear maps", "wide views"],
        ["safe ropes", "early starts"],
      ],
      events: [
        "{New|First} tour of the season",
        "{Full moon|Sunrise} walk",
        "{Slide|Travel} evening",
      ],
    },
  },
  {
    id: "campsite",
    family: "hospitality",
    names: {
      en: [
        "campsite",
        "camping",
        "campground",
        "caravan park",
        "camping site",
        "tent site",
        "motorhome pitches",
      ],
      de: ["Campingplatz", "Camping", "Zeltplatz", "Stellplatz", "Wohnmobilstellplatz"],
      fr: ["camping", "terrain de camping", "aire de camping-car", "camping à la ferme"],
      es: ["camping", "área de autocaravanas", "zona de acampada"],
    },
    act: "book",
    schemaType: "Campground",
    motifs: ["tent", "tree", "sun", "path"],
    fields: ["dates", "people", "vehicle", "pet"],
    wording: {
      vocabulary: {
        customer: "guest",
        customers: "guests",
        place: "site",
        atPlace: "on the site",
        toPlace: "to the site",
        work: "camping",
      },
      actions: {
        bookings: ["Ask for a pitch", "Send your dates"],
        calls: ["Call the reception"],
        visits: ["Find the site"],
      },
      pageNames: { services: "Pitches and stays", gallery: "Round the site", events: "Dates" },
      headlines: [
        "{Pegs|Tent} in, {shoes off|kettle on}",
        "{Wake up|Fall asleep} to {birds|leaves}, not to a clock",
        "{Room|Grass} for {tents, vans and bare feet|big wheels and small feet}",
      ],
      truths: [
        "{A holiday in a tent starts with a missing peg|Nobody has ever packed all they need}, {and the neighbour has one to lend|and that is how people get talking}.",
        "{Rain sounds good on canvas for an hour|Weather is part of it}, {after that a dry place to sit is worth a lot|so look for slope before you pitch}.",
        "{Quiet at night is the best service there is|Good neighbours are made by quiet hours}, {so engines and music stop in time|and we go round and ask kindly}.",
        "{Children need a stream, a hill and each other|On grass, children find friends in ten minutes}, {the rest is extra|and parents find their chair}.",
      ],
      offers: [
        offer(
          "tent",
          "{Tent pitches|Places for tents}",
          "{Grass under the mat, shade at noon|A flat spot out of the wind}: {say how big your tent is|tell us if you come by bike or on foot}.",
          "{Near the trees or near the tap|Some like it close to the wash house, some far off}, {so write what you wish for|and we look what is free}.",
        ),
        offer(
          "caravan",
          "{Caravans and motorhomes|Pitches with power}",
          "{Length, axles, awning|Tell us the length of your van}, {then we find a place you can turn into|so nobody has to reverse for an hour}.",
          "{Power, water, a place to empty|Hook up, level out, sit down}, {and the kettle is on|and ask what fuse the pitch has}.",
        ),
        offer(
          "house",
          "{Cabins and rented tents|A roof without a tent}",
          "{For those who come by train or with small luggage|Beds are made of wood and nights are still green}: {ask what is in the kitchen|bring sheets or ask for some}.",
          "{A cabin when the weather turns|If your back wants a mattress}, {and the fire place is the same|and you still hear the owls}.",
        ),
        offer(
          "shower-head",
          "{Wash house and laundry|Wash house}",
          "{Warm water, hooks and a place to put the soap|Clean and dry is most of it}: {we clean by a plan|tell us when something is missing}.",
          "{A sink for pots, a line for towels|A machine for the swimming things}, {and tokens at the reception|so one bag of clothes is enough}.",
        ),
        offer(
          "footprints",
          "{Days out|Round about}",
          "{Paths, water, a village with bread|What is near and can be reached without a car}: {ask for a map|we tell you where it is quiet}.",
          "{On wet days people ask the same thing|Not each day needs a plan}, {and we have a short list|so start with breakfast outside}.",
        ),
        offer(
          "users",
          "{Groups and classes|Groups}",
          "{A field of your own for many small tents|Scouts, classes, three families}: {send the number and the ages|tell us about fires and quiet hours}.",
          "{A roof for the meal if it rains|One place to cook for all}, {is agreed beforehand|so ask early in the year}.",
        ),
      ],
      process: [
        step(
          "{Ask|Send dates}",
          "{Dates, number, tent or van|When, how many, how long is the van}: {we say what is free|and dogs, if any}.",
          "{High summer is full early|School holidays need notice}, {May and September are easy|a spare date helps}.",
        ),
        step(
          "{Arrive|Pitch}",
          "{At the reception you get a plan and a number|Drive slowly, park, say hello}, {then choose your corner|and we show you the tap}.",
        ),
        step(
          "{Stay|Settle in}",
          "{Bread in the morning can be ordered the night before|After a day you know the paths}, {and nobody asks when you get up|and stay longer if it is free}.",
        ),
      ],
      questions: [
        question(
          "{Do we have to book|Can we come without a booking|Is there room on the day}?",
          "{In the holidays, yes|For a big van it is wise}. {A small tent fits in most nights|Call from the road and we tell you}.",
          "{Outside the holidays you can often just come|It depends on the month}. {Keep your number ready at the gate|Late arrivals should ring first}.",
        ),
        question(
          "{Are dogs allowed|May we bring the dog|What about pets on the site}?",
          "{On a lead, as a rule|Ask when you book}. {There are paths to walk them|Some corners are kept free of dogs}.",
        ),
        question(
          "{May we light a fire|Can we grill|Are camp fires allowed}?",
          "{In the fire places, unless it is too dry|A grill with legs is mostly fine}. {Ask on dry days|Water stands beside it}.",
        ),
        question(
          "{When can we arrive and leave|What time is check-in|Can we stay longer on the last day}?",
          "{The hours are with your booking|In the afternoon in, before noon out}. {If the pitch is free, stay a little|Quiet hours are for walking in, not for driving}.",
        ),
        question(
          "{Is there power at the pitch|Which plug do we need|Can we charge an electric car}?",
          "{Most pitches for vans have it|Ask which plug and which fuse}. {A long cable of the right kind is yours to bring|Cars need a point of their own, so ask}.",
        ),
      ],
      qualities: [
        ["green grass", "quiet nights"],
        ["clean taps", "dark skies"],
        ["shady trees", "flat pitches"],
      ],
      events: ["Lantern walk", "{Sunday|Open} breakfast", "Children's {day|camp}"],
    },
  },
];
