import type { videos as measure } from '../pt/videos.ts'
import type { Translation } from '../translation.ts'

export const videos: Translation<typeof measure> = {
  lead: 'Mensajes e historias de nuestra iglesia, para ver con calma.',
  search: 'Buscar en los videos',
  latest: 'Más recientes',
  newest: 'El más nuevo',
  watch: 'Ver ahora',
  seriesAll: 'Ver toda la serie',
  seriesCount: '{count, plural, one {# video} other {# videos}}',
  seriesOf: 'Serie {name}',
  chapters: 'Capítulos',
  about: 'Sobre este video',
  next: 'A continuación en la serie',
  more: 'A continuación',
  all: 'Todos los videos',
  passage: 'Lectura: {passage}',
  shareAt: 'Compartir desde {time}',
  shareHere: 'Compartir desde donde estoy',
  empty: {
    title: 'Todavía no hay videos',
    lead: 'Cuando la iglesia publique el primero, lo encontrarás aquí.',
  },
  embed: {
    emptyTitle: 'No hay nada que mostrar',
    empty: 'Falta la dirección del video, o no es de un servicio que aceptemos.',
    linkTitle: 'Este contenido está en {host}',
    link: 'Por seguridad, no se abre dentro de esta página.',
    open: 'Abrir en {host}',
    html: 'Contenido incrustado',
  },
}
