import { places } from '../navigation/places.ts'
import type { AnyConsoleResource } from './console-resource.ts'

/** The id in the address of a record that is yet to be added. */
export const newId = 'new'

/** Where the list of a kind stands. */
export function listPath({ place }: Pick<AnyConsoleResource, 'place'>): string {
  return places.find(({ name }) => name === place)?.path ?? '/'
}

/** Where what was deleted of a kind waits. */
export const trashPath = (kind: Pick<AnyConsoleResource, 'place'>): string => `${listPath(kind)}/trash`

export const recordPath = (kind: Pick<AnyConsoleResource, 'place'>, id: number | typeof newId): string =>
  `${listPath(kind)}/${id}`

/** Where the form of a record stands of a kind whose records have pages. */
export const editPath = (kind: Pick<AnyConsoleResource, 'place'>, id: number): string => `${recordPath(kind, id)}/edit`

/** Where a kind is read in from tables; each import has an address below it. */
export const importPath = (kind: Pick<AnyConsoleResource, 'place'>): string => `${listPath(kind)}/import`
