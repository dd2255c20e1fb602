import type { playWatch as measure } from '../pt/play-watch.ts'
import type { Translation } from '../translation.ts'

export const playWatch: Translation<typeof measure> = {
  back: 'Volver a la página del título',
  starting: 'Abriendo el video',
  chapters: 'Capítulos',
  files: 'Materiales',
  place: { season: 'Temporada {season}', episode: 'Episodio {number}', lesson: 'Clase {number}' },
  next: {
    title: 'A continuación',
    in: 'Empieza en {seconds, plural, one {# segundo} other {# segundos}}.',
    now: 'Ver ahora',
    stop: 'No seguir',
  },
  end: {
    title: 'Llegaste al final',
    lead: 'Viste {title}.',
    again: 'Ver otra vez',
    back: 'Página del título',
    browse: 'Explorar el catálogo',
  },
  mark: 'Marcar como visto',
  marked: 'Visto',
  markFailed: 'No se pudo marcar. Inténtalo de nuevo.',
  kept: 'El punto en que te quedaste está guardado.',
  open: { play: 'Ver', failed: 'El video no se abrió', unavailable: 'Este video no está disponible ahora.' },
  refused: {
    retry: 'Intentar de nuevo',
    failed: 'El video no se abrió',
    paid: {
      title: 'Este título es para suscriptores',
      titleAlone: 'Este título se vende aparte',
      lead: 'Suscríbete y míralo ahora, en el celular, la computadora o la tele.',
      leadAlone: 'No forma parte de la suscripción. Elige cómo quieres verlo.',
      ended: 'Tu suscripción terminó',
      endedLead: 'Renuévala para seguir donde te quedaste.',
      plans: 'Ver los planes',
      rent: 'Alquilar por {hours, plural, one {# hora} other {# horas}}',
      buy: 'Comprar',
    },
    screens: {
      title: 'Límite de pantallas alcanzado',
      lead: 'Tu plan ya está en uso en estos dispositivos. Detén uno de ellos para ver aquí.',
      end: 'Detener',
      retry: 'Intentar de nuevo',
    },
    pin: { lead: 'Este título tiene edad mínima. Escribe el PIN de la cuenta para verlo.' },
    age: {
      title: 'No es para este perfil',
      lead: 'Este título es para mayores de {age} años.',
      own: 'Usar mi perfil',
    },
    soon: { title: 'Próximamente', lead: 'Se estrena {when}' },
    unavailable: {
      title: 'No disponible ahora',
      lead: 'El video se retiró o todavía se está preparando. Vuelve más tarde.',
    },
    elsewhere: {
      title: 'El video se detuvo aquí',
      lead: 'Se detuvo desde otro dispositivo de tu cuenta.',
    },
    gone: { title: 'Este título ya no existe', lead: 'La iglesia retiró el título del catálogo.' },
  },
}
