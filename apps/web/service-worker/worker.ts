import { answersOf } from './answers.ts'
import type { WorkerMessage } from './messages.ts'

/** Put in by the build. */
declare const buildId: string

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends Lasting {
  readonly request: Request
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

interface WorkerEvents {
  install: Lasting
  activate: Lasting
  fetch: FetchEvent
  message: MessageEvent<WorkerMessage> & Lasting
}

/** Of a worker's global scope what is used here: TypeScript's own declaration of it excludes that of a page's. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof WorkerEvents>(type: K, listen: (event: WorkerEvents[K]) => void): void
}

const worker = self as unknown as WorkerScope
const answers = answersOf({
  storage: caches,
  fetch: (address) => fetch(address),
  now: () => new Date(),
  origin: location.origin,
  build: buildId,
})

worker.addEventListener('install', (event) => event.waitUntil(answers.install()))

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([answers.activate(), worker.registration.navigationPreload?.enable(), worker.clients.claim()]),
  )
})

worker.addEventListener('fetch', (event) => {
  const { request, preloadResponse: preload } = event
  const answer = answers.answer({ request, preload, later: (work) => event.waitUntil(work) })
  if (answer) event.respondWith(answer)
})

worker.addEventListener('message', (event) => {
  if (event.data.type === 'SKIP_WAITING') event.waitUntil(worker.skipWaiting())
  else event.waitUntil(answers.keep(event.data.addresses))
})
