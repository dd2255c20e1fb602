import type { PaymentMethod } from '@narthex/contract/payments/payment-states'
import type { AutomaticPix, BrowserFacts, PaymentSource, TokenizedCard } from '../gateways/payment-gateway.ts'
import type { Deadline } from '../methods/starting.rules.ts'
import { invalidCardToken } from '../orders/payments.errors.ts'

/** The means of a payment, as its payer or a schedule chose them. */
export interface SourceChoice {
  readonly method: PaymentMethod
  /** A bank account as the gateway's own script in the browser tokenised it. */
  readonly bank?: { readonly token: string; readonly accountType: 'checking' | 'savings' } | undefined
  readonly installments: number
  readonly browser?: BrowserFacts | undefined
  readonly remoteIp: string
  /** Charged by a schedule, without its payer. */
  readonly isOffSession?: boolean
  /** A Pix by which its payer authorises debits, or such a debit. */
  readonly automaticPix?: AutomaticPix
}

interface SourceFacts {
  readonly deadline: Deadline
  readonly pageUrl: string
  readonly card: TokenizedCard | undefined
  readonly hasInterest: boolean
  readonly now: Date
}

/** Makes the source that the gateway is told. Throws INVALID_CARD_TOKEN where the card or the account is missing. */
export function toSource(
  choice: SourceChoice,
  { deadline, pageUrl, card, hasInterest, now }: SourceFacts,
): PaymentSource {
  const { method, remoteIp, installments, isOffSession = false, browser, bank, automaticPix: automatic } = choice
  const expiresAt = deadline.expiresAt ?? new Date(0)
  switch (method) {
    case 'card':
      if (!card) throw invalidCardToken()
      return {
        method,
        token: card.token,
        remoteIp,
        installments,
        hasInterest,
        isOffSession,
        returnUrl: pageUrl,
        ...(card.customer && { customer: card.customer }),
        ...(browser && { browser }),
      }
    case 'boleto':
      return { method, dueDate: deadline.dueDate }
    case 'pix':
      return { method, expiresAt, ...(automatic && { automatic }) }
    case 'picpay':
    case 'paypal':
      return { method, returnUrl: pageUrl, cancelUrl: pageUrl, expiresAt }
    case 'ach':
      if (!bank) throw invalidCardToken()
      return {
        method,
        ...bank,
        mandateAcceptedAt: now,
        remoteIp,
        ...(browser && { userAgent: browser.userAgent }),
      }
    default:
      return { method, expiresAt }
  }
}
