import { and, desc, gt, isNull, or, sql } from 'drizzle-orm'
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
