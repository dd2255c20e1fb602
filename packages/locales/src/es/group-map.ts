import type { groupMap as pt } from '../pt/group-map.ts'
import type { Translation } from '../translation.ts'

export const groupMap: Translation<typeof pt> = {
  label: 'Mapa de los grupos',
  keys: 'Usa las flechas para mover el mapa, más y menos para acercarte, y Tab para ir de grupo en grupo.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fit: 'Mostrar todos los grupos',
  twoFingers: 'Usa dos dedos para mover el mapa',
  holdCtrl: 'Mantén Ctrl y desplázate para acercarte',
  cluster: '{count, plural, one {# grupo aquí} other {# grupos aquí}}',
  shown:
    '{count, plural, =0 {Ningún grupo en esta parte del mapa} one {# grupo en esta parte del mapa} other {# grupos en esta parte del mapa}}',
  church: 'La iglesia',
  here: 'Estás por aquí',
  together: '{count, plural, one {# grupo en este lugar} other {# grupos en este lugar}}',
  about: 'Los puntos son aproximados: la dirección exacta es solo de quien participa.',
  close: 'Cerrar',
  open: 'Ver el grupo',
  loading: 'Abriendo el mapa…',
  failed: 'El mapa no se ha abierto. La lista sigue aquí, con todos los grupos.',
  pointsFailed: 'No hemos podido cargar los puntos del mapa.',
  retry: 'Intentar de nuevo',
  noScript: 'El mapa necesita JavaScript. La lista de abajo tiene todos los grupos.',
  noPoints: 'Ninguno de estos grupos tiene un lugar en el mapa. Mira la lista.',
  streets: 'Mostrar las calles',
  streetsWhy: 'Las calles vienen de {host}, que recibe la dirección de internet de tu dispositivo.',
  noStreets: 'Ocultar las calles',
  streetsFailed: 'No hemos podido cargar las calles; el mapa funciona sin ellas.',
}
