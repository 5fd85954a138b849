/** Italian: people are addressed as "tu". */
import type { MailWords, PageWords } from "../words-model.ts";

export const ITALIAN_PAGES: PageWords = {
  confirmed: {
    heading: "La tua iscrizione è confermata",
    lede: "I tuoi posti sono prenotati. Ti abbiamo mandato un’e-mail con l’appuntamento per il calendario e un link per modificare o annullare.",
  },
  waitlisted: {
    heading: "Sei in lista d’attesa",
    lede: "Al momento non ci sono abbastanza posti liberi. Appena ci saranno, passeranno a te e ti scriveremo.",
  },
  cancelled: {
    heading: "La tua iscrizione è annullata",
    lede: "Grazie per avercelo detto. Ora i posti possono andare ad altri.",
  },
  disabled: {
    heading: "Le iscrizioni sono chiuse",
    lede: "Al momento non ci si può iscrivere a questo evento.",
  },
  past: { heading: "Questo evento è passato", lede: "Non ci si può più iscrivere." },
  "no-room": {
    heading: "Non ci sono più così tanti posti",
    lede: "La tua iscrizione resta com’era.",
  },
  invalid: {
    heading: "Manca qualcosa",
    lede: "Torna indietro e correggi questo:",
    faults: {
      name: "Serve un nome di al massimo 200 caratteri.",
      email: "L’indirizzo e-mail manca, o non è un indirizzo a cui possiamo scrivere.",
      seats: "Il numero di posti deve essere un numero intero da 1 a 20.",
      phone: "Il numero di telefono è troppo lungo.",
      message: "Il messaggio supera i 5000 caratteri che possiamo ricevere.",
      others: "Uno degli altri campi contiene più di quanto possiamo ricevere.",
      unreadable: "Il tuo browser ha inviato qualcosa che non siamo riusciti a leggere.",
    },
  },
  tooMany: {
    heading: "Troppe richieste insieme",
    lede: "Dal tuo indirizzo sono arrivate troppe richieste. Riprova tra qualche minuto.",
  },
  unknown: {
    heading: "Questo link non funziona",
    lede: "Apri di nuovo, per intero, il link della nostra e-mail.",
  },
  event: "Evento",
  yours: "La tua iscrizione",
  cancel: "Annulla la mia iscrizione",
  change: "Modifica la tua iscrizione",
  save: "Salva",
  saved: "Le modifiche sono salvate.",
  name: "Nome",
  phone: "Telefono",
  message: "Messaggio",
  registerAgain: "Se alla fine vuoi venire, iscriviti di nuovo nella pagina dell’evento.",
  back: "Torna all’evento",
  goBack: "Indietro",
};

export const ITALIAN_MAILS: MailWords = {
  told: {
    confirmed: (title) => ({
      subject: `Iscrizione confermata: ${title}`,
      heading: "La tua iscrizione è confermata",
      text: "I tuoi posti sono prenotati. In allegato c’è l’appuntamento per il calendario.",
    }),
    waitlisted: (title) => ({
      subject: `Sei in lista d’attesa: ${title}`,
      heading: "Sei in lista d’attesa",
      text: "Al momento non ci sono abbastanza posti liberi. Appena ci saranno, passeranno a te e ti scriveremo. L’appuntamento allegato è segnato come non confermato.",
    }),
    promoted: (title) => ({
      subject: `Si sono liberati dei posti: ${title}`,
      heading: "I posti sono tuoi",
      text: "Si sono liberati dei posti e sono tuoi. In allegato c’è l’appuntamento per il calendario. Se non puoi più venire, annulla l’iscrizione, così possono venire altri.",
    }),
    cancelled: (title) => ({
      subject: `Annullato: ${title}`,
      heading: "La tua iscrizione è annullata",
      text: "La tua iscrizione a questo evento non è più valida. Il file allegato lo toglie dal calendario.",
    }),
    changed: (title) => ({
      subject: `Modifica: ${title}`,
      heading: "L’evento è cambiato",
      text: "Qualcosa è diverso da quello che ti avevamo scritto. Ora è così.",
    }),
    reminder: (title) => ({
      subject: `Tra poco: ${title}`,
      heading: "A presto",
      text: "L’evento sta per cominciare. Se non puoi venire, annulla l’iscrizione, così possono venire altri.",
    }),
    known: (title) => ({
      subject: `Iscrizione già presente: ${title}`,
      heading: "L’iscrizione c’è già",
      text: "Questo indirizzo è stato iscritto un’altra volta. Non è cambiato nulla: ecco la tua iscrizione. Con il link qui sotto puoi modificarla o annullarla. Se la nuova iscrizione non è tua, non devi fare nulla.",
    }),
  },
  stillWaiting: "Sei ancora in lista d’attesa.",
  tooMany: (capacity) =>
    `Hai chiesto più posti di quanti ne ha in tutto questo evento (${capacity}).`,
  takeFewer: "Con il link qui sotto puoi cambiarne il numero.",
  greeting: (name) => (name === undefined ? "Ciao," : `Ciao ${name},`),
  when: "Quando",
  where: "Dove",
  map: "Mappa",
  online: "Partecipa online",
  seats: "Posti",
  price: "Prezzo",
  manage: "Vedi, modifica o annulla la tua iscrizione",
  see: "Vedi la tua iscrizione",
  event: "La pagina dell’evento",
  footer: (site) =>
    `Ricevi questa e-mail perché questo indirizzo è stato iscritto a un evento di ${site}.`,
};
