import type { PushMessage } from '@narthex/contract/notifications/push-message'
import type { PageMessage } from './messages.ts'

/** Of a worker's window what a tap needs. */
export interface Window {
  readonly url: string
  readonly focused: boolean
  focus(): Promise<unknown>
  navigate(address: string): Promise<unknown>
  postMessage(message: PageMessage): void
}

/** What pushes stand on: the browser's own, or a test's. */
export interface PushSurroundings {
  readonly origin: string
  readonly show: (title: string, options: NotificationOptions) => Promise<void>
  readonly windows: () => Promise<readonly Window[]>
  readonly open: (address: string) => Promise<unknown>
  readonly subscribe: (options: PushSubscriptionOptionsInit) => Promise<PushSubscription>
  readonly fetch: (address: string, request: RequestInit) => Promise<Response>
}

export interface Pushes {
  /** Shows what was pushed, and tells the pages that are open. */
  receive(data: { json(): unknown } | null): Promise<void>
  /** Opens the page that a notification leads to, in a window that is there if there is one. */
  follow(data: unknown): Promise<void>
  /** Follows the browser to its new address. */
  renew(old: PushSubscription | null, next: PushSubscription | null): Promise<void>
}

export function createPushes({ origin, show, windows, open, subscribe, fetch }: PushSurroundings): Pushes {
  return {
    async receive(data) {
      const message = messageIn(data)
      // A browser that gets nothing to see for a push says so in words of its own, and takes the permission back.
      await show(message?.titulo ?? '…', {
        body: message?.corpo,
        lang: message?.idioma,
        tag: message?.tag,
        icon: '/icon-192.png',
        badge: '/icon-192.png',
        data: message?.caminho ?? '/user/notifications',
      } as NotificationOptions)
      for (const window of await windows()) window.postMessage({ type: 'PUSHED' })
    },

    async follow(data) {
      const address = new URL(typeof data === 'string' ? data : '/', origin)
      // Whatever was pushed, a tap stays at this site.
      const target = address.origin === origin ? address.href : `${origin}/`
      const all = await windows()
      const shown = all.find(({ url }) => url === target) ?? all.find(({ focused }) => focused) ?? all[0]
      if (!shown) return void (await open(target))
      await shown.focus()
      // One that this worker does not control cannot be led anywhere.
      if (shown.url !== target) await shown.navigate(target).catch(() => open(target))
    },

    async renew(old, next) {
      const applicationServerKey = old?.options.applicationServerKey
      if (!old || !applicationServerKey) return
      const fresh = next ?? (await subscribe({ userVisibleOnly: true, applicationServerKey }))
      const antiga = { endpoint: old.endpoint, auth: addressOf(old).auth }
      await fetch('/api/v1/push/renovacao', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ antiga, nova: addressOf(fresh) }),
      })
    },
  }
}

function addressOf(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint, p256dh: keys?.p256dh, auth: keys?.auth }
}

function messageIn(data: { json(): unknown } | null): PushMessage | undefined {
  try {
    return data?.json() as PushMessage
  } catch {
    return undefined
  }
}
