import * as z from 'zod'
import { createWithin } from '../gateway-abilities.ts'
import { readCredentials } from '../gateway-credentials.ts'
import { WebhookRefused } from '../gateway-failures.ts'
import { isSameSecret, readNotice } from '../gateway-webhooks.ts'
import type { GatewayAbilities, GatewayContext, PaymentGateway } from '../payment-gateway.ts'
import { connectPicpay, picpayCredentials, picpayUrl } from './picpay-connection.ts'
import {
  cancelPicpayOrder,
  createPicpayOrder,
  findPicpayOrder,
  readPicpayOrder,
  readPicpayStatus,
  refundPicpayOrder,
} from './picpay-orders.ts'

const abilities: GatewayAbilities = {
  methods: [{ method: 'picpay', currencies: ['BRL'], countries: ['BR'], max: 499_999, payerNeeds: ['cpf'] }],
  maxInstallments: () => 1,
  canRefundInPart: false,
  hasIdempotencyKey: false,
  webhookProof: 'token',
  savesCards: false,
  tokenizesInBrowser: false,
}

/**
 * PicPay's wallet for shops ("e-commerce", version 3). Its newer gateway, with other credentials, is left out, and so
 * is reconciliation by a list: there is none. An order whose answer was lost is found again, but not its QR code: it
 * has to be canceled, and another one made.
 */
export function picpayGateway(baseUrl: string = picpayUrl): PaymentGateway {
  const connect = (context: GatewayContext) => connectPicpay(context, baseUrl)
  return {
    name: 'picpay',
    abilities,
    create: async (context, payment) =>
      createWithin(abilities, payment, async () => createPicpayOrder(connect(context), context, payment)),
    read: async (context, externalId) => readPicpayOrder(connect(context), externalId),
    findByReference: async (context, reference) => findPicpayOrder(connect(context), reference),
    cancel: async (context, externalId) => cancelPicpayOrder(connect(context), externalId),
    refund: async (context, externalId, amount) => refundPicpayOrder(connect(context), externalId, amount),
    readWebhook: async (context, headers, body) => {
      const { sellerToken } = readCredentials(picpayCredentials, context.credentials)
      if (!isSameSecret(headers['x-seller-token'], sellerToken))
        throw new WebhookRefused('The webhook does not carry the token of this church.')
      const { referenceId } = readNotice(notice, body)
      // It says neither what happened nor which event it is: the order's present state stands for both.
      const { status, summary } = await readPicpayStatus(connect(context), referenceId)
      const eventId = [referenceId, status, summary?.paid ?? 0, summary?.refunded ?? 0].join(':')
      return { eventId, type: status, externalId: referenceId, reference: referenceId }
    },
  }
}

const notice = z.object({ referenceId: z.string().min(1).max(100) })
