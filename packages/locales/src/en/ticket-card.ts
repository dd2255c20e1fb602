import type { ticketCard as pt } from '../pt/ticket-card.ts'
import type { Translation } from '../translation.ts'

export const ticketCard: Translation<typeof pt> = {
  qr: 'QR code of {name}’s ticket',
  noName: 'No name',
  code: 'Code',
  with: 'With {names}',
  states: { RESERVADO: 'Waiting for the payment', VALIDO: 'Valid', CANCELADO: 'Canceled' },
  entered: 'Checked in',
  files: {
    pdf: '{count, plural, one {Save the ticket as a PDF} other {Save the tickets as a PDF}}',
    one: 'Save as PDF',
    oneFor: ': {name}’s ticket',
    calendar: 'Add to calendar',
    failed: 'The download failed. Please try again.',
  },
  wallets: {
    APPLE: 'Add to Apple Wallet',
    GOOGLE: 'Add to Google Wallet',
    for: ': {name}’s ticket',
    other: 'Another wallet',
    offline: 'Connect to the internet to save it in your wallet.',
    failed: 'The wallet could not be opened. Please try again.',
  },
}
