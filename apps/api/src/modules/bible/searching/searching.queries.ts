import type { VerseSearch } from '@narthex/contract/bible/bible-search'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { queryRow } from '../../../platform/database/database.ts'
import type { Slice } from '../../../platform/database/page.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { Stretch, VerseRow } from '../reading/verses.queries.ts'
import { bibliaVersiculo } from '../translations/bible.tables.ts'

export interface FoundOrders {
  /** Number of matching verses per book, sorted by book number. */
  readonly counts: readonly (readonly [book: number, total: number])[]
  /** Positions of the verses on the page, ascending. */
  readonly orders: readonly number[]
}

/** Counts the matching verses of the translation by book, and finds a page of those within the stretch. */
export async function findOrders(
  { tx }: ChurchWork,
  { translationId, search, within }: { translationId: number; search: VerseSearch; within: Stretch },
  { limit, offset }: Slice,
): Promise<FoundOrders> {
  return queryRow<FoundOrders>(
    tx,
    sql`
    with found as materialized (select ordem from find_verses(${translationId}, ${toTsquery(search)}::tsquery)),
      page as (select ordem from found where ordem between ${within.from} and ${within.to}
               order by ordem limit ${limit} offset ${offset})
    select
      (select coalesce(json_agg(json_build_array(book, total) order by book), '[]')
       from (select ordem / 1000000 as book, count(*) as total from found group by 1) as counted) as counts,
      (select coalesce(json_agg(ordem order by ordem), '[]') from page) as orders`,
  )
}

/** Words are letters and digits alone, so nothing in them has a meaning to PostgreSQL. */
const toTsquery = ({ words, isPhrase }: VerseSearch) =>
  words.map((word) => `'${word}'`).join(isPhrase ? ' <-> ' : ' & ')

export async function listVersesAt(
  { tx }: ChurchWork,
  translationId: number,
  orders: readonly number[],
): Promise<VerseRow[]> {
  const { traducaoId, ordem, ate, texto, marcas } = bibliaVersiculo
  return tx
    .select({ ordem, ate, texto, marcas })
    .from(bibliaVersiculo)
    .where(and(eq(traducaoId, translationId), inArray(ordem, [...orders])))
    .orderBy(asc(ordem))
}
