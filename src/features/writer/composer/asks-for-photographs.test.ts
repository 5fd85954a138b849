/** Whoever is asked for photographs can send them: the form has a field that takes pictures, and no link. */
import { expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";

function formOf(industry: string, goals: string) {
  const document = composeSite({ businessName: "Alder & Sons", industry, goals }, "seed");
  const blocks = document.pages.flatMap((page) => page.blocks);
  const form = blocks.find((block) => block.kind === "contact");
  if (form?.kind !== "contact") throw new Error("every site has a form");
  return { fields: form.fields ?? [], text: JSON.stringify(blocks) };
}

test.each([
  ["upholstery workshop", "send photos of the chair", "Photographs"],
  ["bookbinder", "get a price, send photographs of the book", "Photographs"],
  ["bell hanger", "send photos of the bell", "Photographs"],
  ["roofer", "book a survey, send photos", "Photographs"],
  ["Polsterei", "Fotos vom Stuhl senden", "Fotos"],
  ["relieur", "envoyer des photos du livre", "Photos"],
  ["taller de encuadernación", "enviar fotos del libro", "Fotografías"],
  ["tappezziere", "inviare foto della sedia", "Fotografie"],
  ["tapicer", "wysłać zdjęcia fotela", "Zdjęcia"],
])("%s, “%s”: %s", (industry, goals, label) => {
  const { fields, text } = formOf(industry, goals);
  expect(fields.filter(({ name }) => name === "photos")).toEqual([
    { name: "photos", label, type: "photos" },
  ]);
  expect(text).not.toMatch(
    /link to (?:your |the )?(?:photo|picture)|Link zu (?:den )?(?:Fotos|Bildern)/iu,
  );
  expect(text).not.toMatch(
    /lien vers (?:vos|les) (?:photos|images)|enlace a las (?:fotos|imágenes)/iu,
  );
});

test("files that are no pictures are linked to, as before", () => {
  const { fields } = formOf("print shop for plans", "send us your drawings");
  expect(fields.filter(({ name }) => name === "file").map(({ type }) => type)).toEqual(["text"]);
});
