import type { SearchKind } from '@narthex/contract/search/search-kinds'
import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { queryRow, type Tx } from '../../platform/database/database.ts'
import { type JsonRow, jsonListFrom, jsonRow } from '../../platform/database/json-row.ts'
import { toSlice } from '../../platform/database/page.ts'
import { isPublished } from '../../platform/database/published.ts'
import { busca } from './search.tables.ts'

/** A church to look in, with what of it may be seen. */
export interface SearchedChurch {
  readonly igrejaId: number
  readonly kinds: readonly SearchKind[]
}

/** Gives the rows of one church that were found. */
export type Finder = SQL

export interface Sought {
  readonly now: Date
  readonly tipo: SearchKind | undefined
  /** The language preferred where a thing is found in two. */
  readonly idioma: string | undefined
  readonly page: number
  readonly limit: number
}

const f = alias(busca, 'f')
const b = alias(busca, 'b')
const hitColumns = {
  igrejaId: b.igrejaId,
  tipo: b.tipo,
  id: b.itemId,
  chave: b.chave,
  idioma: b.idioma,
  titulo: b.titulo,
  resumo: b.resumo,
  imagem: b.imagem,
  texto: b.texto,
  visivelEm: b.visivelEm,
}
export type HitRow = JsonRow<typeof hitColumns>

const countColumns = { tipo: sql<SearchKind>`t.tipo`, total: sql<number>`t.total` }

export interface FoundRows {
  readonly tipos: JsonRow<typeof countColumns>[]
  readonly itens: HitRow[]
}

/**
 * A page of what was found, best first and then newest, each thing once, with how many there are of each kind.
 * `finds` gives the rows of one church, whose id is `c.id`, as `find_words` of the migration does.
 */
export async function findHits(
  tx: Tx,
  churches: readonly SearchedChurch[],
  finds: Finder,
  { now, tipo, idioma, page, limit }: Sought,
): Promise<FoundRows> {
  const asked = JSON.stringify(churches.map(({ igrejaId, kinds }) => ({ id: igrejaId, kinds })))
  return queryRow<FoundRows>(
    tx,
    sql`
    with found as materialized (
      select distinct on (f.item_id, f.igreja_id, f.tipo) f.*
      from jsonb_to_recordset(${asked}::jsonb) c (id integer, kinds text[]), lateral ${finds} f
      where f.tipo = any (c.kinds) and ${isPublished({ dataPublicacao: f.visivelEm, dataFimPublicacao: f.visivelAte }, now)}
      order by f.item_id, f.igreja_id, f.tipo, (f.idioma like ${`${idioma ?? ''}%`}) desc, f.grau desc, f.idioma
    ), shown as (
      select * from found where ${tipo ?? null}::text is null or tipo = ${tipo ?? null}
      order by grau desc, visivel_em desc, igreja_id, tipo, item_id
      limit ${limit} offset ${toSlice({ page, limit }).offset}
    )
    select
      ${jsonListFrom(sql`(select tipo, count(*)::integer as total from found group by tipo) t`, {
        row: jsonRow(countColumns),
        orderBy: [sql`t.total desc, t.tipo`],
      })} as tipos,
      ${jsonListFrom(sql`shown s, lateral find_entry(s.igreja_id, s.tipo, s.item_id, s.idioma) b`, {
        row: jsonRow(hitColumns),
        orderBy: [sql`s.grau desc, s.visivel_em desc, s.igreja_id, s.tipo, s.item_id`],
      })} as itens`,
  )
}
