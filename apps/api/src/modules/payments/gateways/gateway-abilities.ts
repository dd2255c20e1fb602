import { InvalidGatewayRequest } from './gateway-failures.ts'
import type { GatewayAbilities, NewPayment } from './payment-gateway.ts'

/** Refuses what a gateway cannot take, before anything is sent: reais are never charged as if they were dollars. */
export function requireAbility({ methods, maxInstallments }: GatewayAbilities, { source, money }: NewPayment): void {
  const ability = methods.find(({ method }) => method === source.method)
  if (!ability) throw new InvalidGatewayRequest('unsupported_method', 'method')
  if (!ability.currencies.includes(money.currency)) throw new InvalidGatewayRequest('unsupported_currency', 'currency')
  const { amount } = money
  const isPayable = Number.isSafeInteger(amount) && amount > 0 && amount <= (ability.max ?? amount)
  if (!isPayable) throw new InvalidGatewayRequest('unsupported_amount', 'amount')
  // The most of any brand: the token does not say which it is.
  if (source.method === 'card' && source.installments > maxInstallments('visa'))
    throw new InvalidGatewayRequest('unsupported_installments', 'installments')
}
