import type { GroupId } from '../../platform/ids.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { type AgendaRow, findForAgenda, listOnAgenda } from './groups.queries.ts'
import { toRule } from './meetings.rules.ts'

/** A group with its recurrence rule, for calendars. */
export interface AgendaGroup extends AgendaRow {
  /** Recurrence rule (RFC 5545), starting at `dataInicio`. */
  readonly regra: string
}

/** Upper bound, well above what any church puts on its calendar. */
const maxAgendaGroups = 1000

/** Open groups that appear on the church's calendar. The caller checks that the church has the module. */
export async function listAgendaGroups({ inChurch }: ChurchCall): Promise<AgendaGroup[]> {
  return (await inChurch((work) => listOnAgenda(work, maxAgendaGroups))).map(withRule)
}

/** An open group for a personal calendar. Its meeting times are public. */
export async function findAgendaGroup({ inChurch }: ChurchCall, id: GroupId): Promise<AgendaGroup | undefined> {
  const found = await inChurch((work) => findForAgenda(work, id))
  return found && withRule(found)
}

const withRule = (row: AgendaRow): AgendaGroup => ({ ...row, regra: toRule(row) })
