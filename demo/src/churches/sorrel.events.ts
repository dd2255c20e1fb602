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
  {
    titulo: 'Supper for the ones who ring',
    resumo: prose(`
      Nine chairs, one stew, and a toast to the people who get up early to ring the bell. For members of the chapel; the
      table in the vestry is only so long.`),
    begins: { weekday: 'wednesday', time: '18:00', weeksAhead: 2 },
    durationMinutes: 120,
    local: 'The vestry',
    flagOnline: false,
  },
  {
    titulo: 'Family camp at Harlow Pond',
    resumo: prose(`
      Two nights in the old boathouse cabins with canoes, a campfire and no cell service to speak of. Forty-eight bunks,
      first come first served, and nobody sings solo unless they want to.`),
    begins: { weekday: 'friday', time: '16:00', weeksAhead: 6 },
    durationMinutes: 2640,
    local: 'Harlow Pond, the boathouse cabins',
    flagOnline: false,
    serie: 'Family camps',
  },
  {
    titulo: 'Small church, big kitchen',
    resumo: prose(`
      A Saturday morning online for country churches that feed people: budgets, freezers, and how to ask for help washing
      up. Three talks, long breaks, cameras optional.`),
    begins: { weekday: 'saturday', time: '09:30', weeksAhead: 7 },
    durationMinutes: 180,
    local: null,
    flagOnline: true,
  },
  {
    titulo: 'The quilt auction',
    resumo: prose(`
      Twenty-two quilts and one very loud auctioneer. The big blue one went to a bidder in Quebec, and the furnace is paid
      for.`),
    begins: { weekday: 'saturday', time: '13:00', weeksAgo: 4 },
    durationMinutes: 180,
    local: 'The vestry',
    flagOnline: false,
  },
]
