/** Portuguese, as both Portugal and Brazil read it. */
import type { MailWords, PageWords } from "../words-model.ts";

export const PORTUGUESE_PAGES: PageWords = {
  confirmed: {
    heading: "A sua inscrição está confirmada",
    lede: "Os lugares estão reservados. Enviamos um e-mail com a data para o calendário e um link para alterar ou cancelar.",
  },
  waitlisted: {
    heading: "Está na lista de espera",
    lede: "Por agora não há lugares suficientes. Quando houver, passam a ser seus, e avisamos por e-mail.",
  },
  cancelled: {
    heading: "A sua inscrição foi cancelada",
    lede: "Agora os lugares podem ficar para outras pessoas.",
  },
  disabled: {
    heading: "As inscrições estão fechadas",
    lede: "Por agora não é possível fazer inscrição neste evento.",
  },
  past: { heading: "Este evento já passou", lede: "Já não é possível fazer inscrição." },
  "no-room": {
    heading: "Já não há tantos lugares",
    lede: "A sua inscrição fica como estava.",
  },
  invalid: {
    heading: "Falta alguma coisa",
    lede: "Volte atrás e corrija isto:",
    faults: {
      name: "É preciso um nome com 200 caracteres no máximo.",
      email: "Falta o e-mail, ou não é um endereço para o qual se possa escrever.",
      seats: "O número de lugares tem de ser um número inteiro de 1 a 20.",
      phone: "O número de telefone é longo demais.",
      message: "A mensagem passa dos 5000 caracteres que podemos receber.",
      others: "Um dos outros campos tem mais do que podemos receber.",
      unreadable: "O seu navegador enviou algo que não foi possível ler.",
    },
  },
  tooMany: {
    heading: "Pedidos demais de uma vez",
    lede: "Chegaram pedidos demais do seu endereço. Tente outra vez daqui a alguns minutos.",
  },
  unknown: {
    heading: "Este link não funciona",
    lede: "Abra outra vez, por inteiro, o link do e-mail que enviamos.",
  },
  event: "Evento",
  yours: "A sua inscrição",
  cancel: "Cancelar a minha inscrição",
  change: "Alterar a inscrição",
  save: "Guardar",
  saved: "As alterações estão guardadas.",
  name: "Nome",
  phone: "Telefone",
  message: "Mensagem",
  registerAgain: "Se afinal quiser vir, faça outra inscrição na página do evento.",
  back: "Voltar ao evento",
  goBack: "Voltar",
};

export const PORTUGUESE_MAILS: MailWords = {
  told: {
    confirmed: (title) => ({
      subject: `Inscrição confirmada: ${title}`,
      heading: "A sua inscrição está confirmada",
      text: "Os lugares estão reservados. A data para o calendário vai em anexo.",
    }),
    waitlisted: (title) => ({
      subject: `Está na lista de espera: ${title}`,
      heading: "Está na lista de espera",
      text: "Por agora não há lugares suficientes. Quando houver, passam a ser seus, e avisamos por e-mail. A data em anexo está marcada como não confirmada.",
    }),
    promoted: (title) => ({
      subject: `Há lugares livres: ${title}`,
      heading: "Os lugares são seus",
      text: "Ficaram lugares livres, e são seus. A data para o calendário vai em anexo. Se já não puder vir, cancele, por favor, para que outras pessoas possam.",
    }),
    cancelled: (title) => ({
      subject: `Cancelado: ${title}`,
      heading: "A sua inscrição foi cancelada",
      text: "A sua inscrição neste evento já não é válida. O anexo retira o evento do calendário.",
    }),
    changed: (title) => ({
      subject: `Alteração: ${title}`,
      heading: "O evento mudou",
      text: "Alguma coisa é diferente do que tínhamos escrito. Agora é assim.",
    }),
    reminder: (title) => ({
      subject: `Em breve: ${title}`,
      heading: "Até breve",
      text: "Este evento começa em breve. Se não puder vir, cancele, por favor, para que outras pessoas possam.",
    }),
    known: (title) => ({
      subject: `Inscrição já feita: ${title}`,
      heading: "Já existe uma inscrição",
      text: "Este endereço foi inscrito outra vez. Nada mudou: esta é a sua inscrição. Com o link abaixo pode alterar ou cancelar. Se não foi por sua iniciativa, não é preciso fazer nada.",
    }),
  },
  stillWaiting: "Continua na lista de espera.",
  tooMany: (capacity) => `Pediu mais lugares do que este evento tem no total (${capacity}).`,
  takeFewer: "Com o link abaixo pode alterar o número.",
  greeting: (name) => (name === undefined ? "Olá," : `Olá, ${name},`),
  when: "Quando",
  where: "Onde",
  map: "Mapa",
  online: "Participar on-line",
  seats: "Lugares",
  price: "Preço",
  manage: "Ver, alterar ou cancelar a inscrição",
  see: "Ver a inscrição",
  event: "A página do evento",
  footer: (site) => `Este e-mail chegou porque este endereço foi inscrito num evento de ${site}.`,
};
