/** What French, Spanish and Italian owners ask to be shown stands on the site, whole and without the asking. */
import { describe, expect, test } from "bun:test";
import { composeSite } from "../../../../test/fixtures/compose-site.ts";
import type { Brief } from "../brief.ts";

function read(said: Partial<Brief>) {
  const brief = { businessName: "Marlow", industry: "marqueterie de paille", ...said };
  const { pages, facts } = composeSite(brief, "s");
  const hero = pages[0]?.blocks.find((block) => block.kind === "hero");
  if (hero?.kind !== "hero") throw new Error("no home page opens");
  return {
    buttons: (hero.actions ?? []).map(({ label }) => label),
    text: `${JSON.stringify(pages)} ${JSON.stringify(facts)}`.replaceAll("\u00a0", " "),
  };
}

describe("what is to be shown", () => {
  test.each<[string, Partial<Brief>, string]>([
    [
      "hours in brackets",
      {
        goals:
          "Afficher les horaires à jour (fermé mardi et mercredi, le dimanche 7h-13h, repos en août) et nos fermetures. On ne fait pas de livraison le lundi.",
      },
      "Horaires : fermé mardi et mercredi, le dimanche 7h-13h, repos en août. On ne fait pas de livraison le lundi.",
    ],
    [
      "terms behind a colon",
      {
        goals:
          "Prendre commande. Faire connaître les commandes de gâteaux : 48h à l'avance, par téléphone, acompte de 10 €.",
      },
      "Commandes de gâteaux : 48h à l’avance, par téléphone, acompte de 10 €.",
    ],
    [
      "prices in a list",
      {
        goals:
          "être trouvé sur google, donner mes tarifs (accord 95 € sur Lyon, je ne fais pas le transport), demander un devis",
      },
      "Tarifs : accord 95 € sur Lyon, je ne fais pas le transport.",
    ],
    [
      "prices without an article",
      {
        industry: "lavandería a domicilio",
        goals: "pedir recojo por whatsapp, mostrar precios (kilo S/ 7, camisa S/ 5)",
      },
      "Precios: kilo S/ 7, camisa S/ 5.",
    ],
    [
      "prices in Italian",
      {
        industry: "idraulico a torino, caldaie e scarichi",
        goals: "farsi chiamare per un preventivo, far sapere i prezzi (uscita 40 euro)",
      },
      "Prezzi: uscita 40 euro.",
    ],
    [
      "hours in Portuguese",
      {
        industry: "padaria de bairro em Setúbal",
        goals:
          "Mostrar o horário (todos os dias das 6h30 às 19h30, fecha à quarta) e encomendar bolos. Fazemos bolo-rei em dezembro. Não temos serviço de entregas nem Uber Eats.",
      },
      "Horário: todos os dias das 6h30 às 19h30, fecha à quarta.",
    ],
    [
      "what is not done in Portuguese",
      {
        industry: "padaria de bairro em Setúbal",
        goals:
          "Encomendar bolos. Fazemos bolo-rei em dezembro. Não temos serviço de entregas nem Uber Eats.",
      },
      "Não temos serviço de entregas nem Uber Eats.",
    ],
    [
      "a duty",
      {
        goals: "Prendre rendez-vous. Préciser qu'il faut éteindre le feu 24h avant.",
      },
      "Il faut éteindre le feu 24h avant.",
    ],
  ])("%s", (_, brief, line) => {
    expect(read(brief).text).toContain(line);
  });

  test.each<[string, Partial<Brief>, string]>([
    [
      "terms of a deed in brackets",
      { goals: "S'inscrire à un cours d'essai (10 €). Pas de cours pendant les congés scolaires." },
      "Cours d’essai : 10 €.",
    ],
    [
      "what is to be brought",
      {
        industry: "escuela de surf en Pichilemu",
        goals: "Que reserven su clase. Traer traje de baño, toalla y bloqueador. Clase $25.000.",
      },
      "Traer traje de baño, toalla y bloqueador.",
    ],
    [
      "where they are each evening",
      { goals: "Montrer où on est chaque soir : lundi Arradon, mardi Plescop, de 18h à 21h30." },
      "Où on est chaque soir : lundi Arradon, mardi Plescop, de 18h à 21h30.",
    ],
    [
      "two clauses",
      {
        goals:
          "Envoyer des photos. Dire que l'estimation est gratuite et que rien n'est commencé sans accord.",
      },
      "L’estimation est gratuite. Rien n’est commencé sans accord.",
    ],
    [
      "a clause in Italian",
      {
        industry: "vivaio a Pistoia",
        goals:
          "Chiedere un sopralluogo. Dire che il sopralluogo costa 50 euro, scalati dal lavoro.",
      },
      "Il sopralluogo costa 50 euro, scalati dal lavoro.",
    ],
    [
      "how long before",
      {
        industry: "heladería artesanal en Mendoza",
        goals:
          "Que pidan tortas heladas con 48 horas de anticipación. Abierto todos los días de 12 a 24.",
      },
      "Tortas heladas: con 48 horas de anticipación.",
    ],
    [
      "clauses behind another wish",
      {
        industry: "asesoría contable en Guadalajara",
        goals:
          "que agenden una llamada, explicar que la primera consulta es gratis y que no pedimos contrato anual. Paquete básico $1.800 al mes.",
      },
      "La primera consulta es gratis. No pedimos contrato anual.",
    ],
    [
      "prices alone under their name",
      {
        industry: "gelateria artigianale a Cesenatico",
        goals:
          "ordinare torte gelato, prezzi: cono piccolo 2,50 euro, torta 28 euro, aperti tutti i giorni 10-24",
      },
      "Prezzi: cono piccolo 2,50 euro, torta 28 euro.",
    ],
    [
      "a Belgian number",
      {
        industry: "réparation de motos anciennes à Mons, Triumph, BSA, Norton",
        goals: "Qu'ils m'appellent avant de venir : 065 55 01 72. Main-d'œuvre 55 € de l'heure.",
      },
      "065 55 01 72",
    ],
    [
      "a small price beside an hour",
      {
        industry: "fletes en caba",
        goals: "mandar fotos, ayudante 8 mil, laburo todos los dias de 8 a 20",
      },
      "Ayudante 8 mil",
    ],
    [
      "a place, and no second wish",
      { goals: "demander un devis, on passe quand il y a 5 cm de neige" },
      "On passe quand il y a 5 cm de neige",
    ],
    [
      "a farm that is not closed",
      {
        goals: "Commander par mail, retrait à la ferme le vendredi de 16h à 19h. Miel 9 € le pot.",
      },
      "retrait à la ferme le vendredi de 16h à 19h",
    ],
  ])("%s, too", (_, brief, line) => {
    expect(read(brief).text).toContain(line);
  });

  test("a wish behind it is still one", () => {
    const { buttons, text } = read({
      industry: "panadería en Rosario",
      goals:
        "Mostrar los horarios (martes a sábado de 7:30 a 13) y que hagan pedidos con un día de anticipación. No hacemos tortas.",
    });
    expect(buttons).toEqual(["Hacer pedidos con un día de anticipación"]);
    expect(text).not.toMatch(/Xx/u);
  });
});

