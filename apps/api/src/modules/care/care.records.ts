import type { MemberId } from '../../platform/ids.ts'
import { type RecordPlace, tableRecords } from '../../platform/work/records.ts'
import { cuidado, cuidadoAnotacao } from './care.tables.ts'

const items = tableRecords(cuidado, {
  // Facts of prayers and cards, and what care found in them.
  without: ['memberId', 'prayerId', 'cardId', 'flagPerigo', 'desde'],
  veiled: ['proximoPasso'],
})

/** An item of the care inbox: who took it and when it was due, without a word of the next step. */
export function careRecord(id: number, person: MemberId | null = null): RecordPlace<typeof cuidado.$inferSelect> {
  const place = items(id, person ?? undefined)
  return {
    ...place,
    toFields(row) {
      const { responsavelId, concluidoPorId, ...fields } = place.toFields(row)
      return { ...fields, idResponsavel: responsavelId ?? null, concluidoPor: concluidoPorId ?? null }
    },
  }
}

const notes = tableRecords(cuidadoAnotacao, { without: ['memberId', 'chave', 'authorId'], veiled: ['texto'] })

/** A note of care: that there was one, and no word of it. */
export const careNoteRecord = (id: number, person: MemberId | null): RecordPlace => notes(id, person ?? undefined)
