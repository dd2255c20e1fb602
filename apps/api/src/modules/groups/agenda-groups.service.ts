import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { type AgendaRow, findForAgenda, listOnAgenda } from './groups.queries.ts'
import { ruleOf } from './meetings.rules.ts'

/** A group as a calendar needs it: with the rule by which it meets. */
export interface AgendaGroup extends AgendaRow {
  /** RFC 5545, from `dataInicio` on. */
  readonly regra: string
}

/** More than any church puts on its calendar. */
const most = 1000

/** The open groups that chose to stand on the church's calendar; the asker knows whether the church has groups. */
export async function groupsOnAgenda({ database }: Platform, scope: ChurchScope): Promise<AgendaGroup[]> {
  return (await database.inScope(scope, (tx) => listOnAgenda(scope, tx, most))).map(withRule)
}

/** An open group, to be put into somebody's own calendar: its page tells everybody when it meets. */
export async function findAgendaGroup(
  { database }: Platform,
  scope: ChurchScope,
  id: number,
): Promise<AgendaGroup | undefined> {
  const found = await database.inScope(scope, (tx) => findForAgenda(scope, tx, id))
  return found && withRule(found)
}

const withRule = (row: AgendaRow): AgendaGroup => ({ ...row, regra: ruleOf(row) })
