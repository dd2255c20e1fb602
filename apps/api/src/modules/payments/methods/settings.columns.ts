import type { Currency } from '@narthex/contract/payments/payment-states'
import { type SQL, sql } from 'drizzle-orm'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { pagamentoConfiguracao } from '../orders/payments.tables.ts'

/** The currency that a church takes. */
export const churchCurrency = ({ igrejaId }: ChurchScope): SQL<Currency> =>
  sql<Currency>`coalesce((select c.moeda from ${pagamentoConfiguracao} c where c.igreja_id = ${igrejaId}), 'BRL')`
