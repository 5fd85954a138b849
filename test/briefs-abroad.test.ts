/**
 * Briefs in seven languages over the API, as owners type them: the live pages that visitors get say what was meant, invite to
 * what was asked for, dial the number that was given, and hold no remark to whoever makes the site.
 */
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { attribute, listElements, readText } from "./fixtures/page-structure.ts";
import { startTestService, type TestAccount, type TestService } from "./harness.ts";

setDefaultTimeout(120_000);

type Expected = {
  readonly brief: { businessName: string; industry: string; audience?: string; goals: string };
  readonly button: string;
  /** Of the link that dials, digits and sign alone. */
  readonly dials: string;
  readonly says: readonly string[];
  readonly never: readonly string[];
};

const SITES: Readonly<Record<string, Expected>> = {
  de: {
    brief: {
      businessName: "Anwältin Stoll",
      industry: "Rechtsanwältin für Familienrecht in Celle",
      audience: "Menschen in Trennung, Väter, Großeltern",
      goals:
        "Erstberatung buchen 190 Euro, auch per Video. Scheidung, Unterhalt, Sorgerecht. Ich vertrete keine Firmen. Azubis finden ab September. Kein Notariat. Bitte keine Fotos von Justitia. Tel. 05141 998877",
    },
    button: "Erstberatung buchen",
    dials: "05141998877",
    says: [
      "Erstberatung: 190 Euro, auch per Video.",
      "Ich vertrete keine Firmen.",
      "Azubis gesucht ab September",
      "Kein Notariat.",
    ],
    never: ["Justitia", "finden ab", "Fotos schicken"],
  },
  fr: {
    brief: {
      businessName: "Maître Carpentier",
      industry: "Avocate en droit de la famille à Namur",
      audience: "personnes en instance de divorce, pères, grands-parents",
      goals:
        "Réserver une première consultation 150 euros, aussi en visio. Divorce, pension, garde des enfants. Je ne défends pas d'entreprises. Recruter un stagiaire pour septembre. Pas de photos de Thémis svp. 081 22 33 44",
    },
    button: "Réserver une première consultation",
    dials: "081223344",
    says: [
      "150 euros, aussi en visio.",
      "Je ne défends pas d’entreprises.",
      "Nous recrutons un stagiaire pour septembre.",
    ],
    never: ["Thémis", "svp", "Recruter"],
  },
  es: {
    brief: {
      businessName: "Abogada Luján",
      industry: "Abogada de familia en Burgos",
      audience: "personas que se separan, padres, abuelos",
      goals:
        "Reservar primera consulta 90 euros, también por vídeo. Divorcio, pensión, custodia. No llevo empresas. Encontrar un administrativo para septiembre. Sin fotos de la Justicia por favor. Tel. 947 55 66 77",
    },
    button: "Reservar primera consulta",
    dials: "947556677",
    says: [
      "Primera consulta: 90 euros, también por vídeo.",
      "No llevo empresas.",
      "Buscamos un administrativo para septiembre.",
    ],
    never: ["Justicia", "por favor", "Encontrar"],
  },
  it: {
    brief: {
      businessName: "Studio Bianchi",
      industry: "Avvocata per il diritto di famiglia a Cuneo",
      audience: "chi si separa, padri, nonni",
      goals:
        "Prenotare un primo colloquio 90 euro, anche in video. Divorzio, mantenimento, affido. Non seguo aziende. Niente foto della Giustizia. Tel. 0171 556677",
    },
    button: "Prenota un primo colloquio",
    dials: "0171556677",
    says: ["Primo colloquio: 90 euro, anche in video.", "Non seguo aziende."],
    never: ["Giustizia"],
  },
  nl: {
    brief: {
      businessName: "Advocaat Mertens",
      industry: "Advocaat familierecht in Zwolle",
      audience: "mensen die scheiden, vaders, grootouders",
      goals:
        "Eerste gesprek boeken 95 euro, ook via video. Echtscheiding, alimentatie, omgang. Ik werk niet voor bedrijven. Geen foto's van Justitia. Tel 038 4556677",
    },
    button: "Plan een eerste afspraak",
    dials: "0384556677",
    says: ["Eerste gesprek: 95 euro, ook via video", "Ik werk niet voor bedrijven."],
    never: ["Justitia"],
  },
  pt: {
    brief: {
      businessName: "Advogada Reis",
      industry: "Advogada de direito da família em Braga",
      audience: "pessoas em divórcio, pais, avós",
      goals:
        "Marcar primeira consulta 80 euros, também por vídeo. Divórcio, pensão, guarda. Não trabalho com empresas. Sem fotos da Justiça por favor. Tel. 253 556 677",
    },
    button: "Marcar consulta",
    dials: "253556677",
    says: ["Primeira consulta: 80 euros, também por vídeo.", "Não trabalho com empresas."],
    never: ["Justiça", "por favor"],
  },
  pl: {
    brief: {
      businessName: "Adwokat Reszka",
      industry: "Adwokat, prawo rodzinne w Rzeszowie",
      audience: "osoby w trakcie rozwodu, ojcowie, dziadkowie",
      goals:
        "Umówić pierwszą konsultację 250 zł, także wideo. Rozwód, alimenty, opieka. Nie prowadzę spraw firm. Bez zdjęć Temidy proszę. Tel. 17 855 66 77",
    },
    button: "Umów pierwsze spotkanie",
    dials: "178556677",
    says: ["Pierwsza konsultacja: 250 zł, także wideo", "Nie prowadzę spraw firm."],
    never: ["Temidy", "proszę", "Pierwszą konsultację"],
  },
};

