import { type SQL, sql } from 'drizzle-orm'
import { queryRows } from '../../database/database.ts'
import { jsonInstant } from '../../database/json-row.ts'
import { ofChurch } from '../../database/of-church.ts'
import type { AccountId } from '../../ids.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import { titleColumn } from '../resource-columns.ts'
import type { Kind } from '../resource-kind.ts'
import { chooseRows } from '../resource-list.ts'

interface Waiting {
  readonly tipo: string
  readonly id: number
  readonly titulo: string
}

/** Candidates read of each kind; those of all kinds are ranked against each other. */
const candidatesPerKind = 50

/** Lists records of kinds with drafts that are not live, or have changes that are not: those of an account first, then the last changed. */
export async function listUnfinished(
  work: ChurchWork,
  kinds: readonly Kind[],
  own: AccountId | null,
  limit: number,
): Promise<(Waiting & { readonly flagNoAr: boolean })[]> {
  const each: SQL[] = []
  for (const kind of kinds) {
    const drafts = await chooseRows(work, kind.service.list.columns, { situacao: 'RASCUNHO' })
    each.push(selectRows(kind, { where: drafts, isLive: false }), selectChanged(work, kind))
  }
  if (each.length === 0) return []
  const { igrejaId } = work.church
  return queryRows(
    work.tx,
    sql`select w.tipo, w.id, w.titulo, w.no_ar as "flagNoAr" from (${sql.join(each, sql` union all `)}) w
      left join rascunho r on r.igreja_id = ${igrejaId} and r.tipo = w.tipo and r.registro = w.id
      left join lateral (select v.conta_id, v.momento from registro_versao v
        where v.igreja_id = ${igrejaId} and v.tipo = w.tipo and v.registro = w.id order by v.id desc limit 1) v on true
      where r.publicar_em is null
      order by (coalesce(r.conta_id, v.conta_id) = ${own}) is true desc,
        greatest(r.data_alteracao, v.momento) desc nulls last, w.tipo, w.id desc
      limit ${limit}`,
  )
}

/** Records that are live and have a draft; what waits for a moment is read by `listUpcoming`. */
function selectChanged({ church }: ChurchWork, { resource, service }: Kind): SQL {
  const { columns } = service.list
  const changed = sql`select r.registro from rascunho r where r.igreja_id = ${church.igrejaId}
    and r.tipo = ${resource.name} and r.flag_pendente`
  const where = sql`${ofChurch(columns.table, church)} and ${columns.within ?? sql`true`}
    and ${columns.id} in (${changed}) and ${columns.filters.situacao} <> 'RASCUNHO'`
  return selectRows({ resource, service }, { where, isLive: true })
}

const selectRows = (
  { resource, service }: Kind,
  { where, isLive }: { readonly where: SQL | undefined; readonly isLive: boolean },
): SQL => {
  const { columns } = service.list
  return sql`(select ${resource.name}::text as tipo, ${columns.id} as id, ${titleColumn(resource, columns)} as titulo,
      ${isLive}::boolean as no_ar
    from ${columns.table} where ${where} order by ${columns.id} desc limit ${candidatesPerKind})`
}

/** Lists what goes live between now and `until`, the next one first: published records with a moment ahead, and drafts with one. */
export async function listUpcoming(
  work: ChurchWork,
  kinds: readonly Kind[],
  until: Date,
  limit: number,
): Promise<(Waiting & { readonly publicarEm: string })[]> {
  const { church, now } = work
  const each: SQL[] = []
  for (const { resource, service } of kinds) {
    const { columns } = service.list
    const { table, id, within, sorts } = columns
    const title = titleColumn(resource, columns)
    const draft = sql`select ${resource.name}::text as tipo, ${id} as id, ${title} as titulo, r.publicar_em as momento
      from ${table} join rascunho r on r.igreja_id = ${church.igrejaId} and r.tipo = ${resource.name} and r.registro = ${id}
      where ${ofChurch(table, church)} and ${within ?? sql`true`} and r.publicar_em > ${now} and r.publicar_em <= ${until}`
    const moment = sorts.dataPublicacao?.column
    each.push(draft)
    if (!moment) continue
    const live = await chooseRows(work, columns, { situacao: 'PUBLICADO' })
    each.push(sql`(select ${resource.name}::text as tipo, ${id} as id, ${title} as titulo, ${moment} as momento
      from ${table} where ${live} and ${moment} > ${now} and ${moment} <= ${until} order by ${moment} limit ${limit})`)
  }
  if (each.length === 0) return []
  return queryRows(
    work.tx,
    sql`select tipo, id, titulo, ${jsonInstant(sql`min(momento)`)} as "publicarEm"
      from (${sql.join(each, sql` union all `)}) w
      group by tipo, id, titulo order by min(momento), tipo, id limit ${limit}`,
  )
}

/** Lists what leaves the trash for good between now and `until`, the next one first. */
export function listLeaving(
  { church, tx, now }: ChurchWork,
  kinds: readonly string[],
  until: Date,
  limit: number,
): Promise<(Waiting & { readonly expiraEm: string })[]> {
  return queryRows(
    tx,
    sql`select tipo, registro as id, titulo, ${jsonInstant(sql`expira_em`)} as "expiraEm" from lixeira
      where igreja_id = ${church.igrejaId} and expira_em > ${now} and expira_em <= ${until}
        and tipo = any(${sql.param(kinds)}::text[])
      order by expira_em, tipo, registro limit ${limit}`,
  )
}
