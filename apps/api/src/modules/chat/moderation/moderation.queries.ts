import type { WaitingChatMessage } from '@narthex/contract/chat/chat-moderation.endpoints'
import { sql } from 'drizzle-orm'
import { queryRow, queryRows } from '../../../platform/database/database.ts'
import { jsonInstant, jsonListFrom, jsonRow } from '../../../platform/database/json-row.ts'
import type { Slice } from '../../../platform/database/page.ts'
import type { ChatChannelId, ChatMessageId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'

/** Held messages, and published ones with an open report; those of `danger` first, then requests for prayer. */
const waiting = ({ church: { igrejaId } }: ChurchWork, channelId: ChatChannelId | undefined) => sql`
  select id, sinais && array['SUICIDIO', 'AUTOLESAO', 'ABUSO', 'VIOLENCIA'] as danger, oracao is not null as prayer from chat_mensagem
  where igreja_id = ${igrejaId} and situacao = 'RETIDA' and ${ofChannel(channelId)}
  union all
  select id, false, false from chat_mensagem
  where igreja_id = ${igrejaId} and situacao = 'PUBLICADA' and ${ofChannel(channelId)} and id in (
    select mensagem_id from chat_denuncia where igreja_id = ${igrejaId} and resolvida_em is null)`

const ofChannel = (channelId: ChatChannelId | undefined) =>
  channelId === undefined ? sql`true` : sql`canal_id = ${channelId}`

export async function countWaiting(work: ChurchWork, channelId: ChatChannelId | undefined): Promise<number> {
  const row = await queryRow<{ total: number }>(
    work.tx,
    sql`select count(*)::int as total from (${waiting(work, channelId)}) as w`,
  )
  return row.total
}

export interface WaitingRow {
  readonly id: ChatMessageId
  readonly canal: string
  readonly denuncias: WaitingChatMessage['denuncias']
}

/** A page of what waits: signs of danger first, then requests for prayer, each oldest first. */
export function listWaiting(work: ChurchWork, channelId: ChatChannelId | undefined, { limit, offset }: Slice) {
  const { igrejaId } = work.church
  const row = jsonRow({ motivo: sql`d.motivo`, texto: sql`d.texto`, dataCadastro: jsonInstant(sql`d.criada_em`) })
  const reports = sql`chat_denuncia d
    where d.igreja_id = ${igrejaId} and d.mensagem_id = w.id and d.resolvida_em is null`
  return queryRows<WaitingRow>(
    work.tx,
    sql`select w.id::float8 as id, c.nome as canal, ${jsonListFrom(reports, { row, orderBy: [sql`d.id`] })} as denuncias
        from (${waiting(work, channelId)} order by danger desc, prayer desc, id limit ${limit} offset ${offset}) as w
        join chat_mensagem m on m.igreja_id = ${igrejaId} and m.id = w.id
        join chat_canal c on c.igreja_id = ${igrejaId} and c.id = m.canal_id
        order by w.danger desc, w.prayer desc, w.id`,
  )
}
