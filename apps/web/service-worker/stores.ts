import { type Ahead, createAhead } from './ahead.ts'
import { createOfflinePage } from './kept-offline-page.ts'
import { type KeptPage, type KeptPages, keptPages, lenient } from './kept-pages.ts'
import { createWakeData } from './wake-data.ts'
import { createWeek, type Week, weekName } from './week.ts'

/** Dependencies of the worker: the browser's APIs, or fakes in tests. */
export interface Surroundings {
  readonly storage: CacheStorage
  readonly fetch: (address: string | Request) => Promise<Response>
  readonly now: () => Date
  /** Whether the visitor saves data or has a slow network. */
  readonly isSparing: () => boolean
  /** The site's own. */
  readonly origin: string
  /** The build's name: caches of other builds are deleted. */
  readonly build: string
}

const offlinePath = '/offline'

/** All that the worker caches, in caches of its build. */
export function createStores({ storage, fetch, now, isSparing, origin, build }: Surroundings) {
  const names = {
    pages: `pages ${build}`,
    files: `files ${build}`,
    woken: `woken ${build}`,
    ahead: `ahead ${build}`,
    week: weekName(build),
  }
  const openFiles = () => storage.open(names.files)

  /** Caches are optional: when one cannot be opened, read or written, the network's answer is used. */
  async function asset(address: string): Promise<Response> {
    const files = await openFiles().catch(() => undefined)
    const kept = await files?.match(address, lenient).catch(() => undefined)
    if (kept) return kept
    const answer = await fetch(address)
    if (answer.status === 200) await files?.put(address, answer.clone()).catch(() => {})
    return answer
  }

  const pages: KeptPages = keptPages(storage, names.pages)
  const wakeData = createWakeData(storage, fetch, names.woken)
  const week: Week = createWeek({ storage, fetch, now, isSparing, origin, keepAsset: asset }, names.week)
  const open = () => storage.open(names.ahead)
  const ahead: Ahead = createAhead({ open, fetch, now, origin, pages, keepAsset: asset, keepWakeData: wakeData })
  const offline = createOfflinePage({
    open: openFiles,
    fetch,
    now,
    address: `${origin}${offlinePath}`,
    keepAsset: (path) => asset(`${origin}${path}`),
    listKept,
  })

  /** A person's own, the pages read last, then the unread devotionals of the week. */
  async function listKept(): Promise<KeptPage[]> {
    const all = (await Promise.all([ahead.list(), pages.list(), week.list()])).flat()
    return all.filter(({ path }, i) => all.findIndex((kept) => kept.path === path) === i)
  }

  return { names, pages, week, wakeData, ahead, offline, asset }
}
