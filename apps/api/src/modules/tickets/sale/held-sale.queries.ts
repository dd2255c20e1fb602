import { and, eq } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { eventoIngresso, eventoVenda } from './sale.tables.ts'

/** Locks a sale until the transaction ends: before quotas and coupons. */
export async function holdSale({ church, tx }: ChurchWork, eventId: number) {
  const [held] = await tx
    .select()
    .from(eventoVenda)
    .where(and(ofChurch(eventoVenda, church), eq(eventoVenda.eventId, eventId)))
    .for('no key update')
  return held
}

export async function listTypeIds({ church, tx }: ChurchWork, eventId: number) {
  return tx
    .select({ id: eventoIngresso.id, flagAdicional: eventoIngresso.flagAdicional })
    .from(eventoIngresso)
    .where(and(ofChurch(eventoIngresso, church), eq(eventoIngresso.eventId, eventId)))
}
