import { dayMs } from '@narthex/contract/durations'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { defineKeyset, type Part } from '../../database/keyset.ts'
import { ofChurch } from '../../database/of-church.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import { insertOwn, type OwnRow } from '../../work/insert-own.ts'
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

/** When the last version of a record was kept. */
export async function findLastVersion(work: ChurchWork, owner: VersionOwner) {
  const [row] = await work.tx
    .select({ momento, formulario: registroVersao.formulario })
    .from(registroVersao)
    .where(isOf(work, owner))
    .orderBy(desc(id))
    .limit(1)
  return row
}

/** As long as history (decision 0171). */
const keepMs = 730 * dayMs
const maxVersions = 200

export async function insertVersion(work: ChurchWork, row: OwnRow<typeof registroVersao>): Promise<void> {
  await insertOwn(work, registroVersao, row)
  const isOld = lt(momento, new Date(work.now.getTime() - keepMs))
  const isBeyond = sql`${id} <= (select v.id from registro_versao v
    where v.igreja_id = ${work.church.igrejaId} and v.tipo = ${row.tipo} and v.registro = ${row.registro}
    order by v.id desc offset ${maxVersions} limit 1)`
  await work.tx.delete(registroVersao).where(and(isOf(work, row), sql`(${isOld} or ${isBeyond})`))
}
