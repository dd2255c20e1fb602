import type { videos as measure } from '../pt/videos.ts'
import type { Translation } from '../translation.ts'

export const videos: Translation<typeof measure> = {
  lead: 'Mensajes e historias de nuestra casa, para ver con calma.',
  search: 'Buscar en los vídeos',
  latest: 'Más recientes',
  newest: 'El más nuevo',
  watch: 'Ver ahora',
  seriesAll: 'Ver toda la serie',
  seriesCount: '{count, plural, one {# vídeo} other {# vídeos}}',
  seriesOf: 'Serie {name}',
  chapters: 'Capítulos',
  about: 'Sobre este vídeo',
  next: 'A continuación en la serie',
  more: 'Para ver después',
  all: 'Todos los vídeos',
  passage: 'Lectura: {passage}',
  shareAt: 'Compartir desde {time}',
  shareHere: 'Compartir desde donde estoy',
  empty: {
    title: 'Todavía no hay vídeos',
    lead: 'Cuando la iglesia publique el primero, lo encontrarás aquí.',
  },
  embed: {
    emptyTitle: 'No hay nada que mostrar',
    empty: 'Falta la dirección del vídeo, o no es de un lugar que conozcamos.',
    linkTitle: 'Este contenido está en {host}',
    link: 'Por seguridad, no se abre dentro de esta página.',
    open: 'Abrir en {host}',
    html: 'Contenido incrustado',
  },
}
