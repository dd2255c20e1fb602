import type { ebds as pt } from '../pt/ebds.ts'
import type { Translation } from '../translation.ts'

export const ebds: Translation<typeof pt> = {
  lead: 'Aprender juntos, a cualquier edad.',
  search: 'Buscar en la escuela bíblica',
  empty: 'Las lecciones empiezan pronto',
  lessons: '{count, plural, =0 {Lecciones muy pronto} one {# lección} other {# lecciones}}',
  course: 'Curso',
  classes: 'Clases',
  lessonList: 'Lecciones',
  lesson: 'Lección {number}',
  position: 'Lección {number} de {total}',
  teacher: 'Con {name}',
  download: 'Descargar la hoja de la lección',
  others: 'Otros cursos',
  previous: 'Lección anterior',
  next: 'Lección siguiente',
}
