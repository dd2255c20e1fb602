import { article } from '../article.ts'
import type { DemoNews } from '../demo-reading.ts'
import { prose } from '../prose.ts'

export const news: DemoNews[] = [
  {
    titulo: 'The steeple estimate is in',
    resumo: prose(`
      Two of the four corner posts are sound, which is better than we feared. The other two have been feeding carpenter
      ants since about 1960. The full report is on the table by the door, with a pencil on a string for your comments.`),
    corpo: article(`
      Carl from the framing crew spent two mornings up there with an awl and a flashlight. His report runs to nine pages. The
      short version fits on a postcard: the north posts can stay, the south posts have to go, and the weathervane is a rooster
      after all, not a trout, which settles an argument from 1988.

      ## What it would take

      - Two white pine posts, eight by eight, which the Pruitts have offered standing.
      - A crane for a day, or four very patient people with a gin pole.
      - Something like the price of a decent used truck.

      We’ll talk it over after worship on the first Sunday, with pie. Nobody votes hungry.
    `),
    published: { weekday: 'friday', time: '11:30', weeksAgo: 1 },
  },
  {
    titulo: 'Welcome to the Okafor family',
    resumo: prose(`
      Chidi and Ada bought the Lowell house in the spring and have already survived mud, blackflies and the transfer
      station. Their boys, Emeka and Tobi, are in second grade and kindergarten. They say yes to almost any invitation,
      so send one.`),
    published: { weekday: 'friday', time: '11:20', weeksAgo: 1 },
  },
  {
    titulo: 'Chapel Road is open',
    resumo: prose(`
      The new culvert is in and you can come straight up the hill again. The Pruitts would like it known that forty-one
      cars crossed their pasture, nobody let a cow out, and one driver left a thank-you note and a jar of pickles.`),
    published: { weekday: 'wednesday', time: '08:15', weeksAgo: 1 },
  },
  {
    titulo: 'On reeds and damp weather',
    resumo: prose(`
      Dale writes: a reed organ doesn’t go out of tune so much as it takes an opinion. He has cleaned forty of the
      sixty-one reeds with a toothbrush and would be glad of company for the rest. No experience needed, only patience.`),
    published: { weekday: 'monday', time: '16:00', weeksAgo: 3 },
  },
  {
    titulo: 'Thank you for the oil fund',
    resumo: prose(`
      Twenty-two households gave, nine households stayed warm, and only Joan knows who was which. Some of you gave in
      eggs. The fund has four hundred and six dollars left in it, and the eggs are gone.`),
    published: { weekday: 'sunday', time: '13:00', weeksAgo: 5 },
  },
]
