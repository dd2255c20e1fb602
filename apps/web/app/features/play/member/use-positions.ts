import { useEffect } from 'react'
import { isLoggedIn, useSession } from '../../../session/session.ts'
import { useViewer } from '../profiles/viewer.ts'

/** Shows members where they, or the profile that watches in this tab, stopped in the titles of a page. Visitors load nothing of it. */
export function usePositions(ids: readonly number[]): void {
  const isMember = useSession(isLoggedIn)
  const perfil = useViewer((viewer) => viewer.perfil)
  const names = ids.join(',')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another profile stopped elsewhere
  useEffect(() => {
    if (!isMember || names === '') return
    void import('./load-positions.ts').then(
      ({ loadPositions }) => loadPositions(names.split(',').map(Number)),
      () => {},
    )
  }, [isMember, names, perfil])
}
