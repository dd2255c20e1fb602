import { and, desc, eq, gt, type InferSelectModel, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { matchesAny } from '../../../platform/database/is-among.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import type { Batch } from './recurrences.queries.ts'
import { recorrencia, recorrenciaCiclo, type StoredCycleState } from './recurrences.tables.ts'

export type CycleRow = InferSelectModel<typeof recorrenciaCiclo>

/** Ids of gifts with a charge to be tried again by then, or whose try was begun and never ended. */
export async function listOpenRecurrences(
  { church, tx }: ChurchWork,
  { until, stuckSince, after, limit }: Batch & { readonly until: Date; readonly stuckSince: Date },
): Promise<string[]> {
  const isStuck = and(isNull(recorrenciaCiclo.proximaTentativa), lt(recorrenciaCiclo.alteradoEm, stuckSince))
  const rows = await tx
    .selectDistinct({ id: recorrenciaCiclo.recurrenceId })
    .from(recorrenciaCiclo)
    .where(
      and(
        ofChurch(recorrenciaCiclo, church),
        eq(recorrenciaCiclo.situacao, 'COBRANDO'),
        or(lte(recorrenciaCiclo.proximaTentativa, until), isStuck),
        gt(recorrenciaCiclo.recurrenceId, after),
      ),
    )
    .orderBy(recorrenciaCiclo.recurrenceId)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Returns false where the cycle is there already: another process charges it. */
export async function insertCycle({ church, tx }: ChurchWork, row: OwnRow<typeof recorrenciaCiclo>): Promise<boolean> {
  const made = await tx
    .insert(recorrenciaCiclo)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoNothing()
    .returning({ ciclo: recorrenciaCiclo.ciclo })
  return made.length > 0
}

const isCycle = ({ church }: ChurchWork, recurrenceId: string, ciclo: number) =>
  and(
    ofChurch(recorrenciaCiclo, church),
    eq(recorrenciaCiclo.recurrenceId, recurrenceId),
    eq(recorrenciaCiclo.ciclo, ciclo),
  )

export async function findCycle(work: ChurchWork, recurrenceId: string, ciclo: number): Promise<CycleRow | undefined> {
  const [found] = await work.tx
    .select()
    .from(recorrenciaCiclo)
    .where(isCycle(work, recurrenceId, ciclo))
  return found
}

/** The newest first. */
export async function listCycles({ church, tx }: ChurchWork, recurrenceId: string, limit: number): Promise<CycleRow[]> {
  return tx
    .select()
    .from(recorrenciaCiclo)
    .where(and(ofChurch(recorrenciaCiclo, church), eq(recorrenciaCiclo.recurrenceId, recurrenceId)))
    .orderBy(desc(recorrenciaCiclo.ciclo))
    .limit(limit)
}

/** Charges that have no end yet, the oldest first. */
export async function listOpenCycles({ church, tx }: ChurchWork, recurrenceId: string): Promise<CycleRow[]> {
  return tx
    .select()
    .from(recorrenciaCiclo)
    .where(
      and(
        ofChurch(recorrenciaCiclo, church),
        eq(recorrenciaCiclo.recurrenceId, recurrenceId),
        eq(recorrenciaCiclo.situacao, 'COBRANDO'),
      ),
    )
    .orderBy(recorrenciaCiclo.ciclo)
}

type CycleChange = Partial<Omit<CycleRow, 'igrejaId' | 'recurrenceId' | 'ciclo' | 'alteradoEm'>>

/** Returns false where the cycle is in none of these states. */
export async function updateCycle(
  work: ChurchWork,
  { recurrenceId, ciclo }: Pick<CycleRow, 'recurrenceId' | 'ciclo'>,
  from: readonly StoredCycleState[],
  change: CycleChange,
): Promise<boolean> {
  const changed = await work.tx
    .update(recorrenciaCiclo)
    .set({ ...change, alteradoEm: work.now })
    .where(and(isCycle(work, recurrenceId, ciclo), inArray(recorrenciaCiclo.situacao, [...from])))
    .returning({ ciclo: recorrenciaCiclo.ciclo })
  return changed.length > 0
}

/**
 * Gives up the charges of orders of a rehearsal, also those that it had played as received, and what the rehearsal gateway
 * would be asked for. What was received before the rehearsal stays.
 */
export async function dropCycles({ church, tx, now }: ChurchWork, codes: readonly string[]): Promise<void> {
  const rehearsed = tx
    .select({ id: recorrencia.id })
    .from(recorrencia)
    .where(and(ofChurch(recorrencia, church), eq(recorrencia.gateway, 'rehearsal')))
  await tx
    .update(recorrenciaCiclo)
    .set({ situacao: 'DESISTIDO', proximaTentativa: null, codigoRecusa: 'rehearsal_ended', alteradoEm: now })
    .where(
      and(
        ofChurch(recorrenciaCiclo, church),
        or(
          and(matchesAny(recorrenciaCiclo.pedidoCodigo, codes), ne(recorrenciaCiclo.situacao, 'PULADO')),
          and(inArray(recorrenciaCiclo.recurrenceId, rehearsed), eq(recorrenciaCiclo.situacao, 'COBRANDO')),
        ),
      ),
    )
}

/** Gives up the charges of these gifts that wait to be tried again. */
export async function giveUpRetries(work: ChurchWork, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await work.tx
    .update(recorrenciaCiclo)
    .set({ situacao: 'DESISTIDO', proximaTentativa: null, alteradoEm: work.now })
    .where(
      and(
        ofChurch(recorrenciaCiclo, work.church),
        inArray(recorrenciaCiclo.recurrenceId, [...ids]),
        eq(recorrenciaCiclo.situacao, 'COBRANDO'),
        sql`${recorrenciaCiclo.proximaTentativa} is not null`,
      ),
    )
}
