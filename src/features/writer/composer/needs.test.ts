/** What visitors of a business without a known trade are told for each goal, and what the form asks. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";

const home = (industry: string, goals?: string, audience?: string) => {
  const brief = { businessName: "Marlow", industry, ...(goals === undefined ? {} : { goals }) };
  const { pages } = composeSite({ ...brief, ...(audience === undefined ? {} : { audience }) }, "s");
  const blocks = pages.find(({ role }) => role === "home")?.blocks ?? [];
  const form = blocks.find((block) => block.kind === "contact");
  const hero = blocks.find((block) => block.kind === "hero");
  const ways = blocks.find((block) => block.kind === "audience" && block.id === "ways");
  if (form?.kind !== "contact" || hero?.kind !== "hero") throw new Error("not a short site");
  return {
    buttons: (hero.actions ?? []).map(({ label }) => label),
    notes: hero.notes ?? [],
    ways: ways?.kind === "audience" ? ways.items : [],
    heading: form.heading,
    lede: form.lede,
    fields: (form.fields ?? []).map(({ name }) => name),
    required: (form.fields ?? []).filter(({ required }) => required).map(({ name }) => name),
    submit: form.submitLabel,
    text: JSON.stringify(pages),
  };
};

describe("what a visitor is told to say", () => {
  test.each([
    ["barometer repair by post", "request a quote", "what state it is in"],
    ["maypole hire", "check a date", "for how long"],
    ["alphorn trio for ceremonies", "check a date", "the occasion"],
    ["parrot behaviour clinic", "book a first visit", "Add a line about your animal"],
    ["fungus foray walks", "book a Wednesday walk", "how many of you are coming"],
    ["cabinet of curiosities", "send a photo of the find", "Add the pictures"],
    ["Verleih von Windmessmasten", "Mast für einen Tag reservieren", "für wie lange"],
    ["réparation d’orgues de Barbarie", "prendre rendez-vous", "l’objet et son état"],
    ["lutier de zanfonas", "encargar una zanfona", "medidas, material"],
  ])("%s, “%s”: %s", (industry, goals, said) => {
    expect(home(industry, goals).lede).toContain(said);
  });

  test("follows what the business does where it has no goals, and nothing where that is open", () => {
    expect(home("umbrella repair").lede).toContain("what state it is in");
    expect(home("kayak hire and boat repair").lede).toBeUndefined();
  });

  test("is not which day, where the goal names one", () => {
    const { lede, fields } = home("marbling workshops for sailors", "book a place on Saturday");
    expect(lede).toBe("Say how many of you are coming.");
    expect(fields).toEqual(["people"]);
  });
});

describe("nothing is wanted that the business has no use for", () => {
  test("contracts and deadlines by who advises on neither", () => {
    const { text } = home("toddler toilet consultant", "book a free call");
    expect(text).not.toMatch(/deadline|contract/iu);
    expect(home("debt advice on canals", "arrange a first talk").text).toContain("Deadlines");
  });

  test("a program by who shows a craft", () => {
    const { text } = home("glass eye blowing", "commission a piece, demonstration for schools");
    expect(text).not.toContain("what you work with today");
  });

  test("a number by who can be called", () => {
    const { buttons, lede } = home("night deliveries", "call us on 01632 960444");
    expect(buttons).toEqual(["Call us on 01632 960444"]);
    expect(lede).toBeUndefined();
  });

  test("a call before coming is a note", () => {
    const { notes, ways } = home("choir on a barge", "come on Wednesdays, phone first");
    expect(notes).toContain("Phone first");
    expect(ways).toEqual([]);
  });
});

describe("the owner's goals", () => {
  test("stand in their order and words, the first on the first button", () => {
    const { buttons, ways } = home(
      "shared darkroom cellar",
      "come on the second Saturday, volunteer as a printer, redeem a voucher",
    );
    expect(buttons[0]).toBe("Come on the second Saturday");
    // Whoever may just come has nothing to write beforehand.
    expect(ways.map(({ title }) => title)).toEqual(["Volunteer as a printer", "Redeem a voucher"]);
    expect(ways[1]?.text).toContain("number on the voucher");
  });

  test("are called by nobody while the number is missing, and what they come before heads the form for it", () => {
    const site = home("canal boat welding", "call before you cut the hull");
    expect(site.heading).toBe("Before you cut the hull");
    expect(site.buttons).toEqual(["Get in touch"]);
    expect(site.required).toEqual([]);
  });

  test("that only state a term are notes, and nothing to press", () => {
    const { notes, buttons } = home(
      "umbrella hire for film sets",
      "check a date, next-day delivery",
    );
    expect(notes).toContain("Next-day delivery");
    expect(buttons).toEqual(["Check a date"]);
  });

  test("several of them are chosen among in the form", () => {
    const { fields, submit } = home("moulding restoration", "send photos, order a moulding");
    expect(fields[0]).toBe("request");
    expect(submit).toBe("Send message");
  });

  test("that let visitors see something are a task for the owner", () => {
    const { ownerTasks } = composeSite(
      { businessName: "Marlow", industry: "bat surveys", goals: "download a sample report" },
      "s",
    );
    expect(ownerTasks.map(({ id }) => id)).toContain("add-reading");
  });
});

describe("a goal that says itself what to write", () => {
  test.each([
    ["letters by hand", "ask for a sample", "the address it is to go to"],
    ["hand-painted globes", "commission a globe", "what it is for"],
    ["moth evenings", "invite us to your village hall", "where it would be"],
    ["lead roofing", "report a lead theft", "when it was noticed"],
    ["sewing room", "bring something broken on the first Saturday", "what is wrong with it"],
    ["barn for weddings", "check your date", "a second one"],
    ["barn for weddings", "ask for the price list", "an e-mail address"],
    ["art room", "register a child", "the age of the child"],
    ["night sitting", "give monthly", "from which month"],
    ["neighbourhood radio", "propose a programme", "what it would be about"],
    ["syrup", "become a stockist", "the place of your shop"],
    ["syrup", "order wholesale", "how often"],
    ["laundry by the week", "switch to us", "who does it for you today"],
    ["barbershop singing", "book an audition", "what you sing or play"],
    ["lending shed", "join as a volunteer", "what you like doing"],
    ["wool shed", "arrange a collection", "what there is to collect"],
    ["boat club on a lake", "become a member", "who would like to join"],
    ["meadow of ponies", "rehome a pony", "where it would live"],
    ["telescope mirrors", "send in a mirror", "the address it is to come back to"],
    ["old school of studios", "rent a studio", "what you would use it for"],
    ["cider by the press", "ask how many apples you need", "Put your question in the message"],
    ["reuse yard", "give furniture", "how much of it there is"],
    ["rocking horses", "order a horse", "by when you need it"],
    ["letterpress cards", "describe your invitation", "what it is for"],
    ["farm above the weir", "come to open day in June", "how many of you are coming"],
    ["wooden boat winter care", "book a berth", "from when, and for how long"],
    ["pinball machines", "describe the fault", "what is wrong with it"],
    ["sheepfolds on the moor", "tell us of a sheepfold", "Say where it is"],
    ["wool in an old bank", "sell us your yarn", "what you would like to sell"],
    ["glazed tiles by hand", "join the team", "which post you mean"],
    ["atelier de gravure", "demander un devis", "les dimensions"],
    ["Messungen am Haus", "Messung vereinbaren", "worum es geht"],
    ["Siebdruckladen", "Auflage anfragen", "wie viele Stück"],
    ["Kreisel", "Kind anmelden", "das Alter des Kindes"],
    ["ferme et jardin", "réserver une visite de classe", "le nombre d’enfants"],
    ["radio de barrio", "proponer un programa", "sobre la propuesta"],
    ["radio de barrio", "donar 5 euros al mes", "Desde qué mes"],
    ["age at work talks", "book a workshop", "a line about yourself"],
    ["wild farm on a hill", "bring a class", "Give the year group"],
    ["wild farm on a hill", "book the bunkhouse", "the day you leave"],
    ["wild farm on a hill", "come to a demonstration", "how many of you are coming"],
    ["kitchen for neighbours", "give surplus food", "how much of it there is"],
    ["salt store", "join the reading group", "who would like to join"],
    ["lanterns by the river", "book a day for your team", "the day you have in mind"],
    ["hedges on the moor", "learn to lay a hedge", "a line about yourself"],
    ["lunches for small children", "request the menu", "an e-mail address"],
    ["lunches for small children", "arrange a tasting", "which days and times"],
    ["puppies in the house", "ask a question", "Put your question in the message"],
    ["Scheune am Bach", "auftreten", "wer dahintersteht"],
    ["Scheune am Bach", "Karten reservieren", "den Termin und die Zahl der Personen"],
    ["ferme aux oiseaux", "venir avec une classe", "le nombre d’enfants"],
    ["viñas y museo", "celebrar una boda", "el día previsto"],
    ["viñas y museo", "unirse al club", "Quién quiere hacerse socio"],
  ])("%s, “%s”: %s", (industry, goals, said) => {
    expect(home(industry, goals).text).toContain(said);
  });

  test("a shop is visited without a word beforehand, and two verbs are one goal", () => {
    const { ways } = home("tackle and bait", "order bait, book a guided day, visit the shop");
    expect(ways.map(({ text }) => text === undefined)).toEqual([false, false, true]);
    expect(home("second-hand prams", "come and browse").buttons).toEqual(["Come and browse"]);
  });

  test("a photograph that is sent by text is no call", () => {
    const { buttons, required } = home("headlight polishing", "text us a photo");
    expect(buttons).toEqual(["Text us a photo"]);
    expect(required).toEqual([]);
  });

  test("a sum of money is not asked for in kind", () => {
    const { text } = home("donkey meadow by the sea", "donate 20 pounds");
    expect(text).toContain("how you would like to pay it");
    expect(text).not.toContain("Say what you would like to give");
  });
});

test("kinds of people get no instructions while nobody knows what the business does", () => {
  const { text } = home("orbital welding", "enquiries", "schools, museums, home educators");
  expect(text).not.toMatch(/whom to speak to|Give the school/u);
});

describe("an object that sounds like another", () => {
  test("a night that is measured and a room by the hour are no stay", () => {
    expect(home("noise measurement", "book a night measurement").text).not.toContain("you arrive");
    expect(home("foley studio", "book a room by the hour").text).not.toContain("you arrive");
    expect(home("lighthouse stays", "book a night").text).toContain("you arrive");
  });

  test("jam is made by the batch, and a workshop that is visited teaches nothing", () => {
    expect(home("marmalade maker", "order a case").text).not.toContain("Measurements");
    expect(home("car conversions", "visit the workshop").lede).toBe(
      "Get in touch if you would like to know something before you come.",
    );
  });

  test("a dental laboratory looks into nothing", () => {
    expect(home("dental laboratory for practices", "send a case").text).not.toContain("insurer");
  });
});

test("a deed that others do for a visitor is a goal, and a course is learnt at", () => {
  const { buttons, ways } = home("cob walling", "get a price per metre, learn on a course");
  expect(buttons).toEqual(["Get a price per metre", "Learn on a course"]);
  expect(ways.map(({ text }) => text)).toEqual([
    "Tell us the place, what needs doing there, and which days would suit you.",
    "Add a line about yourself, and say which days would suit you.",
  ]);
  expect(home("bell foundry", "have a bell inspected").buttons).toEqual(["Have a bell inspected"]);
  expect(home("cartonnage de thèses", "faire relier une thèse").text).toContain(
    "Faire relier une thèse",
  );
});

test("between goals that say what to write, one of which nothing is known has a line of its own", () => {
  const { ways } = home("lending shed", "book a visit, have a hinge looked at");
  expect(ways.map(({ text }) => text?.slice(0, 11))).toEqual(["Say which d", "A few lines"]);
});

test("who speaks with their hands is asked for no pages, and a forecast of weather is no program", () => {
  expect(home("sign language translators", "request a quote").text).not.toContain("pages");
  expect(home("weather forecasts for film sets", "try it for a week").text).not.toContain(
    "spreadsheet",
  );
});

test("a goal that stands on no button stays in the list, whatever the others have to say", () => {
  const goals = "Schnuppertag vereinbaren, Fahrdienst anfragen, am ersten Dienstag zum Café kommen";
  const titles = home("Tagesstätte und Demenz-Café", goals).ways.map(({ title }) => title);
  expect(titles.at(-1)).toBe("Am ersten Dienstag zum Café kommen");
});

test.each([
  ["escape rooms in an old bank vault, underground", "book a room", "How many"],
  ["riverside arts barn", "book a room", "Say what you would use it for"],
  ["farmhouse hotel and vineyard", "book a room", "Give the day you arrive"],
])("a room to play, to meet or to sleep in: %s", (industry, goals, said) => {
  const { text, ways } = home(industry, goals);
  expect(`${text} ${ways.map((way) => way.text).join(" ")}`).toContain(said);
});

test.each([
  ["lending shed", "hold a party", "Give the day you have in mind"],
  ["meadow surveys", "request a copy of the report, ask for a visit", "which days"],
  ["desk restoration", "ask for an estimate, have a desk collected", "what there is to collect"],
  ["dog walking by moonlight", "arrange a first walk", "a line about your dog"],
  ["heritage tramway", "report something lost", "when you last had it"],
  ["lodge for dementia care", "arrange a visit, ask about a place", "how you can be reached"],
  ["Biographies familiales", "parler d'un projet, demander un exemple", "la date souhaitée"],
])("what a goal of %s needs: %s", (industry, goals, said) => {
  const { text, ways } = home(industry, goals);
  expect(`${text} ${ways.map((way) => way.text).join(" ")}`).toContain(said);
});

test.each([
  ["bring a puppet for repair", "what is wrong with it"],
  ["repair a rug", "what is wrong with it"],
  ["sponsor a lamb", "whether it is a present"],
  ["foster a puppy", "where it would live"],
  ["give a tandem", "how much of it there is"],
  ["book a talk", "roughly how many people"],
  ["bring us to your festival", "roughly how many people"],
  ["bring a friend", "how many of you are coming"],
  ["upload a design", "a link to it"],
  ["send scans", "a link to the file"],
  ["open an account", "the name of your business"],
  ["sell them in your shop", "what you sell there"],
  ["become a friend", "who would like to join"],
  ["become a warden", "when you have time"],
  ["ride with us", "who would like to join"],
  ["apply for a plot", "how you can be reached"],
  ["reserve a winter berth", "what you would use it for"],
  ["ask about safety", "Put your question in the message"],
  ["ask for a visit to your kitchen", "which days and times"],
  ["get alerts", "an e-mail address"],
  ["book tickets", "which date you mean"],
  ["submit a notice", "what it would be about"],
  ["choose your wool", "what you would like"],
  ["discuss an inscription", "what you have in mind"],
])("a goal has a line that fits it: %s", (goal, said) => {
  const { ways } = home("riverside commons", `${goal}, buy a gift card`);
  const texts = ways.filter(({ text }) => text !== undefined && !text.includes("whom it is for,"));
  expect(texts.map(({ text }) => text).join(" ")).toContain(said);
});

test.each([
  ["Amphibienschutz", "Kröten tragen helfen, Fund melden", "welche Aufgaben Freude machen"],
  ["Stadtimkerei", "Honig kaufen, Bienenpate werden", "welche Patenschaft"],
  ["Sternwarte", "Abend reservieren, Gruppe anmelden", "die Zahl der Gäste"],
  ["Théâtre d'objets", "programmer un spectacle, recevoir le dossier", "Indiquez l’occasion"],
  ["Verger conservatoire", "demander une parcelle, venir à la fête", "une adresse e-mail"],
  ["Taller de guitarras", "reparar un instrumento, encargar", "qué falla"],
  ["Observatorio de aves", "apuntarse a una salida, hacerse socio", "Cuántas personas"],
  ["Freie Schule in Gründung", "Infoabend besuchen, Kind vormerken", "mit wie vielen Personen"],
  ["Falknerei", "Falknertag buchen, Greifvogel melden", "wo und wann es bemerkt wurde"],
  ["Glockengießerei", "Besichtigung buchen, Glocke gießen lassen", "was entstehen soll"],
  ["Lernbauernhof", "Ferienwoche buchen, Klasse anmelden", "Klassenstufe, Zahl der Kinder"],
  ["Compagnie de marionnettes", "inviter un spectacle, venir en famille", "Indiquez l’occasion"],
  ["Phare et musée", "réserver une montée, adopter une pierre", "quel parrainage"],
  ["Jardin botanique", "planifier une visite, inscrire une classe", "le nombre d’enfants"],
  ["Compañía de títeres", "contratar una función, pedir el dosier", "indicar el motivo y"],
  ["Leihladen", "Kaffee kaufen, Gläser spenden", "was und wie viel"],
  ["Brautkleiderverleih", "Anprobe vereinbaren, Kleid verkaufen", "in welchem Zustand es ist"],
  ["Hofmolkerei", "Käse bestellen, Käsekurs schenken", "für wen das Geschenk ist"],
  [
    "Ferme itinérante",
    "inviter la ferme, parrainer une chèvre",
    "nombre approximatif de personnes",
  ],
  ["Observatorio astronómico", "reservar una noche, traer un colegio", "el número de niños"],
  ["Granja de alpacas", "pasear con alpacas, comprar lana", "Cuántas personas"],
  ["Orgelbauer", "Besichtigung vereinbaren, Wartungsvertrag anfragen", "die gewünschten Arbeiten"],
  ["Biblioteca de herramientas", "pedir prestado, hacerse voluntario", "por cuánto tiempo"],
])("and in other languages: %s, “%s”", (industry, goals, said) => {
  expect(
    home(industry, goals)
      .ways.map(({ text }) => text)
      .join(" "),
  ).toContain(said);
});

test("who deals in something is sold it as well, and who makes it is not", () => {
  expect(home("meteorite dealer", "sell a meteorite, buy a slice").buttons[0]).toBe(
    "Sell a meteorite",
  );
  expect(home("meteorite jewellery", "sell a pendant, ask for a price").buttons).not.toContain(
    "Sell a pendant",
  );
});

test("what is to be asked stands on a button, as it does in other languages", () => {
  const { buttons } = home(
    "Energieberatung für Altbauten",
    "Beratung buchen, Fördermittel erfragen",
  );
  expect(buttons[1]).toBe("Fördermittel erfragen");
});

test("a vet who is called out is told where and what, and no shepherd how old the animal is", () => {
  const { buttons, ways, text } = home(
    "Farm vets for sheep and cattle",
    "Call out a vet, book a flock health visit",
  );
  expect(buttons[0]).toBe("Call out a vet");
  expect(ways[0]?.text).toContain("where you are and what has happened");
  expect(text).not.toContain("how old it is");
});

test("a French button speaks to who presses it", () => {
  const { buttons } = home("Moulin à huile", "apporter ses noix, envoyer son dossier");
  expect(buttons).toEqual(["Apporter vos noix", "Envoyer votre dossier"]);
});

test("a noun with its capital before its verb is German, whatever the trade is called", () => {
  expect(home("Mobile Saftpresse", "Presstermin buchen, Äpfel bringen").text).toContain(
    "den Wunschtermin angeben",
  );
});

test("a brief of borrowed words is English as long as its small words are", () => {
  const { text } = home(
    "stone letter carver",
    "discuss an inscription, commission a plaque, visit the yard",
  );
  expect(text).toContain("Describe what you have in mind");
});
