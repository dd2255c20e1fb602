import type { churches as pt } from '../pt/churches.ts'
import type { Translation } from '../translation.ts'

export const churches: Translation<typeof pt> = {
  signInTitle: 'Entra en tu iglesia',
  signInLead: 'Elige la iglesia a la que perteneces para entrar en tu cuenta.',
  lead: '{count, plural, =0 {Todavía no hay iglesias aquí.} one {Una iglesia, una familia.} other {# iglesias, una familia.}}',
  choose: 'Elige tu iglesia',
  visitSite: 'Visitar el sitio',
  current: 'Estás aquí',
  lookLead: 'Toca una iglesia para ver su sitio: tu iglesia sigue siendo la misma.',
  looking: 'Estás en el sitio de otra iglesia.',
  backTo: 'Volver a {church}',
  join: 'Unirme',
  joinOf: 'Unirme a {church}',
  enter: 'Entrar',
  enterOf: 'Entrar en {church} con tu cuenta',
  search: 'Nombre o dirección de la iglesia',
  find: 'Buscar',
  clear: 'Borrar la búsqueda',
  close: 'Cerrar',
  nearMe: 'Cerca de mí',
  locating: 'Buscando tu ubicación…',
  away: 'a {distance}',
  count: '{count, plural, =0 {} one {# iglesia} other {# iglesias}}',
  found:
    '{count, plural, =0 {No se encontró ninguna iglesia} one {# iglesia encontrada} other {# iglesias encontradas}}',
  nearest: '{count, plural, =0 {} one {# iglesia} other {# iglesias, de la más cercana a la más lejana}}',
  noneTitle: 'Sin resultados para “{search}”',
  none: 'Prueba solo con el barrio, la ciudad o parte del nombre.',
  showAll: 'Ver todas las iglesias',
  place: {
    refused:
      'No pasa nada, tu ubicación se queda contigo. La lista sigue aquí: busca por barrio o ciudad. Si cambias de idea, permite la ubicación en los permisos del navegador.',
    unavailable: 'No pudimos encontrar tu ubicación. La lista sigue aquí: busca por barrio o ciudad.',
    timeout: 'Todavía no encontramos tu ubicación. Inténtalo de nuevo en un momento, o busca por barrio o ciudad.',
    unanswered:
      'Ahora mismo no podemos medir las distancias. La lista sigue aquí; inténtalo de nuevo cuando mejore tu conexión.',
  },
  meet: 'Conocernos',
  aloneTitle: 'Solo nosotros, por ahora',
  alone: '{church} no forma parte de una red de iglesias. Nuestra puerta siempre está abierta.',
}
