import { isSparing } from '../app/offline/is-sparing.ts'
import { createAnswers } from './answers.ts'
import type { WorkerMessage } from './messages.ts'
import { createPushes, type Window } from './pushes.ts'

/** Defined by the build. */
declare const buildId: string

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends Lasting {
  readonly request: Request
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

interface PushEvent extends Lasting {
  readonly data: { json(): unknown } | null
}

interface TapEvent extends Lasting {
  readonly notification: Notification
}

interface PushChangeEvent extends Lasting {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

interface WorkerEvents {
  install: Lasting
  activate: Lasting
  fetch: FetchEvent
  message: MessageEvent<WorkerMessage> & Lasting
  push: PushEvent
  notificationclick: TapEvent
  pushsubscriptionchange: PushChangeEvent
}

/** The part of the worker's global scope that is used here: TypeScript's `webworker` lib conflicts with `dom`. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Window[]>
    openWindow(address: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof WorkerEvents>(type: K, listen: (event: WorkerEvents[K]) => void): void
}

const worker = self as unknown as WorkerScope
const answers = createAnswers({
  storage: caches,
  fetch: (address) => fetch(address),
  now: () => new Date(),
  isSparing,
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

worker.addEventListener('message', (event) => event.waitUntil(follow(event.data)))

function follow(message: WorkerMessage): Promise<void> {
  switch (message.type) {
    case 'SKIP_WAITING':
      return worker.skipWaiting()
    case 'KEEP':
      return answers.keep(message.addresses)
    case 'KEEP_AHEAD':
      return answers.keepAhead(message)
    case 'FORGET':
      return answers.forget()
  }
}

const pushes = createPushes({
  origin: location.origin,
  show: (title, options) => worker.registration.showNotification(title, options),
  windows: () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  open: (address) => worker.clients.openWindow(address),
  subscribe: (options) => worker.registration.pushManager.subscribe(options),
  fetch: (address, request) => fetch(address, request),
})

worker.addEventListener('push', (event) => event.waitUntil(pushes.receive(event.data)))

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(pushes.follow(event.notification.data))
})

worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(pushes.renew(event.oldSubscription ?? null, event.newSubscription ?? null))
})
