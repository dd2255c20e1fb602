import type { quickGift as source } from '../pt/quick-gift.ts'
import type { Translation } from '../translation.ts'

export const quickGift: Translation<typeof source> = {
  lead: 'El pago se abre en otra pestaña: el culto sigue aquí.',
  reason: 'Destino',
  amount: 'Importe',
  go: 'Ofrendar {amount}',
  choose: 'Elegir el importe',
  closed: 'La iglesia todavía no recibe ofrendas por aquí.',
}
