import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ApiCall } from '@narthex/api/platform/http/in-process'
import { afterEach, describe, expect, it } from 'vitest'
import type { RenderRequest } from './page-renderer.ts'
import { type WorkerRenderer, type WorkerRendererOptions, workerRenderer } from './worker-renderer.ts'

const bundle = pathToFileURL(join(import.meta.dirname, '../testing/troubled-web.ts')).href
const now = new Date('2026-03-01T12:00:00Z')

/** Another thread has to load what it renders with. */
const patient = { timeout: 20_000 }

describe('the rendering thread', () => {
  const open: WorkerRenderer[] = []
  const logged: string[] = []
  const log = { error: (_: object, text: string) => logged.push(text) } as unknown as WorkerRendererOptions['log']
  const start = async (options: Partial<WorkerRendererOptions> = {}) => {
    const renderer = workerRenderer({ log, bundle, ...options })
    open.push(renderer)
    await renderer.ready
    return renderer
  }
  afterEach(async () => {
    logged.length = 0
    for (const renderer of open.splice(0)) await renderer.close()
  })

  const calls: ApiCall[] = []
  const at = (path: string): RenderRequest => ({
    url: `http://videira.test${path}`,
    locale: 'pt',
    tenant: { kind: 'church', codigo: 'videira', host: 'videira.test', byCode: true },
    settings: { adminUrl: undefined },
    now,
    async answer(call) {
      calls.push(call)
      return { status: 200, json: JSON.stringify({ status: true, igreja: { nome: 'Videira' } }) }
    },
  })
  const busy = { code: 'BUSY', status: 503 }

  it('makes a page and asks this one for its data', async () => {
    const renderer = await start()
    calls.length = 0
    const page = await renderer.render(at('/'))
    expect(Buffer.from(page.body).toString()).toBe('<h1>Videira</h1>pt 2026-03-01T12:00:00.000Z')
    expect(page).toMatchObject({ status: 200, changesAt: now })
    expect(calls).toEqual([{ endpoint: 'getChurchByCode', params: { code: 'videira' }, query: {}, body: undefined }])
  })

  it('says what a page threw, and goes on', async () => {
    const renderer = await start()
    await expect(renderer.render(at('/throws'))).rejects.toThrow('no page')
    expect((await renderer.render(at('/'))).status).toBe(200)
  })

  it.each(['/ends', '/grows'])(
    'that dies (%s) fails what it was making with 503, and another takes its place',
    async (path) => {
      const renderer = await start({ memoryMegabytes: 32 })
      const pages = [renderer.render(at('/waits')), renderer.render(at(path))]
      for (const page of pages) await expect(page).rejects.toMatchObject(busy)
      await expect.poll(() => renderer.render(at('/')).catch(() => undefined), patient).toMatchObject({ status: 200 })
    },
  )

  it('that never comes back from a page is replaced', async () => {
    const renderer = await start({ stuckMs: 100 })
    await expect(renderer.render(at('/loops'))).rejects.toMatchObject(busy)
    expect(logged).toContain('the rendering thread does not answer and is replaced')
    await expect.poll(() => renderer.render(at('/')).catch(() => undefined), patient).toMatchObject({ status: 200 })
  })

  it('gives up a page that takes too long, and keeps the thread', async () => {
    const renderer = await start({ timeoutMs: 50 })
    await expect(renderer.render(at('/waits'))).rejects.toMatchObject(busy)
    await expect.poll(() => renderer.render(at('/')).catch(() => undefined), patient).toMatchObject({ status: 200 })
    expect(logged).toEqual([])
  })

  it('that cannot load the web app says so', async () => {
    const renderer = workerRenderer({ log, bundle: 'file:///nowhere/index.js' })
    open.push(renderer)
    await expect(renderer.ready).rejects.toThrow('nowhere')
  })
})
