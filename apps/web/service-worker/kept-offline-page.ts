import { type KeptPage, lenient } from './kept-pages.ts'
import { standIn } from './offline-page.ts'
import { pageAssets } from './page-assets.ts'

const oldMs = 24 * 60 * 60 * 1000

export interface OfflinePageSurroundings {
  readonly open: () => Promise<Cache>
  readonly fetch: (address: string) => Promise<Response>
  readonly now: () => Date
  /** Address of the offline page. */
  readonly address: string
  readonly keepAsset: (path: string) => Promise<unknown>
  /** The pages that the device keeps, which it leads to. */
  readonly listKept: () => Promise<KeptPage[]>
}

/** The page that stands for all that cannot be had without a network. */
export function createOfflinePage({ open, fetch, now, address, keepAsset, listKept }: OfflinePageSurroundings) {
  async function load(): Promise<void> {
    const answer = await fetch(address)
    if (answer.status !== 200) throw new Error(`There is no offline page: ${answer.status}`)
    const html = await answer.clone().text()
    await Promise.all(Array.from(pageAssets(html), keepAsset))
    const files = await open()
    await files.put(address, answer)
  }
  return {
    /** Caches it with its assets. Rejects where one is unavailable. */
    fetch: load,

    async find(): Promise<Response> {
      const files = await open()
      const kept = await files.match(address, lenient)
      return kept ? standIn(kept, await listKept()) : Response.error()
    },

    /** Renews the page: at once in another language, within a day after an edit. */
    async refresh({ searchParams }: URL): Promise<void> {
      const files = await open()
      const date = (await files.match(address, lenient))?.headers.get('date')
      const isOld = !date || now().getTime() - Date.parse(date) > oldMs
      if (isOld || searchParams.has('lang')) await load().catch(() => {})
    },
  }
}
