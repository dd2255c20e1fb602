import type { CycleRow } from './cycles.queries.ts'
import { findNextDay } from './cycles.rules.ts'
import type { CycleFacts, RecurrenceFacts } from './recurrence.signals.ts'
import type { RecurrenceRow } from './recurrences.queries.ts'

export function toRecurrenceFacts(gift: RecurrenceRow): RecurrenceFacts {
  const { id, memberId, reasonId, situacao, valor, moeda, meio } = gift
  return { id, memberId, reasonId, situacao, valor, moeda, meio, proxima: findNextDay(gift) }
}

export const toCycleFacts = ({ ciclo, dia, valor, pedidoCodigo: pedido }: CycleRow): CycleFacts => ({
  ciclo,
  dia,
  valor,
  pedido,
})
