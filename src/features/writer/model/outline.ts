/**
 * The composer's part in a site that a model writes, as two programs over plain data, so that they can run
 * in another thread: what is to be asked, and the document of what came.
 */
import type { Look, SiteDocument } from "../../design/room.ts";
import type { Brief } from "../brief.ts";
import type { Rivals } from "../competitors.ts";
import type { SiteAction } from "../composer/actions.ts";
import type { Composition } from "../composer/composition.ts";
import type { ContactField } from "../composer/contact-fields.ts";
import { composePages, prepareSite, textLanguageOf } from "../composer.ts";
import { loadTexts } from "../content/load-texts.ts";
import type { ExistingSite } from "../existing-site/existing-site.ts";
import { checkQuality } from "../quality/quality.ts";
import { readBrief } from "../reading/read-brief.ts";
import type { ActionKind, BriefReading } from "../reading/reading-model.ts";
import { isPlainLabel } from "./action-fit.ts";
import { infuse } from "./infuse.ts";
import { markModelTexts } from "./mark-texts.ts";
import { gatherModelMaterial, type ModelMaterial } from "./material.ts";
import { leadingAction, listWrittenFields, takesPictures } from "./site-form.ts";
import type { Written } from "./slots.ts";

/** The same order gives the same outline, and a document around the same words. */
export type SiteOrder = {
  readonly brief: Brief;
  readonly seed: string;
  readonly existing: ExistingSite | undefined;
  /** Of the sites beside it. */
  readonly looks: readonly Look[];
  /** What competitors show of themselves. */
  readonly rivals: Rivals;
};

/** What the composer's site has, as far as a model has to know it. */
export type SiteOutline = {
  readonly material: ModelMaterial;
  readonly language: BriefReading["language"];
  readonly offers: readonly string[];
  readonly steps: readonly string[];
  readonly questions: readonly string[];
  readonly hasAbout: boolean;
  /** The groups that the site addresses, in the owner's words. */
  readonly people: readonly string[];
  readonly action: SiteOutlineAction;
  /** What the form asks for beside name, address, telephone number and message. */
  readonly fields: readonly string[];
  /** What one of them takes of photographs: the pictures themselves, or a link to files. */
  readonly photographs: "sent" | "linked" | "none";
};

/** The first thing that visitors are to do. */
export type SiteOutlineAction = {
  /** Of this action and of those that the goals name beside it. */
  readonly kinds: readonly ActionKind[];
  /** The composer's words on the button. */
  readonly label: string;
  /** Those words, where they say more than that one can write: "Arrange a first meeting" for any message promises one. */
  readonly hint?: string;
  readonly isDialled: boolean;
};

const PEOPLE_MAX = 6;

export async function outlineSite(order: SiteOrder): Promise<SiteOutline> {
  const site = await prepare(order);
  const { material, reading, actions } = site;
  const { existing, rivals } = order;
  const first = leadingAction(site);
  const fields = listWrittenFields(site);
  return {
    material: gatherModelMaterial({ reading, floor: material, existing, rivals: rivals.lines }),
    language: reading.language,
    offers: material.offers.map(({ name }) => name),
    steps: material.steps.map(({ title }) => title),
    questions: material.questions.map(({ question }) => question),
    hasAbout: material.about.length > 0,
    people: reading.audience.segments.slice(0, PEOPLE_MAX).map((segment) => segment.label),
    action: {
      kinds: [...new Set([first.kind, ...actions.map(({ kind }) => kind)])],
      label: first.label.text,
      ...(isTelling(first) ? { hint: first.label.text } : {}),
      isDialled: first.href.startsWith("tel:"),
    },
    // The telephone number is one of those that every form has.
    fields: fields.flatMap(({ name, label }) => (name === "phone" ? [] : [label])),
    photographs: howPhotographsCome(fields),
  };
}

function howPhotographsCome(fields: readonly ContactField[]): SiteOutline["photographs"] {
  if (takesPictures(fields)) return "sent";
  return fields.some(({ name }) => name === "file") ? "linked" : "none";
}

const isTelling = ({ kind, label }: SiteAction): boolean =>
  label.from === "brief" || (kind !== "enquire" && !isPlainLabel(label.text));

async function prepare({ brief, seed, existing, looks, rivals }: SiteOrder): Promise<Composition> {
  const reading = readBrief(brief);
  const texts = await loadTexts(textLanguageOf(reading));
  return prepareSite(texts, reading, seed, {
    existing,
    neighbours: { looks },
    rivalHues: rivals.hues,
  });
}

export type AssembleOrder = SiteOrder & {
  readonly words: ReadonlyMap<string, Written>;
  /** Slots that were asked for and left empty on purpose. */
  readonly omitted: readonly string[];
};

export type AssembledSite = {
  readonly document: SiteDocument;
  /** Words that had to be taken out again, and the rule that they broke. */
  readonly refused: readonly { readonly slot: string; readonly rule: string }[];
};

/** How often texts that break the document's own rules are taken out again. */
const MENDS_MAX = 4;

/**
 * The document with the model's words in it. Texts that break a rule of the whole document are taken out
 * again, and the composer's stand there. Throws where even that does not help.
 */
export async function assembleSite(order: AssembleOrder): Promise<AssembledSite> {
  const site = await prepare(order);
  const words = new Map(order.words);
  const omitted = new Set(order.omitted);
  const refused: { slot: string; rule: string }[] = [];
  for (let round = 0; round < MENDS_MAX; round += 1) {
    const document = composePages(infuse(site, words, omitted), order.existing);
    const findings = checkQuality(document, order.brief, order.existing);
    if (findings.length === 0) return { document: markModelTexts(document, words), refused };
    const faulty = [...words].filter(([, { text }]) =>
      findings.some(({ detail }) => detail.includes(text)),
    );
    // What no single text is to blame for is everybody's.
    for (const [slot] of faulty.length > 0 ? faulty : [...words]) {
      words.delete(slot);
      refused.push({ slot, rule: findings[0]?.rule ?? "quality" });
    }
  }
  throw new Error(`no document passes its checks in ${site.reading.language.tag}`);
}
