import { listPositions } from '@narthex/contract/play/watching.endpoints'
import { playWatching } from '@narthex/contract/play/watching-values'
import { callApi } from '../../../session/api.ts'
import { readViewer, useViewer } from '../profiles/viewer.ts'
import { keepPositions } from './play-member.ts'

/** Asks where who watches in this tab stopped in titles; what cannot be had is not shown. */
export async function loadPositions(ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)].slice(0, playWatching.positions)
  if (wanted.length === 0) return
  const before = useViewer.getState()
  const { perfil } = readViewer()
  // A profile that a reload takes up again lets the page ask once more.
  if (perfil !== before.perfil) return
  const query = { conteudos: wanted.join(','), ...(perfil !== null && { perfil }) }
  await callApi(listPositions, { query }).then(
    (positions) => keepPositions(perfil, positions),
    () => {},
  )
}
