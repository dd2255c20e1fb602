import { type OfficeService, services } from '@narthex/contract/churches/service.resource'
import { tableStatements, trashStatements } from '../../../platform/resources/record-table.ts'
import { resourceActs } from '../../../platform/resources/resource-acts.ts'
import type { ResourceService } from '../../../platform/resources/resource-service.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { listHistory } from '../../audit/history.service.ts'
import { serviceRecord } from '../churches.records.ts'
import { planServicesChanged } from '../services-changed.service.ts'
import { serviceColumns } from './services.columns.ts'

type StoredService = typeof serviceColumns.table.$inferSelect

const toService = ({ igrejaId: _, dataAlteracao: __, removidoEm: ___, ...row }: StoredService): OfficeService => row
const statements = tableStatements(serviceColumns.table, async (_: ChurchWork, stored: readonly StoredService[]) =>
  stored.map(toService),
)

const trash = trashStatements(serviceColumns.table)

interface Streamed {
  readonly flagTransmissao: boolean
}

/** Broadcasts follow the services that are streamed, and those that were. */
async function followIfStreamed(work: ChurchWork, ...changed: readonly Streamed[]): Promise<void> {
  if (changed.some(({ flagTransmissao }) => flagTransmissao)) await planServicesChanged(work)
}

/** Weekly services. Calendars that follow a service identify it by its id and its changes by its version. */
export const weeklyService: ResourceService<typeof services, StoredService> = {
  record: serviceRecord,
  subject: 'culto',
  read: statements.find,
  readAll: statements.findAll,
  list: { columns: serviceColumns, rows: statements.rows, count: statements.count },
  async add(work, form) {
    const id = await statements.insert(work, { ...form, dataAlteracao: work.now })
    await followIfStreamed(work, form)
    return id
  },
  async set(work, held, form) {
    await statements.update(work, held, { ...form, dataAlteracao: work.now })
    await followIfStreamed(work, held, form)
  },
  async remove(work, held) {
    await trash.hide(work, held)
    await followIfStreamed(work, held)
  },
  async restore(work, id) {
    await trash.unhide(work, id)
    await planServicesChanged(work)
  },
  purge: trash.purge,
  history: listHistory,
}

export const { add: addService } = resourceActs(services, weeklyService)
