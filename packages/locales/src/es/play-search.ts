import type { playSearch as measure } from '../pt/play-search.ts'
import type { Translation } from '../translation.ts'

export const playSearch: Translation<typeof measure> = {
  field: 'Título, tema o quién habla',
  find: 'Buscar',
  clear: 'Borrar la búsqueda',
  lead: 'Escribe el comienzo de una palabra. Los acentos no importan.',
  places: 'Qué mostrar',
  place: { query: 'Búsqueda', 'my-list': 'Mi lista', videos: 'Videos', collections: 'Colecciones' },
  kinds: 'Tipo de video',
  all: 'Todo',
  kind: { FILME: 'Películas', EPISODIO: 'Episodios', AULA: 'Clases', REPRISE: 'Repeticiones' },
  found: '{count, plural, one {# resultado para “{term}”} other {# resultados para “{term}”}}',
  noneTitle: 'Sin resultados para “{term}”',
  none: 'Prueba con una sola palabra, o con su comienzo.',
  noneOfKind: 'Nada de este tipo. Prueba a buscar en todo el catálogo.',
  everyKind: 'Buscar en todos los tipos',
  suggested: 'Para ver ahora',
  browse: 'Explorar el catálogo',
  listEmptyTitle: 'Tu lista está vacía',
  listEmpty: 'Toca “Mi lista” en un video para guardarlo para después.',
  listSignInTitle: 'Tu lista te espera',
  listSignIn: 'Entra en tu cuenta para ver lo que guardaste.',
  signIn: 'Entrar',
}
