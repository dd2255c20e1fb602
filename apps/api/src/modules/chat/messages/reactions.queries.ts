import type { ChatReaction } from '@narthex/contract/chat/chat.schemas'
import type { ChatEmoji } from '@narthex/contract/chat/chat-values'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { queryRow } from '../../../platform/database/database.ts'
import { jsonListFrom, jsonRow } from '../../../platform/database/json-row.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChatMessageId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { chatReacao } from '../channels/chat.tables.ts'
import type { AuthorId } from '../words/author-code.rules.ts'

const reactionRow: SQL<ChatReaction> = jsonRow({
  emoji: sql<ChatEmoji>`emoji`,
  total: sql<number>`total`,
  flagMinha: sql<boolean>`own`,
})

/** The reactions to a message as a JSON list, those given first first. */
export function countReactions(igrejaId: SQL, messageId: SQL, self: AuthorId | undefined): SQL<ChatReaction[]> {
  const isOwn = self
    ? sql`bool_or(r.usuario_id is not distinct from ${self.memberId}::int
        and r.visitante_id is not distinct from ${self.guestId}::int)`
    : sql`false`
  const counted = sql`(
    select r.emoji, count(*)::int as total, ${isOwn} as own from chat_reacao r
    where r.igreja_id = ${igrejaId} and r.mensagem_id = ${messageId} group by r.emoji) as counted`
  return jsonListFrom(counted, { row: reactionRow, orderBy: [sql`emoji`] })
}

export async function findReactions(
  { church, tx }: ChurchWork,
  messageId: ChatMessageId,
  self: AuthorId | undefined,
): Promise<ChatReaction[]> {
  const row = await queryRow<{ reactions: ChatReaction[] }>(
    tx,
    sql`select ${countReactions(sql`${church.igrejaId}::int`, sql`${messageId}::bigint`, self)} as reactions`,
  )
  return row.reactions
}

interface Reaction {
  readonly messageId: ChatMessageId
  readonly author: AuthorId
  readonly emoji: ChatEmoji
}

export async function insertReaction({ church, tx }: ChurchWork, { author, ...reaction }: Reaction): Promise<void> {
  const row = { ...reaction, ...author, igrejaId: church.igrejaId }
  await tx.insert(chatReacao).values(row).onConflictDoNothing()
}

export async function removeReaction({ church, tx }: ChurchWork, { messageId, author, emoji }: Reaction) {
  const { memberId, guestId } = author
  const isTheirs = memberId === null ? eq(chatReacao.guestId, guestId) : eq(chatReacao.memberId, memberId)
  const isThis = and(eq(chatReacao.messageId, messageId), eq(chatReacao.emoji, emoji))
  await tx.delete(chatReacao).where(and(ofChurch(chatReacao, church), isThis, isTheirs))
}
