import type { Event } from '@narthex/contract/events/event.schemas'
import { type SQL, sql } from 'drizzle-orm'
import { queryRow } from '../../platform/database/database.ts'
import { isAmong } from '../../platform/database/is-among.ts'
import { isPublished } from '../../platform/database/published.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import {
  type ItemRow,
  type ItemsWanted,
  nextPublicationOfKinds,
  p,
  selectItems,
  shownOfKind,
  type View,
} from './content-rows.queries.ts'

/** An additional condition on the rows of a list. */
export type Condition = SQL

export interface ListedRow {
  readonly itens: ItemRow[]
  readonly total: number
  readonly proximaPublicacao: string | null
}

/** Returns one page of a kind, the total, and the next publication date, in one statement. */
export async function listItems({ church, tx }: ChurchWork, wanted: ItemsWanted): Promise<ListedRow> {
  return queryRow<ListedRow>(
    tx,
    sql`select ${selectItems(church, wanted)} as itens,
      (select count(*)::int from conteudo c where ${shownOfKind(church, wanted)}) as total,
      ${nextPublicationOfKinds(church, [wanted.tipo], wanted)} as "proximaPublicacao"`,
  )
}

/** Restricts a list to ids that the search index returned. */
export const amongIds = (ids: SQL): SQL => isAmong(sql`c.id`, ids)

/** Restricts a list to the children of the parent with this slug; empty while the parent is not shown. */
export const belowSlug = (scope: ChurchScope, tipo: ItemRow['tipo'], slug: string, now: Date): SQL =>
  sql`c.pai_id = (select p.id from conteudo p where p.igreja_id = ${scope.igrejaId} and p.slug = ${slug} and p.tipo = ${tipo}
    and ${isPublished(p, now)})`

interface HighlightRow {
  readonly devocionais: ItemRow[]
  readonly noticias: ItemRow[]
  readonly eventos: Event[]
  readonly proximaPublicacao: string | null
}

/** Row limits per kind. `events` is a column that the events module builds. */
export interface HighlightsWanted extends View {
  readonly devotionals: number
  readonly news: number
  readonly events: SQL<Event[]>
}

/** Returns the latest devotionals and news (newest first), the next publication date and the events, in one statement. */
export async function findHighlights(
  { church, tx }: ChurchWork,
  { devotionals, news, events, ...view }: HighlightsWanted,
): Promise<HighlightRow> {
  return queryRow<HighlightRow>(
    tx,
    sql`select ${selectItems(church, { ...view, tipo: 'DEVOCIONAL', limit: devotionals })} as devocionais,
      ${selectItems(church, { ...view, tipo: 'NOTICIA', limit: news })} as noticias, ${events} as eventos,
      ${nextPublicationOfKinds(church, ['DEVOCIONAL', 'NOTICIA'], view)} as "proximaPublicacao"`,
  )
}