describe("half of a sentence", () => {
  test.each<[string, string, string]>([
    ["gestoría en Albacete", "Que pidan cita previa, sobre todo de abril a junio.", "Sobre todo"],
    ["tortas por encargo", "que me escriban al whatsapp y vean las fotos", "y vean"],
    ["clases de canto", "que reserven una clase y me escriban por wsp", "Me escribir"],
  ])("of “%s” stands nowhere", (industry, goals, fragment) => {
    expect(read({ industry, goals: `${goals} ` }).text).not.toContain(fragment);
  });

  test("stands with its other half", () => {
    const goals =
      "Réserver une chambre. Fermé de la Toussaint à Pâques. Paiement en espèces ou chèque, pas de carte.";
    expect(read({ goals }).text).toContain("Paiement en espèces ou chèque, pas de carte.");
  });
});

describe("deeds of customers", () => {
  test.each<[string, string]>([
    ["Qu'on vienne choisir ses poules sur rendez-vous", "Venir choisir vos poules sur rendez-vous"],
    ["que les gens deposent leur velo sans rdv", "Déposer votre vélo sans rendez-vous"],
    ["Prendre rendez-vous par téléphone ou via le formulaire", "Prendre rendez-vous"],
  ])("“%s” is a button", (goals, label) => {
    expect(read({ goals }).buttons).toEqual([label]);
  });

  test("an Italian price stands beside its button, and not on it", () => {
    const { buttons, text } = read({
      industry: "lezioni di yoga a bari",
      goals: "prenotare una lezione di prova a 10 euro, portare il proprio tappetino",
    });
    expect(buttons).toEqual(["Prenota una lezione di prova"]);
    expect(text).toContain("Lezione di prova a 10 euro");
    expect(text).toContain("yoga a Bari");
  });
});

test("a few halls are not all of them", () => {
  const audience = "particuliers, écoles de musique, deux ou trois salles";
  const { text } = read({ audience, goals: "demander un devis" });
  expect(text).toContain("Pour les particuliers, les écoles de musique et quelques salles");
});

test("a list behind what the business is stands as what it offers", () => {
  const { text } = read({
    industry:
      "Gestoría en Albacete. Renta, nóminas, trámites de tráfico (matriculaciones), herencias.",
    goals: "Que pidan cita previa. Renta sencilla 40 €. Horario de 9 a 14 y de 17 a 19:30.",
  });
  expect(text).toContain("Renta, nóminas, trámites de tráfico (matriculaciones), herencias.");
});

test("an Italian list of people stands behind “per”", () => {
  const { text } = read({
    industry: "Sartoria a Lecce, abiti su misura uomo e donna",
    audience: "Sposi e testimoni, professionisti, chi ha un bel capo da sistemare",
    goals: "Prenotare la prima prova",
  });
  expect(text).toContain("Per sposi e testimoni, professionisti, chi ha un bel capo");
});
