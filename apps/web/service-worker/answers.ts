import { pageOfWakePath } from '../app/routing/wake.ts'
import type { PagesAhead } from './messages.ts'
import { createStores, type Surroundings } from './stores.ts'
import { forgetOwnWakeData } from './wake-data.ts'

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
  /** Caches pages before they are opened, and lists some of them first. */
  keepAhead(pages: PagesAhead): Promise<void>
  /** Deletes what is cached of a person. */
  forget(): Promise<void>
}

/**
 * Pages always come from the network and from the cache only while offline, so that edits show at once. Assets have a
 * content hash in their name and are fetched once.
 */
export function createAnswers(surroundings: Surroundings): Answers {
  const { storage, fetch, origin } = surroundings
  const { names, pages, week, wakeData, ahead, offline, asset } = createStores(surroundings)
  let timesForgotten = 0

  async function page({ request, preload, later }: Asked): Promise<Response> {
    let answer: Response
    try {
      answer = (await preload) ?? (await fetch(request as Request))
    } catch {
      return (await pages.find(request.url)) ?? (await week.find(request.url)) ?? (await offline.find())
    }
    later(pages.keep(request.url, answer.clone()))
    later(offline.refresh(new URL(request.url)))
    later(week.refreshAfter(new URL(request.url).pathname))
    return answer
  }

  return {
    install: offline.fetch,

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

    keepAhead,

    async forget() {
      timesForgotten++
      await forgetOwn()
    },

    async keep(addresses) {
      for (const address of addresses.filter(isOwn)) {
        await keepOne(address).catch(() => {})
        if (!isAsset(address) && !isWakeData(address)) await week.refreshAfter(new URL(address).pathname)
      }
    },
  }

  /** Keeps pages ahead, and forgets them again where a log-out came between: the last one may come after the others were deleted. */
  async function keepAhead(message: PagesAhead): Promise<void> {
    const before = timesForgotten
    const isForgotten = () => before !== timesForgotten
    await ahead.keep(message, isForgotten)
    if (isForgotten()) await forgetOwn()
  }

  async function forgetOwn(): Promise<void> {
    await ahead.forget()
    await forgetOwnWakeData(storage, names.woken)
  }

  async function keepOne(address: string): Promise<unknown> {
    if (isAsset(address)) return asset(address)
    if (isWakeData(address)) return wakeData(address)
    return pages.keep(address, await fetch(address))
  }

  function isOwn(address: string): boolean {
    return new URL(address).origin === origin
  }
}

function isWakeData(address: string): boolean {
  return pageOfWakePath(new URL(address).pathname) !== undefined
}

function isAsset(address: string): boolean {
  return new URL(address).pathname.startsWith('/assets/')
}
