/**
 * Places of Britain, Ireland, North America, Australia and South Africa as they are written. Owners who type in
 * small letters write "skip hire wigan". A table, and its one reader.
 */
import { foldLetters } from "./fold-words.ts";

/** None of these words means anything else in an English brief. */
const PLAIN =
  `London Manchester Birmingham Leeds Glasgow Edinburgh Liverpool Bristol Sheffield Cardiff Belfast Dublin Galway
  Brighton Cambridge Nottingham Leicester Norwich Exeter Plymouth Southampton Portsmouth Newcastle Sunderland Bradford
  Coventry Swansea Aberdeen Dundee Inverness Cornwall Devon Dorset Essex Sussex Norfolk Suffolk Yorkshire Lancashire
  Cumbria Cheshire Somerset Wiltshire Hampshire Scotland Ireland Wigan Bolton Bury Oldham Rochdale Stockport Salford
  Preston Blackpool Blackburn Burnley Warrington Widnes Runcorn Southport Birkenhead Wirral Hull Skegness Whitby Margate Ramsgate Rhyl Padstow Falmouth Ilfracombe Minehead Weston Clacton Felixstowe Lowestoft Cromer Grantham Newark Worksop Goole Bridlington Filey Morpeth Alnwick Hexham Berwick Kelso Peebles Oban Stornoway Lerwick Kirkwall Crewe Macclesfield Stoke
  Stafford Telford Shrewsbury Wolverhampton Walsall Dudley Solihull Redditch Worcester Hereford Gloucester Cheltenham
  Swindon Basingstoke Guildford Woking Slough Luton Watford Stevenage Bedford Northampton Kettering Corby Peterborough
  Ipswich Colchester Chelmsford Southend Basildon Romford Ilford Croydon Bromley Enfield Harrow Ealing Hounslow Kingston
  Sutton Wimbledon Hackney Islington Camden Lewisham Greenwich Maidstone Canterbury Dover Folkestone Ashford Hastings
  Eastbourne Worthing Crawley Horsham Bognor Chichester Bournemouth Poole Weymouth Salisbury Yeovil Taunton Torquay
  Truro Newquay Penzance Barnstaple Bideford Doncaster Barnsley Rotherham Wakefield Huddersfield Halifax Harrogate
  Scarborough Middlesbrough Darlington Gateshead Hartlepool Carlisle Kendal Lancaster Morecambe Lincoln Grimsby Scunthorpe
  Mansfield Chesterfield Loughborough Nuneaton Tamworth Rugby Banbury Aylesbury Wrexham Llandudno Bangor Newport Barry
  Bridgend Neath Llanelli Aberystwyth Merthyr Paisley Kilmarnock Ayr Falkirk Stirling Livingston Dunfermline Kirkcaldy
  Lisburn Newry Armagh Derry Omagh Limerick Waterford Kilkenny Wexford Wicklow Kildare Athlone Sligo Letterkenny Tralee
  Killarney Drogheda Dundalk Navan Mullingar Tullamore Carlow Clonmel Ennis Thurles Swords Tallaght
  Toronto Vancouver Montreal Ottawa Calgary Edmonton Winnipeg Saskatoon Mississauga Brampton Kelowna Halifax Ontario
  Alberta Manitoba Sydney Melbourne Brisbane Adelaide Canberra Hobart Darwin Geelong Ballarat Bendigo Toowoomba Cairns
  Townsville Wollongong Queensland Tasmania Auckland Christchurch Dunedin Tauranga
  Johannesburg Joburg Soweto Pretoria Durban Bloemfontein Polokwane Nelspruit Rustenburg Stellenbosch Paarl Knysna
  Sandton Randburg Roodepoort Benoni Boksburg Germiston Kempton Midrand Centurion Mamelodi Tembisa Khayelitsha Umlazi
  Gauteng Limpopo Mpumalanga Pietermaritzburg Kimberley Gqeberha Mthatha Witbank Vereeniging Krugersdorp
  Chicago Boston Seattle Portland Denver Dallas Houston Miami Atlanta Philadelphia Brooklyn Manhattan Texas California
  Oregon Vermont Ohio Florida Michigan Minnesota Wisconsin Illinois Indiana Kansas Nebraska Tennessee Kentucky Alabama
  Louisiana Oklahoma Arizona Nevada Utah Colorado Tulsa Memphis Nashville Minneapolis Milwaukee Detroit Cleveland
  Columbus Cincinnati Pittsburgh Baltimore Orlando Tampa Phoenix Tucson Albuquerque Omaha Sacramento Fresno Oakland`
    .trim()
    .split(/\s+/u);

const BY_FOLDED: ReadonlyMap<string, string> = new Map(
  PLAIN.map((name) => [foldLetters(name), name]),
);

/** Words and names of people as well: places only behind "in". */
const BEHIND_IN: ReadonlySet<string> = new Set(
  `bury rugby stoke poole dover preston lincoln barry ashford sutton kingston enfield camden bedford stafford hereford
  worcester derry lancaster columbus houston austin phoenix oakland portland darwin adelaide hastings newport swords
  halifax orlando manhattan chesterfield centurion tamworth stirling harrow dudley carlisle ennis limerick kimberley
  kempton salisbury`.split(/\s+/u),
);

export const ENGLISH_PLACE_NAMES: readonly string[] = PLAIN.filter(
  (name) => !BEHIND_IN.has(foldLetters(name)),
);

const LAST = /(?<before>(?:^|\s)(?:in|near|around)\s|[\s,])(?<place>\p{L}{3,20})(?=$|\.(?:\s|$))/u;

const AFLOAT = /boat|ship|yacht|barge|marine|div(?:er|ing)|antifoul|canoe|keel/iu;

/** "Skip hire wigan" with the name at the end of its first sentence as it is written. */
export function capitaliseEnglishPlace(text: string): string {
  const found = LAST.exec(text);
  const { before = "", place = "" } = found?.groups ?? {};
  const name = BY_FOLDED.get(foldLetters(place));
  // A boat has one as well.
  if (name === "Hull" && AFLOAT.test(text)) return text;
  if (name === undefined || place === name) return text;
  if (BEHIND_IN.has(foldLetters(place)) && before.trim() === "") return text;
  const start = (found?.index ?? 0) + before.length;
  return `${text.slice(0, start)}${name}${text.slice(start + place.length)}`;
}
