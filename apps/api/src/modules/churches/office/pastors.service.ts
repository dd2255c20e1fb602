import { type OfficePastor, pastors } from '@narthex/contract/churches/pastor.resource'
import { orderByColumn } from '../../../platform/resources/record-ordering.ts'
import { tableStatements, trashStatements } from '../../../platform/resources/record-table.ts'
import { resourceActs } from '../../../platform/resources/resource-acts.ts'
import type { ResourceService } from '../../../platform/resources/resource-service.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { listHistory } from '../../audit/history.service.ts'
import { pastorRecord } from '../churches.records.ts'
import { pastorColumns } from './pastors.columns.ts'

type StoredPastor = typeof pastorColumns.table.$inferSelect

const toPastor = ({ igrejaId: _, removidoEm: __, ...row }: StoredPastor): OfficePastor => row
const statements = tableStatements(pastorColumns.table, async (_: ChurchWork, stored: readonly StoredPastor[]) =>
  stored.map(toPastor),
)
const order = orderByColumn(pastorColumns.table)
const trash = trashStatements(pastorColumns.table)

/** The pastors whom the site presents. */
export const pastorService: ResourceService<typeof pastors, StoredPastor> = {
  record: pastorRecord,
  subject: 'pastor',
  read: statements.find,
  readAll: statements.findAll,
  list: { columns: pastorColumns, rows: statements.rows, count: statements.count },
  add: async (work, form) => statements.insert(work, { ...form, ordem: await order.findEnd(work) }),
  set: statements.update,
  remove: trash.hide,
  restore: trash.unhide,
  purge: trash.purge,
  order,
  history: listHistory,
}

export const { add: addPastor } = resourceActs(pastors, pastorService)
