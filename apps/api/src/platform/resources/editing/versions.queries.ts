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

/** Time for which a version is kept: as long as history (decision 0171). */
const keepMs = 730 * dayMs
const maxVersions = 200

/** Keeps a version, and removes those of the record that are too old or too many: one statement. */
export async function insertVersion(
  work: ChurchWork,
  { tipo, registro, formulario, ...row }: OwnRow<typeof registroVersao>,
): Promise<void> {
  const { igrejaId } = work.church
  const isOld = sql`v.momento < ${new Date(work.now.getTime() - keepMs).toISOString()}`
  const isBeyond = sql`v.id <= (select o.id from registro_versao o
    where o.igreja_id = ${igrejaId} and o.tipo = ${tipo} and o.registro = ${registro}
    order by o.id desc offset ${maxVersions - 1} limit 1)`
  await work.tx.execute(sql`
    with gone as (
      delete from registro_versao v
      where v.igreja_id = ${igrejaId} and v.tipo = ${tipo} and v.registro = ${registro} and (${isOld} or ${isBeyond}))
    insert into registro_versao (igreja_id, tipo, registro, versao, motivo, momento, conta_id, usuario_id, formulario)
    values (${igrejaId}, ${tipo}, ${registro}, ${row.versao}, ${row.motivo}, ${work.now.toISOString()},
      ${row.accountId ?? null}, ${row.memberId ?? null}, ${JSON.stringify(formulario)}::jsonb)`)
}
