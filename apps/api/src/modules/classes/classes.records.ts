import type { MemberId } from '../../platform/ids.ts'
import { type RecordPlace, recordFrom, tableRecords } from '../../platform/work/records.ts'
import { ebdMatricula } from './classes.tables.ts'
import { type ClassDayKey, findDay } from './days.queries.ts'
import { findMark, type MarkKey } from './marks.queries.ts'

/** An enrolment. History does not tell the names of people who are no members. */
export const enrolmentRecord = tableRecords(ebdMatricula, { without: ['dataCadastro'], veiled: ['nome'] })

/** A class on a day. Notes may tell of people who are no members. */
export const dayRecord = ({ turmaId, data }: ClassDayKey): RecordPlace => ({
  ...recordFrom({ kind: 'ebd_aula', id: `${turmaId}/${data}` }, async (work) => {
    const day = await findDay(work, { turmaId, data })
    if (!day) return undefined
    const { licaoId, visitantes, observacoes } = day
    return { licaoId, visitantes, observacoes }
  }),
  veiled: new Set(['observacoes']),
})

/** The mark of a person on a day: its history is theirs, where they are a member. */
export const markRecord = ({ turmaId, data, matriculaId }: MarkKey, person: MemberId | null) =>
  recordFrom(
    { kind: 'ebd_presenca', id: `${turmaId}/${data}/${matriculaId}`, person: person ?? undefined },
    async (work) => {
      const mark = await findMark(work, { turmaId, data, matriculaId })
      return mark && { flagPresente: mark.flagPresente }
    },
  )
