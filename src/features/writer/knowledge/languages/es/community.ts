/** Spanish wordings of the community family. A table of sentences, no logic. */
import { familyWording } from "../../entries.ts";
import type { Wording } from "../../model.ts";

export const community: Wording = familyWording(
  ["miembro", "gente", "casa", "con nosotros", "a la casa", "vida en común"],
  ["Qué hacemos", "Imágenes", "Fechas"],
  {
    headlines: [
      "{Venga|Pase} {a vernos|cuando quiera}",
      "{Juntos|Entre varios} {es más fácil|se llega más lejos}",
      "Una {puerta|hora}, una {silla|mano}, un comienzo",
    ],
    truths: [
      "{Pedir ayuda cuesta más que darla|El paso más difícil es cruzar la puerta|Entrar por primera vez da algo de reparo}, {así que solo preguntamos lo necesario|y después todo es más fácil|y alguien le recibe}.",
      "{Esto vive de quien recoge las sillas|Muchos hacen un poco y así funciona|Lo importante lo hace gente sin escenario}, {y cada mano cuenta|así que siempre hay sitio para uno más|y por eso damos las gracias}.",
      "{La confianza quiere cuentas abiertas|Quien da puede preguntar adónde va|Lo que es de todos se explica a todos}, {y recibe una respuesta|así que pregunte cuando quiera|y por eso lo contamos}.",
      "{La vida en común empieza recogiendo|Quien lleva una silla ya es de los nuestros|Hablando al fregar se conoce la gente}, {y el pastel viene después|así que quédese hasta el final|y de ahí salen las mejores ideas}.",
    ],
    offers: [
      [
        "users",
        "Grupos y actividades",
        "{Hay grupos para edades y gustos distintos|Puede venir una vez o cada semana|Una actividad es la mejor forma de conocerse}, {así que díganos qué le gusta hacer|y pruebe sin compromiso|y siempre hay sitio para alguien nuevo}.",
      ],
      [
        "life-buoy",
        "Ayuda y consejo",
        "{Venga como esté y cuéntenos|Con papeles o con problemas del día a día|A veces basta alguien que escuche}, {y traiga sus cartas si las hay|y vemos juntos quién puede ayudar|sin tener que explicarlo todo}.",
      ],
      [
        "calendar",
        "Fiestas y encuentros",
        "{A lo largo del año comemos, cantamos y hablamos|Las fiestas juntan a quienes no se conocen|En un encuentro cabe todo el barrio}, {y las fechas están en esta web|así que traiga a un vecino|y siempre falta alguien para recoger}.",
      ],
      [
        "hand-heart",
        "Apoyo",
        "{Se puede ayudar con tiempo, con dinero o con un oficio|Un poco y a menudo llega lejos|Cada mano que se ofrece cuenta}, {así que pregunte qué falta|y usted dice cuánto puede|y le contamos para qué sirve}.",
      ],
      [
        "megaphone",
        "Debates",
        "{En torno a una mesa se discute mejor|Ideas y críticas tienen aquí su silla|Quien viene participa en la decisión}, {y lo acordado queda apuntado|así que traiga su opinión|y cada voz se escucha}.",
      ],
      [
        "gift",
        "Donativos",
        "{Un donativo puede ser dinero, tiempo o cosas|Usted puede decir para qué lo da|Poco y a menudo ayuda mucho}, {y le explicamos adónde va|y puede pedir un recibo|así sabe qué ha hecho posible}.",
      ],
    ],
    process: [
      [
        "Saludar",
        "{Escriba, llame o pase a saludar|Para empezar bastan unas palabras|Salude en el idioma que pueda}, {y leemos con cuidado|y alguien le responde|y le decimos cuándo venir}.",
      ],
      [
        "Conocerse",
        "{Venga una vez y mire|Nos conocemos en una charla|Dé una vuelta con nosotros}, {y no hay nada que firmar ese día|y pregunte lo que quiera|para ver si le gusta}.",
      ],
      [
        "Formar parte",
        "{Participe tanto como quiera|Se entra poco a poco|Busque su sitio sin prisa}, {con alguien al lado|y haga menos si hace falta|y siempre puede cambiar}.",
      ],
    ],
    questions: [
      [
        "¿{Hay que ser socio|Se aceptan visitas}?",
        "{No, se puede venir a probar|Las visitas son bienvenidas|Nadie pide antes un formulario}, {así que pase cuando quiera|y después decide con calma|y le enseñamos qué hacemos}.",
      ],
      [
        "¿{Hay que pagar cuota|Existen reducciones}?",
        "{Algunas cosas no cuestan nada|Pida la lista y se la explicamos|Si hay una cuota, se lo decimos}, {y que no sea por dinero|así que hable con nosotros si va justo|y se busca una solución}.",
      ],
      [
        "¿{Cómo puedo ayudar|Hay que saber algo}?",
        "{Con tiempo, con las manos o con un coche|No hace falta saber nada|Una hora ya ayuda}, {y se le enseña lo necesario|así que díganos qué se le da bien|y buscamos una tarea que encaje}.",
      ],
      [
        "¿{A quién me dirijo|Queda entre nosotros}?",
        "{Escriba y lo pasamos a quien sabe|Cuéntelo con sus palabras|Lo que diga se trata con discreción}, {pero si hay peligro llame a emergencias|y alguien le responde|y nadie más tiene que saberlo}.",
      ],
      [
        "¿{Puedo venir con alguien|Y si vengo solo}?",
        "{Claro, en compañía cuesta menos empezar|También puede venir a solas|Traiga a quien quiera}, {y alguien le recibe en la puerta|y si vienen niños, avise|así nadie se queda en un rincón}.",
      ],
      [
        "¿{Cuánto tiempo lleva|Puedo ayudar un poco}?",
        "{Una hora al mes ya cuenta|Usted dice cuánto puede|Se puede ayudar solo de vez en cuando}, {y parar un tiempo es normal|así que buscamos una tarea a su medida|y nadie lleva la cuenta}.",
      ],
    ],
    qualities: [
      ["puertas abiertas", "palabras claras"],
      ["muchas manos", "pasos pequeños"],
      ["viejos amigos", "caras nuevas"],
      ["puerta abierta", "café fuerte"],
      ["muchas manos", "una meta"],
    ],
    events: ["Tarde abierta", "Fiesta de verano", "Asamblea"],
    actions: { signups: ["Participar", "Unirse"] },
  },
);
