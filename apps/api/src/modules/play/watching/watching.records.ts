import { tableRecords } from '../../../platform/work/records.ts'
import { playMidia } from './watching.tables.ts'

export const mediaRecord = tableRecords(playMidia, { without: ['recebidos', 'progresso', 'criadoEm'], lock: 'update' })
