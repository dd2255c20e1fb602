import type { WorkerMessage } from '../../service-worker/messages.ts'

/**
 * What is heard of the worker (specification §1). `updated`: a new version waits until the reader asks for it, or until
 * the last page of the old one is closed.
 */
export interface WorkerNews {
  readonly ready: ServiceWorkerRegistration
  readonly registered: ServiceWorkerRegistration
  /** For the first time: from now on the site can be read without a network. */
  readonly cached: ServiceWorkerRegistration
  readonly updateFound: ServiceWorkerRegistration
  readonly updated: ServiceWorkerRegistration
  readonly offline: undefined
  readonly error: unknown
}

export type Tell = <K extends keyof WorkerNews>(news: K, about: WorkerNews[K]) => void

/** Of the browser what the registration needs; tests bring their own. */
export interface WorkerHome {
  readonly workers: ServiceWorkerContainer
  readonly hostname: string
  readonly fetch: (address: string) => Promise<Response>
  readonly isOnline: () => boolean
  readonly reload: () => void
}

const script = '/service-worker.js'
const local = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** The browser that the page is in. */
export function browserHome(): WorkerHome {
  return {
    workers: navigator.serviceWorker,
    hostname: location.hostname,
    fetch: (address) => fetch(address),
    isOnline: () => navigator.onLine,
    reload: () => location.reload(),
  }
}

/** Registers the worker and tells what becomes of it. Never throws. */
export async function registerServiceWorker(home: WorkerHome, tell: Tell): Promise<void> {
  const { workers } = home
  try {
    if (local.test(home.hostname) && !(await isServed(home))) return await forget(home)
    const registration = await workers.register(script)
    tell('registered', registration)
    void workers.ready.then((ready) => tell('ready', ready))
    if (registration.waiting) tell('updated', registration)
    registration.addEventListener('updatefound', () => {
      const { installing } = registration
      // The very first worker is no update of anything.
      const isUpdate = registration.active !== null
      if (isUpdate) tell('updateFound', registration)
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') tell(isUpdate ? 'updated' : 'cached', registration)
      })
    })
  } catch (error) {
    if (home.isOnline()) tell('error', error)
    else tell('offline', undefined)
  }
}

/** A machine at which people develop serves now this, now that: a worker that is left from before must not answer. */
async function isServed({ fetch }: WorkerHome): Promise<boolean> {
  const answer = await fetch(script)
  return answer.status === 200 && (answer.headers.get('content-type') ?? '').includes('javascript')
}

async function forget({ workers, reload }: WorkerHome): Promise<void> {
  const left = await workers.getRegistration()
  if (await left?.unregister()) reload()
}

/** Lets the version that waits take over; the page is loaded anew once it has, or had before in another tab. */
export function refreshInto({ waiting }: ServiceWorkerRegistration, { workers, reload }: WorkerHome): void {
  if (!waiting) reload()
  workers.addEventListener('controllerchange', reload, { once: true })
  send(waiting, { type: 'SKIP_WAITING' })
}

/** Has a page kept, with its assets, that was not loaded through the worker. */
export async function keepForLater(workers: ServiceWorkerContainer, addresses: readonly string[]): Promise<void> {
  send((await workers.ready).active, { type: 'KEEP', addresses })
}

function send(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message)
}
