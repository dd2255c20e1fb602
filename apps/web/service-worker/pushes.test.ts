import { beforeEach, describe, expect, test } from 'vitest'
import { createPushes, type Pushes, type Window } from './pushes.ts'

const origin = 'https://church.test'

let pushes: Pushes
let shown: [title: string, options: NotificationOptions][]
let opened: string[]
let told: unknown[]
let windows: Window[]
let sent: [address: string, body: unknown][]

beforeEach(() => {
  shown = []
  opened = []
  told = []
  sent = []
  windows = []
  pushes = createPushes({
    origin,
    show: async (...notification) => void shown.push(notification),
    windows: async () => windows,
    open: async (address) => opened.push(address),
    subscribe: async () => subscription('fresh'),
    fetch: async (address, { body }) => {
      sent.push([address, JSON.parse(String(body))])
      return new Response()
    },
  })
})

/** A fake window at a path; records calls in `opened`. */
function openWindow(path: string, { focused = false, isControlled = true } = {}): void {
  windows.push({
    url: `${origin}${path}`,
    focused,
    focus: async () => opened.push(`focus ${path}`),
    async navigate(address) {
      if (!isControlled) throw new TypeError('Not controlled')
      opened.push(`${path} to ${address}`)
    },
    postMessage: (message) => told.push(message),
  })
}

function subscription(name: string): PushSubscription {
  const endpoint = `https://push.example/${name}`
  const keys = { p256dh: `point of ${name}`, auth: `secret of ${name}` }
  const options = { applicationServerKey: new ArrayBuffer(65), userVisibleOnly: true }
  return { endpoint, options, toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription
}

describe('a push', () => {
  const message = { titulo: 'Retiro', corpo: 'Igreja · Evento\nVenha', caminho: '/event/7', tag: 'n7', idioma: 'pt-br' }

  test('is shown as it says, under the church’s icon, one for each tag', async () => {
    await pushes.receive({ json: () => message })
    expect(shown).toEqual([
      [
        'Retiro',
        {
          body: 'Igreja · Evento\nVenha',
          lang: 'pt-br',
          tag: 'n7',
          icon: '/icon-192.png',
          badge: '/icon-192.png',
          data: '/event/7',
        },
      ],
    ])
  })

  test('tells the pages that are open', async () => {
    openWindow('/')
    await pushes.receive({ json: () => message })
    expect(told).toEqual([{ type: 'PUSHED' }])
  })

  test.each([
    null,
    {
      json() {
        throw new SyntaxError('Not JSON')
      },
    },
  ])('that cannot be read is shown all the same, as the browser demands', async (data) => {
    await pushes.receive(data)
    expect(shown).toHaveLength(1)
    expect(shown[0]?.[1].data).toBe('/user/notifications')
  })
})

describe('a tap', () => {
  test('opens a window where there is none', async () => {
    await pushes.follow('/event/7')
    expect(opened).toEqual([`${origin}/event/7`])
  })

  test('goes to the window that shows it already', async () => {
    openWindow('/', { focused: true })
    openWindow('/event/7')
    await pushes.follow('/event/7')
    expect(opened).toEqual(['focus /event/7'])
  })

  test('leads the window that was looked at last there', async () => {
    openWindow('/about')
    openWindow('/', { focused: true })
    await pushes.follow('/event/7')
    expect(opened).toEqual(['focus /', `/ to ${origin}/event/7`])
  })

  test('opens another where that one cannot be led', async () => {
    openWindow('/', { isControlled: false })
    await pushes.follow('/event/7')
    expect(opened).toEqual(['focus /', `${origin}/event/7`])
  })

  test.each(['https://evil.test/', '//evil.test/', '/\\evil.test', 'javascript:alert(1)', undefined, 7])(
    'never leaves the site, whatever %j says',
    async (data) => {
      await pushes.follow(data)
      expect(opened).toEqual([`${origin}/`])
    },
  )
})

describe('a browser that changes its address', () => {
  const antiga = { endpoint: 'https://push.example/old', auth: 'secret of old' }
  const nova = (name: string) => ({
    endpoint: `https://push.example/${name}`,
    p256dh: `point of ${name}`,
    auth: `secret of ${name}`,
  })

  test.each([
    ['the one that it brings', subscription('next'), 'next'],
    ['one that it is asked for', null, 'fresh'],
  ])('is followed there: %s', async (_, next, name) => {
    await pushes.renew(subscription('old'), next)
    expect(sent).toEqual([['/api/v1/push/renovacao', { antiga, nova: nova(name) }]])
  })

  test('and does not say what the old one was, is left to the next visit', async () => {
    await pushes.renew(null, subscription('next'))
    expect(sent).toEqual([])
  })
})
