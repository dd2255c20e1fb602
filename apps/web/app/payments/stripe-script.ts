/* Stripe's own script: card forms and confirmations that no number of ours may pass through. */

const address = 'https://js.stripe.com/v3/'

interface StripeError {
  readonly type: string
  readonly message?: string
}

/** An element that Stripe draws in a frame of its own. */
export interface StripeElement {
  mount(place: HTMLElement): void
  destroy(): void
  on(event: 'ready', listener: () => void): void
}

export interface StripeElements {
  create(kind: 'card', options: { readonly hidePostalCode: true; readonly style: object }): StripeElement
}

/** The part of Stripe.js that is used here. */
export interface Stripe {
  elements(options: { readonly locale: string }): StripeElements
  confirmCardSetup(
    clientSecret: string,
    data: { readonly payment_method: { readonly card: StripeElement; readonly billing_details: { name: string } } },
  ): Promise<{ readonly error?: StripeError }>
  createPaymentMethod(data: {
    readonly type: 'us_bank_account'
    readonly us_bank_account: {
      readonly account_holder_type: 'individual'
      readonly account_type: 'checking' | 'savings'
      readonly routing_number: string
      readonly account_number: string
    }
    readonly billing_details: { readonly name: string; readonly email: string }
  }): Promise<{ readonly error?: StripeError; readonly paymentMethod?: { readonly id: string } }>
  handleNextAction(options: { readonly clientSecret: string }): Promise<{ readonly error?: StripeError }>
}

declare global {
  interface Window {
    Stripe?: (publicKey: string) => Stripe
  }
}

let loading: Promise<void> | undefined

/** Loads the script once, when it is first needed. Rejects where it cannot be had; the next attempt loads it again. */
export async function openStripe(publicKey: string): Promise<Stripe> {
  loading ??= loadScript().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  await loading
  if (!window.Stripe) throw new Error('The script of Stripe left nothing behind')
  return window.Stripe(publicKey)
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('The script of Stripe could not be loaded'))
    }
    document.head.append(script)
  })
}
