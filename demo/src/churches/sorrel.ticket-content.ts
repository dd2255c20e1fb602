import { article } from '../article.ts'
import type { DemoTicketContent } from '../demo-sale.ts'
import { prose } from '../prose.ts'

/** Content for the cooks who join from home. */
export const content: DemoTicketContent[] = [
  {
    titulo: 'Before Saturday',
    resumo: 'Ten minutes of homework, and most of it is counting.',
    text: article(`
      We’ll talk about real kitchens, so bring the numbers of yours. No one checks them, and round ones are fine.

      ## Please count

      - How many you fed last month, and how many of them washed up
      - What’s in the freezer that no one remembers buying
      - The price of a pound of flour at your nearest store

      ## Something to read

      Luke 9:12-17 is about a meal that looked too small. We’ll begin there.`),
  },
  { titulo: 'Morning in the kitchen window', resumo: 'Thirty seconds, no talking.', film: true },
  {
    titulo: 'The big-pot cookbook',
    resumo: 'Three recipes for forty people, with a shopping list for each.',
    filename: 'The big-pot cookbook.pdf',
    booklet: {
      title: 'The big-pot cookbook',
      subtitle: 'Small church, big kitchen',
      chapters: [
        {
          title: 'Barley soup for forty',
          text: prose(`
            Eight pounds of carrots, five of barley, and every leek you can be given. Start it before the first hymn.

            It is better on Monday. Send jars home with those who live alone.`),
        },
        {
          title: 'Oat rolls',
          text: prose(`
            Mix at night, shape at six, bake at eight. The smell does more than the bell.`),
        },
        {
          title: 'Apple anything',
          text: prose(`
            Peel with company. Twelve pounds of apples, one of sugar, oats on top, and a hot oven until it bubbles.`),
        },
      ],
    },
  },
  { titulo: 'Where to buy in bulk', resumo: 'Our list of mills and farms, kept by Lorna.', link: '/news' },
  {
    titulo: 'What we wrote on the board',
    resumo: 'Photos and notes, after the morning is over.',
    opensDaysBefore: -1,
    text: article(
      'Thank you for coming. The notes of all three talks are here, and so is the recipe that started the argument.',
    ),
  },
]
