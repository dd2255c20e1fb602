import * as z from 'zod'
import { createWithin } from '../gateway-abilities.ts'
import { readNotice } from '../gateway-webhooks.ts'
import type {
  CardHolder,
  CardInput,
  GatewayAbilities,
  GatewayContext,
  PaymentGateway,
  TokenizedCard,
} from '../payment-gateway.ts'
import { zoopCard, zoopObject } from './zoop-answers.ts'
import { connectZoop, findZoopBuyer, type Zoop, zoopUrl } from './zoop-connection.ts'
import {
  cancelZoopTransaction,
  createZoopTransaction,
  findZoopTransaction,
  listZoopChanges,
  readZoopTransaction,
  refundZoopTransaction,
} from './zoop-transactions.ts'

/** Its buyers are known by their document. */
const payerNeeds = ['documento'] as const

const abilities: GatewayAbilities = {
  methods: [
    // A card's token names its buyer already.
    { method: 'card', currencies: ['BRL'] },
    { method: 'pix', currencies: ['BRL'], countries: ['BR'], payerNeeds },
    { method: 'boleto', currencies: ['BRL'], countries: ['BR'], payerNeeds },
  ],
  maxInstallments: () => 12,
  canRefundInPart: false,
  hasIdempotencyKey: false,
  webhookProof: 'none',
  savesCards: true,
  holderNeeds: ['documento', 'email'],
  tokenizesInBrowser: false,
}

/**
 * Zoop, API version 1, as its clients and recorded answers show it. Not confirmed by Zoop's own documentation: the
 * field for the expiry of a Pix (none is sent, our own expiry cancels it), whether an open Pix or boleto can be voided,
 * which step of the history shows that a Pix was paid. Left out for the same reason: 3-D Secure, deleting a card.
 */
export function zoopGateway(baseUrl: string = zoopUrl): PaymentGateway {
  const connect = (context: GatewayContext) => connectZoop(context, baseUrl)
  return {
    name: 'zoop',
    abilities,
    tokenizeCard: async (context, card, holder) => tokenizeCard(connect(context), card, holder),
    create: async (context, payment) =>
      createWithin(abilities, payment, async () => createZoopTransaction(connect(context), payment)),
    read: async (context, externalId) => readZoopTransaction(connect(context), externalId),
    findByReference: async (context, reference) => findZoopTransaction(connect(context), context.now, reference),
    cancel: async (context, externalId) => cancelZoopTransaction(connect(context), externalId),
    refund: async (context, externalId, amount) => refundZoopTransaction(connect(context), externalId, amount),
    // Zoop signs nothing: the church's own address is all that a caller proves, and the payment is read again.
    readWebhook: async (_context, _headers, body) => {
      const { id, type, payload } = readNotice(notice, body)
      const transaction = payload.object ?? payload
      const externalId = transaction.id || undefined
      const reference = transaction.reference_id || undefined
      const eventId = id || `${type}:${transaction.id ?? ''}:${transaction.updated_at ?? ''}`
      return { eventId, type, ...(externalId && { externalId }), ...(reference && { reference }) }
    },
    listChanged: (context, since) => listZoopChanges(connect(context), since),
  }
}

async function tokenizeCard(zoop: Zoop, card: CardInput, holder: CardHolder): Promise<TokenizedCard> {
  const { holder: holder_name, number: card_number, cvv: security_code, expMonth, expYear } = card
  const expiration_month = String(expMonth).padStart(2, '0')
  const json = { holder_name, card_number, security_code, expiration_month, expiration_year: String(expYear) }
  const customer = await findZoopBuyer(zoop, holder)
  const { id: token } = await zoop.send({ method: 'POST', path: '/cards/tokens', json }, zoopObject)
  const saved = await zoop.send({ method: 'POST', path: '/cards', json: { customer, token } }, zoopCard)
  const [last4, brand] = [saved.last4_digits, saved.card_brand.toLowerCase().replace(/\s+/g, '')]
  return { token: saved.id, customer, last4, brand, expMonth, expYear }
}

const transaction = z.object({
  id: z.string().nullish(),
  reference_id: z.string().nullish(),
  updated_at: z.string().nullish(),
})

/** The transaction stands in the payload, or in an object of it: both occur. */
const notice = z.object({
  id: z.string().max(200).nullish(),
  type: z.string().min(1).max(100),
  payload: transaction.extend({ object: transaction.nullish() }),
})
