import type { groups as pt } from '../pt/groups.ts'
import type { Translation } from '../translation.ts'

export const groups: Translation<typeof pt> = {
  lead: 'Gente con quien caminar, cerca de ti.',
  search: 'Buscar por nombre, tipo o barrio',
  filters: 'Filtrar los grupos',
  day: 'Día',
  anyDay: 'Cualquier día',
  period: 'Horario',
  anyPeriod: 'Cualquier horario',
  periods: { MANHA: 'Por la mañana', TARDE: 'Por la tarde', NOITE: 'Por la noche' },
  district: 'Barrio',
  anyDistrict: 'Cualquier barrio',
  kind: 'Tipo',
  anyKind: 'Cualquier tipo',
  withPlaces: 'Con lugares libres',
  online: 'En línea',
  clearFilters: 'Quitar filtros',
  view: 'Ver como',
  list: 'Lista',
  map: 'Mapa',
  count: '{count, plural, =0 {Ningún grupo} one {# grupo} other {# grupos}}',
  near: 'Cerca de mí',
  nearBusy: 'Buscando…',
  nearOn: 'Los más cercanos primero',
  nearRefused:
    'No pasa nada: no usamos tu ubicación. Puedes elegir un barrio, o permitir la ubicación en los ajustes del navegador.',
  nearFailed: 'No pudimos encontrar tu ubicación ahora. Inténtalo otra vez, o elige un barrio.',
  nearUnanswered:
    'No pudimos medir las distancias ahora. La lista sigue aquí; inténtalo de nuevo cuando mejore la conexión.',
  nearPrivate: 'Tu ubicación sirve solo para esta búsqueda y no se guarda.',
  away: 'a {distance}',
  awayNear: 'a menos de {distance}',
  weekly:
    '{day, select, 0 {Domingos} 1 {Lunes} 2 {Martes} 3 {Miércoles} 4 {Jueves} 5 {Viernes} other {Sábados}}, {time}',
  fortnightly:
    '{day, select, 0 {Domingos} 1 {Lunes} 2 {Martes} 3 {Miércoles} 4 {Jueves} 5 {Viernes} other {Sábados}}, cada 15 días, {time}',
  monthly:
    'Un {day, select, 0 {domingo} 1 {lunes} 2 {martes} 3 {miércoles} 4 {jueves} 5 {viernes} other {sábado}} al mes, {time}',
  places: '{count, plural, one {# lugar libre} other {# lugares libres}}',
  full: 'Lleno',
  closed: 'No recibe solicitudes por ahora',
  mine: 'Mis grupos',
  roles: { LIDER: 'Tú lideras', AUXILIAR: 'Ayudas a liderar', MEMBRO: 'Participas' },
  pending: '{count, plural, one {# solicitud por responder} other {# solicitudes por responder}}',
  mineFailed: 'No pudimos cargar tus grupos ahora.',
  allGroups: 'Todos los grupos',
  emptyTitle: 'Los grupos se están formando',
  empty: 'Cuando los primeros grupos abran sus puertas, los encontrarás aquí.',
  noneTitle: 'Ningún grupo así, por ahora',
  none: 'Prueba otro día u otro barrio: a veces el grupo adecuado está justo al lado.',
}
