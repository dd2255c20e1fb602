import type { player as measure } from '../pt/player.ts'
import type { Translation } from '../translation.ts'

export const player: Translation<typeof measure> = {
  play: 'Ver: {title}',
  length: 'Duración',
  outside: 'El video viene de {service} y solo se carga cuando lo reproduces.',
  resume: 'Continuar desde {time}',
  again: 'Desde el principio',
  frame: '{title}, en {service}',
  captions: 'Subtítulos',
  noCaptions: 'Sin subtítulos',
  captionsNone: 'Este video no tiene subtítulos.',
  speed: 'Velocidad',
  quality: 'Calidad',
  auto: 'Automática',
  sound: 'Audio',
  soundNumber: 'Audio {number}',
  screen: 'Ver en la tele',
  soundAlone: 'Solo audio',
  slow: 'La conexión parece lenta.',
  listenOnly: 'Escuchar solo el audio',
  keepPicture: 'Seguir con el video',
  trouble: {
    title: 'El video no cargó',
    lead: 'Puede ser la conexión, o que el video haya cambiado de dirección. El resto de la página sigue aquí.',
    retry: 'Intentar de nuevo',
    open: 'Abrir el archivo',
  },
}
