import type { DemoNote } from '../demo-tenant.ts'

export const hattiesNotes: DemoNote[] = [
  {
    written: { weekday: 'sunday', time: '10:40', weeksAgo: 0 },
    titulo: 'The lost coin',
    texto: `Luke 15:8-10

She lights a lamp and sweeps the whole house for one coin. Nobody told her it was worth it.

• She does not wait for it to turn up.
• She calls the neighbors in. Joy that stays in the house is half a joy.

> What was lost never stopped being hers.

This week: write to Hollis. It has been two years.`,
  },
  {
    written: { weekday: 'wednesday', time: '19:55', weeksAgo: 1 },
    titulo: 'Questions for our study group',
    texto: `1. Where did I hurry past somebody this week?
2. What am I thankful for that I did not earn?
3. Who should we set a place for on Sunday?`,
  },
  {
    written: { weekday: 'sunday', time: '10:58', weeksAgo: 3 },
    titulo: 'Elijah under the broom tree',
    texto: `1 Kings 19:1-8

God does not begin with a speech. He begins with bread and sleep.

• Being tired is not a sin.
• The journey is too great for you: said kindly, and then he is fed again.`,
  },
  {
    written: { weekday: 'friday', time: '06:30', weeksAgo: 8 },
    titulo: 'Praying for',
    texto: `• Mom’s knee, and patience for all of us
• The new teacher at the county school
• Rain, and the wisdom to share water

Matthew 6:11`,
  },
]

export const everettsNotes: DemoNote[] = [
  {
    written: { weekday: 'monday', time: '08:20', weeksAgo: 0 },
    titulo: 'Before next Sunday',
    texto: `• Somebody to read, younger than sixty
• Fix the side door before the frost does
• Thank the kitchen, by name`,
  },
  {
    written: { weekday: 'sunday', time: '11:15', weeksAgo: 2 },
    titulo: 'Salt and light',
    texto: `Matthew 5:13-16

Salt does nothing in the shaker. That is the whole sermon, and it is enough for a month.`,
  },
  {
    written: { weekday: 'thursday', time: '20:05', weeksAgo: 7 },
    titulo: 'What people asked at the open house',
    texto: `1. What do you do with the children?
2. Do I have to sing?
3. Is there coffee? (Yes.)`,
  },
]
