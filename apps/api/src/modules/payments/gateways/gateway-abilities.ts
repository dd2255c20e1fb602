import { InvalidGatewayRequest, PaymentNotFound } from './gateway-failures.ts'
import type { GatewayAbilities, NewPayment, PaymentSnapshot } from './payment-gateway.ts'

/**
 * Makes a payment that is within the abilities of its gateway. Everything else is refused before anything is sent:
 * reais are never charged as if they were dollars.
 */
export async function createWithin(
  abilities: GatewayAbilities,
  payment: NewPayment,
  create: () => Promise<PaymentSnapshot>,
): Promise<PaymentSnapshot> {
  requireAbility(abilities, payment)
  return create().catch((error: unknown) => {
    // A new payment cannot be missing: it is the address, and with it the credentials, that the gateway does not know.
    throw error instanceof PaymentNotFound ? new InvalidGatewayRequest('not_found') : error
  })
}

function requireAbility(abilities: GatewayAbilities, { source, money }: NewPayment): void {
  const { methods, maxInstallments } = abilities
  const ability = methods.find(({ method }) => method === source.method)
  const isAutomatic = source.method === 'pix' && source.automatic !== undefined
  if (!ability || (isAutomatic && !abilities.hasAutomaticPix))
    throw new InvalidGatewayRequest('unsupported_method', 'method')
  if (!ability.currencies.includes(money.currency)) throw new InvalidGatewayRequest('unsupported_currency', 'currency')
  const { amount } = money
  const isPayable = Number.isSafeInteger(amount) && amount > 0 && amount <= (ability.max ?? amount)
  if (!isPayable) throw new InvalidGatewayRequest('unsupported_amount', 'amount')
  // The most of any brand: the token does not say which it is.
  if (source.method === 'card' && source.installments > maxInstallments('visa'))
    throw new InvalidGatewayRequest('unsupported_installments', 'installments')
}
