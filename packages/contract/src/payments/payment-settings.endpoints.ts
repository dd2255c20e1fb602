import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { nothingSchema, text } from '../fields.ts'
import {
  endedRehearsalSchema,
  officeGatewaySchema,
  paymentSettingsChangeSchema,
  paymentSettingsSchema,
} from './payment-settings.schemas.ts'
import { remoteGatewayNames } from './payment-states.ts'

const owner = { access: { permission: 'giving.settings' }, church: 'host', about: 'none' } as const
const byGateway = z.strictObject({ gateway: z.enum(remoteGatewayNames) })

/** Null where the church takes no money yet. */
export const getPaymentSettings = defineEndpoint({
  ...owner,
  id: 'getPaymentSettings',
  method: 'GET',
  path: '/tesouraria/configuracao',
  summary: 'How a church takes money',
  example: {},
  responses: { 200: z.strictObject({ configuracao: z.nullable(paymentSettingsSchema) }) },
})

/**
 * Holds for new payments; what is under way ends as it began. A church that goes live (`flagProducao`) ends its rehearsal:
 * rehearsed orders, gifts, tickets, subscriptions and cards, once and for all; `ensaio` says which tickets that concerns.
 * CHANGED_MEANWHILE for another version than the stored one.
 */
export const setPaymentSettings = defineEndpoint({
  ...owner,
  id: 'setPaymentSettings',
  method: 'PUT',
  path: '/tesouraria/configuracao',
  summary: 'Replaces how a church takes money',
  proof: 'fresh',
  example: {
    body: {
      versao: 1,
      moeda: 'BRL',
      flagProducao: false,
      pix: { tipoChave: 'EMAIL', chave: 'tesouraria@example.org', nome: 'Igreja', cidade: 'Recife' },
      textoDinheiro: 'Na secretaria',
      textoTransferencia: null,
      diasDinheiro: 3,
      diasBoleto: 3,
      minutosPix: 60,
      maxParcelas: 12,
      parcelasSemJuros: 1,
      parcelaMinima: 500,
      jurosMensalPontos: 0,
      metodos: [
        ...(['CREDIT_CARD', 'PIX', 'BOLETO', 'PICPAY', 'PAYPAL', 'ACH'] as const).map((codigoMetodoPagamento) => ({
          codigoMetodoPagamento,
          gateway: 'rehearsal' as const,
        })),
        { codigoMetodoPagamento: 'CASH', gateway: 'offline' },
      ],
    },
  },
  body: paymentSettingsChangeSchema,
  responses: {
    200: z.strictObject({ configuracao: paymentSettingsSchema, ensaio: z.nullable(endedRehearsalSchema) }),
  },
  errors: ['CHANGED_MEANWHILE'],
})

/** Lists what each takes, the names of the credentials that it wants, and since when they are set: never their values. */
export const listGateways = defineEndpoint({
  ...owner,
  id: 'listGateways',
  method: 'GET',
  path: '/tesouraria/gateway/',
  summary: 'The payment gateways',
  example: {},
  responses: { 200: z.array(officeGatewaySchema) },
})

/** All of them at once, by the names that `listGateways` gives. No call gives them out again. */
export const setGatewayCredentials = defineEndpoint({
  ...owner,
  id: 'setGatewayCredentials',
  method: 'PUT',
  path: '/tesouraria/gateway/{gateway}/credencial',
  summary: "Replaces a church's credentials at a gateway",
  proof: 'fresh',
  example: { params: { gateway: 'picpay' }, body: { campos: { picpayToken: 'example', sellerToken: 'example' } } },
  params: byGateway,
  body: z.strictObject({ campos: z.record(z.string().check(z.regex(/^[a-zA-Z]{1,60}$/)), text(4000)) }),
  responses: { 200: nothingSchema },
})

/** Idempotent. CONFLICT while a method of payment uses the gateway. */
export const removeGatewayCredentials = defineEndpoint({
  ...owner,
  id: 'removeGatewayCredentials',
  method: 'DELETE',
  path: '/tesouraria/gateway/{gateway}/credencial',
  summary: "Removes a church's credentials at a gateway",
  proof: 'fresh',
  example: { params: { gateway: 'picpay' } },
  params: byGateway,
  responses: { 200: nothingSchema },
  errors: ['CONFLICT'],
})

/** The former address stops at once: the new one is entered at each gateway, and `listGateways` gives it. */
export const renewWebhookAddress = defineEndpoint({
  ...owner,
  id: 'renewWebhookAddress',
  method: 'POST',
  path: '/tesouraria/aviso/renovacao',
  summary: 'Changes the address at which gateways call',
  proof: 'fresh',
  example: {},
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
