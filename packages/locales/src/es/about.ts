import type { about as pt } from '../pt/about.ts'
import type { Translation } from '../translation.ts'

export const about: Translation<typeof pt> = {
  story: 'Nuestra historia',
  visit: 'Ven a vernos',
  congregations: 'Congregaciones',
  follow: 'Síguenos de cerca',
  storyComing: 'La historia de esta iglesia pronto se contará aquí.',
}
