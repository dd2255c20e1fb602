import { useLoaded } from '@narthex/client/data/use-loaded'
import type { Point } from '@narthex/client/device/locate'
import { useChurchSite } from '../../page/use-site.ts'
import type { GroupList } from './group-list.tsx'
import type { GroupsChoice } from './groups-address.ts'

/** Page of the list sorted by distance; the original list until it is loaded. */
export function useNearest(
  list: GroupList,
  choice: GroupsChoice,
  here: Point | undefined,
): { readonly list: GroupList; readonly hasFailed: boolean } {
  const { slug } = useChurchSite().church
  const { view: _, ...narrowed } = choice
  const key = here && JSON.stringify([slug, narrowed, here, list.page])
  const loaded = useLoaded(key, async () => {
    const { listNearest } = await import('./group-calls.ts')
    return here ? listNearest(slug, choice, here, list) : list
  })
  return { list: loaded.state === 'ready' ? loaded.value : list, hasFailed: loaded.state === 'failed' }
}
