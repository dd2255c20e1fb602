import type { ticketCheckout as pt } from '../pt/ticket-checkout.ts'
import type { Translation } from '../translation.ts'

export const ticketCheckout: Translation<typeof pt> = {
  back: 'Back to who is coming',
  card: 'Card',
  bank: 'Bank account',
  toCard: 'Continue to the card',
  toBank: 'Continue to the account',
  pay: 'Pay {amount}',
  confirm: 'Confirm registration',
  trust: 'Secure payment. Your tickets arrive by email.',
  installments: 'Installments',
  installment: '{count} × {amount}',
  installmentInterest: '{count} × {amount} ({total} in total)',
  declined:
    'The payment was not approved and nothing was charged. Check the details, use another card or pay another way.',
  upTo: '{method} takes up to {amount} per purchase.',
  none: {
    title: 'Nothing to pay for here',
    lead: 'Open the event and choose tickets. If you have signed up already, use the link in the email.',
    events: 'See the events',
  },
  over: {
    title: 'Time for this registration has run out',
    lead: 'The seats were released and nothing was charged. You can choose tickets again.',
    keptLead:
      'The seats were released and nothing was charged. What you filled in is kept: reserve again and continue.',
    again: 'Choose again',
  },
  away: {
    title: 'Pick up where you left off',
    lead: 'The details about who’s coming are on the device you started with. Fill them in again here; your seats are still held.',
    go: 'Fill in who is coming',
  },
  underway: 'A payment for this registration is already underway.',
  showPayment: 'See the payment',
  thanks: {
    confirmed: 'All set: see you there!',
    waiting: 'Only the payment is left',
    review: 'We have your registration',
    over: 'This registration was not completed',
    eyebrow: 'Registration for {event}',
    tickets: '{count, plural, one {Your ticket} other {Your tickets}}',
    mail: '{count, plural, one {We emailed it to you too.} other {We emailed them to you too.}}',
    waitingLead: 'Once the payment arrives, your tickets appear here and go out by email.',
    account: 'My tickets',
    event: 'See the event',
    missing: 'We did not find this registration',
    missingLead: 'Check the address, or open the link in the email that we sent.',
    again: 'Try again',
    canceled: 'This registration was canceled.',
    refunded: 'This registration was refunded.',
    expired: 'Time has run out and the seats were released. Nothing was charged.',
  },
  mine: {
    manage: 'Transfer, change or cancel',
    more: 'Sign up someone else',
    pending: 'Not paid yet',
    pay: 'Continue to payment',
    bought: 'Registration from {date}',
  },
}
