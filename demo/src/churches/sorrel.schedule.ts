import type { DemoRecurring } from '../demo-tenant.ts'

export const schedule: DemoRecurring[] = [
  {
    tipo: 'EBD',
    titulo: 'Sunday school in the vestry',
    descricao: 'Three classes and one wood stove. Children under six bring the grown-up they would like to sit with.',
    weekday: 'sunday',
    time: '08:45',
    minutes: 40,
    local: 'The vestry',
  },
  {
    tipo: 'OUTRO',
    titulo: 'The long table',
    descricao:
      'Bring a dish if you can. We eat until the pie is gone, and there is always somebody washing up to talk to.',
    weekday: 'sunday',
    nth: 1,
    time: '11:00',
    minutes: 120,
    local: null,
  },
  {
    tipo: 'OUTRO',
    titulo: 'Mending circle',
    descricao: 'Quilts, jeans, and the occasional hurt feeling.',
    weekday: 'tuesday',
    every: 2,
    time: '13:30',
    minutes: 120,
    local: 'Joan’s kitchen, across the road',
  },
  {
    tipo: 'OUTRO',
    titulo: 'Trustees, with cider',
    descricao: null,
    weekday: 'thursday',
    nth: 3,
    time: '19:00',
    minutes: 75,
    local: 'The vestry, by the stove, after supper',
  },
]
