/** The fields of the contact form: what the trade, the goals and their needs ask for. */
import type { BlockOf } from "../../design/room.ts";
import type { TextLanguage } from "../content/read-texts.ts";
import type { FieldId } from "../content/trade-schema.ts";
import { readFormWishes } from "../reading/form-wishes.ts";
import type { ActionKind } from "../reading/reading-model.ts";
import { capitaliseFirst } from "../reading/slices.ts";
import { WHEN_AND_WHAT_FOR } from "./button-words.ts";
import { isPlainMessage } from "./call-texts.ts";
import type { Composition } from "./composition.ts";
import { sayLabel } from "./contact-labels.ts";
import { isDirectLink } from "./direct-link.ts";
import { fitDates } from "./fit-dates.ts";
import { fitRequest, fitRequestAbroad } from "./fit-labels.ts";
import { listFormTopics, namesTopic } from "./form-topics.ts";
import { type GoalNeed, NEED_FIELDS, NUMBER_NEEDED, readNeed } from "./needs.ts";
import { listWays, saysAll } from "./ways.ts";

export type ContactField = NonNullable<BlockOf<"contact">["fields"]>[number];
type Field = ContactField;

/** A form that asks for much is left empty. */
const FIELDS_MAX = 3;

const KINDS: Readonly<Partial<Record<FieldId, Field["type"]>>> = {
  date: "date",
  deadline: "date",
  start: "date",
  time: "time",
  people: "number",
  order: "textarea",
  photos: "photos",
};

/** What each action needs to know; the trade's own fields follow. */
const ACTION_FIELDS: Readonly<Partial<Record<ActionKind, readonly FieldId[]>>> = {
  book: ["date"],
  attend: ["date", "people"],
  survey: ["address", "date"],
  "send-photos": ["photos"],
  enrol: ["level", "start"],
  demo: ["company", "team"],
  phone: ["phone"],
};

/** Booked by the day: nothing begins there that goes on. */
const BY_DAY =
  /(?<!\p{L})(?:(?:holiday|vacation|summer) (?:clubs?|camps?)|ferien(?:betreuung|club|freizeit(?:en)?|camps?|spiele)|centres? (?:de loisirs|aérés?)|campamentos? (?:urbanos?|de verano))(?!\p{L})/iu;

/** A field for what the message says anyway; a choice among the goals asks for it better. */
const SAYS_WHAT: ReadonlySet<FieldId> = new Set<FieldId>(["service", "subject", "order"]);

/** What the first of its kinds that has fields of its own asks for. */
function listKindFields({
  trades: [known],
}: Composition["material"]): readonly FieldId[] | undefined {
  const own = known?.kinds.find((kind) => known.trade.fieldsOf[kind] !== undefined);
  return own === undefined ? undefined : known?.trade.fieldsOf[own];
}

/** What the trade asks for, as far as a kind of it with a contact of its own asks for it too. */
function listTradeFields(site: Composition): FieldId[] {
  const ofKind = listKindFields(site.material);
  return (ofKind ?? site.material.trades[0]?.trade.fields ?? []).filter(
    (field) =>
      !SAYS_WHAT.has(field) &&
      (field !== "start" || !BY_DAY.test(site.reading.what.words)) &&
      (ofKind !== undefined || !site.material.hasOwnContact || OF_ANY_KIND.has(field)) &&
      (field !== "insurance" || paysInsurance(site)),
  );
}

/** At most three fields, none required but a number that the button asks for: the name, the address and the message say enough for a start. */
export function listContactFields(site: Composition): Field[] {
  const settled = site.material.written?.fields;
  if (settled !== undefined) return [...settled];
  const fields = fitDates(listFittingFields(site), site);
  // Who is rung back has to leave a number.
  const isRungBack =
    RUNG_BACK.test(site.reading.brief.goals ?? "") && !isDirectLink(site.actions[0].href);
  return isRungBack && !fields.some(({ name }) => name === "phone")
    ? [numberField(site.language), ...fields].slice(0, FIELDS_MAX + 1)
    : fields;
}

