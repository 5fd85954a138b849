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
    ["reserva tu mesa online", "Reservar mesa online"],
    ["tasar mi propiedad", "Tasar su propiedad"],
    ["nuevas voces, sobre todo tenores", "Unirse a nosotros"],
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

  test("has the accents that a telephone leaves out, and addresses as they are", () => {
    const { heading } = read({ industry: "asociacion de vecinos y odontologia", goals: "unirse" });
    expect(heading).toBe("Asociación de vecinos y odontología");
    const { text } = read({ industry: "peluqueria", goals: "info@peluqueria.example" });
    expect(text).not.toContain("peluquería.example");
  });

  test("is what the owner does, whatever the first sentence calls it", () => {
    const { text } = read({
      industry: "Psicopedagoga. Acompaño a chicos con dislexia en Mendoza",
      goals: "Que pidan una entrevista. No trabajo con obras sociales.",
    });
    expect(text).toContain("Acompaño a chicos con dislexia en Mendoza.");
    expect(text).toContain("No trabajo con obras sociales.");
  });

  test("keeps the sentence of whoever is something and does something", () => {
    const { heading } = read({ industry: "Soy apicultor y vendo miel de brezo", goals: "pedidos" });
    expect(heading).toBe("Soy apicultor y vendo miel de brezo");
  });

  test("of an offer on a day is no button", () => {
    const { button, text } = read({
      industry: "Escuela de buceo y apnea",
      goals: "Que se inscriban en un curso. Cada viernes hay una excursión gratuita.",
    });
    expect(button).toBe("Inscribirse en un curso");
    expect(text).not.toContain('"label":"Cada viernes');
    expect(text).toContain("Cada viernes hay una excursión gratuita.");
  });

  test("says e before the sound of an i", () => {
    const { text } = read({
      industry: "restauro botes",
      audience: "familias que se mudan al sur, inversionistas",
    });
    expect(text).toContain("e inversionistas");
  });

  test("is no page that the owner wants", () => {
    const { text } = read({
      industry: "restauro botes",
      goals: "mandar fotos, preguntas frecuentes, difundir las fiestas",
    });
    expect(text).not.toContain("reguntas frecuentes");
    expect(text).not.toContain("ifundir");
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
