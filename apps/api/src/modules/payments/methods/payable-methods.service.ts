import { methodCodes } from '@narthex/contract/payments/method-codes'
import type { PayableMethod as MethodOnSite } from '@narthex/contract/payments/payable-method'
import type { PayerField } from '@narthex/contract/payments/payer-fields'
import { largestAmount } from '@narthex/contract/payments/payment.schemas'
import { findGatewayNumber, type PaymentMethod } from '@narthex/contract/payments/payment-states'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { Payer, PaymentGateway } from '../gateways/payment-gateway.ts'
import type { OrderRow } from '../orders/orders.queries.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import {
  amountTooLarge,
  boletoUnavailable,
  cashUnavailable,
  eventInstallmentsUnavailable,
  installmentCountRefused,
  installmentsUnavailable,
  methodUnavailable,
  onlyInBrazil,
  payerDataMissing,
} from '../orders/payments.errors.ts'
import { type FeeParts, splitFees } from './fees.rules.ts'
import { type InstallmentPlan, type InstallmentTerms, planInstallments } from './installments.rules.ts'
import type { MethodSettings, PaymentSettings } from './settings.service.ts'
import { isBrazilian, picpayMaximum } from './starting.rules.ts'

const unavailable: Readonly<Partial<Record<PaymentMethod, () => Error>>> = {
  cash: cashUnavailable,
  boleto: boletoUnavailable,
}

/**
 * The method as the church offers it. Throws EVT_REG_010, 012 or 013.
 * @param allowed the only methods of an order; null or omitted: all
 */
export function requireMethod(
  settings: PaymentSettings | undefined,
  method: PaymentMethod,
  allowed: readonly PaymentMethod[] | null = null,
): MethodSettings {
  const found = settings?.methods.find((offered) => offered.method === method)
  if (!found || !(allowed?.includes(method) ?? true)) throw (unavailable[method] ?? methodUnavailable)()
  return found
}

/** Throws where the gateway, the payer's country or the amount does not allow the method. */
export function requirePayable(
  { abilities }: PaymentGateway,
  method: PaymentMethod,
  { valor, moeda }: { valor: number; moeda: OrderRow['moeda'] },
  payer: Omit<Payer, 'email'>,
): void {
  const ability = abilities.methods.find((able) => able.method === method)
  if (!ability?.currencies.includes(moeda)) throw (unavailable[method] ?? methodUnavailable)()
  const country = payer.address?.country ?? payer.country
  if (isBrazilian(method) && country && country !== 'BR') throw onlyInBrazil()
  if (country && ability.countries && !ability.countries.includes(country)) throw methodUnavailable()
  if (valor > (maximumFor(ability) ?? valor)) throw amountTooLarge()
  const missing = listMissing(ability.payerNeeds ?? [], payer)
  if (missing.length > 0) throw payerDataMissing(missing)
}

function listMissing(
  needs: readonly PayerField[],
  { document, phone, address }: Omit<Payer, 'email'>,
): readonly PayerField[] {
  const isKnown: Record<PayerField, boolean> = {
    documento: document !== undefined,
    cpf: document?.type === 'cpf',
    telefone: Boolean(phone),
    endereco: address !== undefined,
  }
  return needs.filter((field) => !isKnown[field])
}

type MethodAbility = PaymentGateway['abilities']['methods'][number]

/** The greatest payment of a method at a gateway; undefined without a limit. */
function maximumFor({ method, max = largestAmount }: MethodAbility): number | undefined {
  const least = Math.min(max, method === 'picpay' ? picpayMaximum : largestAmount)
  return least === largestAmount ? undefined : least
}

/** A method that a church offers, with what its gateway asks and allows. */
export interface PayableMethod extends MethodSettings {
  /** Cents; null without a limit. */
  readonly max: number | null
  readonly isOnlyInBrazil: boolean
  readonly payerNeeds: readonly PayerField[]
  /** May be charged again by itself: Pix Automático. */
  readonly hasAutomaticPix: boolean
}

