import { dayMs } from '@narthex/contract/durations'
import { and, desc, eq, sql } from 'drizzle-orm'
import { defineKeyset, type Part } from '../../database/keyset.ts'
import { ofChurch } from '../../database/of-church.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import type { OwnRow } from '../../work/insert-own.ts'
import { registroVersao } from './editing.tables.ts'

export const versionOrder = defineKeyset('registro_versao', [
  { column: registroVersao.id, kind: 'number', direction: 'desc' },
])

export interface VersionOwner {
  readonly tipo: string
  readonly registro: number
}

const isOf = ({ church }: ChurchWork, { tipo, registro }: VersionOwner) =>
  and(ofChurch(registroVersao, church), eq(registroVersao.tipo, tipo), eq(registroVersao.registro, registro))

const { id, versao, motivo, momento, accountId } = registroVersao

export function listVersionRows(work: ChurchWork, owner: VersionOwner, { isBehind, limit }: Part) {
  return work.tx
    .select({ id, versao, motivo, momento, accountId, place: versionOrder.place })
    .from(registroVersao)
    .where(and(isOf(work, owner), isBehind))
    .orderBy(...versionOrder.orderBy)
    .limit(limit)
}

export const countVersions = (work: ChurchWork, owner: VersionOwner) =>
  work.tx.$count(registroVersao, isOf(work, owner))

export async function findVersion(work: ChurchWork, owner: VersionOwner, versionId: number) {
  const [row] = await work.tx
    .select()
    .from(registroVersao)
    .where(and(isOf(work, owner), eq(id, versionId)))
  return row
}

/** The last version of a record. */
export async function findLastVersion(work: ChurchWork, owner: VersionOwner) {
  const [row] = await work.tx
    .select({ momento, versao, motivo, accountId, formulario: registroVersao.formulario })
    .from(registroVersao)
    .where(isOf(work, owner))
    .orderBy(desc(id))
    .limit(1)
  return row
}

/** Time for which a version is kept: as long as history (decision 0171). */
const keepMs = 730 * dayMs
const maxVersions = 200

type KeptRow = OwnRow<typeof registroVersao>

/** Keeps versions of records, one of each, and removes those of the records that are too old or too many: one statement. */
export async function insertVersions(
  work: ChurchWork,
  { tipo, motivo, accountId }: Pick<KeptRow, 'tipo' | 'motivo' | 'accountId'>,
  rows: readonly Pick<KeptRow, 'registro' | 'versao' | 'memberId' | 'formulario'>[],
): Promise<void> {
  const { igrejaId } = work.church
  const isOld = sql`v.momento < ${new Date(work.now.getTime() - keepMs).toISOString()}`
  const ids = sql.param(rows.map(({ registro }) => registro))
  await work.tx.execute(sql`
    with kept as (
      select r as registro, (select o.id from registro_versao o
        where o.igreja_id = ${igrejaId} and o.tipo = ${tipo} and o.registro = r
        order by o.id desc offset ${maxVersions - 1} limit 1) as last
      from unnest(${ids}::integer[]) r),
    gone as (
      delete from registro_versao v using kept k
      where v.igreja_id = ${igrejaId} and v.tipo = ${tipo} and v.registro = k.registro and (${isOld} or v.id <= k.last))
    insert into registro_versao (igreja_id, tipo, registro, versao, motivo, momento, conta_id, usuario_id, formulario)
    select ${igrejaId}, ${tipo}, k.registro, k.versao, ${motivo}, ${work.now.toISOString()}::timestamptz,
      ${accountId ?? null}::integer, k."memberId", k.formulario
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as k(registro integer, versao integer, "memberId" integer, formulario jsonb)`)
}
