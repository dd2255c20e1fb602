import { and, count, desc, eq, gte, type InferSelectModel, isNull, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import type { OwnRow } from '../../../platform/tenancy/insert-own.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { reuniaoCelula, reuniaoPresenca } from './meetings.tables.ts'

export type MeetingRow = InferSelectModel<typeof reuniaoCelula>

/** Which record of which group. */
export interface MeetingKey {
  readonly celulaId: number
  readonly id: string
}

const isOfGroup = ({ igrejaId }: ChurchScope, celulaId: number) =>
  and(eq(reuniaoCelula.igrejaId, igrejaId), eq(reuniaoCelula.celulaId, celulaId))

const isOne = (scope: ChurchScope, { celulaId, id }: MeetingKey) =>
  and(isOfGroup(scope, celulaId), eq(reuniaoCelula.id, id))

const stands = (scope: ChurchScope, celulaId: number) =>
  and(isOfGroup(scope, celulaId), isNull(reuniaoCelula.removidaEm))

/** Who was there, counted: also whoever has left the group, or the church. */
const presentes = sql<number>`(select count(*)::int from ${reuniaoPresenca} where ${and(
  sql`${reuniaoPresenca.igrejaId} = ${reuniaoCelula.igrejaId}`,
  sql`${reuniaoPresenca.celulaId} = ${reuniaoCelula.celulaId}`,
  sql`${reuniaoPresenca.reuniaoId} = ${reuniaoCelula.id}`,
  eq(reuniaoPresenca.flagPresente, true),
)})`

/** A page of what was recorded, the newest first. */
export function listMeetings(
  scope: ChurchScope,
  tx: Tx,
  celulaId: number,
  page: { readonly limit: number; readonly offset: number },
) {
  const { id, data, flagRealizada, tema } = reuniaoCelula
  const totalVisitantes = sql<number>`jsonb_array_length(${reuniaoCelula.visitantes})`
  return tx
    .select({ id, data, flagRealizada, tema, presentes, totalVisitantes })
    .from(reuniaoCelula)
    .where(stands(scope, celulaId))
    .orderBy(desc(reuniaoCelula.data), reuniaoCelula.id)
    .limit(page.limit)
    .offset(page.offset)
}

export function countMeetings(scope: ChurchScope, tx: Tx, celulaId: number): Promise<number> {
  return tx.$count(reuniaoCelula, stands(scope, celulaId))
}

/** Removed ones too: their numbers are kept. */
export function countNumbers(scope: ChurchScope, tx: Tx, celulaId: number): Promise<number> {
  return tx.$count(reuniaoCelula, isOfGroup(scope, celulaId))
}

/** The days since then that are recorded. */
export async function listRecordedDays(scope: ChurchScope, tx: Tx, celulaId: number, from: string): Promise<string[]> {
  const rows = await tx
    .select({ data: reuniaoCelula.data })
    .from(reuniaoCelula)
    .where(and(stands(scope, celulaId), gte(reuniaoCelula.data, from)))
  return rows.map(({ data }) => data)
}

/** A record, also one that was taken away. */
export async function findMeeting(
  scope: ChurchScope,
  tx: Tx,
  key: MeetingKey,
): Promise<(MeetingRow & { presentes: number }) | undefined> {
  const [found] = await tx.select().from(reuniaoCelula).where(isOne(scope, key))
  if (!found) return undefined
  const [counted] = await tx
    .select({ presentes: count() })
    .from(reuniaoPresenca)
    .where(and(isAttendanceOf(scope, key), eq(reuniaoPresenca.flagPresente, true)))
  return { ...found, presentes: counted?.presentes ?? 0 }
}

/** The same, held until the transaction ends. */
export async function holdMeeting(scope: ChurchScope, tx: Tx, key: MeetingKey): Promise<MeetingRow | undefined> {
  const [held] = await tx.select().from(reuniaoCelula).where(isOne(scope, key)).for('update')
  return held
}

/** False where there is such a record: two devices, or one that sends again, make one. */
export async function insertMeeting(scope: ChurchScope, tx: Tx, row: OwnRow<typeof reuniaoCelula>): Promise<boolean> {
  const made = await tx
    .insert(reuniaoCelula)
    .values({ ...row, igrejaId: scope.igrejaId })
    .onConflictDoNothing()
    .returning({ id: reuniaoCelula.id })
  return made.length > 0
}

export async function updateMeeting(
  scope: ChurchScope,
  tx: Tx,
  key: MeetingKey,
  change: Partial<Omit<MeetingRow, 'igrejaId' | 'celulaId' | 'id'>>,
): Promise<void> {
  await tx.update(reuniaoCelula).set(change).where(isOne(scope, key))
}

const isAttendanceOf = ({ igrejaId }: ChurchScope, { celulaId, id }: MeetingKey): SQL | undefined =>
  and(eq(reuniaoPresenca.igrejaId, igrejaId), eq(reuniaoPresenca.celulaId, celulaId), eq(reuniaoPresenca.reuniaoId, id))

/** What is marked of people who are still known. */
export async function listMarks(scope: ChurchScope, tx: Tx, key: MeetingKey) {
  const { usuarioId, flagPresente, marcadaEm } = reuniaoPresenca
  const rows = await tx
    .select({ usuarioId, flagPresente, marcadaEm })
    .from(reuniaoPresenca)
    .where(isAttendanceOf(scope, key))
  return rows.flatMap(({ usuarioId, ...mark }) => (usuarioId === null ? [] : [{ usuarioId, ...mark }]))
}

export async function saveMarks(
  scope: ChurchScope,
  tx: Tx,
  { celulaId, id }: MeetingKey,
  marks: readonly { usuarioId: number; flagPresente: boolean; marcadaEm: Date }[],
): Promise<void> {
  if (marks.length === 0) return
  const { igrejaId, reuniaoId, usuarioId } = reuniaoPresenca
  await tx
    .insert(reuniaoPresenca)
    .values(marks.map((mark) => ({ ...mark, igrejaId: scope.igrejaId, celulaId, reuniaoId: id })))
    .onConflictDoUpdate({
      target: [igrejaId, reuniaoPresenca.celulaId, reuniaoId, usuarioId],
      set: { flagPresente: sql`excluded.flag_presente`, marcadaEm: sql`excluded.marcada_em` },
    })
}

export async function removeMarks(scope: ChurchScope, tx: Tx, key: MeetingKey): Promise<void> {
  await tx.delete(reuniaoPresenca).where(isAttendanceOf(scope, key))
}
