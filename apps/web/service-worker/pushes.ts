import type { PushMessage } from '@narthex/contract/notifications/push-message'
import type { PageMessage } from './messages.ts'

/** The part of a WindowClient that `follow` needs. */
export interface Window {
  readonly url: string
  readonly focused: boolean
  focus(): Promise<unknown>
  navigate(address: string): Promise<unknown>
  postMessage(message: PageMessage): void
}

/** Dependencies of pushes: the browser's APIs, or fakes in tests. */
export interface PushSurroundings {
  readonly origin: string
  readonly show: (title: string, options: NotificationOptions) => Promise<void>
  readonly windows: () => Promise<readonly Window[]>
  readonly open: (address: string) => Promise<unknown>
  readonly subscribe: (options: PushSubscriptionOptionsInit) => Promise<PushSubscription>
  readonly fetch: (address: string, request: RequestInit) => Promise<Response>
}

export interface Pushes {
  /** Shows the notification and informs open pages. */
  receive(data: { json(): unknown } | null): Promise<void>
  /** Opens the page of a notification, in an existing window if there is one. */
  follow(data: unknown): Promise<void>
  /** Registers the browser's new subscription when the old one was replaced. */
  renew(old: PushSubscription | null, next: PushSubscription | null): Promise<void>
}

export function createPushes({ origin, show, windows, open, subscribe, fetch }: PushSurroundings): Pushes {
  return {
    async receive(data) {
      const message = messageIn(data)
      // Browsers require a visible notification per push; otherwise they show their own and may revoke the permission.
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
      // A tap never leaves this site, whatever the message says.
      const target = address.origin === origin ? address.href : `${origin}/`
      const all = await windows()
      const shown = all.find(({ url }) => url === target) ?? all.find(({ focused }) => focused) ?? all[0]
      if (!shown) return void (await open(target))
      await shown.focus()
      // A window that this worker does not control cannot be navigated.
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
