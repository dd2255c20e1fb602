import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm'
import { ofChurch } from '../../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import { playConteudo } from '../../play.tables.ts'
import { playEstatistica } from '../watching.tables.ts'

export interface Counted {
  readonly inicios: number
  readonly segundos: number
  readonly conclusoes: number
}

const { titleId, dia, inicios, segundos, conclusoes } = playEstatistica

/** Adds to a day of a title. Last in its transaction: devices that play the same title wait for the row. */
export async function addToDay(
  { church, tx }: ChurchWork,
  { titleId: id, dia: day, ...more }: Counted & { readonly titleId: number; readonly dia: string },
): Promise<void> {
  if (more.inicios + more.segundos + more.conclusoes === 0) return
  await tx
    .insert(playEstatistica)
    .values({ igrejaId: church.igrejaId, titleId: id, dia: day, ...more })
    .onConflictDoUpdate({
      target: [playEstatistica.igrejaId, titleId, dia],
      set: {
        inicios: sql`${inicios} + excluded.inicios`,
        segundos: sql`${segundos} + excluded.segundos`,
        conclusoes: sql`${conclusoes} + excluded.conclusoes`,
      },
    })
}

const sums = {
  inicios: sql<number>`sum(${inicios})::int`,
  segundos: sql<number>`sum(${segundos})::float8`,
  conclusoes: sql<number>`sum(${conclusoes})::int`,
}

interface Days {
  readonly first: string
  readonly last: string
}

const isWithin = ({ church }: ChurchWork, { first, last }: Days) =>
  and(ofChurch(playEstatistica, church), gte(dia, first), lte(dia, last))

/** All titles together, a day a row; days on which nothing was played are left out. */
export function listDays(work: ChurchWork, days: Days): Promise<(Counted & { readonly dia: string })[]> {
  return work.tx
    .select({ dia, ...sums })
    .from(playEstatistica)
    .where(isWithin(work, days))
    .groupBy(dia)
    .orderBy(asc(dia))
}

/** All days together, a title a row, the most played first. */
export function listMostPlayed(work: ChurchWork, days: Days, limit: number) {
  const { church, tx } = work
  return tx
    .select({ idConteudo: titleId, titulo: playConteudo.titulo, ...sums })
    .from(playEstatistica)
    .innerJoin(playConteudo, and(ofChurch(playConteudo, church), eq(playConteudo.id, titleId)))
    .where(isWithin(work, days))
    .groupBy(titleId, playConteudo.titulo)
    .orderBy(desc(sums.inicios), desc(sums.segundos), asc(titleId))
    .limit(limit)
}
