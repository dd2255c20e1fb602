import * as z from 'zod/mini'
import { date, filled, id, instant } from '../fields.ts'
import { ownUuid, versionOrNone } from '../versions.ts'

/** Someone on the roster of a class: a member of the church, or a person whom staff wrote by name. */
const person = {
  /** Id of the enrolment, made by the client. */
  id: ownUuid,
  /** The member; null for a person who was written by name. */
  idUsuario: z.nullable(id),
  /** Minors by their given names. */
  nome: z.string(),
  imagem: z.nullable(z.string()),
}
export const enrolledSchema = z.strictObject(person)
export type Enrolled = z.infer<typeof enrolledSchema>

/** A class, with the course that it teaches. */
const classHead = z.strictObject({ id, titulo: z.string(), curso: z.nullable(z.string()) })

export const registerSchema = z.strictObject({
  ...classHead.shape,
  professor: z.nullable(z.string()),
  /** Number of people on the roster. */
  matriculados: z.int(),
  /** The last day on which attendance was taken. */
  ultimaAula: z.nullable(date),
  /** Number of those present on that day, visitors not among them. */
  presentes: z.nullable(z.int()),
})
export type Register = z.infer<typeof registerSchema>

export const rosterSchema = z.strictObject({ turma: classHead, itens: z.array(enrolledSchema) })
export type Roster = z.infer<typeof rosterSchema>

/** A member, or a name: exactly one of the two. */
export const enrolmentForm = z
  .strictObject({
    idUsuario: z._default(z.nullable(id), null),
    nome: z._default(z.nullable(filled(120)), null),
  })
  .check(
    z.refine(({ idUsuario, nome }) => (idUsuario === null) !== (nome === null), {
      path: ['nome'],
      error: 'A member or a name, and not both',
    }),
  )
export type EnrolmentForm = z.output<typeof enrolmentForm>

/** Attendance of a person, with the time at which it was marked: the latest mark of any device counts. */
export const markForm = z.strictObject({
  /** Null takes a mark back. */
  flagPresente: z.nullable(z.boolean()),
  marcadaEm: instant,
})
export type MarkForm = z.output<typeof markForm>

export const markSchema = z.strictObject({
  /** The mark that counts: a later one of another device, where there is one. */
  flagPresente: z.nullable(z.boolean()),
  marcadaEm: z.string(),
})
export type ShownMark = z.infer<typeof markSchema>

const dayFields = {
  /** The lesson that was taught. The id of a deleted lesson is ignored. */
  idLicao: z._default(z.nullable(id), null),
  visitantes: z._default(z.int().check(z.gte(0), z.lte(9999)), 0),
  /** For staff alone. */
  observacoes: z._default(z.nullable(filled(2000)), null),
}
/** Lesson, visitors and notes, as the office has them in a form. */
export const dayWords = z.strictObject(dayFields)
export const dayForm = z.strictObject({ ...dayFields, versao: versionOrNone })
export type DayForm = z.output<typeof dayForm>

export const classDaySchema = z.strictObject({
  turma: classHead,
  data: date,
  /** Version of lesson, visitors and notes; 0 before they are written. Attendance has moments of its own. */
  versao: versionOrNone,
  idLicao: z.nullable(id),
  visitantes: z.int(),
  observacoes: z.nullable(z.string()),
  /** The lessons of the course, in their order. */
  licoes: z.array(z.strictObject({ id, titulo: z.string() })),
  /** The roster, and others who were marked on this day. */
  pessoas: z.array(
    z.strictObject({ ...person, flagPresente: z.nullable(z.boolean()), marcadaEm: z.nullable(z.string()) }),
  ),
  /** Number of those present who have left the church, and are named no more. */
  semNome: z.int(),
})
export type ClassDay = z.infer<typeof classDaySchema>

export const attendanceSchema = z.strictObject({
  turma: classHead,
  /** The last days, the newest first. */
  dias: z.array(
    z.strictObject({
      data: date,
      presentes: z.int(),
      visitantes: z.int(),
      licao: z.nullable(z.string()),
    }),
  ),
  /** People on the roster, with a mark for each of these days. */
  pessoas: z.array(z.strictObject({ ...person, presencas: z.array(z.nullable(z.boolean())) })),
})
export type Attendance = z.infer<typeof attendanceSchema>
