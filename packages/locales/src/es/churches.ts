import type { churches as pt } from '../pt/churches.ts'
import type { Translation } from '../translation.ts'

export const churches: Translation<typeof pt> = {
  lead: '{count, plural, =0 {Todavía no hay iglesias aquí.} one {Una iglesia, una familia.} other {# iglesias, una familia.}}',
  choose: 'Elige tu iglesia',
  visitSite: 'Visitar el sitio',
  current: 'Estás aquí',
  meet: 'Conocernos',
  aloneTitle: 'Solo nosotros, por ahora',
  alone: '{church} no forma parte de una red de iglesias. Nuestra puerta siempre está abierta.',
}
