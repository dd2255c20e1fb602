import { seedDemo } from '@narthex/demo/seed'
import { type DemoOptions, openDemo } from '../platform.ts'
import { hostOfVisited } from '../requests.ts'
import { city, cityGroups, fillCity } from './city-groups.ts'
import { copiedChurches, copyChurch, hostOfCopy } from './copied-churches.ts'
import type { Dataset } from './dataset.ts'
import { churchCounts, fillDirectory, hostOfChurch } from './directory-churches.ts'
import { calendarHost, eventCounts, fillCalendar } from './event-calendar.ts'
import { fillLedger, ledgerHost } from './ledger.ts'
import { lengthenLists, listItems } from './long-lists.ts'
import { fillTitles, hostOfPlay } from './play-titles.ts'
import { fillWall, wallHost, wallLengths } from './prayer-wall.ts'
import { enrolReaders } from './readers.ts'
import { fillSearch, hostOfSearched, searchedChurches } from './search-items.ts'
import { fillTicketSale, sellingHost } from './ticket-sale.ts'
import { addReadersChurch, fillTranslations, hostOfReader } from './translations.ts'

/** Data that the figures measure on, made once for a run. */
export const datasets = {
  demo: { host: hostOfVisited, isCopied: true, fill: (_owner, options) => fillDemo(options) },
  'long lists': {
    host: hostOfVisited,
    from: 'demo',
    fill: (owner, { size }) => lengthenLists(owner, listItems[size]),
  },
  'one copied church': {
    host: hostOfCopy(1),
    from: 'demo',
    isCopied: true,
    fill: (owner) => copyChurch(owner, 1),
  },
  'many copied churches': {
    host: hostOfCopy(1),
    from: 'demo',
    fill: (owner, { size }) => copyChurch(owner, copiedChurches[size]),
  },
  'few churches': { host: hostOfChurch(1), fill: (owner) => fillDirectory(owner, churchCounts.few) },
  'many churches': {
    host: hostOfChurch(1),
    fill: (owner, { size }) => fillDirectory(owner, churchCounts.many[size]),
  },
  'short prayer wall': { host: wallHost, fill: (owner, options) => fillWall(owner, options, wallLengths.short) },
  'long prayer wall': { host: wallHost, fill: (owner, options) => fillWall(owner, options, wallLengths.long) },
  ledger: { host: ledgerHost, fill: fillLedger },
  'groups of a city': { host: city.host, fill: (owner, { size }) => fillCity(owner, cityGroups[size]) },
  'few events': { host: calendarHost, fill: (owner, options) => fillCalendar(owner, options, eventCounts.few) },
  'many events': { host: calendarHost, fill: (owner, options) => fillCalendar(owner, options, eventCounts.many) },
  'two sales of tickets': { host: sellingHost, isCopied: true, fill: fillTicketSale },
  'search of one church': { host: hostOfSearched(1), fill: (owner, { size }) => fillSearch(owner, 1, size) },
  'search of many churches': {
    host: hostOfSearched(1),
    fill: (owner, { size }) => fillSearch(owner, searchedChurches[size], size),
  },
  'three translations': { host: hostOfReader, fill: fillTranslations },
  'titles of Play': { host: hostOfPlay, fill: fillTitles },
  'a church': { host: hostOfReader, isCopied: true, fill: addReadersChurch },
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
