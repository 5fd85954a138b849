/** The contact page: the form that serves the first action, with the fields that action needs. */
import type { BlockOf, FactKey } from "../../design/room.ts";
import { readAskedSentence, readFormWishes } from "../reading/form-wishes.ts";
import type { ActionKind } from "../reading/reading-model.ts";
import { findActionTexts } from "./actions.ts";
import { tellTopic } from "./blocks.ts";
import { chooseClosing } from "./closings.ts";
import type { Composition } from "./composition.ts";
import { isChosenAmong, listContactFields } from "./contact-fields.ts";
import { sayLabel } from "./contact-labels.ts";
import { isDirectLink } from "./direct-link.ts";
import { factsBlock } from "./facts.ts";
import { fitButton, fitRequest } from "./fit-labels.ts";
import { listFormTopics } from "./form-topics.ts";
import { guidanceBlock, isGuidedOnHome } from "./guidance.ts";
import { asSentence, type DraftPage, openPage } from "./heads.ts";
import { isLikeUsual } from "./like-usual.ts";
import { fromBrief, fromGeneral, fromModel, fromTrade } from "./material.ts";
import { readNeed } from "./needs.ts";
import { sayItems } from "./say-items.ts";
import { type Drafted, Sourced } from "./sourced.ts";
import { hasWaysBlock, isHours, isTerse, listShownWays, listWays, tellBusiness } from "./ways.ts";

export function contactPage(site: Composition): DraftPage {
  const words = chooseWords(site);
  const { heading } = words;
  const lede = tellWishes(site) ?? keepUsual(words.lede, site);
  // Its heading and whose it is: what the form wants to be told is no description.
  const said = [asSentence(heading.text)];
  const guidance = isGuidedOnHome(site) ? undefined : guidanceBlock(site);
  const header: Drafted<BlockOf<"pageHeader">> = {
    kind: "pageHeader",
    id: "top",
    variant: site.variant("pageHeader", "contact"),
    heading,
    ...(lede === undefined ? {} : { lede }),
    art: site.art("contact-top", "support", 1),
  };
  const block = isShort(site) ? shortContactBlock(site, "contact") : contactBlock(site, "contact");
  // Straight under the page's heading "Your message" would head its opening hours, too.
  const over = guidance === undefined ? undefined : formHeadingUnder(heading, site);
  const form = { ...block, heading: over, lede: undefined };
  return openPage(site, "contact", [header, guidance, form, factsBlock(site, "contact")], said);
}

/** "Your message" under "Your message to the farm" is said twice. */
function formHeadingUnder({ text: heading }: Sourced, site: Composition): Sourced {
  const { choose, headings } = site.material.general;
  const said = heading.toLowerCase();
  const usual = formHeading(site);
  if (!said.includes(usual.text.toLowerCase())) return usual;
  const isOther = choose !== undefined && choose.heading.toLowerCase() !== said;
  return isOther
    ? fromGeneral("choose/heading", choose.heading)
    : fromGeneral("headings/form", headings.form);
}

const isShort = ({ material }: Composition): boolean => material.lead === undefined;

type Words = { heading: Sourced; lede: Sourced | undefined };

/** On a short site the home page says already what to do and what for: here stands what it does not say. */
function chooseWords(site: Composition): Words {
  const { choose } = site.material.general;
  if (!isShort(site)) {
    const words = contactWords(site);
    // Whoever comes from the second goal's button is not greeted with the first.
    // "Call" heads no form.
    const isDialled = isDirectLink(site.actions[0].href) && site.material.written === undefined;
    return choose !== undefined && (isChosenAmong(site) || isDialled)
      ? { ...words, heading: fromGeneral("choose/heading", choose.heading) }
      : words;
  }
  if (choose === undefined) return wayWords(site);
  return { heading: fromGeneral("choose/heading", choose.heading), lede: undefined };
}

/** In the words of the first goal that can be said, else of the action. */
function wayWords(site: Composition): Words {
  const ways = listWays(site);
  const way = listShownWays(site)[0] ?? ways[0];
  const words = wordsKnown(site);
  const { choose } = site.material.general;
  const isOne = ways.length < 2;
  // What one of several goals needs is not what all of them need.
  const isForAll = way?.isPressed === true || listFormTopics(site).length === 0;
  const told =
    way !== undefined && isOne && isForAll ? (way.text ?? words.lede) : tellBusiness(site);
  // Whoever stands before a locked door is asked for no good time to call.
  const need = site.actions[0].isUrgent && isOne ? words.lede : told;
  // One word heads nothing: "RFQs"; nor does what is only on offer head a form: "Ridge repairs".
  const isOffer =
    way?.isPressed === false &&
    way.title.from === "brief" &&
    way.text === undefined &&
    !/^before you\s/iu.test(way.title.text);
  const isHeading =
    way?.title.text.includes(" ") === true &&
    !isLong(way.title.text, site.actions[0].label.text) &&
    isHeadOfForm(way.title, site) &&
    !isHours(way, site) &&
    !isOffer &&
    (way.title.text === site.actions[0].label.text || !NO_HEADING.test(way.title.text));
  const isShared = ways.length > 1 && choose !== undefined;
  // The button dials; the form is for who would rather write.
  const isDialled = !isShared && isDirectLink(site.actions[0].href);
  if (isDialled && site.material.written === undefined)
    return { heading: formHeading(site), lede: undefined };
  return {
    heading: isShared
      ? fromGeneral("choose/heading", choose.heading)
      : isHeading
        ? asPressed(way.title, site)
        : words.heading,
    lede:
      site.material.written === undefined ? (need ?? (isOne ? words.lede : undefined)) : words.lede,
  };
}

