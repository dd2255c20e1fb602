import { and, count, desc, eq, gte, type InferSelectModel, isNull, type SQL, sql } from 'drizzle-orm'
import type { Slice } from '../../../platform/database/page.ts'
import type { GroupId, MemberId } from '../../../platform/ids.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { reuniaoCelula, reuniaoPresenca } from './meetings.tables.ts'

export type MeetingRow = InferSelectModel<typeof reuniaoCelula>

/** Key of a meeting record. */
export interface MeetingKey {
  readonly groupId: GroupId
  readonly id: string
}

const isOfGroup = ({ igrejaId }: ChurchScope, groupId: GroupId) =>
  and(eq(reuniaoCelula.igrejaId, igrejaId), eq(reuniaoCelula.groupId, groupId))

const hasKey = (scope: ChurchScope, { groupId, id }: MeetingKey) =>
  and(isOfGroup(scope, groupId), eq(reuniaoCelula.id, id))

const isRecorded = (scope: ChurchScope, groupId: GroupId) =>
  and(isOfGroup(scope, groupId), isNull(reuniaoCelula.removidaEm))

/** Number of people present, including those who have left the group or the church. */
const presentes = sql<number>`(select count(*)::int from ${reuniaoPresenca} where ${and(
  sql`${reuniaoPresenca.igrejaId} = ${reuniaoCelula.igrejaId}`,
  sql`${reuniaoPresenca.groupId} = ${reuniaoCelula.groupId}`,
  sql`${reuniaoPresenca.reuniaoId} = ${reuniaoCelula.id}`,
  eq(reuniaoPresenca.flagPresente, true),
)})`

/** A page of records, newest first. */
export function listMeetings({ church, tx }: ChurchWork, groupId: GroupId, { limit, offset }: Slice) {
  const { id, data, flagRealizada, tema } = reuniaoCelula
  const totalVisitantes = sql<number>`jsonb_array_length(${reuniaoCelula.visitantes})`
  return tx
    .select({ id, data, flagRealizada, tema, presentes, totalVisitantes })
    .from(reuniaoCelula)
    .where(isRecorded(church, groupId))
    .orderBy(desc(reuniaoCelula.data), reuniaoCelula.id)
    .limit(limit)
    .offset(offset)
}

export function countMeetings({ church, tx }: ChurchWork, groupId: GroupId): Promise<number> {
  return tx.$count(reuniaoCelula, isRecorded(church, groupId))
}

/** Counts removed records too, because their ids stay reserved. */
export function countNumbers({ church, tx }: ChurchWork, groupId: GroupId): Promise<number> {
  return tx.$count(reuniaoCelula, isOfGroup(church, groupId))
}

/** Dates with a record since `from`. */
export async function listRecordedDays({ church, tx }: ChurchWork, groupId: GroupId, from: string): Promise<string[]> {
  const rows = await tx
    .select({ data: reuniaoCelula.data })
    .from(reuniaoCelula)
    .where(and(isRecorded(church, groupId), gte(reuniaoCelula.data, from)))
  return rows.map(({ data }) => data)
}

/** A record, also a removed one. */
export async function findMeeting(
  { church, tx }: ChurchWork,
  key: MeetingKey,
): Promise<(MeetingRow & { presentes: number }) | undefined> {
  const [found] = await tx.select().from(reuniaoCelula).where(hasKey(church, key))
  if (!found) return undefined
  const [counted] = await tx
    .select({ presentes: count() })
    .from(reuniaoPresenca)
    .where(and(isAttendanceOf(church, key), eq(reuniaoPresenca.flagPresente, true)))
  return { ...found, presentes: counted?.presentes ?? 0 }
}

/** Locks a record until the transaction ends. */
export async function holdMeeting({ church, tx }: ChurchWork, key: MeetingKey): Promise<MeetingRow | undefined> {
  const [held] = await tx.select().from(reuniaoCelula).where(hasKey(church, key)).for('update')
  return held
}

/** Inserts a meeting; false if it exists, so that two devices or a retry create only one. */
export async function insertMeeting({ church, tx }: ChurchWork, row: OwnRow<typeof reuniaoCelula>): Promise<boolean> {
  const made = await tx
    .insert(reuniaoCelula)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoNothing()
    .returning({ id: reuniaoCelula.id })
  return made.length > 0
}

export async function updateMeeting(
  { church, tx }: ChurchWork,
  key: MeetingKey,
  change: Partial<Omit<MeetingRow, 'igrejaId' | 'groupId' | 'id'>>,
): Promise<void> {
  await tx.update(reuniaoCelula).set(change).where(hasKey(church, key))
}

const isAttendanceOf = ({ igrejaId }: ChurchScope, { groupId, id }: MeetingKey): SQL | undefined =>
  and(eq(reuniaoPresenca.igrejaId, igrejaId), eq(reuniaoPresenca.groupId, groupId), eq(reuniaoPresenca.reuniaoId, id))

/** Marks of people who have not been erased. */
export async function listMarks({ church, tx }: ChurchWork, key: MeetingKey) {
  const { memberId, flagPresente, marcadaEm } = reuniaoPresenca
  const rows = await tx
    .select({ memberId, flagPresente, marcadaEm })
    .from(reuniaoPresenca)
    .where(isAttendanceOf(church, key))
  return rows.flatMap(({ memberId, ...mark }) => (memberId === null ? [] : [{ memberId, ...mark }]))
}

export async function saveMarks(
  { church, tx }: ChurchWork,
  { groupId, id }: MeetingKey,
  marks: readonly { memberId: MemberId; flagPresente: boolean; marcadaEm: Date }[],
): Promise<void> {
  if (marks.length === 0) return
  const { igrejaId, reuniaoId, memberId } = reuniaoPresenca
  await tx
    .insert(reuniaoPresenca)
    .values(marks.map((mark) => ({ ...mark, igrejaId: church.igrejaId, groupId, reuniaoId: id })))
    .onConflictDoUpdate({
      target: [igrejaId, reuniaoPresenca.groupId, reuniaoId, memberId],
      set: { flagPresente: sql`excluded.flag_presente`, marcadaEm: sql`excluded.marcada_em` },
    })
}

export async function removeMarks({ church, tx }: ChurchWork, key: MeetingKey): Promise<void> {
  await tx.delete(reuniaoPresenca).where(isAttendanceOf(church, key))
}
