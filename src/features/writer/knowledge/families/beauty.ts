/** Beauty: what clients ask of chairs, scissors and needles. A table of sentences, no logic. */
import { offer, question, step } from "../entries.ts";
import type { Family, Trade } from "../model.ts";

export const beauty: Family = {
  id: "beauty",
  names: {
    en: ["beauty", "salon", "cosmetics", "wellness"],
    de: ["Schönheit", "Salon", "Kosmetik"],
    fr: ["beauté", "salon", "esthétique"],
    es: ["belleza", "salón", "estética"],
  },
  pages: ["services", "gallery", "about", "contact", "faq", "events"],
  emphasis: ["offers", "pictures", "process", "questions", "place", "events"],
  icons: ["scissors", "sparkles", "droplet", "brush", "calendar", "heart"],
};

export const beautyTrades: Trade[] = [
  {
    id: "hairdresser",
    family: "beauty",
    names: {
      en: [
        "hair salon",
        "hairdresser",
        "hairstylist",
        "hair stylist",
        "hairdressing",
        "hair",
        "hair colour",
        "hair extensions",
        "braiding",
        "blow dry bar",
      ],
      de: ["Friseur", "Friseursalon", "Frisör", "Haarsalon", "Haare"],
      fr: ["coiffeur", "salon de coiffure", "coiffure", "coiffeuse", "coloriste"],
      es: ["peluquería", "peluquero", "peluquera", "estilista", "salón de peluquería"],
    },
    act: "book",
    schemaType: "HairSalon",
    motifs: ["scissors", "comb", "wave", "frame", "brush"],
    fields: ["service", "date", "time", "phone"],
    wording: {
      vocabulary: {
        customer: "client",
        customers: "clients",
        place: "salon",
        atPlace: "in the salon",
        toPlace: "to the salon",
        work: "hairdressing",
      },
      actions: {
        bookings: ["Book an appointment", "Book your cut", "Find a time"],
        calls: ["Call the salon"],
        visits: ["Find the salon"],
      },
      pageNames: { services: "Cuts and colour", gallery: "Hair", events: "Dates" },
      headlines: [
        "Hair that {falls right|behaves} {at home too|on Monday as well}",
        "{Sit down|Lean back}, {say how it should fall|tell us about your mornings}",
        "A cut that {grows out well|needs no tricks}",
        "{Colour|Cut} that {suits your own day|fits your face}",
      ],
      truths: [
        "{A cut proves itself weeks later|You know a good cut after a month}: {it should still fall well when it has grown a finger's width|it grows out without a fight}.",
        "{Hair has its own plans|Every head has its own whorl}: {a crown, a wave, a stubborn parting|a good cut works with it}.",
        "{Colour is chemistry, and chemistry needs honesty|With colour, the history of your hair decides}: {say what was on it before|box dye counts too, so mention it}.",
        "{Hair has a will|A crown cannot be argued with}: {cut with it and it falls|so we look at it dry}.",
        "{The best cut is seen in week three|Anyone can look good at the door}, {so we think of how it grows out|so ask how long it lasts}.",
      ],
      offers: [
        offer(
          "scissors",
          "{Cut and finish|Cutting}",
          "{Washed, cut and dried|First a look at how it falls dry}, {so you see how to do it yourself|then the cut, then the brush}.",
          "{Tell us how many minutes you have in the morning|Say what annoys you about it now}: {the cut is built around that|it is the best place to start}.",
        ),
        offer(
          "palette",
          "{Colour and highlights|Colour}",
          "{A shade lighter, or all the way|Soft strands or a full change}: {we look at your hair first and say what it can take|the way there may need more than a single visit}.",
          "{Grey to cover or grey to keep|Roots every few weeks, or a colour that can grow out}: {decide by how often you want to come|ask about upkeep before you decide}.",
        ),
        offer(
          "sparkles",
          "{Hair for an occasion|Updos}",
          "{Weddings, balls, photographs|For a day full of photos}: {try it out beforehand with the veil or the earrings|bring the neckline or a picture of it}.",
          "{Pinned so that it lasts the dancing|Up, half up or down}: {plan a trial run|book a rehearsal some weeks before}.",
        ),
        offer(
          "droplets",
          "{Care and treatments|Care}",
          "{Dry ends, an itchy scalp, hair worn out by sun|Salt, sun and heat leave marks}: {ask what helps and what is only scent|ask what your hair really lacks}.",
        ),
        offer(
          "baby",
          "{Children's cuts|Haircuts for children}",
          "{Short, quick and with a story|For children who hate to sit still}: {come at a quiet hour|bring a favourite book}.",
        ),
        offer(
          "waves-horizontal",
          "{Curls|Curly hair}",
          "{Curls are cut by how they spring|Wet curls lie}: {say if you wear them dry or stretched|come with your curls as you wear them}.",
        ),
      ],
      process: [
        step(
          "{Talk first|A look in the mirror}",
          "{What you like, what you do not, what you did last|Photos help, above all of what you do not want}: {speak up before the first snip|that takes a few minutes and saves tears}.",
          "{Dry hair, in front of the mirror|How much time do you have in the morning}: {show what you hate|we say what your hair will do}.",
        ),
        step(
          "{Wash, cut, colour|In the chair}",
          "{You hear what is done and why|Ask for a break to look}: {saying stop is always allowed|a mirror is never far}.",
          "{Warm water, then a quiet hour|Piece by piece}: {talk or close your eyes|you see it wet and dry}.",
        ),
        step(
          "{Take it home|See the back}",
          "{Learn to dry it yourself|You see it from behind}, {with the brush you own|and hear when to come again}.",
          "{How to do it without us|Which brush, how hot}: {try it once in the chair|book the next when it suits}.",
        ),
      ],
      questions: [
        question(
          "{How often should I have it cut|When should I come again|How long does a cut last}?",
          "{Short hair every few weeks, long hair a few times a year|It depends on length and shape}. {Split ends climb, so do not wait too long|A small trim keeps the length}.",
          "{Short hair monthly, long hair by the season|When it no longer falls by itself}. {Ends tell you first|Fringes need more}.",
        ),
        question(
          "{Can you match a photo|Will it look like the picture|May I bring a picture}?",
          "{Bring it, please|Pictures help a lot}. {We tell you what your own hair makes of it|Thickness and wave change the result}, {and how much styling is behind the photo|and which part of the picture can be yours}.",
          "{Bring it, we talk about your hair|Colour in pictures lies a little}. {We say what will work|Two photos show more than one}.",
        ),
        question(
          "{Is bleaching bad for hair|How much damage does colour do|Can my hair take bleach}?",
          "{It opens the hair, so yes, it costs strength|Bleach always takes something}. {Slow steps and care keep the harm small|Going lighter in steps is kinder}, {and sometimes the right advice is no|and some heads should wait}.",
          "{It takes strength, so the steps are small|Hair pays for each shade}. {Care afterwards is half of it|Sometimes darker is wiser}.",
        ),
        question(
          "{What if I do not like the cut|I am not happy with it, what now|What if it is not right}?",
          "{Say it in the chair|Say so at once}, or {call in the next days|come back within days}: {a small change often settles it|most things can be put right early}.",
          "{Say so in the chair|Call within some days}. {Most can be put right|Wash it once, then look again}.",
        ),
        question(
          "{Why does colour need a consultation|Why do I need a skin test|Is a patch test needed}?",
          "{Dye can cause allergies|Allergies to dye exist}. {A small test behind the ear shows it in time|A test some days before is the safe way}, {and the talk tells us what the hair went through|so allow for it}.",
          "{Old colour, skin and time matter|What you used at home counts, too}. {A test on the arm comes first|You hear time and price}.",
        ),
        question(
          "{What if I have to cancel|I cannot make it, what now|How do I move an appointment}?",
          "{Call or write as early as you can|Tell us the day before if possible}: {somebody on the waiting list will be glad|that hour was kept for you}.",
          "{Call as soon as you know|The day before is kind}. {Somebody waits for a chair|We find another day}.",
        ),
      ],
      qualities: [
        ["clean lines", "soft movement"],
        ["fresh colour", "healthy ends"],
        ["sharp scissors", "open ears"],
      ],
      events: [
        "{Styling|Braiding} {evening|class}",
        "{Colour|Curl} consultation day",
        "Bridal trial day",
      ],
    },
  },
  {
    id: "barber",
    family: "beauty",
    names: {
      en: [
        "barber",
        "barbershop",
        "barber shop",
        "men's haircuts",
        "beard trim",
        "wet shave",
        "gentlemen's grooming",
      ],
      de: ["Barbier", "Barbershop", "Herrenfriseur", "Bartpflege"],
      fr: ["barbier", "barbershop", "coiffeur pour hommes"],
      es: ["barbería", "barbero", "peluquería de caballeros"],
    },
    act: "book",
    schemaType: "HairSalon",
    motifs: ["comb", "scissors", "column", "seal", "brush"],
    fields: ["service", "date", "time"],
    wording: {
      vocabulary: {
        customer: "client",
        customers: "clients",
        place: "barbershop",
        atPlace: "in the barbershop",
        toPlace: "to the barbershop",
        work: "barbering",
      },
      actions: {
        bookings: ["Book a chair", "Take a chair"],
        visits: ["Walk in", "Find the shop"],
        calls: ["Call the shop"],
      },
      pageNames: { services: "Cuts and shaves", gallery: "Fresh cuts", events: "Dates" },
      headlines: [
        "{Sit down|Take the chair}, {look sharp|stand up new}",
        "{Hot towel|Warm towel}, {cold blade|steady hand}",
        "{Short|Tight} back and sides, {long|good} talk",
        "A {clean|straight} line is {a clean start|half the haircut}",
      ],
      truths: [
        "{A fade forgives nothing|In a fade every millimetre shows}: {the eye finds the step before the hand does|light from the side tells on it}.",
        "{Beards grow unevenly on everyone|No beard grows even}: {shape comes from what you take away|the neckline makes or breaks it}.",
        "{A barber's chair is one of the last places without a phone|Half of it is the half hour in the chair}, {with somebody who remembers your cut|with warm towels and no screen}.",
      ],
      offers: [
        offer(
          "scissors",
          "{Haircut|The cut}",
          "{Scissors, clippers, or both|Tell us the number or show a picture}: {shorter is always possible, longer is not|we start long and stop when you nod}.",
          "{Fade, taper or classic parting|High, low or no fade at all}: {say how it should look after a few weeks|ask which one suits your crown}.",
        ),
        offer(
          "brush",
          "{Beard|Beard trim}",
          "{Lines, length and moustache|Shaped to the jaw}: {tell us what you are growing it towards|leave it alone for a few weeks first}.",
          "{Oil, brush and blade|Tidied at the cheeks and the neck}: {ask how to keep it between visits|so the edges hold}.",
        ),
        offer(
          "flame",
          "{Hot towel shave|The wet shave}",
          "{Towel, foam, blade, towel again|A shave you would not do at home}: {plan some quiet time for it|the rest of the day can wait}.",
        ),
        offer(
          "users",
          "{Fathers and sons|Small clients}",
          "{A high chair and a short story|First cut or school photo}: {book side by side|bring him when he is not hungry}.",
        ),
        offer(
          "party-popper",
          "{Before the wedding|Groom and friends}",
          "{The groom and everyone who stands beside him|A few chairs at once}: {book the morning early|a day or so before is best for fresh cuts}.",
        ),
      ],
      process: [
        step(
          "{Book or walk in|Come in}",
          "{A booked chair is yours|Walk in when a chair is free}; {at peak hours booking is quicker|Saturdays are best booked}.",
        ),
        step(
          "{Say how you want it|Show us}",
          "{A number, a picture, last time's cut|What bothers you, what stays}: {that is enough for a start|then the cape goes on}.",
        ),
        step(
          "{Look|Check the back}",
          "{Mirror behind, brush over the collar|A last look with the hand mirror}, {a touch of wax if you like|and you are out}.",
        ),
      ],
      questions: [
        question(
          "{Can I walk in without a booking|Do I need to book|Is it walk-in}?",
          "{If a chair is free, sit down|You can try}. {After work and on Saturdays the queue is long|Busy hours fill up}, {so book those|so a booking saves the wait}.",
        ),
        question(
          "{How often does a fade need a touch-up|How long does a fade stay sharp|When should I come back}?",
          "{A tight fade looks fresh for a couple of weeks|It blurs within weeks}. {A longer cut holds for a month or more|Ask for a softer one if you come rarely}.",
        ),
        question(
          "{My beard has gaps, what can I do|What about a patchy beard|How do I grow a beard}?",
          "{Let it grow longer than you think|Patience first}: {length covers gaps|a few more weeks hide a lot}. {Then have it shaped|Only then let it be shaped}.",
        ),
        question(
          "{Is a blade shave safe for my skin|I get razor bumps, can I be shaved|What about sensitive skin}?",
          "{Tell us about bumps, moles and medicine|Say so before the foam}. {Going with the grain helps|With the grain, and only once over}, {and sometimes clippers are the better choice|or we leave the blade}.",
        ),
        question(
          "{Do you cut children's hair|Can my son come|From what age do you cut}?",
          "{When he can sit for a few minutes|As soon as sitting works}. {Quiet mornings are easiest|Pick a quiet hour}, {and a pause is always allowed|and a toy from home is fine}.",
        ),
      ],
      qualities: [
        ["sharp edges", "easy talk"],
        ["warm towels", "clean blades"],
        ["old craft", "fresh cuts"],
      ],
      events: ["{Beard|Shaving} {class|evening}", "{Late|Night} cuts", "Charity cuts"],
    },
  },
  {
    id: "beauty-salon",
    family: "beauty",
    names: {
      en: [
        "beauty salon",
        "spa",
        "day spa",
        "nail salon",
        "nails",
        "nail bar",
        "facials",
        "skincare",
        "skin care clinic",
        "cosmetician",
        "esthetician",
        "waxing",
        "lashes",
        "eyelash extensions",
        "brows",
        "makeup artist",
        "make-up artist",
        "permanent makeup",
        "sauna",
        "medical aesthetics",
        "botox",
        "laser hair removal",
        "manicure",
        "tanning salon",
      ],
      de: [
        "Kosmetikstudio",
        "Kosmetiksalon",
        "Nagelstudio",
        "Kosmetikerin",
        "Wimpern",
        "Fußpflege",
        "Wellness",
        "Spa",
        "Visagistin",
        "Haarentfernung",
        "Maniküre",
      ],
      fr: [
        "institut de beauté",
        "esthéticienne",
        "onglerie",
        "spa",
        "manucure",
        "maquilleuse",
        "épilation",
        "prothésiste ongulaire",
        "soins du visage",
      ],
      es: [
        "centro de estética",
        "salón de belleza",
        "esteticista",
        "manicura",
        "uñas",
        "spa",
        "maquilladora",
        "depilación",
        "balneario urbano",
      ],
    },
    act: "book",
    schemaType: "BeautySalon",
    motifs: ["drop", "lotus", "flower", "hand", "moon"],
    fields: ["service", "date", "time", "phone"],
    wording: {
      vocabulary: {
        customer: "client",
        customers: "clients",
        place: "studio",
        atPlace: "in the studio",
        toPlace: "to the studio",
        work: "treatments",
      },
      actions: {
        bookings: ["Book a treatment", "Choose a time"],
        sales: ["Give a voucher"],
        calls: ["Call the studio"],
        visits: ["Find the studio"],
      },
      pageNames: { services: "Treatments", gallery: "Results", events: "Dates" },
      headlines: [
        "An hour {for your skin|that is yours}",
        "{Lie down|Close your eyes}, {breathe out|phone off}",
        "{Clear|Calm} skin, {quiet|slow} hands",
        "{Nails|Hands}, brows, skin: {your turn|looked after}",
      ],
      truths: [
        "{Skin likes few things and likes them often|Skin rewards habit more than products}: {clean, moisten, protect from the sun|a plain routine done daily beats a shelf of jars}.",
        "{A treatment begins with looking|First comes a close look under the lamp}: {oily, dry or simply tired are different tasks|what suits a friend may be wrong for you}.",
        "{Rest is half of the effect|Lying still counts}, {and nobody should talk you out of it|and silence is part of the service}.",
      ],
      offers: [
        offer(
          "droplets",
          "{Facials|For the face}",
          "{Cleaned, masked and cared for|Steam, mask, massage}, {after a look at what your skin needs right now|chosen by how your skin is this month}.",
          "{Blemishes, redness, dry patches|Tell us what you use at home}: {bring your jars along|name what burns and what helps}.",
        ),
        offer(
          "hand",
          "{Hands and feet|Nails}",
          "{Filed, cared for, with colour or without|Short and neat or long and bright}: {show us a picture or choose from the fan|the state of the nail decides what holds}.",
          "{Manicure, pedicure, gel|For sandals, for guitar players, for gardeners}: {say how your hands work|say how long it should last}.",
        ),
        offer(
          "eye",
          "{Brows and lashes|Brow shaping}",
          "{Shaped, tinted, lifted|Brows that frame the face}: {a tint test comes first|a small test a day before is wise}.",
        ),
        offer(
          "sparkles",
          "{Hair removal|Smooth skin}",
          "{Wax, sugar or light|Legs, lip or back}: {hair should have the right length|ask how long it should grow first}, {and the sun should wait some days|and skip the sun around the date}.",
        ),
        offer(
          "brush",
          "{Make-up|For your event}",
          "{For weddings, stages and cameras|A face that still looks like you}: {try it before the day|come to a trial with the jewellery you will wear}.",
        ),
        offer(
          "gift",
          "{Vouchers|Time as a present}",
          "{For mothers, friends, exhausted colleagues|A present without a size}: {choose a treatment or a sum|they choose the hour}.",
        ),
      ],
      process: [
        step(
          "{Tell us about your skin|Start with questions}",
          "{Allergies, medicine, pregnancy|What you use, what you react to}: {some treatments are then left out|say it before we begin}.",
        ),
        step(
          "{The treatment|Lie back}",
          "{Warm room, clean tools|You hear what comes next}; {say if it stings or is too cold|too hot or too firm is for you to say}.",
        ),
        step(
          "{At home|Afterwards}",
          "{Sun, sauna and sport can wait a day|Leave the skin in peace for a day}, {and ask what to do in the evening|and keep to the care you were told}.",
        ),
      ],
      questions: [
        question(
          "{How often should I come|How regularly is a treatment useful|Is once enough}?",
          "{Skin renews itself in about a month|A rhythm of some weeks suits most skins}. {Before an event, come a week earlier, not a day|Do not try something new the day before a party}.",
        ),
        question(
          "{Is it safe in pregnancy|What if I am pregnant|Can I come while nursing}?",
          "{Many treatments are fine, some are not|Tell us first}. {Certain oils and machines are left out|Some acids and machines are a no}, {and your doctor has the last word|and when in doubt we wait}.",
        ),
        question(
          "{Does it hurt|How painful is waxing|Will it be red afterwards}?",
          "{It pinches for a moment|A short sting is normal}, {redness goes within hours|skin may stay red until evening}. {Plan no date right after|Do not book it just before a party}.",
        ),
        question(
          "{How do you keep tools clean|What about hygiene|Are the tools sterile}?",
          "{Ask to see it|You may ask any studio}: {metal is cleaned and sterilised, files are used once|single-use files, cleaned metal, fresh towels}. {That is the least you can expect|Anything less is a reason to leave}.",
        ),
        question(
          "{I have an allergy, can I come|I react to many products, can I come|Is there something for sensitive skin}?",
          "{Bring the list|Name what you react to}. {A patch inside the arm shows it in time|We test a small spot first}, {and plain products exist for most steps|and leave out scent}.",
        ),
      ],
      qualities: [
        ["clean tools", "warm towels"],
        ["calm hands", "clear skin"],
        ["soft light", "plain advice"],
      ],
      events: ["{Skin|Care} {evening|workshop}", "{Make-up|Brow} class", "{Open|Pampering} day"],
    },
  },
  {
    id: "tattoo",
    family: "beauty",
    names: {
      en: [
        "tattoo",
        "tattoo studio",
        "tattoo artist",
        "tattooist",
        "piercing",
        "piercing studio",
        "body art",
      ],
      de: ["Tattoostudio", "Tätowierer", "Tattoo", "Piercingstudio"],
      fr: ["tatoueur", "salon de tatouage", "tatouage", "perceur"],
      es: ["estudio de tatuajes", "tatuador", "tatuajes", "perforaciones"],
    },
    act: "book",
    schemaType: "TattooParlor",
    motifs: ["needle", "bird", "flower", "moon", "pen"],
    fields: ["subject", "size", "date", "budget"],
    wording: {
      vocabulary: {
        customer: "client",
        customers: "clients",
        place: "studio",
        atPlace: "in the studio",
        toPlace: "to the studio",
        work: "tattooing",
      },
      actions: {
        bookings: ["Ask for a session", "Send your idea"],
        quotes: ["Describe your tattoo"],
        visits: ["Find the studio"],
      },
      pageNames: { services: "Styles", gallery: "Skin", events: "Walk-in days" },
      headlines: [
        "{Think|Sleep} on it, then {wear it for good|sit still}",
        "{Ink|Lines} that {age with you|will still read later}",
        "{Your|An} idea, {drawn for skin|a drawing, a needle}",
        "{Small|Fine} needle, {long|lifelong} decision",
      ],
      truths: [
        "{Skin is not paper|A tattoo is a drawing on something alive}: {lines spread, colours settle, bodies move|so fine detail needs room}.",
        "{A good tattooist sometimes says no|Being talked out of an idea can be good service}: {too small, wrong place, too soon|the drawing has to work in old age too}.",
        "{Healing is half of the result|What you do afterwards decides how it looks}: {the needle is only the first part|a few careful weeks last for life}.",
      ],
      offers: [
        offer(
          "pen-tool",
          "{Your own design|Drawn for you}",
          "{Send the idea, the place and the size|A few words, some pictures, a spot on your body}: {a drawing follows that fits the muscle|it is drawn for that place alone}.",
        ),
        offer(
          "feather",
          "{Fine line and lettering|Small pieces}",
          "{Names, plants, a single line|Words need air between the letters}: {too tiny and they close up over the years|ask how small is still safe}.",
        ),
        offer(
          "layers",
          "{Large pieces|Sleeves and backs}",
          "{Planned as a whole, tattooed in sessions|Bigger work is done over months}: {talk about flow before detail|leave weeks between sittings}.",
        ),
        offer(
          "eraser",
          "{Cover-ups|Old ink, new picture}",
          "{Bring the old piece|Show us in daylight}: {darker and larger is the rule|we say what can be hidden and what needs fading first}.",
        ),
        offer(
          "gem",
          "{Piercing|Piercings}",
          "{Ear, nose or somewhere else|Placed with you in the mirror}: {start with good metal and leave it in|healing times differ by spot, so ask}.",
        ),
      ],
      process: [
        step(
          "{Write to us|Send your idea}",
          "{Spot, size, style, pictures you like|Describe it and add photos of the place}: {that is what the drawing starts from|the answer says if and when}.",
        ),
        step(
          "{Look at the drawing|The draft}",
          "{Change what does not feel right|Speak up now}: {paper is patient|nothing is set before the stencil sits}.",
        ),
        step(
          "{Sit for it|The session}",
          "{Eat well and sleep before|No alcohol the night before}, {wear something loose|and bring time}.",
        ),
        step(
          "{Let it heal|Look after it}",
          "{Wash, dry, a thin layer of cream|Keep it clean and out of the sun}, {no pool and no scratching|and do not pick at it}.",
        ),
      ],
      questions: [
        question(
          "{How much does it hurt|Is it painful|Which spots hurt most}?",
          "{Ribs, feet and inner arms more, thighs and outer arms less|Over bone it is sharper}. {Most people find it bearable|You get used to it after some minutes}, {and breaks are fine|and you may ask to stop}.",
        ),
        question(
          "{What does a tattoo cost|How is a tattoo priced|How do you price a tattoo}?",
          "{Size, detail and hours decide|It goes by time and detail}. {Send the idea for an estimate|With a picture and a size you get a figure}; {a deposit holds the date in most studios|expect a deposit for the date}.",
        ),
        question(
          "{How old must I be|Can a minor get tattooed|What is the minimum age}?",
          "{The law where you live decides|Local law sets the age}. {Bring identification|An identity card is needed}, {and expect to be turned away without it|whatever your parents say}.",
        ),
        question(
          "{How do I look after it|What does aftercare involve|What must I avoid afterwards}?",
          "{Clean hands, mild soap, thin cream|Wash gently and leave it open to the air}. {No sun, no bath, no gym for a while|Skip sun, sauna and swimming}, {and see a doctor if it swells or throbs|and ask us early if something looks odd}.",
        ),
        question(
          "{Who should not get a tattoo|Can I come with skin problems|Is it safe with medication}?",
          "{Blood thinners, pregnancy, active skin disease: tell us first|Tell us about medicine, pregnancy and allergies}. {Then a doctor should decide|In that case, ask your doctor}.",
        ),
      ],
      qualities: [
        ["clean lines", "clean needles"],
        ["solid black", "soft shade"],
        ["long talks", "steady hands"],
      ],
      events: ["{Walk-in|Flash} day", "Guest artist {week|days}", "{Drawing|Sketch} night"],
    },
  },
];
