import type { ticketCard as pt } from '../pt/ticket-card.ts'
import type { Translation } from '../translation.ts'

export const ticketCard: Translation<typeof pt> = {
  qr: 'Código QR de la entrada de {name}',
  noName: 'Sin nombre',
  code: 'Código',
  with: 'Con {names}',
  states: { RESERVADO: 'A la espera del pago', VALIDO: 'Válida', CANCELADO: 'Cancelada' },
  entered: 'Entrada registrada',
}
