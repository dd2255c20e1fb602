import type { DemoPlan } from '../demo-plan.ts'

export const plan: DemoPlan = {
  plan: {
    nome: 'Dez dias à beira da água',
    descricao:
      'Rios, poços e mares onde Deus encontrou gente cansada. Um plano da Maré, para ler no trapiche ou no ônibus.',
    idioma: 'pt',
  },
  days: [
    {
      passages: ['Gen.1.1-Gen.1.10'],
      text: 'Antes de tudo havia água, e o Espírito sobre ela.',
      question: 'O que em você ainda espera por forma?',
    },
    {
      passages: ['Gen.16.7-Gen.16.14'],
      text: 'Agar achou que ninguém a via.',
      question: 'Onde você gostaria de ser visto?',
    },
    { passages: ['Exod.14.10-Exod.14.31'], question: 'Diante de que mar você está hoje?' },
    { passages: ['Josh.3'], text: 'Os pés se molham primeiro; o caminho aparece depois.' },
    { passages: ['2Kgs.5.1-2Kgs.5.14'], question: 'Que coisa simples você anda evitando?' },
    { passages: ['Ps.42', 'Ps.46'], text: 'Dois salmos para ler devagar, em voz alta se puder.' },
    { passages: ['Mark.4.35-Mark.4.41'], question: 'O que muda quando você lembra quem está no barco?' },
    { passages: ['John.4.1-John.4.42'], text: 'Um poço, um meio-dia e uma conversa longa.' },
    { passages: ['John.21.1-John.21.14'], text: 'Peixe na brasa e ninguém precisou explicar nada.' },
    { passages: ['Rev.22.1-Rev.22.5'], question: 'Do que você mais tem sede?' },
  ],
  reader: { login: 'member', daysAgo: 4, read: [1, 2] },
}
