import type { about as pt } from '../pt/about.ts'
import type { Translation } from '../translation.ts'

export const about: Translation<typeof pt> = {
  story: 'Nuestra historia',
  visit: 'Ven a vernos',
  congregations: 'Congregaciones',
  follow: 'Síguenos de cerca',
  storyComing: 'La historia de esta iglesia pronto se contará aquí.',
  services: 'Cuándo nos reunimos',
  day: 'Día',
  time: 'Hora',
  gathering: 'Encuentro',
  pastors: 'Nuestros pastores',
  meet: 'Conocer a {name}',
  photos: 'Nuestro álbum',
  openPhoto: 'Abrir la foto {position} de {total}',
  photo: 'Foto {position} de {total}',
  close: 'Cerrar',
  previousPhoto: 'Foto anterior',
  nextPhoto: 'Foto siguiente',
}
