/** Health: what patients ask of practices and counters. Never medical advice for one person. */
import { offer, question, step } from "../entries.ts";
import type { Family, Trade } from "../model.ts";

export const health: Family = {
  id: "health",
  names: {
    en: ["health", "clinic", "practice", "medical", "healthcare", "doctor"],
    de: ["Praxis", "Arztpraxis", "Gesundheit", "Klinik", "Medizin"],
    fr: ["cabinet médical", "santé", "clinique", "médecine"],
    es: ["clínica", "consulta", "salud", "medicina"],
  },
  pages: ["services", "about", "faq", "contact", "gallery", "events"],
  emphasis: ["offers", "process", "questions", "place", "pictures", "events"],
  icons: ["stethoscope", "heart-pulse", "calendar-check", "clipboard-list", "phone", "shield"],
};

const practice = {
  actions: {
    bookings: ["Make an appointment", "Ask for an appointment"],
    calls: ["Call the practice", "Speak to reception"],
    visits: ["Find the practice"],
    trust: ["How an appointment goes", "Meet the practice"],
  },
  pageNames: { services: "Treatments", gallery: "The practice", events: "Dates" },
};

export const healthTrades: Trade[] = [
  {
    id: "dentist",
    family: "health",
    names: {
      en: [
        "dentist",
        "dental practice",
        "dental clinic",
        "dental",
        "orthodontist",
        "orthodontics",
        "dentistry",
        "oral surgeon",
        "dental implants",
        "teeth whitening",
        "dental hygienist",
      ],
      de: [
        "Zahnarzt",
        "Zahnarztpraxis",
        "Zahnärztin",
        "Kieferorthopäde",
        "Zahnmedizin",
        "Zahnklinik",
        "Kieferorthopädie",
      ],
      fr: [
        "dentiste",
        "cabinet dentaire",
        "chirurgien-dentiste",
        "orthodontiste",
        "soins dentaires",
      ],
      es: ["dentista", "clínica dental", "odontólogo", "ortodoncia", "ortodoncista", "odontología"],
    },
    act: "book",
    schemaType: "Dentist",
    motifs: ["tooth", "wave", "drop", "tile", "sun"],
    fields: ["service", "date", "phone", "urgency"],
    wording: {
      ...practice,
      vocabulary: {
        customer: "patient",
        customers: "patients",
        place: "practice",
        atPlace: "at the practice",
        toPlace: "to the practice",
        work: "dental care",
      },
      headlines: [
        "{Teeth|A mouth} you {can forget about|do not have to think about}",
        "{Bite|Chew}, {laugh|talk}, sleep {well|soundly}",
        "{No drama|Calm hands}, {clear words|a plain word} and {good light|time to ask}",
        "A {quiet|calmer} visit to the dentist",
      ],
      truths: [
        "{Most holes begin between the teeth|Trouble starts where no brush reaches}: {a thread of floss does what the best brush cannot|so the gaps matter more than the front}.",
        "{Fear of the dentist is common and nothing to hide|Being afraid in this chair is normal}: {said aloud, it can be planned for|those who say so get breaks, words and time}.",
        "{A tooth repaired early stays a tooth|Small repairs are quick, late ones are long}, {which is why the dull check-up is the important one|so the visit without pain is the one that saves most}.",
        "{Gums lose teeth more often than sugar does|Bleeding is a sign, not a habit}: {so we look there first|two minutes at night help most}.",
        "{A check-up is short when it is regular|What is found early stays small}, {and mostly does not hurt|it is the gaps that get expensive}.",
      ],
      offers: [
        offer(
          "search-check",
          "{Check-ups|Regular check-ups}",
          "{Teeth, gums, bite and old fillings|Every surface, the gums and the jaw}: {you hear what is fine, what to watch and what cannot wait|then you decide what happens and when}.",
          "{Come while nothing hurts|A short look before anything aches}: {problems are smallest then|what is found early is fixed quickly}.",
        ),
        offer(
          "sparkles",
          "{Cleaning and gums|Professional cleaning}",
          "{Hard deposits, stains, the gaps|Where the brush gives up}: {cleaned, polished and shown to you in the mirror|with tips for your own brush}.",
          "{Bleeding gums are a sign, not a habit|Gums that bleed want attention}: {have them measured|ask what the numbers mean}.",
        ),
        offer(
          "shield-plus",
          "{Fillings and root canals|Keeping your teeth}",
          "{Numb first, work second|Under local anaesthetic and step by step}: {raise a hand and we stop|ask for the next step before it happens}.",
          "{A filling that matches the tooth|Saving the root often saves the tooth}: {ask about materials and how long they last|hear the choices with their prices}.",
        ),
        offer(
          "crown",
          "{Crowns, bridges, implants|Replacing teeth}",
          "{Fixed, removable or on an implant|A gap can be closed in several ways}: {compare time, cost and upkeep|take the written plan home and think}.",
          "{A lost tooth changes the bite|Gaps let the neighbours tilt}: {talk over the options early|look at models and pictures first}.",
        ),
        offer(
          "baby",
          "{Care for children|Dentistry for children}",
          "{Count teeth, ride the chair, look in the mirror|A visit where nothing needs doing}: {that is how a good habit starts|the drill is for another day, if ever}.",
          "{From the first tooth on|Bring them along to your own check-up}: {looking on takes the fear away|they learn that it is nothing special}.",
        ),
        offer(
          "siren",
          "{Emergency visits|Urgent appointments}",
          "{Swelling, a broken edge, a night without sleep|Pain does not read calendars}: {call as soon as you can|call first, and say what happened}.",
          "{A knocked-out tooth belongs in milk|Keep a broken piece moist}: {every minute counts, so ring on the way|do not clean it, just bring it}.",
        ),
      ],
      process: [
        step(
          "{Call or write|Ask for a time}",
          "{Say what it is about and whether it hurts|New here, in pain or due for a check-up}: {that decides how soon and how long|the desk plans the right length}.",
          "{What hurts, since when, what you fear|Say if you are new or anxious}: {you get a time and how long it takes|bring your card}.",
        ),
        step(
          "{Examination|A look together}",
          "{Medical history, a look, an X-ray if it is needed|Questions first, then mirror and probe}; {you see what we see|you may look at the pictures}.",
          "{Teeth, gums, bite, then the pictures|You may watch on the screen}: {we say it in plain words|no drill today unless it hurts}.",
        ),
        step(
          "{Plan and price|The plan}",
          "{Options, costs and what insurers usually pay|On paper, with alternatives}: {take it home|there is time to think it over}.",
          "{What must be, what can wait|Ways, sums, what the insurer adds}: {take it home|sign when you are sure}.",
        ),
        step(
          "{Treatment|The work itself}",
          "{Numb, unhurried, with a sign to stop|In short or long sittings, as you prefer}; {say what helps you|music and breaks are fine}.",
          "{Numb first, then slowly|A raised hand and we stop}: {you know each step before it comes|soft food for a day}.",
        ),
      ],
      questions: [
        question(
          "{I am afraid of the dentist, what can I do|What if I am scared|Do you treat anxious patients}?",
          "{Say it when you book|Tell us on the phone}. {A first visit can be talk only|Begin with a conversation}, {then short steps, a stop sign, breaks|and nothing goes into your mouth without a word}.",
          "{Tell us on the phone|Come just to talk}. {A raised hand stops everything|We plan longer and begin small}.",
        ),
        question(
          "{How often should I have a check-up|When is a check-up due|Do I need to come twice a year}?",
          "{Once or twice a year suits most mouths|Every half year is a good rhythm for many}. {With gum trouble or in pregnancy, more often|Gums, pregnancy or diabetes can call for more}.",
          "{Once or twice a year for most|Some mouths need it more}. {We say what fits yours|Gums count as much as teeth}.",
        ),
        question(
          "{What will the treatment cost|Who pays for it|Will my insurance cover this}?",
          "{It depends on your insurance and the material|Insurers pay for some of it, rarely all}. {Ask for a written estimate and send it in first|You can have the plan checked by your insurer}, {then decide|before anything is done}.",
          "{You get the plan on paper, with what insurers pay|There are often two ways, and two prices}. {Take it home and think|Ask for the simple version}.",
        ),
        question(
          "{What should I do with toothache at night|Where do I go in an emergency|What if it hurts on a weekend}?",
          "{Cool the cheek from outside, avoid heat|Cold from outside helps}. {Call the emergency dental service of your area|There is an on-call service for nights and weekends}; {with swelling and fever or trouble swallowing, do not wait|swelling near the eye or throat is an emergency}.",
          "{Cool from outside, a painkiller you know|No heat, and sleep with your head up}. {Call in the morning as early as you can|Swelling and fever are an emergency}.",
        ),
        question(
          "{Does whitening harm the teeth|Is whitening safe|Can all teeth be whitened}?",
          "{Done properly, the harm is small|It can make teeth sensitive for some days}. {Fillings and crowns keep their colour|Crowns will not change}, {so have a check first|which is why a look comes before}.",
          "{Done with care, hardly|They may feel the cold for some days}. {Fillings stay their colour|Have them looked at first}.",
        ),
        question(
          "{Are X-rays necessary|Do I need an X-ray|How harmful are X-rays}?",
          "{Only when they show what eyes cannot|They show what lies between and below}. {The dose is small|Modern pictures need little radiation}; {say so if you are pregnant|bring pictures from your last practice}.",
          "{Only for what the eye cannot see|Between teeth and under gums}. {Say if you are pregnant|Bring older ones along}.",
        ),
      ],
      qualities: [
        ["calm hands", "clear words"],
        ["healthy gums", "strong teeth"],
        ["short waits", "long checks"],
        ["gentle care", "plain prices"],
      ],
      events: [
        "{Children's|Family} tooth day",
        "{Open|Question} evening",
        "{Brushing|Prevention} workshop",
      ],
    },
  },
  {
    id: "doctor",
    family: "health",
    names: {
      en: [
        "general practitioner",
        "family doctor",
        "medical practice",
        "physician",
        "gp surgery",
        "dermatologist",
        "dermatology",
        "gynaecologist",
        "gynecologist",
        "paediatrician",
        "pediatrician",
        "cardiologist",
        "urgent care",
        "medical clinic",
        "orthopaedics",
        "ent specialist",
        "internal medicine",
        "fertility clinic",
      ],
      de: [
        "Hausarzt",
        "Arzt",
        "Ärztin",
        "Hausarztpraxis",
        "Kinderarzt",
        "Hautarzt",
        "Frauenarzt",
        "Internist",
        "Orthopäde",
        "Kardiologe",
        "Allgemeinmedizin",
      ],
      fr: [
        "médecin",
        "médecin généraliste",
        "pédiatre",
        "dermatologue",
        "gynécologue",
        "cardiologue",
        "docteur",
      ],
      es: [
        "médico",
        "médico de familia",
        "centro médico",
        "pediatra",
        "dermatólogo",
        "ginecólogo",
        "cardiólogo",
        "doctor",
      ],
    },
    act: "book",
    schemaType: "Physician",
    motifs: ["pulse", "hand", "heart", "leaf", "grid"],
    fields: ["service", "date", "phone", "insurance", "urgency"],
    wording: {
      ...practice,
      vocabulary: {
        customer: "patient",
        customers: "patients",
        place: "surgery",
        atPlace: "at the surgery",
        toPlace: "to the surgery",
        work: "medical care",
      },
      headlines: [
        "{Somebody|A doctor} who {listens|asks} first",
        "{When something is wrong|Not feeling right}? {Come and talk|Ask early}",
        "{Medicine|Care} in {plain words|words you understand}",
        "{From|For} the first cough {to the long illness|and all that follows}",
      ],
      truths: [
        "{The story leads to the diagnosis more often than the machine|Most of medicine is listening}: {when it began, what makes it worse, what you fear it is|so tell it in your own order}.",
        "{A list of medicines saves time and trouble|Pills do not always get on with each other}: {bring everything you take, herbs included|write down what you swallow in a week}.",
        "{Not every cough needs a pill|Waiting can be a treatment}, {and a good doctor explains why|as long as you know what to watch for}.",
      ],
      offers: [
        offer(
          "stethoscope",
          "{When you are ill|Acute complaints}",
          "{Fever, pain, a rash, a cough that stays|Something new that worries you}: {say on the phone how bad it is|ring in the morning with your symptoms}, {so the desk can judge how soon|and you are told when to come}.",
        ),
        offer(
          "heart-pulse",
          "{Long-term illness|Living with a condition}",
          "{Blood pressure, sugar, lungs, joints|Values that have to be watched}: {regular checks and a plan you can follow|we go through numbers and habits together}.",
        ),
        offer(
          "shield-check",
          "{Prevention|Checks and vaccinations}",
          "{Find out what is due at your age|Bring your vaccination record}: {screening, jabs before travel, a look at the skin|we see what is missing}.",
        ),
        offer(
          "baby",
          "{Families and children|All ages}",
          "{Growth, vaccines, earache at midnight|From the first check to school age}: {bring the child's record book|write questions down before you come}.",
        ),
        offer(
          "file-text",
          "{Notes and referrals|Paperwork}",
          "{Sick notes, prescriptions, letters to specialists|A repeat prescription or a referral}: {ask ahead|order it in time}, {then collect it|so you do not have to wait for it}.",
        ),
      ],
      process: [
        step(
          "{Get in touch|Call or write ahead}",
          "{Name, birthday, what is wrong and since when|Describe the complaint in a few words}; {urgent things come first|say it if it is urgent}.",
        ),
        step(
          "{The consultation|In the room}",
          "{You talk, we ask, then we examine|Say the main thing first}: {small worries belong here too|bring your list}.",
        ),
        step(
          "{What comes next|The plan}",
          "{Wait, treat, test or refer|You leave with a next step}, {and with signs that mean come back|in words you could repeat at home}.",
        ),
      ],
      questions: [
        question(
          "{How do I get an appointment quickly|What if it is urgent|Can I come without an appointment}?",
          "{Call early and say it is urgent|Ring, and describe the symptoms}. {Life-threatening signs are for the emergency number|With chest pain, paralysis or trouble breathing, dial the emergency number}, {not for a waiting room|at once}.",
        ),
        question(
          "{What should I bring to my first visit|What do I need to bring along|Which papers do you need}?",
          "{Insurance card, list of medicines, older findings|Your insurance details, medicines and last letters}. {Vaccination record too, if you can find it|And the questions you do not want to forget}.",
        ),
        question(
          "{How do I get a repeat prescription|Can I order a prescription|How do I renew my tablets}?",
          "{Ask some days before you run out|Write name, medicine and strength}. {Some medicines need a check first|From time to time we need to see you}, {for your own safety|blood values included}.",
        ),
        question(
          "{When will I have my results|How do I hear about my results|Who explains my test}?",
          "{Ask at the test when and how|You are told how long the laboratory takes}. {Anything serious is told in person|If something is off, you are called}; {for the rest, a call is enough|else ask at the desk}.",
        ),
        question(
          "{Is what I say kept private|Who can see my file|Can my employer find out}?",
          "{Doctors are bound to secrecy|It stays in the practice}, {also towards family and employers|your boss and your relatives included}. {You may ask to see your file|The file can be shown to you}.",
        ),
      ],
      qualities: [
        ["open ears", "clear advice"],
        ["short notice", "long memory"],
        ["careful checks", "few pills"],
      ],
      events: ["{Vaccination|Flu jab} day", "{Health|Question} evening", "{Heart|Back} class"],
    },
  },
  {
    id: "physiotherapist",
    family: "health",
    names: {
      en: [
        "physiotherapy",
        "physiotherapist",
        "physical therapy",
        "physical therapist",
        "physio",
        "chiropractor",
        "osteopath",
        "osteopathy",
        "sports therapy",
        "rehab",
        "rehabilitation",
        "podiatrist",
        "chiropody",
      ],
      de: [
        "Physiotherapie",
        "Physiotherapeut",
        "Krankengymnastik",
        "Osteopathie",
        "Osteopath",
        "Chiropraktiker",
        "Podologie",
        "Reha",
        "Physiopraxis",
      ],
      fr: [
        "kinésithérapeute",
        "kinésithérapie",
        "kiné",
        "ostéopathe",
        "ostéopathie",
        "chiropracteur",
        "podologue",
        "rééducation",
      ],
      es: [
        "fisioterapia",
        "fisioterapeuta",
        "osteópata",
        "osteopatía",
        "quiropráctico",
        "podólogo",
        "rehabilitación",
      ],
    },
    act: "book",
    schemaType: "Physiotherapy",
    motifs: ["hand", "path", "wave", "arch"],
    fields: ["service", "date", "phone", "insurance"],
    wording: {
      ...practice,
      vocabulary: {
        customer: "patient",
        customers: "patients",
        place: "practice",
        atPlace: "at the practice",
        toPlace: "to the practice",
        work: "physiotherapy",
      },
      headlines: [
        "{Move|Bend|Walk} {again|with less pain}",
        "{Hands|Good hands} on, {exercises|homework} {after|too}",
        "{Back|Knee|Shoulder}: {one step|a little more} at a time",
        "{Stiff|Sore} today, {walking|better} tomorrow",
      ],
      truths: [
        "{Where it hurts is not always where it starts|Pain travels}: {a stiff hip can make a knee complain|so the whole body gets a look}.",
        "{What you do at home counts most|The hour here is small beside the week}: {a few minutes daily beat a long session|short exercises win}.",
        "{Rest heals for days, movement heals for months|Tissue grows strong from load}, {given at the right dose|so the dose is the art}.",
      ],
      offers: [
        offer(
          "bone",
          "{Back and neck|Back pain}",
          "{After a day at a desk or a wrong lift|It pulls, it stabs, it stays}: {we look at how you sit, lift and sleep|first find what calms it}, {then build it up|then train what holds you}.",
        ),
        offer(
          "activity",
          "{After surgery and injury|Rehabilitation}",
          "{Knee, hip, shoulder|With the surgeon's letter in hand}: {bend, load, walk|step by step, with limits that are safe}, {until stairs are only stairs|at the pace the joint allows}.",
        ),
        offer(
          "dumbbell",
          "{Sports injuries|Sports physiotherapy}",
          "{Runner's knee, tennis elbow, a torn fibre|Back to training, not only out of pain}: {tell us your sport and your next date|we plan the way back in stages}.",
        ),
        offer(
          "hand",
          "{Manual therapy|Hands-on treatment}",
          "{Joints loosened, muscles eased|For the places that will not let go}: {say what feels good and what does not|pressure is yours to steer}.",
        ),
        offer(
          "house",
          "{Exercises for home|Your own programme}",
          "{Few exercises, well shown|A short list you can remember}: {with what stands in your living room|with a chair, a towel and a wall}.",
        ),
      ],
      process: [
        step(
          "{First findings|Look and test}",
          "{Since when, what helps, what makes it worse|You move, we watch}: {range, strength, nerves|bring reports and pictures}.",
        ),
        step(
          "{Treat|Hands and movement}",
          "{Ease the pain, free the joint|A mix of hands, heat and exercise}; {speak up at any time|you say where the limit is}.",
        ),
        step(
          "{Build up|Get stronger}",
          "{Load grows from week to week|Exercises change as you do}, {until you need us less|until you can go on alone}.",
        ),
      ],
      questions: [
        question(
          "{Do I need a prescription|Can I come without a doctor's note|Who pays for physiotherapy}?",
          "{Rules differ by country and insurer|It depends on your insurance}. {With a prescription, bring it to the first visit|Paying yourself is often possible without one}; {ask before you book|the desk can tell you}.",
        ),
        question(
          "{What should I wear|What do I bring along|Do I need sports clothes}?",
          "{Something you can bend in|Loose clothes}, {a towel, and your reports|socks, a towel and the doctor's letter}. {Shorts are good for knees|A strap top helps with shoulders}.",
        ),
        question(
          "{How many sessions will I need|How long until it is better|How soon will I feel better}?",
          "{It depends on how long you have had it|Fresh trouble goes faster than old}. {After a few visits we can say more|We look again after some sessions}, {and change course if it stalls|and tell you honestly if it is not working}.",
        ),
        question(
          "{Will it hurt|Is pain during treatment normal|Should I train with pain}?",
          "{Some pressure, yes; sharp pain, no|A pull is fine, a stab is not}. {Sore for a day is normal|You may feel it the next day}, {more than that we want to hear about|call if it lasts longer}.",
        ),
        question(
          "{What is the difference between physiotherapy and osteopathy|Physio or osteopath, which is right|Which treatment suits me}?",
          "{One leans on training, the other more on hands|Both look for causes and both use hands}. {After surgery, physiotherapy is the rule|Tell us the complaint}, {and we say who should see you first|and take the route your doctor suggests}.",
        ),
      ],
      qualities: [
        ["firm hands", "clear exercises"],
        ["less pain", "more reach"],
        ["steady progress", "honest talk"],
      ],
      events: ["{Back|Posture} class", "{Running|Gait} check day", "{Fascia|Balance} workshop"],
    },
  },
  {
    id: "optician",
    family: "health",
    names: {
      en: [
        "optician",
        "optometrist",
        "eyewear",
        "glasses",
        "eye clinic",
        "ophthalmologist",
        "contact lenses",
      ],
      de: ["Optiker", "Augenoptiker", "Brillen", "Augenarzt", "Kontaktlinsen"],
      fr: ["opticien", "lunettes", "ophtalmologue", "optométriste", "lentilles de contact"],
      es: ["óptica", "óptico", "gafas", "oftalmólogo", "optometrista", "lentillas"],
    },
    act: "book",
    schemaType: "Optician",
    motifs: ["eye", "lens", "frame", "sun"],
    fields: ["service", "date", "time", "phone"],
    wording: {
      actions: {
        bookings: ["Book an eye test", "Ask for a test"],
        visits: ["Come and try frames", "Find the shop"],
        calls: ["Call us about your glasses"],
      },
      pageNames: { services: "Eyes and glasses", gallery: "Frames", events: "Dates" },
      vocabulary: {
        customer: "customer",
        customers: "customers",
        place: "shop",
        atPlace: "in the shop",
        toPlace: "to the shop",
        work: "eye care",
      },
      headlines: [
        "{See|Read} {the small print|the far sign} again",
        "{Frames|Glasses} for {your face|the face you have}",
        "{Sharp|Clear} at {arm's length|every distance}",
        "{Look|See} {well|clearly}, look {like yourself|good}",
      ],
      truths: [
        "{Arms get too short for everybody|Around midlife, print shrinks for everyone}: {it is not illness, it is a lens growing stiff|that is age in the lens, and glass can help}.",
        "{A frame carries the lens, the nose carries the frame|The best lens fails in a frame that slides}: {weight and bridge matter more than colour|so fitting is half the work}.",
        "{Eyes change slowly, so you do not notice|Nobody notices a slow loss of sight}; {a test tells you before a headache does|which is what regular tests are for}.",
      ],
      offers: [
        offer(
          "eye",
          "{Eye test|Testing}",
          "{Far, near and at your screen|Letters, lights, a few easy questions}: {tell us what you do all day|bring your old glasses}, {since a lens should match it|so we can compare}.",
        ),
        offer(
          "glasses",
          "{Glasses|Frames and lenses}",
          "{Try many, keep a few, ask a friend|Narrow, round, loud or hardly there}: {we check nose, ears and width|a second opinion is welcome}, {then adjust|before the lenses are ordered}.",
        ),
        offer(
          "circle-dot",
          "{Contact lenses|Lenses}",
          "{For sport, for every day, for evenings|Daily, monthly, rigid or soft}: {eyes are measured and you practise putting them in|you try them before you decide}.",
        ),
        offer(
          "monitor",
          "{Screen and sun|Special glasses}",
          "{For a desk, a workshop, a windscreen|Distances differ at work}: {measure how far your screen is|tell us the distances you need}.",
        ),
        offer(
          "wrench",
          "{Repair and adjustment|Small fixes}",
          "{A loose screw, a bent arm, a pad gone missing|They slide or pinch}: {come by and have them set|bring every piece you can find}.",
        ),
      ],
      process: [
        step(
          "{Tell us how you see|Start with a talk}",
          "{Driving, screens, needlework, headaches|When is it blurred, and how far away}? {The answers steer the test|That decides which test comes first}.",
        ),
        step(
          "{Measure and try|Test and choose}",
          "{Eyes first, frames second|The test, then the mirror}, {with no rush at the wall of frames|and with as many frames as you like}.",
        ),
        step(
          "{Fit|Collect them}",
          "{Arms bent, bridge set|Adjusted on your nose}; {wear them for a week and come back if they press|new strengths take days to get used to}.",
        ),
      ],
      questions: [
        question(
          "{How often should my eyes be tested|When is a new test due|Do I need new glasses}?",
          "{Every couple of years is a usual advice|Every year or so, more often with illness}. {Sooner with headaches or blurred sight|Any sudden change is for an eye doctor}, {at once if you see flashes or a curtain|the same day}.",
        ),
        question(
          "{How long do new glasses take|When can I pick them up|Are glasses made quickly}?",
          "{Plain lenses are quick|Simple strengths are often ready within days}, {varifocals and coatings take longer|special lenses are made to order}. {You are told when they are here|Keep the old pair meanwhile}.",
        ),
        question(
          "{How do I get used to varifocals|Why do I feel dizzy with new glasses|Varifocals feel odd, is that normal}?",
          "{Turn your head, not only your eyes|Wear them all day}. {It settles within days or a few weeks|The brain learns it}; {if not, have the fit checked|come back, often it is the seat}.",
        ),
        question(
          "{Will insurance pay for glasses|Is there money for glasses|Who pays for lenses}?",
          "{Rules differ|That depends on your insurer}: {children and strong lenses are more often covered|ask with the prescription in hand}. {We give you the papers to send in|Keep the bill}.",
        ),
        question(
          "{Can I use my own frame|Can you put new lenses in old frames|May I bring my frame}?",
          "{If it is still sound, often|Bring it in}. {Old plastic can break under heat|Brittle frames can crack}, {and we say so before we try|at the owner's risk}.",
        ),
      ],
      qualities: [
        ["sharp sight", "light frames"],
        ["good measure", "good looks"],
        ["steady advice", "quick repairs"],
      ],
      events: [
        "{Frame|New frames} evening",
        "{Eye|Vision} test week",
        "{Driving|Night} vision check",
      ],
    },
  },
  {
    id: "pharmacy",
    family: "health",
    names: {
      en: ["pharmacy", "chemist", "drugstore", "pharmacist", "apothecary", "medical supply store"],
      de: ["Apotheke", "Apotheker", "Drogerie", "Sanitätshaus"],
      fr: ["pharmacie", "pharmacien", "parapharmacie", "herboristerie"],
      es: ["farmacia", "farmacéutico", "parafarmacia", "ortopedia"],
    },
    act: "order",
    schemaType: "Pharmacy",
    motifs: ["leaf", "bottle", "drop", "seal", "hand"],
    fields: ["order", "pickup", "delivery", "phone"],
    wording: {
      actions: {
        sales: ["Order ahead", "Reserve a medicine"],
        calls: ["Ask the pharmacist", "Call the pharmacy"],
        visits: ["Find the pharmacy"],
      },
      pageNames: { services: "At the counter", gallery: "The pharmacy", events: "Advice days" },
      vocabulary: {
        customer: "customer",
        customers: "customers",
        place: "pharmacy",
        atPlace: "at the pharmacy",
        toPlace: "to the pharmacy",
        work: "advice and medicines",
      },
      headlines: [
        "{Ask|Speak} before you {swallow|buy}",
        "{Good|Plain} advice {over|across} the counter",
        "{The right|Your} medicine, {explained|with a word}",
        "{For|From} coughs, {plasters|prescriptions} and {questions|doubts}",
      ],
      truths: [
        "{The dose makes the medicine|What heals can harm when mixed}: {a pharmacist looks at all of your pills together|so the list matters more than the packet}.",
        "{Most questions at a counter are whispered|Some questions need a quiet corner}, {and deserve a full answer|and get one if you ask for it}.",
        "{A medicine taken wrongly does not work|How and when matters as much as what}: {with food or without, morning or night|so ask even about an old packet}.",
      ],
      offers: [
        offer(
          "pill",
          "{Prescriptions|Your prescription}",
          "{Send or bring it|Order ahead}: {if it is not in the drawer it can be ordered|we check stock before you walk}, {often for the same or next day|and say when it will be here}.",
        ),
        offer(
          "message-circle",
          "{Advice|Questions}",
          "{Interactions, side effects, what goes with what|Bring all the boxes from home}: {we go through them with you|we look for what does not get on}.",
        ),
        offer(
          "thermometer",
          "{Colds and aches|Self-care}",
          "{Cough, cold, stomach, skin|Tell us since when and how bad}: {we say what helps|you hear what is worth buying}, {and when to see a doctor|and what is not}.",
        ),
        offer(
          "baby",
          "{Families|Mother and child}",
          "{Teeth, fever, nappy rash|For small bodies, small doses}: {weight and age decide|say how old and how heavy}.",
        ),
        offer(
          "plane",
          "{Travel|Travel kit}",
          "{Sun, stomach, mosquitoes|Tell us where and for how long}: {we pack a small kit with you|some jabs need weeks, so ask early}.",
        ),
      ],
      process: [
        step(
          "{Order or come by|Tell us what you need}",
          "{Name of the medicine and strength|A photo of the packet helps}, {so it is here when you come|before you make the trip}.",
        ),
        step(
          "{Have it checked|Ask at the counter}",
          "{Other pills, allergies, pregnancy|We compare it with what you take}: {say what has changed|speak low, we have a corner for that}.",
        ),
        step(
          "{Take it right|At home}",
          "{When, how long, with what|Write it on the box}: {call if you are unsure|read the leaflet, then ask what it means}.",
        ),
      ],
      questions: [
        question(
          "{Is my medicine in stock|Can I reserve it|Do you have it there}?",
          "{Ask by phone or message|Send the name and the strength}. {What is missing is ordered|If not, it can usually be ordered quickly}, {and we say if there is a shortage|shortages happen, and then we look for another way}.",
        ),
        question(
          "{Why did I get another brand|Is a generic the same|The tablets look different, why}?",
          "{The active part is the same|Same substance, other maker}. {Insurers and supply decide the brand|Contracts of the insurers are the reason}; {if you react to it, tell us|colour and filler may differ}.",
        ),
        question(
          "{Can I take these together|What should I not mix|May I drink with this medicine}?",
          "{Ask with the full list|Tell us all of it, herbs and vitamins too}. {Even grapefruit and milk can matter|Some foods get in the way}; {when in doubt, wait until you have asked|a call is quick}.",
        ),
        question(
          "{How do I throw old medicine away|What do I do with leftover pills|Where do old tablets go}?",
          "{Not down the toilet|Never into the sink}. {Ask what your town wants|Rules differ by town}: {household waste or a collection point|some pharmacies take them back}.",
        ),
        question(
          "{Who is open at night|What about nights and holidays|Where do I find the night service}?",
          "{Pharmacies take turns at night|There is a rota for nights and holidays}. {The current one hangs at the door|Look at the door or the local emergency list}.",
        ),
      ],
      qualities: [
        ["quiet advice", "quick orders"],
        ["full shelves", "careful checks"],
        ["plain words", "open doors"],
      ],
      events: ["{Blood pressure|Vein} check day", "{Travel|Vaccination} advice", "{Skin|Sun} day"],
    },
  },
  {
    id: "midwife",
    family: "health",
    names: {
      en: [
        "midwife",
        "midwifery practice",
        "doula",
        "antenatal classes",
        "birth centre",
        "lactation consultant",
        "breastfeeding consultant",
      ],
      de: [
        "Hebamme",
        "Hebammenpraxis",
        "Geburtshaus",
        "Doula",
        "Stillberatung",
        "Geburtsvorbereitung",
      ],
      fr: [
        "sage-femme",
        "maison de naissance",
        "doula",
        "conseillère en lactation",
        "préparation à la naissance",
      ],
      es: [
        "matrona",
        "comadrona",
        "doula",
        "asesora de lactancia",
        "casa de partos",
        "preparación al parto",
      ],
    },
    act: "book",
    schemaType: "MedicalBusiness",
    motifs: ["moon", "hand", "heart", "cloth"],
    fields: ["date", "phone", "help"],
    wording: {
      vocabulary: {
        customer: "mother",
        customers: "families",
        place: "practice",
        atPlace: "at the practice",
        toPlace: "to the practice",
        work: "care around birth",
      },
      actions: {
        bookings: ["Ask for a place", "Ask for a first talk"],
        calls: ["Call the midwife", "Leave your number"],
        signups: ["Join a course"],
        trust: ["How we go along"],
      },
      pageNames: { services: "How we help", gallery: "The practice", events: "Courses" },
      headlines: [
        "{Somebody|A hand} {who knows|to hold}, {before and after|day by day}",
        "{Questions|Worries} {at night|at any hour} are {normal|part of it}",
        "{Nine|Many} {months|weeks}, {one|a} {familiar|known} {voice|face}",
        "{Breathe|Sit down} {first|now}, {ask|decide} {second|then}",
      ],
      truths: [
        "{Most of it is normal, and it still feels new|No two births are alike}; {good care tells one from the other|so we look before we judge}.",
        "{The weeks after are the longest part|People prepare for a day and forget the months after}: {so help for afterwards is arranged first|so plan the sofa, not only the bag}.",
        "{Partners are not visitors|The one beside the bed has questions, too}, {and gets a task and an answer|and a chair}.",
      ],
      offers: [
        offer(
          "heart",
          "{Pregnancy|Before}",
          "{Check-ups, sleep, aches, fears|Hands that feel how the baby lies}: {bring your record|write questions down at night}.",
          "{Papers, clinics, what to pack|Which signs matter and which do not}: {call rather than wonder|an early talk keeps choices open}.",
        ),
        offer(
          "users",
          "{Courses|Getting ready}",
          "{Breathing, positions, what a partner can do|In a small circle or a weekend}: {book around the middle of pregnancy|no sport clothes needed}.",
          "{The first bath, the first night, the first row|What nobody tells you}: {bring a cushion|second-time parents may come for one evening}.",
        ),
        offer(
          "house",
          "{At home afterwards|The first weeks}",
          "{Weight, navel, milk, sleep|A visit at your bed, no tidying}: {dates follow the baby|say what frightens you}.",
          "{Tears, stitches, visitors who stay|Care for the mother as well}: {it gets fewer visits and more messages|ask what is normal}.",
        ),
        offer(
          "baby",
          "{Feeding|Breast, bottle, both}",
          "{Sore, too much, too little|Position before gadgets}: {show us how it goes|any way that feeds is right}.",
          "{Back to work, weaning, first spoon|Changes need some days}: {ask before you stop|there is no race}.",
        ),
        offer(
          "flower",
          "{Finding strength again|After birth}",
          "{Belly, pelvic floor, posture|Gently, when the time is right}: {babies may come along|ask from which week}.",
          "{Walks, small groups, honest talk|With women who sleep as little as you}: {come late, leave early|nobody counts}.",
        ),
      ],
      process: [
        step(
          "{Get in touch early|Ask soon}",
          "{Due date, place, first child or not|A message as soon as you know}; {we say whether there is a place|if not, we say where to ask}.",
        ),
        step(
          "{First talk|Meet}",
          "{What you hope, what you fear|With record and partner}, {papers are sorted|then dates are set}.",
        ),
        step(
          "{Go along together|Stay in touch}",
          "{Check-ups, course, birth, home|As often as needed}: {you know whom to call|it ends when you feel steady}.",
        ),
      ],
      questions: [
        question(
          "{When should I look for a midwife|Is it too late|How early must I ask}?",
          "{As early as you can|As soon as the test is positive}. {Late is still worth a call|Places open up again}.",
        ),
        question(
          "{Who pays for it|What does the insurance cover|Do courses cost something}?",
          "{Much is paid by insurers, depending on the country|Ask yours which part}. {Extra courses may cost|You hear it before}.",
        ),
        question(
          "{Whom do I call at night|What if something feels wrong|When do we drive to the clinic}?",
          "{For an emergency the clinic or the rescue line|Bleeding, strong pain, no movement: go at once}. {We talk through the signs beforehand|Keep the numbers on the door}.",
        ),
        question(
          "{May my partner be there|Can I bring my mother|Is the older child welcome}?",
          "{Gladly, whoever does you good|Partners belong there}. {You decide day by day|Small ones may hold the tape}.",
        ),
        question(
          "{Can you help with feeding|It hurts, is that normal|Do I have to breastfeed}?",
          "{Ask in the first days|Pain is a sign to look, not to bear}. {The way you choose is respected|Often a small change helps}.",
        ),
      ],
      qualities: [
        ["known faces", "calm nights"],
        ["honest words", "warm hands"],
        ["time", "trust in yourself"],
      ],
      events: ["{Birth preparation|Partner} evening", "Feeding circle", "{Baby|Recovery} class"],
    },
  },
];
