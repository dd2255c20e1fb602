import type { DemoMeetings } from '../demo-tenant.ts'

/** The latest first; the report of the next meeting is still missing. */
export const meetings: DemoMeetings[] = [
  {
    group: 'Café com prosa',
    leads: 'admin',
    records: [
      {
        tema: 'Salmo 127: o pão do descanso',
        observacoes: 'Edson levou o café de Taquaritinga. Quinta que vem é a vez de Iracema escolher o salmo.',
        observacoesLider: 'Ligar para Edson antes de domingo: a mãe dele vai operar na terça.',
        visitantes: [{ nome: 'Marluce', telefone: '81 90000-0301' }],
      },
      {
        tema: 'Salmo 23, sem pressa',
        observacoes: 'Ninguém quis passar do segundo versículo, e estava certo.',
        missed: ['edson'],
      },
      { tema: 'Salmo 15: quem pode entrar', observacoes: 'Combinamos de deixar uma cadeira vazia em toda mesa.' },
      { flagRealizada: false, observacoes: 'Feriado no centro, refeitório fechado.' },
      {
        tema: 'Salmo 90: contar os dias',
        observacoes: 'Iracema contou como foi chegar aos setenta e poucos sem pressa de nada.',
        visitantes: [{ nome: 'Seu Otávio' }, { nome: 'Dayse', telefone: '81 90000-0302' }],
      },
      { tema: 'Salmo 133: morar juntos', observacoes: 'Primeiro encontro na mesa comprida.', missed: ['iracema'] },
      { tema: 'Salmo 4: deitar em paz', observacoes: 'Seis bilhetes na caixa de oração; oramos por todos.' },
    ],
    materials: [
      { titulo: 'Devocionais da semana', url: '/devotionals' },
      { titulo: 'Os cento e cinquenta salmos, em áudio', url: 'https://salmos.example/ouvir' },
    ],
  },
  {
    group: 'Varanda da Aurora',
    leads: 'edson',
    records: [
      {
        tema: 'A rede e os pescadores',
        observacoes: 'Lemos Lucas 5 olhando o rio. Na próxima terça, cada um traz uma fruta para as crianças.',
        observacoesLider: 'Marcos pareceu cansado. Conversar com calma.',
      },
      {
        tema: 'Um convite para o almoço',
        observacoes: 'Zaqueu desceu da árvore, e nós da varanda, para ajudar na louça.',
        missed: ['marcos'],
      },
      { tema: 'O vento e o barco', observacoes: 'Oramos por quem viaja esta semana.' },
    ],
    materials: [{ titulo: 'Cânticos que a gente canta na varanda', url: '/praises' }],
  },
]
