/** An American or Canadian brief gets none of the words that only the British, the Irish or Australians say. */
import { describe, expect, test } from "bun:test";
import type { Brief } from "../brief.ts";
import { composeSite } from "../composer.ts";
import { checkContent } from "../content/check-content.ts";
import { loadTexts } from "../content/load-texts.ts";
import { TRADES } from "../content/trades.ts";
import { listTexts } from "../quality/list-texts.ts";
import { readNorthAmerica } from "../reading/north-america.ts";
import { readBrief } from "../reading/read-brief.ts";
import { sayAmerican } from "./say-american.ts";

const BRITISH =
  /(?<![\p{L}-])(?:splashbacks?|sockets?|cupboards?|screeds?|car parks?|skirtings?|boilers?|estate agents?|solicitors?|plasterboard|bins?|hobs?|flats|ground floor|queues?|licences?|tyres?|lorr(?:y|ies)|bonnets?|windscreens?|number plates?|petrol|napp(?:y|ies)|cots?|prams?|pushchairs?|rubbish|duvets?|jumpers?|trousers|waistcoats?|motorways?|pavements?|caravans?|fortnight|physiotherap(?:y|ists?)|courgettes?|prawns?|mince|takeaways?|torch(?:es)?|lofts?|letterbox|kerbs?|tarmac|tenanc(?:y|ies)|valuations?|downpipes?|worktops?|maths|postcode|autumn|colou?rs?(?<=our|ours)|grey|jewellery|neighbours?|favourites?|centres?|metres?|litres?|programmes?|practised?|organised?)(?!\p{L})/iu;

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
  ])("%s", (british, american) => {
    expect(sayAmerican(british, "us")).toBe(american);
  });

  test("Canadians spell as the British do", () => {
    expect(sayAmerican("A lorry in your colour.", "ca")).toBe("A truck in your colour.");
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
