import type { Song, SongSummary } from '@narthex/contract/praise/song.schemas'
import { and, asc, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { isAmong } from '../../platform/database/is-among.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import { isOnPage, type Slice } from '../../platform/database/page.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { louvor } from './praise.tables.ts'

const { id, code, title, subtitle, author, group, theme, rhythm, tone, showType } = louvor
const summary = { id, code, title, subtitle, author, group, theme, rhythm, tone, showType }

/** The filter of a list of songs; empty for all of them. */
export interface SongFilter {
  readonly tema?: string | undefined
  readonly tom?: string | undefined
  readonly grupo?: string | undefined
  readonly letra?: string | undefined
  /** Sub-query of the ids to which the list is limited. */
  readonly among?: SQL | undefined
}

export async function findSong({ church, tx }: ChurchWork, songId: number): Promise<Song | undefined> {
  const { letter, sections, musicalScore, capo } = louvor
  const [song] = await tx
    .select({ ...summary, letter, sections, musicalScore, capo })
    .from(louvor)
    .where(and(ofChurch(louvor, church), eq(louvor.id, songId), isNull(louvor.removidoEm)))
  return song
}

/** A page of the songs that have something to show, by their titles. */
export async function listSongs(work: ChurchWork, filter: SongFilter, slice: Slice): Promise<SongSummary[]> {
  const orderBy = [asc(louvor.ordem), asc(louvor.id)]
  const wanted = { table: louvor, key: louvor.id, where: shown(work.church, filter), orderBy }
  return work.tx
    .select(summary)
    .from(louvor)
    .where(isOnPage(work, wanted, slice))
    .orderBy(...orderBy)
}

export async function countSongs({ church, tx }: ChurchWork, filter: SongFilter): Promise<number> {
  return tx.$count(louvor, shown(church, filter))
}

function shown(scope: ChurchScope, { tema, tom, grupo, letra, among }: SongFilter): SQL | undefined {
  return and(
    ofChurch(louvor, scope),
    isNotNull(louvor.showType),
    isNull(louvor.removidoEm),
    tema ? eq(louvor.theme, tema) : undefined,
    tom ? eq(louvor.tone, tom) : undefined,
    grupo ? eq(louvor.group, grupo) : undefined,
    letra ? eq(louvor.inicial, letra) : undefined,
    among && isAmong(louvor.id, among),
  )
}

/** Columns by which songs are counted. */
const counted = { temas: louvor.theme, tons: louvor.tone, grupos: louvor.group, letras: louvor.inicial }

export type SongCounts = Record<keyof typeof counted, { valor: string; total: number }[]>

/** Counts the songs of a church by each column, sorted by its values. */
export async function countSongsByEach({ church, tx }: ChurchWork): Promise<SongCounts> {
  const columns = Object.values(counted)
  const rows = await tx
    .select({ ...counted, total: count() })
    .from(louvor)
    .where(shown(church, {}))
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