/** The church's methods that its gateways take in its currency, in the church's order. */
export function listPayableMethods(
  { gateways }: Pick<PaymentNeeds, 'gateways'>,
  church: ChurchScope,
  { methods, currency }: PaymentSettings,
): PayableMethod[] {
  return methods.flatMap((offered) => {
    const abilities = gateways.find(offered.gateway, church)?.abilities
    const ability = abilities?.methods.find(({ method }) => method === offered.method)
    if (!ability?.currencies.includes(currency)) return []
    const { payerNeeds = [] } = ability
    const isOnlyInBrazil = isBrazilian(offered.method)
    const hasAutomaticPix = offered.method === 'pix' && abilities?.hasAutomaticPix === true
    return [{ ...offered, max: maximumFor(ability) ?? null, isOnlyInBrazil, payerNeeds, hasAutomaticPix }]
  })
}

/** A method as the site shows it. */
export function describeMethod({
  method,
  gateway,
  rates,
  max,
  isOnlyInBrazil,
  payerNeeds,
}: PayableMethod): MethodOnSite {
  const { service, processing } = rates
  return {
    codigoMetodoPagamento: methodCodes[method],
    idGatewayPagamento: findGatewayNumber(gateway),
    servico: { pontos: service.basisPoints, fixa: service.fixed },
    processamento: { pontos: processing.basisPoints, fixa: processing.fixed },
    maximo: max,
    flagSomenteBrasil: isOnlyInBrazil,
    dadosNecessarios: [...payerNeeds],
  }
}

type QuotedOrder = Pick<OrderRow, 'valor' | 'flagTaxas'> & { readonly metodos?: readonly PaymentMethod[] | null }

/**
 * Computes the price in cents of an order that is paid at once by a method. Throws as `startPayment` would, before
 * anything is ordered: EVT_REG_010, 012, 013 or 026, ONLY_IN_BRAZIL, AMOUNT_TOO_LARGE.
 */
export function quoteOrder(
  { gateways }: Pick<PaymentNeeds, 'gateways'>,
  church: ChurchScope,
  settings: PaymentSettings,
  { method, payer, ...order }: QuotedOrder & { method: PaymentMethod; payer?: Omit<Payer, 'email'> },
): number {
  const offered = requireMethod(settings, method, order.metodos)
  const gateway = gateways.find(offered.gateway, church)
  if (!gateway) throw methodUnavailable()
  const { total } = splitFees(order.valor, offered.rates, order.flagTaxas)
  if (payer) requirePayable(gateway, method, { valor: total, moeda: settings.currency }, payer)
  return total
}

export interface Price {
  readonly parts: FeeParts
  readonly plan: InstallmentPlan
}

/** Computes the price of an order by a method in a number of instalments. Throws EVT_REG_015, 016 or 017. */
export function priceOrder(
  order: Pick<OrderRow, 'valor' | 'flagTaxas' | 'maxParcelas' | 'flagJuros'>,
  { rates, method }: MethodSettings,
  settings: PaymentSettings,
  installments: { readonly count: number; readonly maxCount: number },
): Price {
  const parts = splitFees(order.valor, rates, order.flagTaxas)
  if (installments.count > 1 && order.maxParcelas === 1) throw eventInstallmentsUnavailable()
  if (installments.count > 1 && (method !== 'card' || installments.maxCount < 2)) throw installmentsUnavailable()
  const terms = limitTerms(settings.installments, order)
  const maxCount = Math.min(terms.maxCount, installments.maxCount)
  const plan = planInstallments(parts.total, installments.count, { ...terms, maxCount })
  if (!plan) throw installmentCountRefused()
  return { parts, plan }
}

/** The church's terms of instalments, as far as an order allows them. */
export function limitTerms(
  terms: InstallmentTerms,
  { maxParcelas, flagJuros }: Pick<OrderRow, 'maxParcelas' | 'flagJuros'>,
): InstallmentTerms {
  return {
    ...terms,
    maxCount: Math.min(terms.maxCount, maxParcelas ?? terms.maxCount),
    monthlyBasisPoints: flagJuros === false ? 0 : terms.monthlyBasisPoints,
  }
}
