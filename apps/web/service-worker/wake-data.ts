import { pageOfWakePath } from '../app/routing/wake.ts'
import { isLasting, isOwnPage, lenient, standInAddress, toPageKey } from './kept-pages.ts'

const maxWoken = 80

const toPage = (address: string) => pageOfWakePath(new URL(address).pathname) ?? ''

/** Deletes the hydration data of pages that belong to a person. */
export async function forgetOwnWakeData(storage: CacheStorage, name: string): Promise<void> {
  const woken = await storage.open(name)
  for (const { url } of await woken.keys()) if (isOwnPage(toPage(url))) await woken.delete(url, lenient)
}

/** Answers hydration data. Offline, member pages hydrate with the data of their last visit. */
export function createWakeData(
  storage: CacheStorage,
  fetch: (address: string) => Promise<Response>,
  name: string,
): (address: string) => Promise<Response> {
  async function keep(woken: Cache | undefined, address: string, answer: Response): Promise<void> {
    if (!woken) return
    const key = toPageKey(address)
    // Deleted first so that the entry moves to the end: the oldest entry is evicted.
    await woken.delete(key, lenient)
    await woken.put(key, answer)
    const keys = (await woken.keys()).filter(({ url }) => !isLasting(toPage(url)))
    await Promise.all(keys.slice(0, Math.max(0, keys.length - maxWoken)).map((old) => woken.delete(old.url, lenient)))
  }

  return async (address) => {
    const woken = await storage.open(name).catch(() => undefined)
    try {
      const answer = await fetch(address)
      if (answer.status === 200 && answer.headers.get('cache-control') !== 'no-store') {
        await keep(woken, address, answer.clone()).catch(() => {})
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
}
