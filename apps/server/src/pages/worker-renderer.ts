import { getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { busy } from '@narthex/api/platform/errors/domain-error'
import type { Log } from '@narthex/api/platform/log'
import { builtWeb, type PageRenderer, type RenderRequest } from './page-renderer.ts'
import type { FromWorker, ToWorker, WorkerData } from './render-worker.ts'
import type { RenderedPage } from './rendered-page.ts'

export interface WorkerRendererOptions {
  readonly log: Log
  /** A `file:` URL; by default the built web app. */
  readonly bundle?: string
  /** Time limit per page, and how long the thread may stay silent before it is replaced. */
  readonly timeoutMs?: number
  readonly stuckMs?: number
  readonly memoryMegabytes?: number
}

export interface WorkerRenderer extends PageRenderer {
  /** Resolves when the first thread is ready; rejects where it cannot load the web app. */
  readonly ready: Promise<void>
  close(): Promise<void>
}

interface Render {
  readonly request: RenderRequest
  readonly resolve: (page: RenderedPage) => void
  readonly reject: (error: unknown) => void
  readonly deadline: number
}

const retryAfterSeconds = 2
const looksBeforeStuck = 5
/** Delay in milliseconds before a new thread, where the last one ended before it had rendered anything. */
const shortestLifeMs = 1000

/**
 * Renders on a separate thread, so that rendering does not delay cached pages. The thread has only the web app and gets
 * its data from this thread, by the calls that a browser would make. A thread that ends, hangs or uses too much memory
 * is replaced; the pages that it was rendering fail with 503.
 */
export function workerRenderer({
  log,
  bundle = builtWeb,
  timeoutMs = 15_000,
  stuckMs = 5000,
  memoryMegabytes = 256,
}: WorkerRendererOptions): WorkerRenderer {
  const underway = new Map<number, Render>()
  let renders = 0
  let worker: Worker | undefined
  let isLoaded = false
  let isClosed = false
  /** Consecutive checks without an answer. Not a duration: this thread may have been busy itself. */
  let silentLooks = 0
  let restart: NodeJS.Timeout | undefined
  let watch: NodeJS.Timeout | undefined

  const ready = start()

  function start(): Promise<void> {
    const startedAt = performance.now()
    const data: WorkerData = { bundle, compileCache: getCompileCacheDir() }
    const own = new Worker(join(import.meta.dirname, 'render-worker.ts'), {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
    })
    worker = own
    isLoaded = false
    silentLooks = 0
    own.unref()
    const isReady = new Promise<void>((resolve, reject) => {
      own.on('message', (message: FromWorker) => {
        silentLooks = 0
        if (message.kind !== 'ready') return hear(own, message)
        isLoaded = true
        resolve()
      })
      own.on('error', (error) => {
        log.error({ error: error.message, stack: error.stack }, 'the rendering thread failed')
        reject(error)
      })
    })
    own.once('exit', () => {
      if (worker === own) worker = undefined
      for (const id of [...underway.keys()]) settle(id)?.reject(busy(retryAfterSeconds))
      if (isClosed) return
      const lived = performance.now() - startedAt
      restart = setTimeout(() => start().catch(() => {}), Math.max(0, shortestLifeMs - lived)).unref()
    })
    return isReady
  }

  function hear(own: Worker, message: FromWorker): void {
    if (message.kind === 'rendered') settle(message.render)?.resolve(message.page)
    else if (message.kind === 'failed')
      settle(message.render)?.reject(Object.assign(new Error(message.message), { stack: message.stack }))
    else if (message.kind === 'call') void answer(own, message)
  }

  async function answer(own: Worker, { render, call, request }: Extract<FromWorker, { kind: 'call' }>): Promise<void> {
    const asked = underway.get(render)
    if (asked) say(own, { kind: 'answer', call, answer: await asked.request.answer(request) })
  }

  function settle(id: number): Render | undefined {
    const render = underway.get(id)
    underway.delete(id)
    if (underway.size === 0) {
      clearInterval(watch)
      watch = undefined
    }
    return render
  }

  /** Gives up pages above their time limit and replaces a silent thread; called while pages render. */
  function look(): void {
    const now = performance.now()
    for (const [id, { deadline }] of underway) if (now > deadline) settle(id)?.reject(busy(retryAfterSeconds))
    // The thread does not answer while it loads the web app.
    if (!worker || !isLoaded) return
    if (silentLooks++ > looksBeforeStuck) {
      log.error({ stuckMs }, 'the rendering thread does not answer and is replaced')
      void worker.terminate()
    } else say(worker, { kind: 'ping' })
  }

  return {
    ready,
    render({ answer: answerCall, ...page }) {
      const own = worker
      if (!own) return Promise.reject(busy(retryAfterSeconds))
      const id = ++renders
      if (!watch) {
        silentLooks = 0
        watch = setInterval(look, stuckMs / looksBeforeStuck).unref()
      }
      return new Promise((resolve, reject) => {
        const deadline = performance.now() + timeoutMs
        underway.set(id, { request: { answer: answerCall, ...page }, resolve, reject, deadline })
        say(own, { kind: 'render', render: id, page })
      })
    },
    async close() {
      isClosed = true
      clearTimeout(restart)
      await worker?.terminate()
    },
  }
}

function say(worker: Worker, message: ToWorker): void {
  worker.postMessage(message)
}
