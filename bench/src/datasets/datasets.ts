import type { OwnerConnection } from '@narthex/api/platform/database/database'
import { seedDemo } from '@narthex/demo/seed'
import { type DemoOptions, openDemo } from '../platform.ts'
import { fillCity } from './city-groups.ts'
import { copyChurch } from './copied-churches.ts'
import { fillDirectory } from './directory-churches.ts'
import { fillCalendar } from './event-calendar.ts'
import { fillLedger } from './ledger.ts'
import { lengthenLists } from './long-lists.ts'
import { fillTitles } from './play-titles.ts'
import { fillWall } from './prayer-wall.ts'
import { enrolReaders } from './readers.ts'
import { fillSearch } from './search-items.ts'
import { fillTicketSale } from './ticket-sale.ts'
import { addReadersChurch, fillTranslations } from './translations.ts'

/** How the data of a database is made. */
export interface Dataset {
  /** What it begins with; a migrated database where nothing is given. */
  readonly from?: string
  /** Each contestant gets a copy of its own; otherwise a single contestant uses it. */
  readonly isCopied?: boolean
  fill(owner: OwnerConnection, options: DemoOptions): Promise<void>
}

/** What the figures measure on, made once for a run. */
export const datasets = {
  demo: { isCopied: true, fill: (_owner, options) => fillDemo(options) },
  'demo, 10,000 items': { from: 'demo', fill: (owner) => lengthenLists(owner, 10_000) },
  'demo, 1 copied church': { from: 'demo', isCopied: true, fill: (owner) => copyChurch(owner, 1) },
  'demo, 1,000 copied churches': { from: 'demo', fill: (owner) => copyChurch(owner, 1000) },
  '10 churches': { fill: (owner) => fillDirectory(owner, 10) },
  '100,000 churches': { fill: (owner) => fillDirectory(owner, 100_000) },
  '1,000 prayers': { fill: (owner, { databaseUrl }) => fillWall(owner, databaseUrl, 1000) },
  '100,000 prayers': { fill: (owner, { databaseUrl }) => fillWall(owner, databaseUrl, 100_000) },
  '100,000 payments': { fill: (owner, { databaseUrl }) => fillLedger(owner, databaseUrl, 100_000) },
  '10,000 groups': { fill: (owner) => fillCity(owner, 10_000) },
  '100 events': { fill: (owner, { databaseUrl }) => fillCalendar(owner, databaseUrl, 100) },
  '10,000 events': { fill: (owner, { databaseUrl }) => fillCalendar(owner, databaseUrl, 10_000) },
  'two sales of tickets': { isCopied: true, fill: (owner, { databaseUrl }) => fillTicketSale(owner, databaseUrl) },
  'search of 1 church': { fill: (owner) => fillSearch(owner, 1, 10_000) },
  'search of 20 churches': { fill: (owner) => fillSearch(owner, 20, 10_000) },
  'three translations': { fill: fillTranslations },
  '10,000 titles of Play': { fill: (owner, options) => fillTitles(owner, options, 10_000) },
  'a church': { isCopied: true, fill: addReadersChurch },
} as const satisfies Record<string, Dataset>

export type DatasetName = keyof typeof datasets

async function fillDemo(options: DemoOptions): Promise<void> {
  const { platform, close } = await openDemo(options)
  try {
    await seedDemo(platform, { withLogins: false })
    await enrolReaders(platform)
  } finally {
    await close()
  }
}
