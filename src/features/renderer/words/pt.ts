// Portuguese words of the renderer, as both Portugal and Brazil read them: no "tu" and no "você".
import { PORTUGUESE_PRIVACY } from "./privacy/pt.ts";
import type { ChromeWords, LegalInputs } from "./words-model.ts";

const listContacts = ({ contacts }: LegalInputs) =>
  contacts.length === 0 ? {} : { points: [...contacts] };

export const PORTUGUESE: ChromeWords = {
  language: "pt",
  skip: "Ir para o conteúdo",
  menu: "Menu",
  mainNavigation: "Menu principal",
  footerNavigation: "Rodapé",
  breadcrumbs: "Está aqui",
  home: "Início",
  readMore: "Ler mais",
  included: "Incluído",
  step: (number) => `Passo ${number}`,
  figure: (number) => `Fig. ${number}`,
  contactDetails: "Informações",
  openingHours: "Horário",
  factLabels: {
    phone: "Telefone",
    email: "E-mail",
    address: "Endereço",
    opening_hours: "Horário",
    service_area: "Área de atuação",
    founded: "Fundação",
    legal_name: "Nome da empresa",
    registration: "Inscrição comercial",
    vat_id: "Número fiscal",
    person: "Quem somos",
    price: "Preços",
    social: "Redes sociais",
    website: "Site",
    other: "Convém saber",
  },
  form: {
    name: "Nome",
    email: "E-mail",
    phone: "Telefone",
    message: "Mensagem",
    optional: "opcional",
    upTo: (most) => `no máximo ${most}`,
    choose: "Escolher",
    submit: "Enviar mensagem",
    leaveEmpty: "Deixe este campo vazio",
    privacy: "Privacidade e dados pessoais",
    heading: "Escreva uma mensagem",
  },
  noContact: "O telefone e o e-mail vão aparecer aqui em breve.",
  galleryEmpty: "As fotografias virão depois. Até lá, estes desenhos dão uma primeira ideia.",
  eventsEmpty: "Por agora não há datas marcadas. Quando houver uma, vai aparecer aqui.",
  eventsPast: "Datas passadas",
  eventDetails: "Detalhes",
  sitemapHeading: "Neste site",
  thankYou: {
    label: "Mensagem enviada",
    title: "Mensagem enviada",
    description: "A mensagem foi enviada e vai ser lida por uma pessoa.",
    heading: "A sua mensagem chegou",
    lede: "Recebemos o que escreveu e vamos responder pessoalmente.",
    back: "Voltar ao início",
  },
  notFound: {
    label: "Página não encontrada",
    title: "Página não encontrada",
    description: "Não há nenhuma página neste endereço; veja aqui para onde pode ir.",
    heading: "Esta página não existe",
    lede: "O endereço pode ter um erro, ou a página mudou de lugar. Talvez procure uma destas.",
    back: "Ir para o início",
  },
  privacy: PORTUGUESE_PRIVACY,
  accessibility: {
    label: "Acessibilidade",
    title: "Declaração de acessibilidade",
    description:
      "Como este site foi feito para que o maior número de pessoas o possa usar, e a quem comunicar um obstáculo.",
    heading: "Declaração de acessibilidade",
    lede: "Todas as pessoas devem poder usar este site, qualquer que seja o aparelho, a visão, a audição ou a forma de se mover.",
    sections: (inputs) => [
      {
        heading: "O que procuramos",
        paragraphs: [
          "Este site foi construído segundo as diretrizes de acessibilidade para conteúdo da web (WCAG) 2.2, nível AA.",
        ],
        points: [
          "O texto tem bom contraste, também no modo escuro, e pode ser ampliado à vontade.",
          "Chega-se a tudo com o teclado, e o elemento ativo está sempre visível.",
          "Títulos, áreas da página e nomes dos campos estão disponíveis para quem usa um programa de leitura.",
          "O movimento desaparece quando o aparelho pede menos.",
          "Nada aqui precisa de JavaScript.",
        ],
      },
      {
        heading: "Se alguma coisa não funcionar",
        paragraphs: [
          inputs.contacts.length > 0
            ? `Diga a ${inputs.name} o que não funcionou e em que página. Pode escrever ou ligar por aqui:`
            : `Diga a ${inputs.name} o que não funcionou e em que página.`,
        ],
        ...listContacts(inputs),
      },
    ],
  },
};
