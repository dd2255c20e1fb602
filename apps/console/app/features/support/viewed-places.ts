import type { PlaceName } from '../../navigation/places.ts'

/** Places by the beginnings of the paths of their calls; the first that fits decides. */
const paths: readonly (readonly [path: string, place: PlaceName])[] = [
  ['/conteudo/noticia', 'news'],
  ['/conteudo/devocional', 'devotionals'],
  ['/conteudo/ministerio', 'ministries'],
  ['/conteudo/projeto', 'projects'],
  ['/conteudo/ebd/curso', 'courses'],
  ['/conteudo/ebd/turma', 'classes'],
  ['/conteudo/ebd/licao', 'lessons'],
  ['/conteudo/publicacao-tipo', 'publicationTypes'],
  ['/conteudo/publicacao', 'publications'],
  ['/conteudo/estudo-serie', 'studySeries'],
  ['/conteudo/estudo', 'studies'],
  ['/escritorio/usuario', 'people'],
  ['/escritorio/domicilio', 'households'],
  ['/escritorio/campo-personalizado', 'customFields'],
  ['/escritorio/louvor', 'songs'],
  ['/escritorio/podcast', 'podcast'],
  ['/midia', 'media'],
  ['/escritorio/culto', 'services'],
  ['/escritorio/agenda', 'schedule'],
  ['/escritorio/banner', 'banners'],
  ['/escritorio/pastor', 'pastors'],
  ['/escritorio/menu', 'menu'],
  ['/escritorio/congregacao', 'congregations'],
  ['/escritorio/aparencia', 'look'],
  ['/escritorio/inicio', 'siteHome'],
  ['/escritorio/perfil', 'profile'],
  ['/escritorio/modulo', 'modules'],
  ['/escritorio/incorporacao', 'embedding'],
  ['/escritorio/pendente', 'home'],
]

/** The place of the office that a call is about; undefined for one that belongs to none. */
export function findViewedPlace(path: string): PlaceName | undefined {
  return paths.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1]
}
