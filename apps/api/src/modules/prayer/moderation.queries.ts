import { type ModerationQueue, moderationQueues } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { and, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { queryRow, queryRows } from '../../platform/database/database.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { PrayerId, PrayerMessageId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { oracao, oracaoDenuncia, oracaoMensagem, oracaoMotivo } from './prayer.tables.ts'
import { ownPrayerColumns } from './prayers.queries.ts'
import { isItsReason } from './wall.queries.ts'

/** Rows with a report that no moderator has decided on. */
const hasOpenReport = (igrejaId: number, what: 'oracao_id' | 'mensagem_id') => sql`id in (
  select ${sql.identifier(what)} from oracao_denuncia
  where igreja_id = ${igrejaId} and resolvida_em is null
    and mensagem_id is ${what === 'oracao_id' ? sql`null` : sql`not null`})`

const nothing = sql`false`

/** SQL filters of each queue, for prayers and for messages. States are literals so that the partial indexes apply. */
function toQueueFilters(igrejaId: number): Readonly<Record<ModerationQueue, { prayers: SQL; messages: SQL }>> {
  const prayer = hasOpenReport(igrejaId, 'oracao_id')
  const message = hasOpenReport(igrejaId, 'mensagem_id')
  return {
    CUIDADO: { prayers: sql`situacao = 'CUIDADO'`, messages: sql`situacao = 'CUIDADO'` },
    CONTATO: {
      prayers: sql`contato_feito_em is null and (flag_receber_ligacao or flag_receber_visita)`,
      messages: nothing,
    },
    DENUNCIADA: {
      prayers: sql`${prayer} and situacao in ('PUBLICADA', 'OCULTA')`,
      messages: sql`${message} and situacao in ('PUBLICADA', 'OCULTA')`,
    },
    PENDENTE: { prayers: sql`situacao = 'PENDENTE'`, messages: sql`situacao = 'PENDENTE'` },
    // Requests for a call or a visit appear in CONTATO only, so that "prayed for" cannot close them.
    RESERVADA: {
      prayers: sql`situacao = 'RESERVADA' and contato_feito_em is null and not (flag_receber_ligacao or flag_receber_visita)`,
      messages: nothing,
    },
    DECIDIDA: {
      prayers: sql`situacao <> 'PUBLICADA' and (situacao = 'RECUSADA' or (situacao = 'OCULTA' and not (${prayer}))
        or (situacao = 'RESERVADA' and contato_feito_em is not null))`,
      messages: sql`situacao <> 'PUBLICADA' and (situacao = 'RECUSADA' or (situacao = 'OCULTA' and not (${message})))`,
    },
  }
}

export type Waiting = Record<ModerationQueue, number>

/** Number of items in each queue. */
export function countWaiting({ church: { igrejaId }, tx }: ChurchWork): Promise<Waiting> {
  const queues = toQueueFilters(igrejaId)
  const counts = moderationQueues.map(
    (queue) => sql`((select count(*) from oracao where igreja_id = ${igrejaId} and ${queues[queue].prayers})
      + (select count(*) from oracao_mensagem where igreja_id = ${igrejaId} and ${queues[queue].messages}))::int as ${sql.identifier(queue)}`,
  )
  return queryRow<Waiting>(tx, sql`select ${sql.join(counts, sql`, `)}`)
}

/** An entry of a moderation queue. */
export type Queued =
  | { readonly tipo: 'ORACAO'; readonly id: PrayerId }
  | { readonly tipo: 'MENSAGEM'; readonly id: PrayerMessageId }

/** Ids of one page of a queue. */
export function listQueue(
  { church: { igrejaId }, tx }: ChurchWork,
  queue: ModerationQueue,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Queued[]> {
  const { prayers, messages } = toQueueFilters(igrejaId)[queue]
  return queryRows(
    tx,
    sql`select tipo, id from (
        select 'ORACAO' as tipo, id, data_cadastro from oracao where igreja_id = ${igrejaId} and ${prayers}
        union all
        select 'MENSAGEM', id, data_cadastro from oracao_mensagem where igreja_id = ${igrejaId} and ${messages}) fila
      order by data_cadastro ${queue === 'DECIDIDA' ? sql`desc` : sql`asc`}, tipo, id limit ${limit} offset ${offset}`,
  )
}

export async function listModeratedPrayers({ church, tx }: ChurchWork, ids: readonly PrayerId[]) {
  const { memberId, sinais, telefone, contatoFeitoEm, versao } = oracao
  return tx
    .select({ ...ownPrayerColumns, memberId, sinais, telefone, contatoFeitoEm, versao })
    .from(oracao)
    .leftJoin(oracaoMotivo, isItsReason)
    .where(and(ofChurch(oracao, church), inArray(oracao.id, [...ids])))
}

/** Messages with the state of their prayer. */
export async function listModeratedMessages({ church, tx }: ChurchWork, ids: readonly PrayerMessageId[]) {
  return tx
    .select({
      ...getTableColumns(oracaoMensagem),
      oracao: { situacao: oracao.situacao, muralEm: oracao.muralEm },
    })
    .from(oracaoMensagem)
    .innerJoin(oracao, and(eq(oracao.igrejaId, oracaoMensagem.igrejaId), eq(oracao.id, oracaoMensagem.prayerId)))
    .where(and(ofChurch(oracaoMensagem, church), inArray(oracaoMensagem.id, [...ids])))
}

export interface ModeratedIds {
  readonly prayers: readonly PrayerId[]
  readonly messages: readonly PrayerMessageId[]
}

/** Open reports of these prayers and messages, oldest first. */
export async function listOpenReports({ church, tx }: ChurchWork, { prayers, messages }: ModeratedIds) {
  const { prayerId, messageId, motivo, texto, dataCadastro } = getTableColumns(oracaoDenuncia)
  const ofThese = sql`(${and(isNull(messageId), inArray(prayerId, [...prayers]))} or ${inArray(messageId, [...messages])})`
  return tx
    .select({ prayerId, messageId, motivo, texto, dataCadastro })
    .from(oracaoDenuncia)
    .where(and(ofChurch(oracaoDenuncia, church), isNull(oracaoDenuncia.resolvidaEm), ofThese))
    .orderBy(oracaoDenuncia.id)
}
