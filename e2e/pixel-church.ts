import { describeChurch, foundChurch } from '@narthex/api/modules/churches/churches.editing.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { plainChurch } from '@narthex/api/testing/plain-church'
import type { BrowserContext } from '@playwright/test'
import { test as base } from './visit.ts'

/** Facebook as it would speak, had the journey a network: it tells what it hears by loading a picture. */
const fbevents = `
fbq.callMethod = (...call) => { new Image().src = 'https://www.facebook.com/tr?call=' + encodeURIComponent(JSON.stringify(call)) }
fbq.queue.splice(0).forEach((call) => fbq.callMethod(...call))
document.cookie = '_fbp=fb.1.2.3; Path=/'`

/** Requests to other sites during a journey. */
export interface Facebook {
  /** The addresses, in their order. */
  readonly requests: string[]
  /** Calls of its script, in order. */
  told(): unknown[][]
}

/** A church with a pixel (`farol`) and one without (`videira`), and a Facebook that is none: nothing leaves the browser. */
export const test = base.extend<{ facebook: Facebook; siteAt: (church: 'farol' | 'videira') => string }>({
  siteAt: async ({ product: { platform, siteAddress, newCode } }, use) => {
    const codes = { farol: newCode('farol'), videira: newCode('videira') }
    const farol = await foundChurch(platform, plainChurch(codes.farol))
    await describeChurch(createOwnCall(platform.transactions.at(farol)), {
      facebookPixelCode: '1234567890',
      email: 'ola@farol.example',
    })
    await foundChurch(platform, plainChurch(codes.videira))
    await use((church) => siteAddress(codes[church]))
  },
  facebook: async ({ context }, use) => {
    const requests: string[] = []
    await answerForFacebook(context, requests)
    await use({
      requests,
      told: () =>
        requests.flatMap((url) => {
          const call = new URL(url).searchParams.get('call')
          return call ? [JSON.parse(call)] : []
        }),
    })
  },
})

async function answerForFacebook(context: BrowserContext, requests: string[]): Promise<void> {
  await context.route(
    ({ hostname }) => !hostname.endsWith('localhost'),
    async (route) => {
      const url = route.request().url()
      requests.push(url)
      if (url.endsWith('/fbevents.js')) await route.fulfill({ contentType: 'text/javascript', body: fbevents })
      else await route.fulfill({ contentType: 'image/gif', body: '' })
    },
  )
}
