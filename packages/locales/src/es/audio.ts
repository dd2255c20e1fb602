import type { audio as pt } from '../pt/audio.ts'
import type { Translation } from '../translation.ts'

export const audio: Translation<typeof pt> = {
  label: 'Reproductor de audio',
  play: 'Reproducir',
  pause: 'Pausar',
  back: 'Retroceder 15 segundos',
  forward: 'Avanzar 30 segundos',
  next: 'Siguiente episodio',
  seek: 'Posición en el episodio',
  at: '{time} de {total}',
  open: 'Abrir el reproductor: {title}',
  close: 'Cerrar el reproductor',
  speed: 'Velocidad',
  volume: 'Volumen',
  sleep: 'Apagado automático',
  sleepOff: 'No apagar',
  sleepMinutes: 'En {minutes} minutos',
  sleepEnd: 'Al final del episodio',
  failed: 'El audio no cargó.',
  failedOffline: 'Sin conexión: el audio continuará cuando se restablezca.',
  retry: 'Intentar de nuevo',
  about: 'Ver el episodio',
}
