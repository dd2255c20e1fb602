import type { tickets as pt } from '../pt/tickets.ts'
import type { Translation } from '../translation.ts'

export const tickets: Translation<typeof pt> = {
  title: 'Tickets',
  free: 'Free',
  priceRange: '{from} – {to}',
  feesApart: 'Plus payment fees.',
  addOns: 'Add-ons',
  terms: 'Terms',
  cancelUntil: 'Cancel until {date} and get {percent}% back.',
  cancelUntilLessFees: 'Cancel until {date} and get {percent}% back, minus fees.',
  installments: 'Up to {count} installments by card',
  visitorsToo: 'No account needed.',
  audience: {
    MEMBROS: 'For members of the church',
    VISITANTES: 'For visitors',
    ages: 'Ages {from} to {to}',
    from: 'Ages {from} and over',
    upTo: 'Up to age {to}',
    MASCULINO: 'For men',
    FEMININO: 'For women',
  },
  state: {
    from: 'On sale from {date}',
    until: 'On sale until {date}',
    ended: 'Sales have ended',
    soldOut: 'Sold out',
    limit: 'You’ve reached the limit per person',
    left: '{count, plural, one {# left} other {# left}}',
  },
  button: {
    register: 'Register',
    again: 'Register another person',
    online: 'Join online',
    closed: 'Registration has closed',
    soldOut: 'Sold out',
    notYet: 'Registration opens {date}',
    limit: 'You have your tickets',
    wait: 'Join the waiting list',
    mine: 'See my tickets',
  },
}
