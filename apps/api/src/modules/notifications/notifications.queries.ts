import {
  and,
  desc,
  eq,
  gt,
  type InferInsertModel,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import { insertOwn } from '../../platform/tenancy/insert-own.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import type { Place } from './notifications.rules.ts'
import { notificacao } from './notifications.tables.ts'

/** What everyone is told (null), or one member alone: two indexes, so two questions. */
export type Audience = number | null

const toldTo = (scope: ChurchScope, audience: Audience) =>
  and(
    eq(notificacao.igrejaId, scope.igrejaId),
    audience === null ? isNull(notificacao.usuarioId) : eq(notificacao.usuarioId, audience),
  )

/** A page of what the church told everyone, newest first, each with the count of all. */
export async function listNotifications(scope: ChurchScope, tx: Tx, limit: number, offset: number) {
  return tx
    .select({ notificacao, total: sql<number>`(count(*) over ())::int` })
    .from(notificacao)
    .where(toldTo(scope, null))
    .orderBy(desc(notificacao.dataCadastro), desc(notificacao.id))
    .limit(limit)
    .offset(offset)
}

export async function countNotifications(scope: ChurchScope, tx: Tx): Promise<number> {
  return tx.$count(notificacao, toldTo(scope, null))
}

/** The newest of what an audience is told, of what stands behind a place in a list of several churches. */
export async function listNotificationsBehind(
  scope: ChurchScope,
  tx: Tx,
  audience: Audience,
  { place, limit }: { place: Place | undefined; limit: number },
) {
  return tx
    .select()
    .from(notificacao)
    .where(and(toldTo(scope, audience), place && isBehind(scope, place)))
    .orderBy(desc(notificacao.dataCadastro), desc(notificacao.id))
    .limit(limit)
}

/** Of notifications of one moment, those of churches with a higher number come first. */
function isBehind(scope: ChurchScope, { dataCadastro, igrejaId, id }: Place): SQL | undefined {
  const isOlder = lt(notificacao.dataCadastro, dataCadastro)
  if (scope.igrejaId > igrejaId) return isOlder
  if (scope.igrejaId < igrejaId) return lte(notificacao.dataCadastro, dataCadastro)
  return or(isOlder, and(eq(notificacao.dataCadastro, dataCadastro), lt(notificacao.id, id)))
}

/** How many are newer than a moment; at most `most` are counted. */
export async function countNotificationsSince(
  scope: ChurchScope,
  tx: Tx,
  audience: Audience,
  { moment, most }: { moment: Date; most: number },
): Promise<number> {
  const found = await tx
    .select({ id: notificacao.id })
    .from(notificacao)
    .where(and(toldTo(scope, audience), gt(notificacao.dataCadastro, moment)))
    .limit(most)
  return found.length
}

export function insertNotification(
  scope: ChurchScope,
  tx: Tx,
  row: Omit<InferInsertModel<typeof notificacao>, 'igrejaId'>,
): Promise<number> {
  return insertOwn(scope, tx, notificacao, row)
}

export type PersonalRow = Pick<
  typeof notificacao.$inferSelect,
  'titulo' | 'corpo' | 'tipo' | 'idEntidadeRelacionada' | 'chave' | 'dataCadastro' | 'dataUltimaAlteracao'
> & { readonly usuarioId: number }

/** Adds what single members are told, but for what they were told already; gives the ids of what is new. */
export async function insertPersonal(scope: ChurchScope, tx: Tx, rows: readonly PersonalRow[]): Promise<number[]> {
  if (rows.length === 0) return []
  const made = await tx
    .insert(notificacao)
    .values(rows.map((row) => ({ ...row, igrejaId: scope.igrejaId })))
    .onConflictDoNothing()
    .returning({ id: notificacao.id })
  return made.map(({ id }) => id)
}

/** What a member was told of one thing. */
export async function removePersonalOf(
  scope: ChurchScope,
  tx: Tx,
  {
    usuarioId,
    tipo,
    idEntidadeRelacionada,
  }: Pick<PersonalRow, 'usuarioId' | 'idEntidadeRelacionada'> & { readonly tipo: string },
): Promise<void> {
  if (idEntidadeRelacionada === null) return
  const isTheirs = and(eq(notificacao.igrejaId, scope.igrejaId), eq(notificacao.usuarioId, usuarioId))
  const isOfIt = and(eq(notificacao.tipo, tipo), eq(notificacao.idEntidadeRelacionada, idEntidadeRelacionada))
  await tx.delete(notificacao).where(and(isTheirs, isOfIt))
}

/** Of single members alone. */
export async function removePersonal(scope: ChurchScope, tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx
    .delete(notificacao)
    .where(
      and(
        eq(notificacao.igrejaId, scope.igrejaId),
        isNotNull(notificacao.usuarioId),
        inArray(notificacao.chave, [...keys]),
      ),
    )
}
