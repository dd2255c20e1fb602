import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keepForLater, refreshInto, registerServiceWorker, type WorkerHome } from './service-worker.ts'

let told: string[]
let errors: unknown[]
let home: { -readonly [K in keyof WorkerHome]: WorkerHome[K] }
let registration: EventTarget & { waiting: unknown; active: unknown; installing: unknown; unregister: () => unknown }
let workers: EventTarget & Record<'register' | 'getRegistration', ReturnType<typeof vi.fn>>

const served = (type = 'text/javascript; charset=utf-8', status = 200) =>
  vi.fn(async () => new Response('', { status, headers: { 'content-type': type } }))

beforeEach(() => {
  told = []
  errors = []
  const worker = { postMessage: vi.fn() }
  registration = Object.assign(new EventTarget(), {
    waiting: null,
    active: null as unknown,
    installing: null,
    unregister: vi.fn(async () => true),
  })
  workers = Object.assign(new EventTarget(), {
    ready: Promise.resolve({ active: worker }),
    register: vi.fn(async () => registration),
    getRegistration: vi.fn(async () => undefined),
  })
  home = {
    workers: workers as unknown as ServiceWorkerContainer,
    hostname: 'www.church.example',
    fetch: served(),
    isOnline: () => true,
    reload: vi.fn(),
  }
})

const register = async () => {
  await registerServiceWorker(home, (news, about) => {
    told.push(news)
    if (news === 'error') errors.push(about)
  })
  await Promise.resolve()
}

/** A worker is found, and installed. */
function install(): void {
  const installing = Object.assign(new EventTarget(), { state: 'installing' })
  registration.installing = installing
  registration.dispatchEvent(new Event('updatefound'))
  for (const state of ['installed', 'activating', 'activated']) {
    installing.state = state
    installing.dispatchEvent(new Event('statechange'))
  }
}

describe('what is heard of the worker', () => {
  test('the first time: registered, ready, cached', async () => {
    await register()
    install()
    expect(told).toEqual(['registered', 'ready', 'cached'])
    expect(workers.register).toHaveBeenCalledWith('/service-worker.js')
  })

  test('a new version: found, then updated', async () => {
    registration.active = {}
    await register()
    install()
    expect(told.slice(2)).toEqual(['updateFound', 'updated'])
  })

  test('a version that was waiting already', async () => {
    registration.waiting = {}
    await register()
    expect(told).toContain('updated')
  })

  test('no network is no error', async () => {
    home.isOnline = () => false
    workers.register.mockRejectedValue(new TypeError('Failed to fetch'))
    await register()
    expect(told).toEqual(['offline'])
  })

  test('control: with a network it is, and is told with its reason', async () => {
    const reason = new TypeError('Failed to fetch')
    workers.register.mockRejectedValue(reason)
    await register()
    expect([told, errors]).toEqual([['error'], [reason]])
  })
})

describe('on a machine at which people develop', () => {
  test.each(['localhost', 'mare.localhost', '127.0.0.1', '127.12.0.9', '[::1]'])(
    'the worker is looked for first (%s)',
    async (hostname) => {
      home.hostname = hostname
      await register()
      expect(home.fetch).toHaveBeenCalledWith('/service-worker.js')
      expect(told).toContain('registered')
    },
  )

  test.each([
    ['is not there', served('text/javascript', 404)],
    ['is a page', served('text/html')],
    ['has no type', vi.fn(async () => new Response(null))],
  ])('one that %s is not registered, and what is left of another goes', async (_what, fetch) => {
    Object.assign(home, { hostname: 'localhost', fetch })
    workers.getRegistration.mockResolvedValue(registration)
    await register()
    expect(told).toEqual([])
    expect(workers.register).not.toHaveBeenCalled()
    expect(registration.unregister).toHaveBeenCalledOnce()
    expect(home.reload).toHaveBeenCalledOnce()
  })

  test('the page is not reloaded where no worker was left', async () => {
    Object.assign(home, { hostname: 'localhost', fetch: served('text/html') })
    await register()
    expect(home.reload).not.toHaveBeenCalled()
  })
})

test.each(['www.church.example', 'localhost.example', 'notlocalhost', '128.0.0.1', '127.0.0.1.example'])(
  'elsewhere it is registered without a look (%s)',
  async (hostname) => {
    home.hostname = hostname
    await register()
    expect(home.fetch).not.toHaveBeenCalled()
    expect(told).toContain('registered')
  },
)

test('a refresh asks the waiting version to take over, and loads the page once it has', () => {
  const waiting = { postMessage: vi.fn() }
  refreshInto({ ...registration, waiting } as unknown as ServiceWorkerRegistration, home)
  expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
  expect(home.reload).not.toHaveBeenCalled()
  for (let n = 0; n < 2; n++) workers.dispatchEvent(new Event('controllerchange'))
  expect(home.reload).toHaveBeenCalledOnce()
})

test('refreshing to a version that is already active only reloads the page', () => {
  refreshInto({ ...registration, waiting: null } as unknown as ServiceWorkerRegistration, home)
  expect(home.reload).toHaveBeenCalledOnce()
})

test('what is read is kept by the worker that is in charge', async () => {
  await keepForLater(home.workers, ['https://church.test/about'])
  const { active } = await home.workers.ready
  expect(active?.postMessage).toHaveBeenCalledWith({ type: 'KEEP', addresses: ['https://church.test/about'] })
})
