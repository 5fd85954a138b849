/** Animals: health, coats, manners and beds. A table of sentences, no logic. */
import { offer, question, step } from "../entries.ts";
import type { Family, Trade } from "../model.ts";

export const pets: Family = {
  id: "pets",
  names: {
    en: ["pet", "pets", "dog", "dogs", "cat", "cats", "animal", "animals", "horse", "puppy"],
    de: ["Tier", "Tiere", "Haustier", "Hund", "Hunde", "Katze", "Pferd"],
    fr: ["animal", "animaux", "chien", "chat", "cheval"],
    es: ["animal", "animales", "mascota", "mascotas", "perro", "gato", "caballo"],
  },
  pages: ["services", "about", "faq", "contact", "gallery", "events"],
  emphasis: ["offers", "process", "questions", "pictures", "place", "events"],
  icons: ["paw-print", "heart", "bone", "stethoscope", "scissors", "house"],
};

const owner = { customer: "owner", customers: "owners" };

export const petsTrades: Trade[] = [
  {
    id: "vet",
    family: "pets",
    names: {
      en: [
        "vet",
        "veterinarian",
        "veterinary clinic",
        "veterinary practice",
        "animal hospital",
        "animal clinic",
        "veterinary",
        "equine vet",
        "pet physiotherapy",
        "vet clinic",
      ],
      de: [
        "Tierarzt",
        "Tierarztpraxis",
        "Tierklinik",
        "Tierärztin",
        "Tierphysiotherapie",
        "Pferdeklinik",
      ],
      fr: ["vétérinaire", "clinique vétérinaire", "cabinet vétérinaire"],
      es: ["veterinario", "clínica veterinaria", "veterinaria", "hospital veterinario"],
    },
    act: "book",
    schemaType: "VeterinaryCare",
    motifs: ["paw", "pulse", "heart", "leaf"],
    fields: ["pet", "urgency", "date", "phone"],
    wording: {
      vocabulary: {
        ...owner,
        place: "practice",
        atPlace: "at the practice",
        toPlace: "to the practice",
        work: "animal health",
      },
      actions: {
        bookings: ["Make an appointment", "Ask for a check-up"],
        calls: ["Call the practice"],
        visits: ["Find the practice"],
      },
      pageNames: { services: "For your animal", gallery: "Patients", events: "Dates" },
      headlines: [
        "{Paws|Tails}, {claws|ears}, {cold noses|warm hands}",
        "{They|Animals} cannot {say|tell} where it hurts",
        "{Calm|Soft} voice, {warm|gentle} hands",
        "{Off food|Limping}? {Ask early|Ring us}",
      ],
      truths: [
        "{Animals hide pain|A cat in pain simply sits still}: {less play and less food are the first signs|a change in habit is reason enough to call}.",
        "{Waiting rooms frighten more than needles|Smells and strangers make it worse}, {so wait in the car if that is calmer|so a covered basket helps a cat}.",
        "{Prevention is dull and cheap|Teeth, weight and parasites cause most visits}, {and all of them can be watched at home|and a look a year finds them}.",
        "{Animals hide pain|Cats are masters at looking well}: {less food, more sleep, a new hiding place|so small changes count}.",
        "{Fear smells|A bad visit is remembered for years}, {so we go slowly|so the first minute belongs to the animal}.",
      ],
      offers: [
        offer(
          "stethoscope",
          "{Check-ups|Yearly check}",
          "{Heart, teeth, weight, jabs|A look from nose to tail}: {bring the vaccination card|write down what has changed}.",
        ),
        offer(
          "siren",
          "{Illness and accidents|When it is ill}",
          "{Vomiting, limping, something swallowed|Call first, then come}: {say what, how much and when|bring packaging of anything eaten}.",
        ),
        offer(
          "scissors",
          "{Operations|Surgery}",
          "{Neutering, lumps, bones|Before, during and after explained}: {empty stomach as told|ask how pain is treated}.",
        ),
        offer(
          "face-slightly-smiling",
          "{Dental care|Care of the teeth}",
          "{Bad breath is not normal|Tartar, loose teeth, sore gums}: {lift the lip now and then|ask how to brush}.",
        ),
        offer(
          "cat",
          "{Small animals|Cats, rabbits and others}",
          "{Different bodies, different fears|What a rabbit hides, a parrot hides better}: {bring the cage as it is|warm and dark on the way}.",
        ),
      ],
      process: [
        step(
          "{Call|Tell us}",
          "{Species, age, signs, since when|Say if it eats, drinks and breathes calmly}: {that shows how urgent it is|we say when to come}.",
          "{What happened, which animal, how old|Say if it is urgent}: {we tell you whether to come at once|food away before some tests}.",
        ),
        step(
          "{Examine|A look}",
          "{Slowly, with treats if allowed|You stay and talk to it}; {tests only with your yes|we explain what we feel}.",
          "{On the table, on the floor, in the basket|Hands first, machines later}: {you may hold a paw|we say what we see}.",
        ),
        step(
          "{Treat|The plan}",
          "{Options with cost|Medicine, rest, watch}, {and what to do at home|with signs to call again}.",
          "{The plan, the price, then the needle|Medicine with times on the label}: {call if it gets worse|a second look is planned}.",
        ),
      ],
      questions: [
        question(
          "{My dog ate something poisonous, what now|Is chocolate dangerous|What if it swallowed something}?",
          "{Call at once, keep the packet|Do not wait for signs}. {Do not make it vomit by yourself|Chocolate, raisins, bait: every minute counts}.",
          "{Call at once and name it|Keep the packet, and do not make him sick by yourself}. {Amount, time and weight help us|Come even if he seems well}.",
        ),
        question(
          "{What does a visit cost|Is pet insurance useful|Can I pay in parts}?",
          "{Ask before|Fees often follow a table}. {Surgery is what insurance is for|Ask for an estimate}.",
          "{Ask on the phone, many things have a set fee|It depends on tests and time}. {You hear a range before we begin|Insurance wants the bill in parts}.",
        ),
        question(
          "{How do I get my cat to the vet|My dog is afraid, what helps|How can I calm my animal}?",
          "{Leave the basket out for days|Towel over it, no food before if told}. {Ask for quiet hours|Tell us it is afraid}.",
          "{Leave the basket open for days, with a blanket that smells of home|Feed her in the carrier}. {Cover it on the way|Ask for a quiet hour}.",
        ),
        question(
          "{Which vaccinations are needed|How often should it be vaccinated|What about worms and ticks}?",
          "{Depends on life and travel|Indoors needs less than outdoors}. {We look at the card|Ask before a trip abroad}.",
          "{It depends on age, country and whether she goes out|Some are law, some are sense}. {Bring the pass|We plan the next years with you}.",
        ),
        question(
          "{When is it time to let go|How do I know it is suffering|Do you come to the house at the end}?",
          "{Count good days against bad|We talk about it in peace}. {Ask about coming to your home|You need not decide alone}.",
          "{Good days and bad days can be counted|Eating, moving, joy: look at these}. {We talk it over without haste|Nobody decides it for you}.",
        ),
      ],
      qualities: [
        ["calm hands", "clear words"],
        ["soft voices", "sharp eyes"],
        ["quiet rooms", "kind goodbyes"],
      ],
      events: ["{Puppy|Kitten} evening", "{Dental|Travel} check weeks", "First aid for animals"],
    },
  },
  {
    id: "dog-groomer",
    family: "pets",
    names: {
      en: [
        "dog grooming",
        "dog groomer",
        "pet grooming",
        "dog grooming salon",
        "dog salon",
        "cat grooming",
        "mobile dog grooming",
        "pet groomer",
        "dog wash",
      ],
      de: ["Hundefriseur", "Hundesalon", "Hundepflege", "Tiersalon"],
      fr: ["toiletteur", "toilettage", "salon de toilettage", "toilettage canin"],
      es: ["peluquería canina", "peluquero canino", "estética canina"],
    },
    act: "book",
    schemaType: "LocalBusiness",
    motifs: ["paw", "scissors", "comb", "drop", "heart"],
    fields: ["pet", "service", "date", "phone"],
    wording: {
      vocabulary: {
        ...owner,
        place: "grooming salon",
        atPlace: "in the grooming salon",
        toPlace: "to the grooming salon",
        work: "grooming",
      },
      actions: {
        bookings: ["Book a groom", "Ask for a first visit"],
        calls: ["Call the salon"],
        visits: ["Find the salon"],
      },
      pageNames: { services: "Wash, trim, claws", gallery: "Fresh coats", events: "Dates" },
      headlines: [
        "{Less|No} hair on the {sofa|coat}",
        "{Wash|Brush}, {dry|snip}, {shake|wag}",
        "{Knots|Tangles} out, {nose|tail} {up|high}",
        "{Muddy|Woolly} in, {soft|tidy} out",
      ],
      truths: [
        "{Felt hurts|A knot pulls at the skin with every step}, {so brushing at home matters more than the trim|so it is never a matter of looks alone}.",
        "{Patience is the main tool|A dog remembers its first groom}: {short visits, breaks, kind words|the first visit may be only a bath and a biscuit}.",
        "{Not every coat may be shorn|Some coats protect from heat}: {a double coat shaved may never grow back the same|so we say when to brush rather than cut}.",
      ],
      offers: [
        offer(
          "bath",
          "{Bath and brush|Bathing}",
          "{Mud, fox, old dog smell|Lukewarm, mild, well rinsed}: {say if water is feared|ears and eyes are kept dry}.",
        ),
        offer(
          "scissors",
          "{Cut and shape|Trimming}",
          "{By breed or by common sense|Clear eyes, free paws}: {show a picture|tell us how much care you want at home}.",
        ),
        offer(
          "hand",
          "{Claws and ears|Small care}",
          "{Click on the floor means too long|Claws, ears, pads}: {a few minutes, a treat|come between two grooms}.",
        ),
        offer(
          "heart",
          "{Puppies and old dogs|Gentle visits}",
          "{First time or stiff hips|Short, on a soft mat, with pauses}: {stay with it if that calms it|tell us about heart and joints}.",
        ),
        offer(
          "wind",
          "{Shedding season|Undercoat}",
          "{When it snows hair indoors|Brushed and blown out}: {in spring and autumn|ask for the right brush}.",
        ),
      ],
      process: [
        step(
          "{Tell us|Book}",
          "{Breed, age, mood, last groom|Photo of the coat}: {so there is time enough|be honest about biting}.",
        ),
        step(
          "{Meet|Arrive}",
          "{A sniff, a look, a feel for knots|Walk it before}; {we agree length|then you hand over the lead}.",
        ),
        step(
          "{Groom|Collect}",
          "{Bath, dry, trim|With breaks}, {then you get a call|and a brush lesson}.",
        ),
      ],
      questions: [
        question(
          "{How often should my dog be groomed|When should puppies start|Does my short-haired dog need it}?",
          "{Curly coats every few weeks, smooth ones rarely|It depends on the coat}. {Puppies come early, for practice|Start with a visit without scissors}.",
        ),
        question(
          "{My dog is scared, can it come|What if it bites|Can I stay with my dog}?",
          "{Tell us before|Say it honestly}. {Short first visits work best|Some calm down without you, some with you}.",
        ),
        question(
          "{Can knots be saved|Must the coat come off|What about matted fur}?",
          "{If skin is pulled, comfort comes first|Tight felt must be shorn}. {It grows back|We show how to brush to the skin}.",
        ),
        question(
          "{How long does it take|When can I fetch it|Do I wait}?",
          "{An hour or several|Size, coat and mood decide}. {We ring you|Have a coffee, we call}.",
        ),
        question(
          "{What if you find ticks or sore skin|Do you treat skin problems|Do you see a vet problem}?",
          "{We tell you|We look closely}. {Treatment is for the vet|Lumps and sores go to the vet}.",
        ),
      ],
      qualities: [
        ["soft coats", "short claws"],
        ["kind hands", "clean ears"],
        ["quiet dryers", "happy tails"],
      ],
      events: ["Puppy visit day", "{Brushing|Claw} lesson", "Shedding weeks"],
    },
  },
  {
    id: "pet-care",
    family: "pets",
    names: {
      en: [
        "dog trainer",
        "dog training",
        "dog school",
        "puppy school",
        "dog walking",
        "dog walker",
        "pet sitting",
        "pet sitter",
        "pet boarding",
        "kennel",
        "cattery",
        "dog daycare",
        "dog hotel",
        "hotel for dogs",
        "cat hotel",
        "pet shop",
        "pet store",
        "pet food",
        "aquarium shop",
        "animal shelter",
        "dog breeder",
        "horse livery",
        "doggy daycare",
        "pet supplies",
        "horse boarding",
      ],
      de: [
        "Hundeschule",
        "Hundetrainer",
        "Tierpension",
        "Hundepension",
        "Tiersitter",
        "Gassiservice",
        "Zoohandlung",
        "Tierheim",
        "Hundezüchter",
        "Tierbedarf",
        "Pferdepension",
        "Katzenpension",
      ],
      fr: [
        "éducateur canin",
        "dressage de chiens",
        "pension pour chiens",
        "animalerie",
        "garde d'animaux",
        "promeneur de chiens",
        "refuge pour animaux",
        "élevage canin",
        "pension pour chevaux",
      ],
      es: [
        "adiestramiento canino",
        "adiestrador canino",
        "residencia canina",
        "tienda de animales",
        "tienda de mascotas",
        "cuidador de mascotas",
        "paseador de perros",
        "protectora de animales",
        "criadero",
        "pupilaje de caballos",
      ],
    },
    act: "book",
    schemaType: "LocalBusiness",
    motifs: ["paw", "ball", "path", "house", "bird"],
    fields: ["pet", "dates", "service", "phone"],
    wording: {
      vocabulary: {
        ...owner,
        place: "yard",
        atPlace: "with us",
        toPlace: "to us",
        work: "caring for animals",
      },
      actions: {
        bookings: ["Ask for dates", "Book a first meeting"],
        visits: ["Come and sniff around"],
        calls: ["Call about your animal"],
      },
      pageNames: {
        services: "Care and training",
        gallery: "Four legs",
        events: "Classes and dates",
      },
      headlines: [
        "You travel, {they play|somebody throws the ball}",
        "{Sit|Stay}, {wait|come}, {good|well done}",
        "{Loose|Slack} lead, {good|quiet} walk",
        "{Full|Clean} bowl, {long|good} walk, {deep|sound} sleep",
      ],
      truths: [
        "{Most dog training is people training|The dog learns fast, the hand on the lead learns slowly}: {timing matters more than volume|clear and kind beats loud}.",
        "{Animals like the same hour each day|Routine is comfort}, {so we ask about habits before dates|so write down bowl, walk and bed}.",
        "{A first meeting saves trouble|Not all dogs like all dogs}: {let them sniff on neutral ground|a trial day tells more than a form}.",
      ],
      offers: [
        offer(
          "graduation-cap",
          "{Training|Dog school}",
          "{Recall, lead, staying alone|Puppies, teens and stubborn old friends}: {bring soft treats and patience|say what happens, not what it is}.",
        ),
        offer(
          "house",
          "{Boarding|Holiday care}",
          "{A night, a fortnight|Beds, walks, a word each day if you like}: {blanket from home, own food|jabs and numbers in order}.",
        ),
        offer(
          "footprints",
          "{Walks and daycare|While you work}",
          "{At noon, in the rain, with friends|Tired dogs sleep in the evening}: {meet first, then hand over the key|tell us what it chases}.",
        ),
        offer(
          "shopping-bag",
          "{Food and gear|Things they need}",
          "{Bowls, leads, food for sensitive stomachs|Fit matters for harness and basket}: {bring the animal or its measure|change food slowly}.",
        ),
        offer(
          "cat",
          "{At your home|Cats and small animals}",
          "{Fed, cleaned, talked to|Where they know each corner}: {vet's number and hiding places on a note|post and plants too}.",
        ),
      ],
      process: [
        step(
          "{Tell us about them|Ask}",
          "{Age, habits, fears, dates|What it eats and hates}: {honesty helps all|even about the shoes}.",
        ),
        step(
          "{Meet|Get to know}",
          "{A walk or a visit|See where it will sleep}; {both sides may say no|then a trial}.",
        ),
        step(
          "{Care and report|Off you go}",
          "{Fed, walked, seen to|You get news as agreed}, {and a tired animal back|with a note on what it did}.",
        ),
      ],
      questions: [
        question(
          "{What does my dog need to stay with you|Which vaccinations are required|What must I bring}?",
          "{Jabs, chip, numbers, food|Ask for the list}. {Something that smells of home|Own blanket, no new toys}.",
        ),
        question(
          "{Will it cope without me|My dog has never been away|What if it does not settle}?",
          "{Try a day first|Practise short}. {You are called|We tell you honestly}, {some need a sitter at home instead|then we look for another way}.",
        ),
        question(
          "{Is it too late to train an old dog|At what age does training start|How long does training take}?",
          "{Never too late, early is easier|Puppies start in the first weeks}. {Little, daily, everyone the same word|Weeks for a habit}.",
        ),
        question(
          "{What happens in an emergency|What if it falls ill|Who calls the vet}?",
          "{Your vet, your number, your limit in writing|Agree it beforehand}. {First the vet, then you|In doubt we go}.",
        ),
        question(
          "{Are the dogs kept together|Do males and females mix|Is my dog alone at night}?",
          "{Ask to see it|It depends on who gets on}. {Groups are put together with care|Loners have their place too}.",
        ),
      ],
      qualities: [
        ["long walks", "soft beds"],
        ["clear words", "kind hands"],
        ["full bowls", "wet noses"],
      ],
      events: ["{Puppy|Recall} class", "{Social|Pack} walk", "Open yard day"],
    },
  },
];
