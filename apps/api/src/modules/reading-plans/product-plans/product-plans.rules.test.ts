import { createHash } from 'node:crypto'
import { type BookId, bookIds, testaments } from '@narthex/contract/bible/books'
import { lastVerse, parseOsis } from '@narthex/contract/bible/reference'
import { verseCounts } from '@narthex/contract/bible/verse-counts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideAmongDays, type Portion, toPassages } from './balanced-days.rules.ts'
import { type ProductPlanKey, productPlanKeys, productPlans } from './product-plans.rules.ts'

const planOf = (key: ProductPlanKey) => {
  const plan = productPlans.find((one) => one.key === key)
  if (!plan) throw new Error(`No plan ${key}`)
  return plan
}

/** Every verse of a passage as `book.chapter.verse`. */
function versesIn(osis: string): string[] {
  const range = parseOsis(osis)
  if (!range) throw new Error(`Not a passage: ${osis}`)
  const { from, to } = range
  const verses: string[] = []
  for (let chapter = from.chapter; chapter <= to.chapter; chapter++) {
    const first = chapter === from.chapter ? (from.verse ?? 1) : 1
    const last =
      chapter === to.chapter
        ? (to.verse ?? lastVerse({ book: to.book, chapter }))
        : lastVerse({ book: to.book, chapter })
    for (let verse = first; verse <= last; verse++) verses.push(`${from.book}.${chapter}.${verse}`)
  }
  return verses
}

const everyVerse = (books: readonly BookId[]) =>
  books.flatMap((book) =>
    verseCounts[book].flatMap((count, index) =>
      Array.from({ length: count }, (_, verse) => `${book}.${index + 1}.${verse + 1}`),
    ),
  )

test.each<[ProductPlanKey, number, readonly BookId[], number]>([
  ['wholeBible', 365, bookIds, 1.8],
  ['newTestament', 90, testaments.NT, 1.6],
  ['psalmsAndProverbs', 31, ['Ps', 'Prov'], 1.5],
  ['gospels', 40, ['Matt', 'Mark', 'Luke', 'John'], 1.6],
])(
  '%s in %i days reads each verse once, no day is empty and none is far longer than another',
  (key, days, books, most) => {
    const plan = planOf(key)
    expect(plan.days).toHaveLength(days)
    const verses = plan.days.map((passages) => passages.flatMap(versesIn))
    const read = verses.flat()
    expect(read).toHaveLength(new Set(read).size)
    expect(read.toSorted()).toEqual(everyVerse(books).toSorted())
    const usual = read.length / days
    for (const [day, ofDay] of verses.entries()) {
      expect(ofDay.length, `day ${day + 1}: ${plan.days[day]}`).toBeLessThan(most * usual)
      expect(ofDay.length, `day ${day + 1}: ${plan.days[day]}`).toBeGreaterThan(usual / 3)
    }
  },
)

test.each<[ProductPlanKey, number]>([
  ['advent', 28],
  ['lent', 46],
  ['firstSteps', 30],
])('%s has %i days with passages that exist, none twice', (key, days) => {
  const plan = planOf(key)
  expect(plan.days).toHaveLength(days)
  for (const passages of plan.days) expect(passages.length).toBeGreaterThan(0)
  const all = plan.days.flat()
  for (const osis of all) expect(parseOsis(osis), osis).toBeDefined()
  expect(new Set(all).size).toBe(all.length)
})

test('each plan has one key and one id', () => {
  expect(productPlans.map(({ key }) => key).toSorted()).toEqual([...productPlanKeys].toSorted())
  expect(new Set(productPlans.map(({ id }) => id)).size).toBe(productPlans.length)
})

test('the plans are those that members have begun: a changed plan needs a new id', () => {
  const hash = createHash('sha256')
    .update(JSON.stringify(productPlans.map(({ id, days }) => [id, days])))
    .digest('hex')
  expect(hash.slice(0, 16)).toMatchInlineSnapshot(`"beee8c71b4195ed9"`)
})

test('portions are divided in order, all of them, and no day is empty while there are enough', () => {
  const portions = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 80 }).map((lengths) =>
    lengths.map((verses, index): Portion => {
      const place = { book: 'Ps', chapter: index + 1 } as const
      return { reference: { from: place, to: place }, verses }
    }),
  )
  fc.assert(
    fc.property(portions, fc.integer({ min: 1, max: 60 }), (given, days) => {
      const divided = divideAmongDays(given, days)
      expect(divided).toHaveLength(days)
      expect(divided.flat()).toEqual(given)
      if (given.length >= days) expect(divided.every((ofDay) => ofDay.length > 0)).toBe(true)
    }),
  )
})

test('chapters in a row are one passage, and parts of a chapter stay apart', () => {
  const chapter = (number: number) => ({ book: 'Ps', chapter: number }) as const
  const whole = (number: number): Portion => ({ reference: { from: chapter(number), to: chapter(number) }, verses: 9 })
  const part = { from: { ...chapter(119), verse: 1 }, to: { ...chapter(119), verse: 59 } }
  expect(toPassages([whole(117), whole(118), { reference: part, verses: 59 }])).toEqual([
    'Ps.117-Ps.118',
    'Ps.119.1-Ps.119.59',
  ])
})
