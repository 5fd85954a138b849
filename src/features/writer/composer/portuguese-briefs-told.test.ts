/** Portuguese and Brazilian firms as their owners type them: what their pages say and what they never do. */
import { describe, expect, test } from "bun:test";
import { expectTold, readSite, type Telling } from "../../../../test/fixtures/told-site.ts";

const FIRMS: readonly Telling[] = [
  {
    industry: "Carpintaria em Braga",
    audience: "Donos de casas antigas, lojas, câmaras municipais",
    goals:
      "Receber pedidos de orçamento para janelas e escadas. Orçamento grátis em 8 dias. Somos dois, o Zé e o sobrinho Rui. Não fazemos PVC. Tel. 253 556 677",
    buttons: ["Pedir orçamento", "Ligar"],
    says: [
      "Para donos de casas antigas, lojas e câmaras municipais.",
      "Orçamento grátis em 8 dias.",
      "Somos dois, o Zé e o sobrinho Rui.",
      "Não fazemos PVC.",
    ],
    never: ["Receber"],
    facts: { phone: "253 556 677" },
  },
  {
    industry: "Dentista",
    audience: "Famílias, pacientes ansiosos, idosos",
    goals:
      "Aumentar as marcações online, captar novos pacientes. Aberto de segunda a sexta das 9h às 19h",
    buttons: ["Marcar hora"],
    says: [
      "Para famílias, pacientes ansiosos e idosos.",
      "Aberto de segunda a sexta das 9h às 19h.",
    ],
    never: ["Aumentar", "captar"],
  },
  {
    industry: "casa de chá e pastelaria",
    audience: "gente do bairro, turistas, mães",
    goals:
      "Que saibam que abrimos de terça a sábado das 10h às 19h, fechado domingo e segunda. Não aceitamos reservas. Bolos por encomenda com 48 horas. Sem fotos de macarons por favor",
    buttons: ["Escreva-nos"],
    says: [
      "Para gente do bairro, turistas e mães.",
      "Não aceitamos reservas.",
      "Bolos por encomenda com 48 horas.",
      "Abrimos de terça a sábado das 10h às 19h, fechado domingo e segunda.",
    ],
    never: ["Que saibam", "macarons"],
  },
  {
    industry: "Treinadora de cães ao domicílio",
    audience: "Donos de cães adotados, zona de Coimbra",
    goals:
      "Marcar uma avaliação (90 min, 55€). Desloco-me até 30 km de Coimbra. Não faço treino de defesa. Sou a Clara. WhatsApp 912 345 678",
    buttons: ["Marcar hora", "Escrever no WhatsApp"],
    says: [
      "Para donos de cães adotados na zona de Coimbra.",
      "Avaliação: 90 min, 55€.",
      "Desloco-me até 30 km de Coimbra.",
      "Não faço treino de defesa.",
      "Sou a Clara.",
    ],
    facts: { phone: "912 345 678" },
  },
  {
    industry: "Quinta vinícola e turismo rural no Douro",
    audience: "amantes de vinho, caminhantes, casais",
    goals:
      "Reservar uma prova a partir de 6 pessoas, 15 € por pessoa. Dois quartos a 85 € por noite com pequeno-almoço. Envio a partir de 12 garrafas. Fechado em janeiro.",
    buttons: ["Reservar uma prova"],
    says: [
      "Para amantes de vinho, caminhantes e casais.",
      "Prova: a partir de 6 pessoas, 15 € por pessoa.",
      "Envio a partir de 12 garrafas.",
      "Fechado em janeiro.",
      "Dois quartos a 85 € por noite com pequeno-almoço.",
    ],
  },
  {
    industry: "Agência funerária",
    audience: "famílias em luto",
    goals:
      "Atendemos dia e noite 253 445 566. Preços claros: cremação simples desde 1.900 euros. Capela própria.",
    buttons: ["Ligar"],
    says: [
      "Para famílias em luto.",
      "Atendemos dia e noite 253 445 566.",
      "Capela própria.",
      "Preços claros: cremação simples desde 1.900 euros.",
    ],
    facts: { phone: "253 445 566" },
  },
  {
    industry: "Chaveiro em São Paulo",
    audience: "quem ficou trancado do lado de fora",
    goals: "Liguem! (11) 95555-6677, 24 horas. Preço fechado R$ 150 de dia, R$ 220 à noite.",
    buttons: ["Ligar"],
    says: [
      "Para quem ficou trancado do lado de fora.",
      "(11) 95555-6677, 24 horas.",
      "Preço fechado R$ 150 de dia, R$ 220 à noite.",
    ],
    never: ["Liguem"],
    facts: { phone: "(11) 95555-6677" },
  },
  {
    industry: "Cabeleireiro em Faro",
    audience: "mulheres, homens, crianças",
    goals:
      "Marcar online. Corte mulher desde 22 euros, homem 14 euros, crianças até 10 anos 10 euros. Terça a sexta 9h-18h, sábado 9h-14h, segunda fechado. Usamos tintas vegetais.",
    buttons: ["Marcar hora"],
    says: [
      "Para mulheres, homens e crianças.",
      "Usamos tintas vegetais.",
      "Corte mulher desde 22 euros",
      "Homem 14 euros",
      "Crianças até 10 anos 10 euros",
      "Terça a sexta 9h-18h, sábado 9h-14h, segunda fechado.",
    ],
  },
  {
    industry: "Advogada de direito da família",
    audience: "pessoas em divórcio, pais, avós",
    goals:
      "Marcar primeira consulta 80 euros, também por vídeo. Divórcio, pensão, guarda. Não trabalho com empresas.",
    buttons: ["Marcar consulta"],
    says: [
      "Para pessoas em divórcio, pais e avós.",
      "Primeira consulta: 80 euros, também por vídeo.",
      "Divórcio, pensão, guarda.",
      "Não trabalho com empresas.",
    ],
  },
  {
    industry: "Oficina de bicicletas",
    audience: "ciclistas, famílias, estudantes",
    goals:
      "Marcar revisão. Revisão 45 euros, furo 10 euros. Arranjamos também bicicletas compradas fora. O site tem de ser rápido.",
    buttons: ["Marcar hora"],
    says: [
      "Para ciclistas, famílias e estudantes.",
      "Revisão 45 euros, furo 10 euros.",
      "Arranjamos também bicicletas compradas fora.",
    ],
    never: ["O site"],
  },
  {
    industry: "Escola de música",
    audience: "crianças a partir dos 4 anos, jovens, adultos",
    goals:
      "Inscrição numa aula experimental gratuita. Piano, guitarra, bateria, canto. 30 min 70 € por mês.",
    buttons: ["Marcar aula experimental"],
    says: [
      "Para crianças a partir dos 4 anos, jovens, adultos.",
      "Inscrição numa aula experimental gratuita",
      "Piano, guitarra, bateria, canto. 30 min 70 € por mês.",
    ],
  },
  {
    industry: "Cabazes de legumes biológicos",
    audience: "famílias de Évora",
    goals:
      "Encontrar sócios, cabaz desde 12 euros por semana. Recolha à quinta das 18h às 20h. Reunião a 12 de fevereiro às 19h.",
    buttons: ["Ser sócio"],
    says: [
      "Para famílias de Évora.",
      "Cabaz desde 12 euros por semana",
      "Recolha à quinta das 18h às 20h.",
      "Reunião a 12 de fevereiro às 19h.",
    ],
    never: ["Encontrar"],
  },
];

describe("a Portuguese firm", () => {
  test.each(FIRMS)("a firm: $industry, $goals", expectTold);
});

test("every one of them is read in Portuguese", () => {
  const told = [...FIRMS];
  expect(told.map((one) => readSite(one).language)).toEqual(told.map(() => "pt"));
});
