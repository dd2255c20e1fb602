import { createWithin } from '../gateway-abilities.ts'
import type { GatewayConnection } from '../gateway-connection.ts'
import { readCredentials } from '../gateway-credentials.ts'
import { WebhookRefused } from '../gateway-failures.ts'
import { requireDocument } from '../gateway-payers.ts'
import { isSameSecret } from '../gateway-webhooks.ts'
import type { CardHolder, CardInput, GatewayAbilities, PaymentGateway, TokenizedCard } from '../payment-gateway.ts'
import { asaasToken } from './asaas-answers.ts'
import { cancelAsaasAuthorisation, findAsaasAuthorisation, readAsaasAuthorisation } from './asaas-authorisations.ts'
import {
  cancelAsaasCharge,
  createAsaasCharge,
  findAsaasCharge,
  listAsaasChanges,
  readAsaasCharge,
} from './asaas-charges.ts'
import {
  asaasCredentials,
  asaasUrl,
  type BaseUrl,
  connectAsaas,
  describeAsaasPhone,
  findAsaasCustomer,
} from './asaas-connection.ts'
import { readAsaasNotice } from './asaas-notices.ts'
import { refundAsaasCharge } from './asaas-refunds.ts'

/** Its customers are known by their document. */
const payerNeeds = ['documento'] as const

const abilities: GatewayAbilities = {
  methods: [
    // A card's token names its customer already.
    { method: 'card', currencies: ['BRL'] },
    { method: 'pix', currencies: ['BRL'], countries: ['BR'], payerNeeds },
    { method: 'boleto', currencies: ['BRL'], countries: ['BR'], payerNeeds },
  ],
  maxInstallments: (brand) => (/^(visa|mastercard)$/i.test(brand) ? 21 : 12),
  canRefundInPart: true,
  hasIdempotencyKey: false,
  webhookProof: 'token',
  savesCards: true,
  holderNeeds: ['documento', 'email', 'telefone', 'cep', 'numeroEndereco'],
  hasAutomaticPix: true,
  tokenizesInBrowser: false,
}

/**
 * Asaas, API version 3. Left out, as no description of it was found: 3-D Secure, and the deletion of a saved card. A
 * refund that is made later than the payment's day is not in `listChanged`: Asaas lists by creation and payment only.
 */
export function asaasGateway(baseUrl: BaseUrl = asaasUrl): PaymentGateway {
  return {
    name: 'asaas',
    abilities,
    tokenizeCard: async (context, card, holder, remoteIp) =>
      tokenizeCard(connectAsaas(context, baseUrl), card, holder, remoteIp),
    create: async (context, payment) =>
      createWithin(abilities, payment, async () => createAsaasCharge(connectAsaas(context, baseUrl), context, payment)),
    read: async (context, externalId) => readAsaasCharge(connectAsaas(context, baseUrl), externalId),
    findByReference: async (context, reference) => findAsaasCharge(connectAsaas(context, baseUrl), reference),
    cancel: async (context, externalId) => cancelAsaasCharge(connectAsaas(context, baseUrl), externalId),
    refund: async (context, externalId, amount, key) =>
      refundAsaasCharge(connectAsaas(context, baseUrl), externalId, amount, key),
    readWebhook: async ({ credentials }, headers, body) => {
      const { webhookToken } = readCredentials(asaasCredentials, credentials)
      if (!isSameSecret(headers['asaas-access-token'], webhookToken))
        throw new WebhookRefused('The webhook does not carry the token of this church.')
      return readAsaasNotice(body)
    },
    readAuthorisation: async (context, id) => readAsaasAuthorisation(connectAsaas(context, baseUrl), id),
    findAuthorisation: async (context, reference) => findAsaasAuthorisation(connectAsaas(context, baseUrl), reference),
    cancelAuthorisation: async (context, id) => cancelAsaasAuthorisation(connectAsaas(context, baseUrl), id),
    listChanged: (context, since) => listAsaasChanges(connectAsaas(context, baseUrl), since),
  }
}

async function tokenizeCard(
  asaas: GatewayConnection,
  card: CardInput,
  holder: CardHolder,
  remoteIp: string,
): Promise<TokenizedCard> {
  const customer = await findAsaasCustomer(asaas, holder)
  const { holder: holderName, number, cvv: ccv, expMonth, expYear } = card
  const expiryMonth = String(expMonth).padStart(2, '0')
  const json = {
    customer,
    remoteIp,
    creditCard: { holderName, number, expiryMonth, expiryYear: String(expYear), ccv },
    creditCardHolderInfo: {
      name: holder.name,
      email: holder.email,
      cpfCnpj: requireDocument(holder),
      ...describeAsaasPhone(holder),
      postalCode: holder.postalCode,
      addressNumber: holder.addressNumber,
    },
  }
  const token = await asaas.send({ method: 'POST', path: '/creditCard/tokenizeCreditCard', json }, asaasToken)
  const [last4, brand] = [token.creditCardNumber.slice(-4), token.creditCardBrand.toLowerCase()]
  return { token: token.creditCardToken, customer, last4, brand, expMonth, expYear }
}
