import { tableRecords } from '../../platform/work/records.ts'
import { exportacaoIgreja } from './church-export.tables.ts'

export const exportRecord = tableRecords(exportacaoIgreja, { veiled: ['arquivo'] })
