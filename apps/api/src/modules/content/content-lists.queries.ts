import type { Event } from '@narthex/contract/events/event.schemas'
import { type SQL, sql } from 'drizzle-orm'
import { rowOf, type Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import {
  type ItemRow,
  type ItemsWanted,
  isShown,
  itemsOf,
  nextPublication,
  shownOfKind,
  type View,
} from './content-rows.queries.ts'

/** What a list asks of its rows besides. */
export type Condition = SQL

export interface ListedRow {
  readonly itens: ItemRow[]
  readonly total: number
  readonly proximaPublicacao: string | null
}

/** A page of a kind, how many there are in all, and when the next is shown, in one statement. */
export async function listItems(scope: ChurchScope, tx: Tx, wanted: ItemsWanted): Promise<ListedRow> {
  return rowOf<ListedRow>(
    tx,
    sql`select ${itemsOf(scope, wanted)} as itens,
      (select count(*)::int from conteudo c where ${shownOfKind(scope, wanted)}) as total,
      to_json(${nextPublication(scope, [wanted.tipo], wanted)}) as "proximaPublicacao"`,
  )
}

/** Those whose words somebody typed: what the index of the search gives. */
export const amongIds = (ids: SQL): SQL => sql`c.id in ${ids}`

/** Those of the parent that this slug names, if it is shown. */
export const belowSlug = (scope: ChurchScope, tipo: ItemRow['tipo'], slug: string, now: Date): SQL =>
  sql`c.pai_id = (select p.id from conteudo p where p.igreja_id = ${scope.igrejaId} and p.slug = ${slug} and p.tipo = ${tipo}
    and ${isShown('p', { now })})`

interface HighlightRow {
  readonly devocionais: ItemRow[]
  readonly noticias: ItemRow[]
  readonly eventos: Event[]
  readonly proximaPublicacao: string | null
}

/** How many of each; the events are a column that their own domain makes. */
export interface HighlightsWanted extends View {
  readonly devotionals: number
  readonly news: number
  readonly events: SQL<Event[]>
}

/** The church's latest devotionals and news, newest first, when the next is shown, and its events, in one statement. */
export async function findHighlights(
  scope: ChurchScope,
  tx: Tx,
  { devotionals, news, events, ...view }: HighlightsWanted,
): Promise<HighlightRow> {
  return rowOf<HighlightRow>(
    tx,
    sql`select ${itemsOf(scope, { ...view, tipo: 'DEVOCIONAL', limit: devotionals })} as devocionais,
      ${itemsOf(scope, { ...view, tipo: 'NOTICIA', limit: news })} as noticias, ${events} as eventos,
      to_json(${nextPublication(scope, ['DEVOCIONAL', 'NOTICIA'], view)}) as "proximaPublicacao"`,
  )
}
