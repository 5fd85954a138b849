/** Education: lessons, courses and schools. A table of sentences, no logic. */
import { offer, question, step } from "../entries.ts";
import type { Family, Trade } from "../model.ts";

export const education: Family = {
  id: "education",
  names: {
    en: ["education", "school", "courses", "classes", "teaching", "academy", "lessons"],
    de: ["Bildung", "Schule", "Kurse", "Unterricht", "Akademie"],
    fr: ["éducation", "école", "cours", "formation"],
    es: ["educación", "escuela", "cursos", "clases", "academia"],
  },
  pages: ["services", "events", "about", "faq", "contact", "gallery"],
  emphasis: ["offers", "process", "questions", "events", "place", "pictures"],
  icons: ["book-open", "graduation-cap", "users", "calendar", "pencil", "message-circle"],
};

const lessons = {
  actions: {
    signups: ["Enrol", "Ask for a place", "Start with a trial lesson"],
    bookings: ["Book a trial lesson", "Ask for a first lesson"],
    visits: ["Come and look"],
  },
  pageNames: { services: "Courses", gallery: "In class", events: "Dates" },
};

export const educationTrades: Trade[] = [
  {
    id: "language-school",
    family: "education",
    names: {
      en: [
        "language school",
        "language courses",
        "english lessons",
        "german lessons",
        "spanish lessons",
        "language teacher",
        "language tutor",
        "english school",
        "conversation classes",
      ],
      de: ["Sprachschule", "Sprachkurse", "Deutschkurs", "Englischkurs", "Sprachlehrer"],
      fr: [
        "école de langues",
        "cours de langue",
        "cours d'anglais",
        "cours de français",
        "professeur de langues",
      ],
      es: [
        "escuela de idiomas",
        "academia de inglés",
        "clases de inglés",
        "cursos de idiomas",
        "profesor de idiomas",
        "academia de idiomas",
      ],
    },
    act: "enrol",
    schemaType: "EducationalOrganization",
    motifs: ["speech", "book", "compass", "page", "kite"],
    fields: ["level", "languages", "start", "subject"],
    wording: {
      ...lessons,
      vocabulary: {
        customer: "learner",
        customers: "learners",
        place: "school",
        atPlace: "at the school",
        toPlace: "to the school",
        work: "language teaching",
      },
      headlines: [
        "{Say|Ask for} it in {their|another} language",
        "{Mistakes|Accents} are {welcome|how you learn}",
        "{Words|Talk} first, {rules|grammar} by the way",
        "{Order|Argue}, {flirt|joke}, {apply|apologise}: in {a new language|other words}",
      ],
      truths: [
        "{You learn to speak by speaking|Nobody learned to talk from a table of verbs}: {a good lesson leaves you with a dry mouth|the teacher should talk less than the class}.",
        "{A language is kept by small daily doses|A few words a day stay, a long list on Sunday leaves}: {radio while cooking, a list on the fridge|short and daily beats long and rare}.",
        "{Mistakes show where you are going|People who wait for perfect grammar stay silent}, {so make them aloud|so make them early and often}.",
      ],
      offers: [
        offer(
          "users",
          "{Group courses|In a group}",
          "{Few learners, much talk|Pairs, games, small speeches}: {a short test finds your group|you start where you can follow and still be stretched}.",
        ),
        offer(
          "user",
          "{Private lessons|One-to-one lessons}",
          "{Your job, your pace, your weak spots|Before a move, a talk or a new job}: {bring the mails you have to write|we practise the talks you will have}.",
        ),
        offer(
          "graduation-cap",
          "{Exams|Exam preparation}",
          "{Know the tasks before the day|For certificates, study and citizenship}: {write mock papers and get them marked|we show what costs points and why}.",
        ),
        offer(
          "briefcase",
          "{At work|Courses for companies}",
          "{Meetings, calls, small talk at the coffee machine|On site or on screen}: {in the words of your trade|tell us who talks to whom}.",
        ),
        offer(
          "baby",
          "{Young learners|Children}",
          "{Songs, stories, cooking|Learn without noticing}: {short lessons, many pictures|by age, not by grammar}.",
        ),
      ],
      process: [
        step(
          "{Find your level|Placement}",
          "{A chat and a short test|We talk a little}: {nobody fails it|there is no bad result}.",
        ),
        step(
          "{Choose the course|Pick a group}",
          "{Days, pace, goal|Evening, morning or intensive}; {ask for a trial hour|sit in once}.",
        ),
        step(
          "{Learn and use it|Go on}",
          "{Class, homework you can do on the bus, talk|A little every day}, {and a look at progress|then a step up}.",
        ),
      ],
      questions: [
        question(
          "{How long does it take to learn a language|When will I be fluent|How many hours do I need}?",
          "{Weeks for ordering, months for chatting, years for arguing|It depends on your own language and your hours}. {Practice between lessons doubles the pace|What you do outside class counts most}.",
        ),
        question(
          "{Which level am I|How do I know my level|Is there a placement test}?",
          "{A short talk tells|Take the test without a dictionary}. {Wrong group? Change it|You can move if it does not fit}.",
        ),
        question(
          "{I missed a lesson, what now|Can I catch up|Are missed hours lost}?",
          "{Tell us before|Ask for the page and the homework}. {Private hours can usually be moved in time|Group classes go on, but you get the material}.",
        ),
        question(
          "{Am I too old to learn|Is it harder for adults|I am bad at languages, is there hope}?",
          "{Children hear better, adults learn faster|Adults know how to learn}. {What is missing is mostly courage|Talent is overrated}, {and that grows in company|an hour a day is not}.",
        ),
        question(
          "{Do you prepare for official exams|Will I get a certificate|Which exam do I need}?",
          "{Ask who wants it: school, office or employer|Name the body that asks}. {A course certificate is not an official exam|Official exams are taken at test centres}, {we prepare you for it|we explain the difference}.",
        ),
      ],
      qualities: [
        ["small groups", "big talk"],
        ["clear rules", "brave mistakes"],
        ["short drills", "long chats"],
      ],
      events: [
        "{Conversation|Language} evening",
        "{Film|Cooking} night in another language",
        "Placement day",
      ],
    },
  },
  {
    id: "tutor",
    family: "education",
    names: {
      en: [
        "tutor",
        "tutoring",
        "tuition centre",
        "private tutor",
        "maths tutor",
        "homework help",
        "exam preparation",
        "study coach",
        "learning centre",
        "test prep",
      ],
      de: [
        "Nachhilfe",
        "Nachhilfelehrer",
        "Lernstudio",
        "Hausaufgabenbetreuung",
        "Mathe-Nachhilfe",
        "Lerncoach",
      ],
      fr: ["soutien scolaire", "cours particuliers", "professeur particulier", "aide aux devoirs"],
      es: [
        "clases particulares",
        "profesor particular",
        "refuerzo escolar",
        "academia de repaso",
        "ayuda con deberes",
      ],
    },
    act: "book",
    schemaType: "EducationalOrganization",
    motifs: ["pen", "page", "book", "grid", "spark"],
    fields: ["subject", "age", "level", "date"],
    wording: {
      ...lessons,
      vocabulary: {
        customer: "pupil",
        customers: "pupils",
        place: "learning room",
        atPlace: "in the lesson",
        toPlace: "to the lesson",
        work: "tutoring",
      },
      headlines: [
        "{It clicks|The penny drops}, {then sticks|at last}",
        "{Ask|Ask again}, until {it makes sense|you can explain it}",
        "{Gaps|Old gaps}, {found|closed} {one by one|in peace}",
        "{Less|No} {dread|tears} before {the test|maths}",
      ],
      truths: [
        "{The gap is usually older than the bad mark|A bad mark in fractions began with the times table}: {find the missing stone and the wall holds|so the first lesson looks for what is missing below}.",
        "{Who explains it has understood it|A pupil who can teach it knows it}, {so the pupil should talk more than the tutor|so lessons end with the pupil at the board}.",
        "{Fear makes clever children slow|A child that is afraid of a subject cannot think in it}, {and success in small things drives it out|so the first tasks must be solvable}.",
      ],
      offers: [
        offer(
          "calculator",
          "{Maths and science|Help with maths}",
          "{Fractions, functions, forces|From times tables to final exams}: {bring the exercise book and the last tests|show us the task where you gave up}.",
        ),
        offer(
          "languages",
          "{Languages and essays|Help with writing}",
          "{Spelling, grammar, interpreting a poem|Texts that say what they mean}: {we read your drafts together|learn to find your own mistakes}.",
        ),
        offer(
          "graduation-cap",
          "{Before exams|Exam time}",
          "{A plan backwards from the date|What counts, what can be left}: {old papers under real time|weak topics first, sleep always}.",
        ),
        offer(
          "list-checks",
          "{Learning to learn|Study skills}",
          "{Start, sort, remember|For pupils who sit for hours and keep nothing}: {short blocks, no phone, tests to oneself|a plan on the wall that is kept}.",
        ),
        offer(
          "house",
          "{Homework|Homework time}",
          "{A table, quiet, someone to ask|Done before dinner}: {the pupil works, we only nudge|parents get their evenings back}.",
        ),
      ],
      process: [
        step(
          "{Tell us the subject|First talk}",
          "{Class, subject, last marks, what teachers say|Parents and pupil together}: {then we look for the gap|the pupil has the last word}.",
        ),
        step(
          "{Trial lesson|Try it}",
          "{See if they get on|Solve something together}; {chemistry matters|no contract before that}.",
        ),
        step(
          "{Lessons|Week by week}",
          "{Regular and short|A fixed hour}, {with a word to parents now and then|and tasks that can be done alone}.",
        ),
      ],
      questions: [
        question(
          "{How often should my child come|Is an hour a week enough|How many lessons are needed}?",
          "{Once a week for steady work, more before exams|It depends on the gap}. {Little and regular works best|Better short than seldom}.",
        ),
        question(
          "{When will marks get better|How soon does it help|What if it does not help}?",
          "{Mood first, marks later|Usually confidence comes first}. {Give it a term|Old gaps need months}, {and say openly if nothing moves|then change something}.",
        ),
        question(
          "{Does online tutoring work|Can lessons be on screen|Online or at home}?",
          "{From middle school on, well|It suits older pupils}. {Younger ones need a person at the table|Small ones wander off}, {try both|a shared board helps}.",
        ),
        question(
          "{My child does not want to, what can I do|What if my child refuses|How do I motivate my child}?",
          "{Do not sell it as punishment|Let the child choose day and person}. {A trial without promise is a fair deal|Talk about a small aim}.",
        ),
        question(
          "{Can you help with learning difficulties|What about dyslexia|My child has attention problems, can you help}?",
          "{Tell us what has been found|Show us the report}. {Therapy is for specialists|We do not diagnose}, {but pace and material can be adapted|but lessons can be shaped around it}.",
        ),
      ],
      qualities: [
        ["patient talk", "clear steps"],
        ["small wins", "steady work"],
        ["old gaps", "new courage"],
      ],
      events: ["{Holiday|Exam} crash course", "{Parents'|Learning} evening", "Open study day"],
    },
  },
  {
    id: "music-school",
    family: "education",
    names: {
      en: [
        "music school",
        "music lessons",
        "piano lessons",
        "guitar lessons",
        "piano teacher",
        "singing lessons",
        "voice coach",
        "violin lessons",
        "drum lessons",
        "music teacher",
        "art school",
        "painting classes",
        "drawing classes",
        "pottery classes",
        "drama school",
        "acting school",
        "cooking school",
        "cooking classes",
        "sewing classes",
      ],
      de: [
        "Musikschule",
        "Klavierunterricht",
        "Gitarrenunterricht",
        "Gesangsunterricht",
        "Musiklehrer",
        "Malschule",
        "Kunstschule",
        "Schauspielschule",
        "Kochschule",
        "Nähkurse",
        "Musikunterricht",
      ],
      fr: [
        "école de musique",
        "cours de piano",
        "cours de guitare",
        "cours de chant",
        "professeur de musique",
        "cours de dessin",
        "école de théâtre",
        "cours de cuisine",
      ],
      es: [
        "escuela de música",
        "clases de piano",
        "clases de guitarra",
        "clases de canto",
        "profesor de música",
        "clases de pintura",
        "escuela de teatro",
        "escuela de cocina",
      ],
    },
    act: "enrol",
    schemaType: "EducationalOrganization",
    motifs: ["note", "string", "wave", "brush", "hand"],
    fields: ["service", "level", "age", "date"],
    wording: {
      ...lessons,
      vocabulary: {
        customer: "student",
        customers: "students",
        place: "music room",
        atPlace: "in the lesson",
        toPlace: "to the lesson",
        work: "lessons",
      },
      headlines: [
        "{Wrong notes|First notes} {allowed|welcome}",
        "{Learn|Play} it {slowly|by heart}, {play|hear} it {at last|sing}",
        "{Pick up|Take down} the {instrument|guitar} you {left|put away}",
        "{Hands|Ears} first, {theory|notes} {along the way|soon enough}",
      ],
      truths: [
        "{A few quiet minutes every day beat a long Sunday|Practice wants to be short and daily}: {fingers learn overnight|habit carries further than talent}.",
        "{Playing for others changes the playing|A piece is finished when somebody hears it}: {a small audience in the living room is enough|so even beginners should have a listener}.",
        "{The right first song matters more than the right first book|People stay with what they love}, {so bring the tune you hum|so begin with the tune that brought you}.",
      ],
      offers: [
        offer(
          "piano",
          "{Instruments|Lessons on your instrument}",
          "{Keys, strings, wind, drums|From the first note to the audition}: {borrow before you buy|bring the songs you like}, {lessons start there|and learn to read on the way}.",
        ),
        offer(
          "mic-vocal",
          "{Singing|Singing lessons}",
          "{Breath, range, courage|In the shower it works already}: {find out what your voice likes|songs in your own key}.",
        ),
        offer(
          "baby",
          "{Little ones|Early start}",
          "{Clap, sing, bang|Before any instrument}: {parents join in on the floor|try several and see which one stays}.",
        ),
        offer(
          "users",
          "{Playing together|Groups and bands}",
          "{Ensemble, choir, band room|Playing alone gets lonely}: {even a few chords are enough to join|learn to listen and to count}.",
        ),
        offer(
          "palette",
          "{Other arts|Drawing, acting, making}",
          "{Pencil, clay, stage, stove|Things you do with your hands and voice}: {beginners start with everyone else|finish something in the first lesson}.",
        ),
      ],
      process: [
        step(
          "{Trial lesson|Meet}",
          "{Try teacher and instrument|Bring a song and your questions}: {no instrument needed yet|see if you like each other}.",
        ),
        step(
          "{Find your slot|Choose}",
          "{Weekly or now and then|Length by age}; {rent or buy later|ask where to borrow}.",
        ),
        step(
          "{Practise and show|Play}",
          "{Small tasks, often|A few bars a day}, {then a little concert|until it sounds}.",
        ),
      ],
      questions: [
        question(
          "{Which instrument suits my child|At what age can lessons start|When is the right age}?",
          "{The one they keep touching|Let them try and listen}. {Fingers, teeth and size matter for some|Some need a certain size of hand}, {music itself has no minimum age|singing can start at once}.",
        ),
        question(
          "{Do I need my own instrument|Should I rent or buy|What should a first instrument cost}?",
          "{Rent first|For the trial, no}. {The cheapest are hard to play|A bad one spoils the fun}, {ask before you buy|let a teacher try it}.",
        ),
        question(
          "{How much practice is needed|My child does not practise, what now|How do we get into the habit}?",
          "{Little, daily, same time|After brushing teeth works}. {Leave the instrument out of its case|Out of sight is out of mind}, {praise the start, not the length|and listen now and then}.",
        ),
        question(
          "{Am I too old to start|Can adults begin from nothing|I have no talent, is it worth it}?",
          "{No|Adults make good beginners}. {They know why they want it|Patience replaces speed}, {and nobody sends them|and the joy is the same}.",
        ),
        question(
          "{Do I have to read music|Can I learn without notes|Is theory necessary}?",
          "{Not to begin|You can start by ear}. {Later it opens doors|Reading comes in small bites}, {like reading a map|when you want more songs}.",
        ),
      ],
      qualities: [
        ["good ears", "patient hands"],
        ["first songs", "small stages"],
        ["daily notes", "real joy"],
      ],
      events: [
        "{Students'|House} concert",
        "{Try an instrument|Open} day",
        "Jam session",
        "Holiday workshop",
      ],
    },
  },
  {
    id: "driving-school",
    family: "education",
    names: {
      en: [
        "driving school",
        "driving lessons",
        "driving instructor",
        "flight school",
        "motorcycle lessons",
        "boat licence",
      ],
      de: ["Fahrschule", "Fahrlehrer", "Führerschein", "Flugschule", "Bootsführerschein"],
      fr: ["auto-école", "permis de conduire", "moniteur auto-école", "école de pilotage"],
      es: ["autoescuela", "carnet de conducir", "profesor de autoescuela", "escuela de vuelo"],
    },
    act: "enrol",
    schemaType: "EducationalOrganization",
    motifs: ["path", "wheel", "signal", "key", "compass"],
    fields: ["service", "start", "phone", "languages"],
    wording: {
      ...lessons,
      vocabulary: {
        customer: "learner",
        customers: "learners",
        place: "driving school",
        atPlace: "at the driving school",
        toPlace: "to the driving school",
        work: "driving lessons",
      },
      headlines: [
        "{Mirror|Belt}, {signal|mirror}, {go|breathe}",
        "{Stall|Start} it {here|with us}, not {at the lights|in the exam}",
        "{Keys|The keys} to {the road|every weekend}",
        "{Calm|Relaxed} at the {wheel|crossing}",
      ],
      truths: [
        "{Everyone stalls at the lights|The first hour is all feet and panic}: {after a while the hands know it|it passes faster than you think}.",
        "{The licence is where learning starts|Passing the test is the least of it}, {and looking far ahead is what stays|what keeps you safe is looking ahead}.",
        "{A calm instructor is half the lesson|Nobody learns while being shouted at}, {so ask for another if it does not fit|so the right seat beside you matters}.",
      ],
      offers: [
        offer(
          "car",
          "{Car licence|Driving a car}",
          "{Manual or automatic|First streets, then traffic, then motorway}: {book lessons close together|practise the corners you fear}.",
        ),
        offer(
          "bike",
          "{Motorcycle and moped|On two wheels}",
          "{Balance, braking, bends|Slow riding is the hard part}: {proper gear from the first hour|ask which class fits your age}.",
        ),
        offer(
          "book-open",
          "{Theory|Rules of the road}",
          "{In class, with an app, in your language if offered|Why the rule is there}: {ask what you keep getting wrong|a little every day}.",
        ),
        offer(
          "rotate-ccw",
          "{Back behind the wheel|Refreshers}",
          "{After a break, an accident, a move to another country|You have the card but not the courage}: {start on quiet roads|say what frightens you}.",
        ),
        offer(
          "truck",
          "{Trailers and trucks|Larger vehicles}",
          "{Horse box, caravan, lorry|More length, more mirrors}: {reverse until it bores you|ask about work licences}.",
        ),
      ],
      process: [
        step(
          "{Enrol|Sign up}",
          "{Papers, eye test, first aid|A list tells you what the office wants}: {hand it in early|offices take weeks}.",
        ),
        step(
          "{Learn|Lessons}",
          "{Theory and driving side by side|Street by street}; {special drives come later|night and motorway included}.",
        ),
        step(
          "{Test|The exam}",
          "{A mock test first|You go when you are ready}, {then the real one|then you drive home}.",
        ),
      ],
      questions: [
        question(
          "{How many lessons will I need|How much does a licence cost|What does it cost in total}?",
          "{More than you hope, fewer than you fear|It depends on practice and nerves}. {Ask for a price per lesson and fees of the test|Ask for all items in writing}, {cheap lessons can become many|compare item by item}.",
        ),
        question(
          "{How long does it take|When can I start|Can I do it in the holidays}?",
          "{Papers set the pace|Months are normal, weeks are possible}. {Close lessons save money|Start the papers first}.",
        ),
        question(
          "{What if I fail the test|I am afraid of the exam|How can I beat exam nerves}?",
          "{You try again|Many need a second go}. {Ask for the reason and practise that|Drive the routes in calm}, {nobody asks later|sleep beats cramming}.",
        ),
        question(
          "{Can I exchange a foreign licence|Is my licence valid here|Do I need a new test}?",
          "{It depends on the country that issued it|Ask the licensing office}. {Translation and deadline matter|Some need only a form, some a test}.",
        ),
        question(
          "{Manual or automatic, which should I choose|Is automatic easier|Can I drive manual later}?",
          "{Automatic is easier, manual keeps doors open|It depends on your law}. {Some countries limit you to automatic|Ask whether the entry can be changed later}.",
        ),
      ],
      qualities: [
        ["calm voices", "clear mirrors"],
        ["patient hours", "steady hands"],
        ["short waits", "long views"],
      ],
      events: ["{Theory|Holiday} course", "First aid day", "{Safety|Winter} training"],
    },
  },
  {
    id: "training-provider",
    family: "education",
    names: {
      en: [
        "training provider",
        "online courses",
        "e-learning",
        "online course",
        "workshops",
        "seminars",
        "professional training",
        "vocational training",
        "college",
        "university",
        "adult education",
        "private school",
        "primary school",
        "secondary school",
        "boarding school",
        "coding bootcamp",
        "first aid training",
        "corporate training",
        "high school",
        "evening school",
      ],
      de: [
        "Weiterbildung",
        "Seminare",
        "Volkshochschule",
        "Privatschule",
        "Grundschule",
        "Gymnasium",
        "Universität",
        "Hochschule",
        "Onlinekurse",
        "Berufsschule",
        "Bildungsträger",
      ],
      fr: [
        "centre de formation",
        "organisme de formation",
        "formation professionnelle",
        "école privée",
        "lycée",
        "université",
        "formations en ligne",
        "école primaire",
      ],
      es: [
        "centro de formación",
        "formación profesional",
        "cursos online",
        "colegio",
        "colegio privado",
        "instituto",
        "universidad",
        "seminarios",
      ],
    },
    act: "enrol",
    schemaType: "EducationalOrganization",
    motifs: ["book", "grid", "column", "path", "screen"],
    fields: ["subject", "level", "start", "company"],
    wording: {
      ...lessons,
      vocabulary: {
        customer: "participant",
        customers: "participants",
        place: "training centre",
        atPlace: "in the course",
        toPlace: "to the course",
        work: "training",
      },
      headlines: [
        "{Learn|Practise} it on {Tuesday|real cases}, use it {on Wednesday|at work}",
        "{Know|Learn} {how|why}, then {do|try} it",
        "{New|Useful} skills, {clear|short} lessons",
        "{Questions|Curiosity} {welcome|first}",
      ],
      truths: [
        "{Adults learn what they can use tomorrow|What is not used is forgotten in weeks}: {so bring a task from your desk|so practise on your own case}.",
        "{A certificate opens a door, a skill keeps you in the room|The paper matters on the day you apply}, {what you can do matters after|what you learned matters every day after}.",
        "{Good teaching plans for questions|Half of a good course is not in the slides}, {so groups should be small enough to ask|so ask how much time there is for talk}.",
      ],
      offers: [
        offer(
          "presentation",
          "{Courses|Open courses}",
          "{Beginners, advanced, refreshers|For people from different firms and fields}: {read what you should know before|choose by what you want to be able to do}.",
        ),
        offer(
          "building-complex",
          "{For teams|In-house training}",
          "{Your cases, your rooms, your dates|A day for a whole team}: {tell us what should be different afterwards|send examples from daily work}.",
        ),
        offer(
          "monitor-play",
          "{Online courses|At your own pace}",
          "{Short lessons, tasks, someone who answers|Live or whenever you have time}: {plan fixed hours, or it will wait|ask who looks at your work}.",
        ),
        offer(
          "award",
          "{Qualifications|With a certificate}",
          "{Check who accepts it before you enrol|Ask employers what they look for}: {then choose the course|we tell you what the paper is and what it is not}.",
        ),
        offer(
          "message-circle",
          "{Advice|Which course is right}",
          "{What you know, what you want, how much time you have|Change of job or step up}: {talk to us first|ask about grants as well}.",
        ),
      ],
      process: [
        step(
          "{Ask|Find the course}",
          "{Aim, level, time|Read the outline}: {we say if it fits|a short talk settles it}.",
        ),
        step(
          "{Enrol|Take a place}",
          "{Form, dates, terms|Check who pays}; {you get a list of what to bring|mark the dates}.",
        ),
        step(
          "{Learn|Take part}",
          "{Try, ask, make mistakes|Input, practice, feedback}, {then use it|and a look back some weeks later}.",
        ),
      ],
      questions: [
        question(
          "{Is there financial support|Who pays for the course|Can my employer pay}?",
          "{Often|Employers, state or funds may pay}. {Apply before you enrol|Ask first, most want to be asked before the start}.",
        ),
        question(
          "{What do I need to know beforehand|Is the course right for beginners|Are there entry requirements}?",
          "{The outline says it|Look at the first page}. {In doubt, call|Describe what you can do}, {sitting in the wrong room helps nobody|we point you to the right level}.",
        ),
        question(
          "{What if I cannot come|Can I cancel|Can somebody else take my place}?",
          "{Read the terms for dates|Tell us early}. {A colleague can often step in|Moving to another date is usual}.",
        ),
        question(
          "{Is the certificate recognised|What is the certificate worth|Who accepts it}?",
          "{Ask the employer or school that wants it|It depends on who asks}. {We name exactly what it says|A certificate of attendance is no exam}.",
        ),
        question(
          "{How big are the groups|How much practice is there|Will I be able to ask}?",
          "{Ask for the number before you book|It is in the outline}. {The more practice, the smaller the group|Small groups cost more and give more}.",
        ),
      ],
      qualities: [
        ["real cases", "clear aims"],
        ["small groups", "good questions"],
        ["short lessons", "lasting skills"],
      ],
      events: [
        "{Open|Taster} day",
        "{Information|Advice} evening",
        "{Webinar|Talk}",
        "Summer school",
      ],
    },
  },
];
