import type { KeptPages } from '../kept-pages.ts'

type Options = CacheQueryOptions | undefined

/** The browser's caches, as far as the worker uses them, in memory. Like them, it honours `Vary` unless told not to. */
export function fakeCaches(): CacheStorage {
  const caches = new Map<string, Map<string, Response>>()
  return {
    async open(name: string) {
      const kept = caches.get(name) ?? new Map<string, Response>()
      caches.set(name, kept)
      return fakeCache(kept)
    },
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  } as unknown as CacheStorage
}

function fakeCache(kept: Map<string, Response>): Cache {
  const find = (address: string, options: Options) =>
    [...kept].find(([url, { headers }]) => {
      const isSame = options?.ignoreSearch ? withoutSearch(url) === withoutSearch(address) : url === address
      return isSame && (options?.ignoreVary || !headers.has('vary'))
    })
  return {
    match: async (address: string, options: Options) => find(address, options)?.[1].clone(),
    async put(address: string, response: Response) {
      kept.set(address, new Response(await response.text(), response))
    },
    delete: async (address: string, options: Options) => kept.delete(find(address, options)?.[0] ?? ''),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
  } as unknown as Cache
}

const withoutSearch = (address: string) => address.split('?')[0]

export const site = 'https://church.test'

/** A page of the site as its server answers. */
export function htmlPage(text: string, { status = 200, headers = {} } = {}): Response {
  const usual = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', vary: 'accept-language' }
  return new Response(text, { status, headers: { ...usual, ...headers } })
}

export async function readKeptText(pages: KeptPages, path: string): Promise<string | undefined> {
  return (await pages.find(`${site}${path}`))?.text()
}
