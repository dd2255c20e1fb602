import type { planNames as source } from '../pt/plan-names.ts'
import type { Translation } from '../translation.ts'

/** Reading plans of the product itself. */
export const planNames: Translation<typeof source> = {
  firstSteps: {
    name: 'First steps',
    description:
      'Thirty days for new believers: who Jesus is, what grace means, how to pray and how to live with others.',
  },
  wholeBible: {
    name: 'The Bible in a year',
    description:
      'Genesis to Revelation in 365 days. Each day brings a part of the story, and one from the New Testament, Psalms or Proverbs.',
  },
  newTestament: {
    name: 'New Testament in 90 days',
    description: 'Three months from Matthew to Revelation, about fifteen minutes a day.',
  },
  psalmsAndProverbs: {
    name: 'Psalms and Proverbs in a month',
    description: 'A few psalms and a chapter of Proverbs each day. A good one to come back to.',
  },
  gospels: {
    name: 'The Gospels in 40 days',
    description: 'Four views of the life of Jesus, from Matthew to John.',
  },
  advent: {
    name: 'Advent',
    description:
      'The four weeks before Christmas: the promises, those who waited for them, and the night in Bethlehem.',
  },
  lent: {
    name: 'Lent',
    description:
      'From Ash Wednesday to the eve of Easter: the way out of Egypt, the comfort of Isaiah, and the last days of Jesus.',
  },
}
