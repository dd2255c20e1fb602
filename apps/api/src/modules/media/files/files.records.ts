import { tableRecords } from '../../../platform/work/records.ts'
import { arquivo } from './files.tables.ts'

export const fileRecord = tableRecords(arquivo, { without: ['criadoEm', 'sha256'] })
