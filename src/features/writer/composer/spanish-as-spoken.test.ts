/** Spanish as owners of several countries type it, and what visitors read of it. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import type { Brief } from "../brief.ts";
import { matchTrades } from "../reading/trade-gate.ts";

function read(said: Partial<Brief> & { industry: string }) {
  const { pages, facts } = composeSite({ businessName: "Quiroga", ...said }, "s");
  const [home] = pages;
  const hero = home?.blocks.find((block) => block.kind === "hero");
  if (home === undefined || hero?.kind !== "hero") throw new Error("no home page opens");
  return {
    button: hero.actions?.[0]?.label,
    heading: hero.heading,
    area: facts.find(({ key }) => key === "service_area")?.value,
    text: JSON.stringify(pages),
  };
}

describe("a wish of customers", () => {
  test.each<[string, string]>([
    ["que nos pidan cita por teléfono", "Pedir cita"],
    ["pedí tu presupuesto", "Pedir presupuesto"],
    ["quiero que reserven mesa por whatsapp", "Reservar mesa"],
    ["que me escriban para pedir un presupuesto", "Pedir un presupuesto"],
    ["que nos encarguen trufa por teléfono o por correo", "Encargar trufa"],
    ["reservas directas sin booking", "Reservar"],
    ["hacé tu pedido por whatsapp y te lo llevamos el viernes", "Hacer pedido"],
    ["cotizar por whatsapp", "Pedir presupuesto"],
    ["manda fotos y te cotizamos", "Mandar fotos"],
    ["pedir visita llamando al 982 555 031", "Pedir visita"],
    ["nuevas voces, sobre todo tenores", "Unirse"],
  ])("“%s” is a button", (goals, label) => {
    expect(read({ industry: "bandoneones y trufas en Teruel", goals }).button).toBe(label);
  });
});

describe("what visitors read", () => {
  test("is no instruction to whoever makes the site", () => {
    const { text } = read({
      industry: "Hago y arreglo bandoneones",
      goals:
        "Que me escriban. Contá que un arreglo tarda unos dos meses y que hago envíos al exterior.",
    });
    expect(text).toContain("Un arreglo tarda unos dos meses y hago envíos al exterior.");
    expect(text).not.toContain("Contá");
  });

  test("speaks to them as the page does", () => {
    const { text } = read({
      industry: "Hago y arreglo bandoneones",
      goals: "Pedir presupuesto. Los sábados podés traer tu bandoneón de 9 a 13.",
    });
    expect(text).toContain("Los sábados puede traer su bandoneón de 9 a 13.");
  });

  test("keeps a sentence that cannot be turned as a whole", () => {
    const { text } = read({
      industry: "Hago y arreglo bandoneones",
      goals: "Pedir presupuesto. Si querés te lo llevamos a tu casa por 2000 pesos.",
    });
    expect(text).toContain("Si querés te lo llevamos a tu casa por 2000 pesos.");
  });
});

describe("a trade in the words of its country", () => {
  test.each<[string, string]>([
    ["gásfiter en Santiago, urgencias y filtraciones", "plumber"],
    ["electricista matriculado en Córdoba capital, urgencias y obra", "electrician"],
    ["parrilla en Rosario, asado y vinos", "restaurant"],
    ["florería y arreglos florales en Lima", "florist"],
    ["pasteles de boda por encargo", "confectioner"],
    ["latonería y pintura en Cali", "car-repair"],
    ["kinesióloga en Mendoza", "physiotherapist"],
    ["corretaje de propiedades", "estate-agent"],
  ])("“%s” is known", (industry, trade) => {
    expect(matchTrades(industry, "es").map(({ tradeId }) => tradeId)).toEqual([trade]);
  });

  test("has its own offers where the kind has", () => {
    const { text } = read({ industry: "maquilladora para bodas y quinceañeras en Monterrey" });
    expect(text).not.toContain("Limpieza facial");
  });
});

describe("a place typed in small letters", () => {
  test.each<[string, string, string]>([
    ["vendo arequipe y obleas en bogota", "Vendo arequipe y obleas", "Bogotá"],
    ["trufas en cordoba", "Trufas", "Córdoba"],
    ["recogemos trufa en un pueblo de Teruel", "Recogemos trufa", "Un pueblo de Teruel"],
  ])("of “%s” has its capital", (industry, heading, area) => {
    expect(read({ industry, goals: "pedidos" })).toMatchObject({ heading, area });
  });

  test("leaves no word that joined it behind", () => {
    const { heading } = read({ industry: "tejo ruanas online y en CDMX", goals: "pedidos" });
    expect(heading).toBe("Tejo ruanas online");
  });

  test("is none where the word means something else", () => {
    const { text } = read({ industry: "jabones con lima y rosario de pétalos", goals: "pedidos" });
    expect(text).toContain("lima y rosario");
  });
});
