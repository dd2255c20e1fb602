import type { Marked } from '@narthex/contract/search/search.endpoints'
import type { SearchKind } from '@narthex/contract/search/search-kinds'
import { type SQL, sql } from 'drizzle-orm'
import { queryRow, type Tx } from '../../platform/database/database.ts'
import { toSlice } from '../../platform/database/page.ts'

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
  /** Of two languages of one thing, this one goes first. */
  readonly idioma: string | undefined
  readonly page: number
  readonly limit: number
}

export interface HitRow {
  readonly igrejaId: number
  readonly tipo: SearchKind
  readonly id: number
  readonly chave: string
  readonly idioma: string
  readonly titulo: Marked['texto']
  readonly resumo: string | null
  readonly imagem: string | null
  readonly texto: string
  /** As PostgreSQL writes it. */
  readonly visivelEm: string
}

export interface FoundRows {
  readonly tipos: { tipo: SearchKind; total: number }[]
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
      where f.tipo = any (c.kinds) and f.visivel_em <= ${now.toISOString()}::timestamptz
      order by f.item_id, f.igreja_id, f.tipo, (f.idioma like ${`${idioma ?? ''}%`}) desc, f.grau desc, f.idioma
    ), shown as (
      select * from found where ${tipo ?? null}::text is null or tipo = ${tipo ?? null}
      order by grau desc, visivel_em desc, igreja_id, tipo, item_id
      limit ${limit} offset ${toSlice({ page, limit }).offset}
    )
    select
      (select coalesce(jsonb_agg(t), '[]') from
        (select tipo, count(*)::integer as total from found group by tipo order by total desc, tipo) t) as tipos,
      (select coalesce(jsonb_agg(jsonb_build_object('igrejaId', s.igreja_id, 'tipo', s.tipo, 'id', s.item_id,
          'chave', b.chave, 'idioma', b.idioma, 'titulo', b.titulo, 'resumo', b.resumo, 'imagem', b.imagem,
          'texto', b.texto, 'visivelEm', b.visivel_em)
          order by s.grau desc, s.visivel_em desc, s.igreja_id, s.tipo, s.item_id), '[]')
        from shown s, lateral find_entry(s.igreja_id, s.tipo, s.item_id, s.idioma) b) as itens`,
  )
}
