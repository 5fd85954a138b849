// Another look altogether from another seed: direction, typefaces, colour, arrangement of blocks, drawings.
// Every text stays, and so does whatever is locked.
import * as v from "valibot";
import { chooseTokens } from "../choose-tokens.ts";
import { chooseVariant, DIRECTIONS } from "../directions.ts";
import { type Page, pageSchema, type SiteDocument } from "../document.ts";
import { BLOCK_VARIANTS, DIRECTION_IDS } from "../vocabulary.ts";
import { blockAddress } from "./address.ts";
import { holdsLock } from "./locks.ts";
import { defineOperation } from "./operation.ts";

const schema = v.object({
  op: v.literal("surprise"),
  seed: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
});

export const surprise = defineOperation({
  schema,
  change(document, { seed }) {
    const { direction } = document.tokens;
    // Which trade this is, is not in the document: directions that only some trades wear are left out.
    const directions = DIRECTION_IDS.filter(
      (id) => id !== direction && DIRECTIONS[id].only === undefined,
    ).map((id) => ({ id, answer: 0 }));
    const tokens = chooseTokens({ directions, hue: undefined }, seed);
    const pages = document.pages.map((page) => rearrange(document, page, tokens.direction, seed));
    return { ...document, meta: { ...document.meta, seed }, tokens, pages };
  },
  describe: () => "Changed the whole look",
});

function rearrange(
  document: SiteDocument,
  page: Page,
  direction: SiteDocument["tokens"]["direction"],
  seed: string,
): Page {
  const blocks = page.blocks.map((block) => {
    if (holdsLock(document, blockAddress(page.path, block.id))) return block;
    const variants: readonly string[] = BLOCK_VARIANTS[block.kind];
    const place = `${seed}${page.path}${block.id}/`;
    return { ...block, variant: chooseVariant(direction, block.kind, variants as never, place) };
  });
  return v.parse(pageSchema, { ...page, blocks });
}
