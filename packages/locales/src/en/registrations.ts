import type { registrations as pt } from '../pt/registrations.ts'
import type { Translation } from '../translation.ts'

export const registrations: Translation<typeof pt> = {
  lead: 'The events you have tickets for. Once you have seen them on this device, you can open them offline.',
  loading: 'Loading your registrations…',
  copy: 'No connection: this is what was last saved on this device.',
  coming: 'Coming up',
  past: 'Past',
  count: '{count, plural, one {# ticket} other {# tickets}}',
  pending: '{count, plural, one {# waiting for payment} other {# waiting for payment}}',
  pay: 'Complete payment',
  payFor: ' for {event}',
  emptyTitle: 'You have no registrations yet',
  empty: 'When you register for an event, your tickets will be here.',
  toEvents: 'See the events',
  tickets: {
    loading: 'Loading the tickets…',
    eyebrow: 'My tickets',
    event: 'See the event',
    online: 'Join online',
    bought: 'Registered on {date}',
    only: 'Tickets',
    waiting: 'We’re still waiting for the payment. Your tickets will be valid once it arrives.',
    ended: {
      EXPIRADA: 'The payment deadline has passed and the seats were released. Nothing was charged.',
      CANCELADA: 'This registration was canceled.',
      ESTORNADA: 'This registration was canceled and the money was refunded.',
    },
    show: 'Show ticket',
    showFor: ', {name}’s ticket',
    bright: 'Turn up the brightness of your screen and show this code at the door.',
    content: 'Content for attendees',
    goneTitle: 'No tickets for this event',
    gone: 'You have no tickets for this event, or it no longer exists.',
    toRegistrations: 'See my registrations',
  },
}
