import type { GatewayContext, Payer, PaymentGateway, PaymentSource } from '../payment-gateway.ts'
import type { FakeServer } from './fake-gateway-server.ts'
import type { FakeLedger } from './fake-ledger.ts'

export interface WebhookSample {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** A gateway together with a fake that speaks its protocol, and what its contract needs to know of both. */
export interface GatewayStage {
  readonly gateway: PaymentGateway
  /** Makes the gateway for another address. */
  gatewayAt(origin: string): PaymentGateway
  readonly server: FakeServer
  readonly ledger: FakeLedger
  readonly credentials: unknown
  readonly wrongCredentials: unknown
  readonly currency: 'BRL' | 'USD'
  readonly payer: Payer
  /** The ways to pay, by a name for the report. */
  readonly sources: Readonly<Record<string, PaymentSource>>
  /** A card that is declined. */
  readonly declined?: PaymentSource
  /** Whether a payment that is read again says what the payer has to do. */
  readonly repeatsAction: boolean
  /** Whether the amount of a payment is said before it is paid. */
  readonly saysOpenAmount: boolean
  /** Whether an attempt is found where its answer was lost; without it, the idempotency key has to do. */
  readonly findsLost: boolean
  /** Requests of these paths may carry a card's number. */
  readonly tokenPaths: RegExp
  /** The webhooks that the gateway sends after a payment came, in its order. */
  webhooks(externalId: string): readonly WebhookSample[]
  /** Forged or stale webhooks about a payment. */
  forgedWebhooks(externalId: string): readonly WebhookSample[]
  /** The webhook that the gateway sends when an authorisation changed; present with `hasAutomaticPix`. */
  authorisationWebhook?(authorisationId: string): WebhookSample
  /** The payment's id in the ledger of the fake. */
  ledgerId(externalId: string): string
}

export const stageTime = new Date('2026-03-02T15:00:00Z')

export function contextOn(stage: GatewayStage, signal: AbortSignal = new AbortController().signal): GatewayContext {
  const webhookUrl = 'https://church.example.org/api/v1/webhook/gateway/church'
  return { credentials: stage.credentials, now: stageTime, signal, locale: 'pt', webhookUrl }
}

export const brazilianPayer: Payer = {
  name: 'Ana Souza',
  email: 'ana@example.org',
  document: { type: 'cpf', value: '24971563792' },
  phone: '+5511998877665',
  address: {
    zip: '01310100',
    street: 'Avenida Paulista',
    number: '150',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    country: 'BR',
  },
}

export const cardSource = (token: string, customer?: string): Extract<PaymentSource, { method: 'card' }> => ({
  method: 'card',
  token,
  remoteIp: '203.0.113.9',
  installments: 1,
  hasInterest: false,
  isOffSession: false,
  ...(customer && { customer }),
})

/** The code of a first gift, which authorises debits. */
export const authorisingSource: PaymentSource = {
  method: 'pix',
  expiresAt: new Date(stageTime.getTime() + 3_600_000),
  automatic: { kind: 'authorise', frequency: 'MONTHLY', startDate: '2026-04-02', endDate: null },
}

export const debitSource = (authorisationId: string, dueDate = '2026-03-07'): PaymentSource => ({
  method: 'pix',
  expiresAt: new Date(`${dueDate}T15:00:00Z`),
  automatic: { kind: 'debit', authorisationId, dueDate },
})

export const afterHours = (hours: number) => new Date(stageTime.getTime() + hours * 3_600_000)
