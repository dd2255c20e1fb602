import * as z from 'zod/mini'
import { date, filled, id, instant } from '../fields.ts'
import { marksPerMeeting, visitorsPerMeeting } from '../limits.ts'
import { ownUuid, version } from '../users/versions.ts'
import { required } from '../validation/text.ts'

const unsaid = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null)

/** Whether somebody was there, and when the leader said so: of two devices the later word counts. */
const markFields = { idUsuario: id, flagPresente: z.boolean(), marcadaEm: instant }
const attendanceMarkSchema = z.strictObject(markFields)
export type AttendanceMark = z.output<typeof attendanceMarkSchema>

/** Someone who came along and is no member of the group. A number as it was told: a record is not lost for an odd one. */
const visitorSchema = z.strictObject({ nome: required(150), telefone: unsaid(filled(40)) })
export type Visitor = z.output<typeof visitorSchema>

const marks = z.array(attendanceMarkSchema).check(
  z.maxLength(marksPerMeeting),
  z.refine((all) => new Set(all.map(({ idUsuario }) => idUsuario)).size === all.length, 'Each person at most once'),
)

/** A meeting as its leader writes it down: always the whole of it. */
export const meetingRecordSchema = z.strictObject({
  /** A day of the church's calendar, not after today. */
  data: date,
  /** False: the group did not meet that day. */
  flagRealizada: z._default(z.boolean(), true),
  tema: unsaid(filled(200)),
  /** For everybody in the group. */
  observacoes: unsaid(filled(4000)),
  /** For who leads it. */
  observacoesLider: unsaid(filled(4000)),
  visitantes: z._default(z.array(visitorSchema).check(z.maxLength(visitorsPerMeeting)), []),
  /** What was studied. One that is not there any more is left out. */
  idEstudo: unsaid(id),
  /** Marks of people who are not in the group are passed over. */
  presencas: z._default(marks, []),
  /** The one that the words were written upon; null for a meeting that was not recorded yet. */
  versao: unsaid(version),
})
export type MeetingRecord = z.output<typeof meetingRecordSchema>
export type GivenMeetingRecord = z.input<typeof meetingRecordSchema>

const summary = {
  id: ownUuid,
  data: z.string(),
  flagRealizada: z.boolean(),
  tema: z.nullable(z.string()),
  /** How many members were there, also of those who have left since. */
  presentes: z.int(),
  totalVisitantes: z.int(),
}
export const meetingSummarySchema = z.strictObject(summary)
export type MeetingSummary = z.infer<typeof meetingSummarySchema>

/** A meeting; what is null of the last three is not the reader's to see. */
export const meetingSchema = z.strictObject({
  ...summary,
  observacoes: z.nullable(z.string()),
  idEstudo: z.nullable(id),
  versao: version,
  /** The reader may change it. */
  flagLider: z.boolean(),
  observacoesLider: z.nullable(z.string()),
  visitantes: z.nullable(z.array(z.strictObject({ nome: z.string(), telefone: z.nullable(z.string()) }))),
  /** Of who is in the group today; minors by their given names. */
  presencas: z.nullable(z.array(z.strictObject({ ...markFields, marcadaEm: z.string(), nome: z.string() }))),
})
export type Meeting = z.infer<typeof meetingSchema>
