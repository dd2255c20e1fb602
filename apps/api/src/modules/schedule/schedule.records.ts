import { tableRecords, withoutTrash } from '../../platform/work/records.ts'
import { agenda } from './schedule.tables.ts'

const seriesRows = tableRecords(agenda, { without: ['ultimaData', 'removidoEm'] })

/** An entry of the calendar; none while it lies in the trash. */
export const seriesRecord = withoutTrash(seriesRows)
