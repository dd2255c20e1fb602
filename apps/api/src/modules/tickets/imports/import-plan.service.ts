import { createHash } from 'node:crypto'
import { dateIn } from '@narthex/contract/church-time'
import type { Locale } from '@narthex/contract/locale'
import type { TableRow } from '../../../platform/documents/table-cell.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { keyInUse } from '../../payments/orders/payments.errors.ts'
import { listFreeSeats, type Sale } from '../sale/sale.queries.ts'
import { reportKnownPeople, reportSoldOut } from './import-checks.rules.ts'
import { listColumns, listTicketTypes, readHead } from './import-columns.rules.ts'
import { groupRows, type ImportGroup } from './import-groups.rules.ts'
import type { FoundProblem } from './import-problems.rules.ts'
import { readRow } from './import-rows.rules.ts'
import { countImported, findHashesByKey, listHolders } from './imports.queries.ts'

export interface ImportPlace {
  readonly eventId: number
  readonly locale: Locale
  readonly timeZone: string
  readonly country: string | undefined
}

export interface PlannedGroup {
  readonly group: ImportGroup
  /** Key of its registration: equal for the same place in the same call. */
  readonly chave: string
  readonly state: 'NOVA' | 'EXISTENTE'
}

/** The registrations that a table would enter, with every problem in it. */
export interface ImportPlan {
  readonly groups: readonly PlannedGroup[]
  readonly problems: readonly FoundProblem[]
  /** True if this call was made before, and entered what is new in it. */
  readonly isRepeated: boolean
}

interface Wanted {
  readonly chave: string
  readonly allowsDuplicates: boolean
}

/** Reads a table against what an event sells and who comes. */
export async function planImport(
  work: ChurchWork,
  {
    sale,
    place,
    rows: [first, ...rows],
  }: { readonly sale: Sale; readonly place: ImportPlace; readonly rows: readonly TableRow[] },
  { chave, allowsDuplicates }: Wanted,
): Promise<ImportPlan> {
  const { eventId, locale, timeZone, country } = place
  const columns = listColumns(sale, locale)
  const needsType = listTicketTypes(sale).length !== 1
  const head = readHead(first ?? { number: 1, cells: [] }, columns, needsType ? ['name', 'type'] : ['name'])
  if (head.problems.some(({ isWarning }) => !isWarning))
    return { groups: [], problems: head.problems, isRepeated: false }
  const today = dateIn(timeZone, work.now)
  const eventDay = dateIn(timeZone, sale.event.dataInicio)
  const context = { sale, columns, head, locale, country, today, eventDay }
  const all = groupRows(
    rows.map((row) => readRow(row, context)),
    eventId,
  )
  const { groups, isRepeated } = await findExisting(work, eventId, all, chave)
  const added = isRepeated ? [] : groups.filter(({ state }) => state === 'NOVA').map(({ group }) => group)
  const people = added.flatMap(({ participantes }) => participantes)
  reportKnownPeople(added, await listHolders(work, eventId, people), allowsDuplicates)
  reportSoldOut(added, sale.types, await listFreeSeats(work, eventId))
  const found = groups.flatMap(({ group }) => group.rows.flatMap(({ problems }) => problems))
  const problems = [...head.problems, ...found.toSorted((one, other) => one.line - other.line)]
  return { groups, problems, isRepeated }
}

/** A repeated call finds the registrations of its key; of another table with the same key it is refused. */
async function findExisting(work: ChurchWork, eventId: number, groups: readonly ImportGroup[], chave: string) {
  const keyed = groups.map((group, index) => ({ group, chave: deriveKey(chave, eventId, index) }))
  const entered = await findHashesByKey(
    work,
    keyed.map((each) => each.chave),
  )
  if (keyed.some(({ group, chave: own }) => (entered.get(own) ?? group.hash) !== group.hash)) throw keyInUse()
  const isRepeated = entered.size > 0
  const left = isRepeated ? new Map<string, number>() : await countImported(work, eventId)
  const planned = keyed.map((each): PlannedGroup => {
    const { hash } = each.group
    const count = left.get(hash) ?? 0
    left.set(hash, count - 1)
    const isThere = isRepeated ? !entered.has(each.chave) : count > 0
    return { ...each, state: isThere ? 'EXISTENTE' : 'NOVA' }
  })
  return { groups: planned, isRepeated }
}

/** A UUID of a place in a call. */
function deriveKey(chave: string, eventId: number, index: number): string {
  const hex = createHash('sha256').update(`${chave}/${eventId}/${index}`).digest('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
}
