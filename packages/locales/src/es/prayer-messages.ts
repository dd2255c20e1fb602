import type { prayerMessages as pt } from '../pt/prayer-messages.ts'
import type { Translation } from '../translation.ts'

/** Messages to the person who asked for prayer. */
export const prayerMessages: Translation<typeof pt> = {
  title: 'Mensajes de ánimo',
  none: 'Todavía no hay mensajes. Una línea tuya ya hace la diferencia.',
  author: 'Pidió oración',
  label: 'Tu mensaje',
  hint: 'Lo puede leer todo el mundo, con tu nombre.',
  hintOwn: 'Lo puede leer todo el mundo.',
  hintOwnAnonymous: 'Lo puede leer todo el mundo, sin tu nombre.',
  send: 'Dejar el mensaje',
  sent: 'Tu mensaje está aquí. Gracias por tu cariño.',
  held: 'Recibimos tu mensaje. Alguien de la iglesia lo leerá antes de que aparezca aquí.',
  failed: 'No se pudieron cargar los mensajes.',
  removeOf: 'Borrar el mensaje de {name}',
  remove: 'Borrar',
  removeTitle: '¿Borrar este mensaje?',
  removeLead: 'Se borrará para todos y no se podrá recuperar.',
  removed: 'El mensaje fue borrado.',
  removeFailed: 'No se pudo borrar ahora. Inténtalo de nuevo.',
  noneYet: 'Todavía no hay mensajes.',
  more: 'Mostrar más mensajes',
  again: 'Intentar de nuevo',
  gone: 'Esta petición ya no está en el muro. Lo que escribiste sigue aquí.',
  keep: 'Conservar el mensaje',
}
