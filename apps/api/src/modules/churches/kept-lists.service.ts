import { DomainError, invalid } from '../../platform/errors/domain-error.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { countMembersOfCongregations } from '../members/members.service.ts'
import { holdList, type KeptList, removeRows, writeRows } from './kept-lists.queries.ts'
import { type GivenRow, isChanged, type KeptRow, withTheirIds } from './kept-lists.rules.ts'

/** The fields that tell which stored row a given row without an id is. */
const keys: Readonly<Record<KeptList, readonly string[]>> = {
  banner: ['titulo'],
  congregacao: ['nome'],
  culto: ['diaSemana', 'horario', 'nome'],
  igrejaAppMenu: ['codigo', 'url'],
  pastor: ['nome'],
}

/** Judges the stored rows that the new list leaves out, before they are removed. An error keeps the list as it was. */
type BeforeRemoval = (work: ChurchWork, gone: readonly KeptRow[]) => Promise<void>

/**
 * Puts the given rows in the place of a list; those that stay keep their ids (`withTheirIds`), and unchanged ones are not
 * written. Throws VALIDATION for an id that is none of the list's.
 */
export async function replaceKeptList(
  work: ChurchWork,
  list: KeptList,
  given: readonly GivenRow[],
  beforeRemoval?: BeforeRemoval,
): Promise<void> {
  const kept = await holdList(work, list)
  const { rows, strangers, gone } = withTheirIds(given, kept, keys[list])
  if (strangers.length > 0)
    throw invalid(strangers.map((place) => ({ path: `${place}.id`, message: 'Not in the list' })))
  if (gone.length > 0) await beforeRemoval?.(work, gone)
  await removeRows(work, list, idsOf(gone))
  await writeRows(
    work,
    list,
    inOrder(list, rows).filter((row) => isChanged(row, kept)),
  )
}

const idsOf = (rows: readonly KeptRow[]) => rows.map(({ id }) => id)

/** Services are ordered by their days and times. */
const inOrder = (list: KeptList, rows: readonly GivenRow[]): readonly GivenRow[] =>
  list === 'culto' ? rows : rows.map((row, ordem) => ({ ...row, ordem }))

/** Throws CONFLICT for congregations that have members, naming how many each has. */
export async function refuseWithMembers(work: ChurchWork, gone: readonly KeptRow[]): Promise<void> {
  const counts = await countMembersOfCongregations(work, idsOf(gone))
  const details = gone.flatMap(({ id, nome }) => {
    const members = counts.get(id) ?? 0
    return members === 0 ? [] : [{ path: `congregacao.${id}`, message: `Members of ${nome}: ${members}` }]
  })
  if (details.length > 0) {
    const message = 'Members belong to a congregation that is left out of the list.'
    throw new DomainError('CONFLICT', { message, details })
  }
}
