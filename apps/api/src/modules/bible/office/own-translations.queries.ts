import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { queryRows, type Tx } from '../../../platform/database/database.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { bibliaTraducao } from '../translations/bible.tables.ts'

/** Looks for shared translations with the same text or with the same code. */
export async function findCommonLike(tx: Tx, { fonteHash, codigo }: { fonteHash: string; codigo: string }) {
  const [found] = await queryRows<{ hasText: boolean; hasCode: boolean }>(
    tx,
    sql`select coalesce(bool_or(fonte_hash = ${fonteHash}), false) as "hasText",
               coalesce(bool_or(codigo = ${codigo}), false) as "hasCode"
        from biblia_traducao where ${isNull(bibliaTraducao.donaIgrejaId)}`,
  )
  return found ?? { hasText: false, hasCode: false }
}

/** The church's own translations, but for the one with this code. */
export async function countOtherOwn(tx: Tx, { igrejaId }: ChurchScope, codigo: string): Promise<number> {
  return tx.$count(bibliaTraducao, and(eq(bibliaTraducao.donaIgrejaId, igrejaId), ne(bibliaTraducao.codigo, codigo)))
}

export async function removeOwn({ church, tx }: ChurchWork, codigo: string): Promise<void> {
  const isOwn = and(eq(bibliaTraducao.donaIgrejaId, church.igrejaId), eq(bibliaTraducao.codigo, codigo))
  await tx.delete(bibliaTraducao).where(isOwn)
}
