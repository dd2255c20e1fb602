import type { Tx } from '../../../platform/database/database.ts'
import { inOperators, type OperatorNeeds } from './operator-work.service.ts'
import { insertOperatorAct, listOperatorActs, type NewOperatorAct } from './operators.queries.ts'

/** Adds to the log of operators, in a transaction of theirs. */
export const addOperatorAct = (tx: Tx, act: NewOperatorAct): Promise<void> => insertOperatorAct(tx, act)

/** Reads the log of operators, last first. */
export const readOperatorActs = (needs: OperatorNeeds, page: Parameters<typeof listOperatorActs>[1]) =>
  inOperators(needs, ({ tx }) => listOperatorActs(tx, page))
