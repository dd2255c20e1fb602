import { toHost } from '@narthex/api/testing/seeded-churches'
import { queryKeys } from '@narthex/web/app/routing/known-query.ts'
import { allRows } from '@narthex/web/app/routing/row-at.ts'
import { describe, expect, it, vi } from 'vitest'
import { setUpServer } from '../testing/test-server.ts'
import { builtRenderer } from './page-renderer.ts'

const pathOf = (pattern: string) => pattern.replace(/:\w+/g, '1').replace(/\/?\*/, '/some/where')

/** Keys that matter in the browser alone, which has the whole query: the server's pages do not depend on them. */
const ofTheBrowser = [
  'queue',
  'write',
  'day',
  'notification',
  'userId',
  'memberChurchId',
  'showCard',
  'change',
  '_routes',
]

/** Keys that shared code looks up without any effect on these rows. */
const withoutEffect = [
  '/prayer q',
  '/sitemap.xml q',
  '/embed/* embedColor',
  '/praises/:praiseId praiseId',
  '/praises/:praiseId embedColor',
  ...allRows.filter(({ redirect }) => redirect).map(({ path }) => `${path} redirectTo`),
]

describe('the query keys of every route', () => {
  const server = setUpServer(async () => ({ renderer: await builtRenderer() }))

  const get = (url: string) => server.app.inject({ url, headers: { host: toHost(server.churches.videira) } })

  it('that rendering looks at are declared on its row', async () => {
    const undeclared: string[] = []
    for (const row of allRows) {
      const read = await keysReadBy(() => get(pathOf(row.path)))
      const known = { ...queryKeys(row), ...Object.fromEntries(ofTheBrowser.map((key) => [key, true])) }
      undeclared.push(...[...read].filter((key) => !(key in known)).map((key) => `${row.path} ${key}`))
    }
    expect(undeclared.filter((read) => !withoutEffect.includes(read))).toEqual([])
    expect(undeclared, 'control: keys that are read are seen').toContain('/prayer q')
  })

  it('are the only ones that make another page: with made-up ones the page that is kept is sent', async () => {
    const render = vi.spyOn(server.renderer, 'render')
    const rendered: string[] = []
    for (const { path } of allRows) {
      const kept = (await get(pathOf(path))).headers
      if (kept['cache-control'] === 'no-store') continue
      for (const _ of [1, 2]) await get(pathOf(path))
      render.mockClear()
      for (const key of ['made-up', 'embed', 'requiresAuth', '_routes', 'lang'])
        await get(`${pathOf(path)}?${key}=${Math.random()}`)
      const again = render.mock.calls.length
      await get(pathOf(path))
      // What is not kept at all is made for each of them; what is, for none.
      const isKept = render.mock.calls.length === again
      if (isKept && again > 0) rendered.push(path)
    }
    expect(rendered).toEqual([])
  })
})

/** The names that are looked up in any query while something is done, save by the hooks that load modules. */
async function keysReadBy(work: () => Promise<unknown>): Promise<Set<string>> {
  const names = new Set<string>()
  const { get, getAll, has } = URLSearchParams.prototype
  const watch = <F extends (name: string) => unknown>(original: F) =>
    function (this: URLSearchParams, name: string) {
      if (!new Error().stack?.includes('node:internal/modules/')) names.add(name)
      return original.call(this, name)
    } as F
  Object.assign(URLSearchParams.prototype, { get: watch(get), getAll: watch(getAll), has: watch(has) })
  try {
    await work()
  } finally {
    Object.assign(URLSearchParams.prototype, { get, getAll, has })
  }
  return names
}
