import type { BlockKind } from '@narthex/contract/chat/chat-moderation.endpoints'
import { and, desc, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { queryRow } from '../../../platform/database/database.ts'
import { jsonInstant, jsonRow } from '../../../platform/database/json-row.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { Slice } from '../../../platform/database/page.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { insertOwn, type OwnRow } from '../../../platform/work/insert-own.ts'
import { chatBloqueio } from '../channels/chat.tables.ts'
import { findGuestName, findPerson, ofAuthor, qualifyColumn } from '../messages/messages.queries.ts'
import type { AuthorId } from '../words/author-code.rules.ts'

const ofBlock = (name: string) => qualifyColumn('chat_bloqueio', name)

const isActive = ({ church, now }: ChurchWork) =>
  and(ofChurch(chatBloqueio, church), or(isNull(chatBloqueio.ate), gt(chatBloqueio.ate, now)))

/** Blocks that have not ended, newest first, with the person's name. */
export function listBlocks(work: ChurchWork, { limit, offset }: Slice) {
  return work.tx
    .select({
      memberId: chatBloqueio.memberId,
      guestId: chatBloqueio.guestId,
      tipo: chatBloqueio.tipo,
      ate: chatBloqueio.ate,
      motivo: chatBloqueio.motivo,
      criadoEm: chatBloqueio.criadoEm,
      member: findPerson(ofBlock('igreja_id'), ofBlock('usuario_id')),
      guestName: findGuestName(ofBlock('igreja_id'), ofBlock('visitante_id')),
      isStaff: sql<boolean>`false`,
    })
    .from(chatBloqueio)
    .where(isActive(work))
    .orderBy(desc(chatBloqueio.id))
    .limit(limit)
    .offset(offset)
}

export function countBlocks(work: ChurchWork): Promise<number> {
  return work.tx.$count(chatBloqueio, isActive(work))
}

/** The block of an author that has not ended, without those of their network. */
export async function findOwnBlock(work: ChurchWork, author: AuthorId) {
  const [found] = await work.tx
    .select()
    .from(chatBloqueio)
    .where(and(isActive(work), ofAuthor(chatBloqueio, author)))
  return found
}

export async function removeBlock({ church, tx }: ChurchWork, author: AuthorId): Promise<void> {
  await tx.delete(chatBloqueio).where(and(ofChurch(chatBloqueio, church), ofAuthor(chatBloqueio, author)))
}

export function insertBlock(work: ChurchWork, row: OwnRow<typeof chatBloqueio>): Promise<number> {
  return insertOwn(work, chatBloqueio, row)
}

export interface Block {
  readonly tipo: BlockKind
  /** ISO 8601; null without an end. */
  readonly ate: string | null
}

/** The strictest block of an author now, as a JSON object. Of guests also by network address. */
export function selectBlock(
  { church, now }: ChurchWork,
  { memberId, guestId }: AuthorId,
  addresses: readonly string[],
): SQL<Block | null> {
  const isTheirs =
    memberId === null
      ? sql`(b.visitante_id = ${guestId} or b.endereco_hash in ${[...addresses, '']})`
      : sql`b.usuario_id = ${memberId}`
  return sql<Block | null>`(
    select ${jsonRow({ tipo: sql`b.tipo`, ate: jsonInstant(sql`b.ate`) })} from chat_bloqueio b
    where b.igreja_id = ${church.igrejaId} and ${isTheirs} and (b.ate is null or b.ate > ${now.toISOString()})
    order by b.tipo, b.ate desc nulls first limit 1)`
}

export async function findBlock(work: ChurchWork, author: AuthorId, addresses: readonly string[]) {
  const row = await queryRow<{ block: Block | null }>(
    work.tx,
    sql`select ${selectBlock(work, author, addresses)} as block`,
  )
  return row.block
}

/** Whether one of these network addresses is blocked. */
export async function hasBlockedAddress({ church, tx, now }: ChurchWork, address: string): Promise<boolean> {
  const row = await queryRow<{ is: boolean }>(
    tx,
    sql`select exists (select 1 from chat_bloqueio where igreja_id = ${church.igrejaId} and endereco_hash = ${address}
        and tipo = 'BANIDO' and (ate is null or ate > ${now.toISOString()})) as "is"`,
  )
  return row.is
}
