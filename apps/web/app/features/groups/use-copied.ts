import { useCallback, useEffect, useEffectEvent } from 'react'
import { type Loaded, useLoaded } from '../../components/use-loaded.ts'
import { type Copied, readWithCopy } from '../../offline/member-copies.ts'
import { isLoggedIn, useSession } from '../../session/session.ts'

/**
 * Something of the member's, as it is or as this browser has kept it; loaded again once there is a connection.
 * @param name of the copy, among all of the member's
 * @param load the same function from render to render
 */
export function useCopied<T>(memberId: number, name: string, load: () => Promise<T>): Loaded<Copied<T>> {
  const loaded = useLoaded(useCallback(() => readWithCopy(memberId, name, load), [memberId, name, load]))
  const isMember = useSession(isLoggedIn)
  const again = loaded.state === 'ready' ? loaded.reload : loaded.state === 'failed' ? loaded.retry : undefined
  const isStale = loaded.state === 'failed' || (loaded.state === 'ready' && loaded.value.isCopy)
  useEffect(() => {
    if (!isStale || !again) return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isStale, again])
  const refresh = useEffectEvent(() => {
    if (isStale) again?.()
  })
  useEffect(() => {
    if (isMember) refresh()
  }, [isMember])
  return loaded
}
