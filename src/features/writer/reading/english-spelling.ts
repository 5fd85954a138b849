/**
 * English words as they are often misspelt, and as they are written: what an owner types in haste stands in the largest
 * letters of the site. Only forms that are no words themselves, and plurals of people that lack their apostrophe.
 */
import { capitaliseFirst } from "./slices.ts";
import { pairs } from "./word-pairs.ts";

const MISSPELT = `brekfast breakfast, brekfasts breakfasts, breakfest breakfast, replacment replacement, replacments replacements,
  accomodation accommodation, acommodation accommodation, appartment apartment, appartments apartments, maintainance maintenance,
  maintenence maintenance, recieve receive, recieved received, seperate separate, definately definitely,
  resturant restaurant, restarant restaurant, restaraunt restaurant, vegtables vegetables, vegatables vegetables, febuary February,
  febrary February, wensday Wednesday, wendsday Wednesday, tommorow tomorrow, cemetary cemetery, cemetarys cemeteries,
  carpentary carpentry, plummer plumber, plummers plumbers, electrition electrician, electritian electrician, gardning gardening,
  gardenning gardening, landscapping landscaping, cleanning cleaning, catring catering, photograper photographer,
  photografer photographer, hairdreser hairdresser, hairdressor hairdresser, upolstery upholstery, upholstry upholstery,
  aniversary anniversary, anniversery anniversary, buisness business, busines business, bussiness business, experiance experience,
  garantee guarantee, guarentee guarantee, gaurantee guarantee, garanteed guaranteed, guarenteed guaranteed, proffesional professional,
  profesional professional, recomend recommend, recomended recommended, responsable responsible,
  servicable serviceable, truely truly, untill until, wich which, becuase because, beleive believe, calender calendar,
  mens men’s, womens women’s, childrens children’s, adress address, adresses addresses, apointment appointment,
  appointmant appointment, apointments appointments, assesment assessment, assesments assessments, certifcate certificate,
  commited committed, enviroment environment, equiptment equipment, excelent excellent, freindly friendly, friendley friendly,
  knowlege knowledge, neccessary necessary, necesary necessary, ocasion occasion, occassion occasion,
  occassions occasions, oportunity opportunity, quaility quality, qualty quality, snobery snobbery,
  thier their, weding wedding, wedings weddings, ammature amateur, pedicurs pedicures`;

/** By the misspelt word, in small letters and with a capital. */
export const ENGLISH_SPELLING: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(pairs(MISSPELT)).flatMap(([typed, meant]) => [
    [typed, meant],
    [capitaliseFirst(typed), capitaliseFirst(meant)],
  ]),
);
