/**
 * What a brief says, as one value: every part in the owner's words with the span it came from. It
 * holds no wording of its own; whoever writes the site decides what to make of it.
 */
import type { Trait } from "../../design/room.ts";
import type { Brief } from "../brief.ts";

export type BriefField = keyof Brief;

/**
 * Where in the reading's brief a part stands: UTF-16 offsets into the field's text, `end` excluded.
 */
export type Span = { field: BriefField; start: number; end: number };

/** Languages with finished texts of their own. */
export const PHRASEBOOKS = ["en", "de", "fr", "es"] as const;
export type Phrasebook = (typeof PHRASEBOOKS)[number];

export type ReadLanguage = {
  /** BCP 47, for the page's `lang`: "en", "pt", "ar". */
  tag: string;
  /** Undefined for a language that nobody has written texts for. */
  phrasebook: Phrasebook | undefined;
  direction: "ltr" | "rtl";
};

export type ReadName = {
  full: string;
  /** Without legal form and description, at most 44 characters: for headers and sentences. */
  short: string;
  span: Span;
};

export type ReadPlace = { words: string; span: Span };

/** What the business is. */
export type ReadBusiness = {
  /** The industry as sent, with calm capitals and single spaces. */
  words: string;
  /** The same without place, opening ("we are a …") and full stop, capitalised: for a label. */
  descriptor: string;
  /** The noun that the rest narrows: "photographer" of "architectural photographer". */
  head: string | undefined;
  qualifiers: string[];
  /** Things done or sold that can stand alone: "bookbinding", "restoration". One part at least. */
  parts: string[];
  /** What or whom it is for: "warehouse safety audits" of "software for warehouse safety audits". */
  purpose: string | undefined;
  place: ReadPlace | undefined;
  /** What is told beside what it is, in the owner's words: "founded 2009", "two treatment rooms". */
  particulars: string[];
  span: Span;
};

export type Attribute = {
  kind: "place" | "time" | "description";
  words: string;
};

/** One group of people that the site speaks to. */
export type Segment = {
  /** The owner's words as a heading: "People with a family bible falling apart". */
  label: string;
  /** The noun for the people: "people". */
  head: string;
  /** What is said of them; descriptions stand in the label as well, places and times do not. */
  attributes: Attribute[];
  kindId: string | undefined;
  span: Span;
};

export type ReadAudience = {
  /** The field as sent; undefined when it was empty. */
  words: string | undefined;
  segments: Segment[];
  /** Whom the site is not for, in the owner's words. */
  excluded: string[];
  /** Where the people are. */
  area: ReadPlace | undefined;
  /** The brief says that it is for everybody. */
  isEveryone: boolean;
};

export const ACTION_KINDS = [
  "phone",
  "visit",
  "book",
  "order",
  "enquire",
  "quote",
  "survey",
  "demo",
  "send-photos",
  "subscribe",
  "enrol",
  "join",
  "donate",
  "volunteer",
  "attend",
  "buy",
  "read",
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** A goal in the owner's words, fit to stand before visitors. */
export type GoalWords = {
  /** As a heading: "Teachers: request the lesson pack", "Weekend orders". */
  label: string;
  /** What a visitor would press on, where the words are that: "Request the lesson pack". */
  invitation?: string;
  /** It takes a telephone number: "call us day or night". */
  isDialled?: boolean;
  /** What is left of it without a number: "Day or night". */
  condition?: string;
};

/** One clause of the goals that visitors can be told of, whether or not it names an action. */
export type Goal = {
  kind: ActionKind | undefined;
  modifiers: string[];
  /** Undefined where the clause says no more than its action does. */
  words: GoalWords | undefined;
  span: Span;
};

/** One thing that visitors should do. */
export type ReadAction = {
  kind: ActionKind;
  /** The owner's words for it: "weekend orders", "a free first call". */
  object: string;
  /** Ids such as "free", "first", "weekend", "sunday", "online". */
  modifiers: string[];
  words: GoalWords | undefined;
  span: Span;
};

export const VOICES = ["plain", "warm", "precise", "playful", "refined", "bold"] as const;
export type VoiceId = (typeof VOICES)[number];

export type ReadVoice = {
  /** "plain" when the brief asks for none. */
  voice: VoiceId;
  /** True when the brief asks for this voice. */
  isAsked: boolean;
  /** Nothing is joked about: grief, emergencies, illness, law. */
  isGrave: boolean;
  /** For the look, strongest first. */
  traits: Trait[];
  span: Span | undefined;
};

export const RIVAL_KINDS = [
  "supermarket",
  "chain",
  "platform",
  "agency",
  "cheap",
  "luxury",
  "diy",
  "dated",
  "slow",
  "confusing",
] as const;
export type RivalKind = (typeof RIVAL_KINDS)[number];

export type Competitor = {
  /** As sent: "supermarket bakeries", "Brot & Co.", "example.com". */
  words: string;
  /** A name or address of somebody; such words never reach a page. */
  isNamed: boolean;
  kinds: RivalKind[];
  span: Span;
};

export const FACT_KINDS = [
  "telephone",
  "email",
  "web",
  "address",
  "year",
  "hours",
  "price",
  "distance",
  "number",
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** Something that the brief states of the business, word for word. */
export type ReadFact = { kind: FactKind; words: string; span: Span };

export type BriefReading = {
  /** As sent, but for white space: a run of it is one space, or one line end where it held one. */
  brief: Brief;
  /** All that was typed, before anything was tidied: it says in which country's words and money. */
  typed: Brief;
  language: ReadLanguage;
  name: ReadName;
  what: ReadBusiness;
  audience: ReadAudience;
  /** In the brief's order; empty when the goals name no action. */
  actions: ReadAction[];
  /** Every clause of the goals that can be said to visitors, in the brief's order. */
  goals: Goal[];
  voice: ReadVoice;
  competitors: Competitor[];
  facts: ReadFact[];
  /** The existing site's address without user name and password. */
  existingUrl: URL | undefined;
};
