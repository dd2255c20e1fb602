import type { MemberId } from '../../platform/ids.ts'
import { type RecordPlace, tableRecords } from '../../platform/work/records.ts'
import { pedidoPrivacidade } from './privacy.tables.ts'

const requests = tableRecords(pedidoPrivacidade, {
  without: ['memberId', 'chave'],
  veiled: ['mensagem', 'resposta'],
})

/** A request about personal data: who takes it and how it ended, without a word of what was asked and answered. */
export function requestRecord(
  id: number,
  person: MemberId | null = null,
): RecordPlace<typeof pedidoPrivacidade.$inferSelect> {
  const place = requests(id, person ?? undefined)
  return {
    ...place,
    toFields(row) {
      const { responsavelId, concluidoPorId, ...fields } = place.toFields(row)
      return { ...fields, idResponsavel: responsavelId ?? null, concluidoPor: concluidoPorId ?? null }
    },
  }
}
