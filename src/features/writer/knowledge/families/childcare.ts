/** Childcare: groups, rooms and worried parents. A table of sentences, no logic. */
import { offer, question, step } from "../entries.ts";
import type { Family, Trade } from "../model.ts";

export const childcare: Family = {
  id: "childcare",
  names: {
    en: ["children", "kids", "childcare", "toddlers", "babies", "family"],
    de: ["Kinder", "Kinderbetreuung", "Kleinkinder", "Betreuung"],
    fr: ["enfants", "petite enfance", "garde d'enfants"],
    es: ["niños", "infantil", "cuidado de niños"],
  },
  pages: ["about", "services", "events", "faq", "contact", "gallery"],
  emphasis: ["process", "offers", "questions", "place", "pictures", "events"],
  icons: ["baby", "blocks", "sun", "heart", "palette", "calendar"],
};

export const childcareTrades: Trade[] = [
  {
    id: "nursery",
    family: "childcare",
    names: {
      en: [
        "nursery",
        "kindergarten",
        "daycare",
        "day care",
        "preschool",
        "childminder",
        "nanny",
        "nanny agency",
        "babysitter",
        "babysitting",
        "after school club",
        "after-school care",
        "summer camp",
        "playgroup",
        "montessori",
        "forest school",
        "forest kindergarten",
        "indoor playground",
        "creche",
        "holiday camp",
        "children's day nursery",
      ],
      de: [
        "Kindergarten",
        "Kita",
        "Kindertagesstätte",
        "Krippe",
        "Tagesmutter",
        "Kinderkrippe",
        "Waldkindergarten",
        "Hort",
        "Spielgruppe",
        "Ferienlager",
        "Kinderfrau",
        "Babysitter",
        "Kindertagespflege",
      ],
      fr: [
        "crèche",
        "micro-crèche",
        "garderie",
        "maternelle",
        "école maternelle",
        "assistante maternelle",
        "nounou",
        "centre de loisirs",
        "colonie de vacances",
        "baby-sitting",
        "jardin d'enfants",
      ],
      es: [
        "guardería",
        "escuela infantil",
        "jardín de infancia",
        "niñera",
        "ludoteca",
        "campamento de verano",
        "canguro",
        "preescolar",
        "cuidadora infantil",
      ],
    },
    act: "enrol",
    schemaType: "ChildCare",
    motifs: ["block", "kite", "sun", "balloon", "tree"],
    fields: ["age", "start", "time", "phone"],
    wording: {
      vocabulary: {
        customer: "family",
        customers: "families",
        place: "nursery",
        atPlace: "at the nursery",
        toPlace: "to the nursery",
        work: "childcare",
      },
      actions: {
        signups: ["Ask for a place", "Join the waiting list"],
        visits: ["Come for a visit", "See a morning here"],
        calls: ["Call about a place"],
      },
      pageNames: { services: "Our day", gallery: "Little works", events: "Feasts and dates" },
      headlines: [
        "{Muddy|Wet} boots, {full|busy} {days|hands}",
        "{Small|Little} people, {big|whole} {days|worlds}",
        "{Play|Dig}, {eat|sing}, {nap|rest}, {again|repeat}",
        "{A good goodbye|Wave once} and {a good day|off to play}",
      ],
      truths: [
        "{Play is how small children think|Children do not play to pass the time}: {a tower that falls is a lesson in physics|they rehearse the world}.",
        "{Settling in takes as long as it takes|Goodbyes are learned like walking}, {and the tears are not the measure|with a hand to hold and a way back}.",
        "{Parents hand over what they love most|Trust begins at the door}, {so they should hear the truth about the day|so a few honest words at pick-up matter}.",
      ],
      offers: [
        offer(
          "baby",
          "{The smallest|Babies and toddlers}",
          "{Sleep, cuddle, crawl at their own hour|Fixed faces, warm laps}: {tell us how your child falls asleep|bring the worn-out bear}.",
        ),
        offer(
          "blocks",
          "{Kindergarten age|Explorers}",
          "{Build, ask, quarrel, make up|Scissors, mud, numbers, friends}: {clothes that may get dirty|each child finds its corner}.",
        ),
        offer(
          "trees",
          "{Time outdoors|Out every day}",
          "{Puddles, sticks, snails|In rain as well}: {label the boots|pack spare trousers}, {there is no wrong weather for a walk|children freeze less than adults think}.",
        ),
        offer(
          "sun",
          "{After school and holidays|When school is out}",
          "{Lunch, homework, then really free|Weeks when parents work and schools rest}: {say which weeks you need|ask about days by the piece}.",
        ),
        offer(
          "apple",
          "{Food and rest|Lunch and nap}",
          "{Eat what is on the table, or at least taste|A quiet hour for everyone}: {tell us allergies and beliefs|no child is made to sleep}.",
        ),
      ],
      process: [
        step(
          "{Visit|Come and see}",
          "{Watch a morning|Sit on a small chair}: {ask about staff, sleep and sick days|your child will show you}.",
        ),
        step(
          "{A place|Sign up}",
          "{Form, start, hours|Waiting list, then a call}; {ask how places are given|tell us if plans change}.",
        ),
        step(
          "{Settling in|The first weeks}",
          "{With you, then a little without|Short days at first}; {by the child's clock|plan some weeks}.",
        ),
        step(
          "{Every day|Then daily}",
          "{Morning goodbye, evening story|Bring, play, fetch}, {and a talk about growing up now and then|with time for a word at the door}.",
        ),
      ],
      questions: [
        question(
          "{How does settling in work|What if my child cries|How long does settling in take}?",
          "{Days with you, then minutes, then hours alone|Step by step}. {Crying at goodbye is normal, crying all day is not|You are called if comfort does not help}.",
        ),
        question(
          "{How do I get a place|Is there a waiting list|When should I apply}?",
          "{As early as you dare|Often before the birth}. {Rules may come from town or state|Ask which rules decide}, {and stay in touch|places open suddenly}.",
        ),
        question(
          "{When must a sick child stay at home|What happens if my child falls ill|What about medicine}?",
          "{Fever, vomiting, contagious things: at home|Until well again}. {You are called if it starts here|Someone must be reachable}, {medicine only as agreed in writing|bring a doctor's note}.",
        ),
        question(
          "{What does a place cost|Are there subsidies|What is included in the fee}?",
          "{Ask whether food and nappies are included|Fees often depend on hours and income}. {Many families can get support|Ask your town about help}.",
        ),
        question(
          "{Who looks after my child|How many carers are there|How are staff chosen}?",
          "{Ask to meet the carers of the group|You may ask about training and checks}. {Laws set how many children each may look after|Ask how sick days are covered}.",
        ),
      ],
      qualities: [
        ["muddy boots", "warm laps"],
        ["clear rules", "wild play"],
        ["good food", "quiet naps"],
      ],
      events: ["{Summer|Lantern} festival", "{Parents'|Grandparents'} afternoon", "Open morning"],
    },
  },
];
