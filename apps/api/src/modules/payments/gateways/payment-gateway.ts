import type { AutomaticPixFrequency } from '@narthex/contract/giving/automatic-pix'
import type { HolderField, PayerField } from '@narthex/contract/payments/payer-fields'
import type { GatewayName, Money, PaymentMethod, PaymentState } from '@narthex/contract/payments/payment-states'

/** The context of each call to a gateway: a church's credentials, and the signal that ends the wait. */
export interface GatewayContext {
  readonly credentials: unknown
  readonly now: Date
  readonly signal: AbortSignal
  readonly locale: 'pt' | 'en' | 'es'
  /** Where this church receives the gateway's webhooks; some gateways are told it with each payment. */
  readonly webhookUrl?: string
}

export interface Payer {
  readonly name: string
  readonly email: string
  readonly document?: { readonly type: 'cpf' | 'cnpj'; readonly value: string }
  readonly phone?: string
  /** ISO 3166-1, two letters. That of the address, where there is one. */
  readonly country?: string
  readonly address?: PayerAddress
}

export interface PayerAddress {
  readonly zip: string
  readonly street: string
  readonly number: string
  readonly complement?: string
  readonly district?: string
  readonly city: string
  readonly state: string
  readonly country: string
}

/** The holder of a typed card. Of the address, only the postal code and the number may be known. */
export interface CardHolder extends Payer {
  readonly postalCode?: string
  readonly addressNumber?: string
}

/** Facts about the payer's browser that 3-D Secure asks for. */
export interface BrowserFacts {
  readonly userAgent: string
  readonly language: string
  readonly colorDepth: number
  readonly screenHeight: number
  readonly screenWidth: number
  readonly timeZoneOffset: number
  readonly javaEnabled: boolean
}

/** Where the money comes from. A card comes as its token: no number passes here. */
export type PaymentSource =
  | {
      readonly method: 'card'
      readonly token: string
      readonly customer?: string
      readonly remoteIp: string
      readonly installments: number
      readonly hasInterest: boolean
      /** Charged by the schedule, without its holder. */
      readonly isOffSession: boolean
      readonly browser?: BrowserFacts
      readonly returnUrl?: string
    }
  | { readonly method: 'boleto'; readonly dueDate: string }
  | { readonly method: 'pix'; readonly expiresAt: Date; readonly automatic?: AutomaticPix }
  | {
      readonly method: 'ach'
      readonly token: string
      readonly accountType: 'checking' | 'savings'
      readonly mandateAcceptedAt: Date
      readonly remoteIp: string
      /** The browser in which the mandate was accepted. */
      readonly userAgent?: string
    }
  | {
      readonly method: 'picpay' | 'paypal'
      readonly returnUrl: string
      readonly cancelUrl: string
      readonly expiresAt: Date
      /** A wallet that was saved before: it is charged without its holder. */
      readonly token?: string
      /** Saves the wallet with this payment, where the gateway can. */
      readonly isToBeSaved?: boolean
    }
  | { readonly method: 'cash' | 'bank_transfer' | 'manual_pix'; readonly expiresAt: Date }

/** Pix Automático. Days are `YYYY-MM-DD`. */
export type AutomaticPix =
  /** A payment by which its payer authorises debits of any amount. Its reference is also that of the authorisation. */
  | {
      readonly kind: 'authorise'
      readonly frequency: AutomaticPixFrequency
      /** The day of the first debit. */
      readonly startDate: string
      readonly endDate: string | null
    }
  /** Debited on a day, two to ten days ahead, without its payer. */
  | { readonly kind: 'debit'; readonly authorisationId: string; readonly dueDate: string }

export type AuthorisationState = 'pending' | 'active' | 'refused' | 'expired' | 'canceled' | 'unknown'

/** An authorisation as a gateway reports it at a moment. It moves from pending to active, and to one of its ends. */
export interface AuthorisationSnapshot {
  readonly externalId: string
  readonly reference: string | null
  readonly state: AuthorisationState
  /** The gateway's own word for it. */
  readonly rawState: string
}

export interface NewPayment {
  /** The attempt's own code: what the gateway calls external reference, order id or invoice id. Found by it again. */
  readonly reference: string
  readonly money: Money
  readonly description: string
  readonly payer: Payer
  readonly source: PaymentSource
}

/** The next step that the payer has to take. */
export type PayerAction =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'challenge'; readonly url: string; readonly form?: Readonly<Record<string, string>> }
  | { readonly kind: 'qr'; readonly payload: string; readonly expiresAt: string; readonly url?: string }
  | { readonly kind: 'boleto'; readonly line: string; readonly pdfUrl?: string; readonly dueDate: string }
  /** Confirmed in the browser by the gateway's own script. */
  | { readonly kind: 'script'; readonly clientSecret: string; readonly publicKey: string }
  /** Two small deposits whose amounts prove the account. */
  | { readonly kind: 'deposits'; readonly url?: string }
  /** The church's own words: where to bring or send the money. */
  | { readonly kind: 'instructions'; readonly text: string; readonly payload?: string; readonly expiresAt: string }

