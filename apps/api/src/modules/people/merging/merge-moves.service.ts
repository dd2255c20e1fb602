import type { StaffRole } from '@narthex/contract/permissions'
import { inSavepoint } from '../../../platform/database/savepoint.ts'
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { countReferences, listLines } from './merging.queries.ts'
import { type MergeRule, mergeRules } from './merging.rules.ts'
import {
  changeBack,
  changeRows,
  findsMeeting,
  type Moving,
  moveBack,
  moveChosenRoles,
  moveRows,
  putBack,
  takeOutRows,
} from './merging-moves.queries.ts'
import { listReferences, type PersonReference } from './references.queries.ts'

/** A merge that moves what names a person. */
interface Merging {
  readonly mergeId: number
  readonly from: MemberId
  readonly to: MemberId
  /** Roles that the caller may give on: others stay with the closed row. */
  readonly roles: readonly StaffRole[]
  readonly takesPicture: boolean
}

export const toPlace = ({ table, column }: Pick<PersonReference, 'table' | 'column'>) => `${table}.${column}`

/** The rule of a column that names a person. */
function requireRule(reference: PersonReference): MergeRule {
  const rule = mergeRules[toPlace(reference)]
  if (!rule) throw new Error(`No rule says what a merge of people does with ${toPlace(reference)}`)
  return rule
}

/** Gives all that names a person to another one, as the rules say. Throws TWO_SUBSCRIPTIONS. */
export async function moveReferences(work: ChurchWork, merging: Merging): Promise<void> {
  const { from } = merging
  const references = await listReferences(work)
  const counts = await countReferences(work, references, from)
  for (const reference of references) {
    const rule = requireRule(reference)
    if (counts.has(toPlace(reference))) await follow(work, { ...merging, reference }, rule)
  }
}

async function follow(work: ChurchWork, moving: Merging & Moving, rule: MergeRule): Promise<void> {
  if (rule.does === 'STAY') return
  if (rule.does === 'ROLES') return moveChosenRoles(work, moving, moving.roles)
  if (rule.does === 'PICTURE') {
    if (moving.takesPicture) await moveRows(work, moving)
    return
  }
  const { taken } = rule
  if (taken === 'REFUSE') {
    if (await findsMeeting(work, moving)) throw new DomainError('TWO_SUBSCRIPTIONS')
  } else if (taken === 'REMOVE') await takeOutRows(work, moving)
  else if (taken !== 'STAY') await changeRows(work, moving, taken)
  await moveRows(work, moving)
}

/** Gives back what a merge has moved, changed and taken out; gives how many rows went back, and how many stay where they are. */
export async function moveReferencesBack(
  work: ChurchWork,
  merging: Pick<Merging, 'mergeId' | 'from' | 'to'>,
): Promise<{ voltaram: number; ficaram: number }> {
  const references = new Map((await listReferences(work)).map((reference) => [toPlace(reference), reference]))
  const lines = await listLines(work, merging.mergeId)
  const columns = Map.groupBy(lines, ({ tabela, coluna }) => `${tabela}.${coluna}`)
  let voltaram = 0
  for (const [place, noted] of columns) {
    const reference = references.get(place)
    if (!reference) continue
    const moving = { ...merging, reference }
    const moved = noted.filter(({ acao }) => acao === 'MOVIDA')
    if (moved.length > 0)
      voltaram += await moveBackAsFarAs(
        work,
        moving,
        moved.map(({ id }) => id),
      )
    const changed = noted.filter(({ acao }) => acao === 'MUDADA').map(({ nomes }) => (nomes ?? []).toSorted().join(' '))
    for (const names of new Set(changed)) await changeBack(work, moving, names.split(' '))
    if (noted.some(({ acao }) => acao === 'RETIRADA')) await putBack(work, moving)
  }
  const all = lines.filter(({ acao }) => acao === 'MOVIDA').length
  return { voltaram, ficaram: all - voltaram }
}

/** Moves rows back at once; where one of them has no room any more, each by itself. */
async function moveBackAsFarAs(work: ChurchWork, moving: Moving, lineIds: readonly number[]): Promise<number> {
  const attempt = (lineId?: number) =>
    inSavepoint(work.tx, () => moveBack(work, moving, lineId)).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error
      return undefined
    })
  const all = await attempt()
  if (all !== undefined) return all
  let moved = 0
  for (const lineId of lineIds) moved += (await attempt(lineId)) ?? 0
  return moved
}

/** How much each of two people has, by the column that names them. */
export async function countBoth(work: ChurchWork, one: MemberId, other: MemberId) {
  const references = (await listReferences(work)).filter((reference) => 'part' in requireRule(reference))
  return {
    references,
    ofOne: await countReferences(work, references, one),
    ofOther: await countReferences(work, references, other),
  }
}

/** Whether both of two people have something of which a person can have one only. */
export async function findsRefusal(work: ChurchWork, from: MemberId, to: MemberId): Promise<boolean> {
  for (const reference of await listReferences(work)) {
    const rule = requireRule(reference)
    if (rule.does === 'MOVE' && rule.taken === 'REFUSE')
      if (await findsMeeting(work, { mergeId: 0, from, to, reference })) return true
  }
  return false
}
