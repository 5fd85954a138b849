/** Labels of calls to action by goal and language, for trades that have no words of their own. */
import type { Goal, Language, Text } from "./model.ts";

export const ACTIONS: Record<Language, Record<Goal, Text[]>> = {
  en: {
    bookings: ["Ask for a date", "Find a time", "Make a booking"],
    calls: ["Call us", "Talk to us", "Ring us"],
    visits: ["Plan your visit", "Find us", "Come and see us"],
    sales: ["See what we offer", "Ask about an order", "Order"],
    signups: ["Keep me posted", "Sign up", "Join the list"],
    quotes: ["Ask for a price", "Describe your project", "Send your question"],
    trust: ["How we work", "Read how it goes", "Get to know us"],
  },
  de: {
    bookings: ["Termin anfragen", "Termin vereinbaren", "Wunschtermin senden"],
    calls: ["Anrufen", "Mit uns sprechen", "Rufen Sie uns an"],
    visits: ["Besuch planen", "So finden Sie uns", "Vorbeikommen"],
    sales: ["Angebot ansehen", "Bestellung anfragen", "Bestellen"],
    signups: ["Auf dem Laufenden bleiben", "Anmelden", "Neuigkeiten erhalten"],
    quotes: ["Preis anfragen", "Vorhaben schildern", "Angebot einholen"],
    trust: ["So arbeiten wir", "Ablauf ansehen", "Mehr über uns"],
  },
  fr: {
    bookings: ["Demander un rendez-vous", "Choisir une date", "Réserver"],
    calls: ["Nous appeler", "Parler avec nous", "Appeler"],
    visits: ["Préparer votre visite", "Nous trouver", "Passer nous voir"],
    sales: ["Voir notre offre", "Demander une commande", "Commander"],
    signups: ["Recevoir les nouvelles", "S’inscrire", "Rester au courant"],
    quotes: ["Demander un devis", "Décrire votre projet", "Poser une question"],
    trust: ["Notre façon de travailler", "Voir le déroulement", "Faire connaissance"],
  },
  es: {
    bookings: ["Pedir una cita", "Elegir una fecha", "Reservar"],
    calls: ["Llámenos", "Hablar con nosotros", "Llamar"],
    visits: ["Preparar la visita", "Cómo llegar", "Venir a vernos"],
    sales: ["Ver lo que ofrecemos", "Consultar un pedido", "Hacer un pedido"],
    signups: ["Recibir novedades", "Apuntarse", "Seguir al tanto"],
    quotes: ["Pedir presupuesto", "Contar su proyecto", "Enviar una consulta"],
    trust: ["Cómo trabajamos", "Ver los pasos", "Conocernos"],
  },
};
