import * as z from 'zod/mini'
import { date, filled, id, instant } from '../fields.ts'
import { marksPerMeeting, visitorsPerMeeting } from '../limits.ts'
import { required } from '../validation/text.ts'
import { ownUuid, version } from '../versions.ts'

const unsaid = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null)

/** Attendance of one person, with the time at which the leader marked it: the latest mark of any device counts. */
const markFields = { idUsuario: id, flagPresente: z.boolean(), marcadaEm: instant }
const attendanceMarkSchema = z.strictObject(markFields)
export type AttendanceMark = z.output<typeof attendanceMarkSchema>

/** A visitor of the meeting. The phone number is not validated: a wrong one must not block the record. */
const visitorSchema = z.strictObject({ nome: required(150), telefone: unsaid(filled(40)) })
export type Visitor = z.output<typeof visitorSchema>

const marks = z.array(attendanceMarkSchema).check(
  z.maxLength(marksPerMeeting),
  z.refine((all) => new Set(all.map(({ idUsuario }) => idUsuario)).size === all.length, 'Each person at most once'),
)

/** A leader's record of a meeting; replaces the whole record. */
export const meetingRecordSchema = z.strictObject({
  /** A day of the church's calendar, not after today. */
  data: date,
  /** False: the group did not meet that day. */
  flagRealizada: z._default(z.boolean(), true),
  tema: unsaid(filled(200)),
  /** Visible to all members of the group. */
  observacoes: unsaid(filled(4000)),
  /** Visible to the group's leaders only. */
  observacoesLider: unsaid(filled(4000)),
  visitantes: z._default(z.array(visitorSchema).check(z.maxLength(visitorsPerMeeting)), []),
  /** The study that the group used. The id of a deleted study is ignored. */
  idEstudo: unsaid(id),
  /** Marks of people who are not in the group are ignored. */
  presencas: z._default(marks, []),
  /** The version that was edited; null for a new record. */
  versao: unsaid(version),
})
export type MeetingRecord = z.output<typeof meetingRecordSchema>
export type GivenMeetingRecord = z.input<typeof meetingRecordSchema>

const summary = {
  id: ownUuid,
  data: z.string(),
  flagRealizada: z.boolean(),
  tema: z.nullable(z.string()),
  /** Number of members present, including those who have left since. */
  presentes: z.int(),
  totalVisitantes: z.int(),
}
export const meetingSummarySchema = z.strictObject(summary)
export type MeetingSummary = z.infer<typeof meetingSummarySchema>

/** A meeting. Each of the last three fields is null for callers who may not see it. */
export const meetingSchema = z.strictObject({
  ...summary,
  observacoes: z.nullable(z.string()),
  idEstudo: z.nullable(id),
  versao: version,
  /** Whether the caller may change the record. */
  flagLider: z.boolean(),
  observacoesLider: z.nullable(z.string()),
  visitantes: z.nullable(z.array(z.strictObject({ nome: z.string(), telefone: z.nullable(z.string()) }))),
  /** Marks of the group's current members; minors by their given names. */
  presencas: z.nullable(z.array(z.strictObject({ ...markFields, marcadaEm: z.string(), nome: z.string() }))),
})
export type Meeting = z.infer<typeof meetingSchema>
