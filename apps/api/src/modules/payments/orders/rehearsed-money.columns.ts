import { isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { pagamento } from './payments.tables.ts'

/** `isRehearsed` of a payment that a statement of another domain names by its id; false for null. */
export const isRehearsedPayment = ({ igrejaId }: ChurchScope, paymentId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select from ${pagamento} r
    where r.igreja_id = ${igrejaId} and r.id = ${paymentId} and r.gateway = 'rehearsal')`

/** Payments that lists and sums have: all but those of a rehearsal that ended. */
export const isCounted: SQL = isNull(pagamento.rehearsalEndedAt)
