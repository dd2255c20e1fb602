import { useLookup } from '@narthex/client/data/use-lookup'
import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import { calculateFees } from '@narthex/contract/payments/payment.endpoints'
import { callApi } from '../../session/api.ts'

/** Total with fees, in cents; undefined until it is known, and without an amount or a method. */
export function useTotalWithFees(valor: number | null, metodoPagamento: PaymentMethodCode | null): number | undefined {
  const fees = useLookup(
    callApi,
    calculateFees,
    valor && metodoPagamento ? { query: { metodoPagamento, valor: String(valor), flagTaxas: 'true' } } : undefined,
  )
  return fees?.total ?? undefined
}
