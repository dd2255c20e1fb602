import type { ticketCard as pt } from '../pt/ticket-card.ts'
import type { Translation } from '../translation.ts'

export const ticketCard: Translation<typeof pt> = {
  qr: 'Código QR de la entrada de {name}',
  noName: 'Sin nombre',
  code: 'Código',
  with: 'Con {names}',
  states: { RESERVADO: 'A la espera del pago', VALIDO: 'Válida', CANCELADO: 'Cancelada' },
  entered: 'Entrada registrada',
  files: {
    pdf: '{count, plural, one {Guardar la entrada en PDF} other {Guardar las entradas en PDF}}',
    one: 'Guardar en PDF',
    oneFor: ' la entrada de {name}',
    calendar: 'Agregar al calendario',
    failed: 'No se pudo descargar. Inténtalo de nuevo.',
  },
  wallets: {
    APPLE: 'Agregar a Apple Wallet',
    GOOGLE: 'Agregar a Google Wallet',
    for: ' la entrada de {name}',
    other: 'Otra billetera',
    offline: 'Conéctate a internet para guardarla en tu billetera.',
    failed: 'No se pudo abrir la billetera. Inténtalo de nuevo.',
  },
}
