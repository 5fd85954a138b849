import { describe, expect, test } from "bun:test";
import { type ButtonDeed, findActionFault } from "./action-fit.ts";

const form = (kind: ButtonDeed["kinds"][number]): ButtonDeed => ({
  kinds: [kind],
  isDialled: false,
  isSubmit: false,
  takesPhotos: false,
});
const call: ButtonDeed = { kinds: ["phone"], isDialled: true, isSubmit: false, takesPhotos: false };
const submit: ButtonDeed = {
  kinds: ["quote"],
  isDialled: false,
  isSubmit: true,
  takesPhotos: false,
};

describe("the words on a button", () => {
  test.each([
    ["Ask for a visit", form("visit")],
    ["Termin anfragen", form("book")],
    ["Écrire à la ferme", form("buy")],
    ["Describir mi encargo", form("enquire")],
    ["Place an order", form("order")],
    ["Call us", call],
    ["Jetzt anrufen", call],
    ["Anfrage senden", submit],
    ["Envoyer ma demande", submit],
  ])("may be “%s”", (label, deed) => {
    expect(findActionFault(label, deed)).toBeUndefined();
  });

  test("may name what the owner names", () => {
    const given = "report a swarm by phone. book a beginners' day in may.";
    expect(findActionFault("Book a beginners' day", form("enquire"), given)).toBeUndefined();
  });

  test.each([
    ["Call us", form("enquire")],
    ["Write to us", call],
    ["Termin buchen", form("enquire")],
    ["Commander", form("quote")],
    ["Comprar ahora", form("book")],
    ["Subscribe", form("visit")],
    ["Pay now", form("buy")],
    ["Angebot", submit],
    ["Send photographs", form("send-photos")],
    ["Kontakt aufnehmen", form("enquire")],
    ["Contact us", form("quote")],
    ["Contar qué le pasa", form("enquire")],
  ])("may not be “%s” where the button does something else", (label, deed) => {
    expect(findActionFault(label, deed)).toBeString();
  });
});

test("photographs are sent where the form takes them, and nowhere else", () => {
  const taken = { ...submit, kinds: ["send-photos"], takesPhotos: true } satisfies ButtonDeed;
  expect(findActionFault("Send photographs", taken)).toBeUndefined();
  expect(findActionFault("Send photographs", { ...taken, takesPhotos: false })).toContain(
    "no photographs",
  );
});
