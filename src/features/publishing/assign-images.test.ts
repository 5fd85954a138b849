import { expect, test } from "bun:test";
import { fillDocument } from "../../../test/fixtures/site-document.ts";
import type { SiteDocument } from "../design/document.ts";
import type { ArtSlot } from "../design/slots.ts";
import { VARIANTS_WITH_ART } from "../design/vocabulary.ts";
import { assignImages } from "./assign-images.ts";

const image = (id: string, width = 1_200) => ({ id: `img_${id}`, width, height: 800 });

/** Slots that could take an image, without those of galleries. */
function slotsOf(document: SiteDocument): ArtSlot[] {
  const found: ArtSlot[] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const entry of value) look(entry);
    else if (typeof value === "object" && value !== null) {
      if ("kind" in value && value.kind === "gallery") return;
      if ("art" in value && value.art !== undefined) found.push(value.art as ArtSlot);
      for (const entry of Object.values(value)) look(entry);
    }
  };
  look(document.pages);
  return found;
}

const assignedOf = (document: SiteDocument) =>
  slotsOf(document).flatMap(({ id, imageId }) => (imageId === undefined ? [] : [[id, imageId]]));

/** A slot of the given role in each block that has one, in turn; all blocks show theirs. */
function documentOf(roles: readonly ArtSlot["role"][]): SiteDocument {
  const document = structuredClone(fillDocument());
  for (const block of document.pages.flatMap(({ blocks }) => blocks)) {
    const [variant] = VARIANTS_WITH_ART[block.kind] ?? [];
    if (variant !== undefined) Object.assign(block, { variant });
  }
  for (const [at, slot] of slotsOf(document).entries()) {
    slot.id = `slot-${at}`;
    slot.role = roles[at % roles.length] ?? "support";
    delete slot.imageId;
    slot.alt = "A drawing";
  }
  return document;
}

test("openings come first, textures never, and each image is used once", () => {
  const document = documentOf(["support", "texture", "lead"]);
  const roles = new Map(slotsOf(document).map(({ id, role }) => [id, role]));
  const one = assignedOf(assignImages(document, [image("a")]));
  expect(one.map(([id = ""]) => roles.get(id))).toEqual(["lead"]);
  const all = assignedOf(
    assignImages(
      document,
      Array.from({ length: 99 }, (_, at) => image(`x${at}`)),
    ),
  );
  expect(new Set(all.map(([, imageId]) => imageId)).size).toBe(all.length);
  expect(all.map(([id = ""]) => roles.get(id))).not.toContain("texture");
  expect(all).toHaveLength([...roles.values()].filter((role) => role !== "texture").length);
});

test("an opening that shows no picture is given none: the image goes where it is seen", () => {
  const document = documentOf(["lead"]);
  const [home] = document.pages;
  const hero = home?.blocks.find(({ kind }) => kind === "hero");
  if (hero?.kind !== "hero" || hero.art === undefined) throw new Error("no opening with a picture");
  const hidden = hero.art.id;
  const [first] = assignedOf(assignImages(document, [image("a")]));
  expect(first?.[0]).toBe(hidden);
  hero.variant = "type";
  const [other, ...others] = assignedOf(assignImages(document, [image("a")]));
  expect(others).toEqual([]);
  expect(other?.[1]).toBe("img_a");
  expect(other?.[0]).not.toBe(hidden);
});

test("a new image moves none that has its place", () => {
  const document = documentOf(["lead", "support"]);
  const before = assignedOf(assignImages(document, [image("a"), image("b")]));
  const after = assignedOf(assignImages(document, [image("a"), image("b"), image("c")]));
  expect(after).toEqual(expect.arrayContaining(before));
  expect(after).toHaveLength(3);
});

test("what the owner has placed stays, unless that image is gone", () => {
  const document = documentOf(["lead"]);
  const [first] = slotsOf(document);
  if (first) first.imageId = "img_kept";
  const placed = assignedOf(assignImages(document, [image("a"), image("kept")]));
  expect(placed.filter(([, imageId]) => imageId === "img_kept")).toEqual([["slot-0", "img_kept"]]);
  const gone = assignImages(document, [image("a")]);
  expect(slotsOf(gone)[0]?.imageId).toBe("img_a");
});

test("small images are left to the gallery", () => {
  expect(assignedOf(assignImages(documentOf(["lead"]), [image("a", 700)]))).toEqual([]);
});

test("the description of a drawing does not become the photograph's, and the document stays", () => {
  const document = documentOf(["lead"]);
  const copy = structuredClone(document);
  const [first] = slotsOf(assignImages(document, [image("a")]));
  expect([first?.imageId, first?.alt]).toEqual(["img_a", undefined]);
  expect(document).toEqual(copy);
});

test("a place whose owner wants the drawing gets no image by itself", () => {
  const document = documentOf(["lead", "support"]);
  const [slot] = slotsOf(document);
  if (slot === undefined) throw new Error("the fixture has places for pictures");
  slot.keepsDrawing = true;
  const assigned = assignedOf(assignImages(document, [image("1")]));
  expect(assigned).toHaveLength(1);
  expect(assigned[0]?.[0]).not.toBe(slot.id);
});
