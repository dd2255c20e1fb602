import type { PlacedVerse, Verse } from '@narthex/contract/bible/bible.schemas'
import { placeAt } from '@narthex/contract/bible/reference'
import { and, asc, between, eq, gte, or, type SQL, sql } from 'drizzle-orm'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { bibliaVersiculo } from '../translations/bible.tables.ts'

export interface VerseRow {
  readonly ordem: number
  readonly ate: number | null
  readonly texto: string
  readonly marcas: Omit<Verse, 'versiculo' | 'ate' | 'texto'> | null
}

/** A stretch of the Bible between two verse positions. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

const { traducaoId, ordem, ate, texto, marcas } = bibliaVersiculo

/** The verses of these stretches, in the order of the Bible; row level security holds it to translations of the church. */
export async function listVerses(
  { tx }: ChurchWork,
  translationId: number,
  stretches: readonly Stretch[],
): Promise<VerseRow[]> {
  return tx
    .select({ ordem, ate, texto, marcas })
    .from(bibliaVersiculo)
    .where(and(eq(traducaoId, translationId), or(...stretches.map(isIn))))
    .orderBy(asc(ordem))
}

/** Upper bound of verses that a translation merges into one. */
const mostMerged = 30

/** A verse that begins before the stretch and reaches into it is in it. */
function isIn({ from, to }: Stretch): SQL | undefined {
  const reachesIn = and(between(ordem, from - Math.min(mostMerged, from % 1000), from), gte(ateOrder, from))
  return or(between(ordem, from, to), reachesIn)
}

const ateOrder = sql`${ordem} - ${ordem} % 1000 + ${ate}`

export function toVerse({ ordem, ate, texto, marcas }: VerseRow): Verse {
  return { versiculo: ordem % 1000, ...(ate === null ? {} : { ate }), texto, ...marcas }
}

export function toPlacedVerse(row: VerseRow): PlacedVerse {
  const { book, chapter } = placeAt(row.ordem)
  return { livro: book, capitulo: chapter, ...toVerse(row) }
}
