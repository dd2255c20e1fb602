import type { AuditedAct } from '@narthex/contract/audit/audited-acts'
import { and, desc, eq, gte, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { auditoria, historico } from '../../platform/audit/audit.tables.ts'
import { queryRows } from '../../platform/database/database.ts'
import { defineKeyset, type Part } from '../../platform/database/keyset.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { Slice } from '../../platform/database/page.ts'
import type { AccountId, ChatChannelId, MemberId } from '../../platform/ids.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { usuario } from '../members/members.tables.ts'

/** Removes entries of one kind that are older. */
export async function deleteActs({ church, tx }: ChurchWork, acao: AuditedAct, before: Date): Promise<void> {
  const isOld = and(eq(auditoria.acao, acao), lt(auditoria.momento, before))
  await tx.delete(auditoria).where(and(ofChurch(auditoria, church), isOld))
}

/** Acts that are listed only where they are asked for: they are many. */
const askedForAlone = ['CALL_REFUSED', 'SUPPORT_VIEWED'] as const satisfies readonly AuditedAct[]

/** A record as history names it, and the person whom it is where it is one. */
export interface LoggedRecord {
  readonly kind: string
  readonly id: string
}

/** Filter of the log. */
export interface ActFilter {
  readonly acts?: readonly AuditedAct[] | undefined
  readonly canal?: ChatChannelId | undefined
  /** Account of the one who acted. */
  readonly accountId?: AccountId | undefined
  readonly from?: Date | undefined
  /** Not included. */
  readonly until?: Date | undefined
  readonly record?: LoggedRecord | undefined
}

/** History keeps no id of the act: both are written in one transaction, with its moment. */
function concerns({ church }: { church: ChurchScope }, { kind, id }: LoggedRecord): SQL | undefined {
  const ofRecord = sql`exists (select from ${historico} h where h.igreja_id = ${church.igrejaId} and h.tipo = ${kind}
    and h.registro = ${id} and h.momento = ${auditoria.momento} and h.acao = ${auditoria.acao}
    and h.conta_id is not distinct from ${auditoria.accountId})`
  // What was read of a person has no history.
  return kind === 'usuario' ? or(ofRecord, sql`${auditoria.detalhes} ->> 'usuario' = ${id}`) : ofRecord
}

const isListed = (church: ChurchScope, { acts, canal, accountId, from, until, record }: ActFilter) =>
  and(
    ofChurch(auditoria, church),
    acts ? inArray(auditoria.acao, [...acts]) : notInArray(auditoria.acao, [...askedForAlone]),
    canal && sql`${auditoria.detalhes} ->> 'canal' = ${String(canal)}`,
    accountId && eq(auditoria.accountId, accountId),
    from && gte(auditoria.momento, from),
    until && lt(auditoria.momento, until),
    record && concerns({ church }, record),
  )

/** The newest first. */
export const auditOrder = defineKeyset('audit', [
  { column: auditoria.momento, kind: 'moment', direction: 'desc' },
  { column: auditoria.id, kind: 'number', direction: 'desc' },
])

/** A part of the audit log of a church, newest first. */
export function listActsBehind({ church, tx }: ChurchWork, filter: ActFilter, { isBehind, limit }: Part) {
  const { id, acao, momento, accountId, detalhes } = auditoria
  return tx
    .select({ place: auditOrder.place, id, acao, momento, accountId, detalhes })
    .from(auditoria)
    .where(and(isListed(church, filter), isBehind))
    .orderBy(...auditOrder.orderBy)
    .limit(limit)
}

/** One page of the audit log of a church, newest first. */
export async function listActs({ church, tx }: ChurchWork, filter: ActFilter, { limit, offset }: Slice) {
  return tx
    .select()
    .from(auditoria)
    .where(isListed(church, filter))
    .orderBy(desc(auditoria.momento), desc(auditoria.id))
    .limit(limit)
    .offset(offset)
}

export async function countActs({ church, tx }: ChurchWork, filter: ActFilter): Promise<number> {
  return tx.$count(auditoria, isListed(church, filter))
}

/** Records that are named of an act; one that changed thousands is told by the first of them. */
const recordsPerAct = 3

/** Lists the first records that each of these acts changed, by the acts' ids. */
export async function listRecordsOfActs(
  { church, tx }: ChurchWork,
  actIds: readonly number[],
): Promise<Map<number, LoggedRecord[]>> {
  const found = new Map<number, LoggedRecord[]>()
  if (actIds.length === 0) return found
  const rows = await queryRows<{ act: number; kind: string; id: string }>(
    tx,
    sql`select a.id as act, h.tipo as kind, h.registro as id from ${auditoria} a
      cross join lateral (select tipo, registro from ${historico} h
        where h.igreja_id = ${church.igrejaId} and h.momento = a.momento and h.acao = a.acao
          and h.conta_id is not distinct from a.conta_id
        order by h.id limit ${recordsPerAct}) h
      where a.igreja_id = ${church.igrejaId} and a.id in ${[...actIds]}`,
  )
  for (const { act, kind, id } of rows) found.set(act, [...(found.get(act) ?? []), { kind, id }])
  return found
}

/** The account of a member, also of one whose membership is closed; null for a person without a login. */
export async function findAccountOfMember({ church, tx }: ChurchWork, id: MemberId): Promise<AccountId | null> {
  const [found] = await tx
    .select({ accountId: usuario.accountId })
    .from(usuario)
    .where(and(ofChurch(usuario, church), eq(usuario.id, id)))
  return found?.accountId ?? null
}
