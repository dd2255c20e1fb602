import { rolesWith } from '@narthex/contract/permissions'
import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { jsonRow } from '../../../platform/database/json-row.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChatChannelId, ChatMessageId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { insertOwn, type OwnRow } from '../../../platform/work/insert-own.ts'
import { chatMensagem } from '../channels/chat.tables.ts'
import type { AuthorId } from '../words/author-code.rules.ts'
import { countReactions } from './reactions.queries.ts'

const staffRoles = [...new Set([...rolesWith('live.host'), ...rolesWith('moderation.decide')])]

/** The rows of an author, in a table that has both columns. */
export const ofAuthor = (
  table: { readonly memberId: PgColumn; readonly guestId: PgColumn },
  { memberId, guestId }: AuthorId,
): SQL => (memberId === null ? eq(table.guestId, guestId) : eq(table.memberId, memberId))

/**
 * A column with its table's name, for sub-queries: within a statement about one table drizzle writes plain names, which a
 * sub-query would take for its own.
 */
export const qualifyColumn = (table: string, name: string): SQL => sql`${sql.identifier(table)}.${sql.identifier(name)}`

/** Whether a member is a host or a moderator now. */
export const hasStaffRole = (now: Date, igrejaId: SQL, memberId: SQL) => sql<boolean>`exists (
  select 1 from usuario_role r where r.igreja_id = ${igrejaId} and r.usuario_id = ${memberId} and r.role in ${staffRoles}
    and (r.termina_em is null or r.termina_em > ${now.toISOString()}::timestamptz))`

const ofMessage = (name: string) => qualifyColumn('chat_mensagem', name)

/** A state as a literal, so that the partial indexes apply. */
const isPublished = sql`${chatMensagem.situacao} = 'PUBLICADA'`
const isHidden = sql`${chatMensagem.situacao} in ('RETIDA', 'SOMBRA')`

/** A member's name, picture and age as a JSON object. */
const person = jsonRow({
  nome: sql`u.nome`,
  sobrenome: sql`u.sobrenome`,
  imagem: sql`u.imagem`,
  dataNascimento: sql`u.data_nascimento`,
})

export interface PersonRow {
  readonly nome: string
  readonly sobrenome: string
  readonly imagem: string | null
  /** `YYYY-MM-DD`. */
  readonly dataNascimento: string | null
}

/*
 * Names are looked up row by row: a planner without statistics takes the rows of a church for a few, and would join them
 * all with each other.
 */

/** The member with this id, unless they have left. */
export const findPerson = (igrejaId: SQL, id: SQL) => sql<PersonRow | null>`(
  select ${person} from usuario u where u.igreja_id = ${igrejaId} and u.id = ${id} and u.flag_ativo)`

export const findGuestName = (igrejaId: SQL, id: SQL) => sql<string | null>`(
  select v.nome from chat_visitante v where v.igreja_id = ${igrejaId} and v.id = ${id})`

export interface AnsweredRow {
  readonly id: ChatMessageId
  readonly texto: string
  readonly member: PersonRow | null
  readonly guestName: string | null
}

const answeredRow = jsonRow({
  id: sql`a.id`,
  texto: sql`a.texto`,
  member: findPerson(sql`a.igreja_id`, sql`a.usuario_id`),
  guestName: findGuestName(sql`a.igreja_id`, sql`a.visitante_id`),
})

/** The message that one answers, while it is published. */
const findAnswered = sql<AnsweredRow | null>`(
  select ${answeredRow} from chat_mensagem a
  where a.igreja_id = ${ofMessage('igreja_id')} and a.id = ${ofMessage('resposta_a')} and a.situacao = 'PUBLICADA')`

/** Messages with what the page shows of them; `self` finds the own reactions. */
function selectMessages({ church, tx, now }: ChurchWork, where: SQL | undefined, self: AuthorId | undefined) {
  const { id, channelId, chave, memberId, guestId, texto, segundo, situacao } = chatMensagem
  const { motivos, sinais, versao, oracao, criadaEm, editadaEm } = chatMensagem
  return tx
    .select({
      id,
      channelId,
      chave,
      memberId,
      guestId,
      texto,
      segundo,
      situacao,
      motivos,
      sinais,
      versao,
      oracao,
      criadaEm,
      editadaEm,
      member: findPerson(ofMessage('igreja_id'), ofMessage('usuario_id')),
      guestName: findGuestName(ofMessage('igreja_id'), ofMessage('visitante_id')),
      isStaff: hasStaffRole(now, ofMessage('igreja_id'), ofMessage('usuario_id')),
      answered: findAnswered,
      reactions: countReactions(ofMessage('igreja_id'), ofMessage('id'), self),
    })
    .from(chatMensagem)
    .where(and(ofChurch(chatMensagem, church), where))
}

