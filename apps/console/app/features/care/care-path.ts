import type { CareView } from '@narthex/contract/care/care-words'
import { pathTo } from '../../navigation/places.ts'
import { recordPath } from '../../resource/kind-paths.ts'

/** Address of a view of the care inbox, or of a later page of it. */
export function viewPath(view: CareView, page = 1): string {
  const query = new URLSearchParams({
    ...(view !== 'ABERTOS' && { vista: view }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${pathTo('care')}${query.size > 0 ? `?${query}` : ''}`
}

/** Address of an item. */
export const carePath = (id: number): string => recordPath({ place: 'care' }, id)