const RUNG_BACK =
  /(?<!\p{L})(?:we|i)(?:[’']ll| will| always)? (?:ring|call|phone) (?:you |everyone |people )?back(?!\p{L})|(?<!\p{L})(?:wir rufen|ich rufe) (?:sie |dich |euch )?(?:\p{L}{3,12} ){0,3}zurück|(?<!\p{L})(?:nous (?:vous )?rappelons|on (?:vous )?rappelle|je (?:vous )?rappelle)(?!\p{L})|(?<!\p{L})(?:le |les |te |os )?devolvemos la llamada/iu;

function listFittingFields(site: Composition): Field[] {
  // Without words for what a goal needs only its action is known.
  if (site.material.lead === undefined && hasNeeds(site)) return listShortFields(site);
  const { actions, material, language } = site;
  const [{ kind, isUrgent: isAskedNow }] = actions;
  const [known] = material.trades;
  const ofTrade = listTradeFields(site);
  const isUsual = known?.trade.act === kind;
  // Who is locked out or bereaved is called back at once, not at an hour that suits.
  const isUrgent =
    isAskedNow || known?.trade.grave === true || known?.kinds.includes("emergency") === true;
  const isCalled = isUrgent || isDirectLink(actions[0].href);
  // Of an unknown trade nobody knows whether a place is looked at, or a person who comes to it.
  const isPlace = known !== undefined;
  // A nursery's open morning asks nobody how far they have got.
  const isLesson = known === undefined || known.trade.fields.includes("level");
  const ofAction = (ACTION_FIELDS[kind] ?? []).filter(
    (field) =>
      !(isCalled && field === "phone") &&
      (isPlace || field !== "address") &&
      (isLesson || field !== "level"),
  );
  const fields = isCalled ? ofTrade.filter((field) => field !== "phone") : ofTrade;
  const all = isUsual ? [...fields, ...ofAction] : [...ofAction, ...fields];
  // A form asks once for the day on which something is to begin.
  const isSpan = all.includes("start") || all.includes("dates");
  const isUndated = isSpan || BY_TELEPHONE.test(site.reading.typed.goals ?? "");
  const wanted = isUndated ? all.filter((field) => field !== "date") : all;
  const isChosen = isChosenAmong(site);
  // Who wants tickets is asked for which evening, and how many.
  const isTicketed = isChosen && listWays(site).some(({ need }) => need === "tickets");
  const asked = isTicketed ? [...NEED_FIELDS.tickets, ...wanted] : wanted;
  const chosen = [...new Set(asked)].slice(0, FIELDS_MAX);
  const own = withPictures(chosen, site).map((field) => {
    const label = labelOf(field, site);
    return label === undefined
      ? toField(field, language)
      : { ...toField(field, language), label: sayLabel(label, language) };
  });
  // Who is asked for a number has to give one.
  const isNumberAsked = kind === "phone" && !isDirectLink(actions[0].href);
  const listed = isChosen ? [...chooseRequest(site), ...own] : own;
  return isNumberAsked ? [numberField(language), ...listed] : listed;
}

/** "I need people to ring for dates, not book online": a form that asks for a day would take the booking. */
const BY_TELEPHONE =
  /(?<!\p{L})(?:not book online|no (?:online|web) bookings?|ring (?:me |us )?for (?:dates|availability)|(?:by )?(?:tele)?phone only|only by (?:tele)?phone|(?:nur|ausschließlich) telefonisch|(?:uniquement|seulement) par téléphone|s[oó]lo por teléfono)(?!\p{L})/iu;

/** What a field is called where its own name would say something else. */
function labelOf(
  field: FieldId,
  { reading, material: { trades } }: Composition,
): "ageOfChild" | "guestRooms" | "horse" | undefined {
  const [known] = trades;
  if (field === "pet") return HORSES.test(reading.what.words) ? "horse" : undefined;
  if (field === "rooms") return known?.trade.family === "hospitality" ? "guestRooms" : undefined;
  const isForChildren =
    known?.kinds.includes("children") === true ||
    known?.trade.schema === "ChildCare" ||
    CHILDREN.test(reading.what.descriptor);
  return field === "age" && isForChildren ? "ageOfChild" : undefined;
}

const hasNeeds = ({ material }: Composition): boolean =>
  Object.keys(material.general.needs).length > 0;

const CHILDREN = /(?<!\p{L})(?:child(?:ren)?|kids|kinder\p{L}*|enfants?|niñ[oa]s)(?!\p{L})/iu;

const HORSES =
  /(?<!\p{L})(?:farriers?|horses?|equine|equestrian|pferde?|huf\p{L}{3,12}|chevaux|cheval|maréchal[- ]ferrant|équin\p{L}{0,2}|caballos?|herrador\p{L}{0,2}|equin[oa]s?)(?!\p{L})/iu;

const numberField = (language: TextLanguage): Field => ({
  ...{ name: "phone", label: sayLabel("telephone", language), type: "text", required: true },
});

/** Pictures of the thing that it is about. */
const PICTURED =
  /(?<!\p{L})(?:photographs?|photos?|pictures?|scans?|sketch|fotos?|foto['’]s|zdjęci\p{L}{1,3}|bilder|bildern|skizze|croquis)(?!\p{L})/iu;

/** "The form with photos", "que manden fotos", "żeby klient przysłał zdjęcie": one sentence that names both. */
const SENT =
  /(?<!\p{L})(?:send|form with|manden|mandar|enviar|envien|envoyer|formulaire avec|schicken|formular mit|bitte (?:gleich )?mit|mandare|inviare|opsturen|stuur|mande|przys\p{L}{2,6})(?!\p{L})/iu;
const sendsPictures = (goals: string): boolean =>
  goals.split(/[.!?\n]/u).some((sentence) => SENT.test(sentence) && PICTURED.test(sentence));

/** Who is asked for photographs above the form, or is to send a plan, has a place for them in it. */
function withPictures(fields: readonly FieldId[], site: Composition): readonly FieldId[] {
  const { material } = site;
  const [known] = material.trades;
  const isSent = listWays(site).some(({ need }) => need === "drawing" || need === "files");
  if (isSent && !fields.includes("file")) return [...fields.slice(0, FIELDS_MAX - 1), "file"];
  const isAsked = PICTURED.test(material.contactLede ?? "");
  // What a photographer's pictures are to show needs none.
  if (!isAsked || known?.trade.family === "photography" || fields.includes("photos")) return fields;
  return [...fields.slice(0, FIELDS_MAX - 1), "photos"];
}

/** Where the goals are several things to do or to write about, the form asks which of them is meant. */
export function isChosenAmong(site: Composition): boolean {
  if (site.material.written !== undefined || site.material.general.choose === undefined)
    return false;
  const pressed = listWays(site)
    .filter(({ isPressed, isCalled }) => isPressed && isCalled !== true)
    .map(({ title }) => title.text);
  const named = leadsElsewhere(site) ? [site.actions[0].label.text, ...pressed] : pressed;
  // On a full site one beside an action that the goals name by its noun: "bookings, buy vouchers".
  const isBeside =
    pressed.length === 1 &&
    site.material.lead !== undefined &&
    listWays(site).some(
      ({ isPressed, isCalled, title }) => !isPressed && isCalled !== true && title.from !== "brief",
    );
  return (
    isBeside ||
    new Set(named).size > 1 ||
    (listFormTopics(site).length > 0 && listRequests(site).length > 1)
  );
}

/**
 * The first button of a whole site may be the trade's ("Book an appointment") where the goals name others beside it: who
 * comes from either says which.
 */
function leadsElsewhere(site: Composition): boolean {
  const [{ kind, label, href }] = site.actions;
  return (
    site.material.lead !== undefined &&
    REQUESTED.has(kind) &&
    !isDirectLink(href) &&
    label.from !== "brief"
  );
}

/** What a form is sent for, whoever named it. */
const REQUESTED: ReadonlySet<ActionKind> = new Set<ActionKind>([
  ...(["book", "order", "buy", "quote", "survey", "enrol", "attend", "demo"] as const),
]);

function chooseRequest(site: Composition): Field[] {
  const options = listRequests(site);
  const label = sayLabel("service", site.language);
  const other = sayLabel("other", site.language);
  return options.length < 2
    ? []
    : [{ name: "request", label, type: "select", options: [...options, other] }];
}

const REQUESTS_MAX = 6;

/** The goals that a visitor can act on, and what else one may write about; a call is made beside the form, and chosen in none. */
function listRequests(site: Composition): string[] {
  const topics = listFormTopics(site);
  const ways = listWays(site)
    .filter(({ isCalled, title }) => isCalled !== true && !isPlainMessage(title))
    // What stands in brackets is told above.
    .map(({ title }) => title.text.replace(/\s\([^()]*\)/gu, "").replace(WHEN_AND_WHAT_FOR, ""))
    // "Enquire about catering" is a part of "Private dining and catering enquiries".
    .filter(
      (way) => !topics.some((topic) => ASKS.test(way) && saysAll(topic, way.replace(ASKS, ""))),
    );
  const others = topics.filter((topic) => !ways.some((way) => namesTopic(way, topic)));
  const isEnglish = site.reading.language.phrasebook === "en";
  const named = [...listFirst(site, ways), ...others]
    .map(nameRequest)
    .flatMap((name) => (isEnglish ? fitRequest(name) : fitRequestAbroad(name)) ?? []);
  // "Demander un devis avec photos" beside "Demander un devis" is the same request.
  const requests = named.filter(
    (name, at) =>
      !WISHED.test(name) &&
      !(
        /^place an order$/iu.test(name) &&
        named.some((other) => /orders?$/iu.test(other) && other !== name)
      ) &&
      !named.some((other, before) => before !== at && name.startsWith(`${other} `)),
  );
  return [...new Set(requests)].slice(0, REQUESTS_MAX);
}

/** "A tidy trade price request", "Photo quote form": as whoever writes would name it. */
const nameRequest = (name: string): string =>
  capitaliseFirst(
    name
      .replace(/^an? (?:(?:tidy|simple|quick|easy|clear|proper|short) )?/iu, "")
      .replace(/ form$/iu, "")
      .replace(/ (?:easily|quickly|simply)$/iu, ""),
  );

/** "Bookings at short notice", "Contracts with venues": what the business would like to have. */
const WISHED =
  /(?<!\p{L})(?:bookings|contracts|circuits|retainers) (?:at|with|from|by)(?!\p{L})| we (?:carry|sell|do|have|offer|stock)(?!\p{L})/iu;

/** The goals, behind the trade's own action where the first button is that, or the first button where no goal is one. */
function listFirst(site: Composition, ways: readonly string[]): readonly string[] {
  const [{ kind, label, href }] = site.actions;
  if (leadsElsewhere(site)) return [label.text, ...ways];
  const isUsual = kind !== "enquire" && kind !== "visit" && !isDirectLink(href);
  return ways.length === 0 && isUsual ? [label.text] : ways;
}

const ASKS = /^enquire about /iu;

/** What a kind of business that asks for other things than its trade asks for as well. */
const OF_ANY_KIND: ReadonlySet<FieldId> = new Set<FieldId>(["date", "people"]);

/** "Rassurant" and "seguridad" insure nobody. */
const INSURED =
  /insuranc|insurer|insured|versicher|krankenkasse|kassen(?:patient|zulassung|leistung)|(?<!\p{L})assur(?:ance|eur|é)|mutuelle|(?<!\p{L})(?:seguros?(?: (?:médic|de salud))|mutuas?|aseguradoras?)|تأمين|ביטוח/iu;

/** Who is asked for an insurance takes it to be accepted. */
const paysInsurance = ({ reading }: Composition): boolean =>
  Object.values(reading.brief).some((said) => INSURED.test(String(said ?? "")));

const toField = (field: FieldId, language: TextLanguage): Field => ({
  // "phone" and "website" are names other controls of the form may bear.
  name: field === "phone" ? "call_time" : field === "website" ? "site_address" : field,
  label: sayLabel(field, language),
  type: KINDS[field] ?? "text",
});

/** Of these a form has one. */
const DATES: ReadonlySet<FieldId> = new Set<FieldId>(["date", "dates", "deadline"]);

/** Photographs and links are of use whichever of the goals is meant. */
const LINKS: ReadonlySet<FieldId> = new Set<FieldId>(["photos", "file"]);

/** Which of the goals it is about, and what the first of them needs to know. */
function listShortFields(site: Composition): Field[] {
  const { language, actions, reading } = site;
  const ways = listWays(site);
  const [first, ...others] = ways;
  const need = first === undefined ? readNeed(undefined, reading) : first.need;
  const own = need === undefined ? listActionFields(site) : listNeedFields(need);
  const { goals } = reading.brief;
  const isPictured =
    PICTURED.test(readFormWishes(goals, reading.language.phrasebook) ?? "") ||
    sendsPictures(goals ?? "");
  const links = others.flatMap(({ need: other }) =>
    other === undefined ? [] : listNeedFields(other).filter((field) => LINKS.has(field)),
  );
  // What the second goal asks for has a field as well, as far as there is room.
  const second = others[0]?.need === undefined ? [] : listNeedFields(others[0].need);
  const isDated = own.some((field) => DATES.has(field));
  const isCalled = actions[0].isUrgent || isDirectLink(actions[0].href);
  const wanted = [
    ...new Set([
      ...own,
      ...(isPictured ? (["photos"] as const) : []),
      ...links,
      ...second.filter((field) => !isDated || !DATES.has(field)),
    ]),
  ].filter((field) => !(isCalled && field === "phone"));
  const fields = wanted
    .slice(0, FIELDS_MAX)
    .map((field) => toField(field, language))
    .map((field) =>
      field.name === "address" ? { ...field, label: sayLabel("place", language) } : field,
    );
  // "Book a first chat on the phone": whoever is called gives a number, and no date of a visit.
  if (first !== undefined && ways.length === 1 && isCallBooked(first.title.text) && !isCalled)
    return [
      numberField(language),
      toField("phone", language),
      ...fields.filter(({ name }) => name !== "call_time" && !DATED.has(name)),
    ].slice(0, FIELDS_MAX);
  if (ways.length > 1 || isChosenAmong(site)) return [...chooseRequest(site), ...fields];
  const isNumberNeeded = need !== undefined && need !== "nothing" && NUMBER_NEEDED.has(need);
  // Who asks to be called has to say where.
  const isCall = actions[0].kind === "phone" || reading.goals[0]?.modifiers.includes("phone");
  const isCallAsked = isCall === true && !isDirectLink(actions[0].href);
  return isNumberNeeded || isCallAsked ? [numberField(language), ...fields] : fields;
}

const DATED: ReadonlySet<string> = DATES;
const isCallBooked = (title: string): boolean => CALL_BOOKED.test(title) && CALL.test(title);
/** A talk by telephone that is booked or asked for. */
const CALL_BOOKED =
  /^(?:book|request|arrange|schedule|have|get|ask for) |(?:vereinbaren|buchen|anfordern|ausmachen)$|^(?:réserver|demander|prendre|reservar|pedir|agendar) /iu;
const CALL =
  /(?<!\p{L})(?:calls?(?! ?-?outs?(?!\p{L}))|(?:on|over|by) the (?:phone|telephone)|telefonat|telefongespräch|rückruf|appel|rendez-vous téléphonique|llamada)(?!\p{L})/iu;

const listNeedFields = (need: NonNullable<GoalNeed>): readonly FieldId[] =>
  need === "nothing" ? [] : NEED_FIELDS[need];

/** Level and start are a lesson's matter, which has a need of its own, as software has; a gym's trial asks for no company. */
const listActionFields = ({ actions: [{ kind }], reading }: Composition): readonly FieldId[] =>
  kind === "order"
    ? ["deadline"]
    : OF_SOME.has(kind)
      ? []
      : kind === "book" && STAYS.test(reading.what.words)
        ? ["dates"]
        : (ACTION_FIELDS[kind] ?? []);
/** From one day until another. */
const STAYS =
  /(?<!\p{L})(?:boarding|kennels?|cattery|bed (?:and|&) breakfast|b ?& ?b|guest ?houses?|lodges?|holiday (?:lets?|cottages?)|glamping|campsites?|pet sitting|house sitting)(?!\p{L})/iu;
const OF_SOME: ReadonlySet<ActionKind> = new Set<ActionKind>(["enrol", "demo"]);
