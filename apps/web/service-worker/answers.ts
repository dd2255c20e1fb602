import { pageOfWakePath } from '../app/routing/wake.ts'
import { type KeptPage, type KeptPages, keptPages, lenient, standInAddress, toPageKey } from './kept-pages.ts'
import { standIn } from './offline-page.ts'
import { pageAssets } from './page-assets.ts'
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

/** A fetch event of the worker. */
export interface Asked {
  readonly request: Pick<Request, 'method' | 'mode' | 'url'>
  /** Navigation preload. */
  readonly preload?: Promise<Response | undefined> | undefined
  /** Keeps the worker alive for background work. */
  readonly later: (work: Promise<unknown>) => void
}

export interface Answers {
  /** Caches the offline page and its assets. Rejects, and with it the installation, when one is unavailable. */
  install(): Promise<void>
  /** Deletes the caches of other builds. */
  activate(): Promise<void>
  /** Answers a page or an asset; undefined for other requests, which the browser fetches itself. */
  answer(asked: Asked): Promise<Response> | undefined
  /** Caches pages and assets that were loaded before the worker took control. */
  keep(addresses: readonly string[]): Promise<void>
}

const offlinePath = '/offline'
const maxWoken = 80
const oldMs = 24 * 60 * 60 * 1000

/**
 * Pages always come from the network and from the cache only while offline, so that edits show at once. Assets have a
 * content hash in their name and are fetched once.
 */
export function createAnswers({ storage, fetch, now, isSparing, origin, build }: Surroundings): Answers {
  const names = { pages: `pages ${build}`, files: `files ${build}`, woken: `woken ${build}`, week: weekName(build) }
  const pages: KeptPages = keptPages(storage, names.pages)
  const week: Week = createWeek({ storage, fetch, now, isSparing, origin, keepAsset: asset }, names.week)

  /** Caches are optional: when one cannot be opened, read or written, the network's answer is used. */
  async function asset(address: string): Promise<Response> {
    const files = await storage.open(names.files).catch(() => undefined)
    const kept = await files?.match(address, lenient).catch(() => undefined)
    if (kept) return kept
    const answer = await fetch(address)
    if (answer.status === 200) await files?.put(address, answer.clone()).catch(() => {})
    return answer
  }

  async function page({ request, preload, later }: Asked): Promise<Response> {
    let answer: Response
    try {
      answer = (await preload) ?? (await fetch(request as Request))
    } catch {
      return (await pages.find(request.url)) ?? (await week.find(request.url)) ?? (await offlinePage())
    }
    later(pages.keep(request.url, answer.clone()))
    later(refreshOfflinePage(new URL(request.url)))
    later(week.refreshAfter(new URL(request.url).pathname))
    return answer
  }

  /** Hydration data. Offline, member pages hydrate with the data of their last visit. */
  async function wakeData(address: string): Promise<Response> {
    const woken = await storage.open(names.woken).catch(() => undefined)
    try {
      const answer = await fetch(address)
      if (answer.status === 200 && answer.headers.get('cache-control') !== 'no-store') {
        await keepWoken(woken, address, answer.clone()).catch(() => {})
      }
      return answer
    } catch (error) {
      const standIn = standInAddress(address)
      const kept =
        (await woken?.match(toPageKey(address), lenient).catch(() => undefined)) ??
        (standIn && (await woken?.match(standIn, lenient).catch(() => undefined)))
      if (kept) return kept
      throw error
    }
  }

  async function keepWoken(woken: Cache | undefined, address: string, answer: Response): Promise<void> {
    if (!woken) return
    const key = toPageKey(address)
    // Deleted first so that the entry moves to the end: the oldest entry is evicted.
    await woken.delete(key, lenient)
    await woken.put(key, answer)
    const keys = await woken.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - maxWoken)).map((old) => woken.delete(old.url, lenient)))
  }

  async function offlinePage(): Promise<Response> {
    const files = await storage.open(names.files)
    const kept = await files.match(`${origin}${offlinePath}`, lenient)
    return kept ? standIn(kept, await keptHere()) : Response.error()
  }

  /** The pages read last, then the unread devotionals of the week. */
  async function keptHere(): Promise<KeptPage[]> {
    const [read, ofWeek] = await Promise.all([pages.list(), week.list()])
    return [...read, ...ofWeek.filter(({ path }) => !read.some((page) => page.path === path))]
  }

  async function fetchOfflinePage(): Promise<void> {
    const answer = await fetch(`${origin}${offlinePath}`)
    if (answer.status !== 200) throw new Error(`There is no offline page: ${answer.status}`)
    const html = await answer.clone().text()
    await Promise.all(Array.from(pageAssets(html), (path) => asset(`${origin}${path}`)))
    const files = await storage.open(names.files)
    await files.put(`${origin}${offlinePath}`, answer)
  }

  /** Refreshes the offline page: at once in another language, within a day after an edit. */
  async function refreshOfflinePage({ searchParams }: URL): Promise<void> {
    const files = await storage.open(names.files)
    const date = (await files.match(`${origin}${offlinePath}`, lenient))?.headers.get('date')
    const isOld = !date || now().getTime() - Date.parse(date) > oldMs
    if (isOld || searchParams.has('lang')) await fetchOfflinePage().catch(() => {})
  }

  return {
    install: fetchOfflinePage,

    async activate() {
      await week.takeOver()
      const ours = new Set(Object.values(names))
      await Promise.all((await storage.keys()).map((name) => ours.has(name) || storage.delete(name)))
    },

    answer(asked) {
      const { method, mode, url } = asked.request
      if (method !== 'GET' || !isOwn(url)) return undefined
      if (isAsset(url)) return asset(url)
      if (isWakeData(url)) return wakeData(url)
      return mode === 'navigate' ? page(asked) : undefined
    },

    async keep(addresses) {
      for (const address of addresses.filter(isOwn)) {
        await keepOne(address).catch(() => {})
        if (!isAsset(address) && !isWakeData(address)) await week.refreshAfter(new URL(address).pathname)
      }
    },
  }

  async function keepOne(address: string): Promise<unknown> {
    if (isAsset(address)) return asset(address)
    if (isWakeData(address)) return wakeData(address)
    return pages.keep(address, await fetch(address))
  }

  function isWakeData(address: string): boolean {
    return pageOfWakePath(new URL(address).pathname) !== undefined
  }

  function isOwn(address: string): boolean {
    return new URL(address).origin === origin
  }

  function isAsset(address: string): boolean {
    return new URL(address).pathname.startsWith('/assets/')
  }
}
