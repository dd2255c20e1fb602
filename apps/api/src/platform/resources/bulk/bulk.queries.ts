import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { queryRows } from '../../database/database.ts'
import { defineKeyset, type Part } from '../../database/keyset.ts'
import { ofChurch } from '../../database/of-church.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import { insertOwn, type OwnRow } from '../../work/insert-own.ts'
import type { ChosenRow, ListStatements } from '../resource-list.ts'
import { digestIds } from './bulk.rules.ts'
import { type Before, lote, loteItem } from './bulk.tables.ts'

export type BatchRow = typeof lote.$inferSelect
export type BatchItem = Pick<typeof loteItem.$inferSelect, 'registro' | 'versao' | 'antes'>

export const insertBatch = (work: ChurchWork, row: OwnRow<typeof lote>): Promise<number> => insertOwn(work, lote, row)

export async function insertItems(
  { church, tx }: ChurchWork,
  loteId: number,
  rows: readonly ChosenRow[],
): Promise<void> {
  const ids = sql.param(rows.map(({ id }) => id))
  const versions = sql.param(rows.map(({ versao }) => versao ?? null))
  await tx.execute(sql`insert into lote_item (igreja_id, lote_id, registro, versao)
    select ${church.igrejaId}, ${loteId}, r.id, r.versao
    from unnest(${ids}::integer[], ${versions}::integer[]) r(id, versao)`)
}

/** The number of the rows that a condition chooses, and the fingerprint of their ids, without reading them out. */
export async function summariseRows(
  { tx }: ChurchWork,
  { table, id }: ListStatements['columns'],
  where: SQL | undefined,
): Promise<{ readonly quantos: number; readonly resumo: string }> {
  const source: PgTable = table
  const [row] = await tx
    .select({
      quantos: sql<number>`count(*)::integer`,
      resumo: sql<string>`md5(coalesce(string_agg(${id}::text, ',' order by ${id}), ''))`,
    })
    .from(source)
    .where(where)
  return row ?? { quantos: 0, resumo: digestIds([]) }
}

/** The records that a batch changed, for the batch that undoes it. */
export async function copyItems({ church, tx }: ChurchWork, fromId: number, toId: number): Promise<void> {
  await tx.execute(sql`insert into lote_item (igreja_id, lote_id, registro, versao, antes)
    select igreja_id, ${toId}::integer, registro, versao, antes from lote_item
    where igreja_id = ${church.igrejaId} and lote_id = ${fromId} and situacao = 'FEITO'`)
}

const isBatch = ({ church }: ChurchWork, tipo: string, id: number) =>
  and(ofChurch(lote, church), eq(lote.tipo, tipo), eq(lote.id, id))

export async function findBatch(work: ChurchWork, tipo: string, id: number, { isHeld } = { isHeld: false }) {
  const query = work.tx
    .select()
    .from(lote)
    .where(isBatch(work, tipo, id))
  const [row] = await (isHeld ? query.for('update') : query)
  return row
}

export async function patchBatch(
  work: ChurchWork,
  { tipo, id }: Pick<BatchRow, 'tipo' | 'id'>,
  row: Partial<OwnRow<typeof lote>>,
) {
  await work.tx
    .update(lote)
    .set(row)
    .where(isBatch(work, tipo, id))
}

const isOf = ({ church }: ChurchWork, loteId: number) => and(ofChurch(loteItem, church), eq(loteItem.loteId, loteId))

/** Pending records of a batch, the lowest ids first: all that change many records lock them in this order. */
export function listPending(work: ChurchWork, loteId: number, limit: number): Promise<BatchItem[]> {
  const { registro, versao, antes, situacao } = loteItem
  return work.tx
    .select({ registro, versao, antes })
    .from(loteItem)
    .where(and(isOf(work, loteId), sql`${situacao} = 'PENDENTE'`))
    .orderBy(asc(registro))
    .limit(limit)
}

export interface ItemResult {
  readonly registro: number
  readonly situacao: 'FEITO' | 'IGUAL' | 'RECUSADO'
  readonly codigo: string | null
  readonly versao: number | null
  readonly antes: Before | null
}

export async function settleItems({ church, tx }: ChurchWork, loteId: number, results: readonly ItemResult[]) {
  await tx.execute(sql`update lote_item i set situacao = r.situacao, codigo = r.codigo, versao = r.versao, antes = r.antes
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as r(registro integer, situacao text, codigo text, versao integer, antes jsonb)
    where i.igreja_id = ${church.igrejaId} and i.lote_id = ${loteId} and i.registro = r.registro`)
}

export const rowOrder = defineKeyset('lote_item', [{ column: loteItem.registro, kind: 'number', direction: 'asc' }])

export function listRows(work: ChurchWork, loteId: number, { isBehind, limit }: Part) {
  const { registro: id, situacao, codigo, versao } = loteItem
  return work.tx
    .select({ id, situacao, codigo, versao, place: rowOrder.place })
    .from(loteItem)
    .where(and(isOf(work, loteId), isBehind))
    .orderBy(...rowOrder.orderBy)
    .limit(limit)
}

export const countRows = (work: ChurchWork, loteId: number) => work.tx.$count(loteItem, isOf(work, loteId))

const forgottenAtOnce = 20

/** Removes the oldest batches of the church that can be undone no more. */
export async function forgetBatches({ church, tx }: ChurchWork, before: Date): Promise<void> {
  const old = await queryRows<{ id: number }>(
    tx,
    sql`select id from lote where igreja_id = ${church.igrejaId} and criado_em < ${before.toISOString()}
        order by criado_em limit ${forgottenAtOnce} for update skip locked`,
  )
  const ids = old.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(lote).where(and(ofChurch(lote, church), inArray(lote.id, ids)))
}
