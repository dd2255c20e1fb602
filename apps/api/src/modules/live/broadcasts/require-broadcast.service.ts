import { notFound } from '../../../platform/errors/domain-error.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { type BroadcastRow, findBroadcast } from './broadcasts.queries.ts'

/** A broadcast of the church, within a transaction. */
export async function requireBroadcast(work: ChurchWork, id: number): Promise<BroadcastRow> {
  const row = await findBroadcast(work, id)
  if (!row) throw notFound()
  return row
}
