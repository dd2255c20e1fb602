import { type ModerationQueue, moderationQueues } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { and, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { rowOf, rowsOf, type Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { oracao, oracaoDenuncia, oracaoMensagem, oracaoMotivo } from './prayer.tables.ts'
import { told } from './prayers.queries.ts'
import { reasonOf } from './wall.queries.ts'

/** Of these, what was reported and nobody has decided on. */
const reported = (igrejaId: number, what: 'oracao_id' | 'mensagem_id') => sql`id in (
  select ${sql.identifier(what)} from oracao_denuncia
  where igreja_id = ${igrejaId} and resolvida_em is null
    and mensagem_id is ${what === 'oracao_id' ? sql`null` : sql`not null`})`

const nothing = sql`false`

/** What is in each queue: of prayers, and of messages. States are written out, as the indexes have them. */
function queuesOf(igrejaId: number): Readonly<Record<ModerationQueue, { prayers: SQL; messages: SQL }>> {
  const prayer = reported(igrejaId, 'oracao_id')
  const message = reported(igrejaId, 'mensagem_id')
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
    // Who waits for a call or a visit stands among those alone: nobody is crossed off by having been prayed for.
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

/** How much is in each queue. */
export function countWaiting({ igrejaId }: ChurchScope, tx: Tx): Promise<Waiting> {
  const queues = queuesOf(igrejaId)
  const counts = moderationQueues.map(
    (queue) => sql`((select count(*) from oracao where igreja_id = ${igrejaId} and ${queues[queue].prayers})
      + (select count(*) from oracao_mensagem where igreja_id = ${igrejaId} and ${queues[queue].messages}))::int as ${sql.identifier(queue)}`,
  )
  return rowOf<Waiting>(tx, sql`select ${sql.join(counts, sql`, `)}`)
}

/** Which things of a queue a page has. */
export function listQueue(
  { igrejaId }: ChurchScope,
  tx: Tx,
  queue: ModerationQueue,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ tipo: 'ORACAO' | 'MENSAGEM'; id: number }[]> {
  const { prayers, messages } = queuesOf(igrejaId)[queue]
  return rowsOf(
    tx,
    sql`select tipo, id from (
        select 'ORACAO' as tipo, id, data_cadastro from oracao where igreja_id = ${igrejaId} and ${prayers}
        union all
        select 'MENSAGEM', id, data_cadastro from oracao_mensagem where igreja_id = ${igrejaId} and ${messages}) fila
      order by data_cadastro ${queue === 'DECIDIDA' ? sql`desc` : sql`asc`}, tipo, id limit ${limit} offset ${offset}`,
  )
}

export type JudgedPrayerRow = Awaited<ReturnType<typeof listJudgedPrayers>>[number]

export async function listJudgedPrayers(scope: ChurchScope, tx: Tx, ids: readonly number[]) {
  const { usuarioId, sinais, telefone, contatoFeitoEm, versao } = oracao
  return tx
    .select({ ...told, usuarioId, sinais, telefone, contatoFeitoEm, versao })
    .from(oracao)
    .leftJoin(oracaoMotivo, reasonOf)
    .where(and(eq(oracao.igrejaId, scope.igrejaId), inArray(oracao.id, [...ids])))
}

/** Each with where the prayer is that it was written to. */
export async function listJudgedMessages(scope: ChurchScope, tx: Tx, ids: readonly number[]) {
  return tx
    .select({
      ...getTableColumns(oracaoMensagem),
      oracao: { situacao: oracao.situacao, muralEm: oracao.muralEm },
    })
    .from(oracaoMensagem)
    .innerJoin(oracao, and(eq(oracao.igrejaId, oracaoMensagem.igrejaId), eq(oracao.id, oracaoMensagem.oracaoId)))
    .where(and(eq(oracaoMensagem.igrejaId, scope.igrejaId), inArray(oracaoMensagem.id, [...ids])))
}

/** The reports of these prayers and messages that nobody has decided on, oldest first. */
export async function listOpenReports(
  scope: ChurchScope,
  tx: Tx,
  { prayers, messages }: { readonly prayers: readonly number[]; readonly messages: readonly number[] },
) {
  const { oracaoId, mensagemId, motivo, texto, dataCadastro } = getTableColumns(oracaoDenuncia)
  const ofThese = sql`(${and(isNull(mensagemId), inArray(oracaoId, [0, ...prayers]))} or ${inArray(mensagemId, [0, ...messages])})`
  return tx
    .select({ oracaoId, mensagemId, motivo, texto, dataCadastro })
    .from(oracaoDenuncia)
    .where(and(eq(oracaoDenuncia.igrejaId, scope.igrejaId), isNull(oracaoDenuncia.resolvidaEm), ofThese))
    .orderBy(oracaoDenuncia.id)
}
