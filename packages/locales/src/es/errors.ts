import type { errors as pt } from '../pt/errors.ts'
import type { Translation } from '../translation.ts'

export const errors: Translation<typeof pt> = {
  home: 'Volver al inicio',
  retry: 'Intentar de nuevo',
  list: 'Ver las iglesias',
  genericTitle: 'Algo salió mal',
  generic: 'Ocurrió un error al buscar los datos. Por favor, inténtalo de nuevo.',
  unavailableTitle: 'Un momento, por favor',
  unavailable: 'No podemos mostrar esta página ahora. Se volverá a cargar sola en unos segundos; no se perdió nada.',
  notFoundTitle: 'Esta página no existe',
  notFound: 'La dirección pudo haber cambiado, o quizá falta una letra. Revisa la dirección o vuelve al inicio.',
  inactiveTitle: 'Este sitio no está disponible en este momento',
  inactive: 'El sitio de esta iglesia no está activo en este momento. Vuelve más tarde o comunícate con la iglesia.',
  suspendedTitle: 'Este sitio está suspendido por ahora',
  suspended:
    'El sitio de esta iglesia está suspendido y volverá cuando se resuelva la situación. No se perdió nada. Si lo necesitas, habla con la iglesia.',
  noChurchTitle: 'No hay ninguna iglesia en esta dirección',
  noChurch:
    'Revisa que la dirección esté bien escrita. Si tu iglesia debería estar aquí, avisa a los responsables del sitio.',
  offlineTitle: 'No tienes conexión',
  offline: 'No pudimos conectarnos con el servidor. Revisa tu conexión e inténtalo de nuevo; no se perdió nada.',
}
