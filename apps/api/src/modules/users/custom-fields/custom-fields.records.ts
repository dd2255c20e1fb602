import { tableRecords, withoutTrash } from '../../../platform/work/records.ts'
import { campoPersonalizado } from './custom-fields.tables.ts'

const rows = tableRecords(campoPersonalizado, { without: ['removidoEm'] })

/** A custom field. Its answers have a history of their own, with the person. */
export const customFieldRecord = withoutTrash(rows)
/** A custom field, also while it lies in the trash. */
export const customFieldRow = (id: number) => rows(id)
