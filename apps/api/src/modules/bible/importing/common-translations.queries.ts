import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { bibliaTraducao } from '../translations/bible.tables.ts'

const isCommon = isNull(bibliaTraducao.donaIgrejaId)

export const listCommon = (tx: Tx) =>
  tx.select().from(bibliaTraducao).where(isCommon).orderBy(asc(bibliaTraducao.codigo))

/** Returns whether there was one. */
export async function removeCommon(tx: Tx, codigo: string): Promise<boolean> {
  const removed = await tx
    .delete(bibliaTraducao)
    .where(and(isCommon, eq(bibliaTraducao.codigo, codigo)))
    .returning({ id: bibliaTraducao.id })
  return removed.length > 0
}
