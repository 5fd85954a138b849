/** The trade's own fields of the contact form: their labels in four languages and their kind. A table and its reader. */
import type { BlockOf } from "../../design/blocks.ts";
import type { FieldId, Language } from "../knowledge/model.ts";

type Field = NonNullable<BlockOf<"contact">["fields"]>[number];
type Labels = Readonly<Record<Language, string>>;

/** A form that asks for much is left empty. */
const FIELDS_MAX = 3;

const labels = (en: string, de: string, fr: string, es: string): Labels => ({ en, de, fr, es });

const LABELS: Readonly<Record<FieldId, Labels>> = {
  date: labels("Preferred date", "Wunschtermin", "Date souhaitée", "Fecha deseada"),
  time: labels("Preferred time", "Uhrzeit", "Heure souhaitée", "Hora deseada"),
  dates: labels(
    "Arrival and departure",
    "An- und Abreise",
    "Arrivée et départ",
    "Llegada y salida",
  ),
  deadline: labels("Needed by", "Benötigt bis", "Pour quand", "Para cuándo"),
  people: labels("How many people", "Anzahl Personen", "Nombre de personnes", "Número de personas"),
  occasion: labels("Occasion", "Anlass", "Occasion", "Ocasión"),
  allergies: labels(
    "Allergies or diet",
    "Allergien oder Ernährung",
    "Allergies ou régime",
    "Alergias o dieta",
  ),
  order: labels("Your order", "Ihre Bestellung", "Votre commande", "Su pedido"),
  service: labels("Your request", "Ihr Anliegen", "Votre demande", "Su consulta"),
  phone: labels("When to call", "Telefonisch erreichbar", "Heure d’appel", "Hora para llamar"),
  address: labels(
    "Address it is for",
    "Adresse, um die es geht",
    "Adresse concernée",
    "Dirección del lugar",
  ),
  postcode: labels("Postcode", "Postleitzahl", "Code postal", "Código postal"),
  property: labels("Type of property", "Art des Gebäudes", "Type de logement", "Tipo de inmueble"),
  size: labels("Rough size", "Ungefähre Größe", "Taille approximative", "Tamaño aproximado"),
  rooms: labels("Rooms", "Räume", "Pièces", "Habitaciones"),
  urgency: labels("How urgent?", "Wie dringend?", "Est-ce urgent\u00a0?", "¿Es urgente?"),
  access: labels("How to get in", "Zugang", "Accès", "Acceso"),
  vehicle: labels("Make and model", "Marke und Modell", "Marque et modèle", "Marca y modelo"),
  pet: labels("Your animal", "Ihr Tier", "Votre animal", "Su animal"),
  company: labels("Company", "Firma", "Entreprise", "Empresa"),
  website: labels("Current website", "Bisherige Website", "Site actuel", "Web actual"),
  team: labels("Size of the team", "Größe des Teams", "Taille de l’équipe", "Tamaño del equipo"),
  budget: labels("Budget", "Budget", "Budget", "Presupuesto"),
  subject: labels("Subject", "Betreff", "Sujet", "Asunto"),
  level: labels("Your level", "Ihr Stand", "Votre niveau", "Su nivel"),
  age: labels("Age", "Alter", "Âge", "Edad"),
  start: labels("When to start", "Beginn", "Début souhaité", "Cuándo empezar"),
  languages: labels("Languages", "Sprachen", "Langues", "Idiomas"),
  documents: labels(
    "Papers you have",
    "Vorhandene Unterlagen",
    "Documents disponibles",
    "Documentos disponibles",
  ),
  insurance: labels("Insurance", "Versicherung", "Assurance", "Seguro"),
  pickup: labels("Collect from", "Abholort", "Lieu d’enlèvement", "Lugar de recogida"),
  delivery: labels("Deliver to", "Lieferort", "Lieu de livraison", "Lugar de entrega"),
  goods: labels("Goods", "Ware", "Marchandise", "Mercancía"),
  material: labels("Material", "Material", "Matière", "Material"),
  measurements: labels("Measurements", "Maße", "Mesures", "Medidas"),
  help: labels("Your help", "Ihre Hilfe", "Votre aide", "Su ayuda"),
};

const KINDS: Readonly<Partial<Record<FieldId, Field["type"]>>> = {
  date: "date",
  deadline: "date",
  start: "date",
  time: "time",
  people: "number",
  order: "textarea",
};

/** At most three fields, none required: the name, the address and the message say enough for a start. */
export const listContactFields = (fields: readonly FieldId[], language: Language): Field[] =>
  fields.slice(0, FIELDS_MAX).map((field) => ({
    // "phone" and "website" are names other controls of the form may bear.
    name: field === "phone" ? "call_time" : field === "website" ? "site_address" : field,
    label: LABELS[field][language],
    type: KINDS[field] ?? "text",
  }));
