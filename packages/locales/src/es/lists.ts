import type { lists as pt } from '../pt/lists.ts'
import type { Translation } from '../translation.ts'

export const lists: Translation<typeof pt> = {
  pages: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  page: 'Página {page}',
  find: 'Buscar',
  clear: 'Borrar la búsqueda',
  filters: 'Filtrar',
  all: 'Todo',
  found: '{count, plural, =0 {No se encontró nada} one {# resultado} other {# resultados}}',
  noneTitle: 'No se encontró nada',
  none: 'No encontramos “{search}”. Prueba con otras palabras, o con menos.',
  noneFiltered: 'Todavía no hay nada de este tipo.',
  showAll: 'Ver todo',
  beyondTitle: 'Esta página no existe',
  beyond: 'La lista termina antes de la página {page}.',
  first: 'Ir al principio',
  soon: 'Pronto habrá algo aquí. Mientras tanto, conoce más de la iglesia.',
  meet: 'Conocer la iglesia',
}