/** A payment as a gateway reports it at a moment. */
export interface PaymentSnapshot {
  readonly externalId: string
  readonly reference: string | null
  readonly state: PaymentState
  /** The gateway's own word for it. */
  readonly rawState: string
  readonly money: Money
  /** The gateway does not say the amount of a payment at this point: the one in `money` is 0, and means nothing. */
  readonly isAmountUnknown?: true
  readonly captured: number
  readonly refunded: number
  readonly action?: PayerAction
  readonly declineCode?: string
  readonly installments?: readonly number[]
  /** The token that a first charge left behind, where the gateway saves cards so. */
  readonly savedToken?: string
}

/** A card as it was typed. It lives in memory for one call, and is never logged, stored, queued or told in an error. */
export interface CardInput {
  readonly holder: string
  readonly number: string
  readonly expMonth: number
  readonly expYear: number
  readonly cvv: string
}

export interface TokenizedCard {
  readonly token: string
  readonly customer?: string
  readonly last4: string
  readonly brand: string
  readonly expMonth: number
  readonly expYear: number
}

/** The browser's needs for a card form of the gateway's own. */
export type CardForm =
  /** Its script asks for the card and confirms it with this secret. */
  | { readonly kind: 'script'; readonly reference: string; readonly clientSecret: string; readonly publicKey: string }
  /** The browser sends the number to this address, and is given a token. */
  | { readonly kind: 'token_call'; readonly url: string }

/** How the browser exchanges the numbers of a bank account (ACH) for a token. */
export type BankForm =
  /** Its script takes them. */
  | { readonly kind: 'script'; readonly publicKey: string }
  /** The browser sends them to this address. */
  | { readonly kind: 'token_call'; readonly url: string }

/** The result of a gateway's card form. The reference is that of the form, or the token that the browser was given. */
export interface BrowserCard {
  readonly reference: string
  readonly holder: string
  readonly expMonth: number
  readonly expYear: number
}

/** The content of an authentic webhook, as far as its gateway can prove that. The payment is read again anyway. */
export interface WebhookNotice {
  readonly eventId: string
  readonly type: string
  readonly externalId?: string
  readonly reference?: string
  /** The authorisation that changed, by its id. */
  readonly authorisationId?: string
}

export interface GatewayAbilities {
  readonly methods: readonly {
    readonly method: PaymentMethod
    /** Countries of the payer's address; none: all. */
    readonly countries?: readonly string[]
    readonly currencies: readonly Money['currency'][]
    readonly max?: number
    /** Fields that the gateway asks of the payer besides name and e-mail. */
    readonly payerNeeds?: readonly PayerField[]
  }[]
  maxInstallments(brand: string): number
  readonly canRefundInPart: boolean
  /** A repeated request with the same key is answered as the first. */
  readonly hasIdempotencyKey: boolean
  readonly webhookProof: 'signature' | 'token' | 'none'
  readonly savesCards: boolean
  /** Fields that `tokenizeCard` asks of a card's holder besides the name on the card. */
  readonly holderNeeds?: readonly HolderField[]
  /** Charges by Pix that the payer has authorised once at their bank. */
  readonly hasAutomaticPix?: true
  /** The card form is the gateway's own script in the browser: no number passes our server. */
  readonly tokenizesInBrowser: boolean
}

/** A third party that moves money. Every call may throw the failures of `gateway-failures.ts`. */
export interface PaymentGateway {
  readonly name: GatewayName
  readonly abilities: GatewayAbilities
  tokenizeCard?(context: GatewayContext, card: CardInput, holder: CardHolder, remoteIp: string): Promise<TokenizedCard>
  /** Where the card form is the gateway's own: what to show it with, and the card that it has made. */
  prepareCard?(context: GatewayContext, payer: Payer): Promise<CardForm>
  finishCard?(context: GatewayContext, card: BrowserCard): Promise<TokenizedCard>
  deleteCard?(context: GatewayContext, card: TokenizedCard): Promise<void>
  /** Where the gateway takes bank accounts (ACH). */
  describeBankForm?(context: GatewayContext): BankForm
  create(context: GatewayContext, payment: NewPayment): Promise<PaymentSnapshot>
  /** Completes a payment after the payer came back from a challenge or an approval. */
  complete?(context: GatewayContext, externalId: string): Promise<PaymentSnapshot>
  read(context: GatewayContext, externalId: string): Promise<PaymentSnapshot>
  /** Resolves an unknown outcome: the payment that this attempt made, or none. */
  findByReference(context: GatewayContext, reference: string): Promise<PaymentSnapshot | null>
  cancel(context: GatewayContext, externalId: string): Promise<PaymentSnapshot>
  /** The key is the refund's own code: sent twice, it refunds once. */
  refund(context: GatewayContext, externalId: string, amount: number, key: string): Promise<PaymentSnapshot>
  /** Refuses what is forged or stale with `WebhookRefused`. */
  readWebhook(
    context: GatewayContext,
    headers: Readonly<Record<string, string>>,
    body: Uint8Array,
  ): Promise<WebhookNotice>
  /** Present with `hasAutomaticPix`. The reference is that of the payment by which its payer authorises. */
  readAuthorisation?(context: GatewayContext, externalId: string): Promise<AuthorisationSnapshot>
  findAuthorisation?(context: GatewayContext, reference: string): Promise<AuthorisationSnapshot | null>
  /** No debit follows. Of one that has ended already nothing changes. */
  cancelAuthorisation?(context: GatewayContext, externalId: string): Promise<AuthorisationSnapshot>
  /** The payments that changed since then, for reconciliation. */
  listChanged?(context: GatewayContext, since: Date): AsyncIterable<PaymentSnapshot>
}
