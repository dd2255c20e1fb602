import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChargeKind } from '../../payments/commitments/charge-kind.service.ts'
import { type CycleRow, updateCycle } from './cycles.queries.ts'
import { recurrenceChargeQueue } from './recurrences.jobs.ts'
import { findRecurrence, holdRecurrence, type RecurrenceRow } from './recurrences.queries.ts'
import type { StoredCycleState } from './recurrences.tables.ts'
import { waitsForLive } from './standstill.service.ts'

/** Cycles of recurring gifts as charges that come again and again. */
export const giftCharges: ChargeKind<StoredCycleState, CycleRow, RecurrenceRow> = {
  module: 'MOD_DOACAO',
  givenUp: 'DESISTIDO',
  nameCharge: ({ recurrenceId: id, ciclo: cycle }) => ({ kind: 'recurrence', id, cycle }),
  enqueue: (work, recorrencia, options) => enqueue(work, recurrenceChargeQueue, { recorrencia }, options),
  find: findRecurrence,
  hold: holdRecurrence,
  waitsForLive,
  update: updateCycle,
}
