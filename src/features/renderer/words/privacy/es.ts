import { definePrivacy } from "./write-privacy.ts";

export const SPANISH_PRIVACY = definePrivacy({
  label: "Privacidad",
  title: "Privacidad",
  description: "Qué datos trata este sitio web, para qué los necesita y cuáles son sus derechos.",
  heading: "Privacidad",
  lede: "Este sitio prescinde de cookies, de rastreo y de servicios de terceros. Lo que queda se explica aquí.",
  ledeWithRecaptcha:
    "Este sitio prescinde de cookies propias y de rastreo. En las páginas con formulario utiliza un servicio de terceros. Todo se explica aquí.",
  responsible: {
    heading: "Responsable",
    who: (name, host) => `El responsable de este sitio web (${host}) es ${name}.`,
    contacts: "Puede contactar con nosotros así:",
  },
  visit: {
    heading: "Cuando nos visita",
    paragraphs: [
      "Para enviarle una página, el servidor trata su dirección de internet durante un instante. No la guarda.",
      "Las visitas se cuentan sin cookies y sin reconocerle otro día. Para distinguir a los visitantes, el servidor forma un código con su dirección, el nombre de su navegador y un secreto que cambia cada día. Código y secreto se borran a las 48 horas como máximo; después nadie puede averiguar qué visita fue la suya.",
      "Lo que queda son sumas por día: páginas vistas, procedencia de los visitantes, tipo de dispositivo, idioma, país, clics en enlaces destacados y formularios vistos y enviados. Los países e idiomas de menos de tres visitantes no se muestran.",
    ],
    ownOnly:
      "Las letras, las imágenes y los programas proceden de este mismo sitio. Su navegador no contacta con nadie más.",
    exceptRecaptcha:
      "Las letras y las imágenes proceden de este mismo sitio. Su navegador solo contacta con alguien más en las páginas con formulario: Google, como se explica abajo.",
  },
  forms: {
    heading: "Cuando nos escribe",
    paragraphs: [
      "Lo que escribe en un formulario se guarda, con la hora y la página desde la que se envió, y se nos manda por correo electrónico para poder responderle. También puede pasar a los programas con los que respondemos; el registro de ello se borra a los 30 días. No lo usamos para nada más ni lo damos a nadie que no lo necesite para la respuesta.",
      "Para evitar la publicidad, cada mensaje se comprueba automáticamente: con un campo que las personas no ven, el tiempo empleado en rellenar el formulario, el número de enlaces y el número de mensajes que llegan de una misma dirección en unos minutos. Esa dirección no se guarda. Lo que se toma por publicidad se aparta y se borra a los 30 días.",
      "Borramos su mensaje cuando ya no hace falta, salvo que la ley obligue a conservarlo.",
    ],
    pictures:
      "Las imágenes que envía con un formulario se guardan con su mensaje y se borran con él. Antes se quitan los datos que las cámaras ocultan en ellas, como dónde y cuándo se tomaron. Nunca se muestran en este sitio.",
    recaptcha:
      "Nuestros formularios están protegidos además por Google reCAPTCHA. Las páginas con formulario cargan un programa de Google, que observa cómo se usa la página. Cuando envía el formulario, nuestro servidor comunica a Google su dirección de internet, y Google responde con qué probabilidad lo ha enviado una persona. Solo guardamos si se confirmó. Sin programas el formulario también funciona, y Google no se entera de nada.",
  },
  registrations: {
    heading: "Cuando se inscribe en un evento",
    paragraphs: [
      "Guardamos su nombre, su dirección de correo, el número de personas y lo demás que nos indique: un teléfono, un mensaje, respuestas a otras preguntas. Lo usamos para registrar su inscripción y para escribirle sobre el evento: una confirmación, los cambios y un recordatorio el día anterior.",
      "Cada uno de esos mensajes lleva un enlace con el que puede ver y cancelar su inscripción. Las inscripciones se borran doce meses después del evento.",
    ],
  },
  photographs: {
    heading: "Fotografías",
    paragraphs: [
      "Las fotografías de este sitio se guardan sin los datos que las cámaras ocultan en ellas, como dónde y cuándo se tomaron.",
    ],
  },
  rights: {
    heading: "Sus derechos",
    paragraphs: [
      "Puede preguntar en todo momento qué datos suyos se guardan, pedir que se corrijan o se borren, u oponerse a su uso. También puede reclamar ante una autoridad de protección de datos.",
    ],
  },
});
