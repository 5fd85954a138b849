import { describe, expect, test } from "bun:test";
import { readAudience } from "./audience.ts";
import { readCompetition } from "./competitors.ts";
import { readGoals, readTopics } from "./goals.ts";
import { readIndustry } from "./industry.ts";
import { detectDirection, detectLanguage } from "./language.ts";
import { calmCapitals, possessive, readName, withArticle } from "./names.ts";

describe("names", () => {
  test("in capitals calm down, abbreviations do not", () => {
    expect(calmCapitals("HAUS & GARTEN MÜLLER")).toBe("Haus & Garten Müller");
    expect(calmCapitals("ABC PLUMBING LLC")).toBe("ABC Plumbing LLC");
    expect(calmCapitals("IKEA")).toBe("IKEA");
    expect(calmCapitals("McNally")).toBe("McNally");
  });

  test("lose legal form and description in sentences, and stay whole elsewhere", () => {
    expect(readName("Lumen GmbH")).toMatchObject({ full: "Lumen GmbH", spoken: "Lumen" });
    expect(readName("Lumen – Studio for light")).toMatchObject({ spoken: "Lumen" });
    expect(readName("W".repeat(200))).toMatchObject({ spoken: undefined });
    expect([...(readName("W".repeat(200)).short ?? "")].length).toBeLessThanOrEqual(44);
  });

  test("take a possessive only where it sounds right", () => {
    expect(possessive("Alder")).toBe("Alder’s");
    expect(possessive("Brooks")).toBe("Brooks’");
    for (const name of ["Joe's", "寿司", "Go!"]) expect(possessive(name)).toBeUndefined();
  });

  test("get the article that is heard", () => {
    expect(withArticle("architect")).toBe("an architect");
    expect(withArticle("university")).toBe("a university");
    expect(withArticle("HR agency")).toBe("an HR agency");
    expect(withArticle("hour")).toBe("an hour");
  });
});

describe("an industry", () => {
  test("stands in a sentence as one would say it", () => {
    expect(readIndustry("Artisanal Sourdough & Pastry", "en").inline).toBe(
      "artisanal sourdough and pastry",
    );
    expect(readIndustry("Italian Restaurant", "en").withArticle).toBe("an Italian restaurant");
    expect(readIndustry("notary for shipping", "en").withArticle).toBe("a notary for shipping");
    expect(readIndustry("Zahnarzt", "de").inline).toBe("Zahnarzt");
  });

  test("is somebody, a place, several or a thing, and then no activity", () => {
    for (const doer of ["estate agent", "mover", "stylist", "care home", "car mechanic", "winery"])
      expect(readIndustry(doer, "en")).toMatchObject({
        withArticle: withArticle(doer),
        activity: undefined,
      });
    for (const other of ["movers", "airport taxi", "B&B", "bed and breakfast"])
      expect(readIndustry(other, "en")).toMatchObject({
        withArticle: undefined,
        activity: undefined,
      });
    for (const activity of [
      "software",
      "smart home",
      "wallpaper",
      "wedding flowers",
      "art therapy",
    ])
      expect(readIndustry(activity, "en")).toMatchObject({ withArticle: undefined, activity });
  });

  test("that no sentence can hold stays on the door", () => {
    for (const industry of ["🍕", "面包店", "We fix. You drive.", "x".repeat(100)]) {
      expect(readIndustry(industry, "en").inline).toBeUndefined();
      expect(readIndustry(industry, "en").descriptor).not.toBe("");
    }
  });
});

describe("an audience", () => {
  test("keeps a German noun large, and writes an adjective before it small", () => {
    expect(readAudience("Berufstätige", "de")?.phrase).toBe("Berufstätige");
    expect(readAudience("Berufstätige und Rentner", "de")?.phrase).toBe("Berufstätige und Rentner");
    expect(readAudience("Berufstätige Eltern", "de")?.phrase).toBe("berufstätige Eltern");
    expect(readAudience("Alle, die gern essen", "de")?.phrase).toBe("alle, die gern essen");
  });

  test("becomes a phrase, groups and a place", () => {
    expect(readAudience("Commuters, young families and small cafés in Leeds.", "en")).toEqual({
      text: "Commuters, young families and small cafés in Leeds",
      phrase: "commuters, young families and small cafés in Leeds",
      groups: ["Commuters", "Young families", "Small cafés in Leeds"],
      area: "Leeds",
    });
  });

  test("told in sentences is not forced into one", () => {
    const audience = readAudience("We serve the town. They are mostly old.", "en");
    expect(audience?.groups).toEqual([]);
    expect(audience?.phrase).toBeUndefined();
  });

  test("drops what only introduces it", () => {
    expect(readAudience("Our customers are: dog owners", "en")?.phrase).toBe("dog owners");
    expect(readAudience("Für Familien", "de")?.phrase).toBe("Familien");
  });

  test("is not taken for a place it is only interested in", () => {
    expect(readAudience("people interested in Japan", "en")?.area).toBeUndefined();
  });
});

describe("goals", () => {
  test("are read in the order they are named, in four languages", () => {
    expect(readGoals("More calls, then online bookings", "visit").slice(0, 2)).toEqual([
      "calls",
      "bookings",
    ]);
    expect(readGoals("Mehr Termine", "visit")[0]).toBe("bookings");
    expect(readGoals("plus de devis", "visit")[0]).toBe("quotes");
    expect(readGoals("vender más", "book")[0]).toBe("sales");
  });

  test("fall back on what the trade usually wants", () => {
    expect(readGoals(undefined, "enrol")[0]).toBe("signups");
    expect(readGoals("be nice", "visit")[0]).toBe("visits");
  });

  test("name offers by their words", () => {
    expect(readTopics("Sell more wedding cakes")).toEqual(["sell", "wedding", "cakes"]);
  });
});

describe("competitors", () => {
  test("are reduced to their kind", () => {
    expect(readCompetition("Supermarkets and cheap chains")?.rivals).toEqual([
      "supermarket",
      "cheap",
      "chain",
    ]);
    expect(readCompetition("Smith & Sons, https://rival.example")?.rivals).toEqual([]);
    expect(readCompetition(undefined)).toBeUndefined();
  });
});

describe("the language of a brief", () => {
  const language = (industry: string, ...texts: string[]) => detectLanguage({ industry, texts });

  test("is told by its small words or its trade", () => {
    expect(language("bakery")).toBe("en");
    expect(language("Zahnarzt")).toBe("de");
    expect(language("Schreinerei", "Menschen, die ihre Küche neu planen")).toBe("de");
    expect(language("fleuriste", "les familles du quartier")).toBe("fr");
    expect(language("peluquería", "las familias del barrio")).toBe("es");
    expect(language("café", "people who want to work in peace")).toBe("en");
    expect(language("面包店")).toBe("en");
  });

  test("runs from the right only when most of it does", () => {
    expect(detectDirection("مخبز السعادة")).toBe("rtl");
    expect(detectDirection("חנות ספרים")).toBe("rtl");
    expect(detectDirection("Falafel House فلافل")).toBe("ltr");
  });
});
