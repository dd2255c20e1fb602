import type { churches as pt } from '../pt/churches.ts'
import type { Translation } from '../translation.ts'

export const churches: Translation<typeof pt> = {
  signInTitle: 'Sign in to your church',
  signInLead: 'Choose the church you belong to, and sign in there.',
  lead: '{count, plural, =0 {There are no churches here yet.} one {One church, one family.} other {# churches, one family.}}',
  choose: 'Choose your church',
  visitSite: 'Visit the site',
  current: 'You are here',
  lookLead: 'Tap a church to see its site: your own church stays the same.',
  looking: 'You are on another church’s site.',
  backTo: 'Back to {church}',
  join: 'Join',
  joinOf: 'Join {church}',
  enter: 'Sign in',
  enterOf: 'Sign in at {church} with your account',
  search: 'Church name or address',
  find: 'Search',
  clear: 'Clear the search',
  close: 'Close',
  nearMe: 'Near me',
  locating: 'Finding your location…',
  away: '{distance} away',
  count: '{count, plural, =0 {} one {# church} other {# churches}}',
  found: '{count, plural, =0 {No church found} one {# church found} other {# churches found}}',
  nearest: '{count, plural, =0 {} one {# church} other {# churches, nearest first}}',
  noneTitle: 'No results for “{search}”',
  none: 'Try just the neighborhood, the town or part of the name.',
  showAll: 'See all churches',
  place: {
    refused:
      'No problem, your location stays with you. The list is still here: search by neighborhood or town. If you change your mind, allow location in your browser’s permissions.',
    unavailable: 'We couldn’t find your location. The list is still here: search by neighborhood or town.',
    timeout: 'We haven’t found your location yet. Try again in a moment, or search by neighborhood or town.',
    unanswered:
      'We can’t measure distances right now. The list is still here; try again when your connection is better.',
  },
  meet: 'Get to know us',
  aloneTitle: 'Just us, for now',
  alone: '{church} is not part of a network of churches. Our own door is always open.',
}
