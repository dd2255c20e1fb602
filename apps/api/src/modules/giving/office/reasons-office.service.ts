import type { OfficeReason } from '@narthex/contract/giving/giving-office.schemas'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { listReasons } from '../reasons.queries.ts'

/** All reasons in the church's order, also the inactive ones. */
export async function listOfficeReasons({ inChurch }: ChurchCall): Promise<OfficeReason[]> {
  const rows = await inChurch((work) => listReasons(work))
  return rows.map(({ ordem: _, meta, metaAte: ate, ...reason }) => ({
    ...reason,
    meta: meta === null ? null : { valor: meta, ate },
  }))
}
