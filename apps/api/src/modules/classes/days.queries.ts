import { and, desc, eq, sql } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { ebdAula, ebdPresenca } from './classes.tables.ts'

/** A class on a day of the church's calendar. */
export interface ClassDayKey {
  readonly turmaId: number
  readonly data: string
}

export type DayRow = Omit<typeof ebdAula.$inferSelect, 'igrejaId'>

const isDay = (church: ChurchScope, { turmaId, data }: ClassDayKey) =>
  and(ofChurch(ebdAula, church), eq(ebdAula.turmaId, turmaId), eq(ebdAula.data, data))

const shown = {
  turmaId: ebdAula.turmaId,
  data: ebdAula.data,
  licaoId: ebdAula.licaoId,
  visitantes: ebdAula.visitantes,
  observacoes: ebdAula.observacoes,
  versao: ebdAula.versao,
}

export async function findDay({ church, tx }: ChurchWork, key: ClassDayKey): Promise<DayRow | undefined> {
  const [row] = await tx.select(shown).from(ebdAula).where(isDay(church, key))
  return row
}

/** The days of a class with attendance, the newest first. */
export function listDays({ church, tx }: ChurchWork, turmaId: number, limit: number): Promise<DayRow[]> {
  return tx
    .select(shown)
    .from(ebdAula)
    .where(and(ofChurch(ebdAula, church), eq(ebdAula.turmaId, turmaId)))
    .orderBy(desc(ebdAula.data))
    .limit(limit)
}

export function countDays({ church, tx }: ChurchWork, turmaId: number): Promise<number> {
  return tx.$count(ebdAula, and(ofChurch(ebdAula, church), eq(ebdAula.turmaId, turmaId)))
}

export interface LastDay {
  readonly data: string
  readonly presentes: number
}

/** The last day of each class that has one, with the number of those present. */
export async function listLastDays({ church, tx }: ChurchWork): Promise<ReadonlyMap<number, LastDay>> {
  const isPresent = and(
    eq(ebdPresenca.igrejaId, ebdAula.igrejaId),
    eq(ebdPresenca.turmaId, ebdAula.turmaId),
    eq(ebdPresenca.data, ebdAula.data),
    eq(ebdPresenca.flagPresente, true),
  )
  const rows = await tx
    .selectDistinctOn([ebdAula.turmaId], {
      turmaId: ebdAula.turmaId,
      data: ebdAula.data,
      presentes: sql<number>`(select count(*)::int from ${ebdPresenca} where ${isPresent})`,
    })
    .from(ebdAula)
    .where(ofChurch(ebdAula, church))
    .orderBy(ebdAula.turmaId, desc(ebdAula.data))
  return new Map(rows.map(({ turmaId, ...day }) => [turmaId, day]))
}

/** Adds a day; false if it is there, so that two teachers at once make one. */
export async function insertDay({ church, tx }: ChurchWork, key: ClassDayKey): Promise<boolean> {
  const made = await tx
    .insert(ebdAula)
    .values({ ...key, igrejaId: church.igrejaId })
    .onConflictDoNothing()
    .returning({ data: ebdAula.data })
  return made.length > 0
}

export async function updateDay(
  { church, tx }: ChurchWork,
  key: ClassDayKey,
  change: Partial<Omit<DayRow, 'turmaId' | 'data'>>,
): Promise<void> {
  await tx.update(ebdAula).set(change).where(isDay(church, key))
}

/** Removes a day with its marks. */
export async function removeDay({ church, tx }: ChurchWork, key: ClassDayKey): Promise<void> {
  await tx.delete(ebdAula).where(isDay(church, key))
}
