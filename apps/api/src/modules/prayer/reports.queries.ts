import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import type { OwnRow } from '../../platform/tenancy/insert-own.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { oracaoDenuncia } from './prayer.tables.ts'

/** What was reported: a prayer, or a message on it. */
export interface Reported {
  readonly oracaoId: number
  readonly mensagemId: number | null
}

const allOf = (scope: ChurchScope, { oracaoId, mensagemId }: Reported): SQL | undefined =>
  and(
    eq(oracaoDenuncia.igrejaId, scope.igrejaId),
    eq(oracaoDenuncia.oracaoId, oracaoId),
    mensagemId === null ? isNull(oracaoDenuncia.mensagemId) : eq(oracaoDenuncia.mensagemId, mensagemId),
  )

const openOf = (scope: ChurchScope, of: Reported) => and(allOf(scope, of), isNull(oracaoDenuncia.resolvidaEm))

/** Nothing happens where the same person has reported it before, decided or not. */
export async function insertReport(scope: ChurchScope, tx: Tx, row: OwnRow<typeof oracaoDenuncia>): Promise<void> {
  await tx
    .insert(oracaoDenuncia)
    .values({ ...row, igrejaId: scope.igrejaId })
    .onConflictDoNothing()
}

/** How many people have reported it since a moderator decided last. */
export async function countOpenReports(scope: ChurchScope, tx: Tx, of: Reported): Promise<number> {
  return tx.$count(oracaoDenuncia, openOf(scope, of))
}

export async function closeReports(scope: ChurchScope, tx: Tx, of: Reported, resolvidaEm: Date): Promise<void> {
  await tx.update(oracaoDenuncia).set({ resolvidaEm }).where(openOf(scope, of))
}

/** Whoever was heard of it before may be heard again. */
export async function forgetDecided(scope: ChurchScope, tx: Tx, of: Reported): Promise<void> {
  await tx.delete(oracaoDenuncia).where(and(allOf(scope, of), isNotNull(oracaoDenuncia.resolvidaEm)))
}
