/** The contact page: the form that serves the first action, with the fields that action needs. */
import type { BlockOf } from "../../design/room.ts";
import { chooseClosing, findActionTexts, isLikeUsual } from "./actions.ts";
import type { Composition } from "./composition.ts";
import { listContactFields } from "./contact-fields.ts";
import { factsBlock } from "./facts.ts";
import { type DraftPage, openPage } from "./heads.ts";
import { fromGeneral, fromModel, fromTrade } from "./material.ts";
import type { Drafted, Sourced } from "./sourced.ts";

export function contactPage(site: Composition): DraftPage {
  const { heading, lede } = contactWords(site);
  const header: Drafted<BlockOf<"pageHeader">> = {
    kind: "pageHeader",
    id: "top",
    variant: site.variant("pageHeader", "contact"),
    heading,
    lede,
    art: site.art("contact-top", "support", 1),
  };
  const form = { ...contactBlock(site, "contact"), heading: formHeading(site), lede: undefined };
  return openPage(site, "contact", [header, form, factsBlock(site, "contact")], [lede]);
}

/** The form itself; on a short home page it is the last block, where what to say may stand above it. */
export function contactBlock(
  site: Composition,
  spot: string,
  isSaidAbove = false,
): Drafted<BlockOf<"contact">> {
  const words = contactWords(site);
  const { heading, lede } = isSaidAbove ? { heading: formHeading(site), lede: undefined } : words;
  const [action] = site.actions;
  // Where the number is known, the form is for those who would rather write.
  const isDialled = action.href.startsWith("tel:");
  const kind = isDialled ? "enquire" : action.kind;
  const texts = findActionTexts(site.material.general, kind);
  return {
    kind: "contact",
    id: "form",
    variant: site.variant("contact", spot),
    heading,
    lede,
    fields: listContactFields(site),
    submitLabel: fromGeneral(`actions/${kind}/contact/submit`, texts.contact.submit),
  };
}

/** The trade knows best what it wants to be told, as long as the goal is its ordinary act. */
function contactWords(site: Composition): { heading: Sourced; lede: Sourced } {
  const { actions, material } = site;
  const [{ kind, texts, label }] = actions;
  const { contactLede, trades } = material;
  const place = `actions/${kind}/contact`;
  const usual = trades[0]?.trade.act;
  const isUsual = isLikeUsual(usual, kind);
  const written = material.written?.contactLede;
  return {
    // In the words of the button that leads here.
    heading: label,
    lede:
      written !== undefined
        ? fromModel("contact_lede", written)
        : contactLede !== undefined && isUsual
          ? fromTrade(trades[0]?.id ?? "", "contact/lede", contactLede)
          : (sayAtClosing(site) ?? fromGeneral(`${place}/lede`, texts.contact.lede)),
  };
}

/** What the trade's own closing for the action wants to know, where it has one. */
function sayAtClosing({ actions, material, voice }: Composition): Sourced | undefined {
  const { text } = chooseClosing(actions[0], material, voice);
  return text.id.startsWith("general/") ? undefined : text;
}

const formHeading = ({ material }: Composition): Sourced =>
  fromGeneral("headings/form", material.general.headings.form);
