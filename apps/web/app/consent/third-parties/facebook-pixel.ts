import { loadScript } from '@narthex/client/device/load-script'
import { forgetCookies } from './forget-cookies.ts'
import type { Starter } from './starter.ts'

/** The queue in which fbevents.js finds what was said before it came, and which it then answers itself. */
interface Fbq {
  (...call: unknown[]): void
  callMethod?: (...call: unknown[]) => void
  queue: unknown[][]
  push: Fbq
  loaded: boolean
  version: '2.0'
  /** Prevents the pixel from counting each client navigation twice. */
  disablePushState: boolean
}

declare global {
  interface Window {
    fbq?: Fbq | undefined
    _fbq?: Fbq | undefined
  }
}

const script = 'https://connect.facebook.net/en_US/fbevents.js'

/** Facebook's pixel: PageView on each update (specification §1), and nothing that it would pick up by itself. */
export const startFacebookPixel: Starter<{ code: string }> = async ({ code }) => {
  const known = window.fbq
  const fbq = known ?? newQueue()
  if (known) fbq('consent', 'grant')
  else {
    window.fbq = fbq
    window._fbq = fbq
    fbq('set', 'autoConfig', false, code)
    fbq('init', code)
    await loadScript(script).catch((error: unknown) => {
      window.fbq = undefined
      window._fbq = undefined
      throw error
    })
  }
  return {
    pageShown: () => fbq('track', 'PageView'),
    stop() {
      fbq('consent', 'revoke')
      forgetCookies(['_fbp', '_fbc'])
    },
  }
}

function newQueue(): Fbq {
  const fbq = ((...call) => {
    if (fbq.callMethod) fbq.callMethod(...call)
    else fbq.queue.push(call)
  }) as Fbq
  fbq.queue = []
  fbq.push = fbq
  fbq.loaded = true
  fbq.version = '2.0'
  fbq.disablePushState = true
  return fbq
}
