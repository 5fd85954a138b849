/**
 * What owners say to whoever makes the site, in seven languages and in the middle of what visitors may read: the remark
 * goes, the rest stays whole, and no button asks for what nobody asked for.
 */
import { describe, expect, test } from "bun:test";
import { expectTold, readSite, type Telling } from "../../../../test/fixtures/told-site.ts";

const GERMAN: readonly Telling[] = [
  {
    industry: "Energiegenossenschaft",
    goals:
      "Ziel ist, dass Menschen Mitglied werden. Ein Anteil kostet 100 Euro. Wir haben 612 Mitglieder und elf Dächer; das ist keine Zusage für morgen und soll so dastehen.",
    buttons: ["Mitglied werden"],
    says: ["Ein Anteil kostet 100 Euro.", "das ist keine Zusage für morgen."],
    never: ["Ziel ist", "so dastehen"],
  },
  {
    industry: "Mobile Fußpflege für Senioren",
    goals: "Wir möchten, dass Angehörige schnell einen Hausbesuch vereinbaren können.",
    buttons: ["Hausbesuch vereinbaren"],
    never: ["Wir möchten", "Besichtigung"],
  },
  {
    industry: "Änderungsschneiderei",
    audience: "Leute aus dem 16. Bezirk und vom Gürtel",
    goals:
      "kommen ohne Termin, Di-Fr 9-18, Sa bis 13h. Hose kürzen 14 €, mit Originalsaum 19, Zipp tauschen ab 18. Leder ja, Pelz nein. Was nach 6 Monaten nicht abgeholt ist geht an die Caritas, das muss wo stehen",
    says: ["Leute aus dem 16. Bezirk", "Hose kürzen 14 €", "geht an die Caritas."],
    never: ["muss wo stehen"],
  },
  {
    industry: "Malerbetrieb",
    goals: "Mehr Angebotsanfragen für Fassaden und Innenräume erhalten",
    buttons: ["Angebot anfordern"],
    never: ["erhalten", "Angebotsanfragen"],
  },
  {
    industry: "Zahnarztpraxis",
    goals: "Steigerung der Online-Buchungen, Positionierung als Spezialist für Implantate",
    never: ["Steigerung", "Positionierung"],
  },
  {
    industry: "Uhrmacher für Großuhren",
    goals:
      "Sie sollen anrufen (Di bis Fr 9-12 und 14-17 Uhr) oder ein Foto vom Zifferblatt schicken. Kostenvoranschlag 40 Euro. Standuhren hole ich ab.",
    buttons: ["Ein Foto vom Zifferblatt schicken"],
    says: ["Telefonisch erreichbar Di bis Fr 9-12 und 14-17 Uhr", "Standuhren hole ich ab."],
    never: ["Sie sollen"],
  },
  {
    industry: "Kachelofenbau",
    goals:
      "Die Leute sollen einen Termin zum Anschauen ausmachen, der ist gratis im Umkreis von 40 km. Wir machen Grundöfen und Tischherde.",
    buttons: ["Termin zum Anschauen ausmachen"],
    says: ["Termin zum Anschauen: gratis im Umkreis von 40 km."],
    never: ["Die Leute sollen"],
  },
  {
    industry: "Änderungsschneiderei für Brautmode",
    goals:
      "Hose kürzen 14 €, Sakko enger 38, Brautkleid ab 90 und da bitte 4 Wochen vorher!! Express am selben Tag +50%. Vorhänge nur bis 3 Meter.",
    says: ["Brautkleid ab 90", "4 Wochen vorher"],
  },
  {
    industry: "Rechtsanwältin für Familienrecht",
    goals:
      "Erstberatung buchen 190 Euro. Ich vertrete keine Firmen und komme auch ins Haus. Bitte keine Fotos von Justitia.",
    buttons: ["Erstberatung buchen"],
    never: ["Justitia", "Fotos schicken"],
  },
  {
    industry: "Brauereigasthof",
    goals:
      "Direktbuchungen statt Booking.com. Zwölf Zimmer ab 62 Euro. Lagerverkauf Fr 14-18 Uhr. Keine grellen Farben.",
    says: ["Lagerverkauf Fr 14-18 Uhr"],
    never: ["Booking", "grellen"],
  },
];

