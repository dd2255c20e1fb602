import type { CallInput } from '@narthex/contract/endpoint'
import type { startPayment } from '@narthex/contract/payments/payment.endpoints'

type BrowserFacts = NonNullable<CallInput<typeof startPayment>['body']['navegador']>

/** Facts about the browser that 3-D Secure asks for. */
export function describeBrowser(): BrowserFacts {
  return {
    userAgent: navigator.userAgent.replace(/[^ -~]/g, '').slice(0, 500),
    language: navigator.language.slice(0, 35),
    colorDepth: screen.colorDepth,
    screenHeight: screen.height,
    screenWidth: screen.width,
    timeZoneOffset: new Date().getTimezoneOffset(),
    javaEnabled: false,
  }
}
