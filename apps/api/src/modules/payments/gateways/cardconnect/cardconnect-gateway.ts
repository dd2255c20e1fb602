import { createWithin } from '../gateway-abilities.ts'
import { WebhookRefused } from '../gateway-failures.ts'
import type { GatewayAbilities, GatewayContext, PaymentGateway } from '../payment-gateway.ts'
import { deleteCardconnectCard, finishCardconnectCard } from './cardconnect-cards.ts'
import { type BaseUrl, cardconnectUrl, connectCardconnect } from './cardconnect-connection.ts'
import {
  cancelCardconnectPayment,
  createCardconnectPayment,
  findCardconnectPayment,
  listCardconnectChanges,
  readCardconnectPayment,
  refundCardconnectPayment,
} from './cardconnect-payments.ts'

const abilities: GatewayAbilities = {
  methods: [
    { method: 'card', currencies: ['USD'], countries: ['US'] },
    { method: 'ach', currencies: ['USD'], countries: ['US'] },
  ],
  maxInstallments: () => 1,
  canRefundInPart: false,
  hasIdempotencyKey: false,
  webhookProof: 'none',
  savesCards: true,
  tokenizesInBrowser: true,
}

/**
 * CardConnect (CardPointe's gateway API). Not confirmed: the names of savings accounts and of the entry code of ACH, how
 * long an order id may be, that an inquiry repeats it, the words for settlement beyond those seen in recordings, and
 * what an inquiry says of the amount after a void. Left out: 3-D Secure, which needs a service of its own, and the
 * reasons of returned bank payments (`funding`): they are read as rejected.
 */
export function cardconnectGateway(baseUrl: BaseUrl = cardconnectUrl): PaymentGateway {
  const connect = (context: GatewayContext) => connectCardconnect(context, baseUrl)
  return {
    name: 'cardconnect',
    abilities,
    prepareCard: async (context) => ({ kind: 'token_call', url: connect(context).tokenUrl }),
    finishCard: async (context, card) => finishCardconnectCard(connect(context), card),
    deleteCard: async (context, card) => deleteCardconnectCard(connect(context), card),
    describeBankForm: (context) => ({ kind: 'token_call', url: connect(context).tokenUrl }),
    create: async (context, payment) =>
      createWithin(abilities, payment, async () => createCardconnectPayment(connect(context), payment)),
    read: async (context, externalId) => readCardconnectPayment(connect(context), externalId),
    findByReference: async (context, reference) => findCardconnectPayment(connect(context), reference),
    cancel: async (context, externalId) => cancelCardconnectPayment(connect(context), externalId),
    refund: async (context, externalId, amount) => refundCardconnectPayment(connect(context), externalId, amount),
    readWebhook: async () => {
      throw new WebhookRefused('CardConnect sends no webhooks.')
    },
    listChanged: (context, since) => listCardconnectChanges(connect(context), since, context.now),
  }
}
