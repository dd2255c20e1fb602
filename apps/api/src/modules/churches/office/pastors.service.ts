import { type OfficePastor, pastors } from '@narthex/contract/churches/pastor.resource'
import { sql } from 'drizzle-orm'
import { orderByColumn } from '../../../platform/resources/record-ordering.ts'
import { isOutOfTrash, tableStatements, trashStatements } from '../../../platform/resources/record-table.ts'
import { resourceActs } from '../../../platform/resources/resource-acts.ts'
import type { ExternalColumn, ResourceColumns } from '../../../platform/resources/resource-columns.ts'
import type { ResourceService } from '../../../platform/resources/resource-service.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { listHistory } from '../../audit/history.service.ts'
import { pastorRecord } from '../churches.records.ts'
import { pastor } from '../churches.tables.ts'

type StoredPastor = typeof pastor.$inferSelect

const pastorColumns: ResourceColumns<typeof pastors> & ExternalColumn<typeof pastors> = {
  table: pastor,
  id: pastor.id,
  externalId: pastor.idExterno,
  within: isOutOfTrash(pastor),
  search: { nome: pastor.nome, funcao: pastor.funcao },
  filters: { idExterno: pastor.idExterno },
  sorts: {
    ordem: { column: pastor.ordem, kind: 'number' },
    nome: { column: sql`sem_acento(${pastor.nome})`, kind: 'text' },
  },
}

const toPastor = ({ igrejaId: _, removidoEm: __, ...row }: StoredPastor): OfficePastor => row
const statements = tableStatements(pastor, async (_: ChurchWork, stored: readonly StoredPastor[]) =>
  stored.map(toPastor),
)
const order = orderByColumn(pastor)
const trash = trashStatements(pastor)

/** The pastors whom the site presents. */
export const pastorService: ResourceService<typeof pastors, StoredPastor> = {
  record: pastorRecord,
  subject: 'pastor',
  read: statements.find,
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