/** What a visitor does, or what is written about; "Hire catalogue" heads no form. */
const isHeadOfForm = ({ text, from }: Sourced, { reading }: Composition): boolean =>
  from !== "brief" ||
  /^before you\s/iu.test(text) ||
  reading.language.phrasebook !== "en" ||
  fitRequest(text) !== undefined;

/** In the words of the button: "Book the free intro session". */
const asPressed = (title: Sourced, { reading }: Composition): Sourced =>
  title.from === "brief" && reading.language.phrasebook === "en"
    ? new Sourced(fitButton(title.text) ?? title.text, title.from, title.id)
    : title;

/** What no button says heads no form: "Order by 1pm for same day in Leeds", "Return UPS at cost". */
const NO_HEADING =
  /\s(?:request|quote) by |\sby \p{Lu}\p{Ll}{2,8}$|^(?:anfragen|order|buy|book|reserve|return) |\s(?:bookings?|enquir(?:y|ies)|inquir(?:y|ies)|requests?|forms?|sign-?ups?)$/iu;
const HEADING_LENGTH_MAX = 60;
/** What is told with a deed is told above: the button's own words head its form. */
const isLong = (title: string, button: string): boolean =>
  title.length > HEADING_LENGTH_MAX ||
  // "Thatchers: reserve bundles", said of some of them.
  /\(|\s[-–—]\s|^\p{L}[\p{L} ]{2,24}: /u.test(title) ||
  (title !== button && title.startsWith(button));

/** What an action ordinarily asks for fits few of those who tell at length what they do. */
function wordsKnown(site: Composition): Words {
  const words = contactWords(site);
  const [{ kind }] = site.actions;
  const isKnown =
    site.material.written !== undefined ||
    // "Say what you would like to book, and when" holds for a hall as well as for a hairdresser.
    (isTerse(site) && kind !== "book") ||
    SELF_EVIDENT.has(kind);
  return isKnown ? words : { ...words, lede: undefined };
}

/** Whoever helps, gives or subscribes is asked for the same by anybody. */
const SELF_EVIDENT: ReadonlySet<ActionKind> = new Set<ActionKind>([
  ...(["volunteer", "donate", "subscribe"] as const),
]);

/** The form of a short site: what to say stands over it, unless it stands beside each goal above. */
export function shortContactBlock(site: Composition, spot: string): Drafted<BlockOf<"contact">> {
  const block = contactBlock(site, spot);
  const ways = listWays(site);
  const { actions, enquire } = readSubmits(site);
  const words = hasWaysBlock(site)
    ? { heading: formHeading(site), lede: undefined }
    : wayWords(site);
  const isChosen = block.fields?.some(({ name }) => name === "request") === true;
  const isMessage = isChosen || ways.length > 1 || isDescribed(site);
  return {
    ...block,
    ...words,
    lede: tellWishes(site) ?? keepUsual(words.lede, site),
    ...(isMessage ? { submitLabel: enquire, messageLabel: undefined } : { submitLabel: actions }),
  };
}

/**
 * What holds for one of several goals, or says no more than the form does: of 12 such lines that strangers judged 1 was kept.
 */
const OF_ONE_GOAL =
  /^general\/(?:actions\/(?:donate|subscribe|volunteer)\/|needs\/(?:group|waiting|sent|sample|download)$)/u;
function keepUsual(lede: Sourced | undefined, site: Composition): Sourced | undefined {
  const isOne = listWays(site).length < 2 && isTerse(site);
  return lede !== undefined && !isOne && OF_ONE_GOAL.test(lede.id) ? undefined : lede;
}

/** What the owner wants to be told goes before what such a goal ordinarily asks for. */
function tellWishes({ reading, language, material }: Composition): Sourced | undefined {
  if (material.written !== undefined) return undefined;
  const { goals } = reading.brief;
  const { phrasebook } = reading.language;
  const sentence = readAskedSentence(goals, phrasebook);
  if (sentence !== undefined) return fromBrief("goals", asSentence(sentence));
  const wishes = readFormWishes(goals, phrasebook);
  if (wishes === undefined) return undefined;
  // "Anfragen mit Fotos und Quadratmetern": as it stands, its nouns keep their endings.
  if (phrasebook === "de" && goals?.includes(`mit ${wishes}`) === true)
    return fromBrief("goals", asSentence(`Anfragen bitte mit ${wishes}`));
  const one = ONE_THING[phrasebook ?? ""]?.(wishes);
  if (one !== undefined) return fromBrief("goals", one);
  const label = sayLabel("include", language);
  const items = phrasebook === "en" ? sayItems(wishes) : undefined;
  if (items !== undefined)
    return fromBrief("goals", asSentence(`${label.replace(/:$/u, "")} ${items}`));
  // "Please include photos of the stairs": one thing is no list.
  const isOne = phrasebook === "en" && !/,(?! so )|:/u.test(wishes);
  const lead = isOne ? label.replace(/:$/u, "") : label;
  return fromBrief("goals", asSentence(`${lead} ${wishes}`));
}

/** "À nous transmettre : photos." is a form's; one thing is asked for in a sentence. */
const ONE_THING: Readonly<Record<string, (wishes: string) => string | undefined>> = {
  fr: (wishes) =>
    /^(?:des )?photos?$/iu.test(wishes) ? "Merci de joindre des photos." : undefined,
  es: (wishes) => (/^(?:unas )?fotos?$/iu.test(wishes) ? "Conviene adjuntar fotos." : undefined),
};

/** What is made as described is sent as a message, not as an order by number. */
const isDescribed = ({ actions, reading }: Composition): boolean =>
  actions[0].kind === "order" && readNeed(reading.goals[0], reading) === "made";

function readSubmits(site: Composition) {
  const { general } = site.material;
  const { submitLabel } = contactBlock(site, "home");
  const { submit } = findActionTexts(general, "enquire").contact;
  return { actions: submitLabel, enquire: fromGeneral("actions/enquire/contact/submit", submit) };
}

/** The form itself; on a full site it stands on the page of its own. */
function contactBlock(site: Composition, spot: string): Drafted<BlockOf<"contact">> {
  const { heading, lede } = contactWords(site);
  const [action] = site.actions;
  // Where the number is known, the form is for those who would rather write.
  const isDialled = isDirectLink(action.href);
  const kind = isDialled ? "enquire" : action.kind;
  const own = site.material.written?.submitLabel;
  const submitLabel = own === undefined ? sayAtSubmit(site, kind) : fromModel("submit_label", own);
  return {
    kind: "contact",
    id: "form",
    variant: site.variant("contact", spot),
    heading,
    lede,
    fields: listContactFields(site),
    submitLabel,
    ...(isOrdered(site, kind) ? { messageLabel: sayMessage(site) } : {}),
  };
}

/** What is ordered by the form is written where another's message stands. */
const isOrdered = (site: Composition, kind: ActionKind): boolean =>
  (kind === "order" || kind === "buy") && !isChosenAmong(site);

const sayMessage = ({ language }: Composition): Sourced =>
  fromGeneral("labels/order", sayLabel("order", language));

/** A form for several things to do sends a message, not an order. */
function sayAtSubmit(site: Composition, kind: ActionKind): Sourced {
  const said = !isShort(site) && isChosenAmong(site) ? "enquire" : kind;
  const { submit } = findActionTexts(site.material.general, said).contact;
  return fromGeneral(`actions/${said}/contact/submit`, submit);
}

/** The trade knows best what it wants to be told, as long as the goal is its ordinary act. */
function contactWords(site: Composition): Words {
  const { actions, material } = site;
  const [{ kind, texts, label, isUrgent }] = actions;
  const { contactLede, trades } = material;
  const place = `actions/${kind}/contact`;
  const usual = trades[0]?.trade.act;
  const isUsual = isLikeUsual(usual, kind);
  const written = material.written?.contactLede;
  const heading = material.written?.contactHeading;
  // What a shop asks for in writing is an order or a table: nobody plans a visit by it.
  const { choose } = material.general;
  const isOpen = kind === "visit" && contactLede !== undefined && choose !== undefined;
  const own = isOpen ? fromGeneral("choose/heading", choose.heading) : label;
  return {
    // In the words of the button that leads here, where nothing was written for the place.
    heading: heading === undefined ? own : fromModel("contact_heading", heading),
    lede:
      written !== undefined
        ? fromModel("contact_lede", written)
        : contactLede !== undefined && isUsual
          ? fromTrade(trades[0]?.id ?? "", "contact/lede", contactLede)
          : (sayAtClosing(site) ??
            (isUrgent ? undefined : tellTopic(site, actions[0])) ??
            sayAction(place, texts.contact.lede)),
  };
}

const sayAction = (place: string, lede: string | undefined): Sourced | undefined =>
  lede === undefined ? undefined : fromGeneral(`${place}/lede`, lede);

/** What the trade's own closing for the action wants to know, where it has one. */
function sayAtClosing({ actions, material, voice }: Composition): Sourced | undefined {
  const { text } = chooseClosing(actions[0], material, voice);
  return text.id.startsWith("general/") ? undefined : text;
}

/** What the renderer shows beside the form by which somebody is reached: hours and an area alone are no way. */
const BESIDE: ReadonlySet<FactKey> = new Set<FactKey>(["phone", "email", "street"]);

function formHeading({ material, facts }: Composition): Sourced {
  const name = facts.some(({ key }) => BESIDE.has(key)) ? "reach" : "form";
  return fromGeneral(`headings/${name}`, material.general.headings[name]);
}