let service: TestService;
let owner: TestAccount;

beforeAll(async () => {
  service = await startTestService();
  owner = await service.createAccount();
});
afterAll(() => service.close());

/** The path and markup of every page that the home page's navigation leads to, the home page first. */
async function visitPages(host: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const waiting = ["/"];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await service.visit(host, path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    pages.set(path, html);
    const found = listElements(html)
      .map((one) => (one.tagName === "a" ? attribute(one, "href") : undefined))
      .filter((href) => href?.startsWith("/") === true && !/[.#?]/u.test(href))
      .map((href) => href ?? "/");
    waiting.push(...found.filter((href) => !pages.has(href) && !waiting.includes(href)));
  }
  return pages;
}

const textOf = (html: string): string =>
  listElements(html)
    .filter(({ tagName }) => tagName === "body")
    .map(readText)
    .join(" ")
    .replace(/\s+/gu, " ");

describe.each(Object.entries(SITES))("a brief in %s", (language, expected) => {
  test("is a site that says what its owner meant", async () => {
    const started = await service.call(owner.key, "POST", "/sites", { body: expected.brief });
    expect(started.status).toBe(202);
    await service.ctx.scheduler.step();
    const { job } = (await service.call(owner.key, "GET", `/jobs/${started.body.jobId}`)).body;
    expect(job.status).toBe("completed");
    const { site } = (await service.call(owner.key, "GET", `/sites/${job.siteId}`)).body;
    const pages = await visitPages(new URL(site.url).host);
    const home = pages.get("/") ?? "";
    const all = [...pages.values()].map(textOf).join("\n");

    expect(home).toContain(`<html lang="${language}"`);
    expect(textOf(home)).toContain(expected.button);
    expect(expected.says.filter((one) => !textOf(home).includes(one))).toEqual([]);
    expect(expected.never.filter((one) => all.includes(one))).toEqual([]);
    const links = listElements(home).map((one) => attribute(one, "href") ?? "");
    const dialled = links.filter((href) => href.startsWith("tel:"));
    expect(new Set(dialled.map((href) => href.replace(/\D/gu, "")))).toEqual(
      new Set([expected.dials]),
    );
    expect(pages.size).toBeGreaterThan(2);
  });
});
