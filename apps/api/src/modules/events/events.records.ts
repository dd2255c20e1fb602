import { tableRecords } from '../../platform/work/records.ts'
import { evento } from './events.tables.ts'

export const eventRecord = tableRecords(evento)
