import { dateIn } from '@narthex/contract/church-time'
import { longestLine, text } from '@narthex/contract/fields'
import { type GroupRole, groupRoles } from '@narthex/contract/groups/group-words'
import * as z from 'zod/mini'
import { normalize } from '../../../platform/documents/cell-values.ts'
import { type GroupId, type MemberId, toGroupId, toMemberId } from '../../../platform/ids.ts'
import type { Reason } from '../../../platform/resources/importing/field-cells.ts'
import type { PartOutcome, PartRow, RowPart } from '../../../platform/resources/importing/row-parts.ts'
import { findFaces } from '../../members/faces.service.ts'
import { canHold } from '../groups.policy.ts'
import { seatRecord } from '../groups.records.ts'
import {
  countGroupSeats,
  findGroupsByName,
  type ImportedSeat,
  listSeatsOfPeople,
  putSeats,
  removeImportedSeats,
} from './imported-seats.queries.ts'

/** A seat that a row gave, and the role before it; null where it put the person there. */
interface SeatBefore {
  readonly id: number
  readonly role: GroupRole
  readonly roleBefore: GroupRole | null
}

const form = z.strictObject({ grupos: text(longestLine), papelGrupo: z.enum(groupRoles) })

/** Several groups of one cell, by their names. */
const splitNames = (value: unknown): string[] =>
  typeof value === 'string'
    ? value
        .split(/[;|\n]/)
        .map((name) => name.trim())
        .filter((name) => name !== '')
    : []

/** Groups of people who are read in, named in a column: they have to be there, and so has the login of their members. */
export const groupPart: RowPart = {
  name: 'celula',
  form,
  may: 'groups.manage',
  async settle({ work, writeHistory }, rows) {
    const names = rows.flatMap(({ values }) => splitNames(values.get('grupos')))
    const groups = Map.groupBy(await findGroupsByName(work, names), ({ nome }) => normalize(nome))
    const people = rows.flatMap(({ registro }) => (registro === null ? [] : toMemberId(registro)))
    const { timeZone } = await work.facts()
    const faces = await findFaces(work, dateIn(timeZone, work.now), people)
    const seats = await listSeatsOfPeople(work, people)
    const given: (ImportedSeat & { isNew: boolean })[] = []
    const outcomes = rows.map((row) => settleRow(row, { groups, faces, seats, given }))
    if (writeHistory && given.length > 0) {
      const toPlace = ({ groupId, memberId }: ImportedSeat) => seatRecord(groupId, memberId)
      const changed = given.filter(({ isNew }) => !isNew)
      await writeHistory(changed.map(toPlace), async (made) => {
        const unique = new Map(given.map(({ isNew: _, ...seat }) => [`${seat.groupId} ${seat.memberId}`, seat]))
        await putSeats(work, [...unique.values()])
        for (const seat of given) if (seat.isNew) made(toPlace(seat))
      })
    }
    return outcomes
  },
  async takeBack({ work, writeHistory }, written) {
    const wanted = written.flatMap(({ registro, before }) =>
      (before as SeatBefore[]).map((seat) => ({
        ...seat,
        groupId: toGroupId(seat.id),
        memberId: toMemberId(registro),
      })),
    )
    const counts = await countGroupSeats(
      work,
      wanted.map(({ groupId }) => groupId),
    )
    const seats = await listSeatsOfPeople(
      work,
      wanted.map(({ memberId }) => memberId),
    )
    const kept = wanted.filter(({ groupId, memberId, role, roleBefore }) => {
      const seat = seats.find((own) => own.groupId === groupId && own.memberId === memberId)
      const counted = counts.get(groupId)
      if (!seat || seat.papel !== role || !counted) return false
      const isLeaving = role === 'LIDER'
      // A group keeps a leader while others are in it.
      if (isLeaving && counted.leaders === 1 && (counted.members > 1 || roleBefore !== null)) return false
      if (isLeaving) counted.leaders -= 1
      if (roleBefore === null) counted.members -= 1
      return true
    })
    const places = kept.map(({ groupId, memberId }) => seatRecord(groupId, memberId))
    await writeHistory(places, async () => {
      const toSeat = ({ groupId, memberId, roleBefore }: (typeof kept)[number]) => ({
        groupId,
        memberId,
        papel: roleBefore ?? 'MEMBRO',
      })
      await removeImportedSeats(work, kept.filter(({ roleBefore }) => roleBefore === null).map(toSeat))
      await putSeats(work, kept.filter(({ roleBefore }) => roleBefore !== null).map(toSeat))
    })
    return new Set(kept.map(({ memberId }) => memberId))
  },
}

interface Context {
  readonly groups: ReadonlyMap<string, readonly { readonly id: GroupId; readonly nome: string }[]>
  readonly faces: Awaited<ReturnType<typeof findFaces>>
  readonly seats: readonly ImportedSeat[]
  readonly given: (ImportedSeat & { isNew: boolean })[]
}

function settleRow({ registro, values }: PartRow, { groups, faces, seats, given }: Context): PartOutcome {
  const notes: Reason[] = []
  const before: SeatBefore[] = []
  const memberId = registro === null ? undefined : (toMemberId(registro) as MemberId)
  const face = memberId === undefined ? undefined : faces.get(memberId)
  for (const name of new Set(splitNames(values.get('grupos')))) {
    const leaveOut = (code: Reason['code']) => notes.push({ code, field: 'grupos', value: name.slice(0, 80) })
    const [group, ...others] = groups.get(normalize(name)) ?? []
    if (!group) leaveOut('NO_PARENT')
    else if (others.length > 0) leaveOut('SEVERAL_GROUPS')
    else if (!face || memberId === undefined) leaveOut('NEEDS_LOGIN')
    else {
      const seat = seats.find((own) => own.groupId === group.id && own.memberId === memberId)
      const papel = (values.get('papelGrupo') as GroupRole | undefined) ?? seat?.papel ?? 'MEMBRO'
      // Who leads is never made a member by a table: the group could be left without a leader.
      if (seat && (seat.papel === papel || seat.papel === 'LIDER')) continue
      if (!canHold(papel, face)) leaveOut('NOT_FOR_MINORS')
      else {
        given.push({ groupId: group.id, memberId, papel, isNew: !seat })
        before.push({ id: group.id, role: papel, roleBefore: seat?.papel ?? null })
      }
    }
  }
  return { isChanged: before.length > 0, notes, ...(before.length > 0 && { before }) }
}
