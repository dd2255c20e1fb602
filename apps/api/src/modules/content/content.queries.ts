import type { Devotional, News } from '@narthex/contract/content/content.schemas'
import type { Event } from '@narthex/contract/events/event.schemas'
import { type SQL, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../platform/database/database.ts'
import { insertOwn, type OwnRow } from '../../platform/tenancy/insert-own.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { devocional, noticia } from './content.tables.ts'

/** How much of each kind is asked for, and up to when. */
export interface Wanted {
  readonly devotionals: number
  /** The last day that counts, `YYYY-MM-DD`. */
  readonly today: string
  readonly news: number
  readonly now: Date
  /** The column that the events' own domain makes. */
  readonly events: SQL<Event[]>
}

interface HighlightRow {
  readonly devocionais: Devotional[]
  readonly noticias: News[]
  readonly eventos: Event[]
}

/** The church's latest devotionals and news, newest first, and its events in one statement; instants as PostgreSQL writes them. */
export async function findHighlights(scope: ChurchScope, tx: Tx, wanted: Wanted): Promise<HighlightRow> {
  const [row] = await rowsOf<HighlightRow>(
    tx,
    sql`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'titulo', t.titulo, 'resumo', t.resumo,
          'referencia', t.referencia, 'autor', t.autor, 'data', t.data, 'imagem', t.imagem)
          order by t.data desc, t.id desc), '[]')
        from (select * from devocional where igreja_id = ${scope.igrejaId} and data <= ${wanted.today}::date
          order by data desc, id desc limit ${wanted.devotionals}) t) as devocionais,
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'titulo', t.titulo, 'resumo', t.resumo,
          'imagem', t.imagem, 'dataPublicacao', t.data_publicacao)
          order by t.data_publicacao desc, t.id desc), '[]')
        from (select * from noticia where igreja_id = ${scope.igrejaId}
          and data_publicacao <= ${wanted.now.toISOString()}::timestamptz
          order by data_publicacao desc, id desc limit ${wanted.news}) t) as noticias,
      ${wanted.events} as eventos`,
  )
  if (!row) throw new Error('A statement without a table returned no row')
  return row
}

export function insertDevotional(scope: ChurchScope, tx: Tx, row: OwnRow<typeof devocional>): Promise<number> {
  return insertOwn(scope, tx, devocional, row)
}

export function insertNews(scope: ChurchScope, tx: Tx, row: OwnRow<typeof noticia>): Promise<number> {
  return insertOwn(scope, tx, noticia, row)
}
