import type { churches as pt } from '../pt/churches.ts'
import type { Translation } from '../translation.ts'

export const churches: Translation<typeof pt> = {
  lead: '{count, plural, =0 {There are no churches here yet.} one {One church, one family.} other {# churches, one family.}}',
  choose: 'Choose your church',
  visitSite: 'Visit the site',
  current: 'You are here',
  meet: 'Get to know us',
  aloneTitle: 'Just us, for now',
  alone: '{church} is not part of a network of churches. Our own door is always open.',
}
