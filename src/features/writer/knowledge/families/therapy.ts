/** Therapy and guidance: talk, touch and habits. Careful words; never a promise of a cure. */
import { offer, question, step } from "../entries.ts";
import type { Family, Trade } from "../model.ts";

export const therapy: Family = {
  id: "therapy",
  names: {
    en: ["therapy", "therapist", "counselling", "healing", "wellbeing"],
    de: ["Therapie", "Therapeut", "Beratung", "Heilpraxis"],
    fr: ["thérapie", "thérapeute", "bien-être"],
    es: ["terapia", "terapeuta", "bienestar"],
  },
  pages: ["about", "services", "faq", "contact", "events", "gallery"],
  emphasis: ["process", "offers", "questions", "place", "events", "pictures"],
  icons: ["message-circle", "heart", "leaf", "users", "calendar", "phone"],
};

const rooms = {
  actions: {
    bookings: ["Ask for a first talk", "Arrange a first session"],
    calls: ["Call for a first talk"],
    trust: ["How a first session goes"],
  },
  pageNames: { services: "What I offer", gallery: "The room", events: "Groups" },
};

export const therapyTrades: Trade[] = [
  {
    id: "psychotherapist",
    family: "therapy",
    names: {
      en: [
        "psychotherapist",
        "psychotherapy",
        "psychologist",
        "counsellor",
        "counselor",
        "mental health",
        "couples therapy",
        "marriage counselling",
        "family therapy",
        "talk therapy",
        "psychiatrist",
        "hypnotherapy",
        "art therapy",
        "child psychologist",
      ],
      de: [
        "Psychotherapie",
        "Psychotherapeut",
        "Psychologe",
        "Psychologin",
        "Paartherapie",
        "Eheberatung",
        "Psychologische Beratung",
        "Hypnose",
      ],
      fr: [
        "psychologue",
        "psychothérapeute",
        "psychothérapie",
        "psychiatre",
        "thérapie de couple",
        "hypnothérapeute",
      ],
      es: [
        "psicólogo",
        "psicóloga",
        "psicoterapia",
        "psicoterapeuta",
        "terapia de pareja",
        "psiquiatra",
        "salud mental",
      ],
    },
    act: "book",
    schemaType: "MedicalBusiness",
    motifs: ["speech", "path", "window", "moon", "wave"],
    fields: ["phone", "date", "insurance", "languages"],
    wording: {
      ...rooms,
      vocabulary: {
        customer: "client",
        customers: "clients",
        place: "practice",
        atPlace: "in the practice",
        toPlace: "to the practice",
        work: "psychotherapy",
      },
      headlines: [
        "{A quiet room|Time} to say {it|things} out loud",
        "{Talk|Speak} {at your own pace|when you are ready}",
        "{You do not have to|No need to} {sort it out|carry it} alone",
        "{Somebody listens|A place to think}, {without judging|nothing leaves the room}",
      ],
      truths: [
        "{Nobody has to be in crisis to ask for help|You may come before it becomes too much}: {a bad year, a question or a loss is reason enough|tiredness that stays is a reason too}.",
        "{Therapy works through the talk and the trust in it|Trust matters more than the method}, {so the first meetings are for finding out if it fits|which is why you may change your mind}.",
        "{Change is slow, then sudden|It rarely goes in a straight line}: {better weeks, worse weeks, and one day a habit is gone|setbacks belong to it}.",
      ],
      offers: [
        offer(
          "user",
          "{Individual sessions|One-to-one sessions}",
          "{For fear, grief, exhaustion, old wounds|When sleep, work or joy have gone missing}: {an hour that belongs to you|you set the topic}, {at the pace you can bear|and the depth}.",
        ),
        offer(
          "heart-handshake",
          "{Couples therapy|Sessions for two}",
          "{When every talk ends in the same quarrel|Before you separate, or so that it can be fair}: {both are heard, nobody keeps score|a third chair and clear rules}.",
        ),
        offer(
          "users",
          "{Families and parents|Families}",
          "{A child who withdraws, a house full of shouting|When everyone is worried about one}: {come together or begin with the parents|start with whoever wants to come}.",
        ),
        offer(
          "video",
          "{By video or phone|At a distance}",
          "{If the way is long or the step is hard|When you travel or cannot leave the house}: {a door you can close is all it takes|find a room where no one hears you}.",
        ),
        offer(
          "life-buoy",
          "{Burnout and crisis|When it is too much}",
          "{Not sleeping, not stopping, not feeling|Nothing works as it did}: {first relief, then causes|we sort what has to happen today}.",
        ),
      ],
      process: [
        step(
          "{A short contact|Write or call}",
          "{A sentence is enough|You do not need to explain everything}: {say what it is about and when you can be reached|you hear back about free places}.",
        ),
        step(
          "{First session|Getting to know each other}",
          "{You tell what brings you|Questions both ways}; {afterwards you decide without hurry|you need not know the goal yet}.",
        ),
        step(
          "{Working together|The sessions}",
          "{A fixed hour, a shared aim|Regular talks}, {looked at again from time to time|until you manage without}.",
        ),
      ],
      questions: [
        question(
          "{Is everything confidential|Does anyone hear of it|Who finds out that I come}?",
          "{What you say stays here|Therapists are bound to secrecy}, {also towards partners, parents and employers|and not even family is told}. {The only exceptions are set by law, when life is in danger|The law knows few exceptions, and they are explained at the start}.",
        ),
        question(
          "{How do I know if I need therapy|Is my problem big enough|When should I seek help}?",
          "{If it has weighed on you for weeks, it is worth a talk|You do not have to prove that it is bad}. {The first talk helps to find out|Asking is not a commitment}.",
        ),
        question(
          "{Who pays for therapy|Does insurance cover sessions|What does a session cost}?",
          "{It depends on your insurance and on the kind of help|Ask your insurer what it covers and from whom}. {Some clients pay themselves|Paying yourself is possible too}, {and the fee is named before you begin|you hear the fee before the first session}.",
        ),
        question(
          "{How long does therapy take|How many sessions are usual|When does it end}?",
          "{Sometimes a few talks, sometimes a year or more|That depends on the aim}. {We look at it again and again|You can stop at any time}, {and say openly what has changed|a closing talk is good}.",
        ),
        question(
          "{What if it is an emergency|Where do I turn in a crisis|What if I cannot wait}?",
          "{With thoughts of ending your life, call the emergency number or a crisis line now|In acute danger, dial the emergency number}. {Help lines answer day and night|Clinics take you in at any hour}; {a website is too slow for that|do not wait for a reply to a message}.",
        ),
      ],
      qualities: [
        ["open ears", "closed doors"],
        ["calm talk", "clear limits"],
        ["time to think", "room to feel"],
      ],
      events: [
        "{Group|Talking circle} evening",
        "{Talk|Open evening} for parents",
        "{Stress|Sleep} course",
      ],
    },
  },
  {
    id: "coach",
    family: "therapy",
    names: {
      en: [
        "coach",
        "life coach",
        "coaching",
        "career coach",
        "executive coach",
        "business coach",
        "health coach",
        "leadership coaching",
        "mentor",
        "mediation coach",
        "speaker",
      ],
      de: [
        "Coach",
        "Coaching",
        "Karriereberatung",
        "Lebensberatung",
        "Führungskräftecoaching",
        "Supervision",
      ],
      fr: ["coach", "coaching", "coach de vie", "coach professionnel", "bilan de compétences"],
      es: ["coach", "coaching", "coach personal", "orientación profesional", "mentor"],
    },
    act: "book",
    schemaType: "ProfessionalService",
    motifs: ["compass", "path", "spark", "mountain", "key"],
    fields: ["subject", "date", "phone", "company"],
    wording: {
      ...rooms,
      vocabulary: {
        customer: "client",
        customers: "clients",
        place: "studio",
        atPlace: "in the studio",
        toPlace: "to the studio",
        work: "coaching",
      },
      headlines: [
        "{Think|Talk} it through, then {decide|act}",
        "{Better|Harder} questions, {your own|clearer} answers",
        "{What do you want|Where to} {next|now}?",
        "{Stuck|At a fork}? {Start here|Let us look at the map}",
      ],
      truths: [
        "{A coach asks, the client decides|Advice is cheap, a good question is not}: {the answer has to be yours or it will not last|what you find yourself you also do}.",
        "{Saying a plan aloud changes it|Half of the fog lifts when it is spoken}, {because holes show when somebody listens|and the next step shrinks to its real size}.",
        "{Coaching is for going forward|Coaching looks ahead}; {for wounds and illness, therapy is the right place|an honest coach says when it is a case for therapy}.",
      ],
      offers: [
        offer(
          "compass",
          "{Decisions|At a crossroads}",
          "{Stay or go, lead or specialise, now or later|A choice that keeps you awake}: {lay it out and look at it from all sides|we sort facts, fears and wishes}.",
        ),
        offer(
          "briefcase",
          "{Work and career|Your next job}",
          "{A new role, a return, a step up|Before an interview or after a setback}: {name what you can and what you want|practise the talk before you have it}.",
        ),
        offer(
          "users",
          "{Leading people|Leadership}",
          "{From colleague to boss, or a team that grinds|Hard talks, unclear roles}: {bring a real case|we rehearse it}, {and try it the same week|then you report back}.",
        ),
        offer(
          "scale",
          "{Time and limits|Too much on the plate}",
          "{Full days and no progress|Saying yes too often}: {see where the hours go|find what can be dropped first}.",
        ),
        offer(
          "presentation",
          "{Talks and workshops|For teams}",
          "{A half day for a team that needs to talk|A subject for your company evening}: {tell us the question behind the question|agree on what should be different after}.",
        ),
      ],
      process: [
        step(
          "{A first call|Get to know each other}",
          "{What is it about, why now|A short talk without obligation}: {you notice quickly if it fits|we both may say no}.",
        ),
        step(
          "{Set the aim|Agree the goal}",
          "{Put the aim in a sentence|Say how you would notice that it worked}: {that is written down|it keeps us on track}.",
        ),
        step(
          "{Sessions and steps|Work on it}",
          "{Talk, try, report|Between sessions you try something small}; {what did not work is the most useful|we start from what happened}.",
        ),
      ],
      questions: [
        question(
          "{What is the difference between coaching and therapy|Do I need a coach or a therapist|Coaching or therapy}?",
          "{Coaching deals with aims and decisions|Therapy treats illness, coaching does not}. {With panic, depression or addiction, see a doctor or therapist|If it is about your health, a doctor comes first}.",
        ),
        question(
          "{How many sessions do people take|How long does coaching last|Is one session enough}?",
          "{For a decision, a few|Often a handful}; {for a new role, some months with gaps|longer with gaps for trying things}. {You can end it when the aim is reached|You need not sign up for a year}.",
        ),
        question(
          "{Can my employer pay|Will my company cover the fee|Is coaching tax deductible}?",
          "{Many do, if it serves the job|Ask your employer}. {What is said stays between us|Even then, content stays private}; {ask your tax adviser about the bill|a tax adviser knows if it counts}.",
        ),
        question(
          "{How do I find the right coach|How do I know if it fits|What should I look for}?",
          "{Ask about training and method|Training, experience, clear terms}, {then trust your stomach after the first call|and a first talk that feels honest}. {Beware of promises|Anyone who promises success is selling}.",
        ),
        question(
          "{Do sessions work online|Can we meet by video|Do I have to come in person}?",
          "{For talk, video works well|Most of it works by video}. {For stuck teams, a room is better|A walk outside works too}; {choose what lets you speak freely|take what fits your week}.",
        ),
      ],
      qualities: [
        ["good questions", "honest answers"],
        ["clear aims", "small steps"],
        ["straight talk", "open doors"],
      ],
      events: ["{Vision|Year} workshop", "{Open|Evening} talk", "{Walking|Group} coaching"],
    },
  },
  {
    id: "massage",
    family: "therapy",
    names: {
      en: [
        "massage",
        "massage therapist",
        "massage therapy",
        "thai massage",
        "reflexology",
        "acupuncture",
        "acupuncturist",
        "reiki",
        "naturopath",
        "naturopathy",
        "ayurveda",
        "homeopath",
        "traditional chinese medicine",
        "shiatsu",
      ],
      de: [
        "Massage",
        "Massagepraxis",
        "Masseur",
        "Akupunktur",
        "Heilpraktiker",
        "Naturheilpraxis",
        "Thaimassage",
        "Naturheilkunde",
      ],
      fr: [
        "massage",
        "masseur",
        "masseuse",
        "acupuncture",
        "acupuncteur",
        "naturopathe",
        "réflexologie",
        "sophrologue",
      ],
      es: [
        "masaje",
        "masajes",
        "masajista",
        "acupuntura",
        "acupuntor",
        "naturópata",
        "reflexología",
      ],
    },
    act: "book",
    schemaType: "HealthAndBeautyBusiness",
    motifs: ["hand", "stone", "leaf", "lotus", "drop"],
    fields: ["service", "date", "time", "phone"],
    wording: {
      ...rooms,
      actions: {
        bookings: ["Book a massage", "Choose a quiet hour"],
        sales: ["Give an hour away"],
        calls: ["Call for a time"],
      },
      vocabulary: {
        customer: "guest",
        customers: "guests",
        place: "practice",
        atPlace: "in the practice",
        toPlace: "to the practice",
        work: "bodywork",
      },
      headlines: [
        "{Shoulders|Jaw} down, {breath|eyes} {slow|closed}",
        "{Lie down|Let go} and {leave the day outside|say nothing for an hour}",
        "{Warm|Slow} hands for a {tired|tense} back",
        "{Nothing|No one} to {answer|please} for an hour",
      ],
      truths: [
        "{A muscle does not let go by force|Tension cannot be pushed away}: {warmth, time and a steady hand do more|slow pressure gets deeper than hard pressure}.",
        "{Bodies keep a diary of desks and bags|You carry your week in your neck}, {and hands can read some of it|and it shows under a palm}.",
        "{Touch has limits and needs a clear yes|A good touch is agreed}: {you say how firm, where and when to stop|nothing happens that you have not agreed to}.",
      ],
      offers: [
        offer(
          "hand",
          "{Classic massage|Back and neck}",
          "{For shoulders up at the ears|After days at a desk}: {oil, warmth and even strokes|firm or light, as you say}, {and quiet if you want it|with or without talk}.",
        ),
        offer(
          "waves-horizontal",
          "{Whole body|Head to toe}",
          "{From soles to scalp|When you want no part left out}: {take off the watch and the week|allow time to lie still afterwards}.",
        ),
        offer(
          "dumbbell",
          "{For sport|Sports massage}",
          "{Before a race or after it|Heavy legs, hard calves}: {tell us training and dates|not on the day of a fresh injury}.",
        ),
        offer(
          "leaf",
          "{Points and needles|Pressure points}",
          "{Feet, hands, fine needles|Old methods from the East}: {ask what is known about the effect|some feel a lot, some little, so try}.",
        ),
        offer(
          "gift",
          "{As a present|Vouchers}",
          "{For someone who never sits down|A present that takes nothing but time}: {they choose the day|choose minutes, not sizes}.",
        ),
      ],
      process: [
        step(
          "{Say how you are|Short questions}",
          "{Pain, illness, pregnancy, medicine|Where it pulls and since when}: {some things rule out pressure|then you choose where we work}.",
        ),
        step(
          "{Lie down|Rest}",
          "{Warm table, towels, low light|You undress as far as you like}; {say more, less, stop|cold feet get a blanket}.",
        ),
        step(
          "{Get up slowly|Afterwards}",
          "{Drink, sit, breathe|A glass of water, a few minutes}, {and no hard training today|and nothing hard tonight}.",
        ),
      ],
      questions: [
        question(
          "{When should I not have a massage|Is massage safe for me|Who should ask a doctor first}?",
          "{Fever, clots, fresh injuries and open skin are a no|Not with fever or thrombosis}. {With heart trouble, cancer or in early pregnancy ask your doctor|In doubt, ask your doctor first}.",
        ),
        question(
          "{How firm is it|Does it have to hurt|Will it be painful}?",
          "{As firm as you say|You decide}. {It may ache pleasantly, it should not sting|A good ache is fine, holding your breath is a sign to stop}.",
        ),
        question(
          "{What do I wear|Do I have to undress|How much do I take off}?",
          "{As much as you are easy with|Only what you want}. {You are covered with a towel|Everything not being worked on is covered}, {and alone while you change|and the door is closed}.",
        ),
        question(
          "{Does insurance pay|Can I hand in the bill|Who pays for a massage}?",
          "{For wellness, no; on prescription, sometimes|Only in certain cases}. {Ask your insurer by name of the treatment|It depends on training and insurer}, {and you get a proper bill|with the bill}.",
        ),
        question(
          "{How often is useful|Is a single massage enough|How regularly should I come}?",
          "{Once does you good for days|One visit helps for a while}; {with stubborn necks, every few weeks|a short series helps with old tension}. {Moving in between does the rest|Without movement it comes back}.",
        ),
      ],
      qualities: [
        ["warm hands", "quiet rooms"],
        ["slow pressure", "deep rest"],
        ["clean linen", "clear limits"],
      ],
      events: [
        "{Self-massage|Couples massage} class",
        "{Breath|Relaxation} evening",
        "Open practice day",
      ],
    },
  },
  {
    id: "nutritionist",
    family: "therapy",
    names: {
      en: ["nutritionist", "dietitian", "nutrition", "diet", "weight loss clinic"],
      de: ["Ernährungsberatung", "Ernährungsberater", "Diätologe"],
      fr: ["nutritionniste", "diététicien", "diététicienne"],
      es: ["nutricionista", "dietista", "nutrición"],
    },
    act: "book",
    schemaType: "MedicalBusiness",
    motifs: ["fruit", "leaf", "plate", "speech", "hand"],
    fields: ["subject", "date", "phone", "insurance", "age"],
    wording: {
      ...rooms,
      vocabulary: {
        customer: "client",
        customers: "clients",
        place: "practice",
        atPlace: "in the practice",
        toPlace: "to the practice",
        work: "practical help",
      },
      headlines: [
        "{Small habits|One habit} {at a time|first}",
        "{Everyday life|The everyday} is {the exercise|where it counts}",
        "{Practise|Learn} here, {live|use it} there",
        "{Step by step|Bit by bit}, {meal by meal|word by word}",
      ],
      truths: [
        "{What works on an ordinary Tuesday works|A plan that fails on a busy day is a bad plan}, {so we begin with your kitchen, your shifts, your family|so it has to fit shifts and school runs}.",
        "{Forbidding does not last|Nobody keeps to a ban for long}: {adding something good is easier than taking away|small swaps hold longer than rules}.",
        "{A few minutes each day|Short and daily practice}: {that is how a body learns|that carries further than an hour a week}.",
      ],
      offers: [
        offer(
          "salad",
          "{Eating in daily life|Food and habits}",
          "{A few days of notes about what you eat|Bring your shopping list}, {and we see where a change costs least|and we find the easy changes first}.",
        ),
        offer(
          "activity",
          "{With an illness|Food as part of treatment}",
          "{Sugar, gut, allergies, kidneys|With your doctor's findings}: {what you may eat becomes longer than what you may not|lists become meals}.",
        ),
        offer(
          "baby",
          "{For children|Children and parents}",
          "{Picky eaters, late talkers, clumsy hands|When kindergarten or school has raised a question}: {we play, watch and explain|the child plays, the parents learn too}.",
        ),
        offer(
          "speech",
          "{After illness or accident|Relearning}",
          "{Swallowing, speaking, holding a spoon|What went without thinking yesterday}: {broken into steps and practised|we start with what you miss most}.",
        ),
        offer(
          "users",
          "{Groups and talks|For schools and companies}",
          "{Canteen, classroom, team day|A talk that ends at the stove}: {tell us who listens|say how many and how old they are}.",
        ),
      ],
      process: [
        step(
          "{Tell your story|First appointment}",
          "{What is it about, what have you tried|Findings, habits, wishes}: {nobody is scolded|an honest diary is worth more than a pretty one}.",
        ),
        step(
          "{Find the first step|Make a plan}",
          "{Small, clear and doable this week|We agree on very little at first}, {written down|so that you can keep it}.",
        ),
        step(
          "{Look again|Adjust}",
          "{What worked, what did not|We change the plan, not you}: {then the next step|bring your notes}.",
        ),
      ],
      questions: [
        question(
          "{Do I need a prescription for this|Is a referral necessary|Who covers the cost}?",
          "{Often a doctor's note opens the way to a refund|Ask your insurer before the first visit}. {You can also come on your own account|Without one, you pay yourself}, {the price is told beforehand|and learn the fee first}.",
        ),
        question(
          "{Will I have to give everything up|Do I have to count calories|Must I stop eating bread}?",
          "{No|Rarely}. {Most people need more order, not more bans|A few habits do most of the work}, {and the foods you love stay in|bread is seldom the culprit}.",
        ),
        question(
          "{How soon will I notice something|When do results show|How long does it take}?",
          "{Energy and sleep change in weeks|Some things within weeks}, {weight and speech in months|others need months}. {Be wary of anything faster|Fast promises seldom last}.",
        ),
        question(
          "{What should I prepare|What do I bring to the first visit|How do I get ready}?",
          "{Findings, medicines, a few days of notes|Lab values and a rough food diary}. {With children, the record book|For children, bring their record and a toy}.",
        ),
        question(
          "{Can family members come along|May my partner join|Should parents stay in the room}?",
          "{Gladly, if you want that|Who cooks should hear it too}. {With children, parents learn the exercises|With young children it is part of it}.",
        ),
      ],
      qualities: [
        ["small steps", "lasting habits"],
        ["plain food", "good sense"],
        ["patience", "practice"],
      ],
      events: [
        "{Cooking|Shopping} together",
        "{Parents'|Information} evening",
        "{Food|Speech} day at school",
      ],
    },
  },
];
