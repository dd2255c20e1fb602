import type { Messages } from '../catalogue.ts'
import type { Variant } from '../translation.ts'

/** Texts of the Bible, readings and recordings that Spain writes otherwise. */
export const media: Variant<Messages> = {
  bible: {
    jump: {
      failed: 'No hemos podido buscarlo ahora. Elige el libro en la lista.',
    },
    compare: {
      failed: 'No hemos podido traer las otras traducciones. Revisa tu conexión.',
    },
  },
  pdf: {
    failedTitle: 'No se ha podido abrir el PDF aquí',
  },
  player: {
    outside: 'El vídeo viene de {service} y solo se carga cuando lo reproduces.',
    keepPicture: 'Seguir con el vídeo',
    captionsNone: 'Este vídeo no tiene subtítulos.',
    trouble: {
      title: 'El vídeo no se ha cargado',
      lead: 'Puede ser la conexión, o que el vídeo haya cambiado de dirección. El resto de la página sigue aquí.',
    },
  },
  podcast: {
    notCopied: 'No se ha podido copiar. La dirección es {address}',
    moreFailed: 'No se han podido cargar más. Inténtalo de nuevo.',
    end: 'Has llegado al primer episodio.',
  },
  praise: {
    noSong: 'Añade el número de la canción a la dirección insertada, como en ?praiseId=12.',
  },
  readingPlans: {
    dayDoneLead: 'Qué bien tenerte aquí hoy.',
    failed: 'No ha funcionado. Inténtalo de nuevo.',
    finishedTitle: '¡Has llegado al final!',
    talk: {
      notSent: 'No se ha podido enviar. Inténtalo de nuevo.',
      notRemoved: 'No se ha podido borrar. Inténtalo de nuevo.',
    },
    together: {
      joined: 'Ahora leéis juntos.',
    },
  },
  studies: {
    answer: {
      joined: 'Lo hemos unido con lo que has escrito en otro dispositivo',
    },
  },
  videos: {
    search: 'Buscar en los vídeos',
    seriesCount: '{count, plural, one {# vídeo} other {# vídeos}}',
    about: 'Sobre este vídeo',
    all: 'Todos los vídeos',
    empty: {
      title: 'Todavía no hay vídeos',
    },
    embed: {
      empty: 'Falta la dirección del vídeo, o no es de un servicio que aceptemos.',
    },
  },
}