const FRENCH: readonly Telling[] = [
  {
    industry: "Institut de beauté",
    goals:
      "Nous voulons que les visiteuses réservent un soin du visage en ligne et découvrent nos cartes cadeaux.",
    buttons: ["Réserver un soin du visage en ligne", "Offrir un bon cadeau"],
    never: ["Nous voulons", "visiteuses", "Découvrent"],
  },
  {
    industry: "Ostréiculture, vente directe au cabanon",
    goals:
      "faire réserver les bourriches de fin d'année avant le 15 décembre, après c'est trop tard et on se fait engueuler. Spéciales n°2 : 13 €, on ne fait pas de frites. Fermé le mercredi. Pas d'expédition en été.",
    buttons: ["Réserver les bourriches de fin d’année"],
    says: ["avant le 15 décembre", "Pas d’expédition en été."],
    never: ["engueuler", "faire réserver"],
  },
  {
    industry: "Affûtage et rémoulage ambulant",
    goals:
      "Dire où je suis et quand : Lannion le jeudi matin, Perros le vendredi, Paimpol le mardi, Tréguier le mercredi. On dépose le couteau, on le reprend une heure après. Couteau 5 €, ciseaux 7 €.",
    says: [
      "Lannion le jeudi matin, Perros le vendredi, Paimpol le mardi, Tréguier le mercredi.",
      "Couteau 5 €",
    ],
    never: ["Dire où"],
  },
  {
    industry: "écrivain public",
    goals:
      "Prendre rendez-vous au 04 00 55 01 27 ou venir sans rendez-vous le jeudi matin au café des Halles. Lettre simple 18 €. Je ne donne pas de conseil juridique.",
    buttons: ["Appeler"],
    says: ["venir sans rendez-vous le jeudi matin", "Je ne donne pas de conseil juridique."],
  },
  {
    industry: "Friterie de village",
    goals:
      "on cuit au blanc de boeuf, on le dit franchement. mer-dim 17h30-21h30. fermé pdt la kermesse pck on y est. camionnette pour mariage à partir de 450 €",
    says: ["Fermé pendant la kermesse parce qu’on y est. Camionnette pour mariage"],
    never: ["pdt", "pck"],
  },
  {
    industry: "Réparation de vélos",
    goals: "Plus de demandes de devis et véhicule de prêt gratuit",
    buttons: ["Demander un devis"],
    never: ["devis gratuit"],
  },
];

const SPANISH: readonly Telling[] = [
  {
    industry: "Fundación de reforestación",
    goals:
      "Queremos que los visitantes apadrinen un árbol, que las empresas financien un bosque y que los colegios reserven jornadas de plantación.",
    buttons: ["Apadrinar un árbol", "Reservar jornadas de plantación"],
    never: ["Queremos", "financien"],
  },
  {
    industry: "Fábrica de pastas frescas",
    goals:
      "que encarguen por WhatsApp hasta el sábado a las 20. Los precios van en un cartel que cambio cada 15 días, o sea que NO los pongas, poné que pregunten. No tenemos delivery.",
    says: ["Los precios van en un cartel que cambio cada 15 días."],
    never: ["pongas", "poné"],
  },
  {
    industry: "Clínica dental",
    goals: "Aumento de reservas online, captación de pacientes, dar confianza",
    never: ["Aumento", "captación", "confianza"],
  },
  {
    industry: "Taller de serigrafía",
    goals:
      "No hacemos lonas. Taller los sábados 11 a 2, $650 por persona, sales con tu cartel, máximo 6, niños de 10 pa arriba. Anticipo 60%.",
    says: ["$650 por persona", "máximo 6", "Anticipo 60%."],
  },
  {
    industry: "Tejados y cubiertas",
    goals: "Revisión de tejado 95 euros. Pizarra, teja, zinc. Fachadas no. Tenemos dron",
    says: ["Fachadas no.", "Tenemos dron."],
    never: ["no Tenemos"],
  },
  {
    industry: "Taller mecánico",
    goals: "Citas y aparcamiento gratuito. Cambio de aceite 60 euros. Hacemos la ITV por usted.",
    never: ["cita gratuita", "Pedir cita gratis"],
  },
];

