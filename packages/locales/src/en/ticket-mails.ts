import type { ticketMails as ptMails, ticketMailParts as ptParts } from '../pt/ticket-mails.ts'
import type { Translation } from '../translation.ts'

export const ticketMails: Translation<typeof ptMails> = {
  'ticket-confirmed': {
    subject: '{igreja}: your tickets for {evento}',
    preview: '{quando}',
    title: 'You are registered',
    lead: 'You are all set: your registration for {evento} is confirmed ({igreja}). Show the QR code of each ticket at the door.',
    note: 'Keep this message: the button opens your tickets whenever you need them.',
    button: 'See my tickets',
    reason: 'You received this message because someone registered with this address ({igreja}).',
  },
  'ticket-waiting': {
    subject: '{igreja}: your registration for {evento} awaits payment',
    preview: 'Your place is held until the payment is due.',
    title: 'Your registration awaits payment',
    lead: 'We are holding your place at {evento} ({igreja}). Pay {valor} to confirm it.',
    note: 'If you have paid already, all is well: the confirmation arrives shortly. Without a payment the reservation ends by itself.',
    button: 'Pay now',
    reason: 'You received this message because someone registered with this address ({igreja}).',
  },
  'ticket-expired': {
    subject: '{igreja}: your reservation for {evento} has ended',
    preview: 'The payment did not arrive in time.',
    title: 'Your reservation has ended',
    lead: 'The payment for {evento} did not arrive in time, and the places were released ({igreja}).',
    note: 'Still want to come? If places are left, simply register again.',
    button: 'See the event',
    reason: 'You received this message because someone registered with this address ({igreja}).',
  },
  'ticket-canceled': {
    subject: '{igreja}: registration for {evento} canceled',
    preview: 'Your tickets are no longer valid.',
    title: 'Registration canceled',
    lead: 'Your registration for {evento} was canceled ({igreja}). The tickets are no longer valid at the door.',
    note: 'If money is due back to you, another message follows. Wasn’t it you? Talk to the church.',
    button: 'See the event',
    reason: 'You received this message because someone registered with this address ({igreja}).',
  },
  'ticket-refunded': {
    subject: '{igreja}: registration for {evento} refunded',
    preview: 'What you paid is on its way back.',
    title: 'We refunded your registration',
    lead: 'The amount of your registration for {evento} was refunded ({igreja}), and the tickets are no longer valid.',
    note: 'How long it takes depends on how you paid: by card it shows on one of the next statements.',
    button: 'See the event',
    reason: 'You received this message because someone registered with this address ({igreja}).',
  },
  'ticket-reminder': {
    subject: '{igreja}: {evento} is coming up',
    preview: '{quando}',
    title: 'See you soon',
    lead: '{evento} is almost here ({igreja}). Keep your tickets at hand: on a device where you have opened them, they work without internet too.',
    note: 'Come a little early, so that you get in without a rush.',
    button: 'See my tickets',
    reason: 'You received this message because you have tickets for this event ({igreja}).',
  },
  'ticket-offer': {
    subject: '{igreja}: a place at {evento} is free',
    preview: 'We hold it until {prazo}.',
    title: 'A place is free for you',
    lead: 'You were on the waiting list of {evento}, and now there is room ({igreja}). We hold it for you until {prazo}.',
    note: 'If you no longer want it, you need not do anything: after that it goes to the next person.',
    button: 'Take the place',
    reason: 'You received this message because someone joined the waiting list with this address ({igreja}).',
  },
}

export const ticketMailParts: Translation<typeof ptParts> = {
  event: 'Event',
  when: 'When',
  where: 'Where',
  ticket: 'Ticket',
  total: 'Total',
  online: 'Online',
}
