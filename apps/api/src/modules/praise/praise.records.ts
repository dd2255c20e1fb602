import { tableRecords, withoutTrash } from '../../platform/work/records.ts'
import { louvor } from './praise.tables.ts'

const songRows = tableRecords(louvor, { without: ['ordem', 'inicial', 'letter', 'sections', 'removidoEm'] })

/** A song; none while it lies in the trash. */
export const songRecord = withoutTrash(songRows)
