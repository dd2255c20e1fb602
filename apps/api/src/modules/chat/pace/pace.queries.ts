import { sql } from 'drizzle-orm'
import { queryRow } from '../../../platform/database/database.ts'
import type { ChatChannelId, ChatMessageId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { type Block, selectBlock } from '../authors/blocks.queries.ts'
import type { AuthorId } from '../words/author-code.rules.ts'

export interface Pace {
  readonly block: Block | null
  /** The message that this author sent with the same key. */
  readonly sentId: ChatMessageId | null
  /** The message that is answered is published in this channel. */
  readonly isAnswerable: boolean
  /** Seconds since the author's last message here, and since the last but `burst - 1` of theirs at the church. */
  readonly sinceLast: number | null
  readonly sinceBurst: number | null
}

export interface PaceQuery {
  readonly channelId: ChatChannelId
  readonly author: AuthorId
  readonly addresses: readonly string[]
  readonly chave: string
  readonly respostaA: ChatMessageId | undefined
  readonly burst: number
}

/** Reads what decides on a new message, in one statement, and locks its author. */
export function readPace(work: ChurchWork, query: PaceQuery): Promise<Pace> {
  const { church, now, tx } = work
  const { channelId, author, addresses, chave, respostaA = null, burst } = query
  const isTheirs =
    author.memberId === null ? sql`visitante_id = ${author.guestId}` : sql`usuario_id = ${author.memberId}`
  const inChurch = sql`igreja_id = ${church.igrejaId}`
  const inChannel = sql`${inChurch} and canal_id = ${channelId}`
  // One walk back through the author's latest messages: the look-up by channel would sort all of theirs there.
  const latest = sql`
    select canal_id, extract(epoch from ${now.toISOString()}::timestamptz - criada_em)::float8 as since
    from chat_mensagem where ${inChurch} and ${isTheirs} order by id desc limit ${burst}`
  return queryRow<Pace>(
    tx,
    sql`select ${selectBlock(work, author, addresses)} as block,
      (select id::float8 from chat_mensagem where ${inChannel} and ${isTheirs} and chave = ${chave}) as "sentId",
      ${respostaA}::bigint is null or exists (
        select 1 from chat_mensagem where ${inChannel} and id = ${respostaA} and situacao = 'PUBLICADA'
      ) as "isAnswerable",
      paces."sinceLast", paces."sinceBurst"
      from (
        select min(since) filter (where canal_id = ${channelId}) as "sinceLast",
          case when count(*) = ${burst} then max(since) end as "sinceBurst"
        from (${latest}) as latest
      ) as paces`,
  )
}
