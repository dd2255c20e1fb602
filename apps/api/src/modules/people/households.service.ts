import { findAgeBand } from '@narthex/contract/people/age-bands'
import { type HouseholdForm, households, type OfficeHousehold } from '@narthex/contract/people/household.resource'
import { invalid } from '../../platform/errors/domain-error.ts'
import { tableStatements, trashStatements } from '../../platform/resources/record-table.ts'
import { resourceActs } from '../../platform/resources/resource-acts.ts'
import type { ResourceService } from '../../platform/resources/resource-service.ts'
import { findToday } from '../../platform/work/church-facts.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { listHistory } from '../audit/history.service.ts'
import { findHouseholdPlace } from './household-places.service.ts'
import { householdColumns } from './households.columns.ts'
import { findKnownPeople, listSeats, putSeats } from './households.queries.ts'

type StoredHousehold = typeof householdColumns.table.$inferSelect

const statements = tableStatements(householdColumns.table, readHouseholds)
const trash = trashStatements(householdColumns.table)

/** The households of a church. People stay when theirs goes. */
export const householdService: ResourceService<typeof households, StoredHousehold> = {
  record: findHouseholdPlace,
  subject: 'domicilio',
  read: statements.find,
  readAll: statements.findAll,
  list: { columns: householdColumns, rows: statements.rows, count: statements.count },
  async add(work, { membros, ...form }) {
    await requirePeople(work, membros)
    const id = await statements.insert(work, form)
    await putSeats(work, id, membros)
    return id
  },
  async set(work, held, { membros, ...form }) {
    await requirePeople(work, membros)
    await statements.update(work, held, form)
    await putSeats(work, held.id, membros)
  },
  remove: trash.hide,
  restore: trash.unhide,
  purge: trash.purge,
  history: listHistory,
}

export const householdActs = resourceActs(households, householdService)

/** Throws VALIDATION for someone who is no person of the church. */
async function requirePeople(work: ChurchWork, seats: HouseholdForm['membros']): Promise<void> {
  const known = await findKnownPeople(
    work,
    seats.map(({ idUsuario }) => idUsuario),
  )
  const faults = seats.flatMap(({ idUsuario }, at) =>
    known.has(idUsuario) ? [] : [{ path: `membros.${at}.idUsuario`, message: 'Not a person of this church' }],
  )
  if (faults.length > 0) throw invalid(faults)
}

async function readHouseholds(work: ChurchWork, stored: readonly StoredHousehold[]): Promise<OfficeHousehold[]> {
  if (stored.length === 0) return []
  const today = await findToday(work)
  const ids = stored.map(({ id }) => id)
  const seats = Map.groupBy(await listSeats(work, ids), ({ householdId }) => householdId)
  return stored.map(({ igrejaId: _, removidoEm: __, ...row }) => {
    const own = seats.get(row.id) ?? []
    return {
      ...row,
      membros: own.map(({ memberId: idUsuario, papel }) => ({ idUsuario, papel })),
      pessoas: own.map(({ memberId: idUsuario, nome, dataNascimento }) => ({
        idUsuario,
        nome,
        faixa: findAgeBand(dataNascimento, today),
      })),
    }
  })
}
