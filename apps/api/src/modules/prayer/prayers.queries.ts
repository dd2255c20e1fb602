import { and, desc, eq, type InferSelectModel, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import { insertOwn, type OwnRow } from '../../platform/tenancy/insert-own.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { oracao, oracaoMotivo, oracaoPedidosDoDia } from './prayer.tables.ts'
import { messagesOf, prayedFor, reasonOf, shown } from './wall.queries.ts'

export type PrayerRow = InferSelectModel<typeof oracao>
export type PrayerChange = Partial<Omit<PrayerRow, 'igrejaId' | 'id' | 'usuarioId' | 'chave' | 'dataCadastro'>>

const ofId = (scope: ChurchScope, id: number) => and(eq(oracao.igrejaId, scope.igrejaId), eq(oracao.id, id))

export async function findPrayer(scope: ChurchScope, tx: Tx, id: number): Promise<PrayerRow | undefined> {
  const [found] = await tx.select().from(oracao).where(ofId(scope, id))
  return found
}

/**
 * The same. `share`: it stays as it is until the transaction ends, for any number at once; `no key update`: nobody else
 * changes it, nor decides upon it.
 */
export async function holdPrayer(
  scope: ChurchScope,
  tx: Tx,
  id: number,
  strength: 'share' | 'no key update',
): Promise<PrayerRow | undefined> {
  const [held] = await tx.select().from(oracao).where(ofId(scope, id)).for(strength)
  return held
}

/** What a member asked with this key before. */
export async function findAsked(
  scope: ChurchScope,
  tx: Tx,
  usuarioId: number,
  chave: string,
): Promise<PrayerRow | undefined> {
  const [found] = await tx
    .select()
    .from(oracao)
    .where(and(eq(oracao.igrejaId, scope.igrejaId), eq(oracao.usuarioId, usuarioId), eq(oracao.chave, chave)))
  return found
}

/** Counts one more of a member's on this day, and gives how many it has: also what they took back since. */
export async function countAsked(scope: ChurchScope, tx: Tx, usuarioId: number, dia: string): Promise<number> {
  const { igrejaId, dia: lastDay, total } = oracaoPedidosDoDia
  const [counted] = await tx
    .insert(oracaoPedidosDoDia)
    .values({ igrejaId: scope.igrejaId, usuarioId, dia, total: 1 })
    .onConflictDoUpdate({
      target: [igrejaId, oracaoPedidosDoDia.usuarioId],
      set: { dia, total: sql`case when ${lastDay} = excluded.dia then ${total} + 1 else 1 end` },
    })
    .returning({ total })
  return counted?.total ?? 0
}

export function insertPrayer(scope: ChurchScope, tx: Tx, row: OwnRow<typeof oracao>): Promise<number> {
  return insertOwn(scope, tx, oracao, row)
}

export async function updatePrayer(scope: ChurchScope, tx: Tx, id: number, change: PrayerChange): Promise<void> {
  await tx.update(oracao).set(change).where(ofId(scope, id))
}

export async function deletePrayer(scope: ChurchScope, tx: Tx, id: number): Promise<void> {
  await tx.delete(oracao).where(ofId(scope, id))
}

/** What a prayer is to its author and to moderators. */
export const told = {
  ...shown,
  situacao: oracao.situacao,
  flagPublicarMural: oracao.flagPublicarMural,
  flagReceberLigacao: oracao.flagReceberLigacao,
  flagReceberVisita: oracao.flagReceberVisita,
  muralEm: oracao.muralEm,
  flagRenovada: oracao.flagRenovada,
  total: prayedFor,
  mensagens: messagesOf,
}

export type ToldRow = Awaited<ReturnType<typeof listAsked>>[number]

/** A member's own, newest first; of one, the list of it alone. */
export async function listAsked(
  scope: ChurchScope,
  tx: Tx,
  usuarioId: number,
  { id, limit = 1, offset = 0 }: { readonly id?: number; readonly limit?: number; readonly offset?: number },
) {
  return tx
    .select(told)
    .from(oracao)
    .leftJoin(oracaoMotivo, reasonOf)
    .where(
      and(
        eq(oracao.igrejaId, scope.igrejaId),
        eq(oracao.usuarioId, usuarioId),
        id === undefined ? undefined : eq(oracao.id, id),
      ),
    )
    .orderBy(desc(oracao.id))
    .limit(limit)
    .offset(offset)
}

export async function countAllAsked(scope: ChurchScope, tx: Tx, usuarioId: number): Promise<number> {
  return tx.$count(oracao, and(eq(oracao.igrejaId, scope.igrejaId), eq(oracao.usuarioId, usuarioId)))
}

/** Whether something of this member's is published, under their name. */
export async function findPublishedOf(scope: ChurchScope, tx: Tx, usuarioId: number): Promise<boolean> {
  const isTheirs = and(eq(oracao.igrejaId, scope.igrejaId), eq(oracao.usuarioId, usuarioId))
  const isNamed = and(eq(oracao.situacao, 'PUBLICADA'), eq(oracao.flagAnonimo, false))
  const found = await tx.select({ id: oracao.id }).from(oracao).where(and(isTheirs, isNamed)).limit(1)
  return found.length > 0
}
