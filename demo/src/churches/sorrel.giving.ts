import type { DemoGiving } from '../demo-giving.ts'
import { prose } from '../prose.ts'
import { sorrelHill } from '../scenes/views.ts'

const general = 'The general fund'
const table = 'The long table'
const fuel = 'The woodpile'
const bell = 'The bell frame'

export const giving: DemoGiving = {
  settings: {
    minimo: 100,
    valoresSugeridos: [2500, 5000, 10_000, 25_000],
    reciboNome: 'Sorrel Hill Chapel',
    reciboDocumento: 'EIN 00-0000147',
    reciboTexto: 'No goods or services were provided in exchange for these contributions.',
  },
  reasons: [
    {
      nome: general,
      historia: prose(`
        Heat, light, the plow, Pastor Ruth and the piano tuner. Lorna reads the books out loud at town-meeting time, every
        line of them, and there is pie afterward.`),
    },
    {
      nome: table,
      historia: prose(`
        The first Sunday of every month we feed whoever comes, and there has yet to be a month when the food ran out. Eight
        dollars covers one plate. We buy from the farms you can see from the door.`),
      minimo: 700,
    },
    {
      nome: fuel,
      historia: prose(`
        Some winters outlast the woodpile. This fund buys a cord, or a tank of oil, for a neighbor who won’t ask. Two
        deacons know the names. Nobody else needs to.`),
    },
    {
      nome: bell,
      scene: sorrelHill,
      historia: prose(`
        The frame that has held our bell since 1861 is punky at the north post, and Amos won’t let anyone ring it until it
        is fixed. The timber is promised from the Whitcomb stand. The crane isn’t. We would like to ring in the Christmas
        service, a shade flat, as always.`),
      goal: { cents: 1_850_000, endsInDays: 150 },
      flagRecorrencia: false,
    },
  ],
  gifts: [
    { by: 'member', method: 'card', to: { [general]: 12_000 }, daysAgo: 9, times: 5, everyDays: 90, coversFees: true },
    { by: 'member', method: 'ach', to: { [bell]: 50_000, [table]: 4000 }, daysAgo: 52 },
    { by: 'member', method: 'card', to: { [fuel]: 7500 }, daysAgo: 310, comment: 'For the Pruitts’ old stove.' },
    { by: 'member', method: 'card', to: { [general]: 12_000 }, daysAgo: 126, is: 'refunded' },
    { by: 'member', method: 'ach', to: { [table]: 8000 }, daysAgo: 80, is: 'expired' },
    { by: 'amos', method: 'cash', to: { [general]: 20_000 }, daysAgo: 6, times: 3, everyDays: 91 },
    { by: 'amos', method: 'cash', to: { [bell]: 100_000 }, daysAgo: 2, is: 'waiting' },
    { by: 'wren', method: 'card', to: { [table]: 3200 }, daysAgo: 14, times: 3, everyDays: 60 },
    { by: 'lorna', method: 'card', to: { [fuel]: 30_000 }, daysAgo: 24, isAnonymous: true },
    { by: 'silas', method: 'ach', to: { [bell]: 250_000 }, daysAgo: 37, is: 'partly refunded' },
    {
      by: { nome: 'Alder Brook Grange', email: 'grange@alderbrook.example' },
      method: 'card',
      to: { [bell]: 400_000 },
      daysAgo: 45,
      comment: 'From the chicken supper.',
    },
  ],
  recurrences: [
    { by: 'member', to: general, cents: 5000, everyDays: 30, startedDaysAgo: 70 },
    { by: 'member', to: table, cents: 2500, everyDays: 14, startedDaysAgo: 40, isPaused: true },
  ],
}
