import type { OutlineLine } from '@narthex/contract/live/broadcast.schemas'
import { toOutlineParts } from '@narthex/contract/live/outline-text'

/** @param isOver after the service every word is shown */
export function toOutlineLine(
  { id, texto, liberadaEm }: { readonly id: number; readonly texto: string; readonly liberadaEm: Date | null },
  isOver: boolean,
): OutlineLine {
  return {
    id,
    partes: toOutlineParts(texto, isOver || liberadaEm !== null),
    liberadaEm: liberadaEm?.toISOString() ?? null,
  }
}
