import type { registrations as pt } from '../pt/registrations.ts'
import type { Translation } from '../translation.ts'

export const registrations: Translation<typeof pt> = {
  lead: 'Los eventos para los que tienes entradas. Después de verlas una vez en este dispositivo, se abren también sin internet.',
  loading: 'Cargando tus inscripciones…',
  copy: 'Sin conexión: estos son los datos guardados en este dispositivo.',
  coming: 'Próximos',
  past: 'Ya pasaron',
  count: '{count, plural, one {# entrada} other {# entradas}}',
  pending: '{count, plural, one {# a la espera del pago} other {# a la espera del pago}}',
  pay: 'Completar el pago',
  payFor: ' de {event}',
  emptyTitle: 'Todavía no tienes inscripciones',
  empty: 'Cuando te inscribas en un evento, las entradas estarán aquí.',
  toEvents: 'Ver los eventos',
  tickets: {
    loading: 'Cargando las entradas…',
    eyebrow: 'Mis entradas',
    event: 'Ver el evento',
    online: 'Participar en línea',
    bought: 'Inscripción del {date}',
    only: 'Entradas',
    waiting: 'Falta el pago. Las entradas serán válidas cuando llegue.',
    ended: {
      EXPIRADA: 'El plazo para pagar terminó y se liberaron los lugares. No se cobró nada.',
      CANCELADA: 'Esta inscripción fue cancelada.',
      ESTORNADA: 'Esta inscripción fue cancelada y el importe fue devuelto.',
    },
    show: 'Mostrar al llegar',
    showFor: ', entrada de {name}',
    bright: 'Sube el brillo de la pantalla y muestra este código al llegar.',
    content: 'Contenido para asistentes',
    goneTitle: 'No hay entradas de este evento',
    gone: 'No tienes entradas de este evento, o ya no existe.',
    toRegistrations: 'Ver mis inscripciones',
  },
}
