import type { places as pt } from '../pt/places.ts'
import type { Translation } from '../translation.ts'

export const places: Translation<typeof pt> = {
  map: 'See on the map',
  call: 'Call',
  write: 'Send an email',
  ledBy: 'With {name}',
  services: 'Service times',
  streamed: 'Also online',
}
