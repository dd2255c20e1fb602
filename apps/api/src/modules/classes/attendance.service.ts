import type { Attendance } from '@narthex/contract/classes/class-register.schemas'
import type { TableField } from '../../platform/documents/table-field.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { type FileText, sendStaffFile } from '../../platform/resources/staff-file.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { listLessonTitles } from '../content/office/ebd-classes.service.ts'
import { namePeople, requireClass, toHead } from './class-people.service.ts'
import { listDays } from './days.queries.ts'
import { listMarks } from './marks.queries.ts'
import { listEnrolments } from './roster.queries.ts'
import { isOnRoster } from './roster.service.ts'

/** A quarter of Sundays. */
const shownDays = 13
/** A year of Sundays, and some feasts. */
const exportedDays = 60

export function getAttendance({ inChurch }: ChurchCall, turmaId: number): Promise<Attendance> {
  return inChurch((work) => readAttendance(work, turmaId, shownDays))
}

async function readAttendance(work: ChurchWork, turmaId: number, limit: number): Promise<Attendance> {
  const found = await requireClass(work, turmaId)
  const days = await listDays(work, turmaId, limit)
  const marks = await listMarks(
    work,
    turmaId,
    days.map(({ data }) => data),
  )
  const lessons = new Map((await listLessonTitles(work, found.courseId)).map(({ id, titulo }) => [id, titulo]))
  const byPlace = new Map(marks.map(({ data, matriculaId, flagPresente }) => [`${data} ${matriculaId}`, flagPresente]))
  const people = await namePeople(work, (await listEnrolments(work, turmaId)).filter(isOnRoster))
  return {
    turma: toHead(found),
    dias: days.map(({ data, visitantes, licaoId }) => ({
      data,
      presentes: marks.filter((mark) => mark.data === data && mark.flagPresente).length,
      visitantes,
      licao: licaoId === null ? null : (lessons.get(licaoId) ?? null),
    })),
    pessoas: people.map((person) => ({
      ...person,
      presencas: days.map(({ data }) => byPlace.get(`${data} ${person.id}`) ?? null),
    })),
  }
}

/** Attendance of a class as a file: a line per person, a column per day. Audited. */
export async function exportAttendance(call: MemberCall, turmaId: number) {
  const attendance = await call.inChurch((work) => readAttendance(work, turmaId, exportedDays))
  return sendStaffFile(call, {
    act: 'CLASS_ATTENDANCE_EXPORTED',
    subject: { turma: turmaId },
    name: [`turma-${turmaId}`],
    listLines: async function* (text) {
      yield* toLines(attendance, text)
    },
  })
}

function toLines({ dias, pessoas }: Attendance, { words }: FileText): readonly (readonly TableField[])[] {
  const { name, lesson, present, visitors } = words.classAttendance
  const mark = (isPresent: boolean | null) => (isPresent === null ? null : isPresent ? words.yes : words.no)
  return [
    [name, ...dias.map(({ data }) => ({ day: data }))],
    [lesson, ...dias.map(({ licao }) => licao)],
    ...pessoas.map(({ nome, presencas }) => [nome, ...presencas.map(mark)]),
    [present, ...dias.map(({ presentes }) => presentes)],
    [visitors, ...dias.map(({ visitantes }) => visitantes)],
  ]
}
