import { isDeepStrictEqual } from 'node:util'
import type { HouseholdRole } from '@narthex/contract/people/person-words'
import type { RowPart, WrittenPart } from '../../../platform/resources/importing/row-parts.ts'
import { findHouseholdPlace } from '../household-places.service.ts'
import {
  deleteEmpty,
  deleteSeats,
  holdHouseholds,
  listHouseholdSeats,
  type NewHousehold,
  patchHouseholds,
  type StoredSeat,
  setRole,
} from './household-part.queries.ts'

type Fields = Partial<Pick<NewHousehold, 'nome' | 'endereco'>>

/** Facts by which the household of a row is taken back. */
export interface HouseholdBefore {
  readonly id: number
  /** The import has made the household. */
  readonly isNew?: boolean
  /** The role that it gave, and the one before; none where it put the person there. */
  readonly role?: HouseholdRole
  readonly roleBefore?: HouseholdRole
  readonly fields?: Fields
  readonly fieldsBefore?: Fields
}

/** Takes people out of households that the import put there, and gives back roles, names and addresses that no one has changed since. */
export async function takeBackHouseholds(
  { work, writeHistory }: Parameters<RowPart['takeBack']>[0],
  items: readonly WrittenPart[],
): Promise<ReadonlySet<number>> {
  const written = items.map(({ registro, before }) => ({ person: registro, before: before as HouseholdBefore }))
  const ids = [...new Set(written.map(({ before }) => before.id))]
  const stored = new Map((await holdHouseholds(work, ids)).map((row) => [row.id, row]))
  const seats = await listHouseholdSeats(work, [...stored.keys()])
  const left: StoredSeat[] = []
  const roles: StoredSeat[] = []
  const fields = new Map<number, Fields>()
  const loosened = new Set<number>()
  for (const { person, before } of written) {
    const { id, role, roleBefore } = before
    const seat = seats.find(({ householdId, memberId }) => householdId === id && memberId === person)
    const isUnchanged = seat !== undefined && role !== undefined && seat.papel === role
    if (isUnchanged && !roleBefore) left.push(seat)
    if (isUnchanged && roleBefore) roles.push({ ...seat, papel: roleBefore })
    const household = stored.get(id)
    const kept = Object.entries(before.fields ?? {}).filter(([name, value]) =>
      isDeepStrictEqual(household?.[name as keyof Fields], value),
    )
    const former = Object.fromEntries(kept.map(([name]) => [name, before.fieldsBefore?.[name as keyof Fields] ?? null]))
    if (isUnchanged || kept.length > 0) {
      fields.set(id, { ...former, ...fields.get(id) })
      loosened.add(person)
    }
  }
  await writeHistory([...fields.keys()].map(findHouseholdPlace), async () => {
    await deleteSeats(work, left)
    for (const seat of roles) await setRole(work, seat)
    await patchHouseholds(work, fields)
    await deleteEmpty(
      work,
      written.flatMap(({ before }) => (before.isNew ? before.id : [])),
    )
  })
  return loosened
}
