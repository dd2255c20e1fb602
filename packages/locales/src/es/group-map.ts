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
  about: 'Los puntos son aproximados: solo los participantes ven la dirección exacta.',
  close: 'Cerrar',
  open: 'Ver el grupo',
  loading: 'Abriendo el mapa…',
  failed: 'No se pudo abrir el mapa. La lista sigue aquí, con todos los grupos.',
  pointsFailed: 'No pudimos cargar los puntos del mapa.',
  retry: 'Intentar de nuevo',
  noScript: 'El mapa necesita JavaScript. La lista de abajo tiene todos los grupos.',
  noPoints: 'Ninguno de estos grupos tiene un lugar en el mapa. Mira la lista.',
  streets: 'Mostrar las calles',
  streetsWhy: 'Las calles vienen de {host}, que recibe la dirección IP de tu dispositivo.',
  noStreets: 'Ocultar las calles',
  streetsFailed: 'No pudimos cargar las calles; el mapa funciona sin ellas.',
}
