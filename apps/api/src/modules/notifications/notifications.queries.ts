import { and, desc, eq, gt, type InferInsertModel, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { defineKeyset, type Part } from '../../platform/database/keyset.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { Slice } from '../../platform/database/page.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { insertOwn } from '../../platform/work/insert-own.ts'
import { notificacao } from './notifications.tables.ts'

/** Everyone (null) or one member. Each has its own index, so they are queried separately. */
export type Audience = MemberId | null

const isForAudience = (scope: ChurchScope, audience: Audience) =>
  and(
    ofChurch(notificacao, scope),
    audience === null ? isNull(notificacao.memberId) : eq(notificacao.memberId, audience),
  )

/** A page of the notifications to everyone, newest first, with the total. */
export async function listNotifications({ church, tx }: ChurchWork, { limit, offset }: Slice) {
  return tx
    .select({ notificacao, total: sql<number>`(count(*) over ())::int` })
    .from(notificacao)
    .where(isForAudience(church, null))
    .orderBy(desc(notificacao.dataCadastro), desc(notificacao.id))
    .limit(limit)
    .offset(offset)
}

export async function countNotifications({ church, tx }: ChurchWork): Promise<number> {
  return tx.$count(notificacao, isForAudience(church, null))
}

/** An order across churches: their lists are read one by one and merged. */
export const latestNotifications = defineKeyset('notifications', [
  { column: notificacao.dataCadastro, kind: 'moment', direction: 'desc' },
  { column: notificacao.igrejaId, kind: 'number', direction: 'desc' },
  { column: notificacao.id, kind: 'number', direction: 'desc' },
])

/** A church's notifications to an audience, newest first. */
export async function listNotificationsTo({ church, tx }: ChurchWork, audience: Audience, { isBehind, limit }: Part) {
  return tx
    .select({ row: notificacao, place: latestNotifications.place })
    .from(notificacao)
    .where(and(isForAudience(church, audience), isBehind))
    .orderBy(...latestNotifications.orderBy)
    .limit(limit)
}

/** Counts notifications newer than a moment, up to `limit`. */
export async function countNotificationsSince(
  { church, tx }: ChurchWork,
  audience: Audience,
  { moment, limit }: { moment: Date; limit: number },
): Promise<number> {
  const found = await tx
    .select({ id: notificacao.id })
    .from(notificacao)
    .where(and(isForAudience(church, audience), gt(notificacao.dataCadastro, moment)))
    .limit(limit)
  return found.length
}

export function insertNotification(
  work: ChurchWork,
  row: Omit<InferInsertModel<typeof notificacao>, 'igrejaId'>,
): Promise<number> {
  return insertOwn(work, notificacao, row)
}

export type PersonalRow = Pick<
  typeof notificacao.$inferSelect,
  'titulo' | 'corpo' | 'tipo' | 'idEntidadeRelacionada' | 'chave' | 'dataCadastro' | 'dataUltimaAlteracao'
> & { readonly memberId: MemberId; readonly uuidEntidadeRelacionada?: string }

/** Inserts notices to single members and returns the ids of new ones. Existing keys are skipped. */
export async function insertPersonal({ church, tx }: ChurchWork, rows: readonly PersonalRow[]): Promise<number[]> {
  if (rows.length === 0) return []
  const made = await tx
    .insert(notificacao)
    .values(rows.map((row) => ({ ...row, igrejaId: church.igrejaId })))
    .onConflictDoNothing()
    .returning({ id: notificacao.id })
  return made.map(({ id }) => id)
}

/** Deletes a member's notices about one entity. */
export async function removeMemberNotices(
  { church, tx }: ChurchWork,
  {
    memberId,
    tipo,
    idEntidadeRelacionada,
  }: Pick<PersonalRow, 'memberId' | 'idEntidadeRelacionada'> & { readonly tipo: string },
): Promise<void> {
  if (idEntidadeRelacionada === null) return
  const isTheirs = and(ofChurch(notificacao, church), eq(notificacao.memberId, memberId))
  const isOfIt = and(eq(notificacao.tipo, tipo), eq(notificacao.idEntidadeRelacionada, idEntidadeRelacionada))
  await tx.delete(notificacao).where(and(isTheirs, isOfIt))
}

/** Deletes notices to single members by key. */
export async function removePersonal({ church, tx }: ChurchWork, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx
    .delete(notificacao)
    .where(and(ofChurch(notificacao, church), isNotNull(notificacao.memberId), inArray(notificacao.chave, [...keys])))
}
