/**
 * Accents that owners leave out on a telephone. Only endings that Spanish writes in one way, and words that are
 * nothing else without their accent.
 */

/** "Reparacion", "odontologia", "fotografia", "panaderia". */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{2})([csx])ion(?!\p{L})/gu, "$1ión"],
  [/(?<=\p{L}{2})(log|graf)ia(s?)(?!\p{L})/gu, "$1ía$2"],
  [
    /(?<!\p{L})(?!(?:art|mat|bact|mis|hist|perif|f|s|imp)eria)(\p{L}{3,16})eria(s?)(?!\p{L})/giu,
    "$1ería$2",
  ],
];

const WORDS: ReadonlyMap<string, string> = new Map(
  `mecanico mecánico, mecanica mecánica, electrico eléctrico, electrica eléctrica, musica música, clinica clínica,
  optica óptica, ceramica cerámica, telefono teléfono, numero número, tambien también, medico médico, jardin jardín,
  salon salón, economico económico, economica económica, rapido rápido, rapida rápida, organico orgánico,
  organica orgánica, artesania artesanía, artesanias artesanías, ingles inglés, frances francés, cafe café,
  cafes cafés, sabado sábado, sabados sábados, miercoles miércoles, tipico típico, tipica típica, tipicos típicos,
  tipicas típicas, domestico doméstico, domestica doméstica, movil móvil, moviles móviles, dias días,
  jovenes jóvenes, estetica estética, tecnico técnico, tecnica técnica, tecnicos técnicos, asesoria asesoría,
  consultoria consultoría, grafico gráfico, grafica gráfica, matematicas matemáticas, informatica informática,
  informatico informático, turistico turístico, turisticas turísticas, vehiculos vehículos, vehiculo vehículo,
  electronica electrónica, electricos eléctricos, plastico plástico, plasticos plásticos,
  algodon algodón, colchon colchón, camion camión, jabon jabón, jamon jamón, energia energía,
  psicologa psicóloga, psicologo psicólogo, linea línea, diagnostico diagnóstico, diagnosticos diagnósticos,
  calida cálida, calido cálido, calidos cálidos, terapeutico terapéutico, podologa podóloga, podologo podólogo,
  direccion dirección, ecologica ecológica, ecologico ecológico, ecologicas ecológicas, ecologicos ecológicos, exotico exótico,
  exoticos exóticos, exotica exótica, exoticas exóticas, despues después, pelvico pélvico, pelvica pélvica, ademas además, adios adiós, atencion atención, anticipacion anticipación,
  proximo próximo, proxima próxima, unico único, unica única, clasico clásico, clasica clásica, basico básico,
  basica básica, lapiz lápiz, cesped césped, arboles árboles, arbol árbol, fabrica fábrica, envio envío, envios envíos,
  minimo mínimo, minima mínima, maximo máximo, maxima máxima, credito crédito, debito débito, bebes bebés,
  rapidos rápidos, niñera niñera, lavanderia lavandería, edredon edredón, algun algún, ningun ningún,
  fisica física, quimica química, logica lógica`
    .split(",")
    .map((pair) => {
      const [typed = "", meant = ""] = pair.trim().split(/\s+/u);
      return [typed, meant] as const;
    }),
);
const TYPED = new RegExp(
  `(?<![\\p{L}@./-])(?:${[...WORDS.keys()].join("|")})(?![\\p{L}@.-])`,
  "giu",
);

const setWord = (typed: string): string => {
  const meant = WORDS.get(typed.toLowerCase()) ?? typed;
  return /^\p{Lu}/u.test(typed) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
};

/** Addresses of pages and of mail stay as they are, and so do words in capitals. */
const ADDRESS = /\S{0,80}(?:@|www\.|https?:)\S{0,120}/u;

export const setAccents = (text: string): string =>
  ADDRESS.test(text)
    ? text
    : ENDINGS.reduce((left, [typed, meant]) => left.replace(typed, meant), text).replace(
        TYPED,
        (typed) => (typed === typed.toUpperCase() ? typed : setWord(typed)),
      );
