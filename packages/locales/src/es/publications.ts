import type { publications as pt } from '../pt/publications.ts'
import type { Translation } from '../translation.ts'

export const publications: Translation<typeof pt> = {
  lead: 'Boletines, estudios y cuadernillos para leer aquí o descargar.',
  search: 'Buscar en las publicaciones',
  empty: 'Las publicaciones llegan pronto',
  types: 'Ver por tipo',
  typesLead: 'Elige lo que quieres leer.',
  count: '{count, plural, =0 {Nada por ahora} one {# publicación} other {# publicaciones}}',
  readHere: 'Leer aquí',
  hide: 'Cerrar la lectura',
  download: 'Descargar el PDF',
  file: 'El documento',
  opening: 'Abriendo el documento…',
  others: 'Otras publicaciones',
}
