import type { DemoMeetings } from '../demo-tenant.ts'

/** The latest first; the report of the next meeting is still missing. */
export const meetings: DemoMeetings[] = [
  {
    group: 'Kitchen table group',
    leads: 'admin',
    records: [
      {
        tema: 'Ruth 2: gleaning',
        observacoes: 'Leek and potato. Lorna is bringing the bread next week; somebody please bring butter.',
        observacoesLider: 'Wren is weighing a move to Burlington. Ask her how the interview went.',
        visitantes: [{ nome: 'Delia Marsh', telefone: '802 555 0161' }],
      },
      {
        tema: 'Ruth 1: going back',
        observacoes: 'We never got past verse 16, which is as it should be.',
        missed: ['wren'],
      },
      { tema: 'James 3: the tongue', observacoes: 'Quiet evening. Nobody wanted to go first after that chapter.' },
      { flagRealizada: false, observacoes: 'Mill Road was closed. Everyone stayed home and kept warm.' },
      { tema: 'James 2: the good chair', observacoes: 'Who gets it, and why it wobbles.', missed: ['lorna'] },
      {
        tema: 'James 1: slow to speak',
        observacoes: 'Twelve around the table if you count the dog.',
        visitantes: [{ nome: 'Pete from the feed store' }],
      },
      { tema: 'Proverbs 3, by the stove', observacoes: 'First frost, first soup.' },
    ],
    materials: [
      { titulo: 'This week’s devotionals', url: '/devotionals' },
      { titulo: 'Maps of the land of Ruth', url: 'https://maps.example/land-of-ruth' },
    ],
  },
  {
    group: 'Early chores',
    leads: 'amos',
    records: [
      {
        tema: 'Manna for the day',
        observacoes: 'Coffee froze in the thermos cup. Psalm 5 did not.',
        observacoesLider: 'Ask about the roof.',
      },
      { tema: 'Watchmen and the morning', observacoes: 'We pray for the Hollis calves this week.' },
    ],
    materials: [{ titulo: 'Songs we hum in the barn', url: '/praises' }],
  },
]
