import type { DemoEvent } from '../demo-tenant.ts'
import { prose } from '../prose.ts'

export const events: DemoEvent[] = [
  {
    titulo: 'Dinner at the long table',
    resumo: prose(`
      Dinner after worship, for anyone who is hungry and a few who claim they aren’t. Bring a dish if you can. If you
      can’t, bring the story of why not; we have heard some good ones.`),
    begins: { weekday: 'sunday', time: '11:15', firstsOfMonthAhead: 0 },
    durationMinutes: 105,
    local: 'The vestry',
    flagOnline: false,
  },
  {
    titulo: 'Wood-splitting day',
    resumo: prose(`
      Eleven cords to split and stack for neighbors who heat with wood. Start at eight, soup at noon, done when Amos
      says we’re done. Bring gloves; we have the mauls. Children stack kindling and get paid in pie.`),
    begins: { weekday: 'saturday', time: '08:00', weeksAhead: 0 },
    durationMinutes: 300,
    local: 'The Whitcomb place, behind the red barn',
    flagOnline: false,
  },
  {
    titulo: 'What to do about the steeple',
    resumo: prose(`
      The estimate is in and it is not small. Come look at the drawings, ask the carpenter anything, and hear three ways
      we might pay for it. No vote that night, and there will be pie.`),
    begins: { weekday: 'tuesday', time: '19:00', weeksAhead: 1 },
    durationMinutes: 90,
    local: 'The chapel, front pews',
    flagOnline: true,
  },
  {
    titulo: 'Hymn sing by lantern light',
    resumo: prose(`
      No program and no sermon. Call out a number and we will sing it, all the verses. Dale takes requests for the reed
      organ, within reason, and there’s cider afterward.`),
    begins: { weekday: 'friday', time: '19:00', weeksAhead: 3 },
    durationMinutes: 90,
    local: null,
    flagOnline: false,
    programa: [
      { dia: 1, hora: '19:00', titulo: 'Doors open, lanterns lit', descricao: null },
      { dia: 1, hora: '19:20', titulo: 'Singing', descricao: 'All the verses.' },
      { dia: 1, hora: '20:15', titulo: 'Cider and goodbyes', descricao: null },
    ],
    convidados: [{ nome: 'Dale Hutchins', papel: 'reed organ', imagem: null }],
  },
  {
    titulo: 'Mending night',
    resumo: prose(`
      Bring the coat with the bad zipper, the lamp that hums, the chair that gave up. Six people who can fix things will
      be sitting at the long table with their tools out. What can’t be fixed gets a decent goodbye.`),
    begins: { weekday: 'thursday', time: '18:00', weeksAhead: 5 },
    durationMinutes: 150,
    local: 'The vestry',
    flagOnline: false,
  },
]
