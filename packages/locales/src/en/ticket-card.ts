import type { ticketCard as pt } from '../pt/ticket-card.ts'
import type { Translation } from '../translation.ts'

export const ticketCard: Translation<typeof pt> = {
  qr: 'QR code of the ticket of {name}',
  noName: 'No name',
  code: 'Code',
  with: 'With {names}',
  states: { RESERVADO: 'Waiting for the payment', VALIDO: 'Valid', CANCELADO: 'Canceled' },
  entered: 'Checked in',
}
