import { and, eq, inArray } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { ebdPresenca } from './classes.tables.ts'
import type { ClassDayKey } from './days.queries.ts'

/** The attendance of a person on a day. */
export interface MarkKey extends ClassDayKey {
  readonly matriculaId: string
}

export type MarkRow = Omit<typeof ebdPresenca.$inferSelect, 'igrejaId' | 'turmaId'>

const isMark = (church: ChurchScope, { turmaId, data, matriculaId }: MarkKey) =>
  and(
    ofChurch(ebdPresenca, church),
    eq(ebdPresenca.turmaId, turmaId),
    eq(ebdPresenca.data, data),
    eq(ebdPresenca.matriculaId, matriculaId),
  )

const shown = {
  data: ebdPresenca.data,
  matriculaId: ebdPresenca.matriculaId,
  flagPresente: ebdPresenca.flagPresente,
  marcadaEm: ebdPresenca.marcadaEm,
}

export async function findMark({ church, tx }: ChurchWork, key: MarkKey): Promise<MarkRow | undefined> {
  const [row] = await tx.select(shown).from(ebdPresenca).where(isMark(church, key))
  return row
}

/** The marks of a class on some days. */
export async function listMarks(
  { church, tx }: ChurchWork,
  turmaId: number,
  days: readonly string[],
): Promise<MarkRow[]> {
  if (days.length === 0) return []
  const isWanted = and(eq(ebdPresenca.turmaId, turmaId), inArray(ebdPresenca.data, [...days]))
  return tx
    .select(shown)
    .from(ebdPresenca)
    .where(and(ofChurch(ebdPresenca, church), isWanted))
}

export async function saveMark(
  { church, tx }: ChurchWork,
  key: MarkKey,
  mark: Pick<MarkRow, 'flagPresente' | 'marcadaEm'>,
): Promise<void> {
  const { igrejaId, turmaId, data, matriculaId } = ebdPresenca
  await tx
    .insert(ebdPresenca)
    .values({ ...key, ...mark, igrejaId: church.igrejaId })
    .onConflictDoUpdate({ target: [igrejaId, turmaId, data, matriculaId], set: mark })
}
