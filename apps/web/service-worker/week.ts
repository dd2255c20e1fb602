import { dayMs } from '@narthex/contract/durations'
import { type KeptPage, keptPage, lenient } from './kept-pages.ts'
import { pageAssets } from './page-assets.ts'

/** Dependencies of the week: the browser's APIs, or fakes in tests. */
export interface WeekSurroundings {
  readonly storage: CacheStorage
  readonly fetch: (address: string) => Promise<Response>
  readonly now: () => Date
  readonly origin: string
  /** Whether the visitor saves data or has a slow network. */
  readonly isSparing: () => boolean
  /** Caches a file that a page needs. */
  readonly keepAsset: (address: string) => Promise<unknown>
}

/**
 * The devotionals of the week, cached for visitors who have opened one, so that they can be read offline. They have a
 * cache of their own, so that other pages do not evict them.
 */
export interface Week {
  /** Called after a page came from the network; looks for new devotionals at most once a day. */
  refreshAfter(pathname: string): Promise<void>
  find(address: string): Promise<Response | undefined>
  list(): Promise<KeptPage[]>
  /** Continues for visitors who read devotionals under another build, whose cache is about to be deleted. */
  takeOver(): Promise<void>
}

const prefix = 'week '
export const weekName = (build: string) => `${prefix}${build}`

const source = '/kept-pages.json'
const isDevotional = (pathname: string) => /^\/devotionals(?:\/|$)/.test(pathname)

export function createWeek(
  { storage, fetch, now, origin, isSparing, keepAsset }: WeekSurroundings,
  name: string,
): Week {
  /** Entry that exists for visitors who read devotionals; its content is the time of the last refresh. */
  const mark = `${origin}${source}`

  async function isDue(cache: Cache, pathname: string): Promise<boolean> {
    const looked = await cache.match(mark, lenient)
    if (!looked) return isDevotional(pathname)
    return now().getTime() - Number(await looked.text()) > dayMs
  }

  async function refresh(cache: Cache): Promise<void> {
    const answer = await fetch(mark)
    if (answer.status !== 200) return
    const paths = (await answer.json()) as string[]
    const wanted = new Set(paths.map((path) => `${origin}${path}`))
    // Sequential, so that these background requests do not slow down the visitor's own.
    for (const address of wanted) await keep(cache, address)
    for (const { url } of await cache.keys()) if (url !== mark && !wanted.has(url)) await cache.delete(url, lenient)
    await cache.put(mark, new Response(String(now().getTime())))
  }

  /** Fetches the page even if it is cached: it may have been corrected. */
  async function keep(cache: Cache, address: string): Promise<void> {
    const page = await fetch(address)
    if (page.status !== 200 || page.redirected) return
    const html = await page.clone().text()
    await cache.put(address, page)
    for (const path of pageAssets(html)) await keepAsset(`${origin}${path}`)
  }

  return {
    async refreshAfter(pathname) {
      if (isSparing()) return
      const cache = await storage.open(name)
      // Offline or out of storage: the next page tries again.
      if (await isDue(cache, pathname)) await refresh(cache).catch(() => {})
    },

    async find(address) {
      const { pathname } = new URL(address)
      if (!isDevotional(pathname)) return undefined
      return (await storage.open(name)).match(`${origin}${pathname}`, lenient)
    },

    async list() {
      const cache = await storage.open(name)
      const keys = (await cache.keys()).filter(({ url }) => url !== mark)
      return Promise.all(keys.map(async ({ url }) => keptPage(url, await cache.match(url, lenient))))
    },

    async takeOver() {
      const others = (await storage.keys()).filter((other) => other !== name && other.startsWith(prefix))
      for (const other of others) {
        const hadMark = await (await storage.open(other)).match(mark, lenient)
        if (hadMark) await (await storage.open(name)).put(mark, new Response('0'))
      }
    },
  }
}
