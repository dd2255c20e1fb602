import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import { findPaymentMethod } from '@narthex/contract/payments/method-codes'
import type { calculateFees, calculateInstallments } from '@narthex/contract/payments/payment.endpoints'
import type { PaymentMethod } from '@narthex/contract/payments/payment-states'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import type { OrderRow } from '../orders/orders.queries.ts'
import { splitFees } from './fees.rules.ts'
import { type InstallmentPlan, listInstallmentPlans } from './installments.rules.ts'
import { limitTerms, requireMethod } from './payable-methods.service.ts'
import { findPaymentSettings, type PaymentSettings } from './settings.service.ts'

/** The fees of a method at a church, and the parts of an amount where one is given. */
export async function quoteFees(
  call: ChurchCall,
  { metodoPagamento, valor, flagTaxas }: HandlerInput<typeof calculateFees>['query'],
): Promise<Success<typeof calculateFees>> {
  const settings = await call.inChurch(findPaymentSettings)
  const { rates } = requireMethod(settings, findPaymentMethod(metodoPagamento))
  const parts = valor === undefined ? undefined : splitFees(valor, rates, flagTaxas)
  return {
    taxaServico: parts?.service ?? null,
    taxaProcessamento: parts?.processing ?? null,
    total: parts?.total ?? null,
    liquido: parts?.net ?? null,
    servico: { pontos: rates.service.basisPoints, fixa: rates.service.fixed },
    processamento: { pontos: rates.processing.basisPoints, fixa: rates.processing.fixed },
  }
}

/** The instalments that a church allows for an amount; one alone where it takes no cards. */
export async function quoteInstallments(
  call: ChurchCall,
  {
    valor,
    flagJuros,
    flagTaxasAdministrativas,
    valorTaxas = 0,
    maxParcelas,
  }: HandlerInput<typeof calculateInstallments>['query'],
): Promise<Success<typeof calculateInstallments>> {
  const settings = await call.inChurch(findPaymentSettings)
  const takesCards = settings?.methods.some(({ method }) => method === 'card')
  const terms = takesCards ? settings?.installments : undefined
  const { maxCount, minimum, monthlyBasisPoints, freeCount } = terms ?? {
    maxCount: 1,
    minimum: 0,
    monthlyBasisPoints: 0,
    freeCount: 1,
  }
  const plans = listInstallmentPlans(valor + (flagTaxasAdministrativas ? valorTaxas : 0), {
    maxCount: Math.min(maxCount, maxParcelas ?? maxCount),
    minimum,
    monthlyBasisPoints: flagJuros ? monthlyBasisPoints : 0,
    freeCount,
  })
  return plans.map(describePlan)
}

const describePlan = ({ count, values, total, interest }: InstallmentPlan) => ({
  parcelas: count,
  valorParcela: values[0] ?? total,
  valorUltimaParcela: values.at(-1) ?? total,
  valorTotal: total,
  juros: interest,
})

/** An amount that an order would have, and what it would allow. */
export interface QuotedAmount extends Pick<OrderRow, 'valor' | 'flagTaxas' | 'metodos' | 'maxParcelas' | 'flagJuros'> {
  readonly method: PaymentMethod
}

/** The fees of an amount by a method, and its instalments, none but with a card. Throws EVT_REG_010, 012 or 013. */
export function quoteAmount(settings: PaymentSettings | undefined, { method, ...order }: QuotedAmount) {
  const { rates } = requireMethod(settings, method, order.metodos)
  const fees = splitFees(order.valor, rates, order.flagTaxas)
  const plans =
    settings && method === 'card' ? listInstallmentPlans(fees.total, limitTerms(settings.installments, order)) : []
  return { ...fees, plans: plans.map(describePlan) }
}
