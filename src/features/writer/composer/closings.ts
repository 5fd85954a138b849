/** What stands over the button at the end of a page, in the trade's words where they lead to its action. */
import type { Closing } from "../content/text-schema.ts";
import type { ActionKind, VoiceId as Voice } from "../reading/reading-model.ts";
import type { SiteAction } from "./actions.ts";
import { isLikeUsual } from "./like-usual.ts";
import { fromGeneral, fromTrade, type Material } from "./material.ts";
import type { Sourced } from "./sourced.ts";

/**
 * What stands over the button at the end of a page: the trade's own words where they lead to the action,
 * another of them on each page as far as there are several.
 */
export function chooseClosing(
  { kind, texts }: SiteAction,
  { closings, trades }: Material,
  voice: Voice,
  turn = 0,
): { heading: Sourced; text: Sourced } {
  // Under one roof with another trade its ordinary words may lead elsewhere: to the bar, not to a room.
  const usual = trades.length > 1 ? undefined : trades[0]?.trade.act;
  const fitting = closings.filter(({ heading, actions }) =>
    actions === undefined
      ? (trades.length < 2 && isLikeUsual(usual, kind) && leadsTo(heading, kind, usual)) ||
        isFor(heading, kind)
      : actions.includes(kind),
  );
  const spoken = [
    ...fitting.filter(({ voices }) => voices?.includes(voice) === true),
    ...fitting.filter(({ voices }) => voices === undefined),
  ];
  const exact = spoken.filter(({ actions }) => actions !== undefined);
  const own = [...exact, ...spoken.filter((closing) => !exact.includes(closing))][
    Math.min(turn, Math.max(0, spoken.length - 1))
  ];
  if (own !== undefined)
    return {
      heading: fromTrade(own.source, "heading", own.heading),
      text: fromTrade(own.source, "text", own.text),
    };
  const closing = firstInVoice(texts.closings, voice) ?? texts.closings[0];
  if (closing === undefined) throw new Error(`content: no closing for ${kind}`);
  const place = `actions/${kind}/closings/${closing.id}`;
  return {
    heading: fromGeneral(`${place}/heading`, closing.heading),
    text: fromGeneral(`${place}/text`, closing.text),
  };
}

/** How headings begin that invite to one action, in four languages. */
const INVITATIONS: Readonly<Partial<Record<ActionKind, RegExp>>> = {
  order:
    /^(?:order|bestell|command|pida?\b(?! (?:cita|hora|presupuesto))|haga su pedido|encargue)/iu,
  book: /^(?:book|buch|reserv|réserv|prenez (?:un (?:premier )?)?rendez|pida (?:cita|hora)|vereinbaren sie)/iu,
  phone: /^(?:call|ruf|appel|llam)/iu,
  visit: /^(?:come|visit|find|walk|see |komm|besuch|schau|ven|pass(?!ez commande)|pase)/iu,
  survey: /^demandez une visite/iu,
  quote: /^demandez un devis/iu,
};

/** A heading that wants something sent or shown does not lead to a date or a call. */
const SENDS =
  /^(?:send|show|bring|measure|photograph|schick|zeig|bring|mess|envoy|montr|apport|mesur|env[ií]|muestr|traig|mid)/iu;
const SENT: ReadonlySet<ActionKind> = new Set<ActionKind>(["quote", "enquire", "send-photos"]);

const leadsTo = (heading: string, kind: ActionKind, usual: ActionKind | undefined): boolean =>
  (invitesTo(heading, kind) || (kind === "book" && usual === "visit" && isFor(heading, usual))) &&
  (kind === usual || SENT.has(kind) || !SENDS.test(heading));

const isFor = (heading: string, kind: ActionKind): boolean =>
  INVITATIONS[kind]?.test(heading) === true;

/** Whoever joins or learns something comes to it. */
const COMING: ReadonlySet<ActionKind> = new Set<ActionKind>(["enrol", "join", "attend"]);

/** False for a heading that invites to something else than the button under it does. */
const invitesTo = (heading: string, kind: ActionKind): boolean =>
  Object.entries(INVITATIONS).every(
    ([other, sign]) =>
      other === kind || (other === "visit" && COMING.has(kind)) || !sign.test(heading),
  );

const firstInVoice = <Entry extends Pick<Closing, "voices">>(
  entries: readonly Entry[],
  voice: Voice,
): Entry | undefined =>
  entries.find(({ voices }) => voices?.includes(voice) === true) ??
  entries.find(({ voices }) => voices === undefined);
