import { useEffect, useState } from 'react'
import type { Point } from '../../device/locate.ts'
import { useChurchSite } from '../../page/use-site.ts'
import type { GroupList } from './group-list.tsx'
import type { GroupsChoice } from './groups-address.ts'

/** The same page of the list, the nearest first; the list as it came for as long as that is not there. */
export function useNearest(
  list: GroupList,
  choice: GroupsChoice,
  here: Point | undefined,
): { readonly list: GroupList; readonly hasFailed: boolean } {
  const { slug } = useChurchSite().church
  const [nearest, setNearest] = useState<{ readonly name: string; readonly list?: GroupList }>()
  const { view: _, ...narrowed } = choice
  const name = here ? JSON.stringify([narrowed, here, list.page]) : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: `name` says all that is asked for
  useEffect(() => {
    if (!here) return
    let isCurrent = true
    import('./group-calls.ts')
      .then(({ listNearest }) => listNearest(slug, choice, here, list))
      .then(
        (found) => isCurrent && setNearest({ name, list: found }),
        () => isCurrent && setNearest({ name }),
      )
    return () => {
      isCurrent = false
    }
  }, [name, slug])
  const found = here && nearest?.name === name ? nearest : undefined
  return { list: found?.list ?? list, hasFailed: found !== undefined && !found.list }
}
