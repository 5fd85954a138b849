/** Photography and film. A table of sentences, no logic. */
import { offer, question, step } from "../entries.ts";
import type { Family, Trade } from "../model.ts";

export const photography: Family = {
  id: "photography",
  names: {
    en: ["photo", "photos", "pictures", "film", "camera"],
    de: ["Foto", "Fotos", "Bilder", "Film"],
    fr: ["photo", "photos", "image", "film"],
    es: ["foto", "fotos", "imagen", "vídeo"],
  },
  pages: ["gallery", "services", "about", "contact", "faq", "events"],
  emphasis: ["pictures", "offers", "process", "questions", "events", "place"],
  icons: ["camera", "image", "heart", "users", "sun", "video"],
};

export const photographyTrades: Trade[] = [
  {
    id: "photographer",
    family: "photography",
    names: {
      en: [
        "photographer",
        "photography",
        "wedding photographer",
        "wedding photography",
        "portrait photographer",
        "photo studio",
        "videographer",
        "video production",
        "film production",
        "filmmaker",
        "newborn photography",
        "product photography",
        "food photography",
        "real estate photography",
        "drone photography",
        "family photography",
        "wedding films",
        "pet photography",
      ],
      de: [
        "Fotograf",
        "Fotografin",
        "Fotografie",
        "Hochzeitsfotograf",
        "Fotostudio",
        "Videoproduktion",
        "Filmproduktion",
        "Hochzeitsfotografie",
        "Videograf",
        "Hundefotografie",
      ],
      fr: [
        "photographe",
        "photographie",
        "photographe de mariage",
        "studio photo",
        "vidéaste",
        "production vidéo",
        "production audiovisuelle",
      ],
      es: [
        "fotógrafo",
        "fotógrafa",
        "fotografía",
        "fotógrafo de bodas",
        "fotografía de bodas",
        "estudio de fotografía",
        "videógrafo",
        "productora audiovisual",
      ],
    },
    act: "book",
    schemaType: "ProfessionalService",
    motifs: ["camera", "lens", "frame", "window"],
    fields: ["date", "occasion", "people", "address", "budget"],
    wording: {
      actions: {
        bookings: ["Ask for your date", "Check a date"],
        quotes: ["Tell me about your day", "Describe the shoot"],
        sales: ["See the pictures"],
      },
      pageNames: { services: "Sessions", gallery: "Pictures", events: "Dates" },
      vocabulary: {
        customer: "client",
        customers: "clients",
        place: "studio",
        atPlace: "in the studio",
        toPlace: "to the studio",
        work: "photography",
      },
      headlines: [
        "{Look|Smile} {here|away}, or {not at all|do not}",
        "{Light|Window light}, {people|faces} and {a moment|nothing staged}",
        "{Stay|Be} {yourselves|as you are}, the {camera|light} does the rest",
        "Pictures you will {want to hold|still look at later}",
        "{Faces|Hands}, {weather|rain}, {confetti|laughter}",
      ],
      truths: [
        "{Nobody likes being photographed at first|Most people say they are not photogenic}: {after a while they forget the lens|it passes when there is something to do}.",
        "{The light decides more than the camera|A window on the north side is half a studio}, {so the hour matters more than the place|and early or late beats noon}.",
        "{The best pictures happen between the poses|The picture that stays is rarely the planned one}: {hands, glances, the second after the laugh|so leave gaps in the schedule}.",
        "{A printed picture outlives the phone|Pictures on a phone are soon forgotten}, {so put some on the wall|so print the ones you love}.",
        "{The best picture is often the one after|When people think it is over, they soften}, {so the camera stays up|so we never say that it was the last one}.",
        "{Hands tell as much as faces|A hand on a sleeve can be the whole story}: {so we look at them first|we watch for that}.",
      ],
      offers: [
        offer(
          "heart",
          "{Weddings|Your wedding day}",
          "{From getting ready to the last dance|The vows, the aunts, the speeches}: {send the schedule|tell me who must be in a picture together}, {then forget about the camera|and leave a quiet half hour for the pair of you}.",
          "{A whole day or just the ceremony|Large hall or register office}: {light and time are planned with you|a walk at sunset is worth more than a photo booth}.",
        ),
        offer(
          "user",
          "{Portraits|Portrait sessions}",
          "{For a job, a book cover, a grandmother|A picture that looks like you on a good day}: {bring several tops|come a little early}, {we talk first and shoot later|nothing with large stripes}.",
        ),
        offer(
          "baby",
          "{Families and newborns|Family portraits}",
          "{Pyjamas, chaos, Sunday light|At home, where everyone knows the sofa}: {feed the small ones first|let children run, the rest follows}, {no one has to look at the lens|and pack patience}.",
        ),
        offer(
          "briefcase",
          "{Business and products|For companies}",
          "{Teams, workshops, things for sale|Pictures of real work}: {say where they will be used|make a list of shots and sizes}, {that decides light and format|and tidy the desk, a little}.",
        ),
        offer(
          "video",
          "{Film|Moving pictures}",
          "{A short film for a firm or a feast|Sound, faces, hands at work}: {begin with the sentence people should remember|say where it will play and how long it may be}.",
        ),
      ],
      process: [
        step(
          "{Write|Say hello}",
          "{Date, place, what it is about|A few lines about you}: {you hear if the day is open|and a link to pictures you like}.",
          "{The day, the place, how many|What is it for, where will it hang}? {Add a picture you like|You get an answer with dates}.",
        ),
        step(
          "{Plan|Talk it over}",
          "{Hour, light, clothes, list|A call or a coffee}; {what must be in, what may happen|rain plan included}.",
          "{Light, clothes, who must be there|A list for the family, no list for the rest}: {it fits on a page|then forget it}.",
        ),
        step(
          "{The shoot|On the day}",
          "{Slow start, then play|A bit of guidance, much watching}; {say if you need a break|pockets empty, chin free}.",
          "{Talk first, camera later|We walk, you chat}: {nothing has to be held|breaks are fine}.",
        ),
        step(
          "{Your pictures|Afterwards}",
          "{Chosen, edited, in a private gallery|You see a selection}, {to keep, share and print|then pick prints or a book}.",
          "{A first handful soon, the rest with care|Chosen, toned, named}: {show them to whom you like|print at least one}.",
        ),
      ],
      questions: [
        question(
          "{I hate being photographed, what can I do|I am not photogenic, will it work|How do we relax before the camera}?",
          "{You are in large company|Almost everyone says so}. {Walk, talk, hold something|We begin with something to do}, {the first shots are for warming up|it gets easier after a few minutes}.",
          "{Most people do|You need not pose}. {A walk and a task for your hands help|The first ten minutes are never used}.",
        ),
        question(
          "{When should we book|How far ahead do we need to ask|Is our date still open}?",
          "{Weddings in summer: a year or so|As soon as the date is fixed}. {Portraits: some weeks, often less|For a portrait, just ask}.",
          "{As soon as the day is fixed|Summer Saturdays go first}. {Weekdays are easier|For a portrait some weeks will do}.",
        ),
        question(
          "{How many pictures do we get and when|When do we see the photos|Do we get all the photos}?",
          "{A chosen set, not every frame|Blinks stay with the photographer}. {Editing takes weeks in season|Ask for a date of delivery}, {a few come sooner|it is in the agreement}.",
          "{It depends on the hours and the plan|A good choice, not everything}. {The first ones come early|You hear a date before the day}.",
        ),
        question(
          "{What about the rights|May we post the pictures|Will you publish our photos}?",
          "{Private use is usually included|You may share them privately}. {Publishing yours needs your yes|Nothing is shown without your consent}, {commercial use is agreed apart|companies need use rights in writing}.",
          "{Private use is yours|For adverts we agree where and how long}. {Nothing of you is shown without your yes|Ask before you change or crop}.",
        ),
        question(
          "{What if it rains|What is the bad weather plan|Is there a plan B}?",
          "{Doorways, cars, umbrellas|Rain makes soft light}. {Portraits can move to another day|We think of a dry place beforehand}.",
          "{Wet streets shine|Rain gives soft light}. {We keep a dry place in mind|Another day can be found for portraits}.",
        ),
        question(
          "{What should we wear|How do we prepare for the shoot|Which clothes look good in photos}?",
          "{What you feel well in|Plain colours, no large print}. {Match, do not copy each other|Iron it and wear it once before}, {and shoes you can walk in|and bring a jumper}.",
          "{What you wear on a good day|Plain cloth, few patterns}. {Bring one more set|Match a little, never the same}.",
        ),
      ],
      qualities: [
        ["soft light", "real faces"],
        ["quiet watching", "loud laughter"],
        ["few poses", "many moments"],
        ["honest colour", "good paper"],
      ],
      events: [
        "{Mini|Family} sessions day",
        "{Portrait|Headshot} day",
        "{Photo|Phone camera} walk",
        "Exhibition",
      ],
    },
  },
];
