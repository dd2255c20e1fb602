import type { calendar as pt } from '../pt/calendar.ts'
import type { Translation } from '../translation.ts'

export const calendar: Translation<typeof pt> = {
  add: 'Add to my calendar',
  one: 'Only this event',
  series: 'The whole series',
  file: 'Apple and others',
  google: 'Google',
  outlook: 'Outlook',
}
