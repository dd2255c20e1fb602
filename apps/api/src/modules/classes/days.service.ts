import type { ClassDay, DayForm, MarkForm, ShownMark } from '@narthex/contract/classes/class-register.schemas'
import { daysPerClass } from '@narthex/contract/limits'
import { DomainError, invalid, notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { findToday } from '../../platform/work/church-facts.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { edit, requireVersion } from '../../platform/work/edit.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { classRecord, listLessonTitles } from '../content/office/ebd-classes.service.ts'
import { type AttendanceMark, clampMark, isNewerMark } from '../members/attendance-marks.service.ts'
import { namePeople, requireClass, toHead } from './class-people.service.ts'
import { dayRecord, enrolmentRecord, markRecord } from './classes.records.ts'
import { type ClassDayKey, countDays, findDay, insertDay, removeDay, updateDay } from './days.queries.ts'
import { findMark, listMarks, type MarkKey, saveMark } from './marks.queries.ts'
import { listEnrolments } from './roster.queries.ts'
import { isOnRoster } from './roster.service.ts'

export function getClassDay({ inChurch }: ChurchCall, key: ClassDayKey): Promise<ClassDay> {
  return inChurch((work) => readDay(work, key))
}

/** Reads a day in the caller's transaction: the roster, and others who were marked on it. */
async function readDay(work: ChurchWork, key: ClassDayKey): Promise<ClassDay> {
  const found = await requireClass(work, key.turmaId)
  const day = await findDay(work, key)
  const marks = new Map(
    (await listMarks(work, key.turmaId, [key.data])).map((mark) => [mark.matriculaId, mark] as const),
  )
  const hasMark = (id: string) => typeof marks.get(id)?.flagPresente === 'boolean'
  const rows = (await listEnrolments(work, key.turmaId)).filter((row) => isOnRoster(row) || hasMark(row.id))
  const people = await namePeople(work, rows)
  const named = new Set(people.map(({ id }) => id))
  return {
    turma: toHead(found),
    data: key.data,
    versao: day?.versao ?? 0,
    idLicao: day?.licaoId ?? null,
    visitantes: day?.visitantes ?? 0,
    observacoes: day?.observacoes ?? null,
    licoes: await listLessonTitles(work, found.courseId),
    pessoas: people.map((person) => {
      const mark = marks.get(person.id)
      return {
        ...person,
        flagPresente: mark?.flagPresente ?? null,
        marcadaEm: mark?.marcadaEm.toISOString() ?? null,
      }
    }),
    semNome: rows.filter(({ id }) => !named.has(id) && marks.get(id)?.flagPresente).length,
  }
}

/** Sets lesson, visitors and notes of a day on the version that was read. VALIDATION for a day that is to come. */
export function setClassDay(
  call: MemberCall,
  key: ClassDayKey,
  { idLicao, versao, ...form }: DayForm,
): Promise<ClassDay> {
  const subject = { turma: key.turmaId, dia: key.data }
  const plan = { act: 'CLASS_DAY_SET', subject, isPublic: false, hold: classRecord(key.turmaId) } as const
  return edit(call, plan, async ({ work, watch, unchanged }) => {
    const { courseId } = await requireClass(work, key.turmaId)
    const lessons = await listLessonTitles(work, courseId)
    const licaoId = lessons.some(({ id }) => id === idLicao) ? idLicao : null
    await watch(dayRecord(key))
    const held = (await findDay(work, key)) ?? { licaoId: null, visitantes: 0, observacoes: null, versao: 0 }
    if (isSameDay(held, { licaoId, ...form })) return unchanged(await readDay(work, key))
    requireVersion(held, versao)
    await addDay(work, key)
    await updateDay(work, key, { ...form, licaoId, versao: held.versao + 1 })
    return readDay(work, key)
  })
}

type DayWords = Pick<DayForm, 'visitantes' | 'observacoes'> & { readonly licaoId: number | null }

/** True when a day already holds these values, so that a retry is answered like the first request. */
const isSameDay = (held: DayWords, sent: DayWords) =>
  held.licaoId === sent.licaoId && held.visitantes === sent.visitantes && held.observacoes === sent.observacoes

/** Adds a day that is not there yet. */
async function addDay(work: ChurchWork, key: ClassDayKey): Promise<void> {
  if (key.data > (await findToday(work))) throw invalid([{ path: 'params.data', message: 'The date is in the future' }])
  if ((await insertDay(work, key)) && (await countDays(work, key.turmaId)) > daysPerClass)
    throw new DomainError('LIMIT_REACHED')
}

export function removeClassDay(call: MemberCall, key: ClassDayKey): Promise<void> {
  const subject = { turma: key.turmaId, dia: key.data }
  const plan = { act: 'CLASS_DAY_REMOVED', subject, isPublic: false, hold: classRecord(key.turmaId) } as const
  return edit(call, plan, async ({ work, watch }) => {
    if (!(await findDay(work, key))) throw notFound()
    await watch(dayRecord(key))
    await removeDay(work, key)
  })
}

/** Marks a person present or absent. Marks of several devices merge: the latest counts, in whatever order they arrive. */
export function markAttendance(call: MemberCall, key: MarkKey, form: MarkForm): Promise<ShownMark> {
  const { turmaId, data, matriculaId } = key
  const plan = { act: 'CLASS_ATTENDANCE_SET', subject: { turma: turmaId, dia: data }, isPublic: false } as const
  return edit(call, { ...plan, hold: enrolmentRecord(matriculaId) }, async ({ work, before, watch, unchanged }) => {
    const { memberId, nome } = before
    if (before.turmaId !== turmaId || (memberId === null && nome === null)) throw notFound()
    await requireClass(work, turmaId)
    const sent = clampMark({ flagPresente: form.flagPresente, marcadaEm: new Date(form.marcadaEm) }, work.now)
    const kept = await findMark(work, key)
    if (kept && !isNewerMark(kept, sent)) return unchanged(toShownMark(kept))
    await watch(markRecord(key, memberId))
    await addDay(work, { turmaId, data })
    await saveMark(work, key, sent)
    return toShownMark(sent)
  })
}

const toShownMark = ({ flagPresente, marcadaEm }: AttendanceMark): ShownMark => ({
  flagPresente,
  marcadaEm: marcadaEm.toISOString(),
})
