/** Moment at which a page hydrates by itself; every page does at the first input that needs the app. */
export type Wakes = 'touch' | 'rest' | 'load'

/** The soonest of several. */
export function soonest(...all: readonly (Wakes | false | undefined)[]): Wakes {
  return all.includes('load') ? 'load' : all.includes('rest') ? 'rest' : 'touch'
}

/** The part of a row that decides when its page hydrates. */
export interface WakeRow {
  readonly access?: 'login' | 'visitor' | undefined
  readonly wakes?: Wakes | undefined
  readonly wakesWith?: Readonly<Record<string, Wakes>> | undefined
}

/**
 * Moment at which a page hydrates: as its row says, else at once where only members see it or an action led to it;
 * sooner where a query key asks for it. A loader adds what only it knows (`visit.wakeAt`), the browser what only the
 * device knows (`enhancer/reasons.ts`); the soonest counts.
 */
export function findWake(row: WakeRow | undefined, searchParams: URLSearchParams): Wakes {
  const needsApp = row?.access === 'login' || searchParams.has('requiresAuth')
  const asked = Object.entries(row?.wakesWith ?? {}).map(([key, wakes]) => searchParams.has(key) && wakes)
  return soonest(row?.wakes ?? (needsApp && 'load'), ...asked)
}

/** The type that keeps the app's module script from running by itself. */
export const inertScriptType = 'text/app'

/** Attribute of an inlined style: the address of its style sheet. */
export const sheetAttribute = 'data-sheet'

/** Dispatched on the window once the app controls the page; its detail resolves when the session is known. */
export const awakeEvent = 'narthex:awake'
export type AwakeEvent = CustomEvent<Promise<unknown>>

/** Dispatch it on the window to start the app. */
export const wakeEvent = 'narthex:wake'

const suffix = '.wake'
/** Name that the router gives to the site's own `/` in addresses of its data. */
const rootName = '_'

/** The address of a page's hydration data. */
export function wakePath(pathname: string): string {
  return pathname.endsWith('/') ? `${pathname}${rootName}${suffix}` : `${pathname}${suffix}`
}

/** The page of a wake address; undefined for other addresses. */
export function pageOfWakePath(path: string): string | undefined {
  if (!path.endsWith(suffix)) return undefined
  const page = path.slice(0, -suffix.length)
  return page.endsWith(`/${rootName}`) ? page.slice(0, -rootName.length) : page
}
