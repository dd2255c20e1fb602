import type { unfinished as pt } from '../pt/unfinished.ts'
import type { Translation } from '../translation.ts'

export const unfinished: Translation<typeof pt> = {
  lead: 'We are getting this page ready with care. Please come back soon.',
  home: 'Go to the home page',
  about: 'Get to know the church',
}
