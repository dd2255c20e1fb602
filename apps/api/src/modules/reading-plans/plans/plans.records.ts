import { tableRecords } from '../../../platform/work/records.ts'
import { planoLeitura } from './reading-plans.tables.ts'

const planRow = tableRecords(planoLeitura, { without: ['criadoEm', 'removidoEm'] })

/** A plan of the church; one that is kept as removed is not there. */
export function planRecord(id: string): ReturnType<typeof planRow> {
  const row = planRow(id)
  return {
    ...row,
    findAll: undefined,
    async find(work, options) {
      const found = await row.find(work, options)
      return found?.removidoEm ? undefined : found
    },
  }
}
