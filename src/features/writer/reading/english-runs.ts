/**
 * Lists whose commas are left to the reader, as English owners type them on a telephone: "homeowners landlords", "plumber
 * boilers bathrooms". Only nouns that stand before no other noun of their list. Tables, and their one reader.
 */

const anyOf = (nouns: string): string => `(?:${nouns.trim().split(/\s+/u).join("|")})`;

const PEOPLE =
  anyOf(`homes homeowners landlords tenants renters families couples adults teenagers teens seniors pensioners
  retirees parents builders architects developers contractors tourists visitors locals commuters cyclists walkers hikers
  anglers brides grooms beginners farmers growers gardeners offices restaurants cafes pubs hotels shops landladies`);
const THINGS =
  anyOf(`weddings christenings parties funerals birthdays trucks utes tractors trailers caravans motorbikes
  vans cars boats quads mowers bathrooms kitchens wetrooms boilers radiators gutters windows doors floors roofs fences gates
  driveways patios sheds carpets curtains blinds cushions sofas mattresses tyres tires exhausts brakes batteries clutches
  haircuts beards nails lashes brows facials massages cakes cookies pies sandwiches salads pizzas burgers portraits
  engagements newborns rewires sockets lights hedges lawns trees stumps extensions conservatories lofts alterations
  hems zips suits shirts keys locks safes laptops phones tablets consoles`);
const TRADES =
  anyOf(`plumber electrician builder roofer joiner carpenter painter decorator tiler plasterer gardener
  landscaper handyman mechanic barber hairdresser baker photographer glazier locksmith upholsterer cleaner beautician`);

const RUNS = new RegExp(
  `(?<!\\p{L})(?:${PEOPLE}(?= (?:small |local )?${PEOPLE}(?!\\p{L}))|${THINGS}(?= ${THINGS}(?!\\p{L}))|(?<=^(?:\\p{L}{2,12} )?)${TRADES}(?= (?:flat |new |old |slate |tiled )?${THINGS}(?!\\p{L})))`,
  "giu",
);

/** "Local homeowners landlords" as "local homeowners, landlords". */
export const partRuns = (text: string): string => text.replace(RUNS, (noun) => `${noun},`);
