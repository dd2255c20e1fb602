import type { places as pt } from '../pt/places.ts'
import type { Translation } from '../translation.ts'

export const places: Translation<typeof pt> = {
  map: 'Ver en el mapa',
  call: 'Llamar',
  write: 'Escribir un correo',
  ledBy: 'Con {name}',
  services: 'Nuestros horarios',
  streamed: 'También en línea',
}
