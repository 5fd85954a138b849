/** An American or Canadian brief gets none of the words that only the British, the Irish or Australians say. */
import { describe, expect, test } from "bun:test";
import type { Brief } from "../brief.ts";
import { composeSite } from "../composer.ts";
import { checkContent } from "../content/check-content.ts";
import { loadTexts } from "../content/load-texts.ts";
import { TRADES } from "../content/trades.ts";
import { listTexts } from "../quality/list-texts.ts";
import { readEnglishCountry } from "../reading/english-country.ts";
import { readNorthAmerica } from "../reading/north-america.ts";
import { readBrief } from "../reading/read-brief.ts";
import { listKeptWords, sayAmerican } from "./say-american.ts";

const BRITISH =
  /(?<![\p{L}-])(?:splashbacks?|sockets?|cupboards?|screeds?|car parks?|skirtings?|estate agents?|solicitors?|plasterboard|bins?|hobs?|flats|ground floor|queues?|licences?|tyres?|lorr(?:y|ies)|bonnets?|windscreens?|number plates?|petrol|napp(?:y|ies)|cots?|prams?|pushchairs?|rubbish|duvets?|jumpers?|trousers|waistcoats?|motorways?|pavements?|caravans?|fortnight|physiotherap(?:y|ists?)|courgettes?|prawns?|mince|takeaways?|torch(?:es)?|lofts?|letterbox|kerbs?|tarmac|tenanc(?:y|ies)|valuations?|downpipes?|worktops?|maths|postcode|autumn|colou?rs?(?<=our|ours)|grey|jewellery|neighbours?|favourites?|centres?|metres?|litres?|programmes?|practised?|organised?)(?!\p{L})/iu;

test("no text says one of them once it is said as Americans do", async () => {
  const { texts } = await checkContent("en");
  const left = texts
    .filter(({ place }) => !place.endsWith("/id") && !place.includes("/path"))
    .map(({ text }) => sayAmerican(text, "us"))
    .filter((text) => BRITISH.test(text));
  expect(left).toEqual([]);
}, 20_000);

test("no site of any trade for an American brief says one, apart from its owner's words", async () => {
  const { trades } = await loadTexts("en");
  let written = 0;
  for (const id of trades.keys()) {
    const name = TRADES.get(id)?.names.en?.find((one) => !BRITISH.test(one));
    if (name === undefined) continue;
    const brief: Brief = { businessName: "Larkin", industry: `${name} in Tulsa, Oklahoma` };
    // "Home organiser" is what a British owner writes.
    if (readNorthAmerica(readBrief(brief)) !== "us") continue;
    written += 1;
    const document = await composeSite(brief, id);
    const said = listTexts(document)
      .map(({ text }) => text)
      // What a field is called where nobody sees it.
      .filter((text) => text !== "postcode");
    expect({ id, found: said.filter((text) => BRITISH.test(text)) }).toEqual({ id, found: [] });
  }
  expect(written).toBeGreaterThan(trades.size - 10);
}, 120_000);

describe("words are told apart by what stands around them", () => {
  test.each([
    ["A socket near the gate.", "An outlet near the gate."],
    ["Flat roofs and empty flats.", "Flat roofs and empty apartments."],
    ["Tell us when the flat will be empty.", "Tell us when the apartment will be empty."],
    ["Lift a corner of the carpet.", "Lift a corner of the carpet."],
    ["Say whether there is a lift.", "Say whether there is an elevator."],
    ["Paving needs a fall away from the house.", "Paving needs a slope away from the house."],
    ["The long slow run is the one not to skip.", "The long slow run is the one not to skip."],
    ["Tell the coach about old injuries.", "Tell the coach about old injuries."],
    ["Bring a rope and a torch.", "Bring a rope and a flashlight."],
    ["The colour of four hours.", "The color of four hours."],
    ["Bring bin bags.", "Bring trash bags."],
    ["A bread bin keeps it.", "A bread box keeps it."],
    ["A fringe can be trimmed in between.", "Bangs can be trimmed in between."],
    ["Why does the switch trip?", "Why does the breaker trip?"],
    ["Switch off at the main switch.", "Switch off at the main breaker."],
    ["Two-pin sockets and round-pin sockets.", "Two-prong outlets and two-prong outlets."],
    ["Boilers that lose water.", "Boilers that lose water."],
    ["Leaks at boiler or radiator", "Leaks at boiler or radiator"],
    ["Give the make of the boiler.", "Give the make of the furnace."],
    ["Garden waste and garden gates.", "Yard waste and yard gates."],
    ["Your council or state says which apply.", "Your city or state says which apply."],
    ["You hold a learner’s licence.", "You hold a learner’s permit."],
    [
      "Letting out a waist, and letting your property.",
      "Letting out a waist, and renting out your property.",
    ],
    ["For a night or for a whole holiday.", "For a night or for a whole vacation."],
    [
      "Fish for a party or a holiday, ordered ahead.",
      "Fish for a party or a holiday, ordered ahead.",
    ],
    ["Personal trainers. Bring clean trainers.", "Personal trainers. Bring clean sneakers."],
    ["Hire it and bring it back.", "Rent it and bring it back."],
    ["Hiring", "Hiring"],
    ["How long do sweets keep?", "How long does candy keep?"],
  ])("%s", (british, american) => {
    expect(sayAmerican(british, "us")).toBe(american);
  });

  test("Canadians spell as the British do", () => {
    expect(sayAmerican("A lorry in your colour.", "ca")).toBe("A truck in your colour.");
  });
});

