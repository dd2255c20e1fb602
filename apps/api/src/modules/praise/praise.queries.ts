import type { Song, SongSummary } from '@narthex/contract/praise/song.schemas'
import { and, asc, count, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import { insertOwn, type OwnRow } from '../../platform/tenancy/insert-own.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { louvor } from './praise.tables.ts'

const { id, code, title, subtitle, author, group, theme, rhythm, tone, showType } = louvor
const summary = { id, code, title, subtitle, author, group, theme, rhythm, tone, showType }

/** By what a list of songs is narrowed; empty for all of them. */
export interface SongFilter {
  readonly tema?: string | undefined
  readonly tom?: string | undefined
  readonly grupo?: string | undefined
  readonly letra?: string | undefined
  /** Their ids are among these. */
  readonly among?: SQL | undefined
}

export async function findSong(scope: ChurchScope, tx: Tx, songId: number): Promise<Song | undefined> {
  const { letter, sections, musicalScore, capo } = louvor
  const [song] = await tx
    .select({ ...summary, letter, sections, musicalScore, capo })
    .from(louvor)
    .where(and(eq(louvor.igrejaId, scope.igrejaId), eq(louvor.id, songId)))
  return song
}

/** A page of the songs that have something to show, by their titles. */
export async function listSongs(
  scope: ChurchScope,
  tx: Tx,
  filter: SongFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<SongSummary[]> {
  const inOrder = [asc(louvor.ordem), asc(louvor.id)]
  // The ids alone come from the index, however deep the page; only those of the page are looked up.
  const ids = tx
    .select({ id: louvor.id })
    .from(louvor)
    .where(shown(scope, filter))
    .orderBy(...inOrder)
    .limit(page.limit)
    .offset(page.offset)
  return tx
    .select(summary)
    .from(louvor)
    .where(and(eq(louvor.igrejaId, scope.igrejaId), inArray(louvor.id, ids)))
    .orderBy(...inOrder)
}

export async function countSongs(scope: ChurchScope, tx: Tx, filter: SongFilter): Promise<number> {
  return tx.$count(louvor, shown(scope, filter))
}

function shown(scope: ChurchScope, { tema, tom, grupo, letra, among }: SongFilter): SQL | undefined {
  return and(
    eq(louvor.igrejaId, scope.igrejaId),
    isNotNull(louvor.showType),
    tema ? eq(louvor.theme, tema) : undefined,
    tom ? eq(louvor.tone, tom) : undefined,
    grupo ? eq(louvor.group, grupo) : undefined,
    letra ? eq(louvor.inicial, letra) : undefined,
    among && inArray(louvor.id, among),
  )
}

/** By what songs are counted, as the table names it. */
const counted = { temas: louvor.theme, tons: louvor.tone, grupos: louvor.group, letras: louvor.inicial }

export type SongCounts = Record<keyof typeof counted, { valor: string; total: number }[]>

/** What the songs of a church have of each of these, in its order, and how many of them have it. */
export async function countSongsByEach(scope: ChurchScope, tx: Tx): Promise<SongCounts> {
  const columns = Object.values(counted)
  const rows = await tx
    .select({ ...counted, total: count() })
    .from(louvor)
    .where(shown(scope, {}))
    .groupBy(
      sql`grouping sets (${sql.join(
        columns.map((column) => sql`(${column})`),
        sql`, `,
      )})`,
    )
    .orderBy(...columns.map((column) => asc(column)))
  // Each row counts by one of them, and has null for the others.
  const of = (name: keyof SongCounts) =>
    rows.flatMap(({ [name]: valor, total }) => (valor === null ? [] : [{ valor, total }]))
  return { temas: of('temas'), tons: of('tons'), grupos: of('grupos'), letras: of('letras') }
}

export function insertSong(scope: ChurchScope, tx: Tx, row: OwnRow<typeof louvor>): Promise<number> {
  return insertOwn(scope, tx, louvor, row)
}
