/** Copies of the pages that were read last, for when there is no network. They are never used while there is one. */
export interface KeptPages {
  /** Keeps the page, where it is one to keep; the one kept longest ago makes room, but for those of notes. */
  keep(address: string, page: Response): Promise<void>
  find(address: string): Promise<Response | undefined>
  /** What there is, latest first. `title` is HTML. */
  list(): Promise<KeptPage[]>
}

export interface KeptPage {
  readonly path: string
  readonly title: string
}

const most = 60

/** Calls, and where somebody signs in or is at home. Pages of notes show what the device has; as served they say nothing. */
const personal = /^\/(?:api|access|login|register|user(?!\/notes(?:\/|$)))(?:\/|$)/

/** One page is served for every note, whichever it is: kept once, it opens all that are on the device. */
const ofNote = /^(\/user\/notes\/)[0-9a-f-]{36}(?=[/.]|$)/
const anyNote = '$1note'
/** What was written without a network is behind these alone. */
const ofNotes = /^\/user\/notes(?=\/|$)/

export function keptPages(storage: CacheStorage, name: string): KeptPages {
  return {
    async keep(address, page) {
      const key = toPageKey(address)
      if (!isToKeep(new URL(key), page)) return
      const cache = await storage.open(name)
      // A key keeps its place when it is written again: without this the page read most would be the first to go.
      await cache.delete(key, lenient)
      await cache.put(key, page)
      const keys = (await cache.keys()).filter(({ url }) => !ofNotes.test(new URL(url).pathname))
      await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old.url, lenient)))
    },

    async find(address) {
      const cache = await storage.open(name)
      const key = toPageKey(address)
      // Better the page with another query than none.
      return (await cache.match(key, lenient)) ?? (await cache.match(key, { ...lenient, ignoreSearch: true }))
    },

    async list() {
      const cache = await storage.open(name)
      const keys = (await cache.keys())
        .toReversed()
        .filter(({ url }) => !/\/notes\/note(?:\/|$)/.test(new URL(url).pathname))
      const pages = await Promise.all(keys.map(async ({ url }) => keptPage(url, await cache.match(url, lenient))))
      return pages.filter(({ title }, i) => pages.findIndex((page) => page.title === title) === i)
    },
  }
}

/** A copy as a list of them names it. */
export async function keptPage(address: string, page: Response | undefined): Promise<KeptPage> {
  const { pathname, search } = new URL(address)
  return { path: `${pathname}${search}`, title: titleIn((await page?.text()) ?? '') ?? pathname }
}

/** The server's `Vary` names what the worker does not choose: one copy is kept, in the language that was read. */
export const lenient = { ignoreVary: true }

/** The page's own, which follows the church's name. */
function titleIn(html: string): string | undefined {
  return /<title>([^<]+)<\/title>/.exec(html)?.[1]?.split(' · ').at(-1)
}

/** The key of a page, or of what it hydrates with. The language is chosen once and stays; the place within a page is no part of it. */
export function toPageKey(address: string): string {
  const url = new URL(address)
  url.hash = ''
  url.pathname = url.pathname.replace(ofNote, anyNote)
  url.searchParams.delete('lang')
  return url.href
}

function isToKeep({ pathname }: URL, { status, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    !redirected &&
    !personal.test(pathname) &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    !(headers.get('cache-control') ?? '').includes('no-store')
  )
}