const NEIGHBOURS: readonly Telling[] = [
  {
    industry: "watersportvereniging met jachthaven",
    goals:
      "Passanten moeten kunnen zien wat een nacht kost (1,80 euro per meter) en de havenmeester bellen: 06 5550 0127. Leden willen de agenda en de werkbeurten zien. Wachtlijst is nu ongeveer twee jaar.",
    says: ["Een nacht kost 1,80 euro per meter."],
    never: ["Passanten moeten", "Leden willen"],
    facts: { phone: "06 5550 0127" },
  },
  {
    industry: "poprawki krawieckie i szycie na miarę",
    goals:
      "Cennik poprawek na widoku (skrócenie spodni 35 zł), ekspres dopłata 50%. Nie szyjemy futer ani skór.",
    says: ["Cennik poprawek: skrócenie spodni 35 zł", "Nie szyjemy futer ani skór."],
    never: ["na widoku"],
  },
  {
    industry: "Piece kaflowe, budowa i przestawianie",
    goals:
      "Niech dzwonią i się umawiają na oględziny: 250 zł w promieniu 60 km od Suwałk. Kominków z wkładem nie robię, kóz nie sprzedaję.",
    buttons: ["Umów oględziny"],
    says: ["Oględziny: 250 zł w promieniu 60 km od Suwałk"],
    never: ["Niech dzwonią"],
  },
  {
    industry: "szkoła jazdy konnej i hipoterapia",
    goals:
      "Zapisać się na pierwszą lekcję (90 zł, kask dajemy), zobaczyć terminy półkolonii w lipcu. Limit wagi 85 kg.",
    says: ["Pierwsza lekcja: 90 zł, kask dajemy", "Limit wagi 85 kg."],
    never: ["Zapisać się", "zobaczyć"],
  },
  {
    industry: "Lavandaria de bairro em Setúbal",
    goals:
      "Que saibam os preços sem ter de ligar: saco até 6 kg lavado e dobrado 9 €, edredão 14 €, bainha 6 €. Não faço limpeza a seco.",
    says: ["Preços: saco até 6 kg lavado e dobrado 9 €, edredão 14 €", "Não faço limpeza a seco."],
    never: ["sem ter de ligar", "Que saibam"],
  },
  {
    industry: "Erboristeria, tisane sfuse",
    goals: "Ordini via whatsapp 011 000 7280. Non faccio diagnosi. Chiuso il lunedì.",
    says: ["Non faccio diagnosi."],
    facts: { phone: "011 000 7280", street: undefined },
  },
  {
    industry: "Rzeźba w drewnie",
    goals: "Transport po Wrocławiu 100 zł w obie strony. Nie robimy napraw.",
    says: ["Transport po Wrocławiu 100 zł w obie strony."],
  },
  {
    industry: "Rifugio alpino",
    goals:
      "Prenotare il posto letto, mezza pensione 62 €, soci CAI 49, bambini sotto i 10 anni 35. Niente wifi e il telefono prende solo dietro la legnaia.",
    buttons: ["Prenota il posto letto"],
    says: ["Soci CAI 49", "Niente wifi"],
  },
];

describe("a remark to whoever makes the site is read by nobody", () => {
  test.each(GERMAN)("in German: $industry", expectTold);
  test.each(FRENCH)("in French: $industry", expectTold);
  test.each(SPANISH)("in Spanish: $industry", expectTold);
  test.each(NEIGHBOURS)("in a neighbour: $industry", expectTold);
});

test("each is read in its language", () => {
  const languages = (told: readonly Telling[]) =>
    new Set(told.map((one) => readSite(one).language));
  expect([GERMAN, FRENCH, SPANISH].map((told) => [...languages(told)])).toEqual([
    ...[["de"], ["fr"], ["es"]],
  ]);
  expect([...languages(NEIGHBOURS)]).toEqual(["nl", "pl", "pt", "it"]);
});
