import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { FindAll, RecordPlace } from '../../platform/work/records.ts'
import { listSeats } from './households.queries.ts'
import { householdRecord } from './households.records.ts'

type Stored = ReturnType<typeof householdRecord> extends RecordPlace<infer Row> ? Row : never

async function addPeople(work: ChurchWork, rows: ReadonlyMap<string, Stored>): Promise<ReadonlyMap<string, Stored>> {
  const seats = await listSeats(work, [...rows.keys()].map(Number))
  const byHousehold = Map.groupBy(seats, ({ householdId }) => String(householdId))
  const toWord = ({ memberId, papel }: (typeof seats)[number]) => `${memberId} ${papel}`
  return new Map([...rows].map(([id, row]) => [id, { ...row, membros: (byHousehold.get(id) ?? []).map(toWord) }]))
}

const findRows = householdRecord(0).findAll
const findAll: FindAll<Stored> | undefined =
  findRows && (async (work, ids, options) => addPeople(work, await findRows(work, ids, options)))

/** A household with its people, of whom history tells only that they changed. */
export function findHouseholdPlace(id: number): RecordPlace<Stored> {
  const place = householdRecord(id)
  return {
    ...place,
    async find(work, options) {
      const row = await place.find(work, options)
      return row && (await addPeople(work, new Map([[place.id, row]]))).get(place.id)
    },
    findAll,
    veiled: new Set([...place.veiled, 'membros']),
  }
}
