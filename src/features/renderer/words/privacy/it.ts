import { definePrivacy } from "./write-privacy.ts";

export const ITALIAN_PRIVACY = definePrivacy({
  label: "Privacy",
  title: "Informativa sulla privacy",
  description: "Quali dati tratta questo sito, a che scopo, e quali sono i tuoi diritti.",
  heading: "Informativa sulla privacy",
  lede: "Questo sito fa a meno di cookie, tracciamento e servizi di terzi. Quello che resta è spiegato qui.",
  ledeWithRecaptcha:
    "Questo sito fa a meno di cookie propri e di tracciamento. Nelle pagine con un modulo usa un servizio di terzi. È tutto spiegato qui.",
  responsible: {
    heading: "Titolare del trattamento",
    who: (name, host) => `Il titolare del trattamento per questo sito (${host}) è ${name}.`,
    contacts: "Ci trovi qui:",
  },
  visit: {
    heading: "Quando visiti il sito",
    paragraphs: [
      "Per inviarti una pagina, il server tratta per un istante il tuo indirizzo internet. Non viene conservato.",
      "Le visite sono contate senza cookie e senza riconoscerti un altro giorno. Per distinguere i visitatori, il server ricava un codice dal tuo indirizzo, dal nome del tuo browser e da un segreto che cambia ogni giorno. Codice e segreto sono cancellati al massimo dopo 48 ore; da quel momento nessuno può sapere quale visita fosse la tua.",
      "Restano solo i totali di ogni giorno: pagine viste, provenienza dei visitatori, tipo di dispositivo, lingua, paese, clic sui link in evidenza, moduli visti e inviati. I paesi e le lingue con meno di tre visitatori non sono mostrati.",
    ],
    ownOnly:
      "Caratteri, immagini e script vengono tutti da questo sito. Il tuo browser non contatta nessun altro.",
    exceptRecaptcha:
      "Caratteri e immagini vengono tutti da questo sito. Il tuo browser contatta qualcun altro solo nelle pagine con un modulo: Google, come spiegato sotto.",
  },
  forms: {
    heading: "Quando ci scrivi",
    paragraphs: [
      "Quello che scrivi in un modulo viene conservato, con l’ora e la pagina da cui è stato inviato, e ci arriva per e-mail, perché possiamo risponderti. Può anche passare ai programmi con cui rispondiamo; la relativa traccia è cancellata dopo 30 giorni. Non lo usiamo per altro e non lo diamo a nessuno che non ne abbia bisogno per la risposta.",
      "Per tenere lontana la pubblicità, ogni messaggio è controllato in automatico: da un campo che le persone non vedono, dal tempo impiegato a compilare il modulo, dal numero di link e da quanti messaggi arrivano dallo stesso indirizzo in pochi minuti. Quell’indirizzo non viene conservato. Ciò che è preso per pubblicità è tenuto da parte e cancellato dopo 30 giorni.",
      "Cancelliamo il tuo messaggio quando non serve più, salvo che la legge ci obblighi a conservarlo.",
    ],
    pictures:
      "Le immagini che invii con un modulo sono conservate con il tuo messaggio e cancellate insieme a esso. Prima vengono tolti i dati che le fotocamere vi nascondono, come il luogo e l’ora dello scatto. Non compaiono mai su questo sito.",
    recaptcha:
      "I nostri moduli sono protetti anche da Google reCAPTCHA. Le pagine con un modulo caricano uno script di Google, che osserva come viene usata la pagina. Quando invii il modulo, il nostro server comunica a Google il tuo indirizzo internet, e Google risponde con quale probabilità l’ha inviato una persona. Conserviamo solo se è stato confermato. Senza script il modulo funziona lo stesso, e Google non viene a sapere nulla.",
  },
  registrations: {
    heading: "Quando ti iscrivi a un evento",
    paragraphs: [
      "Conserviamo il tuo nome, il tuo indirizzo e-mail, il numero di posti e quello che ci dici in più: un numero di telefono, un messaggio, le risposte ad altre domande. Ci serve per tenerti i posti e per scriverti a proposito dell’evento: una conferma, le modifiche e un promemoria il giorno prima.",
      "In ognuno di questi messaggi c’è un link con cui puoi vedere e annullare la tua iscrizione. Le iscrizioni sono cancellate dodici mesi dopo l’evento.",
    ],
  },
  photographs: {
    heading: "Fotografie",
    paragraphs: [
      "Le fotografie di questo sito sono conservate senza i dati che le fotocamere vi nascondono, come il luogo e l’ora dello scatto.",
    ],
  },
  rights: {
    heading: "I tuoi diritti",
    paragraphs: [
      "Puoi chiedere in ogni momento quali tuoi dati sono conservati, farli correggere o cancellare, oppure opporti al loro uso. Puoi anche presentare reclamo a un’autorità per la protezione dei dati.",
    ],
  },
});
