import { tableRecords } from '../../platform/work/records.ts'
import { louvor } from './praise.tables.ts'

export const songRecord = tableRecords(louvor, { without: ['ordem', 'inicial'] })
