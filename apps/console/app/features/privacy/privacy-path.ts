import { type PrivacyView, privacyViews } from '@narthex/contract/privacy/privacy-words'
import { pathTo } from '../../navigation/places.ts'
import { newId, recordPath } from '../../resource/kind-paths.ts'

const place = { place: 'privacyRequests' } as const

/** Address of a view of the requests, or of a later page of it. */
export function viewPath(view: PrivacyView, page = 1): string {
  const query = new URLSearchParams({
    ...(view !== 'ABERTOS' && { vista: view }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${pathTo('privacyRequests')}${query.size > 0 ? `?${query}` : ''}`
}

/** Address of a request. */
export const requestPath = (id: number): string => recordPath(place, id)

/** Address of the form that enters a request, for a person who is known already. */
export const enterPath = (): string => recordPath(place, newId)

export const isView = (value: string | null): value is PrivacyView => privacyViews.some((view) => view === value)
