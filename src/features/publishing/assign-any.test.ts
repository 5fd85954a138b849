/** Whatever a document looks like and whatever pictures there are: what is put where, and what stays. */
import { expect, setDefaultTimeout, test } from "bun:test";
import fc from "fast-check";
import { arbitraryDocument } from "../../../test/fixtures/arbitrary-document.ts";
import type { SiteDocument } from "../design/document.ts";
import { parseDocument } from "../design/room.ts";
import type { ArtSlot } from "../design/slots.ts";
import { VARIANTS_WITH_ART } from "../design/vocabulary.ts";
import { assignImages } from "./assign-images.ts";

// Many cases each, on a machine that may be busy.
setDefaultTimeout(60_000);

type Placed = { slot: ArtSlot; isShown: boolean };

/** Every place for a picture, galleries' own left out, with whether its block shows it. */
function listPlaces({ pages }: SiteDocument): Placed[] {
  return pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      const variants = VARIANTS_WITH_ART[block.kind];
      const isShown = variants === undefined || variants.includes(block.variant);
      const own = "art" in block && block.art !== undefined ? [block.art] : [];
      const inItems = block.kind === "offers" ? block.items.flatMap(({ art }) => art ?? []) : [];
      return [...own, ...inItems].map((slot) => ({ slot, isShown }));
    });
}

const images = fc.uniqueArray(fc.nat(40), { maxLength: 12 }).chain((ids) =>
  fc.tuple(
    ...ids.map((id) =>
      fc.integer({ min: 400, max: 2_560 }).map((width) => ({
        ...{ id: `img_${id}`, width, height: 800 },
      })),
    ),
  ),
);

test("no picture is put into two places, a filled place keeps its own, and a second look changes nothing", () => {
  fc.assert(
    fc.property(arbitraryDocument, images, (document, given) => {
      const before = JSON.stringify(document);
      const assigned = assignImages(document, given);
      expect(JSON.stringify(document)).toBe(before);
      expect(parseDocument(JSON.stringify(assigned))).toEqual(assigned);
      expect(assignImages(assigned, given)).toEqual(assigned);
      const [places, filled] = [listPlaces(document), listPlaces(assigned)];
      expect(filled).toHaveLength(places.length);
      const known = new Set(given.map(({ id }) => id));
      const fresh: string[] = [];
      for (const [at, { slot, isShown }] of places.entries()) {
        const now = filled[at]?.slot;
        if (now?.imageId === slot.imageId) {
          expect(now).toEqual(slot);
          continue;
        }
        // A new one: only where it is seen and wanted, and nobody has chosen one that is still there.
        expect([isShown, slot.keepsDrawing ?? false, known.has(slot.imageId ?? "")]).toEqual([
          ...[true, false, false],
        ]);
        expect([now?.alt, now?.caption]).toEqual([undefined, undefined]);
        fresh.push(now?.imageId ?? "");
      }
      expect(new Set(fresh).size).toBe(fresh.length);
      const chosen = new Set(places.map(({ slot }) => slot.imageId));
      for (const id of fresh) {
        expect(chosen.has(id)).toBe(false);
        expect(given.find((one) => one.id === id)?.width).toBeGreaterThanOrEqual(800);
      }
    }),
    { numRuns: 150 },
  );
});

test("one picture more takes no other from its place", () => {
  fc.assert(
    fc.property(arbitraryDocument, images, (document, given) => {
      const less = given.slice(0, -1);
      // A picture that somebody chose for a place is there first: ids are given once, and no new picture has that of one before.
      const chosen = new Set(listPlaces(document).map(({ slot }) => slot.imageId));
      fc.pre(!chosen.has(given.at(-1)?.id));
      const [small, large] = [assignImages(document, less), assignImages(document, given)].map(
        (one) => listPlaces(one).map(({ slot }) => slot.imageId),
      );
      const there = new Set(less.map(({ id }) => id));
      for (const [at, id] of (small ?? []).entries())
        if (id !== undefined && there.has(id)) expect(large?.[at]).toBe(id);
    }),
    { numRuns: 150 },
  );
});
