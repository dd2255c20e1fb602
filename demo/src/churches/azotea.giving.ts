import type { DemoGiving } from '../demo-giving.ts'
import { prose } from '../prose.ts'
import { rooftops } from '../scenes/views.ts'

const general = 'Ofrenda de cada semana'
const dinners = 'Cenas del jueves'
const chairs = 'Una silla de más'
const place = 'Un local en San Fernando'

export const giving: DemoGiving = {
  settings: {
    minimo: 100,
    valoresSugeridos: [1000, 2500, 5000, 10_000],
    reciboNome: 'Iglesia La Azotea',
    reciboDocumento: 'NIF R0000142J',
    reciboTexto: 'Gracias. Este donativo se hizo libremente y sin contraprestación.',
  },
  reasons: [
    {
      nome: general,
      historia: prose(`
        Paga el alquiler de la tonelería, la luz y la pintura amarilla de la puerta, que el levante se come cada invierno.
        Las cuentas están colgadas junto a la cafetera: cualquiera puede leerlas.`),
    },
    {
      nome: dinners,
      historia: prose(`
        Los jueves repartimos cena caliente cerca de la estación. Son setenta raciones, y cada una cuesta tres euros con
        veinte. La tortilla la hace Noelia; la conversación la ponemos entre todos.`),
      minimo: 300,
    },
    {
      nome: chairs,
      historia: prose(`
        Llevamos siempre una silla de más. Con este fondo pagamos el viaje a quien no puede venir al retiro, los libros a
        quien estudia y, de vez en cuando, una silla de verdad.`),
    },
    {
      nome: place,
      scene: rooftops,
      historia: prose(`
        El segundo encuentro ya no cabe en el salón prestado. Hemos visto un local en la calle Real, con un patio y un
        limonero. Hay que reunir la fianza y arreglar la cubierta antes de firmar.`),
      goal: { cents: 1_400_000, endsInDays: 90 },
      flagRecorrencia: false,
    },
  ],
  gifts: [
    { by: 'member', method: 'card', to: { [general]: 6000 }, daysAgo: 10, times: 5, everyDays: 90 },
    {
      by: 'member',
      method: 'paypal',
      to: { [place]: 20_000, [dinners]: 3200 },
      daysAgo: 43,
      coversFees: true,
      comment: 'Por el limonero.',
    },
    { by: 'member', method: 'card', to: { [chairs]: 4500 }, daysAgo: 260, is: 'partly refunded' },
    { by: 'member', method: 'bank_transfer', to: { [place]: 15_000 }, daysAgo: 2, is: 'waiting' },
    { by: 'member', method: 'paypal', to: { [chairs]: 2500 }, daysAgo: 88, is: 'expired' },
    { by: 'noelia', method: 'bank_transfer', to: { [dinners]: 9600 }, daysAgo: 16, times: 3, everyDays: 60 },
    { by: 'ivan', method: 'card', to: { [general]: 8000 }, daysAgo: 21, times: 3, everyDays: 45 },
    { by: 'ivan', method: 'card', to: { [place]: 30_000 }, daysAgo: 64, is: 'refunded' },
    { by: 'hugo', method: 'paypal', to: { [place]: 12_000 }, daysAgo: 27, isAnonymous: true },
    {
      by: { nome: 'Bar El Levantón', email: 'hola@levanton.example' },
      method: 'card',
      to: { [place]: 240_000 },
      daysAgo: 35,
      comment: 'De la rifa del barrio.',
    },
  ],
  recurrences: [
    { by: 'member', to: general, cents: 4000, everyDays: 30, startedDaysAgo: 70 },
    { by: 'member', to: dinners, cents: 2000, everyDays: 14, startedDaysAgo: 40, isPaused: true },
  ],
}
