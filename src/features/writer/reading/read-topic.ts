/**
 * What one goal is about, where its own words settle what a visitor has to say: a voucher, photographs, a
 * fixed day, a lesson. It goes before what the business does.
 */
import type { Need, Topic } from "./need-ids.ts";

/** In the order in which they are looked for: a voucher that is redeemed is none that is given. */
const TOPIC_SIGNS: readonly (readonly [Topic, RegExp])[] = [
  [
    "redeem",
    /\b(?:redeem|exchange|use)\b.{0,20}(?:voucher|gift card|coupon)|gutschein.{0,20}einlösen|(?:utiliser|échanger) (?:un |le |son |mon )?(?:bon|chèque)|canjear/iu,
  ],
  [
    "gift",
    /\b(?:gifts?|vouchers?(?! (?:scheme|system))|gift cards?)\b|gutschein|verschenken|geschenk|cadeaux?\b|\boffrir\b|regal(?:o|os|ar)\b/iu,
  ],
  [
    "files",
    /^(?:send|e-?mail|upload)\s.{0,40}\b(?:scores?|recordings?|plans?|drawings?|manuscripts?|texts?|drafts?|files?|cv|scripts?|menus?|documents?|contract|letter|sketch(?:es)?|chapters?|essays?|thesis|videos?|clips?)\b|(?:text|texte|plan|pläne|zeichnung(?:en)?|manuskript|unterlagen|dokumente?|aufnahme|skizze|noten|entwurf|vertrag)\s.{0,40}(?:schicken|senden|einsenden|hochladen|mailen)$|^envoyer\s.{0,40}(?:enregistrement|plans?|dessins?|manuscrit|textes?|chapitres?|mémoire|thèse|partition|vidéo|documents?|fichiers?|croquis)|^(?:enviar|mandar)\s.{0,40}(?:grabación|planos?|dibujos?|manuscrito|textos?|capítulos?|tesis|partitura|vídeo|documentos?|archivos?|boceto)/iu,
  ],
  [
    "photos",
    /\b(?:photos?|photographs?|pictures?|snaps?)\b|(?<!\p{L})(?:fotos?|bilder?|fotografías?)(?!\p{L})/iu,
  ],
  [
    "class-group",
    /\b(?:school|class) (?:visits?|trips?|groups?|days?|workshops?)\b|\bfor (?:a )?(?:class|school)\b|schulklassen?|für (?:eine|die|ganze) klassen?|klassenausflug|klassenfahrt|schulbesuch|pour (?:une|les|sa) classes?|sortie scolaire|visite scolaire|grupos? escolar(?:es)?|visitas? escolar(?:es)?|para (?:un |el |los )?colegios?/iu,
  ],
  [
    "private",
    /\b(?:private|exclusive) (?:hire|parties|party|events?|sessions?|groups?|tours?|evenings?)\b|\b(?:hire the (?:whole|place|room|hall|venue)|(?:party|group|hen|stag|birthday) (?:bookings?|parties|party)|book (?:a |an )?(?:birthday|party|group))\b|private feiern?|gruppen(?:buchung|anfrage)|geschlossene gesellschaft|kindergeburtstag|privatis(?:er|ation)|groupes? à partir|anniversaires?|eventos privados|cumpleaños|privatizar|grupos? privados?/iu,
  ],
  [
    "urgent",
    /\b(?:emergenc(?:y|ies)|out[- ]of[- ]hours)\b|notfall|notfälle|notdienst|\burgences?\b|\bemergencias?\b|\burgencias?\b/iu,
  ],
  ["refer", /\brefer(?:ral|rals)?\b|überweis|zuweis|\borienter un|\badresser un|derivar/iu],
  ["waiting", /\bwait(?:ing)?[ -]?lists?\b|warteliste|listes? d['’]attente|listas? de espera/iu],
  [
    "prices",
    /\b(?:price ?list|prices|rates)\b|preise\b|preisliste|(?<!\p{L})(?:tarifs?|prix)(?!\p{L})|precios?|tarifas?/iu,
  ],
  [
    "download",
    /\b(?:checklists?|brochures?|guides?|leaflets?|catalogues?|programme|fact ?sheets?|white ?papers?|info packs?|lesson packs?|packs?|samples?|(?<!^(?:get an? )?)reports?|recipes?)\b|checkliste|broschüre|merkblatt|leitfaden|katalog|ratgeber|programm|brochures?|catalogue|dépliant|programme|folleto|catálogo|guía|programa/iu,
  ],
  [
    "bring",
    /^(?:bring(?! your own)|drop off)\b|(?:vorbeibringen|bringen|abgeben)$|^(?:apporter|déposer)\b|^(?:traer|dejar)\b/iu,
  ],
  [
    "post",
    /^post (?:us|your|it|the)\b|(?:einschicken|einsenden)$|^envoyer (?:par la poste|votre|son|sa)\b/iu,
  ],
];

/** A day of the week, a date, an hour: nobody is asked again which day. */
const FIXED_DAY =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december)\b|(?:mon|diens|donners|frei|sams|sonn)tags?(?!\p{L})|mittwochs?|(?<!\p{L})(?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?!\p{L})/iu;
const COMING =
  /^(?:come|join|book (?:a |your )?(?:place|seat|spot)|reserve (?:a |your )?(?:place|seat|spot)|attend|try)\b|(?:kommen|vorbeikommen|teilnehmen|mitmachen)$|(?:platz|plätze)\s.{0,30}(?:reservieren|buchen|sichern)$|^(?:venir|participer|assister|réserver (?:une |sa |votre )?place)|^(?:venir|asistir|participar|reservar (?:una )?plaza)/iu;

/** What is booked, hired or joined, named by the goal itself. */
const OBJECTS: readonly (readonly [Need, RegExp])[] = [
  [
    "outing",
    /\b(?:to|at) (?:your|their) (?:venue|school|home|house|site|place|office|event|door)\b|\bhome visits?\b|bei ihnen|(?<!\p{L})hausbesuche?|chez vous|à domicile|a domicilio|en su (?:casa|centro)/iu,
  ],
  [
    "lodging",
    /\b(?:book|reserve|rent|hire) (?:a |the |your )?(?:room(?! (?:by the hour|hourly|to (?:rehearse|practise|meet|teach)|for (?:an? |your )?(?:hour|rehearsal|practice|meeting|class|workshop|event|party|ceremony|talk)))|stay|night(?=$| (?:in|at|for|with|on|or|and|from|by|under|away)\b)|cabin|cottage|hut|yurt|pitch|weekend away)\b|zimmer (?:buchen|reservieren)|ferienwohnung|(?:réserver|louer) (?:une |le |la |un )?(?:chambre|gîte|cabane|emplacement|séjour|nuit)|(?:reservar|alquilar) (?:una |la |el )?(?:habitación|casa|cabaña|estancia|noche)/iu,
  ],
  [
    "hire",
    /^(?:hire|rent|borrow)\b|(?:mieten|leihen|ausleihen)$|(?<!\p{L})leih\p{L}{3,20}|^(?:louer|emprunter)\b|^alquilar\b|\b(?:bike|boat|kayak|canoe|tool|costume) (?:hire|rental)\b/iu,
  ],
  [
    "table",
    /\b(?:book|reserve) (?:a |your )?table\b|tisch\s.{0,30}reservieren|réserver une table|reservar (?:una )?mesa/iu,
  ],
  [
    "course",
    /\b(?:lessons?|class(?:es)?|courses?|(?<!visit (?:the|our) )workshops?|taster|training day)\b|(?<!\p{L})(?<!visit (?:the|our) )(?:\p{L}{0,15}kurse?|\p{L}{0,10}schulung(?:en)?|\p{L}{0,10}workshops?|probestunde|schnupperstunde|unterricht)(?!\p{L})|(?<!\p{L})(?:cours|stages?|leçons?|ateliers? (?:de|d['’]))(?!\p{L})|(?<!\p{L})(?:clases?|cursos?|talleres)(?!\p{L})/iu,
  ],
  [
    "tour",
    /\b(?:guided|tours?|boat trips?)\b|\p{L}{0,12}führung(?:en)?(?!\p{L})|\p{L}{0,12}wanderung(?:en)?(?!\p{L})|visites? guidées?|balades?|randonnées?|visitas? guiadas?|rutas?(?!\p{L})|excursi(?:ón|ones)/iu,
  ],
];

/** "Call when water comes in". */
const CALLING = /^(?:call|ring|phone)\s.{0,20}(?:when|if)\s/iu;
const TROUBLE =
  /\b(?:water|leaks?|burst|stuck|locked|breaks?|broken|fails?|stops|smoke|smells?|fire|floods?|flooded|injured|hurt|swarms?)\b/iu;

const GERMAN_CALL =
  /^bei (?:glasbruch|rohrbruch|wasser|brand|sturm|stromausfall|störung|ausfall)\p{L}{0,12} (?:\p{L}{2,20} )?(?:an)?rufen$/iu;

/** "A place for us on Saturday" wants to know how many, whatever else is named. */
export function readTopic(words: string): Need | undefined {
  if (CALLING.test(words) && TROUBLE.test(words)) return "urgent";
  if (GERMAN_CALL.test(words)) return "urgent";
  const topic = TOPIC_SIGNS.find(([, sign]) => sign.test(words))?.[0];
  if (topic !== undefined && topic !== "bring") return topic;
  if (isOnFixedDay(words) && COMING.test(words)) return "party";
  return topic;
}

export const isOnFixedDay = (words: string): boolean => FIXED_DAY.test(words);

export const readObjectOf = (words: string): Need | undefined =>
  OBJECTS.find(([, sign]) => sign.test(words))?.[0];

/** What is said of the offer, without anything for a visitor to do. */
const TERMS =
  /^(?:bring your own|next-day|same-day)\b|^(?:please )?(?:phone|call|ring) (?:first|ahead)$|^deliver(?:y|ies)\b|^(?:strictly |only )?by appointment(?: only)?$|^(?:nur )?nach (?:vereinbarung|absprache)$|^(?:uniquement )?sur rendez-vous(?: uniquement)?$|^(?:s[oó]lo )?con cita(?: previa)?$|(?:deliver(?:y|ies)|collection|possible|available|included|welcome)$|(?:lieferung|abholung|versand|möglich|inklusive)$|^(?:lieferung|abholung|versand)\s|\serreichbar(?:\s|$)|^(?:livraison|enlèvement)\b|(?:possibles?|comprise?s?)$|^(?:recogida|entrega|envío)\b|(?:posibles?|incluid[oa]s?)$/iu;

export const isTerm = (words: string): boolean => TERMS.test(words);
