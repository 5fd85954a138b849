/** Fitness and movement: gyms, mats and dance floors. A table of sentences, no logic. */
import { offer, question, step } from "../entries.ts";
import type { Family, Trade } from "../model.ts";

export const fitness: Family = {
  id: "fitness",
  names: {
    en: ["fitness", "sport", "sports", "training", "exercise", "workout"],
    de: ["Fitness", "Sport", "Training", "Bewegung"],
    fr: ["sport", "forme", "entraînement"],
    es: ["deporte", "entrenamiento", "ejercicio"],
  },
  pages: ["services", "events", "about", "gallery", "faq", "contact"],
  emphasis: ["offers", "events", "pictures", "process", "questions", "place"],
  icons: ["dumbbell", "heart-pulse", "calendar", "users", "timer", "footprints"],
};

const classes = {
  actions: {
    bookings: ["Book a trial class", "Come to a trial class"],
    signups: ["Try a class", "Start with a trial"],
    visits: ["Come and look around"],
  },
  pageNames: { services: "Classes", gallery: "In class", events: "Dates" },
};

export const fitnessTrades: Trade[] = [
  {
    id: "gym",
    family: "fitness",
    names: {
      en: [
        "gym",
        "fitness studio",
        "fitness centre",
        "fitness center",
        "fitness club",
        "health club",
        "crossfit",
        "crossfit box",
        "weightlifting",
        "strength training",
        "climbing gym",
        "bouldering",
        "bouldering gym",
        "swimming pool",
        "spin studio",
        "indoor cycling",
      ],
      de: [
        "Fitnessstudio",
        "Fitnesscenter",
        "Kletterhalle",
        "Boulderhalle",
        "Schwimmbad",
        "Kraftraum",
      ],
      fr: [
        "salle de sport",
        "salle de fitness",
        "salle d'escalade",
        "club de fitness",
        "musculation",
        "piscine",
      ],
      es: [
        "gimnasio",
        "centro de fitness",
        "rocódromo",
        "club de fitness",
        "sala de musculación",
        "piscina",
      ],
    },
    act: "join",
    schemaType: "ExerciseGym",
    motifs: ["block", "ring", "wave", "gear", "figure"],
    fields: ["subject", "date", "time", "level"],
    wording: {
      ...classes,
      vocabulary: {
        customer: "member",
        customers: "members",
        place: "gym",
        atPlace: "in the gym",
        toPlace: "to the gym",
        work: "training",
      },
      actions: {
        signups: ["Try a session", "Become a member"],
        bookings: ["Book an introduction"],
        visits: ["Come and look around"],
      },
      headlines: [
        "{Lift|Push}, {rest|breathe}, {come back|repeat}",
        "{Strong|Stronger} is {a habit|something you practise}",
        "{Start|Begin} {where you are|with what you can lift}",
        "{Sweat|Train} among {people|friends}, not {mirrors|screens}",
      ],
      truths: [
        "{The plan you keep beats the plan that is perfect|Showing up is most of training}, {so it has to fit the week you really have|so pick hours you can hold}.",
        "{Muscles grow while you rest|Progress happens between sessions}: {sleep and food belong to the programme|a day off is part of the plan}.",
        "{Good form comes before heavy weight|Technique first, load second}: {a light lift done well teaches more than a heavy one done badly|the body remembers how you did it}.",
      ],
      offers: [
        offer(
          "dumbbell",
          "{Free weights and machines|Strength}",
          "{Racks, benches, cables|From first squat to heavy bar}: {ask for somebody to watch your form|have your set-up checked}, {then train in your own time|before you add plates}.",
          "{New to weights|Back after years}? {Start with an introduction|Get shown around}, {and write down what you lift|and keep it light for a while}.",
        ),
        offer(
          "users",
          "{Classes|Group training}",
          "{A clock, a coach and people who count along|Hard work is easier in a row of others}: {choose by hour and by how tired you want to be|every exercise has an easier version}.",
          "{Cardio, core, mobility|Loud or quiet, fast or slow}: {come early for your first class and say hello|tell the coach about old injuries}.",
        ),
        offer(
          "user-check",
          "{A plan of your own|Training plan}",
          "{Tell us the goal and the days you have|Knees, back, time, taste}: {the plan starts from those|a plan is written around them}, {and is changed when it gets easy|then tried out together}.",
        ),
        offer(
          "heart-pulse",
          "{Stamina|Heart and lungs}",
          "{Rower, treadmill, bike|Short and hard or long and easy}: {ask how to mix both|your breath tells you the pace}.",
        ),
        offer(
          "bath",
          "{After training|Wind down}",
          "{Stretch, shower, sit|Cool down before you go}: {half an hour more does the joints good|the body likes a slow end}.",
        ),
      ],
      process: [
        step(
          "{Look around|Visit}",
          "{Come at the hour you would train|See how full it is in the evening}, {and talk to people who train here|and try the machines}.",
        ),
        step(
          "{Introduction|First session}",
          "{Someone shows you the basics|You move, we watch}: {few exercises, done properly|nothing to prove on day one}.",
        ),
        step(
          "{Find your rhythm|Keep going}",
          "{Fixed days help|Put it in the calendar}; {ask for a new plan when you stop improving|bring a friend on slow days}.",
        ),
      ],
      questions: [
        question(
          "{Do I need to be fit to start|I have never been to a gym, is that fine|Can beginners come}?",
          "{No|Come as you are}. {Everyone started with the lightest plate|Most people here began with nothing}, {and an introduction takes the awkwardness away|and nobody watches as much as you fear}.",
        ),
        question(
          "{How often should I train|How many days a week make sense|Is twice a week enough}?",
          "{A couple of good sessions a week do a lot|A few days with rest between suit most people}. {More helps only if you sleep and eat enough|Regular beats often}.",
        ),
        question(
          "{How do I cancel a membership|What are the terms|Can I pause my membership}?",
          "{Read notice period and pauses before you sign|Ask for the terms in writing}. {Ask about illness, moving house and holidays|Illness and moving are worth asking about}.",
        ),
        question(
          "{When is it quiet|What are the busy hours|When should I come to have space}?",
          "{Before work is calm, after work is full|Mornings and late evenings are calmer}. {In January everyone comes|The new year is the busiest time}, {by spring there is room|it eases off after some weeks}.",
        ),
        question(
          "{Can I train with an old injury|What about back trouble|I have a bad knee, can I train}?",
          "{Ask your doctor what is allowed|Get a clear yes from your doctor}. {Then tell the coach before you begin|With that, exercises can be swapped}, {and stop when pain is sharp|pain is not the goal}.",
        ),
      ],
      qualities: [
        ["clean racks", "clear plans"],
        ["heavy plates", "light talk"],
        ["hard work", "good company"],
      ],
      events: ["{Open|Trial} day", "{Lifting|Technique} workshop", "{Team|Partner} challenge"],
    },
  },
  {
    id: "yoga",
    family: "fitness",
    names: {
      en: [
        "yoga",
        "yoga studio",
        "yoga teacher",
        "yoga teacher training",
        "pilates",
        "pilates studio",
        "meditation",
        "meditation studio",
        "mindfulness",
        "breathwork",
        "barre",
        "retreats",
        "yoga retreat",
        "tai chi",
        "qigong",
      ],
      de: [
        "Yoga",
        "Yogastudio",
        "Yogalehrerin",
        "Yogaschule",
        "Pilates",
        "Pilatesstudio",
        "Meditation",
        "Achtsamkeit",
      ],
      fr: [
        "yoga",
        "studio de yoga",
        "professeur de yoga",
        "pilates",
        "méditation",
        "cours de yoga",
      ],
      es: [
        "yoga",
        "centro de yoga",
        "estudio de yoga",
        "profesora de yoga",
        "pilates",
        "meditación",
        "clases de yoga",
      ],
    },
    act: "book",
    schemaType: "SportsActivityLocation",
    motifs: ["lotus", "sun", "wave", "figure", "moon"],
    fields: ["service", "date", "level"],
    wording: {
      ...classes,
      vocabulary: {
        customer: "student",
        customers: "students",
        place: "studio",
        atPlace: "in the studio",
        toPlace: "to the studio",
        work: "practice",
      },
      headlines: [
        "{Breathe in|Roll out the mat}, {begin|begin here}",
        "{An hour|A mat} {away from the screen|without shoes or phone}",
        "{Stretch|Bend} what {sits|hurries} all day",
        "{Slow|Quiet} down {on purpose|together}",
      ],
      truths: [
        "{Nobody needs to be bendy to begin|Stiff people get the most out of it}: {flexibility is what comes later|you start where your hands reach}.",
        "{Breath is the measure|When the breath gets short, the pose is too much}: {a pose that stops your breath is too deep today|it tells you more than the mirror}.",
        "{Quiet has to be practised like anything else|Stillness is a skill}, {and the first minutes are always noisy|and the mind wanders for everyone}.",
      ],
      offers: [
        offer(
          "sunrise",
          "{Flow|Moving classes}",
          "{Breath by breath from one pose to the next|Warm, steady, a little sweaty}: {for people who think better when they move|for days when sitting still is too much to ask}.",
          "{Wake up with it or shake off the desk|Strength and balance in one hour}, {with easier versions all along|at a pace you may slow down}.",
        ),
        offer(
          "moon",
          "{Slow and restful|Quiet practice}",
          "{Long holds, blankets, low light|Poses held for minutes}: {nothing to achieve|for tired legs and full heads}, {and a long rest at the end|then lie still}.",
          "{For evenings|For bad sleepers and busy minds}: {leave lighter than you came|the nerves get the message}.",
        ),
        offer(
          "sprout",
          "{Beginners|The first classes}",
          "{The basic shapes, explained and repeated|Learn to stand, bend and breathe}: {no Sanskrit needed|questions are welcome}, {mats and blocks are part of the room|and nobody turns round to look}.",
        ),
        offer(
          "baby",
          "{Before and after birth|Pregnancy and after}",
          "{Space for the belly, strength for the back|Gentle strength, pelvic floor, rest}: {ask midwife or doctor when to begin|come when your doctor says yes}.",
        ),
        offer(
          "user",
          "{One to one|Private sessions}",
          "{An old injury, a special aim, an odd shift|For people who want their own sequence}: {an hour planned for you|leave with a short practice for home}.",
        ),
        offer(
          "mountain",
          "{Workshops and retreats|Longer days}",
          "{A Saturday, a long weekend, a whole week|Time for what a class cannot hold}: {handstands, breath, silence|ask about level, food and beds}.",
        ),
      ],
      process: [
        step(
          "{Pick a class|Choose}",
          "{Look at the timetable for level and pace|Choose by how tired you are}. {Write if you are unsure|Ask which class suits you}.",
        ),
        step(
          "{Arrive early|Come a little early}",
          "{Shoes off, phone off, find a mat|Tell the teacher about injuries}; {eat light before|a full stomach makes it hard}.",
        ),
        step(
          "{Practise|Begin}",
          "{Follow, rest, join in again|Nobody minds when you rest}: {child's pose is always there|your own pace is the right one}.",
        ),
      ],
      questions: [
        question(
          "{I am not flexible, can I come|Do I have to be flexible|Is yoga for stiff people}?",
          "{That is the best reason|Yes}. {Blocks and straps bring the floor closer|There is a version for every body}, {and the rest comes with weeks|touching your toes is not the point}.",
        ),
        question(
          "{What do I bring to class|What should I wear|Do I need my own mat}?",
          "{Clothes you can move in, bare feet|Soft clothes, no shoes}. {Ask whether mats are there to borrow|A towel if you sweat}, {and bring a jumper for the end|and something warm for resting}.",
        ),
        question(
          "{Which style is right for me|Which class should I start with|How do I choose a class}?",
          "{Fast if you are restless, slow if you are tired|Try several}. {Beginners' courses explain the basics|For the first time, take one marked for beginners}, {then go by the teacher|and go by how you feel afterwards}.",
        ),
        question(
          "{Is it safe with back pain|Can I practise with an injury|What about my bad back}?",
          "{Tell the teacher before class|Ask your doctor first}. {Poses can be changed or left out|Deep bends and twists may be off limits}, {pain is a sign to stop|and leave out what hurts}.",
        ),
        question(
          "{Is it religious|Do I have to chant|How spiritual is it}?",
          "{It has old roots, and you may leave them aside|You can take it as movement and breath}. {Some teachers chant or read a line|A moment of silence is usual}, {joining in is up to you|nothing is asked of you}.",
        ),
      ],
      qualities: [
        ["deep breath", "strong legs"],
        ["quiet rooms", "kind teachers"],
        ["slow mornings", "long rests"],
      ],
      events: [
        "{Full moon|Sunday} practice",
        "{Breath|Handstand|Hips} workshop",
        "{Weekend|Silent} retreat",
        "Open class day",
      ],
    },
  },
  {
    id: "personal-trainer",
    family: "fitness",
    names: {
      en: [
        "personal trainer",
        "personal training",
        "fitness coach",
        "running coach",
        "online fitness coach",
        "bootcamp",
        "swim coach",
        "tennis coach",
        "golf coach",
      ],
      de: ["Personal Trainer", "Personaltrainer", "Lauftrainer"],
      fr: ["coach sportif", "préparateur physique"],
      es: ["entrenador personal", "entrenadora personal"],
    },
    act: "book",
    schemaType: "SportsActivityLocation",
    motifs: ["path", "mountain", "wave", "pulse", "figure"],
    fields: ["subject", "level", "date", "phone", "age"],
    wording: {
      ...classes,
      pageNames: { services: "Training", gallery: "Out there", events: "Dates" },
      vocabulary: {
        customer: "client",
        customers: "clients",
        place: "training ground",
        atPlace: "in training",
        toPlace: "to training",
        work: "coaching and lessons",
      },
      headlines: [
        "{A coach|Somebody} who {counts with you|knows your knees}",
        "{Your|One} goal, {a plan|small steps}, {someone|a person} beside you",
        "{Learn|Train} it {properly|once, and right}",
        "{Outside|Out there}, whatever the {weather|level}",
      ],
      truths: [
        "{An hour with a coach saves months of guessing|Errors learned alone are slow to unlearn}: {someone sees what you cannot feel|a pair of eyes from outside sees them at once}.",
        "{People train harder for a date with somebody|An appointment is harder to skip than a good intention}, {and that alone is worth a coach|which is half of the secret}.",
        "{Fear and cold are part of outdoor lessons|Water, slopes and horses ask for respect}: {calm teachers make brave pupils|safety comes first and fun comes with it}.",
      ],
      offers: [
        offer(
          "user",
          "{One to one|Private training}",
          "{Your aim, your body, your diary|Everything is planned around you}: {get out of pain, into shape or up the hill|tell us what you have tried and why it stopped}.",
        ),
        offer(
          "users",
          "{Small groups|With friends}",
          "{Share the coach and the effort|A handful of people at the same level}: {bring your own group or join one|bring friends and split the hour}.",
        ),
        offer(
          "flag",
          "{Towards a goal|Preparing for a race}",
          "{A run, a climb, a first wave|Name the day and the distance}: {we count back from there|then the weeks can be planned}.",
        ),
        offer(
          "baby",
          "{Children and beginners|First lessons}",
          "{Play first, technique by the way|For those who have never tried}: {with gear that fits and a calm start|short lessons, long breaks}.",
        ),
        offer(
          "video",
          "{At a distance|Online plans}",
          "{Plan, videos and a weekly talk|Train where you are and report back}: {good for people who travel|best once you know the basics}.",
        ),
      ],
      process: [
        step(
          "{Tell us your aim|First talk}",
          "{What for, since when, how often|Health, history, wishes}: {be honest about the last months|doctors' notes are helpful}.",
        ),
        step(
          "{Test and plan|See where you stand}",
          "{A few simple tests|We look at how you move}, {then a plan for the coming weeks|and pick the first exercises}.",
        ),
        step(
          "{Train and adjust|Go}",
          "{Session by session|Step by step}; {the plan bends to your week|we change what does not work}.",
        ),
      ],
      questions: [
        question(
          "{How fit must I be|Do I need experience|Can I start from zero}?",
          "{Not at all|From zero is fine}. {Levels are there so that nobody drowns or is bored|The first lesson finds the level}, {just tell the truth about yours|so do not train for it}.",
        ),
        question(
          "{Where does training take place|Do you come to me|Where do we meet}?",
          "{Depends on the sport and the weather|Park, hall, water or your living room}. {Ask what is possible near you|We agree the place beforehand}, {and what to wear|with a plan for rain}.",
        ),
        question(
          "{What gear do I need|Is equipment included|Should I buy gear first}?",
          "{Ask before you buy|Borrow first, buy later}. {Shoes are the exception|Helmets and boards can often be hired}, {and fit matters more than brand|we tell you what is worth the money}.",
        ),
        question(
          "{What happens in bad weather|Do lessons get cancelled|What if I fall ill}?",
          "{Storms cancel, drizzle does not|Safety decides}. {You hear in good time|We call before you set out}; {tell us early if you cannot come|ask about the cancelling rules}.",
        ),
        question(
          "{How many lessons until I can do it|How soon will I see progress|How long does it take to learn}?",
          "{That differs more than people like to hear|It depends on practice in between}. {After a few lessons you get an honest guess|The basics come quickly}, {elegance takes seasons|the fine points take years}.",
        ),
      ],
      qualities: [
        ["clear goals", "honest feedback"],
        ["fresh air", "steady progress"],
        ["calm teaching", "real effort"],
      ],
      events: ["{Trial|Taster} lesson day", "{Holiday|Beginner} camp", "{Group|Sunday} run"],
    },
  },
  {
    id: "martial-arts",
    family: "fitness",
    names: {
      en: [
        "martial arts",
        "karate",
        "judo",
        "boxing",
        "boxing gym",
        "kickboxing",
        "brazilian jiu jitsu",
        "jiu jitsu",
        "taekwondo",
        "self-defence",
        "self defense",
        "krav maga",
        "aikido",
        "dojo",
        "fencing",
        "muay thai",
      ],
      de: [
        "Kampfsport",
        "Kampfsportschule",
        "Karate",
        "Judo",
        "Boxen",
        "Boxclub",
        "Selbstverteidigung",
        "Fechten",
      ],
      fr: ["arts martiaux", "karaté", "judo", "boxe", "club de boxe", "self-défense", "escrime"],
      es: [
        "artes marciales",
        "kárate",
        "judo",
        "boxeo",
        "club de boxeo",
        "defensa personal",
        "esgrima",
      ],
    },
    act: "enrol",
    schemaType: "SportsActivityLocation",
    motifs: ["ring", "hand", "cloth", "star", "figure"],
    fields: ["age", "level", "date", "phone"],
    wording: {
      ...classes,
      vocabulary: {
        customer: "student",
        customers: "students",
        place: "dojo",
        atPlace: "in the dojo",
        toPlace: "to the dojo",
        work: "martial arts",
      },
      headlines: [
        "{Bow|Step} in, {listen|learn}, {try again|stand up again}",
        "{Calm|Quiet} head, {quick|fast} {feet|hands}",
        "{Fall|Learn to fall}, {get up|and to get up}",
        "{Respect|Discipline} first, {kicks|fists} later",
      ],
      truths: [
        "{The first thing you learn is how to fall|Falling well comes before throwing well}, {and it is useful on icy pavements too|and it stays useful all your life}.",
        "{A good partner makes you better|You borrow your partner's body to learn}, {so you give it back unharmed|so care is part of the art}.",
        "{Those who can fight seldom need to|Skill makes people calmer}: {confidence shows before a hand is raised|that is the best result of training}.",
      ],
      offers: [
        offer(
          "baby",
          "{Children|Classes for kids}",
          "{Games, rolls, rules|Energy with a direction}: {they learn to wait, to win and to lose|shy ones get louder, loud ones calmer}, {in groups by age|with parents watching if they like}.",
        ),
        offer(
          "users",
          "{Adults|Evening classes}",
          "{From the first stance on|No experience, no matter}: {technique, fitness, some bruises of honour|the warm-up alone is worth it}.",
        ),
        offer(
          "shield",
          "{Self-defence|Getting out safely}",
          "{Voice, distance, a few simple moves|How to see it coming and leave}: {for women, teenagers and everyone else|practised until it works under stress}.",
        ),
        offer(
          "trophy",
          "{Competition|For the ring}",
          "{Sparring with control, plans with weight and date|If you want to test yourself}: {start after the basics sit|coaches decide when you are ready}.",
        ),
        offer(
          "brain",
          "{Form and focus|The quiet side}",
          "{Sequences repeated until they are yours|Breath, stance, patience}: {for people who like to work on details|an hour without thoughts of work}.",
        ),
      ],
      process: [
        step(
          "{Watch or try|A trial lesson}",
          "{Sports clothes are enough|Come in anything you can sweat in}: {you need no suit for the first time|just short nails and no jewellery}.",
        ),
        step(
          "{Learn the basics|First weeks}",
          "{Stance, fall, guard|Etiquette and first moves}, {with someone patient|beside people who started recently}.",
        ),
        step(
          "{Move up|Train on}",
          "{Grades, goals or just fitness|You choose how far to go}: {nobody is pushed to an exam|progress shows on the mat}.",
        ),
      ],
      questions: [
        question(
          "{From what age can children join|How old must my child be|Is it good for shy children}?",
          "{Once they can follow a group for an hour|School age suits most, some start before}. {A trial lesson shows it|Let the child try}, {and the child decides|and watch from the side}.",
        ),
        question(
          "{Will I get hurt|How dangerous is it|Are injuries common}?",
          "{Bruises happen, rules keep it at that|It is contact, with rules and gear}. {Beginners do not spar hard|Sparring comes later and is a choice}, {and tapping means stop at once|and a stop word ends everything}.",
        ),
        question(
          "{Am I too old to begin|Can I start as an adult|Is it too late for me}?",
          "{Hardly|No}. {Older beginners learn with more patience|Many begin as grown-ups}; {tell us about knees and shoulders|a doctor's yes is wise after long breaks}.",
        ),
        question(
          "{What equipment do I need|Do I need gloves or a suit|What should I buy}?",
          "{Nothing for the start|For the trial, just sports clothes}. {Later a suit or gloves of your own|Ask before you buy}, {because sizes and rules differ|and a mouthguard is money well spent}.",
        ),
        question(
          "{Does it make children aggressive|Will my child hit others|Is it violent}?",
          "{Rather the reverse|Experience says no}. {Rules are strict: skills stay on the mat|Who uses it outside hears about it}, {and letting off steam helps|and self-control is trained every week}.",
        ),
      ],
      qualities: [
        ["firm rules", "good spirit"],
        ["quick feet", "calm heads"],
        ["clear lines", "real respect"],
      ],
      events: ["{Trial|Open mat} day", "{Grading|Belt} day", "{Self-defence|Falling} workshop"],
    },
  },
  {
    id: "dance-school",
    family: "fitness",
    names: {
      en: [
        "dance school",
        "dance studio",
        "dance",
        "ballet",
        "ballet school",
        "salsa",
        "tango",
        "ballroom dancing",
        "hip hop dance",
        "pole dance",
        "wedding dance lessons",
        "dance classes",
      ],
      de: ["Tanzschule", "Tanzstudio", "Tanzen", "Ballettschule", "Ballett", "Hochzeitstanz"],
      fr: ["école de danse", "danse", "cours de danse", "studio de danse", "danse classique"],
      es: [
        "escuela de baile",
        "academia de baile",
        "danza",
        "baile",
        "escuela de danza",
        "clases de baile",
      ],
    },
    act: "enrol",
    schemaType: "DanceGroup",
    motifs: ["note", "ribbon", "figure", "wave", "star"],
    fields: ["service", "level", "age", "people"],
    wording: {
      ...classes,
      vocabulary: {
        customer: "dancer",
        customers: "dancers",
        place: "dance school",
        atPlace: "in the dance school",
        toPlace: "to the dance school",
        work: "dance",
      },
      headlines: [
        "{Left|First} foot, {right|other} foot, {music|laugh}",
        "{Shoes on|Music up}, {worries off|here we go}",
        "{Two left feet|No rhythm}? {Come anyway|That can be learned}",
        "{Dance|Move} like {somebody is counting|you mean it}",
      ],
      truths: [
        "{Rhythm can be learned|Nobody is born without rhythm}: {anyone who can walk to music can dance|your heart keeps time already}.",
        "{Steps are quickly shown, leading and listening take longer|The hard part is not the step but the partner}, {and that is the beauty of it|and it does good off the floor as well}.",
        "{Children who dance learn to stand in front of people|A stage teaches more than steps}: {to wait, to miss a step and go on|to be seen and not to run away}.",
      ],
      offers: [
        offer(
          "heart",
          "{Couples|Dancing in pairs}",
          "{Waltz, salsa, tango|From the slow sway to the quick turn}: {come as a pair or ask about a partner|learn to lead, to follow and to laugh about it}.",
        ),
        offer(
          "baby",
          "{Children|First dance}",
          "{Hop, turn, freeze|Music, stories, scarves}: {they learn rhythm without noticing|grouped by age}, {and show it to you at the end of term|and the small ones may cry at first}.",
        ),
        offer(
          "sparkles",
          "{Ballet and modern|Technique}",
          "{Posture, strength, musical ear|At the bar and across the floor}: {for children, teens and late starters|slow work with visible results}.",
        ),
        offer(
          "eighth-notes",
          "{Hip hop and street|Urban dance}",
          "{Beats, grooves, routines|Fast feet and attitude}: {bring trainers and water|learn the routine of the week}.",
        ),
        offer(
          "gem",
          "{Wedding dance|The first dance}",
          "{Your song, your shoes, your space|A few private lessons before the day}: {simple moves that look good in a dress|so the first dance feels like yours}.",
        ),
      ],
      process: [
        step(
          "{Try it|A taster}",
          "{Come once and see|Join a lesson to look}: {clean shoes and something you can move in|with or without a partner}.",
        ),
        step(
          "{Join a course|Find your course}",
          "{By level, age and evening|Beginners start together}; {ask if you can join midway|we tell you where you fit}.",
        ),
        step(
          "{Practise|Keep dancing}",
          "{At home in the kitchen, here on practice nights|A few minutes a day}, {then on a real dance floor|until the feet do it alone}.",
        ),
      ],
      questions: [
        question(
          "{Do I need a partner|Can I come alone|What if I have no partner}?",
          "{For solo styles, no|It depends on the dance}. {For couples' courses, write to us|In pair dances we try to match people}, {and we see who else is looking|and many courses change partners anyway}.",
        ),
        question(
          "{Which shoes do I need|What should we wear|Do I need dance shoes}?",
          "{Clean, light, smooth soles|Indoor shoes that turn easily}. {Rubber soles stick to the floor|Leave street shoes at the door}; {real dance shoes can wait|buy proper ones once you are hooked}.",
        ),
        question(
          "{When should we start before the wedding|How long to learn a wedding dance|How many lessons for a first dance}?",
          "{A few months before, if you can|Start when the song is chosen}. {A simple dance needs a few lessons|With little time, keep it simple}, {practised in the right shoes|with some practice at home}.",
        ),
        question(
          "{What age can children start|Is my child too young for ballet|When can my child begin}?",
          "{Creative dance works before school age|As soon as they part from you for an hour}. {Proper ballet comes later|Pointe shoes come years later}, {when bones and patience are ready|and a trial shows it best}.",
        ),
        question(
          "{What if I miss a lesson|Can I make up a class|We will be away, what then}?",
          "{Ask which other group covers the same steps|Often you can join a parallel course}. {Tell us before|A short message helps}, {and we show you what you missed|then come early next time}.",
        ),
      ],
      qualities: [
        ["light feet", "good music"],
        ["patient teachers", "full floors"],
        ["first steps", "long nights"],
      ],
      events: [
        "{Dance|Practice} night",
        "{Show|Student performance}",
        "{Tango|Salsa|Swing} workshop",
      ],
    },
  },
  {
    id: "sports-school",
    family: "fitness",
    names: {
      en: [
        "swimming lessons",
        "swim school",
        "ski school",
        "surf school",
        "riding school",
        "horse riding school",
        "horse riding",
        "equestrian centre",
        "sailing school",
        "diving school",
        "tennis school",
        "golf lessons",
        "climbing school",
        "diving centre",
        "dive centre",
      ],
      de: [
        "Schwimmschule",
        "Skischule",
        "Surfschule",
        "Reitschule",
        "Reitstall",
        "Reiterhof",
        "Segelschule",
        "Tauchschule",
        "Tennisschule",
      ],
      fr: [
        "école de natation",
        "école de ski",
        "école de surf",
        "centre équestre",
        "école de voile",
        "club de plongée",
        "école d'équitation",
      ],
      es: [
        "escuela de natación",
        "escuela de esquí",
        "escuela de surf",
        "escuela de equitación",
        "hípica",
        "escuela de vela",
        "escuela de buceo",
      ],
    },
    act: "enrol",
    schemaType: "SportsActivityLocation",
    motifs: ["wave", "mountain", "compass", "sun"],
    fields: ["age", "level", "date", "start"],
    wording: {
      vocabulary: {
        customer: "pupil",
        customers: "pupils",
        place: "school",
        atPlace: "at the school",
        toPlace: "to the school",
        work: "learning a sport",
      },
      actions: {
        signups: ["Join a course", "Ask for a first lesson"],
        bookings: ["Book a lesson", "Ask for a place"],
        visits: ["Watch a lesson"],
        calls: ["Ask the school"],
      },
      pageNames: { services: "Courses", gallery: "Outside", events: "Dates" },
      headlines: [
        "{First|Once} {the feet|the breath}, then {the rest|speed}",
        "{Fall|Wobble} {softly|twice}, {laugh|get up}, {again|go on}",
        "{Water, wind or saddle|Outside, whatever it is}: {begin small|start here}",
        "{Teachers|People} who {remember|know} their {first|own} {fear|day}",
      ],
      truths: [
        "{Fear is information|Respect for water and height is healthy}: {it goes when the steps are small enough|so no one is pushed in}.",
        "{Children copy, adults think|Grown-ups want to understand, children want to try}, {so groups are made by both age and nerve|which is why they learn apart}.",
        "{The weather teaches, too|Wind and snow keep no timetable}; {a good school has a plan for the bad day|a dry lesson is a lesson}.",
      ],
      offers: [
        offer(
          "sparkles",
          "{First time|Taster lesson}",
          "{Kit to borrow, a quiet spot, one teacher|Nothing to buy}: {see if you like it|bring a towel and some time}.",
          "{For people who say they cannot|From zero}: {we begin where your feet are safe|you may stop at any point}.",
        ),
        offer(
          "users",
          "{Group courses|Together}",
          "{Same level, same jokes|A handful of pupils}: {start dates are on this page|tell us what you can already}.",
          "{Several days in a row or once a week|What sticks is repeated}: {missed lessons can be talked about|you see each other improve}.",
        ),
        offer(
          "user",
          "{Private lessons|One to one}",
          "{For a knot that will not open|Before a holiday or an exam}: {an hour, at your pace|say what you want to leave with}.",
          "{Two friends, a family, one shy child|When a group is too loud}: {name the day|the teacher is all yours}.",
        ),
        offer(
          "baby",
          "{Children|For the young}",
          "{Games first, rules by the way|Small steps, loud praise}: {tell us age and fears|parents may watch from afar}.",
          "{Holiday weeks with lunch and a plan for rain|Busy until they sleep well}: {ask early|a name in every jacket}.",
        ),
        offer(
          "badge-check",
          "{Badges and tests|Something to show}",
          "{A badge, a licence, one step up|Steps you can prove}: {we say when you are ready|theory can be read at home}.",
          "{Know the signs, the knots, the right of way|Theory on dry ground}: {ask what counts where|a test day is no ambush}.",
        ),
      ],
      process: [
        step(
          "{Say what you can|Tell us where you stand}",
          "{Age, level, fears, size|Never tried is a fine answer}; {we suggest a group or a teacher|honest beats brave}.",
        ),
        step(
          "{Come and get kitted out|Fit the gear}",
          "{Boots, board, helmet, saddle|Try it on before the lesson}, {it must fit, not shine|allow some minutes more}.",
        ),
        step(
          "{Learn|Out you go}",
          "{Show, try, laugh, try again|A small task, then a little more}: {you hear one thing at a time|breaks are part of it}.",
        ),
      ],
      questions: [
        question(
          "{Am I too old or too young|From what age can they start|Do I need to be fit}?",
          "{Few are too old; for the smallest it depends on nerve|Ages are a guide}. {Tell us knees, backs and breath|We match you with your like}.",
        ),
        question(
          "{What should I bring|Do you lend gear|Do we need our own kit}?",
          "{Swimwear or warm layers, water, something to eat|Gear can mostly be borrowed}. {Send sizes ahead|Do not buy anything before the first day}.",
        ),
        question(
          "{What happens in bad weather|Is it cancelled when it rains|What if there is no wind or snow}?",
          "{Safety decides, and the teacher has the last word|Rain alone is rarely a reason}. {Lessons move or turn into theory|You hear before you set out}.",
        ),
        question(
          "{How long until I can do it|How many lessons do I need|When can I go alone}?",
          "{It depends on nerve and practice|A few days give you the basics}. {Between lessons, repeat small things|Ask your teacher for an honest guess}.",
        ),
        question(
          "{May parents stay|How big are the groups|Who watches the children}?",
          "{From a distance it works best|The first day, gladly}. {Small children have small groups|Someone counts heads all the time}.",
        ),
      ],
      qualities: [
        ["small groups", "calm teachers"],
        ["safe falls", "first flights"],
        ["warm gear", "open sky"],
      ],
      events: ["{Taster|Open} day", "Holiday course", "{Badge|Test} day", "{Season's|First} start"],
    },
  },
];