describe("what its owner calls a thing", () => {
  test.each([
    [
      "Boiler repair in Philadelphia",
      "Make of the boiler, and the queue.",
      "Make of the boiler, and the line.",
    ],
    ["Heating repair in Philadelphia", "Make of the boiler.", "Make of the furnace."],
    ["English pub in Tulsa", "The pub and its bins.", "The pub and its trash cans."],
  ])("%s", (industry, british, american) => {
    expect(sayAmerican(british, "us", listKeptWords(industry))).toBe(american);
  });
});

/** All that a site says, from four words about the business. */
const sayAll = async (brief: Brief): Promise<string> =>
  listTexts(await composeSite(brief, "country"))
    .map(({ text }) => text)
    .join("\n");

describe("what has another name in each country", () => {
  test.each([
    ["Accountant in Tulsa, Oklahoma", /sales tax/iu, /VAT|GST/u],
    ["Accountant in Toronto", /sales tax/iu, /VAT/u],
    ["Accountant in Leeds", /VAT/u, /sales tax|GST/iu],
    ["Accountant in Brisbane", /GST/u, /sales tax|VAT|pension/iu],
    ["Accountant in Auckland", /GST/u, /sales tax|VAT/iu],
    ["Driving school in Fresno, California", /learner’s permit/u, /licence|learner’s license/iu],
    ["Driving school in Leeds", /licence/u, /permit|license/iu],
    ["Hairdresser in Harrogate, specializing in color", /colour/iu, /bangs|haircolor/iu],
    [
      "Forest nursery in Harrogate, North Yorkshire",
      /waterproofs|nappies/iu,
      /diaper|pants|rain gear/iu,
    ],
    ["Boiler repair in Philadelphia", /boiler/iu, /furnace/iu],
    ["Driveway paving in Richmond, Virginia", /driveway/iu, /council|pavement/iu],
  ])("%s", async (industry, said, other) => {
    const text = await sayAll({ businessName: "Larkin", industry, audience: "Moms of toddlers" });
    expect(text).toMatch(said);
    // The owner's own words stand as they are.
    expect(text.replaceAll(/specializing in color/giu, "")).not.toMatch(other);
  });
});

describe("the country of a brief", () => {
  test.each([
    ["Hairdresser in Harrogate, organized and specializing in color", "gb"],
    ["New York bagels in Leeds", "gb"],
    ["Hull & Sons plumbing in Denver", "us"],
    ["London-trained barber in Brooklyn", "us"],
    ["Plumber in Manchester, New Hampshire", "us"],
    ["Plumber in Birmingham, AL", "us"],
    ["Plumber in Birmingham", "gb"],
    ["Bakery in London, Ontario", "ca"],
    ["Café in Cambridge, MA", "us"],
    ["Plumber in Brisbane", "au"],
    ["Bookkeeper in Geelong, VIC", "au"],
    ["Bookkeeper in Auckland", "nz"],
    ["Bookkeeper, from £40", "gb"],
    ["Plumber in Dublin", undefined],
    ["Plumber in Durban", undefined],
    ["Plumber", undefined],
  ] as const)("%s: %p", (industry, where) => {
    expect(readEnglishCountry(readBrief({ businessName: "Larkin", industry }))).toBe(where);
  });
});

describe("where a brief was written", () => {
  test.each([
    ["Plumber in Tulsa, Oklahoma", "us"],
    ["Dog grooming, Bend, OR", "us"],
    ["Realtor for first homes", "us"],
    ["Plumber in Ottawa", "ca"],
    ["Bakery in Halifax, NS", "ca"],
    ["Auto repair shop, (973) 555-0182", "us"],
    ["Garage, 303-555-0134", "us"],
    ["Garage, 902-555-0134", "ca"],
    ["Car repairs in Denver, 902-555-0134", "us"],
    ["Lawn care in Austin", "us"],
    ["Austin Healey restoration", undefined],
    ["Garage, 01632-960-1234", undefined],
    ["Plumber in Leeds", undefined],
    ["Tyre shop in Boston, Lincolnshire", undefined],
    ["Café in Perth, colour walls", undefined],
  ] as const)("%s: %p", (industry, where) => {
    expect(readNorthAmerica(readBrief({ businessName: "Larkin", industry }))).toBe(where);
  });
});
