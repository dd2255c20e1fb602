import { type BookId, bookIds, testaments } from '@narthex/contract/bible/books'
import { countVerses, divideAmongDays, listPortions, toPassages } from './balanced-days.rules.ts'
import { adventDays, ashWednesday, firstSteps, holyWeek } from './chosen-days.rules.ts'
import { type Season, seasonDays } from './seasons.rules.ts'

/** The names of the plans in the locales. */
export const productPlanKeys = [
  'firstSteps',
  'wholeBible',
  'newTestament',
  'psalmsAndProverbs',
  'gospels',
  'advent',
  'lent',
] as const
export type ProductPlanKey = (typeof productPlanKeys)[number]

/** A plan of the product's own making: passages by day. Subscriptions hold its id, so that it never changes. */
export interface ProductPlan {
  readonly key: ProductPlanKey
  readonly id: string
  readonly season: Season | null
  readonly days: readonly (readonly string[])[]
}

const gospels = ['Matt', 'Mark', 'Luke', 'John'] as const satisfies readonly BookId[]
const wisdom = ['Ps', 'Prov'] as const satisfies readonly BookId[]

/** Tracks of books that are read side by side, each balanced over all days. */
function readTogether(days: number, ...tracks: readonly (readonly BookId[])[]): string[][] {
  const divided = tracks.map((books) => {
    const portions = listPortions(books, countVerses(books) / days)
    return divideAmongDays(portions, days).map(toPassages)
  })
  return Array.from({ length: days }, (_, day) => divided.flatMap((track) => track[day] ?? []))
}

/** Law and prophets beside a psalm, a proverb or a chapter of the New Testament each day. */
function readWholeBible(): string[][] {
  const besides: readonly BookId[] = [...gospels, 'Ps', ...testaments.NT.slice(gospels.length), 'Prov']
  const rest = bookIds.filter((book) => !besides.includes(book))
  return readTogether(365, rest, besides)
}

/** The way out of Egypt and the comfort of Isaiah between Ash Wednesday and Holy Week. */
function readLent(): string[][] {
  const days = seasonDays.QUARESMA - 1 - holyWeek.length
  const between = divideAmongDays([...chapters('Exod', 1, 20), ...chapters('Isa', 40, 58)], days).map(toPassages)
  return [ashWednesday, ...between, ...holyWeek]
}

const chapters = (book: BookId, first: number, last: number) =>
  listPortions([book], Number.POSITIVE_INFINITY).slice(first - 1, last)

const built: readonly ProductPlan[] = [
  { key: 'firstSteps', id: 'eadcdeae-69a4-4ba4-8396-50353210c284', season: null, days: firstSteps },
  { key: 'wholeBible', id: 'ba918a96-6d09-46ac-ac77-5563fe6824aa', season: null, days: readWholeBible() },
  {
    key: 'newTestament',
    id: 'b7ba112f-4b94-47e9-bd24-7ac1bf138d54',
    season: null,
    days: readTogether(90, testaments.NT),
  },
  {
    key: 'psalmsAndProverbs',
    id: '21c616f5-5364-4bd5-b1d1-ff095b155427',
    season: null,
    days: readTogether(31, ...wisdom.map((book) => [book])),
  },
  { key: 'gospels', id: '2c6b7b93-9b6e-459e-888f-4eacb0ba1946', season: null, days: readTogether(40, gospels) },
  { key: 'advent', id: '55128a47-df4c-4957-8dea-5532ef9fa00d', season: 'ADVENTO', days: adventDays },
  { key: 'lent', id: '805b56ee-78ea-4cd8-9a90-932a592651ed', season: 'QUARESMA', days: readLent() },
]

export const productPlans: readonly ProductPlan[] = built

const byId = new Map(built.map((plan) => [plan.id, plan]))

export const findProductPlan = (id: string): ProductPlan | undefined => byId.get(id)
