import type { RouteRow } from '../app/routing/route-row.ts'
import { accountRows } from '../app/routing/rows/account-rows.ts'
import { eventRows } from '../app/routing/rows/event-rows.ts'
import { givingRows } from '../app/routing/rows/giving-rows.ts'
import { groupRows } from '../app/routing/rows/group-rows.ts'
import { readingPlanRows } from '../app/routing/rows/reading-plan-rows.ts'

/** Copies of the pages read last, used only while offline. */
export interface KeptPages {
  /** Stores a cacheable page and evicts the oldest one, except pages of notes, plans and tickets. */
  keep(address: string, page: Response): Promise<void>
  find(address: string): Promise<Response | undefined>
  /** All stored pages, latest first. `title` is HTML. */
  list(): Promise<KeptPage[]>
  /** Deletes pages of members, and those with the code of a purchase in their address. */
  forgetOwn(): Promise<void>
}

export interface KeptPage {
  readonly path: string
  readonly title: string
}

const maxPages = 60

/** API, login and member pages, except those that the route table says the device can fill: as served they hold no data. */
const personal = /^\/(?:api|access|login|register|user)(?:\/|$)/
const toPattern = ({ path }: RouteRow) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)
const keptHere = accountRows.filter((row) => 'isKeptHere' in row).map(toPattern)
const isPersonal = (pathname: string) => personal.test(pathname) && !keptHere.some((path) => path.test(pathname))

const rowsOfPersons: readonly RouteRow[] = [
  ...accountRows,
  ...eventRows,
  ...givingRows,
  ...groupRows,
  ...readingPlanRows,
]
const own = rowsOfPersons.filter(({ access, isUnlisted }) => access === 'login' || isUnlisted).map(toPattern)
/** Whether a page belongs to a person: a member's, or a step of a purchase, whose address has its code. */
export const isOwnPage = (pathname: string) => own.some((path) => path.test(pathname))

/** All notes, plans, and the tickets of all events, share one served page: stored once, it opens each on the device. */
const shared = [
  { path: /^(\/reading-plans\/)[0-9a-f-]{36}(?=[/.]|$)/, key: '$1plan' },
  { path: /^(\/user\/notes\/)[0-9a-f-]{36}(?=[/.]|$)/, key: '$1note' },
  { path: /^(\/user\/registrations\/)\d+(?=\/)/, key: '$1event' },
  { path: /^(\/user\/registrations\/event\/ticket\/)\d+(?=\/)/, key: '$1ticket' },
  { path: /^(\/user\/registrations\/event\/ticket\/ticket\/content\/)\d+(?=[/.]|$)/, key: '$1content' },
]
/**
 * The pages that one counts on without a connection: a member's home, what they wrote and read there, their card, the
 * tickets for a door, and the page in which saved chapters of the Bible are read.
 */
const lasting =
  /^\/(?:user$|checkout\/thank-you$|(?:user\/(?:notes|registrations|member-card)|reading-plans|bible\/_)(?=\/|$))/
export const isLasting = (pathname: string) => lasting.test(pathname)
/** Listed before what was read last: who stands at a door without a connection looks for these. */
const listedFirst = ['/user/registrations', '/user/member-card', '/user', '/reading-plans', '/user/notes']
/** A page that every address of its kind shares is in no list. */
const unlisted = /\/(?:notes\/note|registrations\/event|reading-plans\/plan|bible\/_|checkout\/thank-you)(?:\/|$)/

/**
 * Any chapter of the Bible is read in the page that was kept for all of them; a search in that without a result; a passage
 * is led on by the front page.
 */
const standIns = [
  { path: /^\/bible(\.wake)?$/, key: '/bible$1' },
  { path: /^\/bible\/[a-z0-9-]+\/[a-z0-9]+\/\d+(\.wake)?$/, key: '/bible/_/gen/1$1' },
  { path: /^\/bible\/[a-z0-9-]+\/[a-z0-9]+\/\d+\/[\d,-]+(\.wake)?$/, key: '/bible/_/gen/1/1$1' },
  { path: /^\/bible\/search(\.wake)?$/, key: '/bible/search$1' },
]

export function keptPages(storage: CacheStorage, name: string): KeptPages {
  return {
    async keep(address, page) {
      const key = toPageKey(address)
      if (!isToKeep(new URL(key), page)) return
      const cache = await storage.open(name)
      // Overwriting a key keeps its position: without the deletion the page read most would be evicted first.
      await cache.delete(key, lenient)
      await cache.put(key, page)
      const keys = (await cache.keys()).filter(({ url }) => !isLasting(new URL(url).pathname))
      await Promise.all(keys.slice(0, Math.max(0, keys.length - maxPages)).map((old) => cache.delete(old.url, lenient)))
    },

    async find(address) {
      const cache = await storage.open(name)
      const key = toPageKey(address)
      // A page with another query is better than none.
      const own = await cache.match(key, lenient)
      if (own) return own
      const standIn = standInAddress(address)
      if (standIn) return cache.match(standIn, lenient)
      return cache.match(key, { ...lenient, ignoreSearch: true })
    },

    async list() {
      const cache = await storage.open(name)
      const keys = (await cache.keys()).toReversed().filter(({ url }) => !unlisted.test(new URL(url).pathname))
      const pages = await Promise.all(keys.map(async ({ url }) => keptPage(url, await cache.match(url, lenient))))
      const first = pages.filter(({ path }) => listedFirst.includes(path))
      first.sort((one, other) => listedFirst.indexOf(one.path) - listedFirst.indexOf(other.path))
      return [...first, ...pages].filter(({ title }, i, pages) => pages.findIndex((page) => page.title === title) === i)
    },

    async forgetOwn() {
      const cache = await storage.open(name)
      for (const { url } of await cache.keys()) if (isOwnPage(new URL(url).pathname)) await cache.delete(url, lenient)
    },
  }
}

/** The address of the page, or of its hydration data, that is shown at this one where it was not kept itself. */
export function standInAddress(address: string): string | undefined {
  const { origin, pathname } = new URL(address)
  const found = standIns.find(({ path }) => path.test(pathname))
  return found && `${origin}${pathname.replace(found.path, found.key)}`
}

/** A stored page's path and title for lists. */
export async function keptPage(address: string, page: Response | undefined): Promise<KeptPage> {
  const { pathname, search } = new URL(address)
  return { path: `${pathname}${search}`, title: titleIn((await page?.text()) ?? '') ?? pathname }
}

/** Ignores the server's `Vary`: one copy is stored, in the language that was read. */
export const lenient = { ignoreVary: true }

/** The page's own title, without the church's name. */
function titleIn(html: string): string | undefined {
  return /<title>([^<]+)<\/title>/.exec(html)?.[1]?.split(' · ').at(-1)
}

/** The cache key of a page or its hydration data, without language and fragment. */
export function toPageKey(address: string): string {
  const url = new URL(address)
  url.hash = ''
  url.pathname = shared.reduce((pathname, { path, key }) => pathname.replace(path, key), url.pathname)
  url.searchParams.delete('lang')
  return url.href
}

function isToKeep({ pathname }: URL, { status, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    !redirected &&
    !isPersonal(pathname) &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    !(headers.get('cache-control') ?? '').includes('no-store')
  )
}
