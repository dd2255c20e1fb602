import { vi } from 'vitest'

export interface FakePush {
  permission: NotificationPermission
  isSubscribed(): boolean
}

/** A browser with a push service, which asks no one and grants what it is asked. Unstub all globals after each test. */
export function fakePush(): FakePush {
  let isSubscribed = false
  const push: FakePush = { permission: 'default', isSubscribed: () => isSubscribed }
  const endpoint = 'https://push.example/device'
  const subscription = {
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      isSubscribed = false
    },
  }
  const pushManager = {
    getSubscription: async () => (isSubscribed ? subscription : null),
    subscribe: async () => {
      isSubscribed = true
      return subscription
    },
  }
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({ pushManager } as never)
  vi.stubGlobal('Notification', {
    get permission() {
      return push.permission
    },
    requestPermission: async () => {
      if (push.permission === 'default') push.permission = 'granted'
      return push.permission
    },
  })
  return push
}
