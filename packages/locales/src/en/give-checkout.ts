import type { giveCheckout as pt } from '../pt/give-checkout.ts'
import type { Translation } from '../translation.ts'

export const giveCheckout: Translation<typeof pt> = {
  back: 'Change amount or fund',
  loading: 'Loading…',
  rehearsal: 'This church is in test mode: no real money is charged.',
  none: {
    title: 'First choose how much to give',
    lead: 'Here you confirm and pay. You haven’t started a gift yet.',
    choose: 'Choose the amount',
  },
  summary: {
    title: 'Summary',
    edit: 'Edit',
    fees: 'Fees that you cover',
    total: 'Total',
    anonymous: 'Without showing your name',
  },
  giver: {
    title: 'Your details',
    emailHint: 'We’ll send the receipt here.',
    receiptTo: 'We’ll send the receipt to {email}',
  },
  upTo: '{method} takes up to {amount} per gift.',
  fees: {
    label: 'Cover the fees ({amount})',
    off: 'The church will then receive the full {amount}.',
    on: 'The church receives the full {amount}. Thank you!',
  },
  card: 'Card',
  bank: 'Bank account',
  toCard: 'Continue to the card',
  toBank: 'Continue to the bank account',
  pay: 'Give {amount}',
  trust: 'The receipt comes by email.',
  offline: 'You are offline. Your gift is saved here; continue when you’re back online.',
  refusals: {
    declined:
      'The payment was not approved and nothing was charged. Check the details, use another card or pay another way.',
    GIVING_UNAVAILABLE: 'The church isn’t accepting gifts online right now. Nothing was charged.',
    REASON_UNAVAILABLE: 'One of the funds no longer accepts gifts. Nothing was charged; choose another one.',
    GIFT_TOO_SMALL: 'The minimum has changed. Nothing was charged; adjust the amount.',
    change: 'Change the gift',
  },
}
