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
  thier their, allways always, somthing something, mnth month, mnths months, contrct contract, vetrinary veterinary,
  anythin anything, evrything everything, probaly probably, bookeeping bookkeeping, bookeeper bookkeeper, bookkeping bookkeeping, acountant accountant, acountants accountants,
  accountent accountant, differnt different, diffrent different, landladys landladies, ladys ladies, familys families, companys companies,
  citys cities, partys parties, hobbys hobbies, delivary delivery, delivry delivery, garentee guarantee, intrest interest,
  intrested interested, libary library, lisence licence, liscence licence, mortage mortgage, morgage mortgage, obviosly obviously,
  peice piece, peices pieces, posible possible, potatos potatoes, tomatos tomatoes, prefered preferred, privite private, probly probably,
  realy really, refered referred, sandwhich sandwich, sandwhiches sandwiches, shedule schedule, succesful successful, sucessful successful,
  suprise surprise, tatoo tattoo, tatoos tattoos, temperture temperature, tounge tongue, unfortunatly unfortunately, usualy usually,
  vehical vehicle, vehicals vehicles, vetinary veterinary, vetinarian veterinarian, visable visible,
  volunter volunteer, volunters volunteers, warrenty warranty, wheelchare wheelchair, wierd weird, wholsale wholesale,
  yoghert yoghurt, basicly basically, begining beginning, beleif belief, bycicle bicycle, carfully carefully, chocolat chocolate,
  choclate chocolate, collegue colleague, comming coming, compleat complete, completly completely, concious conscious, condidions conditions,
  convinient convenient, convienient convenient, decison decision, desparate desperate, docters doctors,
  embarass embarrass, existance existence, facinating fascinating, finaly finally, foriegn foreign, fourty forty, geniune genuine,
  goverment government, gratefull grateful, harrass harass, heigth height, immediatly immediately, independant independent,
  inovative innovative, jewelery jewellery, kitchin kitchen, lenght length, looseing losing,
  materiel material, milage mileage, minature miniature, naturaly naturally, nessesary necessary, noticable noticeable, occured occurred,
  offical official, oppurtunity opportunity, origional original, parralel parallel, particularily particularly, perminent permanent,
  personel personnel, pharmasist pharmacist, plesant pleasant, practicaly practically, quater quarter, questionaire questionnaire,
  refridgerator refrigerator, relevent relevant, religous religious, restuarant restaurant, rythm rhythm, saftey safety,
  sincerly sincerely, skillfull skilful, speach speech, strenght strength, surgury surgery, tecnical technical,
  therapyst therapist, tiolet toilet, tradional traditional, traditonal traditional, transfered transferred, useing using, weding wedding, wedings weddings, ammature amateur, pedicurs pedicures`;

/** By the misspelt word, in small letters and with a capital. */
export const ENGLISH_SPELLING: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(pairs(MISSPELT)).flatMap(([typed, meant]) => [
    [typed, meant],
    [capitaliseFirst(typed), capitaliseFirst(meant)],
  ]),
);
