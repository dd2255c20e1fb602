import { tableRecords } from '../../platform/work/records.ts'
import { doacao, doacaoConfiguracao, pagamentoMotivo } from './giving.tables.ts'

export const givingSettingsRecord = tableRecords(doacaoConfiguracao, { key: null })
export const reasonRecord = tableRecords(pagamentoMotivo)
/** A gift, by the code of its order; what its giver wrote is not kept twice. */
export const giftRecord = tableRecords(doacao, {
  key: 'pedidoCodigo',
  without: ['criadaEm', 'memberId', 'momento'],
  veiled: ['comentario'],
})
