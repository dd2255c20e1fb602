import type { calendar as pt } from '../pt/calendar.ts'
import type { Translation } from '../translation.ts'

export const calendar: Translation<typeof pt> = {
  add: 'Agregar al calendario',
  one: 'Solo este encuentro',
  series: 'Toda la serie',
  file: 'Apple y otros',
  google: 'Google',
  outlook: 'Outlook',
}
