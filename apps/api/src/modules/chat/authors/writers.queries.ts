import type { BlockKind } from '@narthex/contract/chat/chat-moderation.endpoints'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { queryRow } from '../../../platform/database/database.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChatChannelId, ChatGuestId, ChatMessageId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { insertOwn, type OwnRow } from '../../../platform/work/insert-own.ts'
import { usuario } from '../../members/members.tables.ts'
import type { ChannelRow } from '../channels/channels.queries.ts'
import { chatCanal, chatVisitante } from '../channels/chat.tables.ts'
import type { AuthorId } from '../words/author-code.rules.ts'

export type GuestRow = typeof chatVisitante.$inferSelect

export function insertGuest(work: ChurchWork, row: OwnRow<typeof chatVisitante>): Promise<ChatGuestId> {
  return insertOwn(work, chatVisitante, row)
}

export async function findGuest({ church, tx }: ChurchWork, id: ChatGuestId): Promise<GuestRow | undefined> {
  const [found] = await tx
    .select()
    .from(chatVisitante)
    .where(and(ofChurch(chatVisitante, church), eq(chatVisitante.id, id)))
  return found
}

/**
 * A channel with the author who writes in it, whom it locks until the transaction ends: their writes run one after
 * another. Undefined where either is missing.
 */
export async function findChannelHoldingWriter(
  { church, tx }: ChurchWork,
  nome: string,
  { memberId, guestId }: AuthorId,
): Promise<{ channel: ChannelRow; guest: GuestRow | undefined } | undefined> {
  const isNamed = and(ofChurch(chatCanal, church), eq(chatCanal.nome, nome))
  if (memberId === null) {
    const isGuest = and(eq(chatVisitante.igrejaId, chatCanal.igrejaId), eq(chatVisitante.id, guestId))
    const [found] = await tx
      .select({ channel: chatCanal, guest: chatVisitante })
      .from(chatCanal)
      .innerJoin(chatVisitante, isGuest)
      .where(isNamed)
      .for('no key update', { of: chatVisitante })
    return found
  }
  const isMember = and(eq(usuario.igrejaId, chatCanal.igrejaId), eq(usuario.id, memberId), eq(usuario.flagAtivo, true))
  const [found] = await tx
    .select({ channel: chatCanal })
    .from(chatCanal)
    .innerJoin(usuario, isMember)
    .where(isNamed)
    .for('no key update', { of: usuario })
  return found && { ...found, guest: undefined }
}

/** The next messages of the guest are not held. */
export async function approveGuest({ church, tx, now }: ChurchWork, id: ChatGuestId): Promise<void> {
  await tx
    .update(chatVisitante)
    .set({ aprovadoEm: sql`coalesce(${chatVisitante.aprovadoEm}, ${now.toISOString()})` })
    .where(and(ofChurch(chatVisitante, church), eq(chatVisitante.id, id)))
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
    select jsonb_build_object('tipo', b.tipo, 'ate', to_char(b.ate at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from chat_bloqueio b
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

/** What decides on a new message, in one statement. Its author is locked. */
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
