import type { DemoPodcast } from '../demo-tenant.ts'
import { prose } from '../prose.ts'

const saturday = (weeksAgo: number) => ({ weekday: 'saturday', time: '07:00', weeksAgo }) as const

export const podcast: DemoPodcast = {
  titulo: 'A Shade Flat',
  autor: 'Dale Hutchins',
  descricao: prose(`
    Our bell cracked on its second Christmas and has rung a shade flat ever since. Dale figured the handbells might as
    well keep it company. A minute or so of ringing every other Saturday, and a word on what the valley was doing.`),
  episodes: [
    {
      titulo: 'After the rain',
      seconds: 71,
      descricao: prose(`
        Nobody got up the hill but Dale and the dog. You can hear the second one in the middle. We left it in.`),
      published: saturday(0),
    },
    {
      titulo: 'For the Okafors',
      seconds: 64,
      descricao: 'Emeka picked the notes and Tobi picked the order. It came out better than what I had.',
      published: saturday(2),
    },
    {
      titulo: 'Sixty-one reeds',
      seconds: 88,
      descricao: prose(`
        The organ is in pieces on the long table, so the bells are standing in. Forty reeds clean, twenty-one to go, and
        there is a toothbrush here with your name on it.`),
      published: saturday(4),
    },
    {
      titulo: 'The heifer',
      seconds: 49,
      descricao: 'A reconstruction of the famous ringing, by people who were not there.',
      published: saturday(6),
    },
    {
      titulo: 'Half an inch toward the pulpit',
      seconds: 57,
      descricao: 'A tune that leans a little to one side, in honor of the floor.',
      published: saturday(8),
    },
  ],
}
