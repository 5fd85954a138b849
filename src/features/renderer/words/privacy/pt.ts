import { definePrivacy } from "./write-privacy.ts";

export const PORTUGUESE_PRIVACY = definePrivacy({
  label: "Privacidade",
  title: "Política de privacidade",
  description: "Que dados este site trata, para quê, e quais são os seus direitos.",
  heading: "Política de privacidade",
  lede: "Este site não usa cookies, rastreamento nem serviços de terceiros. O que resta está explicado aqui.",
  ledeWithRecaptcha:
    "Este site não usa cookies próprios nem rastreamento. Nas páginas com formulário usa um serviço de terceiros. Tudo está explicado aqui.",
  responsible: {
    heading: "Quem é responsável",
    who: (name, host) => `O responsável pelo tratamento de dados deste site (${host}) é ${name}.`,
    contacts: "Pode falar com o responsável por aqui:",
  },
  visit: {
    heading: "Quando visita o site",
    paragraphs: [
      "Para enviar uma página, o servidor trata por um instante o seu endereço de internet. Ele não é guardado.",
      "As visitas são contadas sem cookies e sem reconhecer a mesma pessoa em outro dia. Para distinguir os visitantes, o servidor forma um código com o seu endereço, o nome do seu navegador e um segredo que muda todos os dias. O código e o segredo são apagados ao fim de 48 horas, no máximo; depois disso ninguém pode saber que visita foi a sua.",
      "O que fica são totais de cada dia: páginas vistas, de onde vieram os visitantes, tipo de aparelho, idioma, país, cliques em links de destaque, formulários vistos e enviados. Os países e idiomas com menos de três visitantes não são mostrados.",
    ],
    ownOnly:
      "As letras, as imagens e os programas vêm todos deste site. O seu navegador não comunica com mais ninguém.",
    exceptRecaptcha:
      "As letras e as imagens vêm todas deste site. O seu navegador só comunica com outra empresa nas páginas com formulário: a Google, como se explica abaixo.",
  },
  forms: {
    heading: "Quando escreve uma mensagem",
    paragraphs: [
      "O que escreve num formulário é guardado, com a hora e a página de onde foi enviado, e chega até nós por e-mail, para podermos responder. Também pode passar para os programas com que respondemos; o que fica anotado disso é apagado ao fim de 30 dias. Não usamos os dados para mais nada nem os damos a quem não precise deles para a resposta.",
      "Para evitar publicidade, cada mensagem é verificada automaticamente: por um campo que as pessoas não veem, pelo tempo que levou preencher o formulário, pelo número de links e por quantas mensagens chegam do mesmo endereço em poucos minutos. Esse endereço não é guardado. O que é tomado por publicidade fica à parte e é apagado ao fim de 30 dias.",
      "Apagamos a mensagem quando já não é necessária, a não ser que a lei obrigue a guardá-la.",
    ],
    pictures:
      "As imagens que envia com um formulário são guardadas com a mensagem e apagadas com ela. Antes disso são retirados os dados que as câmaras escondem nelas, como o lugar e a hora em que foram feitas. Nunca são mostradas neste site.",
    recaptcha:
      "Os nossos formulários também são protegidos pelo Google reCAPTCHA. As páginas com formulário carregam um programa da Google, que observa como a página é usada. Quando envia o formulário, o nosso servidor comunica à Google o seu endereço de internet, e a Google responde qual é a probabilidade de ter sido enviado por uma pessoa. Guardamos apenas se isso foi confirmado. Sem esse programa o formulário também funciona, e a Google não recebe nada.",
  },
  registrations: {
    heading: "Quando faz inscrição num evento",
    paragraphs: [
      "Guardamos o seu nome, o seu e-mail, o número de lugares e o mais que quiser dizer: um telefone, uma mensagem, respostas a outras perguntas. Usamos isso para reservar os lugares e para escrever sobre o evento: uma confirmação, as alterações e um lembrete no dia anterior.",
      "Em cada uma dessas mensagens há um link para ver e cancelar a inscrição. As inscrições são apagadas doze meses depois do evento.",
    ],
  },
  photographs: {
    heading: "Fotografias",
    paragraphs: [
      "As fotografias deste site são guardadas sem os dados que os aparelhos escondem nelas, como onde e quando foram tiradas.",
    ],
  },
  rights: {
    heading: "Os seus direitos",
    paragraphs: [
      "Pode perguntar a qualquer momento que dados seus estão guardados, pedir que sejam corrigidos ou apagados, ou opor-se ao seu uso. Também pode apresentar reclamação a uma autoridade de proteção de dados.",
    ],
  },
});
