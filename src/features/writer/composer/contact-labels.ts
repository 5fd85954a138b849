/** What the fields of the contact form are called in each language. A table, no logic. */
import type { TextLanguage } from "../content/read-texts.ts";
import {
  DUTCH_LABELS,
  ITALIAN_LABELS,
  type LabelId,
  POLISH_LABELS,
  PORTUGUESE_LABELS,
} from "./more-labels.ts";

type Six = Readonly<Record<Exclude<TextLanguage, keyof typeof MORE>, string>>;

const MORE = {
  it: ITALIAN_LABELS,
  nl: DUTCH_LABELS,
  pt: PORTUGUESE_LABELS,
  pl: POLISH_LABELS,
} as const;

const hasMore = (language: TextLanguage): language is keyof typeof MORE => language in MORE;

const labels = (...said: readonly [string, string, string, string, string, string]): Six => {
  const [en, de, fr, es, ar, he] = said;
  return { en, de, fr, es, ar, he };
};

/** By field. */
const SIX: Readonly<Record<LabelId, Six>> = {
  date: labels(
    "Preferred date",
    "Wunschtermin",
    "Date souhaitée",
    "Fecha deseada",
    "اليوم المناسب",
    "מועד מועדף",
  ),
  time: labels(
    "Preferred time",
    "Uhrzeit",
    "Heure souhaitée",
    "Hora deseada",
    "الوقت المناسب",
    "שעה מועדפת",
  ),
  dates: labels(
    "Arrival and departure",
    "An- und Abreise",
    "Arrivée et départ",
    "Llegada y salida",
    "الوصول والمغادرة",
    "הגעה ועזיבה",
  ),
  deadline: labels(
    "Needed by",
    "Benötigt bis",
    "Pour quand",
    "Para cuándo",
    "مطلوب قبل",
    "נדרש עד",
  ),
  people: labels(
    "How many people",
    "Anzahl Personen",
    "Nombre de personnes",
    "Número de personas",
    "عدد الأشخاص",
    "מספר אנשים",
  ),
  occasion: labels("Occasion", "Anlass", "Occasion", "Ocasión", "المناسبة", "לרגל מה"),
  allergies: labels(
    "Allergies or diet",
    "Allergien oder Ernährung",
    "Allergies ou régime",
    "Alergias o dieta",
    "الحساسية أو الحمية",
    "אלרגיות או תזונה",
  ),
  order: labels("Your order", "Bestellung", "Votre commande", "Pedido", "طلبكم", "ההזמנה שלכם"),
  service: labels(
    "Your request",
    "Anliegen",
    "Votre demande",
    "Motivo",
    "موضوع الطلب",
    "נושא הפנייה",
  ),
  phone: labels(
    "When to call",
    "Telefonisch erreichbar",
    "Quand vous appeler",
    "Cuándo llamar",
    "وقت الاتصال المناسب",
    "מתי להתקשר",
  ),
  address: labels("Address", "Adresse", "Adresse", "Dirección", "عنوان المكان", "כתובת המקום"),
  postcode: labels(
    "Postcode",
    "Postleitzahl",
    "Code postal",
    "Código postal",
    "الرمز البريدي",
    "מיקוד",
  ),
  property: labels(
    "Type of property",
    "Art der Immobilie",
    "Type de bien ou de local",
    "Tipo de inmueble",
    "نوع العقار",
    "סוג הנכס",
  ),
  size: labels(
    "Rough size",
    "Ungefähre Größe",
    "Surface ou taille approximative",
    "Tamaño aproximado",
    "الحجم التقريبي",
    "גודל משוער",
  ),
  /** Where people sleep. */
  guestRooms: labels("Rooms", "Zimmer", "Chambres", "Habitaciones", "عدد الغرف", "מספר חדרים"),
  rooms: labels("Rooms", "Räume", "Pièces", "Habitaciones", "عدد الغرف", "מספר חדרים"),
  urgency: labels(
    "How urgent?",
    "Wie dringend?",
    "Est-ce urgent\u00a0?",
    "¿Es urgente?",
    "درجة الاستعجال",
    "מידת הדחיפות",
  ),
  access: labels("How to get in", "Zugang", "Accès", "Acceso", "طريقة الدخول", "דרך הגישה"),
  vehicle: labels(
    "Make and model",
    "Marke und Modell",
    "Marque et modèle",
    "Marca y modelo",
    "الماركة والطراز",
    "יצרן ודגם",
  ),
  pet: labels("Your animal", "Tier", "Votre animal", "Animal", "حيوانكم", "בעל החיים שלכם"),
  company: labels("Company", "Firma", "Entreprise", "Empresa", "الشركة", "חברה"),
  website: labels(
    "Current website",
    "Bisherige Website",
    "Site actuel",
    "Sitio web actual",
    "الموقع الحالي",
    "האתר הנוכחי",
  ),
  team: labels(
    "Size of the team",
    "Größe des Teams",
    "Taille de l’équipe",
    "Tamaño del equipo",
    "عدد أفراد الفريق",
    "גודל הצוות",
  ),
  budget: labels("Budget", "Budget", "Budget", "Presupuesto", "الميزانية", "תקציב"),
  subject: labels("Subject", "Fach", "Matière", "Materia", "المادة", "מקצוע"),
  level: labels(
    "Experience so far",
    "Vorkenntnisse",
    "Niveau actuel",
    "Nivel actual",
    "المستوى",
    "רמה",
  ),
  age: labels("Age", "Alter", "Âge", "Edad", "العمر", "גיל"),
  start: labels(
    "Preferred start",
    "Gewünschter Beginn",
    "Début souhaité",
    "Inicio deseado",
    "موعد البدء",
    "מועד התחלה",
  ),
  languages: labels("Languages", "Sprachen", "Langues", "Idiomas", "اللغات", "שפות"),
  documents: labels(
    "Papers you have",
    "Vorhandene Unterlagen",
    "Documents disponibles",
    "Documentos disponibles",
    "الوثائق المتوفرة",
    "מסמכים קיימים",
  ),
  insurance: labels("Insurance", "Versicherung", "Assurance", "Seguro", "التأمين", "ביטוח"),
  pickup: labels(
    "Collect from",
    "Abholort",
    "Adresse de départ",
    "Lugar de recogida",
    "مكان الاستلام",
    "מקום האיסוף",
  ),
  delivery: labels(
    "Deliver to",
    "Lieferort",
    "Adresse de destination",
    "Lugar de entrega",
    "مكان التسليم",
    "מקום המסירה",
  ),
  goods: labels("Goods", "Ware", "Marchandise", "Mercancía", "البضاعة", "סחורה"),
  material: labels("Material", "Material", "Matière ou matériau", "Material", "المادة", "חומר"),
  measurements: labels("Measurements", "Maße", "Mesures", "Medidas", "القياسات", "מידות"),
  photos: labels("Photographs", "Fotos", "Photos", "Fotografías", "الصور", "תמונות"),
  file: labels(
    "Link to the file",
    "Link zur Datei",
    "Lien vers le fichier",
    "Enlace al archivo",
    "رابط الملف",
    "קישור לקובץ",
  ),
  help: labels(
    "Your help",
    "Art der Hilfe",
    "Votre aide",
    "Tipo de ayuda",
    "كيف تساعدون",
    "איך תרצו לעזור",
  ),
  /** The last of several requests: whoever comes for none of them is not sent away. */
  other: labels(
    "Something else",
    "Etwas anderes",
    "Autre demande",
    "Otro asunto",
    "أمر آخر",
    "משהו אחר",
  ),
  /** Before what the owner wants to be told with an enquiry. */
  include: labels(
    "Please include:",
    "Bitte angeben:",
    "À nous transmettre\u00a0:",
    "Datos útiles:",
    "يرجى ذكر:",
    "נא לציין:",
  ),

  /** Where nothing says that it is a house: a lake, a mooring, a duct under a field. */
  place: labels("Location", "Standort", "Lieu", "Lugar", "المكان", "המקום"),

  /** The form's own control, where it must not be left empty. */
  telephone: labels("Telephone", "Telefon", "Téléphone", "Teléfono", "الهاتف", "טלפון"),

  /** Where whole weeks are booked. */
  weeks: labels(
    "Which weeks or days",
    "Welche Wochen oder Tage",
    "Quelles semaines ou quels jours",
    "Qué semanas o días",
    "الأسابيع أو الأيام",
    "אילו שבועות או ימים",
  ),

  /** Where one of several courses is booked. */
  course: labels("Which course", "Welcher Kurs", "Quel cours", "Qué curso", "الدورة", "איזה קורס"),

  /** Where people sleep. */

  /** Of a business for children alone. */
  horse: labels("Your horse", "Pferd", "Votre cheval", "Caballo", "حصانكم", "הסוס שלכם"),
  ageOfChild: labels(
    "Child’s age",
    "Alter des Kindes",
    "Âge de l’enfant",
    "Edad del niño",
    "عمر الطفل",
    "גיל הילד",
  ),
};

/** What a field is called, or what stands in such a place of the form. */
export const sayLabel = (id: LabelId, language: TextLanguage): string =>
  hasMore(language) ? MORE[language][id] : SIX[id][language];
