import { and, asc } from 'drizzle-orm'
import { matchesAny } from '../../../platform/database/is-among.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { RegistrationRow } from '../registrations/registrations.queries.ts'
import { eventoInscricao } from '../registrations/registrations.tables.ts'

/** Locks the registrations of orders, in the order of their codes: after the orders, before quotas. */
export function lockRegistrationsOfOrders(
  { church, tx }: ChurchWork,
  codes: readonly string[],
): Promise<RegistrationRow[]> {
  return tx
    .select()
    .from(eventoInscricao)
    .where(and(ofChurch(eventoInscricao, church), matchesAny(eventoInscricao.pedidoCodigo, codes)))
    .orderBy(asc(eventoInscricao.codigo))
    .for('no key update')
}
