import { dayMs } from '@narthex/contract/durations'
import { wakePath } from '../app/routing/wake.ts'
import { type KeptPage, type KeptPages, keptPage, lenient, toPageKey } from './kept-pages.ts'
import type { PagesAhead } from './messages.ts'
import { namedAssets } from './named-assets.ts'

/** Dependencies: the browser's APIs, or fakes in tests. */
export interface AheadSurroundings {
  readonly open: () => Promise<Cache>
  readonly fetch: (address: string) => Promise<Response>
  readonly now: () => Date
  readonly origin: string
  readonly pages: KeptPages
  readonly keepAsset: (address: string) => Promise<unknown>
  readonly keepWakeData: (address: string) => Promise<unknown>
}

/** Pages that the device keeps before they are opened: a member's own, and a visitor's tickets. */
export interface Ahead {
  /** Keeps one page after the other, until `isOver`. */
  keep(ahead: PagesAhead, isOver: () => boolean): Promise<void>
  /** Pages that are listed first, in their order. `title` is HTML. */
  list(): Promise<KeptPage[]>
  forget(): Promise<void>
}

/** Its cache has what each source lists, and the time at which each page was kept with all that it names. */
export function createAhead({ open, fetch, now, origin, pages, keepAsset, keepWakeData }: AheadSurroundings): Ahead {
  const listsAt = `${origin}/listed/`

  async function keepPage(cache: Cache, path: string): Promise<void> {
    const address = `${origin}${path}`
    const mark = toPageKey(address)
    const keptAt = await cache.match(mark, lenient)
    if (keptAt && now().getTime() - Number(await keptAt.text()) < dayMs) return
    const page = await fetch(address)
    if (page.status !== 200) return
    const html = await page.clone().text()
    for (const asset of namedAssets(html)) await keepAsset(`${origin}${asset}`)
    const { pathname, search } = new URL(address)
    await keepWakeData(`${origin}${wakePath(pathname)}${search}`)
    // The page last: once it is there, so is all that it needs.
    await pages.keep(address, page)
    await cache.put(mark, new Response(String(now().getTime())))
  }

  async function toListed({ path, title }: KeptPage): Promise<KeptPage[]> {
    const page = await pages.find(`${origin}${path}`)
    if (!page) return []
    const kind = await keptPage(`${origin}${path}`, page)
    return [{ path, title: `${kind.title}: ${toHtml(title)}` }]
  }

  return {
    async keep({ source, paths, listed }, isOver) {
      const cache = await open()
      await cache.put(`${listsAt}${encodeURIComponent(source)}`, Response.json(listed))
      // Sequential, so that these background requests do not slow down the visitor's own. One that fails is tried again with the next message.
      for (const path of paths) if (!isOver()) await keepPage(cache, path).catch(() => {})
    },

    async list() {
      const cache = await open()
      const sources = (await cache.keys()).filter(({ url }) => url.startsWith(listsAt))
      const lists = sources.map(async ({ url }) => {
        const listed: KeptPage[] = (await (await cache.match(url, lenient))?.json()) ?? []
        return Promise.all(listed.map(toListed))
      })
      return (await Promise.all(lists)).flat(2)
    },

    async forget() {
      const cache = await open()
      for (const { url } of await cache.keys()) await cache.delete(url, lenient)
      await pages.forgetOwn()
    },
  }
}

const toHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
