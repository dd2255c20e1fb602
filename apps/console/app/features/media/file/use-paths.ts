import type { FileUseItem } from '@narthex/contract/media/library.endpoints'
import type { FileUseKind } from '@narthex/contract/media/media-values'
import { pathTo } from '../../../navigation/places.ts'

/** The screens of the office where a record that uses a file is changed; kinds without one are only named. */
const screens: Partial<Record<FileUseKind, (id: number) => string>> = {
  NOTICIA: (id) => pathTo('newsItem', { id }),
}

export const findUsePath = ({ tipo, id }: Pick<FileUseItem, 'tipo' | 'id'>): string | undefined =>
  id === null ? undefined : screens[tipo]?.(id)
