import type { PaymentMethod } from '@narthex/contract/payments/payment-states'
import { type FeeParts, splitFees } from './fees.rules.ts'
import type { Payer, PaymentGateway } from './gateways/payment-gateway.ts'
import { type InstallmentPlan, planInstallments } from './installments.rules.ts'
import type { OrderRow } from './orders.queries.ts'
import {
  amountTooLarge,
  boletoUnavailable,
  cashUnavailable,
  installmentCountRefused,
  installmentsUnavailable,
  methodUnavailable,
  onlyInBrazil,
} from './payments.errors.ts'
import type { MethodSettings, PaymentSettings } from './settings/settings.service.ts'
import { isBrazilian, picpayMaximum } from './starting.rules.ts'

const unavailable: Readonly<Partial<Record<PaymentMethod, () => Error>>> = {
  cash: cashUnavailable,
  boleto: boletoUnavailable,
}

/** The method as the church offers it. Throws EVT_REG_010, 012 or 013. */
export function requireMethod(settings: PaymentSettings | undefined, method: PaymentMethod): MethodSettings {
  const found = settings?.methods.find((offered) => offered.method === method)
  if (!found) throw (unavailable[method] ?? methodUnavailable)()
  return found
}

/** Throws where the gateway, the payer's country or the amount does not allow the method. */
export function requirePayable(
  { abilities }: PaymentGateway,
  method: PaymentMethod,
  { valor, moeda }: { valor: number; moeda: OrderRow['moeda'] },
  payer: Payer,
): void {
  const ability = abilities.methods.find((able) => able.method === method)
  if (!ability?.currencies.includes(moeda)) throw (unavailable[method] ?? methodUnavailable)()
  const country = payer.address?.country
  if (isBrazilian(method) && country && country !== 'BR') throw onlyInBrazil()
  if (country && ability.countries && !ability.countries.includes(country)) throw methodUnavailable()
  const limits = [ability.max, method === 'picpay' ? picpayMaximum : undefined].filter((max) => max !== undefined)
  if (limits.some((max) => valor > max)) throw amountTooLarge()
}

export interface Price {
  readonly parts: FeeParts
  readonly plan: InstallmentPlan
}

/** What the payer pays for an order by a method, in so many instalments. Throws EVT_REG_015 or 016. */
export function priceOrder(
  { valor, flagTaxas }: Pick<OrderRow, 'valor' | 'flagTaxas'>,
  { rates, method }: MethodSettings,
  settings: PaymentSettings,
  installments: { readonly count: number; readonly maxCount: number },
): Price {
  const parts = splitFees(valor, rates, flagTaxas)
  if (installments.count > 1 && (method !== 'card' || installments.maxCount < 2)) throw installmentsUnavailable()
  const maxCount = Math.min(settings.installments.maxCount, installments.maxCount)
  const plan = planInstallments(parts.total, installments.count, { ...settings.installments, maxCount })
  if (!plan) throw installmentCountRefused()
  return { parts, plan }
}
