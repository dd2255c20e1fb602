import { enableCompileCache } from 'node:module'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { type ApiAnswer, type ApiCall, transportThrough } from '@narthex/api/platform/http/in-process'
import { createApiClient } from '@narthex/contract/client'
import type { PageRequest } from '@narthex/web/app/page.ts'
import type { WebModule } from './page-renderer.ts'
import { type RenderedPage, renderedPage } from './rendered-page.ts'

export interface WorkerData {
  /** The built web app, a `file:` URL. */
  readonly bundle: string
  readonly compileCache: string | undefined
}

/** Messages from the server's thread. */
export type ToWorker =
  | { readonly kind: 'render'; readonly render: number; readonly page: Omit<PageRequest, 'api'> }
  | { readonly kind: 'answer'; readonly call: number; readonly answer: ApiAnswer }
  | { readonly kind: 'ping' }

/** Messages from the rendering thread. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'pong' }
  | { readonly kind: 'call'; readonly render: number; readonly call: number; readonly request: ApiCall }
  | { readonly kind: 'rendered'; readonly render: number; readonly page: RenderedPage }
  | { readonly kind: 'failed'; readonly render: number; readonly message: string; readonly stack: string | undefined }

const port = parentPort
if (port) await renderForever(port)

/** The rendering thread: renders pages with the web app and requests all data from the server's thread. */
async function renderForever(server: NonNullable<typeof port>): Promise<void> {
  // With fewer cores than threads, cached pages take precedence. Linux applies it to this thread alone; other systems would
  // slow down the whole process.
  if (process.platform === 'linux') setPriority(5)
  const { bundle, compileCache } = workerData as WorkerData
  if (compileCache) enableCompileCache(compileCache)
  const web = (await import(bundle)) as WebModule
  const render = web.createPageRenderer('production')
  const waiting = new Map<number, (answer: ApiAnswer) => void>()
  const say = (message: FromWorker, transfer: ArrayBuffer[] = []) => server.postMessage(message, transfer)
  let calls = 0

  async function make(id: number, page: Omit<PageRequest, 'api'>): Promise<void> {
    const transport = transportThrough((request) => {
      const call = ++calls
      say({ kind: 'call', render: id, call, request })
      return new Promise((resolve) => waiting.set(call, resolve))
    })
    try {
      const made = renderedPage(await render({ ...page, api: createApiClient(transport) }))
      say({ kind: 'rendered', render: id, page: made }, [made.body.buffer])
    } catch (error) {
      // A plain error can be sent between threads, whatever was thrown.
      const { message = String(error), stack } = (error ?? {}) as Partial<Error>
      say({ kind: 'failed', render: id, message, stack })
    }
  }

  server.on('message', (message: ToWorker) => {
    if (message.kind === 'ping') say({ kind: 'pong' })
    else if (message.kind === 'render') void make(message.render, message.page)
    else {
      waiting.get(message.call)?.(message.answer)
      waiting.delete(message.call)
    }
  })
  say({ kind: 'ready' })
}