export type ChatMessageRow = Awaited<ReturnType<typeof selectMessages>>[number]

export interface MessageRange {
  readonly channelId: ChatChannelId
  readonly before: ChatMessageId | undefined
  readonly limit: number
  readonly self: AuthorId | undefined
}

/** Selects the published messages of a channel before a given one, newest first. */
export function listPublished(work: ChurchWork, { channelId, before, limit, self }: MessageRange) {
  const inRange = and(eq(chatMensagem.channelId, channelId), isPublished, before && lt(chatMensagem.id, before))
  return selectMessages(work, inRange, self).orderBy(desc(chatMensagem.id)).limit(limit)
}

/** Selects messages that only their author sees: held, or written while muted. */
export function listHidden(work: ChurchWork, self: AuthorId, { channelId, before, limit }: MessageRange) {
  const inRange = and(eq(chatMensagem.channelId, channelId), isHidden, before && lt(chatMensagem.id, before))
  return selectMessages(work, and(inRange, ofAuthor(chatMensagem, self)), self)
    .orderBy(desc(chatMensagem.id))
    .limit(limit)
}

/** Messages by their ids, in no order. */
export function listMessages(
  work: ChurchWork,
  ids: readonly ChatMessageId[],
  self?: AuthorId,
): Promise<ChatMessageRow[]> {
  return selectMessages(work, inArray(chatMensagem.id, [...ids]), self)
}

export async function readMessage(
  work: ChurchWork,
  id: ChatMessageId,
  self?: AuthorId,
): Promise<ChatMessageRow | undefined> {
  const [found] = await listMessages(work, [id], self)
  return found
}

export function insertMessage(work: ChurchWork, row: OwnRow<typeof chatMensagem>): Promise<ChatMessageId> {
  return insertOwn(work, chatMensagem, row)
}

export type StoredMessage = typeof chatMensagem.$inferSelect

/** Locks a message that is not deleted until the transaction ends; of a channel, where one is given. */
export async function holdMessage(
  { church, tx }: ChurchWork,
  id: ChatMessageId,
  channelId?: ChatChannelId,
): Promise<StoredMessage | undefined> {
  const [held] = await tx
    .select()
    .from(chatMensagem)
    .where(
      and(
        ofChurch(chatMensagem, church),
        eq(chatMensagem.id, id),
        channelId && eq(chatMensagem.channelId, channelId),
        sql`${chatMensagem.situacao} <> 'APAGADA'`,
      ),
    )
    .for('no key update')
  return held
}

type MessageChange = Partial<
  Pick<StoredMessage, 'texto' | 'situacao' | 'motivos' | 'sinais' | 'versao' | 'oracao' | 'editadaEm'>
>

export async function updateMessage({ church, tx }: ChurchWork, id: ChatMessageId, change: MessageChange) {
  await tx
    .update(chatMensagem)
    .set(change)
    .where(and(ofChurch(chatMensagem, church), eq(chatMensagem.id, id)))
}

/** A deleted message keeps its place, for answers to it, and loses its text. */
export const erased = { texto: '', situacao: 'APAGADA', motivos: [], sinais: [], oracao: null } satisfies MessageChange

const isStanding = ({ church }: ChurchWork, channelId: ChatChannelId, author: AuthorId) =>
  and(
    ofChurch(chatMensagem, church),
    eq(chatMensagem.channelId, channelId),
    ofAuthor(chatMensagem, author),
    sql`${chatMensagem.situacao} <> 'APAGADA'`,
  )

/** The ids of an author's messages in a channel that are not deleted. */
export async function listAuthorMessages(
  work: ChurchWork,
  channelId: ChatChannelId,
  author: AuthorId,
): Promise<ChatMessageId[]> {
  const rows = await work.tx
    .select({ id: chatMensagem.id })
    .from(chatMensagem)
    .where(isStanding(work, channelId, author))
  return rows.map(({ id }) => id)
}

/** Deletes every message of an author in a channel. Gives their ids. */
export async function eraseMessages(
  work: ChurchWork,
  channelId: ChatChannelId,
  author: AuthorId,
): Promise<ChatMessageId[]> {
  const rows = await work.tx
    .update(chatMensagem)
    .set(erased)
    .where(isStanding(work, channelId, author))
    .returning({ id: chatMensagem.id })
  return rows.map(({ id }) => id)
}

export async function countMessages({ church, tx }: ChurchWork, channelId: ChatChannelId, author: AuthorId) {
  const isThere = and(ofChurch(chatMensagem, church), eq(chatMensagem.channelId, channelId))
  return tx.$count(
    chatMensagem,
    and(isThere, ofAuthor(chatMensagem, author), sql`${chatMensagem.situacao} <> 'APAGADA'`),
  )
}
