import type { DemoLive } from '../demo-tenant.ts'

export const live: DemoLive = {
  now: {
    titulo: 'Vigília do farol',
    descricao: 'Um dia inteiro de oração e silêncio, luz acesa. Entre quando puder, fique o quanto quiser.',
    linhas: [
      'Salmo 46: quando a água se agita',
      'Deus é [[refúgio]] antes de ser resposta.',
      'O rio alegra a cidade: a [[paz]] corre por baixo do barulho.',
      'Aquietem-se. Parar também é uma forma de [[confiar]].',
    ],
    momentos: [
      { tipo: 'ORACAO', titulo: 'Como podemos orar por você?', texto: 'Seu pedido chega à equipe de oração.' },
      { tipo: 'CARTAO', titulo: 'Primeira vez com a gente?', texto: 'Deixe seu contato e alguém escreve para você.' },
      { tipo: 'MAO', titulo: 'Quero seguir Jesus', texto: null },
    ],
  },
  past: [
    {
      titulo: 'Culto da manhã: redes do outro lado',
      held: { weekday: 'sunday', time: '10:00', weeksAgo: 0 },
      minutes: 105,
    },
    { titulo: 'Culto da noite: a mesa posta', held: { weekday: 'sunday', time: '18:00', weeksAgo: 0 }, minutes: 105 },
    {
      titulo: 'Culto da manhã: vento contrário',
      held: { weekday: 'sunday', time: '10:00', weeksAgo: 1 },
      minutes: 105,
    },
  ],
}
