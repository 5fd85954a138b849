/** A town and its American state as they are written in print: "Dayton, Ohio" of "Dayton Ohio". */

const STATES =
  "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY";
/** "Northern Virginia", "East Texas", "Upstate New York": a part of a state, and no town in it. */
const PART =
  "North|South|East|West|Northern|Southern|Eastern|Western|Northeast|Northwest|Southeast|Southwest|Central|Upstate|Downstate|Coastal|Rural|Mid|New|Greater|Lower|Upper|Inland";
const TOWN_AND_STATE = new RegExp(
  `^((?:[A-Z][\\p{L}.'’-]{1,20} ){0,2}(?!(?:${PART}) )[A-Z][\\p{L}.'’-]{1,20}) (${STATES})$`,
  "u",
);

export const sayTown = (words: string): string => words.replace(TOWN_AND_STATE, "$1, $2");
