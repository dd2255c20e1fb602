import type { FileUseItem } from '@narthex/contract/media/library.endpoints'
import type { FileUseKind } from '@narthex/contract/media/media-values'
import { type PlaceName, pathTo } from '../../../navigation/places.ts'
import { recordPath } from '../../../resource/kind-paths.ts'

/** The places of the office where a record that uses a file is changed; kinds without one are only named. */
const recordPlaces: Partial<Record<FileUseKind, PlaceName>> = {
  MENU: 'menu',
  BANNER: 'banners',
  PASTOR: 'pastors',
  DEVOCIONAL: 'devotionals',
  NOTICIA: 'news',
  MINISTERIO: 'ministries',
  PROJETO: 'projects',
  EBD_CURSO: 'courses',
  EBD_TURMA: 'classes',
  EBD_LICAO: 'lessons',
  PUBLICACAO_TIPO: 'publicationTypes',
  PUBLICACAO: 'publications',
  ESTUDO_SERIE: 'studySeries',
  ESTUDO: 'studies',
  LOUVOR: 'songs',
  AGENDA: 'schedule',
  PODCAST_EPISODIO: 'podcast',
  VIDEO: 'videos',
}

/** Settings that use files: of the church as a whole. */
const settingsPlaces: Partial<Record<FileUseKind, 'profile' | 'privacy' | 'look' | 'podcastShow'>> = {
  IGREJA: 'profile',
  PRIVACIDADE: 'privacy',
  VISUAL: 'look',
  PODCAST: 'podcastShow',
}

export function findUsePath({ tipo, id }: Pick<FileUseItem, 'tipo' | 'id'>): string | undefined {
  const ofSettings = settingsPlaces[tipo]
  if (ofSettings) return pathTo(ofSettings)
  const place = recordPlaces[tipo]
  return place && id !== null ? recordPath({ place }, id) : undefined
}
