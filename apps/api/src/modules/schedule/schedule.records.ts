import { tableRecords } from '../../platform/work/records.ts'
import { agenda } from './schedule.tables.ts'

export const seriesRecord = tableRecords(agenda, { without: ['ultimaData'] })
