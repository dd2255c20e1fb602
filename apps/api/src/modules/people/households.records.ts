import { tableRecords, withoutTrash } from '../../platform/work/records.ts'
import { domicilio } from './households.tables.ts'

/** A household. Its history says what changed and no word of it: names and addresses are of people, and go with them. */
export const householdRecord = withoutTrash(
  tableRecords(domicilio, { without: ['removidoEm'], veiled: ['nome', 'endereco'] }),
)
