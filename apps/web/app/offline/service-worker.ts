import type { WorkerMessage } from '../../service-worker/messages.ts'

/**
 * Events of the service worker (specification §1). `updated`: a new version waits until the visitor asks for it or the
 * last page of the old one is closed.
 */
export interface WorkerNews {
  readonly ready: ServiceWorkerRegistration
  readonly registered: ServiceWorkerRegistration
  /** First installation: the site can be read offline from now on. */
  readonly cached: ServiceWorkerRegistration
  readonly updateFound: ServiceWorkerRegistration
  readonly updated: ServiceWorkerRegistration
  readonly offline: undefined
  readonly error: unknown
}

export type Tell = <K extends keyof WorkerNews>(news: K, about: WorkerNews[K]) => void

/** The browser APIs that the registration needs; tests inject their own. */
export interface WorkerHome {
  readonly workers: ServiceWorkerContainer
  readonly hostname: string
  readonly fetch: (address: string) => Promise<Response>
  readonly isOnline: () => boolean
  readonly reload: () => void
}

const script = '/service-worker.js'
const local = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

export function browserHome(): WorkerHome {
  return {
    workers: navigator.serviceWorker,
    hostname: location.hostname,
    fetch: (address) => fetch(address),
    isOnline: () => navigator.onLine,
    reload: () => location.reload(),
  }
}

/** Registers the worker and reports its events. Never throws. */
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
      // The first worker is an installation, not an update.
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

/** Whether the server has the script: in development a worker of an earlier production build must not answer. */
async function isServed({ fetch }: WorkerHome): Promise<boolean> {
  const answer = await fetch(script)
  return answer.status === 200 && (answer.headers.get('content-type') ?? '').includes('javascript')
}

async function forget({ workers, reload }: WorkerHome): Promise<void> {
  const left = await workers.getRegistration()
  if (await left?.unregister()) reload()
}

/** Activates the waiting version and reloads the page once it controls it, also when another tab activated it. */
export function refreshInto({ waiting }: ServiceWorkerRegistration, { workers, reload }: WorkerHome): void {
  if (!waiting) reload()
  workers.addEventListener('controllerchange', reload, { once: true })
  send(waiting, { type: 'SKIP_WAITING' })
}

/** Caches a page and its assets that were not loaded through the worker. */
export async function keepForLater(workers: ServiceWorkerContainer, addresses: readonly string[]): Promise<void> {
  await sendToWorker(workers, { type: 'KEEP', addresses })
}

/** Waits for the worker that is in charge. */
export async function sendToWorker(workers: ServiceWorkerContainer, message: WorkerMessage): Promise<void> {
  send((await workers.ready).active, message)
}

function send(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message)
}
