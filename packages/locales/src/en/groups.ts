import type { groups as pt } from '../pt/groups.ts'
import type { Translation } from '../translation.ts'

export const groups: Translation<typeof pt> = {
  lead: 'People to walk with, close to you.',
  search: 'Search by name, type or neighborhood',
  filters: 'Filter groups',
  day: 'Day',
  anyDay: 'Any day',
  period: 'Time',
  anyPeriod: 'Any time',
  periods: { MANHA: 'Morning', TARDE: 'Afternoon', NOITE: 'Evening' },
  district: 'Neighborhood',
  anyDistrict: 'Any neighborhood',
  kind: 'Type',
  anyKind: 'Any type',
  withPlaces: 'Open spots',
  online: 'Online',
  clearFilters: 'Clear filters',
  view: 'View as',
  list: 'List',
  map: 'Map',
  count: '{count, plural, =0 {No groups} one {# group} other {# groups}}',
  near: 'Near me',
  nearBusy: 'Looking…',
  nearOn: 'Nearest first',
  nearRefused:
    'No problem: we don’t use your location. You can pick a neighborhood, or allow location in your browser’s settings.',
  nearFailed: 'We couldn’t find your location right now. Try again, or pick a neighborhood.',
  nearUnanswered:
    'We couldn’t measure distances just now. The list is still here; try again when your connection is better.',
  nearPrivate: 'Your location is only used for this search, and isn’t stored.',
  away: '{distance} away',
  awayNear: 'less than {distance} away',
  weekly:
    '{day, select, 0 {Sundays} 1 {Mondays} 2 {Tuesdays} 3 {Wednesdays} 4 {Thursdays} 5 {Fridays} other {Saturdays}}, {time}',
  fortnightly:
    'Every other {day, select, 0 {Sunday} 1 {Monday} 2 {Tuesday} 3 {Wednesday} 4 {Thursday} 5 {Friday} other {Saturday}}, {time}',
  monthly:
    'One {day, select, 0 {Sunday} 1 {Monday} 2 {Tuesday} 3 {Wednesday} 4 {Thursday} 5 {Friday} other {Saturday}} a month, {time}',
  places: '{count, plural, one {# spot left} other {# spots left}}',
  full: 'Full',
  closed: 'Not taking requests',
  mine: 'My groups',
  roles: { LIDER: 'You lead', AUXILIAR: 'You help lead', MEMBRO: 'You’re in' },
  pending: '{count, plural, one {# request to answer} other {# requests to answer}}',
  mineFailed: 'Your groups couldn’t be loaded right now.',
  allGroups: 'All groups',
  emptyTitle: 'Groups are taking shape',
  empty: 'When the first groups open their doors, you’ll find them here.',
  noneTitle: 'No group like that, for now',
  none: 'Try another day or neighborhood: sometimes the right group is just next door.',
}
